"""Kinds of Mandate 2038: the fields that its faces print."""

from collections.abc import Iterator

import pytest

from rulewright.model import Component, Record
from rulewright.model.record import Asset, Prose, Ref
from rulewright_mandate2038 import kinds
from unit.model.desk import faults, items, once

KINDS = {kind.id: kind for kind in kinds.ALL}
FILES = {kind.id: kind.file_model() for kind in kinds.ALL}
HEAD = """\
kind: KIND
deck: {id: deck, name: Deck, code: DK, format: card}
components:
- id: a
  name: A
"""
SOUND = {
    "era": """\
  numeral: II
  ordinal: 2
  dossier: claim
  strapline: Quiet.
  ready: Ready all your Core Actions.
  news: "New this Era: auctions."
""",
    "action": """\
  icon: fund
  cost: fee
  visits: [capital, media]
  table: audit
""",
    "program": """\
  icon: cluster
  era: era_scale
  cost: fee
  where: host
""",
    "headline": """\
  icon: vote
  era: era_scale
  badge: vote
  duration: by_result
  profile: advanced
  label: regulatory
""",
    "mandate": """\
  icon: trust
  era: era_scale
""",
    "training": """\
  icon: code
  special: false
""",
    "dossier": """\
  icon: trust
  era: era_scale
""",
    "tactic": """\
  icon: deploy
  window: own_deploy
  cost: fee
""",
    "ballot": """\
  labels: {pass: Pass}
""",
    "faction": """\
  icon: owner
  short: Lab
  ceo: Sasha Raman
  color: {solid: "#e4002f", deep: "#a8001f", tint: "#fbe4e5", symbol: white}
  starts:
    {runway: 5, compute: 2, capability: 0, customers: 0, trust: 3,
     research_protection: 1}
  public: {mandate: 2}
  opening: {held: beta, next: launch}
  abilities:
  - {id: flow, name: Flow, era: era_demo, timing: passive, effects: [], rules: Yes.}
  exception: {id: odd, name: Odd, timing: passive, effects: [], rules: No.}
""",
    "tile": """\
  icon: cloud
  category: cloud
  ink: "#1f3f66"
  ring: {inner: 1, outer: 2}
  spaces: {facility: 2, generator: 0}
  contract_icon: compute
  contract_name: Contract
  visit: Gain.
""",
    "table": """\
  profile: advanced
  rows: [{id: caps, runway: 20}]
  notes: [{id: dock, name: Dock, icon: dock, label: Dock}]
""",
    "governance": """\
  icon: vote
  strapline: Decided.
  wells: [{ring: inner, column: 1, row: -1}]
""",
    "ledger": """\
  icon: vote
  strapline: Written.
""",
    "foldout": """\
  icon: vote
  panels:
  - {id: a, icon: vote, front: {name: A, lines: [One]}, back: {name: B, lines: []}}
  - {id: b, icon: vote, front: {name: A, lines: [One]}, back: {name: B, lines: []}}
  - {id: c, icon: vote, front: {name: A, lines: [One]}, back: {name: B, lines: []}}
  - {id: d, icon: vote, front: {name: A, lines: [One]}, back: {name: B, lines: []}}
""",
    "ending": """\
  icon: vote
  agi: true
  open: false
  paragraphs: [It was over.]
""",
    "narrative": """\
  icon: vote
  part: world
  paragraphs: [It began.]
""",
    "piece": """\
  icon: facility
  row: facility
  number: 2
  grid: true
""",
    "accessory": """\
  row: die
""",
}
LETTERS = "write small letters, digits and `_`, a letter first"
NAMED: dict[str, dict[str, tuple[str, ...]]] = {
    "era": {"dossier": ("dossier",)},
    "action": {"visits": ("tile",), "table": ("table",)},
    "program": {"era": ("era",)},
    "headline": {"era": ("era",)},
    "mandate": {"era": ("era",)},
    "dossier": {"era": ("era",)},
    "faction": {"era": ("era",)},
}
"""Fields that name a component, and the kinds that it may be of."""


def text(kind: str) -> str:
    return HEAD.replace("KIND", kind) + SOUND[kind]


def told(kind: str, old: str, new: str) -> list[str]:
    """What is said of the sample of a kind, once `new` stands for `old`."""
    return faults(once(text(kind), old, new), FILES[kind])


def test_every_kind_has_a_sample_here() -> None:
    assert set(SOUND) == set(KINDS)
    for kind in kinds.ALL:
        assert faults(text(kind.id), FILES[kind.id]) == []
        assert kind.home == "mandate2038"


