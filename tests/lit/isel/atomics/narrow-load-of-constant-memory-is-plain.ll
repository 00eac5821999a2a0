; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Constant memory never changes, so a byte of it needs no atomic access of the word around it.

; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-NOT: OpAtomic
; CHECK: OpLoad %[[#Byte]] %{{[0-9]+}} Aligned 1
; CHECK-NOT: OpFunctionCall
define i8 @f(ptr addrspace(2) %p) {
  %v = load atomic i8, ptr addrspace(2) %p acquire, align 1
  ret i8 %v
}
