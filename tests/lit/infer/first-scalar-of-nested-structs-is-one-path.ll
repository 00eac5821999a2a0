; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The struct's first member is an array of structs that begin with a double.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Outer:]] "outer"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Outer]]{{$}}
; CHECK-DAG: %[[#First:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#Zero:]] = OpConstant %{{[0-9]+}} 0{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpInBoundsPtrAccessChain %[[#Type]] %[[#Ptr]] %
; CHECK-NEXT: OpInBoundsAccessChain %[[#First]] %[[#Element]] %[[#Zero]] %[[#Zero]] %[[#Zero]]
; CHECK-NEXT: OpLoad %[[#Double]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%inner = type { double, i32 }
%outer = type { [2 x %inner], i64 }
define double @f(ptr addrspace(1) %p, i64 %i) {
  %at = getelementptr inbounds %outer, ptr addrspace(1) %p, i64 %i
  %v = load double, ptr addrspace(1) %at
  ret double %v
}
