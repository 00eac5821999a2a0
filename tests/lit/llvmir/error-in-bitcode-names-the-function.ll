; RUN: not pyllc -mtriple=spirv64 %S/Inputs/unsupported.bc -o - 2>&1 | filecheck %s

; There are no lines to point at. The bitcode is llvm-as's of a function @f with this alloca.

; CHECK: {{^.*}}unsupported.bc: error: {{.*}}SPV_INTEL_variable_length_array
; CHECK-NEXT: {{^}}  in @f: %x = alloca i32, i32 %1
