"""Shapes of modules that are many of one thing; scaling.py measures how their translation grows.

Each shape is a function from a size to the text of a module. What is many is in its name, and
everything else is as small as it can be, so that what grows too fast is that thing alone.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

Shape = Callable[[int], str]
Part = str | Shape
"""Text, or what makes text of the size of a module."""

G: Final = "ptr addrspace(1)"
HEAD: Final = f"define spir_kernel void @k({G} %p, {G} %q, i32 %n, i1 %c, float %f) {{\nentry:"
LAST: Final = "  ret void\n}"


def lines(parts: Iterable[str]) -> str:
    return "".join([f"{part}\n" for part in parts])


def each(line: Shape, count: Callable[[int], int] = int) -> Shape:
    """A line for each number below the size, or below a count that follows it."""
    return lambda size: lines(map(line, range(count(size))))


def module(*parts: Part) -> Shape:
    """The parts below each other."""

    def text(size: int) -> str:
        made = [part if isinstance(part, str) else part(size) for part in parts]
        return "".join([part if part[-1:] in ("", "\n") else f"{part}\n" for part in made])

    return text


def kernel(*body: Part, before: Sequence[Part] = ()) -> Shape:
    """A kernel of that body behind other parts; its first block has the label `entry`."""
    return module(*before, HEAD, *body, LAST)


def function(head: str, *body: str) -> str:
    return "\n".join([f"define {head} {{", *(f"  {line}" for line in body), "}"])


def chained(first: str, line: Shape, before: Sequence[Part] = (), type: str = "i32") -> Shape:
    """A kernel in which each value comes of the one before; the last is stored."""
    align = ", align 4" if type == "i32" else ""
    stored = module(lambda size: f"  store {type} %v{size}, {G} %p{align}")
    return kernel(first, each(line), stored, before=before)


def addressed(first: str, line: Shape, last: Shape) -> Shape:
    """A kernel in which each pointer comes of the one before; the last is stored to."""
    return kernel(first, each(line), lambda size: f"  store i32 1, {G} {last(size)}")


ADD: Final = "  %v0 = add i32 %n, 1"
KINDS: Final = ("i32", G)

# Each function calls the next; all of it is what the kernel reaches.
CALL_CHAIN: Final = kernel(
    "  %r = call float @f0(float %f)", f"  store float %r, {G} %p",
    before=[
        each(lambda n: function(f"internal float @f{n}(float %x)", "%m = fmul float %x, 2.0",
                                f"%r = call float @f{n + 1}(float %m)", "ret float %r")),
        lambda size: function(f"internal float @f{size}(float %x)", "ret float %x"),
    ],
)  # fmt: skip


def recursion(size: int) -> str:
    """One strongly connected component of the call graph, and kernels that reach it."""
    return lines(
        function(f"internal void @f{n}({G} %p)", f"call void @f{(n + 1) % size}({G} %p)",
                 f"call void @f{n * 7 % size}({G} %p)", "ret void")
        + "\n"
        + function(f"spir_kernel void @k{n}({G} %p)", f"call void @f{n}({G} %p)", "ret void")
        for n in range(size)
    )  # fmt: skip


def arguments(size: int) -> str:
    """Functions of 100 arguments, half of them pointers, and their calls; size is all of them."""
    params = ", ".join(f"{KINDS[n % 2]} %a{n}" for n in range(100))
    values = ", ".join(("i32 %n", f"{G} %p")[n % 2] for n in range(100))
    uses = [f"store i32 %a0, {G} %a{n}" for n in range(1, 100, 2)]
    made = each(lambda n: function(f"internal void @f{n}({params})", *uses, "ret void"))
    return kernel(each(lambda n: f"  call void @f{n}({values})"), before=[made])(size // 100 + 1)


def nested_loops(size: int) -> str:
    body = ["  br label %h0"]
    for n in range(size):
        before = f"h{n - 1}" if n else "entry"
        body += [f"h{n}:", f"  %i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %l{n} ]"]
        body += [f"  br label %h{n + 1}" if n + 1 < size else f"  br label %l{n}"]
    for n in reversed(range(size)):
        body += [f"l{n}:", f"  %j{n} = add i32 %i{n}, 1", f"  %c{n} = icmp slt i32 %j{n}, %n"]
        body += [f"  br i1 %c{n}, label %h{n}, label %" + (f"l{n - 1}" if n else "end")]
    return kernel(*body, "end:")(size)


def switch(block: Shape, *last: Part) -> Shape:
    """A switch of as many cases as the size, each of which leads to a block of its own."""
    rows = each(lambda n: f"    i32 {n}, label %b{n}")
    blocks = each(lambda n: f"b{n}:\n{block(n)}\n  br label %end")
    return kernel("  switch i32 %n, label %end [", rows, "  ]", blocks, "end:", *last)


def incoming_values(size: int) -> str:
    values = ", ".join(f"[ %g{n}, %b{n} ]" for n in range(size))
    return f"  %v = phi {G} [ %p, %entry ], {values}"


def table_of_functions(size: int) -> str:
    functions = ", ".join(f"ptr @f{n}" for n in range(size))
    return f"@table = addrspace(1) constant [{size} x ptr] [{functions}]"


def members(size: int) -> str:
    return "%s = type { " + ", ".join(KINDS[n % 2] for n in range(size)) + " }"


CALLS: Final[dict[str, Shape]] = {
    "functions": each(lambda n: function(f"i32 @f{n}(i32 %x)", "ret i32 %x")),
    "kernels": each(lambda n: function(f"spir_kernel void @k{n}({G} %p)",
                                       f"store i32 {n}, {G} %p", "ret void")),
    "declarations": kernel(each(lambda n: f"  call spir_func void @d{n}(i32 %n)"),
                           before=[each(lambda n: f"declare spir_func void @d{n}(i32)")]),
    "call_chain": CALL_CHAIN,
    # As many kernels as functions in a chain, all of which each of them reaches.
    "kernels_over_chain": module(
        CALL_CHAIN,
        each(lambda n: function(f"spir_kernel void @k{n}({G} %p, float %f)",
                                "%r = call float @f0(float %f)", f"store float %r, {G} %p",
                                "ret void"))),
    # Kernels and functions, each of which has a local variable of its own.
    "kernels_over_variables": each(
        lambda n: f"@l{n} = internal addrspace(3) global i32 undef\n"
        + function(f"internal void @f{n}()", f"store i32 1, ptr addrspace(3) @l{n}", "ret void")
        + "\n" + function(f"spir_kernel void @k{n}()", f"call void @f{n}()", "ret void")),
    "recursion": recursion,
    "calls": chained(ADD, lambda n: f"  %v{n + 1} = call i32 @f(i32 %v{n})",
                     [function("internal i32 @f(i32 %x)", "ret i32 %x")]),
    "arguments": arguments,
    "builtins": chained(
        "  %v0 = fadd float %f, 1.0",
        lambda n: f"  %v{n + 1} = call spir_func float @_Z4fmaxff(float %v{n}, float %f)",
        ["declare spir_func float @_Z4fmaxff(float, float)"], "float"),
    # Formats that the frontend keeps in a variable of the function, as clang does at -O0.
    "printfs": kernel(
        each(lambda n: f"  %s{n} = alloca ptr addrspace(2), align 8"),
        each(lambda n: f"  store ptr addrspace(2) @s, ptr %s{n}, align 8\n"
             f"  %l{n} = load ptr addrspace(2), ptr %s{n}, align 8\n"
             f"  %r{n} = call spir_func i32 (ptr addrspace(2), ...) @printf"
             f"(ptr addrspace(2) %l{n}, i32 %n)"),
        before=['@s = internal addrspace(2) constant [3 x i8] c"%d\\00"',
                "declare spir_func i32 @printf(ptr addrspace(2), ...)"]),
    # Formats in private constants, each of which needs a copy in constant memory.
    "formats": kernel(
        each(lambda n: f"  %r{n} = call spir_func i32 (ptr, ...) @printf(ptr @s{n}, i32 %n)"),
        before=[each(lambda n: f'@s{n} = private constant [5 x i8] c"%{n % 1000:03}\\00"'),
                "declare spir_func i32 @printf(ptr, ...)"]),
    # Functions of one type whose addresses are taken, and as many calls through a pointer.
    "indirect_calls": kernel(
        f"  %t = load ptr, {G} @table", each(lambda n: f"  %v{n} = call i32 %t({G} %p)"),
        before=[each(lambda n: function(f"internal i32 @f{n}({G} %p)", f"ret i32 {n}")),
                table_of_functions]),
}  # fmt: skip

FLOW: Final[dict[str, Shape]] = {
    "blocks": kernel(each(lambda n: f"  br label %b{n}\nb{n}:")),
    "diamonds": kernel(
        "  br label %b0",
        each(lambda n: f"b{n}:\n  br i1 %c, label %t{n}, label %e{n}\nt{n}:\n"
             f"  br label %b{n + 1}\ne{n}:\n  br label %b{n + 1}"),
        lambda size: f"b{size}:"),
    # Each block lies in the branch of the one before, so that the dominator tree is as deep.
    "nested_ifs": kernel(each(lambda n: f"  br i1 %c, label %t{n}, label %end\nt{n}:"),
                         "  br label %end", "end:"),
    "nested_loops": nested_loops,
    "loops": kernel(
        "  br label %h0",
        each(lambda n: f"h{n}:\n  %i{n} = phi i32 [ 0, %{f'h{n - 1}' if n else 'entry'} ], "
             f"[ %j{n}, %h{n} ]\n  %j{n} = add i32 %i{n}, 1\n  %c{n} = icmp slt i32 %j{n}, %n\n"
             f"  br i1 %c{n}, label %h{n}, label %h{n + 1}"),
        lambda size: f"h{size}:"),
    "cases": switch(lambda n: f"  store i32 {n}, {G} %p"),
    # Switches of few cases, one after the other.
    "switches": kernel(
        "  br label %b0",
        each(lambda n: f"b{n}:\n  %x{n} = xor i32 %n, {n}\n"
             f"  switch i32 %x{n}, label %b{n + 1} [ i32 1, label %t{n} ]\n"
             f"t{n}:\n  br label %b{n + 1}"),
        lambda size: f"b{size}:"),
    # Phis in one block, of a value each.
    "phis": kernel(each(lambda n: f"  %x{n} = add i32 %n, {n}"),
                   "  br i1 %c, label %t, label %j", "t:", "  br label %j", "j:",
                   each(lambda n: f"  %v{n} = phi i32 [ %x{n}, %entry ], [ 0, %t ]"),
                   lambda size: f"  store i32 %v{size - 1}, {G} %p, align 4"),
    # A phi of a pointer with as many incoming values as a switch has cases.
    "incoming": switch(lambda n: f"  %g{n} = getelementptr i32, {G} %p, i32 {n}",
                       incoming_values, f"  store i32 1, {G} %v"),
}  # fmt: skip

VALUES: Final[dict[str, Shape]] = {
    "arithmetic": chained(ADD, lambda n: f"  %v{n + 1} = add i32 %v{n}, {n}"),
    # Stores of floats and of vectors, none of which comes twice.
    "constants": kernel(each(lambda n: f"  store float {n}.5, {G} %p\n"
                             f"  store <2 x i32> <i32 {n}, i32 -{n + 1}>, {G} %q",
                             lambda size: size // 2)),
    "wide_arithmetic": chained("  %v0 = zext i32 %n to i128",
                               lambda n: f"  %v{n + 1} = mul i128 %v{n}, {n + 3}", type="i128"),
    # Additions of vectors of 64 lanes, which become parts.
    "long_vectors": chained(f"  %v0 = load <64 x i32>, {G} %p",
                            lambda n: f"  %v{n + 1} = add <64 x i32> %v{n}, %v{n}",
                            type="<64 x i32>"),
    # One vector of that many lanes.
    "lanes": kernel(lambda size: f"  %v = load <{size} x i32>, {G} %p\n"
                    f"  %w = add <{size} x i32> %v, %v\n  store <{size} x i32> %w, {G} %q"),
    "gep_chain": addressed(
        f"  %g0 = getelementptr i32, {G} %p, i32 1",
        lambda n: f"  %g{n + 1} = getelementptr i32, {G} %g{n}, i32 {n % 9}",
        lambda size: f"%g{size}"),
    "byte_geps": kernel(f"  %g0 = getelementptr i8, {G} %p, i64 4",
                        each(lambda n: f"  %g{n + 1} = getelementptr i8, {G} %g{n}, i64 4\n"
                             f"  store float %f, {G} %g{n + 1}")),
    "cast_chain": kernel(
        each(lambda n: f"  %g{n} = addrspacecast {G} %p{n or ''} to ptr addrspace(4)\n"
             f"  %p{n + 1} = addrspacecast ptr addrspace(4) %g{n} to {G}"),
        lambda size: f"  store i32 1, {G} %p{size}"),
    "select_chain": addressed(f"  %s0 = select i1 %c, {G} %p, {G} %q",
                              lambda n: f"  %s{n + 1} = select i1 %c, {G} %s{n}, {G} %q",
                              lambda size: f"%s{size}"),
    # A pointer loaded through a pointer, and so on.
    "pointer_chain": addressed(f"  %l0 = getelementptr i8, {G} %p, i64 0",
                               lambda n: f"  %l{n + 1} = load {G}, {G} %l{n}",
                               lambda size: f"%l{size}"),
    # One pointer, used as memory of two types in turn.
    "disagreeing_uses": kernel(each(lambda _: f"  store i32 1, {G} %p\n"
                                    f"  store float 1.0, {G} %p")),
}  # fmt: skip

MEMORY: Final[dict[str, Shape]] = {
    "allocas": kernel(each(lambda n: f"  %a{n} = alloca i32, align 4"),
                      each(lambda n: f"  store i32 {n}, ptr %a{n}, align 4")),
    "accesses": kernel(each(lambda n: f"  %v{n} = load i32, {G} %p\n"
                            f"  store i32 %v{n}, {G} %p, align 4")),
    "copies": kernel(each(lambda n: f"  call void @llvm.memcpy.p1.p1.i64({G} %p, {G} %q, "
                          f"i64 {4 * n % 64}, i1 false)"),
                     before=[f"declare void @llvm.memcpy.p1.p1.i64({G}, {G}, i64, i1)"]),
    "atomics": kernel(each(lambda n: f"  %v{n} = atomicrmw add {G} %p, i32 1 "
                           'syncscope("device") monotonic')),
    # Atomics that become loops.
    "expanded_atomics": kernel(each(lambda n: f"  %v{n} = atomicrmw nand {G} %p, i32 1 seq_cst")),
    # Calls of an intrinsic that is expanded from a template.
    "intrinsics": chained(
        ADD, lambda n: f"  %v{n + 1} = call i32 @llvm.fshl.i32(i32 %v{n}, i32 %n, i32 {n % 31})",
        ["declare i32 @llvm.fshl.i32(i32, i32, i32)"]),
    # A struct of that many members, and an access to each.
    "members": kernel(each(lambda n: f"  %g{n} = getelementptr %s, {G} %p, i32 0, i32 {n}\n"
                           f"  store {('i32 %n', f'{G} %q')[n % 2]}, {G} %g{n}"),
                      before=[members]),
    "structs": kernel(each(lambda n: f"  %g{n} = getelementptr %s{n}, {G} %p, i32 0, i32 0\n"
                           f"  store i32 1, {G} %g{n}"),
                      before=[each(lambda n: f"%s{n} = type {{ i32, [{n + 1} x float] }}")]),
    # Structs of which each holds a pointer that is used as one to the next.
    "linked_structs": kernel(
        f"  %l0 = getelementptr i8, {G} %p, i64 0",
        each(lambda n: f"  %g{n} = getelementptr %s{n}, {G} %l{n}, i32 0, i32 1\n"
             f"  %l{n + 1} = load {G}, {G} %g{n}"),
        before=[each(lambda n: f"%s{n} = type {{ i32, {G} }}", lambda size: size + 1)]),
    # Named structs, each of which is the first member of the next, up to 100 of them.
    "nested_structs": kernel(
        each(lambda n: f"  %g{n} = getelementptr %s{n}, {G} %p, i32 0, i32 1\n"
             f"  store i32 1, {G} %g{n}"),
        before=[each(lambda n: f"%s{n} = type {{ {f'%s{n - 1}' if n % 100 else 'i32'}, i32 }}")]),
    "aggregate_values": chained(
        "  %v0 = insertvalue { i32, float } poison, float %f, 1",
        lambda n: f"  %v{n + 1} = insertvalue {{ i32, float }} %v{n}, i32 {n}, 0",
        type="{ i32, float }"),
}  # fmt: skip

CODE: Final = {**CALLS, **FLOW, **VALUES, **MEMORY}
