; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Var:]] Alignment 4096
; CHECK-DAG: OpDecorate %[[#Param:]] Alignment 128
; CHECK-DAG: OpDecorate %[[#Local:]] Alignment 128
; CHECK: %[[#Var]] = OpVariable
; CHECK: %[[#Param]] = OpFunctionParameter
; CHECK: %[[#Local]] = OpVariable
; CHECK: OpStore %[[#Local]] %{{[0-9]+}} Aligned 128
@g = addrspace(1) global i32 0, align 4096

define spir_kernel void @k(ptr addrspace(1) align 128 %p) {
  %x = alloca i32, align 128
  store i32 1, ptr %x, align 128
  ret void
}
