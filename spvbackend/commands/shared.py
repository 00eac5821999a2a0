"""The options that the commands share.

Input: a parsed command line. Output: `Options`, checked as far as they do not depend on the input.
"""

import os
from collections.abc import Callable
from typing import Final

from spvbackend.commands.arguments import NO_EFFECT, Arguments
from spvbackend.options import (
    COUNT,
    FIELDS,
    FLAG,
    VALUE,
    OptionRow,
    Options,
    check_extensions,
    take_profile,
    untyped_base,
)
from spvbackend.options.values import number_of
from spvbackend.target.extension_lists import Allowed

# Names and meanings are LLVM's if its tools have the option, so that scripts work unchanged.
COMMON: Final = (
    OptionRow("cache-dir", VALUE, "DIR", "folder that caches translations"),
    OptionRow("cache-size", VALUE, "N[K|M|G]", "size limit of the cache; 1G by default"),
    OptionRow("help", FLAG, "", "show this text"),
    OptionRow("MD", FLAG, "", "write a depfile for make: out.d for out.spv"),
    OptionRow("MF", VALUE, "FILE", "name of the depfile"),
    OptionRow("MP", FLAG, "", "and a target for each file but the input"),
    OptionRow("MQ", VALUE, "TARGET", "as -MT, quoted for make"),
    OptionRow("MT", VALUE, "TARGET", "target of the depfile; the output by default"),
    OptionRow("j", COUNT, "N", "inputs at once; without N one per core"),
    OptionRow("output-dir", VALUE, "DIR", "folder for outputs; beside the input by default"),
    OptionRow("translator-compatibility-mode", FLAG, "", NO_EFFECT),
    OptionRow("version", FLAG, "", "show the version"),
)
"""Options of all commands without a field of `Options`."""
ALIASES: Final[dict[str, str]] = {
    # There are no headers of the system that it could leave out.
    "MMD": "MD",
    "h": "help",
    "help-hidden": "help",
    "help-list": "help",
    "help-list-hidden": "help",
    "spirv-untyped-pointers": "spv-untyped-pointers",
}


def fill_fields(options: Options, arguments: Arguments) -> None:
    """Set the fields whose options are on the command line; lists are extended.

    Args:
        options: filled in place.
        arguments: the command line.

    Raises:
        CompileError: a value is wrong.
    """
    for name, row in FIELDS.items():
        for option in () if row.by_hand else row.options:
            if option.name not in arguments.values:
                continue
            value: object = arguments.last(option.name)
            if option.kind == FLAG:
                value = arguments.flag(option.name)
            elif isinstance(row.default, frozenset):
                value = getattr(options, name) | arguments.items(option.name)
            setattr(options, name, row.read(value) if row.read else value)
    options.verify = options.verify or options.verify_each


def fill_common(
    options: Options,
    arguments: Arguments,
    unknown_intrinsics: str,
    parse: Callable[[str, frozenset[str]], Allowed],
) -> None:
    """Set the fields that depend on others or on several values of an option.

    Without -spirv-ext, -explain-extensions allows all extensions.

    Args:
        options: filled in place; `fill_fields` has been called.
        arguments: the command line.
        unknown_intrinsics: the name of the option that lets intrinsics become imports.
        parse: reads the command's list of extensions.

    Raises:
        CompileError: a profile or extension is unknown, or an option needs a forbidden extension.
    """
    base: frozenset[str] = frozenset()
    if "target-profile" in arguments.values:
        take_profile(options, arguments.last("target-profile"))
        base = options.extensions
    untyped = untyped_base(options)
    if "spirv-ext" in arguments.values:
        allowed = parse(",".join(arguments.values["spirv-ext"]), base | untyped)
        options.extensions, options.spare_extensions = allowed
    elif not base and arguments.flag("explain-extensions"):
        options.extensions, _ = parse("+all", base)
    else:
        options.extensions |= untyped
    check_extensions(options)
    if unknown_intrinsics in arguments.values:
        prefixes = ",".join(arguments.values[unknown_intrinsics]).split(",")
        # An empty prefix, as after a trailing comma, matches all names.
        options.allow_unknown_intrinsics = () if "" in prefixes else tuple(sorted(set(prefixes)))
    if "spirv-debug-info-version" in arguments.values:
        word = arguments.last("spirv-debug-info-version")
        # SPIRV-LLVM-Translator's name for the predecessor of OpenCL.DebugInfo.100.
        options.use_debug_info("ocl-100" if word == "legacy" else word)


def _cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def worker_count(arguments: Arguments) -> int:
    """Return the number of inputs to translate at once.

    Raises:
        CompileError: the value is not a number.
    """
    check = number_of("number of workers", "0 for all cores, or more")
    return check(arguments.last("j", "1") or "0") or _cores()
