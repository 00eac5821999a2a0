; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "shared_records$56"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels14shared_recordsB3v56B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayI9complex64Li1E1C7mutable7alignedE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels14shared_recordsB3v56B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayI9complex64Li1E1C7mutable7alignedE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"sums.0", i8* %"sums.1", i64 %"sums.2", i64 %"sums.3", {float, float}* %"sums.4", i64 %"sums.5.0", i64 %"sums.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", [32 x i8]* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} undef, i8* %"sums.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"sums.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"sums.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"sums.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", {float, float}* %"sums.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"sums.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"sums.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".27", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"out.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"out.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"out.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", [32 x i8]* %"out.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".29", 6
  %"x" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %"sums" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  %"out" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %".36" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36"
  %"values" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  %".64" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64"
  %"last" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"item" = alloca i32
  store i32 0, i32* %"item"
  %".116" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116"
  %".146" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".146"
  %".154" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".154"
  %".158" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".158"
  %".162" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".162"
  %".184" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".184"
  %".188" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".188"
  %".205" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205"
  %"$326pred" = alloca i1
  store i1 0, i1* %"$326pred"
  %".257" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257"
  %".287" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287"
  %".315" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315"
  %".339" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339"
  %".370" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370"
  %".407" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407"
  %".439" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439"
  %"$516pred" = alloca i1
  store i1 0, i1* %"$516pred"
  %".492" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".492"
  %"total.2" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %"total.2"
  %".503" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".503"
  %".513" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".513"
  %".517" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".517"
  %".526" = alloca i64
  store i64 0, i64* %".526"
  %".529" = alloca i64
  store i64 0, i64* %".529"
  %"$phi578.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi578.0"
  %".568" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".568"
  %".571" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".571"
  %".597" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".597"
  %".603" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".603"
  %"$578for_iter.3" = alloca i1
  store i1 0, i1* %"$578for_iter.3"
  %"$phi580.1" = alloca i64
  store i64 0, i64* %"$phi580.1"
  %".623" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623"
  %".656" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".656"
  %".660" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".660"
  %".664" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".664"
  %".703" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703"
  %".739" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739"
  %".767" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767"
  %".791" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791"
  %".829" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829"
  %".857" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857"
  %".881" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881"
  %".911" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911"
  %".951" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951"
  %".983" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983"
  %".1025" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %"generic" = addrspacecast [64 x {float, float}] addrspace(3)* @"_cudapy_smem_11" to i8*
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36"
  %".39" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 4
  %".40" = load {float, float}*, {float, float}** %".39"
  %".41" = bitcast i8* %"generic" to {float, float}*
  %".42" = insertvalue [1 x i64] undef, i64 64, 0
  %".43" = insertvalue [1 x i64] undef, i64 8, 0
  %".44" = extractvalue [1 x i64] %".42", 0
  %".45" = mul nsw i64 1, %".44"
  %".46" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 5
  store [1 x i64] %".42", [1 x i64]* %".46"
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 6
  store [1 x i64] %".43", [1 x i64]* %".48"
  %".50" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 4
  store {float, float}* %".41", {float, float}** %".50"
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 3
  store i64 8, i64* %".52"
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 0
  store i8* null, i8** %".54"
  %".56" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 1
  store i8* null, i8** %".56"
  %".58" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 2
  store i64 %".45", i64* %".58"
  %".60" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".36"
  %".62" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".60", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  %"generic.1" = addrspacecast [1 x [32 x i8]] addrspace(3)* @"_cudapy_smem_12" to i8*
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64"
  %".67" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 4
  %".68" = load [32 x i8]*, [32 x i8]** %".67"
  %".69" = bitcast i8* %"generic.1" to [32 x i8]*
  %".70" = insertvalue [1 x i64] undef, i64 1, 0
  %".71" = insertvalue [1 x i64] undef, i64 32, 0
  %".72" = extractvalue [1 x i64] %".70", 0
  %".73" = mul nsw i64 1, %".72"
  %".74" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 5
  store [1 x i64] %".70", [1 x i64]* %".74"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 6
  store [1 x i64] %".71", [1 x i64]* %".76"
  %".78" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 4
  store [32 x i8]* %".69", [32 x i8]** %".78"
  %".80" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 3
  store i64 32, i64* %".80"
  %".82" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 0
  store i8* null, i8** %".82"
  %".84" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 1
  store i8* null, i8** %".84"
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64", i32 0, i32 2
  store i64 %".73", i64* %".86"
  %".88" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".64"
  %".90" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".88", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  %".92" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".93" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".94" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".95" = insertvalue {i32, i32, i32} undef, i32 %".92", 0
  %".96" = insertvalue {i32, i32, i32} %".95", i32 %".93", 1
  %".97" = insertvalue {i32, i32, i32} %".96", i32 %".94", 2
  %".98" = extractvalue {i32, i32, i32} %".97", 0
  %".99" = trunc i64 1 to i32
  %".100" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".101" = sext i32 %".100" to i64
  %".102" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".103" = sext i32 %".102" to i64
  %".104" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".105" = sext i32 %".104" to i64
  %".106" = mul i64 %".103", %".105"
  %".107" = add i64 %".106", %".101"
  %".109" = load i64, i64* %"i"
  store i64 %".107", i64* %"i"
  %".112" = load i32, i32* %"item"
  store i32 %".98", i32* %"item"
  %".114" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".115" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".114", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116"
  %".120" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116", i32 0, i32 5
  %".121" = getelementptr inbounds [1 x i64], [1 x i64]* %".120", i32 0, i32 0
  %".122" = load i64, i64* %".121", !range !1
  %".123" = insertvalue [1 x i64] undef, i64 %".122", 0
  %".124" = extractvalue [1 x i64] %".123", 0
  %".125" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116", i32 0, i32 6
  %".126" = load [1 x i64], [1 x i64]* %".125"
  %".127" = extractvalue [1 x i64] %".126", 0
  %".128" = icmp slt i64 %".115", 0
  %".129" = add i64 %".115", %".124"
  %".130" = select  i1 %".128", i64 %".129", i64 %".115"
  %".131" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116", i32 0, i32 5
  %".132" = getelementptr inbounds [1 x i64], [1 x i64]* %".131", i32 0, i32 0
  %".133" = load i64, i64* %".132", !range !1
  %".134" = insertvalue [1 x i64] undef, i64 %".133", 0
  %".135" = extractvalue [1 x i64] %".134", 0
  %".136" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116", i32 0, i32 6
  %".137" = load [1 x i64], [1 x i64]* %".136"
  %".138" = extractvalue [1 x i64] %".137", 0
  %".139" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116", i32 0, i32 4
  %".140" = load float*, float** %".139"
  %".141" = mul i64 %".130", 1
  %".142" = add i64 0, %".141"
  %".143" = getelementptr float, float* %".140", i64 %".142"
  %".144" = load float, float* %".143"
  %".145" = fpext float %".144" to double
  store {double, double} zeroinitializer, {double, double}* %".146"
  %".149" = getelementptr inbounds {double, double}, {double, double}* %".146", i32 0, i32 0
  store double %".145", double* %".149"
  %".151" = getelementptr inbounds {double, double}, {double, double}* %".146", i32 0, i32 1
  store double              0x0, double* %".151"
  %".153" = load {double, double}, {double, double}* %".146"
  store {double, double} zeroinitializer, {double, double}* %".154"
  store {double, double} %".153", {double, double}* %".154"
  store {double, double} zeroinitializer, {double, double}* %".158"
  store {double, double} {double 0x3ff0000000000000, double 0xbff0000000000000}, {double, double}* %".158"
  store {double, double} zeroinitializer, {double, double}* %".162"
  %".165" = getelementptr inbounds {double, double}, {double, double}* %".154", i32 0, i32 0
  %".166" = load double, double* %".165"
  %".167" = getelementptr inbounds {double, double}, {double, double}* %".154", i32 0, i32 1
  %".168" = load double, double* %".167"
  %".169" = getelementptr inbounds {double, double}, {double, double}* %".158", i32 0, i32 0
  %".170" = load double, double* %".169"
  %".171" = getelementptr inbounds {double, double}, {double, double}* %".158", i32 0, i32 1
  %".172" = load double, double* %".171"
  %".173" = fmul double %".166", %".170"
  %".174" = fmul double %".168", %".172"
  %".175" = fmul double %".166", %".172"
  %".176" = fmul double %".168", %".170"
  %".177" = fsub double %".173", %".174"
  %".178" = getelementptr inbounds {double, double}, {double, double}* %".162", i32 0, i32 0
  store double %".177", double* %".178"
  %".180" = fadd double %".175", %".176"
  %".181" = getelementptr inbounds {double, double}, {double, double}* %".162", i32 0, i32 1
  store double %".180", double* %".181"
  %".183" = load {double, double}, {double, double}* %".162"
  store {double, double} zeroinitializer, {double, double}* %".184"
  store {double, double} %".183", {double, double}* %".184"
  store {float, float} zeroinitializer, {float, float}* %".188"
  %".191" = getelementptr inbounds {double, double}, {double, double}* %".184", i32 0, i32 0
  %".192" = load double, double* %".191"
  %".193" = fptrunc double %".192" to float
  %".194" = getelementptr inbounds {float, float}, {float, float}* %".188", i32 0, i32 0
  store float %".193", float* %".194"
  %".196" = getelementptr inbounds {double, double}, {double, double}* %".184", i32 0, i32 1
  %".197" = load double, double* %".196"
  %".198" = fptrunc double %".197" to float
  %".199" = getelementptr inbounds {float, float}, {float, float}* %".188", i32 0, i32 1
  store float %".198", float* %".199"
  %".201" = load {float, float}, {float, float}* %".188"
  %".202" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  %".203" = load i32, i32* %"item"
  %".204" = sext i32 %".203" to i64
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".202", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205"
  %".209" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205", i32 0, i32 5
  %".210" = getelementptr inbounds [1 x i64], [1 x i64]* %".209", i32 0, i32 0
  %".211" = load i64, i64* %".210", !range !1
  %".212" = insertvalue [1 x i64] undef, i64 %".211", 0
  %".213" = extractvalue [1 x i64] %".212", 0
  %".214" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205", i32 0, i32 6
  %".215" = load [1 x i64], [1 x i64]* %".214"
  %".216" = extractvalue [1 x i64] %".215", 0
  %".217" = icmp slt i64 %".204", 0
  %".218" = add i64 %".204", %".213"
  %".219" = select  i1 %".217", i64 %".218", i64 %".204"
  %".220" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205", i32 0, i32 5
  %".221" = getelementptr inbounds [1 x i64], [1 x i64]* %".220", i32 0, i32 0
  %".222" = load i64, i64* %".221", !range !1
  %".223" = insertvalue [1 x i64] undef, i64 %".222", 0
  %".224" = extractvalue [1 x i64] %".223", 0
  %".225" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205", i32 0, i32 6
  %".226" = load [1 x i64], [1 x i64]* %".225"
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".205", i32 0, i32 4
  %".229" = load {float, float}*, {float, float}** %".228"
  %".230" = mul i64 %".219", 1
  %".231" = add i64 0, %".230"
  %".232" = getelementptr {float, float}, {float, float}* %".229", i64 %".231"
  %"extracted.real" = extractvalue {float, float} %".201", 0
  %"extracted.imag" = extractvalue {float, float} %".201", 1
  %".233" = insertvalue {float, float} undef, float %"extracted.real", 0
  %".234" = insertvalue {float, float} %".233", float %"extracted.imag", 1
  store {float, float} %".234", {float, float}* %".232"
  %".236" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".237" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".238" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".239" = insertvalue {i32, i32, i32} undef, i32 %".236", 0
  %".240" = insertvalue {i32, i32, i32} %".239", i32 %".237", 1
  %".241" = insertvalue {i32, i32, i32} %".240", i32 %".238", 2
  %".242" = extractvalue {i32, i32, i32} %".241", 0
  %".243" = sext i32 %".242" to i64
  %".244" = sub nsw i64 %".243", 1
  %".245" = load i32, i32* %"item"
  %".246" = sext i32 %".245" to i64
  %".247" = icmp eq i64 %".246", %".244"
  %".249" = load i1, i1* %"$326pred"
  store i1 %".247", i1* %"$326pred"
  %".251" = load i1, i1* %"$326pred"
  br i1 %".251", label %"B328", label %"B468"
