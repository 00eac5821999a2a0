"""Whether the types at a builtin's call are those that its instructions take.

A declaration may give a builtin any type at all. What the instructions of SPIR-V make of it is
known once they are there, so the rules of the machine level decide, and the error names the call.

Input: a function that has just been selected, with ASSIGN_TYPE in it. Runs in every translation,
unlike the verifier: what it finds are errors of the input.
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
    from spvbackend.llvmir.print.module import print_inst  # errors alone need the printer

    inst = call.inst
    types = ", ".join([str(operand.type) for operand in inst.operands[:-1]])
    text = f"builtin '{call.name}' is not one of type '{inst.type} ({types})'"
    wrong = Unsupported(text, inst.line, message)
    wrong.instruction = print_inst(inst)
    return wrong


def _types_in(
    function: MachineFunction, calls: list[BuiltinCall], tells_types: bool
) -> dict[int, int]:
    """The types of the values that calls of a function make and take, before any check.

    Args:
        function: with all of its instructions.
        calls: some that are in it.
        tells_types: whether there is ASSIGN_TYPE among its instructions.
    """
    wanted: set[int] = set()
    for call in calls:
        wanted.add(call.inst.spv_id)
        wanted.update([operand.spv_id for operand in call.inst.operands])
        for made in call.made:
            wanted.add(made.result)
            wanted.update(made.operands)
    found: dict[int, int] = {}
    lists = [function.parameters, function.variables, *[block.insts for block in function.blocks]]
    for insts in lists:
        for made in insts:
            if made.type_id and made.result in wanted:
                found[made.result] = made.type_id
            elif tells_types and made.opcode == ASSIGN_TYPE and made.operands[0] in wanted:
                found[made.operands[0]] = made.operands[1]
    return found


_NUMERIC: Final = frozenset(
    (op.OpExtInst, *range(op.OpLogicalEqual, op.OpFUnordGreaterThanEqual + 1))
)
"""What functions on numbers become, and nothing that takes literals beside these."""


def _is_of_numbers(call: BuiltinCall) -> bool:
    """Whether what one call of the function became has the same types for all of its calls."""
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
    """Checks call by call; most calls repeat a few, and what was right once is right again."""

    __slots__ = ("_doubtful", "_place", "_right", "_right_callees", "_rules", "_sel")

    def __init__(self, sel: Selector) -> None:
        self._sel: Final = sel
        self._rules: Final = TypeRules(sel.machine, ())
        self._place = START
        self._right: Final[set[tuple[int, ...]]] = set()
        # Functions on numbers of which one call has been right.
        self._right_callees: Final[set[Value]] = set()
        # With the types of the values of their functions.
        self._doubtful: Final[list[tuple[BuiltinCall, dict[int, int]]]] = []

    def check_function(self, function: MachineFunction) -> None:
        """Check the calls of a function, whose errors `note_errors` says.

        Raises:
            Unsupported: the result of a call may not be where it is.
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
        """Whether a call becomes the same as another one, of numbers, that has been right."""
        return inst.operands[-1] in self._right_callees

    def _is_known(self, call: BuiltinCall) -> bool:
        """Whether a call is right as another one was, which takes no look at any type."""
        inst, right = call.inst, self._right
        if self.is_right(inst):
            return True
        # Of constants alone, as barriers are: what they are is in the key itself.
        return inst.type is self._sel.types.void and all(
            (made.opcode, made.type_id, *made.operands) in right for made in call.made
        )

    def note_errors(self) -> None:
        """Note an error for each call whose types its instructions do not take.

        Only now all functions are known that a call may name.
        """
        for call, types in self._doubtful:
            self._learn()
            self._rules.type_of.update(types)
            error = self._error(call)
            if error is not None:
                self._sel.module.note(error)
            self._leave(types)

    def _own_types(self, calls: list[BuiltinCall]) -> dict[int, int]:
        """The types of what calls became; none where they name other values of the function.

        Work-item functions name variables of the module alone, and are in each kernel.
        """
        known = self._rules.type_of
        types: dict[int, int] = {}
        for call in calls:
            for made in call.made:
                types[made.result] = made.type_id
                if not all(w >= 0 or w in known or w in types for w in made.operands):
                    return {}
            # One of a result that is a value of before, or has its type apart.
            if call.inst.spv_id and not types.get(call.inst.spv_id):
                return {}
        types.pop(0, None)
        return types

    def _learn(self) -> None:
        """Know what has come into being at module level."""
        cache, rules = self._sel.cache, self._rules
        rules.types.add(cache.insts_but_tables(self._place))
        self._place = cache.end()
        for function in self._sel.machine.functions[len(rules.functions) :]:
            rules.functions[function.id] = function

    def _leave(self, types: dict[int, int]) -> None:
        """Forget the values of a function."""
        for id in types:
            del self._rules.type_of[id]

    def _error(self, call: BuiltinCall) -> Unsupported | None:
        """The error of a call, None for one that is right."""
        try:
            message = self._complaint(call)
        except Unsupported as error:  # the declared result has no type of SPIR-V
            error.place(call.inst.line)
            return error
        return _wrong_call(call, message) if message else None

    def _complaint(self, call: BuiltinCall) -> str:
        """What is wrong with the types of a call, "" when nothing is."""
        if self._sel.module.errors and self._lacks_operand(call.inst):
            return ""
        message = self._made_error(call.made)
        if message:
            return message
        inst = call.inst
        if inst.type is self._sel.types.void:
            return ""
        if not inst.spv_id:
            # The instruction is one without a result, though the declaration promises one.
            return "it gives no result"
        return self._rules.expect(inst.spv_id, self._sel.value_type(inst))

    def _lacks_operand(self, inst: Inst) -> bool:
        """Whether an operand has no definition, since its own instruction was refused."""
        known = self._rules.type_of
        constants = self._rules.types.insts
        for operand in inst.operands[:-1]:
            id = operand.spv_id
            if isinstance(operand, Inst) and id not in known and id not in constants:
                return True
        return False

    def _made_error(self, insts: list[MachineInst]) -> str:
        # Rules see literals, constants and types as they are, of other values their type alone, so
        # calls that agree in these pass or fail alike.
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
