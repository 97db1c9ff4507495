"""What a seat cannot see, permuted: other states that must look the same to it."""

from collections.abc import Iterator

from rulewright.engine import TOGETHER, Rules, State


def variants(r: Rules, s: State, seat: int) -> Iterator[tuple[str, State]]:
    """States that differ only in what the seat cannot know, each with what differs."""
    yield "chance", _other_streams(s)
    for field in r.layout.fields.values():
        if field.sight == "open":
            continue
        own = range(seat * field.each, (seat + 1) * field.each)
        for place in range(field.count):
            if field.sight == "owner" and place in own:
                continue
            other = s.clone()
            other.values[field.offset + place] += 1
            yield field.name, other
    for number, name in enumerate(r.lists):
        if name in r.hidden and len(s.lists[number]) > 1:
            other = s.clone()
            other.lists[number].reverse()
            yield name, other
    if s.ask == TOGETHER:
        for place, index in enumerate(s.sealed):
            if s.seats[place] != seat and index >= 0 and len(s.tables[place]) > 1:
                other = s.clone()
                other.sealed[place] = (index + 1) % len(s.tables[place])
                yield "a sealed answer", other


def _other_streams(s: State) -> State:
    other = s.clone()
    other.streams = [stream ^ 1 for stream in s.streams]
    return other
