; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels16halves_with_nansB3v93B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels16halves_with_nansB3v93B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1636_lower__ZL10__hmax_nan6__halfS__nbst12_3clocals_3e36_ZL10__hmax_nan6__halfS__nbst_callerB3v95B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1636_lower__ZL10__hmin_nan6__halfS__nbst12_3clocals_3e36_ZL10__hmin_nan6__halfS__nbst_callerB3v96B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1636_lower__ZL12__half2float6__half_nbst12_3clocals_3e36_ZL12__half2float6__half_nbst_callerB4v106B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hne6__halfS__nbst12_3clocals_3e30_ZL5__hne6__halfS__nbst_callerB3v87B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5htanh6__half_nbst12_3clocals_3e28_ZL5htanh6__half_nbst_callerB3v94B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hequ6__halfS__nbst12_3clocals_3e31_ZL6__hequ6__halfS__nbst_callerB4v101B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hgeu6__halfS__nbst12_3clocals_3e31_ZL6__hgeu6__halfS__nbst_callerB4v105B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hgtu6__halfS__nbst12_3clocals_3e31_ZL6__hgtu6__halfS__nbst_callerB4v104B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hleu6__halfS__nbst12_3clocals_3e31_ZL6__hleu6__halfS__nbst_callerB4v103B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hltu6__halfS__nbst12_3clocals_3e31_ZL6__hltu6__halfS__nbst_callerB4v102B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v81B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL8__hisinf6__half_nbst12_3clocals_3e31_ZL8__hisinf6__half_nbst_callerB4v100B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL8__hisnan6__half_nbst12_3clocals_3e31_ZL8__hisnan6__half_nbst_callerB3v99B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1634_lower__ZL9__hadd_rn6__halfS__nbst12_3clocals_3e34_ZL9__hadd_rn6__halfS__nbst_callerB3v97B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1634_lower__ZL9__hmul_rn6__halfS__nbst12_3clocals_3e34_ZL9__hmul_rn6__halfS__nbst_callerB3v98B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels16halves_with_nansB3v93B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE(ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %y.0, ptr %y.1, i64 %y.2, i64 %y.3, ptr %y.4, i64 %y.5.0, i64 %y.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.5.1, i64 %out.6.0, i64 %out.6.1, ptr %flags.0, ptr %flags.1, i64 %flags.2, i64 %flags.3, ptr %flags.4, i64 %flags.5.0, i64 %flags.5.1, i64 %flags.6.0, i64 %flags.6.1, ptr %wide.0, ptr %wide.1, i64 %wide.2, i64 %wide.3, ptr %wide.4, i64 %wide.5.0, i64 %wide.6.0) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %x.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %x.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %x.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %x.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %x.4, 4
  %.42 = insertvalue [1 x i64] undef, i64 %x.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.42, 5
  %.43 = insertvalue [1 x i64] undef, i64 %x.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.43, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %y.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %y.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %y.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %y.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %y.4, 4
  %.44 = insertvalue [1 x i64] undef, i64 %y.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.44, 5
  %.45 = insertvalue [1 x i64] undef, i64 %y.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.45, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %out.0, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.2, ptr %out.1, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.2, i64 %out.2, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.2, i64 %out.3, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.2, ptr %out.4, 4
  %.46 = insertvalue [2 x i64] undef, i64 %out.5.0, 0
  %.47 = insertvalue [2 x i64] %.46, i64 %out.5.1, 1
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.2, [2 x i64] %.47, 5
  %.48 = insertvalue [2 x i64] undef, i64 %out.6.0, 0
  %.49 = insertvalue [2 x i64] %.48, i64 %out.6.1, 1
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.2, [2 x i64] %.49, 6
  %inserted.meminfo.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %flags.0, 0
  %inserted.parent.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.3, ptr %flags.1, 1
  %inserted.nitems.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.3, i64 %flags.2, 2
  %inserted.itemsize.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.3, i64 %flags.3, 3
  %inserted.data.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.3, ptr %flags.4, 4
  %.50 = insertvalue [2 x i64] undef, i64 %flags.5.0, 0
  %.51 = insertvalue [2 x i64] %.50, i64 %flags.5.1, 1
  %inserted.shape.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.3, [2 x i64] %.51, 5
  %.52 = insertvalue [2 x i64] undef, i64 %flags.6.0, 0
  %.53 = insertvalue [2 x i64] %.52, i64 %flags.6.1, 1
  %inserted.strides.3 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.3, [2 x i64] %.53, 6
  %inserted.meminfo.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %wide.0, 0
  %inserted.parent.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.4, ptr %wide.1, 1
  %inserted.nitems.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.4, i64 %wide.2, 2
  %inserted.itemsize.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.4, i64 %wide.3, 3
  %inserted.data.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.4, ptr %wide.4, 4
  %.54 = insertvalue [1 x i64] undef, i64 %wide.5.0, 0
  %inserted.shape.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.4, [1 x i64] %.54, 5
  %.55 = insertvalue [1 x i64] undef, i64 %wide.6.0, 0
  %inserted.strides.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.4, [1 x i64] %.55, 6
  %.65 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.65, align 8
  %.94 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.94, align 8
  %.125 = alloca i16, align 2
  store i16 0, ptr %.125, align 2
  %.147 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.147, align 8
  %.196 = alloca i16, align 2
  store i16 0, ptr %.196, align 2
  %.218 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.218, align 8
  %.267 = alloca i16, align 2
  store i16 0, ptr %.267, align 2
  %.289 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.289, align 8
  %.338 = alloca i16, align 2
  store i16 0, ptr %.338, align 2
  %.360 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.360, align 8
  %.409 = alloca i16, align 2
  store i16 0, ptr %.409, align 2
  %.431 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.431, align 8
  %.480 = alloca i16, align 2
  store i16 0, ptr %.480, align 2
  %.502 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.502, align 8
  %.549 = alloca i8, align 1
  store i8 0, ptr %.549, align 1
  %.561 = alloca i1, align 1
  store i1 false, ptr %.561, align 1
  %.580 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.580, align 8
  %.628 = alloca i32, align 4
  store i32 0, ptr %.628, align 4
  %.650 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.650, align 8
  %.701 = alloca i8, align 1
  store i8 0, ptr %.701, align 1
  %.713 = alloca i1, align 1
  store i1 false, ptr %.713, align 1
  %.732 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.732, align 8
  %.782 = alloca i8, align 1
  store i8 0, ptr %.782, align 1
  %.794 = alloca i1, align 1
  store i1 false, ptr %.794, align 1
  %.813 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.813, align 8
  %.863 = alloca i8, align 1
  store i8 0, ptr %.863, align 1
  %.875 = alloca i1, align 1
  store i1 false, ptr %.875, align 1
  %.894 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.894, align 8
  %.944 = alloca i8, align 1
  store i8 0, ptr %.944, align 1
  %.956 = alloca i1, align 1
  store i1 false, ptr %.956, align 1
  %.975 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.975, align 8
  %.1025 = alloca i8, align 1
  store i8 0, ptr %.1025, align 1
  %.1037 = alloca i1, align 1
  store i1 false, ptr %.1037, align 1
  %.1056 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1056, align 8
  %.1106 = alloca i8, align 1
  store i8 0, ptr %.1106, align 1
  %.1118 = alloca i1, align 1
  store i1 false, ptr %.1118, align 1
  %.1137 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1137, align 8
  %.1185 = alloca float, align 4
  store float 0.000000e+00, ptr %.1185, align 4
  %.1199 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.1199, align 8
  br label %B0

B0:                                               ; preds = %entry
  %.56 = trunc i64 1 to i32
  %.57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.58 = sext i32 %.57 to i64
  %.59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.60 = sext i32 %.59 to i64
  %.61 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.62 = sext i32 %.61 to i64
  %.63 = mul i64 %.60, %.62
  %.64 = add i64 %.63, %.58
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.65, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.65, align 8
  %.69 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.65, i32 0, i32 5
  %.70 = getelementptr inbounds [1 x i64], ptr %.69, i32 0, i32 0
  %.71 = load i64, ptr %.70, align 8, !range !1
  %.72 = insertvalue [1 x i64] undef, i64 %.71, 0
  %.73 = extractvalue [1 x i64] %.72, 0
  %.74 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.65, i32 0, i32 6
  %.75 = load [1 x i64], ptr %.74, align 8
  %.76 = extractvalue [1 x i64] %.75, 0
  %.77 = icmp slt i64 %.64, 0
  %.78 = add i64 %.64, %.73
  %.79 = select i1 %.77, i64 %.78, i64 %.64
  %.80 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.65, i32 0, i32 5
  %.81 = getelementptr inbounds [1 x i64], ptr %.80, i32 0, i32 0
  %.82 = load i64, ptr %.81, align 8, !range !1
  %.83 = insertvalue [1 x i64] undef, i64 %.82, 0
  %.84 = extractvalue [1 x i64] %.83, 0
  %.85 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.65, i32 0, i32 6
  %.86 = load [1 x i64], ptr %.85, align 8
  %.87 = extractvalue [1 x i64] %.86, 0
  %.88 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.65, i32 0, i32 4
  %.89 = load ptr, ptr %.88, align 8
  %.90 = mul i64 %.79, 1
  %.91 = add i64 0, %.90
  %.92 = getelementptr i16, ptr %.89, i64 %.91
  %.93 = load i16, ptr %.92, align 2
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.94, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %.94, align 8
  %.98 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.94, i32 0, i32 5
  %.99 = getelementptr inbounds [1 x i64], ptr %.98, i32 0, i32 0
  %.100 = load i64, ptr %.99, align 8, !range !1
  %.101 = insertvalue [1 x i64] undef, i64 %.100, 0
  %.102 = extractvalue [1 x i64] %.101, 0
  %.103 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.94, i32 0, i32 6
  %.104 = load [1 x i64], ptr %.103, align 8
  %.105 = extractvalue [1 x i64] %.104, 0
  %.106 = icmp slt i64 %.64, 0
  %.107 = add i64 %.64, %.102
  %.108 = select i1 %.106, i64 %.107, i64 %.64
  %.109 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.94, i32 0, i32 5
  %.110 = getelementptr inbounds [1 x i64], ptr %.109, i32 0, i32 0
  %.111 = load i64, ptr %.110, align 8, !range !1
  %.112 = insertvalue [1 x i64] undef, i64 %.111, 0
  %.113 = extractvalue [1 x i64] %.112, 0
  %.114 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.94, i32 0, i32 6
  %.115 = load [1 x i64], ptr %.114, align 8
  %.116 = extractvalue [1 x i64] %.115, 0
  %.117 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.94, i32 0, i32 4
  %.118 = load ptr, ptr %.117, align 8
  %.119 = mul i64 %.108, 1
  %.120 = add i64 0, %.119
  %.121 = getelementptr i16, ptr %.118, i64 %.120
  %.122 = load i16, ptr %.121, align 2
  %.123 = alloca i16, align 2
  store i16 %.93, ptr %.123, align 2
  store i16 0, ptr %.125, align 2
  %.128 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5htanh6__half_nbst12_3clocals_3e28_ZL5htanh6__half_nbst_callerB3v94B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.125, ptr %.123)
  %.129 = icmp eq i32 %.128, 0
  %.130 = icmp eq i32 %.128, -2
  %.131 = or i1 %.129, %.130
  %.132 = xor i1 %.131, true
  %.133 = icmp eq i32 %.128, -1
  %.134 = icmp eq i32 %.128, -3
  %.135 = icmp sge i32 %.128, 1
  %.136 = load i16, ptr %.125, align 2
  br i1 %.132, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret void

