; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels14half_functionsB3v61B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels14half_functionsB3v61B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hcos6__half_nbst12_3clocals_3e27_ZL4hcos6__half_nbst_callerB3v65B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hexp6__half_nbst12_3clocals_3e27_ZL4hexp6__half_nbst_callerB3v66B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hlog6__half_nbst12_3clocals_3e27_ZL4hlog6__half_nbst_callerB3v69B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hrcp6__half_nbst12_3clocals_3e27_ZL4hrcp6__half_nbst_callerB3v83B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1627_lower__ZL4hsin6__half_nbst12_3clocals_3e27_ZL4hsin6__half_nbst_callerB3v64B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__heq6__halfS__nbst12_3clocals_3e30_ZL5__heq6__halfS__nbst_callerB3v86B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hge6__halfS__nbst12_3clocals_3e30_ZL5__hge6__halfS__nbst_callerB3v88B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hgt6__halfS__nbst12_3clocals_3e30_ZL5__hgt6__halfS__nbst_callerB3v89B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hle6__halfS__nbst12_3clocals_3e30_ZL5__hle6__halfS__nbst_callerB3v90B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hne6__halfS__nbst12_3clocals_3e30_ZL5__hne6__halfS__nbst_callerB3v87B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5hceil6__half_nbst12_3clocals_3e28_ZL5hceil6__half_nbst_callerB3v75B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5hexp26__half_nbst12_3clocals_3e28_ZL5hexp26__half_nbst_callerB3v67B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5hlog26__half_nbst12_3clocals_3e28_ZL5hlog26__half_nbst_callerB3v70B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5hrint6__half_nbst12_3clocals_3e28_ZL5hrint6__half_nbst_callerB3v77B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZL5hsqrt6__half_nbst12_3clocals_3e28_ZL5hsqrt6__half_nbst_callerB3v72B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6__habs6__half_nbst12_3clocals_3e29_ZL6__habs6__half_nbst_callerB3v62B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hadd6__halfS__nbst12_3clocals_3e31_ZL6__hadd6__halfS__nbst_callerB3v63B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hdiv6__halfS__nbst12_3clocals_3e31_ZL6__hdiv6__halfS__nbst_callerB3v80B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1633_lower__ZL6__hfma6__halfS_S__nbst12_3clocals_3e33_ZL6__hfma6__halfS_S__nbst_callerB3v78B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v81B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmin6__halfS__nbst12_3clocals_3e31_ZL6__hmin6__halfS__nbst_callerB3v82B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmul6__halfS__nbst12_3clocals_3e31_ZL6__hmul6__halfS__nbst_callerB3v85B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6__hneg6__half_nbst12_3clocals_3e29_ZL6__hneg6__half_nbst_callerB3v79B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hsub6__halfS__nbst12_3clocals_3e31_ZL6__hsub6__halfS__nbst_callerB3v84B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6hexp106__half_nbst12_3clocals_3e29_ZL6hexp106__half_nbst_callerB3v68B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6hfloor6__half_nbst12_3clocals_3e29_ZL6hfloor6__half_nbst_callerB3v74B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6hlog106__half_nbst12_3clocals_3e29_ZL6hlog106__half_nbst_callerB3v71B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6hrsqrt6__half_nbst12_3clocals_3e29_ZL6hrsqrt6__half_nbst_callerB3v73B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1629_lower__ZL6htrunc6__half_nbst12_3clocals_3e29_ZL6htrunc6__half_nbst_callerB3v76B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZltRK6__halfS1__nbst12_3clocals_3e28_ZltRK6__halfS1__nbst_callerB3v91B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZmiRK6__halfS1__nbst12_3clocals_3e28_ZmiRK6__halfS1__nbst_callerB3v38B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZneRK6__halfS1__nbst12_3clocals_3e28_ZneRK6__halfS1__nbst_callerB3v92B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZplRK6__halfS1__nbst12_3clocals_3e28_ZplRK6__halfS1__nbst_callerB3v37B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels14half_functionsB3v61B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi2E1C7mutable7alignedE5ArrayIbLi2E1C7mutable7alignedE(ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.5.1, i64 %out.6.0, i64 %out.6.1, ptr %flags.0, ptr %flags.1, i64 %flags.2, i64 %flags.3, ptr %flags.4, i64 %flags.5.0, i64 %flags.5.1, i64 %flags.6.0, i64 %flags.6.1) {
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
  %.76 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.76, align 8
  %.107 = alloca i16, align 2
  store i16 0, ptr %.107, align 2
  %.126 = alloca i16, align 2
  store i16 0, ptr %.126, align 2
  %.142 = alloca i16, align 2
  store i16 0, ptr %.142, align 2
  %.164 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.164, align 8
  %.211 = alloca i16, align 2
  store i16 0, ptr %.211, align 2
  %.233 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.233, align 8
  %.280 = alloca i16, align 2
  store i16 0, ptr %.280, align 2
  %.302 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.302, align 8
  %.349 = alloca i16, align 2
  store i16 0, ptr %.349, align 2
  %.371 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.371, align 8
  %.418 = alloca i16, align 2
  store i16 0, ptr %.418, align 2
  %.440 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.440, align 8
  %.487 = alloca i16, align 2
  store i16 0, ptr %.487, align 2
  %.509 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.509, align 8
  %.556 = alloca i16, align 2
  store i16 0, ptr %.556, align 2
  %.578 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.578, align 8
  %.625 = alloca i16, align 2
  store i16 0, ptr %.625, align 2
  %.647 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.647, align 8
  %.694 = alloca i16, align 2
  store i16 0, ptr %.694, align 2
  %.716 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.716, align 8
  %.763 = alloca i16, align 2
  store i16 0, ptr %.763, align 2
  %.785 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.785, align 8
  %.832 = alloca i16, align 2
  store i16 0, ptr %.832, align 2
  %.854 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.854, align 8
  %.901 = alloca i16, align 2
  store i16 0, ptr %.901, align 2
  %.923 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.923, align 8
  %.970 = alloca i16, align 2
  store i16 0, ptr %.970, align 2
  %.992 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.992, align 8
  %.1039 = alloca i16, align 2
  store i16 0, ptr %.1039, align 2
  %.1061 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1061, align 8
  %.1112 = alloca i16, align 2
  store i16 0, ptr %.1112, align 2
  %.1134 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1134, align 8
  %.1181 = alloca i16, align 2
  store i16 0, ptr %.1181, align 2
  %.1203 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1203, align 8
  %.1253 = alloca i16, align 2
  store i16 0, ptr %.1253, align 2
  %.1275 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1275, align 8
  %.1325 = alloca i16, align 2
  store i16 0, ptr %.1325, align 2
  %.1347 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1347, align 8
  %.1397 = alloca i16, align 2
  store i16 0, ptr %.1397, align 2
  %.1419 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1419, align 8
  %.1466 = alloca i16, align 2
  store i16 0, ptr %.1466, align 2
  %.1488 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1488, align 8
  %.1537 = alloca i16, align 2
  store i16 0, ptr %.1537, align 2
  %.1559 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1559, align 8
  %.1608 = alloca i16, align 2
  store i16 0, ptr %.1608, align 2
  %.1630 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1630, align 8
  %.1679 = alloca i16, align 2
  store i16 0, ptr %.1679, align 2
  %.1701 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1701, align 8
  %.1751 = alloca i16, align 2
  store i16 0, ptr %.1751, align 2
  %.1773 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1773, align 8
  %.1822 = alloca i8, align 1
  store i8 0, ptr %.1822, align 1
  %.1834 = alloca i1, align 1
  store i1 false, ptr %.1834, align 1
  %.1853 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1853, align 8
  %.1903 = alloca i8, align 1
  store i8 0, ptr %.1903, align 1
  %.1915 = alloca i1, align 1
  store i1 false, ptr %.1915, align 1
  %.1934 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1934, align 8
  %.1984 = alloca i8, align 1
  store i8 0, ptr %.1984, align 1
  %.1996 = alloca i1, align 1
  store i1 false, ptr %.1996, align 1
  %.2015 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2015, align 8
  %.2065 = alloca i8, align 1
  store i8 0, ptr %.2065, align 1
  %.2077 = alloca i1, align 1
  store i1 false, ptr %.2077, align 1
  %.2096 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2096, align 8
  %.2146 = alloca i8, align 1
  store i8 0, ptr %.2146, align 1
  %.2158 = alloca i1, align 1
  store i1 false, ptr %.2158, align 1
  %.2177 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2177, align 8
  %.2227 = alloca i8, align 1
  store i8 0, ptr %.2227, align 1
  %.2239 = alloca i1, align 1
  store i1 false, ptr %.2239, align 1
  %.2258 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2258, align 8
  %.2308 = alloca i8, align 1
  store i8 0, ptr %.2308, align 1
  %.2320 = alloca i1, align 1
  store i1 false, ptr %.2320, align 1
  %.2339 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2339, align 8
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
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.76, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.76, align 8
  %.80 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.76, i32 0, i32 5
  %.81 = getelementptr inbounds [1 x i64], ptr %.80, i32 0, i32 0
  %.82 = load i64, ptr %.81, align 8, !range !1
  %.83 = insertvalue [1 x i64] undef, i64 %.82, 0
  %.84 = extractvalue [1 x i64] %.83, 0
  %.85 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.76, i32 0, i32 6
  %.86 = load [1 x i64], ptr %.85, align 8
  %.87 = extractvalue [1 x i64] %.86, 0
  %.88 = icmp slt i64 0, 0
  %.89 = add i64 0, %.84
  %.90 = select i1 %.88, i64 %.89, i64 0
  %.91 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.76, i32 0, i32 5
  %.92 = getelementptr inbounds [1 x i64], ptr %.91, i32 0, i32 0
  %.93 = load i64, ptr %.92, align 8, !range !1
  %.94 = insertvalue [1 x i64] undef, i64 %.93, 0
  %.95 = extractvalue [1 x i64] %.94, 0
  %.96 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.76, i32 0, i32 6
  %.97 = load [1 x i64], ptr %.96, align 8
  %.98 = extractvalue [1 x i64] %.97, 0
  %.99 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.76, i32 0, i32 4
  %.100 = load ptr, ptr %.99, align 8
  %.101 = mul i64 %.90, 1
  %.102 = add i64 0, %.101
  %.103 = getelementptr i16, ptr %.100, i64 %.102
  %.104 = load i16, ptr %.103, align 2
  %.105 = alloca i16, align 2
  store i16 %.75, ptr %.105, align 2
  store i16 0, ptr %.107, align 2
  %.110 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__habs6__half_nbst12_3clocals_3e29_ZL6__habs6__half_nbst_callerB3v62B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.107, ptr %.105)
  %.111 = icmp eq i32 %.110, 0
  %.112 = icmp eq i32 %.110, -2
  %.113 = or i1 %.111, %.112
  %.114 = xor i1 %.113, true
  %.115 = icmp eq i32 %.110, -1
  %.116 = icmp eq i32 %.110, -3
  %.117 = icmp sge i32 %.110, 1
  %.118 = load i16, ptr %.107, align 2
  br i1 %.114, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret void

B0.endif:                                         ; preds = %B0
  %.121 = call i16 asm "cvt.rn.f16.f64 $0, $1;", "=h,d"(double 2.500000e-01)
  %.122 = alloca i16, align 2
  %.123 = alloca i16, align 2
  store i16 %.118, ptr %.122, align 2
  store i16 %.121, ptr %.123, align 2
  store i16 0, ptr %.126, align 2
  %.129 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hadd6__halfS__nbst12_3clocals_3e31_ZL6__hadd6__halfS__nbst_callerB3v63B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.126, ptr %.122, ptr %.123)
  %.130 = icmp eq i32 %.129, 0
  %.131 = icmp eq i32 %.129, -2
  %.132 = or i1 %.130, %.131
  %.133 = xor i1 %.132, true
  %.134 = icmp eq i32 %.129, -1
  %.135 = icmp eq i32 %.129, -3
  %.136 = icmp sge i32 %.129, 1
  %.137 = load i16, ptr %.126, align 2
  br i1 %.133, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret void

B0.endif.endif:                                   ; preds = %B0.endif
  %.140 = alloca i16, align 2
  store i16 %.75, ptr %.140, align 2
  store i16 0, ptr %.142, align 2
  %.145 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hsin6__half_nbst12_3clocals_3e27_ZL4hsin6__half_nbst_callerB3v64B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.142, ptr %.140)
  %.146 = icmp eq i32 %.145, 0
  %.147 = icmp eq i32 %.145, -2
  %.148 = or i1 %.146, %.147
  %.149 = xor i1 %.148, true
  %.150 = icmp eq i32 %.145, -1
  %.151 = icmp eq i32 %.145, -3
  %.152 = icmp sge i32 %.145, 1
  %.153 = load i16, ptr %.142, align 2
  br i1 %.149, label %B0.endif.endif.if, label %B0.endif.endif.endif, !prof !2

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  ret void

B0.endif.endif.endif:                             ; preds = %B0.endif.endif
  %.156 = insertvalue { i64, i64 } undef, i64 0, 0
  %.157 = insertvalue { i64, i64 } %.156, i64 %.46, 1
  %.158 = extractvalue { i64, i64 } %.157, 0
  %.159 = extractvalue { i64, i64 } %.157, 1
  %.160 = insertvalue [2 x i64] undef, i64 0, 0
  %.161 = insertvalue [2 x i64] %.160, i64 %.159, 1
  %.162 = extractvalue [2 x i64] %.161, 0
  %.163 = extractvalue [2 x i64] %.161, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.164, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.164, align 8
  %.168 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.164, i32 0, i32 5
  %.169 = getelementptr inbounds [2 x i64], ptr %.168, i32 0, i32 0
  %.170 = load i64, ptr %.169, align 8, !range !1
  %.171 = getelementptr inbounds [2 x i64], ptr %.168, i32 0, i32 1
  %.172 = load i64, ptr %.171, align 8, !range !1
  %.173 = insertvalue [2 x i64] undef, i64 %.170, 0
  %.174 = insertvalue [2 x i64] %.173, i64 %.172, 1
  %.175 = extractvalue [2 x i64] %.174, 0
  %.176 = extractvalue [2 x i64] %.174, 1
  %.177 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.164, i32 0, i32 6
  %.178 = load [2 x i64], ptr %.177, align 8
  %.179 = extractvalue [2 x i64] %.178, 0
  %.180 = extractvalue [2 x i64] %.178, 1
  %.181 = icmp slt i64 %.162, 0
  %.182 = add i64 %.162, %.175
  %.183 = select i1 %.181, i64 %.182, i64 %.162
  %.184 = icmp slt i64 %.163, 0
  %.185 = add i64 %.163, %.176
  %.186 = select i1 %.184, i64 %.185, i64 %.163
  %.187 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.164, i32 0, i32 5
  %.188 = getelementptr inbounds [2 x i64], ptr %.187, i32 0, i32 0
  %.189 = load i64, ptr %.188, align 8, !range !1
  %.190 = getelementptr inbounds [2 x i64], ptr %.187, i32 0, i32 1
  %.191 = load i64, ptr %.190, align 8, !range !1
  %.192 = insertvalue [2 x i64] undef, i64 %.189, 0
  %.193 = insertvalue [2 x i64] %.192, i64 %.191, 1
  %.194 = extractvalue [2 x i64] %.193, 0
  %.195 = extractvalue [2 x i64] %.193, 1
  %.196 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.164, i32 0, i32 6
  %.197 = load [2 x i64], ptr %.196, align 8
  %.198 = extractvalue [2 x i64] %.197, 0
  %.199 = extractvalue [2 x i64] %.197, 1
  %.200 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.164, i32 0, i32 4
  %.201 = load ptr, ptr %.200, align 8
  %.202 = mul i64 1, %.195
  %.203 = mul i64 %.183, %.202
  %.204 = add i64 0, %.203
  %.205 = mul i64 %.186, 1
  %.206 = add i64 %.204, %.205
  %.207 = getelementptr i16, ptr %.201, i64 %.206
  store i16 %.153, ptr %.207, align 2
  %.209 = alloca i16, align 2
  store i16 %.75, ptr %.209, align 2
  store i16 0, ptr %.211, align 2
  %.214 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hcos6__half_nbst12_3clocals_3e27_ZL4hcos6__half_nbst_callerB3v65B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.211, ptr %.209)
  %.215 = icmp eq i32 %.214, 0
  %.216 = icmp eq i32 %.214, -2
  %.217 = or i1 %.215, %.216
  %.218 = xor i1 %.217, true
  %.219 = icmp eq i32 %.214, -1
  %.220 = icmp eq i32 %.214, -3
  %.221 = icmp sge i32 %.214, 1
  %.222 = load i16, ptr %.211, align 2
  br i1 %.218, label %B0.endif.endif.endif.if, label %B0.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.if:                          ; preds = %B0.endif.endif.endif
  ret void

