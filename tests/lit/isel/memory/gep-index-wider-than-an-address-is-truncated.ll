; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_arbitrary_precision_integers %s -o - | filecheck %s

; CHECK-NOT: OpTypeInt 8388608
; CHECK-DAG: %[[#Size:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Back:]] = OpConstant %[[#Size]] 18446744073709551615
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Back]]
define ptr addrspace(1) @f(ptr addrspace(1) %p) {
  %next = getelementptr i32, ptr addrspace(1) %p, i8388608 -1
  ret ptr addrspace(1) %next
}
