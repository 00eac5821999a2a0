"""pyllc: llc's command line for spvbackend. Each option may be written with one dash or two.

Input: arguments and streams. Output: an exit status, a file, messages. `main` keeps nothing between
two calls, so that tests and tools run it in process. The driver, and with it everything heavy, is
imported only once the options are known to be right.
"""

import gc
import os
import stat
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn, TextIO

from spvbackend.diagnostics import (
    CompileError,
    Diagnostic,
    InternalError,
    Unsupported,
    internal_error,
    render,
)
from spvbackend.llvmir.isolate import CAN_FORK, Reading
from spvbackend.options import FILE_TYPES, Options, parse_extensions, parse_triple

if TYPE_CHECKING:
    from spvbackend.driver import Output

# Only what has to have a value may have it in the next word, as it is with LLVM's options.
FLAG: Final = 0
VALUE: Final = 1
OPTIONAL: Final = 2

# LLVM, Bitcode file format: the magic of bitcode, and of the wrapper around it.
BITCODE_MAGIC: Final = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
INPUT_SUFFIXES: Final = (".ll", ".bc")
OUTPUT_SUFFIX: Final = {"asm": ".spvasm", "obj": ".spv", "null": ""}


class OptionRow(NamedTuple):
    """One option: whether it takes a value, and its line of the help."""

    name: str
    kind: int
    metavar: str
    help: str


# Names and meanings are llc's where llc has the option, so that build scripts need no change.
OPTIONS: Final = (
    OptionRow("O", VALUE, "0..3", "optimisation level, 0 by default; written -O2"),
    OptionRow("avoid-spirv-capabilities", VALUE, "Shader", "do not choose it where another serves"),
    OptionRow("error-limit", VALUE, "N", "stop at so many errors, 20 by default; 0 for no limit"),
    OptionRow("explain-types", OPTIONAL, "FUNCTION", "say why pointers have their types, instead"),
    OptionRow("explain-types-html", VALUE, "FILE", "the same as a page to look at"),
    OptionRow("filetype", VALUE, "asm|obj|null", "text, binary or nothing; asm by default"),
    OptionRow("filter-print-funcs", VALUE, "F,G", "dumps show these functions only"),
    OptionRow("help", FLAG, "", "show this text"),
    OptionRow("mcpu", VALUE, "NAME", "accepted, has no effect"),
    OptionRow("mtriple", VALUE, "TRIPLE", "spirv32, spirv64, spirv64v1.0 ... spirv64v1.6"),
    OptionRow("o", VALUE, "FILE", "output, - for stdout; a name in .spv asks for the binary"),
    OptionRow("print-after", VALUE, "PASS,...", "show the module after these passes"),
    OptionRow("print-after-all", FLAG, "", "show the module after every pass"),
    OptionRow("print-changed", FLAG, "", "dumps show a module only where a pass changed it"),
    OptionRow("spirv-emit-op-names", FLAG, "", "write OpName for every named value"),
    OptionRow("spirv-ext", VALUE, "+A,-B|all|khr", "extensions that may be used; none by default"),
    OptionRow("spv-allow-unknown-intrinsics", OPTIONAL, "PREFIX,...", "call them as imports"),
    OptionRow("spv-emit-nonsemantic-debug-info", FLAG, "", "recognised, but not supported"),
    OptionRow("stop-after", VALUE, "PASS", "write the module as it is after this pass"),
    OptionRow("time-passes", FLAG, "", "say how long each pass took"),
    OptionRow("translator-compatibility-mode", FLAG, "", "accepted, has no effect"),
    OptionRow("validate", FLAG, "", "run spirv-val on the result (SPIRV_VAL names another)"),
    OptionRow("verify-each", FLAG, "", "check the module after every pass, and name the pass"),
    OptionRow("verify-machineinstrs", FLAG, "", "check the machine code after each pass"),
    OptionRow("version", FLAG, "", "show the version"),
    OptionRow("w", FLAG, "", "show no warnings"),
    OptionRow("werror", FLAG, "", "treat warnings as errors"),
)
ROWS: Final[dict[str, OptionRow]] = {row.name: row for row in OPTIONS}
BOOLEANS: Final = {"": True, "true": True, "1": True, "false": False, "0": False}


