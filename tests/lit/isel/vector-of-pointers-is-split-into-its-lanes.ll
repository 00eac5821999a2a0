; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SPIR-V has no vectors of pointers without an extension.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#IntPtr:]] = OpTypePointer CrossWorkgroup %[[#Int]]
; CHECK-NOT: OpTypeVector %[[#IntPtr]]
; CHECK: %[[#Lane:]] = OpCompositeExtract %[[#Long]] %[[#Index]] 1{{$}}
; CHECK: %[[#Address:]] = OpPtrAccessChain %[[#IntPtr]] %[[#Ptr]] %[[#Lane]]{{$}}
; CHECK: OpLoad %[[#Int]] %[[#Address]]
define i32 @f(ptr addrspace(1) %p, <2 x i64> %i) {
  %lanes = getelementptr i32, ptr addrspace(1) %p, <2 x i64> %i
  %q = extractelement <2 x ptr addrspace(1)> %lanes, i32 1
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}
