; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "block_sum$8"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels9block_sumB2v8B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels9block_sumB2v8B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"out" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".23" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23"
  %"shared" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %"item" = alloca i32
  store i32 0, i32* %"item"
  %".70" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70"
  %".102" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".147" = alloca i64
  store i64 0, i64* %".147"
  %".150" = alloca i64
  store i64 0, i64* %".150"
  %"width.2" = alloca i64
  store i64 0, i64* %"width.2"
  %"$258pred" = alloca i1
  store i1 0, i1* %"$258pred"
  %"$380pred" = alloca i1
  store i1 0, i1* %"$380pred"
  %"$270pred" = alloca i1
  store i1 0, i1* %"$270pred"
  %".208" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208"
  %".242" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242"
  %".275" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275"
  %"quot.1" = alloca i64
  store i64 0, i64* %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, i64* %"rem.1"
  %".316" = alloca i64
  store i64 0, i64* %".316"
  %".319" = alloca i64
  store i64 0, i64* %".319"
  %"$392pred" = alloca i1
  store i1 0, i1* %"$392pred"
  %".375" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375"
  %".415" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %"generic" = addrspacecast [64 x float] addrspace(3)* @"_cudapy_smem_1" to i8*
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23"
  %".26" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 4
  %".27" = load float*, float** %".26"
  %".28" = bitcast i8* %"generic" to float*
  %".29" = insertvalue [1 x i64] undef, i64 64, 0
  %".30" = insertvalue [1 x i64] undef, i64 4, 0
  %".31" = extractvalue [1 x i64] %".29", 0
  %".32" = mul nsw i64 1, %".31"
  %".33" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 5
  store [1 x i64] %".29", [1 x i64]* %".33"
  %".35" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 6
  store [1 x i64] %".30", [1 x i64]* %".35"
  %".37" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 4
  store float* %".28", float** %".37"
  %".39" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 3
  store i64 4, i64* %".39"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 0
  store i8* null, i8** %".41"
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 1
  store i8* null, i8** %".43"
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 2
  store i64 %".32", i64* %".45"
  %".47" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".23"
  %".49" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".47", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %".51" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".53" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".54" = insertvalue {i32, i32, i32} undef, i32 %".51", 0
  %".55" = insertvalue {i32, i32, i32} %".54", i32 %".52", 1
  %".56" = insertvalue {i32, i32, i32} %".55", i32 %".53", 2
  %".57" = extractvalue {i32, i32, i32} %".56", 0
  %".59" = load i32, i32* %"item"
  store i32 %".57", i32* %"item"
  %".61" = trunc i64 1 to i32
  %".62" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".63" = sext i32 %".62" to i64
  %".64" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".65" = sext i32 %".64" to i64
  %".66" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".67" = sext i32 %".66" to i64
  %".68" = mul i64 %".65", %".67"
  %".69" = add i64 %".68", %".63"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70"
  %".74" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 5
  %".75" = getelementptr inbounds [1 x i64], [1 x i64]* %".74", i32 0, i32 0
  %".76" = load i64, i64* %".75", !range !1
  %".77" = insertvalue [1 x i64] undef, i64 %".76", 0
  %".78" = extractvalue [1 x i64] %".77", 0
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 6
  %".80" = load [1 x i64], [1 x i64]* %".79"
  %".81" = extractvalue [1 x i64] %".80", 0
  %".82" = icmp slt i64 %".69", 0
  %".83" = add i64 %".69", %".78"
  %".84" = select  i1 %".82", i64 %".83", i64 %".69"
  %".85" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 5
  %".86" = getelementptr inbounds [1 x i64], [1 x i64]* %".85", i32 0, i32 0
  %".87" = load i64, i64* %".86", !range !1
  %".88" = insertvalue [1 x i64] undef, i64 %".87", 0
  %".89" = extractvalue [1 x i64] %".88", 0
  %".90" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 6
  %".91" = load [1 x i64], [1 x i64]* %".90"
  %".92" = extractvalue [1 x i64] %".91", 0
  %".93" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 4
  %".94" = load float*, float** %".93"
  %".95" = mul i64 %".84", 1
  %".96" = add i64 0, %".95"
  %".97" = getelementptr float, float* %".94", i64 %".96"
  %".98" = load float, float* %".97"
  %".99" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %".100" = load i32, i32* %"item"
  %".101" = sext i32 %".100" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".99", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102"
  %".106" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 5
  %".107" = getelementptr inbounds [1 x i64], [1 x i64]* %".106", i32 0, i32 0
  %".108" = load i64, i64* %".107", !range !1
  %".109" = insertvalue [1 x i64] undef, i64 %".108", 0
  %".110" = extractvalue [1 x i64] %".109", 0
  %".111" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 6
  %".112" = load [1 x i64], [1 x i64]* %".111"
  %".113" = extractvalue [1 x i64] %".112", 0
  %".114" = icmp slt i64 %".101", 0
  %".115" = add i64 %".101", %".110"
  %".116" = select  i1 %".114", i64 %".115", i64 %".101"
  %".117" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 5
  %".118" = getelementptr inbounds [1 x i64], [1 x i64]* %".117", i32 0, i32 0
  %".119" = load i64, i64* %".118", !range !1
  %".120" = insertvalue [1 x i64] undef, i64 %".119", 0
  %".121" = extractvalue [1 x i64] %".120", 0
  %".122" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 6
  %".123" = load [1 x i64], [1 x i64]* %".122"
  %".124" = extractvalue [1 x i64] %".123", 0
  %".125" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 4
  %".126" = load float*, float** %".125"
  %".127" = mul i64 %".116", 1
  %".128" = add i64 0, %".127"
  %".129" = getelementptr float, float* %".126", i64 %".128"
  store float %".98", float* %".129"
  call void @"llvm.nvvm.barrier0"()
  %".132" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".133" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".134" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".135" = insertvalue {i32, i32, i32} undef, i32 %".132", 0
  %".136" = insertvalue {i32, i32, i32} %".135", i32 %".133", 1
  %".137" = insertvalue {i32, i32, i32} %".136", i32 %".134", 2
  %".138" = extractvalue {i32, i32, i32} %".137", 0
  %".139" = sext i32 %".138" to i64
  %".142" = icmp eq i64 2, 0
  br i1 %".142", label %"B0.if", label %"B0.else", !prof !2
