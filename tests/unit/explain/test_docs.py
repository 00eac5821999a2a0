"""The examples of the documentation print what they are said to print."""

import doctest
import re

import pytest

from tests.folders import ROOT

DOCS = ROOT / "docs"
EXAMPLE_RE = re.compile(r"^```pycon\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", ["explain.md"])
def test_examples(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    examples = "".join(example[1] for example in EXAMPLE_RE.finditer(text))
    test = doctest.DocTestParser().get_doctest(examples, {}, name, name, 0)
    assert test.examples
    report: list[str] = []
    doctest.DocTestRunner().run(test, out=report.append)
    assert "".join(report) == ""
