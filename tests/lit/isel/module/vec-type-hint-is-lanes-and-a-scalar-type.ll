; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The high half of the number counts lanes; the low half is 0 for 8-bit integers to 6 for double.

; CHECK: OpEntryPoint Kernel %[[#Floats:]] "floats"
; CHECK: OpEntryPoint Kernel %[[#Scalar:]] "scalar"
; CHECK-DAG: OpExecutionMode %[[#Floats]] VecTypeHint 262149{{$}}
; CHECK-DAG: OpExecutionMode %[[#Scalar]] VecTypeHint 65538{{$}}
define spir_kernel void @floats() !vec_type_hint !0 {
  ret void
}
define spir_kernel void @scalar() !vec_type_hint !1 {
  ret void
}
!0 = !{<4 x float> undef, i32 0}
!1 = !{i32 undef, i32 1}