B260:
  %".190" = load i1, i1* %"$380pred"
  store i1 0, i1* %"$380pred"
  %".192" = load i1, i1* %"$258pred"
  store i1 0, i1* %"$258pred"
  %".194" = load i32, i32* %"item"
  %".195" = load i64, i64* %"width.2"
  %".196" = sext i32 %".194" to i64
  %".197" = icmp slt i64 %".196", %".195"
  %".199" = load i1, i1* %"$270pred"
  store i1 %".197", i1* %"$270pred"
  %".201" = load i1, i1* %"$270pred"
  br i1 %".201", label %"B272", label %"B322"
B272:
  %".203" = load i1, i1* %"$270pred"
  store i1 0, i1* %"$270pred"
  %".205" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %".206" = load i32, i32* %"item"
  %".207" = sext i32 %".206" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".205", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208"
  %".212" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208", i32 0, i32 5
  %".213" = getelementptr inbounds [1 x i64], [1 x i64]* %".212", i32 0, i32 0
  %".214" = load i64, i64* %".213", !range !1
  %".215" = insertvalue [1 x i64] undef, i64 %".214", 0
  %".216" = extractvalue [1 x i64] %".215", 0
  %".217" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208", i32 0, i32 6
  %".218" = load [1 x i64], [1 x i64]* %".217"
  %".219" = extractvalue [1 x i64] %".218", 0
  %".220" = icmp slt i64 %".207", 0
  %".221" = add i64 %".207", %".216"
  %".222" = select  i1 %".220", i64 %".221", i64 %".207"
  %".223" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208", i32 0, i32 5
  %".224" = getelementptr inbounds [1 x i64], [1 x i64]* %".223", i32 0, i32 0
  %".225" = load i64, i64* %".224", !range !1
  %".226" = insertvalue [1 x i64] undef, i64 %".225", 0
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208", i32 0, i32 6
  %".229" = load [1 x i64], [1 x i64]* %".228"
  %".230" = extractvalue [1 x i64] %".229", 0
  %".231" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".208", i32 0, i32 4
  %".232" = load float*, float** %".231"
  %".233" = mul i64 %".222", 1
  %".234" = add i64 0, %".233"
  %".235" = getelementptr float, float* %".232", i64 %".234"
  %".236" = load float, float* %".235"
  %".237" = load i32, i32* %"item"
  %".238" = load i64, i64* %"width.2"
  %".239" = sext i32 %".237" to i64
  %".240" = add nsw i64 %".239", %".238"
  %".241" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".241", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242"
  %".246" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 5
  %".247" = getelementptr inbounds [1 x i64], [1 x i64]* %".246", i32 0, i32 0
  %".248" = load i64, i64* %".247", !range !1
  %".249" = insertvalue [1 x i64] undef, i64 %".248", 0
  %".250" = extractvalue [1 x i64] %".249", 0
  %".251" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 6
  %".252" = load [1 x i64], [1 x i64]* %".251"
  %".253" = extractvalue [1 x i64] %".252", 0
  %".254" = icmp slt i64 %".240", 0
  %".255" = add i64 %".240", %".250"
  %".256" = select  i1 %".254", i64 %".255", i64 %".240"
  %".257" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 5
  %".258" = getelementptr inbounds [1 x i64], [1 x i64]* %".257", i32 0, i32 0
  %".259" = load i64, i64* %".258", !range !1
  %".260" = insertvalue [1 x i64] undef, i64 %".259", 0
  %".261" = extractvalue [1 x i64] %".260", 0
  %".262" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 6
  %".263" = load [1 x i64], [1 x i64]* %".262"
  %".264" = extractvalue [1 x i64] %".263", 0
  %".265" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 4
  %".266" = load float*, float** %".265"
  %".267" = mul i64 %".256", 1
  %".268" = add i64 0, %".267"
  %".269" = getelementptr float, float* %".266", i64 %".268"
  %".270" = load float, float* %".269"
  %".271" = fadd float %".236", %".270"
  %".272" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %".273" = load i32, i32* %"item"
  %".274" = sext i32 %".273" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".272", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275"
  %".279" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275", i32 0, i32 5
  %".280" = getelementptr inbounds [1 x i64], [1 x i64]* %".279", i32 0, i32 0
  %".281" = load i64, i64* %".280", !range !1
  %".282" = insertvalue [1 x i64] undef, i64 %".281", 0
  %".283" = extractvalue [1 x i64] %".282", 0
  %".284" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275", i32 0, i32 6
  %".285" = load [1 x i64], [1 x i64]* %".284"
  %".286" = extractvalue [1 x i64] %".285", 0
  %".287" = icmp slt i64 %".274", 0
  %".288" = add i64 %".274", %".283"
  %".289" = select  i1 %".287", i64 %".288", i64 %".274"
  %".290" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275", i32 0, i32 5
  %".291" = getelementptr inbounds [1 x i64], [1 x i64]* %".290", i32 0, i32 0
  %".292" = load i64, i64* %".291", !range !1
  %".293" = insertvalue [1 x i64] undef, i64 %".292", 0
  %".294" = extractvalue [1 x i64] %".293", 0
  %".295" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275", i32 0, i32 6
  %".296" = load [1 x i64], [1 x i64]* %".295"
  %".297" = extractvalue [1 x i64] %".296", 0
  %".298" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".275", i32 0, i32 4
  %".299" = load float*, float** %".298"
  %".300" = mul i64 %".289", 1
  %".301" = add i64 0, %".300"
  %".302" = getelementptr float, float* %".299", i64 %".301"
  store float %".271", float* %".302"
  br label %"B322"
