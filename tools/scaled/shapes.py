"""Shapes of modules that are many of one thing; scaling.py measures how their translation grows.

Each shape is a function from a size to the text of a module. What is many is in its name, and
everything else is as small as it can be, so that what grows too fast is that thing alone.
"""

from collections.abc import Callable, Iterable
from typing import Final

Shape = Callable[[int], str]

KERNEL_HEAD: Final = (
    "define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i1 %c, float %f)"
)
LAST: Final = "  ret void\n}\n"


def lines(parts: Iterable[str]) -> str:
    return "".join([f"{part}\n" for part in parts])


def kernel(body: Iterable[str], before: str = "") -> str:
    """A kernel of that body, whose first block has the label `entry`."""
    return f"{before}{KERNEL_HEAD} {{\nentry:\n{lines(body)}{LAST}"


def stored(number: int, value: str = "%v") -> list[str]:
    return [f"  store i32 {value}{number}, ptr addrspace(1) %p, align 4"]


# Functions and calls.


def functions(size: int) -> str:
    return "".join(f"define i32 @f{n}(i32 %x) {{\n  ret i32 %x\n}}\n" for n in range(size))


def kernels(size: int) -> str:
    return "".join(
        f"define spir_kernel void @k{n}(ptr addrspace(1) %p) {{\n"
        f"  store i32 {n}, ptr addrspace(1) %p\n{LAST}"
        for n in range(size)
    )


def declarations(size: int) -> str:
    declared = lines(f"declare spir_func void @d{n}(i32)" for n in range(size))
    return kernel((f"  call spir_func void @d{n}(i32 %n)" for n in range(size)), declared)


def call_chain(size: int) -> str:
    """Each function calls the next; all of it is what the kernel reaches."""
    made = [
        f"define internal float @f{n}(float %x) {{\n  %m = fmul float %x, 2.0\n"
        f"  %r = call float @f{n + 1}(float %m)\n  ret float %r\n}}\n"
        for n in range(size)
    ]
    made.append(f"define internal float @f{size}(float %x) {{\n  ret float %x\n}}\n")
    body = ["  %r = call float @f0(float %f)", "  store float %r, ptr addrspace(1) %p"]
    return kernel(body, "".join(made))


def kernels_over_chain(size: int) -> str:
    """As many kernels as functions in a chain, all of which each of them reaches."""
    made = [
        f"define spir_kernel void @k{n}(ptr addrspace(1) %p, float %f) {{\n"
        "  %r = call float @f0(float %f)\n  store float %r, ptr addrspace(1) %p\n" + LAST
        for n in range(size)
    ]
    return call_chain(size) + "".join(made)


def kernels_over_variables(size: int) -> str:
    """Kernels and functions, each of which has a local variable of its own."""
    made = [
        f"@l{n} = internal addrspace(3) global i32 undef\n"
        f"define internal void @f{n}() {{\n  store i32 1, ptr addrspace(3) @l{n}\n"
        f"  ret void\n}}\n"
        f"define spir_kernel void @k{n}() {{\n  call void @f{n}()\n{LAST}"
        for n in range(size)
    ]
    return "".join(made)


def recursion(size: int) -> str:
    """One strongly connected component of the call graph, and kernels that reach it."""
    made = [
        f"define internal void @f{n}(ptr addrspace(1) %p) {{\n"
        f"  call void @f{(n + 1) % size}(ptr addrspace(1) %p)\n"
        f"  call void @f{n * 7 % size}(ptr addrspace(1) %p)\n  ret void\n}}\n"
        f"define spir_kernel void @k{n}(ptr addrspace(1) %p) {{\n"
        f"  call void @f{n}(ptr addrspace(1) %p)\n{LAST}"
        for n in range(size)
    ]
    return "".join(made)


def calls(size: int) -> str:
    callee = "define internal i32 @f(i32 %x) {\n  ret i32 %x\n}\n"
    body = [f"  %v{n + 1} = call i32 @f(i32 %v{n})" for n in range(size)]
    return kernel(["  %v0 = add i32 %n, 1", *body, *stored(size)], callee)


