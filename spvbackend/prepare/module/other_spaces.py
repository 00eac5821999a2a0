"""Memory of a module that was made for a target with other address spaces.

Input: pointers have OpenCL's numbers, but allocas, variables and the parameters of kernels may be
of generic memory, where that target has a single address space for all. Output: allocas are in
private memory, variables and kernel arguments in global memory; their addresses are cast where an
operand must be generic. Names of intrinsics have the new numbers.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.analysis.symbols import behind_casts
from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import fill_block, replace_variables
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
    Alias,
    Argument,
    ConstExpr,
    ConstInt,
    Function,
    GlobalVar,
    Inst,
    Value,
)
from spvbackend.target.address_spaces import GENERIC, GLOBAL, LOCAL, PRIVATE
from spvbackend.target.space_maps import SpaceMap

_POINTER_SUFFIX: Final = re.compile(r"(?<=\.)((?:v\d+)?p)(\d+)(?=\.|$)")
_POINTER_WIDTH: Final = re.compile(r"(?:^|-)p(\d+):(\d+)")
_LIFETIME: Final = "llvm.lifetime."
# The second suffix is that of the source.
_COPY: Final = re.compile(r"(llvm\.mem(?:cpy|move)(?:\.inline)?\.p\d+\.p)\d+(\..*)")
_COPIED: Final = 1
_ACCESSED: Final[dict[int, int]] = {
    op.LOAD: 0,
    op.STORE: 1,
    op.ATOMICRMW: 0,
    op.CMPXCHG: 0,
    op.GETELEMENTPTR: 0,
    op.ADDRSPACECAST: 0,
}
"""The operand that is an address in any memory, by opcode."""


def run(module: Module, spaces: SpaceMap, address_bits: int) -> None:
    """Give memory that a map has made generic a place, and remove the traces of the old target.

    Args:
        module: changed.
        spaces: the meaning of the module's address spaces.
        address_bits: of the new target, where all addresses have this width.
    """
    narrow = _narrow_spaces(module.data_layout, spaces, address_bits)
    if narrow:
        _refuse_narrow(module, narrow)
    module.triple = module.data_layout = ""
    _rename_intrinsics(module, spaces)
    _move_symbols(module)
    module.has_compound = True
    kernels: set[Function] = set()
    for function in module.functions:
        if function.blocks:
            settler = _Settler(module, function)
            settler.run()
            if settler.has_new_type:
                kernels.add(function)
    if kernels:
        _recast_calls(module, kernels)
    _drop_casts(module)


def _narrow_spaces(data_layout: str, spaces: SpaceMap, address_bits: int) -> frozenset[int]:
    """Return OpenCL's numbers of memories whose addresses have another width in the layout."""
    widths = _POINTER_WIDTH.findall(data_layout)
    return frozenset(
        spaces.spaces[int(number)]
        for number, bits in widths
        if int(number) in spaces.spaces and int(bits) != address_bits
    ) & {LOCAL, PRIVATE}


def _refuse_narrow(module: Module, narrow: frozenset[int]) -> None:
    """Refuse code that depends on the width of addresses that grow.

    The frontend has written sizes and offsets into the text, so memory that holds such an address
    keeps its layout only where it is that address and nothing else.
    """
    for var in module.globals:
        if not _is_address(var.value_type, narrow) and _has_address(var.value_type, narrow):
            module.note(_wider(var.value_type, var.line))
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                type = _changed_type(inst, narrow)
                if type is not None:
                    module.note(_wider(type, inst.line), function)