B328:
  %".253" = load i1, i1* %"$326pred"
  store i1 0, i1* %"$326pred"
  %".255" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".256" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".255", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257"
  %".261" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257", i32 0, i32 5
  %".262" = getelementptr inbounds [1 x i64], [1 x i64]* %".261", i32 0, i32 0
  %".263" = load i64, i64* %".262", !range !1
  %".264" = insertvalue [1 x i64] undef, i64 %".263", 0
  %".265" = extractvalue [1 x i64] %".264", 0
  %".266" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257", i32 0, i32 6
  %".267" = load [1 x i64], [1 x i64]* %".266"
  %".268" = extractvalue [1 x i64] %".267", 0
  %".269" = icmp slt i64 %".256", 0
  %".270" = add i64 %".256", %".265"
  %".271" = select  i1 %".269", i64 %".270", i64 %".256"
  %".272" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257", i32 0, i32 5
  %".273" = getelementptr inbounds [1 x i64], [1 x i64]* %".272", i32 0, i32 0
  %".274" = load i64, i64* %".273", !range !1
  %".275" = insertvalue [1 x i64] undef, i64 %".274", 0
  %".276" = extractvalue [1 x i64] %".275", 0
  %".277" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257", i32 0, i32 6
  %".278" = load [1 x i64], [1 x i64]* %".277"
  %".279" = extractvalue [1 x i64] %".278", 0
  %".280" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".257", i32 0, i32 4
  %".281" = load float*, float** %".280"
  %".282" = mul i64 %".271", 1
  %".283" = add i64 0, %".282"
  %".284" = getelementptr float, float* %".281", i64 %".283"
  %".285" = load float, float* %".284"
  %".286" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".286", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287"
  %".291" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287", i32 0, i32 5
  %".292" = getelementptr inbounds [1 x i64], [1 x i64]* %".291", i32 0, i32 0
  %".293" = load i64, i64* %".292", !range !1
  %".294" = insertvalue [1 x i64] undef, i64 %".293", 0
  %".295" = extractvalue [1 x i64] %".294", 0
  %".296" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287", i32 0, i32 6
  %".297" = load [1 x i64], [1 x i64]* %".296"
  %".298" = extractvalue [1 x i64] %".297", 0
  %".299" = icmp slt i64 0, 0
  %".300" = add i64 0, %".295"
  %".301" = select  i1 %".299", i64 %".300", i64 0
  %".302" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287", i32 0, i32 5
  %".303" = getelementptr inbounds [1 x i64], [1 x i64]* %".302", i32 0, i32 0
  %".304" = load i64, i64* %".303", !range !1
  %".305" = insertvalue [1 x i64] undef, i64 %".304", 0
  %".306" = extractvalue [1 x i64] %".305", 0
  %".307" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287", i32 0, i32 6
  %".308" = load [1 x i64], [1 x i64]* %".307"
  %".309" = extractvalue [1 x i64] %".308", 0
  %".310" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".287", i32 0, i32 4
  %".311" = load [32 x i8]*, [32 x i8]** %".310"
  %".312" = mul i64 %".301", 1
  %".313" = add i64 0, %".312"
  %".314" = getelementptr [32 x i8], [32 x i8]* %".311", i64 %".313"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315"
  %".318" = getelementptr inbounds [32 x i8], [32 x i8]* %".314", i32 0, i32 0
  %".319" = bitcast i8* %".318" to float*
  %".320" = insertvalue [1 x i64] undef, i64 3, 0
  %".321" = insertvalue [1 x i64] undef, i64 4, 0
  %".322" = extractvalue [1 x i64] %".320", 0
  %".323" = mul nsw i64 1, %".322"
  %".324" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 5
  store [1 x i64] %".320", [1 x i64]* %".324"
  %".326" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 6
  store [1 x i64] %".321", [1 x i64]* %".326"
  %".328" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 4
  store float* %".319", float** %".328"
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 3
  store i64 4, i64* %".330"
  %".332" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 0
  store i8* null, i8** %".332"
  %".334" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 1
  store i8* null, i8** %".334"
  %".336" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 2
  store i64 %".323", i64* %".336"
  %".338" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".315"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".338", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339"
  %".343" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339", i32 0, i32 5
  %".344" = getelementptr inbounds [1 x i64], [1 x i64]* %".343", i32 0, i32 0
  %".345" = load i64, i64* %".344", !range !1
  %".346" = insertvalue [1 x i64] undef, i64 %".345", 0
  %".347" = extractvalue [1 x i64] %".346", 0
  %".348" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339", i32 0, i32 6
  %".349" = load [1 x i64], [1 x i64]* %".348"
  %".350" = extractvalue [1 x i64] %".349", 0
  %".351" = icmp slt i64 1, 0
  %".352" = add i64 1, %".347"
  %".353" = select  i1 %".351", i64 %".352", i64 1
  %".354" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339", i32 0, i32 5
  %".355" = getelementptr inbounds [1 x i64], [1 x i64]* %".354", i32 0, i32 0
  %".356" = load i64, i64* %".355", !range !1
  %".357" = insertvalue [1 x i64] undef, i64 %".356", 0
  %".358" = extractvalue [1 x i64] %".357", 0
  %".359" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339", i32 0, i32 6
  %".360" = load [1 x i64], [1 x i64]* %".359"
  %".361" = extractvalue [1 x i64] %".360", 0
  %".362" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".339", i32 0, i32 4
  %".363" = load float*, float** %".362"
  %".364" = mul i64 %".353", 1
  %".365" = add i64 0, %".364"
  %".366" = getelementptr float, float* %".363", i64 %".365"
  store float %".285", float* %".366"
  %".368" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".369" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".368", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370"
  %".374" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370", i32 0, i32 5
  %".375" = getelementptr inbounds [1 x i64], [1 x i64]* %".374", i32 0, i32 0
  %".376" = load i64, i64* %".375", !range !1
  %".377" = insertvalue [1 x i64] undef, i64 %".376", 0
  %".378" = extractvalue [1 x i64] %".377", 0
  %".379" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370", i32 0, i32 6
  %".380" = load [1 x i64], [1 x i64]* %".379"
  %".381" = extractvalue [1 x i64] %".380", 0
  %".382" = icmp slt i64 %".369", 0
  %".383" = add i64 %".369", %".378"
  %".384" = select  i1 %".382", i64 %".383", i64 %".369"
  %".385" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370", i32 0, i32 5
  %".386" = getelementptr inbounds [1 x i64], [1 x i64]* %".385", i32 0, i32 0
  %".387" = load i64, i64* %".386", !range !1
  %".388" = insertvalue [1 x i64] undef, i64 %".387", 0
  %".389" = extractvalue [1 x i64] %".388", 0
  %".390" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370", i32 0, i32 6
  %".391" = load [1 x i64], [1 x i64]* %".390"
  %".392" = extractvalue [1 x i64] %".391", 0
  %".393" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".370", i32 0, i32 4
  %".394" = load float*, float** %".393"
  %".395" = mul i64 %".384", 1
  %".396" = add i64 0, %".395"
  %".397" = getelementptr float, float* %".394", i64 %".396"
  %".398" = load float, float* %".397"
  %".399" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".401" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".403" = fpext float %".398" to double
  %".404" = sitofp i64 2 to double
  %".405" = fmul double %".403", %".404"
  %".406" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".406", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407"
  %".411" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407", i32 0, i32 5
  %".412" = getelementptr inbounds [1 x i64], [1 x i64]* %".411", i32 0, i32 0
  %".413" = load i64, i64* %".412", !range !1
  %".414" = insertvalue [1 x i64] undef, i64 %".413", 0
  %".415" = extractvalue [1 x i64] %".414", 0
  %".416" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407", i32 0, i32 6
  %".417" = load [1 x i64], [1 x i64]* %".416"
  %".418" = extractvalue [1 x i64] %".417", 0
  %".419" = icmp slt i64 0, 0
  %".420" = add i64 0, %".415"
  %".421" = select  i1 %".419", i64 %".420", i64 0
  %".422" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407", i32 0, i32 5
  %".423" = getelementptr inbounds [1 x i64], [1 x i64]* %".422", i32 0, i32 0
  %".424" = load i64, i64* %".423", !range !1
  %".425" = insertvalue [1 x i64] undef, i64 %".424", 0
  %".426" = extractvalue [1 x i64] %".425", 0
  %".427" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407", i32 0, i32 6
  %".428" = load [1 x i64], [1 x i64]* %".427"
  %".429" = extractvalue [1 x i64] %".428", 0
  %".430" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".407", i32 0, i32 4
  %".431" = load [32 x i8]*, [32 x i8]** %".430"
  %".432" = mul i64 %".421", 1
  %".433" = add i64 0, %".432"
  %".434" = getelementptr [32 x i8], [32 x i8]* %".431", i64 %".433"
  %".435" = getelementptr inbounds [32 x i8], [32 x i8]* %".434", i32 0, i32 16
  %".436" = bitcast i8* %".435" to double*
  store double %".405", double* %".436"
  %".438" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".438", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439"
  %".443" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439", i32 0, i32 5
  %".444" = getelementptr inbounds [1 x i64], [1 x i64]* %".443", i32 0, i32 0
  %".445" = load i64, i64* %".444", !range !1
  %".446" = insertvalue [1 x i64] undef, i64 %".445", 0
  %".447" = extractvalue [1 x i64] %".446", 0
  %".448" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439", i32 0, i32 6
  %".449" = load [1 x i64], [1 x i64]* %".448"
  %".450" = extractvalue [1 x i64] %".449", 0
  %".451" = icmp slt i64 0, 0
  %".452" = add i64 0, %".447"
  %".453" = select  i1 %".451", i64 %".452", i64 0
  %".454" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439", i32 0, i32 5
  %".455" = getelementptr inbounds [1 x i64], [1 x i64]* %".454", i32 0, i32 0
  %".456" = load i64, i64* %".455", !range !1
  %".457" = insertvalue [1 x i64] undef, i64 %".456", 0
  %".458" = extractvalue [1 x i64] %".457", 0
  %".459" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439", i32 0, i32 6
  %".460" = load [1 x i64], [1 x i64]* %".459"
  %".461" = extractvalue [1 x i64] %".460", 0
  %".462" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".439", i32 0, i32 4
  %".463" = load [32 x i8]*, [32 x i8]** %".462"
  %".464" = mul i64 %".453", 1
  %".465" = add i64 0, %".464"
  %".466" = getelementptr [32 x i8], [32 x i8]* %".463", i64 %".465"
  %".467" = trunc i64 5 to i16
  %".468" = getelementptr inbounds [32 x i8], [32 x i8]* %".466", i32 0, i32 24
  %".469" = bitcast i8* %".468" to i16*
  store i16 %".467", i16* %".469"
  br label %"B468"
