"""The kind of component that Pebble adds."""

from typing import Annotated, Literal

from rulewright.sdk import Component, Id, Kind, Ref
from rulewright.sdk.effects import KernelEntry


class Wave(Component):
    """A wave: how far it reaches, which card it washes up, and what it does."""

    reach: Literal["shallow", "deep"]
    leaves: Annotated[Id, Ref("card")] | None = None
    effects: tuple[KernelEntry, ...] = ()


ALL = (Kind("wave", Wave, "pebble"),)
