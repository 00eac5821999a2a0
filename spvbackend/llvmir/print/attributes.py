"""Printer of attributes of parameters, calls and functions.

Input: attributes from the parser. Output: LLVM's spelling, which the parser reads back unchanged.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.parse.attributes import FLAGS, GROUPED
from spvbackend.llvmir.print.value import type_name
from spvbackend.llvmir.types import Type, escape_text
from spvbackend.llvmir.values import Attributes

# LLVM's own function attributes; any other name is a string attribute's.
WORDS: Final = frozenset(
    ("alwaysinline", "builtin", "cold", "convergent", "coro_elide_safe",
     "coro_only_destroy_when_complete", "disable_sanitizer_instrumentation",
     "fn_ret_thunk_extern", "hot", "hybrid_patchable", "inlinehint", "jumptable", "minsize",
     "mustprogress", "naked", "nobuiltin", "nocallback", "nocf_check", "nocreateundeforpoison",
     "nodivergencesource", "noduplicate", "nofree", "noimplicitfloat", "noinline", "nomerge",
     "nonlazybind", "noprofile", "norecurse", "noredzone", "noreturn", "nosanitize_bounds",
     "nosanitize_coverage", "nosync", "nounwind", "null_pointer_is_valid", "optdebug",
     "optforfuzzing", "optnone", "optsize", "presplitcoroutine", "returns_twice", "safestack",
     "sanitize_address", "sanitize_alloc_token", "sanitize_hwaddress", "sanitize_memory",
     "sanitize_memtag", "sanitize_numerical_stability", "sanitize_realtime",
     "sanitize_realtime_blocking", "sanitize_thread", "sanitize_type", "shadowcallstack",
     "skipprofile", "speculatable", "speculative_load_hardening", "ssp", "sspreq", "sspstrong",
     "strictfp", "uwtable", "willreturn")
)  # fmt: skip
# These have a value in brackets, in a group as well; uwtable may lack it.
_BRACKETED: Final = frozenset(("allockind", "allocsize", "memory", "uwtable", "vscale_range"))
# Only these differ: `alignstack=8` in a group, `alignstack(8)` in a header.
_NUMBERED: Final = frozenset(("align", "alignstack"))


def parameter_attributes_text(attrs: Attributes) -> str:
    """Return a parameter's or return value's attributes, each followed by a blank."""
    return "".join([f"{_parameter_attribute(name, value)} " for name, value in attrs.items()])


def _parameter_attribute(name: str, value: int | str | Type) -> str:
    if isinstance(value, Type):
        return f"{name}({type_name(value)})"
    if isinstance(value, int):
        if name in FLAGS:
            return name
        # Among parameter attributes, only `align` has its number without brackets.
        return f"align {value}" if name == "align" else f"{name}({value})"
    return f"{name}{value}" if name in GROUPED else _string_attribute(name, value)


def _string_attribute(name: str, value: str) -> str:
    text = f'"{escape_text(name)}"'
    return f'{text}="{escape_text(value)}"' if value else text


def function_attributes_text(attrs: dict[str, str], grouped: bool) -> str:
    """Return a function's attributes; a group writes `align=4`, a header `align(4)`."""
    return " ".join([_function_attribute(name, attrs[name], grouped) for name in attrs])


def _function_attribute(name: str, value: str, grouped: bool) -> str:
    if name in _NUMBERED:
        return f"{name}={value}" if grouped else f"{name}({value})"
    if name in _BRACKETED and value:
        return f"{name}({value})"
    return name if name in WORDS and not value else _string_attribute(name, value)
