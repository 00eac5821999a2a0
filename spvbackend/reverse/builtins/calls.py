"""Calls of builtin functions: by OpenCL C's name, else by the instruction's own name.

The own name is `__spirv_` and the instruction without its Op. Its arguments are the operands in
their order, literals as numbers.
"""

from __future__ import annotations

from typing import Final

from spvbackend.builtins.lookup import lookup
from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.params import Param
from spvbackend.builtins.prefixes import PREFIX
from spvbackend.builtins.rows import BOOL_RESULT, CORE_OP, GROUP, GROUP_BROADCAST, NONE
from spvbackend.diagnostics import Unsupported
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import EXTRA, OPERAND_KINDS, STRING, is_id_kind, operand_kinds
from spvbackend.reverse.builtins.names import Named, find, type_name
from spvbackend.reverse.decorations import fast_flags
from spvbackend.reverse.numbers import known_number
from spvbackend.reverse.writer import WILL_RETURN, FunctionWriter
from spvbackend.spirv import opcodes as op

PLAIN: Final = "nounwind"
CONVERGENT: Final = "convergent nounwind"
_TOGETHER: Final = ("Group", "Subgroup", "Barrier")
"""Words in the names of instructions that work-items execute together."""
_OF_NUMBERS: Final = frozenset(
    (*range(op.OpSNegate, op.OpSMulExtended + 1), *range(op.OpAny, op.OpBitCount + 1))
)
"""Arithmetic, relations and operations on bits."""
_WORD: Final = Param("i")
NO_COUNT: Final = 255
_FIRST_COUNTS: Final = {
    op.OpBitFieldInsert: 2,
    op.OpBitFieldSExtract: 1,
    op.OpBitFieldUExtract: 1,
    op.OpGroupNonUniformBallotBitCount: 0,
    op.OpGroupNonUniformBallotBitExtract: 0,
    op.OpGroupNonUniformBallotFindLSB: 0,
    op.OpGroupNonUniformBallotFindMSB: 0,
    op.OpGroupNonUniformInverseBallot: 0,
    op.OpGroupWaitEvents: NO_COUNT,
}
"""The first argument that OpenCL C has as an unsigned number; in other operations of groups it is
the one behind the value."""
_SIGNED_COUNTS: Final = frozenset(((op.OpGroupNonUniformRotateKHR, 1),))


def name_of(opcode: int) -> str:
    """Return the name of an instruction for a message."""
    return op.OPCODE_NAMES.get(opcode, f"opcode {opcode}")


def attributes_of(opcode: int) -> str:
    """Return the attributes of the function for an instruction."""
    name = name_of(opcode)
    if any(word in name for word in _TOGETHER):
        return CONVERGENT
    return WILL_RETURN if opcode in _OF_NUMBERS else PLAIN


def call_symbol(
    writer: FunctionWriter, name: str, result: str, arguments: list[str], attributes: str
) -> str:
    """Return a call of a declared function."""
    types = [argument_type(argument) for argument in arguments]
    symbol = writer.module.declare(name, result, types, attributes)
    return f"call spir_func {result} {symbol}({', '.join(arguments)})"


def argument_type(argument: str) -> str:
    """Return the type of an argument behind its type: all up to a blank outside of brackets."""
    depth = 0
    is_text = False
    for place, char in enumerate(argument):
        if char == '"':
            is_text = not is_text
        elif not is_text and char in "<[{(":
            depth += 1
        elif not is_text and char in ">]})":
            depth -= 1
        elif char == " " and not depth and not is_text and argument[place + 1] != "a":
            # An address space belongs to its pointer; no value begins with this letter.
            return argument[:place]
    return argument


def call_function(
    writer: FunctionWriter,
    inst: MachineInst,
    name: str,
    params: list[Param],
    arguments: list[str],
    attributes: str = PLAIN,
) -> None:
    """Write a call of a function of OpenCL C with the instruction's result."""
    text = call_symbol(writer, mangle(name, params), result_text(writer, inst), arguments,
                       attributes)  # fmt: skip
    finish_call(writer, inst, text)


def finish_call(writer: FunctionWriter, inst: MachineInst, text: str) -> None:
    """Write a call as the instruction's result, if it has one."""
    if not inst.result or writer.types.inst(inst.type_id).opcode == op.OpTypeVoid:
        writer.emit(text)
        return
    flags = ""
    if writer.types.inst(inst.type_id).opcode in (op.OpTypeFloat, op.OpTypeVector):
        flags = fast_flags(writer.source, inst.result)
    text = text.replace("call ", f"call {flags}", 1)
    writer.define(inst, text + writer.metadata_of(inst.result))


def result_text(writer: FunctionWriter, inst: MachineInst) -> str:
    """Return the type of an instruction's result, void for none."""
    return writer.types.text(inst.type_id) if inst.result else "void"


