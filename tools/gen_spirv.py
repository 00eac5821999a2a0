"""Writes the tables in spvbackend/spirv from the machine-readable SPIR-V grammar.

Usage: gen_spirv.py [GRAMMAR_DIR] [--check]

GRAMMAR_DIR holds the JSON files named below, of the Khronos SPIRV-Headers repository; they become
the new content of tools/grammar, which is the grammar where none is named. With --check nothing is
written: the exit status says whether the modules that are checked in are what the generator would
write.

What extensions have that the grammar lacks is in tools/grammar/supplement.json, with its sources.
The grammar wins: what it has come to know must leave the supplement.

The output is a function of the grammar: tables are sorted by number, names keep the grammar's
order, and it is formatted as `ruff format` would. So a new grammar is a diff that can be read.
"""

import argparse
import gzip
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypedDict

CORE: Final = "spirv.core.grammar.json"
OPENCL: Final = "extinst.opencl.std.100.grammar.json"
GLSL: Final = "extinst.glsl.std.450.grammar.json"
CLSPV: Final = "extinst.nonsemantic.clspvreflection.grammar.json"
SHADER_DEBUG: Final = "extinst.nonsemantic.shader.debuginfo.grammar.json"
OPENCL_DEBUG: Final = "extinst.opencl.debuginfo.100.grammar.json"
SUPPLEMENT: Final = "supplement.json"
TOOLS: Final = Path(__file__).resolve().parent
GRAMMAR: Final = TOOLS / "grammar"
OUTPUT: Final = TOOLS.parent / "spvbackend" / "spirv"
WIDTH: Final = 100
NEVER_CORE: Final = 0xFFFFFFFF  # above every version, so that one comparison finds it too new

IntTuples = dict[int, tuple[int, ...]]
StrTuples = dict[int, tuple[str, ...]]
Literal = int | str | tuple[int, ...] | tuple[str, ...]


class Operand(TypedDict, total=False):
    """An operand of an instruction, or a parameter of an enumerant."""

    kind: str
    quantifier: str


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


class Supplement(TypedDict):
    """What is added to the core grammar, in its own form.

    Alternatives are capabilities that suffice for an instruction that the grammar has.
    """

    instructions: list[Entry]
    alternatives: dict[str, list[str]]
    operand_kinds: list[Kind]


class Core(TypedDict):
    """The parts of the core grammar that become tables."""

    instructions: list[Entry]
    operand_kinds: list[Kind]
    major_version: int
    minor_version: int
    revision: int


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


def spelled_kinds(operands: Sequence[Operand]) -> tuple[str, ...]:
    return tuple(operand["kind"] + operand.get("quantifier", "") for operand in operands)


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


def capability_numbers(core: Core) -> dict[str, int]:
    """The number of each capability, by its name and by its aliases."""
    entries = next(k["enumerants"] for k in core["operand_kinds"] if k["kind"] == "Capability")
    return {name: number(entry) for entry in entries for name in names(entry)}


def needed_capabilities(entries: Sequence[Entry], numbers: Mapping[str, int]) -> IntTuples:
    """Numbers in the grammar's order, each once: two names of one capability may both be listed."""
    return {
        number(entry): tuple(dict.fromkeys(numbers[name] for name in entry["capabilities"]))
        for entry in entries
        if entry.get("capabilities")
    }


def needed_extensions(entries: Sequence[Entry]) -> StrTuples:
    return {
        number(entry): tuple(entry["extensions"]) for entry in entries if entry.get("extensions")
    }


def needed_versions(entries: Sequence[Entry]) -> dict[int, int]:
    """Versions above 1.0, which every module has."""
    return {
        number(entry): header_version(entry["version"])
        for entry in entries
        if entry.get("version", "1.0") != "1.0"
    }


def last_versions(entries: Sequence[Entry]) -> dict[int, int]:
    return {
        number(entry): header_version(entry["lastVersion"])
        for entry in entries
        if "lastVersion" in entry
    }


def render_scalar(value: int | str, is_hex: bool) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    return f"0x{value:X}" if is_hex else str(value)


def render_value(prefix: str, value: Literal, is_hex: bool) -> str:
    """One element with its trailing comma, a tuple broken up when the line would be too long."""
    # The newline at the end does not count for the width.
    if isinstance(value, int | str):
        return f"{prefix}{render_scalar(value, is_hex)},\n"
    items = [render_scalar(item, is_hex) for item in value]
    body = ", ".join(items) + ("," if len(items) == 1 else "")
    line = f"{prefix}({body}),\n"
    if len(line) <= WIDTH + 1:
        return line
    indent = " " * (len(prefix) - len(prefix.lstrip()))
    lines = "".join(f"{indent}    {item},\n" for item in items)
    return f"{prefix}(\n{lines}{indent}),\n"


