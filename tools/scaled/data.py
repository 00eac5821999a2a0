"""Shapes of modules that are many of one thing outside of functions; scaling.py measures them.

Each is a function from a size to text, as those of shapes.py are.
"""

from typing import Final

from scaled.shapes import Shape, kernel, lines, stored


def variables(size: int) -> str:
    made = [f"@v{n} = addrspace(1) global i32 {n}" for n in range(size)]
    return kernel((f"  store i32 1, ptr addrspace(1) @v{n}" for n in range(size)), lines(made))


def unused_variables(size: int) -> str:
    return lines(f"@v{n} = addrspace(1) global i32 {n}" for n in range(size))


def private_constants(size: int) -> str:
    """Tables that become variables of the functions that use them, or of constant memory."""
    made = [f"@v{n} = private constant [2 x i32] [i32 {n}, i32 1]" for n in range(size)]
    body = [
        f"  %g{n} = getelementptr [2 x i32], ptr @v{n}, i32 0, i32 %n\n"
        f"  %v{n} = load i32, ptr %g{n}\n  store i32 %v{n}, ptr addrspace(1) %p"
        for n in range(size)
    ]
    return kernel(body, lines(made))


def variable_chain(size: int) -> str:
    """Variables of which each holds the address of the next."""
    made = [f"@v{n} = addrspace(1) global ptr addrspace(1) @v{n + 1}" for n in range(size)]
    return lines([*made, f"@v{size} = addrspace(1) global i32 1"])


def variable_cycle(size: int) -> str:
    """Variables that hold each other's addresses, both ways."""
    return lines(
        f"@v{n} = addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) "
        f"@v{(n + 1) % size}, ptr addrspace(1) @v{(n - 1) % size}]"
        for n in range(size)
    )


def strings(size: int) -> str:
    return lines(f'@s{n} = addrspace(2) constant [16 x i8] c"{n:015}\\00"' for n in range(size))


def long_string(size: int) -> str:
    return f'@s = addrspace(2) constant [{size} x i8] c"{"x" * size}"\n'


def aggregate_data(size: int) -> str:
    """An array of structs."""
    rows = ", ".join(f"{{ i32, float }} {{ i32 {n}, float 1.0 }}" for n in range(size))
    return f"@d = addrspace(1) global [{size} x {{ i32, float }}] [{rows}]\n"


def address_data(size: int) -> str:
    """An array of addresses, which are constant expressions."""
    item = "ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @b, i64 {})"
    rows = ", ".join(item.format(n) for n in range(size))
    head = f"@b = addrspace(1) global [{size} x i8] zeroinitializer\n"
    return f"{head}@d = addrspace(1) global [{size} x ptr addrspace(1)] [{rows}]\n"


def constant_expressions(size: int) -> str:
    body = [
        "  store i64 ptrtoint (ptr addrspace(1) getelementptr "
        f"(i8, ptr addrspace(1) @b, i64 {n}) to i64), ptr addrspace(1) %p"
        for n in range(size)
    ]
    return kernel(body, "@b = addrspace(1) global [4 x i8] zeroinitializer\n")


def used(size: int) -> str:
    made = [f"@v{n} = addrspace(1) global i32 {n}" for n in range(size)]
    rows = ", ".join(f"ptr addrspace(1) @v{n}" for n in range(size))
    name = "@llvm.compiler.used = appending addrspace(1) global"
    made.append(f'{name} [{size} x ptr addrspace(1)] [{rows}], section "llvm.metadata"')
    return lines(made)


def constructors(size: int) -> str:
    made = [f"define internal void @f{n}() {{\n  ret void\n}}" for n in range(size)]
    type = "{ i32, ptr, ptr }"
    rows = ", ".join(f"{type} {{ i32 {n % 9}, ptr @f{n}, ptr null }}" for n in range(size))
    made.append(f"@llvm.global_ctors = appending global [{size} x {type}] [{rows}]")
    return lines(made)


def aliases(size: int) -> str:
    made = ["define i32 @f(i32 %x) {\n  ret i32 %x\n}"]
    return lines([*made, *(f"@a{n} = alias i32 (i32), ptr @f" for n in range(size))])


