; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels14random_numbersB3v49B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels14random_numbersB3v49B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda6random4rotlB3v52B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEyj = common global ptr null
@_ZN08NumbaEnv5numba4cuda6random22uint64_to_unit_float64B3v53B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEy = common global ptr null
@_ZN08NumbaEnv5numba4cuda6random18xoroshiro128p_nextB3v51B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedEx = common global ptr null
@_ZN08NumbaEnv5numba4cuda6random29xoroshiro128p_uniform_float64B3v50B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedEx = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels14random_numbersB3v49B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE(ptr %states.0, ptr %states.1, i64 %states.2, i64 %states.3, ptr %states.4, i64 %states.5.0, i64 %states.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.5.1, i64 %out.6.0, i64 %out.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %states.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %states.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %states.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %states.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %states.4, 4
  %.19 = insertvalue [1 x i64] undef, i64 %states.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.19, 5
  %.20 = insertvalue [1 x i64] undef, i64 %states.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.20, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %out.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %out.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %out.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %out.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %out.4, 4
  %.21 = insertvalue [2 x i64] undef, i64 %out.5.0, 0
  %.22 = insertvalue [2 x i64] %.21, i64 %out.5.1, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.22, 5
  %.23 = insertvalue [2 x i64] undef, i64 %out.6.0, 0
  %.24 = insertvalue [2 x i64] %.23, i64 %out.6.1, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.24, 6
  %states = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %states, align 8
  %out = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.41 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.41, align 8
  %.51 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.51, align 8
  %.55 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.55, align 8
  %.64 = alloca i64, align 8
  store i64 0, ptr %.64, align 8
  %.67 = alloca i64, align 8
  store i64 0, ptr %.67, align 8
  %"$phi74.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi74.0", align 8
  %.106 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.106, align 8
  %.109 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.109, align 8
  %.135 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.135, align 8
  %.141 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.141, align 8
  %"$74for_iter.3" = alloca i1, align 1
  store i1 false, ptr %"$74for_iter.3", align 1
  %"$phi76.1" = alloca i64, align 8
  store i64 0, ptr %"$phi76.1", align 8
  %.162 = alloca double, align 8
  store double 0.000000e+00, ptr %.162, align 8
  %.184 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.184, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %states, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %out, align 8
  %.29 = trunc i64 1 to i32
  %.30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.31 = sext i32 %.30 to i64
  %.32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.33 = sext i32 %.32 to i64
  %.34 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.35 = sext i32 %.34 to i64
  %.36 = mul i64 %.33, %.35
  %.37 = add i64 %.36, %.31
  %.39 = load i64, ptr %i, align 8
  store i64 %.37, ptr %i, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.41, align 8
  %.44 = getelementptr inbounds { i64, i64, i64 }, ptr %.41, i32 0, i32 0
  store i64 0, ptr %.44, align 8
  %.46 = getelementptr inbounds { i64, i64, i64 }, ptr %.41, i32 0, i32 1
  store i64 4, ptr %.46, align 8
  %.48 = getelementptr inbounds { i64, i64, i64 }, ptr %.41, i32 0, i32 2
  store i64 1, ptr %.48, align 8
  %.50 = load { i64, i64, i64 }, ptr %.41, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.51, align 8
  store { i64, i64, i64 } %.50, ptr %.51, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.55, align 8
  %.58 = getelementptr inbounds { i64, i64, i64 }, ptr %.51, i32 0, i32 0
  %.59 = load i64, ptr %.58, align 8
  %.60 = getelementptr inbounds { i64, i64, i64 }, ptr %.51, i32 0, i32 1
  %.61 = load i64, ptr %.60, align 8
  %.62 = getelementptr inbounds { i64, i64, i64 }, ptr %.51, i32 0, i32 2
  %.63 = load i64, ptr %.62, align 8
  store i64 %.59, ptr %.64, align 8
  %.69 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.55, i32 0, i32 0
  store ptr %.64, ptr %.69, align 8
  %.71 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.55, i32 0, i32 1
  store i64 %.61, ptr %.71, align 8
  %.73 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.55, i32 0, i32 2
  store i64 %.63, ptr %.73, align 8
  %.75 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.55, i32 0, i32 3
  store ptr %.67, ptr %.75, align 8
  %.77 = sub i64 %.61, %.59
  %.78 = icmp sgt i64 %.77, 0
  %.79 = icmp sgt i64 %.63, 0
  %.80 = xor i1 %.78, %.79
  %.81 = icmp eq i64 %.63, 0
  br i1 %.81, label %B0.if, label %B0.endif, !prof !1

B74:                                              ; preds = %B76.endif, %B0.endif.endif
  %.105 = load { ptr, i64, i64, ptr }, ptr %"$phi74.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.106, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.109, align 8
  store { ptr, i64, i64, ptr } %.105, ptr %.109, align 8
  %.113 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.109, i32 0, i32 3
  %.114 = load ptr, ptr %.113, align 8
  %.115 = load i64, ptr %.114, align 8
  %.116 = icmp sgt i64 %.115, 0
  %.117 = getelementptr inbounds { i64, i1 }, ptr %.106, i32 0, i32 1
  store i1 %.116, ptr %.117, align 1
  br i1 %.116, label %B74.if, label %B74.endif

B76:                                              ; preds = %B74.endif
  %.155 = load i1, ptr %"$74for_iter.3", align 1
  store i1 false, ptr %"$74for_iter.3", align 1
  %.157 = load i64, ptr %"$phi76.1", align 8
  %.158 = load i64, ptr %"$phi76.1", align 8
  store i64 0, ptr %"$phi76.1", align 8
  %.160 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %states, align 8
  %.161 = load i64, ptr %i, align 8
  store double 0.000000e+00, ptr %.162, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 5
  %.165 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.160, 6
  %.166 = extractvalue [1 x i64] %extracted.strides, 0
  %.167 = call i32 @_ZN5numba4cuda6random29xoroshiro128p_uniform_float64B3v50B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedEx(ptr %.162, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.165, i64 %.166, i64 %.161)
  %.168 = icmp eq i32 %.167, 0
  %.169 = icmp eq i32 %.167, -2
  %.170 = or i1 %.168, %.169
  %.171 = xor i1 %.170, true
  %.172 = icmp eq i32 %.167, -1
  %.173 = icmp eq i32 %.167, -3
  %.174 = icmp sge i32 %.167, 1
  %.175 = load double, ptr %.162, align 8
  br i1 %.171, label %B76.if, label %B76.endif, !prof !1

B132:                                             ; preds = %B74.endif
  %.230 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %states, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %states, align 8
  %.232 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  %.234 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.236 = load i64, ptr %"$phi76.1", align 8
  store i64 0, ptr %"$phi76.1", align 8
  %.238 = load { ptr, i64, i64, ptr }, ptr %"$phi74.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi74.0", align 8
  %.240 = load i1, ptr %"$74for_iter.3", align 1
  store i1 false, ptr %"$74for_iter.3", align 1
  ret void

B0.if:                                            ; preds = %B0
  ret void

B0.endif:                                         ; preds = %B0
  br i1 %.80, label %B0.endif.if, label %B0.endif.else

B0.endif.if:                                      ; preds = %B0.endif
  %.85 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.55, i32 0, i32 3
  %.86 = load ptr, ptr %.85, align 8
  store i64 0, ptr %.86, align 8
  br label %B0.endif.endif

B0.endif.else:                                    ; preds = %B0.endif
  %.89 = srem i64 %.77, %.63
  %.90 = sub i64 0, %.89
  %.91 = select i1 %.78, i64 %.89, i64 %.90
  %.92 = icmp sgt i64 %.91, 0
  %.93 = sdiv i64 %.77, %.63
  %.94 = select i1 %.92, i64 1, i64 0
  %.95 = add i64 %.93, %.94
  %.96 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.55, i32 0, i32 3
  %.97 = load ptr, ptr %.96, align 8
  store i64 %.95, ptr %.97, align 8
  br label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif.else, %B0.endif.if
  %.100 = load { ptr, i64, i64, ptr }, ptr %.55, align 8
  %.102 = load { ptr, i64, i64, ptr }, ptr %"$phi74.0", align 8
  store { ptr, i64, i64, ptr } %.100, ptr %"$phi74.0", align 8
  br label %B74

B74.if:                                           ; preds = %B74
  %.120 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.109, i32 0, i32 0
  %.121 = load ptr, ptr %.120, align 8
  %.122 = load i64, ptr %.121, align 8
  %.123 = getelementptr inbounds { i64, i1 }, ptr %.106, i32 0, i32 0
  store i64 %.122, ptr %.123, align 8
  %.125 = sub nsw i64 %.115, 1
  store i64 %.125, ptr %.114, align 8
  %.127 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.109, i32 0, i32 2
  %.128 = load i64, ptr %.127, align 8
  %.129 = add i64 %.122, %.128
  %.130 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.109, i32 0, i32 0
  %.131 = load ptr, ptr %.130, align 8
  store i64 %.129, ptr %.131, align 8
  br label %B74.endif

B74.endif:                                        ; preds = %B74.if, %B74
  %.134 = load { i64, i1 }, ptr %.106, align 8
  store { i64, i1 } zeroinitializer, ptr %.135, align 8
  store { i64, i1 } %.134, ptr %.135, align 8
  %.139 = getelementptr inbounds { i64, i1 }, ptr %.135, i32 0, i32 0
  %.140 = load i64, ptr %.139, align 8
  store { i64, i1 } zeroinitializer, ptr %.141, align 8
  store { i64, i1 } %.134, ptr %.141, align 8
  %.145 = getelementptr inbounds { i64, i1 }, ptr %.141, i32 0, i32 1
  %.146 = load i1, ptr %.145, align 1
  %.148 = load i1, ptr %"$74for_iter.3", align 1
  store i1 %.146, ptr %"$74for_iter.3", align 1
  %.151 = load i64, ptr %"$phi76.1", align 8
  store i64 %.140, ptr %"$phi76.1", align 8
  %.153 = load i1, ptr %"$74for_iter.3", align 1
  br i1 %.153, label %B76, label %B132

B76.if:                                           ; preds = %B76
  ret void

B76.endif:                                        ; preds = %B76
  %.178 = load i64, ptr %i, align 8
  %.179 = insertvalue [2 x i64] undef, i64 %.178, 0
  %.180 = insertvalue [2 x i64] %.179, i64 %.157, 1
  %.181 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.182 = extractvalue [2 x i64] %.180, 0
  %.183 = extractvalue [2 x i64] %.180, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.184, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.181, ptr %.184, align 8
  %.188 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.184, i32 0, i32 5
  %.189 = getelementptr inbounds [2 x i64], ptr %.188, i32 0, i32 0
  %.190 = load i64, ptr %.189, align 8, !range !2
  %.191 = getelementptr inbounds [2 x i64], ptr %.188, i32 0, i32 1
  %.192 = load i64, ptr %.191, align 8, !range !2
  %.193 = insertvalue [2 x i64] undef, i64 %.190, 0
  %.194 = insertvalue [2 x i64] %.193, i64 %.192, 1
  %.195 = extractvalue [2 x i64] %.194, 0
  %.196 = extractvalue [2 x i64] %.194, 1
  %.197 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.184, i32 0, i32 6
  %.198 = load [2 x i64], ptr %.197, align 8
  %.199 = extractvalue [2 x i64] %.198, 0
  %.200 = extractvalue [2 x i64] %.198, 1
  %.201 = icmp slt i64 %.182, 0
  %.202 = add i64 %.182, %.195
  %.203 = select i1 %.201, i64 %.202, i64 %.182
  %.204 = icmp slt i64 %.183, 0
  %.205 = add i64 %.183, %.196
  %.206 = select i1 %.204, i64 %.205, i64 %.183
  %.207 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.184, i32 0, i32 5
  %.208 = getelementptr inbounds [2 x i64], ptr %.207, i32 0, i32 0
  %.209 = load i64, ptr %.208, align 8, !range !2
  %.210 = getelementptr inbounds [2 x i64], ptr %.207, i32 0, i32 1
  %.211 = load i64, ptr %.210, align 8, !range !2
  %.212 = insertvalue [2 x i64] undef, i64 %.209, 0
  %.213 = insertvalue [2 x i64] %.212, i64 %.211, 1
  %.214 = extractvalue [2 x i64] %.213, 0
  %.215 = extractvalue [2 x i64] %.213, 1
  %.216 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.184, i32 0, i32 6
  %.217 = load [2 x i64], ptr %.216, align 8
  %.218 = extractvalue [2 x i64] %.217, 0
  %.219 = extractvalue [2 x i64] %.217, 1
  %.220 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.184, i32 0, i32 4
  %.221 = load ptr, ptr %.220, align 8
  %.222 = mul i64 1, %.215
  %.223 = mul i64 %.203, %.222
  %.224 = add i64 0, %.223
  %.225 = mul i64 %.206, 1
  %.226 = add i64 %.224, %.225
  %.227 = getelementptr double, ptr %.221, i64 %.226
  store double %.175, ptr %.227, align 8
  br label %B74
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5numba4cuda6random4rotlB3v52B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEyj(ptr %.ret, i64 %x, i32 %k) {
entry:
  br label %B0

B0:                                               ; preds = %entry
  %.5 = zext i32 %k to i64
  %.6 = shl i64 %x, %.5
  %.7 = zext i32 %k to i64
  %.8 = sub nsw i64 64, %.7
  %.9 = trunc i64 %.8 to i32
  %.10 = zext i32 %.9 to i64
  %.11 = lshr i64 %x, %.10
  %.12 = or i64 %.6, %.11
  store i64 %.12, ptr %.ret, align 8
  ret i32 0
}

define internal i32 @_ZN5numba4cuda6random22uint64_to_unit_float64B3v53B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEy(ptr %.ret, i64 %x) {
entry:
  br label %B0

B0:                                               ; preds = %entry
  %.4 = trunc i64 11 to i32
  %.5 = zext i32 %.4 to i64
  %.6 = lshr i64 %x, %.5
  %.7 = sitofp i64 1 to double
  %.8 = trunc i64 53 to i32
  %.9 = zext i32 %.8 to i64
  %.10 = shl i64 1, %.9
  %.11 = uitofp i64 %.10 to double
  %.12 = fcmp oeq double %.11, 0.000000e+00
  br i1 %.12, label %B0.if, label %B0.endif, !prof !1

B0.if:                                            ; preds = %B0
  br label %B0.endif

B0.endif:                                         ; preds = %B0.if, %B0
  %.15 = fdiv double %.7, %.11
  %.16 = uitofp i64 %.6 to double
  %.17 = fmul double %.16, %.15
  store double %.17, ptr %.ret, align 8
  ret i32 0
}

define internal i32 @_ZN5numba4cuda6random18xoroshiro128p_nextB3v51B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedEx(ptr %.ret, ptr %states.0, ptr %states.1, i64 %states.2, i64 %states.3, ptr %states.4, i64 %states.5.0, i64 %states.6.0, i64 %index) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %states.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %states.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %states.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %states.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %states.4, 4
  %.11 = insertvalue [1 x i64] undef, i64 %states.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.11, 5
  %.12 = insertvalue [1 x i64] undef, i64 %states.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.12, 6
  %.13 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.13, align 8
  %.44 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.44, align 8
  %.78 = alloca i64, align 8
  store i64 0, ptr %.78, align 8
  %.97 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.97, align 8
  %.129 = alloca i64, align 8
  store i64 0, ptr %.129, align 8
  %.143 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.143, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.13, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.13, align 8
  %.17 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.13, i32 0, i32 5
  %.18 = getelementptr inbounds [1 x i64], ptr %.17, i32 0, i32 0
  %.19 = load i64, ptr %.18, align 8, !range !2
  %.20 = insertvalue [1 x i64] undef, i64 %.19, 0
  %.21 = extractvalue [1 x i64] %.20, 0
  %.22 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.13, i32 0, i32 6
  %.23 = load [1 x i64], ptr %.22, align 8
  %.24 = extractvalue [1 x i64] %.23, 0
  %.25 = icmp slt i64 %index, 0
  %.26 = add i64 %index, %.21
  %.27 = select i1 %.25, i64 %.26, i64 %index
  %.28 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.13, i32 0, i32 5
  %.29 = getelementptr inbounds [1 x i64], ptr %.28, i32 0, i32 0
  %.30 = load i64, ptr %.29, align 8, !range !2
  %.31 = insertvalue [1 x i64] undef, i64 %.30, 0
  %.32 = extractvalue [1 x i64] %.31, 0
  %.33 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.13, i32 0, i32 6
  %.34 = load [1 x i64], ptr %.33, align 8
  %.35 = extractvalue [1 x i64] %.34, 0
  %.36 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.13, i32 0, i32 4
  %.37 = load ptr, ptr %.36, align 8
  %.38 = mul i64 %.27, 1
  %.39 = add i64 0, %.38
  %.40 = getelementptr [16 x i8], ptr %.37, i64 %.39
  %.41 = getelementptr inbounds [16 x i8], ptr %.40, i32 0, i32 0
  %.42 = bitcast ptr %.41 to ptr
  %.43 = load i64, ptr %.42, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.44, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.44, align 8
  %.48 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.44, i32 0, i32 5
  %.49 = getelementptr inbounds [1 x i64], ptr %.48, i32 0, i32 0
  %.50 = load i64, ptr %.49, align 8, !range !2
  %.51 = insertvalue [1 x i64] undef, i64 %.50, 0
  %.52 = extractvalue [1 x i64] %.51, 0
  %.53 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.44, i32 0, i32 6
  %.54 = load [1 x i64], ptr %.53, align 8
  %.55 = extractvalue [1 x i64] %.54, 0
  %.56 = icmp slt i64 %index, 0
  %.57 = add i64 %index, %.52
  %.58 = select i1 %.56, i64 %.57, i64 %index
  %.59 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.44, i32 0, i32 5
  %.60 = getelementptr inbounds [1 x i64], ptr %.59, i32 0, i32 0
  %.61 = load i64, ptr %.60, align 8, !range !2
  %.62 = insertvalue [1 x i64] undef, i64 %.61, 0
  %.63 = extractvalue [1 x i64] %.62, 0
  %.64 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.44, i32 0, i32 6
  %.65 = load [1 x i64], ptr %.64, align 8
  %.66 = extractvalue [1 x i64] %.65, 0
  %.67 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.44, i32 0, i32 4
  %.68 = load ptr, ptr %.67, align 8
  %.69 = mul i64 %.58, 1
  %.70 = add i64 0, %.69
  %.71 = getelementptr [16 x i8], ptr %.68, i64 %.70
  %.72 = getelementptr inbounds [16 x i8], ptr %.71, i32 0, i32 8
  %.73 = bitcast ptr %.72 to ptr
  %.74 = load i64, ptr %.73, align 8
  %.75 = add i64 %.43, %.74
  %.76 = xor i64 %.74, %.43
  %.77 = trunc i64 55 to i32
  store i64 0, ptr %.78, align 8
  %.81 = call i32 @_ZN5numba4cuda6random4rotlB3v52B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEyj(ptr %.78, i64 %.43, i32 %.77)
  %.82 = icmp eq i32 %.81, 0
  %.83 = icmp eq i32 %.81, -2
  %.84 = or i1 %.82, %.83
  %.85 = xor i1 %.84, true
  %.86 = icmp eq i32 %.81, -1
  %.87 = icmp eq i32 %.81, -3
  %.88 = icmp sge i32 %.81, 1
  %.89 = load i64, ptr %.78, align 8
  br i1 %.85, label %B0.if, label %B0.endif, !prof !1

B0.if:                                            ; preds = %B0
  ret i32 %.81

B0.endif:                                         ; preds = %B0
  %.92 = xor i64 %.89, %.76
  %.93 = trunc i64 14 to i32
  %.94 = zext i32 %.93 to i64
  %.95 = shl i64 %.76, %.94
  %.96 = xor i64 %.92, %.95
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.97, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.97, align 8
  %.101 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.97, i32 0, i32 5
  %.102 = getelementptr inbounds [1 x i64], ptr %.101, i32 0, i32 0
  %.103 = load i64, ptr %.102, align 8, !range !2
  %.104 = insertvalue [1 x i64] undef, i64 %.103, 0
  %.105 = extractvalue [1 x i64] %.104, 0
  %.106 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.97, i32 0, i32 6
  %.107 = load [1 x i64], ptr %.106, align 8
  %.108 = extractvalue [1 x i64] %.107, 0
  %.109 = icmp slt i64 %index, 0
  %.110 = add i64 %index, %.105
  %.111 = select i1 %.109, i64 %.110, i64 %index
  %.112 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.97, i32 0, i32 5
  %.113 = getelementptr inbounds [1 x i64], ptr %.112, i32 0, i32 0
  %.114 = load i64, ptr %.113, align 8, !range !2
  %.115 = insertvalue [1 x i64] undef, i64 %.114, 0
  %.116 = extractvalue [1 x i64] %.115, 0
  %.117 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.97, i32 0, i32 6
  %.118 = load [1 x i64], ptr %.117, align 8
  %.119 = extractvalue [1 x i64] %.118, 0
  %.120 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.97, i32 0, i32 4
  %.121 = load ptr, ptr %.120, align 8
  %.122 = mul i64 %.111, 1
  %.123 = add i64 0, %.122
  %.124 = getelementptr [16 x i8], ptr %.121, i64 %.123
  %.125 = getelementptr inbounds [16 x i8], ptr %.124, i32 0, i32 0
  %.126 = bitcast ptr %.125 to ptr
  store i64 %.96, ptr %.126, align 8
  %.128 = trunc i64 36 to i32
  store i64 0, ptr %.129, align 8
  %.132 = call i32 @_ZN5numba4cuda6random4rotlB3v52B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEyj(ptr %.129, i64 %.76, i32 %.128)
  %.133 = icmp eq i32 %.132, 0
  %.134 = icmp eq i32 %.132, -2
  %.135 = or i1 %.133, %.134
  %.136 = xor i1 %.135, true
  %.137 = icmp eq i32 %.132, -1
  %.138 = icmp eq i32 %.132, -3
  %.139 = icmp sge i32 %.132, 1
  %.140 = load i64, ptr %.129, align 8
  br i1 %.136, label %B0.endif.if, label %B0.endif.endif, !prof !1

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.132

B0.endif.endif:                                   ; preds = %B0.endif
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.143, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.143, align 8
  %.147 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.143, i32 0, i32 5
  %.148 = getelementptr inbounds [1 x i64], ptr %.147, i32 0, i32 0
  %.149 = load i64, ptr %.148, align 8, !range !2
  %.150 = insertvalue [1 x i64] undef, i64 %.149, 0
  %.151 = extractvalue [1 x i64] %.150, 0
  %.152 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.143, i32 0, i32 6
  %.153 = load [1 x i64], ptr %.152, align 8
  %.154 = extractvalue [1 x i64] %.153, 0
  %.155 = icmp slt i64 %index, 0
  %.156 = add i64 %index, %.151
  %.157 = select i1 %.155, i64 %.156, i64 %index
  %.158 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.143, i32 0, i32 5
  %.159 = getelementptr inbounds [1 x i64], ptr %.158, i32 0, i32 0
  %.160 = load i64, ptr %.159, align 8, !range !2
  %.161 = insertvalue [1 x i64] undef, i64 %.160, 0
  %.162 = extractvalue [1 x i64] %.161, 0
  %.163 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.143, i32 0, i32 6
  %.164 = load [1 x i64], ptr %.163, align 8
  %.165 = extractvalue [1 x i64] %.164, 0
  %.166 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.143, i32 0, i32 4
  %.167 = load ptr, ptr %.166, align 8
  %.168 = mul i64 %.157, 1
  %.169 = add i64 0, %.168
  %.170 = getelementptr [16 x i8], ptr %.167, i64 %.169
  %.171 = getelementptr inbounds [16 x i8], ptr %.170, i32 0, i32 8
  %.172 = bitcast ptr %.171 to ptr
  store i64 %.140, ptr %.172, align 8
  store i64 %.75, ptr %.ret, align 8
  ret i32 0
}

