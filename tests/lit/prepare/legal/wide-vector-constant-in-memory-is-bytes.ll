; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Lanes lie side by side, the low word first.

; CHECK: @g = addrspace(2) constant [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@g = addrspace(2) constant <2 x i128> <i128 1, i128 -2>
