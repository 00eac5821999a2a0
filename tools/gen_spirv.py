"""Writes the tables in spvbackend/spirv from the machine-readable SPIR-V grammar.

Usage: gen_spirv.py [GRAMMAR_DIR] [--check]

GRAMMAR_DIR holds the JSON files named below, of the Khronos SPIRV-Headers repository; they become
the new content of tools/grammar, which is the grammar where none is named. With --check nothing is
written: the exit status says whether the modules that are checked in are what the generator would
write.

tools/grammar/supplement.json has parts of extensions that the grammar lacks, with their sources.
The grammar wins: what it has come to know must leave the supplement.

The output is a function of the grammar: tables are sorted by number, and each row starts a line.
So a new grammar is a diff that can be read. A module states nothing twice: it computes on import
the tables that follow from others.
"""

import argparse
import gzip
import json
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypedDict

CORE: Final = "spirv.core.grammar.json"
SETS: Final = {
    "opencl_std.py": ("OpenCL.std", "OPENCL_STD", "extinst.opencl.std.100.grammar.json"),
    "glsl_std.py": ("GLSL.std.450", "GLSL_STD", "extinst.glsl.std.450.grammar.json"),
    "clspv_reflection.py": ("NonSemantic.ClspvReflection", "CLSPV",
                            "extinst.nonsemantic.clspvreflection.grammar.json"),
}  # fmt: skip
"""Modules of extended instruction sets: title, name in the module, and file of the grammar."""
SHADER_DEBUG: Final = "extinst.nonsemantic.shader.debuginfo.grammar.json"
OPENCL_DEBUG: Final = "extinst.opencl.debuginfo.100.grammar.json"
SUPPLEMENT: Final = "supplement.json"
TOOLS: Final = Path(__file__).resolve().parent
GRAMMAR: Final = TOOLS / "grammar"
OUTPUT: Final = TOOLS.parent / "spvbackend" / "spirv"
WIDTH: Final = 100
KINDS: Final = "tuple[str, ...]"
NEVER_CORE: Final = 0xFFFFFFFF  # above every version, so that one comparison finds it too new

Operand = dict[str, str]
"""An operand of an instruction or a parameter of an enumerant: its `kind` and `quantifier`."""
Literal = int | str | tuple[int, ...] | tuple[str, ...]


class Entry(TypedDict, total=False):
    """An instruction or an enumerant: the grammar describes their needs in the same words."""

    opname: str
    opcode: int
    operands: list[Operand]
    enumerant: str
    value: int | str
    parameters: list[Operand]
    aliases: list[str]
    capabilities: list[str]
    extensions: list[str]
    version: str
    lastVersion: str


class Kind(TypedDict, total=False):
    """A kind of operand: an enumeration, a mask, a composite of other kinds, an id or a literal."""

    category: str
    kind: str
    enumerants: list[Entry]
    bases: list[str]


class Core(TypedDict, total=False):
    """The parts of the core grammar that become tables, and what a supplement adds to them."""

    instructions: list[Entry]
    operand_kinds: list[Kind]
    major_version: int
    minor_version: int
    revision: int
    alternatives: dict[str, list[str]]
    """In a supplement: capabilities that suffice for an instruction that the grammar has."""


def number(entry: Entry) -> int:
    """The opcode or the value of an entry; masks are spelled as hexadecimal strings."""
    if "opcode" in entry:
        return entry["opcode"]
    value = entry["value"]
    return int(value, 16) if isinstance(value, str) else value


def names(entry: Entry) -> list[str]:
    """The canonical name, then the aliases."""
    first = entry["opname"] if "opname" in entry else entry["enumerant"]
    return [first, *entry.get("aliases", [])]


def spelled_kinds(operands: Iterable[Operand]) -> tuple[str, ...]:
    return tuple(operand["kind"] + operand.get("quantifier", "") for operand in operands)


def operands_of(entries: Iterable[Entry]) -> dict[int, Literal]:
    return {number(entry): spelled_kinds(entry.get("operands", [])) for entry in entries}


def first_names(entries: Iterable[Entry]) -> dict[int, Literal]:
    return {number(entry): names(entry)[0] for entry in entries}


