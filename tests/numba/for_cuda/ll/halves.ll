; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels6halvesB3v34B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels6halvesB3v34B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZgtRK6__halfS1__nbst12_3clocals_3e28_ZgtRK6__halfS1__nbst_callerB3v35B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZmiRK6__halfS1__nbst12_3clocals_3e28_ZmiRK6__halfS1__nbst_callerB3v38B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZmlRK6__halfS1__nbst12_3clocals_3e28_ZmlRK6__halfS1__nbst_callerB3v36B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null
@_ZN08NumbaEnv5numba4cuda9_internal9cuda_fp1628_lower__ZplRK6__halfS1__nbst12_3clocals_3e28_ZplRK6__halfS1__nbst_callerB3v37B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels6halvesB3v34B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE5ArrayIDhLi1E1C7mutable7alignedE(ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %y.0, ptr %y.1, i64 %y.2, i64 %y.3, ptr %y.4, i64 %y.5.0, i64 %y.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.6.0) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %x.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %x.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %x.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %x.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %x.4, 4
  %.24 = insertvalue [1 x i64] undef, i64 %x.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.24, 5
  %.25 = insertvalue [1 x i64] undef, i64 %x.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.25, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %y.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %y.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %y.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %y.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %y.4, 4
  %.26 = insertvalue [1 x i64] undef, i64 %y.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.26, 5
  %.27 = insertvalue [1 x i64] undef, i64 %y.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.27, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %out.0, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.2, ptr %out.1, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.2, i64 %out.2, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.2, i64 %out.3, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.2, ptr %out.4, 4
  %.28 = insertvalue [1 x i64] undef, i64 %out.5.0, 0
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.2, [1 x i64] %.28, 5
  %.29 = insertvalue [1 x i64] undef, i64 %out.6.0, 0
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.2, [1 x i64] %.29, 6
  %x = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %y = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %out = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %out, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.50 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.50, align 8
  %.81 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.81, align 8
  %.114 = alloca i8, align 1
  store i8 0, ptr %.114, align 1
  %.126 = alloca i1, align 1
  store i1 false, ptr %.126, align 1
  %"$78pred" = alloca i1, align 1
  store i1 false, ptr %"$78pred", align 1
  %.146 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.146, align 8
  %.177 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.177, align 8
  %.212 = alloca i16, align 2
  store i16 0, ptr %.212, align 2
  %.228 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.228, align 8
  %.263 = alloca i16, align 2
  store i16 0, ptr %.263, align 2
  %"$phi164.0.2" = alloca i16, align 2
  store i16 0, ptr %"$phi164.0.2", align 2
  %.285 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.285, align 8
  %.318 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.318, align 8
  %.353 = alloca i16, align 2
  store i16 0, ptr %.353, align 2
  %.373 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.373, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, ptr %out, align 8
  %.36 = trunc i64 1 to i32
  %.37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.38 = sext i32 %.37 to i64
  %.39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.40 = sext i32 %.39 to i64
  %.41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.42 = sext i32 %.41 to i64
  %.43 = mul i64 %.40, %.42
  %.44 = add i64 %.43, %.38
  %.46 = load i64, ptr %i, align 8
  store i64 %.44, ptr %i, align 8
  %.48 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  %.49 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.50, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.48, ptr %.50, align 8
  %.54 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.50, i32 0, i32 5
  %.55 = getelementptr inbounds [1 x i64], ptr %.54, i32 0, i32 0
  %.56 = load i64, ptr %.55, align 8, !range !1
  %.57 = insertvalue [1 x i64] undef, i64 %.56, 0
  %.58 = extractvalue [1 x i64] %.57, 0
  %.59 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.50, i32 0, i32 6
  %.60 = load [1 x i64], ptr %.59, align 8
  %.61 = extractvalue [1 x i64] %.60, 0
  %.62 = icmp slt i64 %.49, 0
  %.63 = add i64 %.49, %.58
  %.64 = select i1 %.62, i64 %.63, i64 %.49
  %.65 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.50, i32 0, i32 5
  %.66 = getelementptr inbounds [1 x i64], ptr %.65, i32 0, i32 0
  %.67 = load i64, ptr %.66, align 8, !range !1
  %.68 = insertvalue [1 x i64] undef, i64 %.67, 0
  %.69 = extractvalue [1 x i64] %.68, 0
  %.70 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.50, i32 0, i32 6
  %.71 = load [1 x i64], ptr %.70, align 8
  %.72 = extractvalue [1 x i64] %.71, 0
  %.73 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.50, i32 0, i32 4
  %.74 = load ptr, ptr %.73, align 8
  %.75 = mul i64 %.64, 1
  %.76 = add i64 0, %.75
  %.77 = getelementptr i16, ptr %.74, i64 %.76
  %.78 = load i16, ptr %.77, align 2
  %.79 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  %.80 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.81, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.79, ptr %.81, align 8
  %.85 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.81, i32 0, i32 5
  %.86 = getelementptr inbounds [1 x i64], ptr %.85, i32 0, i32 0
  %.87 = load i64, ptr %.86, align 8, !range !1
  %.88 = insertvalue [1 x i64] undef, i64 %.87, 0
  %.89 = extractvalue [1 x i64] %.88, 0
  %.90 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.81, i32 0, i32 6
  %.91 = load [1 x i64], ptr %.90, align 8
  %.92 = extractvalue [1 x i64] %.91, 0
  %.93 = icmp slt i64 %.80, 0
  %.94 = add i64 %.80, %.89
  %.95 = select i1 %.93, i64 %.94, i64 %.80
  %.96 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.81, i32 0, i32 5
  %.97 = getelementptr inbounds [1 x i64], ptr %.96, i32 0, i32 0
  %.98 = load i64, ptr %.97, align 8, !range !1
  %.99 = insertvalue [1 x i64] undef, i64 %.98, 0
  %.100 = extractvalue [1 x i64] %.99, 0
  %.101 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.81, i32 0, i32 6
  %.102 = load [1 x i64], ptr %.101, align 8
  %.103 = extractvalue [1 x i64] %.102, 0
  %.104 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.81, i32 0, i32 4
  %.105 = load ptr, ptr %.104, align 8
  %.106 = mul i64 %.95, 1
  %.107 = add i64 0, %.106
  %.108 = getelementptr i16, ptr %.105, i64 %.107
  %.109 = load i16, ptr %.108, align 2
  %.110 = alloca i16, align 2
  %.111 = alloca i16, align 2
  store i16 %.78, ptr %.110, align 2
  store i16 %.109, ptr %.111, align 2
  store i8 0, ptr %.114, align 1
  %.117 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZgtRK6__halfS1__nbst12_3clocals_3e28_ZgtRK6__halfS1__nbst_callerB3v35B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.114, ptr %.110, ptr %.111)
  %.118 = icmp eq i32 %.117, 0
  %.119 = icmp eq i32 %.117, -2
  %.120 = or i1 %.118, %.119
  %.121 = xor i1 %.120, true
  %.122 = icmp eq i32 %.117, -1
  %.123 = icmp eq i32 %.117, -3
  %.124 = icmp sge i32 %.117, 1
  %.125 = load i8, ptr %.114, align 1
  %.128 = icmp eq i8 %.125, 0
  br i1 %.128, label %B0.if, label %B0.else

