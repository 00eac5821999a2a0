; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The load behind the phi types both arguments through their address space casts.

; CHECK-DAG: OpName %[[#Global:]] "global"
; CHECK-DAG: OpName %[[#Local:]] "local"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 2
; CHECK-DAG: %[[#GlobalPtr:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK-DAG: %[[#LocalPtr:]] = OpTypePointer Workgroup %[[#Vector]]
; CHECK-DAG: %[[#Generic:]] = OpTypePointer Generic %[[#Vector]]
; CHECK: %[[#Global]] = OpFunctionParameter %[[#GlobalPtr]]
; CHECK-NEXT: %[[#Local]] = OpFunctionParameter %[[#LocalPtr]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#One:]] = OpPtrCastToGeneric %[[#Generic]] %[[#Global]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Two:]] = OpPtrCastToGeneric %[[#Generic]] %[[#Local]]
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Generic]] %[[#One]] %{{[0-9]+}} %[[#Two]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %global, ptr addrspace(3) %local, i32 %x) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %one, label %two
one:
  %g = addrspacecast ptr addrspace(1) %global to ptr addrspace(4)
  br label %join
two:
  %l = addrspacecast ptr addrspace(3) %local to ptr addrspace(4)
  br label %join
join:
  %p = phi ptr addrspace(4) [ %g, %one ], [ %l, %two ]
  %v = load <2 x float>, ptr addrspace(4) %p
  ret void
}
