"""Random modules with all uses of pointers that LLVM IR allows, for type inference.

They are translated, not run: uses of pointers disagree on types, pointers pass through calls,
recursion, phis and memory, and change their address space. A seed with another stem for names gives
the same module, except for the names of values, blocks and struct types.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

SCALARS: Final = ("i8", "i16", "i32", "i64", "float", "double", "i1", "i24", "i128")
VECTORS: Final = ("<2 x i32>", "<4 x float>", "<3 x i8>", "<5 x i16>", "<8 x i1>")
SPACES: Final = (0, 1, 3, 4)
GENERIC: Final = 4
CONSTANT: Final = 2


class Variable(NamedTuple):
    """A value in scope with the text of its type."""

    name: str
    type: str


class Signature(NamedTuple):
    """A callable function."""

    name: str
    ret: str
    params: list[str]


def pointer(space: int) -> str:
    """Return the text of a pointer type."""
    return f"ptr addrspace({space})" if space else "ptr"


POINTERS: Final = tuple(pointer(space) for space in SPACES)


class PointerModule:
    """Writes one module; the seed determines each choice."""

    def __init__(self, seed: int, stem: str = "v", functions: int = 4) -> None:
        self.rng: Final = random.Random(seed)
        self.stem: Final = stem
        self.counter = 0
        self.structs: Final[dict[str, list[str]]] = {}
        self.globals: Final[list[Variable]] = []
        self.head: Final[list[str]] = []
        self.lines: list[str] = []
        self.scope: list[Variable] = []
        self.block = "entry"
        self.entry: list[str] = []
        self.make_structs()
        self.make_globals()
        self.signatures: Final = [self.signature(number) for number in range(functions)]
        for number, signature in enumerate(self.signatures):
            self.function(signature, is_kernel=number == 0)

    def text(self) -> str:
        """Return the module."""
        head = ['target triple = "spirv64-unknown-unknown"']
        for name, members in self.structs.items():
            head.append(f"{name} = type {{ {', '.join(members)} }}")
        return "\n".join([*head, *self.head, *self.lines, *DECLARATIONS, ""])

    # Types

    def any_pointer(self) -> str:
        return self.rng.choice(POINTERS)

    def value_type(self) -> str:
        """Return a type that is loaded and stored."""
        kind = self.rng.randrange(10)
        if kind < 4:
            return self.any_pointer()
        if kind < 8:
            return self.rng.choice(SCALARS)
        return self.rng.choice(VECTORS)

    def memory_type(self, depth: int = 2) -> str:
        """Return a type of memory: a value, a struct or an array."""
        kind = self.rng.randrange(4)
        if kind == 0 and self.structs:
            return self.rng.choice(list(self.structs))
        if kind == 1 and depth:
            return f"[{self.rng.randint(1, 4)} x {self.memory_type(depth - 1)}]"
        return self.value_type()

    def make_structs(self) -> None:
        for number in range(self.rng.randint(1, 4)):
            members = [self.member_type() for _ in range(self.rng.randint(1, 4))]
            self.structs[f"%struct.{self.stem}{number}"] = members

    def member_type(self) -> str:
        kind = self.rng.randrange(5)
        if kind == 0 and self.structs:
            return self.rng.choice(list(self.structs))
        if kind == 1:
            return f"[{self.rng.randint(1, 3)} x {self.rng.choice((*POINTERS, 'i32', 'i8'))}]"
        return self.rng.choice(POINTERS) if kind < 4 else self.rng.choice(SCALARS[:6])

    def step_into(self, type: str) -> tuple[str, str] | None:
        """Return an index into an aggregate type and the indexed type."""
        if type in self.structs:
            members = self.structs[type]
            number = self.rng.randrange(len(members))
            return f"i32 {number}", members[number]
        if type.startswith("["):
            count, element = type[1:-1].split(" x ", 1)
            return f"i64 {self.rng.randrange(int(count))}", element
        return None

    # Globals and functions

    def make_globals(self) -> None:
        for number in range(self.rng.randint(0, 5)):
            space = self.rng.choice((1, 1, CONSTANT, 3))
            name, type = f"@global{number}", self.memory_type()
            initializer = "undef" if space == 3 else "zeroinitializer"
            known = [g for g in self.globals if g.type == "ptr addrspace(1)"]
            if space == 1 and known and self.rng.random() < 0.5:
                type, initializer = "ptr addrspace(1)", self.rng.choice(known).name
            kind = "constant" if space == CONSTANT else "global"
            linkage = "internal " if space == 3 else ""
            self.head.append(f"{name} = {linkage}addrspace({space}) {kind} {type} {initializer}")
            self.globals.append(Variable(name, pointer(space)))

    def signature(self, number: int) -> Signature:
        params = [self.parameter_type(number) for _ in range(self.rng.randint(1, 4))]
        if number == 0:
            return Signature("@kernel", "void", params)
        ret = self.rng.choice(("void", *POINTERS, "i32", "i64", "%pair", "{ ptr, i32 }"))
        if ret == "%pair":
            ret = "{ ptr addrspace(1), ptr }"
        return Signature(f"@function{number}", ret, params)

    def parameter_type(self, number: int) -> str:
        if number == 0:
            return self.rng.choice(("ptr addrspace(1)", "ptr addrspace(3)", "i32", "i64"))
        return self.rng.choice((*POINTERS, *POINTERS, "i32", "float", "{ ptr, i32 }"))

    def function(self, signature: Signature, *, is_kernel: bool) -> None:
        self.scope = []
        arguments: list[str] = []
        for type in signature.params:
            name = self.name()
            arguments.append(f"{type} {name}")
            self.scope.append(Variable(name, type))
        convention = "spir_kernel" if is_kernel else "spir_func"
        head = f"define {convention} {signature.ret} {signature.name}({', '.join(arguments)})"
        self.lines += [f"{head} {{", "entry:"]
        begin = len(self.lines)
        self.entry = []
        self.block = "entry"
        self.steps(self.rng.randint(2, 12))
        for _ in range(self.rng.randrange(3)):
            self.rng.choice((PointerModule.loop, PointerModule.branch))(self)
            self.steps(self.rng.randint(1, 6))
        value = "" if signature.ret == "void" else f" {self.value(signature.ret)}"
        self.lines += [f"  ret {signature.ret}{value}", "}"]
        self.lines[begin:begin] = self.entry

    # Values

    def name(self) -> str:
        self.counter += 1
        return f"%{self.stem}{self.counter}"

    def define(self, type: str, text: str) -> str:
        """Append an instruction whose result later steps may use."""
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        self.scope.append(Variable(name, type))
        return name

    def value(self, type: str) -> str:
        """Return an operand: a value in scope, a global, or a constant."""
        known = [variable.name for variable in self.scope if variable.type == type]
        known += [variable.name for variable in self.globals if variable.type == type]
        if known and self.rng.random() < 0.9:
            return self.rng.choice(known)
        if type.startswith("ptr"):
            return self.missing_pointer(type)
        if type in ("float", "double"):
            return "1.0"
        if type[0] == "i":
            return "true" if type == "i1" else str(self.rng.randrange(100))
        return self.rng.choice(("zeroinitializer", "poison"))

    def missing_pointer(self, type: str) -> str:
        """Return a pointer of an address space without a value in scope."""
        if type == "ptr" and self.rng.random() < 0.7:
            return self.new_alloca()
        if type == pointer(GENERIC):
            sources = [v for v in self.scope if v.type in POINTERS[:3]]
            if sources:
                source = self.rng.choice(sources)
                return self.define(type, f"addrspacecast {source.type} {source.name} to {type}")
        return "null"

    def some_pointer(self) -> Variable:
        known = [v for v in (*self.scope, *self.globals) if v.type.startswith("ptr")]
        writable = [v for v in known if v.type != pointer(CONSTANT)]
        if writable and self.rng.random() < 0.9:
            return self.rng.choice(writable)
        return Variable(self.value("ptr"), "ptr")

    def steps(self, count: int) -> None:
        for _ in range(count):
            self.rng.choice(STEPS)(self)

    # Steps

    def allocate(self) -> None:
        self.new_alloca()

    def new_alloca(self) -> str:
        """Append an alloca to the entry block: a loop's alloca must not outlive its iteration."""
        name = self.name()
        self.entry.append(f"  {name} = alloca {self.memory_type()}")
        self.scope.append(Variable(name, "ptr"))
        return name

    def load(self) -> None:
        source, type = self.some_pointer(), self.value_type()
        self.define(type, f"load {type}, {source.type} {source.name}")

    def store(self) -> None:
        target, type = self.some_pointer(), self.value_type()
        value = self.value(type)
        self.lines.append(f"  store {type} {value}, {target.type} {target.name}")

    def element(self) -> None:
        """Append a getelementptr through a type of any depth."""
        base, type = self.some_pointer(), self.memory_type()
        start = str(self.rng.randrange(3)) if self.rng.random() < 0.6 else self.value("i64")
        text = f"getelementptr {type}, {base.type} {base.name}, i64 {start}"
        while self.rng.random() < 0.8 and (step := self.step_into(type)):
            text += f", {step[0]}"
            type = step[1]
        self.define(base.type, text)

    def byte_step(self) -> None:
        base = self.some_pointer()
        offset = self.rng.choice((1, 2, 4, 8, 12, 16, 24))
        self.define(base.type, f"getelementptr i8, {base.type} {base.name}, i64 {offset}")

    def choose(self) -> None:
        type = self.any_pointer()
        condition, first, second = self.value("i1"), self.value(type), self.value(type)
        self.define(type, f"select i1 {condition}, {type} {first}, {type} {second}")

    def cast_space(self) -> None:
        source = self.some_pointer()
        generic = pointer(GENERIC)
        if source.type != generic:
            self.define(generic, f"addrspacecast {source.type} {source.name} to {generic}")
        else:
            target = self.rng.choice(POINTERS[:3])
            self.define(target, f"addrspacecast {generic} {source.name} to {target}")

    def as_number(self) -> None:
        source = self.some_pointer()
        self.define("i64", f"ptrtoint {source.type} {source.name} to i64")

    def from_number(self) -> None:
        type = self.any_pointer()
        value = self.value("i64")
        self.define(type, f"inttoptr i64 {value} to {type}")

    def compare(self) -> None:
        left = self.some_pointer()
        right = self.value(left.type)
        predicate = self.rng.choice(("eq", "ne", "ult"))
        self.define("i1", f"icmp {predicate} {left.type} {left.name}, {right}")

    def freeze(self) -> None:
        source = self.some_pointer()
        self.define(source.type, f"freeze {source.type} {source.name}")

    def pack(self) -> None:
        """Append a struct with a pointer, built and taken apart."""
        type = self.rng.choice(("{ ptr, i32 }", "{ ptr addrspace(1), ptr }"))
        first = type[2:].split(",")[0]
        whole, value = self.value(type), self.value(first)
        made = self.define(type, f"insertvalue {type} {whole}, {first} {value}, 0")
        self.define(first, f"extractvalue {type} {made}, 0")

    def lanes(self) -> None:
        """Append a vector of pointers, stepped as a whole."""
        type = self.any_pointer()
        first, second = self.value(type), self.value(type)
        one = self.name()
        two = self.name()
        self.lines.append(f"  {one} = insertelement <2 x {type}> poison, {type} {first}, i32 0")
        self.lines.append(f"  {two} = insertelement <2 x {type}> {one}, {type} {second}, i32 1")
        moved = self.name()
        element = self.memory_type(1)
        self.lines.append(
            f"  {moved} = getelementptr {element}, <2 x {type}> {two}, <2 x i64> <i64 1, i64 2>"
        )
        self.define(type, f"extractelement <2 x {type}> {moved}, i32 {self.rng.randrange(2)}")

    def copy(self) -> None:
        target, source = self.some_pointer(), self.some_pointer()
        spaces = {"ptr": 0, "ptr addrspace(1)": 1}
        if target.type not in spaces or source.type not in spaces:
            return
        stem = f"p{spaces[target.type]}.p{spaces[source.type]}"
        size = self.rng.choice((1, 4, 8, 16, 24))
        self.lines.append(
            f"  call void @llvm.memcpy.{stem}.i64({target.type} {target.name}, "
            f"{source.type} {source.name}, i64 {size}, i1 false)"
        )

    def atomic(self) -> None:
        target = self.some_pointer()
        width = self.rng.choice(("i32", "i64"))
        place, value = f"{target.type} {target.name}", self.value(width)
        if self.rng.random() < 0.5:
            operation = self.rng.choice(("add", "xchg", "umax", "or"))
            self.define(width, f"atomicrmw {operation} {place}, {width} {value} seq_cst")
            return
        other = self.value(width)
        both = self.name()
        self.lines.append(
            f"  {both} = cmpxchg {place}, {width} {value}, {width} {other} seq_cst seq_cst"
        )
        self.define(width, f"extractvalue {{ {width}, i1 }} {both}, 0")

    def call(self) -> None:
        """Append a call of any function except the kernel, perhaps recursive."""
        if len(self.signatures) < 2:
            return
        callee = self.rng.choice(self.signatures[1:])
        arguments = ", ".join([f"{type} {self.value(type)}" for type in callee.params])
        text = f"call spir_func {callee.ret} {callee.name}({arguments})"
        if callee.ret == "void":
            self.lines.append(f"  {text}")
        else:
            self.define(callee.ret, text)

    def call_builtin(self) -> None:
        name, ret, params = self.rng.choice(BUILTINS)
        arguments = ", ".join([f"{type} {self.value(type)}" for type in params])
        self.define(ret, f"call spir_func {ret} {name}({arguments})")

    # Control flow

    def start_block(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.block = label

    def label(self) -> str:
        self.counter += 1
        return f"{self.stem}.block{self.counter}"

    def branch(self) -> None:
        """Append two arms whose pointers meet in phis."""
        then, other, end = self.label(), self.label(), self.label()
        types = [self.any_pointer() for _ in range(self.rng.randint(1, 3))]
        self.lines.append(f"  br i1 {self.value('i1')}, label %{then}, label %{other}")
        outer = list(self.scope)
        arms: list[list[str]] = []
        for label in (then, other):
            self.start_block(label)
            self.steps(self.rng.randint(0, 4))
            arms.append([f"[ {self.value(type)}, %{label} ]" for type in types])
            self.lines.append(f"  br label %{end}")
            self.scope = list(outer)
        self.start_block(end)
        for number, type in enumerate(types):
            self.define(type, f"phi {type} {arms[0][number]}, {arms[1][number]}")

    def loop(self) -> None:
        """Append a loop that carries pointers."""
        head, end = self.label(), self.label()
        types = [self.any_pointer() for _ in range(self.rng.randint(1, 3))]
        start = [self.value(type) for type in types]
        before = self.block
        self.lines.append(f"  br label %{head}")
        self.start_block(head)
        place = len(self.lines)
        carried = [self.name() for _ in types]
        self.scope += [Variable(n, t) for n, t in zip(carried, types, strict=True)]
        outer = list(self.scope)
        self.steps(self.rng.randint(1, 6))
        following = [self.value(type) for type in types]
        again = self.value("i1")
        self.lines.append(f"  br i1 {again}, label %{head}, label %{end}")
        phis = [
            f"  {name} = phi {type} [ {first}, %{before} ], [ {later}, %{head} ]"
            for name, type, first, later in zip(carried, types, start, following, strict=True)
        ]
        self.lines[place:place] = phis
        self.scope = outer
        self.start_block(end)


BUILTINS: Final = (
    ("@_Z5fractfPf", "float", ["float", "ptr"]),
    ("@_Z6sincosfPU3AS1f", "float", ["float", "ptr addrspace(1)"]),
    ("@_Z6vload4mPU3AS1Kf", "<4 x float>", ["i64", "ptr addrspace(1)"]),
    ("@_Z10atomic_addPU3AS1Vii", "i32", ["ptr addrspace(1)", "i32"]),
    ("@_Z5frexpfPU3AS4i", "float", ["float", "ptr addrspace(4)"]),
)
DECLARATIONS: Final = (
    *(f"declare spir_func {ret} {name}({', '.join(params)})" for name, ret, params in BUILTINS),
    *(
        f"declare void @llvm.memcpy.p{to}.p{source}.i64({pointer(to)}, {pointer(source)}, i64, i1)"
        for to in (0, 1)
        for source in (0, 1)
    ),
)
Step = Callable[[PointerModule], None]
STEPS: Final[tuple[Step, ...]] = (
    PointerModule.allocate, PointerModule.as_number, PointerModule.atomic, PointerModule.byte_step,
    PointerModule.byte_step, PointerModule.call, PointerModule.call, PointerModule.call_builtin,
    PointerModule.cast_space, PointerModule.choose, PointerModule.choose, PointerModule.compare,
    PointerModule.copy, PointerModule.element, PointerModule.element, PointerModule.element,
    PointerModule.freeze, PointerModule.from_number, PointerModule.lanes, PointerModule.load,
    PointerModule.load, PointerModule.load, PointerModule.pack, PointerModule.store,
    PointerModule.store, PointerModule.store,
)  # fmt: skip
