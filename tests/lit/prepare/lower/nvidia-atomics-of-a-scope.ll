; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=VULKAN

; `cta` is the work-group, `sys` all devices, which is the widest scope of Vulkan as well.
; CHECK-DAG: %[[#Group:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK-DAG: %[[#All:]] = OpConstant %{{[0-9]+}} 0{{$}}
; CHECK: OpAtomicIAdd %{{[0-9]+}} %{{[0-9]+}} %[[#Group]]
; CHECK: OpAtomicSMax %{{[0-9]+}} %{{[0-9]+}} %[[#All]]
; CHECK: OpAtomicExchange %{{[0-9]+}} %{{[0-9]+}} %[[#Group]]
; CHECK: OpAtomicCompareExchange %{{[0-9]+}} %{{[0-9]+}} %[[#Group]]
; CHECK: OpLoad
; VULKAN: OpAtomicIAdd
; VULKAN: OpAtomicSMax
; VULKAN: OpAtomicExchange
; VULKAN: OpAtomicCompareExchange
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %v) {
  %a = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p, i32 %v)
  %b = call i32 @llvm.nvvm.atomic.max.gen.i.sys.i32.p0(ptr %p, i32 %a)
  %c = call i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr %p, i32 %b)
  %d = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %p, i32 %c, i32 7)
  %e = call i32 @llvm.nvvm.ldu.global.i.i32.p0(ptr %p, i32 4)
  %f = add i32 %d, %e
  store i32 %f, ptr %p
  ret void
}
