"""Memory as a shader has it: addresses are integers, objects are arrays of one type.

Input: kernels without calls of functions, whose pointers lead to one object each or to global
memory. Output: kernels without arguments, and pointers only directly before their access: an
element of a variable, or an integer converted to a pointer to the accessed value.

2.16.1 has no other pointers in logical addressing. An address of a buffer may be any integer
(PhysicalStorageBuffer64), so arithmetic on it needs no layouts.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.builtins.lookup import Builtins, Resolved
from spvbackend.diagnostics import Diagnostic, Unsupported, option
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import copy_inst, replace_uses
from spvbackend.llvmir.types import FLOAT, INT, POINTER, VECTOR, Type
from spvbackend.llvmir.values import ConstInt, ConstNull, Function, GlobalVar, Inst, Undef, Value
from spvbackend.shader.accesses import Accesses
from spvbackend.shader.calls import ACCESSING, ATOMIC_SHAPES, accesses, calls_any, declared
from spvbackend.shader.data.elements import choose_elements
from spvbackend.shader.data.private_atomics import PrivateAtomics
from spvbackend.shader.host.launch import is_launch_function, launch_request
from spvbackend.shader.interface import EntryPoint
from spvbackend.shader.objects import (
    LENGTH,
    NO_OBJECTS,
    TEXEL,
    Object,
    Origins,
    called_name,
    gep_terms,
    is_descriptor,
)
from spvbackend.shader.parameters import Parameters
from spvbackend.shader.work_items import group_sizes, subgroup_size
from spvbackend.spirv.opcodes import OpControlBarrier, OpMemoryBarrier
from spvbackend.target.address_spaces import HANDLES, LOCAL
from spvbackend.target.environment import Environment

_OF_NUMBERS: Final = frozenset((*range(op.ADD, op.SITOFP + 1), op.BR, op.FCMP, op.SWITCH))
"""Arithmetic, conversions and branches on numbers: no operand is a pointer."""
_CHOICES: Final = frozenset((op.EXTRACTELEMENT, op.PHI, op.SELECT))
"""Opcodes whose operands are numbers if the result is one."""
_NUMBERS: Final = frozenset((FLOAT, INT))
_SAME: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.FREEZE))
_BARRIERS: Final = (OpControlBarrier, OpMemoryBarrier)


def run(
    module: Module, layout: DataLayout, environment: Environment, builtins: Builtins
) -> list[EntryPoint]:
    """Rewrite all kernels.

    Returns:
        The interface of each kernel.
    """
    shared: dict[Value, Object] = {}
    plain = {function for function in module.functions if _is_plain(function)}
    kernels: list[tuple[Function, Origins]] = []
    for function in module.functions:
        # Others are functions of values, which touch no memory.
        if function.is_kernel and function.blocks:
            try:
                origins = Origins(layout, shared)
                origins.find(function)
                if environment.fixes_sizes:
                    _size_arguments(function, shared, environment)
                _note_accesses(module, function, origins, builtins, plain)
                if not environment.has_visibility and _is_ordered(module, function, builtins):
                    for obj in shared.values():
                        obj.is_ordered = True
                kernels.append((function, origins))
            except Diagnostic as error:
                module.refuse(function, error)
    before = list(module.globals)
    # Several kernels may access variables of the module.
    choose_elements(module, layout, shared, environment)
    interfaces: list[EntryPoint] = []
    for function, origins in kernels:
        try:
            sizes = group_sizes(module, function, environment)
            lanes = subgroup_size(module, function, environment)
            rewriter = _Rewriter(module, function, origins, builtins, plain, environment)
            interface = rewriter.rewrite(sizes)
            interfaces.append(
                interface._replace(subgroup_size=lanes, has_regions=environment.has_regions)
            )
        except Diagnostic as error:
            module.refuse(function, error)
    _keep_used(module, before, shared)
    return interfaces


def _size_arguments(
    function: Function, objects: dict[Value, Object], environment: Environment
) -> None:
    """Give local arguments the size that all launches have.

    Raises:
        Unsupported: nothing says one.
    """
    for arg in function.args:
        if arg.type.kind == POINTER and arg.type.space == LOCAL and arg in objects:
            if not environment.local_bytes:
                raise Unsupported(
                    f"argument '%{arg.name}' is local memory, and nothing says its size",
                    function.line,
                    f"pass {option('dynamic-local-memory', 'N')} for N bytes, or "
                    f"{option('webgpu-sizes', 'open')} for a specialisation constant",
                )
            objects[arg].size = environment.local_bytes


def _is_plain(function: Function) -> bool:
    """Whether a function takes and returns only numbers, and is not a launch parameter."""
    type = function.value_type
    # The flag is that of variadic functions.
    takes_pointers = any(one.scalar().kind == POINTER for one in (type.element, *type.elems))
    return not takes_pointers and not type.flag and not is_launch_function(function)


def _calls_plain(inst: Inst, plain: set[Function]) -> bool:
    """Whether an instruction calls one of these functions as declared; a call may differ."""
    callee = inst.operands[-1]
    return (
        isinstance(callee, Function)
        and callee in plain
        and inst.call_info.fn_type is callee.value_type
    )


def _keep_used(module: Module, before: list[GlobalVar], shared: dict[Value, Object]) -> None:
    """Drop the variables that others replace; nothing leads to those that are not inputs."""
    old = {var for var in before if not _is_input(var)}
    module.globals = [var for var in module.globals if var not in old]
    module.symbols = {name: value for name, value in module.symbols.items() if value not in old}
    for var in module.globals:
        module.symbols[var.name] = var


def _is_input(var: GlobalVar) -> bool:
    return var.type.space in NO_OBJECTS


def _note_accesses(
    module: Module, function: Function, origins: Origins, builtins: Builtins, plain: set[Function]
) -> None:
    """Note the accesses to each object."""
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode == op.GETELEMENTPTR:
                obj = origins.object_of(inst.operands[0])
                if obj is not None:
                    constant, terms = gep_terms(origins.layout, inst)
                    for size in (constant, *[size for _, size in terms]):
                        obj.step(abs(size))
                continue
            if inst.opcode not in ACCESSING or _calls_plain(inst, plain):
                continue
            if called_name(inst) == LENGTH:
                _note_length(module, origins, inst)
                continue
            for at, (place, type) in enumerate(accesses(inst, builtins)):
                obj = origins.object_of(inst.operands[place])
                if obj is not None:
                    # The second pointer of a compare-exchange points to the expected value.
                    _note(module, obj.family, type, not at and _is_atomic(inst, obj), inst)


def _is_ordered(module: Module, function: Function, builtins: Builtins) -> bool:
    """Whether work-items of a kernel order their accesses."""
    barriers = declared(module, builtins, _is_barrier)
    return any(
        calls_any(block, barriers) or any(map(_orders, block.insts)) for block in function.blocks
    )


def _is_barrier(resolved: Resolved) -> bool:
    """Whether a builtin orders accesses: atomic ones are acquire and release unless they say."""
    return resolved.row.opcode in _BARRIERS or resolved.row.shape in ATOMIC_SHAPES


def _orders(inst: Inst) -> bool:
    return inst.opcode == op.FENCE or bool(inst.flags & op.ATOMIC and inst.opcode in ACCESSING)


def _note_length(module: Module, origins: Origins, inst: Inst) -> None:
    """Note that a resource needs elements, in which its length is counted."""
    obj = origins.object_of(inst.operands[0])
    stride = inst.operands[1]
    assert obj is not None
    assert isinstance(stride, ConstInt)
    # A buffer of bytes has whole words (HLSL, ByteAddressBuffer).
    size = 4 if stride.value == 1 else stride.value
    obj.step(size)
    if not obj.family.scalars:
        type = module.types.integer(8 * min(4, obj.family.unit))
        obj.family.scalars[type] = obj.family.types[type] = None


def _is_atomic(inst: Inst, obj: Object) -> bool:
    """Whether an access has to be one instruction; no other work-item sees private memory."""
    if not obj.is_shared:
        if inst.opcode in (op.LOAD, op.STORE):
            inst.flags &= ~op.ATOMIC
        return False
    return inst.opcode not in (op.LOAD, op.STORE) or bool(inst.flags & op.ATOMIC)


def _note(module: Module, obj: Object, type: Type, is_atomic: bool, inst: Inst) -> None:
    scalar = type.scalar()
    if scalar.kind == POINTER:
        scalar = module.types.i64
    if scalar.bits < 8:
        raise Unsupported(f"type '{type}' in private or local memory", inst.line)
    obj.is_written |= inst.opcode != op.LOAD
    obj.scalars[scalar] = None
    obj.types[type if type.kind == VECTOR else scalar] = None
    while scalar.bits // 8 % obj.unit:
        obj.unit //= 2
    if is_atomic:
        obj.atomics[scalar.bits] = None


@final
class _Rewriter:
    """Rewrites one kernel.

    Attributes:
        now: the replacement of each pointer: its address, or the number of its element.
    """

    __slots__ = ("_accesses", "_build", "_builtins", "_changed", "_computed", "_environment",
                 "_first", "_function", "_launched", "_module", "_origins", "_parts",
                 "_phis", "_plain", "now")  # fmt: skip

    def __init__(
        self,
        module: Module,
        function: Function,
        origins: Origins,
        builtins: Builtins,
        plain: set[Function],
        environment: Environment,
    ) -> None:
        self._environment: Final = environment
        self._module: Final = module
        self._plain: Final = plain
        self._function: Final = function
        self._origins: Final = origins
        self._builtins: Final = builtins
        self._changed: Final[dict[Value, Value]] = {}
        self._phis: Final[list[tuple[Inst, Inst]]] = []
        self._launched: Final[dict[tuple[str, int], Value]] = {}
        self._parts: Final[dict[Value, dict[tuple[int, ...], Value]]] = {}
        self.now: Final[dict[Value, Value]] = {}
        self._build = Builder(module, function.blocks[0])
        self._accesses: Final = Accesses(module, not environment.is_logical)
        # Places by the sums that they are: in the first block, and in the current one.
        self._first: Final[dict[tuple[object, ...], Value]] = {}
        self._computed = self._first

    def rewrite(self, group_size: list[int]) -> EntryPoint:
        """Sweep the blocks, each definition before its uses except for phis."""
        entry = self._function.blocks[0]
        self._build.line = self._function.line
        parameters = Parameters(
            self._module, self._function, self._origins, self._build, self._environment
        )
        interface = parameters.take(group_size)
        self._launched.update(parameters.launched)
        self._parts.update(parameters.parts)
        for arg, value in parameters.values.items():
            (self.now if arg.type.kind == POINTER else self._changed)[arg] = value
        for block in self._function.blocks:
            if block is not entry:
                self._build = Builder(self._module, block)
                self._computed = {}
            self._accesses.build = self._build
            out = self._build.out
            for inst in block.insts:
                if self._is_of_numbers(inst):
                    out.append(inst)
                    continue
                self._build.line = inst.line
                try:
                    self._rewrite(inst)
                except Diagnostic as error:
                    error.place(inst.line)
                    raise
            block.insts = out
        for old, new in self._phis:
            new.operands = [self._value(operand) for operand in old.operands]
        self._open()
        if self._changed:
            replace_uses(self._function, self._changed)
        return interface

    def _is_of_numbers(self, inst: Inst) -> bool:
        """Whether an instruction stays as it is: most do."""
        opcode = inst.opcode
        if opcode in _OF_NUMBERS:
            return True
        if opcode == op.CALL:
            return _calls_plain(inst, self._plain)
        if opcode == op.ICMP:
            return inst.operands[0].type.kind == INT
        return opcode in _CHOICES and inst.type.kind in _NUMBERS

    def _open(self) -> None:
        """Put the variables of a work-item at the start of the function."""
        made: list[Inst] = []
        for obj in self._origins.own_objects():
            variable = obj.variable
            if isinstance(variable, Inst):
                variable.parent = self._function.blocks[0]
                made.append(variable)
        self._function.blocks[0].insts[:0] = made

    def _rewrite(self, inst: Inst) -> None:
        opcode = inst.opcode
        if opcode == op.ALLOCA:
            return
        if opcode == op.LOAD:
            self._load(inst)
        elif opcode == op.STORE:
            self._store(inst)
        elif opcode == op.EXTRACTVALUE and inst.operands[0] in self._parts:
            part = self._parts[inst.operands[0]][tuple(inst.indices)]
            (self.now if inst.type.kind == POINTER else self._changed)[inst] = part
        elif inst.type.kind == POINTER:
            self._derive(inst)
        elif opcode == op.CALL and called_name(inst) == LENGTH:
            self._changed[inst] = self._length(inst)
        elif opcode == op.ICMP and inst.operands[0].type.kind == POINTER:
            self._compare(inst)
        elif opcode in (op.PTRTOINT, op.PTRTOADDR):
            self._to_integer(inst)
        elif opcode == op.CALL and (named := launch_request(inst)) is not None:
            self._changed[inst] = self._launched[named]
        else:
            self._keep(inst)

    def _keep(self, inst: Inst) -> None:
        """Keep an instruction that does not access memory, or does so atomically."""
        if inst.opcode in ACCESSING and self._is_private(inst):
            self._make_plain(inst)
            return
        accessed = accesses(inst, self._builtins) if inst.opcode in ACCESSING else []
        for place, type in accessed:
            pointer = inst.operands[place]
            inst.operands[place] = self._accesses.pointer(
                self._origins.object_of(pointer), self._value(pointer), type
            )
        taken = {place for place, _ in accessed}
        for place, operand in enumerate(inst.operands[: -1 if inst.call is not None else None]):
            if operand.type.scalar().kind == POINTER and place not in taken:
                name = inst.callee.name if inst.call is not None else op.OPCODE_NAMES[inst.opcode]
                raise Unsupported(f"'{name}' takes a pointer; shaders cannot pass pointers")
        if taken and inst.call is not None:
            self._retype(inst)
        self._build.out.append(inst)

    def _is_private(self, inst: Inst) -> bool:
        """Whether an instruction works atomically on private memory."""
        places = accesses(inst, self._builtins)
        if not places:
            return False
        obj = self._origins.object_of(inst.operands[places[0][0]])
        return obj is not None and not obj.is_shared

    def _make_plain(self, inst: Inst) -> None:
        """Replace an atomic operation by plain ones."""
        type = accesses(inst, self._builtins)[0][1]
        atomics = PrivateAtomics(
            self._module, self._builtins, self._build, self._load_from, self._store_to
        )
        result = atomics.plain(inst, type)
        if result is not None:
            self._changed[inst] = result

    def _load_from(self, pointer: Value, type: Type) -> Value:
        """Load through a pointer."""
        load = Inst(op.LOAD, type, [pointer], self._build.line)
        load.memory = op.MemoryInfo(type.scalar().bits // 8)
        load.parent = self._build.block
        return self._accesses.load(load, self._origins.object_of(pointer), self._value(pointer))

    def _store_to(self, value: Value, pointer: Value) -> None:
        """Store through a pointer."""
        store = Inst(op.STORE, self._module.types.void, [value, pointer], self._build.line)
        store.memory = op.MemoryInfo(value.type.scalar().bits // 8)
        store.parent = self._build.block
        self._accesses.store(store, self._origins.object_of(pointer), self._value(pointer))

    def _retype(self, inst: Inst) -> None:
        """Give a call the new types of its arguments."""
        types = self._module.types
        params = tuple([operand.type for operand in inst.operands[:-1]])
        inst.call_info.fn_type = types.function(inst.type, params)

    def _value(self, pointer: Value) -> Value:
        """Return the address of a pointer, or the number of its element."""
        number = self.now.get(pointer)
        if number is not None:
            return number
        types = self._module.types
        type = types.i32 if self._origins.object_of(pointer) is not None else types.i64
        if isinstance(pointer, Undef):
            return self._module.constants.undef(type)
        # Anything but an instruction is the start of an object, or null.
        return self._module.constants.integer(type, 0)

    def _derive(self, inst: Inst) -> None:
        """Rewrite an instruction that derives a pointer from another one, or from an integer."""
        opcode = inst.opcode
        if is_descriptor(inst):
            # An object of its own, whose first element is 0, or an image's descriptor.
            return
        if called_name(inst).startswith(TEXEL):
            image = inst.operands[0]
            if isinstance(image, Inst):
                inst.operands[0] = self._accesses.descriptor(image)
                self._accesses.mark(inst, image)
            self._build.out.append(inst)
            self.now[inst] = inst
            return
        if opcode == op.GETELEMENTPTR:
            self.now[inst] = self._step(inst)
        elif opcode in _SAME:
            self.now[inst] = self._value(inst.operands[0])
        elif opcode == op.INTTOPTR:
            self.now[inst] = self._build.resize(inst.operands[0], self._module.types.i64)
        elif opcode == op.SELECT:
            condition, first, second = inst.operands
            values = [self._value_in(inst, first), self._value_in(inst, second)]
            self.now[inst] = self._build.make(op.SELECT, values[0].type, [condition, *values])
        elif opcode == op.PHI:
            obj = self._origins.object_of(inst)
            type = self._module.types.i32 if obj is not None else self._module.types.i64
            made = self._build.make(op.PHI, type, [])
            made.blocks = inst.blocks
            self.now[inst] = made
            self._phis.append((inst, made))
        else:
            name = inst.callee.name if inst.call is not None else op.OPCODE_NAMES[opcode]
            raise Unsupported(f"'{name}' returns a pointer; shaders cannot pass pointers")

    def _value_in(self, user: Inst, pointer: Value) -> Value:
        """Return the value of an operand; null, which is not an element of an object, becomes 0."""
        if self._origins.object_of(user) is not None and isinstance(pointer, (ConstNull, Undef)):
            return self._module.constants.integer(self._module.types.i32, 0)
        return self._value(pointer)

    def _step(self, inst: Inst) -> Value:
        """Return the address or the element that a getelementptr leads to."""
        build = self._build
        constant, terms = gep_terms(self._origins.layout, inst)
        obj = self._origins.object_of(inst)
        size, type = 1, self._module.types.i64
        if obj is not None:
            # An object that is never accessed has no elements.
            size, type = obj.family.unit, self._module.types.i32
        at = self._value(inst.operands[0])
        for index, factor in terms:
            at = self._advance(at, index, factor // size, type)
        return build.add(at, build.integer(type, constant // size)) if constant else at

    def _advance(self, at: Value, index: Value, factor: int, type: Type) -> Value:
        """Return a place advanced by a number of steps.

        A sum computed in this block, or at the start of the kernel, is reused: kernels have the
        same index for several arrays, and members of one element.
        """
        scaled = self._once((index, factor, type))
        if scaled is None:
            scaled = self._build.scale(self._build.resize(index, type, True), factor)
            self._computed[index, factor, type] = scaled
        place = self._once((at, scaled))
        if place is None:
            place = self._computed[at, scaled] = self._build.add(at, scaled)
        return place

    def _once(self, key: tuple[object, ...]) -> Value | None:
        """Return the sum that has been computed already."""
        place = self._computed.get(key)
        return self._first.get(key) if place is None else place

    def _load(self, inst: Inst) -> None:
        pointer = inst.operands[0]
        if isinstance(pointer, GlobalVar) and _is_input(pointer):
            self._build.out.append(inst)
            return
        if pointer.type.space == HANDLES and isinstance(pointer, Inst):
            inst.operands = [self._accesses.descriptor(pointer)]
            self._accesses.mark(inst, pointer)
            self._build.out.append(inst)
            return
        obj = self._origins.object_of(pointer)
        if inst.type.kind == POINTER:
            # Its users see by its own type that they have a pointer.
            address = copy_inst(inst)
            address.type, address.name = self._module.types.i64, inst.name
            self.now[inst] = self._accesses.load(address, obj, self._value(pointer))
            return
        value = self._accesses.load(inst, obj, self._value(pointer))
        if value is not inst:
            self._changed[inst] = value

    def _store(self, inst: Inst) -> None:
        value, pointer = inst.operands
        if value.type.kind == POINTER:
            if self._origins.object_of(value) is not None:
                raise Unsupported("the address of private or local memory is stored")
            inst.operands[0] = self._value(value)
        self._accesses.store(inst, self._origins.object_of(pointer), self._value(pointer))

    def _length(self, inst: Inst) -> Value:
        """Return the number of elements of a size in a buffer."""
        obj = self._origins.object_of(inst.operands[0])
        stride = inst.operands[1]
        assert obj is not None
        assert isinstance(stride, ConstInt)
        count = self._accesses.length(obj, inst.type)
        size = obj.element_size
        if stride.value == size:
            return count
        whole = self._build.scale(count, size)
        return self._build.make(op.UDIV, inst.type, [whole, stride])

    def _compare(self, inst: Inst) -> None:
        first, second = inst.operands
        objects = [self._origins.object_of(value) for value in inst.operands]
        if objects[0] is objects[1]:
            inst.operands = [self._value(first), self._value(second)]
            self._build.out.append(inst)
            return
        if inst.predicate not in (op.EQ, op.NE):
            raise Unsupported("pointers to different memory are compared by their order")
        # Distinct objects have distinct addresses, and none of them is null.
        known = self._module.constants.integer(self._module.types.i1, inst.predicate == op.NE)
        self._changed[inst] = known

    def _to_integer(self, inst: Inst) -> None:
        pointer = inst.operands[0]
        if pointer.type.kind == VECTOR or self._origins.object_of(pointer) is not None:
            raise Unsupported("the address of private or local memory becomes an integer")
        self._changed[inst] = self._build.resize(self._value(pointer), inst.type)
