; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "last_block$23"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels10last_blockB3v23B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels10last_blockB3v23B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", double* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"parts.0", i8* %"parts.1", i64 %"parts.2", i64 %"parts.3", double* %"parts.4", i64 %"parts.5.0", i64 %"parts.6.0", i8* %"total.0", i8* %"total.1", i64 %"total.2", i64 %"total.3", double* %"total.4", i64 %"total.5.0", i64 %"total.6.0", i8* %"done.0", i8* %"done.1", i64 %"done.2", i64 %"done.3", i32* %"done.4", i64 %"done.5.0", i64 %"done.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize", double* %"x.4", 4
  %".31" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".31", 5
  %".32" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".32", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"parts.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"parts.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"parts.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"parts.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", double* %"parts.4", 4
  %".33" = insertvalue [1 x i64] undef, i64 %"parts.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".33", 5
  %".34" = insertvalue [1 x i64] undef, i64 %"parts.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".34", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"total.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"total.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"total.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"total.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", double* %"total.4", 4
  %".35" = insertvalue [1 x i64] undef, i64 %"total.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".35", 5
  %".36" = insertvalue [1 x i64] undef, i64 %"total.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".36", 6
  %"inserted.meminfo.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"done.0", 0
  %"inserted.parent.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.3", i8* %"done.1", 1
  %"inserted.nitems.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.3", i64 %"done.2", 2
  %"inserted.itemsize.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.3", i64 %"done.3", 3
  %"inserted.data.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.3", i32* %"done.4", 4
  %".37" = insertvalue [1 x i64] undef, i64 %"done.5.0", 0
  %"inserted.shape.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.3", [1 x i64] %".37", 5
  %".38" = insertvalue [1 x i64] undef, i64 %"done.6.0", 0
  %"inserted.strides.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.3", [1 x i64] %".38", 6
  %"parts" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  %"total" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  %"done" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  %".45" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45"
  %"shared" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  %".73" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73"
  %"is_last" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  %"item" = alloca i32
  store i32 0, i32* %"item"
  %".120" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120"
  %".152" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152"
  %"$292pred" = alloca i1
  store i1 0, i1* %"$292pred"
  %"own.4" = alloca double
  store double 0.0, double* %"own.4"
  %".195" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".195"
  %".205" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".205"
  %".209" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".209"
  %".218" = alloca i64
  store i64 0, i64* %".218"
  %".221" = alloca i64
  store i64 0, i64* %".221"
  %"$phi328.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi328.0"
  %".260" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".260"
  %".263" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".263"
  %".289" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".289"
  %".295" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".295"
  %"$328for_iter.3" = alloca i1
  store i1 0, i1* %"$328for_iter.3"
  %"$phi330.1" = alloca i64
  store i64 0, i64* %"$phi330.1"
  %".315" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315"
  %".367" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367"
  %".401" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".401"
  %".436" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436"
  %".475" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475"
  %"$602pred" = alloca i1
  store i1 0, i1* %"$602pred"
  %"$614pred" = alloca i1
  store i1 0, i1* %"$614pred"
  %"own.5" = alloca double
  store double 0.0, double* %"own.5"
  %".537" = alloca {i32, i32, i32}
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".537"
  %".547" = alloca {i32, i32, i32}
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".547"
  %".551" = alloca {i32*, i32, i32, i32*}
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".551"
  %".560" = alloca i32
  store i32 0, i32* %".560"
  %".563" = alloca i32
  store i32 0, i32* %".563"
  %"$phi718.0" = alloca {i32*, i32, i32, i32*}
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %"$phi718.0"
  %".602" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, {i32, i1}* %".602"
  %".605" = alloca {i32*, i32, i32, i32*}
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".605"
  %".631" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, {i32, i1}* %".631"
  %".637" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, {i32, i1}* %".637"
  %"$718for_iter.3" = alloca i1
  store i1 0, i1* %"$718for_iter.3"
  %"$phi720.1" = alloca i32
  store i32 0, i32* %"$phi720.1"
  %".658" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658"
  %".702" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  %"generic" = addrspacecast [64 x double] addrspace(3)* @"_cudapy_smem_7" to i8*
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45"
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 4
  %".49" = load double*, double** %".48"
  %".50" = bitcast i8* %"generic" to double*
  %".51" = insertvalue [1 x i64] undef, i64 64, 0
  %".52" = insertvalue [1 x i64] undef, i64 8, 0
  %".53" = extractvalue [1 x i64] %".51", 0
  %".54" = mul nsw i64 1, %".53"
  %".55" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 5
  store [1 x i64] %".51", [1 x i64]* %".55"
  %".57" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 6
  store [1 x i64] %".52", [1 x i64]* %".57"
  %".59" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 4
  store double* %".50", double** %".59"
  %".61" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 3
  store i64 8, i64* %".61"
  %".63" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 0
  store i8* null, i8** %".63"
  %".65" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 1
  store i8* null, i8** %".65"
  %".67" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45", i32 0, i32 2
  store i64 %".54", i64* %".67"
  %".69" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".45"
  %".71" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".69", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  %"generic.1" = addrspacecast [1 x i32] addrspace(3)* @"_cudapy_smem_8" to i8*
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73"
  %".76" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 4
  %".77" = load i32*, i32** %".76"
  %".78" = bitcast i8* %"generic.1" to i32*
  %".79" = insertvalue [1 x i64] undef, i64 1, 0
  %".80" = insertvalue [1 x i64] undef, i64 4, 0
  %".81" = extractvalue [1 x i64] %".79", 0
  %".82" = mul nsw i64 1, %".81"
  %".83" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 5
  store [1 x i64] %".79", [1 x i64]* %".83"
  %".85" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 6
  store [1 x i64] %".80", [1 x i64]* %".85"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 4
  store i32* %".78", i32** %".87"
  %".89" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 3
  store i64 4, i64* %".89"
  %".91" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 0
  store i8* null, i8** %".91"
  %".93" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 1
  store i8* null, i8** %".93"
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73", i32 0, i32 2
  store i64 %".82", i64* %".95"
  %".97" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".73"
  %".99" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".97", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  %".101" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".102" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".103" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".104" = insertvalue {i32, i32, i32} undef, i32 %".101", 0
  %".105" = insertvalue {i32, i32, i32} %".104", i32 %".102", 1
  %".106" = insertvalue {i32, i32, i32} %".105", i32 %".103", 2
  %".107" = extractvalue {i32, i32, i32} %".106", 0
  %".109" = load i32, i32* %"item"
  store i32 %".107", i32* %"item"
  %".111" = trunc i64 1 to i32
  %".112" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".113" = sext i32 %".112" to i64
  %".114" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".115" = sext i32 %".114" to i64
  %".116" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".117" = sext i32 %".116" to i64
  %".118" = mul i64 %".115", %".117"
  %".119" = add i64 %".118", %".113"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120"
  %".124" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120", i32 0, i32 5
  %".125" = getelementptr inbounds [1 x i64], [1 x i64]* %".124", i32 0, i32 0
  %".126" = load i64, i64* %".125", !range !1
  %".127" = insertvalue [1 x i64] undef, i64 %".126", 0
  %".128" = extractvalue [1 x i64] %".127", 0
  %".129" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120", i32 0, i32 6
  %".130" = load [1 x i64], [1 x i64]* %".129"
  %".131" = extractvalue [1 x i64] %".130", 0
  %".132" = icmp slt i64 %".119", 0
  %".133" = add i64 %".119", %".128"
  %".134" = select  i1 %".132", i64 %".133", i64 %".119"
  %".135" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120", i32 0, i32 5
  %".136" = getelementptr inbounds [1 x i64], [1 x i64]* %".135", i32 0, i32 0
  %".137" = load i64, i64* %".136", !range !1
  %".138" = insertvalue [1 x i64] undef, i64 %".137", 0
  %".139" = extractvalue [1 x i64] %".138", 0
  %".140" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120", i32 0, i32 6
  %".141" = load [1 x i64], [1 x i64]* %".140"
  %".142" = extractvalue [1 x i64] %".141", 0
  %".143" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".120", i32 0, i32 4
  %".144" = load double*, double** %".143"
  %".145" = mul i64 %".134", 1
  %".146" = add i64 0, %".145"
  %".147" = getelementptr double, double* %".144", i64 %".146"
  %".148" = load double, double* %".147"
  %".149" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  %".150" = load i32, i32* %"item"
  %".151" = sext i32 %".150" to i64
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".149", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152"
  %".156" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152", i32 0, i32 5
  %".157" = getelementptr inbounds [1 x i64], [1 x i64]* %".156", i32 0, i32 0
  %".158" = load i64, i64* %".157", !range !1
  %".159" = insertvalue [1 x i64] undef, i64 %".158", 0
  %".160" = extractvalue [1 x i64] %".159", 0
  %".161" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152", i32 0, i32 6
  %".162" = load [1 x i64], [1 x i64]* %".161"
  %".163" = extractvalue [1 x i64] %".162", 0
  %".164" = icmp slt i64 %".151", 0
  %".165" = add i64 %".151", %".160"
  %".166" = select  i1 %".164", i64 %".165", i64 %".151"
  %".167" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152", i32 0, i32 5
  %".168" = getelementptr inbounds [1 x i64], [1 x i64]* %".167", i32 0, i32 0
  %".169" = load i64, i64* %".168", !range !1
  %".170" = insertvalue [1 x i64] undef, i64 %".169", 0
  %".171" = extractvalue [1 x i64] %".170", 0
  %".172" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152", i32 0, i32 6
  %".173" = load [1 x i64], [1 x i64]* %".172"
  %".174" = extractvalue [1 x i64] %".173", 0
  %".175" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".152", i32 0, i32 4
  %".176" = load double*, double** %".175"
  %".177" = mul i64 %".166", 1
  %".178" = add i64 0, %".177"
  %".179" = getelementptr double, double* %".176", i64 %".178"
  store double %".148", double* %".179"
  call void @"llvm.nvvm.barrier0"()
  %".182" = load i32, i32* %"item"
  %".183" = sext i32 %".182" to i64
  %".184" = icmp eq i64 %".183", 0
  %".186" = load i1, i1* %"$292pred"
  store i1 %".184", i1* %"$292pred"
  %".188" = load i1, i1* %"$292pred"
  br i1 %".188", label %"B294", label %"B550"
