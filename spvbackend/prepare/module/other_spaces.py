"""Memory of a module that was made for a target with other address spaces.

Input: pointers have OpenCL's numbers, but allocas, variables and the parameters of kernels may be
of generic memory, where that target has a single address space for all. Output: allocas are in
private memory, variables and what kernels are given in global memory; their addresses are cast
where something needs a generic one. Names of intrinsics say the new numbers.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_variables
from spvbackend.llvmir.types import ARRAY, POINTER, STRUCT, VECTOR, Type
from spvbackend.llvmir.values import (
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
_ACCESSED: Final[dict[int, int]] = {
    op.LOAD: 0,
    op.STORE: 1,
    op.ATOMICRMW: 0,
    op.CMPXCHG: 0,
    op.GETELEMENTPTR: 0,
    op.ADDRSPACECAST: 0,
}
"""Which operand is an address in whatever memory, by opcode."""


def run(module: Module, spaces: SpaceMap, address_bits: int) -> None:
    """Give memory that a map has made generic a place, and forget the target that it was for.

    Args:
        module: changed.
        spaces: what its numbers meant.
        address_bits: of the target that it is for now; there all addresses have as many.
    """
    narrow = _narrow_spaces(module.data_layout, spaces, address_bits)
    if narrow:
        _refuse_narrow(module, narrow)
    module.triple = module.data_layout = ""
    _rename_intrinsics(module, spaces)
    _move_variables(module)
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
    """OpenCL's numbers of the memories whose addresses have another width in the layout."""
    found = _POINTER_WIDTH.findall(data_layout)
    return frozenset(
        spaces.spaces[int(number)]
        for number, bits in found
        if int(number) in spaces.spaces and int(bits) != address_bits
    ) & {LOCAL, PRIVATE}


