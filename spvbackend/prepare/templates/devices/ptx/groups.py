"""PTX statements about other threads: barriers, fences, shuffles, votes and products of matrices.

Each is a call of the intrinsic that LLVM has for it, whose rows hold the expansion.
"""

from __future__ import annotations

from typing import Final

from spvbackend.prepare.templates.devices.matrices import parse_product, register_counts
from spvbackend.prepare.templates.devices.ptx.body import TYPES, Body
from spvbackend.prepare.templates.devices.ptx.memory import address_of
from spvbackend.prepare.templates.devices.ptx.syntax import Operand, Register, Statement
from spvbackend.target.address_spaces import GENERIC, LOCAL, qualifier

_CTA: Final = ("cta", "sync", "aligned", "all")


def write_nothing(body: Body, statement: Statement) -> None:
    """A hint, or a statement about caches."""
    for operand in statement.operands[:1]:
        # A policy of the cache is a value that only hints take.
        if isinstance(operand, Register) and statement.name == "createpolicy":
            body.write(operand, "i64", "0")


def write_barrier(body: Body, statement: Statement) -> None:
    """bar.sync and barrier.sync of all threads of the block; bar.warp.sync."""
    words = tuple(word for word in statement.modifiers if word not in ("aligned", "cta"))
    operands = statement.operands
    if words[:1] == ("red",):
        _write_block(body, statement, words[1:])
        return
    if words == ("warp", "sync") and len(operands) == 1:
        mask = body.read(operands[0], "i32")
        body.writer.do(f"call void @llvm.nvvm.bar.warp.sync(i32 {mask})")
        return
    if words != ("sync",) or len(operands) != 1:
        raise statement.refusal()
    number = body.imm(operands[0])
    if number is None:
        raise statement.refusal()
    body.writer.do(f"call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 {number})")


_BLOCK: Final = {("popc", "u32"): "i32", ("and", "pred"): "i1", ("or", "pred"): "i1"}


def _write_block(body: Body, statement: Statement, words: tuple[str, ...]) -> None:
    """bar.red: of all threads of the block, at barrier 0."""
    if words not in _BLOCK or len(statement.operands) != 3:
        raise statement.refusal()
    target, number, flag = statement.operands
    if body.imm(number) != 0:
        raise statement.refusal()
    text, value = _BLOCK[words], body.read(flag, "i1")
    args = [("i32", "0"), ("i1", value)]
    name = f"llvm.nvvm.barrier.cta.red.{words[0]}.aligned.all"
    body.write(target, text, body.writer.call(text, name, args))


_LEVELS: Final = {"cluster": "cta", "cta": "cta", "gl": "gl", "gpu": "gl", "sys": "sys"}


def write_fence(body: Body, statement: Statement) -> None:
    """membar and fence: as strong as fence.sc of the scope."""
    words = [word for word in statement.modifiers if word not in _FENCES]
    if len(words) != 1 or words[0] not in _LEVELS:
        raise statement.refusal()
    body.writer.do(f"call void @llvm.nvvm.membar.{_LEVELS[words[0]]}()")


_FENCES: Final = frozenset(("acq_rel", "acquire", "release", "sc"))


def write_trap(body: Body, statement: Statement) -> None:
    """trap: ends the work-item; brkpt: a stop for a debugger, which devices lack."""
    if statement.modifiers or statement.operands:
        raise statement.refusal()
    if statement.name == "trap":
        body.writer.do("call void @llvm.trap()")


def write_active(body: Body, statement: Statement) -> None:
    """activemask: the lanes that execute this."""
    if statement.modifiers != ("b32",) or len(statement.operands) != 1:
        raise statement.refusal()
    value = body.writer.call("i32", "llvm.nvvm.activemask", [])
    body.write(statement.operands[0], "i32", value)


