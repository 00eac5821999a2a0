; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "more_mathematics$59"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels16more_mathematicsB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels16more_mathematicsB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", double* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", double* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize", double* %"x.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".20", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", double* %"out.4", 4
  %".21" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"out.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".22", 5
  %".23" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".24" = insertvalue [2 x i64] %".23", i64 %"out.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".24", 6
  %".34" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34"
  %".73" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73"
  %".128" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128"
  %".183" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183"
  %".245" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245"
  %".301" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301"
  %".355" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355"
  %".414" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414"
  %".468" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468"
  %".527" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527"
  %".584" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584"
  %".638" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638"
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
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34"
  %".38" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 5
  %".39" = getelementptr inbounds [1 x i64], [1 x i64]* %".38", i32 0, i32 0
  %".40" = load i64, i64* %".39", !range !1
  %".41" = insertvalue [1 x i64] undef, i64 %".40", 0
  %".42" = extractvalue [1 x i64] %".41", 0
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 6
  %".44" = load [1 x i64], [1 x i64]* %".43"
  %".45" = extractvalue [1 x i64] %".44", 0
  %".46" = icmp slt i64 %".33", 0
  %".47" = add i64 %".33", %".42"
  %".48" = select  i1 %".46", i64 %".47", i64 %".33"
  %".49" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 5
  %".50" = getelementptr inbounds [1 x i64], [1 x i64]* %".49", i32 0, i32 0
  %".51" = load i64, i64* %".50", !range !1
  %".52" = insertvalue [1 x i64] undef, i64 %".51", 0
  %".53" = extractvalue [1 x i64] %".52", 0
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 6
  %".55" = load [1 x i64], [1 x i64]* %".54"
  %".56" = extractvalue [1 x i64] %".55", 0
  %".57" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".34", i32 0, i32 4
  %".58" = load double*, double** %".57"
  %".59" = mul i64 %".48", 1
  %".60" = add i64 0, %".59"
  %".61" = getelementptr double, double* %".58", i64 %".60"
  %".62" = load double, double* %".61"
  %".63" = trunc i64 3 to i32
  %".64" = call double @"__nv_ldexp"(double %".62", i32 %".63")
  %".65" = insertvalue {i64, i64} undef, i64 0, 0
  %".66" = insertvalue {i64, i64} %".65", i64 %".33", 1
  %".67" = extractvalue {i64, i64} %".66", 0
  %".68" = extractvalue {i64, i64} %".66", 1
  %".69" = insertvalue [2 x i64] undef, i64 0, 0
  %".70" = insertvalue [2 x i64] %".69", i64 %".68", 1
  %".71" = extractvalue [2 x i64] %".70", 0
  %".72" = extractvalue [2 x i64] %".70", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73"
  %".77" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73", i32 0, i32 5
  %".78" = getelementptr inbounds [2 x i64], [2 x i64]* %".77", i32 0, i32 0
  %".79" = load i64, i64* %".78", !range !1
  %".80" = getelementptr inbounds [2 x i64], [2 x i64]* %".77", i32 0, i32 1
  %".81" = load i64, i64* %".80", !range !1
  %".82" = insertvalue [2 x i64] undef, i64 %".79", 0
  %".83" = insertvalue [2 x i64] %".82", i64 %".81", 1
  %".84" = extractvalue [2 x i64] %".83", 0
  %".85" = extractvalue [2 x i64] %".83", 1
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73", i32 0, i32 6
  %".87" = load [2 x i64], [2 x i64]* %".86"
  %".88" = extractvalue [2 x i64] %".87", 0
  %".89" = extractvalue [2 x i64] %".87", 1
  %".90" = icmp slt i64 %".71", 0
  %".91" = add i64 %".71", %".84"
  %".92" = select  i1 %".90", i64 %".91", i64 %".71"
  %".93" = icmp slt i64 %".72", 0
  %".94" = add i64 %".72", %".85"
  %".95" = select  i1 %".93", i64 %".94", i64 %".72"
  %".96" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73", i32 0, i32 5
  %".97" = getelementptr inbounds [2 x i64], [2 x i64]* %".96", i32 0, i32 0
  %".98" = load i64, i64* %".97", !range !1
  %".99" = getelementptr inbounds [2 x i64], [2 x i64]* %".96", i32 0, i32 1
  %".100" = load i64, i64* %".99", !range !1
  %".101" = insertvalue [2 x i64] undef, i64 %".98", 0
  %".102" = insertvalue [2 x i64] %".101", i64 %".100", 1
  %".103" = extractvalue [2 x i64] %".102", 0
  %".104" = extractvalue [2 x i64] %".102", 1
  %".105" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73", i32 0, i32 6
  %".106" = load [2 x i64], [2 x i64]* %".105"
  %".107" = extractvalue [2 x i64] %".106", 0
  %".108" = extractvalue [2 x i64] %".106", 1
  %".109" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".73", i32 0, i32 4
  %".110" = load double*, double** %".109"
  %".111" = mul i64 1, %".104"
  %".112" = mul i64 %".92", %".111"
  %".113" = add i64 0, %".112"
  %".114" = mul i64 %".95", 1
  %".115" = add i64 %".113", %".114"
  %".116" = getelementptr double, double* %".110", i64 %".115"
  store double %".64", double* %".116"
  %".118" = call double @"__nv_fabs"(double %".62")
  %".119" = call double @"__nv_tgamma"(double %".118")
  %".120" = insertvalue {i64, i64} undef, i64 1, 0
  %".121" = insertvalue {i64, i64} %".120", i64 %".33", 1
  %".122" = extractvalue {i64, i64} %".121", 0
  %".123" = extractvalue {i64, i64} %".121", 1
  %".124" = insertvalue [2 x i64] undef, i64 1, 0
  %".125" = insertvalue [2 x i64] %".124", i64 %".123", 1
  %".126" = extractvalue [2 x i64] %".125", 0
  %".127" = extractvalue [2 x i64] %".125", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128"
  %".132" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128", i32 0, i32 5
  %".133" = getelementptr inbounds [2 x i64], [2 x i64]* %".132", i32 0, i32 0
  %".134" = load i64, i64* %".133", !range !1
  %".135" = getelementptr inbounds [2 x i64], [2 x i64]* %".132", i32 0, i32 1
  %".136" = load i64, i64* %".135", !range !1
  %".137" = insertvalue [2 x i64] undef, i64 %".134", 0
  %".138" = insertvalue [2 x i64] %".137", i64 %".136", 1
  %".139" = extractvalue [2 x i64] %".138", 0
  %".140" = extractvalue [2 x i64] %".138", 1
  %".141" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128", i32 0, i32 6
  %".142" = load [2 x i64], [2 x i64]* %".141"
  %".143" = extractvalue [2 x i64] %".142", 0
  %".144" = extractvalue [2 x i64] %".142", 1
  %".145" = icmp slt i64 %".126", 0
  %".146" = add i64 %".126", %".139"
  %".147" = select  i1 %".145", i64 %".146", i64 %".126"
  %".148" = icmp slt i64 %".127", 0
  %".149" = add i64 %".127", %".140"
  %".150" = select  i1 %".148", i64 %".149", i64 %".127"
  %".151" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128", i32 0, i32 5
  %".152" = getelementptr inbounds [2 x i64], [2 x i64]* %".151", i32 0, i32 0
  %".153" = load i64, i64* %".152", !range !1
  %".154" = getelementptr inbounds [2 x i64], [2 x i64]* %".151", i32 0, i32 1
  %".155" = load i64, i64* %".154", !range !1
  %".156" = insertvalue [2 x i64] undef, i64 %".153", 0
  %".157" = insertvalue [2 x i64] %".156", i64 %".155", 1
  %".158" = extractvalue [2 x i64] %".157", 0
  %".159" = extractvalue [2 x i64] %".157", 1
  %".160" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128", i32 0, i32 6
  %".161" = load [2 x i64], [2 x i64]* %".160"
  %".162" = extractvalue [2 x i64] %".161", 0
  %".163" = extractvalue [2 x i64] %".161", 1
  %".164" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".128", i32 0, i32 4
  %".165" = load double*, double** %".164"
  %".166" = mul i64 1, %".159"
  %".167" = mul i64 %".147", %".166"
  %".168" = add i64 0, %".167"
  %".169" = mul i64 %".150", 1
  %".170" = add i64 %".168", %".169"
  %".171" = getelementptr double, double* %".165", i64 %".170"
  store double %".119", double* %".171"
  %".173" = call i32 @"__nv_isnand"(double %".62")
  %".174" = icmp ne i32 %".173", 0
  %".175" = insertvalue {i64, i64} undef, i64 2, 0
  %".176" = insertvalue {i64, i64} %".175", i64 %".33", 1
  %".177" = extractvalue {i64, i64} %".176", 0
  %".178" = extractvalue {i64, i64} %".176", 1
  %".179" = insertvalue [2 x i64] undef, i64 2, 0
  %".180" = insertvalue [2 x i64] %".179", i64 %".178", 1
  %".181" = extractvalue [2 x i64] %".180", 0
  %".182" = extractvalue [2 x i64] %".180", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183"
  %".187" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 5
  %".188" = getelementptr inbounds [2 x i64], [2 x i64]* %".187", i32 0, i32 0
  %".189" = load i64, i64* %".188", !range !1
  %".190" = getelementptr inbounds [2 x i64], [2 x i64]* %".187", i32 0, i32 1
  %".191" = load i64, i64* %".190", !range !1
  %".192" = insertvalue [2 x i64] undef, i64 %".189", 0
  %".193" = insertvalue [2 x i64] %".192", i64 %".191", 1
  %".194" = extractvalue [2 x i64] %".193", 0
  %".195" = extractvalue [2 x i64] %".193", 1
  %".196" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 6
  %".197" = load [2 x i64], [2 x i64]* %".196"
  %".198" = extractvalue [2 x i64] %".197", 0
  %".199" = extractvalue [2 x i64] %".197", 1
  %".200" = icmp slt i64 %".181", 0
  %".201" = add i64 %".181", %".194"
  %".202" = select  i1 %".200", i64 %".201", i64 %".181"
  %".203" = icmp slt i64 %".182", 0
  %".204" = add i64 %".182", %".195"
  %".205" = select  i1 %".203", i64 %".204", i64 %".182"
  %".206" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 5
  %".207" = getelementptr inbounds [2 x i64], [2 x i64]* %".206", i32 0, i32 0
  %".208" = load i64, i64* %".207", !range !1
  %".209" = getelementptr inbounds [2 x i64], [2 x i64]* %".206", i32 0, i32 1
  %".210" = load i64, i64* %".209", !range !1
  %".211" = insertvalue [2 x i64] undef, i64 %".208", 0
  %".212" = insertvalue [2 x i64] %".211", i64 %".210", 1
  %".213" = extractvalue [2 x i64] %".212", 0
  %".214" = extractvalue [2 x i64] %".212", 1
  %".215" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 6
  %".216" = load [2 x i64], [2 x i64]* %".215"
  %".217" = extractvalue [2 x i64] %".216", 0
  %".218" = extractvalue [2 x i64] %".216", 1
  %".219" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".183", i32 0, i32 4
  %".220" = load double*, double** %".219"
  %".221" = mul i64 1, %".214"
  %".222" = mul i64 %".202", %".221"
  %".223" = add i64 0, %".222"
  %".224" = mul i64 %".205", 1
  %".225" = add i64 %".223", %".224"
  %".226" = getelementptr double, double* %".220", i64 %".225"
  %".227" = zext i1 %".174" to i32
  %".228" = sitofp i32 %".227" to double
  store double %".228", double* %".226"
  %".230" = sitofp i64 1 to double
  %".231" = fcmp oeq double %".62",              0x0
  br i1 %".231", label %"B0.if", label %"B0.endif", !prof !2
