; RUN: rm -rf %t && mkdir %t && echo nonsense > %t/broken.ll
; RUN: not pyllc %t/broken.ll %s %t/missing.ll -j2 -output-dir=%t/out 2> %t/errors
; RUN: filecheck %s < %t/errors
; RUN: ls %t/out/broken-input-stops-no-other.spvasm

; Messages come in the order of the inputs.
; CHECK: broken.ll:1:1: error: expected top-level entity
; CHECK: missing.ll: error: cannot read the input: No such file or directory
; CHECK-NOT: error:
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
