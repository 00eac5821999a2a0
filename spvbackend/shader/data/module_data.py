"""Moves variables that a shader cannot have to a buffer, the module's data.

Input: kernels that call no function defined here. Output: the same, where variables that live from
one launch to the next, long tables and tables that hold addresses or whose own is taken are places
in the buffer, to which each kernel that uses them has one more argument; and the initial contents
of the buffer.

The others are tables that are loaded by name: variables of the module (`data/elements.py`).
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.data_layout import DataLayout
from spvbackend.analysis.symbols import mentioned
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.values import Argument, Function, GlobalVar, Inst, Undef, Value
from spvbackend.shader.data.constant_bytes import Image
from spvbackend.shader.interface import NO_DATA, ModuleData
from spvbackend.target.address_spaces import GLOBAL, HANDLES, INPUT, LOCAL, RESOURCES
from spvbackend.target.environment import Environment
from spvbackend.target.launch import MODULE_DATA

LAUNCH_ARGUMENT: Final = "spirv.LaunchArgument"
"""The attribute of an argument that is the launch's own, with its kind."""
LONGEST_TABLE: Final = 4096
"""The most bytes of a table that is a variable of the shader."""
_SAME: Final = frozenset((op.ADDRSPACECAST, op.BITCAST, op.FREEZE, op.GETELEMENTPTR))
_LEAST_ALIGNMENT: Final = 16
_ELSEWHERE: Final = RESOURCES | {HANDLES, INPUT, LOCAL}


def run(module: Module, layout: DataLayout, environment: Environment) -> ModuleData:
    """Move variables to the data.

    Returns:
        The contents of the buffer before the first launch.

    Raises:
        Unsupported: a variable has no place in it.
    """
    _check_inputs(module)
    variables = [var for var in module.globals if var.type.space not in _ELSEWHERE]
    if not variables:
        return NO_DATA
    data = _Data(module, layout)
    data.choose(variables, not environment.is_logical)
    if not data.places:
        return NO_DATA
    content = data.content()
    if environment.has_handles or (environment.is_logical and content.relocations):
        var = next(iter(data.places))
        raise Unsupported(
            f"variable '@{var.name}' needs an address, and the shader has none", var.line
        )
    for function in module.functions:
        if function.blocks:
            _replace(module, function, data.places)
    module.drop_variables(set(data.places))
    return content


def _check_inputs(module: Module) -> None:
    """Refuse initialisers of input variables: the device provides their values."""
    for var in module.globals:
        initial = var.initializer
        if var.type.space == INPUT and initial is not None and not isinstance(initial, Undef):
            raise Unsupported(
                f"variable '@{var.name}' in address space {INPUT} has an initialiser: "
                "the device sets its value",
                var.line,
            )


