"""Rulewright: tabletop games kept as data."""
