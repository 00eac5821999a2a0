; RUN: pyllc -mtriple=spirv64 -stop-after=constant-exprs %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define <2 x i64> @f()
; CHECK-NEXT: %[[Vector:[v0-9]+]] = insertelement <2 x i64> poison, i64 1, i32 0
; CHECK-NEXT: %[[Ptrtoint:[v0-9]+]] = ptrtoint ptr addrspace(1) @g to i64
; CHECK-NEXT: %[[Vector2:[v0-9]+]] = insertelement <2 x i64> %[[Vector]], i64 %[[Ptrtoint]], i32 1
; CHECK-NEXT: ret <2 x i64> %[[Vector2]]
@g = external addrspace(1) global i32

define <2 x i64> @f() {
  ret <2 x i64> <i64 1, i64 ptrtoint (ptr addrspace(1) @g to i64)>
}
