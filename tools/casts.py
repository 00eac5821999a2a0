"""Counts pointer casts in SPIR-V, per 1,000 instructions and by cause, alone or against llc.

    tools/casts.py kernel.spv ... [--functions]
    tools/casts.py --compare tests/e2e/ll --only '*.O2.ll' --at-most 0.4

A pointer cast is an OpBitcast, or an OpSpecConstantOp of that opcode, from a pointer to a pointer:
each is a place where the type that a pointer got is not the one that its use wants. Conversions
between pointers and integers or storage classes are in the IR already; they are counted apart.

An instruction is what a function has in its blocks: OpLabel, OpFunction, OpFunctionParameter and
OpFunctionEnd bound something, OpLine and OpNoLine describe it, and none of them counts. Each
OpSpecConstantOp counts as an instruction of the pseudo-function `(module)`. What is declared
otherwise, such as types and constants, does not count.

The cause of a cast is what defines its operand and what first uses its result, in the order of the
module; names and decorations do not use it.
"""

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import first_line, say
from apparatus.inputs import find_modules
from apparatus.processes import RunError, run

from spvbackend import CompileError, InternalError, Translator, Unsupported
from spvbackend.emit.read import instructions, string_at, words_of
from spvbackend.mir.operands import is_id_kind, operand_kinds
from spvbackend.reading.source import decode_source
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationLinkageAttributes
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE, OPERANDS

TRIPLE: Final = "spirv64-unknown-unknown"  # the same for both translators, whatever modules say
MODULE: Final = "(module)"
UNUSED: Final = "unused"
NAME_WIDTH: Final = 44

BOUNDARIES: Final = frozenset(
    (op.OpFunction, op.OpFunctionEnd, op.OpFunctionParameter, op.OpLabel, op.OpLine, op.OpNoLine)
)
CONVERSIONS: Final = frozenset((
    op.OpConvertPtrToU, op.OpConvertUToPtr, op.OpCrossWorkgroupCastToPtrALTERA,
    op.OpGenericCastToPtr, op.OpGenericCastToPtrExplicit, op.OpPtrCastToCrossWorkgroupALTERA,
    op.OpPtrCastToGeneric,
))  # fmt: skip
SHORT_NAMES: Final[dict[int, str]] = {
    op.OpBitcast: "cast", op.OpCopyMemory: "copy", op.OpCopyMemorySized: "copy",
    op.OpExtInst: "extended instruction", op.OpFunctionCall: "call",
    op.OpFunctionParameter: "parameter", op.OpLoad: "load", op.OpPhi: "phi",
    op.OpReturnValue: "return", op.OpSelect: "select",
    op.OpSpecConstantOp: "constant expression", op.OpStore: "store", op.OpUndef: "undef",
    op.OpVariable: "variable",
}  # fmt: skip


class Inst(NamedTuple):
    """One instruction of a binary; 0 means no type or no result."""

    opcode: int
    type_id: int
    result: int
    operands: list[int]


class Figures(NamedTuple):
    """Counts for a function, a module or many of them; those of casts by cause."""

    name: str
    instructions: int
    casts: Counter[str]
    conversions: int

    def rate(self) -> float:
        """Pointer casts per 1,000 instructions."""
        return 1000 * self.casts.total() / max(1, self.instructions)


class Pair(NamedTuple):
    """A module by both translators, function by function; without llc it has no `theirs`."""

    name: str
    ours: list[Figures]
    theirs: list[Figures]


def read_insts(binary: bytes) -> list[Inst]:
    """The instructions of a binary; one that the grammar does not know has no operands.

    Raises CompileError where an instruction has no words for the type and the result it must have.
    """
    words = words_of(binary)
    insts = []
    for opcode, start, end in instructions(words):
        if opcode not in OPERANDS:
            insts.append(Inst(opcode, 0, 0, []))
            continue
        has_type, has_result = opcode in HAS_TYPE, opcode in HAS_RESULT
        rest = start + 1 + has_type + has_result
        if rest > end:
            name = op.OPCODE_NAMES[opcode]
            raise CompileError(f"bad SPIR-V module: {name} at word {start} is too short")
        type_id = words[start + 1] if has_type else 0
        result = words[rest - 1] if has_result else 0
        insts.append(Inst(opcode, type_id, result, list(words[rest:end])))
    return insts


def function_names(insts: Iterable[Inst]) -> dict[int, str]:
    """The names that a module gives to ids: of entry points, by OpName, of linkage."""
    names: dict[int, str] = {}
    for inst in insts:
        words = inst.operands
        if inst.opcode == op.OpEntryPoint and len(words) > 2:
            place, target = 2, words[1]
        elif inst.opcode == op.OpName and len(words) > 1:
            place, target = 1, words[0]
        elif inst.opcode == op.OpDecorate and words[1:2] == [DecorationLinkageAttributes]:
            place, target = 2, words[0]
        else:
            continue
        # The first counts: entry points come before debug names, these before decorations (2.4).
        if text := string_at(words, place, len(words)):
            names.setdefault(target, text[0])
    return names


