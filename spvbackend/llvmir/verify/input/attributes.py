"""Rules of attributes of parameters, results and functions (LangRef, Parameter Attributes and
Function Attributes).

The translation relies on attributes with a type, such as `byval`, and takes others as promises. An
attribute at a place where LLVM has none is ignored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from spvbackend.llvmir.types import ARRAY, FLOAT, INT, MAX_ALIGN, POINTER, STRUCT, VOID, Type
from spvbackend.llvmir.values import NO_ATTRIBUTES, Attributes
from spvbackend.llvmir.verify.checker import TypeRules, is_power_of_two

_GROUPED: Final = frozenset(("captures", "dead_on_return", "initializes", "nofpclass", "range"))
"""Attributes whose brackets are kept as text; other texts are values of string attributes."""
_INTEGER: Final = frozenset(("allocalign", "signext", "zeroext"))
"""Attributes of integers alone."""
_POINTER: Final = frozenset(
    ("allocptr", "byref", "byval", "captures", "dead_on_return", "dead_on_unwind",
     "dereferenceable", "dereferenceable_or_null", "elementtype", "inalloca", "initializes",
     "nest", "noalias", "nocapture", "nonnull", "preallocated", "readnone", "readonly", "sret",
     "swifterror", "writable")
)  # fmt: skip
"""Attributes of pointers alone, not of vectors of pointers."""
_PARAMETER: Final = frozenset(
    ("allocalign", "allocptr", "byref", "byval", "captures", "dead_on_return", "dead_on_unwind",
     "elementtype", "immarg", "inalloca", "initializes", "nest", "nocapture", "nofree",
     "preallocated", "readnone", "readonly", "returned", "sret", "swiftasync", "swifterror",
     "swiftself", "writable", "writeonly")
)  # fmt: skip
"""Attributes that a result cannot have."""
_SIZED: Final = ("byval", "byref", "inalloca", "preallocated", "sret")
"""Attributes whose type is that of an object in memory."""
_EXCLUSIVE: Final = (
    ("byval", "inalloca", "preallocated", "nest", "byref", "sret"),
    ("byval", "inalloca", "preallocated", "nest", "byref", "inreg"),
    ("inalloca", "readonly"),
    ("sret", "returned"),
    ("zeroext", "signext"),
    ("readnone", "readonly", "writeonly"),
    ("writable", "readnone"),
    ("writable", "readonly"),
)
"""Attributes of which a value has one at most."""
_EXCLUDING: Final = frozenset(name for names in _EXCLUSIVE for name in names)
_ONCE: Final = ("nest", "returned", "sret", "swifterror", "swiftself", "swiftasync")
"""Attributes of which a function has one at most."""
PLACED: Final = frozenset((*_ONCE, "inalloca"))
"""Attributes whose place among the parameters matters."""
_RANGE: Final = re.compile(r"\(i(\d+) (-?\d+), (-?\d+)\)")
_NOT_BOTH: Final = (
    ("noinline", "alwaysinline"),
    ("optnone", "optsize"),
    ("optnone", "minsize"),
    ("optnone", "optdebug"),
    ("optdebug", "optsize"),
    ("optdebug", "minsize"),
)
_RESTRICTED: Final = frozenset((*[name for pair in _NOT_BOTH for name in pair], "allocsize"))
"""Attributes of functions that have rules."""


def value_fault(rules: TypeRules, attrs: Attributes, type: Type) -> str:
    """Return the fault in the attributes of a parameter or a result, or ""."""
    for name, value in attrs.items():
        if isinstance(value, str) and name not in _GROUPED:
            continue
        if not _applies(name, type):
            return f"attribute '{name}' of a value of type {type}"
        if name in _SIZED and isinstance(value, Type) and not rules.is_sized(value):
            return f"attribute '{name}' of type {value}, which has no size"
        if name == "range" and isinstance(value, str) and (message := _range_fault(value, type)):
            return message
    align = attrs.get("align", 1)
    if isinstance(align, int) and not (is_power_of_two(align) and align <= MAX_ALIGN):
        return f"the alignment {align} is not a power of two up to {MAX_ALIGN}"
    # LLVM 24 states the range of such an argument.
    if "immarg" in attrs and not attrs.keys() <= {"immarg", "range"}:
        return "attribute 'immarg' beside others"
    excluding = [name for name in attrs if name in _EXCLUDING and has_flag(attrs, name)]
    if len(excluding) > 1:
        for names in _EXCLUSIVE:
            both = [name for name in names if name in excluding]
            if len(both) > 1:
                return f"attributes '{both[0]}' and '{both[1]}' exclude each other"
    return ""


def has_flag(attrs: Attributes, name: str) -> bool:
    """Whether there is an attribute of LLVM's with a name; a frontend's own has a text."""
    value = attrs.get(name)
    return value is not None and (not isinstance(value, str) or name in _GROUPED)


def _applies(name: str, type: Type) -> bool:
    kind = type.kind
    if name in _POINTER:
        return kind == POINTER
    if name in _INTEGER:
        return kind == INT
    if name == "align":
        return type.scalar().kind == POINTER
    if name == "range":
        return type.scalar().kind == INT
    if name == "nofpclass":
        return _is_floating(type)
    return kind != VOID or name != "noundef"


def _is_floating(type: Type) -> bool:
    """Whether a type is a floating-point number or an aggregate of one kind of them."""
    while type.kind in (ARRAY, STRUCT):
        if type.kind == STRUCT and (not type.elems or len(set(type.elems)) > 1):
            return False
        type = type.elems[0] if type.kind == STRUCT else type.element
    return type.scalar().kind == FLOAT


def _range_fault(text: str, type: Type) -> str:
    match = _RANGE.fullmatch(text)
    if match is None or int(match[1]) != type.scalar().bits:
        return f"attribute 'range{text}' of a value of type {type}"
    return ""


def signature_fault(
    rules: TypeRules,
    type: Type,
    parameters: list[Attributes],
    result: Attributes,
    known: set[tuple[int, Type]],
) -> str:
    """Return the fault in the attributes of a function or a call, or "".

    Args:
        rules: facts about types.
        type: the function's type.
        parameters: the attributes of each parameter; a variadic call has more.
        result: the attributes of the result.
        known: attributes by identity, with types of parameters that may have them.
    """
    if result is not NO_ATTRIBUTES and (message := _result_fault(rules, result, type.element)):
        return message
    count = len(type.elems)
    seen: set[str] = set()
    for index, attrs in enumerate(parameters):
        if attrs is NO_ATTRIBUTES:
            continue
        if index < count:
            key = (id(attrs), type.elems[index])
            if key not in known:
                if message := value_fault(rules, attrs, type.elems[index]):
                    return f"parameter {index}: {message}"
                known.add(key)
        if PLACED.isdisjoint(attrs):
            continue
        if message := _place_fault(attrs, index, type, seen):
            return f"parameter {index}: {message}"
    return ""


def _result_fault(rules: TypeRules, attrs: Attributes, type: Type) -> str:
    for name in attrs:
        if name in _PARAMETER and has_flag(attrs, name):
            return f"attribute '{name}' of a result"
    message = value_fault(rules, attrs, type)
    return f"result: {message}" if message else ""


def _place_fault(attrs: Attributes, index: int, type: Type, seen: set[str]) -> str:
    """Check attributes that depend on the other parameters and the result.

    Args:
        attrs: the attributes.
        index: the parameter.
        type: the function's type.
        seen: the attributes of earlier parameters of which there is one at most.
    """
    for name in _ONCE:
        if has_flag(attrs, name):
            if name in seen:
                return f"another parameter has attribute '{name}'"
            seen.add(name)
    count = len(type.elems)
    returned = type.element
    if has_flag(attrs, "sret") and (index > 1 or index >= count):
        return "attribute 'sret' behind the second parameter"
    if has_flag(attrs, "inalloca") and index != count - 1:
        return "attribute 'inalloca' before the last parameter"
    if has_flag(attrs, "returned") and index < count:
        own = type.elems[index]
        if own is not returned and not _is_same_bits(own, returned):
            return f"a returned {own} of a function that returns {returned}"
    return ""


def _is_same_bits(one: Type, other: Type) -> bool:
    """Whether a bitcast between two types changes nothing, as between vectors of equal size."""
    if one.kind == other.kind == POINTER or POINTER in (one.scalar().kind, other.scalar().kind):
        return False
    bits = one.scalar().bits * one.lanes()
    return one.lanes() > 1 < other.lanes() and bits == other.scalar().bits * other.lanes()


def function_fault(attrs: Mapping[str, str], type: Type) -> str:
    """Return the fault in the attributes of a function or of a call as a whole, or ""."""
    if _RESTRICTED.isdisjoint(attrs):
        return ""
    for one, other in _NOT_BOTH:
        if one in attrs and other in attrs:
            return f"attributes '{one}' and '{other}' exclude each other"
    if "optnone" in attrs and "noinline" not in attrs:
        return "attribute 'optnone' requires 'noinline'"
    for number in attrs.get("allocsize", "").split(","):
        at = int(number) if number.strip().isdecimal() else -1
        if at >= len(type.elems) or (at >= 0 and type.elems[at].kind != INT):
            return f"attribute 'allocsize' of parameter {at}, which is not an integer"
    return ""
