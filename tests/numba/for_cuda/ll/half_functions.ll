; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels14half_functionsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels14half_functionsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hexp6__half_nbst12_3clocals_3e27_ZL4hexp6__half_nbst_callerB3v62B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hrcp6__half_nbst12_3clocals_3e27_ZL4hrcp6__half_nbst_callerB3v71B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hsin6__half_nbst12_3clocals_3e27_ZL4hsin6__half_nbst_callerB3v61B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__heq6__halfS__nbst12_3clocals_3e30_ZL5__heq6__halfS__nbst_callerB3v72B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5hsqrt6__half_nbst12_3clocals_3e28_ZL5hsqrt6__half_nbst_callerB3v64B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6__habs6__half_nbst12_3clocals_3e29_ZL6__habs6__half_nbst_callerB3v63B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hdiv6__halfS__nbst12_3clocals_3e31_ZL6__hdiv6__halfS__nbst_callerB3v69B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1633_lower__ZL6__hfma6__halfS_S__nbst12_3clocals_3e33_ZL6__hfma6__halfS_S__nbst_callerB3v67B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v70B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6__hneg6__half_nbst12_3clocals_3e29_ZL6__hneg6__half_nbst_callerB3v68B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6hfloor6__half_nbst12_3clocals_3e29_ZL6hfloor6__half_nbst_callerB3v65B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6htrunc6__half_nbst12_3clocals_3e29_ZL6htrunc6__half_nbst_callerB3v66B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZleRK6__halfS1__nbst12_3clocals_3e28_ZleRK6__halfS1__nbst_callerB3v73B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZneRK6__halfS1__nbst12_3clocals_3e28_ZneRK6__halfS1__nbst_callerB3v74B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels14half_functionsB3v60B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE(ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.5.1, i64 %out.6.0, i64 %out.6.1, ptr %flags.0, ptr %flags.1, i64 %flags.2, i64 %flags.3, ptr %flags.4, i64 %flags.5.0, i64 %flags.5.1, i64 %flags.6.0, i64 %flags.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %x.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %x.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %x.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %x.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %x.4, 4
  %.28 = insertvalue [1 x i64] undef, i64 %x.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.28, 5
  %.29 = insertvalue [1 x i64] undef, i64 %x.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.29, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %out.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %out.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %out.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %out.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %out.4, 4
  %.30 = insertvalue [2 x i64] undef, i64 %out.5.0, 0
  %.31 = insertvalue [2 x i64] %.30, i64 %out.5.1, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.31, 5
  %.32 = insertvalue [2 x i64] undef, i64 %out.6.0, 0
  %.33 = insertvalue [2 x i64] %.32, i64 %out.6.1, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.33, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %flags.0, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.2, ptr %flags.1, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.2, i64 %flags.2, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.2, i64 %flags.3, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.2, ptr %flags.4, 4
  %.34 = insertvalue [2 x i64] undef, i64 %flags.5.0, 0
  %.35 = insertvalue [2 x i64] %.34, i64 %flags.5.1, 1
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.2, [2 x i64] %.35, 5
  %.36 = insertvalue [2 x i64] undef, i64 %flags.6.0, 0
  %.37 = insertvalue [2 x i64] %.36, i64 %flags.6.1, 1
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.2, [2 x i64] %.37, 6
  %.47 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.47, align 8
  %.78 = alloca i16, align 2
  store i16 0, ptr %.78, align 2
  %.100 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.100, align 8
  %.147 = alloca i16, align 2
  store i16 0, ptr %.147, align 2
  %.169 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.169, align 8
  %.216 = alloca i16, align 2
  store i16 0, ptr %.216, align 2
  %.232 = alloca i16, align 2
  store i16 0, ptr %.232, align 2
  %.254 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.254, align 8
  %.301 = alloca i16, align 2
  store i16 0, ptr %.301, align 2
  %.323 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.323, align 8
  %.370 = alloca i16, align 2
  store i16 0, ptr %.370, align 2
  %.392 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.392, align 8
  %.443 = alloca i16, align 2
  store i16 0, ptr %.443, align 2
  %.465 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.465, align 8
  %.512 = alloca i16, align 2
  store i16 0, ptr %.512, align 2
  %.534 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.534, align 8
  %.584 = alloca i16, align 2
  store i16 0, ptr %.584, align 2
  %.606 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.606, align 8
  %.656 = alloca i16, align 2
  store i16 0, ptr %.656, align 2
  %.678 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.678, align 8
  %.725 = alloca i16, align 2
  store i16 0, ptr %.725, align 2
  %.747 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.747, align 8
  %.792 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.792, align 8
  %.825 = alloca i8, align 1
  store i8 0, ptr %.825, align 1
  %.837 = alloca i1, align 1
  store i1 false, ptr %.837, align 1
  %.856 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.856, align 8
  %.907 = alloca i8, align 1
  store i8 0, ptr %.907, align 1
  %.919 = alloca i1, align 1
  store i1 false, ptr %.919, align 1
  %.938 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.938, align 8
  %.984 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.984, align 8
  %.1017 = alloca i8, align 1
  store i8 0, ptr %.1017, align 1
  %.1029 = alloca i1, align 1
  store i1 false, ptr %.1029, align 1
  %.1048 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1048, align 8
  br label %B0

B0:                                               ; preds = %entry
  %.38 = trunc i64 1 to i32
  %.39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.40 = sext i32 %.39 to i64
  %.41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.42 = sext i32 %.41 to i64
  %.43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.44 = sext i32 %.43 to i64
  %.45 = mul i64 %.42, %.44
  %.46 = add i64 %.45, %.40
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.47, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.47, align 8
  %.51 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.47, i32 0, i32 5
  %.52 = getelementptr inbounds [1 x i64], ptr %.51, i32 0, i32 0
  %.53 = load i64, ptr %.52, align 8, !range !1
  %.54 = insertvalue [1 x i64] undef, i64 %.53, 0
  %.55 = extractvalue [1 x i64] %.54, 0
  %.56 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.47, i32 0, i32 6
  %.57 = load [1 x i64], ptr %.56, align 8
  %.58 = extractvalue [1 x i64] %.57, 0
  %.59 = icmp slt i64 %.46, 0
  %.60 = add i64 %.46, %.55
  %.61 = select i1 %.59, i64 %.60, i64 %.46
  %.62 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.47, i32 0, i32 5
  %.63 = getelementptr inbounds [1 x i64], ptr %.62, i32 0, i32 0
  %.64 = load i64, ptr %.63, align 8, !range !1
  %.65 = insertvalue [1 x i64] undef, i64 %.64, 0
  %.66 = extractvalue [1 x i64] %.65, 0
  %.67 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.47, i32 0, i32 6
  %.68 = load [1 x i64], ptr %.67, align 8
  %.69 = extractvalue [1 x i64] %.68, 0
  %.70 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.47, i32 0, i32 4
  %.71 = load ptr, ptr %.70, align 8
  %.72 = mul i64 %.61, 1
  %.73 = add i64 0, %.72
  %.74 = getelementptr i16, ptr %.71, i64 %.73
  %.75 = load i16, ptr %.74, align 2
  %.76 = alloca i16, align 2
  store i16 %.75, ptr %.76, align 2
  store i16 0, ptr %.78, align 2
  %.81 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hsin6__half_nbst12_3clocals_3e27_ZL4hsin6__half_nbst_callerB3v61B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.78, ptr %.76)
  %.82 = icmp eq i32 %.81, 0
  %.83 = icmp eq i32 %.81, -2
  %.84 = or i1 %.82, %.83
  %.85 = xor i1 %.84, true
  %.86 = icmp eq i32 %.81, -1
  %.87 = icmp eq i32 %.81, -3
  %.88 = icmp sge i32 %.81, 1
  %.89 = load i16, ptr %.78, align 2
  br i1 %.85, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret void

