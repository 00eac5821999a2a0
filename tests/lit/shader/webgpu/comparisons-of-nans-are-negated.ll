; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK-NOT: OpFUnord
; CHECK: %[[#Equal:]] = OpFOrdEqual %[[#Bool:]]
; CHECK: OpLogicalNotEqual %[[#Bool]] %[[#Equal]]
; CHECK: %[[#Not:]] = OpFOrdGreaterThanEqual %[[#Bool]]
; CHECK: OpLogicalNotEqual %[[#Bool]] %[[#Not]]
; CHECK: %[[#Less:]] = OpFOrdLessThan %[[#Bool]]
; CHECK: %[[#Greater:]] = OpFOrdGreaterThan %[[#Bool]]
; CHECK: OpLogicalOr %[[#Bool]] %[[#Less]] %[[#Greater]]
define spir_kernel void @compare(ptr addrspace(1) %x, float %b) {
  %a = load float, ptr addrspace(1) %x
  %c = fcmp une float %a, %b
  %d = fcmp ult float %a, %b
  %e = fcmp one float %a, %b
  %cd = and i1 %c, %d
  %all = and i1 %cd, %e
  %n = zext i1 %all to i32
  store i32 %n, ptr addrspace(1) %x
  ret void
}
