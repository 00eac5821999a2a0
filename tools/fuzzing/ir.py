"""Cases of LLVM IR: an input of the tests with a few mutations, as text or as bitcode."""

import random
import re
from typing import Final

from fuzzing.case import Case, plain_options
from fuzzing.changes import entities, lines, splices
from fuzzing.corpus import choose_module

CHANGES: Final[tuple[tuple[int, lines.Change], ...]] = (
    (6, lines.change_operand),
    (3, lines.change_number),
    (2, lines.change_align),
    (5, lines.change_word),
    (3, lines.change_type_here),
    (2, lines.insert_flag),
    (1, lines.insert_scope),
    (4, lines.delete_instruction),
    (3, lines.duplicate_instruction),
    (2, lines.swap_instructions),
    (3, lines.change_target),
    (4, lines.freeze_operand),
    (6, entities.change_type_everywhere),
    (3, entities.change_space),
    (2, entities.delete_entity),
    (2, entities.delete_block),
    (1, entities.duplicate_entity),
    (1, entities.rename_symbol),
    (2, entities.change_symbol),
    (3, entities.insert_attribute),
    (1, entities.insert_header_word),
    (2, entities.change_initializer),
    (1, entities.insert_alias),
    (2, entities.change_node),
    (3, splices.call_function),
    (4, splices.splice_function),
    (4, splices.splice_instruction),
)
SHADERS: Final = tuple(f"-mtriple=spirv64-unknown-vulkan{version}" for version in ("1.2", "1.3"))
"""Each in place of the first of the plain options."""
PROCEDURE: Final = re.compile(rb"^define [^@\n]*\bvoid @", re.MULTILINE)
WEIGHTS: Final = [weight for weight, _ in CHANGES]


def make_ir(rng: random.Random, name: str) -> Case:
    module, exempt = choose_module(rng)
    # Mostly few: what many of them make is refused for the first one that is wrong.
    count = rng.choice((1, 1, 1, 1, 2, 2, 3, 4, 8))
    for _, change in rng.choices(CHANGES, WEIGHTS, k=count):
        exempt |= change(rng, module) is True
    return Case(name, plain_options(rng), module.text().encode("utf-8", "surrogateescape"), exempt)


def make_shader(rng: random.Random, name: str) -> Case:
    """A case for Vulkan: functions without a result become kernels, which shaders consist of."""
    case = make_ir(rng, name)
    data = PROCEDURE.sub(b"define spir_kernel void @", case.data)
    return case._replace(argv=(rng.choice(SHADERS), *case.argv[1:]), data=data)
