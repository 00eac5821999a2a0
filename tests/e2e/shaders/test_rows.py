"""Pieces of LLVM IR, translated for Vulkan and run there, compute their references' results.

The rows are those of `test_semantics.py` that are about numbers; of each group some are run, as a
build of each takes longer than its run.
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Final

import pytest

import spvbackend
from spvbackend.translator import Translator
from spvbackend.validate import find_spirv_val
from tests.e2e.harness.row_model import Row
from tests.e2e.harness.vulkan_device import OLD, TRIPLE, write_shader
from tests.e2e.harness.worker import Worker
from tests.e2e.semantics.index import GROUPS
from tests.e2e.test_semantics import Runner

FAMILIES: Final = (
    "arith", "bitcast", "float-", "icmp", "immediates", "int-", "math-", "media", "resize",
    "rounding", "spv-floats", "spv-integers", "tofloat", "vector-", "words-",
)  # fmt: skip
EACH: Final = 9
UNSIGNED_ZEROS: Final = ("sitofp-i1-", "sincospi-")
"""Rows for which Mesa 22.3 computes a zero of the wrong sign, whatever the module asks for."""
CHOSEN: Final[dict[str, list[Row]]] = {
    name: list(rows[::EACH]) for name, rows in GROUPS.items() if name.startswith(FAMILIES)
}


def build_shaders(text: str, path: pathlib.Path) -> None:
    """Translate a module for a Vulkan device, launched with the greatest number of items."""
    shader = Translator(triple=TRIPLE, verify=True, vulkan_regions=True).translate_shader(text)
    if find_spirv_val() is not None:
        spvbackend.validate(shader.spirv)
    write_shader(shader, path)


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    worker = Worker("vulkan_server.py", tmp_path_factory.mktemp("rows"))
    yield Runner(worker, build_shaders, may_flush=True)
    worker.close()


@pytest.mark.parametrize("group", sorted(CHOSEN))
def test_rows(group: str, runner: Runner) -> None:
    if reason := runner.worker.probe():
        pytest.skip(f"not run: {reason}")
    rows = CHOSEN[group]
    if runner.worker.greeting["device"].startswith(OLD):
        rows = [row for row in rows if not row.name.startswith(UNSIGNED_ZEROS)]
    wrong = runner.run_group(group, rows)
    assert not wrong, "\n".join(wrong)
