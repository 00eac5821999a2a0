"""Tables of what mutations put in: types, constants, words of LLVM IR."""

import random
from typing import Final

INTS: Final = ("i1", "i8", "i16", "i32", "i64")
ODD_INTS: Final = (
    "i2", "i3", "i7", "i17", "i24", "i31", "i33", "i48", "i63", "i65", "i96", "i128", "i129",
    "i256", "i1024",
)  # fmt: skip
FLOATS: Final = ("half", "float", "double", "bfloat", "fp128", "x86_fp80")
POINTERS: Final = (
    "ptr", "ptr addrspace(1)", "ptr addrspace(2)", "ptr addrspace(3)", "ptr addrspace(4)",
    "ptr addrspace(5)", "ptr addrspace(7)", "ptr addrspace(11)", "ptr addrspace(64)",
)  # fmt: skip
TARGETS: Final = (
    'target("spirv.Event")', 'target("spirv.Sampler")', 'target("spirv.Queue")',
    'target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)',
    'target("spirv.Image", float, 5, 2, 1, 1, 2, 99, 2)',
    'target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0)', 'target("spirv.Pipe", 0)',
    'target("spirv.CooperativeMatrixKHR", float, 3, 16, 16, 0)', 'target("spirv.DeviceEvent")',
    'target("spirv.ReserveId")', 'target("spirv.Foo")', 'target("spirv.Pipe", 7)',
    'target("spirv.JointMatrixINTEL", i8, 4, 4, 0, 0)', 'target("spirv.Type", 23, 1, 1)',
    'target("spirv.Literal", 1)', 'target("spirv.IntegralConstant", i32, 4)',
    'target("aarch64.svcount")', 'target("spirv.BufferSurfaceINTEL", 0)',
)  # fmt: skip
AGGREGATES: Final = (
    "[4 x i8]", "[0 x i32]", "[2 x [3 x float]]", "{ i32, i8 }", "<{ i8, i64 }>", "{ ptr, i64 }",
    "{}", "[1 x {}]", "[65 x i1]", "{ [2 x i24], half }",
)  # fmt: skip
NUMBERS: Final = (
    0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 65535, 65536,
    2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**53, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**127, 2**128,
)  # fmt: skip
FLOAT_TEXTS: Final = (
    "0.000000e+00", "-0.000000e+00", "1.000000e+00", "0x7FF0000000000000", "0xFFF0000000000000",
    "0x7FF8000000000000", "0x7FF0000000000001", "0x36A0000000000000", "0x0000000000000001",
    "1.000000e+300",
)  # fmt: skip
FLAGS: Final = (
    "nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw", "fast", "nnan",
    "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "volatile", "atomic", "tail", "musttail",
    "notail", "inrange",
)  # fmt: skip
FAMILIES: Final = """\
add, sub, mul, udiv, sdiv, urem, srem, shl, lshr, ashr, and, or, xor
fadd, fsub, fmul, fdiv, frem
trunc, zext, sext, fptrunc, fpext, fptoui, fptosi, uitofp, sitofp, ptrtoint, inttoptr, bitcast, \
addrspacecast, ptrtoaddr
eq, ne, ugt, uge, ult, ule, sgt, sge, slt, sle
false, oeq, ogt, oge, olt, ole, one, ord, uno, ueq, une, true
xchg, nand, max, min, umax, umin, fmax, fmin, uinc_wrap, udec_wrap, usub_cond, usub_sat, \
fmaximum, fminimum, fadd, fsub, add, sub
unordered, monotonic, acquire, release, acq_rel, seq_cst
private, internal, linkonce, weak, common, appending, extern_weak, linkonce_odr, weak_odr, \
external, available_externally
spir_kernel, spir_func, fastcc, ccc, coldcc, amdgpu_kernel, ptx_kernel, cc 99, tailcc, \
device_kernel
zeroinitializer, undef, poison, null, none
global, constant
define, declare
ret void, unreachable
"""
"""Words that stand in the same places, a family on each line."""
FUNCTION_ATTRIBUTES: Final = (
    "alwaysinline", "noinline", "optnone noinline", "convergent", "noreturn", "nounwind", "naked",
    "memory(none)", "memory(read)", "memory(argmem: readwrite)", "optsize", "minsize", "cold",
    "hot", "strictfp", "norecurse", "returns_twice", "uwtable", "ssp", "speculatable",
    '"denormal-fp-math"="preserve-sign"', '"frame-pointer"="all"', '"uniform-work-group-size"="x"',
    '"VCFunction"', '"spirv-foo"="9"', "vscale_range(1,2)", "allocsize(0)", "alignstack(16)",
    'section "s"', "align 64", 'gc "x"', "personality ptr null", "prefix i32 1", "prologue i8 1",
    "nosync", "mustprogress", 'allockind("alloc")', "presplitcoroutine", '"sycl-module-id"="m"',
    '"referenced-indirectly"', '"hls"="1"', '"zero-call-used-regs"="all"', "nobuiltin builtin",
)  # fmt: skip
PARAMETER_ATTRIBUTES: Final = (
    "noundef", "zeroext", "signext", "inreg", "byval(i32)", "byval([3 x i8])", "byref(i64)",
    "sret(i32)", "sret({ i8, i64 })", "inalloca(i8)", "preallocated(i8)", "elementtype(i32)",
    "align 1", "align 3", "align 4096", "noalias", "nocapture", "captures(none)", "nest",
    "returned", "nonnull", "dereferenceable(4)", "dereferenceable_or_null(8)", "swiftself",
    "swifterror", "readonly", "writeonly", "readnone", "immarg", "range(i32 0, 5)",
    "nofpclass(nan)", "allocptr", "initializes((0, 4))", "dead_on_unwind", "alignstack(8)",
    "swiftasync", "allocalign",
)  # fmt: skip
SCOPES: Final = (
    'syncscope("workgroup")', 'syncscope("device")', 'syncscope("subgroup")',
    'syncscope("singlethread")', 'syncscope("all_svm_devices")', 'syncscope("")',
    'syncscope("agent")', 'syncscope("x")',
)  # fmt: skip
SYMBOLS: Final = (
    "x", "llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "main",
    "__spirv_BuiltInGlobalInvocationId", "_Z13get_global_idj", "printf", '""', '"a b"', '"\\00"',
    '"\\FF"', "llvm.foo", "__spirv_", "_Z", "barrier", '"?"', "__translate_sampler_initializer",
    "llvm.memcpy.p0.p0.i64",
)  # fmt: skip


