"""The BuiltIn variables of kernels, by the two names that reach one, and their types."""

from typing import Final

from spvbackend.spirv.enums import ENUMERANT_NAMES

_LANES: Final[dict[str, str]] = {
    "<3 x i64>": (
        "EnqueuedWorkgroupSize GlobalInvocationId GlobalOffset GlobalSize LocalInvocationId"
        " NumWorkgroups WorkgroupId WorkgroupSize"
    ),
    "<4 x i32>": "SubgroupEqMask SubgroupGeMask SubgroupGtMask SubgroupLeMask SubgroupLtMask",
    "i32": (
        "CoreCountARM CoreIDARM CoreMaxIDARM WarpIDARM WarpMaxIDARM"
        " NumEnqueuedSubgroups NumSubgroups SubgroupId SubgroupLocalInvocationId SubgroupMaxSize"
        " SubgroupSize WorkDim GlobalHWThreadIDINTEL SubDeviceIDINTEL"
    ),
    "i64": "GlobalLinearId LocalInvocationIndex",
}
VARIABLES: Final[dict[str, str]] = {
    name: type for type, names in _LANES.items() for name in names.split()
}
"""LLVM's types of the variables that kernels have, by name; those of vendors are of extensions."""

NAMES: Final = tuple(ENUMERANT_NAMES["BuiltIn"].values())


def variable_text(name: str, type: str) -> str:
    """A module that loads an external variable, as SYCL has it."""
    variable = f"@__spirv_BuiltIn{name}"
    return (
        f"{variable} = external addrspace(1) global {type}\n"
        f"define spir_func {type} @f() {{\n"
        f"  %r = load {type}, ptr addrspace(1) {variable}\n"
        f"  ret {type} %r\n}}\n"
    )


def function_text(stem: str, type: str) -> str:
    """A module that calls a function without arguments, `stem` behind `__spirv_`."""
    called = f"@_Z{len(stem) + 8}__spirv_{stem}v"
    return (
        f"declare spir_func {type} {called}()\n"
        f"define spir_func {type} @f() {{\n"
        f"  %r = call spir_func {type} {called}()\n"
        f"  ret {type} %r\n}}\n"
    )
