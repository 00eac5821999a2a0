; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "early_return$2"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels12early_returnB2v2B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels12early_returnB2v2B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %"out" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".38" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38"
  %"$76pred" = alloca i1
  store i1 0, i1* %"$76pred"
  %".68" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68"
  %"$104pred" = alloca i1
  store i1 0, i1* %"$104pred"
  %".118" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118"
  %"$132pred" = alloca i1
  store i1 0, i1* %"$132pred"
  %".160" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160"
  %".200" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200"
  %".231" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231"
  %".267" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".25" = trunc i64 1 to i32
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = mul i64 %".29", %".31"
  %".33" = add i64 %".32", %".27"
  %".35" = load i64, i64* %"i"
  store i64 %".33", i64* %"i"
  %".37" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".37", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38"
  %".42" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 5
  %".43" = getelementptr inbounds [1 x i64], [1 x i64]* %".42", i32 0, i32 0
  %".44" = load i64, i64* %".43", !range !1
  %".45" = insertvalue [1 x i64] undef, i64 %".44", 0
  %".46" = extractvalue [1 x i64] %".45", 0
  %".47" = load i64, i64* %"i"
  %".48" = icmp sge i64 %".47", %".46"
  %".50" = load i1, i1* %"$76pred"
  store i1 %".48", i1* %"$76pred"
  %".52" = load i1, i1* %"$76pred"
  br i1 %".52", label %"B78", label %"B82"
B78:
  %".54" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".56" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".58" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".60" = load i1, i1* %"$76pred"
  store i1 0, i1* %"$76pred"
  ret void
B82:
  %".64" = load i1, i1* %"$76pred"
  store i1 0, i1* %"$76pred"
  %".66" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".67" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".66", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68"
  %".72" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68", i32 0, i32 5
  %".73" = getelementptr inbounds [1 x i64], [1 x i64]* %".72", i32 0, i32 0
  %".74" = load i64, i64* %".73", !range !1
  %".75" = insertvalue [1 x i64] undef, i64 %".74", 0
  %".76" = extractvalue [1 x i64] %".75", 0
  %".77" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68", i32 0, i32 6
  %".78" = load [1 x i64], [1 x i64]* %".77"
  %".79" = extractvalue [1 x i64] %".78", 0
  %".80" = icmp slt i64 %".67", 0
  %".81" = add i64 %".67", %".76"
  %".82" = select  i1 %".80", i64 %".81", i64 %".67"
  %".83" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68", i32 0, i32 5
  %".84" = getelementptr inbounds [1 x i64], [1 x i64]* %".83", i32 0, i32 0
  %".85" = load i64, i64* %".84", !range !1
  %".86" = insertvalue [1 x i64] undef, i64 %".85", 0
  %".87" = extractvalue [1 x i64] %".86", 0
  %".88" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68", i32 0, i32 6
  %".89" = load [1 x i64], [1 x i64]* %".88"
  %".90" = extractvalue [1 x i64] %".89", 0
  %".91" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".68", i32 0, i32 4
  %".92" = load i32*, i32** %".91"
  %".93" = mul i64 %".82", 1
  %".94" = add i64 0, %".93"
  %".95" = getelementptr i32, i32* %".92", i64 %".94"
  %".96" = load i32, i32* %".95"
  %".97" = sext i32 %".96" to i64
  %".98" = icmp slt i64 %".97", 0
  %".100" = load i1, i1* %"$104pred"
  store i1 %".98", i1* %"$104pred"
  %".102" = load i1, i1* %"$104pred"
  br i1 %".102", label %"B106", label %"B110"
B106:
  %".104" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".106" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".108" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".110" = load i1, i1* %"$104pred"
  store i1 0, i1* %"$104pred"
  ret void
