; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Instructions of OpenCL.std are OpenCL C's functions; fma is LLVM's.

; CHECK: @format = internal addrspace(2) constant [3 x i8] c"%d\00"
; CHECK-LABEL: define spir_func float @f
; CHECK-SAME: (float %x, i32 %n, ptr %p) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func float @_Z3sinf(float %x)
; CHECK-NEXT: %b = call float @llvm.fma.f32(float %a, float %x, float %x)
; CHECK-NEXT: %c = call spir_func float @_Z5clampfff(float %b, float 0x0000000000000000, float 0x3FF0000000000000)
; CHECK-NEXT: %d = call spir_func float @_Z5frexpfPi(float %c, ptr %p)
; CHECK-NEXT: %1 = icmp sgt i32 %n, 3
; CHECK-NEXT: %e = select i1 %1, i32 %n, i32 3
; CHECK-NEXT: %2 = icmp ugt i32 %e, %n
; CHECK-NEXT: %g = select i1 %2, i32 %e, i32 %n
; CHECK-NEXT: %h = call spir_func i32 @_Z8popcounti(i32 %g)
; CHECK-NEXT: %3 = getelementptr inbounds [3 x i8], ptr addrspace(2) @format, i32 0, i32 0
; CHECK-NEXT: %i = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) %3, i32 %h)
; CHECK-NEXT: %4 = call spir_func i32 @_Z5isnanf(float %d)
; CHECK-NEXT: %5 = icmp ne i32 %4, 0
; CHECK-NEXT: %j = select i1 %5, i32 1, i32 0
; CHECK-NEXT: ret float %d
; CHECK-LABEL: define spir_func void @vectors
; CHECK-SAME: (ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %n, ptr addrspace(1) %p)
; CHECK-NEXT: call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %a, i64 %n, ptr addrspace(1) %p)
; CHECK-NEXT: call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> %a, i64 %n, ptr addrspace(1) %q)
; CHECK-NEXT: ret void
; CHECK: declare spir_func float @_Z3sinf(float) nounwind willreturn memory(none)
; CHECK-NEXT: declare float @llvm.fma.f32(float, float, float)
; CHECK-NEXT: declare spir_func float @_Z5clampfff(float, float, float) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func float @_Z5frexpfPi(float, ptr) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z8popcounti(i32) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func i32 @printf(ptr addrspace(2), ...) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z5isnanf(float) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1)) nounwind
; CHECK-NEXT: declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1)) nounwind
; CHECK-NEXT: declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1)) nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

@format = internal addrspace(2) constant [3 x i8] c"%d\00"

define spir_func float @f(float %x, i32 %n, ptr %p) {
  %a = call spir_func float @_Z3sinf(float %x)
  %b = call spir_func float @_Z3fmafff(float %a, float %x, float %x)
  %c = call spir_func float @_Z5clampfff(float %b, float 0.0, float 1.0)
  %d = call spir_func float @_Z5frexpfPi(float %c, ptr %p)
  %e = call spir_func i32 @_Z3maxii(i32 %n, i32 3)
  %g = call spir_func i32 @_Z3maxjj(i32 %e, i32 %n)
  %h = call spir_func i32 @_Z8popcountj(i32 %g)
  %i = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, i32 %h)
  %j = call spir_func i32 @_Z5isnanf(float %d)
  ret float %d
}

define spir_func void @vectors(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  %a = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %n, ptr addrspace(1) %p)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %a, i64 %n, ptr addrspace(1) %p)
  call spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float> %a, i64 %n, ptr addrspace(1) %q)
  ret void
}

declare spir_func float @_Z3sinf(float)
declare spir_func float @_Z3fmafff(float, float, float)
declare spir_func float @_Z5clampfff(float, float, float)
declare spir_func float @_Z5frexpfPi(float, ptr)
declare spir_func i32 @_Z3maxii(i32, i32)
declare spir_func i32 @_Z3maxjj(i32, i32)
declare spir_func i32 @_Z8popcountj(i32)
declare spir_func i32 @printf(ptr addrspace(2), ...)
declare spir_func i32 @_Z5isnanf(float)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z16vstore_half4_rtzDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