def unwrapped(inst: Inst) -> tuple[int, list[int]]:
    """Opcode and operands; those within an OpSpecConstantOp, whose first operand is an opcode."""
    if inst.opcode == op.OpSpecConstantOp and inst.operands:
        return inst.operands[0], inst.operands[1:]
    return inst.opcode, inst.operands


def pointer_sides(inst: Inst, pointers: set[int], pointer_types: set[int]) -> int:
    """How many sides of an OpBitcast are pointers; 0 for any other instruction."""
    opcode, operands = unwrapped(inst)
    if opcode != op.OpBitcast or not operands:
        return 0
    return (inst.type_id in pointer_types) + (operands[0] in pointers)


def short_name(opcode: int) -> str:
    """The kind of an instruction in a cause; the opcode itself where it is rare."""
    name = op.OPCODE_NAMES.get(opcode, f"opcode {opcode}")
    if opcode in SHORT_NAMES:
        return SHORT_NAMES[opcode]
    if "AccessChain" in name:
        return "access chain"
    if name.startswith("OpAtomic"):
        return "atomic"
    return "constant" if name.startswith(("OpConstant", "OpSpecConstant")) else name


def use_name(opcode: int, place: int) -> str:
    """The kind of a use; to store a pointer is another one than to store through it."""
    name = short_name(opcode)
    # OpStore and the atomics have the pointer first, what is written behind it.
    if place == 0 or name not in ("store", "atomic"):
        return name
    return "stored value" if name == "store" else "atomic value"


def first_uses(insts: Iterable[Inst], wanted: set[int]) -> dict[int, str]:
    """The kind of the first use of each wanted id that has one."""
    uses: dict[int, str] = {}
    imports: dict[int, str] = {}
    inside = False
    for inst in insts:
        words = inst.operands
        inside |= inst.opcode == op.OpFunction
        if inst.opcode == op.OpExtInstImport and (text := string_at(words, 0, len(words))):
            imports[inst.result] = text[0]
        # Outside of functions, what has no type only describes an id.
        if not (inside or inst.type_id) or wanted.isdisjoint(words):
            continue
        # A literal may have the same value as an id, so words are told apart by their kinds.
        kinds = operand_kinds(inst.opcode, words, imports)
        for place, (word, kind) in enumerate(zip(words, kinds, strict=False)):
            if word in wanted and is_id_kind(kind):
                uses.setdefault(word, use_name(inst.opcode, place))
    return uses


def count_casts(binary: bytes) -> list[Figures]:
    """Count in `(module)` and in each function with a body, in the order of the module.

    Raises CompileError where the binary is not a SPIR-V module.
    """
    insts = read_insts(binary)
    names = function_names(insts)
    opcodes = {inst.result: inst.opcode for inst in insts if inst.result}
    pointer_types = {inst.result for inst in insts if inst.opcode == op.OpTypePointer}
    # The type of an OpFunction is what it returns.
    values = (inst for inst in insts if inst.opcode != op.OpFunction)
    pointers = {inst.result for inst in values if inst.type_id in pointer_types}
    casts = [inst for inst in insts if pointer_sides(inst, pointers, pointer_types) == 2]
    uses = first_uses(insts, {cast.result for cast in casts})
    causes: dict[int, str] = {}
    # Found before functions are told apart, since a cast of a constant is used in other functions.
    for cast in casts:
        defined = opcodes[unwrapped(cast)[1][0]]
        causes[cast.result] = f"{short_name(defined)} -> {uses.get(cast.result, UNUSED)}"
    figures = []
    for name, body in bodies(insts, names):
        inner = Counter(causes[inst.result] for inst in body if inst.result in causes)
        others = sum(
            unwrapped(inst)[0] in CONVERSIONS or pointer_sides(inst, pointers, pointer_types) == 1
            for inst in body
        )
        figures.append(Figures(name, len(body), inner, others))
    return figures


def bodies(insts: Iterable[Inst], names: dict[int, str]) -> Iterator[tuple[str, list[Inst]]]:
    """`(module)` and the functions that have instructions, each with those that count."""
    name = MODULE
    body: list[Inst] = []
    for inst in insts:
        opcode = inst.opcode
        if opcode == op.OpFunction:
            if body:
                yield name, body
            name, body = names.get(inst.result, f"%{inst.result}"), []
        elif opcode not in BOUNDARIES and (name != MODULE or opcode == op.OpSpecConstantOp):
            body.append(inst)
    if body:
        yield name, body


