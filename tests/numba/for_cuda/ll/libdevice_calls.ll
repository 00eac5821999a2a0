; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "libdevice_calls$31"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels15libdevice_callsB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels15libdevice_callsB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", double* %"y.4", i64 %"y.5.0", i64 %"y.6.0", i8* %"a.0", i8* %"a.1", i64 %"a.2", i64 %"a.3", float* %"a.4", i64 %"a.5.0", i64 %"a.5.1", i64 %"a.6.0", i64 %"a.6.1", i8* %"b.0", i8* %"b.1", i64 %"b.2", i64 %"b.3", double* %"b.4", i64 %"b.5.0", i64 %"b.5.1", i64 %"b.6.0", i64 %"b.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".35" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".35", 5
  %".36" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".36", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"y.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"y.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", double* %"y.4", 4
  %".37" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".37", 5
  %".38" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".38", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"a.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.2", i8* %"a.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"a.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"a.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.2", float* %"a.4", 4
  %".39" = insertvalue [2 x i64] undef, i64 %"a.5.0", 0
  %".40" = insertvalue [2 x i64] %".39", i64 %"a.5.1", 1
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".40", 5
  %".41" = insertvalue [2 x i64] undef, i64 %"a.6.0", 0
  %".42" = insertvalue [2 x i64] %".41", i64 %"a.6.1", 1
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".42", 6
  %"inserted.meminfo.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} undef, i8* %"b.0", 0
  %"inserted.parent.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.meminfo.3", i8* %"b.1", 1
  %"inserted.nitems.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.parent.3", i64 %"b.2", 2
  %"inserted.itemsize.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.nitems.3", i64 %"b.3", 3
  %"inserted.data.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.itemsize.3", double* %"b.4", 4
  %".43" = insertvalue [2 x i64] undef, i64 %"b.5.0", 0
  %".44" = insertvalue [2 x i64] %".43", i64 %"b.5.1", 1
  %"inserted.shape.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.data.3", [2 x i64] %".44", 5
  %".45" = insertvalue [2 x i64] undef, i64 %"b.6.0", 0
  %".46" = insertvalue [2 x i64] %".45", i64 %"b.6.1", 1
  %"inserted.strides.3" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.shape.3", [2 x i64] %".46", 6
  %".56" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56"
  %".95" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95"
  %".140" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140"
  %".178" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178"
  %".223" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223"
  %".252" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252"
  %".281" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281"
  %".319" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319"
  %".364" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364"
  %".402" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402"
  %".447" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447"
  %".485" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485"
  %".530" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530"
  %".568" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568"
  %".613" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613"
  %".642" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642"
  %".680" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680"
  %".725" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725"
  %".763" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763"
  br label %"B0"
