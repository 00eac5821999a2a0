; RUN: pyllc --spirv-ext=+SPV_INTEL_kernel_attributes %s -o - | filecheck %s
; RUN: pyllc --verify-diagnostics %s
; RUN: pyllc %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; CHECK: OpCapability KernelAttributesINTEL
; CHECK: OpExtension "SPV_INTEL_kernel_attributes"
; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "k"
; CHECK: OpExecutionMode %[[#Kernel]] MaxWorkgroupSizeINTEL 64 8 1

; WITHOUT: note: pass --spirv-ext=+SPV_INTEL_kernel_attributes
; WITHOUT: OpEntryPoint
; WITHOUT-NOT: OpExecutionMode
define spir_kernel void @k() !max_work_group_size !0 { ; expected-warning: metadata 'max_work_group_size' needs SPV_INTEL_kernel_attributes; it is ignored
  ret void
}

; The remedy is told once.
define spir_kernel void @l() !max_work_group_size !0 {
  ret void
}
!0 = !{i32 64, i32 8, i32 1}
