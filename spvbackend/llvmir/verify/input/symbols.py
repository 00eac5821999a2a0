"""Rules of variables, aliases and functions as symbols (Global Variables, Functions, Aliases).

Input: symbols whose references are resolved. The first fault is raised with the symbol's line.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.types import (
    ARRAY,
    FUNCTION,
    INT,
    LABEL,
    MAX_ALIGN,
    METADATA,
    POINTER,
    STRUCT,
    TARGET,
    TOKEN,
    VOID,
    Type,
)
from spvbackend.llvmir.values import (
    NO_ATTRIBUTES,
    Alias,
    ConstAggregate,
    ConstantDataArray,
    ConstBytes,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    Function,
    GlobalVar,
    Value,
)
from spvbackend.llvmir.verify.checker import is_intrinsic, is_power_of_two
from spvbackend.llvmir.verify.input import attributes
from spvbackend.llvmir.verify.input.state import State

_COPIED: Final = "available_externally"
"""The linkage of a copy of another module's definition."""
_LOCAL: Final = frozenset(("internal", "private"))
_DECLARED: Final = frozenset(("external", "extern_weak"))
_ALIASED: Final = frozenset(
    ("private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "external",
     "available_externally")
)  # fmt: skip
_REPLACEABLE: Final = frozenset(("weak", "linkonce", "common", "extern_weak"))
"""Linkages by which the linker may choose another definition."""
_NO_DATA: Final = frozenset((FUNCTION, LABEL, METADATA, TOKEN, VOID))
_STRUCTORS: Final = frozenset(("llvm.global_ctors", "llvm.global_dtors"))
_USED: Final = frozenset(("llvm.used", "llvm.compiler.used"))
_OF_FUNCTION: Final = frozenset(("elementtype", "immarg", "sret"))
"""Attributes of parameters that depend on the function."""
_FIXED: Final = frozenset(("fastcc", "coldcc", "intel_ocl_bicc", "ptx_device", "spir_kernel"))
"""Conventions without variadic functions."""

Symbol = Alias | Function | GlobalVar


def check_variable(state: State, var: GlobalVar) -> None:
    """Check a variable and its initialiser.

    Raises:
        CompileError: a rule is broken.
    """
    message = (
        _linkage_fault(var, var.initializer is None, _has_comdat(var.attrs))
        or _value_fault(state, var)
        or _list_fault(var)
    )
    if message:
        raise state.refuse_symbol(var, message)


def _has_comdat(words: list[str]) -> bool:
    """Whether one of the words is `comdat`, alone or with a name in brackets."""
    return bool(words) and any(word.partition("(")[0] == "comdat" for word in words)


def _linkage_fault(symbol: Symbol, is_declaration: bool, has_comdat: bool) -> str:
    """Check linkage, visibility and storage, which restrict each other (Linkage Types)."""
    linkage = symbol.linkage
    if linkage == "external" and symbol.visibility == "default" and not symbol.storage:
        return "a declaration in a comdat" if has_comdat and is_declaration else ""
    if is_declaration and linkage not in _DECLARED:
        return f"a declaration with linkage {linkage}"
    if has_comdat and (is_declaration or linkage == _COPIED):
        return "a declaration in a comdat"
    if linkage in _LOCAL and symbol.visibility != "default":
        return f"a local symbol with {symbol.visibility} visibility"
    storage = symbol.storage
    if "dllexport" in storage and symbol.visibility == "hidden":
        return "a hidden symbol that is exported"
    if "dllimport" in storage:
        is_import = (is_declaration and linkage in _DECLARED) or linkage == _COPIED
        if not is_import or symbol.visibility != "default" or "dso_local" in storage:
            return "an imported symbol that is not external"
    if linkage in _LOCAL and "dll" in storage:
        return "a local symbol that is imported or exported"
    return ""


