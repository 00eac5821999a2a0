"""The demangler and the lookup return for any text, and mangled scalars demangle to themselves."""

from hypothesis import given
from hypothesis import strategies as st

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.lookup import lookup, pointee_of
from spvbackend.builtins.params import POINTER, Mangled, Param

# Pieces of the grammar: joined, they get further into it than random letters.
PIECES = (
    "_Z", "1f", "3foo", "12memory_order", "9ocl_event", "_", "4", "999", ".", ".3", "Ts", "B1x",
    "N", "E", "I", "J", "L", "X", "S_", "S0_", "S1_", "SZ_", "St", "Sa", "T_", "T0_", "M", "C",
    "Dv4_", "Dv", "DF16_", "DF16b", "Dh", "Dp", "Do", "P", "R", "O", "K", "V", "r", "F", "A4_",
    "A_", "u6__bf16", "U3AS1", "U3AS4", "U8CLglobal", "U7_Atomic", "U13block_pointer",
    *"ijchstlmfdbvz",
)  # fmt: skip

SCALARS = ("c", "h", "s", "t", "i", "j", "l", "m", "f", "d", "Dh", "DF16b")


def parts(mangled: Mangled | None) -> tuple[object, ...]:
    """Return the parts by which two demangled names are compared."""
    if mangled is None:
        return ()
    return (mangled.name, mangled.params, mangled.nested, mangled.template_args, mangled.result)


@given(st.text())
def test_any_text(text: str) -> None:
    assert demangle(text) is None or text.startswith("_Z")


@given(st.text())
def test_any_text_after_the_prefix(text: str) -> None:
    for name in ("_Z" + text, "_Z1f" + text, "__spirv_" + text, "__spirv_ocl_" + text):
        match = lookup(name)
        assert match is None or pointee_of(match, 99) is None


@given(st.lists(st.sampled_from(PIECES), max_size=40))
def test_pieces_of_the_grammar(pieces: list[str]) -> None:
    text = "_Z1f" + "".join(pieces)
    first = demangle(text)
    assert parts(first) == parts(demangle(text))
    assert first is None or (first.name == "f" and len(first.params) <= 1000)


@given(st.text(alphabet="abc_XYZ09", min_size=1, max_size=30), st.lists(st.sampled_from(SCALARS)))
def test_scalars_survive(name: str, kinds: list[str]) -> None:
    mangled = demangle(f"_Z{len(name)}{name}{''.join(kinds)}")
    if name[0].isdigit():
        return  # no identifier, and its length would run into it
    assert mangled is not None
    assert mangled.name == name
    assert [param.kind for param in mangled.params] == kinds


@given(st.sampled_from(SCALARS), st.integers(2, 16), st.integers(1, 9), st.integers(1, 5))
def test_pointers_to_vectors_survive(kind: str, lanes: int, space: int, copies: int) -> None:
    mangled = demangle(f"_Z1fPU3AS{space}Dv{lanes}_{kind}" + "S1_" * copies)
    expected = Param(POINTER, pointee=Param(kind, lanes, space=space))
    assert mangled is not None
    assert mangled.params == (expected,) * (copies + 1)
