; Intrinsics and attributes of AMD, as HIP and the libraries of ROCm had them until LLVM 19.
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %s, i32 %i) {
  %a = alloca i32, align 4, addrspace(5)
  %outer = addrspacecast ptr addrspace(5) %a to ptr
  call void @llvm.lifetime.start.p5i8(i64 4, ptr addrspace(5) %a)
  call void @llvm.lifetime.end.p0i8(i64 4, ptr %outer)
  %first = call i32 @llvm.amdgcn.readfirstlane(i32 %i)
  %lane = call i32 @llvm.amdgcn.readlane(i32 %first, i32 3)
  %row = call i32 @llvm.amdgcn.permlane16(i32 %lane, i32 %first, i32 1, i32 2, i1 false, i1 false)
  %equal = call i64 @llvm.amdgcn.icmp.i32(i32 %first, i32 0, i32 33)
  %less = call i64 @llvm.amdgcn.fcmp.f32(float 1.0, float 2.0, i32 4)
  %aligned = call i32 @llvm.amdgcn.alignbit(i32 %i, i32 %row, i32 3)
  %scaled = call float @llvm.amdgcn.ldexp.f32(float 1.5, i32 %aligned)
  %exponent = call i32 @llvm.amdgcn.frexp.exp.f32(float %scaled)
  %place = call i32 @llvm.amdgcn.ds.append.p3i32(ptr addrspace(3) %s, i1 false)
  store i32 %place, ptr addrspace(1) %p, align 4
  ret void
}

define void @atomics(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %i, i64 %l, float %f, double %d, <2 x i16> %v) {
  %up = call i32 @llvm.amdgcn.atomic.inc.i32.p3i32(ptr addrspace(3) %s, i32 %i, i32 4, i32 0, i1 false)
  %down = call i64 @llvm.amdgcn.atomic.dec.i64.p0i64(ptr %p, i64 %l, i32 0, i32 0, i1 true)
  %low = call i32 @llvm.amdgcn.atomic.csub.i32.p1i32(ptr addrspace(1) %g, i32 %i)
  %sum = call float @llvm.amdgcn.ds.fadd(ptr addrspace(3) %s, float %f, i32 9, i32 0, i1 false)
  %least = call float @llvm.amdgcn.ds.fmin.f32(ptr addrspace(3) %s, float %f, i32 0, i32 0, i1 false)
  %most = call float @llvm.amdgcn.ds.fmax(ptr addrspace(3) %s, float %f, i32 2, i32 0, i1 false)
  %both = call <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3) %s, <2 x i16> %v)
  %all = call float @llvm.amdgcn.global.atomic.fadd.f32.p1f32.f32(ptr addrspace(1) %g, float %f)
  %flat = call double @llvm.amdgcn.flat.atomic.fadd.f64.p0f64.f64(ptr %p, double %d)
  %top = call double @llvm.amdgcn.flat.atomic.fmax.f64.p0f64.f64(ptr %p, double %d)
  %bottom = call double @llvm.amdgcn.flat.atomic.fmin.f64.p0f64.f64(ptr %p, double %d)
  %high = call double @llvm.amdgcn.global.atomic.fmax.f64.p1f64.f64(ptr addrspace(1) %g, double %d)
  %deep = call double @llvm.amdgcn.global.atomic.fmin.f64.p1f64.f64(ptr addrspace(1) %g, double %d)
  %less = call i32 @llvm.amdgcn.atomic.cond.sub.u32.p1(ptr addrspace(1) %g, i32 %i)
  ret void
}

define void @unsafe(ptr addrspace(1) %g, float %f, i32 %i) #0 {
  %sum = atomicrmw fadd ptr addrspace(1) %g, float %f seq_cst, align 4
  %other = atomicrmw add ptr addrspace(1) %g, i32 %i seq_cst, align 4
  ret void
}

define void @safe(ptr addrspace(1) %g, float %f) #1 {
  %sum = atomicrmw fadd ptr addrspace(1) %g, float %f seq_cst, align 4
  ret void
}

declare void @llvm.lifetime.start.p5i8(i64, ptr addrspace(5))
declare void @llvm.lifetime.end.p0i8(i64, ptr)
declare i32 @llvm.amdgcn.readfirstlane(i32)
declare i32 @llvm.amdgcn.readlane(i32, i32)
declare i32 @llvm.amdgcn.permlane16(i32, i32, i32, i32, i1, i1)
declare i64 @llvm.amdgcn.icmp.i32(i32, i32, i32)
declare i64 @llvm.amdgcn.fcmp.f32(float, float, i32)
declare i32 @llvm.amdgcn.alignbit(i32, i32, i32)
declare float @llvm.amdgcn.ldexp.f32(float, i32)
declare i32 @llvm.amdgcn.frexp.exp.f32(float)
declare i32 @llvm.amdgcn.ds.append.p3i32(ptr addrspace(3), i1)
declare i32 @llvm.amdgcn.atomic.inc.i32.p3i32(ptr addrspace(3), i32, i32, i32, i1)
declare i64 @llvm.amdgcn.atomic.dec.i64.p0i64(ptr, i64, i32, i32, i1)
declare i32 @llvm.amdgcn.atomic.csub.i32.p1i32(ptr addrspace(1), i32)
declare float @llvm.amdgcn.ds.fadd(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmin.f32(ptr addrspace(3), float, i32, i32, i1)
declare float @llvm.amdgcn.ds.fmax(ptr addrspace(3), float, i32, i32, i1)
declare <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3), <2 x i16>)
declare float @llvm.amdgcn.global.atomic.fadd.f32.p1f32.f32(ptr addrspace(1), float)
declare double @llvm.amdgcn.flat.atomic.fadd.f64.p0f64.f64(ptr, double)
declare double @llvm.amdgcn.flat.atomic.fmax.f64.p0f64.f64(ptr, double)
declare double @llvm.amdgcn.flat.atomic.fmin.f64.p0f64.f64(ptr, double)
declare double @llvm.amdgcn.global.atomic.fmax.f64.p1f64.f64(ptr addrspace(1), double)
declare double @llvm.amdgcn.global.atomic.fmin.f64.p1f64.f64(ptr addrspace(1), double)
declare i32 @llvm.amdgcn.atomic.cond.sub.u32.p1(ptr addrspace(1), i32)

attributes #0 = { nounwind "amdgpu-unsafe-fp-atomics"="true" "target-cpu"="gfx90a" }
attributes #1 = { "amdgpu-unsafe-fp-atomics"="false" }