B0.endif:                                         ; preds = %B0
  %.92 = insertvalue { i64, i64 } undef, i64 0, 0
  %.93 = insertvalue { i64, i64 } %.92, i64 %.46, 1
  %.94 = extractvalue { i64, i64 } %.93, 0
  %.95 = extractvalue { i64, i64 } %.93, 1
  %.96 = insertvalue [2 x i64] undef, i64 0, 0
  %.97 = insertvalue [2 x i64] %.96, i64 %.95, 1
  %.98 = extractvalue [2 x i64] %.97, 0
  %.99 = extractvalue [2 x i64] %.97, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.100, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.100, align 8
  %.104 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.100, i32 0, i32 5
  %.105 = getelementptr inbounds [2 x i64], ptr %.104, i32 0, i32 0
  %.106 = load i64, ptr %.105, align 8, !range !1
  %.107 = getelementptr inbounds [2 x i64], ptr %.104, i32 0, i32 1
  %.108 = load i64, ptr %.107, align 8, !range !1
  %.109 = insertvalue [2 x i64] undef, i64 %.106, 0
  %.110 = insertvalue [2 x i64] %.109, i64 %.108, 1
  %.111 = extractvalue [2 x i64] %.110, 0
  %.112 = extractvalue [2 x i64] %.110, 1
  %.113 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.100, i32 0, i32 6
  %.114 = load [2 x i64], ptr %.113, align 8
  %.115 = extractvalue [2 x i64] %.114, 0
  %.116 = extractvalue [2 x i64] %.114, 1
  %.117 = icmp slt i64 %.98, 0
  %.118 = add i64 %.98, %.111
  %.119 = select i1 %.117, i64 %.118, i64 %.98
  %.120 = icmp slt i64 %.99, 0
  %.121 = add i64 %.99, %.112
  %.122 = select i1 %.120, i64 %.121, i64 %.99
  %.123 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.100, i32 0, i32 5
  %.124 = getelementptr inbounds [2 x i64], ptr %.123, i32 0, i32 0
  %.125 = load i64, ptr %.124, align 8, !range !1
  %.126 = getelementptr inbounds [2 x i64], ptr %.123, i32 0, i32 1
  %.127 = load i64, ptr %.126, align 8, !range !1
  %.128 = insertvalue [2 x i64] undef, i64 %.125, 0
  %.129 = insertvalue [2 x i64] %.128, i64 %.127, 1
  %.130 = extractvalue [2 x i64] %.129, 0
  %.131 = extractvalue [2 x i64] %.129, 1
  %.132 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.100, i32 0, i32 6
  %.133 = load [2 x i64], ptr %.132, align 8
  %.134 = extractvalue [2 x i64] %.133, 0
  %.135 = extractvalue [2 x i64] %.133, 1
  %.136 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.100, i32 0, i32 4
  %.137 = load ptr, ptr %.136, align 8
  %.138 = mul i64 1, %.131
  %.139 = mul i64 %.119, %.138
  %.140 = add i64 0, %.139
  %.141 = mul i64 %.122, 1
  %.142 = add i64 %.140, %.141
  %.143 = getelementptr i16, ptr %.137, i64 %.142
  store i16 %.89, ptr %.143, align 2
  %.145 = alloca i16, align 2
  store i16 %.75, ptr %.145, align 2
  store i16 0, ptr %.147, align 2
  %.150 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hexp6__half_nbst12_3clocals_3e27_ZL4hexp6__half_nbst_callerB3v62B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.147, ptr %.145)
  %.151 = icmp eq i32 %.150, 0
  %.152 = icmp eq i32 %.150, -2
  %.153 = or i1 %.151, %.152
  %.154 = xor i1 %.153, true
  %.155 = icmp eq i32 %.150, -1
  %.156 = icmp eq i32 %.150, -3
  %.157 = icmp sge i32 %.150, 1
  %.158 = load i16, ptr %.147, align 2
  br i1 %.154, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret void

B0.endif.endif:                                   ; preds = %B0.endif
  %.161 = insertvalue { i64, i64 } undef, i64 1, 0
  %.162 = insertvalue { i64, i64 } %.161, i64 %.46, 1
  %.163 = extractvalue { i64, i64 } %.162, 0
  %.164 = extractvalue { i64, i64 } %.162, 1
  %.165 = insertvalue [2 x i64] undef, i64 1, 0
  %.166 = insertvalue [2 x i64] %.165, i64 %.164, 1
  %.167 = extractvalue [2 x i64] %.166, 0
  %.168 = extractvalue [2 x i64] %.166, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.169, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.169, align 8
  %.173 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.169, i32 0, i32 5
  %.174 = getelementptr inbounds [2 x i64], ptr %.173, i32 0, i32 0
  %.175 = load i64, ptr %.174, align 8, !range !1
  %.176 = getelementptr inbounds [2 x i64], ptr %.173, i32 0, i32 1
  %.177 = load i64, ptr %.176, align 8, !range !1
  %.178 = insertvalue [2 x i64] undef, i64 %.175, 0
  %.179 = insertvalue [2 x i64] %.178, i64 %.177, 1
  %.180 = extractvalue [2 x i64] %.179, 0
  %.181 = extractvalue [2 x i64] %.179, 1
  %.182 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.169, i32 0, i32 6
  %.183 = load [2 x i64], ptr %.182, align 8
  %.184 = extractvalue [2 x i64] %.183, 0
  %.185 = extractvalue [2 x i64] %.183, 1
  %.186 = icmp slt i64 %.167, 0
  %.187 = add i64 %.167, %.180
  %.188 = select i1 %.186, i64 %.187, i64 %.167
  %.189 = icmp slt i64 %.168, 0
  %.190 = add i64 %.168, %.181
  %.191 = select i1 %.189, i64 %.190, i64 %.168
  %.192 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.169, i32 0, i32 5
  %.193 = getelementptr inbounds [2 x i64], ptr %.192, i32 0, i32 0
  %.194 = load i64, ptr %.193, align 8, !range !1
  %.195 = getelementptr inbounds [2 x i64], ptr %.192, i32 0, i32 1
  %.196 = load i64, ptr %.195, align 8, !range !1
  %.197 = insertvalue [2 x i64] undef, i64 %.194, 0
  %.198 = insertvalue [2 x i64] %.197, i64 %.196, 1
  %.199 = extractvalue [2 x i64] %.198, 0
  %.200 = extractvalue [2 x i64] %.198, 1
  %.201 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.169, i32 0, i32 6
  %.202 = load [2 x i64], ptr %.201, align 8
  %.203 = extractvalue [2 x i64] %.202, 0
  %.204 = extractvalue [2 x i64] %.202, 1
  %.205 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.169, i32 0, i32 4
  %.206 = load ptr, ptr %.205, align 8
  %.207 = mul i64 1, %.200
  %.208 = mul i64 %.188, %.207
  %.209 = add i64 0, %.208
  %.210 = mul i64 %.191, 1
  %.211 = add i64 %.209, %.210
  %.212 = getelementptr i16, ptr %.206, i64 %.211
  store i16 %.158, ptr %.212, align 2
  %.214 = alloca i16, align 2
  store i16 %.75, ptr %.214, align 2
  store i16 0, ptr %.216, align 2
  %.219 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__habs6__half_nbst12_3clocals_3e29_ZL6__habs6__half_nbst_callerB3v63B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.216, ptr %.214)
  %.220 = icmp eq i32 %.219, 0
  %.221 = icmp eq i32 %.219, -2
  %.222 = or i1 %.220, %.221
  %.223 = xor i1 %.222, true
  %.224 = icmp eq i32 %.219, -1
  %.225 = icmp eq i32 %.219, -3
  %.226 = icmp sge i32 %.219, 1
  %.227 = load i16, ptr %.216, align 2
  br i1 %.223, label %B0.endif.endif.if, label %B0.endif.endif.endif, !prof !2

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  ret void

B0.endif.endif.endif:                             ; preds = %B0.endif.endif
  %.230 = alloca i16, align 2
  store i16 %.227, ptr %.230, align 2
  store i16 0, ptr %.232, align 2
  %.235 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hsqrt6__half_nbst12_3clocals_3e28_ZL5hsqrt6__half_nbst_callerB3v64B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.232, ptr %.230)
  %.236 = icmp eq i32 %.235, 0
  %.237 = icmp eq i32 %.235, -2
  %.238 = or i1 %.236, %.237
  %.239 = xor i1 %.238, true
  %.240 = icmp eq i32 %.235, -1
  %.241 = icmp eq i32 %.235, -3
  %.242 = icmp sge i32 %.235, 1
  %.243 = load i16, ptr %.232, align 2
  br i1 %.239, label %B0.endif.endif.endif.if, label %B0.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.if:                          ; preds = %B0.endif.endif.endif
  ret void

