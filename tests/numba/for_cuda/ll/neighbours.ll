; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "neighbours$26"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels10neighboursB3v26B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels10neighboursB3v26B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"up.0", i8* %"up.1", i64 %"up.2", i64 %"up.3", float* %"up.4", i64 %"up.5.0", i64 %"up.6.0", i8* %"down.0", i8* %"down.1", i64 %"down.2", i64 %"down.3", float* %"down.4", i64 %"down.5.0", i64 %"down.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".24" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".24", 5
  %".25" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".25", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"up.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"up.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"up.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"up.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"up.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"up.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"up.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".27", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"down.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"down.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"down.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"down.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", float* %"down.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"down.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"down.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".29", 6
  %"x" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %"up" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"up"
  %"down" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"down"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"lane" = alloca i64
  store i64 0, i64* %"lane"
  %".56" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56"
  %"before" = alloca float
  store float 0.0, float* %"before"
  %".96" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96"
  %"after" = alloca float
  store float 0.0, float* %"after"
  %"$216pred" = alloca i1
  store i1 0, i1* %"$216pred"
  %".145" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145"
  %"$phi254.0.2" = alloca float
  store float 0.0, float* %"$phi254.0.2"
  %".188" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188"
  %".223" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223"
  %"$272pred" = alloca i1
  store i1 0, i1* %"$272pred"
  %".269" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269"
  %"$phi310.0.2" = alloca float
  store float 0.0, float* %"$phi310.0.2"
  %".314" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314"
  %".351" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"up"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"down"
  %".36" = trunc i64 1 to i32
  %".37" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".38" = sext i32 %".37" to i64
  %".39" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".40" = sext i32 %".39" to i64
  %".41" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".42" = sext i32 %".41" to i64
  %".43" = mul i64 %".40", %".42"
  %".44" = add i64 %".43", %".38"
  %".46" = load i64, i64* %"i"
  store i64 %".44", i64* %"i"
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".49" = sext i32 %".48" to i64
  %".50" = and i64 %".49", 7
  %".52" = load i64, i64* %"lane"
  store i64 %".50", i64* %"lane"
  %".54" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".55" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".54", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".56"
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
  %".85" = bitcast float %".84" to i32
  %".86" = trunc i64 4294967295 to i32
  %".87" = trunc i64 1 to i32
  %".88" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".86", i32 1, i32 %".85", i32 %".87", i32 0)
  %".89" = extractvalue {i32, i1} %".88", 0
  %".90" = bitcast i32 %".89" to float
  %".92" = load float, float* %"before"
  store float %".90", float* %"before"
  %".94" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".95" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".94", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96"
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 5
  %".101" = getelementptr inbounds [1 x i64], [1 x i64]* %".100", i32 0, i32 0
  %".102" = load i64, i64* %".101", !range !1
  %".103" = insertvalue [1 x i64] undef, i64 %".102", 0
  %".104" = extractvalue [1 x i64] %".103", 0
  %".105" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 6
  %".106" = load [1 x i64], [1 x i64]* %".105"
  %".107" = extractvalue [1 x i64] %".106", 0
  %".108" = icmp slt i64 %".95", 0
  %".109" = add i64 %".95", %".104"
  %".110" = select  i1 %".108", i64 %".109", i64 %".95"
  %".111" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 5
  %".112" = getelementptr inbounds [1 x i64], [1 x i64]* %".111", i32 0, i32 0
  %".113" = load i64, i64* %".112", !range !1
  %".114" = insertvalue [1 x i64] undef, i64 %".113", 0
  %".115" = extractvalue [1 x i64] %".114", 0
  %".116" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 6
  %".117" = load [1 x i64], [1 x i64]* %".116"
  %".118" = extractvalue [1 x i64] %".117", 0
  %".119" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 4
  %".120" = load float*, float** %".119"
  %".121" = mul i64 %".110", 1
  %".122" = add i64 0, %".121"
  %".123" = getelementptr float, float* %".120", i64 %".122"
  %".124" = load float, float* %".123"
  %".125" = bitcast float %".124" to i32
  %".126" = trunc i64 4294967295 to i32
  %".127" = trunc i64 1 to i32
  %".128" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".126", i32 2, i32 %".125", i32 %".127", i32 31)
  %".129" = extractvalue {i32, i1} %".128", 0
  %".130" = bitcast i32 %".129" to float
  %".132" = load float, float* %"after"
  store float %".130", float* %"after"
  %".134" = load i64, i64* %"lane"
  %".135" = icmp sgt i64 %".134", 0
  %".137" = load i1, i1* %"$216pred"
  store i1 %".135", i1* %"$216pred"
  %".139" = load i1, i1* %"$216pred"
  br i1 %".139", label %"B218", label %"B240"
