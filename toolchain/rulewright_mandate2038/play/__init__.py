"""Mandate 2038 played: its procedures, one module for each part of the rules.

`assembly` puts them together. Every number, list and option comes from the bundle;
what stands here is order, legality and who decides. Not here: what words of effects do
(`verbs`).
"""
