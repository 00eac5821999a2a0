; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "atomic_places$57"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels13atomic_placesB3v57B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels13atomic_placesB3v57B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"(i8* %"at.0", i8* %"at.1", i64 %"at.2", i64 %"at.3", i32* %"at.4", i64 %"at.5.0", i64 %"at.5.1", i64 %"at.6.0", i64 %"at.6.1", i8* %"counts.0", i8* %"counts.1", i64 %"counts.2", i64 %"counts.3", float* %"counts.4", i64 %"counts.5.0", i64 %"counts.5.1", i64 %"counts.6.0", i64 %"counts.6.1", i8* %"bits.0", i8* %"bits.1", i64 %"bits.2", i64 %"bits.3", i64* %"bits.4", i64 %"bits.5.0", i64 %"bits.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} undef, i8* %"at.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"at.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"at.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"at.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.itemsize", i32* %"at.4", 4
  %".28" = insertvalue [2 x i64] undef, i64 %"at.5.0", 0
  %".29" = insertvalue [2 x i64] %".28", i64 %"at.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".29", 5
  %".30" = insertvalue [2 x i64] undef, i64 %"at.6.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"at.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".31", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"counts.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"counts.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"counts.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"counts.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", float* %"counts.4", 4
  %".32" = insertvalue [2 x i64] undef, i64 %"counts.5.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"counts.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".33", 5
  %".34" = insertvalue [2 x i64] undef, i64 %"counts.6.0", 0
  %".35" = insertvalue [2 x i64] %".34", i64 %"counts.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".35", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"bits.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"bits.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"bits.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"bits.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", i64* %"bits.4", 4
  %".36" = insertvalue [1 x i64] undef, i64 %"bits.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".36", 5
  %".37" = insertvalue [1 x i64] undef, i64 %"bits.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".37", 6
  %"bits" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  %".55" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55"
  %".108" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108"
  %".162" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".162"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".201" = alloca i64
  store i64 0, i64* %".201"
  %".204" = alloca i64
  store i64 0, i64* %".204"
  %".236" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".236"
  %".258" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258"
  %"old.2" = alloca i64
  store i64 0, i64* %"old.2"
  %".295" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".295"
  %"seen" = alloca i64
  store i64 0, i64* %"seen"
  %"$404pred" = alloca i1
  store i1 0, i1* %"$404pred"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  %".40" = trunc i64 1 to i32
  %".41" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".42" = sext i32 %".41" to i64
  %".43" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".44" = sext i32 %".43" to i64
  %".45" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".46" = sext i32 %".45" to i64
  %".47" = mul i64 %".44", %".46"
  %".48" = add i64 %".47", %".42"
  %".49" = insertvalue {i64, i64} undef, i64 %".48", 0
  %".50" = insertvalue {i64, i64} %".49", i64 0, 1
  %".51" = extractvalue {i64, i64} %".50", 0
  %".52" = extractvalue {i64, i64} %".50", 1
  %".53" = insertvalue [2 x i64] undef, i64 %".51", 0
  %".54" = insertvalue [2 x i64] %".53", i64 0, 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55"
  %".59" = extractvalue [2 x i64] %".54", 0
  %".60" = extractvalue [2 x i64] %".54", 1
  %".61" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55", i32 0, i32 5
  %".62" = getelementptr inbounds [2 x i64], [2 x i64]* %".61", i32 0, i32 0
  %".63" = load i64, i64* %".62", !range !1
  %".64" = getelementptr inbounds [2 x i64], [2 x i64]* %".61", i32 0, i32 1
  %".65" = load i64, i64* %".64", !range !1
  %".66" = insertvalue [2 x i64] undef, i64 %".63", 0
  %".67" = insertvalue [2 x i64] %".66", i64 %".65", 1
  %".68" = extractvalue [2 x i64] %".67", 0
  %".69" = extractvalue [2 x i64] %".67", 1
  %".70" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55", i32 0, i32 6
  %".71" = load [2 x i64], [2 x i64]* %".70"
  %".72" = extractvalue [2 x i64] %".71", 0
  %".73" = extractvalue [2 x i64] %".71", 1
  %".74" = icmp slt i64 %".59", 0
  %".75" = add i64 %".59", %".68"
  %".76" = select  i1 %".74", i64 %".75", i64 %".59"
  %".77" = icmp slt i64 %".60", 0
  %".78" = add i64 %".60", %".69"
  %".79" = select  i1 %".77", i64 %".78", i64 %".60"
  %".80" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55", i32 0, i32 5
  %".81" = getelementptr inbounds [2 x i64], [2 x i64]* %".80", i32 0, i32 0
  %".82" = load i64, i64* %".81", !range !1
  %".83" = getelementptr inbounds [2 x i64], [2 x i64]* %".80", i32 0, i32 1
  %".84" = load i64, i64* %".83", !range !1
  %".85" = insertvalue [2 x i64] undef, i64 %".82", 0
  %".86" = insertvalue [2 x i64] %".85", i64 %".84", 1
  %".87" = extractvalue [2 x i64] %".86", 0
  %".88" = extractvalue [2 x i64] %".86", 1
  %".89" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55", i32 0, i32 6
  %".90" = load [2 x i64], [2 x i64]* %".89"
  %".91" = extractvalue [2 x i64] %".90", 0
  %".92" = extractvalue [2 x i64] %".90", 1
  %".93" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".55", i32 0, i32 4
  %".94" = load i32*, i32** %".93"
  %".95" = mul i64 1, %".88"
  %".96" = mul i64 %".76", %".95"
  %".97" = add i64 0, %".96"
  %".98" = mul i64 %".79", 1
  %".99" = add i64 %".97", %".98"
  %".100" = getelementptr i32, i32* %".94", i64 %".99"
  %".101" = load i32, i32* %".100"
  %".102" = insertvalue {i64, i64} undef, i64 %".48", 0
  %".103" = insertvalue {i64, i64} %".102", i64 1, 1
  %".104" = extractvalue {i64, i64} %".103", 0
  %".105" = extractvalue {i64, i64} %".103", 1
  %".106" = insertvalue [2 x i64] undef, i64 %".104", 0
  %".107" = insertvalue [2 x i64] %".106", i64 1, 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108"
  %".112" = extractvalue [2 x i64] %".107", 0
  %".113" = extractvalue [2 x i64] %".107", 1
  %".114" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108", i32 0, i32 5
  %".115" = getelementptr inbounds [2 x i64], [2 x i64]* %".114", i32 0, i32 0
  %".116" = load i64, i64* %".115", !range !1
  %".117" = getelementptr inbounds [2 x i64], [2 x i64]* %".114", i32 0, i32 1
  %".118" = load i64, i64* %".117", !range !1
  %".119" = insertvalue [2 x i64] undef, i64 %".116", 0
  %".120" = insertvalue [2 x i64] %".119", i64 %".118", 1
  %".121" = extractvalue [2 x i64] %".120", 0
  %".122" = extractvalue [2 x i64] %".120", 1
  %".123" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108", i32 0, i32 6
  %".124" = load [2 x i64], [2 x i64]* %".123"
  %".125" = extractvalue [2 x i64] %".124", 0
  %".126" = extractvalue [2 x i64] %".124", 1
  %".127" = icmp slt i64 %".112", 0
  %".128" = add i64 %".112", %".121"
  %".129" = select  i1 %".127", i64 %".128", i64 %".112"
  %".130" = icmp slt i64 %".113", 0
  %".131" = add i64 %".113", %".122"
  %".132" = select  i1 %".130", i64 %".131", i64 %".113"
  %".133" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108", i32 0, i32 5
  %".134" = getelementptr inbounds [2 x i64], [2 x i64]* %".133", i32 0, i32 0
  %".135" = load i64, i64* %".134", !range !1
  %".136" = getelementptr inbounds [2 x i64], [2 x i64]* %".133", i32 0, i32 1
  %".137" = load i64, i64* %".136", !range !1
  %".138" = insertvalue [2 x i64] undef, i64 %".135", 0
  %".139" = insertvalue [2 x i64] %".138", i64 %".137", 1
  %".140" = extractvalue [2 x i64] %".139", 0
  %".141" = extractvalue [2 x i64] %".139", 1
  %".142" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108", i32 0, i32 6
  %".143" = load [2 x i64], [2 x i64]* %".142"
  %".144" = extractvalue [2 x i64] %".143", 0
  %".145" = extractvalue [2 x i64] %".143", 1
  %".146" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".108", i32 0, i32 4
  %".147" = load i32*, i32** %".146"
  %".148" = mul i64 1, %".141"
  %".149" = mul i64 %".129", %".148"
  %".150" = add i64 0, %".149"
  %".151" = mul i64 %".132", 1
  %".152" = add i64 %".150", %".151"
  %".153" = getelementptr i32, i32* %".147", i64 %".152"
  %".154" = load i32, i32* %".153"
  %".155" = insertvalue [2 x i32] undef, i32 %".101", 0
  %".156" = insertvalue [2 x i32] %".155", i32 %".154", 1
  %".157" = sitofp i64 1 to float
  %".158" = extractvalue [2 x i32] %".156", 0
  %".159" = extractvalue [2 x i32] %".156", 1
  %".160" = sext i32 %".158" to i64
  %".161" = sext i32 %".159" to i64
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".162"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".162"
  %".166" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".162", i32 0, i32 5
  %".167" = getelementptr inbounds [2 x i64], [2 x i64]* %".166", i32 0, i32 0
  %".168" = load i64, i64* %".167", !range !1
  %".169" = getelementptr inbounds [2 x i64], [2 x i64]* %".166", i32 0, i32 1
  %".170" = load i64, i64* %".169", !range !1
  %".171" = insertvalue [2 x i64] undef, i64 %".168", 0
  %".172" = insertvalue [2 x i64] %".171", i64 %".170", 1
  %".173" = extractvalue [2 x i64] %".172", 0
  %".174" = extractvalue [2 x i64] %".172", 1
  %".175" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".162", i32 0, i32 6
  %".176" = load [2 x i64], [2 x i64]* %".175"
  %".177" = extractvalue [2 x i64] %".176", 0
  %".178" = extractvalue [2 x i64] %".176", 1
  %".179" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".162", i32 0, i32 4
  %".180" = load float*, float** %".179"
  %".181" = icmp slt i64 %".160", 0
  %".182" = add i64 %".173", %".160"
  %".183" = select  i1 %".181", i64 %".182", i64 %".160"
  %".184" = icmp slt i64 %".161", 0
  %".185" = add i64 %".174", %".161"
  %".186" = select  i1 %".184", i64 %".185", i64 %".161"
  %".187" = mul i64 1, %".174"
  %".188" = mul i64 %".183", %".187"
  %".189" = add i64 0, %".188"
  %".190" = mul i64 %".186", 1
  %".191" = add i64 %".189", %".190"
  %".192" = getelementptr float, float* %".180", i64 %".191"
  %".193" = call float @"llvm.nvvm.atomic.load.add.f32.p0f32"(float* %".192", float %".157")
  %".196" = icmp eq i64 40, 0
  br i1 %".196", label %"B0.if", label %"B0.else", !prof !2
