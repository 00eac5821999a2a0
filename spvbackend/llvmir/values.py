"""Values, instructions, blocks and functions, as the parser leaves them.

Input: nothing but types and opcodes. Passes change these objects in place. Facts that later stages
learn about a value are attributes of the value, which takes less time than a dict with the value as
its key: `pointee` (set by inference), `spv_id` (set by selection). A value is equal to itself only.
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
    """Anything an instruction can use.

    Attributes:
        type: its LLVM type; passes may change it.
        name: without the sigil; "" or digits for one without a name.
        pointee: what a pointer points to, None until inference knows it.
        cell: index of the value's pointer cell during inference, -1 for none.
        spv_id: the id that selection gave it, an int, 0 for none yet. Compiled code makes an object
            of an int wherever it puts one into a list, as all uses of the value do; what may be
            anything it hands on as it is.
    """

    __slots__ = ("cell", "name", "pointee", "spv_id", "type")

    def __init__(self, type: Type, name: str = "") -> None:
        self.type = type
        self.name = name
        self.pointee: Type | None = None
        self.cell = -1
        self.spv_id: Any = 0


class Constant(Value):
    """A value known at compile time, or at link time: symbols are constants as well."""

    __slots__ = ()


@final
class ConstInt(Constant):
    """An integer; `value` is the unsigned reading, 0 <= value < 2**bits."""

    __slots__ = ("value",)

    def __init__(self, type: Type, value: int) -> None:
        super().__init__(type)
        self.value: Final = value

    def signed(self) -> int:
        """The two's-complement reading."""
        bits = self.type.bits
        return self.value - (1 << bits) if self.value >> (bits - 1) else self.value


@final
class ConstFloat(Constant):
    """A floating-point constant by its bits: a Python float would lose the payload of a NaN."""

    __slots__ = ("pattern",)

    def __init__(self, type: Type, pattern: int) -> None:
        super().__init__(type)
        self.pattern: Final = pattern


@final
class ConstNull(Constant):
    """`null`, `zeroinitializer` or `none`; the zero of a number is a ConstInt or ConstFloat."""

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
    """`c"..."`: an array of i8, kept whole since a string is most often long."""

    __slots__ = ("data",)

    def __init__(self, type: Type, data: bytes) -> None:
        super().__init__(type)
        self.data: Final = data


