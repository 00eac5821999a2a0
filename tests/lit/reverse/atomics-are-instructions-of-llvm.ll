; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Scope and order are syncscope and ordering; a flag is a function.

; CHECK-LABEL: define spir_func i32 @f
; CHECK-SAME: (ptr addrspace(1) %p, i32 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
; CHECK-NEXT: %b = atomicrmw umax ptr addrspace(1) %p, i32 %a syncscope("workgroup") acq_rel
; CHECK-NEXT: %c = load atomic i32, ptr addrspace(1) %p syncscope("subgroup") acquire, align 4
; CHECK-NEXT: store atomic i32 %b, ptr addrspace(1) %p seq_cst, align 4
; CHECK-NEXT: %1 = cmpxchg ptr addrspace(1) %p, i32 %c, i32 %x syncscope("device") acq_rel acquire
; CHECK-NEXT: %e = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT: %2 = icmp eq i32 %e, %c
; CHECK-NEXT: %g = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
; CHECK-NEXT: %h = add i32 %e, %g
; CHECK-NEXT: ret i32 %h
; CHECK-LABEL: define spir_func i1 @flag
; CHECK-SAME: (ptr addrspace(1) %p) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %1 = call spir_func i32 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 2, i32 1)
; CHECK-NEXT: %2 = icmp ne i32 %1, 0
; CHECK-NEXT: %a = select i1 %2, i32 1, i32 0
; CHECK-NEXT: %b = icmp ne i32 %a, 0
; CHECK-NEXT: ret i1 %b
; CHECK: declare spir_func i32 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32) nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i32 @f(ptr addrspace(1) %p, i32 %x) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  %b = atomicrmw umax ptr addrspace(1) %p, i32 %a syncscope("workgroup") acq_rel
  %c = load atomic i32, ptr addrspace(1) %p syncscope("subgroup") acquire, align 4
  store atomic i32 %b, ptr addrspace(1) %p seq_cst, align 4
  %d = cmpxchg ptr addrspace(1) %p, i32 %c, i32 %x syncscope("device") acq_rel acquire
  %e = extractvalue { i32, i1 } %d, 0
  %g = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %p)
  %h = add i32 %e, %g
  ret i32 %h
}

define spir_func i1 @flag(ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %p, i32 2, i32 1)
  %b = icmp ne i32 %a, 0
  ret i1 %b
}

declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z33atomic_flag_test_and_set_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
