"""Fixtures of the end-to-end tests: the worker that holds the OpenCL runtime."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

from tests.e2e.harness.worker import Worker


@pytest.fixture(scope="session")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Return one worker for the session; it restarts its process after a crash."""
    worker = Worker("case_server.py", tmp_path_factory.mktemp("cases"))
    yield worker
    worker.close()


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Return the folder for the session's translated modules."""
    return tmp_path_factory.mktemp("spirv")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """LLVM's JIT compiler."""
    worker = Worker("random_host.py", tmp_path_factory.mktemp("host"), greets=False)
    yield worker
    worker.close()


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """The OpenCL runtime."""
    worker = Worker("row_server.py", tmp_path_factory.mktemp("device"))
    if reason := worker.probe():
        worker.close()
        pytest.skip(f"not run: {reason}")
    yield worker
    worker.close()
