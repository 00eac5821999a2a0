; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "integers$32"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels8integersB3v32B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels8integersB3v32B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", i32* %"y.4", i64 %"y.5.0", i64 %"y.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".27", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"y.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"y.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"y.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".29", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.meminfo.2", i8* %"out.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"out.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"out.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.itemsize.2", i32* %"out.4", 4
  %".30" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"out.5.1", 1
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".31", 5
  %".32" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"out.6.1", 1
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".33", 6
  %".43" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43"
  %".72" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72"
  %".110" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110"
  %".164" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164"
  %".218" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218"
  %".272" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".326" = alloca i64
  store i64 0, i64* %".326"
  %".329" = alloca i64
  store i64 0, i64* %".329"
  %".367" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367"
  %"quot.1" = alloca i64
  store i64 0, i64* %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, i64* %"rem.1"
  %".422" = alloca i64
  store i64 0, i64* %".422"
  %".425" = alloca i64
  store i64 0, i64* %".425"
  %".463" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463"
  %".519" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519"
  %".575" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575"
  %".630" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630"
  %".686" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686"
  %".743" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743"
  %".801" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801"
  %".857" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857"
  br label %"B0"
B0:
  %".34" = trunc i64 1 to i32
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".36" = sext i32 %".35" to i64
  %".37" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".38" = sext i32 %".37" to i64
  %".39" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".40" = sext i32 %".39" to i64
  %".41" = mul i64 %".38", %".40"
  %".42" = add i64 %".41", %".36"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43"
  %".47" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 5
  %".48" = getelementptr inbounds [1 x i64], [1 x i64]* %".47", i32 0, i32 0
  %".49" = load i64, i64* %".48", !range !1
  %".50" = insertvalue [1 x i64] undef, i64 %".49", 0
  %".51" = extractvalue [1 x i64] %".50", 0
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 6
  %".53" = load [1 x i64], [1 x i64]* %".52"
  %".54" = extractvalue [1 x i64] %".53", 0
  %".55" = icmp slt i64 %".42", 0
  %".56" = add i64 %".42", %".51"
  %".57" = select  i1 %".55", i64 %".56", i64 %".42"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 5
  %".59" = getelementptr inbounds [1 x i64], [1 x i64]* %".58", i32 0, i32 0
  %".60" = load i64, i64* %".59", !range !1
  %".61" = insertvalue [1 x i64] undef, i64 %".60", 0
  %".62" = extractvalue [1 x i64] %".61", 0
  %".63" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 6
  %".64" = load [1 x i64], [1 x i64]* %".63"
  %".65" = extractvalue [1 x i64] %".64", 0
  %".66" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 4
  %".67" = load i32*, i32** %".66"
  %".68" = mul i64 %".57", 1
  %".69" = add i64 0, %".68"
  %".70" = getelementptr i32, i32* %".67", i64 %".69"
  %".71" = load i32, i32* %".70"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 5
  %".77" = getelementptr inbounds [1 x i64], [1 x i64]* %".76", i32 0, i32 0
  %".78" = load i64, i64* %".77", !range !1
  %".79" = insertvalue [1 x i64] undef, i64 %".78", 0
  %".80" = extractvalue [1 x i64] %".79", 0
  %".81" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 6
  %".82" = load [1 x i64], [1 x i64]* %".81"
  %".83" = extractvalue [1 x i64] %".82", 0
  %".84" = icmp slt i64 %".42", 0
  %".85" = add i64 %".42", %".80"
  %".86" = select  i1 %".84", i64 %".85", i64 %".42"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 5
  %".88" = getelementptr inbounds [1 x i64], [1 x i64]* %".87", i32 0, i32 0
  %".89" = load i64, i64* %".88", !range !1
  %".90" = insertvalue [1 x i64] undef, i64 %".89", 0
  %".91" = extractvalue [1 x i64] %".90", 0
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 6
  %".93" = load [1 x i64], [1 x i64]* %".92"
  %".94" = extractvalue [1 x i64] %".93", 0
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 4
  %".96" = load i32*, i32** %".95"
  %".97" = mul i64 %".86", 1
  %".98" = add i64 0, %".97"
  %".99" = getelementptr i32, i32* %".96", i64 %".98"
  %".100" = load i32, i32* %".99"
  %".101" = call i32 @"llvm.ctpop.i32"(i32 %".71")
  %".102" = insertvalue {i64, i64} undef, i64 0, 0
  %".103" = insertvalue {i64, i64} %".102", i64 %".42", 1
  %".104" = extractvalue {i64, i64} %".103", 0
  %".105" = extractvalue {i64, i64} %".103", 1
  %".106" = insertvalue [2 x i64] undef, i64 0, 0
  %".107" = insertvalue [2 x i64] %".106", i64 %".105", 1
  %".108" = extractvalue [2 x i64] %".107", 0
  %".109" = extractvalue [2 x i64] %".107", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110"
  %".114" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110", i32 0, i32 5
  %".115" = getelementptr inbounds [2 x i64], [2 x i64]* %".114", i32 0, i32 0
  %".116" = load i64, i64* %".115", !range !1
  %".117" = getelementptr inbounds [2 x i64], [2 x i64]* %".114", i32 0, i32 1
  %".118" = load i64, i64* %".117", !range !1
  %".119" = insertvalue [2 x i64] undef, i64 %".116", 0
  %".120" = insertvalue [2 x i64] %".119", i64 %".118", 1
  %".121" = extractvalue [2 x i64] %".120", 0
  %".122" = extractvalue [2 x i64] %".120", 1
  %".123" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110", i32 0, i32 6
  %".124" = load [2 x i64], [2 x i64]* %".123"
  %".125" = extractvalue [2 x i64] %".124", 0
  %".126" = extractvalue [2 x i64] %".124", 1
  %".127" = icmp slt i64 %".108", 0
  %".128" = add i64 %".108", %".121"
  %".129" = select  i1 %".127", i64 %".128", i64 %".108"
  %".130" = icmp slt i64 %".109", 0
  %".131" = add i64 %".109", %".122"
  %".132" = select  i1 %".130", i64 %".131", i64 %".109"
  %".133" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110", i32 0, i32 5
  %".134" = getelementptr inbounds [2 x i64], [2 x i64]* %".133", i32 0, i32 0
  %".135" = load i64, i64* %".134", !range !1
  %".136" = getelementptr inbounds [2 x i64], [2 x i64]* %".133", i32 0, i32 1
  %".137" = load i64, i64* %".136", !range !1
  %".138" = insertvalue [2 x i64] undef, i64 %".135", 0
  %".139" = insertvalue [2 x i64] %".138", i64 %".137", 1
  %".140" = extractvalue [2 x i64] %".139", 0
  %".141" = extractvalue [2 x i64] %".139", 1
  %".142" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110", i32 0, i32 6
  %".143" = load [2 x i64], [2 x i64]* %".142"
  %".144" = extractvalue [2 x i64] %".143", 0
  %".145" = extractvalue [2 x i64] %".143", 1
  %".146" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".110", i32 0, i32 4
  %".147" = load i32*, i32** %".146"
  %".148" = mul i64 1, %".141"
  %".149" = mul i64 %".129", %".148"
  %".150" = add i64 0, %".149"
  %".151" = mul i64 %".132", 1
  %".152" = add i64 %".150", %".151"
  %".153" = getelementptr i32, i32* %".147", i64 %".152"
  store i32 %".101", i32* %".153"
  %".155" = call i32 @"__nv_brev"(i32 %".71")
  %".156" = insertvalue {i64, i64} undef, i64 1, 0
  %".157" = insertvalue {i64, i64} %".156", i64 %".42", 1
  %".158" = extractvalue {i64, i64} %".157", 0
  %".159" = extractvalue {i64, i64} %".157", 1
  %".160" = insertvalue [2 x i64] undef, i64 1, 0
  %".161" = insertvalue [2 x i64] %".160", i64 %".159", 1
  %".162" = extractvalue [2 x i64] %".161", 0
  %".163" = extractvalue [2 x i64] %".161", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164"
  %".168" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164", i32 0, i32 5
  %".169" = getelementptr inbounds [2 x i64], [2 x i64]* %".168", i32 0, i32 0
  %".170" = load i64, i64* %".169", !range !1
  %".171" = getelementptr inbounds [2 x i64], [2 x i64]* %".168", i32 0, i32 1
  %".172" = load i64, i64* %".171", !range !1
  %".173" = insertvalue [2 x i64] undef, i64 %".170", 0
  %".174" = insertvalue [2 x i64] %".173", i64 %".172", 1
  %".175" = extractvalue [2 x i64] %".174", 0
  %".176" = extractvalue [2 x i64] %".174", 1
  %".177" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164", i32 0, i32 6
  %".178" = load [2 x i64], [2 x i64]* %".177"
  %".179" = extractvalue [2 x i64] %".178", 0
  %".180" = extractvalue [2 x i64] %".178", 1
  %".181" = icmp slt i64 %".162", 0
  %".182" = add i64 %".162", %".175"
  %".183" = select  i1 %".181", i64 %".182", i64 %".162"
  %".184" = icmp slt i64 %".163", 0
  %".185" = add i64 %".163", %".176"
  %".186" = select  i1 %".184", i64 %".185", i64 %".163"
  %".187" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164", i32 0, i32 5
  %".188" = getelementptr inbounds [2 x i64], [2 x i64]* %".187", i32 0, i32 0
  %".189" = load i64, i64* %".188", !range !1
  %".190" = getelementptr inbounds [2 x i64], [2 x i64]* %".187", i32 0, i32 1
  %".191" = load i64, i64* %".190", !range !1
  %".192" = insertvalue [2 x i64] undef, i64 %".189", 0
  %".193" = insertvalue [2 x i64] %".192", i64 %".191", 1
  %".194" = extractvalue [2 x i64] %".193", 0
  %".195" = extractvalue [2 x i64] %".193", 1
  %".196" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164", i32 0, i32 6
  %".197" = load [2 x i64], [2 x i64]* %".196"
  %".198" = extractvalue [2 x i64] %".197", 0
  %".199" = extractvalue [2 x i64] %".197", 1
  %".200" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".164", i32 0, i32 4
  %".201" = load i32*, i32** %".200"
  %".202" = mul i64 1, %".195"
  %".203" = mul i64 %".183", %".202"
  %".204" = add i64 0, %".203"
  %".205" = mul i64 %".186", 1
  %".206" = add i64 %".204", %".205"
  %".207" = getelementptr i32, i32* %".201", i64 %".206"
  store i32 %".155", i32* %".207"
  %".209" = call i32 @"llvm.ctlz.i32"(i32 %".71", i1 0)
  %".210" = insertvalue {i64, i64} undef, i64 2, 0
  %".211" = insertvalue {i64, i64} %".210", i64 %".42", 1
  %".212" = extractvalue {i64, i64} %".211", 0
  %".213" = extractvalue {i64, i64} %".211", 1
  %".214" = insertvalue [2 x i64] undef, i64 2, 0
  %".215" = insertvalue [2 x i64] %".214", i64 %".213", 1
  %".216" = extractvalue [2 x i64] %".215", 0
  %".217" = extractvalue [2 x i64] %".215", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218"
  %".222" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218", i32 0, i32 5
  %".223" = getelementptr inbounds [2 x i64], [2 x i64]* %".222", i32 0, i32 0
  %".224" = load i64, i64* %".223", !range !1
  %".225" = getelementptr inbounds [2 x i64], [2 x i64]* %".222", i32 0, i32 1
  %".226" = load i64, i64* %".225", !range !1
  %".227" = insertvalue [2 x i64] undef, i64 %".224", 0
  %".228" = insertvalue [2 x i64] %".227", i64 %".226", 1
  %".229" = extractvalue [2 x i64] %".228", 0
  %".230" = extractvalue [2 x i64] %".228", 1
  %".231" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218", i32 0, i32 6
  %".232" = load [2 x i64], [2 x i64]* %".231"
  %".233" = extractvalue [2 x i64] %".232", 0
  %".234" = extractvalue [2 x i64] %".232", 1
  %".235" = icmp slt i64 %".216", 0
  %".236" = add i64 %".216", %".229"
  %".237" = select  i1 %".235", i64 %".236", i64 %".216"
  %".238" = icmp slt i64 %".217", 0
  %".239" = add i64 %".217", %".230"
  %".240" = select  i1 %".238", i64 %".239", i64 %".217"
  %".241" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218", i32 0, i32 5
  %".242" = getelementptr inbounds [2 x i64], [2 x i64]* %".241", i32 0, i32 0
  %".243" = load i64, i64* %".242", !range !1
  %".244" = getelementptr inbounds [2 x i64], [2 x i64]* %".241", i32 0, i32 1
  %".245" = load i64, i64* %".244", !range !1
  %".246" = insertvalue [2 x i64] undef, i64 %".243", 0
  %".247" = insertvalue [2 x i64] %".246", i64 %".245", 1
  %".248" = extractvalue [2 x i64] %".247", 0
  %".249" = extractvalue [2 x i64] %".247", 1
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218", i32 0, i32 6
  %".251" = load [2 x i64], [2 x i64]* %".250"
  %".252" = extractvalue [2 x i64] %".251", 0
  %".253" = extractvalue [2 x i64] %".251", 1
  %".254" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".218", i32 0, i32 4
  %".255" = load i32*, i32** %".254"
  %".256" = mul i64 1, %".249"
  %".257" = mul i64 %".237", %".256"
  %".258" = add i64 0, %".257"
  %".259" = mul i64 %".240", 1
  %".260" = add i64 %".258", %".259"
  %".261" = getelementptr i32, i32* %".255", i64 %".260"
  store i32 %".209", i32* %".261"
  %".263" = call i32 @"__nv_ffs"(i32 %".71")
  %".264" = insertvalue {i64, i64} undef, i64 3, 0
  %".265" = insertvalue {i64, i64} %".264", i64 %".42", 1
  %".266" = extractvalue {i64, i64} %".265", 0
  %".267" = extractvalue {i64, i64} %".265", 1
  %".268" = insertvalue [2 x i64] undef, i64 3, 0
  %".269" = insertvalue [2 x i64] %".268", i64 %".267", 1
  %".270" = extractvalue [2 x i64] %".269", 0
  %".271" = extractvalue [2 x i64] %".269", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272"
  %".276" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272", i32 0, i32 5
  %".277" = getelementptr inbounds [2 x i64], [2 x i64]* %".276", i32 0, i32 0
  %".278" = load i64, i64* %".277", !range !1
  %".279" = getelementptr inbounds [2 x i64], [2 x i64]* %".276", i32 0, i32 1
  %".280" = load i64, i64* %".279", !range !1
  %".281" = insertvalue [2 x i64] undef, i64 %".278", 0
  %".282" = insertvalue [2 x i64] %".281", i64 %".280", 1
  %".283" = extractvalue [2 x i64] %".282", 0
  %".284" = extractvalue [2 x i64] %".282", 1
  %".285" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272", i32 0, i32 6
  %".286" = load [2 x i64], [2 x i64]* %".285"
  %".287" = extractvalue [2 x i64] %".286", 0
  %".288" = extractvalue [2 x i64] %".286", 1
  %".289" = icmp slt i64 %".270", 0
  %".290" = add i64 %".270", %".283"
  %".291" = select  i1 %".289", i64 %".290", i64 %".270"
  %".292" = icmp slt i64 %".271", 0
  %".293" = add i64 %".271", %".284"
  %".294" = select  i1 %".292", i64 %".293", i64 %".271"
  %".295" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272", i32 0, i32 5
  %".296" = getelementptr inbounds [2 x i64], [2 x i64]* %".295", i32 0, i32 0
  %".297" = load i64, i64* %".296", !range !1
  %".298" = getelementptr inbounds [2 x i64], [2 x i64]* %".295", i32 0, i32 1
  %".299" = load i64, i64* %".298", !range !1
  %".300" = insertvalue [2 x i64] undef, i64 %".297", 0
  %".301" = insertvalue [2 x i64] %".300", i64 %".299", 1
  %".302" = extractvalue [2 x i64] %".301", 0
  %".303" = extractvalue [2 x i64] %".301", 1
  %".304" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272", i32 0, i32 6
  %".305" = load [2 x i64], [2 x i64]* %".304"
  %".306" = extractvalue [2 x i64] %".305", 0
  %".307" = extractvalue [2 x i64] %".305", 1
  %".308" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".272", i32 0, i32 4
  %".309" = load i32*, i32** %".308"
  %".310" = mul i64 1, %".303"
  %".311" = mul i64 %".291", %".310"
  %".312" = add i64 0, %".311"
  %".313" = mul i64 %".294", 1
  %".314" = add i64 %".312", %".313"
  %".315" = getelementptr i32, i32* %".309", i64 %".314"
  store i32 %".263", i32* %".315"
  %".317" = sext i32 %".71" to i64
  %".318" = sext i32 %".100" to i64
  %".321" = icmp eq i64 %".318", 0
  br i1 %".321", label %"B0.if", label %"B0.else", !prof !2
