; RUN: pyllc --split-input-file --verify-diagnostics %s

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: decoration HostAccessINTEL needs SPV_INTEL_global_variable_host_access

!0 = !{!1}
!1 = !{i32 6188, i32 3, !"name"}

; -----

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: metadata 'spirv.Decorations' must be HostAccessINTEL and a number, a text, found '!{i32 6188, i32 3}'

!0 = !{!1}
!1 = !{i32 6188, i32 3}

; -----

define spir_func void @f() !spirv.Decorations !0 { ; expected-error: decoration Volatile is for variables and parameters that are pointers
  ret void
}

!0 = !{!1}
!1 = !{i32 21}

; -----

define spir_func void @f() !spirv.Decorations !0 { ; expected-error: must be a decoration of SPIR-V and its operands, found '!{i32 9999}'
  ret void
}

!0 = !{!1}
!1 = !{i32 9999}

; -----

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: decoration Binding is not for kernels

!0 = !{!1}
!1 = !{i32 33, i32 1}

; -----

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: decoration BuiltIn has no translation in metadata 'spirv.Decorations'

!0 = !{!1}
!1 = !{i32 11, i32 28}

; -----

define spir_kernel void @k() !spirv.Decorations !0 { ; expected-error: decoration LinkageAttributes is not for kernels
  ret void
}

!0 = !{!1}
!1 = !{i32 41, !"name", i32 0}
