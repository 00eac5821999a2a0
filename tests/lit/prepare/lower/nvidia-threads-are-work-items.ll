; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Local:]] BuiltIn LocalInvocationId
; CHECK-DAG: OpDecorate %[[#Group:]] BuiltIn WorkgroupId
; CHECK-DAG: OpDecorate %[[#Size:]] BuiltIn WorkgroupSize
; CHECK-DAG: OpDecorate %[[#Groups:]] BuiltIn NumWorkgroups
; CHECK-DAG: OpDecorate %[[#Lane:]] BuiltIn SubgroupLocalInvocationId
; CHECK: OpFunction
; CHECK: OpLoad %{{[0-9]+}} %[[#Local]]
; CHECK: OpLoad %{{[0-9]+}} %[[#Group]]
; CHECK: OpLoad %{{[0-9]+}} %[[#Size]]
; CHECK: OpLoad %{{[0-9]+}} %[[#Groups]]
; CHECK: OpLoad %{{[0-9]+}} %[[#Lane]]
; CHECK: OpControlBarrier
; CHECK: OpMemoryBarrier
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p) {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %e = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.membar.gl()
  %f = add i32 %a, %b
  %g = add i32 %c, %d
  %h = add i32 %f, %g
  %i = add i32 %h, %e
  store i32 %i, ptr %p
  ret void
}
