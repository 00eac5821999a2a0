"""Output of kernels: `tl.device_print` and `tl.device_assert`."""

import os
import re
import subprocess
import sys
from importlib import import_module

import numpy as np
import pytest

from tests.folders import ROOT
from tests.triton.cases import missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


def output_of(function: str) -> list[str]:
    """Return the lines that a function of the module with such kernels prints."""
    program = f"from tests.triton.kernels import told; told.{function}()"
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=dict(os.environ, PYTHONPATH=str(ROOT)),
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_kernels_print() -> None:
    lines = output_of("run_print")
    printed = {}
    for line in lines:
        parts = re.fullmatch(
            r"pid \((\d), 0, 0\) idx \( ?(\d+)\) ([a-z ]+): ?(?:\(operand (\d)\) )?([-.\d]+)", line
        )
        assert parts, line
        program, at, name, operand, value = parts.groups()
        printed[program, int(at), name, operand] = float(value)
    for program in "01":
        for at in range(32):
            assert printed[program, at, "whole", None] == at - 5
            assert printed[program, at, "real and wide", "0"] == (at - 5) / 2
            assert printed[program, at, "real and wide", "1"] == (at - 5) << 33
    assert len(printed) == len(lines) == 2 * 32 * 3


def test_assertions_that_hold_say_nothing() -> None:
    assert output_of("run_assert_that_holds") == ["stored True"]


@pytest.mark.parametrize("memory", ["system", "svm", "buffer"])
@pytest.mark.parametrize("wrap", ["tensor", "device_tensor"])
def test_a_failed_assertion_is_an_exception(
    memory: str, wrap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPVBACKEND_TRITON_MEMORY", memory)
    told = import_module("tests.triton.kernels.told")
    triton = import_module("spvbackend.triton")
    told.assert_kernel.device_caches.clear()
    array = getattr(triton, wrap)

    def run(first: int) -> None:
        x = array(np.arange(first, first + 30, dtype=np.int32))
        told.assert_kernel[(1,)](x, array(np.zeros(30, np.int32)), 30, BLOCK=32, debug=True)

    path = ROOT / "tests" / "triton" / "kernels" / "told.py"
    lines = path.read_text().splitlines()
    for first, message in ((1, "v is too large"), (-1, "v is negative")):
        with pytest.raises(
            triton.DeviceAssertionError, match=rf"told\.py:\d+: .*: {message}"
        ) as error:
            run(first)
        assert path.samefile(error.value.file)
        assert f'"{message}"' in lines[error.value.line - 1]
    run(0)


MODULE = """module attributes {} {
  llvm.mlir.global internal constant @text("device assertion failed: 'a\\22b\\\\', in f at k:7\\0A")
  llvm.func @k(%x: !llvm.ptr<1> loc("x"(#loc)), %arg1: !llvm.ptr<1> loc("k.py":1:2)) attributes {} {
    %0 = llvm.mlir.addressof @text : !llvm.ptr loc(#loc1)
    %1 = llvm.mlir.constant(9 : i64) : i64 loc(#loc1)
    llvm.call @__triton_assert_fail(%0, %1) : (!llvm.ptr, i64) -> () loc(#loc2)
    llvm.call @__triton_assert_fail(%2, %1) : (!llvm.ptr, i64) -> () loc(#loc2)
  }
  llvm.func @f(%arg0: i32 loc("x"(#loc))) attributes {} {
    %0 = llvm.mlir.addressof @text : !llvm.ptr loc(#loc1)
    llvm.call @__triton_assert_fail(%0, %1) : (!llvm.ptr, i64) -> () loc(#loc2)
  }
}
"""


def test_what_is_no_assertion_of_a_known_text_is_printed() -> None:
    """Calls whose text or memory the function does not have stay as they are."""
    from spvbackend.triton.assertions import check, store_numbers

    changed, texts = store_numbers(MODULE)
    assert changed is not None
    assert changed.count("__triton_assert_fail") == 2
    assert "llvm.store %spvbackend_failed1, %arg1 : i32, !llvm.ptr<1> loc(#loc2)" in changed
    assert texts == ["device assertion failed: 'a\"b\\', in f at k:7\n"]
    assert store_numbers("module {\n}\n") == (None, [])
    check(0, texts)
    with pytest.raises(AssertionError, match='k:7: device-side assert failed: a"b'):
        check(1, texts)
