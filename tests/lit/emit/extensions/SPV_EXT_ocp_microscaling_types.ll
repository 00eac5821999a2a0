; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_ocp_microscaling_types %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_ocp_microscaling_types %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; Floats of four bits, eight in a word.

; CHECK: OpExtension "SPV_EXT_ocp_microscaling_types"
; CHECK: OpTypeFloat 4 Float4E2M1EXT
; CHECK: OpFConvert

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: {{.*}} needs SPV_EXT_ocp_microscaling_types
; WITHOUT: note: pass --spirv-ext=+SPV_EXT_ocp_microscaling_types
declare <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i32)

define <8 x half> @widened(i32 %word) {
  %numbers = call <8 x half> @_Z36__builtin_spirv_ConvertE2M1ToFP16EXTi(i32 %word)
  ret <8 x half> %numbers
}
