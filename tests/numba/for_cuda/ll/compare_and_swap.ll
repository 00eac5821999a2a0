; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "compare_and_swap$22"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels16compare_and_swapB3v22B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels16compare_and_swapB3v22B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE"(i8* %"slots.0", i8* %"slots.1", i64 %"slots.2", i64 %"slots.3", i32* %"slots.4", i64 %"slots.5.0", i64 %"slots.6.0", i8* %"wins.0", i8* %"wins.1", i64 %"wins.2", i64 %"wins.3", i64* %"wins.4", i64 %"wins.5.0", i64 %"wins.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"slots.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"slots.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"slots.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"slots.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"slots.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"slots.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"slots.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"wins.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"wins.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"wins.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"wins.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i64* %"wins.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"wins.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"wins.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"wins" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".39" = alloca i64
  store i64 0, i64* %".39"
  %".42" = alloca i64
  store i64 0, i64* %".42"
  %".74" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".74"
  %"$128pred" = alloca i1
  store i1 0, i1* %"$128pred"
  %".106" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".106"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  %".23" = trunc i64 1 to i32
  %".24" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".25" = sext i32 %".24" to i64
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = mul i64 %".27", %".29"
  %".31" = add i64 %".30", %".25"
  %".34" = icmp eq i64 8, 0
  br i1 %".34", label %"B0.if", label %"B0.else", !prof !1
B130:
  %".103" = load i1, i1* %"$128pred"
  store i1 0, i1* %"$128pred"
  %".105" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".106"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".105", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".106"
  %".110" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".106", i32 0, i32 5
  %".111" = getelementptr inbounds [1 x i64], [1 x i64]* %".110", i32 0, i32 0
  %".112" = load i64, i64* %".111", !range !3
  %".113" = insertvalue [1 x i64] undef, i64 %".112", 0
  %".114" = extractvalue [1 x i64] %".113", 0
  %".115" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".106", i32 0, i32 6
  %".116" = load [1 x i64], [1 x i64]* %".115"
  %".117" = extractvalue [1 x i64] %".116", 0
  %".118" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".106", i32 0, i32 4
  %".119" = load i64*, i64** %".118"
  %".120" = icmp slt i64 0, 0
  %".121" = add i64 %".114", 0
  %".122" = select  i1 %".120", i64 %".121", i64 0
  %".123" = mul i64 %".122", 1
  %".124" = add i64 0, %".123"
  %".125" = getelementptr i64, i64* %".119", i64 %".124"
  %".126" = atomicrmw add i64* %".125", i64 1 monotonic
  %".127" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  ret void
B200:
  %".131" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"wins"
  %".133" = load i1, i1* %"$128pred"
  store i1 0, i1* %"$128pred"
  ret void
B0.if:
  store i64 8, i64* %"quot"
  store i64 8, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".39"
  store i64 0, i64* %".42"
  %".45" = icmp eq i64 %".31", -9223372036854775808
  %".46" = icmp eq i64 8, -1
  %".47" = and i1 %".45", %".46"
  %".48" = xor i1 %".47", -1
  br i1 %".48", label %"B0.else.if", label %"B0.else.endif", !prof !2
B0.endif:
  %".71" = load i64, i64* %"rem"
  %".72" = trunc i64 0 to i32
  %".73" = trunc i64 1 to i32
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".74"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".74"
  %".78" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".74", i32 0, i32 5
  %".79" = getelementptr inbounds [1 x i64], [1 x i64]* %".78", i32 0, i32 0
  %".80" = load i64, i64* %".79", !range !3
  %".81" = insertvalue [1 x i64] undef, i64 %".80", 0
  %".82" = extractvalue [1 x i64] %".81", 0
  %".83" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".74", i32 0, i32 6
  %".84" = load [1 x i64], [1 x i64]* %".83"
  %".85" = extractvalue [1 x i64] %".84", 0
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".74", i32 0, i32 4
  %".87" = load i32*, i32** %".86"
  %".88" = icmp slt i64 %".71", 0
  %".89" = add i64 %".82", %".71"
  %".90" = select  i1 %".88", i64 %".89", i64 %".71"
  %".91" = mul i64 %".90", 1
  %".92" = add i64 0, %".91"
  %".93" = getelementptr i32, i32* %".87", i64 %".92"
  %".94" = cmpxchg i32* %".93", i32 %".72", i32 %".73" monotonic monotonic
  %".95" = extractvalue {i32, i1} %".94", 0
  %".96" = sext i32 %".95" to i64
  %".97" = icmp eq i64 %".96", 0
  %".99" = load i1, i1* %"$128pred"
  store i1 %".97", i1* %"$128pred"
  %".101" = load i1, i1* %"$128pred"
  br i1 %".101", label %"B130", label %"B200"
B0.else.if:
  %".50" = sdiv i64 %".31", 8
  %".51" = srem i64 %".31", 8
  %".52" = xor i64 8, %".51"
  %".53" = icmp slt i64 %".52", 0
  %".54" = icmp ne i64 %".51", 0
  %".55" = and i1 %".54", %".53"
  br i1 %".55", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".66" = load i64, i64* %".39"
  %".67" = load i64, i64* %".42"
  store i64 %".66", i64* %"quot"
  store i64 %".67", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".60" = sub i64 %".50", 1
  store i64 %".60", i64* %".39"
  %".62" = add i64 %".51", 8
  store i64 %".62", i64* %".42"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".50", i64* %".39"
  store i64 %".51", i64* %".42"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels16compare_and_swapB3v22B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ !"branch_weights", i32 99, i32 1 }
!3 = !{ i64 0, i64 9223372036854775807 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels16compare_and_swapB3v22B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE", !"kernel", i32 1 }
