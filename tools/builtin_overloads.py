"""Translates a call of every builtin overload that clang's OpenCL C header declares.

    tools/builtin_overloads.py                     # counts, and what is refused, by family
    tools/builtin_overloads.py --only atomics --list
    tools/builtin_overloads.py --collect           # rewrites the data file; needs clang

The data file has one call a line: the name as clang mangles it, and the declaration in LLVM's
spelling, with a value behind the type of each argument that OpenCL C wants as a constant. All
other arguments are parameters of the function around the call, which returns the result.

An overload is valid when it is translated with all extensions allowed, spirv-val accepts the
module, and the module imports no function.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import ROOT, first_line, say

import spvbackend
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.spirv.enums import DecorationLinkageAttributes, LinkageTypeImport
from spvbackend.spirv.opcodes import OpDecorate

DATA: Final = ROOT / "tests" / "unit" / "cases" / "opencl_overloads.txt"
TRIPLE: Final = "spirv64"
# Nearly all overloads are valid, so that most batches pass whole and few calls run twice.
BATCH: Final = 100
MESSAGE_WIDTH: Final = 150

STATUSES: Final = ("valid", "refused", "import", "invalid")
"""The statuses of calls, from best to worst."""
VALID, REFUSED, IMPORT, INVALID = STATUSES

# The types that clang writes for these calls, and no more, so that a new one is noticed.
TYPE: Final = r"""(?:
    ptr(?:\ addrspace\(\d+\))? | i\d+ | half | bfloat | float | double | void
    | <\d+\ x\ \w+> | target\([^()]*\)
)"""
ATTRIBUTE: Final = r"""(?:
    (?:byval|captures|sret)\([^()]*\) | align\ \d+
    | dead_on_unwind | noalias | noundef | signext | writable | zeroext
)"""
ARGUMENT: Final = re.compile(
    rf"(?P<type>{TYPE})(?P<attributes>(?:\ {ATTRIBUTE})*)(?:\ (?P<value>\S.*))?", re.VERBOSE
)
LINE: Final = re.compile(
    rf"(?P<name>\w+)\ (?P<result>{TYPE}(?:\ {ATTRIBUTE})*)\ \((?P<arguments>.*)\)", re.VERBOSE
)
ELLIPSIS: Final = "..."

# The one value that no constant can spell: clang calls this for a sampler that the source states.
SAMPLER_CALL: Final = "@__translate_sampler_initializer("
PREAMBLE: Final[dict[str, str]] = {
    "%struct.ndrange_t": "%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }",
    "@format": '@format = private unnamed_addr addrspace(2) constant [4 x i8] c"%d\\0A\\00"',
    "@block": """\
@block = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } \
{ i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @the_block_invoke to ptr addrspace(4)) }, \
align 8
define internal spir_func void @the_block_invoke(ptr addrspace(4) %literal) {
  ret void
}""",
    "@the_block_invoke_kernel": """\
define spir_kernel void @the_block_invoke_kernel(ptr addrspace(4) %literal) {
  ret void
}""",
    "@local_block_invoke_kernel": """\
define spir_kernel void @local_block_invoke_kernel(ptr addrspace(4) %literal, ptr addrspace(3) %p) {
  ret void
}""",
}
"""Definitions that values in the data file may name."""


class Argument(NamedTuple):
    """An argument or the result of a call, in LLVM's spelling."""

    type: str
    attributes: str
    value: str
    """Empty for a result, and where the caller passes what it got."""


class Call(NamedTuple):
    """A call of a builtin."""

    name: str
    result: Argument
    arguments: tuple[Argument, ...]
    fixed: int
    """How many arguments a variadic function names, -1 for any other function."""


class Expected(NamedTuple):
    """The outcome of the calls of a family that is not valid."""

    statuses: tuple[str, ...]
    message: str
    """A pattern within the message."""


