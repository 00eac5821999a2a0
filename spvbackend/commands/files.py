"""Where the input of a command comes from and where its output goes.

Input: options that are known to be right. Output: bytes read, files written.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from spvbackend.commands.arguments import Arguments, Tool
from spvbackend.diagnostics import CompileError, InternalError
from spvbackend.options import Options
from spvbackend.output import check_apart, write_output
from spvbackend.source import read_file

if TYPE_CHECKING:
    from spvbackend.driver import Output

# Options that name one file, which several inputs would write one after the other.
ONE_FILE = ("o", "explain-types-html", "reproducer")


def input_names(tool: Tool, arguments: Arguments) -> Sequence[str]:
    """The names of the inputs; without any it is stdin, or what the reproducer holds.

    Raises:
        CompileError: there are several where one is wanted.
    """
    names = arguments.inputs
    if arguments.last("reproduce") and names:
        raise CompileError(f"the input is the reproducer's, and not '{names[0]}'")
    if len(names) < 2:
        return names or ["-"]
    if not tool.takes_many:
        raise CompileError(f"more than one input: '{names[1]}'")
    for name in ONE_FILE:
        if name in arguments.values:
            raise CompileError(
                f"option '-{name}' names one file, and there are {len(names)} inputs"
            )
    return names


def name_files(tool: Tool, options: Options, arguments: Arguments) -> None:
    """The name of the output; a dump goes to stdout unless told otherwise.

    What comes from stdin goes to stdout, and else it is beside the input.
    """
    options.output = arguments.last("o")
    if options.output:
        return
    is_text = bool(options.stop_after) or options.explain_types is not None
    is_text = is_text or options.explain_extensions
    to_stdout = options.input == "-" or is_text or bool(arguments.last("reproduce"))
    options.output = "-" if to_stdout else tool.name_output(options)


def check_outputs(jobs: Sequence[Options]) -> None:
    """Refuse two inputs whose outputs have one name, such as a.ll and a.bc.

    Raises:
        CompileError: there are such.
    """
    names: dict[str, str] = {}
    for options in jobs:
        name = "" if options.filetype == "null" else options.output
        if name not in ("", "-") and name in names:
            raise CompileError(
                f"the output of '{options.input}' would replace that of '{names[name]}': '{name}'"
            )
        names[name] = options.input


def check_files(tool: Tool, options: Options, stdin: TextIO) -> None:
    """Refuse names of outputs that are the input's.

    Raises:
        CompileError: one of them is.
    """
    is_written = options.filetype != "null" or options.stop_after
    output = options.output if is_written and not tool.replaces_input else ""
    for name in (output, options.explain_types_html, options.reproducer):
        if name:
            check_apart(name, options.input, stdin)


def read_input(path: str, stdin: TextIO) -> bytes:
    """The bytes of a file, or of stdin for `-`.

    Raises:
        CompileError: the file cannot be read.
    """
    if path != "-":
        return read_file(path)
    try:
        return stdin.buffer.read()
    except OSError as error:
        raise CompileError(f"cannot read the input: {error.strerror}") from error


def deliver(output: "Output", options: Options, stdout: TextIO) -> None:
    """Write what was asked for; nothing is written before all is known to be well."""
    if options.stop_after:
        write_output(options.output, encode_text(output.text), stdout)
        return
    if options.validate:
        check_output(output.binary)
    if options.filetype == "asm":
        write_output(options.output, encode_text(output.text), stdout)
    elif options.filetype == "obj":
        write_output(options.output, output.binary, stdout)


def check_output(binary: bytes) -> None:
    """Run spirv-val; what it rejects is our mistake.

    Raises:
        CompileError: there is no validator, or it fails on its own account.
        InternalError: the module is not valid.
    """
    from spvbackend.validate import ValidationError, validate

    try:
        validate(binary)
    except ValidationError as error:
        diag = InternalError("\n".join((str(error), *error.__notes__)))
        diag.pass_name = "spirv-val"
        raise diag from error


def encode_text(text: str) -> bytes:
    """Strings of a module need not be UTF-8: their other bytes travel as lone surrogates."""
    return text.encode("utf-8", "surrogateescape")
