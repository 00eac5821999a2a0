; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Infinities, NaNs and denormals are hexadecimal in the text, as are all halves.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: OpConstant %[[#Half]] 0x1p-1{{$}}
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: OpConstant %[[#Float]] -0{{$}}
; CHECK-DAG: OpConstant %[[#Float]] 0.100000001
; CHECK-DAG: OpConstant %[[#Float]] 0x1p+128
; CHECK-DAG: OpConstant %[[#Float]] -0x1p+128
; CHECK-DAG: OpConstant %[[#Float]] 0x1.8p+128
; CHECK-DAG: OpConstant %[[#Float]] 0x1p-149
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: OpConstant %[[#Double]] 0.10000000000000001
; CHECK: OpFunction
define void @f(half %h, float %x, double %d) {
  %1 = fadd half %h, 0.5
  %2 = fadd float %x, -0.0
  %3 = fadd float %x, 0x3FB99999A0000000
  %4 = fadd float %x, 0x7FF0000000000000
  %5 = fadd float %x, 0xFFF0000000000000
  %6 = fadd float %x, 0x7FF8000000000000
  %7 = fadd float %x, 0x36A0000000000000
  %8 = fadd double %d, 0.1
  ret void
}
