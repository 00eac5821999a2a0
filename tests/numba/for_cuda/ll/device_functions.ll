; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels16device_functionsB3v43B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedEd = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels16device_functionsB3v43B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedEd], section "llvm.metadata"
@_ZN08NumbaEnv5tests5numba8for_cuda7kernels7rotatedB3v45B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd = common global ptr null
@_ZN08NumbaEnv5tests5numba8for_cuda7kernels13twice_rotatedB3v44B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels16device_functionsB3v43B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedEd(ptr %points.0, ptr %points.1, i64 %points.2, i64 %points.3, ptr %points.4, i64 %points.5.0, i64 %points.5.1, i64 %points.6.0, i64 %points.6.1, double %angle) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %points.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %points.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %points.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %points.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %points.4, 4
  %.13 = insertvalue [2 x i64] undef, i64 %points.5.0, 0
  %.14 = insertvalue [2 x i64] %.13, i64 %points.5.1, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.14, 5
  %.15 = insertvalue [2 x i64] undef, i64 %points.6.0, 0
  %.16 = insertvalue [2 x i64] %.15, i64 %points.6.1, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.16, 6
  %.32 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.32, align 8
  %.85 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.85, align 8
  %.132 = alloca [2 x double], align 8
  store [2 x double] zeroinitializer, ptr %.132, align 8
  %.156 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.156, align 8
  %.209 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.209, align 8
  br label %B0