B0.endif:                                         ; preds = %B0
  %.139 = insertvalue { i64, i64 } undef, i64 0, 0
  %.140 = insertvalue { i64, i64 } %.139, i64 %.64, 1
  %.141 = extractvalue { i64, i64 } %.140, 0
  %.142 = extractvalue { i64, i64 } %.140, 1
  %.143 = insertvalue [2 x i64] undef, i64 0, 0
  %.144 = insertvalue [2 x i64] %.143, i64 %.142, 1
  %.145 = extractvalue [2 x i64] %.144, 0
  %.146 = extractvalue [2 x i64] %.144, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.147, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.147, align 8
  %.151 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.147, i32 0, i32 5
  %.152 = getelementptr inbounds [2 x i64], ptr %.151, i32 0, i32 0
  %.153 = load i64, ptr %.152, align 8, !range !1
  %.154 = getelementptr inbounds [2 x i64], ptr %.151, i32 0, i32 1
  %.155 = load i64, ptr %.154, align 8, !range !1
  %.156 = insertvalue [2 x i64] undef, i64 %.153, 0
  %.157 = insertvalue [2 x i64] %.156, i64 %.155, 1
  %.158 = extractvalue [2 x i64] %.157, 0
  %.159 = extractvalue [2 x i64] %.157, 1
  %.160 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.147, i32 0, i32 6
  %.161 = load [2 x i64], ptr %.160, align 8
  %.162 = extractvalue [2 x i64] %.161, 0
  %.163 = extractvalue [2 x i64] %.161, 1
  %.164 = icmp slt i64 %.145, 0
  %.165 = add i64 %.145, %.158
  %.166 = select i1 %.164, i64 %.165, i64 %.145
  %.167 = icmp slt i64 %.146, 0
  %.168 = add i64 %.146, %.159
  %.169 = select i1 %.167, i64 %.168, i64 %.146
  %.170 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.147, i32 0, i32 5
  %.171 = getelementptr inbounds [2 x i64], ptr %.170, i32 0, i32 0
  %.172 = load i64, ptr %.171, align 8, !range !1
  %.173 = getelementptr inbounds [2 x i64], ptr %.170, i32 0, i32 1
  %.174 = load i64, ptr %.173, align 8, !range !1
  %.175 = insertvalue [2 x i64] undef, i64 %.172, 0
  %.176 = insertvalue [2 x i64] %.175, i64 %.174, 1
  %.177 = extractvalue [2 x i64] %.176, 0
  %.178 = extractvalue [2 x i64] %.176, 1
  %.179 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.147, i32 0, i32 6
  %.180 = load [2 x i64], ptr %.179, align 8
  %.181 = extractvalue [2 x i64] %.180, 0
  %.182 = extractvalue [2 x i64] %.180, 1
  %.183 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.147, i32 0, i32 4
  %.184 = load ptr, ptr %.183, align 8
  %.185 = mul i64 1, %.178
  %.186 = mul i64 %.166, %.185
  %.187 = add i64 0, %.186
  %.188 = mul i64 %.169, 1
  %.189 = add i64 %.187, %.188
  %.190 = getelementptr i16, ptr %.184, i64 %.189
  store i16 %.136, ptr %.190, align 2
  %.192 = alloca i16, align 2
  %.193 = alloca i16, align 2
  store i16 %.93, ptr %.192, align 2
  store i16 %.122, ptr %.193, align 2
  store i16 0, ptr %.196, align 2
  %.199 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1636_lower__ZL10__hmax_nan6__halfS__nbst12_3clocals_3e36_ZL10__hmax_nan6__halfS__nbst_callerB3v95B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.196, ptr %.192, ptr %.193)
  %.200 = icmp eq i32 %.199, 0
  %.201 = icmp eq i32 %.199, -2
  %.202 = or i1 %.200, %.201
  %.203 = xor i1 %.202, true
  %.204 = icmp eq i32 %.199, -1
  %.205 = icmp eq i32 %.199, -3
  %.206 = icmp sge i32 %.199, 1
  %.207 = load i16, ptr %.196, align 2
  br i1 %.203, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret void

B0.endif.endif:                                   ; preds = %B0.endif
  %.210 = insertvalue { i64, i64 } undef, i64 1, 0
  %.211 = insertvalue { i64, i64 } %.210, i64 %.64, 1
  %.212 = extractvalue { i64, i64 } %.211, 0
  %.213 = extractvalue { i64, i64 } %.211, 1
  %.214 = insertvalue [2 x i64] undef, i64 1, 0
  %.215 = insertvalue [2 x i64] %.214, i64 %.213, 1
  %.216 = extractvalue [2 x i64] %.215, 0
  %.217 = extractvalue [2 x i64] %.215, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.218, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.218, align 8
  %.222 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.218, i32 0, i32 5
  %.223 = getelementptr inbounds [2 x i64], ptr %.222, i32 0, i32 0
  %.224 = load i64, ptr %.223, align 8, !range !1
  %.225 = getelementptr inbounds [2 x i64], ptr %.222, i32 0, i32 1
  %.226 = load i64, ptr %.225, align 8, !range !1
  %.227 = insertvalue [2 x i64] undef, i64 %.224, 0
  %.228 = insertvalue [2 x i64] %.227, i64 %.226, 1
  %.229 = extractvalue [2 x i64] %.228, 0
  %.230 = extractvalue [2 x i64] %.228, 1
  %.231 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.218, i32 0, i32 6
  %.232 = load [2 x i64], ptr %.231, align 8
  %.233 = extractvalue [2 x i64] %.232, 0
  %.234 = extractvalue [2 x i64] %.232, 1
  %.235 = icmp slt i64 %.216, 0
  %.236 = add i64 %.216, %.229
  %.237 = select i1 %.235, i64 %.236, i64 %.216
  %.238 = icmp slt i64 %.217, 0
  %.239 = add i64 %.217, %.230
  %.240 = select i1 %.238, i64 %.239, i64 %.217
  %.241 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.218, i32 0, i32 5
  %.242 = getelementptr inbounds [2 x i64], ptr %.241, i32 0, i32 0
  %.243 = load i64, ptr %.242, align 8, !range !1
  %.244 = getelementptr inbounds [2 x i64], ptr %.241, i32 0, i32 1
  %.245 = load i64, ptr %.244, align 8, !range !1
  %.246 = insertvalue [2 x i64] undef, i64 %.243, 0
  %.247 = insertvalue [2 x i64] %.246, i64 %.245, 1
  %.248 = extractvalue [2 x i64] %.247, 0
  %.249 = extractvalue [2 x i64] %.247, 1
  %.250 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.218, i32 0, i32 6
  %.251 = load [2 x i64], ptr %.250, align 8
  %.252 = extractvalue [2 x i64] %.251, 0
  %.253 = extractvalue [2 x i64] %.251, 1
  %.254 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.218, i32 0, i32 4
  %.255 = load ptr, ptr %.254, align 8
  %.256 = mul i64 1, %.249
  %.257 = mul i64 %.237, %.256
  %.258 = add i64 0, %.257
  %.259 = mul i64 %.240, 1
  %.260 = add i64 %.258, %.259
  %.261 = getelementptr i16, ptr %.255, i64 %.260
  store i16 %.207, ptr %.261, align 2
  %.263 = alloca i16, align 2
  %.264 = alloca i16, align 2
  store i16 %.93, ptr %.263, align 2
  store i16 %.122, ptr %.264, align 2
  store i16 0, ptr %.267, align 2
  %.270 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1636_lower__ZL10__hmin_nan6__halfS__nbst12_3clocals_3e36_ZL10__hmin_nan6__halfS__nbst_callerB3v96B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.267, ptr %.263, ptr %.264)
  %.271 = icmp eq i32 %.270, 0
  %.272 = icmp eq i32 %.270, -2
  %.273 = or i1 %.271, %.272
  %.274 = xor i1 %.273, true
  %.275 = icmp eq i32 %.270, -1
  %.276 = icmp eq i32 %.270, -3
  %.277 = icmp sge i32 %.270, 1
  %.278 = load i16, ptr %.267, align 2
  br i1 %.274, label %B0.endif.endif.if, label %B0.endif.endif.endif, !prof !2

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  ret void

