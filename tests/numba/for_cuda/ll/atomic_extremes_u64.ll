; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "atomic_extremes_u64$17"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels19atomic_extremes_u64B3v17B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels19atomic_extremes_u64B3v17B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i64* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i64* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize", i64* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i64* %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %".30" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30"
  %".59" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".59"
  %".80" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80"
  %".109" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".109"
  %".130" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130"
  %".159" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".159"
  %".180" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180"
  %".209" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".209"
  br label %"B0"
B0:
  %".21" = trunc i64 1 to i32
  %".22" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".23" = sext i32 %".22" to i64
  %".24" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".25" = sext i32 %".24" to i64
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = mul i64 %".25", %".27"
  %".29" = add i64 %".28", %".23"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30"
  %".34" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30", i32 0, i32 5
  %".35" = getelementptr inbounds [1 x i64], [1 x i64]* %".34", i32 0, i32 0
  %".36" = load i64, i64* %".35", !range !1
  %".37" = insertvalue [1 x i64] undef, i64 %".36", 0
  %".38" = extractvalue [1 x i64] %".37", 0
  %".39" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30", i32 0, i32 6
  %".40" = load [1 x i64], [1 x i64]* %".39"
  %".41" = extractvalue [1 x i64] %".40", 0
  %".42" = icmp slt i64 %".29", 0
  %".43" = add i64 %".29", %".38"
  %".44" = select  i1 %".42", i64 %".43", i64 %".29"
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30", i32 0, i32 5
  %".46" = getelementptr inbounds [1 x i64], [1 x i64]* %".45", i32 0, i32 0
  %".47" = load i64, i64* %".46", !range !1
  %".48" = insertvalue [1 x i64] undef, i64 %".47", 0
  %".49" = extractvalue [1 x i64] %".48", 0
  %".50" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30", i32 0, i32 6
  %".51" = load [1 x i64], [1 x i64]* %".50"
  %".52" = extractvalue [1 x i64] %".51", 0
  %".53" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".30", i32 0, i32 4
  %".54" = load i64*, i64** %".53"
  %".55" = mul i64 %".44", 1
  %".56" = add i64 0, %".55"
  %".57" = getelementptr i64, i64* %".54", i64 %".56"
  %".58" = load i64, i64* %".57"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".59"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".59"
  %".63" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".59", i32 0, i32 5
  %".64" = getelementptr inbounds [1 x i64], [1 x i64]* %".63", i32 0, i32 0
  %".65" = load i64, i64* %".64", !range !1
  %".66" = insertvalue [1 x i64] undef, i64 %".65", 0
  %".67" = extractvalue [1 x i64] %".66", 0
  %".68" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".59", i32 0, i32 6
  %".69" = load [1 x i64], [1 x i64]* %".68"
  %".70" = extractvalue [1 x i64] %".69", 0
  %".71" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".59", i32 0, i32 4
  %".72" = load i64*, i64** %".71"
  %".73" = icmp slt i64 0, 0
  %".74" = add i64 %".67", 0
  %".75" = select  i1 %".73", i64 %".74", i64 0
  %".76" = mul i64 %".75", 1
  %".77" = add i64 0, %".76"
  %".78" = getelementptr i64, i64* %".72", i64 %".77"
  %".79" = atomicrmw umax i64* %".78", i64 %".58" monotonic
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80"
  %".84" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80", i32 0, i32 5
  %".85" = getelementptr inbounds [1 x i64], [1 x i64]* %".84", i32 0, i32 0
  %".86" = load i64, i64* %".85", !range !1
  %".87" = insertvalue [1 x i64] undef, i64 %".86", 0
  %".88" = extractvalue [1 x i64] %".87", 0
  %".89" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80", i32 0, i32 6
  %".90" = load [1 x i64], [1 x i64]* %".89"
  %".91" = extractvalue [1 x i64] %".90", 0
  %".92" = icmp slt i64 %".29", 0
  %".93" = add i64 %".29", %".88"
  %".94" = select  i1 %".92", i64 %".93", i64 %".29"
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80", i32 0, i32 5
  %".96" = getelementptr inbounds [1 x i64], [1 x i64]* %".95", i32 0, i32 0
  %".97" = load i64, i64* %".96", !range !1
  %".98" = insertvalue [1 x i64] undef, i64 %".97", 0
  %".99" = extractvalue [1 x i64] %".98", 0
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80", i32 0, i32 6
  %".101" = load [1 x i64], [1 x i64]* %".100"
  %".102" = extractvalue [1 x i64] %".101", 0
  %".103" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".80", i32 0, i32 4
  %".104" = load i64*, i64** %".103"
  %".105" = mul i64 %".94", 1
  %".106" = add i64 0, %".105"
  %".107" = getelementptr i64, i64* %".104", i64 %".106"
  %".108" = load i64, i64* %".107"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".109"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".109"
  %".113" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".109", i32 0, i32 5
  %".114" = getelementptr inbounds [1 x i64], [1 x i64]* %".113", i32 0, i32 0
  %".115" = load i64, i64* %".114", !range !1
  %".116" = insertvalue [1 x i64] undef, i64 %".115", 0
  %".117" = extractvalue [1 x i64] %".116", 0
  %".118" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".109", i32 0, i32 6
  %".119" = load [1 x i64], [1 x i64]* %".118"
  %".120" = extractvalue [1 x i64] %".119", 0
  %".121" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".109", i32 0, i32 4
  %".122" = load i64*, i64** %".121"
  %".123" = icmp slt i64 1, 0
  %".124" = add i64 %".117", 1
  %".125" = select  i1 %".123", i64 %".124", i64 1
  %".126" = mul i64 %".125", 1
  %".127" = add i64 0, %".126"
  %".128" = getelementptr i64, i64* %".122", i64 %".127"
  %".129" = atomicrmw umin i64* %".128", i64 %".108" monotonic
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130"
  %".134" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130", i32 0, i32 5
  %".135" = getelementptr inbounds [1 x i64], [1 x i64]* %".134", i32 0, i32 0
  %".136" = load i64, i64* %".135", !range !1
  %".137" = insertvalue [1 x i64] undef, i64 %".136", 0
  %".138" = extractvalue [1 x i64] %".137", 0
  %".139" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130", i32 0, i32 6
  %".140" = load [1 x i64], [1 x i64]* %".139"
  %".141" = extractvalue [1 x i64] %".140", 0
  %".142" = icmp slt i64 %".29", 0
  %".143" = add i64 %".29", %".138"
  %".144" = select  i1 %".142", i64 %".143", i64 %".29"
  %".145" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130", i32 0, i32 5
  %".146" = getelementptr inbounds [1 x i64], [1 x i64]* %".145", i32 0, i32 0
  %".147" = load i64, i64* %".146", !range !1
  %".148" = insertvalue [1 x i64] undef, i64 %".147", 0
  %".149" = extractvalue [1 x i64] %".148", 0
  %".150" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130", i32 0, i32 6
  %".151" = load [1 x i64], [1 x i64]* %".150"
  %".152" = extractvalue [1 x i64] %".151", 0
  %".153" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".130", i32 0, i32 4
  %".154" = load i64*, i64** %".153"
  %".155" = mul i64 %".144", 1
  %".156" = add i64 0, %".155"
  %".157" = getelementptr i64, i64* %".154", i64 %".156"
  %".158" = load i64, i64* %".157"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".159"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".159"
  %".163" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 5
  %".164" = getelementptr inbounds [1 x i64], [1 x i64]* %".163", i32 0, i32 0
  %".165" = load i64, i64* %".164", !range !1
  %".166" = insertvalue [1 x i64] undef, i64 %".165", 0
  %".167" = extractvalue [1 x i64] %".166", 0
  %".168" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 6
  %".169" = load [1 x i64], [1 x i64]* %".168"
  %".170" = extractvalue [1 x i64] %".169", 0
  %".171" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 4
  %".172" = load i64*, i64** %".171"
  %".173" = icmp slt i64 2, 0
  %".174" = add i64 %".167", 2
  %".175" = select  i1 %".173", i64 %".174", i64 2
  %".176" = mul i64 %".175", 1
  %".177" = add i64 0, %".176"
  %".178" = getelementptr i64, i64* %".172", i64 %".177"
  %".179" = atomicrmw umax i64* %".178", i64 %".158" monotonic
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180"
  %".184" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180", i32 0, i32 5
  %".185" = getelementptr inbounds [1 x i64], [1 x i64]* %".184", i32 0, i32 0
  %".186" = load i64, i64* %".185", !range !1
  %".187" = insertvalue [1 x i64] undef, i64 %".186", 0
  %".188" = extractvalue [1 x i64] %".187", 0
  %".189" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180", i32 0, i32 6
  %".190" = load [1 x i64], [1 x i64]* %".189"
  %".191" = extractvalue [1 x i64] %".190", 0
  %".192" = icmp slt i64 %".29", 0
  %".193" = add i64 %".29", %".188"
  %".194" = select  i1 %".192", i64 %".193", i64 %".29"
  %".195" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180", i32 0, i32 5
  %".196" = getelementptr inbounds [1 x i64], [1 x i64]* %".195", i32 0, i32 0
  %".197" = load i64, i64* %".196", !range !1
  %".198" = insertvalue [1 x i64] undef, i64 %".197", 0
  %".199" = extractvalue [1 x i64] %".198", 0
  %".200" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180", i32 0, i32 6
  %".201" = load [1 x i64], [1 x i64]* %".200"
  %".202" = extractvalue [1 x i64] %".201", 0
  %".203" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".180", i32 0, i32 4
  %".204" = load i64*, i64** %".203"
  %".205" = mul i64 %".194", 1
  %".206" = add i64 0, %".205"
  %".207" = getelementptr i64, i64* %".204", i64 %".206"
  %".208" = load i64, i64* %".207"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".209"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".209"
  %".213" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".209", i32 0, i32 5
  %".214" = getelementptr inbounds [1 x i64], [1 x i64]* %".213", i32 0, i32 0
  %".215" = load i64, i64* %".214", !range !1
  %".216" = insertvalue [1 x i64] undef, i64 %".215", 0
  %".217" = extractvalue [1 x i64] %".216", 0
  %".218" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".209", i32 0, i32 6
  %".219" = load [1 x i64], [1 x i64]* %".218"
  %".220" = extractvalue [1 x i64] %".219", 0
  %".221" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".209", i32 0, i32 4
  %".222" = load i64*, i64** %".221"
  %".223" = icmp slt i64 3, 0
  %".224" = add i64 %".217", 3
  %".225" = select  i1 %".223", i64 %".224", i64 3
  %".226" = mul i64 %".225", 1
  %".227" = add i64 0, %".226"
  %".228" = getelementptr i64, i64* %".222", i64 %".227"
  %".229" = atomicrmw umin i64* %".228", i64 %".208" monotonic
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i64*, i64, i64, i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels19atomic_extremes_u64B3v17B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i64*, i64, i64, i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels19atomic_extremes_u64B3v17B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE5ArrayIyLi1E1C7mutable7alignedE", !"kernel", i32 1 }
