"""Values, instructions, blocks and functions, as the parser makes them.

Passes change these objects in place. Facts that later stages learn about a value are attributes of
the value, which is faster than a dict with the value as key: `pointee` (set by inference), `spv_id`
(set by selection). A value equals only itself.
"""

from __future__ import annotations

from array import array
from typing import Any, Final, final

from spvbackend.llvmir.opcodes import IS_TERMINATOR, MemoryInfo
from spvbackend.llvmir.types import FLOAT, INT, Type

AttrValue = int | str | Type
Attributes = dict[str, AttrValue]
NO_ATTRIBUTES: Final[Attributes] = {}


class Value:
    """Anything that an instruction can use.

    Attributes:
        type: its LLVM type; passes may change it.
        name: without the sigil; "" or digits for an unnamed value.
        pointee: the pointee of a pointer, None before inference.
        cell: the index of the value's pointer cell during inference, -1 for none.
        spv_id: the id from selection, an int, 0 before. It is Any because compiled code boxes an
            int whenever it puts it into a list, as all uses of the value do; it passes Any
            unchanged.
    """

    __slots__ = ("cell", "name", "pointee", "spv_id", "type")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name
        self.pointee: Type | None = None
        self.cell = -1
        self.spv_id: Any = 0


class Constant(Value):
    """A value known at compile or link time: symbols are constants too."""

    __slots__ = ()


@final
class ConstInt(Constant):
    """An integer; `value` is unsigned, 0 <= value < 2**bits."""

    __slots__ = ("value",)

    def __init__(self, type: Type, value: int) -> None:
        super().__init__(type)
        self.value: Final = value

    def signed(self) -> int:
        """Return the two's-complement value."""
        bits = self.type.bits
        return self.value - (1 << bits) if self.value >> (bits - 1) else self.value


@final
class ConstFloat(Constant):
    """A floating-point constant by its bits, since a Python float would lose a NaN's payload."""

    __slots__ = ("pattern",)

    def __init__(self, type: Type, pattern: int) -> None:
        super().__init__(type)
        self.pattern: Final = pattern


@final
class ConstNull(Constant):
    """`null`, `zeroinitializer` or `none`; a zero number is a ConstInt or ConstFloat."""

    __slots__ = ()

    def __init__(self, type: Type) -> None:
        assert type.kind not in (INT, FLOAT), f"the zero of '{type}' is a number"
        super().__init__(type)


@final
class Undef(Constant):
    """`undef` or `poison`."""

    __slots__ = ("poison",)

    def __init__(self, type: Type, poison: bool) -> None:
        super().__init__(type)
        self.poison: Final = poison


@final
class ConstAggregate(Constant):
    """A constant struct, array or vector by its elements."""

    __slots__ = ("elements",)

    def __init__(self, type: Type, elements: list[Value]) -> None:
        super().__init__(type)
        self.elements = elements


@final
class ConstBytes(Constant):
    """`c"..."`: an array of i8, kept whole since strings tend to be long."""

    __slots__ = ("data",)

    def __init__(self, type: Type, data: bytes) -> None:
        super().__init__(type)
        self.data: Final = data


@final
class ConstantDataArray(Constant):
    """An array of numbers of a native width; only variables hold one.

    `patterns` has their unsigned bit patterns, in items as wide as the elements.
    """

    __slots__ = ("patterns",)

    def __init__(self, type: Type, patterns: array[int]) -> None:
        super().__init__(type)
        self.patterns: Final = patterns


@final
class ConstExpr(Constant):
    """A constant expression: an opcode over constants (LangRef, Constant Expressions)."""

    __slots__ = ("flags", "inrange", "opcode", "operands", "type_arg")

    def __init__(
        self, type: Type, opcode: int, operands: list[Value], flags: int, type_arg: Type | None
    ) -> None:
        super().__init__(type)
        self.opcode: Final = opcode
        self.operands = operands
        self.flags: Final = flags
        self.type_arg: Final = type_arg
        self.inrange = ""  # the bounds of a GEP, as text


@final
class InlineAsm(Constant):
    """`asm "template", "constraints"` as a callee."""

    __slots__ = ("constraints", "flags", "template")

    def __init__(self, type: Type, template: str, constraints: str, flags: list[str]) -> None:
        super().__init__(type)
        self.template: Final = template
        self.constraints: Final = constraints
        self.flags: Final = flags