B0:
  %".47" = trunc i64 1 to i32
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".49" = sext i32 %".48" to i64
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".51" = sext i32 %".50" to i64
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".53" = sext i32 %".52" to i64
  %".54" = mul i64 %".51", %".53"
  %".55" = add i64 %".54", %".49"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56"
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 5
  %".61" = getelementptr inbounds [1 x i64], [1 x i64]* %".60", i32 0, i32 0
  %".62" = load i64, i64* %".61", !range !1
  %".63" = insertvalue [1 x i64] undef, i64 %".62", 0
  %".64" = extractvalue [1 x i64] %".63", 0
  %".65" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 6
  %".66" = load [1 x i64], [1 x i64]* %".65"
  %".67" = extractvalue [1 x i64] %".66", 0
  %".68" = icmp slt i64 %".55", 0
  %".69" = add i64 %".55", %".64"
  %".70" = select  i1 %".68", i64 %".69", i64 %".55"
  %".71" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 5
  %".72" = getelementptr inbounds [1 x i64], [1 x i64]* %".71", i32 0, i32 0
  %".73" = load i64, i64* %".72", !range !1
  %".74" = insertvalue [1 x i64] undef, i64 %".73", 0
  %".75" = extractvalue [1 x i64] %".74", 0
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 6
  %".77" = load [1 x i64], [1 x i64]* %".76"
  %".78" = extractvalue [1 x i64] %".77", 0
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 4
  %".80" = load float*, float** %".79"
  %".81" = mul i64 %".70", 1
  %".82" = add i64 0, %".81"
  %".83" = getelementptr float, float* %".80", i64 %".82"
  %".84" = load float, float* %".83"
  %".85" = call float @"__nv_fabsf"(float %".84")
  %".86" = call float @"__nv_rsqrtf"(float %".85")
  %".87" = insertvalue {i64, i64} undef, i64 0, 0
  %".88" = insertvalue {i64, i64} %".87", i64 %".55", 1
  %".89" = extractvalue {i64, i64} %".88", 0
  %".90" = extractvalue {i64, i64} %".88", 1
  %".91" = insertvalue [2 x i64] undef, i64 0, 0
  %".92" = insertvalue [2 x i64] %".91", i64 %".90", 1
  %".93" = extractvalue [2 x i64] %".92", 0
  %".94" = extractvalue [2 x i64] %".92", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95"
  %".99" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95", i32 0, i32 5
  %".100" = getelementptr inbounds [2 x i64], [2 x i64]* %".99", i32 0, i32 0
  %".101" = load i64, i64* %".100", !range !1
  %".102" = getelementptr inbounds [2 x i64], [2 x i64]* %".99", i32 0, i32 1
  %".103" = load i64, i64* %".102", !range !1
  %".104" = insertvalue [2 x i64] undef, i64 %".101", 0
  %".105" = insertvalue [2 x i64] %".104", i64 %".103", 1
  %".106" = extractvalue [2 x i64] %".105", 0
  %".107" = extractvalue [2 x i64] %".105", 1
  %".108" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95", i32 0, i32 6
  %".109" = load [2 x i64], [2 x i64]* %".108"
  %".110" = extractvalue [2 x i64] %".109", 0
  %".111" = extractvalue [2 x i64] %".109", 1
  %".112" = icmp slt i64 %".93", 0
  %".113" = add i64 %".93", %".106"
  %".114" = select  i1 %".112", i64 %".113", i64 %".93"
  %".115" = icmp slt i64 %".94", 0
  %".116" = add i64 %".94", %".107"
  %".117" = select  i1 %".115", i64 %".116", i64 %".94"
  %".118" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95", i32 0, i32 5
  %".119" = getelementptr inbounds [2 x i64], [2 x i64]* %".118", i32 0, i32 0
  %".120" = load i64, i64* %".119", !range !1
  %".121" = getelementptr inbounds [2 x i64], [2 x i64]* %".118", i32 0, i32 1
  %".122" = load i64, i64* %".121", !range !1
  %".123" = insertvalue [2 x i64] undef, i64 %".120", 0
  %".124" = insertvalue [2 x i64] %".123", i64 %".122", 1
  %".125" = extractvalue [2 x i64] %".124", 0
  %".126" = extractvalue [2 x i64] %".124", 1
  %".127" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95", i32 0, i32 6
  %".128" = load [2 x i64], [2 x i64]* %".127"
  %".129" = extractvalue [2 x i64] %".128", 0
  %".130" = extractvalue [2 x i64] %".128", 1
  %".131" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".95", i32 0, i32 4
  %".132" = load float*, float** %".131"
  %".133" = mul i64 1, %".126"
  %".134" = mul i64 %".114", %".133"
  %".135" = add i64 0, %".134"
  %".136" = mul i64 %".117", 1
  %".137" = add i64 %".135", %".136"
  %".138" = getelementptr float, float* %".132", i64 %".137"
  store float %".86", float* %".138"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140"
  %".144" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140", i32 0, i32 5
  %".145" = getelementptr inbounds [1 x i64], [1 x i64]* %".144", i32 0, i32 0
  %".146" = load i64, i64* %".145", !range !1
  %".147" = insertvalue [1 x i64] undef, i64 %".146", 0
  %".148" = extractvalue [1 x i64] %".147", 0
  %".149" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140", i32 0, i32 6
  %".150" = load [1 x i64], [1 x i64]* %".149"
  %".151" = extractvalue [1 x i64] %".150", 0
  %".152" = icmp slt i64 %".55", 0
  %".153" = add i64 %".55", %".148"
  %".154" = select  i1 %".152", i64 %".153", i64 %".55"
  %".155" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140", i32 0, i32 5
  %".156" = getelementptr inbounds [1 x i64], [1 x i64]* %".155", i32 0, i32 0
  %".157" = load i64, i64* %".156", !range !1
  %".158" = insertvalue [1 x i64] undef, i64 %".157", 0
  %".159" = extractvalue [1 x i64] %".158", 0
  %".160" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140", i32 0, i32 6
  %".161" = load [1 x i64], [1 x i64]* %".160"
  %".162" = extractvalue [1 x i64] %".161", 0
  %".163" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".140", i32 0, i32 4
  %".164" = load float*, float** %".163"
  %".165" = mul i64 %".154", 1
  %".166" = add i64 0, %".165"
  %".167" = getelementptr float, float* %".164", i64 %".166"
  %".168" = load float, float* %".167"
  %".169" = call float @"__nv_rintf"(float %".168")
  %".170" = insertvalue {i64, i64} undef, i64 1, 0
  %".171" = insertvalue {i64, i64} %".170", i64 %".55", 1
  %".172" = extractvalue {i64, i64} %".171", 0
  %".173" = extractvalue {i64, i64} %".171", 1
  %".174" = insertvalue [2 x i64] undef, i64 1, 0
  %".175" = insertvalue [2 x i64] %".174", i64 %".173", 1
  %".176" = extractvalue [2 x i64] %".175", 0
  %".177" = extractvalue [2 x i64] %".175", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178"
  %".182" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178", i32 0, i32 5
  %".183" = getelementptr inbounds [2 x i64], [2 x i64]* %".182", i32 0, i32 0
  %".184" = load i64, i64* %".183", !range !1
  %".185" = getelementptr inbounds [2 x i64], [2 x i64]* %".182", i32 0, i32 1
  %".186" = load i64, i64* %".185", !range !1
  %".187" = insertvalue [2 x i64] undef, i64 %".184", 0
  %".188" = insertvalue [2 x i64] %".187", i64 %".186", 1
  %".189" = extractvalue [2 x i64] %".188", 0
  %".190" = extractvalue [2 x i64] %".188", 1
  %".191" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178", i32 0, i32 6
  %".192" = load [2 x i64], [2 x i64]* %".191"
  %".193" = extractvalue [2 x i64] %".192", 0
  %".194" = extractvalue [2 x i64] %".192", 1
  %".195" = icmp slt i64 %".176", 0
  %".196" = add i64 %".176", %".189"
  %".197" = select  i1 %".195", i64 %".196", i64 %".176"
  %".198" = icmp slt i64 %".177", 0
  %".199" = add i64 %".177", %".190"
  %".200" = select  i1 %".198", i64 %".199", i64 %".177"
  %".201" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178", i32 0, i32 5
  %".202" = getelementptr inbounds [2 x i64], [2 x i64]* %".201", i32 0, i32 0
  %".203" = load i64, i64* %".202", !range !1
  %".204" = getelementptr inbounds [2 x i64], [2 x i64]* %".201", i32 0, i32 1
  %".205" = load i64, i64* %".204", !range !1
  %".206" = insertvalue [2 x i64] undef, i64 %".203", 0
  %".207" = insertvalue [2 x i64] %".206", i64 %".205", 1
  %".208" = extractvalue [2 x i64] %".207", 0
  %".209" = extractvalue [2 x i64] %".207", 1
  %".210" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178", i32 0, i32 6
  %".211" = load [2 x i64], [2 x i64]* %".210"
  %".212" = extractvalue [2 x i64] %".211", 0
  %".213" = extractvalue [2 x i64] %".211", 1
  %".214" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".178", i32 0, i32 4
  %".215" = load float*, float** %".214"
  %".216" = mul i64 1, %".209"
  %".217" = mul i64 %".197", %".216"
  %".218" = add i64 0, %".217"
  %".219" = mul i64 %".200", 1
  %".220" = add i64 %".218", %".219"
  %".221" = getelementptr float, float* %".215", i64 %".220"
  store float %".169", float* %".221"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223"
  %".227" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 5
  %".228" = getelementptr inbounds [1 x i64], [1 x i64]* %".227", i32 0, i32 0
  %".229" = load i64, i64* %".228", !range !1
  %".230" = insertvalue [1 x i64] undef, i64 %".229", 0
  %".231" = extractvalue [1 x i64] %".230", 0
  %".232" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 6
  %".233" = load [1 x i64], [1 x i64]* %".232"
  %".234" = extractvalue [1 x i64] %".233", 0
  %".235" = icmp slt i64 %".55", 0
  %".236" = add i64 %".55", %".231"
  %".237" = select  i1 %".235", i64 %".236", i64 %".55"
  %".238" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 5
  %".239" = getelementptr inbounds [1 x i64], [1 x i64]* %".238", i32 0, i32 0
  %".240" = load i64, i64* %".239", !range !1
  %".241" = insertvalue [1 x i64] undef, i64 %".240", 0
  %".242" = extractvalue [1 x i64] %".241", 0
  %".243" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 6
  %".244" = load [1 x i64], [1 x i64]* %".243"
  %".245" = extractvalue [1 x i64] %".244", 0
  %".246" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 4
  %".247" = load float*, float** %".246"
  %".248" = mul i64 %".237", 1
  %".249" = add i64 0, %".248"
  %".250" = getelementptr float, float* %".247", i64 %".249"
  %".251" = load float, float* %".250"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252"
  %".256" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252", i32 0, i32 5
  %".257" = getelementptr inbounds [1 x i64], [1 x i64]* %".256", i32 0, i32 0
  %".258" = load i64, i64* %".257", !range !1
  %".259" = insertvalue [1 x i64] undef, i64 %".258", 0
  %".260" = extractvalue [1 x i64] %".259", 0
  %".261" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252", i32 0, i32 6
  %".262" = load [1 x i64], [1 x i64]* %".261"
  %".263" = extractvalue [1 x i64] %".262", 0
  %".264" = icmp slt i64 %".55", 0
  %".265" = add i64 %".55", %".260"
  %".266" = select  i1 %".264", i64 %".265", i64 %".55"
  %".267" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252", i32 0, i32 5
  %".268" = getelementptr inbounds [1 x i64], [1 x i64]* %".267", i32 0, i32 0
  %".269" = load i64, i64* %".268", !range !1
  %".270" = insertvalue [1 x i64] undef, i64 %".269", 0
  %".271" = extractvalue [1 x i64] %".270", 0
  %".272" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252", i32 0, i32 6
  %".273" = load [1 x i64], [1 x i64]* %".272"
  %".274" = extractvalue [1 x i64] %".273", 0
  %".275" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".252", i32 0, i32 4
  %".276" = load float*, float** %".275"
  %".277" = mul i64 %".266", 1
  %".278" = add i64 0, %".277"
  %".279" = getelementptr float, float* %".276", i64 %".278"
  %".280" = load float, float* %".279"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281"
  %".285" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281", i32 0, i32 5
  %".286" = getelementptr inbounds [1 x i64], [1 x i64]* %".285", i32 0, i32 0
  %".287" = load i64, i64* %".286", !range !1
  %".288" = insertvalue [1 x i64] undef, i64 %".287", 0
  %".289" = extractvalue [1 x i64] %".288", 0
  %".290" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281", i32 0, i32 6
  %".291" = load [1 x i64], [1 x i64]* %".290"
  %".292" = extractvalue [1 x i64] %".291", 0
  %".293" = icmp slt i64 %".55", 0
  %".294" = add i64 %".55", %".289"
  %".295" = select  i1 %".293", i64 %".294", i64 %".55"
  %".296" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281", i32 0, i32 5
  %".297" = getelementptr inbounds [1 x i64], [1 x i64]* %".296", i32 0, i32 0
  %".298" = load i64, i64* %".297", !range !1
  %".299" = insertvalue [1 x i64] undef, i64 %".298", 0
  %".300" = extractvalue [1 x i64] %".299", 0
  %".301" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281", i32 0, i32 6
  %".302" = load [1 x i64], [1 x i64]* %".301"
  %".303" = extractvalue [1 x i64] %".302", 0
  %".304" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".281", i32 0, i32 4
  %".305" = load float*, float** %".304"
  %".306" = mul i64 %".295", 1
  %".307" = add i64 0, %".306"
  %".308" = getelementptr float, float* %".305", i64 %".307"
  %".309" = load float, float* %".308"
  %".310" = call float @"__nv_fmaf_rn"(float %".251", float %".280", float %".309")
  %".311" = insertvalue {i64, i64} undef, i64 2, 0
  %".312" = insertvalue {i64, i64} %".311", i64 %".55", 1
  %".313" = extractvalue {i64, i64} %".312", 0
  %".314" = extractvalue {i64, i64} %".312", 1
  %".315" = insertvalue [2 x i64] undef, i64 2, 0
  %".316" = insertvalue [2 x i64] %".315", i64 %".314", 1
  %".317" = extractvalue [2 x i64] %".316", 0
  %".318" = extractvalue [2 x i64] %".316", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319"
  %".323" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319", i32 0, i32 5
  %".324" = getelementptr inbounds [2 x i64], [2 x i64]* %".323", i32 0, i32 0
  %".325" = load i64, i64* %".324", !range !1
  %".326" = getelementptr inbounds [2 x i64], [2 x i64]* %".323", i32 0, i32 1
  %".327" = load i64, i64* %".326", !range !1
  %".328" = insertvalue [2 x i64] undef, i64 %".325", 0
  %".329" = insertvalue [2 x i64] %".328", i64 %".327", 1
  %".330" = extractvalue [2 x i64] %".329", 0
  %".331" = extractvalue [2 x i64] %".329", 1
  %".332" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319", i32 0, i32 6
  %".333" = load [2 x i64], [2 x i64]* %".332"
  %".334" = extractvalue [2 x i64] %".333", 0
  %".335" = extractvalue [2 x i64] %".333", 1
  %".336" = icmp slt i64 %".317", 0
  %".337" = add i64 %".317", %".330"
  %".338" = select  i1 %".336", i64 %".337", i64 %".317"
  %".339" = icmp slt i64 %".318", 0
  %".340" = add i64 %".318", %".331"
  %".341" = select  i1 %".339", i64 %".340", i64 %".318"
  %".342" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319", i32 0, i32 5
  %".343" = getelementptr inbounds [2 x i64], [2 x i64]* %".342", i32 0, i32 0
  %".344" = load i64, i64* %".343", !range !1
  %".345" = getelementptr inbounds [2 x i64], [2 x i64]* %".342", i32 0, i32 1
  %".346" = load i64, i64* %".345", !range !1
  %".347" = insertvalue [2 x i64] undef, i64 %".344", 0
  %".348" = insertvalue [2 x i64] %".347", i64 %".346", 1
  %".349" = extractvalue [2 x i64] %".348", 0
  %".350" = extractvalue [2 x i64] %".348", 1
  %".351" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319", i32 0, i32 6
  %".352" = load [2 x i64], [2 x i64]* %".351"
  %".353" = extractvalue [2 x i64] %".352", 0
  %".354" = extractvalue [2 x i64] %".352", 1
  %".355" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".319", i32 0, i32 4
  %".356" = load float*, float** %".355"
  %".357" = mul i64 1, %".350"
  %".358" = mul i64 %".338", %".357"
  %".359" = add i64 0, %".358"
  %".360" = mul i64 %".341", 1
  %".361" = add i64 %".359", %".360"
  %".362" = getelementptr float, float* %".356", i64 %".361"
  store float %".310", float* %".362"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364"
  %".368" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364", i32 0, i32 5
  %".369" = getelementptr inbounds [1 x i64], [1 x i64]* %".368", i32 0, i32 0
  %".370" = load i64, i64* %".369", !range !1
  %".371" = insertvalue [1 x i64] undef, i64 %".370", 0
  %".372" = extractvalue [1 x i64] %".371", 0
  %".373" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364", i32 0, i32 6
  %".374" = load [1 x i64], [1 x i64]* %".373"
  %".375" = extractvalue [1 x i64] %".374", 0
  %".376" = icmp slt i64 %".55", 0
  %".377" = add i64 %".55", %".372"
  %".378" = select  i1 %".376", i64 %".377", i64 %".55"
  %".379" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364", i32 0, i32 5
  %".380" = getelementptr inbounds [1 x i64], [1 x i64]* %".379", i32 0, i32 0
  %".381" = load i64, i64* %".380", !range !1
  %".382" = insertvalue [1 x i64] undef, i64 %".381", 0
  %".383" = extractvalue [1 x i64] %".382", 0
  %".384" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364", i32 0, i32 6
  %".385" = load [1 x i64], [1 x i64]* %".384"
  %".386" = extractvalue [1 x i64] %".385", 0
  %".387" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".364", i32 0, i32 4
  %".388" = load float*, float** %".387"
  %".389" = mul i64 %".378", 1
  %".390" = add i64 0, %".389"
  %".391" = getelementptr float, float* %".388", i64 %".390"
  %".392" = load float, float* %".391"
  %".393" = call float @"__nv_cbrtf"(float %".392")
  %".394" = insertvalue {i64, i64} undef, i64 3, 0
  %".395" = insertvalue {i64, i64} %".394", i64 %".55", 1
  %".396" = extractvalue {i64, i64} %".395", 0
  %".397" = extractvalue {i64, i64} %".395", 1
  %".398" = insertvalue [2 x i64] undef, i64 3, 0
  %".399" = insertvalue [2 x i64] %".398", i64 %".397", 1
  %".400" = extractvalue [2 x i64] %".399", 0
  %".401" = extractvalue [2 x i64] %".399", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402"
  %".406" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402", i32 0, i32 5
  %".407" = getelementptr inbounds [2 x i64], [2 x i64]* %".406", i32 0, i32 0
  %".408" = load i64, i64* %".407", !range !1
  %".409" = getelementptr inbounds [2 x i64], [2 x i64]* %".406", i32 0, i32 1
  %".410" = load i64, i64* %".409", !range !1
  %".411" = insertvalue [2 x i64] undef, i64 %".408", 0
  %".412" = insertvalue [2 x i64] %".411", i64 %".410", 1
  %".413" = extractvalue [2 x i64] %".412", 0
  %".414" = extractvalue [2 x i64] %".412", 1
  %".415" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402", i32 0, i32 6
  %".416" = load [2 x i64], [2 x i64]* %".415"
  %".417" = extractvalue [2 x i64] %".416", 0
  %".418" = extractvalue [2 x i64] %".416", 1
  %".419" = icmp slt i64 %".400", 0
  %".420" = add i64 %".400", %".413"
  %".421" = select  i1 %".419", i64 %".420", i64 %".400"
  %".422" = icmp slt i64 %".401", 0
  %".423" = add i64 %".401", %".414"
  %".424" = select  i1 %".422", i64 %".423", i64 %".401"
  %".425" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402", i32 0, i32 5
  %".426" = getelementptr inbounds [2 x i64], [2 x i64]* %".425", i32 0, i32 0
  %".427" = load i64, i64* %".426", !range !1
  %".428" = getelementptr inbounds [2 x i64], [2 x i64]* %".425", i32 0, i32 1
  %".429" = load i64, i64* %".428", !range !1
  %".430" = insertvalue [2 x i64] undef, i64 %".427", 0
  %".431" = insertvalue [2 x i64] %".430", i64 %".429", 1
  %".432" = extractvalue [2 x i64] %".431", 0
  %".433" = extractvalue [2 x i64] %".431", 1
  %".434" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402", i32 0, i32 6
  %".435" = load [2 x i64], [2 x i64]* %".434"
  %".436" = extractvalue [2 x i64] %".435", 0
  %".437" = extractvalue [2 x i64] %".435", 1
  %".438" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".402", i32 0, i32 4
  %".439" = load float*, float** %".438"
  %".440" = mul i64 1, %".433"
  %".441" = mul i64 %".421", %".440"
  %".442" = add i64 0, %".441"
  %".443" = mul i64 %".424", 1
  %".444" = add i64 %".442", %".443"
  %".445" = getelementptr float, float* %".439", i64 %".444"
  store float %".393", float* %".445"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447"
  %".451" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447", i32 0, i32 5
  %".452" = getelementptr inbounds [1 x i64], [1 x i64]* %".451", i32 0, i32 0
  %".453" = load i64, i64* %".452", !range !1
  %".454" = insertvalue [1 x i64] undef, i64 %".453", 0
  %".455" = extractvalue [1 x i64] %".454", 0
  %".456" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447", i32 0, i32 6
  %".457" = load [1 x i64], [1 x i64]* %".456"
  %".458" = extractvalue [1 x i64] %".457", 0
  %".459" = icmp slt i64 %".55", 0
  %".460" = add i64 %".55", %".455"
  %".461" = select  i1 %".459", i64 %".460", i64 %".55"
  %".462" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447", i32 0, i32 5
  %".463" = getelementptr inbounds [1 x i64], [1 x i64]* %".462", i32 0, i32 0
  %".464" = load i64, i64* %".463", !range !1
  %".465" = insertvalue [1 x i64] undef, i64 %".464", 0
  %".466" = extractvalue [1 x i64] %".465", 0
  %".467" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447", i32 0, i32 6
  %".468" = load [1 x i64], [1 x i64]* %".467"
  %".469" = extractvalue [1 x i64] %".468", 0
  %".470" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".447", i32 0, i32 4
  %".471" = load double*, double** %".470"
  %".472" = mul i64 %".461", 1
  %".473" = add i64 0, %".472"
  %".474" = getelementptr double, double* %".471", i64 %".473"
  %".475" = load double, double* %".474"
  %".476" = call double @"__nv_sinh"(double %".475")
  %".477" = insertvalue {i64, i64} undef, i64 0, 0
  %".478" = insertvalue {i64, i64} %".477", i64 %".55", 1
  %".479" = extractvalue {i64, i64} %".478", 0
  %".480" = extractvalue {i64, i64} %".478", 1
  %".481" = insertvalue [2 x i64] undef, i64 0, 0
  %".482" = insertvalue [2 x i64] %".481", i64 %".480", 1
  %".483" = extractvalue [2 x i64] %".482", 0
  %".484" = extractvalue [2 x i64] %".482", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485"
  %".489" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485", i32 0, i32 5
  %".490" = getelementptr inbounds [2 x i64], [2 x i64]* %".489", i32 0, i32 0
  %".491" = load i64, i64* %".490", !range !1
  %".492" = getelementptr inbounds [2 x i64], [2 x i64]* %".489", i32 0, i32 1
  %".493" = load i64, i64* %".492", !range !1
  %".494" = insertvalue [2 x i64] undef, i64 %".491", 0
  %".495" = insertvalue [2 x i64] %".494", i64 %".493", 1
  %".496" = extractvalue [2 x i64] %".495", 0
  %".497" = extractvalue [2 x i64] %".495", 1
  %".498" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485", i32 0, i32 6
  %".499" = load [2 x i64], [2 x i64]* %".498"
  %".500" = extractvalue [2 x i64] %".499", 0
  %".501" = extractvalue [2 x i64] %".499", 1
  %".502" = icmp slt i64 %".483", 0
  %".503" = add i64 %".483", %".496"
  %".504" = select  i1 %".502", i64 %".503", i64 %".483"
  %".505" = icmp slt i64 %".484", 0
  %".506" = add i64 %".484", %".497"
  %".507" = select  i1 %".505", i64 %".506", i64 %".484"
  %".508" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485", i32 0, i32 5
  %".509" = getelementptr inbounds [2 x i64], [2 x i64]* %".508", i32 0, i32 0
  %".510" = load i64, i64* %".509", !range !1
  %".511" = getelementptr inbounds [2 x i64], [2 x i64]* %".508", i32 0, i32 1
  %".512" = load i64, i64* %".511", !range !1
  %".513" = insertvalue [2 x i64] undef, i64 %".510", 0
  %".514" = insertvalue [2 x i64] %".513", i64 %".512", 1
  %".515" = extractvalue [2 x i64] %".514", 0
  %".516" = extractvalue [2 x i64] %".514", 1
  %".517" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485", i32 0, i32 6
  %".518" = load [2 x i64], [2 x i64]* %".517"
  %".519" = extractvalue [2 x i64] %".518", 0
  %".520" = extractvalue [2 x i64] %".518", 1
  %".521" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".485", i32 0, i32 4
  %".522" = load double*, double** %".521"
  %".523" = mul i64 1, %".516"
  %".524" = mul i64 %".504", %".523"
  %".525" = add i64 0, %".524"
  %".526" = mul i64 %".507", 1
  %".527" = add i64 %".525", %".526"
  %".528" = getelementptr double, double* %".522", i64 %".527"
  store double %".476", double* %".528"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530"
  %".534" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530", i32 0, i32 5
  %".535" = getelementptr inbounds [1 x i64], [1 x i64]* %".534", i32 0, i32 0
  %".536" = load i64, i64* %".535", !range !1
  %".537" = insertvalue [1 x i64] undef, i64 %".536", 0
  %".538" = extractvalue [1 x i64] %".537", 0
  %".539" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530", i32 0, i32 6
  %".540" = load [1 x i64], [1 x i64]* %".539"
  %".541" = extractvalue [1 x i64] %".540", 0
  %".542" = icmp slt i64 %".55", 0
  %".543" = add i64 %".55", %".538"
  %".544" = select  i1 %".542", i64 %".543", i64 %".55"
  %".545" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530", i32 0, i32 5
  %".546" = getelementptr inbounds [1 x i64], [1 x i64]* %".545", i32 0, i32 0
  %".547" = load i64, i64* %".546", !range !1
  %".548" = insertvalue [1 x i64] undef, i64 %".547", 0
  %".549" = extractvalue [1 x i64] %".548", 0
  %".550" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530", i32 0, i32 6
  %".551" = load [1 x i64], [1 x i64]* %".550"
  %".552" = extractvalue [1 x i64] %".551", 0
  %".553" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".530", i32 0, i32 4
  %".554" = load double*, double** %".553"
  %".555" = mul i64 %".544", 1
  %".556" = add i64 0, %".555"
  %".557" = getelementptr double, double* %".554", i64 %".556"
  %".558" = load double, double* %".557"
  %".559" = call double @"__nv_cbrt"(double %".558")
  %".560" = insertvalue {i64, i64} undef, i64 1, 0
  %".561" = insertvalue {i64, i64} %".560", i64 %".55", 1
  %".562" = extractvalue {i64, i64} %".561", 0
  %".563" = extractvalue {i64, i64} %".561", 1
  %".564" = insertvalue [2 x i64] undef, i64 1, 0
  %".565" = insertvalue [2 x i64] %".564", i64 %".563", 1
  %".566" = extractvalue [2 x i64] %".565", 0
  %".567" = extractvalue [2 x i64] %".565", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568"
  %".572" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568", i32 0, i32 5
  %".573" = getelementptr inbounds [2 x i64], [2 x i64]* %".572", i32 0, i32 0
  %".574" = load i64, i64* %".573", !range !1
  %".575" = getelementptr inbounds [2 x i64], [2 x i64]* %".572", i32 0, i32 1
  %".576" = load i64, i64* %".575", !range !1
  %".577" = insertvalue [2 x i64] undef, i64 %".574", 0
  %".578" = insertvalue [2 x i64] %".577", i64 %".576", 1
  %".579" = extractvalue [2 x i64] %".578", 0
  %".580" = extractvalue [2 x i64] %".578", 1
  %".581" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568", i32 0, i32 6
  %".582" = load [2 x i64], [2 x i64]* %".581"
  %".583" = extractvalue [2 x i64] %".582", 0
  %".584" = extractvalue [2 x i64] %".582", 1
  %".585" = icmp slt i64 %".566", 0
  %".586" = add i64 %".566", %".579"
  %".587" = select  i1 %".585", i64 %".586", i64 %".566"
  %".588" = icmp slt i64 %".567", 0
  %".589" = add i64 %".567", %".580"
  %".590" = select  i1 %".588", i64 %".589", i64 %".567"
  %".591" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568", i32 0, i32 5
  %".592" = getelementptr inbounds [2 x i64], [2 x i64]* %".591", i32 0, i32 0
  %".593" = load i64, i64* %".592", !range !1
  %".594" = getelementptr inbounds [2 x i64], [2 x i64]* %".591", i32 0, i32 1
  %".595" = load i64, i64* %".594", !range !1
  %".596" = insertvalue [2 x i64] undef, i64 %".593", 0
  %".597" = insertvalue [2 x i64] %".596", i64 %".595", 1
  %".598" = extractvalue [2 x i64] %".597", 0
  %".599" = extractvalue [2 x i64] %".597", 1
  %".600" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568", i32 0, i32 6
  %".601" = load [2 x i64], [2 x i64]* %".600"
  %".602" = extractvalue [2 x i64] %".601", 0
  %".603" = extractvalue [2 x i64] %".601", 1
  %".604" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".568", i32 0, i32 4
  %".605" = load double*, double** %".604"
  %".606" = mul i64 1, %".599"
  %".607" = mul i64 %".587", %".606"
  %".608" = add i64 0, %".607"
  %".609" = mul i64 %".590", 1
  %".610" = add i64 %".608", %".609"
  %".611" = getelementptr double, double* %".605", i64 %".610"
  store double %".559", double* %".611"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613"
  %".617" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613", i32 0, i32 5
  %".618" = getelementptr inbounds [1 x i64], [1 x i64]* %".617", i32 0, i32 0
  %".619" = load i64, i64* %".618", !range !1
  %".620" = insertvalue [1 x i64] undef, i64 %".619", 0
  %".621" = extractvalue [1 x i64] %".620", 0
  %".622" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613", i32 0, i32 6
  %".623" = load [1 x i64], [1 x i64]* %".622"
  %".624" = extractvalue [1 x i64] %".623", 0
  %".625" = icmp slt i64 %".55", 0
  %".626" = add i64 %".55", %".621"
  %".627" = select  i1 %".625", i64 %".626", i64 %".55"
  %".628" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613", i32 0, i32 5
  %".629" = getelementptr inbounds [1 x i64], [1 x i64]* %".628", i32 0, i32 0
  %".630" = load i64, i64* %".629", !range !1
  %".631" = insertvalue [1 x i64] undef, i64 %".630", 0
  %".632" = extractvalue [1 x i64] %".631", 0
  %".633" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613", i32 0, i32 6
  %".634" = load [1 x i64], [1 x i64]* %".633"
  %".635" = extractvalue [1 x i64] %".634", 0
  %".636" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".613", i32 0, i32 4
  %".637" = load double*, double** %".636"
  %".638" = mul i64 %".627", 1
  %".639" = add i64 0, %".638"
  %".640" = getelementptr double, double* %".637", i64 %".639"
  %".641" = load double, double* %".640"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642"
  %".646" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642", i32 0, i32 5
  %".647" = getelementptr inbounds [1 x i64], [1 x i64]* %".646", i32 0, i32 0
  %".648" = load i64, i64* %".647", !range !1
  %".649" = insertvalue [1 x i64] undef, i64 %".648", 0
  %".650" = extractvalue [1 x i64] %".649", 0
  %".651" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642", i32 0, i32 6
  %".652" = load [1 x i64], [1 x i64]* %".651"
  %".653" = extractvalue [1 x i64] %".652", 0
  %".654" = icmp slt i64 %".55", 0
  %".655" = add i64 %".55", %".650"
  %".656" = select  i1 %".654", i64 %".655", i64 %".55"
  %".657" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642", i32 0, i32 5
  %".658" = getelementptr inbounds [1 x i64], [1 x i64]* %".657", i32 0, i32 0
  %".659" = load i64, i64* %".658", !range !1
  %".660" = insertvalue [1 x i64] undef, i64 %".659", 0
  %".661" = extractvalue [1 x i64] %".660", 0
  %".662" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642", i32 0, i32 6
  %".663" = load [1 x i64], [1 x i64]* %".662"
  %".664" = extractvalue [1 x i64] %".663", 0
  %".665" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".642", i32 0, i32 4
  %".666" = load double*, double** %".665"
  %".667" = mul i64 %".656", 1
  %".668" = add i64 0, %".667"
  %".669" = getelementptr double, double* %".666", i64 %".668"
  %".670" = load double, double* %".669"
  %".671" = call double @"llvm.fma.f64"(double %".641", double %".670", double 0x4008000000000000)
  %".672" = insertvalue {i64, i64} undef, i64 2, 0
  %".673" = insertvalue {i64, i64} %".672", i64 %".55", 1
  %".674" = extractvalue {i64, i64} %".673", 0
  %".675" = extractvalue {i64, i64} %".673", 1
  %".676" = insertvalue [2 x i64] undef, i64 2, 0
  %".677" = insertvalue [2 x i64] %".676", i64 %".675", 1
  %".678" = extractvalue [2 x i64] %".677", 0
  %".679" = extractvalue [2 x i64] %".677", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680"
  %".684" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680", i32 0, i32 5
  %".685" = getelementptr inbounds [2 x i64], [2 x i64]* %".684", i32 0, i32 0
  %".686" = load i64, i64* %".685", !range !1
  %".687" = getelementptr inbounds [2 x i64], [2 x i64]* %".684", i32 0, i32 1
  %".688" = load i64, i64* %".687", !range !1
  %".689" = insertvalue [2 x i64] undef, i64 %".686", 0
  %".690" = insertvalue [2 x i64] %".689", i64 %".688", 1
  %".691" = extractvalue [2 x i64] %".690", 0
  %".692" = extractvalue [2 x i64] %".690", 1
  %".693" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680", i32 0, i32 6
  %".694" = load [2 x i64], [2 x i64]* %".693"
  %".695" = extractvalue [2 x i64] %".694", 0
  %".696" = extractvalue [2 x i64] %".694", 1
  %".697" = icmp slt i64 %".678", 0
  %".698" = add i64 %".678", %".691"
  %".699" = select  i1 %".697", i64 %".698", i64 %".678"
  %".700" = icmp slt i64 %".679", 0
  %".701" = add i64 %".679", %".692"
  %".702" = select  i1 %".700", i64 %".701", i64 %".679"
  %".703" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680", i32 0, i32 5
  %".704" = getelementptr inbounds [2 x i64], [2 x i64]* %".703", i32 0, i32 0
  %".705" = load i64, i64* %".704", !range !1
  %".706" = getelementptr inbounds [2 x i64], [2 x i64]* %".703", i32 0, i32 1
  %".707" = load i64, i64* %".706", !range !1
  %".708" = insertvalue [2 x i64] undef, i64 %".705", 0
  %".709" = insertvalue [2 x i64] %".708", i64 %".707", 1
  %".710" = extractvalue [2 x i64] %".709", 0
  %".711" = extractvalue [2 x i64] %".709", 1
  %".712" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680", i32 0, i32 6
  %".713" = load [2 x i64], [2 x i64]* %".712"
  %".714" = extractvalue [2 x i64] %".713", 0
  %".715" = extractvalue [2 x i64] %".713", 1
  %".716" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".680", i32 0, i32 4
  %".717" = load double*, double** %".716"
  %".718" = mul i64 1, %".711"
  %".719" = mul i64 %".699", %".718"
  %".720" = add i64 0, %".719"
  %".721" = mul i64 %".702", 1
  %".722" = add i64 %".720", %".721"
  %".723" = getelementptr double, double* %".717", i64 %".722"
  store double %".671", double* %".723"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725"
  %".729" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725", i32 0, i32 5
  %".730" = getelementptr inbounds [1 x i64], [1 x i64]* %".729", i32 0, i32 0
  %".731" = load i64, i64* %".730", !range !1
  %".732" = insertvalue [1 x i64] undef, i64 %".731", 0
  %".733" = extractvalue [1 x i64] %".732", 0
  %".734" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725", i32 0, i32 6
  %".735" = load [1 x i64], [1 x i64]* %".734"
  %".736" = extractvalue [1 x i64] %".735", 0
  %".737" = icmp slt i64 %".55", 0
  %".738" = add i64 %".55", %".733"
  %".739" = select  i1 %".737", i64 %".738", i64 %".55"
  %".740" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725", i32 0, i32 5
  %".741" = getelementptr inbounds [1 x i64], [1 x i64]* %".740", i32 0, i32 0
  %".742" = load i64, i64* %".741", !range !1
  %".743" = insertvalue [1 x i64] undef, i64 %".742", 0
  %".744" = extractvalue [1 x i64] %".743", 0
  %".745" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725", i32 0, i32 6
  %".746" = load [1 x i64], [1 x i64]* %".745"
  %".747" = extractvalue [1 x i64] %".746", 0
  %".748" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".725", i32 0, i32 4
  %".749" = load double*, double** %".748"
  %".750" = mul i64 %".739", 1
  %".751" = add i64 0, %".750"
  %".752" = getelementptr double, double* %".749", i64 %".751"
  %".753" = load double, double* %".752"
  %".754" = call double @"__nv_erfc"(double %".753")
  %".755" = insertvalue {i64, i64} undef, i64 3, 0
  %".756" = insertvalue {i64, i64} %".755", i64 %".55", 1
  %".757" = extractvalue {i64, i64} %".756", 0
  %".758" = extractvalue {i64, i64} %".756", 1
  %".759" = insertvalue [2 x i64] undef, i64 3, 0
  %".760" = insertvalue [2 x i64] %".759", i64 %".758", 1
  %".761" = extractvalue [2 x i64] %".760", 0
  %".762" = extractvalue [2 x i64] %".760", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763"
  %".767" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763", i32 0, i32 5
  %".768" = getelementptr inbounds [2 x i64], [2 x i64]* %".767", i32 0, i32 0
  %".769" = load i64, i64* %".768", !range !1
  %".770" = getelementptr inbounds [2 x i64], [2 x i64]* %".767", i32 0, i32 1
  %".771" = load i64, i64* %".770", !range !1
  %".772" = insertvalue [2 x i64] undef, i64 %".769", 0
  %".773" = insertvalue [2 x i64] %".772", i64 %".771", 1
  %".774" = extractvalue [2 x i64] %".773", 0
  %".775" = extractvalue [2 x i64] %".773", 1
  %".776" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763", i32 0, i32 6
  %".777" = load [2 x i64], [2 x i64]* %".776"
  %".778" = extractvalue [2 x i64] %".777", 0
  %".779" = extractvalue [2 x i64] %".777", 1
  %".780" = icmp slt i64 %".761", 0
  %".781" = add i64 %".761", %".774"
  %".782" = select  i1 %".780", i64 %".781", i64 %".761"
  %".783" = icmp slt i64 %".762", 0
  %".784" = add i64 %".762", %".775"
  %".785" = select  i1 %".783", i64 %".784", i64 %".762"
  %".786" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763", i32 0, i32 5
  %".787" = getelementptr inbounds [2 x i64], [2 x i64]* %".786", i32 0, i32 0
  %".788" = load i64, i64* %".787", !range !1
  %".789" = getelementptr inbounds [2 x i64], [2 x i64]* %".786", i32 0, i32 1
  %".790" = load i64, i64* %".789", !range !1
  %".791" = insertvalue [2 x i64] undef, i64 %".788", 0
  %".792" = insertvalue [2 x i64] %".791", i64 %".790", 1
  %".793" = extractvalue [2 x i64] %".792", 0
  %".794" = extractvalue [2 x i64] %".792", 1
  %".795" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763", i32 0, i32 6
  %".796" = load [2 x i64], [2 x i64]* %".795"
  %".797" = extractvalue [2 x i64] %".796", 0
  %".798" = extractvalue [2 x i64] %".796", 1
  %".799" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".763", i32 0, i32 4
  %".800" = load double*, double** %".799"
  %".801" = mul i64 1, %".794"
  %".802" = mul i64 %".782", %".801"
  %".803" = add i64 0, %".802"
  %".804" = mul i64 %".785", 1
  %".805" = add i64 %".803", %".804"
  %".806" = getelementptr double, double* %".800", i64 %".805"
  store double %".754", double* %".806"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare float @"__nv_fabsf"(float %".1")

declare float @"__nv_rsqrtf"(float %".1")

declare float @"__nv_rintf"(float %".1")

declare float @"__nv_fmaf_rn"(float %".1", float %".2", float %".3")

declare float @"__nv_cbrtf"(float %".1")

declare double @"__nv_sinh"(double %".1")

declare double @"__nv_cbrt"(double %".1")

declare double @"llvm.fma.f64"(double %".1", double %".2", double %".3")

declare double @"__nv_erfc"(double %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15libdevice_callsB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15libdevice_callsB3v31B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE", !"kernel", i32 1 }
