"""Printer of instructions, one line each: a function per form, and their table.

Input: instructions in any state, between passes as well. Output: LLVM's spelling. An instruction
that only passes make prints as a call of a nonexistent function: `call ptr @spvbackend.ptrcast(ptr
%p) "pointee"="float"`. Its literal numbers are the first arguments, as i32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.print.attributes import parameter_attributes_text
from spvbackend.llvmir.print.value import Names, flags_text, type_name, typed_text, value_text
from spvbackend.llvmir.types import INT, METADATA, STRUCT, VOID, escape_text, type_text
from spvbackend.llvmir.values import NO_ATTRIBUTES, Attributes, Block, Inst, Value

PSEUDO_PREFIX: Final = "spvbackend."

InstPrinter = Callable[[Inst, Names], str]


def print_inst(inst: Inst) -> str:
    """Return the instruction's line for an error message.

    Without its function an unnamed value is `%?`.
    """
    return inst_text(inst, Names(None))


def inst_text(inst: Inst, names: Names) -> str:
    """Return the instruction with its result, without attachments."""
    printer = _pseudo if is_pseudo(inst) else _PRINTERS[inst.opcode]
    body = printer(inst, names)
    # A void result has neither a name nor a number (LangRef).
    return body if inst.type.kind == VOID else f"{names.local(inst)} = {body}"


def _typed(values: list[Value], names: Names) -> str:
    return ", ".join([typed_text(value, names) for value in values])


def _head(inst: Inst) -> str:
    return f"{op.OPCODE_NAMES[inst.opcode]} {flags_text(inst.flags)}"


def _plain(inst: Inst, names: Names) -> str:
    return _head(inst) + _typed(inst.operands, names)


def _binary(inst: Inst, names: Names) -> str:
    lhs, rhs = inst.operands
    return f"{_head(inst)}{typed_text(lhs, names)}, {value_text(rhs, names)}"


def _cast(inst: Inst, names: Names) -> str:
    return f"{_head(inst)}{typed_text(inst.operands[0], names)} to {type_name(inst.type)}"


def _compare(inst: Inst, names: Names) -> str:
    predicates = op.ICMP_NAMES if inst.opcode == op.ICMP else op.FCMP_NAMES
    lhs, rhs = inst.operands
    condition = f"{predicates[inst.predicate]} {typed_text(lhs, names)}"
    return f"{_head(inst)}{condition}, {value_text(rhs, names)}"


def _phi(inst: Inst, names: Names) -> str:
    pairs = [
        f"[ {value_text(value, names)}, {names.local(block)} ]"
        for value, block in zip(inst.operands, inst.targets, strict=True)
    ]
    return f"{_head(inst)}{type_name(inst.type)} {', '.join(pairs)}"


def _shuffle(inst: Inst, names: Names) -> str:
    """Print a shufflevector; LLVM has words for masks of only zeros or only poison."""
    lanes = inst.mask
    if not any(lanes):
        mask = "zeroinitializer"
    elif all(lane < 0 for lane in lanes):
        mask = "poison"
    else:
        inner = ", ".join(["i32 poison" if lane < 0 else f"i32 {lane}" for lane in lanes])
        mask = f"<{inner}>"
    return f"{_plain(inst, names)}, <{len(lanes)} x i32> {mask}"


def _with_indices(inst: Inst, names: Names) -> str:
    return f"{_plain(inst, names)}, {', '.join(map(str, inst.indices))}"


def _alloca(inst: Inst, names: Names) -> str:
    text = "alloca "
    if inst.flags & op.INALLOCA:
        text += "inalloca "
    if inst.flags & op.SWIFTERROR:
        text += "swifterror "
    text += type_name(inst.source_type)
    if inst.operands:
        text += f", {typed_text(inst.operands[0], names)}"
    text += _align_text(inst.memory)
    space = inst.type.space
    return f"{text}, addrspace({space})" if space else text


def _align_text(info: op.MemoryInfo | None) -> str:
    return f", align {info.align}" if info is not None and info.align else ""


def _memory_words(inst: Inst) -> str:
    text = "atomic " if inst.flags & op.ATOMIC else ""
    return f"{text}volatile " if inst.flags & op.VOLATILE else text


def _access_text(info: op.MemoryInfo | None) -> str:
    """Return scope, orderings and alignment, as far as present."""
    if info is None:
        return ""
    text = f' syncscope("{escape_text(info.scope)}")' if info.scope else ""
    # A cmpxchg has two orderings, the one for success first.
    for ordering in (info.ordering, info.failure):
        if ordering:
            text += f" {op.ORDERING_NAMES[ordering]}"
    return text + _align_text(info)


def _load(inst: Inst, names: Names) -> str:
    pointer = typed_text(inst.operands[0], names)
    access = _access_text(inst.memory)
    return f"load {_memory_words(inst)}{type_name(inst.type)}, {pointer}{access}"


def _store(inst: Inst, names: Names) -> str:
    return f"store {_memory_words(inst)}{_typed(inst.operands, names)}{_access_text(inst.memory)}"


def _atomicrmw(inst: Inst, names: Names) -> str:
    volatile = "volatile " if inst.flags & op.VOLATILE else ""
    elementwise = "elementwise " if inst.flags & op.ELEMENTWISE else ""
    name = op.RMW_NAMES[inst.access.operation]
    operands = _typed(inst.operands, names)
    return f"atomicrmw {volatile}{elementwise}{name} {operands}{_access_text(inst.memory)}"


def _cmpxchg(inst: Inst, names: Names) -> str:
    weak = "weak " if inst.flags & op.WEAK else ""
    volatile = "volatile " if inst.flags & op.VOLATILE else ""
    operands = _typed(inst.operands, names)
    return f"cmpxchg {weak}{volatile}{operands}{_access_text(inst.memory)}"


def _fence(inst: Inst, names: Names) -> str:
    return f"fence{_access_text(inst.memory)}"


def _gep(inst: Inst, names: Names) -> str:
    return f"{_head(inst)}{type_name(inst.source_type)}, {_typed(inst.operands, names)}"


def _ret(inst: Inst, names: Names) -> str:
    return f"ret {_typed(inst.operands, names) or 'void'}"


def _labels(blocks: list[Block], names: Names) -> list[str]:
    return [f"label {names.local(block)}" for block in blocks]


def _br(inst: Inst, names: Names) -> str:
    condition = [typed_text(operand, names) for operand in inst.operands]
    return f"br {', '.join(condition + _labels(inst.targets, names))}"


def switch_lines(inst: Inst, names: Names) -> list[str]:
    """Return the head of a switch with its opening bracket, then its cases.

    LLVM prints each case in a line; an error message joins them.
    """
    default, *targets = _labels(inst.targets, names)
    cases = [
        f"{typed_text(value, names)}, {target}"
        for value, target in zip(inst.operands[1:], targets, strict=True)
    ]
    return [f"switch {typed_text(inst.operands[0], names)}, {default} [", *cases]


def _switch(inst: Inst, names: Names) -> str:
    return f"{' '.join(switch_lines(inst, names))} ]"


def _indirectbr(inst: Inst, names: Names) -> str:
    labels = ", ".join(_labels(inst.targets, names))
    return f"indirectbr {typed_text(inst.operands[0], names)}, [{labels}]"


def _unreachable(inst: Inst, names: Names) -> str:
    return "unreachable"


def _landingpad(inst: Inst, names: Names) -> str:
    text = f"landingpad {type_name(inst.type)}"
    cleanup, *filters = inst.clauses
    if cleanup:
        text += " cleanup"
    for is_filter, clause in zip(filters, inst.operands, strict=True):
        text += f" {'filter' if is_filter else 'catch'} {typed_text(clause, names)}"
    return text


def _va_arg(inst: Inst, names: Names) -> str:
    return f"va_arg {typed_text(inst.operands[0], names)}, {type_name(inst.type)}"


def _argument(value: Value, attrs: Attributes, names: Names) -> str:
    # A metadata operand prints the type of its wrapped value after its own.
    type = "metadata" if value.type.kind == METADATA else type_name(value.type)
    return f"{type} {parameter_attributes_text(attrs)}{value_text(value, names)}"


def _call(inst: Inst, names: Names) -> str:
    word = ""
    for bit, name in ((op.TAIL, "tail "), (op.MUSTTAIL, "musttail "), (op.NOTAIL, "notail ")):
        if inst.flags & bit:
            word = name
    return f"{word}call {_call_text(inst, names)}"


def _call_text(inst: Inst, names: Names) -> str:
    info = inst.call_info
    callee = inst.callee
    text = flags_text(inst.flags)
    if info.calling_convention:
        text += f"{info.calling_convention} "
    text += parameter_attributes_text(info.ret_attrs)
    # If omitted, it is the data layout's program address space (LangRef, 'call').
    if callee.type.space or names.always_space:
        text += f"addrspace({callee.type.space}) "
    # The whole function type is printed only for variadic functions (LangRef, 'call').
    text += type_name(info.fn_type if info.fn_type.flag else inst.type)
    attrs = info.arg_attrs
    args = [
        _argument(arg, attrs[index] if index < len(attrs) else NO_ATTRIBUTES, names)
        for index, arg in enumerate(inst.operands[:-1])
    ]
    text += f" {value_text(callee, names)}({', '.join(args)})"
    words = [f"#{group}" for group in info.attr_groups] + info.own_attrs
    text += "".join([f" {word}" for word in words])
    if info.bundles:
        bundles = [f'"{escape_text(tag)}"({_typed(values, names)})' for tag, values in info.bundles]
        text += f" [ {', '.join(bundles)} ]"
    return text


def _invoke(inst: Inst, names: Names) -> str:
    normal, unwind = _labels(inst.targets, names)
    return f"invoke {_call_text(inst, names)} to {normal} unwind {unwind}"


def _pseudo(inst: Inst, names: Names) -> str:
    """Print an instruction of our own as a call; attributes hold what LLVM cannot express."""
    args = [f"i32 {number}" for number in inst.ints or []]
    args += [typed_text(operand, names) for operand in inst.operands]
    text = f"call {flags_text(inst.flags)}{type_name(inst.type)} @{pseudo_name(inst)}"
    text += f"({', '.join(args)})"
    if inst.pointee is not None:
        text += f' "pointee"="{escape_text(type_text(inst.pointee))}"'
    if inst.type_arg is not None:
        text += f' "type"="{escape_text(type_text(inst.type_arg))}"'
    if access := _access_text(inst.memory).strip(" ,"):
        text += f' "access"="{escape_text(access)}"'
    return text


def is_pseudo(inst: Inst) -> bool:
    """Whether LLVM lacks the instruction, so that it prints as a call.

    Passes reduce a cmpxchg to its old value, and give an alloca an initial value; an integer value
    prints as a count.
    """
    if inst.opcode == op.CMPXCHG:
        return inst.type.kind != STRUCT
    if inst.opcode == op.ALLOCA:
        return bool(inst.operands) and inst.operands[0].type.kind != INT
    return inst.opcode not in _PRINTERS


def pseudo_name(inst: Inst) -> str:
    """Return the callee's name for an instruction that LLVM lacks."""
    return PSEUDO_PREFIX + op.OPCODE_NAMES.get(inst.opcode, str(inst.opcode))


