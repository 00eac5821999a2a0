; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "narrow$33"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels6narrowB3v33B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIaLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayItLi1E1C7mutable7alignedE5ArrayIbLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels6narrowB3v33B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIaLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayItLi1E1C7mutable7alignedE5ArrayIbLi1E1C7mutable7alignedE"(i8* %"a.0", i8* %"a.1", i64 %"a.2", i64 %"a.3", i8* %"a.4", i64 %"a.5.0", i64 %"a.6.0", i8* %"b.0", i8* %"b.1", i64 %"b.2", i64 %"b.3", i8* %"b.4", i64 %"b.5.0", i64 %"b.6.0", i8* %"c.0", i8* %"c.1", i64 %"c.2", i64 %"c.3", i16* %"c.4", i64 %"c.5.0", i64 %"c.6.0", i8* %"d.0", i8* %"d.1", i64 %"d.2", i64 %"d.3", i16* %"d.4", i64 %"d.5.0", i64 %"d.6.0", i8* %"e.0", i8* %"e.1", i64 %"e.2", i64 %"e.3", i8* %"e.4", i64 %"e.5.0", i64 %"e.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} undef, i8* %"a.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"a.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.itemsize", i8* %"a.4", 4
  %".38" = insertvalue [1 x i64] undef, i64 %"a.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".38", 5
  %".39" = insertvalue [1 x i64] undef, i64 %"a.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".39", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} undef, i8* %"b.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"b.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i8* %"b.4", 4
  %".40" = insertvalue [1 x i64] undef, i64 %"b.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".40", 5
  %".41" = insertvalue [1 x i64] undef, i64 %"b.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".41", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} undef, i8* %"c.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"c.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"c.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"c.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", i16* %"c.4", 4
  %".42" = insertvalue [1 x i64] undef, i64 %"c.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".42", 5
  %".43" = insertvalue [1 x i64] undef, i64 %"c.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".43", 6
  %"inserted.meminfo.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} undef, i8* %"d.0", 0
  %"inserted.parent.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.meminfo.3", i8* %"d.1", 1
  %"inserted.nitems.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.parent.3", i64 %"d.2", 2
  %"inserted.itemsize.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.nitems.3", i64 %"d.3", 3
  %"inserted.data.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.itemsize.3", i16* %"d.4", 4
  %".44" = insertvalue [1 x i64] undef, i64 %"d.5.0", 0
  %"inserted.shape.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.data.3", [1 x i64] %".44", 5
  %".45" = insertvalue [1 x i64] undef, i64 %"d.6.0", 0
  %"inserted.strides.3" = insertvalue {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.shape.3", [1 x i64] %".45", 6
  %"inserted.meminfo.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} undef, i8* %"e.0", 0
  %"inserted.parent.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.meminfo.4", i8* %"e.1", 1
  %"inserted.nitems.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.parent.4", i64 %"e.2", 2
  %"inserted.itemsize.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.nitems.4", i64 %"e.3", 3
  %"inserted.data.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.itemsize.4", i8* %"e.4", 4
  %".46" = insertvalue [1 x i64] undef, i64 %"e.5.0", 0
  %"inserted.shape.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.data.4", [1 x i64] %".46", 5
  %".47" = insertvalue [1 x i64] undef, i64 %"e.6.0", 0
  %"inserted.strides.4" = insertvalue {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.shape.4", [1 x i64] %".47", 6
  %".57" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57"
  %".86" = alloca {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86"
  %".117" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117"
  %".147" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147"
  %".182" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182"
  %".212" = alloca {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212"
  %".241" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241"
  %".273" = alloca {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273"
  %".303" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".340" = alloca i64
  store i64 0, i64* %".340"
  %".343" = alloca i64
  store i64 0, i64* %".343"
  %".373" = alloca {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373"
  br label %"B0"
B0:
  %".48" = trunc i64 1 to i32
  %".49" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".50" = sext i32 %".49" to i64
  %".51" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".52" = sext i32 %".51" to i64
  %".53" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".54" = sext i32 %".53" to i64
  %".55" = mul i64 %".52", %".54"
  %".56" = add i64 %".55", %".50"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57"
  %".61" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57", i32 0, i32 5
  %".62" = getelementptr inbounds [1 x i64], [1 x i64]* %".61", i32 0, i32 0
  %".63" = load i64, i64* %".62", !range !1
  %".64" = insertvalue [1 x i64] undef, i64 %".63", 0
  %".65" = extractvalue [1 x i64] %".64", 0
  %".66" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57", i32 0, i32 6
  %".67" = load [1 x i64], [1 x i64]* %".66"
  %".68" = extractvalue [1 x i64] %".67", 0
  %".69" = icmp slt i64 %".56", 0
  %".70" = add i64 %".56", %".65"
  %".71" = select  i1 %".69", i64 %".70", i64 %".56"
  %".72" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57", i32 0, i32 5
  %".73" = getelementptr inbounds [1 x i64], [1 x i64]* %".72", i32 0, i32 0
  %".74" = load i64, i64* %".73", !range !1
  %".75" = insertvalue [1 x i64] undef, i64 %".74", 0
  %".76" = extractvalue [1 x i64] %".75", 0
  %".77" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57", i32 0, i32 6
  %".78" = load [1 x i64], [1 x i64]* %".77"
  %".79" = extractvalue [1 x i64] %".78", 0
  %".80" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".57", i32 0, i32 4
  %".81" = load i8*, i8** %".80"
  %".82" = mul i64 %".71", 1
  %".83" = add i64 0, %".82"
  %".84" = getelementptr i8, i8* %".81", i64 %".83"
  %".85" = load i8, i8* %".84"
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86"
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86"
  %".90" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 5
  %".91" = getelementptr inbounds [1 x i64], [1 x i64]* %".90", i32 0, i32 0
  %".92" = load i64, i64* %".91", !range !1
  %".93" = insertvalue [1 x i64] undef, i64 %".92", 0
  %".94" = extractvalue [1 x i64] %".93", 0
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 6
  %".96" = load [1 x i64], [1 x i64]* %".95"
  %".97" = extractvalue [1 x i64] %".96", 0
  %".98" = icmp slt i64 %".56", 0
  %".99" = add i64 %".56", %".94"
  %".100" = select  i1 %".98", i64 %".99", i64 %".56"
  %".101" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 5
  %".102" = getelementptr inbounds [1 x i64], [1 x i64]* %".101", i32 0, i32 0
  %".103" = load i64, i64* %".102", !range !1
  %".104" = insertvalue [1 x i64] undef, i64 %".103", 0
  %".105" = extractvalue [1 x i64] %".104", 0
  %".106" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 6
  %".107" = load [1 x i64], [1 x i64]* %".106"
  %".108" = extractvalue [1 x i64] %".107", 0
  %".109" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 4
  %".110" = load i16*, i16** %".109"
  %".111" = mul i64 %".100", 1
  %".112" = add i64 0, %".111"
  %".113" = getelementptr i16, i16* %".110", i64 %".112"
  %".114" = load i16, i16* %".113"
  %".115" = sext i8 %".85" to i16
  %".116" = icmp sgt i16 %".115", %".114"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides.4", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117"
  %".121" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117", i32 0, i32 5
  %".122" = getelementptr inbounds [1 x i64], [1 x i64]* %".121", i32 0, i32 0
  %".123" = load i64, i64* %".122", !range !1
  %".124" = insertvalue [1 x i64] undef, i64 %".123", 0
  %".125" = extractvalue [1 x i64] %".124", 0
  %".126" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117", i32 0, i32 6
  %".127" = load [1 x i64], [1 x i64]* %".126"
  %".128" = extractvalue [1 x i64] %".127", 0
  %".129" = icmp slt i64 %".56", 0
  %".130" = add i64 %".56", %".125"
  %".131" = select  i1 %".129", i64 %".130", i64 %".56"
  %".132" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117", i32 0, i32 5
  %".133" = getelementptr inbounds [1 x i64], [1 x i64]* %".132", i32 0, i32 0
  %".134" = load i64, i64* %".133", !range !1
  %".135" = insertvalue [1 x i64] undef, i64 %".134", 0
  %".136" = extractvalue [1 x i64] %".135", 0
  %".137" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117", i32 0, i32 6
  %".138" = load [1 x i64], [1 x i64]* %".137"
  %".139" = extractvalue [1 x i64] %".138", 0
  %".140" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".117", i32 0, i32 4
  %".141" = load i8*, i8** %".140"
  %".142" = mul i64 %".131", 1
  %".143" = add i64 0, %".142"
  %".144" = getelementptr i8, i8* %".141", i64 %".143"
  %".145" = zext i1 %".116" to i8
  store i8 %".145", i8* %".144"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147"
  %".151" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147", i32 0, i32 5
  %".152" = getelementptr inbounds [1 x i64], [1 x i64]* %".151", i32 0, i32 0
  %".153" = load i64, i64* %".152", !range !1
  %".154" = insertvalue [1 x i64] undef, i64 %".153", 0
  %".155" = extractvalue [1 x i64] %".154", 0
  %".156" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147", i32 0, i32 6
  %".157" = load [1 x i64], [1 x i64]* %".156"
  %".158" = extractvalue [1 x i64] %".157", 0
  %".159" = icmp slt i64 %".56", 0
  %".160" = add i64 %".56", %".155"
  %".161" = select  i1 %".159", i64 %".160", i64 %".56"
  %".162" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147", i32 0, i32 5
  %".163" = getelementptr inbounds [1 x i64], [1 x i64]* %".162", i32 0, i32 0
  %".164" = load i64, i64* %".163", !range !1
  %".165" = insertvalue [1 x i64] undef, i64 %".164", 0
  %".166" = extractvalue [1 x i64] %".165", 0
  %".167" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147", i32 0, i32 6
  %".168" = load [1 x i64], [1 x i64]* %".167"
  %".169" = extractvalue [1 x i64] %".168", 0
  %".170" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".147", i32 0, i32 4
  %".171" = load i8*, i8** %".170"
  %".172" = mul i64 %".161", 1
  %".173" = add i64 0, %".172"
  %".174" = getelementptr i8, i8* %".171", i64 %".173"
  %".175" = load i8, i8* %".174"
  %".176" = sext i8 %".175" to i64
  %".177" = mul nsw i64 2, %".176"
  %".178" = icmp slt i64 127, %".177"
  %".179" = select  i1 %".178", i64 127, i64 %".177"
  %".180" = icmp sgt i64 -128, %".179"
  %".181" = select  i1 %".180", i64 -128, i64 %".179"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182"
  %".186" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182", i32 0, i32 5
  %".187" = getelementptr inbounds [1 x i64], [1 x i64]* %".186", i32 0, i32 0
  %".188" = load i64, i64* %".187", !range !1
  %".189" = insertvalue [1 x i64] undef, i64 %".188", 0
  %".190" = extractvalue [1 x i64] %".189", 0
  %".191" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182", i32 0, i32 6
  %".192" = load [1 x i64], [1 x i64]* %".191"
  %".193" = extractvalue [1 x i64] %".192", 0
  %".194" = icmp slt i64 %".56", 0
  %".195" = add i64 %".56", %".190"
  %".196" = select  i1 %".194", i64 %".195", i64 %".56"
  %".197" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182", i32 0, i32 5
  %".198" = getelementptr inbounds [1 x i64], [1 x i64]* %".197", i32 0, i32 0
  %".199" = load i64, i64* %".198", !range !1
  %".200" = insertvalue [1 x i64] undef, i64 %".199", 0
  %".201" = extractvalue [1 x i64] %".200", 0
  %".202" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182", i32 0, i32 6
  %".203" = load [1 x i64], [1 x i64]* %".202"
  %".204" = extractvalue [1 x i64] %".203", 0
  %".205" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".182", i32 0, i32 4
  %".206" = load i8*, i8** %".205"
  %".207" = mul i64 %".196", 1
  %".208" = add i64 0, %".207"
  %".209" = getelementptr i8, i8* %".206", i64 %".208"
  %".210" = trunc i64 %".181" to i8
  store i8 %".210", i8* %".209"
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212"
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212"
  %".216" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212", i32 0, i32 5
  %".217" = getelementptr inbounds [1 x i64], [1 x i64]* %".216", i32 0, i32 0
  %".218" = load i64, i64* %".217", !range !1
  %".219" = insertvalue [1 x i64] undef, i64 %".218", 0
  %".220" = extractvalue [1 x i64] %".219", 0
  %".221" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212", i32 0, i32 6
  %".222" = load [1 x i64], [1 x i64]* %".221"
  %".223" = extractvalue [1 x i64] %".222", 0
  %".224" = icmp slt i64 %".56", 0
  %".225" = add i64 %".56", %".220"
  %".226" = select  i1 %".224", i64 %".225", i64 %".56"
  %".227" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212", i32 0, i32 5
  %".228" = getelementptr inbounds [1 x i64], [1 x i64]* %".227", i32 0, i32 0
  %".229" = load i64, i64* %".228", !range !1
  %".230" = insertvalue [1 x i64] undef, i64 %".229", 0
  %".231" = extractvalue [1 x i64] %".230", 0
  %".232" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212", i32 0, i32 6
  %".233" = load [1 x i64], [1 x i64]* %".232"
  %".234" = extractvalue [1 x i64] %".233", 0
  %".235" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".212", i32 0, i32 4
  %".236" = load i16*, i16** %".235"
  %".237" = mul i64 %".226", 1
  %".238" = add i64 0, %".237"
  %".239" = getelementptr i16, i16* %".236", i64 %".238"
  %".240" = load i16, i16* %".239"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241"
  %".245" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 5
  %".246" = getelementptr inbounds [1 x i64], [1 x i64]* %".245", i32 0, i32 0
  %".247" = load i64, i64* %".246", !range !1
  %".248" = insertvalue [1 x i64] undef, i64 %".247", 0
  %".249" = extractvalue [1 x i64] %".248", 0
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 6
  %".251" = load [1 x i64], [1 x i64]* %".250"
  %".252" = extractvalue [1 x i64] %".251", 0
  %".253" = icmp slt i64 %".56", 0
  %".254" = add i64 %".56", %".249"
  %".255" = select  i1 %".253", i64 %".254", i64 %".56"
  %".256" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 5
  %".257" = getelementptr inbounds [1 x i64], [1 x i64]* %".256", i32 0, i32 0
  %".258" = load i64, i64* %".257", !range !1
  %".259" = insertvalue [1 x i64] undef, i64 %".258", 0
  %".260" = extractvalue [1 x i64] %".259", 0
  %".261" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 6
  %".262" = load [1 x i64], [1 x i64]* %".261"
  %".263" = extractvalue [1 x i64] %".262", 0
  %".264" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 4
  %".265" = load i8*, i8** %".264"
  %".266" = mul i64 %".255", 1
  %".267" = add i64 0, %".266"
  %".268" = getelementptr i8, i8* %".265", i64 %".267"
  %".269" = load i8, i8* %".268"
  %".270" = sext i16 %".240" to i64
  %".271" = zext i8 %".269" to i64
  %".272" = mul nsw i64 %".270", %".271"
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273"
  store {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273"
  %".277" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 5
  %".278" = getelementptr inbounds [1 x i64], [1 x i64]* %".277", i32 0, i32 0
  %".279" = load i64, i64* %".278", !range !1
  %".280" = insertvalue [1 x i64] undef, i64 %".279", 0
  %".281" = extractvalue [1 x i64] %".280", 0
  %".282" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 6
  %".283" = load [1 x i64], [1 x i64]* %".282"
  %".284" = extractvalue [1 x i64] %".283", 0
  %".285" = icmp slt i64 %".56", 0
  %".286" = add i64 %".56", %".281"
  %".287" = select  i1 %".285", i64 %".286", i64 %".56"
  %".288" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 5
  %".289" = getelementptr inbounds [1 x i64], [1 x i64]* %".288", i32 0, i32 0
  %".290" = load i64, i64* %".289", !range !1
  %".291" = insertvalue [1 x i64] undef, i64 %".290", 0
  %".292" = extractvalue [1 x i64] %".291", 0
  %".293" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 6
  %".294" = load [1 x i64], [1 x i64]* %".293"
  %".295" = extractvalue [1 x i64] %".294", 0
  %".296" = getelementptr inbounds {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i16*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 4
  %".297" = load i16*, i16** %".296"
  %".298" = mul i64 %".287", 1
  %".299" = add i64 0, %".298"
  %".300" = getelementptr i16, i16* %".297", i64 %".299"
  %".301" = trunc i64 %".272" to i16
  store i16 %".301", i16* %".300"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303"
  %".307" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303", i32 0, i32 5
  %".308" = getelementptr inbounds [1 x i64], [1 x i64]* %".307", i32 0, i32 0
  %".309" = load i64, i64* %".308", !range !1
  %".310" = insertvalue [1 x i64] undef, i64 %".309", 0
  %".311" = extractvalue [1 x i64] %".310", 0
  %".312" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303", i32 0, i32 6
  %".313" = load [1 x i64], [1 x i64]* %".312"
  %".314" = extractvalue [1 x i64] %".313", 0
  %".315" = icmp slt i64 %".56", 0
  %".316" = add i64 %".56", %".311"
  %".317" = select  i1 %".315", i64 %".316", i64 %".56"
  %".318" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303", i32 0, i32 5
  %".319" = getelementptr inbounds [1 x i64], [1 x i64]* %".318", i32 0, i32 0
  %".320" = load i64, i64* %".319", !range !1
  %".321" = insertvalue [1 x i64] undef, i64 %".320", 0
  %".322" = extractvalue [1 x i64] %".321", 0
  %".323" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303", i32 0, i32 6
  %".324" = load [1 x i64], [1 x i64]* %".323"
  %".325" = extractvalue [1 x i64] %".324", 0
  %".326" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".303", i32 0, i32 4
  %".327" = load i8*, i8** %".326"
  %".328" = mul i64 %".317", 1
  %".329" = add i64 0, %".328"
  %".330" = getelementptr i8, i8* %".327", i64 %".329"
  %".331" = load i8, i8* %".330"
  %".332" = zext i8 %".331" to i64
  %".335" = icmp eq i64 3, 0
  br i1 %".335", label %"B0.if", label %"B0.else", !prof !2
B0.if:
  store i64 3, i64* %"quot"
  store i64 3, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".340"
  store i64 0, i64* %".343"
  %".346" = icmp eq i64 %".332", -9223372036854775808
  %".347" = icmp eq i64 3, -1
  %".348" = and i1 %".346", %".347"
  %".349" = xor i1 %".348", -1
  br i1 %".349", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".372" = load i64, i64* %"quot"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373"
  store {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373"
  %".377" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373", i32 0, i32 5
  %".378" = getelementptr inbounds [1 x i64], [1 x i64]* %".377", i32 0, i32 0
  %".379" = load i64, i64* %".378", !range !1
  %".380" = insertvalue [1 x i64] undef, i64 %".379", 0
  %".381" = extractvalue [1 x i64] %".380", 0
  %".382" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373", i32 0, i32 6
  %".383" = load [1 x i64], [1 x i64]* %".382"
  %".384" = extractvalue [1 x i64] %".383", 0
  %".385" = icmp slt i64 %".56", 0
  %".386" = add i64 %".56", %".381"
  %".387" = select  i1 %".385", i64 %".386", i64 %".56"
  %".388" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373", i32 0, i32 5
  %".389" = getelementptr inbounds [1 x i64], [1 x i64]* %".388", i32 0, i32 0
  %".390" = load i64, i64* %".389", !range !1
  %".391" = insertvalue [1 x i64] undef, i64 %".390", 0
  %".392" = extractvalue [1 x i64] %".391", 0
  %".393" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373", i32 0, i32 6
  %".394" = load [1 x i64], [1 x i64]* %".393"
  %".395" = extractvalue [1 x i64] %".394", 0
  %".396" = getelementptr inbounds {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i8*, [1 x i64], [1 x i64]}* %".373", i32 0, i32 4
  %".397" = load i8*, i8** %".396"
  %".398" = mul i64 %".387", 1
  %".399" = add i64 0, %".398"
  %".400" = getelementptr i8, i8* %".397", i64 %".399"
  %".401" = trunc i64 %".372" to i8
  store i8 %".401", i8* %".400"
  ret void
B0.else.if:
  %".351" = sdiv i64 %".332", 3
  %".352" = srem i64 %".332", 3
  %".353" = xor i64 3, %".352"
  %".354" = icmp slt i64 %".353", 0
  %".355" = icmp ne i64 %".352", 0
  %".356" = and i1 %".355", %".354"
  br i1 %".356", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".367" = load i64, i64* %".340"
  %".368" = load i64, i64* %".343"
  store i64 %".367", i64* %"quot"
  store i64 %".368", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".361" = sub i64 %".351", 1
  store i64 %".361", i64* %".340"
  %".363" = add i64 %".352", 3
  store i64 %".363", i64* %".343"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".351", i64* %".340"
  store i64 %".352", i64* %".343"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i8*, i64, i64, i8*, i8*, i64, i64, i8*, i64, i64, i8*, i8*, i64, i64, i16*, i64, i64, i8*, i8*, i64, i64, i16*, i64, i64, i8*, i8*, i64, i64, i8*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6narrowB3v33B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIaLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayItLi1E1C7mutable7alignedE5ArrayIbLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i8*, i64, i64, i8*, i8*, i64, i64, i8*, i64, i64, i8*, i8*, i64, i64, i16*, i64, i64, i8*, i8*, i64, i64, i16*, i64, i64, i8*, i8*, i64, i64, i8*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6narrowB3v33B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIaLi1E1C7mutable7alignedE5ArrayIhLi1E1C7mutable7alignedE5ArrayIsLi1E1C7mutable7alignedE5ArrayItLi1E1C7mutable7alignedE5ArrayIbLi1E1C7mutable7alignedE", !"kernel", i32 1 }
