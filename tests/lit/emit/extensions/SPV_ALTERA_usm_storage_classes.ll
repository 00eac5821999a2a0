; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_usm_storage_classes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_ALTERA_usm_storage_classes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; Memory of the device is global memory to those that know no better. The later name of the extension has the same words.

; CHECK: OpExtension "SPV_ALTERA_usm_storage_classes"
; CHECK: OpTypePointer DeviceOnly{{(ALTERA|INTEL)}}

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT: OpTypePointer CrossWorkgroup
define spir_func i32 @read(ptr addrspace(5) %device) {
  %value = load i32, ptr addrspace(5) %device
  ret i32 %value
}
