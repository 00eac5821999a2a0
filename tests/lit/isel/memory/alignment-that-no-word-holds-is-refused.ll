; RUN: pyllc --spirv-ext=+SPV_INTEL_variable_length_array --split-input-file --verify-diagnostics %s

; What a variable of the module has to be aligned to cannot be less than it says.

@v = addrspace(1) global i32 0, align 4294967296 ; expected-error: an alignment of 4294967296 bytes: SPIR-V allows 2147483648 at most

; -----

define void @f() {
  %a = alloca i32, align 4294967296 ; expected-error: an alignment of 4294967296 bytes
  store volatile i32 1, ptr %a
  ret void
}

; -----

define void @f(i32 %n) {
  %a = alloca i32, i32 %n, align 4294967296 ; expected-error: an alignment of 4294967296 bytes
  store volatile i32 1, ptr %a
  ret void
}

; -----

@v = addrspace(1) global i32 0, align 2147483648
