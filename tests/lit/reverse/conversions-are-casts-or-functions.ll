; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Plain conversions are casts; those that saturate or round in a way of their own are functions.

; CHECK-LABEL: define spir_func i16 @casts
; CHECK-SAME: (i32 %x, float %f) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = sext i32 %x to i64
; CHECK-NEXT: %b = trunc i64 %a to i16
; CHECK-NEXT: %c = zext i16 %b to i32
; CHECK-NEXT: %d = uitofp i32 %c to float
; CHECK-NEXT: %e = fadd float %d, %f
; CHECK-NEXT: %g = fpext float %e to double
; CHECK-NEXT: %h = fptosi double %g to i16
; CHECK-NEXT: ret i16 %h
; CHECK-LABEL: define spir_func <4 x i8> @functions
; CHECK-SAME: (<4 x float> %x, <4 x i16> %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> %x)
; CHECK-NEXT: %b = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_s(<4 x i16> %y)
; CHECK-NEXT: %c = add <4 x i8> %a, %b
; CHECK-NEXT: ret <4 x i8> %c
; CHECK-LABEL: define spir_func half @rounds
; CHECK-SAME: (float %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func half @_Z16convert_half_rtpf(float %x)
; CHECK-NEXT: ret half %a
; CHECK: declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float>) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_s(<4 x i16>) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func half @_Z16convert_half_rtpf(float) nounwind willreturn memory(none)
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i16 @casts(i32 %x, float %f) {
  %a = sext i32 %x to i64
  %b = trunc i64 %a to i16
  %c = zext i16 %b to i32
  %d = uitofp i32 %c to float
  %e = fadd float %d, %f
  %g = fpext float %e to double
  %h = fptosi double %g to i16
  ret i16 %h
}

define spir_func <4 x i8> @functions(<4 x float> %x, <4 x i16> %y) {
  %a = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float> %x)
  %b = call spir_func <4 x i8> @_Z18convert_uchar4_satDv4_s(<4 x i16> %y)
  %c = add <4 x i8> %a, %b
  ret <4 x i8> %c
}

define spir_func half @rounds(float %x) {
  %a = call spir_func half @_Z16convert_half_rtpf(float %x)
  ret half %a
}

declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_f(<4 x float>)
declare spir_func <4 x i8> @_Z18convert_uchar4_satDv4_s(<4 x i16>)
declare spir_func half @_Z16convert_half_rtpf(float)
