; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM reads text of before its version 15; what a pointer was said to point to is not kept.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatPtr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Param:]] = OpFunctionParameter %[[#FloatPtr]]
; CHECK: OpLoad %[[#Float]] %[[#Param]] Aligned 4
define void @f(i32 addrspace(1)* %p) {
  %q = bitcast i32 addrspace(1)* %p to float addrspace(1)*
  %v = load float, float addrspace(1)* %q
  ret void
}
