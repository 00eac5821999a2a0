"""The reasons why intrinsics are refused: each row is of real intrinsics, and of no others."""

import re

import llvmlite.binding as llvm
import pytest

from spvbackend.builtins.intrinsics import DIRECT, DROPPED, TEMPLATES, TRAPS, base_name
from spvbackend.builtins.refusals import PARTLY_KNOWN, UNKNOWN, Family, family_of, untranslated
from spvbackend.diagnostics import Unsupported
from tests.offenders import for_each

ROUNDS = "SPIR-V has rounding modes for conversions, not for arithmetic"
NO_CONVERSION = "SPIR-V has no conversion of these types in this rounding mode"
DEVICE = "a kernel cannot access the floating-point environment of its device"
SCALABLE = "vectors of scalable length are not supported"
STATE = "a kernel has no such machine state"
BARRIER = "only the barrier of the work-group is supported"
IMAGES = "it takes AMD's image descriptors, which a kernel does not have"
LANGUAGE = "it belongs to the run-time system of a language"

REASONS = {
    "llvm.experimental.constrained.fadd.f32": ROUNDS,
    "llvm.experimental.constrained.sqrt.v4f64": ROUNDS,
    "llvm.experimental.constrained.ldexp.f32.i32": ROUNDS,
    "llvm.experimental.constrained.fptrunc.f16.f32": NO_CONVERSION,
    "llvm.experimental.constrained.uitofp.f32.i32": NO_CONVERSION,
    "llvm.fptrunc.round.bf16.f32": NO_CONVERSION,
    "llvm.masked.load.v4i1.p1": "lanes of i1 have no address of their own",
    "llvm.masked.store.v4i24.p1": "lanes of i24 have no address of their own",
    "llvm.masked.expandload.v4i24": "lanes of i24 have no address of their own",
    "llvm.masked.compressstore.v16i127": "lanes of i127 have no address of their own",
    "llvm.smul.fix.i65": "fixed-point integers wider than 64 bits are not supported",
    "llvm.udiv.fix.sat.v2i128": "fixed-point integers wider than 64 bits are not supported",
    "llvm.experimental.get.vector.length.i32": SCALABLE,
    "llvm.amdgcn.update.dpp.i64": "its control operand is not a known pattern",
    "llvm.amdgcn.mov.dpp.f32": "its control operand is not a known pattern",
    "llvm.amdgcn.icmp.i64.i32": "its operand is not a predicate of LLVM's icmp or fcmp",
    "llvm.amdgcn.fcmp.i32.f64": "its operand is not a predicate of LLVM's icmp or fcmp",
    "llvm.amdgcn.s.barrier.wait": BARRIER,
    "llvm.nvvm.barrier.cta.sync.aligned.all": BARRIER,
    "llvm.amdgcn.image.load.1d.v4f32.i32.v8i32": IMAGES,
    "llvm.amdgcn.s.sendmsg": "SPIR-V has no messages to hardware",
    "llvm.amdgcn.s.sendmsg.rtn.i32": (
        "SPIR-V has no messages to hardware; message 131 of i64 needs an extension for clocks"
    ),
    "llvm.amdgcn.s.barrier.join": "numbered barriers are not supported",
    "llvm.amdgcn.trig.preop.f64": "it is a step of AMD's computation of sine",
    "llvm.amdgcn.if.i64": "only AMD's code generator keeps such masks of lanes",
    "llvm.amdgcn.strict.wwm.i32": "only AMD's code generator keeps such masks of lanes",
    "llvm.vscale.i64": SCALABLE,
    "llvm.set.rounding": DEVICE,
    "llvm.get.fpenv.i64": DEVICE,
    "llvm.set.fpmode.i32": DEVICE,
    "llvm.reset.fpenv": DEVICE,
    "llvm.eh.typeid.for.p0": "exceptions are not supported",
    "llvm.seh.try.begin": "exceptions are not supported",
    "llvm.gcroot": LANGUAGE,
    "llvm.experimental.deoptimize.i32": LANGUAGE,
    "llvm.experimental.gc.result.i32": LANGUAGE,
    "llvm.experimental.guard": LANGUAGE,
    "llvm.experimental.patchpoint.void": LANGUAGE,
    "llvm.experimental.stackmap": LANGUAGE,
    "llvm.objc.retain": LANGUAGE,
    "llvm.va_start.p0": "variable arguments are not supported",
    "llvm.va_copy.p0": "variable arguments are not supported",
    "llvm.returnaddress": STATE,
    "llvm.frameaddress.p0": STATE,
    "llvm.read_register.i32": STATE,
    "llvm.stackguard": STATE,
    "llvm.ptrauth.strip": STATE,
    "llvm.adjust.trampoline": STATE,
    "llvm.memcpy.element.unordered.atomic.p1.p1.i64": "SPIR-V has no atomic elements",
    "llvm.memset.element.unordered.atomic.p1.i64": "SPIR-V has no atomic elements",
    "llvm.amdgcn.cubeid": "it belongs to target 'amdgcn'",
    "llvm.arm.clrex": "it belongs to target 'arm'",
    "llvm.nvvm.barrier.cta.arrive.aligned.count": BARRIER,
    "llvm.nvvm.barrier.cluster.arrive": "clusters of work-groups are not supported",
    "llvm.nvvm.fma.rz.d": ROUNDS,
    "llvm.nvvm.read.ptx.sreg.clock64": "it needs an extension for clocks",
    "llvm.nvvm.tex.unified.1d.v4f32.f32": (
        "it takes a texture or surface of CUDA, which a kernel does not have"
    ),
    "llvm.nvvm.tensormap.replace.rank": "it belongs to target 'nvvm'",
    "llvm.x86.sse2.pause": "it belongs to target 'x86'",
    "llvm.spv.ddx.coarse.f32": "it is for graphics",
    "llvm.spv.discard": "it is for graphics",
    "llvm.spv.fwidth.f32": "it is for graphics",
}
HINTS = {
    "llvm.coro.id": "coro-early,cgscc(coro-split),coro-cleanup",
    "llvm.type.test": "lowertypetests",
    "llvm.public.type.test": "lowertypetests",
    "llvm.type.checked.load.relative": "lowertypetests",
}
BOTH = {
    "llvm.amdgcn.dispatch.ptr": ("AMD's run time passes structures", "__ockl_get_local_size"),
    "llvm.amdgcn.implicitarg.ptr": ("AMD's run time passes structures", "__ockl_get_local_size"),
    "llvm.amdgcn.swmmac.f32.16x16x32.f16.v8f32.v8f16.v16f16": ("matrix units", "multiply and add"),
    "llvm.amdgcn.mfma.f32.4x4x1f32": ("matrix units", "multiply and add"),
    "llvm.amdgcn.global.load.lds": ("asynchronous copy", "load and store"),
    "llvm.amdgcn.raw.ptr.buffer.load.lds": ("asynchronous copy", "load and store"),
    "llvm.amdgcn.raw.buffer.load.f32": ("a buffer descriptor", "global memory"),
    "llvm.amdgcn.make.buffer.rsrc.p8.p1": ("a buffer descriptor", "global memory"),
    "llvm.nvvm.exit": ("a work-item ends where its kernel returns", "use trap, or return"),
    "llvm.nvvm.mbarrier.init": ("no asynchronous copies or products", "sm_89 or an older one"),
    "llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p0": ("its fragments", "use mma.sync"),
}
CLOCKS = {
    f"llvm.nvvm.read.ptx.sreg.{name}"
    for name in ("clock", "clock.hi", "clock64", "globaltimer", "globaltimer.hi", "globaltimer.lo")
}
# Names of one form only, which some operands or extensions have no translation for.
PARTLY = CLOCKS | {
    "llvm.amdgcn.s.barrier.signal",
    "llvm.amdgcn.s.barrier.wait",
    "llvm.nvvm.barrier.cta.red.and.aligned.all",
    "llvm.nvvm.barrier.cta.red.and.all",
    "llvm.nvvm.barrier.cta.red.or.aligned.all",
    "llvm.nvvm.barrier.cta.red.or.all",
    "llvm.nvvm.barrier.cta.red.popc.aligned.all",
    "llvm.nvvm.barrier.cta.red.popc.all",
    "llvm.nvvm.barrier.cta.sync.aligned.all",
    "llvm.nvvm.barrier.cta.sync.all",
}
# What only another LLVM than this one has.
ELSEWHERE = {
    "llvm.fpbuiltin.sincos.f32": "OpenCL.std has no function of that name and these types",
    "llvm.nvvm.unheard.of": "it belongs to target 'nvvm'",
}


