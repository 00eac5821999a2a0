; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Workgroup scope 2; AcquireRelease 8 and SequentiallyConsistent 16 over 0x300.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#CrossDevice:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#Workgroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Both:]] = OpConstant %[[#Int]] 776
; CHECK-DAG: %[[#Sequential:]] = OpConstant %[[#Int]] 784
; CHECK: OpMemoryBarrier %[[#Workgroup]] %[[#Both]]{{$}}
; CHECK-NEXT: OpMemoryBarrier %[[#CrossDevice]] %[[#Sequential]]{{$}}
define void @f() {
  fence syncscope("workgroup") acq_rel
  fence seq_cst
  ret void
}