def scalar_type(rng: random.Random) -> str:
    families = (INTS, INTS, INTS, ODD_INTS, FLOATS, POINTERS)
    return rng.choice(rng.choice(families))


def any_type(rng: random.Random) -> str:
    """A type that a value may have; it need not be one that a vector or a function may have."""
    chance = rng.random()
    if chance < 0.55:
        return scalar_type(rng)
    if chance < 0.8:
        return f"<{rng.choice((1, 2, 3, 4, 5, 7, 8, 16, 17, 32, 64))} x {scalar_type(rng)}>"
    if chance < 0.9:
        return rng.choice(AGGREGATES)
    if chance < 0.98:
        return rng.choice(TARGETS)
    return rng.choice(("void", "token", "label", "metadata", "x86_amx", "<vscale x 4 x i32>",
                       "<0 x i32>", "i0", "i8388608", "[99999999 x i64]", "opaque"))  # fmt: skip


def number(rng: random.Random) -> int:
    value = rng.choice(NUMBERS)
    return -value if rng.random() < 0.25 else value


def constant(rng: random.Random, type: str) -> str:
    """A constant, mostly one of the type."""
    chance = rng.random()
    if chance < 0.25:
        return rng.choice(("undef", "poison", "zeroinitializer"))
    if type.startswith("ptr"):
        return rng.choice(("null", f"inttoptr (i64 {number(rng)} to {type})", "null"))
    if type in FLOATS:
        return rng.choice(FLOAT_TEXTS)
    if type.startswith("<") and " x " in type and "{" not in type and "vscale" not in type:
        count, _, element = type[1:-1].partition(" x ")
        if count.isdigit() and int(count) <= 64:
            items = [f"{element} {constant(rng, element)}" for _ in range(int(count))]
            return f"<{', '.join(items)}>"
    if type[1:].isdigit():
        bits = int(type[1:])
        value = number(rng)
        # LLVM refuses what does not fit; once in a while that is what is wanted.
        return str(value if rng.random() < 0.05 else value & ((1 << min(bits, 128)) - 1))
    return rng.choice(("zeroinitializer", "poison", "0"))
