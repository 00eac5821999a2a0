; RUN: pyllc --split-input-file --verify-diagnostics %s

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: decoration HostAccessINTEL needs SPV_INTEL_global_variable_host_access

!0 = !{!1}
!1 = !{i32 6188, i32 3, !"name"}

; -----

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: metadata 'spirv.Decorations' must be HostAccessINTEL and a number, a text, found '!{i32 6188, i32 3}'

!0 = !{!1}
!1 = !{i32 6188, i32 3}

; -----

define spir_func void @f(ptr addrspace(1) %p, i32 %n) {
  ; expected-error@+1: decoration Volatile is for variables and parameters that are pointers
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %n, !spirv.Decorations !0
  store i32 %n, ptr addrspace(1) %q
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

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-warning: decoration Binding is not for kernels; it is ignored

!0 = !{!1}
!1 = !{i32 33, i32 1}

; -----

@g = addrspace(1) global i32 0, !spirv.Decorations !0 ; expected-error: decoration BuiltIn has no translation in metadata 'spirv.Decorations'

!0 = !{!1}
!1 = !{i32 11, i32 28}

; -----

define spir_kernel void @k() !spirv.Decorations !0 { ; expected-warning: decoration LinkageAttributes is not for kernels; it is ignored
  ret void
}

!0 = !{!1}
!1 = !{i32 41, !"name", i32 0}

; -----

define spir_func void @f(i32 %n) !spirv.ParameterDecorations !0 { ; expected-warning: decoration FPRoundingMode is for results of instructions; it is ignored
  ret void
}

!0 = !{!1}
!1 = !{!2}
!2 = !{i32 39, i32 1}