B468:
  %".472" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".474" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".476" = load i1, i1* %"$326pred"
  store i1 0, i1* %"$326pred"
  call void @"llvm.nvvm.barrier0"()
  %".479" = load i32, i32* %"item"
  %".480" = sext i32 %".479" to i64
  %".481" = icmp eq i64 %".480", 0
  %".482" = load i32, i32* %"item"
  store i32 0, i32* %"item"
  %".485" = load i1, i1* %"$516pred"
  store i1 %".481", i1* %"$516pred"
  %".487" = load i1, i1* %"$516pred"
  br i1 %".487", label %"B518", label %"B902"
B518:
  %".489" = load i1, i1* %"$516pred"
  store i1 0, i1* %"$516pred"
  %".491" = sitofp i64 0 to float
  store {float, float} zeroinitializer, {float, float}* %".492"
  %".495" = getelementptr inbounds {float, float}, {float, float}* %".492", i32 0, i32 0
  store float %".491", float* %".495"
  %".497" = getelementptr inbounds {float, float}, {float, float}* %".492", i32 0, i32 1
  store float              0x0, float* %".497"
  %".499" = load {float, float}, {float, float}* %".492"
  %".501" = load {float, float}, {float, float}* %"total.2"
  store {float, float} %".499", {float, float}* %"total.2"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".503"
  %".506" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".503", i32 0, i32 0
  store i64 0, i64* %".506"
  %".508" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".503", i32 0, i32 1
  store i64 64, i64* %".508"
  %".510" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".503", i32 0, i32 2
  store i64 1, i64* %".510"
  %".512" = load {i64, i64, i64}, {i64, i64, i64}* %".503"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".513"
  store {i64, i64, i64} %".512", {i64, i64, i64}* %".513"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".517"
  %".520" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".513", i32 0, i32 0
  %".521" = load i64, i64* %".520"
  %".522" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".513", i32 0, i32 1
  %".523" = load i64, i64* %".522"
  %".524" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".513", i32 0, i32 2
  %".525" = load i64, i64* %".524"
  store i64 %".521", i64* %".526"
  %".531" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517", i32 0, i32 0
  store i64* %".526", i64** %".531"
  %".533" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517", i32 0, i32 1
  store i64 %".523", i64* %".533"
  %".535" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517", i32 0, i32 2
  store i64 %".525", i64* %".535"
  %".537" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517", i32 0, i32 3
  store i64* %".529", i64** %".537"
  %".539" = sub i64 %".523", %".521"
  %".540" = icmp sgt i64 %".539", 0
  %".541" = icmp sgt i64 %".525", 0
  %".542" = xor i1 %".540", %".541"
  %".543" = icmp eq i64 %".525", 0
  br i1 %".543", label %"B518.if", label %"B518.endif", !prof !2
