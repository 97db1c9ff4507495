"""Everything put together: what is refused, what is offered."""

import pytest

from rulewright.sdk.engine import BundleError
from rulewright_mandate2038.play.assembly import ENGINE, tables
from tabletop import bundle


def test_how_many_may_play_stands_in_the_bundle() -> None:
    assert tables(bundle()) == (2, 3, 4, 5, 6)


def test_a_profile_that_is_not_played_is_refused() -> None:
    with pytest.raises(BundleError) as caught:
        ENGINE.rules(bundle(), "advanced", 4)
    assert caught.value.field == "profile"