B110:
  %".114" = load i1, i1* %"$104pred"
  store i1 0, i1* %"$104pred"
  %".116" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".117" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".116", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118"
  %".122" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118", i32 0, i32 5
  %".123" = getelementptr inbounds [1 x i64], [1 x i64]* %".122", i32 0, i32 0
  %".124" = load i64, i64* %".123", !range !1
  %".125" = insertvalue [1 x i64] undef, i64 %".124", 0
  %".126" = extractvalue [1 x i64] %".125", 0
  %".127" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118", i32 0, i32 6
  %".128" = load [1 x i64], [1 x i64]* %".127"
  %".129" = extractvalue [1 x i64] %".128", 0
  %".130" = icmp slt i64 %".117", 0
  %".131" = add i64 %".117", %".126"
  %".132" = select  i1 %".130", i64 %".131", i64 %".117"
  %".133" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118", i32 0, i32 5
  %".134" = getelementptr inbounds [1 x i64], [1 x i64]* %".133", i32 0, i32 0
  %".135" = load i64, i64* %".134", !range !1
  %".136" = insertvalue [1 x i64] undef, i64 %".135", 0
  %".137" = extractvalue [1 x i64] %".136", 0
  %".138" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118", i32 0, i32 6
  %".139" = load [1 x i64], [1 x i64]* %".138"
  %".140" = extractvalue [1 x i64] %".139", 0
  %".141" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".118", i32 0, i32 4
  %".142" = load i32*, i32** %".141"
  %".143" = mul i64 %".132", 1
  %".144" = add i64 0, %".143"
  %".145" = getelementptr i32, i32* %".142", i64 %".144"
  %".146" = load i32, i32* %".145"
  %".147" = sext i32 %".146" to i64
  %".148" = icmp eq i64 %".147", 0
  %".150" = load i1, i1* %"$132pred"
  store i1 %".148", i1* %"$132pred"
  %".152" = load i1, i1* %"$132pred"
  br i1 %".152", label %"B134", label %"B148"
