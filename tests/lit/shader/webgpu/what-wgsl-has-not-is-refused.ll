; RUN: pyllc -mtriple=spirv64-unknown-webgpu --split-input-file --verify-diagnostics %s

define spir_kernel void @doubles(ptr addrspace(1) %x) {
  %v = load double, ptr addrspace(1) %x ; expected-error: type 'double' has no WebGPU counterpart
  %w = fadd double %v, %v
  store double %w, ptr addrspace(1) %x
  ret void
}

; -----

define spir_kernel void @atomics(ptr addrspace(1) %x) { ; expected-error: WebGPU has atomic operations on 32 bits, not on 64
  %old = atomicrmw add ptr addrspace(1) %x, i64 1 monotonic
  ret void
}

; -----

define spir_kernel void @unsized(ptr addrspace(3) %t) { ; expected-error: argument '%t' is local memory, and nothing says its size
  store i32 1, ptr addrspace(3) %t
  ret void
}

; -----

define spir_kernel void @stored(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store ptr addrspace(1) %a, ptr addrspace(1) %b ; expected-error: a buffer holds an address, and bound buffers have none
  ret void
}

; -----

define spir_kernel void @widths(ptr addrspace(1) %x) {
  %v = load i64, ptr addrspace(1) %x
  %n = call i32 @__spirv_GroupNonUniformIAdd(i32 3, i32 0, i64 %v) ; expected-error: builtin '__spirv_GroupNonUniformIAdd' has no form for 'i64': the target's numbers have 32 bits
  store i32 %n, ptr addrspace(1) %x
  ret void
}

declare i32 @__spirv_GroupNonUniformIAdd(i32, i32, i64)

; -----

define spir_kernel void @lanes(ptr addrspace(1) %x) !reqd_work_group_size !0 {
  %n = call i32 @_Z22get_sub_group_local_idv() ; expected-error: work-items of a group of 8 x 4 x 1 have no SubgroupLocalInvocationId: WebGPU numbers them in groups of one dimension
  store i32 %n, ptr addrspace(1) %x
  ret void
}

declare i32 @_Z22get_sub_group_local_idv()
!0 = !{i32 8, i32 4, i32 1}
