; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; Where a plain decoration says the same of a constant it does.

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpName %[[#Sum:]] "sum"
; CHECK: OpDecorate %[[#Pointer]] MaxByteOffset 64
; CHECK-NEXT: OpDecorate %[[#Pointer]] Alignment 8
; CHECK-NEXT: OpDecorateId %[[#Sum]] UniformId %[[#Scope:]]
; CHECK: %[[#Scope]] = OpConstant %{{[0-9]+}} 3
define spir_func i32 @f(ptr addrspace(1) %p, i32 %n) !spirv.ParameterDecorations !0 {
  %sum = add i32 %n, 1, !spirv.Decorations !5
  ret i32 %sum
}

!0 = !{!1}
!1 = !{!2, !3}
!2 = !{i32 47, i32 64}
!3 = !{i32 46, i32 8}
!5 = !{!6}
!6 = !{i32 27, i32 3}
