; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "integers$31"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels8integersB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels8integersB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", i32* %"y.4", i64 %"y.5.0", i64 %"y.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
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
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".272" = alloca i64
  store i64 0, i64* %".272"
  %".275" = alloca i64
  store i64 0, i64* %".275"
  %".313" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313"
  %"quot.1" = alloca i64
  store i64 0, i64* %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, i64* %"rem.1"
  %".368" = alloca i64
  store i64 0, i64* %".368"
  %".371" = alloca i64
  store i64 0, i64* %".371"
  %".409" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409"
  %".465" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465"
  %".521" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521"
  %".576" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576"
  %".632" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632"
  %".689" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689"
  %".747" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747"
  %".803" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803"
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
  %".263" = sext i32 %".71" to i64
  %".264" = sext i32 %".100" to i64
  %".267" = icmp eq i64 %".264", 0
  br i1 %".267", label %"B0.if", label %"B0.else", !prof !2
B0.if:
  store i64 %".264", i64* %"quot"
  store i64 %".264", i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".272"
  store i64 0, i64* %".275"
  %".278" = icmp eq i64 %".263", -9223372036854775808
  %".279" = icmp eq i64 %".264", -1
  %".280" = and i1 %".278", %".279"
  %".281" = xor i1 %".280", -1
  br i1 %".281", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".304" = load i64, i64* %"quot"
  %".305" = insertvalue {i64, i64} undef, i64 3, 0
  %".306" = insertvalue {i64, i64} %".305", i64 %".42", 1
  %".307" = extractvalue {i64, i64} %".306", 0
  %".308" = extractvalue {i64, i64} %".306", 1
  %".309" = insertvalue [2 x i64] undef, i64 3, 0
  %".310" = insertvalue [2 x i64] %".309", i64 %".308", 1
  %".311" = extractvalue [2 x i64] %".310", 0
  %".312" = extractvalue [2 x i64] %".310", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313"
  %".317" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313", i32 0, i32 5
  %".318" = getelementptr inbounds [2 x i64], [2 x i64]* %".317", i32 0, i32 0
  %".319" = load i64, i64* %".318", !range !1
  %".320" = getelementptr inbounds [2 x i64], [2 x i64]* %".317", i32 0, i32 1
  %".321" = load i64, i64* %".320", !range !1
  %".322" = insertvalue [2 x i64] undef, i64 %".319", 0
  %".323" = insertvalue [2 x i64] %".322", i64 %".321", 1
  %".324" = extractvalue [2 x i64] %".323", 0
  %".325" = extractvalue [2 x i64] %".323", 1
  %".326" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313", i32 0, i32 6
  %".327" = load [2 x i64], [2 x i64]* %".326"
  %".328" = extractvalue [2 x i64] %".327", 0
  %".329" = extractvalue [2 x i64] %".327", 1
  %".330" = icmp slt i64 %".311", 0
  %".331" = add i64 %".311", %".324"
  %".332" = select  i1 %".330", i64 %".331", i64 %".311"
  %".333" = icmp slt i64 %".312", 0
  %".334" = add i64 %".312", %".325"
  %".335" = select  i1 %".333", i64 %".334", i64 %".312"
  %".336" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313", i32 0, i32 5
  %".337" = getelementptr inbounds [2 x i64], [2 x i64]* %".336", i32 0, i32 0
  %".338" = load i64, i64* %".337", !range !1
  %".339" = getelementptr inbounds [2 x i64], [2 x i64]* %".336", i32 0, i32 1
  %".340" = load i64, i64* %".339", !range !1
  %".341" = insertvalue [2 x i64] undef, i64 %".338", 0
  %".342" = insertvalue [2 x i64] %".341", i64 %".340", 1
  %".343" = extractvalue [2 x i64] %".342", 0
  %".344" = extractvalue [2 x i64] %".342", 1
  %".345" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313", i32 0, i32 6
  %".346" = load [2 x i64], [2 x i64]* %".345"
  %".347" = extractvalue [2 x i64] %".346", 0
  %".348" = extractvalue [2 x i64] %".346", 1
  %".349" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".313", i32 0, i32 4
  %".350" = load i32*, i32** %".349"
  %".351" = mul i64 1, %".344"
  %".352" = mul i64 %".332", %".351"
  %".353" = add i64 0, %".352"
  %".354" = mul i64 %".335", 1
  %".355" = add i64 %".353", %".354"
  %".356" = getelementptr i32, i32* %".350", i64 %".355"
  %".357" = trunc i64 %".304" to i32
  store i32 %".357", i32* %".356"
  %".359" = sext i32 %".71" to i64
  %".360" = sext i32 %".100" to i64
  %".363" = icmp eq i64 %".360", 0
  br i1 %".363", label %"B0.endif.if", label %"B0.endif.else", !prof !2
