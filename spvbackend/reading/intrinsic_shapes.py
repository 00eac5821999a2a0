"""Distinction of intrinsics that LLVM's reader keeps from those that it upgrades.

Input: the user's text, in any spelling. LLVM rewrites calls of intrinsics that are old, belong to
another target, or have a name for other types, and does not check the operands that it expects: if
they are missing, an assertion ends the process. So an intrinsic is *plain* if LLVM does not rewrite
it, or if its rewritten form has the operands.
"""

from __future__ import annotations

import re
from typing import Final


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_PLAIN: Final = _names(
    "abs acos addressofreturnaddress allow.runtime.check allow.ubsan.check annotation "
    "arithmetic.fence asin assume assume.separate_storage atan atan2 bitreverse bswap canonicalize "
    "ceil copysign cos cosh ctlz ctpop cttz debugtrap donothing exp exp10 exp2 expect "
    "expect.with.probability experimental.convergence.anchor experimental.convergence.entry "
    "experimental.convergence.loop experimental.noalias.scope.decl "
    "experimental.widenable.condition fabs fake.use floor fma fmuladd fptosi.sat fptoui.sat frexp "
    "fshl fshr get.rounding invariant.end invariant.start is.constant is.fpclass "
    "launder.invariant.group ldexp lifetime.end lifetime.start llrint llround log log10 log2 lrint "
    "lround masked.gather masked.load masked.scatter masked.store maximum maximumnum maxnum memcpy "
    "memcpy.inline memmove memset memset.inline minimum minimumnum minnum modf nearbyint "
    "objectsize pow powi prefetch ptr.annotation ptrmask readcyclecounter readsteadycounter rint "
    "round roundeven sadd.sat sadd.with.overflow scmp sdiv.fix sdiv.fix.sat sideeffect sin sincos "
    "sincospi sinh smax smin smul.fix smul.fix.sat smul.with.overflow sqrt sshl.sat ssub.sat "
    "ssub.with.overflow stackrestore stacksave strip.invariant.group tan tanh threadlocal.address "
    "trap trunc uadd.sat uadd.with.overflow ubsantrap ucmp udiv.fix udiv.fix.sat umax umin "
    "umul.fix umul.fix.sat umul.with.overflow ushl.sat usub.sat usub.with.overflow var.annotation "
    "vector.extract vector.insert vector.reduce.add vector.reduce.and vector.reduce.fadd "
    "vector.reduce.fmax vector.reduce.fmaximum vector.reduce.fmin vector.reduce.fminimum "
    "vector.reduce.fmul vector.reduce.mul vector.reduce.or vector.reduce.smax vector.reduce.smin "
    "vector.reduce.umax vector.reduce.umin vector.reduce.xor"
)
# Intrinsics that once had another number of parameters; with this number LLVM rewrites nothing.
_PARAMETERS: Final[dict[str, int]] = {
    "annotation": 4,
    "ctlz": 2,
    "cttz": 2,
    "lifetime.end": 1,
    "lifetime.start": 1,
    "masked.gather": 3,
    "masked.load": 3,
    "masked.scatter": 3,
    "masked.store": 3,
    "memcpy": 4,
    "memmove": 4,
    "memset": 4,
    "objectsize": 4,
    "prefetch": 4,
    "ptr.annotation": 5,
    "var.annotation": 5,
}
# LLVM's passes take the result for a scalar, but its verifier accepts a vector.
_SCALARS: Final = frozenset({"objectsize"})
# Between types with equal lanes: LLVM's passes examine a cast between both, but its verifier
# accepts any two types.
_LANEWISE: Final = frozenset(
    {"fptosi.sat", "fptoui.sat", "frexp", "ldexp", "llrint", "llround", "lrint", "lround", "scmp",
     "ucmp"}
)  # fmt: skip
_MENTION: Final = re.compile(r"@llvm\.([\w.$-]+)")
# Few texts need the patterns that stand as strings; `re` compiles them when they are searched.
_DECLARATION: Final = re.compile(
    r"\ndeclare ([^\n@;]*)@llvm\.([\w.$-]+)(\([^\n;]*\)[^\n;()]*)$", re.MULTILINE
)
# Up to LLVM 21 lifetimes had a size first; all calls of one declaration must match.
_SIZED_LIFETIME: Final = (
    r"(?<=call void )@llvm\.(lifetime\.(?:start|end)\.p\d+)"
    r"\(i64 (?:immarg )?-?\d+, ptr[^,()\n]*(?:addrspace\(\d+\)[^,()\n]*)?\)"
)
_SIZED: Final = r"\(i64[\w ]*, ptr[^,\n]*\)"
# LLVM adds associated data to constructors without it.
_CONSTRUCTORS: Final = (
    r"(?m)@llvm\.(global_ctors|global_dtors) = appending(?: addrspace\(\d+\))? global"
    r" \[\d+ x \{ i32, ptr(?: addrspace\(\d+\))?, ptr(?: addrspace\(\d+\))? \}\] [\[z]"
)
_CALL: Final = r"\bcall ([^\n@;]*)@llvm\.([\w.$-]+)(\([^\n;]*)"
# LLVM never rewrites these, so they need no list.
_OWN: Final = (
    r"((?:spv|experimental\.constrained)\.[\w.]*?)((?:\.(?:v\d+)?(?:i\d+|f\d+|bf16|p\d+))*)"
)
_LISTS: Final = frozenset({"used", "compiler.used", "global.annotations"})
_TYPE: Final = re.compile(
    r"<(?P<lanes>\d+) x |ptr(?: addrspace\((?P<space>\d+)\))?|(?P<int>\bi\d+)\b"
    r"|\b(?P<float>half|bfloat|float|double|fp128)\b"
)
_VECTOR: Final = re.compile(r"v\d+(?=[ifbp])")
_FLOATS: Final = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "fp128": "f128"}


