"""Module level: properties, symbols, headers of functions, and their order."""

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function, parse_module
from spvbackend.llvmir.parse.scan import string_value, tokens_of, unescape, unquote
from spvbackend.llvmir.types import quote_name
from spvbackend.llvmir.values import Alias, ConstExpr, ConstInt, Function
from tests.unit.cases.ir import MODULES, function_of, read, variable_of


@pytest.fixture(scope="module")
def symbols() -> Module:
    return read(MODULES["symbols"])


def test_properties(symbols: Module) -> None:
    assert symbols.source_name == 'a "b".c'
    assert symbols.data_layout == "e-i64:64-v16:16-n8:16:32:64"
    assert symbols.triple == "spirv64-unknown-unknown"
    assert symbols.asm == ['first "line"', "second"]
    assert len(symbols.comdats) == 2  # LLVM drops one that nothing is in


def test_variables(symbols: Module) -> None:
    variables = {var.name: var for var in symbols.globals}
    plain, text = variables["plain"], variables["0"]
    assert (plain.linkage, plain.align, plain.constant) == ("external", 4, False)
    assert (text.linkage, text.unnamed, text.constant) == ("private", "unnamed_addr", True)
    assert variables['"0"'] is not text
    assert str(variables["x y"].type) == "ptr addrspace(1)"
    assert variables["slot"].thread_local == "thread_local(initialexec)"
    assert variables["slots"].thread_local == "thread_local"
    assert variables["seen"].visibility == "hidden"
    assert variables["guarded"].visibility == "protected"
    assert (variables["set"].section, variables["set"].storage) == ("foo,bar", "dso_local")
    assert variables["set"].attrs == ["comdat($some)"]
    assert variables["own"].attrs == ['partition "p"', 'code_model "large"', "comdat"]
    assert variables["outer"].external_init
    assert variables["outer"].is_declaration
    assert list(variables["outer"].attachments) == ["foo", "bar"]
    assert (variables["given"].storage, variables["taken"].storage) == ("dllexport", "dllimport")
    assert variables["maybe"].linkage == "extern_weak"
    assert variables["grouped"].attr_groups == variables["tagged"].attr_groups != []
    assert list(variables["tagged"].attachments) == ["foo"]


@pytest.mark.parametrize(
    "name",
    ["private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak",
     "weak_odr", "common", "external"],
)  # fmt: skip
def test_linkage_of_variables(name: str) -> None:
    value = "" if name == "external" else " 0"
    assert variable_of(f"@g = {name} global i32{value}").linkage == name


@pytest.mark.parametrize(
    "name",
    ["private", "internal", "available_externally", "linkonce", "linkonce_odr", "weak", "weak_odr"],
)
def test_linkage_of_functions(name: str) -> None:
    assert function_of(f"define {name} void @f() {{\n  ret void\n}}").linkage == name


def test_aliases(symbols: Module) -> None:
    aliases = {alias.name: alias for alias in symbols.aliases}
    second, inside, other = aliases["second"], aliases["inside"], aliases["other"]
    assert second.aliasee is symbols.symbols["plain"]
    assert isinstance(inside.aliasee, ConstExpr)
    assert (inside.linkage, inside.unnamed) == ("internal", "unnamed_addr")
    assert (str(other.type), other.visibility) == ("ptr addrspace(1)", "hidden")
    assert aliases["thread"].thread_local == "thread_local(initialexec)"
    assert aliases["thread"].attrs == ['partition "pp"']
    assert str(aliases["cast"].type) == "ptr"
    chosen = aliases["chosen"]
    assert (chosen.ifunc, str(chosen.value_type)) == (True, "i32 (i32)")
    assert isinstance(chosen.aliasee, Function)


def test_an_alias_of_an_expression_has_its_address_space() -> None:
    module = read("@x = global i32 0\n"
                  "@a = alias i8, addrspacecast (ptr @x to ptr addrspace(4))")  # fmt: skip
    (alias,) = module.aliases
    assert isinstance(alias, Alias)
    assert str(alias.type) == "ptr addrspace(4)"


