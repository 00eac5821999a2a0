"""pyllc-server: commands in it say and do what they would without, and nothing stays behind."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import llvmlite.binding as llvm
import pytest

from spvbackend.commands.client import INHERITED, SERVER, TAKEN
from spvbackend.reading.child import CAN_FORK
from tests.folders import ROOT

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="a server copies itself")

SAXPY = (ROOT / "ci" / "saxpy.ll").read_text()
PYLLC = [sys.executable, "-m", "spvbackend"]
SESSION = [sys.executable, "-m", "spvbackend.server"]
# A console script without what `-m` imports, which says what it has loaded.
SCRIPT = """\
import os, sys
exit = os._exit
def end(status):
    sys.stderr.write(" ".join(sys.modules))
    sys.stderr.flush()
    exit(status)
os._exit = end
from spvbackend.__main__ import main
main()
"""


class Run(NamedTuple):
    """The outcome of a run of the command."""

    status: int
    output: bytes
    errors: bytes


def environment(server: str = "", **more: str) -> dict[str, str]:
    variables = {**os.environ, "PYTHONPATH": str(ROOT), **more}
    variables.pop(SERVER, None)
    return {**variables, SERVER: server} if server else variables


def pyllc(
    *argv: object, server: str = "", folder: Path = ROOT, stdin: bytes = b"", **more: str
) -> Run:
    done = subprocess.run(
        [*PYLLC, *map(str, argv)],
        cwd=folder,
        env=environment(server, **more),
        input=stdin,
        capture_output=True,
        check=False,
    )
    return Run(done.returncode, done.stdout, done.stderr)


def session(*command: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*SESSION, *command], cwd=ROOT, env=environment(), capture_output=True, check=False
    )


def eventually(question: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if question():
            return True
        time.sleep(0.01)
    return False


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The socket of a server that is there while the tests of this file run."""
    command = [*SESSION, "sh", "-c", f"echo ${SERVER}; cat"]
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        yield process.stdout.readline().decode().strip()
        process.stdin.close()


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with inputs of all kinds."""
    bitcode = llvm.parse_assembly(SAXPY, llvm.create_context()).as_bitcode()
    damaged = bytearray(bitcode)
    choose = random.Random(3)
    for _ in range(20):
        damaged[choose.randrange(200, len(damaged))] ^= 1 << choose.randrange(8)
    (tmp_path / "saxpy.ll").write_text(SAXPY)
    (tmp_path / "saxpy.bc").write_bytes(bitcode)
    (tmp_path / "damaged.bc").write_bytes(damaged)
    (tmp_path / "broken.ll").write_text("define void @f( {\n")
    (tmp_path / "refused.ll").write_text("define fp128 @f(fp128 %x) {\n  ret fp128 %x\n}\n")
    (tmp_path / "doubted.ll").write_text("define void @f(i32 %c) #0 { ret void }\n")
    (tmp_path / "\u00e4.ll").write_text(SAXPY)
    return tmp_path


@pytest.mark.parametrize(
    "argv",
    [
        ("saxpy.ll", "-o", "-"),
        ("saxpy.bc", "-filetype=obj", "-o", "-"),
        ("saxpy.ll", "-O2", "-o", "-"),
        ("-", "-o", "-"),
        ("\u00e4.ll", "-o", "-"),
        ("damaged.bc", "-o", "-"),
        ("broken.ll", "-o", "-"),
        ("refused.ll", "-o", "-", "--error-format=json"),
        ("doubted.ll", "-o", "-", "-werror"),
        ("saxpy.ll", "broken.ll", "refused.ll", "-j2", "-output-dir=out"),
        ("saxpy.ll", "-stop-after=parse"),
        ("none.ll",),
        ("-nonsense",),
        ("-version",),
    ],
    ids=" ".join,
)
def test_commands_say_what_they_say_alone(server: str, files: Path, argv: tuple[str, ...]) -> None:
    stdin = SAXPY.encode() if argv[0] == "-" else b""
    alone = pyllc(*argv, folder=files, stdin=stdin)
    assert pyllc(*argv, folder=files, stdin=stdin, server=server) == alone
    assert alone.status in (0, 1)


def test_the_other_command_has_it_too(server: str, files: Path) -> None:
    command = [sys.executable, "-m", "spvbackend.commands.pyllvm_spirv", "saxpy.bc", "-o", "-"]
    runs = [
        subprocess.run(command, cwd=files, env=environment(each), capture_output=True, check=True)
        for each in ("", server)
    ]
    assert runs[0].stdout == runs[1].stdout != b""


def test_a_client_loads_next_to_nothing(server: str, files: Path) -> None:
    program = [sys.executable, "-P", "-S", "-c", SCRIPT, "saxpy.ll", "-o", "there.spv"]
    done = subprocess.run(
        program, cwd=files, env=environment(server), capture_output=True, check=True, text=True
    )
    loaded = set(done.stderr.split())
    assert {name for name in loaded if name.startswith("spvbackend")} == {
        *("spvbackend", "spvbackend.__main__", "spvbackend.commands", "spvbackend.commands.client"),
        *("spvbackend.diagnostics", "spvbackend.validate", "spvbackend.version"),
    }
    assert loaded.isdisjoint(("typing", "re", "enum", "collections", "signal", "socket"))
    assert (files / "there.spv").read_bytes() == pyllc(
        "saxpy.ll", "-filetype=obj", "-o", "-", folder=files
    ).output


def test_folder_mask_and_environment_are_the_clients(server: str, files: Path) -> None:
    run = pyllc("saxpy.ll", "--validate", "-o", "-", server=server, folder=files, SPIRV_VAL="none")
    assert run.status == 1
    assert b"SPIRV_VAL names 'none'" in run.errors
    before = os.umask(0o077)
    try:
        assert pyllc("saxpy.ll", "-o", "own.spv", server=server, folder=files).status == 0
    finally:
        os.umask(before)
    assert (files / "own.spv").stat().st_mode & 0o777 == 0o600


def test_a_server_that_is_gone_is_not_needed(files: Path) -> None:
    argv = ("saxpy.ll", "-o", "-")
    alone = pyllc(*argv, folder=files)
    assert pyllc(*argv, folder=files, server=str(files / "none")) == alone


@pytest.mark.parametrize(("said", "status"), [(b"", 0), (TAKEN, 0), (TAKEN + b"\3", 3)])
def test_a_command_whose_answer_ends_early_runs_by_itself(
    files: Path, said: bytes, status: int
) -> None:
    path = str(files / "socket")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen()
        command = [*PYLLC, "saxpy.ll", "-o", "-"]
        client = subprocess.Popen(
            command, cwd=files, env=environment(path), stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )  # fmt: skip
        connection, _ = listener.accept()
        with connection:
            assert connection.recv(1 << 20)
            connection.sendall(said)
            connection.shutdown(socket.SHUT_WR)
            output, errors = client.communicate()
    assert (client.returncode, errors) == (status, b"")
    assert (output != b"") == (status == 0)


def test_another_installation_is_not_asked(server: str, files: Path) -> None:
    program = (
        "import sys, spvbackend.commands.client as client\n"
        "client.PACKAGE = '/another'\n"
        "client.hand_over('pyllc')\n"
        "sys.exit(9)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "saxpy.ll", "-o", "x.spv"],
        cwd=files, env=environment(server), check=False,
    )  # fmt: skip
    assert done.returncode == 9
    assert not (files / "x.spv").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of a client that has ended")
def test_the_copy_ends_with_its_client(server: str, files: Path) -> None:
    """The copy waits for its input, whose other end only the client holds, and ends with it."""
    reads, writes = os.pipe()
    with subprocess.Popen(
        [*PYLLC, "-", "-o", "never.spv"], cwd=files, env=environment(server), stdin=reads
    ) as client:
        os.close(reads)
        os.write(writes, b"; ")
        client.send_signal(signal.SIGKILL)

    def is_closed() -> bool:
        try:
            os.write(writes, b" ")
        except BrokenPipeError:
            return True
        return False

    assert eventually(is_closed)
    os.close(writes)
    assert not (files / "never.spv").exists()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (["sh", "-c", "exit 7"], 7),
        (["sh", "-c", "kill -TERM $$"], -signal.SIGTERM),
        (["sh", "-c", "kill -KILL $$"], -signal.SIGKILL),
        (["/nonexistent"], 127),
        ([str(ROOT)], 126),
        (["-j"], 1),
        ([], 1),
        (["--help"], 0),
    ],
    ids=str,
)
def test_the_exit_status_is_the_commands(command: list[str], code: int) -> None:
    done = session(*command)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr


def test_nothing_stays_behind() -> None:
    done = session("sh", "-c", f"echo ${SERVER}")
    path = done.stdout.decode().strip()
    assert path
    assert not os.path.exists(os.path.dirname(path))


def test_the_server_ends_with_a_session_that_is_killed() -> None:
    with subprocess.Popen(
        [*SESSION, "sh", "-c", f"echo ${SERVER}; cat"],
        cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        path = process.stdout.readline().decode().strip()
        process.kill()

    def is_gone() -> bool:
        with socket.socket(socket.AF_UNIX) as client:
            return client.connect_ex(path) != 0

    assert eventually(is_gone)
    os.unlink(path)
    os.rmdir(os.path.dirname(path))


def test_signals_go_to_the_command() -> None:
    script = 'trap "exit 5" TERM; echo ready; while :; do sleep 0.05; done'
    with subprocess.Popen(
        [*SESSION, "sh", "-c", script], cwd=ROOT, env=environment(), stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        process.terminate()
    assert process.returncode == 5


EARLY = """
import os, subprocess, sys
from spvbackend.server.session import main
start = subprocess.Popen
def popen(*args, **options):
    process = start(*args, **options)
    os.kill(os.getpid(), int(number))
    return process
