; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "mathematics_f64$29"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels15mathematics_f64B3v29B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels15mathematics_f64B3v29B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", double* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", double* %"y.4", i64 %"y.5.0", i64 %"y.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", double* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize", double* %"x.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".27", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"y.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"y.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", double* %"y.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".29", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.meminfo.2", i8* %"out.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"out.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"out.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.itemsize.2", double* %"out.4", 4
  %".30" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"out.5.1", 1
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".31", 5
  %".32" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"out.6.1", 1
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".33", 6
  %".43" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43"
  %".72" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72"
  %".112" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112"
  %".166" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166"
  %".225" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225"
  %".279" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279"
  %".333" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333"
  %".387" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387"
  %".441" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441"
  %".495" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495"
  %".549" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549"
  %".603" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603"
  %".657" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657"
  %".711" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711"
  %".765" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765"
  %".819" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819"
  %".873" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873"
  %".927" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927"
  %".981" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981"
  %".1035" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035"
  %".1089" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089"
  %".1143" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143"
  %".1202" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202"
  %".1256" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256"
  %".1310" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310"
  %".1364" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364"
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
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43"
  %".47" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 5
  %".48" = getelementptr inbounds [1 x i64], [1 x i64]* %".47", i32 0, i32 0
  %".49" = load i64, i64* %".48", !range !1
  %".50" = insertvalue [1 x i64] undef, i64 %".49", 0
  %".51" = extractvalue [1 x i64] %".50", 0
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 6
  %".53" = load [1 x i64], [1 x i64]* %".52"
  %".54" = extractvalue [1 x i64] %".53", 0
  %".55" = icmp slt i64 %".42", 0
  %".56" = add i64 %".42", %".51"
  %".57" = select  i1 %".55", i64 %".56", i64 %".42"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 5
  %".59" = getelementptr inbounds [1 x i64], [1 x i64]* %".58", i32 0, i32 0
  %".60" = load i64, i64* %".59", !range !1
  %".61" = insertvalue [1 x i64] undef, i64 %".60", 0
  %".62" = extractvalue [1 x i64] %".61", 0
  %".63" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 6
  %".64" = load [1 x i64], [1 x i64]* %".63"
  %".65" = extractvalue [1 x i64] %".64", 0
  %".66" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 4
  %".67" = load double*, double** %".66"
  %".68" = mul i64 %".57", 1
  %".69" = add i64 0, %".68"
  %".70" = getelementptr double, double* %".67", i64 %".69"
  %".71" = load double, double* %".70"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 5
  %".77" = getelementptr inbounds [1 x i64], [1 x i64]* %".76", i32 0, i32 0
  %".78" = load i64, i64* %".77", !range !1
  %".79" = insertvalue [1 x i64] undef, i64 %".78", 0
  %".80" = extractvalue [1 x i64] %".79", 0
  %".81" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 6
  %".82" = load [1 x i64], [1 x i64]* %".81"
  %".83" = extractvalue [1 x i64] %".82", 0
  %".84" = icmp slt i64 %".42", 0
  %".85" = add i64 %".42", %".80"
  %".86" = select  i1 %".84", i64 %".85", i64 %".42"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 5
  %".88" = getelementptr inbounds [1 x i64], [1 x i64]* %".87", i32 0, i32 0
  %".89" = load i64, i64* %".88", !range !1
  %".90" = insertvalue [1 x i64] undef, i64 %".89", 0
  %".91" = extractvalue [1 x i64] %".90", 0
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 6
  %".93" = load [1 x i64], [1 x i64]* %".92"
  %".94" = extractvalue [1 x i64] %".93", 0
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 4
  %".96" = load double*, double** %".95"
  %".97" = mul i64 %".86", 1
  %".98" = add i64 0, %".97"
  %".99" = getelementptr double, double* %".96", i64 %".98"
  %".100" = load double, double* %".99"
  %".101" = call double @"__nv_fabs"(double %".71")
  %".102" = fadd double %".101", 0x3fd0000000000000
  %".103" = call double @"__nv_sin"(double %".71")
  %".104" = insertvalue {i64, i64} undef, i64 0, 0
  %".105" = insertvalue {i64, i64} %".104", i64 %".42", 1
  %".106" = extractvalue {i64, i64} %".105", 0
  %".107" = extractvalue {i64, i64} %".105", 1
  %".108" = insertvalue [2 x i64] undef, i64 0, 0
  %".109" = insertvalue [2 x i64] %".108", i64 %".107", 1
  %".110" = extractvalue [2 x i64] %".109", 0
  %".111" = extractvalue [2 x i64] %".109", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112"
  %".116" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112", i32 0, i32 5
  %".117" = getelementptr inbounds [2 x i64], [2 x i64]* %".116", i32 0, i32 0
  %".118" = load i64, i64* %".117", !range !1
  %".119" = getelementptr inbounds [2 x i64], [2 x i64]* %".116", i32 0, i32 1
  %".120" = load i64, i64* %".119", !range !1
  %".121" = insertvalue [2 x i64] undef, i64 %".118", 0
  %".122" = insertvalue [2 x i64] %".121", i64 %".120", 1
  %".123" = extractvalue [2 x i64] %".122", 0
  %".124" = extractvalue [2 x i64] %".122", 1
  %".125" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112", i32 0, i32 6
  %".126" = load [2 x i64], [2 x i64]* %".125"
  %".127" = extractvalue [2 x i64] %".126", 0
  %".128" = extractvalue [2 x i64] %".126", 1
  %".129" = icmp slt i64 %".110", 0
  %".130" = add i64 %".110", %".123"
  %".131" = select  i1 %".129", i64 %".130", i64 %".110"
  %".132" = icmp slt i64 %".111", 0
  %".133" = add i64 %".111", %".124"
  %".134" = select  i1 %".132", i64 %".133", i64 %".111"
  %".135" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112", i32 0, i32 5
  %".136" = getelementptr inbounds [2 x i64], [2 x i64]* %".135", i32 0, i32 0
  %".137" = load i64, i64* %".136", !range !1
  %".138" = getelementptr inbounds [2 x i64], [2 x i64]* %".135", i32 0, i32 1
  %".139" = load i64, i64* %".138", !range !1
  %".140" = insertvalue [2 x i64] undef, i64 %".137", 0
  %".141" = insertvalue [2 x i64] %".140", i64 %".139", 1
  %".142" = extractvalue [2 x i64] %".141", 0
  %".143" = extractvalue [2 x i64] %".141", 1
  %".144" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112", i32 0, i32 6
  %".145" = load [2 x i64], [2 x i64]* %".144"
  %".146" = extractvalue [2 x i64] %".145", 0
  %".147" = extractvalue [2 x i64] %".145", 1
  %".148" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".112", i32 0, i32 4
  %".149" = load double*, double** %".148"
  %".150" = mul i64 1, %".143"
  %".151" = mul i64 %".131", %".150"
  %".152" = add i64 0, %".151"
  %".153" = mul i64 %".134", 1
  %".154" = add i64 %".152", %".153"
  %".155" = getelementptr double, double* %".149", i64 %".154"
  store double %".103", double* %".155"
  %".157" = call double @"__nv_cos"(double %".71")
  %".158" = insertvalue {i64, i64} undef, i64 1, 0
  %".159" = insertvalue {i64, i64} %".158", i64 %".42", 1
  %".160" = extractvalue {i64, i64} %".159", 0
  %".161" = extractvalue {i64, i64} %".159", 1
  %".162" = insertvalue [2 x i64] undef, i64 1, 0
  %".163" = insertvalue [2 x i64] %".162", i64 %".161", 1
  %".164" = extractvalue [2 x i64] %".163", 0
  %".165" = extractvalue [2 x i64] %".163", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166"
  %".170" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166", i32 0, i32 5
  %".171" = getelementptr inbounds [2 x i64], [2 x i64]* %".170", i32 0, i32 0
  %".172" = load i64, i64* %".171", !range !1
  %".173" = getelementptr inbounds [2 x i64], [2 x i64]* %".170", i32 0, i32 1
  %".174" = load i64, i64* %".173", !range !1
  %".175" = insertvalue [2 x i64] undef, i64 %".172", 0
  %".176" = insertvalue [2 x i64] %".175", i64 %".174", 1
  %".177" = extractvalue [2 x i64] %".176", 0
  %".178" = extractvalue [2 x i64] %".176", 1
  %".179" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166", i32 0, i32 6
  %".180" = load [2 x i64], [2 x i64]* %".179"
  %".181" = extractvalue [2 x i64] %".180", 0
  %".182" = extractvalue [2 x i64] %".180", 1
  %".183" = icmp slt i64 %".164", 0
  %".184" = add i64 %".164", %".177"
  %".185" = select  i1 %".183", i64 %".184", i64 %".164"
  %".186" = icmp slt i64 %".165", 0
  %".187" = add i64 %".165", %".178"
  %".188" = select  i1 %".186", i64 %".187", i64 %".165"
  %".189" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166", i32 0, i32 5
  %".190" = getelementptr inbounds [2 x i64], [2 x i64]* %".189", i32 0, i32 0
  %".191" = load i64, i64* %".190", !range !1
  %".192" = getelementptr inbounds [2 x i64], [2 x i64]* %".189", i32 0, i32 1
  %".193" = load i64, i64* %".192", !range !1
  %".194" = insertvalue [2 x i64] undef, i64 %".191", 0
  %".195" = insertvalue [2 x i64] %".194", i64 %".193", 1
  %".196" = extractvalue [2 x i64] %".195", 0
  %".197" = extractvalue [2 x i64] %".195", 1
  %".198" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166", i32 0, i32 6
  %".199" = load [2 x i64], [2 x i64]* %".198"
  %".200" = extractvalue [2 x i64] %".199", 0
  %".201" = extractvalue [2 x i64] %".199", 1
  %".202" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".166", i32 0, i32 4
  %".203" = load double*, double** %".202"
  %".204" = mul i64 1, %".197"
  %".205" = mul i64 %".185", %".204"
  %".206" = add i64 0, %".205"
  %".207" = mul i64 %".188", 1
  %".208" = add i64 %".206", %".207"
  %".209" = getelementptr double, double* %".203", i64 %".208"
  store double %".157", double* %".209"
  %".211" = sitofp i64 4 to double
  %".212" = fcmp oeq double %".211",              0x0
  br i1 %".212", label %"B0.if", label %"B0.endif", !prof !2
