; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "more_mathematics$60"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels16more_mathematicsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels16more_mathematicsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", double* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", double* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
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
  %".63" = alloca double
  store double 0.0, double* %".63"
  %".79" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79"
  %".132" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132"
  %".177" = alloca i32
  store i32 0, i32* %".177"
  %".193" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193"
  %".246" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246"
  %".301" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".301"
  %".357" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357"
  %".412" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412"
  %".467" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467"
  %".529" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529"
  %".585" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585"
  %".639" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639"
  %".698" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698"
  %".752" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752"
  %".811" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811"
  %".868" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868"
  %".922" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922"
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
  %".65" = call double @"__nv_modf"(double %".62", double* %".63")
  %".66" = load double, double* %".63"
  %".67" = insertvalue [2 x double] undef, double %".65", 0
  %".68" = insertvalue [2 x double] %".67", double %".66", 1
  %".69" = extractvalue [2 x double] %".68", 0
  %".70" = extractvalue [2 x double] %".68", 1
  %".71" = insertvalue {i64, i64} undef, i64 0, 0
  %".72" = insertvalue {i64, i64} %".71", i64 %".33", 1
  %".73" = extractvalue {i64, i64} %".72", 0
  %".74" = extractvalue {i64, i64} %".72", 1
  %".75" = insertvalue [2 x i64] undef, i64 0, 0
  %".76" = insertvalue [2 x i64] %".75", i64 %".74", 1
  %".77" = extractvalue [2 x i64] %".76", 0
  %".78" = extractvalue [2 x i64] %".76", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79"
  %".83" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79", i32 0, i32 5
  %".84" = getelementptr inbounds [2 x i64], [2 x i64]* %".83", i32 0, i32 0
  %".85" = load i64, i64* %".84", !range !1
  %".86" = getelementptr inbounds [2 x i64], [2 x i64]* %".83", i32 0, i32 1
  %".87" = load i64, i64* %".86", !range !1
  %".88" = insertvalue [2 x i64] undef, i64 %".85", 0
  %".89" = insertvalue [2 x i64] %".88", i64 %".87", 1
  %".90" = extractvalue [2 x i64] %".89", 0
  %".91" = extractvalue [2 x i64] %".89", 1
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79", i32 0, i32 6
  %".93" = load [2 x i64], [2 x i64]* %".92"
  %".94" = extractvalue [2 x i64] %".93", 0
  %".95" = extractvalue [2 x i64] %".93", 1
  %".96" = icmp slt i64 %".77", 0
  %".97" = add i64 %".77", %".90"
  %".98" = select  i1 %".96", i64 %".97", i64 %".77"
  %".99" = icmp slt i64 %".78", 0
  %".100" = add i64 %".78", %".91"
  %".101" = select  i1 %".99", i64 %".100", i64 %".78"
  %".102" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79", i32 0, i32 5
  %".103" = getelementptr inbounds [2 x i64], [2 x i64]* %".102", i32 0, i32 0
  %".104" = load i64, i64* %".103", !range !1
  %".105" = getelementptr inbounds [2 x i64], [2 x i64]* %".102", i32 0, i32 1
  %".106" = load i64, i64* %".105", !range !1
  %".107" = insertvalue [2 x i64] undef, i64 %".104", 0
  %".108" = insertvalue [2 x i64] %".107", i64 %".106", 1
  %".109" = extractvalue [2 x i64] %".108", 0
  %".110" = extractvalue [2 x i64] %".108", 1
  %".111" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79", i32 0, i32 6
  %".112" = load [2 x i64], [2 x i64]* %".111"
  %".113" = extractvalue [2 x i64] %".112", 0
  %".114" = extractvalue [2 x i64] %".112", 1
  %".115" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".79", i32 0, i32 4
  %".116" = load double*, double** %".115"
  %".117" = mul i64 1, %".110"
  %".118" = mul i64 %".98", %".117"
  %".119" = add i64 0, %".118"
  %".120" = mul i64 %".101", 1
  %".121" = add i64 %".119", %".120"
  %".122" = getelementptr double, double* %".116", i64 %".121"
  store double %".69", double* %".122"
  %".124" = insertvalue {i64, i64} undef, i64 1, 0
  %".125" = insertvalue {i64, i64} %".124", i64 %".33", 1
  %".126" = extractvalue {i64, i64} %".125", 0
  %".127" = extractvalue {i64, i64} %".125", 1
  %".128" = insertvalue [2 x i64] undef, i64 1, 0
  %".129" = insertvalue [2 x i64] %".128", i64 %".127", 1
  %".130" = extractvalue [2 x i64] %".129", 0
  %".131" = extractvalue [2 x i64] %".129", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132"
  %".136" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132", i32 0, i32 5
  %".137" = getelementptr inbounds [2 x i64], [2 x i64]* %".136", i32 0, i32 0
  %".138" = load i64, i64* %".137", !range !1
  %".139" = getelementptr inbounds [2 x i64], [2 x i64]* %".136", i32 0, i32 1
  %".140" = load i64, i64* %".139", !range !1
  %".141" = insertvalue [2 x i64] undef, i64 %".138", 0
  %".142" = insertvalue [2 x i64] %".141", i64 %".140", 1
  %".143" = extractvalue [2 x i64] %".142", 0
  %".144" = extractvalue [2 x i64] %".142", 1
  %".145" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132", i32 0, i32 6
  %".146" = load [2 x i64], [2 x i64]* %".145"
  %".147" = extractvalue [2 x i64] %".146", 0
  %".148" = extractvalue [2 x i64] %".146", 1
  %".149" = icmp slt i64 %".130", 0
  %".150" = add i64 %".130", %".143"
  %".151" = select  i1 %".149", i64 %".150", i64 %".130"
  %".152" = icmp slt i64 %".131", 0
  %".153" = add i64 %".131", %".144"
  %".154" = select  i1 %".152", i64 %".153", i64 %".131"
  %".155" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132", i32 0, i32 5
  %".156" = getelementptr inbounds [2 x i64], [2 x i64]* %".155", i32 0, i32 0
  %".157" = load i64, i64* %".156", !range !1
  %".158" = getelementptr inbounds [2 x i64], [2 x i64]* %".155", i32 0, i32 1
  %".159" = load i64, i64* %".158", !range !1
  %".160" = insertvalue [2 x i64] undef, i64 %".157", 0
  %".161" = insertvalue [2 x i64] %".160", i64 %".159", 1
  %".162" = extractvalue [2 x i64] %".161", 0
  %".163" = extractvalue [2 x i64] %".161", 1
  %".164" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132", i32 0, i32 6
  %".165" = load [2 x i64], [2 x i64]* %".164"
  %".166" = extractvalue [2 x i64] %".165", 0
  %".167" = extractvalue [2 x i64] %".165", 1
  %".168" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".132", i32 0, i32 4
  %".169" = load double*, double** %".168"
  %".170" = mul i64 1, %".163"
  %".171" = mul i64 %".151", %".170"
  %".172" = add i64 0, %".171"
  %".173" = mul i64 %".154", 1
  %".174" = add i64 %".172", %".173"
  %".175" = getelementptr double, double* %".169", i64 %".174"
  store double %".70", double* %".175"
  %".179" = call double @"__nv_frexp"(double %".62", i32* %".177")
  %".180" = load i32, i32* %".177"
  %".181" = insertvalue {double, i32} undef, double %".179", 0
  %".182" = insertvalue {double, i32} %".181", i32 %".180", 1
  %".183" = extractvalue {double, i32} %".182", 0
  %".184" = extractvalue {double, i32} %".182", 1
  %".185" = insertvalue {i64, i64} undef, i64 2, 0
  %".186" = insertvalue {i64, i64} %".185", i64 %".33", 1
  %".187" = extractvalue {i64, i64} %".186", 0
  %".188" = extractvalue {i64, i64} %".186", 1
  %".189" = insertvalue [2 x i64] undef, i64 2, 0
  %".190" = insertvalue [2 x i64] %".189", i64 %".188", 1
  %".191" = extractvalue [2 x i64] %".190", 0
  %".192" = extractvalue [2 x i64] %".190", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193"
  %".197" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193", i32 0, i32 5
  %".198" = getelementptr inbounds [2 x i64], [2 x i64]* %".197", i32 0, i32 0
  %".199" = load i64, i64* %".198", !range !1
  %".200" = getelementptr inbounds [2 x i64], [2 x i64]* %".197", i32 0, i32 1
  %".201" = load i64, i64* %".200", !range !1
  %".202" = insertvalue [2 x i64] undef, i64 %".199", 0
  %".203" = insertvalue [2 x i64] %".202", i64 %".201", 1
  %".204" = extractvalue [2 x i64] %".203", 0
  %".205" = extractvalue [2 x i64] %".203", 1
  %".206" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193", i32 0, i32 6
  %".207" = load [2 x i64], [2 x i64]* %".206"
  %".208" = extractvalue [2 x i64] %".207", 0
  %".209" = extractvalue [2 x i64] %".207", 1
  %".210" = icmp slt i64 %".191", 0
  %".211" = add i64 %".191", %".204"
  %".212" = select  i1 %".210", i64 %".211", i64 %".191"
  %".213" = icmp slt i64 %".192", 0
  %".214" = add i64 %".192", %".205"
  %".215" = select  i1 %".213", i64 %".214", i64 %".192"
  %".216" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193", i32 0, i32 5
  %".217" = getelementptr inbounds [2 x i64], [2 x i64]* %".216", i32 0, i32 0
  %".218" = load i64, i64* %".217", !range !1
  %".219" = getelementptr inbounds [2 x i64], [2 x i64]* %".216", i32 0, i32 1
  %".220" = load i64, i64* %".219", !range !1
  %".221" = insertvalue [2 x i64] undef, i64 %".218", 0
  %".222" = insertvalue [2 x i64] %".221", i64 %".220", 1
  %".223" = extractvalue [2 x i64] %".222", 0
  %".224" = extractvalue [2 x i64] %".222", 1
  %".225" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193", i32 0, i32 6
  %".226" = load [2 x i64], [2 x i64]* %".225"
  %".227" = extractvalue [2 x i64] %".226", 0
  %".228" = extractvalue [2 x i64] %".226", 1
  %".229" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".193", i32 0, i32 4
  %".230" = load double*, double** %".229"
  %".231" = mul i64 1, %".224"
  %".232" = mul i64 %".212", %".231"
  %".233" = add i64 0, %".232"
  %".234" = mul i64 %".215", 1
  %".235" = add i64 %".233", %".234"
  %".236" = getelementptr double, double* %".230", i64 %".235"
  store double %".183", double* %".236"
  %".238" = insertvalue {i64, i64} undef, i64 3, 0
  %".239" = insertvalue {i64, i64} %".238", i64 %".33", 1
  %".240" = extractvalue {i64, i64} %".239", 0
  %".241" = extractvalue {i64, i64} %".239", 1
  %".242" = insertvalue [2 x i64] undef, i64 3, 0
  %".243" = insertvalue [2 x i64] %".242", i64 %".241", 1
  %".244" = extractvalue [2 x i64] %".243", 0
  %".245" = extractvalue [2 x i64] %".243", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246"
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246", i32 0, i32 5
  %".251" = getelementptr inbounds [2 x i64], [2 x i64]* %".250", i32 0, i32 0
  %".252" = load i64, i64* %".251", !range !1
  %".253" = getelementptr inbounds [2 x i64], [2 x i64]* %".250", i32 0, i32 1
  %".254" = load i64, i64* %".253", !range !1
  %".255" = insertvalue [2 x i64] undef, i64 %".252", 0
  %".256" = insertvalue [2 x i64] %".255", i64 %".254", 1
  %".257" = extractvalue [2 x i64] %".256", 0
  %".258" = extractvalue [2 x i64] %".256", 1
  %".259" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246", i32 0, i32 6
  %".260" = load [2 x i64], [2 x i64]* %".259"
  %".261" = extractvalue [2 x i64] %".260", 0
  %".262" = extractvalue [2 x i64] %".260", 1
  %".263" = icmp slt i64 %".244", 0
  %".264" = add i64 %".244", %".257"
  %".265" = select  i1 %".263", i64 %".264", i64 %".244"
  %".266" = icmp slt i64 %".245", 0
  %".267" = add i64 %".245", %".258"
  %".268" = select  i1 %".266", i64 %".267", i64 %".245"
  %".269" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246", i32 0, i32 5
  %".270" = getelementptr inbounds [2 x i64], [2 x i64]* %".269", i32 0, i32 0
  %".271" = load i64, i64* %".270", !range !1
  %".272" = getelementptr inbounds [2 x i64], [2 x i64]* %".269", i32 0, i32 1
  %".273" = load i64, i64* %".272", !range !1
  %".274" = insertvalue [2 x i64] undef, i64 %".271", 0
  %".275" = insertvalue [2 x i64] %".274", i64 %".273", 1
  %".276" = extractvalue [2 x i64] %".275", 0
  %".277" = extractvalue [2 x i64] %".275", 1
  %".278" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246", i32 0, i32 6
  %".279" = load [2 x i64], [2 x i64]* %".278"
  %".280" = extractvalue [2 x i64] %".279", 0
  %".281" = extractvalue [2 x i64] %".279", 1
  %".282" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".246", i32 0, i32 4
  %".283" = load double*, double** %".282"
  %".284" = mul i64 1, %".277"
  %".285" = mul i64 %".265", %".284"
  %".286" = add i64 0, %".285"
  %".287" = mul i64 %".268", 1
  %".288" = add i64 %".286", %".287"
  %".289" = getelementptr double, double* %".283", i64 %".288"
  %".290" = sitofp i32 %".184" to double
  store double %".290", double* %".289"
  %".292" = call i64 @"__nv_llrint"(double %".62")
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
  %".345" = sitofp i64 %".292" to double
  store double %".345", double* %".344"
  %".347" = trunc i64 3 to i32
  %".348" = call double @"__nv_ldexp"(double %".62", i32 %".347")
  %".349" = insertvalue {i64, i64} undef, i64 5, 0
  %".350" = insertvalue {i64, i64} %".349", i64 %".33", 1
  %".351" = extractvalue {i64, i64} %".350", 0
  %".352" = extractvalue {i64, i64} %".350", 1
  %".353" = insertvalue [2 x i64] undef, i64 5, 0
  %".354" = insertvalue [2 x i64] %".353", i64 %".352", 1
  %".355" = extractvalue [2 x i64] %".354", 0
  %".356" = extractvalue [2 x i64] %".354", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357"
  %".361" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357", i32 0, i32 5
  %".362" = getelementptr inbounds [2 x i64], [2 x i64]* %".361", i32 0, i32 0
  %".363" = load i64, i64* %".362", !range !1
  %".364" = getelementptr inbounds [2 x i64], [2 x i64]* %".361", i32 0, i32 1
  %".365" = load i64, i64* %".364", !range !1
  %".366" = insertvalue [2 x i64] undef, i64 %".363", 0
  %".367" = insertvalue [2 x i64] %".366", i64 %".365", 1
  %".368" = extractvalue [2 x i64] %".367", 0
  %".369" = extractvalue [2 x i64] %".367", 1
  %".370" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357", i32 0, i32 6
  %".371" = load [2 x i64], [2 x i64]* %".370"
  %".372" = extractvalue [2 x i64] %".371", 0
  %".373" = extractvalue [2 x i64] %".371", 1
  %".374" = icmp slt i64 %".355", 0
  %".375" = add i64 %".355", %".368"
  %".376" = select  i1 %".374", i64 %".375", i64 %".355"
  %".377" = icmp slt i64 %".356", 0
  %".378" = add i64 %".356", %".369"
  %".379" = select  i1 %".377", i64 %".378", i64 %".356"
  %".380" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357", i32 0, i32 5
  %".381" = getelementptr inbounds [2 x i64], [2 x i64]* %".380", i32 0, i32 0
  %".382" = load i64, i64* %".381", !range !1
  %".383" = getelementptr inbounds [2 x i64], [2 x i64]* %".380", i32 0, i32 1
  %".384" = load i64, i64* %".383", !range !1
  %".385" = insertvalue [2 x i64] undef, i64 %".382", 0
  %".386" = insertvalue [2 x i64] %".385", i64 %".384", 1
  %".387" = extractvalue [2 x i64] %".386", 0
  %".388" = extractvalue [2 x i64] %".386", 1
  %".389" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357", i32 0, i32 6
  %".390" = load [2 x i64], [2 x i64]* %".389"
  %".391" = extractvalue [2 x i64] %".390", 0
  %".392" = extractvalue [2 x i64] %".390", 1
  %".393" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".357", i32 0, i32 4
  %".394" = load double*, double** %".393"
  %".395" = mul i64 1, %".388"
  %".396" = mul i64 %".376", %".395"
  %".397" = add i64 0, %".396"
  %".398" = mul i64 %".379", 1
  %".399" = add i64 %".397", %".398"
  %".400" = getelementptr double, double* %".394", i64 %".399"
  store double %".348", double* %".400"
  %".402" = call double @"__nv_fabs"(double %".62")
  %".403" = call double @"__nv_tgamma"(double %".402")
  %".404" = insertvalue {i64, i64} undef, i64 6, 0
  %".405" = insertvalue {i64, i64} %".404", i64 %".33", 1
  %".406" = extractvalue {i64, i64} %".405", 0
  %".407" = extractvalue {i64, i64} %".405", 1
  %".408" = insertvalue [2 x i64] undef, i64 6, 0
  %".409" = insertvalue [2 x i64] %".408", i64 %".407", 1
  %".410" = extractvalue [2 x i64] %".409", 0
  %".411" = extractvalue [2 x i64] %".409", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412"
  %".416" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412", i32 0, i32 5
  %".417" = getelementptr inbounds [2 x i64], [2 x i64]* %".416", i32 0, i32 0
  %".418" = load i64, i64* %".417", !range !1
  %".419" = getelementptr inbounds [2 x i64], [2 x i64]* %".416", i32 0, i32 1
  %".420" = load i64, i64* %".419", !range !1
  %".421" = insertvalue [2 x i64] undef, i64 %".418", 0
  %".422" = insertvalue [2 x i64] %".421", i64 %".420", 1
  %".423" = extractvalue [2 x i64] %".422", 0
  %".424" = extractvalue [2 x i64] %".422", 1
  %".425" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412", i32 0, i32 6
  %".426" = load [2 x i64], [2 x i64]* %".425"
  %".427" = extractvalue [2 x i64] %".426", 0
  %".428" = extractvalue [2 x i64] %".426", 1
  %".429" = icmp slt i64 %".410", 0
  %".430" = add i64 %".410", %".423"
  %".431" = select  i1 %".429", i64 %".430", i64 %".410"
  %".432" = icmp slt i64 %".411", 0
  %".433" = add i64 %".411", %".424"
  %".434" = select  i1 %".432", i64 %".433", i64 %".411"
  %".435" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412", i32 0, i32 5
  %".436" = getelementptr inbounds [2 x i64], [2 x i64]* %".435", i32 0, i32 0
  %".437" = load i64, i64* %".436", !range !1
  %".438" = getelementptr inbounds [2 x i64], [2 x i64]* %".435", i32 0, i32 1
  %".439" = load i64, i64* %".438", !range !1
  %".440" = insertvalue [2 x i64] undef, i64 %".437", 0
  %".441" = insertvalue [2 x i64] %".440", i64 %".439", 1
  %".442" = extractvalue [2 x i64] %".441", 0
  %".443" = extractvalue [2 x i64] %".441", 1
  %".444" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412", i32 0, i32 6
  %".445" = load [2 x i64], [2 x i64]* %".444"
  %".446" = extractvalue [2 x i64] %".445", 0
  %".447" = extractvalue [2 x i64] %".445", 1
  %".448" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".412", i32 0, i32 4
  %".449" = load double*, double** %".448"
  %".450" = mul i64 1, %".443"
  %".451" = mul i64 %".431", %".450"
  %".452" = add i64 0, %".451"
  %".453" = mul i64 %".434", 1
  %".454" = add i64 %".452", %".453"
  %".455" = getelementptr double, double* %".449", i64 %".454"
  store double %".403", double* %".455"
  %".457" = call i32 @"__nv_isnand"(double %".62")
  %".458" = icmp ne i32 %".457", 0
  %".459" = insertvalue {i64, i64} undef, i64 7, 0
  %".460" = insertvalue {i64, i64} %".459", i64 %".33", 1
  %".461" = extractvalue {i64, i64} %".460", 0
  %".462" = extractvalue {i64, i64} %".460", 1
  %".463" = insertvalue [2 x i64] undef, i64 7, 0
  %".464" = insertvalue [2 x i64] %".463", i64 %".462", 1
  %".465" = extractvalue [2 x i64] %".464", 0
  %".466" = extractvalue [2 x i64] %".464", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467"
  %".471" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467", i32 0, i32 5
  %".472" = getelementptr inbounds [2 x i64], [2 x i64]* %".471", i32 0, i32 0
  %".473" = load i64, i64* %".472", !range !1
  %".474" = getelementptr inbounds [2 x i64], [2 x i64]* %".471", i32 0, i32 1
  %".475" = load i64, i64* %".474", !range !1
  %".476" = insertvalue [2 x i64] undef, i64 %".473", 0
  %".477" = insertvalue [2 x i64] %".476", i64 %".475", 1
  %".478" = extractvalue [2 x i64] %".477", 0
  %".479" = extractvalue [2 x i64] %".477", 1
  %".480" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467", i32 0, i32 6
  %".481" = load [2 x i64], [2 x i64]* %".480"
  %".482" = extractvalue [2 x i64] %".481", 0
  %".483" = extractvalue [2 x i64] %".481", 1
  %".484" = icmp slt i64 %".465", 0
  %".485" = add i64 %".465", %".478"
  %".486" = select  i1 %".484", i64 %".485", i64 %".465"
  %".487" = icmp slt i64 %".466", 0
  %".488" = add i64 %".466", %".479"
  %".489" = select  i1 %".487", i64 %".488", i64 %".466"
  %".490" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467", i32 0, i32 5
  %".491" = getelementptr inbounds [2 x i64], [2 x i64]* %".490", i32 0, i32 0
  %".492" = load i64, i64* %".491", !range !1
  %".493" = getelementptr inbounds [2 x i64], [2 x i64]* %".490", i32 0, i32 1
  %".494" = load i64, i64* %".493", !range !1
  %".495" = insertvalue [2 x i64] undef, i64 %".492", 0
  %".496" = insertvalue [2 x i64] %".495", i64 %".494", 1
  %".497" = extractvalue [2 x i64] %".496", 0
  %".498" = extractvalue [2 x i64] %".496", 1
  %".499" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467", i32 0, i32 6
  %".500" = load [2 x i64], [2 x i64]* %".499"
  %".501" = extractvalue [2 x i64] %".500", 0
  %".502" = extractvalue [2 x i64] %".500", 1
  %".503" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".467", i32 0, i32 4
  %".504" = load double*, double** %".503"
  %".505" = mul i64 1, %".498"
  %".506" = mul i64 %".486", %".505"
  %".507" = add i64 0, %".506"
  %".508" = mul i64 %".489", 1
  %".509" = add i64 %".507", %".508"
  %".510" = getelementptr double, double* %".504", i64 %".509"
  %".511" = zext i1 %".458" to i32
  %".512" = sitofp i32 %".511" to double
  store double %".512", double* %".510"
  %".514" = sitofp i64 1 to double
  %".515" = fcmp oeq double %".62",              0x0
  br i1 %".515", label %"B0.if", label %"B0.endif", !prof !2
