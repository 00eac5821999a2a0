; RUN: pyllc --spirv-ext=+SPV_INTEL_fpga_buffer_location,+SPV_INTEL_runtime_aligned %s -o - | filecheck %s
; RUN: pyllc -w %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; CHECK: OpName %[[#First:]] "first"
; CHECK: OpName %[[#Second:]] "second"
; CHECK: OpDecorate %[[#First]] FuncParamAttr RuntimeAligned{{INTEL|ALTERA}}
; CHECK-NEXT: OpDecorate %[[#Second]] BufferLocation{{INTEL|ALTERA}} 3
; CHECK-NOT: OpDecorate

; PLAIN-NOT: OpDecorate
; PLAIN: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %first, ptr addrspace(1) %second, i32 %third) !kernel_arg_buffer_location !0 !kernel_arg_runtime_aligned !1 {
  ret void
}

!0 = !{i32 -1, i32 3, i32 4}
!1 = !{i1 true, i1 false, i1 true}
