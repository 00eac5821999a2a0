"""The two routes of a kernel of Triton: our shader through Vulkan, and Triton's own code by torch.

    python -m gpu.triton.routes FOLDER ROUTE NAMES [--small]

writes a line of JSON for each case: what each tile took, in seconds by the device's clock, and an
error for a tile without a result. Shaders are prepared, so that the machine needs no compiler.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from gpu.triton.cases import TRITON_CASES, Array, Tile, TritonCase, as_floats

KERNELS: Final = "gpu.triton.kernels"
SAMPLES: Final = 5
SAMPLE_SECONDS: Final = 0.01
WARM_SECONDS: Final = 0.25
MOST_LAUNCHES: Final = 128
ARCH: Final = (
    "vulkan1.3@bf16,f16,i8+SPV_EXT_shader_atomic_float_add+SPV_KHR_bfloat16"
    "+SPV_KHR_cooperative_matrix+SPV_KHR_workgroup_memory_explicit_layout"
)
"""The target to prepare for: an NVIDIA GPU from 2020 on."""
Launch = Callable[[int], float]


def key_of(case: TritonCase, at: int) -> str:
    """The name of a tile's files."""
    return f"{case.name}.{at}"


def prepare(names: Sequence[str], folder: Path, small: bool) -> None:
    """Write the shader of each tile to a folder, and the local memory that it takes."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    kernels = import_module(KERNELS)
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        case = TRITON_CASES[name](small)
        function = getattr(kernels, case.kernel)
        for at, tile in enumerate(case.tiles):
            order = function.arg_names
            signature = {one: case.types.get(one, "constexpr") for one in order}
            constants = {(order.index(one),): value for one, value in tile.constants.items()}
            numbers = dict(zip(case.types, case.arguments, strict=True))
            attributes = {
                (order.index(one),): [["tt.divisibility", 16]]
                for one, type in case.types.items()
                if type[0] == "*" or (type == "i32" and int(numbers[one]) % 16 == 0)
            }
            source = ASTSource(function, signature, constants, attributes)
            options = {"num_warps": tile.warps, "num_stages": tile.stages}
            target = GPUTarget("opencl", ARCH, 32)
            compiled = triton.compile(source, target=target, options=options)
            (folder / f"{key_of(case, at)}.spv").write_bytes(compiled.asm["spv"])
            shared = {"shared": compiled.metadata.shared}
            (folder / f"{key_of(case, at)}.launch").write_text(json.dumps(shared))


def _timed(launch: Launch) -> float:
    """The seconds of a launch, once a GPU that idled has its clocks up again."""
    once = max(launch(1), 1e-6)
    count = max(1, min(MOST_LAUNCHES, int(SAMPLE_SECONDS / once)))
    spent = 0.0
    times: list[float] = []
    while spent < WARM_SECONDS or len(times) < SAMPLES:
        times.append(launch(count))
        spent += times[-1] * count
    return statistics.median(times[len(times) // 2 :])


def _complaint(wanted: dict[str, Array], error: float, results: dict[str, Array]) -> str:
    """What is wrong with results, "" for nothing."""
    for name, values in wanted.items():
        got = as_floats(results[name].reshape(-1)[: values.size]).astype(np.float64)
        off = np.abs(got - values.reshape(-1)).max() / np.abs(values).max()
        if not off <= error:
            return f"{name} is off by {off:.2e} of its largest value"
    return ""


def run_vulkan(case: TritonCase, folder: Path) -> list[dict[str, Any]]:
    """Measure our shaders."""
    from spvbackend.vulkan import Event, Program, array, default_device

    device = default_device(None)
    memory = {name: array(content, device=device) for name, content in case.inputs.items()}
    start, end = Event(device), Event(device)
    wanted = case.expected(case.inputs)
    out = []
    for at, tile in enumerate(case.tiles):
        key = key_of(case, at)
        shared = json.loads((folder / f"{key}.launch").read_text())["shared"]
        if shared > device.limits.local_memory:
            out.append(_row(tile, f"{shared} bytes of local memory are more than the device has"))
            continue
        program = Program.from_shader(device, (folder / f"{key}.spv").read_bytes())
        (entry,) = program.entry_points
        arguments = [memory[one] if isinstance(one, str) else one for one in case.arguments]
        # Triton adds two pointers to scratch memory.
        arguments += [0] * (len(program.entry_points[entry].parameters) - len(arguments))
        grid, items = case.grid(tile.constants), 32 * tile.warps
        size, local = (grid[0] * items, grid[1], grid[2]), (items, 1, 1)

        def launch(
            launches: int, program: Program = program, entry: str = entry,
            arguments: list[Any] = arguments, size: tuple[int, int, int] = size,
            local: tuple[int, int, int] = local,
        ) -> float:  # fmt: skip
            with device.stream.together():
                start.record()
                program.launch(entry, arguments, size, local, launches)
                end.record()
            return start.elapsed_time(end) / 1000 / launches

        launch(1)
        wrong = _complaint(wanted, case.error, {name: memory[name].numpy() for name in wanted})
        out.append(_row(tile, wrong) if wrong else _row(tile, "", _timed(launch)))
    return out


def run_native(case: TritonCase, folder: Path) -> list[dict[str, Any]]:
    """Measure Triton's own code."""
    import torch

    kernels = import_module(KERNELS)
    function = getattr(kernels, case.kernel)
    memory = {}
    for name, content in case.inputs.items():
        held = torch.from_numpy(content.view(np.int16) if content.dtype == np.uint16 else content)
        held = held.view(torch.bfloat16) if content.dtype == np.uint16 else held
        memory[name] = held.cuda()
    arguments = [memory[one] if isinstance(one, str) else one for one in case.arguments]
    out = []
    for tile in case.tiles:
        grid = case.grid(tile.constants)
        options = {**tile.constants, "num_warps": tile.warps, "num_stages": tile.stages}

        def launch(
            launches: int, grid: tuple[int, int, int] = grid, options: dict[str, Any] = options
        ) -> float:
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            for _ in range(launches):
                function[grid](*arguments, **options)
            end.record()
            torch.cuda.synchronize()
            return float(start.elapsed_time(end)) / 1000 / launches

        try:
            launch(2)
            out.append(_row(tile, "", _timed(launch)))
        except Exception as error:  # of a compiler that is not ours
            out.append(_row(tile, f"{type(error).__name__}: {error}"[:200]))
    return out


def _row(tile: Tile, error: str, seconds: float = 0.0) -> dict[str, Any]:
    return {**tile._asdict(), "error": error, "seconds": seconds}


ROUTES: Final = {"vulkan": run_vulkan, "native": run_native}


def main(argv: Sequence[str]) -> int:
    folder, route, names, *flags = argv
    for name in names.split(","):
        case = TRITON_CASES[name]("--small" in flags)
        rows = ROUTES[route](case, Path(folder))
        line = {"case": name, "work": case.work, "unit": case.unit, "rows": rows}
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
