; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Parts of structs and vectors are extracted and inserted one after another.

; CHECK: %struct.s = type { i32, <4 x float> }
; CHECK-LABEL: define spir_func %struct.s @f
; CHECK-SAME: (%struct.s %x, float %y, i32 %n) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %1 = extractvalue %struct.s %x, 0
; CHECK-NEXT: %a = extractvalue %struct.s %x, 1
; CHECK-NEXT: %b = extractelement <4 x float> %a, i32 2
; CHECK-NEXT: %c = insertelement <4 x float> %a, float %y, i32 %n
; CHECK-NEXT: %d = extractelement <4 x float> %c, i32 %n
; CHECK-NEXT: %e = fadd float %b, %d
; CHECK-NEXT: %g = insertelement <4 x float> %c, float %e, i32 0
; CHECK-NEXT: %2 = insertvalue %struct.s poison, i32 %1, 0
; CHECK-NEXT: %3 = insertvalue %struct.s %2, <4 x float> %g, 1
; CHECK-NEXT: ret %struct.s %3
; CHECK-LABEL: define spir_func <2 x float> @shuffles
; CHECK-SAME: (<4 x float> %x, <4 x float> %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = shufflevector <4 x float> %x, <4 x float> %y, <2 x i32> <i32 1, i32 poison>
; CHECK-NEXT: ret <2 x float> %a
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

%struct.s = type { i32, <4 x float> }

define spir_func %struct.s @f(%struct.s %x, float %y, i32 %n) {
  %a = extractvalue %struct.s %x, 1
  %b = extractelement <4 x float> %a, i32 2
  %c = insertelement <4 x float> %a, float %y, i32 %n
  %d = extractelement <4 x float> %c, i32 %n
  %e = fadd float %b, %d
  %g = insertelement <4 x float> %c, float %e, i32 0
  %h = insertvalue %struct.s %x, <4 x float> %g, 1
  ret %struct.s %h
}

define spir_func <2 x float> @shuffles(<4 x float> %x, <4 x float> %y) {
  %a = shufflevector <4 x float> %x, <4 x float> %y, <2 x i32> <i32 1, i32 poison>
  ret <2 x float> %a
}
