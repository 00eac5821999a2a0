"""The options of a translation: one table, which the commands and the library use.

Options come from the command line (commands/) or from the library's arguments (translator.py);
nothing is kept between two translations. Output: an `Options` whose values are valid as far as they
do not depend on the module.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, cast, final

from spvbackend.diagnostics import CompileError, option
from spvbackend.options.values import (
    checked_capabilities,
    checked_fragments,
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
from spvbackend.target.triples import (
    ALL_NUMBERS,
    BY_ADDRESSES,
    BY_DESCRIPTORS,
    FIXED,
    OPEN,
    WORDS,
    Target,
    is_shader_triple,
    parse_triple,
)
from spvbackend.target.versions import DEFAULT, version_text
from spvbackend.version import VERSION

if TYPE_CHECKING:
    from spvbackend.target.profiles import Profile

DEFAULT_TRIPLE: Final = "spirv64-unknown-unknown"
FILE_TYPES: Final = ("asm", "obj", "null")
DEVICES: Final = {"amdgcn": "spirv64", "spirv": "spirv64"}
"""Other architectures whose modules some tools make for SPIR-V, and their SPIR-V architecture.

LLVM's `spirv` names no address width, but kernels need one.
"""
_TRIPLE_START: Final = "target triple = "
_NARROW: Final = tuple(f'{_TRIPLE_START}"{arch}' for arch in ("spir-", 'spir"', "spirv32"))

FLAG: Final = 0
VALUE: Final = 1
"""An option with a value, after `=` or in the next word."""
OPTIONAL: Final = 2
"""An option with an optional value, after `=` only, as with LLVM's options."""
JOINED: Final = 3
"""An option with a value, which may also follow the name directly: `-O2`."""
COUNT: Final = 4
"""An option with an optional number: `-j`, `-j4`, `-j=4`, `-j 4`."""
LLC: Final = "pyllc"
LLVM_SPIRV: Final = "pyllvm-spirv"

OUTCOME: Final = 0
"""The translation depends on the option: the cache's key has it, and reproducers keep it."""
SHOWS: Final = 1
"""The option shows a step of the translation, which the cache cannot; reproducers keep it."""
CHECKS: Final = 2
"""The option checks the output, even from the cache; reproducers keep it."""
APART: Final = 3
"""Neither the cache nor a reproducer has the option: names of files, the form of messages."""

T = TypeVar("T")
Check = Callable[[object], object]


@final
class OptionRow:
    """An option of a command line.

    Attributes:
        name: without dashes.
        kind: whether it takes a value, one of the constants above.
        metavar: the placeholder of the value in the help.
        help: the text in the help.
        tool: the command that has the option, "" for all.
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
        """Return the option as the help shows it: `-NAME=VALUE`."""
        return f"-{self.name}={self.metavar}" if self.metavar else f"-{self.name}"


@final
class Row:
    """A row of the table: the ways to set a field of `Options`.

    Attributes:
        default: the field's default value.
        options: the options of the commands.
        argument: the library's argument, by default the field's name if there is a check; "" if
            the library has none.
        check: turns the library's argument into the value.
        read: turns the command's value, which is a truth value, a text, or a set of items, into the
            field's; `check` by default, None for any.
        by_hand: whether commands set the field in their own code.
        part: how the cache and reproducers treat the field, one of the constants above.
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
    """Make a row that of a field, which type checkers see with the type of the default."""
    row.default = default
    return cast(T, row)


def _bytes_of(text: object) -> int:
    return checked_size(number_of("size of local memory", "a number of bytes")(text))