B0.else.if:
  %".283" = sdiv i64 %".263", %".264"
  %".284" = srem i64 %".263", %".264"
  %".285" = xor i64 %".264", %".284"
  %".286" = icmp slt i64 %".285", 0
  %".287" = icmp ne i64 %".284", 0
  %".288" = and i1 %".287", %".286"
  br i1 %".288", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".299" = load i64, i64* %".272"
  %".300" = load i64, i64* %".275"
  store i64 %".299", i64* %"quot"
  store i64 %".300", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".293" = sub i64 %".283", 1
  store i64 %".293", i64* %".272"
  %".295" = add i64 %".284", %".264"
  store i64 %".295", i64* %".275"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".283", i64* %".272"
  store i64 %".284", i64* %".275"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
B0.endif.if:
  store i64 %".360", i64* %"quot.1"
  store i64 %".360", i64* %"rem.1"
  br label %"B0.endif.endif"
B0.endif.else:
  store i64 0, i64* %".368"
  store i64 0, i64* %".371"
  %".374" = icmp eq i64 %".359", -9223372036854775808
  %".375" = icmp eq i64 %".360", -1
  %".376" = and i1 %".374", %".375"
  %".377" = xor i1 %".376", -1
  br i1 %".377", label %"B0.endif.else.if", label %"B0.endif.else.endif", !prof !3
