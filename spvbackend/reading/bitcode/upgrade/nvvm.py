"""Upgrades of NVIDIA's intrinsics, which libdevice, clang, numba and Triton call.

LLVM 22 has instructions or its own intrinsics instead of them.
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.parse.types import pointer_type
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.reading.bitcode.upgrade.names import name_of, suffix
from spvbackend.reading.bitcode.upgrade.rules import (
    Namer,
    Row,
    Rule,
    add_node,
    alignment,
    emit_call,
)
from spvbackend.target.space_maps import NVPTX_CLUSTER, NVPTX_GLOBAL


def _abs(builder: Builder, old: Inst) -> Value:
    value = old.operands[0]
    zero = builder.integer(value.type, 0)
    negated = builder.make(op.SUB, value.type, [zero, value])
    is_positive = builder.compare(op.SGE, value, zero)
    return builder.make(op.SELECT, value.type, [is_positive, value, negated])


def _bfloats(builder: Builder, type: Type) -> Type:
    """Return the type of the bfloats in an integer, which older LLVM had instead."""
    single = builder.types.floating("bfloat")
    return single if type.bits == 16 else builder.types.vector(2, single)


def _abs_bfloat(builder: Builder, old: Inst) -> Value:
    type = _bfloats(builder, old.type)
    value = builder.bitcast(old.operands[0], type)
    made = emit_call(builder, old, f"nvvm.fabs.{suffix(type)}", type, [value])
    return builder.bitcast(made, old.type)


def _bfloat_call(name: str) -> Rule:
    def rule(builder: Builder, old: Inst) -> Value:
        type = _bfloats(builder, old.type)
        values = [builder.bitcast(value, type) for value in old.operands[:-1]]
        return builder.bitcast(emit_call(builder, old, name, type, values), old.type)

    return rule


def _overloaded(base: str) -> Rule:
    """Call an intrinsic that is named after the type of its argument."""

    def rule(builder: Builder, old: Inst) -> Value:
        name = f"{base}.{suffix(old.type)}"
        return emit_call(builder, old, name, old.type, old.operands[:-1])

    return rule


def _named(base: str) -> Namer:
    """Name an intrinsic after the type of its result."""

    def name(function: Function) -> str:
        return name_of(base, function.ret_type)

    return name


def _ctlz(builder: Builder, old: Inst) -> Value:
    value = old.operands[0]
    arguments = [value, builder.integer(builder.types.i1, 0)]
    made = emit_call(builder, old, f"ctlz.{suffix(value.type)}", value.type, arguments)
    return builder.resize(made, old.type)


def _ctpop(builder: Builder, old: Inst) -> Value:
    value = old.operands[0]
    made = emit_call(builder, old, f"ctpop.{suffix(value.type)}", value.type, [value])
    return builder.resize(made, old.type)


def _half(builder: Builder, old: Inst) -> Value:
    return emit_call(builder, old, "convert.from.fp16.f32", old.type, old.operands[:-1])


def _tanh(builder: Builder, old: Inst) -> Value:
    made = emit_call(builder, old, "tanh.f32", old.type, old.operands[:-1])
    made.flags |= op.AFN
    return made


def _bitcast(builder: Builder, old: Inst) -> Value:
    return builder.bitcast(old.operands[0], old.type)


def _rotate(direction: str) -> Rule:
    def rule(builder: Builder, old: Inst) -> Value:
        value = old.operands[0]
        amount = builder.resize(old.operands[1], value.type)
        name = f"{direction}.{suffix(value.type)}"
        return emit_call(builder, old, name, value.type, [value, value, amount])

    return rule


def _swap(builder: Builder, old: Inst) -> Value:
    value = old.operands[0]
    half = builder.integer(value.type, 32)
    return emit_call(builder, old, "fshl.i64", value.type, [value, value, half])


def _cast(builder: Builder, value: Value, type: Type) -> Value:
    return value if value.type is type else builder.make(op.ADDRSPACECAST, type, [value])


def _space_cast(builder: Builder, old: Inst) -> Value:
    return _cast(builder, old.operands[0], old.type)


def _load(builder: Builder, old: Inst) -> Value:
    """Load from global memory that no one writes."""
    pointer, align = old.operands[:2]
    space = pointer_type(builder.types, NVPTX_GLOBAL, old.line)
    made = builder.load(old.type, _cast(builder, pointer, space), alignment(align))
    made.attachments = {"invariant.load": add_node(builder.module, "!{}")}
    return made


def _atomic(operation: str) -> Rule:
    def rule(builder: Builder, old: Inst) -> Value:
        return atomic(builder, old, operation, op.SEQ_CST, "")

    return rule


def atomic(builder: Builder, old: Inst, operation: str, ordering: int, scope: str) -> Inst:
    """Append an atomicrmw of the first two operands, with its natural alignment."""
    pointer, value = old.operands[:2]
    made = builder.make(op.ATOMICRMW, value.type, [pointer, value], op.ATOMIC)
    size = value.type.scalar().bits * value.type.lanes() // 8
    number = op.RMW_OPERATIONS[operation]
    made.memory = op.MemoryInfo(size, ordering, scope, op.NOT_ATOMIC, number)
    builder.module.has_atomics = True
    return made


def _barrier(name: str) -> Rule:
    def rule(builder: Builder, old: Inst) -> Value:
        arguments = old.operands[:-1] or [builder.integer(builder.types.i32, 0)]
        return emit_call(builder, old, f"nvvm.barrier.cta.{name}", old.type, arguments)

    return rule


def _reduction(name: str) -> Rule:
    """Wait, and combine a condition of all threads of the block."""

    def rule(builder: Builder, old: Inst) -> Value:
        types = builder.types
        zero = builder.integer(types.i32, 0)
        arguments = [zero, builder.compare(op.NE, old.operands[0], zero)]
        type = types.i32 if name == "popc" else types.i1
        made = emit_call(builder, old, f"nvvm.barrier.cta.red.{name}.aligned.all", type, arguments)
        return builder.resize(made, old.type)

    return rule


def _mapa(builder: Builder, old: Inst) -> Value:
    cluster = pointer_type(builder.types, NVPTX_CLUSTER, old.line)
    if old.type is cluster:
        return old
    made = emit_call(builder, old, "nvvm.mapa.shared.cluster", cluster, old.operands[:-1])
    return _cast(builder, made, old.type)


_MINMAX: Final = tuple(
    Row(f"nvvm.{name}.{type}", "iii", namer=_named(f"llvm.{sign}{name}"))
    for name in ("max", "min")
    for sign, types in (("s", ("s", "i", "ll")), ("u", ("us", "ui", "ull")))
    for type in types
)
_VARIANTS: Final = ("", ".ftz", ".nan", ".xorsign.abs", ".ftz.nan", ".ftz.xorsign.abs",
                    ".nan.xorsign.abs", ".ftz.nan.xorsign.abs")  # fmt: skip
_BFLOATS: Final = tuple(
    Row(f"nvvm.{name}.{width}", shape, _bfloat_call(f"nvvm.{name}.{width}"))
    for width in ("bf16", "bf16x2")
    for name, shape in (
        ("neg", "ii"),
        ("fma.rn", "iiii"),
        ("fma.rn.relu", "iiii"),
        *[(f"{name}{variant}", "iii") for name in ("fmax", "fmin") for variant in _VARIANTS],
    )
)
_MEMORIES: Final = ("local", "shared", "global", "constant", "param")
_CASTS: Final = tuple(
    Row(name, "pp", _space_cast)
    for memory in _MEMORIES
    for name in (f"nvvm.ptr.gen.to.{memory}", f"nvvm.ptr.{memory}.to.gen")
)

ROWS: Final = (
    # Arithmetic.
    Row("nvvm.abs.bf16", "ii", _abs_bfloat),
    Row("nvvm.abs.bf16x2", "ii", _abs_bfloat),
    Row("nvvm.abs.i", "ii", _abs),
    Row("nvvm.abs.ll", "ii", _abs),
    Row("nvvm.brev32", "ii", _overloaded("bitreverse")),
    Row("nvvm.brev64", "ii", _overloaded("bitreverse")),
    Row("nvvm.clz.i", "ii", _ctlz),
    Row("nvvm.clz.ll", "ii", _ctlz),
    Row("nvvm.ex2.approx.d", "ff", _overloaded("nvvm.ex2.approx")),
    Row("nvvm.ex2.approx.f", "ff", _overloaded("nvvm.ex2.approx")),
    Row("nvvm.ex2.approx.f16x2", "FF", _overloaded("nvvm.ex2.approx")),
    Row("nvvm.ex2.approx.ftz.f", "ff", _overloaded("nvvm.ex2.approx.ftz")),
    Row("nvvm.fabs.d", "ff", _overloaded("nvvm.fabs")),
    Row("nvvm.fabs.f", "ff", _overloaded("nvvm.fabs")),
    Row("nvvm.fabs.ftz.f", "ff", _overloaded("nvvm.fabs.ftz")),
    Row("nvvm.popc.i", "ii", _ctpop),
    Row("nvvm.popc.ll", "ii", _ctpop),
    Row("nvvm.rotate.b32", "iii", _rotate("fshl")),
    Row("nvvm.rotate.b64", "iii", _rotate("fshl")),
    Row("nvvm.rotate.right.b64", "iii", _rotate("fshr")),
    Row("nvvm.swap.lo.hi.b64", "ii", _swap),
    Row("nvvm.tanh.approx.f32", "ff", _tanh),
    *_MINMAX,
    *_BFLOATS,
    # Conversions.
    Row("nvvm.bitcast.d2ll", "if", _bitcast),
    Row("nvvm.bitcast.f2i", "if", _bitcast),
    Row("nvvm.bitcast.i2f", "fi", _bitcast),
    Row("nvvm.bitcast.ll2d", "fi", _bitcast),
    Row("nvvm.h2f", "fi", _half),
    *_CASTS,
    # Memory.
    Row("nvvm.atomic.load.add.f32", "fpf", _atomic("fadd")),
    Row("nvvm.atomic.load.add.f64", "fpf", _atomic("fadd")),
    Row("nvvm.atomic.load.dec.32", "ipi", _atomic("udec_wrap")),
    Row("nvvm.atomic.load.inc.32", "ipi", _atomic("uinc_wrap")),
    Row("nvvm.ldg.global", "?pi", _load),
    Row("nvvm.mapa.shared.cluster", "ppi", _mapa),
    # Barriers.
    Row("nvvm.bar.sync", "vi", _barrier("sync.aligned.all")),
    Row("nvvm.barrier", "vii", _barrier("sync.aligned.count")),
    Row("nvvm.barrier.n", "vi", _barrier("sync.aligned.all")),
    Row("nvvm.barrier.sync", "vi", _barrier("sync.all")),
    Row("nvvm.barrier.sync.cnt", "vii", _barrier("sync.count")),
    Row("nvvm.barrier0", "v", _barrier("sync.aligned.all")),
    Row("nvvm.barrier0.and", "ii", _reduction("and")),
    Row("nvvm.barrier0.or", "ii", _reduction("or")),
    Row("nvvm.barrier0.popc", "ii", _reduction("popc")),
)
