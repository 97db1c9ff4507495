"""Reading: words of one sentence, line or label to what they claim.

The reader walks the tables of the grammar once, building the claim as it goes. It
pays no regard to agreement; writing the claim back and comparing does.

Here: claims, the forms used, what points where, and where a sentence is given up.
Not here: what the author is told about it (`nearest`, `findings`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.text.forms import END
from rulewright.text.grammar import Production, RefusedError, Value, build
from rulewright.text.lexing import Token
from rulewright.text.phrase import Claim
from rulewright.text.tables import Tables


@dataclass(frozen=True, slots=True)
class Mention:
    """Words that name a thing, or point back to one: `text[start:end]`.

    `thing` is a plain word of the phrase that says so, or a term as `class.id`.
    """

    thing: str
    points: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Stumble:
    """Where a sentence is given up: the word at `start`, and what could stand there.

    `says` is set if the words fit the grammar but contradict themselves; then
    `expected` is empty. `terminals` are symbols of the grammar; `expected` is the
    same for people, `nearest` the forms that look most like what was written.
    """

    start: int
    end: int
    word: str
    terminals: tuple[str, ...] = ()
    says: str = ""
    expected: tuple[str, ...] = ()
    nearest: "tuple[Near, ...]" = ()


@dataclass(frozen=True, slots=True)
class Near:
    """A form that looks like the words: its template for people, and an example."""

    form: str
    words: str
    example: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One unit as read: a claim, or where the reader stumbled."""

    text: str
    tokens: tuple[Token, ...]
    claim: Claim = None
    forms: tuple[str, ...] = ()
    mentions: tuple[Mention, ...] = ()
    stumble: Stumble | None = None

    @property
    def read(self) -> bool:
        """Whether the words were understood."""
        return self.stumble is None


@dataclass(slots=True)
class _Walk:
    """The stacks of one reading, in step: states, values, first token of each."""

    states: list[int]
    values: list[Value] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    mentions: list[Mention] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Reader:
    """A grammar ready to read."""

    rules: tuple[Production, ...]
    tables: Tables

    def read(self, text: str, tokens: Sequence[Token], start: str) -> Reading:
        """Read the words of one unit from a start of the grammar."""
        walk = _Walk([self.tables.starts[start]])
        end = Token("", len(text), len(text), END, "")
        final = self.tables.ends[start]
        for at, token in enumerate((*tokens, end)):
            try:
                known = self._advance(walk, tokens, token, at, final)
            except RefusedError as refusal:
                return _refused(text, tokens, at, str(refusal))
            if not known:
                return Reading(
                    text,
                    tuple(tokens),
                    stumble=Stumble(
                        token.start,
                        token.end,
                        token.text,
                        self._acceptable(walk.states),
                    ),
                )
        return Reading(
            text,
            tuple(tokens),
            walk.values[-1],  # type: ignore[arg-type]
            tuple(walk.forms),
            tuple(walk.mentions),
        )

    def begins(self, start: str, terminal: str) -> bool:
        """Whether a unit of that start may begin with a terminal."""
        return self._shifts([self.tables.starts[start]], terminal)

    def _advance(
        self,
        walk: _Walk,
        tokens: Sequence[Token],
        token: Token,
        at: int,
        final: int,
    ) -> bool:
        """Take one token in: reduce what is complete, then shift it."""
        table = self.tables.states
        while True:
            action = table[walk.states[-1]].get(token.terminal)
            if action is None:
                return False
            if action >= 0:
                walk.states.append(action)
                walk.values.append(token.value)
                walk.firsts.append(at)
                return True
            rule = self.rules[~action]
            self._reduce(walk, rule, tokens, at)
            if token.terminal == END and walk.states[-1] == final:
                return True

    def _reduce(
        self, walk: _Walk, rule: Production, tokens: Sequence[Token], at: int
    ) -> None:
        size = len(rule.symbols)
        cut = len(walk.values) - size
        values, first = walk.values[cut:], walk.firsts[cut] if size else at
        del walk.values[cut:], walk.firsts[cut:], walk.states[cut + 1 :]
        walk.values.append(build(rule, values))
        walk.firsts.append(first)
        walk.states.append(self.tables.states[walk.states[-1]][rule.cat])
        if rule.form is None:
            return
        walk.forms.append(rule.form.id)
        if rule.form.names or rule.form.points:
            start, end = tokens[first].start, tokens[at - 1].end
            env = {name: values[i] for name, i in rule.slots}
            walk.mentions += [
                Mention(_thing(what, env), points, start, end)
                for points, group in (
                    (True, rule.form.points),
                    (False, rule.form.names),
                )
                for what in group
            ]

    def _acceptable(self, states: list[int]) -> tuple[str, ...]:
        """The terminals that could really follow, not only look as if they could."""
        here = self.tables.states[states[-1]]
        return tuple(sorted(t for t in here if t[0] != "@" and self._shifts(states, t)))

    def _shifts(self, states: list[int], terminal: str) -> bool:
        stack, table = list(states), self.tables.states
        while (action := table[stack[-1]].get(terminal)) is not None:
            if action >= 0:
                return True
            rule = self.rules[~action]
            if rule.symbols:
                del stack[-len(rule.symbols) :]
            stack.append(table[stack[-1]][rule.cat])
            if terminal == END and stack[-1] in self.tables.ends.values():
                return True
        return False


def _thing(what: str, env: Mapping[str, Value]) -> str:
    return str(env[what[1:]]) if what[:1] == "$" else what


def _refused(text: str, tokens: Sequence[Token], at: int, says: str) -> Reading:
    """Given up on the words before token `at`, which complete what cannot be meant."""
    last = tokens[at - 1]
    stumble = Stumble(last.start, last.end, last.text, says=says)
    return Reading(text, tuple(tokens), stumble=stumble)
