; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Bits 8 and 9 of the semantics are bits 0 and 1 of the flags.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Eight:]] = OpConstant %[[#Int]] 8{{$}}
; CHECK-DAG: %[[#Three:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK: %[[#Semantics:]] = OpGenericPtrMemSemantics %[[#Int]]
; CHECK-NEXT: %[[#Low:]] = OpShiftRightLogical %[[#Int]] %[[#Semantics]] %[[#Eight]]
; CHECK-NEXT: OpBitwiseAnd %[[#Int]] %[[#Low]] %[[#Three]]
define spir_func i32 @f(ptr addrspace(4) %pointer) {
  %1 = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %pointer)
  ret i32 %1
}

declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4))
