"""Round trips: a kernel becomes SPIR-V, LLVM IR of that, and SPIR-V again, which computes the same.

LLVM must take the LLVM IR, and spirv-val the second SPIR-V.
"""

from __future__ import annotations

import functools
import pathlib
import subprocess

import llvmlite.binding as llvm
import pytest
from consuming.consumers import installed

import spvbackend
from spvbackend.reverse.run import llvm_output
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.tool import FROM_SOURCE, LEVELS, NEWER_THAN_DEBIAN, TOOL, TRIPLE, translate
from tests.e2e.harness.worker import Worker, run_case
from tests.lit.format import spirv_val_features

pytestmark = pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")

MODULES = sorted({(case.file, case.extensions) for case in CASES})
UNTYPED = ("app_image", "atomics_c11", "byte_pointers", "casts", "constant_tables", "struct_copies")
"""Families about memory, with untyped pointers in the first SPIR-V."""
OF_LLVM_SPIRV = (
    "convert_int", "geometric", "half_stores", "int_saturate", "local_reduce", "math_pointers",
    "math_trig", "pipes_sub_group", "relational_scalar", "struct_args", "vload_vstore",
    "workitem_ids",
)  # fmt: skip
"""Families whose functions llvm-spirv names alike."""


@functools.cache
def returned(
    file: str,
    level: str,
    extensions: tuple[str, ...],
    folder: pathlib.Path,
    untyped_pointers: bool = False,
) -> pathlib.Path:
    """Return the path of SPIR-V that is made of LLVM IR that is made of SPIR-V."""
    first = translate(file, level, extensions, folder, untyped_pointers)
    text = llvm_output(first.read_bytes(), [], as_text=True).decode()
    binary = spvbackend.translate(text, triple=TRIPLE, extensions=extensions, verify=True)
    if file not in NEWER_THAN_DEBIAN or "new-spirv-val" in spirv_val_features():
        spvbackend.validate(binary)
    path = first.with_suffix(".returned.spv")
    path.write_bytes(binary)
    return path


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("file", "extensions"), MODULES, ids=["-".join((file, *names)) for file, names in MODULES]
)
def test_module_returns(
    file: str, extensions: tuple[str, ...], level: str, modules: pathlib.Path
) -> None:
    returned(file, level, extensions, modules)


RUNS = [
    pytest.param(case, level, id=f"{case.name}-{level}")
    for at, level in enumerate(LEVELS)
    for case in sorted(CASES, key=lambda case: case.file)[at :: len(LEVELS)]
]
"""Each case at one level: the modules of both levels are translated above.

The cases of a module follow each other, as a build of it takes longer than their runs.
"""


@pytest.mark.parametrize(("case", "level"), RUNS)
def test_kernel(case: Case, level: str, worker: Worker, modules: pathlib.Path) -> None:
    run(case, returned(case.file, level, case.extensions, modules), worker)


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.file in UNTYPED], ids=lambda case: case.name
)
def test_kernel_with_untyped_pointers(case: Case, worker: Worker, modules: pathlib.Path) -> None:
    run(case, returned(case.file, "O2", case.extensions, modules, True), worker)


def run(case: Case, program: pathlib.Path, worker: Worker) -> None:
    if reason := worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(worker, case.name, program)
    if case.lacking and reply["state"] == "build" and case.lacking in reply["why"]:
        pytest.skip(f"the runtime does not know it: {case.lacking}")
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"


def called_builtins(bitcode: bytes) -> set[str]:
    """Return the functions without a body that are not LLVM's own."""
    module = llvm.parse_bitcode(bitcode, llvm.create_context())
    names = {function.name for function in module.functions if function.is_declaration}
    return {name for name in names if not name.startswith("llvm.")}


@pytest.mark.parametrize("file", OF_LLVM_SPIRV)
def test_functions_have_the_names_that_llvm_spirv_gives(
    file: str, modules: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    if reason := installed("llvm-spirv-14"):
        pytest.skip(reason)
    binary = translate(file, "O2", (), modules)
    output = tmp_path / "out.bc"
    command = ["llvm-spirv-14", "-r", "--spirv-target-env=CL2.0", str(binary), "-o", str(output)]
    subprocess.run(command, check=True, capture_output=True)
    ours = called_builtins(llvm_output(binary.read_bytes(), [], as_text=False))
    theirs = called_builtins(output.read_bytes())
    assert {plain(name) for name in ours} == {plain(name) for name in theirs}


def plain(name: str) -> str:
    """Return a name without what both spell in their own ways."""
    # llvm-spirv always says the scope of a barrier.
    return name.replace("barrierj12memory_scope", "barrierj")
