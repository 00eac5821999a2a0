; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; <5 x i32> lies at 32 and is 32 bytes long; its twin is an array, which alone would lie at 4.

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Padded:]] = OpTypeStruct %[[#Byte]] %{{[0-9]+}} %{{[0-9]+}} %[[#Long]] %{{[0-9]+}}
; CHECK-DAG: OpDecorate %[[#Padded]] CPacked
; CHECK-DAG: %[[#Last:]] = OpConstant %[[#Word]] 3{{$}}
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Last]]
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr { i8, <5 x i32>, i64 }, ptr addrspace(1) %p, i64 %i, i32 2
  store i64 1, ptr addrspace(1) %q
  ret void
}
