"""One test over many rows: it goes through all of them, and its message names each that fails."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Row = TypeVar("Row")


def for_each(
    rows: Iterable[Row] | Callable[[], Iterable[Row]], name: Callable[[Row], object] = str
) -> Callable[[Callable[[Row], None]], Callable[[], None]]:
    """Make one test of a check of a row. An error of any kind makes the row an offender.

    Args:
        rows: the rows, or a function that computes them when the test runs: each process of
            pytest-xdist imports all tests.
        name: the name of a row in the message.
    """

    def decorated(check: Callable[[Row], None]) -> Callable[[], None]:
        def test() -> None:
            errors: list[Exception] = []
            count = 0
            for count, row in enumerate(rows() if callable(rows) else rows, 1):  # noqa: B007
                try:
                    check(row)
                except Exception as error:
                    error.add_note(f"offender: {name(row)}")
                    errors.append(error)
            assert count, "there are no rows"
            if errors:
                names = ", ".join(error.__notes__[-1].partition(": ")[2] for error in errors)
                raise ExceptionGroup(f"{len(errors)} of {count} rows fail: {names}", errors)

        test.__name__ = check.__name__
        test.__doc__ = check.__doc__
        return test

    return decorated
