"""Faces: component and template to one printable side, every figure with its home.

Here: the faces (`face`) and how they come about (`studio`), what templates see
(`context`, `view`, `environment`), rules text set for print (`typesetting`,
`linesetting`, `headings`), derived numbers (`derived`), generated artwork (`assets`,
`ornament`), and the lock on digits (`locks`). Not here: layout and paper (`publish`,
`press`), what a sentence means (`text`).
"""
