; RUN: pyllc --spv-allow-unknown-intrinsics=llvm.genx %s -o - | filecheck %s

; An import has a signature like any function, which its calls keep to.

; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Bytes:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: %[[#Place:]] = OpFunction
; CHECK: %[[#Cast:]] = OpBitcast %[[#Bytes]]
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Place]] %[[#Cast]]
target triple = "spirv64"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %q = call ptr addrspace(1) @llvm.genx.place(ptr addrspace(1) %p)
  %v = load i32, ptr addrspace(1) %q
  store i16 1, ptr addrspace(1) %p
  ret i32 %v
}

declare ptr addrspace(1) @llvm.genx.place(ptr addrspace(1))
