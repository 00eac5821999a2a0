; Intrinsics of all targets, as LLVM 3.3 to 18 declared them.
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

%struct.Point = type { i32, i32 }

@text = private unnamed_addr addrspace(2) constant [4 x i8] c"abc\00"
@note = private unnamed_addr constant [4 x i8] c"abc\00"

define spir_func i32 @integers(i32 %x, i64 %y, <4 x i32> %v) {
  %zeros = call i32 @llvm.ctlz.i32(i32 %x)
  %trailing = call i64 @llvm.cttz.i64(i64 %y)
  %lanes = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %v)
  %mode = call i32 @llvm.flt.rounds()
  %noted = call i32 @llvm.annotation.i32(i32 %mode, ptr @note, ptr @note, i32 7)
  ret i32 %noted
}

define spir_func float @floats(float %x, i32 %n) {
  %power = tail call fast float @llvm.powi.f32(float %x, i32 %n)
  ret float %power
}

define spir_func i64 @memory(ptr %p, ptr addrspace(1) %q, i64 %n, i32 %size) {
  %a = alloca [4 x i32], align 4
  %point = alloca %struct.Point, align 4
  %first = getelementptr inbounds [4 x i32], ptr %a, i64 0, i64 0
  %outer = addrspacecast ptr %a to ptr addrspace(4)
  call void @llvm.lifetime.start.p0i8(i64 16, ptr nonnull %first)
  call void @llvm.lifetime.start(i64 16, ptr %point)
  call void @llvm.lifetime.start.p4i8(i64 16, ptr addrspace(4) %outer)
  tail call void @llvm.memcpy.p0i8.p1i8.i64(ptr nonnull align 16 %p, ptr addrspace(1) %q, i64 %n, i32 4, i1 false) #0
  call void @llvm.memmove.p0i8.p0i8.i32(ptr align 2 %p, ptr %a, i32 %size, i32 0, i1 true)
  call void @llvm.memset.p1i8.i64(ptr addrspace(1) %q, i8 7, i64 %n, i32 1, i1 false)
  call void @llvm.memset.p0i8.i32(ptr align 8 %p, i8 7, i32 %size, i1 false)
  %noted = call ptr @llvm.ptr.annotation.p0i8(ptr %p, ptr @note, ptr @note, i32 7)
  %member = call ptr addrspace(1) @llvm.ptr.annotation.p1s_struct.Points(ptr addrspace(1) %q, ptr @note, ptr @note, i32 7, ptr null)
  call void @llvm.var.annotation(ptr %noted, ptr @note, ptr @note, i32 7)
  call void @llvm.prefetch(ptr %p, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p1i8(ptr addrspace(1) %member, i32 0, i32 3, i32 1)
  %left = call i64 @llvm.objectsize.i64(ptr %p, i1 true)
  %right = call i64 @llvm.objectsize.i64.p0i8(ptr %p, i1 true, i1 true)
  %begun = call ptr @llvm.invariant.start.p0i8(i64 16, ptr %a)
  call void @llvm.invariant.end(ptr %begun, i64 16, ptr %a)
  %fresh = call ptr @llvm.invariant.group.barrier(ptr %p)
  %stack = call ptr @llvm.stacksave()
  %space = alloca i8, i64 %n, align 1
  call void @llvm.stackrestore(ptr %stack)
  call void @llvm.lifetime.end.p0i8(i64 16, ptr %fresh)
  call void @llvm.lifetime.end.p0i8(i64 16, ptr %a)
  %sum = add i64 %left, %right
  ret i64 %sum
}

define spir_func <4 x float> @masked(ptr %p, ptr addrspace(1) %q, <4 x ptr addrspace(1)> %ps, <4 x i1> %m, <4 x float> %v) {
  %loaded = call <4 x float> @llvm.masked.load.v4f32(ptr %p, i32 4, <4 x i1> %m, <4 x float> %v)
  %second = call <4 x float> @llvm.masked.load.v4f32.p1v4f32(ptr addrspace(1) %q, i32 16, <4 x i1> %m, <4 x float> %loaded)
  %gathered = call <4 x float> @llvm.masked.gather.v4f32.v4p1f32(<4 x ptr addrspace(1)> %ps, i32 0, <4 x i1> %m, <4 x float> %second)
  call void @llvm.masked.scatter.v4f32.v4p1(<4 x float> %gathered, <4 x ptr addrspace(1)> %ps, i32 4, <4 x i1> %m)
  call void @llvm.masked.store.v4f32.p0v4f32(<4 x float> %gathered, ptr %p, i32 16, <4 x i1> %m)
  %pointers = call <4 x ptr> @llvm.masked.gather.v4p0i8.v4p1p0i8(<4 x ptr addrspace(1)> %ps, i32 0, <4 x i1> %m, <4 x ptr> undef)
  ret <4 x float> %gathered
}

define spir_func float @vectors(<4 x i32> %x, <8 x i32> %y, <4 x float> %z, float %start) {
  %reversed = call <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32> %x)
  %inserted = call <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32> %y, <4 x i32> %reversed, i64 4)
  %low = call <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32> %inserted, i64 0)
  %left = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %low, <4 x i32> %x, i32 1)
  %right = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %left, <4 x i32> %x, i32 -3)
  %partial = call <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v4i32.v8i32(<4 x i32> %right, <8 x i32> %y)
  %steps = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  %both = add <4 x i32> %partial, %steps
  %add = call i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32> %both)
  %umax = call i32 @llvm.experimental.vector.reduce.umax.v4i32(<4 x i32> %x)
  %fadd = call fast float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float %start, <4 x float> %z)
  %fmul = call float @llvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float %fadd, <4 x float> %z)
  %fmin = call nnan float @llvm.experimental.vector.reduce.fmin.f32.v4f32(<4 x float> %z)
  %sum = add i32 %add, %umax
  %number = sitofp i32 %sum to float
  %some = fadd float %fmin, %fmul
  %all = fadd float %some, %number
  ret float %all
}