class Arguments(NamedTuple):
    """A command line taken apart: the values of each option in their order, and the inputs.

    Of an option that is repeated the last value counts, or all items of its lists.
    """

    values: dict[str, list[str]]
    inputs: list[str]

    def last(self, name: str, default: str = "") -> str:
        """The value that counts of an option that takes one."""
        return self.values.get(name, [default])[-1]

    def flag(self, name: str) -> bool:
        """Whether a flag is set.

        Raises:
            CompileError: it has a value that is none of a flag.
        """
        text = self.last(name, "false")
        if text.lower() not in BOOLEANS:
            raise CompileError(f"option '-{name}' is true or false, not '{text}'")
        return BOOLEANS[text.lower()]

    def items(self, name: str) -> frozenset[str]:
        """The items of all comma-separated lists that an option was given."""
        return frozenset(filter(None, ",".join(self.values.get(name, [])).split(",")))


def main_entry() -> NoReturn:
    """The command `pyllc`, which ends the process."""
    # What has to live until the process ends, so that it is never freed one by one.
    kept: list[object] = []
    streams = (sys.stdin, sys.stdout, sys.stderr)
    status = main(sys.argv[1:], *streams, isolate=CAN_FORK, kept=kept)
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        pass  # The reader has gone and wants no more.
    # The end of the process frees what the translation made, faster than the interpreter can.
    os._exit(status)


def main(
    argv: Sequence[str],
    stdin: TextIO,
    stdout: TextIO,
    stderr: TextIO,
    *,
    isolate: bool = False,
    kept: list[object] | None = None,
) -> int:
    """Run pyllc in this process.

    Args:
        argv: the arguments after the command's name.
        stdin: where the input `-` comes from; its bytes are read.
        stdout: where the output `-` goes.
        stderr: where messages, dumps and times go.
        isolate: let LLVM read the module in a child process, so that its abort is an error.
        kept: takes what need not be freed before the process ends.

    Returns:
        The exit status: 0, 1 for wrong or unsupported input, 70 for a bug of ours.
    """
    collecting = gc.isenabled()
    # The driver does the same for itself; here the collector also stays away from what is left.
    gc.disable()
    options = Options()
    try:
        arguments = split_arguments(argv)
        if arguments.flag("help") or arguments.flag("version"):
            stdout.write(help_text() if arguments.flag("help") else version_text())
            return 0
        fill_options(options, arguments)
        source = decode_source(read_input(options.input, stdin))
        # Forked before the driver is imported: the child reads while the parent imports.
        reading = Reading(source, options.address_bits(), options.opt_level) if isolate else None
        if options.explain_types is not None or options.explain_types_html:
            explain(source, options, reading, stdout, stderr)
        else:
            output = translate(source, options, stderr, reading)
            if kept is not None:
                kept.append(output)
            deliver(output, options, arguments.flag("validate"), stdout)
    except Diagnostic as diag:
        return report(diag, options, stderr)
    except BrokenPipeError:
        # The reader of the output has gone, which head does on purpose: no message.
        return 1
    except Exception as error:
        # The driver names the pass of whatever a pass raises; this is for the rest of the way.
        return report(internal_error(error, "pyllc"), options, stderr)
    finally:
        if collecting:
            gc.enable()
    return 0


def report(diag: Diagnostic, options: Options, stderr: TextIO) -> int:
    """Write a diagnostic and those found beside it; the exit status is that of the first."""
    for shown in (diag, *diag.others):
        if not shown.file:
            shown.file = "" if options.input == "-" else options.input
        stderr.write(render(shown) + "\n")
    return diag.exit_code


def split_arguments(argv: Sequence[str]) -> Arguments:
    """Sort the words of the command line by option; `--` ends the options."""
    arguments = Arguments({}, [])
    words = iter(argv)
    for word in words:
        if word == "--":
            arguments.inputs.extend(words)
        elif word == "-" or not word.startswith("-"):
            arguments.inputs.append(word)
        else:
            row, value, joined = read_option(word)
            if row.kind == VALUE and not joined:
                value = next(words, "")
                if not value:
                    raise CompileError(f"option '{word}' needs a value: {row.metavar}")
            arguments.values.setdefault(row.name, []).append(value)
    return arguments


def read_option(word: str) -> tuple[OptionRow, str, bool]:
    """The option that word names, its value, and whether the value was part of the word.

    Raises:
        CompileError: there is no such option; the hint has the one with the nearest name.
    """
    name, joined, value = word.removeprefix("-").removeprefix("-").partition("=")
    # -O2 is the one option whose value is joined without `=`.
    if name[:1] == "O" and len(name) > 1 and not joined:
        return ROWS["O"], name[1:], True
    if name in ROWS:
        return ROWS[name], value, bool(joined)
    # Only a wrong command pays for the import.
    import difflib

    near = difflib.get_close_matches(name, ROWS, 1)
    raise CompileError(
        f"unknown option '{word}'", hint=f"did you mean '-{near[0]}'?" if near else "see -help"
    )


