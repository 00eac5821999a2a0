"""Builtins of OpenCL C without an instruction, or with one only by an extension: LLVM IR for each.

A family is a function of the call's types. It expands the overloads that the extension declares and
leaves any other function of that name unchanged.

Extensions of vendors have no instructions here: drivers know them only in OpenCL C.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.params import KIND_TEXT
from spvbackend.prepare.templates import opencl_media as media
from spvbackend.prepare.templates.calls import OVERLOADED
from spvbackend.prepare.templates.opencl_calls import call_pair
from spvbackend.prepare.templates.text import Request, Shape, Writer, like, parse_shape, shape_text

Family = Callable[[Request], str | None]
Body = Callable[[Writer, Shape], str]

# Prefixes of the names of all rows, so that other functions need no look-up.
PREFIXES: Final = ("amd_", "arm_dot")


class Overload(NamedTuple):
    """Operands and result of a builtin, and its template.

    `kinds` has the mangled letter of each operand's element, and `result` the result's element in
    LLVM's spelling. All have as many lanes as the result, unless `lanes` sets those of the
    operands; 0 is a scalar. The body gets the shape of the result.
    """

    kinds: str
    result: str
    body: Body
    lanes: tuple[int, ...] = ()


def dot(letter: str, lanes: int) -> Body:
    """arm_dot: the dot product in 32 bits."""
    # By the builtin of cl_khr_integer_dot_product, an instruction or a fallback.
    operand = Shape(lanes, KIND_TEXT[letter])
    return lambda writer, shape: call_pair(writer, "dot", shape, operand, letter, ("%a0", "%a1"))


def dot_added(letter: str, lanes: int) -> Body:
    """arm_dot_acc: the dot product and a third operand, modulo 2^32."""
    product = dot(letter, lanes)
    return lambda writer, shape: writer.let(
        f"add {shape_text(shape)} {product(writer, shape)}, %a2"
    )


def dot_added_saturated(letter: str, word: str) -> Body:
    """arm_dot_acc_sat: the sum with the third operand saturates."""
    operand = Shape(4, KIND_TEXT[letter])
    extra = [(word, KIND_TEXT[word], "%a2")]
    return lambda writer, shape: call_pair(
        writer, "dot_acc_sat", shape, operand, letter, ("%a0", "%a1"), extra
    )


def _words(body: Body, operands: int = 3) -> tuple[Overload, ...]:
    """Return the overload on lanes of uint."""
    return (Overload("j" * operands, "i32", body),)


def _selection(body: Callable[[str, str], Body]) -> tuple[Overload, ...]:
    """Return overloads that choose one of three operands, from the names of minimum and maximum."""
    return (
        Overload("iii", "i32", body("smin", "smax")),
        Overload("jjj", "i32", body("umin", "umax")),
        Overload("fff", "float", body("minnum", "maxnum")),
    )


# cl_amd_media_ops
_MEDIA: Final[dict[str, tuple[Overload, ...]]] = {
    "amd_bitalign": _words(media.bit_align),
    "amd_bytealign": _words(media.byte_align),
    "amd_lerp": _words(media.average_of_bytes),
    "amd_pack": (Overload("f", "i32", media.pack, (4,)),),
    "amd_sad": _words(media.byte_differences),
    "amd_sad4": (Overload("jjj", "i32", media.byte_differences_of_four, (4, 4, 0)),),
    "amd_sadhi": _words(media.byte_differences_high),
    **{
        f"amd_unpack{at}": (Overload("j", "float", media.unpack_byte(at)),)
        for at in range(media.BYTES)
    },
}

# cl_amd_media_ops2
_MORE_MEDIA: Final[dict[str, tuple[Overload, ...]]] = {
    "amd_bfe": (
        Overload("ijj", "i32", media.extract_signed_field),
        Overload("jjj", "i32", media.extract_field),
    ),
    "amd_bfm": _words(media.field_mask, 2),
    "amd_max3": _selection(media.greatest),
    "amd_median3": _selection(media.median),
    "amd_min3": _selection(media.least),
    "amd_mqsad": (Overload("mjm", "i64", media.masked_differences_of_windows),),
    "amd_msad": _words(media.masked_byte_differences),
    "amd_qsad": (Overload("mjm", "i64", media.differences_of_windows),),
    "amd_sadd": _words(media.word_difference),
    "amd_sadw": _words(media.half_word_differences),
}

# cl_arm_integer_dot_product_*
_DOT_PRODUCTS: Final[dict[str, tuple[Overload, ...]]] = {
    "arm_dot": tuple(Overload(letter * 2, "i32", dot(letter, 4), (4, 4)) for letter in ("c", "h")),
    "arm_dot_acc": tuple(
        Overload(letter * 2 + word, "i32", dot_added(letter, lanes), (lanes, lanes, 0))
        for letter, lanes, word in (("c", 4, "i"), ("h", 4, "j"), ("s", 2, "i"), ("t", 2, "j"))
    ),
    "arm_dot_acc_sat": tuple(
        Overload(letter * 2 + word, "i32", dot_added_saturated(letter, word), (4, 4, 0))
        for letter, word in (("c", "i"), ("h", "j"))
    ),
}


def _family(overloads: tuple[Overload, ...]) -> Family:
    return lambda request: expand_overload(request, overloads)


def expand_overload(request: Request, overloads: tuple[Overload, ...]) -> str | None:
    """Return the body for the overload that the mangled name and the types select, else None."""
    mangled = demangle(request.name)
    shape = parse_shape(request.ret)
    if mangled is None or mangled.nested or shape is None or shape.lanes not in OVERLOADED:
        return None
    # Mangled letters distinguish int from uint; LLVM types do not.
    kinds = "".join(param.kind for param in mangled.params)
    for overload in overloads:
        if kinds == overload.kinds and _has_types(overload, request, shape):
            writer = Writer()
            return writer.returns(request.ret, overload.body(writer, shape))
    return None


def _has_types(overload: Overload, request: Request, shape: Shape) -> bool:
    result = Shape(0 if overload.lanes else shape.lanes, overload.result)
    lanes = overload.lanes or (shape.lanes,) * len(overload.kinds)
    operands = [
        like(Shape(count, ""), KIND_TEXT[kind])
        for kind, count in zip(overload.kinds, lanes, strict=True)
    ]
    return shape == result and list(request.args) == operands


OPENCL_FAMILIES: Final[dict[str, Family]] = {
    name: _family(overloads) for name, overloads in (_MEDIA | _MORE_MEDIA | _DOT_PRODUCTS).items()
}
