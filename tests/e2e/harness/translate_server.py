"""The process that translates modules: with this package, or with LLVM's own SPIR-V target.

Each line of its input names a module's text, the optimisation and the path of the SPIR-V; each line
of its output has the translated text and the error, if any. A tool that crashes or hangs ends this
process only.
"""

from __future__ import annotations

import pathlib
import shutil
import subprocess
from typing import Any

import llvmlite.binding as llvm

from spvbackend import CompileError, InternalError, Unsupported
from spvbackend.reading.llvm import canonical_text, parse_source
from spvbackend.translator import Translator
from spvbackend.validate import ValidationError, validate
from tests.e2e.harness.server import serve


def ours(text: str, request: dict[str, Any]) -> bytes:
    """Translate by this package."""
    if request["vulkan"]:
        return our_shader(text, request)
    version = request["version"]
    translator = Translator(
        verify=request["verify"], version=(version[0], version[1]) if version else None
    )
    return translator.translate(text)


def our_shader(text: str, request: dict[str, Any]) -> bytes:
    """Translate for Vulkan; write the launch data to a file beside the module."""
    # OpenCL does not need Vulkan's package.
    from tests.e2e.harness.vulkan_device import TRIPLE, write_shader

    shader = Translator(triple=TRIPLE, verify=request["verify"]).translate_shader(text)
    write_shader(shader, pathlib.Path(request["path"]))
    return shader.spirv


def theirs(text: str) -> bytes:
    """Translate by LLVM's target, of llc or of llvmlite."""
    if tool := shutil.which("llc-22"):
        command = [tool, "-O0", "-mtriple=spirv64-unknown-unknown", "-filetype=obj", "-o", "-", "-"]
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr.decode(errors="replace").strip()[:400])
        return done.stdout
    machine = llvm.Target.from_triple("spirv64-unknown-unknown").create_target_machine(opt=0)
    module = parse_source(text, 64)
    code = machine.emit_object(module)
    assert isinstance(code, bytes)
    return code


def answer(request: dict[str, Any]) -> dict[str, str]:
    """Translate and validate a module, or only read it without an output path.

    Returns:
        `text`, the translated text, and `state`: ok, refused, broken, invalid or crashed, with the
        reason in `why`.
    """
    text = ""
    try:
        text = canonical_text(request["text"], request["level"])
        if not request["path"]:
            return {"state": "ok", "why": "", "text": text}
        spirv = theirs(text) if request["llc"] else ours(text, request)
        pathlib.Path(request["path"]).write_bytes(spirv)
        validate(spirv)
    except Unsupported as error:
        return {"state": "refused", "why": error.message, "text": text}
    except CompileError as error:
        return {"state": "broken", "why": error.message, "text": text}
    except (InternalError, RuntimeError) as error:
        return {"state": "crashed", "why": f"{error}", "text": text}
    except ValidationError as error:
        return {"state": "invalid", "why": f"{error}", "text": text}
    return {"state": "ok", "why": "", "text": text}


if __name__ == "__main__":
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    serve(answer)
