"""Pieces of LLVM IR, translated and run on the device, compute the results of their references.

The rows of a group share one module, as a build of it takes longer than its run. When the module
of a group fails, each of its rows gets a module of its own, so that only the wrong ones are named.
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest

import spvbackend
from tests.e2e.harness.row_model import (
    Items,
    Row,
    complaint,
    make_items,
    module_text,
    pack,
    slot_count,
    unpack,
)
from tests.e2e.harness.worker import Worker
from tests.e2e.semantics.index import GROUPS

# The runtime's optimiser takes most of the time; it runs where wrong flags or undefined operations
# could mislead it. Without it, the runtime crashes on kernels that initialise a module.
OPTIMISED_GROUPS: Final = (
    "arith", "flow", "immediates", "int-", "memory-constructors", "memory-p", "spv-groups",
    "spv-waves", "words-arith", "words-constants", "words-tofloat",
)  # fmt: skip
ERRORS: Final = (spvbackend.Diagnostic, spvbackend.ValidationError, RuntimeError, OSError)


class Runner:
    """Translates rows and runs them in a process, whose device may flush subnormal numbers."""

    def __init__(
        self, worker: Worker, build: Callable[[str, pathlib.Path], None], *, may_flush: bool = False
    ) -> None:
        self.worker: Final = worker
        self.build: Final = build
        self.may_flush: Final = may_flush

    def launch(self, rows: Sequence[Row], items: Sequence[Items], optimise: bool) -> list[str]:
        """Return a complaint for each row, "" for none; raise if the module does not run."""
        folder = self.worker.folder
        path = folder / f"{len(list(folder.iterdir()))}.spv"
        self.build(module_text(rows), path)
        pairs = enumerate(zip(rows, items, strict=True))
        jobs = [job(f"k{at}", row, item) for at, (row, item) in pairs]
        replies = self.worker.ask({"path": str(path), "jobs": jobs, "optimise": optimise})
        if replies is None:
            raise RuntimeError(f"{self.worker.why}, see {path}")
        if why := [reply["why"] for reply in replies if "why" in reply]:
            raise RuntimeError(why[0])
        return [
            judge(*answer, may_flush=self.may_flush)
            for answer in zip(rows, items, replies, strict=True)
        ]

    def run_group(self, name: str, rows: Sequence[Row]) -> list[str]:
        """Run rows of a group, and return a complaint for each that is wrong."""
        optimise = name.startswith(OPTIMISED_GROUPS)
        items = [make_items(row) for row in rows]
        try:
            results = self.launch(rows, items, optimise)
        except ERRORS:
            pairs = zip(rows, items, strict=True)
            results = [self.run_alone(row, item, optimise) for row, item in pairs]
        return list(filter(None, results))

    def run_alone(self, row: Row, items: Items, optimise: bool) -> str:
        """Run one row of a group that failed as a whole."""
        try:
            return self.launch([row], [items], optimise)[0]
        except ERRORS as error:
            return f"{row.name}: {type(error).__name__}: {error}"


def build_kernels(text: str, path: pathlib.Path) -> None:
    """Translate a module for an OpenCL device."""
    spirv = spvbackend.translate(text, triple="spirv64-unknown-unknown", verify=True)
    spvbackend.validate(spirv)
    path.write_bytes(spirv)


def job(kernel: str, row: Row, items: Items) -> dict[str, Any]:
    """Describe a launch for the child."""
    return {
        "kernel": kernel,
        "items": len(items.operands),
        "in": items.sent.hex(),
        "out": 8 * slot_count(row.outputs) * len(items.operands),
        "memory": items.memory.hex(),
    }


def judge(row: Row, items: Items, reply: dict[str, str], *, may_flush: bool) -> str:
    out, memory = bytes.fromhex(reply["out"]), bytes.fromhex(reply["memory"])
    return complaint(row, items, out, memory, may_flush=may_flush)


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Runner]:
    worker = Worker("row_server.py", tmp_path_factory.mktemp("semantics"))
    yield Runner(worker, build_kernels)
    worker.close()


@pytest.mark.parametrize("group", GROUPS)
def test_semantics(group: str, runner: Runner) -> None:
    """Each row computes what its reference computes."""
    if reason := runner.worker.probe():
        pytest.skip(f"not run: {reason}")
    wrong = runner.run_group(group, GROUPS[group])
    assert not wrong, "\n".join(wrong)


def test_names_are_unique() -> None:
    """A name stands for one row, also within another group's seeds."""
    names = [f"{group}-{row.name}" for group, rows in GROUPS.items() for row in rows]
    assert len(names) == len(set(names))


def test_complaint_names_operands_and_results() -> None:
    """A wrong lane, a wrong zero and a wrong byte of memory are reported."""
    row = Row("sum", ("i8", "<2 x float>"), ("i8", "<2 x float>"), "", lambda a, b: (a, b))
    items = Items([[3, [1.0, 0.0]]], b"", b"", [[3, [1.0, 0.0]]], b"")
    right = pack(row.outputs, [3, [1.0, 0.0]])
    assert not complaint(row, items, right, b"")
    assert "sum(3, [1.0, 0.0]) gives" in complaint(
        row, items, pack(row.outputs, [4, [1.0, 0.0]]), b""
    )
    assert "want" in complaint(row, items, pack(row.outputs, [3, [1.0, -0.0]]), b"")
    store = Row("store", ("i8",), (), "", lambda memory, a: (), memory=2)
    kept = Items([[1], [2]], b"", b"", [[], []], b"\1\2\3\4")
    assert not complaint(store, kept, b"", b"\1\2\3\4")
    assert complaint(store, kept, b"", b"\1\2\3\5") == "store(2,) leaves 03 05, want 03 04"


def test_subnormal_operands_may_count_as_zeros() -> None:
    row = Row("same", ("float",), ("float",), "", lambda x: x)
    items = Items([[1e-40]], b"", b"", [[1e-40]], b"")
    for result, is_right in ((0.0, True), (-0.0, False), (1.0, False)):
        wrote = pack(row.outputs, [result])
        assert complaint(row, items, wrote, b"")
        assert (not complaint(row, items, wrote, b"", may_flush=True)) == is_right


@pytest.mark.parametrize("width", [1, 7, 33, 64, 100])
def test_slots_keep_values(width: int) -> None:
    """Values packed for the device unpack to themselves."""
    values = [[0, 1, (1 << width) - 1], 1 << (width - 1)]
    types = [f"<3 x i{width}>", f"i{width}"]
    assert unpack(types, pack(types, values)) == values
    assert len(pack(types, values)) == 8 * slot_count(types)