B578:
  %".567" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi578.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".568"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".571"
  store {i64*, i64, i64, i64*} %".567", {i64*, i64, i64, i64*}* %".571"
  %".575" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".571", i32 0, i32 3
  %".576" = load i64*, i64** %".575"
  %".577" = load i64, i64* %".576"
  %".578" = icmp sgt i64 %".577", 0
  %".579" = getelementptr inbounds {i64, i1}, {i64, i1}* %".568", i32 0, i32 1
  store i1 %".578", i1* %".579"
  br i1 %".578", label %"B578.if", label %"B578.endif"
B580:
  %".617" = load i1, i1* %"$578for_iter.3"
  store i1 0, i1* %"$578for_iter.3"
  %".619" = load i64, i64* %"$phi580.1"
  %".620" = load i64, i64* %"$phi580.1"
  store i64 0, i64* %"$phi580.1"
  %".622" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".622", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623"
  %".627" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623", i32 0, i32 5
  %".628" = getelementptr inbounds [1 x i64], [1 x i64]* %".627", i32 0, i32 0
  %".629" = load i64, i64* %".628", !range !1
  %".630" = insertvalue [1 x i64] undef, i64 %".629", 0
  %".631" = extractvalue [1 x i64] %".630", 0
  %".632" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623", i32 0, i32 6
  %".633" = load [1 x i64], [1 x i64]* %".632"
  %".634" = extractvalue [1 x i64] %".633", 0
  %".635" = icmp slt i64 %".619", 0
  %".636" = add i64 %".619", %".631"
  %".637" = select  i1 %".635", i64 %".636", i64 %".619"
  %".638" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623", i32 0, i32 5
  %".639" = getelementptr inbounds [1 x i64], [1 x i64]* %".638", i32 0, i32 0
  %".640" = load i64, i64* %".639", !range !1
  %".641" = insertvalue [1 x i64] undef, i64 %".640", 0
  %".642" = extractvalue [1 x i64] %".641", 0
  %".643" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623", i32 0, i32 6
  %".644" = load [1 x i64], [1 x i64]* %".643"
  %".645" = extractvalue [1 x i64] %".644", 0
  %".646" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".623", i32 0, i32 4
  %".647" = load {float, float}*, {float, float}** %".646"
  %".648" = mul i64 %".637", 1
  %".649" = add i64 0, %".648"
  %".650" = getelementptr {float, float}, {float, float}* %".647", i64 %".649"
  %".651" = getelementptr inbounds {float, float}, {float, float}* %".650", i32 0, i32 0
  %".652" = load float, float* %".651"
  %".653" = getelementptr inbounds {float, float}, {float, float}* %".650", i32 0, i32 1
  %".654" = load float, float* %".653"
  %"inserted.real" = insertvalue {float, float} undef, float %".652", 0
  %"inserted.imag" = insertvalue {float, float} %"inserted.real", float %".654", 1
  %".655" = load {float, float}, {float, float}* %"total.2"
  store {float, float} zeroinitializer, {float, float}* %".656"
  store {float, float} %".655", {float, float}* %".656"
  store {float, float} zeroinitializer, {float, float}* %".660"
  store {float, float} %"inserted.imag", {float, float}* %".660"
  store {float, float} zeroinitializer, {float, float}* %".664"
  %".667" = getelementptr inbounds {float, float}, {float, float}* %".656", i32 0, i32 0
  %".668" = load float, float* %".667"
  %".669" = getelementptr inbounds {float, float}, {float, float}* %".656", i32 0, i32 1
  %".670" = load float, float* %".669"
  %".671" = getelementptr inbounds {float, float}, {float, float}* %".660", i32 0, i32 0
  %".672" = load float, float* %".671"
  %".673" = getelementptr inbounds {float, float}, {float, float}* %".660", i32 0, i32 1
  %".674" = load float, float* %".673"
  %".675" = fadd float %".668", %".672"
  %".676" = getelementptr inbounds {float, float}, {float, float}* %".664", i32 0, i32 0
  store float %".675", float* %".676"
  %".678" = fadd float %".670", %".674"
  %".679" = getelementptr inbounds {float, float}, {float, float}* %".664", i32 0, i32 1
  store float %".678", float* %".679"
  %".681" = load {float, float}, {float, float}* %".664"
  %".682" = load {float, float}, {float, float}* %"total.2"
  store {float, float} %".681", {float, float}* %"total.2"
  br label %"B578"
