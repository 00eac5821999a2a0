; RUN: pyllc -mtriple=spirv32-unknown-webgpu %s -o - | filecheck %s

; The memory model is that of Vulkan 1.1, and there are no push constants.
; CHECK: OpMemoryModel Logical GLSL450
; CHECK: OpDecorate %[[#Buffer:]] Binding 0
; CHECK: OpDecorate %[[#Rows:]] ArrayStride 16
; CHECK: OpDecorate %[[#Parameters:]] Binding 1
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Row:]] = OpTypeVector %[[#Word]] 4
; CHECK: %[[#Rows]] = OpTypeArray %[[#Row]]
; CHECK: %[[#Parameters]] = OpVariable %{{[0-9]+}} Uniform
; CHECK: OpFunction

; A byte and a short are parts of the first word.
; CHECK: %[[#First:]] = OpLoad %[[#Word]]
; CHECK: OpBitwiseAnd %[[#Word]] %[[#First]]
; CHECK: %[[#Again:]] = OpLoad %[[#Word]]
; CHECK: OpShiftRightLogical %[[#Word]] %[[#Again]]
define spir_kernel void @pick(ptr addrspace(1) %out, i8 %small, i16 %short, i64 %long, float %real) {
  %a = zext i8 %small to i32
  %b = sext i16 %short to i32
  %c = trunc i64 %long to i32
  %d = fptoui float %real to i32
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %sum = add i32 %ab, %cd
  store i32 %sum, ptr addrspace(1) %out
  ret void
}
