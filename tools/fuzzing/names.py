"""Cases of names: calls of functions whose name the demangler, a table or LLVM looks at.

A declaration of the tests or of OpenCL C's header, or a name of the grammar, is called as it is
declared; then its name or its types are changed.
"""

import functools
import random
import re
from typing import Final, NamedTuple

from apparatus import ROOT

from fuzzing import values
from fuzzing.case import Case, plain_options
from fuzzing.corpus import choose_input
from fuzzing.modules import TYPE
from spvbackend.spirv import opcodes
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opencl_std import OPENCL_STD

OVERLOADS: Final = ROOT / "tests" / "unit" / "cases" / "opencl_overloads.txt"
OVERLOAD: Final = re.compile(r"(\w+) (\S.*?) \((.*)\)$")
DECLARATION: Final = re.compile(
    rf"^declare (?:[a-z_]+ )*?({TYPE}|void) @((?:_Z|__spirv_|llvm\.)[\w.]+)\(([^\n]*?)\)",
    re.MULTILINE,
)
INTRINSIC: Final = re.compile(rf"(\S+) ({TYPE}|void|token) ?(.*)")
CALLED: Final = re.compile(rf"(?:^|, )({TYPE}|metadata)")
# Pieces of the Itanium grammar and of SPIR-V friendly names: letters alone would not get far.
PIECES: Final[tuple[str, ...]] = (
    "_Z", "1f", "3foo", "12memory_order", "9ocl_event", "_", "4", "999999999999", ".", ".3", "Ts",
    "N", "E", "I", "J", "L", "X", "S_", "S0_", "S1_", "SZ_", "St", "T_", "Dv4_", "Dv", "DF16_",
    "DF16b", "Dh", "P", "PU3AS1", "PU3AS4", "K", "V", "r", "F", "A4_", "A_", "U3AS7", "U8CLglobal",
    "U7_Atomic", "U13block_pointer", "Dv3_f", "Dv16_", "Dv5_i", "u6__bf16", "14ocl_image2d_ro",
    "11ocl_sampler", "16ocl_image2d_wo", "_sat", "_rte", "_rtz", "_Rfloat4", "_Rint", "_Rhalf16",
    "_Ruint_", "_ToGlobal", "__spirv_", "ocl_", "BuiltIn", "INTEL", "KHR", "i32", "v4f32", "p0",
    "p1", "p4", "a", "Op", "16", "4", "0", "-1", *"ijchstlmfdbvz",
)  # fmt: skip
INTRINSICS: Final = """\
memcpy.p0.p0.i64 void ptr,ptr,i64,i1
memset.p1.i32 void ptr addrspace(1),i8,i32,i1
memmove.p4.p4.i64 void ptr addrspace(4),ptr addrspace(4),i64,i1
fma.f32 float float,float,float
ctpop.i32 i32 i32
ctlz.i24 i24 i24,i1
bswap.i48 i48 i48
bitreverse.v3i8 <3 x i8> <3 x i8>
fshl.i64 i64 i64,i64,i64
sadd.with.overflow.i32 {i32,i1} i32,i32
umul.fix.i32 i32 i32,i32,i32
sdiv.fix.sat.i32 i32 i32,i32,i32
smul.fix.sat.i64 i64 i64,i64,i32
abs.i8 i8 i8,i1
smax.v4i32 <4 x i32> <4 x i32>,<4 x i32>
fptosi.sat.i8.f32 i8 float
fptoui.sat.i64.f64 i64 double
vector.reduce.add.v4i32 i32 <4 x i32>
vector.reduce.fadd.v3f32 float float,<3 x float>
experimental.constrained.fadd.f32 float float,float,metadata,metadata
sqrt.f16 half half
masked.load.v4i32.p1 <4 x i32> ptr addrspace(1),<4 x i1>,<4 x i32>
ldexp.f32.i32 float float,i32
masked.gather.v4i32.v4p1 <4 x i32> <4 x ptr addrspace(1)>,<4 x i1>,<4 x i32>
frexp.f32.i32 {float,i32} float
modf.f32 {float,float} float
sincos.f32 {float,float} float
is.fpclass.f32 i1 float,i32
powi.f32.i32 float float,i32
copysign.f64 double double,double
lifetime.start.p0 void ptr
invariant.start.p0 ptr i64,ptr
stacksave.p0 ptr
trap void
debugtrap void
assume void i1
expect.i32 i32 i32,i32
objectsize.i64.p0 i64 ptr,i1,i1,i1
returnaddress ptr i32
frameaddress.p0 ptr i32
va_start.p0 void ptr
eh.typeid.for.p0 i32 ptr
ptrmask.p1.i64 ptr addrspace(1) ptr addrspace(1),i64
annotation.i32.p0 i32 i32,ptr,ptr,i32
ptr.annotation.p0.p0 ptr ptr,ptr,ptr,i32,ptr
var.annotation.p0.p0 void ptr,ptr,ptr,i32,ptr
vector.insert.v8i32.v4i32 <8 x i32> <8 x i32>,<4 x i32>,i64
get.rounding i32
readcyclecounter i64
vector.interleave2.v8i16 <8 x i16> <4 x i16>,<4 x i16>
matrix.multiply.v4f32.v4f32.v4f32 <4 x float> <4 x float>,<4 x float>,i32,i32,i32
load.relative.i32 ptr ptr,i32
threadlocal.address.p0 ptr ptr
experimental.vector.compress.v4i32 <4 x i32> <4 x i32>,<4 x i1>,<4 x i32>
ucmp.i8.i32 i8 i32,i32
memcpy.element.unordered.atomic.p0.p0.i64 void ptr,ptr,i64,i32
uadd.sat.i128 i128 i128,i128
memcpy.inline.p0.p1.i64 void ptr,ptr addrspace(1),i64,i1
minimum.bf16 bfloat bfloat,bfloat
spv.thread.id.i64 i64 i32
spv.rsqrt.f32 float float
spv.dot.v3f32 float <3 x float>,<3 x float>
spv.foo void
amdgcn.workitem.id.x i32
nvvm.read.ptx.sreg.tid.x i32
x86.sse2.pause void
convergence.anchor token
vp.add.v4i32 <4 x i32> <4 x i32>,<4 x i32>,<4 x i1>,i32
donothing void
arithmetic.fence.f32 float float
canonicalize.f32 float float
fake.use void ...
tan.v2f64 <2 x double> <2 x double>
experimental.get.vector.length.i32 i32 i32,i32,i1
prefetch.p1 void ptr addrspace(1),i32,i32,i32
clear_cache void ptr,ptr
allow.runtime.check i1 metadata
ubsantrap void i8
"""
"""Name, result and parameters of intrinsics, one a line."""


