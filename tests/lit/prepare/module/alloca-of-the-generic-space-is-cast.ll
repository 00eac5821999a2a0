; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Memory of a work-item is private; its address is one of the generic address space as well.

; CHECK: %[[#Where:]] = OpVariable %{{[0-9]+}} Function
; CHECK: %[[#Generic:]] = OpPtrCastToGeneric %{{[0-9]+}} %[[#Where]]
; CHECK: OpStore %[[#Generic]]
; CHECK: OpFunctionCall %{{[0-9]+}} %{{[0-9]+}} %[[#Generic]]
define spir_kernel void @k() {
  %p = alloca i32, addrspace(4)
  call void @llvm.lifetime.start.p4(ptr addrspace(4) %p)
  store i32 1, ptr addrspace(4) %p
  call spir_func void @use(ptr addrspace(4) %p)
  call void @llvm.lifetime.end.p4(ptr addrspace(4) %p)
  ret void
}

declare spir_func void @use(ptr addrspace(4))
declare void @llvm.lifetime.start.p4(ptr addrspace(4))
declare void @llvm.lifetime.end.p4(ptr addrspace(4))
