; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_shader_clock %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_shader_clock %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

; CHECK-COUNT-3: OpReadClockKHR
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) {
  %a = call i64 @llvm.nvvm.read.ptx.sreg.clock64() ; expected-error: intrinsic 'llvm.nvvm.read.ptx.sreg.clock64' has no translation: it needs an extension for clocks
  %b = call i32 @llvm.nvvm.read.ptx.sreg.clock() ; expected-error: it needs an extension for clocks
  %c = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() ; expected-error: it needs an extension for clocks
  %d = zext i32 %b to i64
  %e = add i64 %a, %c
  %f = add i64 %d, %e
  store i64 %f, ptr %p
  ret void
}