def _refuse_narrow(module: Module, narrow: frozenset[int]) -> None:
    """Refuse what hangs on the width of addresses that grow.

    Sizes and offsets are in the text as the frontend has counted them, so memory that holds such
    an address keeps its layout only where it is that address and nothing else.
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
    """The type of what an instruction makes, reads or writes, if its layout has changed there."""
    if inst.opcode == op.ALLOCA:
        type = inst.source_type
        whole = not inst.operands and _is_address(type, narrow)
    elif inst.opcode in (op.LOAD, op.STORE):
        type = inst.type if inst.opcode == op.LOAD else inst.operands[0].type
        whole = _is_address(type, narrow) and _is_whole(inst.operands[_ACCESSED[inst.opcode]])
    elif inst.opcode == op.GETELEMENTPTR:
        type, whole = inst.source_type, False
    elif inst.opcode == op.INTTOPTR:
        # The number is half of an address.
        type, whole = inst.type, isinstance(inst.operands[0], ConstInt)
    else:
        return None
    return type if not whole and _has_address(type, narrow) else None


def _is_whole(place: Value) -> bool:
    """Whether an address is that of a variable, and not of a part of one."""
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
    """The suffix of an intrinsic spells the types that it is overloaded on."""

    def renumbered(found: re.Match[str]) -> str:
        return f"{found[1]}{spaces.opencl(int(found[2]), 0)}"

    for function in module.functions:
        if function.blocks or not function.name.startswith("llvm."):
            continue
        name = _POINTER_SUFFIX.sub(renumbered, function.name)
        # Where two of the target's spaces are one of OpenCL's, the first has the name.
        if name != function.name and name not in module.symbols:
            module.symbols[name] = module.symbols.pop(function.name)
            function.name = name


def _move_variables(module: Module) -> None:
    """Variables of generic memory become global ones; whatever names them names a cast."""
    moved = {var for var in module.globals if var.type.space == GENERIC}
    if not moved:
        return
    generic = module.types.pointer(GENERIC)
    casts: dict[Value, Value] = {}
    for var in module.globals:
        if var in moved:
            var.type = module.types.pointer(GLOBAL)
            casts[var] = ConstExpr(generic, op.ADDRSPACECAST, [var], 0, None)
    replace_variables(module, casts)


def _recast_calls(module: Module, kernels: set[Function]) -> None:
    """Calls of kernels whose parameters are in global memory now, which their callers cast."""
    for function in module.functions:
        for block in function.blocks:
            made: list[Inst] = []
            for inst in block.insts:
                if inst.call is not None and inst.callee in kernels:
                    made += _cast_arguments(inst)
                made.append(inst)
            block.insts = made


def _drop_casts(module: Module) -> None:
    """A cast within one memory, which was two to the target, casts nothing."""
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                # LangRef, 'addrspacecast': to a different address space.
                if inst.opcode == op.ADDRSPACECAST and inst.type is inst.operands[0].type:
                    inst.opcode = op.BITCAST


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
        moved: addresses that are generic no longer.
        casts: the generic address of each that something needs.
        has_new_type: whether the function's own type has changed.
    """

    __slots__ = ("casts", "function", "generic", "has_new_type", "moved", "types")

    def __init__(self, module: Module, function: Function) -> None:
        self.types: Final = module.types
        self.function: Final = function
        self.generic: Final = module.types.pointer(GENERIC)
        self.moved: set[Value] = set()
        self.casts: dict[Value, Inst] = {}
        self.has_new_type = False

    def run(self) -> None:
        """Move parameters and allocas, then what is derived from them, then cast the rest."""
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
        """What a kernel is given is global memory: OpenCL has no kernel with a generic pointer.

        A structure that is passed by value is in private memory.
        """
        params: list[Type] = []
        for arg in self.function.args:
            if "byref" in arg.attrs:
                # AMDGPUUsage: the bytes are among the arguments, as if they were passed by value.
                raise Unsupported(
                    f"parameter {arg.index + 1} of kernel '@{self.function.name}' is a structure "
                    "in the memory of arguments, which OpenCL has not",
                    self.function.line,
                    "pass its members, or the structure with 'byval' in generic memory",
                )
            if arg.type is self.generic:
                arg.type = self.types.pointer(PRIVATE if "byval" in arg.attrs else GLOBAL)
                self.moved.add(arg)
                self.has_new_type = True
            params.append(arg.type)
        ret = self.function.ret_type
        if self.has_new_type:
            self.function.value_type = self.types.function(ret, tuple(params))

    def _move_allocas(self) -> None:
        for block in self.function.blocks:
            for inst in block.insts:
                if inst.opcode == op.ALLOCA and inst.type is self.generic:
                    inst.type = self.types.pointer(PRIVATE)
                    self.moved.add(inst)

    def _move_derived(self) -> None:
        """An address within moved memory is of the same memory."""
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
                pending.append(inst)

    def _is_lifetime(self, inst: Inst) -> bool:
        """Whether a call marks the lifetime of moved memory, of which the output says nothing."""
        if inst.opcode != op.CALL or not inst.callee.name.startswith(_LIFETIME):
            return False
        return any(operand in self.moved for operand in inst.operands)

    def _cast_operands(self, inst: Inst) -> None:
        """Give an instruction the generic address where it does not access the memory."""
        accessed = _ACCESSED.get(inst.opcode, -1)
        for index, operand in enumerate(inst.operands):
            if operand not in self.moved:
                continue
            is_vector = inst.opcode == op.GETELEMENTPTR and inst not in self.moved
            if index != accessed or is_vector:
                inst.operands[index] = self._generic(operand)
        if inst.call is not None:
            for _, values in inst.call.bundles:
                for index, value in enumerate(values):
                    if value in self.moved:
                        values[index] = self._generic(value)

    def _generic(self, value: Value) -> Inst:
        found = self.casts.get(value)
        if found is None:
            line = value.line if isinstance(value, Inst) else self.function.line
            found = self.casts[value] = _cast(value, self.generic, line)
        return found

    def _insert_casts(self) -> None:
        """Put each cast right behind what it casts, where it dominates all of its uses."""
        for block in self.function.blocks:
            made: list[Inst] = []
            if block is self.function.blocks[0]:
                made += [cast for value, cast in self.casts.items() if isinstance(value, Argument)]
            for inst in block.insts:
                made.append(inst)
                if inst in self.casts:
                    made.append(self.casts[inst])
            for inst in made:
                inst.parent = block
            block.insts = made
