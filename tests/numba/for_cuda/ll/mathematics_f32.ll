; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "mathematics_f32$30"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels15mathematics_f32B3v30B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels15mathematics_f32B3v30B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", float* %"y.4", i64 %"y.5.0", i64 %"y.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".27", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"y.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"y.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"y.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".29", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.2", i8* %"out.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"out.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"out.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.2", float* %"out.4", 4
  %".30" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"out.5.1", 1
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".31", 5
  %".32" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"out.6.1", 1
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".33", 6
  %".43" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43"
  %".72" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72"
  %".113" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113"
  %".167" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167"
  %".226" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226"
  %".280" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280"
  %".334" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334"
  %".388" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388"
  %".442" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442"
  %".496" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496"
  %".550" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550"
  %".604" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604"
  %".658" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658"
  %".712" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712"
  %".766" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766"
  %".820" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820"
  %".874" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874"
  %".928" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928"
  %".982" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982"
  %".1036" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036"
  %".1090" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090"
  %".1144" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144"
  %".1203" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203"
  %".1257" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257"
  %".1311" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311"
  %".1365" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365"
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
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43"
  %".47" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 5
  %".48" = getelementptr inbounds [1 x i64], [1 x i64]* %".47", i32 0, i32 0
  %".49" = load i64, i64* %".48", !range !1
  %".50" = insertvalue [1 x i64] undef, i64 %".49", 0
  %".51" = extractvalue [1 x i64] %".50", 0
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 6
  %".53" = load [1 x i64], [1 x i64]* %".52"
  %".54" = extractvalue [1 x i64] %".53", 0
  %".55" = icmp slt i64 %".42", 0
  %".56" = add i64 %".42", %".51"
  %".57" = select  i1 %".55", i64 %".56", i64 %".42"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 5
  %".59" = getelementptr inbounds [1 x i64], [1 x i64]* %".58", i32 0, i32 0
  %".60" = load i64, i64* %".59", !range !1
  %".61" = insertvalue [1 x i64] undef, i64 %".60", 0
  %".62" = extractvalue [1 x i64] %".61", 0
  %".63" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 6
  %".64" = load [1 x i64], [1 x i64]* %".63"
  %".65" = extractvalue [1 x i64] %".64", 0
  %".66" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".43", i32 0, i32 4
  %".67" = load float*, float** %".66"
  %".68" = mul i64 %".57", 1
  %".69" = add i64 0, %".68"
  %".70" = getelementptr float, float* %".67", i64 %".69"
  %".71" = load float, float* %".70"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 5
  %".77" = getelementptr inbounds [1 x i64], [1 x i64]* %".76", i32 0, i32 0
  %".78" = load i64, i64* %".77", !range !1
  %".79" = insertvalue [1 x i64] undef, i64 %".78", 0
  %".80" = extractvalue [1 x i64] %".79", 0
  %".81" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 6
  %".82" = load [1 x i64], [1 x i64]* %".81"
  %".83" = extractvalue [1 x i64] %".82", 0
  %".84" = icmp slt i64 %".42", 0
  %".85" = add i64 %".42", %".80"
  %".86" = select  i1 %".84", i64 %".85", i64 %".42"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 5
  %".88" = getelementptr inbounds [1 x i64], [1 x i64]* %".87", i32 0, i32 0
  %".89" = load i64, i64* %".88", !range !1
  %".90" = insertvalue [1 x i64] undef, i64 %".89", 0
  %".91" = extractvalue [1 x i64] %".90", 0
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 6
  %".93" = load [1 x i64], [1 x i64]* %".92"
  %".94" = extractvalue [1 x i64] %".93", 0
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".72", i32 0, i32 4
  %".96" = load float*, float** %".95"
  %".97" = mul i64 %".86", 1
  %".98" = add i64 0, %".97"
  %".99" = getelementptr float, float* %".96", i64 %".98"
  %".100" = load float, float* %".99"
  %".101" = call float @"__nv_fabsf"(float %".71")
  %".102" = fptrunc double 0x3fd0000000000000 to float
  %".103" = fadd float %".101", %".102"
  %".104" = call float @"__nv_sinf"(float %".71")
  %".105" = insertvalue {i64, i64} undef, i64 0, 0
  %".106" = insertvalue {i64, i64} %".105", i64 %".42", 1
  %".107" = extractvalue {i64, i64} %".106", 0
  %".108" = extractvalue {i64, i64} %".106", 1
  %".109" = insertvalue [2 x i64] undef, i64 0, 0
  %".110" = insertvalue [2 x i64] %".109", i64 %".108", 1
  %".111" = extractvalue [2 x i64] %".110", 0
  %".112" = extractvalue [2 x i64] %".110", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113"
  %".117" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113", i32 0, i32 5
  %".118" = getelementptr inbounds [2 x i64], [2 x i64]* %".117", i32 0, i32 0
  %".119" = load i64, i64* %".118", !range !1
  %".120" = getelementptr inbounds [2 x i64], [2 x i64]* %".117", i32 0, i32 1
  %".121" = load i64, i64* %".120", !range !1
  %".122" = insertvalue [2 x i64] undef, i64 %".119", 0
  %".123" = insertvalue [2 x i64] %".122", i64 %".121", 1
  %".124" = extractvalue [2 x i64] %".123", 0
  %".125" = extractvalue [2 x i64] %".123", 1
  %".126" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113", i32 0, i32 6
  %".127" = load [2 x i64], [2 x i64]* %".126"
  %".128" = extractvalue [2 x i64] %".127", 0
  %".129" = extractvalue [2 x i64] %".127", 1
  %".130" = icmp slt i64 %".111", 0
  %".131" = add i64 %".111", %".124"
  %".132" = select  i1 %".130", i64 %".131", i64 %".111"
  %".133" = icmp slt i64 %".112", 0
  %".134" = add i64 %".112", %".125"
  %".135" = select  i1 %".133", i64 %".134", i64 %".112"
  %".136" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113", i32 0, i32 5
  %".137" = getelementptr inbounds [2 x i64], [2 x i64]* %".136", i32 0, i32 0
  %".138" = load i64, i64* %".137", !range !1
  %".139" = getelementptr inbounds [2 x i64], [2 x i64]* %".136", i32 0, i32 1
  %".140" = load i64, i64* %".139", !range !1
  %".141" = insertvalue [2 x i64] undef, i64 %".138", 0
  %".142" = insertvalue [2 x i64] %".141", i64 %".140", 1
  %".143" = extractvalue [2 x i64] %".142", 0
  %".144" = extractvalue [2 x i64] %".142", 1
  %".145" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113", i32 0, i32 6
  %".146" = load [2 x i64], [2 x i64]* %".145"
  %".147" = extractvalue [2 x i64] %".146", 0
  %".148" = extractvalue [2 x i64] %".146", 1
  %".149" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".113", i32 0, i32 4
  %".150" = load float*, float** %".149"
  %".151" = mul i64 1, %".144"
  %".152" = mul i64 %".132", %".151"
  %".153" = add i64 0, %".152"
  %".154" = mul i64 %".135", 1
  %".155" = add i64 %".153", %".154"
  %".156" = getelementptr float, float* %".150", i64 %".155"
  store float %".104", float* %".156"
  %".158" = call float @"__nv_cosf"(float %".71")
  %".159" = insertvalue {i64, i64} undef, i64 1, 0
  %".160" = insertvalue {i64, i64} %".159", i64 %".42", 1
  %".161" = extractvalue {i64, i64} %".160", 0
  %".162" = extractvalue {i64, i64} %".160", 1
  %".163" = insertvalue [2 x i64] undef, i64 1, 0
  %".164" = insertvalue [2 x i64] %".163", i64 %".162", 1
  %".165" = extractvalue [2 x i64] %".164", 0
  %".166" = extractvalue [2 x i64] %".164", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167"
  %".171" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167", i32 0, i32 5
  %".172" = getelementptr inbounds [2 x i64], [2 x i64]* %".171", i32 0, i32 0
  %".173" = load i64, i64* %".172", !range !1
  %".174" = getelementptr inbounds [2 x i64], [2 x i64]* %".171", i32 0, i32 1
  %".175" = load i64, i64* %".174", !range !1
  %".176" = insertvalue [2 x i64] undef, i64 %".173", 0
  %".177" = insertvalue [2 x i64] %".176", i64 %".175", 1
  %".178" = extractvalue [2 x i64] %".177", 0
  %".179" = extractvalue [2 x i64] %".177", 1
  %".180" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167", i32 0, i32 6
  %".181" = load [2 x i64], [2 x i64]* %".180"
  %".182" = extractvalue [2 x i64] %".181", 0
  %".183" = extractvalue [2 x i64] %".181", 1
  %".184" = icmp slt i64 %".165", 0
  %".185" = add i64 %".165", %".178"
  %".186" = select  i1 %".184", i64 %".185", i64 %".165"
  %".187" = icmp slt i64 %".166", 0
  %".188" = add i64 %".166", %".179"
  %".189" = select  i1 %".187", i64 %".188", i64 %".166"
  %".190" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167", i32 0, i32 5
  %".191" = getelementptr inbounds [2 x i64], [2 x i64]* %".190", i32 0, i32 0
  %".192" = load i64, i64* %".191", !range !1
  %".193" = getelementptr inbounds [2 x i64], [2 x i64]* %".190", i32 0, i32 1
  %".194" = load i64, i64* %".193", !range !1
  %".195" = insertvalue [2 x i64] undef, i64 %".192", 0
  %".196" = insertvalue [2 x i64] %".195", i64 %".194", 1
  %".197" = extractvalue [2 x i64] %".196", 0
  %".198" = extractvalue [2 x i64] %".196", 1
  %".199" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167", i32 0, i32 6
  %".200" = load [2 x i64], [2 x i64]* %".199"
  %".201" = extractvalue [2 x i64] %".200", 0
  %".202" = extractvalue [2 x i64] %".200", 1
  %".203" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".167", i32 0, i32 4
  %".204" = load float*, float** %".203"
  %".205" = mul i64 1, %".198"
  %".206" = mul i64 %".186", %".205"
  %".207" = add i64 0, %".206"
  %".208" = mul i64 %".189", 1
  %".209" = add i64 %".207", %".208"
  %".210" = getelementptr float, float* %".204", i64 %".209"
  store float %".158", float* %".210"
  %".212" = sitofp i64 4 to float
  %".213" = fcmp oeq float %".212",              0x0
  br i1 %".213", label %"B0.if", label %"B0.endif", !prof !2