@final
class ConstantDataArray(Constant):
    """An array of numbers of a native width, all of them known; only variables hold one.

    `patterns` are their unsigned bit patterns, in items as wide as the elements.
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
    """`blockaddress(@function, %block)`, by names: the function may be read later."""

    __slots__ = ("block", "function")

    def __init__(self, type: Type, function: str, block: str) -> None:
        super().__init__(type)
        self.function: Final = function
        self.block: Final = block


@final
class WrappedConstant(Constant):
    """`dso_local_equivalent @f`, `no_cfi @f` or a `ptrauth` pointer, kept as text."""

    __slots__ = ("text",)

    def __init__(self, type: Type, text: str) -> None:
        super().__init__(type)
        self.text: Final = text


@final
class MetadataValue(Value):
    """Metadata as a call argument, kept as its text; `value` is what it wraps, if it wraps one."""

    __slots__ = ("text", "value")

    def __init__(self, type: Type, text: str, value: Value | None) -> None:
        super().__init__(type)
        self.text: Final = text
        self.value: Value | None = value


@final
class Placeholder(Value):
    """A use before its definition; none is left when a function is complete.

    LangRef, Well-Formedness: a definition dominates its uses, but dominance is not order of text,
    and the values of a phi may come from further down.
    """

    __slots__ = ("line",)

    def __init__(self, type: Type, name: str, line: int) -> None:
        super().__init__(type, name)
        self.line: Final = line


@final
class Argument(Value):
    """A parameter of a function, with what is known of it: its attributes and its pointee."""

    __slots__ = ("attrs", "index")

    def __init__(self, type: Type, name: str, index: int, attrs: Attributes) -> None:
        super().__init__(type, name)
        self.index: Final = index
        self.attrs = attrs


@final
class GlobalVar(Constant):
    """A global variable; its type is a pointer, `value_type` what it holds."""

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
        self.debug: list[str] = []  # nodes of `!dbg`, of which there is one for each fragment

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
        self.ifunc: Final = ifunc
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
    """What a call says beside callee and arguments.

    `fn_type` is the type that the call is made with; the callee may have another. Lists are shared
    by calls that are alike, so they are replaced and never changed.
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

    A call's operands are its arguments, then the callee.  `ints` holds a shuffle mask, the
    indices of extractvalue / insertvalue or an internal opcode's number; `blocks` the targets
    of a terminator or the incoming blocks of a phi; `type_arg` the source element type of a
    GEP, the allocated type of an alloca.  A landingpad has in `ints` whether it is a cleanup
    and for each clause whether it is a filter.
    """

    __slots__ = ("attachments", "blocks", "call", "flags", "ints", "line", "memory", "opcode",
                 "operands", "parent", "predicate", "type_arg")  # fmt: skip

    def __init__(self, opcode: int, type: Type, operands: list[Value], line: int) -> None:
        # The attributes of Value are set here: a call of its constructor would double the time that
        # the most frequent object takes to make.
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
        """Successors of a terminator, incoming blocks of a phi."""
        assert self.blocks is not None
        return self.blocks

    @property
    def literals(self) -> list[int]:
        """The literal integers of the instruction, which the properties below name."""
        assert self.ints is not None
        return self.ints

    @property
    def mask(self) -> list[int]:
        """The lanes that a shufflevector takes, -1 for poison."""
        return self.literals

    @property
    def indices(self) -> list[int]:
        """The path of an extractvalue or insertvalue."""
        return self.literals

    @property
    def number(self) -> int:
        """The instruction that an internal opcode stands for."""
        return self.literals[0]

    @property
    def depth(self) -> int:
        """How many zero indices a PTRPATH stands for."""
        return self.literals[0]

    @property
    def alignments(self) -> list[int]:
        """What a COPYMEM knows of target and source, in bytes."""
        return self.literals

    @property
    def clauses(self) -> list[int]:
        """Of a landingpad, whether it is a cleanup, then whether each clause is a filter."""
        return self.literals

    @property
    def access(self) -> MemoryInfo:
        """How a memory instruction accesses memory."""
        assert self.memory is not None
        return self.memory

    @property
    def source_type(self) -> Type:
        """The type a GEP steps over or an alloca allocates."""
        assert self.type_arg is not None
        return self.type_arg

    @property
    def call_info(self) -> CallInfo:
        """The details of a call."""
        assert self.call is not None
        return self.call


@final
class Block(Value):
    """A basic block; the last instruction is its terminator.

    It is a value, of type label, as terminators and phis name it. `index` is its position in the
    function once blocks are ordered; `line` is 0 for one whose label is not in the text.
    """

    __slots__ = ("index", "insts", "line")

    def __init__(self, type: Type, name: str, line: int = 0) -> None:
        # As in Inst, the attributes of Value are set here.
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
        """Blocks control may go to next, repeated as the terminator repeats them.

        A list of the terminator's own: to be read, not changed. A phi has `blocks` too, so the
        opcode is asked.
        """
        last = self.insts[-1]
        return last.blocks or [] if IS_TERMINATOR[last.opcode] else []


@final
class DebugRecord:
    """What debug info says of a variable or a label, at a place among the instructions.

    Values that it names do not count as used by it. Passes do not keep its place either: it is
    found again by the lines of the text, which instructions keep (`debug_places.py`).

    Attributes:
        kind: declare for the address of a variable, value for what it holds, assign for that where
            a store assigns it, or label.
        values: what it is about, several where the expression computes with them; None for one that
            is gone.
        store: of an assign, the text about the store: its identity, its address and an expression.
        variable: the node of the variable or label, as `!n`.
        expression: `!DIExpression(...)`, "" for a label.
        location: the node of the location, as `!n`.
        line: of the text.
        end: the line of the terminator of its block.
        before: the instruction that it precedes, once `place_records` has found it.
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
"""Where a construct's ways meet, or would, and a loop's continue target (2.11)."""
NO_MERGES: Final[dict[Block, Merge]] = {}
NO_LOCATIONS: Final[dict[int, int]] = {}
NO_LOCATION: Final = -1
DEBUG: Final = "dbg"
"""The name by which debug info is attached."""


@final
class Function(Constant):
    """A function; `value_type` is its function type, `blocks` is empty for a declaration.

    `args` has one for each parameter of the type, in a declaration too. `locations` has the node of
    the DILocation of each line of the text that has one; instructions know their line. `names` has
    the locals by token, `%x` or `%"a b"`, where debug info may name them. `merges`
    are the constructs of structured control flow by their first blocks.
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
        """The number of the node of the instruction's DILocation, NO_LOCATION for none."""
        return self.locations.get(inst.line, NO_LOCATION)

    @property
    def subprogram(self) -> str:
        """The node of the function's DISubprogram as `!n`, "" for none."""
        return self.attachments.get(DEBUG, "")

    @property
    def param_pointees(self) -> list[Type | None]:
        """What the parameters point to, None for those that are no pointers."""
        return [arg.pointee for arg in self.args]

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body here."""
        return not self.blocks

    @property
    def is_kernel(self) -> bool:
        """Whether the function is an entry point of the OpenCL environment, by its convention."""
        return self.calling_convention == "spir_kernel"

    @property
    def ret_type(self) -> Type:
        """The type the function returns."""
        return self.value_type.element


def plain_arguments(fn_type: Type) -> list[Argument]:
    """Arguments for a function's parameters, of which nothing is known but their types."""
    return [Argument(param, "", index, NO_ATTRIBUTES) for index, param in enumerate(fn_type.elems)]


@final
class FunctionAddress(Constant):
    """A function's address as a value, which has a type and an id of its own.

    OpFunctionCall names the function itself; as data it is a pointer, which in SPIR-V is a constant
    (OpConstantFunctionPointerINTEL).
    """

    __slots__ = ("function",)

    def __init__(self, function: Function) -> None:
        super().__init__(function.type, function.name)
        self.function: Final = function


def is_zero(value: Value) -> bool:
    """Whether a value is a constant whose bits are all zero, which -0.0 is not."""
    if isinstance(value, ConstInt):
        return value.value == 0
    if isinstance(value, ConstFloat):
        return value.pattern == 0
    return isinstance(value, ConstNull)
