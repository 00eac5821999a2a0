; RUN: pyllc --verify-diagnostics -mtriple=spirv64 %s

@format = private unnamed_addr addrspace(1) global [3 x i8] c"%d\0A"

define spir_func void @f(i32 %value) {
  %1 = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @format, i32 %value) ; expected-error: a format in address space 1 needs SPV_EXT_relaxed_printf_string_address_space
  ret void
}

declare spir_func i32 @printf(ptr addrspace(1), ...)
