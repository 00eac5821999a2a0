; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "local_sort$12"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels10local_sortB3v12B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels10local_sortB3v12B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.5.1", i64 %"x.6.0", i64 %"x.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".12" = insertvalue [2 x i64] undef, i64 %"x.5.0", 0
  %".13" = insertvalue [2 x i64] %".12", i64 %"x.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".13", 5
  %".14" = insertvalue [2 x i64] undef, i64 %"x.6.0", 0
  %".15" = insertvalue [2 x i64] %".14", i64 %"x.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".15", 6
  %".25" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25"
  %".64" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64"
  %"row" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  %"_cudapy_lmem" = alloca [9 x i32]
  store [9 x i32] zeroinitializer, [9 x i32]* %"_cudapy_lmem"
  %".96" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96"
  %"own" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  %".124" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".124"
  %".134" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".134"
  %".138" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".138"
  %".147" = alloca i64
  store i64 0, i64* %".147"
  %".150" = alloca i64
  store i64 0, i64* %".150"
  %"$phi160.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi160.0"
  %".189" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".189"
  %".192" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".192"
  %".218" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".218"
  %".224" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".224"
  %"$160for_iter.3" = alloca i1
  store i1 0, i1* %"$160for_iter.3"
  %"$phi162.1" = alloca i64
  store i64 0, i64* %"$phi162.1"
  %".244" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244"
  %".274" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274"
  %".310" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".310"
  %".320" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".320"
  %".324" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".324"
  %".333" = alloca i64
  store i64 0, i64* %".333"
  %".336" = alloca i64
  store i64 0, i64* %".336"
  %"$phi220.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi220.0"
  %".375" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".375"
  %".378" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".378"
  %".404" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".404"
  %".410" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".410"
  %"$220for_iter.3" = alloca i1
  store i1 0, i1* %"$220for_iter.3"
  %"$phi222.1" = alloca i64
  store i64 0, i64* %"$phi222.1"
  %".430" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430"
  %"value" = alloca i32
  store i32 0, i32* %"value"
  %"j" = alloca i64
  store i64 0, i64* %"j"
  %"j.3" = alloca i64
  store i64 0, i64* %"j.3"
  %"$260pred" = alloca i1
  store i1 0, i1* %"$260pred"
  %"j.2" = alloca i64
  store i64 0, i64* %"j.2"
  %".488" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488"
  %"$284pred" = alloca i1
  store i1 0, i1* %"$284pred"
  %"$358pred" = alloca i1
  store i1 0, i1* %"$358pred"
  %".533" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533"
  %".565" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565"
  %"j.1" = alloca i64
  store i64 0, i64* %"j.1"
  %"$334pred" = alloca i1
  store i1 0, i1* %"$334pred"
  %".621" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621"
  %".678" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678"
  %".716" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".716"
  %".726" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".726"
  %".730" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".730"
  %".739" = alloca i64
  store i64 0, i64* %".739"
  %".742" = alloca i64
  store i64 0, i64* %".742"
  %"$phi408.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi408.0"
  %".781" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".781"
  %".784" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".784"
  %".810" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".810"
  %".816" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".816"
  %"$408for_iter.3" = alloca i1
  store i1 0, i1* %"$408for_iter.3"
  %"$phi410.1" = alloca i64
  store i64 0, i64* %"$phi410.1"
  %".836" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836"
  %".866" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866"
  br label %"B0"
