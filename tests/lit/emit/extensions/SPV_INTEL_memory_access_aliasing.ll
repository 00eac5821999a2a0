; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_memory_access_aliasing %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_memory_access_aliasing %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; Which accesses do not meet is a hint.

; CHECK: OpExtension "SPV_INTEL_memory_access_aliasing"
; CHECK: OpAliasScopeDeclINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpAlias
; WITHOUT: OpStore
define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %value = load i32, ptr addrspace(1) %in, !alias.scope !0
  store i32 %value, ptr addrspace(1) %out, !noalias !0
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"in"}
!2 = distinct !{!2, !"k"}