def test_a_function_header(symbols: Module) -> None:
    kernel = symbols.symbols["kernel"]
    assert isinstance(kernel, Function)
    assert (kernel.linkage, kernel.storage) == ("linkonce_odr", "dso_local")
    assert kernel.is_kernel
    assert [arg.name for arg in kernel.args] == ["0", "1", "x", "a b"]
    assert kernel.args[0].attrs == {"noundef": 1, "align": 4}
    assert kernel.unnamed == "unnamed_addr"
    assert kernel.suffix == ['section "s"', "align 32", 'gc "shadow-stack"']
    words = [word for word, _ in kernel.data]
    assert words == ["prefix", "prologue", "personality"]
    prefix = kernel.data[0][1]
    assert isinstance(prefix, ConstInt)
    assert prefix.value == 7
    assert kernel.data[2][1] is symbols.symbols["resolver"]
    assert list(kernel.attachments) == ["foo"]
    assert kernel.fn_attrs["memory"] == "argmem: read, inaccessiblemem: write"
    assert kernel.fn_attrs["frame-pointer"] == "all"
    assert kernel.fn_attrs["alignstack"] == "8"
    assert not kernel.is_declaration


def test_a_declaration(symbols: Module) -> None:
    symbol = symbols.symbols["far.away"]
    assert isinstance(symbol, Function)
    assert symbol.is_declaration
    assert str(symbol.value_type) == "ptr (ptr, i32, float, ptr, ...)"
    assert symbol.ret_attrs == {"noundef": 1, "nonnull": 1, "align": 8, "dereferenceable": 16}
    assert symbol.args[1].attrs == {"range": "(i32 -5, 7)", "x": "y"}
    assert symbol.unnamed == "local_unnamed_addr"
    assert list(symbol.attachments) == ["foo"]


def test_address_spaces_of_functions_and_calls() -> None:
    far, near = read(MODULES["spaces"]).functions
    assert (str(far.type), str(near.type)) == ("ptr addrspace(9)", "ptr")
    first, second = (inst for inst in far.blocks[0].insts if inst.call is not None)
    assert first.callee is far
    assert str(second.callee.type) == "ptr"


def test_order_is_the_order_of_the_text() -> None:
    module = read("declare void @b()\ndefine void @a() {\n  ret void\n}\n@y = global i32 0\n"
                  "@x = global i32 0")  # fmt: skip
    assert [function.name for function in module.functions] == ["b", "a"]
    assert [var.name for var in module.globals] == ["y", "x"]
    assert list(module.symbols) == ["y", "x", "b", "a"]


def test_an_unnamed_entry_block_counts_after_the_unnamed_parameters() -> None:
    module = read("define i32 @f(i32 %0, i32 %a, i32 %1) {\n  br label %3\n3:\n"
                  "  %p = phi i32 [ 1, %2 ]\n  ret i32 %p\n}")  # fmt: skip
    entry, second = module.functions[0].blocks
    assert (entry.name, second.name) == ("2", "3")
    assert second.insts[0].targets == [entry]


def test_summaries_and_comments_are_skipped() -> None:
    module = parse_module("; comment\n^0 = module: (path: \"x\", hash: (0, 0, 0, 0, 0))\n"
                          "@g = external global i32\n")  # fmt: skip
    assert list(module.symbols) == ["g"]


@pytest.mark.parametrize(
    "text, message, line",
    [
        ("\nfrobnicate", "unknown statement 'frobnicate'", 2),
        ("@g = global i32 0 frob", "unexpected 'frob'", 1),
        ("@g = global frob 0", "expected a type, found 'frob'", 1),
    ],
)
def test_broken_text_is_an_error_with_its_line(text: str, message: str, line: int) -> None:
    with pytest.raises(CompileError) as caught:
        parse_module(text)
    assert (caught.value.message, caught.value.line) == (message, line)


