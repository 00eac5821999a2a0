; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "matmul$9"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels6matmulB2v9B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels6matmulB2v9B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE"(i8* %"a.0", i8* %"a.1", i64 %"a.2", i64 %"a.3", float* %"a.4", i64 %"a.5.0", i64 %"a.5.1", i64 %"a.6.0", i64 %"a.6.1", i8* %"b.0", i8* %"b.1", i64 %"b.2", i64 %"b.3", float* %"b.4", i64 %"b.5.0", i64 %"b.5.1", i64 %"b.6.0", i64 %"b.6.1", i8* %"c.0", i8* %"c.1", i64 %"c.2", i64 %"c.3", float* %"c.4", i64 %"c.5.0", i64 %"c.5.1", i64 %"c.6.0", i64 %"c.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"a.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"a.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize", float* %"a.4", 4
  %".30" = insertvalue [2 x i64] undef, i64 %"a.5.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"a.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".31", 5
  %".32" = insertvalue [2 x i64] undef, i64 %"a.6.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"a.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".33", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"b.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"b.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", float* %"b.4", 4
  %".34" = insertvalue [2 x i64] undef, i64 %"b.5.0", 0
  %".35" = insertvalue [2 x i64] %".34", i64 %"b.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".35", 5
  %".36" = insertvalue [2 x i64] undef, i64 %"b.6.0", 0
  %".37" = insertvalue [2 x i64] %".36", i64 %"b.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".37", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"c.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.2", i8* %"c.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"c.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"c.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.2", float* %"c.4", 4
  %".38" = insertvalue [2 x i64] undef, i64 %"c.5.0", 0
  %".39" = insertvalue [2 x i64] %".38", i64 %"c.5.1", 1
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".39", 5
  %".40" = insertvalue [2 x i64] undef, i64 %"c.6.0", 0
  %".41" = insertvalue [2 x i64] %".40", i64 %"c.6.1", 1
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".41", 6
  %"a" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  %"b" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  %"c" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".50" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50"
  %"a_tile" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  %".84" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84"
  %"b_tile" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  %"row" = alloca i64
  store i64 0, i64* %"row"
  %"column" = alloca i64
  store i64 0, i64* %"column"
  %"j" = alloca i32
  store i32 0, i32* %"j"
  %"i" = alloca i32
  store i32 0, i32* %"i"
  %"total.3" = alloca float
  store float 0.0, float* %"total.3"
  %".168" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".168"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".189" = alloca i64
  store i64 0, i64* %".189"
  %".192" = alloca i64
  store i64 0, i64* %".192"
  %".222" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".222"
  %".232" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".232"
  %".236" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".236"
  %".245" = alloca i64
  store i64 0, i64* %".245"
  %".248" = alloca i64
  store i64 0, i64* %".248"
  %"$phi434.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi434.0"
  %".287" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".287"
  %".290" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".290"
  %".316" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".316"
  %".322" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".322"
  %"$434for_iter.3" = alloca i1
  store i1 0, i1* %"$434for_iter.3"
  %"$phi436.1" = alloca i64
  store i64 0, i64* %"$phi436.1"
  %"at" = alloca i64
  store i64 0, i64* %"at"
  %".346" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".346"
  %"$490pred" = alloca i1
  store i1 0, i1* %"$490pred"
  %".372" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".372"
  %"$530pred" = alloca i1
  store i1 0, i1* %"$530pred"
  %".400" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400"
  %"$phi560.1.2" = alloca double
  store double 0.0, double* %"$phi560.1.2"
  %".474" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474"
  %".527" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".527"
  %"$610pred" = alloca i1
  store i1 0, i1* %"$610pred"
  %".548" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".548"
  %"$644pred" = alloca i1
  store i1 0, i1* %"$644pred"
  %".579" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579"
  %"$phi674.1.2" = alloca double
  store double 0.0, double* %"$phi674.1.2"
  %"total.2" = alloca float
  store float 0.0, float* %"total.2"
  %".661" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661"
  %".710" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".710"
  %".720" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".720"
  %".724" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".724"
  %".733" = alloca i64
  store i64 0, i64* %".733"
  %".736" = alloca i64
  store i64 0, i64* %".736"
  %"$phi764.1" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi764.1"
  %".775" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".775"
  %".778" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".778"
  %".804" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".804"
  %".810" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".810"
  %"$764for_iter.4" = alloca i1
  store i1 0, i1* %"$764for_iter.4"
  %"$phi766.2" = alloca i64
  store i64 0, i64* %"$phi766.2"
  %".838" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838"
  %".894" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894"
  %".979" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".979"
  %"$890pred" = alloca i1
  store i1 0, i1* %"$890pred"
  %".1001" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1001"
  %"$924pred" = alloca i1
  store i1 0, i1* %"$924pred"
  %".1034" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".48" = insertvalue [2 x i64] undef, i64 8, 0
  %".49" = insertvalue [2 x i64] %".48", i64 8, 1
  %"generic" = addrspacecast [64 x float] addrspace(3)* @"_cudapy_smem_2" to i8*
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50"
  %".53" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 4
  %".54" = load float*, float** %".53"
  %".55" = bitcast i8* %"generic" to float*
  %".56" = insertvalue [2 x i64] undef, i64 8, 0
  %".57" = insertvalue [2 x i64] %".56", i64 8, 1
  %".58" = insertvalue [2 x i64] undef, i64 32, 0
  %".59" = insertvalue [2 x i64] %".58", i64 4, 1
  %".60" = extractvalue [2 x i64] %".57", 0
  %".61" = extractvalue [2 x i64] %".57", 1
  %".62" = mul nsw i64 1, %".60"
  %".63" = mul nsw i64 %".62", %".61"
  %".64" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 5
  store [2 x i64] %".57", [2 x i64]* %".64"
  %".66" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 6
  store [2 x i64] %".59", [2 x i64]* %".66"
  %".68" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 4
  store float* %".55", float** %".68"
  %".70" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 3
  store i64 4, i64* %".70"
  %".72" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 0
  store i8* null, i8** %".72"
  %".74" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 1
  store i8* null, i8** %".74"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50", i32 0, i32 2
  store i64 %".63", i64* %".76"
  %".78" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".50"
  %".80" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".78", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  %".82" = insertvalue [2 x i64] undef, i64 8, 0
  %".83" = insertvalue [2 x i64] %".82", i64 8, 1
  %"generic.1" = addrspacecast [64 x float] addrspace(3)* @"_cudapy_smem_3" to i8*
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 4
  %".88" = load float*, float** %".87"
  %".89" = bitcast i8* %"generic.1" to float*
  %".90" = insertvalue [2 x i64] undef, i64 8, 0
  %".91" = insertvalue [2 x i64] %".90", i64 8, 1
  %".92" = insertvalue [2 x i64] undef, i64 32, 0
  %".93" = insertvalue [2 x i64] %".92", i64 4, 1
  %".94" = extractvalue [2 x i64] %".91", 0
  %".95" = extractvalue [2 x i64] %".91", 1
  %".96" = mul nsw i64 1, %".94"
  %".97" = mul nsw i64 %".96", %".95"
  %".98" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 5
  store [2 x i64] %".91", [2 x i64]* %".98"
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 6
  store [2 x i64] %".93", [2 x i64]* %".100"
  %".102" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 4
  store float* %".89", float** %".102"
  %".104" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 3
  store i64 4, i64* %".104"
  %".106" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 0
  store i8* null, i8** %".106"
  %".108" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 1
  store i8* null, i8** %".108"
  %".110" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84", i32 0, i32 2
  store i64 %".97", i64* %".110"
  %".112" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".84"
  %".114" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".112", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  %".116" = trunc i64 2 to i32
  %".117" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".118" = sext i32 %".117" to i64
  %".119" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".120" = sext i32 %".119" to i64
  %".121" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".122" = sext i32 %".121" to i64
  %".123" = mul i64 %".120", %".122"
  %".124" = add i64 %".123", %".118"
  %".125" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".126" = sext i32 %".125" to i64
  %".127" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".128" = sext i32 %".127" to i64
  %".129" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".130" = sext i32 %".129" to i64
  %".131" = mul i64 %".128", %".130"
  %".132" = add i64 %".131", %".126"
  %".133" = insertvalue [2 x i64] undef, i64 %".124", 0
  %".134" = insertvalue [2 x i64] %".133", i64 %".132", 1
  %".135" = extractvalue [2 x i64] %".134", 0
  %".136" = extractvalue [2 x i64] %".134", 1
  %".138" = load i64, i64* %"row"
  store i64 %".135", i64* %"row"
  %".141" = load i64, i64* %"column"
  store i64 %".136", i64* %"column"
  %".143" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".144" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".145" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".146" = insertvalue {i32, i32, i32} undef, i32 %".143", 0
  %".147" = insertvalue {i32, i32, i32} %".146", i32 %".144", 1
  %".148" = insertvalue {i32, i32, i32} %".147", i32 %".145", 2
  %".149" = extractvalue {i32, i32, i32} %".148", 0
  %".150" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".151" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".152" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".153" = insertvalue {i32, i32, i32} undef, i32 %".150", 0
  %".154" = insertvalue {i32, i32, i32} %".153", i32 %".151", 1
  %".155" = insertvalue {i32, i32, i32} %".154", i32 %".152", 2
  %".156" = extractvalue {i32, i32, i32} %".155", 1
  %".158" = load i32, i32* %"j"
  store i32 %".156", i32* %"j"
  %".161" = load i32, i32* %"i"
  store i32 %".149", i32* %"i"
  %".163" = sitofp i64 0 to float
  %".165" = load float, float* %"total.3"
  store float %".163", float* %"total.3"
  %".167" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".168"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".167", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".168"
  %".172" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".168", i32 0, i32 5
  %".173" = getelementptr inbounds [2 x i64], [2 x i64]* %".172", i32 0, i32 0
  %".174" = load i64, i64* %".173", !range !1
  %".175" = getelementptr inbounds [2 x i64], [2 x i64]* %".172", i32 0, i32 1
  %".176" = load i64, i64* %".175", !range !1
  %".177" = insertvalue [2 x i64] undef, i64 %".174", 0
  %".178" = insertvalue [2 x i64] %".177", i64 %".176", 1
  %".179" = extractvalue [2 x i64] %".178", 1
  %".180" = add nsw i64 %".179", 8
  %".181" = sub nsw i64 %".180", 1
  %".184" = icmp eq i64 8, 0
  br i1 %".184", label %"B0.if", label %"B0.else", !prof !2