B322:
  %".305" = load i1, i1* %"$270pred"
  store i1 0, i1* %"$270pred"
  call void @"llvm.nvvm.barrier0"()
  %".308" = load i64, i64* %"width.2"
  %".311" = icmp eq i64 2, 0
  br i1 %".311", label %"B322.if", label %"B322.else", !prof !2
B382:
  %".356" = load i64, i64* %"width.2"
  store i64 0, i64* %"width.2"
  %".358" = load i1, i1* %"$380pred"
  store i1 0, i1* %"$380pred"
  %".360" = load i1, i1* %"$258pred"
  store i1 0, i1* %"$258pred"
  %".362" = load i32, i32* %"item"
  %".363" = sext i32 %".362" to i64
  %".364" = icmp eq i64 %".363", 0
  %".365" = load i32, i32* %"item"
  store i32 0, i32* %"item"
  %".368" = load i1, i1* %"$392pred"
  store i1 %".364", i1* %"$392pred"
  %".370" = load i1, i1* %"$392pred"
  br i1 %".370", label %"B394", label %"B450"
B394:
  %".372" = load i1, i1* %"$392pred"
  store i1 0, i1* %"$392pred"
  %".374" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".374", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375"
  %".379" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375", i32 0, i32 5
  %".380" = getelementptr inbounds [1 x i64], [1 x i64]* %".379", i32 0, i32 0
  %".381" = load i64, i64* %".380", !range !1
  %".382" = insertvalue [1 x i64] undef, i64 %".381", 0
  %".383" = extractvalue [1 x i64] %".382", 0
  %".384" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375", i32 0, i32 6
  %".385" = load [1 x i64], [1 x i64]* %".384"
  %".386" = extractvalue [1 x i64] %".385", 0
  %".387" = icmp slt i64 0, 0
  %".388" = add i64 0, %".383"
  %".389" = select  i1 %".387", i64 %".388", i64 0
  %".390" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375", i32 0, i32 5
  %".391" = getelementptr inbounds [1 x i64], [1 x i64]* %".390", i32 0, i32 0
  %".392" = load i64, i64* %".391", !range !1
  %".393" = insertvalue [1 x i64] undef, i64 %".392", 0
  %".394" = extractvalue [1 x i64] %".393", 0
  %".395" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375", i32 0, i32 6
  %".396" = load [1 x i64], [1 x i64]* %".395"
  %".397" = extractvalue [1 x i64] %".396", 0
  %".398" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".375", i32 0, i32 4
  %".399" = load float*, float** %".398"
  %".400" = mul i64 %".389", 1
  %".401" = add i64 0, %".400"
  %".402" = getelementptr float, float* %".399", i64 %".401"
  %".403" = load float, float* %".402"
  %".404" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %".406" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".407" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".408" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".409" = insertvalue {i32, i32, i32} undef, i32 %".406", 0
  %".410" = insertvalue {i32, i32, i32} %".409", i32 %".407", 1
  %".411" = insertvalue {i32, i32, i32} %".410", i32 %".408", 2
  %".412" = extractvalue {i32, i32, i32} %".411", 0
  %".413" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".414" = sext i32 %".412" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".413", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415"
  %".419" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415", i32 0, i32 5
  %".420" = getelementptr inbounds [1 x i64], [1 x i64]* %".419", i32 0, i32 0
  %".421" = load i64, i64* %".420", !range !1
  %".422" = insertvalue [1 x i64] undef, i64 %".421", 0
  %".423" = extractvalue [1 x i64] %".422", 0
  %".424" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415", i32 0, i32 6
  %".425" = load [1 x i64], [1 x i64]* %".424"
  %".426" = extractvalue [1 x i64] %".425", 0
  %".427" = icmp slt i64 %".414", 0
  %".428" = add i64 %".414", %".423"
  %".429" = select  i1 %".427", i64 %".428", i64 %".414"
  %".430" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415", i32 0, i32 5
  %".431" = getelementptr inbounds [1 x i64], [1 x i64]* %".430", i32 0, i32 0
  %".432" = load i64, i64* %".431", !range !1
  %".433" = insertvalue [1 x i64] undef, i64 %".432", 0
  %".434" = extractvalue [1 x i64] %".433", 0
  %".435" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415", i32 0, i32 6
  %".436" = load [1 x i64], [1 x i64]* %".435"
  %".437" = extractvalue [1 x i64] %".436", 0
  %".438" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".415", i32 0, i32 4
  %".439" = load float*, float** %".438"
  %".440" = mul i64 %".429", 1
  %".441" = add i64 0, %".440"
  %".442" = getelementptr float, float* %".439", i64 %".441"
  store float %".403", float* %".442"
  %".444" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  ret void