B134:
  %".154" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".156" = load i1, i1* %"$132pred"
  store i1 0, i1* %"$132pred"
  %".158" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".159" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".158", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160"
  %".164" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160", i32 0, i32 5
  %".165" = getelementptr inbounds [1 x i64], [1 x i64]* %".164", i32 0, i32 0
  %".166" = load i64, i64* %".165", !range !1
  %".167" = insertvalue [1 x i64] undef, i64 %".166", 0
  %".168" = extractvalue [1 x i64] %".167", 0
  %".169" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160", i32 0, i32 6
  %".170" = load [1 x i64], [1 x i64]* %".169"
  %".171" = extractvalue [1 x i64] %".170", 0
  %".172" = icmp slt i64 %".159", 0
  %".173" = add i64 %".159", %".168"
  %".174" = select  i1 %".172", i64 %".173", i64 %".159"
  %".175" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160", i32 0, i32 5
  %".176" = getelementptr inbounds [1 x i64], [1 x i64]* %".175", i32 0, i32 0
  %".177" = load i64, i64* %".176", !range !1
  %".178" = insertvalue [1 x i64] undef, i64 %".177", 0
  %".179" = extractvalue [1 x i64] %".178", 0
  %".180" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160", i32 0, i32 6
  %".181" = load [1 x i64], [1 x i64]* %".180"
  %".182" = extractvalue [1 x i64] %".181", 0
  %".183" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".160", i32 0, i32 4
  %".184" = load i32*, i32** %".183"
  %".185" = mul i64 %".174", 1
  %".186" = add i64 0, %".185"
  %".187" = getelementptr i32, i32* %".184", i64 %".186"
  %".188" = trunc i64 -1 to i32
  store i32 %".188", i32* %".187"
  %".190" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".192" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B148:
  %".196" = load i1, i1* %"$132pred"
  store i1 0, i1* %"$132pred"
  %".198" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".199" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".198", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200"
  %".204" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200", i32 0, i32 5
  %".205" = getelementptr inbounds [1 x i64], [1 x i64]* %".204", i32 0, i32 0
  %".206" = load i64, i64* %".205", !range !1
  %".207" = insertvalue [1 x i64] undef, i64 %".206", 0
  %".208" = extractvalue [1 x i64] %".207", 0
  %".209" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200", i32 0, i32 6
  %".210" = load [1 x i64], [1 x i64]* %".209"
  %".211" = extractvalue [1 x i64] %".210", 0
  %".212" = icmp slt i64 %".199", 0
  %".213" = add i64 %".199", %".208"
  %".214" = select  i1 %".212", i64 %".213", i64 %".199"
  %".215" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200", i32 0, i32 5
  %".216" = getelementptr inbounds [1 x i64], [1 x i64]* %".215", i32 0, i32 0
  %".217" = load i64, i64* %".216", !range !1
  %".218" = insertvalue [1 x i64] undef, i64 %".217", 0
  %".219" = extractvalue [1 x i64] %".218", 0
  %".220" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200", i32 0, i32 6
  %".221" = load [1 x i64], [1 x i64]* %".220"
  %".222" = extractvalue [1 x i64] %".221", 0
  %".223" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".200", i32 0, i32 4
  %".224" = load i32*, i32** %".223"
  %".225" = mul i64 %".214", 1
  %".226" = add i64 0, %".225"
  %".227" = getelementptr i32, i32* %".224", i64 %".226"
  %".228" = load i32, i32* %".227"
  %".229" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".230" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".229", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231"
  %".235" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231", i32 0, i32 5
  %".236" = getelementptr inbounds [1 x i64], [1 x i64]* %".235", i32 0, i32 0
  %".237" = load i64, i64* %".236", !range !1
  %".238" = insertvalue [1 x i64] undef, i64 %".237", 0
  %".239" = extractvalue [1 x i64] %".238", 0
  %".240" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231", i32 0, i32 6
  %".241" = load [1 x i64], [1 x i64]* %".240"
  %".242" = extractvalue [1 x i64] %".241", 0
  %".243" = icmp slt i64 %".230", 0
  %".244" = add i64 %".230", %".239"
  %".245" = select  i1 %".243", i64 %".244", i64 %".230"
  %".246" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231", i32 0, i32 5
  %".247" = getelementptr inbounds [1 x i64], [1 x i64]* %".246", i32 0, i32 0
  %".248" = load i64, i64* %".247", !range !1
  %".249" = insertvalue [1 x i64] undef, i64 %".248", 0
  %".250" = extractvalue [1 x i64] %".249", 0
  %".251" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231", i32 0, i32 6
  %".252" = load [1 x i64], [1 x i64]* %".251"
  %".253" = extractvalue [1 x i64] %".252", 0
  %".254" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".231", i32 0, i32 4
  %".255" = load i32*, i32** %".254"
  %".256" = mul i64 %".245", 1
  %".257" = add i64 0, %".256"
  %".258" = getelementptr i32, i32* %".255", i64 %".257"
  %".259" = load i32, i32* %".258"
  %".260" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".262" = sext i32 %".228" to i64
  %".263" = sext i32 %".259" to i64
  %".264" = mul nsw i64 %".262", %".263"
  %".265" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".266" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".265", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267"
  %".271" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267", i32 0, i32 5
  %".272" = getelementptr inbounds [1 x i64], [1 x i64]* %".271", i32 0, i32 0
  %".273" = load i64, i64* %".272", !range !1
  %".274" = insertvalue [1 x i64] undef, i64 %".273", 0
  %".275" = extractvalue [1 x i64] %".274", 0
  %".276" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267", i32 0, i32 6
  %".277" = load [1 x i64], [1 x i64]* %".276"
  %".278" = extractvalue [1 x i64] %".277", 0
  %".279" = icmp slt i64 %".266", 0
  %".280" = add i64 %".266", %".275"
  %".281" = select  i1 %".279", i64 %".280", i64 %".266"
  %".282" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267", i32 0, i32 5
  %".283" = getelementptr inbounds [1 x i64], [1 x i64]* %".282", i32 0, i32 0
  %".284" = load i64, i64* %".283", !range !1
  %".285" = insertvalue [1 x i64] undef, i64 %".284", 0
  %".286" = extractvalue [1 x i64] %".285", 0
  %".287" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267", i32 0, i32 6
  %".288" = load [1 x i64], [1 x i64]* %".287"
  %".289" = extractvalue [1 x i64] %".288", 0
  %".290" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".267", i32 0, i32 4
  %".291" = load i32*, i32** %".290"
  %".292" = mul i64 %".281", 1
  %".293" = add i64 0, %".292"
  %".294" = getelementptr i32, i32* %".291", i64 %".293"
  %".295" = trunc i64 %".264" to i32
  store i32 %".295", i32* %".294"
  %".297" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".299" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels12early_returnB2v2B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels12early_returnB2v2B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE", !"kernel", i32 1 }
