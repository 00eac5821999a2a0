"""Each node of debug info, with each of its fields, is read as LLVM prints it."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from spvbackend.reading.bitcode.outline import outline_of
from spvbackend.reading.bitcode.text import text_of_module

NODES = [
    '!DIBasicType(tag: DW_TAG_unspecified_type, name: "n", size: 32, align: 8, dataSize: 24, '
    "encoding: DW_ATE_unsigned, num_extra_inhabitants: 3, flags: DIFlagBigEndian)",
    '!DIBasicType(name: "n", size: 32)',
    '!DICommonBlock(scope: !1, declaration: null, name: "n", file: !1, line: 3)',
    'distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", isOptimized: true, '
    'flags: "f", runtimeVersion: 2, splitDebugFilename: "s", emissionKind: LineTablesOnly, '
    "enums: !3, retainedTypes: !3, globals: !3, imports: !3, macros: !3, dwoId: 7, "
    "splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, "
    'rangesBaseAddress: true, sysroot: "r", sdk: "k")',
    "distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, isOptimized: false, "
    "runtimeVersion: 0, emissionKind: FullDebug)",
    "distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 5, "
    "file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)",
    '!DICompositeType(tag: DW_TAG_array_type, name: "n", scope: !1, file: !1, line: 3, '
    "baseType: !2, size: 5, align: 6, offset: 7, flags: DIFlagVector, elements: !3, "
    "runtimeLang: DW_LANG_C, vtableHolder: !2, templateParams: !3, identifier: "
    '"i", discriminator: !8, dataLocation: !6, associated: !6, allocated: !6, rank: 3, '
    "annotations: !3, bitStride: !6)",
    "!DICompositeType(tag: DW_TAG_enumeration_type, elements: !3, "
    "num_extra_inhabitants: 4, enumKind: DW_APPLE_ENUM_KIND_Open)",
    '!DICompositeType(tag: DW_TAG_structure_type, name: "s", size: !6, offset: !6)',
    '!DIDerivedType(tag: DW_TAG_member, name: "n", scope: !1, file: !1, line: 3, baseType: !2, '
    "size: 5, align: 6, offset: 7, flags: DIFlagPublic | DIFlagBitField, extraData: !3, "
    "dwarfAddressSpace: 0, annotations: !3)",
    "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !2, ptrAuthKey: 2, "
    "ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, "
    "ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)",
    '!DIEnumerator(name: "e", value: -7)',
    '!DIEnumerator(name: "e", value: 255, isUnsigned: true)',
    '!DIEnumerator(name: "e", value: 170141183460469231731687303715884105727)',
    '!DIFile(filename: "f", directory: "d")',
    '!DIFile(filename: "f", directory: "d", checksumkind: CSK_MD5, '
    'checksum: "000102030405060708090a0b0c0d0e0f", source: "line\\0A")',
    '!DIFixedPointType(name: "n", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, '
    "factor: -4)",
    "!DIGenericSubrange(count: !6, lowerBound: !6, stride: !6)",
    '!GenericDINode(tag: DW_TAG_entry_point, header: "h", operands: {!1, null})',
    '!DIGlobalVariable(name: "n", linkageName: "l", scope: !1, file: !1, line: 3, type: !2, '
    "isLocal: true, isDefinition: false, declaration: !8, templateParams: !3, align: 64, "
    "annotations: !3)",
    "!DIGlobalVariableExpression(var: !6, expr: !DIExpression())",
    '!DIImportedEntity(tag: DW_TAG_imported_module, name: "n", scope: !1, entity: !2, file: !1, '
    "line: 4, elements: !3)",
    '!DILabel(scope: !4, name: "n", file: !1, line: 3, column: 4, isArtificial: true, '
    "coroSuspendIdx: 5)",
    '!DILabel(scope: !4, name: "n", file: !1, line: 3, coroSuspendIdx: 0)',
    "distinct !DILexicalBlock(scope: !4, file: !1, line: 3, column: 4)",
    "!DILexicalBlockFile(scope: !4, file: !1, discriminator: 3)",
    '!DILocalVariable(name: "n", arg: 1, scope: !4, file: !1, line: 3, type: !2, '
    "flags: DIFlagArtificial | DIFlagObjectPointer, align: 32, annotations: !3)",
    "!DILocation(line: 1, column: 2, scope: !4, inlinedAt: !7, isImplicitCode: true)",
    '!DIMacro(type: DW_MACINFO_define, line: 1, name: "n", value: "v")',
    "!DIMacroFile(line: 1, file: !1, nodes: !3)",
    '!DIModule(scope: !1, name: "n", configMacros: "c", includePath: "p", apinotes: "a", '
    "file: !1, line: 3, isDecl: true)",
    '!DINamespace(name: "n", scope: !1, exportSymbols: true)',
    '!DIObjCProperty(name: "n", file: !1, line: 2, setter: "s", getter: "g", attributes: 7, '
    "type: !2)",
    '!DIStringType(name: "n", stringLength: !6, stringLengthExpression: !DIExpression(), '
    "stringLocationExpression: !DIExpression(), size: 32, align: 8, encoding: DW_ATE_UTF)",
    'distinct !DISubprogram(name: "n", linkageName: "l", scope: !1, file: !1, line: 3, type: !9, '
    "scopeLine: 5, containingType: !2, virtualIndex: 6, thisAdjustment: -7, "
    "flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagDefinition, unit: !5, "
    "templateParams: !3, retainedNodes: !3, thrownTypes: !3, annotations: !3, "
    'targetFuncName: "t", keyInstructions: true)',
    '!DISubprogram(name: "n", scope: !1, spFlags: 0, declaration: !4)',
    "!DISubrange(count: 4, lowerBound: -2, stride: 8)",
    "!DISubrange(count: !6, lowerBound: 0, upperBound: !DIExpression(DW_OP_constu, 3))",
    '!DISubrangeType(name: "n", scope: !1, file: !1, line: 3, size: 32, align: 8, baseType: !2, '
    "lowerBound: -7, upperBound: !6, stride: !6, bias: !6)",
    "!DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_LLVM_SpirFunction, types: !3)",
    '!DITemplateTypeParameter(name: "n", type: !2, defaulted: true)',
    '!DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "n", type: !2, '
    "defaulted: true, value: i32 7)",
    "distinct !DIAssignID()",
    "!DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_fragment, 0, 8)",
    "!DIExpression(DW_OP_breg1, 4, DW_OP_bregx, 5, 6, DW_OP_regx, 7, DW_OP_deref_size, 2)",
    "!DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_tag_offset, 3, DW_OP_LLVM_entry_value, 1)",
    "!DIExpression(DW_OP_LLVM_extract_bits_sext, 3, 4, DW_OP_consts, 18446744073709551615)",
]
# A file, a type, a list, a function, a unit, a variable, a place, a member, a signature.
PARTS = """
!1 = !DIFile(filename: "f.c", directory: "")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{null}
!4 = distinct !DISubprogram(name: "s", file: !1, spFlags: DISPFlagDefinition, unit: !5)
!5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!6 = distinct !DIGlobalVariable(name: "g", type: !2, isLocal: true, isDefinition: true)
!7 = distinct !DILocation(line: 9, scope: !4)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !2)
!9 = !DISubroutineType(types: !3)
"""
ALL = "!1, !2, !3, !4, !5, !6, !7, !8, !9"


@pytest.mark.parametrize("node", NODES)
def test_a_node_is_read_as_llvm_prints_it(node: str) -> None:
    # LLVM's reader of text aborts on some nodes that refer to later ones.
    text = f"!named = !{{!0, {ALL}}}\n{PARTS}!0 = {node}\n"
    if not node.startswith("distinct"):
        text = f"!named = !{{!0}}\n{PARTS}!0 = !{{{node}, {ALL}}}\n"
    data = llvm.parse_assembly(text, llvm.create_context()).as_bitcode()
    read = text_of_module(data, outline_of(data), verifies=False)
    assert lines_of(read) == lines_of(str(llvm.parse_bitcode(data, llvm.create_context())))


def lines_of(text: str) -> list[str]:
    """Return the nodes, as LLVM numbers them."""
    module = llvm.parse_assembly(text, llvm.create_context())
    return [line for line in str(module).splitlines() if line.startswith("!")]