def render_entries(table: Mapping[int, Literal], indent: str, is_hex: bool) -> str:
    return "".join(
        render_value(f"{indent}{key}: ", value, is_hex) for key, value in sorted(table.items())
    )


def render_table(
    name: str, value_type: str, table: Mapping[int, Literal], is_hex: bool = False
) -> str:
    """A table with the key type int."""
    body = render_entries(table, "    ", is_hex)
    return f"\n{name}: Final[dict[int, {value_type}]] = {{\n{body}}}\n"


def render_by_kind(
    name: str, value_type: str, tables: Mapping[str, Mapping[int, Literal]], is_hex: bool = False
) -> str:
    """A table of tables, keyed by operand kind; kinds without an entry are left out.

    Enumerants of two kinds may have one number, so that a kind is part of what is looked up.
    """
    text = f"\n{name}: Final[dict[str, dict[int, {value_type}]]] = {{\n"
    for kind, table in tables.items():
        if table:
            text += f'    "{kind}": {{\n{render_entries(table, " " * 8, is_hex)}    }},\n'
    return text + "}\n"


def render_strings(name: str, items: Sequence[str]) -> str:
    body = "".join(f'        "{item}",\n' for item in items)
    return f"\n{name}: Final[frozenset[str]] = frozenset(\n    {{\n{body}    }}\n)\n"


def render_head(summary: str, core: Core) -> str:
    version = f"{core['major_version']}.{core['minor_version']} revision {core['revision']}"
    return (
        f'"""{summary}\n\n'
        f"GENERATED by tools/gen_spirv.py from the SPIR-V {version} grammar\nand its "
        "supplement; do not edit.\n"
        "The grammar is data of The Khronos Group Inc., copyright 2014-2024, under the MIT "
        'licence.\n"""\n\nfrom typing import Final\n\n'
    )


def opcodes_module(core: Core) -> str:
    text = render_head("Opcodes, spelled as in the specification, and their names.", core)
    # Aliases are constants as well; what a printer writes is the canonical name.
    for entry in core["instructions"]:
        text += "".join(f"{name}: Final = {number(entry)}\n" for name in names(entry))
    table = {number(entry): names(entry)[0] for entry in core["instructions"]}
    return text + render_table("OPCODE_NAMES", "str", table)


def enums_module(core: Core) -> str:
    text = render_head("Enumerants, spelled kind and name together, and their names.", core)
    for kind in enum_kinds(core):
        is_hex = kind["category"] == "BitEnum"
        for entry in kind["enumerants"]:
            value = render_scalar(number(entry), is_hex)
            text += "".join(f"{kind['kind']}{name}: Final = {value}\n" for name in names(entry))
        text += "\n"
    tables = {
        kind["kind"]: {number(entry): names(entry)[0] for entry in kind["enumerants"]}
        for kind in enum_kinds(core)
    }
    return text.rstrip("\n") + "\n" + render_by_kind("ENUMERANT_NAMES", "str", tables)


def render_composites(core: Core) -> str:
    text = "\nCOMPOSITES: Final[dict[str, tuple[str, ...]]] = {\n"
    for kind in core["operand_kinds"]:
        if kind["category"] == "Composite":
            text += render_value(f'    "{kind["kind"]}": ', tuple(kind["bases"]), False)
    return text + "}\n"


# Computed on import from OPERANDS, where the grammar says it: not stated twice.
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
    operands = {
        number(entry): spelled_kinds(entry.get("operands", [])) for entry in core["instructions"]
    }
    parameters = {
        kind["kind"]: {
            number(entry): spelled_kinds(entry["parameters"])
            for entry in kind["enumerants"]
            if "parameters" in entry
        }
        for kind in enum_kinds(core)
    }
    masks = [kind["kind"] for kind in enum_kinds(core) if kind["category"] == "BitEnum"]
    return (
        render_head(summary, core).rstrip("\n")
        + "\n"
        + render_table("OPERANDS", "tuple[str, ...]", operands)
        + RESULT_SETS
        + render_strings("BIT_ENUMS", sorted(masks))
        + render_by_kind("ENUM_PARAMETERS", "tuple[str, ...]", parameters)
        + render_composites(core)
    )