B0.if:
  br label %"B0.endif"
B0.endif:
  %".215" = fdiv double %".100", %".211"
  %".216" = call double @"__nv_tan"(double %".215")
  %".217" = insertvalue {i64, i64} undef, i64 2, 0
  %".218" = insertvalue {i64, i64} %".217", i64 %".42", 1
  %".219" = extractvalue {i64, i64} %".218", 0
  %".220" = extractvalue {i64, i64} %".218", 1
  %".221" = insertvalue [2 x i64] undef, i64 2, 0
  %".222" = insertvalue [2 x i64] %".221", i64 %".220", 1
  %".223" = extractvalue [2 x i64] %".222", 0
  %".224" = extractvalue [2 x i64] %".222", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225"
  %".229" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225", i32 0, i32 5
  %".230" = getelementptr inbounds [2 x i64], [2 x i64]* %".229", i32 0, i32 0
  %".231" = load i64, i64* %".230", !range !1
  %".232" = getelementptr inbounds [2 x i64], [2 x i64]* %".229", i32 0, i32 1
  %".233" = load i64, i64* %".232", !range !1
  %".234" = insertvalue [2 x i64] undef, i64 %".231", 0
  %".235" = insertvalue [2 x i64] %".234", i64 %".233", 1
  %".236" = extractvalue [2 x i64] %".235", 0
  %".237" = extractvalue [2 x i64] %".235", 1
  %".238" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225", i32 0, i32 6
  %".239" = load [2 x i64], [2 x i64]* %".238"
  %".240" = extractvalue [2 x i64] %".239", 0
  %".241" = extractvalue [2 x i64] %".239", 1
  %".242" = icmp slt i64 %".223", 0
  %".243" = add i64 %".223", %".236"
  %".244" = select  i1 %".242", i64 %".243", i64 %".223"
  %".245" = icmp slt i64 %".224", 0
  %".246" = add i64 %".224", %".237"
  %".247" = select  i1 %".245", i64 %".246", i64 %".224"
  %".248" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225", i32 0, i32 5
  %".249" = getelementptr inbounds [2 x i64], [2 x i64]* %".248", i32 0, i32 0
  %".250" = load i64, i64* %".249", !range !1
  %".251" = getelementptr inbounds [2 x i64], [2 x i64]* %".248", i32 0, i32 1
  %".252" = load i64, i64* %".251", !range !1
  %".253" = insertvalue [2 x i64] undef, i64 %".250", 0
  %".254" = insertvalue [2 x i64] %".253", i64 %".252", 1
  %".255" = extractvalue [2 x i64] %".254", 0
  %".256" = extractvalue [2 x i64] %".254", 1
  %".257" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225", i32 0, i32 6
  %".258" = load [2 x i64], [2 x i64]* %".257"
  %".259" = extractvalue [2 x i64] %".258", 0
  %".260" = extractvalue [2 x i64] %".258", 1
  %".261" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".225", i32 0, i32 4
  %".262" = load double*, double** %".261"
  %".263" = mul i64 1, %".256"
  %".264" = mul i64 %".244", %".263"
  %".265" = add i64 0, %".264"
  %".266" = mul i64 %".247", 1
  %".267" = add i64 %".265", %".266"
  %".268" = getelementptr double, double* %".262", i64 %".267"
  store double %".216", double* %".268"
  %".270" = call double @"__nv_exp"(double %".71")
  %".271" = insertvalue {i64, i64} undef, i64 3, 0
  %".272" = insertvalue {i64, i64} %".271", i64 %".42", 1
  %".273" = extractvalue {i64, i64} %".272", 0
  %".274" = extractvalue {i64, i64} %".272", 1
  %".275" = insertvalue [2 x i64] undef, i64 3, 0
  %".276" = insertvalue [2 x i64] %".275", i64 %".274", 1
  %".277" = extractvalue [2 x i64] %".276", 0
  %".278" = extractvalue [2 x i64] %".276", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279"
  %".283" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279", i32 0, i32 5
  %".284" = getelementptr inbounds [2 x i64], [2 x i64]* %".283", i32 0, i32 0
  %".285" = load i64, i64* %".284", !range !1
  %".286" = getelementptr inbounds [2 x i64], [2 x i64]* %".283", i32 0, i32 1
  %".287" = load i64, i64* %".286", !range !1
  %".288" = insertvalue [2 x i64] undef, i64 %".285", 0
  %".289" = insertvalue [2 x i64] %".288", i64 %".287", 1
  %".290" = extractvalue [2 x i64] %".289", 0
  %".291" = extractvalue [2 x i64] %".289", 1
  %".292" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279", i32 0, i32 6
  %".293" = load [2 x i64], [2 x i64]* %".292"
  %".294" = extractvalue [2 x i64] %".293", 0
  %".295" = extractvalue [2 x i64] %".293", 1
  %".296" = icmp slt i64 %".277", 0
  %".297" = add i64 %".277", %".290"
  %".298" = select  i1 %".296", i64 %".297", i64 %".277"
  %".299" = icmp slt i64 %".278", 0
  %".300" = add i64 %".278", %".291"
  %".301" = select  i1 %".299", i64 %".300", i64 %".278"
  %".302" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279", i32 0, i32 5
  %".303" = getelementptr inbounds [2 x i64], [2 x i64]* %".302", i32 0, i32 0
  %".304" = load i64, i64* %".303", !range !1
  %".305" = getelementptr inbounds [2 x i64], [2 x i64]* %".302", i32 0, i32 1
  %".306" = load i64, i64* %".305", !range !1
  %".307" = insertvalue [2 x i64] undef, i64 %".304", 0
  %".308" = insertvalue [2 x i64] %".307", i64 %".306", 1
  %".309" = extractvalue [2 x i64] %".308", 0
  %".310" = extractvalue [2 x i64] %".308", 1
  %".311" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279", i32 0, i32 6
  %".312" = load [2 x i64], [2 x i64]* %".311"
  %".313" = extractvalue [2 x i64] %".312", 0
  %".314" = extractvalue [2 x i64] %".312", 1
  %".315" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".279", i32 0, i32 4
  %".316" = load double*, double** %".315"
  %".317" = mul i64 1, %".310"
  %".318" = mul i64 %".298", %".317"
  %".319" = add i64 0, %".318"
  %".320" = mul i64 %".301", 1
  %".321" = add i64 %".319", %".320"
  %".322" = getelementptr double, double* %".316", i64 %".321"
  store double %".270", double* %".322"
  %".324" = call double @"__nv_log"(double %".102")
  %".325" = insertvalue {i64, i64} undef, i64 4, 0
  %".326" = insertvalue {i64, i64} %".325", i64 %".42", 1
  %".327" = extractvalue {i64, i64} %".326", 0
  %".328" = extractvalue {i64, i64} %".326", 1
  %".329" = insertvalue [2 x i64] undef, i64 4, 0
  %".330" = insertvalue [2 x i64] %".329", i64 %".328", 1
  %".331" = extractvalue [2 x i64] %".330", 0
  %".332" = extractvalue [2 x i64] %".330", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333"
  %".337" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333", i32 0, i32 5
  %".338" = getelementptr inbounds [2 x i64], [2 x i64]* %".337", i32 0, i32 0
  %".339" = load i64, i64* %".338", !range !1
  %".340" = getelementptr inbounds [2 x i64], [2 x i64]* %".337", i32 0, i32 1
  %".341" = load i64, i64* %".340", !range !1
  %".342" = insertvalue [2 x i64] undef, i64 %".339", 0
  %".343" = insertvalue [2 x i64] %".342", i64 %".341", 1
  %".344" = extractvalue [2 x i64] %".343", 0
  %".345" = extractvalue [2 x i64] %".343", 1
  %".346" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333", i32 0, i32 6
  %".347" = load [2 x i64], [2 x i64]* %".346"
  %".348" = extractvalue [2 x i64] %".347", 0
  %".349" = extractvalue [2 x i64] %".347", 1
  %".350" = icmp slt i64 %".331", 0
  %".351" = add i64 %".331", %".344"
  %".352" = select  i1 %".350", i64 %".351", i64 %".331"
  %".353" = icmp slt i64 %".332", 0
  %".354" = add i64 %".332", %".345"
  %".355" = select  i1 %".353", i64 %".354", i64 %".332"
  %".356" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333", i32 0, i32 5
  %".357" = getelementptr inbounds [2 x i64], [2 x i64]* %".356", i32 0, i32 0
  %".358" = load i64, i64* %".357", !range !1
  %".359" = getelementptr inbounds [2 x i64], [2 x i64]* %".356", i32 0, i32 1
  %".360" = load i64, i64* %".359", !range !1
  %".361" = insertvalue [2 x i64] undef, i64 %".358", 0
  %".362" = insertvalue [2 x i64] %".361", i64 %".360", 1
  %".363" = extractvalue [2 x i64] %".362", 0
  %".364" = extractvalue [2 x i64] %".362", 1
  %".365" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333", i32 0, i32 6
  %".366" = load [2 x i64], [2 x i64]* %".365"
  %".367" = extractvalue [2 x i64] %".366", 0
  %".368" = extractvalue [2 x i64] %".366", 1
  %".369" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".333", i32 0, i32 4
  %".370" = load double*, double** %".369"
  %".371" = mul i64 1, %".364"
  %".372" = mul i64 %".352", %".371"
  %".373" = add i64 0, %".372"
  %".374" = mul i64 %".355", 1
  %".375" = add i64 %".373", %".374"
  %".376" = getelementptr double, double* %".370", i64 %".375"
  store double %".324", double* %".376"
  %".378" = call double @"__nv_sqrt"(double %".102")
  %".379" = insertvalue {i64, i64} undef, i64 5, 0
  %".380" = insertvalue {i64, i64} %".379", i64 %".42", 1
  %".381" = extractvalue {i64, i64} %".380", 0
  %".382" = extractvalue {i64, i64} %".380", 1
  %".383" = insertvalue [2 x i64] undef, i64 5, 0
  %".384" = insertvalue [2 x i64] %".383", i64 %".382", 1
  %".385" = extractvalue [2 x i64] %".384", 0
  %".386" = extractvalue [2 x i64] %".384", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387"
  %".391" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387", i32 0, i32 5
  %".392" = getelementptr inbounds [2 x i64], [2 x i64]* %".391", i32 0, i32 0
  %".393" = load i64, i64* %".392", !range !1
  %".394" = getelementptr inbounds [2 x i64], [2 x i64]* %".391", i32 0, i32 1
  %".395" = load i64, i64* %".394", !range !1
  %".396" = insertvalue [2 x i64] undef, i64 %".393", 0
  %".397" = insertvalue [2 x i64] %".396", i64 %".395", 1
  %".398" = extractvalue [2 x i64] %".397", 0
  %".399" = extractvalue [2 x i64] %".397", 1
  %".400" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387", i32 0, i32 6
  %".401" = load [2 x i64], [2 x i64]* %".400"
  %".402" = extractvalue [2 x i64] %".401", 0
  %".403" = extractvalue [2 x i64] %".401", 1
  %".404" = icmp slt i64 %".385", 0
  %".405" = add i64 %".385", %".398"
  %".406" = select  i1 %".404", i64 %".405", i64 %".385"
  %".407" = icmp slt i64 %".386", 0
  %".408" = add i64 %".386", %".399"
  %".409" = select  i1 %".407", i64 %".408", i64 %".386"
  %".410" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387", i32 0, i32 5
  %".411" = getelementptr inbounds [2 x i64], [2 x i64]* %".410", i32 0, i32 0
  %".412" = load i64, i64* %".411", !range !1
  %".413" = getelementptr inbounds [2 x i64], [2 x i64]* %".410", i32 0, i32 1
  %".414" = load i64, i64* %".413", !range !1
  %".415" = insertvalue [2 x i64] undef, i64 %".412", 0
  %".416" = insertvalue [2 x i64] %".415", i64 %".414", 1
  %".417" = extractvalue [2 x i64] %".416", 0
  %".418" = extractvalue [2 x i64] %".416", 1
  %".419" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387", i32 0, i32 6
  %".420" = load [2 x i64], [2 x i64]* %".419"
  %".421" = extractvalue [2 x i64] %".420", 0
  %".422" = extractvalue [2 x i64] %".420", 1
  %".423" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".387", i32 0, i32 4
  %".424" = load double*, double** %".423"
  %".425" = mul i64 1, %".418"
  %".426" = mul i64 %".406", %".425"
  %".427" = add i64 0, %".426"
  %".428" = mul i64 %".409", 1
  %".429" = add i64 %".427", %".428"
  %".430" = getelementptr double, double* %".424", i64 %".429"
  store double %".378", double* %".430"
  %".432" = call double @"__nv_pow"(double %".102", double %".100")
  %".433" = insertvalue {i64, i64} undef, i64 6, 0
  %".434" = insertvalue {i64, i64} %".433", i64 %".42", 1
  %".435" = extractvalue {i64, i64} %".434", 0
  %".436" = extractvalue {i64, i64} %".434", 1
  %".437" = insertvalue [2 x i64] undef, i64 6, 0
  %".438" = insertvalue [2 x i64] %".437", i64 %".436", 1
  %".439" = extractvalue [2 x i64] %".438", 0
  %".440" = extractvalue [2 x i64] %".438", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441"
  %".445" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441", i32 0, i32 5
  %".446" = getelementptr inbounds [2 x i64], [2 x i64]* %".445", i32 0, i32 0
  %".447" = load i64, i64* %".446", !range !1
  %".448" = getelementptr inbounds [2 x i64], [2 x i64]* %".445", i32 0, i32 1
  %".449" = load i64, i64* %".448", !range !1
  %".450" = insertvalue [2 x i64] undef, i64 %".447", 0
  %".451" = insertvalue [2 x i64] %".450", i64 %".449", 1
  %".452" = extractvalue [2 x i64] %".451", 0
  %".453" = extractvalue [2 x i64] %".451", 1
  %".454" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441", i32 0, i32 6
  %".455" = load [2 x i64], [2 x i64]* %".454"
  %".456" = extractvalue [2 x i64] %".455", 0
  %".457" = extractvalue [2 x i64] %".455", 1
  %".458" = icmp slt i64 %".439", 0
  %".459" = add i64 %".439", %".452"
  %".460" = select  i1 %".458", i64 %".459", i64 %".439"
  %".461" = icmp slt i64 %".440", 0
  %".462" = add i64 %".440", %".453"
  %".463" = select  i1 %".461", i64 %".462", i64 %".440"
  %".464" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441", i32 0, i32 5
  %".465" = getelementptr inbounds [2 x i64], [2 x i64]* %".464", i32 0, i32 0
  %".466" = load i64, i64* %".465", !range !1
  %".467" = getelementptr inbounds [2 x i64], [2 x i64]* %".464", i32 0, i32 1
  %".468" = load i64, i64* %".467", !range !1
  %".469" = insertvalue [2 x i64] undef, i64 %".466", 0
  %".470" = insertvalue [2 x i64] %".469", i64 %".468", 1
  %".471" = extractvalue [2 x i64] %".470", 0
  %".472" = extractvalue [2 x i64] %".470", 1
  %".473" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441", i32 0, i32 6
  %".474" = load [2 x i64], [2 x i64]* %".473"
  %".475" = extractvalue [2 x i64] %".474", 0
  %".476" = extractvalue [2 x i64] %".474", 1
  %".477" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".441", i32 0, i32 4
  %".478" = load double*, double** %".477"
  %".479" = mul i64 1, %".472"
  %".480" = mul i64 %".460", %".479"
  %".481" = add i64 0, %".480"
  %".482" = mul i64 %".463", 1
  %".483" = add i64 %".481", %".482"
  %".484" = getelementptr double, double* %".478", i64 %".483"
  store double %".432", double* %".484"
  %".486" = call double @"__nv_atan2"(double %".71", double %".100")
  %".487" = insertvalue {i64, i64} undef, i64 7, 0
  %".488" = insertvalue {i64, i64} %".487", i64 %".42", 1
  %".489" = extractvalue {i64, i64} %".488", 0
  %".490" = extractvalue {i64, i64} %".488", 1
  %".491" = insertvalue [2 x i64] undef, i64 7, 0
  %".492" = insertvalue [2 x i64] %".491", i64 %".490", 1
  %".493" = extractvalue [2 x i64] %".492", 0
  %".494" = extractvalue [2 x i64] %".492", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495"
  %".499" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495", i32 0, i32 5
  %".500" = getelementptr inbounds [2 x i64], [2 x i64]* %".499", i32 0, i32 0
  %".501" = load i64, i64* %".500", !range !1
  %".502" = getelementptr inbounds [2 x i64], [2 x i64]* %".499", i32 0, i32 1
  %".503" = load i64, i64* %".502", !range !1
  %".504" = insertvalue [2 x i64] undef, i64 %".501", 0
  %".505" = insertvalue [2 x i64] %".504", i64 %".503", 1
  %".506" = extractvalue [2 x i64] %".505", 0
  %".507" = extractvalue [2 x i64] %".505", 1
  %".508" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495", i32 0, i32 6
  %".509" = load [2 x i64], [2 x i64]* %".508"
  %".510" = extractvalue [2 x i64] %".509", 0
  %".511" = extractvalue [2 x i64] %".509", 1
  %".512" = icmp slt i64 %".493", 0
  %".513" = add i64 %".493", %".506"
  %".514" = select  i1 %".512", i64 %".513", i64 %".493"
  %".515" = icmp slt i64 %".494", 0
  %".516" = add i64 %".494", %".507"
  %".517" = select  i1 %".515", i64 %".516", i64 %".494"
  %".518" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495", i32 0, i32 5
  %".519" = getelementptr inbounds [2 x i64], [2 x i64]* %".518", i32 0, i32 0
  %".520" = load i64, i64* %".519", !range !1
  %".521" = getelementptr inbounds [2 x i64], [2 x i64]* %".518", i32 0, i32 1
  %".522" = load i64, i64* %".521", !range !1
  %".523" = insertvalue [2 x i64] undef, i64 %".520", 0
  %".524" = insertvalue [2 x i64] %".523", i64 %".522", 1
  %".525" = extractvalue [2 x i64] %".524", 0
  %".526" = extractvalue [2 x i64] %".524", 1
  %".527" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495", i32 0, i32 6
  %".528" = load [2 x i64], [2 x i64]* %".527"
  %".529" = extractvalue [2 x i64] %".528", 0
  %".530" = extractvalue [2 x i64] %".528", 1
  %".531" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".495", i32 0, i32 4
  %".532" = load double*, double** %".531"
  %".533" = mul i64 1, %".526"
  %".534" = mul i64 %".514", %".533"
  %".535" = add i64 0, %".534"
  %".536" = mul i64 %".517", 1
  %".537" = add i64 %".535", %".536"
  %".538" = getelementptr double, double* %".532", i64 %".537"
  store double %".486", double* %".538"
  %".540" = call double @"__nv_tanh"(double %".71")
  %".541" = insertvalue {i64, i64} undef, i64 8, 0
  %".542" = insertvalue {i64, i64} %".541", i64 %".42", 1
  %".543" = extractvalue {i64, i64} %".542", 0
  %".544" = extractvalue {i64, i64} %".542", 1
  %".545" = insertvalue [2 x i64] undef, i64 8, 0
  %".546" = insertvalue [2 x i64] %".545", i64 %".544", 1
  %".547" = extractvalue [2 x i64] %".546", 0
  %".548" = extractvalue [2 x i64] %".546", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549"
  %".553" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549", i32 0, i32 5
  %".554" = getelementptr inbounds [2 x i64], [2 x i64]* %".553", i32 0, i32 0
  %".555" = load i64, i64* %".554", !range !1
  %".556" = getelementptr inbounds [2 x i64], [2 x i64]* %".553", i32 0, i32 1
  %".557" = load i64, i64* %".556", !range !1
  %".558" = insertvalue [2 x i64] undef, i64 %".555", 0
  %".559" = insertvalue [2 x i64] %".558", i64 %".557", 1
  %".560" = extractvalue [2 x i64] %".559", 0
  %".561" = extractvalue [2 x i64] %".559", 1
  %".562" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549", i32 0, i32 6
  %".563" = load [2 x i64], [2 x i64]* %".562"
  %".564" = extractvalue [2 x i64] %".563", 0
  %".565" = extractvalue [2 x i64] %".563", 1
  %".566" = icmp slt i64 %".547", 0
  %".567" = add i64 %".547", %".560"
  %".568" = select  i1 %".566", i64 %".567", i64 %".547"
  %".569" = icmp slt i64 %".548", 0
  %".570" = add i64 %".548", %".561"
  %".571" = select  i1 %".569", i64 %".570", i64 %".548"
  %".572" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549", i32 0, i32 5
  %".573" = getelementptr inbounds [2 x i64], [2 x i64]* %".572", i32 0, i32 0
  %".574" = load i64, i64* %".573", !range !1
  %".575" = getelementptr inbounds [2 x i64], [2 x i64]* %".572", i32 0, i32 1
  %".576" = load i64, i64* %".575", !range !1
  %".577" = insertvalue [2 x i64] undef, i64 %".574", 0
  %".578" = insertvalue [2 x i64] %".577", i64 %".576", 1
  %".579" = extractvalue [2 x i64] %".578", 0
  %".580" = extractvalue [2 x i64] %".578", 1
  %".581" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549", i32 0, i32 6
  %".582" = load [2 x i64], [2 x i64]* %".581"
  %".583" = extractvalue [2 x i64] %".582", 0
  %".584" = extractvalue [2 x i64] %".582", 1
  %".585" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".549", i32 0, i32 4
  %".586" = load double*, double** %".585"
  %".587" = mul i64 1, %".580"
  %".588" = mul i64 %".568", %".587"
  %".589" = add i64 0, %".588"
  %".590" = mul i64 %".571", 1
  %".591" = add i64 %".589", %".590"
  %".592" = getelementptr double, double* %".586", i64 %".591"
  store double %".540", double* %".592"
  %".594" = call double @"__nv_asinh"(double %".71")
  %".595" = insertvalue {i64, i64} undef, i64 9, 0
  %".596" = insertvalue {i64, i64} %".595", i64 %".42", 1
  %".597" = extractvalue {i64, i64} %".596", 0
  %".598" = extractvalue {i64, i64} %".596", 1
  %".599" = insertvalue [2 x i64] undef, i64 9, 0
  %".600" = insertvalue [2 x i64] %".599", i64 %".598", 1
  %".601" = extractvalue [2 x i64] %".600", 0
  %".602" = extractvalue [2 x i64] %".600", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603"
  %".607" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603", i32 0, i32 5
  %".608" = getelementptr inbounds [2 x i64], [2 x i64]* %".607", i32 0, i32 0
  %".609" = load i64, i64* %".608", !range !1
  %".610" = getelementptr inbounds [2 x i64], [2 x i64]* %".607", i32 0, i32 1
  %".611" = load i64, i64* %".610", !range !1
  %".612" = insertvalue [2 x i64] undef, i64 %".609", 0
  %".613" = insertvalue [2 x i64] %".612", i64 %".611", 1
  %".614" = extractvalue [2 x i64] %".613", 0
  %".615" = extractvalue [2 x i64] %".613", 1
  %".616" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603", i32 0, i32 6
  %".617" = load [2 x i64], [2 x i64]* %".616"
  %".618" = extractvalue [2 x i64] %".617", 0
  %".619" = extractvalue [2 x i64] %".617", 1
  %".620" = icmp slt i64 %".601", 0
  %".621" = add i64 %".601", %".614"
  %".622" = select  i1 %".620", i64 %".621", i64 %".601"
  %".623" = icmp slt i64 %".602", 0
  %".624" = add i64 %".602", %".615"
  %".625" = select  i1 %".623", i64 %".624", i64 %".602"
  %".626" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603", i32 0, i32 5
  %".627" = getelementptr inbounds [2 x i64], [2 x i64]* %".626", i32 0, i32 0
  %".628" = load i64, i64* %".627", !range !1
  %".629" = getelementptr inbounds [2 x i64], [2 x i64]* %".626", i32 0, i32 1
  %".630" = load i64, i64* %".629", !range !1
  %".631" = insertvalue [2 x i64] undef, i64 %".628", 0
  %".632" = insertvalue [2 x i64] %".631", i64 %".630", 1
  %".633" = extractvalue [2 x i64] %".632", 0
  %".634" = extractvalue [2 x i64] %".632", 1
  %".635" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603", i32 0, i32 6
  %".636" = load [2 x i64], [2 x i64]* %".635"
  %".637" = extractvalue [2 x i64] %".636", 0
  %".638" = extractvalue [2 x i64] %".636", 1
  %".639" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".603", i32 0, i32 4
  %".640" = load double*, double** %".639"
  %".641" = mul i64 1, %".634"
  %".642" = mul i64 %".622", %".641"
  %".643" = add i64 0, %".642"
  %".644" = mul i64 %".625", 1
  %".645" = add i64 %".643", %".644"
  %".646" = getelementptr double, double* %".640", i64 %".645"
  store double %".594", double* %".646"
  %".648" = call double @"__nv_floor"(double %".71")
  %".649" = insertvalue {i64, i64} undef, i64 10, 0
  %".650" = insertvalue {i64, i64} %".649", i64 %".42", 1
  %".651" = extractvalue {i64, i64} %".650", 0
  %".652" = extractvalue {i64, i64} %".650", 1
  %".653" = insertvalue [2 x i64] undef, i64 10, 0
  %".654" = insertvalue [2 x i64] %".653", i64 %".652", 1
  %".655" = extractvalue [2 x i64] %".654", 0
  %".656" = extractvalue [2 x i64] %".654", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657"
  %".661" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657", i32 0, i32 5
  %".662" = getelementptr inbounds [2 x i64], [2 x i64]* %".661", i32 0, i32 0
  %".663" = load i64, i64* %".662", !range !1
  %".664" = getelementptr inbounds [2 x i64], [2 x i64]* %".661", i32 0, i32 1
  %".665" = load i64, i64* %".664", !range !1
  %".666" = insertvalue [2 x i64] undef, i64 %".663", 0
  %".667" = insertvalue [2 x i64] %".666", i64 %".665", 1
  %".668" = extractvalue [2 x i64] %".667", 0
  %".669" = extractvalue [2 x i64] %".667", 1
  %".670" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657", i32 0, i32 6
  %".671" = load [2 x i64], [2 x i64]* %".670"
  %".672" = extractvalue [2 x i64] %".671", 0
  %".673" = extractvalue [2 x i64] %".671", 1
  %".674" = icmp slt i64 %".655", 0
  %".675" = add i64 %".655", %".668"
  %".676" = select  i1 %".674", i64 %".675", i64 %".655"
  %".677" = icmp slt i64 %".656", 0
  %".678" = add i64 %".656", %".669"
  %".679" = select  i1 %".677", i64 %".678", i64 %".656"
  %".680" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657", i32 0, i32 5
  %".681" = getelementptr inbounds [2 x i64], [2 x i64]* %".680", i32 0, i32 0
  %".682" = load i64, i64* %".681", !range !1
  %".683" = getelementptr inbounds [2 x i64], [2 x i64]* %".680", i32 0, i32 1
  %".684" = load i64, i64* %".683", !range !1
  %".685" = insertvalue [2 x i64] undef, i64 %".682", 0
  %".686" = insertvalue [2 x i64] %".685", i64 %".684", 1
  %".687" = extractvalue [2 x i64] %".686", 0
  %".688" = extractvalue [2 x i64] %".686", 1
  %".689" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657", i32 0, i32 6
  %".690" = load [2 x i64], [2 x i64]* %".689"
  %".691" = extractvalue [2 x i64] %".690", 0
  %".692" = extractvalue [2 x i64] %".690", 1
  %".693" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".657", i32 0, i32 4
  %".694" = load double*, double** %".693"
  %".695" = mul i64 1, %".688"
  %".696" = mul i64 %".676", %".695"
  %".697" = add i64 0, %".696"
  %".698" = mul i64 %".679", 1
  %".699" = add i64 %".697", %".698"
  %".700" = getelementptr double, double* %".694", i64 %".699"
  store double %".648", double* %".700"
  %".702" = call double @"__nv_ceil"(double %".71")
  %".703" = insertvalue {i64, i64} undef, i64 11, 0
  %".704" = insertvalue {i64, i64} %".703", i64 %".42", 1
  %".705" = extractvalue {i64, i64} %".704", 0
  %".706" = extractvalue {i64, i64} %".704", 1
  %".707" = insertvalue [2 x i64] undef, i64 11, 0
  %".708" = insertvalue [2 x i64] %".707", i64 %".706", 1
  %".709" = extractvalue [2 x i64] %".708", 0
  %".710" = extractvalue [2 x i64] %".708", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711"
  %".715" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711", i32 0, i32 5
  %".716" = getelementptr inbounds [2 x i64], [2 x i64]* %".715", i32 0, i32 0
  %".717" = load i64, i64* %".716", !range !1
  %".718" = getelementptr inbounds [2 x i64], [2 x i64]* %".715", i32 0, i32 1
  %".719" = load i64, i64* %".718", !range !1
  %".720" = insertvalue [2 x i64] undef, i64 %".717", 0
  %".721" = insertvalue [2 x i64] %".720", i64 %".719", 1
  %".722" = extractvalue [2 x i64] %".721", 0
  %".723" = extractvalue [2 x i64] %".721", 1
  %".724" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711", i32 0, i32 6
  %".725" = load [2 x i64], [2 x i64]* %".724"
  %".726" = extractvalue [2 x i64] %".725", 0
  %".727" = extractvalue [2 x i64] %".725", 1
  %".728" = icmp slt i64 %".709", 0
  %".729" = add i64 %".709", %".722"
  %".730" = select  i1 %".728", i64 %".729", i64 %".709"
  %".731" = icmp slt i64 %".710", 0
  %".732" = add i64 %".710", %".723"
  %".733" = select  i1 %".731", i64 %".732", i64 %".710"
  %".734" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711", i32 0, i32 5
  %".735" = getelementptr inbounds [2 x i64], [2 x i64]* %".734", i32 0, i32 0
  %".736" = load i64, i64* %".735", !range !1
  %".737" = getelementptr inbounds [2 x i64], [2 x i64]* %".734", i32 0, i32 1
  %".738" = load i64, i64* %".737", !range !1
  %".739" = insertvalue [2 x i64] undef, i64 %".736", 0
  %".740" = insertvalue [2 x i64] %".739", i64 %".738", 1
  %".741" = extractvalue [2 x i64] %".740", 0
  %".742" = extractvalue [2 x i64] %".740", 1
  %".743" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711", i32 0, i32 6
  %".744" = load [2 x i64], [2 x i64]* %".743"
  %".745" = extractvalue [2 x i64] %".744", 0
  %".746" = extractvalue [2 x i64] %".744", 1
  %".747" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".711", i32 0, i32 4
  %".748" = load double*, double** %".747"
  %".749" = mul i64 1, %".742"
  %".750" = mul i64 %".730", %".749"
  %".751" = add i64 0, %".750"
  %".752" = mul i64 %".733", 1
  %".753" = add i64 %".751", %".752"
  %".754" = getelementptr double, double* %".748", i64 %".753"
  store double %".702", double* %".754"
  %".756" = call double @"__nv_trunc"(double %".71")
  %".757" = insertvalue {i64, i64} undef, i64 12, 0
  %".758" = insertvalue {i64, i64} %".757", i64 %".42", 1
  %".759" = extractvalue {i64, i64} %".758", 0
  %".760" = extractvalue {i64, i64} %".758", 1
  %".761" = insertvalue [2 x i64] undef, i64 12, 0
  %".762" = insertvalue [2 x i64] %".761", i64 %".760", 1
  %".763" = extractvalue [2 x i64] %".762", 0
  %".764" = extractvalue [2 x i64] %".762", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765"
  %".769" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765", i32 0, i32 5
  %".770" = getelementptr inbounds [2 x i64], [2 x i64]* %".769", i32 0, i32 0
  %".771" = load i64, i64* %".770", !range !1
  %".772" = getelementptr inbounds [2 x i64], [2 x i64]* %".769", i32 0, i32 1
  %".773" = load i64, i64* %".772", !range !1
  %".774" = insertvalue [2 x i64] undef, i64 %".771", 0
  %".775" = insertvalue [2 x i64] %".774", i64 %".773", 1
  %".776" = extractvalue [2 x i64] %".775", 0
  %".777" = extractvalue [2 x i64] %".775", 1
  %".778" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765", i32 0, i32 6
  %".779" = load [2 x i64], [2 x i64]* %".778"
  %".780" = extractvalue [2 x i64] %".779", 0
  %".781" = extractvalue [2 x i64] %".779", 1
  %".782" = icmp slt i64 %".763", 0
  %".783" = add i64 %".763", %".776"
  %".784" = select  i1 %".782", i64 %".783", i64 %".763"
  %".785" = icmp slt i64 %".764", 0
  %".786" = add i64 %".764", %".777"
  %".787" = select  i1 %".785", i64 %".786", i64 %".764"
  %".788" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765", i32 0, i32 5
  %".789" = getelementptr inbounds [2 x i64], [2 x i64]* %".788", i32 0, i32 0
  %".790" = load i64, i64* %".789", !range !1
  %".791" = getelementptr inbounds [2 x i64], [2 x i64]* %".788", i32 0, i32 1
  %".792" = load i64, i64* %".791", !range !1
  %".793" = insertvalue [2 x i64] undef, i64 %".790", 0
  %".794" = insertvalue [2 x i64] %".793", i64 %".792", 1
  %".795" = extractvalue [2 x i64] %".794", 0
  %".796" = extractvalue [2 x i64] %".794", 1
  %".797" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765", i32 0, i32 6
  %".798" = load [2 x i64], [2 x i64]* %".797"
  %".799" = extractvalue [2 x i64] %".798", 0
  %".800" = extractvalue [2 x i64] %".798", 1
  %".801" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".765", i32 0, i32 4
  %".802" = load double*, double** %".801"
  %".803" = mul i64 1, %".796"
  %".804" = mul i64 %".784", %".803"
  %".805" = add i64 0, %".804"
  %".806" = mul i64 %".787", 1
  %".807" = add i64 %".805", %".806"
  %".808" = getelementptr double, double* %".802", i64 %".807"
  store double %".756", double* %".808"
  %".810" = call double @"__nv_fmod"(double %".71", double %".100")
  %".811" = insertvalue {i64, i64} undef, i64 13, 0
  %".812" = insertvalue {i64, i64} %".811", i64 %".42", 1
  %".813" = extractvalue {i64, i64} %".812", 0
  %".814" = extractvalue {i64, i64} %".812", 1
  %".815" = insertvalue [2 x i64] undef, i64 13, 0
  %".816" = insertvalue [2 x i64] %".815", i64 %".814", 1
  %".817" = extractvalue [2 x i64] %".816", 0
  %".818" = extractvalue [2 x i64] %".816", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819"
  %".823" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 5
  %".824" = getelementptr inbounds [2 x i64], [2 x i64]* %".823", i32 0, i32 0
  %".825" = load i64, i64* %".824", !range !1
  %".826" = getelementptr inbounds [2 x i64], [2 x i64]* %".823", i32 0, i32 1
  %".827" = load i64, i64* %".826", !range !1
  %".828" = insertvalue [2 x i64] undef, i64 %".825", 0
  %".829" = insertvalue [2 x i64] %".828", i64 %".827", 1
  %".830" = extractvalue [2 x i64] %".829", 0
  %".831" = extractvalue [2 x i64] %".829", 1
  %".832" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 6
  %".833" = load [2 x i64], [2 x i64]* %".832"
  %".834" = extractvalue [2 x i64] %".833", 0
  %".835" = extractvalue [2 x i64] %".833", 1
  %".836" = icmp slt i64 %".817", 0
  %".837" = add i64 %".817", %".830"
  %".838" = select  i1 %".836", i64 %".837", i64 %".817"
  %".839" = icmp slt i64 %".818", 0
  %".840" = add i64 %".818", %".831"
  %".841" = select  i1 %".839", i64 %".840", i64 %".818"
  %".842" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 5
  %".843" = getelementptr inbounds [2 x i64], [2 x i64]* %".842", i32 0, i32 0
  %".844" = load i64, i64* %".843", !range !1
  %".845" = getelementptr inbounds [2 x i64], [2 x i64]* %".842", i32 0, i32 1
  %".846" = load i64, i64* %".845", !range !1
  %".847" = insertvalue [2 x i64] undef, i64 %".844", 0
  %".848" = insertvalue [2 x i64] %".847", i64 %".846", 1
  %".849" = extractvalue [2 x i64] %".848", 0
  %".850" = extractvalue [2 x i64] %".848", 1
  %".851" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 6
  %".852" = load [2 x i64], [2 x i64]* %".851"
  %".853" = extractvalue [2 x i64] %".852", 0
  %".854" = extractvalue [2 x i64] %".852", 1
  %".855" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 4
  %".856" = load double*, double** %".855"
  %".857" = mul i64 1, %".850"
  %".858" = mul i64 %".838", %".857"
  %".859" = add i64 0, %".858"
  %".860" = mul i64 %".841", 1
  %".861" = add i64 %".859", %".860"
  %".862" = getelementptr double, double* %".856", i64 %".861"
  store double %".810", double* %".862"
  %".864" = call double @"__nv_hypot"(double %".71", double %".100")
  %".865" = insertvalue {i64, i64} undef, i64 14, 0
  %".866" = insertvalue {i64, i64} %".865", i64 %".42", 1
  %".867" = extractvalue {i64, i64} %".866", 0
  %".868" = extractvalue {i64, i64} %".866", 1
  %".869" = insertvalue [2 x i64] undef, i64 14, 0
  %".870" = insertvalue [2 x i64] %".869", i64 %".868", 1
  %".871" = extractvalue [2 x i64] %".870", 0
  %".872" = extractvalue [2 x i64] %".870", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873"
  %".877" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 5
  %".878" = getelementptr inbounds [2 x i64], [2 x i64]* %".877", i32 0, i32 0
  %".879" = load i64, i64* %".878", !range !1
  %".880" = getelementptr inbounds [2 x i64], [2 x i64]* %".877", i32 0, i32 1
  %".881" = load i64, i64* %".880", !range !1
  %".882" = insertvalue [2 x i64] undef, i64 %".879", 0
  %".883" = insertvalue [2 x i64] %".882", i64 %".881", 1
  %".884" = extractvalue [2 x i64] %".883", 0
  %".885" = extractvalue [2 x i64] %".883", 1
  %".886" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 6
  %".887" = load [2 x i64], [2 x i64]* %".886"
  %".888" = extractvalue [2 x i64] %".887", 0
  %".889" = extractvalue [2 x i64] %".887", 1
  %".890" = icmp slt i64 %".871", 0
  %".891" = add i64 %".871", %".884"
  %".892" = select  i1 %".890", i64 %".891", i64 %".871"
  %".893" = icmp slt i64 %".872", 0
  %".894" = add i64 %".872", %".885"
  %".895" = select  i1 %".893", i64 %".894", i64 %".872"
  %".896" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 5
  %".897" = getelementptr inbounds [2 x i64], [2 x i64]* %".896", i32 0, i32 0
  %".898" = load i64, i64* %".897", !range !1
  %".899" = getelementptr inbounds [2 x i64], [2 x i64]* %".896", i32 0, i32 1
  %".900" = load i64, i64* %".899", !range !1
  %".901" = insertvalue [2 x i64] undef, i64 %".898", 0
  %".902" = insertvalue [2 x i64] %".901", i64 %".900", 1
  %".903" = extractvalue [2 x i64] %".902", 0
  %".904" = extractvalue [2 x i64] %".902", 1
  %".905" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 6
  %".906" = load [2 x i64], [2 x i64]* %".905"
  %".907" = extractvalue [2 x i64] %".906", 0
  %".908" = extractvalue [2 x i64] %".906", 1
  %".909" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 4
  %".910" = load double*, double** %".909"
  %".911" = mul i64 1, %".904"
  %".912" = mul i64 %".892", %".911"
  %".913" = add i64 0, %".912"
  %".914" = mul i64 %".895", 1
  %".915" = add i64 %".913", %".914"
  %".916" = getelementptr double, double* %".910", i64 %".915"
  store double %".864", double* %".916"
  %".918" = call double @"__nv_log1p"(double %".102")
  %".919" = insertvalue {i64, i64} undef, i64 15, 0
  %".920" = insertvalue {i64, i64} %".919", i64 %".42", 1
  %".921" = extractvalue {i64, i64} %".920", 0
  %".922" = extractvalue {i64, i64} %".920", 1
  %".923" = insertvalue [2 x i64] undef, i64 15, 0
  %".924" = insertvalue [2 x i64] %".923", i64 %".922", 1
  %".925" = extractvalue [2 x i64] %".924", 0
  %".926" = extractvalue [2 x i64] %".924", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927"
  %".931" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927", i32 0, i32 5
  %".932" = getelementptr inbounds [2 x i64], [2 x i64]* %".931", i32 0, i32 0
  %".933" = load i64, i64* %".932", !range !1
  %".934" = getelementptr inbounds [2 x i64], [2 x i64]* %".931", i32 0, i32 1
  %".935" = load i64, i64* %".934", !range !1
  %".936" = insertvalue [2 x i64] undef, i64 %".933", 0
  %".937" = insertvalue [2 x i64] %".936", i64 %".935", 1
  %".938" = extractvalue [2 x i64] %".937", 0
  %".939" = extractvalue [2 x i64] %".937", 1
  %".940" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927", i32 0, i32 6
  %".941" = load [2 x i64], [2 x i64]* %".940"
  %".942" = extractvalue [2 x i64] %".941", 0
  %".943" = extractvalue [2 x i64] %".941", 1
  %".944" = icmp slt i64 %".925", 0
  %".945" = add i64 %".925", %".938"
  %".946" = select  i1 %".944", i64 %".945", i64 %".925"
  %".947" = icmp slt i64 %".926", 0
  %".948" = add i64 %".926", %".939"
  %".949" = select  i1 %".947", i64 %".948", i64 %".926"
  %".950" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927", i32 0, i32 5
  %".951" = getelementptr inbounds [2 x i64], [2 x i64]* %".950", i32 0, i32 0
  %".952" = load i64, i64* %".951", !range !1
  %".953" = getelementptr inbounds [2 x i64], [2 x i64]* %".950", i32 0, i32 1
  %".954" = load i64, i64* %".953", !range !1
  %".955" = insertvalue [2 x i64] undef, i64 %".952", 0
  %".956" = insertvalue [2 x i64] %".955", i64 %".954", 1
  %".957" = extractvalue [2 x i64] %".956", 0
  %".958" = extractvalue [2 x i64] %".956", 1
  %".959" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927", i32 0, i32 6
  %".960" = load [2 x i64], [2 x i64]* %".959"
  %".961" = extractvalue [2 x i64] %".960", 0
  %".962" = extractvalue [2 x i64] %".960", 1
  %".963" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".927", i32 0, i32 4
  %".964" = load double*, double** %".963"
  %".965" = mul i64 1, %".958"
  %".966" = mul i64 %".946", %".965"
  %".967" = add i64 0, %".966"
  %".968" = mul i64 %".949", 1
  %".969" = add i64 %".967", %".968"
  %".970" = getelementptr double, double* %".964", i64 %".969"
  store double %".918", double* %".970"
  %".972" = call double @"__nv_expm1"(double %".71")
  %".973" = insertvalue {i64, i64} undef, i64 16, 0
  %".974" = insertvalue {i64, i64} %".973", i64 %".42", 1
  %".975" = extractvalue {i64, i64} %".974", 0
  %".976" = extractvalue {i64, i64} %".974", 1
  %".977" = insertvalue [2 x i64] undef, i64 16, 0
  %".978" = insertvalue [2 x i64] %".977", i64 %".976", 1
  %".979" = extractvalue [2 x i64] %".978", 0
  %".980" = extractvalue [2 x i64] %".978", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981"
  %".985" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981", i32 0, i32 5
  %".986" = getelementptr inbounds [2 x i64], [2 x i64]* %".985", i32 0, i32 0
  %".987" = load i64, i64* %".986", !range !1
  %".988" = getelementptr inbounds [2 x i64], [2 x i64]* %".985", i32 0, i32 1
  %".989" = load i64, i64* %".988", !range !1
  %".990" = insertvalue [2 x i64] undef, i64 %".987", 0
  %".991" = insertvalue [2 x i64] %".990", i64 %".989", 1
  %".992" = extractvalue [2 x i64] %".991", 0
  %".993" = extractvalue [2 x i64] %".991", 1
  %".994" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981", i32 0, i32 6
  %".995" = load [2 x i64], [2 x i64]* %".994"
  %".996" = extractvalue [2 x i64] %".995", 0
  %".997" = extractvalue [2 x i64] %".995", 1
  %".998" = icmp slt i64 %".979", 0
  %".999" = add i64 %".979", %".992"
  %".1000" = select  i1 %".998", i64 %".999", i64 %".979"
  %".1001" = icmp slt i64 %".980", 0
  %".1002" = add i64 %".980", %".993"
  %".1003" = select  i1 %".1001", i64 %".1002", i64 %".980"
  %".1004" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981", i32 0, i32 5
  %".1005" = getelementptr inbounds [2 x i64], [2 x i64]* %".1004", i32 0, i32 0
  %".1006" = load i64, i64* %".1005", !range !1
  %".1007" = getelementptr inbounds [2 x i64], [2 x i64]* %".1004", i32 0, i32 1
  %".1008" = load i64, i64* %".1007", !range !1
  %".1009" = insertvalue [2 x i64] undef, i64 %".1006", 0
  %".1010" = insertvalue [2 x i64] %".1009", i64 %".1008", 1
  %".1011" = extractvalue [2 x i64] %".1010", 0
  %".1012" = extractvalue [2 x i64] %".1010", 1
  %".1013" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981", i32 0, i32 6
  %".1014" = load [2 x i64], [2 x i64]* %".1013"
  %".1015" = extractvalue [2 x i64] %".1014", 0
  %".1016" = extractvalue [2 x i64] %".1014", 1
  %".1017" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".981", i32 0, i32 4
  %".1018" = load double*, double** %".1017"
  %".1019" = mul i64 1, %".1012"
  %".1020" = mul i64 %".1000", %".1019"
  %".1021" = add i64 0, %".1020"
  %".1022" = mul i64 %".1003", 1
  %".1023" = add i64 %".1021", %".1022"
  %".1024" = getelementptr double, double* %".1018", i64 %".1023"
  store double %".972", double* %".1024"
  %".1026" = call double @"__nv_copysign"(double %".71", double %".100")
  %".1027" = insertvalue {i64, i64} undef, i64 17, 0
  %".1028" = insertvalue {i64, i64} %".1027", i64 %".42", 1
  %".1029" = extractvalue {i64, i64} %".1028", 0
  %".1030" = extractvalue {i64, i64} %".1028", 1
  %".1031" = insertvalue [2 x i64] undef, i64 17, 0
  %".1032" = insertvalue [2 x i64] %".1031", i64 %".1030", 1
  %".1033" = extractvalue [2 x i64] %".1032", 0
  %".1034" = extractvalue [2 x i64] %".1032", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035"
  %".1039" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035", i32 0, i32 5
  %".1040" = getelementptr inbounds [2 x i64], [2 x i64]* %".1039", i32 0, i32 0
  %".1041" = load i64, i64* %".1040", !range !1
  %".1042" = getelementptr inbounds [2 x i64], [2 x i64]* %".1039", i32 0, i32 1
  %".1043" = load i64, i64* %".1042", !range !1
  %".1044" = insertvalue [2 x i64] undef, i64 %".1041", 0
  %".1045" = insertvalue [2 x i64] %".1044", i64 %".1043", 1
  %".1046" = extractvalue [2 x i64] %".1045", 0
  %".1047" = extractvalue [2 x i64] %".1045", 1
  %".1048" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035", i32 0, i32 6
  %".1049" = load [2 x i64], [2 x i64]* %".1048"
  %".1050" = extractvalue [2 x i64] %".1049", 0
  %".1051" = extractvalue [2 x i64] %".1049", 1
  %".1052" = icmp slt i64 %".1033", 0
  %".1053" = add i64 %".1033", %".1046"
  %".1054" = select  i1 %".1052", i64 %".1053", i64 %".1033"
  %".1055" = icmp slt i64 %".1034", 0
  %".1056" = add i64 %".1034", %".1047"
  %".1057" = select  i1 %".1055", i64 %".1056", i64 %".1034"
  %".1058" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035", i32 0, i32 5
  %".1059" = getelementptr inbounds [2 x i64], [2 x i64]* %".1058", i32 0, i32 0
  %".1060" = load i64, i64* %".1059", !range !1
  %".1061" = getelementptr inbounds [2 x i64], [2 x i64]* %".1058", i32 0, i32 1
  %".1062" = load i64, i64* %".1061", !range !1
  %".1063" = insertvalue [2 x i64] undef, i64 %".1060", 0
  %".1064" = insertvalue [2 x i64] %".1063", i64 %".1062", 1
  %".1065" = extractvalue [2 x i64] %".1064", 0
  %".1066" = extractvalue [2 x i64] %".1064", 1
  %".1067" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035", i32 0, i32 6
  %".1068" = load [2 x i64], [2 x i64]* %".1067"
  %".1069" = extractvalue [2 x i64] %".1068", 0
  %".1070" = extractvalue [2 x i64] %".1068", 1
  %".1071" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1035", i32 0, i32 4
  %".1072" = load double*, double** %".1071"
  %".1073" = mul i64 1, %".1066"
  %".1074" = mul i64 %".1054", %".1073"
  %".1075" = add i64 0, %".1074"
  %".1076" = mul i64 %".1057", 1
  %".1077" = add i64 %".1075", %".1076"
  %".1078" = getelementptr double, double* %".1072", i64 %".1077"
  store double %".1026", double* %".1078"
  %".1080" = call double @"__nv_erf"(double %".71")
  %".1081" = insertvalue {i64, i64} undef, i64 18, 0
  %".1082" = insertvalue {i64, i64} %".1081", i64 %".42", 1
  %".1083" = extractvalue {i64, i64} %".1082", 0
  %".1084" = extractvalue {i64, i64} %".1082", 1
  %".1085" = insertvalue [2 x i64] undef, i64 18, 0
  %".1086" = insertvalue [2 x i64] %".1085", i64 %".1084", 1
  %".1087" = extractvalue [2 x i64] %".1086", 0
  %".1088" = extractvalue [2 x i64] %".1086", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089"
  %".1093" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089", i32 0, i32 5
  %".1094" = getelementptr inbounds [2 x i64], [2 x i64]* %".1093", i32 0, i32 0
  %".1095" = load i64, i64* %".1094", !range !1
  %".1096" = getelementptr inbounds [2 x i64], [2 x i64]* %".1093", i32 0, i32 1
  %".1097" = load i64, i64* %".1096", !range !1
  %".1098" = insertvalue [2 x i64] undef, i64 %".1095", 0
  %".1099" = insertvalue [2 x i64] %".1098", i64 %".1097", 1
  %".1100" = extractvalue [2 x i64] %".1099", 0
  %".1101" = extractvalue [2 x i64] %".1099", 1
  %".1102" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089", i32 0, i32 6
  %".1103" = load [2 x i64], [2 x i64]* %".1102"
  %".1104" = extractvalue [2 x i64] %".1103", 0
  %".1105" = extractvalue [2 x i64] %".1103", 1
  %".1106" = icmp slt i64 %".1087", 0
  %".1107" = add i64 %".1087", %".1100"
  %".1108" = select  i1 %".1106", i64 %".1107", i64 %".1087"
  %".1109" = icmp slt i64 %".1088", 0
  %".1110" = add i64 %".1088", %".1101"
  %".1111" = select  i1 %".1109", i64 %".1110", i64 %".1088"
  %".1112" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089", i32 0, i32 5
  %".1113" = getelementptr inbounds [2 x i64], [2 x i64]* %".1112", i32 0, i32 0
  %".1114" = load i64, i64* %".1113", !range !1
  %".1115" = getelementptr inbounds [2 x i64], [2 x i64]* %".1112", i32 0, i32 1
  %".1116" = load i64, i64* %".1115", !range !1
  %".1117" = insertvalue [2 x i64] undef, i64 %".1114", 0
  %".1118" = insertvalue [2 x i64] %".1117", i64 %".1116", 1
  %".1119" = extractvalue [2 x i64] %".1118", 0
  %".1120" = extractvalue [2 x i64] %".1118", 1
  %".1121" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089", i32 0, i32 6
  %".1122" = load [2 x i64], [2 x i64]* %".1121"
  %".1123" = extractvalue [2 x i64] %".1122", 0
  %".1124" = extractvalue [2 x i64] %".1122", 1
  %".1125" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1089", i32 0, i32 4
  %".1126" = load double*, double** %".1125"
  %".1127" = mul i64 1, %".1120"
  %".1128" = mul i64 %".1108", %".1127"
  %".1129" = add i64 0, %".1128"
  %".1130" = mul i64 %".1111", 1
  %".1131" = add i64 %".1129", %".1130"
  %".1132" = getelementptr double, double* %".1126", i64 %".1131"
  store double %".1080", double* %".1132"
  %".1134" = call double @"__nv_lgamma"(double %".102")
  %".1135" = insertvalue {i64, i64} undef, i64 19, 0
  %".1136" = insertvalue {i64, i64} %".1135", i64 %".42", 1
  %".1137" = extractvalue {i64, i64} %".1136", 0
  %".1138" = extractvalue {i64, i64} %".1136", 1
  %".1139" = insertvalue [2 x i64] undef, i64 19, 0
  %".1140" = insertvalue [2 x i64] %".1139", i64 %".1138", 1
  %".1141" = extractvalue [2 x i64] %".1140", 0
  %".1142" = extractvalue [2 x i64] %".1140", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143"
  %".1147" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143", i32 0, i32 5
  %".1148" = getelementptr inbounds [2 x i64], [2 x i64]* %".1147", i32 0, i32 0
  %".1149" = load i64, i64* %".1148", !range !1
  %".1150" = getelementptr inbounds [2 x i64], [2 x i64]* %".1147", i32 0, i32 1
  %".1151" = load i64, i64* %".1150", !range !1
  %".1152" = insertvalue [2 x i64] undef, i64 %".1149", 0
  %".1153" = insertvalue [2 x i64] %".1152", i64 %".1151", 1
  %".1154" = extractvalue [2 x i64] %".1153", 0
  %".1155" = extractvalue [2 x i64] %".1153", 1
  %".1156" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143", i32 0, i32 6
  %".1157" = load [2 x i64], [2 x i64]* %".1156"
  %".1158" = extractvalue [2 x i64] %".1157", 0
  %".1159" = extractvalue [2 x i64] %".1157", 1
  %".1160" = icmp slt i64 %".1141", 0
  %".1161" = add i64 %".1141", %".1154"
  %".1162" = select  i1 %".1160", i64 %".1161", i64 %".1141"
  %".1163" = icmp slt i64 %".1142", 0
  %".1164" = add i64 %".1142", %".1155"
  %".1165" = select  i1 %".1163", i64 %".1164", i64 %".1142"
  %".1166" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143", i32 0, i32 5
  %".1167" = getelementptr inbounds [2 x i64], [2 x i64]* %".1166", i32 0, i32 0
  %".1168" = load i64, i64* %".1167", !range !1
  %".1169" = getelementptr inbounds [2 x i64], [2 x i64]* %".1166", i32 0, i32 1
  %".1170" = load i64, i64* %".1169", !range !1
  %".1171" = insertvalue [2 x i64] undef, i64 %".1168", 0
  %".1172" = insertvalue [2 x i64] %".1171", i64 %".1170", 1
  %".1173" = extractvalue [2 x i64] %".1172", 0
  %".1174" = extractvalue [2 x i64] %".1172", 1
  %".1175" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143", i32 0, i32 6
  %".1176" = load [2 x i64], [2 x i64]* %".1175"
  %".1177" = extractvalue [2 x i64] %".1176", 0
  %".1178" = extractvalue [2 x i64] %".1176", 1
  %".1179" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1143", i32 0, i32 4
  %".1180" = load double*, double** %".1179"
  %".1181" = mul i64 1, %".1174"
  %".1182" = mul i64 %".1162", %".1181"
  %".1183" = add i64 0, %".1182"
  %".1184" = mul i64 %".1165", 1
  %".1185" = add i64 %".1183", %".1184"
  %".1186" = getelementptr double, double* %".1180", i64 %".1185"
  store double %".1134", double* %".1186"
  %".1188" = sitofp i64 5 to double
  %".1189" = fcmp oeq double %".1188",              0x0
  br i1 %".1189", label %"B0.endif.if", label %"B0.endif.endif", !prof !2
