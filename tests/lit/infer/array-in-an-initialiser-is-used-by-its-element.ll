; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The member holds an array's address and is indexed over floats: its type is that of the use.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: OpTypeStruct %[[#Ptr]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Loaded:]] = OpLoad %[[#Ptr]] %
; CHECK-NEXT: OpInBoundsPtrAccessChain %[[#Ptr]] %[[#Loaded]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%entry = type { ptr addrspace(1), i32 }
@data = internal addrspace(1) global [4 x float] zeroinitializer
@entry = internal addrspace(1) global %entry { ptr addrspace(1) @data, i32 3 }
define spir_kernel void @f(i64 %i) {
  %p = load ptr addrspace(1), ptr addrspace(1) @entry
  %q = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  store float 2.0, ptr addrspace(1) %q
  ret void
}
