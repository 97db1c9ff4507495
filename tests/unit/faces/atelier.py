"""What tests of faces share: the sample game's catalogue and a studio without text."""

from pathlib import Path

from rulewright.diagnostics import Report
from rulewright.faces.face import Face
from rulewright.faces.studio import Studio
from rulewright.faces.typesetting import Group, Paragraph, Run
from rulewright.model import Catalogue, Item
from rulewright.pipeline.locating import Place, template_roots
from samples import sample
from unit.pipeline.bench import Overlay, loaded


def plain(source: str, item: Item) -> tuple[Paragraph, ...]:
    """Rules text set word for word, no figures woven in."""
    del item
    words = (Group(nobreak=False, runs=(Run("text", w),)) for w in source.split())
    return (Paragraph(bullet=False, label=None, groups=tuple(words)),)


def studio(folder: Path, overlay: Overlay | None = None) -> tuple[Catalogue, Studio]:
    """A studio over the sample with an overlay."""
    catalogue, _ = loaded(folder, overlay)
    roots = template_roots(Place(sample(folder)))
    return catalogue, Studio(catalogue, roots, plain, None)


def faces(
    folder: Path, overlay: Overlay | None = None
) -> tuple[dict[str, Face], Report]:
    """The faces of the sample with an overlay, by id, and what was found."""
    report = Report()
    drawn = studio(folder, overlay)[1].faces(report)
    return {face.id: face for face in drawn}, report
