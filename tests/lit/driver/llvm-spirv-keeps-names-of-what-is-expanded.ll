; RUN: pyllvm-spirv --spirv-tools-dis --spirv-ext=+SPV_EXT_arithmetic_fence %s -o - | filecheck %s
; RUN: pyllc --spirv-ext=+SPV_EXT_arithmetic_fence %s -o - | filecheck %s --check-prefix=PLAIN

; The value that an expanded intrinsic becomes has the name of its call, as with llvm-spirv.

; CHECK: OpName [[Fence:%[0-9]+]] "fence"
; CHECK: OpName [[Sum:%[0-9]+]] "sum"
; CHECK: [[Fence]] = OpArithmeticFenceEXT
; CHECK: [[Sum]] = OpFAdd
; PLAIN-NOT: OpName %{{.*}} "fence"
target triple = "spirv64-unknown-unknown"
declare double @llvm.arithmetic.fence.f64(double)

define spir_func double @f(double %x) {
  %fence = call double @llvm.arithmetic.fence.f64(double %x)
  %sum = fadd double %fence, %x
  ret double %sum
}
