; RUN: pyllc --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2,+SPV_INTEL_function_pointers %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "k"
; CHECK: OpExecutionMode %[[#Kernel]] NamedBarrierCountINTEL 8
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] SharedLocalMemorySizeINTEL 256
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] RoundingModeRTPINTEL 64
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] FloatingPointModeALTINTEL 64
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] DenormFlushToZero 64
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] RoundingModeRTPINTEL 32
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] FloatingPointModeALTINTEL 32
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] DenormPreserve 32
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] RoundingModeRTPINTEL 16
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] FloatingPointModeALTINTEL 16
; CHECK-NEXT: OpExecutionMode %[[#Kernel]] DenormFlushToZero 16
; CHECK: OpName %[[#Parameter:]] "p"
; CHECK: OpName %[[#Called:]] "called"
; CHECK-DAG: OpDecorate %[[#Kernel]] VectorComputeFunctionINTEL
; CHECK-DAG: OpDecorate %[[#Parameter]] FuncParamIOKindINTEL 1
; CHECK-DAG: OpDecorate %[[#Called]] StackCallINTEL
; CHECK-DAG: OpDecorate %[[#Called]] SIMTCallINTEL 5
; CHECK-DAG: OpDecorate %[[#Called]] ReferencedIndirectlyINTEL
; CHECK-DAG: OpDecorate %[[#Called]] SingleElementVectorINTEL
; CHECK: OpTypeVoid

; PLAIN-NOT: {{OpExecutionMode|INTEL}}
; PLAIN: OpFunctionEnd
define spir_kernel void @k(i32 "VCArgumentIOKind"="1" %p) #0 {
  ret void
}

define spir_func "VCSingleElementVector" i8 @called() #1 {
  ret i8 0
}

attributes #0 = { "VCFunction" "VCNamedBarrierCount"="8" "VCSLMSize"="256" "VCFloatControl"="145" }
attributes #1 = { "VCStackCall" "VCSIMTCall"="5" "referenced-indirectly" }
