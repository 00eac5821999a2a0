"""What a translation is asked for, and the reading of the two options that have a grammar.

Options come from the command line (cli.py) or from the library's arguments; nothing is kept between
two translations. Output: an `Options` whose values are known to be right, but for what only the
module can tell.
"""

import operator
from collections.abc import Iterable
from typing import Final, SupportsIndex, final

from spvbackend.diagnostics import CompileError, option
from spvbackend.target.debug_sets import DEBUG_SETS, LINES, NO_DEBUG_INFO, checked_debug_info
from spvbackend.target.extension_lists import nearest_name, parse_extensions
from spvbackend.target.extensions import GROUPS
from spvbackend.target.space_maps import SpaceMap, parse_map
from spvbackend.target.traps import ABORT, TRAPS
from spvbackend.target.triples import MINORS, Target, is_vulkan_triple, parse_triple
from spvbackend.target.versions import DEFAULT, NEWEST_MINOR, version_text, version_word

DEFAULT_TRIPLE: Final = "spirv64-unknown-unknown"
FILE_TYPES: Final = ("asm", "obj", "null")
# What a literal of one word holds.
_SIZE_LIMIT: Final = (1 << 32) - 1
DEVICES: Final = {"amdgcn": "spirv64", "spirv": "spirv64"}
"""Architectures whose modules are meant for SPIR-V too, by tools that go on from there.

LLVM's spirv has no width of its own, and kernels do have addresses.
"""
_TRIPLE_START: Final = "target triple = "
_NARROW: Final = tuple(f'{_TRIPLE_START}"{arch}' for arch in ("spir-", 'spir"', "spirv32"))


