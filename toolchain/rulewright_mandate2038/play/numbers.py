"""Figures of the rules that stand in tables, read once from the bundle."""

from rulewright.sdk.engine import Bundle


class Numbers:
    """The numbers that procedures use; each is named for what it counts."""

    def __init__(self, bundle: Bundle) -> None:
        n = bundle.number
        self.least_players = n("setup_table", "players", "least")
        self.most_players = n("setup_table", "players", "most")
        self.headlines_each_era = n("setup_table", "headlines", "each_era")
        self.teams = n("pieces", "team", "each")
        self.teams_at_start = n("setup_player", "team", "count")
        self.facilities = n("pieces", "facility", "each")
        self.pairs = n("shared_pieces", "joint_venture_pair", "count")
        self.projects = n("shared_pieces", "mega_cluster_pair", "count")
        self.cubes = n("caps", "scrutiny", "most")
        self.risk = n("caps", "systemic_risk", "most")
        self.steps = n("turn", "movement", "steps")
        self.trade = {name: n("turn", "trade", name) for name in ("runway", "compute")}
        self.hit_runway = n("audit", "hit", "runway")
        self.hit_trust = n("audit", "hit", "trust")
        self.exposed = n("audit", "exposure", "customers")
        self.audit_over = n("audit", "draws", "over")
        self.audit_least = n("audit", "draws", "least")
        self.income = n("income", "customer", "runway")
        self.refresh = n("training_run", "refresh", "research_protection")
        self.shield = n("training_run", "shield", "research_protection")
        self.crash = n("training_run", "crash", "scrutiny")
        self.trainings = len(bundle.of("training"))
        self.grid = n("power", "starting_grid", "power")
        self.demand = n("power", "facility", "demand")
        self.reach = n("power", "reach", "steps")
        self.project_demand = _project_demand(bundle)
        self.offline = n("ending", "offline", "mandate")
        self.open_trust = n("ending", "open", "trust_each_player")
        self.open_risk = n("ending", "open", "risk_each_player")
        self.threshold_strength = n("claim", "threshold", "strength")
        self.share = n("joint_venture", "share", "units")
        self.venture_reach = n("joint_venture", "reach", "steps")
        tables = bundle.tables
        self.customers = [
            (row["capability"], row["mandate"]) for row in tables["customers"].values()
        ]
        self.capability_awards = [
            (row["capability"], row["mandate"])
            for row in tables["capability_awards"].values()
        ]
        self.trust_awards = [
            (row["trust"], row["mandate"]) for row in tables["trust_awards"].values()
        ]


def _project_demand(bundle: Bundle) -> int:
    """What a project asks besides its hosts' Power, by its card."""
    for face in bundle.of("program"):
        for entry in face["effects"]:
            for op in entry.get("ops", ()):
                if op["op"] == "pay" and "power" in op:
                    power: int = op["power"]
                    return power
    return 0
