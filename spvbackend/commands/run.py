"""Runs a command: reads, translates or explains, writes, and reports.

Input: a command, its arguments and its streams. Output: an exit status, files, messages. `main`
keeps no state between two calls, so that tests and tools run it in process. The driver, which
imports the heavy modules, is imported only after the options are checked.
"""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn, TextIO, final

from spvbackend.commands.arguments import Arguments, Tool, help_text, split_arguments, wanted_format
from spvbackend.commands.client import PACKAGE
from spvbackend.commands.files import (
    check_files,
    deliver,
    encode_text,
    input_names,
    name_files,
    prepare_outputs,
    read_input,
)
from spvbackend.commands.shared import worker_count
from spvbackend.diagnostics import (
    COMMAND,
    CompileError,
    CompileWarning,
    Diagnostic,
    InternalError,
    fields_of,
    internal_error,
    render,
    settle,
)
from spvbackend.interpreter import translating
from spvbackend.options import Options
from spvbackend.output import write_output
from spvbackend.reading import Reading
from spvbackend.reading.child import CAN_FORK
from spvbackend.reading.source import decode_source, read_file
from spvbackend.streams import let_interrupts_end, open_streams, say

if TYPE_CHECKING:
    from spvbackend.cache.entry import Entry
    from spvbackend.cache.store import Cache
    from spvbackend.commands.conversions import Conversion
    from spvbackend.commands.depfile import Depfile
    from spvbackend.driver import Output

DEPFILE_OPTIONS: Final = frozenset(("MD", "MF", "MP", "MQ", "MT"))


def main_entry(tool: Tool) -> NoReturn:
    """Run the command as a program, and end the process."""
    let_interrupts_end()
    # A collection at the end would be wasted, as the end of the process frees everything.
    gc.disable()
    # Objects that live until the process ends, so that they are not freed one by one.
    kept: list[object] = []
    status = run_program(tool, sys.argv[1:], kept=kept)
    # The end of the process frees the translation's objects faster than the interpreter does.
    os._exit(status)


def run_program(
    tool: Tool, argv: Sequence[str], *, kept: list[object] | None = None, reads_here: bool = False
) -> int:
    """Run a command with the standard streams of this process.

    Args:
        tool: the command.
        argv: the arguments after the command's name.
        kept: a list for objects that need not be freed before the process ends.
        reads_here: whether LLVM reads input without risk in this process.

    Returns:
        The exit status, as `main` returns it.
    """
    stdin, stdout, stderr = open_streams()
    status = main(
        tool, argv, stdin, stdout, stderr, isolate=CAN_FORK, kept=kept, reads_here=reads_here
    )
    try:
        stdout.flush()
    except BrokenPipeError:
        pass  # The reader has closed the pipe.
    except OSError as error:
        # A failed run has written its error.
        if status == 0:
            say(stderr, f"<stdout>: error: cannot write the output: {error.strerror}\n")
            status = 1
    return status


def main(
    tool: Tool,
    argv: Sequence[str],
    stdin: TextIO,
    stdout: TextIO,
    stderr: TextIO,
    *,
    isolate: bool = False,
    kept: list[object] | None = None,
    reads_here: bool = False,
) -> int:
    """Run a command in this process.

    Args:
        tool: the command.
        argv: the arguments after the command's name.
        stdin: the stream for the input `-`; its bytes are read.
        stdout: the stream for the output `-`.
        stderr: the stream for messages, dumps and times.
        isolate: let LLVM read the module in a child process, so that its abort is an error, and
            let several processes translate several inputs.
        kept: a list for objects that need not be freed before the process ends.
        reads_here: let LLVM read input without risk in this process, though a child could.

    Returns:
        The exit status: 0, 1 for wrong or unsupported input and for errors of the system, 70 for an
        internal error. The worst of several inputs counts.
    """
    command = Command(tool, argv, stdin, stdout, stderr, isolate, kept)
    command.reads_here = reads_here
    # The driver also stops the collector; this call covers the rest of the run.
    return translating(command.run)


