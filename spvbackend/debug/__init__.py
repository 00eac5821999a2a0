"""Reads the debug info of a SPIR-V module.

    info = spvbackend.debug.read(spirv)
    for line in info.lines["kernel"]:
        print(line.offset, line.file, line.line)
    for variable in info.variables.values():
        print(info.spelled(variable.type), variable.name)

Input: a module of any maker. Nothing of the translator is needed, and none of it is imported.
"""

from __future__ import annotations

from spvbackend.debug.entities import Member, Scope, SourceType, Variable
from spvbackend.debug.info import DebugInfo, Line
from spvbackend.debug.read import read

__all__ = ["DebugInfo", "Line", "Member", "Scope", "SourceType", "Variable", "read"]
