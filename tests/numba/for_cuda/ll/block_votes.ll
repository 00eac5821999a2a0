; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "block_votes$28"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels11block_votesB3v28B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels11block_votesB3v28B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".20", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", i32* %"out.4", 4
  %".21" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"out.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".22", 5
  %".23" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".24" = insertvalue [2 x i64] %".23", i64 %"out.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".24", 6
  %".34" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34"
  %".75" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75"
  %".129" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129"
  %".183" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183"
  br label %"B0"
B0:
  %".25" = trunc i64 1 to i32
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = mul i64 %".29", %".31"
  %".33" = add i64 %".32", %".27"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34"
  %".38" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 5
  %".39" = getelementptr inbounds [1 x i64], [1 x i64]* %".38", i32 0, i32 0
  %".40" = load i64, i64* %".39", !range !1
  %".41" = insertvalue [1 x i64] undef, i64 %".40", 0
  %".42" = extractvalue [1 x i64] %".41", 0
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 6
  %".44" = load [1 x i64], [1 x i64]* %".43"
  %".45" = extractvalue [1 x i64] %".44", 0
  %".46" = icmp slt i64 %".33", 0
  %".47" = add i64 %".33", %".42"
  %".48" = select  i1 %".46", i64 %".47", i64 %".33"
  %".49" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 5
  %".50" = getelementptr inbounds [1 x i64], [1 x i64]* %".49", i32 0, i32 0
  %".51" = load i64, i64* %".50", !range !1
  %".52" = insertvalue [1 x i64] undef, i64 %".51", 0
  %".53" = extractvalue [1 x i64] %".52", 0
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 6
  %".55" = load [1 x i64], [1 x i64]* %".54"
  %".56" = extractvalue [1 x i64] %".55", 0
  %".57" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 4
  %".58" = load i32*, i32** %".57"
  %".59" = mul i64 %".48", 1
  %".60" = add i64 0, %".59"
  %".61" = getelementptr i32, i32* %".58", i64 %".60"
  %".62" = load i32, i32* %".61"
  %".63" = sext i32 %".62" to i64
  %".64" = icmp sgt i64 %".63", 50
  %".65" = zext i1 %".64" to i32
  %".66" = call i32 @"llvm.nvvm.barrier0.popc"(i32 %".65")
  %".67" = insertvalue {i64, i64} undef, i64 %".33", 0
  %".68" = insertvalue {i64, i64} %".67", i64 0, 1
  %".69" = extractvalue {i64, i64} %".68", 0
  %".70" = extractvalue {i64, i64} %".68", 1
  %".71" = insertvalue [2 x i64] undef, i64 %".69", 0
  %".72" = insertvalue [2 x i64] %".71", i64 0, 1
  %".73" = extractvalue [2 x i64] %".72", 0
  %".74" = extractvalue [2 x i64] %".72", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75"
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75", i32 0, i32 5
  %".80" = getelementptr inbounds [2 x i64], [2 x i64]* %".79", i32 0, i32 0
  %".81" = load i64, i64* %".80", !range !1
  %".82" = getelementptr inbounds [2 x i64], [2 x i64]* %".79", i32 0, i32 1
  %".83" = load i64, i64* %".82", !range !1
  %".84" = insertvalue [2 x i64] undef, i64 %".81", 0
  %".85" = insertvalue [2 x i64] %".84", i64 %".83", 1
  %".86" = extractvalue [2 x i64] %".85", 0
  %".87" = extractvalue [2 x i64] %".85", 1
  %".88" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75", i32 0, i32 6
  %".89" = load [2 x i64], [2 x i64]* %".88"
  %".90" = extractvalue [2 x i64] %".89", 0
  %".91" = extractvalue [2 x i64] %".89", 1
  %".92" = icmp slt i64 %".73", 0
  %".93" = add i64 %".73", %".86"
  %".94" = select  i1 %".92", i64 %".93", i64 %".73"
  %".95" = icmp slt i64 %".74", 0
  %".96" = add i64 %".74", %".87"
  %".97" = select  i1 %".95", i64 %".96", i64 %".74"
  %".98" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75", i32 0, i32 5
  %".99" = getelementptr inbounds [2 x i64], [2 x i64]* %".98", i32 0, i32 0
  %".100" = load i64, i64* %".99", !range !1
  %".101" = getelementptr inbounds [2 x i64], [2 x i64]* %".98", i32 0, i32 1
  %".102" = load i64, i64* %".101", !range !1
  %".103" = insertvalue [2 x i64] undef, i64 %".100", 0
  %".104" = insertvalue [2 x i64] %".103", i64 %".102", 1
  %".105" = extractvalue [2 x i64] %".104", 0
  %".106" = extractvalue [2 x i64] %".104", 1
  %".107" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75", i32 0, i32 6
  %".108" = load [2 x i64], [2 x i64]* %".107"
  %".109" = extractvalue [2 x i64] %".108", 0
  %".110" = extractvalue [2 x i64] %".108", 1
  %".111" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".75", i32 0, i32 4
  %".112" = load i32*, i32** %".111"
  %".113" = mul i64 1, %".106"
  %".114" = mul i64 %".94", %".113"
  %".115" = add i64 0, %".114"
  %".116" = mul i64 %".97", 1
  %".117" = add i64 %".115", %".116"
  %".118" = getelementptr i32, i32* %".112", i64 %".117"
  store i32 %".66", i32* %".118"
  %".120" = call i32 @"llvm.nvvm.barrier0.and"(i32 %".65")
  %".121" = insertvalue {i64, i64} undef, i64 %".33", 0
  %".122" = insertvalue {i64, i64} %".121", i64 1, 1
  %".123" = extractvalue {i64, i64} %".122", 0
  %".124" = extractvalue {i64, i64} %".122", 1
  %".125" = insertvalue [2 x i64] undef, i64 %".123", 0
  %".126" = insertvalue [2 x i64] %".125", i64 1, 1
  %".127" = extractvalue [2 x i64] %".126", 0
  %".128" = extractvalue [2 x i64] %".126", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129"
  %".133" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129", i32 0, i32 5
  %".134" = getelementptr inbounds [2 x i64], [2 x i64]* %".133", i32 0, i32 0
  %".135" = load i64, i64* %".134", !range !1
  %".136" = getelementptr inbounds [2 x i64], [2 x i64]* %".133", i32 0, i32 1
  %".137" = load i64, i64* %".136", !range !1
  %".138" = insertvalue [2 x i64] undef, i64 %".135", 0
  %".139" = insertvalue [2 x i64] %".138", i64 %".137", 1
  %".140" = extractvalue [2 x i64] %".139", 0
  %".141" = extractvalue [2 x i64] %".139", 1
  %".142" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129", i32 0, i32 6
  %".143" = load [2 x i64], [2 x i64]* %".142"
  %".144" = extractvalue [2 x i64] %".143", 0
  %".145" = extractvalue [2 x i64] %".143", 1
  %".146" = icmp slt i64 %".127", 0
  %".147" = add i64 %".127", %".140"
  %".148" = select  i1 %".146", i64 %".147", i64 %".127"
  %".149" = icmp slt i64 %".128", 0
  %".150" = add i64 %".128", %".141"
  %".151" = select  i1 %".149", i64 %".150", i64 %".128"
  %".152" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129", i32 0, i32 5
  %".153" = getelementptr inbounds [2 x i64], [2 x i64]* %".152", i32 0, i32 0
  %".154" = load i64, i64* %".153", !range !1
  %".155" = getelementptr inbounds [2 x i64], [2 x i64]* %".152", i32 0, i32 1
  %".156" = load i64, i64* %".155", !range !1
  %".157" = insertvalue [2 x i64] undef, i64 %".154", 0
  %".158" = insertvalue [2 x i64] %".157", i64 %".156", 1
  %".159" = extractvalue [2 x i64] %".158", 0
  %".160" = extractvalue [2 x i64] %".158", 1
  %".161" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129", i32 0, i32 6
  %".162" = load [2 x i64], [2 x i64]* %".161"
  %".163" = extractvalue [2 x i64] %".162", 0
  %".164" = extractvalue [2 x i64] %".162", 1
  %".165" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".129", i32 0, i32 4
  %".166" = load i32*, i32** %".165"
  %".167" = mul i64 1, %".160"
  %".168" = mul i64 %".148", %".167"
  %".169" = add i64 0, %".168"
  %".170" = mul i64 %".151", 1
  %".171" = add i64 %".169", %".170"
  %".172" = getelementptr i32, i32* %".166", i64 %".171"
  store i32 %".120", i32* %".172"
  %".174" = call i32 @"llvm.nvvm.barrier0.or"(i32 %".65")
  %".175" = insertvalue {i64, i64} undef, i64 %".33", 0
  %".176" = insertvalue {i64, i64} %".175", i64 2, 1
  %".177" = extractvalue {i64, i64} %".176", 0
  %".178" = extractvalue {i64, i64} %".176", 1
  %".179" = insertvalue [2 x i64] undef, i64 %".177", 0
  %".180" = insertvalue [2 x i64] %".179", i64 2, 1
  %".181" = extractvalue [2 x i64] %".180", 0
  %".182" = extractvalue [2 x i64] %".180", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183"
  %".187" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 5
  %".188" = getelementptr inbounds [2 x i64], [2 x i64]* %".187", i32 0, i32 0
  %".189" = load i64, i64* %".188", !range !1
  %".190" = getelementptr inbounds [2 x i64], [2 x i64]* %".187", i32 0, i32 1
  %".191" = load i64, i64* %".190", !range !1
  %".192" = insertvalue [2 x i64] undef, i64 %".189", 0
  %".193" = insertvalue [2 x i64] %".192", i64 %".191", 1
  %".194" = extractvalue [2 x i64] %".193", 0
  %".195" = extractvalue [2 x i64] %".193", 1
  %".196" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 6
  %".197" = load [2 x i64], [2 x i64]* %".196"
  %".198" = extractvalue [2 x i64] %".197", 0
  %".199" = extractvalue [2 x i64] %".197", 1
  %".200" = icmp slt i64 %".181", 0
  %".201" = add i64 %".181", %".194"
  %".202" = select  i1 %".200", i64 %".201", i64 %".181"
  %".203" = icmp slt i64 %".182", 0
  %".204" = add i64 %".182", %".195"
  %".205" = select  i1 %".203", i64 %".204", i64 %".182"
  %".206" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 5
  %".207" = getelementptr inbounds [2 x i64], [2 x i64]* %".206", i32 0, i32 0
  %".208" = load i64, i64* %".207", !range !1
  %".209" = getelementptr inbounds [2 x i64], [2 x i64]* %".206", i32 0, i32 1
  %".210" = load i64, i64* %".209", !range !1
  %".211" = insertvalue [2 x i64] undef, i64 %".208", 0
  %".212" = insertvalue [2 x i64] %".211", i64 %".210", 1
  %".213" = extractvalue [2 x i64] %".212", 0
  %".214" = extractvalue [2 x i64] %".212", 1
  %".215" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 6
  %".216" = load [2 x i64], [2 x i64]* %".215"
  %".217" = extractvalue [2 x i64] %".216", 0
  %".218" = extractvalue [2 x i64] %".216", 1
  %".219" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 4
  %".220" = load i32*, i32** %".219"
  %".221" = mul i64 1, %".214"
  %".222" = mul i64 %".202", %".221"
  %".223" = add i64 0, %".222"
  %".224" = mul i64 %".205", 1
  %".225" = add i64 %".223", %".224"
  %".226" = getelementptr i32, i32* %".220", i64 %".225"
  store i32 %".174", i32* %".226"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.barrier0.popc"(i32 %".1")

declare i32 @"llvm.nvvm.barrier0.and"(i32 %".1")

declare i32 @"llvm.nvvm.barrier0.or"(i32 %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels11block_votesB3v28B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels11block_votesB3v28B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE", !"kernel", i32 1 }
