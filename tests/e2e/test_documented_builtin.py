"""The documents' example of a frontend's own builtin, run on the device."""

import pathlib
import subprocess
import sys

import pytest

from tests.e2e.harness.worker import environment
from tests.unit.cases.documents import own_builtin_translator

KERNEL = """
declare i64 @_Z13get_global_idj(i32)
declare float @my_gelu(float)

define spir_kernel void @gelu(ptr addrspace(1) %numbers, ptr addrspace(1) %result) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr float, ptr addrspace(1) %numbers, i64 %i
  %to = getelementptr float, ptr addrspace(1) %result, i64 %i
  %x = load float, ptr addrspace(1) %from
  %y = call float @my_gelu(float %x)
  store float %y, ptr addrspace(1) %to
  ret void
}
"""


def test_the_documented_gelu_computes_gelu(tmp_path: pathlib.Path) -> None:
    translator = own_builtin_translator()
    binary = tmp_path / "gelu.spv"
    binary.write_bytes(translator.translate(KERNEL))
    script = pathlib.Path(__file__).parent / "clients" / "run_gelu.py"
    done = subprocess.run(
        [sys.executable, str(script), str(binary)],
        env=environment(), capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    if done.stdout.startswith("no device"):
        pytest.skip(done.stdout.strip())
    assert (done.stdout, done.returncode) == ("right\n", 0), done.stderr
