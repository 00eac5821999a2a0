"""Time grows as the input does: each pass on two sizes of what there may be very many of.

`tools/scaling.py` measures all shapes, at sizes that take a while; here are those that a pass once
took quadratic time for, as small as still shows it. Times are CPU time, so that other work on the
machine counts little, and a ratio well above that of the sizes is let pass.
"""

import time

import pytest
from scaling import SHAPES, pass_seconds

from spvbackend.mir.cache import Cache
from spvbackend.mir.names import id_names

FACTOR = 4
MOST = 8.0  # linear time grows by 4, quadratic time by 16
LEAST_SECONDS = 0.05  # a shorter pass may take any multiple of its time
TRIES = 3
SIZES = {
    "alias_chain": 1000,
    "cases": 4000,
    "formats": 2500,
    "indirect_calls": 2000,
    "kernels_over_chain": 1000,
    "linked_structs": 1500,
    "pointer_chain": 5000,
    "printfs": 500,
    "switches": 1500,
    "variable_chain": 2000,
    "variable_cycle": 2000,
}


def growth(shape: str, size: int) -> dict[str, float]:
    """Return the growth of each pass's time, for passes that take long enough to measure."""
    small = pass_seconds(SHAPES[shape](size))
    large = pass_seconds(SHAPES[shape](FACTOR * size))
    return {
        name: took / max(small[name], LEAST_SECONDS / 16)
        for name, took in large.items()
        if took > LEAST_SECONDS and name != "read"
    }


@pytest.mark.parametrize("shape", SIZES)
def test_time_grows_as_the_input_does(shape: str) -> None:
    ratios: dict[str, float] = {}
    for _ in range(TRIES):
        new = growth(shape, SIZES[shape])
        ratios = {name: min(ratio, ratios.get(name, ratio)) for name, ratio in new.items()}
        if all(ratio < MOST for ratio in ratios.values()):
            return
    assert {name: ratio for name, ratio in ratios.items() if ratio >= MOST} == {}


def naming(size: int) -> float:
    """Return the time to make equal names unique, as a dump does."""
    cache = Cache()
    for id in range(1, size):
        cache.name(-id, "x")
    start = time.process_time()
    assert len(set(id_names(cache).values())) == size - 1
    return time.process_time() - start


def test_values_of_one_name_are_told_apart_in_linear_time() -> None:
    size = 4000
    ratios = [naming(FACTOR * size) / naming(size) for _ in range(TRIES)]
    assert min(ratios) < MOST
