"""Debug info in function bodies: scopes, lines, and locations of variables.

Input: a function under selection. Output: extended instructions before the instructions that they
describe. A scope or a line holds until the end of its block (DebugScope, DebugLine). Neither may
precede an OpPhi or follow a merge instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from spvbackend.diagnostics import CompileError, Diagnostic, option
from spvbackend.graphs import DominatorTree
from spvbackend.isel.debug import expressions, extras, scopes, variables
from spvbackend.isel.debug.arguments import ARGUMENT, as_one_value
from spvbackend.isel.debug.emitter import DebugEmitter
from spvbackend.isel.debug.graph import finish, require
from spvbackend.isel.debug.nodes import DebugNodes, expression_words
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.debug_locations import place_of
from spvbackend.llvmir.debug_places import settle_records
from spvbackend.llvmir.values import (
    NO_LOCATION,
    Argument,
    Block,
    Constant,
    DebugRecord,
    Function,
    Inst,
    Value,
)
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.target.features import NON_SEMANTIC

if TYPE_CHECKING:
    from spvbackend.isel.selector import Selector
    from spvbackend.isel.source_lines import SourceLines

_NO_SCOPE: Final = ("", "")
_NO_PLACE: Final = (0, 0, 0)
_DECLARE: Final = "declare"
_LABEL: Final = "label"
_DEREF: Final = ("DW_OP_deref",)


class _Location(NamedTuple):
    """A DILocation: its scope and inlined-at node, line and column."""

    scope: tuple[str, str]
    line: int
    column: int


_NOWHERE: Final = _Location(_NO_SCOPE, 0, 0)


@final
class DebugInfo:
    """The debug info of a module while its functions are selected."""

    __slots__ = ("_addresses", "_blocks", "_defined", "_dominators", "_emitter", "_function",
                 "_here", "_line", "_lines", "_locations", "_machine", "_out", "_records", "_scope",
                 "_scopes", "_sel", "_source_lines")  # fmt: skip

    def __init__(self, sel: Selector, set_name: str, extra_operations: bool) -> None:
        self._sel: Final = sel
        nodes = DebugNodes(sel.module)
        self._emitter: Final = DebugEmitter(nodes, sel.machine, set_name, extra_operations)
        self._records: dict[Inst, list[DebugRecord]] = {}
        self._function: Function | None = None
        self._machine: MachineFunction | None = None
        self._defined: Final[set[str]] = set()
        self._locations: Final[dict[int, _Location]] = {NO_LOCATION: _NOWHERE}
        self._scopes: Final[dict[tuple[str, str], list[int]]] = {}
        # The DebugLine operands of each location, and the key that distinguishes it.
        self._lines: Final[dict[_Location, tuple[tuple[int, int, int], list[int]]]] = {}
        self._source_lines: SourceLines | None = None
        self._dominators: DominatorTree | None = None
        self._addresses: set[int] = set()
        self._blocks: dict[Block, int] = {}
        # State of the current block.
        self._out: list[MachineInst] = []
        self._scope = _NO_SCOPE
        self._line = _NO_PLACE
        # The location of scope and line, None if they may belong to another one.
        self._here: _Location | None = None

    @property
    def has_lines(self) -> bool:
        """Whether OpLine gives the lines: the nonsemantic sets have DebugLine instead."""
        return self._emitter.is_opencl

    def enter_module(self) -> None:
        """Emit the units and global variables, once the latter have ids.

        Raises:
            CompileError: the set needs an extension that is not allowed.
        """
        debug = self._emitter
        if not debug.is_opencl and not self._sel.use(NON_SEMANTIC):
            name = NON_SEMANTIC.extension
            hint = f"pass {option('extension', name)}, or translate for SPIR-V 1.6"
            line = self._sel.module.lines.get(f"!{scopes.UNITS}", 0)
            raise CompileError(f"debug info without semantics needs {name}", line, hint)
        for function in self._sel.module.functions:
            if function.blocks and function.subprogram:
                function.spv_id = function.spv_id or self._sel.cache.new_id()
                debug.functions.setdefault(function.subprogram, function.spv_id)
        scopes.make_units(debug)
        if not debug.units:
            return
        extras.make_macros(debug)
        refs: list[str] = []
        # The operand Variable is an OpVariable; an untyped variable is not one.
        is_untyped = not self._sel.flavour.has_pointees
        for var in self._sel.module.globals:
            id = 0 if is_untyped else var.spv_id
            refs += [variables.note_global(debug, ref, id) for ref in var.debug]
        for unit in self._sel.module.named_metadata.get("llvm.dbg.cu", []):
            items = debug.nodes.items(debug.nodes.node(unit).ref("globals"))
            refs += [variables.note_global(debug, item, 0) for item in items if item[0] == "!"]
        for ref in refs:
            require(debug, ref)
        if self._sel.environment.follows_translator:
            # llvm-spirv emits functions before their blocks and variables.
            for ref in debug.functions:
                require(debug, ref)

    def enter_function(
        self, function: Function, machine: MachineFunction, lines: SourceLines | None
    ) -> None:
        """Begin a function.

        Args:
            function: the function to select.
            machine: its machine function.
            lines: the emitter of OpLine, or None.
        """
        self._source_lines = lines
        self._function = function
        self._machine = machine
        self._dominators = None
        self._out = []
        self._records = settle_records(function) if function.debug_records else {}
        self._blocks = {block: index for index, block in enumerate(function.blocks)}
        self._addresses = {parameter.result for parameter in machine.parameters}

    def enter_block(self, out: list[MachineInst]) -> None:
        """Begin a block."""
        self._out = out
        self._scope = _NO_SCOPE
        self._line = _NO_PLACE
        self._here = None

    def before(self, inst: Inst) -> None:
        """Emit the records before an instruction that is about to be selected."""
        for record in self._records.get(inst, ()):
            self._add_record(record)

    def after(self, inst: Inst, start: int) -> None:
        """Insert changed scope and line before the instructions selected from `inst`.

        Args:
            inst: the instruction.
            start: the index of the first of them in the block.
        """
        out = self._out
        function = self._function
        if inst.opcode == op.PHI or len(out) == start or not self._emitter.units:
            return
        assert function is not None
        location = self._location(function.location(inst))
        if location is self._here:
            return
        self._here = location
        added: list[MachineInst] = []
        if location is _NOWHERE:
            self._end_scope(added)
        else:
            if location.scope != self._scope:
                self._add_scope(location.scope, added)
            if not self._emitter.is_opencl:
                self._add_line(location, added)
        if added:
            out[start:start] = added

    def define(self, function: Function, machine: MachineFunction) -> None:
        """Link a selected function to its source function."""
        debug = self._emitter
        ref = function.subprogram
        if not ref or not debug.units:
            return
        function_id = require(debug, ref)
        if debug.is_opencl or ref in self._defined or not machine.blocks:
            return
        # Only one definition may name the node (DebugFunctionDefinition).
        self._defined.add(ref)
        insts = machine.blocks[0].insts
        insts.insert(0, debug.local("DebugFunctionDefinition", [function_id, machine.id]))
        if function.is_kernel:
            node = debug.nodes.node(ref)
            unit = debug.nodes.node(node.ref("unit"))
            texts = [debug.string(unit.string(name)) for name in ("producer", "flags")]
            unit_id = debug.ids.get(node.ref("unit")) or debug.units[0]
            debug.emit("DebugEntryPoint", [function_id, unit_id, *texts])

    def finish(self) -> None:
        """Emit the nodes that no instruction needed."""
        if self._emitter.units:
            finish(self._emitter)

    def _location(self, number: int) -> _Location:
        """Return a node's location, read once."""
        location = self._locations.get(number)
        if location is None:
            place = place_of(self._sel.module, number)
            location = _NOWHERE
            if place is not None and place.scope:
                location = _Location((place.scope, place.inlined_at), place.line, place.column)
            self._locations[number] = location
        return location

    def _add_scope(self, scope: tuple[str, str], added: list[MachineInst]) -> None:
        """Emit DebugScope for a scope other than the previous instruction's."""
        self._scope = scope
        operands = self._scopes.get(scope)
        if operands is None:
            operands = self._scopes[scope] = self._scope_operands(scope)
        added.append(self._emitter.local("DebugScope", operands))

    def _scope_operands(self, scope: tuple[str, str]) -> list[int]:
        debug = self._emitter
        for need in scopes.scopes_of_location(debug, scope[0]):
            if need:
                require(debug, need)
        operands = [scopes.scope_id(debug, scope[0])]
        if scope[1]:
            operands.append(require(debug, scope[1]))
        return operands

    def _add_line(self, location: _Location, added: list[MachineInst]) -> None:
        """Emit DebugLine if the line changed; lines start at 1, so 0 means none."""
        debug = self._emitter
        if not location.line:
            if self._line != _NO_PLACE:
                self._line = _NO_PLACE
                added.append(debug.local("DebugNoLine", []))
            return
        row = self._lines.get(location)
        if row is None:
            row = self._lines[location] = self._line_words(location)
        line, words = row
        if line != self._line:
            self._line = line
            added.append(debug.local_inst([*words]))

    def _line_words(self, location: _Location) -> tuple[tuple[int, int, int], list[int]]:
        debug = self._emitter
        line, column = location.line, location.column
        scope = debug.nodes.node(location.scope[0])
        file = scopes.source(debug, scopes.file_of(debug, scope), line, column)
        words = debug.words("DebugLine", [file, line, line, column, column])
        return (file, line, column), words

    def _end_scope(self, added: list[MachineInst]) -> None:
        if self._scope != _NO_SCOPE:
            self._scope = _NO_SCOPE
            added.append(self._emitter.local("DebugNoScope", []))
        if self._line != _NO_PLACE:
            self._line = _NO_PLACE
            added.append(self._emitter.local("DebugNoLine", []))

    def _add_record(self, record: DebugRecord) -> None:
        """Emit DebugDeclare or DebugValue in the record's scope; the sets have no labels."""
        debug = self._emitter
        if record.kind == _LABEL or not debug.units:
            return
        if debug.nodes.node(record.variable).kind != "DILocalVariable":
            return
        variable = require(debug, record.variable)
        made = self._place_of(record, variable)
        if made is not None:
            location = self._location(int(record.location[1:]))
            if location.scope not in (self._scope, _NO_SCOPE):
                self._add_scope(location.scope, self._out)
                self._here = None
            if self._source_lines is not None:
                self._source_lines.note_record(int(record.location[1:]), self._out)
            self._out.append(made)

    def _place_of(self, record: DebugRecord, variable: int) -> MachineInst | None:
        """Return the instruction that locates a variable or states its value, or None."""
        debug = self._emitter
        value = record.values[0] if len(record.values) == 1 else None
        text = record.expression
        if ARGUMENT in text:
            node = debug.nodes.node(text)
            value, text = as_one_value(record.values, expression_words(node)) or (None, text)
        id = self._id(value)
        if record.kind == _DECLARE:
            expression = expressions.expression(debug, text)
            if not id or not expression:
                return None
            if self._is_variable(id):
                return debug.local("DebugDeclare", [variable, id, expression])
            # DebugDeclare takes an OpVariable or a parameter; for another address, DebugValue
            # dereferences it.
            expression = expressions.expression(debug, text, _DEREF)
            return debug.local("DebugValue", [variable, id, expression])
        expression = expressions.expression(debug, text) if id else 0
        if not expression:
            # The variable's value is unknown from here on, so end the earlier location.
            id = self._sel.cache.undef(self._sel.cache.int_type(32))
            expression = expressions.expression(debug, "!DIExpression()")
        return debug.local("DebugValue", [variable, id, expression])

    def _id(self, value: Value | None) -> int:
        """Return the id of a value that is available here, or 0."""
        if value is None:
            return 0
        id: int = value.spv_id
        if isinstance(value, Inst):
            return id if self._reaches(value) else 0
        if isinstance(value, Argument):
            return id
        if isinstance(value, Constant) and not isinstance(value, Function):
            return self._constant(value)
        return 0

    def _constant(self, value: Constant) -> int:
        """Return the id of a constant, or 0 if it cannot be made, which is not the program's error.

        A type that the program lacks may need what its device lacks.
        """
        if not value.type.spv_id and value.type is not self._sel.types.i32:
            return 0
        try:
            return self._sel.id(value)
        except Diagnostic:
            return 0

    def _reaches(self, value: Inst) -> bool:
        """Whether a value's definition dominates the block under selection."""
        function = self._function
        assert function is not None
        block = value.parent
        machine = self._machine
        assert machine is not None
        here = len(machine.blocks) - 1
        if not value.spv_id or block not in self._blocks:
            return False
        there = self._blocks[block]
        if there in (0, here):
            return True
        if self._dominators is None:
            ends = [[self._blocks[end] for end in b.successors()] for b in function.blocks]
            self._dominators = DominatorTree(ends)
        return self._dominators.dominates(there, here)

    def _is_variable(self, id: int) -> bool:
        """Whether an id is a parameter or an OpVariable; untyped variables are not."""
        machine = self._machine
        assert machine is not None
        if id not in self._addresses and self._sel.flavour.has_pointees:
            self._addresses.update([variable.result for variable in machine.variables])
        return id in self._addresses
