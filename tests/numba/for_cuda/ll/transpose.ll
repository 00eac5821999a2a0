; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "transpose$5"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels9transposeB2v5B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels9transposeB2v5B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.5.1", i64 %"x.6.0", i64 %"x.6.1", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".21" = insertvalue [2 x i64] undef, i64 %"x.5.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"x.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".22", 5
  %".23" = insertvalue [2 x i64] undef, i64 %"x.6.0", 0
  %".24" = insertvalue [2 x i64] %".23", i64 %"x.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".24", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", float* %"out.4", 4
  %".25" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".26" = insertvalue [2 x i64] %".25", i64 %"out.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".26", 5
  %".27" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".28" = insertvalue [2 x i64] %".27", i64 %"out.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".28", 6
  %"x" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  %"out" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  %"column" = alloca i64
  store i64 0, i64* %"column"
  %"row" = alloca i64
  store i64 0, i64* %"row"
  %".61" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".61"
  %"$82pred" = alloca i1
  store i1 0, i1* %"$82pred"
  %".83" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".83"
  %"$116pred" = alloca i1
  store i1 0, i1* %"$116pred"
  %".109" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109"
  %".169" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  %".33" = trunc i64 2 to i32
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".37" = sext i32 %".36" to i64
  %".38" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".39" = sext i32 %".38" to i64
  %".40" = mul i64 %".37", %".39"
  %".41" = add i64 %".40", %".35"
  %".42" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".43" = sext i32 %".42" to i64
  %".44" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".45" = sext i32 %".44" to i64
  %".46" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".47" = sext i32 %".46" to i64
  %".48" = mul i64 %".45", %".47"
  %".49" = add i64 %".48", %".43"
  %".50" = insertvalue [2 x i64] undef, i64 %".41", 0
  %".51" = insertvalue [2 x i64] %".50", i64 %".49", 1
  %".52" = extractvalue [2 x i64] %".51", 0
  %".53" = extractvalue [2 x i64] %".51", 1
  %".55" = load i64, i64* %"column"
  store i64 %".52", i64* %"column"
  %".58" = load i64, i64* %"row"
  store i64 %".53", i64* %"row"
  %".60" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".61"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".60", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".61"
  %".65" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".61", i32 0, i32 5
  %".66" = getelementptr inbounds [2 x i64], [2 x i64]* %".65", i32 0, i32 0
  %".67" = load i64, i64* %".66", !range !1
  %".68" = getelementptr inbounds [2 x i64], [2 x i64]* %".65", i32 0, i32 1
  %".69" = load i64, i64* %".68", !range !1
  %".70" = insertvalue [2 x i64] undef, i64 %".67", 0
  %".71" = insertvalue [2 x i64] %".70", i64 %".69", 1
  %".72" = extractvalue [2 x i64] %".71", 1
  %".73" = load i64, i64* %"row"
  %".74" = icmp slt i64 %".73", %".72"
  %".76" = load i1, i1* %"$82pred"
  store i1 %".74", i1* %"$82pred"
  %".78" = load i1, i1* %"$82pred"
  br i1 %".78", label %"B84", label %"B152"
B84:
  %".80" = load i1, i1* %"$82pred"
  store i1 0, i1* %"$82pred"
  %".82" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".83"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".82", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".83"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".83", i32 0, i32 5
  %".88" = getelementptr inbounds [2 x i64], [2 x i64]* %".87", i32 0, i32 0
  %".89" = load i64, i64* %".88", !range !1
  %".90" = getelementptr inbounds [2 x i64], [2 x i64]* %".87", i32 0, i32 1
  %".91" = load i64, i64* %".90", !range !1
  %".92" = insertvalue [2 x i64] undef, i64 %".89", 0
  %".93" = insertvalue [2 x i64] %".92", i64 %".91", 1
  %".94" = extractvalue [2 x i64] %".93", 0
  %".95" = load i64, i64* %"column"
  %".96" = icmp slt i64 %".95", %".94"
  %".98" = load i1, i1* %"$116pred"
  store i1 %".96", i1* %"$116pred"
  %".100" = load i1, i1* %"$116pred"
  br i1 %".100", label %"B118", label %"B156"
