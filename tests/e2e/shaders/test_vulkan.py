"""Kernels as compute shaders: translate, validate, run on a Vulkan device, compare with numpy.

`cases/vulkan.txt` names the cases that have a translation. Each runs with addresses of buffers,
with bound buffers, and as a shader for Vulkan 1.1 if that has what it needs.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Iterator

import pytest

import spvbackend
from spvbackend.shader.interface import Shader
from spvbackend.validate import find_spirv_val
from tests.e2e.cases.index import CASES
from tests.e2e.harness.case_model import Case
from tests.e2e.harness.one_kernel import with_kernels
from tests.e2e.harness.tool import FROM_SOURCE, TOOL, ll_path
from tests.e2e.harness.vulkan_device import (
    FORMS,
    NARROW,
    OLD,
    needs_regions,
    rounds_doubles,
    translator_for,
    write_shader,
)
from tests.e2e.harness.worker import Worker, run_case
from tests.folders import E2E

NAMES = set((E2E / "cases" / "vulkan.txt").read_text().split())
LEVELS = ("O0", "O2")
NEED_ADDRESSES = frozenset(("constant_tables-look_up", "program_globals-evaluate"))
"""The cases with addresses in the data of the module, which bound buffers have not."""
LEAST_OLD = 160
"""Fewer shaders for Vulkan 1.1 are a fault: it has no narrow numbers in buffers."""
WIDER = (
    "has atomic operations on 32 bits",
    "needs an address, and the shader has none",
    "the target's numbers have 32 bits",
    "type 'double' has no Vulkan counterpart",
)
"""Texts of the errors for cases that have no form with numbers of 32 bits."""
LISTED = [case for case in CASES if case.name in NAMES]


def forms_of(case: Case, index: int) -> list[str]:
    """Return the forms that a case runs in; the many of images take turns, and so do words."""
    forms = list(FORMS)
    if case.file.startswith("image_"):
        turn = index % len(forms)
        return forms[turn : turn + 1]
    return forms if index % 4 < 2 else forms[:-1]


RUNS = [
    pytest.param(case, level, form, id=f"{case.name}-{level}-{form}")
    for index, case in enumerate(LISTED)
    for level in (LEVELS[index // 2 % 2],)
    for form in forms_of(case, index)
]


SIXTEEN = {"LP_NATIVE_VECTOR_WIDTH": "512", "GALLIVM_PERF": "nopt"}
"""Gives lavapipe sub-groups of sixteen; the optimiser of Mesa 22.3 is wrong for them."""
NEED_AVX512 = frozenset(("convert_float_int-saturating_large", "subgroup_shuffle-exchange_lanes"))
"""The cases that lavapipe fails without AVX-512, at -O0 or -O2."""
_FILTERS = {
    "image_sample-sample_2d-texels-clamp_to_edge-linear-unorm_int8": "bytes are filtered as bytes"
}
"""lavapipe's results that are less precise than OpenCL's; Vulkan leaves the precision open."""
_BARRIERS = "a memory barrier is a control barrier, which work-items in a loop do not pass"
FAULTS_OF_OLD = {
    **_FILTERS,
    "atomics_c11-compare_exchange": _BARRIERS,
    "atomics_contended-generic_sums": _BARRIERS,
    "atomics_contended-spin_lock": "it ends loops after 65,536 rounds",
    "atomics_structures-push_all": _BARRIERS,
    "workgroup_collectives-broadcasts_2d": "two sub-groups of a group have one number",
}
"""Faults of Mesa 22.3's lavapipe by the case."""
FAULTS = {
    **_FILTERS,
    "subgroup_operations-moved": "Mesa 26.1 ends the process for sub-groups of sixteen",
}
"""Faults of newer ones."""


@pytest.fixture(scope="session")
def shader_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[bool, Worker]]:
    """Return the session's workers, with sub-groups of sixteen or not; they restart on a crash."""
    workers = {
        is_wide: Worker("vulkan_server.py", tmp_path_factory.mktemp("shaders"))
        for is_wide in (False, True)
    }
    workers[True].environment.update(SIXTEEN)
    yield workers
    for worker in workers.values():
        worker.close()


def test_every_name_is_one_of_a_case() -> None:
    assert {case.name for case in CASES} >= NAMES


_SHADERS: dict[tuple[object, ...], Shader | spvbackend.Unsupported] = {}
"""Translations of all cases so far."""


def shader_of(case: Case, level: str, form: str) -> Shader:
    """Translate a case; cases that differ in their values share the module of their kernels."""
    kernels = (case.kernel, *case.then)
    key = (case.file, kernels, case.extensions, needs_regions(case), level, form)
    if key not in _SHADERS:
        text = with_kernels(ll_path(case.file, level).read_text(), kernels)
        try:
            _SHADERS[key] = translator_for(case, **FORMS[form]).translate_shader(text)
        except spvbackend.Unsupported as error:
            _SHADERS[key] = error
    found = _SHADERS[key]
    if isinstance(found, spvbackend.Unsupported):
        raise found
    return found


@functools.cache
def check_module(spirv: bytes, api_version: str) -> None:
    """Let spirv-val check a module, once if it is valid."""
    if find_spirv_val() is not None:
        spvbackend.validate(spirv, f"vulkan{api_version}")


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
def test_most_cases_have_a_form_for_older_devices() -> None:
    def has_form(case: Case) -> bool:
        try:
            shader_of(case, "O2", "old")
        except spvbackend.Unsupported:
            return False
        return True

    assert sum(map(has_form, (case for case in LISTED if "image" not in case.file))) >= LEAST_OLD


@pytest.mark.skipif(FROM_SOURCE or bool(TOOL), reason="another tool translates")
@pytest.mark.parametrize(("case", "level", "form"), RUNS)
def test_kernel(
    case: Case, level: str, form: str, shader_workers: dict[bool, Worker], tmp_path: pathlib.Path
) -> None:
    if form == "bound" and case.name in NEED_ADDRESSES:
        with pytest.raises(spvbackend.Unsupported, match="needs an address"):
            shader_of(case, level, form)
        return
    try:
        shader = shader_of(case, level, form)
    except spvbackend.Unsupported as error:
        if form == "words" and any(text in str(error) for text in WIDER):
            return
        if form != "old":
            raise
        pytest.skip("Vulkan 1.1 lacks what it needs")
    path = tmp_path / "shader.spv"
    write_shader(shader, path)
    check_module(shader.spirv, shader.api_version)
    shader_worker = shader_workers[shader.entry_points[0].subgroup_size == 16]
    if reason := shader_worker.probe():
        pytest.skip(f"not run: {reason}")
    reply = run_case(shader_worker, case.name, path)
    if "requires sub-groups of" in reply["why"] or "lacks what the module" in reply["why"]:
        pytest.skip(reply["why"])
    if reply["state"] != "pass" and case.name in NEED_AVX512 and not rounds_doubles():
        pytest.skip(NARROW)
    faults = FAULTS_OF_OLD if shader_worker.greeting["device"].startswith(OLD) else FAULTS
    if reply["state"] != "pass" and case.name in faults:
        pytest.skip(faults[case.name])
    assert reply["state"] == "pass", f"{reply['state']}: {reply['why']}"
