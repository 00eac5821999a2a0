"""Operations of a work-group, as functions in LLVM IR over local memory and sub-groups.

Vulkan has only group operations of sub-groups (VUID-StandaloneSpirv-None-04642). All work-items of
a group reach each function, which ends after a barrier, and assumes nothing about which work-item
is in which sub-group (Vulkan, Built-In Variables: SubgroupLocalInvocationId).
"""

from __future__ import annotations

from typing import Final

from spvbackend.llvmir.types import Type, type_text
from spvbackend.shader.groups.combinations import Combination, combined_text, identity_text
from spvbackend.target.address_spaces import LOCAL

REDUCE: Final = 0
"""The group operations, by their numbers."""
_LOCAL: Final = f"ptr addrspace({LOCAL})"


def _subgroup(type: Type, combination: Combination, operation: int, value: str, own: str) -> str:
    """Write an operation of the sub-group; `own` makes its name unique to the type."""
    text = type_text(type)
    name = f"__spirv_GroupNonUniform{combination.name}.{own}"
    return f"call {text} @{name}(i32 3, i32 {operation}, {text} {value})"


_QUERIES: Final = """\
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %own = call i32 @_Z16get_sub_group_idv()
  %count = call i32 @_Z18get_num_sub_groupsv()
  %lanes = call i32 @_Z22get_max_sub_group_sizev()
  %first = icmp eq i32 %lane, 0
"""
# Turns are uniform, so that all lanes reach the sub-group's operation after them.
_GATHER: Final = """\
  br label %turn.GATHER

turn.GATHER:
  %base.GATHER = phi i32 [ 0, %FROM ], [ %next.GATHER, %each.GATHER ]
  %sum.GATHER = phi TYPE [ IDENTITY, %FROM ], [ %more.GATHER, %each.GATHER ]
  %going.GATHER = icmp ult i32 %base.GATHER, %count
  br i1 %going.GATHER, label %each.GATHER, label %whole.GATHER

each.GATHER:
  %at.GATHER = add i32 %base.GATHER, %lane
  %in.GATHER = icmp ult i32 %at.GATHER, LIMIT
  %safe.GATHER = select i1 %in.GATHER, i32 %at.GATHER, i32 0
  %place.GATHER = getelementptr TYPE, POINTER @ARRAY, i32 %safe.GATHER
  %held.GATHER = load TYPE, POINTER %place.GATHER, align ALIGN
  %taken.GATHER = select i1 %in.GATHER, TYPE %held.GATHER, TYPE IDENTITY
  %more.GATHER = COMBINE
  %next.GATHER = add i32 %base.GATHER, %lanes
  br label %turn.GATHER

whole.GATHER:
"""
_BARRIER: Final = "  call void @_Z7barrierj(i32 1)\n"