B320:
  %".291" = load i64, i64* %"old.2"
  %".292" = add nsw i64 %".291", 1
  %".293" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  %".294" = load i64, i64* %"old.2"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".295"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".293", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".295"
  %".299" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".295", i32 0, i32 5
  %".300" = getelementptr inbounds [1 x i64], [1 x i64]* %".299", i32 0, i32 0
  %".301" = load i64, i64* %".300", !range !1
  %".302" = insertvalue [1 x i64] undef, i64 %".301", 0
  %".303" = extractvalue [1 x i64] %".302", 0
  %".304" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".295", i32 0, i32 6
  %".305" = load [1 x i64], [1 x i64]* %".304"
  %".306" = extractvalue [1 x i64] %".305", 0
  %".307" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".295", i32 0, i32 4
  %".308" = load i64*, i64** %".307"
  %".309" = icmp slt i64 1, 0
  %".310" = add i64 %".303", 1
  %".311" = select  i1 %".309", i64 %".310", i64 1
  %".312" = mul i64 %".311", 1
  %".313" = add i64 0, %".312"
  %".314" = getelementptr i64, i64* %".308", i64 %".313"
  %".315" = cmpxchg i64* %".314", i64 %".294", i64 %".292" monotonic monotonic
  %".316" = extractvalue {i64, i1} %".315", 0
  %".318" = load i64, i64* %"seen"
  store i64 %".316", i64* %"seen"
  %".320" = load i64, i64* %"seen"
  %".321" = load i64, i64* %"old.2"
  %".322" = icmp eq i64 %".320", %".321"
  %".323" = load i64, i64* %"old.2"
  store i64 0, i64* %"old.2"
  %".326" = load i1, i1* %"$404pred"
  store i1 %".322", i1* %"$404pred"
  %".328" = load i1, i1* %"$404pred"
  br i1 %".328", label %"B406", label %"B408"
