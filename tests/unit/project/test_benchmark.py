"""tools/bench.py: its inputs, who is measured, tables, growth, sets and the picture."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import bench
import bench_input
import pytest
import scaling
from apparatus.processes import RunError
from benching import contenders, growth, picture, sets, table
from benching.characters import CHARACTERS
from benching.contenders import COMPILED, LLC, PURE, WARM, Contender, Sample
from benching.mixes import count_instructions
from benching.table import Row
from llvmlite import binding as llvm

import spvbackend
from spvbackend.pipeline import pass_names
from spvbackend.target.environment import OPENCL, OPENCL_UNTYPED
from tests import marks
from tests.folders import ROOT
from tests.unit.cases.fake_tool import write_tool

SIZE = 2400
SAXPY = ROOT / "ci" / "saxpy.ll"
CLANG = [name for name in CHARACTERS if name.startswith("clang")]
CODE = [name for name in CHARACTERS if name not in (growth.IN_ELEMENTS, *CLANG)]


@pytest.mark.parametrize("name", CODE)
def test_characters_are_valid_and_of_their_size(name: str) -> None:
    text = CHARACTERS[name](SIZE)
    module = llvm.parse_assembly(text)
    module.verify()
    assert SIZE * 0.9 < count_instructions(str(module)) < SIZE * 1.1
    # Growth counts them in the text itself.
    assert count_instructions(text) == count_instructions(str(module))


@pytest.mark.parametrize("name", CLANG)
def test_programs_of_clang_come_as_often_as_wanted(name: str) -> None:
    counts = [count_instructions(CHARACTERS[name](size)) for size in (100, 4000)]
    assert 100 <= counts[0] < 1000
    assert 4000 <= counts[1] < 5000


@pytest.mark.parametrize("name", CHARACTERS)
def test_characters_have_translations(name: str) -> None:
    assert spvbackend.translate(CHARACTERS[name](600), extensions="all")


def test_inputs_have_names_of_their_own() -> None:
    names = Counter([*bench_input.NAMED, *bench_input.mixes.SHAPES, bench_input.mixes.LINKED])
    assert [name for name, count in names.items() if count > 1] == []
    assert {shape for shape, _ in growth.DOUBLED.values()} <= set(scaling.SHAPES)


@pytest.mark.parametrize("wanted", ["huge:500", "bare:500", "many.switches:100", str(SAXPY)])
def test_an_input_is_written_as_bitcode_and_counted(
    wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "input.bc"
    bench_input.main(wanted, str(path))
    count = int(capsys.readouterr().out)
    assert count_instructions(str(llvm.parse_bitcode(path.read_bytes()))) == count
    assert count_instructions(path.with_suffix(".ll").read_text()) == count


WRITES = """\
import sys
with open("{log}", "a") as log:
    log.write("{name} " + sys.argv[2] + chr(10))
