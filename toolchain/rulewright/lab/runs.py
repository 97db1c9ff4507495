"""Runs: the folder of one, and the file in it that says what its games are.

`run.json` names all that a game depends on apart from its seed; `engine.json` beside it
is the bundle that they are played with; parts lie beside both. The same command finds
the same folder and goes on there. Not here: playing (`simulating`), parts (`parts`).
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulewright.diagnostics import Finding, Report, nearest
from rulewright.engine import read_bundle
from rulewright.lab.columns import SCHEMA
from rulewright.pipeline import findings_of_simulations as own
from rulewright.publish.writing import write_together
from rulewright.source.digests import files_digest

RUN_FILE, BUNDLE_FILE = "run.json", "engine.json"
FOLDER = "simulations"
FORMAT = 1
_ID = 12


@dataclass(frozen=True, slots=True)
class Terms:
    """All that the games of a run depend on, apart from their seeds.

    `code` is a digest of what plays: the engine, the game's package and its bots.
    """

    game: str
    rules_hash: str
    code: str
    profile: str
    bots: tuple[str, ...]
    seed: int
    schema: int = SCHEMA

    @property
    def id(self) -> str:
        """The name of the run's folder, if nobody gives it one."""
        text = json.dumps(asdict(self), sort_keys=True)
        return sha256(text.encode()).hexdigest()[:_ID]


@dataclass(frozen=True, slots=True)
class Run:
    """A run and its folder; `facts` is what a report says beside the games."""

    folder: Path
    terms: Terms
    facts: Mapping[str, Any]

    @property
    def bundle(self) -> Path:
        """The bundle that its games are played with."""
        return self.folder / BUNDLE_FILE


def code_digest(door: EntryPoint) -> str:
    """A digest of the code that plays a game."""
    return files_digest(
        (
            path
            for package in ("rulewright.engine", "rulewright.sdk", _top(door))
            for path in _modules(package)
        ),
        named=False,
    )[:16]


def _top(door: EntryPoint) -> str:
    """The package of a game, whole: its rules and its bots may lie anywhere in it."""
    return door.module.partition(".")[0]


def _modules(package: str) -> list[Path]:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return []
    module = Path(spec.origin)
    if spec.submodule_search_locations is None:
        return [module]
    return sorted(module.parent.rglob("*.py"))


def open_run(run: Run, bundle: str, report: Report) -> bool:
    """Makes the folder of a run, or finds it as it should be; False with a finding."""
    path = run.folder / RUN_FILE
    if path.exists():
        found = read_run(run.folder)
        before = found.terms if isinstance(found, Run) else None
        if before == run.terms:
            return _holds(run) or _write(run, bundle, report)
        report.add(_another(run, before))
        return False
    return _write(run, bundle, report)


def _holds(run: Run) -> bool:
    """Whether the bundle of a run is there; its words may be of another day."""
    try:
        bundle = read_bundle(run.bundle.read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return bundle.rules_hash == run.terms.rules_hash


def _write(run: Run, bundle: str, report: Report) -> bool:
    files = {run.bundle: bundle, run.folder / RUN_FILE: _text(run)}
    return write_together({p: text.encode() for p, text in files.items()}, report)


def _text(run: Run) -> str:
    document = {"format": FORMAT, "terms": asdict(run.terms), "facts": run.facts}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _another(run: Run, before: Terms | None) -> Finding:
    if before is None:
        says = f"{run.folder / RUN_FILE} is not as it was written"
    elif before.rules_hash != run.terms.rules_hash:
        says = (
            f"{run.folder} holds games of the rules {before.rules_hash}; "
            f"the game is now {run.terms.rules_hash}"
        )
    else:
        said, now = asdict(before), asdict(run.terms)
        others = [
            f"{name} {_said(said[name])} and not {_said(now[name])}"
            for name in said
            if said[name] != now[name]
        ]
        says = f"{run.folder} holds games with " + ", ".join(others)
    hint = "leave out --name, or give the new games another one"
    return own.OTHER_RUN.at(None, says, hint=hint)


def _said(value: object) -> str:
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def read_run(folder: Path) -> Run | Finding:
    """The run that lies in a folder."""
    try:
        data = json.loads((folder / RUN_FILE).read_text("utf-8"))
        terms = {**data["terms"], "bots": tuple(data["terms"]["bots"])}
        if data["format"] != FORMAT:
            raise ValueError(data["format"])  # noqa: TRY301 - told like all the rest
        return Run(folder, Terms(**terms), data["facts"])
    except (OSError, ValueError, TypeError, KeyError):
        return own.NO_RESULTS.at(
            None,
            f"{folder} holds no run",
            hint="name a folder that `rulewright simulate` has made",
        )


def find_run(name: str, out: Path) -> Run | Finding:
    """The run that a command means: a folder, or the name of one below `out`."""
    if (Path(name) / RUN_FILE).is_file():
        return read_run(Path(name))
    known = {path.parent.name: path for path in runs_below(out)}
    if name in known:
        return read_run(known[name].parent)
    if Path(name).is_dir():
        return read_run(Path(name))
    near = nearest(name, known)
    listed = ", ".join(sorted(known)[:8]) or "there is none yet"
    return own.NO_RESULTS.at(
        None,
        f"no run `{name}`",
        hint=f"did you mean `{near}`?" if near else f"runs below {out}: {listed}",
    )


def runs_below(out: Path) -> list[Path]:
    """The files of runs below the folder for outputs."""
    return sorted(out.glob(f"*/{FOLDER}/*/{RUN_FILE}"))
