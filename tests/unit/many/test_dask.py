"""Many modules on a cluster of Dask, with processes of its own."""

from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend

distributed = pytest.importorskip(
    "distributed", reason="distributed is not installed (pip install -e .[dask])"
)

KERNEL = """\
define spir_kernel void @{name}(ptr addrspace(1) %out) {{
  store i32 1, ptr addrspace(1) %out
  ret void
}}
"""
REFUSED = "define fp128 @f(fp128 %x) {\n  ret fp128 %x\n}\n"
MANY = 40


def test_a_cluster_gives_what_this_process_gives(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(KERNEL.format(name="from_file"))
    modules: list[object] = [KERNEL.format(name=f"k{number}") for number in range(MANY)]
    modules[3:3] = [REFUSED, path, llvm.parse_assembly(KERNEL.format(name="held"))]
    expected = list(spvbackend.translate_many(modules, version=(1, 2)))
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        results = list(spvbackend.translate_many(modules, executor=executor, version=(1, 2)))
        # Done by the workers, none of which is this process.
        workers = client.run(lambda: "spvbackend.driver" in __import__("sys").modules)
        cached = [tmp_path / "cache" for _ in range(2)]
        for folder in cached:
            again = spvbackend.translate_many(
                modules, executor=executor, version=(1, 2), cache=folder
            )
            assert [result.output for result in again] == [result.output for result in expected]
    assert list(workers.values()) == [True, True]
    assert [result.output for result in results] == [result.output for result in expected]
    assert [result.name for result in results] == [result.name for result in expected]
    (wrong,) = [result for result in results if result.error is not None]
    assert wrong.index == 3
    assert isinstance(wrong.error, spvbackend.Unsupported)
    assert str(wrong.error) == str(expected[3].error)
    assert wrong.error.line == 1
