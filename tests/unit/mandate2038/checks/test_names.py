"""References of effects and names that a face makes for itself."""

from pathlib import Path

from rulewright_mandate2038.checks import names
from unit.mandate2038.workshop import codes, content

FILE = "components/headlines.yaml"


def test_every_name_leads_somewhere(tmp_path: Path) -> None:
    catalogue = content(tmp_path)
    assert codes(f for check in names.CHECKS for f in check(catalogue)) == []


def test_a_reference_to_nothing_suggests_the_nearest_home(tmp_path: Path) -> None:
    catalogue = content(tmp_path, {FILE: ("{ref: surge.up_to}", "{ref: surge.up_too}")})
    (finding,) = names.references(catalogue)
    assert finding.rule.code == "MAN101"
    assert finding.hint == "did you mean `surge.up_to`?"
    assert finding.span is not None
    line = (
        (tmp_path / "content/mandate2038" / FILE)
        .read_text("utf-8")
        .splitlines()[finding.span.line - 1]
    )
    assert line[finding.span.column - 1 :].startswith("surge.up_too")


def test_a_reference_to_two_numbers_is_found(tmp_path: Path) -> None:
    old = "- {op: take, resource: supplemental_power, up_to: 2, bind: drawn}"
    both = f"{old}\n    - {old[2:].replace('drawn', 'more')}"
    catalogue = content(tmp_path, {FILE: (old, both)})
    (finding,) = names.references(catalogue)
    assert finding.says == "`surge.up_to` could be 2 numbers"


def test_a_name_that_nothing_makes_is_found(tmp_path: Path) -> None:
    catalogue = content(
        tmp_path, {FILE: ("who: {frozen: author}", "who: {frozen: me}")}
    )
    (finding,) = names.names(catalogue)
    assert finding.rule.code == "MAN102"
    assert finding.says == "nothing on this face makes `me`"


def test_words_of_the_game_need_no_maker(tmp_path: Path) -> None:
    old = "{op: choose, what: core_action, bind: law}, {op: freeze"
    catalogue = content(tmp_path, {FILE: (old, old.replace("bind: law", "bind: act"))})
    # `law` is still made by the other branch; `deploy` and `destination` are words.
    assert list(names.names(catalogue)) == []