B0.endif.endif.endif.endif:                       ; preds = %B0.endif.endif.endif
  %.246 = insertvalue { i64, i64 } undef, i64 2, 0
  %.247 = insertvalue { i64, i64 } %.246, i64 %.46, 1
  %.248 = extractvalue { i64, i64 } %.247, 0
  %.249 = extractvalue { i64, i64 } %.247, 1
  %.250 = insertvalue [2 x i64] undef, i64 2, 0
  %.251 = insertvalue [2 x i64] %.250, i64 %.249, 1
  %.252 = extractvalue [2 x i64] %.251, 0
  %.253 = extractvalue [2 x i64] %.251, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.254, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.254, align 8
  %.258 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.254, i32 0, i32 5
  %.259 = getelementptr inbounds [2 x i64], ptr %.258, i32 0, i32 0
  %.260 = load i64, ptr %.259, align 8, !range !1
  %.261 = getelementptr inbounds [2 x i64], ptr %.258, i32 0, i32 1
  %.262 = load i64, ptr %.261, align 8, !range !1
  %.263 = insertvalue [2 x i64] undef, i64 %.260, 0
  %.264 = insertvalue [2 x i64] %.263, i64 %.262, 1
  %.265 = extractvalue [2 x i64] %.264, 0
  %.266 = extractvalue [2 x i64] %.264, 1
  %.267 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.254, i32 0, i32 6
  %.268 = load [2 x i64], ptr %.267, align 8
  %.269 = extractvalue [2 x i64] %.268, 0
  %.270 = extractvalue [2 x i64] %.268, 1
  %.271 = icmp slt i64 %.252, 0
  %.272 = add i64 %.252, %.265
  %.273 = select i1 %.271, i64 %.272, i64 %.252
  %.274 = icmp slt i64 %.253, 0
  %.275 = add i64 %.253, %.266
  %.276 = select i1 %.274, i64 %.275, i64 %.253
  %.277 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.254, i32 0, i32 5
  %.278 = getelementptr inbounds [2 x i64], ptr %.277, i32 0, i32 0
  %.279 = load i64, ptr %.278, align 8, !range !1
  %.280 = getelementptr inbounds [2 x i64], ptr %.277, i32 0, i32 1
  %.281 = load i64, ptr %.280, align 8, !range !1
  %.282 = insertvalue [2 x i64] undef, i64 %.279, 0
  %.283 = insertvalue [2 x i64] %.282, i64 %.281, 1
  %.284 = extractvalue [2 x i64] %.283, 0
  %.285 = extractvalue [2 x i64] %.283, 1
  %.286 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.254, i32 0, i32 6
  %.287 = load [2 x i64], ptr %.286, align 8
  %.288 = extractvalue [2 x i64] %.287, 0
  %.289 = extractvalue [2 x i64] %.287, 1
  %.290 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.254, i32 0, i32 4
  %.291 = load ptr, ptr %.290, align 8
  %.292 = mul i64 1, %.285
  %.293 = mul i64 %.273, %.292
  %.294 = add i64 0, %.293
  %.295 = mul i64 %.276, 1
  %.296 = add i64 %.294, %.295
  %.297 = getelementptr i16, ptr %.291, i64 %.296
  store i16 %.243, ptr %.297, align 2
  %.299 = alloca i16, align 2
  store i16 %.75, ptr %.299, align 2
  store i16 0, ptr %.301, align 2
  %.304 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hfloor6__half_nbst12_3clocals_3e29_ZL6hfloor6__half_nbst_callerB3v65B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.301, ptr %.299)
  %.305 = icmp eq i32 %.304, 0
  %.306 = icmp eq i32 %.304, -2
  %.307 = or i1 %.305, %.306
  %.308 = xor i1 %.307, true
  %.309 = icmp eq i32 %.304, -1
  %.310 = icmp eq i32 %.304, -3
  %.311 = icmp sge i32 %.304, 1
  %.312 = load i16, ptr %.301, align 2
  br i1 %.308, label %B0.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.if:                    ; preds = %B0.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif:                 ; preds = %B0.endif.endif.endif.endif
  %.315 = insertvalue { i64, i64 } undef, i64 3, 0
  %.316 = insertvalue { i64, i64 } %.315, i64 %.46, 1
  %.317 = extractvalue { i64, i64 } %.316, 0
  %.318 = extractvalue { i64, i64 } %.316, 1
  %.319 = insertvalue [2 x i64] undef, i64 3, 0
  %.320 = insertvalue [2 x i64] %.319, i64 %.318, 1
  %.321 = extractvalue [2 x i64] %.320, 0
  %.322 = extractvalue [2 x i64] %.320, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.323, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.323, align 8
  %.327 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.323, i32 0, i32 5
  %.328 = getelementptr inbounds [2 x i64], ptr %.327, i32 0, i32 0
  %.329 = load i64, ptr %.328, align 8, !range !1
  %.330 = getelementptr inbounds [2 x i64], ptr %.327, i32 0, i32 1
  %.331 = load i64, ptr %.330, align 8, !range !1
  %.332 = insertvalue [2 x i64] undef, i64 %.329, 0
  %.333 = insertvalue [2 x i64] %.332, i64 %.331, 1
  %.334 = extractvalue [2 x i64] %.333, 0
  %.335 = extractvalue [2 x i64] %.333, 1
  %.336 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.323, i32 0, i32 6
  %.337 = load [2 x i64], ptr %.336, align 8
  %.338 = extractvalue [2 x i64] %.337, 0
  %.339 = extractvalue [2 x i64] %.337, 1
  %.340 = icmp slt i64 %.321, 0
  %.341 = add i64 %.321, %.334
  %.342 = select i1 %.340, i64 %.341, i64 %.321
  %.343 = icmp slt i64 %.322, 0
  %.344 = add i64 %.322, %.335
  %.345 = select i1 %.343, i64 %.344, i64 %.322
  %.346 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.323, i32 0, i32 5
  %.347 = getelementptr inbounds [2 x i64], ptr %.346, i32 0, i32 0
  %.348 = load i64, ptr %.347, align 8, !range !1
  %.349 = getelementptr inbounds [2 x i64], ptr %.346, i32 0, i32 1
  %.350 = load i64, ptr %.349, align 8, !range !1
  %.351 = insertvalue [2 x i64] undef, i64 %.348, 0
  %.352 = insertvalue [2 x i64] %.351, i64 %.350, 1
  %.353 = extractvalue [2 x i64] %.352, 0
  %.354 = extractvalue [2 x i64] %.352, 1
  %.355 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.323, i32 0, i32 6
  %.356 = load [2 x i64], ptr %.355, align 8
  %.357 = extractvalue [2 x i64] %.356, 0
  %.358 = extractvalue [2 x i64] %.356, 1
  %.359 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.323, i32 0, i32 4
  %.360 = load ptr, ptr %.359, align 8
  %.361 = mul i64 1, %.354
  %.362 = mul i64 %.342, %.361
  %.363 = add i64 0, %.362
  %.364 = mul i64 %.345, 1
  %.365 = add i64 %.363, %.364
  %.366 = getelementptr i16, ptr %.360, i64 %.365
  store i16 %.312, ptr %.366, align 2
  %.368 = alloca i16, align 2
  store i16 %.75, ptr %.368, align 2
  store i16 0, ptr %.370, align 2
  %.373 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6htrunc6__half_nbst12_3clocals_3e29_ZL6htrunc6__half_nbst_callerB3v66B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.370, ptr %.368)
  %.374 = icmp eq i32 %.373, 0
  %.375 = icmp eq i32 %.373, -2
  %.376 = or i1 %.374, %.375
  %.377 = xor i1 %.376, true
  %.378 = icmp eq i32 %.373, -1
  %.379 = icmp eq i32 %.373, -3
  %.380 = icmp sge i32 %.373, 1
  %.381 = load i16, ptr %.370, align 2
  br i1 %.377, label %B0.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.if:              ; preds = %B0.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif:           ; preds = %B0.endif.endif.endif.endif.endif
  %.384 = insertvalue { i64, i64 } undef, i64 4, 0
  %.385 = insertvalue { i64, i64 } %.384, i64 %.46, 1
  %.386 = extractvalue { i64, i64 } %.385, 0
  %.387 = extractvalue { i64, i64 } %.385, 1
  %.388 = insertvalue [2 x i64] undef, i64 4, 0
  %.389 = insertvalue [2 x i64] %.388, i64 %.387, 1
  %.390 = extractvalue [2 x i64] %.389, 0
  %.391 = extractvalue [2 x i64] %.389, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.392, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.392, align 8
  %.396 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.392, i32 0, i32 5
  %.397 = getelementptr inbounds [2 x i64], ptr %.396, i32 0, i32 0
  %.398 = load i64, ptr %.397, align 8, !range !1
  %.399 = getelementptr inbounds [2 x i64], ptr %.396, i32 0, i32 1
  %.400 = load i64, ptr %.399, align 8, !range !1
  %.401 = insertvalue [2 x i64] undef, i64 %.398, 0
  %.402 = insertvalue [2 x i64] %.401, i64 %.400, 1
  %.403 = extractvalue [2 x i64] %.402, 0
  %.404 = extractvalue [2 x i64] %.402, 1
  %.405 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.392, i32 0, i32 6
  %.406 = load [2 x i64], ptr %.405, align 8
  %.407 = extractvalue [2 x i64] %.406, 0
  %.408 = extractvalue [2 x i64] %.406, 1
  %.409 = icmp slt i64 %.390, 0
  %.410 = add i64 %.390, %.403
  %.411 = select i1 %.409, i64 %.410, i64 %.390
  %.412 = icmp slt i64 %.391, 0
  %.413 = add i64 %.391, %.404
  %.414 = select i1 %.412, i64 %.413, i64 %.391
  %.415 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.392, i32 0, i32 5
  %.416 = getelementptr inbounds [2 x i64], ptr %.415, i32 0, i32 0
  %.417 = load i64, ptr %.416, align 8, !range !1
  %.418 = getelementptr inbounds [2 x i64], ptr %.415, i32 0, i32 1
  %.419 = load i64, ptr %.418, align 8, !range !1
  %.420 = insertvalue [2 x i64] undef, i64 %.417, 0
  %.421 = insertvalue [2 x i64] %.420, i64 %.419, 1
  %.422 = extractvalue [2 x i64] %.421, 0
  %.423 = extractvalue [2 x i64] %.421, 1
  %.424 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.392, i32 0, i32 6
  %.425 = load [2 x i64], ptr %.424, align 8
  %.426 = extractvalue [2 x i64] %.425, 0
  %.427 = extractvalue [2 x i64] %.425, 1
  %.428 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.392, i32 0, i32 4
  %.429 = load ptr, ptr %.428, align 8
  %.430 = mul i64 1, %.423
  %.431 = mul i64 %.411, %.430
  %.432 = add i64 0, %.431
  %.433 = mul i64 %.414, 1
  %.434 = add i64 %.432, %.433
  %.435 = getelementptr i16, ptr %.429, i64 %.434
  store i16 %.381, ptr %.435, align 2
  %.437 = alloca i16, align 2
  %.438 = alloca i16, align 2
  %.439 = alloca i16, align 2
  store i16 %.75, ptr %.437, align 2
  store i16 %.75, ptr %.438, align 2
  store i16 %.75, ptr %.439, align 2
  store i16 0, ptr %.443, align 2
  %.446 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1633_lower__ZL6__hfma6__halfS_S__nbst12_3clocals_3e33_ZL6__hfma6__halfS_S__nbst_callerB3v67B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a10float16_2a(ptr %.443, ptr %.437, ptr %.438, ptr %.439)
  %.447 = icmp eq i32 %.446, 0
  %.448 = icmp eq i32 %.446, -2
  %.449 = or i1 %.447, %.448
  %.450 = xor i1 %.449, true
  %.451 = icmp eq i32 %.446, -1
  %.452 = icmp eq i32 %.446, -3
  %.453 = icmp sge i32 %.446, 1
  %.454 = load i16, ptr %.443, align 2
  br i1 %.450, label %B0.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.if:        ; preds = %B0.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif:     ; preds = %B0.endif.endif.endif.endif.endif.endif
  %.457 = insertvalue { i64, i64 } undef, i64 5, 0
  %.458 = insertvalue { i64, i64 } %.457, i64 %.46, 1
  %.459 = extractvalue { i64, i64 } %.458, 0
  %.460 = extractvalue { i64, i64 } %.458, 1
  %.461 = insertvalue [2 x i64] undef, i64 5, 0
  %.462 = insertvalue [2 x i64] %.461, i64 %.460, 1
  %.463 = extractvalue [2 x i64] %.462, 0
  %.464 = extractvalue [2 x i64] %.462, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.465, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.465, align 8
  %.469 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.465, i32 0, i32 5
  %.470 = getelementptr inbounds [2 x i64], ptr %.469, i32 0, i32 0
  %.471 = load i64, ptr %.470, align 8, !range !1
  %.472 = getelementptr inbounds [2 x i64], ptr %.469, i32 0, i32 1
  %.473 = load i64, ptr %.472, align 8, !range !1
  %.474 = insertvalue [2 x i64] undef, i64 %.471, 0
  %.475 = insertvalue [2 x i64] %.474, i64 %.473, 1
  %.476 = extractvalue [2 x i64] %.475, 0
  %.477 = extractvalue [2 x i64] %.475, 1
  %.478 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.465, i32 0, i32 6
  %.479 = load [2 x i64], ptr %.478, align 8
  %.480 = extractvalue [2 x i64] %.479, 0
  %.481 = extractvalue [2 x i64] %.479, 1
  %.482 = icmp slt i64 %.463, 0
  %.483 = add i64 %.463, %.476
  %.484 = select i1 %.482, i64 %.483, i64 %.463
  %.485 = icmp slt i64 %.464, 0
  %.486 = add i64 %.464, %.477
  %.487 = select i1 %.485, i64 %.486, i64 %.464
  %.488 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.465, i32 0, i32 5
  %.489 = getelementptr inbounds [2 x i64], ptr %.488, i32 0, i32 0
  %.490 = load i64, ptr %.489, align 8, !range !1
  %.491 = getelementptr inbounds [2 x i64], ptr %.488, i32 0, i32 1
  %.492 = load i64, ptr %.491, align 8, !range !1
  %.493 = insertvalue [2 x i64] undef, i64 %.490, 0
  %.494 = insertvalue [2 x i64] %.493, i64 %.492, 1
  %.495 = extractvalue [2 x i64] %.494, 0
  %.496 = extractvalue [2 x i64] %.494, 1
  %.497 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.465, i32 0, i32 6
  %.498 = load [2 x i64], ptr %.497, align 8
  %.499 = extractvalue [2 x i64] %.498, 0
  %.500 = extractvalue [2 x i64] %.498, 1
  %.501 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.465, i32 0, i32 4
  %.502 = load ptr, ptr %.501, align 8
  %.503 = mul i64 1, %.496
  %.504 = mul i64 %.484, %.503
  %.505 = add i64 0, %.504
  %.506 = mul i64 %.487, 1
  %.507 = add i64 %.505, %.506
  %.508 = getelementptr i16, ptr %.502, i64 %.507
  store i16 %.454, ptr %.508, align 2
  %.510 = alloca i16, align 2
  store i16 %.75, ptr %.510, align 2
  store i16 0, ptr %.512, align 2
  %.515 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__hneg6__half_nbst12_3clocals_3e29_ZL6__hneg6__half_nbst_callerB3v68B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.512, ptr %.510)
  %.516 = icmp eq i32 %.515, 0
  %.517 = icmp eq i32 %.515, -2
  %.518 = or i1 %.516, %.517
  %.519 = xor i1 %.518, true
  %.520 = icmp eq i32 %.515, -1
  %.521 = icmp eq i32 %.515, -3
  %.522 = icmp sge i32 %.515, 1
  %.523 = load i16, ptr %.512, align 2
  br i1 %.519, label %B0.endif.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.endif.if:  ; preds = %B0.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif
  %.526 = insertvalue { i64, i64 } undef, i64 6, 0
  %.527 = insertvalue { i64, i64 } %.526, i64 %.46, 1
  %.528 = extractvalue { i64, i64 } %.527, 0
  %.529 = extractvalue { i64, i64 } %.527, 1
  %.530 = insertvalue [2 x i64] undef, i64 6, 0
  %.531 = insertvalue [2 x i64] %.530, i64 %.529, 1
  %.532 = extractvalue [2 x i64] %.531, 0
  %.533 = extractvalue [2 x i64] %.531, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.534, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.534, align 8
  %.538 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.534, i32 0, i32 5
  %.539 = getelementptr inbounds [2 x i64], ptr %.538, i32 0, i32 0
  %.540 = load i64, ptr %.539, align 8, !range !1
  %.541 = getelementptr inbounds [2 x i64], ptr %.538, i32 0, i32 1
  %.542 = load i64, ptr %.541, align 8, !range !1
  %.543 = insertvalue [2 x i64] undef, i64 %.540, 0
  %.544 = insertvalue [2 x i64] %.543, i64 %.542, 1
  %.545 = extractvalue [2 x i64] %.544, 0
  %.546 = extractvalue [2 x i64] %.544, 1
  %.547 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.534, i32 0, i32 6
  %.548 = load [2 x i64], ptr %.547, align 8
  %.549 = extractvalue [2 x i64] %.548, 0
  %.550 = extractvalue [2 x i64] %.548, 1
  %.551 = icmp slt i64 %.532, 0
  %.552 = add i64 %.532, %.545
  %.553 = select i1 %.551, i64 %.552, i64 %.532
  %.554 = icmp slt i64 %.533, 0
  %.555 = add i64 %.533, %.546
  %.556 = select i1 %.554, i64 %.555, i64 %.533
  %.557 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.534, i32 0, i32 5
  %.558 = getelementptr inbounds [2 x i64], ptr %.557, i32 0, i32 0
  %.559 = load i64, ptr %.558, align 8, !range !1
  %.560 = getelementptr inbounds [2 x i64], ptr %.557, i32 0, i32 1
  %.561 = load i64, ptr %.560, align 8, !range !1
  %.562 = insertvalue [2 x i64] undef, i64 %.559, 0
  %.563 = insertvalue [2 x i64] %.562, i64 %.561, 1
  %.564 = extractvalue [2 x i64] %.563, 0
  %.565 = extractvalue [2 x i64] %.563, 1
  %.566 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.534, i32 0, i32 6
  %.567 = load [2 x i64], ptr %.566, align 8
  %.568 = extractvalue [2 x i64] %.567, 0
  %.569 = extractvalue [2 x i64] %.567, 1
  %.570 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.534, i32 0, i32 4
  %.571 = load ptr, ptr %.570, align 8
  %.572 = mul i64 1, %.565
  %.573 = mul i64 %.553, %.572
  %.574 = add i64 0, %.573
  %.575 = mul i64 %.556, 1
  %.576 = add i64 %.574, %.575
  %.577 = getelementptr i16, ptr %.571, i64 %.576
  store i16 %.523, ptr %.577, align 2
  %.579 = call i16 asm "cvt.rn.f16.s64 $0, $1;", "=h,l"(i64 3)
  %.580 = alloca i16, align 2
  %.581 = alloca i16, align 2
  store i16 %.75, ptr %.580, align 2
  store i16 %.579, ptr %.581, align 2
  store i16 0, ptr %.584, align 2
  %.587 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hdiv6__halfS__nbst12_3clocals_3e31_ZL6__hdiv6__halfS__nbst_callerB3v69B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.584, ptr %.580, ptr %.581)
  %.588 = icmp eq i32 %.587, 0
  %.589 = icmp eq i32 %.587, -2
  %.590 = or i1 %.588, %.589
  %.591 = xor i1 %.590, true
  %.592 = icmp eq i32 %.587, -1
  %.593 = icmp eq i32 %.587, -3
  %.594 = icmp sge i32 %.587, 1
  %.595 = load i16, ptr %.584, align 2
  br i1 %.591, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  %.598 = insertvalue { i64, i64 } undef, i64 7, 0
  %.599 = insertvalue { i64, i64 } %.598, i64 %.46, 1
  %.600 = extractvalue { i64, i64 } %.599, 0
  %.601 = extractvalue { i64, i64 } %.599, 1
  %.602 = insertvalue [2 x i64] undef, i64 7, 0
  %.603 = insertvalue [2 x i64] %.602, i64 %.601, 1
  %.604 = extractvalue [2 x i64] %.603, 0
  %.605 = extractvalue [2 x i64] %.603, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.606, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.606, align 8
  %.610 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.606, i32 0, i32 5
  %.611 = getelementptr inbounds [2 x i64], ptr %.610, i32 0, i32 0
  %.612 = load i64, ptr %.611, align 8, !range !1
  %.613 = getelementptr inbounds [2 x i64], ptr %.610, i32 0, i32 1
  %.614 = load i64, ptr %.613, align 8, !range !1
  %.615 = insertvalue [2 x i64] undef, i64 %.612, 0
  %.616 = insertvalue [2 x i64] %.615, i64 %.614, 1
  %.617 = extractvalue [2 x i64] %.616, 0
  %.618 = extractvalue [2 x i64] %.616, 1
  %.619 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.606, i32 0, i32 6
  %.620 = load [2 x i64], ptr %.619, align 8
  %.621 = extractvalue [2 x i64] %.620, 0
  %.622 = extractvalue [2 x i64] %.620, 1
  %.623 = icmp slt i64 %.604, 0
  %.624 = add i64 %.604, %.617
  %.625 = select i1 %.623, i64 %.624, i64 %.604
  %.626 = icmp slt i64 %.605, 0
  %.627 = add i64 %.605, %.618
  %.628 = select i1 %.626, i64 %.627, i64 %.605
  %.629 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.606, i32 0, i32 5
  %.630 = getelementptr inbounds [2 x i64], ptr %.629, i32 0, i32 0
  %.631 = load i64, ptr %.630, align 8, !range !1
  %.632 = getelementptr inbounds [2 x i64], ptr %.629, i32 0, i32 1
  %.633 = load i64, ptr %.632, align 8, !range !1
  %.634 = insertvalue [2 x i64] undef, i64 %.631, 0
  %.635 = insertvalue [2 x i64] %.634, i64 %.633, 1
  %.636 = extractvalue [2 x i64] %.635, 0
  %.637 = extractvalue [2 x i64] %.635, 1
  %.638 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.606, i32 0, i32 6
  %.639 = load [2 x i64], ptr %.638, align 8
  %.640 = extractvalue [2 x i64] %.639, 0
  %.641 = extractvalue [2 x i64] %.639, 1
  %.642 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.606, i32 0, i32 4
  %.643 = load ptr, ptr %.642, align 8
  %.644 = mul i64 1, %.637
  %.645 = mul i64 %.625, %.644
  %.646 = add i64 0, %.645
  %.647 = mul i64 %.628, 1
  %.648 = add i64 %.646, %.647
  %.649 = getelementptr i16, ptr %.643, i64 %.648
  store i16 %.595, ptr %.649, align 2
  %.651 = call i16 asm "cvt.rn.f16.s64 $0, $1;", "=h,l"(i64 1)
  %.652 = alloca i16, align 2
  %.653 = alloca i16, align 2
  store i16 %.75, ptr %.652, align 2
  store i16 %.651, ptr %.653, align 2
  store i16 0, ptr %.656, align 2
  %.659 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v70B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.656, ptr %.652, ptr %.653)
  %.660 = icmp eq i32 %.659, 0
  %.661 = icmp eq i32 %.659, -2
  %.662 = or i1 %.660, %.661
  %.663 = xor i1 %.662, true
  %.664 = icmp eq i32 %.659, -1
  %.665 = icmp eq i32 %.659, -3
  %.666 = icmp sge i32 %.659, 1
  %.667 = load i16, ptr %.656, align 2
  br i1 %.663, label %B0.endif.endif.endif.endi...if, label %B0.endif.endif.endif.endi...endif, !prof !2

