"""The module and its pool of constants.

The parser fills a `Module` and passes change it in place; it owns its types and simple constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileWarning, Diagnostic, InternalError
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.nodes import Nodes
from spvbackend.llvmir.types import FLOAT, INT, Type, TypeContext
from spvbackend.llvmir.values import (
    Alias,
    Block,
    BlockAddress,
    Constant,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    FunctionAddress,
    GlobalVar,
    Inst,
    Undef,
    Value,
)

if TYPE_CHECKING:
    from spvbackend.llvmir.parse.scope import Scope


@final
class Annotation:
    """A source annotation of a value, with its line."""

    __slots__ = ("line", "target", "text")

    def __init__(self, target: Value, text: str, line: int) -> None:
        self.target: Final = target
        self.text: Final = text
        self.line: Final = line


@final
class TakenAddress:
    """A use of a function other than a call, with its line."""

    __slots__ = ("function", "line")

    def __init__(self, function: Value, line: int) -> None:
        self.function: Final = function
        self.line: Final = line


@final
class Module:
    """One translation unit in program order.

    Lists and dicts keep the order of the text, which the output follows.

    Attributes:
        symbols: functions, variables and aliases by name.
        attr_groups: the attributes of `#n`, by n.
        nodes: the text of the metadata node `!n`, by n.
        addresses: the address constant of each function whose address is taken.
        alias_names: the first alias of each function that had one.
        block_addresses: the addresses of blocks that the module names.
        called: the called functions, and possibly others.
        annotations: source annotations of values, once the intrinsics are gone.
        taken_addresses: the places in functions that take the address of one.
        first_constructor: the function that runs before all other constructors.
        has_asm: whether there may be inline assembly.
        has_invokes: whether there may be an `invoke`.
        has_atomics: whether there may be atomic instructions.
        has_compound: whether an operand of an instruction may be a constant expression, an alias or
            a function that is not its callee.
        expansions: the functions that a frontend's lowerings gave for calls, to be copied there.
        errors: the errors so far, in the order they were found.
        error_limit: the number of errors that ends the translation at once; 0 for none.
        keeps_names: whether a replacement inherits the name of the value it replaces.
        lines: the lines of named metadata, as `!name`, and of `target datalayout`.
        loop_scopes: alias scopes declared in a loop, which differ in each iteration.
        template_scope: the templates' scope, once a template was parsed.
        warnings: the passes' warnings, in the order they were found.
    """

    __slots__ = ("_noted", "addresses", "alias_names", "aliases", "annotations", "asm", "asm_line",
                 "attr_groups", "block_addresses", "called", "comdats", "constants", "data_layout",
                 "error_limit", "errors", "expansions", "first_constructor", "functions", "globals",
                 "has_asm", "has_atomics", "has_compound", "has_invokes", "keeps_names", "lines",
                 "loop_scopes", "name", "named_metadata", "nodes", "source_name", "symbols",
                 "taken_addresses", "template_scope", "triple", "types", "warnings")  # fmt: skip

    def __init__(self) -> None:
        self.types: Final = TypeContext()
        self.constants: Final = ConstantPool()
        self.name = ""
        self.source_name = ""
        self.triple = ""
        self.data_layout = ""
        self.asm: list[str] = []
        self.asm_line = 0
        self.comdats: list[str] = []
        self.globals: list[GlobalVar] = []
        self.functions: list[Function] = []
        self.aliases: list[Alias] = []
        self.symbols: dict[str, Value] = {}
        self.attr_groups: dict[int, dict[str, str]] = {}
        self.named_metadata: dict[str, list[str]] = {}
        self.nodes: Final = Nodes()
        self.addresses: dict[Function, FunctionAddress] = {}
        self.alias_names: Final[dict[Function, str]] = {}
        self.annotations: list[Annotation] = []
        self.called: Final[set[Value]] = set()
        self.taken_addresses: list[TakenAddress] = []
        self.first_constructor: Function | None = None
        self.has_asm = False
        self.has_invokes = False
        self.block_addresses: Final[list[BlockAddress]] = []
        self.has_atomics = True
        self.has_compound = True
        self.expansions: Final[set[Function]] = set()
        self.keeps_names = False
        self.lines: Final[dict[str, int]] = {}
        self.errors: Final[list[Diagnostic]] = []
        self.error_limit = 1
        self._noted: Final[set[tuple[str, Function | int | None]]] = set()
        self.loop_scopes: Final[set[str]] = set()
        self.warnings: Final[list[CompileWarning]] = []
        self.template_scope: Scope | None = None

    @property
    def has_debug_info(self) -> bool:
        """Whether the module lists units of debug info."""
        return "llvm.dbg.cu" in self.named_metadata

    @property
    def takes_flags(self) -> bool:
        """Whether a kernel has a parameter that is an i1."""
        flag = self.types.i1
        kernels = (function for function in self.functions if function.is_kernel)
        return any(arg.type is flag for kernel in kernels for arg in kernel.args)

    def note(self, error: Diagnostic, function: Function | None = None) -> None:
        """Record an error in the input, so that the translation finds others.

        Args:
            error: the error with its line. Its message is recorded once per function and once per
            line,
                since a fault tends to recur in a function.
            function: the function with the error, or None.

        Raises:
            Diagnostic: the error itself, if it is an internal error or reaches the limit.
        """
        if isinstance(error, InternalError) or len(self.errors) + 1 == self.error_limit:
            raise error
        # Shared objects, such as a variable, have one line for several functions.
        place = error.line or function
        if self._noted.isdisjoint(((error.message, function), (error.message, place))):
            self.errors.append(error)
        self._noted.update(((error.message, function), (error.message, place)))

    def refuse(self, function: Function, error: Diagnostic) -> None:
        """Record an error in a function and empty it, so that later passes find no more.

        Raises:
            Diagnostic: the error itself, if it is an internal error or reaches the limit.
        """
        error.place(function.line)
        self.note(error, function)
        entry = Block(self.types.label, "", function.line)
        entry.index = 0
        end = Inst(op.UNREACHABLE, self.types.void, [], function.line)
        end.parent = entry
        entry.insts.append(end)
        function.blocks = [entry]

    def warn(self, message: str, line: int = 0, hint: str = "") -> None:
        """Warn the user.

        Args:
            message: in lower case, without a full stop; further lines become notes.
            line: the line of the canonical text, from 1; 0 if there is none.
            hint: the remedy.
        """
        self.warnings.append(CompileWarning(message, line, hint))

    def unused_name(self, name: str) -> str:
        """Return a name that no symbol has: the given one, with a number if necessary."""
        unused = name
        number = 0
        while unused in self.symbols:
            number += 1
            unused = f"{name}.{number}"
        return unused

    def add_function(self, function: Function) -> None:
        """Append a function and its symbol."""
        self.functions.append(function)
        self.symbols[function.name] = function

    def add_variable(self, var: GlobalVar) -> None:
        """Append a variable and its symbol."""
        self.globals.append(var)
        self.symbols[var.name] = var

    def drop_variables(self, dropped: set[GlobalVar]) -> None:
        """Remove variables and their symbols."""
        for var in dropped:
            del self.symbols[var.name]
        self.globals = [var for var in self.globals if var not in dropped]


_SOURCED: Final = frozenset((op.ALLOCA, op.ARRAYALLOCA, op.GETELEMENTPTR))


def types_of(inst: Inst) -> list[Type]:
    """The types that an instruction names, whole."""
    types = [inst.type, *[operand.type for operand in inst.operands]]
    if inst.opcode in _SOURCED:
        types.append(inst.source_type)
    return types


def size_of(function: Function) -> int:
    """Return the number of a function's instructions."""
    return sum([len(block.insts) for block in function.blocks])


