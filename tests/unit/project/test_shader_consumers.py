"""Consumers of shaders: what they take, how a program is named, and a process that may die."""

import sys
from pathlib import Path

import pytest
from consumers import consumers
from consuming.consumers import (
    CONSUMERS,
    LANGUAGES,
    Consumer,
    Naga,
    cross,
    takes_bound,
    takes_webgpu,
)
from consuming.known import explain
from consuming.modules import Binary, binary, hlsl_shaders, shaders

import spvbackend
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.folders import ROOT
from tests.unit.cases.fake_tool import write_tool

KERNEL = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i8, ptr addrspace(1) %p, i64 %i
  store i8 1, ptr addrspace(1) %at
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
BOUND = "spirv64-unknown-vulkan1.2"
CHILD = """
import json, os, sys
print(json.dumps({greeting!r}), flush=True)
for line in sys.stdin:
    content = open(line.rstrip(chr(10)), "rb").read()
    if content == b"crash":
        os._exit(3)
    print(json.dumps("" if content == b"right" else "type [12] is wrong"), flush=True)
"""


def words_of_shader(unknown: int = 0) -> bytes:
    """A compute shader that does nothing, with one more instruction if its opcode is given."""
    name = int.from_bytes(b"main", "little")
    lines = [
        (op.OpCapability, spv.CapabilityShader),
        (op.OpMemoryModel, spv.AddressingModelLogical, spv.MemoryModelGLSL450),
        (op.OpEntryPoint, spv.ExecutionModelGLCompute, 1, name, 0),
        (op.OpExecutionMode, 1, spv.ExecutionModeLocalSize, 1, 1, 1),
        (op.OpTypeVoid, 2),
        (op.OpTypeFunction, 3, 2),
        (op.OpFunction, 2, 1, 0, 3),
        (op.OpLabel, 4),
        *([(unknown,)] if unknown else []),
        (op.OpReturn,),
        (op.OpFunctionEnd,),
    ]
    words = [0x07230203, 0x10000, 0, 5, 0]
    for opcode, *operands in lines:
        words += [len(operands) + 1 << 16 | opcode, *operands]
    return b"".join(word.to_bytes(4, "little") for word in words)


def bound(text: str = KERNEL) -> Binary:
    content = spvbackend.translate(text, triple=BOUND, vulkan_buffers="descriptors")
    return binary("k", content, BOUND)


def test_facts_of_a_shader() -> None:
    facts = bound().facts
    assert {f"triple {BOUND}", "buffer of 8 bits", "built-in GlobalInvocationId"} <= facts
    assert takes_bound(facts)
    assert not takes_webgpu(facts)
    addresses = binary("k", spvbackend.translate(KERNEL, triple=BOUND)).facts
    assert not takes_bound(addresses)
    kernel = binary("k", spvbackend.translate(KERNEL, triple="spirv64"))
    assert not takes_bound(kernel.facts)
    web = binary("k", words_of_shader(), "spirv32-unknown-webgpu")
    assert takes_webgpu(web.facts)
    assert takes_bound(web.facts)


def test_a_refusal_of_another_language_wants_its_fact() -> None:
    said = (
        "SPIRV-Cross threw an exception: Reading types other than N-bit from ByteAddressBuffer not "
        "yet supported, unless SM N.N and native N-bit types are enabled."
    )
    assert explain("spirv-cross-hlsl", bound(), said)
    words = bound(KERNEL.replace("i8", "i32"))
    assert explain("spirv-cross-hlsl", words, said) == ""
    assert explain("spirv-cross-msl", bound(), said) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_spirv_cross_is_the_program_that_is_named(language: str, tmp_path: Path) -> None:
    """It gets the options of the language; what it says is the refusal."""
    program = (
        f"import sys\nwords = {list(LANGUAGES[language])!r}\n"
        "assert sys.argv[1:len(words) + 1] == words, sys.argv\n"
        "if open(sys.argv[len(words) + 1], 'rb').read() == b'wrong':\n"
        "    sys.exit('SPIRV-Cross threw an exception: line 12')\n"
    )
    tool = write_tool(tmp_path / "cross", program)
    named = {one.name: one for one in consumers(str(tool))}
    assert list(named) == [one.name for one in CONSUMERS]
    consumer = named[f"spirv-cross-{language}"]
    assert not consumer.missing
    module = tmp_path / "in.spv"
    for content, said in ((b"right", ""), (b"wrong", "SPIRV-Cross threw an exception: line N")):
        module.write_bytes(content)
        assert consumer.check(module, tmp_path) == said


