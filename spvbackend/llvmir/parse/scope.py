"""What names mean while a module is read, and what texts have been parsed to before.

A `Scope` has the symbols of the module, and the locals of the function at hand by token, so that no
use needs unquoting; LLVM spells a name in one way only. Its memos are those of memo.py: most types,
heads of calls and constants of a module occur many times. What a memo holds is shared by all
instructions that have the text, so it is never changed in place.
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
"""The constants and symbols of one type by their text."""
Head = tuple[int, str, Attributes, Type, Type | None]
"""Of a call: flags, convention, attributes of the result, its type, perhaps the function type."""
Front = tuple[bool, list[str], str, Attributes, Type]
"""Of a header: whether it defines, words, convention, attributes and type of the result."""
Ending = tuple[str, list[int], dict[str, str]]
"""Of a header: the word of an address that does not matter, attribute groups, attachments."""


@final
class Site:
    """All of a call in front of its arguments, and the signature that was last used with it.

    Attributes:
        flags: those of the call itself.
        convention: by its name.
        ret_attrs: the attributes of the result.
        result: its type.
        callee: a symbol.
        variadic: the function type where it is written out, which that of a variadic function is.
        parameters: types and attributes of the arguments as text, None before the first call.
        type: the function type with these.
        arg_attrs: the attributes of the arguments.
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
    """The meaning of names, and what texts have been parsed to before.

    Attributes:
        locals: arguments and instructions of the current function, by token.
        blocks: its blocks, by token.
        line: that of the instruction in its usual form that is being read.
        pending: how many placeholders it has made; a change shows that an instruction has one.
        waiting: the instructions of the current function that have placeholders.
        declares: whether a call of an unknown function declares it.
        constants: those of each type.
        texts: types and their constants; this and what follows are by text.
        flagged: flags, type and its constants.
        icmps: flags, predicate, type, type of the result and constants of an icmp.
        fcmps: the same of an fcmp.
        loads: flags, type of the result, that of the pointer and its constants.
        stores: flags, type and constants of what is stored.
        accesses: an alignment.
        allocas: an alloca behind its word: what is allocated and its alignment.
        masks: the lanes of a shuffle.
        heads: what is in front of the callee of a call.
        sites: the same with the callee.
        parameters: type, attributes and constants of an argument.
        signatures: the function type, and the attributes of the parameters, by result and these.
        groups: the numbers of attribute groups behind a call.
        fronts: what is in front of the name of a function in its header.
        endings: what is behind the parameters there.
        words: name and value of an attribute in a group.
        tails: attachments without the comma in front.
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
        """Begin a function, of which only the parameters have names."""
        self.locals = names
        self.blocks = {}
        self.pending = 0
        self.waiting = []

    def block(self, token: str) -> Block:
        """The block that a token names, made on first mention: branches lead down as well as up."""
        found = self.blocks.get(token)
        if found is None:
            found = self.blocks[token] = Block(self.types.label, unquote(token))
        return found

    def constants_of(self, type: Type) -> Constants:
        """The constants of a type, to which new ones are added."""
        found = self.constants.get(type)
        if found is None:
            found = self.constants[type] = {}
        return found
