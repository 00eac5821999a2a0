"""Finds the builtin that a called function is, by its name, and reads its row.

Inputs are names of functions without a body: a definition is never a builtin. Results depend on the
name alone, so that a caller may keep them; the functions below `Builtins` add the types of a call.
"""

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final, final

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.index import row_of
from spvbackend.builtins.params import (
    KIND_TEXT,
    NAMED,
    POINTER,
    Param,
    bits,
    is_float,
    is_signed,
    is_unsigned,
    llvm_text,
    named_type,
    value_of,
)
from spvbackend.builtins.prefixes import MINI_FLOAT_PREFIX, PREFIX
from spvbackend.builtins.rows import (
    AS_TYPE,
    CONVERT,
    FIXED_TEXT,
    NONE,
    SPELLED,
    SWAP,
    VARIADIC,
    Builtin,
)
from spvbackend.spirv import opcodes as op

# OpenCL C has thousands of these, whose names say all: one row serves any of them.
_CONVERT: Final = Builtin("convert_", 1, CONVERT, op.OpNop)
_AS_TYPE: Final = Builtin("as_", 1, AS_TYPE, op.OpBitcast)
_SOURCE_NAME: Final = re.compile(r"_Z([0-9]{1,3})")
_ENUMS: Final = frozenset(("memory_order", "memory_scope"))


@final
class Resolved:
    """A builtin together with the facts in its name.

    Attributes:
        row: its row.
        params: also empty for a name that is not mangled: then the call's operands tell the types.
        mangled: whether the name is.
        target: the type that the name of a conversion, or `_R`, spells.
        saturate: whether the name asks for it.
        rounding: the mode that the name asks for, NONE for none.
    """

    __slots__ = ("mangled", "params", "rounding", "row", "saturate", "target")

    def __init__(
        self,
        row: Builtin,
        params: tuple[Param, ...] = (),
        mangled: bool = False,
        target: Param | None = None,
        saturate: bool = False,
        rounding: int = NONE,
    ) -> None:
        self.row: Final = row
        self.params: Final = params
        self.mangled: Final = mangled
        self.target: Final = target
        self.saturate: Final = saturate
        self.rounding: Final = rounding


@final
class Pointee:
    """The type that a pointer argument points to.

    Attributes:
        rule: the source of the instruction's type: a rule of `rows`.
        text: LLVM's spelling where the name or the instruction fixes the type, else "".
    """

    __slots__ = ("rule", "text")

    def __init__(self, rule: int, text: str) -> None:
        self.rule: Final = rule
        self.text: Final = text


@final
class Conversion:
    """The conversion of a value to another type.

    Attributes:
        opcode: OpNop for a copy.
        saturated: whether it takes the SaturatedConversion decoration.
        rounding: FPRoundingMode, or NONE.
    """

    __slots__ = ("opcode", "rounding", "saturated")

    def __init__(self, opcode: int, saturated: bool, rounding: int) -> None:
        self.opcode: Final = opcode
        self.saturated: Final = saturated
        self.rounding: Final = rounding


@lru_cache(maxsize=4096)  # called for every call of a function
def lookup(function_name: str) -> Resolved | None:
    """Return the builtin that a declared function is, None for any other function."""
    name = _without_number(function_name)
    mangled = demangle(name)
    if mangled is None:
        return _resolve(_plain_name(name), (), False)
    if mangled.name.startswith((PREFIX, MINI_FLOAT_PREFIX)):
        # Only builtins have names with two underscores: templates and any parameters are theirs.
        return _resolve(mangled.name, mangled.params, True)
    # OpenCL C has neither namespaces nor templates: such a name is the user's own.
    if mangled.nested or mangled.template_args:
        return None
    resolved = _resolve(mangled.name, mangled.params, True)
    return resolved if resolved is not None and _fits(resolved.row, mangled.params) else None