LIKELY: Final = (
    "i32", "i32", "i64", "float", "half", "<4 x float>", "<2 x i32>", "i8", "i16", "i1",
    "ptr addrspace(1)", "ptr addrspace(4)", "ptr addrspace(3)", "ptr", "double", "<4 x i32>",
    "<3 x i8>", "<16 x half>", "bfloat",
)  # fmt: skip


class Callee(NamedTuple):
    """A declaration: name, result and the types of its parameters."""

    name: str
    result: str
    types: list[str]


@functools.cache
def overloads() -> list[str]:
    """The declarations of OpenCL C, one a line."""
    lines = OVERLOADS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith(";")]


def of_header(rng: random.Random) -> Callee:
    overload = OVERLOAD.match(rng.choice(overloads()))
    assert overload is not None
    return Callee(overload[1], overload[2].split(" noundef")[0], CALLED.findall(overload[3]))


def of_tests(rng: random.Random) -> Callee:
    while True:
        declarations = list(DECLARATION.finditer(choose_input(rng).text))
        if declarations:
            result, name, types = rng.choice(declarations).groups()
            return Callee(name, result, CALLED.findall(types))


def of_grammar(rng: random.Random) -> Callee:
    """A name of the grammar, mangled or not, with types that need not fit."""
    kind = rng.randrange(4)
    if kind == 0:
        word = "ocl_" + rng.choice(sorted(OPENCL_STD))
    elif kind == 1:
        word = "BuiltIn" + rng.choice(sorted(ENUMERANT_NAMES["BuiltIn"].values()))
    else:
        word = rng.choice([name[2:] for name in vars(opcodes) if name.startswith("Op")])
    name = "__spirv_" + word
    types = [likely_type(rng) for _ in range(rng.choice((0, 1, 2, 2, 3, 4, 6)))]
    if rng.random() < 0.7:
        name = f"_Z{len(name)}{name}{''.join(mangle(type) for type in types) or 'v'}"
    return Callee(name, likely_type(rng) if rng.random() < 0.8 else "void", types)


