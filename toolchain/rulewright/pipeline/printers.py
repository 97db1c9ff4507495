"""Printers: the profiles that a user keeps, in a folder of the user's own.

A profile belongs to a person and a machine, not to a game, so it lies outside the
project, and is the one file that does (decision 0050).

Here: finding, reading, writing. Not here: the record (`model.printer`).
"""

from dataclasses import dataclass
from pathlib import Path

from rulewright.diagnostics import Finding, Report, nearest
from rulewright.model.printer import Printer, PrintersFile
from rulewright.model.shaping import shape
from rulewright.pipeline import findings_of_printers as rules
from rulewright.press import Drift
from rulewright.publish.writing import write_whole
from rulewright.source import Document, read

FILE = "printers.yaml"
_HEAD = "# Printers of this user; written by `rulewright printer`.\n"


@dataclass(frozen=True)
class Profiles:
    """The profiles of a user, and the file that they came from, if there is one."""

    path: Path
    printers: dict[str, Printer]
    document: Document | None = None

    @classmethod
    def of(cls, folder: Path, report: Report) -> "Profiles | None":
        """The profiles in a folder; None if the file has faults."""
        path = folder / FILE
        if not path.exists():
            return cls(path, {})
        document = read(path, report)
        file = shape(document, PrintersFile, report) if document else None
        if file is None or document is None:
            return None
        return cls(path, dict(file.printers), document)

    def named(self, name: str) -> Printer | Finding:
        """The profile of a printer, or why it cannot be used."""
        printer = self.printers.get(name)
        if printer is None:
            return self.unknown(name)
        if Drift.parse(printer.left, printer.right).twisted:
            span = self.document.span(("printers", name)) if self.document else None
            return rules.TWISTED.at(
                span,
                f"`{name}` turns backs by more than a degree",
                hint="print the calibration page anew and measure both pins again",
            )
        return printer

    def unknown(self, name: str) -> Finding:
        """That there is no such printer, with the nearest name."""
        near = nearest(name, self.printers)
        known = ", ".join(sorted(self.printers)) or "none"
        return rules.UNKNOWN_PRINTER.at(
            None,
            f"no printer `{name}` in {self.path}",
            hint=f"did you mean `{near}`?"
            if near
            else f"known: {known}; `rulewright printer {name}` tells how to add it",
        )

    def keep(self, printers: dict[str, Printer], report: Report) -> bool:
        """Write other profiles in place of these."""
        lines = [
            f"  {name}: {{left: {_pin(one.left)}, right: {_pin(one.right)}}}"
            for name, one in sorted(printers.items())
        ]
        body = "\n".join(["printers:", *lines]) if lines else "printers: {}"
        return write_whole(self.path, f"{_HEAD}{body}\n".encode(), report)


def _pin(pin: tuple[str, str]) -> str:
    return f"[{pin[0]}, {pin[1]}]"


def measured(name: str, left: str, right: str) -> Printer | None:
    """A profile from two pins as `0.6,-0.3`, in millimetres; None if they are none."""
    pins = [
        tuple(f"{part.strip()}mm" for part in pin.split(",")) for pin in (left, right)
    ]
    try:
        file = PrintersFile.model_validate(
            {"printers": {name: {"left": pins[0], "right": pins[1]}}}
        )
    except ValueError:
        return None
    return file.printers[name]
