"""Inlines calls of functions defined here, except functions of values.

Input: the module after the preparing passes, whose templates with control flow are functions; LLVM
has inlined most functions of the user's before. Output: kernels, functions of numbers that touch no
memory, and declarations.

The latter two may stay, as a shader can call functions without pointer operands or result (2.16.1);
that keeps large templates from being repeated.
"""

from __future__ import annotations

from typing import Final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.analysis.inlined_size import check_size
from spvbackend.analysis.symbols import mentioned
from spvbackend.builtins.lookup import Builtins
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module, size_of
from spvbackend.llvmir.rewrite import copy_inst, replace_uses
from spvbackend.llvmir.types import FLOAT, INT
from spvbackend.llvmir.values import Block, Function, FunctionAddress, GlobalVar, Inst, Value
from spvbackend.shader.values.functions import value_functions

_NUMBERS: Final = frozenset((FLOAT, INT))


def run(module: Module, builtins: Builtins) -> None:
    """Inline all calls of every kernel except those of functions of values."""
    if not any(one.is_kernel and one.blocks for one in module.functions):
        raise Unsupported("there is no kernel in the input, and a shader needs one as entry point")
    callable_ones = value_functions(module, builtins)
    _check_size(module, callable_ones)
    done: set[Function] = set()
    for kernel in module.functions:
        if kernel.is_kernel and kernel.blocks:
            try:
                _flatten(module, kernel, done, callable_ones)
            except Diagnostic as error:
                module.refuse(kernel, error)
    _drop_unused(module)
    kept = _called(module)
    dropped = {one for one in module.functions if one.blocks and one not in kept}
    for function in dropped:
        module.symbols.pop(function.name, None)
    module.functions[:] = [one for one in module.functions if one not in dropped]
    for function in kept:
        if not function.is_kernel:
            _drop_names(function)


def _drop_names(function: Function) -> None:
    """Drop the names of values in templates and inlined functions, which no user knows."""
    for arg in function.args:
        arg.name = ""
    for block in function.blocks:
        block.name = ""
        for inst in block.insts:
            inst.name = ""


def _called(module: Module) -> set[Function]:
    """Return the kernels and the functions that they still call, directly or not."""
    work = [one for one in module.functions if one.is_kernel]
    kept = set(work)
    while work:
        for callee, _ in _callees(work.pop(), set()):
            if callee not in kept:
                kept.add(callee)
                work.append(callee)
    return kept


def _drop_unused(module: Module) -> None:
    """Drop the variables that no kernel leads to; a shader may have no form for their contents."""
    used: set[Value] = set()
    work = _mentioned_by_kernels(module)
    addressed: dict[tuple[int, str], None] = {}
    while work:
        value = work.pop()
        if value in used or not isinstance(value, GlobalVar):
            continue
        used.add(value)
        if value.initializer is not None:
            symbols = mentioned(value.initializer)
            work += symbols
            for function in symbols:
                if isinstance(function, Function):
                    addressed[value.line, function.name] = None
    for line, name in sorted(addressed):
        module.note(_function_pointer(name, line))
    module.drop_variables({var for var in module.globals if var not in used})


def _mentioned_by_kernels(module: Module) -> list[Value]:
    """Return the variables and functions that instructions of kernels name."""
    symbols: list[Value] = []
    for kernel in module.functions:
        if not kernel.is_kernel:
            continue
        operands: set[Value] = set()
        addresses: dict[str, FunctionAddress] = {}
        for block in kernel.blocks:
            for inst in block.insts:
                operands.update(inst.operands)
        for operand in operands:
            # Most operands lead to no variable.
            if isinstance(operand, Inst) or operand.type.kind in _NUMBERS:
                continue
            if isinstance(operand, FunctionAddress):
                addresses[operand.name] = operand
            symbols += mentioned(operand)
        # A set has no order, which errors must have.
        for _, address in sorted(addresses.items()):
            _note_address(module, kernel, address)
    return symbols


def _note_address(module: Module, kernel: Function, address: FunctionAddress) -> None:
    """Refuse a use of the address of a function."""
    for block in kernel.blocks:
        for inst in block.insts:
            if address in inst.operands:
                module.note(_function_pointer(address.name, inst.line), kernel)


def _function_pointer(name: str, line: int) -> Unsupported:
    return Unsupported(
        f"the address of function '@{name}' is taken: a shader has no function pointers", line
    )


def _check_size(module: Module, kept: set[Function]) -> None:
    """Refuse a module that would get too large, before inlining.

    Raises:
        Unsupported: it would.
    """
    defined = [one for one in module.functions if one.blocks]
    called = {one.name: [callee.name for callee, _ in _callees(one, kept)] for one in defined}
    if not any(called.values()):
        return
    sizes = {one.name: size_of(one) for one in defined}
    check_size(sizes, called, lambda name: next(one.line for one in defined if one.name == name))