B80:                                              ; preds = %B0.endif.endif
  %.142 = load i1, ptr %"$78pred", align 1
  store i1 false, ptr %"$78pred", align 1
  %.144 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  %.145 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.146, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.144, ptr %.146, align 8
  %.150 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.146, i32 0, i32 5
  %.151 = getelementptr inbounds [1 x i64], ptr %.150, i32 0, i32 0
  %.152 = load i64, ptr %.151, align 8, !range !1
  %.153 = insertvalue [1 x i64] undef, i64 %.152, 0
  %.154 = extractvalue [1 x i64] %.153, 0
  %.155 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.146, i32 0, i32 6
  %.156 = load [1 x i64], ptr %.155, align 8
  %.157 = extractvalue [1 x i64] %.156, 0
  %.158 = icmp slt i64 %.145, 0
  %.159 = add i64 %.145, %.154
  %.160 = select i1 %.158, i64 %.159, i64 %.145
  %.161 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.146, i32 0, i32 5
  %.162 = getelementptr inbounds [1 x i64], ptr %.161, i32 0, i32 0
  %.163 = load i64, ptr %.162, align 8, !range !1
  %.164 = insertvalue [1 x i64] undef, i64 %.163, 0
  %.165 = extractvalue [1 x i64] %.164, 0
  %.166 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.146, i32 0, i32 6
  %.167 = load [1 x i64], ptr %.166, align 8
  %.168 = extractvalue [1 x i64] %.167, 0
  %.169 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.146, i32 0, i32 4
  %.170 = load ptr, ptr %.169, align 8
  %.171 = mul i64 %.160, 1
  %.172 = add i64 0, %.171
  %.173 = getelementptr i16, ptr %.170, i64 %.172
  %.174 = load i16, ptr %.173, align 2
  %.175 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  %.176 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.177, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.175, ptr %.177, align 8
  %.181 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.177, i32 0, i32 5
  %.182 = getelementptr inbounds [1 x i64], ptr %.181, i32 0, i32 0
  %.183 = load i64, ptr %.182, align 8, !range !1
  %.184 = insertvalue [1 x i64] undef, i64 %.183, 0
  %.185 = extractvalue [1 x i64] %.184, 0
  %.186 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.177, i32 0, i32 6
  %.187 = load [1 x i64], ptr %.186, align 8
  %.188 = extractvalue [1 x i64] %.187, 0
  %.189 = icmp slt i64 %.176, 0
  %.190 = add i64 %.176, %.185
  %.191 = select i1 %.189, i64 %.190, i64 %.176
  %.192 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.177, i32 0, i32 5
  %.193 = getelementptr inbounds [1 x i64], ptr %.192, i32 0, i32 0
  %.194 = load i64, ptr %.193, align 8, !range !1
  %.195 = insertvalue [1 x i64] undef, i64 %.194, 0
  %.196 = extractvalue [1 x i64] %.195, 0
  %.197 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.177, i32 0, i32 6
  %.198 = load [1 x i64], ptr %.197, align 8
  %.199 = extractvalue [1 x i64] %.198, 0
  %.200 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.177, i32 0, i32 4
  %.201 = load ptr, ptr %.200, align 8
  %.202 = mul i64 %.191, 1
  %.203 = add i64 0, %.202
  %.204 = getelementptr i16, ptr %.201, i64 %.203
  %.205 = load i16, ptr %.204, align 2
  %.206 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %.208 = alloca i16, align 2
  %.209 = alloca i16, align 2
  store i16 %.174, ptr %.208, align 2
  store i16 %.205, ptr %.209, align 2
  store i16 0, ptr %.212, align 2
  %.215 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZmlRK6__halfS1__nbst12_3clocals_3e28_ZmlRK6__halfS1__nbst_callerB3v36B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.212, ptr %.208, ptr %.209)
  %.216 = icmp eq i32 %.215, 0
  %.217 = icmp eq i32 %.215, -2
  %.218 = or i1 %.216, %.217
  %.219 = xor i1 %.218, true
  %.220 = icmp eq i32 %.215, -1
  %.221 = icmp eq i32 %.215, -3
  %.222 = icmp sge i32 %.215, 1
  %.223 = load i16, ptr %.212, align 2
  br i1 %.219, label %B80.if, label %B80.endif, !prof !2

