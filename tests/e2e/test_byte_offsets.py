"""Byte offsets that work-items compute in 32 bits are right on a device that vectorises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
import pytest

import spvbackend
from tests.e2e.harness.worker import Worker

ITEMS: Final = 64
# The offset of each work-item, and its distance in elements from the previous one.
OFFSETS: Final = {
    "mul": ("%o = mul i32 %id, 4", 1),
    "shl": ("%o = shl i32 %id, 2", 1),
    "mul-nsw": ("%o = mul nsw i32 %id, 4", 1),
    "two": ("%o = mul i32 %id, 8", 2),
}
WIDTHS: Final = {"narrow": "", "sext": "sext", "zext": "zext"}


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    worker = Worker("row_server.py", tmp_path_factory.mktemp("offsets"))
    yield worker
    worker.close()


def module_text(offset: str, extension: str) -> str:
    wide = f"%w = {extension} i32 %o to i64" if extension else ""
    return f"""
declare spir_func i64 @_Z12get_local_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %memory) {{
  %i = call spir_func i64 @_Z12get_local_idj(i32 0)
  %id = trunc i64 %i to i32
  {offset}
  {wide}
  %p = getelementptr i8, ptr addrspace(1) %out, {"i64 %w" if extension else "i32 %o"}
  %v = add i32 %id, 1000
  store i32 %v, ptr addrspace(1) %p
  ret void
}}"""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", OFFSETS)
def test_each_work_item_has_its_place(name: str, width: str, worker: Worker) -> None:
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    offset, step = OFFSETS[name]
    path = worker.folder / f"{name}-{width}.spv"
    path.write_bytes(spvbackend.translate(module_text(offset, WIDTHS[width]), triple="spirv64"))
    job = {
        "kernel": "k",
        "items": ITEMS,
        "group": ITEMS,
        "in": bytes(4).hex(),
        "out": 4 * ITEMS * step,
        "memory": "",
    }
    replies = worker.ask({"path": str(path), "jobs": [job], "optimise": True})
    assert replies is not None, worker.why
    output = np.frombuffer(bytes.fromhex(replies[0]["out"]), np.int32)
    assert output[::step].tolist() == [1000 + item for item in range(ITEMS)]
