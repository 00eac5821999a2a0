"""Products and quotients of integers of three words or more, by loops over digits in memory.

A register has no index, so the operands go to variables.
"""

from collections.abc import Callable
from typing import Final

from spvbackend.prepare.templates.text import Writer

_PRODUCT: Final = """
  br label %row

row:
  %i = phi i64 [ 0, %entry ], [ %i1, %after ]
  %xp = getelementptr [$N x i64], ptr %a, i64 0, i64 %i
  %x = load i64, ptr %xp, align 8
  %xw = zext i64 %x to i128
  br label %column

column:
  %j = phi i64 [ 0, %row ], [ %j1, %column ]
  %carry = phi i64 [ 0, %row ], [ %high, %column ]
  %at = add i64 %i, %j
  %yp = getelementptr [$N x i64], ptr %b, i64 0, i64 %j
  %rp = getelementptr [$N x i64], ptr %r, i64 0, i64 %at
  %y = load i64, ptr %yp, align 8
  %old = load i64, ptr %rp, align 8
  %yw = zext i64 %y to i128
  %oldw = zext i64 %old to i128
  %carryw = zext i64 %carry to i128
  %product = mul i128 %xw, %yw
  %sum = add i128 %product, %oldw
  %total = add i128 %sum, %carryw
  %low = trunc i128 %total to i64
  %upper = lshr i128 %total, 64
  %high = trunc i128 %upper to i64
  store i64 %low, ptr %rp, align 8
  %j1 = add i64 %j, 1
  %next = add i64 %at, 1
  %more = icmp ult i64 %next, $N
  br i1 %more, label %column, label %after

after:
  %i1 = add i64 %i, 1
  %again = icmp ult i64 %i1, $N
  br i1 %again, label %row, label %done
"""
"""Add the rows of products to %r, which has zeros; words from the width on are left out."""

