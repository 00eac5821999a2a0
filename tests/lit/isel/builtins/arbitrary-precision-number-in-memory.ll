; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The C ABI passes integers beyond 64 bits in memory; the instruction takes and gives values.

; CHECK: %[[#Long:]] = OpTypeInt 68 0
; CHECK: %[[#Value:]] = OpLoad %[[#Long]]
; CHECK: %[[#Result:]] = OpFixedExp{{ALTERA|INTEL}} %[[#Long]] %[[#Value]] 0 20 20 0 0
; CHECK: OpStore %[[#]] %[[#Result]]
define void @f(ptr %result, ptr %number) {
  call void @_Z21__spirv_FixedExpINTELILi68ELi68EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(ptr sret(i68) align 8 %result, ptr byval(i68) align 8 %number, i1 zeroext false, i32 20, i32 20, i32 0, i32 0)
  ret void
}

declare void @_Z21__spirv_FixedExpINTELILi68ELi68EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(ptr sret(i68) align 8, ptr byval(i68) align 8, i1 zeroext, i32, i32, i32, i32)