def of_llvm(rng: random.Random) -> Callee:
    row = INTRINSIC.fullmatch(rng.choice(INTRINSICS.splitlines()))
    assert row is not None
    name, result, types = row.groups()
    return Callee(f"llvm.{name}", result, CALLED.findall(types.replace(",", ", ")))


def likely_type(rng: random.Random) -> str:
    """A type that arguments of builtins have."""
    return str(rng.choice((*LIKELY, rng.choice(values.TARGETS))))


def mangle(type: str) -> str:
    """A mangled type for an LLVM type, as far as one letter can say it."""
    letters = {"i32": "i", "i64": "l", "float": "f", "half": "Dh", "i8": "c", "i16": "s", "i1": "b",
               "double": "d", "bfloat": "DF16b", "ptr": "Pi", "ptr addrspace(1)": "PU3AS1i",
               "ptr addrspace(4)": "PU3AS4v", "ptr addrspace(3)": "PU3AS3f"}  # fmt: skip
    if type.startswith("<"):
        lanes, _, element = type[1:-1].partition(" x ")
        return f"Dv{lanes}_{letters.get(element, 'i')}"
    return letters.get(type, "9ocl_event")


def change_name(rng: random.Random, name: str) -> str:
    """Cut, repeat, nest or lengthen a part of a name."""
    place = rng.randrange(len(name) + 1)
    chance = rng.random()
    if chance < 0.2:
        return name[:place] + name[place + rng.choice((1, 1, 2, 5)) :]
    if chance < 0.6:
        return name[:place] + rng.choice(PIECES) + name[place:]
    if chance < 0.7:
        count = rng.choice((2, 3, 50))
        return name[:place] + name[place : place + 8] * count + name[place:]
    if chance < 0.75:
        piece = rng.choice(("P", "I", "N1a", "PK", "S_", "Dv2_", "A1_", "F", "1x", "(", "X", "L"))
        count = rng.choice((20, 300, 5000))
        return name[:place] + piece * count + name[place:]
    if chance < 0.85:
        return re.sub(r"\d+", lambda _: str(abs(values.number(rng))), name, count=1)
    return name[:place] + rng.choice("_.0123456789aZP-$") + name[place + 1 :]


def change_types(rng: random.Random, callee: Callee) -> Callee:
    """Arguments too many, too few, or of other types; or another result."""
    types = list(callee.types)
    place = rng.randrange(len(types) + 1)
    chance = rng.random()
    if chance < 0.2:
        return callee._replace(result=rng.choice(("void", likely_type(rng), values.any_type(rng))))
    if chance < 0.4 or place == len(types):
        types.insert(place, likely_type(rng))
    elif chance < 0.6:
        del types[place]
    else:
        types[place] = likely_type(rng) if rng.random() < 0.7 else values.any_type(rng)
    return callee._replace(types=types)


def module_text(rng: random.Random, callee: Callee) -> str:
    """A module that calls it with parameters of its own, or with constants here and there."""
    parameters: list[str] = []
    arguments: list[str] = []
    for number, type in enumerate(callee.types):
        if type == "metadata":
            word = rng.choice(("round.tonearest", "fpexcept.ignore", "x"))
            arguments.append(f'metadata !"{word}"')
            continue
        is_constant = type in ("i1", "token") or rng.random() < 0.3
        parameters.append(f"{type} %a{number}")
        arguments.append(f"{type} {values.constant(rng, type) if is_constant else f'%a{number}'}")
    name = f'@"{callee.name}"'
    call = f"call {callee.result} {name}({', '.join(arguments)})"
    kept = callee.result not in ("void", "token", "metadata", "label")
    result = callee.result if kept else "void"
    lines = [
        f"define spir_func {result} @caller({', '.join(parameters)}) {{",
        f"  %r = {call}" if callee.result != "void" else f"  {call}",
        f"  ret {result} %r" if kept else "  ret void",
        "}",
        f"declare {callee.result} {name}({', '.join(callee.types)})",
    ]
    return "\n".join(lines) + "\n"


def make_names(rng: random.Random, name: str) -> Case:
    callee = rng.choice((of_header, of_header, of_tests, of_grammar, of_llvm))(rng)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        if rng.random() < 0.5:
            callee = change_types(rng, callee)
        else:
            callee = callee._replace(name=change_name(rng, callee.name))
    options = plain_options(rng)
    if rng.random() < 0.1:
        options += (f"-spv-allow-unknown-intrinsics={rng.choice(('', 'llvm.', 'llvm.x', ','))}",)
    return Case(name, options, module_text(rng, callee).encode())