@final
class Options:
    """One translation's settings; the defaults are those of a bare `pyllc`."""

    def __init__(self, triple: str = "", version: int = 0) -> None:  # one an option
        self.triple = triple
        """Empty takes the module's own, or DEFAULT_TRIPLE when it has none."""
        self.version = version
        """The version word of the header; 0 takes the triple's."""
        self.max_version = 0
        """The newest version that may be used: the header's, unless the triple names an older one;
        0 for no such bound.
        """
        self.oldest_version = False
        """Write the oldest version that serves, where the triple names none."""
        self.follows_translator = False
        """Order and spell as llvm-spirv does, where that is open."""
        self.splits_fmuladd = False
        """Make llvm.fmuladd a product and a sum, and never OpenCL's mad."""
        self.profile = ""
        """The driver that the module is for, by the name of its profile; empty for none."""
        self.takes_devices = False
        """Translate what is for a device of its own kind, one of DEVICES, for SPIR-V all the same.
        """
        self.address_space_map = ""
        """What the module's numbers of address spaces mean; empty leaves it to the module."""
        self.dynamic_local_memory: int | None = None
        """Bytes of local memory whose size the module does not say; None refuses such memory."""
        self.opt_level = 0
        self.fp_contract = "on"
        """What may be fused: "on" for what the module allows, "off" for nothing, "fast" for all.
        """
        # What debug info says of variables is read too; all of debug info is left out.
        self.debug_records = self.strip_debug = False
        self.trust_bitcode = False
        """Read bitcode in this process, which LLVM ends if the bitcode is corrupt."""
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
        self.trap = ""
        """What becomes of a trap, one of TRAPS; empty takes abort where its extension may be used,
        else return.
        """
        self.workgroup_size: tuple[int, ...] = ()
        """What a launch of a kernel has to have that says no size itself; empty for any."""
        self.subgroup_size = 0
        """The same of sub-groups; 0 for any."""
        self.vulkan_regions = False
        """Let kernels of Vulkan be launched from anywhere and in parts."""
        self.untyped_pointers = False
        """Write pointers that do not say what they point to, which SPV_KHR_untyped_pointers has."""
        self.verify = False
        """Run the machine verifier after each pass on machine code, and that of pointees."""
        self.verify_each = False
        """Check the LLVM IR after each pass too, with all that passes have promised so far."""
        # The second keeps the types of kernels' arguments as the source spells them, as strings.
        self.emit_op_names = self.keep_argument_types = False
        self.preserves_aux_data = False
        """Keep attributes and metadata as instructions without semantics."""
        self.processed_by = ""
        """The name and version that OpModuleProcessed has for the translation; empty for none."""
        self.allow_unknown_intrinsics: tuple[str, ...] | None = None
        """Prefixes of the intrinsics that may become calls of imports; None allows none."""
        self._set_outputs()

    def _set_outputs(self) -> None:
        """What is written beside code, and what is shown on the way."""
        self.debug_info = LINES
        """What becomes of debug info, one of DEBUG_INFO."""
        self.extra_operations = False
        """Keep operations of debug info that no set has, with the numbers of a translator."""
        self.print_after: frozenset[str] = frozenset()
        self.print_after_all = self.print_changed = self.time_passes = False
        self.filter_func: frozenset[str] = frozenset()
        """Functions that dumps show; empty shows all."""
        self.stop_after = ""
        self.validate = False
        """Run spirv-val on the result."""
        self.error_format = "text"
        """How messages are written: "text", or "json" for programs."""
        self.reproducer = ""
        """The file that an internal error leaves its run in, empty for none."""
        self.input = "-"
        self.explain_types: str | None = None
        """The function whose pointers are explained instead of a translation, "" for all."""
        self.explain_extensions = False
        """Say what asks for extensions, capabilities and the version, instead."""
        self.reflect: str | None = None
        """The file for what a host must know to launch kernels, "" for it instead of code."""
        self.explain_types_html = ""
        """The file that the page of explanations goes to."""
        self.output = ""
        """Empty derives the name from the input's; `-` is standard output."""

    def use_debug_info(self, word: object) -> None:
        """Set what becomes of debug info.

        Args:
            word: one of DEBUG_INFO, or empty or None for lines.

        Raises:
            CompileError: it is none of them.
            TypeError: it is no text.
        """
        self.debug_info = checked_debug_info(word)
        self.debug_records = self.debug_info in DEBUG_SETS
        if self.debug_info == NO_DEBUG_INFO:
            self.strip_debug = True

    def address_bits(self, source: str | bytes) -> int:
        """Bits of an address, as far as is known before the module has been read.

        Args:
            source: text, whose triple counts where the options have none, or bitcode, which states
                all that hangs on it.
        """
        if self.triple:
            return parse_triple(self.triple).address_bits
        if isinstance(source, str) and (at := source.find(_TRIPLE_START)) >= 0:
            return 32 if source.startswith(_NARROW, at) else 64
        return 64

    def is_for_vulkan(self, text: str) -> bool:
        """Whether a module in LLVM's print is to become a shader of Vulkan's."""
        if self.triple:
            return is_vulkan_triple(self.triple)
        start = text.find(_TRIPLE_START)
        return start >= 0 and is_vulkan_triple(text[start : text.find("\n", start)].split('"')[1])

    def shows_records(self) -> bool:
        """Whether what debug info says of variables is translated, or shown in a dump.

        An explanation of an optimised module has the lines of a dump.
        """
        explains = self.explain_extensions or self.explain_types is not None
        return self.debug_records or self.has_dumps() or bool(explains and self.opt_level)

    def has_dumps(self) -> bool:
        """Whether somebody looks at the module between passes."""
        dumps = self.print_after_all or self.print_changed or self.print_after or self.stop_after
        return bool(dumps)

    def space_map(self) -> SpaceMap | None:
        """What the module's numbers of address spaces mean, None where the module says it."""
        return parse_map(self.address_space_map)

    def target(self, module_triple: str) -> Target:
        """What to translate for.

        Args:
            module_triple: the triple that the module names, "" for none.

        Raises:
            CompileError: it is no triple that there is a translation for.
        """
        if self.triple or not is_triple(module_triple):
            target = parse_triple(self.triple or DEFAULT_TRIPLE)
        else:
            target = _module_target(module_triple, self.takes_devices)
        version = self.version
        if self.max_version:
            # A triple that names its version, such as spirv64v1.0, asks for no newer one.
            is_named = self._names_version(module_triple)
            version = min(target.version, self.max_version) if is_named else self.max_version
        target = target.at(version) if version else target
        return self._bounded(target) if self.profile else target

    def _names_version(self, module_triple: str) -> bool:
        return "v1." in (self.triple or module_triple).partition("-")[0]

    def has_open_version(self, module_triple: str) -> bool:
        """Whether the header gets the oldest version that serves; see `target`."""
        return self.oldest_version and not self.version and not self._names_version(module_triple)

    @property
    def keeps_in_memory(self) -> bool:
        """Whether the driver keeps in memory what work-items need behind a barrier."""
        if not self.profile:
            return False
        from spvbackend.target.profiles import PROFILES

        return PROFILES[self.profile].keeps_in_memory

    @property
    def makes_vectors(self) -> bool:
        """Whether the driver is for a CPU and makes vectors of work-items."""
        if not self.profile:
            return False
        from spvbackend.target.profiles import PROFILES

        return PROFILES[self.profile].makes_vectors

    def _bounded(self, target: Target) -> Target:
        """The target with a version that the profile's driver takes.

        Raises:
            CompileError: a newer one is asked for than the default, which gives way.
        """
        from spvbackend.target.profiles import PROFILES

        bound = PROFILES[self.profile].newest
        if target.version <= bound:
            return target
        if target.version != DEFAULT and not self.oldest_version:
            newest = version_text(bound)
            triple = f"{target.arch}v{newest}"
            raise CompileError(
                f"SPIR-V {version_text(target.version)} is newer than what the profile "
                f"'{self.profile}' takes, {newest}",
                hint=f"pass {option('triple', triple)}, or another profile",
            )
        return target.at(bound)