def by_kind(core: Core) -> dict[str, list[Entry]]:
    return {kind["kind"]: kind["enumerants"] for kind in enum_kinds(core)}


def opcode_requirements(core: Core) -> str:
    entries = core["instructions"]
    capabilities = needed_capabilities(entries, capability_numbers(core))
    return (
        render_table("OPCODE_CAPABILITIES", "tuple[int, ...]", capabilities)
        + render_table("OPCODE_EXTENSIONS", "tuple[str, ...]", needed_extensions(entries))
        + render_table("OPCODE_VERSION", "int", needed_versions(entries), is_hex=True)
        + render_table("OPCODE_LAST_VERSION", "int", last_versions(entries), is_hex=True)
    )


def enumerant_requirements(core: Core) -> str:
    kinds = by_kind(core)
    numbers = capability_numbers(core)
    capabilities = {kind: needed_capabilities(kinds[kind], numbers) for kind in kinds}
    extensions = {kind: needed_extensions(kinds[kind]) for kind in kinds}
    versions = {kind: needed_versions(kinds[kind]) for kind in kinds}
    last = {kind: last_versions(kinds[kind]) for kind in kinds}
    return (
        render_by_kind("ENUMERANT_CAPABILITIES", "tuple[int, ...]", capabilities)
        + render_by_kind("ENUMERANT_EXTENSIONS", "tuple[str, ...]", extensions)
        + render_by_kind("ENUMERANT_VERSION", "int", versions, is_hex=True)
        + render_by_kind("ENUMERANT_LAST_VERSION", "int", last, is_hex=True)
    )


REQUIREMENTS_SUMMARY: Final = """\
What each opcode and each enumerant needs of the module that holds it.

Any one of the capabilities suffices; an entry without one is always allowed. A version is spelled
as the header word of a module and stands only where it is above 1.0; NEVER_CORE marks what no
version of the core holds. What is newer than the module's version needs one of its extensions.
The capabilities of a Capability are the ones that it declares implicitly, all of them."""


def requirements_module(core: Core) -> str:
    # Extensions are named by instructions and by enumerants; some bring nothing but the latter.
    entries = [*core["instructions"]]
    for enumerants in by_kind(core).values():
        entries += enumerants
    extensions = {name for entry in entries for name in entry.get("extensions", [])}
    return (
        render_head(REQUIREMENTS_SUMMARY, core)
        + f"NEVER_CORE: Final = 0x{NEVER_CORE:X}\n"
        + opcode_requirements(core)
        + enumerant_requirements(core)
        + "\nCAPABILITY_IMPLIES: Final[dict[int, tuple[int, ...]]] = "
        + 'ENUMERANT_CAPABILITIES["Capability"]\n'
        + render_strings("EXTENSIONS", sorted(extensions))
    )


def render_set(name: str, instructions: Sequence[Entry]) -> str:
    """The numbers of an extended instruction set by name, and the reverse."""
    text = f"\n{name}: Final[dict[str, int]] = {{\n"
    for entry in sorted(instructions, key=number):
        text += f'    "{names(entry)[0]}": {number(entry)},\n'
    start = f"{name}_NAMES: Final[dict[int, str]] = {{"
    value = f"number: name for name, number in {name}.items()"
    line = f"{start}{value}}}"
    if len(line) > WIDTH:
        line = f"{start}\n    {value}\n}}"
    return f"{text}}}\n\n{line}\n"


def set_module(core: Core, title: str, name: str, instructions: Sequence[Entry]) -> str:
    summary = f"Instruction numbers of the {title} extended set, and their operand kinds."
    operands = {number(entry): spelled_kinds(entry.get("operands", [])) for entry in instructions}
    return (
        render_head(summary, core).rstrip("\n")
        + "\n"
        + render_set(name, instructions)
        + render_table(f"{name}_OPERANDS", "tuple[str, ...]", operands)
    )


DEBUG_SUMMARY: Final = """\
Instruction numbers and operand kinds of the extended sets for debug info.

Those are OpenCL.DebugInfo.100 and the newest NonSemantic.Shader.DebugInfo, which has all that its
earlier versions have. The first alone has literals; enumerants have the same numbers in both."""
DEBUG_SETS: Final = (("SHADER_DEBUG", SHADER_DEBUG), ("OPENCL_DEBUG", OPENCL_DEBUG))


