"""The page of a rule shows what cannot be seen."""

from rulewright.diagnostics import Example, Rule, Severity, explain

WHY = "A tab has no width of its own, and what looks aligned in one editor is "
RULE = Rule(
    "RW011",
    "tab",
    Severity.ERROR,
    "A tab stands in the file.",
    f"{WHY}not in another.",
    Example("name:\tSafe\r\n\nend: 1\n", encoding="utf-8-sig"),
    Example("name: Safe\n", file="game.yaml"),
)


def test_the_page() -> None:
    assert explain(RULE) == (
        "RW011 tab (error)\n"
        "A tab stands in the file.\n"
        "\n"
        f"Why: {WHY}not\nin another.\n"
        "\n"
        "Wrong, in components/cards.yaml (as utf-8-sig):\n"
        "\n"
        "    name:→   Safe␍\n"
        "\n"
        "    end: 1\n"
        "\n"
        "Right, in game.yaml:\n"
        "\n"
        "    name: Safe\n"
    )


def test_a_rule_without_examples() -> None:
    bare = Rule("RW901", "fault-of-ours", Severity.ERROR, "Ours.", "Why.", None, None)
    assert explain(bare) == "RW901 fault-of-ours (error)\nOurs.\n\nWhy: Why.\n"


def test_an_example_among_other_files() -> None:
    wrong = Example("a: 1\n", "print.yaml", beside=(("components/b.yaml", "b: 2\n"),))
    page = explain(Rule("RW901", "lost", Severity.ERROR, "Lost.", "Why.", wrong, None))
    shown = "in print.yaml:\n\n    a: 1\n\nwith components/b.yaml:\n\n    b: 2\n"
    assert page.endswith(f"Wrong, {shown}")
