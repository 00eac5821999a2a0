"""A server's loaded modules, its number of workers, and half a request."""

import socket
import subprocess
import sys

import pytest

from spvbackend.reading.child import CAN_FORK
from tests.folders import ROOT

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="a server copies itself")


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_a_plain_command_loads_nothing_more() -> None:
    program = (
        "import io, os, sys\n"
        "from spvbackend.server import listener\n"
        "listener.load()\n"
        "from spvbackend import cli\n"
        "before = set(sys.modules)\n"
        "cli.main(['ci/saxpy.ll', '-o', os.devnull], *[io.StringIO()] * 3)\n"
        "print(sorted(set(sys.modules) - before))\n"
    )
    assert run(program) == "[]\n"


def test_half_a_request_is_no_command() -> None:
    from spvbackend.server.worker import _received  # its module is for systems that fork

    for said in (b"", b"\x05\0\0", (5).to_bytes(8, "little") + b"abc"):
        ours, theirs = socket.socketpair()
        with ours, theirs:
            theirs.sendall(said)
            theirs.shutdown(socket.SHUT_WR)
            assert _received(ours) is None
