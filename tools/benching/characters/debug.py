"""Debug info as clang -g writes it: subprograms, scopes, types, variables, places of lines."""

from typing import Final

from benching.characters.rounds import kernels

FIXED: Final = """\
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, producer: "c", emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.cl", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{null, !5, !3}
"""  # noqa: E501
FIXED_NODES: Final = 8
KERNEL: Final = """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %i0) !dbg !{m0} {{
  %s = alloca %t, align 4
    #dbg_declare(ptr %s, !{m1}, !DIExpression(), !{m2})
"""
KERNEL_NODES: Final = (
    'distinct !DISubprogram(name: "k{k}", file: !2, line: {k}, type: !6, unit: !0, '
    "spFlags: DISPFlagDefinition, retainedNodes: !{m6})",
    '!DILocalVariable(name: "s{k}", scope: !{m0}, file: !2, line: {k}, type: !{m3})',
    "!DILocation(line: {k}, column: 3, scope: !{m0})",
    'distinct !DICompositeType(tag: DW_TAG_structure_type, name: "t{k}", file: !2, line: {k}, '
    "size: 64, elements: !{m4})",
    "!{{!{m5}}}",
    '!DIDerivedType(tag: DW_TAG_member, name: "m{k}", scope: !{m3}, file: !2, line: {k}, '
    "baseType: !3, size: 32)",
    "!{{}}",
)
ROUND: Final = """\
  %i{b} = add i32 %i{a}, {b}, !dbg !{m0}
    #dbg_value(i32 %i{b}, !{m1}, !DIExpression(), !{m0})
  %g{b} = getelementptr inbounds float, ptr addrspace(1) %p, i32 %i{b}, !dbg !{m2}
  %x{b} = load float, ptr addrspace(1) %g{b}, align 4, !dbg !{m2}
    #dbg_value(float %x{b}, !{m3}, !DIExpression(), !{m4})
  %y{b} = fmul float %x{b}, 2.0, !dbg !{m4}
  store float %y{b}, ptr addrspace(1) %g{b}, align 4, !dbg !{m5}
"""
ROUND_NODES: Final = (
    "!DILocation(line: {n}, column: 5, scope: !{m6})",
    '!DILocalVariable(name: "i{n}", scope: !{m6}, file: !2, line: {n}, type: !3)',
    "!DILocation(line: {n}, column: 9, scope: !{m6})",
    '!DILocalVariable(name: "x{n}", scope: !{m6}, file: !2, line: {n}, type: !4)',
    "!DILocation(line: {n}, column: 12, scope: !{m6})",
    "!DILocation(line: {n}, column: 20, scope: !{m6})",
    "distinct !DILexicalBlock(scope: !{outer}, file: !2, line: {n}, column: 3)",
)
LINES: Final = 60000
"""A program of more lines is one of several files; a place of 32 bits would do for more."""


def much_debug_info(instructions: int) -> str:
    """Kernels of some 500 instructions, each with a place, two variables in five of those."""
    parts = ["%t = type { i32, float }\n"]
    nodes: list[str] = []
    for start, count in kernels(instructions, 5, 100):
        outer = FIXED_NODES + len(nodes)
        parts.append(filled(KERNEL, KERNEL_NODES, nodes, k=start))
        for n in range(count):
            line = (start + n) % LINES + 1
            parts.append(filled(ROUND, ROUND_NODES, nodes, a=n, b=n + 1, n=line, outer=outer))
        parts.append("  ret void\n}\n")
    parts.append(FIXED)
    parts += [f"!{FIXED_NODES + number} = {node}\n" for number, node in enumerate(nodes)]
    return "".join(parts)


def filled(text: str, rows: tuple[str, ...], nodes: list[str], **values: int) -> str:
    """The text with its numbers, those of its own nodes among them, which go behind the others."""
    first = FIXED_NODES + len(nodes)
    names = {f"m{n}": first + n for n in range(len(rows))}
    nodes += [row.format(**names, **values) for row in rows]
    return text.format(**names, **values)