B0:
  %".16" = trunc i64 1 to i32
  %".17" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".18" = sext i32 %".17" to i64
  %".19" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".20" = sext i32 %".19" to i64
  %".21" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".22" = sext i32 %".21" to i64
  %".23" = mul i64 %".20", %".22"
  %".24" = add i64 %".23", %".18"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25"
  %".29" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 5
  %".30" = getelementptr inbounds [2 x i64], [2 x i64]* %".29", i32 0, i32 0
  %".31" = load i64, i64* %".30", !range !1
  %".32" = getelementptr inbounds [2 x i64], [2 x i64]* %".29", i32 0, i32 1
  %".33" = load i64, i64* %".32", !range !1
  %".34" = insertvalue [2 x i64] undef, i64 %".31", 0
  %".35" = insertvalue [2 x i64] %".34", i64 %".33", 1
  %".36" = extractvalue [2 x i64] %".35", 0
  %".37" = extractvalue [2 x i64] %".35", 1
  %".38" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 6
  %".39" = load [2 x i64], [2 x i64]* %".38"
  %".40" = extractvalue [2 x i64] %".39", 0
  %".41" = extractvalue [2 x i64] %".39", 1
  %".42" = icmp slt i64 %".24", 0
  %".43" = add i64 %".24", %".36"
  %".44" = select  i1 %".42", i64 %".43", i64 %".24"
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 5
  %".46" = getelementptr inbounds [2 x i64], [2 x i64]* %".45", i32 0, i32 0
  %".47" = load i64, i64* %".46", !range !1
  %".48" = getelementptr inbounds [2 x i64], [2 x i64]* %".45", i32 0, i32 1
  %".49" = load i64, i64* %".48", !range !1
  %".50" = insertvalue [2 x i64] undef, i64 %".47", 0
  %".51" = insertvalue [2 x i64] %".50", i64 %".49", 1
  %".52" = extractvalue [2 x i64] %".51", 0
  %".53" = extractvalue [2 x i64] %".51", 1
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 6
  %".55" = load [2 x i64], [2 x i64]* %".54"
  %".56" = extractvalue [2 x i64] %".55", 0
  %".57" = extractvalue [2 x i64] %".55", 1
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 4
  %".59" = load i32*, i32** %".58"
  %".60" = mul i64 1, %".53"
  %".61" = mul i64 %".44", %".60"
  %".62" = add i64 0, %".61"
  %".63" = getelementptr i32, i32* %".59", i64 %".62"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64"
  %".67" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 3
  %".68" = load i64, i64* %".67"
  %".69" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 0
  %".70" = load i8*, i8** %".69"
  %".71" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".25", i32 0, i32 1
  %".72" = load i8*, i8** %".71"
  %".73" = insertvalue [1 x i64] undef, i64 %".37", 0
  %".74" = insertvalue [1 x i64] undef, i64 %".41", 0
  %".75" = extractvalue [1 x i64] %".73", 0
  %".76" = mul nsw i64 1, %".75"
  %".77" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 5
  store [1 x i64] %".73", [1 x i64]* %".77"
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 6
  store [1 x i64] %".74", [1 x i64]* %".79"
  %".81" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 4
  store i32* %".63", i32** %".81"
  %".83" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 3
  store i64 %".68", i64* %".83"
  %".85" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 0
  store i8* %".70", i8** %".85"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 1
  store i8* %".72", i8** %".87"
  %".89" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 2
  store i64 %".76", i64* %".89"
  %".91" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".64"
  %".93" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".91", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96"
  %".99" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 4
  %".100" = load i32*, i32** %".99"
  %".101" = bitcast [9 x i32]* %"_cudapy_lmem" to i32*
  %".102" = insertvalue [1 x i64] undef, i64 9, 0
  %".103" = insertvalue [1 x i64] undef, i64 4, 0
  %".104" = extractvalue [1 x i64] %".102", 0
  %".105" = mul nsw i64 1, %".104"
  %".106" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 5
  store [1 x i64] %".102", [1 x i64]* %".106"
  %".108" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 6
  store [1 x i64] %".103", [1 x i64]* %".108"
  %".110" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 4
  store i32* %".101", i32** %".110"
  %".112" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 3
  store i64 4, i64* %".112"
  %".114" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 0
  store i8* null, i8** %".114"
  %".116" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 1
  store i8* null, i8** %".116"
  %".118" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96", i32 0, i32 2
  store i64 %".105", i64* %".118"
  %".120" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".96"
  %".122" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".120", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".124"
  %".127" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".124", i32 0, i32 0
  store i64 0, i64* %".127"
  %".129" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".124", i32 0, i32 1
  store i64 9, i64* %".129"
  %".131" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".124", i32 0, i32 2
  store i64 1, i64* %".131"
  %".133" = load {i64, i64, i64}, {i64, i64, i64}* %".124"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".134"
  store {i64, i64, i64} %".133", {i64, i64, i64}* %".134"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".138"
  %".141" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".134", i32 0, i32 0
  %".142" = load i64, i64* %".141"
  %".143" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".134", i32 0, i32 1
  %".144" = load i64, i64* %".143"
  %".145" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".134", i32 0, i32 2
  %".146" = load i64, i64* %".145"
  store i64 %".142", i64* %".147"
  %".152" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138", i32 0, i32 0
  store i64* %".147", i64** %".152"
  %".154" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138", i32 0, i32 1
  store i64 %".144", i64* %".154"
  %".156" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138", i32 0, i32 2
  store i64 %".146", i64* %".156"
  %".158" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138", i32 0, i32 3
  store i64* %".150", i64** %".158"
  %".160" = sub i64 %".144", %".142"
  %".161" = icmp sgt i64 %".160", 0
  %".162" = icmp sgt i64 %".146", 0
  %".163" = xor i1 %".161", %".162"
  %".164" = icmp eq i64 %".146", 0
  br i1 %".164", label %"B0.if", label %"B0.endif", !prof !2
B160:
  %".188" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi160.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".189"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".192"
  store {i64*, i64, i64, i64*} %".188", {i64*, i64, i64, i64*}* %".192"
  %".196" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".192", i32 0, i32 3
  %".197" = load i64*, i64** %".196"
  %".198" = load i64, i64* %".197"
  %".199" = icmp sgt i64 %".198", 0
  %".200" = getelementptr inbounds {i64, i1}, {i64, i1}* %".189", i32 0, i32 1
  store i1 %".199", i1* %".200"
  br i1 %".199", label %"B160.if", label %"B160.endif"
