"""What a run of a command does: reads, translates or explains, writes, and reports.

Input: a command, its arguments and its streams. Output: an exit status, files, messages. `main`
keeps nothing between two calls, so that tests and tools run it in process. The driver, and with it
everything heavy, is imported only once the options are known to be right.
"""

import gc
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NoReturn, TextIO, final

from spvbackend.commands.arguments import (
    Arguments,
    Tool,
    help_text,
    split_arguments,
    wanted_format,
)
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
    from spvbackend.driver import Output


def main_entry(tool: Tool) -> NoReturn:
    """The command as a program, which ends the process."""
    let_interrupts_end()
    # Once the work is done it would look at all that is left, which the end of the process frees.
    gc.disable()
    # What has to live until the process ends, so that it is never freed one by one.
    kept: list[object] = []
    status = run_program(tool, sys.argv[1:], kept=kept)
    # The end of the process frees what the translation made, faster than the interpreter can.
    os._exit(status)


def run_program(
    tool: Tool,
    argv: Sequence[str],
    *,
    kept: list[object] | None = None,
    reads_here: bool = False,
) -> int:
    """Run a command with the standard streams of this process.

    Args:
        tool: the command.
        argv: the arguments after the command's name.
        kept: takes what need not be freed before the process ends.
        reads_here: whether LLVM reads what is no risk in this process.

    Returns:
        The exit status, as `main` has it.
    """
    stdin, stdout, stderr = open_streams()
    status = main(
        tool, argv, stdin, stdout, stderr, isolate=CAN_FORK, kept=kept, reads_here=reads_here
    )
    try:
        stdout.flush()
    except BrokenPipeError:
        pass  # The reader has gone and wants no more.
    except OSError as error:
        # What failed before has been said.
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
        stdin: where the input `-` comes from; its bytes are read.
        stdout: where the output `-` goes.
        stderr: where messages, dumps and times go.
        isolate: let LLVM read the module in a child process, so that its abort is an error, and
            several inputs be translated by several processes.
        kept: takes what need not be freed before the process ends.
        reads_here: let LLVM read what is no risk in this process, though a child could.

    Returns:
        The exit status: 0, 1 for wrong or unsupported input and where the system refuses what is
        needed, 70 for a bug of ours. Of several inputs the worst one decides.
    """
    command = Command(tool, argv, stdin, stdout, stderr, isolate, kept)
    command.reads_here = reads_here
    # The driver does the same for itself; here the collector also stays away from what is left.
    return translating(command.run)


@final
class Command:
    """One run of a command.

    Attributes:
        arguments: the command line, once it has been taken apart.
        cache: where translations are kept, None for nowhere.
        jobs: what there is to do, one for each input.
        options: those of the job at hand.
        reads_here: whether LLVM reads what is no risk in this process, though a child could.
        source: the input of the job at hand, once that has been read.
    """

    __slots__ = ("argv", "arguments", "cache", "isolate", "jobs", "kept", "options", "reads_here",
                 "source", "stderr", "stdin", "stdout", "tool")  # fmt: skip

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
        self.jobs: list[Options] = []
        self.options = Options()
        self.reads_here = False
        self.source: str | bytes = ""

    def copied(self, stdout: TextIO, stderr: TextIO) -> "Command":
        """The same command with other streams, to do one of its jobs."""
        copy = Command(self.tool, self.argv, self.stdin, stdout, stderr, self.isolate, None)
        copy.arguments = self.arguments
        copy.cache = self.cache
        copy.reads_here = self.reads_here
        return copy

    def run(self) -> int:
        """All of it, with diagnostics reported; the exit status."""
        # Known before the first message: even a wrong option is told in this form.
        self.options.error_format = wanted_format(self.argv)
        status = self.guarded(self._plan)
        if len(self.jobs) > 1:
            from spvbackend.commands.many import run_jobs

            return max(status, run_jobs(self))
        for options in self.jobs:
            status = max(status, self.run_job(options))
        return status

    def run_job(self, options: Options) -> int:
        """Read, translate or explain, and write, for one input; the exit status."""
        self.options = options
        if self.kept is not None:
            # What is left of the input before would be kept beside what this one makes.
            self.kept.clear()
        status = self.guarded(self._do)
        self.source = ""
        return status

    def answer_job(self, options: Options) -> tuple[bool, int]:
        """Do a job by the cache alone: whether that has its translation, and the exit status."""
        self.options = options
        answers: list[Entry] = []
        status = self.guarded(lambda: self._answer(answers))
        return bool(answers), status

    def _answer(self, answers: "list[Entry]") -> None:
        """Write what the cache has, which is put among the answers."""
        from spvbackend.cache.key import key_of
        from spvbackend.cache.use import cached_entry

        self._read_source()
        if self.cache is None:
            return
        entry = cached_entry(self.cache, key_of(self.source, self.options), self.show)
        if entry is not None:
            answers.append(entry)
            deliver(*entry[:3], self.options, self.stdout)

    def guarded(self, work: Callable[[], None]) -> int:
        """Do a part of the work, and report what it ends in."""
        try:
            work()
        except Diagnostic as diag:
            return self._fail(diag)
        except BrokenPipeError:
            # The reader of the output has gone, which head does on purpose: no message.
            return 1
        except MemoryError:
            return self._fail(CompileError("there is not enough memory for the translation"))
        except OSError as error:
            name = f" ('{error.filename}')" if error.filename else ""
            return self._fail(CompileError(f"the system refused a call: {error.strerror}{name}"))
        except Exception as error:
            # The driver names the pass of whatever a pass raises; this is for the rest of the way.
            return self._fail(internal_error(error, self.tool.name))
        return 0

    def _plan(self) -> None:
        """Read the command line: the jobs are there afterwards, unless it only asks for a text."""
        argv = self.argv
        if any(word.startswith("@") for word in argv):
            from spvbackend.commands.response import expand

            argv = expand(argv)
            self.options.error_format = wanted_format(argv)
        arguments = self.arguments = split_arguments(argv, self.tool.table)
        if text := self._asked_text(arguments):
            write_output("-", encode_text(text), self.stdout)
            return
        repeats = arguments.last("reproduce")
        worker_count(arguments)
        if "cache-dir" in arguments.values or "cache-size" in arguments.values:
            from spvbackend.commands.cached import open_cache

            self.cache = open_cache(arguments)
        jobs = []
        for name in input_names(arguments):
            options = self._load(repeats) if repeats else Options()
            options.input = options.input if repeats else name
            self.tool.fill(options, arguments)
            name_files(self.tool, options, arguments)
            jobs.append(options)
        prepare_outputs(jobs, arguments.last("output-dir"))
        self.jobs = jobs

    def _load(self, path: str) -> Options:
        """Take input and options from a reproducer; those of the command line come on top."""
        from spvbackend.reproducer import read_record

        self.options.input = path
        self.source, options, builtins = read_record(read_file(path))
        if builtins:
            names = ", ".join(builtins)
            self.show(CompileWarning(f"the run had builtins of its own, which are gone: {names}"))
        options.error_format = self.options.error_format
        self.options = options
        return options

    def _do(self) -> None:
        """What a job is, with what goes wrong raised."""
        options = self.options
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
            # The reports come in the place of the output.
            text = self._lines_note() + "\n".join(filter(None, texts))
            write_output(options.output, encode_text(text), self.stdout)
            return
        # A page comes beside the output that is asked for.
        is_named = "o" in self.arguments.values
        if is_named or not options.explain_types_html:
            if self.cache is None:
                made = self._translate(self.show)
            else:
                made = self._translate_cached(self.cache)
            deliver(*made, options, self.stdout)

    def _read_source(self) -> None:
        """Read the input; that of a reproducer is there already."""
        if not self.arguments.last("reproduce"):
            check_files(self.tool, self.options, self.stdin)
            self.source = decode_source(read_input(self.options.input, self.stdin))

    def _reading(self) -> Reading:
        """The input, which a child process begins to read where there is to be one."""
        reading = Reading(self.source, self.options)
        # Forked before the driver is imported: the child reads while the parent imports.
        if self.isolate and not (self.reads_here and self._may_read_here(reading)):
            reading.fork()
        return reading

    def _may_read_here(self, reading: Reading) -> bool:
        """Whether LLVM may read in this process, as a child costs more than a small kernel."""
        from spvbackend.commands.many import load_library
        from spvbackend.reading.ways import may_read_here

        # Where there is a child after all, it finds the library loaded.
        load_library()
        return may_read_here(reading)

    def _translate(self, listener: Callable[[CompileWarning], None]) -> tuple[bytes, str, str]:
        """Run the driver, which is imported while the child reads.

        Returns:
            The binary, its text, and the version of Vulkan that a shader is for.
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
        """Write how the kernels of a translation are launched."""
        from spvbackend.translation.launch_report import launch_report

        options = self.options
        if options.stop_after:
            name = options.stop_after
            raise CompileError(f"pass '{name}' comes before it is known how kernels are launched")
        text = launch_report(
            output.binary,
            output.entry_points,
            output.module_data,
            output.formats,
            output.api_version,
        )
        write_output(options.reflect or options.output, encode_text(text), self.stdout)

    def _translate_cached(self, cache: "Cache") -> tuple[bytes, str, str]:
        """The same of what the cache has, or gets."""
        from spvbackend.cache.entry import Entry
        from spvbackend.cache.use import NO_BUILTINS, translated

        def make(listener: Callable[[CompileWarning], None]) -> Entry:
            return Entry(*self._translate(listener), ())

        entry = translated(cache, self.source, self.options, NO_BUILTINS, self.show, make)
        return entry[:3]

    def _explain(self) -> list[str]:
        """What inference decided and why, as text, as a page that is written, or both."""
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
        """What the module needs of a consumer, and what asked for it."""
        reading = self._reading()
        from spvbackend import driver
        from spvbackend.explain.needs import report

        options = self.options
        needs = driver.explain_needs(self.source, options, self.stderr, reading)
        return report(needs, self._own_file())

    def _lines_note(self) -> str:
        """Which text the lines of an explanation are of, where it is none of the user's files."""
        if isinstance(self.source, str) and not self.options.opt_level:
            return ""
        level = f" -O{self.options.opt_level}" if self.options.opt_level else ""
        return f"lines are of the module as {self.tool.name}{level} -stop-after=read writes it\n"

    def _own_file(self) -> str:
        """The name of the file that lines of an explanation are of, "" where it has none."""
        # Only of text that is not optimised first are the lines those of the user's file.
        is_own = isinstance(self.source, str) and not self.options.opt_level
        file = os.path.basename(self.options.input) if is_own else ""
        return "" if file == "-" else file

    def show(self, diag: Diagnostic) -> None:
        """Write a diagnostic, in the form that is asked for."""
        settle(diag, COMMAND, "" if self.options.input == "-" else self.options.input)
        if self.options.error_format == "json":
            import json  # which a person who reads does without

            say(self.stderr, json.dumps(fields_of(diag)) + "\n")
        else:
            say(self.stderr, render(diag, self.tool.name) + "\n")

    def _fail(self, diag: Diagnostic) -> int:
        """Write an error and those found beside it; the exit status is that of the first."""
        if isinstance(diag, InternalError) and self.source:
            self._keep(diag)
        for shown in (diag, *diag.others):
            self.show(shown)
        return diag.exit_code

    def _keep(self, error: InternalError) -> None:
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

    def _asked_text(self, arguments: Arguments) -> str:
        """What a command line asks for that is about the command and no input, "" for none."""
        if arguments.flag("help"):
            return help_text(self.tool.usage, self.tool.table)
        if arguments.flag("version"):
            return self._version()
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
