"""Content of two states. What is printed for it is tested in `since`."""

from pathlib import Path

from rulewright.pipeline.comparing_content import compared_content
from rulewright.pipeline.locating import Place
from rulewright.publish.change_list import Change
from rulewright.publish.face_words import Difference
from samples import cards, sample
from unit.pipeline.bench import Overlay, checked

OLD = cards("- {id: shore, name: Shore, copies: 3, labels: {a: One}}\n")


def changes(folder: Path, new: Overlay, old: Overlay = OLD) -> tuple[Change, ...]:
    then = Place(sample(folder / "then", old))
    now = checked(folder / "now", new)
    assert now.catalogue is not None
    return compared_content(now.catalogue, now.faces, now.texts, then)


def test_copies_alone_print_only_what_is_more(tmp_path: Path) -> None:
    more = cards("- {id: shore, name: Shore, copies: 5, labels: {a: One}}\n")
    (change,) = changes(tmp_path, more)
    assert (change.had, change.has, change.copies, change.words) == (3, 5, 2, ())


def test_fields_are_told_by_the_way_to_them(tmp_path: Path) -> None:
    (change,) = changes(
        tmp_path, cards("- {id: shore, name: Shore, copies: 3, labels: {b: Two}}\n")
    )
    assert change.copies == 3
    assert set(change.words) == {
        Difference("labels a", "One", ""),
        Difference("labels b", "", "Two"),
    }


def test_a_changed_deck_changes_its_cards(tmp_path: Path) -> None:
    renamed = {
        name: text.replace("name: Card", "name: Ticket") for name, text in OLD.items()
    }
    (change,) = changes(tmp_path, {**renamed})
    assert change.words == (Difference("deck, name", "Card", "Ticket"),)


def test_content_of_any_form_is_borne(tmp_path: Path) -> None:
    for body in ("[1, 2]", "{}", "- 3\n- {name: x}\n"):
        found = changes(tmp_path / str(len(body)), {**OLD}, cards(body))
        assert [one.component for one in found if one.has] == ["Shore"]