B132:                                             ; preds = %B0.endif.endif
  %.281 = load i1, ptr %"$78pred", align 1
  store i1 false, ptr %"$78pred", align 1
  %.283 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  %.284 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.285, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.283, ptr %.285, align 8
  %.289 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.285, i32 0, i32 5
  %.290 = getelementptr inbounds [1 x i64], ptr %.289, i32 0, i32 0
  %.291 = load i64, ptr %.290, align 8, !range !1
  %.292 = insertvalue [1 x i64] undef, i64 %.291, 0
  %.293 = extractvalue [1 x i64] %.292, 0
  %.294 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.285, i32 0, i32 6
  %.295 = load [1 x i64], ptr %.294, align 8
  %.296 = extractvalue [1 x i64] %.295, 0
  %.297 = icmp slt i64 %.284, 0
  %.298 = add i64 %.284, %.293
  %.299 = select i1 %.297, i64 %.298, i64 %.284
  %.300 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.285, i32 0, i32 5
  %.301 = getelementptr inbounds [1 x i64], ptr %.300, i32 0, i32 0
  %.302 = load i64, ptr %.301, align 8, !range !1
  %.303 = insertvalue [1 x i64] undef, i64 %.302, 0
  %.304 = extractvalue [1 x i64] %.303, 0
  %.305 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.285, i32 0, i32 6
  %.306 = load [1 x i64], ptr %.305, align 8
  %.307 = extractvalue [1 x i64] %.306, 0
  %.308 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.285, i32 0, i32 4
  %.309 = load ptr, ptr %.308, align 8
  %.310 = mul i64 %.299, 1
  %.311 = add i64 0, %.310
  %.312 = getelementptr i16, ptr %.309, i64 %.311
  %.313 = load i16, ptr %.312, align 2
  %.314 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %.316 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  %.317 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.318, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.316, ptr %.318, align 8
  %.322 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.318, i32 0, i32 5
  %.323 = getelementptr inbounds [1 x i64], ptr %.322, i32 0, i32 0
  %.324 = load i64, ptr %.323, align 8, !range !1
  %.325 = insertvalue [1 x i64] undef, i64 %.324, 0
  %.326 = extractvalue [1 x i64] %.325, 0
  %.327 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.318, i32 0, i32 6
  %.328 = load [1 x i64], ptr %.327, align 8
  %.329 = extractvalue [1 x i64] %.328, 0
  %.330 = icmp slt i64 %.317, 0
  %.331 = add i64 %.317, %.326
  %.332 = select i1 %.330, i64 %.331, i64 %.317
  %.333 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.318, i32 0, i32 5
  %.334 = getelementptr inbounds [1 x i64], ptr %.333, i32 0, i32 0
  %.335 = load i64, ptr %.334, align 8, !range !1
  %.336 = insertvalue [1 x i64] undef, i64 %.335, 0
  %.337 = extractvalue [1 x i64] %.336, 0
  %.338 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.318, i32 0, i32 6
  %.339 = load [1 x i64], ptr %.338, align 8
  %.340 = extractvalue [1 x i64] %.339, 0
  %.341 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.318, i32 0, i32 4
  %.342 = load ptr, ptr %.341, align 8
  %.343 = mul i64 %.332, 1
  %.344 = add i64 0, %.343
  %.345 = getelementptr i16, ptr %.342, i64 %.344
  %.346 = load i16, ptr %.345, align 2
  %.347 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %.349 = alloca i16, align 2
  %.350 = alloca i16, align 2
  store i16 %.313, ptr %.349, align 2
  store i16 %.346, ptr %.350, align 2
  store i16 0, ptr %.353, align 2
  %.356 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZmiRK6__halfS1__nbst12_3clocals_3e28_ZmiRK6__halfS1__nbst_callerB3v38B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.353, ptr %.349, ptr %.350)
  %.357 = icmp eq i32 %.356, 0
  %.358 = icmp eq i32 %.356, -2
  %.359 = or i1 %.357, %.358
  %.360 = xor i1 %.359, true
  %.361 = icmp eq i32 %.356, -1
  %.362 = icmp eq i32 %.356, -3
  %.363 = icmp sge i32 %.356, 1
  %.364 = load i16, ptr %.353, align 2
  br i1 %.360, label %B132.if, label %B132.endif, !prof !2

