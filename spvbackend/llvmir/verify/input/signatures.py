"""Signatures of the intrinsics that a translation knows, and their match with a declaration.

LLVM's reader and verifier compare each called intrinsic with LLVM's own table; the lowering of an
intrinsic relies on these types. An intrinsic without a row has no translation, so its calls end in
an error whatever their types are.

A signature is `result: parameters`. Several results, joined by `+`, are the members of a struct.
`I` and `F` are overloaded types, an integer and a floating-point number or a vector of such; `V`,
`P` and `A` are a vector, a pointer, anything. Overloads are numbered in their order: `=0` is the
type of overload 0, `e0` its element, `0/2` half its lanes, `i1*0` an i1 for each lane, `P*0` a
pointer for each lane. `ptr` is a pointer of any address space, as the numbers of other targets are
translated. `!` marks a parameter that takes constants only.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from spvbackend.llvmir.types import FLOAT, INT, METADATA, POINTER, STRUCT, TOKEN, VECTOR, VOID, Type

_ROWS: Final[dict[str, dict[str, str]]] = {
    "": {
        "I: =0 i1!": "abs ctlz cttz",
        "F: =0": (
            "acos arithmetic.fence asin atan canonicalize ceil cos cosh exp exp10 exp2 fabs "
            "floor log log10 log2 nearbyint rint round roundeven sin sinh sqrt tan tanh trunc"
        ),
        "i1: meta": "allow.runtime.check",
        "i1: i8!": "allow.ubsan.check",
        "I: =0 P =1 i32": "annotation",
        "void: i1": "assume",
        "F: =0 =0": "atan2 copysign maximum maximumnum maxnum minimum minimumnum minnum pow",
        "I: =0": "bitreverse bswap ctpop",
        "I: =0 =0": (
            "clmul expect sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat"
        ),
        "void: meta": "codeview.annotation dbg.label experimental.noalias.scope.decl reloc.none",
        "F: i16": "convert.from.fp16",
        "i16: F": "convert.to.fp16",
        "void: meta meta meta meta meta meta": "dbg.assign",
        "void: meta meta meta": "dbg.declare dbg.value",
        "void:": "debugtrap donothing sideeffect trap",
        "I: =0 =0 double!": "expect.with.probability",
        "token:": (
            "experimental.convergence.anchor experimental.convergence.entry "
            "experimental.convergence.loop"
        ),
        "I: V i1!": "experimental.cttz.elts",
        "i32: I i32! i1!": "experimental.get.vector.length",
        "void: P A I i1!": "experimental.memset.pattern",
        "V: =0 i1*0 =0": "experimental.vector.compress",
        "e0: V i1*0 e0": "experimental.vector.extract.last.active",
        "i1*0: V V i1*0": "experimental.vector.match",
        "i1:": "experimental.widenable.condition",
        "void: ...": "fake.use",
        "F: =0 =0 =0": "fma fmuladd",
        "I: F": "fptosi.sat fptoui.sat llrint llround lrint lround",
        "F: F meta": "fptrunc.round",
        "F+I: =0": "frexp",
        "I: =0 =0 =0": "fshl fshr",
        "V: I =1": "get.active.lane.mask",
        "i32:": "get.rounding",
        "void: ptr i64! P": "invariant.end",
        "ptr: i64! P": "invariant.start",
        "i1: A": "is.constant",
        "i1*0: F i32!": "is.fpclass",
        "P: =0": "launder.invariant.group strip.invariant.group threadlocal.address",
        "F: =0 I": "ldexp powi",
        "void: P": "lifetime.end lifetime.start stackrestore",
        "ptr: ptr I": "load.relative",
        "void: V ptr i1*0": "masked.compressstore",
        "V: ptr i1*0 =0": "masked.expandload",
        "V: P*0 i1*0 =0": "masked.gather",
        "V: P i1*0 =0": "masked.load",
        "void: V P*0 i1*0": "masked.scatter",
        "void: V P i1*0": "masked.store",
        "V: ptr I i1! i32! i32!": "matrix.column.major.load",
        "void: V ptr I i1! i32! i32!": "matrix.column.major.store",
        "V: V V i32! i32! i32!": "matrix.multiply",
        "V: =0 i32! i32!": "matrix.transpose",
        "void: P P I i1!": "memcpy memcpy.inline memmove",
        "void: P i8 I i1!": "memset memset.inline",
        "=0+=0: F": "modf sincos sincospi",
        "I: P i1! i1! i1!": "objectsize",
        "void: i32": "pcmarker",
        "void: P i32! i32! i32!": "prefetch",
        "void: i64 i64 i32 i64": "pseudoprobe",
        "P: =0 P =1 i32 =1": "ptr.annotation",
        "A: =0 I": "ptrmask",
        "i64:": "readcyclecounter readsteadycounter",
        "I+i1*0: =0 =0": (
            "sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow "
            "umul.with.overflow usub.with.overflow"
        ),
        "I: I =1": "scmp ucmp",
        "I: =0 =0 i32!": (
            "sdiv.fix sdiv.fix.sat smul.fix smul.fix.sat udiv.fix udiv.fix.sat umul.fix "
            "umul.fix.sat"
        ),
        "A: =0": "ssa.copy",
        "P:": "stacksave",
        "V:": "stepvector",
        "void: i8!": "ubsantrap",
        "void: P P =1 i32 =1": "var.annotation",
        "V: V i64!": "vector.extract",
        "V: =0 V i64!": "vector.insert",
        "=0: V V": "vector.partial.reduce.add",
        "=0: F F": "vector.partial.reduce.fadd",
        "e0: V": (
            "vector.reduce.add vector.reduce.and vector.reduce.fmax vector.reduce.fmaximum "
            "vector.reduce.fmin vector.reduce.fminimum vector.reduce.mul vector.reduce.or "
            "vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin "
            "vector.reduce.xor"
        ),
        "e0: e0 V": "vector.reduce.fadd vector.reduce.fmul",
        "V: =0": "vector.reverse",
        "V: =0 =0 i32!": "vector.splice.left vector.splice.right",
    },
    "experimental.constrained.": {
        "F: =0 meta meta": (
            "acos asin atan cos cosh exp exp2 log log10 log2 nearbyint rint sin sinh sqrt tan tanh"
        ),
        "F: =0 =0 meta meta": "atan2 fadd fdiv fmul frem fsub pow",
        "F: =0 meta": "ceil floor round roundeven trunc",
        "i1*0: F =0 meta meta": "fcmp fcmps",
        "F: =0 =0 =0 meta meta": "fma fmuladd",
        "F: F meta": "fpext",
        "I: F meta": "fptosi fptoui llround lround",
        "F: F meta meta": "fptrunc",
        "F: =0 I meta meta": "ldexp",
        "I: F meta meta": "llrint lrint",
        "F: =0 =0 meta": "maximum maxnum minimum minnum",
        "F: =0 i32 meta meta": "powi",
        "F: I meta meta": "sitofp uitofp",
    },
    "amdgcn.": {
        "i32: i32 i32 i32": "alignbyte lerp msad.u8 perm sad.hi.u8 sad.u16 sad.u8",
        "I: i1": "ballot",
        "void:": (
            "buffer.wbinvl1 buffer.wbinvl1.sc buffer.wbinvl1.vol s.barrier s.dcache.inv "
            "s.dcache.inv.vol s.dcache.wb s.dcache.wb.vol s.wait.event.export.ready "
            "wave.barrier"
        ),
        "i1: F i32": "class",
        "F: =0": "cos exp2 fract frexp.mant log rcp rsq sin sqrt tanh",
        "v2i16: i32 i32": "cvt.pk.i16 cvt.pk.u16",
        "v2i16: float float": "cvt.pknorm.i16 cvt.pknorm.u16",
        "v2f16: float float": "cvt.pkrtz",
        "F: =0 =0 =0": "div.fixup fmed3",
        "F: =0 =0 =0 i1": "div.fmas",
        "F+i1: =0 =0 i1!": "div.scale",
        "i32: i32 i32": "ds.bpermute ds.permute mbcnt.hi mbcnt.lo mulhi.i24 mulhi.u24",
        "i32: i32 i32!": "ds.swizzle",
        "I: F =1 i32!": "fcmp",
        "float: v2f16 v2f16 float i1!": "fdot2",
        "bfloat: v2bf16 v2bf16 bfloat": "fdot2.bf16.bf16",
        "half: v2f16 v2f16 half": "fdot2.f16.f16",
        "float: v2bf16 v2bf16 float i1!": "fdot2.f32.bf16",
        "float: float float float": "fma.legacy",
        "float: float float": "fmul.legacy",
        "I: F": "frexp.exp",
        "I: I =1 i32!": "icmp",
        "void: i32!": (
            "iglp.opt s.barrier.signal s.decperflevel s.incperflevel s.sethalt s.sleep "
            "s.waitcnt sched.barrier"
        ),
        "i1: I": "inverse.ballot",
        "i1: ptr": "is.private is.shared",
        "I: =0 i32! i32! i32! i1!": "mov.dpp",
        "A: =0 i32!": (
            "mov.dpp8 wave.reduce.add wave.reduce.and wave.reduce.max wave.reduce.min "
            "wave.reduce.or wave.reduce.umax wave.reduce.umin wave.reduce.xor"
        ),
        "I: i32 i32": "mul.i24 mul.u24",
        "A: =0 =0 i32 i32 i1! i1!": "permlane16 permlanex16",
        "i32+i32: i32 i32 i1! i1!": "permlane16.swap permlane32.swap",
        "A: =0": "permlane64 readfirstlane",
        "A: =0 i32": "readlane",
        "void: i16!": (
            "s.barrier.wait s.monitor.sleep s.nop s.setprio s.setprio.inc.wg s.ttracedata.imm "
            "s.wait.asynccnt s.wait.bvhcnt s.wait.dscnt s.wait.expcnt s.wait.kmcnt "
            "s.wait.loadcnt s.wait.samplecnt s.wait.storecnt s.wait.tensorcnt"
        ),
        "i64:": "s.memrealtime s.memtime",
        "void: P i32": "s.prefetch.data",
        "void: i32! i32": "s.setreg",
        "void: i32": "s.sleep.var s.ttracedata",
        "I: =0 i32 i32": "sbfe ubfe",
        "void: i32! i32! i32!": "sched.group.barrier",
        "i32: v2i16 v2i16 i32 i1!": "sdot2 udot2",
        "i32: i32 i32 i32 i1!": "sdot4 sdot8 udot4 udot8",
        "i32: i1! i32 i1! i32 i32 i1!": "sudot4 sudot8",
        "A: =0 =0 i32! i32! i32! i1!": "update.dpp",
        "i32:": (
            "wave.id wavefrontsize workgroup.id.x workgroup.id.y workgroup.id.z workitem.id.x "
            "workitem.id.y workitem.id.z"
        ),
        "A: =0 i32 =0": "writelane",
    },
    "nvvm.": {
        "void: i32": "barrier.cta.sync.aligned.all barrier.cta.sync.all",
        "void:": "membar.cta membar.gl membar.sys",
        "i32:": (
            "read.ptx.sreg.ctaid.x read.ptx.sreg.ctaid.y read.ptx.sreg.ctaid.z "
            "read.ptx.sreg.laneid read.ptx.sreg.nctaid.x read.ptx.sreg.nctaid.y "
            "read.ptx.sreg.nctaid.z read.ptx.sreg.ntid.x read.ptx.sreg.ntid.y "
            "read.ptx.sreg.ntid.z read.ptx.sreg.tid.x read.ptx.sreg.tid.y read.ptx.sreg.tid.z "
            "read.ptx.sreg.warpsize"
        ),
    },
    "spv.": {
        "i1: A": "all any",
        "F: =0 =0": "cross",
        "=0: F": "degrees frac normalize radians rsqrt",
        "e0: F =0": "distance fdot",
        "i32: i32 i32 i32": "dot4add.i8packed dot4add.u8packed",
        "=0: F =0 =0": "faceforward lerp smoothstep",
        "i32*0: I": "firstbitlow firstbitshigh firstbituhigh",
        "i32:": (
            "flattened.thread.id.in.group num.subgroups subgroup.id "
            "subgroup.local.invocation.id subgroup.max.size subgroup.size wave.get.lane.count"
        ),
        "P: ptr": "generic.cast.to.ptr.explicit",
        "I: i32": (
            "global.offset global.size group.id num.workgroups thread.id thread.id.in.group "
            "workgroup.size"
        ),
        "void:": "group.memory.barrier.with.group.sync",
        "i1*0: F": "isinf isnan",
        "e0: F": "length",
        "F: =0 =0 =0": "nclamp",
        "=0: F =0": "reflect",
        "=0: F =0 F": "refract",
        "F: =0": "saturate",
        "I: =0 =0 =0": "sclamp uclamp",
        "e0: I =0": "sdot udot",
        "i32*0: A": "sign",
        "=0: =0 F": "step",
        "F: i32": "unpackhalf2x16",
        "i32: i1": "wave.active.countbits",
        "i1: i1": "wave.all wave.any",
        "v4i32: i1": "wave.ballot",
        "i1:": "wave.is.first.lane",
        "A: =0 i32": "wave.readlane",
        "A: =0": (
            "wave.reduce.max wave.reduce.min wave.reduce.sum wave.reduce.umax wave.reduce.umin"
        ),
    },
    "instrprof.": {
        "void: ptr i64 i32 i32 ptr": "callsite",
        "void: ptr i64 i32 i32": "cover increment timestamp",
        "void: ptr i64 i32 i32 i64": "increment.step",
        "void: ptr i64 i32": "mcdc.parameters",
        "void: ptr i64 i32 ptr": "mcdc.tvbitmap.update",
        "void: ptr i64 i64 i32 i32": "value.profile",
    },
}
"""Names by signature, without `llvm.` and the prefix of their family."""
_VECTORS: Final[dict[str, str]] = {
    **{f"vector.interleave{n}": f"V: {' '.join([f'0/{n}'] * n)}" for n in range(2, 9)},
    **{f"vector.deinterleave{n}": f"{'+'.join([f'0/{n}'] * n)}: V" for n in range(2, 9)},
}
SIGNATURES: Final[Mapping[str, str]] = {
    **{
        f"llvm.{prefix}{name}": signature
        for prefix, rows in _ROWS.items()
        for signature, names in rows.items()
        for name in names.split()
    },
    **{f"llvm.{name}": signature for name, signature in _VECTORS.items()},
}
"""The signature of each intrinsic by its name without overloaded types."""
# Up to LLVM 21 the markers of lifetimes had a size first; they go without a trace in any form.
_OLD: Final[dict[str, str]] = {
    "llvm.lifetime.start": "void: i64! P",
    "llvm.lifetime.end": "void: i64! P",
}
_KINDS: Final[dict[str, int]] = {"I": INT, "F": FLOAT}
_WORDS: Final[dict[str, int]] = {
    "meta": METADATA, "token": TOKEN, "void": VOID, "ptr": POINTER, "P": POINTER, "V": VECTOR,
}  # fmt: skip
_OVERLOADS: Final = frozenset("AIFVP")
# How overloaded types are spelled in a name; names of structs may have dots.
_TYPE: Final = (
    r"(?:(?:nx)?v\d+|a\d+)*"
    r"(?:[ip]\d+|f\d+$|bf16$|ppcf128|sl?_|t\w*_|sl?$|isVoid|Metadata)|f_"
)


@final
class Signature:
    """A row of the table.

    Attributes:
        results: the results' forms; one of `void` for none.
        parameters: the parameters' forms.
        immediates: the parameters that take constants only.
        variadic: whether it takes more arguments.
        is_overloaded: whether a type is free, so that names end in types.
    """

    __slots__ = ("immediates", "is_overloaded", "parameters", "results", "variadic")

    def __init__(self, text: str) -> None:
        results, _, parameters = text.partition(":")
        self.results: Final = results.split("+")
        forms = parameters.split()
        self.variadic: Final = forms[-1:] == ["..."]
        if self.variadic:
            forms.pop()
        self.immediates: Final = [at for at, form in enumerate(forms) if form.endswith("!")]
        self.parameters: Final = [form.rstrip("!") for form in forms]
        self.is_overloaded: Final = any(
            form[0] in _OVERLOADS for form in (*self.results, *self.parameters)
        )

    def mismatch(self, type: Type) -> str:
        """Return the fault of a declaration of a type, or ""."""
        result = type.element
        results = [result]
        if len(self.results) > 1:
            results = list(result.elems)
            is_struct = result.kind == STRUCT and not result.name and not result.flag
            if not is_struct or len(results) != len(self.results):
                return f"the result should be a struct of {len(self.results)} members"
        if len(type.elems) != len(self.parameters) or type.flag != self.variadic:
            wanted = f"{len(self.parameters)} parameters{' and more' if self.variadic else ''}"
            return f"{wanted} are wanted"
        types = [*results, *type.elems]
        forms = [*self.results, *self.parameters]
        overloads = [one for one, form in zip(types, forms, strict=True) if form[0] in _OVERLOADS]
        for at, (one, form) in enumerate(zip(types, forms, strict=True)):
            if not _fits(one, form, overloads):
                at -= len(results)
                place = "the result" if at < 0 else f"parameter {at}"
                return f"{place} has type {one}"
        return ""


def _fits(type: Type, form: str, overloads: list[Type]) -> bool:
    """Whether a type has a form, given the overloaded types in their order."""
    if form in _WORDS:
        return type.kind == _WORDS[form]
    if len(form) == 1:
        return form == "A" or type.scalar().kind == _KINDS[form]
    if form[0] == "=":
        return type is overloads[int(form[1:])]
    if form[0] == "e" and form[1:].isdigit():
        vector = overloads[int(form[1:])]
        return vector.kind == VECTOR and type is vector.element
    count, slash, part = form.partition("/")
    if slash:
        return _is_part(type, overloads[int(count)], int(part))
    element, star, number = form.partition("*")
    if star:
        return _has_lanes(type, overloads[int(number)], element)
    return str(type) == _spelled(form)


def _is_part(type: Type, vector: Type, parts: int) -> bool:
    """Whether a vector has a fraction of another's lanes."""
    return (
        vector.kind == type.kind == VECTOR
        and vector.element is type.element
        and type.count * parts == vector.count
    )


