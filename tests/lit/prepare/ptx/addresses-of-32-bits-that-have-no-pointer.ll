; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %at) {
  %x = call i32 asm sideeffect "ld.shared.b32 $0, [$1];", "=r,r"(i32 %at) ; expected-error: the PTX instruction 'ld.shared.b32 $0, [$1]' has an address in shared memory of 32 bits, and the device's have 64
  store i32 %x, ptr addrspace(1) %p
  ret void
}