B0.endif.endif.endif:                             ; preds = %B0.endif.endif
  %.281 = insertvalue { i64, i64 } undef, i64 2, 0
  %.282 = insertvalue { i64, i64 } %.281, i64 %.64, 1
  %.283 = extractvalue { i64, i64 } %.282, 0
  %.284 = extractvalue { i64, i64 } %.282, 1
  %.285 = insertvalue [2 x i64] undef, i64 2, 0
  %.286 = insertvalue [2 x i64] %.285, i64 %.284, 1
  %.287 = extractvalue [2 x i64] %.286, 0
  %.288 = extractvalue [2 x i64] %.286, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.289, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.289, align 8
  %.293 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.289, i32 0, i32 5
  %.294 = getelementptr inbounds [2 x i64], ptr %.293, i32 0, i32 0
  %.295 = load i64, ptr %.294, align 8, !range !1
  %.296 = getelementptr inbounds [2 x i64], ptr %.293, i32 0, i32 1
  %.297 = load i64, ptr %.296, align 8, !range !1
  %.298 = insertvalue [2 x i64] undef, i64 %.295, 0
  %.299 = insertvalue [2 x i64] %.298, i64 %.297, 1
  %.300 = extractvalue [2 x i64] %.299, 0
  %.301 = extractvalue [2 x i64] %.299, 1
  %.302 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.289, i32 0, i32 6
  %.303 = load [2 x i64], ptr %.302, align 8
  %.304 = extractvalue [2 x i64] %.303, 0
  %.305 = extractvalue [2 x i64] %.303, 1
  %.306 = icmp slt i64 %.287, 0
  %.307 = add i64 %.287, %.300
  %.308 = select i1 %.306, i64 %.307, i64 %.287
  %.309 = icmp slt i64 %.288, 0
  %.310 = add i64 %.288, %.301
  %.311 = select i1 %.309, i64 %.310, i64 %.288
  %.312 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.289, i32 0, i32 5
  %.313 = getelementptr inbounds [2 x i64], ptr %.312, i32 0, i32 0
  %.314 = load i64, ptr %.313, align 8, !range !1
  %.315 = getelementptr inbounds [2 x i64], ptr %.312, i32 0, i32 1
  %.316 = load i64, ptr %.315, align 8, !range !1
  %.317 = insertvalue [2 x i64] undef, i64 %.314, 0
  %.318 = insertvalue [2 x i64] %.317, i64 %.316, 1
  %.319 = extractvalue [2 x i64] %.318, 0
  %.320 = extractvalue [2 x i64] %.318, 1
  %.321 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.289, i32 0, i32 6
  %.322 = load [2 x i64], ptr %.321, align 8
  %.323 = extractvalue [2 x i64] %.322, 0
  %.324 = extractvalue [2 x i64] %.322, 1
  %.325 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.289, i32 0, i32 4
  %.326 = load ptr, ptr %.325, align 8
  %.327 = mul i64 1, %.320
  %.328 = mul i64 %.308, %.327
  %.329 = add i64 0, %.328
  %.330 = mul i64 %.311, 1
  %.331 = add i64 %.329, %.330
  %.332 = getelementptr i16, ptr %.326, i64 %.331
  store i16 %.278, ptr %.332, align 2
  %.334 = alloca i16, align 2
  %.335 = alloca i16, align 2
  store i16 %.93, ptr %.334, align 2
  store i16 %.122, ptr %.335, align 2
  store i16 0, ptr %.338, align 2
  %.341 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v81B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.338, ptr %.334, ptr %.335)
  %.342 = icmp eq i32 %.341, 0
  %.343 = icmp eq i32 %.341, -2
  %.344 = or i1 %.342, %.343
  %.345 = xor i1 %.344, true
  %.346 = icmp eq i32 %.341, -1
  %.347 = icmp eq i32 %.341, -3
  %.348 = icmp sge i32 %.341, 1
  %.349 = load i16, ptr %.338, align 2
  br i1 %.345, label %B0.endif.endif.endif.if, label %B0.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.if:                          ; preds = %B0.endif.endif.endif
  ret void

B0.endif.endif.endif.endif:                       ; preds = %B0.endif.endif.endif
  %.352 = insertvalue { i64, i64 } undef, i64 3, 0
  %.353 = insertvalue { i64, i64 } %.352, i64 %.64, 1
  %.354 = extractvalue { i64, i64 } %.353, 0
  %.355 = extractvalue { i64, i64 } %.353, 1
  %.356 = insertvalue [2 x i64] undef, i64 3, 0
  %.357 = insertvalue [2 x i64] %.356, i64 %.355, 1
  %.358 = extractvalue [2 x i64] %.357, 0
  %.359 = extractvalue [2 x i64] %.357, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.360, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.360, align 8
  %.364 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 5
  %.365 = getelementptr inbounds [2 x i64], ptr %.364, i32 0, i32 0
  %.366 = load i64, ptr %.365, align 8, !range !1
  %.367 = getelementptr inbounds [2 x i64], ptr %.364, i32 0, i32 1
  %.368 = load i64, ptr %.367, align 8, !range !1
  %.369 = insertvalue [2 x i64] undef, i64 %.366, 0
  %.370 = insertvalue [2 x i64] %.369, i64 %.368, 1
  %.371 = extractvalue [2 x i64] %.370, 0
  %.372 = extractvalue [2 x i64] %.370, 1
  %.373 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 6
  %.374 = load [2 x i64], ptr %.373, align 8
  %.375 = extractvalue [2 x i64] %.374, 0
  %.376 = extractvalue [2 x i64] %.374, 1
  %.377 = icmp slt i64 %.358, 0
  %.378 = add i64 %.358, %.371
  %.379 = select i1 %.377, i64 %.378, i64 %.358
  %.380 = icmp slt i64 %.359, 0
  %.381 = add i64 %.359, %.372
  %.382 = select i1 %.380, i64 %.381, i64 %.359
  %.383 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 5
  %.384 = getelementptr inbounds [2 x i64], ptr %.383, i32 0, i32 0
  %.385 = load i64, ptr %.384, align 8, !range !1
  %.386 = getelementptr inbounds [2 x i64], ptr %.383, i32 0, i32 1
  %.387 = load i64, ptr %.386, align 8, !range !1
  %.388 = insertvalue [2 x i64] undef, i64 %.385, 0
  %.389 = insertvalue [2 x i64] %.388, i64 %.387, 1
  %.390 = extractvalue [2 x i64] %.389, 0
  %.391 = extractvalue [2 x i64] %.389, 1
  %.392 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 6
  %.393 = load [2 x i64], ptr %.392, align 8
  %.394 = extractvalue [2 x i64] %.393, 0
  %.395 = extractvalue [2 x i64] %.393, 1
  %.396 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 4
  %.397 = load ptr, ptr %.396, align 8
  %.398 = mul i64 1, %.391
  %.399 = mul i64 %.379, %.398
  %.400 = add i64 0, %.399
  %.401 = mul i64 %.382, 1
  %.402 = add i64 %.400, %.401
  %.403 = getelementptr i16, ptr %.397, i64 %.402
  store i16 %.349, ptr %.403, align 2
  %.405 = alloca i16, align 2
  %.406 = alloca i16, align 2
  store i16 %.93, ptr %.405, align 2
  store i16 %.122, ptr %.406, align 2
  store i16 0, ptr %.409, align 2
  %.412 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1634_lower__ZL9__hadd_rn6__halfS__nbst12_3clocals_3e34_ZL9__hadd_rn6__halfS__nbst_callerB3v97B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.409, ptr %.405, ptr %.406)
  %.413 = icmp eq i32 %.412, 0
  %.414 = icmp eq i32 %.412, -2
  %.415 = or i1 %.413, %.414
  %.416 = xor i1 %.415, true
  %.417 = icmp eq i32 %.412, -1
  %.418 = icmp eq i32 %.412, -3
  %.419 = icmp sge i32 %.412, 1
  %.420 = load i16, ptr %.409, align 2
  br i1 %.416, label %B0.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.if:                    ; preds = %B0.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif:                 ; preds = %B0.endif.endif.endif.endif
  %.423 = insertvalue { i64, i64 } undef, i64 4, 0
  %.424 = insertvalue { i64, i64 } %.423, i64 %.64, 1
  %.425 = extractvalue { i64, i64 } %.424, 0
  %.426 = extractvalue { i64, i64 } %.424, 1
  %.427 = insertvalue [2 x i64] undef, i64 4, 0
  %.428 = insertvalue [2 x i64] %.427, i64 %.426, 1
  %.429 = extractvalue [2 x i64] %.428, 0
  %.430 = extractvalue [2 x i64] %.428, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.431, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.431, align 8
  %.435 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.431, i32 0, i32 5
  %.436 = getelementptr inbounds [2 x i64], ptr %.435, i32 0, i32 0
  %.437 = load i64, ptr %.436, align 8, !range !1
  %.438 = getelementptr inbounds [2 x i64], ptr %.435, i32 0, i32 1
  %.439 = load i64, ptr %.438, align 8, !range !1
  %.440 = insertvalue [2 x i64] undef, i64 %.437, 0
  %.441 = insertvalue [2 x i64] %.440, i64 %.439, 1
  %.442 = extractvalue [2 x i64] %.441, 0
  %.443 = extractvalue [2 x i64] %.441, 1
  %.444 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.431, i32 0, i32 6
  %.445 = load [2 x i64], ptr %.444, align 8
  %.446 = extractvalue [2 x i64] %.445, 0
  %.447 = extractvalue [2 x i64] %.445, 1
  %.448 = icmp slt i64 %.429, 0
  %.449 = add i64 %.429, %.442
  %.450 = select i1 %.448, i64 %.449, i64 %.429
  %.451 = icmp slt i64 %.430, 0
  %.452 = add i64 %.430, %.443
  %.453 = select i1 %.451, i64 %.452, i64 %.430
  %.454 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.431, i32 0, i32 5
  %.455 = getelementptr inbounds [2 x i64], ptr %.454, i32 0, i32 0
  %.456 = load i64, ptr %.455, align 8, !range !1
  %.457 = getelementptr inbounds [2 x i64], ptr %.454, i32 0, i32 1
  %.458 = load i64, ptr %.457, align 8, !range !1
  %.459 = insertvalue [2 x i64] undef, i64 %.456, 0
  %.460 = insertvalue [2 x i64] %.459, i64 %.458, 1
  %.461 = extractvalue [2 x i64] %.460, 0
  %.462 = extractvalue [2 x i64] %.460, 1
  %.463 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.431, i32 0, i32 6
  %.464 = load [2 x i64], ptr %.463, align 8
  %.465 = extractvalue [2 x i64] %.464, 0
  %.466 = extractvalue [2 x i64] %.464, 1
  %.467 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.431, i32 0, i32 4
  %.468 = load ptr, ptr %.467, align 8
  %.469 = mul i64 1, %.462
  %.470 = mul i64 %.450, %.469
  %.471 = add i64 0, %.470
  %.472 = mul i64 %.453, 1
  %.473 = add i64 %.471, %.472
  %.474 = getelementptr i16, ptr %.468, i64 %.473
  store i16 %.420, ptr %.474, align 2
  %.476 = alloca i16, align 2
  %.477 = alloca i16, align 2
  store i16 %.93, ptr %.476, align 2
  store i16 %.122, ptr %.477, align 2
  store i16 0, ptr %.480, align 2
  %.483 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1634_lower__ZL9__hmul_rn6__halfS__nbst12_3clocals_3e34_ZL9__hmul_rn6__halfS__nbst_callerB3v98B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.480, ptr %.476, ptr %.477)
  %.484 = icmp eq i32 %.483, 0
  %.485 = icmp eq i32 %.483, -2
  %.486 = or i1 %.484, %.485
  %.487 = xor i1 %.486, true
  %.488 = icmp eq i32 %.483, -1
  %.489 = icmp eq i32 %.483, -3
  %.490 = icmp sge i32 %.483, 1
  %.491 = load i16, ptr %.480, align 2
  br i1 %.487, label %B0.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.if:              ; preds = %B0.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif:           ; preds = %B0.endif.endif.endif.endif.endif
  %.494 = insertvalue { i64, i64 } undef, i64 5, 0
  %.495 = insertvalue { i64, i64 } %.494, i64 %.64, 1
  %.496 = extractvalue { i64, i64 } %.495, 0
  %.497 = extractvalue { i64, i64 } %.495, 1
  %.498 = insertvalue [2 x i64] undef, i64 5, 0
  %.499 = insertvalue [2 x i64] %.498, i64 %.497, 1
  %.500 = extractvalue [2 x i64] %.499, 0
  %.501 = extractvalue [2 x i64] %.499, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.502, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.502, align 8
  %.506 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.502, i32 0, i32 5
  %.507 = getelementptr inbounds [2 x i64], ptr %.506, i32 0, i32 0
  %.508 = load i64, ptr %.507, align 8, !range !1
  %.509 = getelementptr inbounds [2 x i64], ptr %.506, i32 0, i32 1
  %.510 = load i64, ptr %.509, align 8, !range !1
  %.511 = insertvalue [2 x i64] undef, i64 %.508, 0
  %.512 = insertvalue [2 x i64] %.511, i64 %.510, 1
  %.513 = extractvalue [2 x i64] %.512, 0
  %.514 = extractvalue [2 x i64] %.512, 1
  %.515 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.502, i32 0, i32 6
  %.516 = load [2 x i64], ptr %.515, align 8
  %.517 = extractvalue [2 x i64] %.516, 0
  %.518 = extractvalue [2 x i64] %.516, 1
  %.519 = icmp slt i64 %.500, 0
  %.520 = add i64 %.500, %.513
  %.521 = select i1 %.519, i64 %.520, i64 %.500
  %.522 = icmp slt i64 %.501, 0
  %.523 = add i64 %.501, %.514
  %.524 = select i1 %.522, i64 %.523, i64 %.501
  %.525 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.502, i32 0, i32 5
  %.526 = getelementptr inbounds [2 x i64], ptr %.525, i32 0, i32 0
  %.527 = load i64, ptr %.526, align 8, !range !1
  %.528 = getelementptr inbounds [2 x i64], ptr %.525, i32 0, i32 1
  %.529 = load i64, ptr %.528, align 8, !range !1
  %.530 = insertvalue [2 x i64] undef, i64 %.527, 0
  %.531 = insertvalue [2 x i64] %.530, i64 %.529, 1
  %.532 = extractvalue [2 x i64] %.531, 0
  %.533 = extractvalue [2 x i64] %.531, 1
  %.534 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.502, i32 0, i32 6
  %.535 = load [2 x i64], ptr %.534, align 8
  %.536 = extractvalue [2 x i64] %.535, 0
  %.537 = extractvalue [2 x i64] %.535, 1
  %.538 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.502, i32 0, i32 4
  %.539 = load ptr, ptr %.538, align 8
  %.540 = mul i64 1, %.533
  %.541 = mul i64 %.521, %.540
  %.542 = add i64 0, %.541
  %.543 = mul i64 %.524, 1
  %.544 = add i64 %.542, %.543
  %.545 = getelementptr i16, ptr %.539, i64 %.544
  store i16 %.491, ptr %.545, align 2
  %.547 = alloca i16, align 2
  store i16 %.93, ptr %.547, align 2
  store i8 0, ptr %.549, align 1
  %.552 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL8__hisnan6__half_nbst12_3clocals_3e31_ZL8__hisnan6__half_nbst_callerB3v99B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.549, ptr %.547)
  %.553 = icmp eq i32 %.552, 0
  %.554 = icmp eq i32 %.552, -2
  %.555 = or i1 %.553, %.554
  %.556 = xor i1 %.555, true
  %.557 = icmp eq i32 %.552, -1
  %.558 = icmp eq i32 %.552, -3
  %.559 = icmp sge i32 %.552, 1
  %.560 = load i8, ptr %.549, align 1
  %.563 = icmp eq i8 %.560, 0
  br i1 %.563, label %B0.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.else