def _changed_type(inst: Inst, narrow: frozenset[int]) -> Type | None:
    """Return the type that an instruction makes, reads or writes, if its layout changes."""
    if inst.opcode == op.ALLOCA:
        type = inst.source_type
        whole = not inst.operands and _is_address(type, narrow)
    elif inst.opcode in (op.LOAD, op.STORE):
        type = inst.type if inst.opcode == op.LOAD else inst.operands[0].type
        whole = _is_address(type, narrow) and _is_whole(inst.operands[_ACCESSED[inst.opcode]])
    elif inst.opcode == op.GETELEMENTPTR:
        type, whole = inst.source_type, False
    elif inst.opcode == op.INTTOPTR:
        # The integer would hold half of an address.
        type, whole = inst.type, isinstance(inst.operands[0], ConstInt)
    else:
        return None
    return type if not whole and _has_address(type, narrow) else None


def _is_whole(place: Value) -> bool:
    """Whether an address is that of a whole variable."""
    while isinstance(place, Inst) and place.opcode == op.ADDRSPACECAST:
        place = place.operands[0]
    return isinstance(place, GlobalVar) or (isinstance(place, Inst) and place.opcode == op.ALLOCA)


def _is_address(type: Type, narrow: frozenset[int]) -> bool:
    return type.kind == POINTER and type.space in narrow


def _has_address(type: Type, narrow: frozenset[int]) -> bool:
    pending = [type]
    seen: set[Type] = set()
    while pending:
        type = pending.pop()
        if _is_address(type, narrow):
            return True
        if type not in seen:
            seen.add(type)
            pending += type.elems if type.kind == STRUCT else ()
            if type.kind in (ARRAY, VECTOR):
                pending.append(type.element)
    return False


def _wider(type: Type, line: int) -> Unsupported:
    return Unsupported(
        f"'{type}' has addresses that are narrower in the module's layout than on the device",
        line,
        "keep addresses of local and private memory in registers, or make them generic",
    )


def _rename_intrinsics(module: Module, spaces: SpaceMap) -> None:
    """Rename intrinsics: their suffixes spell the types that they are overloaded on."""

    def renumbered(match: re.Match[str]) -> str:
        return f"{match[1]}{spaces.opencl(int(match[2]), 0)}"

    for function in module.functions:
        if function.blocks or not function.name.startswith("llvm."):
            continue
        name = _POINTER_SUFFIX.sub(renumbered, function.name)
        # Where two of the target's spaces map to one of OpenCL's, the first keeps the name.
        if name != function.name and name not in module.symbols:
            module.symbols[name] = module.symbols.pop(function.name)
            function.name = name


def _move_symbols(module: Module) -> None:
    """Move variables of generic memory to global memory, functions to OpenCL's space for them.

    Uses of their names get a cast, except the callees of calls.
    """
    generic = module.types.pointer(GENERIC)
    casts: dict[Value, Value] = {}
    for var in module.globals:
        if var.type.space == GENERIC:
            var.type = module.types.pointer(GLOBAL)
            casts[var] = ConstExpr(generic, op.ADDRSPACECAST, [var], 0, None)
    # LangRef, Data Layout: programs are in address space 0, whatever that is to the target.
    aliases = [alias for alias in module.aliases if isinstance(behind_casts(alias), Function)]
    aliasees = [alias.aliasee for alias in aliases]
    programs: list[Alias | Function] = [*module.functions, *aliases]
    for program in programs:
        if program.type.space != PRIVATE:
            address = program.type
            program.type = module.types.pointer(PRIVATE)
            casts[program] = ConstExpr(address, op.ADDRSPACECAST, [program], 0, None)
    if casts:
        replace_variables(module, casts)
    for alias, aliasee in zip(aliases, aliasees, strict=True):
        alias.aliasee = aliasee


def _recast_calls(module: Module, kernels: set[Function]) -> None:
    """Adapt calls of kernels whose parameters moved to global memory: their callers cast."""
    for function in module.functions:
        for block in function.blocks:
            made: list[Inst] = []
            for inst in block.insts:
                if inst.call is not None and inst.callee in kernels and _is_as_declared(inst):
                    made += _cast_arguments(inst)
                made.append(inst)
            block.insts = made