B0.if:
  store i64 %".318", i64* %"quot"
  store i64 %".318", i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".326"
  store i64 0, i64* %".329"
  %".332" = icmp eq i64 %".317", -9223372036854775808
  %".333" = icmp eq i64 %".318", -1
  %".334" = and i1 %".332", %".333"
  %".335" = xor i1 %".334", -1
  br i1 %".335", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".358" = load i64, i64* %"quot"
  %".359" = insertvalue {i64, i64} undef, i64 4, 0
  %".360" = insertvalue {i64, i64} %".359", i64 %".42", 1
  %".361" = extractvalue {i64, i64} %".360", 0
  %".362" = extractvalue {i64, i64} %".360", 1
  %".363" = insertvalue [2 x i64] undef, i64 4, 0
  %".364" = insertvalue [2 x i64] %".363", i64 %".362", 1
  %".365" = extractvalue [2 x i64] %".364", 0
  %".366" = extractvalue [2 x i64] %".364", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367"
  %".371" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367", i32 0, i32 5
  %".372" = getelementptr inbounds [2 x i64], [2 x i64]* %".371", i32 0, i32 0
  %".373" = load i64, i64* %".372", !range !1
  %".374" = getelementptr inbounds [2 x i64], [2 x i64]* %".371", i32 0, i32 1
  %".375" = load i64, i64* %".374", !range !1
  %".376" = insertvalue [2 x i64] undef, i64 %".373", 0
  %".377" = insertvalue [2 x i64] %".376", i64 %".375", 1
  %".378" = extractvalue [2 x i64] %".377", 0
  %".379" = extractvalue [2 x i64] %".377", 1
  %".380" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367", i32 0, i32 6
  %".381" = load [2 x i64], [2 x i64]* %".380"
  %".382" = extractvalue [2 x i64] %".381", 0
  %".383" = extractvalue [2 x i64] %".381", 1
  %".384" = icmp slt i64 %".365", 0
  %".385" = add i64 %".365", %".378"
  %".386" = select  i1 %".384", i64 %".385", i64 %".365"
  %".387" = icmp slt i64 %".366", 0
  %".388" = add i64 %".366", %".379"
  %".389" = select  i1 %".387", i64 %".388", i64 %".366"
  %".390" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367", i32 0, i32 5
  %".391" = getelementptr inbounds [2 x i64], [2 x i64]* %".390", i32 0, i32 0
  %".392" = load i64, i64* %".391", !range !1
  %".393" = getelementptr inbounds [2 x i64], [2 x i64]* %".390", i32 0, i32 1
  %".394" = load i64, i64* %".393", !range !1
  %".395" = insertvalue [2 x i64] undef, i64 %".392", 0
  %".396" = insertvalue [2 x i64] %".395", i64 %".394", 1
  %".397" = extractvalue [2 x i64] %".396", 0
  %".398" = extractvalue [2 x i64] %".396", 1
  %".399" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367", i32 0, i32 6
  %".400" = load [2 x i64], [2 x i64]* %".399"
  %".401" = extractvalue [2 x i64] %".400", 0
  %".402" = extractvalue [2 x i64] %".400", 1
  %".403" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".367", i32 0, i32 4
  %".404" = load i32*, i32** %".403"
  %".405" = mul i64 1, %".398"
  %".406" = mul i64 %".386", %".405"
  %".407" = add i64 0, %".406"
  %".408" = mul i64 %".389", 1
  %".409" = add i64 %".407", %".408"
  %".410" = getelementptr i32, i32* %".404", i64 %".409"
  %".411" = trunc i64 %".358" to i32
  store i32 %".411", i32* %".410"
  %".413" = sext i32 %".71" to i64
  %".414" = sext i32 %".100" to i64
  %".417" = icmp eq i64 %".414", 0
  br i1 %".417", label %"B0.endif.if", label %"B0.endif.else", !prof !2