B164:                                             ; preds = %B132.endif, %B80.endif.endif
  %.370 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %out, align 8
  %.371 = load i16, ptr %"$phi164.0.2", align 2
  %.372 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.373, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.370, ptr %.373, align 8
  %.377 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.373, i32 0, i32 5
  %.378 = getelementptr inbounds [1 x i64], ptr %.377, i32 0, i32 0
  %.379 = load i64, ptr %.378, align 8, !range !1
  %.380 = insertvalue [1 x i64] undef, i64 %.379, 0
  %.381 = extractvalue [1 x i64] %.380, 0
  %.382 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.373, i32 0, i32 6
  %.383 = load [1 x i64], ptr %.382, align 8
  %.384 = extractvalue [1 x i64] %.383, 0
  %.385 = icmp slt i64 %.372, 0
  %.386 = add i64 %.372, %.381
  %.387 = select i1 %.385, i64 %.386, i64 %.372
  %.388 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.373, i32 0, i32 5
  %.389 = getelementptr inbounds [1 x i64], ptr %.388, i32 0, i32 0
  %.390 = load i64, ptr %.389, align 8, !range !1
  %.391 = insertvalue [1 x i64] undef, i64 %.390, 0
  %.392 = extractvalue [1 x i64] %.391, 0
  %.393 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.373, i32 0, i32 6
  %.394 = load [1 x i64], ptr %.393, align 8
  %.395 = extractvalue [1 x i64] %.394, 0
  %.396 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.373, i32 0, i32 4
  %.397 = load ptr, ptr %.396, align 8
  %.398 = mul i64 %.387, 1
  %.399 = add i64 0, %.398
  %.400 = getelementptr i16, ptr %.397, i64 %.399
  store i16 %.371, ptr %.400, align 2
  %.402 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %out, align 8
  %.404 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.406 = load i16, ptr %"$phi164.0.2", align 2
  store i16 0, ptr %"$phi164.0.2", align 2
  ret void

B0.if:                                            ; preds = %B0
  store i1 false, ptr %.126, align 1
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i1 true, ptr %.126, align 1
  br label %B0.endif

B0.endif:                                         ; preds = %B0.else, %B0.if
  %.134 = load i1, ptr %.126, align 1
  br i1 %.121, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret void

B0.endif.endif:                                   ; preds = %B0.endif
  %.138 = load i1, ptr %"$78pred", align 1
  store i1 %.134, ptr %"$78pred", align 1
  %.140 = load i1, ptr %"$78pred", align 1
  br i1 %.140, label %B80, label %B132

