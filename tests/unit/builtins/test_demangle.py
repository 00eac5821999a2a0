"""The demangler on clang's names, and on text that is not a mangled name."""

import pytest

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.params import (
    ATOMIC,
    CONST,
    LITERAL,
    NAMED,
    POINTER,
    REFERENCE,
    RESTRICT,
    VOLATILE,
    Param,
    bits,
    is_float,
    is_signed,
    is_unsigned,
    llvm_text,
    named_type,
    value_of,
)

QUALIFIERS = (
    (CONST, "const "),
    (VOLATILE, "volatile "),
    (RESTRICT, "restrict "),
    (ATOMIC, "atomic "),
)


def spell(param: Param) -> str:
    """A type on one line, short enough for a table of expectations."""
    words = "".join(word for bit, word in QUALIFIERS if param.qualifiers & bit)
    space = f"@{param.space} " if param.space else ""
    if param.kind in (POINTER, REFERENCE) and param.pointee is not None:
        text = spell(param.pointee) + ("*" if param.kind == POINTER else "&")
    elif param.kind == LITERAL and param.pointee is not None:
        text = f"{spell(param.pointee)}={param.name}"
    else:
        text = (param.name or param.kind) + (f"x{param.lanes}" if param.lanes != 1 else "")
        if param.args:
            text += "<" + " ".join(map(spell, param.args)) + ">"
    return space + words + text


OPENCL_NAMES = {
    "_Z18get_sub_group_size": ("get_sub_group_size", ""),
    "_Z18get_sub_group_sizev": ("get_sub_group_size", ""),
    "_Z13get_global_idj": ("get_global_id", "j"),
    "_Z5fractDv4_fPU3AS4S_": ("fract", "fx4, @4 fx4*"),
    "_Z5fractDv4_fPS_": ("fract", "fx4, fx4*"),
    "_Z6remquoDv3_DhS_PU3AS1Dv3_i": ("remquo", "Dhx3, Dhx3, @1 ix3*"),
    "_Z11vload_half2mPU3AS1KDh": ("vload_half2", "m, @1 const Dh*"),
    "_Z6vload2mPKU3AS1f": ("vload2", "m, @1 const f*"),
    "_Z8vstore16Dv16_hmPU3AS3h": ("vstore16", "hx16, m, @3 h*"),
    "_Z10atomic_addPU3AS1Vjj": ("atomic_add", "@1 volatile j*, j"),
    "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope": (
        "atomic_fetch_add_explicit",
        "@4 volatile atomic j*, j, memory_order, memory_scope",
    ),
    "_Z39atomic_compare_exchange_strong_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_": (
        "atomic_compare_exchange_strong_explicit",
        "@4 volatile atomic i*, @4 i*, i, memory_order, memory_order",
    ),
    "_Z22atomic_work_item_fencej12memory_order12memory_scope": (
        "atomic_work_item_fence",
        "j, memory_order, memory_scope",
    ),
    "_Z21async_work_group_copyPU3AS3Dv2_dPU3AS1KS_m9ocl_event": (
        "async_work_group_copy",
        "@3 dx2*, @1 const dx2*, m, ocl_event",
    ),
    "_Z17wait_group_eventsiPU3AS49ocl_event": ("wait_group_events", "i, @4 ocl_event*"),
    "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f": (
        "read_imagef",
        "ocl_image2d_ro, ocl_sampler, fx2",
    ),
    "_Z14enqueue_marker9ocl_queuejPU3AS4K12ocl_clkeventPU3AS4S0_": (
        "enqueue_marker",
        "ocl_queue, j, @4 const ocl_clkevent*, @4 ocl_clkevent*",
    ),
    "_Z9get_fencePU3AS4v": ("get_fence", "@4 v*"),
}


@pytest.mark.parametrize("name", OPENCL_NAMES)
def test_opencl_c_name(name: str) -> None:
    mangled = demangle(name)
    assert mangled is not None
    assert (mangled.name, ", ".join(map(spell, mangled.params))) == OPENCL_NAMES[name]
    assert not mangled.nested
    assert mangled.template_args == ()


@pytest.mark.parametrize(
    ("name", "params"),
    [
        # clang counts a pointee in private memory as one more candidate in OpenCL C alone.
        (
            "_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_",
            "@1 volatile atomic i*, i*, i, memory_order, memory_order",
        ),
        (
            "_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS3_",
            "@1 volatile atomic i*, i*, i, memory_order, memory_order",
        ),
    ],
    ids=["opencl-c", "c++"],
)
def test_private_pointee_counts_in_opencl_c(name: str, params: str) -> None:
    mangled = demangle(name)
    assert mangled is not None
    assert ", ".join(map(spell, mangled.params)) == params