B0.endif.if:
  br label %"B0.endif.endif"
B0.endif.endif:
  %".1192" = fdiv double %".71", %".1188"
  %".1193" = call double @"__nv_acos"(double %".1192")
  %".1194" = insertvalue {i64, i64} undef, i64 20, 0
  %".1195" = insertvalue {i64, i64} %".1194", i64 %".42", 1
  %".1196" = extractvalue {i64, i64} %".1195", 0
  %".1197" = extractvalue {i64, i64} %".1195", 1
  %".1198" = insertvalue [2 x i64] undef, i64 20, 0
  %".1199" = insertvalue [2 x i64] %".1198", i64 %".1197", 1
  %".1200" = extractvalue [2 x i64] %".1199", 0
  %".1201" = extractvalue [2 x i64] %".1199", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202"
  %".1206" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202", i32 0, i32 5
  %".1207" = getelementptr inbounds [2 x i64], [2 x i64]* %".1206", i32 0, i32 0
  %".1208" = load i64, i64* %".1207", !range !1
  %".1209" = getelementptr inbounds [2 x i64], [2 x i64]* %".1206", i32 0, i32 1
  %".1210" = load i64, i64* %".1209", !range !1
  %".1211" = insertvalue [2 x i64] undef, i64 %".1208", 0
  %".1212" = insertvalue [2 x i64] %".1211", i64 %".1210", 1
  %".1213" = extractvalue [2 x i64] %".1212", 0
  %".1214" = extractvalue [2 x i64] %".1212", 1
  %".1215" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202", i32 0, i32 6
  %".1216" = load [2 x i64], [2 x i64]* %".1215"
  %".1217" = extractvalue [2 x i64] %".1216", 0
  %".1218" = extractvalue [2 x i64] %".1216", 1
  %".1219" = icmp slt i64 %".1200", 0
  %".1220" = add i64 %".1200", %".1213"
  %".1221" = select  i1 %".1219", i64 %".1220", i64 %".1200"
  %".1222" = icmp slt i64 %".1201", 0
  %".1223" = add i64 %".1201", %".1214"
  %".1224" = select  i1 %".1222", i64 %".1223", i64 %".1201"
  %".1225" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202", i32 0, i32 5
  %".1226" = getelementptr inbounds [2 x i64], [2 x i64]* %".1225", i32 0, i32 0
  %".1227" = load i64, i64* %".1226", !range !1
  %".1228" = getelementptr inbounds [2 x i64], [2 x i64]* %".1225", i32 0, i32 1
  %".1229" = load i64, i64* %".1228", !range !1
  %".1230" = insertvalue [2 x i64] undef, i64 %".1227", 0
  %".1231" = insertvalue [2 x i64] %".1230", i64 %".1229", 1
  %".1232" = extractvalue [2 x i64] %".1231", 0
  %".1233" = extractvalue [2 x i64] %".1231", 1
  %".1234" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202", i32 0, i32 6
  %".1235" = load [2 x i64], [2 x i64]* %".1234"
  %".1236" = extractvalue [2 x i64] %".1235", 0
  %".1237" = extractvalue [2 x i64] %".1235", 1
  %".1238" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1202", i32 0, i32 4
  %".1239" = load double*, double** %".1238"
  %".1240" = mul i64 1, %".1233"
  %".1241" = mul i64 %".1221", %".1240"
  %".1242" = add i64 0, %".1241"
  %".1243" = mul i64 %".1224", 1
  %".1244" = add i64 %".1242", %".1243"
  %".1245" = getelementptr double, double* %".1239", i64 %".1244"
  store double %".1193", double* %".1245"
  %".1247" = call double @"__nv_log10"(double %".102")
  %".1248" = insertvalue {i64, i64} undef, i64 21, 0
  %".1249" = insertvalue {i64, i64} %".1248", i64 %".42", 1
  %".1250" = extractvalue {i64, i64} %".1249", 0
  %".1251" = extractvalue {i64, i64} %".1249", 1
  %".1252" = insertvalue [2 x i64] undef, i64 21, 0
  %".1253" = insertvalue [2 x i64] %".1252", i64 %".1251", 1
  %".1254" = extractvalue [2 x i64] %".1253", 0
  %".1255" = extractvalue [2 x i64] %".1253", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256"
  %".1260" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256", i32 0, i32 5
  %".1261" = getelementptr inbounds [2 x i64], [2 x i64]* %".1260", i32 0, i32 0
  %".1262" = load i64, i64* %".1261", !range !1
  %".1263" = getelementptr inbounds [2 x i64], [2 x i64]* %".1260", i32 0, i32 1
  %".1264" = load i64, i64* %".1263", !range !1
  %".1265" = insertvalue [2 x i64] undef, i64 %".1262", 0
  %".1266" = insertvalue [2 x i64] %".1265", i64 %".1264", 1
  %".1267" = extractvalue [2 x i64] %".1266", 0
  %".1268" = extractvalue [2 x i64] %".1266", 1
  %".1269" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256", i32 0, i32 6
  %".1270" = load [2 x i64], [2 x i64]* %".1269"
  %".1271" = extractvalue [2 x i64] %".1270", 0
  %".1272" = extractvalue [2 x i64] %".1270", 1
  %".1273" = icmp slt i64 %".1254", 0
  %".1274" = add i64 %".1254", %".1267"
  %".1275" = select  i1 %".1273", i64 %".1274", i64 %".1254"
  %".1276" = icmp slt i64 %".1255", 0
  %".1277" = add i64 %".1255", %".1268"
  %".1278" = select  i1 %".1276", i64 %".1277", i64 %".1255"
  %".1279" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256", i32 0, i32 5
  %".1280" = getelementptr inbounds [2 x i64], [2 x i64]* %".1279", i32 0, i32 0
  %".1281" = load i64, i64* %".1280", !range !1
  %".1282" = getelementptr inbounds [2 x i64], [2 x i64]* %".1279", i32 0, i32 1
  %".1283" = load i64, i64* %".1282", !range !1
  %".1284" = insertvalue [2 x i64] undef, i64 %".1281", 0
  %".1285" = insertvalue [2 x i64] %".1284", i64 %".1283", 1
  %".1286" = extractvalue [2 x i64] %".1285", 0
  %".1287" = extractvalue [2 x i64] %".1285", 1
  %".1288" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256", i32 0, i32 6
  %".1289" = load [2 x i64], [2 x i64]* %".1288"
  %".1290" = extractvalue [2 x i64] %".1289", 0
  %".1291" = extractvalue [2 x i64] %".1289", 1
  %".1292" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1256", i32 0, i32 4
  %".1293" = load double*, double** %".1292"
  %".1294" = mul i64 1, %".1287"
  %".1295" = mul i64 %".1275", %".1294"
  %".1296" = add i64 0, %".1295"
  %".1297" = mul i64 %".1278", 1
  %".1298" = add i64 %".1296", %".1297"
  %".1299" = getelementptr double, double* %".1293", i64 %".1298"
  store double %".1247", double* %".1299"
  %".1301" = call double @"__nv_log2"(double %".102")
  %".1302" = insertvalue {i64, i64} undef, i64 22, 0
  %".1303" = insertvalue {i64, i64} %".1302", i64 %".42", 1
  %".1304" = extractvalue {i64, i64} %".1303", 0
  %".1305" = extractvalue {i64, i64} %".1303", 1
  %".1306" = insertvalue [2 x i64] undef, i64 22, 0
  %".1307" = insertvalue [2 x i64] %".1306", i64 %".1305", 1
  %".1308" = extractvalue [2 x i64] %".1307", 0
  %".1309" = extractvalue [2 x i64] %".1307", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310"
  %".1314" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310", i32 0, i32 5
  %".1315" = getelementptr inbounds [2 x i64], [2 x i64]* %".1314", i32 0, i32 0
  %".1316" = load i64, i64* %".1315", !range !1
  %".1317" = getelementptr inbounds [2 x i64], [2 x i64]* %".1314", i32 0, i32 1
  %".1318" = load i64, i64* %".1317", !range !1
  %".1319" = insertvalue [2 x i64] undef, i64 %".1316", 0
  %".1320" = insertvalue [2 x i64] %".1319", i64 %".1318", 1
  %".1321" = extractvalue [2 x i64] %".1320", 0
  %".1322" = extractvalue [2 x i64] %".1320", 1
  %".1323" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310", i32 0, i32 6
  %".1324" = load [2 x i64], [2 x i64]* %".1323"
  %".1325" = extractvalue [2 x i64] %".1324", 0
  %".1326" = extractvalue [2 x i64] %".1324", 1
  %".1327" = icmp slt i64 %".1308", 0
  %".1328" = add i64 %".1308", %".1321"
  %".1329" = select  i1 %".1327", i64 %".1328", i64 %".1308"
  %".1330" = icmp slt i64 %".1309", 0
  %".1331" = add i64 %".1309", %".1322"
  %".1332" = select  i1 %".1330", i64 %".1331", i64 %".1309"
  %".1333" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310", i32 0, i32 5
  %".1334" = getelementptr inbounds [2 x i64], [2 x i64]* %".1333", i32 0, i32 0
  %".1335" = load i64, i64* %".1334", !range !1
  %".1336" = getelementptr inbounds [2 x i64], [2 x i64]* %".1333", i32 0, i32 1
  %".1337" = load i64, i64* %".1336", !range !1
  %".1338" = insertvalue [2 x i64] undef, i64 %".1335", 0
  %".1339" = insertvalue [2 x i64] %".1338", i64 %".1337", 1
  %".1340" = extractvalue [2 x i64] %".1339", 0
  %".1341" = extractvalue [2 x i64] %".1339", 1
  %".1342" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310", i32 0, i32 6
  %".1343" = load [2 x i64], [2 x i64]* %".1342"
  %".1344" = extractvalue [2 x i64] %".1343", 0
  %".1345" = extractvalue [2 x i64] %".1343", 1
  %".1346" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1310", i32 0, i32 4
  %".1347" = load double*, double** %".1346"
  %".1348" = mul i64 1, %".1341"
  %".1349" = mul i64 %".1329", %".1348"
  %".1350" = add i64 0, %".1349"
  %".1351" = mul i64 %".1332", 1
  %".1352" = add i64 %".1350", %".1351"
  %".1353" = getelementptr double, double* %".1347", i64 %".1352"
  store double %".1301", double* %".1353"
  %".1355" = fmul double 0x404ca5dc1a63c1f8, %".71"
  %".1356" = insertvalue {i64, i64} undef, i64 23, 0
  %".1357" = insertvalue {i64, i64} %".1356", i64 %".42", 1
  %".1358" = extractvalue {i64, i64} %".1357", 0
  %".1359" = extractvalue {i64, i64} %".1357", 1
  %".1360" = insertvalue [2 x i64] undef, i64 23, 0
  %".1361" = insertvalue [2 x i64] %".1360", i64 %".1359", 1
  %".1362" = extractvalue [2 x i64] %".1361", 0
  %".1363" = extractvalue [2 x i64] %".1361", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364"
  %".1368" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364", i32 0, i32 5
  %".1369" = getelementptr inbounds [2 x i64], [2 x i64]* %".1368", i32 0, i32 0
  %".1370" = load i64, i64* %".1369", !range !1
  %".1371" = getelementptr inbounds [2 x i64], [2 x i64]* %".1368", i32 0, i32 1
  %".1372" = load i64, i64* %".1371", !range !1
  %".1373" = insertvalue [2 x i64] undef, i64 %".1370", 0
  %".1374" = insertvalue [2 x i64] %".1373", i64 %".1372", 1
  %".1375" = extractvalue [2 x i64] %".1374", 0
  %".1376" = extractvalue [2 x i64] %".1374", 1
  %".1377" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364", i32 0, i32 6
  %".1378" = load [2 x i64], [2 x i64]* %".1377"
  %".1379" = extractvalue [2 x i64] %".1378", 0
  %".1380" = extractvalue [2 x i64] %".1378", 1
  %".1381" = icmp slt i64 %".1362", 0
  %".1382" = add i64 %".1362", %".1375"
  %".1383" = select  i1 %".1381", i64 %".1382", i64 %".1362"
  %".1384" = icmp slt i64 %".1363", 0
  %".1385" = add i64 %".1363", %".1376"
  %".1386" = select  i1 %".1384", i64 %".1385", i64 %".1363"
  %".1387" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364", i32 0, i32 5
  %".1388" = getelementptr inbounds [2 x i64], [2 x i64]* %".1387", i32 0, i32 0
  %".1389" = load i64, i64* %".1388", !range !1
  %".1390" = getelementptr inbounds [2 x i64], [2 x i64]* %".1387", i32 0, i32 1
  %".1391" = load i64, i64* %".1390", !range !1
  %".1392" = insertvalue [2 x i64] undef, i64 %".1389", 0
  %".1393" = insertvalue [2 x i64] %".1392", i64 %".1391", 1
  %".1394" = extractvalue [2 x i64] %".1393", 0
  %".1395" = extractvalue [2 x i64] %".1393", 1
  %".1396" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364", i32 0, i32 6
  %".1397" = load [2 x i64], [2 x i64]* %".1396"
  %".1398" = extractvalue [2 x i64] %".1397", 0
  %".1399" = extractvalue [2 x i64] %".1397", 1
  %".1400" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".1364", i32 0, i32 4
  %".1401" = load double*, double** %".1400"
  %".1402" = mul i64 1, %".1395"
  %".1403" = mul i64 %".1383", %".1402"
  %".1404" = add i64 0, %".1403"
  %".1405" = mul i64 %".1386", 1
  %".1406" = add i64 %".1404", %".1405"
  %".1407" = getelementptr double, double* %".1401", i64 %".1406"
  store double %".1355", double* %".1407"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"__nv_fabs"(double %".1")

