; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "collatz$3"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels7collatzB2v3B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels7collatzB2v3B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i64* %"x.4", i64 %"x.5.0", i64 %"x.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize", i64* %"x.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %"x" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".28" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28"
  %"value.3" = alloca i64
  store i64 0, i64* %"value.3"
  %"count.3" = alloca i64
  store i64 0, i64* %"count.3"
  %"count.2" = alloca i64
  store i64 0, i64* %"count.2"
  %"$74pred" = alloca i1
  store i1 0, i1* %"$74pred"
  %"$142pred" = alloca i1
  store i1 0, i1* %"$142pred"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".87" = alloca i64
  store i64 0, i64* %".87"
  %".90" = alloca i64
  store i64 0, i64* %".90"
  %"$92pred" = alloca i1
  store i1 0, i1* %"$92pred"
  %"quot.1" = alloca i64
  store i64 0, i64* %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, i64* %"rem.1"
  %".136" = alloca i64
  store i64 0, i64* %".136"
  %".139" = alloca i64
  store i64 0, i64* %".139"
  %"value.4" = alloca i64
  store i64 0, i64* %"value.4"
  %".213" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %".14" = trunc i64 1 to i32
  %".15" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".16" = sext i32 %".15" to i64
  %".17" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".18" = sext i32 %".17" to i64
  %".19" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".20" = sext i32 %".19" to i64
  %".21" = mul i64 %".18", %".20"
  %".22" = add i64 %".21", %".16"
  %".24" = load i64, i64* %"i"
  store i64 %".22", i64* %"i"
  %".26" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %".27" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".26", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28"
  %".32" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 5
  %".33" = getelementptr inbounds [1 x i64], [1 x i64]* %".32", i32 0, i32 0
  %".34" = load i64, i64* %".33", !range !1
  %".35" = insertvalue [1 x i64] undef, i64 %".34", 0
  %".36" = extractvalue [1 x i64] %".35", 0
  %".37" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 6
  %".38" = load [1 x i64], [1 x i64]* %".37"
  %".39" = extractvalue [1 x i64] %".38", 0
  %".40" = icmp slt i64 %".27", 0
  %".41" = add i64 %".27", %".36"
  %".42" = select  i1 %".40", i64 %".41", i64 %".27"
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 5
  %".44" = getelementptr inbounds [1 x i64], [1 x i64]* %".43", i32 0, i32 0
  %".45" = load i64, i64* %".44", !range !1
  %".46" = insertvalue [1 x i64] undef, i64 %".45", 0
  %".47" = extractvalue [1 x i64] %".46", 0
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 6
  %".49" = load [1 x i64], [1 x i64]* %".48"
  %".50" = extractvalue [1 x i64] %".49", 0
  %".51" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 4
  %".52" = load i64*, i64** %".51"
  %".53" = mul i64 %".42", 1
  %".54" = add i64 0, %".53"
  %".55" = getelementptr i64, i64* %".52", i64 %".54"
  %".56" = load i64, i64* %".55"
  %".58" = load i64, i64* %"value.3"
  store i64 %".56", i64* %"value.3"
  %".61" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".64" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".66" = icmp ne i64 %".56", 1
  %".68" = load i1, i1* %"$74pred"
  store i1 %".66", i1* %"$74pred"
  %".70" = load i1, i1* %"$74pred"
  br i1 %".70", label %"B76", label %"B144"
B76:
  %".72" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".74" = load i1, i1* %"$74pred"
  store i1 0, i1* %"$74pred"
  %".77" = load i1, i1* %"$142pred"
  store i1 0, i1* %"$142pred"
  %".79" = load i64, i64* %"value.3"
  %".82" = icmp eq i64 2, 0
  br i1 %".82", label %"B76.if", label %"B76.else", !prof !2
B94:
  %".126" = load i1, i1* %"$92pred"
  store i1 0, i1* %"$92pred"
  %".128" = load i64, i64* %"value.3"
  %".131" = icmp eq i64 2, 0
  br i1 %".131", label %"B94.if", label %"B94.else", !prof !2
B106:
  %".175" = load i1, i1* %"$92pred"
  store i1 0, i1* %"$92pred"
  %".177" = load i64, i64* %"value.3"
  %".178" = mul nsw i64 3, %".177"
  %".179" = load i64, i64* %"value.3"
  store i64 0, i64* %"value.3"
  %".181" = add nsw i64 %".178", 1
  %".182" = load i64, i64* %"value.4"
  store i64 %".181", i64* %"value.4"
  br label %"B122"
B122:
  %".185" = load i64, i64* %"value.4"
  %".186" = load i64, i64* %"value.3"
  store i64 %".185", i64* %"value.3"
  %".188" = load i64, i64* %"count.2"
  %".189" = add nsw i64 %".188", 1
  %".190" = load i64, i64* %"count.3"
  store i64 %".189", i64* %"count.3"
  %".192" = load i64, i64* %"count.2"
  store i64 %".189", i64* %"count.2"
  %".194" = load i64, i64* %"value.4"
  %".195" = icmp ne i64 %".194", 1
  %".196" = load i64, i64* %"value.4"
  store i64 0, i64* %"value.4"
  %".198" = load i1, i1* %"$142pred"
  store i1 %".195", i1* %"$142pred"
  %".200" = load i1, i1* %"$142pred"
  br i1 %".200", label %"B76", label %"B144"