def header_version(text: str) -> int:
    """A version as the header word of a module spells it; "None" marks what no version holds.

    2.3: the bytes are, from the highest, 0, major, minor, 0.
    """
    if text == "None":
        return NEVER_CORE
    major, minor = text.split(".")
    return int(major) << 16 | int(minor) << 8


def enum_kinds(core: Core) -> list[Kind]:
    return [kind for kind in core["operand_kinds"] if kind["category"] in ("ValueEnum", "BitEnum")]


def by_kind(core: Core) -> dict[str, list[Entry]]:
    return {kind["kind"]: kind["enumerants"] for kind in enum_kinds(core)}


def mask_names(kinds: Iterable[Kind]) -> list[str]:
    return sorted(kind["kind"] for kind in kinds if kind["category"] == "BitEnum")


def requirements(core: Core, entries: Iterable[Entry]) -> list[dict[int, Literal]]:
    """The tables of REQUIREMENTS for some entries, each without what needs nothing of a kind."""
    capabilities: dict[int, Literal] = {}
    extensions: dict[int, Literal] = {}
    versions: dict[int, Literal] = {}
    last: dict[int, Literal] = {}
    kinds = by_kind(core)
    numbers = {name: number(entry) for entry in kinds["Capability"] for name in names(entry)}
    for entry in entries:
        key = number(entry)
        if entry.get("capabilities"):
            # Each once: two names of one capability may both be listed.
            capabilities[key] = tuple(dict.fromkeys(numbers[x] for x in entry["capabilities"]))
        if entry.get("extensions"):
            extensions[key] = tuple(entry["extensions"])
        if entry.get("version", "1.0") != "1.0":
            versions[key] = header_version(entry["version"])
        if "lastVersion" in entry:
            last[key] = header_version(entry["lastVersion"])
    return [capabilities, extensions, versions, last]


def render_scalar(value: int | str, is_hex: bool) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return f"0x{value:X}" if is_hex else str(value)


def render_value(prefix: str, value: Literal, is_hex: bool) -> str:
    """One element with its trailing comma; a tuple fills lines where one is too short for it."""
    if isinstance(value, int | str):
        return f"{prefix}{render_scalar(value, is_hex)},\n"
    items = ", ".join(render_scalar(item, is_hex) for item in value)
    line = f"{prefix}({items}{',' if len(value) == 1 else ''}),"
    if len(line) <= WIDTH:
        return f"{line}\n"
    indent = " " * (len(prefix) - len(prefix.lstrip()))
    return f"{prefix}(\n{render_filled(items, indent + '    ')}{indent}),\n"


def render_filled(items: str, indent: str) -> str:
    return textwrap.indent(textwrap.fill(f"{items},", WIDTH - len(indent)), indent) + "\n"


def render_entries(table: Mapping[int, Literal], indent: str, is_hex: bool) -> str:
    return "".join(
        render_value(f"{indent}{key}: ", value, is_hex) for key, value in sorted(table.items())
    )


def render_groups(table: Mapping[int, Literal], indent: str, is_hex: bool) -> str:
    """The numbers of each value; a group stands where its lowest number does."""
    groups: dict[Literal, list[int]] = {}
    for key, value in sorted(table.items()):
        groups.setdefault(value, []).append(key)
    rows = ""
    for value, keys in groups.items():
        spelled = render_value("", value, is_hex).rstrip(",\n")
        rows += render_value(f"{indent}{spelled}: ", tuple(keys), False)
    return rows


def render_table(name: str, value_type: str, table: Mapping[int, Literal]) -> str:
    body = render_entries(table, "    ", False)
    return f"\n{name}: Final[dict[int, {value_type}]] = {{\n{body}}}\n"


def render_by_kind(name: str, value_type: str, tables: Mapping[str, Mapping[int, Literal]]) -> str:
    """A table of tables by operand kind, as enumerants of two kinds may have one number."""
    text = f"\n{name}: Final[dict[str, dict[int, {value_type}]]] = {{\n"
    for kind, table in tables.items():
        if table:
            text += f'    "{kind}": {{\n{render_entries(table, " " * 8, False)}    }},\n'
    return text + "}\n"


