"""Random kernels of all constructs, in one or several phases with barriers between them.

A phase is a function of the row of input, the row of output, memory that all items share, local
memory, the item's place in its work-group and the number of the turn. Its name has the order and,
after an `x`, the number of turns, so that the host can run the phases one after another for all
items of a group: `phase0`, `phase1x3`, `phase2`.
"""

from __future__ import annotations

import random
import re
from typing import Final

from tests.generators.address_steps import ADDRESS_STEPS
from tests.generators.memory_steps import MEMORY_STEPS, make_arena
from tests.generators.programs import INPUT_BYTES, OUTPUT_BYTES, Program
from tests.generators.shapes import I1, I32, I64, PLAIN_LANES, PLAIN_WIDTHS, Value
from tests.generators.steps.atomic import ATOMIC_STEPS, OWN_BYTES, make_cells
from tests.generators.steps.control import MORE_CONTROLS
from tests.generators.steps.local import FIRST_TURN, LAST_TURN, LOCAL_BYTES, MIDDLE_TURN, start_turn
from tests.generators.steps.rare_memory import RARE_MEMORY_STEPS
from tests.generators.steps.rare_value import RARE_VALUE_STEPS
from tests.generators.steps.raw_float import RAW_FLOAT_STEPS
from tests.generators.steps.struct import STRUCT_STEPS
from tests.generators.steps.table import TABLE_STEPS, TREE_KINDS, TREE_STEPS, return_of_tree
from tests.generators.steps.union import UNION_STEPS
from tests.generators.writer import Step

ROW: Final = "ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %shared"
PHASE: Final = re.compile(r"@(?:\w+\.)?phase(\d+)(?:x(\d+))?\b")
SYMBOL: Final = re.compile(r"@(?!llvm\.|_Z)(?=[\w.])")

# Features of kernels, and the share of kernels with each.
SHARES: Final[tuple[tuple[tuple[Step, ...], float], ...]] = (
    (ADDRESS_STEPS, 0.5), (UNION_STEPS, 0.4), (TABLE_STEPS, 0.3),
    (RARE_MEMORY_STEPS, 0.5),
    (STRUCT_STEPS, 0.4),
)  # fmt: skip

HEAD: Final = f"""
@local = internal addrspace(3) global [{LOCAL_BYTES} x i8] undef, align 16
define spir_kernel void @kernel({ROW}) {{
entry:
  %row = call spir_func i64 @_Z13get_global_idj(i32 0)
  %wide = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lid = trunc i64 %wide to i32
  %from = mul i64 %row, {INPUT_BYTES}
  %to = mul i64 %row, {OUTPUT_BYTES}
  %source = getelementptr i8, ptr addrspace(1) %in, i64 %from
  %target = getelementptr i8, ptr addrspace(1) %out, i64 %to
"""
DECLARATIONS: Final = {
    "_Z13get_global_idj": "declare spir_func i64 @_Z13get_global_idj(i32)",
    "_Z12get_local_idj": "declare spir_func i64 @_Z12get_local_idj(i32)",
    "_Z7barrierj": "declare spir_func void @_Z7barrierj(i32)",
}
ARGUMENTS: Final = (
    "ptr addrspace(1) %source, ptr addrspace(1) %target, ptr addrspace(1) %shared, "
    "ptr addrspace(3) @local, i32 %lid"
)
BARRIER: Final = "  call spir_func void @_Z7barrierj(i32 3)"


