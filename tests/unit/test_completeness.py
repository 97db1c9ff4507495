"""What must be complete: every rule a page, every module a test, every room a plate."""

import ast
from pathlib import Path

import pytest

from rulewright.diagnostics import Rule, explain
from rulewright.pipeline.rulebook import all_rules, kernel_rules
from samples import CHECKOUT, checked, codes, overlay_of

TOOLCHAIN = CHECKOUT / "toolchain"
UNIT = CHECKOUT / "tests" / "unit"
PACKAGES = {"rulewright": UNIT, "rulewright_mandate2038": UNIT / "mandate2038"}


def modules(package: str) -> list[Path]:
    """The modules of a package that hold code."""
    folder = TOOLCHAIN / package
    return sorted(p for p in folder.rglob("*.py") if p.name != "__init__.py")


def test_codes_and_slugs_are_given_once() -> None:
    rules = all_rules()
    assert len({rule.code for rule in rules}) == len(rules)
    assert len({rule.slug for rule in rules}) == len(rules)


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_every_rule_has_a_page(rule: Rule) -> None:
    page = explain(rule)
    assert rule.code in page
    assert rule.title.rstrip(".").split(",")[0] in " ".join(page.split())
    assert len(rule.why) > 40


@pytest.mark.parametrize(
    "rule",
    # Reading has a test of its own: its examples are plain YAML, of no kind.
    [
        rule
        for rule in kernel_rules()
        if rule.wrong and rule.wrong.file.endswith("yaml") and rule.code >= "RW1"
    ],
    ids=lambda rule: rule.code,
)
def test_the_examples_of_a_page_are_true(rule: Rule, tmp_path: Path) -> None:
    assert rule.wrong is not None
    assert rule.right is not None
    wrong = codes(checked(tmp_path / "wrong", overlay_of(rule.wrong)).findings)
    right = codes(checked(tmp_path / "right", overlay_of(rule.right)).findings)
    assert set(wrong) == {rule.code}
    assert right == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_has_its_mirror(package: str) -> None:
    missing = []
    for module in modules(package):
        parts = module.relative_to(TOOLCHAIN / package).with_suffix("").parts
        mirror = PACKAGES[package].joinpath(*parts[:-1], f"test_{parts[-1]}.py")
        if not mirror.is_file():
            missing.append(str(mirror.relative_to(CHECKOUT)))
    assert missing == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_room_and_module_has_a_door_plate(package: str) -> None:
    for path in sorted((TOOLCHAIN / package).rglob("*.py")):
        assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


@pytest.mark.parametrize("package", PACKAGES)
def test_files_stay_short_enough_to_read(package: str) -> None:
    long = [
        str(path)
        for path in (TOOLCHAIN / package).rglob("*.py")
        if len(path.read_text(encoding="utf-8").splitlines()) > 400
    ]
    assert long == []


def test_functions_stay_short_enough_to_read() -> None:
    long = []
    for path in TOOLCHAIN.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                length = (node.end_lineno or 0) - node.lineno + 1
                if length > 60:
                    long.append(f"{path}:{node.lineno} {node.name} {length}")
    assert long == []


def test_no_float_where_lengths_and_numbers_are_exact() -> None:
    # The form of another program, which has no other numbers.
    foreign = TOOLCHAIN / "rulewright/model/tabletop.py"
    for room in ("model", "measure"):
        for path in {*(TOOLCHAIN / "rulewright" / room).rglob("*.py")} - {foreign}:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                is_name = isinstance(node, ast.Name) and node.id == "float"
                is_number = isinstance(node, ast.Constant) and isinstance(
                    node.value, float
                )
                assert not is_name, path
                assert not is_number, path
