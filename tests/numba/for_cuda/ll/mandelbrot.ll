; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "mandelbrot$39"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels10mandelbrotB3v39B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE9complex649complex645ArrayIiLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels10mandelbrotB3v39B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE9complex649complex645ArrayIiLi2E1C7mutable7alignedE"(float %"corner.0", float %"corner.1", float %"step.0", float %"step.1", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.real" = insertvalue {float, float} undef, float %"corner.0", 0
  %"inserted.imag" = insertvalue {float, float} %"inserted.real", float %"corner.1", 1
  %"inserted.real.1" = insertvalue {float, float} undef, float %"step.0", 0
  %"inserted.imag.1" = insertvalue {float, float} %"inserted.real.1", float %"step.1", 1
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"out.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"out.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"out.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.itemsize", i32* %"out.4", 4
  %".16" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".17" = insertvalue [2 x i64] %".16", i64 %"out.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".17", 5
  %".18" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".19" = insertvalue [2 x i64] %".18", i64 %"out.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".19", 6
  %"out" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %"out"
  %"x" = alloca i64
  store i64 0, i64* %"x"
  %"y" = alloca i64
  store i64 0, i64* %"y"
  %".49" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".49"
  %".59" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".59"
  %".69" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".69"
  %".77" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".77"
  %".81" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".81"
  %".95" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".95"
  %".99" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".99"
  %".103" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".103"
  %".121" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".121"
  %".125" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".125"
  %"c" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %"c"
  %".143" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".143"
  %"z.2" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %"z.2"
  %"count.3" = alloca i64
  store i64 0, i64* %"count.3"
  %"count.2" = alloca i64
  store i64 0, i64* %"count.2"
  %"$326pred" = alloca i1
  store i1 0, i1* %"$326pred"
  %".170" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".170"
  %".174" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".174"
  %".178" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".178"
  %".203" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".203"
  %".207" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".207"
  %".211" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".211"
  %"z.1" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %"z.1"
  %".233" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".233"
  %".240" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".240"
  %".248" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".248"
  %".255" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".255"
  %"$302pred" = alloca i1
  store i1 0, i1* %"$302pred"
  %".321" = alloca {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %"out"
  %".22" = trunc i64 2 to i32
  %".23" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".24" = sext i32 %".23" to i64
  %".25" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".26" = sext i32 %".25" to i64
  %".27" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".28" = sext i32 %".27" to i64
  %".29" = mul i64 %".26", %".28"
  %".30" = add i64 %".29", %".24"
  %".31" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".32" = sext i32 %".31" to i64
  %".33" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".34" = sext i32 %".33" to i64
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".36" = sext i32 %".35" to i64
  %".37" = mul i64 %".34", %".36"
  %".38" = add i64 %".37", %".32"
  %".39" = insertvalue [2 x i64] undef, i64 %".30", 0
  %".40" = insertvalue [2 x i64] %".39", i64 %".38", 1
  %".41" = extractvalue [2 x i64] %".40", 0
  %".42" = extractvalue [2 x i64] %".40", 1
  %".44" = load i64, i64* %"x"
  store i64 %".41", i64* %"x"
  %".47" = load i64, i64* %"y"
  store i64 %".42", i64* %"y"
  store {float, float} zeroinitializer, {float, float}* %".49"
  store {float, float} %"inserted.imag.1", {float, float}* %".49"
  %".53" = getelementptr inbounds {float, float}, {float, float}* %".49", i32 0, i32 0
  %".54" = load float, float* %".53"
  %".55" = load i64, i64* %"x"
  %".56" = sitofp i64 %".55" to double
  %".57" = fpext float %".54" to double
  %".58" = fmul double %".56", %".57"
  store {float, float} zeroinitializer, {float, float}* %".59"
  store {float, float} %"inserted.imag.1", {float, float}* %".59"
  %".63" = getelementptr inbounds {float, float}, {float, float}* %".59", i32 0, i32 1
  %".64" = load float, float* %".63"
  %".65" = load i64, i64* %"y"
  %".66" = sitofp i64 %".65" to double
  %".67" = fpext float %".64" to double
  %".68" = fmul double %".66", %".67"
  store {double, double} zeroinitializer, {double, double}* %".69"
  %".72" = getelementptr inbounds {double, double}, {double, double}* %".69", i32 0, i32 0
  store double %".58", double* %".72"
  %".74" = getelementptr inbounds {double, double}, {double, double}* %".69", i32 0, i32 1
  store double %".68", double* %".74"
  %".76" = load {double, double}, {double, double}* %".69"
  store {float, float} zeroinitializer, {float, float}* %".77"
  store {float, float} %"inserted.imag", {float, float}* %".77"
  store {double, double} zeroinitializer, {double, double}* %".81"
  %".84" = getelementptr inbounds {float, float}, {float, float}* %".77", i32 0, i32 0
  %".85" = load float, float* %".84"
  %".86" = fpext float %".85" to double
  %".87" = getelementptr inbounds {double, double}, {double, double}* %".81", i32 0, i32 0
  store double %".86", double* %".87"
  %".89" = getelementptr inbounds {float, float}, {float, float}* %".77", i32 0, i32 1
  %".90" = load float, float* %".89"
  %".91" = fpext float %".90" to double
  %".92" = getelementptr inbounds {double, double}, {double, double}* %".81", i32 0, i32 1
  store double %".91", double* %".92"
  %".94" = load {double, double}, {double, double}* %".81"
  store {double, double} zeroinitializer, {double, double}* %".95"
  store {double, double} %".94", {double, double}* %".95"
  store {double, double} zeroinitializer, {double, double}* %".99"
  store {double, double} %".76", {double, double}* %".99"
  store {double, double} zeroinitializer, {double, double}* %".103"
  %".106" = getelementptr inbounds {double, double}, {double, double}* %".95", i32 0, i32 0
  %".107" = load double, double* %".106"
  %".108" = getelementptr inbounds {double, double}, {double, double}* %".95", i32 0, i32 1
  %".109" = load double, double* %".108"
  %".110" = getelementptr inbounds {double, double}, {double, double}* %".99", i32 0, i32 0
  %".111" = load double, double* %".110"
  %".112" = getelementptr inbounds {double, double}, {double, double}* %".99", i32 0, i32 1
  %".113" = load double, double* %".112"
  %".114" = fadd double %".107", %".111"
  %".115" = getelementptr inbounds {double, double}, {double, double}* %".103", i32 0, i32 0
  store double %".114", double* %".115"
  %".117" = fadd double %".109", %".113"
  %".118" = getelementptr inbounds {double, double}, {double, double}* %".103", i32 0, i32 1
  store double %".117", double* %".118"
  %".120" = load {double, double}, {double, double}* %".103"
  store {double, double} zeroinitializer, {double, double}* %".121"
  store {double, double} %".120", {double, double}* %".121"
  store {float, float} zeroinitializer, {float, float}* %".125"
  %".128" = getelementptr inbounds {double, double}, {double, double}* %".121", i32 0, i32 0
  %".129" = load double, double* %".128"
  %".130" = fptrunc double %".129" to float
  %".131" = getelementptr inbounds {float, float}, {float, float}* %".125", i32 0, i32 0
  store float %".130", float* %".131"
  %".133" = getelementptr inbounds {double, double}, {double, double}* %".121", i32 0, i32 1
  %".134" = load double, double* %".133"
  %".135" = fptrunc double %".134" to float
  %".136" = getelementptr inbounds {float, float}, {float, float}* %".125", i32 0, i32 1
  store float %".135", float* %".136"
  %".138" = load {float, float}, {float, float}* %".125"
  %".140" = load {float, float}, {float, float}* %"c"
  store {float, float} %".138", {float, float}* %"c"
  %".142" = sitofp i64 0 to float
  store {float, float} zeroinitializer, {float, float}* %".143"
  %".146" = getelementptr inbounds {float, float}, {float, float}* %".143", i32 0, i32 0
  store float %".142", float* %".146"
  %".148" = getelementptr inbounds {float, float}, {float, float}* %".143", i32 0, i32 1
  store float              0x0, float* %".148"
  %".150" = load {float, float}, {float, float}* %".143"
  %".152" = load {float, float}, {float, float}* %"z.2"
  store {float, float} %".150", {float, float}* %"z.2"
  %".155" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".157" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".160" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  br label %"B192"
B192:
  %".163" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".166" = load i1, i1* %"$326pred"
  store i1 0, i1* %"$326pred"
  %".168" = load {float, float}, {float, float}* %"z.2"
  %".169" = load {float, float}, {float, float}* %"z.2"
  store {float, float} zeroinitializer, {float, float}* %".170"
  store {float, float} %".168", {float, float}* %".170"
  store {float, float} zeroinitializer, {float, float}* %".174"
  store {float, float} %".169", {float, float}* %".174"
  store {float, float} zeroinitializer, {float, float}* %".178"
  %".181" = getelementptr inbounds {float, float}, {float, float}* %".170", i32 0, i32 0
  %".182" = load float, float* %".181"
  %".183" = getelementptr inbounds {float, float}, {float, float}* %".170", i32 0, i32 1
  %".184" = load float, float* %".183"
  %".185" = getelementptr inbounds {float, float}, {float, float}* %".174", i32 0, i32 0
  %".186" = load float, float* %".185"
  %".187" = getelementptr inbounds {float, float}, {float, float}* %".174", i32 0, i32 1
  %".188" = load float, float* %".187"
  %".189" = fmul float %".182", %".186"
  %".190" = fmul float %".184", %".188"
  %".191" = fmul float %".182", %".188"
  %".192" = fmul float %".184", %".186"
  %".193" = fsub float %".189", %".190"
  %".194" = getelementptr inbounds {float, float}, {float, float}* %".178", i32 0, i32 0
  store float %".193", float* %".194"
  %".196" = fadd float %".191", %".192"
  %".197" = getelementptr inbounds {float, float}, {float, float}* %".178", i32 0, i32 1
  store float %".196", float* %".197"
  %".199" = load {float, float}, {float, float}* %".178"
  %".200" = load {float, float}, {float, float}* %"z.2"
  store {float, float} zeroinitializer, {float, float}* %"z.2"
  %".202" = load {float, float}, {float, float}* %"c"
  store {float, float} zeroinitializer, {float, float}* %".203"
  store {float, float} %".199", {float, float}* %".203"
  store {float, float} zeroinitializer, {float, float}* %".207"
  store {float, float} %".202", {float, float}* %".207"
  store {float, float} zeroinitializer, {float, float}* %".211"
  %".214" = getelementptr inbounds {float, float}, {float, float}* %".203", i32 0, i32 0
  %".215" = load float, float* %".214"
  %".216" = getelementptr inbounds {float, float}, {float, float}* %".203", i32 0, i32 1
  %".217" = load float, float* %".216"
  %".218" = getelementptr inbounds {float, float}, {float, float}* %".207", i32 0, i32 0
  %".219" = load float, float* %".218"
  %".220" = getelementptr inbounds {float, float}, {float, float}* %".207", i32 0, i32 1
  %".221" = load float, float* %".220"
  %".222" = fadd float %".215", %".219"
  %".223" = getelementptr inbounds {float, float}, {float, float}* %".211", i32 0, i32 0
  store float %".222", float* %".223"
  %".225" = fadd float %".217", %".221"
  %".226" = getelementptr inbounds {float, float}, {float, float}* %".211", i32 0, i32 1
  store float %".225", float* %".226"
  %".228" = load {float, float}, {float, float}* %".211"
  %".230" = load {float, float}, {float, float}* %"z.1"
  store {float, float} %".228", {float, float}* %"z.1"
  %".232" = load {float, float}, {float, float}* %"z.1"
  store {float, float} zeroinitializer, {float, float}* %".233"
  store {float, float} %".232", {float, float}* %".233"
  %".237" = getelementptr inbounds {float, float}, {float, float}* %".233", i32 0, i32 0
  %".238" = load float, float* %".237"
  %".239" = load {float, float}, {float, float}* %"z.1"
  store {float, float} zeroinitializer, {float, float}* %".240"
  store {float, float} %".239", {float, float}* %".240"
  %".244" = getelementptr inbounds {float, float}, {float, float}* %".240", i32 0, i32 0
  %".245" = load float, float* %".244"
  %".246" = fmul float %".238", %".245"
  %".247" = load {float, float}, {float, float}* %"z.1"
  store {float, float} zeroinitializer, {float, float}* %".248"
  store {float, float} %".247", {float, float}* %".248"
  %".252" = getelementptr inbounds {float, float}, {float, float}* %".248", i32 0, i32 1
  %".253" = load float, float* %".252"
  %".254" = load {float, float}, {float, float}* %"z.1"
  store {float, float} zeroinitializer, {float, float}* %".255"
  store {float, float} %".254", {float, float}* %".255"
  %".259" = getelementptr inbounds {float, float}, {float, float}* %".255", i32 0, i32 1
  %".260" = load float, float* %".259"
  %".261" = fmul float %".253", %".260"
  %".262" = fadd float %".246", %".261"
  %".263" = fpext float %".262" to double
  %".264" = sitofp i64 4 to double
  %".265" = fcmp ogt double %".263", %".264"
  %".267" = load i1, i1* %"$302pred"
  store i1 %".265", i1* %"$302pred"
  %".269" = load i1, i1* %"$302pred"
  br i1 %".269", label %"B304", label %"B306"
B304:
  %".271" = load {float, float}, {float, float}* %"z.1"
  store {float, float} zeroinitializer, {float, float}* %"z.1"
  %".273" = load {float, float}, {float, float}* %"c"
  store {float, float} zeroinitializer, {float, float}* %"c"
  %".275" = load i1, i1* %"$302pred"
  store i1 0, i1* %"$302pred"
  %".277" = load i64, i64* %"count.2"
  %".278" = load i64, i64* %"count.3"
  store i64 %".277", i64* %"count.3"
  %".280" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  br label %"B328"
B306:
  %".283" = load i1, i1* %"$302pred"
  store i1 0, i1* %"$302pred"
  %".285" = load {float, float}, {float, float}* %"z.1"
  %".286" = load {float, float}, {float, float}* %"z.2"
  store {float, float} %".285", {float, float}* %"z.2"
  %".288" = load {float, float}, {float, float}* %"z.1"
  store {float, float} zeroinitializer, {float, float}* %"z.1"
  %".290" = load i64, i64* %"count.2"
  %".291" = add nsw i64 %".290", 1
  %".292" = load i64, i64* %"count.3"
  store i64 %".291", i64* %"count.3"
  %".294" = load i64, i64* %"count.2"
  store i64 %".291", i64* %"count.2"
  %".296" = icmp slt i64 %".291", 50
  %".297" = load i1, i1* %"$326pred"
  store i1 %".296", i1* %"$326pred"
  %".299" = load i1, i1* %"$326pred"
  br i1 %".299", label %"B192", label %"B328"
B328:
  %".301" = load {float, float}, {float, float}* %"z.2"
  store {float, float} zeroinitializer, {float, float}* %"z.2"
  %".303" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".305" = load {float, float}, {float, float}* %"c"
  store {float, float} zeroinitializer, {float, float}* %"c"
  %".307" = load i1, i1* %"$326pred"
  store i1 0, i1* %"$326pred"
  %".309" = load i64, i64* %"y"
  %".310" = load i64, i64* %"x"
  %".311" = insertvalue [2 x i64] undef, i64 %".309", 0
  %".312" = insertvalue [2 x i64] %".311", i64 %".310", 1
  %".313" = load i64, i64* %"y"
  store i64 0, i64* %"y"
  %".315" = load i64, i64* %"x"
  store i64 0, i64* %"x"
  %".317" = load {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %"out"
  %".318" = load i64, i64* %"count.3"
  %".319" = extractvalue [2 x i64] %".312", 0
  %".320" = extractvalue [2 x i64] %".312", 1
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} %".317", {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321"
  %".325" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321", i32 0, i32 5
  %".326" = getelementptr inbounds [2 x i64], [2 x i64]* %".325", i32 0, i32 0
  %".327" = load i64, i64* %".326", !range !1
  %".328" = getelementptr inbounds [2 x i64], [2 x i64]* %".325", i32 0, i32 1
  %".329" = load i64, i64* %".328", !range !1
  %".330" = insertvalue [2 x i64] undef, i64 %".327", 0
  %".331" = insertvalue [2 x i64] %".330", i64 %".329", 1
  %".332" = extractvalue [2 x i64] %".331", 0
  %".333" = extractvalue [2 x i64] %".331", 1
  %".334" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321", i32 0, i32 6
  %".335" = load [2 x i64], [2 x i64]* %".334"
  %".336" = extractvalue [2 x i64] %".335", 0
  %".337" = extractvalue [2 x i64] %".335", 1
  %".338" = icmp slt i64 %".319", 0
  %".339" = add i64 %".319", %".332"
  %".340" = select  i1 %".338", i64 %".339", i64 %".319"
  %".341" = icmp slt i64 %".320", 0
  %".342" = add i64 %".320", %".333"
  %".343" = select  i1 %".341", i64 %".342", i64 %".320"
  %".344" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321", i32 0, i32 5
  %".345" = getelementptr inbounds [2 x i64], [2 x i64]* %".344", i32 0, i32 0
  %".346" = load i64, i64* %".345", !range !1
  %".347" = getelementptr inbounds [2 x i64], [2 x i64]* %".344", i32 0, i32 1
  %".348" = load i64, i64* %".347", !range !1
  %".349" = insertvalue [2 x i64] undef, i64 %".346", 0
  %".350" = insertvalue [2 x i64] %".349", i64 %".348", 1
  %".351" = extractvalue [2 x i64] %".350", 0
  %".352" = extractvalue [2 x i64] %".350", 1
  %".353" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321", i32 0, i32 6
  %".354" = load [2 x i64], [2 x i64]* %".353"
  %".355" = extractvalue [2 x i64] %".354", 0
  %".356" = extractvalue [2 x i64] %".354", 1
  %".357" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %".321", i32 0, i32 4
  %".358" = load i32*, i32** %".357"
  %".359" = mul i64 1, %".352"
  %".360" = mul i64 %".340", %".359"
  %".361" = add i64 0, %".360"
  %".362" = mul i64 %".343", 1
  %".363" = add i64 %".361", %".362"
  %".364" = getelementptr i32, i32* %".358", i64 %".363"
  %".365" = trunc i64 %".318" to i32
  store i32 %".365", i32* %".364"
  %".367" = load {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [2 x i64], [2 x i64]}* %"out"
  %".369" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (float, float, float, float, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10mandelbrotB3v39B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE9complex649complex645ArrayIiLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (float, float, float, float, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels10mandelbrotB3v39B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE9complex649complex645ArrayIiLi2E1C7mutable7alignedE", !"kernel", i32 1 }
