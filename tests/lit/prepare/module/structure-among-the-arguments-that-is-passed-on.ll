; RUN: pyllc -mtriple=spirv64 %s -stop-after=other-spaces -o - | filecheck %s

; Memory that may be any takes a structure among the arguments as well.

target triple = "amdgcn-amd-amdhsa"

; CHECK-LABEL: define spir_kernel void @k(
; CHECK-SAME: ptr byval({ i32, i32 }) %s
; CHECK-NEXT: %any = addrspacecast ptr %s to ptr addrspace(4)
; CHECK-NEXT: call void @f(ptr addrspace(4) %any)
define amdgpu_kernel void @k(ptr addrspace(4) byref({ i32, i32 }) %s) {
  %any = addrspacecast ptr addrspace(4) %s to ptr
  call void @f(ptr %any)
  ret void
}

declare void @f(ptr)
