; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Asynchronous copies with and without a stride, and casts of generic pointers.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(3) %l, ptr addrspace(1) %g, ptr addrspace(4) %q) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %c = alloca target("spirv.Event"), align 8
; CHECK-NEXT: %a = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 16, target("spirv.Event") zeroinitializer)
; CHECK-NEXT: %b = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 16, i64 2, target("spirv.Event") %a)
; CHECK-NEXT: store target("spirv.Event") %b, ptr %c, align 8
; CHECK-NEXT: %d = addrspacecast ptr %c to ptr addrspace(4)
; CHECK-NEXT: call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %d)
; CHECK-NEXT: %e = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %q)
; CHECK-NEXT: store float 0x3FF0000000000000, ptr addrspace(1) %e, align 4
; CHECK-NEXT: ret void
; CHECK: declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event")) convergent nounwind
; CHECK-NEXT: declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event")) convergent nounwind
; CHECK-NEXT: declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4)) convergent nounwind
; CHECK-NEXT: declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4)) nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

define spir_kernel void @k(ptr addrspace(3) %l, ptr addrspace(1) %g, ptr addrspace(4) %q) {
  %a = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 16, target("spirv.Event") zeroinitializer)
  %b = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %g, i64 16, i64 2, target("spirv.Event") %a)
  %c = alloca target("spirv.Event")
  store target("spirv.Event") %b, ptr %c
  %d = addrspacecast ptr %c to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 1, ptr addrspace(4) %d)
  %e = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %q)
  store float 1.0, ptr addrspace(1) %e
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))
declare spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmm9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, i64, target("spirv.Event"))
declare spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32, ptr addrspace(4))
declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
