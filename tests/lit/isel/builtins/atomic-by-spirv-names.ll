; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpAtomicCompareExchangeWeak left the standard with 1.4; the strong one does as well.

; CHECK-NOT: OpAtomicCompareExchangeWeak
; CHECK: %[[#Object:]] = OpFunctionParameter
; CHECK: %[[#Scope:]] = OpFunctionParameter
; CHECK: OpAtomicCompareExchange %{{[0-9]+}} %[[#Object]] %[[#Scope]]
; CHECK: OpAtomicStore %[[#Object]] %[[#Scope]]
define spir_func void @f(ptr addrspace(1) %object, i32 %scope) {
  %1 = call spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1) %object, i32 %scope, i32 0, i32 0, i32 1, i32 2)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1) %object, i32 %scope, i32 0, i32 1)
  ret void
}

declare spir_func i32 @_Z33__spirv_AtomicCompareExchangeWeakPU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