def _gathered(
    type: Type, combination: Combination, array: str, mark: str, start: str, limit: str
) -> str:
    """Write a loop in which each lane combines its share of the sub-groups' values.

    Args:
        type: of the values.
        combination: of them.
        array: the variable that holds them.
        mark: makes names in the text unique.
        start: the block from which the loop is entered.
        limit: how many of them count.
    """
    text = _GATHER.replace(
        "COMBINE", combined_text(type, combination, "%sum.GATHER", "%taken.GATHER")
    )
    for placeholder, value in (
        ("POINTER", _LOCAL),
        ("GATHER", mark),
        ("FROM", start),
        ("IDENTITY", identity_text(type, combination.identity)),
        ("LIMIT", limit),
        ("ARRAY", array),
        ("TYPE", type_text(type)),
        ("ALIGN", str(type.bits // 8)),
    ):
        text = text.replace(placeholder, value)
    return text


def _leader_store(type: Type, array: str, value: str, mark: str) -> str:
    """Write the store of the first lane's value for its sub-group, and a barrier."""
    text = type_text(type)
    return (
        f"  br i1 %first, label %tell.{mark}, label %told.{mark}\n\n"
        f"tell.{mark}:\n"
        f"  %slot.{mark} = getelementptr {text}, {_LOCAL} @{array}, i32 %own\n"
        f"  store {text} {value}, {_LOCAL} %slot.{mark}, align {type.bits // 8}\n"
        f"  br label %told.{mark}\n\n"
        f"told.{mark}:\n{_BARRIER}"
    )


def reduction(name: str, type: Type, combination: Combination, array: str, own: str) -> str:
    """Write a function that returns the reduction of all values to all work-items."""
    text = type_text(type)
    return (
        f"define internal {text} @{name}({text} %a0) {{\nentry:\n{_QUERIES}"
        f"  %part = {_subgroup(type, combination, REDUCE, '%a0', own)}\n"
        + _leader_store(type, array, "%part", "part")
        + _gathered(type, combination, array, "all", "told.part", "%count")
        + f"  %all = {_subgroup(type, combination, REDUCE, '%sum.all', own)}\n"
        f"{_BARRIER}  ret {text} %all\n}}\n"
    )


_ADD: Final = Combination("IAdd", "add", "0")
_RANK: Final = """\
  %id = call i64 @_Z19get_local_linear_idv()
  %here = getelementptr TYPE, POINTER @ARRAY, i64 %id
  store TYPE %a0, POINTER %here, align ALIGN
"""


def scan(
    name: str,
    type: Type,
    combination: Combination,
    operation: int,
    arrays: tuple[str, str, str],
    own: str,
    word: Type,
) -> str:
    """Write a function that returns the scan up to each work-item.

    The order is that of linear local ids. Values are moved into that order, so that each sub-group
    has neighbours, in the order of its lanes, and back.

    Args:
        name: of the function.
        type: of the values.
        combination: of them.
        operation: whether a work-item's own value counts.
        arrays: variables for the values, for those of sub-groups, and for their sizes.
        own: makes names of sub-group operations unique to the type.
        word: i32.
    """
    text = type_text(type)
    values, parts, sizes = arrays
    one = _subgroup(word, _ADD, REDUCE, "1", "32")
    rank = "call i32 @__spirv_GroupNonUniformIAdd.32(i32 3, i32 2, i32 1)"
    align = type.bits // 8
    head = _RANK.replace("TYPE", text).replace("ARRAY", values).replace("ALIGN", str(align))
    head = head.replace("POINTER", _LOCAL)
    return (
        f"define internal {text} @{name}({text} %a0) {{\nentry:\n{_QUERIES}{head}"
        f"  %size = {one}\n"
        + _leader_store(word, sizes, "%size", "size")
        + _gathered(word, _ADD, sizes, "start", "told.size", "%own")
        + f"  %start = {_subgroup(word, _ADD, REDUCE, '%sum.start', '32')}\n"
        f"  %rank = {rank}\n"
        "  %mine = add i32 %start, %rank\n"
        f"  %there = getelementptr {text}, {_LOCAL} @{values}, i32 %mine\n"
        f"  %value = load {text}, {_LOCAL} %there, align {align}\n"
        f"  %within = {_subgroup(type, combination, operation, '%value', own)}\n"
        f"  %part = {_subgroup(type, combination, REDUCE, '%value', own)}\n"
        + _leader_store(type, parts, "%part", "part")
        + _gathered(type, combination, parts, "before", "told.part", "%own")
        + f"  %before = {_subgroup(type, combination, REDUCE, '%sum.before', own)}\n"
        f"  %found = {combined_text(type, combination, '%before', '%within')}\n"
        f"  store {text} %found, {_LOCAL} %there, align {align}\n"
        f"{_BARRIER}"
        f"  %result = load {text}, {_LOCAL} %here, align {align}\n"
        f"{_BARRIER}  ret {text} %result\n}}\n"
    )


def clusters(name: str, type: Type, combination: Combination, size: int, own: str) -> str:
    """Write a function that returns the reduction of each lane's cluster.

    A lane that does not take part has no value (OpGroupNonUniformShuffle).

    Args:
        name: of the function.
        type: of the values.
        combination: of them.
        size: of a cluster.
        own: makes names of sub-group operations unique to the type.
    """
    text = type_text(type)
    identity = identity_text(type, combination.identity)
    lines = [
        f"define internal {text} @{name}({text} %a0) {{\nentry:",
        "  %lane = call i32 @_Z22get_sub_group_local_idv()",
        f"  %start = and i32 %lane, {-size}",
        "  %taking = call <4 x i32> @__spirv_GroupNonUniformBallot(i32 3, i1 true)",
    ]
    before = identity
    for index in range(size):
        extracted = "__spirv_GroupNonUniformBallotBitExtract(i32 3, <4 x i32> %taking, i32"
        shuffled = f"__spirv_GroupNonUniformShuffle.{own}(i32 3, {text} %a0, i32"
        lines += [
            f"  %at.{index} = or i32 %start, {index}",
            f"  %their.{index} = call {text} @{shuffled} %at.{index})",
            f"  %takes.{index} = call i1 @{extracted} %at.{index})",
            f"  %part.{index} = select i1 %takes.{index}, {text} %their.{index}, {text} {identity}",
            f"  %sum.{index} = {combined_text(type, combination, before, f'%part.{index}')}",
        ]
        before = f"%sum.{index}"
    return "\n".join([*lines, f"  ret {text} {before}\n}}\n"])


def broadcast(name: str, text: str, array: str, align: int) -> str:
    """Write a function that returns the value of one work-item to all."""
    return (
        f"define internal {text} @{name}({text} %a0, i64 %a1) {{\nentry:\n"
        "  %id = call i64 @_Z19get_local_linear_idv()\n"
        "  %one = icmp eq i64 %id, %a1\n"
        "  br i1 %one, label %tell, label %told\n\n"
        "tell:\n"
        f"  store {text} %a0, {_LOCAL} @{array}, align {align}\n"
        "  br label %told\n\n"
        f"told:\n{_BARRIER}"
        f"  %value = load {text}, {_LOCAL} @{array}, align {align}\n"
        f"{_BARRIER}  ret {text} %value\n}}\n"
    )


def copy(name: str, text: str, spaces: tuple[int, int], align: int) -> str:
    """Write a function by which the work-items copy an array together.

    Its arguments are the two places, the number of elements, and the stride of each.

    Args:
        name: of the function.
        text: the type of an element.
        spaces: the address spaces to copy to and from.
        align: that of an element.
    """
    target, source = [f"ptr addrspace({space})" if space else "ptr" for space in spaces]
    return (
        f"define internal void @{name}({target} %a0, {source} %a1, i64 %a2, i64 %a3, i64 %a4) {{\n"
        "entry:\n"
        "  %id = call i64 @_Z19get_local_linear_idv()\n"
        "  %x = call i64 @_Z14get_local_sizej(i32 0)\n"
        "  %y = call i64 @_Z14get_local_sizej(i32 1)\n"
        "  %z = call i64 @_Z14get_local_sizej(i32 2)\n"
        "  %xy = mul i64 %x, %y\n"
        "  %items = mul i64 %xy, %z\n"
        "  br label %turn\n\n"
        "turn:\n"
        "  %at = phi i64 [ %id, %entry ], [ %next, %each ]\n"
        "  %going = icmp ult i64 %at, %a2\n"
        "  br i1 %going, label %each, label %end\n\n"
        "each:\n"
        "  %from = mul i64 %at, %a4\n"
        f"  %place = getelementptr {text}, {source} %a1, i64 %from\n"
        f"  %value = load {text}, {source} %place, align {align}\n"
        "  %to = mul i64 %at, %a3\n"
        f"  %slot = getelementptr {text}, {target} %a0, i64 %to\n"
        f"  store {text} %value, {target} %slot, align {align}\n"
        "  %next = add i64 %at, %items\n"
        "  br label %turn\n\n"
        "end:\n  ret void\n}\n"
    )
