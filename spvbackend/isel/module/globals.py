"""Global variables: OpVariable, linkage and decorations.

Input: variables in address spaces where OpenCL allows them; `private-memory` moved constants and
private variables there or into functions. Output: entries of the cache.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.analysis.symbols import mentioned
from spvbackend.builtins.prefixes import VARIABLE_PREFIX
from spvbackend.builtins.rows import NONE
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.isel.metadata.decorations import DECORATIONS, decorate_list
from spvbackend.isel.module.target_types import is_matrix
from spvbackend.llvmir.types import INT
from spvbackend.llvmir.values import GlobalVar, Undef, is_zero
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import CODE, CONSTANT, GENERIC, GLOBAL, INPUT, LOCAL, PRIVATE
from spvbackend.target.features import LINKONCE_ODR, WEAK_LINKAGE, Feature
from spvbackend.target.limits import alignment_word, required_alignment

if TYPE_CHECKING:
    from spvbackend.builtins.opencl import Variable
    from spvbackend.isel.selector import Selector

_NO_VARIABLES: Final[dict[int, str]] = {
    PRIVATE: "OpenCL has no private variable at module scope",
    GENERIC: "generic memory holds no variables",
    CODE: "functions are there",
}
_PLACES: Final = f"use addrspace({GLOBAL}), addrspace({CONSTANT}) or addrspace({LOCAL})"
_LINKAGES: Final[dict[str, tuple[Feature, int]]] = {
    "linkonce_odr": (LINKONCE_ODR, spv.LinkageTypeLinkOnceODR),
    "weak": (WEAK_LINKAGE, spv.LinkageTypeWeakAMD),
}
"""LLVM's linkages that have a type of an extension; Export without it."""
LOCAL_LINKAGE: Final = frozenset(("internal", "private"))


def lower_global(sel: Selector, var: GlobalVar) -> int:
    """Return the id of a global variable, defined on first use, after its initialiser."""
    id: int = var.spv_id
    if id:
        return id
    if sel.open_variables == MAX_OPEN:
        _define_behind(sel, var)
    sel.open_variables += 1
    try:
        return _define(sel, var)
    except Diagnostic as error:
        from spvbackend.isel.module.places import line_of_use  # only errors need it

        # An inferred pointee adds to what the variable's own line says.
        chosen = var.pointee if var.pointee is not var.value_type else None
        error.place(line_of_use(sel, None, [chosen]) or var.line)
        raise
    finally:
        sel.open_variables -= 1


MAX_OPEN: Final = 16
"""Depth of variables that are defined within each other's initialisers."""


def _define_behind(sel: Selector, var: GlobalVar) -> None:
    """Define the variables that an initialiser reaches, the end of each chain first.

    An initialiser defines the variables it mentions, so long chains would recurse deeply.
    """
    seen = {var}
    stack = [(var, _not_begun(var, seen))]
    while stack:
        last, behind = stack[-1]
        if behind:
            other = behind.pop()
            if other not in seen:
                seen.add(other)
                stack.append((other, _not_begun(other, seen)))
            continue
        stack.pop()
        if last is not var:
            lower_global(sel, last)


def _not_begun(var: GlobalVar, seen: set[GlobalVar]) -> list[GlobalVar]:
    """Return the undefined variables that an initialiser mentions, in reverse order.

    A variable whose definition has begun closes a cycle; its definition reports that.
    """
    if var.initializer is None:
        return []
    variables = [
        other
        for other in mentioned(var.initializer)
        if isinstance(other, GlobalVar)
        and not (other.spv_id or other.cell == INITIALIZING or other in seen)
    ]
    variables.reverse()
    return variables


def _define(sel: Selector, var: GlobalVar) -> int:
    if var.thread_local:
        raise Unsupported(
            f"thread_local variable '@{var.name}' has no translation: SPIR-V has no such storage",
            var.line,
        )
    builtin = _builtin(sel, var)
    if builtin:
        return builtin
    storage_class = sel.environment.storage_class(var.type.space)
    reason = _NO_VARIABLES.get(var.type.space, "")
    if reason:
        what = f"variable '@{var.name}' in address space {var.type.space}: {reason}"
        raise Unsupported(what, var.line, _PLACES if var.type.space == PRIVATE else "")
    if is_matrix(var.value_type):
        raise Unsupported(
            f"variable '@{var.name}' of type '{var.value_type}': work-items hold a cooperative "
            "matrix in private memory",
            var.line,
        )
    # The initialiser's instructions come first (2.4); var.spv_id stays 0 until they are complete.
    initial = _initializer(sel, var, storage_class)
    type_id, held_id = sel.flavour.global_types(sel, var, storage_class)
    opcode, operands = sel.flavour.variable(storage_class, held_id, initial)
    # Not interned: equal words are still two variables in memory.
    id = var.spv_id = sel.cache.unique(opcode, type_id, operands)
    _decorate(sel, var, id)
    ref = var.attachments.get(DECORATIONS)
    if ref is not None:
        decorate_list(sel, DECORATIONS, ref, var, id, var.line)
    return id


