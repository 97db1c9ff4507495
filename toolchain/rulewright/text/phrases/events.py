"""Events that open a window, and the deeds of players in them."""

from rulewright.text.phrase import Phrase

ALL = (
    # event window: any deed may be an event; when = during and able to change it; after = once it is finished; before = not yet begun
    Phrase("event.you", "event", "you {d:deed^you}", {"you": "$d"}),
    Phrase("event.rival", "event", "a rival {d:deed^third}", {"rival": "$d"}),
    Phrase("event.any", "event", "a player {d:deed^third}", {"any_player": "$d"}),
    Phrase("deed.effect", "deed", "{e:effect}", "$e"),
    Phrase("deed.gain", "deed", "gain* {q:threshold}", {"do": "gain", "q": "$q"}),
    Phrase("deed.pay", "deed", "pay* {q:threshold}", {"do": "pay", "q": "$q"}),
    Phrase("deed.placeit", "deed", "place* it", {"do": "place", "what": "it"}),
    Phrase("event.box", "event", "the {b:box}", {"box": "$b"}),
)
