"""pyllc: llc's command line for spvbackend. Each option may be written with one dash or two.

Input: arguments and streams. Output: an exit status, a file, messages. `main` keeps nothing between
two calls, so that tests and tools run it in process. The driver, and with it everything heavy, is
imported only once the options are known to be right.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn, TextIO, final

from spvbackend.diagnostics import (
    COMMAND,
    CompileError,
    CompileWarning,
    Diagnostic,
    InternalError,
    Unsupported,
    fields_of,
    internal_error,
    render,
    settle,
)
from spvbackend.interpreter import translating
from spvbackend.llvmir.isolate import CAN_FORK, Reading
from spvbackend.options import (
    FILE_TYPES,
    Options,
    checked_capabilities,
    checked_size,
    checked_space_map,
    checked_trap,
    checked_triple,
    parse_extensions,
)
from spvbackend.output import check_apart, write_output
from spvbackend.source import decode_source, read_file
from spvbackend.streams import let_interrupts_end, open_streams, say

if TYPE_CHECKING:
    from spvbackend.driver import Output

# Only what has to have a value may have it in the next word, as it is with LLVM's options.
FLAG: Final = 0
VALUE: Final = 1
OPTIONAL: Final = 2

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
    OptionRow("address-space-map", VALUE, "NAME|N:MEMORY,...", "what the module's numbers mean"),
    OptionRow("avoid-spirv-capabilities", VALUE, "Shader", "do not choose it where another serves"),
    OptionRow("dynamic-local-memory", VALUE, "BYTES", "size of local arrays without one"),
    OptionRow("error-format", VALUE, "text|json", "json: an object a line for each message"),
    OptionRow("error-limit", VALUE, "N", "stop at so many errors, 20 by default; 0 for no limit"),
    OptionRow("explain-types", OPTIONAL, "FUNCTION", "say why pointers have their types, instead"),
    OptionRow(
        "explain-types-html",
        VALUE,
        "FILE",
        "the same as a page; beside the output of -o",
    ),
    OptionRow("filetype", VALUE, "asm|obj|null", "text, binary or nothing; asm by default"),
    OptionRow("filter-print-funcs", VALUE, "F,G", "dumps show these functions only"),
    OptionRow("help", FLAG, "", "show this text"),
    OptionRow("mcpu", VALUE, "NAME", "accepted, has no effect"),
    OptionRow("mtriple", VALUE, "TRIPLE", "spirv32, spirv64, spirv64v1.0 ... spirv64v1.6"),
    OptionRow("o", VALUE, "FILE", "output, - for stdout; a name in .spv asks for the binary"),
    OptionRow("print-after", VALUE, "PASS,...", "show the module after these passes"),
    OptionRow("print-after-all", FLAG, "", "show the module after every pass"),
    OptionRow("print-changed", FLAG, "", "dumps show a module only where a pass changed it"),
    OptionRow("reproduce", VALUE, "FILE", "repeat the run that a reproducer holds"),
    OptionRow("reproducer", VALUE, "FILE", "where to keep the run if it ends in a bug of pyllc"),
    OptionRow("spirv-emit-op-names", FLAG, "", "write OpName for every named value"),
    OptionRow("spirv-ext", VALUE, "+A,-B|all|khr", "extensions that may be used; none by default"),
    OptionRow("spv-allow-unknown-intrinsics", OPTIONAL, "PREFIX,...", "call them as imports"),
    OptionRow("spv-emit-nonsemantic-debug-info", FLAG, "", "recognised, but not supported"),
    OptionRow("stop-after", VALUE, "PASS", "write the module as it is after this pass"),
    OptionRow("time-passes", FLAG, "", "say how long each pass took"),
    OptionRow("translator-compatibility-mode", FLAG, "", "accepted, has no effect"),
    OptionRow("trap", VALUE, "abort|return|unreachable", "what a trap does; abort if it may"),
    OptionRow("validate", FLAG, "", "run spirv-val on the result (SPIRV_VAL names another)"),
    OptionRow("verify-each", FLAG, "", "check the module after every pass, and name the pass"),
    OptionRow("verify-machineinstrs", FLAG, "", "check the machine code after each pass"),
    OptionRow("version", FLAG, "", "show the version"),
    OptionRow("w", FLAG, "", "show no warnings"),
    OptionRow("werror", FLAG, "", "treat warnings as errors"),
)
ROWS: Final[dict[str, OptionRow]] = {row.name: row for row in OPTIONS}
ERROR_FORMATS: Final = ("text", "json")
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

    def flag(self, name: str, default: bool = False) -> bool:
        """Whether a flag is set.

        Raises:
            CompileError: it has a value that is none of a flag.
        """
        text = self.last(name, str(default))
        if text.lower() not in BOOLEANS:
            raise CompileError(f"option '-{name}' is true or false, not '{text}'")
        return BOOLEANS[text.lower()]

    def items(self, name: str) -> frozenset[str]:
        """The items of all comma-separated lists that an option was given."""
        return frozenset(filter(None, ",".join(self.values.get(name, [])).split(",")))


def main_entry() -> NoReturn:
    """The command `pyllc`, which ends the process."""
    let_interrupts_end()
    stdin, stdout, stderr = open_streams()
    # What has to live until the process ends, so that it is never freed one by one.
    kept: list[object] = []
    status = main(sys.argv[1:], stdin, stdout, stderr, isolate=CAN_FORK, kept=kept)
    try:
        stdout.flush()
    except BrokenPipeError:
        pass  # The reader has gone and wants no more.
    except OSError as error:
        # What failed before has been said.
        if status == 0:
            say(stderr, f"<stdout>: error: cannot write the output: {error.strerror}\n")
            status = 1
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
        The exit status: 0, 1 for wrong or unsupported input and where the system refuses what is
        needed, 70 for a bug of ours.
    """
    # The driver does the same for itself; here the collector also stays away from what is left.
    return translating(lambda: run_command(argv, stdin, stdout, stderr, isolate, kept))


