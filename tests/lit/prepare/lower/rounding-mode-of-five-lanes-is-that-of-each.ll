; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; OpenCL's conversions take two, three, four, eight or sixteen lanes.

; CHECK-LABEL: define <5 x half> @f(<5 x float> %a)
; CHECK-NEXT: %[[Extractelement:[v0-9]+]] = extractelement <5 x float> %a, i32 0
; CHECK-NEXT: %[[Call:[v0-9]+]] = call half @_Z16convert_half_rtzf(float %[[Extractelement]])
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <5 x half> poison, half %[[Call]], i32 0
; CHECK-NEXT: %[[Extractelement2:[v0-9]+]] = extractelement <5 x float> %a, i32 1
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call half @_Z16convert_half_rtzf(float %[[Extractelement2]])
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <5 x half> %[[Insertelement]], half %[[Call2]], i32 1
; CHECK-NEXT: %[[Extractelement3:[v0-9]+]] = extractelement <5 x float> %a, i32 2
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call half @_Z16convert_half_rtzf(float %[[Extractelement3]])
; CHECK-NEXT: %[[Insertelement3:[v0-9]+]] = insertelement <5 x half> %[[Insertelement2]], half %[[Call3]], i32 2
; CHECK-NEXT: %[[Extractelement4:[v0-9]+]] = extractelement <5 x float> %a, i32 3
; CHECK-NEXT: %[[Call4:[v0-9]+]] = call half @_Z16convert_half_rtzf(float %[[Extractelement4]])
; CHECK-NEXT: %[[Insertelement4:[v0-9]+]] = insertelement <5 x half> %[[Insertelement3]], half %[[Call4]], i32 3
; CHECK-NEXT: %[[Extractelement5:[v0-9]+]] = extractelement <5 x float> %a, i32 4
; CHECK-NEXT: %[[Call5:[v0-9]+]] = call half @_Z16convert_half_rtzf(float %[[Extractelement5]])
; CHECK-NEXT: %[[Insertelement5:[v0-9]+]] = insertelement <5 x half> %[[Insertelement4]], half %[[Call5]], i32 4
; CHECK-NEXT: ret <5 x half> %[[Insertelement5]]
define <5 x half> @f(<5 x float> %a) {
  %r = call <5 x half> @llvm.experimental.constrained.fptrunc.v5f16.v5f32(<5 x float> %a, metadata !"round.towardzero", metadata !"fpexcept.strict")
  ret <5 x half> %r
}
