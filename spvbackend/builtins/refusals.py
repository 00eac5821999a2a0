"""Reasons why an intrinsic has no translation, by the family that its name tells.

An error about an intrinsic can only name what the user never wrote, so it adds the feature that the
intrinsic belongs to, and the pass of LLVM that removes it where there is one.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from spvbackend.builtins.intrinsics import base_name
from spvbackend.diagnostics import Unsupported

_LANGUAGE: Final = "it belongs to the run-time system of a language"
_STATE: Final = "a kernel has no such machine state"
_ARITHMETIC: Final = "SPIR-V has rounding modes for conversions, not for arithmetic"
_SCALABLE: Final = "vectors of scalable length are not supported"
_TARGET: Final = r"it belongs to target '\1'"
_ROUNDING: Final = "a kernel cannot access the floating-point environment of its device"


class Family(NamedTuple):
    """Intrinsics by their names without "llvm.", as a regular expression of the whole name.

    The reason may refer to groups of the pattern; the hint says what to do first.
    """

    pattern: str
    reason: str
    hint: str = ""


# Intrinsics that are translated for other types or operands: templates have their names.
PARTLY_KNOWN: Final = (
    Family(
        r"(?:experimental\.constrained\.(?:fptrunc|sitofp|uitofp)|fptrunc\.round)\..*",
        "SPIR-V has no conversion of these types in this rounding mode",
    ),
    Family(r"experimental\.constrained\.\w+\..*", _ARITHMETIC),
    Family(
        r"masked\.(?:load|store|expandload|compressstore)\."
        r"v\d+(i(?!(?:8|16|32|64|128)\b)\d+)\b.*",
        r"lanes of \1 have no address of their own",
    ),
    Family(
        r"[su](?:div|mul)\.fix\.(?:sat\.)?(?:v\d+)?i(?:6[5-9]|[7-9]\d|\d{3,})",
        "fixed-point integers wider than 64 bits are not supported",
    ),
    Family(r"experimental\.get\.vector\.length\..*", _SCALABLE),
    Family(
        r"(?:amdgcn\.s\.barrier\.(?:signal|wait)|nvvm\.barrier\.cta\.(?:red|sync)\..*)",
        "only the barrier of the work-group is supported",
    ),
    Family(
        r"amdgcn\.s\.sendmsg\.rtn\..*",
        "SPIR-V has no messages to hardware; message 131 of i64 needs an extension for clocks",
    ),
    Family(r"nvvm\.read\.ptx\.sreg\.(?:clock|globaltimer).*", "it needs an extension for clocks"),
    Family(r"amdgcn\.(?:mov|update)\.dpp\..*", "its control operand is not a known pattern"),
    Family(r"amdgcn\.[fi]cmp\..*", "its operand is not a predicate of LLVM's icmp or fcmp"),
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
        "this form of AMD's matrix units is not supported",
        "multiply and add, as for a device without matrix units",
    ),
    Family(
        r"amdgcn\.(?:.*\.lds|.*async.*|tensor\..*)(?:\..*)?",
        "SPIR-V has no such asynchronous copy",
        "load and store instead",
    ),
    Family(
        r"amdgcn\.(?:(?:raw|struct)\..*|s\.buffer\..*|make\.buffer\.rsrc\..*)",
        "it takes a buffer descriptor, which a kernel does not have",
        "access global memory by its address",
    ),
    Family(r"amdgcn\.image\..*", "it takes AMD's image descriptors, which a kernel does not have"),
    Family(r"amdgcn\.s\.sendmsg(?:halt)?", "SPIR-V has no messages to hardware"),
    Family(r"amdgcn\.s\.(?:named\.)?barrier\..*", "numbered barriers are not supported"),
    Family(r"amdgcn\.trig\.preop\..*", "it is a step of AMD's computation of sine"),
    Family(
        r"amdgcn\.(?:else|end\.cf|if|init\.exec|init\.whole\.wave|kill|live\.mask|loop|ps\.live"
        r"|set\.inactive|softwqm|strict\.w[wq]m|unreachable|wqm(?:\.vote)?|wwm)(?:\..*)?",
        "only AMD's code generator keeps such masks of lanes",
    ),
)

# Intrinsics of NVIDIA's target without a template.
_NVVM: Final = (
    Family(
        r"nvvm\.(?:istypep|suld|suq|sust|tex|tld4|txq)\..*",
        "it takes a texture or surface of CUDA, which a kernel does not have",
    ),
    Family(
        r"nvvm\.(?:cp\.async\.(?:bulk|mbarrier)|fence\.(?:mbarrier_init|proxy)|mbarrier|tcgen05"
        r"|wgmma)\..*",
        "SPIR-V has no asynchronous copies or products",
        "compile for sm_89 or an older one",
    ),
    Family(r"nvvm\.wmma\..*", "the lanes of its fragments are not specified", "use mma.sync"),
    Family(
        r"nvvm\.(?:barrier\.cluster|clusterlaunchcontrol|getctarank|mapa)(?:\..*)?"
        r"|nvvm\.(?:is_explicit_cluster|read\.ptx\.sreg\.(?:is_explicit_)?n?cluster.*)",
        "clusters of work-groups are not supported",
    ),
    Family(r"nvvm\.barrier\.cta\..*", "only the barrier of the work-group is supported"),
    Family(r"nvvm\.exit", "a work-item ends where its kernel returns", "use trap, or return"),
)

# All others; the first family that matches the name counts.
UNKNOWN: Final = (
    *_AMDGCN,
    *_NVVM,
    Family(r"vscale\..*", _SCALABLE),
    Family(r"set\.rounding|(?:get|set|reset)\.fp(?:env|mode)(?:\..*)?", _ROUNDING),
    Family(r"fpbuiltin\..*", "OpenCL.std has no function of that name and these types"),
    Family(
        r"coro\..*",
        "",
        "split coroutines first (opt -passes='coro-early,cgscc(coro-split),coro-cleanup')",
    ),
    Family(r"eh\..*|seh\..*", "exceptions are not supported"),
    Family(
        r"gc(?:read|root|write)|experimental\.(?:deoptimize|gc\..*|guard|patchpoint|stackmap)"
        r"(?:\..*)?|objc\..*|swift\..*",
        _LANGUAGE,
    ),
    Family(r"va_(?:copy|end|start)(?:\..*)?", "variable arguments are not supported"),
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
        "lower type tests first (opt -passes=lowertypetests)",
    ),
    Family(r"mem(?:cpy|move|set)\.element\.unordered\.atomic\..*", "SPIR-V has no atomic elements"),
    Family(r"nvvm\.fma\.r[mpz]\.d", _ARITHMETIC),
    Family(
        r"(aarch64|amdgcn|arm|bpf|dx|hexagon|loongarch|mips|nvvm|ppc|r600|riscv|s390|ve|wasm|x86"
        r"|xcore)\..*",
        _TARGET,
    ),
    Family(r"spv\.(?:ddx|ddy|discard|fwidth|pushconstant|resource)\b.*", "it is for graphics"),
)

# Functions that no device has, by the library that their names tell.
HOST_LIBRARIES: Final = (
    Family(
        r"cudaCG\w+",
        "CUDA's cooperative groups, whose blocks wait for each other",
        "end the kernel where all blocks meet, and launch another one",
    ),
    Family(
        r"NRT_\w+",
        "numba's memory management on the host",
        "pass arrays as arguments instead of making them in the function",
    ),
    Family(r"numba_\w+", "numba's library for the host", "define it in the module, or do without"),
    Family(
        r"_?Py(?:_|[A-Z][A-Za-z]*_)\w+",
        "Python's interpreter",
        "compile without Python objects, as numba.njit(no_cpython_wrapper=True) does",
    ),
)

_PREFIX: Final = "llvm."
_NONE: Final = Family("", "")


def untranslated(name: str) -> Unsupported:
    """Return the error for a call of an intrinsic, with the reason where the name tells it."""
    family = family_of(name)
    text = f"intrinsic '{name}' has no translation"
    return Unsupported(f"{text}: {family.reason}" if family.reason else text, hint=family.hint)


def family_of(name: str) -> Family:
    """Return the family of a full name, its reason filled in; an empty one for any other name."""
    own = name.removeprefix(_PREFIX)
    # base_name is empty for a name that no table has.
    for family in PARTLY_KNOWN if base_name(name) else UNKNOWN:
        if match := re.fullmatch(family.pattern, own):
            return family._replace(reason=match.expand(family.reason))
    return _NONE


def of_host(name: str) -> Unsupported | None:
    """Return the error for a call of a host's function, which no device could resolve."""
    for family in HOST_LIBRARIES:
        if re.fullmatch(family.pattern, name):
            return Unsupported(f"'@{name}' is a function of {family.reason}", hint=family.hint)
    return None
