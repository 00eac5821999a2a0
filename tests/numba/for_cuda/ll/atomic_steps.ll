; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "atomic_steps$21"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels12atomic_stepsB3v21B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels12atomic_stepsB3v21B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE"(i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i64* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"out.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"out.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"out.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.itemsize", i64* %"out.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %".12" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".12"
  %".33" = alloca {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".33"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".12"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".12"
  %".16" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 5
  %".17" = getelementptr inbounds [1 x i64], [1 x i64]* %".16", i32 0, i32 0
  %".18" = load i64, i64* %".17", !range !1
  %".19" = insertvalue [1 x i64] undef, i64 %".18", 0
  %".20" = extractvalue [1 x i64] %".19", 0
  %".21" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 6
  %".22" = load [1 x i64], [1 x i64]* %".21"
  %".23" = extractvalue [1 x i64] %".22", 0
  %".24" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 4
  %".25" = load i64*, i64** %".24"
  %".26" = icmp slt i64 0, 0
  %".27" = add i64 %".20", 0
  %".28" = select  i1 %".26", i64 %".27", i64 0
  %".29" = mul i64 %".28", 1
  %".30" = add i64 0, %".29"
  %".31" = getelementptr i64, i64* %".25", i64 %".30"
  %".32" = call i64 @"___numba_atomic_u64_inc"(i64* %".31", i64 9)
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".33"
  store {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".33"
  %".37" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".33", i32 0, i32 5
  %".38" = getelementptr inbounds [1 x i64], [1 x i64]* %".37", i32 0, i32 0
  %".39" = load i64, i64* %".38", !range !1
  %".40" = insertvalue [1 x i64] undef, i64 %".39", 0
  %".41" = extractvalue [1 x i64] %".40", 0
  %".42" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".33", i32 0, i32 6
  %".43" = load [1 x i64], [1 x i64]* %".42"
  %".44" = extractvalue [1 x i64] %".43", 0
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i64*, [1 x i64], [1 x i64]}* %".33", i32 0, i32 4
  %".46" = load i64*, i64** %".45"
  %".47" = icmp slt i64 1, 0
  %".48" = add i64 %".41", 1
  %".49" = select  i1 %".47", i64 %".48", i64 1
  %".50" = mul i64 %".49", 1
  %".51" = add i64 0, %".50"
  %".52" = getelementptr i64, i64* %".46", i64 %".51"
  %".53" = call i64 @"___numba_atomic_u64_dec"(i64* %".52", i64 9)
  ret void
}

declare i64 @"___numba_atomic_u64_inc"(i64* %".1", i64 %".2")

declare i64 @"___numba_atomic_u64_dec"(i64* %".1", i64 %".2")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels12atomic_stepsB3v21B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i64*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels12atomic_stepsB3v21B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIyLi1E1C7mutable7alignedE", !"kernel", i32 1 }
