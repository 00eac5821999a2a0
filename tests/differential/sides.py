"""The two sides that run the same kernels: the host's processor, and an OpenCL or Vulkan device."""

from __future__ import annotations

import functools
import pathlib
from typing import Final, NamedTuple

import numpy as np

from tests.e2e.harness.worker import Worker
from tests.generators.programs import INPUT_BYTES, OUTPUT_BYTES
from tests.generators.steps.atomic import SHARED_BYTES
from tests.generators.steps.local import GROUP

ROWS: Final = 2 * GROUP
TIMEOUT_SECONDS: Final = 60


# Major and minor, or None for the target's choice.
Version = tuple[int, int] | None


class Written(NamedTuple):
    """The contents of a kernel's output and of the memory that all items share, in hex."""

    out: str
    memory: str


class Translation(NamedTuple):
    """The result for a module: `state` as in translate_server.py, or `timeout`."""

    state: str
    why: str
    text: str
    path: pathlib.Path


class Run(NamedTuple):
    """The results of kernels, or why there are none."""

    written: dict[str, Written]
    why: str = ""


@functools.cache
def make_rows() -> tuple[str, ...]:
    """Return inputs: random bytes, many zeros, many ones."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 256, (ROWS, INPUT_BYTES), np.uint8)
    rows[1][rng.random(INPUT_BYTES) < 0.6] = 0
    rows[2][rng.random(INPUT_BYTES) < 0.6] = 255
    rows[5] = np.tile(rows[5][:8], INPUT_BYTES // 8)
    return tuple(row.tobytes().hex() for row in rows)


def state_of(why: str) -> str:
    """Whether a process that gave no reply hung or died."""
    return "timeout" if why.startswith("no answer") else "crashed"


class Sides:
    """All processes of a campaign; each is started on demand and after a crash."""

    def __init__(
        self, folder: pathlib.Path, timeout: float = TIMEOUT_SECONDS, *, vulkan: bool = False
    ) -> None:
        self.folder: Final = folder
        self.vulkan: Final = vulkan
        server = "vulkan_server.py" if vulkan else "row_server.py"
        self.device: Final = Worker(server, folder, timeout=timeout)
        self.host: Final = Worker("phase_host.py", folder, greets=False, timeout=timeout)
        self.translator: Final = Worker(
            "translate_server.py", folder, greets=False, timeout=timeout
        )

    def probe(self) -> str:
        """Return why there is no device, "" if there is one."""
        return self.device.probe()

    def close(self) -> None:
        for worker in (self.device, self.host, self.translator):
            worker.close()

    def translate(self, text: str, level: int, *, llc: bool = False, verify: bool = False,
                  version: Version = None) -> Translation:  # fmt: skip
        """Translate a module, by LLVM's own target where `llc` says so."""
        path = self.folder / "module.spv"
        path.unlink(missing_ok=True)
        request = {"text": text, "level": level, "path": str(path), "llc": llc, "verify": verify,
                   "version": version, "vulkan": self.vulkan}  # fmt: skip
        reply = self.translator.ask(request)
        if reply is None:
            why = self.translator.why
            return Translation(state_of(why), why, "", path)
        return Translation(reply["state"], reply["why"], reply["text"], path)

    def read(self, text: str, level: int) -> str:
        """Return LLVM's spelling of a module, optimised or not; "" if LLVM refuses it."""
        request = {"text": text, "level": level, "path": ""}
        reply = self.translator.ask(request)
        return "" if reply is None or reply["state"] != "ok" else reply["text"]

    def on_device(self, path: pathlib.Path, kernels: list[str]) -> Run:
        """Run kernels of a SPIR-V module; a name is the stem of a kernel's symbols."""
        job = {"items": ROWS, "group": GROUP, "in": "".join(make_rows()),
               "out": OUTPUT_BYTES * ROWS, "memory": bytes(SHARED_BYTES).hex()}  # fmt: skip
        jobs = [{"kernel": f"{stem}.kernel" if stem else "kernel", **job} for stem in kernels]
        replies = self.device.ask({"path": str(path), "jobs": jobs, "optimise": False})
        if replies is None:
            return Run({}, self.device.why)
        if "why" in replies[0]:
            return Run({}, replies[0]["why"])
        written = [Written(reply["out"], reply["memory"]) for reply in replies]
        return Run(dict(zip(kernels, written, strict=True)))

    def on_host(self, text: str, level: int = 0, fill: int = 0) -> Run:
        """Run the kernels of a module as code for the host."""
        request = {"text": text, "rows": make_rows(), "size": OUTPUT_BYTES,
                   "memory": bytes(SHARED_BYTES).hex(), "level": level, "fill": fill}  # fmt: skip
        reply = self.host.ask(request)
        if reply is None:
            return Run({}, self.host.why)
        return Run({stem: Written(x["out"], x["memory"]) for stem, x in reply.items()})
