"""Arithmetic, shifts and comparisons of wide integers, word by word.

A wide integer is as many words as it needs, the low one first; the bits above its width are zero. A
word has 64 bits, or 32 where the target has no wider numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.products import high_product
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import CallInfo, ConstInt, Inst, Value, is_zero
from spvbackend.prepare.legal.ints import sign_extend
from spvbackend.prepare.legal.state import Legalizer
from spvbackend.spirv.opencl_std import OPENCL_STD

Words = list[Value]
_MOST_PRODUCTS: Final = 10
"""Products of words that a multiplication may have in line: those of two integers of four."""

_UNSIGNED: Final[dict[int, int]] = {op.SGT: op.UGT, op.SGE: op.UGE, op.SLT: op.ULT, op.SLE: op.ULE}
_STRICT: Final[dict[int, int]] = {op.UGE: op.UGT, op.ULE: op.ULT, op.SGE: op.SGT, op.SLE: op.SLT}
# Operations that return one operand where the other is zero.
_KEEPING: Final = frozenset((op.ADD, op.SUB, op.OR, op.XOR, op.SHL, op.LSHR, op.ASHR))
_COMMUTING: Final = frozenset((op.ADD, op.OR, op.XOR))
_QUOTIENTS: Final = frozenset((op.UDIV, op.SDIV))
_DIRECTIONS: Final[dict[int, tuple[int, int]]] = {
    op.SHL: (op.SHL, op.LSHR),
    op.LSHR: (op.LSHR, op.SHL),
    op.ASHR: (op.LSHR, op.SHL),
}
"""Shifts of a word that is not the first to move, and of the bits that cross to the next."""
_SIGNED_DIVISIONS: Final = frozenset((op.SDIV, op.SREM))


def word(lz: Legalizer, opcode: int, lhs: Value, rhs: Value) -> Value:
    """Emit an operation on two words, unless a constant operand decides the result.

    Most wide integers are extended words, whose high word is zero, so half of the work is on zeros.
    """
    if opcode == op.AND and isinstance(rhs, ConstInt) and rhs.signed() == -1:
        return lhs
    if is_zero(rhs):
        return lhs if opcode in _KEEPING else lz.number(lz.legal.word, 0)
    # Zero minus a word is that word negated.
    if is_zero(lhs) and opcode != op.SUB:
        return rhs if opcode in _COMMUTING else lz.number(lz.legal.word, 0)
    return lz.make(opcode, lz.legal.word, [lhs, rhs])


def zero_word(lz: Legalizer) -> Value:
    """Return the word zero."""
    return lz.number(lz.legal.word, 0)


def top_bits(lz: Legalizer, type: Type) -> int:
    """Return the bits of the top word that belong to the integer."""
    return (type.bits - 1) % lz.legal.word.bits + 1


def signed_top(lz: Legalizer, type: Type, top: Value) -> Value:
    """Return the top word with the sign of the integer in the bits above its width."""
    bits = top_bits(lz, type)
    return top if bits == lz.legal.word.bits or is_zero(top) else sign_extend(lz, top, bits)


def signed_words(lz: Legalizer, type: Type, words: Words) -> Words:
    """Sign-extend the integer to whole words."""
    return [*words[:-1], signed_top(lz, type, words[-1])]


def sign_of(lz: Legalizer, word: Value) -> Value:
    """Return a word full of the sign of a word."""
    return _shifted(lz, op.ASHR, word, lz.legal.word.bits - 1)


def _shifted(lz: Legalizer, opcode: int, value: Value, amount: int) -> Value:
    return word(lz, opcode, value, lz.number(lz.legal.word, amount))


def _add(lz: Legalizer, opcode: int, type: Type, a: Words, b: Words) -> Words:
    carry, sums = zero_word(lz), []
    for at, (x, y) in enumerate(zip(a, b, strict=True)):
        total = word(lz, op.ADD, x, y)
        carried = word(lz, op.ADD, total, carry)
        sums.append(carried)
        if at + 1 == len(a):
            break
        # A sum modulo 2^N is less than an operand exactly where it wrapped, and of the two sums
        # at most one wraps.
        wraps = [
            lz.compare(op.ULT, result, left)
            for result, left, right in ((total, x, y), (carried, total, carry))
            if not is_zero(left) and not is_zero(right)
        ]
        carry = _extended_either(lz, op.ZEXT, wraps)
    return sums


def _sub(lz: Legalizer, opcode: int, type: Type, a: Words, b: Words) -> Words:
    # A borrow is -1, which is added: NVIDIA's Vulkan driver 580 subtracts a 1 that was selected
    # wrongly from a negated word of which only the lowest bit is used.
    borrow, rests = zero_word(lz), []
    for at, (x, y) in enumerate(zip(a, b, strict=True)):
        rest = word(lz, op.SUB, x, y)
        borrowed = word(lz, op.ADD, rest, borrow)
        rests.append(borrowed)
        if at + 1 == len(a):
            break
        # A difference borrows exactly where the subtrahend is larger, and zero less one wraps.
        wraps = []
        if not is_zero(y):
            wraps.append(lz.compare(op.ULT, x, y))
        if not is_zero(borrow):
            wraps.append(lz.compare(op.UGT, borrowed, rest))
        borrow = _extended_either(lz, op.SEXT, wraps)
    return rests


def _extended_either(lz: Legalizer, opcode: int, conditions: list[Inst]) -> Value:
    """Return the disjunction of up to two conditions as a word."""
    if not conditions:
        return zero_word(lz)
    either = conditions[0]
    for condition in conditions[1:]:
        either = lz.make(op.OR, lz.types.i1, [either, condition])
    return lz.make(opcode, lz.legal.word, [either])


def _mul(lz: Legalizer, opcode: int, type: Type, a: Words, b: Words) -> Words:
    """Multiply word by word and add rows of products, as on paper."""
    size = len(a)
    rows, columns = _length(a), _length(b)
    products = sum(min(columns, size - row) for row in range(rows))
    if products > _MOST_PRODUCTS:
        call = call_helper(lz, "mul", size, [*a, *b])
        return [result_word(lz, call, at) for at in range(size)]
    result = [zero_word(lz)] * size
    for i in range(rows):
        carry = zero_word(lz)
        for j in range(min(columns, size - i)):
            at = i + j
            is_top = at + 1 == size
            low, high = _product(lz, a[i], b[j], is_top)
            for term in (result[at], carry):
                total = word(lz, op.ADD, low, term)
                # The upper half of a product is at most 2^N - 2, so it takes both carries.
                if not is_top and not is_zero(low) and not is_zero(term):
                    wrapped = _extended_either(lz, op.ZEXT, [lz.compare(op.ULT, total, term)])
                    high = word(lz, op.ADD, high, wrapped)
                low = total
            result[at], carry = low, high
        if i + columns < size:
            result[i + columns] = carry
    return result


def _length(words: Words) -> int:
    """Return the number of words up to the last that may not be zero."""
    count = len(words)
    while count and is_zero(words[count - 1]):
        count -= 1
    return count


def _product(lz: Legalizer, x: Value, y: Value, is_low: bool) -> tuple[Value, Value]:
    """Return both words of a product of words, or the low one and zero."""
    high = zero_word(lz)
    if not is_low and not is_zero(x) and not is_zero(y) and lz.legal.has_words_only:
        high = high_product(lz, x, y)
    elif not is_low and not is_zero(x) and not is_zero(y):
        made = lz.make(op.EXTINST, lz.legal.word, [x, y])
        made.ints = [OPENCL_STD["u_mul_hi"]]
        high = made
    return word(lz, op.MUL, x, y), high


def _logic(lz: Legalizer, opcode: int, type: Type, a: Words, b: Words) -> Words:
    return [word(lz, opcode, x, y) for x, y in zip(a, b, strict=True)]


def _shift(lz: Legalizer, opcode: int, type: Type, a: Words, b: Words) -> Words:
    # The amount is less than the width, or the result is poison, so the low word holds it.
    if isinstance(b[0], ConstInt):
        return _shift_by_constant(lz, opcode, type, a, b[0].value)
    return _shift_by_variable(lz, opcode, type, a, b[0])


def _shift_by_constant(lz: Legalizer, opcode: int, type: Type, a: Words, amount: int) -> Words:
    """Shift by a known amount; a shift by the width or more has no defined result."""
    # The words in the order that they move in, so that both directions are one.
    left = opcode == op.SHL
    words = a if left else list(reversed(a))
    fill = zero_word(lz)
    if opcode == op.ASHR:
        words = [signed_top(lz, type, words[0]), *words[1:]]
        fill = sign_of(lz, words[0])
    far, near = divmod(amount, lz.legal.word.bits)
    far = min(far, len(a))
    shifted = _shift_near(lz, opcode, words[: len(a) - far], near)
    result = ([fill] * far + shifted)[: len(a)]
    return result if left else list(reversed(result))


def _shift_near(lz: Legalizer, opcode: int, words: Words, amount: int) -> Words:
    """Shift words by less than their bits; each gets the bits that the one before it loses."""
    # An amount of zero would shift the crossing bits by a whole word, which is undefined.
    if amount == 0:
        return words
    own, back = _DIRECTIONS[opcode]
    result: Words = []
    for at, source in enumerate(words):
        if at == 0:
            result.append(_shifted(lz, opcode, source, amount))
            continue
        crossing = _shifted(lz, back, words[at - 1], lz.legal.word.bits - amount)
        result.append(word(lz, op.OR, _shifted(lz, own, source, amount), crossing))
    return result


def _shift_by_variable(lz: Legalizer, opcode: int, type: Type, a: Words, shift: Value) -> Words:
    """Shift by a run-time amount: bits cross to the next word, then whole words move.

    The amount that crosses is shifted twice, as a shift by a whole word is undefined.
    """
    left = opcode == op.SHL
    words = a if left else list(reversed(a))
    if opcode == op.ASHR:
        words = [signed_top(lz, type, words[0]), *words[1:]]
    own, back = _DIRECTIONS[opcode]
    word_bits = lz.legal.word.bits
    most = lz.number(lz.legal.word, word_bits - 1)
    amount = word(lz, op.AND, shift, most)
    # The difference of both, as the amount is the smaller one.
    rest = word(lz, op.XOR, amount, most)
    result = [word(lz, opcode, words[0], amount)]
    for source, into in pairwise(words):
        crossing = word(lz, back, _shifted(lz, back, source, 1), rest)
        result.append(word(lz, op.OR, word(lz, own, into, amount), crossing))
    fill = sign_of(lz, words[0]) if opcode == op.ASHR else zero_word(lz)
    step = 1
    while step < len(a):
        bits = lz.number(lz.legal.word, step * word_bits)
        if step * 2 < len(a):
            moves = lz.compare(op.NE, word(lz, op.AND, shift, bits), zero_word(lz))
        else:
            # No amount is so large that another bit above is set.
            moves = lz.compare(op.UGE, shift, bits)
        result = [
            lz.make(op.SELECT, lz.legal.word, [moves, result[at - step] if at >= step else fill, x])
            for at, x in enumerate(result)
        ]
        step *= 2
    return result if left else list(reversed(result))


def constant_of(lz: Legalizer, words: Words) -> int | None:
    """Return the value of an integer whose words are constants, else None."""
    value = 0
    for at, part in enumerate(words):
        if not isinstance(part, ConstInt):
            return None
        value |= part.value << at * lz.legal.word.bits
    return value


def _divide(lz: Legalizer, opcode: int, type: Type, a: Words, b: Words) -> Words:
    """Divide by a helper that gives quotient and remainder; powers of two by a shift or a mask."""
    size = len(a)
    divisor = constant_of(lz, b)
    # Signed division by a power of two rounds towards zero, which a shift does not.
    if divisor is not None and divisor.bit_count() == 1:
        if opcode == op.UDIV:
            return _shift_by_constant(lz, op.LSHR, type, a, divisor.bit_length() - 1)
        if opcode == op.UREM:
            bits = lz.legal.word.bits
            ones = [lz.number(lz.legal.word, (divisor - 1) >> bits * at) for at in range(size)]
            return _logic(lz, op.AND, type, a, ones)
    # One helper for both, as quotient and remainder are computed together.
    operation = "udivrem"
    if opcode in _SIGNED_DIVISIONS:
        operation = "sdivrem"
        # All widths of as many words use one helper.
        a, b = signed_words(lz, type, a), signed_words(lz, type, b)
    both = call_helper(lz, operation, size, [*a, *b])
    first = 0 if opcode in _QUOTIENTS else size
    return [result_word(lz, both, first + at) for at in range(size)]


def call_helper(lz: Legalizer, operation: str, size: int, arguments: Words) -> Inst:
    """Call the helper function of an operation on integers of `size` words."""
    helper = lz.helpers.get(operation, size)
    call = lz.make(op.CALL, helper.ret_type, [*arguments, helper])
    call.call = CallInfo(helper.value_type)
    call.call.arg_attrs = [{} for _ in arguments]
    return call


def result_word(lz: Legalizer, call: Inst, index: int) -> Inst:
    """Return a word of the struct that a helper function returns."""
    word = lz.make(op.EXTRACTVALUE, lz.legal.word, [call])
    word.ints = [index]
    return word


OPERATIONS: Final[dict[int, Callable[[Legalizer, int, Type, Words, Words], Words]]] = {
    op.ADD: _add,
    op.SUB: _sub,
    op.MUL: _mul,
    op.AND: _logic,
    op.OR: _logic,
    op.XOR: _logic,
    op.SHL: _shift,
    op.LSHR: _shift,
    op.ASHR: _shift,
    op.UDIV: _divide,
    op.UREM: _divide,
    op.SDIV: _divide,
    op.SREM: _divide,
}
"""Compute the words of a result from two integers of a type; callers clear bits above the width."""


def compare_words(lz: Legalizer, predicate: int, type: Type, a: Words, b: Words) -> Value:
    """Emit icmp: the highest words that differ decide; all but the top one are unsigned."""
    i1 = lz.types.i1
    if predicate in (op.EQ, op.NE):
        join = op.AND if predicate == op.EQ else op.OR
        result: Value | None = None
        for x, y in zip(a, b, strict=True):
            holds = lz.compare(predicate, x, y)
            result = holds if result is None else lz.make(join, i1, [result, holds])
        assert result is not None, "an integer without words"
        return result
    # The top word alone gives the sign.
    if predicate in (op.SLT, op.SGE) and all(is_zero(y) for y in b):
        return lz.compare(predicate, signed_top(lz, type, a[-1]), zero_word(lz))
    below = _UNSIGNED.get(predicate, predicate)
    result = lz.compare(below, a[0], b[0])
    for x, y in zip(a[1:-1], b[1:-1], strict=True):
        result = _decided(lz, _STRICT.get(below, below), (x, y), (x, y), result)
    top = (a[-1], b[-1])
    signed = top
    if predicate in _UNSIGNED:
        signed = (signed_top(lz, type, top[0]), signed_top(lz, type, top[1]))
    return _decided(lz, _STRICT.get(predicate, predicate), signed, top, result)


def _decided(
    lz: Legalizer, strict: int, ordered: tuple[Value, Value], same: tuple[Value, Value], low: Value
) -> Value:
    """Return a strict comparison of words, or that of the words below where they are equal."""
    above = lz.compare(strict, *ordered)
    equal = lz.compare(op.EQ, *same)
    return lz.make(op.OR, lz.types.i1, [above, lz.make(op.AND, lz.types.i1, [equal, low])])
