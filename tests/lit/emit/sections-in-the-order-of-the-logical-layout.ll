; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; 2.4: capabilities, extensions, imports, memory model, entry points, execution modes, debug,
; annotations, types and constants and variables, declarations, definitions.

; CHECK: OpCapability
; CHECK-NEXT: OpCapability
; CHECK-NOT: OpExtension
; CHECK: OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK-NEXT: OpEntryPoint Kernel
; CHECK-NEXT: OpExecutionMode
; CHECK-NEXT: OpSource
; CHECK-NEXT: OpName
; CHECK: OpDecorate
; CHECK: OpTypeFloat
; CHECK: OpFunction
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: OpFunction
; CHECK: OpExtInst
; CHECK: OpFunctionEnd
define spir_kernel void @k(float %x) !reqd_work_group_size !0 {
  %y = call float @llvm.exp2.f32(float %x)
  call void @outside(float %y)
  ret void
}
declare float @llvm.exp2.f32(float)
declare void @outside(float)
!0 = !{i32 1, i32 1, i32 1}
