"""The layout: what is secret, and where pieces begin."""

from tabletop import rules


def test_only_what_is_filed_is_hidden() -> None:
    fields = rules().layout.fields.values()
    assert [field.name for field in fields if field.sight != "open"] == ["dossier"]


def test_pieces_begin_in_supply() -> None:
    r = rules()
    blank = r.layout.blank()
    for field in ("pawn", "facility", "generator", "fusion", "venture", "project"):
        found = r.layout.fields[field]
        assert set(blank[found.offset : found.offset + found.count]) == {-1}
