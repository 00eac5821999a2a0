"""spirv-link resolves imports of one module by another's exports, and the result runs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from consuming.consumers import installed

import spvbackend
from spvbackend.opencl import runtime
from tests.unit.opencl import stubs

VERSIONS = ("1.2", "1.4")
LIBRARY = """
target triple = "spirv64-unknown-unknown"
@table = addrspace(2) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@seen = addrspace(1) global i32 5
@step = internal addrspace(2) constant i32 1000

define internal spir_func i32 @helper(i32 %x) noinline {
  %step = load i32, ptr addrspace(2) @step
  %sum = add i32 %x, %step
  ret i32 %sum
}

define spir_func i32 @lookup(i32 %i) noinline {
  %at = getelementptr [4 x i32], ptr addrspace(2) @table, i64 0, i32 %i
  %x = load i32, ptr addrspace(2) %at
  %y = call spir_func i32 @helper(i32 %x)
  ret i32 %y
}

define weak spir_func void @put(ptr addrspace(1) %p, i32 %x) noinline {
  store i32 %x, ptr addrspace(1) %p
  ret void
}

define weak_odr spir_func i32 @copied(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
"""
KERNEL = """
target triple = "spirv64-unknown-unknown"
@table = external addrspace(2) constant [4 x i32]
@seen = external addrspace(1) global i32
@step = internal addrspace(2) constant i32 7

define internal spir_func i32 @helper(i32 %x) noinline {
  %step = load i32, ptr addrspace(2) @step
  %sum = add i32 %x, %step
  ret i32 %sum
}

define available_externally spir_func i32 @copied(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}

declare spir_func i32 @lookup(i32)
declare extern_weak spir_func void @put(ptr addrspace(1), i32)
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %found = call spir_func i32 @lookup(i32 %i)
  %entry = getelementptr [4 x i32], ptr addrspace(2) @table, i64 0, i32 %i
  %own = load i32, ptr addrspace(2) %entry
  %seen = load i32, ptr addrspace(1) @seen
  %a = call spir_func i32 @helper(i32 %own)
  %b = call spir_func i32 @copied(i32 %seen)
  %c = add i32 %a, %b
  %d = add i32 %c, %found
  %place = getelementptr i32, ptr addrspace(1) %out, i64 %id
  call spir_func void @put(ptr addrspace(1) %place, i32 %d)
  ret void
}
"""
EXPECTED = [x + 1000 + x + 7 + 3 * 5 for x in (10, 20, 30, 40)]
RUN = """
import sys
from pathlib import Path
import numpy as np
import pyopencl as cl
from spvbackend import opencl

program = opencl.build(None, Path(sys.argv[1]).read_bytes())
out = np.zeros(4, dtype=np.int32)
with cl.CommandQueue(program.context) as queue:
    memory = cl.Buffer(program.context, cl.mem_flags.READ_WRITE, out.nbytes)
    program.k(queue, out.shape, None, memory)
    cl.enqueue_copy(queue, out, memory)
print(out.tolist())
"""
FIRST = """
define spir_func i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
"""
SECOND = """
declare spir_func i32 @twice(i32)
define spir_func i32 @f(i32 %x) {
  %y = call spir_func i32 @twice(i32 %x)
  ret i32 %y
}
"""


def linked(folder: Path, texts: tuple[str, ...], version: str, *options: str) -> Path:
    """Link modules by spirv-link."""
    if why := installed("spirv-link"):
        pytest.skip(why)
    paths = [folder / f"{number}.spv" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_bytes(spvbackend.translate(text, version=version))
    output = folder / "linked.spv"
    command = ["spirv-link", "--verify-ids", *options, *map(str, paths), "-o", str(output)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    spvbackend.validate(output.read_bytes())
    return output


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("order", [1, -1])
def test_nothing_is_left_open(version: str, order: int, tmp_path: Path) -> None:
    """Modules link in either order; their local names do not clash."""
    texts = (LIBRARY, KERNEL)[::order]
    text = spvbackend.disassemble(linked(tmp_path, texts, version).read_bytes())
    assert "Import" not in text.split("OpMemoryModel")[1]
    assert "LinkageAttributes" not in text
    assert text.count(" = OpFunction ") == 6
    assert text.count(" = OpVariable ") == 5


@pytest.mark.parametrize("version", VERSIONS)
def test_linked_kernel_runs(version: str, tmp_path: Path) -> None:
    pytest.importorskip("pyopencl")
    if runtime.find_runtime() is None:
        pytest.skip("intel-opencl-rt is not installed")
    # Intel's reader merges two functions with one OpName.
    kernel = KERNEL.replace("@helper", "@other")
    path = linked(tmp_path, (kernel, LIBRARY), version)
    done = stubs.run("-c", RUN, str(path), variables={})
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(EXPECTED)


def test_a_library_keeps_its_exports(tmp_path: Path) -> None:
    path = linked(tmp_path, (FIRST, SECOND), "1.4", "--create-library")
    text = spvbackend.disassemble(path.read_bytes(), friendly_names=True)
    assert 'OpDecorate %twice LinkageAttributes "twice" Export' in text
    assert 'OpDecorate %f LinkageAttributes "f" Export' in text
