"""Entry points of HLSL's shaders, as attributes of functions say.

Input: functions that clang marks with `hlsl.shader`, whose calls LLVM has inlined. Output: kernels
with the sizes of work-groups and sub-groups as OpenCL's metadata; no other function is left.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.diagnostics import CompileError, Unsupported, option
from spvbackend.llvmir.metadata import SUBGROUP_SIZE_NAMES
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.shader_names import STAGE
from spvbackend.llvmir.values import Function
from spvbackend.shader.nodes import new_node

_SIZE: Final = "hlsl.numthreads"
_LANES: Final = "hlsl.wavesize"
_COMPUTE: Final = "compute"
_PLAIN: Final = "spv."
"""Begins the names of intrinsics that an older LLVM has read as plain functions."""
_FUNCTIONS: Final[dict[str, str]] = {
    "__hlsl_wave_get_lane_index": f"{VARIABLE_PREFIX}SubgroupLocalInvocationId"
}
"""clang 23 declares these functions, since LLVM has no intrinsic for them."""


def run(module: Module) -> None:
    """Make kernels of entry points; drop the functions that they have inlined.

    Raises:
        CompileError: an attribute has no sizes.
        Unsupported: the module has no entry point, or one of another stage.
    """
    for function in module.functions:
        known = _FUNCTIONS.get(function.name, "")
        if function.name.startswith(_PLAIN):
            known = f"llvm.{function.name}"
        if known and not function.blocks:
            del module.symbols[function.name]
            function.name = known
            module.symbols[known] = function
    entries = [function for function in module.functions if STAGE in function.fn_attrs]
    if not any(function.blocks for function in entries):
        raise Unsupported(
            f"the module has no entry point: no function has the attribute '{STAGE}'",
            module.functions[0].line if module.functions else 0,
            f"kernels with arguments need {option('triple', 'spirv64-unknown-vulkan1.3')}",
        )
    for function in entries:
        stage = function.fn_attrs[STAGE]
        if stage != _COMPUTE:
            raise Unsupported(
                f"'@{function.name}' is a shader of stage '{stage}': only compute is supported",
                function.line,
            )
        _make_kernel(module, function)
    called = {
        operand
        for function in entries
        for block in function.blocks
        for inst in block.insts
        for operand in inst.operands
        if isinstance(operand, Function)
    }
    kept = [one for one in module.functions if one in called or one in entries]
    for function in kept:
        if function.blocks and function not in entries:
            raise Unsupported(
                f"function '@{function.name}' is called and not inlined", function.line
            )
    gone = set(module.functions) - set(kept)
    module.functions = kept
    module.symbols = {name: one for name, one in module.symbols.items() if one not in gone}


def _make_kernel(module: Module, function: Function) -> None:
    function.calling_convention = "spir_kernel"
    sizes = _numbers(function, _SIZE)
    if sizes:
        function.attachments = {
            **function.attachments, "reqd_work_group_size": new_node(module, sizes)
        }  # fmt: skip
    lanes = _numbers(function, _LANES)
    # A range, whose second number is the greatest size, leaves the choice to the device.
    if lanes and not any(lanes[1:]):
        name = next(iter(SUBGROUP_SIZE_NAMES))
        function.attachments = {**function.attachments, name: new_node(module, lanes[:1])}


def _numbers(function: Function, name: str) -> list[int]:
    text = function.fn_attrs.get(name, "")
    parts = text.split(",") if text else []
    if not all(part.strip().isdecimal() for part in parts):
        raise CompileError(f"attribute '{name}' has no sizes: '{text}'", function.line)
    return [int(part) for part in parts]
