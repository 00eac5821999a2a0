; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_KHR_untyped_pointers -spv-untyped-pointers -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Untyped pointers are LLVM's: accesses and chains have their types.

; CHECK: %struct.s = type { i32, [4 x float] }
; CHECK: @table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]
; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p, i64 %i) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %v = alloca %struct.s, align 4
; CHECK-NEXT: %a = getelementptr inbounds %struct.s, ptr addrspace(1) %p, i64 %i, i32 1, i64 2
; CHECK-NEXT: %b = load float, ptr addrspace(1) %a, align 4
; CHECK-NEXT: %c = getelementptr %struct.s, ptr %v, i32 0, i32 1, i64 1
; CHECK-NEXT: store float %b, ptr %c, align 4
; CHECK-NEXT: %d = load i32, ptr addrspace(2) @table, align 4
; CHECK-NEXT: %1 = getelementptr inbounds [4 x float], ptr addrspace(1) %p, i64 %i, i32 0
; CHECK-NEXT: %2 = getelementptr inbounds [4 x float], ptr addrspace(1) %p, i64 %i, i32 1
; CHECK-NEXT: %3 = getelementptr inbounds [4 x float], ptr addrspace(1) %p, i64 %i, i32 2
; CHECK-NEXT: %4 = getelementptr inbounds [4 x float], ptr addrspace(1) %p, i64 %i, i32 3
; CHECK-NEXT: %5 = load float, ptr addrspace(1) %1, align 4
; CHECK-NEXT: %6 = load float, ptr addrspace(1) %2, align 4
; CHECK-NEXT: %7 = load float, ptr addrspace(1) %3, align 4
; CHECK-NEXT: %8 = load float, ptr addrspace(1) %4, align 4
; CHECK-NEXT: %9 = insertelement <4 x float> poison, float %5, i32 0
; CHECK-NEXT: %10 = insertelement <4 x float> %9, float %6, i32 1
; CHECK-NEXT: %11 = insertelement <4 x float> %10, float %7, i32 2
; CHECK-NEXT: %e = insertelement <4 x float> %11, float %8, i32 3
; CHECK-NEXT: %f = atomicrmw add ptr addrspace(1) %p, i32 %d syncscope("device") monotonic
; CHECK-NEXT: store <4 x float> %e, ptr addrspace(1) %p, align 16
; CHECK-NEXT: ret void
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

%struct.s = type { i32, [4 x float] }

@table = internal addrspace(2) constant [2 x i32] [i32 1, i32 2]

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %v = alloca %struct.s, align 4
  %a = getelementptr inbounds %struct.s, ptr addrspace(1) %p, i64 %i, i32 1, i64 2
  %b = load float, ptr addrspace(1) %a, align 4
  %c = getelementptr %struct.s, ptr %v, i64 0, i32 1, i64 1
  store float %b, ptr %c, align 4
  %d = load i32, ptr addrspace(2) @table, align 4
  %e = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %i, ptr addrspace(1) %p)
  %f = atomicrmw add ptr addrspace(1) %p, i32 %d syncscope("device") monotonic
  store <4 x float> %e, ptr addrspace(1) %p, align 16
  ret void
}

declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
