"""The playbook: names that saves and scenarios rely on."""

from rulewright_mandate2038.play.book import BOOK
from tabletop import rules


def test_steps_of_a_procedure_have_names_of_their_own() -> None:
    rules()
    for procedure in BOOK.procedures:
        assert procedure.steps, procedure.name
        names = procedure.step_names
        assert len(set(names)) == len(names), procedure.name


def test_asks_ask_something() -> None:
    rules()
    assert all(ask.words.endswith(("?", ".")) for ask in BOOK.asks)