_PRINTERS: Final[dict[int, InstPrinter]] = {
    **dict.fromkeys(op.BINARY_NAMES.values(), _binary),
    **dict.fromkeys(op.CAST_NAMES.values(), _cast),
    op.FNEG: _plain,
    op.ICMP: _compare,
    op.FCMP: _compare,
    op.PHI: _phi,
    op.SELECT: _plain,
    op.FREEZE: _plain,
    op.CALL: _call,
    op.EXTRACTELEMENT: _plain,
    op.INSERTELEMENT: _plain,
    op.SHUFFLEVECTOR: _shuffle,
    op.EXTRACTVALUE: _with_indices,
    op.INSERTVALUE: _with_indices,
    op.ALLOCA: _alloca,
    op.ARRAYALLOCA: _alloca,
    op.LOAD: _load,
    op.STORE: _store,
    op.GETELEMENTPTR: _gep,
    op.ATOMICRMW: _atomicrmw,
    op.CMPXCHG: _cmpxchg,
    op.FENCE: _fence,
    op.RET: _ret,
    op.BR: _br,
    op.SWITCH: _switch,
    op.UNREACHABLE: _unreachable,
    op.INVOKE: _invoke,
    op.INDIRECTBR: _indirectbr,
    op.LANDINGPAD: _landingpad,
    op.RESUME: _plain,
    op.VA_ARG: _va_arg,
}
