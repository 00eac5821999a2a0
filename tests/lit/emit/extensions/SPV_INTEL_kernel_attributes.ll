; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_kernel_attributes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_kernel_attributes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; The greatest work-group of a kernel is a hint, whose loss the user is told of.

; CHECK: OpExtension "SPV_INTEL_kernel_attributes"
; CHECK: OpExecutionMode %{{[0-9]+}} MaxWorkgroupSizeINTEL 64 8 1

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: metadata 'max_work_group_size' needs SPV_INTEL_kernel_attributes; it is ignored
; WITHOUT: note: pass --spirv-ext=+SPV_INTEL_kernel_attributes
; WITHOUT-NOT: OpExecutionMode
define spir_kernel void @k() !max_work_group_size !0 {
  ret void
}

!0 = !{i32 64, i32 8, i32 1}
