"""Returns in place of traps: the rewriting that `unwinding` asks for.

Input: functions in which the call of a trap, or of a function that always traps, comes right before
an `unreachable`. Output: a branch to the function's one `ret` in its place, and after each call of
a function with a flag a branch to that `ret`.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst, fill_block, rename_source
from spvbackend.llvmir.types import ARRAY, STRUCT, TARGET, VOID, Type
from spvbackend.llvmir.values import (
    NO_ATTRIBUTES,
    Block,
    CallInfo,
    ConstAggregate,
    Function,
    Inst,
    Value,
)

# Promises of a call about its result, or about the code after it.
_CALL_FLAGS: Final = op.FAST | op.TAIL | op.MUSTTAIL


@final
class Returns:
    """Rewrites the functions of one module.

    A function with a flag returns i1 if it had no result, else { result, i1 }: one value in both
    cases, and no memory. Beside an aggregate the flag is an i32, as an aggregate of many members
    stays whole and has its form in memory, where there is no i1. The flag is set where the function
    trapped.
    """

    __slots__ = ("_bodies", "_ends", "_module", "_results", "_mark")

    def __init__(self, module: Module, mark: Value, ends: set[Value]) -> None:
        self._module: Final = module
        self._mark: Final = mark
        self._ends: Final = ends
        self._bodies: Final[dict[Value, Function]] = {}
        """The callee in place of a function that has, or gets, a flag."""
        self._results: Final[dict[Value, Type]] = {}
        """The original result type of a function with a flag."""

    def add_flag(self, function: Function, body: Function) -> None:
        """Give `body` the signature with a flag; it is the function itself or its future callee."""
        types = self._module.types
        result = function.ret_type
        flag = types.i32 if result.kind in (ARRAY, STRUCT) else types.i1
        flagged = types.i1 if result.kind == VOID else types.struct((result, flag))
        old = function.value_type
        body.value_type = types.function(flagged, old.elems, old.flag)
        # The attributes are about the result without a flag.
        body.ret_attrs = NO_ATTRIBUTES
        self._bodies[function] = body
        self._results[body] = result

    def wrap(self, function: Function, body: Function, block: Block, call: Inst) -> None:
        """Complete the function that only calls its body: it returns the body's result."""
        operands: list[Value] = []
        if function.ret_type.kind != VOID:
            value = Inst(op.EXTRACTVALUE, function.ret_type, [call], function.line)
            value.ints = [0]
            block.insts.append(value)
            operands = [value]
        end = Inst(op.RET, self._module.types.void, operands, function.line)
        fill_block(block, [*block.insts, end])
        _may_return(function)

    def rewrite(self, function: Function) -> None:
        """Turn traps into returns, and test the flags of calls."""
        way_out = Block(self._module.types.label, "trapped", function.line)
        made: list[Block] = []
        for block in function.blocks:
            made += self._rewrite_block(function, block, way_out)
        if made:
            fill_block(way_out, self._trapped(function, function.line))
            made.append(way_out)
        exit = self._join_returns(function, [*function.blocks, *made])
        if made or exit:
            function.blocks += made + exit
            prune_unreachable(function)
        _may_return(function)

    def _rewrite_block(self, function: Function, block: Block, way_out: Block) -> list[Block]:
        """Cut a block after each call that may trap; return the new blocks."""
        targets = block.successors()
        made: list[Block] = []
        current, out = block, []
        for inst in block.insts:
            if inst.opcode == op.CALL and inst.callee in self._bodies:
                call, value = self._call(inst, self._bodies[inst.callee])
                join = Block(self._module.types.label, "", inst.line)
                out += [*call, self._branch(call[-1], way_out, join)]
                fill_block(current, out)
                current, out = join, value
                made.append(join)
            elif inst.opcode == op.RET and function in self._results:
                out += self._return(function, inst)
            elif inst.opcode == op.UNREACHABLE and self._is_end(out):
                # The call of a trap was only its mark; a function that always traps must run.
                last = out[-1]
                if last.callee is self._mark:
                    out.pop()
                else:
                    self._comes_back(last.call_info)
                out += self._trapped(function, last.line)
            else:
                out.append(inst)
        fill_block(current, out)
        if current is not block:
            for target in targets:
                rename_source(target, block, current)
        return made

    def _join_returns(self, function: Function, blocks: list[Block]) -> list[Block]:
        """Join all returns into one, as frontends do; return its block if that is new.

        A CPU runtime loops over the work-items of a group, and a widely used one skips some of them
        where a kernel that it does not optimise has a second OpReturn.
        """
        ending = [block for block in blocks if block.terminator.opcode == op.RET]
        if len(ending) < 2:
            return []
        void = self._module.types.void
        exit = Block(self._module.types.label, "exit", function.line)
        end = Inst(op.RET, void, [], function.line)
        insts = [end]
        if function.ret_type is not void:
            values = [block.terminator.operands[0] for block in ending]
            phi = Inst(op.PHI, function.ret_type, values, function.line)
            phi.blocks = ending
            end.operands = [phi]
            insts = [phi, end]
        fill_block(exit, insts)
        for block in ending:
            jump = Inst(op.BR, void, [], block.terminator.line)
            jump.blocks = [exit]
            jump.parent = block
            block.insts[-1] = jump
        return [exit]

    def _is_end(self, insts: list[Inst]) -> bool:
        return bool(insts) and insts[-1].opcode == op.CALL and insts[-1].callee in self._ends

    def _call(self, inst: Inst, callee: Function) -> tuple[list[Inst], list[Inst]]:
        """Return the call, ending with its flag, and the extraction of the result."""
        types, constants = self._module.types, self._module.constants
        # The object of a result stays, so that its uses need no change.
        call = inst if inst.type.kind == VOID else copy_inst(inst)
        info = call.call_info
        info.fn_type = callee.value_type
        info.ret_attrs = NO_ATTRIBUTES
        info.calling_convention = callee.calling_convention
        self._comes_back(info)
        call.type = callee.ret_type
        call.operands = [*inst.operands[:-1], callee]
        call.flags &= ~_CALL_FLAGS
        # Attachments such as !range are about the original result.
        call.attachments = None
        if call is inst:
            return [call], []
        type = callee.ret_type.elems[1]
        flag = Inst(op.EXTRACTVALUE, type, [call], inst.line)
        flag.ints = [1]
        taken = [call, flag]
        if type is not types.i1:
            flag = Inst(op.ICMP, types.i1, [flag, constants.integer(type, 0)], inst.line)
            flag.predicate = op.NE
            taken.append(flag)
        inst.opcode = op.EXTRACTVALUE
        inst.operands = [call]
        inst.ints = [0]
        inst.call = None
        inst.flags = 0
        inst.attachments = None
        return taken, [inst]

    def _comes_back(self, call: CallInfo) -> None:
        """Remove attributes that say that the call does not return."""
        groups = self._module.attr_groups
        call.own_attrs = [word for word in call.own_attrs if word != "noreturn"]
        call.attr_groups = [n for n in call.attr_groups if "noreturn" not in groups.get(n, {})]

    def _branch(self, flag: Inst, way_out: Block, join: Block) -> Inst:
        branch = Inst(op.BR, self._module.types.void, [flag], flag.line)
        branch.blocks = [way_out, join]
        return branch

    def _return(self, function: Function, inst: Inst) -> list[Inst]:
        """Return a plain return with the flag clear."""
        types, constants = self._module.types, self._module.constants
        if not inst.operands:
            inst.operands = [constants.integer(types.i1, 0)]
            return [inst]
        (value,) = inst.operands
        type = function.ret_type
        no = constants.integer(type.elems[1], 0)
        start = ConstAggregate(type, [constants.undef(value.type), no])
        whole = Inst(op.INSERTVALUE, type, [start, value], inst.line)
        whole.ints = [0]
        inst.operands = [whole]
        return [whole, inst]

    def _trapped(self, function: Function, line: int) -> list[Inst]:
        """Return the return of a work-item that ends."""
        types, constants = self._module.types, self._module.constants
        type = function.ret_type
        result = self._results.get(function)
        operands: list[Value] = []
        if result is None:
            # A kernel, a function with callers elsewhere, or one whose calls end in unreachable.
            operands = [] if type.kind == VOID else [self._nothing(type)]
        elif result.kind == VOID:
            operands = [constants.integer(types.i1, 1)]
        else:
            flag = constants.integer(type.elems[1], 1)
            operands = [ConstAggregate(type, [self._nothing(result), flag])]
        return [Inst(op.RET, types.void, operands, line)]

    def _nothing(self, type: Type) -> Value:
        """Return a result without meaning: zeros, as far as the type has any."""
        constants = self._module.constants
        return constants.undef(type) if _is_opaque(type) else constants.null(type)


def _is_opaque(type: Type) -> bool:
    """Whether a type holds one that OpConstantNull may not have."""
    if type.kind == STRUCT:
        return any(_is_opaque(elem) for elem in type.elems)
    return type.kind == TARGET or (type.kind == ARRAY and _is_opaque(type.element))


def _may_return(function: Function) -> None:
    if "noreturn" in function.fn_attrs:
        # Others may share the dict.
        attrs = function.fn_attrs
        function.fn_attrs = {name: attrs[name] for name in attrs if name != "noreturn"}
