; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv5tests5numba8for_cuda7kernels13long_integersB3v58B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE = common global ptr null
@llvm.used = appending global [1 x ptr] [ptr @_ZN5tests5numba8for_cuda7kernels13long_integersB3v58B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE], section "llvm.metadata"
@_ZN08NumbaEnv5numba4cuda7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dExx = common global ptr null

define ptx_kernel void @_ZN5tests5numba8for_cuda7kernels13long_integersB3v58B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi1E1C7mutable7alignedE5ArrayIxLi2E1C7mutable7alignedE(ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %y.0, ptr %y.1, i64 %y.2, i64 %y.3, ptr %y.4, i64 %y.5.0, i64 %y.6.0, ptr %out.0, ptr %out.1, i64 %out.2, i64 %out.3, ptr %out.4, i64 %out.5.0, i64 %out.5.1, i64 %out.6.0, i64 %out.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %x.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %x.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %x.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %x.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %x.4, 4
  %.26 = insertvalue [1 x i64] undef, i64 %x.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.26, 5
  %.27 = insertvalue [1 x i64] undef, i64 %x.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.27, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %y.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %y.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %y.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %y.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %y.4, 4
  %.28 = insertvalue [1 x i64] undef, i64 %y.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.28, 5
  %.29 = insertvalue [1 x i64] undef, i64 %y.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.29, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %out.0, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.2, ptr %out.1, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.2, i64 %out.2, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.2, i64 %out.3, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.2, ptr %out.4, 4
  %.30 = insertvalue [2 x i64] undef, i64 %out.5.0, 0
  %.31 = insertvalue [2 x i64] %.30, i64 %out.5.1, 1
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.2, [2 x i64] %.31, 5
  %.32 = insertvalue [2 x i64] undef, i64 %out.6.0, 0
  %.33 = insertvalue [2 x i64] %.32, i64 %out.6.1, 1
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.2, [2 x i64] %.33, 6
  %out = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.49 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.49, align 8
  %.79 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.79, align 8
  %a = alloca i64, align 8
  store i64 0, ptr %a, align 8
  %.123 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.123, align 8
  %.180 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.180, align 8
  %quot = alloca i64, align 8
  store i64 0, ptr %quot, align 8
  %rem = alloca i64, align 8
  store i64 0, ptr %rem, align 8
  %.233 = alloca i64, align 8
  store i64 0, ptr %.233, align 8
  %.236 = alloca i64, align 8
  store i64 0, ptr %.236, align 8
  %.276 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.276, align 8
  %quot.1 = alloca i64, align 8
  store i64 0, ptr %quot.1, align 8
  %rem.1 = alloca i64, align 8
  store i64 0, ptr %rem.1, align 8
  %.329 = alloca i64, align 8
  store i64 0, ptr %.329, align 8
  %.332 = alloca i64, align 8
  store i64 0, ptr %.332, align 8
  %.372 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.372, align 8
  %quot.2 = alloca i64, align 8
  store i64 0, ptr %quot.2, align 8
  %rem.2 = alloca i64, align 8
  store i64 0, ptr %rem.2, align 8
  %.426 = alloca i64, align 8
  store i64 0, ptr %.426, align 8
  %.429 = alloca i64, align 8
  store i64 0, ptr %.429, align 8
  %.469 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.469, align 8
  %.526 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.526, align 8
  %.583 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.583, align 8
  %quot.3 = alloca i64, align 8
  store i64 0, ptr %quot.3, align 8
  %rem.3 = alloca i64, align 8
  store i64 0, ptr %rem.3, align 8
  %.636 = alloca i64, align 8
  store i64 0, ptr %.636, align 8
  %.639 = alloca i64, align 8
  store i64 0, ptr %.639, align 8
  %.669 = alloca i64, align 8
  store i64 0, ptr %.669, align 8
  %.693 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.693, align 8
  %.752 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.752, align 8
  %"$354pred" = alloca i1, align 1
  store i1 false, ptr %"$354pred", align 1
  %"$phi362.0.2" = alloca i64, align 8
  store i64 0, ptr %"$phi362.0.2", align 8
  %.826 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.826, align 8
  %.891 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.891, align 8
  %.952 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.952, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %out, align 8
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
  %.48 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.49, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %.49, align 8
  %.53 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.49, i32 0, i32 5
  %.54 = getelementptr inbounds [1 x i64], ptr %.53, i32 0, i32 0
  %.55 = load i64, ptr %.54, align 8, !range !1
  %.56 = insertvalue [1 x i64] undef, i64 %.55, 0
  %.57 = extractvalue [1 x i64] %.56, 0
  %.58 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.49, i32 0, i32 6
  %.59 = load [1 x i64], ptr %.58, align 8
  %.60 = extractvalue [1 x i64] %.59, 0
  %.61 = icmp slt i64 %.48, 0
  %.62 = add i64 %.48, %.57
  %.63 = select i1 %.61, i64 %.62, i64 %.48
  %.64 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.49, i32 0, i32 5
  %.65 = getelementptr inbounds [1 x i64], ptr %.64, i32 0, i32 0
  %.66 = load i64, ptr %.65, align 8, !range !1
  %.67 = insertvalue [1 x i64] undef, i64 %.66, 0
  %.68 = extractvalue [1 x i64] %.67, 0
  %.69 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.49, i32 0, i32 6
  %.70 = load [1 x i64], ptr %.69, align 8
  %.71 = extractvalue [1 x i64] %.70, 0
  %.72 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.49, i32 0, i32 4
  %.73 = load ptr, ptr %.72, align 8
  %.74 = mul i64 %.63, 1
  %.75 = add i64 0, %.74
  %.76 = getelementptr i64, ptr %.73, i64 %.75
  %.77 = load i64, ptr %.76, align 8
  %.78 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.79, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %.79, align 8
  %.83 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.79, i32 0, i32 5
  %.84 = getelementptr inbounds [1 x i64], ptr %.83, i32 0, i32 0
  %.85 = load i64, ptr %.84, align 8, !range !1
  %.86 = insertvalue [1 x i64] undef, i64 %.85, 0
  %.87 = extractvalue [1 x i64] %.86, 0
  %.88 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.79, i32 0, i32 6
  %.89 = load [1 x i64], ptr %.88, align 8
  %.90 = extractvalue [1 x i64] %.89, 0
  %.91 = icmp slt i64 %.78, 0
  %.92 = add i64 %.78, %.87
  %.93 = select i1 %.91, i64 %.92, i64 %.78
  %.94 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.79, i32 0, i32 5
  %.95 = getelementptr inbounds [1 x i64], ptr %.94, i32 0, i32 0
  %.96 = load i64, ptr %.95, align 8, !range !1
  %.97 = insertvalue [1 x i64] undef, i64 %.96, 0
  %.98 = extractvalue [1 x i64] %.97, 0
  %.99 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.79, i32 0, i32 6
  %.100 = load [1 x i64], ptr %.99, align 8
  %.101 = extractvalue [1 x i64] %.100, 0
  %.102 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.79, i32 0, i32 4
  %.103 = load ptr, ptr %.102, align 8
  %.104 = mul i64 %.93, 1
  %.105 = add i64 0, %.104
  %.106 = getelementptr i64, ptr %.103, i64 %.105
  %.107 = load i64, ptr %.106, align 8
  %.109 = load i64, ptr %a, align 8
  store i64 %.77, ptr %a, align 8
  %.111 = load i64, ptr %a, align 8
  %.112 = call i64 @llvm.ctpop.i64(i64 %.111)
  %.113 = load i64, ptr %i, align 8
  %.114 = insertvalue { i64, i64 } undef, i64 0, 0
  %.115 = insertvalue { i64, i64 } %.114, i64 %.113, 1
  %.116 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.117 = extractvalue { i64, i64 } %.115, 0
  %.118 = extractvalue { i64, i64 } %.115, 1
  %.119 = insertvalue [2 x i64] undef, i64 0, 0
  %.120 = insertvalue [2 x i64] %.119, i64 %.118, 1
  %.121 = extractvalue [2 x i64] %.120, 0
  %.122 = extractvalue [2 x i64] %.120, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.123, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.116, ptr %.123, align 8
  %.127 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.123, i32 0, i32 5
  %.128 = getelementptr inbounds [2 x i64], ptr %.127, i32 0, i32 0
  %.129 = load i64, ptr %.128, align 8, !range !1
  %.130 = getelementptr inbounds [2 x i64], ptr %.127, i32 0, i32 1
  %.131 = load i64, ptr %.130, align 8, !range !1
  %.132 = insertvalue [2 x i64] undef, i64 %.129, 0
  %.133 = insertvalue [2 x i64] %.132, i64 %.131, 1
  %.134 = extractvalue [2 x i64] %.133, 0
  %.135 = extractvalue [2 x i64] %.133, 1
  %.136 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.123, i32 0, i32 6
  %.137 = load [2 x i64], ptr %.136, align 8
  %.138 = extractvalue [2 x i64] %.137, 0
  %.139 = extractvalue [2 x i64] %.137, 1
  %.140 = icmp slt i64 %.121, 0
  %.141 = add i64 %.121, %.134
  %.142 = select i1 %.140, i64 %.141, i64 %.121
  %.143 = icmp slt i64 %.122, 0
  %.144 = add i64 %.122, %.135
  %.145 = select i1 %.143, i64 %.144, i64 %.122
  %.146 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.123, i32 0, i32 5
  %.147 = getelementptr inbounds [2 x i64], ptr %.146, i32 0, i32 0
  %.148 = load i64, ptr %.147, align 8, !range !1
  %.149 = getelementptr inbounds [2 x i64], ptr %.146, i32 0, i32 1
  %.150 = load i64, ptr %.149, align 8, !range !1
  %.151 = insertvalue [2 x i64] undef, i64 %.148, 0
  %.152 = insertvalue [2 x i64] %.151, i64 %.150, 1
  %.153 = extractvalue [2 x i64] %.152, 0
  %.154 = extractvalue [2 x i64] %.152, 1
  %.155 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.123, i32 0, i32 6
  %.156 = load [2 x i64], ptr %.155, align 8
  %.157 = extractvalue [2 x i64] %.156, 0
  %.158 = extractvalue [2 x i64] %.156, 1
  %.159 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.123, i32 0, i32 4
  %.160 = load ptr, ptr %.159, align 8
  %.161 = mul i64 1, %.154
  %.162 = mul i64 %.142, %.161
  %.163 = add i64 0, %.162
  %.164 = mul i64 %.145, 1
  %.165 = add i64 %.163, %.164
  %.166 = getelementptr i64, ptr %.160, i64 %.165
  store i64 %.112, ptr %.166, align 8
  %.168 = load i64, ptr %a, align 8
  %.169 = call i64 @llvm.ctlz.i64(i64 %.168, i1 false)
  %.170 = load i64, ptr %i, align 8
  %.171 = insertvalue { i64, i64 } undef, i64 1, 0
  %.172 = insertvalue { i64, i64 } %.171, i64 %.170, 1
  %.173 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.174 = extractvalue { i64, i64 } %.172, 0
  %.175 = extractvalue { i64, i64 } %.172, 1
  %.176 = insertvalue [2 x i64] undef, i64 1, 0
  %.177 = insertvalue [2 x i64] %.176, i64 %.175, 1
  %.178 = extractvalue [2 x i64] %.177, 0
  %.179 = extractvalue [2 x i64] %.177, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.180, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.173, ptr %.180, align 8
  %.184 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.180, i32 0, i32 5
  %.185 = getelementptr inbounds [2 x i64], ptr %.184, i32 0, i32 0
  %.186 = load i64, ptr %.185, align 8, !range !1
  %.187 = getelementptr inbounds [2 x i64], ptr %.184, i32 0, i32 1
  %.188 = load i64, ptr %.187, align 8, !range !1
  %.189 = insertvalue [2 x i64] undef, i64 %.186, 0
  %.190 = insertvalue [2 x i64] %.189, i64 %.188, 1
  %.191 = extractvalue [2 x i64] %.190, 0
  %.192 = extractvalue [2 x i64] %.190, 1
  %.193 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.180, i32 0, i32 6
  %.194 = load [2 x i64], ptr %.193, align 8
  %.195 = extractvalue [2 x i64] %.194, 0
  %.196 = extractvalue [2 x i64] %.194, 1
  %.197 = icmp slt i64 %.178, 0
  %.198 = add i64 %.178, %.191
  %.199 = select i1 %.197, i64 %.198, i64 %.178
  %.200 = icmp slt i64 %.179, 0
  %.201 = add i64 %.179, %.192
  %.202 = select i1 %.200, i64 %.201, i64 %.179
  %.203 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.180, i32 0, i32 5
  %.204 = getelementptr inbounds [2 x i64], ptr %.203, i32 0, i32 0
  %.205 = load i64, ptr %.204, align 8, !range !1
  %.206 = getelementptr inbounds [2 x i64], ptr %.203, i32 0, i32 1
  %.207 = load i64, ptr %.206, align 8, !range !1
  %.208 = insertvalue [2 x i64] undef, i64 %.205, 0
  %.209 = insertvalue [2 x i64] %.208, i64 %.207, 1
  %.210 = extractvalue [2 x i64] %.209, 0
  %.211 = extractvalue [2 x i64] %.209, 1
  %.212 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.180, i32 0, i32 6
  %.213 = load [2 x i64], ptr %.212, align 8
  %.214 = extractvalue [2 x i64] %.213, 0
  %.215 = extractvalue [2 x i64] %.213, 1
  %.216 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.180, i32 0, i32 4
  %.217 = load ptr, ptr %.216, align 8
  %.218 = mul i64 1, %.211
  %.219 = mul i64 %.199, %.218
  %.220 = add i64 0, %.219
  %.221 = mul i64 %.202, 1
  %.222 = add i64 %.220, %.221
  %.223 = getelementptr i64, ptr %.217, i64 %.222
  store i64 %.169, ptr %.223, align 8
  %.225 = load i64, ptr %a, align 8
  %.228 = icmp eq i64 %.107, 0
  br i1 %.228, label %B0.if, label %B0.else, !prof !2

B356:                                             ; preds = %B0.endif.endif.endif.endif.endif
  %.804 = load i1, ptr %"$354pred", align 1
  store i1 false, ptr %"$354pred", align 1
  %.807 = load i64, ptr %"$phi362.0.2", align 8
  store i64 1, ptr %"$phi362.0.2", align 8
  br label %B362

B360:                                             ; preds = %B0.endif.endif.endif.endif.endif
  %.810 = load i1, ptr %"$354pred", align 1
  store i1 false, ptr %"$354pred", align 1
  %.812 = load i64, ptr %"$phi362.0.2", align 8
  store i64 -1, ptr %"$phi362.0.2", align 8
  br label %B362

B362:                                             ; preds = %B360, %B356
  %.815 = load i64, ptr %i, align 8
  %.816 = insertvalue { i64, i64 } undef, i64 9, 0
  %.817 = insertvalue { i64, i64 } %.816, i64 %.815, 1
  %.818 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.819 = load i64, ptr %"$phi362.0.2", align 8
  %.820 = extractvalue { i64, i64 } %.817, 0
  %.821 = extractvalue { i64, i64 } %.817, 1
  %.822 = insertvalue [2 x i64] undef, i64 9, 0
  %.823 = insertvalue [2 x i64] %.822, i64 %.821, 1
  %.824 = extractvalue [2 x i64] %.823, 0
  %.825 = extractvalue [2 x i64] %.823, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.826, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.818, ptr %.826, align 8
  %.830 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.826, i32 0, i32 5
  %.831 = getelementptr inbounds [2 x i64], ptr %.830, i32 0, i32 0
  %.832 = load i64, ptr %.831, align 8, !range !1
  %.833 = getelementptr inbounds [2 x i64], ptr %.830, i32 0, i32 1
  %.834 = load i64, ptr %.833, align 8, !range !1
  %.835 = insertvalue [2 x i64] undef, i64 %.832, 0
  %.836 = insertvalue [2 x i64] %.835, i64 %.834, 1
  %.837 = extractvalue [2 x i64] %.836, 0
  %.838 = extractvalue [2 x i64] %.836, 1
  %.839 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.826, i32 0, i32 6
  %.840 = load [2 x i64], ptr %.839, align 8
  %.841 = extractvalue [2 x i64] %.840, 0
  %.842 = extractvalue [2 x i64] %.840, 1
  %.843 = icmp slt i64 %.824, 0
  %.844 = add i64 %.824, %.837
  %.845 = select i1 %.843, i64 %.844, i64 %.824
  %.846 = icmp slt i64 %.825, 0
  %.847 = add i64 %.825, %.838
  %.848 = select i1 %.846, i64 %.847, i64 %.825
  %.849 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.826, i32 0, i32 5
  %.850 = getelementptr inbounds [2 x i64], ptr %.849, i32 0, i32 0
  %.851 = load i64, ptr %.850, align 8, !range !1
  %.852 = getelementptr inbounds [2 x i64], ptr %.849, i32 0, i32 1
  %.853 = load i64, ptr %.852, align 8, !range !1
  %.854 = insertvalue [2 x i64] undef, i64 %.851, 0
  %.855 = insertvalue [2 x i64] %.854, i64 %.853, 1
  %.856 = extractvalue [2 x i64] %.855, 0
  %.857 = extractvalue [2 x i64] %.855, 1
  %.858 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.826, i32 0, i32 6
  %.859 = load [2 x i64], ptr %.858, align 8
  %.860 = extractvalue [2 x i64] %.859, 0
  %.861 = extractvalue [2 x i64] %.859, 1
  %.862 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.826, i32 0, i32 4
  %.863 = load ptr, ptr %.862, align 8
  %.864 = mul i64 1, %.857
  %.865 = mul i64 %.845, %.864
  %.866 = add i64 0, %.865
  %.867 = mul i64 %.848, 1
  %.868 = add i64 %.866, %.867
  %.869 = getelementptr i64, ptr %.863, i64 %.868
  store i64 %.819, ptr %.869, align 8
  %.871 = load i64, ptr %"$phi362.0.2", align 8
  store i64 0, ptr %"$phi362.0.2", align 8
  %.873 = load i64, ptr %a, align 8
  %.874 = sitofp i64 %.873 to double
  %.875 = sitofp i64 3 to double
  %.876 = fcmp oeq double %.875, 0.000000e+00
  br i1 %.876, label %B362.if, label %B362.endif, !prof !2

B0.if:                                            ; preds = %B0
  store i64 %.107, ptr %quot, align 8
  store i64 %.107, ptr %rem, align 8
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i64 0, ptr %.233, align 8
  store i64 0, ptr %.236, align 8
  %.239 = icmp eq i64 %.225, -9223372036854775808
  %.240 = icmp eq i64 %.107, -1
  %.241 = and i1 %.239, %.240
  %.242 = xor i1 %.241, true
  br i1 %.242, label %B0.else.if, label %B0.else.endif, !prof !3

B0.endif:                                         ; preds = %B0.else.endif, %B0.if
  %.265 = load i64, ptr %quot, align 8
  %.266 = load i64, ptr %i, align 8
  %.267 = insertvalue { i64, i64 } undef, i64 2, 0
  %.268 = insertvalue { i64, i64 } %.267, i64 %.266, 1
  %.269 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.270 = extractvalue { i64, i64 } %.268, 0
  %.271 = extractvalue { i64, i64 } %.268, 1
  %.272 = insertvalue [2 x i64] undef, i64 2, 0
  %.273 = insertvalue [2 x i64] %.272, i64 %.271, 1
  %.274 = extractvalue [2 x i64] %.273, 0
  %.275 = extractvalue [2 x i64] %.273, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.276, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.269, ptr %.276, align 8
  %.280 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 5
  %.281 = getelementptr inbounds [2 x i64], ptr %.280, i32 0, i32 0
  %.282 = load i64, ptr %.281, align 8, !range !1
  %.283 = getelementptr inbounds [2 x i64], ptr %.280, i32 0, i32 1
  %.284 = load i64, ptr %.283, align 8, !range !1
  %.285 = insertvalue [2 x i64] undef, i64 %.282, 0
  %.286 = insertvalue [2 x i64] %.285, i64 %.284, 1
  %.287 = extractvalue [2 x i64] %.286, 0
  %.288 = extractvalue [2 x i64] %.286, 1
  %.289 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 6
  %.290 = load [2 x i64], ptr %.289, align 8
  %.291 = extractvalue [2 x i64] %.290, 0
  %.292 = extractvalue [2 x i64] %.290, 1
  %.293 = icmp slt i64 %.274, 0
  %.294 = add i64 %.274, %.287
  %.295 = select i1 %.293, i64 %.294, i64 %.274
  %.296 = icmp slt i64 %.275, 0
  %.297 = add i64 %.275, %.288
  %.298 = select i1 %.296, i64 %.297, i64 %.275
  %.299 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 5
  %.300 = getelementptr inbounds [2 x i64], ptr %.299, i32 0, i32 0
  %.301 = load i64, ptr %.300, align 8, !range !1
  %.302 = getelementptr inbounds [2 x i64], ptr %.299, i32 0, i32 1
  %.303 = load i64, ptr %.302, align 8, !range !1
  %.304 = insertvalue [2 x i64] undef, i64 %.301, 0
  %.305 = insertvalue [2 x i64] %.304, i64 %.303, 1
  %.306 = extractvalue [2 x i64] %.305, 0
  %.307 = extractvalue [2 x i64] %.305, 1
  %.308 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 6
  %.309 = load [2 x i64], ptr %.308, align 8
  %.310 = extractvalue [2 x i64] %.309, 0
  %.311 = extractvalue [2 x i64] %.309, 1
  %.312 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 4
  %.313 = load ptr, ptr %.312, align 8
  %.314 = mul i64 1, %.307
  %.315 = mul i64 %.295, %.314
  %.316 = add i64 0, %.315
  %.317 = mul i64 %.298, 1
  %.318 = add i64 %.316, %.317
  %.319 = getelementptr i64, ptr %.313, i64 %.318
  store i64 %.265, ptr %.319, align 8
  %.321 = load i64, ptr %a, align 8
  %.324 = icmp eq i64 %.107, 0
  br i1 %.324, label %B0.endif.if, label %B0.endif.else, !prof !2

B0.else.if:                                       ; preds = %B0.else
  %.244 = sdiv i64 %.225, %.107
  %.245 = srem i64 %.225, %.107
  %.246 = xor i64 %.107, %.245
  %.247 = icmp slt i64 %.246, 0
  %.248 = icmp ne i64 %.245, 0
  %.249 = and i1 %.248, %.247
  br i1 %.249, label %B0.else.if.if, label %B0.else.if.else

B0.else.endif:                                    ; preds = %B0.else.if.endif, %B0.else
  %.260 = load i64, ptr %.233, align 8
  %.261 = load i64, ptr %.236, align 8
  store i64 %.260, ptr %quot, align 8
  store i64 %.261, ptr %rem, align 8
  br label %B0.endif

B0.else.if.if:                                    ; preds = %B0.else.if
  %.254 = sub i64 %.244, 1
  store i64 %.254, ptr %.233, align 8
  %.256 = add i64 %.245, %.107
  store i64 %.256, ptr %.236, align 8
  br label %B0.else.if.endif

B0.else.if.else:                                  ; preds = %B0.else.if
  store i64 %.244, ptr %.233, align 8
  store i64 %.245, ptr %.236, align 8
  br label %B0.else.if.endif

B0.else.if.endif:                                 ; preds = %B0.else.if.else, %B0.else.if.if
  br label %B0.else.endif

B0.endif.if:                                      ; preds = %B0.endif
  store i64 %.107, ptr %quot.1, align 8
  store i64 %.107, ptr %rem.1, align 8
  br label %B0.endif.endif

B0.endif.else:                                    ; preds = %B0.endif
  store i64 0, ptr %.329, align 8
  store i64 0, ptr %.332, align 8
  %.335 = icmp eq i64 %.321, -9223372036854775808
  %.336 = icmp eq i64 %.107, -1
  %.337 = and i1 %.335, %.336
  %.338 = xor i1 %.337, true
  br i1 %.338, label %B0.endif.else.if, label %B0.endif.else.endif, !prof !3

B0.endif.endif:                                   ; preds = %B0.endif.else.endif, %B0.endif.if
  %.361 = load i64, ptr %rem.1, align 8
  %.362 = load i64, ptr %i, align 8
  %.363 = insertvalue { i64, i64 } undef, i64 3, 0
  %.364 = insertvalue { i64, i64 } %.363, i64 %.362, 1
  %.365 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.366 = extractvalue { i64, i64 } %.364, 0
  %.367 = extractvalue { i64, i64 } %.364, 1
  %.368 = insertvalue [2 x i64] undef, i64 3, 0
  %.369 = insertvalue [2 x i64] %.368, i64 %.367, 1
  %.370 = extractvalue [2 x i64] %.369, 0
  %.371 = extractvalue [2 x i64] %.369, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.372, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.365, ptr %.372, align 8
  %.376 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.372, i32 0, i32 5
  %.377 = getelementptr inbounds [2 x i64], ptr %.376, i32 0, i32 0
  %.378 = load i64, ptr %.377, align 8, !range !1
  %.379 = getelementptr inbounds [2 x i64], ptr %.376, i32 0, i32 1
  %.380 = load i64, ptr %.379, align 8, !range !1
  %.381 = insertvalue [2 x i64] undef, i64 %.378, 0
  %.382 = insertvalue [2 x i64] %.381, i64 %.380, 1
  %.383 = extractvalue [2 x i64] %.382, 0
  %.384 = extractvalue [2 x i64] %.382, 1
  %.385 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.372, i32 0, i32 6
  %.386 = load [2 x i64], ptr %.385, align 8
  %.387 = extractvalue [2 x i64] %.386, 0
  %.388 = extractvalue [2 x i64] %.386, 1
  %.389 = icmp slt i64 %.370, 0
  %.390 = add i64 %.370, %.383
  %.391 = select i1 %.389, i64 %.390, i64 %.370
  %.392 = icmp slt i64 %.371, 0
  %.393 = add i64 %.371, %.384
  %.394 = select i1 %.392, i64 %.393, i64 %.371
  %.395 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.372, i32 0, i32 5
  %.396 = getelementptr inbounds [2 x i64], ptr %.395, i32 0, i32 0
  %.397 = load i64, ptr %.396, align 8, !range !1
  %.398 = getelementptr inbounds [2 x i64], ptr %.395, i32 0, i32 1
  %.399 = load i64, ptr %.398, align 8, !range !1
  %.400 = insertvalue [2 x i64] undef, i64 %.397, 0
  %.401 = insertvalue [2 x i64] %.400, i64 %.399, 1
  %.402 = extractvalue [2 x i64] %.401, 0
  %.403 = extractvalue [2 x i64] %.401, 1
  %.404 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.372, i32 0, i32 6
  %.405 = load [2 x i64], ptr %.404, align 8
  %.406 = extractvalue [2 x i64] %.405, 0
  %.407 = extractvalue [2 x i64] %.405, 1
  %.408 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.372, i32 0, i32 4
  %.409 = load ptr, ptr %.408, align 8
  %.410 = mul i64 1, %.403
  %.411 = mul i64 %.391, %.410
  %.412 = add i64 0, %.411
  %.413 = mul i64 %.394, 1
  %.414 = add i64 %.412, %.413
  %.415 = getelementptr i64, ptr %.409, i64 %.414
  store i64 %.361, ptr %.415, align 8
  %.417 = load i64, ptr %a, align 8
  %.418 = sub i64 0, %.417
  %.421 = icmp eq i64 %.107, 0
  br i1 %.421, label %B0.endif.endif.if, label %B0.endif.endif.else, !prof !2

B0.endif.else.if:                                 ; preds = %B0.endif.else
  %.340 = sdiv i64 %.321, %.107
  %.341 = srem i64 %.321, %.107
  %.342 = xor i64 %.107, %.341
  %.343 = icmp slt i64 %.342, 0
  %.344 = icmp ne i64 %.341, 0
  %.345 = and i1 %.344, %.343
  br i1 %.345, label %B0.endif.else.if.if, label %B0.endif.else.if.else

B0.endif.else.endif:                              ; preds = %B0.endif.else.if.endif, %B0.endif.else
  %.356 = load i64, ptr %.329, align 8
  %.357 = load i64, ptr %.332, align 8
  store i64 %.356, ptr %quot.1, align 8
  store i64 %.357, ptr %rem.1, align 8
  br label %B0.endif.endif

B0.endif.else.if.if:                              ; preds = %B0.endif.else.if
  %.350 = sub i64 %.340, 1
  store i64 %.350, ptr %.329, align 8
  %.352 = add i64 %.341, %.107
  store i64 %.352, ptr %.332, align 8
  br label %B0.endif.else.if.endif

B0.endif.else.if.else:                            ; preds = %B0.endif.else.if
  store i64 %.340, ptr %.329, align 8
  store i64 %.341, ptr %.332, align 8
  br label %B0.endif.else.if.endif

B0.endif.else.if.endif:                           ; preds = %B0.endif.else.if.else, %B0.endif.else.if.if
  br label %B0.endif.else.endif

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  store i64 %.107, ptr %quot.2, align 8
  store i64 %.107, ptr %rem.2, align 8
  br label %B0.endif.endif.endif

B0.endif.endif.else:                              ; preds = %B0.endif.endif
  store i64 0, ptr %.426, align 8
  store i64 0, ptr %.429, align 8
  %.432 = icmp eq i64 %.418, -9223372036854775808
  %.433 = icmp eq i64 %.107, -1
  %.434 = and i1 %.432, %.433
  %.435 = xor i1 %.434, true
  br i1 %.435, label %B0.endif.endif.else.if, label %B0.endif.endif.else.endif, !prof !3

B0.endif.endif.endif:                             ; preds = %B0.endif.endif.else.endif, %B0.endif.endif.if
  %.458 = load i64, ptr %quot.2, align 8
  %.459 = load i64, ptr %i, align 8
  %.460 = insertvalue { i64, i64 } undef, i64 4, 0
  %.461 = insertvalue { i64, i64 } %.460, i64 %.459, 1
  %.462 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.463 = extractvalue { i64, i64 } %.461, 0
  %.464 = extractvalue { i64, i64 } %.461, 1
  %.465 = insertvalue [2 x i64] undef, i64 4, 0
  %.466 = insertvalue [2 x i64] %.465, i64 %.464, 1
  %.467 = extractvalue [2 x i64] %.466, 0
  %.468 = extractvalue [2 x i64] %.466, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.469, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.462, ptr %.469, align 8
  %.473 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.469, i32 0, i32 5
  %.474 = getelementptr inbounds [2 x i64], ptr %.473, i32 0, i32 0
  %.475 = load i64, ptr %.474, align 8, !range !1
  %.476 = getelementptr inbounds [2 x i64], ptr %.473, i32 0, i32 1
  %.477 = load i64, ptr %.476, align 8, !range !1
  %.478 = insertvalue [2 x i64] undef, i64 %.475, 0
  %.479 = insertvalue [2 x i64] %.478, i64 %.477, 1
  %.480 = extractvalue [2 x i64] %.479, 0
  %.481 = extractvalue [2 x i64] %.479, 1
  %.482 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.469, i32 0, i32 6
  %.483 = load [2 x i64], ptr %.482, align 8
  %.484 = extractvalue [2 x i64] %.483, 0
  %.485 = extractvalue [2 x i64] %.483, 1
  %.486 = icmp slt i64 %.467, 0
  %.487 = add i64 %.467, %.480
  %.488 = select i1 %.486, i64 %.487, i64 %.467
  %.489 = icmp slt i64 %.468, 0
  %.490 = add i64 %.468, %.481
  %.491 = select i1 %.489, i64 %.490, i64 %.468
  %.492 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.469, i32 0, i32 5
  %.493 = getelementptr inbounds [2 x i64], ptr %.492, i32 0, i32 0
  %.494 = load i64, ptr %.493, align 8, !range !1
  %.495 = getelementptr inbounds [2 x i64], ptr %.492, i32 0, i32 1
  %.496 = load i64, ptr %.495, align 8, !range !1
  %.497 = insertvalue [2 x i64] undef, i64 %.494, 0
  %.498 = insertvalue [2 x i64] %.497, i64 %.496, 1
  %.499 = extractvalue [2 x i64] %.498, 0
  %.500 = extractvalue [2 x i64] %.498, 1
  %.501 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.469, i32 0, i32 6
  %.502 = load [2 x i64], ptr %.501, align 8
  %.503 = extractvalue [2 x i64] %.502, 0
  %.504 = extractvalue [2 x i64] %.502, 1
  %.505 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.469, i32 0, i32 4
  %.506 = load ptr, ptr %.505, align 8
  %.507 = mul i64 1, %.500
  %.508 = mul i64 %.488, %.507
  %.509 = add i64 0, %.508
  %.510 = mul i64 %.491, 1
  %.511 = add i64 %.509, %.510
  %.512 = getelementptr i64, ptr %.506, i64 %.511
  store i64 %.458, ptr %.512, align 8
  %.514 = load i64, ptr %a, align 8
  %.515 = ashr i64 %.514, 7
  %.516 = load i64, ptr %i, align 8
  %.517 = insertvalue { i64, i64 } undef, i64 5, 0
  %.518 = insertvalue { i64, i64 } %.517, i64 %.516, 1
  %.519 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.520 = extractvalue { i64, i64 } %.518, 0
  %.521 = extractvalue { i64, i64 } %.518, 1
  %.522 = insertvalue [2 x i64] undef, i64 5, 0
  %.523 = insertvalue [2 x i64] %.522, i64 %.521, 1
  %.524 = extractvalue [2 x i64] %.523, 0
  %.525 = extractvalue [2 x i64] %.523, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.526, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.519, ptr %.526, align 8
  %.530 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.526, i32 0, i32 5
  %.531 = getelementptr inbounds [2 x i64], ptr %.530, i32 0, i32 0
  %.532 = load i64, ptr %.531, align 8, !range !1
  %.533 = getelementptr inbounds [2 x i64], ptr %.530, i32 0, i32 1
  %.534 = load i64, ptr %.533, align 8, !range !1
  %.535 = insertvalue [2 x i64] undef, i64 %.532, 0
  %.536 = insertvalue [2 x i64] %.535, i64 %.534, 1
  %.537 = extractvalue [2 x i64] %.536, 0
  %.538 = extractvalue [2 x i64] %.536, 1
  %.539 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.526, i32 0, i32 6
  %.540 = load [2 x i64], ptr %.539, align 8
  %.541 = extractvalue [2 x i64] %.540, 0
  %.542 = extractvalue [2 x i64] %.540, 1
  %.543 = icmp slt i64 %.524, 0
  %.544 = add i64 %.524, %.537
  %.545 = select i1 %.543, i64 %.544, i64 %.524
  %.546 = icmp slt i64 %.525, 0
  %.547 = add i64 %.525, %.538
  %.548 = select i1 %.546, i64 %.547, i64 %.525
  %.549 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.526, i32 0, i32 5
  %.550 = getelementptr inbounds [2 x i64], ptr %.549, i32 0, i32 0
  %.551 = load i64, ptr %.550, align 8, !range !1
  %.552 = getelementptr inbounds [2 x i64], ptr %.549, i32 0, i32 1
  %.553 = load i64, ptr %.552, align 8, !range !1
  %.554 = insertvalue [2 x i64] undef, i64 %.551, 0
  %.555 = insertvalue [2 x i64] %.554, i64 %.553, 1
  %.556 = extractvalue [2 x i64] %.555, 0
  %.557 = extractvalue [2 x i64] %.555, 1
  %.558 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.526, i32 0, i32 6
  %.559 = load [2 x i64], ptr %.558, align 8
  %.560 = extractvalue [2 x i64] %.559, 0
  %.561 = extractvalue [2 x i64] %.559, 1
  %.562 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.526, i32 0, i32 4
  %.563 = load ptr, ptr %.562, align 8
  %.564 = mul i64 1, %.557
  %.565 = mul i64 %.545, %.564
  %.566 = add i64 0, %.565
  %.567 = mul i64 %.548, 1
  %.568 = add i64 %.566, %.567
  %.569 = getelementptr i64, ptr %.563, i64 %.568
  store i64 %.515, ptr %.569, align 8
  %.571 = load i64, ptr %a, align 8
  %.572 = mul nsw i64 %.571, %.107
  %.573 = load i64, ptr %i, align 8
  %.574 = insertvalue { i64, i64 } undef, i64 6, 0
  %.575 = insertvalue { i64, i64 } %.574, i64 %.573, 1
  %.576 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.577 = extractvalue { i64, i64 } %.575, 0
  %.578 = extractvalue { i64, i64 } %.575, 1
  %.579 = insertvalue [2 x i64] undef, i64 6, 0
  %.580 = insertvalue [2 x i64] %.579, i64 %.578, 1
  %.581 = extractvalue [2 x i64] %.580, 0
  %.582 = extractvalue [2 x i64] %.580, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.583, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.576, ptr %.583, align 8
  %.587 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.583, i32 0, i32 5
  %.588 = getelementptr inbounds [2 x i64], ptr %.587, i32 0, i32 0
  %.589 = load i64, ptr %.588, align 8, !range !1
  %.590 = getelementptr inbounds [2 x i64], ptr %.587, i32 0, i32 1
  %.591 = load i64, ptr %.590, align 8, !range !1
  %.592 = insertvalue [2 x i64] undef, i64 %.589, 0
  %.593 = insertvalue [2 x i64] %.592, i64 %.591, 1
  %.594 = extractvalue [2 x i64] %.593, 0
  %.595 = extractvalue [2 x i64] %.593, 1
  %.596 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.583, i32 0, i32 6
  %.597 = load [2 x i64], ptr %.596, align 8
  %.598 = extractvalue [2 x i64] %.597, 0
  %.599 = extractvalue [2 x i64] %.597, 1
  %.600 = icmp slt i64 %.581, 0
  %.601 = add i64 %.581, %.594
  %.602 = select i1 %.600, i64 %.601, i64 %.581
  %.603 = icmp slt i64 %.582, 0
  %.604 = add i64 %.582, %.595
  %.605 = select i1 %.603, i64 %.604, i64 %.582
  %.606 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.583, i32 0, i32 5
  %.607 = getelementptr inbounds [2 x i64], ptr %.606, i32 0, i32 0
  %.608 = load i64, ptr %.607, align 8, !range !1
  %.609 = getelementptr inbounds [2 x i64], ptr %.606, i32 0, i32 1
  %.610 = load i64, ptr %.609, align 8, !range !1
  %.611 = insertvalue [2 x i64] undef, i64 %.608, 0
  %.612 = insertvalue [2 x i64] %.611, i64 %.610, 1
  %.613 = extractvalue [2 x i64] %.612, 0
  %.614 = extractvalue [2 x i64] %.612, 1
  %.615 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.583, i32 0, i32 6
  %.616 = load [2 x i64], ptr %.615, align 8
  %.617 = extractvalue [2 x i64] %.616, 0
  %.618 = extractvalue [2 x i64] %.616, 1
  %.619 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.583, i32 0, i32 4
  %.620 = load ptr, ptr %.619, align 8
  %.621 = mul i64 1, %.614
  %.622 = mul i64 %.602, %.621
  %.623 = add i64 0, %.622
  %.624 = mul i64 %.605, 1
  %.625 = add i64 %.623, %.624
  %.626 = getelementptr i64, ptr %.620, i64 %.625
  store i64 %.572, ptr %.626, align 8
  %.628 = load i64, ptr %a, align 8
  %.631 = icmp eq i64 1000, 0
  br i1 %.631, label %B0.endif.endif.endif.if, label %B0.endif.endif.endif.else, !prof !2

B0.endif.endif.else.if:                           ; preds = %B0.endif.endif.else
  %.437 = sdiv i64 %.418, %.107
  %.438 = srem i64 %.418, %.107
  %.439 = xor i64 %.107, %.438
  %.440 = icmp slt i64 %.439, 0
  %.441 = icmp ne i64 %.438, 0
  %.442 = and i1 %.441, %.440
  br i1 %.442, label %B0.endif.endif.else.if.if, label %B0.endif.endif.else.if.else

B0.endif.endif.else.endif:                        ; preds = %B0.endif.endif.else.if.endif, %B0.endif.endif.else
  %.453 = load i64, ptr %.426, align 8
  %.454 = load i64, ptr %.429, align 8
  store i64 %.453, ptr %quot.2, align 8
  store i64 %.454, ptr %rem.2, align 8
  br label %B0.endif.endif.endif

B0.endif.endif.else.if.if:                        ; preds = %B0.endif.endif.else.if
  %.447 = sub i64 %.437, 1
  store i64 %.447, ptr %.426, align 8
  %.449 = add i64 %.438, %.107
  store i64 %.449, ptr %.429, align 8
  br label %B0.endif.endif.else.if.endif

B0.endif.endif.else.if.else:                      ; preds = %B0.endif.endif.else.if
  store i64 %.437, ptr %.426, align 8
  store i64 %.438, ptr %.429, align 8
  br label %B0.endif.endif.else.if.endif

B0.endif.endif.else.if.endif:                     ; preds = %B0.endif.endif.else.if.else, %B0.endif.endif.else.if.if
  br label %B0.endif.endif.else.endif

B0.endif.endif.endif.if:                          ; preds = %B0.endif.endif.endif
  store i64 1000, ptr %quot.3, align 8
  store i64 1000, ptr %rem.3, align 8
  br label %B0.endif.endif.endif.endif

B0.endif.endif.endif.else:                        ; preds = %B0.endif.endif.endif
  store i64 0, ptr %.636, align 8
  store i64 0, ptr %.639, align 8
  %.642 = icmp eq i64 %.628, -9223372036854775808
  %.643 = icmp eq i64 1000, -1
  %.644 = and i1 %.642, %.643
  %.645 = xor i1 %.644, true
  br i1 %.645, label %B0.endif.endif.endif.else.if, label %B0.endif.endif.endif.else.endif, !prof !3

B0.endif.endif.endif.endif:                       ; preds = %B0.endif.endif.endif.else.endif, %B0.endif.endif.endif.if
  %.668 = load i64, ptr %rem.3, align 8
  store i64 0, ptr %.669, align 8
  %.672 = call i32 @_ZN5numba4cuda7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dExx(ptr %.669, i64 %.668, i64 2)
  %.673 = icmp eq i32 %.672, 0
  %.674 = icmp eq i32 %.672, -2
  %.675 = or i1 %.673, %.674
  %.676 = xor i1 %.675, true
  %.677 = icmp eq i32 %.672, -1
  %.678 = icmp eq i32 %.672, -3
  %.679 = icmp sge i32 %.672, 1
  %.680 = load i64, ptr %.669, align 8
  br i1 %.676, label %B0.endif.endif.endif.endif.if, label %B0.endif.endif.endif.endif.endif, !prof !2

B0.endif.endif.endif.else.if:                     ; preds = %B0.endif.endif.endif.else
  %.647 = sdiv i64 %.628, 1000
  %.648 = srem i64 %.628, 1000
  %.649 = xor i64 1000, %.648
  %.650 = icmp slt i64 %.649, 0
  %.651 = icmp ne i64 %.648, 0
  %.652 = and i1 %.651, %.650
  br i1 %.652, label %B0.endif.endif.endif.else.if.if, label %B0.endif.endif.endif.else.if.else

B0.endif.endif.endif.else.endif:                  ; preds = %B0.endif.endif.endif.else.if.endif, %B0.endif.endif.endif.else
  %.663 = load i64, ptr %.636, align 8
  %.664 = load i64, ptr %.639, align 8
  store i64 %.663, ptr %quot.3, align 8
  store i64 %.664, ptr %rem.3, align 8
  br label %B0.endif.endif.endif.endif

B0.endif.endif.endif.else.if.if:                  ; preds = %B0.endif.endif.endif.else.if
  %.657 = sub i64 %.647, 1
  store i64 %.657, ptr %.636, align 8
  %.659 = add i64 %.648, 1000
  store i64 %.659, ptr %.639, align 8
  br label %B0.endif.endif.endif.else.if.endif

B0.endif.endif.endif.else.if.else:                ; preds = %B0.endif.endif.endif.else.if
  store i64 %.647, ptr %.636, align 8
  store i64 %.648, ptr %.639, align 8
  br label %B0.endif.endif.endif.else.if.endif

B0.endif.endif.endif.else.if.endif:               ; preds = %B0.endif.endif.endif.else.if.else, %B0.endif.endif.endif.else.if.if
  br label %B0.endif.endif.endif.else.endif

B0.endif.endif.endif.endif.if:                    ; preds = %B0.endif.endif.endif.endif
  ret void

B0.endif.endif.endif.endif.endif:                 ; preds = %B0.endif.endif.endif.endif
  %.683 = load i64, ptr %i, align 8
  %.684 = insertvalue { i64, i64 } undef, i64 7, 0
  %.685 = insertvalue { i64, i64 } %.684, i64 %.683, 1
  %.686 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.687 = extractvalue { i64, i64 } %.685, 0
  %.688 = extractvalue { i64, i64 } %.685, 1
  %.689 = insertvalue [2 x i64] undef, i64 7, 0
  %.690 = insertvalue [2 x i64] %.689, i64 %.688, 1
  %.691 = extractvalue [2 x i64] %.690, 0
  %.692 = extractvalue [2 x i64] %.690, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.693, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.686, ptr %.693, align 8
  %.697 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.693, i32 0, i32 5
  %.698 = getelementptr inbounds [2 x i64], ptr %.697, i32 0, i32 0
  %.699 = load i64, ptr %.698, align 8, !range !1
  %.700 = getelementptr inbounds [2 x i64], ptr %.697, i32 0, i32 1
  %.701 = load i64, ptr %.700, align 8, !range !1
  %.702 = insertvalue [2 x i64] undef, i64 %.699, 0
  %.703 = insertvalue [2 x i64] %.702, i64 %.701, 1
  %.704 = extractvalue [2 x i64] %.703, 0
  %.705 = extractvalue [2 x i64] %.703, 1
  %.706 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.693, i32 0, i32 6
  %.707 = load [2 x i64], ptr %.706, align 8
  %.708 = extractvalue [2 x i64] %.707, 0
  %.709 = extractvalue [2 x i64] %.707, 1
  %.710 = icmp slt i64 %.691, 0
  %.711 = add i64 %.691, %.704
  %.712 = select i1 %.710, i64 %.711, i64 %.691
  %.713 = icmp slt i64 %.692, 0
  %.714 = add i64 %.692, %.705
  %.715 = select i1 %.713, i64 %.714, i64 %.692
  %.716 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.693, i32 0, i32 5
  %.717 = getelementptr inbounds [2 x i64], ptr %.716, i32 0, i32 0
  %.718 = load i64, ptr %.717, align 8, !range !1
  %.719 = getelementptr inbounds [2 x i64], ptr %.716, i32 0, i32 1
  %.720 = load i64, ptr %.719, align 8, !range !1
  %.721 = insertvalue [2 x i64] undef, i64 %.718, 0
  %.722 = insertvalue [2 x i64] %.721, i64 %.720, 1
  %.723 = extractvalue [2 x i64] %.722, 0
  %.724 = extractvalue [2 x i64] %.722, 1
  %.725 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.693, i32 0, i32 6
  %.726 = load [2 x i64], ptr %.725, align 8
  %.727 = extractvalue [2 x i64] %.726, 0
  %.728 = extractvalue [2 x i64] %.726, 1
  %.729 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.693, i32 0, i32 4
  %.730 = load ptr, ptr %.729, align 8
  %.731 = mul i64 1, %.724
  %.732 = mul i64 %.712, %.731
  %.733 = add i64 0, %.732
  %.734 = mul i64 %.715, 1
  %.735 = add i64 %.733, %.734
  %.736 = getelementptr i64, ptr %.730, i64 %.735
  store i64 %.680, ptr %.736, align 8
  %.738 = load i64, ptr %a, align 8
  %.739 = icmp slt i64 %.738, 0
  %.740 = sub i64 0, %.738
  %.741 = select i1 %.739, i64 %.740, i64 %.738
  %.742 = load i64, ptr %i, align 8
  %.743 = insertvalue { i64, i64 } undef, i64 8, 0
  %.744 = insertvalue { i64, i64 } %.743, i64 %.742, 1
  %.745 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.746 = extractvalue { i64, i64 } %.744, 0
  %.747 = extractvalue { i64, i64 } %.744, 1
  %.748 = insertvalue [2 x i64] undef, i64 8, 0
  %.749 = insertvalue [2 x i64] %.748, i64 %.747, 1
  %.750 = extractvalue [2 x i64] %.749, 0
  %.751 = extractvalue [2 x i64] %.749, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.752, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.745, ptr %.752, align 8
  %.756 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.752, i32 0, i32 5
  %.757 = getelementptr inbounds [2 x i64], ptr %.756, i32 0, i32 0
  %.758 = load i64, ptr %.757, align 8, !range !1
  %.759 = getelementptr inbounds [2 x i64], ptr %.756, i32 0, i32 1
  %.760 = load i64, ptr %.759, align 8, !range !1
  %.761 = insertvalue [2 x i64] undef, i64 %.758, 0
  %.762 = insertvalue [2 x i64] %.761, i64 %.760, 1
  %.763 = extractvalue [2 x i64] %.762, 0
  %.764 = extractvalue [2 x i64] %.762, 1
  %.765 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.752, i32 0, i32 6
  %.766 = load [2 x i64], ptr %.765, align 8
  %.767 = extractvalue [2 x i64] %.766, 0
  %.768 = extractvalue [2 x i64] %.766, 1
  %.769 = icmp slt i64 %.750, 0
  %.770 = add i64 %.750, %.763
  %.771 = select i1 %.769, i64 %.770, i64 %.750
  %.772 = icmp slt i64 %.751, 0
  %.773 = add i64 %.751, %.764
  %.774 = select i1 %.772, i64 %.773, i64 %.751
  %.775 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.752, i32 0, i32 5
  %.776 = getelementptr inbounds [2 x i64], ptr %.775, i32 0, i32 0
  %.777 = load i64, ptr %.776, align 8, !range !1
  %.778 = getelementptr inbounds [2 x i64], ptr %.775, i32 0, i32 1
  %.779 = load i64, ptr %.778, align 8, !range !1
  %.780 = insertvalue [2 x i64] undef, i64 %.777, 0
  %.781 = insertvalue [2 x i64] %.780, i64 %.779, 1
  %.782 = extractvalue [2 x i64] %.781, 0
  %.783 = extractvalue [2 x i64] %.781, 1
  %.784 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.752, i32 0, i32 6
  %.785 = load [2 x i64], ptr %.784, align 8
  %.786 = extractvalue [2 x i64] %.785, 0
  %.787 = extractvalue [2 x i64] %.785, 1
  %.788 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.752, i32 0, i32 4
  %.789 = load ptr, ptr %.788, align 8
  %.790 = mul i64 1, %.783
  %.791 = mul i64 %.771, %.790
  %.792 = add i64 0, %.791
  %.793 = mul i64 %.774, 1
  %.794 = add i64 %.792, %.793
  %.795 = getelementptr i64, ptr %.789, i64 %.794
  store i64 %.741, ptr %.795, align 8
  %.797 = load i64, ptr %a, align 8
  %.798 = icmp slt i64 %.797, 0
  %.800 = load i1, ptr %"$354pred", align 1
  store i1 %.798, ptr %"$354pred", align 1
  %.802 = load i1, ptr %"$354pred", align 1
  br i1 %.802, label %B360, label %B356

B362.if:                                          ; preds = %B362
  br label %B362.endif

B362.endif:                                       ; preds = %B362.if, %B362
  %.879 = fdiv double %.874, %.875
  %.880 = fptosi double %.879 to i64
  %.881 = load i64, ptr %i, align 8
  %.882 = insertvalue { i64, i64 } undef, i64 10, 0
  %.883 = insertvalue { i64, i64 } %.882, i64 %.881, 1
  %.884 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.885 = extractvalue { i64, i64 } %.883, 0
  %.886 = extractvalue { i64, i64 } %.883, 1
  %.887 = insertvalue [2 x i64] undef, i64 10, 0
  %.888 = insertvalue [2 x i64] %.887, i64 %.886, 1
  %.889 = extractvalue [2 x i64] %.888, 0
  %.890 = extractvalue [2 x i64] %.888, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.891, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.884, ptr %.891, align 8
  %.895 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.891, i32 0, i32 5
  %.896 = getelementptr inbounds [2 x i64], ptr %.895, i32 0, i32 0
  %.897 = load i64, ptr %.896, align 8, !range !1
  %.898 = getelementptr inbounds [2 x i64], ptr %.895, i32 0, i32 1
  %.899 = load i64, ptr %.898, align 8, !range !1
  %.900 = insertvalue [2 x i64] undef, i64 %.897, 0
  %.901 = insertvalue [2 x i64] %.900, i64 %.899, 1
  %.902 = extractvalue [2 x i64] %.901, 0
  %.903 = extractvalue [2 x i64] %.901, 1
  %.904 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.891, i32 0, i32 6
  %.905 = load [2 x i64], ptr %.904, align 8
  %.906 = extractvalue [2 x i64] %.905, 0
  %.907 = extractvalue [2 x i64] %.905, 1
  %.908 = icmp slt i64 %.889, 0
  %.909 = add i64 %.889, %.902
  %.910 = select i1 %.908, i64 %.909, i64 %.889
  %.911 = icmp slt i64 %.890, 0
  %.912 = add i64 %.890, %.903
  %.913 = select i1 %.911, i64 %.912, i64 %.890
  %.914 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.891, i32 0, i32 5
  %.915 = getelementptr inbounds [2 x i64], ptr %.914, i32 0, i32 0
  %.916 = load i64, ptr %.915, align 8, !range !1
  %.917 = getelementptr inbounds [2 x i64], ptr %.914, i32 0, i32 1
  %.918 = load i64, ptr %.917, align 8, !range !1
  %.919 = insertvalue [2 x i64] undef, i64 %.916, 0
  %.920 = insertvalue [2 x i64] %.919, i64 %.918, 1
  %.921 = extractvalue [2 x i64] %.920, 0
  %.922 = extractvalue [2 x i64] %.920, 1
  %.923 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.891, i32 0, i32 6
  %.924 = load [2 x i64], ptr %.923, align 8
  %.925 = extractvalue [2 x i64] %.924, 0
  %.926 = extractvalue [2 x i64] %.924, 1
  %.927 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.891, i32 0, i32 4
  %.928 = load ptr, ptr %.927, align 8
  %.929 = mul i64 1, %.922
  %.930 = mul i64 %.910, %.929
  %.931 = add i64 0, %.930
  %.932 = mul i64 %.913, 1
  %.933 = add i64 %.931, %.932
  %.934 = getelementptr i64, ptr %.928, i64 %.933
  store i64 %.880, ptr %.934, align 8
  %.936 = load i64, ptr %a, align 8
  %.937 = trunc i64 %.936 to i8
  %.938 = load i64, ptr %a, align 8
  store i64 0, ptr %a, align 8
  %.940 = load i64, ptr %i, align 8
  %.941 = insertvalue { i64, i64 } undef, i64 11, 0
  %.942 = insertvalue { i64, i64 } %.941, i64 %.940, 1
  %.943 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.945 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.946 = extractvalue { i64, i64 } %.942, 0
  %.947 = extractvalue { i64, i64 } %.942, 1
  %.948 = insertvalue [2 x i64] undef, i64 11, 0
  %.949 = insertvalue [2 x i64] %.948, i64 %.947, 1
  %.950 = extractvalue [2 x i64] %.949, 0
  %.951 = extractvalue [2 x i64] %.949, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.952, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.945, ptr %.952, align 8
  %.956 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.952, i32 0, i32 5
  %.957 = getelementptr inbounds [2 x i64], ptr %.956, i32 0, i32 0
  %.958 = load i64, ptr %.957, align 8, !range !1
  %.959 = getelementptr inbounds [2 x i64], ptr %.956, i32 0, i32 1
  %.960 = load i64, ptr %.959, align 8, !range !1
  %.961 = insertvalue [2 x i64] undef, i64 %.958, 0
  %.962 = insertvalue [2 x i64] %.961, i64 %.960, 1
  %.963 = extractvalue [2 x i64] %.962, 0
  %.964 = extractvalue [2 x i64] %.962, 1
  %.965 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.952, i32 0, i32 6
  %.966 = load [2 x i64], ptr %.965, align 8
  %.967 = extractvalue [2 x i64] %.966, 0
  %.968 = extractvalue [2 x i64] %.966, 1
  %.969 = icmp slt i64 %.950, 0
  %.970 = add i64 %.950, %.963
  %.971 = select i1 %.969, i64 %.970, i64 %.950
  %.972 = icmp slt i64 %.951, 0
  %.973 = add i64 %.951, %.964
  %.974 = select i1 %.972, i64 %.973, i64 %.951
  %.975 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.952, i32 0, i32 5
  %.976 = getelementptr inbounds [2 x i64], ptr %.975, i32 0, i32 0
  %.977 = load i64, ptr %.976, align 8, !range !1
  %.978 = getelementptr inbounds [2 x i64], ptr %.975, i32 0, i32 1
  %.979 = load i64, ptr %.978, align 8, !range !1
  %.980 = insertvalue [2 x i64] undef, i64 %.977, 0
  %.981 = insertvalue [2 x i64] %.980, i64 %.979, 1
  %.982 = extractvalue [2 x i64] %.981, 0
  %.983 = extractvalue [2 x i64] %.981, 1
  %.984 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.952, i32 0, i32 6
  %.985 = load [2 x i64], ptr %.984, align 8
  %.986 = extractvalue [2 x i64] %.985, 0
  %.987 = extractvalue [2 x i64] %.985, 1
  %.988 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.952, i32 0, i32 4
  %.989 = load ptr, ptr %.988, align 8
  %.990 = mul i64 1, %.983
  %.991 = mul i64 %.971, %.990
  %.992 = add i64 0, %.991
  %.993 = mul i64 %.974, 1
  %.994 = add i64 %.992, %.993
  %.995 = getelementptr i64, ptr %.989, i64 %.994
  %.996 = zext i8 %.937 to i64
  store i64 %.996, ptr %.995, align 8
  %.998 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #0

define internal i32 @_ZN5numba4cuda7cpython7numbers14int_power_impl12_3clocals_3e9int_powerB3v59B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dExx(ptr %.ret, i64 %a, i64 %b) {
entry:
  %b.1 = alloca i64, align 8
  store i64 0, ptr %b.1, align 8
  %r = alloca i64, align 8
  store i64 0, ptr %r, align 8
  %a.1 = alloca i64, align 8
  store i64 0, ptr %a.1, align 8
  %"$60pred" = alloca i1, align 1
  store i1 false, ptr %"$60pred", align 1
  %invert = alloca i1, align 1
  store i1 false, ptr %invert, align 1
  %exp = alloca i64, align 8
  store i64 0, ptr %exp, align 8
  %"$82pred" = alloca i1, align 1
  store i1 false, ptr %"$82pred", align 1
  %"$112pred" = alloca i1, align 1
  store i1 false, ptr %"$112pred", align 1
  %"$162pred" = alloca i1, align 1
  store i1 false, ptr %"$162pred", align 1
  %"$174pred" = alloca i1, align 1
  store i1 false, ptr %"$174pred", align 1
  %invert.2 = alloca i1, align 1
  store i1 false, ptr %invert.2, align 1
  %exp.3 = alloca i64, align 8
  store i64 0, ptr %exp.3, align 8
  %"$200pred" = alloca i1, align 1
  store i1 false, ptr %"$200pred", align 1
  %r.4 = alloca i64, align 8
  store i64 0, ptr %r.4, align 8
  %r.2 = alloca i64, align 8
  store i64 0, ptr %r.2, align 8
  %a.1.2 = alloca i64, align 8
  store i64 0, ptr %a.1.2, align 8
  %exp.4 = alloca i64, align 8
  store i64 0, ptr %exp.4, align 8
  %"$280pred" = alloca i1, align 1
  store i1 false, ptr %"$280pred", align 1
  %"$332pred" = alloca i1, align 1
  store i1 false, ptr %"$332pred", align 1
  %r.3 = alloca i64, align 8
  store i64 0, ptr %r.3, align 8
  %"$290pred" = alloca i1, align 1
  store i1 false, ptr %"$290pred", align 1
  %"$336pred" = alloca i1, align 1
  store i1 false, ptr %"$336pred", align 1
  %"$phi350.0.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi350.0.2", align 8
  br label %B0

B0:                                               ; preds = %entry
  store i64 %b, ptr %b.1, align 8
  %.8 = load i64, ptr %r, align 8
  store i64 1, ptr %r, align 8
  %.11 = load i64, ptr %a.1, align 8
  store i64 %a, ptr %a.1, align 8
  %.13 = load i64, ptr %b.1, align 8
  %.14 = icmp slt i64 %.13, 0
  %.16 = load i1, ptr %"$60pred", align 1
  store i1 %.14, ptr %"$60pred", align 1
  %.18 = load i1, ptr %"$60pred", align 1
  br i1 %.18, label %B62, label %B182

B62:                                              ; preds = %B0
  %.20 = load i1, ptr %"$60pred", align 1
  store i1 false, ptr %"$60pred", align 1
  %.23 = load i1, ptr %invert, align 1
  store i1 true, ptr %invert, align 1
  %.25 = load i64, ptr %b.1, align 8
  %.26 = sub i64 0, %.25
  %.28 = load i64, ptr %exp, align 8
  store i64 %.26, ptr %exp, align 8
  %.30 = load i64, ptr %exp, align 8
  %.31 = icmp slt i64 %.30, 0
  %.33 = load i1, ptr %"$82pred", align 1
  store i1 %.31, ptr %"$82pred", align 1
  %.35 = load i1, ptr %"$82pred", align 1
  br i1 %.35, label %B84, label %B98

B84:                                              ; preds = %B62
  %.37 = load i64, ptr %r, align 8
  store i64 0, ptr %r, align 8
  %.39 = load i1, ptr %invert, align 1
  store i1 false, ptr %invert, align 1
  %.41 = load i64, ptr %exp, align 8
  store i64 0, ptr %exp, align 8
  %.43 = load i64, ptr %b.1, align 8
  store i64 0, ptr %b.1, align 8
  %.45 = load i64, ptr %a.1, align 8
  store i64 0, ptr %a.1, align 8
  %.47 = load i1, ptr %"$82pred", align 1
  store i1 false, ptr %"$82pred", align 1
  ret i32 1

B98:                                              ; preds = %B62
  %.50 = load i1, ptr %"$82pred", align 1
  store i1 false, ptr %"$82pred", align 1
  br label %B102

B102:                                             ; preds = %B98
  %.53 = load i64, ptr %a.1, align 8
  %.54 = icmp eq i64 %.53, 0
  %.56 = load i1, ptr %"$112pred", align 1
  store i1 %.54, ptr %"$112pred", align 1
  %.58 = load i1, ptr %"$112pred", align 1
  br i1 %.58, label %B114, label %B152

B114:                                             ; preds = %B102
  %.60 = load i64, ptr %r, align 8
  store i64 0, ptr %r, align 8
  %.62 = load i1, ptr %invert, align 1
  store i1 false, ptr %invert, align 1
  %.64 = load i64, ptr %exp, align 8
  store i64 0, ptr %exp, align 8
  %.66 = load i64, ptr %b.1, align 8
  store i64 0, ptr %b.1, align 8
  %.68 = load i64, ptr %a.1, align 8
  store i64 0, ptr %a.1, align 8
  %.70 = load i1, ptr %"$112pred", align 1
  store i1 false, ptr %"$112pred", align 1
  %.72 = icmp ne i64 -9223372036854775808, 0
  br label %B118

B118:                                             ; preds = %B114
  store i64 -9223372036854775808, ptr %.ret, align 8
  ret i32 0

B152:                                             ; preds = %B102
  %.76 = load i1, ptr %"$112pred", align 1
  store i1 false, ptr %"$112pred", align 1
  %.78 = load i64, ptr %a.1, align 8
  %.79 = icmp ne i64 %.78, 1
  %.81 = load i1, ptr %"$162pred", align 1
  store i1 %.79, ptr %"$162pred", align 1
  %.83 = load i1, ptr %"$162pred", align 1
  br i1 %.83, label %B164, label %B180

B164:                                             ; preds = %B152
  %.85 = load i1, ptr %"$162pred", align 1
  store i1 false, ptr %"$162pred", align 1
  %.87 = load i64, ptr %a.1, align 8
  %.88 = icmp ne i64 %.87, -1
  %.90 = load i1, ptr %"$174pred", align 1
  store i1 %.88, ptr %"$174pred", align 1
  %.92 = load i1, ptr %"$174pred", align 1
  br i1 %.92, label %B176, label %B180

B176:                                             ; preds = %B164
  %.94 = load i64, ptr %r, align 8
  store i64 0, ptr %r, align 8
  %.96 = load i1, ptr %invert, align 1
  store i1 false, ptr %invert, align 1
  %.98 = load i64, ptr %exp, align 8
  store i64 0, ptr %exp, align 8
  %.100 = load i64, ptr %b.1, align 8
  store i64 0, ptr %b.1, align 8
  %.102 = load i64, ptr %a.1, align 8
  store i64 0, ptr %a.1, align 8
  %.104 = load i1, ptr %"$174pred", align 1
  store i1 false, ptr %"$174pred", align 1
  store i64 0, ptr %.ret, align 8
  ret i32 0

B180:                                             ; preds = %B164, %B152
  %.108 = load i1, ptr %"$174pred", align 1
  store i1 false, ptr %"$174pred", align 1
  %.110 = load i1, ptr %"$162pred", align 1
  store i1 false, ptr %"$162pred", align 1
  %.112 = load i1, ptr %invert, align 1
  %.114 = load i1, ptr %invert.2, align 1
  store i1 true, ptr %invert.2, align 1
  %.116 = load i1, ptr %invert, align 1
  store i1 false, ptr %invert, align 1
  %.118 = load i64, ptr %exp, align 8
  %.120 = load i64, ptr %exp.3, align 8
  store i64 %.118, ptr %exp.3, align 8
  %.122 = load i64, ptr %exp, align 8
  store i64 0, ptr %exp, align 8
  br label %B190

B182:                                             ; preds = %B0
  %.125 = load i1, ptr %"$60pred", align 1
  store i1 false, ptr %"$60pred", align 1
  %.127 = load i1, ptr %invert.2, align 1
  store i1 false, ptr %invert.2, align 1
  %.129 = load i64, ptr %b.1, align 8
  %.130 = load i64, ptr %exp.3, align 8
  store i64 %.129, ptr %exp.3, align 8
  br label %B190

B190:                                             ; preds = %B182, %B180
  %.133 = load i64, ptr %exp.3, align 8
  %.134 = icmp sgt i64 %.133, 65536
  %.136 = load i1, ptr %"$200pred", align 1
  store i1 %.134, ptr %"$200pred", align 1
  %.138 = load i1, ptr %"$200pred", align 1
  br i1 %.138, label %B202, label %B270

B202:                                             ; preds = %B190
  %.140 = load i64, ptr %r, align 8
  store i64 0, ptr %r, align 8
  %.142 = load i1, ptr %invert.2, align 1
  store i1 false, ptr %invert.2, align 1
  %.144 = load i64, ptr %exp.3, align 8
  store i64 0, ptr %exp.3, align 8
  %.146 = load i1, ptr %"$200pred", align 1
  store i1 false, ptr %"$200pred", align 1
  %.148 = load i64, ptr %b.1, align 8
  %.149 = sitofp i64 %.148 to double
  %.150 = load i64, ptr %b.1, align 8
  store i64 0, ptr %b.1, align 8
  %.152 = load i64, ptr %a.1, align 8
  %.153 = sitofp i64 %.152 to double
  %.154 = call double @__nv_pow(double %.153, double %.149)
  %.155 = load i64, ptr %a.1, align 8
  store i64 0, ptr %a.1, align 8
  %.157 = fptosi double %.154 to i64
  store i64 %.157, ptr %.ret, align 8
  ret i32 0

B270:                                             ; preds = %B190
  %.160 = load i64, ptr %b.1, align 8
  store i64 0, ptr %b.1, align 8
  %.162 = load i1, ptr %"$200pred", align 1
  store i1 false, ptr %"$200pred", align 1
  %.164 = load i64, ptr %r, align 8
  %.166 = load i64, ptr %r.4, align 8
  store i64 %.164, ptr %r.4, align 8
  %.168 = load i64, ptr %r, align 8
  %.170 = load i64, ptr %r.2, align 8
  store i64 %.168, ptr %r.2, align 8
  %.172 = load i64, ptr %r, align 8
  store i64 0, ptr %r, align 8
  %.174 = load i64, ptr %a.1, align 8
  %.176 = load i64, ptr %a.1.2, align 8
  store i64 %.174, ptr %a.1.2, align 8
  %.178 = load i64, ptr %a.1, align 8
  store i64 0, ptr %a.1, align 8
  %.180 = load i64, ptr %exp.3, align 8
  %.182 = load i64, ptr %exp.4, align 8
  store i64 %.180, ptr %exp.4, align 8
  %.184 = load i64, ptr %exp.3, align 8
  %.185 = icmp ne i64 %.184, 0
  %.186 = load i64, ptr %exp.3, align 8
  store i64 0, ptr %exp.3, align 8
  %.189 = load i1, ptr %"$280pred", align 1
  store i1 %.185, ptr %"$280pred", align 1
  %.191 = load i1, ptr %"$280pred", align 1
  br i1 %.191, label %B282, label %B334

B282:                                             ; preds = %B302, %B270
  %.193 = load i64, ptr %r.4, align 8
  store i64 0, ptr %r.4, align 8
  %.196 = load i1, ptr %"$332pred", align 1
  store i1 false, ptr %"$332pred", align 1
  %.198 = load i1, ptr %"$280pred", align 1
  store i1 false, ptr %"$280pred", align 1
  %.200 = load i64, ptr %r.2, align 8
  %.202 = load i64, ptr %r.3, align 8
  store i64 %.200, ptr %r.3, align 8
  %.204 = load i64, ptr %exp.4, align 8
  %.205 = and i64 %.204, 1
  %.206 = icmp ne i64 %.205, 0
  %.208 = load i1, ptr %"$290pred", align 1
  store i1 %.206, ptr %"$290pred", align 1
  %.210 = load i1, ptr %"$290pred", align 1
  br i1 %.210, label %B292, label %B302

B292:                                             ; preds = %B282
  %.212 = load i1, ptr %"$290pred", align 1
  store i1 false, ptr %"$290pred", align 1
  %.214 = load i64, ptr %r.2, align 8
  %.215 = load i64, ptr %a.1.2, align 8
  %.216 = mul nsw i64 %.214, %.215
  %.217 = load i64, ptr %r.2, align 8
  store i64 0, ptr %r.2, align 8
  %.219 = load i64, ptr %r.3, align 8
  store i64 %.216, ptr %r.3, align 8
  br label %B302

B302:                                             ; preds = %B292, %B282
  %.222 = load i1, ptr %"$290pred", align 1
  store i1 false, ptr %"$290pred", align 1
  %.224 = load i64, ptr %r.3, align 8
  %.225 = load i64, ptr %r.4, align 8
  store i64 %.224, ptr %r.4, align 8
  %.227 = load i64, ptr %r.3, align 8
  %.228 = load i64, ptr %r.2, align 8
  store i64 %.227, ptr %r.2, align 8
  %.230 = load i64, ptr %r.3, align 8
  store i64 0, ptr %r.3, align 8
  %.232 = load i64, ptr %exp.4, align 8
  %.233 = ashr i64 %.232, 1
  %.234 = load i64, ptr %exp.4, align 8
  store i64 %.233, ptr %exp.4, align 8
  %.236 = load i64, ptr %a.1.2, align 8
  %.237 = load i64, ptr %a.1.2, align 8
  %.238 = mul nsw i64 %.236, %.237
  %.239 = load i64, ptr %a.1.2, align 8
  store i64 %.238, ptr %a.1.2, align 8
  %.241 = icmp ne i64 %.233, 0
  %.242 = load i1, ptr %"$332pred", align 1
  store i1 %.241, ptr %"$332pred", align 1
  %.244 = load i1, ptr %"$332pred", align 1
  br i1 %.244, label %B282, label %B334

B334:                                             ; preds = %B302, %B270
  %.246 = load i64, ptr %r.2, align 8
  store i64 0, ptr %r.2, align 8
  %.248 = load i64, ptr %exp.4, align 8
  store i64 0, ptr %exp.4, align 8
  %.250 = load i64, ptr %a.1.2, align 8
  store i64 0, ptr %a.1.2, align 8
  %.252 = load i1, ptr %"$332pred", align 1
  store i1 false, ptr %"$332pred", align 1
  %.254 = load i1, ptr %"$280pred", align 1
  store i1 false, ptr %"$280pred", align 1
  %.256 = load i1, ptr %invert.2, align 1
  %.258 = load i1, ptr %"$336pred", align 1
  store i1 %.256, ptr %"$336pred", align 1
  %.260 = load i1, ptr %invert.2, align 1
  store i1 false, ptr %invert.2, align 1
  %.262 = load i1, ptr %"$336pred", align 1
  br i1 %.262, label %B338, label %B348

B338:                                             ; preds = %B334
  %.264 = load i1, ptr %"$336pred", align 1
  store i1 false, ptr %"$336pred", align 1
  %.266 = load i64, ptr %r.4, align 8
  %.267 = sitofp i64 %.266 to double
  %.268 = fcmp oeq double %.267, 0.000000e+00
  br i1 %.268, label %B338.if, label %B338.endif, !prof !2

B348:                                             ; preds = %B334
  %.278 = load i1, ptr %"$336pred", align 1
  store i1 false, ptr %"$336pred", align 1
  %.280 = load i64, ptr %r.4, align 8
  %.281 = load i64, ptr %r.4, align 8
  store i64 0, ptr %r.4, align 8
  %.283 = sitofp i64 %.280 to double
  %.284 = load double, ptr %"$phi350.0.2", align 8
  store double %.283, ptr %"$phi350.0.2", align 8
  br label %B350

B350:                                             ; preds = %B338.endif, %B348
  %.287 = load double, ptr %"$phi350.0.2", align 8
  %.288 = fptosi double %.287 to i64
  %.289 = load double, ptr %"$phi350.0.2", align 8
  store double 0.000000e+00, ptr %"$phi350.0.2", align 8
  store i64 %.288, ptr %.ret, align 8
  ret i32 0

B338.if:                                          ; preds = %B338
  br label %B338.endif

B338.endif:                                       ; preds = %B338.if, %B338
  %.271 = fdiv double 1.000000e+00, %.267
  %.272 = load i64, ptr %r.4, align 8
  store i64 0, ptr %r.4, align 8
  %.275 = load double, ptr %"$phi350.0.2", align 8
  store double %.271, ptr %"$phi350.0.2", align 8
  br label %B350
}

declare double @__nv_pow(double, double)

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = !{!"branch_weights", i32 99, i32 1}
