; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Only the low word has bits of an address, and only they are read.

; CHECK-LABEL: define { i64, i64 } @number(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Ptrtoint:[v0-9]+]] = ptrtoint ptr addrspace(1) %p to i64
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i64, i64 } @spvbackend.compose(i64 %[[Ptrtoint]], i64 0)
; CHECK-NEXT: ret { i64, i64 } %[[Call]]
; CHECK-LABEL: define ptr addrspace(1) @pointer({ i64, i64 } %a)
; CHECK-NEXT: %[[Part:[v0-9]+]] = extractvalue { i64, i64 } %a, 0
; CHECK-NEXT: %[[Part2:[v0-9]+]] = extractvalue { i64, i64 } %a, 1
; CHECK-NEXT: %[[Inttoptr:[v0-9]+]] = inttoptr i64 %[[Part]] to ptr addrspace(1)
; CHECK-NEXT: %r = bitcast ptr addrspace(1) %[[Inttoptr]] to ptr addrspace(1)
; CHECK-NEXT: ret ptr addrspace(1) %r
; CHECK-LABEL: define ptr addrspace(1) @element(ptr addrspace(1) %p, { i64, i64 } %i)
; CHECK-NEXT: %[[Part3:[v0-9]+]] = extractvalue { i64, i64 } %i, 0
; CHECK-NEXT: %[[Part4:[v0-9]+]] = extractvalue { i64, i64 } %i, 1
; CHECK-NEXT: %r = getelementptr i32, ptr addrspace(1) %p, i64 %[[Part3]]
; CHECK-NEXT: ret ptr addrspace(1) %r
define i100 @number(ptr addrspace(1) %p) {
  %r = ptrtoint ptr addrspace(1) %p to i100
  ret i100 %r
}
define ptr addrspace(1) @pointer(i100 %a) {
  %r = inttoptr i100 %a to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
define ptr addrspace(1) @element(ptr addrspace(1) %p, i100 %i) {
  %r = getelementptr i32, ptr addrspace(1) %p, i100 %i
  ret ptr addrspace(1) %r
}
