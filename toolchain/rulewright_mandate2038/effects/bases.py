"""Where the base figure of each field of the rules is authored.

An effect changes a field by its path (`fields`); the number that it changes stands on
some face or table. A field without a number of its own (what nothing prints, or what
begins at nothing) has no home here.
"""

from rulewright_mandate2038.effects.fields import Path

BASES: dict[Path, tuple[str, ...]] = {
    "research.cost.compute": ("action.research.fee.compute",),
    "deploy.cost.compute": ("action.deploy.fee.compute",),
    "facility.cost.runway": ("action.build.facility.runway",),
    "generator.cost.runway": (
        "tile.grid_reactor.price.value",
        "tile.renewable_basin.price.value",
    ),
    "link.cost.runway": ("action.build.link.runway",),
    "build.cost.runway": (
        "action.build.facility.runway",
        "tile.grid_reactor.price.value",
        "tile.renewable_basin.price.value",
        "action.build.link.runway",
    ),
    "recruit.cost.runway": ("action.organize.recruit.runway",),
    "relocate.cost.runway": ("action.organize.relocate.runway",),
    "mega_cluster.cost.runway": ("program.mega_cluster.fee.runway",),
    "mega_cluster.cost.compute": ("program.mega_cluster.fee.compute",),
    "fusion_demonstrator.cost.runway": ("program.fusion_demonstrator.fee.runway",),
    "mega_cluster.cost.marker": ("program.mega_cluster.fee.program_marker",),
    "reorganization.cost.marker": ("program.reorganization.fee.program_marker",),
    "open_weights.cost.marker": ("program.open_weights.fee.program_marker",),
    "narrative_capture.cost.marker": ("program.narrative_capture.fee.program_marker",),
    "agent_swarm.cost.marker": ("program.agent_swarm.fee.program_marker",),
    "fusion_demonstrator.cost.marker": (
        "program.fusion_demonstrator.fee.program_marker",
    ),
    "fund.gain.runway": (
        "action.fund.conservative.runway",
        "action.fund.venture.runway",
    ),
    "influence.gain.trust": ("action.influence.lobby.trust",),
    "influence.remove.scrutiny": ("action.influence.settle.n",),
    "fund.scrutiny": ("action.fund.venture.n",),
    "deploy.scrutiny": ("action.deploy.launch.n",),
    "mega_cluster.scrutiny": ("program.mega_cluster.charter.n",),
    "agent_swarm.scrutiny": ("program.agent_swarm.exposure.n",),
    "fusion_demonstrator.scrutiny": ("program.fusion_demonstrator.glare.n",),
    "deploy.requirement": (
        "table.customers.first.capability",
        "table.customers.second.capability",
        "table.customers.third.capability",
        "table.customers.fourth.capability",
        "table.customers.fifth.capability",
    ),
    "recruit.count": ("action.organize.hire.n",),
    "run.domain_value": ("table.training_run.domain.provisional",),
    "run.crash.scrutiny": ("table.training_run.crash.scrutiny",),
    "generator.capacity": (
        "tile.grid_reactor.capacity.value",
        "tile.renewable_basin.capacity.value",
        "program.fusion_demonstrator.capacity.value",
    ),
    "customer.income": ("table.income.customer.runway",),
    "contract.range.create": ("table.joint_venture.reach.steps",),
    "contract.range.operate": ("table.joint_venture.reach.steps",),
    "award.capability": (
        "table.capability_awards.low.mandate",
        "table.capability_awards.middle.mandate",
        "table.capability_awards.high.mandate",
        "table.capability_awards.top.mandate",
    ),
    "claim.publication": ("dossier.publication_claim.publication.strength",),
    "protection.refresh": ("table.training_run.refresh.research_protection",),
}
