"""The options of a translation: one table, which the commands and the library read.

Options come from the command line (commands/) or from the library's arguments (translator.py);
nothing is kept between two translations. Output: an `Options` whose values are known to be right,
but for what only the module can tell.
"""

import operator
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar, cast, final

from spvbackend.diagnostics import CompileError, option
from spvbackend.options.values import (
    checked_capabilities,
    checked_level,
    checked_size,
    checked_space_map,
    checked_subgroup_size,
    checked_trap,
    checked_triple,
    checked_version,
    checked_workgroup_size,
    flag_of,
    is_triple,
    name_list,
    number_of,
    one_of,
)
from spvbackend.target.debug_sets import DEBUG_SETS, LINES, NO_DEBUG_INFO, checked_debug_info
from spvbackend.target.extension_lists import nearest_name
from spvbackend.target.space_maps import SpaceMap, parse_map
from spvbackend.target.traps import ABORT
from spvbackend.target.triples import Target, is_vulkan_triple, parse_triple
from spvbackend.target.versions import DEFAULT, version_text
from spvbackend.version import VERSION

DEFAULT_TRIPLE: Final = "spirv64-unknown-unknown"
FILE_TYPES: Final = ("asm", "obj", "null")
DEVICES: Final = {"amdgcn": "spirv64", "spirv": "spirv64"}
"""Architectures whose modules are meant for SPIR-V too, by tools that go on from there.

LLVM's spirv has no width of its own, and kernels do have addresses.
"""
_TRIPLE_START: Final = "target triple = "
_NARROW: Final = tuple(f'{_TRIPLE_START}"{arch}' for arch in ("spir-", 'spir"', "spirv32"))

FLAG: Final = 0
VALUE: Final = 1
"""Takes a value, after `=` or in the next word."""
OPTIONAL: Final = 2
"""May have a value, after `=`: as with LLVM's options, only a required value may be a word."""
JOINED: Final = 3
"""Takes a value, which may also follow the name without `=`: `-O2`."""
COUNT: Final = 4
"""May have a number, in any of these places: `-j`, `-j4`, `-j 4`."""
LLC: Final = "pyllc"
LLVM_SPIRV: Final = "pyllvm-spirv"

OUTCOME: Final = 0
"""The translation depends on it: it is part of a name in the cache, and reproducers keep it."""
SHOWS: Final = 1
"""It shows something of the way, which only a translation itself can; reproducers keep it."""
CHECKS: Final = 2
"""It looks at the output, wherever that is from; reproducers keep it."""
APART: Final = 3
"""Neither the cache nor a reproducer is concerned: names of files, the form of messages."""

T = TypeVar("T")
Check = Callable[[object], object]


@final
class OptionRow:
    """An option of a command line.

    Attributes:
        name: without dashes.
        kind: whether it takes a value, one of the constants above.
        metavar: stands for the value in the help.
        help: its line there.
        tool: the command that has it, "" for all.
    """

    __slots__ = ("help", "kind", "metavar", "name", "tool")

    def __init__(self, name: str, kind: int, metavar: str, help: str, tool: str = "") -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.metavar: Final = metavar
        self.help: Final = help
        self.tool: Final = tool

    @property
    def spelled(self) -> str:
        """The option as the help shows it: `-NAME=VALUE`."""
        return f"-{self.name}={self.metavar}" if self.metavar else f"-{self.name}"


@final
class Row:
    """A row of the table: how users set a field of `Options`.

    Attributes:
        default: the field's value unless somebody asks for another.
        options: how the commands have it.
        argument: its name in the library, that of the field where there is a check; "" where only
            commands have it.
        check: makes the value of what the library is given.
        read: makes the value of what a command is given, which is a truth value, a text, or a set
            of items; `check` unless it is stated, None for any.
        by_hand: whether commands set it in their own way.
        part: what the cache and reproducers make of it, one of the constants above.
    """

    __slots__ = ("argument", "by_hand", "check", "default", "options", "part", "read")

    def __init__(
        self,
        name: str = "",
        metavar: str = "",
        help: str = "",
        *others: OptionRow,
        kind: int = VALUE,
        tool: str = "",
        argument: str = "",
        check: Check | None = None,
        read: Check | None = None,
        by_hand: bool = False,
        part: int = OUTCOME,
    ) -> None:
        self.default: object = None
        own = (OptionRow(name, kind if metavar else FLAG, metavar, help, tool),) if name else ()
        self.options: Final = (*own, *others)
        self.argument = argument
        self.check: Final = check
        self.read: Final = read or check
        self.by_hand: Final = by_hand
        self.part: Final = part

    def __set_name__(self, owner: type, name: str) -> None:
        self.argument = self.argument or (name if self.check else "")