def alias_chain(size: int) -> str:
    """Each alias names the one before."""
    made = ["@v = internal addrspace(1) global i32 1"]
    for n in range(size):
        made.append(f"@a{n} = internal alias i32, ptr addrspace(1) @{f'a{n - 1}' if n else 'v'}")
    return kernel([f"  store i32 1, ptr addrspace(1) @a{size - 1}"], lines(made))


def attribute_groups(size: int) -> str:
    made = [f"define void @f{n}() #{n} {{\n  ret void\n}}" for n in range(size)]
    return lines([*made, *(f'attributes #{n} = {{ "x"="{n}" }}' for n in range(size))])


def metadata(size: int) -> str:
    """Nodes that no pass looks at, in cycles of two.

    LLVM's printer ends on a chain of very many of them.
    """
    named = ", ".join(f"!{n}" for n in range(size))
    return lines(
        [f"!named = !{{{named}}}", *(f"!{n} = distinct !{{!{n ^ 1}}}" for n in range(size))]
    )


def debug_info(size: int) -> str:
    """A line of the source for each instruction."""
    body = [f"  %v{n + 1} = add i32 %v{n}, {n}, !dbg !{n + 5}" for n in range(size)]
    text = kernel(["  %v0 = add i32 %n, 1", *body, *stored(size)])
    text = text.replace("float %f)", "float %f) !dbg !3")
    made = [
        "!llvm.dbg.cu = !{!0}",
        "!llvm.module.flags = !{!4}",
        "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)",
        '!1 = !DIFile(filename: "a.cl", directory: "/")',
        "!2 = !DISubroutineType(types: !{null})",
        '!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !2, unit: !0, '
        "spFlags: DISPFlagDefinition)",
        '!4 = !{i32 2, !"Debug Info Version", i32 3}',
        *(f"!{n + 5} = !DILocation(line: {n + 1}, scope: !3)" for n in range(size)),
    ]
    return text + lines(made)


def debug_records(size: int) -> str:
    """A record of debug info for each instruction."""
    out: list[str] = []
    for row in debug_info(size).splitlines():
        out.append(row)
        if row.startswith("  %v") and "!dbg" in row:
            value, where = row.split()[0], row.rsplit(" ", 1)[1]
            out.append(f"    #dbg_value(i32 {value}, !{size + 5}, !DIExpression(), {where})")
    fields = f'name: "x", scope: !3, file: !1, line: 1, type: !{size + 6}'
    out.append(f"!{size + 5} = !DILocalVariable({fields})")
    out.append(f'!{size + 6} = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)')
    return lines(out)


def long_name(size: int) -> str:
    """Names of a struct and of a variable that are that long; LLVM cuts those of values."""
    name = "x" * size
    head = f"%{name} = type {{ i32 }}\n@{name} = addrspace(1) global %{name} zeroinitializer\n"
    return kernel([f"  store %{name} zeroinitializer, ptr addrspace(1) @{name}"], head)


def annotations(size: int) -> str:
    """Variables with a note each in llvm.global.annotations."""
    made = ['@t = private constant [2 x i8] c"t\\00", section "llvm.metadata"']
    made += [f"@v{n} = addrspace(1) global i32 {n}" for n in range(size)]
    type = "{ ptr, ptr, ptr, i32, ptr }"
    rows = ", ".join(
        f"{type} {{ ptr addrspacecast (ptr addrspace(1) @v{n} to ptr), ptr @t, ptr @t, i32 1, "
        "ptr null }"
        for n in range(size)
    )
    made.append(
        f"@llvm.global.annotations = appending global [{size} x {type}] [{rows}], "
        'section "llvm.metadata"'
    )
    return lines(made)


DATA: Final[tuple[Shape, ...]] = (
    variables, unused_variables, private_constants, variable_chain, variable_cycle, strings,
    long_string, aggregate_data, address_data, constant_expressions, used, constructors, aliases,
    alias_chain, attribute_groups, metadata, debug_info, debug_records, long_name, annotations,
)  # fmt: skip
