"""The language of Mandate 2038 and every unit that its faces print."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import locate
from rulewright.pipeline.wording import language_of, text_of

CHECKOUT = Path(__file__).resolve().parents[3]
_REPORT = Report()
_PLACE = locate(str(CHECKOUT / "content" / "mandate2038"), CHECKOUT, _REPORT)
assert _PLACE is not None, _REPORT.findings
_CATALOGUE = load(_PLACE, _REPORT, cache=None)
assert _CATALOGUE is not None, _REPORT.findings
LANGUAGE = language_of(_PLACE, _CATALOGUE, None)


@dataclass(frozen=True)
class Sentence:
    """One unit of a face, with the labels of that face."""

    face: str
    text: str
    labels: Mapping[str, str]


SENTENCES = tuple(
    Sentence(item.name, unit.unit.text, item.component.labels)
    for item in _CATALOGUE.items
    for string in text_of(_CATALOGUE, item, LANGUAGE).strings
    for unit in string.units
)
