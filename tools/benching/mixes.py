"""Modules of a wanted size with the mix of instructions of kernels: inputs of bench.py.

What is random has the size as its seed: the same name is the same module in every run.
"""

import random
import re
import struct
from pathlib import Path
from typing import Final

import llvmlite.binding as llvm
from scaled.shapes import LAST, G, each, function, lines, module

SHAPES: Final = {"large": 8, "kernels": 200, "bare": 200, "huge": 1}
"""How many kernels each has."""
LINKED: Final = "linked"
KERNEL_FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "e2e" / "ll"

HEADER: Final = """\
target triple = "spirv64-unknown-unknown"
%pair = type { i32, float }
@table = internal addrspace(2) constant [4 x float] [float 1.0, float 2.0, float 3.0, float 4.0]
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func float @_Z3madfff(float, float, float)
declare spir_func float @_Z3expf(float)
declare spir_func i32 @_Z5clampiii(i32, i32, i32)
declare float @llvm.fmuladd.f32(float, float, float)
declare i32 @llvm.smax.i32(i32, i32)
"""
# Kernels that were compiled apart and linked bring their local arrays and tables along: real
# modules of that kind have about eight variables a kernel.
KERNEL_TABLE: Final = """\
@table{k}.{n} = internal addrspace(2) constant [4 x i32] [i32 {n}, i32 {k}, i32 2, i32 3]
"""
TABLES_OF_A_KERNEL: Final = {"kernels": 7}
KERNEL_HEAD: Final = """\
@local{k} = internal addrspace(3) global [64 x float] undef
define spir_kernel void @kernel{k}(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, float %s) {{
entry:
  %private = alloca %pair, align 4
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %i0 = trunc i64 %gid to i32
  %f0 = uitofp i32 %i0 to float
  %lp = getelementptr inbounds [64 x float], ptr addrspace(3) @local{k}, i64 0, i64 %lid
"""
FIRST_BLOCK: Final = """\
  br label %b0
b0:
"""
TABLE_USE: Final = """\
  %tp{n} = getelementptr inbounds [4 x i32], ptr addrspace(2) @table{k}.{n}, i64 0, i64 %lid
  %tv{n} = load i32, ptr addrspace(2) %tp{n}, align 4
  store i32 %tv{n}, ptr %private, align 4
"""
# Each piece goes on from the last i32 {i} and float {f}, and leaves %i{n} and %f{n}.
PIECES: Final = (
    """\
  %x{n} = sext i32 {i} to i64
  %p{n} = getelementptr inbounds float, ptr addrspace(1) %in, i64 %x{n}
  %l{n} = load float, ptr addrspace(1) %p{n}, align 4
  %m{n} = fmul float %l{n}, {f}
  %f{n} = fadd float %m{n}, %s
  %i{n} = add nsw i32 {i}, {c}
  %q{n} = getelementptr inbounds float, ptr addrspace(1) %out, i64 %x{n}
  store float %f{n}, ptr addrspace(1) %q{n}, align 4
""",
    """\
  %x{n} = call spir_func float @_Z4fmaxff(float {f}, float %s)
  %y{n} = call spir_func float @_Z3madfff(float %x{n}, float {f}, float {c}.0)
  %f{n} = call float @llvm.fmuladd.f32(float %y{n}, float %x{n}, float {f})
  %z{n} = call spir_func i32 @_Z5clampiii(i32 {i}, i32 0, i32 {c})
  %i{n} = call i32 @llvm.smax.i32(i32 %z{n}, i32 {i})
""",
    """\
  store float {f}, ptr addrspace(3) %lp, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %x{n} = load float, ptr addrspace(3) %lp, align 4
  %y{n} = and i32 {i}, 3
  %z{n} = zext i32 %y{n} to i64
  %p{n} = getelementptr inbounds [4 x float], ptr addrspace(2) @table, i64 0, i64 %z{n}
  %c{n} = load float, ptr addrspace(2) %p{n}, align 4
  %f{n} = fdiv float %x{n}, %c{n}
  %i{n} = xor i32 {i}, {c}
""",
    """\
  %p{n} = getelementptr inbounds %pair, ptr %private, i32 0, i32 1
  store float {f}, ptr %p{n}, align 4
  %q{n} = getelementptr inbounds %pair, ptr %private, i32 0, i32 0
  store i32 {i}, ptr %q{n}, align 4
  %x{n} = load i32, ptr %q{n}, align 4
  %y{n} = load float, ptr %p{n}, align 4
  %g{n} = fcmp ogt float %y{n}, {c}.0
  %f{n} = select i1 %g{n}, float %y{n}, float {f}
  %i{n} = mul i32 %x{n}, {c}
""",
    """\
  %v{n} = insertelement <4 x float> poison, float {f}, i64 0
  %w{n} = shufflevector <4 x float> %v{n}, <4 x float> poison, <4 x i32> zeroinitializer
  %x{n} = fmul <4 x float> %w{n}, <float 1.0, float 2.0, float 3.0, float {c}.0>
  %y{n} = extractelement <4 x float> %x{n}, i64 2
  %f{n} = call spir_func float @_Z3expf(float %y{n})
  %i{n} = ashr i32 {i}, 1
""",
    """\
  br label %h{n}
h{n}:
  %j{n} = phi i32 [ 0, %b{b} ], [ %k{n}, %h{n} ]
  %a{n} = phi float [ {f}, %b{b} ], [ %f{n}, %h{n} ]
  %x{n} = sitofp i32 %j{n} to float
  %f{n} = fsub float %a{n}, %x{n}
  %k{n} = add nuw nsw i32 %j{n}, 1
  %g{n} = icmp slt i32 %k{n}, %n
  br i1 %g{n}, label %h{n}, label %b{n}
b{n}:
  %i{n} = or i32 {i}, {c}
""",
)


