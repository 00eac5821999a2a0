"""Names of LLVM's intrinsics: those with an instruction, those with a template, those that go.

A name here is without the prefix of its overload; `base_name` takes a full one apart.
"""

import re
from functools import lru_cache
from typing import Final

from spvbackend.spirv.opcodes import OpBitCount, OpBitReverse
from spvbackend.target.widths import LANE_COUNTS


def intrinsic_names(text: str, prefix: str = "") -> frozenset[str]:
    """The names of intrinsics, each without the prefix, with blanks between them."""
    return frozenset(f"llvm.{prefix}{name}" for name in text.split())


# Intrinsic -> OpenCL.std instruction of the same operands.  `rint` rounds to even under OpenCL's
# default rounding, as roundeven and nearbyint ask; fmax and fmin ignore a quiet NaN as maxnum and
# minnum do.  fmuladd leaves the choice of fusing to the target, as mad does; where arithmetic can
# say so itself, it is arithmetic.
EXT_INST: Final[dict[str, str]] = {
    **{
        f"llvm.{name}": name
        for name in ("acos", "asin", "atan", "atan2", "ceil", "copysign", "cos", "cosh", "exp",
                     "exp2", "exp10", "fabs", "floor", "fma", "ldexp", "log", "log2", "log10",
                     "pow", "rint", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc")
    },
    "llvm.fmuladd": "mad",
    "llvm.maxnum": "fmax",
    "llvm.minnum": "fmin",
    "llvm.nearbyint": "rint",
    "llvm.powi": "pown",
    "llvm.roundeven": "rint",
    "llvm.sadd.sat": "s_add_sat",
    "llvm.smax": "s_max",
    "llvm.smin": "s_min",
    "llvm.ssub.sat": "s_sub_sat",
    "llvm.uadd.sat": "u_add_sat",
    "llvm.umax": "u_max",
    "llvm.umin": "u_min",
    "llvm.usub.sat": "u_sub_sat",
}  # fmt: skip
# The last operand of these only LLVM needs (is_int_min_poison, is_zero_poison): where it makes
# poison OpenCL.std has a defined value, which is a refinement.
EXT_INST_FLAGGED: Final[dict[str, str]] = {"llvm.abs": "s_abs", "llvm.ctlz": "clz"}
OPCODES: Final[dict[str, int]] = {"llvm.ctpop": OpBitCount, "llvm.bitreverse": OpBitReverse}
DIRECT: Final = frozenset((*EXT_INST, *EXT_INST_FLAGGED, *OPCODES))
"""Intrinsics with an instruction of SPIR-V or of OpenCL.std, at least for standard widths."""

# How these are to round is the decoration's to say, which promises a correctly rounded result.
ROUNDED: Final = intrinsic_names("fdiv sqrt", "experimental.constrained.")
# Calls that end the work-item, which prepare/traps/known.py has among others of the kind.
TRAPS: Final = intrinsic_names("trap ubsantrap")

# Calls that may go without a trace. Those with a token result are used by operand bundles only.
DROPPED: Final = intrinsic_names(
    "assume codeview.annotation dbg.assign dbg.declare dbg.label dbg.value debugtrap donothing "
    "experimental.convergence.anchor experimental.convergence.entry "
    "experimental.convergence.loop experimental.noalias.scope.decl fake.use instrprof.callsite "
    "instrprof.cover instrprof.increment instrprof.increment.step instrprof.mcdc.parameters "
    "instrprof.mcdc.tvbitmap.update instrprof.timestamp instrprof.value.profile invariant.end "
    "lifetime.end lifetime.start pcmarker prefetch pseudoprobe reloc.none sideeffect stackrestore "
    "var.annotation"
)
HINTS: Final = intrinsic_names("assume prefetch stackrestore")
"""Those of the last that become instructions where an extension may be used."""

FUNNEL_SHIFTS: Final = intrinsic_names("fshl fshr")
"""Those that are rotations, or shifts by constants, need no template."""
MEMORY: Final = intrinsic_names("memcpy memcpy.inline memmove memset memset.inline")
"""Copies and fills, of which those of a known size need no template."""

_ROUNDINGS: Final = ("rm", "rn", "rp", "rz")
_DIRECTED: Final = ("rm", "rp", "rz")
_FLUSHED: Final = ("", ".ftz")
_WHOLE: Final = ("i", "ll", "ui", "ull")
_SMALL: Final = ("bf16", "bf16x2", "f16", "f16x2")
_REAL: Final = ("f", *_SMALL)
_RESULTS: Final = ("", ".relu", ".satfinite", ".relu.satfinite")
_EXTREMES: Final = (
    "", ".ftz", ".nan", ".ftz.nan", ".xorsign.abs", ".ftz.xorsign.abs", ".nan.xorsign.abs",
    ".ftz.nan.xorsign.abs",
)  # fmt: skip
_FUSED: Final = ("", ".ftz", ".relu", ".sat", ".ftz.relu", ".ftz.sat")

_MATHEMATICS: Final = (
    *[f"{name}.{type}"
      for name in ("add.rn", "ceil", "div.rn", "floor", "fma.rn", "fmax", "fmin", "mul.rn",
                   "rcp.rn", "round", "saturate", "sqrt.rn", "trunc")
      for type in ("d", "f", "ftz.f")],
    *[f"{name}.approx.{type}"
      for name in ("cos", "div", "lg2", "rcp", "rsqrt", "sin", "sqrt")
      for type in ("f", "ftz.f")],
    *[f"{real}2{whole}.{mode}{flush}"
      for real in "df" for whole in _WHOLE for mode in _ROUNDINGS
      for flush in _FLUSHED[: 1 if real == "d" else 2]],
    *[f"{whole}2{real}.{mode}" for real in "df" for whole in _WHOLE for mode in _ROUNDINGS],
    *[f"d2f.{mode}{flush}" for mode in _ROUNDINGS for flush in _FLUSHED],
    *[f"{name}.{mode}{flush}.f"
      for name in ("add", "div", "fma", "mul", "rcp", "sqrt")
      for mode in _DIRECTED for flush in _FLUSHED],
    *[f"{name}.{mode}.d" for name in ("add", "div", "mul", "rcp", "sqrt") for mode in _DIRECTED],
    "d2i.hi d2i.lo div.full div.full.ftz ex2.approx ex2.approx.ftz f2h.rn f2h.rn.ftz fabs "
    "fabs.ftz h2f lg2.approx.d lohi.i2d rcp.approx.ftz.d rsqrt.approx.d rsqrt.approx.ftz.d "
    "sqrt.f",
    *[f"{name}{words}.{type}" for name in ("fmax", "fmin") for words in _EXTREMES
      for type in _REAL],
    *[f"fma.rn{words}.{type}" for words in _FUSED for type in _REAL],
    "add.rn.sat.f", "add.rn.ftz.sat.f", "neg.bf16", "neg.bf16x2",
    *[f"{name}.{mode}{words}" for name in ("f2bf16", "f2f16", "ff2bf16x2", "ff2f16x2")
      for mode in ("rn", "rz") for words in _RESULTS],
    *[f"f2tf32.{mode}{words}" for mode in ("rn", "rna", "rz") for words in _RESULTS],
    *[f"{source}.to.{tiny}x2.rn{words}" for source in ("ff", "f16x2") for tiny in ("e4m3", "e5m2")
      for words in ("", ".relu")],
    *[f"{tiny}x2.to.f16x2.rn{words}" for tiny in ("e4m3", "e5m2") for words in ("", ".relu")],
    *[f"move.{type}" for type in ("double", "float", "i16", "i32", "i64")],
)  # fmt: skip
"""Arithmetic, functions and conversions of floats."""
_INTEGERS: Final = (
    *[f"{name}.{mode}" for name in ("bmsk", "sext", "zext") for mode in ("clamp", "wrap")],
    *[f"bfe.{type}" for type in ("s32", "s64", "u32", "u64")],
    *[f"{name}.{a}.{b}" for name in ("idp2a", "idp4a") for a in "su" for b in "su"],
    *[f"mulhi.{type}" for type in (*_WHOLE, "s", "us")],
    *[f"sad.{type}" for type in (*_WHOLE, "s", "us")],
    "bfi.b32 bfi.b64 flo.s flo.u fns fshl.clamp fshr.clamp mul24.i mul24.ui prmt prmt.b4e "
    "prmt.ecl prmt.ecr prmt.f4e prmt.rc16 prmt.rc8",
)  # fmt: skip
_REGISTERS: Final = (
    *[f"read.ptx.sreg.{name}.{axis}" for name in ("ctaid", "nctaid", "ntid", "tid")
      for axis in "wxyz"],
    *[f"read.ptx.sreg.lanemask.{order}" for order in ("eq", "ge", "gt", "le", "lt")],
    *[f"read.ptx.sreg.{name}" for name in (
        "clock", "clock.hi", "clock64", "globaltimer", "globaltimer.hi", "globaltimer.lo",
        "laneid", "nwarpid", "warpid", "warpsize")],
)  # fmt: skip
_THREADS: Final = (
    *[f"shfl.{sync}{mode}.{type}" for sync in ("", "sync.") for mode in ("bfly", "down", "idx",
      "up") for type in ("f32", "f32p", "i32", "i32p")],
    *[f"redux.sync.{name}" for name in ("add", "and", "max", "min", "or", "umax", "umin", "xor")],
    *[f"vote.{name}{sync}" for name in ("all", "any", "ballot", "uni") for sync in ("", ".sync")],
    *[f"barrier.cta.red.{name}{aligned}.all" for name in ("and", "or", "popc")
      for aligned in ("", ".aligned")],
    "activemask bar.warp.sync barrier.cta.sync.aligned.all barrier.cta.sync.all barrier0 "
    "cp.async.commit.group cp.async.wait.all cp.async.wait.group elect.sync match.all.sync.i32p "
    "match.all.sync.i64p match.any.sync.i32 match.any.sync.i64 membar.cta membar.gl membar.sys "
    "nanosleep",
)  # fmt: skip
_PLACES: Final = tuple(
    f"isspacep.{name}" for name in ("global", "local", "shared", "shared.cluster")
)
_MATRICES: Final = (
    "ldmatrix.sync.aligned.m8n8.x1.b16 ldmatrix.sync.aligned.m8n8.x1.trans.b16 "
    "ldmatrix.sync.aligned.m8n8.x2.b16 ldmatrix.sync.aligned.m8n8.x2.trans.b16 "
    "ldmatrix.sync.aligned.m8n8.x4.b16 ldmatrix.sync.aligned.m8n8.x4.trans.b16 "
    "mma.m16n16k16.row.col.bf16 mma.m16n8k16.row.col.bf16 "
    "mma.m16n8k16.row.col.f16.f16 mma.m16n8k16.row.col.f16.f32 "
    "mma.m16n8k16.row.col.f32.f16 mma.m16n8k16.row.col.f32.f32 mma.m16n8k16.row.col.s8 "
    "mma.m16n8k16.row.col.s8.u8 mma.m16n8k16.row.col.satfinite.s8 "
    "mma.m16n8k16.row.col.satfinite.s8.u8 mma.m16n8k16.row.col.satfinite.u8 "
    "mma.m16n8k16.row.col.satfinite.u8.s8 mma.m16n8k16.row.col.u8 "
    "mma.m16n8k16.row.col.u8.s8 mma.m16n8k32.row.col.s8 mma.m16n8k32.row.col.s8.u8 "
    "mma.m16n8k32.row.col.satfinite.s8 mma.m16n8k32.row.col.satfinite.s8.u8 "
    "mma.m16n8k32.row.col.satfinite.u8 mma.m16n8k32.row.col.satfinite.u8.s8 "
    "mma.m16n8k32.row.col.u8 mma.m16n8k32.row.col.u8.s8 mma.m16n8k4.row.col.tf32 "
    "mma.m16n8k8.row.col.bf16 mma.m16n8k8.row.col.f16.f16 mma.m16n8k8.row.col.f16.f32 "
    "mma.m16n8k8.row.col.f32.f16 mma.m16n8k8.row.col.f32.f32 mma.m16n8k8.row.col.tf32 "
    "mma.m8n8k16.row.col.s8 mma.m8n8k16.row.col.s8.u8 mma.m8n8k16.row.col.satfinite.s8 "
    "mma.m8n8k16.row.col.satfinite.s8.u8 mma.m8n8k16.row.col.satfinite.u8 "
    "mma.m8n8k16.row.col.satfinite.u8.s8 mma.m8n8k16.row.col.u8 mma.m8n8k16.row.col.u8.s8 "
    "mma.m8n8k4.row.col.f64"
)

_NVVM: Final = (*_MATHEMATICS, *_INTEGERS, *_REGISTERS, *_THREADS, *_PLACES, _MATRICES)
"""Intrinsics of NVIDIA's target: a name, or several with blanks between them."""

TEMPLATES: Final = frozenset((
    *intrinsic_names(
        "abs allow.runtime.check allow.ubsan.check annotation arithmetic.fence bitreverse bswap "
        "canonicalize clmul convert.from.fp16 convert.to.fp16 ctlz ctpop cttz expect "
        "expect.with.probability experimental.cttz.elts experimental.get.vector.length "
        "experimental.memset.pattern experimental.vector.compress "
        "experimental.vector.extract.last.active experimental.vector.match "
        "experimental.widenable.condition fptosi.sat fptoui.sat fptrunc.round frexp fshl fshr "
        "get.active.lane.mask get.rounding invariant.start is.constant is.fpclass "
        "launder.invariant.group ldexp llrint llround load.relative lrint lround "
        "masked.compressstore masked.expandload masked.gather masked.load masked.scatter "
        "masked.store matrix.column.major.load matrix.column.major.store matrix.multiply "
        "matrix.transpose maximum maximumnum memcpy memcpy.inline memmove memset memset.inline "
        "minimum minimumnum modf objectsize powi ptr.annotation ptrmask readcyclecounter "
        "readsteadycounter sadd.sat sadd.with.overflow scmp sdiv.fix sdiv.fix.sat sincos sincospi "
        "smax smin smul.fix smul.fix.sat smul.with.overflow ssa.copy sshl.sat ssub.sat "
        "ssub.with.overflow stacksave stepvector strip.invariant.group threadlocal.address "
        "uadd.sat uadd.with.overflow ucmp udiv.fix udiv.fix.sat umax umin umul.fix umul.fix.sat "
        "umul.with.overflow ushl.sat usub.sat usub.with.overflow",
    ),
    *intrinsic_names(
        "alignbit alignbyte ballot buffer.wbinvl1 buffer.wbinvl1.sc buffer.wbinvl1.vol class cos "
        "cvt.pk.i16 cvt.pk.u16 cvt.pknorm.i16 cvt.pknorm.u16 cvt.pkrtz div.fixup div.fmas "
        "div.scale ds.bpermute ds.permute ds.swizzle exp2 fcmp fdot2 fdot2.bf16.bf16 "
        "fdot2.f16.f16 fdot2.f32.bf16 fma.legacy fmed3 fmul.legacy fract frexp.exp frexp.mant "
        "icmp iglp.opt inverse.ballot is.private is.shared lerp log mbcnt.hi mbcnt.lo mov.dpp "
        "mov.dpp8 msad.u8 mul.i24 mul.u24 mulhi.i24 mulhi.u24 perm permlane16 permlane16.swap "
        "permlane32.swap permlane64 permlanex16 rcp readfirstlane readlane rsq s.barrier "
        "s.barrier.signal s.barrier.wait s.dcache.inv s.dcache.inv.vol s.dcache.wb "
        "s.dcache.wb.vol s.decperflevel s.incperflevel s.memrealtime s.memtime s.monitor.sleep "
        "s.nop s.prefetch.data s.sendmsg.rtn s.sethalt s.setprio s.setprio.inc.wg s.setreg "
        "s.sleep s.sleep.var s.ttracedata s.ttracedata.imm s.wait.asynccnt s.wait.bvhcnt "
        "s.wait.dscnt s.wait.event.export.ready s.wait.expcnt s.wait.kmcnt s.wait.loadcnt "
        "s.wait.samplecnt s.wait.storecnt s.wait.tensorcnt s.waitcnt sad.hi.u8 sad.u16 sad.u8 sbfe "
        "sched.barrier sched.group.barrier sdot2 sdot4 sdot8 sin sqrt sudot4 sudot8 tanh "
        "ubfe udot2 udot4 udot8 update.dpp wave.barrier wave.id wave.reduce.add "
        "wave.reduce.and wave.reduce.max wave.reduce.min wave.reduce.or wave.reduce.umax "
        "wave.reduce.umin wave.reduce.xor wavefrontsize wmma.bf16.16x16x16.bf16 "
        "wmma.bf16.16x16x16.bf16.tied wmma.f16.16x16x16.f16 wmma.f16.16x16x16.f16.tied "
        "wmma.f32.16x16x16.bf16 wmma.f32.16x16x16.f16 wmma.i32.16x16x16.iu4 "
        "wmma.i32.16x16x16.iu8 wmma.i32.16x16x32.iu4 workgroup.id.x workgroup.id.y "
        "workgroup.id.z workitem.id.x workitem.id.y workitem.id.z writelane",
        "amdgcn.",
    ),
    *intrinsic_names(
        "acos asin atan atan2 ceil cos cosh exp exp2 fadd fcmp fcmps fdiv floor fma fmul fmuladd "
        "fpext fptosi fptoui fptrunc frem fsub ldexp llrint llround log log10 log2 lrint lround "
        "maximum maxnum minimum minnum nearbyint pow powi rint round roundeven sin sinh sitofp "
        "sqrt tan tanh trunc uitofp",
        "experimental.constrained.",
    ),
    *intrinsic_names(" ".join(_NVVM), "nvvm."),
    *intrinsic_names(
        "all all.memory.barrier all.memory.barrier.with.group.sync any cross degrees "
        "device.memory.barrier device.memory.barrier.with.group.sync distance dot4add.i8packed "
        "dot4add.u8packed faceforward fdot firstbitlow firstbitshigh firstbituhigh "
        "flattened.thread.id.in.group frac generic.cast.to.ptr.explicit global.offset global.size "
        "group.id group.memory.barrier group.memory.barrier.with.group.sync interlocked.add "
        "interlocked.or isfinite isinf isnan isnormal length lerp nclamp normalize num.subgroups "
        "num.workgroups packhalf2x16 quad.read.across.diagonal quad.read.across.x "
        "quad.read.across.y radians reflect refract rsqrt saturate sclamp sdot sign smoothstep "
        "step subgroup.ballot subgroup.id subgroup.local.invocation.id subgroup.max.size "
        "subgroup.prefix.bit.count subgroup.size thread.id thread.id.in.group uclamp udot "
        "unpackhalf2x16 wave.active.countbits wave.all wave.all.equal wave.any wave.ballot "
        "wave.get.lane.count wave.is.first.lane wave.prefix.product wave.prefix.sum wave.product "
        "wave.readlane wave.reduce.and wave.reduce.max wave.reduce.min wave.reduce.or "
        "wave.reduce.sum wave.reduce.umax wave.reduce.umin wave.reduce.xor workgroup.size",
        "spv.",
    ),
    *intrinsic_names(
        "deinterleave2 deinterleave3 deinterleave4 deinterleave5 deinterleave6 deinterleave7 "
        "deinterleave8 extract insert interleave2 interleave3 interleave4 interleave5 interleave6 "
        "interleave7 interleave8 partial.reduce.add partial.reduce.fadd reduce.add reduce.and "
        "reduce.fadd reduce.fmax reduce.fmaximum reduce.fmin reduce.fminimum reduce.fmul "
        "reduce.mul reduce.or reduce.smax reduce.smin reduce.umax reduce.umin reduce.xor reverse "
        "splice.left splice.right",
        "vector.",
    ),
    *intrinsic_names(
        "abs add and ashr bitreverse bswap ceil copysign ctlz ctpop cttz cttz.elts fabs fadd fcmp "
        "fdiv floor fma fmul fmuladd fneg fpext fptosi fptoui fptrunc frem fshl fshr fsub gather "
        "icmp inttoptr is.fpclass llrint load load.ff lrint lshr maximum maxnum merge minimum "
        "minnum mul nearbyint or ptrtoint reduce.add reduce.and reduce.fadd reduce.fmax "
        "reduce.fmaximum reduce.fmin reduce.fminimum reduce.fmul reduce.mul reduce.or reduce.smax "
        "reduce.smin reduce.umax reduce.umin reduce.xor rint round roundeven roundtozero sadd.sat "
        "scatter sdiv select sext shl sitofp smax smin sqrt srem ssub.sat store sub trunc uadd.sat "
        "udiv uitofp umax umin urem usub.sat xor zext",
        "vp.",
    ),
    *intrinsic_names("reverse splice strided.load strided.store", "experimental.vp."),
))  # fmt: skip
"""Every intrinsic that has a template in `prepare/templates` for some type."""

_USUAL: Final = DIRECT | DROPPED | MEMORY
_KNOWN: Final = TEMPLATES | DIRECT | DROPPED | TRAPS
_LANES: Final = ("", *(f"v{count}" for count in LANE_COUNTS))
_SUFFIXES: Final = frozenset(
    f"{lanes}{scalar}"
    for lanes in _LANES
    for scalar in ("i8", "i16", "i32", "i64", "f16", "f32", "f64", "p0", "p1", "p2", "p3", "p4")
)
"""How the usual types are spelled behind a name."""
# How the suffix of an overloaded intrinsic begins; "inline" and other words of a name do not. Most
# modules have usual suffixes alone, so `re` compiles it on first use.
_TYPE_SUFFIX: Final = r"(?:(?:nx)?v\d+|a\d+)*(?:[ip]\d+|f\d+$|bf16|s_|sl_|t[\w]*_)"
FLOAT_SUFFIXES: Final = {"bfloat": "bf16", "half": "f16", "float": "f32", "double": "f64"}
"""How floating-point types are spelled there."""


@lru_cache(maxsize=4096)  # every call of an intrinsic asks
def base_name(full: str) -> str:
    """The longest name of the tables that the full name adds type suffixes to, else ""."""
    if not full.startswith("llvm."):
        return ""
    name = full
    stem, _, suffix = name.rpartition(".")
    while suffix in _SUFFIXES:
        name = stem
        stem, _, suffix = name.rpartition(".")
    # No name in a table ends in such a suffix.
    return name if name in _USUAL else longest_name(full)


def longest_name(full: str) -> str:
    """Find the longest known name in front of a name's type suffixes, else ""."""
    name = full
    # From the right, as names have dots of their own (llvm.vector.reduce.add).
    while name not in _KNOWN:
        name, _, _ = name.rpartition(".")
        if not name:
            return ""
    # The suffix must look like a type, or llvm.fma.unknown would pass for llvm.fma.
    rest = full[len(name) + 1 :]
    return name if not rest or re.match(_TYPE_SUFFIX, rest.split(".")[0]) else ""


def rounding_mode(arguments: list[str]) -> str:
    """The rounding mode among metadata operands, empty where there is none."""
    for argument in arguments:
        if argument.startswith('metadata !"round.'):
            return argument.removeprefix('metadata !"round.').removesuffix('"')
    return ""
