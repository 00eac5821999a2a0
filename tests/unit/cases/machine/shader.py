"""A function of a shader by its blocks, written as a text for each, to break its structure.

A block is its name and its end: `go B`, `if A B`, `switch A B C` or `ret`. In front of the end may
stand `merge M` or `loop M C`. Names are letters.
"""

from spvbackend.mir.inst import MachineBlock
from spvbackend.spirv import opcodes as op
from spvbackend.target.vulkan import SHADERS
from tests.unit.cases.machine.sample import Sample

_ENDS = {"go": op.OpBranch, "if": op.OpBranchConditional, "switch": op.OpSwitch}
_MERGES = {"merge": op.OpSelectionMerge, "loop": op.OpLoopMerge}


def shader(version: int = 0x10400) -> Sample:
    """A sample that is a shader."""
    return Sample(SHADERS, version)


def function_of(text: str) -> Sample:
    """A sample whose function has these blocks, a line for each; the first follows the entry."""
    s = shader()
    condition = s.add(s.entry, op.OpIEqual, s.bool, s.n, s.one)
    lines = [line.split() for line in text.strip().splitlines()]
    blocks = {name: s.add_block(name) for name, *_ in lines}
    s.put(s.entry, op.OpBranch, blocks[lines[0][0]].label)
    for name, *words in lines:
        _fill(s, blocks, name, words, condition)
    return s


def _fill(
    s: Sample, blocks: dict[str, MachineBlock], name: str, words: list[str], condition: int
) -> None:
    block = blocks[name]
    while words:
        verb = words.pop(0)
        if verb == "ret":
            s.put(block, op.OpReturn)
            continue
        labels: list[int] = []
        while words and words[0] in blocks:
            labels.append(blocks[words.pop(0)].label)
        if verb in _MERGES:
            s.put(block, _MERGES[verb], *labels, 0)
        elif verb == "switch":
            first, *rest = labels
            cases = [word for value, label in enumerate(rest) for word in (value, label)]
            s.put(block, op.OpSwitch, s.n, first, *cases)
        else:
            s.put(block, _ENDS[verb], *([condition] if verb == "if" else []), *labels)
