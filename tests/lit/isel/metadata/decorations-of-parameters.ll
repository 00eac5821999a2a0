; RUN: pyllc --spirv-ext=+SPV_INTEL_fpga_argument_interfaces,+SPV_INTEL_fpga_buffer_location %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Each parameter has a list. What the attributes said already is not said again, and a decoration
; without operands may have the value of the property that it was.

; CHECK: OpName %[[#First:]] "first"
; CHECK: OpName %[[#Second:]] "second"
; CHECK-NOT: OpDecorate %[[#First]]
; CHECK: OpDecorate %[[#Second]] Alignment 8
; CHECK-NEXT: OpDecorate %[[#Second]] FuncParamAttr NoAlias
; CHECK-NEXT: OpDecorate %[[#Second]] FuncParamAttr NoWrite
; CHECK-NEXT: OpDecorate %[[#Second]] Restrict
; CHECK-NEXT: OpDecorate %[[#Second]] ConduitKernelArgument{{INTEL|ALTERA}}
; CHECK-NEXT: OpDecorate %[[#Second]] BufferLocation{{INTEL|ALTERA}} 10
; CHECK-NEXT: OpDecorate %[[#Second]] MMHostInterfaceReadWriteMode{{INTEL|ALTERA}} ReadWrite
; CHECK-NOT: OpDecorate
define spir_kernel void @k(i32 %first, ptr addrspace(1) align 8 %second, i32 %third) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!1, !2}
!1 = !{}
!2 = !{!3, !4, !5, !6, !7, !8, !9}
!3 = !{i32 38, i32 4}
!4 = !{i32 38, i32 6}
!5 = !{i32 44, i32 4}
!6 = !{i32 19, i32 1}
!7 = !{i32 6175, i32 1}
!8 = !{i32 5921, i32 10}
!9 = !{i32 6180, i32 2}
