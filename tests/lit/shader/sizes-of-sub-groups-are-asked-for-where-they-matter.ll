; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: sed "s/!intel_reqd/!reqd/" %s | pyllc -mtriple=spirv64-unknown-vulkan1.3 - -o - | filecheck %s

; A device may lack the size that a kernel requires, so the host is told it where the kernel does
; something with its sub-groups: by an operation, a variable or a scope.

; CHECK-DAG: %[[#None:]] = OpString ""
; CHECK-DAG: %[[#Asked:]] = OpString "intel_reqd_sub_group_size(16)"
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Kernel %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#None]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Kernel %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Asked]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Kernel %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Asked]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Kernel %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Asked]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Kernel %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Asked]]

define spir_kernel void @plain(ptr addrspace(1) %data) !intel_reqd_sub_group_size !0 {
  %old = atomicrmw add ptr addrspace(1) %data, i32 3 syncscope("device") monotonic
  call void @_Z7barrierj(i32 1)
  ret void
}

define spir_kernel void @operation(ptr addrspace(1) %data) !intel_reqd_sub_group_size !0 {
  %value = load i32, ptr addrspace(1) %data
  %sum = call i32 @_Z20sub_group_reduce_addi(i32 %value)
  store i32 %sum, ptr addrspace(1) %data
  ret void
}

define spir_kernel void @variable(ptr addrspace(1) %data) !intel_reqd_sub_group_size !0 {
  %lane = call i32 @_Z22get_sub_group_local_idv()
  store i32 %lane, ptr addrspace(1) %data
  ret void
}

define spir_kernel void @barrier() !intel_reqd_sub_group_size !0 {
  call void @_Z17sub_group_barrierj(i32 1)
  ret void
}

define spir_kernel void @scope(ptr addrspace(1) %data) !intel_reqd_sub_group_size !0 {
  %old = atomicrmw add ptr addrspace(1) %data, i32 1 syncscope("subgroup") acq_rel
  ret void
}

declare void @_Z7barrierj(i32)
declare void @_Z17sub_group_barrierj(i32)
declare i32 @_Z20sub_group_reduce_addi(i32)
declare i32 @_Z22get_sub_group_local_idv()

!0 = !{i32 16}
