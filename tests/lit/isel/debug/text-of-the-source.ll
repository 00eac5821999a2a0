; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s --check-prefix=OPENCL
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck %s

; A line that the text does not have, as after #line, is in a source of that name without the text;
; in OpenCL's set with an empty one, since readers up to 2022 take no source with none.

; CHECK-DAG: [[#File:]] = OpString "/src/text.cl"
; CHECK-DAG: [[#Text:]] = OpString "kernel void k() {
; CHECK: [[#Source:]] = OpExtInst %[[#]] %[[#]] DebugSource %[[#File]] %[[#Text]]
; CHECK: DebugFunction %[[#]] %[[#]] %[[#Source]]
; CHECK: [[#Other:]] = OpExtInst %[[#]] %[[#]] DebugSource %[[#File]]{{( %[0-9]+)?$}}
; CHECK: DebugLexicalBlock %[[#Other]]

; OPENCL: [[#Empty:]] = OpString ""
; OPENCL: OpExtInst %[[#]] %[[#]] DebugSource %[[#]] %[[#Empty]]

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k() !dbg !4 {
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "text.cl", directory: "/src", source: "kernel void k() {\0A}\0A")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DILexicalBlock(scope: !4, file: !1, line: 100, column: 2)
!8 = !DILocation(line: 2, column: 1, scope: !7)
