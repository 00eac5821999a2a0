; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A split barrier is whole at its wait: what all have come to the wait for, all have come to the
; signal for, and what was written before the signal was written before the wait.

; CHECK-LABEL: OpFunction %{{[0-9]+}} None
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpControlBarrier %[[#Group:]] %[[#Group]] %[[#Order:]]
; CHECK-NEXT: OpControlBarrier %[[#Group]] %[[#Group]] %[[#Order]]
; CHECK-NEXT: OpControlBarrier %[[#Wave:]] %[[#Wave]] %[[#Order]]
; CHECK-NEXT: OpReturn
define void @f() {
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.wave.barrier()
  ret void
}