B434:
  %".286" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi434.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".287"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".290"
  store {i64*, i64, i64, i64*} %".286", {i64*, i64, i64, i64*}* %".290"
  %".294" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".290", i32 0, i32 3
  %".295" = load i64*, i64** %".294"
  %".296" = load i64, i64* %".295"
  %".297" = icmp sgt i64 %".296", 0
  %".298" = getelementptr inbounds {i64, i1}, {i64, i1}* %".287", i32 0, i32 1
  store i1 %".297", i1* %".298"
  br i1 %".297", label %"B434.if", label %"B434.endif"
B436:
  %".336" = load i1, i1* %"$434for_iter.3"
  store i1 0, i1* %"$434for_iter.3"
  %".338" = load i64, i64* %"$phi436.1"
  %".339" = load i64, i64* %"$phi436.1"
  store i64 0, i64* %"$phi436.1"
  %".341" = mul nsw i64 %".338", 8
  %".343" = load i64, i64* %"at"
  store i64 %".341", i64* %"at"
  %".345" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".346"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".345", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".346"
  %".350" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".346", i32 0, i32 5
  %".351" = getelementptr inbounds [2 x i64], [2 x i64]* %".350", i32 0, i32 0
  %".352" = load i64, i64* %".351", !range !1
  %".353" = getelementptr inbounds [2 x i64], [2 x i64]* %".350", i32 0, i32 1
  %".354" = load i64, i64* %".353", !range !1
  %".355" = insertvalue [2 x i64] undef, i64 %".352", 0
  %".356" = insertvalue [2 x i64] %".355", i64 %".354", 1
  %".357" = extractvalue [2 x i64] %".356", 0
  %".358" = load i64, i64* %"row"
  %".359" = icmp slt i64 %".358", %".357"
  %".361" = load i1, i1* %"$490pred"
  store i1 %".359", i1* %"$490pred"
  %".363" = load i1, i1* %"$490pred"
  br i1 %".363", label %"B492", label %"B558"
B492:
  %".365" = load i1, i1* %"$490pred"
  store i1 0, i1* %"$490pred"
  %".367" = load i64, i64* %"at"
  %".368" = load i32, i32* %"j"
  %".369" = sext i32 %".368" to i64
  %".370" = add nsw i64 %".367", %".369"
  %".371" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".372"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".371", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".372"
  %".376" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".372", i32 0, i32 5
  %".377" = getelementptr inbounds [2 x i64], [2 x i64]* %".376", i32 0, i32 0
  %".378" = load i64, i64* %".377", !range !1
  %".379" = getelementptr inbounds [2 x i64], [2 x i64]* %".376", i32 0, i32 1
  %".380" = load i64, i64* %".379", !range !1
  %".381" = insertvalue [2 x i64] undef, i64 %".378", 0
  %".382" = insertvalue [2 x i64] %".381", i64 %".380", 1
  %".383" = extractvalue [2 x i64] %".382", 1
  %".384" = icmp slt i64 %".370", %".383"
  %".386" = load i1, i1* %"$530pred"
  store i1 %".384", i1* %"$530pred"
  %".388" = load i1, i1* %"$530pred"
  br i1 %".388", label %"B532", label %"B558"