_QUOTIENT: Final = """
  br label %count

count:
  %n = phi i64 [ $D, %entry ], [ %n1, %count ]
  %n1 = sub i64 %n, 1
  %np = getelementptr [$E x i32], ptr %v, i64 0, i64 %n1
  %leading = load i32, ptr %np, align 4
  %empty = icmp eq i32 %leading, 0
  %above = icmp ne i64 %n1, 0
  %longer = and i1 %empty, %above
  br i1 %longer, label %count, label %counted

counted:
  %zeros = call i32 @llvm.ctlz.i32(i32 %leading, i1 false)
  %shift32 = and i32 %zeros, 31
  %shift = zext i32 %shift32 to i64
  br label %scale

scale:
  %k = phi i64 [ $D, %counted ], [ %k1, %scale ]
  %k1 = sub i64 %k, 1
  %up = getelementptr [$E x i32], ptr %u, i64 0, i64 %k
  %up1 = getelementptr [$E x i32], ptr %u, i64 0, i64 %k1
  %vp = getelementptr [$E x i32], ptr %v, i64 0, i64 %k
  %vp1 = getelementptr [$E x i32], ptr %v, i64 0, i64 %k1
  %n1d = load i32, ptr %up, align 4
  %n0d = load i32, ptr %up1, align 4
  %d1 = load i32, ptr %vp, align 4
  %d0 = load i32, ptr %vp1, align 4
  %u1w = zext i32 %n1d to i64
  %u0w = zext i32 %n0d to i64
  %d1w = zext i32 %d1 to i64
  %d0w = zext i32 %d0 to i64
  %u1h = shl i64 %u1w, 32
  %d1h = shl i64 %d1w, 32
  %uw = or i64 %u1h, %u0w
  %vw = or i64 %d1h, %d0w
  %us = shl i64 %uw, %shift
  %vs = shl i64 %vw, %shift
  %ut = lshr i64 %us, 32
  %vt = lshr i64 %vs, 32
  %ud = trunc i64 %ut to i32
  %vd = trunc i64 %vt to i32
  store i32 %ud, ptr %up, align 4
  store i32 %vd, ptr %vp, align 4
  %scaling = icmp ne i64 %k1, 0
  br i1 %scaling, label %scale, label %scaled

scaled:
  %uz = load i32, ptr %u, align 4
  %vz = load i32, ptr %v, align 4
  %uzs = shl i32 %uz, %shift32
  %vzs = shl i32 %vz, %shift32
  store i32 %uzs, ptr %u, align 4
  store i32 %vzs, ptr %v, align 4
  %top32 = load i32, ptr %np, align 4
  %top = zext i32 %top32 to i64
  %first = sub i64 $D, %n
  br label %digit

digit:
  %j = phi i64 [ %first, %scaled ], [ %j1, %settled ]
  %hat = add i64 %j, %n
  %lat = sub i64 %hat, 1
  %hp = getelementptr [$E x i32], ptr %u, i64 0, i64 %hat
  %lp = getelementptr [$E x i32], ptr %u, i64 0, i64 %lat
  %h = load i32, ptr %hp, align 4
  %l = load i32, ptr %lp, align 4
  %hw = zext i32 %h to i64
  %lw = zext i32 %l to i64
  %hh = shl i64 %hw, 32
  %head = or i64 %hh, %lw
  %ratio = udiv i64 %head, %top
  %large = icmp ugt i64 %ratio, 4294967295
  %guess = select i1 %large, i64 4294967295, i64 %ratio
  %none = icmp eq i64 %guess, 0
  br i1 %none, label %settled, label %subtract

subtract:
  %i = phi i64 [ 0, %digit ], [ %i1, %subtract ]
  %carry = phi i64 [ 0, %digit ], [ %carry1, %subtract ]
  %borrow = phi i64 [ 0, %digit ], [ %borrow1, %subtract ]
  %sat = add i64 %i, %j
  %svp = getelementptr [$E x i32], ptr %v, i64 0, i64 %i
  %sup = getelementptr [$E x i32], ptr %u, i64 0, i64 %sat
  %sv = load i32, ptr %svp, align 4
  %su = load i32, ptr %sup, align 4
  %svw = zext i32 %sv to i64
  %suw = zext i32 %su to i64
  %product = mul i64 %guess, %svw
  %part = add i64 %product, %carry
  %carry1 = lshr i64 %part, 32
  %plow = and i64 %part, 4294967295
  %less = sub i64 %suw, %plow
  %rest = sub i64 %less, %borrow
  %borrow1 = lshr i64 %rest, 63
  %rest32 = trunc i64 %rest to i32
  store i32 %rest32, ptr %sup, align 4
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %subtract, label %subtracted

subtracted:
  %out = add i64 %carry1, %borrow1
  %last = sub i64 %hw, %out
  %last32 = trunc i64 %last to i32
  store i32 %last32, ptr %hp, align 4
  %below = icmp slt i64 %last, 0
  br i1 %below, label %restore, label %settled

restore:
  %high = phi i64 [ %guess, %subtracted ], [ %high1, %restored ]
  br label %add

add:
  %s = phi i64 [ 0, %restore ], [ %s1, %add ]
  %acarry = phi i64 [ 0, %restore ], [ %acarry1, %add ]
  %aat = add i64 %s, %j
  %avp = getelementptr [$E x i32], ptr %v, i64 0, i64 %s
  %aup = getelementptr [$E x i32], ptr %u, i64 0, i64 %aat
  %av = load i32, ptr %avp, align 4
  %au = load i32, ptr %aup, align 4
  %avw = zext i32 %av to i64
  %auw = zext i32 %au to i64
  %asum = add i64 %avw, %auw
  %atotal = add i64 %asum, %acarry
  %acarry1 = lshr i64 %atotal, 32
  %atotal32 = trunc i64 %atotal to i32
  store i32 %atotal32, ptr %aup, align 4
  %s1 = add i64 %s, 1
  %amore = icmp ult i64 %s1, %n
  br i1 %amore, label %add, label %restored

restored:
  %high1 = sub i64 %high, 1
  %head32 = load i32, ptr %hp, align 4
  %headw = zext i32 %head32 to i64
  %headsum = add i64 %headw, %acarry1
  %headsum32 = trunc i64 %headsum to i32
  store i32 %headsum32, ptr %hp, align 4
  %still = icmp ule i64 %headsum, 4294967295
  br i1 %still, label %restore, label %settled

settled:
  %result = phi i64 [ 0, %digit ], [ %guess, %subtracted ], [ %high1, %restored ]
  %result32 = trunc i64 %result to i32
  %qp = getelementptr [$E x i32], ptr %q, i64 0, i64 %j
  store i32 %result32, ptr %qp, align 4
  %j1 = sub i64 %j, 1
  %final = icmp eq i64 %j, 0
  br i1 %final, label %unscale, label %digit

unscale:
  %m = phi i64 [ 0, %settled ], [ %m1, %unscale ]
  %m1 = add i64 %m, 1
  %mp = getelementptr [$E x i32], ptr %u, i64 0, i64 %m
  %mp1 = getelementptr [$E x i32], ptr %u, i64 0, i64 %m1
  %m0 = load i32, ptr %mp, align 4
  %mh = load i32, ptr %mp1, align 4
  %m0w = zext i32 %m0 to i64
  %mhw = zext i32 %mh to i64
  %mhh = shl i64 %mhw, 32
  %mw = or i64 %mhh, %m0w
  %ms = lshr i64 %mw, %shift
  %md = trunc i64 %ms to i32
  store i32 %md, ptr %mp, align 4
  %unscaling = icmp ult i64 %m1, $D
  br i1 %unscaling, label %unscale, label %done
"""
"""Divide %u by %v, digits of 32 bits with one of zero above, to %q and the remainder in %u.

Knuth, The Art of Computer Programming, 4.3.1, Algorithm D: scale the divisor until its leading
digit has the top bit. Then a digit of the quotient, guessed from two digits of the dividend, is too
large by two at most; each time the divisor is added back.
"""