def render_strings(name: str, items: Sequence[str]) -> str:
    body = render_filled(", ".join(f'"{item}"' for item in items), "    ")
    return f"\n{name}: Final[frozenset[str]] = frozenset((\n{body}))\n"


ANY: Final = "\nfrom typing import Any, Final\n"


def render_head(summary: str, core: Core, imports: str = "\nfrom typing import Final\n") -> str:
    version = f"{core['major_version']}.{core['minor_version']} revision {core['revision']}"
    return f'''"""{summary}

GENERATED by tools/gen_spirv.py from the SPIR-V {version} grammar
and its supplement; do not edit.
The grammar is data of The Khronos Group Inc., copyright 2014-2024, under the MIT licence.
"""
{imports}'''


OPCODE_NAMES: Final = """
OPCODE_NAMES: Final[dict[int, str]] = {}


def _name_opcodes(constants: dict[str, Any]) -> None:
    for name, number in constants.items():
        # The first name of a number is the canonical one; the others are its aliases.
        if name.startswith("Op") and number not in OPCODE_NAMES:
            OPCODE_NAMES[number] = name


_name_opcodes(globals())
"""


def opcodes_module(core: Core) -> str:
    text = render_head("Opcodes, spelled as in the specification, and their names.", core, ANY)
    text += "\n"
    for entry in sorted(core["instructions"], key=number):
        text += "".join(f"{name}: Final = {number(entry)}\n" for name in names(entry))
    return text + OPCODE_NAMES


ENUMERANT_NAMES: Final = """

def _name_enumerants(constants: dict[str, Any]) -> None:
    kinds = iter(ENUMERANT_NAMES.items())
    kind, names = next(kinds)
    for name, number in constants.items():
        if isinstance(number, int):
            # The kinds stand in the order of their constants.
            while not name.startswith(kind):
                kind, names = next(kinds)
            # The first name of a number is the canonical one; the others are its aliases.
            if number not in names:
                names[number] = name.removeprefix(kind)


_name_enumerants(globals())
"""


def enums_module(core: Core) -> str:
    text = render_head("Enumerants, spelled kind and name together, and their names.", core, ANY)
    for kind in enum_kinds(core):
        text += "\n"
        for entry in sorted(kind["enumerants"], key=number):
            value = render_scalar(number(entry), kind["category"] == "BitEnum")
            text += "".join(f"{kind['kind']}{name}: Final = {value}\n" for name in names(entry))
    kinds = render_filled(", ".join(f'"{kind["kind"]}": {{}}' for kind in enum_kinds(core)), "    ")
    text += f"\nENUMERANT_NAMES: Final[dict[str, dict[int, str]]] = {{\n{kinds}}}\n"
    return text + ENUMERANT_NAMES


def render_composites(core: Core) -> str:
    text = "\nCOMPOSITES: Final[dict[str, tuple[str, ...]]] = {\n"
    for kind in core["operand_kinds"]:
        if kind["category"] == "Composite":
            text += render_value(f'    "{kind["kind"]}": ', tuple(kind["bases"]), False)
    return text + "}\n"


RESULT_SETS: Final = """
HAS_TYPE: Final[frozenset[int]] = frozenset(
    [opcode for opcode, kinds in OPERANDS.items() if "IdResultType" in kinds]
)

HAS_RESULT: Final[frozenset[int]] = frozenset(
    [opcode for opcode, kinds in OPERANDS.items() if "IdResult" in kinds]
)
"""


def operands_module(core: Core) -> str:
    summary = "Operand kinds in order; a trailing ? or * says that one is optional or repeats."
    parameters: dict[str, dict[int, Literal]] = {
        kind: {number(x): spelled_kinds(x["parameters"]) for x in entries if "parameters" in x}
        for kind, entries in by_kind(core).items()
    }
    return (
        render_head(summary, core)
        + render_table("OPERANDS", KINDS, operands_of(core["instructions"]))
        + RESULT_SETS
        + render_strings("BIT_ENUMS", mask_names(enum_kinds(core)))
        + render_by_kind("ENUM_PARAMETERS", KINDS, parameters)
        + render_composites(core)
    )