B218:
  %".141" = load i1, i1* %"$216pred"
  store i1 0, i1* %"$216pred"
  %".143" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".144" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".143", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145"
  %".149" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145", i32 0, i32 5
  %".150" = getelementptr inbounds [1 x i64], [1 x i64]* %".149", i32 0, i32 0
  %".151" = load i64, i64* %".150", !range !1
  %".152" = insertvalue [1 x i64] undef, i64 %".151", 0
  %".153" = extractvalue [1 x i64] %".152", 0
  %".154" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145", i32 0, i32 6
  %".155" = load [1 x i64], [1 x i64]* %".154"
  %".156" = extractvalue [1 x i64] %".155", 0
  %".157" = icmp slt i64 %".144", 0
  %".158" = add i64 %".144", %".153"
  %".159" = select  i1 %".157", i64 %".158", i64 %".144"
  %".160" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145", i32 0, i32 5
  %".161" = getelementptr inbounds [1 x i64], [1 x i64]* %".160", i32 0, i32 0
  %".162" = load i64, i64* %".161", !range !1
  %".163" = insertvalue [1 x i64] undef, i64 %".162", 0
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145", i32 0, i32 6
  %".166" = load [1 x i64], [1 x i64]* %".165"
  %".167" = extractvalue [1 x i64] %".166", 0
  %".168" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".145", i32 0, i32 4
  %".169" = load float*, float** %".168"
  %".170" = mul i64 %".159", 1
  %".171" = add i64 0, %".170"
  %".172" = getelementptr float, float* %".169", i64 %".171"
  %".173" = load float, float* %".172"
  %".174" = load float, float* %"before"
  %".175" = fadd float %".173", %".174"
  %".176" = load float, float* %"before"
  store float 0.0, float* %"before"
  %".179" = load float, float* %"$phi254.0.2"
  store float %".175", float* %"$phi254.0.2"
  br label %"B254"
B240:
  %".182" = load float, float* %"before"
  store float 0.0, float* %"before"
  %".184" = load i1, i1* %"$216pred"
  store i1 0, i1* %"$216pred"
  %".186" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".187" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".186", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188"
  %".192" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 5
  %".193" = getelementptr inbounds [1 x i64], [1 x i64]* %".192", i32 0, i32 0
  %".194" = load i64, i64* %".193", !range !1
  %".195" = insertvalue [1 x i64] undef, i64 %".194", 0
  %".196" = extractvalue [1 x i64] %".195", 0
  %".197" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 6
  %".198" = load [1 x i64], [1 x i64]* %".197"
  %".199" = extractvalue [1 x i64] %".198", 0
  %".200" = icmp slt i64 %".187", 0
  %".201" = add i64 %".187", %".196"
  %".202" = select  i1 %".200", i64 %".201", i64 %".187"
  %".203" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 5
  %".204" = getelementptr inbounds [1 x i64], [1 x i64]* %".203", i32 0, i32 0
  %".205" = load i64, i64* %".204", !range !1
  %".206" = insertvalue [1 x i64] undef, i64 %".205", 0
  %".207" = extractvalue [1 x i64] %".206", 0
  %".208" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 6
  %".209" = load [1 x i64], [1 x i64]* %".208"
  %".210" = extractvalue [1 x i64] %".209", 0
  %".211" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 4
  %".212" = load float*, float** %".211"
  %".213" = mul i64 %".202", 1
  %".214" = add i64 0, %".213"
  %".215" = getelementptr float, float* %".212", i64 %".214"
  %".216" = load float, float* %".215"
  %".217" = load float, float* %"$phi254.0.2"
  store float %".216", float* %"$phi254.0.2"
  br label %"B254"
B254:
  %".220" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"up"
  %".221" = load float, float* %"$phi254.0.2"
  %".222" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".220", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223"
  %".227" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 5
  %".228" = getelementptr inbounds [1 x i64], [1 x i64]* %".227", i32 0, i32 0
  %".229" = load i64, i64* %".228", !range !1
  %".230" = insertvalue [1 x i64] undef, i64 %".229", 0
  %".231" = extractvalue [1 x i64] %".230", 0
  %".232" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".223", i32 0, i32 6
  %".233" = load [1 x i64], [1 x i64]* %".232"
  %".234" = extractvalue [1 x i64] %".233", 0
  %".235" = icmp slt i64 %".222", 0
  %".236" = add i64 %".222", %".231"
  %".237" = select  i1 %".235", i64 %".236", i64 %".222"
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
  store float %".221", float* %".250"
  %".252" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"up"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"up"
  %".254" = load float, float* %"$phi254.0.2"
  store float 0.0, float* %"$phi254.0.2"
  %".256" = load i64, i64* %"lane"
  %".257" = icmp slt i64 %".256", 7
  %".258" = load i64, i64* %"lane"
  store i64 0, i64* %"lane"
  %".261" = load i1, i1* %"$272pred"
  store i1 %".257", i1* %"$272pred"
  %".263" = load i1, i1* %"$272pred"
  br i1 %".263", label %"B274", label %"B296"
