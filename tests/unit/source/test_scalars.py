"""An unquoted word means one thing, or it is refused."""

import pytest

from rulewright.diagnostics import Rule
from rulewright.source import findings
from rulewright.source.scalars import Refused, resolve


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("0", 0),
        ("7", 7),
        ("-12", -12),
        ("999999999999999", 999_999_999_999_999),
        ("-999999999999999", -999_999_999_999_999),
        ("true", True),
        ("false", False),
    ],
)
def test_numbers_and_truth_values(word: str, meant: int | bool) -> None:
    found = resolve(word)
    assert found == meant
    assert type(found) is type(meant)


TEXTS = (
    "safe_house|Draw 2 cards|2 cards|1.2.3|2.5in|63mm|no one|one|none|only|-|--|-x"
    "|+|.|..|...|1-2|2038-01|e5|٣|_1|0x|0xg|1:99|12:|a:b|yesno|nulls|=|on top|3d6"
    "|infinity|.info|Trueish|2,5|<|12 000|yellow|next"
)


@pytest.mark.parametrize("word", TEXTS.split("|"))
def test_whatever_nobody_takes_for_anything_else_is_text(word: str) -> None:
    assert resolve(word) == word


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (findings.TRUTH_WORD, "yes No ON off y n Y N True FALSE tRue yEs"),
        (findings.NUMBER_SPELLING, "012 -012 +1 -0 +0 00 1_000 0x1f 0XFF 0o17 0b101"),
        (
            findings.NUMBER_SPELLING,
            "1000000000000000 -1000000000000000 08 -0x1f 1__0 1_",
        ),
        (findings.FRACTION, "2.5 -2.5 .5 5. 1e3 1E-3 1.5e3 .inf -.INF +.Inf .nan .NaN"),
        (
            findings.TIME,
            "2038-01-19 2038-1-9 2038-01-19T12:30:00Z 12:30 1:30:59 12:30.5",
        ),
        (findings.NOTHING, "~ null Null NULL"),
        (findings.MERGE_KEY, "<<"),
    ],
)
def test_refused(rule: Rule, words: str) -> None:
    for word in words.split():
        found = resolve(word)
        assert isinstance(found, Refused), word
        assert found.rule is rule, word


@pytest.mark.parametrize(
    ("word", "advice"),
    [
        ("012", "write 12 if"),
        ("-012", "write -12 if"),
        ("-0", "write 0 if"),
        ("00", "write 0 if"),
        ("+7", "write 7 if"),
        ("1_000", "write 1000 if"),
        ("0x1f", "decimal digits"),
        ("1" * 16, "fewer digits"),
        ("1" * 5000, "fewer digits"),
        ("True", "write true for"),
        ("no", '"no"'),
        ("12:30", '"12:30"'),
    ],
)
def test_the_hint_says_what_to_write(word: str, advice: str) -> None:
    found = resolve(word)
    assert isinstance(found, Refused)
    assert advice in found.hint
