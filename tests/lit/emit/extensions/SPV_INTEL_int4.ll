; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_int4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_int4 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A number of four bits is converted by itself.

; CHECK: OpExtension "SPV_INTEL_int4"
; CHECK: OpTypeInt 4 0
; CHECK: OpConvertSToF

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}} needs {{.*}}SPV_INTEL_int4
; WITHOUT: note: pass --spirv-ext=+SPV_
declare half @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i4)

define half @one(i4 %number) {
  %converted = call half @_Z38__builtin_spirv_ConvertInt4ToFP16INTELi(i4 %number)
  ret half %converted
}