B0.endif.endif.endif.endif:                       ; preds = %B0.endif.endif.endif
  %.225 = insertvalue { i64, i64 } undef, i64 1, 0
  %.226 = insertvalue { i64, i64 } %.225, i64 %.46, 1
  %.227 = extractvalue { i64, i64 } %.226, 0
  %.228 = extractvalue { i64, i64 } %.226, 1
  %.229 = insertvalue [2 x i64] undef, i64 1, 0
  %.230 = insertvalue [2 x i64] %.229, i64 %.228, 1
  %.231 = extractvalue [2 x i64] %.230, 0
  %.232 = extractvalue [2 x i64] %.230, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.233, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.233, align 8
  %.237 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.233, i32 0, i32 5
  %.238 = getelementptr inbounds [2 x i64], ptr %.237, i32 0, i32 0
  %.239 = load i64, ptr %.238, align 8, !range !1
  %.240 = getelementptr inbounds [2 x i64], ptr %.237, i32 0, i32 1
  %.241 = load i64, ptr %.240, align 8, !range !1
  %.242 = insertvalue [2 x i64] undef, i64 %.239, 0
  %.243 = insertvalue [2 x i64] %.242, i64 %.241, 1
  %.244 = extractvalue [2 x i64] %.243, 0
  %.245 = extractvalue [2 x i64] %.243, 1
  %.246 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.233, i32 0, i32 6
  %.247 = load [2 x i64], ptr %.246, align 8
  %.248 = extractvalue [2 x i64] %.247, 0
  %.249 = extractvalue [2 x i64] %.247, 1
  %.250 = icmp slt i64 %.231, 0
  %.251 = add i64 %.231, %.244
  %.252 = select i1 %.250, i64 %.251, i64 %.231
  %.253 = icmp slt i64 %.232, 0
  %.254 = add i64 %.232, %.245
  %.255 = select i1 %.253, i64 %.254, i64 %.232
  %.256 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.233, i32 0, i32 5
  %.257 = getelementptr inbounds [2 x i64], ptr %.256, i32 0, i32 0
  %.258 = load i64, ptr %.257, align 8, !range !1
  %.259 = getelementptr inbounds [2 x i64], ptr %.256, i32 0, i32 1
  %.260 = load i64, ptr %.259, align 8, !range !1
  %.261 = insertvalue [2 x i64] undef, i64 %.258, 0
  %.262 = insertvalue [2 x i64] %.261, i64 %.260, 1
  %.263 = extractvalue [2 x i64] %.262, 0
  %.264 = extractvalue [2 x i64] %.262, 1
  %.265 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.233, i32 0, i32 6
  %.266 = load [2 x i64], ptr %.265, align 8
  %.267 = extractvalue [2 x i64] %.266, 0
  %.268 = extractvalue [2 x i64] %.266, 1
  %.269 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.233, i32 0, i32 4
  %.270 = load ptr, ptr %.269, align 8
  %.271 = mul i64 1, %.264
  %.272 = mul i64 %.252, %.271
  %.273 = add i64 0, %.272
  %.274 = mul i64 %.255, 1
  %.275 = add i64 %.273, %.274
  %.276 = getelementptr i16, ptr %.270, i64 %.275
  store i16 %.222, ptr %.276, align 2
  %.278 = alloca i16, align 2
  store i16 %.75, ptr %.278, align 2
  store i16 0, ptr %.280, align 2
  %.283 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hexp6__half_nbst12_3clocals_3e27_ZL4hexp6__half_nbst_callerB3v66B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.280, ptr %.278)
  %.284 = icmp eq i32 %.283, 0
  %.285 = icmp eq i32 %.283, -2
  %.286 = or i1 %.284, %.285
  %.287 = xor i1 %.286, true
  %.288 = icmp eq i32 %.283, -1
  %.289 = icmp eq i32 %.283, -3
  %.290 = icmp sge i32 %.283, 1
  %.291 = load i16, ptr %.280, align 2
  br i1 %.287, label %B0.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.if:                    ; preds = %B0.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif:                 ; preds = %B0.endif.endif.endif.endif
  %.294 = insertvalue { i64, i64 } undef, i64 2, 0
  %.295 = insertvalue { i64, i64 } %.294, i64 %.46, 1
  %.296 = extractvalue { i64, i64 } %.295, 0
  %.297 = extractvalue { i64, i64 } %.295, 1
  %.298 = insertvalue [2 x i64] undef, i64 2, 0
  %.299 = insertvalue [2 x i64] %.298, i64 %.297, 1
  %.300 = extractvalue [2 x i64] %.299, 0
  %.301 = extractvalue [2 x i64] %.299, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.302, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.302, align 8
  %.306 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.302, i32 0, i32 5
  %.307 = getelementptr inbounds [2 x i64], ptr %.306, i32 0, i32 0
  %.308 = load i64, ptr %.307, align 8, !range !1
  %.309 = getelementptr inbounds [2 x i64], ptr %.306, i32 0, i32 1
  %.310 = load i64, ptr %.309, align 8, !range !1
  %.311 = insertvalue [2 x i64] undef, i64 %.308, 0
  %.312 = insertvalue [2 x i64] %.311, i64 %.310, 1
  %.313 = extractvalue [2 x i64] %.312, 0
  %.314 = extractvalue [2 x i64] %.312, 1
  %.315 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.302, i32 0, i32 6
  %.316 = load [2 x i64], ptr %.315, align 8
  %.317 = extractvalue [2 x i64] %.316, 0
  %.318 = extractvalue [2 x i64] %.316, 1
  %.319 = icmp slt i64 %.300, 0
  %.320 = add i64 %.300, %.313
  %.321 = select i1 %.319, i64 %.320, i64 %.300
  %.322 = icmp slt i64 %.301, 0
  %.323 = add i64 %.301, %.314
  %.324 = select i1 %.322, i64 %.323, i64 %.301
  %.325 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.302, i32 0, i32 5
  %.326 = getelementptr inbounds [2 x i64], ptr %.325, i32 0, i32 0
  %.327 = load i64, ptr %.326, align 8, !range !1
  %.328 = getelementptr inbounds [2 x i64], ptr %.325, i32 0, i32 1
  %.329 = load i64, ptr %.328, align 8, !range !1
  %.330 = insertvalue [2 x i64] undef, i64 %.327, 0
  %.331 = insertvalue [2 x i64] %.330, i64 %.329, 1
  %.332 = extractvalue [2 x i64] %.331, 0
  %.333 = extractvalue [2 x i64] %.331, 1
  %.334 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.302, i32 0, i32 6
  %.335 = load [2 x i64], ptr %.334, align 8
  %.336 = extractvalue [2 x i64] %.335, 0
  %.337 = extractvalue [2 x i64] %.335, 1
  %.338 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.302, i32 0, i32 4
  %.339 = load ptr, ptr %.338, align 8
  %.340 = mul i64 1, %.333
  %.341 = mul i64 %.321, %.340
  %.342 = add i64 0, %.341
  %.343 = mul i64 %.324, 1
  %.344 = add i64 %.342, %.343
  %.345 = getelementptr i16, ptr %.339, i64 %.344
  store i16 %.291, ptr %.345, align 2
  %.347 = alloca i16, align 2
  store i16 %.75, ptr %.347, align 2
  store i16 0, ptr %.349, align 2
  %.352 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hexp26__half_nbst12_3clocals_3e28_ZL5hexp26__half_nbst_callerB3v67B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.349, ptr %.347)
  %.353 = icmp eq i32 %.352, 0
  %.354 = icmp eq i32 %.352, -2
  %.355 = or i1 %.353, %.354
  %.356 = xor i1 %.355, true
  %.357 = icmp eq i32 %.352, -1
  %.358 = icmp eq i32 %.352, -3
  %.359 = icmp sge i32 %.352, 1
  %.360 = load i16, ptr %.349, align 2
  br i1 %.356, label %B0.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.if:              ; preds = %B0.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif:           ; preds = %B0.endif.endif.endif.endif.endif
  %.363 = insertvalue { i64, i64 } undef, i64 3, 0
  %.364 = insertvalue { i64, i64 } %.363, i64 %.46, 1
  %.365 = extractvalue { i64, i64 } %.364, 0
  %.366 = extractvalue { i64, i64 } %.364, 1
  %.367 = insertvalue [2 x i64] undef, i64 3, 0
  %.368 = insertvalue [2 x i64] %.367, i64 %.366, 1
  %.369 = extractvalue [2 x i64] %.368, 0
  %.370 = extractvalue [2 x i64] %.368, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.371, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.371, align 8
  %.375 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.371, i32 0, i32 5
  %.376 = getelementptr inbounds [2 x i64], ptr %.375, i32 0, i32 0
  %.377 = load i64, ptr %.376, align 8, !range !1
  %.378 = getelementptr inbounds [2 x i64], ptr %.375, i32 0, i32 1
  %.379 = load i64, ptr %.378, align 8, !range !1
  %.380 = insertvalue [2 x i64] undef, i64 %.377, 0
  %.381 = insertvalue [2 x i64] %.380, i64 %.379, 1
  %.382 = extractvalue [2 x i64] %.381, 0
  %.383 = extractvalue [2 x i64] %.381, 1
  %.384 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.371, i32 0, i32 6
  %.385 = load [2 x i64], ptr %.384, align 8
  %.386 = extractvalue [2 x i64] %.385, 0
  %.387 = extractvalue [2 x i64] %.385, 1
  %.388 = icmp slt i64 %.369, 0
  %.389 = add i64 %.369, %.382
  %.390 = select i1 %.388, i64 %.389, i64 %.369
  %.391 = icmp slt i64 %.370, 0
  %.392 = add i64 %.370, %.383
  %.393 = select i1 %.391, i64 %.392, i64 %.370
  %.394 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.371, i32 0, i32 5
  %.395 = getelementptr inbounds [2 x i64], ptr %.394, i32 0, i32 0
  %.396 = load i64, ptr %.395, align 8, !range !1
  %.397 = getelementptr inbounds [2 x i64], ptr %.394, i32 0, i32 1
  %.398 = load i64, ptr %.397, align 8, !range !1
  %.399 = insertvalue [2 x i64] undef, i64 %.396, 0
  %.400 = insertvalue [2 x i64] %.399, i64 %.398, 1
  %.401 = extractvalue [2 x i64] %.400, 0
  %.402 = extractvalue [2 x i64] %.400, 1
  %.403 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.371, i32 0, i32 6
  %.404 = load [2 x i64], ptr %.403, align 8
  %.405 = extractvalue [2 x i64] %.404, 0
  %.406 = extractvalue [2 x i64] %.404, 1
  %.407 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.371, i32 0, i32 4
  %.408 = load ptr, ptr %.407, align 8
  %.409 = mul i64 1, %.402
  %.410 = mul i64 %.390, %.409
  %.411 = add i64 0, %.410
  %.412 = mul i64 %.393, 1
  %.413 = add i64 %.411, %.412
  %.414 = getelementptr i16, ptr %.408, i64 %.413
  store i16 %.360, ptr %.414, align 2
  %.416 = alloca i16, align 2
  store i16 %.75, ptr %.416, align 2
  store i16 0, ptr %.418, align 2
  %.421 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hexp106__half_nbst12_3clocals_3e29_ZL6hexp106__half_nbst_callerB3v68B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.418, ptr %.416)
  %.422 = icmp eq i32 %.421, 0
  %.423 = icmp eq i32 %.421, -2
  %.424 = or i1 %.422, %.423
  %.425 = xor i1 %.424, true
  %.426 = icmp eq i32 %.421, -1
  %.427 = icmp eq i32 %.421, -3
  %.428 = icmp sge i32 %.421, 1
  %.429 = load i16, ptr %.418, align 2
  br i1 %.425, label %B0.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.if:        ; preds = %B0.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif:     ; preds = %B0.endif.endif.endif.endif.endif.endif
  %.432 = insertvalue { i64, i64 } undef, i64 4, 0
  %.433 = insertvalue { i64, i64 } %.432, i64 %.46, 1
  %.434 = extractvalue { i64, i64 } %.433, 0
  %.435 = extractvalue { i64, i64 } %.433, 1
  %.436 = insertvalue [2 x i64] undef, i64 4, 0
  %.437 = insertvalue [2 x i64] %.436, i64 %.435, 1
  %.438 = extractvalue [2 x i64] %.437, 0
  %.439 = extractvalue [2 x i64] %.437, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.440, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.440, align 8
  %.444 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.440, i32 0, i32 5
  %.445 = getelementptr inbounds [2 x i64], ptr %.444, i32 0, i32 0
  %.446 = load i64, ptr %.445, align 8, !range !1
  %.447 = getelementptr inbounds [2 x i64], ptr %.444, i32 0, i32 1
  %.448 = load i64, ptr %.447, align 8, !range !1
  %.449 = insertvalue [2 x i64] undef, i64 %.446, 0
  %.450 = insertvalue [2 x i64] %.449, i64 %.448, 1
  %.451 = extractvalue [2 x i64] %.450, 0
  %.452 = extractvalue [2 x i64] %.450, 1
  %.453 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.440, i32 0, i32 6
  %.454 = load [2 x i64], ptr %.453, align 8
  %.455 = extractvalue [2 x i64] %.454, 0
  %.456 = extractvalue [2 x i64] %.454, 1
  %.457 = icmp slt i64 %.438, 0
  %.458 = add i64 %.438, %.451
  %.459 = select i1 %.457, i64 %.458, i64 %.438
  %.460 = icmp slt i64 %.439, 0
  %.461 = add i64 %.439, %.452
  %.462 = select i1 %.460, i64 %.461, i64 %.439
  %.463 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.440, i32 0, i32 5
  %.464 = getelementptr inbounds [2 x i64], ptr %.463, i32 0, i32 0
  %.465 = load i64, ptr %.464, align 8, !range !1
  %.466 = getelementptr inbounds [2 x i64], ptr %.463, i32 0, i32 1
  %.467 = load i64, ptr %.466, align 8, !range !1
  %.468 = insertvalue [2 x i64] undef, i64 %.465, 0
  %.469 = insertvalue [2 x i64] %.468, i64 %.467, 1
  %.470 = extractvalue [2 x i64] %.469, 0
  %.471 = extractvalue [2 x i64] %.469, 1
  %.472 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.440, i32 0, i32 6
  %.473 = load [2 x i64], ptr %.472, align 8
  %.474 = extractvalue [2 x i64] %.473, 0
  %.475 = extractvalue [2 x i64] %.473, 1
  %.476 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.440, i32 0, i32 4
  %.477 = load ptr, ptr %.476, align 8
  %.478 = mul i64 1, %.471
  %.479 = mul i64 %.459, %.478
  %.480 = add i64 0, %.479
  %.481 = mul i64 %.462, 1
  %.482 = add i64 %.480, %.481
  %.483 = getelementptr i16, ptr %.477, i64 %.482
  store i16 %.429, ptr %.483, align 2
  %.485 = alloca i16, align 2
  store i16 %.137, ptr %.485, align 2
  store i16 0, ptr %.487, align 2
  %.490 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hlog6__half_nbst12_3clocals_3e27_ZL4hlog6__half_nbst_callerB3v69B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.487, ptr %.485)
  %.491 = icmp eq i32 %.490, 0
  %.492 = icmp eq i32 %.490, -2
  %.493 = or i1 %.491, %.492
  %.494 = xor i1 %.493, true
  %.495 = icmp eq i32 %.490, -1
  %.496 = icmp eq i32 %.490, -3
  %.497 = icmp sge i32 %.490, 1
  %.498 = load i16, ptr %.487, align 2
  br i1 %.494, label %B0.endif.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.endif.if:  ; preds = %B0.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif
  %.501 = insertvalue { i64, i64 } undef, i64 5, 0
  %.502 = insertvalue { i64, i64 } %.501, i64 %.46, 1
  %.503 = extractvalue { i64, i64 } %.502, 0
  %.504 = extractvalue { i64, i64 } %.502, 1
  %.505 = insertvalue [2 x i64] undef, i64 5, 0
  %.506 = insertvalue [2 x i64] %.505, i64 %.504, 1
  %.507 = extractvalue [2 x i64] %.506, 0
  %.508 = extractvalue [2 x i64] %.506, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.509, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.509, align 8
  %.513 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.509, i32 0, i32 5
  %.514 = getelementptr inbounds [2 x i64], ptr %.513, i32 0, i32 0
  %.515 = load i64, ptr %.514, align 8, !range !1
  %.516 = getelementptr inbounds [2 x i64], ptr %.513, i32 0, i32 1
  %.517 = load i64, ptr %.516, align 8, !range !1
  %.518 = insertvalue [2 x i64] undef, i64 %.515, 0
  %.519 = insertvalue [2 x i64] %.518, i64 %.517, 1
  %.520 = extractvalue [2 x i64] %.519, 0
  %.521 = extractvalue [2 x i64] %.519, 1
  %.522 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.509, i32 0, i32 6
  %.523 = load [2 x i64], ptr %.522, align 8
  %.524 = extractvalue [2 x i64] %.523, 0
  %.525 = extractvalue [2 x i64] %.523, 1
  %.526 = icmp slt i64 %.507, 0
  %.527 = add i64 %.507, %.520
  %.528 = select i1 %.526, i64 %.527, i64 %.507
  %.529 = icmp slt i64 %.508, 0
  %.530 = add i64 %.508, %.521
  %.531 = select i1 %.529, i64 %.530, i64 %.508
  %.532 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.509, i32 0, i32 5
  %.533 = getelementptr inbounds [2 x i64], ptr %.532, i32 0, i32 0
  %.534 = load i64, ptr %.533, align 8, !range !1
  %.535 = getelementptr inbounds [2 x i64], ptr %.532, i32 0, i32 1
  %.536 = load i64, ptr %.535, align 8, !range !1
  %.537 = insertvalue [2 x i64] undef, i64 %.534, 0
  %.538 = insertvalue [2 x i64] %.537, i64 %.536, 1
  %.539 = extractvalue [2 x i64] %.538, 0
  %.540 = extractvalue [2 x i64] %.538, 1
  %.541 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.509, i32 0, i32 6
  %.542 = load [2 x i64], ptr %.541, align 8
  %.543 = extractvalue [2 x i64] %.542, 0
  %.544 = extractvalue [2 x i64] %.542, 1
  %.545 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.509, i32 0, i32 4
  %.546 = load ptr, ptr %.545, align 8
  %.547 = mul i64 1, %.540
  %.548 = mul i64 %.528, %.547
  %.549 = add i64 0, %.548
  %.550 = mul i64 %.531, 1
  %.551 = add i64 %.549, %.550
  %.552 = getelementptr i16, ptr %.546, i64 %.551
  store i16 %.498, ptr %.552, align 2
  %.554 = alloca i16, align 2
  store i16 %.137, ptr %.554, align 2
  store i16 0, ptr %.556, align 2
  %.559 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hlog26__half_nbst12_3clocals_3e28_ZL5hlog26__half_nbst_callerB3v70B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.556, ptr %.554)
  %.560 = icmp eq i32 %.559, 0
  %.561 = icmp eq i32 %.559, -2
  %.562 = or i1 %.560, %.561
  %.563 = xor i1 %.562, true
  %.564 = icmp eq i32 %.559, -1
  %.565 = icmp eq i32 %.559, -3
  %.566 = icmp sge i32 %.559, 1
  %.567 = load i16, ptr %.556, align 2
  br i1 %.563, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endif.endif.endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif.endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif
  %.570 = insertvalue { i64, i64 } undef, i64 6, 0
  %.571 = insertvalue { i64, i64 } %.570, i64 %.46, 1
  %.572 = extractvalue { i64, i64 } %.571, 0
  %.573 = extractvalue { i64, i64 } %.571, 1
  %.574 = insertvalue [2 x i64] undef, i64 6, 0
  %.575 = insertvalue [2 x i64] %.574, i64 %.573, 1
  %.576 = extractvalue [2 x i64] %.575, 0
  %.577 = extractvalue [2 x i64] %.575, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.578, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.578, align 8
  %.582 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.578, i32 0, i32 5
  %.583 = getelementptr inbounds [2 x i64], ptr %.582, i32 0, i32 0
  %.584 = load i64, ptr %.583, align 8, !range !1
  %.585 = getelementptr inbounds [2 x i64], ptr %.582, i32 0, i32 1
  %.586 = load i64, ptr %.585, align 8, !range !1
  %.587 = insertvalue [2 x i64] undef, i64 %.584, 0
  %.588 = insertvalue [2 x i64] %.587, i64 %.586, 1
  %.589 = extractvalue [2 x i64] %.588, 0
  %.590 = extractvalue [2 x i64] %.588, 1
  %.591 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.578, i32 0, i32 6
  %.592 = load [2 x i64], ptr %.591, align 8
  %.593 = extractvalue [2 x i64] %.592, 0
  %.594 = extractvalue [2 x i64] %.592, 1
  %.595 = icmp slt i64 %.576, 0
  %.596 = add i64 %.576, %.589
  %.597 = select i1 %.595, i64 %.596, i64 %.576
  %.598 = icmp slt i64 %.577, 0
  %.599 = add i64 %.577, %.590
  %.600 = select i1 %.598, i64 %.599, i64 %.577
  %.601 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.578, i32 0, i32 5
  %.602 = getelementptr inbounds [2 x i64], ptr %.601, i32 0, i32 0
  %.603 = load i64, ptr %.602, align 8, !range !1
  %.604 = getelementptr inbounds [2 x i64], ptr %.601, i32 0, i32 1
  %.605 = load i64, ptr %.604, align 8, !range !1
  %.606 = insertvalue [2 x i64] undef, i64 %.603, 0
  %.607 = insertvalue [2 x i64] %.606, i64 %.605, 1
  %.608 = extractvalue [2 x i64] %.607, 0
  %.609 = extractvalue [2 x i64] %.607, 1
  %.610 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.578, i32 0, i32 6
  %.611 = load [2 x i64], ptr %.610, align 8
  %.612 = extractvalue [2 x i64] %.611, 0
  %.613 = extractvalue [2 x i64] %.611, 1
  %.614 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.578, i32 0, i32 4
  %.615 = load ptr, ptr %.614, align 8
  %.616 = mul i64 1, %.609
  %.617 = mul i64 %.597, %.616
  %.618 = add i64 0, %.617
  %.619 = mul i64 %.600, 1
  %.620 = add i64 %.618, %.619
  %.621 = getelementptr i16, ptr %.615, i64 %.620
  store i16 %.567, ptr %.621, align 2
  %.623 = alloca i16, align 2
  store i16 %.137, ptr %.623, align 2
  store i16 0, ptr %.625, align 2
  %.628 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hlog106__half_nbst12_3clocals_3e29_ZL6hlog106__half_nbst_callerB3v71B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.625, ptr %.623)
  %.629 = icmp eq i32 %.628, 0
  %.630 = icmp eq i32 %.628, -2
  %.631 = or i1 %.629, %.630
  %.632 = xor i1 %.631, true
  %.633 = icmp eq i32 %.628, -1
  %.634 = icmp eq i32 %.628, -3
  %.635 = icmp sge i32 %.628, 1
  %.636 = load i16, ptr %.625, align 2
  br i1 %.632, label %B0.endif.endif.endif.endi...if, label %B0.endif.endif.endif.endi...endif, !prof !2

