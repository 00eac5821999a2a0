; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_bfloat16 --verify-diagnostics %s

define spir_kernel void @lanes(ptr addrspace(1) %p, <2 x bfloat> %x, <2 x i16> %mask) {
  %r = call <2 x half> @_Z7shuffleDv2_DhDv2_t(<2 x bfloat> %x, <2 x i16> %mask) ; expected-error: builtin 'shuffle': does not take type '<2 x bfloat>'
  store <2 x half> %r, ptr addrspace(1) %p
  ret void
}
declare <2 x half> @_Z7shuffleDv2_DhDv2_t(<2 x bfloat>, <2 x i16>)
