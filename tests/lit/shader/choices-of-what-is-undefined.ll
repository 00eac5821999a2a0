; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Comparisons would use an undefined operand twice, which then need not be one value.

; CHECK: SClamp
; CHECK: UClamp
; CHECK: SAbs
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load <2 x i32>, ptr addrspace(1) %p
  %a = call spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32> undef, <2 x i32> zeroinitializer, <2 x i32> %v)
  store <2 x i32> %a, ptr addrspace(1) %p
  %b = call spir_func <2 x i32> @_Z5clampDv2_jS_S_(<2 x i32> undef, <2 x i32> zeroinitializer, <2 x i32> %v)
  store <2 x i32> %b, ptr addrspace(1) %p
  %c = call i32 @llvm.abs.i32(i32 undef, i1 false)
  store i32 %c, ptr addrspace(1) %p
  ret void
}

declare spir_func <2 x i32> @_Z5clampDv2_iS_S_(<2 x i32>, <2 x i32>, <2 x i32>)
declare spir_func <2 x i32> @_Z5clampDv2_jS_S_(<2 x i32>, <2 x i32>, <2 x i32>)
declare i32 @llvm.abs.i32(i32, i1)