B0.endif.endif.endif.endi...if:                   ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif:                ; preds = %B0.endif.endif.endif.endif.endif.endif.endif.endif.endif
  %.639 = insertvalue { i64, i64 } undef, i64 7, 0
  %.640 = insertvalue { i64, i64 } %.639, i64 %.46, 1
  %.641 = extractvalue { i64, i64 } %.640, 0
  %.642 = extractvalue { i64, i64 } %.640, 1
  %.643 = insertvalue [2 x i64] undef, i64 7, 0
  %.644 = insertvalue [2 x i64] %.643, i64 %.642, 1
  %.645 = extractvalue [2 x i64] %.644, 0
  %.646 = extractvalue [2 x i64] %.644, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.647, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.647, align 8
  %.651 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.647, i32 0, i32 5
  %.652 = getelementptr inbounds [2 x i64], ptr %.651, i32 0, i32 0
  %.653 = load i64, ptr %.652, align 8, !range !1
  %.654 = getelementptr inbounds [2 x i64], ptr %.651, i32 0, i32 1
  %.655 = load i64, ptr %.654, align 8, !range !1
  %.656 = insertvalue [2 x i64] undef, i64 %.653, 0
  %.657 = insertvalue [2 x i64] %.656, i64 %.655, 1
  %.658 = extractvalue [2 x i64] %.657, 0
  %.659 = extractvalue [2 x i64] %.657, 1
  %.660 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.647, i32 0, i32 6
  %.661 = load [2 x i64], ptr %.660, align 8
  %.662 = extractvalue [2 x i64] %.661, 0
  %.663 = extractvalue [2 x i64] %.661, 1
  %.664 = icmp slt i64 %.645, 0
  %.665 = add i64 %.645, %.658
  %.666 = select i1 %.664, i64 %.665, i64 %.645
  %.667 = icmp slt i64 %.646, 0
  %.668 = add i64 %.646, %.659
  %.669 = select i1 %.667, i64 %.668, i64 %.646
  %.670 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.647, i32 0, i32 5
  %.671 = getelementptr inbounds [2 x i64], ptr %.670, i32 0, i32 0
  %.672 = load i64, ptr %.671, align 8, !range !1
  %.673 = getelementptr inbounds [2 x i64], ptr %.670, i32 0, i32 1
  %.674 = load i64, ptr %.673, align 8, !range !1
  %.675 = insertvalue [2 x i64] undef, i64 %.672, 0
  %.676 = insertvalue [2 x i64] %.675, i64 %.674, 1
  %.677 = extractvalue [2 x i64] %.676, 0
  %.678 = extractvalue [2 x i64] %.676, 1
  %.679 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.647, i32 0, i32 6
  %.680 = load [2 x i64], ptr %.679, align 8
  %.681 = extractvalue [2 x i64] %.680, 0
  %.682 = extractvalue [2 x i64] %.680, 1
  %.683 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.647, i32 0, i32 4
  %.684 = load ptr, ptr %.683, align 8
  %.685 = mul i64 1, %.678
  %.686 = mul i64 %.666, %.685
  %.687 = add i64 0, %.686
  %.688 = mul i64 %.669, 1
  %.689 = add i64 %.687, %.688
  %.690 = getelementptr i16, ptr %.684, i64 %.689
  store i16 %.636, ptr %.690, align 2
  %.692 = alloca i16, align 2
  store i16 %.137, ptr %.692, align 2
  store i16 0, ptr %.694, align 2
  %.697 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hsqrt6__half_nbst12_3clocals_3e28_ZL5hsqrt6__half_nbst_callerB3v72B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.694, ptr %.692)
  %.698 = icmp eq i32 %.697, 0
  %.699 = icmp eq i32 %.697, -2
  %.700 = or i1 %.698, %.699
  %.701 = xor i1 %.700, true
  %.702 = icmp eq i32 %.697, -1
  %.703 = icmp eq i32 %.697, -3
  %.704 = icmp sge i32 %.697, 1
  %.705 = load i16, ptr %.694, align 2
  br i1 %.701, label %B0.endif.endif.endif.endi...endif.if, label %B0.endif.endif.endif.endi...endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.if:             ; preds = %B0.endif.endif.endif.endi...endif
  ret void

B0.endif.endif.endif.endi...endif.endif:          ; preds = %B0.endif.endif.endif.endi...endif
  %.708 = insertvalue { i64, i64 } undef, i64 8, 0
  %.709 = insertvalue { i64, i64 } %.708, i64 %.46, 1
  %.710 = extractvalue { i64, i64 } %.709, 0
  %.711 = extractvalue { i64, i64 } %.709, 1
  %.712 = insertvalue [2 x i64] undef, i64 8, 0
  %.713 = insertvalue [2 x i64] %.712, i64 %.711, 1
  %.714 = extractvalue [2 x i64] %.713, 0
  %.715 = extractvalue [2 x i64] %.713, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.716, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.716, align 8
  %.720 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.716, i32 0, i32 5
  %.721 = getelementptr inbounds [2 x i64], ptr %.720, i32 0, i32 0
  %.722 = load i64, ptr %.721, align 8, !range !1
  %.723 = getelementptr inbounds [2 x i64], ptr %.720, i32 0, i32 1
  %.724 = load i64, ptr %.723, align 8, !range !1
  %.725 = insertvalue [2 x i64] undef, i64 %.722, 0
  %.726 = insertvalue [2 x i64] %.725, i64 %.724, 1
  %.727 = extractvalue [2 x i64] %.726, 0
  %.728 = extractvalue [2 x i64] %.726, 1
  %.729 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.716, i32 0, i32 6
  %.730 = load [2 x i64], ptr %.729, align 8
  %.731 = extractvalue [2 x i64] %.730, 0
  %.732 = extractvalue [2 x i64] %.730, 1
  %.733 = icmp slt i64 %.714, 0
  %.734 = add i64 %.714, %.727
  %.735 = select i1 %.733, i64 %.734, i64 %.714
  %.736 = icmp slt i64 %.715, 0
  %.737 = add i64 %.715, %.728
  %.738 = select i1 %.736, i64 %.737, i64 %.715
  %.739 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.716, i32 0, i32 5
  %.740 = getelementptr inbounds [2 x i64], ptr %.739, i32 0, i32 0
  %.741 = load i64, ptr %.740, align 8, !range !1
  %.742 = getelementptr inbounds [2 x i64], ptr %.739, i32 0, i32 1
  %.743 = load i64, ptr %.742, align 8, !range !1
  %.744 = insertvalue [2 x i64] undef, i64 %.741, 0
  %.745 = insertvalue [2 x i64] %.744, i64 %.743, 1
  %.746 = extractvalue [2 x i64] %.745, 0
  %.747 = extractvalue [2 x i64] %.745, 1
  %.748 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.716, i32 0, i32 6
  %.749 = load [2 x i64], ptr %.748, align 8
  %.750 = extractvalue [2 x i64] %.749, 0
  %.751 = extractvalue [2 x i64] %.749, 1
  %.752 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.716, i32 0, i32 4
  %.753 = load ptr, ptr %.752, align 8
  %.754 = mul i64 1, %.747
  %.755 = mul i64 %.735, %.754
  %.756 = add i64 0, %.755
  %.757 = mul i64 %.738, 1
  %.758 = add i64 %.756, %.757
  %.759 = getelementptr i16, ptr %.753, i64 %.758
  store i16 %.705, ptr %.759, align 2
  %.761 = alloca i16, align 2
  store i16 %.137, ptr %.761, align 2
  store i16 0, ptr %.763, align 2
  %.766 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hrsqrt6__half_nbst12_3clocals_3e29_ZL6hrsqrt6__half_nbst_callerB3v73B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.763, ptr %.761)
  %.767 = icmp eq i32 %.766, 0
  %.768 = icmp eq i32 %.766, -2
  %.769 = or i1 %.767, %.768
  %.770 = xor i1 %.769, true
  %.771 = icmp eq i32 %.766, -1
  %.772 = icmp eq i32 %.766, -3
  %.773 = icmp sge i32 %.766, 1
  %.774 = load i16, ptr %.763, align 2
  br i1 %.770, label %B0.endif.endif.endif.endi...endif.endif.if, label %B0.endif.endif.endif.endi...endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.endif.if:       ; preds = %B0.endif.endif.endif.endi...endif.endif
  ret void

B0.endif.endif.endif.endi...endif.endif.endif:    ; preds = %B0.endif.endif.endif.endi...endif.endif
  %.777 = insertvalue { i64, i64 } undef, i64 9, 0
  %.778 = insertvalue { i64, i64 } %.777, i64 %.46, 1
  %.779 = extractvalue { i64, i64 } %.778, 0
  %.780 = extractvalue { i64, i64 } %.778, 1
  %.781 = insertvalue [2 x i64] undef, i64 9, 0
  %.782 = insertvalue [2 x i64] %.781, i64 %.780, 1
  %.783 = extractvalue [2 x i64] %.782, 0
  %.784 = extractvalue [2 x i64] %.782, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.785, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.785, align 8
  %.789 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.785, i32 0, i32 5
  %.790 = getelementptr inbounds [2 x i64], ptr %.789, i32 0, i32 0
  %.791 = load i64, ptr %.790, align 8, !range !1
  %.792 = getelementptr inbounds [2 x i64], ptr %.789, i32 0, i32 1
  %.793 = load i64, ptr %.792, align 8, !range !1
  %.794 = insertvalue [2 x i64] undef, i64 %.791, 0
  %.795 = insertvalue [2 x i64] %.794, i64 %.793, 1
  %.796 = extractvalue [2 x i64] %.795, 0
  %.797 = extractvalue [2 x i64] %.795, 1
  %.798 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.785, i32 0, i32 6
  %.799 = load [2 x i64], ptr %.798, align 8
  %.800 = extractvalue [2 x i64] %.799, 0
  %.801 = extractvalue [2 x i64] %.799, 1
  %.802 = icmp slt i64 %.783, 0
  %.803 = add i64 %.783, %.796
  %.804 = select i1 %.802, i64 %.803, i64 %.783
  %.805 = icmp slt i64 %.784, 0
  %.806 = add i64 %.784, %.797
  %.807 = select i1 %.805, i64 %.806, i64 %.784
  %.808 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.785, i32 0, i32 5
  %.809 = getelementptr inbounds [2 x i64], ptr %.808, i32 0, i32 0
  %.810 = load i64, ptr %.809, align 8, !range !1
  %.811 = getelementptr inbounds [2 x i64], ptr %.808, i32 0, i32 1
  %.812 = load i64, ptr %.811, align 8, !range !1
  %.813 = insertvalue [2 x i64] undef, i64 %.810, 0
  %.814 = insertvalue [2 x i64] %.813, i64 %.812, 1
  %.815 = extractvalue [2 x i64] %.814, 0
  %.816 = extractvalue [2 x i64] %.814, 1
  %.817 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.785, i32 0, i32 6
  %.818 = load [2 x i64], ptr %.817, align 8
  %.819 = extractvalue [2 x i64] %.818, 0
  %.820 = extractvalue [2 x i64] %.818, 1
  %.821 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.785, i32 0, i32 4
  %.822 = load ptr, ptr %.821, align 8
  %.823 = mul i64 1, %.816
  %.824 = mul i64 %.804, %.823
  %.825 = add i64 0, %.824
  %.826 = mul i64 %.807, 1
  %.827 = add i64 %.825, %.826
  %.828 = getelementptr i16, ptr %.822, i64 %.827
  store i16 %.774, ptr %.828, align 2
  %.830 = alloca i16, align 2
  store i16 %.75, ptr %.830, align 2
  store i16 0, ptr %.832, align 2
  %.835 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hfloor6__half_nbst12_3clocals_3e29_ZL6hfloor6__half_nbst_callerB3v74B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.832, ptr %.830)
  %.836 = icmp eq i32 %.835, 0
  %.837 = icmp eq i32 %.835, -2
  %.838 = or i1 %.836, %.837
  %.839 = xor i1 %.838, true
  %.840 = icmp eq i32 %.835, -1
  %.841 = icmp eq i32 %.835, -3
  %.842 = icmp sge i32 %.835, 1
  %.843 = load i16, ptr %.832, align 2
  br i1 %.839, label %B0.endif.endif.endif.endi...endif.endif.endif.if, label %B0.endif.endif.endif.endi...endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.endif.endif
  %.846 = insertvalue { i64, i64 } undef, i64 10, 0
  %.847 = insertvalue { i64, i64 } %.846, i64 %.46, 1
  %.848 = extractvalue { i64, i64 } %.847, 0
  %.849 = extractvalue { i64, i64 } %.847, 1
  %.850 = insertvalue [2 x i64] undef, i64 10, 0
  %.851 = insertvalue [2 x i64] %.850, i64 %.849, 1
  %.852 = extractvalue [2 x i64] %.851, 0
  %.853 = extractvalue [2 x i64] %.851, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.854, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.854, align 8
  %.858 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.854, i32 0, i32 5
  %.859 = getelementptr inbounds [2 x i64], ptr %.858, i32 0, i32 0
  %.860 = load i64, ptr %.859, align 8, !range !1
  %.861 = getelementptr inbounds [2 x i64], ptr %.858, i32 0, i32 1
  %.862 = load i64, ptr %.861, align 8, !range !1
  %.863 = insertvalue [2 x i64] undef, i64 %.860, 0
  %.864 = insertvalue [2 x i64] %.863, i64 %.862, 1
  %.865 = extractvalue [2 x i64] %.864, 0
  %.866 = extractvalue [2 x i64] %.864, 1
  %.867 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.854, i32 0, i32 6
  %.868 = load [2 x i64], ptr %.867, align 8
  %.869 = extractvalue [2 x i64] %.868, 0
  %.870 = extractvalue [2 x i64] %.868, 1
  %.871 = icmp slt i64 %.852, 0
  %.872 = add i64 %.852, %.865
  %.873 = select i1 %.871, i64 %.872, i64 %.852
  %.874 = icmp slt i64 %.853, 0
  %.875 = add i64 %.853, %.866
  %.876 = select i1 %.874, i64 %.875, i64 %.853
  %.877 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.854, i32 0, i32 5
  %.878 = getelementptr inbounds [2 x i64], ptr %.877, i32 0, i32 0
  %.879 = load i64, ptr %.878, align 8, !range !1
  %.880 = getelementptr inbounds [2 x i64], ptr %.877, i32 0, i32 1
  %.881 = load i64, ptr %.880, align 8, !range !1
  %.882 = insertvalue [2 x i64] undef, i64 %.879, 0
  %.883 = insertvalue [2 x i64] %.882, i64 %.881, 1
  %.884 = extractvalue [2 x i64] %.883, 0
  %.885 = extractvalue [2 x i64] %.883, 1
  %.886 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.854, i32 0, i32 6
  %.887 = load [2 x i64], ptr %.886, align 8
  %.888 = extractvalue [2 x i64] %.887, 0
  %.889 = extractvalue [2 x i64] %.887, 1
  %.890 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.854, i32 0, i32 4
  %.891 = load ptr, ptr %.890, align 8
  %.892 = mul i64 1, %.885
  %.893 = mul i64 %.873, %.892
  %.894 = add i64 0, %.893
  %.895 = mul i64 %.876, 1
  %.896 = add i64 %.894, %.895
  %.897 = getelementptr i16, ptr %.891, i64 %.896
  store i16 %.843, ptr %.897, align 2
  %.899 = alloca i16, align 2
  store i16 %.75, ptr %.899, align 2
  store i16 0, ptr %.901, align 2
  %.904 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hceil6__half_nbst12_3clocals_3e28_ZL5hceil6__half_nbst_callerB3v75B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.901, ptr %.899)
  %.905 = icmp eq i32 %.904, 0
  %.906 = icmp eq i32 %.904, -2
  %.907 = or i1 %.905, %.906
  %.908 = xor i1 %.907, true
  %.909 = icmp eq i32 %.904, -1
  %.910 = icmp eq i32 %.904, -3
  %.911 = icmp sge i32 %.904, 1
  %.912 = load i16, ptr %.901, align 2
  br i1 %.908, label %B0.endif.endif.endif.endi...if.1, label %B0.endif.endif.endif.endi...endif.1, !prof !2

B0.endif.endif.endif.endi...if.1:                 ; preds = %B0.endif.endif.endif.endi...endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.1:              ; preds = %B0.endif.endif.endif.endi...endif.endif.endif.endif
  %.915 = insertvalue { i64, i64 } undef, i64 11, 0
  %.916 = insertvalue { i64, i64 } %.915, i64 %.46, 1
  %.917 = extractvalue { i64, i64 } %.916, 0
  %.918 = extractvalue { i64, i64 } %.916, 1
  %.919 = insertvalue [2 x i64] undef, i64 11, 0
  %.920 = insertvalue [2 x i64] %.919, i64 %.918, 1
  %.921 = extractvalue [2 x i64] %.920, 0
  %.922 = extractvalue [2 x i64] %.920, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.923, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.923, align 8
  %.927 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.923, i32 0, i32 5
  %.928 = getelementptr inbounds [2 x i64], ptr %.927, i32 0, i32 0
  %.929 = load i64, ptr %.928, align 8, !range !1
  %.930 = getelementptr inbounds [2 x i64], ptr %.927, i32 0, i32 1
  %.931 = load i64, ptr %.930, align 8, !range !1
  %.932 = insertvalue [2 x i64] undef, i64 %.929, 0
  %.933 = insertvalue [2 x i64] %.932, i64 %.931, 1
  %.934 = extractvalue [2 x i64] %.933, 0
  %.935 = extractvalue [2 x i64] %.933, 1
  %.936 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.923, i32 0, i32 6
  %.937 = load [2 x i64], ptr %.936, align 8
  %.938 = extractvalue [2 x i64] %.937, 0
  %.939 = extractvalue [2 x i64] %.937, 1
  %.940 = icmp slt i64 %.921, 0
  %.941 = add i64 %.921, %.934
  %.942 = select i1 %.940, i64 %.941, i64 %.921
  %.943 = icmp slt i64 %.922, 0
  %.944 = add i64 %.922, %.935
  %.945 = select i1 %.943, i64 %.944, i64 %.922
  %.946 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.923, i32 0, i32 5
  %.947 = getelementptr inbounds [2 x i64], ptr %.946, i32 0, i32 0
  %.948 = load i64, ptr %.947, align 8, !range !1
  %.949 = getelementptr inbounds [2 x i64], ptr %.946, i32 0, i32 1
  %.950 = load i64, ptr %.949, align 8, !range !1
  %.951 = insertvalue [2 x i64] undef, i64 %.948, 0
  %.952 = insertvalue [2 x i64] %.951, i64 %.950, 1
  %.953 = extractvalue [2 x i64] %.952, 0
  %.954 = extractvalue [2 x i64] %.952, 1
  %.955 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.923, i32 0, i32 6
  %.956 = load [2 x i64], ptr %.955, align 8
  %.957 = extractvalue [2 x i64] %.956, 0
  %.958 = extractvalue [2 x i64] %.956, 1
  %.959 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.923, i32 0, i32 4
  %.960 = load ptr, ptr %.959, align 8
  %.961 = mul i64 1, %.954
  %.962 = mul i64 %.942, %.961
  %.963 = add i64 0, %.962
  %.964 = mul i64 %.945, 1
  %.965 = add i64 %.963, %.964
  %.966 = getelementptr i16, ptr %.960, i64 %.965
  store i16 %.912, ptr %.966, align 2
  %.968 = alloca i16, align 2
  store i16 %.75, ptr %.968, align 2
  store i16 0, ptr %.970, align 2
  %.973 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6htrunc6__half_nbst12_3clocals_3e29_ZL6htrunc6__half_nbst_callerB3v76B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.970, ptr %.968)
  %.974 = icmp eq i32 %.973, 0
  %.975 = icmp eq i32 %.973, -2
  %.976 = or i1 %.974, %.975
  %.977 = xor i1 %.976, true
  %.978 = icmp eq i32 %.973, -1
  %.979 = icmp eq i32 %.973, -3
  %.980 = icmp sge i32 %.973, 1
  %.981 = load i16, ptr %.970, align 2
  br i1 %.977, label %B0.endif.endif.endif.endi...endif.1.if, label %B0.endif.endif.endif.endi...endif.1.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.if:           ; preds = %B0.endif.endif.endif.endi...endif.1
  ret void

