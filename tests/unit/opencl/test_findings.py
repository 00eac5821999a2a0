"""The output of the doctors of devices, and their exit status."""

from collections.abc import Iterator

import pytest

from spvbackend.devices import findings
from spvbackend.devices.findings import MISSING, NOTE, OK, Finding


@pytest.mark.parametrize(("last", "status"), [(OK, 0), (NOTE, 1), (MISSING, 1)])
def test_the_last_finding_is_the_status(
    last: str, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str | None] = []

    def examine(device: str | None) -> Iterator[Finding]:
        asked.append(device)
        yield Finding(MISSING, "a driver", "install one")
        yield Finding(last, "a kernel")

    assert findings.main("a.package", "Looks.", examine, ["gpu"]) == status
    assert asked == ["gpu"]
    printed = capsys.readouterr().out.splitlines()
    assert printed == ["missing a driver", "        remedy: install one", f"{last:<8}a kernel"]


def test_who_finds_nothing_has_run_nothing() -> None:
    assert findings.main("a.package", "Looks.", lambda device: iter(()), []) == 1


def test_a_kernel_with_wrong_results() -> None:
    finding = findings.results("X", 8, 3, {"ran": 0.5})
    assert (finding.state, finding.text) == (MISSING, "a kernel ran on X: 3 of 8 results are wrong")


def test_a_kernel_with_right_results() -> None:
    finding = findings.results("X", 8, 0, {"built": 0.25, "ran": 0.5})
    text = "a kernel ran on X: 8 results right (built in 250 ms, ran in 500 ms)"
    assert finding == Finding(OK, text)


def test_an_error_without_words() -> None:
    assert findings.failure(ValueError()).text == "a kernel does not run: ValueError"