B0.endif.endif.endif.endif.endif.endif.if:        ; preds = %B0.endif.endif.endif.endif.endif.endif
  store i1 false, ptr %.561, align 1
  br label %B0.endif.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endif.endif.endif.else:      ; preds = %B0.endif.endif.endif.endif.endif.endif
  store i1 true, ptr %.561, align 1
  br label %B0.endif.endif.endif.endif.endif.endif.endif

B0.endif.endif.endif.endif.endif.endif.endif:     ; preds = %B0.endif.endif.endif.endif.endif.endif.else, %B0.endif.endif.endif.endif.endif.endif.if
  %.569 = load i1, ptr %.561, align 1
  br i1 %.556, label %B0.endif.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.endif.if:  ; preds = %B0.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif
  %.572 = insertvalue { i64, i64 } undef, i64 0, 0
  %.573 = insertvalue { i64, i64 } %.572, i64 %.64, 1
  %.574 = extractvalue { i64, i64 } %.573, 0
  %.575 = extractvalue { i64, i64 } %.573, 1
  %.576 = insertvalue [2 x i64] undef, i64 0, 0
  %.577 = insertvalue [2 x i64] %.576, i64 %.575, 1
  %.578 = extractvalue [2 x i64] %.577, 0
  %.579 = extractvalue [2 x i64] %.577, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.580, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.580, align 8
  %.584 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.580, i32 0, i32 5
  %.585 = getelementptr inbounds [2 x i64], ptr %.584, i32 0, i32 0
  %.586 = load i64, ptr %.585, align 8, !range !1
  %.587 = getelementptr inbounds [2 x i64], ptr %.584, i32 0, i32 1
  %.588 = load i64, ptr %.587, align 8, !range !1
  %.589 = insertvalue [2 x i64] undef, i64 %.586, 0
  %.590 = insertvalue [2 x i64] %.589, i64 %.588, 1
  %.591 = extractvalue [2 x i64] %.590, 0
  %.592 = extractvalue [2 x i64] %.590, 1
  %.593 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.580, i32 0, i32 6
  %.594 = load [2 x i64], ptr %.593, align 8
  %.595 = extractvalue [2 x i64] %.594, 0
  %.596 = extractvalue [2 x i64] %.594, 1
  %.597 = icmp slt i64 %.578, 0
  %.598 = add i64 %.578, %.591
  %.599 = select i1 %.597, i64 %.598, i64 %.578
  %.600 = icmp slt i64 %.579, 0
  %.601 = add i64 %.579, %.592
  %.602 = select i1 %.600, i64 %.601, i64 %.579
  %.603 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.580, i32 0, i32 5
  %.604 = getelementptr inbounds [2 x i64], ptr %.603, i32 0, i32 0
  %.605 = load i64, ptr %.604, align 8, !range !1
  %.606 = getelementptr inbounds [2 x i64], ptr %.603, i32 0, i32 1
  %.607 = load i64, ptr %.606, align 8, !range !1
  %.608 = insertvalue [2 x i64] undef, i64 %.605, 0
  %.609 = insertvalue [2 x i64] %.608, i64 %.607, 1
  %.610 = extractvalue [2 x i64] %.609, 0
  %.611 = extractvalue [2 x i64] %.609, 1
  %.612 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.580, i32 0, i32 6
  %.613 = load [2 x i64], ptr %.612, align 8
  %.614 = extractvalue [2 x i64] %.613, 0
  %.615 = extractvalue [2 x i64] %.613, 1
  %.616 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.580, i32 0, i32 4
  %.617 = load ptr, ptr %.616, align 8
  %.618 = mul i64 1, %.611
  %.619 = mul i64 %.599, %.618
  %.620 = add i64 0, %.619
  %.621 = mul i64 %.602, 1
  %.622 = add i64 %.620, %.621
  %.623 = getelementptr i8, ptr %.617, i64 %.622
  %.624 = zext i1 %.569 to i8
  store i8 %.624, ptr %.623, align 1
  %.626 = alloca i16, align 2
  store i16 %.93, ptr %.626, align 2
  store i32 0, ptr %.628, align 4
  %.631 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL8__hisinf6__half_nbst12_3clocals_3e31_ZL8__hisinf6__half_nbst_callerB4v100B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.628, ptr %.626)
  %.632 = icmp eq i32 %.631, 0
  %.633 = icmp eq i32 %.631, -2
  %.634 = or i1 %.632, %.633
  %.635 = xor i1 %.634, true
  %.636 = icmp eq i32 %.631, -1
  %.637 = icmp eq i32 %.631, -3
  %.638 = icmp sge i32 %.631, 1
  %.639 = load i32, ptr %.628, align 4
  br i1 %.635, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  %.642 = insertvalue { i64, i64 } undef, i64 1, 0
  %.643 = insertvalue { i64, i64 } %.642, i64 %.64, 1
  %.644 = extractvalue { i64, i64 } %.643, 0
  %.645 = extractvalue { i64, i64 } %.643, 1
  %.646 = insertvalue [2 x i64] undef, i64 1, 0
  %.647 = insertvalue [2 x i64] %.646, i64 %.645, 1
  %.648 = extractvalue [2 x i64] %.647, 0
  %.649 = extractvalue [2 x i64] %.647, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.650, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.650, align 8
  %.654 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.650, i32 0, i32 5
  %.655 = getelementptr inbounds [2 x i64], ptr %.654, i32 0, i32 0
  %.656 = load i64, ptr %.655, align 8, !range !1
  %.657 = getelementptr inbounds [2 x i64], ptr %.654, i32 0, i32 1
  %.658 = load i64, ptr %.657, align 8, !range !1
  %.659 = insertvalue [2 x i64] undef, i64 %.656, 0
  %.660 = insertvalue [2 x i64] %.659, i64 %.658, 1
  %.661 = extractvalue [2 x i64] %.660, 0
  %.662 = extractvalue [2 x i64] %.660, 1
  %.663 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.650, i32 0, i32 6
  %.664 = load [2 x i64], ptr %.663, align 8
  %.665 = extractvalue [2 x i64] %.664, 0
  %.666 = extractvalue [2 x i64] %.664, 1
  %.667 = icmp slt i64 %.648, 0
  %.668 = add i64 %.648, %.661
  %.669 = select i1 %.667, i64 %.668, i64 %.648
  %.670 = icmp slt i64 %.649, 0
  %.671 = add i64 %.649, %.662
  %.672 = select i1 %.670, i64 %.671, i64 %.649
  %.673 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.650, i32 0, i32 5
  %.674 = getelementptr inbounds [2 x i64], ptr %.673, i32 0, i32 0
  %.675 = load i64, ptr %.674, align 8, !range !1
  %.676 = getelementptr inbounds [2 x i64], ptr %.673, i32 0, i32 1
  %.677 = load i64, ptr %.676, align 8, !range !1
  %.678 = insertvalue [2 x i64] undef, i64 %.675, 0
  %.679 = insertvalue [2 x i64] %.678, i64 %.677, 1
  %.680 = extractvalue [2 x i64] %.679, 0
  %.681 = extractvalue [2 x i64] %.679, 1
  %.682 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.650, i32 0, i32 6
  %.683 = load [2 x i64], ptr %.682, align 8
  %.684 = extractvalue [2 x i64] %.683, 0
  %.685 = extractvalue [2 x i64] %.683, 1
  %.686 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.650, i32 0, i32 4
  %.687 = load ptr, ptr %.686, align 8
  %.688 = mul i64 1, %.681
  %.689 = mul i64 %.669, %.688
  %.690 = add i64 0, %.689
  %.691 = mul i64 %.672, 1
  %.692 = add i64 %.690, %.691
  %.693 = getelementptr i8, ptr %.687, i64 %.692
  %.694 = icmp ne i32 %.639, 0
  %.695 = zext i1 %.694 to i8
  store i8 %.695, ptr %.693, align 1
  %.697 = alloca i16, align 2
  %.698 = alloca i16, align 2
  store i16 %.93, ptr %.697, align 2
  store i16 %.122, ptr %.698, align 2
  store i8 0, ptr %.701, align 1
  %.704 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hequ6__halfS__nbst12_3clocals_3e31_ZL6__hequ6__halfS__nbst_callerB4v101B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.701, ptr %.697, ptr %.698)
  %.705 = icmp eq i32 %.704, 0
  %.706 = icmp eq i32 %.704, -2
  %.707 = or i1 %.705, %.706
  %.708 = xor i1 %.707, true
  %.709 = icmp eq i32 %.704, -1
  %.710 = icmp eq i32 %.704, -3
  %.711 = icmp sge i32 %.704, 1
  %.712 = load i8, ptr %.701, align 1
  %.715 = icmp eq i8 %.712, 0
  br i1 %.715, label %B0.endif.endif.endif.endi...if, label %B0.endif.endif.endif.endi...else