B0.endif.endif.endif.endi...endif.1.endif:        ; preds = %B0.endif.endif.endif.endi...endif.1
  %.984 = insertvalue { i64, i64 } undef, i64 12, 0
  %.985 = insertvalue { i64, i64 } %.984, i64 %.46, 1
  %.986 = extractvalue { i64, i64 } %.985, 0
  %.987 = extractvalue { i64, i64 } %.985, 1
  %.988 = insertvalue [2 x i64] undef, i64 12, 0
  %.989 = insertvalue [2 x i64] %.988, i64 %.987, 1
  %.990 = extractvalue [2 x i64] %.989, 0
  %.991 = extractvalue [2 x i64] %.989, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.992, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.992, align 8
  %.996 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.992, i32 0, i32 5
  %.997 = getelementptr inbounds [2 x i64], ptr %.996, i32 0, i32 0
  %.998 = load i64, ptr %.997, align 8, !range !1
  %.999 = getelementptr inbounds [2 x i64], ptr %.996, i32 0, i32 1
  %.1000 = load i64, ptr %.999, align 8, !range !1
  %.1001 = insertvalue [2 x i64] undef, i64 %.998, 0
  %.1002 = insertvalue [2 x i64] %.1001, i64 %.1000, 1
  %.1003 = extractvalue [2 x i64] %.1002, 0
  %.1004 = extractvalue [2 x i64] %.1002, 1
  %.1005 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.992, i32 0, i32 6
  %.1006 = load [2 x i64], ptr %.1005, align 8
  %.1007 = extractvalue [2 x i64] %.1006, 0
  %.1008 = extractvalue [2 x i64] %.1006, 1
  %.1009 = icmp slt i64 %.990, 0
  %.1010 = add i64 %.990, %.1003
  %.1011 = select i1 %.1009, i64 %.1010, i64 %.990
  %.1012 = icmp slt i64 %.991, 0
  %.1013 = add i64 %.991, %.1004
  %.1014 = select i1 %.1012, i64 %.1013, i64 %.991
  %.1015 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.992, i32 0, i32 5
  %.1016 = getelementptr inbounds [2 x i64], ptr %.1015, i32 0, i32 0
  %.1017 = load i64, ptr %.1016, align 8, !range !1
  %.1018 = getelementptr inbounds [2 x i64], ptr %.1015, i32 0, i32 1
  %.1019 = load i64, ptr %.1018, align 8, !range !1
  %.1020 = insertvalue [2 x i64] undef, i64 %.1017, 0
  %.1021 = insertvalue [2 x i64] %.1020, i64 %.1019, 1
  %.1022 = extractvalue [2 x i64] %.1021, 0
  %.1023 = extractvalue [2 x i64] %.1021, 1
  %.1024 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.992, i32 0, i32 6
  %.1025 = load [2 x i64], ptr %.1024, align 8
  %.1026 = extractvalue [2 x i64] %.1025, 0
  %.1027 = extractvalue [2 x i64] %.1025, 1
  %.1028 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.992, i32 0, i32 4
  %.1029 = load ptr, ptr %.1028, align 8
  %.1030 = mul i64 1, %.1023
  %.1031 = mul i64 %.1011, %.1030
  %.1032 = add i64 0, %.1031
  %.1033 = mul i64 %.1014, 1
  %.1034 = add i64 %.1032, %.1033
  %.1035 = getelementptr i16, ptr %.1029, i64 %.1034
  store i16 %.981, ptr %.1035, align 2
  %.1037 = alloca i16, align 2
  store i16 %.75, ptr %.1037, align 2
  store i16 0, ptr %.1039, align 2
  %.1042 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hrint6__half_nbst12_3clocals_3e28_ZL5hrint6__half_nbst_callerB3v77B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.1039, ptr %.1037)
  %.1043 = icmp eq i32 %.1042, 0
  %.1044 = icmp eq i32 %.1042, -2
  %.1045 = or i1 %.1043, %.1044
  %.1046 = xor i1 %.1045, true
  %.1047 = icmp eq i32 %.1042, -1
  %.1048 = icmp eq i32 %.1042, -3
  %.1049 = icmp sge i32 %.1042, 1
  %.1050 = load i16, ptr %.1039, align 2
  br i1 %.1046, label %B0.endif.endif.endif.endi...endif.1.endif.if, label %B0.endif.endif.endif.endi...endif.1.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  ret void

B0.endif.endif.endif.endi...endif.1.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.1.endif
  %.1053 = insertvalue { i64, i64 } undef, i64 13, 0
  %.1054 = insertvalue { i64, i64 } %.1053, i64 %.46, 1
  %.1055 = extractvalue { i64, i64 } %.1054, 0
  %.1056 = extractvalue { i64, i64 } %.1054, 1
  %.1057 = insertvalue [2 x i64] undef, i64 13, 0
  %.1058 = insertvalue [2 x i64] %.1057, i64 %.1056, 1
  %.1059 = extractvalue [2 x i64] %.1058, 0
  %.1060 = extractvalue [2 x i64] %.1058, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1061, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1061, align 8
  %.1065 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1061, i32 0, i32 5
  %.1066 = getelementptr inbounds [2 x i64], ptr %.1065, i32 0, i32 0
  %.1067 = load i64, ptr %.1066, align 8, !range !1
  %.1068 = getelementptr inbounds [2 x i64], ptr %.1065, i32 0, i32 1
  %.1069 = load i64, ptr %.1068, align 8, !range !1
  %.1070 = insertvalue [2 x i64] undef, i64 %.1067, 0
  %.1071 = insertvalue [2 x i64] %.1070, i64 %.1069, 1
  %.1072 = extractvalue [2 x i64] %.1071, 0
  %.1073 = extractvalue [2 x i64] %.1071, 1
  %.1074 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1061, i32 0, i32 6
  %.1075 = load [2 x i64], ptr %.1074, align 8
  %.1076 = extractvalue [2 x i64] %.1075, 0
  %.1077 = extractvalue [2 x i64] %.1075, 1
  %.1078 = icmp slt i64 %.1059, 0
  %.1079 = add i64 %.1059, %.1072
  %.1080 = select i1 %.1078, i64 %.1079, i64 %.1059
  %.1081 = icmp slt i64 %.1060, 0
  %.1082 = add i64 %.1060, %.1073
  %.1083 = select i1 %.1081, i64 %.1082, i64 %.1060
  %.1084 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1061, i32 0, i32 5
  %.1085 = getelementptr inbounds [2 x i64], ptr %.1084, i32 0, i32 0
  %.1086 = load i64, ptr %.1085, align 8, !range !1
  %.1087 = getelementptr inbounds [2 x i64], ptr %.1084, i32 0, i32 1
  %.1088 = load i64, ptr %.1087, align 8, !range !1
  %.1089 = insertvalue [2 x i64] undef, i64 %.1086, 0
  %.1090 = insertvalue [2 x i64] %.1089, i64 %.1088, 1
  %.1091 = extractvalue [2 x i64] %.1090, 0
  %.1092 = extractvalue [2 x i64] %.1090, 1
  %.1093 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1061, i32 0, i32 6
  %.1094 = load [2 x i64], ptr %.1093, align 8
  %.1095 = extractvalue [2 x i64] %.1094, 0
  %.1096 = extractvalue [2 x i64] %.1094, 1
  %.1097 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1061, i32 0, i32 4
  %.1098 = load ptr, ptr %.1097, align 8
  %.1099 = mul i64 1, %.1092
  %.1100 = mul i64 %.1080, %.1099
  %.1101 = add i64 0, %.1100
  %.1102 = mul i64 %.1083, 1
  %.1103 = add i64 %.1101, %.1102
  %.1104 = getelementptr i16, ptr %.1098, i64 %.1103
  store i16 %.1050, ptr %.1104, align 2
  %.1106 = alloca i16, align 2
  %.1107 = alloca i16, align 2
  %.1108 = alloca i16, align 2
  store i16 %.75, ptr %.1106, align 2
  store i16 %.75, ptr %.1107, align 2
  store i16 %.75, ptr %.1108, align 2
  store i16 0, ptr %.1112, align 2
  %.1115 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1633_lower__ZL6__hfma6__halfS_S__nbst12_3clocals_3e33_ZL6__hfma6__halfS_S__nbst_callerB3v78B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a10float16_2a(ptr %.1112, ptr %.1106, ptr %.1107, ptr %.1108)
  %.1116 = icmp eq i32 %.1115, 0
  %.1117 = icmp eq i32 %.1115, -2
  %.1118 = or i1 %.1116, %.1117
  %.1119 = xor i1 %.1118, true
  %.1120 = icmp eq i32 %.1115, -1
  %.1121 = icmp eq i32 %.1115, -3
  %.1122 = icmp sge i32 %.1115, 1
  %.1123 = load i16, ptr %.1112, align 2
  br i1 %.1119, label %B0.endif.endif.endif.endi...endif.1.endif.endif.if, label %B0.endif.endif.endif.endi...endif.1.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.1.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.1.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif
  %.1126 = insertvalue { i64, i64 } undef, i64 14, 0
  %.1127 = insertvalue { i64, i64 } %.1126, i64 %.46, 1
  %.1128 = extractvalue { i64, i64 } %.1127, 0
  %.1129 = extractvalue { i64, i64 } %.1127, 1
  %.1130 = insertvalue [2 x i64] undef, i64 14, 0
  %.1131 = insertvalue [2 x i64] %.1130, i64 %.1129, 1
  %.1132 = extractvalue [2 x i64] %.1131, 0
  %.1133 = extractvalue [2 x i64] %.1131, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1134, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1134, align 8
  %.1138 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1134, i32 0, i32 5
  %.1139 = getelementptr inbounds [2 x i64], ptr %.1138, i32 0, i32 0
  %.1140 = load i64, ptr %.1139, align 8, !range !1
  %.1141 = getelementptr inbounds [2 x i64], ptr %.1138, i32 0, i32 1
  %.1142 = load i64, ptr %.1141, align 8, !range !1
  %.1143 = insertvalue [2 x i64] undef, i64 %.1140, 0
  %.1144 = insertvalue [2 x i64] %.1143, i64 %.1142, 1
  %.1145 = extractvalue [2 x i64] %.1144, 0
  %.1146 = extractvalue [2 x i64] %.1144, 1
  %.1147 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1134, i32 0, i32 6
  %.1148 = load [2 x i64], ptr %.1147, align 8
  %.1149 = extractvalue [2 x i64] %.1148, 0
  %.1150 = extractvalue [2 x i64] %.1148, 1
  %.1151 = icmp slt i64 %.1132, 0
  %.1152 = add i64 %.1132, %.1145
  %.1153 = select i1 %.1151, i64 %.1152, i64 %.1132
  %.1154 = icmp slt i64 %.1133, 0
  %.1155 = add i64 %.1133, %.1146
  %.1156 = select i1 %.1154, i64 %.1155, i64 %.1133
  %.1157 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1134, i32 0, i32 5
  %.1158 = getelementptr inbounds [2 x i64], ptr %.1157, i32 0, i32 0
  %.1159 = load i64, ptr %.1158, align 8, !range !1
  %.1160 = getelementptr inbounds [2 x i64], ptr %.1157, i32 0, i32 1
  %.1161 = load i64, ptr %.1160, align 8, !range !1
  %.1162 = insertvalue [2 x i64] undef, i64 %.1159, 0
  %.1163 = insertvalue [2 x i64] %.1162, i64 %.1161, 1
  %.1164 = extractvalue [2 x i64] %.1163, 0
  %.1165 = extractvalue [2 x i64] %.1163, 1
  %.1166 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1134, i32 0, i32 6
  %.1167 = load [2 x i64], ptr %.1166, align 8
  %.1168 = extractvalue [2 x i64] %.1167, 0
  %.1169 = extractvalue [2 x i64] %.1167, 1
  %.1170 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1134, i32 0, i32 4
  %.1171 = load ptr, ptr %.1170, align 8
  %.1172 = mul i64 1, %.1165
  %.1173 = mul i64 %.1153, %.1172
  %.1174 = add i64 0, %.1173
  %.1175 = mul i64 %.1156, 1
  %.1176 = add i64 %.1174, %.1175
  %.1177 = getelementptr i16, ptr %.1171, i64 %.1176
  store i16 %.1123, ptr %.1177, align 2
  %.1179 = alloca i16, align 2
  store i16 %.75, ptr %.1179, align 2
  store i16 0, ptr %.1181, align 2
  %.1184 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__hneg6__half_nbst12_3clocals_3e29_ZL6__hneg6__half_nbst_callerB3v79B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.1181, ptr %.1179)
  %.1185 = icmp eq i32 %.1184, 0
  %.1186 = icmp eq i32 %.1184, -2
  %.1187 = or i1 %.1185, %.1186
  %.1188 = xor i1 %.1187, true
  %.1189 = icmp eq i32 %.1184, -1
  %.1190 = icmp eq i32 %.1184, -3
  %.1191 = icmp sge i32 %.1184, 1
  %.1192 = load i16, ptr %.1181, align 2
  br i1 %.1188, label %B0.endif.endif.endif.endi...if.2, label %B0.endif.endif.endif.endi...endif.2, !prof !2

B0.endif.endif.endif.endi...if.2:                 ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.2:              ; preds = %B0.endif.endif.endif.endi...endif.1.endif.endif.endif
  %.1195 = insertvalue { i64, i64 } undef, i64 15, 0
  %.1196 = insertvalue { i64, i64 } %.1195, i64 %.46, 1
  %.1197 = extractvalue { i64, i64 } %.1196, 0
  %.1198 = extractvalue { i64, i64 } %.1196, 1
  %.1199 = insertvalue [2 x i64] undef, i64 15, 0
  %.1200 = insertvalue [2 x i64] %.1199, i64 %.1198, 1
  %.1201 = extractvalue [2 x i64] %.1200, 0
  %.1202 = extractvalue [2 x i64] %.1200, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1203, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1203, align 8
  %.1207 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1203, i32 0, i32 5
  %.1208 = getelementptr inbounds [2 x i64], ptr %.1207, i32 0, i32 0
  %.1209 = load i64, ptr %.1208, align 8, !range !1
  %.1210 = getelementptr inbounds [2 x i64], ptr %.1207, i32 0, i32 1
  %.1211 = load i64, ptr %.1210, align 8, !range !1
  %.1212 = insertvalue [2 x i64] undef, i64 %.1209, 0
  %.1213 = insertvalue [2 x i64] %.1212, i64 %.1211, 1
  %.1214 = extractvalue [2 x i64] %.1213, 0
  %.1215 = extractvalue [2 x i64] %.1213, 1
  %.1216 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1203, i32 0, i32 6
  %.1217 = load [2 x i64], ptr %.1216, align 8
  %.1218 = extractvalue [2 x i64] %.1217, 0
  %.1219 = extractvalue [2 x i64] %.1217, 1
  %.1220 = icmp slt i64 %.1201, 0
  %.1221 = add i64 %.1201, %.1214
  %.1222 = select i1 %.1220, i64 %.1221, i64 %.1201
  %.1223 = icmp slt i64 %.1202, 0
  %.1224 = add i64 %.1202, %.1215
  %.1225 = select i1 %.1223, i64 %.1224, i64 %.1202
  %.1226 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1203, i32 0, i32 5
  %.1227 = getelementptr inbounds [2 x i64], ptr %.1226, i32 0, i32 0
  %.1228 = load i64, ptr %.1227, align 8, !range !1
  %.1229 = getelementptr inbounds [2 x i64], ptr %.1226, i32 0, i32 1
  %.1230 = load i64, ptr %.1229, align 8, !range !1
  %.1231 = insertvalue [2 x i64] undef, i64 %.1228, 0
  %.1232 = insertvalue [2 x i64] %.1231, i64 %.1230, 1
  %.1233 = extractvalue [2 x i64] %.1232, 0
  %.1234 = extractvalue [2 x i64] %.1232, 1
  %.1235 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1203, i32 0, i32 6
  %.1236 = load [2 x i64], ptr %.1235, align 8
  %.1237 = extractvalue [2 x i64] %.1236, 0
  %.1238 = extractvalue [2 x i64] %.1236, 1
  %.1239 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1203, i32 0, i32 4
  %.1240 = load ptr, ptr %.1239, align 8
  %.1241 = mul i64 1, %.1234
  %.1242 = mul i64 %.1222, %.1241
  %.1243 = add i64 0, %.1242
  %.1244 = mul i64 %.1225, 1
  %.1245 = add i64 %.1243, %.1244
  %.1246 = getelementptr i16, ptr %.1240, i64 %.1245
  store i16 %.1192, ptr %.1246, align 2
  %.1248 = call i16 asm "cvt.rn.f16.s64 $0, $1;", "=h,l"(i64 3)
  %.1249 = alloca i16, align 2
  %.1250 = alloca i16, align 2
  store i16 %.75, ptr %.1249, align 2
  store i16 %.1248, ptr %.1250, align 2
  store i16 0, ptr %.1253, align 2
  %.1256 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hdiv6__halfS__nbst12_3clocals_3e31_ZL6__hdiv6__halfS__nbst_callerB3v80B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1253, ptr %.1249, ptr %.1250)
  %.1257 = icmp eq i32 %.1256, 0
  %.1258 = icmp eq i32 %.1256, -2
  %.1259 = or i1 %.1257, %.1258
  %.1260 = xor i1 %.1259, true
  %.1261 = icmp eq i32 %.1256, -1
  %.1262 = icmp eq i32 %.1256, -3
  %.1263 = icmp sge i32 %.1256, 1
  %.1264 = load i16, ptr %.1253, align 2
  br i1 %.1260, label %B0.endif.endif.endif.endi...endif.2.if, label %B0.endif.endif.endif.endi...endif.2.endif, !prof !2

