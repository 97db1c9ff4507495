"""Open choices: what is listed, what is kept, what ties."""

from rulewright_mandate2038.play import choosing
from tabletop import Tabletop


def test_r_hea_27_the_most_selected_core_actions() -> None:
    t = Tabletop()
    first = t.r.at.selected
    for cards, most in (
        ([0, 0, 2, 3], [0]),
        ([0, 0, 2, 2], [0, 2]),
        ([6, 6, 6, 6], []),
        ([6, 6, 6, 1], [1]),
    ):
        t.v[first : first + 4] = cards
        assert choosing.most_selected(t.r, t.s) == most


def test_what_is_chosen_is_kept_under_its_name() -> None:
    t = Tabletop()
    t.headline("ai_written_law")
    assert t.offers() == [
        "fund", "research", "build", "organize", "deploy", "influence"
    ]  # fmt: skip
    t.answer("build")
    place = t.r.layout.fields["headline.ai_written_law:law"].offset
    assert t.v[place] == 2
