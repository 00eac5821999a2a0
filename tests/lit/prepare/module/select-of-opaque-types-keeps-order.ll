; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Several selects of opaque types in a block are decided in their order, and what stands between
; them stays there.

; CHECK: %[[#Entry:]] = OpLabel
; CHECK-NEXT: OpStore %[[#Memory:]] %[[#One:]]
; CHECK-NEXT: OpBranchConditional %[[#CondA:]] %[[#TakenA:]] %[[#JoinA:]]
; CHECK-NEXT: %[[#TakenA]] = OpLabel
; CHECK-NEXT: OpBranch %[[#JoinA]]
; CHECK-NEXT: %[[#JoinA]] = OpLabel
; CHECK-NEXT: %[[#First:]] = OpPhi %{{[0-9]+}} %[[#ArgA:]] %[[#TakenA]] %[[#ArgB:]] %[[#Entry]]
; CHECK-NEXT: OpStore %[[#Memory]] %[[#Two:]]
; CHECK-NEXT: OpBranchConditional %[[#CondB:]] %[[#TakenB:]] %[[#JoinB:]]
; CHECK-NEXT: %[[#TakenB]] = OpLabel
; CHECK-NEXT: OpBranch %[[#JoinB]]
; CHECK-NEXT: %[[#JoinB]] = OpLabel
; CHECK-NEXT: %[[#Second:]] = OpPhi %{{[0-9]+}} %[[#First]] %[[#TakenB]] %[[#ArgA]] %[[#JoinA]]
; CHECK-NEXT: OpBranchConditional %[[#CondA]] %[[#TakenC:]] %[[#JoinC:]]
; CHECK-NEXT: %[[#TakenC]] = OpLabel
; CHECK-NEXT: OpBranch %[[#JoinC]]
; CHECK-NEXT: %[[#JoinC]] = OpLabel
; CHECK-NEXT: %[[#Third:]] = OpPhi %{{[0-9]+}} %[[#Second]] %[[#TakenC]] %[[#First]] %[[#JoinB]]
; CHECK-NEXT: OpStore %[[#Memory]] %[[#Three:]]
; CHECK-NEXT: OpReturnValue %[[#Third]]

define spir_func target("spirv.Event") @f(i1 %c, i1 %d, target("spirv.Event") %a, target("spirv.Event") %b, ptr addrspace(1) %m) {
  store volatile i32 1, ptr addrspace(1) %m
  %s = select i1 %c, target("spirv.Event") %a, target("spirv.Event") %b
  store volatile i32 2, ptr addrspace(1) %m
  %t = select i1 %d, target("spirv.Event") %s, target("spirv.Event") %a
  %u = select i1 %c, target("spirv.Event") %t, target("spirv.Event") %s
  store volatile i32 3, ptr addrspace(1) %m
  ret target("spirv.Event") %u
}
