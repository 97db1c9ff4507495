"""All rules together."""

from rulewright.pipeline.rulebook import ROOMS, all_rules, kernel_rules


def test_the_kernels_rules_come_first_and_in_order() -> None:
    kernel = [rule.code for rule in kernel_rules()]
    assert kernel == sorted(kernel)
    assert len(kernel) == sum(len(room.ALL) for room in ROOMS)
    assert [rule.code for rule in all_rules()][: len(kernel)] == kernel


def test_a_games_rules_carry_its_prefix() -> None:
    own = all_rules()[len(kernel_rules()) :]
    assert own
    assert {rule.code[:3] for rule in own} == {"MAN"}
    assert all(rule.code.startswith("RW") for rule in kernel_rules())