B162:
  %".238" = load i1, i1* %"$160for_iter.3"
  store i1 0, i1* %"$160for_iter.3"
  %".240" = load i64, i64* %"$phi162.1"
  %".241" = load i64, i64* %"$phi162.1"
  store i64 0, i64* %"$phi162.1"
  %".243" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".243", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244"
  %".248" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244", i32 0, i32 5
  %".249" = getelementptr inbounds [1 x i64], [1 x i64]* %".248", i32 0, i32 0
  %".250" = load i64, i64* %".249", !range !1
  %".251" = insertvalue [1 x i64] undef, i64 %".250", 0
  %".252" = extractvalue [1 x i64] %".251", 0
  %".253" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244", i32 0, i32 6
  %".254" = load [1 x i64], [1 x i64]* %".253"
  %".255" = extractvalue [1 x i64] %".254", 0
  %".256" = icmp slt i64 %".240", 0
  %".257" = add i64 %".240", %".252"
  %".258" = select  i1 %".256", i64 %".257", i64 %".240"
  %".259" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244", i32 0, i32 5
  %".260" = getelementptr inbounds [1 x i64], [1 x i64]* %".259", i32 0, i32 0
  %".261" = load i64, i64* %".260", !range !1
  %".262" = insertvalue [1 x i64] undef, i64 %".261", 0
  %".263" = extractvalue [1 x i64] %".262", 0
  %".264" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244", i32 0, i32 6
  %".265" = load [1 x i64], [1 x i64]* %".264"
  %".266" = extractvalue [1 x i64] %".265", 0
  %".267" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".244", i32 0, i32 4
  %".268" = load i32*, i32** %".267"
  %".269" = mul i64 %".258", 1
  %".270" = add i64 0, %".269"
  %".271" = getelementptr i32, i32* %".268", i64 %".270"
  %".272" = load i32, i32* %".271"
  %".273" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".273", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274"
  %".278" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274", i32 0, i32 5
  %".279" = getelementptr inbounds [1 x i64], [1 x i64]* %".278", i32 0, i32 0
  %".280" = load i64, i64* %".279", !range !1
  %".281" = insertvalue [1 x i64] undef, i64 %".280", 0
  %".282" = extractvalue [1 x i64] %".281", 0
  %".283" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274", i32 0, i32 6
  %".284" = load [1 x i64], [1 x i64]* %".283"
  %".285" = extractvalue [1 x i64] %".284", 0
  %".286" = icmp slt i64 %".240", 0
  %".287" = add i64 %".240", %".282"
  %".288" = select  i1 %".286", i64 %".287", i64 %".240"
  %".289" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274", i32 0, i32 5
  %".290" = getelementptr inbounds [1 x i64], [1 x i64]* %".289", i32 0, i32 0
  %".291" = load i64, i64* %".290", !range !1
  %".292" = insertvalue [1 x i64] undef, i64 %".291", 0
  %".293" = extractvalue [1 x i64] %".292", 0
  %".294" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274", i32 0, i32 6
  %".295" = load [1 x i64], [1 x i64]* %".294"
  %".296" = extractvalue [1 x i64] %".295", 0
  %".297" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".274", i32 0, i32 4
  %".298" = load i32*, i32** %".297"
  %".299" = mul i64 %".288", 1
  %".300" = add i64 0, %".299"
  %".301" = getelementptr i32, i32* %".298", i64 %".300"
  store i32 %".272", i32* %".301"
  br label %"B160"
B188:
  %".304" = load i64, i64* %"$phi162.1"
  store i64 0, i64* %"$phi162.1"
  %".306" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi160.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi160.0"
  %".308" = load i1, i1* %"$160for_iter.3"
  store i1 0, i1* %"$160for_iter.3"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".310"
  %".313" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".310", i32 0, i32 0
  store i64 1, i64* %".313"
  %".315" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".310", i32 0, i32 1
  store i64 9, i64* %".315"
  %".317" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".310", i32 0, i32 2
  store i64 1, i64* %".317"
  %".319" = load {i64, i64, i64}, {i64, i64, i64}* %".310"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".320"
  store {i64, i64, i64} %".319", {i64, i64, i64}* %".320"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".324"
  %".327" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".320", i32 0, i32 0
  %".328" = load i64, i64* %".327"
  %".329" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".320", i32 0, i32 1
  %".330" = load i64, i64* %".329"
  %".331" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".320", i32 0, i32 2
  %".332" = load i64, i64* %".331"
  store i64 %".328", i64* %".333"
  %".338" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324", i32 0, i32 0
  store i64* %".333", i64** %".338"
  %".340" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324", i32 0, i32 1
  store i64 %".330", i64* %".340"
  %".342" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324", i32 0, i32 2
  store i64 %".332", i64* %".342"
  %".344" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324", i32 0, i32 3
  store i64* %".336", i64** %".344"
  %".346" = sub i64 %".330", %".328"
  %".347" = icmp sgt i64 %".346", 0
  %".348" = icmp sgt i64 %".332", 0
  %".349" = xor i1 %".347", %".348"
  %".350" = icmp eq i64 %".332", 0
  br i1 %".350", label %"B188.if", label %"B188.endif", !prof !2
B220:
  %".374" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi220.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".375"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".378"
  store {i64*, i64, i64, i64*} %".374", {i64*, i64, i64, i64*}* %".378"
  %".382" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".378", i32 0, i32 3
  %".383" = load i64*, i64** %".382"
  %".384" = load i64, i64* %".383"
  %".385" = icmp sgt i64 %".384", 0
  %".386" = getelementptr inbounds {i64, i1}, {i64, i1}* %".375", i32 0, i32 1
  store i1 %".385", i1* %".386"
  br i1 %".385", label %"B220.if", label %"B220.endif"
