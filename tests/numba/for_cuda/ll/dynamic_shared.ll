; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "dynamic_shared$10"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels14dynamic_sharedB3v10B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels14dynamic_sharedB3v10B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %".15" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15"
  %".56" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56"
  %".86" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86"
  %".127" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127"
  %".156" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156"
  br label %"B0"
B0:
  %"generic" = addrspacecast [0 x i32] addrspace(3)* @"_cudapy_smem_4" to i8*
  %".12" = call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"()
  %".13" = zext i32 %".12" to i64
  %".14" = udiv i64 %".13", 4
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15"
  %".18" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 4
  %".19" = load i32*, i32** %".18"
  %".20" = bitcast i8* %"generic" to i32*
  %".21" = insertvalue [1 x i64] undef, i64 %".14", 0
  %".22" = insertvalue [1 x i64] undef, i64 4, 0
  %".23" = extractvalue [1 x i64] %".21", 0
  %".24" = mul nsw i64 1, %".23"
  %".25" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 5
  store [1 x i64] %".21", [1 x i64]* %".25"
  %".27" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 6
  store [1 x i64] %".22", [1 x i64]* %".27"
  %".29" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 4
  store i32* %".20", i32** %".29"
  %".31" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 3
  store i64 4, i64* %".31"
  %".33" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 0
  store i8* null, i8** %".33"
  %".35" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 1
  store i8* null, i8** %".35"
  %".37" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15", i32 0, i32 2
  store i64 %".24", i64* %".37"
  %".39" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".15"
  %".40" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".41" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".42" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".43" = insertvalue {i32, i32, i32} undef, i32 %".40", 0
  %".44" = insertvalue {i32, i32, i32} %".43", i32 %".41", 1
  %".45" = insertvalue {i32, i32, i32} %".44", i32 %".42", 2
  %".46" = extractvalue {i32, i32, i32} %".45", 0
  %".47" = trunc i64 1 to i32
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".49" = sext i32 %".48" to i64
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".51" = sext i32 %".50" to i64
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".53" = sext i32 %".52" to i64
  %".54" = mul i64 %".51", %".53"
  %".55" = add i64 %".54", %".49"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56"
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 5
  %".61" = getelementptr inbounds [1 x i64], [1 x i64]* %".60", i32 0, i32 0
  %".62" = load i64, i64* %".61", !range !1
  %".63" = insertvalue [1 x i64] undef, i64 %".62", 0
  %".64" = extractvalue [1 x i64] %".63", 0
  %".65" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 6
  %".66" = load [1 x i64], [1 x i64]* %".65"
  %".67" = extractvalue [1 x i64] %".66", 0
  %".68" = icmp slt i64 %".55", 0
  %".69" = add i64 %".55", %".64"
  %".70" = select  i1 %".68", i64 %".69", i64 %".55"
  %".71" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 5
  %".72" = getelementptr inbounds [1 x i64], [1 x i64]* %".71", i32 0, i32 0
  %".73" = load i64, i64* %".72", !range !1
  %".74" = insertvalue [1 x i64] undef, i64 %".73", 0
  %".75" = extractvalue [1 x i64] %".74", 0
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 6
  %".77" = load [1 x i64], [1 x i64]* %".76"
  %".78" = extractvalue [1 x i64] %".77", 0
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".56", i32 0, i32 4
  %".80" = load i32*, i32** %".79"
  %".81" = mul i64 %".70", 1
  %".82" = add i64 0, %".81"
  %".83" = getelementptr i32, i32* %".80", i64 %".82"
  %".84" = load i32, i32* %".83"
  %".85" = sext i32 %".46" to i64
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".39", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86"
  %".90" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 5
  %".91" = getelementptr inbounds [1 x i64], [1 x i64]* %".90", i32 0, i32 0
  %".92" = load i64, i64* %".91", !range !1
  %".93" = insertvalue [1 x i64] undef, i64 %".92", 0
  %".94" = extractvalue [1 x i64] %".93", 0
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 6
  %".96" = load [1 x i64], [1 x i64]* %".95"
  %".97" = extractvalue [1 x i64] %".96", 0
  %".98" = icmp slt i64 %".85", 0
  %".99" = add i64 %".85", %".94"
  %".100" = select  i1 %".98", i64 %".99", i64 %".85"
  %".101" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 5
  %".102" = getelementptr inbounds [1 x i64], [1 x i64]* %".101", i32 0, i32 0
  %".103" = load i64, i64* %".102", !range !1
  %".104" = insertvalue [1 x i64] undef, i64 %".103", 0
  %".105" = extractvalue [1 x i64] %".104", 0
  %".106" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 6
  %".107" = load [1 x i64], [1 x i64]* %".106"
  %".108" = extractvalue [1 x i64] %".107", 0
  %".109" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".86", i32 0, i32 4
  %".110" = load i32*, i32** %".109"
  %".111" = mul i64 %".100", 1
  %".112" = add i64 0, %".111"
  %".113" = getelementptr i32, i32* %".110", i64 %".112"
  store i32 %".84", i32* %".113"
  call void @"llvm.nvvm.barrier0"()
  %".116" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".117" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".118" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".119" = insertvalue {i32, i32, i32} undef, i32 %".116", 0
  %".120" = insertvalue {i32, i32, i32} %".119", i32 %".117", 1
  %".121" = insertvalue {i32, i32, i32} %".120", i32 %".118", 2
  %".122" = extractvalue {i32, i32, i32} %".121", 0
  %".123" = sext i32 %".122" to i64
  %".124" = sub nsw i64 %".123", 1
  %".125" = sext i32 %".46" to i64
  %".126" = sub nsw i64 %".124", %".125"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".39", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127"
  %".131" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127", i32 0, i32 5
  %".132" = getelementptr inbounds [1 x i64], [1 x i64]* %".131", i32 0, i32 0
  %".133" = load i64, i64* %".132", !range !1
  %".134" = insertvalue [1 x i64] undef, i64 %".133", 0
  %".135" = extractvalue [1 x i64] %".134", 0
  %".136" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127", i32 0, i32 6
  %".137" = load [1 x i64], [1 x i64]* %".136"
  %".138" = extractvalue [1 x i64] %".137", 0
  %".139" = icmp slt i64 %".126", 0
  %".140" = add i64 %".126", %".135"
  %".141" = select  i1 %".139", i64 %".140", i64 %".126"
  %".142" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127", i32 0, i32 5
  %".143" = getelementptr inbounds [1 x i64], [1 x i64]* %".142", i32 0, i32 0
  %".144" = load i64, i64* %".143", !range !1
  %".145" = insertvalue [1 x i64] undef, i64 %".144", 0
  %".146" = extractvalue [1 x i64] %".145", 0
  %".147" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127", i32 0, i32 6
  %".148" = load [1 x i64], [1 x i64]* %".147"
  %".149" = extractvalue [1 x i64] %".148", 0
  %".150" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".127", i32 0, i32 4
  %".151" = load i32*, i32** %".150"
  %".152" = mul i64 %".141", 1
  %".153" = add i64 0, %".152"
  %".154" = getelementptr i32, i32* %".151", i64 %".153"
  %".155" = load i32, i32* %".154"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156"
  %".160" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 5
  %".161" = getelementptr inbounds [1 x i64], [1 x i64]* %".160", i32 0, i32 0
  %".162" = load i64, i64* %".161", !range !1
  %".163" = insertvalue [1 x i64] undef, i64 %".162", 0
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 6
  %".166" = load [1 x i64], [1 x i64]* %".165"
  %".167" = extractvalue [1 x i64] %".166", 0
  %".168" = icmp slt i64 %".55", 0
  %".169" = add i64 %".55", %".164"
  %".170" = select  i1 %".168", i64 %".169", i64 %".55"
  %".171" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 5
  %".172" = getelementptr inbounds [1 x i64], [1 x i64]* %".171", i32 0, i32 0
  %".173" = load i64, i64* %".172", !range !1
  %".174" = insertvalue [1 x i64] undef, i64 %".173", 0
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 6
  %".177" = load [1 x i64], [1 x i64]* %".176"
  %".178" = extractvalue [1 x i64] %".177", 0
  %".179" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 4
  %".180" = load i32*, i32** %".179"
  %".181" = mul i64 %".170", 1
  %".182" = add i64 0, %".181"
  %".183" = getelementptr i32, i32* %".180", i64 %".182"
  store i32 %".155", i32* %".183"
  ret void
}

@"_cudapy_smem_4" = external addrspace(3) global [0 x i32], align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.barrier0"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels14dynamic_sharedB3v10B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels14dynamic_sharedB3v10B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE", !"kernel", i32 1 }
