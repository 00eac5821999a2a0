; RUN: pyllc %s -target-profile=intel-cpu -stop-after=barrier-addresses -o - | filecheck %s
; RUN: pyllc %s -target-profile=intel-cpu -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc %s -stop-after=barrier-addresses -o - | filecheck %s --check-prefix=ELSE

; Intel's runtime for CPUs keeps in memory what a work-item needs behind a barrier, and gathers by an
; address that comes from there. So one is computed there again, with the casts of its index.

target triple = "spirv64"

@memory = internal addrspace(3) global [64 x float] undef

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func i64 @number()

; SPIRV:      %[[Id:[0-9]+]] = OpCompositeExtract
; SPIRV:      OpInBoundsPtrAccessChain {{.*}} %[[Id]]
; SPIRV:      OpControlBarrier
; SPIRV-NEXT: OpInBoundsPtrAccessChain {{.*}} %[[Id]]

; Both uses behind the barrier share what is computed there.
; CHECK-LABEL: @in_a_block(
; CHECK:       %old = load float, ptr addrspace(3) %at
; CHECK-NEXT:  call spir_func void @_Z7barrierj
; CHECK-NEXT:  %[[New:[0-9]+]] = getelementptr inbounds float, ptr addrspace(3) @memory, i64 %id
; CHECK-NEXT:  %new = load float, ptr addrspace(3) %[[New]]
; CHECK-NEXT:  %sum = fadd float %old, %new
; CHECK-NEXT:  store float %sum, ptr addrspace(3) %[[New]]
; ELSE-LABEL:  @in_a_block(
; ELSE:        call spir_func void @_Z7barrierj
; ELSE-NEXT:   %new = load float, ptr addrspace(3) %at
define spir_kernel void @in_a_block() {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = getelementptr inbounds float, ptr addrspace(3) @memory, i64 %id
  %old = load float, ptr addrspace(3) %at
  call spir_func void @_Z7barrierj(i32 1)
  %new = load float, ptr addrspace(3) %at
  %sum = fadd float %old, %new
  store float %sum, ptr addrspace(3) %at
  ret void
}

; CHECK-LABEL: @in_a_loop(
; CHECK:       %low = trunc i64 %id to i32
; CHECK:       loop:
; CHECK:       %[[Low:[0-9]+]] = trunc i64 %id to i32
; CHECK-NEXT:  %[[Wide:[0-9]+]] = sext i32 %[[Low]] to i64
; CHECK-NEXT:  %[[At:[0-9]+]] = getelementptr inbounds float, ptr addrspace(3) @memory, i64 %[[Wide]]
; CHECK-NEXT:  load float, ptr addrspace(3) %[[At]]
; CHECK-NEXT:  %own = getelementptr float, ptr addrspace(3) @memory, i32 %i
; CHECK-NEXT:  load float, ptr addrspace(3) %own
; CHECK:       call spir_func void @_Z7barrierj
define spir_kernel void @in_a_loop() {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %low = trunc i64 %id to i32
  %wide = sext i32 %low to i64
  %at = getelementptr inbounds float, ptr addrspace(3) @memory, i64 %wide
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = load float, ptr addrspace(3) %at
  %own = getelementptr float, ptr addrspace(3) @memory, i32 %i
  %b = load float, ptr addrspace(3) %own
  call spir_func void @_Z7barrierj(i32 1)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 8
  br i1 %more, label %loop, label %end
end:
  ret void
}

; There would be two values to keep, so the address stays, and what is computed of it goes again.
; CHECK-LABEL: @of_two_values(
; CHECK:       call spir_func void @_Z7barrierj
; CHECK-NEXT:  %[[Next:[0-9]+]] = getelementptr float, ptr addrspace(3) %at, i64 1
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(3) %[[Next]]
; CHECK-NEXT:  store float 1.000000e+00, ptr addrspace(3) %at
define spir_kernel void @of_two_values() {
  %x = call spir_func i64 @number()
  %y = call spir_func i64 @number()
  %at = getelementptr [8 x float], ptr addrspace(3) @memory, i64 %x, i64 %y
  %next = getelementptr float, ptr addrspace(3) %at, i64 1
  call spir_func void @_Z7barrierj(i32 1)
  store float 0.0, ptr addrspace(3) %next
  store float 1.0, ptr addrspace(3) %at
  ret void
}

; CHECK-LABEL: @waits(
define internal spir_func void @waits() {
  call spir_func void @_Z7barrierj(i32 1)
  ret void
}

; A function that comes to a barrier is one, and a phi has its operand from where that was computed.
; CHECK-LABEL: @behind_a_call(
; CHECK:       call spir_func void @waits()
; CHECK-NEXT:  br i1
; CHECK:       some:
; CHECK-NEXT:  %[[Again:[0-9]+]] = getelementptr float, ptr addrspace(3) @memory, i64 %id
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(3) %[[Again]]
; CHECK:       %to = phi ptr addrspace(3) [ %at, %{{.*}} ], [ @memory, %some ]
define spir_kernel void @behind_a_call(i1 %which) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = getelementptr float, ptr addrspace(3) @memory, i64 %id
  call spir_func void @waits()
  br i1 %which, label %some, label %all
some:
  store float 0.0, ptr addrspace(3) %at
  br label %all
all:
  %to = phi ptr addrspace(3) [ %at, %0 ], [ @memory, %some ]
  store float 1.0, ptr addrspace(3) %to
  ret void
}

; Each way to this use has the address computed behind the barrier.
; CHECK-LABEL: @before_the_barrier(
; CHECK:       %at = getelementptr
; CHECK-NEXT:  store float 0.000000e+00, ptr addrspace(3) %at
; CHECK-NEXT:  br i1 %{{.*}}, label %loop, label %end
; CHECK:       store float 1.000000e+00, ptr addrspace(3) %at
define spir_kernel void @before_the_barrier(i1 %which) {
  br label %loop
loop:
  call spir_func void @_Z7barrierj(i32 1)
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = getelementptr float, ptr addrspace(3) @memory, i64 %id
  store float 0.0, ptr addrspace(3) %at
  br i1 %which, label %loop, label %end
end:
  store float 1.0, ptr addrspace(3) %at
  ret void
}
