"""Calls of intrinsics by their signatures: right ones, and ones with one type changed."""

import re
from collections.abc import Iterator

from spvbackend.llvmir.verify.input.signatures import SIGNATURES, Signature

# Types for the overloads of a signature; 840 is a multiple of all small numbers of parts.
PICKS = (
    {"A": "i32", "I": "i32", "F": "float", "V": "<4 x i32>", "P": "ptr"},
    {"A": "i32", "I": "<4 x i32>", "F": "<4 x float>", "V": "<4 x float>", "P": "ptr"},
    {"A": "ptr", "I": "i64", "F": "float", "V": "<840 x i32>", "P": "ptr"},
    {"A": "i32", "I": "i32", "F": "float", "V": "<4 x i1>", "P": "ptr"},
)
OTHERS = ("i13", "double", "<3 x i32>", "{ i32 }")
"""Types that take the place of a right one."""
SUFFIXES = {
    "float": "f32",
    "double": "f64",
    "half": "f16",
    "bfloat": "bf16",
    "fp128": "f128",
    "ptr": "p0",
}
WORDS = {"meta": "metadata", "f16": "half", "bf16": "bfloat"}
SPECIAL = frozenset(
    f"llvm.{name}"
    for name in (
        "dbg.label", "experimental.constrained.fpext", "experimental.constrained.fptrunc",
        "experimental.convergence.entry", "experimental.convergence.loop",
        "experimental.noalias.scope.decl", "lifetime.end", "lifetime.start",
        "matrix.column.major.load", "matrix.column.major.store", "matrix.multiply",
        "matrix.transpose", "ptrmask", "reloc.none", "spv.generic.cast.to.ptr.explicit",
        "threadlocal.address", "vector.extract", "vector.insert",
    )
)  # fmt: skip
"""Intrinsics with rules about operands, which these calls do not follow."""
NAMES = [name for name in SIGNATURES if name not in SPECIAL]


def calls_of(name: str, variable: int = -1) -> list[str]:
    """Modules with a call of an intrinsic, one for each choice of overloaded types.

    `variable` is the argument that is not to be a constant although it is an immediate.
    """
    signature = Signature(SIGNATURES[name])
    return [
        module_text(name, signature, types, overloads, variable)
        for types, overloads in (typed(signature, pick) for pick in PICKS)
    ]


def wrong_calls_of(name: str) -> Iterator[str]:
    """Modules with a call in which one type of the signature is another."""
    signature = Signature(SIGNATURES[name])
    types, overloads = typed(signature, PICKS[0])
    for at, type in enumerate(types):
        for other in OTHERS if type not in ("void", "metadata", "token") else ():
            changed = [*types[:at], other, *types[at + 1 :]]
            yield module_text(name, signature, changed, overloads, -1)


def typed(signature: Signature, pick: dict[str, str]) -> tuple[list[str], list[str]]:
    """The types of results and parameters, and the overloaded ones among them."""
    forms = [*signature.results, *signature.parameters]
    free = [form for form in forms if form[0] in pick]
    overloads = [pick[form[0]] for form in free]
    for at, form in enumerate(free):
        if "*" in form:  # a pointer for each lane
            overloads[at] = shaped(overloads[int(form[2:])], "ptr")
    rest = iter(overloads)
    types = [next(rest) if form[0] in pick else type_of(form, overloads) for form in forms]
    return types, overloads


def type_of(form: str, overloads: list[str]) -> str:
    """The type of a form that is not overloaded itself."""
    if form[0] == "=":
        return overloads[int(form[1:])]
    if re.fullmatch(r"e\d", form):
        return lanes(overloads[int(form[1:])])[1]
    if "/" in form:
        count, element = lanes(overloads[int(form[0])])
        return f"<{count // int(form[2:])} x {element}>"
    if "*" in form:
        element, _, number = form.partition("*")
        return shaped(overloads[int(number)], element)
    if vector := re.fullmatch(r"v(\d)(\w+)", form):
        return f"<{vector[1]} x {WORDS.get(vector[2], vector[2])}>"
    return WORDS.get(form, form)


def lanes(type: str) -> tuple[int, str]:
    """The lanes of a vector and its element, 0 and the type itself for another."""
    match = re.fullmatch(r"<(\d+) x (\w+)>", type)
    return (int(match[1]), match[2]) if match is not None else (0, type)


def shaped(type: str, element: str) -> str:
    """The element, or a vector of it with the lanes of a type."""
    count, _ = lanes(type)
    return f"<{count} x {element}>" if count else element


def suffix(type: str) -> str:
    """How a type is spelled in a name."""
    count, element = lanes(type)
    return f".{f'v{count}' if count else ''}{SUFFIXES.get(element, element)}"


def module_text(
    name: str, signature: Signature, types: list[str], overloads: list[str], variable: int
) -> str:
    """A module with a declaration, and a function that passes its own parameters on."""
    count = len(signature.results)
    result = types[0] if count == 1 else f"{{ {', '.join(types[:count])} }}"
    full = f"@{name}{''.join(map(suffix, overloads))}"
    parameters = types[count:]
    arguments = [
        argument(name, signature, at, type, len(parameters) - at, at != variable)
        for at, type in enumerate(parameters)
    ]
    more = ["..."] if signature.variadic else []
    call = f"{result} ({', '.join([*parameters, *more])})" if more else result
    assigned = "" if result == "void" else "%r = "
    # Parameters of metadata have no value in the function.
    own = [f"{type} %a{at}" for at, type in enumerate(parameters) if type != "metadata"]
    return (
        f"declare {result} {full}({', '.join([*parameters, *more])})\n\n"
        f"define void @f({', '.join(own)}) {{\n"
        f"  {assigned}call {call} {full}({', '.join(arguments)})\n  ret void\n}}\n\n!0 = !{{}}\n"
    )


def argument(
    name: str, signature: Signature, at: int, type: str, left: int, is_constant: bool
) -> str:
    """An argument, with `left` of them to come, itself included."""
    if type == "metadata":
        if "constrained" in name and left == 1:
            return 'metadata !"fpexcept.strict"'
        if "constrained.fcmp" in name:
            return 'metadata !"oeq"'
        is_mode = "constrained" in name or name == "llvm.fptrunc.round"
        return 'metadata !"round.tonearest"' if is_mode else "metadata !0"
    if at in signature.immediates and is_constant and type in ("i1", "i8", "i16", "i32", "i64"):
        return f"{type} {'true' if type == 'i1' else 1}"
    is_number = at in signature.immediates and is_constant and type == "double"
    return "double 5.000000e-01" if is_number else f"{type} %a{at}"