def run_command(
    argv: Sequence[str],
    stdin: TextIO,
    stdout: TextIO,
    stderr: TextIO,
    isolate: bool,
    kept: list[object] | None,
) -> int:
    """What `main` does, with diagnostics reported."""
    # Known before the first message: even a wrong option is told in this form.
    run = Command(Options(), stdin, stdout, stderr)
    run.options.error_format = wanted_format(argv)
    try:
        run.do(argv, isolate, kept)
    except Diagnostic as diag:
        return run.fail(diag)
    except BrokenPipeError:
        # The reader of the output has gone, which head does on purpose: no message.
        return 1
    except MemoryError:
        return run.fail(CompileError("there is not enough memory for the translation"))
    except OSError as error:
        name = f" ('{error.filename}')" if error.filename else ""
        return run.fail(CompileError(f"the system refused a call: {error.strerror}{name}"))
    except Exception as error:
        # The driver names the pass of whatever a pass raises; this is for the rest of the way.
        return run.fail(internal_error(error, "pyllc"))
    return 0


@final
class Command:
    """One run of the command: its options, its streams and, once it has been read, its input."""

    __slots__ = ("options", "source", "stderr", "stdin", "stdout")

    def __init__(self, options: Options, stdin: TextIO, stdout: TextIO, stderr: TextIO) -> None:
        self.options = options
        self.stdin: Final = stdin
        self.stdout: Final = stdout
        self.stderr: Final = stderr
        self.source: str | bytes = ""

    def do(self, argv: Sequence[str], isolate: bool, kept: list[object] | None) -> None:
        """Read, translate or explain, and write; arguments are those of `main`."""
        arguments = split_arguments(argv)
        if arguments.flag("help") or arguments.flag("version"):
            text = help_text() if arguments.flag("help") else version_text()
            write_output("-", encode_text(text), self.stdout)
            return
        repeats = arguments.last("reproduce")
        if repeats:
            self.load(repeats)
        options = self.options
        fill_options(options, arguments)
        if not repeats:
            check_files(options, self.stdin)
            self.source = decode_source(read_input(options.input, self.stdin))
        explains = options.explain_types is not None or bool(options.explain_types_html)
        # The page comes beside the output that is asked for, the report in its place.
        translates = not explains or ("o" in arguments.values and options.explain_types is None)
        if explains:
            self.explain(isolate)
        if translates:
            output = self.translate(isolate)
            if kept is not None:
                kept.append(output)
            deliver(output, options, self.stdout)

    def load(self, path: str) -> None:
        """Take input and options from a reproducer; those of the command line come on top."""
        from spvbackend.reproducer import read_record

        self.options.input = path
        error_format = self.options.error_format
        self.source, self.options, builtins = read_record(read_file(path))
        self.options.error_format = error_format
        if builtins:
            names = ", ".join(builtins)
            self.show(CompileWarning(f"the run had builtins of its own, which are gone: {names}"))

    def reading(self, isolate: bool) -> Reading | None:
        """A child process that reads the input, where there is to be one."""
        # Forked before the driver is imported: the child reads while the parent imports.
        options = self.options
        bits, level = options.address_bits(), options.opt_level
        return Reading(self.source, bits, level) if isolate else None

    def translate(self, isolate: bool) -> "Output":
        """Run the driver, which is imported while the child reads."""
        reading = self.reading(isolate)
        from spvbackend import driver

        return driver.run(self.source, self.options, self.stderr, reading, listener=self.show)

    def explain(self, isolate: bool) -> None:
        """Write what inference decided and why, as text, as a page, or both."""
        reading = self.reading(isolate)
        from spvbackend import driver

        options = self.options
        types, listing = driver.explain_beside_spirv(
            self.source, options, self.stderr, reading, bool(options.explain_types_html)
        )
        if options.explain_types is not None:
            from spvbackend.explain.text import report

            name = options.explain_types.removeprefix("@")
            if name and name not in types.functions:
                raise CompileError(f"there is no function '@{name}' to explain")
            # Only then are the lines those of the user's file.
            is_own = isinstance(self.source, str) and not options.opt_level
            file = os.path.basename(options.input) if is_own else ""
            file = "" if file == "-" else file
            write_output(options.output, encode_text(report(types, name, file)), self.stdout)
        if options.explain_types_html:
            from spvbackend.explain.page import page

            text = page(types, options.input, listing)
            write_output(options.explain_types_html, encode_text(text), self.stdout)

    def show(self, diag: Diagnostic) -> None:
        """Write a diagnostic, in the form that is asked for."""
        settle(diag, COMMAND, "" if self.options.input == "-" else self.options.input)
        if self.options.error_format == "json":
            import json  # which a person who reads does without

            say(self.stderr, json.dumps(fields_of(diag)) + "\n")
        else:
            say(self.stderr, render(diag) + "\n")

    def fail(self, diag: Diagnostic) -> int:
        """Write an error and those found beside it; the exit status is that of the first."""
        if isinstance(diag, InternalError) and self.source:
            self.keep(diag)
        for shown in (diag, *diag.others):
            self.show(shown)
        return diag.exit_code

    def keep(self, error: InternalError) -> None:
        """Leave the run in a file, where one is named, and say how to repeat it."""
        name = self.options.reproducer
        if not name:
            error.hint = "pass --reproducer=FILE to have in one file what a report needs"
            return
        from spvbackend.reproducer import record

        text = record(self.source, self.options, render(error), self.options.input)
        try:
            write_output(name, encode_text(text), self.stdout)
        except CompileError as failure:
            error.others.append(failure)
        else:
            error.hint = f"the run is in '{name}': pyllc --reproduce={name} repeats it"


