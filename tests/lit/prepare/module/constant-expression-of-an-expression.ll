; RUN: pyllc -mtriple=spirv64 -stop-after=constant-exprs %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @f()
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i8, ptr addrspace(1) @g, i64 4
; CHECK-NEXT: %[[Addrspacecast:[v0-9]+]] = addrspacecast ptr addrspace(1) %[[Place]] to ptr addrspace(4)
; CHECK-NEXT: %v = load i32, ptr addrspace(4) %[[Addrspacecast]], align 4
; CHECK-NEXT: ret i32 %v
@g = external addrspace(1) global [4 x i32]

define i32 @f() {
  %v = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 4) to ptr addrspace(4))
  ret i32 %v
}
