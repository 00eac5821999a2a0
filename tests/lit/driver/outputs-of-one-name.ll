; RUN: rm -rf %t && mkdir %t && cp %s %t/outputs-of-one-name.ll
; RUN: not pyllc %s %t/outputs-of-one-name.ll --output-dir=%t/out 2>&1 | filecheck %s
; RUN: not ls %t/out

; CHECK: {{^}}pyllc: error: the output of '{{.*}}' would replace that of '{{.*}}outputs-of-one-name.ll':
; CHECK-SAME: '{{.*}}out/outputs-of-one-name.spvasm'
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
