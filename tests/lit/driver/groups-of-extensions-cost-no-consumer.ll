; RUN: pyllc -mtriple=spirv64 --spirv-ext=all %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=all,+SPV_KHR_fma %s -o - | filecheck %s --check-prefix=NAMED

; A consumer refuses a module for one extension that it lacks, so a group's extensions serve only
; where a module has no form without them.

; CHECK-NOT: OpExtension
; CHECK-NOT: OpFmaKHR
; CHECK: OpFunctionEnd
; NAMED: OpExtension "SPV_KHR_fma"
; NAMED-NOT: OpExtension
; NAMED: OpFmaKHR

@last = external addrspace(1) global i32

define linkonce_odr i128 @wide(i128 %a, i128 %b, i37 %c, ptr addrspace(1) %p) {
  %q = sdiv i128 %a, %b
  switch i37 %c, label %other [ i37 5, label %five ]
five:
  ret i128 %q
other:
  call void @llvm.trap()
  unreachable
}

define spir_kernel void @k(ptr addrspace(1) %p, float %a, <5 x float> %v, ptr addrspace(5) %usm) noinline optnone {
  %product = fmul contract reassoc float %a, %a
  %sum = fadd nsz contract float %product, %a
  %fused = call float @llvm.fma.f32(float %sum, float %a, float %a)
  %w = fadd <5 x float> %v, %v
  %lane = extractelement <5 x float> %w, i32 4
  %r = atomicrmw fadd ptr addrspace(1) %p, float %fused seq_cst
  %c = fcmp olt float %lane, %r
  call void @llvm.assume(i1 %c)
  %b = fpext bfloat 0xR3F80 to float
  %m = fmul float %b, %lane
  store float %m, ptr addrspace(1) %p, !alias.scope !0
  ret void
}

declare float @llvm.fma.f32(float, float, float)
declare void @llvm.assume(i1)
declare void @llvm.trap()

!0 = !{!1}
!1 = !{!1, !2}
!2 = !{!2}
