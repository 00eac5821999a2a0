"""Fixtures of the tests of Triton's backend: the worker that runs kernels, and a cache."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator

import pytest

from tests.e2e.harness.worker import Worker
from tests.folders import ROOT

# The first build of a large kernel is slow while other tests keep the machine busy.
TIMEOUT_SECONDS = 300


@pytest.fixture(scope="session", autouse=True)
def triton_cache(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """Set Triton's cache for this session, for this process and its children."""
    folder = tmp_path_factory.mktemp("triton")
    os.environ["TRITON_CACHE_DIR"] = str(folder)
    return folder


@pytest.fixture(scope="session")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """Return one worker for the session; it restarts its process after a crash."""
    server = str(ROOT / "tests" / "triton" / "case_server.py")
    worker = Worker(server, tmp_path_factory.mktemp("cases"), timeout=TIMEOUT_SECONDS)
    yield worker
    worker.close()
