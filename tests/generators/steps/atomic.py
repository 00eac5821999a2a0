"""Steps of random kernels with atomic operations whose results do not depend on the order of items.

A work item's own cell may be changed in any way, and the results of operations are used. The shared
cells have one commutative operation each, and only the host reads them, after the launch.
"""

from __future__ import annotations

from typing import Final

from tests.generators.float_steps import float_value
from tests.generators.shapes import FLOAT, I1, I32, I64, Shape, integer
from tests.generators.writer import Step, Writer

CELL_BYTES: Final = 8
CELLS: Final[tuple[Shape, ...]] = (I32, I64, I32, I64, integer(16), integer(8), I32, I64)
OWN_BYTES: Final = CELL_BYTES * len(CELLS)
# The operation of each shared cell.
SHARED: Final[tuple[tuple[Shape, str], ...]] = (
    (I32, "add"), (I64, "add"), (I32, "xor"), (I32, "umax"), (I64, "min"), (I32, "and"),
    (integer(16), "add"), (integer(8), "or"), (I64, "sub"), (FLOAT, "fadd"), (I32, "max"),
    (I64, "xor"), (I32, "umin"),
)  # fmt: skip
SHARED_BYTES: Final = CELL_BYTES * 16

OPERATIONS: Final = ("xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax",
                     "umin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat")  # fmt: skip
ORDERINGS: Final = ("monotonic", "acquire", "release", "acq_rel", "seq_cst")
SCOPES: Final = ("", ' syncscope("device")', ' syncscope("workgroup")')
GLOBAL: Final = "ptr addrspace(1)"
GENERIC: Final = "ptr addrspace(4)"


def ordering(writer: Writer) -> str:
    return writer.rng.choice(SCOPES) + " " + writer.rng.choice(ORDERINGS)


def make_cells(writer: Writer) -> None:
    """Initialise the item's own cells."""
    for number, shape in enumerate(CELLS):
        where = cell(writer, number)
        writer.lines.append(f"  store {shape} {writer.value(shape)}, {GLOBAL} {where}")


def cell(writer: Writer, number: int) -> str:
    """Return the address of one of the item's own cells, at the start of its output."""
    return writer.emit(f"getelementptr i8, {GLOBAL} %out, i64 {CELL_BYTES * number}", "cell")


def own(writer: Writer) -> None:
    """Change a cell of the item's own, and use its old value."""
    number = writer.rng.randrange(len(CELLS))
    shape, where, type = CELLS[number], cell(writer, number), GLOBAL
    if writer.rng.random() < 0.2:
        where, type = writer.emit(f"addrspacecast {GLOBAL} {where} to ptr addrspace(4)"), GENERIC
    size = shape.width // 8
    kind = writer.rng.randrange(8)
    if kind == 0:
        order = writer.rng.choice(("monotonic", "acquire", "seq_cst"))
        writer.define(shape, f"load atomic {shape}, {type} {where} {order}, align {size}")
    elif kind == 1:
        order = writer.rng.choice(("monotonic", "release", "seq_cst"))
        text = f"  store atomic {shape} {writer.value(shape)}, {type} {where} {order}, align {size}"
        writer.lines.append(text)
    elif kind == 2:
        exchange(writer, shape, f"{type} {where}")
    else:
        operation = writer.rng.choice(OPERATIONS)
        value = f"{shape} {writer.value(shape)}"
        writer.define(shape, f"atomicrmw {operation} {type} {where}, {value}{ordering(writer)}")


def exchange(writer: Writer, shape: Shape, pointer: str) -> None:
    """Append a compare-exchange, with a fair chance that they are equal."""
    expected = writer.value(shape)
    if writer.rng.random() < 0.5:
        expected = writer.emit(f"load {shape}, {pointer}")
    pair = f"{{ {shape}, i1 }}"
    order = writer.rng.choice(("monotonic monotonic", "acq_rel acquire", "seq_cst seq_cst"))
    values = f"{shape} {expected}, {shape} {writer.value(shape)}"
    both = writer.emit(f"cmpxchg {pointer}, {values} {order}")
    writer.define(shape, f"extractvalue {pair} {both}, 0")
    writer.define(I1, f"extractvalue {pair} {both}, 1")


def shared(writer: Writer) -> None:
    """Change a cell that all items change in the same way."""
    number = writer.rng.randrange(len(SHARED))
    shape, operation = SHARED[number]
    value = writer.value(shape) if shape.is_int else float_value(writer, shape).name
    where = writer.emit(f"getelementptr i8, {GLOBAL} %shared, i64 {CELL_BYTES * number}", "cell")
    writer.emit(f"atomicrmw {operation} {GLOBAL} {where}, {shape} {value}{ordering(writer)}")


ATOMIC_STEPS: Final[tuple[Step, ...]] = (own, own, shared)
