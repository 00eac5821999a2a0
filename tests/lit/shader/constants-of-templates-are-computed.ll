; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The counts of a rotation by a constant are constants.
; CHECK: = OpFunction %
; CHECK: OpShiftLeftLogical
; CHECK-NOT: OpBitwiseAnd
; CHECK-NOT: OpISub
; CHECK: OpFunctionEnd
define spir_kernel void @rotated(ptr addrspace(1) %p, i32 %a) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; A constant is no NaN, which nobody has to ask it.
; CHECK: = OpFunction %
; CHECK: OpFUnordNotEqual %{{[0-9]+}} %[[#Number:]] %[[#Number]]
; CHECK-NOT: OpFUnordNotEqual
; CHECK-NOT: OpLogicalOr
; CHECK: OpFunctionEnd
define spir_kernel void @is_nan(ptr addrspace(1) %p, float %a) {
  %c = fcmp uno float %a, 0.0
  %r = select i1 %c, float 1.0, float %a
  store float %r, ptr addrspace(1) %p
  ret void
}

; CHECK: = OpFunction %
; CHECK: OpFUnordNotEqual %{{[0-9]+}} %[[#Lanes:]] %[[#Lanes]]
; CHECK-NOT: OpFUnordNotEqual
; CHECK: OpFunctionEnd
define spir_kernel void @are_nan(ptr addrspace(1) %p, <2 x float> %a) {
  %c = fcmp uno <2 x float> %a, <float 1.0, float 2.0>
  %r = select <2 x i1> %c, <2 x float> zeroinitializer, <2 x float> %a
  store <2 x float> %r, ptr addrspace(1) %p
  ret void
}

; This one is.
; CHECK: = OpFunction %
; CHECK-COUNT-2: OpFUnordNotEqual
; CHECK: OpFunctionEnd
define spir_kernel void @with_nan(ptr addrspace(1) %p, float %a) {
  %c = fcmp uno float %a, 0x7FF8000000000000
  %r = select i1 %c, float 1.0, float %a
  store float %r, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.fshl.i32(i32, i32, i32)
