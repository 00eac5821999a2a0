; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "tuples$47"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels6tuplesB3v47B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleIiLi3EE5TupleIfxE5ArrayIfLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels6tuplesB3v47B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleIiLi3EE5TupleIfxE5ArrayIfLi1E1C7mutable7alignedE"(i32 %"weights.0", i32 %"weights.1", i32 %"weights.2", float %"pair.0", i64 %"pair.1", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %".15" = insertvalue [3 x i32] undef, i32 %"weights.0", 0
  %".16" = insertvalue [3 x i32] %".15", i32 %"weights.1", 1
  %".17" = insertvalue [3 x i32] %".16", i32 %"weights.2", 2
  %"inserted.f0" = insertvalue {float, i64} undef, float %"pair.0", 0
  %"inserted.f1" = insertvalue {float, i64} %"inserted.f0", i64 %"pair.1", 1
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"out.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"out.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"out.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"out.4", 4
  %".18" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".18", 5
  %".19" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".19", 6
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".36" = alloca i64
  store i64 0, i64* %".36"
  %".39" = alloca i64
  store i64 0, i64* %".39"
  %".85" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85"
  br label %"B0"
B0:
  %".20" = trunc i64 1 to i32
  %".21" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".22" = sext i32 %".21" to i64
  %".23" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".24" = sext i32 %".23" to i64
  %".25" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".26" = sext i32 %".25" to i64
  %".27" = mul i64 %".24", %".26"
  %".28" = add i64 %".27", %".22"
  %".31" = icmp eq i64 3, 0
  br i1 %".31", label %"B0.if", label %"B0.else", !prof !1
B0.if:
  store i64 3, i64* %"quot"
  store i64 3, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".36"
  store i64 0, i64* %".39"
  %".42" = icmp eq i64 %".28", -9223372036854775808
  %".43" = icmp eq i64 3, -1
  %".44" = and i1 %".42", %".43"
  %".45" = xor i1 %".44", -1
  br i1 %".45", label %"B0.else.if", label %"B0.else.endif", !prof !2
B0.endif:
  %".68" = load i64, i64* %"rem"
  switch i64 %".68", label %"switch.else" [i64 0, label %"switch.0" i64 -3, label %"switch.0" i64 1, label %"switch.1" i64 -2, label %"switch.1" i64 2, label %"switch.2" i64 -1, label %"switch.2"]
B0.else.if:
  %".47" = sdiv i64 %".28", 3
  %".48" = srem i64 %".28", 3
  %".49" = xor i64 3, %".48"
  %".50" = icmp slt i64 %".49", 0
  %".51" = icmp ne i64 %".48", 0
  %".52" = and i1 %".51", %".50"
  br i1 %".52", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".63" = load i64, i64* %".36"
  %".64" = load i64, i64* %".39"
  store i64 %".63", i64* %"quot"
  store i64 %".64", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".57" = sub i64 %".47", 1
  store i64 %".57", i64* %".36"
  %".59" = add i64 %".48", 3
  store i64 %".59", i64* %".39"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".47", i64* %".36"
  store i64 %".48", i64* %".39"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
switch.else:
  ret void
switch.end:
  %".71" = phi  i32 [%".72", %"switch.0"], [%".74", %"switch.1"], [%".76", %"switch.2"]
  %".78" = extractvalue {float, i64} %"inserted.f1", 0
  %".79" = sitofp i32 %".71" to double
  %".80" = fpext float %".78" to double
  %".81" = fmul double %".79", %".80"
  %".82" = extractvalue {float, i64} %"inserted.f1", 1
  %".83" = sitofp i64 %".82" to double
  %".84" = fadd double %".81", %".83"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85"
  %".89" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 5
  %".90" = getelementptr inbounds [1 x i64], [1 x i64]* %".89", i32 0, i32 0
  %".91" = load i64, i64* %".90", !range !3
  %".92" = insertvalue [1 x i64] undef, i64 %".91", 0
  %".93" = extractvalue [1 x i64] %".92", 0
  %".94" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 6
  %".95" = load [1 x i64], [1 x i64]* %".94"
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = icmp slt i64 %".28", 0
  %".98" = add i64 %".28", %".93"
  %".99" = select  i1 %".97", i64 %".98", i64 %".28"
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 5
  %".101" = getelementptr inbounds [1 x i64], [1 x i64]* %".100", i32 0, i32 0
  %".102" = load i64, i64* %".101", !range !3
  %".103" = insertvalue [1 x i64] undef, i64 %".102", 0
  %".104" = extractvalue [1 x i64] %".103", 0
  %".105" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 6
  %".106" = load [1 x i64], [1 x i64]* %".105"
  %".107" = extractvalue [1 x i64] %".106", 0
  %".108" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 4
  %".109" = load float*, float** %".108"
  %".110" = mul i64 %".99", 1
  %".111" = add i64 0, %".110"
  %".112" = getelementptr float, float* %".109", i64 %".111"
  %".113" = fptrunc double %".84" to float
  store float %".113", float* %".112"
  ret void
switch.0:
  %".72" = extractvalue [3 x i32] %".17", 0
  br label %"switch.end"
switch.1:
  %".74" = extractvalue [3 x i32] %".17", 1
  br label %"switch.end"
switch.2:
  %".76" = extractvalue [3 x i32] %".17", 2
  br label %"switch.end"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i32, i32, i32, float, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6tuplesB3v47B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleIiLi3EE5TupleIfxE5ArrayIfLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ !"branch_weights", i32 99, i32 1 }
!3 = !{ i64 0, i64 9223372036854775807 }
!4 = !{ void (i32, i32, i32, float, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6tuplesB3v47B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleIiLi3EE5TupleIfxE5ArrayIfLi1E1C7mutable7alignedE", !"kernel", i32 1 }
