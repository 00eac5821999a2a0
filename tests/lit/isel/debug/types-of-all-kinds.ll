; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=SHADER %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -mtriple=spirv64v1.6 %s -o - | filecheck --check-prefix=NEWER %s

; SPIRV-LLVM-Translator reads no imported declaration of OpenCL's set as it is published.

; A vector of more than four elements is an array, a typedef names a basic type or a type without a
; name of its own, and a size that is not known is 0 where the set takes that.

; CHECK: [[#Set:]] = OpExtInstImport "OpenCL.DebugInfo.100"
; CHECK-DAG: [[#Int:]] = OpString "int"
; CHECK-DAG: [[#Pair:]] = OpString "pair"
; CHECK-DAG: [[#Real:]] = OpString "real"
; CHECK: [[#IntType:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeBasic %[[#Int]] %[[#]] Signed
; CHECK: [[#Float:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeBasic %[[#]] %[[#]] Float
; CHECK: [[#RealType:]] = OpExtInst %[[#]] %[[#Set]] DebugTypedef %[[#Real]] %[[#Float]] %[[#]] 2 0 %[[#]]
; CHECK: [[#Struct:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeComposite %[[#Pair]] Structure %[[#]] 3 0 %[[#]] %[[#]] %[[#]] None %[[#First:]] %[[#Second:]]
; CHECK: [[#Qualified:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeQualifier %[[#Struct]] ConstType
; CHECK: [[#Pointer:]] = OpExtInst %[[#]] %[[#Set]] DebugTypePointer %[[#Qualified]] CrossWorkgroup None
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypeVector %[[#Float]] 4
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypeArray %[[#Float]] %[[#]]
; CHECK: [[#Inner:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeArray %[[#IntType]] %[[#]]
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypeArray %[[#Inner]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypeEnum %[[#]] %[[#IntType]] %[[#]] 5 0 %[[#]] %[[#]] FlagIsEnumClass %[[#]] %[[#]] %[[#]] %[[#]]
; CHECK: [[#Callee:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeFunction None %[[#IntType]] %[[#RealType]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypePointer %[[#Callee]]
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypeComposite %[[#]] Union
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugTypeFunction None %[[#]] %[[#IntType]] %[[#RealType]]
; CHECK-NOT: DebugImportedEntity
; CHECK: [[#First]] = OpExtInst %[[#]] %[[#Set]] DebugTypeMember %[[#]] %[[#IntType]] %[[#]] 3 0 %[[#Struct]]
; CHECK-NOT: DebugTypedef
; CHECK: [[#Second]] = OpExtInst %[[#]] %[[#Set]] DebugTypeMember %[[#]] %[[#IntType]] %[[#]] 3 0 %[[#Struct]]

; SHADER: OpExtension "SPV_KHR_non_semantic_info"
; SHADER: [[#Set:]] = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
; SHADER-DAG: [[#Alias:]] = OpString "pair_pointer"
; SHADER-DAG: [[#Zero:]] = OpConstant %[[#]] 0
; SHADER-DAG: [[#Four:]] = OpConstant %[[#]] 4
; SHADER-DAG: [[#Bits:]] = OpConstant %[[#]] 32
; SHADER: [[#IntType:]] = OpExtInst %[[#]] %[[#Set]] DebugTypeBasic %[[#]] %[[#Bits]] %[[#Four]] %[[#Zero]]
; SHADER: DebugTypeMember
; SHADER: DebugTypeMember
; SHADER: DebugTypeComposite
; SHADER: OpExtInst %[[#]] %[[#Set]] DebugTypeArray %[[#IntType]] %[[#Zero]] %[[#]]
; SHADER: OpExtInst %[[#]] %[[#Set]] DebugImportedEntity %[[#Alias]]

; NEWER-NOT: SPV_KHR_non_semantic_info
; NEWER: OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
; NEWER: DebugTypeEnum

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k() !dbg !10 {
  ret void, !dbg !40
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, retainedTypes: !43)
!1 = !DIFile(filename: "types.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13, !14, !16, !20, !21, !23, !26, !29, !34}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "real", file: !1, line: 2, baseType: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair_pointer", file: !1, line: 7, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, dwarfAddressSpace: 1)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !1, line: 3, baseType: !24)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, flags: DIFlagVector, elements: !31)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, flags: DIFlagVector, elements: !32)
!22 = !{!35, !33}
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, elements: !22)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 3, size: 64, elements: !25)
!25 = !{!27, !28}
!26 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 5, baseType: !13, size: 32, flags: DIFlagEnumClass, elements: !36)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !24, file: !1, line: 3, baseType: !13, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !24, file: !1, line: 3, baseType: !13, size: 32, offset: 32)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!30 = !{}
!31 = !{!33}
!32 = !{!41}
!33 = !DISubrange(count: 4)
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "bits", file: !1, line: 6, size: 32, elements: !30)
!35 = !DISubrange(count: -1)
!36 = !{!37, !38}
!37 = !DIEnumerator(name: "RED", value: 0)
!38 = !DIEnumerator(name: "GREEN", value: -5)
!39 = !DISubroutineType(types: !42)
!40 = !DILocation(line: 9, column: 3, scope: !10)
!41 = !DISubrange(count: 8)
!42 = !{!13, !14}
!43 = !{!16}