B294:
  %".190" = load i1, i1* %"$292pred"
  store i1 0, i1* %"$292pred"
  %".193" = load double, double* %"own.4"
  store double              0x0, double* %"own.4"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".195"
  %".198" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".195", i32 0, i32 0
  store i64 0, i64* %".198"
  %".200" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".195", i32 0, i32 1
  store i64 64, i64* %".200"
  %".202" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".195", i32 0, i32 2
  store i64 1, i64* %".202"
  %".204" = load {i64, i64, i64}, {i64, i64, i64}* %".195"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".205"
  store {i64, i64, i64} %".204", {i64, i64, i64}* %".205"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".209"
  %".212" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".205", i32 0, i32 0
  %".213" = load i64, i64* %".212"
  %".214" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".205", i32 0, i32 1
  %".215" = load i64, i64* %".214"
  %".216" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".205", i32 0, i32 2
  %".217" = load i64, i64* %".216"
  store i64 %".213", i64* %".218"
  %".223" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209", i32 0, i32 0
  store i64* %".218", i64** %".223"
  %".225" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209", i32 0, i32 1
  store i64 %".215", i64* %".225"
  %".227" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209", i32 0, i32 2
  store i64 %".217", i64* %".227"
  %".229" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209", i32 0, i32 3
  store i64* %".221", i64** %".229"
  %".231" = sub i64 %".215", %".213"
  %".232" = icmp sgt i64 %".231", 0
  %".233" = icmp sgt i64 %".217", 0
  %".234" = xor i1 %".232", %".233"
  %".235" = icmp eq i64 %".217", 0
  br i1 %".235", label %"B294.if", label %"B294.endif", !prof !2
