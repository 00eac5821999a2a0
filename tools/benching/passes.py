"""How long each pass of a translation takes, in the package of the interpreter that runs this."""

import gc
import time

from spvbackend.options import Options
from spvbackend.pipeline import passes_of
from spvbackend.target.extension_lists import parse_extensions
from spvbackend.translation.context import Context


def pass_seconds(
    source: str | bytes, apart: bool = False, extensions: str = "all", triple: str = "spirv64"
) -> dict[str, float]:
    """CPU time of each pass in the translation of text or bitcode, by the names of the passes.

    A child reads, with memory and time of its own as in the command, if `apart`. Raises Diagnostic
    where there is no translation.
    """
    settings = Options(triple)
    settings.extensions, settings.spare_extensions = parse_extensions(extensions)
    settings.trust_bitcode = True
    ctx = Context(source, settings, None)
    if apart:
        ctx.reading.fork()
    took: dict[str, float] = {}
    collecting = gc.isenabled()
    gc.disable()  # as the driver has it
    try:
        for step in passes_of(ctx):
            start = time.process_time()
            step.run(ctx)
            took[step.name] = time.process_time() - start
    finally:
        if collecting:
            gc.enable()
    return took