B532:
  %".390" = load i1, i1* %"$530pred"
  store i1 0, i1* %"$530pred"
  %".392" = load i64, i64* %"at"
  %".393" = load i32, i32* %"j"
  %".394" = sext i32 %".393" to i64
  %".395" = add nsw i64 %".392", %".394"
  %".396" = load i64, i64* %"row"
  %".397" = insertvalue [2 x i64] undef, i64 %".396", 0
  %".398" = insertvalue [2 x i64] %".397", i64 %".395", 1
  %".399" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".399", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400"
  %".404" = extractvalue [2 x i64] %".398", 0
  %".405" = extractvalue [2 x i64] %".398", 1
  %".406" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400", i32 0, i32 5
  %".407" = getelementptr inbounds [2 x i64], [2 x i64]* %".406", i32 0, i32 0
  %".408" = load i64, i64* %".407", !range !1
  %".409" = getelementptr inbounds [2 x i64], [2 x i64]* %".406", i32 0, i32 1
  %".410" = load i64, i64* %".409", !range !1
  %".411" = insertvalue [2 x i64] undef, i64 %".408", 0
  %".412" = insertvalue [2 x i64] %".411", i64 %".410", 1
  %".413" = extractvalue [2 x i64] %".412", 0
  %".414" = extractvalue [2 x i64] %".412", 1
  %".415" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400", i32 0, i32 6
  %".416" = load [2 x i64], [2 x i64]* %".415"
  %".417" = extractvalue [2 x i64] %".416", 0
  %".418" = extractvalue [2 x i64] %".416", 1
  %".419" = icmp slt i64 %".404", 0
  %".420" = add i64 %".404", %".413"
  %".421" = select  i1 %".419", i64 %".420", i64 %".404"
  %".422" = icmp slt i64 %".405", 0
  %".423" = add i64 %".405", %".414"
  %".424" = select  i1 %".422", i64 %".423", i64 %".405"
  %".425" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400", i32 0, i32 5
  %".426" = getelementptr inbounds [2 x i64], [2 x i64]* %".425", i32 0, i32 0
  %".427" = load i64, i64* %".426", !range !1
  %".428" = getelementptr inbounds [2 x i64], [2 x i64]* %".425", i32 0, i32 1
  %".429" = load i64, i64* %".428", !range !1
  %".430" = insertvalue [2 x i64] undef, i64 %".427", 0
  %".431" = insertvalue [2 x i64] %".430", i64 %".429", 1
  %".432" = extractvalue [2 x i64] %".431", 0
  %".433" = extractvalue [2 x i64] %".431", 1
  %".434" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400", i32 0, i32 6
  %".435" = load [2 x i64], [2 x i64]* %".434"
  %".436" = extractvalue [2 x i64] %".435", 0
  %".437" = extractvalue [2 x i64] %".435", 1
  %".438" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".400", i32 0, i32 4
  %".439" = load float*, float** %".438"
  %".440" = mul i64 1, %".433"
  %".441" = mul i64 %".421", %".440"
  %".442" = add i64 0, %".441"
  %".443" = mul i64 %".424", 1
  %".444" = add i64 %".442", %".443"
  %".445" = getelementptr float, float* %".439", i64 %".444"
  %".446" = load float, float* %".445"
  %".447" = fpext float %".446" to double
  %".449" = load double, double* %"$phi560.1.2"
  store double %".447", double* %"$phi560.1.2"
  br label %"B560"
B558:
  %".452" = load i1, i1* %"$530pred"
  store i1 0, i1* %"$530pred"
  %".454" = load i1, i1* %"$490pred"
  store i1 0, i1* %"$490pred"
  %".456" = sitofp i64 0 to double
  %".457" = load double, double* %"$phi560.1.2"
  store double %".456", double* %"$phi560.1.2"
  br label %"B560"
B560:
  %".460" = load i32, i32* %"i"
  %".461" = load i32, i32* %"j"
  %".462" = insertvalue [2 x i32] undef, i32 %".460", 0
  %".463" = insertvalue [2 x i32] %".462", i32 %".461", 1
  %".464" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  %".465" = load double, double* %"$phi560.1.2"
  %".466" = extractvalue [2 x i32] %".463", 0
  %".467" = extractvalue [2 x i32] %".463", 1
  %".468" = sext i32 %".466" to i64
  %".469" = sext i32 %".467" to i64
  %".470" = insertvalue [2 x i64] undef, i64 %".468", 0
  %".471" = insertvalue [2 x i64] %".470", i64 %".469", 1
  %".472" = extractvalue [2 x i64] %".471", 0
  %".473" = extractvalue [2 x i64] %".471", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".464", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474"
  %".478" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474", i32 0, i32 5
  %".479" = getelementptr inbounds [2 x i64], [2 x i64]* %".478", i32 0, i32 0
  %".480" = load i64, i64* %".479", !range !1
  %".481" = getelementptr inbounds [2 x i64], [2 x i64]* %".478", i32 0, i32 1
  %".482" = load i64, i64* %".481", !range !1
  %".483" = insertvalue [2 x i64] undef, i64 %".480", 0
  %".484" = insertvalue [2 x i64] %".483", i64 %".482", 1
  %".485" = extractvalue [2 x i64] %".484", 0
  %".486" = extractvalue [2 x i64] %".484", 1
  %".487" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474", i32 0, i32 6
  %".488" = load [2 x i64], [2 x i64]* %".487"
  %".489" = extractvalue [2 x i64] %".488", 0
  %".490" = extractvalue [2 x i64] %".488", 1
  %".491" = icmp slt i64 %".472", 0
  %".492" = add i64 %".472", %".485"
  %".493" = select  i1 %".491", i64 %".492", i64 %".472"
  %".494" = icmp slt i64 %".473", 0
  %".495" = add i64 %".473", %".486"
  %".496" = select  i1 %".494", i64 %".495", i64 %".473"
  %".497" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474", i32 0, i32 5
  %".498" = getelementptr inbounds [2 x i64], [2 x i64]* %".497", i32 0, i32 0
  %".499" = load i64, i64* %".498", !range !1
  %".500" = getelementptr inbounds [2 x i64], [2 x i64]* %".497", i32 0, i32 1
  %".501" = load i64, i64* %".500", !range !1
  %".502" = insertvalue [2 x i64] undef, i64 %".499", 0
  %".503" = insertvalue [2 x i64] %".502", i64 %".501", 1
  %".504" = extractvalue [2 x i64] %".503", 0
  %".505" = extractvalue [2 x i64] %".503", 1
  %".506" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474", i32 0, i32 6
  %".507" = load [2 x i64], [2 x i64]* %".506"
  %".508" = extractvalue [2 x i64] %".507", 0
  %".509" = extractvalue [2 x i64] %".507", 1
  %".510" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".474", i32 0, i32 4
  %".511" = load float*, float** %".510"
  %".512" = mul i64 1, %".505"
  %".513" = mul i64 %".493", %".512"
  %".514" = add i64 0, %".513"
  %".515" = mul i64 %".496", 1
  %".516" = add i64 %".514", %".515"
  %".517" = getelementptr float, float* %".511", i64 %".516"
  %".518" = fptrunc double %".465" to float
  store float %".518", float* %".517"
  %".520" = load double, double* %"$phi560.1.2"
  store double 0.0, double* %"$phi560.1.2"
  %".522" = load i64, i64* %"at"
  %".523" = load i32, i32* %"i"
  %".524" = sext i32 %".523" to i64
  %".525" = add nsw i64 %".522", %".524"
  %".526" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".527"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".526", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".527"
  %".531" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".527", i32 0, i32 5
  %".532" = getelementptr inbounds [2 x i64], [2 x i64]* %".531", i32 0, i32 0
  %".533" = load i64, i64* %".532", !range !1
  %".534" = getelementptr inbounds [2 x i64], [2 x i64]* %".531", i32 0, i32 1
  %".535" = load i64, i64* %".534", !range !1
  %".536" = insertvalue [2 x i64] undef, i64 %".533", 0
  %".537" = insertvalue [2 x i64] %".536", i64 %".535", 1
  %".538" = extractvalue [2 x i64] %".537", 0
  %".539" = icmp slt i64 %".525", %".538"
  %".541" = load i1, i1* %"$610pred"
  store i1 %".539", i1* %"$610pred"
  %".543" = load i1, i1* %"$610pred"
  br i1 %".543", label %"B612", label %"B672"