B328:
  %".259" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi328.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".260"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".263"
  store {i64*, i64, i64, i64*} %".259", {i64*, i64, i64, i64*}* %".263"
  %".267" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".263", i32 0, i32 3
  %".268" = load i64*, i64** %".267"
  %".269" = load i64, i64* %".268"
  %".270" = icmp sgt i64 %".269", 0
  %".271" = getelementptr inbounds {i64, i1}, {i64, i1}* %".260", i32 0, i32 1
  store i1 %".270", i1* %".271"
  br i1 %".270", label %"B328.if", label %"B328.endif"
B330:
  %".309" = load i1, i1* %"$328for_iter.3"
  store i1 0, i1* %"$328for_iter.3"
  %".311" = load i64, i64* %"$phi330.1"
  %".312" = load i64, i64* %"$phi330.1"
  store i64 0, i64* %"$phi330.1"
  %".314" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".314", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315"
  %".319" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 5
  %".320" = getelementptr inbounds [1 x i64], [1 x i64]* %".319", i32 0, i32 0
  %".321" = load i64, i64* %".320", !range !1
  %".322" = insertvalue [1 x i64] undef, i64 %".321", 0
  %".323" = extractvalue [1 x i64] %".322", 0
  %".324" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 6
  %".325" = load [1 x i64], [1 x i64]* %".324"
  %".326" = extractvalue [1 x i64] %".325", 0
  %".327" = icmp slt i64 %".311", 0
  %".328" = add i64 %".311", %".323"
  %".329" = select  i1 %".327", i64 %".328", i64 %".311"
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 5
  %".331" = getelementptr inbounds [1 x i64], [1 x i64]* %".330", i32 0, i32 0
  %".332" = load i64, i64* %".331", !range !1
  %".333" = insertvalue [1 x i64] undef, i64 %".332", 0
  %".334" = extractvalue [1 x i64] %".333", 0
  %".335" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 6
  %".336" = load [1 x i64], [1 x i64]* %".335"
  %".337" = extractvalue [1 x i64] %".336", 0
  %".338" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".315", i32 0, i32 4
  %".339" = load double*, double** %".338"
  %".340" = mul i64 %".329", 1
  %".341" = add i64 0, %".340"
  %".342" = getelementptr double, double* %".339", i64 %".341"
  %".343" = load double, double* %".342"
  %".344" = load double, double* %"own.4"
  %".345" = fadd double %".344", %".343"
  %".346" = load double, double* %"own.4"
  store double %".345", double* %"own.4"
  br label %"B328"