@final
class BlockAddress(Constant):
    """`blockaddress(@function, %block)`, by name, since the function may be read later.

    `target` is the block, if its reader knows it; a block of bitcode may have no name.
    """

    __slots__ = ("block", "function", "target")

    def __init__(self, type: Type, function: str, block: str) -> None:
        super().__init__(type)
        self.function: Final = function
        self.block = block
        self.target: Block | None = None


@final
class WrappedConstant(Constant):
    """`dso_local_equivalent @f`, `no_cfi @f` or a `ptrauth` pointer, kept as text."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        super().__init__(type)
        self.text: Final = text


@final
class MetadataValue(Value):
    """Metadata as a call argument, kept as text; `value` is its wrapped value, if any."""

    __slots__ = ("text", "value")

    def __init__(self, type: Type, text: str, value: Value | None) -> None:
        super().__init__(type)
        self.text: Final = text
        self.value: Value | None = value


@final
class Placeholder(Value):
    """A forward reference; a complete function has none.

    A definition dominates its uses, but dominance is not the order of the text, and a phi's values
    may come from later blocks (LangRef, Well-Formedness).
    """

    __slots__ = ("line",)

    def __init__(self, type: Type, name: str, line: int) -> None:
        super().__init__(type, name)
        self.line: Final = line


@final
class Argument(Value):
    """A parameter of a function, with its attributes and pointee."""

    __slots__ = ("attrs", "index")

    def __init__(self, type: Type, name: str, index: int, attrs: Attributes) -> None:
        super().__init__(type, name)
        self.index: Final = index
        self.attrs = attrs


@final
class GlobalVar(Constant):
    """A global variable; its type is a pointer, `value_type` the type of its value."""

    __slots__ = ("align", "attachments", "attr_groups", "attrs", "constant", "debug",
                 "external_init", "initializer", "line", "linkage", "section", "storage",
                 "thread_local", "unnamed", "value_type", "visibility")  # fmt: skip

    def __init__(self, type: Type, name: str, value_type: Type, line: int) -> None:
        super().__init__(type, name)
        self.value_type = value_type
        self.line: Final = line
        self.initializer: Value | None = None
        self.linkage = "external"
        self.visibility = "default"
        self.constant = False
        self.thread_local = ""
        self.external_init = False
        self.unnamed = ""
        self.align = 0
        self.section = ""
        self.storage = ""  # dso_local, dllimport, dllexport
        self.attrs: list[str] = []  # comdat, partition and the like, as text
        self.attr_groups: list[int] = []
        self.attachments: dict[str, str] = {}
        self.debug: list[str] = []  # nodes of `!dbg`, one per fragment

    @property
    def is_declaration(self) -> bool:
        """Whether the variable is defined in another module."""
        return self.initializer is None

    @property
    def is_list(self) -> bool:
        """Whether LLVM's linker reads the variable, such as llvm.used; programs may use the name.

        LangRef, 'Intrinsic Global Variables': the linkage of these lists is appending.
        """
        return self.linkage == "appending" and self.name.startswith("llvm.")


@final
class Alias(Constant):
    """An alias or ifunc of a constant."""

    __slots__ = ("aliasee", "attrs", "ifunc", "line", "linkage", "storage", "thread_local",
                 "unnamed", "value_type", "visibility")  # fmt: skip

    def __init__(self, type: Type, name: str, value_type: Type, ifunc: bool, line: int) -> None:
        super().__init__(type, name)
        self.value_type = value_type
        self.ifunc = ifunc
        self.line: Final = line
        self.aliasee: Value | None = None
        self.linkage = "external"
        self.visibility = "default"
        self.storage = ""
        self.thread_local = ""
        self.unnamed = ""
        self.attrs: list[str] = []


_NO_ARGUMENTS: Final[list[Attributes]] = []
_NO_GROUPS: Final[list[int]] = []
_NO_WORDS: Final[list[str]] = []
_NO_BUNDLES: Final[list[tuple[str, list[Value]]]] = []


@final
class CallInfo:
    """Details of a call besides callee and arguments.

    `fn_type` is the call's type; the callee's may differ. Equal calls share the lists, so replace a
    list instead of changing it.
    """

    __slots__ = ("arg_attrs", "attr_groups", "bundles", "calling_convention", "fn_type",
                 "own_attrs", "ret_attrs")  # fmt: skip

    def __init__(self, fn_type: Type) -> None:
        self.fn_type = fn_type
        self.arg_attrs, self.ret_attrs = _NO_ARGUMENTS, NO_ATTRIBUTES
        self.attr_groups = _NO_GROUPS
        self.own_attrs = _NO_WORDS
        self.bundles = _NO_BUNDLES
        self.calling_convention = ""


@final
class Inst(Value):
    """One instruction.

    A call's operands are its arguments, then the callee. `ints` holds a shuffle mask, the indices
    of extractvalue and insertvalue, or an internal opcode's number; `blocks` the targets of a
    terminator or the incoming blocks of a phi; `type_arg` the source element type of a GEP, or the
    allocated type of an alloca. A landingpad has in `ints` whether it is a cleanup, and for each
    clause whether it is a filter.
    """

    __slots__ = ("attachments", "blocks", "call", "flags", "ints", "line", "memory", "opcode",
                 "operands", "parent", "predicate", "type_arg")  # fmt: skip

    def __init__(self, opcode: int, type: Type, operands: list[Value], line: int) -> None:
        # Set the attributes of Value here: a call of its constructor would double the time to make
        # the most frequent object.
        self.type = type
        self.name = ""
        self.pointee = None
        self.cell = -1
        self.spv_id = 0
        self.opcode = opcode
        self.operands = operands
        self.line = line
        self.flags = 0
        self.predicate = 0
        self.ints: list[int] | None = None
        self.blocks: list[Block] | None = None
        self.type_arg: Type | None = None
        self.memory: MemoryInfo | None = None
        self.call: CallInfo | None = None
        self.attachments: dict[str, str] | None = None
        self.parent: Block | None = None

    @property
    def callee(self) -> Value:
        """The called value."""
        return self.operands[-1]

    @property
    def targets(self) -> list[Block]:
        """The successors of a terminator, or the incoming blocks of a phi."""
        assert self.blocks is not None
        return self.blocks

    @property
    def literals(self) -> list[int]:
        """The instruction's literal integers, which the properties below name."""
        assert self.ints is not None
        return self.ints

    @property
    def mask(self) -> list[int]:
        """The lanes of a shufflevector, -1 for poison."""
        return self.literals

    @property
    def indices(self) -> list[int]:
        """The path of an extractvalue or insertvalue."""
        return self.literals

    @property
    def number(self) -> int:
        """The number of an EXTINST's instruction."""
        return self.literals[0]

    @property
    def depth(self) -> int:
        """The number of zero indices of a PTRPATH."""
        return self.literals[0]

    @property
    def alignments(self) -> list[int]:
        """The alignments of a COPYMEM's target and source, in bytes."""
        return self.literals

    @property
    def clauses(self) -> list[int]:
        """A landingpad's flags: whether it is a cleanup, then whether each clause is a filter."""
        return self.literals

    @property
    def access(self) -> MemoryInfo:
        """The access of a memory instruction."""
        assert self.memory is not None
        return self.memory

    @property
    def source_type(self) -> Type:
        """The type that a GEP steps over or an alloca allocates."""
        assert self.type_arg is not None
        return self.type_arg

    @property
    def call_info(self) -> CallInfo:
        """The details of a call."""
        assert self.call is not None
        return self.call