define internal i32 @_ZN5numba4cuda6random29xoroshiro128p_uniform_float64B3v50B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedEx(ptr %.ret, ptr %states.0, ptr %states.1, i64 %states.2, i64 %states.3, ptr %states.4, i64 %states.5.0, i64 %states.6.0, i64 %index) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %states.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %states.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %states.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %states.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %states.4, 4
  %.11 = insertvalue [1 x i64] undef, i64 %states.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.11, 5
  %.12 = insertvalue [1 x i64] undef, i64 %states.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.12, 6
  %.13 = alloca i64, align 8
  store i64 0, ptr %.13, align 8
  %.29 = alloca double, align 8
  store double 0.000000e+00, ptr %.29, align 8
  br label %B0

B0:                                               ; preds = %entry
  store i64 0, ptr %.13, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 5
  %.16 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 6
  %.17 = extractvalue [1 x i64] %extracted.strides, 0
  %.18 = call i32 @_ZN5numba4cuda6random18xoroshiro128p_nextB3v51B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dE5ArrayI6RecordILi881EELi1E1C7mutable7alignedEx(ptr %.13, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.16, i64 %.17, i64 %index)
  %.19 = icmp eq i32 %.18, 0
  %.20 = icmp eq i32 %.18, -2
  %.21 = or i1 %.19, %.20
  %.22 = xor i1 %.21, true
  %.23 = icmp eq i32 %.18, -1
  %.24 = icmp eq i32 %.18, -3
  %.25 = icmp sge i32 %.18, 1
  %.26 = load i64, ptr %.13, align 8
  br i1 %.22, label %B0.if, label %B0.endif, !prof !1

B0.if:                                            ; preds = %B0
  ret i32 %.18

B0.endif:                                         ; preds = %B0
  store double 0.000000e+00, ptr %.29, align 8
  %.32 = call i32 @_ZN5numba4cuda6random22uint64_to_unit_float64B3v53B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7IobWaAA_3d_3dEy(ptr %.29, i64 %.26)
  %.33 = icmp eq i32 %.32, 0
  %.34 = icmp eq i32 %.32, -2
  %.35 = or i1 %.33, %.34
  %.36 = xor i1 %.35, true
  %.37 = icmp eq i32 %.32, -1
  %.38 = icmp eq i32 %.32, -3
  %.39 = icmp sge i32 %.32, 1
  %.40 = load double, ptr %.29, align 8
  br i1 %.36, label %B0.endif.if, label %B0.endif.endif, !prof !1

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.32

B0.endif.endif:                                   ; preds = %B0.endif
  store double %.40, ptr %.ret, align 8
  ret i32 0
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{!"branch_weights", i32 1, i32 99}
!2 = !{i64 0, i64 9223372036854775807}