B612:
  %".545" = load i1, i1* %"$610pred"
  store i1 0, i1* %"$610pred"
  %".547" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".548"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".547", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".548"
  %".552" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".548", i32 0, i32 5
  %".553" = getelementptr inbounds [2 x i64], [2 x i64]* %".552", i32 0, i32 0
  %".554" = load i64, i64* %".553", !range !1
  %".555" = getelementptr inbounds [2 x i64], [2 x i64]* %".552", i32 0, i32 1
  %".556" = load i64, i64* %".555", !range !1
  %".557" = insertvalue [2 x i64] undef, i64 %".554", 0
  %".558" = insertvalue [2 x i64] %".557", i64 %".556", 1
  %".559" = extractvalue [2 x i64] %".558", 1
  %".560" = load i64, i64* %"column"
  %".561" = icmp slt i64 %".560", %".559"
  %".563" = load i1, i1* %"$644pred"
  store i1 %".561", i1* %"$644pred"
  %".565" = load i1, i1* %"$644pred"
  br i1 %".565", label %"B646", label %"B672"
B646:
  %".567" = load i1, i1* %"$644pred"
  store i1 0, i1* %"$644pred"
  %".569" = load i64, i64* %"at"
  %".570" = load i32, i32* %"i"
  %".571" = sext i32 %".570" to i64
  %".572" = add nsw i64 %".569", %".571"
  %".573" = load i64, i64* %"at"
  store i64 0, i64* %"at"
  %".575" = load i64, i64* %"column"
  %".576" = insertvalue [2 x i64] undef, i64 %".572", 0
  %".577" = insertvalue [2 x i64] %".576", i64 %".575", 1
  %".578" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".578", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579"
  %".583" = extractvalue [2 x i64] %".577", 0
  %".584" = extractvalue [2 x i64] %".577", 1
  %".585" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579", i32 0, i32 5
  %".586" = getelementptr inbounds [2 x i64], [2 x i64]* %".585", i32 0, i32 0
  %".587" = load i64, i64* %".586", !range !1
  %".588" = getelementptr inbounds [2 x i64], [2 x i64]* %".585", i32 0, i32 1
  %".589" = load i64, i64* %".588", !range !1
  %".590" = insertvalue [2 x i64] undef, i64 %".587", 0
  %".591" = insertvalue [2 x i64] %".590", i64 %".589", 1
  %".592" = extractvalue [2 x i64] %".591", 0
  %".593" = extractvalue [2 x i64] %".591", 1
  %".594" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579", i32 0, i32 6
  %".595" = load [2 x i64], [2 x i64]* %".594"
  %".596" = extractvalue [2 x i64] %".595", 0
  %".597" = extractvalue [2 x i64] %".595", 1
  %".598" = icmp slt i64 %".583", 0
  %".599" = add i64 %".583", %".592"
  %".600" = select  i1 %".598", i64 %".599", i64 %".583"
  %".601" = icmp slt i64 %".584", 0
  %".602" = add i64 %".584", %".593"
  %".603" = select  i1 %".601", i64 %".602", i64 %".584"
  %".604" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579", i32 0, i32 5
  %".605" = getelementptr inbounds [2 x i64], [2 x i64]* %".604", i32 0, i32 0
  %".606" = load i64, i64* %".605", !range !1
  %".607" = getelementptr inbounds [2 x i64], [2 x i64]* %".604", i32 0, i32 1
  %".608" = load i64, i64* %".607", !range !1
  %".609" = insertvalue [2 x i64] undef, i64 %".606", 0
  %".610" = insertvalue [2 x i64] %".609", i64 %".608", 1
  %".611" = extractvalue [2 x i64] %".610", 0
  %".612" = extractvalue [2 x i64] %".610", 1
  %".613" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579", i32 0, i32 6
  %".614" = load [2 x i64], [2 x i64]* %".613"
  %".615" = extractvalue [2 x i64] %".614", 0
  %".616" = extractvalue [2 x i64] %".614", 1
  %".617" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".579", i32 0, i32 4
  %".618" = load float*, float** %".617"
  %".619" = mul i64 1, %".612"
  %".620" = mul i64 %".600", %".619"
  %".621" = add i64 0, %".620"
  %".622" = mul i64 %".603", 1
  %".623" = add i64 %".621", %".622"
  %".624" = getelementptr float, float* %".618", i64 %".623"
  %".625" = load float, float* %".624"
  %".626" = fpext float %".625" to double
  %".628" = load double, double* %"$phi674.1.2"
  store double %".626", double* %"$phi674.1.2"
  br label %"B674"
B672:
  %".631" = load i64, i64* %"at"
  store i64 0, i64* %"at"
  %".633" = load i1, i1* %"$644pred"
  store i1 0, i1* %"$644pred"
  %".635" = load i1, i1* %"$610pred"
  store i1 0, i1* %"$610pred"
  %".637" = sitofp i64 0 to double
  %".638" = load double, double* %"$phi674.1.2"
  store double %".637", double* %"$phi674.1.2"
  br label %"B674"