B80.if:                                           ; preds = %B80
  ret void

B80.endif:                                        ; preds = %B80
  %.226 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  %.227 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.228, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.226, ptr %.228, align 8
  %.232 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.228, i32 0, i32 5
  %.233 = getelementptr inbounds [1 x i64], ptr %.232, i32 0, i32 0
  %.234 = load i64, ptr %.233, align 8, !range !1
  %.235 = insertvalue [1 x i64] undef, i64 %.234, 0
  %.236 = extractvalue [1 x i64] %.235, 0
  %.237 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.228, i32 0, i32 6
  %.238 = load [1 x i64], ptr %.237, align 8
  %.239 = extractvalue [1 x i64] %.238, 0
  %.240 = icmp slt i64 %.227, 0
  %.241 = add i64 %.227, %.236
  %.242 = select i1 %.240, i64 %.241, i64 %.227
  %.243 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.228, i32 0, i32 5
  %.244 = getelementptr inbounds [1 x i64], ptr %.243, i32 0, i32 0
  %.245 = load i64, ptr %.244, align 8, !range !1
  %.246 = insertvalue [1 x i64] undef, i64 %.245, 0
  %.247 = extractvalue [1 x i64] %.246, 0
  %.248 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.228, i32 0, i32 6
  %.249 = load [1 x i64], ptr %.248, align 8
  %.250 = extractvalue [1 x i64] %.249, 0
  %.251 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.228, i32 0, i32 4
  %.252 = load ptr, ptr %.251, align 8
  %.253 = mul i64 %.242, 1
  %.254 = add i64 0, %.253
  %.255 = getelementptr i16, ptr %.252, i64 %.254
  %.256 = load i16, ptr %.255, align 2
  %.257 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %.259 = alloca i16, align 2
  %.260 = alloca i16, align 2
  store i16 %.223, ptr %.259, align 2
  store i16 %.256, ptr %.260, align 2
  store i16 0, ptr %.263, align 2
  %.266 = call i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZplRK6__halfS1__nbst12_3clocals_3e28_ZplRK6__halfS1__nbst_callerB3v37B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.263, ptr %.259, ptr %.260)
  %.267 = icmp eq i32 %.266, 0
  %.268 = icmp eq i32 %.266, -2
  %.269 = or i1 %.267, %.268
  %.270 = xor i1 %.269, true
  %.271 = icmp eq i32 %.266, -1
  %.272 = icmp eq i32 %.266, -3
  %.273 = icmp sge i32 %.266, 1
  %.274 = load i16, ptr %.263, align 2
  br i1 %.270, label %B80.endif.if, label %B80.endif.endif, !prof !2

B80.endif.if:                                     ; preds = %B80.endif
  ret void

B80.endif.endif:                                  ; preds = %B80.endif
  %.278 = load i16, ptr %"$phi164.0.2", align 2
  store i16 %.274, ptr %"$phi164.0.2", align 2
  br label %B164

B132.if:                                          ; preds = %B132
  ret void

B132.endif:                                       ; preds = %B132
  %.367 = load i16, ptr %"$phi164.0.2", align 2
  store i16 %.364, ptr %"$phi164.0.2", align 2
  br label %B164
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZgtRK6__halfS1__nbst12_3clocals_3e28_ZgtRK6__halfS1__nbst_callerB3v35B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i8, align 1
  store i8 0, ptr %.5, align 1
  %.17 = alloca i1, align 1
  store i1 false, ptr %.17, align 1
  br label %B0

B0:                                               ; preds = %entry
  store i8 0, ptr %.5, align 1
  %.8 = call i32 @_ZgtRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZgtRK6__halfS1__nbst(ptr, ptr, ptr)

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

define internal i32 @_ZN5numba4cuda9_internal9cuda_fp1628_lower__ZmlRK6__halfS1__nbst12_3clocals_3e28_ZmlRK6__halfS1__nbst_callerB3v36B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10float16_2a10float16_2a(ptr %.ret, ptr %arg_0, ptr %arg_1) {
entry:
  %.5 = alloca i16, align 2
  store i16 0, ptr %.5, align 2
  br label %B0

B0:                                               ; preds = %entry
  store i16 0, ptr %.5, align 2
  %.8 = call i32 @_ZmlRK6__halfS1__nbst(ptr %.5, ptr %arg_0, ptr %arg_1)
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

declare i32 @_ZmlRK6__halfS1__nbst(ptr, ptr, ptr)

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