REQUIREMENTS: Final = (
    ("CAPABILITIES", "tuple[int, ...]", False),
    ("EXTENSIONS", KINDS, False),
    ("VERSION", "int", True),
    ("LAST_VERSION", "int", True),
)
"""The tables of requirements: end of the name, type of the values, whether hexadecimal."""
REQUIREMENTS_SUMMARY: Final = """\
What each opcode and each enumerant needs of the module that holds it.

A row has a need, and the numbers that have it. Any one of the capabilities suffices; an entry
without one is always allowed. A version is spelled as the header word of a module and stands only
where it is above 1.0; NEVER_CORE marks what no version of the core holds. What is newer than the
module's version needs one of its extensions. The capabilities of a Capability are the ones that it
declares implicitly, all of them."""
BY_NUMBER: Final = f"""
NEVER_CORE: Final = 0x{NEVER_CORE:X}
Need = TypeVar("Need")


def by_number(groups: dict[Need, tuple[int, ...]]) -> dict[int, Need]:
    return {{number: need for need, numbers in groups.items() for number in numbers}}

"""
EXTENSIONS: Final = """
EXTENSIONS: Final[frozenset[str]] = frozenset(
    name
    for table in (OPCODE_EXTENSIONS, *ENUMERANT_EXTENSIONS.values())
    for names in table.values()
    for name in names
)
"""


def requirements_module(core: Core) -> str:
    imports = "\nfrom typing import Final, TypeVar\n"
    text = render_head(REQUIREMENTS_SUMMARY, core, imports) + BY_NUMBER
    tables = requirements(core, core["instructions"])
    for (name, type, is_hex), table in zip(REQUIREMENTS, tables, strict=True):
        groups = render_groups(table, "    ", is_hex)
        text += f"\nOPCODE_{name}: Final[dict[int, {type}]] = by_number({{\n{groups}}})\n"
    kinds = {kind: requirements(core, entries) for kind, entries in by_kind(core).items()}
    for place, (name, type, is_hex) in enumerate(REQUIREMENTS):
        text += f"\nENUMERANT_{name}: Final[dict[str, dict[int, {type}]]] = {{\n"
        for kind, tables in kinds.items():
            if tables[place]:
                groups = render_groups(tables[place], " " * 8, is_hex)
                text += f'    "{kind}": by_number({{\n{groups}    }}),\n'
        text += "}\n"
    text += "\nCAPABILITY_IMPLIES: Final[dict[int, tuple[int, ...]]] = "
    return text + 'ENUMERANT_CAPABILITIES["Capability"]\n' + EXTENSIONS


def render_set(name: str, instructions: Sequence[Entry]) -> str:
    """The numbers of an extended instruction set by name, the reverse, and the operand kinds."""
    text = f"\n{name}: Final[dict[str, int]] = {{\n"
    for entry in sorted(instructions, key=number):
        text += f'    "{names(entry)[0]}": {number(entry)},\n'
    start = f"{name}_NAMES: Final[dict[int, str]] = {{"
    value = f"number: name for name, number in {name}.items()"
    line = f"{start}{value}}}"
    if len(line) > WIDTH:
        line = f"{start}\n    {value}\n}}"
    operands = render_table(f"{name}_OPERANDS", KINDS, operands_of(instructions))
    return f"{text}}}\n\n{line}\n{operands}"


DEBUG_SUMMARY: Final = """\
Instruction numbers and operand kinds of the extended sets for debug info.

Those are OpenCL.DebugInfo.100 and the newest NonSemantic.Shader.DebugInfo, which has all that its
earlier versions have. The first alone has literals; enumerants have the same numbers in both."""


def debug_info_module(core: Core, grammar: Path) -> str:
    text = render_head(DEBUG_SUMMARY, core)
    for name, file in (("SHADER_DEBUG", SHADER_DEBUG), ("OPENCL_DEBUG", OPENCL_DEBUG)):
        text += render_set(name, read_grammar(grammar, file)["instructions"])
    # The newest set has all enumerants of the others.
    kinds = read_grammar(grammar, SHADER_DEBUG)["operand_kinds"]
    tables = {kind["kind"]: first_names(kind["enumerants"]) for kind in kinds}
    text += render_by_kind("DEBUG_ENUMERANT_NAMES", "str", tables)
    return text + render_strings("DEBUG_BIT_ENUMS", mask_names(kinds))


