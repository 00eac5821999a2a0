; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The shift is in 32 bits and still leaves a whole number of floats.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %i) {
  %scaled = shl nuw i32 %i, 2
  %offset = zext i32 %scaled to i64
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %offset
  store float 1.0, ptr addrspace(1) %q
  ret void
}
