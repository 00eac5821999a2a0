; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_shader_clock %s -o - | filecheck %s

; CHECK: %[[#Device:]] = OpConstant %{{[0-9]+}} 1
; CHECK: OpReadClockKHR %{{[0-9]+}} %[[#Device]]
define i64 @now() {
  %now = call i64 @llvm.amdgcn.s.sendmsg.rtn.i64(i32 131)
  ret i64 %now
}
declare i64 @llvm.amdgcn.s.sendmsg.rtn.i64(i32)
