"""Translations in threads: the bytes of one after the other, and the collector as it was."""

import gc
import sys
import sysconfig
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import spvbackend
from spvbackend.interpreter import translating
from tests.folders import ROOT

THREADS = 8
FILES = sorted((ROOT / "tests" / "e2e" / "ll").glob("*.ll"))[::24]


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns a thousand times as often, so that what races is likely to be seen."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(5e-6)
    yield
    sys.setswitchinterval(before)


def outcome(translator: spvbackend.Translator, text: str) -> bytes | str:
    try:
        return translator.translate(text)
    except spvbackend.Diagnostic as error:
        return f"{error.line}: {error.message}"


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("shared", [True, False])
def test_threads_give_what_one_gives(shared: bool) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    texts += [text.replace("spir_kernel", "spir_kernel fp128", 1) for text in texts[:3]]
    one = spvbackend.Translator(extensions="all")
    serial = [outcome(one, text) for text in texts]
    assert len(set(serial)) > 6

    def work(offset: int) -> list[bytes | str]:
        own = one if shared else spvbackend.Translator(extensions="all")
        # Each begins elsewhere, so that different modules meet.
        start = offset * len(texts) // THREADS
        rotated = [outcome(own, text) for text in texts[start:] + texts[:start]]
        return rotated[len(texts) - start :] + rotated[: len(texts) - start]

    with ThreadPoolExecutor(THREADS) as pool:
        assert all(parallel == serial for parallel in pool.map(work, range(THREADS)))


@pytest.mark.skipif(
    sysconfig.get_config_var("Py_GIL_DISABLED") != 1, reason="this Python has a global lock"
)
def test_no_lock_comes_back() -> None:
    """A module that does not know free threading would bring it back, and with it one thread."""
    assert not getattr(sys, "_is_gil_enabled", bool)()


@pytest.mark.parametrize("collecting", [True, False])
def test_the_collector_ends_as_the_user_had_it(collecting: bool) -> None:
    """Also where one thread begins before another has ended."""
    inside, outside = threading.Event(), threading.Event()
    seen: list[bool] = []

    def first() -> None:
        def work() -> None:
            inside.set()
            outside.wait(10)
            seen.append(gc.isenabled())

        translating(work)

    before = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        thread = threading.Thread(target=first)
        thread.start()
        inside.wait(10)
        translating(lambda: seen.append(gc.isenabled()))
        # The other one still needs it stopped.
        seen.append(gc.isenabled())
        outside.set()
        thread.join()
        assert seen == [False, False, False]
        assert gc.isenabled() == collecting
    finally:
        (gc.enable if before else gc.disable)()


@pytest.mark.parametrize("collecting", [True, False])
def test_an_error_leaves_the_collector_as_it_was(collecting: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collecting else gc.disable)()
        with pytest.raises(spvbackend.CompileError):
            spvbackend.translate("nonsense")
        assert gc.isenabled() == collecting
    finally:
        (gc.enable if before else gc.disable)()


@pytest.mark.usefixtures("hasty")
def test_many_pauses_leave_it_running() -> None:
    def work(_: int) -> None:
        for _ in range(300):
            translating(int)

    assert gc.isenabled()
    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(work, range(THREADS)))
    assert gc.isenabled()
