"""Shapes of modules that are many of one thing outside of functions; scaling.py measures them.

Each is a function from a size to text, as those of shapes.py are.
"""

from typing import Final

from scaled.shapes import HEAD, G, Shape, chained, each, function, kernel, lines, module


def rows(size: int, row: Shape) -> str:
    return ", ".join(map(row, range(size)))


def variable_cycle(size: int) -> str:
    """Variables that hold each other's addresses, both ways."""
    return lines(
        f"@v{n} = addrspace(1) global [2 x {G}] [{G} @v{(n + 1) % size}, {G} @v{(n - 1) % size}]"
        for n in range(size)
    )


def aggregate_data(size: int) -> str:
    """An array of structs."""
    structs = rows(size, lambda n: f"{{ i32, float }} {{ i32 {n}, float 1.0 }}")
    return f"@d = addrspace(1) global [{size} x {{ i32, float }}] [{structs}]\n"


def address_data(size: int) -> str:
    """An array of addresses, which are constant expressions."""
    places = rows(size, lambda n: f"{G} getelementptr (i8, {G} @b, i64 {n})")
    head = f"@b = addrspace(1) global [{size} x i8] zeroinitializer\n"
    return f"{head}@d = addrspace(1) global [{size} x {G}] [{places}]\n"


def used(size: int) -> str:
    pointers = rows(size, lambda n: f"{G} @v{n}")
    head = f"@llvm.compiler.used = appending addrspace(1) global [{size} x {G}]"
    return f'{VARIABLES(size)}{head} [{pointers}], section "llvm.metadata"\n'


def constructors(size: int) -> str:
    type = "{ i32, ptr, ptr }"
    made = each(lambda n: function(f"internal void @f{n}()", "ret void"))(size)
    table = rows(size, lambda n: f"{type} {{ i32 {n % 9}, ptr @f{n}, ptr null }}")
    return f"{made}@llvm.global_ctors = appending global [{size} x {type}] [{table}]\n"


def metadata(size: int) -> str:
    """Nodes that no pass looks at, in cycles of two.

    LLVM's printer ends on a chain of very many of them.
    """
    nodes = each(lambda n: f"!{n} = distinct !{{!{n ^ 1}}}")(size)
    return f"!named = !{{{rows(size, '!{}'.format)}}}\n{nodes}"


def debug_info(size: int) -> str:
    """A line of the source for each instruction."""
    code = chained("  %v0 = add i32 %n, 1",
                   lambda n: f"  %v{n + 1} = add i32 %v{n}, {n}, !dbg !{n + 5}")  # fmt: skip
    places = each(lambda n: f"!{n + 5} = !DILocation(line: {n + 1}, scope: !3)")
    text = code(size).replace("float %f)", "float %f) !dbg !3")
    return f"{text}{DEBUG_NODES}{places(size)}"


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
    head = f"%{name} = type {{ i32 }}\n@{name} = addrspace(1) global %{name} zeroinitializer"
    return kernel(f"  store %{name} zeroinitializer, {G} @{name}", before=[head])(size)


def annotations(size: int) -> str:
    """Variables with a note each in llvm.global.annotations."""
    type = "{ ptr, ptr, ptr, i32, ptr }"
    notes = rows(
        size,
        lambda n: (
            f"{type} {{ ptr addrspacecast ({G} @v{n} to ptr), ptr @t, ptr @t, i32 1, ptr null }}"
        ),
    )
    return (
        f'@t = private constant [2 x i8] c"t\\00", section "llvm.metadata"\n{VARIABLES(size)}'
        f"@llvm.global.annotations = appending global [{size} x {type}] [{notes}], "
        'section "llvm.metadata"\n'
    )


VARIABLES: Final = each(lambda n: f"@v{n} = addrspace(1) global i32 {n}")
DEBUG_NODES: Final = """\
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !DISubroutineType(types: !{null})
!3 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !2, unit: !0, \
spFlags: DISPFlagDefinition)
!4 = !{i32 2, !"Debug Info Version", i32 3}
"""
DATA: Final[dict[str, Shape]] = {
    "variables": kernel(each(lambda n: f"  store i32 1, {G} @v{n}"), before=[VARIABLES]),
    "unused_variables": VARIABLES,
    # Tables that become variables of the functions that use them, or of constant memory.
    "private_constants": kernel(
        each(lambda n: f"  %g{n} = getelementptr [2 x i32], ptr @v{n}, i32 0, i32 %n\n"
             f"  %v{n} = load i32, ptr %g{n}\n  store i32 %v{n}, {G} %p"),
        before=[each(lambda n: f"@v{n} = private constant [2 x i32] [i32 {n}, i32 1]")]),
    # Variables of which each holds the address of the next.
    "variable_chain": module(each(lambda n: f"@v{n} = addrspace(1) global {G} @v{n + 1}"),
                             lambda size: f"@v{size} = addrspace(1) global i32 1"),
    "variable_cycle": variable_cycle,
    "strings": each(lambda n: f'@s{n} = addrspace(2) constant [16 x i8] c"{n:015}\\00"'),
    "long_string": lambda size: f'@s = addrspace(2) constant [{size} x i8] c"{"x" * size}"\n',
    "aggregate_data": aggregate_data,
    "address_data": address_data,
    "constant_expressions": kernel(
        each(lambda n: f"  store i64 ptrtoint ({G} getelementptr (i8, {G} @b, i64 {n}) to i64), "
             f"{G} %p"),
        before=["@b = addrspace(1) global [4 x i8] zeroinitializer"]),
    "used": used,
    "constructors": constructors,
    "aliases": module(function("i32 @f(i32 %x)", "ret i32 %x"),
                      each(lambda n: f"@a{n} = alias i32 (i32), ptr @f")),
    # Each alias names the one before.
    "alias_chain": module(
        "@v = internal addrspace(1) global i32 1",
        each(lambda n: f"@a{n} = internal alias i32, {G} @{f'a{n - 1}' if n else 'v'}"),
        HEAD, lambda size: f"  store i32 1, {G} @a{size - 1}\n  ret void\n}}"),
    "attribute_groups": module(each(lambda n: function(f"void @f{n}() #{n}", "ret void")),
                               each(lambda n: f'attributes #{n} = {{ "x"="{n}" }}')),
    "metadata": metadata,
    "debug_info": debug_info,
    "debug_records": debug_records,
    "long_name": long_name,
    "annotations": annotations,
}  # fmt: skip