def arguments(size: int) -> str:
    """Functions of 100 arguments, half of them pointers, and their calls; size is all of them."""
    types = ("i32", "ptr addrspace(1)")
    params = ", ".join(f"{types[n % 2]} %a{n}" for n in range(100))
    values = ", ".join(("i32 %n", "ptr addrspace(1) %p")[n % 2] for n in range(100))
    uses = lines(f"  store i32 %a0, ptr addrspace(1) %a{n}" for n in range(1, 100, 2))
    count = size // 100 + 1
    made = [f"define internal void @f{n}({params}) {{\n{uses}{LAST}" for n in range(count)]
    return kernel((f"  call void @f{n}({values})" for n in range(count)), "".join(made))


def builtins(size: int) -> str:
    declared = "declare spir_func float @_Z4fmaxff(float, float)\n"
    body = [
        f"  %v{n + 1} = call spir_func float @_Z4fmaxff(float %v{n}, float %f)" for n in range(size)
    ]
    last = f"  store float %v{size}, ptr addrspace(1) %p"
    return kernel(["  %v0 = fadd float %f, 1.0", *body, last], declared)


def printfs(size: int) -> str:
    """Formats that the frontend keeps in a variable of the function, as clang does at -O0."""
    head = (
        '@s = internal addrspace(2) constant [3 x i8] c"%d\\00"\n'
        "declare spir_func i32 @printf(ptr addrspace(2), ...)\n"
    )
    body: list[str] = [f"  %s{n} = alloca ptr addrspace(2), align 8" for n in range(size)]
    for n in range(size):
        body += [
            f"  store ptr addrspace(2) @s, ptr %s{n}, align 8",
            f"  %l{n} = load ptr addrspace(2), ptr %s{n}, align 8",
            f"  %r{n} = call spir_func i32 (ptr addrspace(2), ...) @printf"
            f"(ptr addrspace(2) %l{n}, i32 %n)",
        ]
    return kernel(body, head)


def formats(size: int) -> str:
    """Formats in private constants, each of which needs a copy in constant memory."""
    made = [f'@s{n} = private constant [5 x i8] c"%{n % 1000:03}\\00"' for n in range(size)]
    made.append("declare spir_func i32 @printf(ptr, ...)")
    body = [
        f"  %r{n} = call spir_func i32 (ptr, ...) @printf(ptr @s{n}, i32 %n)" for n in range(size)
    ]
    return kernel(body, lines(made))


def indirect_calls(size: int) -> str:
    """Functions of one type whose addresses are taken, and as many calls through a pointer."""
    made = [
        f"define internal i32 @f{n}(ptr addrspace(1) %p) {{\n  ret i32 {n}\n}}\n"
        for n in range(size)
    ]
    table = ", ".join(f"ptr @f{n}" for n in range(size))
    made.append(f"@table = addrspace(1) constant [{size} x ptr] [{table}]\n")
    body = ["  %t = load ptr, ptr addrspace(1) @table"]
    body += [f"  %v{n} = call i32 %t(ptr addrspace(1) %p)" for n in range(size)]
    return kernel(body, "".join(made))


# Control flow.


def blocks(size: int) -> str:
    body = []
    for n in range(size):
        body += [f"  br label %b{n}", f"b{n}:"]
    return kernel(body)


def diamonds(size: int) -> str:
    body = ["  br label %b0"]
    for n in range(size):
        body += [f"b{n}:", f"  br i1 %c, label %t{n}, label %e{n}", f"t{n}:"]
        body += [f"  br label %b{n + 1}", f"e{n}:", f"  br label %b{n + 1}"]
    return kernel([*body, f"b{size}:"])


def nested_ifs(size: int) -> str:
    """Each block lies in the branch of the one before, so that the dominator tree is as deep."""
    body = []
    for n in range(size):
        body += [f"  br i1 %c, label %t{n}, label %end", f"t{n}:"]
    return kernel([*body, "  br label %end", "end:"])


