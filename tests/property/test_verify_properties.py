"""The verifiers accept random modules, before and after each pass, and report a break at a random
place in its function."""

import random
from collections.abc import Callable
from itertools import count

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_module
from spvbackend.llvmir.types import INT, POINTER
from spvbackend.llvmir.values import Function, Inst
from spvbackend.llvmir.verify.input.module import verify_input
from spvbackend.llvmir.verify.module import verify_module
from spvbackend.pipeline import passes_of
from spvbackend.reading.llvm import canonical_text
from spvbackend.translation.context import Context
from spvbackend.translation.passes import LLVM_IR
from spvbackend.translator import Translator
from tests.generators.address_steps import ADDRESS_STEPS
from tests.generators.pointers import PointerModule
from tests.generators.programs import Program

SEEDS = st.integers(0, 2**32 - 1)
# Smaller seeds do not make simpler programs.
MANY = settings(
    max_examples=25,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)


def text_of(seed: int) -> str:
    """Return a program that computes, or one of pointers of all kinds."""
    if seed % 2:
        return PointerModule(seed).text()
    return Program(seed, steps=12, more_steps=ADDRESS_STEPS).text()


@MANY
@given(SEEDS)
def test_every_pass_leaves_ir_that_is_right(seed: int) -> None:
    ctx = Context(text_of(seed), Translator(extensions="all").options, None)
    promises = 0
    for step in passes_of(ctx):
        step.run(ctx)
        promises |= step.makes
        if step.level == LLVM_IR:
            assert verify_module(ctx.module, promises) == [], step.name


Mutation = Callable[[Module, random.Random, Function, Inst, int], bool]


def swap_operands(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    """Swap two operands, except numbers of a GEP and pointers of a store, which may swap."""
    count = len(inst.operands)
    if count < 2 or inst.opcode == op.PHI:
        return False
    one, two = rng.sample(range(count), 2)
    first, second = inst.operands[one], inst.operands[two]
    kinds = {first.type.kind, second.type.kind}
    if first.type is second.type or kinds in ({INT}, {POINTER}):
        return False
    inst.operands[one], inst.operands[two] = second, first
    return True


def drop_operand(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    """Drop an operand, except of a GEP, which may have fewer, and of an alloca."""
    if not inst.operands or inst.opcode in (op.ALLOCA, op.GETELEMENTPTR):
        return False
    del inst.operands[rng.randrange(len(inst.operands))]
    return True


def move_before_definition(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    block = inst.parent
    assert block is not None
    own = [o for o in inst.operands if isinstance(o, Inst) and o.parent is block]
    if inst.opcode == op.PHI or not own:
        return False
    del block.insts[at]
    block.insts.insert(block.insts.index(rng.choice(own)), inst)
    return True


def retarget(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    """Branch to the entry block, or to one of another function."""
    if not inst.blocks:
        return False
    blocks = [g.blocks[-1] for g in m.functions if g.blocks and g is not f]
    if inst.opcode != op.PHI:
        blocks.append(f.blocks[0])
    inst.blocks[rng.randrange(len(inst.blocks))] = rng.choice(blocks)
    return True


def drop_edge(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    if inst.opcode != op.PHI:
        return False
    edge = rng.randrange(len(inst.operands))
    del inst.operands[edge], inst.targets[edge]
    return True


def repeat(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    assert inst.parent is not None
    inst.parent.insts.insert(at, inst)
    return True


def cut_terminator(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    if inst.opcode not in op.TERMINATORS:
        return False
    assert inst.parent is not None
    inst.parent.insts.pop()
    return True


def retype(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    """Give a result the type of a new struct; the types of memory are free."""
    if inst.type is m.types.void or inst.opcode == op.LOAD:
        return False
    inst.type = m.types.struct((m.types.i8, m.types.integer(9)))
    return True


def use_of_another(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    """Use an instruction of the same type in another function."""
    places = range(len(inst.operands))
    places = [
        (place, other)
        for g in m.functions
        for block in g.blocks
        for other in block.insts
        for place in places
        if g is not f and other.type is inst.operands[place].type
    ]
    if not places:
        return False
    place, other = rng.choice(places)
    inst.operands[place] = other
    return True


def forget_block(m: Module, rng: random.Random, f: Function, inst: Inst, at: int) -> bool:
    inst.parent = rng.choice([None, *[block for block in f.blocks if block is not inst.parent]])
    return True


MUTATIONS: tuple[Mutation, ...] = (
    swap_operands,
    drop_operand,
    move_before_definition,
    retarget,
    drop_edge,
    repeat,
    cut_terminator,
    retype,
    use_of_another,
    forget_block,
)


def mutate(module: Module, rng: random.Random, mutation: Mutation) -> str:
    """Break the module somewhere; return the function's name, "" if there is no place for it."""
    places = [
        (function, inst, at)
        for function in module.functions
        for block in function.blocks
        for at, inst in enumerate(block.insts)
    ]
    rng.shuffle(places)
    for function, inst, at in places:
        if mutation(module, rng, function, inst, at):
            return function.name
    return ""


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
@MANY
@given(SEEDS)
def test_what_is_broken_is_found(mutation: Mutation, seed: int) -> None:
    module = parse_module(canonical_text(text_of(seed), 0))
    name = mutate(module, random.Random(seed), mutation)
    faults = verify_module(module)
    assert {fault.function for fault in faults} == ({name} if name else set())


def number_lines(module: Module) -> None:
    """Give instructions rising lines, as each reader does."""
    lines = count(1)
    for function in module.functions:
        for block in function.blocks:
            for inst in block.insts:
                inst.line = next(lines)


@MANY
@given(SEEDS)
def test_random_input_is_right(seed: int) -> None:
    verify_input(parse_module(canonical_text(text_of(seed), 0)))


# No reader gives an instruction two places, or another block than its own.
OF_INPUT = tuple(mutation for mutation in MUTATIONS if mutation not in (repeat, forget_block))


@pytest.mark.parametrize("mutation", OF_INPUT, ids=lambda mutation: mutation.__name__)
@MANY
@given(SEEDS)
def test_input_that_is_broken_is_refused(mutation: Mutation, seed: int) -> None:
    module = parse_module(canonical_text(text_of(seed), 0))
    name = mutate(module, random.Random(seed), mutation)
    number_lines(module)
    if not name:
        verify_input(module)
        return
    with pytest.raises(CompileError) as raised:
        verify_input(module)
    assert raised.value.function == name
