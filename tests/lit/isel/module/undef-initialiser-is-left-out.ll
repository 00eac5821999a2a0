; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpName %[[#Variable:]] "g"
; CHECK-NOT: OpUndef
; CHECK: %[[#Variable]] = OpVariable %{{[0-9]+}} CrossWorkgroup{{$}}
@g = addrspace(1) global i32 undef