B356:
  %".349" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  %".351" = load i64, i64* %"$phi330.1"
  store i64 0, i64* %"$phi330.1"
  %".353" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi328.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi328.0"
  %".355" = load i1, i1* %"$328for_iter.3"
  store i1 0, i1* %"$328for_iter.3"
  %".357" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".358" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".359" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".360" = insertvalue {i32, i32, i32} undef, i32 %".357", 0
  %".361" = insertvalue {i32, i32, i32} %".360", i32 %".358", 1
  %".362" = insertvalue {i32, i32, i32} %".361", i32 %".359", 2
  %".363" = extractvalue {i32, i32, i32} %".362", 0
  %".364" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  %".365" = load double, double* %"own.4"
  %".366" = sext i32 %".363" to i64
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".364", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367"
  %".371" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367", i32 0, i32 5
  %".372" = getelementptr inbounds [1 x i64], [1 x i64]* %".371", i32 0, i32 0
  %".373" = load i64, i64* %".372", !range !1
  %".374" = insertvalue [1 x i64] undef, i64 %".373", 0
  %".375" = extractvalue [1 x i64] %".374", 0
  %".376" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367", i32 0, i32 6
  %".377" = load [1 x i64], [1 x i64]* %".376"
  %".378" = extractvalue [1 x i64] %".377", 0
  %".379" = icmp slt i64 %".366", 0
  %".380" = add i64 %".366", %".375"
  %".381" = select  i1 %".379", i64 %".380", i64 %".366"
  %".382" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367", i32 0, i32 5
  %".383" = getelementptr inbounds [1 x i64], [1 x i64]* %".382", i32 0, i32 0
  %".384" = load i64, i64* %".383", !range !1
  %".385" = insertvalue [1 x i64] undef, i64 %".384", 0
  %".386" = extractvalue [1 x i64] %".385", 0
  %".387" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367", i32 0, i32 6
  %".388" = load [1 x i64], [1 x i64]* %".387"
  %".389" = extractvalue [1 x i64] %".388", 0
  %".390" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".367", i32 0, i32 4
  %".391" = load double*, double** %".390"
  %".392" = mul i64 %".381", 1
  %".393" = add i64 0, %".392"
  %".394" = getelementptr double, double* %".391", i64 %".393"
  store double %".365", double* %".394"
  %".396" = load double, double* %"own.4"
  store double 0.0, double* %"own.4"
  call void @"llvm.nvvm.membar.gl"()
  %".399" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  %".400" = trunc i64 1 to i32
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".401"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".399", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".401"
  %".405" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".401", i32 0, i32 5
  %".406" = getelementptr inbounds [1 x i64], [1 x i64]* %".405", i32 0, i32 0
  %".407" = load i64, i64* %".406", !range !1
  %".408" = insertvalue [1 x i64] undef, i64 %".407", 0
  %".409" = extractvalue [1 x i64] %".408", 0
  %".410" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".401", i32 0, i32 6
  %".411" = load [1 x i64], [1 x i64]* %".410"
  %".412" = extractvalue [1 x i64] %".411", 0
  %".413" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".401", i32 0, i32 4
  %".414" = load i32*, i32** %".413"
  %".415" = icmp slt i64 0, 0
  %".416" = add i64 %".409", 0
  %".417" = select  i1 %".415", i64 %".416", i64 0
  %".418" = mul i64 %".417", 1
  %".419" = add i64 0, %".418"
  %".420" = getelementptr i32, i32* %".414", i64 %".419"
  %".421" = atomicrmw add i32* %".420", i32 %".400" monotonic
  %".422" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  %".424" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()
  %".425" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()
  %".426" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()
  %".427" = insertvalue {i32, i32, i32} undef, i32 %".424", 0
  %".428" = insertvalue {i32, i32, i32} %".427", i32 %".425", 1
  %".429" = insertvalue {i32, i32, i32} %".428", i32 %".426", 2
  %".430" = extractvalue {i32, i32, i32} %".429", 0
  %".431" = sext i32 %".430" to i64
  %".432" = sub nsw i64 %".431", 1
  %".433" = zext i32 %".421" to i64
  %".434" = icmp eq i64 %".433", %".432"
  %".435" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".435", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436"
  %".440" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436", i32 0, i32 5
  %".441" = getelementptr inbounds [1 x i64], [1 x i64]* %".440", i32 0, i32 0
  %".442" = load i64, i64* %".441", !range !1
  %".443" = insertvalue [1 x i64] undef, i64 %".442", 0
  %".444" = extractvalue [1 x i64] %".443", 0
  %".445" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436", i32 0, i32 6
  %".446" = load [1 x i64], [1 x i64]* %".445"
  %".447" = extractvalue [1 x i64] %".446", 0
  %".448" = icmp slt i64 0, 0
  %".449" = add i64 0, %".444"
  %".450" = select  i1 %".448", i64 %".449", i64 0
  %".451" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436", i32 0, i32 5
  %".452" = getelementptr inbounds [1 x i64], [1 x i64]* %".451", i32 0, i32 0
  %".453" = load i64, i64* %".452", !range !1
  %".454" = insertvalue [1 x i64] undef, i64 %".453", 0
  %".455" = extractvalue [1 x i64] %".454", 0
  %".456" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436", i32 0, i32 6
  %".457" = load [1 x i64], [1 x i64]* %".456"
  %".458" = extractvalue [1 x i64] %".457", 0
  %".459" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".436", i32 0, i32 4
  %".460" = load i32*, i32** %".459"
  %".461" = mul i64 %".450", 1
  %".462" = add i64 0, %".461"
  %".463" = getelementptr i32, i32* %".460", i64 %".462"
  %".464" = zext i1 %".434" to i32
  store i32 %".464", i32* %".463"
  br label %"B550"
