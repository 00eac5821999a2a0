"""The text of a module in pieces that mutations move: entities, and the lines of each function.

Input: LLVM's canonical text. Output: the text again. Patterns find what the pieces mean; they need
not always be right, as a mutation may well break the module.
"""

import re
from dataclasses import dataclass
from typing import Final, final

# `%d` in a string is not a value.
NUMBERED: Final = re.compile(r'"[^"]*"|([%@])(\d+)\b')
NUMBERED_LABEL: Final = re.compile(r"^(\d+):", re.MULTILINE)
LABEL: Final = re.compile(r'([-\w.$]+|"[^"]*"):')
# Types that nest are taken whole as far as two levels of brackets go.
TYPE: Final = (
    r"(?:ptr(?: addrspace\(\d+\))?|i\d+|half|bfloat|float|double|fp128|x86_fp80"
    r"|<[^<>]*>|\[[^\[\]]*\]|\{[^{}]*\}|<\{[^{}]*\}>|target\([^()]*\)|%[\w.]+)"
)
VALUE: Final = r'%(?:[-\w.$]+|"[^"]*")'
TYPED: Final = re.compile(rf"({TYPE}) (?:(?:[a-z]\w*(?:\([^()]*\))?|align \d+) )*({VALUE})")
DEFINED: Final = re.compile(rf"\s*({VALUE}) = (\w+)")
RESULT: Final = re.compile(
    rf"= (?:(?:tail|notail|musttail) )?(?P<op>\w+) (?:[a-z_]+ )*?(?P<type>{TYPE})"
)
CAST: Final = re.compile(rf" to ({TYPE})")
ENTITY: Final = re.compile(r"(define|declare)\b.*?@([-\w.$]+|\"[^\"]*\")")
NAMED: Final = re.compile(r'([%@!#](?:[-\w.$]+|"[^"]*")) = (type|\S+)')

DEFINE: Final = "define"
DECLARE: Final = "declare"
TYPE_ENTITY: Final = "type"
GLOBAL: Final = "global"
NODE: Final = "node"
NAMED_NODE: Final = "named"
GROUP: Final = "group"
OTHER: Final = "other"


@dataclass(eq=False)
class Entity:
    """A line of the module, or all lines of a function, of one of the kinds above.

    The name has its sign: `@f`, `%struct.s`, `!0`, `#1`; it is empty where there is none. The lines
    begin with the header; an instruction that LLVM prints in many lines is one of them.
    """

    kind: str
    name: str
    lines: list[str]

    def copy(self) -> "Entity":
        return Entity(self.kind, self.name, list(self.lines))

    def body(self) -> list[int]:
        """The places of the instructions among the lines."""
        return [
            place
            for place, line in enumerate(self.lines[1:-1], 1)
            if line.startswith("  ") and not line.lstrip().startswith(";")
        ]

    def labels(self) -> list[str]:
        """The names of the blocks that have one."""
        return [label[1] for line in self.lines[1:] if (label := LABEL.match(line))]


@final
class Module:
    """A module as a list of its entities, in their order."""

    __slots__ = ("entities",)

    def __init__(self, text: str = "") -> None:
        self.entities = split_entities(text)

    def copy(self) -> "Module":
        module = Module()
        module.entities = [entity.copy() for entity in self.entities]
        return module

    def of_kind(self, *kinds: str) -> list[Entity]:
        return [entity for entity in self.entities if entity.kind in kinds]

    def text(self) -> str:
        return "\n".join("\n".join(entity.lines) for entity in self.entities) + "\n"


def name_values(text: str) -> str:
    """The text with names for what LLVM numbers, so that lines can go without a new count."""
    text = NUMBERED_LABEL.sub(r"v\1:", text)
    text = NUMBERED.sub(lambda name: f"{name[1]}v{name[2]}" if name[1] else name[0], text)
    lines = text.split("\n")
    for place, line in enumerate(lines):
        # The entry block's number is not printed, though a phi may name it.
        if line.startswith("define ") and not LABEL.match(lines[place + 1]):
            numbers = [int(number) for number in re.findall(r"%v(\d+)\b", line)]
            lines[place] += f"\nv{max(numbers, default=-1) + 1}:"
    return "\n".join(lines)


def split_entities(text: str) -> list[Entity]:
    entities: list[Entity] = []
    function: Entity | None = None
    for line in text.split("\n"):
        if function is not None:
            add_line(function, line)
            if line.startswith("}"):
                function = None
        elif line.strip() and not line.startswith(";"):
            entity = entity_of(line)
            entities.append(entity)
            if entity.kind == DEFINE:
                function = entity
    return entities


def add_line(function: Entity, line: str) -> None:
    """Add a line of a function to it; what continues an instruction is part of that one."""
    if line.startswith(("    ", "  ]")):
        function.lines[-1] += "\n" + line
    elif line.strip():
        function.lines.append(line.split(" ; ")[0] if line.endswith(" preds") else line)


def entity_of(line: str) -> Entity:
    if function := ENTITY.match(line):
        return Entity(function[1], "@" + function[2], [line])
    if named := NAMED.match(line):
        name, word = named.groups()
        if name.startswith("%"):
            return Entity(TYPE_ENTITY, name, [line])
        if name.startswith("!"):
            return Entity(NODE if name[1:].isdigit() else NAMED_NODE, name, [line])
        if not word.startswith("comdat"):
            return Entity(GLOBAL, name, [line])
    if line.startswith("attributes #"):
        return Entity(GROUP, line.split()[1], [line])
    return Entity(OTHER, "", [line])


def value_types(function: Entity) -> dict[str, str]:
    """The types of the function's values, as far as its text shows them."""
    types: dict[str, str] = {}
    for line in function.lines:
        for type, value in TYPED.findall(line):
            types.setdefault(value, type)
        own = DEFINED.match(line)
        if own is not None and (type := result_type(own[2], line)):
            types[own[1]] = type
    return types


def result_type(opcode: str, line: str) -> str:
    """The type of what an instruction makes, "" where it does not say so in a simple way."""
    if cast := CAST.search(line):
        return cast[1]
    if opcode in ("getelementptr", "alloca"):
        space = re.search(r"ptr addrspace\(\d+\)|addrspace\(\d+\)$", line)
        return f"ptr {space[0].removeprefix('ptr ')}" if space else "ptr"
    if opcode in ("icmp", "fcmp"):
        lanes = re.search(r"<(\d+) x ", line)
        return f"<{lanes[1]} x i1>" if lanes else "i1"
    if opcode in ("extractvalue", "insertvalue", "extractelement", "shufflevector", "cmpxchg"):
        return ""
    result = RESULT.search(line)
    if opcode == "select":
        parts = re.findall(rf", ({TYPE}) ", line)
        return str(parts[0]) if parts else ""
    return result["type"] if result else ""
