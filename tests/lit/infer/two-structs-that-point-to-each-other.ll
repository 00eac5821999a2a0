; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Neither can come first without a forward pointer.

; CHECK-DAG: OpName %[[#Ints:]] "a"
; CHECK-DAG: OpName %[[#Floats:]] "b"
; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: %[[#Floats]] = OpTypeStruct %[[#IntsPtr:]] %
; CHECK-DAG: %[[#FloatsPtr:]] = OpTypePointer CrossWorkgroup %[[#Floats]]{{$}}
; CHECK-DAG: %[[#Ints]] = OpTypeStruct %[[#FloatsPtr]] %
; CHECK-DAG: %[[#IntsPtr]] = OpTypePointer CrossWorkgroup %[[#Ints]]{{$}}
; CHECK: %[[#Ptr]] = OpFunctionParameter %[[#IntsPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#FloatsPtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#IntsPtr]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%a = type { ptr addrspace(1), i32 }
%b = type { ptr addrspace(1), float }
define spir_kernel void @f(ptr addrspace(1) %p) {
  %m = getelementptr inbounds %a, ptr addrspace(1) %p, i64 0, i32 1
  store i32 1, ptr addrspace(1) %m
  %x = getelementptr inbounds %a, ptr addrspace(1) %p, i64 0, i32 0
  %q = load ptr addrspace(1), ptr addrspace(1) %x
  %n = getelementptr inbounds %b, ptr addrspace(1) %q, i64 0, i32 1
  store float 1.0, ptr addrspace(1) %n
  %y = getelementptr inbounds %b, ptr addrspace(1) %q, i64 0, i32 0
  %r = load ptr addrspace(1), ptr addrspace(1) %y
  %o = getelementptr inbounds %a, ptr addrspace(1) %r, i64 0, i32 1
  store i32 2, ptr addrspace(1) %o
  ret void
}