B0.endif.endif.endif.endi...if:                   ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  store i1 false, ptr %.713, align 1
  br label %B0.endif.endif.endif.endi...endif

B0.endif.endif.endif.endi...else:                 ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  store i1 true, ptr %.713, align 1
  br label %B0.endif.endif.endif.endi...endif

B0.endif.endif.endif.endi...endif:                ; preds = %B0.endif.endif.endif.endi...else, %B0.endif.endif.endif.endi...if
  %.721 = load i1, ptr %.713, align 1
  br i1 %.708, label %B0.endif.endif.endif.endi...endif.if, label %B0.endif.endif.endif.endi...endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.if:             ; preds = %B0.endif.endif.endif.endi...endif
  ret void

B0.endif.endif.endif.endi...endif.endif:          ; preds = %B0.endif.endif.endif.endi...endif
  %.724 = insertvalue { i64, i64 } undef, i64 2, 0
  %.725 = insertvalue { i64, i64 } %.724, i64 %.64, 1
  %.726 = extractvalue { i64, i64 } %.725, 0
  %.727 = extractvalue { i64, i64 } %.725, 1
  %.728 = insertvalue [2 x i64] undef, i64 2, 0
  %.729 = insertvalue [2 x i64] %.728, i64 %.727, 1
  %.730 = extractvalue [2 x i64] %.729, 0
  %.731 = extractvalue [2 x i64] %.729, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.732, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.732, align 8
  %.736 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.732, i32 0, i32 5
  %.737 = getelementptr inbounds [2 x i64], ptr %.736, i32 0, i32 0
  %.738 = load i64, ptr %.737, align 8, !range !1
  %.739 = getelementptr inbounds [2 x i64], ptr %.736, i32 0, i32 1
  %.740 = load i64, ptr %.739, align 8, !range !1
  %.741 = insertvalue [2 x i64] undef, i64 %.738, 0
  %.742 = insertvalue [2 x i64] %.741, i64 %.740, 1
  %.743 = extractvalue [2 x i64] %.742, 0
  %.744 = extractvalue [2 x i64] %.742, 1
  %.745 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.732, i32 0, i32 6
  %.746 = load [2 x i64], ptr %.745, align 8
  %.747 = extractvalue [2 x i64] %.746, 0
  %.748 = extractvalue [2 x i64] %.746, 1
  %.749 = icmp slt i64 %.730, 0
  %.750 = add i64 %.730, %.743
  %.751 = select i1 %.749, i64 %.750, i64 %.730
  %.752 = icmp slt i64 %.731, 0
  %.753 = add i64 %.731, %.744
  %.754 = select i1 %.752, i64 %.753, i64 %.731
  %.755 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.732, i32 0, i32 5
  %.756 = getelementptr inbounds [2 x i64], ptr %.755, i32 0, i32 0
  %.757 = load i64, ptr %.756, align 8, !range !1
  %.758 = getelementptr inbounds [2 x i64], ptr %.755, i32 0, i32 1
  %.759 = load i64, ptr %.758, align 8, !range !1
  %.760 = insertvalue [2 x i64] undef, i64 %.757, 0
  %.761 = insertvalue [2 x i64] %.760, i64 %.759, 1
  %.762 = extractvalue [2 x i64] %.761, 0
  %.763 = extractvalue [2 x i64] %.761, 1
  %.764 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.732, i32 0, i32 6
  %.765 = load [2 x i64], ptr %.764, align 8
  %.766 = extractvalue [2 x i64] %.765, 0
  %.767 = extractvalue [2 x i64] %.765, 1
  %.768 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.732, i32 0, i32 4
  %.769 = load ptr, ptr %.768, align 8
  %.770 = mul i64 1, %.763
  %.771 = mul i64 %.751, %.770
  %.772 = add i64 0, %.771
  %.773 = mul i64 %.754, 1
  %.774 = add i64 %.772, %.773
  %.775 = getelementptr i8, ptr %.769, i64 %.774
  %.776 = zext i1 %.721 to i8
  store i8 %.776, ptr %.775, align 1
  %.778 = alloca i16, align 2
  %.779 = alloca i16, align 2
  store i16 %.93, ptr %.778, align 2
  store i16 %.122, ptr %.779, align 2
  store i8 0, ptr %.782, align 1
  %.785 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hltu6__halfS__nbst12_3clocals_3e31_ZL6__hltu6__halfS__nbst_callerB4v102B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.782, ptr %.778, ptr %.779)
  %.786 = icmp eq i32 %.785, 0
  %.787 = icmp eq i32 %.785, -2
  %.788 = or i1 %.786, %.787
  %.789 = xor i1 %.788, true
  %.790 = icmp eq i32 %.785, -1
  %.791 = icmp eq i32 %.785, -3
  %.792 = icmp sge i32 %.785, 1
  %.793 = load i8, ptr %.782, align 1
  %.796 = icmp eq i8 %.793, 0
  br i1 %.796, label %B0.endif.endif.endif.endi...endif.endif.if, label %B0.endif.endif.endif.endi...endif.endif.else

B0.endif.endif.endif.endi...endif.endif.if:       ; preds = %B0.endif.endif.endif.endi...endif.endif
  store i1 false, ptr %.794, align 1
  br label %B0.endif.endif.endif.endi...endif.endif.endif

B0.endif.endif.endif.endi...endif.endif.else:     ; preds = %B0.endif.endif.endif.endi...endif.endif
  store i1 true, ptr %.794, align 1
  br label %B0.endif.endif.endif.endi...endif.endif.endif

