; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 3
; CHECK: OpULessThan %[[#Bools]]
; CHECK-NEXT: OpFOrdEqual %[[#Bools]]
define void @f(<3 x i32> %a, <3 x float> %b) {
  %1 = icmp ult <3 x i32> %a, zeroinitializer
  %2 = fcmp oeq <3 x float> %b, %b
  ret void
}