CPP_NAMES = {
    "_ZL2fni": "fn(i)",
    "_Z3fooB3abci": "foo(i)",
    "_ZN3cl44sycl3maxERKiS2_": "::max(const i&, const i&)",
    "_ZNK4sycl2V12id3getEi": "::get(i)",
    "_ZSt1fPSt1VIiERS0_RSt1S": "f(V<i>*, V<i>&, S&)",
    "_ZN2ClIfE1mEfNS0_2InEPS0_": "::m(f, In, Cl<f>*)",
    "_Z2cbPFifDv4_fEPFvvEPS_RA4_iPKi": "cb(F<i f fx4>*, F<v v>*, fx4*, Ax4&, const i*)",
    "_Z2hfDF16_DF16bnDnDse": "hf(DF16_, DF16b, n, Dn, Ds, e)",
    "_Z1fu6__bf16u3xyz": "f(DF16b, xyz)",
    "_Z1fTs3FooPS_": "f(Foo, Foo*)",
    "_Z1fU13block_pointerFvvEj": "f(F<v v>*, j)",
    "_Z1fPU8CLglobaliPU7SYlocalKi": "f(@1 i*, @3 const i*)",
    "_Z1fPU5AS999iPU3ASxi": "f(@999 i*, i*)",
    "_Z1fSsSaIcE": "f(string, allocator<c>)",
    "_Z9__spirv_AIiEPT_PU3AS1S0_N5__spv5Scope4FlagENS4_19MemorySemanticsMask4FlagES0_": (
        "__spirv_A<i>(@1 i*, Flag, Flag, i) -> i*"
    ),
    "_Z18__spirv_ocl_printfIJidcPDv4_fS1_EEiPKcDpT_": (
        "__spirv_ocl_printf<J<i d c fx4* fx4*>>(const c*, i, d, c, fx4*, fx4*) -> i"
    ),
    "_Z12__spirv_LoadIfLm8ELN5__spv9MatrixUseE1EEPNS0_1MIT_XT0_EXT1_EEEPS3_mS1_NS0_5Scope4FlagE": (
        "__spirv_Load<f m=8 MatrixUse=1>(f*, m, MatrixUse, Flag) -> M<f m=8 MatrixUse=1>*"
    ),
    "_Z2pkIiJfDv4_fEET_S1_DpT0_PS1_": "pk<i J<f fx4>>(i, f, fx4, i*) -> i",
}


@pytest.mark.parametrize("name", CPP_NAMES)
def test_cpp_name(name: str) -> None:
    mangled = demangle(name)
    assert mangled is not None
    text = ("::" if mangled.nested else "") + mangled.name
    if mangled.template_args:
        text += "<" + " ".join(map(spell, mangled.template_args)) + ">"
    text += "(" + ", ".join(map(spell, mangled.params)) + ")"
    if mangled.result is not None:
        text += " -> " + spell(mangled.result)
    assert text == CPP_NAMES[name]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "get_global_id",
        "_Z",
        "_Z0",
        "_Z3f",
        "_Z1f?",
        "_Z1fS_",
        "_Z1fS0",
        "_Z1fT_",
        "_Z1fDv4",
        "_Z1fDv_f",
        "_Z1fDq",
        "_Z1fP",
        "_Z1fA4_",
        "_Z1fLi4E",
        "_Z1fU3AS1",
        "_ZNE",
        "_ZNStE",
        "_ZN3foo",
        "_ZN3fooC1Ev",
        "_ZplRK1AS1_",
        "_ZZ3foovE3bar",
        "_Z1fIiEv" + "E",
        "_Z\N{SUPERSCRIPT TWO}fi",
        "_Z" + "9" * 5000 + "f",
        "_Z1fS" + "Z" * 5000 + "_",
        "_Z1f" + "P" * 100_000 + "i",
        "_Z1" + "fB1" * 100_000,
        "_Z1f" + "N1a" * 50_000,
        "_Z1fI" * 50_000,
    ],
    ids=lambda name: name[:24] or "empty",
)
def test_what_is_no_mangled_function(name: str) -> None:
    assert demangle(name) is None


def test_repeated_packs_do_not_grow_without_bound() -> None:
    pack = "_Z1fIJ" + "i" * 5_000 + "EEv" + "T_" + "S0_" * 5_000
    assert demangle(pack) is None


@pytest.mark.parametrize(
    ("param", "text"),
    [
        (Param("f"), "float"),
        (Param("j", 3), "<3 x i32>"),
        (Param("b"), "i8"),
        (Param("DF16b", 2), "<2 x bfloat>"),
        (Param(POINTER, pointee=Param("f", space=1)), "ptr addrspace(1)"),
        (Param(POINTER, pointee=Param("f")), "ptr"),
        (Param(NAMED, name="ocl_event"), 'target("spirv.Event")'),
        (Param(NAMED, name="memory_order"), "i32"),
        (Param(NAMED, name="Foo"), ""),
        (Param("v"), ""),
        (Param("z", 4), ""),
    ],
)
def test_llvm_text(param: Param, text: str) -> None:
    assert llvm_text(param) == text


def test_every_scalar_has_one_class() -> None:
    for kind in "acsilxnbhtjmyofd":
        classes = [is_signed(Param(kind)), is_unsigned(Param(kind)), is_float(Param(kind))]
        assert classes.count(True) == 1, kind
    assert not is_signed(Param(POINTER, pointee=Param("i")))


@pytest.mark.parametrize(
    ("text", "param"),
    [
        ("uchar4", Param("h", 4)),
        ("half", Param("Dh")),
        ("double16", Param("d", 16)),
        ("int5", None),
        ("int1", None),
        ("size", None),
        ("", None),
        ("4", None),
    ],
)
def test_named_type(text: str, param: Param | None) -> None:
    assert named_type(text) == param


def test_width_depth_and_value() -> None:
    assert [bits(Param(kind)) for kind in ("c", "t", "f", "d", "Dh", "l", "o")] == [
        8,
        16,
        32,
        64,
        16,
        64,
        128,
    ]
    assert bits(Param(NAMED, name="Foo")) == 0
    inner = Param(POINTER, pointee=Param("i", space=1))
    outer = Param(POINTER, pointee=inner)
    assert value_of(outer) == inner
    assert value_of(Param("i")) == Param("i")
