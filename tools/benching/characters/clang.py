"""What clang makes of programs in OpenCL C: those of tests/e2e, as often as the size asks for."""

from benching.mixes import linked_module


def clang_o0(instructions: int) -> str:
    """Without optimisation: a variable in memory for all that has a name."""
    return str(linked_module(instructions, "app_*.O0.ll"))


def clang_o2(instructions: int) -> str:
    return str(linked_module(instructions, "app_*.O2.ll"))