B0.if:
  br label %"B0.endif"
B0.endif:
  %".216" = fdiv float %".100", %".212"
  %".217" = call float @"__nv_tanf"(float %".216")
  %".218" = insertvalue {i64, i64} undef, i64 2, 0
  %".219" = insertvalue {i64, i64} %".218", i64 %".42", 1
  %".220" = extractvalue {i64, i64} %".219", 0
  %".221" = extractvalue {i64, i64} %".219", 1
  %".222" = insertvalue [2 x i64] undef, i64 2, 0
  %".223" = insertvalue [2 x i64] %".222", i64 %".221", 1
  %".224" = extractvalue [2 x i64] %".223", 0
  %".225" = extractvalue [2 x i64] %".223", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226"
  %".230" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226", i32 0, i32 5
  %".231" = getelementptr inbounds [2 x i64], [2 x i64]* %".230", i32 0, i32 0
  %".232" = load i64, i64* %".231", !range !1
  %".233" = getelementptr inbounds [2 x i64], [2 x i64]* %".230", i32 0, i32 1
  %".234" = load i64, i64* %".233", !range !1
  %".235" = insertvalue [2 x i64] undef, i64 %".232", 0
  %".236" = insertvalue [2 x i64] %".235", i64 %".234", 1
  %".237" = extractvalue [2 x i64] %".236", 0
  %".238" = extractvalue [2 x i64] %".236", 1
  %".239" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226", i32 0, i32 6
  %".240" = load [2 x i64], [2 x i64]* %".239"
  %".241" = extractvalue [2 x i64] %".240", 0
  %".242" = extractvalue [2 x i64] %".240", 1
  %".243" = icmp slt i64 %".224", 0
  %".244" = add i64 %".224", %".237"
  %".245" = select  i1 %".243", i64 %".244", i64 %".224"
  %".246" = icmp slt i64 %".225", 0
  %".247" = add i64 %".225", %".238"
  %".248" = select  i1 %".246", i64 %".247", i64 %".225"
  %".249" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226", i32 0, i32 5
  %".250" = getelementptr inbounds [2 x i64], [2 x i64]* %".249", i32 0, i32 0
  %".251" = load i64, i64* %".250", !range !1
  %".252" = getelementptr inbounds [2 x i64], [2 x i64]* %".249", i32 0, i32 1
  %".253" = load i64, i64* %".252", !range !1
  %".254" = insertvalue [2 x i64] undef, i64 %".251", 0
  %".255" = insertvalue [2 x i64] %".254", i64 %".253", 1
  %".256" = extractvalue [2 x i64] %".255", 0
  %".257" = extractvalue [2 x i64] %".255", 1
  %".258" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226", i32 0, i32 6
  %".259" = load [2 x i64], [2 x i64]* %".258"
  %".260" = extractvalue [2 x i64] %".259", 0
  %".261" = extractvalue [2 x i64] %".259", 1
  %".262" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".226", i32 0, i32 4
  %".263" = load float*, float** %".262"
  %".264" = mul i64 1, %".257"
  %".265" = mul i64 %".245", %".264"
  %".266" = add i64 0, %".265"
  %".267" = mul i64 %".248", 1
  %".268" = add i64 %".266", %".267"
  %".269" = getelementptr float, float* %".263", i64 %".268"
  store float %".217", float* %".269"
  %".271" = call float @"__nv_expf"(float %".71")
  %".272" = insertvalue {i64, i64} undef, i64 3, 0
  %".273" = insertvalue {i64, i64} %".272", i64 %".42", 1
  %".274" = extractvalue {i64, i64} %".273", 0
  %".275" = extractvalue {i64, i64} %".273", 1
  %".276" = insertvalue [2 x i64] undef, i64 3, 0
  %".277" = insertvalue [2 x i64] %".276", i64 %".275", 1
  %".278" = extractvalue [2 x i64] %".277", 0
  %".279" = extractvalue [2 x i64] %".277", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280"
  %".284" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280", i32 0, i32 5
  %".285" = getelementptr inbounds [2 x i64], [2 x i64]* %".284", i32 0, i32 0
  %".286" = load i64, i64* %".285", !range !1
  %".287" = getelementptr inbounds [2 x i64], [2 x i64]* %".284", i32 0, i32 1
  %".288" = load i64, i64* %".287", !range !1
  %".289" = insertvalue [2 x i64] undef, i64 %".286", 0
  %".290" = insertvalue [2 x i64] %".289", i64 %".288", 1
  %".291" = extractvalue [2 x i64] %".290", 0
  %".292" = extractvalue [2 x i64] %".290", 1
  %".293" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280", i32 0, i32 6
  %".294" = load [2 x i64], [2 x i64]* %".293"
  %".295" = extractvalue [2 x i64] %".294", 0
  %".296" = extractvalue [2 x i64] %".294", 1
  %".297" = icmp slt i64 %".278", 0
  %".298" = add i64 %".278", %".291"
  %".299" = select  i1 %".297", i64 %".298", i64 %".278"
  %".300" = icmp slt i64 %".279", 0
  %".301" = add i64 %".279", %".292"
  %".302" = select  i1 %".300", i64 %".301", i64 %".279"
  %".303" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280", i32 0, i32 5
  %".304" = getelementptr inbounds [2 x i64], [2 x i64]* %".303", i32 0, i32 0
  %".305" = load i64, i64* %".304", !range !1
  %".306" = getelementptr inbounds [2 x i64], [2 x i64]* %".303", i32 0, i32 1
  %".307" = load i64, i64* %".306", !range !1
  %".308" = insertvalue [2 x i64] undef, i64 %".305", 0
  %".309" = insertvalue [2 x i64] %".308", i64 %".307", 1
  %".310" = extractvalue [2 x i64] %".309", 0
  %".311" = extractvalue [2 x i64] %".309", 1
  %".312" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280", i32 0, i32 6
  %".313" = load [2 x i64], [2 x i64]* %".312"
  %".314" = extractvalue [2 x i64] %".313", 0
  %".315" = extractvalue [2 x i64] %".313", 1
  %".316" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".280", i32 0, i32 4
  %".317" = load float*, float** %".316"
  %".318" = mul i64 1, %".311"
  %".319" = mul i64 %".299", %".318"
  %".320" = add i64 0, %".319"
  %".321" = mul i64 %".302", 1
  %".322" = add i64 %".320", %".321"
  %".323" = getelementptr float, float* %".317", i64 %".322"
  store float %".271", float* %".323"
  %".325" = call float @"__nv_logf"(float %".103")
  %".326" = insertvalue {i64, i64} undef, i64 4, 0
  %".327" = insertvalue {i64, i64} %".326", i64 %".42", 1
  %".328" = extractvalue {i64, i64} %".327", 0
  %".329" = extractvalue {i64, i64} %".327", 1
  %".330" = insertvalue [2 x i64] undef, i64 4, 0
  %".331" = insertvalue [2 x i64] %".330", i64 %".329", 1
  %".332" = extractvalue [2 x i64] %".331", 0
  %".333" = extractvalue [2 x i64] %".331", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334"
  %".338" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334", i32 0, i32 5
  %".339" = getelementptr inbounds [2 x i64], [2 x i64]* %".338", i32 0, i32 0
  %".340" = load i64, i64* %".339", !range !1
  %".341" = getelementptr inbounds [2 x i64], [2 x i64]* %".338", i32 0, i32 1
  %".342" = load i64, i64* %".341", !range !1
  %".343" = insertvalue [2 x i64] undef, i64 %".340", 0
  %".344" = insertvalue [2 x i64] %".343", i64 %".342", 1
  %".345" = extractvalue [2 x i64] %".344", 0
  %".346" = extractvalue [2 x i64] %".344", 1
  %".347" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334", i32 0, i32 6
  %".348" = load [2 x i64], [2 x i64]* %".347"
  %".349" = extractvalue [2 x i64] %".348", 0
  %".350" = extractvalue [2 x i64] %".348", 1
  %".351" = icmp slt i64 %".332", 0
  %".352" = add i64 %".332", %".345"
  %".353" = select  i1 %".351", i64 %".352", i64 %".332"
  %".354" = icmp slt i64 %".333", 0
  %".355" = add i64 %".333", %".346"
  %".356" = select  i1 %".354", i64 %".355", i64 %".333"
  %".357" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334", i32 0, i32 5
  %".358" = getelementptr inbounds [2 x i64], [2 x i64]* %".357", i32 0, i32 0
  %".359" = load i64, i64* %".358", !range !1
  %".360" = getelementptr inbounds [2 x i64], [2 x i64]* %".357", i32 0, i32 1
  %".361" = load i64, i64* %".360", !range !1
  %".362" = insertvalue [2 x i64] undef, i64 %".359", 0
  %".363" = insertvalue [2 x i64] %".362", i64 %".361", 1
  %".364" = extractvalue [2 x i64] %".363", 0
  %".365" = extractvalue [2 x i64] %".363", 1
  %".366" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334", i32 0, i32 6
  %".367" = load [2 x i64], [2 x i64]* %".366"
  %".368" = extractvalue [2 x i64] %".367", 0
  %".369" = extractvalue [2 x i64] %".367", 1
  %".370" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".334", i32 0, i32 4
  %".371" = load float*, float** %".370"
  %".372" = mul i64 1, %".365"
  %".373" = mul i64 %".353", %".372"
  %".374" = add i64 0, %".373"
  %".375" = mul i64 %".356", 1
  %".376" = add i64 %".374", %".375"
  %".377" = getelementptr float, float* %".371", i64 %".376"
  store float %".325", float* %".377"
  %".379" = call float @"__nv_sqrtf"(float %".103")
  %".380" = insertvalue {i64, i64} undef, i64 5, 0
  %".381" = insertvalue {i64, i64} %".380", i64 %".42", 1
  %".382" = extractvalue {i64, i64} %".381", 0
  %".383" = extractvalue {i64, i64} %".381", 1
  %".384" = insertvalue [2 x i64] undef, i64 5, 0
  %".385" = insertvalue [2 x i64] %".384", i64 %".383", 1
  %".386" = extractvalue [2 x i64] %".385", 0
  %".387" = extractvalue [2 x i64] %".385", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388"
  %".392" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388", i32 0, i32 5
  %".393" = getelementptr inbounds [2 x i64], [2 x i64]* %".392", i32 0, i32 0
  %".394" = load i64, i64* %".393", !range !1
  %".395" = getelementptr inbounds [2 x i64], [2 x i64]* %".392", i32 0, i32 1
  %".396" = load i64, i64* %".395", !range !1
  %".397" = insertvalue [2 x i64] undef, i64 %".394", 0
  %".398" = insertvalue [2 x i64] %".397", i64 %".396", 1
  %".399" = extractvalue [2 x i64] %".398", 0
  %".400" = extractvalue [2 x i64] %".398", 1
  %".401" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388", i32 0, i32 6
  %".402" = load [2 x i64], [2 x i64]* %".401"
  %".403" = extractvalue [2 x i64] %".402", 0
  %".404" = extractvalue [2 x i64] %".402", 1
  %".405" = icmp slt i64 %".386", 0
  %".406" = add i64 %".386", %".399"
  %".407" = select  i1 %".405", i64 %".406", i64 %".386"
  %".408" = icmp slt i64 %".387", 0
  %".409" = add i64 %".387", %".400"
  %".410" = select  i1 %".408", i64 %".409", i64 %".387"
  %".411" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388", i32 0, i32 5
  %".412" = getelementptr inbounds [2 x i64], [2 x i64]* %".411", i32 0, i32 0
  %".413" = load i64, i64* %".412", !range !1
  %".414" = getelementptr inbounds [2 x i64], [2 x i64]* %".411", i32 0, i32 1
  %".415" = load i64, i64* %".414", !range !1
  %".416" = insertvalue [2 x i64] undef, i64 %".413", 0
  %".417" = insertvalue [2 x i64] %".416", i64 %".415", 1
  %".418" = extractvalue [2 x i64] %".417", 0
  %".419" = extractvalue [2 x i64] %".417", 1
  %".420" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388", i32 0, i32 6
  %".421" = load [2 x i64], [2 x i64]* %".420"
  %".422" = extractvalue [2 x i64] %".421", 0
  %".423" = extractvalue [2 x i64] %".421", 1
  %".424" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".388", i32 0, i32 4
  %".425" = load float*, float** %".424"
  %".426" = mul i64 1, %".419"
  %".427" = mul i64 %".407", %".426"
  %".428" = add i64 0, %".427"
  %".429" = mul i64 %".410", 1
  %".430" = add i64 %".428", %".429"
  %".431" = getelementptr float, float* %".425", i64 %".430"
  store float %".379", float* %".431"
  %".433" = call float @"__nv_powf"(float %".103", float %".100")
  %".434" = insertvalue {i64, i64} undef, i64 6, 0
  %".435" = insertvalue {i64, i64} %".434", i64 %".42", 1
  %".436" = extractvalue {i64, i64} %".435", 0
  %".437" = extractvalue {i64, i64} %".435", 1
  %".438" = insertvalue [2 x i64] undef, i64 6, 0
  %".439" = insertvalue [2 x i64] %".438", i64 %".437", 1
  %".440" = extractvalue [2 x i64] %".439", 0
  %".441" = extractvalue [2 x i64] %".439", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442"
  %".446" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442", i32 0, i32 5
  %".447" = getelementptr inbounds [2 x i64], [2 x i64]* %".446", i32 0, i32 0
  %".448" = load i64, i64* %".447", !range !1
  %".449" = getelementptr inbounds [2 x i64], [2 x i64]* %".446", i32 0, i32 1
  %".450" = load i64, i64* %".449", !range !1
  %".451" = insertvalue [2 x i64] undef, i64 %".448", 0
  %".452" = insertvalue [2 x i64] %".451", i64 %".450", 1
  %".453" = extractvalue [2 x i64] %".452", 0
  %".454" = extractvalue [2 x i64] %".452", 1
  %".455" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442", i32 0, i32 6
  %".456" = load [2 x i64], [2 x i64]* %".455"
  %".457" = extractvalue [2 x i64] %".456", 0
  %".458" = extractvalue [2 x i64] %".456", 1
  %".459" = icmp slt i64 %".440", 0
  %".460" = add i64 %".440", %".453"
  %".461" = select  i1 %".459", i64 %".460", i64 %".440"
  %".462" = icmp slt i64 %".441", 0
  %".463" = add i64 %".441", %".454"
  %".464" = select  i1 %".462", i64 %".463", i64 %".441"
  %".465" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442", i32 0, i32 5
  %".466" = getelementptr inbounds [2 x i64], [2 x i64]* %".465", i32 0, i32 0
  %".467" = load i64, i64* %".466", !range !1
  %".468" = getelementptr inbounds [2 x i64], [2 x i64]* %".465", i32 0, i32 1
  %".469" = load i64, i64* %".468", !range !1
  %".470" = insertvalue [2 x i64] undef, i64 %".467", 0
  %".471" = insertvalue [2 x i64] %".470", i64 %".469", 1
  %".472" = extractvalue [2 x i64] %".471", 0
  %".473" = extractvalue [2 x i64] %".471", 1
  %".474" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442", i32 0, i32 6
  %".475" = load [2 x i64], [2 x i64]* %".474"
  %".476" = extractvalue [2 x i64] %".475", 0
  %".477" = extractvalue [2 x i64] %".475", 1
  %".478" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".442", i32 0, i32 4
  %".479" = load float*, float** %".478"
  %".480" = mul i64 1, %".473"
  %".481" = mul i64 %".461", %".480"
  %".482" = add i64 0, %".481"
  %".483" = mul i64 %".464", 1
  %".484" = add i64 %".482", %".483"
  %".485" = getelementptr float, float* %".479", i64 %".484"
  store float %".433", float* %".485"
  %".487" = call float @"__nv_atan2f"(float %".71", float %".100")
  %".488" = insertvalue {i64, i64} undef, i64 7, 0
  %".489" = insertvalue {i64, i64} %".488", i64 %".42", 1
  %".490" = extractvalue {i64, i64} %".489", 0
  %".491" = extractvalue {i64, i64} %".489", 1
  %".492" = insertvalue [2 x i64] undef, i64 7, 0
  %".493" = insertvalue [2 x i64] %".492", i64 %".491", 1
  %".494" = extractvalue [2 x i64] %".493", 0
  %".495" = extractvalue [2 x i64] %".493", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496"
  %".500" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496", i32 0, i32 5
  %".501" = getelementptr inbounds [2 x i64], [2 x i64]* %".500", i32 0, i32 0
  %".502" = load i64, i64* %".501", !range !1
  %".503" = getelementptr inbounds [2 x i64], [2 x i64]* %".500", i32 0, i32 1
  %".504" = load i64, i64* %".503", !range !1
  %".505" = insertvalue [2 x i64] undef, i64 %".502", 0
  %".506" = insertvalue [2 x i64] %".505", i64 %".504", 1
  %".507" = extractvalue [2 x i64] %".506", 0
  %".508" = extractvalue [2 x i64] %".506", 1
  %".509" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496", i32 0, i32 6
  %".510" = load [2 x i64], [2 x i64]* %".509"
  %".511" = extractvalue [2 x i64] %".510", 0
  %".512" = extractvalue [2 x i64] %".510", 1
  %".513" = icmp slt i64 %".494", 0
  %".514" = add i64 %".494", %".507"
  %".515" = select  i1 %".513", i64 %".514", i64 %".494"
  %".516" = icmp slt i64 %".495", 0
  %".517" = add i64 %".495", %".508"
  %".518" = select  i1 %".516", i64 %".517", i64 %".495"
  %".519" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496", i32 0, i32 5
  %".520" = getelementptr inbounds [2 x i64], [2 x i64]* %".519", i32 0, i32 0
  %".521" = load i64, i64* %".520", !range !1
  %".522" = getelementptr inbounds [2 x i64], [2 x i64]* %".519", i32 0, i32 1
  %".523" = load i64, i64* %".522", !range !1
  %".524" = insertvalue [2 x i64] undef, i64 %".521", 0
  %".525" = insertvalue [2 x i64] %".524", i64 %".523", 1
  %".526" = extractvalue [2 x i64] %".525", 0
  %".527" = extractvalue [2 x i64] %".525", 1
  %".528" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496", i32 0, i32 6
  %".529" = load [2 x i64], [2 x i64]* %".528"
  %".530" = extractvalue [2 x i64] %".529", 0
  %".531" = extractvalue [2 x i64] %".529", 1
  %".532" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".496", i32 0, i32 4
  %".533" = load float*, float** %".532"
  %".534" = mul i64 1, %".527"
  %".535" = mul i64 %".515", %".534"
  %".536" = add i64 0, %".535"
  %".537" = mul i64 %".518", 1
  %".538" = add i64 %".536", %".537"
  %".539" = getelementptr float, float* %".533", i64 %".538"
  store float %".487", float* %".539"
  %".541" = call float @"__nv_tanhf"(float %".71")
  %".542" = insertvalue {i64, i64} undef, i64 8, 0
  %".543" = insertvalue {i64, i64} %".542", i64 %".42", 1
  %".544" = extractvalue {i64, i64} %".543", 0
  %".545" = extractvalue {i64, i64} %".543", 1
  %".546" = insertvalue [2 x i64] undef, i64 8, 0
  %".547" = insertvalue [2 x i64] %".546", i64 %".545", 1
  %".548" = extractvalue [2 x i64] %".547", 0
  %".549" = extractvalue [2 x i64] %".547", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550"
  %".554" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550", i32 0, i32 5
  %".555" = getelementptr inbounds [2 x i64], [2 x i64]* %".554", i32 0, i32 0
  %".556" = load i64, i64* %".555", !range !1
  %".557" = getelementptr inbounds [2 x i64], [2 x i64]* %".554", i32 0, i32 1
  %".558" = load i64, i64* %".557", !range !1
  %".559" = insertvalue [2 x i64] undef, i64 %".556", 0
  %".560" = insertvalue [2 x i64] %".559", i64 %".558", 1
  %".561" = extractvalue [2 x i64] %".560", 0
  %".562" = extractvalue [2 x i64] %".560", 1
  %".563" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550", i32 0, i32 6
  %".564" = load [2 x i64], [2 x i64]* %".563"
  %".565" = extractvalue [2 x i64] %".564", 0
  %".566" = extractvalue [2 x i64] %".564", 1
  %".567" = icmp slt i64 %".548", 0
  %".568" = add i64 %".548", %".561"
  %".569" = select  i1 %".567", i64 %".568", i64 %".548"
  %".570" = icmp slt i64 %".549", 0
  %".571" = add i64 %".549", %".562"
  %".572" = select  i1 %".570", i64 %".571", i64 %".549"
  %".573" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550", i32 0, i32 5
  %".574" = getelementptr inbounds [2 x i64], [2 x i64]* %".573", i32 0, i32 0
  %".575" = load i64, i64* %".574", !range !1
  %".576" = getelementptr inbounds [2 x i64], [2 x i64]* %".573", i32 0, i32 1
  %".577" = load i64, i64* %".576", !range !1
  %".578" = insertvalue [2 x i64] undef, i64 %".575", 0
  %".579" = insertvalue [2 x i64] %".578", i64 %".577", 1
  %".580" = extractvalue [2 x i64] %".579", 0
  %".581" = extractvalue [2 x i64] %".579", 1
  %".582" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550", i32 0, i32 6
  %".583" = load [2 x i64], [2 x i64]* %".582"
  %".584" = extractvalue [2 x i64] %".583", 0
  %".585" = extractvalue [2 x i64] %".583", 1
  %".586" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".550", i32 0, i32 4
  %".587" = load float*, float** %".586"
  %".588" = mul i64 1, %".581"
  %".589" = mul i64 %".569", %".588"
  %".590" = add i64 0, %".589"
  %".591" = mul i64 %".572", 1
  %".592" = add i64 %".590", %".591"
  %".593" = getelementptr float, float* %".587", i64 %".592"
  store float %".541", float* %".593"
  %".595" = call float @"__nv_asinhf"(float %".71")
  %".596" = insertvalue {i64, i64} undef, i64 9, 0
  %".597" = insertvalue {i64, i64} %".596", i64 %".42", 1
  %".598" = extractvalue {i64, i64} %".597", 0
  %".599" = extractvalue {i64, i64} %".597", 1
  %".600" = insertvalue [2 x i64] undef, i64 9, 0
  %".601" = insertvalue [2 x i64] %".600", i64 %".599", 1
  %".602" = extractvalue [2 x i64] %".601", 0
  %".603" = extractvalue [2 x i64] %".601", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604"
  %".608" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604", i32 0, i32 5
  %".609" = getelementptr inbounds [2 x i64], [2 x i64]* %".608", i32 0, i32 0
  %".610" = load i64, i64* %".609", !range !1
  %".611" = getelementptr inbounds [2 x i64], [2 x i64]* %".608", i32 0, i32 1
  %".612" = load i64, i64* %".611", !range !1
  %".613" = insertvalue [2 x i64] undef, i64 %".610", 0
  %".614" = insertvalue [2 x i64] %".613", i64 %".612", 1
  %".615" = extractvalue [2 x i64] %".614", 0
  %".616" = extractvalue [2 x i64] %".614", 1
  %".617" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604", i32 0, i32 6
  %".618" = load [2 x i64], [2 x i64]* %".617"
  %".619" = extractvalue [2 x i64] %".618", 0
  %".620" = extractvalue [2 x i64] %".618", 1
  %".621" = icmp slt i64 %".602", 0
  %".622" = add i64 %".602", %".615"
  %".623" = select  i1 %".621", i64 %".622", i64 %".602"
  %".624" = icmp slt i64 %".603", 0
  %".625" = add i64 %".603", %".616"
  %".626" = select  i1 %".624", i64 %".625", i64 %".603"
  %".627" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604", i32 0, i32 5
  %".628" = getelementptr inbounds [2 x i64], [2 x i64]* %".627", i32 0, i32 0
  %".629" = load i64, i64* %".628", !range !1
  %".630" = getelementptr inbounds [2 x i64], [2 x i64]* %".627", i32 0, i32 1
  %".631" = load i64, i64* %".630", !range !1
  %".632" = insertvalue [2 x i64] undef, i64 %".629", 0
  %".633" = insertvalue [2 x i64] %".632", i64 %".631", 1
  %".634" = extractvalue [2 x i64] %".633", 0
  %".635" = extractvalue [2 x i64] %".633", 1
  %".636" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604", i32 0, i32 6
  %".637" = load [2 x i64], [2 x i64]* %".636"
  %".638" = extractvalue [2 x i64] %".637", 0
  %".639" = extractvalue [2 x i64] %".637", 1
  %".640" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".604", i32 0, i32 4
  %".641" = load float*, float** %".640"
  %".642" = mul i64 1, %".635"
  %".643" = mul i64 %".623", %".642"
  %".644" = add i64 0, %".643"
  %".645" = mul i64 %".626", 1
  %".646" = add i64 %".644", %".645"
  %".647" = getelementptr float, float* %".641", i64 %".646"
  store float %".595", float* %".647"
  %".649" = call float @"__nv_floorf"(float %".71")
  %".650" = insertvalue {i64, i64} undef, i64 10, 0
  %".651" = insertvalue {i64, i64} %".650", i64 %".42", 1
  %".652" = extractvalue {i64, i64} %".651", 0
  %".653" = extractvalue {i64, i64} %".651", 1
  %".654" = insertvalue [2 x i64] undef, i64 10, 0
  %".655" = insertvalue [2 x i64] %".654", i64 %".653", 1
  %".656" = extractvalue [2 x i64] %".655", 0
  %".657" = extractvalue [2 x i64] %".655", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658"
  %".662" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658", i32 0, i32 5
  %".663" = getelementptr inbounds [2 x i64], [2 x i64]* %".662", i32 0, i32 0
  %".664" = load i64, i64* %".663", !range !1
  %".665" = getelementptr inbounds [2 x i64], [2 x i64]* %".662", i32 0, i32 1
  %".666" = load i64, i64* %".665", !range !1
  %".667" = insertvalue [2 x i64] undef, i64 %".664", 0
  %".668" = insertvalue [2 x i64] %".667", i64 %".666", 1
  %".669" = extractvalue [2 x i64] %".668", 0
  %".670" = extractvalue [2 x i64] %".668", 1
  %".671" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658", i32 0, i32 6
  %".672" = load [2 x i64], [2 x i64]* %".671"
  %".673" = extractvalue [2 x i64] %".672", 0
  %".674" = extractvalue [2 x i64] %".672", 1
  %".675" = icmp slt i64 %".656", 0
  %".676" = add i64 %".656", %".669"
  %".677" = select  i1 %".675", i64 %".676", i64 %".656"
  %".678" = icmp slt i64 %".657", 0
  %".679" = add i64 %".657", %".670"
  %".680" = select  i1 %".678", i64 %".679", i64 %".657"
  %".681" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658", i32 0, i32 5
  %".682" = getelementptr inbounds [2 x i64], [2 x i64]* %".681", i32 0, i32 0
  %".683" = load i64, i64* %".682", !range !1
  %".684" = getelementptr inbounds [2 x i64], [2 x i64]* %".681", i32 0, i32 1
  %".685" = load i64, i64* %".684", !range !1
  %".686" = insertvalue [2 x i64] undef, i64 %".683", 0
  %".687" = insertvalue [2 x i64] %".686", i64 %".685", 1
  %".688" = extractvalue [2 x i64] %".687", 0
  %".689" = extractvalue [2 x i64] %".687", 1
  %".690" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658", i32 0, i32 6
  %".691" = load [2 x i64], [2 x i64]* %".690"
  %".692" = extractvalue [2 x i64] %".691", 0
  %".693" = extractvalue [2 x i64] %".691", 1
  %".694" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".658", i32 0, i32 4
  %".695" = load float*, float** %".694"
  %".696" = mul i64 1, %".689"
  %".697" = mul i64 %".677", %".696"
  %".698" = add i64 0, %".697"
  %".699" = mul i64 %".680", 1
  %".700" = add i64 %".698", %".699"
  %".701" = getelementptr float, float* %".695", i64 %".700"
  store float %".649", float* %".701"
  %".703" = call float @"__nv_ceilf"(float %".71")
  %".704" = insertvalue {i64, i64} undef, i64 11, 0
  %".705" = insertvalue {i64, i64} %".704", i64 %".42", 1
  %".706" = extractvalue {i64, i64} %".705", 0
  %".707" = extractvalue {i64, i64} %".705", 1
  %".708" = insertvalue [2 x i64] undef, i64 11, 0
  %".709" = insertvalue [2 x i64] %".708", i64 %".707", 1
  %".710" = extractvalue [2 x i64] %".709", 0
  %".711" = extractvalue [2 x i64] %".709", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712"
  %".716" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712", i32 0, i32 5
  %".717" = getelementptr inbounds [2 x i64], [2 x i64]* %".716", i32 0, i32 0
  %".718" = load i64, i64* %".717", !range !1
  %".719" = getelementptr inbounds [2 x i64], [2 x i64]* %".716", i32 0, i32 1
  %".720" = load i64, i64* %".719", !range !1
  %".721" = insertvalue [2 x i64] undef, i64 %".718", 0
  %".722" = insertvalue [2 x i64] %".721", i64 %".720", 1
  %".723" = extractvalue [2 x i64] %".722", 0
  %".724" = extractvalue [2 x i64] %".722", 1
  %".725" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712", i32 0, i32 6
  %".726" = load [2 x i64], [2 x i64]* %".725"
  %".727" = extractvalue [2 x i64] %".726", 0
  %".728" = extractvalue [2 x i64] %".726", 1
  %".729" = icmp slt i64 %".710", 0
  %".730" = add i64 %".710", %".723"
  %".731" = select  i1 %".729", i64 %".730", i64 %".710"
  %".732" = icmp slt i64 %".711", 0
  %".733" = add i64 %".711", %".724"
  %".734" = select  i1 %".732", i64 %".733", i64 %".711"
  %".735" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712", i32 0, i32 5
  %".736" = getelementptr inbounds [2 x i64], [2 x i64]* %".735", i32 0, i32 0
  %".737" = load i64, i64* %".736", !range !1
  %".738" = getelementptr inbounds [2 x i64], [2 x i64]* %".735", i32 0, i32 1
  %".739" = load i64, i64* %".738", !range !1
  %".740" = insertvalue [2 x i64] undef, i64 %".737", 0
  %".741" = insertvalue [2 x i64] %".740", i64 %".739", 1
  %".742" = extractvalue [2 x i64] %".741", 0
  %".743" = extractvalue [2 x i64] %".741", 1
  %".744" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712", i32 0, i32 6
  %".745" = load [2 x i64], [2 x i64]* %".744"
  %".746" = extractvalue [2 x i64] %".745", 0
  %".747" = extractvalue [2 x i64] %".745", 1
  %".748" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".712", i32 0, i32 4
  %".749" = load float*, float** %".748"
  %".750" = mul i64 1, %".743"
  %".751" = mul i64 %".731", %".750"
  %".752" = add i64 0, %".751"
  %".753" = mul i64 %".734", 1
  %".754" = add i64 %".752", %".753"
  %".755" = getelementptr float, float* %".749", i64 %".754"
  store float %".703", float* %".755"
  %".757" = call float @"__nv_truncf"(float %".71")
  %".758" = insertvalue {i64, i64} undef, i64 12, 0
  %".759" = insertvalue {i64, i64} %".758", i64 %".42", 1
  %".760" = extractvalue {i64, i64} %".759", 0
  %".761" = extractvalue {i64, i64} %".759", 1
  %".762" = insertvalue [2 x i64] undef, i64 12, 0
  %".763" = insertvalue [2 x i64] %".762", i64 %".761", 1
  %".764" = extractvalue [2 x i64] %".763", 0
  %".765" = extractvalue [2 x i64] %".763", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766"
  %".770" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766", i32 0, i32 5
  %".771" = getelementptr inbounds [2 x i64], [2 x i64]* %".770", i32 0, i32 0
  %".772" = load i64, i64* %".771", !range !1
  %".773" = getelementptr inbounds [2 x i64], [2 x i64]* %".770", i32 0, i32 1
  %".774" = load i64, i64* %".773", !range !1
  %".775" = insertvalue [2 x i64] undef, i64 %".772", 0
  %".776" = insertvalue [2 x i64] %".775", i64 %".774", 1
  %".777" = extractvalue [2 x i64] %".776", 0
  %".778" = extractvalue [2 x i64] %".776", 1
  %".779" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766", i32 0, i32 6
  %".780" = load [2 x i64], [2 x i64]* %".779"
  %".781" = extractvalue [2 x i64] %".780", 0
  %".782" = extractvalue [2 x i64] %".780", 1
  %".783" = icmp slt i64 %".764", 0
  %".784" = add i64 %".764", %".777"
  %".785" = select  i1 %".783", i64 %".784", i64 %".764"
  %".786" = icmp slt i64 %".765", 0
  %".787" = add i64 %".765", %".778"
  %".788" = select  i1 %".786", i64 %".787", i64 %".765"
  %".789" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766", i32 0, i32 5
  %".790" = getelementptr inbounds [2 x i64], [2 x i64]* %".789", i32 0, i32 0
  %".791" = load i64, i64* %".790", !range !1
  %".792" = getelementptr inbounds [2 x i64], [2 x i64]* %".789", i32 0, i32 1
  %".793" = load i64, i64* %".792", !range !1
  %".794" = insertvalue [2 x i64] undef, i64 %".791", 0
  %".795" = insertvalue [2 x i64] %".794", i64 %".793", 1
  %".796" = extractvalue [2 x i64] %".795", 0
  %".797" = extractvalue [2 x i64] %".795", 1
  %".798" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766", i32 0, i32 6
  %".799" = load [2 x i64], [2 x i64]* %".798"
  %".800" = extractvalue [2 x i64] %".799", 0
  %".801" = extractvalue [2 x i64] %".799", 1
  %".802" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".766", i32 0, i32 4
  %".803" = load float*, float** %".802"
  %".804" = mul i64 1, %".797"
  %".805" = mul i64 %".785", %".804"
  %".806" = add i64 0, %".805"
  %".807" = mul i64 %".788", 1
  %".808" = add i64 %".806", %".807"
  %".809" = getelementptr float, float* %".803", i64 %".808"
  store float %".757", float* %".809"
  %".811" = call float @"__nv_fmodf"(float %".71", float %".100")
  %".812" = insertvalue {i64, i64} undef, i64 13, 0
  %".813" = insertvalue {i64, i64} %".812", i64 %".42", 1
  %".814" = extractvalue {i64, i64} %".813", 0
  %".815" = extractvalue {i64, i64} %".813", 1
  %".816" = insertvalue [2 x i64] undef, i64 13, 0
  %".817" = insertvalue [2 x i64] %".816", i64 %".815", 1
  %".818" = extractvalue [2 x i64] %".817", 0
  %".819" = extractvalue [2 x i64] %".817", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820"
  %".824" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820", i32 0, i32 5
  %".825" = getelementptr inbounds [2 x i64], [2 x i64]* %".824", i32 0, i32 0
  %".826" = load i64, i64* %".825", !range !1
  %".827" = getelementptr inbounds [2 x i64], [2 x i64]* %".824", i32 0, i32 1
  %".828" = load i64, i64* %".827", !range !1
  %".829" = insertvalue [2 x i64] undef, i64 %".826", 0
  %".830" = insertvalue [2 x i64] %".829", i64 %".828", 1
  %".831" = extractvalue [2 x i64] %".830", 0
  %".832" = extractvalue [2 x i64] %".830", 1
  %".833" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820", i32 0, i32 6
  %".834" = load [2 x i64], [2 x i64]* %".833"
  %".835" = extractvalue [2 x i64] %".834", 0
  %".836" = extractvalue [2 x i64] %".834", 1
  %".837" = icmp slt i64 %".818", 0
  %".838" = add i64 %".818", %".831"
  %".839" = select  i1 %".837", i64 %".838", i64 %".818"
  %".840" = icmp slt i64 %".819", 0
  %".841" = add i64 %".819", %".832"
  %".842" = select  i1 %".840", i64 %".841", i64 %".819"
  %".843" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820", i32 0, i32 5
  %".844" = getelementptr inbounds [2 x i64], [2 x i64]* %".843", i32 0, i32 0
  %".845" = load i64, i64* %".844", !range !1
  %".846" = getelementptr inbounds [2 x i64], [2 x i64]* %".843", i32 0, i32 1
  %".847" = load i64, i64* %".846", !range !1
  %".848" = insertvalue [2 x i64] undef, i64 %".845", 0
  %".849" = insertvalue [2 x i64] %".848", i64 %".847", 1
  %".850" = extractvalue [2 x i64] %".849", 0
  %".851" = extractvalue [2 x i64] %".849", 1
  %".852" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820", i32 0, i32 6
  %".853" = load [2 x i64], [2 x i64]* %".852"
  %".854" = extractvalue [2 x i64] %".853", 0
  %".855" = extractvalue [2 x i64] %".853", 1
  %".856" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".820", i32 0, i32 4
  %".857" = load float*, float** %".856"
  %".858" = mul i64 1, %".851"
  %".859" = mul i64 %".839", %".858"
  %".860" = add i64 0, %".859"
  %".861" = mul i64 %".842", 1
  %".862" = add i64 %".860", %".861"
  %".863" = getelementptr float, float* %".857", i64 %".862"
  store float %".811", float* %".863"
  %".865" = call float @"__nv_hypotf"(float %".71", float %".100")
  %".866" = insertvalue {i64, i64} undef, i64 14, 0
  %".867" = insertvalue {i64, i64} %".866", i64 %".42", 1
  %".868" = extractvalue {i64, i64} %".867", 0
  %".869" = extractvalue {i64, i64} %".867", 1
  %".870" = insertvalue [2 x i64] undef, i64 14, 0
  %".871" = insertvalue [2 x i64] %".870", i64 %".869", 1
  %".872" = extractvalue [2 x i64] %".871", 0
  %".873" = extractvalue [2 x i64] %".871", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874"
  %".878" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874", i32 0, i32 5
  %".879" = getelementptr inbounds [2 x i64], [2 x i64]* %".878", i32 0, i32 0
  %".880" = load i64, i64* %".879", !range !1
  %".881" = getelementptr inbounds [2 x i64], [2 x i64]* %".878", i32 0, i32 1
  %".882" = load i64, i64* %".881", !range !1
  %".883" = insertvalue [2 x i64] undef, i64 %".880", 0
  %".884" = insertvalue [2 x i64] %".883", i64 %".882", 1
  %".885" = extractvalue [2 x i64] %".884", 0
  %".886" = extractvalue [2 x i64] %".884", 1
  %".887" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874", i32 0, i32 6
  %".888" = load [2 x i64], [2 x i64]* %".887"
  %".889" = extractvalue [2 x i64] %".888", 0
  %".890" = extractvalue [2 x i64] %".888", 1
  %".891" = icmp slt i64 %".872", 0
  %".892" = add i64 %".872", %".885"
  %".893" = select  i1 %".891", i64 %".892", i64 %".872"
  %".894" = icmp slt i64 %".873", 0
  %".895" = add i64 %".873", %".886"
  %".896" = select  i1 %".894", i64 %".895", i64 %".873"
  %".897" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874", i32 0, i32 5
  %".898" = getelementptr inbounds [2 x i64], [2 x i64]* %".897", i32 0, i32 0
  %".899" = load i64, i64* %".898", !range !1
  %".900" = getelementptr inbounds [2 x i64], [2 x i64]* %".897", i32 0, i32 1
  %".901" = load i64, i64* %".900", !range !1
  %".902" = insertvalue [2 x i64] undef, i64 %".899", 0
  %".903" = insertvalue [2 x i64] %".902", i64 %".901", 1
  %".904" = extractvalue [2 x i64] %".903", 0
  %".905" = extractvalue [2 x i64] %".903", 1
  %".906" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874", i32 0, i32 6
  %".907" = load [2 x i64], [2 x i64]* %".906"
  %".908" = extractvalue [2 x i64] %".907", 0
  %".909" = extractvalue [2 x i64] %".907", 1
  %".910" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".874", i32 0, i32 4
  %".911" = load float*, float** %".910"
  %".912" = mul i64 1, %".905"
  %".913" = mul i64 %".893", %".912"
  %".914" = add i64 0, %".913"
  %".915" = mul i64 %".896", 1
  %".916" = add i64 %".914", %".915"
  %".917" = getelementptr float, float* %".911", i64 %".916"
  store float %".865", float* %".917"
  %".919" = call float @"__nv_log1pf"(float %".103")
  %".920" = insertvalue {i64, i64} undef, i64 15, 0
  %".921" = insertvalue {i64, i64} %".920", i64 %".42", 1
  %".922" = extractvalue {i64, i64} %".921", 0
  %".923" = extractvalue {i64, i64} %".921", 1
  %".924" = insertvalue [2 x i64] undef, i64 15, 0
  %".925" = insertvalue [2 x i64] %".924", i64 %".923", 1
  %".926" = extractvalue [2 x i64] %".925", 0
  %".927" = extractvalue [2 x i64] %".925", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928"
  %".932" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928", i32 0, i32 5
  %".933" = getelementptr inbounds [2 x i64], [2 x i64]* %".932", i32 0, i32 0
  %".934" = load i64, i64* %".933", !range !1
  %".935" = getelementptr inbounds [2 x i64], [2 x i64]* %".932", i32 0, i32 1
  %".936" = load i64, i64* %".935", !range !1
  %".937" = insertvalue [2 x i64] undef, i64 %".934", 0
  %".938" = insertvalue [2 x i64] %".937", i64 %".936", 1
  %".939" = extractvalue [2 x i64] %".938", 0
  %".940" = extractvalue [2 x i64] %".938", 1
  %".941" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928", i32 0, i32 6
  %".942" = load [2 x i64], [2 x i64]* %".941"
  %".943" = extractvalue [2 x i64] %".942", 0
  %".944" = extractvalue [2 x i64] %".942", 1
  %".945" = icmp slt i64 %".926", 0
  %".946" = add i64 %".926", %".939"
  %".947" = select  i1 %".945", i64 %".946", i64 %".926"
  %".948" = icmp slt i64 %".927", 0
  %".949" = add i64 %".927", %".940"
  %".950" = select  i1 %".948", i64 %".949", i64 %".927"
  %".951" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928", i32 0, i32 5
  %".952" = getelementptr inbounds [2 x i64], [2 x i64]* %".951", i32 0, i32 0
  %".953" = load i64, i64* %".952", !range !1
  %".954" = getelementptr inbounds [2 x i64], [2 x i64]* %".951", i32 0, i32 1
  %".955" = load i64, i64* %".954", !range !1
  %".956" = insertvalue [2 x i64] undef, i64 %".953", 0
  %".957" = insertvalue [2 x i64] %".956", i64 %".955", 1
  %".958" = extractvalue [2 x i64] %".957", 0
  %".959" = extractvalue [2 x i64] %".957", 1
  %".960" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928", i32 0, i32 6
  %".961" = load [2 x i64], [2 x i64]* %".960"
  %".962" = extractvalue [2 x i64] %".961", 0
  %".963" = extractvalue [2 x i64] %".961", 1
  %".964" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".928", i32 0, i32 4
  %".965" = load float*, float** %".964"
  %".966" = mul i64 1, %".959"
  %".967" = mul i64 %".947", %".966"
  %".968" = add i64 0, %".967"
  %".969" = mul i64 %".950", 1
  %".970" = add i64 %".968", %".969"
  %".971" = getelementptr float, float* %".965", i64 %".970"
  store float %".919", float* %".971"
  %".973" = call float @"__nv_expm1f"(float %".71")
  %".974" = insertvalue {i64, i64} undef, i64 16, 0
  %".975" = insertvalue {i64, i64} %".974", i64 %".42", 1
  %".976" = extractvalue {i64, i64} %".975", 0
  %".977" = extractvalue {i64, i64} %".975", 1
  %".978" = insertvalue [2 x i64] undef, i64 16, 0
  %".979" = insertvalue [2 x i64] %".978", i64 %".977", 1
  %".980" = extractvalue [2 x i64] %".979", 0
  %".981" = extractvalue [2 x i64] %".979", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982"
  %".986" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982", i32 0, i32 5
  %".987" = getelementptr inbounds [2 x i64], [2 x i64]* %".986", i32 0, i32 0
  %".988" = load i64, i64* %".987", !range !1
  %".989" = getelementptr inbounds [2 x i64], [2 x i64]* %".986", i32 0, i32 1
  %".990" = load i64, i64* %".989", !range !1
  %".991" = insertvalue [2 x i64] undef, i64 %".988", 0
  %".992" = insertvalue [2 x i64] %".991", i64 %".990", 1
  %".993" = extractvalue [2 x i64] %".992", 0
  %".994" = extractvalue [2 x i64] %".992", 1
  %".995" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982", i32 0, i32 6
  %".996" = load [2 x i64], [2 x i64]* %".995"
  %".997" = extractvalue [2 x i64] %".996", 0
  %".998" = extractvalue [2 x i64] %".996", 1
  %".999" = icmp slt i64 %".980", 0
  %".1000" = add i64 %".980", %".993"
  %".1001" = select  i1 %".999", i64 %".1000", i64 %".980"
  %".1002" = icmp slt i64 %".981", 0
  %".1003" = add i64 %".981", %".994"
  %".1004" = select  i1 %".1002", i64 %".1003", i64 %".981"
  %".1005" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982", i32 0, i32 5
  %".1006" = getelementptr inbounds [2 x i64], [2 x i64]* %".1005", i32 0, i32 0
  %".1007" = load i64, i64* %".1006", !range !1
  %".1008" = getelementptr inbounds [2 x i64], [2 x i64]* %".1005", i32 0, i32 1
  %".1009" = load i64, i64* %".1008", !range !1
  %".1010" = insertvalue [2 x i64] undef, i64 %".1007", 0
  %".1011" = insertvalue [2 x i64] %".1010", i64 %".1009", 1
  %".1012" = extractvalue [2 x i64] %".1011", 0
  %".1013" = extractvalue [2 x i64] %".1011", 1
  %".1014" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982", i32 0, i32 6
  %".1015" = load [2 x i64], [2 x i64]* %".1014"
  %".1016" = extractvalue [2 x i64] %".1015", 0
  %".1017" = extractvalue [2 x i64] %".1015", 1
  %".1018" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".982", i32 0, i32 4
  %".1019" = load float*, float** %".1018"
  %".1020" = mul i64 1, %".1013"
  %".1021" = mul i64 %".1001", %".1020"
  %".1022" = add i64 0, %".1021"
  %".1023" = mul i64 %".1004", 1
  %".1024" = add i64 %".1022", %".1023"
  %".1025" = getelementptr float, float* %".1019", i64 %".1024"
  store float %".973", float* %".1025"
  %".1027" = call float @"__nv_copysignf"(float %".71", float %".100")
  %".1028" = insertvalue {i64, i64} undef, i64 17, 0
  %".1029" = insertvalue {i64, i64} %".1028", i64 %".42", 1
  %".1030" = extractvalue {i64, i64} %".1029", 0
  %".1031" = extractvalue {i64, i64} %".1029", 1
  %".1032" = insertvalue [2 x i64] undef, i64 17, 0
  %".1033" = insertvalue [2 x i64] %".1032", i64 %".1031", 1
  %".1034" = extractvalue [2 x i64] %".1033", 0
  %".1035" = extractvalue [2 x i64] %".1033", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036"
  %".1040" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036", i32 0, i32 5
  %".1041" = getelementptr inbounds [2 x i64], [2 x i64]* %".1040", i32 0, i32 0
  %".1042" = load i64, i64* %".1041", !range !1
  %".1043" = getelementptr inbounds [2 x i64], [2 x i64]* %".1040", i32 0, i32 1
  %".1044" = load i64, i64* %".1043", !range !1
  %".1045" = insertvalue [2 x i64] undef, i64 %".1042", 0
  %".1046" = insertvalue [2 x i64] %".1045", i64 %".1044", 1
  %".1047" = extractvalue [2 x i64] %".1046", 0
  %".1048" = extractvalue [2 x i64] %".1046", 1
  %".1049" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036", i32 0, i32 6
  %".1050" = load [2 x i64], [2 x i64]* %".1049"
  %".1051" = extractvalue [2 x i64] %".1050", 0
  %".1052" = extractvalue [2 x i64] %".1050", 1
  %".1053" = icmp slt i64 %".1034", 0
  %".1054" = add i64 %".1034", %".1047"
  %".1055" = select  i1 %".1053", i64 %".1054", i64 %".1034"
  %".1056" = icmp slt i64 %".1035", 0
  %".1057" = add i64 %".1035", %".1048"
  %".1058" = select  i1 %".1056", i64 %".1057", i64 %".1035"
  %".1059" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036", i32 0, i32 5
  %".1060" = getelementptr inbounds [2 x i64], [2 x i64]* %".1059", i32 0, i32 0
  %".1061" = load i64, i64* %".1060", !range !1
  %".1062" = getelementptr inbounds [2 x i64], [2 x i64]* %".1059", i32 0, i32 1
  %".1063" = load i64, i64* %".1062", !range !1
  %".1064" = insertvalue [2 x i64] undef, i64 %".1061", 0
  %".1065" = insertvalue [2 x i64] %".1064", i64 %".1063", 1
  %".1066" = extractvalue [2 x i64] %".1065", 0
  %".1067" = extractvalue [2 x i64] %".1065", 1
  %".1068" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036", i32 0, i32 6
  %".1069" = load [2 x i64], [2 x i64]* %".1068"
  %".1070" = extractvalue [2 x i64] %".1069", 0
  %".1071" = extractvalue [2 x i64] %".1069", 1
  %".1072" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1036", i32 0, i32 4
  %".1073" = load float*, float** %".1072"
  %".1074" = mul i64 1, %".1067"
  %".1075" = mul i64 %".1055", %".1074"
  %".1076" = add i64 0, %".1075"
  %".1077" = mul i64 %".1058", 1
  %".1078" = add i64 %".1076", %".1077"
  %".1079" = getelementptr float, float* %".1073", i64 %".1078"
  store float %".1027", float* %".1079"
  %".1081" = call float @"__nv_erff"(float %".71")
  %".1082" = insertvalue {i64, i64} undef, i64 18, 0
  %".1083" = insertvalue {i64, i64} %".1082", i64 %".42", 1
  %".1084" = extractvalue {i64, i64} %".1083", 0
  %".1085" = extractvalue {i64, i64} %".1083", 1
  %".1086" = insertvalue [2 x i64] undef, i64 18, 0
  %".1087" = insertvalue [2 x i64] %".1086", i64 %".1085", 1
  %".1088" = extractvalue [2 x i64] %".1087", 0
  %".1089" = extractvalue [2 x i64] %".1087", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090"
  %".1094" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090", i32 0, i32 5
  %".1095" = getelementptr inbounds [2 x i64], [2 x i64]* %".1094", i32 0, i32 0
  %".1096" = load i64, i64* %".1095", !range !1
  %".1097" = getelementptr inbounds [2 x i64], [2 x i64]* %".1094", i32 0, i32 1
  %".1098" = load i64, i64* %".1097", !range !1
  %".1099" = insertvalue [2 x i64] undef, i64 %".1096", 0
  %".1100" = insertvalue [2 x i64] %".1099", i64 %".1098", 1
  %".1101" = extractvalue [2 x i64] %".1100", 0
  %".1102" = extractvalue [2 x i64] %".1100", 1
  %".1103" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090", i32 0, i32 6
  %".1104" = load [2 x i64], [2 x i64]* %".1103"
  %".1105" = extractvalue [2 x i64] %".1104", 0
  %".1106" = extractvalue [2 x i64] %".1104", 1
  %".1107" = icmp slt i64 %".1088", 0
  %".1108" = add i64 %".1088", %".1101"
  %".1109" = select  i1 %".1107", i64 %".1108", i64 %".1088"
  %".1110" = icmp slt i64 %".1089", 0
  %".1111" = add i64 %".1089", %".1102"
  %".1112" = select  i1 %".1110", i64 %".1111", i64 %".1089"
  %".1113" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090", i32 0, i32 5
  %".1114" = getelementptr inbounds [2 x i64], [2 x i64]* %".1113", i32 0, i32 0
  %".1115" = load i64, i64* %".1114", !range !1
  %".1116" = getelementptr inbounds [2 x i64], [2 x i64]* %".1113", i32 0, i32 1
  %".1117" = load i64, i64* %".1116", !range !1
  %".1118" = insertvalue [2 x i64] undef, i64 %".1115", 0
  %".1119" = insertvalue [2 x i64] %".1118", i64 %".1117", 1
  %".1120" = extractvalue [2 x i64] %".1119", 0
  %".1121" = extractvalue [2 x i64] %".1119", 1
  %".1122" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090", i32 0, i32 6
  %".1123" = load [2 x i64], [2 x i64]* %".1122"
  %".1124" = extractvalue [2 x i64] %".1123", 0
  %".1125" = extractvalue [2 x i64] %".1123", 1
  %".1126" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1090", i32 0, i32 4
  %".1127" = load float*, float** %".1126"
  %".1128" = mul i64 1, %".1121"
  %".1129" = mul i64 %".1109", %".1128"
  %".1130" = add i64 0, %".1129"
  %".1131" = mul i64 %".1112", 1
  %".1132" = add i64 %".1130", %".1131"
  %".1133" = getelementptr float, float* %".1127", i64 %".1132"
  store float %".1081", float* %".1133"
  %".1135" = call float @"__nv_lgammaf"(float %".103")
  %".1136" = insertvalue {i64, i64} undef, i64 19, 0
  %".1137" = insertvalue {i64, i64} %".1136", i64 %".42", 1
  %".1138" = extractvalue {i64, i64} %".1137", 0
  %".1139" = extractvalue {i64, i64} %".1137", 1
  %".1140" = insertvalue [2 x i64] undef, i64 19, 0
  %".1141" = insertvalue [2 x i64] %".1140", i64 %".1139", 1
  %".1142" = extractvalue [2 x i64] %".1141", 0
  %".1143" = extractvalue [2 x i64] %".1141", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144"
  %".1148" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144", i32 0, i32 5
  %".1149" = getelementptr inbounds [2 x i64], [2 x i64]* %".1148", i32 0, i32 0
  %".1150" = load i64, i64* %".1149", !range !1
  %".1151" = getelementptr inbounds [2 x i64], [2 x i64]* %".1148", i32 0, i32 1
  %".1152" = load i64, i64* %".1151", !range !1
  %".1153" = insertvalue [2 x i64] undef, i64 %".1150", 0
  %".1154" = insertvalue [2 x i64] %".1153", i64 %".1152", 1
  %".1155" = extractvalue [2 x i64] %".1154", 0
  %".1156" = extractvalue [2 x i64] %".1154", 1
  %".1157" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144", i32 0, i32 6
  %".1158" = load [2 x i64], [2 x i64]* %".1157"
  %".1159" = extractvalue [2 x i64] %".1158", 0
  %".1160" = extractvalue [2 x i64] %".1158", 1
  %".1161" = icmp slt i64 %".1142", 0
  %".1162" = add i64 %".1142", %".1155"
  %".1163" = select  i1 %".1161", i64 %".1162", i64 %".1142"
  %".1164" = icmp slt i64 %".1143", 0
  %".1165" = add i64 %".1143", %".1156"
  %".1166" = select  i1 %".1164", i64 %".1165", i64 %".1143"
  %".1167" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144", i32 0, i32 5
  %".1168" = getelementptr inbounds [2 x i64], [2 x i64]* %".1167", i32 0, i32 0
  %".1169" = load i64, i64* %".1168", !range !1
  %".1170" = getelementptr inbounds [2 x i64], [2 x i64]* %".1167", i32 0, i32 1
  %".1171" = load i64, i64* %".1170", !range !1
  %".1172" = insertvalue [2 x i64] undef, i64 %".1169", 0
  %".1173" = insertvalue [2 x i64] %".1172", i64 %".1171", 1
  %".1174" = extractvalue [2 x i64] %".1173", 0
  %".1175" = extractvalue [2 x i64] %".1173", 1
  %".1176" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144", i32 0, i32 6
  %".1177" = load [2 x i64], [2 x i64]* %".1176"
  %".1178" = extractvalue [2 x i64] %".1177", 0
  %".1179" = extractvalue [2 x i64] %".1177", 1
  %".1180" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1144", i32 0, i32 4
  %".1181" = load float*, float** %".1180"
  %".1182" = mul i64 1, %".1175"
  %".1183" = mul i64 %".1163", %".1182"
  %".1184" = add i64 0, %".1183"
  %".1185" = mul i64 %".1166", 1
  %".1186" = add i64 %".1184", %".1185"
  %".1187" = getelementptr float, float* %".1181", i64 %".1186"
  store float %".1135", float* %".1187"
  %".1189" = sitofp i64 5 to float
  %".1190" = fcmp oeq float %".1189",              0x0
  br i1 %".1190", label %"B0.endif.if", label %"B0.endif.endif", !prof !2