def total(name: str, parts: Iterable[Figures]) -> Figures:
    instructions_, casts, conversions = 0, Counter[str](), 0
    for part in parts:
        instructions_ += part.instructions
        casts += part.casts
        conversions += part.conversions
    return Figures(name, instructions_, casts, conversions)


def our_casts(translator: Translator, path: Path) -> list[Figures]:
    """Count the casts of our translation.

    Raises RunError where there is none.
    """
    try:
        return count_casts(translator.translate(decode_source(path.read_bytes())))
    except (CompileError, Unsupported, InternalError) as error:
        raise RunError(first_line(error.message), 1) from error


def llc_casts(llc: str, extensions: str, path: Path, timeout: float) -> list[Figures]:
    """Count the casts of what llc writes; a process, since on some input it ends the one it is in.

    Raises RunError where it does not succeed.
    """
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder, "out.spv")
        options = ["-O0", f"-mtriple={TRIPLE}", f"--spirv-ext={extensions}", "-filetype=obj"]
        try:
            run([llc, *options, path, "-o", output], seconds=timeout)
            return count_casts(output.read_bytes())
        except CompileError as error:
            raise RunError(error.message, 0) from error
        except RunError as error:
            # A crash prints a stack; the line with the word says what it was about.
            lines = error.errors.splitlines()
            reasons = [line for line in lines if "error" in line.lower()] or lines
            raise RunError(first_line((reasons or [str(error)])[0]), error.status) from error


def compare(
    folder: Path, only: str, extensions: str, llc: str, timeout: float
) -> tuple[list[Pair], list[str]]:
    """The modules of a folder that both translate, and a line for each failure of either.

    A module that one of them refuses counts for neither: it would make the other look worse.
    """
    translator = Translator(triple=TRIPLE, extensions=extensions)
    pairs: list[Pair] = []
    failures: list[str] = []
    for path in find_modules([folder], only):
        name = path.relative_to(folder).as_posix()
        results: list[list[Figures]] = []
        for tool in ("pyllc", "llc") if llc else ("pyllc",):
            try:
                is_llc = tool == "llc"
                results.append(
                    llc_casts(llc, extensions, path, timeout) if is_llc
                    else our_casts(translator, path)
                )  # fmt: skip
            except RunError as error:
                failures.append(f"{tool}: {name}: {error}")
        if len(results) == 1 + bool(llc):
            pairs.append(Pair(name, results[0], results[1] if llc else []))
    return pairs, failures


def cast_ratio(ours: Figures, theirs: Figures) -> float:
    """Our casts per 1,000 instructions against theirs; infinite where only we have any.

    Rates and not counts, as the two have different numbers of instructions for the same module.
    """
    if not theirs.rate():
        return float("inf") if ours.rate() else 0.0
    return ours.rate() / theirs.rate()


def clipped(name: str) -> str:
    """A name that fits its column; the end of a path tells more than its start."""
    return name if len(name) <= NAME_WIDTH else "..." + name[3 - NAME_WIDTH :]


def say_figures(title: str, rows: Iterable[Figures], with_causes: bool = False) -> None:
    """A table of figures, the most casts first, and perhaps the causes of each row."""
    say(f"{title:<{NAME_WIDTH}} {'insts':>9} {'casts':>7} {'per 1,000':>9} {'others':>7}")
    for row in sorted(rows, key=lambda row: (-row.casts.total(), row.name)):
        text = f"{clipped(row.name):<{NAME_WIDTH}} {row.instructions:>9} {row.casts.total():>7}"
        text += f" {row.rate():>9.2f} {row.conversions:>7}"
        causes = ", ".join(f"{cause} {count}" for cause, count in row.casts.most_common())
        say(f"{text}  {causes}".rstrip() if with_causes else text)


def say_causes(places: Sequence[Figures], theirs: Counter[str] | None, top: int) -> None:
    """Causes, the most frequent first, each with the place that has the most of it."""
    casts = total("", places).casts
    if not casts:
        return
    llc_heading = "" if theirs is None else f" {'llc':>7}"
    say(f"\n{'cause':<{NAME_WIDTH}} {'casts':>7}{llc_heading}  most in")
    for cause, count in sorted(casts.items(), key=lambda item: (-item[1], item[0]))[:top]:
        place = max(places, key=lambda place: place.casts[cause])
        llc_count = "" if theirs is None else f" {theirs[cause]:>7}"
        say(f"{cause:<{NAME_WIDTH}} {count:>7}{llc_count}  {place.name} ({place.casts[cause]})")