B144:
  %".202" = load i64, i64* %"value.3"
  store i64 0, i64* %"value.3"
  %".204" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".206" = load i1, i1* %"$74pred"
  store i1 0, i1* %"$74pred"
  %".208" = load i1, i1* %"$142pred"
  store i1 0, i1* %"$142pred"
  %".210" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %".211" = load i64, i64* %"count.3"
  %".212" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".210", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213"
  %".217" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213", i32 0, i32 5
  %".218" = getelementptr inbounds [1 x i64], [1 x i64]* %".217", i32 0, i32 0
  %".219" = load i64, i64* %".218", !range !1
  %".220" = insertvalue [1 x i64] undef, i64 %".219", 0
  %".221" = extractvalue [1 x i64] %".220", 0
  %".222" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213", i32 0, i32 6
  %".223" = load [1 x i64], [1 x i64]* %".222"
  %".224" = extractvalue [1 x i64] %".223", 0
  %".225" = icmp slt i64 %".212", 0
  %".226" = add i64 %".212", %".221"
  %".227" = select  i1 %".225", i64 %".226", i64 %".212"
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213", i32 0, i32 5
  %".229" = getelementptr inbounds [1 x i64], [1 x i64]* %".228", i32 0, i32 0
  %".230" = load i64, i64* %".229", !range !1
  %".231" = insertvalue [1 x i64] undef, i64 %".230", 0
  %".232" = extractvalue [1 x i64] %".231", 0
  %".233" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213", i32 0, i32 6
  %".234" = load [1 x i64], [1 x i64]* %".233"
  %".235" = extractvalue [1 x i64] %".234", 0
  %".236" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".213", i32 0, i32 4
  %".237" = load i64*, i64** %".236"
  %".238" = mul i64 %".227", 1
  %".239" = add i64 0, %".238"
  %".240" = getelementptr i64, i64* %".237", i64 %".239"
  store i64 %".211", i64* %".240"
  %".242" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %".244" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".246" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  ret void
B76.if:
  store i64 2, i64* %"quot"
  store i64 2, i64* %"rem"
  br label %"B76.endif"
B76.else:
  store i64 0, i64* %".87"
  store i64 0, i64* %".90"
  %".93" = icmp eq i64 %".79", -9223372036854775808
  %".94" = icmp eq i64 2, -1
  %".95" = and i1 %".93", %".94"
  %".96" = xor i1 %".95", -1
  br i1 %".96", label %"B76.else.if", label %"B76.else.endif", !prof !3
B76.endif:
  %".119" = load i64, i64* %"rem"
  %".120" = icmp eq i64 %".119", 0
  %".122" = load i1, i1* %"$92pred"
  store i1 %".120", i1* %"$92pred"
  %".124" = load i1, i1* %"$92pred"
  br i1 %".124", label %"B94", label %"B106"
B76.else.if:
  %".98" = sdiv i64 %".79", 2
  %".99" = srem i64 %".79", 2
  %".100" = xor i64 2, %".99"
  %".101" = icmp slt i64 %".100", 0
  %".102" = icmp ne i64 %".99", 0
  %".103" = and i1 %".102", %".101"
  br i1 %".103", label %"B76.else.if.if", label %"B76.else.if.else"
B76.else.endif:
  %".114" = load i64, i64* %".87"
  %".115" = load i64, i64* %".90"
  store i64 %".114", i64* %"quot"
  store i64 %".115", i64* %"rem"
  br label %"B76.endif"
B76.else.if.if:
  %".108" = sub i64 %".98", 1
  store i64 %".108", i64* %".87"
  %".110" = add i64 %".99", 2
  store i64 %".110", i64* %".90"
  br label %"B76.else.if.endif"
B76.else.if.else:
  store i64 %".98", i64* %".87"
  store i64 %".99", i64* %".90"
  br label %"B76.else.if.endif"
B76.else.if.endif:
  br label %"B76.else.endif"
B94.if:
  store i64 2, i64* %"quot.1"
  store i64 2, i64* %"rem.1"
  br label %"B94.endif"
B94.else:
  store i64 0, i64* %".136"
  store i64 0, i64* %".139"
  %".142" = icmp eq i64 %".128", -9223372036854775808
  %".143" = icmp eq i64 2, -1
  %".144" = and i1 %".142", %".143"
  %".145" = xor i1 %".144", -1
  br i1 %".145", label %"B94.else.if", label %"B94.else.endif", !prof !3
B94.endif:
  %".168" = load i64, i64* %"quot.1"
  %".169" = load i64, i64* %"value.3"
  store i64 0, i64* %"value.3"
  %".172" = load i64, i64* %"value.4"
  store i64 %".168", i64* %"value.4"
  br label %"B122"
B94.else.if:
  %".147" = sdiv i64 %".128", 2
  %".148" = srem i64 %".128", 2
  %".149" = xor i64 2, %".148"
  %".150" = icmp slt i64 %".149", 0
  %".151" = icmp ne i64 %".148", 0
  %".152" = and i1 %".151", %".150"
  br i1 %".152", label %"B94.else.if.if", label %"B94.else.if.else"
B94.else.endif:
  %".163" = load i64, i64* %".136"
  %".164" = load i64, i64* %".139"
  store i64 %".163", i64* %"quot.1"
  store i64 %".164", i64* %"rem.1"
  br label %"B94.endif"
B94.else.if.if:
  %".157" = sub i64 %".147", 1
  store i64 %".157", i64* %".136"
  %".159" = add i64 %".148", 2
  store i64 %".159", i64* %".139"
  br label %"B94.else.if.endif"
B94.else.if.else:
  store i64 %".147", i64* %".136"
  store i64 %".148", i64* %".139"
  br label %"B94.else.if.endif"
B94.else.if.endif:
  br label %"B94.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7collatzB2v3B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7collatzB2v3B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE", !"kernel", i32 1 }