B674:
  %".641" = load float, float* %"total.3"
  %".643" = load float, float* %"total.2"
  store float %".641", float* %"total.2"
  %".645" = load float, float* %"total.3"
  store float 0.0, float* %"total.3"
  %".647" = load i32, i32* %"i"
  %".648" = load i32, i32* %"j"
  %".649" = insertvalue [2 x i32] undef, i32 %".647", 0
  %".650" = insertvalue [2 x i32] %".649", i32 %".648", 1
  %".651" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  %".652" = load double, double* %"$phi674.1.2"
  %".653" = extractvalue [2 x i32] %".650", 0
  %".654" = extractvalue [2 x i32] %".650", 1
  %".655" = sext i32 %".653" to i64
  %".656" = sext i32 %".654" to i64
  %".657" = insertvalue [2 x i64] undef, i64 %".655", 0
  %".658" = insertvalue [2 x i64] %".657", i64 %".656", 1
  %".659" = extractvalue [2 x i64] %".658", 0
  %".660" = extractvalue [2 x i64] %".658", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".651", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661"
  %".665" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661", i32 0, i32 5
  %".666" = getelementptr inbounds [2 x i64], [2 x i64]* %".665", i32 0, i32 0
  %".667" = load i64, i64* %".666", !range !1
  %".668" = getelementptr inbounds [2 x i64], [2 x i64]* %".665", i32 0, i32 1
  %".669" = load i64, i64* %".668", !range !1
  %".670" = insertvalue [2 x i64] undef, i64 %".667", 0
  %".671" = insertvalue [2 x i64] %".670", i64 %".669", 1
  %".672" = extractvalue [2 x i64] %".671", 0
  %".673" = extractvalue [2 x i64] %".671", 1
  %".674" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661", i32 0, i32 6
  %".675" = load [2 x i64], [2 x i64]* %".674"
  %".676" = extractvalue [2 x i64] %".675", 0
  %".677" = extractvalue [2 x i64] %".675", 1
  %".678" = icmp slt i64 %".659", 0
  %".679" = add i64 %".659", %".672"
  %".680" = select  i1 %".678", i64 %".679", i64 %".659"
  %".681" = icmp slt i64 %".660", 0
  %".682" = add i64 %".660", %".673"
  %".683" = select  i1 %".681", i64 %".682", i64 %".660"
  %".684" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661", i32 0, i32 5
  %".685" = getelementptr inbounds [2 x i64], [2 x i64]* %".684", i32 0, i32 0
  %".686" = load i64, i64* %".685", !range !1
  %".687" = getelementptr inbounds [2 x i64], [2 x i64]* %".684", i32 0, i32 1
  %".688" = load i64, i64* %".687", !range !1
  %".689" = insertvalue [2 x i64] undef, i64 %".686", 0
  %".690" = insertvalue [2 x i64] %".689", i64 %".688", 1
  %".691" = extractvalue [2 x i64] %".690", 0
  %".692" = extractvalue [2 x i64] %".690", 1
  %".693" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661", i32 0, i32 6
  %".694" = load [2 x i64], [2 x i64]* %".693"
  %".695" = extractvalue [2 x i64] %".694", 0
  %".696" = extractvalue [2 x i64] %".694", 1
  %".697" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".661", i32 0, i32 4
  %".698" = load float*, float** %".697"
  %".699" = mul i64 1, %".692"
  %".700" = mul i64 %".680", %".699"
  %".701" = add i64 0, %".700"
  %".702" = mul i64 %".683", 1
  %".703" = add i64 %".701", %".702"
  %".704" = getelementptr float, float* %".698", i64 %".703"
  %".705" = fptrunc double %".652" to float
  store float %".705", float* %".704"
  %".707" = load double, double* %"$phi674.1.2"
  store double 0.0, double* %"$phi674.1.2"
  call void @"llvm.nvvm.barrier0"()
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".710"
  %".713" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".710", i32 0, i32 0
  store i64 0, i64* %".713"
  %".715" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".710", i32 0, i32 1
  store i64 8, i64* %".715"
  %".717" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".710", i32 0, i32 2
  store i64 1, i64* %".717"
  %".719" = load {i64, i64, i64}, {i64, i64, i64}* %".710"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".720"
  store {i64, i64, i64} %".719", {i64, i64, i64}* %".720"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".724"
  %".727" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".720", i32 0, i32 0
  %".728" = load i64, i64* %".727"
  %".729" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".720", i32 0, i32 1
  %".730" = load i64, i64* %".729"
  %".731" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".720", i32 0, i32 2
  %".732" = load i64, i64* %".731"
  store i64 %".728", i64* %".733"
  %".738" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724", i32 0, i32 0
  store i64* %".733", i64** %".738"
  %".740" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724", i32 0, i32 1
  store i64 %".730", i64* %".740"
  %".742" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724", i32 0, i32 2
  store i64 %".732", i64* %".742"
  %".744" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724", i32 0, i32 3
  store i64* %".736", i64** %".744"
  %".746" = sub i64 %".730", %".728"
  %".747" = icmp sgt i64 %".746", 0
  %".748" = icmp sgt i64 %".732", 0
  %".749" = xor i1 %".747", %".748"
  %".750" = icmp eq i64 %".732", 0
  br i1 %".750", label %"B674.if", label %"B674.endif", !prof !2
B764:
  %".774" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi764.1"
  store {i64, i1} zeroinitializer, {i64, i1}* %".775"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".778"
  store {i64*, i64, i64, i64*} %".774", {i64*, i64, i64, i64*}* %".778"
  %".782" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".778", i32 0, i32 3
  %".783" = load i64*, i64** %".782"
  %".784" = load i64, i64* %".783"
  %".785" = icmp sgt i64 %".784", 0
  %".786" = getelementptr inbounds {i64, i1}, {i64, i1}* %".775", i32 0, i32 1
  store i1 %".785", i1* %".786"
  br i1 %".785", label %"B764.if", label %"B764.endif"