def field(default: T, row: Row) -> T:
    """Make a row that of a field, which has the type of the default to those who check types."""
    row.default = default
    return cast(T, row)


def _bytes_of(text: object) -> int:
    return checked_size(number_of("size of local memory", "a number of bytes")(text))


@final
class Options:
    """One translation's settings; the defaults are those of a bare `pyllc`.

    The class is the table of the options: a row for each, in the order in which they are checked.
    """

    # fmt: off
    opt_level = field(0, Row("O", "0..3", "optimisation level, 0 by default; written -O2",
        kind=JOINED, tool=LLC, check=checked_level,
        read=lambda text: int(one_of("optimisation level", "0", "1", "2", "3")(text))))
    profile = field("", Row("target-profile", "NAME|help", "use what a driver takes, and no more",
        argument="target_profile", by_hand=True))
    """The driver that the module is for, by the name of its profile; empty for none."""
    untyped_pointers = field(False, Row("spv-untyped-pointers", "",
        "pointers do not say what they point to", check=flag_of("untyped_pointers")))
    """Write the pointers of SPV_KHR_untyped_pointers."""
    extensions: frozenset[str] = field(frozenset(), Row("spirv-ext", "+A,-B|all|khr|help",
        "extensions that may be used; none by default",
        OptionRow("spirv-ext", VALUE, "+A,-B,+all|help",
                  "extensions that may be used, in this order", LLVM_SPIRV),
        tool=LLC, argument="extensions", by_hand=True))
    """What may be used; only what the module needs is."""
    triple = field("", Row("mtriple", "TRIPLE", "spirv32, spirv64, spirv64v1.0 ... spirv64v1.6",
        check=checked_triple))
    """Empty takes the module's own, or DEFAULT_TRIPLE when it has none."""
    version = field(0, Row(check=checked_version))
    """The version word of the header; 0 takes the triple's."""
    max_version = field(0, Row("spirv-max-version", "1.0..1.6", "the newest SPIR-V to write",
        tool=LLVM_SPIRV, read=lambda text: checked_version(text or "1.6")))
    """The newest version that may be used: the header's, unless the triple names an older one;
    0 for no such bound.
    """
    oldest_version = field(False, Row())
    """Write the oldest version that serves, where the triple names none."""
    follows_translator = field(False, Row())
    """Order and spell as llvm-spirv does, where that is open."""
    fp_contract = field("on", Row("spirv-fp-contract", "on|off|fast",
        "what may be fused; on by default", tool=LLVM_SPIRV,
        read=one_of("mode of contraction", "on", "off", "fast")))
    """What may be fused: "on" for what the module allows, "off" for nothing, "fast" for all."""
    splits_fmuladd = field(False, Row())
    """Make llvm.fmuladd a product and a sum, and never OpenCL's mad."""
    takes_devices = field(False, Row())
    """Translate what is for a device of its own kind, one of DEVICES, for SPIR-V all the same."""
    trap = field("", Row("trap", "abort|return|unreachable", "what a trap does; abort if it may",
        check=checked_trap))
    """What becomes of a trap, one of TRAPS; empty takes abort where its extension may be used,
    return elsewhere.
    """
    avoid_capabilities: frozenset[str] = field(frozenset(), Row("avoid-spirv-capabilities",
        "Shader", "do not choose it where another serves", check=checked_capabilities))
    allow_unknown_intrinsics: tuple[str, ...] | None = field(None,
        Row("spv-allow-unknown-intrinsics", "PREFIX,...", "call them as imports",
        OptionRow("spirv-allow-unknown-intrinsics", OPTIONAL, "PREFIX,...", "call them as imports",
                  LLVM_SPIRV),
        kind=OPTIONAL, tool=LLC, by_hand=True,
        check=partial(name_list, "allow_unknown_intrinsics")))
    """Prefixes of the intrinsics that may become calls of imports; None allows none."""
    address_space_map = field("", Row("address-space-map", "NAME|N:MEMORY,...",
        "what the module's numbers mean", check=checked_space_map))
    """What the module's numbers of address spaces mean; empty leaves it to the module."""
    dynamic_local_memory: int | None = field(None, Row("dynamic-local-memory", "BYTES",
        "size of local arrays without one", check=checked_size, read=_bytes_of))
    """Bytes of local memory whose size the module does not say; None refuses such memory."""
    workgroup_size: tuple[int, ...] = field((), Row("workgroup-size", "X[,Y[,Z]]",
        "of kernels that say none; any by default", check=checked_workgroup_size))
    """What a launch of a kernel has to have that says no size itself; empty for any."""
    subgroup_size = field(0, Row("subgroup-size", "N", "of kernels that say none; any by default",
        check=checked_subgroup_size))
    """The size of sub-groups, likewise; 0 for any."""
    vulkan_regions = field(False, Row("vulkan-regions", "",
        "kernels may be launched from anywhere and in parts", check=flag_of("vulkan_regions")))
    error_limit = field(20, Row("error-limit", "N",
        "stop at so many errors, 20 by default; 0 for no limit", read=number_of("error limit")))
    warnings = field(True, Row("w", "", "show no warnings", read=operator.not_))
    werror = field(False, Row("werror", "", "treat warnings as errors"))
    strip_debug = field(False, Row("strip-debug", "",
        "leave out debug info: no lines of the source", check=flag_of("strip_debug")))
    processed_by = field("", Row("spirv-emit-module-processed", "",
        "write what made the module, and how",
        read=lambda is_wanted: f"spvbackend {VERSION}" if is_wanted else ""))
    """The name and version that OpModuleProcessed has for the translation; empty for none."""
    emit_op_names = field(False, Row("spirv-emit-op-names", "",
        "write OpName for every named value"))
    debug_info = field(LINES, Row("spirv-debug-info-version", "SET",
        "ocl-100, nonsemantic-shader-100; lines", argument="debug_info", by_hand=True))
    """What becomes of debug info, one of DEBUG_INFO."""
    debug_records = field(False, Row())
    """Read what debug info says of variables too."""
    extra_operations = field(False, Row("spirv-allow-extra-diexpressions", "",
        "keep operations that no set has"))
    keep_argument_types = field(False, Row("preserve-ocl-kernel-arg-type-metadata-through-string",
        "", "keep types and qualifiers of arguments as strings"))
    preserves_aux_data = field(False, Row("spirv-preserve-auxdata", "",
        "keep attributes and metadata, without semantics", tool=LLVM_SPIRV))
    """Keep attributes and metadata as instructions without semantics."""
    trust_bitcode = field(False, Row(check=flag_of("trust_bitcode"), part=APART))
    """Read bitcode in this process, which LLVM ends if the bitcode is corrupt."""
    error_format = field("text", Row("error-format", "text|json",
        "json: an object a line for each message", part=APART,
        read=one_of("format of messages", "text", "json")))
    """How messages are written: "text", or "json" for programs."""
    reproducer = field("", Row("reproducer", "FILE",
        "where to keep the run if it ends in a bug of ours", part=APART))
    verify_each = field(False, Row("verify-each", "",
        "check the module after every pass, and name the pass"))
    verify = field(False, Row("verify-machineinstrs", "", "check the machine code after each pass",
        check=flag_of("verify")))
    """Run the machine verifier after each pass on machine code, and that of pointees."""
    validate = field(False, Row("validate", "", "run spirv-val, or what SPIRV_VAL names",
        part=CHECKS))
    print_after: frozenset[str] = field(frozenset(), Row("print-after", "PASS,...",
        "show the module after these passes", part=SHOWS))
    print_after_all = field(False, Row("print-after-all", "", "show the module after every pass",
        part=SHOWS))
    print_changed = field(False, Row("print-changed", "",
        "dumps show a module only where a pass changed it", part=SHOWS))
    filter_func: frozenset[str] = field(frozenset(), Row("filter-print-funcs", "F,G",
        "dumps show these functions only", read=lambda names: cast(frozenset[str], names) - {"*"}))
    """Functions that dumps show; empty shows all."""
    stop_after = field("", Row("stop-after", "PASS", "write the module as it is after this pass",
        part=SHOWS))
    time_passes = field(False, Row("time-passes", "", "say how long each pass took", part=SHOWS))
    explain_extensions = field(False, Row("explain-extensions", "",
        "say what asks for extensions and more, instead", part=SHOWS))
    reflect: str | None = field(None, Row("reflect", "FILE",
        "how kernels are launched, as JSON, instead", kind=OPTIONAL, part=SHOWS))
    """The file for what a host must know to launch kernels, "" for it instead of code."""
    explain_types: str | None = field(None, Row("explain-types", "FUNCTION",
        "say why pointers have their types, instead", kind=OPTIONAL, part=SHOWS))
    """The function whose pointers are explained instead of a translation, "" for all."""
    explain_types_html = field("", Row("explain-types-html", "FILE",
        "the same as a page; beside the output of -o", part=SHOWS))
    filetype = field("asm", Row("filetype", "asm|obj|null",
        "text, binary or nothing; asm by default", tool=LLC, by_hand=True))
    input = field("-", Row(part=APART))
    output = field("", Row("o", "FILE", "output, - for stdout; a name in .spv asks for the binary",
        OptionRow("o", JOINED, "FILE", "output, - for stdout; in.spv for in.bc or in.ll",
                  LLVM_SPIRV),
        kind=JOINED, tool=LLC, by_hand=True, part=APART))
    """Empty derives the name from the input's; `-` is standard output."""
    # fmt: on

    def __init__(self, triple: str = "", version: int = 0) -> None:
        vars(self).update(DEFAULTS)
        self.triple = triple
        self.version = version

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