B222:
  %".424" = load i1, i1* %"$220for_iter.3"
  store i1 0, i1* %"$220for_iter.3"
  %".426" = load i64, i64* %"$phi222.1"
  %".427" = load i64, i64* %"$phi222.1"
  store i64 0, i64* %"$phi222.1"
  %".429" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".429", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430"
  %".434" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430", i32 0, i32 5
  %".435" = getelementptr inbounds [1 x i64], [1 x i64]* %".434", i32 0, i32 0
  %".436" = load i64, i64* %".435", !range !1
  %".437" = insertvalue [1 x i64] undef, i64 %".436", 0
  %".438" = extractvalue [1 x i64] %".437", 0
  %".439" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430", i32 0, i32 6
  %".440" = load [1 x i64], [1 x i64]* %".439"
  %".441" = extractvalue [1 x i64] %".440", 0
  %".442" = icmp slt i64 %".426", 0
  %".443" = add i64 %".426", %".438"
  %".444" = select  i1 %".442", i64 %".443", i64 %".426"
  %".445" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430", i32 0, i32 5
  %".446" = getelementptr inbounds [1 x i64], [1 x i64]* %".445", i32 0, i32 0
  %".447" = load i64, i64* %".446", !range !1
  %".448" = insertvalue [1 x i64] undef, i64 %".447", 0
  %".449" = extractvalue [1 x i64] %".448", 0
  %".450" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430", i32 0, i32 6
  %".451" = load [1 x i64], [1 x i64]* %".450"
  %".452" = extractvalue [1 x i64] %".451", 0
  %".453" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".430", i32 0, i32 4
  %".454" = load i32*, i32** %".453"
  %".455" = mul i64 %".444", 1
  %".456" = add i64 0, %".455"
  %".457" = getelementptr i32, i32* %".454", i64 %".456"
  %".458" = load i32, i32* %".457"
  %".460" = load i32, i32* %"value"
  store i32 %".458", i32* %"value"
  %".462" = sub nsw i64 %".426", 1
  %".464" = load i64, i64* %"j"
  store i64 %".462", i64* %"j"
  %".466" = load i64, i64* %"j"
  %".468" = load i64, i64* %"j.3"
  store i64 %".466", i64* %"j.3"
  %".470" = load i64, i64* %"j"
  %".471" = icmp sge i64 %".470", 0
  %".473" = load i1, i1* %"$260pred"
  store i1 %".471", i1* %"$260pred"
  %".475" = load i1, i1* %"$260pred"
  br i1 %".475", label %"B262", label %"B360"
B262:
  %".477" = load i1, i1* %"$260pred"
  store i1 0, i1* %"$260pred"
  %".479" = load i64, i64* %"j"
  %".480" = load i64, i64* %"j.3"
  store i64 %".479", i64* %"j.3"
  %".482" = load i64, i64* %"j"
  %".484" = load i64, i64* %"j.2"
  store i64 %".482", i64* %"j.2"
  %".486" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  %".487" = load i64, i64* %"j"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".486", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488"
  %".492" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488", i32 0, i32 5
  %".493" = getelementptr inbounds [1 x i64], [1 x i64]* %".492", i32 0, i32 0
  %".494" = load i64, i64* %".493", !range !1
  %".495" = insertvalue [1 x i64] undef, i64 %".494", 0
  %".496" = extractvalue [1 x i64] %".495", 0
  %".497" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488", i32 0, i32 6
  %".498" = load [1 x i64], [1 x i64]* %".497"
  %".499" = extractvalue [1 x i64] %".498", 0
  %".500" = icmp slt i64 %".487", 0
  %".501" = add i64 %".487", %".496"
  %".502" = select  i1 %".500", i64 %".501", i64 %".487"
  %".503" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488", i32 0, i32 5
  %".504" = getelementptr inbounds [1 x i64], [1 x i64]* %".503", i32 0, i32 0
  %".505" = load i64, i64* %".504", !range !1
  %".506" = insertvalue [1 x i64] undef, i64 %".505", 0
  %".507" = extractvalue [1 x i64] %".506", 0
  %".508" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488", i32 0, i32 6
  %".509" = load [1 x i64], [1 x i64]* %".508"
  %".510" = extractvalue [1 x i64] %".509", 0
  %".511" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".488", i32 0, i32 4
  %".512" = load i32*, i32** %".511"
  %".513" = mul i64 %".502", 1
  %".514" = add i64 0, %".513"
  %".515" = getelementptr i32, i32* %".512", i64 %".514"
  %".516" = load i32, i32* %".515"
  %".517" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".519" = load i32, i32* %"value"
  %".520" = icmp sgt i32 %".516", %".519"
  %".522" = load i1, i1* %"$284pred"
  store i1 %".520", i1* %"$284pred"
  %".524" = load i1, i1* %"$284pred"
  br i1 %".524", label %"B286", label %"B360"
