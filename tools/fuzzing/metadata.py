"""Cases of metadata: the nodes that the translator or LLVM reads, of any arity and any operands.

Each is a kernel with a loop, loads and a call, to which nodes are attached: mostly at the place
that they are meant for, with operands that start as those of a frontend.
"""

import random
from typing import Final

from fuzzing import values
from fuzzing.case import Case, plain_options

STRINGS: Final = (
    "", "x", "int*", "image2d_t", "read_only", "const volatile", "\\00", "\\FF\\FE", "a,b", "{",
    "cl_khr_fp64", "struct S", "(", "none", "float4", "\\22", "!0", "llvm.loop.unroll.count",
    "x" * 300,
)  # fmt: skip
FUNCTION_NODES: Final[dict[str, str]] = {
    "reqd_work_group_size": "i32 8, i32 4, i32 1",
    "work_group_size_hint": "i32 8, i32 4, i32 1",
    "vec_type_hint": "<4 x float> poison, i32 0",
    "intel_reqd_sub_group_size": "i32 16",
    "reqd_sub_group_size": "i32 16",
    "kernel_arg_addr_space": "i32 1, i32 0",
    "kernel_arg_access_qual": '!"read_only", !"none"',
    "kernel_arg_type": '!"int*", !"uint"',
    "kernel_arg_base_type": '!"int*", !"uint"',
    "kernel_arg_type_qual": '!"volatile const", !""',
    "kernel_arg_name": '!"p", !"n"',
    "kernel_arg_buffer_location": "i32 1, i32 -1",
    "kernel_arg_runtime_aligned": "i1 true, i1 false",
    "spirv.Decorations": "!{i32 44, i32 8}, !{i32 5625}",
    "spirv.ExecutionMode": "!{i32 17, i32 8, i32 1, i32 1}",
    "max_work_group_size": "i32 8, i32 1, i32 1",
    "num_simd_work_items": "i32 4",
    "spirv.ParameterDecorations": "!{}, !{}",
    "prof": '!"function_entry_count", i64 0',
    "dbg": "",
    "type": 'i64 0, !"t"',
    "callees": "ptr @g",
}
INSTRUCTION_NODES: Final[dict[str, str]] = {
    "llvm.loop": '!{!"llvm.loop.unroll.count", i32 4}',
    "tbaa": "!1, !1, i64 0",
    "range": "i32 0, i32 5",
    "nontemporal": "i32 1",
    "invariant.load": "",
    "prof": '!"branch_weights", i32 1, i32 2',
    "alias.scope": "!1",
    "noalias": "!1",
    "fpmath": "float 2.5",
    "srcloc": "i64 5",
    "nonnull": "",
    "align": "i64 8",
    "dereferenceable": "i64 8",
    "spirv.Decorations": "!{i32 6442, i32 0}",
    "access.group": "",
    "annotation": '!"x"',
    "dbg": "",
    "unpredictable": "",
    "noundef": "",
    "amdgpu.no.fine.grained.memory": "",
    "heapallocsite": "",
    "callees": "ptr @g",
    "mem.cache_hint": "",
}
VARIABLE_NODES: Final[dict[str, str]] = {
    "spirv.Decorations": "!{i32 22}",
    "absolute_symbol": "i64 0, i64 256",
    "associated": "ptr @v",
    "type": 'i64 0, !"t"',
    "dbg": "",
}
NAMED_NODES: Final[dict[str, str]] = {
    "opencl.ocl.version": "i32 2, i32 0",
    "opencl.spir.version": "i32 1, i32 2",
    "opencl.cxx.version": "i32 1, i32 0",
    "opencl.used.extensions": '!"cl_khr_fp64"',
    "opencl.used.optional.core.features": '!"cl_doubles"',
    "opencl.compiler.options": '!"-cl-fast"',
    "opencl.enable.FP_CONTRACT": "",
    "opencl.kernels": "ptr @k, !1",
    "spirv.Source": "i32 3, i32 102000",
    "spirv.Generator": "i16 6, i16 14",
    "spirv.MemoryModel": "i32 2, i32 2",
    "spirv.ExecutionMode": "ptr @k, i32 17, i32 8, i32 1, i32 1",
    "llvm.module.flags": 'i32 1, !"wchar_size", i32 4',
    "llvm.ident": '!"clang"',
    "llvm.dbg.cu": "",
    "llvm.linker.options": '!"-lfoo"',
    "llvm.commandline": '!"-O2"',
    "llvm.embedded.objects": 'ptr @v, !".s"',
    "nvvm.annotations": 'ptr @k, !"kernel", i32 1',
}
LOOP_HINTS: Final = (
    "llvm.loop.unroll.enable", "llvm.loop.unroll.full", "llvm.loop.unroll.disable",
    "llvm.loop.unroll.count", "llvm.loop.ivdep.enable", "llvm.loop.ivdep.safelen",
    "llvm.loop.mustprogress", "llvm.loop.parallel_accesses", "llvm.loop.peeled.count",
    "llvm.loop.distribute.enable", "llvm.loop.vectorize.width", "llvm.loop.ii.count",
    "llvm.loop.max_concurrency.count", "llvm.loop.coalesce.enable", "llvm.loop.intel.fused",
    "llvm.loop.coalesce.count", "llvm.loop.fusion.disable", "llvm.loop.max_interleaving.count",
    "llvm.loop.intel.max_reinvocation_delay.count", "llvm.loop.intel.pipelining.enable",
    "llvm.loop.intel.speculated.iterations.count",
)  # fmt: skip
FLAG_NAMES: Final = (
    "wchar_size", "Debug Info Version", "Dwarf Version", "PIC Level", "branch-target",
    "device-library-version", "sycl-device", "Code Model", "EnableSplitLTOUnit",
    "Objective-C Version", "Cross-DSO CFI", "ThinLTO", "cfguard",
)  # fmt: skip
DEBUG_NODES: Final = (
    '!DIFile(filename: "{text}", directory: "{text}")',
    "!DILocation(line: {number}, column: {small}, scope: !{ref})",
    '!DISubprogram(name: "{text}", scope: !{ref}, file: !{ref}, line: {small}, unit: !{ref}, '
    "spFlags: DISPFlagDefinition)",
    '!DICompileUnit(language: DW_LANG_OpenCL, file: !{ref}, producer: "{text}", emissionKind: '
    "FullDebug)",
    '!DIBasicType(name: "{text}", size: {number}, encoding: DW_ATE_signed)',
    "!DILexicalBlock(scope: !{ref}, file: !{ref}, line: {small})",
    '!DILocalVariable(name: "{text}", arg: {small}, scope: !{ref}, type: !{ref})',
    "!DIExpression(DW_OP_plus_uconst, {number})",
    "!DISubroutineType(types: !{ref})",
    '!GenericDINode(tag: {small}, header: "{text}", operands: {{!{ref}}})',
)
MODULE: Final = """\
@v = addrspace(1) global i32 0{variable}
@c = internal addrspace(2) constant [2 x float] [float 1.0, float 2.0]

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {attributes}{function} {{
entry:
  br label %loop{branch}

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i{address}
  %x = load i32, ptr addrspace(1) %at, align 4{load}
  %y = call spir_func i32 @g(i32 %x){call}
  %f = uitofp i32 %y to float
  %g = fdiv float %f, 3.0{division}
  %h = fptoui float %g to i32
  store i32 %h, ptr addrspace(1) %at, align 4{store}
  %next = add i32 %i, 1
  %done = icmp uge i32 %next, %n
  br i1 %done, label %end, label %loop{latch}

end:
  ret void{leave}
}}

define spir_func i32 @g(i32 %x){other} {{
  %old = atomicrmw add ptr addrspace(1) @v, i32 %x seq_cst{atomic}
  ret i32 %old
}}

declare spir_func i32 @d(i32){declared}
"""
PLACES: Final = {
    "function": FUNCTION_NODES, "other": FUNCTION_NODES, "declared": FUNCTION_NODES,
    "variable": VARIABLE_NODES, **dict.fromkeys(("branch", "address", "load", "call", "division",
    "store", "latch", "leave", "atomic"), INSTRUCTION_NODES),
}  # fmt: skip