B0.if:
  br label %"B0.endif"
B0.endif:
  %".518" = fdiv double %".514", %".62"
  %".519" = call i32 @"__nv_isinfd"(double %".518")
  %".520" = icmp ne i32 %".519", 0
  %".521" = insertvalue {i64, i64} undef, i64 8, 0
  %".522" = insertvalue {i64, i64} %".521", i64 %".33", 1
  %".523" = extractvalue {i64, i64} %".522", 0
  %".524" = extractvalue {i64, i64} %".522", 1
  %".525" = insertvalue [2 x i64] undef, i64 8, 0
  %".526" = insertvalue [2 x i64] %".525", i64 %".524", 1
  %".527" = extractvalue [2 x i64] %".526", 0
  %".528" = extractvalue [2 x i64] %".526", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529"
  %".533" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529", i32 0, i32 5
  %".534" = getelementptr inbounds [2 x i64], [2 x i64]* %".533", i32 0, i32 0
  %".535" = load i64, i64* %".534", !range !1
  %".536" = getelementptr inbounds [2 x i64], [2 x i64]* %".533", i32 0, i32 1
  %".537" = load i64, i64* %".536", !range !1
  %".538" = insertvalue [2 x i64] undef, i64 %".535", 0
  %".539" = insertvalue [2 x i64] %".538", i64 %".537", 1
  %".540" = extractvalue [2 x i64] %".539", 0
  %".541" = extractvalue [2 x i64] %".539", 1
  %".542" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529", i32 0, i32 6
  %".543" = load [2 x i64], [2 x i64]* %".542"
  %".544" = extractvalue [2 x i64] %".543", 0
  %".545" = extractvalue [2 x i64] %".543", 1
  %".546" = icmp slt i64 %".527", 0
  %".547" = add i64 %".527", %".540"
  %".548" = select  i1 %".546", i64 %".547", i64 %".527"
  %".549" = icmp slt i64 %".528", 0
  %".550" = add i64 %".528", %".541"
  %".551" = select  i1 %".549", i64 %".550", i64 %".528"
  %".552" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529", i32 0, i32 5
  %".553" = getelementptr inbounds [2 x i64], [2 x i64]* %".552", i32 0, i32 0
  %".554" = load i64, i64* %".553", !range !1
  %".555" = getelementptr inbounds [2 x i64], [2 x i64]* %".552", i32 0, i32 1
  %".556" = load i64, i64* %".555", !range !1
  %".557" = insertvalue [2 x i64] undef, i64 %".554", 0
  %".558" = insertvalue [2 x i64] %".557", i64 %".556", 1
  %".559" = extractvalue [2 x i64] %".558", 0
  %".560" = extractvalue [2 x i64] %".558", 1
  %".561" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529", i32 0, i32 6
  %".562" = load [2 x i64], [2 x i64]* %".561"
  %".563" = extractvalue [2 x i64] %".562", 0
  %".564" = extractvalue [2 x i64] %".562", 1
  %".565" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".529", i32 0, i32 4
  %".566" = load double*, double** %".565"
  %".567" = mul i64 1, %".560"
  %".568" = mul i64 %".548", %".567"
  %".569" = add i64 0, %".568"
  %".570" = mul i64 %".551", 1
  %".571" = add i64 %".569", %".570"
  %".572" = getelementptr double, double* %".566", i64 %".571"
  %".573" = zext i1 %".520" to i32
  %".574" = sitofp i32 %".573" to double
  store double %".574", double* %".572"
  %".576" = fmul double 0x3f91df46a2529d39, %".62"
  %".577" = insertvalue {i64, i64} undef, i64 9, 0
  %".578" = insertvalue {i64, i64} %".577", i64 %".33", 1
  %".579" = extractvalue {i64, i64} %".578", 0
  %".580" = extractvalue {i64, i64} %".578", 1
  %".581" = insertvalue [2 x i64] undef, i64 9, 0
  %".582" = insertvalue [2 x i64] %".581", i64 %".580", 1
  %".583" = extractvalue [2 x i64] %".582", 0
  %".584" = extractvalue [2 x i64] %".582", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585"
  %".589" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585", i32 0, i32 5
  %".590" = getelementptr inbounds [2 x i64], [2 x i64]* %".589", i32 0, i32 0
  %".591" = load i64, i64* %".590", !range !1
  %".592" = getelementptr inbounds [2 x i64], [2 x i64]* %".589", i32 0, i32 1
  %".593" = load i64, i64* %".592", !range !1
  %".594" = insertvalue [2 x i64] undef, i64 %".591", 0
  %".595" = insertvalue [2 x i64] %".594", i64 %".593", 1
  %".596" = extractvalue [2 x i64] %".595", 0
  %".597" = extractvalue [2 x i64] %".595", 1
  %".598" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585", i32 0, i32 6
  %".599" = load [2 x i64], [2 x i64]* %".598"
  %".600" = extractvalue [2 x i64] %".599", 0
  %".601" = extractvalue [2 x i64] %".599", 1
  %".602" = icmp slt i64 %".583", 0
  %".603" = add i64 %".583", %".596"
  %".604" = select  i1 %".602", i64 %".603", i64 %".583"
  %".605" = icmp slt i64 %".584", 0
  %".606" = add i64 %".584", %".597"
  %".607" = select  i1 %".605", i64 %".606", i64 %".584"
  %".608" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585", i32 0, i32 5
  %".609" = getelementptr inbounds [2 x i64], [2 x i64]* %".608", i32 0, i32 0
  %".610" = load i64, i64* %".609", !range !1
  %".611" = getelementptr inbounds [2 x i64], [2 x i64]* %".608", i32 0, i32 1
  %".612" = load i64, i64* %".611", !range !1
  %".613" = insertvalue [2 x i64] undef, i64 %".610", 0
  %".614" = insertvalue [2 x i64] %".613", i64 %".612", 1
  %".615" = extractvalue [2 x i64] %".614", 0
  %".616" = extractvalue [2 x i64] %".614", 1
  %".617" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585", i32 0, i32 6
  %".618" = load [2 x i64], [2 x i64]* %".617"
  %".619" = extractvalue [2 x i64] %".618", 0
  %".620" = extractvalue [2 x i64] %".618", 1
  %".621" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".585", i32 0, i32 4
  %".622" = load double*, double** %".621"
  %".623" = mul i64 1, %".616"
  %".624" = mul i64 %".604", %".623"
  %".625" = add i64 0, %".624"
  %".626" = mul i64 %".607", 1
  %".627" = add i64 %".625", %".626"
  %".628" = getelementptr double, double* %".622", i64 %".627"
  store double %".576", double* %".628"
  %".630" = call double @"__nv_cosh"(double %".62")
  %".631" = insertvalue {i64, i64} undef, i64 10, 0
  %".632" = insertvalue {i64, i64} %".631", i64 %".33", 1
  %".633" = extractvalue {i64, i64} %".632", 0
  %".634" = extractvalue {i64, i64} %".632", 1
  %".635" = insertvalue [2 x i64] undef, i64 10, 0
  %".636" = insertvalue [2 x i64] %".635", i64 %".634", 1
  %".637" = extractvalue [2 x i64] %".636", 0
  %".638" = extractvalue [2 x i64] %".636", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639"
  %".643" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639", i32 0, i32 5
  %".644" = getelementptr inbounds [2 x i64], [2 x i64]* %".643", i32 0, i32 0
  %".645" = load i64, i64* %".644", !range !1
  %".646" = getelementptr inbounds [2 x i64], [2 x i64]* %".643", i32 0, i32 1
  %".647" = load i64, i64* %".646", !range !1
  %".648" = insertvalue [2 x i64] undef, i64 %".645", 0
  %".649" = insertvalue [2 x i64] %".648", i64 %".647", 1
  %".650" = extractvalue [2 x i64] %".649", 0
  %".651" = extractvalue [2 x i64] %".649", 1
  %".652" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639", i32 0, i32 6
  %".653" = load [2 x i64], [2 x i64]* %".652"
  %".654" = extractvalue [2 x i64] %".653", 0
  %".655" = extractvalue [2 x i64] %".653", 1
  %".656" = icmp slt i64 %".637", 0
  %".657" = add i64 %".637", %".650"
  %".658" = select  i1 %".656", i64 %".657", i64 %".637"
  %".659" = icmp slt i64 %".638", 0
  %".660" = add i64 %".638", %".651"
  %".661" = select  i1 %".659", i64 %".660", i64 %".638"
  %".662" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639", i32 0, i32 5
  %".663" = getelementptr inbounds [2 x i64], [2 x i64]* %".662", i32 0, i32 0
  %".664" = load i64, i64* %".663", !range !1
  %".665" = getelementptr inbounds [2 x i64], [2 x i64]* %".662", i32 0, i32 1
  %".666" = load i64, i64* %".665", !range !1
  %".667" = insertvalue [2 x i64] undef, i64 %".664", 0
  %".668" = insertvalue [2 x i64] %".667", i64 %".666", 1
  %".669" = extractvalue [2 x i64] %".668", 0
  %".670" = extractvalue [2 x i64] %".668", 1
  %".671" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639", i32 0, i32 6
  %".672" = load [2 x i64], [2 x i64]* %".671"
  %".673" = extractvalue [2 x i64] %".672", 0
  %".674" = extractvalue [2 x i64] %".672", 1
  %".675" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".639", i32 0, i32 4
  %".676" = load double*, double** %".675"
  %".677" = mul i64 1, %".670"
  %".678" = mul i64 %".658", %".677"
  %".679" = add i64 0, %".678"
  %".680" = mul i64 %".661", 1
  %".681" = add i64 %".679", %".680"
  %".682" = getelementptr double, double* %".676", i64 %".681"
  store double %".630", double* %".682"
  %".684" = sitofp i64 5 to double
  %".685" = fcmp oeq double %".684",              0x0
  br i1 %".685", label %"B0.endif.if", label %"B0.endif.endif", !prof !2
