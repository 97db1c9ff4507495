"""The rules of this room are well kept, and do not blame the author."""

from rulewright.diagnostics import Severity, explain
from rulewright.diagnostics.findings import ALL, OUR_FAULT


def test_our_fault_is_an_error_of_its_own_family() -> None:
    assert ALL == (OUR_FAULT,)
    assert OUR_FAULT.code.startswith("RW9")
    assert OUR_FAULT.severity is Severity.ERROR
    assert "Nothing in your game is to blame" in " ".join(explain(OUR_FAULT).split())