B0.endif.endif.endif.endi...if:                   ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif:                ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  %.670 = insertvalue { i64, i64 } undef, i64 8, 0
  %.671 = insertvalue { i64, i64 } %.670, i64 %.46, 1
  %.672 = extractvalue { i64, i64 } %.671, 0
  %.673 = extractvalue { i64, i64 } %.671, 1
  %.674 = insertvalue [2 x i64] undef, i64 8, 0
  %.675 = insertvalue [2 x i64] %.674, i64 %.673, 1
  %.676 = extractvalue [2 x i64] %.675, 0
  %.677 = extractvalue [2 x i64] %.675, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.678, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.678, align 8
  %.682 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.678, i32 0, i32 5
  %.683 = getelementptr inbounds [2 x i64], ptr %.682, i32 0, i32 0
  %.684 = load i64, ptr %.683, align 8, !range !1
  %.685 = getelementptr inbounds [2 x i64], ptr %.682, i32 0, i32 1
  %.686 = load i64, ptr %.685, align 8, !range !1
  %.687 = insertvalue [2 x i64] undef, i64 %.684, 0
  %.688 = insertvalue [2 x i64] %.687, i64 %.686, 1
  %.689 = extractvalue [2 x i64] %.688, 0
  %.690 = extractvalue [2 x i64] %.688, 1
  %.691 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.678, i32 0, i32 6
  %.692 = load [2 x i64], ptr %.691, align 8
  %.693 = extractvalue [2 x i64] %.692, 0
  %.694 = extractvalue [2 x i64] %.692, 1
  %.695 = icmp slt i64 %.676, 0
  %.696 = add i64 %.676, %.689
  %.697 = select i1 %.695, i64 %.696, i64 %.676
  %.698 = icmp slt i64 %.677, 0
  %.699 = add i64 %.677, %.690
  %.700 = select i1 %.698, i64 %.699, i64 %.677
  %.701 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.678, i32 0, i32 5
  %.702 = getelementptr inbounds [2 x i64], ptr %.701, i32 0, i32 0
  %.703 = load i64, ptr %.702, align 8, !range !1
  %.704 = getelementptr inbounds [2 x i64], ptr %.701, i32 0, i32 1
  %.705 = load i64, ptr %.704, align 8, !range !1
  %.706 = insertvalue [2 x i64] undef, i64 %.703, 0
  %.707 = insertvalue [2 x i64] %.706, i64 %.705, 1
  %.708 = extractvalue [2 x i64] %.707, 0
  %.709 = extractvalue [2 x i64] %.707, 1
  %.710 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.678, i32 0, i32 6
  %.711 = load [2 x i64], ptr %.710, align 8
  %.712 = extractvalue [2 x i64] %.711, 0
  %.713 = extractvalue [2 x i64] %.711, 1
  %.714 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.678, i32 0, i32 4
  %.715 = load ptr, ptr %.714, align 8
  %.716 = mul i64 1, %.709
  %.717 = mul i64 %.697, %.716
  %.718 = add i64 0, %.717
  %.719 = mul i64 %.700, 1
  %.720 = add i64 %.718, %.719
  %.721 = getelementptr i16, ptr %.715, i64 %.720
  store i16 %.667, ptr %.721, align 2
  %.723 = alloca i16, align 2
  store i16 %.75, ptr %.723, align 2
  store i16 0, ptr %.725, align 2
  %.728 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hrcp6__half_nbst12_3clocals_3e27_ZL4hrcp6__half_nbst_callerB3v71B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.725, ptr %.723)
  %.729 = icmp eq i32 %.728, 0
  %.730 = icmp eq i32 %.728, -2
  %.731 = or i1 %.729, %.730
  %.732 = xor i1 %.731, true
  %.733 = icmp eq i32 %.728, -1
  %.734 = icmp eq i32 %.728, -3
  %.735 = icmp sge i32 %.728, 1
  %.736 = load i16, ptr %.725, align 2
  br i1 %.732, label %B0.endif.endif.endif.endi...endif.if, label %B0.endif.endif.endif.endi...endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.if:             ; preds = %B0.endif.endif.endif.endi...endif
  ret void

