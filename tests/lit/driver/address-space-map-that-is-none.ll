; RUN: not pyllc -address-space-map=amd %s -o - 2>&1 | filecheck %s
; RUN: not pyllc -address-space-map=0:generic,nvptx %s -o - 2>&1 | filecheck %s --check-prefix=NAME
; RUN: not pyllc -address-space-map=0:registers %s -o - 2>&1 | filecheck %s --check-prefix=MEMORY

; CHECK: error: bad map of address spaces: expected NUMBER:MEMORY, found 'amd'
; CHECK-NEXT: note: write -address-space-map=amdgcn, or such as -address-space-map=0:generic,4:private; maps are spir, amdgcn, nvptx, cpu, memories private, global, constant, local, generic
; NAME: error: bad map of address spaces: expected NUMBER:MEMORY, found 'nvptx'
; MEMORY: error: bad map of address spaces: expected NUMBER:MEMORY, found '0:registers'
define void @f() {
  ret void
}