B0.endif.endif.endif.endi...endif.2.if:           ; preds = %B0.endif.endif.endif.endi...endif.2
  ret void

B0.endif.endif.endif.endi...endif.2.endif:        ; preds = %B0.endif.endif.endif.endi...endif.2
  %.1267 = insertvalue { i64, i64 } undef, i64 16, 0
  %.1268 = insertvalue { i64, i64 } %.1267, i64 %.46, 1
  %.1269 = extractvalue { i64, i64 } %.1268, 0
  %.1270 = extractvalue { i64, i64 } %.1268, 1
  %.1271 = insertvalue [2 x i64] undef, i64 16, 0
  %.1272 = insertvalue [2 x i64] %.1271, i64 %.1270, 1
  %.1273 = extractvalue [2 x i64] %.1272, 0
  %.1274 = extractvalue [2 x i64] %.1272, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1275, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1275, align 8
  %.1279 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1275, i32 0, i32 5
  %.1280 = getelementptr inbounds [2 x i64], ptr %.1279, i32 0, i32 0
  %.1281 = load i64, ptr %.1280, align 8, !range !1
  %.1282 = getelementptr inbounds [2 x i64], ptr %.1279, i32 0, i32 1
  %.1283 = load i64, ptr %.1282, align 8, !range !1
  %.1284 = insertvalue [2 x i64] undef, i64 %.1281, 0
  %.1285 = insertvalue [2 x i64] %.1284, i64 %.1283, 1
  %.1286 = extractvalue [2 x i64] %.1285, 0
  %.1287 = extractvalue [2 x i64] %.1285, 1
  %.1288 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1275, i32 0, i32 6
  %.1289 = load [2 x i64], ptr %.1288, align 8
  %.1290 = extractvalue [2 x i64] %.1289, 0
  %.1291 = extractvalue [2 x i64] %.1289, 1
  %.1292 = icmp slt i64 %.1273, 0
  %.1293 = add i64 %.1273, %.1286
  %.1294 = select i1 %.1292, i64 %.1293, i64 %.1273
  %.1295 = icmp slt i64 %.1274, 0
  %.1296 = add i64 %.1274, %.1287
  %.1297 = select i1 %.1295, i64 %.1296, i64 %.1274
  %.1298 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1275, i32 0, i32 5
  %.1299 = getelementptr inbounds [2 x i64], ptr %.1298, i32 0, i32 0
  %.1300 = load i64, ptr %.1299, align 8, !range !1
  %.1301 = getelementptr inbounds [2 x i64], ptr %.1298, i32 0, i32 1
  %.1302 = load i64, ptr %.1301, align 8, !range !1
  %.1303 = insertvalue [2 x i64] undef, i64 %.1300, 0
  %.1304 = insertvalue [2 x i64] %.1303, i64 %.1302, 1
  %.1305 = extractvalue [2 x i64] %.1304, 0
  %.1306 = extractvalue [2 x i64] %.1304, 1
  %.1307 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1275, i32 0, i32 6
  %.1308 = load [2 x i64], ptr %.1307, align 8
  %.1309 = extractvalue [2 x i64] %.1308, 0
  %.1310 = extractvalue [2 x i64] %.1308, 1
  %.1311 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1275, i32 0, i32 4
  %.1312 = load ptr, ptr %.1311, align 8
  %.1313 = mul i64 1, %.1306
  %.1314 = mul i64 %.1294, %.1313
  %.1315 = add i64 0, %.1314
  %.1316 = mul i64 %.1297, 1
  %.1317 = add i64 %.1315, %.1316
  %.1318 = getelementptr i16, ptr %.1312, i64 %.1317
  store i16 %.1264, ptr %.1318, align 2
  %.1320 = call i16 asm "cvt.rn.f16.s64 $0, $1;", "=h,l"(i64 1)
  %.1321 = alloca i16, align 2
  %.1322 = alloca i16, align 2
  store i16 %.75, ptr %.1321, align 2
  store i16 %.1320, ptr %.1322, align 2
  store i16 0, ptr %.1325, align 2
  %.1328 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmax6__halfS__nbst12_3clocals_3e31_ZL6__hmax6__halfS__nbst_callerB3v81B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1325, ptr %.1321, ptr %.1322)
  %.1329 = icmp eq i32 %.1328, 0
  %.1330 = icmp eq i32 %.1328, -2
  %.1331 = or i1 %.1329, %.1330
  %.1332 = xor i1 %.1331, true
  %.1333 = icmp eq i32 %.1328, -1
  %.1334 = icmp eq i32 %.1328, -3
  %.1335 = icmp sge i32 %.1328, 1
  %.1336 = load i16, ptr %.1325, align 2
  br i1 %.1332, label %B0.endif.endif.endif.endi...endif.2.endif.if, label %B0.endif.endif.endif.endi...endif.2.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.2.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  ret void

B0.endif.endif.endif.endi...endif.2.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.2.endif
  %.1339 = insertvalue { i64, i64 } undef, i64 17, 0
  %.1340 = insertvalue { i64, i64 } %.1339, i64 %.46, 1
  %.1341 = extractvalue { i64, i64 } %.1340, 0
  %.1342 = extractvalue { i64, i64 } %.1340, 1
  %.1343 = insertvalue [2 x i64] undef, i64 17, 0
  %.1344 = insertvalue [2 x i64] %.1343, i64 %.1342, 1
  %.1345 = extractvalue [2 x i64] %.1344, 0
  %.1346 = extractvalue [2 x i64] %.1344, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1347, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1347, align 8
  %.1351 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1347, i32 0, i32 5
  %.1352 = getelementptr inbounds [2 x i64], ptr %.1351, i32 0, i32 0
  %.1353 = load i64, ptr %.1352, align 8, !range !1
  %.1354 = getelementptr inbounds [2 x i64], ptr %.1351, i32 0, i32 1
  %.1355 = load i64, ptr %.1354, align 8, !range !1
  %.1356 = insertvalue [2 x i64] undef, i64 %.1353, 0
  %.1357 = insertvalue [2 x i64] %.1356, i64 %.1355, 1
  %.1358 = extractvalue [2 x i64] %.1357, 0
  %.1359 = extractvalue [2 x i64] %.1357, 1
  %.1360 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1347, i32 0, i32 6
  %.1361 = load [2 x i64], ptr %.1360, align 8
  %.1362 = extractvalue [2 x i64] %.1361, 0
  %.1363 = extractvalue [2 x i64] %.1361, 1
  %.1364 = icmp slt i64 %.1345, 0
  %.1365 = add i64 %.1345, %.1358
  %.1366 = select i1 %.1364, i64 %.1365, i64 %.1345
  %.1367 = icmp slt i64 %.1346, 0
  %.1368 = add i64 %.1346, %.1359
  %.1369 = select i1 %.1367, i64 %.1368, i64 %.1346
  %.1370 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1347, i32 0, i32 5
  %.1371 = getelementptr inbounds [2 x i64], ptr %.1370, i32 0, i32 0
  %.1372 = load i64, ptr %.1371, align 8, !range !1
  %.1373 = getelementptr inbounds [2 x i64], ptr %.1370, i32 0, i32 1
  %.1374 = load i64, ptr %.1373, align 8, !range !1
  %.1375 = insertvalue [2 x i64] undef, i64 %.1372, 0
  %.1376 = insertvalue [2 x i64] %.1375, i64 %.1374, 1
  %.1377 = extractvalue [2 x i64] %.1376, 0
  %.1378 = extractvalue [2 x i64] %.1376, 1
  %.1379 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1347, i32 0, i32 6
  %.1380 = load [2 x i64], ptr %.1379, align 8
  %.1381 = extractvalue [2 x i64] %.1380, 0
  %.1382 = extractvalue [2 x i64] %.1380, 1
  %.1383 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1347, i32 0, i32 4
  %.1384 = load ptr, ptr %.1383, align 8
  %.1385 = mul i64 1, %.1378
  %.1386 = mul i64 %.1366, %.1385
  %.1387 = add i64 0, %.1386
  %.1388 = mul i64 %.1369, 1
  %.1389 = add i64 %.1387, %.1388
  %.1390 = getelementptr i16, ptr %.1384, i64 %.1389
  store i16 %.1336, ptr %.1390, align 2
  %.1392 = call i16 asm "cvt.rn.f16.s64 $0, $1;", "=h,l"(i64 1)
  %.1393 = alloca i16, align 2
  %.1394 = alloca i16, align 2
  store i16 %.75, ptr %.1393, align 2
  store i16 %.1392, ptr %.1394, align 2
  store i16 0, ptr %.1397, align 2
  %.1400 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmin6__halfS__nbst12_3clocals_3e31_ZL6__hmin6__halfS__nbst_callerB3v82B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1397, ptr %.1393, ptr %.1394)
  %.1401 = icmp eq i32 %.1400, 0
  %.1402 = icmp eq i32 %.1400, -2
  %.1403 = or i1 %.1401, %.1402
  %.1404 = xor i1 %.1403, true
  %.1405 = icmp eq i32 %.1400, -1
  %.1406 = icmp eq i32 %.1400, -3
  %.1407 = icmp sge i32 %.1400, 1
  %.1408 = load i16, ptr %.1397, align 2
  br i1 %.1404, label %B0.endif.endif.endif.endi...endif.2.endif.endif.if, label %B0.endif.endif.endif.endi...endif.2.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.2.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.2.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif
  %.1411 = insertvalue { i64, i64 } undef, i64 18, 0
  %.1412 = insertvalue { i64, i64 } %.1411, i64 %.46, 1
  %.1413 = extractvalue { i64, i64 } %.1412, 0
  %.1414 = extractvalue { i64, i64 } %.1412, 1
  %.1415 = insertvalue [2 x i64] undef, i64 18, 0
  %.1416 = insertvalue [2 x i64] %.1415, i64 %.1414, 1
  %.1417 = extractvalue [2 x i64] %.1416, 0
  %.1418 = extractvalue [2 x i64] %.1416, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1419, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1419, align 8
  %.1423 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1419, i32 0, i32 5
  %.1424 = getelementptr inbounds [2 x i64], ptr %.1423, i32 0, i32 0
  %.1425 = load i64, ptr %.1424, align 8, !range !1
  %.1426 = getelementptr inbounds [2 x i64], ptr %.1423, i32 0, i32 1
  %.1427 = load i64, ptr %.1426, align 8, !range !1
  %.1428 = insertvalue [2 x i64] undef, i64 %.1425, 0
  %.1429 = insertvalue [2 x i64] %.1428, i64 %.1427, 1
  %.1430 = extractvalue [2 x i64] %.1429, 0
  %.1431 = extractvalue [2 x i64] %.1429, 1
  %.1432 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1419, i32 0, i32 6
  %.1433 = load [2 x i64], ptr %.1432, align 8
  %.1434 = extractvalue [2 x i64] %.1433, 0
  %.1435 = extractvalue [2 x i64] %.1433, 1
  %.1436 = icmp slt i64 %.1417, 0
  %.1437 = add i64 %.1417, %.1430
  %.1438 = select i1 %.1436, i64 %.1437, i64 %.1417
  %.1439 = icmp slt i64 %.1418, 0
  %.1440 = add i64 %.1418, %.1431
  %.1441 = select i1 %.1439, i64 %.1440, i64 %.1418
  %.1442 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1419, i32 0, i32 5
  %.1443 = getelementptr inbounds [2 x i64], ptr %.1442, i32 0, i32 0
  %.1444 = load i64, ptr %.1443, align 8, !range !1
  %.1445 = getelementptr inbounds [2 x i64], ptr %.1442, i32 0, i32 1
  %.1446 = load i64, ptr %.1445, align 8, !range !1
  %.1447 = insertvalue [2 x i64] undef, i64 %.1444, 0
  %.1448 = insertvalue [2 x i64] %.1447, i64 %.1446, 1
  %.1449 = extractvalue [2 x i64] %.1448, 0
  %.1450 = extractvalue [2 x i64] %.1448, 1
  %.1451 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1419, i32 0, i32 6
  %.1452 = load [2 x i64], ptr %.1451, align 8
  %.1453 = extractvalue [2 x i64] %.1452, 0
  %.1454 = extractvalue [2 x i64] %.1452, 1
  %.1455 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1419, i32 0, i32 4
  %.1456 = load ptr, ptr %.1455, align 8
  %.1457 = mul i64 1, %.1450
  %.1458 = mul i64 %.1438, %.1457
  %.1459 = add i64 0, %.1458
  %.1460 = mul i64 %.1441, 1
  %.1461 = add i64 %.1459, %.1460
  %.1462 = getelementptr i16, ptr %.1456, i64 %.1461
  store i16 %.1408, ptr %.1462, align 2
  %.1464 = alloca i16, align 2
  store i16 %.75, ptr %.1464, align 2
  store i16 0, ptr %.1466, align 2
  %.1469 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hrcp6__half_nbst12_3clocals_3e27_ZL4hrcp6__half_nbst_callerB3v83B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.1466, ptr %.1464)
  %.1470 = icmp eq i32 %.1469, 0
  %.1471 = icmp eq i32 %.1469, -2
  %.1472 = or i1 %.1470, %.1471
  %.1473 = xor i1 %.1472, true
  %.1474 = icmp eq i32 %.1469, -1
  %.1475 = icmp eq i32 %.1469, -3
  %.1476 = icmp sge i32 %.1469, 1
  %.1477 = load i16, ptr %.1466, align 2
  br i1 %.1473, label %B0.endif.endif.endif.endi...if.3, label %B0.endif.endif.endif.endi...endif.3, !prof !2

B0.endif.endif.endif.endi...if.3:                 ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.3:              ; preds = %B0.endif.endif.endif.endi...endif.2.endif.endif.endif
  %.1480 = insertvalue { i64, i64 } undef, i64 19, 0
  %.1481 = insertvalue { i64, i64 } %.1480, i64 %.46, 1
  %.1482 = extractvalue { i64, i64 } %.1481, 0
  %.1483 = extractvalue { i64, i64 } %.1481, 1
  %.1484 = insertvalue [2 x i64] undef, i64 19, 0
  %.1485 = insertvalue [2 x i64] %.1484, i64 %.1483, 1
  %.1486 = extractvalue [2 x i64] %.1485, 0
  %.1487 = extractvalue [2 x i64] %.1485, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1488, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1488, align 8
  %.1492 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1488, i32 0, i32 5
  %.1493 = getelementptr inbounds [2 x i64], ptr %.1492, i32 0, i32 0
  %.1494 = load i64, ptr %.1493, align 8, !range !1
  %.1495 = getelementptr inbounds [2 x i64], ptr %.1492, i32 0, i32 1
  %.1496 = load i64, ptr %.1495, align 8, !range !1
  %.1497 = insertvalue [2 x i64] undef, i64 %.1494, 0
  %.1498 = insertvalue [2 x i64] %.1497, i64 %.1496, 1
  %.1499 = extractvalue [2 x i64] %.1498, 0
  %.1500 = extractvalue [2 x i64] %.1498, 1
  %.1501 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1488, i32 0, i32 6
  %.1502 = load [2 x i64], ptr %.1501, align 8
  %.1503 = extractvalue [2 x i64] %.1502, 0
  %.1504 = extractvalue [2 x i64] %.1502, 1
  %.1505 = icmp slt i64 %.1486, 0
  %.1506 = add i64 %.1486, %.1499
  %.1507 = select i1 %.1505, i64 %.1506, i64 %.1486
  %.1508 = icmp slt i64 %.1487, 0
  %.1509 = add i64 %.1487, %.1500
  %.1510 = select i1 %.1508, i64 %.1509, i64 %.1487
  %.1511 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1488, i32 0, i32 5
  %.1512 = getelementptr inbounds [2 x i64], ptr %.1511, i32 0, i32 0
  %.1513 = load i64, ptr %.1512, align 8, !range !1
  %.1514 = getelementptr inbounds [2 x i64], ptr %.1511, i32 0, i32 1
  %.1515 = load i64, ptr %.1514, align 8, !range !1
  %.1516 = insertvalue [2 x i64] undef, i64 %.1513, 0
  %.1517 = insertvalue [2 x i64] %.1516, i64 %.1515, 1
  %.1518 = extractvalue [2 x i64] %.1517, 0
  %.1519 = extractvalue [2 x i64] %.1517, 1
  %.1520 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1488, i32 0, i32 6
  %.1521 = load [2 x i64], ptr %.1520, align 8
  %.1522 = extractvalue [2 x i64] %.1521, 0
  %.1523 = extractvalue [2 x i64] %.1521, 1
  %.1524 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1488, i32 0, i32 4
  %.1525 = load ptr, ptr %.1524, align 8
  %.1526 = mul i64 1, %.1519
  %.1527 = mul i64 %.1507, %.1526
  %.1528 = add i64 0, %.1527
  %.1529 = mul i64 %.1510, 1
  %.1530 = add i64 %.1528, %.1529
  %.1531 = getelementptr i16, ptr %.1525, i64 %.1530
  store i16 %.1477, ptr %.1531, align 2
  %.1533 = alloca i16, align 2
  %.1534 = alloca i16, align 2
  store i16 %.75, ptr %.1533, align 2
  store i16 %.104, ptr %.1534, align 2
  store i16 0, ptr %.1537, align 2
  %.1540 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZplRK6__halfS1__nbst12_3clocals_3e28_ZplRK6__halfS1__nbst_callerB3v37B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1537, ptr %.1533, ptr %.1534)
  %.1541 = icmp eq i32 %.1540, 0
  %.1542 = icmp eq i32 %.1540, -2
  %.1543 = or i1 %.1541, %.1542
  %.1544 = xor i1 %.1543, true
  %.1545 = icmp eq i32 %.1540, -1
  %.1546 = icmp eq i32 %.1540, -3
  %.1547 = icmp sge i32 %.1540, 1
  %.1548 = load i16, ptr %.1537, align 2
  br i1 %.1544, label %B0.endif.endif.endif.endi...endif.3.if, label %B0.endif.endif.endif.endi...endif.3.endif, !prof !2

B0.endif.endif.endif.endi...endif.3.if:           ; preds = %B0.endif.endif.endif.endi...endif.3
  ret void

