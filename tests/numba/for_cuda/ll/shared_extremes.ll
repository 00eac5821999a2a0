; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "shared_extremes$24"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels15shared_extremesB3v24B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels15shared_extremesB3v24B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", double* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"least.0", i8* %"least.1", i64 %"least.2", i64 %"least.3", float* %"least.4", i64 %"least.5.0", i64 %"least.6.0", i8* %"greatest.0", i8* %"greatest.1", i64 %"greatest.2", i64 %"greatest.3", double* %"greatest.4", i64 %"greatest.5.0", i64 %"greatest.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize", double* %"x.4", 4
  %".24" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".24", 5
  %".25" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".25", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"least.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"least.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"least.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"least.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"least.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"least.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"least.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".27", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"greatest.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"greatest.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"greatest.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"greatest.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", double* %"greatest.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"greatest.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"greatest.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".29", 6
  %"x" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"x"
  %"least" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  %"greatest" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  %".36" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36"
  %"low" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  %".64" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64"
  %"high" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"$232pred" = alloca i1
  store i1 0, i1* %"$232pred"
  %".121" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121"
  %".153" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153"
  %".188" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188"
  %".219" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".219"
  %".242" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242"
  %".276" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".276"
  %"$594pred" = alloca i1
  store i1 0, i1* %"$594pred"
  %".315" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315"
  %".355" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355"
  %".387" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387"
  %".427" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  %"generic" = addrspacecast [1 x float] addrspace(3)* @"_cudapy_smem_9" to i8*
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36"
  %".39" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 4
  %".40" = load float*, float** %".39"
  %".41" = bitcast i8* %"generic" to float*
  %".42" = insertvalue [1 x i64] undef, i64 1, 0
  %".43" = insertvalue [1 x i64] undef, i64 4, 0
  %".44" = extractvalue [1 x i64] %".42", 0
  %".45" = mul nsw i64 1, %".44"
  %".46" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 5
  store [1 x i64] %".42", [1 x i64]* %".46"
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 6
  store [1 x i64] %".43", [1 x i64]* %".48"
  %".50" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 4
  store float* %".41", float** %".50"
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 3
  store i64 4, i64* %".52"
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 0
  store i8* null, i8** %".54"
  %".56" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 1
  store i8* null, i8** %".56"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 2
  store i64 %".45", i64* %".58"
  %".60" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".36"
  %".62" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".60", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  %"generic.1" = addrspacecast [1 x double] addrspace(3)* @"_cudapy_smem_10" to i8*
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64"
  %".67" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 4
  %".68" = load double*, double** %".67"
  %".69" = bitcast i8* %"generic.1" to double*
  %".70" = insertvalue [1 x i64] undef, i64 1, 0
  %".71" = insertvalue [1 x i64] undef, i64 8, 0
  %".72" = extractvalue [1 x i64] %".70", 0
  %".73" = mul nsw i64 1, %".72"
  %".74" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 5
  store [1 x i64] %".70", [1 x i64]* %".74"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 6
  store [1 x i64] %".71", [1 x i64]* %".76"
  %".78" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 4
  store double* %".69", double** %".78"
  %".80" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 3
  store i64 8, i64* %".80"
  %".82" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 0
  store i8* null, i8** %".82"
  %".84" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 1
  store i8* null, i8** %".84"
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 2
  store i64 %".73", i64* %".86"
  %".88" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".64"
  %".90" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".88", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  %".92" = trunc i64 1 to i32
  %".93" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".94" = sext i32 %".93" to i64
  %".95" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".96" = sext i32 %".95" to i64
  %".97" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".98" = sext i32 %".97" to i64
  %".99" = mul i64 %".96", %".98"
  %".100" = add i64 %".99", %".94"
  %".102" = load i64, i64* %"i"
  store i64 %".100", i64* %"i"
  %".104" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".105" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".106" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".107" = insertvalue {i32, i32, i32} undef, i32 %".104", 0
  %".108" = insertvalue {i32, i32, i32} %".107", i32 %".105", 1
  %".109" = insertvalue {i32, i32, i32} %".108", i32 %".106", 2
  %".110" = extractvalue {i32, i32, i32} %".109", 0
  %".111" = sext i32 %".110" to i64
  %".112" = icmp eq i64 %".111", 0
  %".114" = load i1, i1* %"$232pred"
  store i1 %".112", i1* %"$232pred"
  %".116" = load i1, i1* %"$232pred"
  br i1 %".116", label %"B234", label %"B296"
