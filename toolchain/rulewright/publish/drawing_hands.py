"""More hands: drawing in other processes, for a build with many faces to draw.

A hand is a fresh interpreter that runs this module: it reads artworks from its standard
input and writes plates to its standard output. It knows nothing of the program that
started it, files nothing, hears no Ctrl-C, and ends when its input does,
so that whatever happens to the parent leaves neither processes nor half files behind.

A hand that is started ahead practises: it draws what was drawn last, and throws that
away. An author edits one deck for a while, and the second face of a deck is drawn in a
third of the time of the first.

Here: starting, feeding and ending hands. Not here: drawing (`drawing_desk`), filing
(`drawing_file`).
"""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from rulewright.publish.drawing import Artwork
from rulewright.publish.drawing_file import Plate
from rulewright.source import entries

if TYPE_CHECKING:
    from rulewright.publish.drawing_desk import Desk

# Within a cache folder.
_PRACTICE = Path("faces", "practice.pickle")
# Faces handed over at once: enough to hide the way there and back, few enough to end
# together.
_ARMFUL = 4


def plates_of(
    artworks: Sequence[Artwork],
    cache_dir: Path,
    hands: int,
    ready: Hand | None = None,
    meanwhile: Callable[[], None] | None = None,
) -> Iterator[tuple[int, Plate]]:
    """Each artwork drawn, as (place, plate), in the order in which they are ready.

    `ready` is a hand that was started before anybody knew what there would be to draw;
    it is one of those that draw, and is ended with them. `meanwhile` is done while the
    hands begin.
    """
    if ready is None and hands <= 0:
        from rulewright.publish.drawing_desk import Desk  # noqa: PLC0415

        desk = Desk(cache_dir)
        for place, artwork in enumerate(artworks):
            yield place, desk.draw(artwork)
        return
    started = [ready] if ready is not None else []
    started += [Hand(cache_dir) for _ in range(hands - len(started))]
    yield from _shared(artworks, cache_dir, started, meanwhile)


def _shared(
    artworks: Sequence[Artwork],
    cache_dir: Path,
    hands: Sequence[Hand],
    meanwhile: Callable[[], None] | None,
) -> Iterator[tuple[int, Plate]]:
    # The long ones first, or one hand is left with a board when the rest is done.
    order = sorted(range(len(artworks)), key=lambda place: -len(artworks[place].html))
    starts = range(0, len(order), _ARMFUL)
    armfuls = iter([order[start : start + _ARMFUL] for start in starts])
    pool = ThreadPoolExecutor(len(hands))
    waiting: dict[Future[list[Plate]], tuple[Hand, list[int]]] = {}

    def feed(hand: Hand) -> None:
        places = next(armfuls, None)
        if places is not None:
            faces = [artworks[place] for place in places]
            waiting[pool.submit(hand.draw, faces)] = (hand, places)

    if order:
        _keep_for_practice(artworks[order[0]], cache_dir)
    try:
        for hand in hands:
            feed(hand)
        if meanwhile is not None:
            meanwhile()
        while waiting:
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                hand, places = waiting.pop(future)
                plates = future.result()
                feed(hand)
                yield from zip(places, plates, strict=True)
    finally:
        for hand in hands:
            hand.end()
        pool.shutdown(wait=True, cancel_futures=True)


class Hand:
    """Another process that draws.

    With the template roots it gets everything ready while it waits for work.
    """

    def __init__(self, cache_dir: Path, roots: Sequence[Path] = ()) -> None:
        module = "rulewright.publish.drawing_hands"
        given = [str(path) for path in (cache_dir, *roots)]
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module
            [sys.executable, "-m", module, *given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            # Ctrl-C in the terminal is for the parent alone.
            start_new_session=True,
        )

    def draw(self, artworks: Sequence[Artwork]) -> list[Plate]:
        """Let the other process draw; waits for it."""
        into, out = self._process.stdin, self._process.stdout
        if into is None or out is None:
            raise RuntimeError("the other process has no way in or out")
        _send(into, [_portable(artwork) for artwork in artworks])
        while True:
            try:
                answer = _receive(out)
            except EOFError as error:
                raise RuntimeError("a drawing process ended at its work") from error
            if isinstance(answer, BaseException):
                raise answer
            if isinstance(answer, list):
                return answer
            place, name = answer
            _send(into, artworks[place].assets[name])

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            # What was not sent to a process that is gone cannot be sent any more.
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()


