; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows no such type

; What motion estimation reads is a type around that of the image.

; CHECK: %[[#Image:]] = OpTypeImage %{{[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-NEXT: %[[#Read:]] = OpTypeVmeImageINTEL %[[#Image]]
; CHECK: OpFunctionParameter %[[#Read]]
define spir_func void @f(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  ret void
}
