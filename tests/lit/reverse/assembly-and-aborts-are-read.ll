; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_INTEL_inline_assembly,+SPV_KHR_abort -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Inline assembly is LLVM's; behind an abort nothing is reached.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (i8 %wrong, i32 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %[[Wrong:[0-9]+]] = icmp ne i8 %wrong, 0
; CHECK-NEXT: %a = call i32 asm sideeffect "mov $0, \22$1\22", "=r,r"(i32 %x)
; CHECK-NEXT: br i1 %[[Wrong]], label %bad, label %good
; CHECK-NEXT: bad:
; CHECK-NEXT: call spir_func void @_Z16__spirv_AbortKHRi(i32 0)
; CHECK-NEXT: unreachable
; CHECK-NEXT: good:
; CHECK-NEXT: ret void
; CHECK: declare spir_func void @_Z16__spirv_AbortKHRi(i32) noreturn nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

define spir_kernel void @k(i1 %wrong, i32 %x) {
  %a = call i32 asm sideeffect "mov $0, \22$1\22", "=r,r"(i32 %x)
  br i1 %wrong, label %bad, label %good

bad:
  call void @llvm.trap()
  unreachable

good:
  ret void
}

declare void @llvm.trap()