B0.endif.if:
  br label %"B0.endif.endif"
B0.endif.endif:
  %".1193" = fdiv float %".71", %".1189"
  %".1194" = call float @"__nv_acosf"(float %".1193")
  %".1195" = insertvalue {i64, i64} undef, i64 20, 0
  %".1196" = insertvalue {i64, i64} %".1195", i64 %".42", 1
  %".1197" = extractvalue {i64, i64} %".1196", 0
  %".1198" = extractvalue {i64, i64} %".1196", 1
  %".1199" = insertvalue [2 x i64] undef, i64 20, 0
  %".1200" = insertvalue [2 x i64] %".1199", i64 %".1198", 1
  %".1201" = extractvalue [2 x i64] %".1200", 0
  %".1202" = extractvalue [2 x i64] %".1200", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203"
  %".1207" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203", i32 0, i32 5
  %".1208" = getelementptr inbounds [2 x i64], [2 x i64]* %".1207", i32 0, i32 0
  %".1209" = load i64, i64* %".1208", !range !1
  %".1210" = getelementptr inbounds [2 x i64], [2 x i64]* %".1207", i32 0, i32 1
  %".1211" = load i64, i64* %".1210", !range !1
  %".1212" = insertvalue [2 x i64] undef, i64 %".1209", 0
  %".1213" = insertvalue [2 x i64] %".1212", i64 %".1211", 1
  %".1214" = extractvalue [2 x i64] %".1213", 0
  %".1215" = extractvalue [2 x i64] %".1213", 1
  %".1216" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203", i32 0, i32 6
  %".1217" = load [2 x i64], [2 x i64]* %".1216"
  %".1218" = extractvalue [2 x i64] %".1217", 0
  %".1219" = extractvalue [2 x i64] %".1217", 1
  %".1220" = icmp slt i64 %".1201", 0
  %".1221" = add i64 %".1201", %".1214"
  %".1222" = select  i1 %".1220", i64 %".1221", i64 %".1201"
  %".1223" = icmp slt i64 %".1202", 0
  %".1224" = add i64 %".1202", %".1215"
  %".1225" = select  i1 %".1223", i64 %".1224", i64 %".1202"
  %".1226" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203", i32 0, i32 5
  %".1227" = getelementptr inbounds [2 x i64], [2 x i64]* %".1226", i32 0, i32 0
  %".1228" = load i64, i64* %".1227", !range !1
  %".1229" = getelementptr inbounds [2 x i64], [2 x i64]* %".1226", i32 0, i32 1
  %".1230" = load i64, i64* %".1229", !range !1
  %".1231" = insertvalue [2 x i64] undef, i64 %".1228", 0
  %".1232" = insertvalue [2 x i64] %".1231", i64 %".1230", 1
  %".1233" = extractvalue [2 x i64] %".1232", 0
  %".1234" = extractvalue [2 x i64] %".1232", 1
  %".1235" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203", i32 0, i32 6
  %".1236" = load [2 x i64], [2 x i64]* %".1235"
  %".1237" = extractvalue [2 x i64] %".1236", 0
  %".1238" = extractvalue [2 x i64] %".1236", 1
  %".1239" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1203", i32 0, i32 4
  %".1240" = load float*, float** %".1239"
  %".1241" = mul i64 1, %".1234"
  %".1242" = mul i64 %".1222", %".1241"
  %".1243" = add i64 0, %".1242"
  %".1244" = mul i64 %".1225", 1
  %".1245" = add i64 %".1243", %".1244"
  %".1246" = getelementptr float, float* %".1240", i64 %".1245"
  store float %".1194", float* %".1246"
  %".1248" = call float @"__nv_log10f"(float %".103")
  %".1249" = insertvalue {i64, i64} undef, i64 21, 0
  %".1250" = insertvalue {i64, i64} %".1249", i64 %".42", 1
  %".1251" = extractvalue {i64, i64} %".1250", 0
  %".1252" = extractvalue {i64, i64} %".1250", 1
  %".1253" = insertvalue [2 x i64] undef, i64 21, 0
  %".1254" = insertvalue [2 x i64] %".1253", i64 %".1252", 1
  %".1255" = extractvalue [2 x i64] %".1254", 0
  %".1256" = extractvalue [2 x i64] %".1254", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257"
  %".1261" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257", i32 0, i32 5
  %".1262" = getelementptr inbounds [2 x i64], [2 x i64]* %".1261", i32 0, i32 0
  %".1263" = load i64, i64* %".1262", !range !1
  %".1264" = getelementptr inbounds [2 x i64], [2 x i64]* %".1261", i32 0, i32 1
  %".1265" = load i64, i64* %".1264", !range !1
  %".1266" = insertvalue [2 x i64] undef, i64 %".1263", 0
  %".1267" = insertvalue [2 x i64] %".1266", i64 %".1265", 1
  %".1268" = extractvalue [2 x i64] %".1267", 0
  %".1269" = extractvalue [2 x i64] %".1267", 1
  %".1270" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257", i32 0, i32 6
  %".1271" = load [2 x i64], [2 x i64]* %".1270"
  %".1272" = extractvalue [2 x i64] %".1271", 0
  %".1273" = extractvalue [2 x i64] %".1271", 1
  %".1274" = icmp slt i64 %".1255", 0
  %".1275" = add i64 %".1255", %".1268"
  %".1276" = select  i1 %".1274", i64 %".1275", i64 %".1255"
  %".1277" = icmp slt i64 %".1256", 0
  %".1278" = add i64 %".1256", %".1269"
  %".1279" = select  i1 %".1277", i64 %".1278", i64 %".1256"
  %".1280" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257", i32 0, i32 5
  %".1281" = getelementptr inbounds [2 x i64], [2 x i64]* %".1280", i32 0, i32 0
  %".1282" = load i64, i64* %".1281", !range !1
  %".1283" = getelementptr inbounds [2 x i64], [2 x i64]* %".1280", i32 0, i32 1
  %".1284" = load i64, i64* %".1283", !range !1
  %".1285" = insertvalue [2 x i64] undef, i64 %".1282", 0
  %".1286" = insertvalue [2 x i64] %".1285", i64 %".1284", 1
  %".1287" = extractvalue [2 x i64] %".1286", 0
  %".1288" = extractvalue [2 x i64] %".1286", 1
  %".1289" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257", i32 0, i32 6
  %".1290" = load [2 x i64], [2 x i64]* %".1289"
  %".1291" = extractvalue [2 x i64] %".1290", 0
  %".1292" = extractvalue [2 x i64] %".1290", 1
  %".1293" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1257", i32 0, i32 4
  %".1294" = load float*, float** %".1293"
  %".1295" = mul i64 1, %".1288"
  %".1296" = mul i64 %".1276", %".1295"
  %".1297" = add i64 0, %".1296"
  %".1298" = mul i64 %".1279", 1
  %".1299" = add i64 %".1297", %".1298"
  %".1300" = getelementptr float, float* %".1294", i64 %".1299"
  store float %".1248", float* %".1300"
  %".1302" = call float @"__nv_log2f"(float %".103")
  %".1303" = insertvalue {i64, i64} undef, i64 22, 0
  %".1304" = insertvalue {i64, i64} %".1303", i64 %".42", 1
  %".1305" = extractvalue {i64, i64} %".1304", 0
  %".1306" = extractvalue {i64, i64} %".1304", 1
  %".1307" = insertvalue [2 x i64] undef, i64 22, 0
  %".1308" = insertvalue [2 x i64] %".1307", i64 %".1306", 1
  %".1309" = extractvalue [2 x i64] %".1308", 0
  %".1310" = extractvalue [2 x i64] %".1308", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311"
  %".1315" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311", i32 0, i32 5
  %".1316" = getelementptr inbounds [2 x i64], [2 x i64]* %".1315", i32 0, i32 0
  %".1317" = load i64, i64* %".1316", !range !1
  %".1318" = getelementptr inbounds [2 x i64], [2 x i64]* %".1315", i32 0, i32 1
  %".1319" = load i64, i64* %".1318", !range !1
  %".1320" = insertvalue [2 x i64] undef, i64 %".1317", 0
  %".1321" = insertvalue [2 x i64] %".1320", i64 %".1319", 1
  %".1322" = extractvalue [2 x i64] %".1321", 0
  %".1323" = extractvalue [2 x i64] %".1321", 1
  %".1324" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311", i32 0, i32 6
  %".1325" = load [2 x i64], [2 x i64]* %".1324"
  %".1326" = extractvalue [2 x i64] %".1325", 0
  %".1327" = extractvalue [2 x i64] %".1325", 1
  %".1328" = icmp slt i64 %".1309", 0
  %".1329" = add i64 %".1309", %".1322"
  %".1330" = select  i1 %".1328", i64 %".1329", i64 %".1309"
  %".1331" = icmp slt i64 %".1310", 0
  %".1332" = add i64 %".1310", %".1323"
  %".1333" = select  i1 %".1331", i64 %".1332", i64 %".1310"
  %".1334" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311", i32 0, i32 5
  %".1335" = getelementptr inbounds [2 x i64], [2 x i64]* %".1334", i32 0, i32 0
  %".1336" = load i64, i64* %".1335", !range !1
  %".1337" = getelementptr inbounds [2 x i64], [2 x i64]* %".1334", i32 0, i32 1
  %".1338" = load i64, i64* %".1337", !range !1
  %".1339" = insertvalue [2 x i64] undef, i64 %".1336", 0
  %".1340" = insertvalue [2 x i64] %".1339", i64 %".1338", 1
  %".1341" = extractvalue [2 x i64] %".1340", 0
  %".1342" = extractvalue [2 x i64] %".1340", 1
  %".1343" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311", i32 0, i32 6
  %".1344" = load [2 x i64], [2 x i64]* %".1343"
  %".1345" = extractvalue [2 x i64] %".1344", 0
  %".1346" = extractvalue [2 x i64] %".1344", 1
  %".1347" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1311", i32 0, i32 4
  %".1348" = load float*, float** %".1347"
  %".1349" = mul i64 1, %".1342"
  %".1350" = mul i64 %".1330", %".1349"
  %".1351" = add i64 0, %".1350"
  %".1352" = mul i64 %".1333", 1
  %".1353" = add i64 %".1351", %".1352"
  %".1354" = getelementptr float, float* %".1348", i64 %".1353"
  store float %".1302", float* %".1354"
  %".1356" = fmul float 0x404ca5dc20000000, %".71"
  %".1357" = insertvalue {i64, i64} undef, i64 23, 0
  %".1358" = insertvalue {i64, i64} %".1357", i64 %".42", 1
  %".1359" = extractvalue {i64, i64} %".1358", 0
  %".1360" = extractvalue {i64, i64} %".1358", 1
  %".1361" = insertvalue [2 x i64] undef, i64 23, 0
  %".1362" = insertvalue [2 x i64] %".1361", i64 %".1360", 1
  %".1363" = extractvalue [2 x i64] %".1362", 0
  %".1364" = extractvalue [2 x i64] %".1362", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365"
  %".1369" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365", i32 0, i32 5
  %".1370" = getelementptr inbounds [2 x i64], [2 x i64]* %".1369", i32 0, i32 0
  %".1371" = load i64, i64* %".1370", !range !1
  %".1372" = getelementptr inbounds [2 x i64], [2 x i64]* %".1369", i32 0, i32 1
  %".1373" = load i64, i64* %".1372", !range !1
  %".1374" = insertvalue [2 x i64] undef, i64 %".1371", 0
  %".1375" = insertvalue [2 x i64] %".1374", i64 %".1373", 1
  %".1376" = extractvalue [2 x i64] %".1375", 0
  %".1377" = extractvalue [2 x i64] %".1375", 1
  %".1378" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365", i32 0, i32 6
  %".1379" = load [2 x i64], [2 x i64]* %".1378"
  %".1380" = extractvalue [2 x i64] %".1379", 0
  %".1381" = extractvalue [2 x i64] %".1379", 1
  %".1382" = icmp slt i64 %".1363", 0
  %".1383" = add i64 %".1363", %".1376"
  %".1384" = select  i1 %".1382", i64 %".1383", i64 %".1363"
  %".1385" = icmp slt i64 %".1364", 0
  %".1386" = add i64 %".1364", %".1377"
  %".1387" = select  i1 %".1385", i64 %".1386", i64 %".1364"
  %".1388" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365", i32 0, i32 5
  %".1389" = getelementptr inbounds [2 x i64], [2 x i64]* %".1388", i32 0, i32 0
  %".1390" = load i64, i64* %".1389", !range !1
  %".1391" = getelementptr inbounds [2 x i64], [2 x i64]* %".1388", i32 0, i32 1
  %".1392" = load i64, i64* %".1391", !range !1
  %".1393" = insertvalue [2 x i64] undef, i64 %".1390", 0
  %".1394" = insertvalue [2 x i64] %".1393", i64 %".1392", 1
  %".1395" = extractvalue [2 x i64] %".1394", 0
  %".1396" = extractvalue [2 x i64] %".1394", 1
  %".1397" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365", i32 0, i32 6
  %".1398" = load [2 x i64], [2 x i64]* %".1397"
  %".1399" = extractvalue [2 x i64] %".1398", 0
  %".1400" = extractvalue [2 x i64] %".1398", 1
  %".1401" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1365", i32 0, i32 4
  %".1402" = load float*, float** %".1401"
  %".1403" = mul i64 1, %".1396"
  %".1404" = mul i64 %".1384", %".1403"
  %".1405" = add i64 0, %".1404"
  %".1406" = mul i64 %".1387", 1
  %".1407" = add i64 %".1405", %".1406"
  %".1408" = getelementptr float, float* %".1402", i64 %".1407"
  store float %".1356", float* %".1408"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare float @"__nv_fabsf"(float %".1")