def test_only_tables_and_what_is_bought_have_no_face() -> None:
    faceless = [kind.id for kind in kinds.ALL if kind.faceless]
    assert faceless == ["table", "accessory"]


def required() -> Iterator[tuple[str, str]]:
    for kind in kinds.ALL:
        for name, info in kind.model.model_fields.items():
            if info.is_required() and name not in {"id", "name"}:
                yield kind.id, name


@pytest.mark.parametrize(("kind", "field"), tuple(required()))
def test_a_face_says_what_a_player_must_know(kind: str, field: str) -> None:
    keys = [line for line in text(kind).splitlines() if line.startswith("  ")]
    at = next(n for n, line in enumerate(keys) if line.startswith(f"  {field}:"))
    nested = [n for n, line in enumerate(keys) if n > at and line[2] not in " -"]
    end = nested[0] if nested else len(keys)
    block = "".join(f"{line}\n" for line in keys[at:end])
    assert told(kind, block, "") == [
        f"RW102 4:3 `{field}` is missing here; add `{field}:`"
    ]


def test_what_must_be_said_is_what_the_faces_print() -> None:
    must = {kind: {f for k, f in required() if k == kind} for kind in KINDS}
    assert must == {
        "era": {"numeral", "ordinal", "dossier", "strapline", "ready", "news"},
        "action": {"icon"},
        "program": {"icon", "era", "where"},
        "headline": {"icon", "era", "badge", "duration", "profile"},
        "mandate": {"icon", "era"},
        "training": {"icon", "special"},
        "dossier": {"icon", "era"},
        "tactic": {"icon", "window"},
        "ballot": set(),
        "faction": {"icon", "short", "ceo", "color", "starts", "public", "abilities"},
        "tile": {"icon", "category", "ink", "ring", "spaces"},
        "table": set(),
        "governance": {"icon", "strapline", "wells"},
        "ledger": {"icon", "strapline"},
        "foldout": {"icon", "panels"},
        "ending": {"icon", "agi", "open", "paragraphs"},
        "narrative": {"icon", "part", "paragraphs"},
        "piece": {"icon"},
        "accessory": set(),
    }


@pytest.mark.parametrize(
    ("kind", "old", "new", "expected"),
    [
        ("era", "numeral: II", "numeral: IV", None),
        (
            "era",
            "numeral: II",
            "numeral: V",
            "RW104 6:12 `V` is no value of this field; one of: I, II, III, IV",
        ),
        (
            "era",
            "ordinal: 2",
            "ordinal: 5",
            "RW105 7:12 `5` is out of range; this field takes at most 4",
        ),
        (
            "action",
            "visits: [capital, media]",
            "visits: capital",
            "RW103 8:11 this is text, and a list belongs here; write a list",
        ),
        (
            "action",
            "media]",
            "Media]",
            f"RW106 8:21 `Media` is not written as wanted; {LETTERS}",
        ),
        (
            "program",
            "where: host",
            "where: hots",
            "RW104 9:10 `hots` is no value of this field; did you mean `host`?",
        ),
        (
            "headline",
            "badge: vote",
            "badge: voet",
            "RW104 8:10 `voet` is no value of this field; did you mean `vote`?",
        ),
        (
            "headline",
            "profile: advanced",
            "profile: tactics",
            (
                "RW104 10:12 `tactics` is no value of this field; one of: default,"
                " advanced"
            ),
        ),
        ("headline", "  label: regulatory\n", "", None),
        (
            "training",
            "special: false",
            "special: 0",
            (
                "RW103 7:12 this is a number, and true or false belongs here; write"
                " true or false"
            ),
        ),
        (
            "tactic",
            "cost: fee",
            "profile: default",
            "RW104 8:12 `default` is no value of this field; one of: tactics",
        ),
        ("tactic", "cost: fee", "profile: tactics", None),
        (
            "faction",
            '"#e4002f"',
            '"#E4002F"',
            (
                "RW106 9:18 `#E4002F` is not written as wanted; write it in the form"
                " ^#[0-9a-f]{6}$"
            ),
        ),
        (
            "faction",
            "trust: 3,",
            "",
            "RW102 10:3 `trust` is missing here; add `trust:`",
        ),
        (
            "faction",
            "runway: 5",
            "runway: 100",
            "RW105 11:14 `100` is out of range; this field takes at most 99",
        ),
        (
            "faction",
            "next: launch",
            "nxet: launch",
            "RW101 14:25 `nxet` is no key of this record; did you mean `next`?",
        ),
        (
            "faction",
            "era: era_demo, timing: passive",
            "era: era_demo, timing: passiv",
            "RW104 16:51 `passiv` is no value of this field; did you mean `passive`?",
        ),
        (
            "faction",
            "id: odd, name: Odd, timing: passive",
            "id: odd, name: Odd, timing: once_per_era",
            "RW104 17:43 `once_per_era` is no value of this field; one of: passive",
        ),
        ("tile", "{inner: 1, outer: 2}", "{centre: 1}", None),
        (
            "tile",
            "{inner: 1, outer: 2}",
            "{center: 1}",
            "RW101 9:10 `center` is no key of this record; did you mean `centre`?",
        ),
        (
            "tile",
            "contract_icon: compute",
            "contract_icon: trust",
            "RW104 11:18 `trust` is no value of this field; one of: runway, compute",
        ),
        (
            "table",
            "label: Dock",
            'label: ""',
            "RW106 8:53 this text is empty; write it, or leave the key out if you can",
        ),
    ],
)
def test_a_field_holds_what_its_face_prints(
    kind: str, old: str, new: str, expected: str | None
) -> None:
    assert told(kind, old, new) == ([] if expected is None else [expected])


