"""Rules of calls beyond their types: attributes, immediate operands, bundles, tail calls.

Input: a call whose operands have the types of its signature.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import METADATA, TOKEN
from spvbackend.llvmir.values import (
    Attributes,
    CallInfo,
    ConstFloat,
    ConstInt,
    Function,
    InlineAsm,
    Inst,
    Undef,
    Value,
)
from spvbackend.llvmir.verify.checker import is_intrinsic
from spvbackend.llvmir.verify.input import assembly, attributes, signatures
from spvbackend.llvmir.verify.input.intrinsics import OPERANDS
from spvbackend.llvmir.verify.input.layouts import index_widths
from spvbackend.llvmir.verify.input.state import Intrinsic, State

_ASK_INTRINSICS: Final = frozenset(("immarg", "elementtype"))
"""Attributes of operands of intrinsics; elementtype is of assembly's as well."""
_ABI: Final = ("sret", "byval", "inalloca", "inreg", "preallocated", "byref", "swiftself",
               "swiftasync", "swifterror", "alignstack")  # fmt: skip
"""Attributes that say where an argument is passed."""
_POINTER_MASK: Final = "llvm.ptrmask"
_OF_CALLEE: Final = frozenset(("allocsize", "speculatable"))
"""Attributes of a call that depend on its callee."""
_INVOKED: Final = (
    ("llvm.donothing", "llvm.seh.try.begin", "llvm.seh.try.end", "llvm.seh.scope.begin",
     "llvm.seh.scope.end", "llvm.experimental.patchpoint", "llvm.experimental.gc.statepoint",
     "llvm.wasm.throw", "llvm.wasm.rethrow", "llvm.coro.resume", "llvm.coro.destroy",
     "llvm.coro.await.suspend")
)  # fmt: skip
"""How the names of intrinsics begin that may unwind."""


def call_fault(state: State, inst: Inst) -> str:
    """Return the fault of a call or invoke, or ""."""
    callee = inst.callee
    info = inst.call_info
    message = _callee_fault(state, inst, callee) or _attribute_fault(state, inst)
    if not message and inst.flags & op.MUSTTAIL:
        message = _tail_fault(state, inst)
    if message:
        return message
    _learn(state, callee, info)
    return ""


def _callee_fault(state: State, inst: Inst, callee: Value) -> str:
    if isinstance(callee, Function) and is_intrinsic(callee):
        return _intrinsic_fault(state, inst, callee, _intrinsic(state, callee))
    type = inst.call_info.fn_type
    if type.element.kind == TOKEN:
        return "a call that returns a token, but is not of an intrinsic"
    if isinstance(callee, InlineAsm):
        return assembly.call_fault(inst, callee)
    for param in type.elems:
        if param.kind in (METADATA, TOKEN):
            return f"a parameter of type {param} of a function that is not an intrinsic"
    return ""


def _intrinsic(state: State, callee: Function) -> Intrinsic:
    """Return what is known about an intrinsic; its type matters only if it is called."""
    known = state.intrinsics.get(callee)
    if known is None:
        name, signature = signatures.signature_of(callee.name)
        type = callee.value_type
        fault = ""
        immediates: list[int] = []
        if signature is not None:
            fault = signature.mismatch(type)
            immediates = signature.immediates
            old = signatures.old_signature(name) if fault else None
            if old is not None and not old.mismatch(type):
                fault, immediates = "", old.immediates
        known = state.intrinsics[callee] = Intrinsic(name, fault, immediates)
    return known


def _intrinsic_fault(state: State, inst: Inst, callee: Function, known: Intrinsic) -> str:
    """Check the type and the operands of an intrinsic (Intrinsic Functions)."""
    if inst.opcode == op.INVOKE and not callee.name.startswith(_INVOKED):
        return f"@{callee.name} is invoked"
    if known.fault:
        return f"@{callee.name} of type {callee.value_type}: {known.fault}"
    for index in known.immediates:
        if not isinstance(inst.operands[index], (ConstInt, ConstFloat)):
            return f"argument {index} of @{callee.name} must be a constant"
    rule = OPERANDS.get(known.name)
    message = rule(inst) if rule is not None else ""
    if not message and known.name == _POINTER_MASK:
        message = _mask_fault(state, inst)
    return f"@{callee.name}: {message}" if message else ""


def _mask_fault(state: State, inst: Inst) -> str:
    """Check that the mask of a pointer has the width of an index."""
    mask = inst.operands[1].type
    widths = index_widths(state.module.data_layout)
    return "" if mask.scalar().bits in widths else f"a mask of {mask}"