B606:
  %".685" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  %".687" = load i64, i64* %"$phi580.1"
  store i64 0, i64* %"$phi580.1"
  %".689" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi578.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi578.0"
  %".691" = load i1, i1* %"$578for_iter.3"
  store i1 0, i1* %"$578for_iter.3"
  %".693" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".694" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".695" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".696" = insertvalue {i32, i32, i32} undef, i32 %".693", 0
  %".697" = insertvalue {i32, i32, i32} %".696", i32 %".694", 1
  %".698" = insertvalue {i32, i32, i32} %".697", i32 %".695", 2
  %".699" = extractvalue {i32, i32, i32} %".698", 0
  %".700" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  %".701" = load {float, float}, {float, float}* %"total.2"
  %".702" = sext i32 %".699" to i64
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".700", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703"
  %".707" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703", i32 0, i32 5
  %".708" = getelementptr inbounds [1 x i64], [1 x i64]* %".707", i32 0, i32 0
  %".709" = load i64, i64* %".708", !range !1
  %".710" = insertvalue [1 x i64] undef, i64 %".709", 0
  %".711" = extractvalue [1 x i64] %".710", 0
  %".712" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703", i32 0, i32 6
  %".713" = load [1 x i64], [1 x i64]* %".712"
  %".714" = extractvalue [1 x i64] %".713", 0
  %".715" = icmp slt i64 %".702", 0
  %".716" = add i64 %".702", %".711"
  %".717" = select  i1 %".715", i64 %".716", i64 %".702"
  %".718" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703", i32 0, i32 5
  %".719" = getelementptr inbounds [1 x i64], [1 x i64]* %".718", i32 0, i32 0
  %".720" = load i64, i64* %".719", !range !1
  %".721" = insertvalue [1 x i64] undef, i64 %".720", 0
  %".722" = extractvalue [1 x i64] %".721", 0
  %".723" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703", i32 0, i32 6
  %".724" = load [1 x i64], [1 x i64]* %".723"
  %".725" = extractvalue [1 x i64] %".724", 0
  %".726" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".703", i32 0, i32 4
  %".727" = load {float, float}*, {float, float}** %".726"
  %".728" = mul i64 %".717", 1
  %".729" = add i64 0, %".728"
  %".730" = getelementptr {float, float}, {float, float}* %".727", i64 %".729"
  %"extracted.real.1" = extractvalue {float, float} %".701", 0
  %"extracted.imag.1" = extractvalue {float, float} %".701", 1
  %".731" = insertvalue {float, float} undef, float %"extracted.real.1", 0
  %".732" = insertvalue {float, float} %".731", float %"extracted.imag.1", 1
  store {float, float} %".732", {float, float}* %".730"
  %".734" = load {float, float}, {float, float}* %"total.2"
  store {float, float} zeroinitializer, {float, float}* %"total.2"
  %".736" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  %".738" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".738", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739"
  %".743" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739", i32 0, i32 5
  %".744" = getelementptr inbounds [1 x i64], [1 x i64]* %".743", i32 0, i32 0
  %".745" = load i64, i64* %".744", !range !1
  %".746" = insertvalue [1 x i64] undef, i64 %".745", 0
  %".747" = extractvalue [1 x i64] %".746", 0
  %".748" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739", i32 0, i32 6
  %".749" = load [1 x i64], [1 x i64]* %".748"
  %".750" = extractvalue [1 x i64] %".749", 0
  %".751" = icmp slt i64 0, 0
  %".752" = add i64 0, %".747"
  %".753" = select  i1 %".751", i64 %".752", i64 0
  %".754" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739", i32 0, i32 5
  %".755" = getelementptr inbounds [1 x i64], [1 x i64]* %".754", i32 0, i32 0
  %".756" = load i64, i64* %".755", !range !1
  %".757" = insertvalue [1 x i64] undef, i64 %".756", 0
  %".758" = extractvalue [1 x i64] %".757", 0
  %".759" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739", i32 0, i32 6
  %".760" = load [1 x i64], [1 x i64]* %".759"
  %".761" = extractvalue [1 x i64] %".760", 0
  %".762" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".739", i32 0, i32 4
  %".763" = load [32 x i8]*, [32 x i8]** %".762"
  %".764" = mul i64 %".753", 1
  %".765" = add i64 0, %".764"
  %".766" = getelementptr [32 x i8], [32 x i8]* %".763", i64 %".765"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767"
  %".770" = getelementptr inbounds [32 x i8], [32 x i8]* %".766", i32 0, i32 0
  %".771" = bitcast i8* %".770" to float*
  %".772" = insertvalue [1 x i64] undef, i64 3, 0
  %".773" = insertvalue [1 x i64] undef, i64 4, 0
  %".774" = extractvalue [1 x i64] %".772", 0
  %".775" = mul nsw i64 1, %".774"
  %".776" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 5
  store [1 x i64] %".772", [1 x i64]* %".776"
  %".778" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 6
  store [1 x i64] %".773", [1 x i64]* %".778"
  %".780" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 4
  store float* %".771", float** %".780"
  %".782" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 3
  store i64 4, i64* %".782"
  %".784" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 0
  store i8* null, i8** %".784"
  %".786" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 1
  store i8* null, i8** %".786"
  %".788" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767", i32 0, i32 2
  store i64 %".775", i64* %".788"
  %".790" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".767"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".790", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791"
  %".795" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791", i32 0, i32 5
  %".796" = getelementptr inbounds [1 x i64], [1 x i64]* %".795", i32 0, i32 0
  %".797" = load i64, i64* %".796", !range !1
  %".798" = insertvalue [1 x i64] undef, i64 %".797", 0
  %".799" = extractvalue [1 x i64] %".798", 0
  %".800" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791", i32 0, i32 6
  %".801" = load [1 x i64], [1 x i64]* %".800"
  %".802" = extractvalue [1 x i64] %".801", 0
  %".803" = icmp slt i64 1, 0
  %".804" = add i64 1, %".799"
  %".805" = select  i1 %".803", i64 %".804", i64 1
  %".806" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791", i32 0, i32 5
  %".807" = getelementptr inbounds [1 x i64], [1 x i64]* %".806", i32 0, i32 0
  %".808" = load i64, i64* %".807", !range !1
  %".809" = insertvalue [1 x i64] undef, i64 %".808", 0
  %".810" = extractvalue [1 x i64] %".809", 0
  %".811" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791", i32 0, i32 6
  %".812" = load [1 x i64], [1 x i64]* %".811"
  %".813" = extractvalue [1 x i64] %".812", 0
  %".814" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".791", i32 0, i32 4
  %".815" = load float*, float** %".814"
  %".816" = mul i64 %".805", 1
  %".817" = add i64 0, %".816"
  %".818" = getelementptr float, float* %".815", i64 %".817"
  %".819" = load float, float* %".818"
  %".820" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".821" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".822" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".823" = insertvalue {i32, i32, i32} undef, i32 %".820", 0
  %".824" = insertvalue {i32, i32, i32} %".823", i32 %".821", 1
  %".825" = insertvalue {i32, i32, i32} %".824", i32 %".822", 2
  %".826" = extractvalue {i32, i32, i32} %".825", 0
  %".827" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %".828" = sext i32 %".826" to i64
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".827", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829"
  %".833" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829", i32 0, i32 5
  %".834" = getelementptr inbounds [1 x i64], [1 x i64]* %".833", i32 0, i32 0
  %".835" = load i64, i64* %".834", !range !1
  %".836" = insertvalue [1 x i64] undef, i64 %".835", 0
  %".837" = extractvalue [1 x i64] %".836", 0
  %".838" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829", i32 0, i32 6
  %".839" = load [1 x i64], [1 x i64]* %".838"
  %".840" = extractvalue [1 x i64] %".839", 0
  %".841" = icmp slt i64 %".828", 0
  %".842" = add i64 %".828", %".837"
  %".843" = select  i1 %".841", i64 %".842", i64 %".828"
  %".844" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829", i32 0, i32 5
  %".845" = getelementptr inbounds [1 x i64], [1 x i64]* %".844", i32 0, i32 0
  %".846" = load i64, i64* %".845", !range !1
  %".847" = insertvalue [1 x i64] undef, i64 %".846", 0
  %".848" = extractvalue [1 x i64] %".847", 0
  %".849" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829", i32 0, i32 6
  %".850" = load [1 x i64], [1 x i64]* %".849"
  %".851" = extractvalue [1 x i64] %".850", 0
  %".852" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".829", i32 0, i32 4
  %".853" = load [32 x i8]*, [32 x i8]** %".852"
  %".854" = mul i64 %".843", 1
  %".855" = add i64 0, %".854"
  %".856" = getelementptr [32 x i8], [32 x i8]* %".853", i64 %".855"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857"
  %".860" = getelementptr inbounds [32 x i8], [32 x i8]* %".856", i32 0, i32 0
  %".861" = bitcast i8* %".860" to float*
  %".862" = insertvalue [1 x i64] undef, i64 3, 0
  %".863" = insertvalue [1 x i64] undef, i64 4, 0
  %".864" = extractvalue [1 x i64] %".862", 0
  %".865" = mul nsw i64 1, %".864"
  %".866" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 5
  store [1 x i64] %".862", [1 x i64]* %".866"
  %".868" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 6
  store [1 x i64] %".863", [1 x i64]* %".868"
  %".870" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 4
  store float* %".861", float** %".870"
  %".872" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 3
  store i64 4, i64* %".872"
  %".874" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 0
  store i8* null, i8** %".874"
  %".876" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 1
  store i8* null, i8** %".876"
  %".878" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857", i32 0, i32 2
  store i64 %".865", i64* %".878"
  %".880" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".857"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".880", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881"
  %".885" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881", i32 0, i32 5
  %".886" = getelementptr inbounds [1 x i64], [1 x i64]* %".885", i32 0, i32 0
  %".887" = load i64, i64* %".886", !range !1
  %".888" = insertvalue [1 x i64] undef, i64 %".887", 0
  %".889" = extractvalue [1 x i64] %".888", 0
  %".890" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881", i32 0, i32 6
  %".891" = load [1 x i64], [1 x i64]* %".890"
  %".892" = extractvalue [1 x i64] %".891", 0
  %".893" = icmp slt i64 1, 0
  %".894" = add i64 1, %".889"
  %".895" = select  i1 %".893", i64 %".894", i64 1
  %".896" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881", i32 0, i32 5
  %".897" = getelementptr inbounds [1 x i64], [1 x i64]* %".896", i32 0, i32 0
  %".898" = load i64, i64* %".897", !range !1
  %".899" = insertvalue [1 x i64] undef, i64 %".898", 0
  %".900" = extractvalue [1 x i64] %".899", 0
  %".901" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881", i32 0, i32 6
  %".902" = load [1 x i64], [1 x i64]* %".901"
  %".903" = extractvalue [1 x i64] %".902", 0
  %".904" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".881", i32 0, i32 4
  %".905" = load float*, float** %".904"
  %".906" = mul i64 %".895", 1
  %".907" = add i64 0, %".906"
  %".908" = getelementptr float, float* %".905", i64 %".907"
  store float %".819", float* %".908"
  %".910" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".910", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911"
  %".915" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911", i32 0, i32 5
  %".916" = getelementptr inbounds [1 x i64], [1 x i64]* %".915", i32 0, i32 0
  %".917" = load i64, i64* %".916", !range !1
  %".918" = insertvalue [1 x i64] undef, i64 %".917", 0
  %".919" = extractvalue [1 x i64] %".918", 0
  %".920" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911", i32 0, i32 6
  %".921" = load [1 x i64], [1 x i64]* %".920"
  %".922" = extractvalue [1 x i64] %".921", 0
  %".923" = icmp slt i64 0, 0
  %".924" = add i64 0, %".919"
  %".925" = select  i1 %".923", i64 %".924", i64 0
  %".926" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911", i32 0, i32 5
  %".927" = getelementptr inbounds [1 x i64], [1 x i64]* %".926", i32 0, i32 0
  %".928" = load i64, i64* %".927", !range !1
  %".929" = insertvalue [1 x i64] undef, i64 %".928", 0
  %".930" = extractvalue [1 x i64] %".929", 0
  %".931" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911", i32 0, i32 6
  %".932" = load [1 x i64], [1 x i64]* %".931"
  %".933" = extractvalue [1 x i64] %".932", 0
  %".934" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".911", i32 0, i32 4
  %".935" = load [32 x i8]*, [32 x i8]** %".934"
  %".936" = mul i64 %".925", 1
  %".937" = add i64 0, %".936"
  %".938" = getelementptr [32 x i8], [32 x i8]* %".935", i64 %".937"
  %".939" = getelementptr inbounds [32 x i8], [32 x i8]* %".938", i32 0, i32 16
  %".940" = bitcast i8* %".939" to double*
  %".941" = load double, double* %".940"
  %".942" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".943" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".944" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".945" = insertvalue {i32, i32, i32} undef, i32 %".942", 0
  %".946" = insertvalue {i32, i32, i32} %".945", i32 %".943", 1
  %".947" = insertvalue {i32, i32, i32} %".946", i32 %".944", 2
  %".948" = extractvalue {i32, i32, i32} %".947", 0
  %".949" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %".950" = sext i32 %".948" to i64
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".949", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951"
  %".955" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951", i32 0, i32 5
  %".956" = getelementptr inbounds [1 x i64], [1 x i64]* %".955", i32 0, i32 0
  %".957" = load i64, i64* %".956", !range !1
  %".958" = insertvalue [1 x i64] undef, i64 %".957", 0
  %".959" = extractvalue [1 x i64] %".958", 0
  %".960" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951", i32 0, i32 6
  %".961" = load [1 x i64], [1 x i64]* %".960"
  %".962" = extractvalue [1 x i64] %".961", 0
  %".963" = icmp slt i64 %".950", 0
  %".964" = add i64 %".950", %".959"
  %".965" = select  i1 %".963", i64 %".964", i64 %".950"
  %".966" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951", i32 0, i32 5
  %".967" = getelementptr inbounds [1 x i64], [1 x i64]* %".966", i32 0, i32 0
  %".968" = load i64, i64* %".967", !range !1
  %".969" = insertvalue [1 x i64] undef, i64 %".968", 0
  %".970" = extractvalue [1 x i64] %".969", 0
  %".971" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951", i32 0, i32 6
  %".972" = load [1 x i64], [1 x i64]* %".971"
  %".973" = extractvalue [1 x i64] %".972", 0
  %".974" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".951", i32 0, i32 4
  %".975" = load [32 x i8]*, [32 x i8]** %".974"
  %".976" = mul i64 %".965", 1
  %".977" = add i64 0, %".976"
  %".978" = getelementptr [32 x i8], [32 x i8]* %".975", i64 %".977"
  %".979" = getelementptr inbounds [32 x i8], [32 x i8]* %".978", i32 0, i32 16
  %".980" = bitcast i8* %".979" to double*
  store double %".941", double* %".980"
  %".982" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".982", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983"
  %".987" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983", i32 0, i32 5
  %".988" = getelementptr inbounds [1 x i64], [1 x i64]* %".987", i32 0, i32 0
  %".989" = load i64, i64* %".988", !range !1
  %".990" = insertvalue [1 x i64] undef, i64 %".989", 0
  %".991" = extractvalue [1 x i64] %".990", 0
  %".992" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983", i32 0, i32 6
  %".993" = load [1 x i64], [1 x i64]* %".992"
  %".994" = extractvalue [1 x i64] %".993", 0
  %".995" = icmp slt i64 0, 0
  %".996" = add i64 0, %".991"
  %".997" = select  i1 %".995", i64 %".996", i64 0
  %".998" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983", i32 0, i32 5
  %".999" = getelementptr inbounds [1 x i64], [1 x i64]* %".998", i32 0, i32 0
  %".1000" = load i64, i64* %".999", !range !1
  %".1001" = insertvalue [1 x i64] undef, i64 %".1000", 0
  %".1002" = extractvalue [1 x i64] %".1001", 0
  %".1003" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983", i32 0, i32 6
  %".1004" = load [1 x i64], [1 x i64]* %".1003"
  %".1005" = extractvalue [1 x i64] %".1004", 0
  %".1006" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".983", i32 0, i32 4
  %".1007" = load [32 x i8]*, [32 x i8]** %".1006"
  %".1008" = mul i64 %".997", 1
  %".1009" = add i64 0, %".1008"
  %".1010" = getelementptr [32 x i8], [32 x i8]* %".1007", i64 %".1009"
  %".1011" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  %".1013" = getelementptr inbounds [32 x i8], [32 x i8]* %".1010", i32 0, i32 24
  %".1014" = bitcast i8* %".1013" to i16*
  %".1015" = load i16, i16* %".1014"
  %".1016" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".1017" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".1018" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".1019" = insertvalue {i32, i32, i32} undef, i32 %".1016", 0
  %".1020" = insertvalue {i32, i32, i32} %".1019", i32 %".1017", 1
  %".1021" = insertvalue {i32, i32, i32} %".1020", i32 %".1018", 2
  %".1022" = extractvalue {i32, i32, i32} %".1021", 0
  %".1023" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %".1024" = sext i32 %".1022" to i64
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".1023", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025"
  %".1029" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025", i32 0, i32 5
  %".1030" = getelementptr inbounds [1 x i64], [1 x i64]* %".1029", i32 0, i32 0
  %".1031" = load i64, i64* %".1030", !range !1
  %".1032" = insertvalue [1 x i64] undef, i64 %".1031", 0
  %".1033" = extractvalue [1 x i64] %".1032", 0
  %".1034" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025", i32 0, i32 6
  %".1035" = load [1 x i64], [1 x i64]* %".1034"
  %".1036" = extractvalue [1 x i64] %".1035", 0
  %".1037" = icmp slt i64 %".1024", 0
  %".1038" = add i64 %".1024", %".1033"
  %".1039" = select  i1 %".1037", i64 %".1038", i64 %".1024"
  %".1040" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025", i32 0, i32 5
  %".1041" = getelementptr inbounds [1 x i64], [1 x i64]* %".1040", i32 0, i32 0
  %".1042" = load i64, i64* %".1041", !range !1
  %".1043" = insertvalue [1 x i64] undef, i64 %".1042", 0
  %".1044" = extractvalue [1 x i64] %".1043", 0
  %".1045" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025", i32 0, i32 6
  %".1046" = load [1 x i64], [1 x i64]* %".1045"
  %".1047" = extractvalue [1 x i64] %".1046", 0
  %".1048" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".1025", i32 0, i32 4
  %".1049" = load [32 x i8]*, [32 x i8]** %".1048"
  %".1050" = mul i64 %".1039", 1
  %".1051" = add i64 0, %".1050"
  %".1052" = getelementptr [32 x i8], [32 x i8]* %".1049", i64 %".1051"
  %".1053" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %".1055" = getelementptr inbounds [32 x i8], [32 x i8]* %".1052", i32 0, i32 24
  %".1056" = bitcast i8* %".1055" to i16*
  store i16 %".1015", i16* %".1056"
  ret void