declare i32 @llvm.ctlz.i32(i32)
declare i64 @llvm.cttz.i64(i64)
declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>)
declare i32 @llvm.flt.rounds()
declare i32 @llvm.annotation.i32(i32, ptr, ptr, i32)
declare float @llvm.powi.f32(float, i32)
declare void @llvm.lifetime.start.p0i8(i64, ptr)
declare void @llvm.lifetime.start(i64, ptr)
declare void @llvm.lifetime.start.p4i8(i64, ptr addrspace(4))
declare void @llvm.lifetime.end.p0i8(i64, ptr)
declare void @llvm.memcpy.p0i8.p1i8.i64(ptr, ptr addrspace(1), i64, i32, i1)
declare void @llvm.memmove.p0i8.p0i8.i32(ptr, ptr, i32, i32, i1)
declare void @llvm.memset.p1i8.i64(ptr addrspace(1), i8, i64, i32, i1)
declare void @llvm.memset.p0i8.i32(ptr, i8, i32, i1)
declare ptr @llvm.ptr.annotation.p0i8(ptr, ptr, ptr, i32)
declare ptr addrspace(1) @llvm.ptr.annotation.p1s_struct.Points(ptr addrspace(1), ptr, ptr, i32, ptr)
declare void @llvm.var.annotation(ptr, ptr, ptr, i32)
declare void @llvm.prefetch(ptr, i32, i32, i32)
declare void @llvm.prefetch.p1i8(ptr addrspace(1), i32, i32, i32)
declare i64 @llvm.objectsize.i64(ptr, i1)
declare i64 @llvm.objectsize.i64.p0i8(ptr, i1, i1)
declare ptr @llvm.invariant.start.p0i8(i64, ptr)
declare void @llvm.invariant.end(ptr, i64, ptr)
declare ptr @llvm.invariant.group.barrier(ptr)
declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)
declare <4 x float> @llvm.masked.load.v4f32(ptr, i32, <4 x i1>, <4 x float>)
declare <4 x float> @llvm.masked.load.v4f32.p1v4f32(ptr addrspace(1), i32, <4 x i1>, <4 x float>)
declare <4 x float> @llvm.masked.gather.v4f32.v4p1f32(<4 x ptr addrspace(1)>, i32, <4 x i1>, <4 x float>)
declare <4 x ptr> @llvm.masked.gather.v4p0i8.v4p1p0i8(<4 x ptr addrspace(1)>, i32, <4 x i1>, <4 x ptr>)
declare void @llvm.masked.scatter.v4f32.v4p1(<4 x float>, <4 x ptr addrspace(1)>, i32, <4 x i1>)
declare void @llvm.masked.store.v4f32.p0v4f32(<4 x float>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)
declare <8 x i32> @llvm.experimental.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.experimental.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.experimental.vector.partial.reduce.add.v4i32.v4i32.v8i32(<4 x i32>, <8 x i32>)
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare i32 @llvm.experimental.vector.reduce.add.i32.v4i32(<4 x i32>)
declare i32 @llvm.experimental.vector.reduce.umax.v4i32(<4 x i32>)
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
declare float @llvm.experimental.vector.reduce.v2.fmul.f32.v4f32(float, <4 x float>)
declare float @llvm.experimental.vector.reduce.fmin.f32.v4f32(<4 x float>)

attributes #0 = { nounwind }
