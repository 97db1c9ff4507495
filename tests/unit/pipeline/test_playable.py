"""A game to play: exported once, and again when something has changed."""

from pathlib import Path

import pytest

from rulewright.engine import read_bundle
from rulewright.pipeline import bundling
from rulewright.pipeline.playable import playable
from samples import sample

CARDS = "components/cards.yaml"


def test_a_bundle_is_made_when_content_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    real = bundling.export_engine

    def noted(*arguments: object) -> object:
        made.append(1)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(bundling, "export_engine", noted)
    game, out = sample(tmp_path), tmp_path / "out"
    first = playable(str(game), tmp_path, out)
    again = playable(str(game), tmp_path, out)
    assert first.text == again.text == (out / "pebble/engine.json").read_text("utf-8")
    assert len(made) == 1
    assert first.door is None

    # Somebody's own file in its place is not taken for ours.
    (out / "pebble/engine.json").write_text("{}", encoding="utf-8")
    assert playable(str(game), tmp_path, out).text == first.text
    cards = game / CARDS
    cards.write_text(
        cards.read_text("utf-8").replace("copies: 3", "copies: 4"), "utf-8"
    )
    other = playable(str(game), tmp_path, out).text
    assert len(made) == 3
    assert other is not None
    assert read_bundle(other).rules_hash != read_bundle(first.text or "").rules_hash


def test_a_game_with_errors_is_not_played(tmp_path: Path) -> None:
    game = sample(tmp_path, {CARDS: "kind: card\n"})
    found = playable(str(game), tmp_path, tmp_path / "out")
    assert found.text is None
    assert found.findings


def test_no_game_and_no_room(tmp_path: Path) -> None:
    missing = playable(None, tmp_path, tmp_path / "out")
    assert [finding.rule.code for finding in missing.findings] == ["RW801"]
    (tmp_path / "file").write_text("", encoding="utf-8")
    refused = playable(str(sample(tmp_path)), tmp_path, tmp_path / "file")
    assert [finding.rule.code for finding in refused.findings] == ["RW701"]