@final
class Builtins:
    """The builtins of one translation: ours, and before them those of a frontend.

    A frontend's rows differ between translations, so their results are kept here and not in the
    cache that all translations share.

    Args:
        rows: with names as the IR has them or as they are before mangling, or with patterns of
            `fnmatch` in place of names; a name counts before a pattern, an earlier pattern before
            a later one.
    """

    __slots__ = ("_exact", "_found", "_patterns")

    def __init__(self, rows: Iterable[Builtin] = ()) -> None:
        self._exact: Final[dict[str, Builtin]] = {}
        self._patterns: Final[list[Builtin]] = []
        self._found: Final[dict[str, Resolved | None]] = {}
        for row in rows:
            if "*" in row.name:
                self._patterns.append(row)
            else:
                self._exact[row.name] = row

    def lookup(self, function_name: str) -> Resolved | None:
        """Return the builtin that a declared function is, None for any other function."""
        if not self._exact and not self._patterns:
            return lookup(function_name)
        if function_name not in self._found:
            own = self._own(_without_number(function_name))
            self._found[function_name] = own or lookup(function_name)
        return self._found[function_name]

    def is_own(self, row: Builtin) -> bool:
        """Whether a row is the frontend's."""
        return self._exact.get(row.name) is row or any(row is own for own in self._patterns)

    def names(self) -> list[str]:
        """Return the names of a frontend's rows, in their order."""
        return list(self._exact)

    def is_known(self, function_name: str) -> bool:
        """Whether a declared function is a builtin or an intrinsic, which keeps no address."""
        return function_name.startswith("llvm.") or self.lookup(function_name) is not None

    def _own(self, name: str) -> Resolved | None:
        """Return a frontend's row: by the whole name, then by the name that is mangled in it."""
        mangled = demangle(name)
        for text, params in ((name, ()), (mangled.name, mangled.params) if mangled else ("", ())):
            row = self._exact.get(text)
            if row is None and text:
                row = next((row for row in self._patterns if fnmatchcase(text, row.name)), None)
            if row is not None:
                return Resolved(row, params, bool(params))
        return None


def takes(row: Builtin, count: int) -> bool:
    """Whether a builtin takes this number of arguments, not counting a hidden sret pointer."""
    return row.args <= count <= max(row.args, row.most)


def count_error(row: Builtin, count: int) -> str:
    """Return what is wrong with a number of arguments, "" for nothing."""
    if takes(row, count):
        return ""
    text = str(row.args)
    if row.most >= VARIADIC:
        text = f"{text} or more"
    elif row.most > row.args:
        text = f"{text} to {row.most}"
    return f"is called with {count} arguments and takes {text}"


def opcode_of(resolved: Resolved, floating: bool) -> int:
    """Return the row's opcode for the first operand's type; `floating` comes from LLVM's type.

    The name alone tells signed from unsigned; a name that is not mangled counts as signed.
    """
    row = resolved.row
    if floating and row.floating:
        return row.floating
    return row.unsigned if row.unsigned and _unsigned(resolved, 0) else row.opcode


def dot_opcode(resolved: Resolved, floating: bool) -> tuple[int, bool]:
    """Return the opcode of a DOT row, and whether to swap the first two arguments.

    OpSUDot takes the signed vector first.
    """
    row = resolved.row
    if row.extra == NONE or floating:
        return opcode_of(resolved, floating), bool(row.flags & SWAP)
    first = _unsigned(resolved, 0)
    # With equal signs it is OpSDot or OpUDot; with different ones, `extra`.
    if first == _unsigned(resolved, 1):
        return opcode_of(resolved, False), False
    return row.extra, first


def pointee_of(resolved: Resolved, index: int) -> Pointee | None:
    """Return the pointee of argument `index`, None where it is unknown; sret does not count."""
    params = resolved.params
    text = ""
    if index < len(params) and params[index].kind == POINTER:
        text = llvm_text(value_of(params[index]))
    # A rule comes from the instruction, so a name with another pointee cannot change it.
    for position, rule in resolved.row.pointers:
        if position == index and rule != SPELLED:
            return Pointee(rule, FIXED_TEXT.get(rule, text))
    return Pointee(SPELLED, text) if text else None