@final
class _Data:
    """The layout of the buffer.

    Attributes:
        places: the offset of each variable.
    """

    __slots__ = ("_align", "_images", "_layout", "_module", "_size", "places")

    def __init__(self, module: Module, layout: DataLayout) -> None:
        self._module: Final = module
        self._layout: Final = layout
        self._images: Final[dict[GlobalVar, Image]] = {}
        self._size = 0
        self._align = _LEAST_ALIGNMENT
        self.places: Final[dict[GlobalVar, int]] = {}

    def choose(self, variables: list[GlobalVar], is_bounded: bool) -> None:
        """Choose the variables that must be in the buffer, and those that they point to.

        Args:
            variables: of the module.
            is_bounded: whether long tables must be, too.

        Raises:
            Unsupported: one of them has no place in a buffer.
        """
        taken = _taken_addresses(self._module, variables)
        for var in variables:
            size = self._layout.size(var.value_type)
            is_short = size <= LONGEST_TABLE or not is_bounded
            is_table = var.constant and var.initializer is not None and is_short
            if not is_table or var in taken or self._leads_on(var):
                self._add(var)

    def _leads_on(self, var: GlobalVar) -> bool:
        """Whether the variable holds addresses."""
        return var.initializer is not None and bool(mentioned(var.initializer))

    def _add(self, first: GlobalVar) -> None:
        work = [first]
        while work:
            var = work.pop()
            if var in self.places:
                continue
            self._place(var)
            work += [address.var for address in reversed(self._images[var].addresses)]

    def _place(self, var: GlobalVar) -> None:
        if var.initializer is None:
            raise Unsupported(
                f"variable '@{var.name}' is defined in another module: a shader is a whole module",
                var.line,
            )
        if var.type.space == LOCAL:
            raise Unsupported(
                f"the address of local variable '@{var.name}' differs between work-groups", var.line
            )
        align = max(var.align, self._layout.align(var.value_type))
        self._align = max(self._align, align)
        at = -(-self._size // align) * align
        size = self._layout.size(var.value_type)
        image = Image(self._layout, size)
        try:
            image.write(var.initializer, var.value_type, 0)
        except Diagnostic as error:
            error.place(var.line)
            raise
        self.places[var] = at
        self._images[var] = image
        self._size = at + size

    def content(self) -> ModuleData:
        """Return the bytes, with addresses as offsets."""
        data = bytearray(self._size)
        relocations: list[int] = []
        for var, image in self._images.items():
            start = self.places[var]
            for address in image.addresses:
                value = (self.places[address.var] + address.offset) & 0xFFFF_FFFF_FFFF_FFFF
                image.data[address.at : address.at + 8] = value.to_bytes(8, "little")
                relocations.append(start + address.at)
            data[start : start + len(image.data)] = image.data
        return ModuleData(bytes(data), self._align, tuple(relocations))


def _taken_addresses(module: Module, variables: list[GlobalVar]) -> set[Value]:
    """Return the variables whose addresses are used other than to load and store."""
    taken: set[Value] = set()
    # Maps the variables, and the pointers into them, to the variables.
    roots: dict[Value, Value] = {var: var for var in variables}
    names = roots.keys()
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                # Most instructions name none, which shows without a call.
                if not names.isdisjoint(inst.operands):
                    _note_uses(inst, roots, taken)
    return taken


def _note_uses(inst: Inst, roots: dict[Value, Value], taken: set[Value]) -> None:
    for place, operand in enumerate(inst.operands):
        root = roots.get(operand)
        if root is None:
            continue
        if inst.opcode in _SAME and not place:
            roots[inst] = root
        elif inst.opcode not in (op.LOAD, op.CALL, op.ICMP) and (
            inst.opcode != op.STORE or not place
        ):
            # A callee accesses the memory of its pointer operands, or it is refused.
            taken.add(root)


def _replace(module: Module, function: Function, places: dict[GlobalVar, int]) -> None:
    """Let a kernel address the variables that it uses by an argument."""
    used: dict[GlobalVar, None] = {}
    for block in function.blocks:
        for inst in block.insts:
            if places.keys().isdisjoint(inst.operands):
                continue
            for operand in inst.operands:
                if isinstance(operand, GlobalVar) and operand in places:
                    used[operand] = None
    if not used:
        return
    types = module.types
    base = Argument(types.pointer(GLOBAL), "", len(function.args), {LAUNCH_ARGUMENT: MODULE_DATA})
    function.args.append(base)
    params = tuple(arg.type for arg in function.args)
    function.value_type = types.function(types.void, params)
    entry = function.blocks[0]
    build = Builder(module, entry)
    build.line = function.line
    changed: dict[Value, Value] = {}
    for var in used:
        place = build.integer(types.i64, places[var])
        address = build.make(op.GETELEMENTPTR, base.type, [base, place])
        address.type_arg = types.i8
        if var.type is not base.type:
            address = build.make(op.ADDRSPACECAST, var.type, [address])
        address.name = var.name
        changed[var] = address
    replace_uses(function, changed)
    entry.insts[:0] = build.out
