; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc --verify-diagnostics %s

; A module needs entry points or the Linkage capability (2.16.1).

; CHECK: OpCapability Linkage
; CHECK: OpVariable
@table = internal addrspace(2) constant [2 x i32] [i32 5, i32 2]