B0.else.if:
  %".337" = sdiv i64 %".317", %".318"
  %".338" = srem i64 %".317", %".318"
  %".339" = xor i64 %".318", %".338"
  %".340" = icmp slt i64 %".339", 0
  %".341" = icmp ne i64 %".338", 0
  %".342" = and i1 %".341", %".340"
  br i1 %".342", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".353" = load i64, i64* %".326"
  %".354" = load i64, i64* %".329"
  store i64 %".353", i64* %"quot"
  store i64 %".354", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".347" = sub i64 %".337", 1
  store i64 %".347", i64* %".326"
  %".349" = add i64 %".338", %".318"
  store i64 %".349", i64* %".329"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".337", i64* %".326"
  store i64 %".338", i64* %".329"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
B0.endif.if:
  store i64 %".414", i64* %"quot.1"
  store i64 %".414", i64* %"rem.1"
  br label %"B0.endif.endif"
B0.endif.else:
  store i64 0, i64* %".422"
  store i64 0, i64* %".425"
  %".428" = icmp eq i64 %".413", -9223372036854775808
  %".429" = icmp eq i64 %".414", -1
  %".430" = and i1 %".428", %".429"
  %".431" = xor i1 %".430", -1
  br i1 %".431", label %"B0.endif.else.if", label %"B0.endif.else.endif", !prof !3
