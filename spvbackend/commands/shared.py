"""The options that the commands share, and what they mean.

Input: a command line taken apart. Output: `Options` filled in, checked as far as the input need not
be known.
"""

import os
from collections.abc import Callable
from typing import Final

from spvbackend.commands.arguments import (
    COUNT,
    FLAG,
    NO_EFFECT,
    OPTIONAL,
    VALUE,
    Arguments,
    OptionRow,
)
from spvbackend.diagnostics import CompileError
from spvbackend.options import (
    Options,
    check_untyped,
    checked_capabilities,
    checked_size,
    checked_space_map,
    checked_subgroup_size,
    checked_trap,
    checked_triple,
    checked_workgroup_size,
    take_profile,
    untyped_base,
)
from spvbackend.version import VERSION

ERROR_FORMATS: Final = ("text", "json")
# Names and meanings are LLVM's where its tools have the option, so that scripts need no change.
# Of a number: no limit or size is longer, and Python reads no text of thousands.
_MOST_DIGITS: Final = 18
COMMON: Final = (
    OptionRow("address-space-map", VALUE, "NAME|N:MEMORY,...", "what the module's numbers mean"),
    OptionRow("avoid-spirv-capabilities", VALUE, "Shader", "do not choose it where another serves"),
    OptionRow("cache-dir", VALUE, "DIR", "where translations are kept, and taken from"),
    OptionRow("cache-size", VALUE, "N[K|M|G]", "the most that it may hold; 1G by default"),
    OptionRow("dynamic-local-memory", VALUE, "BYTES", "size of local arrays without one"),
    OptionRow("error-format", VALUE, "text|json", "json: an object a line for each message"),
    OptionRow("error-limit", VALUE, "N", "stop at so many errors, 20 by default; 0 for no limit"),
    OptionRow("explain-extensions", FLAG, "", "say what asks for extensions and more, instead"),
    OptionRow("explain-types", OPTIONAL, "FUNCTION", "say why pointers have their types, instead"),
    OptionRow(
        "explain-types-html",
        VALUE,
        "FILE",
        "the same as a page; beside the output of -o",
    ),
    OptionRow("filter-print-funcs", VALUE, "F,G", "dumps show these functions only"),
    OptionRow("help", FLAG, "", "show this text"),
    OptionRow("j", COUNT, "N", "inputs at once; all cores where there is no number"),
    OptionRow("mtriple", VALUE, "TRIPLE", "spirv32, spirv64, spirv64v1.0 ... spirv64v1.6"),
    OptionRow("output-dir", VALUE, "DIR", "the folder for outputs; beside the input by default"),
    OptionRow(
        "preserve-ocl-kernel-arg-type-metadata-through-string",
        FLAG,
        "",
        "keep types and qualifiers of arguments as strings",
    ),
    OptionRow("print-after", VALUE, "PASS,...", "show the module after these passes"),
    OptionRow("print-after-all", FLAG, "", "show the module after every pass"),
    OptionRow("print-changed", FLAG, "", "dumps show a module only where a pass changed it"),
    OptionRow("reflect", OPTIONAL, "FILE", "how kernels are launched, as JSON, instead"),
    OptionRow("reproducer", VALUE, "FILE", "where to keep the run if it ends in a bug of ours"),
    OptionRow("spirv-emit-module-processed", FLAG, "", "write what made the module, and how"),
    OptionRow("spirv-emit-op-names", FLAG, "", "write OpName for every named value"),
    OptionRow("spirv-allow-extra-diexpressions", FLAG, "", "keep operations that no set has"),
    OptionRow("spirv-debug-info-version", VALUE, "SET", "ocl-100, nonsemantic-shader-100; lines"),
    OptionRow("spv-untyped-pointers", FLAG, "", "pointers do not say what they point to"),
    OptionRow("stop-after", VALUE, "PASS", "write the module as it is after this pass"),
    OptionRow("strip-debug", FLAG, "", "leave out debug info: no lines of the source"),
    OptionRow("subgroup-size", VALUE, "N", "of kernels that say none; any by default"),
    OptionRow("target-profile", VALUE, "NAME|help", "use what a driver takes, and no more"),
    OptionRow("time-passes", FLAG, "", "say how long each pass took"),
    OptionRow("translator-compatibility-mode", FLAG, "", NO_EFFECT),
    OptionRow("trap", VALUE, "abort|return|unreachable", "what a trap does; abort if it may"),
    OptionRow("validate", FLAG, "", "run spirv-val, or what SPIRV_VAL names"),
    OptionRow("verify-each", FLAG, "", "check the module after every pass, and name the pass"),
    OptionRow("verify-machineinstrs", FLAG, "", "check the machine code after each pass"),
    OptionRow("version", FLAG, "", "show the version"),
    OptionRow("vulkan-regions", FLAG, "", "kernels may be launched from anywhere and in parts"),
    OptionRow("w", FLAG, "", "show no warnings"),
    OptionRow("werror", FLAG, "", "treat warnings as errors"),
    OptionRow("workgroup-size", VALUE, "X[,Y[,Z]]", "of kernels that say none; any by default"),
)
ALIASES: Final[dict[str, str]] = {
    "h": "help",
    "help-hidden": "help",
    "help-list": "help",
    "help-list-hidden": "help",
    "spirv-untyped-pointers": "spv-untyped-pointers",
}


