"""LLVM IR of OpenCL C to PTX, by the NVPTX target of the LLVM that llvmlite carries.

The text becomes a module of that target: calling conventions, address spaces and required sizes
are spelt its way, and the builtins are linked in, whose definitions are in `nvptx_builtins.ll`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

TRIPLE: Final = "nvptx64-nvidia-cuda"
BUILTINS: Final = Path(__file__).parent / "nvptx_builtins.ll"
ARCHITECTURE: Final = "sm_90"
# From the numbers of SPIR-V to those of NVPTX: constant memory is number 4, generic is 0.
_SPACES: Final = {"2": "4", "4": "0"}
_SPACE: Final = re.compile(r"addrspace\((\d+)\)")
_HEAD: Final = re.compile(r"^define .*\bptx_kernel\b.*$", re.M)
_REQUIRED: Final = re.compile(r" !reqd_work_group_size !(\d+)")
_NEITHER: Final = re.compile(r'^target .*\n| "frame-pointer"="all"', re.M)
# As `-cl-denorms-are-zero` asks for, without which the hardware's functions are used with care.
_FLUSH: Final = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'


def spell_for_nvptx(text: str) -> str:
    """The text of a module for SPIR-V as one for NVPTX, without layout and triple."""
    text = _NEITHER.sub("", text).replace("spir_kernel ", "ptx_kernel ").replace("spir_func ", "")
    text = _SPACE.sub(lambda space: f"addrspace({_SPACES.get(space[1], space[1])})", text)
    sizes = dict(re.findall(r"^!(\d+) = !{(i32 \d+, i32 \d+, i32 \d+)}$", text, re.M))

    def with_attributes(match: re.Match[str]) -> str:
        head, added = match[0], _FLUSH
        if required := _REQUIRED.search(head):
            added += f' "nvvm.reqntid"="{sizes[required[1]].replace("i32 ", "").replace(" ", "")}"'
        return re.sub(r"\)( local_unnamed_addr)? #", rf") \1 {added} #", head, count=1)

    return _HEAD.sub(with_attributes, text)


def make_ptx(text: str, architecture: str = ARCHITECTURE) -> str:
    """The PTX of a module's kernels, from LLVM IR for SPIR-V without generic pointers and images.

    Raises RuntimeError where LLVM does not read the module, or it calls a function without a body.
    """
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=architecture, opt=3)
    module = _parse(llvm, spell_for_nvptx(text), machine)
    module.link_in(_parse(llvm, BUILTINS.read_text(encoding="utf-8"), machine))
    module.verify()
    tuning = llvm.create_pipeline_tuning_options()
    tuning.speed_level = 3
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    left = [one.name for one in module.functions if one.is_declaration]
    if unknown := [name for name in left if not name.startswith("llvm.")]:
        raise RuntimeError(f"no builtins for NVPTX: {', '.join(unknown)}")
    return str(machine.emit_assembly(module))


def _parse(llvm: Any, text: str, machine: Any) -> Any:
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{text}')
    module.data_layout = str(machine.target_data)
    return module