@final
class Options:
    """The settings of a translation; the defaults are those of a bare `pyllc`.

    The class is the table of the options: a row for each, in the order of their checks.
    """

    # fmt: off
    opt_level = field(0, Row("O", "0..3", "optimisation level, 0 by default; written -O2",
        kind=JOINED, tool=LLC, check=checked_level,
        read=lambda text: int(one_of("optimisation level", "0", "1", "2", "3")(text))))
    profile = field("", Row("target-profile", "NAME|help", "use only what a driver supports",
        argument="target_profile", by_hand=True))
    """Name of the driver's profile; empty for none."""
    untyped_pointers = field(False, Row("spv-untyped-pointers", "",
        "write pointers without pointee types", check=flag_of("untyped_pointers")))
    """Write the pointers of SPV_KHR_untyped_pointers."""
    extensions: frozenset[str] = field(frozenset(), Row("spirv-ext", "+A,-B|all|khr|help",
        "extensions to allow; none by default",
        OptionRow("spirv-ext", VALUE, "+A,-B,+all|help",
                  "extensions to allow or forbid, in this order", LLVM_SPIRV),
        tool=LLC, argument="extensions", by_hand=True))
    """Allowed extensions; the module uses only those that it needs."""
    spare_extensions: frozenset[str] = field(frozenset(), Row())
    """Those of them that only a group such as `all` allows."""
    triple = field("", Row("mtriple", "TRIPLE", "spirv32, spirv64, spirv64v1.0 ... spirv64v1.6",
        check=checked_triple))
    """Target triple; empty takes the module's, or DEFAULT_TRIPLE if it has none."""
    version = field(0, Row(check=checked_version))
    """Version word of the header; 0 takes the triple's."""
    max_version = field(0, Row("spirv-max-version", "1.0..1.6", "newest SPIR-V version to write",
        tool=LLVM_SPIRV, read=lambda text: checked_version(text or "1.6")))
    """Newest allowed version, used unless the triple names an older one; 0 for no bound."""
    oldest_version = field(False, Row())
    """Write the oldest sufficient version, if the triple names none."""
    follows_translator = field(False, Row())
    """Use llvm-spirv's order and spelling where the specification leaves them open."""
    fp_contract = field("on", Row("spirv-fp-contract", "on|off|fast",
        "which operations may be fused; on by default", tool=LLVM_SPIRV,
        read=one_of("mode of contraction", "on", "off", "fast")))
    """Operations that may be fused: "on" for those that the module allows, "off", or "fast"."""
    splits_fmuladd = field(False, Row())
    """Lower llvm.fmuladd to a product and a sum, never to OpenCL's mad."""
    takes_devices = field(False, Row())
    """Translate modules of the architectures in DEVICES for SPIR-V."""
    trap = field("", Row("trap", "abort|return|unreachable", "what a trap does; abort if allowed",
        check=checked_trap))
    """Lowering of traps, one of TRAPS; empty is abort if its extension is allowed, else return."""
    avoid_capabilities: frozenset[str] = field(frozenset(), Row("avoid-spirv-capabilities",
        "Shader", "avoid the capability if another serves", check=checked_capabilities))
    allow_unknown_intrinsics: tuple[str, ...] | None = field(None,
        Row("spv-allow-unknown-intrinsics", "PREFIX,...", "make them imports",
        OptionRow("spirv-allow-unknown-intrinsics", OPTIONAL, "PREFIX,...", "make them imports",
                  LLVM_SPIRV),
        kind=OPTIONAL, tool=LLC, by_hand=True,
        check=partial(name_list, "allow_unknown_intrinsics")))
    """Prefixes of the intrinsics that may become imported functions; None allows none."""
    address_space_map = field("", Row("address-space-map", "NAME|N:MEMORY,...",
        "meaning of the module's address spaces", check=checked_space_map))
    """Meaning of the module's address spaces; empty derives it from the module."""
    dynamic_local_memory: int | None = field(None, Row("dynamic-local-memory", "BYTES",
        "size of local arrays without one", check=checked_size, read=_bytes_of))
    """Bytes of local memory that the module does not size; None refuses such memory."""
    workgroup_size: tuple[int, ...] = field((), Row("workgroup-size", "X[,Y[,Z]]",
        "for kernels without one; any by default", check=checked_workgroup_size))
    """Required work-group size of kernels that state none; empty for any."""
    subgroup_size = field(0, Row("subgroup-size", "N", "for kernels without one; any by default",
        check=checked_subgroup_size))
    """Required sub-group size of kernels that state none; 0 for any."""
    matrix_fragments: frozenset[str] = field(frozenset(), Row("matrix-fragments", "TYPE,...",
        "matrices that lie in lanes as PTX's do", check=checked_fragments))
    """Types of matrices whose elements the device's lanes hold as those of mma.sync do."""
    vulkan_regions = field(False, Row("vulkan-regions", "",
        "allow launches with offsets and in parts", check=flag_of("vulkan_regions")))
    vulkan_buffers = field(BY_ADDRESSES, Row("vulkan-buffers", "addresses|descriptors",
        "how kernels for Vulkan reach buffers",
        check=one_of("way to buffers", BY_ADDRESSES, BY_DESCRIPTORS)))
    """Whether launches pass the addresses of buffers, or bind them."""
    vulkan_numbers = field(ALL_NUMBERS, Row("vulkan-numbers", "all|words",
        "numbers that shaders for Vulkan have",
        check=one_of("kind of numbers", ALL_NUMBERS, WORDS)))
    """Whether shaders have numbers of all widths, or of 32 bits, which bind buffers."""
    webgpu_sizes = field(FIXED, Row("webgpu-sizes", "fixed|open",
        "whether launches for WebGPU may set sizes", check=one_of("kind of sizes", FIXED, OPEN)))
    """Whether sizes that a launch may set are constants, or specialisation constants."""
    error_limit = field(20, Row("error-limit", "N",
        "stop after N errors, 20 by default; 0 for no limit", read=number_of("error limit")))
    warnings = field(True, Row("w", "", "show no warnings", read=operator.not_))
    werror = field(False, Row("werror", "", "treat warnings as errors"))
    strip_debug = field(False, Row("strip-debug", "",
        "leave out debug info, even source lines", check=flag_of("strip_debug")))
    processed_by = field("", Row("spirv-emit-module-processed", "",
        "write OpModuleProcessed, which names the tools",
        read=lambda is_wanted: f"spvbackend {VERSION}" if is_wanted else ""))
    """Name and version for OpModuleProcessed; empty for none."""
    emit_op_names = field(False, Row("spirv-emit-op-names", "",
        "write OpName for every named value"))
    debug_info = field(LINES, Row("spirv-debug-info-version", "SET",
        "ocl-100, nonsemantic-shader-100; lines by default", argument="debug_info", by_hand=True))
    """Form of debug info, one of DEBUG_INFO."""
    debug_records = field(False, Row())
    """Read the debug info of variables, too."""
    extra_operations = field(False, Row("spirv-allow-extra-diexpressions", "",
        "keep operations that the set lacks"))
    keep_argument_types = field(False, Row("preserve-ocl-kernel-arg-type-metadata-through-string",
        "", "keep types and qualifiers of arguments as strings"))
    preserves_aux_data = field(False, Row("spirv-preserve-auxdata", "",
        "keep attributes and metadata, without semantics", tool=LLVM_SPIRV))
    trust_bitcode = field(False, Row(check=flag_of("trust_bitcode"), part=APART))
    """Read bitcode in this process, which LLVM crashes if the bitcode is corrupt."""
    error_format = field("text", Row("error-format", "text|json",
        "json: one object a line for each message", part=APART,
        read=one_of("format of messages", "text", "json")))
    """Form of messages: "text", or "json" for programs."""
    reproducer = field("", Row("reproducer", "FILE",
        "where to save the run after an internal error", part=APART))
    verify_each = field(False, Row("verify-each", "",
        "verify the module after each pass"))
    verify = field(False, Row("verify-machineinstrs", "", "verify the machine code after each pass",
        check=flag_of("verify")))
    """Run the verifiers of machine code and of pointees after each pass on machine code."""
    validate = field(False, Row("validate", "", "run spirv-val, or the program in SPIRV_VAL",
        part=CHECKS))
    print_after: frozenset[str] = field(frozenset(), Row("print-after", "PASS,...",
        "show the module after these passes", part=SHOWS))
    print_after_all = field(False, Row("print-after-all", "", "show the module after each pass",
        part=SHOWS))
    print_changed = field(False, Row("print-changed", "",
        "show the module after passes that change it", part=SHOWS))
    filter_func: frozenset[str] = field(frozenset(), Row("filter-print-funcs", "F,G",
        "dump only these functions", read=lambda names: cast(frozenset[str], names) - {"*"}))
    """Functions that dumps show; empty shows all."""
    stop_after = field("", Row("stop-after", "PASS", "write the module after this pass, and stop",
        part=SHOWS))
    time_passes = field(False, Row("time-passes", "", "report the time of each pass", part=SHOWS))
    explain_extensions = field(False, Row("explain-extensions", "",
        "explain needed extensions and capabilities instead", part=SHOWS))
    reflect: str | None = field(None, Row("reflect", "FILE",
        "write how to launch kernels, as JSON", kind=OPTIONAL, part=SHOWS))
    """File for the launch data of kernels; "" writes them instead of code."""
    explain_types: str | None = field(None, Row("explain-types", "FUNCTION",
        "explain the types of pointers instead", kind=OPTIONAL, part=SHOWS))
    """The function whose pointer types are explained instead of a translation, "" for all."""
    explain_types_html = field("", Row("explain-types-html", "FILE",
        "explain the types of pointers on a page", part=SHOWS))
    filetype = field("asm", Row("filetype", "asm|obj|null",
        "assembly text, binary or nothing; asm by default", tool=LLC, by_hand=True))
    input = field("-", Row(part=APART))
    output = field("", Row("o", "FILE", "output, - for stdout; NAME.spv asks for the binary",
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
        """Set the form of debug info.

        Args:
            word: one of DEBUG_INFO, or empty or None for lines.

        Raises:
            CompileError: the word is another text.
            TypeError: the word is not a text.
        """
        self.debug_info = checked_debug_info(word)
        self.debug_records = self.debug_info in DEBUG_SETS
        if self.debug_info == NO_DEBUG_INFO:
            self.strip_debug = True

    def address_bits(self, source: str | bytes) -> int:
        """Return the bits of an address, as far as known before the module is read.

        Args:
            source: text, whose triple counts if the options have none, or bitcode, for which the
                width does not matter.
        """
        if self.triple:
            return parse_triple(self.triple).address_bits
        if isinstance(source, str) and (at := source.find(_TRIPLE_START)) >= 0:
            return 32 if source.startswith(_NARROW, at) else 64
        return 64

    def is_for_shaders(self, text: str) -> bool:
        """Whether a module in LLVM's print becomes a shader."""
        start = text.find(_TRIPLE_START)
        triple = text[start : text.find("\n", start)].split('"') if start >= 0 else []
        return self.makes_shader(triple[1] if len(triple) > 1 else "")

    def makes_shader(self, triple: str) -> bool:
        """Whether a module with a triple becomes a shader."""
        return is_shader_triple(self.triple or triple)

    def shows_records(self) -> bool:
        """Whether the debug info of variables is translated, or shown in a dump.

        An explanation of an optimised module has the lines of a dump.
        """
        explains = self.explain_extensions or self.explain_types is not None
        return self.debug_records or self.has_dumps() or bool(explains and self.opt_level)

    def has_dumps(self) -> bool:
        """Whether an option shows the module between passes."""
        dumps = self.print_after_all or self.print_changed or self.print_after or self.stop_after
        return bool(dumps)

    def space_map(self) -> SpaceMap | None:
        """Return the meaning of the module's address spaces, None to derive it from the module."""
        return parse_map(self.address_space_map)

    def target(self, module_triple: str) -> Target:
        """Return the target of the translation.

        Args:
            module_triple: the module's triple, "" for none.

        Raises:
            CompileError: the triple is not supported.
        """
        if self.triple or not is_triple(module_triple):
            target = parse_triple(self.triple or DEFAULT_TRIPLE)
        else:
            target = _module_target(module_triple, self.takes_devices)
        version = self.version
        if self.max_version:
            # A triple that names its version, such as spirv64v1.0, forbids newer ones.
            is_named = self._names_version(module_triple)
            version = min(target.version, self.max_version) if is_named else self.max_version
        target = target.at(version) if version else target
        return self._bounded(target) if self.profile else target

    def _names_version(self, module_triple: str) -> bool:
        return "v1." in (self.triple or module_triple).partition("-")[0]

    def has_open_version(self, module_triple: str) -> bool:
        """Whether the header gets the oldest sufficient version."""
        return self.oldest_version and not self.version and not self._names_version(module_triple)

    @property
    def driver(self) -> Profile | None:
        """Return the driver's properties, None without a profile."""
        if not self.profile:
            return None
        from spvbackend.target.profiles import PROFILES

        return PROFILES[self.profile]

    @property
    def keeps_in_memory(self) -> bool:
        """Whether the driver keeps values that live across a barrier in memory."""
        driver = self.driver
        return driver is not None and driver.keeps_in_memory

    @property
    def makes_vectors(self) -> bool:
        """Whether the driver is for a CPU and vectorises over work-items."""
        driver = self.driver
        return driver is not None and driver.makes_vectors

    @property
    def passes_local_memory(self) -> bool:
        """Whether kernels get local memory that a launch sizes as their last argument."""
        driver = self.driver
        is_passed = driver is not None and driver.passes_local_memory
        return is_passed and self.dynamic_local_memory is None

    @property
    def is_one_device(self) -> bool:
        """Whether the driver knows no memory scope across devices."""
        driver = self.driver
        return driver is not None and driver.is_one_device

    @property
    def inlines_aggregates(self) -> bool:
        """Whether the driver mistakes structs and arrays that functions take or return."""
        driver = self.driver
        return driver is not None and driver.inlines_aggregates

    @property
    def lacks_subgroups(self) -> bool:
        """Whether the driver has no operations on sub-groups."""
        driver = self.driver
        return driver is not None and driver.lacks_subgroups

    def _bounded(self, target: Target) -> Target:
        """Return the target with a version that the profile's driver supports.

        Raises:
            CompileError: the user asks for a newer version.
        """
        from spvbackend.target.profiles import PROFILES

        bound = PROFILES[self.profile].newest
        if target.version <= bound:
            return target
        if target.version != DEFAULT and not self.oldest_version:
            newest = version_text(bound)
            triple = f"{target.arch}v{newest}"
            raise CompileError(
                f"SPIR-V {version_text(target.version)} is newer than {newest}, the newest of the "
                f"profile '{self.profile}'",
                hint=f"pass {option('triple', triple)}, or another profile",
            )
        return target.at(bound)


FIELDS: Final[dict[str, Row]] = {
    name: row for name, row in vars(Options).items() if isinstance(row, Row)
}
"""The rows of the table by field."""
DEFAULTS: Final = {name: row.default for name, row in FIELDS.items()}


def rows_of(tool: str) -> list[OptionRow]:
    """Return a command's options in the table."""
    return [one for row in FIELDS.values() for one in row.options if one.tool in ("", tool)]


def _module_target(triple: str, takes_devices: bool) -> Target:
    """Return the target of a module's triple.

    The triple may be that of a host or of another device; then sizes, address spaces and intrinsics
    may depend on it, and only the user can decide to translate the module.

    Raises:
        CompileError: the triple is not supported.
    """
    arch, dash, rest = triple.partition("-")
    if takes_devices and arch in DEVICES:
        return parse_triple(DEVICES[arch] + dash + rest)
    if triple.startswith("spir"):
        return parse_triple(triple)
    raise CompileError(
        f"the module is for another target: its triple is '{triple}'",
        hint=f"pass {option('triple', 'spirv64')} to translate it anyway",
    )


def take_profile(options: Options, name: object) -> None:
    """Apply a driver's profile: its extensions and newest version.

    Raises:
        CompileError: the profile is unknown.
        TypeError: the name is not a text.
    """
    if name == "":
        return
    if not isinstance(name, str):
        raise TypeError(f"target_profile must be a text such as 'pocl', not {name!r}")
    # Only translations with a profile need it.
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
    """Return the extensions that are allowed before the option's names.

    Untyped pointers allow their extension, unless a profile lists the consumer's extensions.
    """
    if not options.untyped_pointers or options.profile:
        return frozenset()
    from spvbackend.target import features

    return frozenset((features.UNTYPED_POINTERS.extension,))


def check_extensions(options: Options) -> None:
    """Refuse options that need an extension which is not allowed.

    Raises:
        CompileError: untyped pointers or aborting traps lack their extension.
    """
    if options.untyped_pointers:
        _check_untyped(options)
    if options.trap == ABORT:
        # Only aborting traps need it.
        from spvbackend.target import features

        name = features.ABORT.extension
        if name not in options.extensions:
            hint = f"pass {option('extension', name)}, or {option('trap', 'return')}"
            raise CompileError(f"a trap that aborts needs {name}", hint=hint)


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
        f"{asks} needs {name}, which {option('extensions', f'-{name}')} forbids",
        hint="leave out one of the two",
    )
