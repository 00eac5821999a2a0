"""Runs the kernel of test_documented_builtin.py on the device; prints its errors."""

import math
import sys

import numpy as np

from spvbackend.opencl import NoDeviceError
from tests.e2e.harness.case_model import Arg, Array, Case, In, Out
from tests.e2e.harness.device import Device

COUNT = 256
NUMBERS = np.linspace(-6, 6, COUNT, dtype=np.float32)


def arguments(_: np.random.Generator) -> list[Arg]:
    return [In(NUMBERS), Out(np.zeros(COUNT, np.float32))]


def gelu(numbers: Array, result: Array) -> Array:
    """x/2 * (1 + erf(x / sqrt(2))) in double."""
    return np.array([x / 2 * (1 + math.erf(x / math.sqrt(2))) for x in numbers.tolist()])


CASE = Case("own", "gelu", arguments, gelu, (COUNT,), ulp=64.0, atol=1e-6)


def main(path: str) -> None:
    try:
        device = Device()
    except NoDeviceError as error:
        sys.stdout.write(f"no device: {error}\n")
        return
    sys.stdout.write((device.run(device.program(path), CASE) or "right") + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
