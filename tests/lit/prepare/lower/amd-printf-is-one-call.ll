; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SPV

; Each value is 64 bits on its way; the format says what it was. OpenCL C has one length of 64 bits,
; and no long double, which is a double on devices.

; CHECK: @printf.text = internal addrspace(2) constant [3 x i8] c"ab\00"
; CHECK: @printf.text.1 = internal addrspace(2) constant [27 x i8] c"x %*d %ld %5.2f %s %p%% %x\00"
; CHECK: %[[Width:[0-9]+]] = trunc i64 %n to i32
; CHECK: %[[Int:[0-9]+]] = trunc i64 %n to i32
; CHECK: %[[Double:[0-9]+]] = bitcast i64 %bits to double
; CHECK: %[[Pointer:[0-9]+]] = inttoptr i64 %n to ptr addrspace(1)
; CHECK: %[[Hex:[0-9]+]] = trunc i64 7 to i32
; CHECK: %[[Count:[0-9]+]] = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @printf.text.1, i32 %[[Width]], i32 %[[Int]], i64 %n, double %[[Double]], ptr addrspace(2) @printf.text, ptr addrspace(1) %[[Pointer]], i32 %[[Hex]])
; CHECK: %[[Result:[0-9]+]] = sext i32 %[[Count]] to i64
; CHECK-NOT: call
; CHECK: ret i64 %[[Result]]
; SPV: OpExtInst %{{[0-9]+}} %{{[0-9]+}} printf
@format = internal addrspace(2) constant [29 x i8] c"x %*d %lld %5.2Lf %s %p%% %x\00"
@string = internal addrspace(2) constant [3 x i8] c"ab\00"
define i64 @f(i64 %n, double %d) {
  %bits = bitcast double %d to i64
  %a = call i64 @__ockl_printf_begin(i64 0)
  %b = call i64 @__ockl_printf_append_string_n(i64 %a, ptr addrspace(2) @format, i64 29, i32 0)
  %c = call i64 @__ockl_printf_append_args(i64 %b, i32 4, i64 %n, i64 %n, i64 %n, i64 %bits, i64 0, i64 0, i64 0, i32 0)
  %e = call i64 @__ockl_printf_append_string_n(i64 %c, ptr addrspace(2) @string, i64 3, i32 0)
  %g = call i64 @__ockl_printf_append_args(i64 %e, i32 2, i64 %n, i64 7, i64 0, i64 0, i64 0, i64 0, i64 0, i32 1)
  ret i64 %g
}
declare i64 @__ockl_printf_begin(i64)
declare i64 @__ockl_printf_append_string_n(i64, ptr addrspace(2), i64, i32)
declare i64 @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32)
