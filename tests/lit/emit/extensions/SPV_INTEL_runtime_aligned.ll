; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_runtime_aligned %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_runtime_aligned %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; How a pointer is aligned is a promise.

; CHECK: OpExtension "SPV_INTEL_runtime_aligned"
; CHECK: OpDecorate %{{[0-9]+}} FuncParamAttr RuntimeAligned{{(INTEL|ALTERA)}}

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: capability RuntimeAlignedAttributeALTERA needs {{.*}}SPV_INTEL_runtime_aligned
; WITHOUT: note: pass --spirv-ext=+SPV_
define spir_kernel void @k(ptr addrspace(1) %out) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!2}
!2 = !{!1}
!1 = !{i32 38, i32 5940}