def multiply(size: int) -> str:
    """Return the body that multiplies integers of words."""
    writer = Writer("entry")
    for name in "abr":
        writer.do(f"%{name} = alloca [{size} x i64], align 8")
    for at in range(size):
        _store(writer, "a", size, at, f"%a{at}")
        _store(writer, "b", size, at, f"%a{size + at}")
        _store(writer, "r", size, at, "0")
    return _finished(writer, _PRODUCT, {"N": size}, lambda: _loaded(writer, size))


def divide_by_digits(size: int) -> str:
    """Return the body that gives quotient and remainder of unsigned integers of words."""
    writer = Writer("entry")
    digits = 2 * size
    for name in "uvq":
        writer.do(f"%{name} = alloca [{digits + 1} x i32], align 4")
    for at in range(size):
        _store_digits(writer, "u", digits + 1, at, f"%a{at}")
        _store_digits(writer, "v", digits + 1, at, f"%a{size + at}")
        _store_digits(writer, "q", digits + 1, at, "0")
    for name in "uv":
        _store_digit(writer, name, digits + 1, digits, "0")

    def words() -> list[str]:
        return [_joined(writer, name, digits + 1, at) for name in "qu" for at in range(size)]

    return _finished(writer, _QUOTIENT, {"D": digits, "E": digits + 1}, words)


def _finished(
    writer: Writer, loops: str, sizes: dict[str, int], words: Callable[[], list[str]]
) -> str:
    """Append loops, which leave for %done, and return the words that are read after them."""
    for name, size in sizes.items():
        loops = loops.replace(f"${name}", str(size))
    writer.lines.append(loops)
    writer.start("done")
    fields = [("i64", word) for word in words()]
    return writer.returns_struct(f"{{ {', '.join(['i64'] * len(fields))} }}", fields)


def _at(writer: Writer, name: str, size: int, element: str, at: int) -> str:
    return writer.let(f"getelementptr [{size} x {element}], ptr %{name}, i64 0, i64 {at}")


def _store(writer: Writer, name: str, size: int, at: int, word: str) -> None:
    writer.do(f"store i64 {word}, ptr {_at(writer, name, size, 'i64', at)}, align 8")


def _loaded(writer: Writer, size: int) -> list[str]:
    return [
        writer.let(f"load i64, ptr {_at(writer, 'r', size, 'i64', at)}, align 8")
        for at in range(size)
    ]


def _store_digit(writer: Writer, name: str, size: int, at: int, digit: str) -> None:
    writer.do(f"store i32 {digit}, ptr {_at(writer, name, size, 'i32', at)}, align 4")


def _store_digits(writer: Writer, name: str, size: int, at: int, word: str) -> None:
    """Store a word as two digits."""
    low = high = "0"
    if word != "0":
        low = writer.let(f"trunc i64 {word} to i32")
        upper = writer.let(f"lshr i64 {word}, 32")
        high = writer.let(f"trunc i64 {upper} to i32")
    _store_digit(writer, name, size, 2 * at, low)
    _store_digit(writer, name, size, 2 * at + 1, high)


def _joined(writer: Writer, name: str, size: int, at: int) -> str:
    """Load two digits as a word."""
    low, high = (
        writer.let(f"load i32, ptr {_at(writer, name, size, 'i32', 2 * at + half)}, align 4")
        for half in (0, 1)
    )
    wide = [writer.let(f"zext i32 {digit} to i64") for digit in (low, high)]
    upper = writer.let(f"shl i64 {wide[1]}, 32")
    return writer.let(f"or i64 {upper}, {wide[0]}")
