; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s

; CHECK: OpMemoryModel Physical32 OpenCL
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-NOT: OpTypeInt 64
; CHECK: OpInBoundsPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Index]]{{$}}
define i32 @f(ptr addrspace(1) %p, i32 %i) {
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %q
  ret i32 %v
}
