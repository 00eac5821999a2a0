"""AMD's intrinsics over the lanes of a wavefront, run on the device as subgroups of 32 and 64."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

import spvbackend
from tests.e2e.harness.worker import Worker
from tests.e2e.wavefronts.cases import GROUPS
from tests.e2e.wavefronts.model import (
    ITEMS,
    Setting,
    complaint,
    in_bytes,
    module_text,
    packed,
)

SETTINGS: Final = {
    "wave32": Setting(32, "%c = icmp uge i32 %id, 0", lambda item: True),
    "wave64": Setting(64, "%c = icmp uge i32 %id, 0", lambda item: True),
    "wave32-some": Setting(
        32, "%m = urem i32 %id, 3\n  %c = icmp ne i32 %m, 1", lambda item: item % 3 != 1
    ),
}


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    found = Worker("row_server.py", tmp_path_factory.mktemp("wavefronts"))
    yield found
    found.close()


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("group", GROUPS)
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
    found = [
        reply.get("why") or complaint(case, chosen, bytes.fromhex(reply["out"]))
        for case, reply in zip(cases, replies, strict=True)
    ]
    assert [text for text in found if text] == []