def text_operand(rng: random.Random) -> str:
    return f'!"{rng.choice(STRINGS)}"'


def value_operand(rng: random.Random) -> str:
    type = rng.choice((*values.INTS, "i128", "i1", "float", "double", "<4 x float>", "<2 x i32>",
                       "half", "bfloat", "[2 x i32]", "ptr", "i24", "<3 x i64>"))  # fmt: skip
    return f"{type} {values.constant(rng, type)}"


def any_operand(rng: random.Random, refs: int) -> str:
    """Anything that a node may have, and some that it may not."""
    chance = rng.random()
    if chance < 0.25:
        return f"i32 {values.number(rng)}"
    if chance < 0.45:
        return text_operand(rng)
    if chance < 0.6:
        return value_operand(rng)
    if chance < 0.75:
        return f"!{rng.randrange(refs + 1)}"
    return rng.choice(OTHER_OPERANDS)


OTHER_OPERANDS: Final = (
    "null", "!{}", "ptr @v", "ptr @g", "ptr @k", "!{null}", "!{!{!{}}}", "distinct !{}", "i1 true",
    "!DIExpression()", "!DIArgList()", "metadata i32 1", "i32 ptrtoint (ptr @g to i32)",
    "ptr addrspace(1) @v", "token none",
)  # fmt: skip


