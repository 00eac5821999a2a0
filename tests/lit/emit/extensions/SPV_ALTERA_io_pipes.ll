; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_io_pipes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_io_pipes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A program relies on the port that a pipe leads to. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_io_pipes"
; CHECK: OpDecorate %{{[0-9]+}} IOPipeStorage{{(INTEL|ALTERA)}} 1

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: decoration IOPipeStorage{{(INTEL|ALTERA)}} needs {{.*}}SPV_ALTERA_io_pipes
; WITHOUT: note: pass --spirv-ext=+SPV_
@data = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @data
  ret void
}

!0 = !{!1}
!1 = !{i32 5944, i32 1}