def is_intrinsic(name: str) -> bool:
    """Whether LLVM knows the intrinsic: it prints a comment where it does not."""
    return "; Unknown intrinsic" not in str(llvm.parse_assembly(f"declare i32 @{name}(i32)"))


def rows_that_have(name: str) -> list[Family]:
    own = name.removeprefix("llvm.")
    rows = PARTLY_KNOWN if base_name(name) else UNKNOWN
    return [row for row in rows if re.fullmatch(row.pattern, own)]


@for_each([*REASONS, *HINTS, *BOTH])
def test_names_are_of_intrinsics(name: str) -> None:
    assert is_intrinsic(name)


def test_other_names_are_of_none() -> None:
    assert not is_intrinsic("llvm.unheard.of")


@pytest.mark.parametrize(("name", "reason"), (REASONS | ELSEWHERE).items())
def test_reason(name: str, reason: str) -> None:
    assert family_of(name).reason == reason
    error = untranslated(name)
    assert isinstance(error, Unsupported)
    assert error.message == f"intrinsic '{name}' has no translation: {reason}"
    assert error.hint == ""


@pytest.mark.parametrize(("name", "passes"), HINTS.items())
def test_hint(name: str, passes: str) -> None:
    assert family_of(name).reason == ""
    error = untranslated(name)
    assert error.message == f"intrinsic '{name}' has no translation"
    assert re.search(r"first \(opt -passes='?([^']*?)'?\)$", error.hint)[1] == passes  # type: ignore[index]


@pytest.mark.parametrize(("name", "parts"), BOTH.items())
def test_reason_and_hint(name: str, parts: tuple[str, str]) -> None:
    error = untranslated(name)
    assert parts[0] in error.message
    assert parts[1] in error.hint


def test_every_row_is_reached() -> None:
    reached = [rows_that_have(name)[0] for name in (*REASONS, *HINTS, *BOTH, *ELSEWHERE)]
    assert [row for row in (*PARTLY_KNOWN, *UNKNOWN) if row not in reached] == []


@pytest.mark.parametrize("name", [
    "llvm.masked.load.v4i32.p1",
    "llvm.masked.store.v4i128.p1",
    "llvm.masked.gather.v4i24.v4p1",
    "llvm.smul.fix.i64",
    "llvm.smul.fix.i7",
    "llvm.spv.num.workgroups",
    "llvm.spv.assign.type",
    "llvm.va_lists",
    "llvm.vps",
    "llvm.unheard.of",
    "llvm",
])  # fmt: skip
def test_other_names_have_no_reason(name: str) -> None:
    assert family_of(name) == Family("", "")


@for_each(sorted((TEMPLATES | DIRECT | DROPPED | TRAPS) - PARTLY))
def test_what_is_translated_has_no_reason(name: str) -> None:
    assert base_name(name) == name
    assert family_of(name) == Family("", "")
