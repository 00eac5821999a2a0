; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Both calls pass a pointer of the type that the callee's parameter has; it casts at its own use.

; CHECK: %[[#Callee:]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#Type:]]
; CHECK: %[[#Place:]] = OpPtrAccessChain %[[#Type]]
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Callee]] %[[#Place]]
define spir_func void @g(ptr addrspace(1) %p) {
  store float 1.0, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  call spir_func void @g(ptr addrspace(1) %p)
  %y = getelementptr i32, ptr addrspace(1) %p, i32 %x
  store i32 %x, ptr addrspace(1) %y
  call spir_func void @g(ptr addrspace(1) %y)
  ret void
}