B0.endif.endif.endif.endi...endif.endif:          ; preds = %B0.endif.endif.endif.endi...endif
  %.739 = insertvalue { i64, i64 } undef, i64 9, 0
  %.740 = insertvalue { i64, i64 } %.739, i64 %.46, 1
  %.741 = extractvalue { i64, i64 } %.740, 0
  %.742 = extractvalue { i64, i64 } %.740, 1
  %.743 = insertvalue [2 x i64] undef, i64 9, 0
  %.744 = insertvalue [2 x i64] %.743, i64 %.742, 1
  %.745 = extractvalue [2 x i64] %.744, 0
  %.746 = extractvalue [2 x i64] %.744, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.747, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.747, align 8
  %.751 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.747, i32 0, i32 5
  %.752 = getelementptr inbounds [2 x i64], ptr %.751, i32 0, i32 0
  %.753 = load i64, ptr %.752, align 8, !range !1
  %.754 = getelementptr inbounds [2 x i64], ptr %.751, i32 0, i32 1
  %.755 = load i64, ptr %.754, align 8, !range !1
  %.756 = insertvalue [2 x i64] undef, i64 %.753, 0
  %.757 = insertvalue [2 x i64] %.756, i64 %.755, 1
  %.758 = extractvalue [2 x i64] %.757, 0
  %.759 = extractvalue [2 x i64] %.757, 1
  %.760 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.747, i32 0, i32 6
  %.761 = load [2 x i64], ptr %.760, align 8
  %.762 = extractvalue [2 x i64] %.761, 0
  %.763 = extractvalue [2 x i64] %.761, 1
  %.764 = icmp slt i64 %.745, 0
  %.765 = add i64 %.745, %.758
  %.766 = select i1 %.764, i64 %.765, i64 %.745
  %.767 = icmp slt i64 %.746, 0
  %.768 = add i64 %.746, %.759
  %.769 = select i1 %.767, i64 %.768, i64 %.746
  %.770 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.747, i32 0, i32 5
  %.771 = getelementptr inbounds [2 x i64], ptr %.770, i32 0, i32 0
  %.772 = load i64, ptr %.771, align 8, !range !1
  %.773 = getelementptr inbounds [2 x i64], ptr %.770, i32 0, i32 1
  %.774 = load i64, ptr %.773, align 8, !range !1
  %.775 = insertvalue [2 x i64] undef, i64 %.772, 0
  %.776 = insertvalue [2 x i64] %.775, i64 %.774, 1
  %.777 = extractvalue [2 x i64] %.776, 0
  %.778 = extractvalue [2 x i64] %.776, 1
  %.779 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.747, i32 0, i32 6
  %.780 = load [2 x i64], ptr %.779, align 8
  %.781 = extractvalue [2 x i64] %.780, 0
  %.782 = extractvalue [2 x i64] %.780, 1
  %.783 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.747, i32 0, i32 4
  %.784 = load ptr, ptr %.783, align 8
  %.785 = mul i64 1, %.778
  %.786 = mul i64 %.766, %.785
  %.787 = add i64 0, %.786
  %.788 = mul i64 %.769, 1
  %.789 = add i64 %.787, %.788
  %.790 = getelementptr i16, ptr %.784, i64 %.789
  store i16 %.736, ptr %.790, align 2
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.792, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.792, align 8
  %.796 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.792, i32 0, i32 5
  %.797 = getelementptr inbounds [1 x i64], ptr %.796, i32 0, i32 0
  %.798 = load i64, ptr %.797, align 8, !range !1
  %.799 = insertvalue [1 x i64] undef, i64 %.798, 0
  %.800 = extractvalue [1 x i64] %.799, 0
  %.801 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.792, i32 0, i32 6
  %.802 = load [1 x i64], ptr %.801, align 8
  %.803 = extractvalue [1 x i64] %.802, 0
  %.804 = icmp slt i64 0, 0
  %.805 = add i64 0, %.800
  %.806 = select i1 %.804, i64 %.805, i64 0
  %.807 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.792, i32 0, i32 5
  %.808 = getelementptr inbounds [1 x i64], ptr %.807, i32 0, i32 0
  %.809 = load i64, ptr %.808, align 8, !range !1
  %.810 = insertvalue [1 x i64] undef, i64 %.809, 0
  %.811 = extractvalue [1 x i64] %.810, 0
  %.812 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.792, i32 0, i32 6
  %.813 = load [1 x i64], ptr %.812, align 8
  %.814 = extractvalue [1 x i64] %.813, 0
  %.815 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.792, i32 0, i32 4
  %.816 = load ptr, ptr %.815, align 8
  %.817 = mul i64 %.806, 1
  %.818 = add i64 0, %.817
  %.819 = getelementptr i16, ptr %.816, i64 %.818
  %.820 = load i16, ptr %.819, align 2
  %.821 = alloca i16, align 2
  %.822 = alloca i16, align 2
  store i16 %.75, ptr %.821, align 2
  store i16 %.820, ptr %.822, align 2
  store i8 0, ptr %.825, align 1
  %.828 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__heq6__halfS__nbst12_3clocals_3e30_ZL5__heq6__halfS__nbst_callerB3v72B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.825, ptr %.821, ptr %.822)
  %.829 = icmp eq i32 %.828, 0
  %.830 = icmp eq i32 %.828, -2
  %.831 = or i1 %.829, %.830
  %.832 = xor i1 %.831, true
  %.833 = icmp eq i32 %.828, -1
  %.834 = icmp eq i32 %.828, -3
  %.835 = icmp sge i32 %.828, 1
  %.836 = load i8, ptr %.825, align 1
  %.839 = icmp eq i8 %.836, 0
  br i1 %.839, label %B0.endif.endif.endif.endi...endif.endif.if, label %B0.endif.endif.endif.endi...endif.endif.else

