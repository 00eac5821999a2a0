; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Nothing may stand between a label and its phis, nor may the cast be where its operand is not.

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Entry:]] = OpLabel
; CHECK-NEXT: OpBranchConditional
; CHECK-NEXT: %[[#Then:]] = OpLabel
; CHECK-NEXT: %[[#Cast:]] = OpInBoundsAccessChain %[[#Ptr]] %[[#Second]]
; CHECK-NEXT: OpBranch
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %[[#Ptr]] %[[#First]] %[[#Entry]] %[[#Cast]] %[[#Then]]
; CHECK-NEXT: OpLoad %[[#Int]] %[[#Phi]]
%pair = type { i32, float }

define i32 @f(i1 %c, ptr addrspace(1) %p, ptr addrspace(1) byval(%pair) %q) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %r = phi ptr addrspace(1) [ %p, %entry ], [ %q, %then ]
  %v = load i32, ptr addrspace(1) %r
  ret i32 %v
}
