; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One edge brings an array, the other an address in bytes inside of an array; both are paths.

; CHECK-DAG: OpName %[[#First:]] "a"
; CHECK-DAG: OpName %[[#Second:]] "b"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Two:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK-NOT: OpBitcast
; CHECK: %[[#Start:]] = OpInBoundsAccessChain %[[#Type]] %[[#First]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Third:]] = OpInBoundsAccessChain %[[#Type]] %[[#Second]] %[[#Two]]
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]] %[[#Start]] %{{[0-9]+}} %[[#Third]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
@a = internal addrspace(1) global [4 x float] zeroinitializer
@b = internal addrspace(1) global [4 x float] zeroinitializer
define spir_kernel void @f(i32 %x) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi ptr addrspace(1) [ @a, %entry ],
      [ getelementptr inbounds (i8, ptr addrspace(1) @b, i64 8), %then ]
  store float 1.0, ptr addrspace(1) %p
  ret void
}