def are_plain(text: str) -> bool:
    """Whether LLVM rewrites no calls in the text whose operands it would not check."""
    mentioned = _MENTION.findall(text)
    if not mentioned:
        return True
    declared = {name: (result, rest) for result, name, rest in _DECLARATION.findall(f"\n{text}")}
    names = sorted(set(mentioned) - _LISTS)
    if not all(name in declared for name in names):
        _add_called(declared, mentioned, text)
    for name in names:
        if name.startswith("global_"):
            if name not in re.findall(_CONSTRUCTORS, text):
                return False
            continue
        result, rest = declared.get(name, ("", ""))
        plain = _is_plain(name, result, rest)
        if not plain and not _is_sized_lifetime(name, rest, text, mentioned.count(name)):
            return False
    return True


def _add_called(declared: dict[str, tuple[str, str]], mentioned: list[str], text: str) -> None:
    """Add intrinsics that LLVM declares itself, with the type of their calls if those agree."""
    calls: dict[str, list[tuple[str, str]]] = {}
    for result, name, rest in re.findall(_CALL, text):
        calls.setdefault(name, []).append((result, rest))
    for name in set(mentioned).difference(declared):
        sites = calls.get(name, [])
        types = {tuple(_mangled(f"{result} {rest}")) for result, rest in sites}
        if len(types) == 1 and len(sites) == mentioned.count(name):
            declared[name] = sites[0]


def _is_plain(name: str, result: str, rest: str) -> bool:
    """Whether a declaration's name and parameter count are what LLVM would use."""
    base, suffix = _split(name) if rest else ("", [])
    needed = _PARAMETERS.get(base, -1)
    if not base or (needed >= 0 and _count(rest) != needed):
        return False
    if base in _SCALARS and "<" in result:
        return False
    if base in _LANEWISE and len({_lanes(part) for part in suffix}) > 1:
        return False
    if base == "prefetch" and not suffix:
        return False
    forms = iter(_mangled(f"{result} {rest}"))
    # The suffix has the overloaded types in order (LangRef, Intrinsic Functions).
    return all(part in forms for part in suffix)


def _lanes(form: str) -> str:
    """Return the lanes of a type in a name, such as v4 of v4i32."""
    match = _VECTOR.match(form)
    return match[0] if match is not None else ""


def _split(name: str) -> tuple[str, list[str]]:
    """Split a name into the longest known prefix, "" for none, and the parts after it."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        base = ".".join(parts[:end])
        if base in _PLAIN:
            return base, parts[end:]
    own = re.fullmatch(_OWN, name)
    return (own[1], own[2].split(".")[1:]) if own is not None else ("", [])


def _count(rest: str) -> int:
    """Return the number of parameters in a bracketed list; attributes may have brackets."""
    depth = commas = 0
    inside = False
    for char in rest:
        if char in "(<{[":
            depth += 1
        elif char in ")>}]":
            depth -= 1
            if depth == 0:
                break
        elif char == "," and depth == 1:
            commas += 1
        else:
            inside = inside or depth > 0
    return commas + 1 if inside else 0


def _mangled(text: str) -> list[str]:
    """Return the types of a declaration as intrinsics' names spell them."""
    forms = []
    lanes = ""
    for match in _TYPE.finditer(text):
        if match["lanes"]:
            lanes = f"v{match['lanes']}"
            continue
        if match["int"]:
            form = match["int"]
        elif match["float"]:
            form = _FLOATS[match["float"]]
        else:
            form = f"p{match['space'] or 0}"
        forms.append(lanes + form)
        lanes = ""
    return forms


def _is_sized_lifetime(name: str, rest: str, text: str, mentions: int) -> bool:
    """Whether all calls of an old lifetime marker have its two operands."""
    if not name.startswith("lifetime.") or re.match(_SIZED, rest) is None:
        return False
    return re.findall(_SIZED_LIFETIME, text).count(name) == mentions - 1
