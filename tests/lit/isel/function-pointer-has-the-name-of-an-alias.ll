; RUN: pyllvm-spirv --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis %s -o - | filecheck %s

; An alias is no instruction. The constant that stands in its place has its name, while the function
; keeps its own.

; CHECK-DAG: OpName [[Function:%[0-9a-z]+]] "halve"
; CHECK-DAG: OpName [[Address:%[0-9a-z_]+]] "half.of"
; CHECK-NOT: OpName %{{.*}} "of.half"
; CHECK: [[Address]] = OpConstantFunctionPointerINTEL %{{[0-9]+}} [[Function]]
; CHECK: OpConvertPtrToU %{{[0-9]+}} [[Address]]
target triple = "spirv64-unknown-unknown"

@half.of = internal alias i16 (i16), ptr @halve
@of.half = internal alias i16 (i16), ptr @half.of

define spir_func i16 @halve(i16 %x) {
  %h = lshr i16 %x, 1
  ret i16 %h
}

define spir_func i64 @where() {
  %bits = ptrtoint ptr @of.half to i64
  ret i64 %bits
}
