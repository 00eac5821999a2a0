"""Collects the builtin overloads that clang's OpenCL C header declares, for builtin_overloads.py.

clang itself reads the header, prints its declarations, and compiles a function for each of them
that calls it; a line of the data file is what that call is in LLVM IR. What clang implements
itself, such as pipes and device queues, is not in the header but in a table of templates here.

So neither a list of names nor the rules of mangling are ours: a newer clang brings its own.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from apparatus import say
from apparatus.processes import RunError, run
from builtin_overloads import DATA, SAMPLER_CALL, Argument, Call, call_line, parse_line, source_name

STANDARDS: Final = ("CL3.0", "CL1.2")
"""The newest has all but the overloads whose pointers are private for want of generic ones."""
OPTIONS: Final = ("-x", "cl", "-target", "spirv64", "-cl-no-stdinc", "-Xclang", "-cl-ext=+all",
                  "-Wno-everything", "-ferror-limit=0")  # fmt: skip
# The header disables at its end what it enabled at its start; half needs that.
START: Final = "#include <opencl-c.h>\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
# Without it a compiler that has the generic address space declares no others.
NAMED_SPACES: Final = "-D__opencl_c_named_address_space_builtins=1"
BATCH: Final = 2000  # functions in one run: each run reads the whole header
LITERAL_SAMPLER: Final = f"{SAMPLER_CALL}i32 21)"
"""Normalised coordinates, clamped, nearest."""
# Attributes that clang knows from its own function; a frontend need not say any of them.
DROPPED: Final = re.compile(r" (?:noundef|writable|dead_on_unwind|noalias|captures\([^()]*\))")

ORDERS: Final = (
    ("atomic_load", ("memory_order_acquire",)),
    ("atomic_store", ("memory_order_release",)),
    ("atomic_flag_clear", ("memory_order_release",)),
    ("atomic_compare_exchange", ("memory_order_acq_rel", "memory_order_acquire")),
    ("", ("memory_order_acq_rel",)),
)
"""The orders that functions with these names take."""
CONSTANTS: Final[dict[str, str]] = {
    "memory_scope": "memory_scope_device",
    "cl_mem_fence_flags": "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE",
    "clk_profiling_info": "CLK_PROFILING_COMMAND_EXEC_TIME",
}
"""The argument for a parameter of a type."""
CLUSTERED: Final = "sub_group_clustered_"
"""Functions whose last parameter, the size of a cluster, must be a constant."""

_QUEUE: Final = "queue_t q, int flags, ndrange_t range"
_EVENTS: Final = "uint n, clk_event_t *wait, clk_event_t *made"
TEMPLATES: Final = (
    "int4 F(read_only image1d_t i, float x) "
    "{ const sampler_t s = 21; return read_imagei(i, s, x); }",
    "global void *F(void *p) { return to_global(p); }",
    "local void *F(void *p) { return to_local(p); }",
    "private void *F(void *p) { return to_private(p); }",
    'int F(int a) { return printf("%d", a); }',
    'int F(constant char *text) { return printf("%s", text); }',
    'int F(double a, float4 b) { return printf("%f %v4hlf", a, b); }',
    'int F(void) { return printf("none"); }',
    "int F(read_only pipe int p, int *v) { return read_pipe(p, v); }",
    "int F(write_only pipe int p, int *v) { return write_pipe(p, v); }",
    *(
        f"int F({kind}_only pipe int p, reserve_id_t r, uint i, int *v) "
        f"{{ return {kind}_pipe(p, r, i, v); }}"
        for kind in ("read", "write")
    ),
    *(
        f"{returned} F({kind}_only pipe int p, {type} v) "
        f"{{ return {group}{name}_{kind}_pipe(p, v); }}"
        for group in ("", "work_group_", "sub_group_")
        for kind in ("read", "write")
        for returned, name, type in (
            ("reserve_id_t", "reserve", "uint"),
            ("void", "commit", "reserve_id_t"),
        )
    ),
    *(
        f"uint F({kind}_only pipe int p) {{ return get_pipe_{name}_packets(p); }}"
        for kind in ("read", "write")
        for name in ("num", "max")
    ),
    f"int F({_QUEUE}) {{ return enqueue_kernel(q, flags, range, ^{{}}); }}",
    f"int F({_QUEUE}, {_EVENTS}) "
    "{ return enqueue_kernel(q, flags, range, n, wait, made, ^{}); }",
    f"int F({_QUEUE}, uint size) "
    "{ return enqueue_kernel(q, flags, range, ^(local void *p) {}, size); }",
    f"int F({_QUEUE}, {_EVENTS}, uint size) "
    "{ return enqueue_kernel(q, flags, range, n, wait, made, ^(local void *p) {}, size); }",
    "uint F(void) { return get_kernel_work_group_size(^{}); }",
    "uint F(void) { return get_kernel_preferred_work_group_size_multiple(^{}); }",
    "uint F(ndrange_t r) { return get_kernel_max_sub_group_size_for_ndrange(r, ^{}); }",
    "uint F(ndrange_t r) { return get_kernel_sub_group_count_for_ndrange(r, ^{}); }",
)
"""Builtins that clang implements itself: a function for each, which calls it."""


class Declared(NamedTuple):
    """A declaration of the header."""

    name: str
    mangled: str
    returned: str
    parameters: tuple[str, ...]


class ClangError(Exception):
    """clang ended with an error, and blames no line of its input."""


@cache
def extension_macros(clang: str) -> tuple[str, ...]:
    """Options that define every extension that the header asks for, also those unknown to clang."""
    folder = run([clang, "-print-resource-dir"]).strip()
    header = Path(folder, "include", "opencl-c.h").read_text()
    directives = re.findall(r"^ *#.*(?:\\\n.*)*", header, re.MULTILINE)
    # Only those of directives: declarations name types that begin so, too.
    names = set(re.findall(r"\bcl_\w+", "\n".join(directives)))
    return tuple(f"-D{name}=1" for name in sorted(names))


def run_clang(clang: str, standard: str, source: str, *options: str) -> tuple[str, str]:
    """Output and errors; the output is empty when clang fails."""
    macros = (NAMED_SPACES, *extension_macros(clang))
    command = [clang, *OPTIONS, f"-cl-std={standard}", *macros, *options, "-"]
    try:
        return run(command, source), ""
    except RunError as error:
        return "", error.errors


def value_type(text: str) -> str:
    """A parameter's type as the source spells it: what it is in no address space of its own.

    A parameter lies in private memory, which clang prints and the source may not say.
    """
    return text.removesuffix("__private") if "*" in text else text.removeprefix("__private ")


def declared_functions(clang: str, standard: str) -> Iterator[Declared]:
    """The functions of the header, as clang prints its syntax tree."""
    text, errors = run_clang(clang, standard, START, "-fsyntax-only", "-Xclang", "-ast-dump=json")
    if not text:
        raise ClangError(errors)
    for node in json.loads(text)["inner"]:
        if node["kind"] == "FunctionDecl" and not node.get("variadic"):
            yield declared(node)


def declared(node: dict[str, Any]) -> Declared:
    """The declaration that a node of the syntax tree is."""
    children = [child for child in node.get("inner", ()) if child["kind"] == "ParmVarDecl"]
    returned = node["type"]["qualType"].partition(" (")[0]
    parameters = tuple(value_type(child["type"]["qualType"]) for child in children)
    return Declared(node["name"], node["mangledName"], returned, parameters)


def constants(function: Declared) -> list[str]:
    """The constant for each parameter that OpenCL C wants one for, else nothing."""
    name = function.name
    orders = iter(next(orders for prefix, orders in ORDERS if name.startswith(prefix)))
    values = []
    for type in function.parameters:
        values.append(next(orders) if type == "memory_order" else CONSTANTS.get(type, ""))
    if name.startswith(CLUSTERED):
        values[-1] = "4"
    return values


def function_source(function: Declared) -> str:
    """A function F that calls the builtin with its own parameters."""
    known = constants(function)
    parameters = [
        f"{type} a{index}"
        for index, (type, value) in enumerate(zip(function.parameters, known, strict=True))
        if not value
    ]
    passed = ", ".join(value or f"a{index}" for index, value in enumerate(known))
    made = f"{function.name}({passed});"
    if function.returned != "void":
        made = f"return {made}"
    return f"{function.returned} F({', '.join(parameters) or 'void'}) {{ {made} }}"


def compile_functions(
    clang: str, standard: str, sources: Sequence[str], failures: list[str]
) -> str:
    """LLVM IR of functions F0, F1 ..., one for each source.

    What clang rejects is left out and told in `failures`.
    """
    kept = [re.sub(r"\bF\(", f"F{index}(", text, count=1) for index, text in enumerate(sources)]
    # Ends: each round blanks a line at least.  Blank lines keep the others where errors name them.
    while True:
        source = START + "\n".join(kept) + "\n"
        text, errors = run_clang(clang, standard, source, "-O0", "-S", "-emit-llvm", "-o", "-")
        if text:
            return text
        blamed = dict(re.findall(r"^<stdin>:(\d+):\d+: error: (.*)$", errors, re.MULTILINE))
        if not blamed:
            raise ClangError(errors)
        for line, message in blamed.items():
            index = int(line) - 1 - START.count("\n")
            failures.append(f"{kept[index]}: {message}")
            kept[index] = ""


def calls_of_builtins(text: str) -> Iterator[Call]:
    """The calls of functions F0, F1 ... of an IR module, in the form of the data file.

    Those within other functions are clang's own, such as the ones that a block's kernel makes.
    """
    bodies = re.findall(r"^define spir_func [^\n]* @F\d+\(.*?^}", text, re.MULTILINE | re.DOTALL)
    pattern = re.compile(r"call spir_func (.*) @(\w+)\((.*)\)(?: #\d+)?(?:, !.*)?$", re.MULTILINE)
    for body in bodies:
        for result, name, arguments in pattern.findall(body):
            yield normal_call(result, name, arguments)


def normal_call(result: str, name: str, arguments: str) -> Call:
    """A call as clang prints it, without what only matters in its place."""
    arguments = re.sub(r"@\.str(\.\d+)?\b", "@format", arguments)
    arguments = re.sub(r"@__block_literal_global(\.\d+)?\b", "@block", arguments)
    block = "local" if name.endswith("varargs") else "the"
    arguments = re.sub(r"@__F\d+(?=_block_invoke_kernel\b)", f"@{block}", arguments)
    arguments = DROPPED.sub("", arguments)
    arguments = re.sub(r" %\d+(?=,|$)", "", arguments)
    fixed = -1
    if variadic := re.fullmatch(r"(.*) \((.*), \.\.\.\)", result):
        result = variadic[1]
        fixed = variadic[2].count(",") + 1
    attributes, _, type = result.rpartition(" ") if "ext i" in result else ("", "", result)
    line = f"{name} {' '.join(filter(None, (type, attributes)))} ({arguments})"
    return parse_line(line)._replace(fixed=fixed)


def with_literal_sampler(call: Call) -> Call:
    """The call with a sampler that the source states, not one that it got."""
    sampler = Argument('target("spirv.Sampler")', "", "")
    known = sampler._replace(value=LITERAL_SAMPLER)
    arguments = tuple(known if argument == sampler else argument for argument in call.arguments)
    return call._replace(arguments=arguments)


def collect(clang: str, failures: list[str]) -> set[str]:
    """The lines of the data file; `failures` gets those overloads that have none, and why."""
    lines: set[str] = set()
    known: set[str] = set()
    # By mangled name: what the newer standard has, the older one need not be asked for.
    for standard in STANDARDS:
        functions = {
            function.mangled: function
            for function in declared_functions(clang, standard)
            if function.mangled not in known
        }
        known.update(functions)
        sources = [function_source(function) for function in functions.values()]
        calls = list(compile_all(clang, standard, sources, failures))
        if standard == STANDARDS[0]:
            calls += compile_all(clang, standard, TEMPLATES, failures)
        # Calls without a sampler stay as they are, and a set holds them once.
        calls += map(with_literal_sampler, calls[:])
        lines.update(map(call_line, calls))
        called = {call.name for call in calls}
        failures += [f"{name}: not called" for name in functions if name not in called]
    return lines


def compile_all(
    clang: str, standard: str, sources: Sequence[str], failures: list[str]
) -> Iterator[Call]:
    for start in range(0, len(sources), BATCH):
        yield from compile_part(clang, standard, sources[start : start + BATCH], failures)


def compile_part(
    clang: str, standard: str, sources: Sequence[str], failures: list[str]
) -> Iterator[Call]:
    """The calls of the sources; halves of them where clang does not tell what it fails on."""
    try:
        text = compile_functions(clang, standard, sources, failures)
    except ClangError as error:
        middle = len(sources) // 2
        if not middle:
            failures.append(f"{sources[0]}: {error}")
            return
        yield from compile_part(clang, standard, sources[:middle], failures)
        yield from compile_part(clang, standard, sources[middle:], failures)
        return
    yield from calls_of_builtins(text)


def heading(clang: str, lines: Iterable[str]) -> str:
    version = run([clang, "--version"]).partition("\n")[0]
    count = len({line.partition(" ")[0] for line in lines})
    return (
        f"; The {count} builtin overloads of {version}: "
        "made by tools/builtin_overloads.py --collect, see there for the form\n"
    )


def write_data(clang: str) -> int:
    """Write the data file; 1 when an overload could not be compiled."""
    failures: list[str] = []
    try:
        lines = sorted(collect(clang, failures))
    except (OSError, RunError, ClangError) as error:
        sys.stderr.write(f"error: {error}\n")
        return 1
    DATA.write_text(heading(clang, lines) + "".join(f"{line}\n" for line in lines))
    names = {source_name(parse_line(line)) for line in lines}
    say(f"{len(lines)} calls of {len(names)} functions written to {DATA}")
    say(*(f"not compiled: {failure}" for failure in failures))
    return int(bool(failures))
