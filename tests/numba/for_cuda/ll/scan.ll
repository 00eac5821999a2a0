; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "scan$11"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels4scanB3v11B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels4scanB3v11B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i64* %"x.4", i64 %"x.5.0", i64 %"x.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize", i64* %"x.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %"x" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %".16" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16"
  %"shared" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %"item" = alloca i32
  store i32 0, i32* %"item"
  %"turn.2" = alloca i64
  store i64 0, i64* %"turn.2"
  %".71" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71"
  %".111" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111"
  %"step.2" = alloca i64
  store i64 0, i64* %"step.2"
  %"turn.1" = alloca i64
  store i64 0, i64* %"turn.1"
  %"$378pred" = alloca i1
  store i1 0, i1* %"$378pred"
  %".177" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177"
  %"value" = alloca i64
  store i64 0, i64* %"value"
  %"value.2" = alloca i64
  store i64 0, i64* %"value.2"
  %"$262pred" = alloca i1
  store i1 0, i1* %"$262pred"
  %".250" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250"
  %".328" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328"
  %".405" = alloca {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405"
  %".464" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  %".14" = insertvalue {i64, i64} undef, i64 2, 0
  %".15" = insertvalue {i64, i64} %".14", i64 64, 1
  %"generic" = addrspacecast [128 x i64] addrspace(3)* @"_cudapy_smem_5" to i8*
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16"
  %".19" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 4
  %".20" = load i64*, i64** %".19"
  %".21" = bitcast i8* %"generic" to i64*
  %".22" = insertvalue [2 x i64] undef, i64 2, 0
  %".23" = insertvalue [2 x i64] %".22", i64 64, 1
  %".24" = insertvalue [2 x i64] undef, i64 512, 0
  %".25" = insertvalue [2 x i64] %".24", i64 8, 1
  %".26" = extractvalue [2 x i64] %".23", 0
  %".27" = extractvalue [2 x i64] %".23", 1
  %".28" = mul nsw i64 1, %".26"
  %".29" = mul nsw i64 %".28", %".27"
  %".30" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 5
  store [2 x i64] %".23", [2 x i64]* %".30"
  %".32" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 6
  store [2 x i64] %".25", [2 x i64]* %".32"
  %".34" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 4
  store i64* %".21", i64** %".34"
  %".36" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 3
  store i64 8, i64* %".36"
  %".38" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 0
  store i8* null, i8** %".38"
  %".40" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 1
  store i8* null, i8** %".40"
  %".42" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16", i32 0, i32 2
  store i64 %".29", i64* %".42"
  %".44" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".16"
  %".46" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} %".44", {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".49" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".51" = insertvalue {i32, i32, i32} undef, i32 %".48", 0
  %".52" = insertvalue {i32, i32, i32} %".51", i32 %".49", 1
  %".53" = insertvalue {i32, i32, i32} %".52", i32 %".50", 2
  %".54" = extractvalue {i32, i32, i32} %".53", 0
  %".56" = load i32, i32* %"item"
  store i32 %".54", i32* %"item"
  %".59" = load i64, i64* %"turn.2"
  store i64 0, i64* %"turn.2"
  %".61" = trunc i64 1 to i32
  %".62" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".63" = sext i32 %".62" to i64
  %".64" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".65" = sext i32 %".64" to i64
  %".66" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".67" = sext i32 %".66" to i64
  %".68" = mul i64 %".65", %".67"
  %".69" = add i64 %".68", %".63"
  %".70" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".70", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71"
  %".75" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71", i32 0, i32 5
  %".76" = getelementptr inbounds [1 x i64], [1 x i64]* %".75", i32 0, i32 0
  %".77" = load i64, i64* %".76", !range !1
  %".78" = insertvalue [1 x i64] undef, i64 %".77", 0
  %".79" = extractvalue [1 x i64] %".78", 0
  %".80" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71", i32 0, i32 6
  %".81" = load [1 x i64], [1 x i64]* %".80"
  %".82" = extractvalue [1 x i64] %".81", 0
  %".83" = icmp slt i64 %".69", 0
  %".84" = add i64 %".69", %".79"
  %".85" = select  i1 %".83", i64 %".84", i64 %".69"
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71", i32 0, i32 5
  %".87" = getelementptr inbounds [1 x i64], [1 x i64]* %".86", i32 0, i32 0
  %".88" = load i64, i64* %".87", !range !1
  %".89" = insertvalue [1 x i64] undef, i64 %".88", 0
  %".90" = extractvalue [1 x i64] %".89", 0
  %".91" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71", i32 0, i32 6
  %".92" = load [1 x i64], [1 x i64]* %".91"
  %".93" = extractvalue [1 x i64] %".92", 0
  %".94" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".71", i32 0, i32 4
  %".95" = load i64*, i64** %".94"
  %".96" = mul i64 %".85", 1
  %".97" = add i64 0, %".96"
  %".98" = getelementptr i64, i64* %".95", i64 %".97"
  %".99" = load i64, i64* %".98"
  %".100" = load i32, i32* %"item"
  %".101" = insertvalue {i64, i32} undef, i64 0, 0
  %".102" = insertvalue {i64, i32} %".101", i32 %".100", 1
  %".103" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %".104" = extractvalue {i64, i32} %".102", 0
  %".105" = extractvalue {i64, i32} %".102", 1
  %".106" = sext i32 %".105" to i64
  %".107" = insertvalue [2 x i64] undef, i64 0, 0
  %".108" = insertvalue [2 x i64] %".107", i64 %".106", 1
  %".109" = extractvalue [2 x i64] %".108", 0
  %".110" = extractvalue [2 x i64] %".108", 1
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} %".103", {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111"
  %".115" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111", i32 0, i32 5
  %".116" = getelementptr inbounds [2 x i64], [2 x i64]* %".115", i32 0, i32 0
  %".117" = load i64, i64* %".116", !range !1
  %".118" = getelementptr inbounds [2 x i64], [2 x i64]* %".115", i32 0, i32 1
  %".119" = load i64, i64* %".118", !range !1
  %".120" = insertvalue [2 x i64] undef, i64 %".117", 0
  %".121" = insertvalue [2 x i64] %".120", i64 %".119", 1
  %".122" = extractvalue [2 x i64] %".121", 0
  %".123" = extractvalue [2 x i64] %".121", 1
  %".124" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111", i32 0, i32 6
  %".125" = load [2 x i64], [2 x i64]* %".124"
  %".126" = extractvalue [2 x i64] %".125", 0
  %".127" = extractvalue [2 x i64] %".125", 1
  %".128" = icmp slt i64 %".109", 0
  %".129" = add i64 %".109", %".122"
  %".130" = select  i1 %".128", i64 %".129", i64 %".109"
  %".131" = icmp slt i64 %".110", 0
  %".132" = add i64 %".110", %".123"
  %".133" = select  i1 %".131", i64 %".132", i64 %".110"
  %".134" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111", i32 0, i32 5
  %".135" = getelementptr inbounds [2 x i64], [2 x i64]* %".134", i32 0, i32 0
  %".136" = load i64, i64* %".135", !range !1
  %".137" = getelementptr inbounds [2 x i64], [2 x i64]* %".134", i32 0, i32 1
  %".138" = load i64, i64* %".137", !range !1
  %".139" = insertvalue [2 x i64] undef, i64 %".136", 0
  %".140" = insertvalue [2 x i64] %".139", i64 %".138", 1
  %".141" = extractvalue [2 x i64] %".140", 0
  %".142" = extractvalue [2 x i64] %".140", 1
  %".143" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111", i32 0, i32 6
  %".144" = load [2 x i64], [2 x i64]* %".143"
  %".145" = extractvalue [2 x i64] %".144", 0
  %".146" = extractvalue [2 x i64] %".144", 1
  %".147" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".111", i32 0, i32 4
  %".148" = load i64*, i64** %".147"
  %".149" = mul i64 1, %".142"
  %".150" = mul i64 %".130", %".149"
  %".151" = add i64 0, %".150"
  %".152" = mul i64 %".133", 1
  %".153" = add i64 %".151", %".152"
  %".154" = getelementptr i64, i64* %".148", i64 %".153"
  store i64 %".99", i64* %".154"
  call void @"llvm.nvvm.barrier0"()
  %".158" = load i64, i64* %"step.2"
  store i64 1, i64* %"step.2"
  br label %"B232"
B232:
  %".162" = load i64, i64* %"turn.1"
  store i64 0, i64* %"turn.1"
  %".165" = load i1, i1* %"$378pred"
  store i1 0, i1* %"$378pred"
  %".167" = load i64, i64* %"turn.2"
  %".168" = load i32, i32* %"item"
  %".169" = insertvalue {i64, i32} undef, i64 %".167", 0
  %".170" = insertvalue {i64, i32} %".169", i32 %".168", 1
  %".171" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %".172" = extractvalue {i64, i32} %".170", 0
  %".173" = extractvalue {i64, i32} %".170", 1
  %".174" = sext i32 %".173" to i64
  %".175" = insertvalue [2 x i64] undef, i64 %".172", 0
  %".176" = insertvalue [2 x i64] %".175", i64 %".174", 1
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} %".171", {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177"
  %".181" = extractvalue [2 x i64] %".176", 0
  %".182" = extractvalue [2 x i64] %".176", 1
  %".183" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177", i32 0, i32 5
  %".184" = getelementptr inbounds [2 x i64], [2 x i64]* %".183", i32 0, i32 0
  %".185" = load i64, i64* %".184", !range !1
  %".186" = getelementptr inbounds [2 x i64], [2 x i64]* %".183", i32 0, i32 1
  %".187" = load i64, i64* %".186", !range !1
  %".188" = insertvalue [2 x i64] undef, i64 %".185", 0
  %".189" = insertvalue [2 x i64] %".188", i64 %".187", 1
  %".190" = extractvalue [2 x i64] %".189", 0
  %".191" = extractvalue [2 x i64] %".189", 1
  %".192" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177", i32 0, i32 6
  %".193" = load [2 x i64], [2 x i64]* %".192"
  %".194" = extractvalue [2 x i64] %".193", 0
  %".195" = extractvalue [2 x i64] %".193", 1
  %".196" = icmp slt i64 %".181", 0
  %".197" = add i64 %".181", %".190"
  %".198" = select  i1 %".196", i64 %".197", i64 %".181"
  %".199" = icmp slt i64 %".182", 0
  %".200" = add i64 %".182", %".191"
  %".201" = select  i1 %".199", i64 %".200", i64 %".182"
  %".202" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177", i32 0, i32 5
  %".203" = getelementptr inbounds [2 x i64], [2 x i64]* %".202", i32 0, i32 0
  %".204" = load i64, i64* %".203", !range !1
  %".205" = getelementptr inbounds [2 x i64], [2 x i64]* %".202", i32 0, i32 1
  %".206" = load i64, i64* %".205", !range !1
  %".207" = insertvalue [2 x i64] undef, i64 %".204", 0
  %".208" = insertvalue [2 x i64] %".207", i64 %".206", 1
  %".209" = extractvalue [2 x i64] %".208", 0
  %".210" = extractvalue [2 x i64] %".208", 1
  %".211" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177", i32 0, i32 6
  %".212" = load [2 x i64], [2 x i64]* %".211"
  %".213" = extractvalue [2 x i64] %".212", 0
  %".214" = extractvalue [2 x i64] %".212", 1
  %".215" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".177", i32 0, i32 4
  %".216" = load i64*, i64** %".215"
  %".217" = mul i64 1, %".210"
  %".218" = mul i64 %".198", %".217"
  %".219" = add i64 0, %".218"
  %".220" = mul i64 %".201", 1
  %".221" = add i64 %".219", %".220"
  %".222" = getelementptr i64, i64* %".216", i64 %".221"
  %".223" = load i64, i64* %".222"
  %".225" = load i64, i64* %"value"
  store i64 %".223", i64* %"value"
  %".227" = load i64, i64* %"value"
  %".229" = load i64, i64* %"value.2"
  store i64 %".227", i64* %"value.2"
  %".231" = load i32, i32* %"item"
  %".232" = load i64, i64* %"step.2"
  %".233" = sext i32 %".231" to i64
  %".234" = icmp sge i64 %".233", %".232"
  %".236" = load i1, i1* %"$262pred"
  store i1 %".234", i1* %"$262pred"
  %".238" = load i1, i1* %"$262pred"
  br i1 %".238", label %"B264", label %"B296"
B264:
  %".240" = load i1, i1* %"$262pred"
  store i1 0, i1* %"$262pred"
  %".242" = load i32, i32* %"item"
  %".243" = load i64, i64* %"step.2"
  %".244" = sext i32 %".242" to i64
  %".245" = sub nsw i64 %".244", %".243"
  %".246" = load i64, i64* %"turn.2"
  %".247" = insertvalue [2 x i64] undef, i64 %".246", 0
  %".248" = insertvalue [2 x i64] %".247", i64 %".245", 1
  %".249" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} %".249", {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250"
  %".254" = extractvalue [2 x i64] %".248", 0
  %".255" = extractvalue [2 x i64] %".248", 1
  %".256" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250", i32 0, i32 5
  %".257" = getelementptr inbounds [2 x i64], [2 x i64]* %".256", i32 0, i32 0
  %".258" = load i64, i64* %".257", !range !1
  %".259" = getelementptr inbounds [2 x i64], [2 x i64]* %".256", i32 0, i32 1
  %".260" = load i64, i64* %".259", !range !1
  %".261" = insertvalue [2 x i64] undef, i64 %".258", 0
  %".262" = insertvalue [2 x i64] %".261", i64 %".260", 1
  %".263" = extractvalue [2 x i64] %".262", 0
  %".264" = extractvalue [2 x i64] %".262", 1
  %".265" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250", i32 0, i32 6
  %".266" = load [2 x i64], [2 x i64]* %".265"
  %".267" = extractvalue [2 x i64] %".266", 0
  %".268" = extractvalue [2 x i64] %".266", 1
  %".269" = icmp slt i64 %".254", 0
  %".270" = add i64 %".254", %".263"
  %".271" = select  i1 %".269", i64 %".270", i64 %".254"
  %".272" = icmp slt i64 %".255", 0
  %".273" = add i64 %".255", %".264"
  %".274" = select  i1 %".272", i64 %".273", i64 %".255"
  %".275" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250", i32 0, i32 5
  %".276" = getelementptr inbounds [2 x i64], [2 x i64]* %".275", i32 0, i32 0
  %".277" = load i64, i64* %".276", !range !1
  %".278" = getelementptr inbounds [2 x i64], [2 x i64]* %".275", i32 0, i32 1
  %".279" = load i64, i64* %".278", !range !1
  %".280" = insertvalue [2 x i64] undef, i64 %".277", 0
  %".281" = insertvalue [2 x i64] %".280", i64 %".279", 1
  %".282" = extractvalue [2 x i64] %".281", 0
  %".283" = extractvalue [2 x i64] %".281", 1
  %".284" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250", i32 0, i32 6
  %".285" = load [2 x i64], [2 x i64]* %".284"
  %".286" = extractvalue [2 x i64] %".285", 0
  %".287" = extractvalue [2 x i64] %".285", 1
  %".288" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".250", i32 0, i32 4
  %".289" = load i64*, i64** %".288"
  %".290" = mul i64 1, %".283"
  %".291" = mul i64 %".271", %".290"
  %".292" = add i64 0, %".291"
  %".293" = mul i64 %".274", 1
  %".294" = add i64 %".292", %".293"
  %".295" = getelementptr i64, i64* %".289", i64 %".294"
  %".296" = load i64, i64* %".295"
  %".297" = load i64, i64* %"value"
  %".298" = add nsw i64 %".297", %".296"
  %".299" = load i64, i64* %"value"
  store i64 0, i64* %"value"
  %".301" = load i64, i64* %"value.2"
  store i64 %".298", i64* %"value.2"
  br label %"B296"
B296:
  %".304" = load i64, i64* %"value"
  store i64 0, i64* %"value"
  %".306" = load i1, i1* %"$262pred"
  store i1 0, i1* %"$262pred"
  %".308" = load i64, i64* %"turn.2"
  %".309" = sub nsw i64 1, %".308"
  %".310" = load i64, i64* %"turn.1"
  store i64 %".309", i64* %"turn.1"
  %".312" = load i64, i64* %"turn.1"
  %".313" = load i64, i64* %"turn.2"
  store i64 %".312", i64* %"turn.2"
  %".315" = load i64, i64* %"turn.1"
  %".316" = load i32, i32* %"item"
  %".317" = insertvalue {i64, i32} undef, i64 %".315", 0
  %".318" = insertvalue {i64, i32} %".317", i32 %".316", 1
  %".319" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %".320" = load i64, i64* %"value.2"
  %".321" = extractvalue {i64, i32} %".318", 0
  %".322" = extractvalue {i64, i32} %".318", 1
  %".323" = sext i32 %".322" to i64
  %".324" = insertvalue [2 x i64] undef, i64 %".321", 0
  %".325" = insertvalue [2 x i64] %".324", i64 %".323", 1
  %".326" = extractvalue [2 x i64] %".325", 0
  %".327" = extractvalue [2 x i64] %".325", 1
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} %".319", {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328"
  %".332" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328", i32 0, i32 5
  %".333" = getelementptr inbounds [2 x i64], [2 x i64]* %".332", i32 0, i32 0
  %".334" = load i64, i64* %".333", !range !1
  %".335" = getelementptr inbounds [2 x i64], [2 x i64]* %".332", i32 0, i32 1
  %".336" = load i64, i64* %".335", !range !1
  %".337" = insertvalue [2 x i64] undef, i64 %".334", 0
  %".338" = insertvalue [2 x i64] %".337", i64 %".336", 1
  %".339" = extractvalue [2 x i64] %".338", 0
  %".340" = extractvalue [2 x i64] %".338", 1
  %".341" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328", i32 0, i32 6
  %".342" = load [2 x i64], [2 x i64]* %".341"
  %".343" = extractvalue [2 x i64] %".342", 0
  %".344" = extractvalue [2 x i64] %".342", 1
  %".345" = icmp slt i64 %".326", 0
  %".346" = add i64 %".326", %".339"
  %".347" = select  i1 %".345", i64 %".346", i64 %".326"
  %".348" = icmp slt i64 %".327", 0
  %".349" = add i64 %".327", %".340"
  %".350" = select  i1 %".348", i64 %".349", i64 %".327"
  %".351" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328", i32 0, i32 5
  %".352" = getelementptr inbounds [2 x i64], [2 x i64]* %".351", i32 0, i32 0
  %".353" = load i64, i64* %".352", !range !1
  %".354" = getelementptr inbounds [2 x i64], [2 x i64]* %".351", i32 0, i32 1
  %".355" = load i64, i64* %".354", !range !1
  %".356" = insertvalue [2 x i64] undef, i64 %".353", 0
  %".357" = insertvalue [2 x i64] %".356", i64 %".355", 1
  %".358" = extractvalue [2 x i64] %".357", 0
  %".359" = extractvalue [2 x i64] %".357", 1
  %".360" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328", i32 0, i32 6
  %".361" = load [2 x i64], [2 x i64]* %".360"
  %".362" = extractvalue [2 x i64] %".361", 0
  %".363" = extractvalue [2 x i64] %".361", 1
  %".364" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".328", i32 0, i32 4
  %".365" = load i64*, i64** %".364"
  %".366" = mul i64 1, %".359"
  %".367" = mul i64 %".347", %".366"
  %".368" = add i64 0, %".367"
  %".369" = mul i64 %".350", 1
  %".370" = add i64 %".368", %".369"
  %".371" = getelementptr i64, i64* %".365", i64 %".370"
  store i64 %".320", i64* %".371"
  %".373" = load i64, i64* %"value.2"
  store i64 0, i64* %"value.2"
  call void @"llvm.nvvm.barrier0"()
  %".376" = load i64, i64* %"step.2"
  %".377" = mul nsw i64 %".376", 2
  %".378" = load i64, i64* %"step.2"
  store i64 %".377", i64* %"step.2"
  %".380" = icmp slt i64 %".377", 64
  %".381" = load i1, i1* %"$378pred"
  store i1 %".380", i1* %"$378pred"
  %".383" = load i1, i1* %"$378pred"
  br i1 %".383", label %"B232", label %"B380"
B380:
  %".385" = load i64, i64* %"turn.2"
  store i64 0, i64* %"turn.2"
  %".387" = load i64, i64* %"step.2"
  store i64 0, i64* %"step.2"
  %".389" = load i1, i1* %"$378pred"
  store i1 0, i1* %"$378pred"
  %".391" = load i64, i64* %"turn.1"
  %".392" = load i64, i64* %"turn.1"
  store i64 0, i64* %"turn.1"
  %".394" = load i32, i32* %"item"
  %".395" = insertvalue {i64, i32} undef, i64 %".391", 0
  %".396" = insertvalue {i64, i32} %".395", i32 %".394", 1
  %".397" = load i32, i32* %"item"
  store i32 0, i32* %"item"
  %".399" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %".400" = extractvalue {i64, i32} %".396", 0
  %".401" = extractvalue {i64, i32} %".396", 1
  %".402" = sext i32 %".401" to i64
  %".403" = insertvalue [2 x i64] undef, i64 %".400", 0
  %".404" = insertvalue [2 x i64] %".403", i64 %".402", 1
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} %".399", {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405"
  %".409" = extractvalue [2 x i64] %".404", 0
  %".410" = extractvalue [2 x i64] %".404", 1
  %".411" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405", i32 0, i32 5
  %".412" = getelementptr inbounds [2 x i64], [2 x i64]* %".411", i32 0, i32 0
  %".413" = load i64, i64* %".412", !range !1
  %".414" = getelementptr inbounds [2 x i64], [2 x i64]* %".411", i32 0, i32 1
  %".415" = load i64, i64* %".414", !range !1
  %".416" = insertvalue [2 x i64] undef, i64 %".413", 0
  %".417" = insertvalue [2 x i64] %".416", i64 %".415", 1
  %".418" = extractvalue [2 x i64] %".417", 0
  %".419" = extractvalue [2 x i64] %".417", 1
  %".420" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405", i32 0, i32 6
  %".421" = load [2 x i64], [2 x i64]* %".420"
  %".422" = extractvalue [2 x i64] %".421", 0
  %".423" = extractvalue [2 x i64] %".421", 1
  %".424" = icmp slt i64 %".409", 0
  %".425" = add i64 %".409", %".418"
  %".426" = select  i1 %".424", i64 %".425", i64 %".409"
  %".427" = icmp slt i64 %".410", 0
  %".428" = add i64 %".410", %".419"
  %".429" = select  i1 %".427", i64 %".428", i64 %".410"
  %".430" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405", i32 0, i32 5
  %".431" = getelementptr inbounds [2 x i64], [2 x i64]* %".430", i32 0, i32 0
  %".432" = load i64, i64* %".431", !range !1
  %".433" = getelementptr inbounds [2 x i64], [2 x i64]* %".430", i32 0, i32 1
  %".434" = load i64, i64* %".433", !range !1
  %".435" = insertvalue [2 x i64] undef, i64 %".432", 0
  %".436" = insertvalue [2 x i64] %".435", i64 %".434", 1
  %".437" = extractvalue [2 x i64] %".436", 0
  %".438" = extractvalue [2 x i64] %".436", 1
  %".439" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405", i32 0, i32 6
  %".440" = load [2 x i64], [2 x i64]* %".439"
  %".441" = extractvalue [2 x i64] %".440", 0
  %".442" = extractvalue [2 x i64] %".440", 1
  %".443" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %".405", i32 0, i32 4
  %".444" = load i64*, i64** %".443"
  %".445" = mul i64 1, %".438"
  %".446" = mul i64 %".426", %".445"
  %".447" = add i64 0, %".446"
  %".448" = mul i64 %".429", 1
  %".449" = add i64 %".447", %".448"
  %".450" = getelementptr i64, i64* %".444", i64 %".449"
  %".451" = load i64, i64* %".450"
  %".452" = load {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [2 x i64], [2 x i64]}* %"shared"
  %".454" = trunc i64 1 to i32
  %".455" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".456" = sext i32 %".455" to i64
  %".457" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".458" = sext i32 %".457" to i64
  %".459" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".460" = sext i32 %".459" to i64
  %".461" = mul i64 %".458", %".460"
  %".462" = add i64 %".461", %".456"
  %".463" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %".463", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464"
  %".468" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464", i32 0, i32 5
  %".469" = getelementptr inbounds [1 x i64], [1 x i64]* %".468", i32 0, i32 0
  %".470" = load i64, i64* %".469", !range !1
  %".471" = insertvalue [1 x i64] undef, i64 %".470", 0
  %".472" = extractvalue [1 x i64] %".471", 0
  %".473" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464", i32 0, i32 6
  %".474" = load [1 x i64], [1 x i64]* %".473"
  %".475" = extractvalue [1 x i64] %".474", 0
  %".476" = icmp slt i64 %".462", 0
  %".477" = add i64 %".462", %".472"
  %".478" = select  i1 %".476", i64 %".477", i64 %".462"
  %".479" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464", i32 0, i32 5
  %".480" = getelementptr inbounds [1 x i64], [1 x i64]* %".479", i32 0, i32 0
  %".481" = load i64, i64* %".480", !range !1
  %".482" = insertvalue [1 x i64] undef, i64 %".481", 0
  %".483" = extractvalue [1 x i64] %".482", 0
  %".484" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464", i32 0, i32 6
  %".485" = load [1 x i64], [1 x i64]* %".484"
  %".486" = extractvalue [1 x i64] %".485", 0
  %".487" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".464", i32 0, i32 4
  %".488" = load i64*, i64** %".487"
  %".489" = mul i64 %".478", 1
  %".490" = add i64 0, %".489"
  %".491" = getelementptr i64, i64* %".488", i64 %".490"
  store i64 %".451", i64* %".491"
  %".493" = load {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %"x"
  ret void
}

@"_cudapy_smem_5" = addrspace(3) global [128 x i64] undef, align 8
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.barrier0"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels4scanB3v11B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels4scanB3v11B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE", !"kernel", i32 1 }
