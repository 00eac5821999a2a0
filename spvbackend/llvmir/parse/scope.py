"""Names in scope while a module is read, and memos of parsed texts.

A `Scope` has the module's symbols, and the current function's locals by token, so that no use needs
unquoting; LLVM spells a name in one way only. Its memos serve memo.py: most types, call heads and
constants of a module recur. All instructions with a text share its memo's objects, which must not
be changed.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir.module import ConstantPool, Module
from spvbackend.llvmir.opcodes import MemoryInfo
from spvbackend.llvmir.parse.scan import unquote
from spvbackend.llvmir.types import Type, TypeContext
from spvbackend.llvmir.values import Attributes, Block, Inst, Value

IMPLICIT: Final = -1  # line of a function that a call declares

Constants = dict[str, Value]
"""The constants and symbols of one type by text."""
Head = tuple[int, str, Attributes, Type, Type | None]
"""A call's flags, convention, result attributes, result type, function type if written."""
Front = tuple[bool, list[str], str, Attributes, Type]
"""A header's definition flag, words, convention, result attributes, result type."""
Ending = tuple[str, list[int], dict[str, str]]
"""A header's `unnamed_addr` word, attribute groups, attachments."""


@final
class Site:
    """A call's text before the arguments, and its most recent signature.

    Attributes:
        flags: the call's own flags.
        convention: the convention's name.
        ret_attrs: the result's attributes.
        result: the result type.
        callee: a symbol.
        variadic: the function type if written in full, as for variadic functions.
        parameters: types and attributes of the arguments as text, None before the first call.
        type: the function type with these parameters.
        arg_attrs: the arguments' attributes.
    """

    __slots__ = ("arg_attrs", "callee", "convention", "flags", "parameters", "result", "ret_attrs",
                 "type", "variadic")  # fmt: skip

    def __init__(
        self, flags: int, convention: str, ret_attrs: Attributes, result: Type, callee: Value
    ) -> None:
        self.flags: Final = flags
        self.convention: Final = convention
        self.ret_attrs: Final = ret_attrs
        self.result: Final = result
        self.callee: Final = callee
        self.variadic: Type | None = None
        self.parameters: list[str] | None = None
        self.type = result
        self.arg_attrs: list[Attributes] = []


@final
class Scope:
    """Names in scope, and memos by text.

    Attributes:
        locals: arguments and instructions of the current function, by token.
        blocks: its blocks, by token.
        line: the line of the instruction that fast.py is reading.
        pending: the number of placeholders made; a change shows that an instruction has one.
        waiting: the current function's instructions with placeholders.
        declares: whether a call of an unknown function declares it.
        constants: the constants of each type.
        texts: types and their constants; this memo and the following ones are keyed by text.
        flagged: flags, type and its constants.
        icmps: flags, predicate, type, result type and constants of an icmp.
        fcmps: flags, predicate, type, result type and constants of an fcmp.
        loads: flags, result type, pointer type and its constants.
        stores: flags, type and constants of the stored value.
        accesses: an alignment.
        allocas: the allocated type and alignment of an alloca.
        masks: the lanes of a shuffle.
        heads: the text before a call's callee.
        sites: the text of a call through its callee.
        parameters: type, attributes and constants of an argument.
        signatures: function type and parameter attributes, keyed by result type and parameters.
        groups: the numbers of attribute groups after a call.
        fronts: the text before a function's name in its header.
        endings: the text after the parameters in a header.
        words: name and value of an attribute in a group.
        tails: attachments without the leading comma.
    """

    __slots__ = ("accesses", "allocas", "blocks", "constants", "declares", "endings", "fcmps",
                 "flagged", "fronts", "groups", "heads", "icmps", "line", "loads", "locals",
                 "masks", "module", "parameters", "pending", "pool", "signatures", "sites",
                 "stores", "tails", "texts", "types", "void", "waiting", "words")  # fmt: skip

    def __init__(self, module: Module) -> None:
        self.module: Final = module
        self.types: Final[TypeContext] = module.types
        self.void: Final[Type] = module.types.void
        self.pool: Final[ConstantPool] = module.constants
        self.locals: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        self.line = 0
        self.pending = 0
        self.waiting: list[Inst] = []
        self.declares = False
        self.constants: Final[dict[Type, Constants]] = {}
        self.texts: Final[dict[str, tuple[Type, Constants]]] = {}
        self.flagged: Final[dict[str, tuple[int, Type, Constants]]] = {}
        self.icmps: Final[dict[str, tuple[int, int, Type, Type, Constants]]] = {}
        self.fcmps: Final[dict[str, tuple[int, int, Type, Type, Constants]]] = {}
        self.loads: Final[dict[str, tuple[int, Type, Type, Constants]]] = {}
        self.stores: Final[dict[str, tuple[int, Type, Constants]]] = {}
        self.accesses: Final[dict[str, MemoryInfo]] = {}
        self.allocas: Final[dict[str, tuple[Type, MemoryInfo]]] = {}
        self.masks: Final[dict[str, list[int]]] = {}
        self.heads: Final[dict[str, Head]] = {}
        self.sites: Final[dict[str, Site]] = {}
        self.parameters: Final[dict[str, tuple[Type, Attributes, Constants]]] = {}
        self.signatures: Final[dict[tuple[object, ...], tuple[Type, list[Attributes]]]] = {}
        self.fronts: Final[dict[str, Front]] = {}
        self.endings: Final[dict[str, Ending]] = {}
        self.words: Final[dict[str, tuple[str, str]]] = {}
        self.groups: Final[dict[str, list[int]]] = {}
        self.tails: Final[dict[str, dict[str, str]]] = {}

    def enter(self, names: dict[str, Value]) -> None:
        """Begin a function, with its parameters as the only names."""
        self.locals = names
        self.blocks = {}
        self.pending = 0
        self.waiting = []

    def block(self, token: str) -> Block:
        """Return the block of a token, made at its first mention, as branches may lead forward."""
        block = self.blocks.get(token)
        if block is None:
            block = self.blocks[token] = Block(self.types.label, unquote(token))
        return block

    def constants_of(self, type: Type) -> Constants:
        """Return the constants of a type; callers add new ones."""
        constants = self.constants.get(type)
        if constants is None:
            constants = self.constants[type] = {}
        return constants
