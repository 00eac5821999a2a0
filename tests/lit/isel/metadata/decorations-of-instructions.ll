; RUN: pyllc %s -o - | filecheck %s

; What becomes another value gets an id of its own, as the decoration is not about that value. The
; fast-math flags count, and metadata that repeats them does not.

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpName %[[#Local:]] "local"
; CHECK: OpName %[[#Sum:]] "sum"
; CHECK: OpName %[[#Product:]] "product"
; CHECK: OpName %[[#Same:]] "same"
; CHECK-NOT: OpDecorate %[[#Pointer]]
; CHECK: OpDecorate %[[#Local]] Volatile
; CHECK: OpDecorate %[[#Sum]] NoSignedWrap
; CHECK: OpDecorate %[[#Product]] FPFastMathMode NotNaN
; CHECK-NEXT: OpDecorate %[[#Same]] Alignment 4
; CHECK: OpDecorate %[[#Frozen:]] UserSemantic "of a copy"
; CHECK-NOT: OpDecorate
; CHECK: %[[#Same]] = OpInBoundsPtrAccessChain %{{[0-9]+}} %[[#Pointer]]
; CHECK: OpStore %[[#Same]]
; CHECK: %[[#Frozen]] = OpCopyObject
; CHECK: OpStore %[[#Pointer]] %[[#Frozen]]
define spir_func void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a, float %b) {
  %local = alloca i32, !spirv.Decorations !8
  %sum = add i32 %a, 1, !spirv.Decorations !0
  %product = fmul nnan float %b, %b, !spirv.Decorations !2
  store float %product, ptr addrspace(1) %q
  %same = getelementptr i32, ptr addrspace(1) %p, i64 0, !spirv.Decorations !4
  store i32 %sum, ptr addrspace(1) %same
  %frozen = freeze i32 %a, !spirv.Decorations !6
  store i32 %frozen, ptr addrspace(1) %p
  ret void
}

!0 = !{!1}
!1 = !{i32 4469}
!2 = !{!3}
!3 = !{i32 40, i32 2}
!4 = !{!5}
!5 = !{i32 44, i32 4}
!6 = !{!7}
!7 = !{i32 5635, !"of a copy"}
!8 = !{!9}
!9 = !{i32 21}
