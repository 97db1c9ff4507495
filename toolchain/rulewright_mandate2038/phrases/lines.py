"""Lines of cards, panels and tiles of Mandate 2038."""

from rulewright.sdk import Phrase

ALL = (
    # vote: weights and ties are those of the vote procedure; bullets are the options
    Phrase("chooser.vote", "chooser", "hold a vote", {"vote": "all"}),
    # roll: bullets begin with a range of the die
    Phrase(
        "chooser.roll", "chooser", "roll the Volatility die", {"roll": "volatility_die"}
    ),
    # mode label: names a mode or contract and the Era or profile that opens it
    Phrase("label.mode", "label", "{m:mode} :", {"label": "$m"}),
    Phrase(
        "label.mode_era",
        "label",
        "{m:mode} ( {e:era} ) :",
        {"label": "$m", "from": "$e"},
    ),
    Phrase(
        "label.mode_adv",
        "label",
        "{m:mode} ( {e:era} , Advanced Play ) :",
        {"label": "$m", "from": "$e", "profile": "advanced"},
    ),
    Phrase("label.contract", "label", "{k:contract} :", {"label": "$k"}),
    # needs line: must hold at selection and again at resolution; several Needs lines all apply
    Phrase(
        "need.hosts",
        "need",
        "{n:int} of own {p:piece#pl} on adjacent hexes with no {g:program#sg}",
        {"hosts": "$n", "of": "$p", "adjacent": True, "without": "$g"},
    ),
    Phrase(
        "need.power",
        "need",
        "{q:amount} of own capacity that can reach both hosts",
        {"capacity": "$q", "reaching": "both_hosts"},
    ),
    Phrase("need.pair", "need", "a free pair", "free_pair"),
    Phrase(
        "need.two",
        "need",
        "{n:int} different unused Core Actions you can resolve",
        {"unused_actions": "$n"},
    ),
    Phrase(
        "need.slot",
        "need",
        "{t:target} in supply and {w:slot}",
        {"in_supply": "$t", "slot": "$w"},
    ),
    # capacity and contract lines: printed constants of a tile or contract
    Phrase("unit.capacity", "unit", "Capacity : {q:amount} .", {"capacity": "$q"}),
    Phrase("unit.contract", "unit", "Contract : {q:amount} .", {"contract_icon": "$q"}),
    # lead line: what an Era Mandate compares; direction, metric, basis
    Phrase(
        "unit.lead",
        "unit",
        "Lead : the {d:extreme} {m:metric} .",
        {"lead": "$d", "metric": "$m"},
    ),
    # lead among: only the players named are compared
    Phrase(
        "unit.lead_among",
        "unit",
        "Lead : the {d:extreme} {m:metric} among players {a:among} .",
        {"lead": "$d", "metric": "$m", "among": "$a"},
    ),
    # minimum line: who falls short does not qualify
    Phrase("unit.min", "unit", "Minimum : {n:int} .", {"minimum": "$n"}),
    # system lists: what a panel opens or still keeps shut
    Phrase("unit.new", "unit", "New this Era : {l:listing} .", {"new_this_era": "$l"}),
    Phrase("unit.off", "unit", "Not active : {l:listing} .", {"not_active": "$l"}),
    # Era figures: panel constants
    Phrase("unit.cycles", "unit", "Cycles : {n:int} .", {"cycles": "$n"}),
    Phrase(
        "unit.auditbase", "unit", "Base draw : {n:int} cube#n .", {"audit_base": "$n"}
    ),
    Phrase("unit.markers", "unit", "Markers : {q:amount} .", {"markers": "$q"}),
)
