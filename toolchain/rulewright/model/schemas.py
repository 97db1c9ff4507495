"""JSON Schemas of content and of exports, generated from the records that shape them.

Editors read them, and a property test holds both to the same documents.
"""

import json
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from rulewright.model.enginefile import EngineFile
from rulewright.model.gamefile import GameFile
from rulewright.model.glossary import Glossary
from rulewright.model.kind import Kind
from rulewright.model.preset import Preset
from rulewright.model.printfile import PrintFile
from rulewright.model.record import Record
from rulewright.model.ruling import RulingFile
from rulewright.model.statement import StatementFile
from rulewright.model.tabletop import SavedObject

SINGLE: dict[str, type[Record]] = {
    "game": GameFile,
    "glossary": Glossary,
    "preset": Preset,
    "print": PrintFile,
    "rulings": RulingFile,
    "statements": StatementFile,
}
"""Content files that hold one record."""

WRITTEN: dict[str, type[Record]] = {"engine": EngineFile, "tabletop": SavedObject}
"""Files that we write: for other programs, and for ourselves."""


class _Strict(GenerateJsonSchema):
    """Schemas that refuse what the records refuse, and say nothing that is no news."""

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchemaValue:
        """Mappings with patterned keys take no others."""
        made = super().dict_schema(schema)
        if "patternProperties" in made:
            made["additionalProperties"] = False
        return made

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        """A default of nothing tells an author nothing."""
        made = super().default_schema(schema)
        if made.get("default", ...) is None:
            del made["default"]
        return made


def schema_of(title: str, model: type[Record]) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of one kind of content file."""
    schema = TypeAdapter(model).json_schema(schema_generator=_Strict)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "title": title,
    }


def schema_files(kinds: Iterable[Kind]) -> dict[PurePosixPath, str]:
    """Every schema as text, by its path under `schemas/`."""
    files = {
        PurePosixPath("rulewright", f"{name}.json"): _text(name, model)
        for name, model in {**SINGLE, **WRITTEN}.items()
    }
    for kind in kinds:
        path = PurePosixPath(kind.home, f"{kind.id}.json")
        files[path] = _text(kind.id, kind.file_model())
    return files


def _text(title: str, model: type[Record]) -> str:
    return json.dumps(schema_of(title, model), indent=1, ensure_ascii=False) + "\n"
