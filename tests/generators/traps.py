"""Random programs that trap: LLVM IR, and an interpreter for their output.

A work-item has a number and words of its own. It adds to words, branches, loops and calls functions
that do the same, and ends at the first trap: words written before it stay. Accesses are volatile,
since LLVM's optimiser may drop others before a trap.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

SLOTS: Final = 16
FILL: Final = 0xA5A5A5A5
"""Initial value of the words."""
MASK: Final = 0xFFFFFFFF
FUNCTIONS: Final = 5
DEPTH: Final = 3
OPERATIONS: Final = ("add", "mul", "xor")
RESULTS: Final = ("void", "i32", "i7", "i64", "{ i32, i64 }", "ptr addrspace(1)")
LINKAGES: Final = ("internal ", "internal ", "", "linkonce_odr ")
TRAPS: Final = (
    ("call void @llvm.trap()", False),
    ("call void @llvm.ubsantrap(i8 3)", False),
    ("call void @abort()", False),
    ("call void @__assert_rtn(ptr addrspace(1) %out, i32 7)", True),
    ("call void @fail(ptr addrspace(1) %out)", False),
    ("call void @fail(ptr addrspace(1) %out)", True),
)
"""Calls that end a work-item, and whether the block goes on after them."""
HEAD: Final = """
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
declare void @abort() noreturn
declare void @__assert_rtn(ptr addrspace(1), i32)
declare spir_func i64 @_Z13get_global_idj(i32)

define void @fail(ptr addrspace(1) %out) noreturn noinline {
  %v = load volatile i32, ptr addrspace(1) %out
  %w = add i32 %v, 1000
  store volatile i32 %w, ptr addrspace(1) %out
  call void @llvm.trap()
  unreachable
}
"""
PARAMETERS: Final = "ptr addrspace(1) %in, ptr addrspace(1) %all, ptr addrspace(1) %mem"
KERNELS: Final = f"""
define void @body(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %x = load i32, ptr addrspace(1) %in
  %r = call i32 @f0(i32 %x, ptr addrspace(1) %out)
  %last = getelementptr i32, ptr addrspace(1) %out, i64 {SLOTS - 1}
  store i32 %r, ptr addrspace(1) %last
  ret void
}}

define spir_kernel void @k({PARAMETERS}) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %in, i64 %id
  %first = mul i64 %id, {SLOTS}
  %out = getelementptr i32, ptr addrspace(1) %all, i64 %first
  call void @body(ptr addrspace(1) %at, ptr addrspace(1) %out)
  ret void
}}