B0.endif.endif.endif.endi...endif.3.endif:        ; preds = %B0.endif.endif.endif.endi...endif.3
  %.1551 = insertvalue { i64, i64 } undef, i64 20, 0
  %.1552 = insertvalue { i64, i64 } %.1551, i64 %.46, 1
  %.1553 = extractvalue { i64, i64 } %.1552, 0
  %.1554 = extractvalue { i64, i64 } %.1552, 1
  %.1555 = insertvalue [2 x i64] undef, i64 20, 0
  %.1556 = insertvalue [2 x i64] %.1555, i64 %.1554, 1
  %.1557 = extractvalue [2 x i64] %.1556, 0
  %.1558 = extractvalue [2 x i64] %.1556, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1559, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1559, align 8
  %.1563 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1559, i32 0, i32 5
  %.1564 = getelementptr inbounds [2 x i64], ptr %.1563, i32 0, i32 0
  %.1565 = load i64, ptr %.1564, align 8, !range !1
  %.1566 = getelementptr inbounds [2 x i64], ptr %.1563, i32 0, i32 1
  %.1567 = load i64, ptr %.1566, align 8, !range !1
  %.1568 = insertvalue [2 x i64] undef, i64 %.1565, 0
  %.1569 = insertvalue [2 x i64] %.1568, i64 %.1567, 1
  %.1570 = extractvalue [2 x i64] %.1569, 0
  %.1571 = extractvalue [2 x i64] %.1569, 1
  %.1572 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1559, i32 0, i32 6
  %.1573 = load [2 x i64], ptr %.1572, align 8
  %.1574 = extractvalue [2 x i64] %.1573, 0
  %.1575 = extractvalue [2 x i64] %.1573, 1
  %.1576 = icmp slt i64 %.1557, 0
  %.1577 = add i64 %.1557, %.1570
  %.1578 = select i1 %.1576, i64 %.1577, i64 %.1557
  %.1579 = icmp slt i64 %.1558, 0
  %.1580 = add i64 %.1558, %.1571
  %.1581 = select i1 %.1579, i64 %.1580, i64 %.1558
  %.1582 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1559, i32 0, i32 5
  %.1583 = getelementptr inbounds [2 x i64], ptr %.1582, i32 0, i32 0
  %.1584 = load i64, ptr %.1583, align 8, !range !1
  %.1585 = getelementptr inbounds [2 x i64], ptr %.1582, i32 0, i32 1
  %.1586 = load i64, ptr %.1585, align 8, !range !1
  %.1587 = insertvalue [2 x i64] undef, i64 %.1584, 0
  %.1588 = insertvalue [2 x i64] %.1587, i64 %.1586, 1
  %.1589 = extractvalue [2 x i64] %.1588, 0
  %.1590 = extractvalue [2 x i64] %.1588, 1
  %.1591 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1559, i32 0, i32 6
  %.1592 = load [2 x i64], ptr %.1591, align 8
  %.1593 = extractvalue [2 x i64] %.1592, 0
  %.1594 = extractvalue [2 x i64] %.1592, 1
  %.1595 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1559, i32 0, i32 4
  %.1596 = load ptr, ptr %.1595, align 8
  %.1597 = mul i64 1, %.1590
  %.1598 = mul i64 %.1578, %.1597
  %.1599 = add i64 0, %.1598
  %.1600 = mul i64 %.1581, 1
  %.1601 = add i64 %.1599, %.1600
  %.1602 = getelementptr i16, ptr %.1596, i64 %.1601
  store i16 %.1548, ptr %.1602, align 2
  %.1604 = alloca i16, align 2
  %.1605 = alloca i16, align 2
  store i16 %.75, ptr %.1604, align 2
  store i16 %.104, ptr %.1605, align 2
  store i16 0, ptr %.1608, align 2
  %.1611 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hsub6__halfS__nbst12_3clocals_3e31_ZL6__hsub6__halfS__nbst_callerB3v84B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1608, ptr %.1604, ptr %.1605)
  %.1612 = icmp eq i32 %.1611, 0
  %.1613 = icmp eq i32 %.1611, -2
  %.1614 = or i1 %.1612, %.1613
  %.1615 = xor i1 %.1614, true
  %.1616 = icmp eq i32 %.1611, -1
  %.1617 = icmp eq i32 %.1611, -3
  %.1618 = icmp sge i32 %.1611, 1
  %.1619 = load i16, ptr %.1608, align 2
  br i1 %.1615, label %B0.endif.endif.endif.endi...endif.3.endif.if, label %B0.endif.endif.endif.endi...endif.3.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.3.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.3.endif
  ret void

B0.endif.endif.endif.endi...endif.3.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.3.endif
  %.1622 = insertvalue { i64, i64 } undef, i64 21, 0
  %.1623 = insertvalue { i64, i64 } %.1622, i64 %.46, 1
  %.1624 = extractvalue { i64, i64 } %.1623, 0
  %.1625 = extractvalue { i64, i64 } %.1623, 1
  %.1626 = insertvalue [2 x i64] undef, i64 21, 0
  %.1627 = insertvalue [2 x i64] %.1626, i64 %.1625, 1
  %.1628 = extractvalue [2 x i64] %.1627, 0
  %.1629 = extractvalue [2 x i64] %.1627, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1630, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1630, align 8
  %.1634 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1630, i32 0, i32 5
  %.1635 = getelementptr inbounds [2 x i64], ptr %.1634, i32 0, i32 0
  %.1636 = load i64, ptr %.1635, align 8, !range !1
  %.1637 = getelementptr inbounds [2 x i64], ptr %.1634, i32 0, i32 1
  %.1638 = load i64, ptr %.1637, align 8, !range !1
  %.1639 = insertvalue [2 x i64] undef, i64 %.1636, 0
  %.1640 = insertvalue [2 x i64] %.1639, i64 %.1638, 1
  %.1641 = extractvalue [2 x i64] %.1640, 0
  %.1642 = extractvalue [2 x i64] %.1640, 1
  %.1643 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1630, i32 0, i32 6
  %.1644 = load [2 x i64], ptr %.1643, align 8
  %.1645 = extractvalue [2 x i64] %.1644, 0
  %.1646 = extractvalue [2 x i64] %.1644, 1
  %.1647 = icmp slt i64 %.1628, 0
  %.1648 = add i64 %.1628, %.1641
  %.1649 = select i1 %.1647, i64 %.1648, i64 %.1628
  %.1650 = icmp slt i64 %.1629, 0
  %.1651 = add i64 %.1629, %.1642
  %.1652 = select i1 %.1650, i64 %.1651, i64 %.1629
  %.1653 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1630, i32 0, i32 5
  %.1654 = getelementptr inbounds [2 x i64], ptr %.1653, i32 0, i32 0
  %.1655 = load i64, ptr %.1654, align 8, !range !1
  %.1656 = getelementptr inbounds [2 x i64], ptr %.1653, i32 0, i32 1
  %.1657 = load i64, ptr %.1656, align 8, !range !1
  %.1658 = insertvalue [2 x i64] undef, i64 %.1655, 0
  %.1659 = insertvalue [2 x i64] %.1658, i64 %.1657, 1
  %.1660 = extractvalue [2 x i64] %.1659, 0
  %.1661 = extractvalue [2 x i64] %.1659, 1
  %.1662 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1630, i32 0, i32 6
  %.1663 = load [2 x i64], ptr %.1662, align 8
  %.1664 = extractvalue [2 x i64] %.1663, 0
  %.1665 = extractvalue [2 x i64] %.1663, 1
  %.1666 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1630, i32 0, i32 4
  %.1667 = load ptr, ptr %.1666, align 8
  %.1668 = mul i64 1, %.1661
  %.1669 = mul i64 %.1649, %.1668
  %.1670 = add i64 0, %.1669
  %.1671 = mul i64 %.1652, 1
  %.1672 = add i64 %.1670, %.1671
  %.1673 = getelementptr i16, ptr %.1667, i64 %.1672
  store i16 %.1619, ptr %.1673, align 2
  %.1675 = alloca i16, align 2
  %.1676 = alloca i16, align 2
  store i16 %.75, ptr %.1675, align 2
  store i16 %.104, ptr %.1676, align 2
  store i16 0, ptr %.1679, align 2
  %.1682 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmul6__halfS__nbst12_3clocals_3e31_ZL6__hmul6__halfS__nbst_callerB3v85B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1679, ptr %.1675, ptr %.1676)
  %.1683 = icmp eq i32 %.1682, 0
  %.1684 = icmp eq i32 %.1682, -2
  %.1685 = or i1 %.1683, %.1684
  %.1686 = xor i1 %.1685, true
  %.1687 = icmp eq i32 %.1682, -1
  %.1688 = icmp eq i32 %.1682, -3
  %.1689 = icmp sge i32 %.1682, 1
  %.1690 = load i16, ptr %.1679, align 2
  br i1 %.1686, label %B0.endif.endif.endif.endi...endif.3.endif.endif.if, label %B0.endif.endif.endif.endi...endif.3.endif.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.3.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.3.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.3.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.3.endif.endif
  %.1693 = insertvalue { i64, i64 } undef, i64 22, 0
  %.1694 = insertvalue { i64, i64 } %.1693, i64 %.46, 1
  %.1695 = extractvalue { i64, i64 } %.1694, 0
  %.1696 = extractvalue { i64, i64 } %.1694, 1
  %.1697 = insertvalue [2 x i64] undef, i64 22, 0
  %.1698 = insertvalue [2 x i64] %.1697, i64 %.1696, 1
  %.1699 = extractvalue [2 x i64] %.1698, 0
  %.1700 = extractvalue [2 x i64] %.1698, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1701, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1701, align 8
  %.1705 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1701, i32 0, i32 5
  %.1706 = getelementptr inbounds [2 x i64], ptr %.1705, i32 0, i32 0
  %.1707 = load i64, ptr %.1706, align 8, !range !1
  %.1708 = getelementptr inbounds [2 x i64], ptr %.1705, i32 0, i32 1
  %.1709 = load i64, ptr %.1708, align 8, !range !1
  %.1710 = insertvalue [2 x i64] undef, i64 %.1707, 0
  %.1711 = insertvalue [2 x i64] %.1710, i64 %.1709, 1
  %.1712 = extractvalue [2 x i64] %.1711, 0
  %.1713 = extractvalue [2 x i64] %.1711, 1
  %.1714 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1701, i32 0, i32 6
  %.1715 = load [2 x i64], ptr %.1714, align 8
  %.1716 = extractvalue [2 x i64] %.1715, 0
  %.1717 = extractvalue [2 x i64] %.1715, 1
  %.1718 = icmp slt i64 %.1699, 0
  %.1719 = add i64 %.1699, %.1712
  %.1720 = select i1 %.1718, i64 %.1719, i64 %.1699
  %.1721 = icmp slt i64 %.1700, 0
  %.1722 = add i64 %.1700, %.1713
  %.1723 = select i1 %.1721, i64 %.1722, i64 %.1700
  %.1724 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1701, i32 0, i32 5
  %.1725 = getelementptr inbounds [2 x i64], ptr %.1724, i32 0, i32 0
  %.1726 = load i64, ptr %.1725, align 8, !range !1
  %.1727 = getelementptr inbounds [2 x i64], ptr %.1724, i32 0, i32 1
  %.1728 = load i64, ptr %.1727, align 8, !range !1
  %.1729 = insertvalue [2 x i64] undef, i64 %.1726, 0
  %.1730 = insertvalue [2 x i64] %.1729, i64 %.1728, 1
  %.1731 = extractvalue [2 x i64] %.1730, 0
  %.1732 = extractvalue [2 x i64] %.1730, 1
  %.1733 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1701, i32 0, i32 6
  %.1734 = load [2 x i64], ptr %.1733, align 8
  %.1735 = extractvalue [2 x i64] %.1734, 0
  %.1736 = extractvalue [2 x i64] %.1734, 1
  %.1737 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1701, i32 0, i32 4
  %.1738 = load ptr, ptr %.1737, align 8
  %.1739 = mul i64 1, %.1732
  %.1740 = mul i64 %.1720, %.1739
  %.1741 = add i64 0, %.1740
  %.1742 = mul i64 %.1723, 1
  %.1743 = add i64 %.1741, %.1742
  %.1744 = getelementptr i16, ptr %.1738, i64 %.1743
  store i16 %.1690, ptr %.1744, align 2
  %.1746 = call i16 asm "cvt.rn.f16.f64 $0, $1;", "=h,d"(double 2.500000e-01)
  %.1747 = alloca i16, align 2
  %.1748 = alloca i16, align 2
  store i16 %.137, ptr %.1747, align 2
  store i16 %.1746, ptr %.1748, align 2
  store i16 0, ptr %.1751, align 2
  %.1754 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZmiRK6__halfS1__nbst12_3clocals_3e28_ZmiRK6__halfS1__nbst_callerB3v38B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1751, ptr %.1747, ptr %.1748)
  %.1755 = icmp eq i32 %.1754, 0
  %.1756 = icmp eq i32 %.1754, -2
  %.1757 = or i1 %.1755, %.1756
  %.1758 = xor i1 %.1757, true
  %.1759 = icmp eq i32 %.1754, -1
  %.1760 = icmp eq i32 %.1754, -3
  %.1761 = icmp sge i32 %.1754, 1
  %.1762 = load i16, ptr %.1751, align 2
  br i1 %.1758, label %B0.endif.endif.endif.endi...if.4, label %B0.endif.endif.endif.endi...endif.4, !prof !2

B0.endif.endif.endif.endi...if.4:                 ; preds = %B0.endif.endif.endif.endi...endif.3.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.4:              ; preds = %B0.endif.endif.endif.endi...endif.3.endif.endif.endif
  %.1765 = insertvalue { i64, i64 } undef, i64 23, 0
  %.1766 = insertvalue { i64, i64 } %.1765, i64 %.46, 1
  %.1767 = extractvalue { i64, i64 } %.1766, 0
  %.1768 = extractvalue { i64, i64 } %.1766, 1
  %.1769 = insertvalue [2 x i64] undef, i64 23, 0
  %.1770 = insertvalue [2 x i64] %.1769, i64 %.1768, 1
  %.1771 = extractvalue [2 x i64] %.1770, 0
  %.1772 = extractvalue [2 x i64] %.1770, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1773, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %.1773, align 8
  %.1777 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1773, i32 0, i32 5
  %.1778 = getelementptr inbounds [2 x i64], ptr %.1777, i32 0, i32 0
  %.1779 = load i64, ptr %.1778, align 8, !range !1
  %.1780 = getelementptr inbounds [2 x i64], ptr %.1777, i32 0, i32 1
  %.1781 = load i64, ptr %.1780, align 8, !range !1
  %.1782 = insertvalue [2 x i64] undef, i64 %.1779, 0
  %.1783 = insertvalue [2 x i64] %.1782, i64 %.1781, 1
  %.1784 = extractvalue [2 x i64] %.1783, 0
  %.1785 = extractvalue [2 x i64] %.1783, 1
  %.1786 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1773, i32 0, i32 6
  %.1787 = load [2 x i64], ptr %.1786, align 8
  %.1788 = extractvalue [2 x i64] %.1787, 0
  %.1789 = extractvalue [2 x i64] %.1787, 1
  %.1790 = icmp slt i64 %.1771, 0
  %.1791 = add i64 %.1771, %.1784
  %.1792 = select i1 %.1790, i64 %.1791, i64 %.1771
  %.1793 = icmp slt i64 %.1772, 0
  %.1794 = add i64 %.1772, %.1785
  %.1795 = select i1 %.1793, i64 %.1794, i64 %.1772
  %.1796 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1773, i32 0, i32 5
  %.1797 = getelementptr inbounds [2 x i64], ptr %.1796, i32 0, i32 0
  %.1798 = load i64, ptr %.1797, align 8, !range !1
  %.1799 = getelementptr inbounds [2 x i64], ptr %.1796, i32 0, i32 1
  %.1800 = load i64, ptr %.1799, align 8, !range !1
  %.1801 = insertvalue [2 x i64] undef, i64 %.1798, 0
  %.1802 = insertvalue [2 x i64] %.1801, i64 %.1800, 1
  %.1803 = extractvalue [2 x i64] %.1802, 0
  %.1804 = extractvalue [2 x i64] %.1802, 1
  %.1805 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1773, i32 0, i32 6
  %.1806 = load [2 x i64], ptr %.1805, align 8
  %.1807 = extractvalue [2 x i64] %.1806, 0
  %.1808 = extractvalue [2 x i64] %.1806, 1
  %.1809 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1773, i32 0, i32 4
  %.1810 = load ptr, ptr %.1809, align 8
  %.1811 = mul i64 1, %.1804
  %.1812 = mul i64 %.1792, %.1811
  %.1813 = add i64 0, %.1812
  %.1814 = mul i64 %.1795, 1
  %.1815 = add i64 %.1813, %.1814
  %.1816 = getelementptr i16, ptr %.1810, i64 %.1815
  store i16 %.1762, ptr %.1816, align 2
  %.1818 = alloca i16, align 2
  %.1819 = alloca i16, align 2
  store i16 %.75, ptr %.1818, align 2
  store i16 %.104, ptr %.1819, align 2
  store i8 0, ptr %.1822, align 1
  %.1825 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__heq6__halfS__nbst12_3clocals_3e30_ZL5__heq6__halfS__nbst_callerB3v86B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1822, ptr %.1818, ptr %.1819)
  %.1826 = icmp eq i32 %.1825, 0
  %.1827 = icmp eq i32 %.1825, -2
  %.1828 = or i1 %.1826, %.1827
  %.1829 = xor i1 %.1828, true
  %.1830 = icmp eq i32 %.1825, -1
  %.1831 = icmp eq i32 %.1825, -3
  %.1832 = icmp sge i32 %.1825, 1
  %.1833 = load i8, ptr %.1822, align 1
  %.1836 = icmp eq i8 %.1833, 0
  br i1 %.1836, label %B0.endif.endif.endif.endi...endif.4.if, label %B0.endif.endif.endif.endi...endif.4.else

B0.endif.endif.endif.endi...endif.4.if:           ; preds = %B0.endif.endif.endif.endi...endif.4
  store i1 false, ptr %.1834, align 1
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.else:         ; preds = %B0.endif.endif.endif.endi...endif.4
  store i1 true, ptr %.1834, align 1
  br label %B0.endif.endif.endif.endi...endif.4.endif

B0.endif.endif.endif.endi...endif.4.endif:        ; preds = %B0.endif.endif.endif.endi...endif.4.else, %B0.endif.endif.endif.endi...endif.4.if
  %.1842 = load i1, ptr %.1834, align 1
  br i1 %.1829, label %B0.endif.endif.endif.endi...endif.4.endif.if, label %B0.endif.endif.endif.endi...endif.4.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.4.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  ret void

