"""Reading content: YAML bytes in, plain values and a table of positions out.

Content is kept to the plain part of YAML 1.2, in which a text means one thing to every
reader and every value has one place: no anchors, aliases, merge keys, tags, doubled
keys or tabs; one spelling for whole numbers; a word that some readers take for a truth
value is quoted. Whatever lies outside is a finding (RW0), several in one run.

Here: bytes to characters (`decoding`), characters to values (`events`, `tree`,
`scalars`, `syntax`), values with their places (`document`, `alignment`, `lines`), the
cache (`cache`), the stage itself (`reading`) and its rules (`findings`); values written
over (`editing`), and CSV bytes to cells (`tabular`).

Not here: what the values mean (`model`).
"""

from rulewright.source.document import Document, Loc, Plain
from rulewright.source.reading import excerpt_source, read, read_bytes, read_file

__all__ = [
    "Document",
    "Loc",
    "Plain",
    "excerpt_source",
    "read",
    "read_bytes",
    "read_file",
]
