"""An interrupt at any point leaves the process as it was, and the next translation right."""

import gc
import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.interpreter import translating
from tests.folders import ROOT
from tests.unit.cases.children import children

KERNEL = (ROOT / "docs" / "examples" / "sum.ll").read_text(encoding="utf-8")
BITCODE = llvm.parse_assembly(KERNEL).as_bitcode()
# Read by a fresh process, as the number of a node hints at a table that LLVM keeps.
RISKY = KERNEL + "\n!99999999999 = !{}\n"
DESCRIPTORS = Path("/proc/self/fd")
PACKAGE = str(ROOT / "spvbackend")


class Interrupt:
    """Raises KeyboardInterrupt at the n-th line that this thread runs in the package."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.seen = 0
        self.own: dict[CodeType, bool] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> object:
        code = frame.f_code
        own = self.own.get(code)
        if own is None:
            own = self.own[code] = code.co_filename.startswith(PACKAGE)
        if not own:
            return None
        if event == "line":
            self.seen += 1
            if self.seen == self.at:
                raise KeyboardInterrupt
        return self


def interrupted(source: str | bytes, at: int) -> int:
    """Translate with an interrupt; how many lines ran."""
    interrupt = Interrupt(at)
    tracing = sys.gettrace()
    sys.settrace(interrupt)  # type: ignore[arg-type]  # it stands for the function of each frame
    try:
        spvbackend.translate(source)
    except KeyboardInterrupt:
        assert interrupt.seen >= at > 0
    finally:
        sys.settrace(tracing)
    return interrupt.seen


def held() -> tuple[list[str], int, list[str], list[str]]:
    """The process's resources: descriptors, threads, files of its folder, children."""
    descriptors = sorted(os.listdir(DESCRIPTORS)) if DESCRIPTORS.is_dir() else []
    return descriptors, threading.active_count(), sorted(os.listdir()), children()


# Python itself swallows what is raised in a finaliser, and says so.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("source", "count"), [(KERNEL, 60), (BITCODE, 12)], ids=["text", "bitcode"]
)
def test_nothing_is_left(
    source: str | bytes, count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    expected = spvbackend.translate(source)
    lines = interrupted(source, 0)
    before = held()
    choose = random.Random(3)
    # All of the first and the last lines, where things are opened and closed, and some between.
    places = [*range(1, count // 4), *range(lines - count // 4, lines + 1)]
    places += choose.sample(range(count // 4, lines - count // 4), count // 2)
    for at in places:
        interrupted(source, at)
        assert gc.isenabled(), f"line {at}"
        assert held() == before, f"line {at}"
    assert spvbackend.translate(source) == expected


def test_each_line_of_the_pause() -> None:
    """The collector goes on wherever an interrupt comes."""
    for at in range(1, 40):
        interrupt = Interrupt(at)
        sys.settrace(interrupt)  # type: ignore[arg-type]  # it stands for the function of a frame
        try:
            translating(int)
        except KeyboardInterrupt:
            assert interrupt.seen == at
        finally:
            sys.settrace(None)
        assert gc.isenabled(), f"line {at}"
        # No lock is left for others to wait at.
        thread = threading.Thread(target=translating, args=(int,), daemon=True)
        thread.start()
        thread.join(10)
        assert not thread.is_alive()
    assert interrupt.seen < at


def test_errors_leave_nothing() -> None:
    before = held()
    for source in ("nonsense", b"BC\xc0\xde", KERNEL.replace("float", "fp128"), RISKY):
        with pytest.raises(spvbackend.Diagnostic):
            spvbackend.translate(source)
    assert held() == before


SIGNALS = """\
import gc, os, random, signal, sys
import spvbackend
text = open(sys.argv[1]).read()
def interrupt(*_):
    raise KeyboardInterrupt
signal.signal(signal.SIGALRM, interrupt)
expected = [spvbackend.translate(text, opt_level=level) for level in (0, 1)]
choose = random.Random(5)
seen = 0
for i in range(400):
    level = i % 2
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, choose.uniform(1e-5, (0.001, 0.006)[level]))
            spvbackend.translate(text, opt_level=level)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except KeyboardInterrupt:
        seen += 1
    assert gc.isenabled()
assert [spvbackend.translate(text, opt_level=level) for level in (0, 1)] == expected
print(seen)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers here")
def test_signals_at_any_time() -> None:
    """Also within llvmlite, which would free a string twice; in a process of its own for that."""
    run = subprocess.run(
        [sys.executable, "-c", SIGNALS, str(ROOT / "docs" / "examples" / "sum.ll")],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert run.stderr == b""
    assert int(run.stdout) > 100
