"""Declarations that the texts of templates repeat become one."""

from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.values import Function, Module
from spvbackend.llvmir.verify.module import verify_module
from spvbackend.prepare.lower.declarations import merge_declarations
from tests.unit.cases.ir import read


def template(number: int, name: str) -> str:
    """The text of a function that calls another, which it declares."""
    return f"""\
define internal i32 @template{number}(i32 %a0) {{
  %r = call i32 @{name}(i32 %a0)
  ret i32 %r
}}
declare i32 @{name}(i32)
"""


def callee(module: Module, name: str) -> Function:
    """What the first call in a function calls."""
    function = module.symbols[name]
    assert isinstance(function, Function)
    found = function.blocks[0].insts[0].callee
    assert isinstance(found, Function)
    return found


def test_the_first_declaration_takes_the_calls_of_all() -> None:
    module = read("declare i32 @g(i32)\n")
    own = module.symbols["g"]
    parse_function(template(1, "g"), module)
    parse_function(template(2, "g"), module)
    merge_declarations(module)
    assert callee(module, "template1") is own
    assert callee(module, "template2") is own
    assert [function.name for function in module.functions] == ["g", "template1", "template2"]
    assert module.symbols["g"] is own
    assert verify_module(module) == []


def test_a_definition_keeps_its_name_and_its_calls() -> None:
    """What a template calls is the builtin: a module that defines it may do so by the template."""
    module = read(
        "define i32 @g(i32 %x) {\n  ret i32 %x\n}\n"
        "define i32 @f(i32 %x) {\n  %r = call i32 @g(i32 %x)\n  ret i32 %r\n}\n"
    )
    own = module.symbols["g"]
    parse_function(template(1, "g"), module)
    merge_declarations(module)
    assert module.symbols["g"] is own
    assert callee(module, "f") is own
    assert callee(module, "template1").is_declaration
    assert verify_module(module) == []
