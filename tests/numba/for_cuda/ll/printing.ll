; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "printing$108"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels8printingB4v108B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels8printingB4v108B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %"x" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".34" = alloca i64
  store i64 0, i64* %".34"
  %".37" = alloca i64
  store i64 0, i64* %".37"
  %"$60pred" = alloca i1
  store i1 0, i1* %"$60pred"
  %".77" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77"
  %".108" = alloca {i8*, i64, i32, i32, i64, i8*, i8*}
  store {i8*, i64, i32, i32, i64, i8*, i8*} zeroinitializer, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108"
  %".131" = alloca {i8*, i64, i32, i32, i64, i8*, i8*}
  store {i8*, i64, i32, i32, i64, i8*, i8*} zeroinitializer, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131"
  %".159" = alloca {i8*, i64, i8*, i64, double}
  store {i8*, i64, i8*, i64, double} zeroinitializer, {i8*, i64, i8*, i64, double}* %".159"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
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
  %".26" = load i64, i64* %"i"
  %".29" = icmp eq i64 100, 0
  br i1 %".29", label %"B0.if", label %"B0.else", !prof !1
B62:
  %".73" = load i1, i1* %"$60pred"
  store i1 0, i1* %"$60pred"
  %".75" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".76" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".75", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77"
  %".81" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 5
  %".82" = getelementptr inbounds [1 x i64], [1 x i64]* %".81", i32 0, i32 0
  %".83" = load i64, i64* %".82", !range !3
  %".84" = insertvalue [1 x i64] undef, i64 %".83", 0
  %".85" = extractvalue [1 x i64] %".84", 0
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 6
  %".87" = load [1 x i64], [1 x i64]* %".86"
  %".88" = extractvalue [1 x i64] %".87", 0
  %".89" = icmp slt i64 %".76", 0
  %".90" = add i64 %".76", %".85"
  %".91" = select  i1 %".89", i64 %".90", i64 %".76"
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 5
  %".93" = getelementptr inbounds [1 x i64], [1 x i64]* %".92", i32 0, i32 0
  %".94" = load i64, i64* %".93", !range !3
  %".95" = insertvalue [1 x i64] undef, i64 %".94", 0
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 6
  %".98" = load [1 x i64], [1 x i64]* %".97"
  %".99" = extractvalue [1 x i64] %".98", 0
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 4
  %".101" = load i32*, i32** %".100"
  %".102" = mul i64 %".91", 1
  %".103" = add i64 0, %".102"
  %".104" = getelementptr i32, i32* %".101", i64 %".103"
  %".105" = load i32, i32* %".104"
  %".106" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i64, i32, i32, i64, i8*, i8*} zeroinitializer, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108"
  %".111" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 0
  store i8* bitcast ([5 x i8]* @".bytes.-877665612655898983" to i8*), i8** %".111"
  %".113" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 1
  %".114" = load i64, i64* %".113"
  %".115" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 1
  store i64 4, i64* %".115"
  %".117" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 2
  %".118" = load i32, i32* %".117"
  %".119" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 2
  store i32 1, i32* %".119"
  %".121" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 3
  %".122" = load i32, i32* %".121"
  %".123" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 3
  store i32 1, i32* %".123"
  %".125" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 4
  %".126" = load i64, i64* %".125"
  %".127" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108", i32 0, i32 4
  store i64 -1, i64* %".127"
  %".129" = load {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".108"
  %".130" = load i64, i64* %"i"
  store {i8*, i64, i32, i32, i64, i8*, i8*} zeroinitializer, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131"
  %".134" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 0
  store i8* bitcast ([4 x i8]* @".bytes.6814766434179119576" to i8*), i8** %".134"
  %".136" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 1
  %".137" = load i64, i64* %".136"
  %".138" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 1
  store i64 3, i64* %".138"
  %".140" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 2
  %".141" = load i32, i32* %".140"
  %".142" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 2
  store i32 1, i32* %".142"
  %".144" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 3
  %".145" = load i32, i32* %".144"
  %".146" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 3
  store i32 1, i32* %".146"
  %".148" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 4
  %".149" = load i64, i64* %".148"
  %".150" = getelementptr inbounds {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131", i32 0, i32 4
  store i64 -1, i64* %".150"
  %".152" = load {i8*, i64, i32, i32, i64, i8*, i8*}, {i8*, i64, i32, i32, i64, i8*, i8*}* %".131"
  %"generic" = addrspacecast i8 addrspace(4)* bitcast ([5 x i8] addrspace(4)* @"__conststring__$4item" to i8 addrspace(4)*) to i8*
  %"generic.1" = addrspacecast i8 addrspace(4)* bitcast ([4 x i8] addrspace(4)* @"__conststring__$3has" to i8 addrspace(4)*) to i8*
  %".153" = sext i32 %".105" to i64
  %"generic.2" = addrspacecast i8 addrspace(4)* bitcast ([20 x i8] addrspace(4)* @"__conststring__$39_25s_20_25lld_20_25s_20_25lld_20_25f_0a" to i8 addrspace(4)*) to i8*
  %".154" = insertvalue {i8*, i64, i8*, i64, double} undef, i8* %"generic", 0
  %".155" = insertvalue {i8*, i64, i8*, i64, double} %".154", i64 %".130", 1
  %".156" = insertvalue {i8*, i64, i8*, i64, double} %".155", i8* %"generic.1", 2
  %".157" = insertvalue {i8*, i64, i8*, i64, double} %".156", i64 %".153", 3
  %".158" = insertvalue {i8*, i64, i8*, i64, double} %".157", double 0x3fe0000000000000, 4
  store {i8*, i64, i8*, i64, double} %".158", {i8*, i64, i8*, i64, double}* %".159"
  %".162" = bitcast {i8*, i64, i8*, i64, double}* %".159" to i8*
  %".163" = call i32 @"vprintf"(i8* %"generic.2", i8* %".162")
  %".164" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B116:
  %".168" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".170" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".172" = load i1, i1* %"$60pred"
  store i1 0, i1* %"$60pred"
  ret void
B0.if:
  store i64 100, i64* %"quot"
  store i64 100, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".34"
  store i64 0, i64* %".37"
  %".40" = icmp eq i64 %".26", -9223372036854775808
  %".41" = icmp eq i64 100, -1
  %".42" = and i1 %".40", %".41"
  %".43" = xor i1 %".42", -1
  br i1 %".43", label %"B0.else.if", label %"B0.else.endif", !prof !2
B0.endif:
  %".66" = load i64, i64* %"rem"
  %".67" = icmp eq i64 %".66", 50
  %".69" = load i1, i1* %"$60pred"
  store i1 %".67", i1* %"$60pred"
  %".71" = load i1, i1* %"$60pred"
  br i1 %".71", label %"B62", label %"B116"
B0.else.if:
  %".45" = sdiv i64 %".26", 100
  %".46" = srem i64 %".26", 100
  %".47" = xor i64 100, %".46"
  %".48" = icmp slt i64 %".47", 0
  %".49" = icmp ne i64 %".46", 0
  %".50" = and i1 %".49", %".48"
  br i1 %".50", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".61" = load i64, i64* %".34"
  %".62" = load i64, i64* %".37"
  store i64 %".61", i64* %"quot"
  store i64 %".62", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".55" = sub i64 %".45", 1
  store i64 %".55", i64* %".34"
  %".57" = add i64 %".46", 100
  store i64 %".57", i64* %".37"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".45", i64* %".34"
  store i64 %".46", i64* %".37"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@".bytes.-877665612655898983" = internal constant [5 x i8] c"item\00"
@".bytes.6814766434179119576" = internal constant [4 x i8] c"has\00"
declare i32 @"vprintf"(i8* %".1", i8* %".2")

@"__conststring__$4item" = internal addrspace(4) constant [5 x i8] c"item\00"
@"__conststring__$3has" = internal addrspace(4) constant [4 x i8] c"has\00"
@"__conststring__$39_25s_20_25lld_20_25s_20_25lld_20_25f_0a" = internal addrspace(4) constant [20 x i8] c"%s %lld %s %lld %f\0a\00"
@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8printingB4v108B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ !"branch_weights", i32 99, i32 1 }
!3 = !{ i64 0, i64 9223372036854775807 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8printingB4v108B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE", !"kernel", i32 1 }
