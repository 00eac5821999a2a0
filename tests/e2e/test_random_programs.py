"""Random programs write the same bytes on the device as LLVM's code on the host."""

from __future__ import annotations

from typing import Final

import numpy as np
import pytest

import spvbackend
from tests.e2e.harness.worker import Worker
from tests.generators.address_steps import ADDRESS_STEPS
from tests.generators.programs import INPUT_BYTES, OUTPUT_BYTES, Program

ROWS: Final = 4
BATCH: Final = 10
# Programs with pointers only in memory accesses, and programs that pass pointers around.
PLAIN_SEEDS: Final = range(0, 60, BATCH)
ADDRESS_SEEDS: Final = range(1000, 1060, BATCH)


def make_rows(seed: int) -> list[bytes]:
    """Return inputs: random bytes, many zeros, many ones."""
    rng = np.random.default_rng(seed)
    rows = rng.integers(0, 256, (ROWS, INPUT_BYTES), np.uint8)
    rows[1][rng.random(INPUT_BYTES) < 0.6] = 0
    rows[2][rng.random(INPUT_BYTES) < 0.6] = 255
    return [row.tobytes() for row in rows]


def on_device(device: Worker, text: str, rows: list[bytes]) -> bytes:
    """Return the output of the translated program; raise if it is invalid or does not run."""
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
    assert replies is not None, device.why
    assert "why" not in replies[0], replies[0]["why"]
    return bytes.fromhex(replies[0]["out"])


def on_host(host: Worker, text: str, rows: list[bytes]) -> bytes:
    """Return the output of LLVM's own code."""
    request = {"text": text, "rows": [row.hex() for row in rows], "size": OUTPUT_BYTES}
    reply = host.ask(request)
    assert reply is not None, host.why
    return bytes.fromhex(reply)


def complaint(seed: int, got: bytes, want: bytes) -> str:
    """Return the first difference between the outputs of a program, "" for none."""
    wrong = [at for at, pair in enumerate(zip(got, want, strict=True)) if pair[0] != pair[1]]
    if not wrong:
        return ""
    row, at = divmod(wrong[0], OUTPUT_BYTES)
    first = wrong[0]
    return (
        f"program {seed}, row {row}, byte {at}: got {got[first : first + 8].hex()}, "
        f"want {want[first : first + 8].hex()}, {len(wrong)} bytes differ"
    )


def compare(device: Worker, host: Worker, programs: dict[int, str]) -> list[str]:
    """Return the complaints about programs."""
    complaints = []
    for seed, text in programs.items():
        rows = make_rows(seed)
        complaints.append(complaint(seed, on_device(device, text, rows), on_host(host, text, rows)))
    return [text for text in complaints if text]


@pytest.mark.parametrize("first", PLAIN_SEEDS)
def test_values(first: int, device: Worker, host: Worker) -> None:
    """Integers of all widths, vectors of all lengths, structs, control flow and memory."""
    programs = {seed: Program(seed, steps=30).text() for seed in range(first, first + BATCH)}
    assert not compare(device, host, programs)


@pytest.mark.parametrize("first", ADDRESS_SEEDS)
def test_addresses(first: int, device: Worker, host: Worker) -> None:
    """Pointers that pass through memory, structs, calls and casts before they are used."""
    programs = {
        seed: Program(seed, steps=20, more_steps=ADDRESS_STEPS * 3).text()
        for seed in range(first, first + BATCH)
    }
    assert not compare(device, host, programs)


def test_a_difference_is_told() -> None:
    """A difference names the row and the byte."""
    want = bytes(2 * OUTPUT_BYTES)
    got = want[:-3] + b"\1\2\0"
    assert not complaint(7, want, want)
    expected = f"program 7, row 1, byte {OUTPUT_BYTES - 3}: got 010200, want 000000, 2 bytes differ"
    assert complaint(7, got, want) == expected


def test_programs_depend_on_their_seed_alone() -> None:
    """A seed determines a program; another seed has another program with an output."""
    assert Program(3).text() == Program(3).text()
    assert Program(3).text() != Program(4).text()
    assert all("ptr addrspace(1) %out, i64 0" in Program(seed).text() for seed in range(20))