def fill_options(options: Options, arguments: Arguments) -> None:
    """What the command line says, checked as far as the input need not be known.

    Args:
        options: filled in place.
        arguments: the command line.

    Raises:
        CompileError: an option or its value is wrong.
        Unsupported: an option of llc asks for what we do not do.
    """
    if len(arguments.inputs) > 1:
        raise CompileError(f"more than one input: '{arguments.inputs[1]}'")
    if others := arguments.items("avoid-spirv-capabilities") - {"Shader"}:
        raise CompileError(f"cannot avoid capability '{min(others)}', only Shader")
    if arguments.flag("spv-emit-nonsemantic-debug-info"):
        raise Unsupported("option '-spv-emit-nonsemantic-debug-info': debug info is not translated")
    options.triple = arguments.last("mtriple")
    if options.triple:
        parse_triple(options.triple)
    level = arguments.last("O", "0")
    if level not in ("0", "1", "2", "3"):
        raise CompileError(f"bad optimisation level '{level}': it is 0, 1, 2 or 3")
    options.opt_level = int(level)
    options.extensions = parse_extensions(",".join(arguments.values.get("spirv-ext", [])))
    options.avoid_capabilities = arguments.items("avoid-spirv-capabilities")
    if "spv-allow-unknown-intrinsics" in arguments.values:
        prefixes = arguments.items("spv-allow-unknown-intrinsics")
        options.allow_unknown_intrinsics = tuple(sorted(prefixes))
    limit = arguments.last("error-limit", str(options.error_limit))
    if not limit.isdecimal():
        raise CompileError(f"bad error limit '{limit}': it is a number")
    options.error_limit = int(limit)
    options.warnings = not arguments.flag("w")
    options.werror = arguments.flag("werror")
    options.verify_each = arguments.flag("verify-each")
    options.verify = arguments.flag("verify-machineinstrs") or options.verify_each
    options.emit_op_names = arguments.flag("spirv-emit-op-names")
    options.print_after = arguments.items("print-after")
    options.print_after_all = arguments.flag("print-after-all")
    options.print_changed = arguments.flag("print-changed")
    options.filter_func = arguments.items("filter-print-funcs") - {"*"}
    options.stop_after = arguments.last("stop-after")
    options.time_passes = arguments.flag("time-passes")
    if "explain-types" in arguments.values:
        options.explain_types = arguments.last("explain-types")
    options.explain_types_html = arguments.last("explain-types-html")
    fill_files(options, arguments)


def fill_files(options: Options, arguments: Arguments) -> None:
    """Names and kind of the files; a dump goes to stdout unless told otherwise.

    The output is beside the input, as llc's is; what comes from stdin goes to stdout.
    """
    source = arguments.inputs[0] if arguments.inputs else "-"
    output = arguments.last("o")
    options.filetype = arguments.last("filetype", "obj" if output.endswith(".spv") else "asm")
    if options.filetype not in FILE_TYPES:
        raise CompileError(f"bad file type '{options.filetype}': it is asm, obj or null")
    stem, suffix = os.path.splitext(source)
    is_text = bool(options.stop_after) or options.explain_types is not None
    if not output and (source == "-" or is_text):
        output = "-"
    elif not output:
        stem = stem if suffix in INPUT_SUFFIXES else source
        output = stem + OUTPUT_SUFFIX[options.filetype]
    options.input, options.output = source, output


def translate(
    source: str | bytes, options: Options, stderr: TextIO, reading: Reading | None
) -> "Output":
    """Run the driver, which is imported while the child reads."""
    from spvbackend import driver

    def listener(warning: Diagnostic) -> None:
        report(warning, options, stderr)

    return driver.run(source, options, stderr, reading, listener=listener)


