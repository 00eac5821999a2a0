; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck %s
; RUN: sed 's/"more.dwo", dwoId: 99/"more.dwo", dwoId: 98/' %s | pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info - -o - | filecheck --check-prefix=DIFFER %s
; RUN: sed 's/, dwoId: 99//' %s | pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info - -o - | filecheck --check-prefix=UNNUMBERED %s

; The number and the path of a file with more debug info are of the module, so that they are told
; where no units differ in them. Readers want both.

; CHECK-DAG: [[#Number:]] = OpString "99"
; CHECK-DAG: [[#Path:]] = OpString "more.dwo"
; CHECK: DebugBuildIdentifier %[[#Number]] %[[#]]
; CHECK-NEXT: DebugStoragePath %[[#Path]]
; CHECK-NOT: DebugBuildIdentifier

; DIFFER: DebugCompilationUnit
; DIFFER-NOT: DebugBuildIdentifier
; DIFFER-NOT: DebugStoragePath

; UNNUMBERED: %[[#Zero:]] = OpString "0"
; UNNUMBERED: DebugBuildIdentifier %[[#Zero]]
; UNNUMBERED-NEXT: DebugStoragePath

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

!llvm.dbg.cu = !{!0, !1, !4}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, emissionKind: FullDebug, splitDebugFilename: "more.dwo", dwoId: 99)
!1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, emissionKind: FullDebug)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "k.cl", directory: "/src")
!4 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, splitDebugFilename: "more.dwo", emissionKind: FullDebug, dwoId: 99)
