; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK: OpReturnValue %[[#Value]]
; CHECK-NEXT: OpFunctionEnd
; CHECK: OpReturn{{$}}
; CHECK-NEXT: OpFunctionEnd
define float @value(float %x) {
  ret float %x
}
define void @nothing() {
  ret void
}