define spir_kernel void @outer({PARAMETERS}) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %first = mul i64 %id, {SLOTS}
  %out = getelementptr i32, ptr addrspace(1) %all, i64 %first
  call spir_kernel void @k({PARAMETERS})
  store i32 1, ptr addrspace(1) %out
  ret void
}}
"""


class Node(NamedTuple):
    """A statement: `op` is add, trap, if, loop, call or again; the rest depends on the op."""

    op: str
    number: int = 0
    """The word, the kind of trap, the count of a loop or the callee."""
    terms: tuple[int, int, int] = (0, 0, 0)
    """A value is `a * x op b` of the three, and acc is added."""
    bodies: tuple[tuple[Node, ...], ...] = ()


class Trapped(Exception):  # noqa: N818  # what ends a work-item is no error
    """A work-item has ended."""


class TrapProgram:
    """One program; functions call those of higher numbers, and recursive ones themselves."""

    def __init__(self, seed: int, recursive: bool = False) -> None:
        self.random: Final = random.Random(seed)
        self.recursive: Final = recursive
        self.results: Final = ["i32", *(self.random.choice(RESULTS) for _ in range(FUNCTIONS - 1))]
        self.linkages: Final = [self.random.choice(LINKAGES) for _ in range(FUNCTIONS)]
        self.functions: Final = [self.body(at, 0) for at in range(FUNCTIONS)]

    def terms(self) -> tuple[int, int, int]:
        pick = self.random.randrange
        return pick(1, 20), pick(len(OPERATIONS)), pick(1, 50)

    def body(self, at: int, depth: int) -> tuple[Node, ...]:
        return tuple(self.statement(at, depth) for _ in range(self.random.randint(1, 4)))

    def statement(self, at: int, depth: int) -> Node:
        """Return one statement of function `at`; deep ones do not hold others."""
        pick = self.random.random()
        if pick < 0.25 or depth >= DEPTH:
            return Node("add", self.random.randrange(1, SLOTS - 1), self.terms())
        if pick < 0.4:
            return Node("trap", self.random.randrange(len(TRAPS)), self.terms())
        if pick < 0.6 and at + 1 < FUNCTIONS:
            return Node("call", self.random.randrange(at + 1, FUNCTIONS), self.terms())
        if pick < 0.7 and self.recursive and depth == 0:
            return Node("again")
        if pick < 0.82:
            return Node("loop", self.random.randint(1, 3), bodies=(self.body(at, depth + 1),))
        bodies = (self.body(at, depth + 1), self.body(at, depth + 1))
        return Node("if", 0, self.terms(), bodies)

    def text(self) -> str:
        """Return the program as LLVM IR."""
        return HEAD + "".join(_Writer(self, at).text() for at in range(FUNCTIONS)) + KERNELS

    def run(self, x: int, outer: bool = False) -> list[int]:
        """Return the words of a work-item at its end."""
        words = [FILL] * SLOTS
        try:
            words[SLOTS - 1] = self.call(0, x, words)
            if outer:
                words[0] = 1
        except Trapped:
            pass
        return words

    def call(self, at: int, x: int, words: list[int]) -> int:
        return self.walk(self.functions[at], at, x, 0, words)

    def walk(self, body: tuple[Node, ...], at: int, x: int, acc: int, words: list[int]) -> int:
        """Run statements; return the new acc."""
        for node in body:
            value = _value(node.terms, x, acc)
            if node.op == "add":
                words[node.number] = (words[node.number] + value) & MASK
                acc = (acc + 1) & MASK
            elif node.op == "trap" and value % 11 == 0:
                if "@fail" in TRAPS[node.number][0]:
                    words[0] = (words[0] + 1000) & MASK
                raise Trapped
            elif node.op == "loop":
                for _ in range(node.number):
                    acc = self.walk(node.bodies[0], at, x, acc, words)
            elif node.op == "if":
                acc = self.walk(node.bodies[value % 2], at, x, acc, words)
            elif node.op == "call":
                acc = self.take(node.number, self.call(node.number, value, words), acc, words)
            elif node.op == "again" and x > 0:
                acc = self.take(at, self.call(at, (x & 7) >> 1, words), acc, words)
        return acc

    def take(self, callee: int, result: int, acc: int, words: list[int]) -> int:
        """Return acc after a call, by the kind of the callee's result."""
        kind = self.results[callee]
        if kind == "void":
            return acc
        if kind.startswith("ptr"):
            words[result & 7] = (words[result & 7] + 1) & MASK
            return acc
        factor = 2 if kind.startswith("{") else 1
        return (acc + factor * (result & 127 if kind == "i7" else result)) & MASK


def _value(terms: tuple[int, int, int], x: int, acc: int) -> int:
    a, operation, b = terms
    left = a * x & MASK
    return ((left + b, left * b, left ^ b)[operation] + acc) & MASK