class FarAssets(Mapping[str, bytes]):
    """The assets of an artwork that another process holds; each is fetched once."""

    def __init__(
        self, place: int, names: Iterable[str], into: IO[bytes], out: IO[bytes]
    ) -> None:
        self._place = place
        self._names = dict.fromkeys(names)
        self._into = into
        self._out = out
        self._here: dict[str, bytes] = {}

    def __getitem__(self, name: str) -> bytes:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._here:
            _send(self._out, (self._place, name))
            self._here[name] = _receive(self._into)
        return self._here[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def serve(into: IO[bytes], out: IO[bytes], desk: Desk) -> None:
    """Draw what comes in until nothing more comes."""
    settled = False
    while True:
        try:
            artworks = _receive(into)
        except EOFError:
            return
        plates: list[Plate] = []
        try:
            for place, artwork in enumerate(artworks):
                assets = FarAssets(place, artwork.assets, into, out)
                plates.append(desk.draw(replace(artwork, assets=assets)))
        except Exception as error:  # noqa: BLE001 - carried over and raised there
            error.add_note(f"while drawing {artworks[len(plates)].id}")
            _send(out, error)
        else:
            _send(out, plates)
            if not settled:
                # What is loaded by now stays; looking through it again and again for
                # garbage would take a tenth of the time.
                gc.collect()
                gc.freeze()
                settled = True


def _portable(artwork: Artwork) -> Artwork:
    """The artwork with the names of its assets, but without their bytes."""
    return replace(artwork, assets=dict.fromkeys(artwork.assets, b""), span=None)


def _send(stream: IO[bytes], value: object) -> None:
    pickle.dump(value, stream, protocol=pickle.HIGHEST_PROTOCOL)
    stream.flush()


def _receive(stream: IO[bytes]) -> Any:  # noqa: ANN401 - whatever was sent
    # Both ends are this module, started by this module.
    return pickle.load(stream)  # noqa: S301


def main() -> None:
    """Serve the process that started this one."""
    # What a library prints must not get between the plates.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    cache_dir, *roots = map(Path, sys.argv[1:])
    if roots:
        get_ready(cache_dir, roots)
    from rulewright.publish.drawing_desk import Desk  # noqa: PLC0415

    desk = Desk(cache_dir)
    if roots:
        practise(desk, cache_dir)
    serve(sys.stdin.buffer, out, desk)


def get_ready(cache_dir: Path, roots: Sequence[Path]) -> None:
    """Load the layout engine before there is anything to lay out."""
    from rulewright.publish import fontconfig  # noqa: PLC0415

    fontconfig.isolate(roots, cache_dir)
    from rulewright.publish import (  # noqa: F401, PLC0415
        drawing_layout,
        fitting,
        galley_reading,
    )


def practise(desk: Desk, cache_dir: Path) -> None:
    """Draw what was drawn last, without its pictures, so that the next goes quickly."""
    kept = entries.fetch(cache_dir / _PRACTICE)
    # Nobody waits for it, and nobody sees it: whatever is wrong with it is no matter.
    with contextlib.suppress(Exception):
        if kept is not None:
            desk.draw(pickle.loads(kept))  # noqa: S301 - our own file


def _keep_for_practice(artwork: Artwork, cache_dir: Path) -> None:
    plain = replace(artwork, assets={}, span=None)
    data = pickle.dumps(plain, protocol=pickle.HIGHEST_PROTOCOL)
    entries.keep(cache_dir / _PRACTICE, data)


if __name__ == "__main__":
    main()