B0.endif.endif.endif.endi...endif.endif.if:       ; preds = %B0.endif.endif.endif.endi...endif.endif
  store i1 false, ptr %.837, align 1
  br label %B0.endif.endif.endif.endi...endif.endif.endif

B0.endif.endif.endif.endi...endif.endif.else:     ; preds = %B0.endif.endif.endif.endi...endif.endif
  store i1 true, ptr %.837, align 1
  br label %B0.endif.endif.endif.endi...endif.endif.endif

B0.endif.endif.endif.endi...endif.endif.endif:    ; preds = %B0.endif.endif.endif.endi...endif.endif.else, %B0.endif.endif.endif.endi...endif.endif.if
  %.845 = load i1, ptr %.837, align 1
  br i1 %.832, label %B0.endif.endif.endif.endi...endif.endif.endif.if, label %B0.endif.endif.endif.endi...endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.endif.endif
  %.848 = insertvalue { i64, i64 } undef, i64 0, 0
  %.849 = insertvalue { i64, i64 } %.848, i64 %.46, 1
  %.850 = extractvalue { i64, i64 } %.849, 0
  %.851 = extractvalue { i64, i64 } %.849, 1
  %.852 = insertvalue [2 x i64] undef, i64 0, 0
  %.853 = insertvalue [2 x i64] %.852, i64 %.851, 1
  %.854 = extractvalue [2 x i64] %.853, 0
  %.855 = extractvalue [2 x i64] %.853, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.856, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.856, align 8
  %.860 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.856, i32 0, i32 5
  %.861 = getelementptr inbounds [2 x i64], ptr %.860, i32 0, i32 0
  %.862 = load i64, ptr %.861, align 8, !range !1
  %.863 = getelementptr inbounds [2 x i64], ptr %.860, i32 0, i32 1
  %.864 = load i64, ptr %.863, align 8, !range !1
  %.865 = insertvalue [2 x i64] undef, i64 %.862, 0
  %.866 = insertvalue [2 x i64] %.865, i64 %.864, 1
  %.867 = extractvalue [2 x i64] %.866, 0
  %.868 = extractvalue [2 x i64] %.866, 1
  %.869 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.856, i32 0, i32 6
  %.870 = load [2 x i64], ptr %.869, align 8
  %.871 = extractvalue [2 x i64] %.870, 0
  %.872 = extractvalue [2 x i64] %.870, 1
  %.873 = icmp slt i64 %.854, 0
  %.874 = add i64 %.854, %.867
  %.875 = select i1 %.873, i64 %.874, i64 %.854
  %.876 = icmp slt i64 %.855, 0
  %.877 = add i64 %.855, %.868
  %.878 = select i1 %.876, i64 %.877, i64 %.855
  %.879 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.856, i32 0, i32 5
  %.880 = getelementptr inbounds [2 x i64], ptr %.879, i32 0, i32 0
  %.881 = load i64, ptr %.880, align 8, !range !1
  %.882 = getelementptr inbounds [2 x i64], ptr %.879, i32 0, i32 1
  %.883 = load i64, ptr %.882, align 8, !range !1
  %.884 = insertvalue [2 x i64] undef, i64 %.881, 0
  %.885 = insertvalue [2 x i64] %.884, i64 %.883, 1
  %.886 = extractvalue [2 x i64] %.885, 0
  %.887 = extractvalue [2 x i64] %.885, 1
  %.888 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.856, i32 0, i32 6
  %.889 = load [2 x i64], ptr %.888, align 8
  %.890 = extractvalue [2 x i64] %.889, 0
  %.891 = extractvalue [2 x i64] %.889, 1
  %.892 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.856, i32 0, i32 4
  %.893 = load ptr, ptr %.892, align 8
  %.894 = mul i64 1, %.887
  %.895 = mul i64 %.875, %.894
  %.896 = add i64 0, %.895
  %.897 = mul i64 %.878, 1
  %.898 = add i64 %.896, %.897
  %.899 = getelementptr i8, ptr %.893, i64 %.898
  %.900 = zext i1 %.845 to i8
  store i8 %.900, ptr %.899, align 1
  %.902 = call i16 asm "cvt.rn.f16.s64 $0, $1;", "=h,l"(i64 0)
  %.903 = alloca i16, align 2
  %.904 = alloca i16, align 2
  store i16 %.75, ptr %.903, align 2
  store i16 %.902, ptr %.904, align 2
  store i8 0, ptr %.907, align 1
  %.910 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZleRK6__halfS1__nbst12_3clocals_3e28_ZleRK6__halfS1__nbst_callerB3v73B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.907, ptr %.903, ptr %.904)
  %.911 = icmp eq i32 %.910, 0
  %.912 = icmp eq i32 %.910, -2
  %.913 = or i1 %.911, %.912
  %.914 = xor i1 %.913, true
  %.915 = icmp eq i32 %.910, -1
  %.916 = icmp eq i32 %.910, -3
  %.917 = icmp sge i32 %.910, 1
  %.918 = load i8, ptr %.907, align 1
  %.921 = icmp eq i8 %.918, 0
  br i1 %.921, label %B0.endif.endif.endif.endi...if.1, label %B0.endif.endif.endif.endi...else

