; NEW-SPIRV-VAL
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space %s -o - | filecheck %s

; CHECK: OpExtension "SPV_EXT_relaxed_printf_string_address_space"
; CHECK: %[[#CharPtr:]] = OpTypePointer CrossWorkgroup
; CHECK: %[[#Format:]] = OpInBoundsAccessChain
; CHECK: printf %[[#Format]]
@format = private unnamed_addr addrspace(1) global [3 x i8] c"%d\0A"

define spir_func void @f(i32 %value) {
  %1 = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @format, i32 %value)
  ret void
}

declare spir_func i32 @printf(ptr addrspace(1), ...)
