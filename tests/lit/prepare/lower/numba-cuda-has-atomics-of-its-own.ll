; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; numba declares them with typed pointers, and replaces the declarations before NVIDIA's tools read
; them.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @sums(
; CHECK-NEXT: %[[Addrspacecast:[v0-9]+]] = addrspacecast ptr addrspace(1) %f to ptr addrspace(4)
; CHECK-NEXT: %[[Addrspacecast2:[v0-9]+]] = addrspacecast ptr addrspace(1) %d to ptr addrspace(4)
; CHECK-NEXT: %[[Addrspacecast3:[v0-9]+]] = addrspacecast ptr addrspace(1) %n to ptr addrspace(4)
; CHECK-NEXT: %[[Addrspacecast4:[v0-9]+]] = addrspacecast ptr addrspace(1) %i to ptr addrspace(4)
; CHECK-NEXT: %[[Atomicrmw:[v0-9]+]] = atomicrmw fsub ptr addrspace(4) %[[Addrspacecast]], float 1.000000e+00 monotonic, align 4
; CHECK-NEXT: %[[Atomicrmw2:[v0-9]+]] = atomicrmw fadd ptr addrspace(4) %[[Addrspacecast2]], double 1.000000e+00 monotonic, align 8
; CHECK-NEXT: %[[Atomicrmw3:[v0-9]+]] = atomicrmw uinc_wrap ptr addrspace(4) %[[Addrspacecast3]], i64 9 monotonic, align 8
; CHECK-NEXT: %[[Atomicrmw4:[v0-9]+]] = atomicrmw udec_wrap ptr addrspace(4) %[[Addrspacecast3]], i64 9 monotonic, align 8
; CHECK-NEXT: %[[Cmpxchg:[v0-9]+]] = cmpxchg ptr addrspace(4) %[[Addrspacecast4]], i32 1, i32 2 monotonic monotonic, align 4
; CHECK-NEXT: %[[Extractvalue:[v0-9]+]] = extractvalue { i32, i1 } %[[Cmpxchg]], 0
; CHECK-NEXT: ret void
define ptx_kernel void @sums(float* %f, double* %d, i64* %n, i32* %i) {
  %a = call float @"___numba_atomic_float_sub"(float* %f, float 1.0)
  %b = call double @"___numba_atomic_double_add"(double* %d, double 1.0)
  %c = call i64 @"___numba_atomic_u64_inc"(i64* %n, i64 9)
  %e = call i64 @"___numba_atomic_u64_dec"(i64* %n, i64 9)
  %g = call i32 @"___numba_atomic_i32_cas_hack"(i32* %i, i32 1, i32 2)
  ret void
}

; A NaN in memory is neither less nor greater than another number, so it stays.
; CHECK-LABEL: define spir_kernel void @extremes(
; CHECK-NEXT: %[[Addrspacecast:[v0-9]+]] = addrspacecast ptr addrspace(1) %f to ptr addrspace(4)
; CHECK-NEXT: %[[Addrspacecast2:[v0-9]+]] = addrspacecast ptr addrspace(1) %d to ptr addrspace(4)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load atomic float, ptr addrspace(4) %[[Addrspacecast]] monotonic, align 4
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp uno float %[[Load]], %[[Load]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], float %[[Load]], float 1.000000e+00
; CHECK-NEXT: %[[Atomicrmw:[v0-9]+]] = atomicrmw fmax ptr addrspace(4) %[[Addrspacecast]], float %[[Select]] monotonic, align 4
; CHECK-NEXT: %[[Atomicrmw2:[v0-9]+]] = atomicrmw fmin ptr addrspace(4) %[[Addrspacecast2]], double 1.000000e+00 monotonic, align 8
; CHECK-NEXT: ret void
define ptx_kernel void @extremes(float* %f, double* %d) {
  %a = call float @"___numba_atomic_float_max"(float* %f, float 1.0)
  %b = call double @"___numba_atomic_double_nanmin"(double* %d, double 1.0)
  ret void
}

declare float @"___numba_atomic_float_sub"(float* %".1", float %".2")
declare double @"___numba_atomic_double_add"(double* %".1", double %".2")
declare i64 @"___numba_atomic_u64_inc"(i64* %".1", i64 %".2")
declare i64 @"___numba_atomic_u64_dec"(i64* %".1", i64 %".2")
declare i32 @"___numba_atomic_i32_cas_hack"(i32* %".1", i32 %".2", i32 %".3")
declare float @"___numba_atomic_float_max"(float* %".1", float %".2")
declare double @"___numba_atomic_double_nanmin"(double* %".1", double %".2")