def is_triple(text: str) -> bool:
    """Whether a triple says anything: llvmlite gives its modules `unknown-unknown-unknown`."""
    return not {"", "unknown"}.issuperset(text.split("-"))


def _module_target(triple: str, takes_devices: bool) -> Target:
    """The target of the triple that a module names.

    That of a host or of another device is no SPIR-V, and whether the module may be translated all
    the same only the user can say: sizes, address spaces and intrinsics may be of that target.

    Raises:
        CompileError: there is no translation for it.
    """
    arch, dash, rest = triple.partition("-")
    if takes_devices and arch in DEVICES:
        return parse_triple(DEVICES[arch] + dash + rest)
    if triple.startswith("spir"):
        return parse_triple(triple)
    raise CompileError(
        f"the module is for another target: its triple is '{triple}'",
        hint=f"pass {option('triple', 'spirv64')} to translate it all the same",
    )


def name_list(argument: str, names: object) -> tuple[str, ...]:
    """The names that an argument of the library lists.

    Args:
        argument: its name, for the error.
        names: a text with commas, as the option takes it, or an iterable of texts; None is none.

    Raises:
        TypeError: it is neither.
    """
    if names is None:
        return ()
    if isinstance(names, str):
        return tuple(filter(None, names.split(",")))
    # Bytes are an iterable as well, of numbers.
    if not isinstance(names, Iterable) or isinstance(names, bytes | bytearray):
        raise TypeError(f"{argument} is a list of names, not {names!r}")
    items = tuple(names)
    for item in items:
        if not isinstance(item, str):
            raise TypeError(f"{argument} is a list of names, and {item!r} is none")
    return items


def checked_triple(triple: object) -> str:
    """The triple that an argument names, "" for None and for what names nothing.

    Raises:
        CompileError: there is no translation for it.
        TypeError: it is no text.
    """
    if triple is None:
        return ""
    if not isinstance(triple, str):
        raise TypeError(f"triple is a text such as 'spirv64', not {triple!r}")
    if not is_triple(triple):
        return ""
    parse_triple(triple)
    return triple


def checked_space_map(text: object) -> str:
    """The map of address spaces that an argument says, "" for None.

    Raises:
        CompileError: it is no map.
        TypeError: it is no text.
    """
    if text is None:
        return ""
    if not isinstance(text, str):
        raise TypeError(f"address_space_map is a text such as 'amdgcn', not {text!r}")
    parse_map(text)
    return text


