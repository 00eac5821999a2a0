"""Media operations of AMD on two lanes, each against its reference."""

from __future__ import annotations

from typing import Any, Final

from tests.e2e.harness.row_model import Reference, Row, signed
from tests.unit.cases.opencl_references import LANEWISE, WHOLE

ELEMENTS: Final = {"f": "float", "i": "i32", "j": "i32", "m": "i64"}
# Mangled operands, as clang spells them, of names with other operands than three of the first type.
OPERANDS: Final = {"amd_bfe:i": "ijj", "amd_mqsad:m": "mjm", "amd_qsad:m": "mjm", "amd_bfm:j": "jj"}
MANGLED: Final = {
    "fff": "Dv2_fS_S_",
    "iii": "Dv2_iS_S_",
    "ijj": "Dv2_iDv2_jS0_",
    "j": "Dv2_j",
    "jj": "Dv2_jS_",
    "jjj": "Dv2_jS_S_",
    "mjm": "Dv2_mDv2_jS_",
}
BYTES: Final = (0, 1, 0xFF00FF00, 0x00FF00FF, 0x80808080, 0x7F008001, 0x12003400, 0xFFFFFFFF)


def lanes_reference(key: str, kinds: str) -> Reference:
    """The reference on every lane, with signed numbers where the operand is signed."""

    def reference(*operands: list[Any]) -> list[Any] | None:
        lanes = []
        for lane in zip(*operands, strict=True):
            values = [
                signed(value, 32) if kind == "i" else value
                for kind, value in zip(kinds, lane, strict=True)
            ]
            lanes.append(LANEWISE[key](*values))
        return None if None in lanes else lanes

    return reference


def call_text(name: str, mangled: str, ret: str, operands: list[str]) -> tuple[str, str]:
    """A call, and the declaration of the callee."""
    callee = f"@_Z{len(name)}{name}{mangled}"
    args = ", ".join(f"{text} %{letter}" for text, letter in zip(operands, "abc", strict=False))
    declaration = f"declare spir_func {ret} {callee}({', '.join(operands)})"
    return f"%r = call spir_func {ret} {callee}({args})", declaration


def lanes_row(key: str) -> Row:
    name, _, kind = key.partition(":")
    unpacks = name.startswith("amd_unpack")
    kinds = OPERANDS.get(key, kind if unpacks else kind * 3)
    operands = [f"<2 x {ELEMENTS[kind]}>" for kind in kinds]
    ret = "<2 x float>" if unpacks else operands[0]
    body, declaration = call_text(name, MANGLED[kinds], ret, operands)
    return Row(
        key.replace(":", "-"), tuple(operands), (ret,), body, lanes_reference(key, kinds),
        declaration,
    )  # fmt: skip


def whole_row(key: str, mangled: str, operands: list[str], pools: dict[int, Any]) -> Row:
    """An operation on whole vectors, whose result is one number."""
    name = key.partition(":")[0]
    body, declaration = call_text(name, mangled, "i32", operands)
    return Row(name, tuple(operands), ("i32",), body, WHOLE[key], declaration, pools)


VECTOR: Final = "<4 x i32>"

GROUPS: Final[dict[str, list[Row]]] = {
    "media": [
        *(lanes_row(key) for key in LANEWISE),
        whole_row("amd_sad4:j", "Dv4_jS_j", [VECTOR, VECTOR, "i32"], {0: BYTES, 1: BYTES}),
        whole_row(
            "amd_pack:f",
            "Dv4_f",
            ["<4 x float>"],
            {0: (0.0, 0.75, 3.5, 127.0, 255.9, 256.0, 511.5)},
        ),
    ]
}
