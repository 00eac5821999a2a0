"""The table of version 200 of NonSemantic.Shader.DebugInfo beside the grammar's tables."""

from spvbackend.mir.debug_200 import ADDED, CHANGED, NAMES, OPERANDS
from spvbackend.spirv.debug_info import SHADER_DEBUG, SHADER_DEBUG_NAMES, SHADER_DEBUG_OPERANDS


def test_changed_instructions_are_published_ones_with_other_operands() -> None:
    for form in CHANGED:
        operands = [name.rstrip("?*") for name in form.operands.split()]
        assert set(form.change.split()) <= set(operands), form.name
        number = SHADER_DEBUG[form.name]
        assert NAMES[number] == form.name
        if form.name != "DebugTypeArray":
            assert len(OPERANDS[number]) > len(SHADER_DEBUG_OPERANDS[number]), form.name


def test_added_instructions_are_not_published() -> None:
    assert ADDED.keys().isdisjoint(SHADER_DEBUG_NAMES)
    assert {form.name for form in ADDED.values()}.isdisjoint(SHADER_DEBUG)
    assert not any(form.change for form in ADDED.values())


def test_all_operands_are_ids() -> None:
    kinds = {kind.rstrip("?*") for form in OPERANDS.values() for kind in form}
    assert kinds == {"IdRef", "PairIdRefIdRef"}
