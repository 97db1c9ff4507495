"""`glossary.yaml`: terms, and words that do not print."""

from rulewright.model.glossary import Glossary


def test_words_that_do_not_print_may_be_left_out() -> None:
    assert Glossary(terms=()).retired == ()
