; RUN: pyllc --spirv-ext=+SPV_INTEL_kernel_attributes,+SPV_INTEL_maximum_registers %s -o - | filecheck %s
; RUN: pyllc -w %s -o - | filecheck %s --check-prefix=PLAIN
; RUN: pyllc --verify-diagnostics %s
; NEW-SPIRV-VAL

; CHECK: OpEntryPoint Kernel %[[#First:]] "first"
; CHECK: OpEntryPoint Kernel %[[#Second:]] "second"
; CHECK: OpEntryPoint Kernel %[[#Third:]] "third"
; CHECK-NEXT: OpExecutionMode %[[#First]] MaxWorkDimINTEL 1
; CHECK-NEXT: OpExecutionMode %[[#First]] NoGlobalOffsetINTEL
; CHECK-NEXT: OpExecutionMode %[[#First]] NumSIMDWorkitemsINTEL 4
; CHECK-NEXT: OpExecutionMode %[[#First]] SchedulerTargetFmaxMhzINTEL 1000
; CHECK-NEXT: OpExecutionMode %[[#First]] RegisterMapInterfaceINTEL 1
; CHECK-NEXT: OpExecutionMode %[[#First]] MaximumRegistersINTEL 128
; CHECK-NEXT: OpExecutionMode %[[#Second]] StreamingInterfaceINTEL 0
; CHECK-NEXT: OpExecutionMode %[[#Second]] NamedMaximumRegistersINTEL AutoINTEL
; CHECK-NEXT: OpExecutionModeId %[[#Third]] MaximumRegistersIdINTEL %[[#Number:]]
; CHECK-NEXT: OpSource
; CHECK: %[[#Number]] = OpConstant %{{[0-9]+}} 3

; PLAIN-NOT: OpExecutionMode
; PLAIN: OpFunctionEnd

; expected-warning@+2: metadata 'max_global_work_dim' needs SPV_INTEL_kernel_attributes; it is ignored
; expected-warning@+1: metadata 'MaximumRegisters' needs SPV_INTEL_maximum_registers; it is ignored
define spir_kernel void @first() !max_global_work_dim !0 !no_global_work_offset !1 !num_simd_work_items !2 !scheduler_target_fmax_mhz !3 !ip_interface !4 !MaximumRegisters !5 {
  ret void
}

define spir_kernel void @second() !ip_interface !6 !MaximumRegisters !7 {
  ret void
}

define spir_kernel void @third() !MaximumRegisters !8 {
  ret void
}

!0 = !{i32 1}
!1 = !{}
!2 = !{i32 4}
!3 = !{i32 1000}
!4 = !{!"csr", !"wait_for_done_write"}
!5 = !{i32 128}
!6 = !{!"streaming"}
!7 = !{!"AutoINTEL"}
!8 = !{!9}
!9 = !{i32 3}
