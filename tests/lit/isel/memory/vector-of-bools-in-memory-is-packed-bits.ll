; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM stores <4 x i1> as the four lowest bits of a byte, the first lane lowest.

; CHECK-DAG: OpName %[[#Ptr:]] "p"
; CHECK-DAG: OpName %[[#Vector:]] "v"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Bool:]] = OpTypeBool
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Byte]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Byte]] 0{{$}}
; CHECK: %[[#Second:]] = OpCompositeExtract %[[#Bool]] %[[#Vector]] 1
; CHECK: %[[#Bit:]] = OpSelect %[[#Byte]] %[[#Second]] %[[#One]] %[[#Zero]]
; CHECK: OpShiftLeftLogical %[[#Byte]] %[[#Bit]] %[[#One]]
; CHECK: OpStore %[[#Ptr]] %{{[0-9]+}} Aligned 1
define void @f(ptr addrspace(1) %p, <4 x i1> %v) {
  store <4 x i1> %v, ptr addrspace(1) %p
  ret void
}
