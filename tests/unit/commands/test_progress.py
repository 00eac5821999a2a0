"""The bar of a run of many inputs: on a terminal, and nowhere else."""

import io
import re
from pathlib import Path

import pytest

from spvbackend.commands import progress, run
from spvbackend.commands.llc import PYLLC

KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}
"""
COUNT = 4


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Some inputs, the second of them wrong; a terminal of the usual kind."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(progress, "INTERVAL", 0.0)
    for number in range(COUNT):
        (tmp_path / f"k{number}.ll").write_text(KERNEL if number != 1 else "nonsense\n")
    return [str(tmp_path / f"k{number}.ll") for number in range(COUNT)]


def messages(inputs: list[str], stream: io.StringIO, count: str) -> str:
    """Return the messages of a run."""
    stdout = io.TextIOWrapper(io.BytesIO())
    argv = [*inputs, "-filetype=null", count]
    assert run.main(PYLLC, argv, io.StringIO(), stdout, stream, isolate=True) == 1
    return stream.getvalue()


@pytest.mark.parametrize("count", ["-j1", "-j2"])
def test_a_terminal_has_a_bar(
    inputs: list[str], monkeypatch: pytest.MonkeyPatch, count: str
) -> None:
    pytest.importorskip("rich", reason="rich is not installed (pip install -e .[progress])")
    monkeypatch.setattr(progress, "DELAY", 0.0)
    plain = messages(inputs, io.StringIO(), count)
    shown = messages(inputs, Terminal(), count)
    assert f"{COUNT}/{COUNT}" in shown
    assert f"1/{COUNT}" in shown
    # Each message stands whole, where the bar has been erased, and nothing is left at the end:
    # the message is the last thing where the first input is done after all others.
    before, note, after = shown.partition(plain)
    assert note
    assert not before or before.endswith("\x1b[2K")
    assert not after or after.endswith("\x1b[2K")
    # The cursor is there while the bar is, as an interrupt gives no time to bring it back.
    pictures = re.findall(r"\x1b\[\?25l(?:\r\x1b\[2K)?[^\r]*\x1b\[\?25h", shown)
    assert len(pictures) == shown.count("\x1b[?25l") > 0


@pytest.mark.parametrize("count", ["-j1", "-j2"])
def test_a_pipe_has_none(inputs: list[str], monkeypatch: pytest.MonkeyPatch, count: str) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    assert messages(inputs, io.StringIO(), count).startswith(f"{inputs[1]}:1:1: error: ")


def test_a_short_run_has_none(inputs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 60.0)
    assert messages(inputs, Terminal(), "-j1") == messages(inputs, io.StringIO(), "-j1")


def test_without_rich_there_is_none(inputs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    monkeypatch.setattr(progress, "find_spec", lambda name: None)
    assert messages(inputs, Terminal(), "-j1") == messages(inputs, io.StringIO(), "-j1")


def test_a_bar_alone_has_no_messages(inputs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The bar leaves nothing on the terminal."""
    pytest.importorskip("rich", reason="rich is not installed (pip install -e .[progress])")
    stream = Terminal()
    monkeypatch.setattr(progress, "DELAY", 0.0)
    with progress.open_bar(stream, 2) as bar:
        bar.advance()
        bar.hide()
        bar.hide()
        bar.advance()
    # It was there twice, and was erased as often.
    assert stream.getvalue().count("\x1b[?25l") == stream.getvalue().count("\x1b[1A\x1b[2K") == 2