FAMILIES: Final = {
    "amd media operations": r"amd_",
    "arm dot products": r"arm_",
    "motion estimation by numbers": r"intel_sub_group_(\w*ref_(window_size|offset)|"
    r"\w+_get_(default_\w+|motion_vector_mask))\(",
    "motion estimation": r"intel_sub_group_avc_",
    "image block reads and writes": r"intel_sub_group_block_\w+\(\w*ocl_image",
    "intel sub-groups": r"intel_sub_group_",
    "image queries": r"get_image_",
    "gradients of 3-D images": r"read_image\w+\(14ocl_image3d_r[ow]11ocl_samplerDv4_fS",
    "image reads": r"read_image",
    # Level and texel stand behind a coordinate of one type or of a vector.
    "image writes to a level": r"write_image\w+\(\w*_[rw][ow](i|Dv\d_i)i[DSf]",
    "image writes": r"write_image",
    "samplers": r"translate_sampler",
    "bfloat16 conversions": r"intel_convert_",
    "conversions": r"convert_",
    "atomics": r"atom(ic)?_",
    "device queues": r"(ndrange_|enqueue_|get_kernel_|get_default_queue)",
    "device events": r"(create_user_event|\w+\(\w*ocl_clkevent)",
    "pipes": r"(\w*_pipe(_|\()|is_valid_reserve_id)",
    "kernel clock": r"clock_read_",
    "sub-groups": r"(sub_group_(?!barrier)|get_\w*sub_group)",
    "work-group operations": r"work_group_(?!barrier)",
    "asynchronous copies": r"(async_|wait_group_events|prefetch)",
    "barriers and fences": r"\w*(barrier|fence)",
    "work items": r"get_(enqueued_|global_|group_|local_|num_groups|work_dim)",
    "vector loads and stores": r"v(load|store)",
    "address spaces": r"to_(global|local|private)",
    "printf": r"printf",
    "integer dot products": r"dot_",
    "geometry": r"(cross|distance|dot|fast_\w+|length|normalize)\(",
    "relational": r"(is[a-z]+|any|all|signbit|bitselect|select|shuffle2?)\(",
    "math, integers and the rest": r"",
}
"""Families of builtins; a builtin is in the first whose pattern the start of its signature has."""

UNSUPPORTED: Final[dict[str, Expected]] = {
    # spirv-val does not know OpTypeAvc*INTEL as types (seen up to v2026.4).
    "motion estimation": Expected((INVALID,), r"TypeAvc\w+INTEL must appear in a block"),
    "image writes to a level": Expected((REFUSED,), r"SPIR-V has no write to a level"),
}
"""Families without a translation that spirv-val accepts; the tests notice when one has it."""


class Outcome(NamedTuple):
    """The status of a call; the message is empty for a valid one."""

    call: Call
    status: str
    message: str


def split_arguments(text: str) -> list[str]:
    """The parts of an argument list: a comma within brackets separates nothing."""
    parts = [""]
    depth = 0
    for char in text:
        depth += (char in "(<[{") - (char in ")>]}")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]


def parse_argument(text: str) -> Argument:
    """A type with attributes and perhaps a value; raises ValueError for anything else."""
    match = ARGUMENT.fullmatch(text)
    if match is None:
        raise ValueError(f"no argument of a call: {text}")
    return Argument(match["type"], match["attributes"].strip(), match["value"] or "")


def parse_line(line: str) -> Call:
    """A line of the data file; raises ValueError when it is none."""
    match = LINE.fullmatch(line)
    if match is None:
        raise ValueError(f"no call of a builtin: {line}")
    parts = split_arguments(match["arguments"])
    fixed = -1
    if ELLIPSIS in parts:
        fixed = parts.index(ELLIPSIS)
        parts.remove(ELLIPSIS)
    result = parse_argument(match["result"])
    return Call(match["name"], result, tuple(map(parse_argument, parts)), fixed)


def argument_text(*parts: str) -> str:
    return " ".join(filter(None, parts))


def call_line(call: Call) -> str:
    """The line of a call in the data file."""
    parts = [argument_text(*argument) for argument in call.arguments]
    if call.fixed >= 0:
        parts.insert(call.fixed, ELLIPSIS)
    return f"{call.name} {argument_text(*call.result)} ({', '.join(parts)})"


@cache
def read_calls(path: Path = DATA) -> tuple[Call, ...]:
    lines = path.read_text().splitlines()
    return tuple(parse_line(line) for line in lines if not line.startswith(";"))


def source_name(call: Call) -> str:
    mangled = re.match(r"_Z(\d+)(.*)", call.name)
    return mangled[2][: int(mangled[1])] if mangled else call.name.lstrip("_")


