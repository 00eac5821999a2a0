; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_abort %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_abort %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A trap ends the program, or the work-item alone.

; CHECK: OpExtension "SPV_KHR_abort"
; CHECK: OpAbortKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpAbortKHR
; WITHOUT: OpReturn
define spir_kernel void @checked(i1 %wrong) {
  br i1 %wrong, label %bad, label %good

bad:
  call void @llvm.trap()
  unreachable

good:
  ret void
}

declare void @llvm.trap()
