"""Gives the modules of all tests to other programs that read SPIR-V, and says what they refuse.

    tools/consumers.py                                # everything that is installed
    tools/consumers.py --consumer 'ocloc-pvc|spirv-.*'
    tools/consumers.py --only 'e2e/' --folder FOLDER  # modules of a folder beside those of tests
    tools/consumers.py --run                          # run what spirv-opt wrote, too
    tools/consumers.py --shaders                      # kernels as shaders, and those of HLSL, too
    tools/consumers.py --shaders --triple TRIPLE --consumer naga
    tools/consumers.py --versions --spirv-ext=all     # each input at each version, instead

The consumers are Intel's GPU compiler for several devices (`ocloc`, of Debian's intel-opencl-icd),
the way back to LLVM IR (`llvm-spirv -r` of Debian's llvm-spirv-14 and -15, and of PyPI's
dpcpp-llvm-spirv, whose program LLVM_SPIRV names where the package is elsewhere) with LLVM's
verifier behind it, spirv-opt with the validator behind it, spirv-link, and spirv-as with our own
text of the module. Shaders with bound buffers also go to spirv-cross, which writes GLSL, Metal's
language and HLSL, with glslang behind GLSL (spirv-cross and glslang-tools of Debian's testing
release, which `ci/spirv_cross.sh` unpacks; SPIRV_CROSS and GLSLANG name programs elsewhere), and
those for WebGPU to naga (PyPI's wgpu, on a Vulkan driver: `python-lavapipe` if that is there).

A refusal with a row in tools/consuming/known.py is not ours. Any other is new: it is listed, and
makes the exit status 1. So is what --versions finds: an input that at some version of SPIR-V is
neither valid nor refused with a line and a remedy.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from apparatus import say
from consuming.consumers import CONSUMERS, LANGUAGES, Consumer, cross
from consuming.known import explain
from consuming.modules import (
    SHADER_TRIPLES,
    Binary,
    end_to_end,
    hlsl_shaders,
    lit_tests,
    read_folder,
    shaders,
)
from consuming.rerun import run_optimised
from consuming.versions import run_versions

from spvbackend import CompileError

SHOWN: Final = 4
"""How many modules of a group are named."""


class Verdict(NamedTuple):
    """The words of a consumer about a module: none where it accepts it."""

    module: Binary
    said: str


def consumers(spirv_cross: str | None) -> list[Consumer]:
    """The consumers; a program that is named takes the place of the spirv-cross on PATH."""
    if spirv_cross is None:
        return [*CONSUMERS]
    named = {one.name: one for one in (cross(each, spirv_cross) for each in LANGUAGES)}
    return [named.get(consumer.name, consumer) for consumer in CONSUMERS]


def judge(consumer: Consumer, modules: Sequence[Binary], jobs: int) -> list[Verdict]:

    def one(module: Binary) -> Verdict:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "in.spv"
            path.write_bytes(module.content)
            return Verdict(module, consumer.check(path, Path(folder)))

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, modules))


def report(name: str, verdicts: Sequence[Verdict]) -> int:
    """Tell what a consumer refused; how many refusals are new."""
    reasons: Counter[str] = Counter()
    new: dict[str, list[str]] = defaultdict(list)
    for verdict in verdicts:
        if verdict.said:
            reason = explain(name, verdict.module, verdict.said)
            if reason:
                reasons[reason] += 1
            else:
                new[verdict.said].append(verdict.module.name)
    count = sum(map(len, new.values()))
    known = reasons.total()
    accepted = len(verdicts) - known - count
    say(f"{name}: {accepted} of {len(verdicts)} accepted, {known} refused as known, {count} new")
    for reason, times in reasons.most_common():
        say(f"  {times:5} {reason}")
    for said, names in sorted(new.items(), key=lambda item: -len(item[1])):
        say(f"  new: {len(names)} {said}", f"       {' '.join(names[:SHOWN])}")
    return count


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="give modules of tests to other programs")
    parser.add_argument("--consumer", default=".*", help="a pattern of their names")
    parser.add_argument("--only", default="", help="a pattern that names of modules have")
    parser.add_argument("--folder", type=Path, help="of more modules, as binaries or LLVM IR")
    parser.add_argument("--shaders", action="store_true", help="kernels as shaders, and HLSL's")
    parser.add_argument("--triple", action="append", help="of these shaders, instead of Vulkan's")
    parser.add_argument("--spirv-cross", metavar="PROGRAM", help="instead of the one of PATH")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--run", action="store_true", help="run optimised modules on a device")
    parser.add_argument("--keep", type=Path, help="a folder to write all modules to")
    parser.add_argument("--versions", action="store_true", help="sweep versions of SPIR-V instead")
    parser.add_argument("--spirv-ext", help="with --versions, extensions that may be used, too")
    arguments = parser.parse_args(argv)
    if arguments.versions:
        ext = [f"--spirv-ext={arguments.spirv_ext}"] if arguments.spirv_ext else []
        return int(run_versions(say, arguments.only, arguments.folder, ext) > 0)
    more = read_folder(arguments.folder) if arguments.folder else iter(())
    if arguments.shaders:
        triples = arguments.triple or SHADER_TRIPLES
        own = hlsl_shaders() if arguments.triple is None else iter(())
        more = chain(more, shaders(triples), own)
    try:
        modules = [
            module
            for module in chain(more, lit_tests(), end_to_end())
            if re.search(arguments.only, module.name)
        ]
    except CompileError as error:
        parser.error(str(error))
    say(f"{len(modules)} modules")
    if arguments.keep:
        for module in modules:
            path = arguments.keep / f"{module.name}.spv"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(module.content)
    new = 0
    for consumer in consumers(arguments.spirv_cross):
        if not re.fullmatch(arguments.consumer, consumer.name):
            continue
        if why := consumer.missing or consumer.probe():
            say(f"{consumer.name}: not run, {why}")
        else:
            taken = [module for module in modules if consumer.takes(module.facts)]
            new += report(consumer.name, judge(consumer, taken, arguments.jobs))
    if arguments.run:
        new += run_optimised(say)
    return int(new > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
