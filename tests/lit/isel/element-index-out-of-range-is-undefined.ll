; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpCompositeExtract with an index out of range is invalid; LLVM says poison.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ints:]] = OpTypeVector %[[#Int]] 2
; CHECK-DAG: %[[#Undef:]] = OpUndef %[[#Int]]
; CHECK-DAG: %[[#Undefs:]] = OpUndef %[[#Ints]]
; CHECK-NOT: OpComposite
; CHECK: OpIAdd %[[#Int]] %[[#Undef]] %[[#Undef]]
; CHECK-NEXT: OpIAdd %[[#Ints]] %[[#Undefs]] %[[#Undefs]]
define void @f(<2 x i32> %v, i32 %e) {
  %x = extractelement <2 x i32> %v, i32 2
  %y = insertelement <2 x i32> %v, i32 %e, i64 4294967296
  %1 = add i32 %x, %x
  %2 = add <2 x i32> %y, %y
  ret void
}
