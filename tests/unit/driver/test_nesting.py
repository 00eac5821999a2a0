"""Lists may have any length; nesting may be as deep as that of structs (2.17)."""

import sys
import threading
from collections.abc import Callable

import pytest
from scaling import SHAPES

import spvbackend
from spvbackend.diagnostics import Unsupported
from spvbackend.interpreter import FRAMES
from spvbackend.target.limits import MAX_NESTING
from spvbackend.translation.context import Context
from spvbackend.validate import find_spirv_val, validate
from tests.passes import replace_pass

CHAINS = ("alias_chain", "linked_structs", "pointer_chain", "variable_chain", "variable_cycle")
KERNEL = "define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q)"
DEEPER = "types or constants nest more than 255 levels deep: SPIR-V allows no more for structs"
needs_validator = pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")


def arrays(depth: int) -> str:
    type = "[1 x " * depth + "i32" + "]" * depth
    store = "  store i32 1, ptr addrspace(1) @g\n  ret void\n"
    return f"@g = addrspace(1) global {type} zeroinitializer\n{KERNEL} {{\n{store}}}\n"


def structs(depth: int) -> str:
    """A literal struct that is loaded and stored."""
    type = "{ " * depth + "i32" + " }" * depth
    load = f"  %v = load {type}, ptr addrspace(1) %p"
    return f"{KERNEL} {{\n{load}\n  store {type} %v, ptr addrspace(1) %q\n  ret void\n}}\n"


def named_structs(depth: int) -> str:
    """Structs of which each is a member of the one before."""
    types = [f"%s{n} = type {{ i32, %s{n + 1} }}" for n in range(depth - 1)]
    types.append(f"%s{depth - 1} = type {{ i32 }}")
    load = "  %v = load %s0, ptr addrspace(1) %p"
    body = f"{KERNEL} {{\n{load}\n  store %s0 %v, ptr addrspace(1) %q\n  ret void\n}}\n"
    return "\n".join([*types, body])


def constants(depth: int) -> str:
    """Return a nested constant with an element beside each inner one, so that LLVM writes all."""
    type, value = "i32", "1"
    for _ in range(depth):
        type, value = f"{{ i32, {type} }}", f"{{ i32 2, {type} {value} }}"
    return f"@g = addrspace(1) global {type} {value}\n"


def expressions(depth: int) -> str:
    """The innermost is a cast, one level by itself."""
    depth -= 1
    head = "xor (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 " * depth
    text = head + "ptrtoint (ptr addrspace(1) @b to i64)" + ")" * depth
    body = f"{KERNEL} {{\n  store i64 {text}, ptr addrspace(1) %p\n  ret void\n}}\n"
    return "@a = addrspace(1) global i8 0\n@b = addrspace(1) global i8 0\n" + body


# The line of the user's text that the error is about.
NESTED = {arrays: 1, structs: 2, named_structs: 1, constants: 1, expressions: 4}


@needs_validator
@pytest.mark.parametrize("shape", CHAINS)
def test_chains_of_any_length(shape: str) -> None:
    text = SHAPES[shape](300)
    validate(spvbackend.translate(text, extensions="all", verify=True))


def test_the_interpreter_has_frames_for_each_level() -> None:
    assert FRAMES == 16 * MAX_NESTING


@needs_validator
@pytest.mark.parametrize("nested", NESTED)
def test_what_nests_as_deep_as_it_may(nested: Callable[[int], str]) -> None:
    validate(spvbackend.translate(nested(MAX_NESTING), verify=True))


@pytest.mark.parametrize(("nested", "line"), NESTED.items())
def test_what_nests_deeper_is_refused_with_its_line(
    nested: Callable[[int], str], line: int
) -> None:
    for depth in (MAX_NESTING + 1, 2 * MAX_NESTING):
        with pytest.raises(Unsupported, match=DEEPER) as caught:
            spvbackend.translate(nested(depth))
        first = caught.value.line
        # Of named structs it is the first that has too many others in it.
        assert first == (depth - MAX_NESTING if nested is named_structs else line)


def test_a_pass_out_of_frames_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def overflow(_: Context) -> None:
        raise RecursionError

    replace_pass(monkeypatch, "cleanup", overflow)
    with pytest.raises(Unsupported, match="types or constants nest too deeply to be translated"):
        spvbackend.translate(structs(1))


def call_from(frames: int, text: str) -> bytes:
    """Translate with that many frames of the caller below."""
    return call_from(frames - 1, text) if frames else spvbackend.translate(text)


def test_callers_depth_does_not_count() -> None:
    frames = sys.getrecursionlimit() * 3 // 4
    assert call_from(frames, structs(MAX_NESTING)) == spvbackend.translate(structs(MAX_NESTING))


def test_recursion_limit_is_that_of_before() -> None:
    before = sys.getrecursionlimit()
    done: list[bytes] = []

    def work() -> None:
        done.extend(spvbackend.translate(structs(MAX_NESTING)) for _ in range(5))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(done)) == 1
    assert len(done) == 20
    assert sys.getrecursionlimit() == before