class _Writer:
    """Writes a function; acc is in memory, as in a frontend that leaves phis to LLVM."""

    def __init__(self, program: TrapProgram, at: int) -> None:
        self.program: Final = program
        self.at: Final = at
        self.lines: list[str] = []
        self.serial = 0

    def let(self, text: str) -> str:
        self.serial += 1
        self.lines.append(f"  %v{self.serial} = {text}")
        return f"%v{self.serial}"

    def labels(self, count: int) -> list[str]:
        self.serial += 1
        return [f"b{self.serial}.{number}" for number in range(count)]

    def text(self) -> str:
        kind = self.program.results[self.at]
        noinline = "" if self.at % 2 else " noinline"
        head = f"define {self.program.linkages[self.at]}{kind} @f{self.at}"
        self.lines += [
            f"\n{head}(i32 %x, ptr addrspace(1) %out){noinline} {{",
            "  %acc = alloca i32",
            "  store i32 0, ptr %acc",
        ]
        self.body(self.program.functions[self.at])
        self.returns(kind)
        return "\n".join([*self.lines, "}\n"])

    def returns(self, kind: str) -> None:
        acc = self.let("load i32, ptr %acc")
        value = f"{kind} {acc}"
        if kind == "void":
            value = kind
        elif kind == "i7":
            value = f"i7 {self.let(f'trunc i32 {acc} to i7')}"
        elif kind == "i64":
            value = f"i64 {self.let(f'zext i32 {acc} to i64')}"
        elif kind.startswith("{"):
            wide = self.let(f"zext i32 {acc} to i64")
            half = self.let(f"insertvalue {kind} poison, i32 {acc}, 0")
            value = f"{kind} {self.let(f'insertvalue {kind} {half}, i64 {wide}, 1')}"
        elif kind.startswith("ptr"):
            low = self.let(f"and i32 {acc}, 7")
            value = f"{kind} {self.let(f'getelementptr i32, ptr addrspace(1) %out, i32 {low}')}"
        self.lines.append(f"  ret {value}")

    def body(self, nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            getattr(self, f"write_{node.op}")(node)

    def value(self, node: Node) -> str:
        a, operation, b = node.terms
        left = self.let(f"mul i32 %x, {a}")
        both = self.let(f"{OPERATIONS[operation]} i32 {left}, {b}")
        acc = self.let("load i32, ptr %acc")
        return self.let(f"add i32 {both}, {acc}")

    def add(self, variable: str, value: str) -> None:
        before = self.let(f"load i32, ptr {variable}")
        self.lines.append(f"  store i32 {self.let(f'add i32 {before}, {value}')}, ptr {variable}")

    def add_to(self, pointer: str, value: str) -> None:
        before = self.let(f"load volatile i32, ptr addrspace(1) {pointer}")
        after = self.let(f"add i32 {before}, {value}")
        self.lines.append(f"  store volatile i32 {after}, ptr addrspace(1) {pointer}")

    def write_add(self, node: Node) -> None:
        value = self.value(node)
        word = self.let(f"getelementptr i32, ptr addrspace(1) %out, i64 {node.number}")
        self.add_to(word, value)
        self.add("%acc", "1")

    def write_trap(self, node: Node) -> None:
        call, goes_on = TRAPS[node.number]
        rest = self.let(f"urem i32 {self.value(node)}, 11")
        bad, good = self.labels(2)
        test = self.let(f"icmp eq i32 {rest}, 0")
        self.lines += [f"  br i1 {test}, label %{bad}, label %{good}", f"{bad}:", f"  {call}"]
        self.lines += [f"  br label %{good}" if goes_on else "  unreachable", f"{good}:"]

    def write_loop(self, node: Node) -> None:
        head, end = self.labels(2)
        count = f"%n.{head}"
        # LangRef, 'alloca': outside of the entry block it would allocate each time.
        self.lines.insert(1, f"  {count} = alloca i32")
        self.lines += [f"  store i32 0, ptr {count}", f"  br label %{head}", f"{head}:"]
        self.body(node.bodies[0])
        self.add(count, "1")
        done = self.let(f"icmp uge i32 {self.let(f'load i32, ptr {count}')}, {node.number}")
        self.lines += [f"  br i1 {done}, label %{end}, label %{head}", f"{end}:"]

    def write_if(self, node: Node) -> None:
        odd = self.let(f"trunc i32 {self.value(node)} to i1")
        yes, no, end = self.labels(3)
        self.lines += [f"  br i1 {odd}, label %{yes}, label %{no}", f"{yes}:"]
        self.body(node.bodies[1])
        self.lines += [f"  br label %{end}", f"{no}:"]
        self.body(node.bodies[0])
        self.lines += [f"  br label %{end}", f"{end}:"]

    def write_call(self, node: Node) -> None:
        self.call(node.number, self.value(node))

    def write_again(self, node: Node) -> None:
        test = self.let("icmp ne i32 %x, 0")
        more, end = self.labels(2)
        self.lines += [f"  br i1 {test}, label %{more}, label %{end}", f"{more}:"]
        low = self.let("and i32 %x, 7")
        self.call(self.at, self.let(f"lshr i32 {low}, 1"))
        self.lines += [f"  br label %{end}", f"{end}:"]

    def call(self, callee: int, argument: str) -> None:
        kind = self.program.results[callee]
        text = f"call {kind} @f{callee}(i32 {argument}, ptr addrspace(1) %out)"
        if kind == "void":
            self.lines.append(f"  {text}")
            return
        result = self.let(text)
        if kind.startswith("ptr"):
            self.add_to(result, "1")
        elif kind == "i7":
            self.add("%acc", self.let(f"zext i7 {result} to i32"))
        elif kind == "i64":
            self.add("%acc", self.let(f"trunc i64 {result} to i32"))
        elif kind.startswith("{"):
            self.add("%acc", self.let(f"extractvalue {kind} {result}, 0"))
            wide = self.let(f"extractvalue {kind} {result}, 1")
            self.add("%acc", self.let(f"trunc i64 {wide} to i32"))
        else:
            self.add("%acc", result)
