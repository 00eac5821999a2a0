; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpTypeForwardPointer %[[#Ptr:]] Generic
; CHECK-NOT: OpTypeForwardPointer
; CHECK: %[[#Struct:]] = OpTypeStruct %[[#Ptr]] %[[#Ptr]]{{$}}
; CHECK: %[[#Ptr]] = OpTypePointer Generic %[[#Struct]]{{$}}
; CHECK-NOT: OpTypePointer Generic %[[#Struct]]{{$}}
; CHECK: OpFunction
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%tree = type { ptr addrspace(4), ptr addrspace(4) }

define void @f(ptr addrspace(4) %t) {
  %left = getelementptr inbounds %tree, ptr addrspace(4) %t, i64 0, i32 0
  %a = load ptr addrspace(4), ptr addrspace(4) %left
  %right = getelementptr inbounds %tree, ptr addrspace(4) %a, i64 0, i32 1
  %b = load ptr addrspace(4), ptr addrspace(4) %right
  %again = getelementptr inbounds %tree, ptr addrspace(4) %b, i64 0, i32 1
  store ptr addrspace(4) %t, ptr addrspace(4) %again
  ret void
}
