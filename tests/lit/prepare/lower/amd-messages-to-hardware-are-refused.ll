; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_shader_clock --verify-diagnostics %s

define i64 @doorbell() {
  %id = call i64 @llvm.amdgcn.s.sendmsg.rtn.i64(i32 128) ; expected-error: SPIR-V has no messages to hardware
  ret i64 %id
}
declare i64 @llvm.amdgcn.s.sendmsg.rtn.i64(i32)