def checked_size(size: object) -> int | None:
    """The number of bytes of local memory that an argument says.

    Raises:
        CompileError: it is negative.
        TypeError: it is no integer.
    """
    if size is None:
        return None
    if isinstance(size, bool) or not isinstance(size, SupportsIndex):
        raise TypeError(f"dynamic_local_memory is a number of bytes, not {size!r}")
    number = operator.index(size)
    if not 0 <= number < 1 << 32:
        raise CompileError(f"bad size of local memory '{number}': it is a number of bytes")
    return number


def checked_level(level: object) -> int:
    """The optimisation level, 0 for None.

    Raises:
        CompileError: there is no such level.
        TypeError: it is no integer.
    """
    if level is None:
        return 0
    # A flag is an integer too, and means nothing here.
    if isinstance(level, int) and not isinstance(level, bool):
        number = level
    # numpy's integers are no int; asking for the protocol of them takes its time.
    elif not isinstance(level, bool) and isinstance(level, SupportsIndex):
        number = operator.index(level)
    else:
        raise TypeError(f"opt_level is 0, 1, 2 or 3, not {level!r}")
    if number not in (0, 1, 2, 3):
        raise CompileError(f"bad optimisation level '{number}': it is 0, 1, 2 or 3")
    return number


_AVOIDABLE: Final = ("Shader", "GroupNonUniformClustered")
"""What a kernel can do without, and what a compute shader of Vulkan can."""


def checked_capabilities(names: object) -> frozenset[str]:
    """The capabilities to avoid; there is a choice for few.

    Raises:
        CompileError: it is another one.
        TypeError: `names` lists no names.
    """
    found = frozenset(name_list("avoid_capabilities", names))
    if others := found.difference(_AVOIDABLE):
        known = " or ".join(_AVOIDABLE)
        raise CompileError(f"cannot avoid capability '{min(others)}', only {known}")
    return found


def checked_version(version: object) -> int:
    """The version word of `(major, minor)` or of a text such as "1.4"; 0 for None.

    Raises:
        CompileError: there is no such version.
        TypeError: it is neither.
    """
    if version is None:
        return 0
    if isinstance(version, str):
        major, _, minor = version.partition(".")
        # The text names few versions, and int() takes more than digits.
        if major != "1" or minor not in MINORS:
            raise _unknown_version(f"'{version}'")
        return version_word(1, int(minor))
    parts = tuple(version) if isinstance(version, tuple | list) else ()
    if len(parts) != 2 or not all(isinstance(part, int) for part in parts):
        raise TypeError(f'version is such as (1, 4) or "1.4", not {version!r}')
    if parts[0] != 1 or not 0 <= parts[1] <= NEWEST_MINOR:
        raise _unknown_version(f"{parts[0]}.{parts[1]}")
    return version_word(1, parts[1])


def _unknown_version(text: str) -> CompileError:
    return CompileError(f"unknown SPIR-V version {text}: it is 1.0 to 1.{NEWEST_MINOR}")


def checked_trap(word: object, extensions: frozenset[str]) -> str:
    """The word for what becomes of a trap.

    Args:
        word: one of TRAPS, or empty or None for the choice by the extensions.
        extensions: those that may be used.

    Raises:
        CompileError: it is none of them, or needs an extension that may not be used.
        TypeError: it is no text.
    """
    if word is None:
        return ""
    if not isinstance(word, str):
        raise TypeError(f"trap is a text such as 'return', not {word!r}")
    if word and word not in TRAPS:
        raise CompileError(f"bad word for a trap '{word}': it is abort, return or unreachable")
    if word == ABORT:
        # Only who asks for it pays for the import.
        from spvbackend.target import features

        name = features.ABORT.extension
        if name not in extensions:
            hint = f"pass {option('extension', name)}, or {option('trap', 'return')}"
            raise CompileError(f"to abort at a trap needs {name}", hint=hint)
    return word


