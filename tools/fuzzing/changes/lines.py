"""Mutations of one instruction, or of the words of one line."""

import random
import re
from collections.abc import Callable
from typing import Final

from fuzzing import values
from fuzzing.modules import DEFINE, DEFINED, TYPE, TYPED, VALUE, Entity, Module, value_types

WORD: Final = re.compile(r"\b[a-z][a-z_]*\b(?: \d+)?")
INTEGER: Final = re.compile(r"(?<![\w.%@#!\"x])-?\d+(?![\w.:\"]| x )")
ALIGN: Final = re.compile(r"\balign \d+")
SPACE: Final = re.compile(r"addrspace\(\d+\)")
ANY_TYPE: Final = re.compile(rf"(?<![\w.%]){TYPE}(?![\w.])")
TARGET: Final = re.compile(r"label %[-\w.$]+")
USE: Final = re.compile(VALUE)
SAME_PLACE: Final = {
    word: family
    for family in (line.split(", ") for line in values.FAMILIES.splitlines())
    for word in family
}


Change = Callable[[random.Random, Module], object]


def some_function(rng: random.Random, module: Module) -> Entity | None:
    """A function that has an instruction."""
    functions = [entity for entity in module.of_kind(DEFINE) if entity.body()]
    return rng.choice(functions) if functions else None


def on_line(change: Callable[[random.Random, Entity, int], None]) -> Change:
    """A mutation of an instruction, by its place in a function."""

    def change_some(rng: random.Random, module: Module) -> None:
        if function := some_function(rng, module):
            change(rng, function, rng.choice(function.body()))

    return change_some


def some_line(rng: random.Random, module: Module) -> tuple[Entity, int] | None:
    """Any line, mostly of a function's body."""
    function = some_function(rng, module)
    if function is not None and rng.random() < 0.85:
        return function, rng.choice(function.body())
    if not module.entities:
        return None
    entity = rng.choice(module.entities)
    return entity, 0


def replace_one(rng: random.Random, pattern: re.Pattern[str], text: str, new: str) -> str:
    """The text with one of the places where the pattern is found replaced."""
    places = [match.span() for match in pattern.finditer(text)]
    if not places:
        return text
    start, end = rng.choice(places)
    return text[:start] + new + text[end:]


@on_line
def change_operand(rng: random.Random, function: Entity, place: int) -> None:
    """Another value or a constant of the same type, or once in a while of any."""
    line = function.lines[place]
    own = DEFINED.match(line)
    uses = list(USE.finditer(line, own.end(1) if own else 0))
    if not uses:
        return
    types = value_types(function)
    use = rng.choice(uses)
    type = types.get(use[0], "i32")
    others = [name for name, other in types.items() if other == type and name != use[0]]
    if rng.random() < 0.05:
        others = list(types)
    new = rng.choice(others) if others and rng.random() < 0.6 else values.constant(rng, type)
    function.lines[place] = line[: use.start()] + new + line[use.end() :]


def change_number(rng: random.Random, module: Module) -> None:
    change_matches(rng, module, INTEGER, str(values.number(rng)))


def change_align(rng: random.Random, module: Module) -> None:
    align = rng.choice((1, 2, 4, 8, 16, 64, 4096, 1 << 20, 1 << 31, 1 << 32, 3, 0))
    change_matches(rng, module, ALIGN, f"align {align}")


def change_matches(rng: random.Random, module: Module, pattern: re.Pattern[str], new: str) -> None:
    """Replace one place that the pattern is found at, on a line that has one."""
    for _ in range(4):
        if (chosen := some_line(rng, module)) is None:
            return
        entity, place = chosen
        text = replace_one(rng, pattern, entity.lines[place], new)
        if text != entity.lines[place]:
            entity.lines[place] = text
            return


def change_word(rng: random.Random, module: Module) -> None:
    """An opcode, predicate, ordering or linkage by another of its family."""
    for _ in range(6):
        if (chosen := some_line(rng, module)) is None:
            return
        entity, place = chosen
        words = [word for word in WORD.finditer(entity.lines[place]) if word[0] in SAME_PLACE]
        if words:
            word = rng.choice(words)
            new = rng.choice(SAME_PLACE[word[0]])
            line = entity.lines[place]
            entity.lines[place] = line[: word.start()] + new + line[word.end() :]
            return


def change_type_here(rng: random.Random, module: Module) -> None:
    """One mention of a type."""
    change_matches(rng, module, ANY_TYPE, values.any_type(rng))


