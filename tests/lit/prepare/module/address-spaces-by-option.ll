; RUN: pyllc %s -stop-after=other-spaces -o - | filecheck %s
; RUN: pyllc %s -address-space-map=amdgcn -stop-after=other-spaces -o - | filecheck %s --check-prefix=AMD
; RUN: pyllc %s -address-space-map=nvptx -stop-after=other-spaces -o - | filecheck %s --check-prefix=AMD
; RUN: pyllc %s -address-space-map=cpu -stop-after=other-spaces -o - | filecheck %s --check-prefix=CPU
; RUN: pyllc %s -address-space-map=0:generic,4:private -stop-after=other-spaces -o - | filecheck %s --check-prefix=PAIRS
; RUN: pyllc %s -address-space-map=amdgcn,4:global -stop-after=other-spaces -o - | filecheck %s --check-prefix=BOTH
; RUN: pyllc %s -address-space-map=0:generic,4:private -w -o - | filecheck %s --check-prefix=SPV

; CHECK: define spir_kernel void @k(ptr %a, ptr addrspace(4) %b, ptr addrspace(5) %c)
; AMD: define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(2) %b, ptr %c)
; CPU: define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(5) %c)
; PAIRS: define spir_kernel void @k(ptr addrspace(1) %a, ptr %b, ptr addrspace(5) %c)
; BOTH: define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr %c)
; SPV: OpEntryPoint

define spir_kernel void @k(ptr %a, ptr addrspace(4) %b, ptr addrspace(5) %c) {
  ret void
}
