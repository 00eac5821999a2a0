"""Tables of the reference's pages, made from the package itself: `pages.py` puts them in.

Options are those that the commands print for `-help`, and extensions and builtins those of the
tables that the translator works with, so that nothing is stated twice.
"""

import re
import subprocess
import sys
import tomllib
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from compare import find_inputs  # noqa: E402

from spvbackend import Diagnostic, TranslationWarning, Translator  # noqa: E402
from spvbackend.builtins.avc import MOTION_ESTIMATION  # noqa: E402
from spvbackend.builtins.groups import GROUPS  # noqa: E402
from spvbackend.builtins.images import IMAGES  # noqa: E402
from spvbackend.builtins.opencl import OPENCL  # noqa: E402
from spvbackend.emit.read import instructions, string_at, words_of  # noqa: E402
from spvbackend.prepare.templates.index import DIRECT, DROPPED, TEMPLATES, TRAPS  # noqa: E402
from spvbackend.spirv.enums import ENUMERANT_NAMES, CapabilityShader  # noqa: E402
from spvbackend.spirv.opcodes import OPCODE_NAMES, OpExtension  # noqa: E402
from spvbackend.spirv.requirements import (  # noqa: E402
    CAPABILITY_IMPLIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_VERSION,
    NEVER_CORE,
    OPCODE_CAPABILITIES,
    OPCODE_EXTENSIONS,
)
from spvbackend.target import features  # noqa: E402
from spvbackend.target.extensions import ALL_EXTENSIONS  # noqa: E402

LIT: Final = ROOT / "tests" / "lit"
MOST: Final = 6
"""How many names a cell has; what has more says how many."""
_OPTION: Final = re.compile(r"^  (-\S+) {2,}(\S.*)$", re.MULTILINE)


def code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def cell(names: Iterable[str]) -> str:
    """Names in their order, as many as a cell takes."""
    ordered = sorted(set(names))
    text = code(ordered[:MOST])
    return text if len(ordered) <= MOST else f"{text} and {len(ordered) - MOST} more"


def table(heading: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heading, ("---",) * len(heading), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines) + "\n"


