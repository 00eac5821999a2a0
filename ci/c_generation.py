"""Whether mypyc takes the modules that setup.py compiles: it makes C of them, which stays unused.

    python ci/c_generation.py

What mypyc refuses is right in Python, so that only this finds it; the place is in the error. It
takes a fraction of the time of a build, and no C compiler.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from mypyc.build import mypyc_build
from mypyc.options import CompilerOptions

ROOT: Final = Path(__file__).resolve().parents[1]


def main() -> None:
    """Make the C, as setup.py does; mypyc itself reports and ends the process where it cannot."""
    sys.path.insert(0, str(ROOT))
    from setup import GROUP, compiled_modules

    os.chdir(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        options = CompilerOptions(multi_file=True, target_dir=folder, group_name=GROUP)
        mypyc_build(compiled_modules(), options)


if __name__ == "__main__":
    main()