"""


def fake(tmp_path: Path, name: str, body: str) -> Contender:
    return Contender(name, [str(write_tool(tmp_path / name, body))], "")


def test_contenders_run_in_turn(tmp_path: Path) -> None:
    log = tmp_path / "log"
    programs = [fake(tmp_path, name, WRITES.format(log=log, name=name)) for name in ("a", "b")]
    commands = contenders.commands_for(programs, [tmp_path / "x.bc"], contenders.options(""))
    samples = contenders.race(commands, 3)
    assert log.read_text().split("\n")[:-1] == ["a -o", "b -o"] * 4
    assert list(samples) == ["a", "b"]
    assert all(sample.peak_mb > 0 for sample in samples.values())


def test_a_contender_that_fails_is_an_error(tmp_path: Path) -> None:
    programs = [fake(tmp_path, "a", "import sys\nsys.exit('sorry')\n")]
    with pytest.raises(RunError, match="sorry"):
        contenders.race(contenders.commands_for(programs, [SAXPY], []), 1)
    assert not sets.accepted(programs, SAXPY)


@pytest.mark.skipif(marks.COMPILED, reason="the package of these tests is compiled")
def test_the_compiled_contender_is_compiled() -> None:
    with pytest.raises(SystemExit, match=r"not compiled|cannot import"):
        contenders.contenders(sys.executable, "")
    names = [each.name for each in contenders.contenders("", "llc")]
    assert names == [PURE, LLC]


ROW = Row(
    "x",
    100,
    {
        PURE: Sample(0.4, 60),
        COMPILED: Sample(0.2, 70),
        LLC: Sample(0.1, 80),
        WARM[PURE]: Sample(0.01, 90),
    },
    {PURE: {"read": 1.0}},
)


def test_the_table_has_ratios_where_both_were_measured() -> None:
    columns = table.columns_of([PURE, COMPILED, LLC])
    heading, text = table.heading(columns), table.row_text(ROW, columns)
    assert len(heading) == len(text)
    assert text.split() == [
        "x", "100", "0.4000", "4000.00", "60", "0.2000", "2000.00", "70", "0.1000", "80", "4.00",
        "2.00", "0.75",
    ]  # fmt: skip
    alone = ROW._replace(samples={PURE: ROW.samples[PURE]})
    assert table.row_text(alone, table.columns_of([PURE])).split() == [
        "x", "100", "0.4000", "4000.00", "60",
    ]  # fmt: skip


def test_a_row_as_json() -> None:
    fields = table.row_fields(ROW)
    assert fields["times_llc"] == {PURE: 4.0, COMPILED: 2.0}
    assert fields["memory_of_llc"] == {PURE: 0.75, COMPILED: 0.875}
    assert fields["warm"] == {"cpu_s": 0.01, "peak_mb": 90}
    assert fields["us_per_instruction"] == {PURE: {"read": 1.0}}


def test_stages_are_those_of_passes() -> None:
    assert set(table.STAGES) <= {*pass_names(OPENCL), *pass_names(OPENCL_UNTYPED)}
    stages = table.by_stage({"read": 1.0, "cleanup": 2.0, "layout": 3.0, "check-words": 4.0}, 10)
    assert stages["read"] == 1e5
    assert stages["prepare"] == 2e5
    assert stages["emit"] == 7e5
    assert sum(stages.values()) == 1e6


def test_a_run_writes_its_table_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bench.json"
    words = [str(SAXPY), "--runs", "1", "--llc", "", "--stages", "--json", str(path)]
    assert bench.main(words) == 0
    out = capsys.readouterr().out
    assert "us/inst: read" in out
    (row,) = json.loads(path.read_text())["rows"]
    assert row["instructions"] == 13
    # A process has its start to pay.
    assert 0 < row["warm"]["cpu_s"] < row["pure"]["cpu_s"]
    assert row["us_per_instruction"]["pure"]["select"] > 0


def test_a_shape_that_grows_is_told() -> None:
    def row(size: int, seconds: float) -> Row:
        return Row(f"large:{size}", size, {PURE: Sample(seconds, 1)}, {})

    rows = [row(1000, 9.0), row(10000, 1.0), row(100000, 20.0)]
    assert bench.growths(rows) == {"large": 2.0}


def sample(size: int, **passes: float) -> scaling.Sample:
    return scaling.Sample(size, passes, 1.0, "")


def test_growth_names_the_passes_that_grow() -> None:
    small = growth.Grown(10000, 10.0, {"parse": 5.0, "select": 5.0}, 1.0)
    large = growth.Grown(300000, 25.0, {"parse": 5.0, "select": 20.0}, 30.0)
    # What is below 10,000 is mostly start-up.
    first = growth.Grown(1000, 100.0, {}, 1.0)
    text, is_bad = growth.growth_text("x", [first, small, large], 1.3)
    assert is_bad
    assert text.split()[-4:] == ["30", "select", "4.00", "x"]
    assert "parse" not in text
    assert growth.growth_text("x", [first, small, large], 2.6) == (
        text[: text.index("  sel")],
        False,
    )


def test_doubling_names_the_passes_that_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(shape: str, size: int) -> scaling.Sample:
        return sample(size, parse=size, select=size * size / growth.DOUBLED["phis"][1])

    monkeypatch.setattr(scaling, "measure", measure)
    row = growth.double("phis", 1)
    assert row.ratio == 3.0
    assert growth.doubling_text(row, 3.0)[1] is False
    text, is_bad = growth.doubling_text(row, 2.3)
    assert is_bad
    assert text.endswith("  select 4.00 x")


def test_growth_is_measured_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    fields, _ = growth.run(["small_functions"], 1, (1e9, 1e9), said.append, (300, 600))
    assert [row["character"] for row in fields["growth"]] == ["small_functions"]
    assert [point[0] for point in fields["growth"][0]["us_per_instruction"]] == [286, 589]
    assert len(said) == 3
    with pytest.raises(SystemExit, match="no such character: small"):
        growth.run(["small"], 1, (1, 1), said.append)


def test_a_translation_that_fails_ends_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = scaling.Sample(1, {}, 0.0, "timeout")
    monkeypatch.setattr(scaling, "measure", lambda _shape, _size: failed)
    with pytest.raises(SystemExit, match="phis:20000: timeout"):
        growth.double("phis", 1)


def test_a_set_is_measured_one_by_one_and_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "modules"
    folder.mkdir()
    for name in ("good", "better", "bad"):
        (folder / f"{name}.ll").write_text(SAXPY.read_text())
    monkeypatch.setattr(sets, "KERNELS", folder)
    ours = Contender(PURE, ["true"], "")
    theirs = fake(tmp_path, LLC, 'import sys\nsys.exit("bad" in sys.argv[-1])\n')
    said: list[Row] = []
    left: list[str] = []

    def write(wanted: str, _output: Path, folder: Path) -> int:
        if wanted == sets.LINKED:
            left.extend(sorted(path.name for path in folder.iterdir()))
        return 10

    rows, note = sets.run([], [ours, theirs], 1, write, said.append)
    assert rows == said
    assert [(row.name, row.instructions) for row in rows] == [
        ("2 modules, one by one", 20),
        ("2 modules, with pyllc-server", 20),
        ("2 modules, one process", 20),
        (sets.LINKED, 10),
    ]
    # What llc ends on is not linked.
    assert left == ["0001.better.ll", "0002.good.ll"]
    assert rows[0].samples[LLC] == rows[2].samples[LLC]
    assert note == "2 of 3 modules are accepted by all"
    with pytest.raises(SystemExit, match="no modules there"):
        sets.modules_of([str(tmp_path / "none")])


FIELDS: dict[str, Any] = {
    "rows": [
        {**table.row_fields(ROW), "input": "ci/saxpy.ll", "instructions": 13},
        {**table.row_fields(ROW), "input": "<mine>", "instructions": 101},
        {"input": "without llc", "instructions": 9, "times_llc": {PURE: None}},
    ],
    "growth": [
        {"character": "huge_function", "us_per_instruction": [[1000, 20.0], [300000, 10.0]]},
        {"character": "deep_structs", "us_per_instruction": [[1000, 21.0], [300000, 10.1]]},
    ],
}


def test_the_picture_has_a_row_and_a_line_for_each() -> None:
    bars, curves = picture.read_bars(FIELDS["rows"]), picture.read_curves(FIELDS["growth"])
    assert [bar.label for bar in bars] == ["a kernel of 20 lines", picture.WARM_LABEL, "<mine>"]
    html, height = picture.page(bars, curves)
    # Of two rows two dots each, of the running process one, and one for each name in the legend.
    assert html.count("<circle") == 5 + 2
    assert html.count("<polyline") == 2
    assert "&lt;mine&gt;" in html
    assert "huge function" in html
    assert f'height="{height}"' in html
    assert picture.page([], curves)[0].count("<circle") == 0
    with pytest.raises(SystemExit, match="neither rows"):
        picture.page([], [])