B0.endif.endif:
  %".454" = load i64, i64* %"rem.1"
  %".455" = insertvalue {i64, i64} undef, i64 5, 0
  %".456" = insertvalue {i64, i64} %".455", i64 %".42", 1
  %".457" = extractvalue {i64, i64} %".456", 0
  %".458" = extractvalue {i64, i64} %".456", 1
  %".459" = insertvalue [2 x i64] undef, i64 5, 0
  %".460" = insertvalue [2 x i64] %".459", i64 %".458", 1
  %".461" = extractvalue [2 x i64] %".460", 0
  %".462" = extractvalue [2 x i64] %".460", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463"
  %".467" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463", i32 0, i32 5
  %".468" = getelementptr inbounds [2 x i64], [2 x i64]* %".467", i32 0, i32 0
  %".469" = load i64, i64* %".468", !range !1
  %".470" = getelementptr inbounds [2 x i64], [2 x i64]* %".467", i32 0, i32 1
  %".471" = load i64, i64* %".470", !range !1
  %".472" = insertvalue [2 x i64] undef, i64 %".469", 0
  %".473" = insertvalue [2 x i64] %".472", i64 %".471", 1
  %".474" = extractvalue [2 x i64] %".473", 0
  %".475" = extractvalue [2 x i64] %".473", 1
  %".476" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463", i32 0, i32 6
  %".477" = load [2 x i64], [2 x i64]* %".476"
  %".478" = extractvalue [2 x i64] %".477", 0
  %".479" = extractvalue [2 x i64] %".477", 1
  %".480" = icmp slt i64 %".461", 0
  %".481" = add i64 %".461", %".474"
  %".482" = select  i1 %".480", i64 %".481", i64 %".461"
  %".483" = icmp slt i64 %".462", 0
  %".484" = add i64 %".462", %".475"
  %".485" = select  i1 %".483", i64 %".484", i64 %".462"
  %".486" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463", i32 0, i32 5
  %".487" = getelementptr inbounds [2 x i64], [2 x i64]* %".486", i32 0, i32 0
  %".488" = load i64, i64* %".487", !range !1
  %".489" = getelementptr inbounds [2 x i64], [2 x i64]* %".486", i32 0, i32 1
  %".490" = load i64, i64* %".489", !range !1
  %".491" = insertvalue [2 x i64] undef, i64 %".488", 0
  %".492" = insertvalue [2 x i64] %".491", i64 %".490", 1
  %".493" = extractvalue [2 x i64] %".492", 0
  %".494" = extractvalue [2 x i64] %".492", 1
  %".495" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463", i32 0, i32 6
  %".496" = load [2 x i64], [2 x i64]* %".495"
  %".497" = extractvalue [2 x i64] %".496", 0
  %".498" = extractvalue [2 x i64] %".496", 1
  %".499" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".463", i32 0, i32 4
  %".500" = load i32*, i32** %".499"
  %".501" = mul i64 1, %".494"
  %".502" = mul i64 %".482", %".501"
  %".503" = add i64 0, %".502"
  %".504" = mul i64 %".485", 1
  %".505" = add i64 %".503", %".504"
  %".506" = getelementptr i32, i32* %".500", i64 %".505"
  %".507" = trunc i64 %".454" to i32
  store i32 %".507", i32* %".506"
  %".509" = icmp slt i32 %".100", %".71"
  %".510" = select  i1 %".509", i32 %".100", i32 %".71"
  %".511" = insertvalue {i64, i64} undef, i64 6, 0
  %".512" = insertvalue {i64, i64} %".511", i64 %".42", 1
  %".513" = extractvalue {i64, i64} %".512", 0
  %".514" = extractvalue {i64, i64} %".512", 1
  %".515" = insertvalue [2 x i64] undef, i64 6, 0
  %".516" = insertvalue [2 x i64] %".515", i64 %".514", 1
  %".517" = extractvalue [2 x i64] %".516", 0
  %".518" = extractvalue [2 x i64] %".516", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519"
  %".523" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519", i32 0, i32 5
  %".524" = getelementptr inbounds [2 x i64], [2 x i64]* %".523", i32 0, i32 0
  %".525" = load i64, i64* %".524", !range !1
  %".526" = getelementptr inbounds [2 x i64], [2 x i64]* %".523", i32 0, i32 1
  %".527" = load i64, i64* %".526", !range !1
  %".528" = insertvalue [2 x i64] undef, i64 %".525", 0
  %".529" = insertvalue [2 x i64] %".528", i64 %".527", 1
  %".530" = extractvalue [2 x i64] %".529", 0
  %".531" = extractvalue [2 x i64] %".529", 1
  %".532" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519", i32 0, i32 6
  %".533" = load [2 x i64], [2 x i64]* %".532"
  %".534" = extractvalue [2 x i64] %".533", 0
  %".535" = extractvalue [2 x i64] %".533", 1
  %".536" = icmp slt i64 %".517", 0
  %".537" = add i64 %".517", %".530"
  %".538" = select  i1 %".536", i64 %".537", i64 %".517"
  %".539" = icmp slt i64 %".518", 0
  %".540" = add i64 %".518", %".531"
  %".541" = select  i1 %".539", i64 %".540", i64 %".518"
  %".542" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519", i32 0, i32 5
  %".543" = getelementptr inbounds [2 x i64], [2 x i64]* %".542", i32 0, i32 0
  %".544" = load i64, i64* %".543", !range !1
  %".545" = getelementptr inbounds [2 x i64], [2 x i64]* %".542", i32 0, i32 1
  %".546" = load i64, i64* %".545", !range !1
  %".547" = insertvalue [2 x i64] undef, i64 %".544", 0
  %".548" = insertvalue [2 x i64] %".547", i64 %".546", 1
  %".549" = extractvalue [2 x i64] %".548", 0
  %".550" = extractvalue [2 x i64] %".548", 1
  %".551" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519", i32 0, i32 6
  %".552" = load [2 x i64], [2 x i64]* %".551"
  %".553" = extractvalue [2 x i64] %".552", 0
  %".554" = extractvalue [2 x i64] %".552", 1
  %".555" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".519", i32 0, i32 4
  %".556" = load i32*, i32** %".555"
  %".557" = mul i64 1, %".550"
  %".558" = mul i64 %".538", %".557"
  %".559" = add i64 0, %".558"
  %".560" = mul i64 %".541", 1
  %".561" = add i64 %".559", %".560"
  %".562" = getelementptr i32, i32* %".556", i64 %".561"
  store i32 %".510", i32* %".562"
  %".564" = icmp slt i32 %".71", 0
  %".565" = sub i32 0, %".71"
  %".566" = select  i1 %".564", i32 %".565", i32 %".71"
  %".567" = insertvalue {i64, i64} undef, i64 7, 0
  %".568" = insertvalue {i64, i64} %".567", i64 %".42", 1
  %".569" = extractvalue {i64, i64} %".568", 0
  %".570" = extractvalue {i64, i64} %".568", 1
  %".571" = insertvalue [2 x i64] undef, i64 7, 0
  %".572" = insertvalue [2 x i64] %".571", i64 %".570", 1
  %".573" = extractvalue [2 x i64] %".572", 0
  %".574" = extractvalue [2 x i64] %".572", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575"
  %".579" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575", i32 0, i32 5
  %".580" = getelementptr inbounds [2 x i64], [2 x i64]* %".579", i32 0, i32 0
  %".581" = load i64, i64* %".580", !range !1
  %".582" = getelementptr inbounds [2 x i64], [2 x i64]* %".579", i32 0, i32 1
  %".583" = load i64, i64* %".582", !range !1
  %".584" = insertvalue [2 x i64] undef, i64 %".581", 0
  %".585" = insertvalue [2 x i64] %".584", i64 %".583", 1
  %".586" = extractvalue [2 x i64] %".585", 0
  %".587" = extractvalue [2 x i64] %".585", 1
  %".588" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575", i32 0, i32 6
  %".589" = load [2 x i64], [2 x i64]* %".588"
  %".590" = extractvalue [2 x i64] %".589", 0
  %".591" = extractvalue [2 x i64] %".589", 1
  %".592" = icmp slt i64 %".573", 0
  %".593" = add i64 %".573", %".586"
  %".594" = select  i1 %".592", i64 %".593", i64 %".573"
  %".595" = icmp slt i64 %".574", 0
  %".596" = add i64 %".574", %".587"
  %".597" = select  i1 %".595", i64 %".596", i64 %".574"
  %".598" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575", i32 0, i32 5
  %".599" = getelementptr inbounds [2 x i64], [2 x i64]* %".598", i32 0, i32 0
  %".600" = load i64, i64* %".599", !range !1
  %".601" = getelementptr inbounds [2 x i64], [2 x i64]* %".598", i32 0, i32 1
  %".602" = load i64, i64* %".601", !range !1
  %".603" = insertvalue [2 x i64] undef, i64 %".600", 0
  %".604" = insertvalue [2 x i64] %".603", i64 %".602", 1
  %".605" = extractvalue [2 x i64] %".604", 0
  %".606" = extractvalue [2 x i64] %".604", 1
  %".607" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575", i32 0, i32 6
  %".608" = load [2 x i64], [2 x i64]* %".607"
  %".609" = extractvalue [2 x i64] %".608", 0
  %".610" = extractvalue [2 x i64] %".608", 1
  %".611" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".575", i32 0, i32 4
  %".612" = load i32*, i32** %".611"
  %".613" = mul i64 1, %".606"
  %".614" = mul i64 %".594", %".613"
  %".615" = add i64 0, %".614"
  %".616" = mul i64 %".597", 1
  %".617" = add i64 %".615", %".616"
  %".618" = getelementptr i32, i32* %".612", i64 %".617"
  store i32 %".566", i32* %".618"
  %".620" = sext i32 %".71" to i64
  %".621" = ashr i64 %".620", 3
  %".622" = insertvalue {i64, i64} undef, i64 8, 0
  %".623" = insertvalue {i64, i64} %".622", i64 %".42", 1
  %".624" = extractvalue {i64, i64} %".623", 0
  %".625" = extractvalue {i64, i64} %".623", 1
  %".626" = insertvalue [2 x i64] undef, i64 8, 0
  %".627" = insertvalue [2 x i64] %".626", i64 %".625", 1
  %".628" = extractvalue [2 x i64] %".627", 0
  %".629" = extractvalue [2 x i64] %".627", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630"
  %".634" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630", i32 0, i32 5
  %".635" = getelementptr inbounds [2 x i64], [2 x i64]* %".634", i32 0, i32 0
  %".636" = load i64, i64* %".635", !range !1
  %".637" = getelementptr inbounds [2 x i64], [2 x i64]* %".634", i32 0, i32 1
  %".638" = load i64, i64* %".637", !range !1
  %".639" = insertvalue [2 x i64] undef, i64 %".636", 0
  %".640" = insertvalue [2 x i64] %".639", i64 %".638", 1
  %".641" = extractvalue [2 x i64] %".640", 0
  %".642" = extractvalue [2 x i64] %".640", 1
  %".643" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630", i32 0, i32 6
  %".644" = load [2 x i64], [2 x i64]* %".643"
  %".645" = extractvalue [2 x i64] %".644", 0
  %".646" = extractvalue [2 x i64] %".644", 1
  %".647" = icmp slt i64 %".628", 0
  %".648" = add i64 %".628", %".641"
  %".649" = select  i1 %".647", i64 %".648", i64 %".628"
  %".650" = icmp slt i64 %".629", 0
  %".651" = add i64 %".629", %".642"
  %".652" = select  i1 %".650", i64 %".651", i64 %".629"
  %".653" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630", i32 0, i32 5
  %".654" = getelementptr inbounds [2 x i64], [2 x i64]* %".653", i32 0, i32 0
  %".655" = load i64, i64* %".654", !range !1
  %".656" = getelementptr inbounds [2 x i64], [2 x i64]* %".653", i32 0, i32 1
  %".657" = load i64, i64* %".656", !range !1
  %".658" = insertvalue [2 x i64] undef, i64 %".655", 0
  %".659" = insertvalue [2 x i64] %".658", i64 %".657", 1
  %".660" = extractvalue [2 x i64] %".659", 0
  %".661" = extractvalue [2 x i64] %".659", 1
  %".662" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630", i32 0, i32 6
  %".663" = load [2 x i64], [2 x i64]* %".662"
  %".664" = extractvalue [2 x i64] %".663", 0
  %".665" = extractvalue [2 x i64] %".663", 1
  %".666" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".630", i32 0, i32 4
  %".667" = load i32*, i32** %".666"
  %".668" = mul i64 1, %".661"
  %".669" = mul i64 %".649", %".668"
  %".670" = add i64 0, %".669"
  %".671" = mul i64 %".652", 1
  %".672" = add i64 %".670", %".671"
  %".673" = getelementptr i32, i32* %".667", i64 %".672"
  %".674" = trunc i64 %".621" to i32
  store i32 %".674", i32* %".673"
  %".676" = sext i32 %".71" to i64
  %".677" = shl i64 %".676", 2
  %".678" = insertvalue {i64, i64} undef, i64 9, 0
  %".679" = insertvalue {i64, i64} %".678", i64 %".42", 1
  %".680" = extractvalue {i64, i64} %".679", 0
  %".681" = extractvalue {i64, i64} %".679", 1
  %".682" = insertvalue [2 x i64] undef, i64 9, 0
  %".683" = insertvalue [2 x i64] %".682", i64 %".681", 1
  %".684" = extractvalue [2 x i64] %".683", 0
  %".685" = extractvalue [2 x i64] %".683", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686"
  %".690" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686", i32 0, i32 5
  %".691" = getelementptr inbounds [2 x i64], [2 x i64]* %".690", i32 0, i32 0
  %".692" = load i64, i64* %".691", !range !1
  %".693" = getelementptr inbounds [2 x i64], [2 x i64]* %".690", i32 0, i32 1
  %".694" = load i64, i64* %".693", !range !1
  %".695" = insertvalue [2 x i64] undef, i64 %".692", 0
  %".696" = insertvalue [2 x i64] %".695", i64 %".694", 1
  %".697" = extractvalue [2 x i64] %".696", 0
  %".698" = extractvalue [2 x i64] %".696", 1
  %".699" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686", i32 0, i32 6
  %".700" = load [2 x i64], [2 x i64]* %".699"
  %".701" = extractvalue [2 x i64] %".700", 0
  %".702" = extractvalue [2 x i64] %".700", 1
  %".703" = icmp slt i64 %".684", 0
  %".704" = add i64 %".684", %".697"
  %".705" = select  i1 %".703", i64 %".704", i64 %".684"
  %".706" = icmp slt i64 %".685", 0
  %".707" = add i64 %".685", %".698"
  %".708" = select  i1 %".706", i64 %".707", i64 %".685"
  %".709" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686", i32 0, i32 5
  %".710" = getelementptr inbounds [2 x i64], [2 x i64]* %".709", i32 0, i32 0
  %".711" = load i64, i64* %".710", !range !1
  %".712" = getelementptr inbounds [2 x i64], [2 x i64]* %".709", i32 0, i32 1
  %".713" = load i64, i64* %".712", !range !1
  %".714" = insertvalue [2 x i64] undef, i64 %".711", 0
  %".715" = insertvalue [2 x i64] %".714", i64 %".713", 1
  %".716" = extractvalue [2 x i64] %".715", 0
  %".717" = extractvalue [2 x i64] %".715", 1
  %".718" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686", i32 0, i32 6
  %".719" = load [2 x i64], [2 x i64]* %".718"
  %".720" = extractvalue [2 x i64] %".719", 0
  %".721" = extractvalue [2 x i64] %".719", 1
  %".722" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".686", i32 0, i32 4
  %".723" = load i32*, i32** %".722"
  %".724" = mul i64 1, %".717"
  %".725" = mul i64 %".705", %".724"
  %".726" = add i64 0, %".725"
  %".727" = mul i64 %".708", 1
  %".728" = add i64 %".726", %".727"
  %".729" = getelementptr i32, i32* %".723", i64 %".728"
  %".730" = trunc i64 %".677" to i32
  store i32 %".730", i32* %".729"
  %".732" = sext i32 %".71" to i64
  %".733" = sext i32 %".100" to i64
  %".734" = xor i64 %".732", %".733"
  %".735" = insertvalue {i64, i64} undef, i64 10, 0
  %".736" = insertvalue {i64, i64} %".735", i64 %".42", 1
  %".737" = extractvalue {i64, i64} %".736", 0
  %".738" = extractvalue {i64, i64} %".736", 1
  %".739" = insertvalue [2 x i64] undef, i64 10, 0
  %".740" = insertvalue [2 x i64] %".739", i64 %".738", 1
  %".741" = extractvalue [2 x i64] %".740", 0
  %".742" = extractvalue [2 x i64] %".740", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743"
  %".747" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743", i32 0, i32 5
  %".748" = getelementptr inbounds [2 x i64], [2 x i64]* %".747", i32 0, i32 0
  %".749" = load i64, i64* %".748", !range !1
  %".750" = getelementptr inbounds [2 x i64], [2 x i64]* %".747", i32 0, i32 1
  %".751" = load i64, i64* %".750", !range !1
  %".752" = insertvalue [2 x i64] undef, i64 %".749", 0
  %".753" = insertvalue [2 x i64] %".752", i64 %".751", 1
  %".754" = extractvalue [2 x i64] %".753", 0
  %".755" = extractvalue [2 x i64] %".753", 1
  %".756" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743", i32 0, i32 6
  %".757" = load [2 x i64], [2 x i64]* %".756"
  %".758" = extractvalue [2 x i64] %".757", 0
  %".759" = extractvalue [2 x i64] %".757", 1
  %".760" = icmp slt i64 %".741", 0
  %".761" = add i64 %".741", %".754"
  %".762" = select  i1 %".760", i64 %".761", i64 %".741"
  %".763" = icmp slt i64 %".742", 0
  %".764" = add i64 %".742", %".755"
  %".765" = select  i1 %".763", i64 %".764", i64 %".742"
  %".766" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743", i32 0, i32 5
  %".767" = getelementptr inbounds [2 x i64], [2 x i64]* %".766", i32 0, i32 0
  %".768" = load i64, i64* %".767", !range !1
  %".769" = getelementptr inbounds [2 x i64], [2 x i64]* %".766", i32 0, i32 1
  %".770" = load i64, i64* %".769", !range !1
  %".771" = insertvalue [2 x i64] undef, i64 %".768", 0
  %".772" = insertvalue [2 x i64] %".771", i64 %".770", 1
  %".773" = extractvalue [2 x i64] %".772", 0
  %".774" = extractvalue [2 x i64] %".772", 1
  %".775" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743", i32 0, i32 6
  %".776" = load [2 x i64], [2 x i64]* %".775"
  %".777" = extractvalue [2 x i64] %".776", 0
  %".778" = extractvalue [2 x i64] %".776", 1
  %".779" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".743", i32 0, i32 4
  %".780" = load i32*, i32** %".779"
  %".781" = mul i64 1, %".774"
  %".782" = mul i64 %".762", %".781"
  %".783" = add i64 0, %".782"
  %".784" = mul i64 %".765", 1
  %".785" = add i64 %".783", %".784"
  %".786" = getelementptr i32, i32* %".780", i64 %".785"
  %".787" = trunc i64 %".734" to i32
  store i32 %".787", i32* %".786"
  %".789" = xor i32 %".71", 4294967295
  %".790" = sext i32 %".789" to i64
  %".791" = sext i32 %".100" to i64
  %".792" = and i64 %".790", %".791"
  %".793" = insertvalue {i64, i64} undef, i64 11, 0
  %".794" = insertvalue {i64, i64} %".793", i64 %".42", 1
  %".795" = extractvalue {i64, i64} %".794", 0
  %".796" = extractvalue {i64, i64} %".794", 1
  %".797" = insertvalue [2 x i64] undef, i64 11, 0
  %".798" = insertvalue [2 x i64] %".797", i64 %".796", 1
  %".799" = extractvalue [2 x i64] %".798", 0
  %".800" = extractvalue [2 x i64] %".798", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801"
  %".805" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801", i32 0, i32 5
  %".806" = getelementptr inbounds [2 x i64], [2 x i64]* %".805", i32 0, i32 0
  %".807" = load i64, i64* %".806", !range !1
  %".808" = getelementptr inbounds [2 x i64], [2 x i64]* %".805", i32 0, i32 1
  %".809" = load i64, i64* %".808", !range !1
  %".810" = insertvalue [2 x i64] undef, i64 %".807", 0
  %".811" = insertvalue [2 x i64] %".810", i64 %".809", 1
  %".812" = extractvalue [2 x i64] %".811", 0
  %".813" = extractvalue [2 x i64] %".811", 1
  %".814" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801", i32 0, i32 6
  %".815" = load [2 x i64], [2 x i64]* %".814"
  %".816" = extractvalue [2 x i64] %".815", 0
  %".817" = extractvalue [2 x i64] %".815", 1
  %".818" = icmp slt i64 %".799", 0
  %".819" = add i64 %".799", %".812"
  %".820" = select  i1 %".818", i64 %".819", i64 %".799"
  %".821" = icmp slt i64 %".800", 0
  %".822" = add i64 %".800", %".813"
  %".823" = select  i1 %".821", i64 %".822", i64 %".800"
  %".824" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801", i32 0, i32 5
  %".825" = getelementptr inbounds [2 x i64], [2 x i64]* %".824", i32 0, i32 0
  %".826" = load i64, i64* %".825", !range !1
  %".827" = getelementptr inbounds [2 x i64], [2 x i64]* %".824", i32 0, i32 1
  %".828" = load i64, i64* %".827", !range !1
  %".829" = insertvalue [2 x i64] undef, i64 %".826", 0
  %".830" = insertvalue [2 x i64] %".829", i64 %".828", 1
  %".831" = extractvalue [2 x i64] %".830", 0
  %".832" = extractvalue [2 x i64] %".830", 1
  %".833" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801", i32 0, i32 6
  %".834" = load [2 x i64], [2 x i64]* %".833"
  %".835" = extractvalue [2 x i64] %".834", 0
  %".836" = extractvalue [2 x i64] %".834", 1
  %".837" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".801", i32 0, i32 4
  %".838" = load i32*, i32** %".837"
  %".839" = mul i64 1, %".832"
  %".840" = mul i64 %".820", %".839"
  %".841" = add i64 0, %".840"
  %".842" = mul i64 %".823", 1
  %".843" = add i64 %".841", %".842"
  %".844" = getelementptr i32, i32* %".838", i64 %".843"
  %".845" = trunc i64 %".792" to i32
  store i32 %".845", i32* %".844"
  %".847" = icmp sgt i32 %".71", %".100"
  %".848" = select  i1 %".847", i32 %".71", i32 %".100"
  %".849" = insertvalue {i64, i64} undef, i64 12, 0
  %".850" = insertvalue {i64, i64} %".849", i64 %".42", 1
  %".851" = extractvalue {i64, i64} %".850", 0
  %".852" = extractvalue {i64, i64} %".850", 1
  %".853" = insertvalue [2 x i64] undef, i64 12, 0
  %".854" = insertvalue [2 x i64] %".853", i64 %".852", 1
  %".855" = extractvalue [2 x i64] %".854", 0
  %".856" = extractvalue [2 x i64] %".854", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857"
  %".861" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857", i32 0, i32 5
  %".862" = getelementptr inbounds [2 x i64], [2 x i64]* %".861", i32 0, i32 0
  %".863" = load i64, i64* %".862", !range !1
  %".864" = getelementptr inbounds [2 x i64], [2 x i64]* %".861", i32 0, i32 1
  %".865" = load i64, i64* %".864", !range !1
  %".866" = insertvalue [2 x i64] undef, i64 %".863", 0
  %".867" = insertvalue [2 x i64] %".866", i64 %".865", 1
  %".868" = extractvalue [2 x i64] %".867", 0
  %".869" = extractvalue [2 x i64] %".867", 1
  %".870" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857", i32 0, i32 6
  %".871" = load [2 x i64], [2 x i64]* %".870"
  %".872" = extractvalue [2 x i64] %".871", 0
  %".873" = extractvalue [2 x i64] %".871", 1
  %".874" = icmp slt i64 %".855", 0
  %".875" = add i64 %".855", %".868"
  %".876" = select  i1 %".874", i64 %".875", i64 %".855"
  %".877" = icmp slt i64 %".856", 0
  %".878" = add i64 %".856", %".869"
  %".879" = select  i1 %".877", i64 %".878", i64 %".856"
  %".880" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857", i32 0, i32 5
  %".881" = getelementptr inbounds [2 x i64], [2 x i64]* %".880", i32 0, i32 0
  %".882" = load i64, i64* %".881", !range !1
  %".883" = getelementptr inbounds [2 x i64], [2 x i64]* %".880", i32 0, i32 1
  %".884" = load i64, i64* %".883", !range !1
  %".885" = insertvalue [2 x i64] undef, i64 %".882", 0
  %".886" = insertvalue [2 x i64] %".885", i64 %".884", 1
  %".887" = extractvalue [2 x i64] %".886", 0
  %".888" = extractvalue [2 x i64] %".886", 1
  %".889" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857", i32 0, i32 6
  %".890" = load [2 x i64], [2 x i64]* %".889"
  %".891" = extractvalue [2 x i64] %".890", 0
  %".892" = extractvalue [2 x i64] %".890", 1
  %".893" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".857", i32 0, i32 4
  %".894" = load i32*, i32** %".893"
  %".895" = mul i64 1, %".888"
  %".896" = mul i64 %".876", %".895"
  %".897" = add i64 0, %".896"
  %".898" = mul i64 %".879", 1
  %".899" = add i64 %".897", %".898"
  %".900" = getelementptr i32, i32* %".894", i64 %".899"
  store i32 %".848", i32* %".900"
  ret void
