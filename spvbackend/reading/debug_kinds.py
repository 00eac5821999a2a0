"""Checks that the nodes of debug info are of the kinds that LLVM expects.

Input: the user's text. LLVM reads a field that refers to another node without a check of that
node's kind, and ends the process when it prints or verifies a node of another kind. The tables hold
what frontends write; anything else counts as a risk.
"""

from __future__ import annotations

import re
from typing import Final

_NODE: Final = re.compile(
    r"\n!(\d+) = (?:distinct )?!(?:(DI(?!Location\b)\w+)\((.*)\)|\{(.*)\})[ \t]*(?=\n|$)"
)
# A name begins where a word does, so that a long word is read once.
_FIELD: Final = re.compile(r"\b(\w+): (?:!(\d+)|(null)\b)")
_INLINE: Final = re.compile(r"!(?:DI(?!Expression\()|\{(?!\}|null\}))")
_ELEMENT: Final = re.compile(r"!(\d+)|null")

_FILE: Final = frozenset(("DIFile",))
_TYPE: Final = frozenset(
    ("DIBasicType", "DICompositeType", "DIDerivedType", "DIFixedPointType", "DIStringType",
     "DISubrangeType", "DISubroutineType")
)  # fmt: skip
_LOCAL: Final = frozenset(("DILexicalBlock", "DILexicalBlockFile", "DISubprogram"))
_SCOPE: Final = _TYPE | _LOCAL | _FILE | {"DICommonBlock", "DICompileUnit", "DIModule",
                                          "DINamespace"}  # fmt: skip
_VARIABLE: Final = frozenset(("DIGlobalVariable", "DILocalVariable"))
_IMPORTED: Final = frozenset(("DIImportedEntity",))
_MACROS: Final = frozenset(("DIMacro", "DIMacroFile"))
_PARAMETERS: Final = frozenset(("DITemplateTypeParameter", "DITemplateValueParameter"))

_KINDS: Final[dict[str, frozenset[str]]] = {
    "baseType": _TYPE,
    "containingType": _TYPE,
    "count": _VARIABLE,
    "discriminator": frozenset(("DIDerivedType",)),
    "entity": _SCOPE | _VARIABLE | _IMPORTED,
    "extraData": _TYPE,
    "file": _FILE,
    "lowerBound": _VARIABLE,
    "scope": _SCOPE,
    "type": _TYPE,
    "unit": frozenset(("DICompileUnit",)),
    "upperBound": _VARIABLE,
    "var": frozenset(("DIGlobalVariable",)),
    "vtableHolder": _TYPE,
}
"""Kinds of nodes that a field may refer to, where all kinds with such a field agree."""
_OF_KIND: Final[dict[tuple[str, str], frozenset[str]]] = {
    ("DIGlobalVariable", "declaration"): frozenset(("DIDerivedType",)),
    ("DILabel", "scope"): _LOCAL,
    ("DILexicalBlock", "scope"): _LOCAL,
    ("DILexicalBlockFile", "scope"): _LOCAL,
    ("DILocalVariable", "scope"): _LOCAL,
    ("DISubprogram", "declaration"): frozenset(("DISubprogram",)),
    ("DISubprogram", "type"): frozenset(("DISubroutineType",)),
}
"""Kinds of nodes that a field may refer to in nodes of one kind."""
_LISTS: Final[dict[str, frozenset[str]]] = {
    "elements": _TYPE | _IMPORTED | {"DIEnumerator", "DIGenericSubrange", "DISubprogram",
                                     "DISubrange"},
    "enums": frozenset(("DICompositeType",)),
    "globals": frozenset(("DIGlobalVariableExpression",)),
    "imports": _IMPORTED,
    "macros": _MACROS,
    "nodes": _MACROS,
    "retainedNodes": _IMPORTED | {"DILabel", "DILocalVariable"},
    "retainedTypes": _TYPE | {"DISubprogram"},
    "templateParams": _PARAMETERS,
    "thrownTypes": _TYPE,
    "types": _TYPE,
    "value": _PARAMETERS,
}  # fmt: skip
"""Kinds of nodes in the list that a field refers to."""
_MAY_BE_NULL: Final = frozenset(
    (
        ("DIDerivedType", "baseType"),
        ("DIGlobalVariable", "scope"),
        ("DINamespace", "scope"),
        ("DISubprogram", "scope"),
        ("DITemplateTypeParameter", "type"),
        ("DITemplateValueParameter", "value"),
    )
)
_WITH_VOID: Final = "types"
"""The list in which null is a type."""


def has_plain_nodes(text: str) -> bool:
    """Whether each field of each node surely refers to a node of a kind that it may refer to."""
    kinds: dict[str, str] = {}
    fields: dict[str, str] = {}
    lists: dict[str, str] = {}
    for number, kind, inside, elements in _NODE.findall(text):
        kinds[number] = kind
        if kind:
            fields[number] = inside
        else:
            lists[number] = elements
    return all(
        _INLINE.search(inside) is None
        and all(
            (kinds[number], name) in _MAY_BE_NULL
            if null
            else _is_plain_field(kinds[number], name, target, kinds, lists)
            for name, target, null in _FIELD.findall(inside)
        )
        for number, inside in fields.items()
    )


def _is_plain_field(
    kind: str, name: str, target: str, kinds: dict[str, str], lists: dict[str, str]
) -> bool:
    wanted = _LISTS.get(name)
    if wanted is None:
        wanted = _OF_KIND.get((kind, name)) or _KINDS.get(name)
        return wanted is not None and kinds.get(target) in wanted
    elements = lists.get(target)
    if elements is None:
        return False
    left = _ELEMENT.sub("", elements).strip(", ")
    numbers = _ELEMENT.findall(elements)
    return not left and all(
        kinds.get(number) in wanted if number else name == _WITH_VOID for number in numbers
    )