def grammar_text(folder: Path, name: str) -> bytes:
    """A file of the grammar, which is compressed in tools/grammar."""
    path = folder / name
    return path.read_bytes() if path.is_file() else gzip.decompress(compressed(path).read_bytes())


def read_grammar(folder: Path, name: str) -> Core:
    grammar: Core = json.loads(grammar_text(folder, name))
    return grammar


def compressed(path: Path) -> Path:
    return path.with_name(path.name + ".gz")


def keep_grammar(folder: Path) -> None:
    GRAMMAR.mkdir(exist_ok=True)
    for name in (CORE, SHADER_DEBUG, OPENCL_DEBUG, *(file for _, _, file in SETS.values())):
        # Without a time, so that the same grammar is the same file.
        content = gzip.compress(grammar_text(folder, name), mtime=0)
        compressed(GRAMMAR / name).write_bytes(content)


def add_entries(known: list[Entry], added: Sequence[Entry]) -> None:
    """Append entries, none of which may be known by a name or by its number."""
    taken = {name for entry in known for name in names(entry)}
    numbers = {number(entry) for entry in known}
    for entry in added:
        if number(entry) in numbers or not taken.isdisjoint(names(entry)):
            raise SystemExit(f"{SUPPLEMENT}: the grammar has {names(entry)[0]} or its number")
    known += added


def supplemented(core: Core, supplement: Core) -> Core:
    """The core grammar with what the supplement adds to its instructions and enumerations."""
    for entry in core["instructions"]:
        entry.get("capabilities", []).extend(supplement["alternatives"].get(entry["opname"], []))
    add_entries(core["instructions"], supplement["instructions"])
    kinds = by_kind(core)
    for kind in supplement["operand_kinds"]:
        add_entries(kinds[kind["kind"]], kind["enumerants"])
    return core


def generate(grammar: Path) -> dict[str, str]:
    """The text of each module by its file name."""
    core = supplemented(read_grammar(grammar, CORE), read_grammar(GRAMMAR, SUPPLEMENT))
    summary = "Tables of the SPIR-V grammar: plain data that imports nothing."
    modules = {
        "__init__.py": render_head(summary, core, imports=""),
        "opcodes.py": opcodes_module(core),
        "enums.py": enums_module(core),
        "operands.py": operands_module(core),
        "requirements.py": requirements_module(core),
        "debug_info.py": debug_info_module(core, grammar),
    }
    for module, (title, name, file) in SETS.items():
        summary = f"Instruction numbers of the {title} extended set, and their operand kinds."
        instructions = read_grammar(grammar, file)["instructions"]
        modules[module] = render_head(summary, core) + render_set(name, instructions)
    return modules


def stale(modules: Mapping[str, str], folder: Path) -> list[str]:
    """Names of the modules whose text in folder is not the generated one."""
    paths = {name: folder / name for name in modules}
    return [
        name
        for name, path in paths.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != modules[name]
    ]


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="generate spvbackend/spirv from the grammar")
    parser.add_argument("grammar", type=Path, metavar="GRAMMAR_DIR", nargs="?", default=GRAMMAR)
    parser.add_argument("--check", action="store_true", help="only compare, exit 1 on a difference")
    arguments = parser.parse_args(argv)
    modules = generate(arguments.grammar)
    if arguments.check:
        names = stale(modules, OUTPUT)
        for name in names:
            sys.stderr.write(f"spvbackend/spirv/{name} differs from the generated text\n")
        return int(bool(names))
    OUTPUT.mkdir(parents=True, exist_ok=True)
    # All is generated before anything is written: an error leaves the old modules together.
    for name, text in modules.items():
        (OUTPUT / name).write_text(text, encoding="utf-8")
    if arguments.grammar != GRAMMAR:
        keep_grammar(arguments.grammar)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
