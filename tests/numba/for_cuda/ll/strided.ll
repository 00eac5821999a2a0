; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "strided$7"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels7stridedB2v7B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1A7mutable7alignedE5ArrayIfLi1E1A7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels7stridedB2v7B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1A7mutable7alignedE5ArrayIfLi1E1A7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.5.1", i64 %"x.6.0", i64 %"x.6.1", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".19" = insertvalue [2 x i64] undef, i64 %"x.5.0", 0
  %".20" = insertvalue [2 x i64] %".19", i64 %"x.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".20", 5
  %".21" = insertvalue [2 x i64] undef, i64 %"x.6.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"x.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".22", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"out.4", 4
  %".23" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".23", 5
  %".24" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".24", 6
  %"out" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i32
  store i32 0, i32* %"i"
  %".40" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".40"
  %".58" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58"
  %".80" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".80"
  %".207" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207"
  %"total.2" = alloca float
  store float 0.0, float* %"total.2"
  %".239" = alloca {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".239"
  %".242" = alloca i64
  store i64 0, i64* %".242"
  %"$phi98.0" = alloca {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %"$phi98.0"
  %".255" = alloca {float, i1}
  store {float, i1} zeroinitializer, {float, i1}* %".255"
  %".258" = alloca {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".258"
  %".264" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264"
  %".303" = alloca {float, i1}
  store {float, i1} zeroinitializer, {float, i1}* %".303"
  %".309" = alloca {float, i1}
  store {float, i1} zeroinitializer, {float, i1}* %".309"
  %"$98for_iter.3" = alloca i1
  store i1 0, i1* %"$98for_iter.3"
  %"$phi100.1" = alloca float
  store float 0.0, float* %"$phi100.1"
  %".343" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".27" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".29" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".30" = insertvalue {i32, i32, i32} undef, i32 %".27", 0
  %".31" = insertvalue {i32, i32, i32} %".30", i32 %".28", 1
  %".32" = insertvalue {i32, i32, i32} %".31", i32 %".29", 2
  %".33" = extractvalue {i32, i32, i32} %".32", 0
  %".35" = load i32, i32* %"i"
  store i32 %".33", i32* %"i"
  %".37" = icmp slt i64 3, 0
  %".38" = select  i1 %".37", i64 -9223372036854775808, i64 9223372036854775807
  %".39" = select  i1 %".37", i64 9223372036854775807, i64 0
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".40"
  %".43" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".40", i32 0, i32 0
  store i64 1, i64* %".43"
  %".45" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".40", i32 0, i32 1
  store i64 31, i64* %".45"
  %".47" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".40", i32 0, i32 2
  store i64 3, i64* %".47"
  %".49" = load {i64, i64, i64}, {i64, i64, i64}* %".40"
  %".50" = load i32, i32* %"i"
  %".51" = insertvalue {i32, {i64, i64, i64}} undef, i32 %".50", 0
  %".52" = insertvalue {i32, {i64, i64, i64}} %".51", {i64, i64, i64} %".49", 1
  %".53" = extractvalue {i32, {i64, i64, i64}} %".52", 0
  %".54" = extractvalue {i32, {i64, i64, i64}} %".52", 1
  %".55" = sext i32 %".53" to i64
  %".56" = insertvalue {i64, {i64, i64, i64}} undef, i64 %".55", 0
  %".57" = insertvalue {i64, {i64, i64, i64}} %".56", {i64, i64, i64} %".54", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58"
  %".62" = extractvalue {i64, {i64, i64, i64}} %".57", 0
  %".63" = extractvalue {i64, {i64, i64, i64}} %".57", 1
  %".64" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 5
  %".65" = getelementptr inbounds [2 x i64], [2 x i64]* %".64", i32 0, i32 0
  %".66" = load i64, i64* %".65", !range !1
  %".67" = getelementptr inbounds [2 x i64], [2 x i64]* %".64", i32 0, i32 1
  %".68" = load i64, i64* %".67", !range !1
  %".69" = insertvalue [2 x i64] undef, i64 %".66", 0
  %".70" = insertvalue [2 x i64] %".69", i64 %".68", 1
  %".71" = extractvalue [2 x i64] %".70", 0
  %".72" = extractvalue [2 x i64] %".70", 1
  %".73" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 6
  %".74" = load [2 x i64], [2 x i64]* %".73"
  %".75" = extractvalue [2 x i64] %".74", 0
  %".76" = extractvalue [2 x i64] %".74", 1
  %".77" = icmp slt i64 %".62", 0
  %".78" = add i64 %".62", %".71"
  %".79" = select  i1 %".77", i64 %".78", i64 %".62"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".80"
  store {i64, i64, i64} %".63", {i64, i64, i64}* %".80"
  %".84" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 2
  %".85" = load i64, i64* %".84"
  %".86" = icmp eq i64 %".85", 0
  br i1 %".86", label %"B0.if", label %"B0.endif", !prof !2
B98:
  %".254" = load {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %"$phi98.0"
  store {float, i1} zeroinitializer, {float, i1}* %".255"
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".258"
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} %".254", {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".258"
  %".262" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".258", i32 0, i32 1
  %".263" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".262"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".263", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264"
  %".268" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264", i32 0, i32 5
  %".269" = getelementptr inbounds [1 x i64], [1 x i64]* %".268", i32 0, i32 0
  %".270" = load i64, i64* %".269", !range !1
  %".271" = insertvalue [1 x i64] undef, i64 %".270", 0
  %".272" = extractvalue [1 x i64] %".271", 0
  %".273" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".258", i32 0, i32 0
  %".274" = load i64*, i64** %".273"
  %".275" = load i64, i64* %".274"
  %".276" = icmp slt i64 %".275", %".272"
  %".277" = getelementptr inbounds {float, i1}, {float, i1}* %".255", i32 0, i32 1
  store i1 %".276", i1* %".277"
  br i1 %".276", label %"B98.if", label %"B98.endif"
B100:
  %".323" = load i1, i1* %"$98for_iter.3"
  store i1 0, i1* %"$98for_iter.3"
  %".325" = load float, float* %"$phi100.1"
  %".326" = load float, float* %"$phi100.1"
  store float 0.0, float* %"$phi100.1"
  %".328" = load float, float* %"total.2"
  %".329" = fadd float %".328", %".325"
  %".330" = load float, float* %"total.2"
  store float %".329", float* %"total.2"
  br label %"B98"
B114:
  %".333" = load {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %"$phi98.0"
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %"$phi98.0"
  %".335" = load float, float* %"$phi100.1"
  store float 0.0, float* %"$phi100.1"
  %".337" = load i1, i1* %"$98for_iter.3"
  store i1 0, i1* %"$98for_iter.3"
  %".339" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".340" = load float, float* %"total.2"
  %".341" = load i32, i32* %"i"
  %".342" = sext i32 %".341" to i64
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".339", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343"
  %".347" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343", i32 0, i32 5
  %".348" = getelementptr inbounds [1 x i64], [1 x i64]* %".347", i32 0, i32 0
  %".349" = load i64, i64* %".348", !range !1
  %".350" = insertvalue [1 x i64] undef, i64 %".349", 0
  %".351" = extractvalue [1 x i64] %".350", 0
  %".352" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343", i32 0, i32 6
  %".353" = load [1 x i64], [1 x i64]* %".352"
  %".354" = extractvalue [1 x i64] %".353", 0
  %".355" = icmp slt i64 %".342", 0
  %".356" = add i64 %".342", %".351"
  %".357" = select  i1 %".355", i64 %".356", i64 %".342"
  %".358" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343", i32 0, i32 5
  %".359" = getelementptr inbounds [1 x i64], [1 x i64]* %".358", i32 0, i32 0
  %".360" = load i64, i64* %".359", !range !1
  %".361" = insertvalue [1 x i64] undef, i64 %".360", 0
  %".362" = extractvalue [1 x i64] %".361", 0
  %".363" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343", i32 0, i32 6
  %".364" = load [1 x i64], [1 x i64]* %".363"
  %".365" = extractvalue [1 x i64] %".364", 0
  %".366" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".343", i32 0, i32 4
  %".367" = load float*, float** %".366"
  %".368" = mul i64 %".365", %".357"
  %".369" = ptrtoint float* %".367" to i64
  %".370" = add i64 %".369", %".368"
  %".371" = inttoptr i64 %".370" to float*
  store float %".340", float* %".371"
  %".373" = load float, float* %"total.2"
  store float 0.0, float* %"total.2"
  %".375" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".377" = load i32, i32* %"i"
  store i32 0, i32* %"i"
  ret void
B0.if:
  ret void
B0.endif:
  %".89" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 2
  %".90" = load i64, i64* %".89"
  %".91" = icmp slt i64 %".90", 0
  br i1 %".91", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".128" = add i64 %".72", -1
  %".129" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  %".130" = load i64, i64* %".129"
  %".131" = icmp slt i64 %".130", 0
  %".132" = add i64 %".130", %".72"
  %".133" = select  i1 %".131", i64 %".132", i64 %".130"
  %".134" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  store i64 %".133", i64* %".134"
  %".136" = icmp slt i64 %".133", 0
  br i1 %".136", label %"B0.endif.if.if", label %"B0.endif.if.endif", !prof !2
B0.endif.else:
  %".93" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  %".94" = load i64, i64* %".93"
  %".95" = icmp slt i64 %".94", 0
  %".96" = add i64 %".94", %".72"
  %".97" = select  i1 %".95", i64 %".96", i64 %".94"
  %".98" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  store i64 %".97", i64* %".98"
  %".100" = icmp slt i64 %".97", 0
  br i1 %".100", label %"B0.endif.else.if", label %"B0.endif.else.endif", !prof !2
B0.endif.endif:
  %".164" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  %".165" = load i64, i64* %".164"
  %".166" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  %".167" = load i64, i64* %".166"
  %".168" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  %".169" = load i64, i64* %".168"
  %".170" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 2
  %".171" = load i64, i64* %".170"
  %".172" = icmp slt i64 %".171", 0
  %".173" = sub i64 %".169", %".167"
  %".174" = sub i64 %".173", 1
  %".175" = add i64 %".173", 1
  %".176" = select  i1 %".172", i64 %".175", i64 %".174"
  %".177" = sdiv i64 %".176", %".171"
  %".178" = add i64 1, %".177"
  %".179" = icmp sge i64 %".173", 0
  %".180" = icmp sle i64 %".173", 0
  %".181" = select  i1 %".172", i1 %".179", i1 %".180"
  %".182" = select  i1 %".181", i64 0, i64 %".178"
  %".183" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 2
  %".184" = load i64, i64* %".183"
  %".185" = mul i64 %".184", %".76"
  %".186" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 5
  %".187" = getelementptr inbounds [2 x i64], [2 x i64]* %".186", i32 0, i32 0
  %".188" = load i64, i64* %".187", !range !1
  %".189" = getelementptr inbounds [2 x i64], [2 x i64]* %".186", i32 0, i32 1
  %".190" = load i64, i64* %".189", !range !1
  %".191" = insertvalue [2 x i64] undef, i64 %".188", 0
  %".192" = insertvalue [2 x i64] %".191", i64 %".190", 1
  %".193" = extractvalue [2 x i64] %".192", 0
  %".194" = extractvalue [2 x i64] %".192", 1
  %".195" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 6
  %".196" = load [2 x i64], [2 x i64]* %".195"
  %".197" = extractvalue [2 x i64] %".196", 0
  %".198" = extractvalue [2 x i64] %".196", 1
  %".199" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 4
  %".200" = load float*, float** %".199"
  %".201" = mul i64 %".197", %".79"
  %".202" = mul i64 %".198", %".165"
  %".203" = add i64 %".201", %".202"
  %".204" = ptrtoint float* %".200" to i64
  %".205" = add i64 %".204", %".203"
  %".206" = inttoptr i64 %".205" to float*
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207"
  %".210" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 3
  %".211" = load i64, i64* %".210"
  %".212" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 0
  %".213" = load i8*, i8** %".212"
  %".214" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".58", i32 0, i32 1
  %".215" = load i8*, i8** %".214"
  %".216" = insertvalue [1 x i64] undef, i64 %".182", 0
  %".217" = insertvalue [1 x i64] undef, i64 %".185", 0
  %".218" = extractvalue [1 x i64] %".216", 0
  %".219" = mul nsw i64 1, %".218"
  %".220" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 5
  store [1 x i64] %".216", [1 x i64]* %".220"
  %".222" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 6
  store [1 x i64] %".217", [1 x i64]* %".222"
  %".224" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 4
  store float* %".206", float** %".224"
  %".226" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 3
  store i64 %".211", i64* %".226"
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 0
  store i8* %".213", i8** %".228"
  %".230" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 1
  store i8* %".215", i8** %".230"
  %".232" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207", i32 0, i32 2
  store i64 %".219", i64* %".232"
  %".234" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".207"
  %".235" = sitofp i64 0 to float
  %".237" = load float, float* %"total.2"
  store float %".235", float* %"total.2"
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} zeroinitializer, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".239"
  store i64 0, i64* %".242"
  %".245" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".239", i32 0, i32 0
  store i64* %".242", i64** %".245"
  %".247" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".239", i32 0, i32 1
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".234", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".247"
  %".249" = load {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".239"
  %".251" = load {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %"$phi98.0"
  store {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}} %".249", {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %"$phi98.0"
  br label %"B98"
B0.endif.else.if:
  %".102" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  store i64 0, i64* %".102"
  br label %"B0.endif.else.endif"
B0.endif.else.endif:
  %".105" = icmp sge i64 %".97", %".72"
  br i1 %".105", label %"B0.endif.else.endif.if", label %"B0.endif.else.endif.endif", !prof !2
B0.endif.else.endif.if:
  %".107" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  store i64 %".72", i64* %".107"
  br label %"B0.endif.else.endif.endif"
B0.endif.else.endif.endif:
  %".110" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  %".111" = load i64, i64* %".110"
  %".112" = icmp slt i64 %".111", 0
  %".113" = add i64 %".111", %".72"
  %".114" = select  i1 %".112", i64 %".113", i64 %".111"
  %".115" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  store i64 %".114", i64* %".115"
  %".117" = icmp slt i64 %".114", 0
  br i1 %".117", label %"B0.endif.else.endif.endif.if", label %"B0.endif.else.endif.endif.endif", !prof !2
B0.endif.else.endif.endif.if:
  %".119" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  store i64 0, i64* %".119"
  br label %"B0.endif.else.endif.endif.endif"
B0.endif.else.endif.endif.endif:
  %".122" = icmp sge i64 %".114", %".72"
  br i1 %".122", label %"B0.endif.else.endif.endif.endif.if", label %"B0.endif.else.endif.endif.endif.endif", !prof !2
B0.endif.else.endif.endif.endif.if:
  %".124" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  store i64 %".72", i64* %".124"
  br label %"B0.endif.else.endif.endif.endif.endif"
B0.endif.else.endif.endif.endif.endif:
  br label %"B0.endif.endif"
B0.endif.if.if:
  %".138" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  store i64 -1, i64* %".138"
  br label %"B0.endif.if.endif"
B0.endif.if.endif:
  %".141" = icmp sge i64 %".133", %".72"
  br i1 %".141", label %"B0.endif.if.endif.if", label %"B0.endif.if.endif.endif", !prof !2
B0.endif.if.endif.if:
  %".143" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 0
  store i64 %".128", i64* %".143"
  br label %"B0.endif.if.endif.endif"
B0.endif.if.endif.endif:
  %".146" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  %".147" = load i64, i64* %".146"
  %".148" = icmp slt i64 %".147", 0
  %".149" = add i64 %".147", %".72"
  %".150" = select  i1 %".148", i64 %".149", i64 %".147"
  %".151" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  store i64 %".150", i64* %".151"
  %".153" = icmp slt i64 %".150", 0
  br i1 %".153", label %"B0.endif.if.endif.endif.if", label %"B0.endif.if.endif.endif.endif", !prof !2
B0.endif.if.endif.endif.if:
  %".155" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  store i64 -1, i64* %".155"
  br label %"B0.endif.if.endif.endif.endif"
B0.endif.if.endif.endif.endif:
  %".158" = icmp sge i64 %".150", %".72"
  br i1 %".158", label %"B0.endif.if.endif.endif.endif.if", label %"B0.endif.if.endif.endif.endif.endif", !prof !2
B0.endif.if.endif.endif.endif.if:
  %".160" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".80", i32 0, i32 1
  store i64 %".128", i64* %".160"
  br label %"B0.endif.if.endif.endif.endif.endif"
B0.endif.if.endif.endif.endif.endif:
  br label %"B0.endif.endif"
B98.if:
  %".280" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264", i32 0, i32 5
  %".281" = getelementptr inbounds [1 x i64], [1 x i64]* %".280", i32 0, i32 0
  %".282" = load i64, i64* %".281", !range !1
  %".283" = insertvalue [1 x i64] undef, i64 %".282", 0
  %".284" = extractvalue [1 x i64] %".283", 0
  %".285" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264", i32 0, i32 6
  %".286" = load [1 x i64], [1 x i64]* %".285"
  %".287" = extractvalue [1 x i64] %".286", 0
  %".288" = mul i64 %".287", %".275"
  %".289" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".264", i32 0, i32 4
  %".290" = load float*, float** %".289"
  %".291" = ptrtoint float* %".290" to i64
  %".292" = add i64 %".291", %".288"
  %".293" = inttoptr i64 %".292" to float*
  %".294" = load float, float* %".293"
  %".295" = getelementptr inbounds {float, i1}, {float, i1}* %".255", i32 0, i32 0
  store float %".294", float* %".295"
  %".297" = add nsw i64 %".275", 1
  %".298" = getelementptr inbounds {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}, {i64*, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}}* %".258", i32 0, i32 0
  %".299" = load i64*, i64** %".298"
  store i64 %".297", i64* %".299"
  br label %"B98.endif"
B98.endif:
  %".302" = load {float, i1}, {float, i1}* %".255"
  store {float, i1} zeroinitializer, {float, i1}* %".303"
  store {float, i1} %".302", {float, i1}* %".303"
  %".307" = getelementptr inbounds {float, i1}, {float, i1}* %".303", i32 0, i32 0
  %".308" = load float, float* %".307"
  store {float, i1} zeroinitializer, {float, i1}* %".309"
  store {float, i1} %".302", {float, i1}* %".309"
  %".313" = getelementptr inbounds {float, i1}, {float, i1}* %".309", i32 0, i32 1
  %".314" = load i1, i1* %".313"
  %".316" = load i1, i1* %"$98for_iter.3"
  store i1 %".314", i1* %"$98for_iter.3"
  %".319" = load float, float* %"$phi100.1"
  store float %".308", float* %"$phi100.1"
  %".321" = load i1, i1* %"$98for_iter.3"
  br i1 %".321", label %"B100", label %"B114"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7stridedB2v7B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1A7mutable7alignedE5ArrayIfLi1E1A7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7stridedB2v7B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIfLi2E1A7mutable7alignedE5ArrayIfLi1E1A7mutable7alignedE", !"kernel", i32 1 }