def operands(rng: random.Random, shape: str, refs: int) -> str:
    """Operands that are as the shape, or differ from it in one to all of them."""
    parts = shape.split(", ") if shape else []
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 4))):
        chance = rng.random()
        place = rng.randrange(len(parts) + 1)
        if chance < 0.25 or place == len(parts):
            parts.insert(place, any_operand(rng, refs))
        elif chance < 0.45:
            del parts[place]
        elif chance < 0.6 and parts[place].startswith("i"):
            parts[place] = f"{parts[place].split()[0]} {values.number(rng)}"
        else:
            parts[place] = any_operand(rng, refs)
    return ", ".join(parts)


def loop_operands(rng: random.Random, own: int, refs: int) -> str:
    """A loop's node names itself, then its hints."""
    parts = [f"!{own}"] if rng.random() < 0.9 else []
    for _ in range(rng.randrange(4)):
        hint = f'!"{rng.choice(LOOP_HINTS)}"'
        numbers = (f", i32 {values.number(rng)}", f", i64 {values.number(rng)}")
        value = rng.choice(("", *numbers, ", i1 true"))
        parts.append(f"!{{{hint}{value}}}" if rng.random() < 0.8 else any_operand(rng, refs))
    return ", ".join(parts)


def debug_node(rng: random.Random, refs: int) -> str:
    text = rng.choice(STRINGS)
    form = rng.choice(DEBUG_NODES)
    return form.format(text=text, number=abs(values.number(rng)), small=rng.randrange(70),
                       ref=rng.randrange(refs))  # fmt: skip


def make_metadata(rng: random.Random, name: str) -> Case:
    count = rng.choice((4, 6, 10))
    attached: dict[str, str] = {}
    nodes = [""] * count
    for place in rng.sample(sorted(PLACES), k=rng.choice((1, 1, 2, 3))):
        for node in rng.sample(sorted(PLACES[place]), k=rng.choice((1, 1, 2))):
            number = rng.randrange(count)
            nodes[number] = operands(rng, PLACES[place][node], count)
            if node == "llvm.loop" or (node == "prof" and rng.random() < 0.1):
                nodes[number] = loop_operands(rng, number, count)
            separator = "," if place not in ("function", "other") else ""
            if place == "declared":
                continue
            attached[place] = f"{attached.get(place, '')}{separator} !{node} !{number}"
    lines = [MODULE.format(attributes="", **{place: attached.get(place, "") for place in PLACES})]
    for node in rng.sample(sorted(NAMED_NODES), k=rng.choice((0, 1, 2, 4))):
        number = rng.randrange(count)
        more = range(rng.choice((0, 0, 1, 2)))
        refs = [f"!{number}", *(f"!{rng.randrange(count)}" for _ in more)]
        lines.append(f"!{node} = !{{{', '.join(refs)}}}")
        nodes[number] = operands(rng, NAMED_NODES[node], count)
        if node == "llvm.module.flags" and rng.random() < 0.7:
            flag = f'!"{rng.choice(FLAG_NAMES)}"'
            behavior = rng.choice(range(1, 10))
            nodes[number] = f"i32 {behavior}, {flag}, {any_operand(rng, count)}"
    for number, text in enumerate(nodes):
        if not text and rng.random() < 0.15:
            lines.append(f"!{number} = {rng.choice(('', 'distinct '))}{debug_node(rng, count)}")
        else:
            distinct = "distinct " if rng.random() < 0.3 else ""
            lines.append(f"!{number} = {distinct}!{{{text}}}")
    # LLVM's reader ends the process over some of these nodes.
    return Case(name, plain_options(rng), "\n".join(lines).encode(), isolate=True)
