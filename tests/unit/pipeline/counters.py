"""A deck of tokens for the sample game."""

from samples import PEBBLE

_PRESS = (PEBBLE / "print.yaml").read_text("utf-8")


def counters(trim: str, more: str = "", copies: int = 1) -> dict[str, str | bytes]:
    """An overlay with one token of a size; `more` are further fields of it."""
    size = f"  counter: {{trim: [{trim}], bleed: 2mm, safe: 0mm}}\n"
    face = "  token: {template: pebble/card.html, back: pebble/back.html}\n"
    return {
        "print.yaml": _PRESS.replace("faces:\n", f"{size}faces:\n{face}"),
        "components/counters.yaml": (
            "# yaml-language-server: $schema=../schemas/rulewright/token.json\n"
            "kind: token\n"
            "deck: {id: counters, name: Counter, code: CO, format: counter}\n"
            "components:\n"
            f"- {{id: wave, name: Wave, copies: {copies}{more}}}\n"
        ),
    }
