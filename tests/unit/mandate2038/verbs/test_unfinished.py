"""Words that are not written yet: none of them can happen."""

import pytest

from rulewright_mandate2038.verbs import unfinished
from unit.mandate2038.verbs.lectern import compiler, table


@pytest.mark.parametrize("word", unfinished.VERBS_LATER)
def test_what_is_not_written_cannot_happen(word: str) -> None:
    t = table()
    assert not compiler(t).op({"op": word}).can(t.s, 0)
