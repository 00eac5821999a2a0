define spir_kernel void @k(i32 %v) {
  call void asm sideeffect "nop", "~{memory}"()
  ret void
}