B0:                                               ; preds = %entry
  %.17 = trunc i64 1 to i32
  %.18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.19 = sext i32 %.18 to i64
  %.20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.21 = sext i32 %.20 to i64
  %.22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.23 = sext i32 %.22 to i64
  %.24 = mul i64 %.21, %.23
  %.25 = add i64 %.24, %.19
  %.26 = insertvalue { i64, i64 } undef, i64 %.25, 0
  %.27 = insertvalue { i64, i64 } %.26, i64 0, 1
  %.28 = extractvalue { i64, i64 } %.27, 0
  %.29 = extractvalue { i64, i64 } %.27, 1
  %.30 = insertvalue [2 x i64] undef, i64 %.28, 0
  %.31 = insertvalue [2 x i64] %.30, i64 0, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.32, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %.32, align 8
  %.36 = extractvalue [2 x i64] %.31, 0
  %.37 = extractvalue [2 x i64] %.31, 1
  %.38 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.32, i32 0, i32 5
  %.39 = getelementptr inbounds [2 x i64], ptr %.38, i32 0, i32 0
  %.40 = load i64, ptr %.39, align 8, !range !1
  %.41 = getelementptr inbounds [2 x i64], ptr %.38, i32 0, i32 1
  %.42 = load i64, ptr %.41, align 8, !range !1
  %.43 = insertvalue [2 x i64] undef, i64 %.40, 0
  %.44 = insertvalue [2 x i64] %.43, i64 %.42, 1
  %.45 = extractvalue [2 x i64] %.44, 0
  %.46 = extractvalue [2 x i64] %.44, 1
  %.47 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.32, i32 0, i32 6
  %.48 = load [2 x i64], ptr %.47, align 8
  %.49 = extractvalue [2 x i64] %.48, 0
  %.50 = extractvalue [2 x i64] %.48, 1
  %.51 = icmp slt i64 %.36, 0
  %.52 = add i64 %.36, %.45
  %.53 = select i1 %.51, i64 %.52, i64 %.36
  %.54 = icmp slt i64 %.37, 0
  %.55 = add i64 %.37, %.46
  %.56 = select i1 %.54, i64 %.55, i64 %.37
  %.57 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.32, i32 0, i32 5
  %.58 = getelementptr inbounds [2 x i64], ptr %.57, i32 0, i32 0
  %.59 = load i64, ptr %.58, align 8, !range !1
  %.60 = getelementptr inbounds [2 x i64], ptr %.57, i32 0, i32 1
  %.61 = load i64, ptr %.60, align 8, !range !1
  %.62 = insertvalue [2 x i64] undef, i64 %.59, 0
  %.63 = insertvalue [2 x i64] %.62, i64 %.61, 1
  %.64 = extractvalue [2 x i64] %.63, 0
  %.65 = extractvalue [2 x i64] %.63, 1
  %.66 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.32, i32 0, i32 6
  %.67 = load [2 x i64], ptr %.66, align 8
  %.68 = extractvalue [2 x i64] %.67, 0
  %.69 = extractvalue [2 x i64] %.67, 1
  %.70 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.32, i32 0, i32 4
  %.71 = load ptr, ptr %.70, align 8
  %.72 = mul i64 1, %.65
  %.73 = mul i64 %.53, %.72
  %.74 = add i64 0, %.73
  %.75 = mul i64 %.56, 1
  %.76 = add i64 %.74, %.75
  %.77 = getelementptr double, ptr %.71, i64 %.76
  %.78 = load double, ptr %.77, align 8
  %.79 = insertvalue { i64, i64 } undef, i64 %.25, 0
  %.80 = insertvalue { i64, i64 } %.79, i64 1, 1
  %.81 = extractvalue { i64, i64 } %.80, 0
  %.82 = extractvalue { i64, i64 } %.80, 1
  %.83 = insertvalue [2 x i64] undef, i64 %.81, 0
  %.84 = insertvalue [2 x i64] %.83, i64 1, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.85, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %.85, align 8
  %.89 = extractvalue [2 x i64] %.84, 0
  %.90 = extractvalue [2 x i64] %.84, 1
  %.91 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.85, i32 0, i32 5
  %.92 = getelementptr inbounds [2 x i64], ptr %.91, i32 0, i32 0
  %.93 = load i64, ptr %.92, align 8, !range !1
  %.94 = getelementptr inbounds [2 x i64], ptr %.91, i32 0, i32 1
  %.95 = load i64, ptr %.94, align 8, !range !1
  %.96 = insertvalue [2 x i64] undef, i64 %.93, 0
  %.97 = insertvalue [2 x i64] %.96, i64 %.95, 1
  %.98 = extractvalue [2 x i64] %.97, 0
  %.99 = extractvalue [2 x i64] %.97, 1
  %.100 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.85, i32 0, i32 6
  %.101 = load [2 x i64], ptr %.100, align 8
  %.102 = extractvalue [2 x i64] %.101, 0
  %.103 = extractvalue [2 x i64] %.101, 1
  %.104 = icmp slt i64 %.89, 0
  %.105 = add i64 %.89, %.98
  %.106 = select i1 %.104, i64 %.105, i64 %.89
  %.107 = icmp slt i64 %.90, 0
  %.108 = add i64 %.90, %.99
  %.109 = select i1 %.107, i64 %.108, i64 %.90
  %.110 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.85, i32 0, i32 5
  %.111 = getelementptr inbounds [2 x i64], ptr %.110, i32 0, i32 0
  %.112 = load i64, ptr %.111, align 8, !range !1
  %.113 = getelementptr inbounds [2 x i64], ptr %.110, i32 0, i32 1
  %.114 = load i64, ptr %.113, align 8, !range !1
  %.115 = insertvalue [2 x i64] undef, i64 %.112, 0
  %.116 = insertvalue [2 x i64] %.115, i64 %.114, 1
  %.117 = extractvalue [2 x i64] %.116, 0
  %.118 = extractvalue [2 x i64] %.116, 1
  %.119 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.85, i32 0, i32 6
  %.120 = load [2 x i64], ptr %.119, align 8
  %.121 = extractvalue [2 x i64] %.120, 0
  %.122 = extractvalue [2 x i64] %.120, 1
  %.123 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.85, i32 0, i32 4
  %.124 = load ptr, ptr %.123, align 8
  %.125 = mul i64 1, %.118
  %.126 = mul i64 %.106, %.125
  %.127 = add i64 0, %.126
  %.128 = mul i64 %.109, 1
  %.129 = add i64 %.127, %.128
  %.130 = getelementptr double, ptr %.124, i64 %.129
  %.131 = load double, ptr %.130, align 8
  store [2 x double] zeroinitializer, ptr %.132, align 8
  %.135 = call i32 @_ZN5tests5numba8for_cuda7kernels13twice_rotatedB3v44B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd(ptr %.132, double %.78, double %.131, double %angle)
  %.136 = icmp eq i32 %.135, 0
  %.137 = icmp eq i32 %.135, -2
  %.138 = or i1 %.136, %.137
  %.139 = xor i1 %.138, true
  %.140 = icmp eq i32 %.135, -1
  %.141 = icmp eq i32 %.135, -3
  %.142 = icmp sge i32 %.135, 1
  %.143 = load [2 x double], ptr %.132, align 8
  br i1 %.139, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret void

