; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpLoad and OpStore take a pointer to the type of the value. The name of the call may spell another
; type, since LLVM has one type for pointers to anything.

; CHECK-DAG: %[[#I32:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#F64:]] = OpTypeFloat 64
; CHECK-DAG: %[[#TO_I32:]] = OpTypePointer CrossWorkgroup %[[#I32]]
; CHECK-DAG: %[[#TO_F64:]] = OpTypePointer CrossWorkgroup %[[#F64]]
; CHECK-DAG: %[[#C42:]] = OpConstant %[[#I32]] 42
; CHECK: %[[#IN:]] = OpFunctionParameter %[[#TO_I32]]
; CHECK: %[[#OUT:]] = OpFunctionParameter %[[#TO_F64]]
; CHECK: OpStore %[[#IN]] %[[#C42]] Aligned 4
; CHECK: %[[#CAST:]] = OpBitcast %[[#TO_F64]] %[[#IN]]
; CHECK: %[[#LOADED:]] = OpLoad %[[#F64]] %[[#CAST]]
; CHECK: OpStore %[[#OUT]] %[[#LOADED]]
define spir_kernel void @two_types(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  call spir_func void @_Z13__spirv_StorePiiii(ptr addrspace(1) %p, i32 42, i32 2, i32 4)
  %loaded = call spir_func double @_Z12__spirv_LoadPi(ptr addrspace(1) %p)
  call spir_func void @_Z13__spirv_StorePfd(ptr addrspace(1) %out, double %loaded)
  ret void
}

declare spir_func void @_Z13__spirv_StorePiiii(ptr addrspace(1), i32, i32, i32)
declare spir_func double @_Z12__spirv_LoadPi(ptr addrspace(1))
declare spir_func void @_Z13__spirv_StorePfd(ptr addrspace(1), double)
