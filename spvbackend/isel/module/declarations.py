"""Function heads: type, parameters, control, linkage and attributes.

Input: a function whose parameters have pointees. Output: a MachineFunction without blocks, which is
a declaration (2.4) until selection fills it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.diagnostics import Diagnostic
from spvbackend.isel.metadata.decorations import decorate_function, decorate_parameters
from spvbackend.isel.metadata.functions import (
    FUNCTION_ATTRIBUTES,
    PARAMETER_ATTRIBUTES,
    decorate_by_attributes,
    decorate_by_metadata,
)
from spvbackend.isel.metadata.vector_compute import FLOATS, vector_compute_decorations
from spvbackend.isel.module.globals import LOCAL_LINKAGE, export_type
from spvbackend.llvmir.types import POINTER, Type
from spvbackend.llvmir.values import Argument, Function
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OpFunction, OpFunctionParameter
from spvbackend.target.availability import prefers_capability
from spvbackend.target.limits import MAX_PARAMETERS, alignment_word, check_count

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector

_FLAG_ATTRIBUTES: Final[dict[str, int]] = {
    "zeroext": spv.FunctionParameterAttributeZext,
    "signext": spv.FunctionParameterAttributeSext,
    "noalias": spv.FunctionParameterAttributeNoAlias,
    # Old IR's spelling; LLVM prints `captures(none)` since version 21.
    "nocapture": spv.FunctionParameterAttributeNoCapture,
    "readonly": spv.FunctionParameterAttributeNoWrite,
    # NoReadWrite would fit too, but older drivers' readers lack it and fail. Memory that is never
    # dereferenced is not written either.
    "readnone": spv.FunctionParameterAttributeNoWrite,
}


def declare(sel: Selector, function: Function) -> MachineFunction:
    """Return the machine function with head and parameters, made at its first mention."""
    try:
        return _declare(sel, function)
    except Diagnostic as error:
        from spvbackend.isel.module.places import line_of_use  # only errors need it

        pointees = [function.ret_pointee, *[arg.pointee for arg in function.args]]
        error.place(line_of_use(sel, function, pointees) or function.line)
        raise


def _declare(sel: Selector, function: Function) -> MachineFunction:
    if len(function.args) > MAX_PARAMETERS:
        what = f"function '@{function.name}'"
        check_count(what, len(function.args), "parameters", MAX_PARAMETERS)
    id = function.spv_id = function.spv_id or sel.cache.new_id()
    ret = _signature_type(sel, function.ret_type, function.ret_pointee)
    params = [sel.flavour.parameter_type(sel, arg) for arg in function.args]
    fn_type = sel.cache.function_type(ret, params)
    head = MachineInst(OpFunction, ret, id, [_control(sel, function), fn_type])
    machine = MachineFunction(function.name, id, head)
    for arg, type_id in zip(function.args, params, strict=True):
        parameter = MachineInst(OpFunctionParameter, type_id, sel.cache.new_id(), [])
        machine.parameters.append(parameter)
        if arg.attrs:
            _decorate_parameter(sel, parameter.result, arg)
    sel.machine.functions.append(machine)
    sel.cache.name(id, function.name)
    _decorate_function(sel, function, id)
    decorate_by_attributes(sel, function.fn_attrs, FUNCTION_ATTRIBUTES, id)
    if FLOATS in function.fn_attrs and not function.is_kernel:
        vector_compute_decorations(sel, function, id)
    if function.attachments:
        decorate_by_metadata(sel, function, id)
        decorate_function(sel, function, id)
        decorate_parameters(sel, function, [inst.result for inst in machine.parameters])
    return machine


def _signature_type(sel: Selector, type: Type, pointee: Type | None) -> int:
    if type.kind == POINTER:
        return sel.lowering.pointer(type.space, pointee or sel.types.i8)
    return sel.type_id(type)


def _control(sel: Selector, function: Function) -> int:
    """Return the function control: Pure only reads memory, Const does not access it.

    LLVM's `memory` may be finer, such as argmem; those promise less than either bit.
    """
    attrs = function.fn_attrs
    control = 0
    if "alwaysinline" in attrs:
        control |= spv.FunctionControlInline
    if "noinline" in attrs:
        control |= spv.FunctionControlDontInline
    memory = attrs.get("memory", "")
    if memory == "none":
        control |= spv.FunctionControlConst
    elif memory == "read":
        control |= spv.FunctionControlPure
    if "optnone" in attrs and prefers_capability(sel.environment, spv.CapabilityOptNoneEXT):
        control |= spv.FunctionControlOptNoneEXT
    return control


def parameter_attribute(sel: Selector, name: str, value: object) -> int:
    """Return the FunctionParameterAttribute for an LLVM attribute, or -1."""
    flag = _FLAG_ATTRIBUTES.get(name)
    if flag is not None:
        return flag
    if name == "byval":
        return spv.FunctionParameterAttributeByVal
    # Only a typed pointer tells the type of the returned value.
    if name == "sret" and sel.flavour.has_pointees:
        return spv.FunctionParameterAttributeSret
    if name == "captures" and isinstance(value, str) and value.strip("() ") == "none":
        return spv.FunctionParameterAttributeNoCapture
    return -1


def _decorate_parameter(sel: Selector, id: int, arg: Argument) -> None:
    decorate = sel.cache.decorate
    for name, value in arg.attrs.items():
        flag = parameter_attribute(sel, name, value)
        if flag >= 0:
            decorate(id, spv.DecorationFuncParamAttr, flag)
        # The decoration Alignment is for pointers.
        elif name == "align" and arg.type.kind == POINTER and isinstance(value, int):
            decorate(id, spv.DecorationAlignment, alignment_word(value))
    decorate_by_attributes(sel, arg.attrs, PARAMETER_ATTRIBUTES, id)


def _decorate_function(sel: Selector, function: Function, id: int) -> None:
    for name in ("zeroext", "signext"):
        # FuncParamAttr on an OpFunction applies to its return value.
        if name in function.ret_attrs:
            sel.cache.decorate(id, spv.DecorationFuncParamAttr, _FLAG_ATTRIBUTES[name])
    decorate_by_attributes(sel, function.ret_attrs, PARAMETER_ATTRIBUTES, id)
    # An entry point has no LinkageAttributes; OpEntryPoint has its name (2.16.1).
    if function.linkage in LOCAL_LINKAGE or (function.is_kernel and function.blocks):
        return
    # Other modules cannot name it; its number may be another one's there.
    if function.name.isdigit() and function.blocks:
        return
    if function.is_declaration:
        sel.flavour.check_import(function)
        sel.cache.decorate_linkage(id, function.name, spv.LinkageTypeImport)
    else:
        sel.cache.decorate_linkage(id, function.name, export_type(sel, function.linkage))
