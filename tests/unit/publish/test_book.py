"""The parts of a book are values that the pipeline fills."""

from dataclasses import replace

from unit.publish.bookshop import ONE, STONES, book


def test_an_entry_needs_no_more_than_its_face() -> None:
    bare = replace(ONE, used=(), rulings=(), facts=())
    assert bare.shown == ONE.shown
    assert bare != ONE


def test_a_book_speaks_of_cards_and_boards_unless_told_otherwise() -> None:
    assert book().over == "Card and Board Reference"
    assert STONES.back is not None
