; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpAny and OpAll want a vector of bools.

; CHECK-NOT: OpAny
; CHECK: OpSLessThan
; CHECK: OpSLessThan
; CHECK-NEXT: OpAll
declare spir_func i32 @_Z3anyi(i32)
declare spir_func i32 @_Z3allDv4_i(<4 x i32>)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, <4 x i32> %v) {
  %x = call spir_func i32 @_Z3anyi(i32 %a)
  store i32 %x, ptr addrspace(1) %p
  %y = call spir_func i32 @_Z3allDv4_i(<4 x i32> %v)
  store i32 %y, ptr addrspace(1) %p
  ret void
}
