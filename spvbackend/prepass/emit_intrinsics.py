"""Makes inference's decisions explicit: pointees on values, casts where uses disagree.

Input: a prepared module and its `Pointees`. Output: every pointer has a pointee and every use
agrees with it, so that selection has nothing left to decide. A cast is a PTRCAST; where the
required type lies at the start of the pointee it is a PTRPATH, which needs no bitcast.

Values keep their LLVM types: `pointee` is a further attribute, so that the rest of the translator
need not know of a second kind of pointer. Loads, calls and address arithmetic have the pointee that
memory, callee or base determines; where inference decided otherwise, a cast follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.analysis.callees import callee_type
from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.intrinsics import base_name
from spvbackend.builtins.lookup import Builtins
from spvbackend.infer.accesses import access_type
from spvbackend.infer.backward import takes_pointers
from spvbackend.infer.forward import is_byte_gep
from spvbackend.infer.memory_types import untyped
from spvbackend.infer.required import builtin_pointee
from spvbackend.infer.signatures import signature
from spvbackend.infer.solve import Pointees
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst
from spvbackend.llvmir.types import ARRAY, FUNCTION, POINTER, STRUCT, TYPED_POINTER, Type
from spvbackend.llvmir.values import Block, ConstNull, Function, InlineAsm, Inst, Undef, Value
from spvbackend.prepass.byte_geps import ByteGep

_SAME_POINTER: Final = frozenset((op.PHI, op.SELECT, op.FREEZE, op.ADDRSPACECAST, op.BITCAST))
"""OpPhi, OpSelect, OpPtrCastToGeneric: operands and result are pointers to the same type."""
_NUMBERS: Final = op.are_among(
    (*op.BINARY_NAMES.values(), op.FNEG, op.TRUNC, op.ZEXT, op.SEXT, op.FPTRUNC, op.FPEXT,
     op.FPTOUI, op.FPTOSI, op.UITOFP, op.SITOFP, op.FCMP, op.BR, op.UNREACHABLE)
)  # fmt: skip
"""Neither operands nor result are pointers."""


def run(module: Module, pointees: Pointees, layout: DataLayout, builtins: Builtins) -> None:
    """Annotate and rewrite every function.

    All signatures come before the first body, since a call may name any function; addresses of
    functions need them, too.
    """
    for var in module.globals:
        var.pointee = pointees.of(var.cell)
    for function in module.functions:
        _sign(pointees, function)
    for function, address in module.addresses.items():
        address.pointee = signature(
            module.types, function.value_type, function.param_pointees, function.ret_pointee
        )
    for function in module.functions:
        if function.blocks:
            _Emitter(module, pointees, layout, function, builtins).run()


def _sign(pointees: Pointees, function: Function) -> None:
    cells = pointees.cells.parameters.get(function, [])
    for arg, cell in zip(function.args, cells, strict=False):
        arg.pointee = pointees.of(cell) if cell >= 0 else None
    if function.ret_type.kind == POINTER:
        function.ret_pointee = pointees.of(pointees.cells.returns[function])


@final
class _Emitter:
    """Rewrites one function; `out` is the new list of the current block."""

    __slots__ = ("block", "builtins", "cast_memo", "ends", "function", "layout", "memory",
                 "module", "nulls", "out", "pointees", "types")  # fmt: skip

    def __init__(
        self,
        module: Module,
        pointees: Pointees,
        layout: DataLayout,
        function: Function,
        builtins: Builtins,
    ) -> None:
        self.builtins: Final = builtins
        self.module: Final = module
        self.types: Final = module.types
        self.pointees: Final = pointees
        self.memory: Final = pointees.memory
        self.layout: Final = layout
        self.function: Final = function
        self.block: Block = function.blocks[0]
        self.out: list[Inst] = []
        # For one block: a cast dominates the rest of its block, and nothing else for sure.
        self.cast_memo: dict[tuple[Value, Type], Value] = {}
        self.nulls: dict[tuple[Value, Type], Value] = {}
        self.ends: dict[Block, list[Inst]] = {}  # casts for phis, before a block's terminator

    def run(self) -> None:
        """Set pointees, so that a use before its definition knows its own; then adapt uses."""
        for block in self.function.blocks:
            for inst in block.insts:
                if inst.type.kind == POINTER:
                    inst.pointee = self.pointees.of(inst.cell) if inst.cell >= 0 else self.types.i8
        numbers, rewriters = _NUMBERS, _REWRITERS
        for block in self.function.blocks:
            self.block = block
            out = self.out = []
            self.cast_memo = {}
            for inst in block.insts:
                opcode = inst.opcode
                if numbers[opcode]:
                    out.append(inst)
                else:
                    rewriters[opcode](self, inst)
            block.insts = out
        # Last, as `block.insts` of a block that a phi names may be set later.
        for block, casts in self.ends.items():
            block.insts[-1:] = [*casts, block.insts[-1]]

    def _plain(self, inst: Inst) -> None:
        """Adapt the operands of an instruction whose result is not a new pointer."""
        self._adapt_all(inst)
        self.out.append(inst)

    def _adapt_all(self, inst: Inst) -> None:
        opcode = inst.opcode
        if opcode in (op.ATOMICRMW, op.CMPXCHG):
            self._adapt(inst, 0, inst.operands[1].type)
        elif opcode == op.RET:
            if inst.operands and inst.operands[0].type.kind == POINTER:
                self._adapt(inst, 0, self._known(self.function.ret_pointee))
        elif inst.type.kind == POINTER and opcode in _SAME_POINTER:
            # The condition of a select is not a pointer.
            for index in range(1 if opcode == op.SELECT else 0, len(inst.operands)):
                self._adapt(inst, index, self._known(inst.pointee))
        elif opcode == op.COMPOSE:
            for index, operand in enumerate(inst.operands):
                if operand.type.kind == POINTER:
                    member = self.memory.pointee(inst.type, index)
                    self._adapt(inst, index, member)
        else:
            self._type_nulls(inst)

    def _known(self, pointee: Type | None) -> Type:
        return pointee or self.types.i8

    def _type_nulls(self, inst: Inst) -> None:
        """Give a null that is compared, converted or used by assembly any type, such as i8."""
        for index, operand in enumerate(inst.operands):
            if operand.type.kind == POINTER and isinstance(operand, (ConstNull, Undef)):
                self._adapt(inst, index, self.types.i8)

    def _adapt(self, inst: Inst, index: int, wanted: Type) -> None:
        """Make operand `index` a pointer to `wanted`."""
        operand = inst.operands[index]
        if operand.pointee is not wanted:
            inst.operands[index] = self._as(operand, wanted, inst.line, self.block, self.out)

    def _as(self, value: Value, wanted: Type, line: int, block: Block, out: list[Inst]) -> Value:
        """Return the value as a pointer to `wanted`; casts are per block, and go to `out`."""
        if isinstance(value, (ConstNull, Undef)):
            return self._null(value, wanted)  # OpConstantNull and OpUndef have any type
        if isinstance(value, Function) or value.pointee is wanted:
            return value
        key = (value, wanted)
        # A cast for a phi goes to the end of another block, where those of this one may not reach.
        known = self.cast_memo.get(key) if out is self.out else None
        if known is not None:
            return known
        depth = self.memory.depth(value.pointee, wanted)
        cast = Inst(op.PTRPATH if depth else op.PTRCAST, value.type, [value], line)
        cast.pointee = wanted
        cast.parent = block
        if depth:
            cast.ints = [depth]
        out.append(cast)
        if out is self.out:
            self.cast_memo[key] = cast
        return cast

    def _null(self, value: Value, wanted: Type) -> Value:
        """Return a null or undef of its own for each pointee: LLVM has one object for all uses."""
        key = (value, wanted)
        null = self.nulls.get(key)
        if null is None:
            if isinstance(value, Undef):
                null = Undef(value.type, value.poison)
            else:
                null = ConstNull(value.type)
            null.pointee = wanted
            self.nulls[key] = null
        return null

    def _load(self, inst: Inst) -> None:
        pointer = inst.operands[0]
        if inst.type.kind != POINTER:
            self._access(inst, 0, inst.type)
            return
        natural = self._stored_pointee(pointer, inst.type)
        if natural is None:
            # The memory has another type: the address is cast to one of such pointers.
            natural = self._known(inst.pointee)
        self._adapt(inst, 0, self.types.typed_pointer(natural, inst.type.space))
        self._define(inst, natural)

    def _access(self, inst: Inst, index: int, type: Type) -> None:
        """Adapt a load or store of a `type`, through a pointer to it or to its element."""
        pointee = inst.operands[index].pointee
        # A pointer to the very type stays as it is: selection steps to the element.
        if pointee is not type:
            wanted = access_type(inst)
            if wanted is not type and self.memory.depth(pointee, type):
                wanted = type  # a vector in an array or struct is reached by a path, without a cast
            self._adapt(inst, index, wanted)
        self.out.append(inst)

    def _stored_pointee(self, pointer: Value, type: Type) -> Type | None:
        """Return the current pointee of the pointers in the memory behind `pointer`."""
        memory = pointer.pointee
        while memory is not None:
            if memory.kind == TYPED_POINTER:
                # Pointers of two storage classes are two types (OpTypePointer), whatever they hold.
                return memory.element if memory.space == type.space else None
            memory = self.memory.first(memory)
        return None

    def _define(self, inst: Inst, natural: Type) -> None:
        """Append a definition whose own pointee may differ from the inferred one.

        The instruction's object becomes the cast, so that its uses need no rewriting.
        """
        wanted = self._known(inst.pointee)
        if natural is wanted:
            self.out.append(inst)
            return
        own = copy_inst(inst)
        own.pointee = natural
        self.out.append(own)
        become_cast(inst, own, self.memory.depth(natural, wanted))
        self.out.append(inst)

    def _store(self, inst: Inst) -> None:
        value, pointer = inst.operands
        if value.type.kind != POINTER:
            self._access(inst, 1, value.type)
            return
        natural = self._stored_pointee(pointer, value.type)
        if natural is not None:
            self._adapt(inst, 0, natural)
        elif isinstance(value, (ConstNull, Undef)):
            natural = self.types.i8  # nothing is known at either end
            self._adapt(inst, 0, natural)
        else:
            natural = self._known(value.pointee)
        self._adapt(inst, 1, self.types.typed_pointer(natural, value.type.space))
        self.out.append(inst)

    def _gep(self, inst: Inst) -> None:
        base = inst.operands[0]
        # A function has no size that bytes could count (OpTypeFunction is not a type of memory).
        if is_byte_gep(inst) and base.pointee is not None and base.pointee.kind != FUNCTION:
            gep = ByteGep(self.module, self.layout, inst, self.out)
            typed = gep.typed(base.pointee, self._known(inst.pointee))
            if typed is not None:
                inst.type_arg, inst.operands = typed
                if gep.may_wrap:
                    # LangRef, 'getelementptr': with inbounds, index times size must not wrap in the
                    # signed sense. The bytes did not, but they were a product that might have.
                    inst.flags &= ~op.INBOUNDS
        source = self._memory_source(inst)
        self._adapt(inst, 0, source)
        self._define(inst, self.memory.walk(source, inst.operands[2:]))

    def _memory_source(self, inst: Inst) -> Type:
        """Return the GEP's source type with its pointers typed as in the base's own pointee."""
        source = inst.source_type
        base = inst.operands[0]
        leaf = source.leaf() if source.kind == ARRAY else source
        if leaf.kind != POINTER:
            return source
        if base.pointee is not None and untyped(self.types, base.pointee) is source:
            return base.pointee
        return self.pointees.in_memory(source, base.cell) if base.cell >= 0 else source

    def _phi(self, inst: Inst) -> None:
        """Cast the operands of a phi of pointers at the end of their blocks.

        OpPhi comes first in its block (2.16.1), and an operand must be there when its edge is
        taken. A block with several edges to this one has one operand (OpPhi: one pair for each
        parent), so they share the cast.
        """
        self.out.append(inst)
        if inst.type.kind != POINTER:
            return
        wanted = self._known(inst.pointee)
        by_block: dict[Block, Value] = {}
        for index, block in enumerate(inst.targets):
            operand = inst.operands[index]
            if operand.pointee is not wanted:
                if block not in by_block:
                    ends = self.ends.setdefault(block, [])
                    by_block[block] = self._as(operand, wanted, inst.line, block, ends)
                    if not ends:  # it was a null, which takes no instruction
                        del self.ends[block]
                inst.operands[index] = by_block[block]

    def _call(self, inst: Inst) -> None:
        callee = inst.callee
        if not isinstance(callee, Function):
            self._indirect_call(inst)
            return
        # Most calls are of builtins on numbers.
        if inst.type.kind != POINTER and not takes_pointers(inst):
            self.out.append(inst)
            return
        resolved = self.builtins.lookup(callee.name) if callee.is_declaration else None
        is_intrinsic = callee.name.startswith("llvm.")
        # A function that the tables lack may be an import, which has a signature like any function.
        is_own = is_intrinsic and base_name(callee.name) == ""
        for index, operand in enumerate(inst.operands[:-1]):
            if operand.type.kind != POINTER:
                continue
            wanted: Type | None = None
            if resolved is not None:
                wanted = builtin_pointee(self.types, resolved, inst, index)
            elif is_own or not is_intrinsic:
                wanted = self._parameter(callee, index)
            if wanted is not None:
                self._adapt(inst, index, wanted)
            elif isinstance(operand, (ConstNull, Undef)):
                # Any type will do, but OpConstantNull must have one.
                self._adapt(inst, index, self.types.i8)
        # A builtin's result is typed by its uses: a declaration has no pointee for all its calls.
        given = callee.ret_pointee or (self.types.i8 if is_own else None)
        if inst.type.kind == POINTER and resolved is None and given is not None:
            self._define(inst, given)
        else:
            self.out.append(inst)

    def _indirect_call(self, inst: Inst) -> None:
        """Give a call through a pointer the types of the shared signature."""
        if isinstance(inst.callee, InlineAsm):
            self._type_nulls(inst)
            self.out.append(inst)
            return
        shared = self.pointees.signature(callee_type(self.types, inst))
        for index, param in enumerate(shared.elems):
            if param.kind == TYPED_POINTER:
                self._adapt(inst, index, param.element)
        self._adapt(inst, len(shared.elems), shared)
        if inst.type.kind == POINTER:
            self._define(inst, shared.element.element)
        else:
            self.out.append(inst)

    def _parameter(self, callee: Function, index: int) -> Type | None:
        return callee.args[index].pointee if index < len(callee.args) else None

    def _member(self, inst: Inst) -> None:
        """Give pointers that are members of a struct in a register the member's type."""
        struct = inst.operands[0].type
        natural = self.types.i8
        for number in inst.indices:
            if struct.kind == STRUCT:
                natural = self.memory.pointee(struct, number)
                struct = struct.elems[number]
            else:
                struct = struct.element
        if inst.opcode == op.INSERTVALUE:
            if inst.operands[1].type.kind == POINTER:
                self._adapt(inst, 1, natural)
            self.out.append(inst)
        elif inst.type.kind == POINTER:
            self._define(inst, natural)
        else:
            self.out.append(inst)


_Rewriter = Callable[[_Emitter, Inst], None]
_ROWS: Final[dict[int, _Rewriter]] = {
    op.CALL: _Emitter._call,
    op.EXTRACTVALUE: _Emitter._member,
    op.GETELEMENTPTR: _Emitter._gep,
    op.INSERTVALUE: _Emitter._member,
    op.LOAD: _Emitter._load,
    op.PHI: _Emitter._phi,
    op.STORE: _Emitter._store,
}
_REWRITERS: Final = op.by_opcode(_ROWS, _Emitter._plain)
"""Rewrites an instruction, and appends it or its replacement to `out`."""


def become_cast(inst: Inst, source: Inst, depth: int) -> None:
    """Turn `inst` in place into the cast of `source` to its own pointee.

    Fields of the old instruction are cleared: flags and attachments would be read as the cast's.
    """
    inst.opcode = op.PTRPATH if depth else op.PTRCAST
    inst.operands = [source]
    inst.flags = 0
    inst.ints = [depth] if depth else None
    inst.type_arg = None
    inst.memory = None
    inst.call = None
    inst.attachments = None
