; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_global_variable_host_access %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_global_variable_host_access %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A host finds a variable by the name that is said here.

; CHECK: OpExtension "SPV_INTEL_global_variable_host_access"
; CHECK: OpDecorate %{{[0-9]+}} HostAccessINTEL ReadWriteINTEL "the name"

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: decoration HostAccessINTEL needs {{.*}}SPV_INTEL_global_variable_host_access
; WITHOUT: note: pass --spirv-ext=+SPV_
@data = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @data
  ret void
}

!0 = !{!1}
!1 = !{i32 6188, i32 3, !"the name"}