B0.endif.if:
  br label %"B0.endif.endif"
B0.endif.endif:
  %".688" = fdiv double %".62", %".684"
  %".689" = call double @"__nv_asin"(double %".688")
  %".690" = insertvalue {i64, i64} undef, i64 11, 0
  %".691" = insertvalue {i64, i64} %".690", i64 %".33", 1
  %".692" = extractvalue {i64, i64} %".691", 0
  %".693" = extractvalue {i64, i64} %".691", 1
  %".694" = insertvalue [2 x i64] undef, i64 11, 0
  %".695" = insertvalue [2 x i64] %".694", i64 %".693", 1
  %".696" = extractvalue [2 x i64] %".695", 0
  %".697" = extractvalue [2 x i64] %".695", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698"
  %".702" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698", i32 0, i32 5
  %".703" = getelementptr inbounds [2 x i64], [2 x i64]* %".702", i32 0, i32 0
  %".704" = load i64, i64* %".703", !range !1
  %".705" = getelementptr inbounds [2 x i64], [2 x i64]* %".702", i32 0, i32 1
  %".706" = load i64, i64* %".705", !range !1
  %".707" = insertvalue [2 x i64] undef, i64 %".704", 0
  %".708" = insertvalue [2 x i64] %".707", i64 %".706", 1
  %".709" = extractvalue [2 x i64] %".708", 0
  %".710" = extractvalue [2 x i64] %".708", 1
  %".711" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698", i32 0, i32 6
  %".712" = load [2 x i64], [2 x i64]* %".711"
  %".713" = extractvalue [2 x i64] %".712", 0
  %".714" = extractvalue [2 x i64] %".712", 1
  %".715" = icmp slt i64 %".696", 0
  %".716" = add i64 %".696", %".709"
  %".717" = select  i1 %".715", i64 %".716", i64 %".696"
  %".718" = icmp slt i64 %".697", 0
  %".719" = add i64 %".697", %".710"
  %".720" = select  i1 %".718", i64 %".719", i64 %".697"
  %".721" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698", i32 0, i32 5
  %".722" = getelementptr inbounds [2 x i64], [2 x i64]* %".721", i32 0, i32 0
  %".723" = load i64, i64* %".722", !range !1
  %".724" = getelementptr inbounds [2 x i64], [2 x i64]* %".721", i32 0, i32 1
  %".725" = load i64, i64* %".724", !range !1
  %".726" = insertvalue [2 x i64] undef, i64 %".723", 0
  %".727" = insertvalue [2 x i64] %".726", i64 %".725", 1
  %".728" = extractvalue [2 x i64] %".727", 0
  %".729" = extractvalue [2 x i64] %".727", 1
  %".730" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698", i32 0, i32 6
  %".731" = load [2 x i64], [2 x i64]* %".730"
  %".732" = extractvalue [2 x i64] %".731", 0
  %".733" = extractvalue [2 x i64] %".731", 1
  %".734" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".698", i32 0, i32 4
  %".735" = load double*, double** %".734"
  %".736" = mul i64 1, %".729"
  %".737" = mul i64 %".717", %".736"
  %".738" = add i64 0, %".737"
  %".739" = mul i64 %".720", 1
  %".740" = add i64 %".738", %".739"
  %".741" = getelementptr double, double* %".735", i64 %".740"
  store double %".689", double* %".741"
  %".743" = call double @"__nv_atan"(double %".62")
  %".744" = insertvalue {i64, i64} undef, i64 12, 0
  %".745" = insertvalue {i64, i64} %".744", i64 %".33", 1
  %".746" = extractvalue {i64, i64} %".745", 0
  %".747" = extractvalue {i64, i64} %".745", 1
  %".748" = insertvalue [2 x i64] undef, i64 12, 0
  %".749" = insertvalue [2 x i64] %".748", i64 %".747", 1
  %".750" = extractvalue [2 x i64] %".749", 0
  %".751" = extractvalue [2 x i64] %".749", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752"
  %".756" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752", i32 0, i32 5
  %".757" = getelementptr inbounds [2 x i64], [2 x i64]* %".756", i32 0, i32 0
  %".758" = load i64, i64* %".757", !range !1
  %".759" = getelementptr inbounds [2 x i64], [2 x i64]* %".756", i32 0, i32 1
  %".760" = load i64, i64* %".759", !range !1
  %".761" = insertvalue [2 x i64] undef, i64 %".758", 0
  %".762" = insertvalue [2 x i64] %".761", i64 %".760", 1
  %".763" = extractvalue [2 x i64] %".762", 0
  %".764" = extractvalue [2 x i64] %".762", 1
  %".765" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752", i32 0, i32 6
  %".766" = load [2 x i64], [2 x i64]* %".765"
  %".767" = extractvalue [2 x i64] %".766", 0
  %".768" = extractvalue [2 x i64] %".766", 1
  %".769" = icmp slt i64 %".750", 0
  %".770" = add i64 %".750", %".763"
  %".771" = select  i1 %".769", i64 %".770", i64 %".750"
  %".772" = icmp slt i64 %".751", 0
  %".773" = add i64 %".751", %".764"
  %".774" = select  i1 %".772", i64 %".773", i64 %".751"
  %".775" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752", i32 0, i32 5
  %".776" = getelementptr inbounds [2 x i64], [2 x i64]* %".775", i32 0, i32 0
  %".777" = load i64, i64* %".776", !range !1
  %".778" = getelementptr inbounds [2 x i64], [2 x i64]* %".775", i32 0, i32 1
  %".779" = load i64, i64* %".778", !range !1
  %".780" = insertvalue [2 x i64] undef, i64 %".777", 0
  %".781" = insertvalue [2 x i64] %".780", i64 %".779", 1
  %".782" = extractvalue [2 x i64] %".781", 0
  %".783" = extractvalue [2 x i64] %".781", 1
  %".784" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752", i32 0, i32 6
  %".785" = load [2 x i64], [2 x i64]* %".784"
  %".786" = extractvalue [2 x i64] %".785", 0
  %".787" = extractvalue [2 x i64] %".785", 1
  %".788" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".752", i32 0, i32 4
  %".789" = load double*, double** %".788"
  %".790" = mul i64 1, %".783"
  %".791" = mul i64 %".771", %".790"
  %".792" = add i64 0, %".791"
  %".793" = mul i64 %".774", 1
  %".794" = add i64 %".792", %".793"
  %".795" = getelementptr double, double* %".789", i64 %".794"
  store double %".743", double* %".795"
  %".797" = sitofp i64 5 to double
  %".798" = fcmp oeq double %".797",              0x0
  br i1 %".798", label %"B0.endif.endif.if", label %"B0.endif.endif.endif", !prof !2
