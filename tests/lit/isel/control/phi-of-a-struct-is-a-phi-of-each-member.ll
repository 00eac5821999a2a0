; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#First:]] "a"
; CHECK-DAG: OpName %[[#Second:]] "b"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpPhi %[[#Int]]
; CHECK-NEXT: OpPhi %[[#Float]]
define float @f(i1 %c, { i32, float } %a, { i32, float } %b) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi { i32, float } [ %a, %entry ], [ %b, %then ]
  %r = extractvalue { i32, float } %p, 1
  ret float %r
}
