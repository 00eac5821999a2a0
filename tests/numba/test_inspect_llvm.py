"""numba's IR of a function for the host can be called by a kernel in LLVM IR."""

from __future__ import annotations

import math

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend.validate import find_spirv_val

numba = pytest.importorskip("numba", reason="numba is not installed")

KERNEL = """
declare spir_func i64 @_Z13get_global_idj(i32)
declare i32 @{name}(ptr, ptr, double, double)

define spir_kernel void @apply(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
  %result = alloca double
  %excinfo = alloca ptr
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr double, ptr addrspace(1) %x, i64 %i
  %py = getelementptr double, ptr addrspace(1) %y, i64 %i
  %vx = load double, ptr addrspace(1) %px
  %vy = load double, ptr addrspace(1) %py
  %status = call i32 @{name}(ptr %result, ptr %excinfo, double %vx, double %vy)
  %value = load double, ptr %result
  store double %value, ptr addrspace(1) %px
  ret void
}}
"""


def quotient(a, b):
    if a < 0:
        raise ValueError("a is negative")
    return math.sqrt(a) / b


def module_of(error_model: str, *, internal: bool) -> llvm.ModuleRef:
    signature = "float64(float64, float64)"
    compiled = numba.njit(
        signature, error_model=error_model, no_cpython_wrapper=True, no_cfunc_wrapper=True
    )(quotient)
    module = llvm.parse_assembly(compiled.inspect_llvm(compiled.signatures[0]))
    (function,) = [one for one in module.functions if not one.is_declaration]
    module.link_in(llvm.parse_assembly(KERNEL.format(name=function.name)))
    if internal:
        module.get_function(function.name).linkage = "internal"
    return module


@pytest.mark.parametrize("error_model", ["numpy", "python"])
def test_numbas_function_is_called_by_a_kernel(error_model: str) -> None:
    module = module_of(error_model, internal=True)
    assert "NumbaEnv" in str(module)
    spirv = spvbackend.translate(module, triple="spirv64-unknown-unknown", verify=True)
    assert [entry.name for entry in spvbackend.entry_points(spirv)] == ["apply"]
    if find_spirv_val() is not None:
        spvbackend.validate(spirv)


def test_an_exported_function_says_what_to_do() -> None:
    module = module_of("python", internal=False)
    with pytest.raises(spvbackend.Unsupported) as caught:
        spvbackend.translate(module, triple="spirv64-unknown-unknown")
    assert "make the function internal, if nothing outside calls it" in caught.value.hint
