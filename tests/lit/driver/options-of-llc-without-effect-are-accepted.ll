; RUN: pyllc -mcpu=generic -translator-compatibility-mode %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k"
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
