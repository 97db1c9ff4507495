"""What tests of the pipeline share: the sample game loaded, checked, ready to build."""

from pathlib import Path

from rulewright.diagnostics import Finding, Report
from rulewright.model import Catalogue
from rulewright.pipeline.artworks import artworks
from rulewright.pipeline.asking import Checked
from rulewright.pipeline.checking import check_place
from rulewright.pipeline.choices import Choices
from rulewright.pipeline.job import Job
from rulewright.pipeline.loading import load
from rulewright.pipeline.locating import Place
from rulewright.pipeline.shelf import Shelf
from rulewright.publish.drawing import draw_all
from rulewright.publish.galley_file import GalleyFile
from rulewright.publish.stock import Stock
from samples import CHECKOUT, sample

CACHE = CHECKOUT / "build" / "cache" / "bench" / "cache"
"""Caches that any test may share: what is in them is named by what it is made from."""

Overlay = dict[str, str | bytes]
CHOICES = Choices()
TOP = """\
# yaml-language-server: $schema=schemas/rulewright/game.json
id: pebble
title: Pebble
subtitle: Cards and tiles
printing: "2026-11-30"
publisher: The test bench
licence: Apache-2.0
schemas: schemas
kinds:
  stone:
    of: card
    fields:
      weight: {is: integer, required: true}
      surface: {one_of: [smooth, rough]}
"""


def loaded(folder: Path, overlay: Overlay | None = None) -> tuple[Catalogue, Report]:
    """The catalogue of the sample with an overlay, and what loading found."""
    report = Report()
    catalogue = load(Place(sample(folder, overlay)), report, cache=CACHE)
    assert catalogue is not None, report.findings
    return catalogue, report


def checked(folder: Path, overlay: Overlay | None = None) -> Checked:
    """The sample with an overlay, checked."""
    return check_place(Place(sample(folder, overlay)), CACHE, Report())


def said(finding: Finding) -> tuple[str, str]:
    """Place below the game's folder and code of a finding."""
    span = finding.span
    place = str(span).rpartition("pebble/")[2] if span is not None else ""
    return place, finding.rule.code


def job_of(checked: Checked, choices: Choices = CHOICES) -> Job:
    """A build under way: the faces drawn, nothing written."""
    assert checked.catalogue is not None
    report = Report()
    wanted = artworks(checked.faces, checked.roots, checked.catalogue.press)
    drawn = draw_all(wanted, CACHE, 1, report=report)
    assert report.findings == ()
    fonts = tuple(r / "fonts" for r in checked.roots if (r / "fonts").is_dir())
    return Job(
        checked.catalogue,
        checked.faces,
        checked.texts,
        checked.roots,
        Stock({drawing.id: drawing for drawing in drawn}, fonts, GalleyFile(CACHE)),
        CACHE,
        Shelf(None, ""),
        choices,
        report,
        lambda *_: None,
    )
