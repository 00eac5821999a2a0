; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An aligned address may lie elsewhere: before it are halves, behind it ints, and neither is cast.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#HalfPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Ptr]] %
; CHECK-NEXT: OpConvertPtrToU %{{[0-9]+}} %[[#Ptr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Result:]] = OpConvertUToPtr %[[#IntPtr]] %
; CHECK-NEXT: OpStore %[[#Result]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  store half 1.0, ptr addrspace(1) %p
  %n = ptrtoint ptr addrspace(1) %p to i64
  %up = add i64 %n, 15
  %aligned = and i64 %up, -16
  %q = inttoptr i64 %aligned to ptr addrspace(1)
  store i32 2, ptr addrspace(1) %q
  ret void
}
