"""Entry points of HLSL's shaders, as attributes of functions say.

Input: functions that clang marks with `hlsl.shader`, whose calls LLVM has inlined. Output: kernels
with the sizes of work-groups and sub-groups as OpenCL's metadata; no other function is left.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.diagnostics import CompileError, Unsupported, option
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.metadata import SUBGROUP_SIZE_NAMES
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import ARRAY, STRUCT, TARGET, Type
from spvbackend.llvmir.values import Function, GlobalVar, Inst, Undef, Value
from spvbackend.shader.nodes import new_node
from spvbackend.target.address_spaces import PRIVATE

_STAGE: Final = "hlsl.shader"
_SIZE: Final = "hlsl.numthreads"
_LANES: Final = "hlsl.wavesize"
_COMPUTE: Final = "compute"
_PLAIN: Final = "spv."
"""Begins the names of intrinsics that an older LLVM has read as plain functions."""
_FUNCTIONS: Final[dict[str, str]] = {
    "__hlsl_wave_get_lane_index": f"{VARIABLE_PREFIX}SubgroupLocalInvocationId"
}
"""Functions that clang 23 declares where there is no intrinsic."""


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
    entries = [function for function in module.functions if _STAGE in function.fn_attrs]
    if not any(function.blocks for function in entries):
        raise Unsupported(
            f"the module has no entry point: no function has the attribute '{_STAGE}'",
            module.functions[0].line if module.functions else 0,
            f"kernels with arguments need {option('triple', 'spirv64-unknown-vulkan1.3')}",
        )
    for function in entries:
        stage = function.fn_attrs[_STAGE]
        if stage != _COMPUTE:
            raise Unsupported(
                f"'@{function.name}' is a shader of stage '{stage}': only compute is supported",
                function.line,
            )
        _make_kernel(module, function)
    for function in entries:
        _own_variables(module, function)
    called = {
        operand
        for function in entries
        for block in function.blocks
        for inst in block.insts
        for operand in inst.operands
        if isinstance(operand, Function)
    }
    for function in entries:
        for block in function.blocks:
            block.insts = [inst for inst in block.insts if not _is_mark(inst)]
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


def _own_variables(module: Module, function: Function) -> None:
    """Give each entry point variables of its own for those that each thread has one of."""
    entry = function.blocks[0]
    build = Builder(module, entry)
    changed: dict[Value, Value] = {}
    for var in module.globals:
        if var.type.space != PRIVATE or var.constant or not _is_plain(var):
            continue
        made = build.make(op.ALLOCA, var.type, [])
        made.type_arg = var.value_type
        made.memory = op.MemoryInfo(var.align)
        made.name = var.name
        changed[var] = made
        if var.initializer is not None and not isinstance(var.initializer, Undef):
            build.store(var.initializer, made, max(1, var.align))
    entry.insts[:0] = build.out
    replace_uses(function, changed)


def _is_plain(var: GlobalVar) -> bool:
    """Whether a variable holds numbers: handles of resources have another pass."""
    return not var.name.startswith("llvm.") and not var.section and not _has_handles(var.value_type)


def _has_handles(type: Type) -> bool:
    if type.kind == STRUCT:
        return any(_has_handles(member) for member in type.elems)
    if type.kind == ARRAY:
        return _has_handles(type.element)
    return type.kind == TARGET


def _numbers(function: Function, name: str) -> list[int]:
    text = function.fn_attrs.get(name, "")
    parts = text.split(",") if text else []
    if not all(part.strip().isdecimal() for part in parts):
        raise CompileError(f"attribute '{name}' has no sizes: '{text}'", function.line)
    return [int(part) for part in parts]


def _is_mark(inst: Inst) -> bool:
    """Whether an instruction only tells where threads of a wave meet again.

    Structured control flow, and the order of blocks that it keeps, have the same meaning.
    """
    if inst.call is not None:
        inst.call_info.bundles = [
            (tag, values) for tag, values in inst.call_info.bundles if tag != "convergencectrl"
        ]
    return inst.opcode == op.CALL and inst.callee.name.startswith("llvm.experimental.convergence.")