B0.endif.endif.endif.endi...endif.endif.endif:    ; preds = %B0.endif.endif.endif.endi...endif.endif.else, %B0.endif.endif.endif.endi...endif.endif.if
  %.802 = load i1, ptr %.794, align 1
  br i1 %.789, label %B0.endif.endif.endif.endi...endif.endif.endif.if, label %B0.endif.endif.endif.endi...endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.endif.endif
  %.805 = insertvalue { i64, i64 } undef, i64 3, 0
  %.806 = insertvalue { i64, i64 } %.805, i64 %.64, 1
  %.807 = extractvalue { i64, i64 } %.806, 0
  %.808 = extractvalue { i64, i64 } %.806, 1
  %.809 = insertvalue [2 x i64] undef, i64 3, 0
  %.810 = insertvalue [2 x i64] %.809, i64 %.808, 1
  %.811 = extractvalue [2 x i64] %.810, 0
  %.812 = extractvalue [2 x i64] %.810, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.813, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.813, align 8
  %.817 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.813, i32 0, i32 5
  %.818 = getelementptr inbounds [2 x i64], ptr %.817, i32 0, i32 0
  %.819 = load i64, ptr %.818, align 8, !range !1
  %.820 = getelementptr inbounds [2 x i64], ptr %.817, i32 0, i32 1
  %.821 = load i64, ptr %.820, align 8, !range !1
  %.822 = insertvalue [2 x i64] undef, i64 %.819, 0
  %.823 = insertvalue [2 x i64] %.822, i64 %.821, 1
  %.824 = extractvalue [2 x i64] %.823, 0
  %.825 = extractvalue [2 x i64] %.823, 1
  %.826 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.813, i32 0, i32 6
  %.827 = load [2 x i64], ptr %.826, align 8
  %.828 = extractvalue [2 x i64] %.827, 0
  %.829 = extractvalue [2 x i64] %.827, 1
  %.830 = icmp slt i64 %.811, 0
  %.831 = add i64 %.811, %.824
  %.832 = select i1 %.830, i64 %.831, i64 %.811
  %.833 = icmp slt i64 %.812, 0
  %.834 = add i64 %.812, %.825
  %.835 = select i1 %.833, i64 %.834, i64 %.812
  %.836 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.813, i32 0, i32 5
  %.837 = getelementptr inbounds [2 x i64], ptr %.836, i32 0, i32 0
  %.838 = load i64, ptr %.837, align 8, !range !1
  %.839 = getelementptr inbounds [2 x i64], ptr %.836, i32 0, i32 1
  %.840 = load i64, ptr %.839, align 8, !range !1
  %.841 = insertvalue [2 x i64] undef, i64 %.838, 0
  %.842 = insertvalue [2 x i64] %.841, i64 %.840, 1
  %.843 = extractvalue [2 x i64] %.842, 0
  %.844 = extractvalue [2 x i64] %.842, 1
  %.845 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.813, i32 0, i32 6
  %.846 = load [2 x i64], ptr %.845, align 8
  %.847 = extractvalue [2 x i64] %.846, 0
  %.848 = extractvalue [2 x i64] %.846, 1
  %.849 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.813, i32 0, i32 4
  %.850 = load ptr, ptr %.849, align 8
  %.851 = mul i64 1, %.844
  %.852 = mul i64 %.832, %.851
  %.853 = add i64 0, %.852
  %.854 = mul i64 %.835, 1
  %.855 = add i64 %.853, %.854
  %.856 = getelementptr i8, ptr %.850, i64 %.855
  %.857 = zext i1 %.802 to i8
  store i8 %.857, ptr %.856, align 1
  %.859 = alloca i16, align 2
  %.860 = alloca i16, align 2
  store i16 %.93, ptr %.859, align 2
  store i16 %.122, ptr %.860, align 2
  store i8 0, ptr %.863, align 1
  %.866 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hleu6__halfS__nbst12_3clocals_3e31_ZL6__hleu6__halfS__nbst_callerB4v103B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.863, ptr %.859, ptr %.860)
  %.867 = icmp eq i32 %.866, 0
  %.868 = icmp eq i32 %.866, -2
  %.869 = or i1 %.867, %.868
  %.870 = xor i1 %.869, true
  %.871 = icmp eq i32 %.866, -1
  %.872 = icmp eq i32 %.866, -3
  %.873 = icmp sge i32 %.866, 1
  %.874 = load i8, ptr %.863, align 1
  %.877 = icmp eq i8 %.874, 0
  br i1 %.877, label %B0.endif.endif.endif.endi...if.1, label %B0.endif.endif.endif.endi...else.1

B0.endif.endif.endif.endi...if.1:                 ; preds = %B0.endif.endif.endif.endi...endif.endif.endif.endif
  store i1 false, ptr %.875, align 1
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...else.1:               ; preds = %B0.endif.endif.endif.endi...endif.endif.endif.endif
  store i1 true, ptr %.875, align 1
  br label %B0.endif.endif.endif.endi...endif.1

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...else.1, %B0.endif.endif.endif.endi...if.1
  %.883 = load i1, ptr %.875, align 1
  br i1 %.870, label %B0.endif.endif.endif.endi...endif.1.if, label %B0.endif.endif.endif.endi...endif.1.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.if:           ; preds = %B0.endif.endif.endif.endi...endif.1
  ret void

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.1
  %.886 = insertvalue { i64, i64 } undef, i64 4, 0
  %.887 = insertvalue { i64, i64 } %.886, i64 %.64, 1
  %.888 = extractvalue { i64, i64 } %.887, 0
  %.889 = extractvalue { i64, i64 } %.887, 1
  %.890 = insertvalue [2 x i64] undef, i64 4, 0
  %.891 = insertvalue [2 x i64] %.890, i64 %.889, 1
  %.892 = extractvalue [2 x i64] %.891, 0
  %.893 = extractvalue [2 x i64] %.891, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.894, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.894, align 8
  %.898 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.894, i32 0, i32 5
  %.899 = getelementptr inbounds [2 x i64], ptr %.898, i32 0, i32 0
  %.900 = load i64, ptr %.899, align 8, !range !1
  %.901 = getelementptr inbounds [2 x i64], ptr %.898, i32 0, i32 1
  %.902 = load i64, ptr %.901, align 8, !range !1
  %.903 = insertvalue [2 x i64] undef, i64 %.900, 0
  %.904 = insertvalue [2 x i64] %.903, i64 %.902, 1
  %.905 = extractvalue [2 x i64] %.904, 0
  %.906 = extractvalue [2 x i64] %.904, 1
  %.907 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.894, i32 0, i32 6
  %.908 = load [2 x i64], ptr %.907, align 8
  %.909 = extractvalue [2 x i64] %.908, 0
  %.910 = extractvalue [2 x i64] %.908, 1
  %.911 = icmp slt i64 %.892, 0
  %.912 = add i64 %.892, %.905
  %.913 = select i1 %.911, i64 %.912, i64 %.892
  %.914 = icmp slt i64 %.893, 0
  %.915 = add i64 %.893, %.906
  %.916 = select i1 %.914, i64 %.915, i64 %.893
  %.917 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.894, i32 0, i32 5
  %.918 = getelementptr inbounds [2 x i64], ptr %.917, i32 0, i32 0
  %.919 = load i64, ptr %.918, align 8, !range !1
  %.920 = getelementptr inbounds [2 x i64], ptr %.917, i32 0, i32 1
  %.921 = load i64, ptr %.920, align 8, !range !1
  %.922 = insertvalue [2 x i64] undef, i64 %.919, 0
  %.923 = insertvalue [2 x i64] %.922, i64 %.921, 1
  %.924 = extractvalue [2 x i64] %.923, 0
  %.925 = extractvalue [2 x i64] %.923, 1
  %.926 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.894, i32 0, i32 6
  %.927 = load [2 x i64], ptr %.926, align 8
  %.928 = extractvalue [2 x i64] %.927, 0
  %.929 = extractvalue [2 x i64] %.927, 1
  %.930 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.894, i32 0, i32 4
  %.931 = load ptr, ptr %.930, align 8
  %.932 = mul i64 1, %.925
  %.933 = mul i64 %.913, %.932
  %.934 = add i64 0, %.933
  %.935 = mul i64 %.916, 1
  %.936 = add i64 %.934, %.935
  %.937 = getelementptr i8, ptr %.931, i64 %.936
  %.938 = zext i1 %.883 to i8
  store i8 %.938, ptr %.937, align 1
  %.940 = alloca i16, align 2
  %.941 = alloca i16, align 2
  store i16 %.93, ptr %.940, align 2
  store i16 %.122, ptr %.941, align 2
  store i8 0, ptr %.944, align 1
  %.947 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hgtu6__halfS__nbst12_3clocals_3e31_ZL6__hgtu6__halfS__nbst_callerB4v104B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.944, ptr %.940, ptr %.941)
  %.948 = icmp eq i32 %.947, 0
  %.949 = icmp eq i32 %.947, -2
  %.950 = or i1 %.948, %.949
  %.951 = xor i1 %.950, true
  %.952 = icmp eq i32 %.947, -1
  %.953 = icmp eq i32 %.947, -3
  %.954 = icmp sge i32 %.947, 1
  %.955 = load i8, ptr %.944, align 1
  %.958 = icmp eq i8 %.955, 0
  br i1 %.958, label %B0.endif.endif.endif.endi...endif.1.endif.if, label %B0.endif.endif.endif.endi...endif.1.endif.else

