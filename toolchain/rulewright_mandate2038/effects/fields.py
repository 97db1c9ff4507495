"""The fields of the rules that an effect may change, by path.

A cost is `WHO.cost.RESOURCE`, a gain `WHO.gain.RESOURCE`, Scrutiny that something adds
`WHO.scrutiny`; WHO is a Core Action, one of its modes, or a Program. The rest are named
figures of the rules. The list is closed: a path that is not here changes nothing.
"""

from typing import Annotated, Literal, get_args

from pydantic import Tag

from rulewright.sdk.effects import Several, by_form

Path = Literal[
    "research.cost.compute",
    "deploy.cost.compute",
    "build.cost.runway",
    "facility.cost.runway",
    "generator.cost.runway",
    "link.cost.runway",
    "recruit.cost.runway",
    "relocate.cost.runway",
    "mega_cluster.cost.runway",
    "mega_cluster.cost.compute",
    "fusion_demonstrator.cost.runway",
    "mega_cluster.cost.marker",
    "reorganization.cost.marker",
    "open_weights.cost.marker",
    "narrative_capture.cost.marker",
    "agent_swarm.cost.marker",
    "fusion_demonstrator.cost.marker",
    "fund.gain.runway",
    "influence.gain.trust",
    "influence.remove.scrutiny",
    "fund.scrutiny",
    "research.scrutiny",
    "build.scrutiny",
    "organize.scrutiny",
    "recruit.scrutiny",
    "deploy.scrutiny",
    "influence.scrutiny",
    "mega_cluster.scrutiny",
    "agent_swarm.scrutiny",
    "fusion_demonstrator.scrutiny",
    "deploy.requirement",
    "recruit.count",
    "run.domain_value",
    "run.crash.scrutiny",
    "run.crash.risk",
    "run.protection",
    "generator.capacity",
    "facility.output.runway",
    "facility.output.compute",
    "customer.income",
    "contract.range.create",
    "contract.range.operate",
    "award.capability",
    "claim.publication",
    "protection.refresh",
    "visit_bonus.applies",
]
PATHS: tuple[str, ...] = get_args(Path)

Paths = Annotated[
    Annotated[Path, Tag("<one>")] | Annotated[Several[Path], Tag("<several>")],
    by_form(says="a field of the rules, or a list of fields"),
]
