; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Three uses as ints in one block need one cast, the uses as floats in two blocks would need two.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK: OpBitcast
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x) {
entry:
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(1) %p
  store i32 3, ptr addrspace(1) %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %else
then:
  store float 2.0, ptr addrspace(1) %p
  br label %end
else:
  store float 3.0, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
