"""The README's example of a frontend's own builtin, run on the device."""

import pathlib
import re
import subprocess
import sys

import pytest

import spvbackend
from tests.e2e.harness.tool import FOLDER
from tests.e2e.harness.worker import environment

README = FOLDER.parents[1] / "README.md"
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


def test_the_readmes_gelu_computes_gelu(tmp_path: pathlib.Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    (example,) = [text for text in examples if "Lowering" in text]
    scope: dict[str, object] = {}
    exec(example, scope)
    translator = scope["translator"]
    assert isinstance(translator, spvbackend.Translator)
    binary = tmp_path / "gelu.spv"
    binary.write_bytes(translator.translate(KERNEL))
    script = pathlib.Path(__file__).parent / "harness" / "run_gelu.py"
    done = subprocess.run(
        [sys.executable, str(script), str(binary)],
        env=environment(tmp_path), capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    if done.stdout.startswith("no device"):
        pytest.skip(done.stdout.strip())
    assert (done.stdout, done.returncode) == ("right\n", 0), done.stderr
