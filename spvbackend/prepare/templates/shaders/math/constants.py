"""Constants as sums of two numbers of a format: the second is the rounding error of the first."""

from __future__ import annotations

from typing import Final, NamedTuple


class Split(NamedTuple):
    """A constant as a sum."""

    high: float
    low: float


Constant = dict[str, Split]
"""By float type."""

# The first part of each has so few bits that its product with any exponent is exact.
LN2_OF_EXPONENTS: Final[Constant] = {
    "float": Split(0.693145751953125, 1.428606765330187e-06),
    "double": Split(0.6931471805601177, -1.7239444525614835e-13),
}
LOG10_2_OF_EXPONENTS: Final[Constant] = {
    "float": Split(0.301025390625, 4.605039066518657e-06),
    "double": Split(0.3010299956640665, -8.532344317057107e-14),
}

LN2: Final[Constant] = {
    "float": Split(0.6931471824645996, -1.9046542121259336e-09),
    "double": Split(0.6931471805599453, 2.3190468138462996e-17),
}
LN10: Final[Constant] = {
    "float": Split(2.3025851249694824, -3.1975435632602967e-08),
    "double": Split(2.302585092994046, -2.1707562233822494e-16),
}
LOG2_E: Final[Constant] = {
    "float": Split(1.4426950216293335, 1.925963033500011e-08),
    "double": Split(1.4426950408889634, 2.0355273740931033e-17),
}
TWICE_LOG2_E: Final[Constant] = {
    "float": Split(2.885390043258667, 3.851926067000022e-08),
    "double": Split(2.8853900817779268, 4.0710547481862066e-17),
}
LOG10_E: Final[Constant] = {
    "float": Split(0.4342944920063019, -1.0103049952192578e-08),
    "double": Split(0.4342944819032518, 1.098319650216765e-17),
}
THIRD: Final[Constant] = {
    "float": Split(0.3333333432674408, -9.934107758624577e-09),
    "double": Split(0.3333333333333333, 1.850371707708594e-17),
}
PI: Final[Constant] = {
    "float": Split(3.1415927410125732, -8.742277657347586e-08),
    "double": Split(3.141592653589793, 1.2246467991473532e-16),
}
HALF_PI: Final[Constant] = {
    "float": Split(1.5707963705062866, -4.371138828673793e-08),
    "double": Split(1.5707963267948966, 6.123233995736766e-17),
}
PER_PI: Final[Constant] = {
    "float": Split(0.31830987334251404, 1.2841276486597053e-08),
    "double": Split(0.3183098861837907, -1.9678676675182486e-17),
}
LOG2_ROOT_2_PI: Final[Constant] = {
    "float": Split(1.325748085975647, -2.1239488390278893e-08),
    "double": Split(1.3257480647361595, -7.153413670427599e-17),
}
"""The logarithm to base 2 of the root of 2 pi."""