B550:
  %".467" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"shared"
  %".469" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"done"
  %".471" = load i1, i1* %"$292pred"
  store i1 0, i1* %"$292pred"
  call void @"llvm.nvvm.barrier0"()
  %".474" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".474", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475"
  %".479" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475", i32 0, i32 5
  %".480" = getelementptr inbounds [1 x i64], [1 x i64]* %".479", i32 0, i32 0
  %".481" = load i64, i64* %".480", !range !1
  %".482" = insertvalue [1 x i64] undef, i64 %".481", 0
  %".483" = extractvalue [1 x i64] %".482", 0
  %".484" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475", i32 0, i32 6
  %".485" = load [1 x i64], [1 x i64]* %".484"
  %".486" = extractvalue [1 x i64] %".485", 0
  %".487" = icmp slt i64 0, 0
  %".488" = add i64 0, %".483"
  %".489" = select  i1 %".487", i64 %".488", i64 0
  %".490" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475", i32 0, i32 5
  %".491" = getelementptr inbounds [1 x i64], [1 x i64]* %".490", i32 0, i32 0
  %".492" = load i64, i64* %".491", !range !1
  %".493" = insertvalue [1 x i64] undef, i64 %".492", 0
  %".494" = extractvalue [1 x i64] %".493", 0
  %".495" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475", i32 0, i32 6
  %".496" = load [1 x i64], [1 x i64]* %".495"
  %".497" = extractvalue [1 x i64] %".496", 0
  %".498" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".475", i32 0, i32 4
  %".499" = load i32*, i32** %".498"
  %".500" = mul i64 %".489", 1
  %".501" = add i64 0, %".500"
  %".502" = getelementptr i32, i32* %".499", i64 %".501"
  %".503" = load i32, i32* %".502"
  %".504" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"is_last"
  %".506" = icmp ne i32 %".503", 0
  %".508" = load i1, i1* %"$602pred"
  store i1 %".506", i1* %"$602pred"
  %".510" = load i1, i1* %"$602pred"
  br i1 %".510", label %"B604", label %"B760"
B604:
  %".512" = load i1, i1* %"$602pred"
  store i1 0, i1* %"$602pred"
  %".514" = load i32, i32* %"item"
  %".515" = sext i32 %".514" to i64
  %".516" = icmp eq i64 %".515", 0
  %".517" = load i32, i32* %"item"
  store i32 0, i32* %"item"
  %".520" = load i1, i1* %"$614pred"
  store i1 %".516", i1* %"$614pred"
  %".522" = load i1, i1* %"$614pred"
  br i1 %".522", label %"B616", label %"B764"
