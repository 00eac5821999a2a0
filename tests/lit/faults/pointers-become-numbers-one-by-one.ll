; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpConvertPtrToU takes pointers only, and a vector of pointers is no type.

; CHECK: OpConvertPtrToU
; CHECK-NEXT: OpConvertPtrToU
; CHECK-NOT: OpConvertPtrToU
define <2 x i64> @f(<2 x ptr addrspace(1)> %p) {
  %x = ptrtoint <2 x ptr addrspace(1)> %p to <2 x i64>
  ret <2 x i64> %x
}
