"""Reads Itanium-mangled function names as far as kernels and their builtins use them.

Owns `demangle` and its results. Input is any text; the result is None for text that is not a
mangled function name or needs a part of the grammar that no builtin has (operators, constructors,
local names, expressions). Nothing is memoised here.

The grammar is that of the Itanium C++ ABI, 5.1, read by recursive descent. Substitutions (5.1.10)
make it depend on context: each complete type that is not a builtin type becomes a candidate, and
S_, S0_ ... name candidates by their order, so that a type read wrongly shifts all later ones. Names
of the ABI's productions are in the docstrings where they help.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from spvbackend.builtins.params import (
    ARRAY,
    ATOMIC,
    CONST,
    FUNCTION,
    LITERAL,
    NAMED,
    PACK,
    POINTER,
    REFERENCE,
    RESTRICT,
    VOLATILE,
    Mangled,
    Param,
)

SPACE_NAMES: Final[dict[str, int]] = {
    "private": 0,
    "global": 1,
    "constant": 2,
    "local": 3,
    "generic": 4,
    "device": 5,
    "host": 6,
}
"""Address spaces by clang's spelling after CL or SY, as LLVM numbers them for SPIR-V."""

# <builtin-type>: of one letter, never a candidate; z is the ellipsis.
_PLAIN_TYPES: Final = frozenset("vwbahcstijlmxynofdegz")
# <substitution>: abbreviations of std, which take no number and are not candidates either.
_STANDARD: Final[dict[str, str]] = {
    "a": "allocator",
    "b": "basic_string",
    "s": "string",
    "i": "istream",
    "o": "ostream",
    "d": "iostream",
}
_DIGITS: Final = frozenset("0123456789")
_BASE_36: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_QUALIFIERS: Final[dict[str, int]] = {"K": CONST, "V": VOLATILE, "r": RESTRICT}
# No real name comes near these bounds; they keep hostile ones from deep recursion and endless work.
_MAX_DEPTH: Final = 60
_MAX_DIGITS: Final = 6
_MAX_PARAMS: Final = 1000


def demangle(name: str) -> Mangled | None:
    """Return the parts of a mangled function name, or None for any other text."""
    if not name.startswith("_Z"):
        return None
    # A name that counts private spaces refers to later candidates than it has when read without.
    return _read(name, False) or _read(name, True)


def _read(name: str, private_counts: bool) -> Mangled | None:
    try:
        return _Reader(name, private_counts).function()
    except _MalformedError:
        return None


class _MalformedError(Exception):
    """The text does not match the grammar; only `demangle` catches this."""


