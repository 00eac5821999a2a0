; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The function that it becomes is shared, and casts where it is called.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#First]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: OpStore %[[#First]] %
; CHECK: OpFunctionCall
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#First]] %
; CHECK: %[[#Second]] = OpFunctionParameter %[[#HalfPtr]]
; CHECK: OpStore %[[#Second]] %
; CHECK: OpFunctionCall
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Second]] %
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i64 %n, i32 %x) {
entry:
  store float 1.0, ptr addrspace(1) %p
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 0, i64 %n, i1 false)
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %end
then:
  store float 2.0, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
define spir_kernel void @g(ptr addrspace(1) %q, i64 %n, i32 %x) {
entry:
  store half 1.0, ptr addrspace(1) %q
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %q, i8 0, i64 %n, i1 false)
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %end
then:
  store half 2.0, ptr addrspace(1) %q
  br label %end
end:
  ret void
}