def kernel_text(index: int, instructions: int, choose: random.Random, tables: int) -> str:
    """A kernel of about that many instructions; the pieces are chosen at random."""
    parts = [KERNEL_HEAD.format(k=index)]
    parts += [TABLE_USE.format(k=index, n=number) for number in range(tables)]
    parts.append(FIRST_BLOCK)
    count = 8 + 3 * tables
    number = block = 0
    while count < instructions:
        number += 1
        last = number - 1
        piece = choose.choice(PIECES)
        parts.append(
            piece.format(n=number, i=f"%i{last}", f=f"%f{last}", c=choose.randint(1, 60), b=block)
        )
        # The next loop's phis name the block that they are reached from.
        if f"b{number}:" in parts[-1]:
            block = number
        count += sum(line.startswith("  ") for line in parts[-1].splitlines())
    parts.append("  ret void\n}\n")
    return "".join(parts)


def module_text(shape: str, instructions: int) -> str:
    kernels = SHAPES[shape]
    choose = random.Random(instructions)
    each = max(20, instructions // kernels)
    tables = TABLES_OF_A_KERNEL.get(shape, 0)
    parts = [HEADER]
    for index in range(kernels):
        parts += [KERNEL_TABLE.format(k=index, n=number) for number in range(tables)]
        parts.append(unnamed(kernel_text(index, each, choose, tables)))
    return "".join(parts)


LOCAL_RE: Final = re.compile(r"%(?!pair\b)([A-Za-z]\w*)|^([A-Za-z]\w*):", re.MULTILINE)
DEFINED_RE: Final = re.compile(
    r"^  %([A-Za-z]\w*) = |^([A-Za-z]\w*):|(?:\(|, )(?:ptr addrspace\(1\)|i32|float) "
    r"%([A-Za-z]\w*)(?=[,)].*\{$)",
    re.MULTILINE,
)


def unnamed(text: str) -> str:
    """The kernel with its values numbered, as compilers that drop names print it.

    LangRef, 'Identifiers': parameters, blocks and results share one sequence of numbers, in the
    order of the text.
    """
    head, body = text.split("define ", 1)
    signature, rest = body.split("\n", 1)
    names = re.findall(r"%(\w+)", signature)
    names += [a or b for a, b, _ in DEFINED_RE.findall(rest)]
    numbers = {name: str(number) for number, name in enumerate(names)}

    def number(match: re.Match[str]) -> str:
        return f"%{numbers[match[1]]}" if match[1] else f"{numbers[match[2]]}:"

    return head + "define " + LOCAL_RE.sub(number, body)


SYMBOL_RE: Final = re.compile(r'@(?:"([^"]+)"|([\w.$-]+))')
OWN_RE: Final = re.compile(
    r'^(?:define [^@]*|(?=@(?!llvm\.)\S+ = (?!external)))@(?:"([^"]+)"|([\w.$-]+))', re.MULTILINE
)
TARGET_RE: Final = re.compile(r"^target .*$", re.MULTILINE)


def own_names(text: str, number: int) -> str:
    """The module with what it defines renamed, so that it can be linked with others."""
    own = {quoted or plain for quoted, plain in OWN_RE.findall(text)}

    def rename(match: re.Match[str]) -> str:
        name = match[1] or match[2]
        return f'@"m{number}.{name}"' if name in own else match[0]

    return TARGET_RE.sub("", SYMBOL_RE.sub(rename, text))


def linked_module(  # type: ignore[no-any-unimported]  # llvmlite
    instructions: int, pattern: str = "*.ll", folder: Path = KERNEL_FOLDER
) -> llvm.ModuleRef:
    """The kernels of a folder in one module, as often as the size asks for."""
    # llc 22 crashes on kernels that start kernels.
    files = [path for path in sorted(folder.glob(pattern)) if "queue_" not in path.name]
    whole = llvm.parse_assembly('target triple = "spirv64-unknown-unknown"')
    count = number = 0
    while count < instructions:
        text = own_names(files[number % len(files)].read_text(), number)
        count += count_instructions(text)
        whole.link_in(llvm.parse_assembly(text))
        number += 1
    return whole


def count_instructions(text: str) -> int:
    """Instructions in LLVM's own print: each starts on a line that is indented by two blanks.

    The cases of a switch are indented further and end on a bracket.
    """
    inside = False
    count = 0
    for line in text.splitlines():
        if line.startswith("define "):
            inside = True
        elif line == "}":
            inside = False
        elif inside and line[:2] == "  " and line[2:3] not in (" ", "]"):
            count += 1
    return count


PHI_CHAIN: Final = module(
    f"define spir_kernel void @k({G} %p0, {G} %q, i1 %c) {{\nb0:",
    each(lambda n: f"  br i1 %c, label %t{n}, label %b{n + 1}\nt{n}:\n  br label %b{n + 1}\n"
         f"b{n + 1}:\n  %p{n + 1} = phi {G} [ %p{n}, %b{n} ], [ %q, %t{n} ]",
         lambda size: max(1, size // 4)),
    lambda size: f"  store float 1.0, {G} %p{max(1, size // 4)}\n{LAST}",
)  # fmt: skip
"""A pointer that goes through a chain of phis before it is used.

Its type is known at one end only: inference that works from neighbour to neighbour takes quadratic
time here.
"""


def call_web(instructions: int) -> str:
    """Functions that hand a pointer on to the next and to one far away; the last uses it.

    One strongly connected component of the call graph, as large as the module.
    """
    count = max(2, instructions // 5)

    def member(index: int) -> str:
        near, far = (index + 1) % count, index * 7 % count
        return function(
            f"internal void @f{index}({G} %p, i32 %n)", "%m = add i32 %n, 1",
            f"%q = getelementptr i8, {G} %p, i64 4", f"call void @f{near}({G} %q, i32 %m)",
            f"call void @f{far}({G} %p, i32 %m)",
            *[f"store float 1.0, {G} %p"] * (near == 0), "ret void",
        )  # fmt: skip

    start = function(f"spir_kernel void @k({G} %p, i32 %n)", f"call void @f0({G} %p, i32 %n)",
                     "ret void")  # fmt: skip
    return lines([*map(member, range(count)), start])


def scalar_texts(kind: str, count: int, choose: random.Random) -> str:
    """That many elements of a kind, with their type in front of each."""
    if kind == "i32":
        numbers = [str(choose.randint(-(2**31), 2**31 - 1)) for _ in range(count)]
    elif kind == "i16":
        numbers = [str(choose.randint(-100, 100)) for _ in range(count)]
    else:  # half of them are of few digits, which LLVM writes as decimals
        values = [choose.choice((choose.random(), choose.randint(-99, 99))) for _ in range(count)]
        numbers = [f"0x{struct.pack('>d', nearest_float(value)).hex()}" for value in values]
    return ", ".join([f"{kind} {number}" for number in numbers])


def nearest_float(value: float) -> float:
    """LangRef, 'Simple Constants': a float is written as the double that is exactly its value."""
    return float(struct.unpack("<f", struct.pack("<f", value))[0])


def table_text(name: str, kind: str, count: int, choose: random.Random) -> str:
    """A constant table, one of bytes or of rows of doubles among them."""
    head = f"@{name} = addrspace(1) constant "
    if kind == "i8":
        data = "".join([f"\\{byte:02X}" for byte in choose.randbytes(count)])
        return f'{head}[{count} x i8] c"{data}"\n'
    if kind != "double":
        return f"{head}[{count} x {kind}] [{scalar_texts(kind, count, choose)}]\n"
    row = f"[{ROW} x double]"
    rows = [f"{row} [{scalar_texts(kind, ROW, choose)}]" for _ in range(max(1, count // ROW))]
    return f"{head}[{len(rows)} x {row}] [{', '.join(rows)}]\n"


def reader(names: list[str]) -> str:
    """A kernel that reads all tables; llc writes none of a module without functions."""
    body = [
        line
        for number, name in enumerate(names)
        for line in (f"%v{number} = load i8, {G} @{name}", f"store i8 %v{number}, {G} %p")
    ]
    return function(f"spir_kernel void @k({G} %p)", *body, "ret void") + "\n"


def tables(elements: int) -> str:
    """Tables of TABLE elements, of each kind in turn."""
    choose = random.Random(elements)
    sizes = [min(TABLE, elements - start) for start in range(0, elements, TABLE)]
    parts = [
        table_text(f"table{number}", KINDS[number % len(KINDS)], size, choose)
        for number, size in enumerate(sizes)
    ]
    return "".join(parts) + reader([f"table{number}" for number in range(len(sizes))])


def one_table(elements: int) -> str:
    return table_text("table", "i16", elements, random.Random(elements)) + reader(["table"])


ROW: Final = 50
TABLE: Final = 10000  # below what one instruction of SPIR-V can hold
KINDS: Final = ("i32", "float", "i16", "double", "i8")
DATA: Final = {"data": tables, "table": one_table}
WEBS: Final = {"phis": PHI_CHAIN, "calls": call_web}