B902:
  %".1060" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"values"
  %".1062" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"sums"
  %".1064" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"out"
  %".1066" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"last"
  %".1068" = load i1, i1* %"$516pred"
  store i1 0, i1* %"$516pred"
  ret void
B518.if:
  ret void
B518.endif:
  br i1 %".542", label %"B518.endif.if", label %"B518.endif.else"
B518.endif.if:
  %".547" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517", i32 0, i32 3
  %".548" = load i64*, i64** %".547"
  store i64 0, i64* %".548"
  br label %"B518.endif.endif"
B518.endif.else:
  %".551" = srem i64 %".539", %".525"
  %".552" = sub i64 0, %".551"
  %".553" = select  i1 %".540", i64 %".551", i64 %".552"
  %".554" = icmp sgt i64 %".553", 0
  %".555" = sdiv i64 %".539", %".525"
  %".556" = select  i1 %".554", i64 1, i64 0
  %".557" = add i64 %".555", %".556"
  %".558" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517", i32 0, i32 3
  %".559" = load i64*, i64** %".558"
  store i64 %".557", i64* %".559"
  br label %"B518.endif.endif"
B518.endif.endif:
  %".562" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".517"
  %".564" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi578.0"
  store {i64*, i64, i64, i64*} %".562", {i64*, i64, i64, i64*}* %"$phi578.0"
  br label %"B578"
