"""The order of the whole: find a game, read, shape, bind, check, draw, impose, write.

This is the only room that knows every stage. It finds installed games, keeps the cache
of stage results, and runs workers. It decides nothing about content or paper.
"""
