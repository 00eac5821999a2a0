; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Size:]] BuiltIn WorkgroupSize
; CHECK: %[[#Whole:]] = OpLoad %{{[0-9]+}} %[[#Size]]
; CHECK-NEXT: OpCompositeExtract %{{[0-9]+}} %[[#Whole]] 1
define spir_func i64 @f() {
  %size = call spir_func i64 @_Z23__spirv_WorkgroupSize_yv()
  ret i64 %size
}

declare spir_func i64 @_Z23__spirv_WorkgroupSize_yv()