def nested_loops(size: int) -> str:
    body = ["  br label %h0"]
    for n in range(size):
        before = f"h{n - 1}" if n else "entry"
        body += [f"h{n}:", f"  %i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %l{n} ]"]
        body += [f"  br label %h{n + 1}" if n + 1 < size else f"  br label %l{n}"]
    for n in reversed(range(size)):
        body += [f"l{n}:", f"  %j{n} = add i32 %i{n}, 1", f"  %c{n} = icmp slt i32 %j{n}, %n"]
        body += [f"  br i1 %c{n}, label %h{n}, label %" + (f"l{n - 1}" if n else "end")]
    return kernel([*body, "end:"])


def loops(size: int) -> str:
    body = ["  br label %h0"]
    for n in range(size):
        before = f"h{n - 1}" if n else "entry"
        body += [f"h{n}:", f"  %i{n} = phi i32 [ 0, %{before} ], [ %j{n}, %h{n} ]"]
        body += [f"  %j{n} = add i32 %i{n}, 1", f"  %c{n} = icmp slt i32 %j{n}, %n"]
        body += [f"  br i1 %c{n}, label %h{n}, label %h{n + 1}"]
    return kernel([*body, f"h{size}:"])


def cases(size: int) -> str:
    rows = [f"    i32 {n}, label %b{n}" for n in range(size)]
    body = ["  switch i32 %n, label %end [", *rows, "  ]"]
    for n in range(size):
        body += [f"b{n}:", f"  store i32 {n}, ptr addrspace(1) %p", "  br label %end"]
    return kernel([*body, "end:"])


def phis(size: int) -> str:
    """Phis in one block, of a value each."""
    body = [f"  %x{n} = add i32 %n, {n}" for n in range(size)]
    body += ["  br i1 %c, label %t, label %j", "t:", "  br label %j", "j:"]
    body += [f"  %v{n} = phi i32 [ %x{n}, %entry ], [ 0, %t ]" for n in range(size)]
    return kernel([*body, *stored(size - 1)])


def switches(size: int) -> str:
    """Switches of few cases, one after the other."""
    body = ["  br label %b0"]
    for n in range(size):
        body += [f"b{n}:", f"  %x{n} = xor i32 %n, {n}"]
        body += [f"  switch i32 %x{n}, label %b{n + 1} [ i32 1, label %t{n} ]"]
        body += [f"t{n}:", f"  br label %b{n + 1}"]
    return kernel([*body, f"b{size}:"])


def incoming(size: int) -> str:
    """A phi of a pointer with as many incoming values as a switch has cases."""
    rows = [f"    i32 {n}, label %b{n}" for n in range(size)]
    body = ["  switch i32 %n, label %end [", *rows, "  ]"]
    for n in range(size):
        body += [f"b{n}:", f"  %g{n} = getelementptr i32, ptr addrspace(1) %p, i32 {n}"]
        body += ["  br label %end"]
    values = ", ".join(f"[ %g{n}, %b{n} ]" for n in range(size))
    body += ["end:", f"  %v = phi ptr addrspace(1) [ %p, %entry ], {values}"]
    return kernel([*body, "  store i32 1, ptr addrspace(1) %v"])


# Values.


def arithmetic(size: int) -> str:
    body = [f"  %v{n + 1} = add i32 %v{n}, {n}" for n in range(size)]
    return kernel(["  %v0 = add i32 %n, 1", *body, *stored(size)])


