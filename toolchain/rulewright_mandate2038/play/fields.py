"""The layout of the state: every number of a game of Mandate 2038, by name.

Each attribute is an offset into `State.values`; `each` fields have one entry (or `per`)
for every seat. -1 stands for nowhere, nobody, nothing. Resources (`Track.offset`) and
what faces remember are added by `rules.Mandate` and the compiler.
"""

from rulewright.sdk.engine import Layout
from rulewright_mandate2038.play.geometry import HEXES
from rulewright_mandate2038.play.numbers import Numbers


class Fields:
    """Offsets; see the module. Pieces are hexes, -1 while in supply."""

    def __init__(self, layout: Layout, n: Numbers) -> None:
        self._table(layout)
        self._pieces(layout, n)
        self._contracts(layout, n)
        self._counts(layout)
        self._run(layout, n)
        self._faction(layout)
        self._power(layout)
        self._programs(layout)

    def _table(self, layout: Layout) -> None:
        one, run, each = layout.one, layout.run, layout.each
        # The table. Eras and cycles count from 0; faces by their number.
        self.era = one("era", -1)
        self.cycle = one("cycle")
        self.initiative = one("initiative")
        self.headline = one("headline", -1)
        self.mandate_card = one("mandate_card", -1)
        self.setup_trust = one("setup_trust")
        # The turn: who acts, with which piece, where its Move ended; hypothetical
        # while legality is judged (see `legality`).
        self.acting = one("acting", -1)
        self.piece = one("piece", -1)
        self.destination = one("destination")
        self.resolving = one("resolving", -1)
        self.visits = one("visits", 1)
        self.declined = one("declined")
        # While an ability happens in place of a move: how many frames are below it.
        self.replacing = one("replacing")
        # What just happened, for the windows that tell of it.
        self.built_piece = one("built_piece", -1)
        self.recruited = one("recruited")
        self.resolved = one("resolved", -1)
        self.spent_compute = one("spent_compute")
        # The map.
        self.tile = run("tile", HEXES, -1)
        self.built = run("built", HEXES)
        self.slots = run("slots", HEXES)
        # Seats.
        self.faction = each("faction", start=-1)
        self.selected = each("selected", start=-1)
        self.unused = each("unused")
        self.programs_done = each("programs_done")
        self.markers = each("markers")

    def _pieces(self, layout: Layout, n: Numbers) -> None:
        one, each = layout.one, layout.each
        # Pieces: pawn 0 is the CEO, 1 up are Teams.
        self.pawns = n.teams + 1
        self.facilities = n.facilities
        self.pawn = each("pawn", self.pawns, -1)
        self.facility = each("facility", n.facilities, -1)
        self.powered = each("powered", n.facilities)
        self.link = each("link", n.facilities)
        self.generator = each("generator", start=-1)
        self.fusion = one("fusion", -1)
        self.fusion_owner = one("fusion_owner", -1)

    def _contracts(self, layout: Layout, n: Numbers) -> None:
        one, run = layout.one, layout.run
        # Contracts: hosts are seat * facilities + index, two for each pair, -1: free.
        self.venture = run("venture", 2 * n.pairs, -1)
        self.venture_by = run("venture_by", n.pairs, -1)
        self.venture_era = run("venture_era", n.pairs, -1)
        self.project = run("project", 2 * n.projects, -1)
        self.project_power = run("project_power", n.projects)
        # The Joint Venture that was just created.
        self.signed = one("signed")

    def _counts(self, layout: Layout) -> None:
        one, each = layout.one, layout.each
        # The bag.
        self.bag = each("bag")
        self.bag_risk = one("bag_risk")
        # What Era Mandates count; begins again each Era.
        self.capability_gained = each("capability_gained")
        self.customers_gained = each("customers_gained")
        self.fund_runway = each("fund_runway")
        self.scrutiny_added = each("scrutiny_added")
        self.best_run = each("best_run")
        self.compute_made = each("compute_made")
        self.deploys = each("deploys")
        # A bit for each card that was resolved in this Era.
        self.resolved_cards = each("resolved_cards")
        # The threshold that is being scored, for changes of its award.
        self.threshold = one("threshold")
        # Thresholds scored: a bit for each award, in the order of its table.
        self.capability_scored = each("capability_scored")
        self.trust_scored = each("trust_scored")
        self.customers_scored = each("customers_scored")
        # The Dossier: for each Era, 1 Commit, 0 Hedge, -1 not filed.
        self.dossier = each("dossier", 4, -1, sight="nobody")
        # Shown in the last Era: 1 Commit. What claims come to; who has won, as a mask.
        self.shown = each("shown", 4, -1)
        self.unpaid = each("unpaid")
        self.evidence = each("evidence")
        self.strength = each("strength")
        self.claims = each("claims")
        self.former = one("former", -1)
        self.winners = one("winners")
        self.ending = one("ending", -1)

    def _run(self, layout: Layout, n: Numbers) -> None:
        one, run = layout.one, layout.run
        # The Training Run; cards by their number among Training faces.
        self.run_card = one("run_card", -1)
        self.run_provisional = one("run_provisional")
        self.run_domains = one("run_domains")
        self.run_duplicate = one("run_duplicate")
        self.run_over = one("run_over")
        self.run_visit = one("run_visit")
        self.run_banked = one("run_banked")
        self.run_counted = one("run_counted")
        self.run_cards = run("run_cards", n.trainings)
        self.deck = run("deck", n.trainings)
        self.discard = run("discard", n.trainings)

    def _faction(self, layout: Layout) -> None:
        # Temporary Compute: paid before Compute, gone at the end of the cycle.
        self.temporary = layout.each("temporary")

    def _power(self, layout: Layout) -> None:
        # Units taken for this Allocate box; whether output counts; Joint Ventures of
        # this Era that operated.
        self.supplemental = layout.each("supplemental")
        self.producing = layout.one("producing")
        self.operated = layout.each("operated")

    def _programs(self, layout: Layout) -> None:
        # Agent Swarm: a bit for each Core Action named; the one with the visit bonus.
        self.swarm = layout.one("swarm")
        self.visited = layout.one("visited", -1)
