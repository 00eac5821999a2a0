; RUN: pyllc -print-after-all %s -o - | filecheck %s
; RUN: pyllc -print-after-all %s -o - 2>&1 | filecheck %s --check-prefix=BOTH

; The output stays an assembly text.

; CHECK-NOT: ; after
; CHECK: OpFunctionEnd
; BOTH: ; after parse
; BOTH: ; after cleanup
; BOTH: ; after lower-intrinsics
; BOTH: ; after legalize
; BOTH: ; after select
; BOTH: ; SPIR-V
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
