; Answers libdevice's questions before LLVM optimises: denormals are kept, and divisions and square
; roots are precise. The eighth letter of "__CUDA_PREC_DIV" and "__CUDA_PREC_SQRT" is a P.

define i32 @__nvvm_reflect(ptr %property) alwaysinline {
  %place = getelementptr i8, ptr %property, i64 7
  %letter = load i8, ptr %place
  %is_precision = icmp eq i8 %letter, 80
  %answer = zext i1 %is_precision to i32
  ret i32 %answer
}
