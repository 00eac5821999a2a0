"""Memory: variables, loads, stores, copies and addresses."""

from __future__ import annotations

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.arithmetic import suffix
from spvbackend.reverse.builtins.calls import call_by_own_name
from spvbackend.reverse.builtins.variables import write_builtin_load
from spvbackend.reverse.constants import UNTYPED_CHAINS
from spvbackend.reverse.numbers import known_number
from spvbackend.reverse.writer import FunctionWriter
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op


def write_variable(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a variable of a function, and the store of its initialiser."""
    words = inst.operands[1:]
    if inst.opcode == op.OpUntypedVariableKHR:
        pointee = words.pop(0)
    else:
        pointee = writer.types.pointee(inst.type_id)
    type = writer.types.text(pointee)
    align = _alignment(writer, inst.result)
    extra = writer.metadata_of(inst.result)
    writer.lines.append(f"  %{writer.local(inst.result)} = alloca {type}{align}{extra}")
    writer.alias(inst, f"%{writer.local(inst.result)}")
    if words:
        pointer = f"{writer.types.text(inst.type_id)} %{writer.local(inst.result)}"
        writer.emit(f"store {writer.typed(words[0])}, {pointer}{align}")


def _alignment(writer: FunctionWriter, id: int) -> str:
    words = writer.source.words(id, spv.DecorationAlignment)
    return f", align {words[0]}" if words else ""


def write_dynamic_variable(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpVariableLengthArrayINTEL: an array of a length that is known at run time."""
    type = writer.types.text(writer.types.pointee(inst.type_id))
    align = _alignment(writer, inst.result)
    writer.define(inst, f"alloca {type}, {writer.typed(inst.operands[0])}{align}")


def access(words: list[int]) -> tuple[str, str]:
    """Return ` volatile` and `, align n` with hints, of memory operands (3.31)."""
    if not words:
        return "", ""
    mask = words[0]
    volatile = " volatile" if mask & spv.MemoryAccessVolatile else ""
    behind = f", align {words[1]}" if mask & spv.MemoryAccessAligned else ""
    return volatile, behind


def _hint(writer: FunctionWriter, words: list[int]) -> str:
    if words and words[0] & spv.MemoryAccessNontemporal:
        return f", !nontemporal {writer.module.metadata.words([1])}"
    return ""


def write_load(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a load; of a BuiltIn variable it is a call of OpenCL C's query."""
    pointer, *words = inst.operands
    if pointer in writer.module.replaced:
        write_builtin_load(writer, inst, pointer)
        return
    volatile, align = access(words)
    type = writer.types.text(inst.type_id)
    text = f"load{volatile} {type}, {writer.typed(pointer)}{align}{_hint(writer, words)}"
    writer.define(inst, text + writer.metadata_of(inst.result))


def write_store(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write a store."""
    pointer, value, *words = inst.operands
    volatile, align = access(words)
    text = f"store{volatile} {writer.typed(value)}, {writer.typed(pointer)}{align}"
    writer.emit(text + _hint(writer, words))


def write_copy_memory(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCopyMemory: a load and a store of the pointee."""
    target, origin, *words = inst.operands
    pointee = writer.types.pointee(writer.type_id(origin))
    type = writer.types.text(pointee or writer.types.pointee(writer.type_id(target)))
    volatile, align = access(words)
    value = writer.temporary(f"load{volatile} {type}, {writer.typed(origin)}{align}")
    writer.emit(f"store{volatile} {type} {value}, {writer.typed(target)}{align}")


def write_copy_sized(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpCopyMemorySized: `llvm.memcpy`."""
    target, origin, size, *words = inst.operands
    volatile, align = access(words)
    types = [writer.type(id) for id in (target, origin, size)]
    name = f"llvm.memcpy.{'.'.join(map(suffix, types))}"
    symbol = writer.module.declare(name, "void", [*types, "i1"], "")
    aligned = f"{align.removeprefix(',')} " if align else " "
    pointers = [
        f"{type}{aligned}{writer.value(id)}"
        for type, id in zip(types, (target, origin), strict=False)
    ]
    is_volatile = "true" if volatile else "false"
    arguments = ", ".join([*pointers, writer.typed(size), f"i1 {is_volatile}"])
    writer.emit(f"call void {symbol}({arguments})")


def write_chain(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write an access chain: getelementptr, which does not lead into a cooperative matrix."""
    if _leads_into_matrix(writer, inst):
        call_by_own_name(writer, inst)
        return
    text = writer.module.constants.chain(inst.opcode, inst.operands, writer.typed)
    writer.define(inst, f"getelementptr {text}{writer.metadata_of(inst.result)}")


def _leads_into_matrix(writer: FunctionWriter, inst: MachineInst) -> bool:
    # An untyped chain names the type that it leads into.
    base = inst.operands[0]
    is_untyped = inst.opcode in UNTYPED_CHAINS
    pointee = base if is_untyped else writer.types.pointee(writer.type_id(base))
    return writer.types.inst(pointee).opcode == op.OpTypeCooperativeMatrixKHR


def write_lifetime(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write the start or the end of a variable's lifetime; LLVM has them of variables alone."""
    pointer = inst.operands[0]
    origin = writer.source.of(pointer)
    while origin.opcode == op.OpBitcast:
        origin = writer.source.of(origin.operands[0])
    if origin.opcode not in (op.OpVariable, op.OpUntypedVariableKHR):
        return
    which = "start" if inst.opcode == op.OpLifetimeStart else "end"
    type = writer.type(pointer)
    symbol = writer.module.declare(f"llvm.lifetime.{which}.{suffix(type)}", "void", [type], "")
    writer.emit(f"call void {symbol}({writer.typed(pointer)})")


def write_save(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpSaveMemoryINTEL: `llvm.stacksave`."""
    type = writer.types.text(inst.type_id)
    symbol = writer.module.declare(f"llvm.stacksave.{suffix(type)}", type, [], "")
    writer.define(inst, f"call {type} {symbol}()")


def write_restore(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpRestoreMemoryINTEL: `llvm.stackrestore`."""
    type = writer.type(inst.operands[0])
    symbol = writer.module.declare(f"llvm.stackrestore.{suffix(type)}", "void", [type], "")
    writer.emit(f"call void {symbol}({writer.typed(inst.operands[0])})")


def write_assume(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpAssumeTrueKHR: `llvm.assume`."""
    symbol = writer.module.declare("llvm.assume", "void", ["i1"], "")
    writer.emit(f"call void {symbol}({writer.typed(inst.operands[0])})")


def write_expect(writer: FunctionWriter, inst: MachineInst) -> None:
    """Write OpExpectKHR: `llvm.expect`, whose expected value is a constant."""
    value, expected = inst.operands
    type = writer.types.text(inst.type_id)
    if writer.types.lanes(inst.type_id) > 1 or known_number(writer.source, expected) is None:
        writer.alias(inst, writer.value(value))
        return
    symbol = writer.module.declare(f"llvm.expect.{suffix(type)}", type, [type, type], "")
    writer.define(inst, f"call {type} {symbol}({', '.join(writer.typed_all([value, expected]))})")