B616:
  %".524" = load i1, i1* %"$614pred"
  store i1 0, i1* %"$614pred"
  call void @"llvm.nvvm.membar.gl"()
  %".528" = load double, double* %"own.5"
  store double              0x0, double* %"own.5"
  %".530" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()
  %".531" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()
  %".532" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()
  %".533" = insertvalue {i32, i32, i32} undef, i32 %".530", 0
  %".534" = insertvalue {i32, i32, i32} %".533", i32 %".531", 1
  %".535" = insertvalue {i32, i32, i32} %".534", i32 %".532", 2
  %".536" = extractvalue {i32, i32, i32} %".535", 0
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".537"
  %".540" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".537", i32 0, i32 0
  store i32 0, i32* %".540"
  %".542" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".537", i32 0, i32 1
  store i32 %".536", i32* %".542"
  %".544" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".537", i32 0, i32 2
  store i32 1, i32* %".544"
  %".546" = load {i32, i32, i32}, {i32, i32, i32}* %".537"
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".547"
  store {i32, i32, i32} %".546", {i32, i32, i32}* %".547"
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".551"
  %".554" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".547", i32 0, i32 0
  %".555" = load i32, i32* %".554"
  %".556" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".547", i32 0, i32 1
  %".557" = load i32, i32* %".556"
  %".558" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".547", i32 0, i32 2
  %".559" = load i32, i32* %".558"
  store i32 %".555", i32* %".560"
  %".565" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551", i32 0, i32 0
  store i32* %".560", i32** %".565"
  %".567" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551", i32 0, i32 1
  store i32 %".557", i32* %".567"
  %".569" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551", i32 0, i32 2
  store i32 %".559", i32* %".569"
  %".571" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551", i32 0, i32 3
  store i32* %".563", i32** %".571"
  %".573" = sub i32 %".557", %".555"
  %".574" = icmp sgt i32 %".573", 0
  %".575" = icmp sgt i32 %".559", 0
  %".576" = xor i1 %".574", %".575"
  %".577" = icmp eq i32 %".559", 0
  br i1 %".577", label %"B616.if", label %"B616.endif", !prof !2
B718:
  %".601" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %"$phi718.0"
  store {i32, i1} zeroinitializer, {i32, i1}* %".602"
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".605"
  store {i32*, i32, i32, i32*} %".601", {i32*, i32, i32, i32*}* %".605"
  %".609" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".605", i32 0, i32 3
  %".610" = load i32*, i32** %".609"
  %".611" = load i32, i32* %".610"
  %".612" = icmp sgt i32 %".611", 0
  %".613" = getelementptr inbounds {i32, i1}, {i32, i1}* %".602", i32 0, i32 1
  store i1 %".612", i1* %".613"
  br i1 %".612", label %"B718.if", label %"B718.endif"
B720:
  %".651" = load i1, i1* %"$718for_iter.3"
  store i1 0, i1* %"$718for_iter.3"
  %".653" = load i32, i32* %"$phi720.1"
  %".654" = load i32, i32* %"$phi720.1"
  store i32 0, i32* %"$phi720.1"
  %".656" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  %".657" = sext i32 %".653" to i64
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".656", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658"
  %".662" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658", i32 0, i32 5
  %".663" = getelementptr inbounds [1 x i64], [1 x i64]* %".662", i32 0, i32 0
  %".664" = load i64, i64* %".663", !range !1
  %".665" = insertvalue [1 x i64] undef, i64 %".664", 0
  %".666" = extractvalue [1 x i64] %".665", 0
  %".667" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658", i32 0, i32 6
  %".668" = load [1 x i64], [1 x i64]* %".667"
  %".669" = extractvalue [1 x i64] %".668", 0
  %".670" = icmp slt i64 %".657", 0
  %".671" = add i64 %".657", %".666"
  %".672" = select  i1 %".670", i64 %".671", i64 %".657"
  %".673" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658", i32 0, i32 5
  %".674" = getelementptr inbounds [1 x i64], [1 x i64]* %".673", i32 0, i32 0
  %".675" = load i64, i64* %".674", !range !1
  %".676" = insertvalue [1 x i64] undef, i64 %".675", 0
  %".677" = extractvalue [1 x i64] %".676", 0
  %".678" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658", i32 0, i32 6
  %".679" = load [1 x i64], [1 x i64]* %".678"
  %".680" = extractvalue [1 x i64] %".679", 0
  %".681" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".658", i32 0, i32 4
  %".682" = load double*, double** %".681"
  %".683" = mul i64 %".672", 1
  %".684" = add i64 0, %".683"
  %".685" = getelementptr double, double* %".682", i64 %".684"
  %".686" = load double, double* %".685"
  %".687" = load double, double* %"own.5"
  %".688" = fadd double %".687", %".686"
  %".689" = load double, double* %"own.5"
  store double %".688", double* %"own.5"
  br label %"B718"