B118:
  %".102" = load i1, i1* %"$116pred"
  store i1 0, i1* %"$116pred"
  %".104" = load i64, i64* %"column"
  %".105" = load i64, i64* %"row"
  %".106" = insertvalue [2 x i64] undef, i64 %".104", 0
  %".107" = insertvalue [2 x i64] %".106", i64 %".105", 1
  %".108" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".108", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109"
  %".113" = extractvalue [2 x i64] %".107", 0
  %".114" = extractvalue [2 x i64] %".107", 1
  %".115" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109", i32 0, i32 5
  %".116" = getelementptr inbounds [2 x i64], [2 x i64]* %".115", i32 0, i32 0
  %".117" = load i64, i64* %".116", !range !1
  %".118" = getelementptr inbounds [2 x i64], [2 x i64]* %".115", i32 0, i32 1
  %".119" = load i64, i64* %".118", !range !1
  %".120" = insertvalue [2 x i64] undef, i64 %".117", 0
  %".121" = insertvalue [2 x i64] %".120", i64 %".119", 1
  %".122" = extractvalue [2 x i64] %".121", 0
  %".123" = extractvalue [2 x i64] %".121", 1
  %".124" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109", i32 0, i32 6
  %".125" = load [2 x i64], [2 x i64]* %".124"
  %".126" = extractvalue [2 x i64] %".125", 0
  %".127" = extractvalue [2 x i64] %".125", 1
  %".128" = icmp slt i64 %".113", 0
  %".129" = add i64 %".113", %".122"
  %".130" = select  i1 %".128", i64 %".129", i64 %".113"
  %".131" = icmp slt i64 %".114", 0
  %".132" = add i64 %".114", %".123"
  %".133" = select  i1 %".131", i64 %".132", i64 %".114"
  %".134" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109", i32 0, i32 5
  %".135" = getelementptr inbounds [2 x i64], [2 x i64]* %".134", i32 0, i32 0
  %".136" = load i64, i64* %".135", !range !1
  %".137" = getelementptr inbounds [2 x i64], [2 x i64]* %".134", i32 0, i32 1
  %".138" = load i64, i64* %".137", !range !1
  %".139" = insertvalue [2 x i64] undef, i64 %".136", 0
  %".140" = insertvalue [2 x i64] %".139", i64 %".138", 1
  %".141" = extractvalue [2 x i64] %".140", 0
  %".142" = extractvalue [2 x i64] %".140", 1
  %".143" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109", i32 0, i32 6
  %".144" = load [2 x i64], [2 x i64]* %".143"
  %".145" = extractvalue [2 x i64] %".144", 0
  %".146" = extractvalue [2 x i64] %".144", 1
  %".147" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".109", i32 0, i32 4
  %".148" = load float*, float** %".147"
  %".149" = mul i64 1, %".142"
  %".150" = mul i64 %".130", %".149"
  %".151" = add i64 0, %".150"
  %".152" = mul i64 %".133", 1
  %".153" = add i64 %".151", %".152"
  %".154" = getelementptr float, float* %".148", i64 %".153"
  %".155" = load float, float* %".154"
  %".156" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  %".158" = load i64, i64* %"row"
  %".159" = load i64, i64* %"column"
  %".160" = insertvalue [2 x i64] undef, i64 %".158", 0
  %".161" = insertvalue [2 x i64] %".160", i64 %".159", 1
  %".162" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".164" = load i64, i64* %"column"
  store i64 0, i64* %"column"
  %".166" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  %".167" = extractvalue [2 x i64] %".161", 0
  %".168" = extractvalue [2 x i64] %".161", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".166", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169"
  %".173" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169", i32 0, i32 5
  %".174" = getelementptr inbounds [2 x i64], [2 x i64]* %".173", i32 0, i32 0
  %".175" = load i64, i64* %".174", !range !1
  %".176" = getelementptr inbounds [2 x i64], [2 x i64]* %".173", i32 0, i32 1
  %".177" = load i64, i64* %".176", !range !1
  %".178" = insertvalue [2 x i64] undef, i64 %".175", 0
  %".179" = insertvalue [2 x i64] %".178", i64 %".177", 1
  %".180" = extractvalue [2 x i64] %".179", 0
  %".181" = extractvalue [2 x i64] %".179", 1
  %".182" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169", i32 0, i32 6
  %".183" = load [2 x i64], [2 x i64]* %".182"
  %".184" = extractvalue [2 x i64] %".183", 0
  %".185" = extractvalue [2 x i64] %".183", 1
  %".186" = icmp slt i64 %".167", 0
  %".187" = add i64 %".167", %".180"
  %".188" = select  i1 %".186", i64 %".187", i64 %".167"
  %".189" = icmp slt i64 %".168", 0
  %".190" = add i64 %".168", %".181"
  %".191" = select  i1 %".189", i64 %".190", i64 %".168"
  %".192" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169", i32 0, i32 5
  %".193" = getelementptr inbounds [2 x i64], [2 x i64]* %".192", i32 0, i32 0
  %".194" = load i64, i64* %".193", !range !1
  %".195" = getelementptr inbounds [2 x i64], [2 x i64]* %".192", i32 0, i32 1
  %".196" = load i64, i64* %".195", !range !1
  %".197" = insertvalue [2 x i64] undef, i64 %".194", 0
  %".198" = insertvalue [2 x i64] %".197", i64 %".196", 1
  %".199" = extractvalue [2 x i64] %".198", 0
  %".200" = extractvalue [2 x i64] %".198", 1
  %".201" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169", i32 0, i32 6
  %".202" = load [2 x i64], [2 x i64]* %".201"
  %".203" = extractvalue [2 x i64] %".202", 0
  %".204" = extractvalue [2 x i64] %".202", 1
  %".205" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".169", i32 0, i32 4
  %".206" = load float*, float** %".205"
  %".207" = mul i64 1, %".200"
  %".208" = mul i64 %".188", %".207"
  %".209" = add i64 0, %".208"
  %".210" = mul i64 %".191", 1
  %".211" = add i64 %".209", %".210"
  %".212" = getelementptr float, float* %".206", i64 %".211"
  store float %".155", float* %".212"
  %".214" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  ret void
B152:
  %".218" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  %".220" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".222" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  %".224" = load i64, i64* %"column"
  store i64 0, i64* %"column"
  %".226" = load i1, i1* %"$82pred"
  store i1 0, i1* %"$82pred"
  ret void
B156:
  %".230" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"x"
  %".232" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".234" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"out"
  %".236" = load i64, i64* %"column"
  store i64 0, i64* %"column"
  %".238" = load i1, i1* %"$116pred"
  store i1 0, i1* %"$116pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels9transposeB2v5B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels9transposeB2v5B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE", !"kernel", i32 1 }