B0.endif.endif.endif.endi...endif.4.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.4.endif
  %.1845 = insertvalue { i64, i64 } undef, i64 0, 0
  %.1846 = insertvalue { i64, i64 } %.1845, i64 %.46, 1
  %.1847 = extractvalue { i64, i64 } %.1846, 0
  %.1848 = extractvalue { i64, i64 } %.1846, 1
  %.1849 = insertvalue [2 x i64] undef, i64 0, 0
  %.1850 = insertvalue [2 x i64] %.1849, i64 %.1848, 1
  %.1851 = extractvalue [2 x i64] %.1850, 0
  %.1852 = extractvalue [2 x i64] %.1850, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1853, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.1853, align 8
  %.1857 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1853, i32 0, i32 5
  %.1858 = getelementptr inbounds [2 x i64], ptr %.1857, i32 0, i32 0
  %.1859 = load i64, ptr %.1858, align 8, !range !1
  %.1860 = getelementptr inbounds [2 x i64], ptr %.1857, i32 0, i32 1
  %.1861 = load i64, ptr %.1860, align 8, !range !1
  %.1862 = insertvalue [2 x i64] undef, i64 %.1859, 0
  %.1863 = insertvalue [2 x i64] %.1862, i64 %.1861, 1
  %.1864 = extractvalue [2 x i64] %.1863, 0
  %.1865 = extractvalue [2 x i64] %.1863, 1
  %.1866 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1853, i32 0, i32 6
  %.1867 = load [2 x i64], ptr %.1866, align 8
  %.1868 = extractvalue [2 x i64] %.1867, 0
  %.1869 = extractvalue [2 x i64] %.1867, 1
  %.1870 = icmp slt i64 %.1851, 0
  %.1871 = add i64 %.1851, %.1864
  %.1872 = select i1 %.1870, i64 %.1871, i64 %.1851
  %.1873 = icmp slt i64 %.1852, 0
  %.1874 = add i64 %.1852, %.1865
  %.1875 = select i1 %.1873, i64 %.1874, i64 %.1852
  %.1876 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1853, i32 0, i32 5
  %.1877 = getelementptr inbounds [2 x i64], ptr %.1876, i32 0, i32 0
  %.1878 = load i64, ptr %.1877, align 8, !range !1
  %.1879 = getelementptr inbounds [2 x i64], ptr %.1876, i32 0, i32 1
  %.1880 = load i64, ptr %.1879, align 8, !range !1
  %.1881 = insertvalue [2 x i64] undef, i64 %.1878, 0
  %.1882 = insertvalue [2 x i64] %.1881, i64 %.1880, 1
  %.1883 = extractvalue [2 x i64] %.1882, 0
  %.1884 = extractvalue [2 x i64] %.1882, 1
  %.1885 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1853, i32 0, i32 6
  %.1886 = load [2 x i64], ptr %.1885, align 8
  %.1887 = extractvalue [2 x i64] %.1886, 0
  %.1888 = extractvalue [2 x i64] %.1886, 1
  %.1889 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1853, i32 0, i32 4
  %.1890 = load ptr, ptr %.1889, align 8
  %.1891 = mul i64 1, %.1884
  %.1892 = mul i64 %.1872, %.1891
  %.1893 = add i64 0, %.1892
  %.1894 = mul i64 %.1875, 1
  %.1895 = add i64 %.1893, %.1894
  %.1896 = getelementptr i8, ptr %.1890, i64 %.1895
  %.1897 = zext i1 %.1842 to i8
  store i8 %.1897, ptr %.1896, align 1
  %.1899 = alloca i16, align 2
  %.1900 = alloca i16, align 2
  store i16 %.75, ptr %.1899, align 2
  store i16 %.104, ptr %.1900, align 2
  store i8 0, ptr %.1903, align 1
  %.1906 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hne6__halfS__nbst12_3clocals_3e30_ZL5__hne6__halfS__nbst_callerB3v87B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1903, ptr %.1899, ptr %.1900)
  %.1907 = icmp eq i32 %.1906, 0
  %.1908 = icmp eq i32 %.1906, -2
  %.1909 = or i1 %.1907, %.1908
  %.1910 = xor i1 %.1909, true
  %.1911 = icmp eq i32 %.1906, -1
  %.1912 = icmp eq i32 %.1906, -3
  %.1913 = icmp sge i32 %.1906, 1
  %.1914 = load i8, ptr %.1903, align 1
  %.1917 = icmp eq i8 %.1914, 0
  br i1 %.1917, label %B0.endif.endif.endif.endi...endif.4.endif.endif.if, label %B0.endif.endif.endif.endi...endif.4.endif.endif.else

B0.endif.endif.endif.endi...endif.4.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif
  store i1 false, ptr %.1915, align 1
  br label %B0.endif.endif.endif.endi...endif.4.endif.endif.endif

B0.endif.endif.endif.endi...endif.4.endif.endif.else: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif
  store i1 true, ptr %.1915, align 1
  br label %B0.endif.endif.endif.endi...endif.4.endif.endif.endif

B0.endif.endif.endif.endi...endif.4.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif.else, %B0.endif.endif.endif.endi...endif.4.endif.endif.if
  %.1923 = load i1, ptr %.1915, align 1
  br i1 %.1910, label %B0.endif.endif.endif.endi...if.5, label %B0.endif.endif.endif.endi...endif.5, !prof !2

B0.endif.endif.endif.endi...if.5:                 ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.5:              ; preds = %B0.endif.endif.endif.endi...endif.4.endif.endif.endif
  %.1926 = insertvalue { i64, i64 } undef, i64 1, 0
  %.1927 = insertvalue { i64, i64 } %.1926, i64 %.46, 1
  %.1928 = extractvalue { i64, i64 } %.1927, 0
  %.1929 = extractvalue { i64, i64 } %.1927, 1
  %.1930 = insertvalue [2 x i64] undef, i64 1, 0
  %.1931 = insertvalue [2 x i64] %.1930, i64 %.1929, 1
  %.1932 = extractvalue [2 x i64] %.1931, 0
  %.1933 = extractvalue [2 x i64] %.1931, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.1934, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.1934, align 8
  %.1938 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1934, i32 0, i32 5
  %.1939 = getelementptr inbounds [2 x i64], ptr %.1938, i32 0, i32 0
  %.1940 = load i64, ptr %.1939, align 8, !range !1
  %.1941 = getelementptr inbounds [2 x i64], ptr %.1938, i32 0, i32 1
  %.1942 = load i64, ptr %.1941, align 8, !range !1
  %.1943 = insertvalue [2 x i64] undef, i64 %.1940, 0
  %.1944 = insertvalue [2 x i64] %.1943, i64 %.1942, 1
  %.1945 = extractvalue [2 x i64] %.1944, 0
  %.1946 = extractvalue [2 x i64] %.1944, 1
  %.1947 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1934, i32 0, i32 6
  %.1948 = load [2 x i64], ptr %.1947, align 8
  %.1949 = extractvalue [2 x i64] %.1948, 0
  %.1950 = extractvalue [2 x i64] %.1948, 1
  %.1951 = icmp slt i64 %.1932, 0
  %.1952 = add i64 %.1932, %.1945
  %.1953 = select i1 %.1951, i64 %.1952, i64 %.1932
  %.1954 = icmp slt i64 %.1933, 0
  %.1955 = add i64 %.1933, %.1946
  %.1956 = select i1 %.1954, i64 %.1955, i64 %.1933
  %.1957 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1934, i32 0, i32 5
  %.1958 = getelementptr inbounds [2 x i64], ptr %.1957, i32 0, i32 0
  %.1959 = load i64, ptr %.1958, align 8, !range !1
  %.1960 = getelementptr inbounds [2 x i64], ptr %.1957, i32 0, i32 1
  %.1961 = load i64, ptr %.1960, align 8, !range !1
  %.1962 = insertvalue [2 x i64] undef, i64 %.1959, 0
  %.1963 = insertvalue [2 x i64] %.1962, i64 %.1961, 1
  %.1964 = extractvalue [2 x i64] %.1963, 0
  %.1965 = extractvalue [2 x i64] %.1963, 1
  %.1966 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1934, i32 0, i32 6
  %.1967 = load [2 x i64], ptr %.1966, align 8
  %.1968 = extractvalue [2 x i64] %.1967, 0
  %.1969 = extractvalue [2 x i64] %.1967, 1
  %.1970 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.1934, i32 0, i32 4
  %.1971 = load ptr, ptr %.1970, align 8
  %.1972 = mul i64 1, %.1965
  %.1973 = mul i64 %.1953, %.1972
  %.1974 = add i64 0, %.1973
  %.1975 = mul i64 %.1956, 1
  %.1976 = add i64 %.1974, %.1975
  %.1977 = getelementptr i8, ptr %.1971, i64 %.1976
  %.1978 = zext i1 %.1923 to i8
  store i8 %.1978, ptr %.1977, align 1
  %.1980 = alloca i16, align 2
  %.1981 = alloca i16, align 2
  store i16 %.75, ptr %.1980, align 2
  store i16 %.104, ptr %.1981, align 2
  store i8 0, ptr %.1984, align 1
  %.1987 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hge6__halfS__nbst12_3clocals_3e30_ZL5__hge6__halfS__nbst_callerB3v88B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.1984, ptr %.1980, ptr %.1981)
  %.1988 = icmp eq i32 %.1987, 0
  %.1989 = icmp eq i32 %.1987, -2
  %.1990 = or i1 %.1988, %.1989
  %.1991 = xor i1 %.1990, true
  %.1992 = icmp eq i32 %.1987, -1
  %.1993 = icmp eq i32 %.1987, -3
  %.1994 = icmp sge i32 %.1987, 1
  %.1995 = load i8, ptr %.1984, align 1
  %.1998 = icmp eq i8 %.1995, 0
  br i1 %.1998, label %B0.endif.endif.endif.endi...endif.5.if, label %B0.endif.endif.endif.endi...endif.5.else

B0.endif.endif.endif.endi...endif.5.if:           ; preds = %B0.endif.endif.endif.endi...endif.5
  store i1 false, ptr %.1996, align 1
  br label %B0.endif.endif.endif.endi...endif.5.endif

B0.endif.endif.endif.endi...endif.5.else:         ; preds = %B0.endif.endif.endif.endi...endif.5
  store i1 true, ptr %.1996, align 1
  br label %B0.endif.endif.endif.endi...endif.5.endif

B0.endif.endif.endif.endi...endif.5.endif:        ; preds = %B0.endif.endif.endif.endi...endif.5.else, %B0.endif.endif.endif.endi...endif.5.if
  %.2004 = load i1, ptr %.1996, align 1
  br i1 %.1991, label %B0.endif.endif.endif.endi...endif.5.endif.if, label %B0.endif.endif.endif.endi...endif.5.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.5.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.5.endif
  ret void

B0.endif.endif.endif.endi...endif.5.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.5.endif
  %.2007 = insertvalue { i64, i64 } undef, i64 2, 0
  %.2008 = insertvalue { i64, i64 } %.2007, i64 %.46, 1
  %.2009 = extractvalue { i64, i64 } %.2008, 0
  %.2010 = extractvalue { i64, i64 } %.2008, 1
  %.2011 = insertvalue [2 x i64] undef, i64 2, 0
  %.2012 = insertvalue [2 x i64] %.2011, i64 %.2010, 1
  %.2013 = extractvalue [2 x i64] %.2012, 0
  %.2014 = extractvalue [2 x i64] %.2012, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2015, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.2015, align 8
  %.2019 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2015, i32 0, i32 5
  %.2020 = getelementptr inbounds [2 x i64], ptr %.2019, i32 0, i32 0
  %.2021 = load i64, ptr %.2020, align 8, !range !1
  %.2022 = getelementptr inbounds [2 x i64], ptr %.2019, i32 0, i32 1
  %.2023 = load i64, ptr %.2022, align 8, !range !1
  %.2024 = insertvalue [2 x i64] undef, i64 %.2021, 0
  %.2025 = insertvalue [2 x i64] %.2024, i64 %.2023, 1
  %.2026 = extractvalue [2 x i64] %.2025, 0
  %.2027 = extractvalue [2 x i64] %.2025, 1
  %.2028 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2015, i32 0, i32 6
  %.2029 = load [2 x i64], ptr %.2028, align 8
  %.2030 = extractvalue [2 x i64] %.2029, 0
  %.2031 = extractvalue [2 x i64] %.2029, 1
  %.2032 = icmp slt i64 %.2013, 0
  %.2033 = add i64 %.2013, %.2026
  %.2034 = select i1 %.2032, i64 %.2033, i64 %.2013
  %.2035 = icmp slt i64 %.2014, 0
  %.2036 = add i64 %.2014, %.2027
  %.2037 = select i1 %.2035, i64 %.2036, i64 %.2014
  %.2038 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2015, i32 0, i32 5
  %.2039 = getelementptr inbounds [2 x i64], ptr %.2038, i32 0, i32 0
  %.2040 = load i64, ptr %.2039, align 8, !range !1
  %.2041 = getelementptr inbounds [2 x i64], ptr %.2038, i32 0, i32 1
  %.2042 = load i64, ptr %.2041, align 8, !range !1
  %.2043 = insertvalue [2 x i64] undef, i64 %.2040, 0
  %.2044 = insertvalue [2 x i64] %.2043, i64 %.2042, 1
  %.2045 = extractvalue [2 x i64] %.2044, 0
  %.2046 = extractvalue [2 x i64] %.2044, 1
  %.2047 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2015, i32 0, i32 6
  %.2048 = load [2 x i64], ptr %.2047, align 8
  %.2049 = extractvalue [2 x i64] %.2048, 0
  %.2050 = extractvalue [2 x i64] %.2048, 1
  %.2051 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2015, i32 0, i32 4
  %.2052 = load ptr, ptr %.2051, align 8
  %.2053 = mul i64 1, %.2046
  %.2054 = mul i64 %.2034, %.2053
  %.2055 = add i64 0, %.2054
  %.2056 = mul i64 %.2037, 1
  %.2057 = add i64 %.2055, %.2056
  %.2058 = getelementptr i8, ptr %.2052, i64 %.2057
  %.2059 = zext i1 %.2004 to i8
  store i8 %.2059, ptr %.2058, align 1
  %.2061 = alloca i16, align 2
  %.2062 = alloca i16, align 2
  store i16 %.75, ptr %.2061, align 2
  store i16 %.104, ptr %.2062, align 2
  store i8 0, ptr %.2065, align 1
  %.2068 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hgt6__halfS__nbst12_3clocals_3e30_ZL5__hgt6__halfS__nbst_callerB3v89B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.2065, ptr %.2061, ptr %.2062)
  %.2069 = icmp eq i32 %.2068, 0
  %.2070 = icmp eq i32 %.2068, -2
  %.2071 = or i1 %.2069, %.2070
  %.2072 = xor i1 %.2071, true
  %.2073 = icmp eq i32 %.2068, -1
  %.2074 = icmp eq i32 %.2068, -3
  %.2075 = icmp sge i32 %.2068, 1
  %.2076 = load i8, ptr %.2065, align 1
  %.2079 = icmp eq i8 %.2076, 0
  br i1 %.2079, label %B0.endif.endif.endif.endi...endif.5.endif.endif.if, label %B0.endif.endif.endif.endi...endif.5.endif.endif.else

B0.endif.endif.endif.endi...endif.5.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.5.endif.endif
  store i1 false, ptr %.2077, align 1
  br label %B0.endif.endif.endif.endi...endif.5.endif.endif.endif

B0.endif.endif.endif.endi...endif.5.endif.endif.else: ; preds = %B0.endif.endif.endif.endi...endif.5.endif.endif
  store i1 true, ptr %.2077, align 1
  br label %B0.endif.endif.endif.endi...endif.5.endif.endif.endif

B0.endif.endif.endif.endi...endif.5.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.5.endif.endif.else, %B0.endif.endif.endif.endi...endif.5.endif.endif.if
  %.2085 = load i1, ptr %.2077, align 1
  br i1 %.2072, label %B0.endif.endif.endif.endi...if.6, label %B0.endif.endif.endif.endi...endif.6, !prof !2

B0.endif.endif.endif.endi...if.6:                 ; preds = %B0.endif.endif.endif.endi...endif.5.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.6:              ; preds = %B0.endif.endif.endif.endi...endif.5.endif.endif.endif
  %.2088 = insertvalue { i64, i64 } undef, i64 3, 0
  %.2089 = insertvalue { i64, i64 } %.2088, i64 %.46, 1
  %.2090 = extractvalue { i64, i64 } %.2089, 0
  %.2091 = extractvalue { i64, i64 } %.2089, 1
  %.2092 = insertvalue [2 x i64] undef, i64 3, 0
  %.2093 = insertvalue [2 x i64] %.2092, i64 %.2091, 1
  %.2094 = extractvalue [2 x i64] %.2093, 0
  %.2095 = extractvalue [2 x i64] %.2093, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2096, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.2096, align 8
  %.2100 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2096, i32 0, i32 5
  %.2101 = getelementptr inbounds [2 x i64], ptr %.2100, i32 0, i32 0
  %.2102 = load i64, ptr %.2101, align 8, !range !1
  %.2103 = getelementptr inbounds [2 x i64], ptr %.2100, i32 0, i32 1
  %.2104 = load i64, ptr %.2103, align 8, !range !1
  %.2105 = insertvalue [2 x i64] undef, i64 %.2102, 0
  %.2106 = insertvalue [2 x i64] %.2105, i64 %.2104, 1
  %.2107 = extractvalue [2 x i64] %.2106, 0
  %.2108 = extractvalue [2 x i64] %.2106, 1
  %.2109 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2096, i32 0, i32 6
  %.2110 = load [2 x i64], ptr %.2109, align 8
  %.2111 = extractvalue [2 x i64] %.2110, 0
  %.2112 = extractvalue [2 x i64] %.2110, 1
  %.2113 = icmp slt i64 %.2094, 0
  %.2114 = add i64 %.2094, %.2107
  %.2115 = select i1 %.2113, i64 %.2114, i64 %.2094
  %.2116 = icmp slt i64 %.2095, 0
  %.2117 = add i64 %.2095, %.2108
  %.2118 = select i1 %.2116, i64 %.2117, i64 %.2095
  %.2119 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2096, i32 0, i32 5
  %.2120 = getelementptr inbounds [2 x i64], ptr %.2119, i32 0, i32 0
  %.2121 = load i64, ptr %.2120, align 8, !range !1
  %.2122 = getelementptr inbounds [2 x i64], ptr %.2119, i32 0, i32 1
  %.2123 = load i64, ptr %.2122, align 8, !range !1
  %.2124 = insertvalue [2 x i64] undef, i64 %.2121, 0
  %.2125 = insertvalue [2 x i64] %.2124, i64 %.2123, 1
  %.2126 = extractvalue [2 x i64] %.2125, 0
  %.2127 = extractvalue [2 x i64] %.2125, 1
  %.2128 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2096, i32 0, i32 6
  %.2129 = load [2 x i64], ptr %.2128, align 8
  %.2130 = extractvalue [2 x i64] %.2129, 0
  %.2131 = extractvalue [2 x i64] %.2129, 1
  %.2132 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2096, i32 0, i32 4
  %.2133 = load ptr, ptr %.2132, align 8
  %.2134 = mul i64 1, %.2127
  %.2135 = mul i64 %.2115, %.2134
  %.2136 = add i64 0, %.2135
  %.2137 = mul i64 %.2118, 1
  %.2138 = add i64 %.2136, %.2137
  %.2139 = getelementptr i8, ptr %.2133, i64 %.2138
  %.2140 = zext i1 %.2085 to i8
  store i8 %.2140, ptr %.2139, align 1
  %.2142 = alloca i16, align 2
  %.2143 = alloca i16, align 2
  store i16 %.75, ptr %.2142, align 2
  store i16 %.104, ptr %.2143, align 2
  store i8 0, ptr %.2146, align 1
  %.2149 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hle6__halfS__nbst12_3clocals_3e30_ZL5__hle6__halfS__nbst_callerB3v90B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.2146, ptr %.2142, ptr %.2143)
  %.2150 = icmp eq i32 %.2149, 0
  %.2151 = icmp eq i32 %.2149, -2
  %.2152 = or i1 %.2150, %.2151
  %.2153 = xor i1 %.2152, true
  %.2154 = icmp eq i32 %.2149, -1
  %.2155 = icmp eq i32 %.2149, -3
  %.2156 = icmp sge i32 %.2149, 1
  %.2157 = load i8, ptr %.2146, align 1
  %.2160 = icmp eq i8 %.2157, 0
  br i1 %.2160, label %B0.endif.endif.endif.endi...endif.6.if, label %B0.endif.endif.endif.endi...endif.6.else

B0.endif.endif.endif.endi...endif.6.if:           ; preds = %B0.endif.endif.endif.endi...endif.6
  store i1 false, ptr %.2158, align 1
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.else:         ; preds = %B0.endif.endif.endif.endi...endif.6
  store i1 true, ptr %.2158, align 1
  br label %B0.endif.endif.endif.endi...endif.6.endif

B0.endif.endif.endif.endi...endif.6.endif:        ; preds = %B0.endif.endif.endif.endi...endif.6.else, %B0.endif.endif.endif.endi...endif.6.if
  %.2166 = load i1, ptr %.2158, align 1
  br i1 %.2153, label %B0.endif.endif.endif.endi...endif.6.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.6.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  ret void

