; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpReturn
define void @f() {
  call void @llvm.amdgcn.s.setreg(i32 2177, i32 0)
  call void @llvm.amdgcn.s.sleep(i32 1)
  call void @llvm.amdgcn.s.sethalt(i32 1)
  call void @llvm.amdgcn.s.setprio(i16 1)
  call void @llvm.amdgcn.s.nop(i16 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  call void @llvm.amdgcn.sched.barrier(i32 0)
  call void @llvm.amdgcn.sched.group.barrier(i32 0, i32 1, i32 2)
  call void @llvm.amdgcn.iglp.opt(i32 0)
  ret void
}