B0.endif:                                         ; preds = %B0
  %.146 = extractvalue [2 x double] %.143, 0
  %.147 = extractvalue [2 x double] %.143, 1
  %.148 = insertvalue { i64, i64 } undef, i64 %.25, 0
  %.149 = insertvalue { i64, i64 } %.148, i64 0, 1
  %.150 = extractvalue { i64, i64 } %.149, 0
  %.151 = extractvalue { i64, i64 } %.149, 1
  %.152 = insertvalue [2 x i64] undef, i64 %.150, 0
  %.153 = insertvalue [2 x i64] %.152, i64 0, 1
  %.154 = extractvalue [2 x i64] %.153, 0
  %.155 = extractvalue [2 x i64] %.153, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.156, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %.156, align 8
  %.160 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.156, i32 0, i32 5
  %.161 = getelementptr inbounds [2 x i64], ptr %.160, i32 0, i32 0
  %.162 = load i64, ptr %.161, align 8, !range !1
  %.163 = getelementptr inbounds [2 x i64], ptr %.160, i32 0, i32 1
  %.164 = load i64, ptr %.163, align 8, !range !1
  %.165 = insertvalue [2 x i64] undef, i64 %.162, 0
  %.166 = insertvalue [2 x i64] %.165, i64 %.164, 1
  %.167 = extractvalue [2 x i64] %.166, 0
  %.168 = extractvalue [2 x i64] %.166, 1
  %.169 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.156, i32 0, i32 6
  %.170 = load [2 x i64], ptr %.169, align 8
  %.171 = extractvalue [2 x i64] %.170, 0
  %.172 = extractvalue [2 x i64] %.170, 1
  %.173 = icmp slt i64 %.154, 0
  %.174 = add i64 %.154, %.167
  %.175 = select i1 %.173, i64 %.174, i64 %.154
  %.176 = icmp slt i64 %.155, 0
  %.177 = add i64 %.155, %.168
  %.178 = select i1 %.176, i64 %.177, i64 %.155
  %.179 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.156, i32 0, i32 5
  %.180 = getelementptr inbounds [2 x i64], ptr %.179, i32 0, i32 0
  %.181 = load i64, ptr %.180, align 8, !range !1
  %.182 = getelementptr inbounds [2 x i64], ptr %.179, i32 0, i32 1
  %.183 = load i64, ptr %.182, align 8, !range !1
  %.184 = insertvalue [2 x i64] undef, i64 %.181, 0
  %.185 = insertvalue [2 x i64] %.184, i64 %.183, 1
  %.186 = extractvalue [2 x i64] %.185, 0
  %.187 = extractvalue [2 x i64] %.185, 1
  %.188 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.156, i32 0, i32 6
  %.189 = load [2 x i64], ptr %.188, align 8
  %.190 = extractvalue [2 x i64] %.189, 0
  %.191 = extractvalue [2 x i64] %.189, 1
  %.192 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.156, i32 0, i32 4
  %.193 = load ptr, ptr %.192, align 8
  %.194 = mul i64 1, %.187
  %.195 = mul i64 %.175, %.194
  %.196 = add i64 0, %.195
  %.197 = mul i64 %.178, 1
  %.198 = add i64 %.196, %.197
  %.199 = getelementptr double, ptr %.193, i64 %.198
  store double %.146, ptr %.199, align 8
  %.201 = insertvalue { i64, i64 } undef, i64 %.25, 0
  %.202 = insertvalue { i64, i64 } %.201, i64 1, 1
  %.203 = extractvalue { i64, i64 } %.202, 0
  %.204 = extractvalue { i64, i64 } %.202, 1
  %.205 = insertvalue [2 x i64] undef, i64 %.203, 0
  %.206 = insertvalue [2 x i64] %.205, i64 1, 1
  %.207 = extractvalue [2 x i64] %.206, 0
  %.208 = extractvalue [2 x i64] %.206, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.209, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %.209, align 8
  %.213 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.209, i32 0, i32 5
  %.214 = getelementptr inbounds [2 x i64], ptr %.213, i32 0, i32 0
  %.215 = load i64, ptr %.214, align 8, !range !1
  %.216 = getelementptr inbounds [2 x i64], ptr %.213, i32 0, i32 1
  %.217 = load i64, ptr %.216, align 8, !range !1
  %.218 = insertvalue [2 x i64] undef, i64 %.215, 0
  %.219 = insertvalue [2 x i64] %.218, i64 %.217, 1
  %.220 = extractvalue [2 x i64] %.219, 0
  %.221 = extractvalue [2 x i64] %.219, 1
  %.222 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.209, i32 0, i32 6
  %.223 = load [2 x i64], ptr %.222, align 8
  %.224 = extractvalue [2 x i64] %.223, 0
  %.225 = extractvalue [2 x i64] %.223, 1
  %.226 = icmp slt i64 %.207, 0
  %.227 = add i64 %.207, %.220
  %.228 = select i1 %.226, i64 %.227, i64 %.207
  %.229 = icmp slt i64 %.208, 0
  %.230 = add i64 %.208, %.221
  %.231 = select i1 %.229, i64 %.230, i64 %.208
  %.232 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.209, i32 0, i32 5
  %.233 = getelementptr inbounds [2 x i64], ptr %.232, i32 0, i32 0
  %.234 = load i64, ptr %.233, align 8, !range !1
  %.235 = getelementptr inbounds [2 x i64], ptr %.232, i32 0, i32 1
  %.236 = load i64, ptr %.235, align 8, !range !1
  %.237 = insertvalue [2 x i64] undef, i64 %.234, 0
  %.238 = insertvalue [2 x i64] %.237, i64 %.236, 1
  %.239 = extractvalue [2 x i64] %.238, 0
  %.240 = extractvalue [2 x i64] %.238, 1
  %.241 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.209, i32 0, i32 6
  %.242 = load [2 x i64], ptr %.241, align 8
  %.243 = extractvalue [2 x i64] %.242, 0
  %.244 = extractvalue [2 x i64] %.242, 1
  %.245 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.209, i32 0, i32 4
  %.246 = load ptr, ptr %.245, align 8
  %.247 = mul i64 1, %.240
  %.248 = mul i64 %.228, %.247
  %.249 = add i64 0, %.248
  %.250 = mul i64 %.231, 1
  %.251 = add i64 %.249, %.250
  %.252 = getelementptr double, ptr %.246, i64 %.251
  store double %.147, ptr %.252, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5tests5numba8for_cuda7kernels7rotatedB3v45B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd(ptr %.ret, double %x, double %y, double %angle) {
entry:
  br label %B0

B0:                                               ; preds = %entry
  %.6 = call double @__nv_cos(double %angle)
  %.7 = fmul double %x, %.6
  %.8 = call double @__nv_sin(double %angle)
  %.9 = fmul double %y, %.8
  %.10 = fsub double %.7, %.9
  %.11 = call double @__nv_sin(double %angle)
  %.12 = fmul double %x, %.11
  %.13 = call double @__nv_cos(double %angle)
  %.14 = fmul double %y, %.13
  %.15 = fadd double %.12, %.14
  %.16 = insertvalue [2 x double] undef, double %.10, 0
  %.17 = insertvalue [2 x double] %.16, double %.15, 1
  store [2 x double] %.17, ptr %.ret, align 8
  ret i32 0
}