def wanted_format(argv: Sequence[str]) -> str:
    """The form of messages, found before the options are known to be right."""
    form = "text"
    for index, word in enumerate(argv):
        name, joined, value = word.lstrip("-").partition("=")
        if name == "error-format" and word.startswith("-"):
            form = value if joined else "".join(argv[index + 1 : index + 2])
    return form


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
    if arguments.flag("spv-emit-nonsemantic-debug-info"):
        raise Unsupported("option '-spv-emit-nonsemantic-debug-info': debug info is not translated")
    options.triple = checked_triple(arguments.last("mtriple", options.triple))
    spaces = arguments.last("address-space-map", options.address_space_map)
    options.address_space_map = checked_space_map(spaces)
    if "dynamic-local-memory" in arguments.values:
        size = arguments.last("dynamic-local-memory")
        if not size.isdecimal():
            raise CompileError(f"bad size of local memory '{size}': it is a number of bytes")
        options.dynamic_local_memory = checked_size(int(size))
    level = arguments.last("O", str(options.opt_level))
    if level not in ("0", "1", "2", "3"):
        raise CompileError(f"bad optimisation level '{level}': it is 0, 1, 2 or 3")
    options.opt_level = int(level)
    if "spirv-ext" in arguments.values:
        options.extensions = parse_extensions(",".join(arguments.values["spirv-ext"]))
    options.trap = checked_trap(arguments.last("trap", options.trap), options.extensions)
    options.avoid_capabilities |= checked_capabilities(arguments.items("avoid-spirv-capabilities"))
    if "spv-allow-unknown-intrinsics" in arguments.values:
        prefixes = arguments.items("spv-allow-unknown-intrinsics")
        options.allow_unknown_intrinsics = tuple(sorted(prefixes))
    limit = arguments.last("error-limit", str(options.error_limit))
    if not limit.isdecimal():
        raise CompileError(f"bad error limit '{limit}': it is a number")
    options.error_limit = int(limit)
    options.warnings = not arguments.flag("w", not options.warnings)
    options.werror = arguments.flag("werror", options.werror)
    options.verify_each = arguments.flag("verify-each", options.verify_each)
    options.verify = arguments.flag("verify-machineinstrs", options.verify) or options.verify_each
    options.validate = arguments.flag("validate", options.validate)
    options.emit_op_names = arguments.flag("spirv-emit-op-names", options.emit_op_names)
    options.print_after |= arguments.items("print-after")
    options.print_after_all = arguments.flag("print-after-all", options.print_after_all)
    options.print_changed = arguments.flag("print-changed", options.print_changed)
    options.filter_func |= arguments.items("filter-print-funcs") - {"*"}
    options.stop_after = arguments.last("stop-after", options.stop_after)
    options.time_passes = arguments.flag("time-passes", options.time_passes)
    options.reproducer = arguments.last("reproducer")
    if options.error_format not in ERROR_FORMATS:
        raise CompileError(f"bad format of messages '{options.error_format}': it is text or json")
    if "explain-types" in arguments.values:
        options.explain_types = arguments.last("explain-types")
    options.explain_types_html = arguments.last("explain-types-html", options.explain_types_html)
    fill_files(options, arguments)


