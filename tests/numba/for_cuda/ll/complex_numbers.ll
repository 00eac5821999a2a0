; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels15complex_numbersB3v40B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI10complex128Li1E1C7mutable7alignedE5ArrayI10complex128Li1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels15complex_numbersB3v40B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI10complex128Li1E1C7mutable7alignedE5ArrayI10complex128Li1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda7cpython7numbers16complex_abs_impl12_3clocals_3e11complex_absB3v42B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10complex128 = common global ptr null
@_ZN08NumbaEnv5numba4cuda7cpython7numbers16complex_div_impl12_3clocals_3e11complex_divB3v41B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10complex12810complex128 = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels15complex_numbersB3v40B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI10complex128Li1E1C7mutable7alignedE5ArrayI10complex128Li1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE(ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %y.0, ptr %y.1, i64 %y.2, i64 %y.3, ptr %y.4, i64 %y.5.0, i64 %y.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.6.0) {
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
  %.39 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.39, align 8
  %.71 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.71, align 8
  %.103 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.103, align 8
  %.107 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.107, align 8
  %.111 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.111, align 8
  %.133 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.133, align 8
  %.165 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.165, align 8
  %.175 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.175, align 8
  %.207 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.207, align 8
  %.223 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.223, align 8
  %.227 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.227, align 8
  %.231 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.231, align 8
  %.249 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.249, align 8
  %.280 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.280, align 8
  %.312 = alloca double, align 8
  store double 0.000000e+00, ptr %.312, align 8
  %.326 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.326, align 8
  br label %B0

B0:                                               ; preds = %entry
  %.30 = trunc i64 1 to i32
  %.31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.32 = sext i32 %.31 to i64
  %.33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.34 = sext i32 %.33 to i64
  %.35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.36 = sext i32 %.35 to i64
  %.37 = mul i64 %.34, %.36
  %.38 = add i64 %.37, %.32
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.39, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.39, align 8
  %.43 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.39, i32 0, i32 5
  %.44 = getelementptr inbounds [1 x i64], ptr %.43, i32 0, i32 0
  %.45 = load i64, ptr %.44, align 8, !range !1
  %.46 = insertvalue [1 x i64] undef, i64 %.45, 0
  %.47 = extractvalue [1 x i64] %.46, 0
  %.48 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.39, i32 0, i32 6
  %.49 = load [1 x i64], ptr %.48, align 8
  %.50 = extractvalue [1 x i64] %.49, 0
  %.51 = icmp slt i64 %.38, 0
  %.52 = add i64 %.38, %.47
  %.53 = select i1 %.51, i64 %.52, i64 %.38
  %.54 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.39, i32 0, i32 5
  %.55 = getelementptr inbounds [1 x i64], ptr %.54, i32 0, i32 0
  %.56 = load i64, ptr %.55, align 8, !range !1
  %.57 = insertvalue [1 x i64] undef, i64 %.56, 0
  %.58 = extractvalue [1 x i64] %.57, 0
  %.59 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.39, i32 0, i32 6
  %.60 = load [1 x i64], ptr %.59, align 8
  %.61 = extractvalue [1 x i64] %.60, 0
  %.62 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.39, i32 0, i32 4
  %.63 = load ptr, ptr %.62, align 8
  %.64 = mul i64 %.53, 1
  %.65 = add i64 0, %.64
  %.66 = getelementptr { double, double }, ptr %.63, i64 %.65
  %.67 = getelementptr inbounds { double, double }, ptr %.66, i32 0, i32 0
  %.68 = load double, ptr %.67, align 8
  %.69 = getelementptr inbounds { double, double }, ptr %.66, i32 0, i32 1
  %.70 = load double, ptr %.69, align 8
  %inserted.real = insertvalue { double, double } undef, double %.68, 0
  %inserted.imag = insertvalue { double, double } %inserted.real, double %.70, 1
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.71, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %.71, align 8
  %.75 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.71, i32 0, i32 5
  %.76 = getelementptr inbounds [1 x i64], ptr %.75, i32 0, i32 0
  %.77 = load i64, ptr %.76, align 8, !range !1
  %.78 = insertvalue [1 x i64] undef, i64 %.77, 0
  %.79 = extractvalue [1 x i64] %.78, 0
  %.80 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.71, i32 0, i32 6
  %.81 = load [1 x i64], ptr %.80, align 8
  %.82 = extractvalue [1 x i64] %.81, 0
  %.83 = icmp slt i64 %.38, 0
  %.84 = add i64 %.38, %.79
  %.85 = select i1 %.83, i64 %.84, i64 %.38
  %.86 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.71, i32 0, i32 5
  %.87 = getelementptr inbounds [1 x i64], ptr %.86, i32 0, i32 0
  %.88 = load i64, ptr %.87, align 8, !range !1
  %.89 = insertvalue [1 x i64] undef, i64 %.88, 0
  %.90 = extractvalue [1 x i64] %.89, 0
  %.91 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.71, i32 0, i32 6
  %.92 = load [1 x i64], ptr %.91, align 8
  %.93 = extractvalue [1 x i64] %.92, 0
  %.94 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.71, i32 0, i32 4
  %.95 = load ptr, ptr %.94, align 8
  %.96 = mul i64 %.85, 1
  %.97 = add i64 0, %.96
  %.98 = getelementptr { double, double }, ptr %.95, i64 %.97
  %.99 = getelementptr inbounds { double, double }, ptr %.98, i32 0, i32 0
  %.100 = load double, ptr %.99, align 8
  %.101 = getelementptr inbounds { double, double }, ptr %.98, i32 0, i32 1
  %.102 = load double, ptr %.101, align 8
  %inserted.real.1 = insertvalue { double, double } undef, double %.100, 0
  %inserted.imag.1 = insertvalue { double, double } %inserted.real.1, double %.102, 1
  store { double, double } zeroinitializer, ptr %.103, align 8
  store { double, double } %inserted.imag, ptr %.103, align 8
  store { double, double } zeroinitializer, ptr %.107, align 8
  store { double, double } %inserted.imag.1, ptr %.107, align 8
  store { double, double } zeroinitializer, ptr %.111, align 8
  %.114 = getelementptr inbounds { double, double }, ptr %.103, i32 0, i32 0
  %.115 = load double, ptr %.114, align 8
  %.116 = getelementptr inbounds { double, double }, ptr %.103, i32 0, i32 1
  %.117 = load double, ptr %.116, align 8
  %.118 = getelementptr inbounds { double, double }, ptr %.107, i32 0, i32 0
  %.119 = load double, ptr %.118, align 8
  %.120 = getelementptr inbounds { double, double }, ptr %.107, i32 0, i32 1
  %.121 = load double, ptr %.120, align 8
  %.122 = fmul double %.115, %.119
  %.123 = fmul double %.117, %.121
  %.124 = fmul double %.115, %.121
  %.125 = fmul double %.117, %.119
  %.126 = fsub double %.122, %.123
  %.127 = getelementptr inbounds { double, double }, ptr %.111, i32 0, i32 0
  store double %.126, ptr %.127, align 8
  %.129 = fadd double %.124, %.125
  %.130 = getelementptr inbounds { double, double }, ptr %.111, i32 0, i32 1
  store double %.129, ptr %.130, align 8
  %.132 = load { double, double }, ptr %.111, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.133, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.133, align 8
  %.137 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.133, i32 0, i32 5
  %.138 = getelementptr inbounds [1 x i64], ptr %.137, i32 0, i32 0
  %.139 = load i64, ptr %.138, align 8, !range !1
  %.140 = insertvalue [1 x i64] undef, i64 %.139, 0
  %.141 = extractvalue [1 x i64] %.140, 0
  %.142 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.133, i32 0, i32 6
  %.143 = load [1 x i64], ptr %.142, align 8
  %.144 = extractvalue [1 x i64] %.143, 0
  %.145 = icmp slt i64 %.38, 0
  %.146 = add i64 %.38, %.141
  %.147 = select i1 %.145, i64 %.146, i64 %.38
  %.148 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.133, i32 0, i32 5
  %.149 = getelementptr inbounds [1 x i64], ptr %.148, i32 0, i32 0
  %.150 = load i64, ptr %.149, align 8, !range !1
  %.151 = insertvalue [1 x i64] undef, i64 %.150, 0
  %.152 = extractvalue [1 x i64] %.151, 0
  %.153 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.133, i32 0, i32 6
  %.154 = load [1 x i64], ptr %.153, align 8
  %.155 = extractvalue [1 x i64] %.154, 0
  %.156 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.133, i32 0, i32 4
  %.157 = load ptr, ptr %.156, align 8
  %.158 = mul i64 %.147, 1
  %.159 = add i64 0, %.158
  %.160 = getelementptr { double, double }, ptr %.157, i64 %.159
  %.161 = getelementptr inbounds { double, double }, ptr %.160, i32 0, i32 0
  %.162 = load double, ptr %.161, align 8
  %.163 = getelementptr inbounds { double, double }, ptr %.160, i32 0, i32 1
  %.164 = load double, ptr %.163, align 8
  %inserted.real.2 = insertvalue { double, double } undef, double %.162, 0
  %inserted.imag.2 = insertvalue { double, double } %inserted.real.2, double %.164, 1
  store { double, double } zeroinitializer, ptr %.165, align 8
  store { double, double } %inserted.imag.2, ptr %.165, align 8
  %.169 = getelementptr inbounds { double, double }, ptr %.165, i32 0, i32 1
  %.170 = load double, ptr %.169, align 8
  %.171 = fsub double -0.000000e+00, %.170
  %.172 = getelementptr inbounds { double, double }, ptr %.165, i32 0, i32 1
  store double %.171, ptr %.172, align 8
  %.174 = load { double, double }, ptr %.165, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.175, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %.175, align 8
  %.179 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.175, i32 0, i32 5
  %.180 = getelementptr inbounds [1 x i64], ptr %.179, i32 0, i32 0
  %.181 = load i64, ptr %.180, align 8, !range !1
  %.182 = insertvalue [1 x i64] undef, i64 %.181, 0
  %.183 = extractvalue [1 x i64] %.182, 0
  %.184 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.175, i32 0, i32 6
  %.185 = load [1 x i64], ptr %.184, align 8
  %.186 = extractvalue [1 x i64] %.185, 0
  %.187 = icmp slt i64 %.38, 0
  %.188 = add i64 %.38, %.183
  %.189 = select i1 %.187, i64 %.188, i64 %.38
  %.190 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.175, i32 0, i32 5
  %.191 = getelementptr inbounds [1 x i64], ptr %.190, i32 0, i32 0
  %.192 = load i64, ptr %.191, align 8, !range !1
  %.193 = insertvalue [1 x i64] undef, i64 %.192, 0
  %.194 = extractvalue [1 x i64] %.193, 0
  %.195 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.175, i32 0, i32 6
  %.196 = load [1 x i64], ptr %.195, align 8
  %.197 = extractvalue [1 x i64] %.196, 0
  %.198 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.175, i32 0, i32 4
  %.199 = load ptr, ptr %.198, align 8
  %.200 = mul i64 %.189, 1
  %.201 = add i64 0, %.200
  %.202 = getelementptr { double, double }, ptr %.199, i64 %.201
  %.203 = getelementptr inbounds { double, double }, ptr %.202, i32 0, i32 0
  %.204 = load double, ptr %.203, align 8
  %.205 = getelementptr inbounds { double, double }, ptr %.202, i32 0, i32 1
  %.206 = load double, ptr %.205, align 8
  %inserted.real.3 = insertvalue { double, double } undef, double %.204, 0
  %inserted.imag.3 = insertvalue { double, double } %inserted.real.3, double %.206, 1
  store { double, double } zeroinitializer, ptr %.207, align 8
  %extracted.real = extractvalue { double, double } %.174, 0
  %extracted.imag = extractvalue { double, double } %.174, 1
  %extracted.real.1 = extractvalue { double, double } %inserted.imag.3, 0
  %extracted.imag.1 = extractvalue { double, double } %inserted.imag.3, 1
  %.210 = call i32 @_ZN5numba4cuda7cpython7numbers16complex_div_impl12_3clocals_3e11complex_divB3v41B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10complex12810complex128(ptr %.207, double %extracted.real, double %extracted.imag, double %extracted.real.1, double %extracted.imag.1)
  %.211 = icmp eq i32 %.210, 0
  %.212 = icmp eq i32 %.210, -2
  %.213 = or i1 %.211, %.212
  %.214 = xor i1 %.213, true
  %.215 = icmp eq i32 %.210, -1
  %.216 = icmp eq i32 %.210, -3
  %.217 = icmp sge i32 %.210, 1
  %.218 = load { double, double }, ptr %.207, align 8
  %.219 = extractvalue { double, double } %.218, 0
  %.220 = extractvalue { double, double } %.218, 1
  %inserted.real.4 = insertvalue { double, double } undef, double %.219, 0
  %inserted.imag.4 = insertvalue { double, double } %inserted.real.4, double %.220, 1
  br i1 %.214, label %B0.if, label %B0.endif, !prof !2

B0.if:                                            ; preds = %B0
  ret void

B0.endif:                                         ; preds = %B0
  store { double, double } zeroinitializer, ptr %.223, align 8
  store { double, double } %.132, ptr %.223, align 8
  store { double, double } zeroinitializer, ptr %.227, align 8
  store { double, double } %inserted.imag.4, ptr %.227, align 8
  store { double, double } zeroinitializer, ptr %.231, align 8
  %.234 = getelementptr inbounds { double, double }, ptr %.223, i32 0, i32 0
  %.235 = load double, ptr %.234, align 8
  %.236 = getelementptr inbounds { double, double }, ptr %.223, i32 0, i32 1
  %.237 = load double, ptr %.236, align 8
  %.238 = getelementptr inbounds { double, double }, ptr %.227, i32 0, i32 0
  %.239 = load double, ptr %.238, align 8
  %.240 = getelementptr inbounds { double, double }, ptr %.227, i32 0, i32 1
  %.241 = load double, ptr %.240, align 8
  %.242 = fsub double %.235, %.239
  %.243 = getelementptr inbounds { double, double }, ptr %.231, i32 0, i32 0
  store double %.242, ptr %.243, align 8
  %.245 = fsub double %.237, %.241
  %.246 = getelementptr inbounds { double, double }, ptr %.231, i32 0, i32 1
  store double %.245, ptr %.246, align 8
  %.248 = load { double, double }, ptr %.231, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.249, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %.249, align 8
  %.253 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.249, i32 0, i32 5
  %.254 = getelementptr inbounds [1 x i64], ptr %.253, i32 0, i32 0
  %.255 = load i64, ptr %.254, align 8, !range !1
  %.256 = insertvalue [1 x i64] undef, i64 %.255, 0
  %.257 = extractvalue [1 x i64] %.256, 0
  %.258 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.249, i32 0, i32 6
  %.259 = load [1 x i64], ptr %.258, align 8
  %.260 = extractvalue [1 x i64] %.259, 0
  %.261 = icmp slt i64 %.38, 0
  %.262 = add i64 %.38, %.257
  %.263 = select i1 %.261, i64 %.262, i64 %.38
  %.264 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.249, i32 0, i32 5
  %.265 = getelementptr inbounds [1 x i64], ptr %.264, i32 0, i32 0
  %.266 = load i64, ptr %.265, align 8, !range !1
  %.267 = insertvalue [1 x i64] undef, i64 %.266, 0
  %.268 = extractvalue [1 x i64] %.267, 0
  %.269 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.249, i32 0, i32 6
  %.270 = load [1 x i64], ptr %.269, align 8
  %.271 = extractvalue [1 x i64] %.270, 0
  %.272 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.249, i32 0, i32 4
  %.273 = load ptr, ptr %.272, align 8
  %.274 = mul i64 %.263, 1
  %.275 = add i64 0, %.274
  %.276 = getelementptr { double, double }, ptr %.273, i64 %.275
  %extracted.real.2 = extractvalue { double, double } %.248, 0
  %extracted.imag.2 = extractvalue { double, double } %.248, 1
  %.277 = insertvalue { double, double } undef, double %extracted.real.2, 0
  %.278 = insertvalue { double, double } %.277, double %extracted.imag.2, 1
  store { double, double } %.278, ptr %.276, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.280, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.280, align 8
  %.284 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.280, i32 0, i32 5
  %.285 = getelementptr inbounds [1 x i64], ptr %.284, i32 0, i32 0
  %.286 = load i64, ptr %.285, align 8, !range !1
  %.287 = insertvalue [1 x i64] undef, i64 %.286, 0
  %.288 = extractvalue [1 x i64] %.287, 0
  %.289 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.280, i32 0, i32 6
  %.290 = load [1 x i64], ptr %.289, align 8
  %.291 = extractvalue [1 x i64] %.290, 0
  %.292 = icmp slt i64 %.38, 0
  %.293 = add i64 %.38, %.288
  %.294 = select i1 %.292, i64 %.293, i64 %.38
  %.295 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.280, i32 0, i32 5
  %.296 = getelementptr inbounds [1 x i64], ptr %.295, i32 0, i32 0
  %.297 = load i64, ptr %.296, align 8, !range !1
  %.298 = insertvalue [1 x i64] undef, i64 %.297, 0
  %.299 = extractvalue [1 x i64] %.298, 0
  %.300 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.280, i32 0, i32 6
  %.301 = load [1 x i64], ptr %.300, align 8
  %.302 = extractvalue [1 x i64] %.301, 0
  %.303 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.280, i32 0, i32 4
  %.304 = load ptr, ptr %.303, align 8
  %.305 = mul i64 %.294, 1
  %.306 = add i64 0, %.305
  %.307 = getelementptr { double, double }, ptr %.304, i64 %.306
  %.308 = getelementptr inbounds { double, double }, ptr %.307, i32 0, i32 0
  %.309 = load double, ptr %.308, align 8
  %.310 = getelementptr inbounds { double, double }, ptr %.307, i32 0, i32 1
  %.311 = load double, ptr %.310, align 8
  %inserted.real.5 = insertvalue { double, double } undef, double %.309, 0
  %inserted.imag.5 = insertvalue { double, double } %inserted.real.5, double %.311, 1
  store double 0.000000e+00, ptr %.312, align 8
  %extracted.real.3 = extractvalue { double, double } %inserted.imag.5, 0
  %extracted.imag.3 = extractvalue { double, double } %inserted.imag.5, 1
  %.315 = call i32 @_ZN5numba4cuda7cpython7numbers16complex_abs_impl12_3clocals_3e11complex_absB3v42B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10complex128(ptr %.312, double %extracted.real.3, double %extracted.imag.3)
  %.316 = icmp eq i32 %.315, 0
  %.317 = icmp eq i32 %.315, -2
  %.318 = or i1 %.316, %.317
  %.319 = xor i1 %.318, true
  %.320 = icmp eq i32 %.315, -1
  %.321 = icmp eq i32 %.315, -3
  %.322 = icmp sge i32 %.315, 1
  %.323 = load double, ptr %.312, align 8
  br i1 %.319, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.endif.if:                                      ; preds = %B0.endif
  ret void

B0.endif.endif:                                   ; preds = %B0.endif
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.326, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, ptr %.326, align 8
  %.330 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.326, i32 0, i32 5
  %.331 = getelementptr inbounds [1 x i64], ptr %.330, i32 0, i32 0
  %.332 = load i64, ptr %.331, align 8, !range !1
  %.333 = insertvalue [1 x i64] undef, i64 %.332, 0
  %.334 = extractvalue [1 x i64] %.333, 0
  %.335 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.326, i32 0, i32 6
  %.336 = load [1 x i64], ptr %.335, align 8
  %.337 = extractvalue [1 x i64] %.336, 0
  %.338 = icmp slt i64 %.38, 0
  %.339 = add i64 %.38, %.334
  %.340 = select i1 %.338, i64 %.339, i64 %.38
  %.341 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.326, i32 0, i32 5
  %.342 = getelementptr inbounds [1 x i64], ptr %.341, i32 0, i32 0
  %.343 = load i64, ptr %.342, align 8, !range !1
  %.344 = insertvalue [1 x i64] undef, i64 %.343, 0
  %.345 = extractvalue [1 x i64] %.344, 0
  %.346 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.326, i32 0, i32 6
  %.347 = load [1 x i64], ptr %.346, align 8
  %.348 = extractvalue [1 x i64] %.347, 0
  %.349 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.326, i32 0, i32 4
  %.350 = load ptr, ptr %.349, align 8
  %.351 = mul i64 %.340, 1
  %.352 = add i64 0, %.351
  %.353 = getelementptr double, ptr %.350, i64 %.352
  store double %.323, ptr %.353, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define internal i32 @_ZN5numba4cuda7cpython7numbers16complex_abs_impl12_3clocals_3e11complex_absB3v42B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10complex128(ptr %.ret, double %z.0, double %z.1) {
entry:
  %inserted.real = insertvalue { double, double } undef, double %z.0, 0
  %inserted.imag = insertvalue { double, double } %inserted.real, double %z.1, 1
  %.5 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.5, align 8
  %.11 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.11, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { double, double } zeroinitializer, ptr %.5, align 8
  store { double, double } %inserted.imag, ptr %.5, align 8
  %.9 = getelementptr inbounds { double, double }, ptr %.5, i32 0, i32 0
  %.10 = load double, ptr %.9, align 8
  store { double, double } zeroinitializer, ptr %.11, align 8
  store { double, double } %inserted.imag, ptr %.11, align 8
  %.15 = getelementptr inbounds { double, double }, ptr %.11, i32 0, i32 1
  %.16 = load double, ptr %.15, align 8
  %.17 = call double @__nv_hypot(double %.10, double %.16)
  store double %.17, ptr %.ret, align 8
  ret i32 0
}

declare double @__nv_hypot(double, double)

define internal i32 @_ZN5numba4cuda7cpython7numbers16complex_div_impl12_3clocals_3e11complex_divB3v41B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE10complex12810complex128(ptr %.ret, double %a.0, double %a.1, double %b.0, double %b.1) {
entry:
  %inserted.real = insertvalue { double, double } undef, double %a.0, 0
  %inserted.imag = insertvalue { double, double } %inserted.real, double %a.1, 1
  %inserted.real.1 = insertvalue { double, double } undef, double %b.0, 0
  %inserted.imag.1 = insertvalue { double, double } %inserted.real.1, double %b.1, 1
  %a = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %a, align 8
  %.10 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.10, align 8
  %areal = alloca double, align 8
  store double 0.000000e+00, ptr %areal, align 8
  %.20 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.20, align 8
  %aimag = alloca double, align 8
  store double 0.000000e+00, ptr %aimag, align 8
  %.29 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.29, align 8
  %breal = alloca double, align 8
  store double 0.000000e+00, ptr %breal, align 8
  %.38 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.38, align 8
  %bimag = alloca double, align 8
  store double 0.000000e+00, ptr %bimag, align 8
  %"$62pred" = alloca i1, align 1
  store i1 false, ptr %"$62pred", align 1
  %"$66pred" = alloca i1, align 1
  store i1 false, ptr %"$66pred", align 1
  %"$160pred" = alloca i1, align 1
  store i1 false, ptr %"$160pred", align 1
  %"$164pred" = alloca i1, align 1
  store i1 false, ptr %"$164pred", align 1
  %.111 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.111, align 8
  %.159 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.159, align 8
  %"$314pred" = alloca i1, align 1
  store i1 false, ptr %"$314pred", align 1
  %.192 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.192, align 8
  %.221 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.221, align 8
  %.229 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.229, align 8
  %.241 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.241, align 8
  %.249 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.249, align 8
  %.262 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.262, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { double, double } %inserted.imag, ptr %a, align 8
  %.9 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.10, align 8
  store { double, double } %.9, ptr %.10, align 8
  %.14 = getelementptr inbounds { double, double }, ptr %.10, i32 0, i32 0
  %.15 = load double, ptr %.14, align 8
  %.17 = load double, ptr %areal, align 8
  store double %.15, ptr %areal, align 8
  %.19 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.20, align 8
  store { double, double } %.19, ptr %.20, align 8
  %.24 = getelementptr inbounds { double, double }, ptr %.20, i32 0, i32 1
  %.25 = load double, ptr %.24, align 8
  %.27 = load double, ptr %aimag, align 8
  store double %.25, ptr %aimag, align 8
  store { double, double } zeroinitializer, ptr %.29, align 8
  store { double, double } %inserted.imag.1, ptr %.29, align 8
  %.33 = getelementptr inbounds { double, double }, ptr %.29, i32 0, i32 0
  %.34 = load double, ptr %.33, align 8
  %.36 = load double, ptr %breal, align 8
  store double %.34, ptr %breal, align 8
  store { double, double } zeroinitializer, ptr %.38, align 8
  store { double, double } %inserted.imag.1, ptr %.38, align 8
  %.42 = getelementptr inbounds { double, double }, ptr %.38, i32 0, i32 1
  %.43 = load double, ptr %.42, align 8
  %.45 = load double, ptr %bimag, align 8
  store double %.43, ptr %bimag, align 8
  %.47 = load double, ptr %breal, align 8
  %.48 = fcmp une double %.47, 0.000000e+00
  %.50 = load i1, ptr %"$62pred", align 1
  store i1 %.48, ptr %"$62pred", align 1
  %.52 = load i1, ptr %"$62pred", align 1
  br i1 %.52, label %B98, label %B64

B64:                                              ; preds = %B0
  %.54 = load i1, ptr %"$62pred", align 1
  store i1 false, ptr %"$62pred", align 1
  %.56 = load double, ptr %bimag, align 8
  %.57 = fcmp une double %.56, 0.000000e+00
  %.59 = load i1, ptr %"$66pred", align 1
  store i1 %.57, ptr %"$66pred", align 1
  %.61 = load i1, ptr %"$66pred", align 1
  br i1 %.61, label %B98, label %B68

B68:                                              ; preds = %B64
  %.63 = load double, ptr %breal, align 8
  store double 0.000000e+00, ptr %breal, align 8
  %.65 = load double, ptr %bimag, align 8
  store double 0.000000e+00, ptr %bimag, align 8
  %.67 = load double, ptr %areal, align 8
  store double 0.000000e+00, ptr %areal, align 8
  %.69 = load double, ptr %aimag, align 8
  store double 0.000000e+00, ptr %aimag, align 8
  %.71 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %a, align 8
  %.73 = load i1, ptr %"$66pred", align 1
  store i1 false, ptr %"$66pred", align 1
  ret i32 1

B98:                                              ; preds = %B64, %B0
  %.76 = load i1, ptr %"$66pred", align 1
  store i1 false, ptr %"$66pred", align 1
  %.78 = load i1, ptr %"$62pred", align 1
  store i1 false, ptr %"$62pred", align 1
  %.80 = load double, ptr %breal, align 8
  %.81 = call double @__nv_fabs(double %.80)
  %.82 = load double, ptr %bimag, align 8
  %.83 = call double @__nv_fabs(double %.82)
  %.84 = fcmp oge double %.81, %.83
  %.86 = load i1, ptr %"$160pred", align 1
  store i1 %.84, ptr %"$160pred", align 1
  %.88 = load i1, ptr %"$160pred", align 1
  br i1 %.88, label %B162, label %B312

B162:                                             ; preds = %B98
  %.90 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %a, align 8
  %.92 = load i1, ptr %"$160pred", align 1
  store i1 false, ptr %"$160pred", align 1
  %.94 = load double, ptr %breal, align 8
  %.95 = fcmp une double %.94, 0.000000e+00
  %.97 = load i1, ptr %"$164pred", align 1
  store i1 %.95, ptr %"$164pred", align 1
  %.99 = load i1, ptr %"$164pred", align 1
  br i1 %.99, label %B218, label %B166

B166:                                             ; preds = %B162
  %.101 = load double, ptr %breal, align 8
  store double 0.000000e+00, ptr %breal, align 8
  %.103 = load double, ptr %bimag, align 8
  store double 0.000000e+00, ptr %bimag, align 8
  %.105 = load double, ptr %areal, align 8
  store double 0.000000e+00, ptr %areal, align 8
  %.107 = load double, ptr %aimag, align 8
  store double 0.000000e+00, ptr %aimag, align 8
  %.109 = load i1, ptr %"$164pred", align 1
  store i1 false, ptr %"$164pred", align 1
  store { double, double } zeroinitializer, ptr %.111, align 8
  %.114 = getelementptr inbounds { double, double }, ptr %.111, i32 0, i32 0
  store double 0x7FF8000000000000, ptr %.114, align 8
  %.116 = getelementptr inbounds { double, double }, ptr %.111, i32 0, i32 1
  store double 0x7FF8000000000000, ptr %.116, align 8
  %.118 = load { double, double }, ptr %.111, align 8
  %extracted.real = extractvalue { double, double } %.118, 0
  %extracted.imag = extractvalue { double, double } %.118, 1
  %.119 = insertvalue { double, double } undef, double %extracted.real, 0
  %.120 = insertvalue { double, double } %.119, double %extracted.imag, 1
  store { double, double } %.120, ptr %.ret, align 8
  ret i32 0

B218:                                             ; preds = %B162
  %.123 = load i1, ptr %"$164pred", align 1
  store i1 false, ptr %"$164pred", align 1
  %.125 = load double, ptr %bimag, align 8
  %.126 = load double, ptr %breal, align 8
  %.127 = fcmp oeq double %.126, 0.000000e+00
  br i1 %.127, label %B218.if, label %B218.endif, !prof !2

B312:                                             ; preds = %B98
  %.171 = load double, ptr %areal, align 8
  store double 0.000000e+00, ptr %areal, align 8
  %.173 = load double, ptr %aimag, align 8
  store double 0.000000e+00, ptr %aimag, align 8
  %.175 = load i1, ptr %"$160pred", align 1
  store i1 false, ptr %"$160pred", align 1
  %.177 = load double, ptr %bimag, align 8
  %.178 = fcmp une double %.177, 0.000000e+00
  %.180 = load i1, ptr %"$314pred", align 1
  store i1 %.178, ptr %"$314pred", align 1
  %.182 = load i1, ptr %"$314pred", align 1
  br i1 %.182, label %B368, label %B316

B316:                                             ; preds = %B312
  %.184 = load double, ptr %breal, align 8
  store double 0.000000e+00, ptr %breal, align 8
  %.186 = load double, ptr %bimag, align 8
  store double 0.000000e+00, ptr %bimag, align 8
  %.188 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %a, align 8
  %.190 = load i1, ptr %"$314pred", align 1
  store i1 false, ptr %"$314pred", align 1
  store { double, double } zeroinitializer, ptr %.192, align 8
  %.195 = getelementptr inbounds { double, double }, ptr %.192, i32 0, i32 0
  store double 0x7FF8000000000000, ptr %.195, align 8
  %.197 = getelementptr inbounds { double, double }, ptr %.192, i32 0, i32 1
  store double 0x7FF8000000000000, ptr %.197, align 8
  %.199 = load { double, double }, ptr %.192, align 8
  %extracted.real.2 = extractvalue { double, double } %.199, 0
  %extracted.imag.2 = extractvalue { double, double } %.199, 1
  %.200 = insertvalue { double, double } undef, double %extracted.real.2, 0
  %.201 = insertvalue { double, double } %.200, double %extracted.imag.2, 1
  store { double, double } %.201, ptr %.ret, align 8
  ret i32 0

B368:                                             ; preds = %B312
  %.204 = load i1, ptr %"$314pred", align 1
  store i1 false, ptr %"$314pred", align 1
  %.206 = load double, ptr %breal, align 8
  %.207 = load double, ptr %bimag, align 8
  %.208 = fcmp oeq double %.207, 0.000000e+00
  br i1 %.208, label %B368.if, label %B368.endif, !prof !2

B218.if:                                          ; preds = %B218
  br label %B218.endif

B218.endif:                                       ; preds = %B218.if, %B218
  %.130 = fdiv double %.125, %.126
  %.131 = load double, ptr %bimag, align 8
  %.132 = fmul double %.131, %.130
  %.133 = load double, ptr %bimag, align 8
  store double 0.000000e+00, ptr %bimag, align 8
  %.135 = load double, ptr %breal, align 8
  %.136 = fadd double %.135, %.132
  %.137 = load double, ptr %breal, align 8
  store double 0.000000e+00, ptr %breal, align 8
  %.139 = load double, ptr %aimag, align 8
  %.140 = fmul double %.139, %.130
  %.141 = load double, ptr %areal, align 8
  %.142 = fadd double %.141, %.140
  %.143 = fcmp oeq double %.136, 0.000000e+00
  br i1 %.143, label %B218.endif.if, label %B218.endif.endif, !prof !2

B218.endif.if:                                    ; preds = %B218.endif
  br label %B218.endif.endif

B218.endif.endif:                                 ; preds = %B218.endif.if, %B218.endif
  %.146 = fdiv double %.142, %.136
  %.147 = load double, ptr %areal, align 8
  %.148 = fmul double %.147, %.130
  %.149 = load double, ptr %areal, align 8
  store double 0.000000e+00, ptr %areal, align 8
  %.151 = load double, ptr %aimag, align 8
  %.152 = fsub double %.151, %.148
  %.153 = load double, ptr %aimag, align 8
  store double 0.000000e+00, ptr %aimag, align 8
  %.155 = fcmp oeq double %.136, 0.000000e+00
  br i1 %.155, label %B218.endif.endif.if, label %B218.endif.endif.endif, !prof !2

B218.endif.endif.if:                              ; preds = %B218.endif.endif
  br label %B218.endif.endif.endif

B218.endif.endif.endif:                           ; preds = %B218.endif.endif.if, %B218.endif.endif
  %.158 = fdiv double %.152, %.136
  store { double, double } zeroinitializer, ptr %.159, align 8
  %.162 = getelementptr inbounds { double, double }, ptr %.159, i32 0, i32 0
  store double %.146, ptr %.162, align 8
  %.164 = getelementptr inbounds { double, double }, ptr %.159, i32 0, i32 1
  store double %.158, ptr %.164, align 8
  %.166 = load { double, double }, ptr %.159, align 8
  %extracted.real.1 = extractvalue { double, double } %.166, 0
  %extracted.imag.1 = extractvalue { double, double } %.166, 1
  %.167 = insertvalue { double, double } undef, double %extracted.real.1, 0
  %.168 = insertvalue { double, double } %.167, double %extracted.imag.1, 1
  store { double, double } %.168, ptr %.ret, align 8
  ret i32 0

B368.if:                                          ; preds = %B368
  br label %B368.endif

B368.endif:                                       ; preds = %B368.if, %B368
  %.211 = fdiv double %.206, %.207
  %.212 = load double, ptr %breal, align 8
  %.213 = fmul double %.212, %.211
  %.214 = load double, ptr %breal, align 8
  store double 0.000000e+00, ptr %breal, align 8
  %.216 = load double, ptr %bimag, align 8
  %.217 = fadd double %.213, %.216
  %.218 = load double, ptr %bimag, align 8
  store double 0.000000e+00, ptr %bimag, align 8
  %.220 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.221, align 8
  store { double, double } %.220, ptr %.221, align 8
  %.225 = getelementptr inbounds { double, double }, ptr %.221, i32 0, i32 0
  %.226 = load double, ptr %.225, align 8
  %.227 = fmul double %.226, %.211
  %.228 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.229, align 8
  store { double, double } %.228, ptr %.229, align 8
  %.233 = getelementptr inbounds { double, double }, ptr %.229, i32 0, i32 1
  %.234 = load double, ptr %.233, align 8
  %.235 = fadd double %.227, %.234
  %.236 = fcmp oeq double %.217, 0.000000e+00
  br i1 %.236, label %B368.endif.if, label %B368.endif.endif, !prof !2

B368.endif.if:                                    ; preds = %B368.endif
  br label %B368.endif.endif

B368.endif.endif:                                 ; preds = %B368.endif.if, %B368.endif
  %.239 = fdiv double %.235, %.217
  %.240 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.241, align 8
  store { double, double } %.240, ptr %.241, align 8
  %.245 = getelementptr inbounds { double, double }, ptr %.241, i32 0, i32 1
  %.246 = load double, ptr %.245, align 8
  %.247 = fmul double %.246, %.211
  %.248 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.249, align 8
  store { double, double } %.248, ptr %.249, align 8
  %.253 = getelementptr inbounds { double, double }, ptr %.249, i32 0, i32 0
  %.254 = load double, ptr %.253, align 8
  %.255 = load { double, double }, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %a, align 8
  %.257 = fsub double %.247, %.254
  %.258 = fcmp oeq double %.217, 0.000000e+00
  br i1 %.258, label %B368.endif.endif.if, label %B368.endif.endif.endif, !prof !2

B368.endif.endif.if:                              ; preds = %B368.endif.endif
  br label %B368.endif.endif.endif

B368.endif.endif.endif:                           ; preds = %B368.endif.endif.if, %B368.endif.endif
  %.261 = fdiv double %.257, %.217
  store { double, double } zeroinitializer, ptr %.262, align 8
  %.265 = getelementptr inbounds { double, double }, ptr %.262, i32 0, i32 0
  store double %.239, ptr %.265, align 8
  %.267 = getelementptr inbounds { double, double }, ptr %.262, i32 0, i32 1
  store double %.261, ptr %.267, align 8
  %.269 = load { double, double }, ptr %.262, align 8
  %extracted.real.3 = extractvalue { double, double } %.269, 0
  %extracted.imag.3 = extractvalue { double, double } %.269, 1
  %.270 = insertvalue { double, double } undef, double %extracted.real.3, 0
  %.271 = insertvalue { double, double } %.270, double %extracted.imag.3, 1
  store { double, double } %.271, ptr %.ret, align 8
  ret i32 0
}

declare double @__nv_fabs(double)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
