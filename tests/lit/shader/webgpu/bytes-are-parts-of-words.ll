; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; CHECK-NOT: OpTypeInt 8
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: OpFunction
; CHECK: %[[#Loaded:]] = OpLoad %[[#Word]] %{{[0-9]+}}
; CHECK: %[[#In:]] = OpLoad %[[#Word]] %{{[0-9]+}}
; CHECK: %[[#Moved:]] = OpShiftRightLogical %[[#Word]] %[[#In]]
; CHECK: %[[#Byte:]] = OpBitwiseAnd %[[#Word]] %[[#Moved]]

; Other work-items may store into the other bytes.
; CHECK: %[[#Hole:]] = OpBitwiseXor
; CHECK: %[[#Place:]] = OpShiftLeftLogical %[[#Word]] %[[#Byte]]
; CHECK: OpAtomicAnd %[[#Word]] %[[#To:]] %{{[0-9]+}} %{{[0-9]+}} %[[#Hole]]
; CHECK: OpAtomicOr %[[#Word]] %[[#To]] %{{[0-9]+}} %{{[0-9]+}} %[[#Place]]
define spir_kernel void @copy(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %in, i32 %n) {
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %n
  %byte = load i8, ptr addrspace(1) %from
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %n
  store i8 %byte, ptr addrspace(1) %to
  ret void
}
