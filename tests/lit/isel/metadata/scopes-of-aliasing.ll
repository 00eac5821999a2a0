; RUN: pyllc --spirv-ext=+SPV_INTEL_memory_access_aliasing %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN
; RUN: pyllc -mtriple=spirv64v1.1 --spirv-ext=+SPV_INTEL_memory_access_aliasing %s -o - | filecheck %s --check-prefix=OLD
; NEW-SPIRV-VAL

; A scope that is declared in a loop is another one in each iteration, which cannot be said.

; CHECK: OpName %[[#Result:]] "r"
; CHECK: %[[#Domain:]] = OpAliasDomainDeclINTEL{{$}}
; CHECK-NEXT: %[[#Scope:]] = OpAliasScopeDeclINTEL %[[#Domain]]{{$}}
; CHECK-NEXT: %[[#List:]] = OpAliasScopeListDeclINTEL %[[#Scope]]{{$}}
; CHECK-NOT: OpAlias
; CHECK: OpDecorateId %[[#Result]] NoAliasINTEL %[[#List]]
; CHECK: OpLoad {{.*}} Aligned|AliasScopeINTELMask 4 %[[#List]]{{$}}
; CHECK-NEXT: OpStore {{.*}} Aligned|NoAliasINTELMask 4 %[[#List]]{{$}}
; CHECK: OpLoad {{.*}} Aligned 4{{$}}
; CHECK-NEXT: OpStore {{.*}} Aligned|NoAliasINTELMask 4 %[[#List]]{{$}}

; Before 1.2 there is no decoration with ids, so that calls say nothing.
; OLD-NOT: OpDecorateId
; OLD: OpLoad {{.*}} Aligned|AliasScopeINTELMask 4

; PLAIN-NOT: Alias
; PLAIN: OpStore {{.*}} Aligned 4{{$}}
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %a = load i32, ptr addrspace(1) %p, align 4, !alias.scope !0
  store i32 %a, ptr addrspace(1) %q, align 4, !noalias !0
  %r = call spir_func i32 @g(ptr addrspace(1) %q), !noalias !0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %b = load i32, ptr addrspace(1) %p, align 4, !alias.scope !7
  store i32 %b, ptr addrspace(1) %q, align 4, !noalias !8
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
declare spir_func i32 @g(ptr addrspace(1))
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = !{!1}
!1 = distinct !{!1, !2, !"p"}
!2 = distinct !{!2, !"k"}
!4 = !{!1}
!7 = !{!6}
!6 = distinct !{!6, !2, !"q"}
!8 = !{!6, !1}
