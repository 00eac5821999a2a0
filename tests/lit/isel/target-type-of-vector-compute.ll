; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_vector_compute %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows no buffer surfaces

; The number of a buffer surface is its access qualifier.

; CHECK: OpCapability VectorComputeINTEL
; CHECK-DAG: %[[#Reader:]] = OpTypeBufferSurfaceINTEL ReadOnly
; CHECK-DAG: %[[#Writer:]] = OpTypeBufferSurfaceINTEL WriteOnly
; CHECK: OpFunctionParameter %[[#Reader]]
; CHECK-NEXT: OpFunctionParameter %[[#Writer]]
define spir_func void @f(target("spirv.BufferSurfaceINTEL", 0) %reader, target("spirv.BufferSurfaceINTEL", 1) %writer) {
  ret void
}
