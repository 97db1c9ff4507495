"""Stock hands out what was read of a drawing, read once."""

import pytest

from unit.publish.printshop import stock


def test_a_galley_is_read_once() -> None:
    assert stock().galley("card.one") is stock().galley("card.one")


def test_a_face_that_was_not_drawn_is_a_fault() -> None:
    with pytest.raises(KeyError, match=r"card\.three"):
        stock().galley("card.three")