def test_a_function_is_added_to_a_module() -> None:
    module = parse_module("define i32 @known(i32 %a) convergent {\n  ret i32 %a\n}\n")
    module.functions[0].fn_attrs = {"changed": ""}
    text = ("define i32 @f(i32 %a) {\n  %b = call i32 @known(i32 %a)\n"
            "  %c = call i32 @unknown(i32 %b, float 1.0)\n  ret i32 %c\n}\n")  # fmt: skip
    function = parse_function(text, module)
    assert [f.name for f in module.functions] == ["known", "f", "unknown"]
    assert function is module.symbols["f"]
    known, unknown = (inst.callee for inst in function.blocks[0].insts[:2])
    assert known is module.functions[0]
    assert isinstance(unknown, Function)
    assert str(unknown.value_type) == "i32 (i32, float)"
    assert module.functions[0].fn_attrs == {"changed": ""}


def test_a_template_declares_what_its_last_call_takes() -> None:
    module = parse_module("")
    calls = [f"  call void @g({argument})\n" for argument in ("i32 1", "i32 2", "float 1.0", "")]
    for count, expected in enumerate(("(i32)", "(i32)", "(float)", "()"), 1):
        parse_function(
            f"define void @f{count}() {{\n{''.join(calls[:count])}  ret void\n}}", module
        )
        callee = module.symbols["g"]
        assert isinstance(callee, Function)
        assert str(callee.value_type) == f"void {expected}"
        assert [str(arg.type) for arg in callee.args] == [expected[1:-1]] * (count < 4)


def test_templates_name_what_the_module_has_by_then() -> None:
    """A function named by one template may have another name at the next template."""
    module = parse_module("@v = external global i32\ndeclare void @g(ptr)")
    text = "define void @{0}() {{\n  call void @g(ptr @v)\n  ret void\n}}"
    replaced = module.symbols["g"], module.symbols["v"]
    for name in ("first", "second"):
        function = parse_function(text.format(name), module)
        assert function.blocks[0].insts[0].operands == [module.symbols["v"], module.symbols["g"]]
        module.symbols.update(
            parse_module("@v = external global i32\ndeclare void @g(ptr)").symbols
        )
    assert module.symbols["g"] not in replaced and module.symbols["v"] not in replaced


@pytest.mark.parametrize(
    "token, name",
    [("%a", "a"), ("%-x.y_1", "-x.y_1"), ("%12", "12"), ('%"12"', '"12"'), ('@"a b"', "a b"),
     ('@"a\\22\\5C\\\\"', 'a"\\\\'), ('%"\\C3\\A9"', "é"), ('%"\\FF"', "\udcff")],
)  # fmt: skip
def test_names_and_their_tokens(token: str, name: str) -> None:
    assert unquote(token) == name
    assert unquote(token[0] + quote_name(name)) == name


def test_strings_and_their_escapes() -> None:
    assert string_value('"a\\22b\\5Cc\\0A"') == 'a"b\\c\n'
    assert unescape("\\00\\ff\\\\") == b"\x00\xff\\"


@pytest.mark.parametrize(
    "text, tokens",
    [
        ('%"a b" = add i32 -5, @g ; note', ['%"a b"', "=", "add", "i32", "-5", ",", "@g"]),
        ("float -1.5e+10", ["float", "-1.5e+10"]),
        ("0xH3C00 0xK4000C8F5C28F5C28F800", ["0xH3C00", "0xK4000C8F5C28F5C28F800"]),
        ('c"a;b" !"c;d" !foo.bar #12 ...',
         ['c"a;b"', "!", '"c;d"', "!foo.bar", "#12", "..."]),
        ("$some $\"a b\"", ["$some", '$"a b"']),
    ],
)  # fmt: skip
def test_tokens(text: str, tokens: list[str]) -> None:
    assert tokens_of(text) == tokens
