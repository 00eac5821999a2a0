; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 3
; CHECK: %[[#Whole:]] = OpLoad %[[#Vector]]
; CHECK-NEXT: %[[#One:]] = OpCompositeExtract %[[#Int]] %[[#Whole]] 0
; CHECK-NEXT: OpReturnValue %[[#One]]
define spir_func i32 @f() {
  %id = call spir_func i32 @_Z12get_local_idj(i32 0)
  ret i32 %id
}

declare spir_func i32 @_Z12get_local_idj(i32)
