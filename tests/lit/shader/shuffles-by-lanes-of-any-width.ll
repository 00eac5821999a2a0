; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each --spirv-ext=+SPV_INTEL_subgroups %s -o - | filecheck %s

; A frontend's integer for a lane may be of another width than that of the name.

; CHECK-COUNT-2: OpGroupNonUniformShuffle
define spir_kernel void @f(ptr addrspace(1) %p, i32 %x, i32 %y, i16 %n) {
  %a = call spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 %x, i32 %y, i16 %n)
  store i32 %a, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32, i32, i16)
