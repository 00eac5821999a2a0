; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Bool:]] = OpTypeBool
; CHECK: %[[#Result:]] = OpUnordered %[[#Bool]]
; CHECK-NEXT: OpReturnValue %[[#Result]]
define spir_func i1 @f(float %value) {
  %1 = call spir_func i1 @_Z17__spirv_Unorderedff(float %value, float %value)
  ret i1 %1
}

declare spir_func i1 @_Z17__spirv_Unorderedff(float, float)