def write_match(body: Body, statement: Statement) -> None:
    """match.any.sync and match.all.sync: the lanes with the same value."""
    words = statement.modifiers
    is_known = len(words) == 3 and words[0] in ("all", "any") and words[1] == "sync"
    if not is_known or words[2] not in ("b32", "b64"):
        raise statement.refusal()
    *targets, source, mask = statement.operands
    word = f"i{words[2][1:]}"
    args = [("i32", body.read(mask, "i32")), (word, body.read(source, word))]
    name = f"llvm.nvvm.match.{words[0]}.sync.{word}"
    if words[0] == "any" and len(targets) == 1:
        body.write(targets[0], "i32", body.writer.call("i32", name, args))
    elif words[0] == "all" and len(targets) in (1, 2):
        _write_pair(body, f"{name}p", args, targets)
    else:
        raise statement.refusal()


def write_election(body: Body, statement: Statement) -> None:
    """elect.sync: the lowest lane of a mask, and whether it is this one."""
    if statement.modifiers != ("sync",) or len(statement.operands) != 3:
        raise statement.refusal()
    *targets, mask = statement.operands
    _write_pair(body, "llvm.nvvm.elect.sync", [("i32", body.read(mask, "i32"))], targets)


def _write_pair(body: Body, name: str, args: list[tuple[str, str]], targets: list[Operand]) -> None:
    """Call an intrinsic of a word and a predicate, of which a target takes the first."""
    pair = body.writer.call("{ i32, i1 }", name, args)
    for at, (target, text) in enumerate(zip(targets, ("i32", "i1"), strict=False)):
        body.write(target, text, body.writer.let(f"extractvalue {{ i32, i1 }} {pair}, {at}"))


def write_place(body: Body, statement: Statement) -> None:
    """isspacep: whether an address is in a memory, as a predicate."""
    if len(statement.modifiers) != 1 or len(statement.operands) != 2:
        raise statement.refusal()
    name = statement.modifiers[0].replace("shared::cta", "shared").replace("::", ".")
    if name not in ("global", "local", "shared", "shared.cluster"):
        raise statement.refusal()
    target, source = statement.operands
    pointer = f"ptr{qualifier(GENERIC)}"
    args = [(pointer, body.read(source, pointer))]
    body.write(target, "i1", body.writer.call("i1", f"llvm.nvvm.isspacep.{name}", args))


def write_shuffle(body: Body, statement: Statement) -> None:
    """shfl.sync: a value of another lane, and whether there is one."""
    operands = list(statement.operands)
    if statement.modifiers[:1] != ("sync",) or statement.modifiers[2:] != ("b32",):
        raise statement.refusal()
    mode = statement.modifiers[1]
    if mode not in ("up", "down", "bfly", "idx") or len(operands) not in (5, 6):
        raise statement.refusal()
    *targets, source, lane, clamp, mask = operands
    args = [("i32", body.read(it, "i32")) for it in (mask, source, lane, clamp)]
    if len(targets) == 1:
        value = body.writer.call("i32", f"llvm.nvvm.shfl.sync.{mode}.i32", args)
        body.write(targets[0], "i32", value)
        return
    _write_pair(body, f"llvm.nvvm.shfl.sync.{mode}.i32p", args, targets)


_VOTES: Final = {"all": "i1", "any": "i1", "uni": "i1", "ballot": "i32"}


def write_vote(body: Body, statement: Statement) -> None:
    """vote: whether all or any lanes have a predicate, or the mask of those that have it."""
    words = statement.modifiers
    is_old = words[:1] != ("sync",)
    word = words[0 if is_old else 1] if len(words) == (2 if is_old else 3) else ""
    if word not in _VOTES or len(statement.operands) != (2 if is_old else 3):
        raise statement.refusal()
    target, flag, *mask = statement.operands
    args = [("i32", body.read(it, "i32")) for it in mask] + [("i1", body.read(flag, "i1"))]
    text = _VOTES[word]
    name = f"llvm.nvvm.vote.{word}{'' if is_old else '.sync'}"
    body.write(target, text, body.writer.call(text, name, args))


def write_reduction(body: Body, statement: Statement) -> None:
    """redux.sync: a reduction over the lanes of a mask."""
    words = statement.modifiers
    if len(words) != 3 or words[0] != "sync" or len(statement.operands) != 3:
        raise statement.refusal()
    target, source, mask = statement.operands
    _, operation, kind = words
    # LLVM has the unsigned minimum and maximum by their own names.
    prefix = "u" if operation in ("min", "max") and kind.startswith("u") else ""
    args = [("i32", body.read(it, "i32")) for it in (source, mask)]
    name = f"llvm.nvvm.redux.sync.{prefix}{operation}"
    body.write(target, "i32", body.writer.call("i32", name, args))