@final
class Block(Value):
    """A basic block; its last instruction is the terminator.

    It is a value of type label, since terminators and phis refer to it. `index` is its position in
    the function once blocks are ordered; `line` is 0 if its label is not in the text.
    """

    __slots__ = ("index", "insts", "line")

    def __init__(self, type: Type, name: str, line: int = 0) -> None:
        # As in Inst, set the attributes of Value here.
        self.type = type
        self.name = name
        self.pointee = None
        self.cell = -1
        self.spv_id = 0
        self.insts: list[Inst] = []
        self.line = line
        self.index = -1

    @property
    def terminator(self) -> Inst:
        """The instruction that ends the block."""
        return self.insts[-1]

    def successors(self) -> list[Block]:
        """Return the successors, repeated as in the terminator.

        The list belongs to the terminator: do not change it. A phi has `blocks` too, so the opcode
        is checked.
        """
        last = self.insts[-1]
        return last.blocks or [] if IS_TERMINATOR[last.opcode] else []


@final
class DebugRecord:
    """Debug info about a variable or a label, at a place among the instructions.

    Its values do not count as uses. Passes do not maintain its place: `debug_places.py` recomputes
    it from lines of the text, which instructions keep.

    Attributes:
        kind: declare for the address of a variable, value for its value, assign for a value that a
            store assigns, or label.
        values: the values, several if the expression computes with them; None for a removed one.
        store: for assign, the text about the store: its identity, address and an expression.
        variable: the node of the variable or label, as `!n`.
        expression: `!DIExpression(...)`, "" for a label.
        location: the node of the location, as `!n`.
        line: the line of the text.
        end: the line of its block's terminator.
        before: the instruction that it precedes, set by `place_records`.
    """

    __slots__ = ("before", "end", "expression", "kind", "line", "location", "store",
                 "values", "variable")  # fmt: skip

    def __init__(self, kind: str, values: list[Value | None], line: int) -> None:
        self.kind: Final = kind
        self.values = values
        self.line: Final = line
        self.end = line
        self.store = ""
        self.variable = ""
        self.expression = ""
        self.location = ""
        self.before: Inst | None = None


