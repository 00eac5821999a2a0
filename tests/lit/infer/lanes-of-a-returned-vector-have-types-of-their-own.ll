; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; One lane is stored to as a float, the other as an int, and neither is cast.

; CHECK-DAG: OpName %[[#Callee:]] "both"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK: %[[#Callee]] = OpFunction
; CHECK-NEXT: OpFunctionParameter %[[#FloatPtr]]
; CHECK-NEXT: OpFunctionParameter %[[#IntPtr]]
; CHECK-NOT: OpBitcast
; CHECK: OpCompositeExtract %[[#FloatPtr]] %{{[0-9]+}} 0
; CHECK-NOT: OpBitcast
; CHECK: OpCompositeExtract %[[#IntPtr]] %{{[0-9]+}} 1
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define internal <2 x ptr addrspace(1)> @both(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %p, i32 0
  %b = insertelement <2 x ptr addrspace(1)> %a, ptr addrspace(1) %q, i32 1
  ret <2 x ptr addrspace(1)> %b
}
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = call <2 x ptr addrspace(1)> @both(ptr addrspace(1) %p, ptr addrspace(1) %q)
  %x = extractelement <2 x ptr addrspace(1)> %v, i32 0
  %y = extractelement <2 x ptr addrspace(1)> %v, i32 1
  store float 1.0, ptr addrspace(1) %x
  store i32 1, ptr addrspace(1) %y
  ret void
}