def explain(
    source: str | bytes,
    options: Options,
    reading: Reading | None,
    stdout: TextIO,
    stderr: TextIO,
) -> None:
    """Write what inference decided and why, as text, as a page, or both."""
    from spvbackend import driver

    types = driver.explain(source, options, stderr, reading)
    if options.explain_types is not None:
        from spvbackend.explain.text import report

        name = options.explain_types.removeprefix("@")
        if name and name not in types.functions:
            raise CompileError(f"there is no function '@{name}' to explain")
        # Only then are the lines those of the user's file.
        is_own = isinstance(source, str) and not options.opt_level
        file = os.path.basename(options.input) if is_own else ""
        file = "" if file == "-" else file
        write_output(options.output, encode_text(report(types, name, file)), stdout)
    if options.explain_types_html:
        from spvbackend.explain.page import page

        write_output(options.explain_types_html, encode_text(page(types, options.input)), stdout)


def deliver(output: "Output", options: Options, validate: bool, stdout: TextIO) -> None:
    """Write what was asked for; nothing is written before all is known to be well."""
    if options.stop_after:
        write_output(options.output, encode_text(output.text), stdout)
        return
    if validate:
        check_output(output.binary)
    if options.filetype == "asm":
        write_output(options.output, encode_text(output.text), stdout)
    elif options.filetype == "obj":
        write_output(options.output, output.binary, stdout)


def read_input(path: str, stdin: TextIO) -> bytes:
    """The bytes of a file, or of stdin for `-`.

    Raises:
        CompileError: the file cannot be read.
    """
    if path == "-":
        return stdin.buffer.read()
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise CompileError(f"cannot read the input: {error.strerror}") from error


def decode_source(data: bytes) -> str | bytes:
    """Bitcode as it is, all else as text; LLVM itself would stop reading at a zero byte.

    Raises:
        CompileError: it is neither, with the line of the first byte that is not UTF-8.
    """
    if data.startswith(BITCODE_MAGIC):
        return data
    if not data:
        raise CompileError("the input is empty")
    if b"\0" in data:
        raise CompileError("the input is neither LLVM IR text nor bitcode")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CompileError("the input is neither bitcode nor text in UTF-8", line) from error


def check_output(binary: bytes) -> None:
    """Run spirv-val; what it rejects is our mistake."""
    from spvbackend.validate import ValidationError, find_spirv_val, validate

    if find_spirv_val() is None:
        raise CompileError(
            "spirv-val is not installed", hint="install spirv-tools or name it in SPIRV_VAL"
        )
    try:
        validate(binary)
    except ValidationError as error:
        diag = InternalError(str(error))
        diag.pass_name = "spirv-val"
        raise diag from error


def encode_text(text: str) -> bytes:
    """Strings of a module need not be UTF-8: their other bytes travel as lone surrogates."""
    return text.encode("utf-8", "surrogateescape")


def write_output(path: str, data: bytes, stdout: TextIO) -> None:
    """Write all or nothing: an earlier file stays as it was until the new one is complete.

    Raises:
        CompileError: the file cannot be written.
    """
    if path == "-":
        # What was written as text has to come before the bytes, which pass its buffer by.
        stdout.flush()
        stdout.buffer.write(data)
        stdout.buffer.flush()
        return
    # A link stays a link, its target gets replaced.
    target = os.path.realpath(path)
    try:
        if os.path.exists(target) and not stat.S_ISREG(os.stat(target).st_mode):
            # A device or a pipe must be written to, not replaced.
            with open(target, "wb") as device:
                device.write(data)
        else:
            replace_file(target, data)
    except OSError as error:
        diag = CompileError(f"cannot write the output: {error.strerror}")
        diag.file = path
        raise diag from error


def replace_file(path: str, data: bytes) -> None:
    """Write a file beside the target and rename it, which is atomic within one file system.

    A random name and mode `x` keep two runs, and a link that somebody put there, apart.
    """
    temporary = f"{path}.{os.urandom(4).hex()}.tmp"
    try:
        with open(temporary, "xb") as file:
            file.write(data)
        os.replace(temporary, path)
    # An interrupt must not leave the temporary file behind either.
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise


def help_text() -> str:
    """The text of -help, from the rows of OPTIONS."""
    rows = [(f"-{row.name}{'=' if row.metavar else ''}{row.metavar}", row.help) for row in OPTIONS]
    width = max(len(usage) for usage, _ in rows)
    lines = [f"  {usage:<{width}}  {text}" for usage, text in rows]
    return "usage: pyllc [options] [in.ll | in.bc | -]\n\n" + "\n".join(lines) + "\n"


def version_text() -> str:
    from spvbackend import __version__

    return f"pyllc {__version__}: LLVM IR to SPIR-V 1.0 to 1.6\n"
