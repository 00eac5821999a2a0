"""Runs LLVM IR functions over rows of operands with LLVM's JIT compiler.

Every lane of every operand and result is one 64-bit slot: integers by value, floats by their bits,
pointers by address. So a call needs no agreement on how odd types are passed.
"""

import ctypes
import functools
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import llvmlite.binding as llvm
import numpy as np

from spvbackend.prepare.templates import text as vocabulary
from spvbackend.prepare.templates.index import expand
from spvbackend.prepare.templates.text import FLOATS, Request, Shape, integer_width, parse_shape

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

HOST_FEATURES = llvm.get_host_cpu_features()
# LLVM 22 converts half wrongly with these: llrint of 1.5 gives 1, fptosi.sat of a NaN -32768.
if "avx512fp16" in HOST_FEATURES:
    HOST_FEATURES["avx512fp16"] = False
# Without conversions in hardware, half needs runtime functions that a JIT process may lack.
HAS_HALF = not llvm.get_default_triple().startswith("x86") or HOST_FEATURES.get("f16c", False)


# Calls as a Writer makes them.
_CALL = re.compile(r"call (.+) @([\w.]+)\((.*)\)$", re.MULTILINE)


class Call(NamedTuple):
    """A function or intrinsic to drive; constants are operands that are not read from slots."""

    callee: str
    ret: str
    args: Sequence[str]
    constants: dict[int, str]
    by_lane: bool = False


def declared(text: str) -> str:
    """A template with a declaration of every function that it calls, which LLVM wants."""
    found: dict[str, str] = {}
    for ret, name, arguments in _CALL.findall(text):
        types = ", ".join(part.rpartition(" ")[0] for part in arguments.split(", "))
        found[name] = f"declare {ret} @{name}({types})\n"
    return text + "".join(found.values())


def function_text(request: Request, name: str, body: str) -> str:
    """The function around a body, as LLVM reads it."""
    return declared(vocabulary.function_text(request, name, body))


def rendered(
    intrinsic: str,
    ret: str,
    args: Sequence[str],
    imms: Mapping[int, int] = vocabulary.NO_INTS,
    aligns: Mapping[int, int] = vocabulary.NO_INTS,
    *,
    name: str = "",
    reassoc: bool = False,
    pointer_width: int = 64,
) -> str | None:
    """The function that computes an intrinsic, as LLVM reads it; None without a template."""
    request = Request(intrinsic, ret, args, imms, aligns, reassoc, pointer_width)
    body = expand(request)
    if body is None:
        return None
    return function_text(request, name or vocabulary.function_name(request), body)


@functools.cache
def shape_of(text: str) -> Shape:
    shape = parse_shape(text)
    assert shape is not None, text
    return shape


def fields(ret: str) -> list[str]:
    """The types of the results: those of a struct's fields, none for void."""
    if ret == "void":
        return []
    return ret.strip("{} ").split(", ") if ret.startswith("{") else [ret]


def slot_elements(types: Sequence[str]) -> list[str]:
    """The element type of every slot of the types."""
    shapes = [shape_of(text) for text in types]
    return [shape.element for shape in shapes for _ in range(max(1, shape.lanes))]


def _from_slot(element: str, slot: str, out: list[str], name: str) -> str:
    """Instructions that turn a slot into an element; gives its name."""
    width = FLOATS[element].width if element in FLOATS else integer_width(element)
    if width == 0:
        out.append(f"  {name} = inttoptr i64 {slot} to {element}")
        return name
    if width < 64:
        out.append(f"  {name}.t = trunc i64 {slot} to i{width}")
        slot = f"{name}.t"
    if element not in FLOATS:
        return slot
    out.append(f"  {name} = bitcast i{width} {slot} to {element}")
    return name


def _to_slot(element: str, value: str, out: list[str], name: str) -> str:
    """Instructions that turn an element into a slot; gives its name."""
    width = FLOATS[element].width if element in FLOATS else integer_width(element)
    if width == 0:
        out.append(f"  {name} = ptrtoint {element} {value} to i64")
        return name
    if element in FLOATS:
        out.append(f"  {name}.b = bitcast {element} {value} to i{width}")
        value = f"{name}.b"
    if width == 64:
        return value
    out.append(f"  {name} = zext i{width} {value} to i64")
    return name


def _read_operand(text: str, first: int, out: list[str], name: str) -> tuple[str, list[str]]:
    """Reads an operand from the slots that begin at first; gives it and its lanes."""
    shape = shape_of(text)
    lanes = []
    for lane in range(max(1, shape.lanes)):
        slot = f"{name}.{lane}"
        out.append(f"  {slot}.p = getelementptr i64, ptr %row, i64 {first + lane}")
        out.append(f"  {slot}.v = load i64, ptr {slot}.p")
        lanes.append(_from_slot(shape.element, f"{slot}.v", out, slot))
    if not shape.lanes:
        return lanes[0], lanes
    whole = "poison"
    for lane, value in enumerate(lanes):
        out.append(
            f"  {name}.w{lane} = insertelement {text} {whole}, {shape.element} {value}, i32 {lane}"
        )
        whole = f"{name}.w{lane}"
    return whole, lanes


