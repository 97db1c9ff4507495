"""Views: what one seat may know of a state.

A game says of each field who sees it; sealed answers show only whether they are there.
Chance streams and the stack are nobody's. Permuting what a seat cannot see must not
change its view: the battery holds every game to that.
"""

from rulewright.engine.rules import Rules
from rulewright.engine.state import ASKS, State

View = dict[str, object]


def view(r: Rules, s: State, seat: int) -> View:
    """What the seat knows, as plain data; a hidden number is `None`."""
    fields: dict[str, object] = {}
    for field in r.layout.fields.values():
        part: list[int | None] = list(s.values[field.offset :][: field.count])
        if field.sight == "nobody":
            part = [None] * field.count
        elif field.sight == "owner":
            own = range(seat * field.each, (seat + 1) * field.each)
            part = [x if i in own else None for i, x in enumerate(part)]
        fields[field.name] = part
    seen: View = {"fields": fields, "ask": ASKS[s.ask], "asked": list(s.seats)}
    seen["lists"] = {
        name: list(s.lists[i]) for i, name in enumerate(r.lists) if name not in r.hidden
    }
    if s.ask:
        seen["kind"] = r.book.asks[s.kind].name
        seen["sealed"] = [i >= 0 for i in s.sealed]
        if seat in s.seats:
            place = s.seats.index(seat)
            seen["options"] = list(s.tables[place])
            seen["answered"] = s.sealed[place]
    return seen
