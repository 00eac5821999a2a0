"""Many blocks and phis: loops of several variables, branches that meet again, switches."""

from typing import Final

from scaled.shapes import lines

from benching.characters.rounds import kernels

HEAD: Final = "define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %n, float %f, i1 %c) {{\nb0:"
# Each piece is entered from block b{a}, and its last block is b{b}; it leaves %i{b} and %x{b}.
LOOP: Final = """\
  br label %h{b}
h{b}:
  %j{b} = phi i32 [ 0, %b{a} ], [ %k{b}, %h{b} ]
  %i{b} = phi i32 [ %i{a}, %b{a} ], [ %m{b}, %h{b} ]
  %x{b} = phi float [ %x{a}, %b{a} ], [ %y{b}, %h{b} ]
  %k{b} = add nuw nsw i32 %j{b}, 1
  %m{b} = xor i32 %i{b}, %k{b}
  %y{b} = fadd float %x{b}, %f
  %g{b} = icmp slt i32 %k{b}, %n
  br i1 %g{b}, label %h{b}, label %b{b}
b{b}:"""
DIAMOND: Final = """\
  %g{b} = icmp eq i32 %i{a}, {b}
  br i1 %g{b}, label %t{b}, label %e{b}
t{b}:
  %u{b} = add i32 %i{a}, {b}
  br label %b{b}
e{b}:
  %v{b} = fmul float %x{a}, %f
  br label %b{b}
b{b}:
  %i{b} = phi i32 [ %u{b}, %t{b} ], [ %i{a}, %e{b} ]
  %x{b} = phi float [ %x{a}, %t{b} ], [ %v{b}, %e{b} ]
  %q{b} = phi ptr addrspace(1) [ %q{a}, %t{b} ], [ %p, %e{b} ]"""
SWITCH: Final = """\
  switch i32 %i{a}, label %b{b} [
    i32 0, label %r{b}
    i32 1, label %s{b}
    i32 {b}, label %t{b}
  ]
r{b}:
  br label %t{b}
s{b}:
  br i1 %c, label %t{b}, label %b{b}
t{b}:
  %u{b} = phi i32 [ %n, %b{a} ], [ 3, %r{b} ], [ 4, %s{b} ]
  br label %b{b}
b{b}:
  %i{b} = phi i32 [ %i{a}, %b{a} ], [ 5, %s{b} ], [ %u{b}, %t{b} ]"""
FIRST: Final = """\
  %i0 = add i32 %n, 1
  %x0 = fadd float %f, 1.0
  %q0 = getelementptr i32, ptr addrspace(1) %p, i32 %n"""
# Values that a piece does not make anew go on under the next number.
SAME_X: Final = "  %x{b} = fneg float %x{a}"
SAME_Q: Final = "  %q{b} = getelementptr i32, ptr addrspace(1) %q{a}, i32 %i{b}"
PIECES: Final = (f"{LOOP}\n{SAME_Q}", DIAMOND, f"{SWITCH}\n{SAME_X}\n{SAME_Q}")
LAST: Final = """\
  store i32 %i{b}, ptr addrspace(1) %q{b}, align 4
  store float %x{b}, ptr addrspace(1) %p, align 4
  ret void
}}"""


def blocks_and_phis(instructions: int) -> str:
    """Kernels of some 500 instructions in 200 blocks."""
    parts = []
    for start, rounds in kernels(instructions, 26, 20):
        last = len(PIECES) * rounds
        parts += [HEAD.format(k=start), FIRST]
        parts += [PIECES[n % len(PIECES)].format(a=n, b=n + 1) for n in range(last)]
        parts.append(LAST.format(b=last))
    return lines(parts)