def call_instruction(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an instruction as a call: by OpenCL C's name if it has one."""
    named, ids = _opencl_function(writer, inst)
    if named is None:
        call_by_own_name(writer, inst)
    else:
        call_named(writer, inst, named, ids)


def _opencl_function(writer: FunctionWriter, inst: MachineInst) -> tuple[Named | None, list[int]]:
    """Return OpenCL C's function of an instruction and the ids of its arguments."""
    kinds = OPERAND_KINDS.get(inst.opcode, ())
    words = list(inst.operands)
    if kinds[:1] != ("IdScope",):
        if all(is_id_kind(kind) for kind in kinds):
            return find(CORE_OP, inst.opcode, args=len(words)), words
        return None, words
    scope = known_number(writer.source, words.pop(0))
    if scope is None:
        return None, words
    operation = words.pop(0) if kinds[1:2] == ("GroupOperation",) else NONE
    named = find(GROUP_BROADCAST, inst.opcode, scope, operation)
    return named or find(GROUP, inst.opcode, scope, operation, len(words)), words


def call_named(writer: FunctionWriter, inst: MachineInst, named: Named, ids: list[int]) -> None:
    """Write a call of OpenCL C's function; its truth values are integers."""
    row = named.row
    types = writer.types
    arguments: list[str] = []
    params: list[Param] = []
    for index, id in enumerate(ids):
        type_id = writer.type_id(id)
        if index > 0 and row.shape == GROUP_BROADCAST and types.lanes(type_id) > 1:
            _split(writer, id, arguments, params)
        elif types.is_bool(type_id) and row.predicate == index:
            arguments.append(f"i32 {writer.temporary(f'zext {writer.typed(id)} to i32')}")
            params.append(_WORD)
        else:
            arguments.append(writer.typed(id))
            is_unsigned = named.is_unsigned or _is_count(inst.opcode, index)
            params.append(types.param(type_id, is_unsigned))
    # clang's own functions are not mangled.
    name = named.name if named.name.startswith("__") else mangle(named.name, params)
    attributes = attributes_of(inst.opcode)
    if not row.flags & BOOL_RESULT:
        finish_call(
            writer, inst, call_symbol(writer, name, result_text(writer, inst), arguments,
                                      attributes)
        )  # fmt: skip
        return
    result = _truth_type(writer, inst, ids)
    called = writer.temporary(call_symbol(writer, name, result, arguments, attributes))
    zero = "0" if types.lanes(inst.type_id) == 1 else "zeroinitializer"
    writer.define(inst, f"icmp ne {result} {called}, {zero}")


def _is_count(opcode: int, index: int) -> bool:
    """Whether OpenCL C has an argument as an unsigned number: a lane, an offset or a ballot."""
    first = _FIRST_COUNTS.get(opcode, 1 if name_of(opcode).startswith("OpGroup") else NO_COUNT)
    return index >= first and (opcode, index) not in _SIGNED_COUNTS


def _truth_type(writer: FunctionWriter, inst: MachineInst, ids: list[int]) -> str:
    """Return the type of a truth value: int, or a vector of integers as wide as the operands."""
    types = writer.types
    if types.lanes(inst.type_id) == 1:
        return "i32"
    return types.with_scalar(inst.type_id, f"i{types.bits(writer.type_id(ids[0]))}")


def _split(writer: FunctionWriter, id: int, arguments: list[str], params: list[Param]) -> None:
    """Add the components of a vector as arguments."""
    type_id = writer.type_id(id)
    element = writer.types.element(type_id, 0)
    for lane in range(writer.types.lanes(type_id)):
        part = writer.temporary(f"extractelement {writer.typed(id)}, i32 {lane}")
        arguments.append(f"{writer.types.text(element)} {part}")
        params.append(writer.types.param(element, True))


def call_by_own_name(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a call by the instruction's own name.

    Raises:
        Unsupported: no such name is a builtin.
    """
    arguments, params = _own_arguments(writer, inst)
    result = result_text(writer, inst)
    stem = f"{PREFIX}{name_of(inst.opcode).removeprefix('Op')}"
    if inst.result and all(argument_type(argument) != result for argument in arguments):
        type = type_name(writer.types.param(inst.type_id))
        stem += f"_R{type}" if type and not writer.types.is_bool(inst.type_id) else ""
    name = mangle(stem, params)
    if inst.opcode not in op.OPCODE_NAMES or lookup(name) is None:
        raise Unsupported(f"{name_of(inst.opcode)} has no LLVM IR")
    finish_call(writer, inst, call_symbol(writer, name, result, arguments,
                                          attributes_of(inst.opcode)))  # fmt: skip


def _own_arguments(writer: FunctionWriter, inst: MachineInst) -> tuple[list[str], list[Param]]:
    """Return an instruction's operands as arguments, and their types."""
    if inst.opcode not in op.OPCODE_NAMES:
        raise Unsupported(f"{name_of(inst.opcode)} has no LLVM IR")
    kinds = operand_kinds(inst.opcode, inst.operands, writer.source.imports)
    arguments: list[str] = []
    params: list[Param] = []
    for kind, word in zip(kinds, inst.operands, strict=False):
        bare = kind.rstrip("?*")
        if bare in (STRING, EXTRA):
            raise Unsupported(f"{name_of(inst.opcode)} has no LLVM IR")
        if not is_id_kind(bare):
            arguments.append(f"i32 {word}")
            params.append(_WORD)
        elif name_of(writer.source.of(word).opcode).startswith("OpType"):
            arguments.append(f"{writer.types.text(word)} poison")
            params.append(writer.types.param(word))
        else:
            arguments.append(writer.typed(word))
            is_function = writer.source.of(word).opcode == op.OpFunction
            params.append(Param("P", pointee=Param("v")) if is_function else
                          writer.types.param(writer.type_id(word)))  # fmt: skip
    return arguments, params
