; RUN: pyllc --explain-extensions %s | filecheck %s
; RUN: pyllc --explain-extensions --spirv-ext=+SPV_KHR_shader_clock %s | filecheck %s --check-prefix=SOME
; RUN: pyllc --explain-extensions -mtriple=spirv64v1.2 --spirv-ext=-SPV_KHR_shader_clock %s | filecheck %s --check-prefix=NONE
; NO-SPIRV-VAL: an explanation is no module

; Where no extension is named all are allowed; the line is that of what asked, in this file.

; CHECK: version 1.4: 1.1 would do
; CHECK-NEXT: explain-extensions.ll:25: SubgroupSize
; CHECK-NEXT: extension SPV_KHR_expect_assume: what is true, and what a value will likely be
; CHECK-NEXT:   without it: a hint is dropped: nothing is assumed, and a value is just that
; CHECK-NEXT:   explain-extensions.ll:26: OpAssumeTrueKHR in @k
; CHECK-NEXT: extension SPV_KHR_shader_clock: the reading of a clock
; CHECK-NEXT:   without it: other instructions: intrinsics read 0; builtins are an error
; CHECK-NEXT:   explain-extensions.ll:27: OpReadClockKHR in @k
; CHECK: capability Kernel: every module for OpenCL declares it
; CHECK: capability Float64
; CHECK-NEXT:   explain-extensions.ll:29: 64-bit floats in @k

; SOME-NOT: SPV_KHR_expect_assume
; SOME: extension SPV_KHR_shader_clock

; NONE: version 1.2: 1.1 would do
; NONE-NOT: extension SPV
define spir_kernel void @k(ptr addrspace(1) %out, i1 %known, double %a) !intel_reqd_sub_group_size !0 {
  call void @llvm.assume(i1 %known)
  %now = call i64 @llvm.readcyclecounter()
  store i64 %now, ptr addrspace(1) %out
  %b = fadd double %a, %a
  ret void
}

declare void @llvm.assume(i1)
declare i64 @llvm.readcyclecounter()

!0 = !{i32 16}