B450:
  %".448" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"shared"
  %".450" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".452" = load i1, i1* %"$392pred"
  store i1 0, i1* %"$392pred"
  ret void
B0.if:
  store i64 2, i64* %"quot"
  store i64 2, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".147"
  store i64 0, i64* %".150"
  %".153" = icmp eq i64 %".139", -9223372036854775808
  %".154" = icmp eq i64 2, -1
  %".155" = and i1 %".153", %".154"
  %".156" = xor i1 %".155", -1
  br i1 %".156", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".179" = load i64, i64* %"quot"
  %".181" = load i64, i64* %"width.2"
  store i64 %".179", i64* %"width.2"
  %".183" = icmp sgt i64 %".179", 0
  %".185" = load i1, i1* %"$258pred"
  store i1 %".183", i1* %"$258pred"
  %".187" = load i1, i1* %"$258pred"
  br i1 %".187", label %"B260", label %"B382"
B0.else.if:
  %".158" = sdiv i64 %".139", 2
  %".159" = srem i64 %".139", 2
  %".160" = xor i64 2, %".159"
  %".161" = icmp slt i64 %".160", 0
  %".162" = icmp ne i64 %".159", 0
  %".163" = and i1 %".162", %".161"
  br i1 %".163", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".174" = load i64, i64* %".147"
  %".175" = load i64, i64* %".150"
  store i64 %".174", i64* %"quot"
  store i64 %".175", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".168" = sub i64 %".158", 1
  store i64 %".168", i64* %".147"
  %".170" = add i64 %".159", 2
  store i64 %".170", i64* %".150"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".158", i64* %".147"
  store i64 %".159", i64* %".150"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