def signature_text(call: Call) -> str:
    """The name in OpenCL C, a parenthesis, and the mangled types."""
    name = source_name(call)
    return f"{name}({call.name.partition(name)[2]}"


@cache
def family(call: Call) -> str:
    """The first family that a call fits into."""
    text = signature_text(call)
    return next(name for name, pattern in FAMILIES.items() if re.match(pattern, text))


def result_text(call: Call) -> str:
    return argument_text(call.result.attributes, call.result.type)


def declaration(call: Call) -> str:
    types = [argument_text(argument.type, argument.attributes) for argument in call.arguments]
    if call.fixed >= 0:
        types[call.fixed :] = [ELLIPSIS]
    return f"declare spir_func {result_text(call)} @{call.name}({', '.join(types)})"


def definition(call: Call, function: str) -> str:
    """A function that passes its parameters to the builtin and returns what it gets."""
    parameters: list[str] = []
    passed: list[str] = []
    lines: list[str] = []
    # Parameters and not constants, so that nothing of the call can be folded away.
    for place, argument in enumerate(call.arguments):
        value = argument.value or f"%a{place}"
        if not argument.value:
            parameters.append(f"{argument.type} {value}")
        elif value.startswith(SAMPLER_CALL):
            value = f"%a{place}"
            lines.append(f"  {value} = call spir_func {argument.type} {argument.value}")
        passed.append(argument_text(argument.type, argument.attributes, value))
    kind = result_text(call)
    if call.fixed >= 0:
        types = [argument.type for argument in call.arguments[: call.fixed]]
        kind += f" ({', '.join([*types, ELLIPSIS])})"
    made = f"call spir_func {kind} @{call.name}({', '.join(passed)})"
    if call.result.type == "void":
        lines += [f"  {made}", "  ret void"]
    else:
        lines += [f"  %r = {made}", f"  ret {call.result.type} %r"]
    head = f"define spir_func {result_text(call)} @{function}({', '.join(parameters)}) {{"
    return "\n".join([head, *lines, "}"])


def module_text(calls: Sequence[Call]) -> str:
    declarations = {call.name: declaration(call) for call in calls}
    functions = [definition(call, f"call{index}") for index, call in enumerate(calls)]
    text = "\n".join(functions)
    if SAMPLER_CALL in text:
        name = SAMPLER_CALL[1:-1]
        declarations[name] = f'declare spir_func target("spirv.Sampler") @{name}(i32)'
    body = "\n".join([*declarations.values(), text])
    named = [text for name, text in PREAMBLE.items() if re.search(rf"{re.escape(name)}\b", body)]
    return "\n".join([*named, body, ""])


def imported_names(binary: bytes) -> set[str]:
    """The names that other modules have to define for a binary."""
    words = words_of(binary)
    names = set()
    for opcode, start, end in instructions(words):
        # LinkageAttributes: the name, then the linkage type.
        if opcode == OpDecorate and words[start + 2] == DecorationLinkageAttributes:
            name = string_at(words, start + 3, end)
            if name is None:
                raise spvbackend.CompileError(f"bad SPIR-V module: no name at word {start}")
            if words[name[1]] == LinkageTypeImport:
                names.add(name[0])
    return names


def check_module(calls: Sequence[Call]) -> tuple[str, str]:
    try:
        binary = spvbackend.translate(module_text(calls), triple=TRIPLE, extensions="all")
    except (spvbackend.CompileError, spvbackend.Unsupported) as error:
        return REFUSED, error.message
    except spvbackend.InternalError as error:
        return INVALID, f"internal error: {error.message}"
    if imports := imported_names(binary):
        return IMPORT, f"imports {', '.join(sorted(imports))}"
    try:
        spvbackend.validate(binary)
    except spvbackend.ValidationError as error:
        return INVALID, str(error)
    return VALID, ""


def check_calls(calls: Sequence[Call], batch: int = BATCH) -> list[Outcome]:
    """The outcome of each call; modules of `batch` calls, of one where something is wrong."""
    outcomes = []
    for start in range(0, len(calls), batch):
        part = calls[start : start + batch]
        status, message = check_module(part)
        if status == VALID or len(part) == 1:
            outcomes += [Outcome(call, status, message) for call in part]
        else:
            outcomes += [Outcome(call, *check_module([call])) for call in part]
    return outcomes