def fill_files(options: Options, arguments: Arguments) -> None:
    """Names and kind of the files; a dump goes to stdout unless told otherwise.

    The output is beside the input, as llc's is; what comes from stdin goes to stdout.
    """
    repeats = arguments.last("reproduce")
    if repeats and arguments.inputs:
        raise CompileError(f"the input is the reproducer's, and not '{arguments.inputs[0]}'")
    source = arguments.inputs[0] if arguments.inputs else options.input
    output = arguments.last("o")
    kind = "obj" if output.endswith(".spv") else options.filetype
    options.filetype = arguments.last("filetype", kind)
    if options.filetype not in FILE_TYPES:
        raise CompileError(f"bad file type '{options.filetype}': it is asm, obj or null")
    stem, suffix = os.path.splitext(source)
    is_text = bool(options.stop_after) or options.explain_types is not None
    if not output and (source == "-" or is_text or repeats):
        output = "-"
    elif not output:
        stem = stem if suffix in INPUT_SUFFIXES else source
        output = stem + OUTPUT_SUFFIX[options.filetype]
    options.input, options.output = source, output


def check_files(options: Options, stdin: TextIO) -> None:
    """Refuse names of outputs that are the input's.

    Raises:
        CompileError: one of them is.
    """
    is_written = options.filetype != "null" or options.stop_after
    for name in (options.output if is_written else "", options.explain_types_html,
                 options.reproducer):  # fmt: skip
        if name:
            check_apart(name, options.input, stdin)


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


def help_text() -> str:
    """The text of -help, from the rows of OPTIONS."""
    rows = [(f"-{row.name}{'=' if row.metavar else ''}{row.metavar}", row.help) for row in OPTIONS]
    width = max(len(usage) for usage, _ in rows)
    lines = [f"  {usage:<{width}}  {text}" for usage, text in rows]
    return "usage: pyllc [options] [in.ll | in.bc | -]\n\n" + "\n".join(lines) + "\n"


def version_text() -> str:
    from spvbackend.version import VERSION

    return f"pyllc {VERSION}: LLVM IR to SPIR-V 1.0 to 1.6\n"
