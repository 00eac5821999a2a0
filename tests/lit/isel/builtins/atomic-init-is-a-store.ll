; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Object:]] = OpFunctionParameter
; CHECK: %[[#Value:]] = OpFunctionParameter
; CHECK: OpStore %[[#Object]] %[[#Value]]
define spir_func void @f(ptr addrspace(1) %object, i32 %value) {
  call spir_func void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) %object, i32 %value)
  ret void
}

declare spir_func void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
