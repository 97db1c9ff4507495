"""Faces: component and template to one printable side, every figure with its home.

Here: what templates see (`view`, `environment`), rules text set for print
(`typesetting`), generated artwork (`assets`, `ornament`), the faces themselves
(`face`), and the lock on digits (`locks`). Not here: layout and paper (`publish`,
`press`), what a sentence means (`text`).
"""
