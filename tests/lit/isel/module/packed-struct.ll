; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Struct:]] CPacked
; CHECK: %[[#Struct]] = OpTypeStruct
; CHECK: OpVariable
@g = addrspace(1) global <{ i8, i32 }> <{ i8 1, i32 2 }>