B234:
  %".118" = load i1, i1* %"$232pred"
  store i1 0, i1* %"$232pred"
  %".120" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".120", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121"
  %".125" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121", i32 0, i32 5
  %".126" = getelementptr inbounds [1 x i64], [1 x i64]* %".125", i32 0, i32 0
  %".127" = load i64, i64* %".126", !range !1
  %".128" = insertvalue [1 x i64] undef, i64 %".127", 0
  %".129" = extractvalue [1 x i64] %".128", 0
  %".130" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121", i32 0, i32 6
  %".131" = load [1 x i64], [1 x i64]* %".130"
  %".132" = extractvalue [1 x i64] %".131", 0
  %".133" = icmp slt i64 0, 0
  %".134" = add i64 0, %".129"
  %".135" = select  i1 %".133", i64 %".134", i64 0
  %".136" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121", i32 0, i32 5
  %".137" = getelementptr inbounds [1 x i64], [1 x i64]* %".136", i32 0, i32 0
  %".138" = load i64, i64* %".137", !range !1
  %".139" = insertvalue [1 x i64] undef, i64 %".138", 0
  %".140" = extractvalue [1 x i64] %".139", 0
  %".141" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121", i32 0, i32 6
  %".142" = load [1 x i64], [1 x i64]* %".141"
  %".143" = extractvalue [1 x i64] %".142", 0
  %".144" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".121", i32 0, i32 4
  %".145" = load float*, float** %".144"
  %".146" = mul i64 %".135", 1
  %".147" = add i64 0, %".146"
  %".148" = getelementptr float, float* %".145", i64 %".147"
  %".149" = fptrunc double 0x7ff0000000000000 to float
  store float %".149", float* %".148"
  %".151" = fsub double 0x8000000000000000, 0x7ff0000000000000
  %".152" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".152", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153"
  %".157" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153", i32 0, i32 5
  %".158" = getelementptr inbounds [1 x i64], [1 x i64]* %".157", i32 0, i32 0
  %".159" = load i64, i64* %".158", !range !1
  %".160" = insertvalue [1 x i64] undef, i64 %".159", 0
  %".161" = extractvalue [1 x i64] %".160", 0
  %".162" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153", i32 0, i32 6
  %".163" = load [1 x i64], [1 x i64]* %".162"
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = icmp slt i64 0, 0
  %".166" = add i64 0, %".161"
  %".167" = select  i1 %".165", i64 %".166", i64 0
  %".168" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153", i32 0, i32 5
  %".169" = getelementptr inbounds [1 x i64], [1 x i64]* %".168", i32 0, i32 0
  %".170" = load i64, i64* %".169", !range !1
  %".171" = insertvalue [1 x i64] undef, i64 %".170", 0
  %".172" = extractvalue [1 x i64] %".171", 0
  %".173" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153", i32 0, i32 6
  %".174" = load [1 x i64], [1 x i64]* %".173"
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".153", i32 0, i32 4
  %".177" = load double*, double** %".176"
  %".178" = mul i64 %".167", 1
  %".179" = add i64 0, %".178"
  %".180" = getelementptr double, double* %".177", i64 %".179"
  store double %".151", double* %".180"
  br label %"B296"