B0.endif.endif.endif.endi...if.1:                 ; preds = %B0.endif.endif.endif.endi...endif.endif.endif.endif
  store i1 false, ptr %.919, align 1
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...else:                 ; preds = %B0.endif.endif.endif.endi...endif.endif.endif.endif
  store i1 true, ptr %.919, align 1
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else, %B0.endif.endif.endif.endi...if.1
  %.927 = load i1, ptr %.919, align 1
  br i1 %.914, label %B0.endif.endif.endif.endi...endif.1.if, label %B0.endif.endif.endif.endi...endif.1.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.if:           ; preds = %B0.endif.endif.endif.endi...endif.1
  ret void

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.1
  %.930 = insertvalue { i64, i64 } undef, i64 1, 0
  %.931 = insertvalue { i64, i64 } %.930, i64 %.46, 1
  %.932 = extractvalue { i64, i64 } %.931, 0
  %.933 = extractvalue { i64, i64 } %.931, 1
  %.934 = insertvalue [2 x i64] undef, i64 1, 0
  %.935 = insertvalue [2 x i64] %.934, i64 %.933, 1
  %.936 = extractvalue [2 x i64] %.935, 0
  %.937 = extractvalue [2 x i64] %.935, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.938, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.938, align 8
  %.942 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.938, i32 0, i32 5
  %.943 = getelementptr inbounds [2 x i64], ptr %.942, i32 0, i32 0
  %.944 = load i64, ptr %.943, align 8, !range !1
  %.945 = getelementptr inbounds [2 x i64], ptr %.942, i32 0, i32 1
  %.946 = load i64, ptr %.945, align 8, !range !1
  %.947 = insertvalue [2 x i64] undef, i64 %.944, 0
  %.948 = insertvalue [2 x i64] %.947, i64 %.946, 1
  %.949 = extractvalue [2 x i64] %.948, 0
  %.950 = extractvalue [2 x i64] %.948, 1
  %.951 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.938, i32 0, i32 6
  %.952 = load [2 x i64], ptr %.951, align 8
  %.953 = extractvalue [2 x i64] %.952, 0
  %.954 = extractvalue [2 x i64] %.952, 1
  %.955 = icmp slt i64 %.936, 0
  %.956 = add i64 %.936, %.949
  %.957 = select i1 %.955, i64 %.956, i64 %.936
  %.958 = icmp slt i64 %.937, 0
  %.959 = add i64 %.937, %.950
  %.960 = select i1 %.958, i64 %.959, i64 %.937
  %.961 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.938, i32 0, i32 5
  %.962 = getelementptr inbounds [2 x i64], ptr %.961, i32 0, i32 0
  %.963 = load i64, ptr %.962, align 8, !range !1
  %.964 = getelementptr inbounds [2 x i64], ptr %.961, i32 0, i32 1
  %.965 = load i64, ptr %.964, align 8, !range !1
  %.966 = insertvalue [2 x i64] undef, i64 %.963, 0
  %.967 = insertvalue [2 x i64] %.966, i64 %.965, 1
  %.968 = extractvalue [2 x i64] %.967, 0
  %.969 = extractvalue [2 x i64] %.967, 1
  %.970 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.938, i32 0, i32 6
  %.971 = load [2 x i64], ptr %.970, align 8
  %.972 = extractvalue [2 x i64] %.971, 0
  %.973 = extractvalue [2 x i64] %.971, 1
  %.974 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.938, i32 0, i32 4
  %.975 = load ptr, ptr %.974, align 8
  %.976 = mul i64 1, %.969
  %.977 = mul i64 %.957, %.976
  %.978 = add i64 0, %.977
  %.979 = mul i64 %.960, 1
  %.980 = add i64 %.978, %.979
  %.981 = getelementptr i8, ptr %.975, i64 %.980
  %.982 = zext i1 %.927 to i8
  store i8 %.982, ptr %.981, align 1
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.984, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.984, align 8
  %.988 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.984, i32 0, i32 5
  %.989 = getelementptr inbounds [1 x i64], ptr %.988, i32 0, i32 0
  %.990 = load i64, ptr %.989, align 8, !range !1
  %.991 = insertvalue [1 x i64] undef, i64 %.990, 0
  %.992 = extractvalue [1 x i64] %.991, 0
  %.993 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.984, i32 0, i32 6
  %.994 = load [1 x i64], ptr %.993, align 8
  %.995 = extractvalue [1 x i64] %.994, 0
  %.996 = icmp slt i64 0, 0
  %.997 = add i64 0, %.992
  %.998 = select i1 %.996, i64 %.997, i64 0
  %.999 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.984, i32 0, i32 5
  %.1000 = getelementptr inbounds [1 x i64], ptr %.999, i32 0, i32 0
  %.1001 = load i64, ptr %.1000, align 8, !range !1
  %.1002 = insertvalue [1 x i64] undef, i64 %.1001, 0
  %.1003 = extractvalue [1 x i64] %.1002, 0
  %.1004 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.984, i32 0, i32 6
  %.1005 = load [1 x i64], ptr %.1004, align 8
  %.1006 = extractvalue [1 x i64] %.1005, 0
  %.1007 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.984, i32 0, i32 4
  %.1008 = load ptr, ptr %.1007, align 8
  %.1009 = mul i64 %.998, 1
  %.1010 = add i64 0, %.1009
  %.1011 = getelementptr i16, ptr %.1008, i64 %.1010
  %.1012 = load i16, ptr %.1011, align 2
  %.1013 = alloca i16, align 2
  %.1014 = alloca i16, align 2
  store i16 %.75, ptr %.1013, align 2
  store i16 %.1012, ptr %.1014, align 2
  store i8 0, ptr %.1017, align 1
  %.1020 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZneRK6__halfS1__nbst12_3clocals_3e28_ZneRK6__halfS1__nbst_callerB3v74B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1017, ptr %.1013, ptr %.1014)
  %.1021 = icmp eq i32 %.1020, 0
  %.1022 = icmp eq i32 %.1020, -2
  %.1023 = or i1 %.1021, %.1022
  %.1024 = xor i1 %.1023, true
  %.1025 = icmp eq i32 %.1020, -1
  %.1026 = icmp eq i32 %.1020, -3
  %.1027 = icmp sge i32 %.1020, 1
  %.1028 = load i8, ptr %.1017, align 1
  %.1031 = icmp eq i8 %.1028, 0
  br i1 %.1031, label %B0.endif.endif.endif.endi...endif.1.endif.if, label %B0.endif.endif.endif.endi...endif.1.endif.else