def checked_workgroup_size(size: object) -> tuple[int, ...]:
    """One to three sizes of a work-group: a number, numbers, or the text `16,16`; () for None.

    Raises:
        CompileError: a work-group cannot have that size.
        TypeError: it is nothing of these.
    """
    if size is None:
        return ()
    parts = size.split(",") if isinstance(size, str) else size
    sizes = tuple(map(_size, parts)) if isinstance(parts, tuple | list) else (_size(size),)
    if not 0 < len(sizes) < 4 or not all(0 < part <= _SIZE_LIMIT for part in sizes):
        raise CompileError(
            f"bad size of a work-group {size!r}: it is one to three numbers from 1 to {_SIZE_LIMIT}"
        )
    return sizes


def checked_subgroup_size(size: object) -> int:
    """The size of a sub-group; 0, as None, for any.

    Raises:
        CompileError: a sub-group cannot have that size.
        TypeError: it is no number.
    """
    number = 0 if size is None else _size(size)
    if not 0 <= number <= _SIZE_LIMIT:
        raise CompileError(f"bad size of a sub-group {size!r}: it is from 1 to {_SIZE_LIMIT}")
    return number


def _size(size: object) -> int:
    """A number, or the text of one; -1 for any other text.

    Raises:
        TypeError: it is neither.
    """
    if isinstance(size, str):
        return int(size) if size.isdecimal() and size.isascii() and len(size) < 11 else -1
    if isinstance(size, bool) or not isinstance(size, SupportsIndex):
        raise TypeError(f"a size of a work-group or a sub-group is a number, not {size!r}")
    return operator.index(size)


def take_profile(options: Options, name: object) -> None:
    """Take what a driver's profile allows: extensions and a newest version; None is no profile.

    Raises:
        CompileError: there is no such profile.
        TypeError: it is no text.
    """
    if name is None or name == "":
        return
    if not isinstance(name, str):
        raise TypeError(f"target_profile is a text such as 'pocl', not {name!r}")
    # Only who names one pays for the import.
    from spvbackend.target.profiles import PROFILES

    profile = PROFILES.get(name)
    if profile is None:
        near = nearest_name(name, PROFILES)
        known = f"profiles are {', '.join(PROFILES)}"
        raise CompileError(
            f"unknown profile '{name}'", hint=f"did you mean {near}?" if near else known
        )
    options.profile = name
    options.extensions = frozenset(profile.extensions)


def name_extensions(names: object, base: frozenset[str] = frozenset()) -> frozenset[str]:
    """The extensions as the library takes them: the option's text, or an iterable of its items.

    A bare name among the items allows the extension, as one with a + does.

    Args:
        names: the text or the items.
        base: as for `parse_extensions`.

    Raises:
        CompileError: as `parse_extensions` does.
        TypeError: it is neither.
    """
    if isinstance(names, str):
        return parse_extensions(names, base)
    items = name_list("extensions", names)
    signed = (name if name in GROUPS or name[:1] in ("+", "-") else f"+{name}" for name in items)
    return parse_extensions(",".join(signed), base)


def untyped_base(options: Options) -> frozenset[str]:
    """What may be used before any name is read, where a profile's extensions are no part of it.

    Who asks for untyped pointers allows the extension that they are from, unless a profile says
    what the consumer knows.
    """
    if not options.untyped_pointers or options.profile:
        return frozenset()
    from spvbackend.target import features

    return frozenset((features.UNTYPED_POINTERS.extension,))


def check_untyped(options: Options) -> None:
    """Refuse untyped pointers where something else forbids them.

    Raises:
        CompileError: a list of extensions takes theirs away, or the profile lacks it.
    """
    if not options.untyped_pointers:
        return
    from spvbackend.target import features

    name = features.UNTYPED_POINTERS.extension
    if name in options.extensions:
        return
    asks = option("untyped", "")
    if options.profile:
        raise CompileError(
            f"{asks} needs {name}, which the profile '{options.profile}' does not have",
            hint=f"pass {option('extension', name)} if the driver takes it",
        )
    raise CompileError(
        f"{asks} needs {name}, which {option('extensions', f'-{name}')} takes away",
        hint="leave out one of the two",
    )
