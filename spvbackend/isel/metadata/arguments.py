"""OpenCL's metadata of kernel arguments: qualifiers, names, locations, types as text.

Lists have an entry per argument, in order, but may be short: metadata guarantees nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.isel.hints import may_hint_by
from spvbackend.llvmir.metadata import node_operands, node_strings, operand_word
from spvbackend.llvmir.types import POINTER
from spvbackend.spirv import enums as spv
from spvbackend.target.limits import fits

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.llvmir.values import Function
    from spvbackend.mir.inst import MachineFunction

_QUALIFIERS: Final = "kernel_arg_type_qual"
_LOCATIONS: Final = "kernel_arg_buffer_location"
_ALIGNED: Final = "kernel_arg_runtime_aligned"
_NAMES: Final = "kernel_arg_name"
KEPT_AS_TEXT: Final = ("kernel_arg_type", _QUALIFIERS)
"""Lists that runtimes read from strings of the module, to report on arguments."""


def select_arguments(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Decorate and name the parameters of a kernel."""
    _qualifiers(sel, function, machine)
    _places(sel, function, machine)
    ref = function.attachments.get(_NAMES)
    if ref is not None and sel.module.keeps_names:
        for parameter, name in zip(machine.parameters, node_strings(sel.module, ref), strict=False):
            # A name from the IR wins.
            sel.cache.name(parameter.result, name)
    if sel.kernels.keeps_argument_types:
        _keep_as_text(sel, function)


def _qualifiers(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Decorate volatile and restrict pointees; LLVM's pointers do not carry the qualifiers."""
    ref = function.attachments.get(_QUALIFIERS)
    if ref is None:
        return
    for arg, text in zip(function.args, node_strings(sel.module, ref), strict=False):
        words = text.split()
        # Both decorations apply to memory (Decoration, Function Parameter Attribute).
        if words and arg.type.kind == POINTER:
            id = machine.parameters[arg.index].result
            if "volatile" in words:
                sel.cache.decorate(id, spv.DecorationVolatile)
            if "restrict" in words:
                no_alias = spv.FunctionParameterAttributeNoAlias
                sel.cache.decorate(id, spv.DecorationFuncParamAttr, no_alias)


def _places(sel: Selector, function: Function, machine: MachineFunction) -> None:
    """Decorate each buffer with its FPGA memory, and with the runtime's alignment."""
    located = _numbers(sel, function, _LOCATIONS)
    aligned = _numbers(sel, function, _ALIGNED)
    for arg in function.args:
        if arg.type.kind != POINTER:
            continue
        id = machine.parameters[arg.index].result
        # Frontends write -1 for an unspecified location.
        place = located[arg.index] if arg.index < len(located) else -1
        what = f"metadata '{_LOCATIONS}'"
        decoration = spv.DecorationBufferLocationINTEL
        if place >= 0 and may_hint_by(sel, "Decoration", decoration, what, function.line):
            sel.cache.decorate(id, decoration, place)
        is_aligned = arg.index < len(aligned) and aligned[arg.index] == 1
        what = f"metadata '{_ALIGNED}'"
        attribute = spv.FunctionParameterAttributeRuntimeAlignedINTEL
        kind = "FunctionParameterAttribute"
        if is_aligned and may_hint_by(sel, kind, attribute, what, function.line):
            sel.cache.decorate(id, spv.DecorationFuncParamAttr, attribute)


def _numbers(sel: Selector, function: Function, name: str) -> list[int]:
    """Return the entries of a list of numbers or flags, -1 for other entries."""
    ref = function.attachments.get(name)
    if ref is None:
        return []
    operands = node_operands(sel.module, ref)
    return [operand_word(operand) for operand in operands]


def _keep_as_text(sel: Selector, function: Function) -> None:
    """Keep the source's type names: `kernel_arg_type.KERNEL.int*,float,`."""
    for name in KEPT_AS_TEXT:
        ref = function.attachments.get(name)
        if ref is not None:
            types = "".join(f"{text}," for text in node_strings(sel.module, ref))
            text = f"{name}.{function.name}.{types}"
            # Skip a text that is too long for an instruction, as for names.
            if fits(text):
                sel.cache.string(text)