def _attribute_fault(state: State, inst: Inst) -> str:
    """Check the attributes of arguments, result and call."""
    info = inst.call_info
    type = info.fn_type
    message = attributes.signature_fault(
        state.rules, type, info.arg_attrs, info.ret_attrs, state.valued
    )
    if message:
        return message
    for index in range(len(type.elems), len(info.arg_attrs)):
        own = info.arg_attrs[index]
        if message := attributes.value_fault(state.rules, own, inst.operands[index].type):
            return f"argument {index}: {message}"
    callee = inst.callee
    if not (isinstance(callee, Function) and is_intrinsic(callee)):
        for own in info.arg_attrs:
            if attributes.has_flag(own, "immarg"):
                return "attribute 'immarg' of a function that is not an intrinsic"
            if attributes.has_flag(own, "elementtype") and not isinstance(callee, InlineAsm):
                return "attribute 'elementtype' of a function that is not an intrinsic"
    return _word_fault(state, inst)


def _word_fault(state: State, inst: Inst) -> str:
    """Check the attributes of the call as a whole."""
    info = inst.call_info
    words: dict[str, str] = {}
    for group in info.attr_groups:
        words.update(state.module.attr_groups.get(group, {}))
    for word in info.own_attrs:
        name, _, value = word.partition("(")
        words[name] = value[:-1]
    if "speculatable" in words:
        callee = inst.callee
        if not isinstance(callee, Function) or "speculatable" not in callee.fn_attrs:
            return "attribute 'speculatable' of a call whose callee lacks it"
    return attributes.function_fault(words, info.fn_type)


def _tail_fault(state: State, inst: Inst) -> str:
    """Check a `musttail` call: a `ret` follows, and both functions are called alike (call)."""
    caller = state.rules.function
    block = inst.parent
    if caller is None or block is None:
        return ""
    type, own = inst.call_info.fn_type, caller.value_type
    if isinstance(inst.callee, InlineAsm):
        return "a musttail call of inline assembly"
    if type.flag != own.flag:
        return "a musttail call between a variadic function and another"
    if type.element is not own.element:
        return f"a musttail call that returns {type.element} in a function of {own.element}"
    if inst.call_info.calling_convention != caller.calling_convention:
        return "a musttail call with another calling convention"
    if message := _return_fault(inst, block.insts):
        return message
    callee = inst.callee
    is_own = not (isinstance(callee, Function) and is_intrinsic(callee))
    if is_own and type.elems != own.elems:
        return f"a musttail call of type {type} in a function of type {own}"
    for arg, attrs in zip(caller.args, inst.call_info.arg_attrs, strict=False):
        names = _ABI if "byval" not in attrs and "byref" not in attrs else (*_ABI, "align")
        for name in names:
            if arg.attrs.get(name) != attrs.get(name):
                return f"a musttail call that differs in attribute '{name}'"
    return ""


def _return_fault(inst: Inst, insts: list[Inst]) -> str:
    at = insts.index(inst) + 1
    value = inst
    if insts[at].opcode == op.BITCAST:
        value = insts[at]
        if value.operands[0] is not inst:
            return "a musttail call before a bitcast of another value"
        at += 1
    last = insts[at]
    if last.opcode != op.RET:
        return "a musttail call without a ret behind it"
    if last.operands and last.operands[0] is not value and not isinstance(last.operands[0], Undef):
        return "a musttail call whose result is not returned"
    return ""


def _learn(state: State, callee: Value, info: CallInfo) -> None:
    """Remember what every other call of the same form has."""
    type = info.fn_type
    if len(info.arg_attrs) == len(type.elems) and not any(map(_asks, info.arg_attrs)):
        state.attributes[id(info.arg_attrs)] = type
        for own, param in zip(info.arg_attrs, type.elems, strict=True):
            if attributes.PLACED.isdisjoint(own):
                state.plain.add((id(own), param))
    state.results[id(info.ret_attrs)] = type.element
    for group in info.attr_groups:
        if _OF_CALLEE.isdisjoint(state.module.attr_groups.get(group, {})):
            state.groups.add(group)
    if isinstance(callee, Function) and is_intrinsic(callee):
        known = state.intrinsics[callee]
        if not known.immediates and known.name not in OPERANDS:
            state.calls[callee] = type


def _asks(attrs: Attributes) -> bool:
    """Whether only some callees may have an argument with these attributes."""
    return not _ASK_INTRINSICS.isdisjoint(attrs)