B0.if:
  br label %"B0.endif"
B0.endif:
  %".234" = fdiv double %".230", %".62"
  %".235" = call i32 @"__nv_isinfd"(double %".234")
  %".236" = icmp ne i32 %".235", 0
  %".237" = insertvalue {i64, i64} undef, i64 3, 0
  %".238" = insertvalue {i64, i64} %".237", i64 %".33", 1
  %".239" = extractvalue {i64, i64} %".238", 0
  %".240" = extractvalue {i64, i64} %".238", 1
  %".241" = insertvalue [2 x i64] undef, i64 3, 0
  %".242" = insertvalue [2 x i64] %".241", i64 %".240", 1
  %".243" = extractvalue [2 x i64] %".242", 0
  %".244" = extractvalue [2 x i64] %".242", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245"
  %".249" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 5
  %".250" = getelementptr inbounds [2 x i64], [2 x i64]* %".249", i32 0, i32 0
  %".251" = load i64, i64* %".250", !range !1
  %".252" = getelementptr inbounds [2 x i64], [2 x i64]* %".249", i32 0, i32 1
  %".253" = load i64, i64* %".252", !range !1
  %".254" = insertvalue [2 x i64] undef, i64 %".251", 0
  %".255" = insertvalue [2 x i64] %".254", i64 %".253", 1
  %".256" = extractvalue [2 x i64] %".255", 0
  %".257" = extractvalue [2 x i64] %".255", 1
  %".258" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 6
  %".259" = load [2 x i64], [2 x i64]* %".258"
  %".260" = extractvalue [2 x i64] %".259", 0
  %".261" = extractvalue [2 x i64] %".259", 1
  %".262" = icmp slt i64 %".243", 0
  %".263" = add i64 %".243", %".256"
  %".264" = select  i1 %".262", i64 %".263", i64 %".243"
  %".265" = icmp slt i64 %".244", 0
  %".266" = add i64 %".244", %".257"
  %".267" = select  i1 %".265", i64 %".266", i64 %".244"
  %".268" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 5
  %".269" = getelementptr inbounds [2 x i64], [2 x i64]* %".268", i32 0, i32 0
  %".270" = load i64, i64* %".269", !range !1
  %".271" = getelementptr inbounds [2 x i64], [2 x i64]* %".268", i32 0, i32 1
  %".272" = load i64, i64* %".271", !range !1
  %".273" = insertvalue [2 x i64] undef, i64 %".270", 0
  %".274" = insertvalue [2 x i64] %".273", i64 %".272", 1
  %".275" = extractvalue [2 x i64] %".274", 0
  %".276" = extractvalue [2 x i64] %".274", 1
  %".277" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 6
  %".278" = load [2 x i64], [2 x i64]* %".277"
  %".279" = extractvalue [2 x i64] %".278", 0
  %".280" = extractvalue [2 x i64] %".278", 1
  %".281" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 4
  %".282" = load double*, double** %".281"
  %".283" = mul i64 1, %".276"
  %".284" = mul i64 %".264", %".283"
  %".285" = add i64 0, %".284"
  %".286" = mul i64 %".267", 1
  %".287" = add i64 %".285", %".286"
  %".288" = getelementptr double, double* %".282", i64 %".287"
  %".289" = zext i1 %".236" to i32
  %".290" = sitofp i32 %".289" to double
  store double %".290", double* %".288"
  %".292" = fmul double 0x3f91df46a2529d39, %".62"
  %".293" = insertvalue {i64, i64} undef, i64 4, 0
  %".294" = insertvalue {i64, i64} %".293", i64 %".33", 1
  %".295" = extractvalue {i64, i64} %".294", 0
  %".296" = extractvalue {i64, i64} %".294", 1
  %".297" = insertvalue [2 x i64] undef, i64 4, 0
  %".298" = insertvalue [2 x i64] %".297", i64 %".296", 1
  %".299" = extractvalue [2 x i64] %".298", 0
  %".300" = extractvalue [2 x i64] %".298", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301"
  %".305" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301", i32 0, i32 5
  %".306" = getelementptr inbounds [2 x i64], [2 x i64]* %".305", i32 0, i32 0
  %".307" = load i64, i64* %".306", !range !1
  %".308" = getelementptr inbounds [2 x i64], [2 x i64]* %".305", i32 0, i32 1
  %".309" = load i64, i64* %".308", !range !1
  %".310" = insertvalue [2 x i64] undef, i64 %".307", 0
  %".311" = insertvalue [2 x i64] %".310", i64 %".309", 1
  %".312" = extractvalue [2 x i64] %".311", 0
  %".313" = extractvalue [2 x i64] %".311", 1
  %".314" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301", i32 0, i32 6
  %".315" = load [2 x i64], [2 x i64]* %".314"
  %".316" = extractvalue [2 x i64] %".315", 0
  %".317" = extractvalue [2 x i64] %".315", 1
  %".318" = icmp slt i64 %".299", 0
  %".319" = add i64 %".299", %".312"
  %".320" = select  i1 %".318", i64 %".319", i64 %".299"
  %".321" = icmp slt i64 %".300", 0
  %".322" = add i64 %".300", %".313"
  %".323" = select  i1 %".321", i64 %".322", i64 %".300"
  %".324" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301", i32 0, i32 5
  %".325" = getelementptr inbounds [2 x i64], [2 x i64]* %".324", i32 0, i32 0
  %".326" = load i64, i64* %".325", !range !1
  %".327" = getelementptr inbounds [2 x i64], [2 x i64]* %".324", i32 0, i32 1
  %".328" = load i64, i64* %".327", !range !1
  %".329" = insertvalue [2 x i64] undef, i64 %".326", 0
  %".330" = insertvalue [2 x i64] %".329", i64 %".328", 1
  %".331" = extractvalue [2 x i64] %".330", 0
  %".332" = extractvalue [2 x i64] %".330", 1
  %".333" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301", i32 0, i32 6
  %".334" = load [2 x i64], [2 x i64]* %".333"
  %".335" = extractvalue [2 x i64] %".334", 0
  %".336" = extractvalue [2 x i64] %".334", 1
  %".337" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301", i32 0, i32 4
  %".338" = load double*, double** %".337"
  %".339" = mul i64 1, %".332"
  %".340" = mul i64 %".320", %".339"
  %".341" = add i64 0, %".340"
  %".342" = mul i64 %".323", 1
  %".343" = add i64 %".341", %".342"
  %".344" = getelementptr double, double* %".338", i64 %".343"
  store double %".292", double* %".344"
  %".346" = call double @"__nv_cosh"(double %".62")
  %".347" = insertvalue {i64, i64} undef, i64 5, 0
  %".348" = insertvalue {i64, i64} %".347", i64 %".33", 1
  %".349" = extractvalue {i64, i64} %".348", 0
  %".350" = extractvalue {i64, i64} %".348", 1
  %".351" = insertvalue [2 x i64] undef, i64 5, 0
  %".352" = insertvalue [2 x i64] %".351", i64 %".350", 1
  %".353" = extractvalue [2 x i64] %".352", 0
  %".354" = extractvalue [2 x i64] %".352", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355"
  %".359" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 5
  %".360" = getelementptr inbounds [2 x i64], [2 x i64]* %".359", i32 0, i32 0
  %".361" = load i64, i64* %".360", !range !1
  %".362" = getelementptr inbounds [2 x i64], [2 x i64]* %".359", i32 0, i32 1
  %".363" = load i64, i64* %".362", !range !1
  %".364" = insertvalue [2 x i64] undef, i64 %".361", 0
  %".365" = insertvalue [2 x i64] %".364", i64 %".363", 1
  %".366" = extractvalue [2 x i64] %".365", 0
  %".367" = extractvalue [2 x i64] %".365", 1
  %".368" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 6
  %".369" = load [2 x i64], [2 x i64]* %".368"
  %".370" = extractvalue [2 x i64] %".369", 0
  %".371" = extractvalue [2 x i64] %".369", 1
  %".372" = icmp slt i64 %".353", 0
  %".373" = add i64 %".353", %".366"
  %".374" = select  i1 %".372", i64 %".373", i64 %".353"
  %".375" = icmp slt i64 %".354", 0
  %".376" = add i64 %".354", %".367"
  %".377" = select  i1 %".375", i64 %".376", i64 %".354"
  %".378" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 5
  %".379" = getelementptr inbounds [2 x i64], [2 x i64]* %".378", i32 0, i32 0
  %".380" = load i64, i64* %".379", !range !1
  %".381" = getelementptr inbounds [2 x i64], [2 x i64]* %".378", i32 0, i32 1
  %".382" = load i64, i64* %".381", !range !1
  %".383" = insertvalue [2 x i64] undef, i64 %".380", 0
  %".384" = insertvalue [2 x i64] %".383", i64 %".382", 1
  %".385" = extractvalue [2 x i64] %".384", 0
  %".386" = extractvalue [2 x i64] %".384", 1
  %".387" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 6
  %".388" = load [2 x i64], [2 x i64]* %".387"
  %".389" = extractvalue [2 x i64] %".388", 0
  %".390" = extractvalue [2 x i64] %".388", 1
  %".391" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 4
  %".392" = load double*, double** %".391"
  %".393" = mul i64 1, %".386"
  %".394" = mul i64 %".374", %".393"
  %".395" = add i64 0, %".394"
  %".396" = mul i64 %".377", 1
  %".397" = add i64 %".395", %".396"
  %".398" = getelementptr double, double* %".392", i64 %".397"
  store double %".346", double* %".398"
  %".400" = sitofp i64 5 to double
  %".401" = fcmp oeq double %".400",              0x0
  br i1 %".401", label %"B0.endif.if", label %"B0.endif.endif", !prof !2