def _write_result(ret: str, value: str, out: list[str], name: str, slots: list[str]) -> None:
    """Appends the slots of a result."""
    for index, text in enumerate(fields(ret)):
        part = value
        if ret.startswith("{"):
            part = f"{name}.f{index}"
            out.append(f"  {part} = extractvalue {ret} {value}, {index}")
        shape = shape_of(text)
        for lane in range(max(1, shape.lanes)):
            item = part
            if shape.lanes:
                item = f"{name}.f{index}.{lane}"
                out.append(f"  {item} = extractelement {text} {part}, i32 {lane}")
            slots.append(_to_slot(shape.element, item, out, f"{name}.s{index}.{lane}"))


def _element_type(text: str) -> str:
    return shape_of(text).element if text.startswith("<") else text


def _scalar_ret(ret: str) -> str:
    if ret.startswith("{"):
        return "{ " + ", ".join(_element_type(field) for field in fields(ret)) + " }"
    return _element_type(ret)


def driver_text(name: str, call: Call) -> str:
    """A function (ptr operands, ptr results, i64 rows) that calls once a row."""
    out: list[str] = []
    whole: list[tuple[str, str]] = []
    by_lane: list[list[str]] = []
    first = 0
    for index, text in enumerate(call.args):
        if index in call.constants:
            whole.append((text, call.constants[index]))
            by_lane.append([call.constants[index]])
            continue
        value, lanes = _read_operand(text, first, out, f"%o{index}")
        whole.append((text, value))
        by_lane.append(lanes)
        first += len(lanes)
    slots: list[str] = []
    if call.by_lane:
        slots = _call_by_lane(call, by_lane, out)
    else:
        operands = ", ".join(f"{text} {value}" for text, value in whole)
        target = "" if call.ret == "void" else "%r = "
        out.append(f"  {target}call {call.ret} @{call.callee}({operands})")
        _write_result(call.ret, "%r", out, "%r", slots)
    for index, slot in enumerate(slots):
        out.append(f"  %d{index} = getelementptr i64, ptr %result, i64 {index}")
        out.append(f"  store i64 {slot}, ptr %d{index}")
    body = "\n".join(out)
    return f"""
define void @{name}(ptr %in, ptr %out, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %at = mul i64 %i, {first}
  %row = getelementptr i64, ptr %in, i64 %at
  %to = mul i64 %i, {len(slots)}
  %result = getelementptr i64, ptr %out, i64 %to
{body}
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""


def _call_by_lane(call: Call, operands: list[list[str]], out: list[str]) -> list[str]:
    """Calls the scalar form for every lane; gives the slots in the order of the vector form."""
    ret = _scalar_ret(call.ret)
    lanes = max(1, shape_of(fields(call.ret)[0]).lanes)
    columns: list[list[str]] = []
    for lane in range(lanes):
        values = [lane_values[min(lane, len(lane_values) - 1)] for lane_values in operands]
        pairs = zip(call.args, values, strict=True)
        text = ", ".join(f"{_element_type(arg)} {value}" for arg, value in pairs)
        out.append(f"  %r{lane} = call {ret} @{call.callee}({text})")
        slots: list[str] = []
        _write_result(ret, f"%r{lane}", out, f"%r{lane}", slots)
        columns.append(slots)
    return [column[field] for field in range(len(columns[0])) for column in columns]


class Engine:
    """A compiled module whose drivers can be run."""

    def __init__(self, text: str) -> None:
        self.module = llvm.parse_assembly(text)
        self.module.verify()
        target = llvm.Target.from_default_triple()
        machine = target.create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=HOST_FEATURES.flatten(), opt=1
        )
        self.printed = {function.name: str(function) for function in self.module.functions}
        self.engine = llvm.create_mcjit_compiler(self.module, machine)
        self.engine.finalize_object()

    def run(self, driver: str, call: Call, rows: Sequence[Sequence[int]]) -> np.ndarray:
        """The slots of the results, a row for each row of operands."""
        mask = (1 << 64) - 1
        slots = len(slot_elements(fields(call.ret)))
        operands = np.array([[value & mask for value in row] for row in rows], dtype=np.uint64)
        results = np.zeros((len(rows), slots), dtype=np.uint64)
        signature = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
        function = signature(self.engine.get_function_address(driver))
        function(operands.ctypes.data, results.ctypes.data, len(rows))
        return results


def canonical_nans(results: np.ndarray, call: Call) -> np.ndarray:
    """The results with every NaN made the same, as payloads are not compared."""
    results = results.copy()
    for column, element in enumerate(slot_elements(fields(call.ret))):
        if element in FLOATS:
            width, mantissa = FLOATS[element].width, FLOATS[element].mantissa
            infinity = (1 << (width - 1)) - (1 << mantissa)
            size = results[:, column] & np.uint64((1 << (width - 1)) - 1)
            results[size > np.uint64(infinity), column] = infinity + 1
    return results
