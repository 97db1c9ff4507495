"""Whereabouts: the whole search, its order, and games that cannot be searched."""

from pathlib import Path

import pytest

from rulewright.pipeline.subjects import UnknownNameError
from rulewright.pipeline.whereabouts import where
from samples import CHECKOUT, codes, sample
from unit.pipeline.lookout import OVERLAY, told

OUT = CHECKOUT / "build" / "cache" / "bench"


def test_the_definition_comes_first_then_places_in_order(tmp_path: Path) -> None:
    game = str(sample(tmp_path, OVERLAY))
    searched = where("card.shore", game, tmp_path, OUT)
    (found,) = searched.found
    assert (searched.searched, searched.findings) == (True, ())
    kinds = [told(use)[1] for use in found.uses]
    assert kinds[0] == "definition"
    assert "definition" not in kinds[1:]
    spans = [use.span for use in found.uses[1:]]
    assert spans == sorted(spans)
    assert len(set(found.uses)) == len(found.uses)


def test_templates_of_the_game_are_searched(tmp_path: Path) -> None:
    template = "templates/pebble/more.html"
    game = sample(tmp_path, {**OVERLAY, template: '{% set x = "Pebble" %}\n'})
    (found,) = where("Pebble", str(game), tmp_path, OUT).found
    assert ("templates/pebble/more.html:1:13", "name in a template") in {
        (told(use)[0], told(use)[1]) for use in found.uses
    }


def test_a_game_with_errors_is_searched_as_far_as_it_goes(tmp_path: Path) -> None:
    broken = {**OVERLAY, "components/stones.yaml": "kind: stone\n"}
    searched = where("The Shore", str(sample(tmp_path, broken)), tmp_path, OUT)
    assert searched.searched
    assert searched.findings
    assert len(searched.found[0].uses) > 3
    with pytest.raises(UnknownNameError):
        where("Flint", str(sample(tmp_path, broken)), tmp_path, OUT)


def test_what_is_no_game_is_not_searched(tmp_path: Path) -> None:
    nothing = where("Pebble", "nowhere", tmp_path, OUT)
    assert (nothing.searched, codes(nothing.findings)) == (False, ["RW801"])
    broken = sample(tmp_path, {"game.yaml": "id: pebble\n"})
    assert not where("Pebble", str(broken), tmp_path, OUT).searched
