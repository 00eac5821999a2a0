; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Arrays that have an index in common, and members of one element, share the product and the sum.
%pair = type { float, float }
; CHECK: = OpFunction %
; CHECK: OpIMul
; CHECK-NOT: OpIMul
; CHECK: OpFunctionEnd
define spir_kernel void @arrays(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i) {
  %from = getelementptr float, ptr addrspace(1) %p, i64 %i
  %to = getelementptr float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %from
  store float %v, ptr addrspace(1) %to
  ret void
}

; CHECK: = OpFunction %
; CHECK: OpIMul
; CHECK-NOT: OpIMul
; CHECK: OpFunctionEnd
define spir_kernel void @members(ptr addrspace(1) %p, i64 %i) {
  %first = getelementptr %pair, ptr addrspace(1) %p, i64 %i, i32 0
  %second = getelementptr %pair, ptr addrspace(1) %p, i64 %i, i32 1
  %v = load float, ptr addrspace(1) %first
  store float %v, ptr addrspace(1) %second
  ret void
}

; What one block has computed, another one that it does not dominate has not.
; CHECK: = OpFunction %
; CHECK: OpBranchConditional
; CHECK: OpIMul
; CHECK: OpBranch
; CHECK: OpIMul
; CHECK: OpFunctionEnd
define spir_kernel void @blocks(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i, i1 %c) {
  br i1 %c, label %one, label %other
one:
  %at = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %at
  br label %end
other:
  %there = getelementptr float, ptr addrspace(1) %q, i64 %i
  store float 2.0, ptr addrspace(1) %there
  br label %end
end:
  ret void
}
