"""Preflight of a file: find it and the preset, and have it inspected.

A preset is the name of a file that comes with the toolchain, or the path of one.
"""

from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding, Report, Span, nearest, summary
from rulewright.model import Preset
from rulewright.model.shaping import shape
from rulewright.pipeline.locating import house_folder
from rulewright.press import contradictions
from rulewright.publish.preflight import inspect
from rulewright.publish.preflight.findings import NO_PRESET, UNREADABLE
from rulewright.source import read

LARGEST = 1024 * 1024 * 1024
"""Bytes of the largest file that is inspected."""


@dataclass(frozen=True)
class Preflighted:
    """What a file was found to be, and a few lines for people."""

    findings: tuple[Finding, ...]
    summary: str


def preflight(file: Path, preset: str | None = None) -> Preflighted:
    """Inspect a file by a preset, or by what holds for every print house."""
    report = Report()
    asked = _preset(preset, report) if preset is not None else None
    data = _bytes(file, report)
    if report.errors or data is None:
        return Preflighted(report.findings, f"{file}: nothing was looked at")
    found = inspect(data, file.as_posix(), asked)
    report.extend(found.findings)
    counted = summary(report.findings)
    return Preflighted(report.findings, f"{found.summary}\n{counted}")


def presets() -> dict[str, Path]:
    """The presets that come with the toolchain, by name."""
    files = sorted((house_folder() / "presets").glob("*.yaml"))
    return {path.stem: path for path in files}


def _preset(name: str, report: Report) -> Preset | None:
    """A preset by name or path, or None with the reasons in the report."""
    known = presets()
    path = known.get(name)
    if path is None and (name.endswith((".yaml", ".yml")) or "/" in name):
        path = Path(name)
    if path is None:
        near = nearest(name, known)
        listed = f"one of: {', '.join(known)}; or the path of a file"
        report.add(
            NO_PRESET.at(
                None,
                f"there is no preset {name}",
                hint=f"did you mean {near}?" if near else listed,
            )
        )
        return None
    document = read(path, report)
    shaped = shape(document, Preset, report) if document is not None else None
    if document is not None and shaped is not None:
        report.extend(contradictions(document, shaped))
    return shaped


def _bytes(file: Path, report: Report) -> bytes | None:
    try:
        if not file.is_file():
            says = "this is a folder" if file.is_dir() else "there is no such file"
        elif file.stat().st_size > LARGEST:
            says = f"the file is larger than {LARGEST // 1024**2} MiB"
        else:
            return file.read_bytes()
    except (OSError, ValueError) as error:
        says = f"the system says: {getattr(error, 'strerror', None) or error}"
    place = Span(file.as_posix(), 1, 1, 1, 2)
    hint = "name the file that goes to the print house"
    report.add(UNREADABLE.at(place, says, hint=hint))
    return None
