; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The struct is copied as bytes, and the pointer in the copy is that in the original.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: OpName %[[#From:]] "v"
; CHECK-DAG: OpName %[[#Copy:]] "copy"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpCopyMemorySized %[[#Copy]] %[[#From]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
define spir_kernel void @f(ptr byval(%view) %v) {
  %copy = alloca %view
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %v, i64 16, i1 false)
  %p = load ptr addrspace(1), ptr %copy
  store float 1.0, ptr addrspace(1) %p
  ret void
}