class Kernel(Program):
    """One kernel, which the seed determines.

    The steps of a plain kernel use only SPIR-V's types.
    """

    def __init__(self, seed: int, *, plain: bool = False) -> None:
        self.plain: Final = plain
        choice = random.Random(~seed)
        self.profile: Final = choice
        self.phases: Final[list[tuple[str, int]]] = []
        self.anywhere: Final[list[Step]] = []
        for more, share in SHARES:
            if choice.random() < share:
                self.anywhere.extend([*more] * choice.randint(1, 3))
        steps = list(self.anywhere)
        if choice.random() < 0.4:
            steps += [*ATOMIC_STEPS] * choice.randint(1, 3)
        widest = choice.choice((64, 64, 128))
        super().__init__(seed, choice.choice((8, 12, 20, 32)), widest=widest, more_steps=steps)

    def write(self, steps: int) -> None:
        if self.plain:
            self.lanes, self.widths[:] = PLAIN_LANES, PLAIN_WIDTHS
        self.memory_share = 0.55
        self.controls.extend(MORE_CONTROLS)
        self.used_output = OWN_BYTES
        self.declarations.update(DECLARATIONS)
        for _ in range(self.rng.randrange(3)):
            self.helper()
        if self.profile.random() < 0.5:
            for _ in range(self.profile.randint(1, 3)):
                self.tree()
            self.memory_steps.extend(TREE_STEPS * 2)
        if self.profile.random() < 0.5:
            self.value_steps.extend(RAW_FLOAT_STEPS * self.profile.randint(1, 6))
        if self.profile.random() < 0.5:
            self.value_steps.extend(RARE_VALUE_STEPS)
        if self.profile.random() < 0.7:
            self.phase(steps, 1, None)
            return
        self.phase(steps // 3, 1, FIRST_TURN)
        for _ in range(self.profile.randint(1, 2)):
            self.phase(steps // 3, self.profile.choice((1, 1, 2, 3)), MIDDLE_TURN)
        self.phase(steps // 3, 1, LAST_TURN)

    def tree(self) -> None:
        """Return a function of pointers, which may call earlier ones."""
        others = list(self.memory_steps)
        self.memory_steps[:] = [*MEMORY_STEPS, *self.anywhere, *TREE_STEPS]
        kind = self.rng.choice(TREE_KINDS)
        # The memory of a pointer has the size of an arena, here as at any call.
        self.arenas = ["%first", "%second"]
        self.scope = [Value("%number", I64), Value("%which", I1)]
        self.has_input = False
        self.region(self.rng.randint(1, 4), 1)
        return_of_tree(self, kind)
        self.has_input = True
        name = f"@tree{len(self.trees)}"
        box = ", ptr %box" if kind == "void" else ""
        parameters = f"ptr %first, ptr %second, i64 %number, i1 %which{box}"
        self.finish(f"define spir_func {kind} {name}({parameters})")
        self.trees.append((name, kind))
        self.memory_steps[:] = others

    def output(self, value: Value) -> None:
        if self.has_input:
            super().output(value)

    def phase(self, steps: int, turns: int, local: tuple[Step, ...] | None) -> None:
        """Return a function that reads the input and writes the output."""
        plain = len(self.memory_steps)
        is_first = not self.phases
        for offset in range(0, INPUT_BYTES, 8):
            self.scope.append(self.load_input(I64, offset))
        self.scope += [Value("%lid", I32), Value("%turn", I32)]
        if is_first:
            make_cells(self)
        if local is not None:
            start_turn(self, is_first)
            self.memory_steps.extend(local * 3)
        for _ in range(2):
            make_arena(self)
        self.region(steps, 0)
        for value in reversed(self.scope[-60:]):
            self.output(value)
        self.lines.append("  ret void")
        del self.memory_steps[plain:]
        name = f"@phase{len(self.phases)}" + (f"x{turns}" if turns > 1 else "")
        self.phases.append((name, turns))
        # If inlined, a vector of doubles may live across a barrier in a loop. Of such vectors, or
        # of values converted from them, Intel's runtime keeps one for all items of a group, from
        # OpenCL C as well.
        attributes = " noinline" if local is not None else ""
        parameters = f"{ROW}, ptr addrspace(3) %local, i32 %lid, i32 %turn"
        self.finish(f"define spir_func void {name}({parameters}){attributes}")

    def text(self) -> str:
        """Return the module for a SPIR-V target."""
        declared = "\n".join(sorted(self.declarations.values()))
        functions = "\n".join([*self.globals, *self.functions])
        kernel = HEAD + "\n".join(self.calls()) + "\n  ret void\n}\n"
        return f'target triple = "spirv64-unknown-unknown"\n{functions}\n{kernel}{declared}\n'

    def calls(self) -> list[str]:
        """Return the body of the kernel: phases, and a barrier between two turns."""
        lines: list[str] = []
        turn = 0
        for number, (name, turns) in enumerate(self.phases):
            if number:
                lines.append(BARRIER)
            if turns == 1:
                lines.append(f"  call spir_func void {name}({ARGUMENTS}, i32 {turn})")
            else:
                lines += loop_of_turns(name, turn, turns, number)
            turn += turns
        return lines


def loop_of_turns(name: str, first: int, turns: int, number: int) -> list[str]:
    """Return a loop that calls a phase, with a barrier before all except the first call."""
    head, body, end = f"head{number}", f"body{number}", f"end{number}"
    turn = f"%turn{number}"
    return [
        f"  br label %before{number}",
        f"before{number}:",
        f"  br label %{body}",
        f"{head}:",
        BARRIER,
        f"  br label %{body}",
        f"{body}:",
        f"  {turn} = phi i32 [ {first}, %before{number} ], [ {turn}.next, %{head} ]",
        f"  call spir_func void {name}({ARGUMENTS}, i32 {turn})",
        f"  {turn}.next = add i32 {turn}, 1",
        f"  {turn}.more = icmp ult i32 {turn}.next, {first + turns}",
        f"  br i1 {turn}.more, label %{head}, label %{end}",
        f"{end}:",
    ]


def rename(text: str, stem: str) -> str:
    """Return the text with a stem before each of its symbols, so that modules can be joined."""
    return SYMBOL.sub(f"@{stem}.", text)
