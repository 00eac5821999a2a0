; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "tuple_of_arrays$107"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels15tuple_of_arraysB4v107B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleI5ArrayIfLi1E1C7mutable7alignedELi2EE5ArrayIfLi1E1C7mutable7alignedEi" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels15tuple_of_arraysB4v107B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleI5ArrayIfLi1E1C7mutable7alignedELi2EE5ArrayIfLi1E1C7mutable7alignedEi"(i8* %"pair.0.0", i8* %"pair.0.1", i64 %"pair.0.2", i64 %"pair.0.3", float* %"pair.0.4", i64 %"pair.0.5.0", i64 %"pair.0.6.0", i8* %"pair.1.0", i8* %"pair.1.1", i64 %"pair.1.2", i64 %"pair.1.3", float* %"pair.1.4", i64 %"pair.1.5.0", i64 %"pair.1.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0", i32 %"k")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"pair.0.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"pair.0.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"pair.0.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"pair.0.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"pair.0.4", 4
  %".25" = insertvalue [1 x i64] undef, i64 %"pair.0.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".25", 5
  %".26" = insertvalue [1 x i64] undef, i64 %"pair.0.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".26", 6
  %".27" = insertvalue [2 x {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}] undef, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", 0
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"pair.1.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"pair.1.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"pair.1.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"pair.1.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"pair.1.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"pair.1.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"pair.1.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".29", 6
  %".30" = insertvalue [2 x {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}] %".27", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", 1
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"out.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"out.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"out.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", float* %"out.4", 4
  %".31" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".31", 5
  %".32" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".32", 6
  %".46" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".46"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".62" = alloca i64
  store i64 0, i64* %".62"
  %".65" = alloca i64
  store i64 0, i64* %".65"
  %".95" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95"
  %".125" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125"
  %".155" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155"
  br label %"B0"
B0:
  %".33" = trunc i64 1 to i32
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".37" = sext i32 %".36" to i64
  %".38" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".39" = sext i32 %".38" to i64
  %".40" = mul i64 %".37", %".39"
  %".41" = add i64 %".40", %".35"
  %".42" = extractvalue [2 x {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}] %".30", 0
  %".43" = extractvalue [2 x {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}] %".30", 1
  %".44" = sext i32 %"k" to i64
  %".45" = add nsw i64 %".41", %".44"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".46"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".42", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".46"
  %".50" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".46", i32 0, i32 5
  %".51" = getelementptr inbounds [1 x i64], [1 x i64]* %".50", i32 0, i32 0
  %".52" = load i64, i64* %".51", !range !1
  %".53" = insertvalue [1 x i64] undef, i64 %".52", 0
  %".54" = extractvalue [1 x i64] %".53", 0
  %".57" = icmp eq i64 %".54", 0
  br i1 %".57", label %"B0.if", label %"B0.else", !prof !2
