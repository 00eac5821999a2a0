; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s --check-prefix=OLD

; What neither the arguments nor the result may be is what NotNaN and NotInf say.

; CHECK: OpName %[[#First:]] "first"
; CHECK: OpName %[[#Second:]] "second"
; CHECK: OpName %[[#Third:]] "third"
; CHECK-DAG: OpDecorate %[[#First]] FPFastMathMode NotNaN|NotInf{{$}}
; CHECK-DAG: OpDecorate %[[#Second]] FPFastMathMode NotNaN{{$}}
; CHECK-NOT: OpDecorate %[[#Third]]
; CHECK: OpTypeFloat

; OLD-NOT: FPFastMathMode
; OLD: OpFunctionEnd
define spir_func void @f(float %a, ptr addrspace(1) %p) {
  %first = call spir_func float @_Z3sinf(float %a)
  store float %first, ptr addrspace(1) %p
  %second = call spir_func float @_Z4fmaxff(float %first, float %a)
  store float %second, ptr addrspace(1) %p
  %third = call spir_func float @_Z3cosf(float %a)
  store float %third, ptr addrspace(1) %p
  ret void
}

declare spir_func nofpclass(all) float @_Z3sinf(float nofpclass(nan inf))
declare spir_func nofpclass(nan inf) float @_Z4fmaxff(float nofpclass(nan inf), float nofpclass(nan))
declare spir_func nofpclass(nan) float @_Z3cosf(float)