subprocess.Popen = popen
number = sys.argv.pop(1)
main()
"""


@pytest.mark.parametrize(
    ("number", "command", "code"),
    [
        (signal.SIGTERM, "exec sleep 9", -signal.SIGTERM),
        # The terminal sends this one to the command by itself.
        (signal.SIGINT, "exit 5", 5),
    ],
)
def test_signals_while_the_command_starts(
    number: int, command: str, code: int, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EARLY, str(int(number)), "sh", "-c", command],
        cwd=ROOT,
        env=environment(TMPDIR=str(tmp_path)),
        check=False,
    )
    assert done.returncode == code
    assert os.listdir(tmp_path) == []


def test_the_command_has_the_signals_of_whoever_starts_the_server() -> None:
    """Python itself ignores that a pipe is broken, which `yes` would then complain of."""
    done = session("sh", "-c", "yes | head -n 1")
    assert (done.stdout, done.stderr) == (b"y\n", b"")
    for ignores, output in (("", b""), ("trap '' INT; ", b"on\n")):
        words = " ".join(SESSION)
        script = f"{ignores}exec {words} sh -c 'kill -INT $$; echo on'"
        run = subprocess.run(
            ["sh", "-c", script], cwd=ROOT, env=environment(), capture_output=True, check=False
        )
        assert (run.returncode, run.stdout) == (0 if ignores else -signal.SIGINT, output)


def test_a_long_name_of_the_folder_is_an_error(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 100)
    folder.mkdir()
    done = subprocess.run(
        [*SESSION, "true"], cwd=ROOT, env=environment(TMPDIR=str(folder)), capture_output=True
    )
    assert done.returncode == 1
    assert done.stderr.startswith(b"pyllc-server: error: the system refuses a server: ")
    assert os.listdir(folder) == []


def workers_of(session: int) -> list[int]:
    """The processes below the server of a session, whose other child is the command."""

    def below(process: int) -> list[int]:
        text = Path(f"/proc/{process}/task/{process}/children").read_text()
        return [int(word) for word in text.split()]

    return [worker for child in below(session) for worker in below(child)]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the children of a process")
def test_a_worker_that_is_ended_is_replaced(files: Path) -> None:
    with subprocess.Popen(
        [*SESSION, "sh", "-c", f"echo ${SERVER}; exec cat"],
        cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        path = process.stdout.readline().decode().strip()
        alone = pyllc("saxpy.ll", "-o", "-", folder=files)
        assert pyllc("saxpy.ll", "-o", "-", folder=files, server=path) == alone
        (worker,) = workers_of(process.pid)
        # One after the other, each has the same worker.
        assert pyllc("saxpy.ll", "-o", "-", folder=files, server=path) == alone
        assert workers_of(process.pid) == [worker]
        os.kill(worker, signal.SIGKILL)
        assert pyllc("saxpy.ll", "-o", "-", folder=files, server=path) == alone
        assert eventually(lambda: len(workers_of(process.pid)) == 1)
        assert workers_of(process.pid) != [worker]
        process.stdin.close()


def ignores(process: int, number: int) -> bool:
    """Whether a process ignores a signal (proc(5), status)."""
    (mask,) = re.findall(r"SigIgn:\s*(\w+)", Path(f"/proc/{process}/status").read_text())
    return bool(int(mask, 16) >> (number - 1) & 1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the children of a process")
@pytest.mark.parametrize("name", INHERITED)
def test_a_worker_ignores_what_its_client_does(name: str, files: Path) -> None:
    """One that is ended would have taken the client's input with it."""
    number = getattr(signal, name)
    # The first command leaves a worker, which the second one gets.
    script = f'"$@" saxpy.ll -o a.spvasm; trap \'\' {name[3:]}; exec "$@" - -o -'
    with subprocess.Popen(
        [*SESSION, "sh", "-c", script, "sh", *PYLLC],
        cwd=files, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert eventually((files / "a.spvasm").exists)
        # Its client may have yet to go, which is a process below the command.
        assert eventually(lambda: len(workers_of(process.pid)) == 1)
        (worker,) = workers_of(process.pid)
        assert eventually(lambda: ignores(worker, number))
        os.kill(worker, number)
        process.stdin.write(SAXPY.encode())
        process.stdin.close()
        assert process.stdout.read() == (files / "a.spvasm").read_bytes()


def test_many_at_once(server: str, files: Path) -> None:
    clients = [
        subprocess.Popen([*PYLLC, "saxpy.ll", "-o", f"{n}.spv"], cwd=files, env=environment(server))
        for n in range(12)
    ]
    assert [client.wait() for client in clients] == [0] * 12
    assert len({(files / f"{n}.spv").read_bytes() for n in range(12)}) == 1