B286:
  %".527" = load i1, i1* %"$358pred"
  store i1 0, i1* %"$358pred"
  %".529" = load i1, i1* %"$284pred"
  store i1 0, i1* %"$284pred"
  %".531" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  %".532" = load i64, i64* %"j.2"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".531", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533"
  %".537" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533", i32 0, i32 5
  %".538" = getelementptr inbounds [1 x i64], [1 x i64]* %".537", i32 0, i32 0
  %".539" = load i64, i64* %".538", !range !1
  %".540" = insertvalue [1 x i64] undef, i64 %".539", 0
  %".541" = extractvalue [1 x i64] %".540", 0
  %".542" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533", i32 0, i32 6
  %".543" = load [1 x i64], [1 x i64]* %".542"
  %".544" = extractvalue [1 x i64] %".543", 0
  %".545" = icmp slt i64 %".532", 0
  %".546" = add i64 %".532", %".541"
  %".547" = select  i1 %".545", i64 %".546", i64 %".532"
  %".548" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533", i32 0, i32 5
  %".549" = getelementptr inbounds [1 x i64], [1 x i64]* %".548", i32 0, i32 0
  %".550" = load i64, i64* %".549", !range !1
  %".551" = insertvalue [1 x i64] undef, i64 %".550", 0
  %".552" = extractvalue [1 x i64] %".551", 0
  %".553" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533", i32 0, i32 6
  %".554" = load [1 x i64], [1 x i64]* %".553"
  %".555" = extractvalue [1 x i64] %".554", 0
  %".556" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".533", i32 0, i32 4
  %".557" = load i32*, i32** %".556"
  %".558" = mul i64 %".547", 1
  %".559" = add i64 0, %".558"
  %".560" = getelementptr i32, i32* %".557", i64 %".559"
  %".561" = load i32, i32* %".560"
  %".562" = load i64, i64* %"j.2"
  %".563" = add nsw i64 %".562", 1
  %".564" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".564", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565"
  %".569" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565", i32 0, i32 5
  %".570" = getelementptr inbounds [1 x i64], [1 x i64]* %".569", i32 0, i32 0
  %".571" = load i64, i64* %".570", !range !1
  %".572" = insertvalue [1 x i64] undef, i64 %".571", 0
  %".573" = extractvalue [1 x i64] %".572", 0
  %".574" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565", i32 0, i32 6
  %".575" = load [1 x i64], [1 x i64]* %".574"
  %".576" = extractvalue [1 x i64] %".575", 0
  %".577" = icmp slt i64 %".563", 0
  %".578" = add i64 %".563", %".573"
  %".579" = select  i1 %".577", i64 %".578", i64 %".563"
  %".580" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565", i32 0, i32 5
  %".581" = getelementptr inbounds [1 x i64], [1 x i64]* %".580", i32 0, i32 0
  %".582" = load i64, i64* %".581", !range !1
  %".583" = insertvalue [1 x i64] undef, i64 %".582", 0
  %".584" = extractvalue [1 x i64] %".583", 0
  %".585" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565", i32 0, i32 6
  %".586" = load [1 x i64], [1 x i64]* %".585"
  %".587" = extractvalue [1 x i64] %".586", 0
  %".588" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".565", i32 0, i32 4
  %".589" = load i32*, i32** %".588"
  %".590" = mul i64 %".579", 1
  %".591" = add i64 0, %".590"
  %".592" = getelementptr i32, i32* %".589", i64 %".591"
  store i32 %".561", i32* %".592"
  %".594" = load i64, i64* %"j.2"
  %".595" = sub nsw i64 %".594", 1
  %".596" = load i64, i64* %"j.2"
  store i64 0, i64* %"j.2"
  %".599" = load i64, i64* %"j.1"
  store i64 %".595", i64* %"j.1"
  %".601" = load i64, i64* %"j.1"
  %".602" = load i64, i64* %"j.3"
  store i64 %".601", i64* %"j.3"
  %".604" = load i64, i64* %"j.1"
  %".605" = icmp sge i64 %".604", 0
  %".607" = load i1, i1* %"$334pred"
  store i1 %".605", i1* %"$334pred"
  %".609" = load i1, i1* %"$334pred"
  br i1 %".609", label %"B336", label %"B360"
B336:
  %".611" = load i1, i1* %"$334pred"
  store i1 0, i1* %"$334pred"
  %".613" = load i64, i64* %"j.1"
  %".614" = load i64, i64* %"j.3"
  store i64 %".613", i64* %"j.3"
  %".616" = load i64, i64* %"j.1"
  %".617" = load i64, i64* %"j.2"
  store i64 %".616", i64* %"j.2"
  %".619" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  %".620" = load i64, i64* %"j.1"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".619", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621"
  %".625" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621", i32 0, i32 5
  %".626" = getelementptr inbounds [1 x i64], [1 x i64]* %".625", i32 0, i32 0
  %".627" = load i64, i64* %".626", !range !1
  %".628" = insertvalue [1 x i64] undef, i64 %".627", 0
  %".629" = extractvalue [1 x i64] %".628", 0
  %".630" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621", i32 0, i32 6
  %".631" = load [1 x i64], [1 x i64]* %".630"
  %".632" = extractvalue [1 x i64] %".631", 0
  %".633" = icmp slt i64 %".620", 0
  %".634" = add i64 %".620", %".629"
  %".635" = select  i1 %".633", i64 %".634", i64 %".620"
  %".636" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621", i32 0, i32 5
  %".637" = getelementptr inbounds [1 x i64], [1 x i64]* %".636", i32 0, i32 0
  %".638" = load i64, i64* %".637", !range !1
  %".639" = insertvalue [1 x i64] undef, i64 %".638", 0
  %".640" = extractvalue [1 x i64] %".639", 0
  %".641" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621", i32 0, i32 6
  %".642" = load [1 x i64], [1 x i64]* %".641"
  %".643" = extractvalue [1 x i64] %".642", 0
  %".644" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".621", i32 0, i32 4
  %".645" = load i32*, i32** %".644"
  %".646" = mul i64 %".635", 1
  %".647" = add i64 0, %".646"
  %".648" = getelementptr i32, i32* %".645", i64 %".647"
  %".649" = load i32, i32* %".648"
  %".650" = load i64, i64* %"j.1"
  store i64 0, i64* %"j.1"
  %".652" = load i32, i32* %"value"
  %".653" = icmp sgt i32 %".649", %".652"
  %".654" = load i1, i1* %"$358pred"
  store i1 %".653", i1* %"$358pred"
  %".656" = load i1, i1* %"$358pred"
  br i1 %".656", label %"B286", label %"B360"
