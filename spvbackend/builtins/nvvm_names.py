"""Names of NVIDIA's intrinsics that have a template, without `llvm.nvvm.`."""

from __future__ import annotations

from typing import Final

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

NVVM_NAMES: Final = (*_MATHEMATICS, *_INTEGERS, *_REGISTERS, *_THREADS, *_PLACES, _MATRICES)
"""Names, or several with blanks between them."""
