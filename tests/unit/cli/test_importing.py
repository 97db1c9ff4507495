"""`rulewright import`: a table taken in, or its fault shown at the cell."""

import contextlib
from pathlib import Path

from samples import sample
from unit.cli.desk import OUT, run


def test_out_and_back(tmp_path: Path) -> None:
    game = sample(tmp_path)
    with contextlib.chdir(game):
        assert run("export", "csv", "--out", "out").status == 0
        table = Path("out/pebble/csv/cards.csv")
        table.write_bytes(table.read_bytes().replace(b"The Shore", b"The Strand"))
        dry = run("import", str(table), "--dry-run", "--out", str(OUT))
        assert (dry.status, dry.out) == (0, "1 cells differ; nothing was written\n")
        said = run("import", str(table), "--out", str(OUT))
    assert (said.status, said.err) == (0, "")
    assert said.out == "1 cells differ; components/cards.yaml written\n"
    assert "name: The Strand" in (game / "components/cards.yaml").read_text()


def test_a_fault_is_shown_at_its_cell(tmp_path: Path) -> None:
    with contextlib.chdir(sample(tmp_path)):
        Path("cards.csv").write_text("id,name\nshore\n")
        said = run("import", "cards.csv", "--out", str(OUT))
        lost = run("import", "crads.csv", "--out", str(OUT))
    assert (said.status, said.findings) == (1, [("cards.csv:2:1", "RW029")])
    assert (lost.status, [code for _, code in lost.findings]) == (1, ["RW001"])
