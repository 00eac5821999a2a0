; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Void:]] = OpTypeVoid
; CHECK: %[[#Pointer:]] = OpFunctionParameter
; CHECK: OpExtInst %[[#Void]] %{{[0-9]+}} prefetch %[[#Pointer]]
define spir_func void @f(ptr addrspace(1) %pointer) {
  call spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1) %pointer, i64 16)
  ret void
}

declare spir_func void @_Z8prefetchPU3AS1Kfm(ptr addrspace(1), i64)