B0.endif.else.if:
  %".433" = sdiv i64 %".413", %".414"
  %".434" = srem i64 %".413", %".414"
  %".435" = xor i64 %".414", %".434"
  %".436" = icmp slt i64 %".435", 0
  %".437" = icmp ne i64 %".434", 0
  %".438" = and i1 %".437", %".436"
  br i1 %".438", label %"B0.endif.else.if.if", label %"B0.endif.else.if.else"
B0.endif.else.endif:
  %".449" = load i64, i64* %".422"
  %".450" = load i64, i64* %".425"
  store i64 %".449", i64* %"quot.1"
  store i64 %".450", i64* %"rem.1"
  br label %"B0.endif.endif"
B0.endif.else.if.if:
  %".443" = sub i64 %".433", 1
  store i64 %".443", i64* %".422"
  %".445" = add i64 %".434", %".414"
  store i64 %".445", i64* %".425"
  br label %"B0.endif.else.if.endif"
B0.endif.else.if.else:
  store i64 %".433", i64* %".422"
  store i64 %".434", i64* %".425"
  br label %"B0.endif.else.if.endif"
B0.endif.else.if.endif:
  br label %"B0.endif.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.ctpop.i32"(i32 %".1")

declare i32 @"__nv_brev"(i32 %".1")

declare i32 @"llvm.ctlz.i32"(i32 %".1", i1 %".2")

declare i32 @"__nv_ffs"(i32 %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8integersB3v32B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8integersB3v32B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE", !"kernel", i32 1 }