def _drop_casts(module: Module) -> None:
    """Drop casts within one memory of OpenCL, which was two memories of the target."""
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                # LangRef, 'addrspacecast': to a different address space.
                if inst.opcode == op.ADDRSPACECAST and inst.type is inst.operands[0].type:
                    inst.opcode = op.BITCAST


def _is_as_declared(call: Inst) -> bool:
    """Whether a call has the type of its kernel except for address spaces; others are refused."""
    kernel = call.callee
    assert isinstance(kernel, Function)
    own, wanted = call.call_info.fn_type, kernel.value_type
    return len(own.elems) == len(wanted.elems) and all(
        one is other or (one.kind == POINTER and other.kind == POINTER)
        for one, other in zip(
            (own.element, *own.elems), (wanted.element, *wanted.elems), strict=True
        )
    )


def _cast_arguments(call: Inst) -> list[Inst]:
    kernel = call.callee
    assert isinstance(kernel, Function)
    call.call_info.fn_type = kernel.value_type
    made: list[Inst] = []
    for arg in kernel.args:
        operand = call.operands[arg.index]
        if operand.type is not arg.type:
            cast = _cast(operand, arg.type, call.line)
            cast.parent = call.parent
            made.append(cast)
            call.operands[arg.index] = cast
    return made


def _cast(value: Value, type: Type, line: int) -> Inst:
    return Inst(op.ADDRSPACECAST, type, [value], line)