B0.endif.if:
  br label %"B0.endif.endif"
B0.endif.endif:
  %".404" = fdiv double %".62", %".400"
  %".405" = call double @"__nv_asin"(double %".404")
  %".406" = insertvalue {i64, i64} undef, i64 6, 0
  %".407" = insertvalue {i64, i64} %".406", i64 %".33", 1
  %".408" = extractvalue {i64, i64} %".407", 0
  %".409" = extractvalue {i64, i64} %".407", 1
  %".410" = insertvalue [2 x i64] undef, i64 6, 0
  %".411" = insertvalue [2 x i64] %".410", i64 %".409", 1
  %".412" = extractvalue [2 x i64] %".411", 0
  %".413" = extractvalue [2 x i64] %".411", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414"
  %".418" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414", i32 0, i32 5
  %".419" = getelementptr inbounds [2 x i64], [2 x i64]* %".418", i32 0, i32 0
  %".420" = load i64, i64* %".419", !range !1
  %".421" = getelementptr inbounds [2 x i64], [2 x i64]* %".418", i32 0, i32 1
  %".422" = load i64, i64* %".421", !range !1
  %".423" = insertvalue [2 x i64] undef, i64 %".420", 0
  %".424" = insertvalue [2 x i64] %".423", i64 %".422", 1
  %".425" = extractvalue [2 x i64] %".424", 0
  %".426" = extractvalue [2 x i64] %".424", 1
  %".427" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414", i32 0, i32 6
  %".428" = load [2 x i64], [2 x i64]* %".427"
  %".429" = extractvalue [2 x i64] %".428", 0
  %".430" = extractvalue [2 x i64] %".428", 1
  %".431" = icmp slt i64 %".412", 0
  %".432" = add i64 %".412", %".425"
  %".433" = select  i1 %".431", i64 %".432", i64 %".412"
  %".434" = icmp slt i64 %".413", 0
  %".435" = add i64 %".413", %".426"
  %".436" = select  i1 %".434", i64 %".435", i64 %".413"
  %".437" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414", i32 0, i32 5
  %".438" = getelementptr inbounds [2 x i64], [2 x i64]* %".437", i32 0, i32 0
  %".439" = load i64, i64* %".438", !range !1
  %".440" = getelementptr inbounds [2 x i64], [2 x i64]* %".437", i32 0, i32 1
  %".441" = load i64, i64* %".440", !range !1
  %".442" = insertvalue [2 x i64] undef, i64 %".439", 0
  %".443" = insertvalue [2 x i64] %".442", i64 %".441", 1
  %".444" = extractvalue [2 x i64] %".443", 0
  %".445" = extractvalue [2 x i64] %".443", 1
  %".446" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414", i32 0, i32 6
  %".447" = load [2 x i64], [2 x i64]* %".446"
  %".448" = extractvalue [2 x i64] %".447", 0
  %".449" = extractvalue [2 x i64] %".447", 1
  %".450" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".414", i32 0, i32 4
  %".451" = load double*, double** %".450"
  %".452" = mul i64 1, %".445"
  %".453" = mul i64 %".433", %".452"
  %".454" = add i64 0, %".453"
  %".455" = mul i64 %".436", 1
  %".456" = add i64 %".454", %".455"
  %".457" = getelementptr double, double* %".451", i64 %".456"
  store double %".405", double* %".457"
  %".459" = call double @"__nv_atan"(double %".62")
  %".460" = insertvalue {i64, i64} undef, i64 7, 0
  %".461" = insertvalue {i64, i64} %".460", i64 %".33", 1
  %".462" = extractvalue {i64, i64} %".461", 0
  %".463" = extractvalue {i64, i64} %".461", 1
  %".464" = insertvalue [2 x i64] undef, i64 7, 0
  %".465" = insertvalue [2 x i64] %".464", i64 %".463", 1
  %".466" = extractvalue [2 x i64] %".465", 0
  %".467" = extractvalue [2 x i64] %".465", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468"
  %".472" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468", i32 0, i32 5
  %".473" = getelementptr inbounds [2 x i64], [2 x i64]* %".472", i32 0, i32 0
  %".474" = load i64, i64* %".473", !range !1
  %".475" = getelementptr inbounds [2 x i64], [2 x i64]* %".472", i32 0, i32 1
  %".476" = load i64, i64* %".475", !range !1
  %".477" = insertvalue [2 x i64] undef, i64 %".474", 0
  %".478" = insertvalue [2 x i64] %".477", i64 %".476", 1
  %".479" = extractvalue [2 x i64] %".478", 0
  %".480" = extractvalue [2 x i64] %".478", 1
  %".481" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468", i32 0, i32 6
  %".482" = load [2 x i64], [2 x i64]* %".481"
  %".483" = extractvalue [2 x i64] %".482", 0
  %".484" = extractvalue [2 x i64] %".482", 1
  %".485" = icmp slt i64 %".466", 0
  %".486" = add i64 %".466", %".479"
  %".487" = select  i1 %".485", i64 %".486", i64 %".466"
  %".488" = icmp slt i64 %".467", 0
  %".489" = add i64 %".467", %".480"
  %".490" = select  i1 %".488", i64 %".489", i64 %".467"
  %".491" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468", i32 0, i32 5
  %".492" = getelementptr inbounds [2 x i64], [2 x i64]* %".491", i32 0, i32 0
  %".493" = load i64, i64* %".492", !range !1
  %".494" = getelementptr inbounds [2 x i64], [2 x i64]* %".491", i32 0, i32 1
  %".495" = load i64, i64* %".494", !range !1
  %".496" = insertvalue [2 x i64] undef, i64 %".493", 0
  %".497" = insertvalue [2 x i64] %".496", i64 %".495", 1
  %".498" = extractvalue [2 x i64] %".497", 0
  %".499" = extractvalue [2 x i64] %".497", 1
  %".500" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468", i32 0, i32 6
  %".501" = load [2 x i64], [2 x i64]* %".500"
  %".502" = extractvalue [2 x i64] %".501", 0
  %".503" = extractvalue [2 x i64] %".501", 1
  %".504" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".468", i32 0, i32 4
  %".505" = load double*, double** %".504"
  %".506" = mul i64 1, %".499"
  %".507" = mul i64 %".487", %".506"
  %".508" = add i64 0, %".507"
  %".509" = mul i64 %".490", 1
  %".510" = add i64 %".508", %".509"
  %".511" = getelementptr double, double* %".505", i64 %".510"
  store double %".459", double* %".511"
  %".513" = sitofp i64 5 to double
  %".514" = fcmp oeq double %".513",              0x0
  br i1 %".514", label %"B0.endif.endif.if", label %"B0.endif.endif.endif", !prof !2