Merge = tuple[Block, Block | None]
"""The merge block of a construct, which may be unreachable, and a loop's continue target (2.11)."""
NO_MERGES: Final[dict[Block, Merge]] = {}
NO_LOCATIONS: Final[dict[int, int]] = {}
NO_LOCATION: Final = -1
DEBUG: Final = "dbg"
"""The name of the debug info attachment."""


@final
class Function(Constant):
    """A function; `value_type` is its function type, `blocks` is empty for a declaration.

    `args` has one for each parameter, also in a declaration. `locations` maps lines of the text to
    nodes of DILocations; instructions know their line. `names` has the locals by token, `%x` or
    `%"a b"`, if debug info may refer to them. `merges` has the constructs of structured control
    flow by their first blocks.
    """

    __slots__ = ("args", "attachments", "attr_groups", "blocks", "calling_convention", "data",
                 "debug_records", "fn_attrs", "inline_attrs", "line", "linkage", "locations",
                 "merges", "names", "ret_attrs", "ret_pointee", "storage", "suffix", "unnamed",
                 "value_type", "visibility")  # fmt: skip

    def __init__(self, type: Type, name: str, value_type: Type, line: int) -> None:
        super().__init__(type, name)
        self.value_type = value_type
        self.line = line
        self.ret_pointee: Type | None = None
        self.linkage = "external"
        self.visibility = "default"
        self.calling_convention = ""
        self.unnamed = ""
        self.storage = ""  # dso_local, dllimport, dllexport
        self.suffix: list[str] = []  # section, comdat, align, gc and the like, as text
        self.data: list[tuple[str, Value]] = []  # prefix, prologue, personality
        self.args = plain_arguments(value_type)
        self.ret_attrs: Attributes = NO_ATTRIBUTES
        self.attr_groups: list[int] = []
        self.inline_attrs: list[str] = []
        self.fn_attrs: dict[str, str] = {}
        self.attachments: dict[str, str] = {}
        self.blocks: list[Block] = []
        self.names: dict[str, Value] = {}
        self.debug_records: list[DebugRecord] = []
        self.locations: dict[int, int] = NO_LOCATIONS
        self.merges: dict[Block, Merge] = NO_MERGES

    def location(self, inst: Inst) -> int:
        """Return the node number of the instruction's DILocation, or NO_LOCATION."""
        return self.locations.get(inst.line, NO_LOCATION)

    @property
    def subprogram(self) -> str:
        """The node of the function's DISubprogram as `!n`, or ""."""
        return self.attachments.get(DEBUG, "")

    @property
    def param_pointees(self) -> list[Type | None]:
        """The pointees of the parameters, None for parameters other than pointers."""
        return [arg.pointee for arg in self.args]

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body here."""
        return not self.blocks

    @property
    def is_kernel(self) -> bool:
        """Whether the function is an OpenCL entry point, by its calling convention."""
        return self.calling_convention == "spir_kernel"

    @property
    def ret_type(self) -> Type:
        """The return type."""
        return self.value_type.element


def plain_arguments(fn_type: Type) -> list[Argument]:
    """Return arguments for a function's parameters, with types only."""
    return [Argument(param, "", index, NO_ATTRIBUTES) for index, param in enumerate(fn_type.elems)]


@final
class FunctionAddress(Constant):
    """A function's address as a value, with its own type and id.

    OpFunctionCall takes the function itself; as data it is a pointer constant
    (OpConstantFunctionPointerINTEL).
    """

    __slots__ = ("function",)

    def __init__(self, function: Function) -> None:
        super().__init__(function.type, function.name)
        self.function: Final = function


def is_zero(value: Value) -> bool:
    """Whether a value is a constant with only zero bits, which excludes -0.0."""
    if isinstance(value, ConstInt):
        return value.value == 0
    if isinstance(value, ConstFloat):
        return value.pattern == 0
    return isinstance(value, ConstNull)
