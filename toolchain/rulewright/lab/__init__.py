"""The lab: many games played by bots, their results in Parquet, and a report on them.

A run is a bundle, a profile, bots at seats and seeds. Its games are played in chunks,
here or elsewhere; what is finished is kept, whatever happens. Not here: one game
(`engine`), people at a table (`table`).
"""