def _has_lanes(type: Type, shape: Type, element: str) -> bool:
    """Whether a type is an element, or a pointer for `P`, for each lane of another."""
    if (type.kind == VECTOR) != (shape.kind == VECTOR) or type.lanes() != shape.lanes():
        return False
    scalar = type.scalar()
    return scalar.kind == POINTER if element == "P" else str(scalar) == element


_ELEMENTS: Final[dict[str, str]] = {"f16": "half", "bf16": "bfloat"}


def _spelled(form: str) -> str:
    """Return LLVM's spelling of `v2i16`; other forms have it already."""
    if form[0] != "v":
        return form
    count = form[1 : len(form) - len(form[1:].lstrip("0123456789"))]
    element = form[1 + len(count) :]
    return f"<{count} x {_ELEMENTS.get(element, element)}>"


_made: Final[dict[str, Signature]] = {}


def signature_of(full: str) -> tuple[str, Signature | None]:
    """Return the name in the table and the signature of an intrinsic, "" and None for another.

    Args:
        full: the name with its overloaded types.
    """
    name = full
    while name not in SIGNATURES:
        name, _, suffix = name.rpartition(".")
        # Otherwise the name is that of another intrinsic.
        if not name or re.match(_TYPE, suffix) is None:
            return "", None
    signature = _made.get(name)
    if signature is None:
        signature = _made[name] = Signature(SIGNATURES[name])
    return (name, signature) if name == full or signature.is_overloaded else ("", None)


def old_signature(name: str) -> Signature | None:
    """Return another form that an intrinsic had, None for none."""
    return Signature(_OLD[name]) if name in _OLD else None