@pytest.mark.parametrize("kind", kinds.ALL, ids=lambda kind: kind.id)
def test_names_of_components_are_marked_as_names(kind: kinds.Kind) -> None:
    (item,) = items(kind, text(kind.id))
    found: dict[str, tuple[str, ...]] = {}
    for loc, _, mark in item.marked:
        if isinstance(mark, Ref):
            key = [step for step in loc if isinstance(step, str)][-1]
            found[key] = mark.kinds
    assert found == NAMED.get(kind.id, {})


def spoken(model: type[Record]) -> dict[str, str]:
    """The voices of the strings that a record prints."""
    return {
        info.alias or name: mark.role
        for name, info in model.model_fields.items()
        for mark in info.metadata
        if isinstance(mark, Prose)
    }


@pytest.mark.parametrize(
    ("model", "voices"),
    [
        (
            kinds.Era,
            {
                "strapline": "flavour",
                "ready": "rules",
                "news": "rules",
                "advanced": "rules",
                "inactive": "rules",
            },
        ),
        (kinds.Tile, {"visit": "rules", "production": "rules", "contract": "rules"}),
        (kinds.Faction, {"short": "label", "ceo": "label", "strapline": "flavour"}),
        (kinds.Ability, {"name": "title", "rules": "rules"}),
        (kinds.ScoringException, {"name": "title", "rules": "rules"}),
        (kinds.Note, {"name": "title", "rules": "rules"}),
    ],
)
def test_every_string_that_prints_has_its_voice(
    model: type[Record], voices: dict[str, str]
) -> None:
    common = spoken(Component) if issubclass(model, Component) else {}
    assert spoken(model) == {**common, **voices}


def test_rules_text_inside_a_board_is_found() -> None:
    (faction,) = items(KINDS["faction"], text("faction"))
    own = (("abilities", 0, "rules"), "Yes.", Prose("rules"))
    assert own in faction.marked
    assert (("exception", "rules"), "No.", Prose("rules")) in faction.marked
    (tile,) = items(KINDS["tile"], text("tile"))
    assert (("icon",), "cloud", Asset("icons", ".svg")) in tile.marked


def test_effects_are_in_the_ops_of_the_game() -> None:
    sound = once(text("mandate"), "  era:", "  effects: [EFFECT]\n  era:")
    model = FILES["mandate"]
    fee = "{id: fee, ops: [{op: pay, runway: 2}]}"
    assert faults(once(sound, "EFFECT", fee), model) == []
    assert (
        faults(once(sound, "EFFECT", once(fee, "runway: 2", "coins: 2")), model) != []
    )
    (slip,) = faults(once(sound, "EFFECT", once(fee, "op: pay", "op: pya")), model)
    assert slip == "RW104 7:34 `pya` is no value of this field; did you mean `pay`?"


def test_a_table_has_rows_of_plain_values_and_of_numbers_from_elsewhere() -> None:
    (table,) = items(KINDS["table"], text("table"))
    assert table.homes["caps.runway"] == (("rows", 0, "runway"), 20)
    row = "[{id: caps, runway: 20}]"
    assert told("table", row, "[{id: a, of: {ref: table.b.c.d}, on_top: true}]") == []
    for wrong in ("[1]", "{id: caps}", "[{id: caps, runway: [20]}]"):
        assert told("table", row, wrong) != []