B360:
  %".658" = load i64, i64* %"j.2"
  store i64 0, i64* %"j.2"
  %".660" = load i64, i64* %"j.1"
  store i64 0, i64* %"j.1"
  %".662" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".664" = load i1, i1* %"$358pred"
  store i1 0, i1* %"$358pred"
  %".666" = load i1, i1* %"$334pred"
  store i1 0, i1* %"$334pred"
  %".668" = load i1, i1* %"$284pred"
  store i1 0, i1* %"$284pred"
  %".670" = load i1, i1* %"$260pred"
  store i1 0, i1* %"$260pred"
  %".672" = load i64, i64* %"j.3"
  %".673" = add nsw i64 %".672", 1
  %".674" = load i64, i64* %"j.3"
  store i64 0, i64* %"j.3"
  %".676" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  %".677" = load i32, i32* %"value"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".676", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678"
  %".682" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678", i32 0, i32 5
  %".683" = getelementptr inbounds [1 x i64], [1 x i64]* %".682", i32 0, i32 0
  %".684" = load i64, i64* %".683", !range !1
  %".685" = insertvalue [1 x i64] undef, i64 %".684", 0
  %".686" = extractvalue [1 x i64] %".685", 0
  %".687" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678", i32 0, i32 6
  %".688" = load [1 x i64], [1 x i64]* %".687"
  %".689" = extractvalue [1 x i64] %".688", 0
  %".690" = icmp slt i64 %".673", 0
  %".691" = add i64 %".673", %".686"
  %".692" = select  i1 %".690", i64 %".691", i64 %".673"
  %".693" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678", i32 0, i32 5
  %".694" = getelementptr inbounds [1 x i64], [1 x i64]* %".693", i32 0, i32 0
  %".695" = load i64, i64* %".694", !range !1
  %".696" = insertvalue [1 x i64] undef, i64 %".695", 0
  %".697" = extractvalue [1 x i64] %".696", 0
  %".698" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678", i32 0, i32 6
  %".699" = load [1 x i64], [1 x i64]* %".698"
  %".700" = extractvalue [1 x i64] %".699", 0
  %".701" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".678", i32 0, i32 4
  %".702" = load i32*, i32** %".701"
  %".703" = mul i64 %".692", 1
  %".704" = add i64 0, %".703"
  %".705" = getelementptr i32, i32* %".702", i64 %".704"
  store i32 %".677", i32* %".705"
  %".707" = load i32, i32* %"value"
  store i32 0, i32* %"value"
  br label %"B220"
B378:
  %".710" = load i64, i64* %"$phi222.1"
  store i64 0, i64* %"$phi222.1"
  %".712" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi220.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi220.0"
  %".714" = load i1, i1* %"$220for_iter.3"
  store i1 0, i1* %"$220for_iter.3"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".716"
  %".719" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".716", i32 0, i32 0
  store i64 0, i64* %".719"
  %".721" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".716", i32 0, i32 1
  store i64 9, i64* %".721"
  %".723" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".716", i32 0, i32 2
  store i64 1, i64* %".723"
  %".725" = load {i64, i64, i64}, {i64, i64, i64}* %".716"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".726"
  store {i64, i64, i64} %".725", {i64, i64, i64}* %".726"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".730"
  %".733" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".726", i32 0, i32 0
  %".734" = load i64, i64* %".733"
  %".735" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".726", i32 0, i32 1
  %".736" = load i64, i64* %".735"
  %".737" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".726", i32 0, i32 2
  %".738" = load i64, i64* %".737"
  store i64 %".734", i64* %".739"
  %".744" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730", i32 0, i32 0
  store i64* %".739", i64** %".744"
  %".746" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730", i32 0, i32 1
  store i64 %".736", i64* %".746"
  %".748" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730", i32 0, i32 2
  store i64 %".738", i64* %".748"
  %".750" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730", i32 0, i32 3
  store i64* %".742", i64** %".750"
  %".752" = sub i64 %".736", %".734"
  %".753" = icmp sgt i64 %".752", 0
  %".754" = icmp sgt i64 %".738", 0
  %".755" = xor i1 %".753", %".754"
  %".756" = icmp eq i64 %".738", 0
  br i1 %".756", label %"B378.if", label %"B378.endif", !prof !2
B408:
  %".780" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi408.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".781"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".784"
  store {i64*, i64, i64, i64*} %".780", {i64*, i64, i64, i64*}* %".784"
  %".788" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".784", i32 0, i32 3
  %".789" = load i64*, i64** %".788"
  %".790" = load i64, i64* %".789"
  %".791" = icmp sgt i64 %".790", 0
  %".792" = getelementptr inbounds {i64, i1}, {i64, i1}* %".781", i32 0, i32 1
  store i1 %".791", i1* %".792"
  br i1 %".791", label %"B408.if", label %"B408.endif"