B322.if:
  store i64 2, i64* %"quot.1"
  store i64 2, i64* %"rem.1"
  br label %"B322.endif"
B322.else:
  store i64 0, i64* %".316"
  store i64 0, i64* %".319"
  %".322" = icmp eq i64 %".308", -9223372036854775808
  %".323" = icmp eq i64 2, -1
  %".324" = and i1 %".322", %".323"
  %".325" = xor i1 %".324", -1
  br i1 %".325", label %"B322.else.if", label %"B322.else.endif", !prof !3
B322.endif:
  %".348" = load i64, i64* %"quot.1"
  %".349" = load i64, i64* %"width.2"
  store i64 %".348", i64* %"width.2"
  %".351" = icmp sgt i64 %".348", 0
  %".352" = load i1, i1* %"$380pred"
  store i1 %".351", i1* %"$380pred"
  %".354" = load i1, i1* %"$380pred"
  br i1 %".354", label %"B260", label %"B382"
B322.else.if:
  %".327" = sdiv i64 %".308", 2
  %".328" = srem i64 %".308", 2
  %".329" = xor i64 2, %".328"
  %".330" = icmp slt i64 %".329", 0
  %".331" = icmp ne i64 %".328", 0
  %".332" = and i1 %".331", %".330"
  br i1 %".332", label %"B322.else.if.if", label %"B322.else.if.else"
B322.else.endif:
  %".343" = load i64, i64* %".316"
  %".344" = load i64, i64* %".319"
  store i64 %".343", i64* %"quot.1"
  store i64 %".344", i64* %"rem.1"
  br label %"B322.endif"
B322.else.if.if:
  %".337" = sub i64 %".327", 1
  store i64 %".337", i64* %".316"
  %".339" = add i64 %".328", 2
  store i64 %".339", i64* %".319"
  br label %"B322.else.if.endif"
B322.else.if.else:
  store i64 %".327", i64* %".316"
  store i64 %".328", i64* %".319"
  br label %"B322.else.if.endif"
B322.else.if.endif:
  br label %"B322.else.endif"
}

@"_cudapy_smem_1" = addrspace(3) global [64 x float] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.barrier0"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels9block_sumB2v8B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels9block_sumB2v8B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE", !"kernel", i32 1 }
