"""`spvbackend.opencl` on a device: devices without any settings, and programs.

Each test is a process of its own with an empty environment, since a process lists its platforms
once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from spvbackend.opencl import runtime
from tests.folders import ROOT
from tests.unit.opencl import stubs

SAXPY = ROOT / "ci" / "saxpy.ll"
PRELUDE = f"""
import os, sys
from pathlib import Path
import numpy as np
import pyopencl as cl
import spvbackend
from spvbackend import opencl

SAXPY = Path({str(SAXPY)!r})


def run(program):
    x = np.arange(16, dtype=np.float32)
    context = program.context
    own = [cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=x) for _ in range(2)]
    with cl.CommandQueue(context) as queue:
        program.saxpy(queue, x.shape, None, *own, np.float32(2), np.uint32(16))
        cl.enqueue_copy(queue, x, own[0])
    return x.tolist() == [3.0 * i for i in range(16)]
"""

pytestmark = pytest.mark.skipif(
    runtime.find_runtime() is None, reason="intel-opencl-rt is not installed"
)


@pytest.fixture(autouse=True)
def has_pyopencl() -> None:
    pytest.importorskip("pyopencl")


def printed(code: str, **variables: str) -> str:
    """Return the output of a process with only these variables."""
    done = stubs.run("-c", PRELUDE + code, variables=variables)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_doctor_runs_a_kernel() -> None:
    done = stubs.doctor()
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["ok"] * len(lines)
    assert any(line.startswith("ok      intel-opencl-rt 20") for line in lines)
    assert "1000 results right (translated in " in lines[-1]


def test_the_doctor_knows_no_such_device() -> None:
    done = stubs.doctor("no such device")
    assert done.returncode == 1
    assert (
        "missing no device that takes SPIR-V matches 'no such device'; available: 0: "
        in done.stdout
    )


def test_the_doctor_looks_at_the_results(tmp_path: Path) -> None:
    """A kernel with the right name that does nothing is noticed: it leaves y as it was."""
    kernel = tmp_path / "idle.ll"
    arguments = "ptr addrspace(1) %y, ptr addrspace(1) %x, float %a"
    kernel.write_text(f"define spir_kernel void @saxpy({arguments}) {{\n  ret void\n}}\n")
    code = f"""
from spvbackend.opencl import doctor
doctor.KERNEL = Path({str(kernel)!r})
check = doctor.check_kernel(None)
print(check.state, check.text, check.remedy)
"""
    out = printed(code)
    assert out.startswith("missing a kernel ran on ")
    assert "999 of 1000 results are wrong please report it" in out


def test_nothing_stays_of_the_search(tmp_path: Path) -> None:
    code = """
devices = opencl.devices()
print(devices == opencl.devices(), "OCL_ICD_VENDORS" in os.environ)
"""
    assert printed(code, TMPDIR=str(tmp_path)) == "True False"
    assert list(tmp_path.iterdir()) == []


def test_pyopencl_finds_it_afterwards() -> None:
    code = "opencl.platforms()\nprint(cl.get_platforms() == opencl.platforms() != [])"
    assert printed(code) == "True"


def test_a_search_that_comes_too_late(tmp_path: Path) -> None:
    code = """
try:
    cl.get_platforms()
except cl.Error:
    del os.environ["OCL_ICD_VENDORS"]
from spvbackend.devices.findings import render
from spvbackend.opencl.doctor import examine
print("\\n".join(map(render, examine())))
"""
    lines = printed(code, OCL_ICD_VENDORS=str(tmp_path)).splitlines()
    assert lines[1].endswith(" is not found: pyopencl had listed the platforms before")
    assert lines[2] == "        remedy: call spvbackend.opencl.platforms() first"


def test_the_users_setting_counts(tmp_path: Path) -> None:
    done = stubs.run("-m", "spvbackend.opencl", variables={"OCL_ICD_VENDORS": str(tmp_path)})
    assert done.returncode == 1
    assert f"is not in OCL_ICD_VENDORS={tmp_path}\n" in done.stdout
    assert "remedy: unset OCL_ICD_VENDORS, and it is found\n" in done.stdout
    installed = runtime.find_runtime()
    assert installed is not None
    (tmp_path / "own.icd").write_text(f"{installed.library}\n")
    done = stubs.run("-m", "spvbackend.opencl", variables={"OCL_ICD_VENDORS": str(tmp_path)})
    assert done.returncode == 0, done.stdout


AGGREGATES = """
target triple = "spirv64"
declare spir_func i64 @_Z13get_global_idj(i32)