B0.endif.endif.endif.endi...endif.1.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  store i1 false, ptr %.956, align 1
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.else:   ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  store i1 true, ptr %.956, align 1
  br label %B0.endif.endif.endif.endi...endif.1.endif.endif

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.1.endif.else, %B0.endif.endif.endif.endi...endif.1.endif.if
  %.964 = load i1, ptr %.956, align 1
  br i1 %.951, label %B0.endif.endif.endif.endi...endif.1.endif.endif.if, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.967 = insertvalue { i64, i64 } undef, i64 5, 0
  %.968 = insertvalue { i64, i64 } %.967, i64 %.64, 1
  %.969 = extractvalue { i64, i64 } %.968, 0
  %.970 = extractvalue { i64, i64 } %.968, 1
  %.971 = insertvalue [2 x i64] undef, i64 5, 0
  %.972 = insertvalue [2 x i64] %.971, i64 %.970, 1
  %.973 = extractvalue [2 x i64] %.972, 0
  %.974 = extractvalue [2 x i64] %.972, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.975, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.975, align 8
  %.979 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.975, i32 0, i32 5
  %.980 = getelementptr inbounds [2 x i64], ptr %.979, i32 0, i32 0
  %.981 = load i64, ptr %.980, align 8, !range !1
  %.982 = getelementptr inbounds [2 x i64], ptr %.979, i32 0, i32 1
  %.983 = load i64, ptr %.982, align 8, !range !1
  %.984 = insertvalue [2 x i64] undef, i64 %.981, 0
  %.985 = insertvalue [2 x i64] %.984, i64 %.983, 1
  %.986 = extractvalue [2 x i64] %.985, 0
  %.987 = extractvalue [2 x i64] %.985, 1
  %.988 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.975, i32 0, i32 6
  %.989 = load [2 x i64], ptr %.988, align 8
  %.990 = extractvalue [2 x i64] %.989, 0
  %.991 = extractvalue [2 x i64] %.989, 1
  %.992 = icmp slt i64 %.973, 0
  %.993 = add i64 %.973, %.986
  %.994 = select i1 %.992, i64 %.993, i64 %.973
  %.995 = icmp slt i64 %.974, 0
  %.996 = add i64 %.974, %.987
  %.997 = select i1 %.995, i64 %.996, i64 %.974
  %.998 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.975, i32 0, i32 5
  %.999 = getelementptr inbounds [2 x i64], ptr %.998, i32 0, i32 0
  %.1000 = load i64, ptr %.999, align 8, !range !1
  %.1001 = getelementptr inbounds [2 x i64], ptr %.998, i32 0, i32 1
  %.1002 = load i64, ptr %.1001, align 8, !range !1
  %.1003 = insertvalue [2 x i64] undef, i64 %.1000, 0
  %.1004 = insertvalue [2 x i64] %.1003, i64 %.1002, 1
  %.1005 = extractvalue [2 x i64] %.1004, 0
  %.1006 = extractvalue [2 x i64] %.1004, 1
  %.1007 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.975, i32 0, i32 6
  %.1008 = load [2 x i64], ptr %.1007, align 8
  %.1009 = extractvalue [2 x i64] %.1008, 0
  %.1010 = extractvalue [2 x i64] %.1008, 1
  %.1011 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.975, i32 0, i32 4
  %.1012 = load ptr, ptr %.1011, align 8
  %.1013 = mul i64 1, %.1006
  %.1014 = mul i64 %.994, %.1013
  %.1015 = add i64 0, %.1014
  %.1016 = mul i64 %.997, 1
  %.1017 = add i64 %.1015, %.1016
  %.1018 = getelementptr i8, ptr %.1012, i64 %.1017
  %.1019 = zext i1 %.964 to i8
  store i8 %.1019, ptr %.1018, align 1
  %.1021 = alloca i16, align 2
  %.1022 = alloca i16, align 2
  store i16 %.93, ptr %.1021, align 2
  store i16 %.122, ptr %.1022, align 2
  store i8 0, ptr %.1025, align 1
  %.1028 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hgeu6__halfS__nbst12_3clocals_3e31_ZL6__hgeu6__halfS__nbst_callerB4v105B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1025, ptr %.1021, ptr %.1022)
  %.1029 = icmp eq i32 %.1028, 0
  %.1030 = icmp eq i32 %.1028, -2
  %.1031 = or i1 %.1029, %.1030
  %.1032 = xor i1 %.1031, true
  %.1033 = icmp eq i32 %.1028, -1
  %.1034 = icmp eq i32 %.1028, -3
  %.1035 = icmp sge i32 %.1028, 1
  %.1036 = load i8, ptr %.1025, align 1
  %.1039 = icmp eq i8 %.1036, 0
  br i1 %.1039, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...else.2

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  store i1 false, ptr %.1037, align 1
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...else.2:               ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  store i1 true, ptr %.1037, align 1
  br label %B0.endif.endif.endif.endi...endif.2

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...else.2, %B0.endif.endif.endif.endi...if.2
  %.1045 = load i1, ptr %.1037, align 1
  br i1 %.1032, label %B0.endif.endif.endif.endi...endif.2.if, label %B0.endif.endif.endif.endi...endif.2.endif, !prof !2

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  ret void

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2
  %.1048 = insertvalue { i64, i64 } undef, i64 6, 0
  %.1049 = insertvalue { i64, i64 } %.1048, i64 %.64, 1
  %.1050 = extractvalue { i64, i64 } %.1049, 0
  %.1051 = extractvalue { i64, i64 } %.1049, 1
  %.1052 = insertvalue [2 x i64] undef, i64 6, 0
  %.1053 = insertvalue [2 x i64] %.1052, i64 %.1051, 1
  %.1054 = extractvalue [2 x i64] %.1053, 0
  %.1055 = extractvalue [2 x i64] %.1053, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1056, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.1056, align 8
  %.1060 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1056, i32 0, i32 5
  %.1061 = getelementptr inbounds [2 x i64], ptr %.1060, i32 0, i32 0
  %.1062 = load i64, ptr %.1061, align 8, !range !1
  %.1063 = getelementptr inbounds [2 x i64], ptr %.1060, i32 0, i32 1
  %.1064 = load i64, ptr %.1063, align 8, !range !1
  %.1065 = insertvalue [2 x i64] undef, i64 %.1062, 0
  %.1066 = insertvalue [2 x i64] %.1065, i64 %.1064, 1
  %.1067 = extractvalue [2 x i64] %.1066, 0
  %.1068 = extractvalue [2 x i64] %.1066, 1
  %.1069 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1056, i32 0, i32 6
  %.1070 = load [2 x i64], ptr %.1069, align 8
  %.1071 = extractvalue [2 x i64] %.1070, 0
  %.1072 = extractvalue [2 x i64] %.1070, 1
  %.1073 = icmp slt i64 %.1054, 0
  %.1074 = add i64 %.1054, %.1067
  %.1075 = select i1 %.1073, i64 %.1074, i64 %.1054
  %.1076 = icmp slt i64 %.1055, 0
  %.1077 = add i64 %.1055, %.1068
  %.1078 = select i1 %.1076, i64 %.1077, i64 %.1055
  %.1079 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1056, i32 0, i32 5
  %.1080 = getelementptr inbounds [2 x i64], ptr %.1079, i32 0, i32 0
  %.1081 = load i64, ptr %.1080, align 8, !range !1
  %.1082 = getelementptr inbounds [2 x i64], ptr %.1079, i32 0, i32 1
  %.1083 = load i64, ptr %.1082, align 8, !range !1
  %.1084 = insertvalue [2 x i64] undef, i64 %.1081, 0
  %.1085 = insertvalue [2 x i64] %.1084, i64 %.1083, 1
  %.1086 = extractvalue [2 x i64] %.1085, 0
  %.1087 = extractvalue [2 x i64] %.1085, 1
  %.1088 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1056, i32 0, i32 6
  %.1089 = load [2 x i64], ptr %.1088, align 8
  %.1090 = extractvalue [2 x i64] %.1089, 0
  %.1091 = extractvalue [2 x i64] %.1089, 1
  %.1092 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1056, i32 0, i32 4
  %.1093 = load ptr, ptr %.1092, align 8
  %.1094 = mul i64 1, %.1087
  %.1095 = mul i64 %.1075, %.1094
  %.1096 = add i64 0, %.1095
  %.1097 = mul i64 %.1078, 1
  %.1098 = add i64 %.1096, %.1097
  %.1099 = getelementptr i8, ptr %.1093, i64 %.1098
  %.1100 = zext i1 %.1045 to i8
  store i8 %.1100, ptr %.1099, align 1
  %.1102 = alloca i16, align 2
  %.1103 = alloca i16, align 2
  store i16 %.93, ptr %.1102, align 2
  store i16 %.122, ptr %.1103, align 2
  store i8 0, ptr %.1106, align 1
  %.1109 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hne6__halfS__nbst12_3clocals_3e30_ZL5__hne6__halfS__nbst_callerB3v87B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1106, ptr %.1102, ptr %.1103)
  %.1110 = icmp eq i32 %.1109, 0
  %.1111 = icmp eq i32 %.1109, -2
  %.1112 = or i1 %.1110, %.1111
  %.1113 = xor i1 %.1112, true
  %.1114 = icmp eq i32 %.1109, -1
  %.1115 = icmp eq i32 %.1109, -3
  %.1116 = icmp sge i32 %.1109, 1
  %.1117 = load i8, ptr %.1106, align 1
  %.1120 = icmp eq i8 %.1117, 0
  br i1 %.1120, label %B0.endif.endif.endif.endi...endif.2.endif.if, label %B0.endif.endif.endif.endi...endif.2.endif.else

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  store i1 false, ptr %.1118, align 1
  br label %B0.endif.endif.endif.endi...endif.2.endif.endif

B0.endif.endif.endif.endi...endif.2.endif.else:   ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  store i1 true, ptr %.1118, align 1
  br label %B0.endif.endif.endif.endi...endif.2.endif.endif