declare double @"__nv_sin"(double %".1")

declare double @"__nv_cos"(double %".1")

declare double @"__nv_tan"(double %".1")

declare double @"__nv_exp"(double %".1")

declare double @"__nv_log"(double %".1")

declare double @"__nv_sqrt"(double %".1")

declare double @"__nv_pow"(double %".1", double %".2")

declare double @"__nv_atan2"(double %".1", double %".2")

declare double @"__nv_tanh"(double %".1")

declare double @"__nv_asinh"(double %".1")

declare double @"__nv_floor"(double %".1")

declare double @"__nv_ceil"(double %".1")

declare double @"__nv_trunc"(double %".1")

declare double @"__nv_fmod"(double %".1", double %".2")

declare double @"__nv_hypot"(double %".1", double %".2")

declare double @"__nv_log1p"(double %".1")

declare double @"__nv_expm1"(double %".1")

declare double @"__nv_copysign"(double %".1", double %".2")

declare double @"__nv_erf"(double %".1")

declare double @"__nv_lgamma"(double %".1")

declare double @"__nv_acos"(double %".1")

declare double @"__nv_log10"(double %".1")

declare double @"__nv_log2"(double %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15mathematics_f64B3v29B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15mathematics_f64B3v29B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE", !"kernel", i32 1 }
