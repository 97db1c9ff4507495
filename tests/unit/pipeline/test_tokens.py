"""The target `tokens`: every copy of every token, and nothing twice."""

from io import BytesIO
from pathlib import Path

import pikepdf

from rulewright.pipeline.choices import Choices
from rulewright.pipeline.targets import MAKERS
from rulewright.pipeline.tokens import tokens
from unit.pipeline.bench import checked, job_of
from unit.pipeline.counters import counters


def test_a_game_without_tokens_has_none(tmp_path: Path) -> None:
    assert list(tokens(job_of(checked(tmp_path)))) == []


def test_every_copy_is_placed_on_each_paper(tmp_path: Path) -> None:
    content = counters("63mm, 88mm", ", make: stand", copies=3)
    job = job_of(checked(tmp_path, content))
    made = dict(tokens(job))
    assert list(made) == ["tokens-a4.pdf", "tokens-letter.pdf"]
    with pikepdf.open(BytesIO(made["tokens-a4.pdf"])) as pdf:
        # Each stands on two faces.
        shown = [page.Contents.read_bytes().count(b" Do Q") for page in pdf.pages]
        assert sum(shown) == 6


def test_a_token_prints_with_the_tokens_alone(tmp_path: Path) -> None:
    content = counters("63mm, 88mm", ", shape: hex")
    job = job_of(checked(tmp_path, content), Choices(papers=("a4",)))
    assert [face.id for face in job.tokens] == ["token.wave"]
    assert job.tokens[0].shape == "hex"
    others = {face.id for face in (*job.flats, *job.tiles, *job.boards)}
    assert "token.wave" not in others
    assert not list(MAKERS["tiles"](job))
