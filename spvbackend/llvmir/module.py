"""The module and its pool of constants.

The parser fills a `Module`, passes change it in place; it owns its types and its simple constants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import CompileWarning, Diagnostic, InternalError
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT, INT, Type, TypeContext
from spvbackend.llvmir.values import (
    Alias,
    Block,
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
    """A note in the source about a value, and the line that has it."""

    __slots__ = ("line", "target", "text")

    def __init__(self, target: Value, text: str, line: int) -> None:
        self.target: Final = target
        self.text: Final = text
        self.line: Final = line


@final
class TakenAddress:
    """A function that is used other than by a call, and the line that does so."""

    __slots__ = ("function", "line")

    def __init__(self, function: Value, line: int) -> None:
        self.function: Final = function
        self.line: Final = line


@final
class Module:
    """One translation unit in program order.

    Lists and dicts keep the order of the text, which is that of the output.

    Attributes:
        symbols: functions, variables and aliases by their names.
        attr_groups: the attributes of `#n`, by n.
        nodes: the text of the metadata node `!n`, by n.
        addresses: the constant of each function whose address is taken.
        alias_names: the first alias of each function that has had one.
        called: the functions that are called, and perhaps others.
        annotations: what the source notes about values, once the intrinsics are gone.
        taken_addresses: the places in functions that take the address of one.
        first_constructor: the function that runs before all other constructors.
        has_atomics: whether there may be atomic instructions.
        has_compound: whether an operand of an instruction may be a constant expression, an alias or
            a function that is not called there.
        expansions: what a frontend's lowerings gave for calls, to be copied there.
        errors: what is refused so far, in the order in which it was found.
        error_limit: the number of errors that ends the translation at once; 0 for none.
        keeps_names: what takes the place of a value takes its name, too.
        lines: of what has no object of its own: named metadata as `!name`, `target datalayout`.
        loop_scopes: of aliasing that are declared in a loop, and so others in each iteration.
        template_scope: what the texts of templates mean, once there are any.
        warnings: what passes have to say to the user, in the order in which they found it.
    """

    __slots__ = ("_noted", "addresses", "alias_names", "aliases", "annotations", "asm", "asm_line",
                 "attr_groups", "called", "comdats", "constants", "data_layout", "error_limit",
                 "errors", "expansions", "first_constructor", "functions", "globals", "has_atomics",
                 "has_compound", "keeps_names", "lines", "loop_scopes", "name", "named_metadata",
                 "nodes", "source_name", "symbols", "taken_addresses", "template_scope", "triple",
                 "types", "warnings")  # fmt: skip

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
        self.nodes: dict[int, str] = {}
        self.addresses: dict[Function, FunctionAddress] = {}
        self.alias_names: Final[dict[Function, str]] = {}
        self.annotations: list[Annotation] = []
        self.called: Final[set[Value]] = set()
        self.taken_addresses: list[TakenAddress] = []
        self.first_constructor: Function | None = None
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

    def note(self, error: Diagnostic, function: Function | None = None) -> None:
        """Keep an error of the input, so that the translation goes on to find others.

        Args:
            error: with its line. What is wrong once in a function is so at other places as well,
                so a message is kept once for each function, and once for each line.
            function: where the error is, None for the module itself.

        Raises:
            Diagnostic: the error itself, where it is a bug of ours or one too many.
        """
        if isinstance(error, InternalError) or len(self.errors) + 1 == self.error_limit:
            raise error
        # What several functions use, such as a variable, is wrong at one line.
        place = error.line or function
        if self._noted.isdisjoint(((error.message, function), (error.message, place))):
            self.errors.append(error)
        self._noted.update(((error.message, function), (error.message, place)))

    def refuse(self, function: Function, error: Diagnostic) -> None:
        """Note an error in a function; passes to come find nothing more in it.

        Raises:
            Diagnostic: the error itself, where it is a bug of ours or one too many.
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
        """Tell the user of something that is no error.

        Args:
            message: in lower case, without a full stop; further lines become notes.
            line: of the canonical text, from 1; 0 where there is none.
            hint: what to do about it.
        """
        self.warnings.append(CompileWarning(message, line, hint))

    def unused_name(self, name: str) -> str:
        """A name that no symbol has: the given one, or that with a number."""
        found = name
        number = 0
        while found in self.symbols:
            number += 1
            found = f"{name}.{number}"
        return found

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
    """The number of a function's instructions."""
    return sum([len(block.insts) for block in function.blocks])


def forget_insts(function: Function) -> None:
    """Leave a function without instructions, whose memory is free at once.

    The collector of garbage, which is slow and may not run, would have to find it otherwise: a
    cycle of operands leads through a phi, all others through a block.
    """
    for block in function.blocks:
        insts = block.insts
        block.insts = []
        for inst in insts:
            if inst.opcode != op.PHI:
                break
            inst.operands = []


def take_apart(module: Module) -> None:
    """Cut the cycles of a module that nobody needs any more."""
    module.template_scope = None
    for function in module.functions:
        forget_insts(function)


@final
class ConstantPool:
    """Interns simple constants, so that what is known of one is known of all its uses.

    Interned, a constant is compared with `is`, and selection finds its id on it.
    """

    __slots__ = ("_floats", "_ints", "_nulls", "_undefs")

    def __init__(self) -> None:
        self._ints: dict[tuple[Type, int], ConstInt] = {}
        self._floats: dict[tuple[Type, int], ConstFloat] = {}
        self._nulls: dict[Type, ConstNull] = {}
        self._undefs: dict[tuple[Type, bool], Undef] = {}

    def integer(self, type: Type, value: int) -> ConstInt:
        """The integer constant `value` modulo 2**bits.

        LLVM prints i8 255 as -1, and passes compute with either reading: both are one constant.
        """
        value &= (1 << type.bits) - 1
        key = (type, value)
        found = self._ints.get(key)
        if found is None:
            found = self._ints[key] = ConstInt(type, value)
        return found

    def floating(self, type: Type, pattern: int) -> ConstFloat:
        """The floating-point constant with this bit pattern.

        The pattern is the key, as 0.0 equals -0.0 and a NaN does not equal itself.
        """
        key = (type, pattern)
        found = self._floats.get(key)
        if found is None:
            found = self._floats[key] = ConstFloat(type, pattern)
        return found

    def null(self, type: Type) -> Constant:
        """The zero of any type; that of a number is a number."""
        if type.kind == INT:
            return self.integer(type, 0)
        if type.kind == FLOAT:
            return self.floating(type, 0)
        found = self._nulls.get(type)
        if found is None:
            found = self._nulls[type] = ConstNull(type)
        return found

    def undef(self, type: Type, poison: bool = False) -> Undef:
        """`undef` or `poison` of a type."""
        # LangRef, Poison Values: poison may become undef, but not the other way round.
        key = (type, poison)
        found = self._undefs.get(key)
        if found is None:
            found = self._undefs[key] = Undef(type, poison)
        return found
