; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "local_matrix$55"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels12local_matrixB3v55B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels12local_matrixB3v55B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", double* %"x.4", i64 %"x.5.0", i64 %"x.5.1", i64 %"x.6.0", i64 %"x.6.1", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", double* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.itemsize", double* %"x.4", 4
  %".19" = insertvalue [2 x i64] undef, i64 %"x.5.0", 0
  %".20" = insertvalue [2 x i64] %".19", i64 %"x.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".20", 5
  %".21" = insertvalue [2 x i64] undef, i64 %"x.6.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"x.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".22", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", double* %"out.4", 4
  %".23" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".23", 5
  %".24" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".24", 6
  %"x" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"x"
  %"out" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"_cudapy_lmem" = alloca [4 x double]
  store [4 x double] zeroinitializer, [4 x double]* %"_cudapy_lmem"
  %".44" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44"
  %"own" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".76" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".76"
  %".86" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".86"
  %".90" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".90"
  %".99" = alloca i64
  store i64 0, i64* %".99"
  %".102" = alloca i64
  store i64 0, i64* %".102"
  %"$phi148.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi148.0"
  %".141" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".141"
  %".144" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".144"
  %".170" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".170"
  %".176" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".176"
  %"$148for_iter.3" = alloca i1
  store i1 0, i1* %"$148for_iter.3"
  %"$phi150.1" = alloca i64
  store i64 0, i64* %"$phi150.1"
  %"row" = alloca i64
  store i64 0, i64* %"row"
  %".198" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".198"
  %".208" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".208"
  %".212" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".212"
  %".221" = alloca i64
  store i64 0, i64* %".221"
  %".224" = alloca i64
  store i64 0, i64* %".224"
  %"$phi182.1" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi182.1"
  %".263" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".263"
  %".266" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".266"
  %".292" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".292"
  %".298" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".298"
  %"$182for_iter.4" = alloca i1
  store i1 0, i1* %"$182for_iter.4"
  %"$phi184.2" = alloca i64
  store i64 0, i64* %"$phi184.2"
  %".324" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324"
  %".377" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377"
  %"total.2" = alloca double
  store double 0.0, double* %"total.2"
  %".443" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443"
  %".482" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482"
  %".512" = alloca {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}
  store {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".512"
  %".515" = alloca i64
  store i64 0, i64* %".515"
  %".523" = alloca {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} zeroinitializer, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".523"
  %".526" = alloca i64
  store i64 0, i64* %".526"
  %"$phi278.0" = alloca {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} zeroinitializer, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %"$phi278.0"
  %".539" = alloca {{i64, double}, i1}
  store {{i64, double}, i1} zeroinitializer, {{i64, double}, i1}* %".539"
  %".542" = alloca {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} zeroinitializer, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".542"
  %".555" = alloca {double, i1}
  store {double, i1} zeroinitializer, {double, i1}* %".555"
  %".558" = alloca {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}
  store {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".558"
  %".564" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564"
  %".603" = alloca {double, i1}
  store {double, i1} zeroinitializer, {double, i1}* %".603"
  %".609" = alloca i1
  store i1 0, i1* %".609"
  %".629" = alloca {{i64, double}, i1}
  store {{i64, double}, i1} zeroinitializer, {{i64, double}, i1}* %".629"
  %".635" = alloca {{i64, double}, i1}
  store {{i64, double}, i1} zeroinitializer, {{i64, double}, i1}* %".635"
  %"$278for_iter.3" = alloca i1
  store i1 0, i1* %"$278for_iter.3"
  %"$phi280.1" = alloca {i64, double}
  store {i64, double} zeroinitializer, {i64, double}* %"$phi280.1"
  %"value" = alloca double
  store double 0.0, double* %"value"
  %"$300pred" = alloca i1
  store i1 0, i1* %"$300pred"
  %"$phi308.1" = alloca double
  store double 0.0, double* %"$phi308.1"
  %"$phi308.2.2" = alloca double
  store double 0.0, double* %"$phi308.2.2"
  %".710" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710"
  %".764" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764"
  %".819" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819"
  %".873" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873"
  %".930" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"out"
  %".29" = trunc i64 1 to i32
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".33" = sext i32 %".32" to i64
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = mul i64 %".33", %".35"
  %".37" = add i64 %".36", %".31"
  %".39" = load i64, i64* %"i"
  store i64 %".37", i64* %"i"
  %".41" = insertvalue [2 x i64] undef, i64 2, 0
  %".42" = insertvalue [2 x i64] %".41", i64 2, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44"
  %".47" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 4
  %".48" = load double*, double** %".47"
  %".49" = bitcast [4 x double]* %"_cudapy_lmem" to double*
  %".50" = insertvalue [2 x i64] undef, i64 2, 0
  %".51" = insertvalue [2 x i64] %".50", i64 2, 1
  %".52" = insertvalue [2 x i64] undef, i64 16, 0
  %".53" = insertvalue [2 x i64] %".52", i64 8, 1
  %".54" = extractvalue [2 x i64] %".51", 0
  %".55" = extractvalue [2 x i64] %".51", 1
  %".56" = mul nsw i64 1, %".54"
  %".57" = mul nsw i64 %".56", %".55"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 5
  store [2 x i64] %".51", [2 x i64]* %".58"
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 6
  store [2 x i64] %".53", [2 x i64]* %".60"
  %".62" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 4
  store double* %".49", double** %".62"
  %".64" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 3
  store i64 8, i64* %".64"
  %".66" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 0
  store i8* null, i8** %".66"
  %".68" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 1
  store i8* null, i8** %".68"
  %".70" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44", i32 0, i32 2
  store i64 %".57", i64* %".70"
  %".72" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".44"
  %".74" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".72", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".76"
  %".79" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".76", i32 0, i32 0
  store i64 0, i64* %".79"
  %".81" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".76", i32 0, i32 1
  store i64 2, i64* %".81"
  %".83" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".76", i32 0, i32 2
  store i64 1, i64* %".83"
  %".85" = load {i64, i64, i64}, {i64, i64, i64}* %".76"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".86"
  store {i64, i64, i64} %".85", {i64, i64, i64}* %".86"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".90"
  %".93" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".86", i32 0, i32 0
  %".94" = load i64, i64* %".93"
  %".95" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".86", i32 0, i32 1
  %".96" = load i64, i64* %".95"
  %".97" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".86", i32 0, i32 2
  %".98" = load i64, i64* %".97"
  store i64 %".94", i64* %".99"
  %".104" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90", i32 0, i32 0
  store i64* %".99", i64** %".104"
  %".106" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90", i32 0, i32 1
  store i64 %".96", i64* %".106"
  %".108" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90", i32 0, i32 2
  store i64 %".98", i64* %".108"
  %".110" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90", i32 0, i32 3
  store i64* %".102", i64** %".110"
  %".112" = sub i64 %".96", %".94"
  %".113" = icmp sgt i64 %".112", 0
  %".114" = icmp sgt i64 %".98", 0
  %".115" = xor i1 %".113", %".114"
  %".116" = icmp eq i64 %".98", 0
  br i1 %".116", label %"B0.if", label %"B0.endif", !prof !1
B148:
  %".140" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi148.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".141"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".144"
  store {i64*, i64, i64, i64*} %".140", {i64*, i64, i64, i64*}* %".144"
  %".148" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".144", i32 0, i32 3
  %".149" = load i64*, i64** %".148"
  %".150" = load i64, i64* %".149"
  %".151" = icmp sgt i64 %".150", 0
  %".152" = getelementptr inbounds {i64, i1}, {i64, i1}* %".141", i32 0, i32 1
  store i1 %".151", i1* %".152"
  br i1 %".151", label %"B148.if", label %"B148.endif"
B150:
  %".190" = load i1, i1* %"$148for_iter.3"
  store i1 0, i1* %"$148for_iter.3"
  %".192" = load i64, i64* %"$phi150.1"
  %".194" = load i64, i64* %"row"
  store i64 %".192", i64* %"row"
  %".196" = load i64, i64* %"$phi150.1"
  store i64 0, i64* %"$phi150.1"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".198"
  %".201" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".198", i32 0, i32 0
  store i64 0, i64* %".201"
  %".203" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".198", i32 0, i32 1
  store i64 2, i64* %".203"
  %".205" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".198", i32 0, i32 2
  store i64 1, i64* %".205"
  %".207" = load {i64, i64, i64}, {i64, i64, i64}* %".198"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".208"
  store {i64, i64, i64} %".207", {i64, i64, i64}* %".208"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".212"
  %".215" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".208", i32 0, i32 0
  %".216" = load i64, i64* %".215"
  %".217" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".208", i32 0, i32 1
  %".218" = load i64, i64* %".217"
  %".219" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".208", i32 0, i32 2
  %".220" = load i64, i64* %".219"
  store i64 %".216", i64* %".221"
  %".226" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212", i32 0, i32 0
  store i64* %".221", i64** %".226"
  %".228" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212", i32 0, i32 1
  store i64 %".218", i64* %".228"
  %".230" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212", i32 0, i32 2
  store i64 %".220", i64* %".230"
  %".232" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212", i32 0, i32 3
  store i64* %".224", i64** %".232"
  %".234" = sub i64 %".218", %".216"
  %".235" = icmp sgt i64 %".234", 0
  %".236" = icmp sgt i64 %".220", 0
  %".237" = xor i1 %".235", %".236"
  %".238" = icmp eq i64 %".220", 0
  br i1 %".238", label %"B150.if", label %"B150.endif", !prof !1
B182:
  %".262" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi182.1"
  store {i64, i1} zeroinitializer, {i64, i1}* %".263"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".266"
  store {i64*, i64, i64, i64*} %".262", {i64*, i64, i64, i64*}* %".266"
  %".270" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".266", i32 0, i32 3
  %".271" = load i64*, i64** %".270"
  %".272" = load i64, i64* %".271"
  %".273" = icmp sgt i64 %".272", 0
  %".274" = getelementptr inbounds {i64, i1}, {i64, i1}* %".263", i32 0, i32 1
  store i1 %".273", i1* %".274"
  br i1 %".273", label %"B182.if", label %"B182.endif"
B184:
  %".312" = load i1, i1* %"$182for_iter.4"
  store i1 0, i1* %"$182for_iter.4"
  %".314" = load i64, i64* %"$phi184.2"
  %".315" = load i64, i64* %"$phi184.2"
  store i64 0, i64* %"$phi184.2"
  %".317" = load i64, i64* %"row"
  %".318" = mul nsw i64 2, %".317"
  %".319" = add nsw i64 %".318", %".314"
  %".320" = load i64, i64* %"i"
  %".321" = insertvalue [2 x i64] undef, i64 %".320", 0
  %".322" = insertvalue [2 x i64] %".321", i64 %".319", 1
  %".323" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".323", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324"
  %".328" = extractvalue [2 x i64] %".322", 0
  %".329" = extractvalue [2 x i64] %".322", 1
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324", i32 0, i32 5
  %".331" = getelementptr inbounds [2 x i64], [2 x i64]* %".330", i32 0, i32 0
  %".332" = load i64, i64* %".331", !range !2
  %".333" = getelementptr inbounds [2 x i64], [2 x i64]* %".330", i32 0, i32 1
  %".334" = load i64, i64* %".333", !range !2
  %".335" = insertvalue [2 x i64] undef, i64 %".332", 0
  %".336" = insertvalue [2 x i64] %".335", i64 %".334", 1
  %".337" = extractvalue [2 x i64] %".336", 0
  %".338" = extractvalue [2 x i64] %".336", 1
  %".339" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324", i32 0, i32 6
  %".340" = load [2 x i64], [2 x i64]* %".339"
  %".341" = extractvalue [2 x i64] %".340", 0
  %".342" = extractvalue [2 x i64] %".340", 1
  %".343" = icmp slt i64 %".328", 0
  %".344" = add i64 %".328", %".337"
  %".345" = select  i1 %".343", i64 %".344", i64 %".328"
  %".346" = icmp slt i64 %".329", 0
  %".347" = add i64 %".329", %".338"
  %".348" = select  i1 %".346", i64 %".347", i64 %".329"
  %".349" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324", i32 0, i32 5
  %".350" = getelementptr inbounds [2 x i64], [2 x i64]* %".349", i32 0, i32 0
  %".351" = load i64, i64* %".350", !range !2
  %".352" = getelementptr inbounds [2 x i64], [2 x i64]* %".349", i32 0, i32 1
  %".353" = load i64, i64* %".352", !range !2
  %".354" = insertvalue [2 x i64] undef, i64 %".351", 0
  %".355" = insertvalue [2 x i64] %".354", i64 %".353", 1
  %".356" = extractvalue [2 x i64] %".355", 0
  %".357" = extractvalue [2 x i64] %".355", 1
  %".358" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324", i32 0, i32 6
  %".359" = load [2 x i64], [2 x i64]* %".358"
  %".360" = extractvalue [2 x i64] %".359", 0
  %".361" = extractvalue [2 x i64] %".359", 1
  %".362" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".324", i32 0, i32 4
  %".363" = load double*, double** %".362"
  %".364" = mul i64 1, %".357"
  %".365" = mul i64 %".345", %".364"
  %".366" = add i64 0, %".365"
  %".367" = mul i64 %".348", 1
  %".368" = add i64 %".366", %".367"
  %".369" = getelementptr double, double* %".363", i64 %".368"
  %".370" = load double, double* %".369"
  %".371" = load i64, i64* %"row"
  %".372" = insertvalue [2 x i64] undef, i64 %".371", 0
  %".373" = insertvalue [2 x i64] %".372", i64 %".314", 1
  %".374" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".375" = extractvalue [2 x i64] %".373", 0
  %".376" = extractvalue [2 x i64] %".373", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".374", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377"
  %".381" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377", i32 0, i32 5
  %".382" = getelementptr inbounds [2 x i64], [2 x i64]* %".381", i32 0, i32 0
  %".383" = load i64, i64* %".382", !range !2
  %".384" = getelementptr inbounds [2 x i64], [2 x i64]* %".381", i32 0, i32 1
  %".385" = load i64, i64* %".384", !range !2
  %".386" = insertvalue [2 x i64] undef, i64 %".383", 0
  %".387" = insertvalue [2 x i64] %".386", i64 %".385", 1
  %".388" = extractvalue [2 x i64] %".387", 0
  %".389" = extractvalue [2 x i64] %".387", 1
  %".390" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377", i32 0, i32 6
  %".391" = load [2 x i64], [2 x i64]* %".390"
  %".392" = extractvalue [2 x i64] %".391", 0
  %".393" = extractvalue [2 x i64] %".391", 1
  %".394" = icmp slt i64 %".375", 0
  %".395" = add i64 %".375", %".388"
  %".396" = select  i1 %".394", i64 %".395", i64 %".375"
  %".397" = icmp slt i64 %".376", 0
  %".398" = add i64 %".376", %".389"
  %".399" = select  i1 %".397", i64 %".398", i64 %".376"
  %".400" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377", i32 0, i32 5
  %".401" = getelementptr inbounds [2 x i64], [2 x i64]* %".400", i32 0, i32 0
  %".402" = load i64, i64* %".401", !range !2
  %".403" = getelementptr inbounds [2 x i64], [2 x i64]* %".400", i32 0, i32 1
  %".404" = load i64, i64* %".403", !range !2
  %".405" = insertvalue [2 x i64] undef, i64 %".402", 0
  %".406" = insertvalue [2 x i64] %".405", i64 %".404", 1
  %".407" = extractvalue [2 x i64] %".406", 0
  %".408" = extractvalue [2 x i64] %".406", 1
  %".409" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377", i32 0, i32 6
  %".410" = load [2 x i64], [2 x i64]* %".409"
  %".411" = extractvalue [2 x i64] %".410", 0
  %".412" = extractvalue [2 x i64] %".410", 1
  %".413" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".377", i32 0, i32 4
  %".414" = load double*, double** %".413"
  %".415" = mul i64 1, %".408"
  %".416" = mul i64 %".396", %".415"
  %".417" = add i64 0, %".416"
  %".418" = mul i64 %".399", 1
  %".419" = add i64 %".417", %".418"
  %".420" = getelementptr double, double* %".414", i64 %".419"
  store double %".370", double* %".420"
  br label %"B182"
B230:
  %".423" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".425" = load i64, i64* %"$phi184.2"
  store i64 0, i64* %"$phi184.2"
  %".427" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi182.1"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi182.1"
  %".429" = load i1, i1* %"$182for_iter.4"
  store i1 0, i1* %"$182for_iter.4"
  br label %"B148"
B232:
  %".432" = load i64, i64* %"$phi150.1"
  store i64 0, i64* %"$phi150.1"
  %".434" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi148.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi148.0"
  %".436" = load i1, i1* %"$148for_iter.3"
  store i1 0, i1* %"$148for_iter.3"
  %".439" = load double, double* %"total.2"
  store double              0x0, double* %"total.2"
  %".441" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"x"
  %".442" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".441", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443"
  %".447" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 5
  %".448" = getelementptr inbounds [2 x i64], [2 x i64]* %".447", i32 0, i32 0
  %".449" = load i64, i64* %".448", !range !2
  %".450" = getelementptr inbounds [2 x i64], [2 x i64]* %".447", i32 0, i32 1
  %".451" = load i64, i64* %".450", !range !2
  %".452" = insertvalue [2 x i64] undef, i64 %".449", 0
  %".453" = insertvalue [2 x i64] %".452", i64 %".451", 1
  %".454" = extractvalue [2 x i64] %".453", 0
  %".455" = extractvalue [2 x i64] %".453", 1
  %".456" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 6
  %".457" = load [2 x i64], [2 x i64]* %".456"
  %".458" = extractvalue [2 x i64] %".457", 0
  %".459" = extractvalue [2 x i64] %".457", 1
  %".460" = icmp slt i64 %".442", 0
  %".461" = add i64 %".442", %".454"
  %".462" = select  i1 %".460", i64 %".461", i64 %".442"
  %".463" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 5
  %".464" = getelementptr inbounds [2 x i64], [2 x i64]* %".463", i32 0, i32 0
  %".465" = load i64, i64* %".464", !range !2
  %".466" = getelementptr inbounds [2 x i64], [2 x i64]* %".463", i32 0, i32 1
  %".467" = load i64, i64* %".466", !range !2
  %".468" = insertvalue [2 x i64] undef, i64 %".465", 0
  %".469" = insertvalue [2 x i64] %".468", i64 %".467", 1
  %".470" = extractvalue [2 x i64] %".469", 0
  %".471" = extractvalue [2 x i64] %".469", 1
  %".472" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 6
  %".473" = load [2 x i64], [2 x i64]* %".472"
  %".474" = extractvalue [2 x i64] %".473", 0
  %".475" = extractvalue [2 x i64] %".473", 1
  %".476" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 4
  %".477" = load double*, double** %".476"
  %".478" = mul i64 1, %".471"
  %".479" = mul i64 %".462", %".478"
  %".480" = add i64 0, %".479"
  %".481" = getelementptr double, double* %".477", i64 %".480"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482"
  %".485" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 3
  %".486" = load i64, i64* %".485"
  %".487" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 0
  %".488" = load i8*, i8** %".487"
  %".489" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".443", i32 0, i32 1
  %".490" = load i8*, i8** %".489"
  %".491" = insertvalue [1 x i64] undef, i64 %".455", 0
  %".492" = insertvalue [1 x i64] undef, i64 %".459", 0
  %".493" = extractvalue [1 x i64] %".491", 0
  %".494" = mul nsw i64 1, %".493"
  %".495" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 5
  store [1 x i64] %".491", [1 x i64]* %".495"
  %".497" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 6
  store [1 x i64] %".492", [1 x i64]* %".497"
  %".499" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 4
  store double* %".481", double** %".499"
  %".501" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 3
  store i64 %".486", i64* %".501"
  %".503" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 0
  store i8* %".488", i8** %".503"
  %".505" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 1
  store i8* %".490", i8** %".505"
  %".507" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482", i32 0, i32 2
  store i64 %".494", i64* %".507"
  %".509" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".482"
  %".510" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"x"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"x"
  store {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".512"
  store i64 0, i64* %".515"
  %".518" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".512", i32 0, i32 0
  store i64* %".515", i64** %".518"
  %".520" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".512", i32 0, i32 1
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".509", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".520"
  %".522" = load {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".512"
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} zeroinitializer, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".523"
  store i64 0, i64* %".526"
  %".529" = getelementptr inbounds {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".523", i32 0, i32 0
  store i64* %".526", i64** %".529"
  %".531" = getelementptr inbounds {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".523", i32 0, i32 1
  store {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}} %".522", {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".531"
  %".533" = load {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".523"
  %".535" = load {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %"$phi278.0"
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} %".533", {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %"$phi278.0"
  br label %"B278"
B278:
  %".538" = load {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %"$phi278.0"
  store {{i64, double}, i1} zeroinitializer, {{i64, double}, i1}* %".539"
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} zeroinitializer, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".542"
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} %".538", {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".542"
  %".546" = getelementptr inbounds {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".542", i32 0, i32 0
  %".547" = load i64*, i64** %".546"
  %".548" = load i64, i64* %".547"
  %".549" = add i64 %".548", 1
  %".550" = getelementptr inbounds {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".542", i32 0, i32 0
  %".551" = load i64*, i64** %".550"
  store i64 %".549", i64* %".551"
  %".553" = getelementptr inbounds {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %".542", i32 0, i32 1
  %".554" = load {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".553"
  store {double, i1} zeroinitializer, {double, i1}* %".555"
  store {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".558"
  store {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}} %".554", {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".558"
  %".562" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".558", i32 0, i32 1
  %".563" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".562"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".563", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564"
  %".568" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564", i32 0, i32 5
  %".569" = getelementptr inbounds [1 x i64], [1 x i64]* %".568", i32 0, i32 0
  %".570" = load i64, i64* %".569", !range !2
  %".571" = insertvalue [1 x i64] undef, i64 %".570", 0
  %".572" = extractvalue [1 x i64] %".571", 0
  %".573" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".558", i32 0, i32 0
  %".574" = load i64*, i64** %".573"
  %".575" = load i64, i64* %".574"
  %".576" = icmp slt i64 %".575", %".572"
  %".577" = getelementptr inbounds {double, i1}, {double, i1}* %".555", i32 0, i32 1
  store i1 %".576", i1* %".577"
  br i1 %".576", label %"B278.if", label %"B278.endif"
B280:
  %".649" = load i1, i1* %"$278for_iter.3"
  store i1 0, i1* %"$278for_iter.3"
  %".651" = load {i64, double}, {i64, double}* %"$phi280.1"
  %".652" = load {i64, double}, {i64, double}* %"$phi280.1"
  store {i64, double} zeroinitializer, {i64, double}* %"$phi280.1"
  %".654" = extractvalue {i64, double} %".651", 0
  %".655" = extractvalue {i64, double} %".651", 1
  %".657" = load double, double* %"value"
  store double %".655", double* %"value"
  %".659" = icmp slt i64 %".654", 4
  %".661" = load i1, i1* %"$300pred"
  store i1 %".659", i1* %"$300pred"
  %".663" = load double, double* %"total.2"
  %".665" = load double, double* %"$phi308.1"
  store double %".663", double* %"$phi308.1"
  %".667" = load double, double* %"total.2"
  store double 0.0, double* %"total.2"
  %".669" = load i1, i1* %"$300pred"
  br i1 %".669", label %"B302", label %"B306"
B302:
  %".671" = load i1, i1* %"$300pred"
  store i1 0, i1* %"$300pred"
  %".673" = load double, double* %"value"
  %".674" = load double, double* %"value"
  store double 0.0, double* %"value"
  %".677" = load double, double* %"$phi308.2.2"
  store double %".673", double* %"$phi308.2.2"
  br label %"B308"
B306:
  %".680" = load double, double* %"value"
  store double 0.0, double* %"value"
  %".682" = load i1, i1* %"$300pred"
  store i1 0, i1* %"$300pred"
  %".684" = load double, double* %"$phi308.2.2"
  store double 0x4059000000000000, double* %"$phi308.2.2"
  br label %"B308"
B308:
  %".687" = load double, double* %"$phi308.1"
  %".688" = load double, double* %"$phi308.2.2"
  %".689" = fadd double %".687", %".688"
  %".690" = load double, double* %"$phi308.2.2"
  store double 0.0, double* %"$phi308.2.2"
  %".692" = load double, double* %"$phi308.1"
  store double 0.0, double* %"$phi308.1"
  %".694" = load double, double* %"total.2"
  store double %".689", double* %"total.2"
  br label %"B278"
B316:
  %".697" = load {i64, double}, {i64, double}* %"$phi280.1"
  store {i64, double} zeroinitializer, {i64, double}* %"$phi280.1"
  %".699" = load {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %"$phi278.0"
  store {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}} zeroinitializer, {i64*, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}}* %"$phi278.0"
  %".701" = load i1, i1* %"$278for_iter.3"
  store i1 0, i1* %"$278for_iter.3"
  %".703" = insertvalue [2 x i64] undef, i64 0, 0
  %".704" = insertvalue [2 x i64] %".703", i64 0, 1
  %".705" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".706" = extractvalue [2 x i64] %".704", 0
  %".707" = extractvalue [2 x i64] %".704", 1
  %".708" = insertvalue [2 x i64] undef, i64 0, 0
  %".709" = insertvalue [2 x i64] %".708", i64 0, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".705", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710"
  %".714" = extractvalue [2 x i64] %".709", 0
  %".715" = extractvalue [2 x i64] %".709", 1
  %".716" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710", i32 0, i32 5
  %".717" = getelementptr inbounds [2 x i64], [2 x i64]* %".716", i32 0, i32 0
  %".718" = load i64, i64* %".717", !range !2
  %".719" = getelementptr inbounds [2 x i64], [2 x i64]* %".716", i32 0, i32 1
  %".720" = load i64, i64* %".719", !range !2
  %".721" = insertvalue [2 x i64] undef, i64 %".718", 0
  %".722" = insertvalue [2 x i64] %".721", i64 %".720", 1
  %".723" = extractvalue [2 x i64] %".722", 0
  %".724" = extractvalue [2 x i64] %".722", 1
  %".725" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710", i32 0, i32 6
  %".726" = load [2 x i64], [2 x i64]* %".725"
  %".727" = extractvalue [2 x i64] %".726", 0
  %".728" = extractvalue [2 x i64] %".726", 1
  %".729" = icmp slt i64 %".714", 0
  %".730" = add i64 %".714", %".723"
  %".731" = select  i1 %".729", i64 %".730", i64 %".714"
  %".732" = icmp slt i64 %".715", 0
  %".733" = add i64 %".715", %".724"
  %".734" = select  i1 %".732", i64 %".733", i64 %".715"
  %".735" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710", i32 0, i32 5
  %".736" = getelementptr inbounds [2 x i64], [2 x i64]* %".735", i32 0, i32 0
  %".737" = load i64, i64* %".736", !range !2
  %".738" = getelementptr inbounds [2 x i64], [2 x i64]* %".735", i32 0, i32 1
  %".739" = load i64, i64* %".738", !range !2
  %".740" = insertvalue [2 x i64] undef, i64 %".737", 0
  %".741" = insertvalue [2 x i64] %".740", i64 %".739", 1
  %".742" = extractvalue [2 x i64] %".741", 0
  %".743" = extractvalue [2 x i64] %".741", 1
  %".744" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710", i32 0, i32 6
  %".745" = load [2 x i64], [2 x i64]* %".744"
  %".746" = extractvalue [2 x i64] %".745", 0
  %".747" = extractvalue [2 x i64] %".745", 1
  %".748" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".710", i32 0, i32 4
  %".749" = load double*, double** %".748"
  %".750" = mul i64 1, %".743"
  %".751" = mul i64 %".731", %".750"
  %".752" = add i64 0, %".751"
  %".753" = mul i64 %".734", 1
  %".754" = add i64 %".752", %".753"
  %".755" = getelementptr double, double* %".749", i64 %".754"
  %".756" = load double, double* %".755"
  %".757" = insertvalue [2 x i64] undef, i64 1, 0
  %".758" = insertvalue [2 x i64] %".757", i64 1, 1
  %".759" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".760" = extractvalue [2 x i64] %".758", 0
  %".761" = extractvalue [2 x i64] %".758", 1
  %".762" = insertvalue [2 x i64] undef, i64 1, 0
  %".763" = insertvalue [2 x i64] %".762", i64 1, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".759", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764"
  %".768" = extractvalue [2 x i64] %".763", 0
  %".769" = extractvalue [2 x i64] %".763", 1
  %".770" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764", i32 0, i32 5
  %".771" = getelementptr inbounds [2 x i64], [2 x i64]* %".770", i32 0, i32 0
  %".772" = load i64, i64* %".771", !range !2
  %".773" = getelementptr inbounds [2 x i64], [2 x i64]* %".770", i32 0, i32 1
  %".774" = load i64, i64* %".773", !range !2
  %".775" = insertvalue [2 x i64] undef, i64 %".772", 0
  %".776" = insertvalue [2 x i64] %".775", i64 %".774", 1
  %".777" = extractvalue [2 x i64] %".776", 0
  %".778" = extractvalue [2 x i64] %".776", 1
  %".779" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764", i32 0, i32 6
  %".780" = load [2 x i64], [2 x i64]* %".779"
  %".781" = extractvalue [2 x i64] %".780", 0
  %".782" = extractvalue [2 x i64] %".780", 1
  %".783" = icmp slt i64 %".768", 0
  %".784" = add i64 %".768", %".777"
  %".785" = select  i1 %".783", i64 %".784", i64 %".768"
  %".786" = icmp slt i64 %".769", 0
  %".787" = add i64 %".769", %".778"
  %".788" = select  i1 %".786", i64 %".787", i64 %".769"
  %".789" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764", i32 0, i32 5
  %".790" = getelementptr inbounds [2 x i64], [2 x i64]* %".789", i32 0, i32 0
  %".791" = load i64, i64* %".790", !range !2
  %".792" = getelementptr inbounds [2 x i64], [2 x i64]* %".789", i32 0, i32 1
  %".793" = load i64, i64* %".792", !range !2
  %".794" = insertvalue [2 x i64] undef, i64 %".791", 0
  %".795" = insertvalue [2 x i64] %".794", i64 %".793", 1
  %".796" = extractvalue [2 x i64] %".795", 0
  %".797" = extractvalue [2 x i64] %".795", 1
  %".798" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764", i32 0, i32 6
  %".799" = load [2 x i64], [2 x i64]* %".798"
  %".800" = extractvalue [2 x i64] %".799", 0
  %".801" = extractvalue [2 x i64] %".799", 1
  %".802" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".764", i32 0, i32 4
  %".803" = load double*, double** %".802"
  %".804" = mul i64 1, %".797"
  %".805" = mul i64 %".785", %".804"
  %".806" = add i64 0, %".805"
  %".807" = mul i64 %".788", 1
  %".808" = add i64 %".806", %".807"
  %".809" = getelementptr double, double* %".803", i64 %".808"
  %".810" = load double, double* %".809"
  %".811" = fmul double %".756", %".810"
  %".812" = insertvalue {i64, i64} undef, i64 0, 0
  %".813" = insertvalue {i64, i64} %".812", i64 1, 1
  %".814" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".815" = extractvalue {i64, i64} %".813", 0
  %".816" = extractvalue {i64, i64} %".813", 1
  %".817" = insertvalue [2 x i64] undef, i64 0, 0
  %".818" = insertvalue [2 x i64] %".817", i64 1, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".814", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819"
  %".823" = extractvalue [2 x i64] %".818", 0
  %".824" = extractvalue [2 x i64] %".818", 1
  %".825" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 5
  %".826" = getelementptr inbounds [2 x i64], [2 x i64]* %".825", i32 0, i32 0
  %".827" = load i64, i64* %".826", !range !2
  %".828" = getelementptr inbounds [2 x i64], [2 x i64]* %".825", i32 0, i32 1
  %".829" = load i64, i64* %".828", !range !2
  %".830" = insertvalue [2 x i64] undef, i64 %".827", 0
  %".831" = insertvalue [2 x i64] %".830", i64 %".829", 1
  %".832" = extractvalue [2 x i64] %".831", 0
  %".833" = extractvalue [2 x i64] %".831", 1
  %".834" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 6
  %".835" = load [2 x i64], [2 x i64]* %".834"
  %".836" = extractvalue [2 x i64] %".835", 0
  %".837" = extractvalue [2 x i64] %".835", 1
  %".838" = icmp slt i64 %".823", 0
  %".839" = add i64 %".823", %".832"
  %".840" = select  i1 %".838", i64 %".839", i64 %".823"
  %".841" = icmp slt i64 %".824", 0
  %".842" = add i64 %".824", %".833"
  %".843" = select  i1 %".841", i64 %".842", i64 %".824"
  %".844" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 5
  %".845" = getelementptr inbounds [2 x i64], [2 x i64]* %".844", i32 0, i32 0
  %".846" = load i64, i64* %".845", !range !2
  %".847" = getelementptr inbounds [2 x i64], [2 x i64]* %".844", i32 0, i32 1
  %".848" = load i64, i64* %".847", !range !2
  %".849" = insertvalue [2 x i64] undef, i64 %".846", 0
  %".850" = insertvalue [2 x i64] %".849", i64 %".848", 1
  %".851" = extractvalue [2 x i64] %".850", 0
  %".852" = extractvalue [2 x i64] %".850", 1
  %".853" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 6
  %".854" = load [2 x i64], [2 x i64]* %".853"
  %".855" = extractvalue [2 x i64] %".854", 0
  %".856" = extractvalue [2 x i64] %".854", 1
  %".857" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".819", i32 0, i32 4
  %".858" = load double*, double** %".857"
  %".859" = mul i64 1, %".852"
  %".860" = mul i64 %".840", %".859"
  %".861" = add i64 0, %".860"
  %".862" = mul i64 %".843", 1
  %".863" = add i64 %".861", %".862"
  %".864" = getelementptr double, double* %".858", i64 %".863"
  %".865" = load double, double* %".864"
  %".866" = insertvalue {i64, i64} undef, i64 1, 0
  %".867" = insertvalue {i64, i64} %".866", i64 0, 1
  %".868" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".869" = extractvalue {i64, i64} %".867", 0
  %".870" = extractvalue {i64, i64} %".867", 1
  %".871" = insertvalue [2 x i64] undef, i64 1, 0
  %".872" = insertvalue [2 x i64] %".871", i64 0, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".868", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873"
  %".877" = extractvalue [2 x i64] %".872", 0
  %".878" = extractvalue [2 x i64] %".872", 1
  %".879" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 5
  %".880" = getelementptr inbounds [2 x i64], [2 x i64]* %".879", i32 0, i32 0
  %".881" = load i64, i64* %".880", !range !2
  %".882" = getelementptr inbounds [2 x i64], [2 x i64]* %".879", i32 0, i32 1
  %".883" = load i64, i64* %".882", !range !2
  %".884" = insertvalue [2 x i64] undef, i64 %".881", 0
  %".885" = insertvalue [2 x i64] %".884", i64 %".883", 1
  %".886" = extractvalue [2 x i64] %".885", 0
  %".887" = extractvalue [2 x i64] %".885", 1
  %".888" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 6
  %".889" = load [2 x i64], [2 x i64]* %".888"
  %".890" = extractvalue [2 x i64] %".889", 0
  %".891" = extractvalue [2 x i64] %".889", 1
  %".892" = icmp slt i64 %".877", 0
  %".893" = add i64 %".877", %".886"
  %".894" = select  i1 %".892", i64 %".893", i64 %".877"
  %".895" = icmp slt i64 %".878", 0
  %".896" = add i64 %".878", %".887"
  %".897" = select  i1 %".895", i64 %".896", i64 %".878"
  %".898" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 5
  %".899" = getelementptr inbounds [2 x i64], [2 x i64]* %".898", i32 0, i32 0
  %".900" = load i64, i64* %".899", !range !2
  %".901" = getelementptr inbounds [2 x i64], [2 x i64]* %".898", i32 0, i32 1
  %".902" = load i64, i64* %".901", !range !2
  %".903" = insertvalue [2 x i64] undef, i64 %".900", 0
  %".904" = insertvalue [2 x i64] %".903", i64 %".902", 1
  %".905" = extractvalue [2 x i64] %".904", 0
  %".906" = extractvalue [2 x i64] %".904", 1
  %".907" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 6
  %".908" = load [2 x i64], [2 x i64]* %".907"
  %".909" = extractvalue [2 x i64] %".908", 0
  %".910" = extractvalue [2 x i64] %".908", 1
  %".911" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".873", i32 0, i32 4
  %".912" = load double*, double** %".911"
  %".913" = mul i64 1, %".906"
  %".914" = mul i64 %".894", %".913"
  %".915" = add i64 0, %".914"
  %".916" = mul i64 %".897", 1
  %".917" = add i64 %".915", %".916"
  %".918" = getelementptr double, double* %".912", i64 %".917"
  %".919" = load double, double* %".918"
  %".920" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"own"
  %".922" = fmul double %".865", %".919"
  %".923" = fsub double %".811", %".922"
  %".924" = load double, double* %"total.2"
  %".925" = fadd double %".923", %".924"
  %".926" = load double, double* %"total.2"
  store double 0.0, double* %"total.2"
  %".928" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"out"
  %".929" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".928", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930"
  %".934" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930", i32 0, i32 5
  %".935" = getelementptr inbounds [1 x i64], [1 x i64]* %".934", i32 0, i32 0
  %".936" = load i64, i64* %".935", !range !2
  %".937" = insertvalue [1 x i64] undef, i64 %".936", 0
  %".938" = extractvalue [1 x i64] %".937", 0
  %".939" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930", i32 0, i32 6
  %".940" = load [1 x i64], [1 x i64]* %".939"
  %".941" = extractvalue [1 x i64] %".940", 0
  %".942" = icmp slt i64 %".929", 0
  %".943" = add i64 %".929", %".938"
  %".944" = select  i1 %".942", i64 %".943", i64 %".929"
  %".945" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930", i32 0, i32 5
  %".946" = getelementptr inbounds [1 x i64], [1 x i64]* %".945", i32 0, i32 0
  %".947" = load i64, i64* %".946", !range !2
  %".948" = insertvalue [1 x i64] undef, i64 %".947", 0
  %".949" = extractvalue [1 x i64] %".948", 0
  %".950" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930", i32 0, i32 6
  %".951" = load [1 x i64], [1 x i64]* %".950"
  %".952" = extractvalue [1 x i64] %".951", 0
  %".953" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".930", i32 0, i32 4
  %".954" = load double*, double** %".953"
  %".955" = mul i64 %".944", 1
  %".956" = add i64 0, %".955"
  %".957" = getelementptr double, double* %".954", i64 %".956"
  store double %".925", double* %".957"
  %".959" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"out"
  %".961" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".115", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".120" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90", i32 0, i32 3
  %".121" = load i64*, i64** %".120"
  store i64 0, i64* %".121"
  br label %"B0.endif.endif"
B0.endif.else:
  %".124" = srem i64 %".112", %".98"
  %".125" = sub i64 0, %".124"
  %".126" = select  i1 %".113", i64 %".124", i64 %".125"
  %".127" = icmp sgt i64 %".126", 0
  %".128" = sdiv i64 %".112", %".98"
  %".129" = select  i1 %".127", i64 1, i64 0
  %".130" = add i64 %".128", %".129"
  %".131" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90", i32 0, i32 3
  %".132" = load i64*, i64** %".131"
  store i64 %".130", i64* %".132"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".135" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".90"
  %".137" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi148.0"
  store {i64*, i64, i64, i64*} %".135", {i64*, i64, i64, i64*}* %"$phi148.0"
  br label %"B148"
B148.if:
  %".155" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".144", i32 0, i32 0
  %".156" = load i64*, i64** %".155"
  %".157" = load i64, i64* %".156"
  %".158" = getelementptr inbounds {i64, i1}, {i64, i1}* %".141", i32 0, i32 0
  store i64 %".157", i64* %".158"
  %".160" = sub nsw i64 %".150", 1
  store i64 %".160", i64* %".149"
  %".162" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".144", i32 0, i32 2
  %".163" = load i64, i64* %".162"
  %".164" = add i64 %".157", %".163"
  %".165" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".144", i32 0, i32 0
  %".166" = load i64*, i64** %".165"
  store i64 %".164", i64* %".166"
  br label %"B148.endif"
B148.endif:
  %".169" = load {i64, i1}, {i64, i1}* %".141"
  store {i64, i1} zeroinitializer, {i64, i1}* %".170"
  store {i64, i1} %".169", {i64, i1}* %".170"
  %".174" = getelementptr inbounds {i64, i1}, {i64, i1}* %".170", i32 0, i32 0
  %".175" = load i64, i64* %".174"
  store {i64, i1} zeroinitializer, {i64, i1}* %".176"
  store {i64, i1} %".169", {i64, i1}* %".176"
  %".180" = getelementptr inbounds {i64, i1}, {i64, i1}* %".176", i32 0, i32 1
  %".181" = load i1, i1* %".180"
  %".183" = load i1, i1* %"$148for_iter.3"
  store i1 %".181", i1* %"$148for_iter.3"
  %".186" = load i64, i64* %"$phi150.1"
  store i64 %".175", i64* %"$phi150.1"
  %".188" = load i1, i1* %"$148for_iter.3"
  br i1 %".188", label %"B150", label %"B232"
B150.if:
  ret void
B150.endif:
  br i1 %".237", label %"B150.endif.if", label %"B150.endif.else"
B150.endif.if:
  %".242" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212", i32 0, i32 3
  %".243" = load i64*, i64** %".242"
  store i64 0, i64* %".243"
  br label %"B150.endif.endif"
B150.endif.else:
  %".246" = srem i64 %".234", %".220"
  %".247" = sub i64 0, %".246"
  %".248" = select  i1 %".235", i64 %".246", i64 %".247"
  %".249" = icmp sgt i64 %".248", 0
  %".250" = sdiv i64 %".234", %".220"
  %".251" = select  i1 %".249", i64 1, i64 0
  %".252" = add i64 %".250", %".251"
  %".253" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212", i32 0, i32 3
  %".254" = load i64*, i64** %".253"
  store i64 %".252", i64* %".254"
  br label %"B150.endif.endif"
B150.endif.endif:
  %".257" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".212"
  %".259" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi182.1"
  store {i64*, i64, i64, i64*} %".257", {i64*, i64, i64, i64*}* %"$phi182.1"
  br label %"B182"
B182.if:
  %".277" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".266", i32 0, i32 0
  %".278" = load i64*, i64** %".277"
  %".279" = load i64, i64* %".278"
  %".280" = getelementptr inbounds {i64, i1}, {i64, i1}* %".263", i32 0, i32 0
  store i64 %".279", i64* %".280"
  %".282" = sub nsw i64 %".272", 1
  store i64 %".282", i64* %".271"
  %".284" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".266", i32 0, i32 2
  %".285" = load i64, i64* %".284"
  %".286" = add i64 %".279", %".285"
  %".287" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".266", i32 0, i32 0
  %".288" = load i64*, i64** %".287"
  store i64 %".286", i64* %".288"
  br label %"B182.endif"
B182.endif:
  %".291" = load {i64, i1}, {i64, i1}* %".263"
  store {i64, i1} zeroinitializer, {i64, i1}* %".292"
  store {i64, i1} %".291", {i64, i1}* %".292"
  %".296" = getelementptr inbounds {i64, i1}, {i64, i1}* %".292", i32 0, i32 0
  %".297" = load i64, i64* %".296"
  store {i64, i1} zeroinitializer, {i64, i1}* %".298"
  store {i64, i1} %".291", {i64, i1}* %".298"
  %".302" = getelementptr inbounds {i64, i1}, {i64, i1}* %".298", i32 0, i32 1
  %".303" = load i1, i1* %".302"
  %".305" = load i1, i1* %"$182for_iter.4"
  store i1 %".303", i1* %"$182for_iter.4"
  %".308" = load i64, i64* %"$phi184.2"
  store i64 %".297", i64* %"$phi184.2"
  %".310" = load i1, i1* %"$182for_iter.4"
  br i1 %".310", label %"B184", label %"B230"
B278.if:
  %".580" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564", i32 0, i32 5
  %".581" = getelementptr inbounds [1 x i64], [1 x i64]* %".580", i32 0, i32 0
  %".582" = load i64, i64* %".581", !range !2
  %".583" = insertvalue [1 x i64] undef, i64 %".582", 0
  %".584" = extractvalue [1 x i64] %".583", 0
  %".585" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564", i32 0, i32 6
  %".586" = load [1 x i64], [1 x i64]* %".585"
  %".587" = extractvalue [1 x i64] %".586", 0
  %".588" = mul i64 %".587", %".575"
  %".589" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".564", i32 0, i32 4
  %".590" = load double*, double** %".589"
  %".591" = ptrtoint double* %".590" to i64
  %".592" = add i64 %".591", %".588"
  %".593" = inttoptr i64 %".592" to double*
  %".594" = load double, double* %".593"
  %".595" = getelementptr inbounds {double, i1}, {double, i1}* %".555", i32 0, i32 0
  store double %".594", double* %".595"
  %".597" = add nsw i64 %".575", 1
  %".598" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}}* %".558", i32 0, i32 0
  %".599" = load i64*, i64** %".598"
  store i64 %".597", i64* %".599"
  br label %"B278.endif"
B278.endif:
  %".602" = load {double, i1}, {double, i1}* %".555"
  store {double, i1} zeroinitializer, {double, i1}* %".603"
  store {double, i1} %".602", {double, i1}* %".603"
  %".607" = getelementptr inbounds {double, i1}, {double, i1}* %".603", i32 0, i32 1
  %".608" = load i1, i1* %".607"
  %".611" = icmp eq i1 %".608", 0
  br i1 %".611", label %"B278.endif.if", label %"B278.endif.else"
B278.endif.if:
  store i1 0, i1* %".609"
  br label %"B278.endif.endif"
B278.endif.else:
  store i1 1, i1* %".609"
  br label %"B278.endif.endif"
B278.endif.endif:
  %".617" = load i1, i1* %".609"
  %".618" = getelementptr inbounds {{i64, double}, i1}, {{i64, double}, i1}* %".539", i32 0, i32 1
  store i1 %".617", i1* %".618"
  br i1 %".617", label %"B278.endif.endif.if", label %"B278.endif.endif.endif"
B278.endif.endif.if:
  %".621" = getelementptr inbounds {double, i1}, {double, i1}* %".603", i32 0, i32 0
  %".622" = load double, double* %".621"
  %".623" = insertvalue {i64, double} undef, i64 %".548", 0
  %".624" = insertvalue {i64, double} %".623", double %".622", 1
  %".625" = getelementptr inbounds {{i64, double}, i1}, {{i64, double}, i1}* %".539", i32 0, i32 0
  store {i64, double} %".624", {i64, double}* %".625"
  br label %"B278.endif.endif.endif"
B278.endif.endif.endif:
  %".628" = load {{i64, double}, i1}, {{i64, double}, i1}* %".539"
  store {{i64, double}, i1} zeroinitializer, {{i64, double}, i1}* %".629"
  store {{i64, double}, i1} %".628", {{i64, double}, i1}* %".629"
  %".633" = getelementptr inbounds {{i64, double}, i1}, {{i64, double}, i1}* %".629", i32 0, i32 0
  %".634" = load {i64, double}, {i64, double}* %".633"
  store {{i64, double}, i1} zeroinitializer, {{i64, double}, i1}* %".635"
  store {{i64, double}, i1} %".628", {{i64, double}, i1}* %".635"
  %".639" = getelementptr inbounds {{i64, double}, i1}, {{i64, double}, i1}* %".635", i32 0, i32 1
  %".640" = load i1, i1* %".639"
  %".642" = load i1, i1* %"$278for_iter.3"
  store i1 %".640", i1* %"$278for_iter.3"
  %".645" = load {i64, double}, {i64, double}* %"$phi280.1"
  store {i64, double} %".634", {i64, double}* %"$phi280.1"
  %".647" = load i1, i1* %"$278for_iter.3"
  br i1 %".647", label %"B280", label %"B316"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i64, i64, i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels12local_matrixB3v55B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ i64 0, i64 9223372036854775807 }
!3 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i64, i64, i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels12local_matrixB3v55B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE", !"kernel", i32 1 }