B578.if:
  %".582" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".571", i32 0, i32 0
  %".583" = load i64*, i64** %".582"
  %".584" = load i64, i64* %".583"
  %".585" = getelementptr inbounds {i64, i1}, {i64, i1}* %".568", i32 0, i32 0
  store i64 %".584", i64* %".585"
  %".587" = sub nsw i64 %".577", 1
  store i64 %".587", i64* %".576"
  %".589" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".571", i32 0, i32 2
  %".590" = load i64, i64* %".589"
  %".591" = add i64 %".584", %".590"
  %".592" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".571", i32 0, i32 0
  %".593" = load i64*, i64** %".592"
  store i64 %".591", i64* %".593"
  br label %"B578.endif"
B578.endif:
  %".596" = load {i64, i1}, {i64, i1}* %".568"
  store {i64, i1} zeroinitializer, {i64, i1}* %".597"
  store {i64, i1} %".596", {i64, i1}* %".597"
  %".601" = getelementptr inbounds {i64, i1}, {i64, i1}* %".597", i32 0, i32 0
  %".602" = load i64, i64* %".601"
  store {i64, i1} zeroinitializer, {i64, i1}* %".603"
  store {i64, i1} %".596", {i64, i1}* %".603"
  %".607" = getelementptr inbounds {i64, i1}, {i64, i1}* %".603", i32 0, i32 1
  %".608" = load i1, i1* %".607"
  %".610" = load i1, i1* %"$578for_iter.3"
  store i1 %".608", i1* %"$578for_iter.3"
  %".613" = load i64, i64* %"$phi580.1"
  store i64 %".602", i64* %"$phi580.1"
  %".615" = load i1, i1* %"$578for_iter.3"
  br i1 %".615", label %"B580", label %"B606"
}

@"_cudapy_smem_11" = addrspace(3) global [64 x {float, float}] undef, align 4
@"_cudapy_smem_12" = addrspace(3) global [1 x [32 x i8]] undef, align 1
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()

declare void @"llvm.nvvm.barrier0"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, {float, float}*, i64, i64, i8*, i8*, i64, i64, [32 x i8]*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels14shared_recordsB3v56B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayI9complex64Li1E1C7mutable7alignedE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, {float, float}*, i64, i64, i8*, i8*, i64, i64, [32 x i8]*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels14shared_recordsB3v56B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayI9complex64Li1E1C7mutable7alignedE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE", !"kernel", i32 1 }
