"""Finds and reads the inputs of a command, and writes its outputs.

Input: valid options. Output: bytes read, files written.
"""

import os
from collections.abc import Sequence
from typing import Final, TextIO

from spvbackend.commands.arguments import Arguments, Tool
from spvbackend.commands.conversions import to_text
from spvbackend.diagnostics import CompileError, InternalError
from spvbackend.options import Options
from spvbackend.output import check_apart, make_folder, write_output
from spvbackend.reading.source import read_file

# Options that name one file, which several inputs would overwrite.
ONE_FILE: Final = ("MF", "MQ", "MT", "o", "explain-types-html", "reflect", "reproducer")
TEXT_SUFFIX: Final = ".txt"
"""The suffix of dumps and explanations."""


def input_names(arguments: Arguments) -> Sequence[str]:
    """Return the names of the inputs; without any, stdin or the reproducer's input.

    Raises:
        CompileError: there are several, and an option needs one.
    """
    names = arguments.inputs
    if arguments.last("reproduce") and names:
        raise CompileError(f"the input is the reproducer's, not '{names[0]}'")
    if len(names) < 2:
        return names or ["-"]
    for name in ONE_FILE:
        if name in arguments.values and (name != "reflect" or arguments.last(name)):
            raise CompileError(
                f"option '-{name}' names one file, and there are {len(names)} inputs"
            )
    return names


def name_files(tool: Tool, options: Options, arguments: Arguments) -> None:
    """Set the name of the output; a dump goes to stdout by default.

    By default the output of stdin is stdout, and that of a file is beside the file, or in the
    folder for outputs.

    Raises:
        CompileError: both a file and a folder are named.
    """
    folder = arguments.last("output-dir")
    options.output = arguments.last("o")
    if options.output:
        if folder:
            raise CompileError("option '-o' names a file, and '-output-dir' a folder: pass one")
        return
    is_text = bool(options.stop_after) or options.explain_types is not None
    is_text = is_text or options.explain_extensions or options.reflect == ""
    conversion = tool.choose(arguments)
    own_name = tool.name_output(options)
    if conversion is not None:
        is_text = not conversion.suffix
        own_name = os.path.splitext(options.input)[0] + conversion.suffix
    if options.input == "-":
        options.output = "-"
    elif folder:
        name = os.path.splitext(own_name)[0] + TEXT_SUFFIX if is_text else own_name
        options.output = os.path.join(folder, os.path.basename(name))
    else:
        to_stdout = is_text or bool(arguments.last("reproduce"))
        options.output = "-" if to_stdout else own_name


def prepare_outputs(jobs: Sequence[Options], folder: str) -> None:
    """Make the folder for outputs, and refuse outputs that would replace others or an input.

    Examples are the outputs of a.ll and a.bc, or of x/a.ll and y/a.ll in a folder for outputs.

    Args:
        jobs: the options of each input.
        folder: the folder for outputs, "" for none.

    Raises:
        CompileError: two outputs have one name, an output is the input of another one, or the
            folder cannot be made.
    """
    inputs: dict[str, str] = {}
    sources = {_real_path(options.input): options.input for options in jobs if len(jobs) > 1}
    for options in jobs if len(jobs) > 1 else ():
        if options.output == "-" or (options.filetype == "null" and not options.stop_after):
            continue
        place = _real_path(options.output)
        if place in inputs:
            raise CompileError(
                f"the output of '{options.input}' would replace that of '{inputs[place]}': "
                f"'{options.output}'"
            )
        if place in sources and sources[place] != options.input:
            raise CompileError(
                f"the output of '{options.input}' would replace the input '{sources[place]}'",
                hint="pass -output-dir=DIR",
            )
        inputs[place] = options.input
    if folder:
        make_folder(folder)


def _real_path(path: str) -> str:
    """Return the file of a name; two names may lead to one file."""
    try:
        return os.path.realpath(path)
    except ValueError:  # a zero byte in the name, an error when the file is opened
        return path


def check_files(tool: Tool, options: Options, stdin: TextIO) -> None:
    """Refuse outputs that would overwrite the input.

    Raises:
        CompileError: an output is the input.
    """
    is_written = options.filetype != "null" or options.stop_after
    output = options.output if is_written and not tool.replaces_input else ""
    for name in (output, options.explain_types_html, options.reflect, options.reproducer):
        if name:
            check_apart(name, options.input, stdin)


def read_input(path: str, stdin: TextIO) -> bytes:
    """Return the bytes of a file, or of stdin for `-`.

    Raises:
        CompileError: the file cannot be read.
    """
    if path != "-":
        return read_file(path)
    try:
        return stdin.buffer.read()
    except OSError as error:
        raise CompileError(f"cannot read the input: {error.strerror}") from error


def deliver(binary: bytes, text: str, api_version: str, options: Options, stdout: TextIO) -> None:
    """Write the output, after it has been validated if the options say so.

    Args:
        binary: the module.
        text: its assembly text, or another text that is written instead of the module.
        api_version: the Vulkan version of a shader, "" for OpenCL.
        options: the options of the job.
        stdout: the stream for the output `-`.
    """
    if options.stop_after:
        write_output(options.output, encode_text(text), stdout)
        return
    if options.validate:
        check_output(binary, f"vulkan{api_version}" if api_version else "")
    if options.filetype == "asm":
        write_output(options.output, encode_text(text), stdout)
    elif options.filetype == "obj":
        write_output(options.output, binary, stdout)
    elif options.filetype == "spt":
        write_output(options.output, to_text(binary), stdout)


def check_output(binary: bytes, target_env: str) -> None:
    """Run spirv-val; an invalid module is our mistake.

    Args:
        binary: the module.
        target_env: as for `validate`.

    Raises:
        CompileError: the validator is missing, or fails itself.
        InternalError: the module is invalid.
    """
    from spvbackend.validate import ValidationError, validate

    try:
        validate(binary, target_env)
    except ValidationError as error:
        diag = InternalError("\n".join((str(error), *error.__notes__)))
        diag.pass_name = "spirv-val"
        raise diag from error


def encode_text(text: str) -> bytes:
    """Encode text; strings of a module may have bytes that are not UTF-8, as lone surrogates."""
    return text.encode("utf-8", "surrogateescape")