define internal spir_func {TYPE} @pair(ptr addrspace(1) %x) noinline {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %x, i64 %i
  %v = load float, ptr addrspace(1) %at
  %first = insertvalue {TYPE} poison, float %v, 0
  %both = insertvalue {TYPE} %first, float 2.0, 1
  ret {TYPE} %both
}

define internal spir_func float @product({TYPE} %pair) noinline {
  %a = extractvalue {TYPE} %pair, 0
  %b = extractvalue {TYPE} %pair, 1
  %ab = fmul float %a, %b
  ret float %ab
}

define spir_kernel void @saxpy(ptr addrspace(1) %x, ptr addrspace(1) %y, float %f, i32 %n) {
  %pair = call spir_func {TYPE} @pair(ptr addrspace(1) %x)
  %ab = call spir_func float @product({TYPE} %pair)
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %x, i64 %i
  %v = load float, ptr addrspace(1) %at
  %sum = fadd float %ab, %v
  store float %sum, ptr addrspace(1) %at
  ret void
}
"""


@pytest.mark.parametrize("form", ["{ float, float }", "[2 x float]"])
def test_functions_take_and_return_structs_and_arrays(form: str) -> None:
    """The runtime alone takes what a function returns for the same in all work-items."""
    text = AGGREGATES.replace("{TYPE}", form)
    assert printed(f"print(run(opencl.build(None, {text!r})))") == "True"


def test_libraries_may_lie_apart(tmp_path: Path) -> None:
    """Packages of another folder are found; without them the linker says which is missing."""
    found = runtime.find_runtime()
    assert found is not None
    own = [found.library, *found.library.parent.glob("lib[oc][co]*.so*")]
    for path in dict.fromkeys(own):
        if "OpenCL" not in path.name:
            (tmp_path / path.name).symlink_to(path)
    stubs.package(tmp_path, "intel-opencl-rt", (tmp_path / runtime.LIBRARY,), found.version)
    done = stubs.doctor(stubs=tmp_path)
    assert done.returncode == 0, done.stdout
    for name in runtime.NEEDED:
        stubs.package(tmp_path, name)
    done = stubs.doctor(stubs=tmp_path)
    assert done.returncode == 1
    assert f"missing intel-opencl-rt {found.version} does not load: lib" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        "None, SAXPY",
        "None, SAXPY.read_text()",
        "opencl.default_device(), SAXPY",
        "opencl.default_device().device, SAXPY",
        "opencl.context_of(opencl.default_device()), spvbackend.translate(SAXPY)",
        "cl.Context([opencl.default_device().device]), bytearray(spvbackend.translate(SAXPY))",
        "None, SAXPY, options=['-cl-opt-disable'], version=(1, 0), opt_level=1",
    ],
)
def test_a_program_from(arguments: str) -> None:
    assert printed(f"print(run(opencl.build({arguments})))") == "True"


def test_a_device_has_one_context() -> None:
    code = """
device = opencl.default_device()
contexts = {opencl.context_of(device), opencl.context_of(device.device)}
print(contexts == {opencl.build(where, SAXPY).context for where in (None, device, device.device)})
"""
    assert printed(code) == "True"


def test_a_program_from_a_file_of_spirv(tmp_path: Path) -> None:
    path = tmp_path / "saxpy"
    code = f"""
path = Path({str(path)!r})
path.write_bytes(opencl.translate_for(None, SAXPY))
print(run(opencl.build(None, path)))
"""
    assert printed(code) == "True"
    # The header's second word is the version: the device's newest.
    assert path.read_bytes()[4:8] == b"\x00\x04\x01\x00"


def test_atomics_of_c11_need_no_option() -> None:
    code = """
