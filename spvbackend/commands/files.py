"""Where the input of a command comes from and where its output goes.

Input: options that are known to be right. Output: bytes read, files written.
"""

import os
from collections.abc import Sequence
from typing import Final, TextIO

from spvbackend.commands.arguments import Arguments, Tool
from spvbackend.diagnostics import CompileError, InternalError
from spvbackend.options import Options
from spvbackend.output import check_apart, make_folder, write_output
from spvbackend.reading.source import read_file

# Options that name one file, which several inputs would write one after the other.
ONE_FILE: Final = ("o", "explain-types-html", "reflect", "reproducer")
TEXT_SUFFIX: Final = ".txt"
"""Of dumps and explanations, which are no SPIR-V."""


def input_names(arguments: Arguments) -> Sequence[str]:
    """The names of the inputs; without any it is stdin, or what the reproducer holds.

    Raises:
        CompileError: there are several where one is wanted.
    """
    names = arguments.inputs
    if arguments.last("reproduce") and names:
        raise CompileError(f"the input is the reproducer's, and not '{names[0]}'")
    if len(names) < 2:
        return names or ["-"]
    for name in ONE_FILE:
        if name in arguments.values and (name != "reflect" or arguments.last(name)):
            raise CompileError(
                f"option '-{name}' names one file, and there are {len(names)} inputs"
            )
    return names


def name_files(tool: Tool, options: Options, arguments: Arguments) -> None:
    """The name of the output; a dump goes to stdout unless told otherwise.

    What comes from stdin goes to stdout, and else it is beside the input, or in the folder that is
    named for outputs.

    Raises:
        CompileError: a file and a folder are named.
    """
    folder = arguments.last("output-dir")
    options.output = arguments.last("o")
    if options.output:
        if folder:
            raise CompileError("option '-o' names a file, and '-output-dir' a folder: pass one")
        return
    is_text = bool(options.stop_after) or options.explain_types is not None
    is_text = is_text or options.explain_extensions or options.reflect == ""
    if options.input == "-":
        options.output = "-"
    elif folder:
        name = tool.name_output(options)
        if is_text:
            name = os.path.splitext(name)[0] + TEXT_SUFFIX
        options.output = os.path.join(folder, os.path.basename(name))
    else:
        to_stdout = is_text or bool(arguments.last("reproduce"))
        options.output = "-" if to_stdout else tool.name_output(options)


def prepare_outputs(jobs: Sequence[Options], folder: str) -> None:
    """Make the folder for outputs, and refuse two inputs whose outputs have one name.

    Such are a.ll and a.bc, or x/a.ll and y/a.ll where a folder is named.

    Args:
        jobs: the options of each input.
        folder: the one that is named, "" for none.

    Raises:
        CompileError: there are such inputs, or the folder cannot be made.
    """
    inputs: dict[str, str] = {}
    # Of a single one there is nothing to compare.
    for options in jobs if len(jobs) > 1 else ():
        if options.output == "-" or (options.filetype == "null" and not options.stop_after):
            continue
        place = _real_path(options.output)
        if place in inputs:
            raise CompileError(
                f"the output of '{options.input}' would replace that of '{inputs[place]}': "
                f"'{options.output}'"
            )
        inputs[place] = options.input
    if folder:
        make_folder(folder)


def _real_path(path: str) -> str:
    """The file that a name leads to; two names may lead to one."""
    try:
        return os.path.realpath(path)
    except ValueError:  # a zero byte in the name, which is told where the file is opened
        return path


def check_files(tool: Tool, options: Options, stdin: TextIO) -> None:
    """Refuse names of outputs that are the input's.

    Raises:
        CompileError: one of them is.
    """
    is_written = options.filetype != "null" or options.stop_after
    output = options.output if is_written and not tool.replaces_input else ""
    for name in (output, options.explain_types_html, options.reflect, options.reproducer):
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


def deliver(binary: bytes, text: str, api_version: str, options: Options, stdout: TextIO) -> None:
    """Write what was asked for; nothing is written before all is known to be well.

    Args:
        binary: the module.
        text: its assembly text, or what is written instead of the module.
        api_version: the version of Vulkan that a shader is for, "" for OpenCL.
        options: what was asked for.
        stdout: where the output `-` goes.
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


def check_output(binary: bytes, target_env: str) -> None:
    """Run spirv-val; what it rejects is our mistake.

    Args:
        binary: the module.
        target_env: as for `validate`.

    Raises:
        CompileError: there is no validator, or it fails on its own account.
        InternalError: the module is not valid.
    """
    from spvbackend.validate import ValidationError, validate

    try:
        validate(binary, target_env)
    except ValidationError as error:
        diag = InternalError("\n".join((str(error), *error.__notes__)))
        diag.pass_name = "spirv-val"
        raise diag from error


def encode_text(text: str) -> bytes:
    """Strings of a module need not be UTF-8: their other bytes travel as lone surrogates."""
    return text.encode("utf-8", "surrogateescape")