B0.endif.endif.endif.endi...endif.1.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  store i1 false, ptr %.1029, align 1
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.else:   ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  store i1 true, ptr %.1029, align 1
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else, %B0.endif.endif.endif.endi...endif.1.endif.if
  %.1037 = load i1, ptr %.1029, align 1
  br i1 %.1024, label %B0.endif.endif.endif.endi...endif.1.endif.endif.if, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1040 = insertvalue { i64, i64 } undef, i64 2, 0
  %.1041 = insertvalue { i64, i64 } %.1040, i64 %.46, 1
  %.1042 = extractvalue { i64, i64 } %.1041, 0
  %.1043 = extractvalue { i64, i64 } %.1041, 1
  %.1044 = insertvalue [2 x i64] undef, i64 2, 0
  %.1045 = insertvalue [2 x i64] %.1044, i64 %.1043, 1
  %.1046 = extractvalue [2 x i64] %.1045, 0
  %.1047 = extractvalue [2 x i64] %.1045, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1048, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.1048, align 8
  %.1052 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1048, i32 0, i32 5
  %.1053 = getelementptr inbounds [2 x i64], ptr %.1052, i32 0, i32 0
  %.1054 = load i64, ptr %.1053, align 8, !range !1
  %.1055 = getelementptr inbounds [2 x i64], ptr %.1052, i32 0, i32 1
  %.1056 = load i64, ptr %.1055, align 8, !range !1
  %.1057 = insertvalue [2 x i64] undef, i64 %.1054, 0
  %.1058 = insertvalue [2 x i64] %.1057, i64 %.1056, 1
  %.1059 = extractvalue [2 x i64] %.1058, 0
  %.1060 = extractvalue [2 x i64] %.1058, 1
  %.1061 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1048, i32 0, i32 6
  %.1062 = load [2 x i64], ptr %.1061, align 8
  %.1063 = extractvalue [2 x i64] %.1062, 0
  %.1064 = extractvalue [2 x i64] %.1062, 1
  %.1065 = icmp slt i64 %.1046, 0
  %.1066 = add i64 %.1046, %.1059
  %.1067 = select i1 %.1065, i64 %.1066, i64 %.1046
  %.1068 = icmp slt i64 %.1047, 0
  %.1069 = add i64 %.1047, %.1060
  %.1070 = select i1 %.1068, i64 %.1069, i64 %.1047
  %.1071 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1048, i32 0, i32 5
  %.1072 = getelementptr inbounds [2 x i64], ptr %.1071, i32 0, i32 0
  %.1073 = load i64, ptr %.1072, align 8, !range !1
  %.1074 = getelementptr inbounds [2 x i64], ptr %.1071, i32 0, i32 1
  %.1075 = load i64, ptr %.1074, align 8, !range !1
  %.1076 = insertvalue [2 x i64] undef, i64 %.1073, 0
  %.1077 = insertvalue [2 x i64] %.1076, i64 %.1075, 1
  %.1078 = extractvalue [2 x i64] %.1077, 0
  %.1079 = extractvalue [2 x i64] %.1077, 1
  %.1080 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1048, i32 0, i32 6
  %.1081 = load [2 x i64], ptr %.1080, align 8
  %.1082 = extractvalue [2 x i64] %.1081, 0
  %.1083 = extractvalue [2 x i64] %.1081, 1
  %.1084 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1048, i32 0, i32 4
  %.1085 = load ptr, ptr %.1084, align 8
  %.1086 = mul i64 1, %.1079
  %.1087 = mul i64 %.1067, %.1086
  %.1088 = add i64 0, %.1087
  %.1089 = mul i64 %.1070, 1
  %.1090 = add i64 %.1088, %.1089
  %.1091 = getelementptr i8, ptr %.1085, i64 %.1090
  %.1092 = zext i1 %.1037 to i8
  store i8 %.1092, ptr %.1091, align 1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hexp6__half_nbst12_3clocals_3e27_ZL4hexp6__half_nbst_callerB3v62B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL4hexp6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL4hexp6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hrcp6__half_nbst12_3clocals_3e27_ZL4hrcp6__half_nbst_callerB3v71B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL4hrcp6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL4hrcp6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hsin6__half_nbst12_3clocals_3e27_ZL4hsin6__half_nbst_callerB3v61B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL4hsin6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL4hsin6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__heq6__halfS__nbst12_3clocals_3e30_ZL5__heq6__halfS__nbst_callerB3v72B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL5__heq6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
  %.9 = icmp eq i32 %.8, 0
  %.10 = icmp eq i32 %.8, -2
  %.11 = or i1 %.9, %.10
  %.12 = xor i1 %.11, true
  %.13 = icmp eq i32 %.8, -1
  %.14 = icmp eq i32 %.8, -3
  %.15 = icmp sge i32 %.8, 1
  %.16 = load i8, ptr %.5, align 1
  %.19 = icmp eq i8 %.16, 0
  br i1 %.19, label %B0.if, label %B0.else

B0.if:                                            ; preds = %B0
  store i1 false, ptr %.17, align 1
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i1 true, ptr %.17, align 1
  br label %B0.endif

B0.endif:                                         ; preds = %B0.else, %B0.if
  %.25 = load i1, ptr %.17, align 1
  br i1 %.12, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.8

B0.endif.endif:                                   ; preds = %B0.endif
  %.28 = zext i1 %.25 to i8
  store i8 %.28, ptr %.ret, align 1
  ret i32 0
}

declare i32 @_ZL5__heq6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hsqrt6__half_nbst12_3clocals_3e28_ZL5hsqrt6__half_nbst_callerB3v64B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL5hsqrt6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL5hsqrt6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__habs6__half_nbst12_3clocals_3e29_ZL6__habs6__half_nbst_callerB3v63B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6__habs6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6__habs6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hdiv6__halfS__nbst12_3clocals_3e31_ZL6__hdiv6__halfS__nbst_callerB3v69B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL6__hdiv6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
  %.9 = icmp eq i32 %.8, 0
  %.10 = icmp eq i32 %.8, -2
  %.11 = or i1 %.9, %.10
  %.12 = xor i1 %.11, true
  %.13 = icmp eq i32 %.8, -1
  %.14 = icmp eq i32 %.8, -3
  %.15 = icmp sge i32 %.8, 1
  %.16 = load i16, ptr %.5, align 2
  br i1 %.12, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.8

B0.endif:                                         ; preds = %B0
  store i16 %.16, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6__hdiv6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1633_lower__ZL6__hfma6__halfS_S__nbst12_3clocals_3e33_ZL6__hfma6__halfS_S__nbst_callerB3v67B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1, ptr %arg_2) {
entry:
  %.6 = alloca i16, align 2
  store i16 0, ptr %.6, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.6, align 2
  %.9 = call i32 @_ZL6__hfma6__halfS_S__nbst(ptr %.6, ptr %arg_0, ptr %arg_1, ptr %arg_2)
  %.10 = icmp eq i32 %.9, 0
  %.11 = icmp eq i32 %.9, -2
  %.12 = or i1 %.10, %.11
  %.13 = xor i1 %.12, true
  %.14 = icmp eq i32 %.9, -1
  %.15 = icmp eq i32 %.9, -3
  %.16 = icmp sge i32 %.9, 1
  %.17 = load i16, ptr %.6, align 2
  br i1 %.13, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.9

B0.endif:                                         ; preds = %B0
  store i16 %.17, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6__hfma6__halfS_S__nbst(ptr, ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v70B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL6__hmax6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
  %.9 = icmp eq i32 %.8, 0
  %.10 = icmp eq i32 %.8, -2
  %.11 = or i1 %.9, %.10
  %.12 = xor i1 %.11, true
  %.13 = icmp eq i32 %.8, -1
  %.14 = icmp eq i32 %.8, -3
  %.15 = icmp sge i32 %.8, 1
  %.16 = load i16, ptr %.5, align 2
  br i1 %.12, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.8

B0.endif:                                         ; preds = %B0
  store i16 %.16, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6__hmax6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__hneg6__half_nbst12_3clocals_3e29_ZL6__hneg6__half_nbst_callerB3v68B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6__hneg6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6__hneg6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hfloor6__half_nbst12_3clocals_3e29_ZL6hfloor6__half_nbst_callerB3v65B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6hfloor6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6hfloor6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6htrunc6__half_nbst12_3clocals_3e29_ZL6htrunc6__half_nbst_callerB3v66B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6htrunc6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i16, ptr %.4, align 2
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i16 %.15, ptr %.ret, align 2
  ret i32 0
}

declare i32 @_ZL6htrunc6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZleRK6__halfS1__nbst12_3clocals_3e28_ZleRK6__halfS1__nbst_callerB3v73B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZleRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
  %.9 = icmp eq i32 %.8, 0
  %.10 = icmp eq i32 %.8, -2
  %.11 = or i1 %.9, %.10
  %.12 = xor i1 %.11, true
  %.13 = icmp eq i32 %.8, -1
  %.14 = icmp eq i32 %.8, -3
  %.15 = icmp sge i32 %.8, 1
  %.16 = load i8, ptr %.5, align 1
  %.19 = icmp eq i8 %.16, 0
  br i1 %.19, label %B0.if, label %B0.else

B0.if:                                            ; preds = %B0
  store i1 false, ptr %.17, align 1
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i1 true, ptr %.17, align 1
  br label %B0.endif

B0.endif:                                         ; preds = %B0.else, %B0.if
  %.25 = load i1, ptr %.17, align 1
  br i1 %.12, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.8

B0.endif.endif:                                   ; preds = %B0.endif
  %.28 = zext i1 %.25 to i8
  store i8 %.28, ptr %.ret, align 1
  ret i32 0
}

declare i32 @_ZleRK6__halfS1__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZneRK6__halfS1__nbst12_3clocals_3e28_ZneRK6__halfS1__nbst_callerB3v74B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZneRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
  %.9 = icmp eq i32 %.8, 0
  %.10 = icmp eq i32 %.8, -2
  %.11 = or i1 %.9, %.10
  %.12 = xor i1 %.11, true
  %.13 = icmp eq i32 %.8, -1
  %.14 = icmp eq i32 %.8, -3
  %.15 = icmp sge i32 %.8, 1
  %.16 = load i8, ptr %.5, align 1
  %.19 = icmp eq i8 %.16, 0
  br i1 %.19, label %B0.if, label %B0.else

B0.if:                                            ; preds = %B0
  store i1 false, ptr %.17, align 1
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i1 true, ptr %.17, align 1
  br label %B0.endif

B0.endif:                                         ; preds = %B0.else, %B0.if
  %.25 = load i1, ptr %.17, align 1
  br i1 %.12, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.8

B0.endif.endif:                                   ; preds = %B0.endif
  %.28 = zext i1 %.25 to i8
  store i8 %.28, ptr %.ret, align 1
  ret i32 0
}

declare i32 @_ZneRK6__halfS1__nbst(ptr, ptr, ptr)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