def debug_info_module(core: Core, grammar: Path) -> str:
    text = render_head(DEBUG_SUMMARY, core).rstrip("\n") + "\n"
    for name, file in DEBUG_SETS:
        instructions = instruction_set(grammar, file)
        operands = {
            number(entry): spelled_kinds(entry.get("operands", [])) for entry in instructions
        }
        text += render_set(name, instructions)
        text += render_table(f"{name}_OPERANDS", "tuple[str, ...]", operands)
    return text + debug_enumerants(json.loads(read_grammar(grammar, SHADER_DEBUG)))


def debug_enumerants(shader: Core) -> str:
    """The enumerants of the newest set, which has all that the others have."""
    kinds = shader["operand_kinds"]
    masks = sorted(kind["kind"] for kind in kinds if kind["category"] == "BitEnum")
    tables = {
        kind["kind"]: {number(entry): names(entry)[0] for entry in kind["enumerants"]}
        for kind in kinds
    }
    return render_by_kind("DEBUG_ENUMERANT_NAMES", "str", tables) + render_strings(
        "DEBUG_BIT_ENUMS", masks
    )


def package_module(core: Core) -> str:
    text = render_head("Tables of the SPIR-V grammar: plain data that imports nothing.", core)
    return text.split("\nfrom typing", maxsplit=1)[0]


def read_grammar(folder: Path, name: str) -> bytes:
    """A file of the grammar, which is compressed in tools/grammar."""
    path = folder / name
    return path.read_bytes() if path.is_file() else gzip.decompress(compressed(path).read_bytes())


def compressed(path: Path) -> Path:
    return path.with_name(path.name + ".gz")


def keep_grammar(folder: Path) -> None:
    GRAMMAR.mkdir(exist_ok=True)
    for name in (CORE, OPENCL, GLSL, CLSPV, SHADER_DEBUG, OPENCL_DEBUG):
        # Without a time, so that the same grammar is the same file.
        content = gzip.compress(read_grammar(folder, name), mtime=0)
        compressed(GRAMMAR / name).write_bytes(content)


def instruction_set(folder: Path, name: str) -> list[Entry]:
    instructions: list[Entry] = json.loads(read_grammar(folder, name))["instructions"]
    return instructions


def add_entries(known: list[Entry], added: Sequence[Entry]) -> None:
    """Append entries, none of which may be known by a name or by its number."""
    taken = {name for entry in known for name in names(entry)}
    numbers = {number(entry) for entry in known}
    for entry in added:
        if number(entry) in numbers or not taken.isdisjoint(names(entry)):
            raise SystemExit(f"{SUPPLEMENT}: the grammar has {names(entry)[0]} or its number")
    known += added


def supplemented(core: Core, supplement: Supplement) -> Core:
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
    added: Supplement = json.loads((GRAMMAR / SUPPLEMENT).read_bytes())
    core = supplemented(json.loads(read_grammar(grammar, CORE)), added)
    return {
        "__init__.py": package_module(core),
        "opcodes.py": opcodes_module(core),
        "enums.py": enums_module(core),
        "operands.py": operands_module(core),
        "requirements.py": requirements_module(core),
        "opencl_std.py": set_module(
            core, "OpenCL.std", "OPENCL_STD", instruction_set(grammar, OPENCL)
        ),
        "glsl_std.py": set_module(core, "GLSL.std.450", "GLSL_STD", instruction_set(grammar, GLSL)),
        "clspv_reflection.py": set_module(
            core, "NonSemantic.ClspvReflection", "CLSPV", instruction_set(grammar, CLSPV)
        ),
        "debug_info.py": debug_info_module(core, grammar),
    }


def stale(modules: Mapping[str, str], folder: Path) -> list[str]:
    """Names of the modules whose text in folder is not the generated one."""
    found: list[str] = []
    for name, text in modules.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            found.append(name)
    return found


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="generate spvbackend/spirv from the grammar")
    parser.add_argument("grammar", type=Path, metavar="GRAMMAR_DIR", nargs="?", default=GRAMMAR)
    parser.add_argument("--check", action="store_true", help="only compare, exit 1 on a difference")
    arguments = parser.parse_args(argv)
    modules = generate(arguments.grammar)
    if arguments.check:
        found = stale(modules, OUTPUT)
        for name in found:
            sys.stderr.write(f"spvbackend/spirv/{name} differs from the generated text\n")
        return 1 if found else 0
    OUTPUT.mkdir(parents=True, exist_ok=True)
    # All is generated before anything is written: an error leaves the old modules together.
    for name, text in modules.items():
        (OUTPUT / name).write_text(text, encoding="utf-8")
    if arguments.grammar != GRAMMAR:
        keep_grammar(arguments.grammar)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