B0.endif.endif.endif.endi...endif.2.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif.else, %B0.endif.endif.endif.endi...endif.2.endif.if
  %.1126 = load i1, ptr %.1118, align 1
  br i1 %.1113, label %B0.endif.endif.endif.endi...endif.2.endif.endif.if, label %B0.endif.endif.endif.endi...endif.2.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.2.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.2.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif
  %.1129 = insertvalue { i64, i64 } undef, i64 7, 0
  %.1130 = insertvalue { i64, i64 } %.1129, i64 %.64, 1
  %.1131 = extractvalue { i64, i64 } %.1130, 0
  %.1132 = extractvalue { i64, i64 } %.1130, 1
  %.1133 = insertvalue [2 x i64] undef, i64 7, 0
  %.1134 = insertvalue [2 x i64] %.1133, i64 %.1132, 1
  %.1135 = extractvalue [2 x i64] %.1134, 0
  %.1136 = extractvalue [2 x i64] %.1134, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1137, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.3, ptr %.1137, align 8
  %.1141 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1137, i32 0, i32 5
  %.1142 = getelementptr inbounds [2 x i64], ptr %.1141, i32 0, i32 0
  %.1143 = load i64, ptr %.1142, align 8, !range !1
  %.1144 = getelementptr inbounds [2 x i64], ptr %.1141, i32 0, i32 1
  %.1145 = load i64, ptr %.1144, align 8, !range !1
  %.1146 = insertvalue [2 x i64] undef, i64 %.1143, 0
  %.1147 = insertvalue [2 x i64] %.1146, i64 %.1145, 1
  %.1148 = extractvalue [2 x i64] %.1147, 0
  %.1149 = extractvalue [2 x i64] %.1147, 1
  %.1150 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1137, i32 0, i32 6
  %.1151 = load [2 x i64], ptr %.1150, align 8
  %.1152 = extractvalue [2 x i64] %.1151, 0
  %.1153 = extractvalue [2 x i64] %.1151, 1
  %.1154 = icmp slt i64 %.1135, 0
  %.1155 = add i64 %.1135, %.1148
  %.1156 = select i1 %.1154, i64 %.1155, i64 %.1135
  %.1157 = icmp slt i64 %.1136, 0
  %.1158 = add i64 %.1136, %.1149
  %.1159 = select i1 %.1157, i64 %.1158, i64 %.1136
  %.1160 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1137, i32 0, i32 5
  %.1161 = getelementptr inbounds [2 x i64], ptr %.1160, i32 0, i32 0
  %.1162 = load i64, ptr %.1161, align 8, !range !1
  %.1163 = getelementptr inbounds [2 x i64], ptr %.1160, i32 0, i32 1
  %.1164 = load i64, ptr %.1163, align 8, !range !1
  %.1165 = insertvalue [2 x i64] undef, i64 %.1162, 0
  %.1166 = insertvalue [2 x i64] %.1165, i64 %.1164, 1
  %.1167 = extractvalue [2 x i64] %.1166, 0
  %.1168 = extractvalue [2 x i64] %.1166, 1
  %.1169 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1137, i32 0, i32 6
  %.1170 = load [2 x i64], ptr %.1169, align 8
  %.1171 = extractvalue [2 x i64] %.1170, 0
  %.1172 = extractvalue [2 x i64] %.1170, 1
  %.1173 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1137, i32 0, i32 4
  %.1174 = load ptr, ptr %.1173, align 8
  %.1175 = mul i64 1, %.1168
  %.1176 = mul i64 %.1156, %.1175
  %.1177 = add i64 0, %.1176
  %.1178 = mul i64 %.1159, 1
  %.1179 = add i64 %.1177, %.1178
  %.1180 = getelementptr i8, ptr %.1174, i64 %.1179
  %.1181 = zext i1 %.1126 to i8
  store i8 %.1181, ptr %.1180, align 1
  %.1183 = alloca i16, align 2
  store i16 %.93, ptr %.1183, align 2
  store float 0.000000e+00, ptr %.1185, align 4
  %.1188 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1636_lower__ZL12__half2float6__half_nbst12_3clocals_3e36_ZL12__half2float6__half_nbst_callerB4v106B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.1185, ptr %.1183)
  %.1189 = icmp eq i32 %.1188, 0
  %.1190 = icmp eq i32 %.1188, -2
  %.1191 = or i1 %.1189, %.1190
  %.1192 = xor i1 %.1191, true
  %.1193 = icmp eq i32 %.1188, -1
  %.1194 = icmp eq i32 %.1188, -3
  %.1195 = icmp sge i32 %.1188, 1
  %.1196 = load float, ptr %.1185, align 4
  br i1 %.1192, label %B0.endif.endif.endif.endi...if.3, label %B0.endif.endif.endif.endi...endif.3, !prof !2

B0.endif.endif.endif.endi...if.3:                 ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.3:              ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif.endif
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.1199, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, ptr %.1199, align 8
  %.1203 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.1199, i32 0, i32 5
  %.1204 = getelementptr inbounds [1 x i64], ptr %.1203, i32 0, i32 0
  %.1205 = load i64, ptr %.1204, align 8, !range !1
  %.1206 = insertvalue [1 x i64] undef, i64 %.1205, 0
  %.1207 = extractvalue [1 x i64] %.1206, 0
  %.1208 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.1199, i32 0, i32 6
  %.1209 = load [1 x i64], ptr %.1208, align 8
  %.1210 = extractvalue [1 x i64] %.1209, 0
  %.1211 = icmp slt i64 %.64, 0
  %.1212 = add i64 %.64, %.1207
  %.1213 = select i1 %.1211, i64 %.1212, i64 %.64
  %.1214 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.1199, i32 0, i32 5
  %.1215 = getelementptr inbounds [1 x i64], ptr %.1214, i32 0, i32 0
  %.1216 = load i64, ptr %.1215, align 8, !range !1
  %.1217 = insertvalue [1 x i64] undef, i64 %.1216, 0
  %.1218 = extractvalue [1 x i64] %.1217, 0
  %.1219 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.1199, i32 0, i32 6
  %.1220 = load [1 x i64], ptr %.1219, align 8
  %.1221 = extractvalue [1 x i64] %.1220, 0
  %.1222 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.1199, i32 0, i32 4
  %.1223 = load ptr, ptr %.1222, align 8
  %.1224 = mul i64 %.1213, 1
  %.1225 = add i64 0, %.1224
  %.1226 = getelementptr float, ptr %.1223, i64 %.1225
  store float %.1196, ptr %.1226, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1636_lower__ZL10__hmax_nan6__halfS__nbst12_3clocals_3e36_ZL10__hmax_nan6__halfS__nbst_callerB3v95B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL10__hmax_nan6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL10__hmax_nan6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1636_lower__ZL10__hmin_nan6__halfS__nbst12_3clocals_3e36_ZL10__hmin_nan6__halfS__nbst_callerB3v96B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL10__hmin_nan6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL10__hmin_nan6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1636_lower__ZL12__half2float6__half_nbst12_3clocals_3e36_ZL12__half2float6__half_nbst_callerB4v106B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca float, align 4
  store float 0.000000e+00, ptr %.4, align 4
  br label %B0

B0:                                               ; preds = %entry
  store float 0.000000e+00, ptr %.4, align 4
  %.7 = call i32 @_ZL12__half2float6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load float, ptr %.4, align 4
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store float %.15, ptr %.ret, align 4
  ret i32 0
}

declare i32 @_ZL12__half2float6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hne6__halfS__nbst12_3clocals_3e30_ZL5__hne6__halfS__nbst_callerB3v87B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL5__hne6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL5__hne6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5htanh6__half_nbst12_3clocals_3e28_ZL5htanh6__half_nbst_callerB3v94B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL5htanh6__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL5htanh6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hequ6__halfS__nbst12_3clocals_3e31_ZL6__hequ6__halfS__nbst_callerB4v101B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL6__hequ6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hequ6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hgeu6__halfS__nbst12_3clocals_3e31_ZL6__hgeu6__halfS__nbst_callerB4v105B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL6__hgeu6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hgeu6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hgtu6__halfS__nbst12_3clocals_3e31_ZL6__hgtu6__halfS__nbst_callerB4v104B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL6__hgtu6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hgtu6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hleu6__halfS__nbst12_3clocals_3e31_ZL6__hleu6__halfS__nbst_callerB4v103B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL6__hleu6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hleu6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hltu6__halfS__nbst12_3clocals_3e31_ZL6__hltu6__halfS__nbst_callerB4v102B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL6__hltu6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hltu6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v81B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL8__hisinf6__half_nbst12_3clocals_3e31_ZL8__hisinf6__half_nbst_callerB4v100B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i32, align 4
  store i32 0, ptr %.4, align 4
  br label %B0

B0:                                               ; preds = %entry
  store i32 0, ptr %.4, align 4
  %.7 = call i32 @_ZL8__hisinf6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i32, ptr %.4, align 4
  br i1 %.11, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.7

B0.endif:                                         ; preds = %B0
  store i32 %.15, ptr %.ret, align 4
  ret i32 0
}

declare i32 @_ZL8__hisinf6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL8__hisnan6__half_nbst12_3clocals_3e31_ZL8__hisnan6__half_nbst_callerB3v99B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i8, align 1
  store i8 0, ptr %.4, align 1
  %.16 = alloca i1, align 1
  store i1 false, ptr %.16, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.4, align 1
  %.7 = call i32 @_ZL8__hisnan6__half_nbst(ptr %.4, ptr %arg_0)
  %.8 = icmp eq i32 %.7, 0
  %.9 = icmp eq i32 %.7, -2
  %.10 = or i1 %.8, %.9
  %.11 = xor i1 %.10, true
  %.12 = icmp eq i32 %.7, -1
  %.13 = icmp eq i32 %.7, -3
  %.14 = icmp sge i32 %.7, 1
  %.15 = load i8, ptr %.4, align 1
  %.18 = icmp eq i8 %.15, 0
  br i1 %.18, label %B0.if, label %B0.else

B0.if:                                            ; preds = %B0
  store i1 false, ptr %.16, align 1
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i1 true, ptr %.16, align 1
  br label %B0.endif

B0.endif:                                         ; preds = %B0.else, %B0.if
  %.24 = load i1, ptr %.16, align 1
  br i1 %.11, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.7

B0.endif.endif:                                   ; preds = %B0.endif
  %.27 = zext i1 %.24 to i8
  store i8 %.27, ptr %.ret, align 1
  ret i32 0
}

declare i32 @_ZL8__hisnan6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1634_lower__ZL9__hadd_rn6__halfS__nbst12_3clocals_3e34_ZL9__hadd_rn6__halfS__nbst_callerB3v97B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL9__hadd_rn6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL9__hadd_rn6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1634_lower__ZL9__hmul_rn6__halfS__nbst12_3clocals_3e34_ZL9__hmul_rn6__halfS__nbst_callerB3v98B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL9__hmul_rn6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL9__hmul_rn6__halfS__nbst(ptr, ptr, ptr)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