@final
class Command:
    """One run of a command.

    Attributes:
        arguments: the parsed command line.
        cache: the cache of translations, None for none.
        conversion: what the command does instead of a translation, None for a translation.
        jobs: the options of each input.
        options: the options of the current job.
        read_files: the response files of the command line.
        reads_here: whether LLVM reads input without risk in this process, though a child could.
        source: the input of the current job, once it is read.
    """

    __slots__ = (
        "argv", "arguments", "cache", "conversion", "isolate", "jobs", "kept", "options",
        "read_files", "reads_here", "source", "stderr", "stdin", "stdout", "tool",
    )  # fmt: skip

    def __init__(
        self,
        tool: Tool,
        argv: Sequence[str],
        stdin: TextIO,
        stdout: TextIO,
        stderr: TextIO,
        isolate: bool,
        kept: list[object] | None,
    ) -> None:
        self.tool: Final = tool
        self.argv: Final = argv
        self.stdin: Final = stdin
        self.stdout: Final = stdout
        self.stderr: Final = stderr
        self.isolate: Final = isolate
        self.kept: Final = kept
        self.arguments = Arguments({}, [])
        self.cache: Cache | None = None
        self.conversion: Conversion | None = None
        self.jobs: list[Options] = []
        self.options = Options()
        self.read_files: list[str] = []
        self.reads_here = False
        self.source: str | bytes = ""

    def copied(self, stdout: TextIO, stderr: TextIO) -> "Command":
        """Return a copy of the command with other streams, for one of its jobs."""
        copy = Command(self.tool, self.argv, self.stdin, stdout, stderr, self.isolate, None)
        copy.arguments = self.arguments
        copy.cache = self.cache
        copy.conversion = self.conversion
        copy.read_files = self.read_files
        copy.reads_here = self.reads_here
        return copy

    def run(self) -> int:
        """Run the command and report diagnostics; return the exit status."""
        # Set before the first message, which may be about a wrong option.
        self.options.error_format = wanted_format(self.argv)
        status = self.guarded(self._plan)
        if len(self.jobs) > 1:
            from spvbackend.commands.many import run_jobs

            return max(status, run_jobs(self))
        for options in self.jobs:
            status = max(status, self.run_job(options))
        return status

    def run_job(self, options: Options) -> int:
        """Read, translate or explain, and write one input; return the exit status."""
        self.options = options
        if self.kept is not None:
            # Otherwise the objects of the input before would be kept as well.
            self.kept.clear()
        status = self.guarded(self._do)
        self.source = ""
        return status

    def answer_job(self, options: Options) -> tuple[bool, int]:
        """Do a job from the cache; return whether the cache has it, and the exit status."""
        self.options = options
        answers: list[Entry] = []
        status = self.guarded(lambda: self._answer(answers))
        return bool(answers), status

    def _answer(self, answers: "list[Entry]") -> None:
        """Write the cache's entry and append it to the answers."""
        from spvbackend.cache.key import key_of
        from spvbackend.cache.use import cached_entry

        self._read_source()
        if self.cache is None:
            return
        entry = cached_entry(self.cache, key_of(self.source, self.options), self.show)
        if entry is not None:
            answers.append(entry)
            deliver(*entry[:3], self.options, self.stdout)
            self._write_depfile()

    def guarded(self, work: Callable[[], None]) -> int:
        """Do a part of the work, and report its error; return the exit status."""
        try:
            work()
        except Diagnostic as diag:
            return self._fail(diag)
        except BrokenPipeError:
            # The reader has closed the pipe, as head does: no message.
            return 1
        except MemoryError:
            return self._fail(CompileError("not enough memory for the translation"))
        except OSError as error:
            name = f" ('{error.filename}')" if error.filename else ""
            return self._fail(CompileError(f"the system refused a call: {error.strerror}{name}"))
        except Exception as error:
            # The driver handles errors of passes; this one comes from elsewhere.
            return self._fail(internal_error(error, self.tool.name))
        return 0

    def _plan(self) -> None:
        """Read the command line and set the jobs, or write the text that it asks for."""
        argv = self.argv
        if any(word.startswith("@") for word in argv):
            from spvbackend.commands.response import expand

            argv = expand(argv, self.read_files)
            self.options.error_format = wanted_format(argv)
        arguments = self.arguments = split_arguments(argv, self.tool.table)
        if text := self._asked_text(arguments):
            write_output("-", encode_text(text), self.stdout)
            return
        repeats = arguments.last("reproduce")
        worker_count(arguments)
        self.conversion = self.tool.choose(arguments)
        names_cache = "cache-dir" in arguments.values or "cache-size" in arguments.values
        if names_cache and self.conversion is None:
            from spvbackend.commands.cached import open_cache

            self.cache = open_cache(arguments)
        jobs = []
        for name in input_names(arguments):
            options = self._load(repeats) if repeats else Options()
            options.input = options.input if repeats else name
            self.tool.fill(options, arguments)
            name_files(self.tool, options, arguments)
            self._depfile(options)
            jobs.append(options)
        prepare_outputs(jobs, arguments.last("output-dir"))
        self.jobs = jobs

    def _load(self, path: str) -> Options:
        """Take input and options from a reproducer; the command line overrides them."""
        from spvbackend.reproducer import read_record

        self.options.input = path
        self.source, options, builtins = read_record(read_file(path))
        if builtins:
            names = ", ".join(builtins)
            self.show(CompileWarning(f"the run's own builtins are lost: {names}"))
        options.error_format = self.options.error_format
        self.options = options
        return options

    def _do(self) -> None:
        """Do the current job, and raise its errors."""
        self._make()
        self._write_depfile()

    def _depfile(self, options: Options) -> "Depfile | None":
        """Return the depfile of a job, None for none.

        Raises:
            CompileError: the options about it are wrong.
        """
        if DEPFILE_OPTIONS.isdisjoint(self.arguments.values):
            return None
        from spvbackend.commands.depfile import plan_depfile

        return plan_depfile(self.arguments, options, self.stdin)

    def _write_depfile(self) -> None:
        """Write the depfile of the current job, which has succeeded."""
        depfile = self._depfile(self.options)
        if depfile is not None:
            first = self.arguments.last("reproduce") or self.options.input
            depfile.write(first, self.read_files, self.stdout)

    def _make(self) -> None:
        """Do the current job without its depfile."""
        options = self.options
        if self.conversion is not None:
            check_files(self.tool, options, self.stdin)
            source = read_input(options.input, self.stdin)
            converted = self.conversion.convert(source, options.output)
            write_output(options.output, converted, self.stdout)
            return
        self._read_source()
        if options.reflect == "":
            self._translate(self.show)
            return
        texts = []
        if options.explain_types is not None or options.explain_types_html:
            texts += self._explain()
        if options.explain_extensions:
            texts.append(self._explain_needs())
        if texts:
            # The reports replace the output.
            text = self._lines_note() + "\n".join(filter(None, texts))
            write_output(options.output, encode_text(text), self.stdout)
            return
        # With -o, a page accompanies the output.
        is_named = "o" in self.arguments.values
        if is_named or not options.explain_types_html:
            if self.cache is None:
                made = self._translate(self.show)
            else:
                made = self._translate_cached(self.cache)
            deliver(*made, options, self.stdout)

    def _read_source(self) -> None:
        """Read the input, unless a reproducer has it."""
        if not self.arguments.last("reproduce"):
            check_files(self.tool, self.options, self.stdin)
            self.source = decode_source(read_input(self.options.input, self.stdin))

    def _reading(self) -> Reading:
        """Return the reading of the input; a child process starts it, if there is to be one."""
        reading = Reading(self.source, self.options)
        # Forked before the driver is imported: the child reads while the parent imports.
        is_isolated = self.isolate and reading.needs_llvm()
        if is_isolated and not (self.reads_here and self._may_read_here(reading)):
            reading.fork()
        return reading

    def _may_read_here(self, reading: Reading) -> bool:
        """Whether LLVM may read in this process; a child costs more than a small kernel."""
        from spvbackend.commands.many import load_library
        from spvbackend.reading.ways import may_read_here

        # A child, if one is needed, inherits the loaded library.
        load_library()
        return may_read_here(reading)

    def _translate(self, listener: Callable[[CompileWarning], None]) -> tuple[bytes, str, str]:
        """Run the driver, which is imported while the child reads.

        Returns:
            The binary, its text, and the Vulkan version of a shader.
        """
        reading = self._reading()
        from spvbackend import driver

        keeps = self.kept is not None
        output = driver.run(
            self.source, self.options, self.stderr, reading, listener=listener, keeps=keeps
        )
        if self.kept is not None:
            self.kept.append(output)
        if self.options.reflect is not None:
            self._reflect(output)
        return output.binary, output.text, output.api_version

    def _reflect(self, output: "Output") -> None:
        """Write the launch data of a translation's kernels."""
        from spvbackend.translation.launch_report import launch_report

        options = self.options
        if options.stop_after:
            name = options.stop_after
            raise CompileError(f"pass '{name}' comes before the launch data of kernels exist")
        text = launch_report(
            output.binary,
            output.entry_points,
            output.module_data,
            output.formats,
            output.api_version,
            output.samplers,
        )
        write_output(options.reflect or options.output, encode_text(text), self.stdout)

    def _translate_cached(self, cache: "Cache") -> tuple[bytes, str, str]:
        """Translate through the cache: return its entry, or add one."""
        from spvbackend.cache.entry import Entry
        from spvbackend.cache.use import NO_BUILTINS, translated

        def make(listener: Callable[[CompileWarning], None]) -> Entry:
            return Entry(*self._translate(listener), ())

        entry = translated(cache, self.source, self.options, NO_BUILTINS, self.show, make)
        return entry[:3]

    def _explain(self) -> list[str]:
        """Explain the types of inference: return the text, write the page, or both."""
        reading = self._reading()
        from spvbackend import driver

        options = self.options
        types, listing = driver.explain_beside_spirv(
            self.source, options, self.stderr, reading, bool(options.explain_types_html)
        )
        texts = []
        if options.explain_types is not None:
            from spvbackend.explain.text import report

            name = options.explain_types.removeprefix("@")
            if name and name not in types.functions:
                raise CompileError(f"there is no function '@{name}' to explain")
            texts.append(report(types, name, self._own_file()))
        if options.explain_types_html:
            from spvbackend.explain.page import page

            text = page(types, options.input, listing)
            write_output(options.explain_types_html, encode_text(text), self.stdout)
        return texts

    def _explain_needs(self) -> str:
        """Explain what the module needs of a consumer, and which code needs it."""
        reading = self._reading()
        from spvbackend import driver
        from spvbackend.explain.needs import report

        options = self.options
        needs = driver.explain_needs(self.source, options, self.stderr, reading)
        return report(needs, self._own_file())

    def _lines_note(self) -> str:
        """Return a note on the text whose lines are named, if it is not the user's file."""
        if isinstance(self.source, str) and not self.options.opt_level:
            return ""
        level = f" -O{self.options.opt_level}" if self.options.opt_level else ""
        return f"line numbers are those of {self.tool.name}{level} -stop-after=read\n"

    def _own_file(self) -> str:
        """Return the file whose lines an explanation names, "" for none."""
        # Only text that LLVM does not optimise has the lines of the user's file.
        is_own = isinstance(self.source, str) and not self.options.opt_level
        file = os.path.basename(self.options.input) if is_own else ""
        return "" if file == "-" else file

    def show(self, diag: Diagnostic) -> None:
        """Write a diagnostic, as text or JSON."""
        settle(diag, COMMAND, "" if self.options.input == "-" else self.options.input)
        if self.options.error_format == "json":
            import json  # only JSON needs it

            say(self.stderr, json.dumps(fields_of(diag)) + "\n")
        else:
            say(self.stderr, render(diag, self.tool.name) + "\n")

    def _fail(self, diag: Diagnostic) -> int:
        """Write an error and its companions; return the exit status of the first."""
        if isinstance(diag, InternalError) and self.source:
            self._keep(diag)
        for shown in (diag, *diag.others):
            self.show(shown)
        return diag.exit_code

    def _keep(self, error: InternalError) -> None:
        """Write the run to the reproducer, if one is named; hint how to repeat it."""
        name = self.options.reproducer
        if not name:
            error.hint = "pass --reproducer=FILE to save the run in a file for a report"
            return
        from spvbackend.reproducer import record

        text = record(self.source, self.options, render(error), self.options.input)
        try:
            write_output(name, encode_text(text), self.stdout)
        except CompileError as failure:
            error.others.append(failure)
        else:
            error.hint = f"the run is in '{name}': pyllc --reproduce={name} repeats it"

    def _asked_text(self, arguments: Arguments) -> str:
        """Return the help, version or list that a command line asks for, "" for none."""
        if arguments.flag("help"):
            return help_text(self.tool.usage, self.tool.table)
        if arguments.flag("version"):
            return self._version()
        if arguments.flag("cmake-dir"):
            return os.path.join(PACKAGE, "cmake") + "\n"
        if "help" in arguments.items("spirv-ext"):
            from spvbackend.target.extension_rows.table import list_extensions

            return list_extensions()
        if arguments.last("target-profile") == "help":
            from spvbackend.target.profiles import list_profiles

            return list_profiles()
        return ""

    def _version(self) -> str:
        from spvbackend.version import VERSION

        text = f"{self.tool.name} {VERSION}: LLVM IR to SPIR-V 1.0 to 1.6\n"
        if self.tool.says_llvm:
            import llvmlite.binding as llvm

            text += f"  LLVM version {'.'.join(map(str, llvm.llvm_version_info))}\n"
        return text