def conversion(resolved: Resolved, source: Param) -> Conversion:
    """Return the conversion from `source` to the target of a CONVERT row.

    `source` is the mangled parameter, or stands for LLVM's type where there is none.
    """
    target = resolved.target
    assert target is not None, f"{resolved.row.name} names no type"
    if not is_float(source) and not is_float(target):
        # Integer conversions do not round: FPRoundingMode would be invalid on them.
        return _integer_conversion(source, target, resolved.saturate)
    if is_float(source) and is_float(target):
        # OpFConvert must change the width; only integers take a saturated one.
        opcode = op.OpNop if bits(source) == bits(target) else op.OpFConvert
        return Conversion(opcode, False, NONE if opcode == op.OpNop else resolved.rounding)
    if is_float(target):
        opcode = op.OpConvertSToF if is_signed(source) else op.OpConvertUToF
        return Conversion(opcode, False, resolved.rounding)
    opcode = op.OpConvertFToS if is_signed(target) else op.OpConvertFToU
    return Conversion(opcode, resolved.saturate, resolved.rounding)


def _integer_conversion(source: Param, target: Param, saturate: bool) -> Conversion:
    """Return an integer conversion; it saturates only where some source value does not fit.

    SaturatedConversion must not be on OpSatConvertSToU and UToS, which change the signedness.
    """
    # OpenCL C, 6.4.3.3: saturation clamps to the target's range; where that holds all values of the
    # source, it changes nothing.
    signed = is_signed(source)
    plain = op.OpSConvert if signed else op.OpUConvert
    change = bits(target) - bits(source)
    if signed == is_signed(target):
        if change == 0:
            # OpSConvert and OpUConvert must change the width.
            return Conversion(op.OpNop, False, NONE)
        return Conversion(plain, saturate and change < 0, NONE)
    if saturate and signed:  # negative values do not fit, whatever the width
        return Conversion(op.OpSatConvertSToU, False, NONE)
    if saturate and change <= 0:
        return Conversion(op.OpSatConvertUToS, False, NONE)
    return Conversion(op.OpNop if change == 0 else plain, False, NONE)


def _plain_name(name: str) -> str:
    """Return the name before mangling where its parameters or template arguments are unreadable.

    Only a name with two underscores is sure to be a builtin's.
    """
    match = _SOURCE_NAME.match(name)
    if match is None:
        return name
    plain = name[match.end() : match.end() + int(match[1])]
    return plain if plain.startswith(PREFIX) else ""


def _without_number(name: str) -> str:
    """Remove the number that LLVM adds when it must rename: `f.12`.

    Linking makes such names where two modules declare one builtin with different types.
    """
    stem, dot, number = name.rpartition(".")
    return stem if dot and number.isascii() and number.isdigit() else name


def _resolve(name: str, params: tuple[Param, ...], mangled: bool) -> Resolved | None:
    row = row_of(name)
    if row is not None:
        return Resolved(row, params, mangled)
    if name.startswith(PREFIX):
        from spvbackend.builtins.names import spirv_row

        entry = spirv_row(name)
        if entry is None:
            return None
        row, parts = entry
        return Resolved(row, params, mangled, parts.target, parts.saturate, parts.rounding)
    if name.startswith("convert_"):
        from spvbackend.builtins.names import split_suffixes

        parts = split_suffixes(name.removeprefix("convert_"))
        target = named_type(parts.stem)
        if target is None:
            return None
        return Resolved(_CONVERT, params, mangled, target, parts.saturate, parts.rounding)
    if name.startswith("as_"):
        target = named_type(name.removeprefix("as_"))
        return None if target is None else Resolved(_AS_TYPE, params, mangled, target)
    return None


def _fits(row: Builtin, params: tuple[Param, ...]) -> bool:
    """Whether the parameters can be the builtin's; C++ code may overload its name."""
    count = len(params)
    if count and params[-1].kind == "z":
        count -= 1  # the ellipsis of printf is not an argument
    if not takes(row, count):
        return False
    pointers = [position for position, _ in row.pointers]
    return all(_possible(params[i], i in pointers) for i in range(count))


def _possible(param: Param, pointer: bool) -> bool:
    if param.kind == POINTER:
        return pointer
    if param.kind == NAMED:
        return param.name.startswith("ocl_") or param.name in _ENUMS
    return param.kind in KIND_TEXT


def _unsigned(resolved: Resolved, index: int) -> bool:
    params = resolved.params
    return index < len(params) and is_unsigned(value_of(params[index]))
