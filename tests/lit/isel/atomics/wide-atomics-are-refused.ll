; RUN: pyllc --split-input-file --verify-diagnostics %s

define i128 @f(ptr addrspace(1) %p) {
  %v = load atomic i128, ptr addrspace(1) %p seq_cst, align 16 ; expected-error: type 'i128'
  ret i128 %v
}
