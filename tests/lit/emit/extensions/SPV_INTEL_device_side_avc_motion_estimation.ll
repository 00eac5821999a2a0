; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A penalty of motion estimation.

; CHECK: OpExtension "SPV_INTEL_device_side_avc_motion_estimation"
; CHECK: OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL needs {{.*}}SPV_INTEL_device_side_avc_motion_estimation
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELv()

define spir_func i32 @penalty() {
  %penalty = call spir_func i32 @_Z58__spirv_SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELv()
  ret i32 %penalty
}