def say_worst(pairs: Sequence[Pair], bound: float, top: int) -> None:
    """The modules with the most casts beyond what `bound` times llc's rate allows them."""
    rows = []
    for pair in pairs:
        ours, theirs = total(pair.name, pair.ours), total(pair.name, pair.theirs)
        # By casts and not by the ratio: a small module with one cast too many matters little.
        beyond = ours.casts.total() - bound * theirs.rate() * ours.instructions / 1000
        if beyond > 0:
            rows.append((beyond, ours, theirs))
    if not rows:
        return
    heading = f"worst modules, against {bound:g} x llc"
    say(f"\n{heading:<{NAME_WIDTH}} {'insts':>9} {'casts':>7} {'per 1,000':>9} {'llc':>9}")
    for _, ours, theirs in sorted(rows, key=lambda row: (-row[0], row[1].name))[:top]:
        text = f"{clipped(ours.name):<{NAME_WIDTH}} {ours.instructions:>9}"
        say(f"{text} {ours.casts.total():>7} {ours.rate():>9.2f} {theirs.rate():>9.2f}")


def placed(name: str, functions: Iterable[Figures]) -> list[Figures]:
    """The functions of a module under names that tell the module too."""
    return [function._replace(name=f"{name}: {function.name}") for function in functions]


def run_files(paths: Sequence[Path], by_function: bool, top: int) -> int:
    modules: list[Figures] = []
    places: list[Figures] = []
    for path in paths:
        try:
            functions = count_casts(path.read_bytes())
        except (OSError, CompileError) as error:
            sys.stderr.write(f"{path}: error: {error}\n")
            return 1
        modules.append(total(str(path), functions))
        places += placed(str(path), functions) if len(paths) > 1 else functions
    if by_function:
        say_figures("function", places, with_causes=True)
        return 0
    say_figures("module", modules)
    if len(modules) > 1:
        say_figures("", [total("total", modules)])
    say_causes(places, None, top)
    return 0


def run_compare(arguments: argparse.Namespace) -> int:
    pairs, failures = compare(
        arguments.compare, arguments.only, arguments.spirv_ext, arguments.llc, arguments.timeout
    )
    places = [place for pair in pairs for place in placed(pair.name, pair.ours)]
    ours = total("pyllc", places)
    rows = [ours]
    theirs = total("llc", [function for pair in pairs for function in pair.theirs])
    if arguments.llc:
        rows.append(theirs)
    say_figures(f"{len(pairs)} modules", rows)
    if arguments.functions:
        say("")
        say_figures("function", places, with_causes=True)
    say_causes(places, theirs.casts if arguments.llc else None, arguments.top)
    if arguments.llc:
        bound = 1.0 if arguments.at_most is None else arguments.at_most
        say_worst(pairs, bound, arguments.top)
    counts = Counter(failure.partition(":")[0] for failure in failures)
    for tool in ("pyllc", "llc"):
        if counts[tool]:
            say(f"\n{tool} failed on {counts[tool]}:")
            say(*(text for text in failures if text.startswith(f"{tool}:")))
    return verdict(ours, theirs, bool(arguments.llc and pairs), arguments.at_most)


def verdict(ours: Figures, theirs: Figures, known: bool, at_most: float | None) -> int:
    """Say the ratio; 1 when it exceeds the bound, or when nobody can tell."""
    if not known:
        say("\nthe ratio is unknown: no module was translated by both")
        return int(at_most is not None)
    ratio = cast_ratio(ours, theirs)
    exceeded = at_most is not None and ratio > at_most
    say(f"\nratio {ratio:.3f}" + (f", more than {at_most:g}" if exceeded else ""))
    return int(exceeded)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="count the pointer casts in SPIR-V")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE.spv")
    parser.add_argument("--functions", action="store_true", help="show each function")
    parser.add_argument("--top", type=int, default=10, help="rows of causes and modules (10)")
    parser.add_argument("--compare", type=Path, metavar="FOLDER", help="translate what is in it")
    parser.add_argument("--only", default="*", metavar="PATTERN", help="its modules to translate")
    parser.add_argument("--spirv-ext", default="all", metavar="LIST", help="of both (all)")
    parser.add_argument("--llc", default=shutil.which("llc-22") or "", help="empty for none")
    parser.add_argument("--timeout", type=float, default=60, help="seconds of llc a module (60)")
    parser.add_argument("--at-most", type=float, metavar="RATIO", help="exit 1 above it")
    arguments = parser.parse_args(argv)
    if bool(arguments.files) == bool(arguments.compare):
        parser.error("give binaries, or --compare and a folder")
    if arguments.compare is None:
        if arguments.at_most is not None:
            parser.error("--at-most needs --compare")
        return run_files(arguments.files, arguments.functions, arguments.top)
    if not arguments.compare.is_dir():
        parser.error(f"no such folder: {arguments.compare}")
    if arguments.llc and not shutil.which(arguments.llc):
        parser.error(f"no such command: {arguments.llc}")
    return run_compare(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