IR = '''
define spir_kernel void @count(ptr addrspace(1) %p) {
  %generic = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %old = atomicrmw add ptr addrspace(4) %generic, i32 1 monotonic
  ret void
}'''
program = opencl.build(None, IR)
total = np.zeros(1, np.int32)
buffer = cl.Buffer(program.context, cl.mem_flags.COPY_HOST_PTR, hostbuf=total)
with cl.CommandQueue(program.context) as queue:
    program.count(queue, (64,), None, buffer)
    cl.enqueue_copy(queue, total, buffer)
print(total[0])
"""
    assert printed(code) == "64"


def test_an_extension_of_the_device_is_used() -> None:
    code = """
IR = '''
define spir_kernel void @add(ptr addrspace(1) %p) {
  %old = atomicrmw fadd ptr addrspace(1) %p, float 1.0 monotonic
  ret void
}'''
used = opencl.translate_for(None, IR)
print(b"SPV_EXT_shader_atomic_float_add" in used, "SPV_EXT_shader_atomic_float_add" in
      opencl.default_device().spirv_extensions)
print(b"SPV_EXT_shader_atomic_float_add" in opencl.translate_for(None, IR, extensions=()))
"""
    assert printed(code).splitlines() == ["True True", "False"]


def test_a_cpu_computes_addresses_again_behind_a_barrier() -> None:
    code = """
IR = '''
@memory = internal addrspace(3) global [64 x float] undef
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
define spir_kernel void @turn(ptr addrspace(1) %p) !reqd_work_group_size !0 {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %there = sub i64 63, %id
  %from = getelementptr float, ptr addrspace(1) %p, i64 %id
  %at = getelementptr float, ptr addrspace(3) @memory, i64 %there
  %x = load float, ptr addrspace(1) %from
  store float %x, ptr addrspace(3) %at
  call spir_func void @_Z7barrierj(i32 1)
  %next = getelementptr float, ptr addrspace(3) @memory, i64 %id
  %y = load float, ptr addrspace(3) %next
  store float %y, ptr addrspace(1) %from
  ret void
}
!0 = !{i32 64, i32 1, i32 1}'''
own, plain = opencl.translate_for(None, IR), opencl.translate_for(None, IR, extensions=())
print(len(own) > len(plain))
program = opencl.build(None, IR)
x = np.arange(64, dtype=np.float32)
buffer = cl.Buffer(program.context, cl.mem_flags.COPY_HOST_PTR, hostbuf=x)
with cl.CommandQueue(program.context) as queue:
    program.turn(queue, (64,), None, buffer)
    cl.enqueue_copy(queue, x, buffer)
print((x == np.arange(64)[::-1]).all())
"""
    assert printed(code).splitlines() == ["True", "True"]


def test_what_the_driver_refuses_is_an_error_with_its_log() -> None:
    code = """
try:
    opencl.build(None, b"\\x03\\x02\\x23\\x07" * 8)
except opencl.BuildError as error:
    print(error.spirv[:4], "Compilation failed" in error.log)
    print(error)
"""
    first, second = printed(code).splitlines()
    assert first == r"b'\x03\x02#\x07' True"
    assert "does not build the module: Unsupported SPIR-V module; " in second


def test_a_file_that_is_not_there() -> None:
    code = """
try:
    opencl.build(None, Path("/nowhere.ll"))
except (spvbackend.CompileError, OSError) as error:
    print(error)
"""
    assert "/nowhere.ll" in printed(code)


def test_wrong_input_is_the_translators_error(tmp_path: Path) -> None:
    path = tmp_path / "wrong.ll"
    path.write_text("define void @f() {\n  ret i32 0\n}\n")
    code = f"""
try:
    opencl.build(None, Path({str(path)!r}))
except spvbackend.CompileError as error:
    print(Path(error.file).name, error.line)
