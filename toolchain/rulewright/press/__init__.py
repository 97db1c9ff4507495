"""press."""
