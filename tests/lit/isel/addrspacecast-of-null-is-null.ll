; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A null pointer is one in each address space, also where no cast leads from the one to the other.

; CHECK: [[#Byte:]] = OpTypeInt 8 0
; CHECK: [[#Global:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: [[#Null:]] = OpConstantNull %[[#Global]]
; CHECK: OpVariable %[[#]] CrossWorkgroup %[[#Null]]
; CHECK: [[#Local:]] = OpTypePointer Workgroup %[[#Byte]]
; CHECK: [[#LocalNull:]] = OpConstantNull %[[#Local]]
; CHECK: OpStore %[[#]] %[[#Null]]
; CHECK: OpStore %[[#]] %[[#LocalNull]]
@variable = addrspace(1) global ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %global, ptr addrspace(1) %local) {
  %null = addrspacecast ptr null to ptr addrspace(1)
  store ptr addrspace(1) %null, ptr addrspace(1) %global
  store ptr addrspace(3) addrspacecast (ptr addrspace(1) null to ptr addrspace(3)), ptr addrspace(1) %local
  ret void
}
