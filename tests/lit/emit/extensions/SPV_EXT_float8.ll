; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_float8 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_float8 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A float of eight bits is a number for as long as a conversion takes.

; CHECK: OpExtension "SPV_EXT_float8"
; CHECK: OpTypeFloat 8 Float8E4M3EXT
; CHECK: OpFConvert

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}} needs SPV_EXT_float8
; WITHOUT: note: pass --spirv-ext=+SPV_EXT_float8
declare half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8)

define half @widened(i8 %bits) {
  %number = call half @_Z36__builtin_spirv_ConvertE4M3ToFP16EXTc(i8 %bits)
  ret half %number
}