@on_line
def insert_flag(rng: random.Random, function: Entity, place: int) -> None:
    """A flag behind an opcode; in front of a call for those that go there."""
    line = function.lines[place]
    flag = rng.choice(values.FLAGS)
    if flag in ("tail", "musttail", "notail"):
        line = re.sub(r"(?:\w+ )?\bcall\b", f"{flag} call", line, count=1)
    else:
        line = re.sub(r"^(\s*(?:\S+ = )?(?:\w*tail )?[a-z]+) ", rf"\1 {flag} ", line, count=1)
    function.lines[place] = line


def insert_scope(rng: random.Random, module: Module) -> None:
    """A scope of synchronisation where an ordering stands."""
    pattern = re.compile(r"(?:syncscope\(\"[^\"]*\"\) )?(?=monotonic|acq|rel|seq_cst|unordered)")
    change_matches(rng, module, pattern, rng.choice(values.SCOPES) + " ")


@on_line
def delete_instruction(rng: random.Random, function: Entity, place: int) -> None:
    """Drop an instruction; its uses become constants, or stay without what they use."""
    drop_line(rng, function, place, value_types(function))


def drop_line(rng: random.Random, function: Entity, place: int, types: dict[str, str]) -> None:
    own = DEFINED.match(function.lines[place])
    del function.lines[place]
    if own is None or rng.random() < 0.1:
        return
    new = values.constant(rng, types.get(own[1], ""))
    pattern = re.compile(re.escape(own[1]) + r"(?![-\w.$])")
    function.lines = [pattern.sub(lambda _: new, line) for line in function.lines]


@on_line
def duplicate_instruction(rng: random.Random, function: Entity, place: int) -> None:
    """A copy of an instruction, somewhere in the function, under a new name."""
    line = function.lines[place]
    if own := DEFINED.match(line):
        line = line.replace(own[1], f"%new{rng.getrandbits(24)}", 1)
    function.lines.insert(rng.choice(function.body()), line)


@on_line
def swap_instructions(rng: random.Random, function: Entity, first: int) -> None:
    lines, body = function.lines, function.body()
    second = rng.choice(body) if rng.random() < 0.3 else min(first + 1, body[-1])
    lines[first], lines[second] = lines[second], lines[first]


def change_target(rng: random.Random, module: Module) -> None:
    """A branch goes to another block."""
    function = some_function(rng, module)
    if function is None or not (labels := function.labels()):
        return
    lines = [place for place in function.body() if TARGET.search(function.lines[place])]
    if lines:
        place = rng.choice(lines)
        new = f"label %{rng.choice(labels)}"
        function.lines[place] = replace_one(rng, TARGET, function.lines[place], new)


@on_line
def freeze_operand(rng: random.Random, function: Entity, place: int) -> None:
    """A new instruction in front of another works on one of that one's operands."""
    line = function.lines[place]
    own = DEFINED.match(line)
    uses = list(TYPED.finditer(line, own.end(1) if own else 0))
    if not uses or " phi " in line:
        return
    use = rng.choice(uses)
    type, value = use[1], use[2]
    name = f"%new{rng.getrandbits(24)}"
    made = rng.choice(NEW_INSTRUCTIONS).format(type=type, value=value, name=name)
    # An instruction with a result stands in for the operand.
    if f"{name} = " in made:
        start, end = use.span(2)
        function.lines[place] = line[:start] + name + line[end:]
    function.lines[place:place] = [f"  {part}" for part in made.split("\n")]


NEW_INSTRUCTIONS: Final = (
    "{name} = freeze {type} {value}",
    "{name} = select i1 undef, {type} {value}, {type} poison",
    "{name} = select i1 poison, {type} zeroinitializer, {type} {value}",
    "{name}.slot = alloca {type}\nstore {type} {value}, ptr {name}.slot\n"
    "{name} = load {type}, ptr {name}.slot",
    "{name}.made = insertvalue {{ {type}, i8 }} poison, {type} {value}, 0\n"
    "{name} = extractvalue {{ {type}, i8 }} {name}.made, 0",
    "{name}.made = insertelement <3 x {type}> poison, {type} {value}, i32 1\n"
    "{name} = extractelement <3 x {type}> {name}.made, i32 1",
    "call void @sink({type} {value})",
    "{name} = bitcast {type} {value} to {type}",
    "{name} = add {type} {value}, {value}",
    "{name} = fneg {type} {value}",
    "{name} = call {type} @llvm.expect.x({type} {value}, {type} {value})",
    "{name}.int = ptrtoint {type} {value} to i64\n{name} = inttoptr i64 {name}.int to {type}",
    "{name} = getelementptr i8, {type} {value}, i64 3",
    '{name} = call {type} asm sideeffect "x", "=r,r"({type} {value})',
    "{name}.any = addrspacecast {type} {value} to ptr addrspace(4)\n"
    "{name} = addrspacecast ptr addrspace(4) {name}.any to {type}",
)