B746:
  %".692" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  %".694" = load i32, i32* %"$phi720.1"
  store i32 0, i32* %"$phi720.1"
  %".696" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %"$phi718.0"
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %"$phi718.0"
  %".698" = load i1, i1* %"$718for_iter.3"
  store i1 0, i1* %"$718for_iter.3"
  %".700" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  %".701" = load double, double* %"own.5"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".700", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702"
  %".706" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702", i32 0, i32 5
  %".707" = getelementptr inbounds [1 x i64], [1 x i64]* %".706", i32 0, i32 0
  %".708" = load i64, i64* %".707", !range !1
  %".709" = insertvalue [1 x i64] undef, i64 %".708", 0
  %".710" = extractvalue [1 x i64] %".709", 0
  %".711" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702", i32 0, i32 6
  %".712" = load [1 x i64], [1 x i64]* %".711"
  %".713" = extractvalue [1 x i64] %".712", 0
  %".714" = icmp slt i64 0, 0
  %".715" = add i64 0, %".710"
  %".716" = select  i1 %".714", i64 %".715", i64 0
  %".717" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702", i32 0, i32 5
  %".718" = getelementptr inbounds [1 x i64], [1 x i64]* %".717", i32 0, i32 0
  %".719" = load i64, i64* %".718", !range !1
  %".720" = insertvalue [1 x i64] undef, i64 %".719", 0
  %".721" = extractvalue [1 x i64] %".720", 0
  %".722" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702", i32 0, i32 6
  %".723" = load [1 x i64], [1 x i64]* %".722"
  %".724" = extractvalue [1 x i64] %".723", 0
  %".725" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".702", i32 0, i32 4
  %".726" = load double*, double** %".725"
  %".727" = mul i64 %".716", 1
  %".728" = add i64 0, %".727"
  %".729" = getelementptr double, double* %".726", i64 %".728"
  store double %".701", double* %".729"
  %".731" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  %".733" = load double, double* %"own.5"
  store double 0.0, double* %"own.5"
  ret void
B760:
  %".737" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  %".739" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  %".741" = load i32, i32* %"item"
  store i32 0, i32* %"item"
  %".743" = load i1, i1* %"$602pred"
  store i1 0, i1* %"$602pred"
  ret void
B764:
  %".747" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"total"
  %".749" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"parts"
  %".751" = load i1, i1* %"$614pred"
  store i1 0, i1* %"$614pred"
  ret void
B294.if:
  ret void
B294.endif:
  br i1 %".234", label %"B294.endif.if", label %"B294.endif.else"
B294.endif.if:
  %".239" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209", i32 0, i32 3
  %".240" = load i64*, i64** %".239"
  store i64 0, i64* %".240"
  br label %"B294.endif.endif"
B294.endif.else:
  %".243" = srem i64 %".231", %".217"
  %".244" = sub i64 0, %".243"
  %".245" = select  i1 %".232", i64 %".243", i64 %".244"
  %".246" = icmp sgt i64 %".245", 0
  %".247" = sdiv i64 %".231", %".217"
  %".248" = select  i1 %".246", i64 1, i64 0
  %".249" = add i64 %".247", %".248"
  %".250" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209", i32 0, i32 3
  %".251" = load i64*, i64** %".250"
  store i64 %".249", i64* %".251"
  br label %"B294.endif.endif"
B294.endif.endif:
  %".254" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".209"
  %".256" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi328.0"
  store {i64*, i64, i64, i64*} %".254", {i64*, i64, i64, i64*}* %"$phi328.0"
  br label %"B328"
B328.if:
  %".274" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".263", i32 0, i32 0
  %".275" = load i64*, i64** %".274"
  %".276" = load i64, i64* %".275"
  %".277" = getelementptr inbounds {i64, i1}, {i64, i1}* %".260", i32 0, i32 0
  store i64 %".276", i64* %".277"
  %".279" = sub nsw i64 %".269", 1
  store i64 %".279", i64* %".268"
  %".281" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".263", i32 0, i32 2
  %".282" = load i64, i64* %".281"
  %".283" = add i64 %".276", %".282"
  %".284" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".263", i32 0, i32 0
  %".285" = load i64*, i64** %".284"
  store i64 %".283", i64* %".285"
  br label %"B328.endif"
