; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Kernels may compute memory semantics: one bit at a time.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Local:]] = OpConstant %[[#Int]] 256{{$}}
; CHECK-DAG: %[[#Image:]] = OpConstant %[[#Int]] 2048{{$}}
; CHECK-DAG: %[[#Order:]] = OpConstant %[[#Int]] 16{{$}}
; CHECK: %[[#Flags:]] = OpFunctionParameter %[[#Int]]
; CHECK: %[[#Bit:]] = OpBitwiseAnd %[[#Int]] %[[#Flags]] %[[#One]]
; CHECK-NEXT: %[[#Set:]] = OpINotEqual %{{[0-9]+}} %[[#Bit]]
; CHECK-NEXT: %[[#Added:]] = OpSelect %[[#Int]] %[[#Set]] %[[#Local]]
; CHECK-NEXT: OpBitwiseOr %[[#Int]] %[[#Order]] %[[#Added]]
; CHECK: %[[#Last:]] = OpSelect %[[#Int]] %{{[0-9]+}} %[[#Image]]
; CHECK-NEXT: %[[#Semantics:]] = OpBitwiseOr %[[#Int]] %{{[0-9]+}} %[[#Last]]
; CHECK-NEXT: OpControlBarrier %{{[0-9]+}} %{{[0-9]+}} %[[#Semantics]]
define spir_func void @f(i32 %flags) {
  call spir_func void @_Z7barrierj(i32 %flags)
  ret void
}

declare spir_func void @_Z7barrierj(i32)
