"""Text is reckoned about as high as the layout engine sets it."""

from dataclasses import replace

import pytest

from rulewright.measure import Length
from rulewright.publish.anchors import ruling_anchor
from rulewright.publish.book import Back, Fact, Ruling, Section
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.gathering_desk import lay_out
from rulewright.publish.gatherings import Pages
from rulewright.publish.reckoning import Reckoning, opening
from rulewright.publish.standing import notes_width
from unit.publish.bookshop import BACK, GENERAL, ONE, STONES, TWO, book, workshop
from unit.publish.printshop import IMPRINT

WORDS = "Given you have ended your movement on a hex, when you act: you may go on. "


def reckoning() -> Reckoning:
    return Reckoning(workshop().roots)


def ruling(times: int, rests: str = "printed card") -> Ruling:
    return Ruling("R-LONG-10", WORDS * times, rests)


@pytest.mark.parametrize("times", [1, 2, 3, 5, 8])
@pytest.mark.parametrize("rests", ["", "editor: nothing in the rules says otherwise"])
def test_a_ruling_is_as_high_as_it_is_set(times: int, rests: str) -> None:
    entry = replace(ONE, rulings=(ruling(times, rests), *ONE.rulings))
    lone = replace(book(), sections=(Section("a", "A", "A", (entry,)),))
    (only,) = Pages(lone, IMPRINT, workshop()).body()
    anchors = lay_out([only], workshop(), GalleyFile())[only].anchors
    first, after = (anchors[ruling_anchor(entry.id, one.id)].y for one in entry.rulings)
    reckoned = reckoning().ruling(entry.rulings[0], notes_width(entry))
    assert abs((first - after) - float(reckoned.pt)) < 0.5


def test_narrower_is_higher() -> None:
    heights = [
        reckoning().ruling(ruling(4), Length(width * 1000)) for width in (190, 90, 60)
    ]
    assert heights == sorted(heights)
    assert len(set(heights)) == 3


def test_facts_that_fit_share_a_line() -> None:
    width = Length(120_000)
    bare = reckoning().head(replace(TWO, facts=()), width)
    short = replace(TWO, facts=(Fact("Era", ("First",)),))
    assert reckoning().head(short, width) == bare
    long = replace(TWO, facts=(Fact("Era", ("First", "Second", "Third") * 4),))
    assert reckoning().head(long, width) > bare
    assert reckoning().side(short, width) > reckoning().side(
        replace(TWO, facts=()), width
    )


def test_an_opening_grows_with_its_list_and_its_backs() -> None:
    plain = opening(GENERAL)
    listed = opening(replace(STONES, back=None))
    assert plain < listed < opening(STONES)
    several = Back(BACK.shown * 4, BACK.format)
    assert opening(replace(STONES, back=several)) > opening(STONES)