FIELDS: Final[dict[str, Row]] = {
    name: row for name, row in vars(Options).items() if isinstance(row, Row)
}
"""The table, by the names of the fields."""
DEFAULTS: Final = {name: row.default for name, row in FIELDS.items()}


def rows_of(tool: str) -> list[OptionRow]:
    """The options of the table that a command has."""
    return [one for row in FIELDS.values() for one in row.options if one.tool in ("", tool)]


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


def take_profile(options: Options, name: object) -> None:
    """Take what a driver's profile allows: extensions and a newest version.

    Raises:
        CompileError: there is no such profile.
        TypeError: it is no text.
    """
    if name == "":
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


def untyped_base(options: Options) -> frozenset[str]:
    """What may be used before any name is read, where a profile's extensions are no part of it.

    Who asks for untyped pointers allows the extension that they are from, unless a profile says
    what the consumer knows.
    """
    if not options.untyped_pointers or options.profile:
        return frozenset()
    from spvbackend.target import features

    return frozenset((features.UNTYPED_POINTERS.extension,))


def check_extensions(options: Options) -> None:
    """Refuse options that need an extension which may not be used.

    Raises:
        CompileError: a list of extensions takes that of untyped pointers away, the profile lacks
            it, or a trap is to abort without the extension for that.
    """
    if options.untyped_pointers:
        _check_untyped(options)
    if options.trap == ABORT:
        # Only who asks for it pays for the import.
        from spvbackend.target import features

        name = features.ABORT.extension
        if name not in options.extensions:
            hint = f"pass {option('extension', name)}, or {option('trap', 'return')}"
            raise CompileError(f"to abort at a trap needs {name}", hint=hint)


def _check_untyped(options: Options) -> None:
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
