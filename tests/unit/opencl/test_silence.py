"""The filter of a kind of warning, while threads that need it come and go."""

import warnings
from threading import Barrier, Thread

import pytest

from spvbackend.opencl.silence import Silence


def test_the_warning_is_unsaid_inside_alone() -> None:
    silence = Silence(FutureWarning)
    with pytest.warns(FutureWarning, match="after"):
        with silence:
            warnings.warn("inside", FutureWarning, stacklevel=1)
        warnings.warn("after", FutureWarning, stacklevel=1)


def test_other_warnings_are_said() -> None:
    with pytest.warns(UserWarning), Silence(FutureWarning):
        warnings.warn("inside", UserWarning, stacklevel=1)


def test_threads_that_overlap_leave_the_filters_as_they_were() -> None:
    silence = Silence(FutureWarning)
    before = list(warnings.filters)
    entered, left = Barrier(2), Barrier(2)

    def first() -> None:
        with silence:
            entered.wait(10)
        left.wait(10)

    def second() -> None:
        with silence:
            entered.wait(10)
            left.wait(10)
            assert warnings.filters[0][2] is FutureWarning

    threads = [Thread(target=first), Thread(target=second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(warnings.filters) == before