B0.endif.endif:
  %".400" = load i64, i64* %"rem.1"
  %".401" = insertvalue {i64, i64} undef, i64 4, 0
  %".402" = insertvalue {i64, i64} %".401", i64 %".42", 1
  %".403" = extractvalue {i64, i64} %".402", 0
  %".404" = extractvalue {i64, i64} %".402", 1
  %".405" = insertvalue [2 x i64] undef, i64 4, 0
  %".406" = insertvalue [2 x i64] %".405", i64 %".404", 1
  %".407" = extractvalue [2 x i64] %".406", 0
  %".408" = extractvalue [2 x i64] %".406", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409"
  %".413" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409", i32 0, i32 5
  %".414" = getelementptr inbounds [2 x i64], [2 x i64]* %".413", i32 0, i32 0
  %".415" = load i64, i64* %".414", !range !1
  %".416" = getelementptr inbounds [2 x i64], [2 x i64]* %".413", i32 0, i32 1
  %".417" = load i64, i64* %".416", !range !1
  %".418" = insertvalue [2 x i64] undef, i64 %".415", 0
  %".419" = insertvalue [2 x i64] %".418", i64 %".417", 1
  %".420" = extractvalue [2 x i64] %".419", 0
  %".421" = extractvalue [2 x i64] %".419", 1
  %".422" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409", i32 0, i32 6
  %".423" = load [2 x i64], [2 x i64]* %".422"
  %".424" = extractvalue [2 x i64] %".423", 0
  %".425" = extractvalue [2 x i64] %".423", 1
  %".426" = icmp slt i64 %".407", 0
  %".427" = add i64 %".407", %".420"
  %".428" = select  i1 %".426", i64 %".427", i64 %".407"
  %".429" = icmp slt i64 %".408", 0
  %".430" = add i64 %".408", %".421"
  %".431" = select  i1 %".429", i64 %".430", i64 %".408"
  %".432" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409", i32 0, i32 5
  %".433" = getelementptr inbounds [2 x i64], [2 x i64]* %".432", i32 0, i32 0
  %".434" = load i64, i64* %".433", !range !1
  %".435" = getelementptr inbounds [2 x i64], [2 x i64]* %".432", i32 0, i32 1
  %".436" = load i64, i64* %".435", !range !1
  %".437" = insertvalue [2 x i64] undef, i64 %".434", 0
  %".438" = insertvalue [2 x i64] %".437", i64 %".436", 1
  %".439" = extractvalue [2 x i64] %".438", 0
  %".440" = extractvalue [2 x i64] %".438", 1
  %".441" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409", i32 0, i32 6
  %".442" = load [2 x i64], [2 x i64]* %".441"
  %".443" = extractvalue [2 x i64] %".442", 0
  %".444" = extractvalue [2 x i64] %".442", 1
  %".445" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".409", i32 0, i32 4
  %".446" = load i32*, i32** %".445"
  %".447" = mul i64 1, %".440"
  %".448" = mul i64 %".428", %".447"
  %".449" = add i64 0, %".448"
  %".450" = mul i64 %".431", 1
  %".451" = add i64 %".449", %".450"
  %".452" = getelementptr i32, i32* %".446", i64 %".451"
  %".453" = trunc i64 %".400" to i32
  store i32 %".453", i32* %".452"
  %".455" = icmp slt i32 %".100", %".71"
  %".456" = select  i1 %".455", i32 %".100", i32 %".71"
  %".457" = insertvalue {i64, i64} undef, i64 5, 0
  %".458" = insertvalue {i64, i64} %".457", i64 %".42", 1
  %".459" = extractvalue {i64, i64} %".458", 0
  %".460" = extractvalue {i64, i64} %".458", 1
  %".461" = insertvalue [2 x i64] undef, i64 5, 0
  %".462" = insertvalue [2 x i64] %".461", i64 %".460", 1
  %".463" = extractvalue [2 x i64] %".462", 0
  %".464" = extractvalue [2 x i64] %".462", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465"
  %".469" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 5
  %".470" = getelementptr inbounds [2 x i64], [2 x i64]* %".469", i32 0, i32 0
  %".471" = load i64, i64* %".470", !range !1
  %".472" = getelementptr inbounds [2 x i64], [2 x i64]* %".469", i32 0, i32 1
  %".473" = load i64, i64* %".472", !range !1
  %".474" = insertvalue [2 x i64] undef, i64 %".471", 0
  %".475" = insertvalue [2 x i64] %".474", i64 %".473", 1
  %".476" = extractvalue [2 x i64] %".475", 0
  %".477" = extractvalue [2 x i64] %".475", 1
  %".478" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 6
  %".479" = load [2 x i64], [2 x i64]* %".478"
  %".480" = extractvalue [2 x i64] %".479", 0
  %".481" = extractvalue [2 x i64] %".479", 1
  %".482" = icmp slt i64 %".463", 0
  %".483" = add i64 %".463", %".476"
  %".484" = select  i1 %".482", i64 %".483", i64 %".463"
  %".485" = icmp slt i64 %".464", 0
  %".486" = add i64 %".464", %".477"
  %".487" = select  i1 %".485", i64 %".486", i64 %".464"
  %".488" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 5
  %".489" = getelementptr inbounds [2 x i64], [2 x i64]* %".488", i32 0, i32 0
  %".490" = load i64, i64* %".489", !range !1
  %".491" = getelementptr inbounds [2 x i64], [2 x i64]* %".488", i32 0, i32 1
  %".492" = load i64, i64* %".491", !range !1
  %".493" = insertvalue [2 x i64] undef, i64 %".490", 0
  %".494" = insertvalue [2 x i64] %".493", i64 %".492", 1
  %".495" = extractvalue [2 x i64] %".494", 0
  %".496" = extractvalue [2 x i64] %".494", 1
  %".497" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 6
  %".498" = load [2 x i64], [2 x i64]* %".497"
  %".499" = extractvalue [2 x i64] %".498", 0
  %".500" = extractvalue [2 x i64] %".498", 1
  %".501" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 4
  %".502" = load i32*, i32** %".501"
  %".503" = mul i64 1, %".496"
  %".504" = mul i64 %".484", %".503"
  %".505" = add i64 0, %".504"
  %".506" = mul i64 %".487", 1
  %".507" = add i64 %".505", %".506"
  %".508" = getelementptr i32, i32* %".502", i64 %".507"
  store i32 %".456", i32* %".508"
  %".510" = icmp slt i32 %".71", 0
  %".511" = sub i32 0, %".71"
  %".512" = select  i1 %".510", i32 %".511", i32 %".71"
  %".513" = insertvalue {i64, i64} undef, i64 6, 0
  %".514" = insertvalue {i64, i64} %".513", i64 %".42", 1
  %".515" = extractvalue {i64, i64} %".514", 0
  %".516" = extractvalue {i64, i64} %".514", 1
  %".517" = insertvalue [2 x i64] undef, i64 6, 0
  %".518" = insertvalue [2 x i64] %".517", i64 %".516", 1
  %".519" = extractvalue [2 x i64] %".518", 0
  %".520" = extractvalue [2 x i64] %".518", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521"
  %".525" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521", i32 0, i32 5
  %".526" = getelementptr inbounds [2 x i64], [2 x i64]* %".525", i32 0, i32 0
  %".527" = load i64, i64* %".526", !range !1
  %".528" = getelementptr inbounds [2 x i64], [2 x i64]* %".525", i32 0, i32 1
  %".529" = load i64, i64* %".528", !range !1
  %".530" = insertvalue [2 x i64] undef, i64 %".527", 0
  %".531" = insertvalue [2 x i64] %".530", i64 %".529", 1
  %".532" = extractvalue [2 x i64] %".531", 0
  %".533" = extractvalue [2 x i64] %".531", 1
  %".534" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521", i32 0, i32 6
  %".535" = load [2 x i64], [2 x i64]* %".534"
  %".536" = extractvalue [2 x i64] %".535", 0
  %".537" = extractvalue [2 x i64] %".535", 1
  %".538" = icmp slt i64 %".519", 0
  %".539" = add i64 %".519", %".532"
  %".540" = select  i1 %".538", i64 %".539", i64 %".519"
  %".541" = icmp slt i64 %".520", 0
  %".542" = add i64 %".520", %".533"
  %".543" = select  i1 %".541", i64 %".542", i64 %".520"
  %".544" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521", i32 0, i32 5
  %".545" = getelementptr inbounds [2 x i64], [2 x i64]* %".544", i32 0, i32 0
  %".546" = load i64, i64* %".545", !range !1
  %".547" = getelementptr inbounds [2 x i64], [2 x i64]* %".544", i32 0, i32 1
  %".548" = load i64, i64* %".547", !range !1
  %".549" = insertvalue [2 x i64] undef, i64 %".546", 0
  %".550" = insertvalue [2 x i64] %".549", i64 %".548", 1
  %".551" = extractvalue [2 x i64] %".550", 0
  %".552" = extractvalue [2 x i64] %".550", 1
  %".553" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521", i32 0, i32 6
  %".554" = load [2 x i64], [2 x i64]* %".553"
  %".555" = extractvalue [2 x i64] %".554", 0
  %".556" = extractvalue [2 x i64] %".554", 1
  %".557" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".521", i32 0, i32 4
  %".558" = load i32*, i32** %".557"
  %".559" = mul i64 1, %".552"
  %".560" = mul i64 %".540", %".559"
  %".561" = add i64 0, %".560"
  %".562" = mul i64 %".543", 1
  %".563" = add i64 %".561", %".562"
  %".564" = getelementptr i32, i32* %".558", i64 %".563"
  store i32 %".512", i32* %".564"
  %".566" = sext i32 %".71" to i64
  %".567" = ashr i64 %".566", 3
  %".568" = insertvalue {i64, i64} undef, i64 7, 0
  %".569" = insertvalue {i64, i64} %".568", i64 %".42", 1
  %".570" = extractvalue {i64, i64} %".569", 0
  %".571" = extractvalue {i64, i64} %".569", 1
  %".572" = insertvalue [2 x i64] undef, i64 7, 0
  %".573" = insertvalue [2 x i64] %".572", i64 %".571", 1
  %".574" = extractvalue [2 x i64] %".573", 0
  %".575" = extractvalue [2 x i64] %".573", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576"
  %".580" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576", i32 0, i32 5
  %".581" = getelementptr inbounds [2 x i64], [2 x i64]* %".580", i32 0, i32 0
  %".582" = load i64, i64* %".581", !range !1
  %".583" = getelementptr inbounds [2 x i64], [2 x i64]* %".580", i32 0, i32 1
  %".584" = load i64, i64* %".583", !range !1
  %".585" = insertvalue [2 x i64] undef, i64 %".582", 0
  %".586" = insertvalue [2 x i64] %".585", i64 %".584", 1
  %".587" = extractvalue [2 x i64] %".586", 0
  %".588" = extractvalue [2 x i64] %".586", 1
  %".589" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576", i32 0, i32 6
  %".590" = load [2 x i64], [2 x i64]* %".589"
  %".591" = extractvalue [2 x i64] %".590", 0
  %".592" = extractvalue [2 x i64] %".590", 1
  %".593" = icmp slt i64 %".574", 0
  %".594" = add i64 %".574", %".587"
  %".595" = select  i1 %".593", i64 %".594", i64 %".574"
  %".596" = icmp slt i64 %".575", 0
  %".597" = add i64 %".575", %".588"
  %".598" = select  i1 %".596", i64 %".597", i64 %".575"
  %".599" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576", i32 0, i32 5
  %".600" = getelementptr inbounds [2 x i64], [2 x i64]* %".599", i32 0, i32 0
  %".601" = load i64, i64* %".600", !range !1
  %".602" = getelementptr inbounds [2 x i64], [2 x i64]* %".599", i32 0, i32 1
  %".603" = load i64, i64* %".602", !range !1
  %".604" = insertvalue [2 x i64] undef, i64 %".601", 0
  %".605" = insertvalue [2 x i64] %".604", i64 %".603", 1
  %".606" = extractvalue [2 x i64] %".605", 0
  %".607" = extractvalue [2 x i64] %".605", 1
  %".608" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576", i32 0, i32 6
  %".609" = load [2 x i64], [2 x i64]* %".608"
  %".610" = extractvalue [2 x i64] %".609", 0
  %".611" = extractvalue [2 x i64] %".609", 1
  %".612" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".576", i32 0, i32 4
  %".613" = load i32*, i32** %".612"
  %".614" = mul i64 1, %".607"
  %".615" = mul i64 %".595", %".614"
  %".616" = add i64 0, %".615"
  %".617" = mul i64 %".598", 1
  %".618" = add i64 %".616", %".617"
  %".619" = getelementptr i32, i32* %".613", i64 %".618"
  %".620" = trunc i64 %".567" to i32
  store i32 %".620", i32* %".619"
  %".622" = sext i32 %".71" to i64
  %".623" = shl i64 %".622", 2
  %".624" = insertvalue {i64, i64} undef, i64 8, 0
  %".625" = insertvalue {i64, i64} %".624", i64 %".42", 1
  %".626" = extractvalue {i64, i64} %".625", 0
  %".627" = extractvalue {i64, i64} %".625", 1
  %".628" = insertvalue [2 x i64] undef, i64 8, 0
  %".629" = insertvalue [2 x i64] %".628", i64 %".627", 1
  %".630" = extractvalue [2 x i64] %".629", 0
  %".631" = extractvalue [2 x i64] %".629", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632"
  %".636" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632", i32 0, i32 5
  %".637" = getelementptr inbounds [2 x i64], [2 x i64]* %".636", i32 0, i32 0
  %".638" = load i64, i64* %".637", !range !1
  %".639" = getelementptr inbounds [2 x i64], [2 x i64]* %".636", i32 0, i32 1
  %".640" = load i64, i64* %".639", !range !1
  %".641" = insertvalue [2 x i64] undef, i64 %".638", 0
  %".642" = insertvalue [2 x i64] %".641", i64 %".640", 1
  %".643" = extractvalue [2 x i64] %".642", 0
  %".644" = extractvalue [2 x i64] %".642", 1
  %".645" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632", i32 0, i32 6
  %".646" = load [2 x i64], [2 x i64]* %".645"
  %".647" = extractvalue [2 x i64] %".646", 0
  %".648" = extractvalue [2 x i64] %".646", 1
  %".649" = icmp slt i64 %".630", 0
  %".650" = add i64 %".630", %".643"
  %".651" = select  i1 %".649", i64 %".650", i64 %".630"
  %".652" = icmp slt i64 %".631", 0
  %".653" = add i64 %".631", %".644"
  %".654" = select  i1 %".652", i64 %".653", i64 %".631"
  %".655" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632", i32 0, i32 5
  %".656" = getelementptr inbounds [2 x i64], [2 x i64]* %".655", i32 0, i32 0
  %".657" = load i64, i64* %".656", !range !1
  %".658" = getelementptr inbounds [2 x i64], [2 x i64]* %".655", i32 0, i32 1
  %".659" = load i64, i64* %".658", !range !1
  %".660" = insertvalue [2 x i64] undef, i64 %".657", 0
  %".661" = insertvalue [2 x i64] %".660", i64 %".659", 1
  %".662" = extractvalue [2 x i64] %".661", 0
  %".663" = extractvalue [2 x i64] %".661", 1
  %".664" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632", i32 0, i32 6
  %".665" = load [2 x i64], [2 x i64]* %".664"
  %".666" = extractvalue [2 x i64] %".665", 0
  %".667" = extractvalue [2 x i64] %".665", 1
  %".668" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".632", i32 0, i32 4
  %".669" = load i32*, i32** %".668"
  %".670" = mul i64 1, %".663"
  %".671" = mul i64 %".651", %".670"
  %".672" = add i64 0, %".671"
  %".673" = mul i64 %".654", 1
  %".674" = add i64 %".672", %".673"
  %".675" = getelementptr i32, i32* %".669", i64 %".674"
  %".676" = trunc i64 %".623" to i32
  store i32 %".676", i32* %".675"
  %".678" = sext i32 %".71" to i64
  %".679" = sext i32 %".100" to i64
  %".680" = xor i64 %".678", %".679"
  %".681" = insertvalue {i64, i64} undef, i64 9, 0
  %".682" = insertvalue {i64, i64} %".681", i64 %".42", 1
  %".683" = extractvalue {i64, i64} %".682", 0
  %".684" = extractvalue {i64, i64} %".682", 1
  %".685" = insertvalue [2 x i64] undef, i64 9, 0
  %".686" = insertvalue [2 x i64] %".685", i64 %".684", 1
  %".687" = extractvalue [2 x i64] %".686", 0
  %".688" = extractvalue [2 x i64] %".686", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689"
  %".693" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689", i32 0, i32 5
  %".694" = getelementptr inbounds [2 x i64], [2 x i64]* %".693", i32 0, i32 0
  %".695" = load i64, i64* %".694", !range !1
  %".696" = getelementptr inbounds [2 x i64], [2 x i64]* %".693", i32 0, i32 1
  %".697" = load i64, i64* %".696", !range !1
  %".698" = insertvalue [2 x i64] undef, i64 %".695", 0
  %".699" = insertvalue [2 x i64] %".698", i64 %".697", 1
  %".700" = extractvalue [2 x i64] %".699", 0
  %".701" = extractvalue [2 x i64] %".699", 1
  %".702" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689", i32 0, i32 6
  %".703" = load [2 x i64], [2 x i64]* %".702"
  %".704" = extractvalue [2 x i64] %".703", 0
  %".705" = extractvalue [2 x i64] %".703", 1
  %".706" = icmp slt i64 %".687", 0
  %".707" = add i64 %".687", %".700"
  %".708" = select  i1 %".706", i64 %".707", i64 %".687"
  %".709" = icmp slt i64 %".688", 0
  %".710" = add i64 %".688", %".701"
  %".711" = select  i1 %".709", i64 %".710", i64 %".688"
  %".712" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689", i32 0, i32 5
  %".713" = getelementptr inbounds [2 x i64], [2 x i64]* %".712", i32 0, i32 0
  %".714" = load i64, i64* %".713", !range !1
  %".715" = getelementptr inbounds [2 x i64], [2 x i64]* %".712", i32 0, i32 1
  %".716" = load i64, i64* %".715", !range !1
  %".717" = insertvalue [2 x i64] undef, i64 %".714", 0
  %".718" = insertvalue [2 x i64] %".717", i64 %".716", 1
  %".719" = extractvalue [2 x i64] %".718", 0
  %".720" = extractvalue [2 x i64] %".718", 1
  %".721" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689", i32 0, i32 6
  %".722" = load [2 x i64], [2 x i64]* %".721"
  %".723" = extractvalue [2 x i64] %".722", 0
  %".724" = extractvalue [2 x i64] %".722", 1
  %".725" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".689", i32 0, i32 4
  %".726" = load i32*, i32** %".725"
  %".727" = mul i64 1, %".720"
  %".728" = mul i64 %".708", %".727"
  %".729" = add i64 0, %".728"
  %".730" = mul i64 %".711", 1
  %".731" = add i64 %".729", %".730"
  %".732" = getelementptr i32, i32* %".726", i64 %".731"
  %".733" = trunc i64 %".680" to i32
  store i32 %".733", i32* %".732"
  %".735" = xor i32 %".71", 4294967295
  %".736" = sext i32 %".735" to i64
  %".737" = sext i32 %".100" to i64
  %".738" = and i64 %".736", %".737"
  %".739" = insertvalue {i64, i64} undef, i64 10, 0
  %".740" = insertvalue {i64, i64} %".739", i64 %".42", 1
  %".741" = extractvalue {i64, i64} %".740", 0
  %".742" = extractvalue {i64, i64} %".740", 1
  %".743" = insertvalue [2 x i64] undef, i64 10, 0
  %".744" = insertvalue [2 x i64] %".743", i64 %".742", 1
  %".745" = extractvalue [2 x i64] %".744", 0
  %".746" = extractvalue [2 x i64] %".744", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747"
  %".751" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747", i32 0, i32 5
  %".752" = getelementptr inbounds [2 x i64], [2 x i64]* %".751", i32 0, i32 0
  %".753" = load i64, i64* %".752", !range !1
  %".754" = getelementptr inbounds [2 x i64], [2 x i64]* %".751", i32 0, i32 1
  %".755" = load i64, i64* %".754", !range !1
  %".756" = insertvalue [2 x i64] undef, i64 %".753", 0
  %".757" = insertvalue [2 x i64] %".756", i64 %".755", 1
  %".758" = extractvalue [2 x i64] %".757", 0
  %".759" = extractvalue [2 x i64] %".757", 1
  %".760" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747", i32 0, i32 6
  %".761" = load [2 x i64], [2 x i64]* %".760"
  %".762" = extractvalue [2 x i64] %".761", 0
  %".763" = extractvalue [2 x i64] %".761", 1
  %".764" = icmp slt i64 %".745", 0
  %".765" = add i64 %".745", %".758"
  %".766" = select  i1 %".764", i64 %".765", i64 %".745"
  %".767" = icmp slt i64 %".746", 0
  %".768" = add i64 %".746", %".759"
  %".769" = select  i1 %".767", i64 %".768", i64 %".746"
  %".770" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747", i32 0, i32 5
  %".771" = getelementptr inbounds [2 x i64], [2 x i64]* %".770", i32 0, i32 0
  %".772" = load i64, i64* %".771", !range !1
  %".773" = getelementptr inbounds [2 x i64], [2 x i64]* %".770", i32 0, i32 1
  %".774" = load i64, i64* %".773", !range !1
  %".775" = insertvalue [2 x i64] undef, i64 %".772", 0
  %".776" = insertvalue [2 x i64] %".775", i64 %".774", 1
  %".777" = extractvalue [2 x i64] %".776", 0
  %".778" = extractvalue [2 x i64] %".776", 1
  %".779" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747", i32 0, i32 6
  %".780" = load [2 x i64], [2 x i64]* %".779"
  %".781" = extractvalue [2 x i64] %".780", 0
  %".782" = extractvalue [2 x i64] %".780", 1
  %".783" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".747", i32 0, i32 4
  %".784" = load i32*, i32** %".783"
  %".785" = mul i64 1, %".778"
  %".786" = mul i64 %".766", %".785"
  %".787" = add i64 0, %".786"
  %".788" = mul i64 %".769", 1
  %".789" = add i64 %".787", %".788"
  %".790" = getelementptr i32, i32* %".784", i64 %".789"
  %".791" = trunc i64 %".738" to i32
  store i32 %".791", i32* %".790"
  %".793" = icmp sgt i32 %".71", %".100"
  %".794" = select  i1 %".793", i32 %".71", i32 %".100"
  %".795" = insertvalue {i64, i64} undef, i64 11, 0
  %".796" = insertvalue {i64, i64} %".795", i64 %".42", 1
  %".797" = extractvalue {i64, i64} %".796", 0
  %".798" = extractvalue {i64, i64} %".796", 1
  %".799" = insertvalue [2 x i64] undef, i64 11, 0
  %".800" = insertvalue [2 x i64] %".799", i64 %".798", 1
  %".801" = extractvalue [2 x i64] %".800", 0
  %".802" = extractvalue [2 x i64] %".800", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803"
  %".807" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803", i32 0, i32 5
  %".808" = getelementptr inbounds [2 x i64], [2 x i64]* %".807", i32 0, i32 0
  %".809" = load i64, i64* %".808", !range !1
  %".810" = getelementptr inbounds [2 x i64], [2 x i64]* %".807", i32 0, i32 1
  %".811" = load i64, i64* %".810", !range !1
  %".812" = insertvalue [2 x i64] undef, i64 %".809", 0
  %".813" = insertvalue [2 x i64] %".812", i64 %".811", 1
  %".814" = extractvalue [2 x i64] %".813", 0
  %".815" = extractvalue [2 x i64] %".813", 1
  %".816" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803", i32 0, i32 6
  %".817" = load [2 x i64], [2 x i64]* %".816"
  %".818" = extractvalue [2 x i64] %".817", 0
  %".819" = extractvalue [2 x i64] %".817", 1
  %".820" = icmp slt i64 %".801", 0
  %".821" = add i64 %".801", %".814"
  %".822" = select  i1 %".820", i64 %".821", i64 %".801"
  %".823" = icmp slt i64 %".802", 0
  %".824" = add i64 %".802", %".815"
  %".825" = select  i1 %".823", i64 %".824", i64 %".802"
  %".826" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803", i32 0, i32 5
  %".827" = getelementptr inbounds [2 x i64], [2 x i64]* %".826", i32 0, i32 0
  %".828" = load i64, i64* %".827", !range !1
  %".829" = getelementptr inbounds [2 x i64], [2 x i64]* %".826", i32 0, i32 1
  %".830" = load i64, i64* %".829", !range !1
  %".831" = insertvalue [2 x i64] undef, i64 %".828", 0
  %".832" = insertvalue [2 x i64] %".831", i64 %".830", 1
  %".833" = extractvalue [2 x i64] %".832", 0
  %".834" = extractvalue [2 x i64] %".832", 1
  %".835" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803", i32 0, i32 6
  %".836" = load [2 x i64], [2 x i64]* %".835"
  %".837" = extractvalue [2 x i64] %".836", 0
  %".838" = extractvalue [2 x i64] %".836", 1
  %".839" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".803", i32 0, i32 4
  %".840" = load i32*, i32** %".839"
  %".841" = mul i64 1, %".834"
  %".842" = mul i64 %".822", %".841"
  %".843" = add i64 0, %".842"
  %".844" = mul i64 %".825", 1
  %".845" = add i64 %".843", %".844"
  %".846" = getelementptr i32, i32* %".840", i64 %".845"
  store i32 %".794", i32* %".846"
  ret void
B0.endif.else.if:
  %".379" = sdiv i64 %".359", %".360"
  %".380" = srem i64 %".359", %".360"
  %".381" = xor i64 %".360", %".380"
  %".382" = icmp slt i64 %".381", 0
  %".383" = icmp ne i64 %".380", 0
  %".384" = and i1 %".383", %".382"
  br i1 %".384", label %"B0.endif.else.if.if", label %"B0.endif.else.if.else"
B0.endif.else.endif:
  %".395" = load i64, i64* %".368"
  %".396" = load i64, i64* %".371"
  store i64 %".395", i64* %"quot.1"
  store i64 %".396", i64* %"rem.1"
  br label %"B0.endif.endif"
B0.endif.else.if.if:
  %".389" = sub i64 %".379", 1
  store i64 %".389", i64* %".368"
  %".391" = add i64 %".380", %".360"
  store i64 %".391", i64* %".371"
  br label %"B0.endif.else.if.endif"
B0.endif.else.if.else:
  store i64 %".379", i64* %".368"
  store i64 %".380", i64* %".371"
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

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8integersB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8integersB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE", !"kernel", i32 1 }