B0.endif.endif.if:
  br label %"B0.endif.endif.endif"
B0.endif.endif.endif:
  %".801" = fdiv double %".62", %".797"
  %".802" = call double @"__nv_atanh"(double %".801")
  %".803" = insertvalue {i64, i64} undef, i64 13, 0
  %".804" = insertvalue {i64, i64} %".803", i64 %".33", 1
  %".805" = extractvalue {i64, i64} %".804", 0
  %".806" = extractvalue {i64, i64} %".804", 1
  %".807" = insertvalue [2 x i64] undef, i64 13, 0
  %".808" = insertvalue [2 x i64] %".807", i64 %".806", 1
  %".809" = extractvalue [2 x i64] %".808", 0
  %".810" = extractvalue [2 x i64] %".808", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811"
  %".815" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811", i32 0, i32 5
  %".816" = getelementptr inbounds [2 x i64], [2 x i64]* %".815", i32 0, i32 0
  %".817" = load i64, i64* %".816", !range !1
  %".818" = getelementptr inbounds [2 x i64], [2 x i64]* %".815", i32 0, i32 1
  %".819" = load i64, i64* %".818", !range !1
  %".820" = insertvalue [2 x i64] undef, i64 %".817", 0
  %".821" = insertvalue [2 x i64] %".820", i64 %".819", 1
  %".822" = extractvalue [2 x i64] %".821", 0
  %".823" = extractvalue [2 x i64] %".821", 1
  %".824" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811", i32 0, i32 6
  %".825" = load [2 x i64], [2 x i64]* %".824"
  %".826" = extractvalue [2 x i64] %".825", 0
  %".827" = extractvalue [2 x i64] %".825", 1
  %".828" = icmp slt i64 %".809", 0
  %".829" = add i64 %".809", %".822"
  %".830" = select  i1 %".828", i64 %".829", i64 %".809"
  %".831" = icmp slt i64 %".810", 0
  %".832" = add i64 %".810", %".823"
  %".833" = select  i1 %".831", i64 %".832", i64 %".810"
  %".834" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811", i32 0, i32 5
  %".835" = getelementptr inbounds [2 x i64], [2 x i64]* %".834", i32 0, i32 0
  %".836" = load i64, i64* %".835", !range !1
  %".837" = getelementptr inbounds [2 x i64], [2 x i64]* %".834", i32 0, i32 1
  %".838" = load i64, i64* %".837", !range !1
  %".839" = insertvalue [2 x i64] undef, i64 %".836", 0
  %".840" = insertvalue [2 x i64] %".839", i64 %".838", 1
  %".841" = extractvalue [2 x i64] %".840", 0
  %".842" = extractvalue [2 x i64] %".840", 1
  %".843" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811", i32 0, i32 6
  %".844" = load [2 x i64], [2 x i64]* %".843"
  %".845" = extractvalue [2 x i64] %".844", 0
  %".846" = extractvalue [2 x i64] %".844", 1
  %".847" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".811", i32 0, i32 4
  %".848" = load double*, double** %".847"
  %".849" = mul i64 1, %".842"
  %".850" = mul i64 %".830", %".849"
  %".851" = add i64 0, %".850"
  %".852" = mul i64 %".833", 1
  %".853" = add i64 %".851", %".852"
  %".854" = getelementptr double, double* %".848", i64 %".853"
  store double %".802", double* %".854"
  %".856" = call double @"__nv_fabs"(double %".62")
  %".857" = sitofp i64 1 to double
  %".858" = fadd double %".856", %".857"
  %".859" = call double @"__nv_acosh"(double %".858")
  %".860" = insertvalue {i64, i64} undef, i64 14, 0
  %".861" = insertvalue {i64, i64} %".860", i64 %".33", 1
  %".862" = extractvalue {i64, i64} %".861", 0
  %".863" = extractvalue {i64, i64} %".861", 1
  %".864" = insertvalue [2 x i64] undef, i64 14, 0
  %".865" = insertvalue [2 x i64] %".864", i64 %".863", 1
  %".866" = extractvalue [2 x i64] %".865", 0
  %".867" = extractvalue [2 x i64] %".865", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868"
  %".872" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868", i32 0, i32 5
  %".873" = getelementptr inbounds [2 x i64], [2 x i64]* %".872", i32 0, i32 0
  %".874" = load i64, i64* %".873", !range !1
  %".875" = getelementptr inbounds [2 x i64], [2 x i64]* %".872", i32 0, i32 1
  %".876" = load i64, i64* %".875", !range !1
  %".877" = insertvalue [2 x i64] undef, i64 %".874", 0
  %".878" = insertvalue [2 x i64] %".877", i64 %".876", 1
  %".879" = extractvalue [2 x i64] %".878", 0
  %".880" = extractvalue [2 x i64] %".878", 1
  %".881" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868", i32 0, i32 6
  %".882" = load [2 x i64], [2 x i64]* %".881"
  %".883" = extractvalue [2 x i64] %".882", 0
  %".884" = extractvalue [2 x i64] %".882", 1
  %".885" = icmp slt i64 %".866", 0
  %".886" = add i64 %".866", %".879"
  %".887" = select  i1 %".885", i64 %".886", i64 %".866"
  %".888" = icmp slt i64 %".867", 0
  %".889" = add i64 %".867", %".880"
  %".890" = select  i1 %".888", i64 %".889", i64 %".867"
  %".891" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868", i32 0, i32 5
  %".892" = getelementptr inbounds [2 x i64], [2 x i64]* %".891", i32 0, i32 0
  %".893" = load i64, i64* %".892", !range !1
  %".894" = getelementptr inbounds [2 x i64], [2 x i64]* %".891", i32 0, i32 1
  %".895" = load i64, i64* %".894", !range !1
  %".896" = insertvalue [2 x i64] undef, i64 %".893", 0
  %".897" = insertvalue [2 x i64] %".896", i64 %".895", 1
  %".898" = extractvalue [2 x i64] %".897", 0
  %".899" = extractvalue [2 x i64] %".897", 1
  %".900" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868", i32 0, i32 6
  %".901" = load [2 x i64], [2 x i64]* %".900"
  %".902" = extractvalue [2 x i64] %".901", 0
  %".903" = extractvalue [2 x i64] %".901", 1
  %".904" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".868", i32 0, i32 4
  %".905" = load double*, double** %".904"
  %".906" = mul i64 1, %".899"
  %".907" = mul i64 %".887", %".906"
  %".908" = add i64 0, %".907"
  %".909" = mul i64 %".890", 1
  %".910" = add i64 %".908", %".909"
  %".911" = getelementptr double, double* %".905", i64 %".910"
  store double %".859", double* %".911"
  %".913" = call double @"__nv_exp2"(double %".62")
  %".914" = insertvalue {i64, i64} undef, i64 15, 0
  %".915" = insertvalue {i64, i64} %".914", i64 %".33", 1
  %".916" = extractvalue {i64, i64} %".915", 0
  %".917" = extractvalue {i64, i64} %".915", 1
  %".918" = insertvalue [2 x i64] undef, i64 15, 0
  %".919" = insertvalue [2 x i64] %".918", i64 %".917", 1
  %".920" = extractvalue [2 x i64] %".919", 0
  %".921" = extractvalue [2 x i64] %".919", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922"
  %".926" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922", i32 0, i32 5
  %".927" = getelementptr inbounds [2 x i64], [2 x i64]* %".926", i32 0, i32 0
  %".928" = load i64, i64* %".927", !range !1
  %".929" = getelementptr inbounds [2 x i64], [2 x i64]* %".926", i32 0, i32 1
  %".930" = load i64, i64* %".929", !range !1
  %".931" = insertvalue [2 x i64] undef, i64 %".928", 0
  %".932" = insertvalue [2 x i64] %".931", i64 %".930", 1
  %".933" = extractvalue [2 x i64] %".932", 0
  %".934" = extractvalue [2 x i64] %".932", 1
  %".935" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922", i32 0, i32 6
  %".936" = load [2 x i64], [2 x i64]* %".935"
  %".937" = extractvalue [2 x i64] %".936", 0
  %".938" = extractvalue [2 x i64] %".936", 1
  %".939" = icmp slt i64 %".920", 0
  %".940" = add i64 %".920", %".933"
  %".941" = select  i1 %".939", i64 %".940", i64 %".920"
  %".942" = icmp slt i64 %".921", 0
  %".943" = add i64 %".921", %".934"
  %".944" = select  i1 %".942", i64 %".943", i64 %".921"
  %".945" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922", i32 0, i32 5
  %".946" = getelementptr inbounds [2 x i64], [2 x i64]* %".945", i32 0, i32 0
  %".947" = load i64, i64* %".946", !range !1
  %".948" = getelementptr inbounds [2 x i64], [2 x i64]* %".945", i32 0, i32 1
  %".949" = load i64, i64* %".948", !range !1
  %".950" = insertvalue [2 x i64] undef, i64 %".947", 0
  %".951" = insertvalue [2 x i64] %".950", i64 %".949", 1
  %".952" = extractvalue [2 x i64] %".951", 0
  %".953" = extractvalue [2 x i64] %".951", 1
  %".954" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922", i32 0, i32 6
  %".955" = load [2 x i64], [2 x i64]* %".954"
  %".956" = extractvalue [2 x i64] %".955", 0
  %".957" = extractvalue [2 x i64] %".955", 1
  %".958" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".922", i32 0, i32 4
  %".959" = load double*, double** %".958"
  %".960" = mul i64 1, %".953"
  %".961" = mul i64 %".941", %".960"
  %".962" = add i64 0, %".961"
  %".963" = mul i64 %".944", 1
  %".964" = add i64 %".962", %".963"
  %".965" = getelementptr double, double* %".959", i64 %".964"
  store double %".913", double* %".965"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"__nv_modf"(double %".1", double* %".2")

declare double @"__nv_frexp"(double %".1", i32* %".2")

declare i64 @"__nv_llrint"(double %".1")

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

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels16more_mathematicsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels16more_mathematicsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE", !"kernel", i32 1 }
