"""What a translation is asked for, and the reading of the two options that have a grammar.

Options come from the command line (cli.py) or from the library's arguments; nothing is kept between
two translations. Output: an `Options` whose values are known to be right, but for what only the
module can tell.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

from spvbackend.diagnostics import CompileError
from spvbackend.target.extensions import ALL_EXTENSIONS, GROUPS, twin_name
from spvbackend.target.versions import DEFAULT, NEWEST_MINOR, version_word

DEFAULT_TRIPLE: Final = "spirv64-unknown-unknown"
FILE_TYPES: Final = ("asm", "obj", "null")
_MINORS: Final = frozenset(str(minor) for minor in range(NEWEST_MINOR + 1))


class Target(NamedTuple):
    """A triple taken apart: `arch` is spirv32 or spirv64, what is left out is "unknown"."""

    arch: str
    address_bits: int
    version: int
    """The version word of the module's header."""
    vendor: str
    os: str
    environment: str


@final
class Options:
    """One translation's settings; the defaults are those of a bare `pyllc`."""

    def __init__(self, triple: str = "", version: int = 0) -> None:
        self.triple = triple
        """Empty takes the module's own, or DEFAULT_TRIPLE when it has none."""
        self.version = version
        """The version word of the header; 0 takes the triple's."""
        self.opt_level = 0
        self.filetype = "asm"
        self.extensions: frozenset[str] = frozenset()
        """What may be used; only what the module needs is."""
        self.avoid_capabilities: frozenset[str] = frozenset()
        self.error_limit = 20
        """The number of errors that ends a translation at once; 0 for none."""
        self.warnings = True
        """Say what is likely a mistake, or was dropped."""
        self.werror = False
        """Treat each warning as an error."""
        self.verify = False
        """Run the machine verifier after each pass on machine code, and that of pointees."""
        self.verify_each = False
        """Check the LLVM IR after each pass too, with all that passes have promised so far."""
        self.emit_op_names = False
        self.allow_unknown_intrinsics: tuple[str, ...] | None = None
        """Prefixes of the intrinsics that may become calls of imports; None allows none."""
        self.print_after: frozenset[str] = frozenset()
        self.print_after_all = False
        self.print_changed = False
        self.filter_func: frozenset[str] = frozenset()
        """Functions that dumps show; empty shows all."""
        self.stop_after = ""
        self.time_passes = False
        self.input = "-"
        self.explain_types: str | None = None
        """The function whose pointers are explained instead of a translation, "" for all."""
        self.explain_types_html = ""
        """The file that the page of explanations goes to."""
        self.output = ""
        """Empty derives the name from the input's; `-` is standard output."""

    def address_bits(self) -> int:
        """Bits of an address, as far as is known before the module has been read."""
        return parse_triple(self.triple or DEFAULT_TRIPLE).address_bits

    def target(self, module_triple: str) -> Target:
        """What to translate for.

        Args:
            module_triple: the triple that the module names, "" for none.

        Raises:
            CompileError: it is no triple that there is a translation for.
        """
        target = parse_triple(self.triple or module_triple or DEFAULT_TRIPLE)
        return target._replace(version=self.version) if self.version else target


def parse_triple(text: str) -> Target:
    """The target that a triple names; the 1.4 of a plain spirv32 or spirv64 is llc's choice too.

    spir and spir64 are the triples of SPIR, SPIR-V's predecessor, which frontends still write.

    Raises:
        CompileError: it is none of them, names a version that does not exist, or is for Vulkan.
    """
    arch, *rest = text.split("-", 3)
    vendor, os, environment = (part or "unknown" for part in (*rest, "", "", "")[:3])
    # A sub-architecture: spirv64v1.3 asks for version 1.3.
    base, dot, minor = arch.partition("v1.")
    bits = {"spirv32": 32, "spirv64": 64, "spir": 32, "spir64": 64}.get(base, 0)
    versioned = base.startswith("spirv") and minor in _MINORS
    if not bits or (dot and not versioned) or os.startswith("vulkan"):
        raise CompileError(
            f"unknown or unsupported triple '{text}'",
            hint="pass -mtriple=spirv64 or spirv32, or spirv64v1.0 to spirv64v1.6 for a version",
        )
    version = version_word(1, int(minor)) if dot else DEFAULT
    return Target(f"spirv{bits}", bits, version, vendor, os, environment)


def parse_extensions(text: str) -> frozenset[str]:
    """The extensions that llc's list `+A,+B`, `all`, `khr` or `all,-A` allows.

    The order of the items does not matter: a name counts more than a group.

    Raises:
        CompileError: an item has no sign, is unknown, or is both allowed and disallowed.
    """
    base: frozenset[str] = frozenset()
    added: set[str] = set()
    removed: set[str] = set()
    for item in filter(None, text.split(",")):
        sign, name = item[0], item[1:]
        if item in GROUPS or (sign == "+" and name in GROUPS):
            base |= GROUPS[item.removeprefix("+")]
        elif sign not in "+-":
            raise CompileError(
                f"bad list of extensions: '{item}' has neither + nor -",
                hint="write --spirv-ext=+SPV_KHR_a,-SPV_EXT_b, or all, or khr",
            )
        else:
            (added if sign == "+" else removed).add(known_extension(name))
    if both := sorted(added & removed):
        raise CompileError(f"extension {both[0]} is both allowed and disallowed")
    # To disallow one name of an extension disallows both; the one that is allowed gets written.
    return base - removed - {twin_name(name) for name in removed} | added


def known_extension(name: str) -> str:
    """The name itself.

    Raises:
        CompileError: there is no such extension; the hint has one that differs in case only.
    """
    if name in ALL_EXTENSIONS:
        return name
    folded = {known.lower(): known for known in ALL_EXTENSIONS}.get(name.lower(), "")
    raise CompileError(
        f"unknown SPIR-V extension '{name}'", hint=f"did you mean {folded}?" if folded else ""
    )


def name_extensions(names: str | Iterable[str]) -> frozenset[str]:
    """The extensions as the library takes them: the option's text, or bare names and groups.

    Raises:
        CompileError: as `parse_extensions` does.
    """
    if isinstance(names, str):
        return parse_extensions(names)
    return parse_extensions(",".join(name if name in GROUPS else f"+{name}" for name in names))


def checked_version(version: tuple[int, int]) -> int:
    """The version word of major and minor.

    Raises:
        CompileError: there is no such version.
    """
    major, minor = version
    if major != 1 or not 0 <= minor <= NEWEST_MINOR:
        raise CompileError(f"unknown SPIR-V version {major}.{minor}: it is 1.0 to 1.{NEWEST_MINOR}")
    return version_word(major, minor)
