"""Check of the types at a builtin's call against its instructions.

A declaration may give a builtin any type. The machine-level type rules check the selected
instructions, and the error names the call.

Input: a function just selected, with its ASSIGN_TYPE. It runs in every translation, unlike the
verifier: its errors are the input's.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.isel.sampled_images import check_sampled_images
from spvbackend.isel.selector import BuiltinCall, Selector
from spvbackend.llvmir.types import FLOAT, INT
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.mir.cache import START
from spvbackend.mir.inst import ASSIGN_TYPE, MachineFunction, MachineInst
from spvbackend.mir.verify.checker import TypeRules
from spvbackend.mir.verify.usual import type_error
from spvbackend.spirv import opcodes as op


def _wrong_call(call: BuiltinCall, message: str) -> Unsupported:
    from spvbackend.llvmir.print.module import print_inst  # only errors need the printer

    inst = call.inst
    types = ", ".join([str(operand.type) for operand in inst.operands[:-1]])
    text = f"builtin '{call.name}' is not one of type '{inst.type} ({types})'"
    error = Unsupported(text, inst.line, message)
    error.instruction = print_inst(inst)
    return error


def _types_in(
    function: MachineFunction, calls: list[BuiltinCall], tells_types: bool
) -> dict[int, int]:
    """Return the types of the values that calls of a function make and take.

    Args:
        function: a function with all of its instructions.
        calls: some of its calls.
        tells_types: whether its instructions include ASSIGN_TYPE.
    """
    wanted: set[int] = set()
    for call in calls:
        wanted.add(call.inst.spv_id)
        wanted.update([operand.spv_id for operand in call.inst.operands])
        for made in call.made:
            wanted.add(made.result)
            wanted.update(made.operands)
    types: dict[int, int] = {}
    lists = [function.parameters, function.variables, *[block.insts for block in function.blocks]]
    for insts in lists:
        for made in insts:
            if made.type_id and made.result in wanted:
                types[made.result] = made.type_id
            elif tells_types and made.opcode == ASSIGN_TYPE and made.operands[0] in wanted:
                types[made.operands[0]] = made.operands[1]
    return types


_NUMERIC: Final = frozenset(
    (op.OpExtInst, *range(op.OpLogicalEqual, op.OpFUnordGreaterThanEqual + 1))
)
"""Opcodes of functions on numbers, none of which takes other literals."""


def _is_of_numbers(call: BuiltinCall) -> bool:
    """Whether all calls of the callee produce the same types, since it works on numbers."""
    inst = call.inst
    if not _NUMERIC.issuperset([made.opcode for made in call.made]):
        return False
    callee = inst.callee
    if not isinstance(callee, Function) or callee.value_type is not inst.call_info.fn_type:
        return False
    types = [inst.type, *callee.value_type.elems]
    return all(type.scalar().kind in (INT, FLOAT) for type in types)


@final
class CallChecker:
    """Checks call by call; most calls repeat a few, so correct ones are remembered."""

    __slots__ = ("_doubtful", "_place", "_right", "_right_callees", "_rules", "_sel")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self._rules: Final = TypeRules(sel.machine, ())
        self._place = START
        self._right: Final[set[tuple[int, ...]]] = set()
        # Callees on numbers with one call known to be right.
        self._right_callees: Final[set[Value]] = set()
        # Each call with the types of its function's values.
        self._doubtful: Final[list[tuple[BuiltinCall, dict[int, int]]]] = []

    def check_function(self, function: MachineFunction) -> None:
        """Check the calls of a function; `note_errors` reports their errors.

        Raises:
            Unsupported: the result of a call is used where it may not be.
        """
        check_sampled_images(self._sel, function)
        calls = [call for call in self._sel.builtin_calls if not self._is_known(call)]
        if not calls:
            return
        self._learn()
        types = self._own_types(calls)
        if not types:
            types = _types_in(function, calls, self._sel.machine.tells_types)
        self._rules.type_of.update(types)
        for call in calls:
            if self._is_known(call):
                continue
            if self._error(call) is not None:
                self._doubtful.append((call, types))
            elif _is_of_numbers(call):
                self._right_callees.add(call.inst.callee)
        self._leave(types)

    def is_right(self, inst: Inst) -> bool:
        """Whether another call of the same callee on numbers was right."""
        return inst.operands[-1] in self._right_callees

    def _is_known(self, call: BuiltinCall) -> bool:
        """Whether an equal call was right, as far as known without any value's types."""
        inst, right = call.inst, self._right
        if self.is_right(inst):
            return True
        # A void call of constants only, such as a barrier: its words are the whole key.
        return inst.type is self._sel.types.void and all(
            (made.opcode, made.type_id, *made.operands) in right for made in call.made
        )

    def note_errors(self) -> None:
        """Note an error for each call whose types its instructions do not accept.

        Only at the end are all functions known that a call may name.
        """
        for call, types in self._doubtful:
            self._learn()
            self._rules.type_of.update(types)
            error = self._error(call)
            if error is not None:
                self._sel.module.note(error)
            self._leave(types)

    def _own_types(self, calls: list[BuiltinCall]) -> dict[int, int]:
        """Return the types of the calls' results, or none if they use other values of the function.

        Work-item functions use module variables only, and every kernel has them.
        """
        known = self._rules.type_of
        types: dict[int, int] = {}
        for call in calls:
            for made in call.made:
                types[made.result] = made.type_id
                if not all(w >= 0 or w in known or w in types for w in made.operands):
                    return {}
            # The result is an earlier value, or its type is stated separately.
            if call.inst.spv_id and not types.get(call.inst.spv_id):
                return {}
        types.pop(0, None)
        return types

    def _learn(self) -> None:
        """Read the types, constants and functions added at module level."""
        cache, rules = self._sel.cache, self._rules
        rules.types.add(cache.insts_but_tables(self._place))
        self._place = cache.end()
        for function in self._sel.machine.functions[len(rules.functions) :]:
            rules.functions[function.id] = function

    def _leave(self, types: dict[int, int]) -> None:
        """Remove a function's values."""
        for id in types:
            del self._rules.type_of[id]

    def _error(self, call: BuiltinCall) -> Unsupported | None:
        """Return the error of a call, or None."""
        try:
            message = self._complaint(call)
        except Unsupported as error:  # the declared result has no type of SPIR-V
            error.place(call.inst.line)
            return error
        return _wrong_call(call, message) if message else None

    def _complaint(self, call: BuiltinCall) -> str:
        """Return the complaint about a call's types, or ""."""
        if self._sel.module.errors and self._lacks_operand(call.inst):
            return ""
        message = self._made_error(call.made)
        if message:
            return message
        inst = call.inst
        if inst.type is self._sel.types.void:
            return ""
        if not inst.spv_id:
            # The instruction has no result, but the declaration promises one.
            return "it has no result"
        return self._rules.expect(inst.spv_id, self._sel.value_type(inst))

    def _lacks_operand(self, inst: Inst) -> bool:
        """Whether an operand has no definition because its own instruction was refused."""
        known = self._rules.type_of
        constants = self._rules.types.insts
        for operand in inst.operands[:-1]:
            id = operand.spv_id
            if isinstance(operand, Inst) and id not in known and id not in constants:
                return True
        return False

    def _made_error(self, insts: list[MachineInst]) -> str:
        # Rules see the values of literals, constants and types, but only the type of other
        # operands, so calls that agree in these pass or fail alike.
        rules, right = self._rules, self._right
        constants, type_of = rules.types.insts, rules.type_of
        for made in insts:
            words = [
                word if word >= 0 or word in constants else type_of.get(word, word)
                for word in made.operands
            ]
            key = (made.opcode, made.type_id or type_of.get(made.result, 0), *words)
            if key in right:
                continue
            typed = rules.typed(made)
            message = rules.types.forms.error(typed) or type_error(rules, typed)
            message = message or self._sel.flavour.builtin_error(rules, typed)
            if message:
                return message
            right.add(key)
        return ""
