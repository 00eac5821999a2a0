; RUN: pyllc -mtriple=spirv64 -stop-after=constant-exprs %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i64 @f(i1 %c)
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT: %[[Ptrtoint:[v0-9]+]] = ptrtoint ptr addrspace(1) @g to i64
; CHECK-NEXT: br label %end
; CHECK: end:
; CHECK-NEXT: %p = phi i64 [ %[[Ptrtoint]], %then ], [ 0, %entry ]
; CHECK-NEXT: ret i64 %p
@g = external addrspace(1) global [4 x i32]

define i64 @f(i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi i64 [ ptrtoint (ptr addrspace(1) @g to i64), %then ], [ 0, %entry ]
  ret i64 %p
}