def scripts() -> dict[str, str]:
    """The commands that the package installs, and the functions behind them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, str] = tomllib.load(file)["project"]["scripts"]
    return found


def help_of(entry: str) -> str:
    """What a command prints for -help; in a process, since commands end the one they are in."""
    module, _, function = entry.partition(":")
    program = f"from {module} import {function} as main; main()"
    command = [sys.executable, "-c", program, "-help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def options() -> str:
    """A part for each command: its options, and what else its help says."""
    parts = []
    for name, entry in scripts().items():
        text = help_of(entry)
        found = _OPTION.findall(text.replace("|", "\\|"))
        rows = [(f"`{option}`", meaning) for option, meaning in found]
        usage, _, _ = text.partition("\n")
        rest = "\n".join(_OPTION.sub("", text).partition("\n")[2].split("\n\n")).strip()
        part = f"## {name}\n\n`{usage.removeprefix('usage: ')}`\n\n"
        part += table(("option", "meaning"), rows)
        parts.append(part + (f"\n```text\n{rest}\n```\n" if rest else ""))
    return "\n".join(parts)


def uses_of_extensions() -> dict[str, Path]:
    """The input of a LIT test for each extension that one declares: the one of the least text."""
    translator = Translator(triple="spirv64", extensions="all")
    found: dict[str, tuple[int, Path]] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", TranslationWarning)
        for path in find_inputs([LIT], "*.ll"):
            try:
                names = declared(translator.translate(path))
            except Diagnostic:
                # A test of an option, without which its module has no translation.
                continue
            for name in names:
                use = (path.stat().st_size, path)
                found[name] = min(use, found.get(name, use))
    return {name: path for name, (_, path) in found.items()}


def declared(binary: bytes) -> list[str]:
    """The extensions that a module declares."""
    words = words_of(binary)
    return [
        text[0]
        for opcode, start, end in instructions(words)
        if opcode == OpExtension and (text := string_at(words, start + 1, end))
    ]


def instructions_of(extension: str, capabilities: Iterable[int]) -> list[str]:
    """The instructions that an extension, or one of its capabilities, is there for."""
    # What is core as well is not there for the extension.
    own = {one for one in capabilities if ENUMERANT_VERSION["Capability"].get(one) == NEVER_CORE}
    opcodes = {opcode for opcode, names in OPCODE_EXTENSIONS.items() if extension in names}
    opcodes |= {opcode for opcode, needed in OPCODE_CAPABILITIES.items() if own & set(needed)}
    return [OPCODE_NAMES[opcode] for opcode in opcodes]


def enumerants_of(extension: str) -> list[str]:
    """Decorations, modes and the like that an extension adds, capabilities apart."""
    return [
        ENUMERANT_NAMES[kind][value]
        for kind, rows in ENUMERANT_EXTENSIONS.items()
        if kind != "Capability" and kind in ENUMERANT_NAMES
        for value, names in rows.items()
        if extension in names and value in ENUMERANT_NAMES[kind]
    ]


def capabilities_of(extension: str) -> list[int]:

    rows = ENUMERANT_EXTENSIONS["Capability"]
    return [value for value, names in rows.items() if extension in names]


def is_graphics(capability: int) -> bool:
    """Whether a capability brings Shader along, which no kernel has."""
    seen: set[int] = set()
    waiting = [capability]
    while waiting:
        if (one := waiting.pop()) not in seen:
            seen.add(one)
            waiting += CAPABILITY_IMPLIES.get(one, ())
    return CapabilityShader in seen


def extensions() -> str:
    """A row for each extension that a kernel may have, and the names of the others."""
    names = ENUMERANT_NAMES["Capability"]
    uses = uses_of_extensions()
    known = {row.extension for row in vars(features).values() if isinstance(row, features.Feature)}
    rows, others = [], []
    for name in sorted(ALL_EXTENSIONS):
        capabilities = capabilities_of(name)
        is_useless = not capabilities or all(map(is_graphics, capabilities))
        if is_useless and name not in uses and name not in known:
            others.append(name)
            continue
        what = [*instructions_of(name, capabilities), *enumerants_of(name)]
        test = ""
        if path := uses.get(name):
            test = f"[{path.stem}](../{path.relative_to(ROOT).as_posix()})"
        rows.append((f"`{name}`", cell(names[one] for one in capabilities), cell(what), test))
    text = table(("extension", "capabilities", "instructions and enumerants", "an example"), rows)
    title = "## Other names that are taken\n\nThey bring no capability that a kernel may declare."
    return f"{text}\n{title}\n\n{code(others)}\n"


def builtins() -> str:
    """The names of the builtin tables, family by family."""
    families = {
        "OpenCL C": OPENCL,
        "Groups, pipes and queues": GROUPS,
        "Images": IMAGES,
        "Motion estimation (`intel_sub_group_avc_`)": MOTION_ESTIMATION,
    }
    parts = []
    for title, family in families.items():
        # Names of one word of SPIR-V's own reach their instruction by the grammar.
        names = sorted({row.name for row in family if not row.name.startswith("__")})
        parts.append(f"### {title}\n\n{len(names)} names: {code(names)}\n")
    return "\n".join(parts)


def intrinsics() -> str:
    """The intrinsics by what becomes of them."""
    groups = {
        "An instruction": DIRECT - TEMPLATES,
        "An instruction for some types, an expansion for others": DIRECT & TEMPLATES,
        "An expansion": TEMPLATES - DIRECT,
        "The end of the work-item": TRAPS,
        "Nothing": DROPPED,
    }
    return "\n".join(
        f"### {title}\n\n{code(sorted(names))}\n" for title, names in groups.items() if names
    )


TABLES: Final[dict[str, Callable[[], str]]] = {
    "builtins": builtins,
    "extensions": extensions,
    "intrinsics": intrinsics,
    "options": options,
}
