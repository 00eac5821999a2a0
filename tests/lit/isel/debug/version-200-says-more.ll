; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-200 -mtriple=spirv64v1.6 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -mtriple=spirv64v1.6 %s -o - | filecheck --check-prefix=EARLIER %s

; Version 200 names the producer, has numbers of its own for languages, encodings and flags, tells
; an inline namespace from another one, and has modules. A module is not a lexical scope, so that a
; function in it is in the compile unit.

; CHECK: [[#Set:]] = OpExtInstImport "NonSemantic.Shader.DebugInfo.200"
; CHECK-DAG: [[#Producer:]] = OpString "a compiler"
; CHECK-DAG: [[#Name:]] = OpString "m"
; CHECK-DAG: [[#Outer:]] = OpString "outer"
; CHECK-DAG: [[#Inner:]] = OpString "inner"
; CHECK-DAG: [[#CPP17:]] = OpConstant %[[#]] 218
; CHECK-DAG: [[#Complex:]] = OpConstant %[[#]] 8{{$}}
; CHECK-DAG: [[#PublicBits:]] = OpConstant %[[#]] 262147
; CHECK-DAG: [[#True:]] = OpConstantTrue
; CHECK-DAG: [[#False:]] = OpConstantFalse
; CHECK-DAG: [[#Line:]] = OpConstant %[[#]] 12{{$}}
; CHECK: [[#Unit:]] = OpExtInst %[[#]] %[[#Set]] DebugCompilationUnit %[[#]] %[[#]] %[[#]] %[[#CPP17]] %[[#Producer]]{{$}}
; CHECK: [[#Module:]] = OpExtInst %[[#]] %[[#Set]] !200 %[[#Name]] %[[#]] %[[#Line]] %[[#Unit]] %[[#]] %[[#]] %[[#]] %[[#]]{{$}}
; CHECK: [[#Space:]] = OpExtInst %[[#]] %[[#Set]] DebugLexicalBlock %[[#]] %[[#]] %[[#]] %[[#Unit]] %[[#Outer]] %[[#False]]{{$}}
; CHECK: OpExtInst %[[#]] %[[#Set]] DebugLexicalBlock %[[#]] %[[#]] %[[#]] %[[#Space]] %[[#Inner]] %[[#True]]{{$}}
; CHECK: DebugTypeBasic %[[#]] %[[#]] %[[#Complex]] %[[#]]
; CHECK: DebugTypeMember %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#PublicBits]]
; CHECK: DebugFunction %[[#]] %[[#]] %[[#]] %[[#]] %[[#]] %[[#Unit]] %[[#]] %[[#]] %[[#]]{{$}}
; CHECK: DebugImportedEntity %[[#]] %[[#]] %[[#]] %[[#Module]]

; EARLIER-NOT: OpString "a compiler"
; EARLIER: OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
; EARLIER: DebugCompilationUnit %[[#]] %[[#]] %[[#]] %[[#]]{{$}}
; EARLIER: DebugLexicalBlock %[[#]] %[[#]] %[[#]] %[[#]] %[[#]]{{$}}

target triple = "spirv64-unknown-unknown"

define spir_func void @f(i32 %n) !dbg !10 {
  ret void, !dbg !20
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, producer: "a compiler", file: !1, emissionKind: FullDebug, imports: !40, retainedTypes: !41)
!1 = !DIFile(filename: "more.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null, !30}
!10 = distinct !DISubprogram(name: "f", scope: !32, file: !1, line: 4, type: !3, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 5, column: 9, scope: !10)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: !33, file: !1, line: 6, size: 64, elements: !31)
!31 = !{!34}
!32 = !DIModule(scope: null, name: "m", file: !1, line: 12)
!33 = !DINamespace(name: "inner", scope: !35, exportSymbols: true)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !30, file: !1, line: 7, baseType: !36, size: 3, flags: DIFlagBitField, extraData: i64 0)
!35 = !DINamespace(name: "outer", scope: null)
!36 = !DIBasicType(name: "complex", size: 64, encoding: DW_ATE_complex_float)
!40 = !{!42}
!41 = !{!30}
!42 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !32, file: !1, line: 3)
