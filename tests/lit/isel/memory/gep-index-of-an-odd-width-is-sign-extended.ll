; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A GEP sign-extends its indices: an i1 index is 0 or -1, and an i33 is held in 64 bits.

; CHECK-DAG: OpName %[[#Flag:]] "b"
; CHECK-DAG: OpName %[[#Index:]] "i"
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Bits:]] = OpConstant %[[#Long]] 31{{$}}
; CHECK: %[[#Step:]] = OpSelect %{{[0-9]+}} %[[#Flag]]
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Step]]{{$}}
; CHECK: %[[#High:]] = OpShiftLeftLogical %[[#Long]] %[[#Index]] %[[#Bits]]
; CHECK: %[[#Extended:]] = OpShiftRightArithmetic %[[#Long]] %[[#High]] %[[#Bits]]
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} %[[#Extended]]{{$}}
define ptr addrspace(1) @f(ptr addrspace(1) %p, i1 %b, i33 %i) {
  %q = getelementptr i32, ptr addrspace(1) %p, i1 %b
  %r = getelementptr i32, ptr addrspace(1) %q, i33 %i
  ret ptr addrspace(1) %r
}
