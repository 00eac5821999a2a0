"""Kernels of some 500 instructions in rounds that are alike: calls, addresses, types, math.

A round goes from the values of number {a} to those of number {b}; {n} counts rounds through the
whole module.
"""

from collections.abc import Callable, Iterator
from typing import Final

from scaled.shapes import Shape


def kernels(instructions: int, of_round: int, most: int) -> Iterator[tuple[int, int]]:
    """The first round of each kernel, and how many of at most so many rounds it has."""
    rounds = max(1, instructions // of_round)
    for start in range(0, rounds, most):
        yield start, min(most, rounds - start)


def in_rounds(head: Callable[[int], str], texts: tuple[str, str, str], of_round: int, most: int
              ) -> Shape:  # fmt: skip
    """Kernels of rounds, by the texts of the start of a kernel, a round, and the end of a kernel.

    `head` makes what stands in front of them, of the number of all rounds.
    """
    start_text, round_text, end_text = texts

    def shape(instructions: int) -> str:
        parts = [head(max(1, instructions // of_round))]
        for start, count in kernels(instructions, of_round, most):
            parts.append(start_text.format(k=start))
            for a in range(count):
                n = start + a
                parts.append(round_text.format(a=a, b=a + 1, n=n, place=a % 3, s=n % 32000))
            parts.append(end_text.format(b=count))
        return "".join(parts)

    return shape


CALLS_HEAD: Final = """\
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func float @_Z3madfff(float, float, float)
declare spir_func float @_Z3sinf(float)
declare spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float>, ptr)
declare spir_func i32 @_Z5clampiii(i32, i32, i32)
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func i32 @_Z15convert_int_satf(float)
declare spir_func void @_Z7barrierj(i32)
declare float @llvm.fmuladd.f32(float, float, float)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.ctpop.i32(i32)
define internal float @own(float %x, i32 %i, ptr addrspace(1) %p) {
  %f = sitofp i32 %i to float
  %r = fadd float %x, %f
  ret float %r
}
"""
CALLS: Final = (
    """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %i0, float %x0) {{
  %whole = alloca <4 x float>, align 16
""",
    """\
  %a{b} = call spir_func i64 @_Z13get_global_idj(i32 0)
  %c{b} = call spir_func float @_Z4fmaxff(float %x{a}, float {b}.0)
  %d{b} = call spir_func float @_Z3madfff(float %c{b}, float %x{a}, float 2.0)
  %e{b} = call spir_func float @_Z3sinf(float %d{b})
  %f{b} = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %a{b}, ptr addrspace(1) %p)
  %g{b} = call spir_func <4 x float> @_Z5fractDv4_fPS_(<4 x float> %f{b}, ptr %whole)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %g{b}, i64 {b}, ptr addrspace(1) %p)
  %h{b} = call spir_func i32 @_Z5clampiii(i32 %i{a}, i32 0, i32 {b})
  %j{b} = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %p, i32 %h{b})
  call spir_func void @_Z7barrierj(i32 1)
  %k{b} = call float @llvm.fmuladd.f32(float %e{b}, float %d{b}, float %c{b})
  %l{b} = call spir_func i32 @_Z15convert_int_satf(float %k{b})
  %m{b} = call i32 @llvm.smax.i32(i32 %l{b}, i32 %j{b})
  %o{b} = call i32 @llvm.fshl.i32(i32 %m{b}, i32 %i{a}, i32 7)
  %i{b} = call i32 @llvm.ctpop.i32(i32 %o{b})
  %x{b} = call float @own(float %k{b}, i32 %i{b}, ptr addrspace(1) %p)
""",
    "  store float %x{b}, ptr addrspace(1) %p, align 4\n  ret void\n}}\n",
)
# Structs, arrays, bytes and vectors in each address space.
MEMORY_HEAD: Final = """\
%particle = type { <4 x float>, [3 x i32], float, i16 }
%grid = type { i32, [16 x [8 x float]], ptr addrspace(1) }
@tile = internal addrspace(3) global [64 x float] undef
@weights = internal addrspace(2) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
"""
MEMORY: Final = (
    """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %g, i64 %i) {{
  %own = alloca %particle, align 16
  %row = alloca [8 x float], align 4
""",  # noqa: E501
    """\
  %a{a} = getelementptr inbounds %particle, ptr addrspace(1) %p, i64 %i, i32 1, i64 {place}
  %b{a} = load i32, ptr addrspace(1) %a{a}, align 4
  %c{a} = getelementptr inbounds %particle, ptr %own, i32 0, i32 1, i32 {place}
  store i32 %b{a}, ptr %c{a}, align 4
  %d{a} = getelementptr inbounds i8, ptr addrspace(1) %q, i64 {a}0
  %e{a} = load <4 x float>, ptr addrspace(1) %d{a}, align 4
  %f{a} = getelementptr inbounds %particle, ptr addrspace(1) %p, i64 %i, i32 0
  store <4 x float> %e{a}, ptr addrspace(1) %f{a}, align 16
  %h{a} = getelementptr inbounds %grid, ptr addrspace(1) %g, i64 0, i32 1, i64 %i, i64 {place}
  %j{a} = load float, ptr addrspace(1) %h{a}, align 4
  %k{a} = getelementptr inbounds [64 x float], ptr addrspace(3) @tile, i64 0, i64 %i
  store float %j{a}, ptr addrspace(3) %k{a}, align 4
  %l{a} = getelementptr inbounds [4 x float], ptr addrspace(2) @weights, i64 0, i64 {place}
  %m{a} = load float, ptr addrspace(2) %l{a}, align 4
  %o{a} = getelementptr inbounds [8 x float], ptr %row, i64 0, i64 {place}
  store float %m{a}, ptr %o{a}, align 4
  %r{a} = getelementptr inbounds %grid, ptr addrspace(1) %g, i64 0, i32 2
  %s{a} = load ptr addrspace(1), ptr addrspace(1) %r{a}, align 8
  %t{a} = getelementptr inbounds float, ptr addrspace(1) %s{a}, i64 {a}
  store float %m{a}, ptr addrspace(1) %t{a}, align 4
  %u{a} = addrspacecast ptr addrspace(1) %t{a} to ptr addrspace(4)
  %v{a} = load float, ptr addrspace(4) %u{a}, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr %row, ptr addrspace(1) %d{a}, i64 32, i1 false)
  store float %v{a}, ptr addrspace(1) %h{a}, align 4
""",
    "  ret void\n}}\n",
)
# Nearly every instruction has a type or a constant that no other has.
TYPE: Final = "%t{n} = type {{ i32, [{m} x float], <4 x i32>, {{ i16, i64 }} }}\n"
TYPES: Final = (
    "define spir_kernel void @k{k}(ptr addrspace(1) %p, i32 %i0, float %x0, <4 x float> %v0) {{\n",
    """\
  %a{b} = getelementptr inbounds %t{n}, ptr addrspace(1) %p, i64 {n}, i32 1, i64 0
  store float {n}.5, ptr addrspace(1) %a{b}, align 4
  %c{b} = getelementptr inbounds %t{n}, ptr addrspace(1) %p, i64 0, i32 3, i32 1
  store i64 -{n}000000007, ptr addrspace(1) %c{b}, align 8
  %i{b} = mul i32 %i{a}, {n}7
  %x{b} = fadd float %x{a}, {n}.25
  %v{b} = fmul <4 x float> %v{a}, <float {n}.0, float 1.0, float 2.0, float {n}.5>
  %d{b} = insertvalue {{ i32, [2 x i16] }} {{ i32 {n}, [2 x i16] [i16 1, i16 {s}] }}, i32 %i{b}, 0
  store {{ i32, [2 x i16] }} %d{b}, ptr addrspace(1) %p, align 4
""",
    """\
  store float %x{b}, ptr addrspace(1) %p, align 4
  store <4 x float> %v{b}, ptr addrspace(1) %p, align 16
  ret void
}}
""",
)  # fmt: skip
FUNCTIONS: Final = {
    **dict.fromkeys((
        "acos", "asin", "atan", "cbrt", "cos", "cosh", "erf", "exp", "exp2", "expm1", "log",
        "log10", "log1p", "log2", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh",
    ), 1),
    **dict.fromkeys(("atan2", "fmod", "hypot", "pow"), 2),
}  # fmt: skip
"""Functions of math, and how many floats each takes."""
MATH_START: Final = """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, float %y) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  %x0 = load float, ptr addrspace(1) %at, align 4
"""


def callee(name: str) -> str:
    return f"@_Z{len(name)}{name}{'f' * FUNCTIONS[name]}"


def math_functions(instructions: int) -> str:
    """Every other instruction is a function of math: one of SPIR-V, much arithmetic in a shader."""
    parts = ["declare spir_func i64 @_Z13get_global_idj(i32)\n"]
    for name, count in FUNCTIONS.items():
        types = ", ".join(["float"] * count)
        parts.append(f"declare spir_func float {callee(name)}({types})\n")
    names = list(FUNCTIONS)
    for start, count in kernels(instructions, 2, 250):
        parts.append(MATH_START.format(k=start))
        for a in range(count):
            name = names[a % len(names)]
            arguments = f"float %x{a}" + ", float %y" * (FUNCTIONS[name] - 1)
            parts.append(f"  %c{a + 1} = call spir_func float {callee(name)}({arguments})\n")
            parts.append(f"  %x{a + 1} = fadd float %c{a + 1}, %y\n")
        parts.append(f"  store float %x{count}, ptr addrspace(1) %at, align 4\n  ret void\n}}\n")
    return "".join(parts)


calls_and_builtins: Final = in_rounds(lambda _: CALLS_HEAD, CALLS, 16, 30)
memory_and_geps: Final = in_rounds(lambda _: MEMORY_HEAD, MEMORY, 24, 20)
types_and_constants: Final = in_rounds(
    lambda rounds: "".join(TYPE.format(n=n, m=n + 1) for n in range(rounds)), TYPES, 9, 50
)
