"""JSON Schemas of content files."""

from rulewright.model.glossary import Glossary
from rulewright.model.schemas import schema_of


def test_a_schema_is_named_after_its_file() -> None:
    assert schema_of("glossary", Glossary)["title"] == "glossary"