B274:
  %".265" = load i1, i1* %"$272pred"
  store i1 0, i1* %"$272pred"
  %".267" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".268" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".267", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269"
  %".273" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 5
  %".274" = getelementptr inbounds [1 x i64], [1 x i64]* %".273", i32 0, i32 0
  %".275" = load i64, i64* %".274", !range !1
  %".276" = insertvalue [1 x i64] undef, i64 %".275", 0
  %".277" = extractvalue [1 x i64] %".276", 0
  %".278" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 6
  %".279" = load [1 x i64], [1 x i64]* %".278"
  %".280" = extractvalue [1 x i64] %".279", 0
  %".281" = icmp slt i64 %".268", 0
  %".282" = add i64 %".268", %".277"
  %".283" = select  i1 %".281", i64 %".282", i64 %".268"
  %".284" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 5
  %".285" = getelementptr inbounds [1 x i64], [1 x i64]* %".284", i32 0, i32 0
  %".286" = load i64, i64* %".285", !range !1
  %".287" = insertvalue [1 x i64] undef, i64 %".286", 0
  %".288" = extractvalue [1 x i64] %".287", 0
  %".289" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 6
  %".290" = load [1 x i64], [1 x i64]* %".289"
  %".291" = extractvalue [1 x i64] %".290", 0
  %".292" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 4
  %".293" = load float*, float** %".292"
  %".294" = mul i64 %".283", 1
  %".295" = add i64 0, %".294"
  %".296" = getelementptr float, float* %".293", i64 %".295"
  %".297" = load float, float* %".296"
  %".298" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".300" = load float, float* %"after"
  %".301" = fadd float %".297", %".300"
  %".302" = load float, float* %"after"
  store float 0.0, float* %"after"
  %".305" = load float, float* %"$phi310.0.2"
  store float %".301", float* %"$phi310.0.2"
  br label %"B310"
B296:
  %".308" = load float, float* %"after"
  store float 0.0, float* %"after"
  %".310" = load i1, i1* %"$272pred"
  store i1 0, i1* %"$272pred"
  %".312" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".313" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".312", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314"
  %".318" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314", i32 0, i32 5
  %".319" = getelementptr inbounds [1 x i64], [1 x i64]* %".318", i32 0, i32 0
  %".320" = load i64, i64* %".319", !range !1
  %".321" = insertvalue [1 x i64] undef, i64 %".320", 0
  %".322" = extractvalue [1 x i64] %".321", 0
  %".323" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314", i32 0, i32 6
  %".324" = load [1 x i64], [1 x i64]* %".323"
  %".325" = extractvalue [1 x i64] %".324", 0
  %".326" = icmp slt i64 %".313", 0
  %".327" = add i64 %".313", %".322"
  %".328" = select  i1 %".326", i64 %".327", i64 %".313"
  %".329" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314", i32 0, i32 5
  %".330" = getelementptr inbounds [1 x i64], [1 x i64]* %".329", i32 0, i32 0
  %".331" = load i64, i64* %".330", !range !1
  %".332" = insertvalue [1 x i64] undef, i64 %".331", 0
  %".333" = extractvalue [1 x i64] %".332", 0
  %".334" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314", i32 0, i32 6
  %".335" = load [1 x i64], [1 x i64]* %".334"
  %".336" = extractvalue [1 x i64] %".335", 0
  %".337" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".314", i32 0, i32 4
  %".338" = load float*, float** %".337"
  %".339" = mul i64 %".328", 1
  %".340" = add i64 0, %".339"
  %".341" = getelementptr float, float* %".338", i64 %".340"
  %".342" = load float, float* %".341"
  %".343" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".345" = load float, float* %"$phi310.0.2"
  store float %".342", float* %"$phi310.0.2"
  br label %"B310"
B310:
  %".348" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"down"
  %".349" = load float, float* %"$phi310.0.2"
  %".350" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".348", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351"
  %".355" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 5
  %".356" = getelementptr inbounds [1 x i64], [1 x i64]* %".355", i32 0, i32 0
  %".357" = load i64, i64* %".356", !range !1
  %".358" = insertvalue [1 x i64] undef, i64 %".357", 0
  %".359" = extractvalue [1 x i64] %".358", 0
  %".360" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 6
  %".361" = load [1 x i64], [1 x i64]* %".360"
  %".362" = extractvalue [1 x i64] %".361", 0
  %".363" = icmp slt i64 %".350", 0
  %".364" = add i64 %".350", %".359"
  %".365" = select  i1 %".363", i64 %".364", i64 %".350"
  %".366" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 5
  %".367" = getelementptr inbounds [1 x i64], [1 x i64]* %".366", i32 0, i32 0
  %".368" = load i64, i64* %".367", !range !1
  %".369" = insertvalue [1 x i64] undef, i64 %".368", 0
  %".370" = extractvalue [1 x i64] %".369", 0
  %".371" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 6
  %".372" = load [1 x i64], [1 x i64]* %".371"
  %".373" = extractvalue [1 x i64] %".372", 0
  %".374" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 4
  %".375" = load float*, float** %".374"
  %".376" = mul i64 %".365", 1
  %".377" = add i64 0, %".376"
  %".378" = getelementptr float, float* %".375", i64 %".377"
  store float %".349", float* %".378"
  %".380" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".382" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"down"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"down"
  %".384" = load float, float* %"$phi310.0.2"
  store float 0.0, float* %"$phi310.0.2"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.laneid"()

declare {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".1", i32 %".2", i32 %".3", i32 %".4", i32 %".5")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10neighboursB3v26B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10neighboursB3v26B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE", !"kernel", i32 1 }