_INPUTS: Final = {
    "bf16": "i32",
    "f16": "<2 x half>",
    "f64": "double",
    "s4": "i32",
    "s8": "i32",
    "tf32": "i32",
    "u4": "i32",
    "u8": "i32",
}
"""Registers with elements of a factor, as LLVM's intrinsics have them."""
_SUMS: Final = {"f16": "<2 x half>", "f32": "float", "f64": "double", "s32": "i32"}


def write_product(body: Body, statement: Statement) -> None:
    """mma.sync: the product of two matrices and a sum, as llvm.nvvm.mma."""
    words = [word for word in statement.modifiers if word not in ("sync", "aligned")]
    saturates = "satfinite" in words
    words = [word for word in words if word != "satfinite"]
    if len(words) != 7 or words[1:3] != ["row", "col"] or len(statement.operands) != 4:
        raise statement.refusal()
    shape, _, _, d, a, b, c = words
    target, *sources = statement.operands
    if d not in _SUMS or c not in _SUMS or a not in _INPUTS or b not in _INPUTS:
        raise statement.refusal()
    # LLVM names the types of the sum where the factors are halves, else those of the factors.
    types = f"{d}.{c}" if a == "f16" else a if a == b else f"{a}.{b}"
    name = f"llvm.nvvm.mma.{shape}.row.col.{'satfinite.' if saturates else ''}{types}"
    product = parse_product(name)
    counts = [len(body.parts(operand)) for operand in (*sources, target)]
    if product is None or counts != register_counts(product):
        raise statement.refusal()
    args: list[tuple[str, str]] = []
    for source, text in zip(sources, (_INPUTS[a], _INPUTS[b], _SUMS[c]), strict=True):
        args += [(text, body.read(part, text)) for part in body.parts(source)]
    _unpack(body, name, args, body.parts(target), _SUMS[d])


def _unpack(
    body: Body, name: str, args: list[tuple[str, str]], targets: tuple[Operand, ...], text: str
) -> None:
    """Call an intrinsic whose result is a struct with a field for each target."""
    ret = "{ " + ", ".join([text] * len(targets)) + " }"
    whole = body.writer.call(ret, name, args)
    for at, target in enumerate(targets):
        body.write(target, text, body.writer.let(f"extractvalue {ret} {whole}, {at}"))


_LOADED: Final = {1: "i32", 2: "{ i32, i32 }", 4: "{ i32, i32, i32, i32 }"}


def write_matrices(body: Body, statement: Statement) -> None:
    """ldmatrix: matrices of 8 x 8 halves, of which each lane has the address of a row."""
    words = [word for word in statement.modifiers if word not in ("shared", "shared::cta")]
    is_turned = "trans" in words
    plain = [word for word in words if word != "trans"]
    if len(statement.operands) != 2 or len(plain) != 5:
        raise statement.refusal()
    target, source = statement.operands
    targets = body.parts(target)
    if plain != ["sync", "aligned", "m8n8", f"x{len(targets)}", "b16"]:
        raise statement.refusal()
    if len(targets) not in _LOADED:
        raise statement.refusal()
    pointer = address_of(body, statement, source, LOCAL)
    turned = ".trans" if is_turned else ""
    name = f"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x{len(targets)}{turned}.b16.p{LOCAL}"
    args = [(f"ptr{qualifier(LOCAL)}", pointer)]
    if len(targets) == 1:
        body.write(targets[0], "i32", body.writer.call("i32", name, args))
    else:
        _unpack(body, name, args, targets, "i32")


def write_cast(body: Body, statement: Statement) -> None:
    """cvta: between addresses of a memory and generic ones, which have the same bits."""
    text = TYPES.get(statement.modifiers[-1] if statement.modifiers else "", "")
    if not text or len(statement.operands) != 2:
        raise statement.refusal()
    target, source = statement.operands
    body.write(target, text, body.read(source, text))
