"""Events that open a window, and the deeds of players in them.

Any effect may be a deed. When = during it and able to change it; after = once it is
finished; before = not yet begun.
"""

from rulewright.text.phrase import Phrase

ALL = (
    Phrase("event.you", "event", "you {d:deed^you}", {"you": "$d"}),
    Phrase(
        "event.rival",
        "event",
        "a rival {d:deed^third}",
        {"rival": "$d"},
        names=("rival",),
    ),
    Phrase(
        "event.any_player",
        "event",
        "a player {d:deed^third}",
        {"any_player": "$d"},
        names=("player",),
    ),
    Phrase("event.box", "event", "the {b:box}", {"box": "$b"}),
    Phrase("deed.effect", "deed", "{e:effect}", "$e"),
    Phrase("deed.gain", "deed", "gain* {q:threshold}", {"do": "gain", "q": "$q"}),
    Phrase(
        "deed.place_it",
        "deed",
        "place* it",
        {"do": "place", "what": "it"},
        points=("it",),
    ),
)