B296:
  %".183" = load i1, i1* %"$232pred"
  store i1 0, i1* %"$232pred"
  call void @"llvm.nvvm.barrier0"()
  %".186" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"x"
  %".187" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".186", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188"
  %".192" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 5
  %".193" = getelementptr inbounds [1 x i64], [1 x i64]* %".192", i32 0, i32 0
  %".194" = load i64, i64* %".193", !range !1
  %".195" = insertvalue [1 x i64] undef, i64 %".194", 0
  %".196" = extractvalue [1 x i64] %".195", 0
  %".197" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 6
  %".198" = load [1 x i64], [1 x i64]* %".197"
  %".199" = extractvalue [1 x i64] %".198", 0
  %".200" = icmp slt i64 %".187", 0
  %".201" = add i64 %".187", %".196"
  %".202" = select  i1 %".200", i64 %".201", i64 %".187"
  %".203" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 5
  %".204" = getelementptr inbounds [1 x i64], [1 x i64]* %".203", i32 0, i32 0
  %".205" = load i64, i64* %".204", !range !1
  %".206" = insertvalue [1 x i64] undef, i64 %".205", 0
  %".207" = extractvalue [1 x i64] %".206", 0
  %".208" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 6
  %".209" = load [1 x i64], [1 x i64]* %".208"
  %".210" = extractvalue [1 x i64] %".209", 0
  %".211" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 4
  %".212" = load double*, double** %".211"
  %".213" = mul i64 %".202", 1
  %".214" = add i64 0, %".213"
  %".215" = getelementptr double, double* %".212", i64 %".214"
  %".216" = load double, double* %".215"
  %".217" = fptrunc double %".216" to float
  %".218" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".219"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".218", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".219"
  %".223" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 5
  %".224" = getelementptr inbounds [1 x i64], [1 x i64]* %".223", i32 0, i32 0
  %".225" = load i64, i64* %".224", !range !1
  %".226" = insertvalue [1 x i64] undef, i64 %".225", 0
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 6
  %".229" = load [1 x i64], [1 x i64]* %".228"
  %".230" = extractvalue [1 x i64] %".229", 0
  %".231" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 4
  %".232" = load float*, float** %".231"
  %".233" = icmp slt i64 0, 0
  %".234" = add i64 %".227", 0
  %".235" = select  i1 %".233", i64 %".234", i64 0
  %".236" = mul i64 %".235", 1
  %".237" = add i64 0, %".236"
  %".238" = getelementptr float, float* %".232", i64 %".237"
  %".239" = call float @"___numba_atomic_float_min"(float* %".238", float %".217")
  %".240" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"x"
  %".241" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".240", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242"
  %".246" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 5
  %".247" = getelementptr inbounds [1 x i64], [1 x i64]* %".246", i32 0, i32 0
  %".248" = load i64, i64* %".247", !range !1
  %".249" = insertvalue [1 x i64] undef, i64 %".248", 0
  %".250" = extractvalue [1 x i64] %".249", 0
  %".251" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 6
  %".252" = load [1 x i64], [1 x i64]* %".251"
  %".253" = extractvalue [1 x i64] %".252", 0
  %".254" = icmp slt i64 %".241", 0
  %".255" = add i64 %".241", %".250"
  %".256" = select  i1 %".254", i64 %".255", i64 %".241"
  %".257" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 5
  %".258" = getelementptr inbounds [1 x i64], [1 x i64]* %".257", i32 0, i32 0
  %".259" = load i64, i64* %".258", !range !1
  %".260" = insertvalue [1 x i64] undef, i64 %".259", 0
  %".261" = extractvalue [1 x i64] %".260", 0
  %".262" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 6
  %".263" = load [1 x i64], [1 x i64]* %".262"
  %".264" = extractvalue [1 x i64] %".263", 0
  %".265" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".242", i32 0, i32 4
  %".266" = load double*, double** %".265"
  %".267" = mul i64 %".256", 1
  %".268" = add i64 0, %".267"
  %".269" = getelementptr double, double* %".266", i64 %".268"
  %".270" = load double, double* %".269"
  %".271" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"x"
  %".273" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".275" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".276"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".275", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".276"
  %".280" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".276", i32 0, i32 5
  %".281" = getelementptr inbounds [1 x i64], [1 x i64]* %".280", i32 0, i32 0
  %".282" = load i64, i64* %".281", !range !1
  %".283" = insertvalue [1 x i64] undef, i64 %".282", 0
  %".284" = extractvalue [1 x i64] %".283", 0
  %".285" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".276", i32 0, i32 6
  %".286" = load [1 x i64], [1 x i64]* %".285"
  %".287" = extractvalue [1 x i64] %".286", 0
  %".288" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".276", i32 0, i32 4
  %".289" = load double*, double** %".288"
  %".290" = icmp slt i64 0, 0
  %".291" = add i64 %".284", 0
  %".292" = select  i1 %".290", i64 %".291", i64 0
  %".293" = mul i64 %".292", 1
  %".294" = add i64 0, %".293"
  %".295" = getelementptr double, double* %".289", i64 %".294"
  %".296" = call double @"___numba_atomic_double_max"(double* %".295", double %".270")
  call void @"llvm.nvvm.barrier0"()
  %".298" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".299" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".300" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".301" = insertvalue {i32, i32, i32} undef, i32 %".298", 0
  %".302" = insertvalue {i32, i32, i32} %".301", i32 %".299", 1
  %".303" = insertvalue {i32, i32, i32} %".302", i32 %".300", 2
  %".304" = extractvalue {i32, i32, i32} %".303", 0
  %".305" = sext i32 %".304" to i64
  %".306" = icmp eq i64 %".305", 0
  %".308" = load i1, i1* %"$594pred"
  store i1 %".306", i1* %"$594pred"
  %".310" = load i1, i1* %"$594pred"
  br i1 %".310", label %"B596", label %"B704"
