; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_replicated_composites %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_replicated_composites %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A vector of one value.

; CHECK: OpExtension "SPV_EXT_replicated_composites"
; CHECK: OpCompositeConstructReplicateEXT

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpCompositeConstructReplicateEXT needs SPV_EXT_replicated_composites
; WITHOUT: note: pass --spirv-ext=+SPV_EXT_replicated_composites
declare spir_func <4 x i32> @_Z38__spirv_CompositeConstructReplicateEXTi(i32)

define spir_func <4 x i32> @splat(i32 %value) {
  %splat = call spir_func <4 x i32> @_Z38__spirv_CompositeConstructReplicateEXTi(i32 %value)
  ret <4 x i32> %splat
}
