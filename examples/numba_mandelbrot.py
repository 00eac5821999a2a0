"""The Mandelbrot set by a Python function that numba compiles for an OpenCL device, as a PNG file.

The file's path is the argument; without one it is in the system's folder for temporary files.
"""

import struct
import sys
import tempfile
import zlib
from pathlib import Path
from time import perf_counter

import numba
import numpy as np

from spvbackend.numba import elementwise

WIDTH, HEIGHT = 1200, 800
STEPS = 255


def steps_inside(x, y):
    """How many steps it takes to leave the circle of radius 2."""
    c, z = complex(x, y), 0j
    for step in range(STEPS):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag > 4.0:
            return step
    return STEPS


def png(pixels: np.ndarray) -> bytes:
    """An image of 8-bit red, green and blue, in a format that everything reads."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    height, width, _ = pixels.shape
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = np.pad(pixels.reshape(height, -1), ((0, 0), (1, 0)))
    image = zlib.compress(rows.astype(np.uint8).tobytes())
    start = b"\x89PNG\r\n\x1a\n"
    return start + chunk(b"IHDR", header) + chunk(b"IDAT", image) + chunk(b"IEND", b"")


def main(path: Path) -> None:
    mandelbrot = elementwise(steps_inside, "uint8(float64, float64)")
    x = np.linspace(-2.2, 0.8, WIDTH)
    y = np.linspace(-1, 1, HEIGHT)[:, None]
    start = perf_counter()
    mandelbrot(0, 0)
    built = perf_counter()
    steps = mandelbrot(x, y)
    done = perf_counter()
    on_host = numba.vectorize("uint8(float64, float64)")(steps_inside)
    np.testing.assert_array_equal(steps, on_host(x, y))
    bright = (steps / STEPS) ** 0.3 * (steps < STEPS)
    path.write_bytes(png(np.stack([bright * 255, bright**2 * 220, bright * 120], axis=-1)))
    print(f"translated and built in {(built - start) * 1e3:.0f} ms")
    print(f"{WIDTH}x{HEIGHT} points as numba has them, in {(done - built) * 1e3:.2f} ms: {path}")


if __name__ == "__main__":
    folder = Path(tempfile.gettempdir())
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else folder / "mandelbrot.png")
