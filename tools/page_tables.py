"""Tables of the reference's pages, made from the package itself: `pages.py` puts them in.

Options, extensions and builtins are those of the tables that the translator works with, so that
nothing is stated twice.
"""

import sys
import tomllib
from collections.abc import Callable, Iterable
from typing import Final

from apparatus import ROOT, markdown
from apparatus.processes import run

from spvbackend.builtins.avc import MOTION_ESTIMATION
from spvbackend.builtins.groups import GROUPS
from spvbackend.builtins.images import IMAGES
from spvbackend.builtins.intrinsics import DIRECT, DROPPED, TEMPLATES, TRAPS
from spvbackend.builtins.opencl import OPENCL
from spvbackend.commands.arguments import NO_EFFECT
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
from spvbackend.options import FIELDS
from spvbackend.pipeline import FRONT_END, MIDDLE_AND_BACK_END
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.requirements import ENUMERANT_EXTENSIONS
from spvbackend.target.extension_rows.row import UNUSED
from spvbackend.target.extension_rows.table import EXTENSION_ROWS, consequence_of, source_of
from spvbackend.target.profiles import PROFILES
from spvbackend.target.versions import version_text
from spvbackend.translation.passes import ALL

EXTENSION_TESTS: Final = ROOT / "tests" / "lit" / "emit" / "extensions"
MOST: Final = 6
"""How many names a cell has; what has more says how many."""


def code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def cell(names: Iterable[str]) -> str:
    """Names in their order, as many as a cell takes."""
    ordered = sorted(set(names))
    text = code(ordered[:MOST])
    return text if len(ordered) <= MOST else f"{text} and {len(ordered) - MOST} more"


def table(heading: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    return "\n".join(markdown(heading, rows)) + "\n"


def scripts() -> dict[str, str]:
    """The commands that the package installs, and the functions behind them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        functions: dict[str, str] = tomllib.load(file)["project"]["scripts"]
    return functions


def help_of(entry: str) -> str:
    """The text of a command's -help, from a process, since commands end the one they are in."""
    module, _, function = entry.partition(":")
    program = f"from {module} import {function} as main; main()"
    return run([sys.executable, "-c", program, "-help"], folder=ROOT)


def options() -> str:
    """A part for each command: its options, and what they are called in the library."""
    arguments = {one.name: row.argument for row in FIELDS.values() for one in row.options}
    arguments["cache-dir"] = "cache"
    parts = []
    for tool in (PYLLC, PYLLVM_SPIRV):
        rows = tool.table.rows.values()
        shown = [
            (f"`{row.spelled}`", row.help, code(filter(None, [arguments.get(row.name)])))
            for row in rows
            if row.help != NO_EFFECT
        ]
        others = code(f"-{row.name}" for row in rows if row.help == NO_EFFECT)
        heading = f"## {tool.name}\n\n`{tool.usage}`\n\n"
        made = table(("option", "meaning", "in Python"), shown)
        parts.append(f"{heading}{made}\nAccepted, without effect: {others}.\n")
    server = help_of(scripts()["pyllc-server"]).removeprefix("usage: ")
    usage, _, text = server.partition("\n\n")
    return "\n".join([*parts, f"## pyllc-server\n\n`{usage}`\n\n{text}"])


def capabilities_of(extension: str) -> list[int]:
    rows = ENUMERANT_EXTENSIONS["Capability"]
    return [value for value, names in rows.items() if extension in names]


def extensions() -> str:
    """A row for each extension that something asks for, and one for each of the others."""
    names = ENUMERANT_NAMES["Capability"]
    rows, others = [], []
    for name, row in EXTENSION_ROWS.items():
        link = f"[`{name}`]({source_of(row)})"
        if row.without == UNUSED:
            others.append((link, row.meaning, row.trigger))
            continue
        test = f"[test](../{(EXTENSION_TESTS / f'{name}.ll').relative_to(ROOT).as_posix()})"
        capabilities = cell(names[one] for one in capabilities_of(name))
        rows.append((link, row.meaning, row.trigger, consequence_of(row), capabilities, test))
    heading = ("extension", "what it adds", "what asks for it", "without it", "capabilities", "")
    title = "## Names that nothing asks for\n\nThey may be allowed, and no module declares them."
    reasons = table(("extension", "what it adds", "why nothing asks for it"), others)
    return f"{table(heading, rows)}\n{title}\n\n{reasons}"


def profiles() -> str:
    """A part for each profile: what it allows, what is particular, and where that is written."""
    parts = []
    for profile in PROFILES.values():
        allowed = f"SPIR-V up to {version_text(profile.newest)}, and {code(profile.extensions)}"
        lines = [f"## {profile.name}", "", f"{profile.meaning}: {allowed}.", ""]
        lines += [f"- {quirk.text} ({_source_link(quirk.source)})" for quirk in profile.quirks]
        lines += ["", "Sources: " + ", ".join(f"<{source}>" for source in profile.sources) + "."]
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _source_link(source: str) -> str:
    is_address = source.startswith("https://")
    return f"[source]({source})" if is_address else f"[test](../{source})"


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


def passes() -> str:
    """A row for each pass: what it does, and the flavours of output that have it."""
    rows = [
        (f"`{row.name}`", row.does, "all" if row.flavours == ALL else code(sorted(row.flavours)))
        for row in (*FRONT_END, *MIDDLE_AND_BACK_END)
    ]
    return table(("pass", "what it does", "flavours"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    table.__name__: table for table in (builtins, extensions, intrinsics, options, passes, profiles)
}
