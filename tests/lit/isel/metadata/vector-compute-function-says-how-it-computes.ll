; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=PLAIN
; NO-SPIRV-VAL: it takes each of the decorations once, and has them for each width.

; What is a mode of a kernel is a decoration of a function.

; CHECK-DAG: OpDecorate %[[#First:]] FunctionRoundingModeINTEL 16 RTE
; CHECK-DAG: OpDecorate %[[#First]] FunctionDenormModeINTEL 16 FlushToZero
; CHECK-DAG: OpDecorate %[[#First]] FunctionFloatingPointModeINTEL 64 IEEE
; CHECK-DAG: OpDecorate %[[#Second:]] FunctionRoundingModeINTEL 32 RTZ
; CHECK-DAG: OpDecorate %[[#Second]] FunctionDenormModeINTEL 32 Preserve
; CHECK-DAG: OpDecorate %[[#Second]] FunctionFloatingPointModeINTEL 32 ALT
; PLAIN-NOT: ModeINTEL
; PLAIN: OpFunction
define spir_func void @first() #0 {
  ret void
}

define spir_func void @second() #1 {
  ret void
}

attributes #0 = { "VCFloatControl"="0" "VCFunction" }
attributes #1 = { "VCFloatControl"="177" "VCFunction" }
