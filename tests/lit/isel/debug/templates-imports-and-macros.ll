; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=ocl-100 -spirv-ext=+SPV_INTEL_debug_module %s -o - | filecheck --check-prefix=MODULE %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info,+SPV_INTEL_debug_module %s -o - | filecheck --check-prefix=SHADER %s
; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck --check-prefix=OPENCL %s

; The parameters of a pack stand among the others of a template, which may be no packs. A module of
; Fortran has an instruction by an extension to OpenCL.DebugInfo.100 alone. A base is a member in the
; sets without semantics. These have imports: readers of OpenCL's want an operand more in one. And
; these have macros and parameters that are templates, at which those readers end.

; CHECK-DAG: [[#Int:]] = OpString "int"
; CHECK-DAG: [[#IntType:]] = OpExtInst %[[#]] %[[#]] DebugTypeBasic %[[#Int]]
; CHECK-DAG: [[#Space:]] = OpExtInst %[[#]] %[[#]] DebugLexicalBlock %[[#]] 0 0 %[[#]] %[[#]]{{$}}
; CHECK-DAG: [[#Base:]] = OpExtInst %[[#]] %[[#]] DebugTypeComposite %[[#]] Class %[[#]] 5 0 %[[#Space]] %[[#]] %[[#]] None{{$}}
; CHECK-DAG: [[#Struct:]] = OpExtInst %[[#]] %[[#]] DebugTypeComposite %[[#]] Structure %[[#]] 6 0 %[[#Space]]
; CHECK-DAG: OpExtInst %[[#]] %[[#]] DebugTypeInheritance %[[#Struct]] %[[#Base]] %[[#]] %[[#]] FlagIsProtected
; CHECK-DAG: [[#Count:]] = OpExtInst %[[#]] %[[#]] DebugTypeTemplateParameter %[[#]] %[[#IntType]] %[[#]] %[[#]] 0 0
; CHECK-DAG: OpExtInst %[[#]] %[[#]] DebugTypeTemplate %[[#Struct]] %[[#Count]] %[[#Count]]{{$}}
; CHECK-NOT: DebugModuleINTEL
; CHECK-NOT: DebugImportedEntity

; OPENCL-NOT: DebugImportedEntity
; OPENCL-NOT: DebugTypeTemplateTemplateParameter
; OPENCL-NOT: DebugMacro
; OPENCL: OpFunctionEnd

; MODULE-DAG: OpCapability DebugInfoModuleINTEL
; MODULE-DAG: OpExtension "SPV_INTEL_debug_module"
; MODULE: OpExtInst %[[#]] %[[#]] DebugModuleINTEL %[[#]] %[[#]] %[[#]] 8 %[[#]] %[[#]] %[[#]] 0

; SHADER: [[#Macro:]] = OpExtInst %[[#]] %[[#]] DebugMacroDef %[[#]] %[[#]] %[[#]] %[[#]]
; SHADER: OpExtInst %[[#]] %[[#]] DebugMacroUndef %[[#]] %[[#]] %[[#Macro]]
; SHADER-NOT: DebugModuleINTEL
; SHADER-NOT: DebugTypeInheritance
; SHADER: DebugTypeMember
; SHADER: DebugTypeComposite
; SHADER: DebugImportedEntity
; SHADER: [[#Name:]] = OpExtInst %[[#]] %[[#]] DebugTypeTemplateTemplateParameter
; SHADER: OpExtInst %[[#]] %[[#]] DebugTypeTemplate %[[#]] %[[#]] %[[#Name]] %[[#]]

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k() !dbg !10 {
  ret void, !dbg !40
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, imports: !30, macros: !31)
!1 = !DIFile(filename: "templates.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "k", scope: !28, file: !1, line: 9, type: !11, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "derived", scope: !15, file: !1, line: 6, size: 32, elements: !16, templateParams: !20, identifier: "_ZTS7derived")
!15 = !DINamespace(name: "space", scope: null)
!16 = !{!17}
!17 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !14, baseType: !18, flags: DIFlagProtected, extraData: i32 0)
!18 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "base", scope: !15, file: !1, line: 5, size: 32, elements: !19)
!19 = !{}
!20 = !{!21, !22, !23}
!21 = !DITemplateValueParameter(name: "count", type: !13, value: i32 4)
!22 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "C", value: !"one")
!23 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "rest", value: !24)
!24 = !{!21}
!25 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !15, file: !1, line: 7)
!26 = !DIMacro(type: DW_MACINFO_define, line: 3, name: "SIZE", value: "4")
!27 = !DIMacro(type: DW_MACINFO_undef, line: 4, name: "SIZE")
!28 = !DIModule(scope: !1, name: "numbers", file: !1, line: 8)
!30 = !{!25}
!31 = !{!32}
!32 = !DIMacroFile(file: !1, nodes: !33)
!33 = !{!26, !27}
!40 = !DILocation(line: 9, column: 3, scope: !10)