@final
class _Settler:
    """Gives the memory of one function its place.

    Attributes:
        moved: addresses that are no longer generic.
        arguments: those of them that were in the memory of arguments.
        casts: the generic address of each that a use requires.
        has_new_type: whether the function's own type has changed.
    """

    __slots__ = ("arguments", "casts", "function", "generic", "has_new_type", "module", "moved",
                 "types")  # fmt: skip

    def __init__(self, module: Module, function: Function) -> None:
        self.module: Final = module
        self.types: Final = module.types
        self.function: Final = function
        self.generic: Final = module.types.pointer(GENERIC)
        self.moved: set[Value] = set()
        self.arguments: set[Value] = set()
        self.casts: dict[Value, Inst] = {}
        self.has_new_type = False

    def run(self) -> None:
        """Move parameters and allocas, then addresses derived from them, then cast the rest."""
        if self.function.is_kernel:
            self._move_parameters()
        self._move_allocas()
        if not self.moved:
            return
        self._move_derived()
        for block in self.function.blocks:
            block.insts = [inst for inst in block.insts if not self._is_lifetime(inst)]
            for inst in block.insts:
                self._cast_operands(inst)
        self._insert_casts()

    def _move_parameters(self) -> None:
        """Move kernel parameters to global memory: OpenCL kernels take no generic pointers.

        A structure that is passed by value is in private memory.
        """
        params: list[Type] = []
        for arg in self.function.args:
            if "byref" in arg.attrs:
                self._move_argument(arg)
            if arg.type is self.generic:
                arg.type = self.types.pointer(PRIVATE if "byval" in arg.attrs else GLOBAL)
                self.moved.add(arg)
                self.has_new_type = True
            params.append(arg.type)
        ret = self.function.ret_type
        if self.has_new_type:
            self.function.value_type = self.types.function(ret, tuple(params))

    def _move_argument(self, arg: Argument) -> None:
        """Pass a structure among the arguments by value.

        AMDGPUUsage, Kernel Argument: the callee has the address of the very bytes, which it may not
        write; the address of a copy is as good.
        """
        named = {"byref": "byval"}
        arg.attrs = {named.get(name, name): value for name, value in arg.attrs.items()}
        arg.type = self.types.pointer(PRIVATE)
        self.moved.add(arg)
        self.arguments.add(arg)
        self.has_new_type = True

    def _move_allocas(self) -> None:
        for block in self.function.blocks:
            for inst in block.insts:
                if inst.opcode == op.ALLOCA and inst.type is self.generic:
                    inst.type = self.types.pointer(PRIVATE)
                    self.moved.add(inst)

    def _move_derived(self) -> None:
        """Give an address within moved memory the same address space."""
        derived: dict[Value, list[Inst]] = {}
        for block in self.function.blocks:
            for inst in block.insts:
                # A vector of addresses stays generic.
                if inst.opcode == op.GETELEMENTPTR and inst.type.kind == POINTER:
                    derived.setdefault(inst.operands[0], []).append(inst)
        pending = list(self.moved)
        while pending:
            base = pending.pop()
            for inst in derived.get(base, ()):
                inst.type = base.type
                self.moved.add(inst)
                if base in self.arguments:
                    self.arguments.add(inst)
                pending.append(inst)

    def _is_lifetime(self, inst: Inst) -> bool:
        """Whether a call marks the lifetime of moved memory; the output has no such marks."""
        if inst.opcode != op.CALL or not inst.callee.name.startswith(_LIFETIME):
            return False
        return any(operand in self.moved for operand in inst.operands)

    def _cast_operands(self, inst: Inst) -> None:
        """Give an instruction the generic address unless it accesses the memory."""
        accessed = _ACCESSED.get(inst.opcode, -1)
        for index, operand in enumerate(inst.operands):
            if operand not in self.moved:
                continue
            if operand in self.arguments:
                self._check_read(inst, index)
                if inst.call is not None:
                    continue
            is_vector = inst.opcode == op.GETELEMENTPTR and inst not in self.moved
            if index != accessed or is_vector:
                inst.operands[index] = self._generic(operand)
        if inst.call is not None:
            for _, values in inst.call.bundles:
                for index, value in enumerate(values):
                    if value in self.moved:
                        values[index] = self._generic(value)

    def _check_read(self, inst: Inst, index: int) -> None:
        """Check that an instruction reads the structure, or takes a generic address of it.

        Raises:
            Unsupported: it needs the address as one in the memory of arguments.
        """
        if inst.opcode == op.CALL and index == _COPIED and (match := _COPY.match(inst.callee.name)):
            inst.operands[-1] = copy = self._copy_from_private(inst.callee, match)
            inst.call_info.fn_type = copy.value_type
        elif (
            inst.opcode != op.LOAD
            and inst not in self.moved
            and not (inst.opcode == op.ADDRSPACECAST and inst.type is self.generic)
        ):
            raise Unsupported(
                "the address of a structure among a kernel's arguments is used for more than "
                "reading it, and OpenCL has no such memory",
                inst.line,
                "copy the structure to a variable, and take the address of that",
            )

    def _copy_from_private(self, callee: Value, match: re.Match[str]) -> Function:
        """Return the intrinsic that copies from private memory, like `callee` from its memory."""
        name = f"{match[1]}{PRIVATE}{match[2]}"
        copy = self.module.symbols.get(name)
        if isinstance(copy, Function):
            return copy
        assert isinstance(callee, Function)
        params = list(callee.value_type.elems)
        params[_COPIED] = self.types.pointer(PRIVATE)
        type = self.types.function(callee.ret_type, tuple(params))
        copy = Function(callee.type, name, type, callee.line)
        self.module.add_function(copy)
        return copy

    def _generic(self, value: Value) -> Inst:
        cast = self.casts.get(value)
        if cast is None:
            line = value.line if isinstance(value, Inst) else self.function.line
            cast = self.casts[value] = _cast(value, self.generic, line)
        return cast

    def _insert_casts(self) -> None:
        """Put each cast directly after its operand, where it dominates all of its uses."""
        for block in self.function.blocks:
            made: list[Inst] = []
            if block is self.function.blocks[0]:
                made += [cast for value, cast in self.casts.items() if isinstance(value, Argument)]
            for inst in block.insts:
                made.append(inst)
                if inst in self.casts:
                    made.append(self.casts[inst])
            fill_block(block, made)
