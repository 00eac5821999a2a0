"""Odd surroundings of the command: streams that are closed or full, interrupts, no memory."""

import contextlib
import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spvbackend import cli, driver
from spvbackend.output import write_output
from spvbackend.streams import let_interrupts_end
from tests.folders import ROOT
from tests.unit.cases.command import pyllc

KERNEL = "define spir_kernel void @k(ptr addrspace(1) %p) {\n  ret void\n}\n"
FULL = "<stdout>: error: cannot write the output: No space left on device"
PYLLC = f"{sys.executable} -m spvbackend"


def shell(command: str, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, timeout=60, **more
    )


@pytest.mark.parametrize(
    ("redirection", "status", "message"),
    [
        (
            "-o - > /dev/full",
            1,
            "<stdout>: error: cannot write the output: No space left on device",
        ),
        ("--help > /dev/full", 1, FULL),
        ("-o - >&-", 1, "<stdout>: error: cannot write the output: Bad file descriptor"),
        ("--version >&-", 1, "<stdout>: error: cannot write the output: Bad file descriptor"),
        ("-filetype=null >&-", 0, ""),
        ("-filetype=null 2>&-", 0, ""),
        ("-filetype=null <&-", 0, ""),
        ("-filetype=null <&- >&- 2>&-", 0, ""),
        ("-bad <&- >&- 2>&-", 1, ""),
        ("-bad 2>/dev/full", 1, ""),
        ("-filetype=null -print-after-all 2>/dev/full", 1, ""),
        ("-bad 2>&-", 1, ""),
    ],
)
def test_streams_that_are_closed_or_full(
    kernel: Path, redirection: str, status: int, message: str
) -> None:
    run = shell(f"{PYLLC} {kernel} {redirection}")
    assert run.returncode == status, run.stderr
    assert "Traceback" not in run.stderr
    assert run.stderr.startswith(message)
    assert bool(run.stderr) == bool(message)
    assert os.listdir(kernel.parent) == ["k.ll"]


def test_stdin_that_is_closed_or_a_directory() -> None:
    closed = shell(f"{PYLLC} - -o - <&-")
    assert (closed.returncode, closed.stdout) == (1, "")
    assert closed.stderr == "pyllc: error: cannot read the input: Bad file descriptor\n"
    folder = shell(f"{PYLLC} - -o - < /")
    assert folder.returncode == 1
    assert "Traceback" not in folder.stderr
    assert "is a directory" in folder.stderr.lower()


def test_closed_streams_do_not_mix_with_files(kernel: Path) -> None:
    """A file opened by the command must not become its stdout or stderr."""
    output = kernel.with_name("out.spvasm")
    run = shell(f"{PYLLC} {kernel} -print-after-all -o {output} <&- >&- 2>&-")
    assert run.returncode == 0
    assert output.read_text() == pyllc(kernel, "-o", "-").output.decode()


INTERRUPTED = """\
import os, runpy, signal, sys

class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
sys.argv = ["pyllc", *{argv!r}]
runpy.run_module("spvbackend", run_name="__main__")
"""


@pytest.mark.parametrize(
    "name",
    ["spvbackend.cli", "spvbackend.reading.child", "spvbackend.driver", "spvbackend.pipeline",
     "spvbackend.emit.asm"],
)  # fmt: skip
def test_an_interrupt_ends_the_command_by_its_signal(kernel: Path, name: str) -> None:
    """While it imports, while a child reads, and behind the passes: never with a traceback."""
    program = INTERRUPTED.format(name=name, argv=[str(kernel), "-o", str(kernel) + ".spvasm"])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")
    assert os.listdir(kernel.parent) == ["k.ll"]


def test_an_interrupt_while_stdin_is_read() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "spvbackend", "-"], cwd=ROOT, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        # More than a pipe holds, so that the command reads once all is written.
        process.stdin.write(";" * (1 << 20))
        process.stdin.flush()
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert (process.returncode, output, errors) == (-signal.SIGINT, "", "")


def test_an_interrupt_waits_for_the_file(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys\n"
        "from spvbackend.output import write_output\n"
        "replace = os.replace\n"
        "def interrupt(source, target):\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    replace(source, target)\n"
        "os.replace = interrupt\n"
        "signal.signal(signal.SIGINT, signal.SIG_DFL)\n"
        f"write_output({str(tmp_path / 'k.spv')!r}, b'whole', sys.stdout)\n"
        "print('still there')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")
    assert (tmp_path / "k.spv").read_bytes() == b"whole"
    assert os.listdir(tmp_path) == ["k.spv"]


def test_an_interrupt_by_exception_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(source: str, target: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_output(str(tmp_path / "k.spv"), b"whole", sys.stdout)
    assert os.listdir(tmp_path) == []


def test_an_interrupt_that_is_ignored_stays_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        let_interrupts_end()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        signal.signal(signal.SIGINT, signal.default_int_handler)
        let_interrupts_end()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (MemoryError(), "not enough memory for the translation"),
        (OSError(errno.EMFILE, "Too many open files"), "the system refused a call: Too many open"),
        (FileNotFoundError(errno.ENOENT, "No such file", "page.css"), "No such file ('page.css')"),
    ],
)
def test_what_the_system_does_not_give(
    kernel: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, message: str
) -> None:
    def refuse(*arguments: object, **options: object) -> None:
        raise error

    monkeypatch.setattr(driver, "run", refuse)
    run = pyllc(kernel, "-o", "-")
    assert (run.status, run.output) == (1, b"")
    assert message in run.errors
    assert run.errors.count("\n") == 1


class Full(io.RawIOBase):
    """A disk without room."""

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_stream_in_process(kernel: Path) -> None:
    stdout = io.TextIOWrapper(io.BufferedWriter(Full()))
    errors = io.StringIO()
    assert cli.main([str(kernel), "-o", "-"], sys.stdin, stdout, errors) == 1
    assert errors.getvalue() == (
        "<stdout>: error: cannot write the output: No space left on device\n"
    )
    with contextlib.suppress(OSError):
        stdout.close()  # else its buffer is written once more when it is freed
