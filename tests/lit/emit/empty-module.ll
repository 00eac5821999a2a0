; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: ; Version: 1.4
; CHECK: OpCapability Linkage
; CHECK: OpMemoryModel Physical64 OpenCL
; CHECK-NOT: OpEntryPoint
target triple = "spirv64"
