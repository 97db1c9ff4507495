"""Revisions: found, listed, read, and everything that can be in the way told."""

import shutil
from pathlib import Path

import pytest

from rulewright.diagnostics import Report
from rulewright.pipeline import revisions
from rulewright.pipeline.revisions import GitError, revision
from samples import codes
from unit.pipeline.archive import commit, git, repository


def test_a_revision_is_read_without_touching_the_work_tree(tmp_path: Path) -> None:
    game = repository(tmp_path)
    cards = game / "components" / "cards.yaml"
    sound = cards.read_bytes()
    cards.write_text("not committed")
    before = git(tmp_path, "status", "--porcelain")
    report = Report()
    for said in ("v1", "HEAD", "main", git(tmp_path, "rev-parse", "HEAD")[:8]):
        found = revision(said, game, report)
        assert found is not None
        assert (found.said, found.day) == (said, "2038-01-31")
        assert found.top == tmp_path.resolve()
        name = "pebble/components/cards.yaml"
        assert found.read([name, "pebble/game.yaml"])[name] == sound
    assert report.findings == ()
    assert git(tmp_path, "status", "--porcelain") == before
    assert cards.read_text() == "not committed"


def test_links_and_what_leads_out_are_left_out(tmp_path: Path) -> None:
    game = repository(tmp_path)
    (game / "link.yaml").symlink_to("/etc/passwd")
    (game / "with space ü.yaml").write_text("x")
    commit(tmp_path, "v2")
    found = revision("v2", game, Report())
    assert found is not None
    assert "pebble/link.yaml" not in found.files
    assert found.read(["pebble/with space ü.yaml"]) == {
        "pebble/with space ü.yaml": b"x"
    }


@pytest.mark.parametrize(
    "said", ["v9", "", "--all", "-h", "HEAD~5", "v1:pebble", "a\0b", "🃏", "deadbeef"]
)
def test_what_is_no_revision_is_told(tmp_path: Path, said: str) -> None:
    report = Report()
    assert revision(said, repository(tmp_path), report) is None
    assert codes(report.findings) == ["RW704"]


def test_a_clone_without_its_history_is_told(tmp_path: Path) -> None:
    repository(tmp_path / "whole")
    (tmp_path / "whole" / "more").write_text("x")
    commit(tmp_path / "whole", "v2")
    url = (tmp_path / "whole").as_uri()
    git(tmp_path, "clone", "-q", "--depth", "1", url, "part")
    report = Report()
    assert revision("HEAD~1", tmp_path / "part" / "pebble", report) is None
    assert "unshallow" in report.findings[0].hint


def test_a_folder_without_a_repository_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    report = Report()
    assert revision("HEAD", tmp_path, report) is None
    assert codes(report.findings) == ["RW703"]
    assert "not a git repository" in report.findings[0].says


def test_a_machine_without_git_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    report = Report()
    assert revision("HEAD", tmp_path, report) is None
    assert codes(report.findings) == ["RW703"]
    assert "git is not installed" in report.findings[0].says


def test_a_repository_without_a_commit_has_no_revision(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    report = Report()
    assert revision("HEAD", tmp_path, report) is None
    assert codes(report.findings) == ["RW704"]


def test_a_lost_object_is_told(tmp_path: Path) -> None:
    game = repository(tmp_path)
    found = revision("v1", game, Report())
    assert found is not None
    lost = found.files["pebble/game.yaml"]
    (tmp_path / ".git" / "objects" / lost[:2] / lost[2:]).unlink()
    with pytest.raises(GitError, match=r"game\.yaml"):
        found.read(["pebble/game.yaml"])


def test_a_hook_does_not_lead_astray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = repository(tmp_path / "a")
    git(tmp_path, "init", "-q", "b")
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "b" / ".git"))
    found = revision("v1", game, Report())
    assert found is not None
    assert found.top == (tmp_path / "a").resolve()


def test_git_is_not_let_to_any_remote() -> None:
    assert revisions._QUIET["GIT_ALLOW_PROTOCOL"] == "none"
    assert revisions._QUIET["GIT_NO_LAZY_FETCH"] == "1"
