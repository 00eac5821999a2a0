"""A kernel in a few lines of Python, on top of llvmlite.ir; matmul.py and convolution.py use it.

Variables are allocas, and loops count in one: LLVM's optimiser, which `opt_level=2` runs first,
makes registers of them.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from llvmlite import ir

I32, I64, F16, F32 = ir.IntType(32), ir.IntType(64), ir.HalfType(), ir.FloatType()
ALIGNMENT = {F16: 2, F32: 4}
PRIVATE, GLOBAL, LOCAL = 0, 1, 3
LOCAL_MEM_FENCE = 1


def pointer(space: int = GLOBAL) -> ir.PointerType:
    return ir.PointerType(addrspace=space)


class Kernel:
    """One kernel in a module of its own; `build` is llvmlite's IRBuilder at its end."""

    def __init__(self, name: str, args: Mapping[str, ir.Type], group: Sequence[int] = ()) -> None:
        self.module = ir.Module(name)
        self.module.triple = "spirv64-unknown-unknown"
        kind = ir.FunctionType(ir.VoidType(), args.values())
        self.function = ir.Function(self.module, kind, name)
        self.function.calling_convention = "spir_kernel"
        if group:
            sizes = self.module.add_metadata([I32(size) for size in (*group, 1, 1)[:3]])
            self.function.set_metadata("reqd_work_group_size", sizes)
        self.args = dict(zip(args, self.function.args, strict=True))
        self.build = ir.IRBuilder(self.function.append_basic_block("entry"))

    def call(self, name: str, result: ir.Type, *args: ir.Value) -> ir.Value:
        """Call a function of OpenCL C by its mangled name."""
        kind = ir.FunctionType(result, [arg.type for arg in args])
        found = self.module.globals.get(name) or ir.Function(self.module, kind, name)
        return self.build.call(found, args, cconv="spir_func")

    def id(self, kind: str, dimension: int) -> ir.Value:
        """One of get_global_id, get_group_id, get_local_id, as 32 bits."""
        name = f"get_{kind}_id"
        wide = self.call(f"_Z{len(name)}{name}j", I64, I32(dimension))
        return self.build.trunc(wide, I32)

    def barrier(self) -> None:
        self.call("_Z7barrierj", ir.VoidType(), I32(LOCAL_MEM_FENCE))

    def local_array(self, name: str, kind: ir.Type, count: int) -> ir.Value:
        """An array that the work-items of a group share."""
        array = ir.GlobalVariable(self.module, ir.ArrayType(kind, count), name, addrspace=LOCAL)
        array.linkage = "internal"
        array.type = pointer(LOCAL)
        array.initializer = ir.Constant(array.value_type, ir.Undefined)
        return array

    def variable(self, value: ir.Value) -> ir.Value:
        """A variable of this work-item."""
        with self.build.goto_entry_block():
            slot = self.build.alloca(value.type)
        # As for arrays: llvmlite gives both the typed pointers that LLVM no longer has.
        slot.type = pointer(PRIVATE)
        self.build.store(value, slot)
        return slot

    def place(self, *terms: tuple[ir.Value | int, ...]) -> ir.Value:
        """The sum of products that an index is."""
        total: ir.Value = I32(0)
        for factors in terms:
            product: ir.Value = I32(1)
            for factor in factors:
                number = I32(factor) if isinstance(factor, int) else factor
                product = self.build.mul(product, number)
            total = self.build.add(total, product)
        return total

    def load(self, array: ir.Value, index: ir.Value, kind: ir.Type) -> ir.Value:
        """A scalar or vector that starts at an element."""
        element = getattr(kind, "element", kind)
        place = self.build.gep(array, [index], source_etype=element)
        return self.build.load(place, typ=kind, align=ALIGNMENT[element])

    def store(self, value: ir.Value, array: ir.Value, index: ir.Value) -> None:
        element = getattr(value.type, "element", value.type)
        place = self.build.gep(array, [index], source_etype=element)
        self.build.store(value, place, align=ALIGNMENT[element])

    def splat(self, value: ir.Value, count: int) -> ir.Value:
        """A vector of equal elements."""
        vector = ir.VectorType(value.type, count)
        one = self.build.insert_element(ir.Constant(vector, ir.Undefined), value, I32(0))
        mask = ir.Constant(ir.VectorType(I32, count), [0] * count)
        return self.build.shuffle_vector(one, one, mask)

    def add_to(self, slot: ir.Value, value: ir.Value) -> None:
        """Add a float, or a vector of them, to a variable."""
        self.build.store(self.build.fadd(self.build.load(slot, typ=value.type), value), slot)

    @contextmanager
    def loop(self, end: int | ir.Value) -> Iterator[ir.Value]:
        """Count from 0 up to an end; the body is what is built in the `with`."""
        count = self.variable(I32(0))
        head, body, done = (self.function.append_basic_block(x) for x in ("head", "body", "done"))
        self.build.branch(head)
        self.build.position_at_end(head)
        index = self.build.load(count, typ=I32)
        limit = I32(end) if isinstance(end, int) else end
        self.build.cbranch(self.build.icmp_signed("<", index, limit), body, done)
        self.build.position_at_end(body)
        yield index
        self.build.store(self.build.add(index, I32(1)), count)
        self.build.branch(head)
        self.build.position_at_end(done)

    def finish(self) -> str:
        self.build.ret_void()
        return str(self.module)