def test_glsl_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal is the text of the compiler; the other languages have none here."""
    tool = write_tool(tmp_path / "cross", "import sys\nopen(sys.argv[-1], 'w').close()\n")
    said = "k.glsl\nERROR: k.glsl:45: '_16' : undeclared identifier\n"
    program = f"import sys\nprint({said!r})\nsys.exit(int(sys.argv[-1].endswith('k.glsl')))\n"
    monkeypatch.setenv("GLSLANG", str(write_tool(tmp_path / "glslang", program)))
    module = tmp_path / "in.spv"
    module.write_bytes(b"")
    found = cross("glsl", str(tool)).check(module, tmp_path)
    assert found.startswith("k.glsl; ERROR: k.glsl:N: '_N' : undeclared identifier")
    assert explain("spirv-cross-glsl", bound(), found)
    assert explain("spirv-cross-glsl", binary("k", words_of_shader()), found) == ""
    assert cross("msl", str(tool)).check(module, tmp_path) == ""


def test_spirv_cross_may_be_missing() -> None:
    assert "SPIRV_CROSS" in cross("glsl", "").missing
    assert consumers(None) == [*CONSUMERS]


def child(tmp_path: Path, greeting: str = "") -> Naga:
    path = tmp_path / "child.py"
    path.write_text(CHILD.format(greeting=greeting))
    return Naga((sys.executable, str(path)))


def test_a_crash_is_one_finding(tmp_path: Path) -> None:
    naga = child(tmp_path)
    assert naga.probe() == ""
    module = tmp_path / "in.spv"
    said: list[str] = []
    for content in (b"right", b"wrong", b"crash", b"right", b"wrong"):
        module.write_bytes(content)
        said.append(naga.check(module, tmp_path))
    wrong = "type [N] is wrong"
    assert said == ["", wrong, "died with status 3", "", wrong]


def test_without_a_device_nothing_is_asked(tmp_path: Path) -> None:
    naga = child(tmp_path, "no device: none is there")
    assert naga.probe() == "no device: none is there"
    assert naga.check(tmp_path, tmp_path) == "no device: none is there"


def naga_consumer() -> Consumer:
    return next(one for one in CONSUMERS if one.name == "naga")


def test_naga_reads_a_module(tmp_path: Path) -> None:
    consumer = naga_consumer()
    if why := consumer.missing or consumer.probe():
        pytest.skip(why)
    module = tmp_path / "in.spv"
    module.write_bytes(words_of_shader())
    assert consumer.check(module, tmp_path) == ""
    module.write_bytes(words_of_shader(op.OpDemoteToHelperInvocation))
    assert "DemoteToHelperInvocation" in consumer.check(module, tmp_path)
    module.write_bytes(words_of_shader()[:-8])
    assert consumer.check(module, tmp_path)


def test_shaders_are_those_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """One kernel a module, for each triple; what a triple refuses is left out."""
    from consuming import modules

    monkeypatch.setattr(modules, "CASES", modules.CASES[:2])
    names = [module.name for module in shaders((BOUND,))]
    assert names
    assert all(name.startswith(f"{BOUND}/") for name in names)
    with pytest.raises(spvbackend.CompileError):
        next(shaders(("x86_64-unknown-linux",)))
    first = next(iter(hlsl_shaders()))
    assert first.name.startswith("hlsl/")
    assert "triple spirv1.6-unknown-vulkan1.3-compute" in first.facts


def test_the_script_that_unpacks_spirv_cross_is_there() -> None:
    assert "ci/spirv_cross.sh" in (ROOT / "tools" / "consumers.py").read_text(encoding="utf-8")
    assert (ROOT / "ci" / "spirv_cross.sh").exists()