B766:
  %".824" = load i1, i1* %"$764for_iter.4"
  store i1 0, i1* %"$764for_iter.4"
  %".826" = load i64, i64* %"$phi766.2"
  %".827" = load i64, i64* %"$phi766.2"
  store i64 0, i64* %"$phi766.2"
  %".829" = load i32, i32* %"i"
  %".830" = insertvalue {i32, i64} undef, i32 %".829", 0
  %".831" = insertvalue {i32, i64} %".830", i64 %".826", 1
  %".832" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  %".833" = extractvalue {i32, i64} %".831", 0
  %".834" = extractvalue {i32, i64} %".831", 1
  %".835" = sext i32 %".833" to i64
  %".836" = insertvalue [2 x i64] undef, i64 %".835", 0
  %".837" = insertvalue [2 x i64] %".836", i64 %".834", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".832", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838"
  %".842" = extractvalue [2 x i64] %".837", 0
  %".843" = extractvalue [2 x i64] %".837", 1
  %".844" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838", i32 0, i32 5
  %".845" = getelementptr inbounds [2 x i64], [2 x i64]* %".844", i32 0, i32 0
  %".846" = load i64, i64* %".845", !range !1
  %".847" = getelementptr inbounds [2 x i64], [2 x i64]* %".844", i32 0, i32 1
  %".848" = load i64, i64* %".847", !range !1
  %".849" = insertvalue [2 x i64] undef, i64 %".846", 0
  %".850" = insertvalue [2 x i64] %".849", i64 %".848", 1
  %".851" = extractvalue [2 x i64] %".850", 0
  %".852" = extractvalue [2 x i64] %".850", 1
  %".853" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838", i32 0, i32 6
  %".854" = load [2 x i64], [2 x i64]* %".853"
  %".855" = extractvalue [2 x i64] %".854", 0
  %".856" = extractvalue [2 x i64] %".854", 1
  %".857" = icmp slt i64 %".842", 0
  %".858" = add i64 %".842", %".851"
  %".859" = select  i1 %".857", i64 %".858", i64 %".842"
  %".860" = icmp slt i64 %".843", 0
  %".861" = add i64 %".843", %".852"
  %".862" = select  i1 %".860", i64 %".861", i64 %".843"
  %".863" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838", i32 0, i32 5
  %".864" = getelementptr inbounds [2 x i64], [2 x i64]* %".863", i32 0, i32 0
  %".865" = load i64, i64* %".864", !range !1
  %".866" = getelementptr inbounds [2 x i64], [2 x i64]* %".863", i32 0, i32 1
  %".867" = load i64, i64* %".866", !range !1
  %".868" = insertvalue [2 x i64] undef, i64 %".865", 0
  %".869" = insertvalue [2 x i64] %".868", i64 %".867", 1
  %".870" = extractvalue [2 x i64] %".869", 0
  %".871" = extractvalue [2 x i64] %".869", 1
  %".872" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838", i32 0, i32 6
  %".873" = load [2 x i64], [2 x i64]* %".872"
  %".874" = extractvalue [2 x i64] %".873", 0
  %".875" = extractvalue [2 x i64] %".873", 1
  %".876" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".838", i32 0, i32 4
  %".877" = load float*, float** %".876"
  %".878" = mul i64 1, %".871"
  %".879" = mul i64 %".859", %".878"
  %".880" = add i64 0, %".879"
  %".881" = mul i64 %".862", 1
  %".882" = add i64 %".880", %".881"
  %".883" = getelementptr float, float* %".877", i64 %".882"
  %".884" = load float, float* %".883"
  %".885" = load i32, i32* %"j"
  %".886" = insertvalue {i64, i32} undef, i64 %".826", 0
  %".887" = insertvalue {i64, i32} %".886", i32 %".885", 1
  %".888" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  %".889" = extractvalue {i64, i32} %".887", 0
  %".890" = extractvalue {i64, i32} %".887", 1
  %".891" = sext i32 %".890" to i64
  %".892" = insertvalue [2 x i64] undef, i64 %".889", 0
  %".893" = insertvalue [2 x i64] %".892", i64 %".891", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".888", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894"
  %".898" = extractvalue [2 x i64] %".893", 0
  %".899" = extractvalue [2 x i64] %".893", 1
  %".900" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894", i32 0, i32 5
  %".901" = getelementptr inbounds [2 x i64], [2 x i64]* %".900", i32 0, i32 0
  %".902" = load i64, i64* %".901", !range !1
  %".903" = getelementptr inbounds [2 x i64], [2 x i64]* %".900", i32 0, i32 1
  %".904" = load i64, i64* %".903", !range !1
  %".905" = insertvalue [2 x i64] undef, i64 %".902", 0
  %".906" = insertvalue [2 x i64] %".905", i64 %".904", 1
  %".907" = extractvalue [2 x i64] %".906", 0
  %".908" = extractvalue [2 x i64] %".906", 1
  %".909" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894", i32 0, i32 6
  %".910" = load [2 x i64], [2 x i64]* %".909"
  %".911" = extractvalue [2 x i64] %".910", 0
  %".912" = extractvalue [2 x i64] %".910", 1
  %".913" = icmp slt i64 %".898", 0
  %".914" = add i64 %".898", %".907"
  %".915" = select  i1 %".913", i64 %".914", i64 %".898"
  %".916" = icmp slt i64 %".899", 0
  %".917" = add i64 %".899", %".908"
  %".918" = select  i1 %".916", i64 %".917", i64 %".899"
  %".919" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894", i32 0, i32 5
  %".920" = getelementptr inbounds [2 x i64], [2 x i64]* %".919", i32 0, i32 0
  %".921" = load i64, i64* %".920", !range !1
  %".922" = getelementptr inbounds [2 x i64], [2 x i64]* %".919", i32 0, i32 1
  %".923" = load i64, i64* %".922", !range !1
  %".924" = insertvalue [2 x i64] undef, i64 %".921", 0
  %".925" = insertvalue [2 x i64] %".924", i64 %".923", 1
  %".926" = extractvalue [2 x i64] %".925", 0
  %".927" = extractvalue [2 x i64] %".925", 1
  %".928" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894", i32 0, i32 6
  %".929" = load [2 x i64], [2 x i64]* %".928"
  %".930" = extractvalue [2 x i64] %".929", 0
  %".931" = extractvalue [2 x i64] %".929", 1
  %".932" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".894", i32 0, i32 4
  %".933" = load float*, float** %".932"
  %".934" = mul i64 1, %".927"
  %".935" = mul i64 %".915", %".934"
  %".936" = add i64 0, %".935"
  %".937" = mul i64 %".918", 1
  %".938" = add i64 %".936", %".937"
  %".939" = getelementptr float, float* %".933", i64 %".938"
  %".940" = load float, float* %".939"
  %".941" = fmul float %".884", %".940"
  %".942" = load float, float* %"total.2"
  %".943" = fadd float %".942", %".941"
  %".944" = load float, float* %"total.2"
  store float %".943", float* %"total.2"
  br label %"B764"
B818:
  %".947" = load i64, i64* %"$phi766.2"
  store i64 0, i64* %"$phi766.2"
  %".949" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi764.1"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi764.1"
  %".951" = load i1, i1* %"$764for_iter.4"
  store i1 0, i1* %"$764for_iter.4"
  %".953" = load float, float* %"total.2"
  %".954" = load float, float* %"total.3"
  store float %".953", float* %"total.3"
  %".956" = load float, float* %"total.2"
  store float 0.0, float* %"total.2"
  call void @"llvm.nvvm.barrier0"()
  br label %"B434"
B858:
  %".960" = load i32, i32* %"j"
  store i32 0, i32* %"j"
  %".962" = load i32, i32* %"i"
  store i32 0, i32* %"i"
  %".964" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b_tile"
  %".966" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  %".968" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a_tile"
  %".970" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  %".972" = load i64, i64* %"$phi436.1"
  store i64 0, i64* %"$phi436.1"
  %".974" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi434.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi434.0"
  %".976" = load i1, i1* %"$434for_iter.3"
  store i1 0, i1* %"$434for_iter.3"
  %".978" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".979"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".978", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".979"
  %".983" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".979", i32 0, i32 5
  %".984" = getelementptr inbounds [2 x i64], [2 x i64]* %".983", i32 0, i32 0
  %".985" = load i64, i64* %".984", !range !1
  %".986" = getelementptr inbounds [2 x i64], [2 x i64]* %".983", i32 0, i32 1
  %".987" = load i64, i64* %".986", !range !1
  %".988" = insertvalue [2 x i64] undef, i64 %".985", 0
  %".989" = insertvalue [2 x i64] %".988", i64 %".987", 1
  %".990" = extractvalue [2 x i64] %".989", 0
  %".991" = load i64, i64* %"row"
  %".992" = icmp slt i64 %".991", %".990"
  %".994" = load i1, i1* %"$890pred"
  store i1 %".992", i1* %"$890pred"
  %".996" = load i1, i1* %"$890pred"
  br i1 %".996", label %"B892", label %"B944"