B406:
  %".330" = load i64, i64* %"seen"
  store i64 0, i64* %"seen"
  %".332" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  %".334" = load i1, i1* %"$404pred"
  store i1 0, i1* %"$404pred"
  br label %"B414"
B408:
  %".337" = load i1, i1* %"$404pred"
  store i1 0, i1* %"$404pred"
  %".339" = load i64, i64* %"seen"
  %".340" = load i64, i64* %"seen"
  store i64 0, i64* %"seen"
  %".342" = load i64, i64* %"old.2"
  store i64 %".339", i64* %"old.2"
  br label %"B320"
B414:
  call void @"llvm.nvvm.membar.cta"()
  call void @"llvm.nvvm.membar.sys"()
  ret void
B0.if:
  store i64 40, i64* %"quot"
  store i64 40, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".201"
  store i64 0, i64* %".204"
  %".207" = icmp eq i64 %".48", -9223372036854775808
  %".208" = icmp eq i64 40, -1
  %".209" = and i1 %".207", %".208"
  %".210" = xor i1 %".209", -1
  br i1 %".210", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".233" = load i64, i64* %"rem"
  %".234" = shl i64 1, %".233"
  %".235" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".236"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".235", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".236"
  %".240" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".236", i32 0, i32 5
  %".241" = getelementptr inbounds [1 x i64], [1 x i64]* %".240", i32 0, i32 0
  %".242" = load i64, i64* %".241", !range !1
  %".243" = insertvalue [1 x i64] undef, i64 %".242", 0
  %".244" = extractvalue [1 x i64] %".243", 0
  %".245" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".236", i32 0, i32 6
  %".246" = load [1 x i64], [1 x i64]* %".245"
  %".247" = extractvalue [1 x i64] %".246", 0
  %".248" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".236", i32 0, i32 4
  %".249" = load i64*, i64** %".248"
  %".250" = icmp slt i64 0, 0
  %".251" = add i64 %".244", 0
  %".252" = select  i1 %".250", i64 %".251", i64 0
  %".253" = mul i64 %".252", 1
  %".254" = add i64 0, %".253"
  %".255" = getelementptr i64, i64* %".249", i64 %".254"
  %".256" = atomicrmw or i64* %".255", i64 %".234" monotonic
  %".257" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"bits"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".257", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258"
  %".262" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258", i32 0, i32 5
  %".263" = getelementptr inbounds [1 x i64], [1 x i64]* %".262", i32 0, i32 0
  %".264" = load i64, i64* %".263", !range !1
  %".265" = insertvalue [1 x i64] undef, i64 %".264", 0
  %".266" = extractvalue [1 x i64] %".265", 0
  %".267" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258", i32 0, i32 6
  %".268" = load [1 x i64], [1 x i64]* %".267"
  %".269" = extractvalue [1 x i64] %".268", 0
  %".270" = icmp slt i64 1, 0
  %".271" = add i64 1, %".266"
  %".272" = select  i1 %".270", i64 %".271", i64 1
  %".273" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258", i32 0, i32 5
  %".274" = getelementptr inbounds [1 x i64], [1 x i64]* %".273", i32 0, i32 0
  %".275" = load i64, i64* %".274", !range !1
  %".276" = insertvalue [1 x i64] undef, i64 %".275", 0
  %".277" = extractvalue [1 x i64] %".276", 0
  %".278" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258", i32 0, i32 6
  %".279" = load [1 x i64], [1 x i64]* %".278"
  %".280" = extractvalue [1 x i64] %".279", 0
  %".281" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".258", i32 0, i32 4
  %".282" = load i64*, i64** %".281"
  %".283" = mul i64 %".272", 1
  %".284" = add i64 0, %".283"
  %".285" = getelementptr i64, i64* %".282", i64 %".284"
  %".286" = load i64, i64* %".285"
  %".288" = load i64, i64* %"old.2"
  store i64 %".286", i64* %"old.2"
  br label %"B320"
B0.else.if:
  %".212" = sdiv i64 %".48", 40
  %".213" = srem i64 %".48", 40
  %".214" = xor i64 40, %".213"
  %".215" = icmp slt i64 %".214", 0
  %".216" = icmp ne i64 %".213", 0
  %".217" = and i1 %".216", %".215"
  br i1 %".217", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".228" = load i64, i64* %".201"
  %".229" = load i64, i64* %".204"
  store i64 %".228", i64* %"quot"
  store i64 %".229", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".222" = sub i64 %".212", 1
  store i64 %".222", i64* %".201"
  %".224" = add i64 %".213", 40
  store i64 %".224", i64* %".204"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".212", i64* %".201"
  store i64 %".213", i64* %".204"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare float @"llvm.nvvm.atomic.load.add.f32.p0f32"(float* %".1", float %".2")

declare void @"llvm.nvvm.membar.cta"()

declare void @"llvm.nvvm.membar.sys"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels13atomic_placesB3v57B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels13atomic_placesB3v57B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE", !"kernel", i32 1 }
