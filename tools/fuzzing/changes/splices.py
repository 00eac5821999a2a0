"""Mutations that carry functions and instructions from one module into another."""

import random
import re
from typing import Final

from fuzzing import values
from fuzzing.changes.entities import rename
from fuzzing.changes.lines import some_function
from fuzzing.corpus import choose_module
from fuzzing.modules import DEFINED, GLOBAL, GROUP, TYPE, TYPED, Entity, Module, value_types

REFERENCE: Final = re.compile(r'[@%](?:[-\w.$]+|"[^"]*")|#\d+')
ATTACHED: Final = re.compile(r",? ![a-zA-Z.][\w.]* !(?:\d+|\{[^{}]*\})")
MOST_ENTITIES: Final = 40


def splice_function(rng: random.Random, module: Module) -> bool:
    """Add a function of another input with all that it refers to; whether that is exempt."""
    other, exempt = choose_module(rng)
    function = some_function(rng, other)
    if function is None:
        return False
    add_with_references(module, other, function)
    return exempt


def add_with_references(module: Module, other: Module, first: Entity) -> None:
    """Add an entity and what it reaches; names that are taken stand for what has them already."""
    defined = {entity.name: entity for entity in other.entities if entity.name}
    taken = {entity.name for entity in module.entities}
    if first.name and first.name in taken:
        rename(first, first.name, first.name + ".spliced")
    work = [first]
    added: list[Entity] = []
    while work and len(added) < MOST_ENTITIES:
        entity = work.pop()
        entity.lines = [ATTACHED.sub("", line) for line in entity.lines]
        added.append(entity)
        for line in entity.lines:
            for name in REFERENCE.findall(line):
                if name in defined and name not in taken:
                    taken.add(name)
                    work.append(defined[name])
    # The order of LLVM's own print: what has a type of its own first, functions after variables.
    kinds = {GLOBAL: 1, GROUP: 3}
    module.entities += sorted(added, key=lambda entity: kinds.get(entity.kind, 2))


def call_function(rng: random.Random, module: Module) -> None:
    """A call of any function of the module, with values and constants of the right types."""
    function = some_function(rng, module)
    callees = [x for x in module.entities if "(" in x.lines[0] and x.name[:1] == "@"]
    if function is None or not callees:
        return
    callee = rng.choice(callees)
    pattern = rf"(?:define|declare)\b(.*?)({TYPE}|void) ({re.escape(callee.name)})\("
    head = re.match(pattern, callee.lines[0])
    if head is None:
        return
    header = callee.lines[0][head.end() :]
    types = value_types(function)
    arguments = []
    for part in re.finditer(rf"(?:^|, )({TYPE})", header.split(") ")[0]):
        own = [name for name, type in types.items() if type == part[1]]
        value = rng.choice(own) if own and rng.random() < 0.7 else values.constant(rng, part[1])
        arguments.append(f"{part[1]} {value}")
    conventions = ("spir_func", "spir_kernel", "fastcc")
    convention = next((word for word in conventions if word in head[1]), "")
    result = "" if head[2] == "void" else f"%new{rng.getrandbits(24)} = "
    line = f"  {result}call {convention} {head[2]} {callee.name}({', '.join(arguments)})"
    function.lines.insert(rng.choice(function.body()), line)


def splice_instruction(rng: random.Random, module: Module) -> bool:
    """Add an instruction of another input, on values and constants of the types that it wants."""
    other, exempt = choose_module(rng)
    donor = some_function(rng, other)
    function = some_function(rng, module)
    if donor is None or function is None:
        return False
    line = ATTACHED.sub("", donor.lines[rng.choice(donor.body())])
    types = value_types(function)
    own = DEFINED.match(line)
    name = f"%new{rng.getrandbits(24)}"

    def replacement(use: re.Match[str]) -> str:
        fits = [value for value, type in types.items() if type == use[1]]
        new = rng.choice(fits) if fits and rng.random() < 0.8 else values.constant(rng, use[1])
        return use[0][: -len(use[2])] + new

    body = line[own.end(1) :] if own else line
    body = TYPED.sub(replacement, body)
    # The operands that are left have their type in front of another one.
    body = re.sub(r", %[-\w.$]+", lambda _: ", " + values.constant(rng, "i32"), body)
    made = Entity("define", "", [(f"  {name}" if own else "") + body])
    add_with_references(module, other, made)
    module.entities.remove(made)
    function.lines.insert(rng.choice(function.body()), made.lines[0])
    return exempt