def _builtin(sel: Selector, var: GlobalVar) -> int:
    if not var.name.startswith(VARIABLE_PREFIX):
        return 0
    name = var.name[len(VARIABLE_PREFIX) :]
    # Most frontends call functions instead, so import late.
    from spvbackend.builtins.names import builtin_variable
    from spvbackend.builtins.opencl import VARIABLES

    number = builtin_variable(var.name)
    if number in VARIABLES and VARIABLES[number].bits == 1:
        # LLVM's i1 is a byte in memory; a SPIR-V boolean has no size.
        text = f"built-in variable {name} is a boolean"
        raise Unsupported(text, var.line, f"call the function '{var.name}' instead")
    if number in VARIABLES:
        _check_builtin(var, VARIABLES[number])
        sel.declared.builtin_bits[number] = var.value_type.scalar().bits
        id = var.spv_id = sel.builtin_variable(number, sel.type_id(var.value_type))
        return id
    if number != NONE:
        raise Unsupported(f"a kernel has no built-in variable {name}", var.line)
    raise Unsupported(f"'@{var.name}' is not a built-in variable of SPIR-V", var.line)


def _check_builtin(var: GlobalVar, variable: Variable) -> None:
    """Check that a built-in variable is an input of integers; size_t may have either width."""
    type = var.value_type
    scalar = type.scalar()
    if scalar.kind != INT or scalar.bits not in (32, 64) or type.lanes() != variable.lanes:
        wanted = "one integer" if variable.lanes == 1 else f"{variable.lanes} integers"
        raise Unsupported(
            f"variable '@{var.name}' of type '{type}': the built-in variable is {wanted} of "
            "32 or 64 bits",
            var.line,
        )
    if var.initializer is not None:
        raise Unsupported(
            f"variable '@{var.name}' has an initialiser, but its name is that of a built-in "
            "variable",
            var.line,
        )


def _initializer(sel: Selector, var: GlobalVar, storage_class: int) -> int:
    """Return the id of the initialiser, or 0.

    Local memory starts undefined in OpenCL, so only the zero that some frontends write is accepted.
    """
    # Imported late: constants mention variables and variables have constants, an import cycle.
    from spvbackend.isel.module.constants import initializer

    value = var.initializer
    if value is None or isinstance(value, Undef):
        return 0
    if storage_class == spv.StorageClassInput:
        # A variable of storage class Input has no initializer (OpVariable).
        raise Unsupported(
            f"variable '@{var.name}' in address space {INPUT} has an initialiser: it is an input",
            var.line,
        )
    if storage_class == spv.StorageClassWorkgroup and not is_zero(value):
        raise Unsupported(
            f"variable '@{var.name}' in address space {LOCAL} has an initialiser: local memory "
            "starts undefined",
            var.line,
        )
    # `cell` is free after inference; this mark detects recursion into the variable.
    if var.cell == INITIALIZING:
        from spvbackend.analysis.refusals import endless_initialiser

        raise endless_initialiser(sel.module.globals, var)
    var.cell = INITIALIZING
    try:
        return initializer(sel, value, var.pointee or var.value_type, None)
    finally:
        # The mark must not outlive an error: the next use would be taken for a recursion.
        var.cell = -1


INITIALIZING: Final = -2


def _decorate(sel: Selector, var: GlobalVar, id: int) -> None:
    cache = sel.cache
    cache.name(id, var.name)
    if var.align:
        is_here = not var.is_declaration
        align = required_alignment(var.align) if is_here else alignment_word(var.align)
        cache.decorate(id, spv.DecorationAlignment, align)
    if var.constant:
        cache.decorate(id, spv.DecorationConstant)
    if var.linkage in LOCAL_LINKAGE or (var.name.isdigit() and not var.is_declaration):
        return
    # An imported variable must not have an initialiser (2.16.1).
    if var.is_declaration:
        cache.decorate_linkage(id, var.name, spv.LinkageTypeImport)
    else:
        cache.decorate_linkage(id, var.name, export_type(sel, var.linkage))


def export_type(sel: Selector, linkage: str) -> int:
    """Return the linkage type of a definition that other modules see."""
    feature, type = _LINKAGES.get(linkage, (None, spv.LinkageTypeExport))
    is_plain = feature is None or not sel.environment.prefers(feature)
    return spv.LinkageTypeExport if is_plain else type
