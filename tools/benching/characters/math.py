"""Functions of math: one instruction each for kernels, and arithmetic for shaders."""

from typing import Final

NAMES: Final = (
    "acos", "asin", "atan", "cbrt", "cos", "cosh", "erf", "exp", "exp2", "expm1", "log", "log10",
    "log1p", "log2", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh",
)  # fmt: skip
OF_TWO: Final = ("atan2", "fmod", "hypot", "pow")
HEAD: Final = """\
define spir_kernel void @k{k}(ptr addrspace(1) %p, float %y) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  %x0 = load float, ptr addrspace(1) %at, align 4
"""
# From %x{a} to %x{b}.
ROUND: Final = """\
  %c{b} = call spir_func float {callee}({arguments})
  %x{b} = fadd float %c{b}, %y
"""
LAST: Final = """\
  store float %x{b}, ptr addrspace(1) %at, align 4
  ret void
}}
"""
OF_ROUND: Final = 2
ROUNDS_OF_KERNEL: Final = 250


def callee(name: str, count: int) -> str:
    """A function of so many floats, by its mangled name."""
    return f"@_Z{len(name)}{name}{'f' * count}"


def math_functions(instructions: int) -> str:
    """Kernels of some 500 instructions, every other one of which is a function of math."""
    functions = [*[(name, 1) for name in NAMES], *[(name, 2) for name in OF_TWO]]
    parts = ["declare spir_func i64 @_Z13get_global_idj(i32)\n"]
    for name, count in functions:
        types = ", ".join(["float"] * count)
        parts.append(f"declare spir_func float {callee(name, count)}({types})\n")
    rounds = max(1, instructions // OF_ROUND)
    for start in range(0, rounds, ROUNDS_OF_KERNEL):
        last = min(ROUNDS_OF_KERNEL, rounds - start)
        parts.append(HEAD.format(k=start))
        for number in range(last):
            name, count = functions[number % len(functions)]
            arguments = f"float %x{number}" + ", float %y" * (count - 1)
            parts.append(
                ROUND.format(b=number + 1, callee=callee(name, count), arguments=arguments)
            )
        parts.append(LAST.format(b=last))
    return "".join(parts)
