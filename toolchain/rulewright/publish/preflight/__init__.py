"""Preflight: what a print house's check would say of a finished file.

The file itself is inspected, not what it was made from: its boxes (`boxes`), the ink
that reaches the edge of the bleed (`bleed`), where letters and pictures stand
(`safe_area`), fonts, colours and inks, pictures, pages, and what the document says of
itself (`document`). `walking` follows the content streams; `inspecting` puts all in
order.

Here: findings about one file. Not here: presets (`model.preset`, `press.presets`), and
where they and the file lie (`pipeline.preflighting`).
"""

from rulewright.publish.preflight.inspecting import Inspection, inspect

__all__ = ["Inspection", "inspect"]