B410:
  %".830" = load i1, i1* %"$408for_iter.3"
  store i1 0, i1* %"$408for_iter.3"
  %".832" = load i64, i64* %"$phi410.1"
  %".833" = load i64, i64* %"$phi410.1"
  store i64 0, i64* %"$phi410.1"
  %".835" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".835", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836"
  %".840" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836", i32 0, i32 5
  %".841" = getelementptr inbounds [1 x i64], [1 x i64]* %".840", i32 0, i32 0
  %".842" = load i64, i64* %".841", !range !1
  %".843" = insertvalue [1 x i64] undef, i64 %".842", 0
  %".844" = extractvalue [1 x i64] %".843", 0
  %".845" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836", i32 0, i32 6
  %".846" = load [1 x i64], [1 x i64]* %".845"
  %".847" = extractvalue [1 x i64] %".846", 0
  %".848" = icmp slt i64 %".832", 0
  %".849" = add i64 %".832", %".844"
  %".850" = select  i1 %".848", i64 %".849", i64 %".832"
  %".851" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836", i32 0, i32 5
  %".852" = getelementptr inbounds [1 x i64], [1 x i64]* %".851", i32 0, i32 0
  %".853" = load i64, i64* %".852", !range !1
  %".854" = insertvalue [1 x i64] undef, i64 %".853", 0
  %".855" = extractvalue [1 x i64] %".854", 0
  %".856" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836", i32 0, i32 6
  %".857" = load [1 x i64], [1 x i64]* %".856"
  %".858" = extractvalue [1 x i64] %".857", 0
  %".859" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".836", i32 0, i32 4
  %".860" = load i32*, i32** %".859"
  %".861" = mul i64 %".850", 1
  %".862" = add i64 0, %".861"
  %".863" = getelementptr i32, i32* %".860", i64 %".862"
  %".864" = load i32, i32* %".863"
  %".865" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".865", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866"
  %".870" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866", i32 0, i32 5
  %".871" = getelementptr inbounds [1 x i64], [1 x i64]* %".870", i32 0, i32 0
  %".872" = load i64, i64* %".871", !range !1
  %".873" = insertvalue [1 x i64] undef, i64 %".872", 0
  %".874" = extractvalue [1 x i64] %".873", 0
  %".875" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866", i32 0, i32 6
  %".876" = load [1 x i64], [1 x i64]* %".875"
  %".877" = extractvalue [1 x i64] %".876", 0
  %".878" = icmp slt i64 %".832", 0
  %".879" = add i64 %".832", %".874"
  %".880" = select  i1 %".878", i64 %".879", i64 %".832"
  %".881" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866", i32 0, i32 5
  %".882" = getelementptr inbounds [1 x i64], [1 x i64]* %".881", i32 0, i32 0
  %".883" = load i64, i64* %".882", !range !1
  %".884" = insertvalue [1 x i64] undef, i64 %".883", 0
  %".885" = extractvalue [1 x i64] %".884", 0
  %".886" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866", i32 0, i32 6
  %".887" = load [1 x i64], [1 x i64]* %".886"
  %".888" = extractvalue [1 x i64] %".887", 0
  %".889" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".866", i32 0, i32 4
  %".890" = load i32*, i32** %".889"
  %".891" = mul i64 %".880", 1
  %".892" = add i64 0, %".891"
  %".893" = getelementptr i32, i32* %".890", i64 %".892"
  store i32 %".864", i32* %".893"
  br label %"B408"
B436:
  %".896" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"row"
  %".898" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"own"
  %".900" = load i64, i64* %"$phi410.1"
  store i64 0, i64* %"$phi410.1"
  %".902" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi408.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi408.0"
  %".904" = load i1, i1* %"$408for_iter.3"
  store i1 0, i1* %"$408for_iter.3"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".163", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".168" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138", i32 0, i32 3
  %".169" = load i64*, i64** %".168"
  store i64 0, i64* %".169"
  br label %"B0.endif.endif"
B0.endif.else:
  %".172" = srem i64 %".160", %".146"
  %".173" = sub i64 0, %".172"
  %".174" = select  i1 %".161", i64 %".172", i64 %".173"
  %".175" = icmp sgt i64 %".174", 0
  %".176" = sdiv i64 %".160", %".146"
  %".177" = select  i1 %".175", i64 1, i64 0
  %".178" = add i64 %".176", %".177"
  %".179" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138", i32 0, i32 3
  %".180" = load i64*, i64** %".179"
  store i64 %".178", i64* %".180"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".183" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".138"
  %".185" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi160.0"
  store {i64*, i64, i64, i64*} %".183", {i64*, i64, i64, i64*}* %"$phi160.0"
  br label %"B160"
B160.if:
  %".203" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".192", i32 0, i32 0
  %".204" = load i64*, i64** %".203"
  %".205" = load i64, i64* %".204"
  %".206" = getelementptr inbounds {i64, i1}, {i64, i1}* %".189", i32 0, i32 0
  store i64 %".205", i64* %".206"
  %".208" = sub nsw i64 %".198", 1
  store i64 %".208", i64* %".197"
  %".210" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".192", i32 0, i32 2
  %".211" = load i64, i64* %".210"
  %".212" = add i64 %".205", %".211"
  %".213" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".192", i32 0, i32 0
  %".214" = load i64*, i64** %".213"
  store i64 %".212", i64* %".214"
  br label %"B160.endif"
B160.endif:
  %".217" = load {i64, i1}, {i64, i1}* %".189"
  store {i64, i1} zeroinitializer, {i64, i1}* %".218"
  store {i64, i1} %".217", {i64, i1}* %".218"
  %".222" = getelementptr inbounds {i64, i1}, {i64, i1}* %".218", i32 0, i32 0
  %".223" = load i64, i64* %".222"
  store {i64, i1} zeroinitializer, {i64, i1}* %".224"
  store {i64, i1} %".217", {i64, i1}* %".224"
  %".228" = getelementptr inbounds {i64, i1}, {i64, i1}* %".224", i32 0, i32 1
  %".229" = load i1, i1* %".228"
  %".231" = load i1, i1* %"$160for_iter.3"
  store i1 %".229", i1* %"$160for_iter.3"
  %".234" = load i64, i64* %"$phi162.1"
  store i64 %".223", i64* %"$phi162.1"
  %".236" = load i1, i1* %"$160for_iter.3"
  br i1 %".236", label %"B162", label %"B188"
B188.if:
  ret void
B188.endif:
  br i1 %".349", label %"B188.endif.if", label %"B188.endif.else"
B188.endif.if:
  %".354" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324", i32 0, i32 3
  %".355" = load i64*, i64** %".354"
  store i64 0, i64* %".355"
  br label %"B188.endif.endif"