def constants(size: int) -> str:
    """Stores of floats and of vectors, none of which comes twice."""
    body = []
    for n in range(size // 2):
        vector = f"<2 x i32> <i32 {n}, i32 -{n + 1}>"
        body += [f"  store float {n}.5, ptr addrspace(1) %p"]
        body += [f"  store {vector}, ptr addrspace(1) %q"]
    return kernel(body)


def wide_arithmetic(size: int) -> str:
    body = [f"  %v{n + 1} = mul i128 %v{n}, {n + 3}" for n in range(size)]
    last = f"  store i128 %v{size}, ptr addrspace(1) %p"
    return kernel(["  %v0 = zext i32 %n to i128", *body, last])


def long_vectors(size: int) -> str:
    """Additions of vectors of 64 lanes, which become parts."""
    body = ["  %v0 = load <64 x i32>, ptr addrspace(1) %p"]
    body += [f"  %v{n + 1} = add <64 x i32> %v{n}, %v{n}" for n in range(size)]
    return kernel([*body, f"  store <64 x i32> %v{size}, ptr addrspace(1) %p"])


def lanes(size: int) -> str:
    """One vector of that many lanes."""
    type = f"<{size} x i32>"
    body = [f"  %v = load {type}, ptr addrspace(1) %p", f"  %w = add {type} %v, %v"]
    return kernel([*body, f"  store {type} %w, ptr addrspace(1) %q"])


def gep_chain(size: int) -> str:
    body = [
        f"  %g{n + 1} = getelementptr i32, ptr addrspace(1) %g{n}, i32 {n % 9}" for n in range(size)
    ]
    first = "  %g0 = getelementptr i32, ptr addrspace(1) %p, i32 1"
    return kernel([first, *body, f"  store i32 1, ptr addrspace(1) %g{size}"])


def byte_geps(size: int) -> str:
    body = [
        f"  %g{n + 1} = getelementptr i8, ptr addrspace(1) %g{n}, i64 4\n"
        f"  store float %f, ptr addrspace(1) %g{n + 1}"
        for n in range(size)
    ]
    first = "  %g0 = getelementptr i8, ptr addrspace(1) %p, i64 4"
    return kernel([first, *body])


def cast_chain(size: int) -> str:
    body = []
    for n in range(size):
        body += [f"  %g{n} = addrspacecast ptr addrspace(1) %p{n or ''} to ptr addrspace(4)"]
        body += [f"  %p{n + 1} = addrspacecast ptr addrspace(4) %g{n} to ptr addrspace(1)"]
    return kernel([*body, f"  store i32 1, ptr addrspace(1) %p{size}"])


def select_chain(size: int) -> str:
    body = [
        f"  %s{n + 1} = select i1 %c, ptr addrspace(1) %s{n}, ptr addrspace(1) %q"
        for n in range(size)
    ]
    first = "  %s0 = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q"
    return kernel([first, *body, f"  store i32 1, ptr addrspace(1) %s{size}"])


def pointer_chain(size: int) -> str:
    """A pointer loaded through a pointer, and so on."""
    body = [f"  %l{n + 1} = load ptr addrspace(1), ptr addrspace(1) %l{n}" for n in range(size)]
    first = "  %l0 = getelementptr i8, ptr addrspace(1) %p, i64 0"
    return kernel([first, *body, f"  store i32 1, ptr addrspace(1) %l{size}"])


def disagreeing_uses(size: int) -> str:
    """One pointer, used as memory of two types in turn."""
    stores = ["  store i32 1, ptr addrspace(1) %p", "  store float 1.0, ptr addrspace(1) %p"]
    return kernel(stores * size)


# Memory.


def allocas(size: int) -> str:
    body = [f"  %a{n} = alloca i32, align 4" for n in range(size)]
    body += [f"  store i32 {n}, ptr %a{n}, align 4" for n in range(size)]
    return kernel(body)


def accesses(size: int) -> str:
    body = []
    for n in range(size):
        body += [f"  %v{n} = load i32, ptr addrspace(1) %p", *stored(n)]
    return kernel(body)


def copies(size: int) -> str:
    name = "llvm.memcpy.p1.p1.i64"
    declared = f"declare void @{name}(ptr addrspace(1), ptr addrspace(1), i64, i1)\n"
    call = f"  call void @{name}(ptr addrspace(1) %p, ptr addrspace(1) %q, i64"
    return kernel((f"{call} {4 * n % 64}, i1 false)" for n in range(size)), declared)


def atomics(size: int) -> str:
    body = [
        f'  %v{n} = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic'
        for n in range(size)
    ]
    return kernel(body)


def expanded_atomics(size: int) -> str:
    """Atomics that become loops."""
    body = [f"  %v{n} = atomicrmw nand ptr addrspace(1) %p, i32 1 seq_cst" for n in range(size)]
    return kernel(body)


def intrinsics(size: int) -> str:
    """Calls of an intrinsic that is expanded from a template."""
    declared = "declare i32 @llvm.fshl.i32(i32, i32, i32)\n"
    body = [
        f"  %v{n + 1} = call i32 @llvm.fshl.i32(i32 %v{n}, i32 %n, i32 {n % 31})"
        for n in range(size)
    ]
    return kernel(["  %v0 = add i32 %n, 1", *body, *stored(size)], declared)


def members(size: int) -> str:
    """A struct of that many members, and an access to each."""
    head = (
        "%s = type { " + ", ".join(("i32", "ptr addrspace(1)")[n % 2] for n in range(size)) + " }\n"
    )
    body = []
    for n in range(size):
        body += [f"  %g{n} = getelementptr %s, ptr addrspace(1) %p, i32 0, i32 {n}"]
        value = ("i32 %n", "ptr addrspace(1) %q")[n % 2]
        body += [f"  store {value}, ptr addrspace(1) %g{n}"]
    return kernel(body, head)


def structs(size: int) -> str:
    made = [f"%s{n} = type {{ i32, [{n + 1} x float] }}" for n in range(size)]
    body = [
        f"  %g{n} = getelementptr %s{n}, ptr addrspace(1) %p, i32 0, i32 0\n"
        f"  store i32 1, ptr addrspace(1) %g{n}"
        for n in range(size)
    ]
    return kernel(body, lines(made))


def linked_structs(size: int) -> str:
    """Structs of which each holds a pointer that is used as one to the next."""
    made = [f"%s{n} = type {{ i32, ptr addrspace(1) }}" for n in range(size + 1)]
    body = ["  %l0 = getelementptr i8, ptr addrspace(1) %p, i64 0"]
    for n in range(size):
        body += [f"  %g{n} = getelementptr %s{n}, ptr addrspace(1) %l{n}, i32 0, i32 1"]
        body += [f"  %l{n + 1} = load ptr addrspace(1), ptr addrspace(1) %g{n}"]
    return kernel(body, lines(made))


def nested_structs(size: int) -> str:
    """Named structs, each of which is the first member of the next, up to 100 of them."""
    made = []
    for n in range(size):
        first = f"%s{n - 1}" if n % 100 else "i32"
        made.append(f"%s{n} = type {{ {first}, i32 }}")
    body = [
        f"  %g{n} = getelementptr %s{n}, ptr addrspace(1) %p, i32 0, i32 1\n"
        f"  store i32 1, ptr addrspace(1) %g{n}"
        for n in range(size)
    ]
    return kernel(body, lines(made))


def aggregate_values(size: int) -> str:
    body = [f"  %v{n + 1} = insertvalue {{ i32, float }} %v{n}, i32 {n}, 0" for n in range(size)]
    first = "  %v0 = insertvalue { i32, float } poison, float %f, 1"
    last = f"  store {{ i32, float }} %v{size}, ptr addrspace(1) %p"
    return kernel([first, *body, last])


CODE: Final[tuple[Shape, ...]] = (
    functions, kernels, declarations, call_chain, kernels_over_chain, kernels_over_variables,
    recursion, calls, arguments, builtins, printfs, formats, indirect_calls, blocks, diamonds,
    nested_ifs, nested_loops, loops, cases, switches, phis, incoming, arithmetic, constants,
    wide_arithmetic, long_vectors, lanes, gep_chain, byte_geps, cast_chain, select_chain,
    pointer_chain, disagreeing_uses, allocas, accesses, copies, atomics, expanded_atomics,
    intrinsics, members, structs, linked_structs, nested_structs, aggregate_values,
)  # fmt: skip
