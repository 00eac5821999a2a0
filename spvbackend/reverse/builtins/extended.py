"""Instructions of OpenCL.std as calls of OpenCL C's functions."""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.params import CONST, Param
from spvbackend.builtins.rows import EXT_INST
from spvbackend.diagnostics import Unsupported
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.arithmetic import suffix
from spvbackend.reverse.builtins.calls import PLAIN, call_function, call_symbol, finish_call
from spvbackend.reverse.builtins.names import find, rounding_suffix
from spvbackend.reverse.source import OPENCL_SET
from spvbackend.reverse.writer import WILL_RETURN, FunctionWriter
from spvbackend.spirv.opencl_std import OPENCL_STD as EXT

_NAMES: Final = {number: name for name, number in EXT.items()}
_INTRINSICS: Final = {EXT["fma"]: "fma"}
"""Functions that LLVM has as intrinsics of the same meaning."""
_UNSIGNED: Final[dict[int, tuple[int, ...]]] = {
    EXT["nan"]: (0,),
    EXT["prefetch"]: (1,),
    EXT["s_upsample"]: (1,),
    EXT["shuffle"]: (1,),
    EXT["shuffle2"]: (2,),
}
"""Arguments that are unsigned whatever the instruction's sign."""
_LOADS: Final = ("vload", "vloada")
_STORES: Final = ("vstore", "vstorea")


def write_extended(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an instruction of an extended instruction set.

    Raises:
        Unsupported: the set or the instruction is not known.
    """
    set_id, number, *words = inst.operands
    set_name = writer.source.imports.get(set_id, "")
    if set_name.startswith("NonSemantic."):
        return
    name = _NAMES.get(number, "")
    if set_name != OPENCL_SET or not name:
        raise Unsupported(f"OpExtInst {number} of '{set_name}' has no LLVM IR")
    if number == EXT["printf"]:
        _write_printf(writer, inst, words)
    elif number in _INTRINSICS:
        _write_intrinsic(writer, inst, _INTRINSICS[number], words)
    elif name.startswith(_LOADS):
        _write_vector_load(writer, inst, name, words)
    elif name.startswith(_STORES):
        _write_vector_store(writer, inst, name, words)
    else:
        _write_function(writer, inst, number, words)


def _write_function(writer: FunctionWriter, inst: MachineInst, number: int, ids: list[int]) -> None:
    named = find(EXT_INST, number)
    if named is None:
        raise Unsupported(f"OpExtInst {_NAMES[number]} has no LLVM IR")
    types = writer.types
    always = _UNSIGNED.get(number, ())
    params = [
        types.param(writer.type_id(id), named.is_unsigned or index in always)
        for index, id in enumerate(ids)
    ]
    if number == EXT["prefetch"]:
        params[0] = pointer_to_const(params[0])
    has_pointer = any(types.is_pointer(writer.type_id(id)) for id in ids)
    attributes = PLAIN if has_pointer else WILL_RETURN
    call_function(writer, inst, named.name, params, writer.typed_all(ids), attributes)


def _write_printf(writer: FunctionWriter, inst: MachineInst, ids: list[int]) -> None:
    """Write printf, which has any number of arguments and is not mangled."""
    arguments = writer.typed_all(ids)
    format_type = writer.type(ids[0])
    symbol = writer.module.declare("printf", "i32", [format_type, "..."], PLAIN)
    text = f"call spir_func i32 ({format_type}, ...) {symbol}({', '.join(arguments)})"
    writer.define(inst, text)


def _write_intrinsic(writer: FunctionWriter, inst: MachineInst, name: str, ids: list[int]) -> None:
    type = writer.types.text(inst.type_id)
    full = f"llvm.{name}.{suffix(type)}"
    symbol = writer.module.declare(full, type, [type] * len(ids), "")
    text = f"call {type} {symbol}({', '.join(writer.typed_all(ids))})"
    finish_call(writer, inst, text)


def _write_vector_load(
    writer: FunctionWriter, inst: MachineInst, name: str, words: list[int]
) -> None:
    """Write vloadn and the like: the number of components is in the name."""
    offset, pointer = words[:2]
    name = _with_count(name, writer.types.lanes(inst.type_id))
    of = writer.types.param(writer.type_id(pointer))
    params = [_size(writer, offset), pointer_to_const(of)]
    text = call_symbol(
        writer,
        mangle(name, params),
        writer.types.text(inst.type_id),
        writer.typed_all([offset, pointer]),
        PLAIN,
    )
    finish_call(writer, inst, text)


def _with_count(name: str, lanes: int) -> str:
    """Return the name in OpenCL C, which has the number of components; one has no number."""
    return name[:-1] + (str(lanes) if lanes > 1 else "") if name.endswith("n") else name


def _size(writer: FunctionWriter, id: int) -> Param:
    return writer.types.param(writer.type_id(id), True)


def pointer_to_const(param: Param) -> Param:
    """Return a pointer to the same type that is not written."""
    pointee = param.pointee
    if pointee is None:
        return param
    constant = pointee.changed(qualifiers=pointee.qualifiers | CONST)
    return Param(param.kind, pointee=constant)


def _write_vector_store(
    writer: FunctionWriter, inst: MachineInst, name: str, words: list[int]
) -> None:
    """Write vstoren and the like: the count and the rounding mode are in the name."""
    data, offset, pointer, *mode = words
    types = writer.types
    name = name.removesuffix("_r")
    name = _with_count(name, types.lanes(writer.type_id(data)))
    name += rounding_suffix(mode[0]) if mode else ""
    params = [
        types.param(writer.type_id(data)),
        _size(writer, offset),
        types.param(writer.type_id(pointer)),
    ]
    arguments = writer.typed_all([data, offset, pointer])
    writer.emit(call_symbol(writer, mangle(name, params), "void", arguments, PLAIN))