def fill_common(options: Options, arguments: Arguments, unknown_intrinsics: str) -> None:
    """What the shared options say.

    Args:
        options: filled in place; its extensions are known already.
        arguments: the command line.
        unknown_intrinsics: the name of the option that lets intrinsics become imports.

    Raises:
        CompileError: an option or its value is wrong.
    """
    options.triple = checked_triple(arguments.last("mtriple", options.triple))
    options.trap = checked_trap(arguments.last("trap", options.trap), options.extensions)
    options.avoid_capabilities |= checked_capabilities(arguments.items("avoid-spirv-capabilities"))
    if unknown_intrinsics in arguments.values:
        prefixes = ",".join(arguments.values[unknown_intrinsics]).split(",")
        # All names begin with an empty prefix, such as what follows a comma at the end.
        options.allow_unknown_intrinsics = () if "" in prefixes else tuple(sorted(set(prefixes)))
    spaces = arguments.last("address-space-map", options.address_space_map)
    options.address_space_map = checked_space_map(spaces)
    if "dynamic-local-memory" in arguments.values:
        size = arguments.last("dynamic-local-memory")
        if not size.isdecimal() or len(size) > _MOST_DIGITS:
            raise CompileError(f"bad size of local memory '{size}': it is a number of bytes")
        options.dynamic_local_memory = checked_size(int(size))
    fill_sizes(options, arguments)
    limit = arguments.last("error-limit", str(options.error_limit))
    if not limit.isdecimal() or len(limit) > _MOST_DIGITS:
        raise CompileError(f"bad error limit '{limit}': it is a number")
    options.error_limit = int(limit)
    options.warnings = not arguments.flag("w", not options.warnings)
    options.werror = arguments.flag("werror", options.werror)
    options.strip_debug = arguments.flag("strip-debug", options.strip_debug)
    if arguments.flag("spirv-emit-module-processed"):
        options.processed_by = f"spvbackend {VERSION}"
    options.emit_op_names = arguments.flag("spirv-emit-op-names", options.emit_op_names)
    fill_debug_info(options, arguments)
    name = "preserve-ocl-kernel-arg-type-metadata-through-string"
    options.keep_argument_types = arguments.flag(name, options.keep_argument_types)
    options.error_format = arguments.last("error-format", options.error_format)
    if options.error_format not in ERROR_FORMATS:
        raise CompileError(f"bad format of messages '{options.error_format}': it is text or json")
    options.reproducer = arguments.last("reproducer")
    fill_looks(options, arguments)


def _cores() -> int:
    """The cores that this process may use, which need not be all of the machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def worker_count(arguments: Arguments) -> int:
    """How many inputs are to be translated at once.

    Raises:
        CompileError: it is no number.
    """
    text = arguments.last("j", "1")
    if text and not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise CompileError(f"bad number of workers '{text}': it is 0 for all cores, or more")
    return int(text or "0") or _cores()


def fill_debug_info(options: Options, arguments: Arguments) -> None:
    """What becomes of debug info.

    Raises:
        CompileError: there is no such set.
    """
    if "spirv-debug-info-version" in arguments.values:
        word = arguments.last("spirv-debug-info-version")
        # SPIRV-LLVM-Translator's name for a set that was before OpenCL.DebugInfo.100.
        options.use_debug_info("ocl-100" if word == "legacy" else word)
    options.extra_operations = arguments.flag(
        "spirv-allow-extra-diexpressions", options.extra_operations
    )


def fill_extensions(
    options: Options,
    arguments: Arguments,
    parse: Callable[[str, frozenset[str]], frozenset[str]],
) -> None:
    """What extensions may be used: those of a profile, changed by what is named beside it.

    To explain what asks for them all are, where nothing is named.

    Args:
        options: filled in place.
        arguments: the command line.
        parse: reads the command's list of extensions.

    Raises:
        CompileError: there is no such profile or extension, or an option needs what may not be
            used.
    """
    base: frozenset[str] = frozenset()
    if "target-profile" in arguments.values:
        take_profile(options, arguments.last("target-profile"))
        base = options.extensions
    options.untyped_pointers = arguments.flag("spv-untyped-pointers", options.untyped_pointers)
    untyped = untyped_base(options)
    if "spirv-ext" in arguments.values:
        options.extensions = parse(",".join(arguments.values["spirv-ext"]), base | untyped)
    elif not base and arguments.flag("explain-extensions"):
        options.extensions = parse("+all", base)
    else:
        options.extensions |= untyped
    check_untyped(options)


def fill_sizes(options: Options, arguments: Arguments) -> None:
    """What a launch of a kernel has to have.

    Raises:
        CompileError: no launch can have that.
    """
    if "workgroup-size" in arguments.values:
        options.workgroup_size = checked_workgroup_size(arguments.last("workgroup-size"))
    if "subgroup-size" in arguments.values:
        options.subgroup_size = checked_subgroup_size(arguments.last("subgroup-size"))
    options.vulkan_regions = arguments.flag("vulkan-regions", options.vulkan_regions)


def fill_looks(options: Options, arguments: Arguments) -> None:
    """What is to be checked, shown or explained on the way.

    Raises:
        CompileError: a flag has a value that is none of a flag.
    """
    options.verify_each = arguments.flag("verify-each", options.verify_each)
    options.verify = arguments.flag("verify-machineinstrs", options.verify) or options.verify_each
    options.validate = arguments.flag("validate", options.validate)
    options.print_after |= arguments.items("print-after")
    options.print_after_all = arguments.flag("print-after-all", options.print_after_all)
    options.print_changed = arguments.flag("print-changed", options.print_changed)
    options.filter_func |= arguments.items("filter-print-funcs") - {"*"}
    options.stop_after = arguments.last("stop-after", options.stop_after)
    options.time_passes = arguments.flag("time-passes", options.time_passes)
    options.explain_extensions = arguments.flag("explain-extensions", options.explain_extensions)
    if "reflect" in arguments.values:
        options.reflect = arguments.last("reflect")
    if "explain-types" in arguments.values:
        options.explain_types = arguments.last("explain-types")
    options.explain_types_html = arguments.last("explain-types-html", options.explain_types_html)
