; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Any byte may stand in a name.

; CHECK-DAG: OpEntryPoint Kernel %[[#Kernel:]] "a kernel"
; CHECK-DAG: OpName %[[#Kernel]] "a kernel"
; CHECK-DAG: OpName %[[#Param:]] "the value"
; CHECK-DAG: OpName %[[#Sum:]] "x \"y\""
; CHECK: %[[#Sum]] = OpIAdd %{{[0-9]+}} %[[#Param]] %[[#Param]]
define spir_kernel void @"a kernel"(i32 %"the value") {
"a block":
  %"x \22y\22" = add i32 %"the value", %"the value"
  br label %"another, one"
"another, one":
  ret void
}