def _value_fault(state: State, var: GlobalVar) -> str:
    type = var.value_type
    if type.kind in _NO_DATA or (type.kind == TARGET and not state.rules.is_sized(type)):
        return f"a variable of type {type}"
    if var.align and (not is_power_of_two(var.align) or var.align > MAX_ALIGN):
        return f"the alignment {var.align} is not a power of two up to 1 << 32"
    if var.linkage == "appending" and type.kind != ARRAY:
        return f"a variable of type {type} with linkage appending"
    value = var.initializer
    if value is None:
        return ""
    if value.type is not type:
        return f"an initialiser of type {value.type} in a variable of {type}"
    if not state.rules.is_sized(type):
        return f"{type} has no size"
    if var.linkage == "common":
        if var.constant or _has_comdat(var.attrs):
            return "linkage common of a constant or in a comdat"
        if not _is_zero(value):
            return "linkage common with an initialiser other than zero"
    return state.constants.error(value)


def _is_zero(value: Value) -> bool:
    if isinstance(value, ConstInt):
        return value.value == 0
    if isinstance(value, ConstFloat):
        return value.pattern == 0
    if isinstance(value, ConstBytes):
        return not any(value.data)
    if isinstance(value, ConstantDataArray):
        return not any(value.patterns)
    if isinstance(value, ConstAggregate):
        return all(map(_is_zero, value.elements))
    return isinstance(value, ConstNull)


def _list_fault(var: GlobalVar) -> str:
    """Check the lists that LLVM itself reads (Intrinsic Global Variables)."""
    if var.name not in _STRUCTORS and var.name not in _USED:
        return ""
    if var.initializer is not None and var.linkage != "appending":
        return f"linkage {var.linkage} where appending is wanted"
    if var.value_type.kind != ARRAY:
        return ""
    element = var.value_type.element
    if var.name in _STRUCTORS:
        return "" if _is_structor(element) else f"elements of type {element}"
    if element.kind != POINTER:
        return f"elements of type {element}"
    value = var.initializer
    if value is None:
        return ""
    if not isinstance(value, ConstAggregate):
        return "an initialiser that is not an array of symbols"
    for member in value.elements:
        symbol = _stripped(member)
        if not isinstance(symbol, (Alias, Function, GlobalVar)) or not symbol.name:
            return "a member that is not a named symbol"
    return ""


def _is_structor(type: Type) -> bool:
    """Whether a type is that of a priority, a function and its data."""
    if type.kind != STRUCT or len(type.elems) != 3:
        return False
    priority, function, data = type.elems
    return (
        priority.kind == INT
        and priority.bits == 32
        and function.kind == POINTER
        and data.kind == POINTER
    )


def _stripped(value: Value) -> Value:
    """Return what a constant points to, without casts and zero offsets."""
    while isinstance(value, ConstExpr) and value.operands:
        value = value.operands[0]
    return value


def check_alias(state: State, alias: Alias) -> None:
    """Check an alias or ifunc.

    Raises:
        CompileError: a rule is broken.
    """
    if message := _linkage_fault(alias, False, False) or _aliasee_fault(state, alias):
        raise state.refuse(alias.line, f"'@{alias.name}': {message}")


def _aliasee_fault(state: State, alias: Alias) -> str:
    target = alias.aliasee
    if target is None:
        return "an alias of nothing"
    if alias.linkage not in _ALIASED:
        return f"an alias with linkage {alias.linkage}"
    if alias.type.kind != POINTER or target.type is not alias.type:
        return f"an alias of type {alias.type} of a value of type {target.type}"
    if not isinstance(target, (Alias, ConstExpr, Function, GlobalVar)):
        return "an alias of a constant that is not an address"
    if message := state.constants.error(target):
        return message
    return _resolver_fault(target) if alias.ifunc else _definition_fault(alias, target)


def _resolver_fault(target: Value) -> str:
    symbol = _stripped(target)
    while isinstance(symbol, Alias) and symbol.aliasee is not None and not symbol.ifunc:
        symbol = _stripped(symbol.aliasee)
    if not isinstance(symbol, Function) or not symbol.blocks or symbol.linkage == _COPIED:
        return "an ifunc without a resolver"
    return "" if symbol.ret_type.kind == POINTER else "a resolver that returns no pointer"