declare float @"__nv_sinf"(float %".1")

declare float @"__nv_cosf"(float %".1")

declare float @"__nv_tanf"(float %".1")

declare float @"__nv_expf"(float %".1")

declare float @"__nv_logf"(float %".1")

declare float @"__nv_sqrtf"(float %".1")

declare float @"__nv_powf"(float %".1", float %".2")

declare float @"__nv_atan2f"(float %".1", float %".2")

declare float @"__nv_tanhf"(float %".1")

declare float @"__nv_asinhf"(float %".1")

declare float @"__nv_floorf"(float %".1")

declare float @"__nv_ceilf"(float %".1")

declare float @"__nv_truncf"(float %".1")

declare float @"__nv_fmodf"(float %".1", float %".2")

declare float @"__nv_hypotf"(float %".1", float %".2")

declare float @"__nv_log1pf"(float %".1")

declare float @"__nv_expm1f"(float %".1")

declare float @"__nv_copysignf"(float %".1", float %".2")

declare float @"__nv_erff"(float %".1")

declare float @"__nv_lgammaf"(float %".1")

declare float @"__nv_acosf"(float %".1")

declare float @"__nv_log10f"(float %".1")

declare float @"__nv_log2f"(float %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15mathematics_f32B3v30B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15mathematics_f32B3v30B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE", !"kernel", i32 1 }
