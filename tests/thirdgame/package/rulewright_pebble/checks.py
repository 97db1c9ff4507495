"""What may go wrong in Pebble beyond what the toolchain knows."""

from collections.abc import Iterator

from rulewright.sdk import Catalogue, Example, Finding, Rule, Severity

_FILE = """\
# yaml-language-server: $schema=../../schemas/pebble/wave.json
kind: wave
deck: {id: waves, name: Wave, code: WV, format: card, back: wave}
components:
"""
IDLE_WAVE = Rule(
    "PEB101",
    "idle-wave",
    Severity.WARNING,
    title="A wave that does nothing",
    why="A card of the deck costs a turn to draw, and one without an effect wastes it.",
    wrong=Example(
        _FILE + "- {id: calm, name: Calm, reach: deep}\n", file="components/waves.yaml"
    ),
    right=Example(
        _FILE + "- {id: calm, name: Calm, reach: deep,"
        " effects: [{ops: [{op: gain, what: pebbles, n: 1}]}]}\n",
        file="components/waves.yaml",
    ),
)


def idle_waves(catalogue: Catalogue) -> Iterator[Finding]:
    """Waves have effects."""
    for item in catalogue.of("wave"):
        if not item.data.get("effects"):
            yield IDLE_WAVE.at(
                item.span(("id",)),
                "this wave has no effect",
                hint="give it one, or strike the card",
                within=item.heading,
            )


ALL = (idle_waves,)
RULES = (IDLE_WAVE,)