B892:
  %".998" = load i1, i1* %"$890pred"
  store i1 0, i1* %"$890pred"
  %".1000" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1001"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".1000", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1001"
  %".1005" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1001", i32 0, i32 5
  %".1006" = getelementptr inbounds [2 x i64], [2 x i64]* %".1005", i32 0, i32 0
  %".1007" = load i64, i64* %".1006", !range !1
  %".1008" = getelementptr inbounds [2 x i64], [2 x i64]* %".1005", i32 0, i32 1
  %".1009" = load i64, i64* %".1008", !range !1
  %".1010" = insertvalue [2 x i64] undef, i64 %".1007", 0
  %".1011" = insertvalue [2 x i64] %".1010", i64 %".1009", 1
  %".1012" = extractvalue [2 x i64] %".1011", 1
  %".1013" = load i64, i64* %"column"
  %".1014" = icmp slt i64 %".1013", %".1012"
  %".1016" = load i1, i1* %"$924pred"
  store i1 %".1014", i1* %"$924pred"
  %".1018" = load i1, i1* %"$924pred"
  br i1 %".1018", label %"B926", label %"B948"
B926:
  %".1020" = load i1, i1* %"$924pred"
  store i1 0, i1* %"$924pred"
  %".1022" = load i64, i64* %"row"
  %".1023" = load i64, i64* %"column"
  %".1024" = insertvalue [2 x i64] undef, i64 %".1022", 0
  %".1025" = insertvalue [2 x i64] %".1024", i64 %".1023", 1
  %".1026" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".1028" = load i64, i64* %"column"
  store i64 0, i64* %"column"
  %".1030" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".1031" = load float, float* %"total.3"
  %".1032" = extractvalue [2 x i64] %".1025", 0
  %".1033" = extractvalue [2 x i64] %".1025", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".1030", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034"
  %".1038" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034", i32 0, i32 5
  %".1039" = getelementptr inbounds [2 x i64], [2 x i64]* %".1038", i32 0, i32 0
  %".1040" = load i64, i64* %".1039", !range !1
  %".1041" = getelementptr inbounds [2 x i64], [2 x i64]* %".1038", i32 0, i32 1
  %".1042" = load i64, i64* %".1041", !range !1
  %".1043" = insertvalue [2 x i64] undef, i64 %".1040", 0
  %".1044" = insertvalue [2 x i64] %".1043", i64 %".1042", 1
  %".1045" = extractvalue [2 x i64] %".1044", 0
  %".1046" = extractvalue [2 x i64] %".1044", 1
  %".1047" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034", i32 0, i32 6
  %".1048" = load [2 x i64], [2 x i64]* %".1047"
  %".1049" = extractvalue [2 x i64] %".1048", 0
  %".1050" = extractvalue [2 x i64] %".1048", 1
  %".1051" = icmp slt i64 %".1032", 0
  %".1052" = add i64 %".1032", %".1045"
  %".1053" = select  i1 %".1051", i64 %".1052", i64 %".1032"
  %".1054" = icmp slt i64 %".1033", 0
  %".1055" = add i64 %".1033", %".1046"
  %".1056" = select  i1 %".1054", i64 %".1055", i64 %".1033"
  %".1057" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034", i32 0, i32 5
  %".1058" = getelementptr inbounds [2 x i64], [2 x i64]* %".1057", i32 0, i32 0
  %".1059" = load i64, i64* %".1058", !range !1
  %".1060" = getelementptr inbounds [2 x i64], [2 x i64]* %".1057", i32 0, i32 1
  %".1061" = load i64, i64* %".1060", !range !1
  %".1062" = insertvalue [2 x i64] undef, i64 %".1059", 0
  %".1063" = insertvalue [2 x i64] %".1062", i64 %".1061", 1
  %".1064" = extractvalue [2 x i64] %".1063", 0
  %".1065" = extractvalue [2 x i64] %".1063", 1
  %".1066" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034", i32 0, i32 6
  %".1067" = load [2 x i64], [2 x i64]* %".1066"
  %".1068" = extractvalue [2 x i64] %".1067", 0
  %".1069" = extractvalue [2 x i64] %".1067", 1
  %".1070" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".1034", i32 0, i32 4
  %".1071" = load float*, float** %".1070"
  %".1072" = mul i64 1, %".1065"
  %".1073" = mul i64 %".1053", %".1072"
  %".1074" = add i64 0, %".1073"
  %".1075" = mul i64 %".1056", 1
  %".1076" = add i64 %".1074", %".1075"
  %".1077" = getelementptr float, float* %".1071", i64 %".1076"
  store float %".1031", float* %".1077"
  %".1079" = load float, float* %"total.3"
  store float 0.0, float* %"total.3"
  %".1081" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  ret void
B944:
  %".1085" = load float, float* %"total.3"
  store float 0.0, float* %"total.3"
  %".1087" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".1089" = load i64, i64* %"column"
  store i64 0, i64* %"column"
  %".1091" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".1093" = load i1, i1* %"$890pred"
  store i1 0, i1* %"$890pred"
  ret void
B948:
  %".1097" = load float, float* %"total.3"
  store float 0.0, float* %"total.3"
  %".1099" = load i64, i64* %"row"
  store i64 0, i64* %"row"
  %".1101" = load i64, i64* %"column"
  store i64 0, i64* %"column"
  %".1103" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".1105" = load i1, i1* %"$924pred"
  store i1 0, i1* %"$924pred"
  ret void
B0.if:
  store i64 8, i64* %"quot"
  store i64 8, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".189"
  store i64 0, i64* %".192"
  %".195" = icmp eq i64 %".181", -9223372036854775808
  %".196" = icmp eq i64 8, -1
  %".197" = and i1 %".195", %".196"
  %".198" = xor i1 %".197", -1
  br i1 %".198", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".221" = load i64, i64* %"quot"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".222"
  %".225" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".222", i32 0, i32 0
  store i64 0, i64* %".225"
  %".227" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".222", i32 0, i32 1
  store i64 %".221", i64* %".227"
  %".229" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".222", i32 0, i32 2
  store i64 1, i64* %".229"
  %".231" = load {i64, i64, i64}, {i64, i64, i64}* %".222"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".232"
  store {i64, i64, i64} %".231", {i64, i64, i64}* %".232"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".236"
  %".239" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".232", i32 0, i32 0
  %".240" = load i64, i64* %".239"
  %".241" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".232", i32 0, i32 1
  %".242" = load i64, i64* %".241"
  %".243" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".232", i32 0, i32 2
  %".244" = load i64, i64* %".243"
  store i64 %".240", i64* %".245"
  %".250" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236", i32 0, i32 0
  store i64* %".245", i64** %".250"
  %".252" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236", i32 0, i32 1
  store i64 %".242", i64* %".252"
  %".254" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236", i32 0, i32 2
  store i64 %".244", i64* %".254"
  %".256" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236", i32 0, i32 3
  store i64* %".248", i64** %".256"
  %".258" = sub i64 %".242", %".240"
  %".259" = icmp sgt i64 %".258", 0
  %".260" = icmp sgt i64 %".244", 0
  %".261" = xor i1 %".259", %".260"
  %".262" = icmp eq i64 %".244", 0
  br i1 %".262", label %"B0.endif.if", label %"B0.endif.endif", !prof !2
