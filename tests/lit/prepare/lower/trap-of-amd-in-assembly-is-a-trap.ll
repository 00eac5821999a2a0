; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Triton writes what LLVM's AMDGPU target makes of llvm.trap, and goes on behind it.

; CHECK:      OpBranchConditional %{{[0-9]+}} %[[#Bad:]] %[[#Good:]]
; CHECK:      %[[#Bad]] = OpLabel
; CHECK-NEXT: OpBranch %[[#End:]]
; CHECK-NEXT: %[[#Good]] = OpLabel
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpBranch %[[#End]]
; CHECK-NEXT: %[[#End]] = OpLabel
; CHECK-NEXT: OpReturn
define spir_kernel void @f(ptr addrspace(1) %p, i1 %wrong) {
  br i1 %wrong, label %bad, label %good
bad:
  call void asm sideeffect "s_trap 2", ""()
  br label %good
good:
  store i32 1, ptr addrspace(1) %p
  ret void
}
