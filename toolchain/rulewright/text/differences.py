"""Differences: where a sentence departs from itself as written back.

Here: the fewest words that differ. Not here: what is right (`words_from_claims`).
"""

from rulewright.text.lexing import WORDS, words_of


def differing(text: str, written: str) -> tuple[int, int]:
    """The characters of a sentence that differ from it as written back.

    From the first word that differs to the last; both are cut into words alike.
    """
    ours = [(m[0].replace("’", "'"), m.start(), m.end()) for m in WORDS.finditer(text)]
    theirs = words_of(written)
    ahead = _agreeing([word for word, _, _ in ours], theirs)
    behind = _agreeing([w for w, _, _ in ours[ahead:]][::-1], theirs[ahead:][::-1])
    last = max(len(ours) - behind - 1, ahead)
    if ahead >= len(ours):
        return max(0, len(text) - 1), len(text)
    return ours[ahead][1], ours[last][2]


def _agreeing(ours: list[str], theirs: list[str]) -> int:
    count = 0
    for a, b in zip(ours, theirs, strict=False):
        if a != b:
            break
        count += 1
    return count
