"""Metadata: of kernels, of accesses, of loops and calls, hardly a node of it twice."""

from typing import Final

from benching.characters.rounds import kernels

KERNEL: Final = """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {meta} {{
b0:
  %i0 = add i32 %n, 1
"""
KERNEL_META: Final = (
    "!kernel_arg_addr_space !{0} !kernel_arg_access_qual !{1} !kernel_arg_type !{2} "
    "!kernel_arg_base_type !{2} !kernel_arg_type_qual !{3} !reqd_work_group_size !{4}"
)
KERNEL_NODES: Final = (
    "!{{i32 1, i32 1, i32 0}}",
    '!{{!"none", !"none", !"none", !"{k}"}}',
    '!{{!"float*", !"t{k}*", !"int"}}',
    '!{{!"const", !"restrict const", !""}}',
    "!{{i32 {k}, i32 1, i32 1}}",
)
# A loop b{b}, entered from the block {e}; the nodes of the round are {m0} and those that follow it.
ROUND: Final = """\
  br label %b{b}
b{b}:
  %i{b} = phi i32 [ %i{a}, %{e} ], [ %j{b}, %b{b} ]
  %g{b} = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %i{b}
  %v{b} = load i32, ptr addrspace(1) %g{b}, align 4, !tbaa !{m0}, !range !{m2}, !alias.scope !{m3}
  %h{b} = getelementptr inbounds i32, ptr addrspace(1) %q, i32 %i{b}
  store i32 %v{b}, ptr addrspace(1) %h{b}, align 4, !tbaa !{m0}, !noalias !{m3}
  %j{b} = add i32 %i{b}, 1
  %c{b} = icmp slt i32 %j{b}, %v{b}
  br i1 %c{b}, label %b{b}, label %b{b}x, !llvm.loop !{m5}, !prof !{m7}
b{b}x:
"""
ROUND_NODES: Final = (
    "!{{!{m1}, !{m1}, i64 0}}",
    '!{{!"t{n}", !0, i64 0}}',
    "!{{i32 0, i32 1{n}}}",
    "!{{!{m4}}}",
    '!{{!{m4}, !1, !"s{n}"}}',
    "distinct !{{!{m5}, !{m6}}}",
    '!{{!"llvm.loop.unroll.count", i32 {n}}}',
    '!{{!"branch_weights", i32 {n}, i32 1}}',
)
FIRST_NODES: Final = ('!{!"char", !2, i64 0}', 'distinct !{!1, !"domain"}', '!{!"root"}')


def much_metadata(instructions: int) -> str:
    """Kernels of some 500 instructions, with a node for nearly each of those."""
    nodes = [*FIRST_NODES]
    parts = []
    for start, count in kernels(instructions, 9, 50):
        first = len(nodes)
        nodes += [node.format(k=start + 1) for node in KERNEL_NODES]
        meta = KERNEL_META.format(*range(first, first + len(KERNEL_NODES)))
        parts.append(KERNEL.format(k=start, meta=meta))
        parts += [round_text(n, start + n + 1, nodes) for n in range(count)]
        parts.append("  ret void\n}\n")
    parts += [f"!{number} = {node}\n" for number, node in enumerate(nodes)]
    return "".join(parts)


def round_text(place: int, number: int, nodes: list[str]) -> str:
    """The round of that place in its kernel; its nodes go behind those that are there."""
    names = {f"m{n}": len(nodes) + n for n in range(len(ROUND_NODES))}
    nodes += [node.format(n=number, **names) for node in ROUND_NODES]
    # Behind the loop of a round comes the next one.
    entry = f"b{place}x" if place else "b0"
    return ROUND.format(a=place, b=place + 1, e=entry, **names)
