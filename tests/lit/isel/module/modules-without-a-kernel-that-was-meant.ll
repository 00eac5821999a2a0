; RUN: pyllc --split-input-file --verify-diagnostics %s
; RUN: pyllc --split-input-file %s -o - 2>&1 | filecheck %s

; A kernel is what the calling convention says; what only looks like one would be missed by the host.

; CHECK: note: a kernel begins with 'define spir_kernel'

define spir_func i32 @helper() {
  ret i32 1
}

define spir_func void @sized() !reqd_work_group_size !0 { ; expected-warning: the module has no kernel; '@sized' looks like one
  ret void
}
!0 = !{i32 8, i32 1, i32 1}

; -----

define void @asks(ptr addrspace(1) %p) { ; expected-warning: the module has no kernel; '@asks' looks like one
  %i = call i64 @_Z13get_global_idj(i32 0)
  store i64 %i, ptr addrspace(1) %p
  ret void
}
declare i64 @_Z13get_global_idj(i32)

; -----

@__spirv_BuiltInSubgroupId = external addrspace(1) global i32

define void @reads(ptr addrspace(1) %p) { ; expected-warning: the module has no kernel; '@reads' looks like one
  %i = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupId
  store i32 %i, ptr addrspace(1) %p
  ret void
}

; -----

define internal void @lost() { ; expected-warning: the module has no kernel and exports nothing: no part of it can be used
  ret void
}
