"""Debug info among the instructions of functions: scopes, lines, and where variables are.

Input: a function while it is selected. Output: extended instructions in front of those that they
are about. A scope or a line holds to the end of its block (DebugScope, DebugLine). None may stand
in front of an OpPhi, nor behind a merge instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from spvbackend.diagnostics import CompileError, Diagnostic, option
from spvbackend.graphs import DominatorTree
from spvbackend.isel.debug import extras, scopes, variables
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
    """A DILocation: its scope with what that was inlined at, line and column."""

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
        # The operands of the DebugLine of each location, and what tells it from others.
        self._lines: Final[dict[_Location, tuple[tuple[int, int, int], list[int]]]] = {}
        self._source_lines: SourceLines | None = None
        self._dominators: DominatorTree | None = None
        self._addresses: set[int] = set()
        self._blocks: dict[Block, int] = {}
        # What holds in the current block.
        self._out: list[MachineInst] = []
        self._scope = _NO_SCOPE
        self._line = _NO_PLACE
        # The location of which scope and line are, None where they may be those of another.
        self._here: _Location | None = None

    @property
    def has_lines(self) -> bool:
        """Whether lines are those of OpLine: the sets without semantics have DebugLine."""
        return self._emitter.is_opencl

    def enter_module(self) -> None:
        """The units and global variables, once these have their ids.

        Raises:
            CompileError: the set needs an extension that may not be used.
        """
        debug = self._emitter
        if not debug.is_opencl and not self._sel.use(NON_SEMANTIC):
            name = NON_SEMANTIC.extension
            hint = f"pass {option('extension', name)}, or translate for SPIR-V 1.6"
            raise CompileError(f"debug info without semantics needs {name}", hint=hint)
        for function in self._sel.module.functions:
            if function.blocks and function.subprogram:
                function.spv_id = function.spv_id or self._sel.cache.new_id()
                debug.functions.setdefault(function.subprogram, function.spv_id)
        scopes.make_units(debug)
        if not debug.units:
            return
        extras.make_macros(debug)
        found: list[str] = []
        # The operand Variable is an OpVariable, which untyped variables are not.
        is_untyped = not self._sel.flavour.has_pointees
        for var in self._sel.module.globals:
            id = 0 if is_untyped else var.spv_id
            found += [variables.note_global(debug, ref, id) for ref in var.debug]
        for unit in self._sel.module.named_metadata.get("llvm.dbg.cu", []):
            items = debug.nodes.items(debug.nodes.node(unit).ref("globals"))
            found += [variables.note_global(debug, item, 0) for item in items if item[0] == "!"]
        for ref in found:
            require(debug, ref)
        if self._sel.environment.follows_translator:
            # In front of what is in them, blocks and variables.
            for ref in debug.functions:
                require(debug, ref)

    def enter_function(
        self, function: Function, machine: MachineFunction, lines: SourceLines | None
    ) -> None:
        """What follows is about this function.

        Args:
            function: that is going to be selected.
            machine: what it becomes.
            lines: what makes OpLine for it; None where it has none.
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
        """What follows is in a new block."""
        self._out = out
        self._scope = _NO_SCOPE
        self._line = _NO_PLACE
        self._here = None

    def before(self, inst: Inst) -> None:
        """The records in front of an instruction that is going to be selected."""
        for record in self._records.get(inst, ()):
            self._add_record(record)

    def after(self, inst: Inst, start: int) -> None:
        """Put scope and line in front of what an instruction has become, where they are others.

        Args:
            inst: the instruction.
            start: where that begins in the block.
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
        """Say which function of the source a function is, once it has been selected."""
        debug = self._emitter
        ref = function.subprogram
        if not ref or not debug.units:
            return
        found = require(debug, ref)
        if debug.is_opencl or ref in self._defined or not machine.blocks:
            return
        # The node is named by one definition alone (DebugFunctionDefinition).
        self._defined.add(ref)
        insts = machine.blocks[0].insts
        insts.insert(0, debug.local("DebugFunctionDefinition", [found, machine.id]))
        if function.is_kernel:
            node = debug.nodes.node(ref)
            unit = debug.nodes.node(node.ref("unit"))
            texts = [debug.string(unit.string(name)) for name in ("producer", "flags")]
            unit_id = debug.ids.get(node.ref("unit")) or debug.units[0]
            debug.emit("DebugEntryPoint", [found, unit_id, *texts])

    def finish(self) -> None:
        """What nothing has asked for."""
        if self._emitter.units:
            finish(self._emitter)

    def _location(self, number: int) -> _Location:
        """The location of a node, each read once."""
        found = self._locations.get(number)
        if found is None:
            place = place_of(self._sel.module, number)
            found = _NOWHERE
            if place is not None and place.scope:
                found = _Location((place.scope, place.inlined_at), place.line, place.column)
            self._locations[number] = found
        return found

    def _add_scope(self, scope: tuple[str, str], added: list[MachineInst]) -> None:
        """DebugScope, of another scope than that of the instruction before."""
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
        """DebugLine, where it is another one; lines begin at 1, so that 0 is none."""
        debug = self._emitter
        if not location.line:
            if self._line != _NO_PLACE:
                self._line = _NO_PLACE
                added.append(debug.local("DebugNoLine", []))
            return
        found = self._lines.get(location)
        if found is None:
            found = self._lines[location] = self._line_words(location)
        line, words = found
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
        """DebugDeclare or DebugValue, in the scope of the record; the sets have no labels."""
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
        """Where a variable is, or what it holds; None where there is nothing to say."""
        debug = self._emitter
        value = record.values[0] if len(record.values) == 1 else None
        text = record.expression
        if ARGUMENT in text:
            node = debug.nodes.node(text)
            value, text = as_one_value(record.values, expression_words(node)) or (None, text)
        id = self._id(value)
        if record.kind == _DECLARE:
            found = variables.expression(debug, text)
            if not id or not found:
                return None
            if self._is_variable(id):
                return debug.local("DebugDeclare", [variable, id, found])
            # DebugDeclare is about an OpVariable or a parameter; of another address the variable
            # is what that leads to.
            found = variables.expression(debug, text, _DEREF)
            return debug.local("DebugValue", [variable, id, found])
        found = variables.expression(debug, text) if id else 0
        if not found:
            # Nothing is known of the variable from here on, and what was known is no longer so.
            id = self._sel.cache.undef(self._sel.cache.int_type(32))
            found = variables.expression(debug, "!DIExpression()")
        return debug.local("DebugValue", [variable, id, found])

    def _id(self, value: Value | None) -> int:
        """The id of a value that is known here, 0 for one that is not."""
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
        """The id of a constant, 0 for one that cannot be made: that is no error of the program.

        A type that the program does not have may need what its device lacks.
        """
        if not value.type.spv_id and value.type is not self._sel.types.i32:
            return 0
        try:
            return self._sel.id(value)
        except Diagnostic:
            return 0

    def _reaches(self, value: Inst) -> bool:
        """Whether the definition of a value dominates the block that is being selected."""
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
        """Whether an id is a parameter or an OpVariable, which untyped variables are not."""
        machine = self._machine
        assert machine is not None
        if id not in self._addresses and self._sel.flavour.has_pointees:
            self._addresses.update([variable.result for variable in machine.variables])
        return id in self._addresses
