; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; LLVM IR has no instruction for a scope or an order that is known at run time only.

; CHECK-LABEL: define spir_func i32 @f
; CHECK-SAME: (ptr addrspace(1) %p, i32 %x, i32 %scope, i32 %order) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 %scope, i32 %order, i32 %x)
; CHECK-NEXT: call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1) %p, i32 %scope, i32 0, i32 %a)
; CHECK-NEXT: %b = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1) %p, i32 1, i32 %order)
; CHECK-NEXT: %c = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 %scope, i32 0, i32 0, i32 %a, i32 %b)
; CHECK-NEXT: ret i32 %c
; CHECK: declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32) nounwind
; CHECK-NEXT: declare spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1), i32, i32, i32) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1), i32, i32) nounwind
; CHECK-NEXT: declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32) nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i32 @f(ptr addrspace(1) %p, i32 %x, i32 %scope, i32 %order) {
  %a = call spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1) %p, i32 %scope, i32 %order, i32 %x)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1) %p, i32 %scope, i32 0, i32 %a)
  %b = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1) %p, i32 1, i32 %order)
  %c = call spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1) %p, i32 %scope, i32 0, i32 0, i32 %a, i32 %b)
  ret i32 %c
}

declare spir_func i32 @_Z18__spirv_AtomicIAddPU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS1iiii(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1iii(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z29__spirv_AtomicCompareExchangePU3AS1iiiiii(ptr addrspace(1), i32, i32, i32, i32, i32)
