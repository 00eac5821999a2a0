; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %S/Inputs/assembly-with-text.ll -o - 2>&1 | filecheck %s --check-prefix=TEXT

; Compilers write it to hinder their optimiser; there is nothing to assemble.

; CHECK-NOT: OpAsm
; CHECK: OpFunctionParameter
; CHECK-NEXT: %[[#Value:]] = OpFunctionParameter
; CHECK-NOT: OpAsm
; CHECK: OpStore %[[#]] %[[#Value]]
; CHECK: OpIAdd %[[#]] %[[#Value]] %[[#Value]]
; CHECK-NOT: OpAsm
; TEXT: error: inline assembly has no translation without SPV_INTEL_inline_assembly
define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) {
  call void asm sideeffect "", "~{memory}"()
  %x = call i32 asm sideeffect "", "=r,0,~{dirflag}"(i32 %v)
  store i32 %x, ptr addrspace(1) %p
  %both = call { i32, i32 } asm "", "=r,=r,1,0"(i32 %v, i32 %x)
  %a = extractvalue { i32, i32 } %both, 0
  %b = extractvalue { i32, i32 } %both, 1
  %s = add i32 %a, %b
  call void asm sideeffect "", "=*m,*m,r"(ptr addrspace(1) elementtype(i32) %p, ptr addrspace(1) elementtype(i32) %p, i32 %s)
  store i32 %s, ptr addrspace(1) %p
  ret void
}
