"""Runs one case in this process and says what must not be.

What must hold: exit status 0 and, of a binary, that it is valid; or 1 with a message that says what
it is about; the same bytes each time; and in time. The library raises no other error than
CompileError and Unsupported, and TypeError for an argument of a wrong type.
"""

import gc
import hashlib
import io
import json
import os
import re
import resource
import time
import traceback
from typing import Final, NamedTuple

from fuzzing.case import Case
from spvbackend import CompileError, InternalError, Translator, Unsupported, cli
from spvbackend.diagnostics import render
from spvbackend.emit.read import MAGIC

SECONDS: Final = 1.0
SHADER_SECONDS: Final = 5.0
"""Calls in a few lines may become 262,144 instructions of a shader."""
SECONDS_PER_LINE: Final = 0.005
MEMORY_KIB: Final = 400 * 1024
# One case in so many is run twice.
REPEATED: Final = 16
ERROR: Final = re.compile(r"^.*?(?::(?P<line>\d+):(?P<column>\d+))?: error: (?P<text>.*)$")
# Subjects of messages without a line: an option, the whole input, a file, a name in it.
ABOUT: Final = re.compile(
    r"option|profile|^bad |needs SPV_|the file|the input|the bitcode|the output|triple|extension"
    r"|pass '|file type|SPIR-V version|more than one"
    r"|optimisation level|capability|there is no function|cannot (?:read|write)|folder of a cache"
)
BROKEN: Final = re.compile(r"the module is broken")
NAMED: Final = re.compile(r"; (?:ptr (?:addrspace\(\d+\) )?@|  %|call )")
INSIDE: Final = re.compile(r"^  in (?:@|the module)", re.MULTILINE)
# The table of --time-passes.
_TIMES: Final = re.compile(r"^ *[0-9.]+ ms  .*\n", re.MULTILINE)


class Outcome(NamedTuple):
    """The outcome of a case.

    Attributes:
        status: the exit status; for the library 0 or 1 likewise.
        fault: what must not be, "" where all is well so far.
        message: what was written to standard error.
        binary: SPIR-V that spirv-val has yet to see.
    """

    status: int
    fault: str
    message: str
    binary: bytes

    def digest(self) -> str:
        """Equal for equal results of any two processes; times do not count."""
        message = _TIMES.sub("", self.message) if self.status else ""
        data = f"{self.status}\0{message}".encode("utf-8", "backslashreplace") + self.binary
        return hashlib.sha256(data).hexdigest()[:16]


def run_case(case: Case, isolate: bool = False) -> Outcome:
    """Run a case, perhaps read by a child process; check all but the binary's validity."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    start = time.process_time()
    outcome = run_once(case, isolate)
    spent = time.process_time() - start
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    if outcome.fault:
        return outcome
    is_shader = b"vulkan" in case.data or any("vulkan" in word for word in case.argv)
    allowed = (SHADER_SECONDS if is_shader else SECONDS) + SECONDS_PER_LINE * case.data.count(b"\n")
    if spent > allowed:
        return outcome._replace(fault=f"slow: {spent:.1f} s")
    if grown > MEMORY_KIB:
        return outcome._replace(fault=f"memory: {grown >> 10} MiB more")
    if hash_of(case) % REPEATED == 0 and run_once(case, isolate).digest() != outcome.digest():
        return outcome._replace(fault="another result the second time")
    return outcome


def hash_of(case: Case) -> int:
    return int.from_bytes(hashlib.sha256(case.name.encode()).digest()[:4], "little")


def run_once(case: Case, isolate: bool) -> Outcome:
    # The translator stops the collector while it works; its rest would pile up.
    if gc.get_count()[2] > 20:
        gc.collect()
    return run_command(case, isolate) if case.keywords is None else run_library(case)


def run_command(case: Case, isolate: bool) -> Outcome:
    """Run pyllc; what it lets out is a fault."""
    buffer = io.BytesIO()
    stdout = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    errors = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    stdin = io.TextIOWrapper(io.BytesIO(case.data), encoding="utf-8")
    try:
        status = cli.main(case.argv, stdin, stdout, errors, isolate=isolate or case.isolate)
    except BaseException as error:
        return Outcome(70, f"traceback: {innermost(error)}", traceback.format_exc(), b"")
    errors.flush()
    message = errors.buffer.getvalue().decode()
    output = buffer.getvalue()
    is_binary = output[:4] == MAGIC.to_bytes(4, "little")
    fault = fault_of(case, status, message)
    return Outcome(status, fault, message, output if is_binary else b"")


def run_library(case: Case) -> Outcome:
    """Call the library; only what it documents may be raised."""
    try:
        binary = Translator(**case.keywords).translate(case.source)  # type: ignore[arg-type]
    except (CompileError, Unsupported) as error:
        return Outcome(1, "" if error.message else "no message", error.message, b"")
    except InternalError as error:
        return Outcome(70, "status 70", render(error), b"")
    except TypeError as error:
        # Raised by what looks at an argument, not by what stumbled over it.
        last = traceback.extract_tb(error.__traceback__)[-1]
        is_meant = "spvbackend" in last.filename and (last.line or "").startswith("raise ")
        fault = "" if is_meant else f"traceback: {innermost(error)}"
        return Outcome(1, fault, f"TypeError: {error}", b"")
    except BaseException as error:
        return Outcome(70, f"traceback: {innermost(error)}", traceback.format_exc(), b"")
    return Outcome(0, "", "", binary)


def innermost(error: BaseException) -> str:
    """The kind of an exception and where it was raised, as far as that is the package's own."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if "spvbackend" in frame.filename] or frames
    place = f"{os.path.basename(own[-1].filename)}:{own[-1].lineno}"
    return f"{type(error).__name__}: {error} at {place}"


def fault_of(case: Case, status: int, message: str) -> str:
    """The fault of an exit status and a message, or nothing."""
    message = "\n".join(plain_line(line) for line in message.split("\n"))
    if status == 0:
        return "error in spite of status 0" if re.search(r": error: ", message) else ""
    if status != 1:
        return f"status {status}"
    errors = [error for line in message.split("\n") if (error := ERROR.match(line))]
    if not errors:
        # A reader of the output that has gone is the one silent failure, and there is none here.
        return "status 1 without a message"
    for error in errors:
        if fault := place_fault(case, error, message):
            return fault
    return ""


def plain_line(line: str) -> str:
    """A message as text; -error-format=json writes an object a line."""
    if not line.startswith('{"severity"'):
        return line
    fields = json.loads(line)
    place = f":{fields['line']}:{fields['column']}" if fields["line"] else ""
    inside = f"\n  in @{fields['function']}" if fields["function"] else ""
    return f"{fields['file'] or 'pyllc'}{place}: {fields['severity']}: {fields['message']}{inside}"


def place_fault(case: Case, error: re.Match[str], message: str) -> str:
    """Whether an error says where it is or what it is about."""
    if not error["text"].strip():
        return "an error without words"
    if error["line"] is None:
        if INSIDE.search(message):
            return ""
        # Whatever LLVM names has a line; for some faults it says no more than the rule.
        if BROKEN.search(error["text"]):
            return "no place" if NAMED.search(error["text"]) else ""
        return "" if ABOUT.search(error["text"]) else "no place"
    lines = case.data.decode("utf-8", "replace").split("\n")
    line, column = int(error["line"]), int(error["column"])
    if not 1 <= line <= len(lines):
        return "a line that is not in the input"
    # A column beyond the last character is where something is missing.
    if not 1 <= column <= len(lines[line - 1].encode()) + 1:
        return "a column that is not in the line"
    return ""
