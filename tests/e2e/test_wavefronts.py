"""AMD's intrinsics over the lanes of a wavefront run on the device as subgroups of 32 and 64."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

import spvbackend
from tests.e2e.harness.worker import Worker
from tests.e2e.wavefronts.cases import GROUPS
from tests.e2e.wavefronts.model import ITEMS, Setting, complaint, in_bytes, module_text, packed

SETTINGS: Final = {
    "wave32": Setting(32, "%c = icmp uge i32 %id, 0", lambda item: True),
    "wave64": Setting(64, "%c = icmp uge i32 %id, 0", lambda item: True),
    "wave32-some": Setting(
        32, "%m = urem i32 %id, 3\n  %c = icmp ne i32 %m, 1", lambda item: item % 3 != 1
    ),
}


TIMEOUT_SECONDS: Final = 300
"""Intel's CPU runtime compiles the module of the small products for a minute."""


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    folder = tmp_path_factory.mktemp("wavefronts")
    worker = Worker("row_server.py", folder, timeout=TIMEOUT_SECONDS)
    yield worker
    worker.close()


ONLY: Final = {
    # All items of a work-group have to come to a barrier.
    "memory": ("wave32", "wave64"),
    # All lanes take part in a product.
    "large-products": ("wave64",),
    "small-products": ("wave32",),
    # A warp has 32 lanes.
    "warps": ("wave32", "wave32-some"),
}
RUNS: Final = [(group, setting) for group in GROUPS for setting in ONLY.get(group, SETTINGS)]


@pytest.mark.parametrize(("group", "setting"), RUNS)
def test_wavefronts(group: str, setting: str, worker: Worker) -> None:
    """All cases of a group share a module, as a build of it takes longer than its run."""
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    cases, chosen = GROUPS[group], SETTINGS[setting]
    text = module_text(cases, chosen)
    spirv = spvbackend.translate(text, triple="spirv64", verify=True)
    spvbackend.validate(spirv)
    path = worker.folder / f"{group}-{setting}.spv"
    path.write_bytes(spirv)
    jobs = [
        {
            "kernel": f"k{at}",
            "items": ITEMS,
            "group": ITEMS,
            "in": packed(case).hex(),
            "out": in_bytes(case.bits[1]) * ITEMS,
            "memory": "",
        }
        for at, case in enumerate(cases)
    ]
    replies = worker.ask({"path": str(path), "jobs": jobs, "optimise": True})
    assert replies is not None, worker.why
    complaints = [
        reply.get("why") or complaint(case, chosen, bytes.fromhex(reply["out"]))
        for case, reply in zip(cases, replies, strict=True)
    ]
    assert [text for text in complaints if text] == []


THREADS: Final = """
target triple = "nvptx64-nvidia-cuda"
@steps = internal constant [4 x i32] [i32 3, i32 1, i32 4, i32 1]
define ptx_kernel void @k0(ptr %in, ptr %out, ptr %unused) {
  %room = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %room, ptr @steps, i64 16, i1 false)
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %ctaid, %ntid
  %id = add i32 %first, %tid
  %at = and i32 %id, 3
  %step = getelementptr i32, ptr %room, i32 %at
  %from = getelementptr i32, ptr %in, i32 %id
  %big = icmp uge i32 %id, 32
  %either = select i1 %big, ptr %step, ptr %from
  %v = load i32, ptr %either
  %s = load i32, ptr %step
  %sum = add i32 %v, %s
  %to = getelementptr i32, ptr %out, i32 %id
  store i32 %sum, ptr %to
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def test_generic_memory_of_threads(worker: Worker) -> None:
    """Allocas, variables and parameters in generic memory, as in NVIDIA's target."""
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    spirv = spvbackend.translate(THREADS, triple="spirv64", verify=True)
    spvbackend.validate(spirv)
    path = worker.folder / "threads.spv"
    path.write_bytes(spirv)
    values = [7 * item + 1 for item in range(ITEMS)]
    sent = b"".join(value.to_bytes(4, "little") for value in values)
    job = {"kernel": "k0", "items": ITEMS, "group": 16, "in": sent.hex(), "out": 4 * ITEMS,
           "memory": ""}  # fmt: skip
    replies = worker.ask({"path": str(path), "jobs": [job], "optimise": True})
    assert replies is not None, worker.why
    data = bytes.fromhex(replies[0]["out"])
    steps = [3, 1, 4, 1]
    assert [int.from_bytes(data[at : at + 4], "little") for at in range(0, 4 * ITEMS, 4)] == [
        steps[item % 4] + (steps[item % 4] if item >= 32 else value)
        for item, value in enumerate(values)
    ]