declare double @__nv_cos(double)

declare double @__nv_sin(double)

define internal i32 @_ZN5tests5numba8for_cuda7kernels13twice_rotatedB3v44B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd(ptr %.ret, double %x, double %y, double %angle) {
entry:
  %.6 = alloca [2 x double], align 8
  store [2 x double] zeroinitializer, ptr %.6, align 8
  %.22 = alloca [2 x double], align 8
  store [2 x double] zeroinitializer, ptr %.22, align 8
  br label %B0

B0:                                               ; preds = %entry
  store [2 x double] zeroinitializer, ptr %.6, align 8
  %.9 = call i32 @_ZN5tests5numba8for_cuda7kernels7rotatedB3v45B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd(ptr %.6, double %x, double %y, double %angle)
  %.10 = icmp eq i32 %.9, 0
  %.11 = icmp eq i32 %.9, -2
  %.12 = or i1 %.10, %.11
  %.13 = xor i1 %.12, true
  %.14 = icmp eq i32 %.9, -1
  %.15 = icmp eq i32 %.9, -3
  %.16 = icmp sge i32 %.9, 1
  %.17 = load [2 x double], ptr %.6, align 8
  br i1 %.13, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 %.9

B0.endif:                                         ; preds = %B0
  %.20 = extractvalue [2 x double] %.17, 0
  %.21 = extractvalue [2 x double] %.17, 1
  store [2 x double] zeroinitializer, ptr %.22, align 8
  %.25 = call i32 @_ZN5tests5numba8for_cuda7kernels7rotatedB3v45B100cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBWEdBHRauQC7YhbWaAA_3d_3dEddd(ptr %.22, double %.20, double %.21, double %angle)
  %.26 = icmp eq i32 %.25, 0
  %.27 = icmp eq i32 %.25, -2
  %.28 = or i1 %.26, %.27
  %.29 = xor i1 %.28, true
  %.30 = icmp eq i32 %.25, -1
  %.31 = icmp eq i32 %.25, -3
  %.32 = icmp sge i32 %.25, 1
  %.33 = load [2 x double], ptr %.22, align 8
  br i1 %.29, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 %.25

B0.endif.endif:                                   ; preds = %B0.endif
  store [2 x double] %.33, ptr %.ret, align 8
  ret i32 0
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
