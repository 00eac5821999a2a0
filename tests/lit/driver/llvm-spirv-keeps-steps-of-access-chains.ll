; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext=+SPV_KHR_untyped_pointers %s -o - | filecheck %s --check-prefix=UNTYPED
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; Tools behind llvm-spirv look for one spelling of a getelementptr, with the step over whole elements
; where it is 0 as well.

; CHECK: OpInBoundsPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} [[Zero:%[0-9]+]] [[Zero]]
; CHECK: OpPtrAccessChain %{{[0-9]+}} %{{[0-9]+}} [[Zero]]
; CHECK-NOT: AccessChain
; UNTYPED: OpUntypedInBoundsPtrAccessChainKHR
; UNTYPED: OpUntypedPtrAccessChainKHR
; PLAIN: OpInBoundsAccessChain
; PLAIN: OpAccessChain
target triple = "spirv64-unknown-unknown"
%struct.s = type { i32, float }

define spir_func void @f(ptr %p, i32 %i) {
  %array = alloca [4 x i32]
  %first = getelementptr inbounds [4 x i32], ptr %array, i32 0, i32 0
  store i32 1, ptr %first
  %some = getelementptr [4 x i32], ptr %array, i32 0, i32 %i
  store i32 1, ptr %some
  ret void
}