B0.if:
  store i64 %".54", i64* %"quot"
  store i64 %".54", i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".62"
  store i64 0, i64* %".65"
  %".68" = icmp eq i64 %".45", -9223372036854775808
  %".69" = icmp eq i64 %".54", -1
  %".70" = and i1 %".68", %".69"
  %".71" = xor i1 %".70", -1
  br i1 %".71", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".94" = load i64, i64* %"rem"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".42", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95"
  %".99" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95", i32 0, i32 5
  %".100" = getelementptr inbounds [1 x i64], [1 x i64]* %".99", i32 0, i32 0
  %".101" = load i64, i64* %".100", !range !1
  %".102" = insertvalue [1 x i64] undef, i64 %".101", 0
  %".103" = extractvalue [1 x i64] %".102", 0
  %".104" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95", i32 0, i32 6
  %".105" = load [1 x i64], [1 x i64]* %".104"
  %".106" = extractvalue [1 x i64] %".105", 0
  %".107" = icmp slt i64 %".94", 0
  %".108" = add i64 %".94", %".103"
  %".109" = select  i1 %".107", i64 %".108", i64 %".94"
  %".110" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95", i32 0, i32 5
  %".111" = getelementptr inbounds [1 x i64], [1 x i64]* %".110", i32 0, i32 0
  %".112" = load i64, i64* %".111", !range !1
  %".113" = insertvalue [1 x i64] undef, i64 %".112", 0
  %".114" = extractvalue [1 x i64] %".113", 0
  %".115" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95", i32 0, i32 6
  %".116" = load [1 x i64], [1 x i64]* %".115"
  %".117" = extractvalue [1 x i64] %".116", 0
  %".118" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".95", i32 0, i32 4
  %".119" = load float*, float** %".118"
  %".120" = mul i64 %".109", 1
  %".121" = add i64 0, %".120"
  %".122" = getelementptr float, float* %".119", i64 %".121"
  %".123" = load float, float* %".122"
  %".124" = sub nsw i64 -1, %".41"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".43", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125"
  %".129" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 5
  %".130" = getelementptr inbounds [1 x i64], [1 x i64]* %".129", i32 0, i32 0
  %".131" = load i64, i64* %".130", !range !1
  %".132" = insertvalue [1 x i64] undef, i64 %".131", 0
  %".133" = extractvalue [1 x i64] %".132", 0
  %".134" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 6
  %".135" = load [1 x i64], [1 x i64]* %".134"
  %".136" = extractvalue [1 x i64] %".135", 0
  %".137" = icmp slt i64 %".124", 0
  %".138" = add i64 %".124", %".133"
  %".139" = select  i1 %".137", i64 %".138", i64 %".124"
  %".140" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 5
  %".141" = getelementptr inbounds [1 x i64], [1 x i64]* %".140", i32 0, i32 0
  %".142" = load i64, i64* %".141", !range !1
  %".143" = insertvalue [1 x i64] undef, i64 %".142", 0
  %".144" = extractvalue [1 x i64] %".143", 0
  %".145" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 6
  %".146" = load [1 x i64], [1 x i64]* %".145"
  %".147" = extractvalue [1 x i64] %".146", 0
  %".148" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 4
  %".149" = load float*, float** %".148"
  %".150" = mul i64 %".139", 1
  %".151" = add i64 0, %".150"
  %".152" = getelementptr float, float* %".149", i64 %".151"
  %".153" = load float, float* %".152"
  %".154" = fadd float %".123", %".153"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155"
  %".159" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155", i32 0, i32 5
  %".160" = getelementptr inbounds [1 x i64], [1 x i64]* %".159", i32 0, i32 0
  %".161" = load i64, i64* %".160", !range !1
  %".162" = insertvalue [1 x i64] undef, i64 %".161", 0
  %".163" = extractvalue [1 x i64] %".162", 0
  %".164" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155", i32 0, i32 6
  %".165" = load [1 x i64], [1 x i64]* %".164"
  %".166" = extractvalue [1 x i64] %".165", 0
  %".167" = icmp slt i64 %".41", 0
  %".168" = add i64 %".41", %".163"
  %".169" = select  i1 %".167", i64 %".168", i64 %".41"
  %".170" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155", i32 0, i32 5
  %".171" = getelementptr inbounds [1 x i64], [1 x i64]* %".170", i32 0, i32 0
  %".172" = load i64, i64* %".171", !range !1
  %".173" = insertvalue [1 x i64] undef, i64 %".172", 0
  %".174" = extractvalue [1 x i64] %".173", 0
  %".175" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155", i32 0, i32 6
  %".176" = load [1 x i64], [1 x i64]* %".175"
  %".177" = extractvalue [1 x i64] %".176", 0
  %".178" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".155", i32 0, i32 4
  %".179" = load float*, float** %".178"
  %".180" = mul i64 %".169", 1
  %".181" = add i64 0, %".180"
  %".182" = getelementptr float, float* %".179", i64 %".181"
  store float %".154", float* %".182"
  ret void
B0.else.if:
  %".73" = sdiv i64 %".45", %".54"
  %".74" = srem i64 %".45", %".54"
  %".75" = xor i64 %".54", %".74"
  %".76" = icmp slt i64 %".75", 0
  %".77" = icmp ne i64 %".74", 0
  %".78" = and i1 %".77", %".76"
  br i1 %".78", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".89" = load i64, i64* %".62"
  %".90" = load i64, i64* %".65"
  store i64 %".89", i64* %"quot"
  store i64 %".90", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".83" = sub i64 %".73", 1
  store i64 %".83", i64* %".62"
  %".85" = add i64 %".74", %".54"
  store i64 %".85", i64* %".65"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".73", i64* %".62"
  store i64 %".74", i64* %".65"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i32)* @"_ZN5tests5numba8for_cuda7kernels15tuple_of_arraysB4v107B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleI5ArrayIfLi1E1C7mutable7alignedELi2EE5ArrayIfLi1E1C7mutable7alignedEi" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i32)* @"_ZN5tests5numba8for_cuda7kernels15tuple_of_arraysB4v107B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE8UniTupleI5ArrayIfLi1E1C7mutable7alignedELi2EE5ArrayIfLi1E1C7mutable7alignedEi", !"kernel", i32 1 }
