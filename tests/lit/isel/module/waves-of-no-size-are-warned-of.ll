; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

; What moves values between lanes is made for wavefronts of one size.

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %v, i32 %v, i32 177, i32 15, i32 15, i1 true)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1) ; expected-warning: 'llvm.amdgcn.update.dpp.i32' depends on the size of wavefronts, which no kernel requires

; -----

define spir_kernel void @k(ptr addrspace(1) %p) !intel_reqd_sub_group_size !0 {
  %v = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 3)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.amdgcn.readlane.i32(i32, i32)

!0 = !{i32 32}

; -----

; Which lane is the first of those that are there does not hang on their number.

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %v)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
