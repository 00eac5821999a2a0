"""Mutations of a whole module, of its entities and of what their headers say."""

import random
import re
from collections.abc import Callable
from typing import Final

from fuzzing import modules, values
from fuzzing.changes.lines import ANY_TYPE, SPACE, Change, drop_line, some_function
from fuzzing.modules import DECLARE, DEFINE, GLOBAL, LABEL, Entity, Module, value_types

SYMBOL: Final = re.compile(r'@(?:[-\w.$]+|"[^"]*")')
PARAMETER: Final = re.compile(rf"(?<=[(, ]){ANY_TYPE.pattern}(?= %| [a-z]|,|\))")
HEADER_WORDS: Final = (
    "private", "internal", "linkonce_odr", "weak", "extern_weak", "external", "dso_local",
    "hidden", "protected", "dllexport", "unnamed_addr", "local_unnamed_addr", "thread_local",
    "available_externally", "common", "appending",
)  # fmt: skip


def on_entity(*kinds: str) -> Callable[[Callable[[random.Random, Module, Entity], None]], Change]:
    """A mutation of an entity of one of the kinds, if there is any."""

    def decorate(change: Callable[[random.Random, Module, Entity], None]) -> Change:
        def change_some(rng: random.Random, module: Module) -> None:
            if entities := module.of_kind(*kinds):
                change(rng, module, rng.choice(entities))

        return change_some

    return decorate


def change_type_everywhere(rng: random.Random, module: Module) -> None:
    """All mentions of one type, so that the module often stays valid."""
    text = module.text()
    types = sorted(set(ANY_TYPE.findall(text)))
    if not types:
        return
    old = rng.choice(types)
    new = any_like(rng, old)
    pattern = re.compile(rf"(?<![\w.%]){re.escape(old)}(?![\w.(]| addrspace)")
    entities = module.entities
    if rng.random() < 0.3:
        entities = [rng.choice(entities)]
    for entity in entities:
        entity.lines = [pattern.sub(lambda _: new, line) for line in entity.lines]


def any_like(rng: random.Random, type: str) -> str:
    """Mostly a type of the same sort, as the same instructions take it."""
    if rng.random() < 0.2:
        return values.any_type(rng)
    if type.startswith("ptr"):
        return rng.choice(values.POINTERS)
    if re.fullmatch(r"i\d+", type):
        return rng.choice(rng.choice((values.INTS, values.ODD_INTS)))
    if type in values.FLOATS:
        return rng.choice(values.FLOATS)
    if type.startswith("<"):
        lanes, _, element = type[1:-1].partition(" x ")
        lanes = rng.choice(("1", "2", "3", "4", "5", "8", "16", "33", lanes))
        return f"<{lanes} x {any_like(rng, element) if rng.random() < 0.5 else element}>"
    return values.any_type(rng)


def change_space(rng: random.Random, module: Module) -> None:
    """One address space by another, everywhere."""
    if spaces := sorted(set(SPACE.findall(module.text()))):
        old = rng.choice(spaces)
        new = f"addrspace({rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 64, 999999))})"
        for entity in module.entities:
            entity.lines = [line.replace(old, new) for line in entity.lines]


def delete_entity(rng: random.Random, module: Module) -> None:
    if module.entities:
        module.entities.remove(rng.choice(module.entities))


def delete_block(rng: random.Random, module: Module) -> None:
    """Drop the lines of a block but for its last, or with it."""
    function = some_function(rng, module)
    if function is None:
        return
    starts = [place for place, line in enumerate(function.lines) if LABEL.match(line)]
    if not starts:
        return
    start = rng.choice(starts)
    end = min((place for place in starts if place > start), default=len(function.lines) - 1)
    if rng.random() < 0.3:
        del function.lines[start:end]
        return
    for place in range(end - 2, start, -1):
        drop_line(rng, function, place, value_types(function))


@on_entity(DEFINE, GLOBAL, modules.TYPE_ENTITY, DECLARE)
def duplicate_entity(rng: random.Random, module: Module, entity: Entity) -> None:
    """A copy under a new name, which nothing uses, or a second definition of the same name."""
    copy = entity.copy()
    if rng.random() < 0.9:
        rename(copy, entity.name, f"{entity.name[0]}copy{rng.getrandbits(16)}")
    module.entities.insert(module.entities.index(entity) + 1, copy)


def rename(entity: Entity, old: str, new: str) -> None:
    pattern = re.compile(re.escape(old) + r"(?![-\w.$])")
    entity.lines = [pattern.sub(lambda _: new, line) for line in entity.lines]


@on_entity(DEFINE, GLOBAL, DECLARE)
def rename_symbol(rng: random.Random, module: Module, entity: Entity) -> None:
    """A function or variable gets a name that means something, is odd or is another's."""
    others = [other.name.removeprefix("@") for other in module.of_kind(DEFINE, GLOBAL, DECLARE)]
    new = "@" + rng.choice(others if rng.random() < 0.3 else values.SYMBOLS)
    old = entity.name
    for other in module.entities:
        rename(other, old, new)