def _definition_fault(alias: Alias, target: Value) -> str:
    """Check that all symbols of an alias are definitions, without a cycle."""
    seen: set[Value] = {alias}
    pending = [target]
    while pending:
        value = pending.pop()
        if isinstance(value, (Function, GlobalVar)):
            if alias.linkage == _COPIED:
                if value.linkage != _COPIED:
                    return "an alias that is available externally, of a symbol that is not"
            elif value.is_declaration or value.linkage == _COPIED:
                return f"an alias of the declaration '@{value.name}'"
        elif isinstance(value, Alias):
            if value in seen:
                return "an alias of itself"
            if value.linkage in _REPLACEABLE:
                return f"an alias of '@{value.name}', which the linker may replace"
            seen.add(value)
            if value.aliasee is not None:
                pending.append(value.aliasee)
        elif isinstance(value, ConstExpr):
            pending += value.operands
    return ""


def check_function(state: State, function: Function) -> None:
    """Check the head of a function.

    Raises:
        CompileError: a rule is broken.
    """
    message = (
        _linkage_fault(function, not function.blocks, _has_comdat(function.suffix))
        or _type_fault(function)
        or _convention_fault(function)
        or _attribute_fault(state, function)
    )
    if not message:
        for word, value in function.data:
            if message := state.constants.error(value):
                message = f"{word}: {message}"
                break
    if message:
        raise state.refuse_symbol(function, message)
    if not is_intrinsic(function):
        state.calls[function] = function.value_type


def _type_fault(function: Function) -> str:
    """Check types: intrinsics alone take metadata and tokens (Functions)."""
    type = function.value_type
    if function.type.kind != POINTER or type.kind != FUNCTION:
        return f"a function of type {type}"
    is_llvms = is_intrinsic(function)
    if is_llvms and function.blocks:
        return "an intrinsic with a body"
    if function.linkage in ("common", "appending"):
        return f"a function with linkage {function.linkage}"
    result = type.element
    if result.kind in (FUNCTION, LABEL, METADATA) or (result.kind == TOKEN and not is_llvms):
        return f"a result of type {result}"
    if len(function.args) != len(type.elems):
        return f"{len(function.args)} arguments for {len(type.elems)} parameters"
    for arg, param in zip(function.args, type.elems, strict=True):
        if arg.type is not param:
            return f"an argument of type {arg.type} for a parameter of type {param}"
        if param.kind in (FUNCTION, LABEL, VOID) or (param.kind == STRUCT and param.opaque):
            return f"a parameter of type {param}"
        if param.kind in (METADATA, TOKEN) and not is_llvms:
            return f"a parameter of type {param}"
    if function.is_declaration and any(word == "personality" for word, _ in function.data):
        return "a declaration with a personality"
    return ""


def _convention_fault(function: Function) -> str:
    """Check what kernels and other conventions exclude (Calling Conventions)."""
    convention = function.calling_convention
    if convention not in _FIXED:
        return ""
    if function.value_type.flag:
        return f"a variadic function of convention {convention}"
    if convention != "spir_kernel":
        return ""
    is_void = function.ret_type.kind == VOID
    return "" if is_void else f"a kernel that returns {function.ret_type}"


def _attribute_fault(state: State, function: Function) -> str:
    type = function.value_type
    own = [arg.attrs for arg in function.args]
    message = attributes.signature_fault(
        state.rules, type, own, function.ret_attrs, state.valued
    ) or attributes.function_fault(function.fn_attrs, type)
    if message:
        return message
    for attrs in own:
        if attrs is NO_ATTRIBUTES or _OF_FUNCTION.isdisjoint(attrs):
            continue
        if attributes.has_flag(attrs, "sret") and type.element.kind != VOID:
            return f"a parameter for its result, and a result of type {type.element}"
        if attributes.has_flag(attrs, "elementtype"):
            return "attribute 'elementtype' of a function"
        if attributes.has_flag(attrs, "immarg") and not is_intrinsic(function):
            return "attribute 'immarg' of a function that is not an intrinsic"
    return ""