@final
class _Reader:
    """A position in the name, with the substitutions so far.

    In OpenCL C clang counts the private address space as a qualifier and so as a candidate, but
    writes nothing for it; in C++ there is none. `private_counts` reads the first way, which only
    shows in a reference after a pointer to private memory.
    """

    __slots__ = ("depth", "pos", "private_counts", "subs", "template_args", "text")

    def __init__(self, text: str, private_counts: bool) -> None:
        self.text: Final = text
        self.private_counts: Final = private_counts
        self.pos = 2
        self.depth = 0
        self.subs: list[Param] = []
        self.template_args: tuple[Param, ...] = ()

    def peek(self) -> str:
        """Return the next character, "" at the end."""
        return self.text[self.pos : self.pos + 1]

    def take(self) -> str:
        """Step over one character, which must exist."""
        char = self.peek()
        if char == "":
            raise _MalformedError
        self.pos += 1
        return char

    def accept(self, wanted: str) -> bool:
        """Step over `wanted` if it comes next."""
        if not self.text.startswith(wanted, self.pos):
            return False
        self.pos += len(wanted)
        return True

    def expect(self, wanted: str) -> None:
        """Step over `wanted`, which must come next."""
        if not self.accept(wanted):
            raise _MalformedError

    def number(self) -> int:
        """Take decimal digits."""
        start = self.pos
        while self.peek() in _DIGITS:
            self.pos += 1
        digits = self.text[start : self.pos]
        if not digits or len(digits) > _MAX_DIGITS:
            raise _MalformedError
        return int(digits)

    def source_name(self) -> str:
        """Take an identifier and the ABI tags after it."""
        name = self.counted_name()
        while self.accept("B"):
            self.counted_name()
        return name

    def counted_name(self) -> str:
        """Take an identifier with its length before it."""
        length = self.number()
        start = self.pos
        self.pos += length
        if length == 0 or self.pos > len(self.text):
            raise _MalformedError
        return self.text[start : self.pos]

    def at_digit(self) -> bool:
        """Whether a source name comes next."""
        return self.peek() in _DIGITS

    def keep(self, param: Param) -> Param:
        """Make a type a candidate for substitution."""
        self.subs.append(param)
        return param

    def function(self) -> Mangled:
        """Take the whole name: the function, then the types of the parameters."""
        nested = self.accept("N")
        owner = self.nested_name() if nested else self.plain_name()
        if nested:
            # The function itself is never a candidate, only its enclosing scopes.
            self.subs.pop()
        # T_, T0_ ... in the rest refer to these. Only an instance of a template spells its result:
        # other overloads cannot differ by it.
        self.template_args = owner.args
        result = self.parse_type() if owner.args else None
        return Mangled(owner.name, self.parameters(), nested, owner.args, result)

    def plain_name(self) -> Param:
        """Take a name outside any namespace, or directly in std.

        The name of a template is a candidate without its arguments, that of a plain function never.
        """
        self.accept("L")
        self.accept("St")
        name = Param(NAMED, 1, self.source_name())
        if self.peek() != "I":
            return name
        self.keep(name)
        return name.changed(args=self.arguments())

    def parameters(self) -> tuple[Param, ...]:
        """Take types to the end of the text; packs are expanded, a lone void is nothing."""
        params: list[Param] = []
        while self.pos < len(self.text):
            param = self.parse_type()
            params.extend(param.args if param.kind == PACK else (param,))
            if len(params) > _MAX_PARAMS:
                raise _MalformedError
        if len(params) == 1 and params[0].kind == "v":
            return ()
        return tuple(params)

    def nested_name(self) -> Param:
        """Take the rest of a nested name; every prefix, the whole included, is a candidate.

        Qualifiers before it are those of a member function's `this`, which no call needs.
        """
        while self.peek() in _QUALIFIERS:
            self.pos += 1
        if self.peek() in ("R", "O"):
            self.pos += 1
        last = self.prefix()
        if self.peek() == "E":
            raise _MalformedError  # N..E has at least a scope and a name
        while not self.accept("E"):
            last = self.component(last)
        return last

    def prefix(self) -> Param:
        """Take the outermost scope of a nested name."""
        if self.accept("St"):
            return Param(NAMED, 1, "std")
        if self.peek() == "S":
            return self.substitution()
        if self.peek() == "T":
            return self.template_param()
        return self.identifier()

    def component(self, last: Param) -> Param:
        """Take the next part of a nested name: a name, or arguments of the template before it."""
        if self.peek() == "I":
            return self.instance(last)
        return self.identifier()

    def identifier(self) -> Param:
        """Take an unqualified name; L marks one with internal linkage."""
        self.accept("L")
        return self.keep(Param(NAMED, 1, self.source_name()))

    def arguments(self) -> tuple[Param, ...]:
        """Take template arguments in I..E or, for a pack, J..E."""
        self.enter()
        if not self.accept("J"):
            self.expect("I")
        args: list[Param] = []
        while not self.accept("E"):
            if self.peek() == "L":
                args.append(self.literal())
            elif self.peek() == "J":
                args.append(Param(PACK, args=self.arguments()))
            elif self.accept("X"):
                # The only expression supported is a parameter itself; here it is not a candidate.
                args.append(self.template_argument())
                self.expect("E")
            else:
                args.append(self.parse_type())
        self.depth -= 1
        return tuple(args)

    def literal(self) -> Param:
        """Take a literal of a template argument; its value stays text, as in `Lin5E` for -5."""
        self.expect("L")
        of = self.parse_type()
        end = self.text.find("E", self.pos)
        if end < 0:
            raise _MalformedError
        value = self.text[self.pos : end]
        self.pos = end + 1
        return Param(LITERAL, 1, value, pointee=of)

    def substitution(self) -> Param:
        """Take a reference to an earlier candidate, or an abbreviation of std."""
        self.expect("S")
        if self.peek() in _STANDARD:
            return Param(NAMED, 1, _STANDARD[self.take()])
        return self.pick(self.subs)

    def template_param(self) -> Param:
        """Take a reference to an argument of the function template; itself a candidate."""
        return self.keep(self.template_argument())

    def template_argument(self) -> Param:
        """Take a reference to an argument of the function template."""
        self.expect("T")
        return self.pick(self.template_args)

    def index(self) -> int:
        """Take a sequence number: `_` is 0, `0_` is 1, and so on in base 36."""
        value = 0
        digits = 0
        while (c := self.take()) != "_":
            digits += 1
            place = _BASE_36.find(c)
            if place < 0 or digits > _MAX_DIGITS:
                raise _MalformedError
            value = value * 36 + place
        return value + 1 if digits else 0

    def pick(self, candidates: Sequence[Param]) -> Param:
        """Take a sequence number and return the candidate with it."""
        index = self.index()
        if index >= len(candidates):
            raise _MalformedError
        return candidates[index]

    def enter(self) -> None:
        """Enter a deeper level of the grammar."""
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise _MalformedError

    def parse_type(self) -> Param:
        """Take one type."""
        self.enter()
        c = self.peek()
        if c in _PLAIN_TYPES:
            self.pos += 1
            param = Param(c)
        elif c in ("r", "V", "K", "U"):
            param = self.qualified()
        elif c in ("P", "R", "O"):
            param = self.pointer()
        elif c == "D":
            param = self.extended()
        else:
            param = self.compound()
        self.depth -= 1
        return param

    def pointer(self) -> Param:
        """Take a pointer or reference."""
        kind = POINTER if self.take() == "P" else REFERENCE
        # Private memory is the absence of all qualifiers: with const it is one candidate anyway.
        qualified = self.peek() in _QUALIFIERS or self.peek() == "U"
        of = self.parse_type()
        if self.private_counts and not qualified:
            self.keep(of)
        return self.keep(Param(kind, pointee=of))

    def compound(self) -> Param:
        """Take a type that is named, refers to another one, or is a function or an array."""
        c = self.peek()
        # St begins a name in std; any other S refers to a whole earlier type.
        if c == "S" and not self.text.startswith("St", self.pos):
            earlier = self.substitution()
            return self.instance(earlier) if self.peek() == "I" else earlier
        if c == "T":
            return self.elaborated()
        if c == "N":
            self.pos += 1
            return self.nested_name()
        if c == "F":
            return self.function_type()
        if c == "A":
            self.pos += 1
            length = self.number() if self.at_digit() else 0
            self.expect("_")
            return self.keep(Param(ARRAY, length, pointee=self.parse_type()))
        if c == "u":
            return self.vendor_type()
        return self.class_name()

    def class_name(self) -> Param:
        """Take the name of a class, enumeration or opaque type."""
        self.accept("St")
        named = self.keep(Param(NAMED, 1, self.source_name()))
        return self.instance(named) if self.peek() == "I" else named

    def instance(self, template: Param) -> Param:
        """Take the arguments of a class template."""
        if template.kind != NAMED:
            raise _MalformedError
        return self.keep(template.changed(args=self.arguments()))

    def elaborated(self) -> Param:
        """Take a template parameter, or a name after struct, union or enum."""
        # T_ and T0_ are parameters, Ts, Tu and Te elaborated type specifiers.
        if self.text[self.pos + 1 : self.pos + 2] in ("s", "u", "e"):
            self.pos += 2
            return self.parse_type()
        return self.template_param()

    def function_type(self) -> Param:
        """Take a function type: its result, then its parameters."""
        self.expect("F")
        self.accept("Y")  # extern "C"
        types: list[Param] = []
        while not self.accept("E"):
            types.append(self.parse_type())
        return self.keep(Param(FUNCTION, args=tuple(types)))

    def vendor_type(self) -> Param:
        """Take a vendor's builtin type; only one with arguments is a candidate."""
        self.expect("u")
        name = self.source_name()
        # Targets of clang spell bfloat16 as a vendor's type, as here, or as DF16b.
        if name == "__bf16":
            return Param("DF16b")
        if self.peek() == "I":
            return self.keep(Param(NAMED, 1, name, args=self.arguments()))
        return Param(NAMED, 1, name)

    def qualified(self) -> Param:
        """Take qualifiers and the type they apply to: together one candidate."""
        # 5.1.5.1: qualifiers of one type stand together, a vendor's first, and as a group they make
        # one candidate; the type without them is a candidate of its own.
        start = self.pos
        qualifiers = 0
        space = 0
        while not self.text.startswith(("U7_Atomic", "U13block_pointer"), self.pos):
            c = self.peek()
            if c in _QUALIFIERS:
                self.pos += 1
                qualifiers |= _QUALIFIERS[c]
            elif self.accept("U"):
                space = max(space, self.vendor_qualifier())
            else:
                break
        if self.pos == start:
            return self.constructed()
        of = self.parse_type()
        return self.keep(of.changed(qualifiers=of.qualifiers | qualifiers, space=space or of.space))

    def constructed(self) -> Param:
        """Take a type that is atomic, or that a block points to.

        Spelled like qualifiers, but types of their own: candidates before outer qualifiers apply.
        """
        if self.accept("U7_Atomic"):
            of = self.parse_type()
            return self.keep(of.changed(qualifiers=of.qualifiers | ATOMIC))
        self.expect("U13block_pointer")
        return self.keep(Param(POINTER, pointee=self.parse_type()))

    def vendor_qualifier(self) -> int:
        """Take the rest of a vendor qualifier and return its address space, 0 when it names none.

        clang writes AS1 for a target's own numbering, CLglobal or SYglobal without one.
        """
        name = self.source_name()
        if self.peek() == "I":
            self.arguments()  # U2ASI..E: an address space that depends on a template argument
        if name.startswith("AS"):
            digits = name[2:]
            plain = digits.isascii() and digits.isdigit() and len(digits) <= _MAX_DIGITS
            return int(digits) if plain else 0
        return SPACE_NAMES.get(name[2:], 0)

    def extended(self) -> Param:
        """Take a type whose code begins with D."""
        self.expect("D")
        c = self.take()
        # Dv is a vector, Dp an expanded pack, Do a function that throws nothing, DF16_ and its like
        # a float of that many bits; the others are builtin types of two letters, not candidates.
        if c == "v":
            lanes = self.number()
            self.expect("_")
            return self.keep(self.parse_type().changed(lanes=lanes))
        if c == "p":
            return self.keep(self.parse_type())
        if c == "o":
            return self.function_type()
        if c == "F":
            bits = self.number()
            suffix = self.take()
            if suffix not in ("_", "b", "x"):
                raise _MalformedError
            return Param(f"DF{bits}{suffix}")
        if c in ("h", "i", "s", "u", "n", "a", "c"):
            return Param("D" + c)
        raise _MalformedError
