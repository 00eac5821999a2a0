"""Why an intrinsic has no translation, by the family that its name tells.

An error about an intrinsic can only name what the user never wrote, so it says what it is part of,
and which pass of LLVM removes it where there is one.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from spvbackend.builtins.intrinsics import base_name
from spvbackend.diagnostics import Unsupported

_LANGUAGE: Final = "run-time support of its language"
_STATE: Final = "a kernel has no such machine state"
_SCALABLE: Final = "of vectors of scalable length"
_TARGET: Final = "of another target"
_ROUNDING: Final = "a kernel neither reads nor changes how its device rounds"


class Family(NamedTuple):
    """Intrinsics by their names without "llvm.", as a regular expression of the whole name.

    The reason may refer to groups of the pattern; the hint says what to do before.
    """

    pattern: str
    reason: str
    hint: str = ""


# Intrinsics that are translated for other types or operands than those at hand: the tables of
# templates have their names.
PARTLY_KNOWN: Final = (
    Family(
        r"(?:experimental\.constrained\.(?:fptrunc|sitofp|uitofp)|fptrunc\.round)\..*",
        "SPIR-V has no conversion of these types that rounds so",
    ),
    Family(
        r"experimental\.constrained\.\w+\..*",
        "SPIR-V rounds conversions as told, but not arithmetic",
    ),
    Family(
        r"masked\.(?:load|store|expandload|compressstore)\."
        r"v\d+(i(?!(?:8|16|32|64|128)\b)\d+)\b.*",
        r"lanes of \1 have no address of their own",
    ),
    Family(
        r"[su](?:div|mul)\.fix\.(?:sat\.)?(?:v\d+)?i(?:6[5-9]|[7-9]\d|\d{3,})",
        "of integers wider than 64 bits",
    ),
    Family(r"experimental\.get\.vector\.length\..*", _SCALABLE),
    Family(
        r"(?:amdgcn\.s\.barrier\.(?:signal|wait)|nvvm\.barrier\.cta\.sync\..*)",
        "of another barrier than that of the work-group",
    ),
    Family(r"amdgcn\.(?:mov|update)\.dpp\..*", "of no pattern that a device has"),
    Family(r"amdgcn\.[fi]cmp\..*", "of no comparison that LLVM has"),
)

# Intrinsics of AMD's target without a template.
_AMDGCN: Final = (
    Family(
        r"amdgcn\.(?:dispatch\.(?:id|ptr)|implicit\.buffer\.ptr|implicitarg\.ptr"
        r"|kernarg\.segment\.ptr|queue\.ptr)",
        "AMD's run time passes structures that OpenCL's does not",
        "ask for sizes and numbers by __ockl_get_local_size and the like",
    ),
    Family(
        r"amdgcn\.(?:s?mfma|smfmac|swmmac|wmma)\..*",
        "of matrix units that SPIR-V does not know",
        "multiply and add, as for a device without them",
    ),
    Family(
        r"amdgcn\.(?:.*\.lds|.*async.*|tensor\..*)(?:\..*)?",
        "of copies that go on while the kernel does",
        "load and store instead",
    ),
    Family(
        r"amdgcn\.(?:(?:raw|struct)\..*|s\.buffer\..*|make\.buffer\.rsrc\..*)",
        "of memory behind a buffer descriptor",
        "access global memory by its address",
    ),
    Family(r"amdgcn\.image\..*", "of AMD's image descriptors"),
    Family(r"amdgcn\.s\.sendmsg(?:halt|\.rtn\..*)?", "of messages to the machine around a kernel"),
    Family(r"amdgcn\.s\.(?:named\.)?barrier\..*", "of barriers that a kernel numbers itself"),
    Family(r"amdgcn\.trig\.preop\..*", "a step of one device's sine"),
    Family(
        r"amdgcn\.(?:else|end\.cf|if|init\.exec|init\.whole\.wave|kill|live\.mask|loop|ps\.live"
        r"|set\.inactive|softwqm|strict\.w[wq]m|unreachable|wqm(?:\.vote)?|wwm)(?:\..*)?",
        "of masks of lanes that AMD's own code generator keeps",
    ),
)

# All others; the first family that has the name counts.
UNKNOWN: Final = (
    *_AMDGCN,
    Family(
        r"(?:experimental\.)?vp\..*",
        "",
        "lower predicated vector intrinsics before (opt -passes=pre-isel-intrinsic-lowering)",
    ),
    Family(r"vscale\..*", _SCALABLE),
    Family(r"set\.rounding|(?:get|set|reset)\.fp(?:env|mode)(?:\..*)?", _ROUNDING),
    Family(r"fpbuiltin\..*", "OpenCL.std has no function of that name and these types"),
    Family(
        r"coro\..*",
        "",
        "split coroutines before (opt -passes='coro-early,cgscc(coro-split),coro-cleanup')",
    ),
    Family(r"eh\..*|seh\..*", "exceptions are not supported"),
    Family(
        r"gc(?:read|root|write)|experimental\.(?:deoptimize|gc\..*|guard|patchpoint|stackmap)"
        r"(?:\..*)?|objc\..*|swift\..*",
        _LANGUAGE,
    ),
    Family(r"va_(?:copy|end|start)(?:\..*)?", "of variable arguments"),
    Family(
        r"(?:addressofreturnaddress|adjust\.trampoline|clear_cache|frameaddress"
        r"|get\.dynamic\.area\.offset|init\.trampoline|local(?:address|escape|recover)|ptrauth\..*"
        r"|read_register|read_volatile_register|returnaddress|sponentry|stackaddress|stackguard"
        r"|stackprotector|thread\.pointer|write_register)(?:\..*)?",
        _STATE,
    ),
    Family(
        r"(?:public\.)?type\.test|type\.checked\.load(?:\.relative)?",
        "",
        "lower type tests before (opt -passes=lowertypetests)",
    ),
    Family(r"mem(?:cpy|move|set)\.element\.unordered\.atomic\..*", "of atomic elements"),
    Family(
        r"(?:aarch64|amdgcn|arm|bpf|dx|hexagon|loongarch|mips|nvvm|ppc|r600|riscv|s390|ve|wasm|x86"
        r"|xcore)\..*",
        _TARGET,
    ),
    Family(r"spv\.(?:ddx|ddy|discard|fwidth|pushconstant|resource)\b.*", "of graphics"),
)

# Functions that only a process of the host has; their names say whose they are.
HOST_LIBRARIES: Final = (
    Family(
        r"NRT_\w+",
        "numba's memory management on the host",
        "pass arrays as arguments instead of making them in the function",
    ),
    Family(
        r"numba_\w+",
        "numba's library for the host",
        "define it in the module, or do without",
    ),
    Family(
        r"_?Py(?:_|[A-Z][A-Za-z]*_)\w+",
        "Python's interpreter",
        "compile without Python objects, as numba.njit(no_cpython_wrapper=True) does",
    ),
)

_PREFIX: Final = "llvm."
_NONE: Final = Family("", "")


def untranslated(name: str) -> Unsupported:
    """The error for a call of an intrinsic, with the reason where the name tells it."""
    family = family_of(name)
    text = f"intrinsic '{name}' has no translation"
    return Unsupported(f"{text}: {family.reason}" if family.reason else text, hint=family.hint)


def family_of(name: str) -> Family:
    """The family of a full name, its reason filled in; one that says nothing for any other name."""
    own = name.removeprefix(_PREFIX)
    # base_name is empty for what no table here has.
    for family in PARTLY_KNOWN if base_name(name) else UNKNOWN:
        if found := re.fullmatch(family.pattern, own):
            return family._replace(reason=found.expand(family.reason))
    return _NONE


def of_host(name: str) -> Unsupported | None:
    """The error for a call of a function that is no import any device could resolve."""
    for family in HOST_LIBRARIES:
        if re.fullmatch(family.pattern, name):
            return Unsupported(f"'@{name}' is a function of {family.reason}", hint=family.hint)
    return None