B0.else.if:
  %".200" = sdiv i64 %".181", 8
  %".201" = srem i64 %".181", 8
  %".202" = xor i64 8, %".201"
  %".203" = icmp slt i64 %".202", 0
  %".204" = icmp ne i64 %".201", 0
  %".205" = and i1 %".204", %".203"
  br i1 %".205", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".216" = load i64, i64* %".189"
  %".217" = load i64, i64* %".192"
  store i64 %".216", i64* %"quot"
  store i64 %".217", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".210" = sub i64 %".200", 1
  store i64 %".210", i64* %".189"
  %".212" = add i64 %".201", 8
  store i64 %".212", i64* %".192"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".200", i64* %".189"
  store i64 %".201", i64* %".192"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
B0.endif.if:
  ret void
B0.endif.endif:
  br i1 %".261", label %"B0.endif.endif.if", label %"B0.endif.endif.else"
B0.endif.endif.if:
  %".266" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236", i32 0, i32 3
  %".267" = load i64*, i64** %".266"
  store i64 0, i64* %".267"
  br label %"B0.endif.endif.endif"
B0.endif.endif.else:
  %".270" = srem i64 %".258", %".244"
  %".271" = sub i64 0, %".270"
  %".272" = select  i1 %".259", i64 %".270", i64 %".271"
  %".273" = icmp sgt i64 %".272", 0
  %".274" = sdiv i64 %".258", %".244"
  %".275" = select  i1 %".273", i64 1, i64 0
  %".276" = add i64 %".274", %".275"
  %".277" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236", i32 0, i32 3
  %".278" = load i64*, i64** %".277"
  store i64 %".276", i64* %".278"
  br label %"B0.endif.endif.endif"
B0.endif.endif.endif:
  %".281" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".236"
  %".283" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi434.0"
  store {i64*, i64, i64, i64*} %".281", {i64*, i64, i64, i64*}* %"$phi434.0"
  br label %"B434"
B434.if:
  %".301" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".290", i32 0, i32 0
  %".302" = load i64*, i64** %".301"
  %".303" = load i64, i64* %".302"
  %".304" = getelementptr inbounds {i64, i1}, {i64, i1}* %".287", i32 0, i32 0
  store i64 %".303", i64* %".304"
  %".306" = sub nsw i64 %".296", 1
  store i64 %".306", i64* %".295"
  %".308" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".290", i32 0, i32 2
  %".309" = load i64, i64* %".308"
  %".310" = add i64 %".303", %".309"
  %".311" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".290", i32 0, i32 0
  %".312" = load i64*, i64** %".311"
  store i64 %".310", i64* %".312"
  br label %"B434.endif"
B434.endif:
  %".315" = load {i64, i1}, {i64, i1}* %".287"
  store {i64, i1} zeroinitializer, {i64, i1}* %".316"
  store {i64, i1} %".315", {i64, i1}* %".316"
  %".320" = getelementptr inbounds {i64, i1}, {i64, i1}* %".316", i32 0, i32 0
  %".321" = load i64, i64* %".320"
  store {i64, i1} zeroinitializer, {i64, i1}* %".322"
  store {i64, i1} %".315", {i64, i1}* %".322"
  %".326" = getelementptr inbounds {i64, i1}, {i64, i1}* %".322", i32 0, i32 1
  %".327" = load i1, i1* %".326"
  %".329" = load i1, i1* %"$434for_iter.3"
  store i1 %".327", i1* %"$434for_iter.3"
  %".332" = load i64, i64* %"$phi436.1"
  store i64 %".321", i64* %"$phi436.1"
  %".334" = load i1, i1* %"$434for_iter.3"
  br i1 %".334", label %"B436", label %"B858"
B674.if:
  ret void
B674.endif:
  br i1 %".749", label %"B674.endif.if", label %"B674.endif.else"
B674.endif.if:
  %".754" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724", i32 0, i32 3
  %".755" = load i64*, i64** %".754"
  store i64 0, i64* %".755"
  br label %"B674.endif.endif"
B674.endif.else:
  %".758" = srem i64 %".746", %".732"
  %".759" = sub i64 0, %".758"
  %".760" = select  i1 %".747", i64 %".758", i64 %".759"
  %".761" = icmp sgt i64 %".760", 0
  %".762" = sdiv i64 %".746", %".732"
  %".763" = select  i1 %".761", i64 1, i64 0
  %".764" = add i64 %".762", %".763"
  %".765" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724", i32 0, i32 3
  %".766" = load i64*, i64** %".765"
  store i64 %".764", i64* %".766"
  br label %"B674.endif.endif"
B674.endif.endif:
  %".769" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".724"
  %".771" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi764.1"
  store {i64*, i64, i64, i64*} %".769", {i64*, i64, i64, i64*}* %"$phi764.1"
  br label %"B764"
B764.if:
  %".789" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".778", i32 0, i32 0
  %".790" = load i64*, i64** %".789"
  %".791" = load i64, i64* %".790"
  %".792" = getelementptr inbounds {i64, i1}, {i64, i1}* %".775", i32 0, i32 0
  store i64 %".791", i64* %".792"
  %".794" = sub nsw i64 %".784", 1
  store i64 %".794", i64* %".783"
  %".796" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".778", i32 0, i32 2
  %".797" = load i64, i64* %".796"
  %".798" = add i64 %".791", %".797"
  %".799" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".778", i32 0, i32 0
  %".800" = load i64*, i64** %".799"
  store i64 %".798", i64* %".800"
  br label %"B764.endif"
B764.endif:
  %".803" = load {i64, i1}, {i64, i1}* %".775"
  store {i64, i1} zeroinitializer, {i64, i1}* %".804"
  store {i64, i1} %".803", {i64, i1}* %".804"
  %".808" = getelementptr inbounds {i64, i1}, {i64, i1}* %".804", i32 0, i32 0
  %".809" = load i64, i64* %".808"
  store {i64, i1} zeroinitializer, {i64, i1}* %".810"
  store {i64, i1} %".803", {i64, i1}* %".810"
  %".814" = getelementptr inbounds {i64, i1}, {i64, i1}* %".810", i32 0, i32 1
  %".815" = load i1, i1* %".814"
  %".817" = load i1, i1* %"$764for_iter.4"
  store i1 %".815", i1* %"$764for_iter.4"
  %".820" = load i64, i64* %"$phi766.2"
  store i64 %".809", i64* %"$phi766.2"
  %".822" = load i1, i1* %"$764for_iter.4"
  br i1 %".822", label %"B766", label %"B818"
}

@"_cudapy_smem_2" = addrspace(3) global [64 x float] undef, align 4
@"_cudapy_smem_3" = addrspace(3) global [64 x float] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare void @"llvm.nvvm.barrier0"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6matmulB2v9B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6matmulB2v9B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE", !"kernel", i32 1 }
