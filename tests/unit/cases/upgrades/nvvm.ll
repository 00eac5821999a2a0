; Intrinsics and annotations of NVIDIA, as libdevice, clang and numba had them until LLVM 20.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = addrspace(3) global [4 x float] undef

define void @kernel(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier.n(i32 1)
  call void @llvm.nvvm.bar.sync(i32 2)
  call void @llvm.nvvm.barrier(i32 1, i32 64)
  call void @llvm.nvvm.barrier.sync(i32 1)
  call void @llvm.nvvm.barrier.sync.cnt(i32 1, i32 64)
  %count = call i32 @llvm.nvvm.barrier0.popc(i32 %n)
  %all = call i32 @llvm.nvvm.barrier0.and(i32 %n)
  %any = call i32 @llvm.nvvm.barrier0.or(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}

define void @limited(i32 %i, ptr %q) "nvvm.maxntid"="8" "z" nounwind {
  ret void
}

define ptr @aligned(i32 %i, ptr byval(i64) align 8 %q) {
  ret ptr %q
}

define i64 @integers(i32 %i, i64 %l, i16 %h) {
  %abs = call i32 @llvm.nvvm.abs.i(i32 %i)
  %wide = call i64 @llvm.nvvm.abs.ll(i64 %l)
  %reversed = call i32 @llvm.nvvm.brev32(i32 %abs)
  %all = call i64 @llvm.nvvm.brev64(i64 %wide)
  %zeros = call i32 @llvm.nvvm.clz.i(i32 %reversed)
  %most = call i32 @llvm.nvvm.clz.ll(i64 %all)
  %ones = call i32 @llvm.nvvm.popc.i(i32 %most)
  %more = call i32 @llvm.nvvm.popc.ll(i64 %all)
  %short = call i16 @llvm.nvvm.max.s(i16 %h, i16 1)
  %greater = call i32 @llvm.nvvm.max.i(i32 %zeros, i32 %ones) #0
  %greatest = call i32 @llvm.nvvm.max.ui(i32 %greater, i32 %more)
  %less = call i64 @llvm.nvvm.min.ll(i64 %l, i64 1)
  %least = call i64 @llvm.nvvm.min.ull(i64 %less, i64 5)
  %turned = call i32 @llvm.nvvm.rotate.b32(i32 %i, i32 %greatest)
  %left = call i64 @llvm.nvvm.rotate.b64(i64 %l, i32 %turned)
  %right = call i64 @llvm.nvvm.rotate.right.b64(i64 %left, i32 %i)
  %swapped = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %right)
  ret i64 %swapped
}

define double @floats(float %f, double %d, i16 %h, i32 %i, <2 x half> %v) {
  %single = call float @llvm.nvvm.h2f(i16 %h)
  %positive = call float @llvm.nvvm.fabs.f(float %single)
  %flushed = call float @llvm.nvvm.fabs.ftz.f(float %positive)
  %double = call double @llvm.nvvm.fabs.d(double %d)
  %power = call nnan float @llvm.nvvm.ex2.approx.f(float %flushed)
  %zero = call float @llvm.nvvm.ex2.approx.ftz.f(float %power)
  %exact = call double @llvm.nvvm.ex2.approx.d(double %double)
  %halves = call <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half> %v)
  %tanh = call float @llvm.nvvm.tanh.approx.f32(float %zero)
  %bits = call i32 @llvm.nvvm.bitcast.f2i(float %tanh)
  %back = call float @llvm.nvvm.bitcast.i2f(i32 %bits)
  %wide = call i64 @llvm.nvvm.bitcast.d2ll(double %exact)
  %result = call double @llvm.nvvm.bitcast.ll2d(i64 %wide)
  ret double %result
}

define i32 @bfloats(i16 %h, i32 %i) {
  %fma = call i16 @llvm.nvvm.fma.rn.bf16(i16 %h, i16 %h, i16 %h)
  %relu = call i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32 %i, i32 %i, i32 %i)
  %most = call i32 @llvm.nvvm.fmax.ftz.nan.bf16x2(i32 %relu, i32 %i)
  %least = call i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16 %fma, i16 %h)
  %positive = call i16 @llvm.nvvm.abs.bf16(i16 %least)
  %both = call i32 @llvm.nvvm.abs.bf16x2(i32 %most)
  %negative = call i32 @llvm.nvvm.neg.bf16x2(i32 %both)
  ret i32 %negative
}

