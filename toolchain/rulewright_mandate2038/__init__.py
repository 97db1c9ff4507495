"""Mandate 2038."""