"""
    assert printed(code) == "wrong.ll 2"


def test_a_device_is_named_as_the_default_one_is() -> None:
    assert printed("print(run(opencl.build(0, SAXPY)), run(opencl.build('intel', SAXPY)))") == (
        "True True"
    )


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("opencl.build(None, SAXPY, triple='spirv32')", "addresses of 32 bits"),
        ("opencl.build([], SAXPY)", "not list"),
        ("opencl.build(None, spvbackend.translate(SAXPY), optoins=[])", "no argument 'optoins'"),
    ],
)
def test_what_is_no_program_is_refused(call: str, message: str) -> None:
    code = f"""
try:
    {call}
except (TypeError, opencl.BuildError) as error:
    print(error)
"""
    assert message in printed(code)


def test_options_may_be_one_text() -> None:
    assert printed("print(run(opencl.build(None, SAXPY, options='-cl-mad-enable -w')))") == "True"


def test_a_search_that_comes_too_late_says_so() -> None:
    code = """
try:
    cl.get_platforms()
except cl.Error:
    pass
try:
    opencl.default_device()
except opencl.NoDeviceError as error:
    print(error)
else:
    print("found by the system: pyopencl had listed the platforms before")
"""
    assert "pyopencl had listed the platforms before" in printed(code)


STRUCTURES = """
target datalayout = "e-p:64:64-p1:64:64-p4:64:64-p5:32:32-i64:64-A5"
target triple = "amdgcn-amd-amdhsa"
%S = type { i32, [3 x float] }

define amdgpu_kernel void @read(ptr addrspace(4) byref(%S) align 4 %s, ptr addrspace(1) %out) {
  %n = load i32, ptr addrspace(4) %s
  %last = getelementptr %S, ptr addrspace(4) %s, i64 0, i32 1, i32 %n
  %v = load float, ptr addrspace(4) %last
  store float %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @copy(ptr addrspace(4) byref(%S) align 4 %s, ptr addrspace(1) %out) {
  %room = alloca %S, addrspace(5)
  %any = addrspacecast ptr addrspace(5) %room to ptr
  call void @llvm.memcpy.p0.p4.i64(ptr %any, ptr addrspace(4) %s, i64 16, i1 false)
  store i32 7, ptr %any
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %out, ptr %any, i64 16, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
"""


def test_a_structure_of_hip_is_among_the_arguments() -> None:
    code = f"""
program = opencl.build(None, {STRUCTURES!r}, triple="spirv64")
context = program.context
s = np.array((2, (1, 2, 3)), dtype=[("n", np.int32), ("a", np.float32, 3)])
for kernel, out in ((program.read, np.zeros(4, np.float32)), (program.copy, np.zeros_like(s))):
    own = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=out)
    with cl.CommandQueue(context) as queue:
        kernel(queue, (1,), None, s, own)
        cl.enqueue_copy(queue, out, own)
    print(*out.reshape(-1).view(np.uint32))
"""
    one, two, three = 0x3F80_0000, 0x4000_0000, 0x4040_0000
    assert printed(code).splitlines() == [f"{three} 0 0 0", f"7 {one} {two} {three}"]


GENERIC = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %x = atomicrmw add ptr addrspace(4) %g, i32 1 seq_cst
  ret void
}
"""
DOUBLE = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = atomicrmw xchg ptr addrspace(1) %p, double 1.0 seq_cst
  ret void
}
"""
RECURSION = """
define i32 @half(i32 %n) noinline {
  %more = icmp ugt i32 %n, 1
  br i1 %more, label %again, label %done
again:
  %m = lshr i32 %n, 1
  %r = call i32 @half(i32 %m)
  ret i32 %r
done:
  ret i32 %n
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %n = load i32, ptr addrspace(1) %p
  %r = call i32 @half(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
"""


@pytest.mark.parametrize("text", [GENERIC, DOUBLE, RECURSION])
def test_modules_without_a_language_build_without_options(text: str) -> None:
    code = f"""
[device] = [each for each in opencl.devices() if each.is_intel_cpu][:1]
context = opencl.context_of(device)
cl.Program(context, spvbackend.translate({text!r})).build()
print("built")
"""
    assert printed(code) == "built"