define float @memory(ptr %p, ptr addrspace(1) %g, float %f, double %d, i32 %i) {
  %known = call float @llvm.nvvm.ldg.global.f.f32.p1f32(ptr addrspace(1) %g, i32 4)
  %other = call i32 @llvm.nvvm.ldg.global.i.i32.p0i32(ptr %p, i32 8)
  %cached = call float @llvm.nvvm.ldu.global.f.f32.p1f32(ptr addrspace(1) %g, i32 4)
  %sum = call float @llvm.nvvm.atomic.load.add.f32.p0f32(ptr %p, float %f)
  %double = call double @llvm.nvvm.atomic.load.add.f64.p1f64(ptr addrspace(1) %g, double %d)
  %up = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(ptr %p, i32 %i)
  %down = call i32 @llvm.nvvm.atomic.load.dec.32.p1i32(ptr addrspace(1) %g, i32 %up)
  %generic = call ptr @llvm.nvvm.ptr.global.to.gen.p0i8.p1i8(ptr addrspace(1) %g)
  %shared = call ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3i8.p0i8(ptr %generic)
  %loaded = load float, ptr addrspace(3) %shared, align 4
  ret float %loaded
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.bar.sync(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.abs.i(i32)
declare i64 @llvm.nvvm.abs.ll(i64)
declare i32 @llvm.nvvm.brev32(i32)
declare i64 @llvm.nvvm.brev64(i64)
declare i32 @llvm.nvvm.clz.i(i32)
declare i32 @llvm.nvvm.clz.ll(i64)
declare i32 @llvm.nvvm.popc.i(i32)
declare i32 @llvm.nvvm.popc.ll(i64)
declare i16 @llvm.nvvm.max.s(i16, i16)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare i32 @llvm.nvvm.max.ui(i32, i32)
declare i64 @llvm.nvvm.min.ll(i64, i64)
declare i64 @llvm.nvvm.min.ull(i64, i64)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare i64 @llvm.nvvm.rotate.b64(i64, i32)
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)
declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)
declare float @llvm.nvvm.h2f(i16)
declare float @llvm.nvvm.fabs.f(float)
declare float @llvm.nvvm.fabs.ftz.f(float)
declare double @llvm.nvvm.fabs.d(double)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare double @llvm.nvvm.ex2.approx.d(double)
declare <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half>)
declare float @llvm.nvvm.tanh.approx.f32(float)
declare i32 @llvm.nvvm.bitcast.f2i(float)
declare float @llvm.nvvm.bitcast.i2f(i32)
declare i64 @llvm.nvvm.bitcast.d2ll(double)
declare double @llvm.nvvm.bitcast.ll2d(i64)
declare i16 @llvm.nvvm.fma.rn.bf16(i16, i16, i16)
declare i32 @llvm.nvvm.fma.rn.relu.bf16x2(i32, i32, i32)
declare i32 @llvm.nvvm.fmax.ftz.nan.bf16x2(i32, i32)
declare i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16, i16)
declare i16 @llvm.nvvm.abs.bf16(i16)
declare i32 @llvm.nvvm.abs.bf16x2(i32)
declare i32 @llvm.nvvm.neg.bf16x2(i32)
declare float @llvm.nvvm.ldg.global.f.f32.p1f32(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p0i32(ptr, i32)
declare float @llvm.nvvm.ldu.global.f.f32.p1f32(ptr addrspace(1), i32)
declare float @llvm.nvvm.atomic.load.add.f32.p0f32(ptr, float)
declare double @llvm.nvvm.atomic.load.add.f64.p1f64(ptr addrspace(1), double)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0i32(ptr, i32)
declare i32 @llvm.nvvm.atomic.load.dec.32.p1i32(ptr addrspace(1), i32)
declare ptr @llvm.nvvm.ptr.global.to.gen.p0i8.p1i8(ptr addrspace(1))
declare ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3i8.p0i8(ptr)

attributes #0 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !0, !6, !7, !8}

!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{ptr @kernel, !"maxntidx", i32 128, !"maxntidy", i32 2, !"minctasm", i32 2, !"maxnreg", i32 32}
!2 = !{ptr @aligned, !"align", i32 16, !"align", i32 131088, !"strange", i32 7}
!3 = !{ptr @limited, !"grid_constant", !5}
!4 = !{ptr @limited, !"kernel", i32 0, !"reqntidz", i32 4, !"maxntidy", i32 9}
!5 = !{i32 1, i32 2}
!6 = !{null, !"kernel", i32 1}
!7 = !{ptr addrspace(3) @shared, !"texture", i32 1}
!8 = !{ptr @limited, !"maxntid", i32 4, !"cluster_max_blocks", i32 8, !"cluster_dim_y", i32 3}
