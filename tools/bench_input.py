"""Writes an input of bench.py: bitcode, and the text beside it.

It runs as a process of its own, since the peak memory of what bench.py starts counts from the
memory that bench.py itself has. Called with what is to be made (`large:10000`, `clang_o0:10000`,
`many.phis:5000`, or a module to copy) and the bitcode file, and for `linked` with the folder of the
modules if it is another than that of the end-to-end tests. Prints how many instructions the module
has, or how many elements where it is made of tables.
"""

import sys
from pathlib import Path
from typing import Final

import llvmlite.binding as llvm
from benching import mixes
from benching.characters import CHARACTERS
from scaled.data import DATA
from scaled.shapes import CODE, Shape

NAMED: Final[dict[str, Shape]] = {
    **mixes.WEBS,
    **mixes.DATA,
    **CHARACTERS,
    **{f"many.{name}": shape for name, shape in (CODE | DATA).items()},
}
IN_ELEMENTS: Final = frozenset((*mixes.DATA, "huge_initialisers"))


def read_module(  # type: ignore[no-any-unimported]  # llvmlite
    wanted: str, folder: Path
) -> llvm.ModuleRef:
    shape, _, size = wanted.partition(":")
    if size.isdigit():
        count = int(size)
        if shape in mixes.SHAPES:
            return llvm.parse_assembly(mixes.module_text(shape, count))
        if shape in NAMED:
            return llvm.parse_assembly(NAMED[shape](count))
        if shape == mixes.LINKED:
            return mixes.linked_module(count, folder=folder)
    data = Path(wanted).read_bytes()
    # The magic numbers of bitcode, without and with a wrapper.
    if data.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b")):
        return llvm.parse_bitcode(data)
    return llvm.parse_assembly(data.decode())


def main(wanted: str, output: str, folder: str = str(mixes.KERNEL_FOLDER)) -> None:
    module = read_module(wanted, Path(folder))
    module.verify()
    text = str(module)
    Path(output).write_bytes(module.as_bitcode())
    Path(output).with_suffix(".ll").write_text(text)
    shape, _, size = wanted.partition(":")
    count = int(size) if shape in IN_ELEMENTS else mixes.count_instructions(text)
    sys.stdout.write(f"{count}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
