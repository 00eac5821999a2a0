; RUN: not pyllc -spv-emit-nonsemantic-debug-info %s -o - 2>&1 | filecheck %s
; RUN: pyllc -spv-emit-nonsemantic-debug-info -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=ALLOWED %s
; RUN: pyllc -spv-emit-nonsemantic-debug-info -mtriple=spirv64v1.6 %s -o - | filecheck --check-prefix=CORE %s
; RUN: pyllc %s -o - | filecheck --check-prefix=LINES %s

; CHECK: [[# @LINE + 18]]:1: error: debug info without semantics needs SPV_KHR_non_semantic_info
; CHECK: pass --spirv-ext=+SPV_KHR_non_semantic_info, or translate for SPIR-V 1.6

; ALLOWED: OpExtension "SPV_KHR_non_semantic_info"
; ALLOWED: OpExtInstImport "NonSemantic.Shader.DebugInfo.100"

; CORE-NOT: OpExtension
; CORE: OpExtInstImport "NonSemantic.Shader.DebugInfo.100"

; LINES-NOT: OpExtInst
; LINES: OpLine

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 1, scope: !4)
