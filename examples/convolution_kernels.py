"""The kernels of convolution.py: one for all convolutions, and one for each."""

from itertools import product

from convolution_shape import POST_OPS, Convolution
from kernel_builder import F16, F32, I32, Kernel, pointer
from llvmlite import ir

ARRAYS = {name: pointer() for name in ("x", "w", "bias", "residual", "y")}
SIZES = ("size", "channels", "outputs", "window", "stride", "padding", "result", "flags")
TYPES = {"float32": F32, "float16": F16}


def load(k: Kernel, name: str, place: ir.Value, dtype: str) -> ir.Value:
    """A number of an array, as a 32-bit float."""
    value = k.load(k.args[name], place, TYPES[dtype])
    return value if dtype == "float32" else k.build.fpext(value, F32)


def store(k: Kernel, value: ir.Value, place: ir.Value, dtype: str) -> None:
    kept = value if dtype == "float32" else k.build.fptrunc(value, TYPES[dtype])
    k.store(kept, k.args["y"], place)


def post_op(k: Kernel, name: str, total: ir.Value, output: ir.Value, place: ir.Value,
            dtype: str) -> ir.Value:  # fmt: skip
    if name == "bias":
        return k.build.fadd(total, load(k, "bias", output, dtype))
    if name == "add":
        return k.build.fadd(total, load(k, "residual", place, dtype))
    return k.build.select(k.build.fcmp_ordered(">", total, F32(0)), total, F32(0))


def inside(k: Kernel, where: ir.Value, size: ir.Value | int) -> ir.Value:
    """Whether a row or column is one of the image's; below 0 it is large as an unsigned number."""
    return k.build.icmp_unsigned("<", where, k.place((size,)))


def generic(dtype: str) -> str:
    """One number of the result for each work-item; all sizes and post-ops are arguments."""
    k = Kernel("generic", ARRAYS | dict.fromkeys(SIZES, I32))
    size, channels, outputs, window, stride, padding, result, flags = (k.args[x] for x in SIZES)
    output, column, row = (k.id("global", dimension) for dimension in range(3))
    total = k.variable(F32(0))
    with k.loop(window) as wy, k.loop(window) as wx:
        y = k.build.sub(k.place((row, stride), (wy,)), padding)
        x = k.build.sub(k.place((column, stride), (wx,)), padding)
        with k.build.if_then(k.build.and_(inside(k, y, size), inside(k, x, size))):
            pixel = k.place((y, size, channels), (x, channels))
            weight = k.place((wy, window, channels, outputs), (wx, channels, outputs), (output,))
            with k.loop(channels) as c:
                left = load(k, "x", k.place((pixel,), (c,)), dtype)
                right = load(k, "w", k.place((weight,), (c, outputs)), dtype)
                k.add_to(total, k.build.fmul(left, right))
    place = k.place((row, result, outputs), (column, outputs), (output,))
    for name, flag in POST_OPS.items():
        wanted = k.build.icmp_signed("!=", k.build.and_(flags, I32(flag)), I32(0))
        with k.build.if_then(wanted):
            so_far = k.build.load(total, typ=F32)
            k.build.store(post_op(k, name, so_far, output, place, dtype), total)
    store(k, k.build.load(total, typ=F32), place, dtype)
    return k.finish()


def specialised(conv: Convolution) -> str:
    """Some neighbours for each work-item, which share weights; all that is known is a constant."""
    k = Kernel("specialised", ARRAYS)
    output, column, row = (k.id("global", dimension) for dimension in range(3))
    first = k.place((column, conv.pixels))
    totals = [k.variable(F32(0)) for _ in range(conv.pixels)]
    for wy, wx in product(range(conv.window), repeat=2):
        y = k.place((row, conv.stride), (wy - conv.padding,))
        weight = k.place((conv.weight(wy, wx),), (output,))
        with k.build.if_then(inside(k, y, conv.size)):
            xs = [k.place((first, conv.stride), (conv.column(i, wx),)) for i in range(conv.pixels)]
            checks = [inside(k, x, conv.size) for x in xs]
            corner = k.place((y, conv.size * conv.channels))
            with k.loop(conv.channels) as c:
                right = load(k, "w", k.place((weight,), (c, conv.outputs)), conv.dtype)
                for i, (x, check, total) in enumerate(zip(xs, checks, totals, strict=True)):
                    place = k.place((corner,), (x, conv.channels), (c,))
                    if conv.can_be_outside(i, wx):
                        place = k.build.select(check, place, I32(0))
                    left = load(k, "x", place, conv.dtype)
                    if conv.can_be_outside(i, wx):
                        left = k.build.select(check, left, F32(0))
                    k.add_to(total, k.build.fmul(left, right))
    corner = k.place((row, conv.result * conv.outputs), (first, conv.outputs), (output,))
    for i, total in enumerate(totals):
        place = k.place((corner,), (i * conv.outputs,))
        value = k.build.load(total, typ=F32)
        for name in conv.post_ops:
            value = post_op(k, name, value, output, place, conv.dtype)
        store(k, value, place, conv.dtype)
    return k.finish()