B596:
  %".312" = load i1, i1* %"$594pred"
  store i1 0, i1* %"$594pred"
  %".314" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".314", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315"
  %".319" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 5
  %".320" = getelementptr inbounds [1 x i64], [1 x i64]* %".319", i32 0, i32 0
  %".321" = load i64, i64* %".320", !range !1
  %".322" = insertvalue [1 x i64] undef, i64 %".321", 0
  %".323" = extractvalue [1 x i64] %".322", 0
  %".324" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 6
  %".325" = load [1 x i64], [1 x i64]* %".324"
  %".326" = extractvalue [1 x i64] %".325", 0
  %".327" = icmp slt i64 0, 0
  %".328" = add i64 0, %".323"
  %".329" = select  i1 %".327", i64 %".328", i64 0
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 5
  %".331" = getelementptr inbounds [1 x i64], [1 x i64]* %".330", i32 0, i32 0
  %".332" = load i64, i64* %".331", !range !1
  %".333" = insertvalue [1 x i64] undef, i64 %".332", 0
  %".334" = extractvalue [1 x i64] %".333", 0
  %".335" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 6
  %".336" = load [1 x i64], [1 x i64]* %".335"
  %".337" = extractvalue [1 x i64] %".336", 0
  %".338" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 4
  %".339" = load float*, float** %".338"
  %".340" = mul i64 %".329", 1
  %".341" = add i64 0, %".340"
  %".342" = getelementptr float, float* %".339", i64 %".341"
  %".343" = load float, float* %".342"
  %".344" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  %".346" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".347" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".348" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".349" = insertvalue {i32, i32, i32} undef, i32 %".346", 0
  %".350" = insertvalue {i32, i32, i32} %".349", i32 %".347", 1
  %".351" = insertvalue {i32, i32, i32} %".350", i32 %".348", 2
  %".352" = extractvalue {i32, i32, i32} %".351", 0
  %".353" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  %".354" = sext i32 %".352" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".353", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355"
  %".359" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355", i32 0, i32 5
  %".360" = getelementptr inbounds [1 x i64], [1 x i64]* %".359", i32 0, i32 0
  %".361" = load i64, i64* %".360", !range !1
  %".362" = insertvalue [1 x i64] undef, i64 %".361", 0
  %".363" = extractvalue [1 x i64] %".362", 0
  %".364" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355", i32 0, i32 6
  %".365" = load [1 x i64], [1 x i64]* %".364"
  %".366" = extractvalue [1 x i64] %".365", 0
  %".367" = icmp slt i64 %".354", 0
  %".368" = add i64 %".354", %".363"
  %".369" = select  i1 %".367", i64 %".368", i64 %".354"
  %".370" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355", i32 0, i32 5
  %".371" = getelementptr inbounds [1 x i64], [1 x i64]* %".370", i32 0, i32 0
  %".372" = load i64, i64* %".371", !range !1
  %".373" = insertvalue [1 x i64] undef, i64 %".372", 0
  %".374" = extractvalue [1 x i64] %".373", 0
  %".375" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355", i32 0, i32 6
  %".376" = load [1 x i64], [1 x i64]* %".375"
  %".377" = extractvalue [1 x i64] %".376", 0
  %".378" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".355", i32 0, i32 4
  %".379" = load float*, float** %".378"
  %".380" = mul i64 %".369", 1
  %".381" = add i64 0, %".380"
  %".382" = getelementptr float, float* %".379", i64 %".381"
  store float %".343", float* %".382"
  %".384" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  %".386" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".386", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387"
  %".391" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387", i32 0, i32 5
  %".392" = getelementptr inbounds [1 x i64], [1 x i64]* %".391", i32 0, i32 0
  %".393" = load i64, i64* %".392", !range !1
  %".394" = insertvalue [1 x i64] undef, i64 %".393", 0
  %".395" = extractvalue [1 x i64] %".394", 0
  %".396" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387", i32 0, i32 6
  %".397" = load [1 x i64], [1 x i64]* %".396"
  %".398" = extractvalue [1 x i64] %".397", 0
  %".399" = icmp slt i64 0, 0
  %".400" = add i64 0, %".395"
  %".401" = select  i1 %".399", i64 %".400", i64 0
  %".402" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387", i32 0, i32 5
  %".403" = getelementptr inbounds [1 x i64], [1 x i64]* %".402", i32 0, i32 0
  %".404" = load i64, i64* %".403", !range !1
  %".405" = insertvalue [1 x i64] undef, i64 %".404", 0
  %".406" = extractvalue [1 x i64] %".405", 0
  %".407" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387", i32 0, i32 6
  %".408" = load [1 x i64], [1 x i64]* %".407"
  %".409" = extractvalue [1 x i64] %".408", 0
  %".410" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".387", i32 0, i32 4
  %".411" = load double*, double** %".410"
  %".412" = mul i64 %".401", 1
  %".413" = add i64 0, %".412"
  %".414" = getelementptr double, double* %".411", i64 %".413"
  %".415" = load double, double* %".414"
  %".416" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  %".418" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".419" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".420" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".421" = insertvalue {i32, i32, i32} undef, i32 %".418", 0
  %".422" = insertvalue {i32, i32, i32} %".421", i32 %".419", 1
  %".423" = insertvalue {i32, i32, i32} %".422", i32 %".420", 2
  %".424" = extractvalue {i32, i32, i32} %".423", 0
  %".425" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  %".426" = sext i32 %".424" to i64
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".425", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427"
  %".431" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427", i32 0, i32 5
  %".432" = getelementptr inbounds [1 x i64], [1 x i64]* %".431", i32 0, i32 0
  %".433" = load i64, i64* %".432", !range !1
  %".434" = insertvalue [1 x i64] undef, i64 %".433", 0
  %".435" = extractvalue [1 x i64] %".434", 0
  %".436" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427", i32 0, i32 6
  %".437" = load [1 x i64], [1 x i64]* %".436"
  %".438" = extractvalue [1 x i64] %".437", 0
  %".439" = icmp slt i64 %".426", 0
  %".440" = add i64 %".426", %".435"
  %".441" = select  i1 %".439", i64 %".440", i64 %".426"
  %".442" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427", i32 0, i32 5
  %".443" = getelementptr inbounds [1 x i64], [1 x i64]* %".442", i32 0, i32 0
  %".444" = load i64, i64* %".443", !range !1
  %".445" = insertvalue [1 x i64] undef, i64 %".444", 0
  %".446" = extractvalue [1 x i64] %".445", 0
  %".447" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427", i32 0, i32 6
  %".448" = load [1 x i64], [1 x i64]* %".447"
  %".449" = extractvalue [1 x i64] %".448", 0
  %".450" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".427", i32 0, i32 4
  %".451" = load double*, double** %".450"
  %".452" = mul i64 %".441", 1
  %".453" = add i64 0, %".452"
  %".454" = getelementptr double, double* %".451", i64 %".453"
  store double %".415", double* %".454"
  %".456" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  ret void
B704:
  %".460" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"low"
  %".462" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"least"
  %".464" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"high"
  %".466" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"greatest"
  %".468" = load i1, i1* %"$594pred"
  store i1 0, i1* %"$594pred"
  ret void
}

@"_cudapy_smem_9" = addrspace(3) global [1 x float] undef, align 4
@"_cudapy_smem_10" = addrspace(3) global [1 x double] undef, align 8
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare void @"llvm.nvvm.barrier0"()

declare float @"___numba_atomic_float_min"(float* %".1", float %".2")

declare double @"___numba_atomic_double_max"(double* %".1", double %".2")

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15shared_extremesB3v24B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels15shared_extremesB3v24B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE", !"kernel", i32 1 }
