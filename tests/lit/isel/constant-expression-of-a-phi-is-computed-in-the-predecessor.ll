; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpName %[[#Variable:]] "g"
; CHECK: %[[#Entry:]] = OpLabel
; CHECK-NEXT: %[[#Cast:]] = OpPtrCastToGeneric %{{[0-9]+}} %[[#Variable]]
; CHECK-NEXT: OpBranchConditional
; CHECK: OpPhi %{{[0-9]+}} %[[#Cast]] %[[#Entry]]
@g = addrspace(1) global i32 0

define ptr addrspace(4) @f(i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi ptr addrspace(4) [ addrspacecast (ptr addrspace(1) @g to ptr addrspace(4)), %entry ], [ null, %then ]
  ret ptr addrspace(4) %p
}
