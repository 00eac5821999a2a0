; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A select by undef or poison may give either value; a branch by it would be undefined, so the
; branch is one by false.

; CHECK: %[[#False:]] = OpConstantFalse
; CHECK-NOT: OpUndef
; CHECK: OpBranchConditional %[[#False]] %[[#Taken:]] %[[#Join:]]
; CHECK: %[[#Join]] = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: OpBranchConditional %[[#False]]
; CHECK-NOT: OpUndef

define spir_func target("spirv.Event") @f(target("spirv.Event") %a, target("spirv.Event") %b) {
  %s = select i1 undef, target("spirv.Event") %a, target("spirv.Event") %b
  %t = select i1 poison, target("spirv.Event") %s, target("spirv.Event") %b
  ret target("spirv.Event") %t
}
