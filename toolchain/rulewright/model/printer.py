"""Printer profiles: what a user's printers do to the second side of a sheet.

Here: the record of the file. Not here: where it lies and who writes it
(`pipeline.printers`), what a drift means (`press.registration`).
"""

from typing import Annotated

from pydantic import Field

from rulewright.model.record import Id, Record

ShiftText = Annotated[
    str,
    Field(
        pattern=r"^-?[0-9](\.[0-9]{1,3})?mm$",
        description="such as 0.6mm or -0.3mm; less than 10mm",
    ),
]


class Printer(Record):
    """Where pins through the crosses of a calibration page come out on its back.

    Each is x and y, seen from behind: to the right, and down.
    """

    left: tuple[ShiftText, ShiftText]
    right: tuple[ShiftText, ShiftText]


class PrintersFile(Record):
    """A user's printers by name."""

    printers: dict[Id, Printer]