B0.endif.endif.if:
  br label %"B0.endif.endif.endif"
B0.endif.endif.endif:
  %".517" = fdiv double %".62", %".513"
  %".518" = call double @"__nv_atanh"(double %".517")
  %".519" = insertvalue {i64, i64} undef, i64 8, 0
  %".520" = insertvalue {i64, i64} %".519", i64 %".33", 1
  %".521" = extractvalue {i64, i64} %".520", 0
  %".522" = extractvalue {i64, i64} %".520", 1
  %".523" = insertvalue [2 x i64] undef, i64 8, 0
  %".524" = insertvalue [2 x i64] %".523", i64 %".522", 1
  %".525" = extractvalue [2 x i64] %".524", 0
  %".526" = extractvalue [2 x i64] %".524", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527"
  %".531" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527", i32 0, i32 5
  %".532" = getelementptr inbounds [2 x i64], [2 x i64]* %".531", i32 0, i32 0
  %".533" = load i64, i64* %".532", !range !1
  %".534" = getelementptr inbounds [2 x i64], [2 x i64]* %".531", i32 0, i32 1
  %".535" = load i64, i64* %".534", !range !1
  %".536" = insertvalue [2 x i64] undef, i64 %".533", 0
  %".537" = insertvalue [2 x i64] %".536", i64 %".535", 1
  %".538" = extractvalue [2 x i64] %".537", 0
  %".539" = extractvalue [2 x i64] %".537", 1
  %".540" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527", i32 0, i32 6
  %".541" = load [2 x i64], [2 x i64]* %".540"
  %".542" = extractvalue [2 x i64] %".541", 0
  %".543" = extractvalue [2 x i64] %".541", 1
  %".544" = icmp slt i64 %".525", 0
  %".545" = add i64 %".525", %".538"
  %".546" = select  i1 %".544", i64 %".545", i64 %".525"
  %".547" = icmp slt i64 %".526", 0
  %".548" = add i64 %".526", %".539"
  %".549" = select  i1 %".547", i64 %".548", i64 %".526"
  %".550" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527", i32 0, i32 5
  %".551" = getelementptr inbounds [2 x i64], [2 x i64]* %".550", i32 0, i32 0
  %".552" = load i64, i64* %".551", !range !1
  %".553" = getelementptr inbounds [2 x i64], [2 x i64]* %".550", i32 0, i32 1
  %".554" = load i64, i64* %".553", !range !1
  %".555" = insertvalue [2 x i64] undef, i64 %".552", 0
  %".556" = insertvalue [2 x i64] %".555", i64 %".554", 1
  %".557" = extractvalue [2 x i64] %".556", 0
  %".558" = extractvalue [2 x i64] %".556", 1
  %".559" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527", i32 0, i32 6
  %".560" = load [2 x i64], [2 x i64]* %".559"
  %".561" = extractvalue [2 x i64] %".560", 0
  %".562" = extractvalue [2 x i64] %".560", 1
  %".563" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".527", i32 0, i32 4
  %".564" = load double*, double** %".563"
  %".565" = mul i64 1, %".558"
  %".566" = mul i64 %".546", %".565"
  %".567" = add i64 0, %".566"
  %".568" = mul i64 %".549", 1
  %".569" = add i64 %".567", %".568"
  %".570" = getelementptr double, double* %".564", i64 %".569"
  store double %".518", double* %".570"
  %".572" = call double @"__nv_fabs"(double %".62")
  %".573" = sitofp i64 1 to double
  %".574" = fadd double %".572", %".573"
  %".575" = call double @"__nv_acosh"(double %".574")
  %".576" = insertvalue {i64, i64} undef, i64 9, 0
  %".577" = insertvalue {i64, i64} %".576", i64 %".33", 1
  %".578" = extractvalue {i64, i64} %".577", 0
  %".579" = extractvalue {i64, i64} %".577", 1
  %".580" = insertvalue [2 x i64] undef, i64 9, 0
  %".581" = insertvalue [2 x i64] %".580", i64 %".579", 1
  %".582" = extractvalue [2 x i64] %".581", 0
  %".583" = extractvalue [2 x i64] %".581", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584"
  %".588" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584", i32 0, i32 5
  %".589" = getelementptr inbounds [2 x i64], [2 x i64]* %".588", i32 0, i32 0
  %".590" = load i64, i64* %".589", !range !1
  %".591" = getelementptr inbounds [2 x i64], [2 x i64]* %".588", i32 0, i32 1
  %".592" = load i64, i64* %".591", !range !1
  %".593" = insertvalue [2 x i64] undef, i64 %".590", 0
  %".594" = insertvalue [2 x i64] %".593", i64 %".592", 1
  %".595" = extractvalue [2 x i64] %".594", 0
  %".596" = extractvalue [2 x i64] %".594", 1
  %".597" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584", i32 0, i32 6
  %".598" = load [2 x i64], [2 x i64]* %".597"
  %".599" = extractvalue [2 x i64] %".598", 0
  %".600" = extractvalue [2 x i64] %".598", 1
  %".601" = icmp slt i64 %".582", 0
  %".602" = add i64 %".582", %".595"
  %".603" = select  i1 %".601", i64 %".602", i64 %".582"
  %".604" = icmp slt i64 %".583", 0
  %".605" = add i64 %".583", %".596"
  %".606" = select  i1 %".604", i64 %".605", i64 %".583"
  %".607" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584", i32 0, i32 5
  %".608" = getelementptr inbounds [2 x i64], [2 x i64]* %".607", i32 0, i32 0
  %".609" = load i64, i64* %".608", !range !1
  %".610" = getelementptr inbounds [2 x i64], [2 x i64]* %".607", i32 0, i32 1
  %".611" = load i64, i64* %".610", !range !1
  %".612" = insertvalue [2 x i64] undef, i64 %".609", 0
  %".613" = insertvalue [2 x i64] %".612", i64 %".611", 1
  %".614" = extractvalue [2 x i64] %".613", 0
  %".615" = extractvalue [2 x i64] %".613", 1
  %".616" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584", i32 0, i32 6
  %".617" = load [2 x i64], [2 x i64]* %".616"
  %".618" = extractvalue [2 x i64] %".617", 0
  %".619" = extractvalue [2 x i64] %".617", 1
  %".620" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".584", i32 0, i32 4
  %".621" = load double*, double** %".620"
  %".622" = mul i64 1, %".615"
  %".623" = mul i64 %".603", %".622"
  %".624" = add i64 0, %".623"
  %".625" = mul i64 %".606", 1
  %".626" = add i64 %".624", %".625"
  %".627" = getelementptr double, double* %".621", i64 %".626"
  store double %".575", double* %".627"
  %".629" = call double @"__nv_exp2"(double %".62")
  %".630" = insertvalue {i64, i64} undef, i64 10, 0
  %".631" = insertvalue {i64, i64} %".630", i64 %".33", 1
  %".632" = extractvalue {i64, i64} %".631", 0
  %".633" = extractvalue {i64, i64} %".631", 1
  %".634" = insertvalue [2 x i64] undef, i64 10, 0
  %".635" = insertvalue [2 x i64] %".634", i64 %".633", 1
  %".636" = extractvalue [2 x i64] %".635", 0
  %".637" = extractvalue [2 x i64] %".635", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638"
  %".642" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638", i32 0, i32 5
  %".643" = getelementptr inbounds [2 x i64], [2 x i64]* %".642", i32 0, i32 0
  %".644" = load i64, i64* %".643", !range !1
  %".645" = getelementptr inbounds [2 x i64], [2 x i64]* %".642", i32 0, i32 1
  %".646" = load i64, i64* %".645", !range !1
  %".647" = insertvalue [2 x i64] undef, i64 %".644", 0
  %".648" = insertvalue [2 x i64] %".647", i64 %".646", 1
  %".649" = extractvalue [2 x i64] %".648", 0
  %".650" = extractvalue [2 x i64] %".648", 1
  %".651" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638", i32 0, i32 6
  %".652" = load [2 x i64], [2 x i64]* %".651"
  %".653" = extractvalue [2 x i64] %".652", 0
  %".654" = extractvalue [2 x i64] %".652", 1
  %".655" = icmp slt i64 %".636", 0
  %".656" = add i64 %".636", %".649"
  %".657" = select  i1 %".655", i64 %".656", i64 %".636"
  %".658" = icmp slt i64 %".637", 0
  %".659" = add i64 %".637", %".650"
  %".660" = select  i1 %".658", i64 %".659", i64 %".637"
  %".661" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638", i32 0, i32 5
  %".662" = getelementptr inbounds [2 x i64], [2 x i64]* %".661", i32 0, i32 0
  %".663" = load i64, i64* %".662", !range !1
  %".664" = getelementptr inbounds [2 x i64], [2 x i64]* %".661", i32 0, i32 1
  %".665" = load i64, i64* %".664", !range !1
  %".666" = insertvalue [2 x i64] undef, i64 %".663", 0
  %".667" = insertvalue [2 x i64] %".666", i64 %".665", 1
  %".668" = extractvalue [2 x i64] %".667", 0
  %".669" = extractvalue [2 x i64] %".667", 1
  %".670" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638", i32 0, i32 6
  %".671" = load [2 x i64], [2 x i64]* %".670"
  %".672" = extractvalue [2 x i64] %".671", 0
  %".673" = extractvalue [2 x i64] %".671", 1
  %".674" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".638", i32 0, i32 4
  %".675" = load double*, double** %".674"
  %".676" = mul i64 1, %".669"
  %".677" = mul i64 %".657", %".676"
  %".678" = add i64 0, %".677"
  %".679" = mul i64 %".660", 1
  %".680" = add i64 %".678", %".679"
  %".681" = getelementptr double, double* %".675", i64 %".680"
  store double %".629", double* %".681"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"__nv_ldexp"(double %".1", i32 %".2")

declare double @"__nv_fabs"(double %".1")

declare double @"__nv_tgamma"(double %".1")

declare i32 @"__nv_isnand"(double %".1")

declare i32 @"__nv_isinfd"(double %".1")

declare double @"__nv_cosh"(double %".1")

declare double @"__nv_asin"(double %".1")

declare double @"__nv_atan"(double %".1")

declare double @"__nv_atanh"(double %".1")

declare double @"__nv_acosh"(double %".1")

declare double @"__nv_exp2"(double %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels16more_mathematicsB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels16more_mathematicsB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE", !"kernel", i32 1 }
