"""Random programs write the same bytes on the device as compiled by LLVM for the host."""

from __future__ import annotations

import json
import pathlib
import select
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest

import spvbackend
from tests.e2e.harness.worker import environment
from tests.generators.address_steps import ADDRESS_STEPS
from tests.generators.programs import INPUT_BYTES, OUTPUT_BYTES, Program

FOLDER: Final = pathlib.Path(__file__).parent / "harness"
TIMEOUT_SECONDS: Final = 60
ROWS: Final = 4
BATCH: Final = 10
# Programs without pointers but those of memory accesses, and programs that pass pointers about.
PLAIN_SEEDS: Final = range(0, 60, BATCH)
ADDRESS_SEEDS: Final = range(1000, 1060, BATCH)


class Child:
    """A process that answers each line of JSON by a line of JSON; a new one after it died."""

    def __init__(self, script: str, folder: pathlib.Path) -> None:
        self.script: Final = FOLDER / script
        self.folder: Final = folder
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> subprocess.Popen[str]:
        self.process = subprocess.Popen(
            [sys.executable, str(self.script)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(self.folder),
            cwd=self.folder,
        )
        return self.process

    def read(self) -> Any:
        """The next answer, None from a child that died or does not answer."""
        assert self.process is not None and self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], TIMEOUT_SECONDS)
        line = self.process.stdout.readline() if ready else ""
        if line:
            return json.loads(line)
        self.close()
        return None

    def ask(self, request: dict[str, Any]) -> Any:
        """Send a request and wait for its answer."""
        process = self.process or self.start()
        assert process.stdin is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        return self.read()

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """LLVM's JIT compiler."""
    child = Child("random_host.py", tmp_path_factory.mktemp("host"))
    yield child
    child.close()


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """The OpenCL runtime."""
    child = Child("row_server.py", tmp_path_factory.mktemp("device"))
    child.start()
    hello = child.read() or {"why": "the runtime does not start"}
    if "why" in hello:
        child.close()
        pytest.skip(f"not run: {hello['why']}")
    yield child
    child.close()


def make_rows(seed: int) -> list[bytes]:
    """Inputs: of random bytes, of many zeros, of many ones."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 256, (ROWS, INPUT_BYTES), np.uint8)
    rows[1][rng.random(INPUT_BYTES) < 0.6] = 0
    rows[2][rng.random(INPUT_BYTES) < 0.6] = 255
    return [row.tobytes() for row in rows]


def on_device(device: Child, text: str, rows: list[bytes]) -> bytes:
    """What the translated program writes; raises when it is not valid or does not run."""
    spirv = spvbackend.translate(text, verify=True)
    spvbackend.validate(spirv)
    path = device.folder / "program.spv"
    path.write_bytes(spirv)
    job = {
        "kernel": "kernel",
        "items": len(rows),
        "in": b"".join(rows).hex(),
        "out": OUTPUT_BYTES * len(rows),
        "memory": "",
    }
    replies = device.ask({"path": str(path), "jobs": [job], "optimise": False})
    assert replies is not None, "the runtime died or hung"
    assert "why" not in replies[0], replies[0]["why"]
    return bytes.fromhex(replies[0]["out"])


def on_host(host: Child, text: str, rows: list[bytes]) -> bytes:
    """What LLVM's own code writes."""
    request = {"text": text, "rows": [row.hex() for row in rows], "size": OUTPUT_BYTES}
    reply = host.ask(request)
    assert reply is not None, "the compiler for the host died or hung"
    return bytes.fromhex(reply)


def complaint(seed: int, got: bytes, want: bytes) -> str:
    """Where the outputs of a program differ first, or nothing."""
    wrong = [at for at, pair in enumerate(zip(got, want, strict=True)) if pair[0] != pair[1]]
    if not wrong:
        return ""
    row, at = divmod(wrong[0], OUTPUT_BYTES)
    first = wrong[0]
    return (
        f"program {seed}, row {row}, byte {at}: got {got[first : first + 8].hex()}, "
        f"want {want[first : first + 8].hex()}, {len(wrong)} bytes differ"
    )


def compare(device: Child, host: Child, programs: dict[int, str]) -> list[str]:
    """What is wrong with each program."""
    found = []
    for seed, text in programs.items():
        rows = make_rows(seed)
        found.append(complaint(seed, on_device(device, text, rows), on_host(host, text, rows)))
    return [text for text in found if text]


@pytest.mark.parametrize("first", PLAIN_SEEDS)
def test_values(first: int, device: Child, host: Child) -> None:
    """Integers of all widths, vectors of all lengths, structs, control flow and memory."""
    programs = {
        seed: Program(seed, steps=30).text() for seed in range(first, first + BATCH)
    }
    assert not compare(device, host, programs)


@pytest.mark.parametrize("first", ADDRESS_SEEDS)
def test_addresses(first: int, device: Child, host: Child) -> None:
    """Pointers that pass through memory, structs, calls and casts before they are used."""
    programs = {
        seed: Program(seed, steps=20, more_steps=ADDRESS_STEPS * 3).text()
        for seed in range(first, first + BATCH)
    }
    assert not compare(device, host, programs)


def test_a_difference_is_told() -> None:
    """The row and the byte where outputs differ first."""
    want = bytes(2 * OUTPUT_BYTES)
    got = want[:-3] + b"\1\2\0"
    assert not complaint(7, want, want)
    expected = f"program 7, row 1, byte {OUTPUT_BYTES - 3}: got 010200, want 000000, 2 bytes differ"
    assert complaint(7, got, want) == expected


def test_programs_depend_on_their_seed_alone() -> None:
    """A seed is a program, and another seed another one that writes something."""
    assert Program(3).text() == Program(3).text()
    assert Program(3).text() != Program(4).text()
    assert all("ptr addrspace(1) %out, i64 0" in Program(seed).text() for seed in range(20))