B0.endif.endif.endif.endi...endif.6.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.6.endif
  %.2169 = insertvalue { i64, i64 } undef, i64 4, 0
  %.2170 = insertvalue { i64, i64 } %.2169, i64 %.46, 1
  %.2171 = extractvalue { i64, i64 } %.2170, 0
  %.2172 = extractvalue { i64, i64 } %.2170, 1
  %.2173 = insertvalue [2 x i64] undef, i64 4, 0
  %.2174 = insertvalue [2 x i64] %.2173, i64 %.2172, 1
  %.2175 = extractvalue [2 x i64] %.2174, 0
  %.2176 = extractvalue [2 x i64] %.2174, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2177, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.2177, align 8
  %.2181 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2177, i32 0, i32 5
  %.2182 = getelementptr inbounds [2 x i64], ptr %.2181, i32 0, i32 0
  %.2183 = load i64, ptr %.2182, align 8, !range !1
  %.2184 = getelementptr inbounds [2 x i64], ptr %.2181, i32 0, i32 1
  %.2185 = load i64, ptr %.2184, align 8, !range !1
  %.2186 = insertvalue [2 x i64] undef, i64 %.2183, 0
  %.2187 = insertvalue [2 x i64] %.2186, i64 %.2185, 1
  %.2188 = extractvalue [2 x i64] %.2187, 0
  %.2189 = extractvalue [2 x i64] %.2187, 1
  %.2190 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2177, i32 0, i32 6
  %.2191 = load [2 x i64], ptr %.2190, align 8
  %.2192 = extractvalue [2 x i64] %.2191, 0
  %.2193 = extractvalue [2 x i64] %.2191, 1
  %.2194 = icmp slt i64 %.2175, 0
  %.2195 = add i64 %.2175, %.2188
  %.2196 = select i1 %.2194, i64 %.2195, i64 %.2175
  %.2197 = icmp slt i64 %.2176, 0
  %.2198 = add i64 %.2176, %.2189
  %.2199 = select i1 %.2197, i64 %.2198, i64 %.2176
  %.2200 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2177, i32 0, i32 5
  %.2201 = getelementptr inbounds [2 x i64], ptr %.2200, i32 0, i32 0
  %.2202 = load i64, ptr %.2201, align 8, !range !1
  %.2203 = getelementptr inbounds [2 x i64], ptr %.2200, i32 0, i32 1
  %.2204 = load i64, ptr %.2203, align 8, !range !1
  %.2205 = insertvalue [2 x i64] undef, i64 %.2202, 0
  %.2206 = insertvalue [2 x i64] %.2205, i64 %.2204, 1
  %.2207 = extractvalue [2 x i64] %.2206, 0
  %.2208 = extractvalue [2 x i64] %.2206, 1
  %.2209 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2177, i32 0, i32 6
  %.2210 = load [2 x i64], ptr %.2209, align 8
  %.2211 = extractvalue [2 x i64] %.2210, 0
  %.2212 = extractvalue [2 x i64] %.2210, 1
  %.2213 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2177, i32 0, i32 4
  %.2214 = load ptr, ptr %.2213, align 8
  %.2215 = mul i64 1, %.2208
  %.2216 = mul i64 %.2196, %.2215
  %.2217 = add i64 0, %.2216
  %.2218 = mul i64 %.2199, 1
  %.2219 = add i64 %.2217, %.2218
  %.2220 = getelementptr i8, ptr %.2214, i64 %.2219
  %.2221 = zext i1 %.2166 to i8
  store i8 %.2221, ptr %.2220, align 1
  %.2223 = alloca i16, align 2
  %.2224 = alloca i16, align 2
  store i16 %.75, ptr %.2223, align 2
  store i16 %.104, ptr %.2224, align 2
  store i8 0, ptr %.2227, align 1
  %.2230 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZltRK6__halfS1__nbst12_3clocals_3e28_ZltRK6__halfS1__nbst_callerB3v91B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.2227, ptr %.2223, ptr %.2224)
  %.2231 = icmp eq i32 %.2230, 0
  %.2232 = icmp eq i32 %.2230, -2
  %.2233 = or i1 %.2231, %.2232
  %.2234 = xor i1 %.2233, true
  %.2235 = icmp eq i32 %.2230, -1
  %.2236 = icmp eq i32 %.2230, -3
  %.2237 = icmp sge i32 %.2230, 1
  %.2238 = load i8, ptr %.2227, align 1
  %.2241 = icmp eq i8 %.2238, 0
  br i1 %.2241, label %B0.endif.endif.endif.endi...endif.6.endif.endif.if, label %B0.endif.endif.endif.endi...endif.6.endif.endif.else

B0.endif.endif.endif.endi...endif.6.endif.endif.if: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  store i1 false, ptr %.2239, align 1
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif.else: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif
  store i1 true, ptr %.2239, align 1
  br label %B0.endif.endif.endif.endi...endif.6.endif.endif.endif

B0.endif.endif.endif.endi...endif.6.endif.endif.endif: ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif.else, %B0.endif.endif.endif.endi...endif.6.endif.endif.if
  %.2247 = load i1, ptr %.2239, align 1
  br i1 %.2234, label %B0.endif.endif.endif.endi...if.7, label %B0.endif.endif.endif.endi...endif.7, !prof !2

B0.endif.endif.endif.endi...if.7:                 ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif.endif
  ret void

B0.endif.endif.endif.endi...endif.7:              ; preds = %B0.endif.endif.endif.endi...endif.6.endif.endif.endif
  %.2250 = insertvalue { i64, i64 } undef, i64 5, 0
  %.2251 = insertvalue { i64, i64 } %.2250, i64 %.46, 1
  %.2252 = extractvalue { i64, i64 } %.2251, 0
  %.2253 = extractvalue { i64, i64 } %.2251, 1
  %.2254 = insertvalue [2 x i64] undef, i64 5, 0
  %.2255 = insertvalue [2 x i64] %.2254, i64 %.2253, 1
  %.2256 = extractvalue [2 x i64] %.2255, 0
  %.2257 = extractvalue [2 x i64] %.2255, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2258, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.2258, align 8
  %.2262 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2258, i32 0, i32 5
  %.2263 = getelementptr inbounds [2 x i64], ptr %.2262, i32 0, i32 0
  %.2264 = load i64, ptr %.2263, align 8, !range !1
  %.2265 = getelementptr inbounds [2 x i64], ptr %.2262, i32 0, i32 1
  %.2266 = load i64, ptr %.2265, align 8, !range !1
  %.2267 = insertvalue [2 x i64] undef, i64 %.2264, 0
  %.2268 = insertvalue [2 x i64] %.2267, i64 %.2266, 1
  %.2269 = extractvalue [2 x i64] %.2268, 0
  %.2270 = extractvalue [2 x i64] %.2268, 1
  %.2271 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2258, i32 0, i32 6
  %.2272 = load [2 x i64], ptr %.2271, align 8
  %.2273 = extractvalue [2 x i64] %.2272, 0
  %.2274 = extractvalue [2 x i64] %.2272, 1
  %.2275 = icmp slt i64 %.2256, 0
  %.2276 = add i64 %.2256, %.2269
  %.2277 = select i1 %.2275, i64 %.2276, i64 %.2256
  %.2278 = icmp slt i64 %.2257, 0
  %.2279 = add i64 %.2257, %.2270
  %.2280 = select i1 %.2278, i64 %.2279, i64 %.2257
  %.2281 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2258, i32 0, i32 5
  %.2282 = getelementptr inbounds [2 x i64], ptr %.2281, i32 0, i32 0
  %.2283 = load i64, ptr %.2282, align 8, !range !1
  %.2284 = getelementptr inbounds [2 x i64], ptr %.2281, i32 0, i32 1
  %.2285 = load i64, ptr %.2284, align 8, !range !1
  %.2286 = insertvalue [2 x i64] undef, i64 %.2283, 0
  %.2287 = insertvalue [2 x i64] %.2286, i64 %.2285, 1
  %.2288 = extractvalue [2 x i64] %.2287, 0
  %.2289 = extractvalue [2 x i64] %.2287, 1
  %.2290 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2258, i32 0, i32 6
  %.2291 = load [2 x i64], ptr %.2290, align 8
  %.2292 = extractvalue [2 x i64] %.2291, 0
  %.2293 = extractvalue [2 x i64] %.2291, 1
  %.2294 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2258, i32 0, i32 4
  %.2295 = load ptr, ptr %.2294, align 8
  %.2296 = mul i64 1, %.2289
  %.2297 = mul i64 %.2277, %.2296
  %.2298 = add i64 0, %.2297
  %.2299 = mul i64 %.2280, 1
  %.2300 = add i64 %.2298, %.2299
  %.2301 = getelementptr i8, ptr %.2295, i64 %.2300
  %.2302 = zext i1 %.2247 to i8
  store i8 %.2302, ptr %.2301, align 1
  %.2304 = alloca i16, align 2
  %.2305 = alloca i16, align 2
  store i16 %.75, ptr %.2304, align 2
  store i16 %.104, ptr %.2305, align 2
  store i8 0, ptr %.2308, align 1
  %.2311 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZneRK6__halfS1__nbst12_3clocals_3e28_ZneRK6__halfS1__nbst_callerB3v92B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.2308, ptr %.2304, ptr %.2305)
  %.2312 = icmp eq i32 %.2311, 0
  %.2313 = icmp eq i32 %.2311, -2
  %.2314 = or i1 %.2312, %.2313
  %.2315 = xor i1 %.2314, true
  %.2316 = icmp eq i32 %.2311, -1
  %.2317 = icmp eq i32 %.2311, -3
  %.2318 = icmp sge i32 %.2311, 1
  %.2319 = load i8, ptr %.2308, align 1
  %.2322 = icmp eq i8 %.2319, 0
  br i1 %.2322, label %B0.endif.endif.endif.endi...endif.7.if, label %B0.endif.endif.endif.endi...endif.7.else

B0.endif.endif.endif.endi...endif.7.if:           ; preds = %B0.endif.endif.endif.endi...endif.7
  store i1 false, ptr %.2320, align 1
  br label %B0.endif.endif.endif.endi...endif.7.endif

B0.endif.endif.endif.endi...endif.7.else:         ; preds = %B0.endif.endif.endif.endi...endif.7
  store i1 true, ptr %.2320, align 1
  br label %B0.endif.endif.endif.endi...endif.7.endif

B0.endif.endif.endif.endi...endif.7.endif:        ; preds = %B0.endif.endif.endif.endi...endif.7.else, %B0.endif.endif.endif.endi...endif.7.if
  %.2328 = load i1, ptr %.2320, align 1
  br i1 %.2315, label %B0.endif.endif.endif.endi...endif.7.endif.if, label %B0.endif.endif.endif.endi...endif.7.endif.endif, !prof !2

B0.endif.endif.endif.endi...endif.7.endif.if:     ; preds = %B0.endif.endif.endif.endi...endif.7.endif
  ret void

B0.endif.endif.endif.endi...endif.7.endif.endif:  ; preds = %B0.endif.endif.endif.endi...endif.7.endif
  %.2331 = insertvalue { i64, i64 } undef, i64 6, 0
  %.2332 = insertvalue { i64, i64 } %.2331, i64 %.46, 1
  %.2333 = extractvalue { i64, i64 } %.2332, 0
  %.2334 = extractvalue { i64, i64 } %.2332, 1
  %.2335 = insertvalue [2 x i64] undef, i64 6, 0
  %.2336 = insertvalue [2 x i64] %.2335, i64 %.2334, 1
  %.2337 = extractvalue [2 x i64] %.2336, 0
  %.2338 = extractvalue [2 x i64] %.2336, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.2339, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %.2339, align 8
  %.2343 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2339, i32 0, i32 5
  %.2344 = getelementptr inbounds [2 x i64], ptr %.2343, i32 0, i32 0
  %.2345 = load i64, ptr %.2344, align 8, !range !1
  %.2346 = getelementptr inbounds [2 x i64], ptr %.2343, i32 0, i32 1
  %.2347 = load i64, ptr %.2346, align 8, !range !1
  %.2348 = insertvalue [2 x i64] undef, i64 %.2345, 0
  %.2349 = insertvalue [2 x i64] %.2348, i64 %.2347, 1
  %.2350 = extractvalue [2 x i64] %.2349, 0
  %.2351 = extractvalue [2 x i64] %.2349, 1
  %.2352 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2339, i32 0, i32 6
  %.2353 = load [2 x i64], ptr %.2352, align 8
  %.2354 = extractvalue [2 x i64] %.2353, 0
  %.2355 = extractvalue [2 x i64] %.2353, 1
  %.2356 = icmp slt i64 %.2337, 0
  %.2357 = add i64 %.2337, %.2350
  %.2358 = select i1 %.2356, i64 %.2357, i64 %.2337
  %.2359 = icmp slt i64 %.2338, 0
  %.2360 = add i64 %.2338, %.2351
  %.2361 = select i1 %.2359, i64 %.2360, i64 %.2338
  %.2362 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2339, i32 0, i32 5
  %.2363 = getelementptr inbounds [2 x i64], ptr %.2362, i32 0, i32 0
  %.2364 = load i64, ptr %.2363, align 8, !range !1
  %.2365 = getelementptr inbounds [2 x i64], ptr %.2362, i32 0, i32 1
  %.2366 = load i64, ptr %.2365, align 8, !range !1
  %.2367 = insertvalue [2 x i64] undef, i64 %.2364, 0
  %.2368 = insertvalue [2 x i64] %.2367, i64 %.2366, 1
  %.2369 = extractvalue [2 x i64] %.2368, 0
  %.2370 = extractvalue [2 x i64] %.2368, 1
  %.2371 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2339, i32 0, i32 6
  %.2372 = load [2 x i64], ptr %.2371, align 8
  %.2373 = extractvalue [2 x i64] %.2372, 0
  %.2374 = extractvalue [2 x i64] %.2372, 1
  %.2375 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.2339, i32 0, i32 4
  %.2376 = load ptr, ptr %.2375, align 8
  %.2377 = mul i64 1, %.2370
  %.2378 = mul i64 %.2358, %.2377
  %.2379 = add i64 0, %.2378
  %.2380 = mul i64 %.2361, 1
  %.2381 = add i64 %.2379, %.2380
  %.2382 = getelementptr i8, ptr %.2376, i64 %.2381
  %.2383 = zext i1 %.2328 to i8
  store i8 %.2383, ptr %.2382, align 1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hcos6__half_nbst12_3clocals_3e27_ZL4hcos6__half_nbst_callerB3v65B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL4hcos6__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL4hcos6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hexp6__half_nbst12_3clocals_3e27_ZL4hexp6__half_nbst_callerB3v66B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hlog6__half_nbst12_3clocals_3e27_ZL4hlog6__half_nbst_callerB3v69B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL4hlog6__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL4hlog6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hrcp6__half_nbst12_3clocals_3e27_ZL4hrcp6__half_nbst_callerB3v83B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1627_lower__ZL4hsin6__half_nbst12_3clocals_3e27_ZL4hsin6__half_nbst_callerB3v64B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__heq6__halfS__nbst12_3clocals_3e30_ZL5__heq6__halfS__nbst_callerB3v86B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hge6__halfS__nbst12_3clocals_3e30_ZL5__hge6__halfS__nbst_callerB3v88B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL5__hge6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL5__hge6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hgt6__halfS__nbst12_3clocals_3e30_ZL5__hgt6__halfS__nbst_callerB3v89B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL5__hgt6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL5__hgt6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1630_lower__ZL5__hle6__halfS__nbst12_3clocals_3e30_ZL5__hle6__halfS__nbst_callerB3v90B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZL5__hle6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL5__hle6__halfS__nbst(ptr, ptr, ptr)

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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hceil6__half_nbst12_3clocals_3e28_ZL5hceil6__half_nbst_callerB3v75B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL5hceil6__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL5hceil6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hexp26__half_nbst12_3clocals_3e28_ZL5hexp26__half_nbst_callerB3v67B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL5hexp26__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL5hexp26__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hlog26__half_nbst12_3clocals_3e28_ZL5hlog26__half_nbst_callerB3v70B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL5hlog26__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL5hlog26__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hrint6__half_nbst12_3clocals_3e28_ZL5hrint6__half_nbst_callerB3v77B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL5hrint6__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL5hrint6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZL5hsqrt6__half_nbst12_3clocals_3e28_ZL5hsqrt6__half_nbst_callerB3v72B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__habs6__half_nbst12_3clocals_3e29_ZL6__habs6__half_nbst_callerB3v62B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hadd6__halfS__nbst12_3clocals_3e31_ZL6__hadd6__halfS__nbst_callerB3v63B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL6__hadd6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hadd6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hdiv6__halfS__nbst12_3clocals_3e31_ZL6__hdiv6__halfS__nbst_callerB3v80B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1633_lower__ZL6__hfma6__halfS_S__nbst12_3clocals_3e33_ZL6__hfma6__halfS_S__nbst_callerB3v78B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1, ptr %arg_2) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmin6__halfS__nbst12_3clocals_3e31_ZL6__hmin6__halfS__nbst_callerB3v82B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL6__hmin6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hmin6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hmul6__halfS__nbst12_3clocals_3e31_ZL6__hmul6__halfS__nbst_callerB3v85B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL6__hmul6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hmul6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6__hneg6__half_nbst12_3clocals_3e29_ZL6__hneg6__half_nbst_callerB3v79B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1631_lower__ZL6__hsub6__halfS__nbst12_3clocals_3e31_ZL6__hsub6__halfS__nbst_callerB3v84B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZL6__hsub6__halfS__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZL6__hsub6__halfS__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hexp106__half_nbst12_3clocals_3e29_ZL6hexp106__half_nbst_callerB3v68B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6hexp106__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL6hexp106__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hfloor6__half_nbst12_3clocals_3e29_ZL6hfloor6__half_nbst_callerB3v74B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hlog106__half_nbst12_3clocals_3e29_ZL6hlog106__half_nbst_callerB3v71B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6hlog106__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL6hlog106__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6hrsqrt6__half_nbst12_3clocals_3e29_ZL6hrsqrt6__half_nbst_callerB3v73B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
entry:
  %.4 = alloca i16, align 2
  store i16 0, ptr %.4, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.4, align 2
  %.7 = call i32 @_ZL6hrsqrt6__half_nbst(ptr %.4, ptr %arg_0)
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

declare i32 @_ZL6hrsqrt6__half_nbst(ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1629_lower__ZL6htrunc6__half_nbst12_3clocals_3e29_ZL6htrunc6__half_nbst_callerB3v76B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a(ptr %.ret, ptr %arg_0) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZltRK6__halfS1__nbst12_3clocals_3e28_ZltRK6__halfS1__nbst_callerB3v91B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZltRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZltRK6__halfS1__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZmiRK6__halfS1__nbst12_3clocals_3e28_ZmiRK6__halfS1__nbst_callerB3v38B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZmiRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZmiRK6__halfS1__nbst(ptr, ptr, ptr)

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZneRK6__halfS1__nbst12_3clocals_3e28_ZneRK6__halfS1__nbst_callerB3v92B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZplRK6__halfS1__nbst12_3clocals_3e28_ZplRK6__halfS1__nbst_callerB3v37B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZplRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZplRK6__halfS1__nbst(ptr, ptr, ptr)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