B188.endif.else:
  %".358" = srem i64 %".346", %".332"
  %".359" = sub i64 0, %".358"
  %".360" = select  i1 %".347", i64 %".358", i64 %".359"
  %".361" = icmp sgt i64 %".360", 0
  %".362" = sdiv i64 %".346", %".332"
  %".363" = select  i1 %".361", i64 1, i64 0
  %".364" = add i64 %".362", %".363"
  %".365" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324", i32 0, i32 3
  %".366" = load i64*, i64** %".365"
  store i64 %".364", i64* %".366"
  br label %"B188.endif.endif"
B188.endif.endif:
  %".369" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".324"
  %".371" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi220.0"
  store {i64*, i64, i64, i64*} %".369", {i64*, i64, i64, i64*}* %"$phi220.0"
  br label %"B220"
B220.if:
  %".389" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".378", i32 0, i32 0
  %".390" = load i64*, i64** %".389"
  %".391" = load i64, i64* %".390"
  %".392" = getelementptr inbounds {i64, i1}, {i64, i1}* %".375", i32 0, i32 0
  store i64 %".391", i64* %".392"
  %".394" = sub nsw i64 %".384", 1
  store i64 %".394", i64* %".383"
  %".396" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".378", i32 0, i32 2
  %".397" = load i64, i64* %".396"
  %".398" = add i64 %".391", %".397"
  %".399" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".378", i32 0, i32 0
  %".400" = load i64*, i64** %".399"
  store i64 %".398", i64* %".400"
  br label %"B220.endif"
B220.endif:
  %".403" = load {i64, i1}, {i64, i1}* %".375"
  store {i64, i1} zeroinitializer, {i64, i1}* %".404"
  store {i64, i1} %".403", {i64, i1}* %".404"
  %".408" = getelementptr inbounds {i64, i1}, {i64, i1}* %".404", i32 0, i32 0
  %".409" = load i64, i64* %".408"
  store {i64, i1} zeroinitializer, {i64, i1}* %".410"
  store {i64, i1} %".403", {i64, i1}* %".410"
  %".414" = getelementptr inbounds {i64, i1}, {i64, i1}* %".410", i32 0, i32 1
  %".415" = load i1, i1* %".414"
  %".417" = load i1, i1* %"$220for_iter.3"
  store i1 %".415", i1* %"$220for_iter.3"
  %".420" = load i64, i64* %"$phi222.1"
  store i64 %".409", i64* %"$phi222.1"
  %".422" = load i1, i1* %"$220for_iter.3"
  br i1 %".422", label %"B222", label %"B378"
B378.if:
  ret void
B378.endif:
  br i1 %".755", label %"B378.endif.if", label %"B378.endif.else"
B378.endif.if:
  %".760" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730", i32 0, i32 3
  %".761" = load i64*, i64** %".760"
  store i64 0, i64* %".761"
  br label %"B378.endif.endif"
B378.endif.else:
  %".764" = srem i64 %".752", %".738"
  %".765" = sub i64 0, %".764"
  %".766" = select  i1 %".753", i64 %".764", i64 %".765"
  %".767" = icmp sgt i64 %".766", 0
  %".768" = sdiv i64 %".752", %".738"
  %".769" = select  i1 %".767", i64 1, i64 0
  %".770" = add i64 %".768", %".769"
  %".771" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730", i32 0, i32 3
  %".772" = load i64*, i64** %".771"
  store i64 %".770", i64* %".772"
  br label %"B378.endif.endif"
B378.endif.endif:
  %".775" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".730"
  %".777" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi408.0"
  store {i64*, i64, i64, i64*} %".775", {i64*, i64, i64, i64*}* %"$phi408.0"
  br label %"B408"
B408.if:
  %".795" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".784", i32 0, i32 0
  %".796" = load i64*, i64** %".795"
  %".797" = load i64, i64* %".796"
  %".798" = getelementptr inbounds {i64, i1}, {i64, i1}* %".781", i32 0, i32 0
  store i64 %".797", i64* %".798"
  %".800" = sub nsw i64 %".790", 1
  store i64 %".800", i64* %".789"
  %".802" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".784", i32 0, i32 2
  %".803" = load i64, i64* %".802"
  %".804" = add i64 %".797", %".803"
  %".805" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".784", i32 0, i32 0
  %".806" = load i64*, i64** %".805"
  store i64 %".804", i64* %".806"
  br label %"B408.endif"
B408.endif:
  %".809" = load {i64, i1}, {i64, i1}* %".781"
  store {i64, i1} zeroinitializer, {i64, i1}* %".810"
  store {i64, i1} %".809", {i64, i1}* %".810"
  %".814" = getelementptr inbounds {i64, i1}, {i64, i1}* %".810", i32 0, i32 0
  %".815" = load i64, i64* %".814"
  store {i64, i1} zeroinitializer, {i64, i1}* %".816"
  store {i64, i1} %".809", {i64, i1}* %".816"
  %".820" = getelementptr inbounds {i64, i1}, {i64, i1}* %".816", i32 0, i32 1
  %".821" = load i1, i1* %".820"
  %".823" = load i1, i1* %"$408for_iter.3"
  store i1 %".821", i1* %"$408for_iter.3"
  %".826" = load i64, i64* %"$phi410.1"
  store i64 %".815", i64* %"$phi410.1"
  %".828" = load i1, i1* %"$408for_iter.3"
  br i1 %".828", label %"B410", label %"B436"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10local_sortB3v12B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10local_sortB3v12B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi2E1C7mutable7alignedE", !"kernel", i32 1 }
