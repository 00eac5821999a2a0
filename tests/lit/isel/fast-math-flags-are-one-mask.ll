; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Each flag has its bit; `fast` is all of them. A flag that SPIR-V has no bit for is left out.

; CHECK-NOT: OpExtension
; CHECK-DAG: OpDecorate %[[#NotNan:]] FPFastMathMode NotNaN{{$}}
; CHECK-DAG: OpDecorate %[[#NotInf:]] FPFastMathMode NotInf{{$}}
; CHECK-DAG: OpDecorate %[[#NoSign:]] FPFastMathMode NSZ{{$}}
; CHECK-DAG: OpDecorate %[[#Recip:]] FPFastMathMode AllowRecip{{$}}
; CHECK-DAG: OpDecorate %[[#Some:]] FPFastMathMode NotNaN|NotInf{{$}}
; CHECK-DAG: OpDecorate %[[#Fast:]] FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|Fast{{$}}
; CHECK: %[[#NotNan]] = OpFAdd
; CHECK-NEXT: %[[#NotInf]] = OpFSub
; CHECK-NEXT: %[[#NoSign]] = OpFMul
; CHECK-NEXT: %[[#Recip]] = OpFDiv
; CHECK-NEXT: %[[#Some]] = OpFRem
; CHECK-NEXT: %[[#Fast]] = OpFMul
define void @f(float %a, float %b) {
  %1 = fadd nnan float %a, %b
  %2 = fsub ninf float %a, %b
  %3 = fmul nsz float %a, %b
  %4 = fdiv arcp float %a, %b
  %5 = frem nnan ninf float %a, %b
  %6 = fmul fast float %a, %b
  ret void
}
