"""Prices of options by a Python function with two results, for which a device has a work-item each.

Compared with the same function compiled by numba for the host.
"""

import math
from time import perf_counter

import numba
import numpy as np

from spvbackend.numba import elementwise

COUNT = 1_000_000
RATE, VOLATILITY = 0.02, 0.3
SIGNATURE = "UniTuple(float64, 2)(float64, float64, float64)"


def normal(x):
    """The part of the normal distribution that lies below x."""
    return 0.5 * math.erfc(-x * math.sqrt(0.5))


below = numba.njit(normal)


def black_scholes(price, strike, years):
    """What a European call and put are worth."""
    spread = VOLATILITY * math.sqrt(years)
    drift = (RATE + 0.5 * VOLATILITY * VOLATILITY) * years
    d1 = (math.log(price / strike) + drift) / spread
    d2 = d1 - spread
    paid = strike * math.exp(-RATE * years)
    return price * below(d1) - paid * below(d2), paid * below(-d2) - price * below(-d1)


@numba.njit
def on_host(function, prices, strikes, years):
    calls, puts = np.empty_like(prices), np.empty_like(prices)
    for i in range(len(prices)):
        calls[i], puts[i] = function(prices[i], strikes[i], years[i])
    return calls, puts


def main() -> None:
    random = np.random.default_rng(1)
    prices = random.uniform(5, 30, COUNT)
    strikes = random.uniform(1, 100, COUNT)
    years = random.uniform(0.25, 10, COUNT)
    start = perf_counter()
    device = elementwise(black_scholes, SIGNATURE)
    device(1, 1, 1)
    built = perf_counter()
    calls, puts = device(prices, strikes, years)
    done = perf_counter()
    wanted = on_host(numba.njit(black_scholes), prices, strikes, years)
    largest = max(np.abs(calls - wanted[0]).max(), np.abs(puts - wanted[1]).max())
    assert largest < 1e-11
    print(f"compiled, translated and built in {(built - start) * 1e3:.0f} ms")
    print(f"{COUNT:,} options as numba has them, in {(done - built) * 1e3:.2f} ms")


if __name__ == "__main__":
    main()