def sample(calls: Sequence[Call], count: int) -> list[Call]:
    """At most `count` calls of each family, evenly spread in the order of the file.

    The file is sorted by name, so that neighbours are overloads of one function.
    """
    members: dict[str, list[Call]] = {}
    for call in calls:
        members.setdefault(family(call), []).append(call)
    chosen = []
    for group in members.values():
        size = min(count, len(group))
        chosen += [group[index * len(group) // size] for index in range(size)]
    return chosen


def worst_of_each(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """One outcome for each overload: the worst of its calls."""
    worst: dict[str, Outcome] = {}
    # By position in STATUSES: an overload may have a call with a constant and one without.
    for outcome in outcomes:
        known = worst.setdefault(outcome.call.name, outcome)
        if STATUSES.index(outcome.status) > STATUSES.index(known.status):
            worst[outcome.call.name] = outcome
    return list(worst.values())


def message_kind(message: str) -> str:
    """A message on one line without what differs from one call to the next."""
    line = re.sub(r"'[^']*'", "'...'", message.partition("\n")[0])
    return re.sub(r"\b\d+\b", "N", line)[:MESSAGE_WIDTH]


def say_groups(outcomes: Iterable[Outcome]) -> None:
    """Each family with each of its messages, the most frequent first."""
    groups: dict[tuple[str, str, str], list[Call]] = {}
    for call, status, message in outcomes:
        if status != VALID:
            kind = "" if status == IMPORT else message_kind(message)
            groups.setdefault((family(call), status, kind), []).append(call)
    for (name, status, kind), calls in sorted(groups.items(), key=lambda item: -len(item[1])):
        examples = ", ".join(sorted({source_name(call) for call in calls})[:3])
        say(f"{len(calls):>6} {status:<8} {name}: {kind or 'left as a function'}  ({examples})")


def say_families(outcomes: Iterable[Outcome]) -> None:
    """A row for each family: how many overloads have each status."""
    counts: dict[str, Counter[str]] = {name: Counter() for name in FAMILIES}
    for outcome in outcomes:
        counts[family(outcome.call)][outcome.status] += 1
    say("family".ljust(30) + "".join(f"{status:>9}" for status in STATUSES))
    for name, count in counts.items():
        if count:
            say(name.ljust(30) + "".join(f"{count[status]:>9}" for status in STATUSES))


def run_check(arguments: argparse.Namespace) -> int:
    calls: Sequence[Call] = read_calls()
    if arguments.only:
        wanted = re.compile(arguments.only)
        calls = [call for call in calls if wanted.search(f"{family(call)} {call.name}")]
    outcomes = worst_of_each(check_calls(calls, arguments.batch))
    counts = Counter(outcome.status for outcome in outcomes)
    if arguments.list:
        for call, status, message in outcomes:
            if status != VALID:
                say(f"{status} {call.name}: {first_line(message, 1000)}")
    else:
        say_families(outcomes)
        say("")
        say_groups(outcomes)
        say("")
    totals = ", ".join(f"{counts[status]} {status}" for status in STATUSES)
    say(f"{len(outcomes)} overloads in {len(calls)} calls: {totals}")
    wrong = counts[IMPORT] + counts[INVALID] + (counts[REFUSED] if arguments.all else 0)
    return int(wrong > 0)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="translate every overload of OpenCL C's builtins")
    parser.add_argument("--collect", action="store_true", help="write the data file with clang")
    parser.add_argument("--clang", default="clang-22", help="the compiler for it (clang-22)")
    parser.add_argument("--list", action="store_true", help="show each overload that is not valid")
    parser.add_argument("--all", action="store_true", help="exit 1 for what is refused as well")
    parser.add_argument("--only", metavar="REGEX", help="what family and mangled name must match")
    parser.add_argument("--batch", type=int, default=BATCH, help=f"calls a module ({BATCH})")
    arguments = parser.parse_args(argv)
    if arguments.collect:
        # Here, as it imports this module in turn.
        from overloads import collect

        return collect.write_data(arguments.clang)
    return run_check(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