B328.endif:
  %".288" = load {i64, i1}, {i64, i1}* %".260"
  store {i64, i1} zeroinitializer, {i64, i1}* %".289"
  store {i64, i1} %".288", {i64, i1}* %".289"
  %".293" = getelementptr inbounds {i64, i1}, {i64, i1}* %".289", i32 0, i32 0
  %".294" = load i64, i64* %".293"
  store {i64, i1} zeroinitializer, {i64, i1}* %".295"
  store {i64, i1} %".288", {i64, i1}* %".295"
  %".299" = getelementptr inbounds {i64, i1}, {i64, i1}* %".295", i32 0, i32 1
  %".300" = load i1, i1* %".299"
  %".302" = load i1, i1* %"$328for_iter.3"
  store i1 %".300", i1* %"$328for_iter.3"
  %".305" = load i64, i64* %"$phi330.1"
  store i64 %".294", i64* %"$phi330.1"
  %".307" = load i1, i1* %"$328for_iter.3"
  br i1 %".307", label %"B330", label %"B356"
B616.if:
  ret void
B616.endif:
  br i1 %".576", label %"B616.endif.if", label %"B616.endif.else"
B616.endif.if:
  %".581" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551", i32 0, i32 3
  %".582" = load i32*, i32** %".581"
  store i32 0, i32* %".582"
  br label %"B616.endif.endif"
B616.endif.else:
  %".585" = srem i32 %".573", %".559"
  %".586" = sub i32 0, %".585"
  %".587" = select  i1 %".574", i32 %".585", i32 %".586"
  %".588" = icmp sgt i32 %".587", 0
  %".589" = sdiv i32 %".573", %".559"
  %".590" = select  i1 %".588", i32 1, i32 0
  %".591" = add i32 %".589", %".590"
  %".592" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551", i32 0, i32 3
  %".593" = load i32*, i32** %".592"
  store i32 %".591", i32* %".593"
  br label %"B616.endif.endif"
B616.endif.endif:
  %".596" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".551"
  %".598" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %"$phi718.0"
  store {i32*, i32, i32, i32*} %".596", {i32*, i32, i32, i32*}* %"$phi718.0"
  br label %"B718"
B718.if:
  %".616" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".605", i32 0, i32 0
  %".617" = load i32*, i32** %".616"
  %".618" = load i32, i32* %".617"
  %".619" = getelementptr inbounds {i32, i1}, {i32, i1}* %".602", i32 0, i32 0
  store i32 %".618", i32* %".619"
  %".621" = sub nsw i32 %".611", 1
  store i32 %".621", i32* %".610"
  %".623" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".605", i32 0, i32 2
  %".624" = load i32, i32* %".623"
  %".625" = add i32 %".618", %".624"
  %".626" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".605", i32 0, i32 0
  %".627" = load i32*, i32** %".626"
  store i32 %".625", i32* %".627"
  br label %"B718.endif"
B718.endif:
  %".630" = load {i32, i1}, {i32, i1}* %".602"
  store {i32, i1} zeroinitializer, {i32, i1}* %".631"
  store {i32, i1} %".630", {i32, i1}* %".631"
  %".635" = getelementptr inbounds {i32, i1}, {i32, i1}* %".631", i32 0, i32 0
  %".636" = load i32, i32* %".635"
  store {i32, i1} zeroinitializer, {i32, i1}* %".637"
  store {i32, i1} %".630", {i32, i1}* %".637"
  %".641" = getelementptr inbounds {i32, i1}, {i32, i1}* %".637", i32 0, i32 1
  %".642" = load i1, i1* %".641"
  %".644" = load i1, i1* %"$718for_iter.3"
  store i1 %".642", i1* %"$718for_iter.3"
  %".647" = load i32, i32* %"$phi720.1"
  store i32 %".636", i32* %"$phi720.1"
  %".649" = load i1, i1* %"$718for_iter.3"
  br i1 %".649", label %"B720", label %"B746"
}

@"_cudapy_smem_7" = addrspace(3) global [64 x double] undef, align 8
@"_cudapy_smem_8" = addrspace(3) global [1 x i32] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.barrier0"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

declare void @"llvm.nvvm.membar.gl"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10last_blockB3v23B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10last_blockB3v23B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE", !"kernel", i32 1 }
