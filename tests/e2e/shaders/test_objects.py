"""Random accesses of many widths to objects of private and local memory, on a Vulkan device."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

import spvbackend
from spvbackend.target.features import WORKGROUP_LAYOUT
from spvbackend.translator import Translator
from spvbackend.validate import find_spirv_val
from tests.e2e.harness.vulkan_device import write_shader
from tests.e2e.harness.worker import Worker
from tests.generators.object_accesses import (
    GROUP,
    ITEMS,
    compute,
    has_atomic,
    make_program,
    operands_of,
)

TRIPLE = "spirv64-unknown-vulkan1.3"
SEEDS = range(60)
VIEWS = WORKGROUP_LAYOUT.extension
BUILD = {"GALLIVM_PERF": "nopt"}
"""Lets lavapipe build without LLVM's optimiser, in less than half the time.

What a module promises about its accesses ends in NIR, whose passes still run.
"""


@pytest.fixture(scope="module")
def buffers_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Return one worker for the module; it restarts its process after a crash."""
    worker = Worker("../shaders/buffer_server.py", tmp_path_factory.mktemp("objects"))
    worker.environment.update(BUILD)
    yield worker
    worker.close()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("extensions", ((), (VIEWS,)), ids=("elements", "views"))
def test_bytes_of_objects(
    seed: int, extensions: tuple[str, ...], buffers_worker: Worker, tmp_path: pathlib.Path
) -> None:
    program = make_program(seed)
    translator = Translator(triple=TRIPLE, extensions=extensions, verify=True)
    shader = translator.translate_shader(program.text)
    if find_spirv_val() is not None:
        spvbackend.validate(shader.spirv)
    if reason := buffers_worker.probe():
        pytest.skip(f"not run: {reason}")
    path = tmp_path / "objects.spv"
    write_shader(shader, path)
    operands = operands_of(seed)
    sent = b"".join(word.to_bytes(8, "little") for row in operands for word in row)
    buffers = [sent.hex(), bytes(8 * ITEMS).hex()]
    request = {"path": str(path), "kernel": "kernel", "buffers": buffers, "items": ITEMS,
               "group": GROUP}  # fmt: skip
    reply = buffers_worker.ask(request)
    assert reply is not None, buffers_worker.why
    if extensions and "lacks what the module needs" in reply.get("why", ""):
        pytest.skip(reply["why"])
    assert "why" not in reply, reply["why"]
    got = bytes.fromhex(reply["buffers"][1])
    wanted = [compute(program, row, has_atomic(seed)) for row in operands]
    assert [int.from_bytes(got[at : at + 8], "little") for at in range(0, len(got), 8)] == wanted