def forget_insts(function: Function) -> None:
    """Remove a function's instructions and free their memory at once.

    Otherwise the garbage collector, which is slow and may be stopped, would have to find their
    cycles. Every cycle of operands passes a phi; all other cycles pass a block.
    """
    for block in function.blocks:
        insts = block.insts
        block.insts = []
        for inst in insts:
            if inst.opcode != op.PHI:
                break
            inst.operands = []


def take_apart(module: Module) -> None:
    """Break the reference cycles of a module after its last use."""
    module.template_scope = None
    for function in module.functions:
        forget_insts(function)


@final
class ConstantPool:
    """Interns simple constants, so that facts about one hold for all its uses.

    Interned constants are compared with `is`, and selection stores their ids on them.
    """

    __slots__ = ("_floats", "_ints", "_nulls", "_undefs")

    def __init__(self) -> None:
        self._ints: dict[tuple[Type, int], ConstInt] = {}
        self._floats: dict[tuple[Type, int], ConstFloat] = {}
        self._nulls: dict[Type, ConstNull] = {}
        self._undefs: dict[tuple[Type, bool], Undef] = {}

    def integer(self, type: Type, value: int) -> ConstInt:
        """Return the integer constant `value` modulo 2**bits.

        LLVM prints i8 255 as -1, and passes compute with either reading: both are one constant.
        """
        value &= (1 << type.bits) - 1
        key = (type, value)
        constant = self._ints.get(key)
        if constant is None:
            constant = self._ints[key] = ConstInt(type, value)
        return constant

    def floating(self, type: Type, pattern: int) -> ConstFloat:
        """Return the floating-point constant with a bit pattern.

        The pattern is the key, since 0.0 equals -0.0 and a NaN does not equal itself.
        """
        key = (type, pattern)
        constant = self._floats.get(key)
        if constant is None:
            constant = self._floats[key] = ConstFloat(type, pattern)
        return constant

    def null(self, type: Type) -> Constant:
        """Return the zero of any type; a number type's zero is a number."""
        if type.kind == INT:
            return self.integer(type, 0)
        if type.kind == FLOAT:
            return self.floating(type, 0)
        constant = self._nulls.get(type)
        if constant is None:
            constant = self._nulls[type] = ConstNull(type)
        return constant

    def undef(self, type: Type, poison: bool = False) -> Undef:
        """Return `undef` or `poison` of a type."""
        # Poison may become undef, but not the reverse (LangRef, Poison Values).
        key = (type, poison)
        constant = self._undefs.get(key)
        if constant is None:
            constant = self._undefs[key] = Undef(type, poison)
        return constant
