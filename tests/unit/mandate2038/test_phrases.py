"""The phrases of Mandate 2038, on the sentences of its own faces."""

import pytest

from rulewright.text.phrases import ALL as KERNEL
from rulewright_mandate2038 import phrases
from unit.mandate2038.tongue import LANGUAGE, SENTENCES, Sentence


def test_every_sentence_of_the_game_is_read_and_written_back() -> None:
    assert len(SENTENCES) > 300
    for sentence in SENTENCES:
        reading = LANGUAGE.read(sentence.text, sentence.labels)
        assert reading.read, sentence
        assert LANGUAGE.wordings(reading.claim, sentence.labels) == (sentence.text,)


def test_every_phrase_of_the_game_can_be_used() -> None:
    assert LANGUAGE.forms.left_out == ()
    assert LANGUAGE.collisions == ()
    for form in (*KERNEL, *phrases.ALL):
        example = LANGUAGE.example(form.id)
        reading = LANGUAGE.read(example, {"sample": "Sample"})
        assert form.id in reading.forms, (form.id, example)
        assert reading.claim == LANGUAGE.sampler.of_form(form)


def test_every_phrase_of_the_game_serves_a_face() -> None:
    used = {
        form
        for sentence in SENTENCES
        for form in LANGUAGE.read(sentence.text, sentence.labels).forms
    }
    assert {form.id for form in phrases.ALL} - used == set()


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("number word", "Gain two Runway."),
        ("duration at the end", "Research costs 0 Compute this cycle."),
        ("retired name", "On a Government hex, gain 1 Trust."),
        ("synonym", "Draw 2 Runway."),
        ("or between effects", "Gain 1 Trust or remove 1 Scrutiny."),
        ("cubes are not gained", "Gain 2 Scrutiny."),
        ("resources are not added", "Add 2 Runway."),
        ("lower case term", "Gain 2 runway."),
        ("you as a subject", "You gain 2 Runway."),
        ("two durations", "This cycle, this Era, Deploy costs 0 Compute."),
        ("for each at the end", "Gain 1 Trust for each Team returned."),
        ("once is not up to", "Up to 1 times per Era, gain 1 Runway."),
        ("two openers of a kind", "If you do, if you do, gain 1 Trust."),
        ("an Action as a verb", "Deploy a Customer."),
        ("flavour", "History will be kind to the minutes."),
        ("bare amount of another kind", "Gain 1 Trust and 1 Scrutiny."),
    ],
)
def test_what_is_not_rules_english_is_not_read(fault: str, sentence: str) -> None:
    assert not LANGUAGE.read(sentence).read, fault


@pytest.mark.parametrize(
    ("slip", "right"),
    [
        ("Gain 1 Customers.", "Gain 1 Customer."),
        ("Each player gain 1 Trust.", "Each player gains 1 Trust."),
        (
            "On an Consensus Network hex, gain 1 Trust.",
            "On a Consensus Network hex, gain 1 Trust.",
        ),
        (
            "If you have 4 or more Trust, this cycle, gain 2 Runway.",
            "This cycle, if you have 4 or more Trust, gain 2 Runway.",
        ),
        ("Gain 1 Runway and gain 1 Trust.", "Gain 1 Runway and 1 Trust."),
        (
            "Each player may move your CEO up to 1 step.",
            "Each player may move their CEO up to 1 step.",
        ),
        (
            "This cycle, Research and Deploy costs 0 Compute.",
            "This cycle, Research and Deploy cost 0 Compute.",
        ),
        (
            "Turn the inner ring 1 steps clockwise.",
            "Turn the inner ring 1 step clockwise.",
        ),
    ],
)
def test_slips_are_written_right(slip: str, right: str) -> None:
    assert LANGUAGE.write(LANGUAGE.read(slip).claim) == right


def test_no_two_sentences_of_the_game_mean_the_same() -> None:
    said: dict[str, Sentence] = {}
    for sentence in SENTENCES:
        claim = repr(LANGUAGE.read(sentence.text, sentence.labels).claim)
        assert said.setdefault(claim, sentence).text == sentence.text
