"""LIT's settings for this folder; `config` and `lit_config` come from LIT."""

import os
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path[:0] = [str(FOLDER), str(ROOT)]
# A virtual environment's tools work without activation.
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])

import format  # noqa: E402

config.name = "spvbackend"  # noqa: F821
config.test_format = format.PyllcFormat()  # noqa: F821
config.suffixes = [".ll"]  # noqa: F821
config.excludes = ["Inputs"]  # noqa: F821
config.test_source_root = str(FOLDER)  # noqa: F821
config.test_exec_root = os.environ.get("LIT_EXEC_ROOT", str(ROOT / "build" / "lit"))  # noqa: F821
config.available_features.update(format.spirv_val_features())  # noqa: F821
# A RUN line in LIT's shell works without an installed command.
config.substitutions.append(  # noqa: F821
    (r"(?<![^\s|&;])pyllc(?=\s)", f"{sys.executable} -m spvbackend")
)
config.environment.update(  # noqa: F821
    PATH=os.environ["PATH"],
    PYTHONPATH=os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
)
for variable in ("PYTHONPYCACHEPREFIX", "SPIRV_VAL"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]  # noqa: F821
if "spirv-val" not in config.available_features:  # noqa: F821
    lit_config.note("spirv-val is not installed: the binaries are not validated")  # noqa: F821