def change_symbol(rng: random.Random, module: Module) -> None:
    """A use of one function or variable becomes the use of another."""
    entities = module.of_kind(DEFINE, GLOBAL, DECLARE)
    function = some_function(rng, module)
    if not entities or function is None:
        return
    lines = [place for place in function.body() if SYMBOL.search(function.lines[place])]
    if lines:
        place = rng.choice(lines)
        new = rng.choice(entities).name
        function.lines[place] = SYMBOL.sub(lambda _: new, function.lines[place], count=1)


@on_entity(DEFINE, DECLARE)
def insert_attribute(rng: random.Random, module: Module, entity: Entity) -> None:
    """An attribute of a function, or of the result or a parameter of a function or call."""
    place = 0
    if entity.kind == DEFINE and rng.random() < 0.4:
        calls = [place for place in entity.body() if "call " in entity.lines[place]]
        place = rng.choice(calls) if calls else 0
    line = entity.lines[place]
    if rng.random() < 0.5:
        attribute = rng.choice(values.FUNCTION_ATTRIBUTES)
        end = line.rfind(")") + 1
        entity.lines[place] = f"{line[:end]} {attribute}{line[end:]}"
        return
    start = line.find("@")
    places = list(PARAMETER.finditer(line, max(start, 0)))
    if places:
        end = rng.choice(places).end()
        attribute = rng.choice(values.PARAMETER_ATTRIBUTES)
        entity.lines[place] = f"{line[:end]} {attribute}{line[end:]}"


@on_entity(DEFINE, DECLARE, GLOBAL)
def insert_header_word(rng: random.Random, module: Module, entity: Entity) -> None:
    """Linkage, visibility and the like in front of a function or variable."""
    word = rng.choice(HEADER_WORDS)
    line = entity.lines[0]
    if entity.kind == GLOBAL:
        entity.lines[0] = line.replace(" = ", f" = {word} ", 1)
    else:
        entity.lines[0] = re.sub(r"^(define|declare) ", rf"\1 {word} ", line)


@on_entity(GLOBAL)
def change_initializer(rng: random.Random, module: Module, entity: Entity) -> None:
    """Another initial value of a variable: a constant, an address, an expression."""
    line = entity.lines[0]
    old = re.search(rf"\b(?:global|constant) ({ANY_TYPE.pattern}) ?([^,]*)", line)
    if old is None:
        return
    names = [other.name for other in module.of_kind(GLOBAL, DEFINE, DECLARE)]
    new = values.constant(rng, old[1])
    if rng.random() < 0.5:
        new = rng.choice(EXPRESSIONS).format(symbol=rng.choice(names), type=old[1])
    entity.lines[0] = line[: old.start(2)] + new + line[old.end(2) :]


EXPRESSIONS: Final = (
    "{symbol}", "ptrtoint (ptr {symbol} to {type})", "getelementptr (i8, ptr {symbol}, i64 3)",
    "addrspacecast (ptr {symbol} to {type})", "getelementptr inbounds (i32, ptr {symbol}, i32 -1)",
    "add ({type} ptrtoint (ptr {symbol} to {type}), {type} 1)",
    "sub ({type} ptrtoint (ptr {symbol} to {type}), {type} ptrtoint (ptr {symbol} to {type}))",
    "ptrauth (ptr {symbol}, i32 0)", "dso_local_equivalent {symbol}", "no_cfi {symbol}",
    "blockaddress({symbol}, %x)", "splat ({type} 1)",
    "trunc (i64 ptrtoint (ptr {symbol} to i64) " "to {type})", "[ptr {symbol}, ptr {symbol}]",
    "bitcast (ptr {symbol} to {type})",
)  # fmt: skip


def insert_alias(rng: random.Random, module: Module) -> None:
    """An alias or ifunc of a function or variable, or of itself."""
    entities = module.of_kind(DEFINE, GLOBAL, DECLARE)
    if entities:
        name = f"@alias{rng.getrandbits(16)}"
        target = rng.choice([*[entity.name for entity in entities], name])
        word = rng.choice(("alias", "alias", "weak alias", "internal alias", "ifunc"))
        old = rng.choice(entities)
        module.entities.append(Entity(GLOBAL, name, [f"{name} = {word} i8, ptr {target}"]))
        if rng.random() < 0.7 and old.name != target:
            user = some_function(rng, module)
            if user is not None:
                rename(user, old.name, name)


@on_entity(modules.NODE, modules.NAMED_NODE)
def change_node(rng: random.Random, module: Module, node: Entity) -> None:
    """Operands of a metadata node are dropped, repeated, or become others."""
    count = len(module.of_kind(modules.NODE, modules.NAMED_NODE))
    head, brace, tail = node.lines[0].partition("{")
    parts = tail.removesuffix("}").split(", ")
    place = rng.randrange(len(parts))
    chance = rng.random()
    if chance < 0.25:
        del parts[place]
    elif chance < 0.5:
        parts.insert(place, rng.choice(parts))
    else:
        parts[place] = rng.choice((f"!{rng.randrange(count)}", "null", '!"x"', "!{}",
                                   f"i32 {values.number(rng)}", f"i64 {values.number(rng)}",
                                   "i1 true", "float 1.0", "ptr null"))  # fmt: skip
    node.lines[0] = head + brace + ", ".join(parts) + "}"
