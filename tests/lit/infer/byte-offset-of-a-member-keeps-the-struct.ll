; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Ten bytes into the struct is its last member.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Item:]] = OpTypeStruct %[[#Int]] %[[#Float]] %[[#Short]] %[[#Short]]
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Item]]{{$}}
; CHECK-DAG: %[[#Member:]] = OpTypePointer CrossWorkgroup %[[#Short]]
; CHECK-DAG: %[[#Last:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NEXT: OpInBoundsAccessChain %[[#Member]] %[[#Element]] %[[#Last]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%item = type { i32, float, i16, i16 }
define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %item = getelementptr inbounds %item, ptr addrspace(1) %p, i64 %i
  %q = getelementptr inbounds i8, ptr addrspace(1) %item, i64 10
  store i16 1, ptr addrspace(1) %q
  ret void
}