def _flatten(module: Module, function: Function, done: set[Function], kept: set[Function]) -> None:
    """Inline the callees of a function, innermost calls first; a stack, as calls may nest deep."""
    stack = [(function, _callees(function, kept))]
    open_functions = {function}
    calling = {function} if stack[0][1] else set()
    while stack:
        caller, callees = stack[-1]
        if not callees:
            stack.pop()
            open_functions.discard(caller)
            if caller not in done:
                done.add(caller)
                if caller in calling:
                    _inline_calls(module, caller, kept)
            continue
        callee, call = callees.pop()
        if callee in open_functions:
            raise Unsupported(
                f"'@{callee.name}' calls itself: a shader has no recursion", call.line
            )
        if callee not in done:
            open_functions.add(callee)
            stack.append((callee, _callees(callee, kept)))
            if stack[-1][1]:
                calling.add(callee)


def _callees(function: Function, kept: set[Function]) -> list[tuple[Function, Inst]]:
    """Return the callees of a function that are not kept, with the calls."""
    calls: list[tuple[Function, Inst]] = []
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode != op.CALL:
                continue
            callee = _defined(inst)
            if callee is not None and callee not in kept:
                calls.append((callee, inst))
    return calls


def _defined(inst: Inst) -> Function | None:
    """Return the function that an instruction calls, if it is defined here."""
    if inst.opcode != op.CALL:
        return None
    callee = inst.callee
    return callee if isinstance(callee, Function) and callee.blocks else None


def _inline_calls(module: Module, caller: Function, kept: set[Function]) -> None:
    changed: dict[Value, Value] = {}
    blocks: list[Block] = []
    ends: dict[Block, Block] = {}
    variables: list[Inst] = []
    for block in caller.blocks:
        insts = block.insts
        block.insts = []
        blocks.append(block)
        current = block
        for inst in insts:
            callee = _defined(inst)
            if callee is None or callee in kept:
                inst.parent = current
                current.insts.append(inst)
                continue
            copy = _Copy(module, callee, inst, current, variables)
            blocks += copy.blocks
            current = copy.behind
            if copy.result is not None:
                changed[inst] = copy.result
        if current is not block:
            ends[block] = current
    if not ends:
        return
    own = set(caller.blocks)
    caller.blocks = blocks
    for block in blocks:
        for inst in block.insts:
            # Phis of copies name the copied blocks.
            if inst.opcode == op.PHI and inst.blocks is not None and own & set(inst.blocks):
                inst.blocks = [ends.get(one, one) for one in inst.blocks]
    for variable in variables:
        variable.parent = blocks[0]
    blocks[0].insts[:0] = variables
    if changed:
        replace_uses(caller, changed)
    prune_unreachable(caller)


class _Copy:
    """A copy of a callee's blocks in place of one call.

    Attributes:
        blocks: the copies and the block after the call.
        behind: the block in which the caller goes on.
        result: the value of the call, None for none.
    """

    def __init__(
        self, module: Module, callee: Function, call: Inst, before: Block, variables: list[Inst]
    ) -> None:
        self._module = module
        self._values: dict[Value, Value] = dict(zip(callee.args, call.operands[:-1], strict=True))
        label = module.types.label
        places = {block: Block(label, "", call.line) for block in callee.blocks}
        self.behind = Block(label, "", call.line)
        self.result: Value | None = None
        self._returned: list[tuple[Value, Block]] = []
        self._branch(before, places[callee.blocks[0]], call.line)
        for block, place in places.items():
            for inst in block.insts:
                self._copy(inst, place, places, call, variables)
        self.blocks = [*places.values(), self.behind]
        for place in places.values():
            for inst in place.insts:
                inst.operands = [self._values.get(value, value) for value in inst.operands]
        self._join(call)

    def _branch(self, block: Block, target: Block, line: int) -> None:
        branch = Inst(op.BR, self._module.types.void, [], line)
        branch.blocks = [target]
        branch.parent = block
        block.insts.append(branch)

    def _copy(
        self,
        inst: Inst,
        place: Block,
        places: dict[Block, Block],
        call: Inst,
        variables: list[Inst],
    ) -> None:
        if inst.opcode == op.RET:
            if inst.operands:
                self._returned.append((inst.operands[0], place))
            self._branch(place, self.behind, call.line)
            return
        own = copy_inst(inst)
        # An error in the copy is about the call: the callee may be a template of ours.
        own.line = call.line
        own.parent = place
        if inst.blocks is not None:
            own.blocks = [places[block] for block in inst.blocks]
        self._values[inst] = own
        if inst.opcode == op.ALLOCA:
            own.operands = [*inst.operands]
            variables.append(own)
        else:
            place.insts.append(own)

    def _join(self, call: Inst) -> None:
        """Set the result, which several returns may give."""
        if call.type is self._module.types.void:
            return
        if len(self._returned) == 1:
            value = self._returned[0][0]
            self.result = self._values.get(value, value)
            return
        if not self._returned:
            self.result = self._module.constants.undef(call.type)
            return
        values = [self._values.get(value, value) for value, _ in self._returned]
        phi = Inst(op.PHI, call.type, values, call.line)
        phi.blocks = [block for _, block in self._returned]
        phi.parent = self.behind
        self.behind.insts.append(phi)
        self.result = phi
