; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "stencil$6"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels7stencilB2v6B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIiLi3E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels7stencilB2v6B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIiLi3E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.5.1", i64 %"x.5.2", i64 %"x.6.0", i64 %"x.6.1", i64 %"x.6.2", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.5.2", i64 %"out.6.0", i64 %"out.6.1", i64 %"out.6.2")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".25" = insertvalue [3 x i64] undef, i64 %"x.5.0", 0
  %".26" = insertvalue [3 x i64] %".25", i64 %"x.5.1", 1
  %".27" = insertvalue [3 x i64] %".26", i64 %"x.5.2", 2
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.data", [3 x i64] %".27", 5
  %".28" = insertvalue [3 x i64] undef, i64 %"x.6.0", 0
  %".29" = insertvalue [3 x i64] %".28", i64 %"x.6.1", 1
  %".30" = insertvalue [3 x i64] %".29", i64 %"x.6.2", 2
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.shape", [3 x i64] %".30", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.itemsize.1", i32* %"out.4", 4
  %".31" = insertvalue [3 x i64] undef, i64 %"out.5.0", 0
  %".32" = insertvalue [3 x i64] %".31", i64 %"out.5.1", 1
  %".33" = insertvalue [3 x i64] %".32", i64 %"out.5.2", 2
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.data.1", [3 x i64] %".33", 5
  %".34" = insertvalue [3 x i64] undef, i64 %"out.6.0", 0
  %".35" = insertvalue [3 x i64] %".34", i64 %"out.6.1", 1
  %".36" = insertvalue [3 x i64] %".35", i64 %"out.6.2", 2
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.shape.1", [3 x i64] %".36", 6
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".93" = alloca i64
  store i64 0, i64* %".93"
  %".96" = alloca i64
  store i64 0, i64* %".96"
  %".129" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129"
  %".198" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198"
  %"quot.1" = alloca i64
  store i64 0, i64* %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, i64* %"rem.1"
  %".274" = alloca i64
  store i64 0, i64* %".274"
  %".277" = alloca i64
  store i64 0, i64* %".277"
  %".310" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310"
  %".379" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379"
  %"quot.2" = alloca i64
  store i64 0, i64* %"quot.2"
  %"rem.2" = alloca i64
  store i64 0, i64* %"rem.2"
  %".456" = alloca i64
  store i64 0, i64* %".456"
  %".459" = alloca i64
  store i64 0, i64* %".459"
  %".492" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492"
  %".561" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561"
  %".636" = alloca {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636"
  br label %"B0"
B0:
  %".37" = trunc i64 3 to i32
  %".38" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".39" = sext i32 %".38" to i64
  %".40" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".41" = sext i32 %".40" to i64
  %".42" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".43" = sext i32 %".42" to i64
  %".44" = mul i64 %".41", %".43"
  %".45" = add i64 %".44", %".39"
  %".46" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".47" = sext i32 %".46" to i64
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".49" = sext i32 %".48" to i64
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".51" = sext i32 %".50" to i64
  %".52" = mul i64 %".49", %".51"
  %".53" = add i64 %".52", %".47"
  %".54" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".55" = sext i32 %".54" to i64
  %".56" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".57" = sext i32 %".56" to i64
  %".58" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".59" = sext i32 %".58" to i64
  %".60" = mul i64 %".57", %".59"
  %".61" = add i64 %".60", %".55"
  %".62" = insertvalue [3 x i64] undef, i64 %".45", 0
  %".63" = insertvalue [3 x i64] %".62", i64 %".53", 1
  %".64" = insertvalue [3 x i64] %".63", i64 %".61", 2
  %".65" = extractvalue [3 x i64] %".64", 0
  %".66" = extractvalue [3 x i64] %".64", 1
  %".67" = extractvalue [3 x i64] %".64", 2
  %".68" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()
  %".69" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()
  %".70" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()
  %".71" = insertvalue {i32, i32, i32} undef, i32 %".68", 0
  %".72" = insertvalue {i32, i32, i32} %".71", i32 %".69", 1
  %".73" = insertvalue {i32, i32, i32} %".72", i32 %".70", 2
  %".74" = extractvalue {i32, i32, i32} %".73", 0
  %".75" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".76" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".77" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".78" = insertvalue {i32, i32, i32} undef, i32 %".75", 0
  %".79" = insertvalue {i32, i32, i32} %".78", i32 %".76", 1
  %".80" = insertvalue {i32, i32, i32} %".79", i32 %".77", 2
  %".81" = extractvalue {i32, i32, i32} %".80", 0
  %".82" = sext i32 %".74" to i64
  %".83" = sext i32 %".81" to i64
  %".84" = mul nsw i64 %".82", %".83"
  %".85" = add nsw i64 %".65", 1
  %".88" = icmp eq i64 %".84", 0
  br i1 %".88", label %"B0.if", label %"B0.else", !prof !1
B0.if:
  store i64 %".84", i64* %"quot"
  store i64 %".84", i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".93"
  store i64 0, i64* %".96"
  %".99" = icmp eq i64 %".85", -9223372036854775808
  %".100" = icmp eq i64 %".84", -1
  %".101" = and i1 %".99", %".100"
  %".102" = xor i1 %".101", -1
  br i1 %".102", label %"B0.else.if", label %"B0.else.endif", !prof !2
B0.endif:
  %".125" = load i64, i64* %"rem"
  %".126" = insertvalue [3 x i64] undef, i64 %".125", 0
  %".127" = insertvalue [3 x i64] %".126", i64 %".66", 1
  %".128" = insertvalue [3 x i64] %".127", i64 %".67", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129"
  %".133" = extractvalue [3 x i64] %".128", 0
  %".134" = extractvalue [3 x i64] %".128", 1
  %".135" = extractvalue [3 x i64] %".128", 2
  %".136" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129", i32 0, i32 5
  %".137" = getelementptr inbounds [3 x i64], [3 x i64]* %".136", i32 0, i32 0
  %".138" = load i64, i64* %".137", !range !3
  %".139" = getelementptr inbounds [3 x i64], [3 x i64]* %".136", i32 0, i32 1
  %".140" = load i64, i64* %".139", !range !3
  %".141" = getelementptr inbounds [3 x i64], [3 x i64]* %".136", i32 0, i32 2
  %".142" = load i64, i64* %".141", !range !3
  %".143" = insertvalue [3 x i64] undef, i64 %".138", 0
  %".144" = insertvalue [3 x i64] %".143", i64 %".140", 1
  %".145" = insertvalue [3 x i64] %".144", i64 %".142", 2
  %".146" = extractvalue [3 x i64] %".145", 0
  %".147" = extractvalue [3 x i64] %".145", 1
  %".148" = extractvalue [3 x i64] %".145", 2
  %".149" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129", i32 0, i32 6
  %".150" = load [3 x i64], [3 x i64]* %".149"
  %".151" = extractvalue [3 x i64] %".150", 0
  %".152" = extractvalue [3 x i64] %".150", 1
  %".153" = extractvalue [3 x i64] %".150", 2
  %".154" = icmp slt i64 %".133", 0
  %".155" = add i64 %".133", %".146"
  %".156" = select  i1 %".154", i64 %".155", i64 %".133"
  %".157" = icmp slt i64 %".134", 0
  %".158" = add i64 %".134", %".147"
  %".159" = select  i1 %".157", i64 %".158", i64 %".134"
  %".160" = icmp slt i64 %".135", 0
  %".161" = add i64 %".135", %".148"
  %".162" = select  i1 %".160", i64 %".161", i64 %".135"
  %".163" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129", i32 0, i32 5
  %".164" = getelementptr inbounds [3 x i64], [3 x i64]* %".163", i32 0, i32 0
  %".165" = load i64, i64* %".164", !range !3
  %".166" = getelementptr inbounds [3 x i64], [3 x i64]* %".163", i32 0, i32 1
  %".167" = load i64, i64* %".166", !range !3
  %".168" = getelementptr inbounds [3 x i64], [3 x i64]* %".163", i32 0, i32 2
  %".169" = load i64, i64* %".168", !range !3
  %".170" = insertvalue [3 x i64] undef, i64 %".165", 0
  %".171" = insertvalue [3 x i64] %".170", i64 %".167", 1
  %".172" = insertvalue [3 x i64] %".171", i64 %".169", 2
  %".173" = extractvalue [3 x i64] %".172", 0
  %".174" = extractvalue [3 x i64] %".172", 1
  %".175" = extractvalue [3 x i64] %".172", 2
  %".176" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129", i32 0, i32 6
  %".177" = load [3 x i64], [3 x i64]* %".176"
  %".178" = extractvalue [3 x i64] %".177", 0
  %".179" = extractvalue [3 x i64] %".177", 1
  %".180" = extractvalue [3 x i64] %".177", 2
  %".181" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".129", i32 0, i32 4
  %".182" = load i32*, i32** %".181"
  %".183" = mul i64 1, %".174"
  %".184" = mul i64 %".183", %".175"
  %".185" = mul i64 1, %".175"
  %".186" = mul i64 %".156", %".184"
  %".187" = add i64 0, %".186"
  %".188" = mul i64 %".159", %".185"
  %".189" = add i64 %".187", %".188"
  %".190" = mul i64 %".162", 1
  %".191" = add i64 %".189", %".190"
  %".192" = getelementptr i32, i32* %".182", i64 %".191"
  %".193" = load i32, i32* %".192"
  %".194" = sub nsw i64 %".65", 1
  %".195" = insertvalue [3 x i64] undef, i64 %".194", 0
  %".196" = insertvalue [3 x i64] %".195", i64 %".66", 1
  %".197" = insertvalue [3 x i64] %".196", i64 %".67", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198"
  %".202" = extractvalue [3 x i64] %".197", 0
  %".203" = extractvalue [3 x i64] %".197", 1
  %".204" = extractvalue [3 x i64] %".197", 2
  %".205" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198", i32 0, i32 5
  %".206" = getelementptr inbounds [3 x i64], [3 x i64]* %".205", i32 0, i32 0
  %".207" = load i64, i64* %".206", !range !3
  %".208" = getelementptr inbounds [3 x i64], [3 x i64]* %".205", i32 0, i32 1
  %".209" = load i64, i64* %".208", !range !3
  %".210" = getelementptr inbounds [3 x i64], [3 x i64]* %".205", i32 0, i32 2
  %".211" = load i64, i64* %".210", !range !3
  %".212" = insertvalue [3 x i64] undef, i64 %".207", 0
  %".213" = insertvalue [3 x i64] %".212", i64 %".209", 1
  %".214" = insertvalue [3 x i64] %".213", i64 %".211", 2
  %".215" = extractvalue [3 x i64] %".214", 0
  %".216" = extractvalue [3 x i64] %".214", 1
  %".217" = extractvalue [3 x i64] %".214", 2
  %".218" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198", i32 0, i32 6
  %".219" = load [3 x i64], [3 x i64]* %".218"
  %".220" = extractvalue [3 x i64] %".219", 0
  %".221" = extractvalue [3 x i64] %".219", 1
  %".222" = extractvalue [3 x i64] %".219", 2
  %".223" = icmp slt i64 %".202", 0
  %".224" = add i64 %".202", %".215"
  %".225" = select  i1 %".223", i64 %".224", i64 %".202"
  %".226" = icmp slt i64 %".203", 0
  %".227" = add i64 %".203", %".216"
  %".228" = select  i1 %".226", i64 %".227", i64 %".203"
  %".229" = icmp slt i64 %".204", 0
  %".230" = add i64 %".204", %".217"
  %".231" = select  i1 %".229", i64 %".230", i64 %".204"
  %".232" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198", i32 0, i32 5
  %".233" = getelementptr inbounds [3 x i64], [3 x i64]* %".232", i32 0, i32 0
  %".234" = load i64, i64* %".233", !range !3
  %".235" = getelementptr inbounds [3 x i64], [3 x i64]* %".232", i32 0, i32 1
  %".236" = load i64, i64* %".235", !range !3
  %".237" = getelementptr inbounds [3 x i64], [3 x i64]* %".232", i32 0, i32 2
  %".238" = load i64, i64* %".237", !range !3
  %".239" = insertvalue [3 x i64] undef, i64 %".234", 0
  %".240" = insertvalue [3 x i64] %".239", i64 %".236", 1
  %".241" = insertvalue [3 x i64] %".240", i64 %".238", 2
  %".242" = extractvalue [3 x i64] %".241", 0
  %".243" = extractvalue [3 x i64] %".241", 1
  %".244" = extractvalue [3 x i64] %".241", 2
  %".245" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198", i32 0, i32 6
  %".246" = load [3 x i64], [3 x i64]* %".245"
  %".247" = extractvalue [3 x i64] %".246", 0
  %".248" = extractvalue [3 x i64] %".246", 1
  %".249" = extractvalue [3 x i64] %".246", 2
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".198", i32 0, i32 4
  %".251" = load i32*, i32** %".250"
  %".252" = mul i64 1, %".243"
  %".253" = mul i64 %".252", %".244"
  %".254" = mul i64 1, %".244"
  %".255" = mul i64 %".225", %".253"
  %".256" = add i64 0, %".255"
  %".257" = mul i64 %".228", %".254"
  %".258" = add i64 %".256", %".257"
  %".259" = mul i64 %".231", 1
  %".260" = add i64 %".258", %".259"
  %".261" = getelementptr i32, i32* %".251", i64 %".260"
  %".262" = load i32, i32* %".261"
  %".263" = sext i32 %".193" to i64
  %".264" = sext i32 %".262" to i64
  %".265" = add nsw i64 %".263", %".264"
  %".266" = add nsw i64 %".66", 1
  %".269" = icmp eq i64 %".84", 0
  br i1 %".269", label %"B0.endif.if", label %"B0.endif.else", !prof !1
B0.else.if:
  %".104" = sdiv i64 %".85", %".84"
  %".105" = srem i64 %".85", %".84"
  %".106" = xor i64 %".84", %".105"
  %".107" = icmp slt i64 %".106", 0
  %".108" = icmp ne i64 %".105", 0
  %".109" = and i1 %".108", %".107"
  br i1 %".109", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".120" = load i64, i64* %".93"
  %".121" = load i64, i64* %".96"
  store i64 %".120", i64* %"quot"
  store i64 %".121", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".114" = sub i64 %".104", 1
  store i64 %".114", i64* %".93"
  %".116" = add i64 %".105", %".84"
  store i64 %".116", i64* %".96"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".104", i64* %".93"
  store i64 %".105", i64* %".96"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
B0.endif.if:
  store i64 %".84", i64* %"quot.1"
  store i64 %".84", i64* %"rem.1"
  br label %"B0.endif.endif"
B0.endif.else:
  store i64 0, i64* %".274"
  store i64 0, i64* %".277"
  %".280" = icmp eq i64 %".266", -9223372036854775808
  %".281" = icmp eq i64 %".84", -1
  %".282" = and i1 %".280", %".281"
  %".283" = xor i1 %".282", -1
  br i1 %".283", label %"B0.endif.else.if", label %"B0.endif.else.endif", !prof !2
B0.endif.endif:
  %".306" = load i64, i64* %"rem.1"
  %".307" = insertvalue [3 x i64] undef, i64 %".65", 0
  %".308" = insertvalue [3 x i64] %".307", i64 %".306", 1
  %".309" = insertvalue [3 x i64] %".308", i64 %".67", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310"
  %".314" = extractvalue [3 x i64] %".309", 0
  %".315" = extractvalue [3 x i64] %".309", 1
  %".316" = extractvalue [3 x i64] %".309", 2
  %".317" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310", i32 0, i32 5
  %".318" = getelementptr inbounds [3 x i64], [3 x i64]* %".317", i32 0, i32 0
  %".319" = load i64, i64* %".318", !range !3
  %".320" = getelementptr inbounds [3 x i64], [3 x i64]* %".317", i32 0, i32 1
  %".321" = load i64, i64* %".320", !range !3
  %".322" = getelementptr inbounds [3 x i64], [3 x i64]* %".317", i32 0, i32 2
  %".323" = load i64, i64* %".322", !range !3
  %".324" = insertvalue [3 x i64] undef, i64 %".319", 0
  %".325" = insertvalue [3 x i64] %".324", i64 %".321", 1
  %".326" = insertvalue [3 x i64] %".325", i64 %".323", 2
  %".327" = extractvalue [3 x i64] %".326", 0
  %".328" = extractvalue [3 x i64] %".326", 1
  %".329" = extractvalue [3 x i64] %".326", 2
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310", i32 0, i32 6
  %".331" = load [3 x i64], [3 x i64]* %".330"
  %".332" = extractvalue [3 x i64] %".331", 0
  %".333" = extractvalue [3 x i64] %".331", 1
  %".334" = extractvalue [3 x i64] %".331", 2
  %".335" = icmp slt i64 %".314", 0
  %".336" = add i64 %".314", %".327"
  %".337" = select  i1 %".335", i64 %".336", i64 %".314"
  %".338" = icmp slt i64 %".315", 0
  %".339" = add i64 %".315", %".328"
  %".340" = select  i1 %".338", i64 %".339", i64 %".315"
  %".341" = icmp slt i64 %".316", 0
  %".342" = add i64 %".316", %".329"
  %".343" = select  i1 %".341", i64 %".342", i64 %".316"
  %".344" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310", i32 0, i32 5
  %".345" = getelementptr inbounds [3 x i64], [3 x i64]* %".344", i32 0, i32 0
  %".346" = load i64, i64* %".345", !range !3
  %".347" = getelementptr inbounds [3 x i64], [3 x i64]* %".344", i32 0, i32 1
  %".348" = load i64, i64* %".347", !range !3
  %".349" = getelementptr inbounds [3 x i64], [3 x i64]* %".344", i32 0, i32 2
  %".350" = load i64, i64* %".349", !range !3
  %".351" = insertvalue [3 x i64] undef, i64 %".346", 0
  %".352" = insertvalue [3 x i64] %".351", i64 %".348", 1
  %".353" = insertvalue [3 x i64] %".352", i64 %".350", 2
  %".354" = extractvalue [3 x i64] %".353", 0
  %".355" = extractvalue [3 x i64] %".353", 1
  %".356" = extractvalue [3 x i64] %".353", 2
  %".357" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310", i32 0, i32 6
  %".358" = load [3 x i64], [3 x i64]* %".357"
  %".359" = extractvalue [3 x i64] %".358", 0
  %".360" = extractvalue [3 x i64] %".358", 1
  %".361" = extractvalue [3 x i64] %".358", 2
  %".362" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".310", i32 0, i32 4
  %".363" = load i32*, i32** %".362"
  %".364" = mul i64 1, %".355"
  %".365" = mul i64 %".364", %".356"
  %".366" = mul i64 1, %".356"
  %".367" = mul i64 %".337", %".365"
  %".368" = add i64 0, %".367"
  %".369" = mul i64 %".340", %".366"
  %".370" = add i64 %".368", %".369"
  %".371" = mul i64 %".343", 1
  %".372" = add i64 %".370", %".371"
  %".373" = getelementptr i32, i32* %".363", i64 %".372"
  %".374" = load i32, i32* %".373"
  %".375" = sub nsw i64 %".66", 1
  %".376" = insertvalue [3 x i64] undef, i64 %".65", 0
  %".377" = insertvalue [3 x i64] %".376", i64 %".375", 1
  %".378" = insertvalue [3 x i64] %".377", i64 %".67", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379"
  %".383" = extractvalue [3 x i64] %".378", 0
  %".384" = extractvalue [3 x i64] %".378", 1
  %".385" = extractvalue [3 x i64] %".378", 2
  %".386" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379", i32 0, i32 5
  %".387" = getelementptr inbounds [3 x i64], [3 x i64]* %".386", i32 0, i32 0
  %".388" = load i64, i64* %".387", !range !3
  %".389" = getelementptr inbounds [3 x i64], [3 x i64]* %".386", i32 0, i32 1
  %".390" = load i64, i64* %".389", !range !3
  %".391" = getelementptr inbounds [3 x i64], [3 x i64]* %".386", i32 0, i32 2
  %".392" = load i64, i64* %".391", !range !3
  %".393" = insertvalue [3 x i64] undef, i64 %".388", 0
  %".394" = insertvalue [3 x i64] %".393", i64 %".390", 1
  %".395" = insertvalue [3 x i64] %".394", i64 %".392", 2
  %".396" = extractvalue [3 x i64] %".395", 0
  %".397" = extractvalue [3 x i64] %".395", 1
  %".398" = extractvalue [3 x i64] %".395", 2
  %".399" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379", i32 0, i32 6
  %".400" = load [3 x i64], [3 x i64]* %".399"
  %".401" = extractvalue [3 x i64] %".400", 0
  %".402" = extractvalue [3 x i64] %".400", 1
  %".403" = extractvalue [3 x i64] %".400", 2
  %".404" = icmp slt i64 %".383", 0
  %".405" = add i64 %".383", %".396"
  %".406" = select  i1 %".404", i64 %".405", i64 %".383"
  %".407" = icmp slt i64 %".384", 0
  %".408" = add i64 %".384", %".397"
  %".409" = select  i1 %".407", i64 %".408", i64 %".384"
  %".410" = icmp slt i64 %".385", 0
  %".411" = add i64 %".385", %".398"
  %".412" = select  i1 %".410", i64 %".411", i64 %".385"
  %".413" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379", i32 0, i32 5
  %".414" = getelementptr inbounds [3 x i64], [3 x i64]* %".413", i32 0, i32 0
  %".415" = load i64, i64* %".414", !range !3
  %".416" = getelementptr inbounds [3 x i64], [3 x i64]* %".413", i32 0, i32 1
  %".417" = load i64, i64* %".416", !range !3
  %".418" = getelementptr inbounds [3 x i64], [3 x i64]* %".413", i32 0, i32 2
  %".419" = load i64, i64* %".418", !range !3
  %".420" = insertvalue [3 x i64] undef, i64 %".415", 0
  %".421" = insertvalue [3 x i64] %".420", i64 %".417", 1
  %".422" = insertvalue [3 x i64] %".421", i64 %".419", 2
  %".423" = extractvalue [3 x i64] %".422", 0
  %".424" = extractvalue [3 x i64] %".422", 1
  %".425" = extractvalue [3 x i64] %".422", 2
  %".426" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379", i32 0, i32 6
  %".427" = load [3 x i64], [3 x i64]* %".426"
  %".428" = extractvalue [3 x i64] %".427", 0
  %".429" = extractvalue [3 x i64] %".427", 1
  %".430" = extractvalue [3 x i64] %".427", 2
  %".431" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".379", i32 0, i32 4
  %".432" = load i32*, i32** %".431"
  %".433" = mul i64 1, %".424"
  %".434" = mul i64 %".433", %".425"
  %".435" = mul i64 1, %".425"
  %".436" = mul i64 %".406", %".434"
  %".437" = add i64 0, %".436"
  %".438" = mul i64 %".409", %".435"
  %".439" = add i64 %".437", %".438"
  %".440" = mul i64 %".412", 1
  %".441" = add i64 %".439", %".440"
  %".442" = getelementptr i32, i32* %".432", i64 %".441"
  %".443" = load i32, i32* %".442"
  %".444" = sext i32 %".374" to i64
  %".445" = sext i32 %".443" to i64
  %".446" = add nsw i64 %".444", %".445"
  %".447" = add nsw i64 %".265", %".446"
  %".448" = add nsw i64 %".67", 1
  %".451" = icmp eq i64 %".84", 0
  br i1 %".451", label %"B0.endif.endif.if", label %"B0.endif.endif.else", !prof !1
B0.endif.else.if:
  %".285" = sdiv i64 %".266", %".84"
  %".286" = srem i64 %".266", %".84"
  %".287" = xor i64 %".84", %".286"
  %".288" = icmp slt i64 %".287", 0
  %".289" = icmp ne i64 %".286", 0
  %".290" = and i1 %".289", %".288"
  br i1 %".290", label %"B0.endif.else.if.if", label %"B0.endif.else.if.else"
B0.endif.else.endif:
  %".301" = load i64, i64* %".274"
  %".302" = load i64, i64* %".277"
  store i64 %".301", i64* %"quot.1"
  store i64 %".302", i64* %"rem.1"
  br label %"B0.endif.endif"
B0.endif.else.if.if:
  %".295" = sub i64 %".285", 1
  store i64 %".295", i64* %".274"
  %".297" = add i64 %".286", %".84"
  store i64 %".297", i64* %".277"
  br label %"B0.endif.else.if.endif"
B0.endif.else.if.else:
  store i64 %".285", i64* %".274"
  store i64 %".286", i64* %".277"
  br label %"B0.endif.else.if.endif"
B0.endif.else.if.endif:
  br label %"B0.endif.else.endif"
B0.endif.endif.if:
  store i64 %".84", i64* %"quot.2"
  store i64 %".84", i64* %"rem.2"
  br label %"B0.endif.endif.endif"
B0.endif.endif.else:
  store i64 0, i64* %".456"
  store i64 0, i64* %".459"
  %".462" = icmp eq i64 %".448", -9223372036854775808
  %".463" = icmp eq i64 %".84", -1
  %".464" = and i1 %".462", %".463"
  %".465" = xor i1 %".464", -1
  br i1 %".465", label %"B0.endif.endif.else.if", label %"B0.endif.endif.else.endif", !prof !2
B0.endif.endif.endif:
  %".488" = load i64, i64* %"rem.2"
  %".489" = insertvalue [3 x i64] undef, i64 %".65", 0
  %".490" = insertvalue [3 x i64] %".489", i64 %".66", 1
  %".491" = insertvalue [3 x i64] %".490", i64 %".488", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492"
  %".496" = extractvalue [3 x i64] %".491", 0
  %".497" = extractvalue [3 x i64] %".491", 1
  %".498" = extractvalue [3 x i64] %".491", 2
  %".499" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492", i32 0, i32 5
  %".500" = getelementptr inbounds [3 x i64], [3 x i64]* %".499", i32 0, i32 0
  %".501" = load i64, i64* %".500", !range !3
  %".502" = getelementptr inbounds [3 x i64], [3 x i64]* %".499", i32 0, i32 1
  %".503" = load i64, i64* %".502", !range !3
  %".504" = getelementptr inbounds [3 x i64], [3 x i64]* %".499", i32 0, i32 2
  %".505" = load i64, i64* %".504", !range !3
  %".506" = insertvalue [3 x i64] undef, i64 %".501", 0
  %".507" = insertvalue [3 x i64] %".506", i64 %".503", 1
  %".508" = insertvalue [3 x i64] %".507", i64 %".505", 2
  %".509" = extractvalue [3 x i64] %".508", 0
  %".510" = extractvalue [3 x i64] %".508", 1
  %".511" = extractvalue [3 x i64] %".508", 2
  %".512" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492", i32 0, i32 6
  %".513" = load [3 x i64], [3 x i64]* %".512"
  %".514" = extractvalue [3 x i64] %".513", 0
  %".515" = extractvalue [3 x i64] %".513", 1
  %".516" = extractvalue [3 x i64] %".513", 2
  %".517" = icmp slt i64 %".496", 0
  %".518" = add i64 %".496", %".509"
  %".519" = select  i1 %".517", i64 %".518", i64 %".496"
  %".520" = icmp slt i64 %".497", 0
  %".521" = add i64 %".497", %".510"
  %".522" = select  i1 %".520", i64 %".521", i64 %".497"
  %".523" = icmp slt i64 %".498", 0
  %".524" = add i64 %".498", %".511"
  %".525" = select  i1 %".523", i64 %".524", i64 %".498"
  %".526" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492", i32 0, i32 5
  %".527" = getelementptr inbounds [3 x i64], [3 x i64]* %".526", i32 0, i32 0
  %".528" = load i64, i64* %".527", !range !3
  %".529" = getelementptr inbounds [3 x i64], [3 x i64]* %".526", i32 0, i32 1
  %".530" = load i64, i64* %".529", !range !3
  %".531" = getelementptr inbounds [3 x i64], [3 x i64]* %".526", i32 0, i32 2
  %".532" = load i64, i64* %".531", !range !3
  %".533" = insertvalue [3 x i64] undef, i64 %".528", 0
  %".534" = insertvalue [3 x i64] %".533", i64 %".530", 1
  %".535" = insertvalue [3 x i64] %".534", i64 %".532", 2
  %".536" = extractvalue [3 x i64] %".535", 0
  %".537" = extractvalue [3 x i64] %".535", 1
  %".538" = extractvalue [3 x i64] %".535", 2
  %".539" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492", i32 0, i32 6
  %".540" = load [3 x i64], [3 x i64]* %".539"
  %".541" = extractvalue [3 x i64] %".540", 0
  %".542" = extractvalue [3 x i64] %".540", 1
  %".543" = extractvalue [3 x i64] %".540", 2
  %".544" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".492", i32 0, i32 4
  %".545" = load i32*, i32** %".544"
  %".546" = mul i64 1, %".537"
  %".547" = mul i64 %".546", %".538"
  %".548" = mul i64 1, %".538"
  %".549" = mul i64 %".519", %".547"
  %".550" = add i64 0, %".549"
  %".551" = mul i64 %".522", %".548"
  %".552" = add i64 %".550", %".551"
  %".553" = mul i64 %".525", 1
  %".554" = add i64 %".552", %".553"
  %".555" = getelementptr i32, i32* %".545", i64 %".554"
  %".556" = load i32, i32* %".555"
  %".557" = sub nsw i64 %".67", 1
  %".558" = insertvalue [3 x i64] undef, i64 %".65", 0
  %".559" = insertvalue [3 x i64] %".558", i64 %".66", 1
  %".560" = insertvalue [3 x i64] %".559", i64 %".557", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561"
  %".565" = extractvalue [3 x i64] %".560", 0
  %".566" = extractvalue [3 x i64] %".560", 1
  %".567" = extractvalue [3 x i64] %".560", 2
  %".568" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561", i32 0, i32 5
  %".569" = getelementptr inbounds [3 x i64], [3 x i64]* %".568", i32 0, i32 0
  %".570" = load i64, i64* %".569", !range !3
  %".571" = getelementptr inbounds [3 x i64], [3 x i64]* %".568", i32 0, i32 1
  %".572" = load i64, i64* %".571", !range !3
  %".573" = getelementptr inbounds [3 x i64], [3 x i64]* %".568", i32 0, i32 2
  %".574" = load i64, i64* %".573", !range !3
  %".575" = insertvalue [3 x i64] undef, i64 %".570", 0
  %".576" = insertvalue [3 x i64] %".575", i64 %".572", 1
  %".577" = insertvalue [3 x i64] %".576", i64 %".574", 2
  %".578" = extractvalue [3 x i64] %".577", 0
  %".579" = extractvalue [3 x i64] %".577", 1
  %".580" = extractvalue [3 x i64] %".577", 2
  %".581" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561", i32 0, i32 6
  %".582" = load [3 x i64], [3 x i64]* %".581"
  %".583" = extractvalue [3 x i64] %".582", 0
  %".584" = extractvalue [3 x i64] %".582", 1
  %".585" = extractvalue [3 x i64] %".582", 2
  %".586" = icmp slt i64 %".565", 0
  %".587" = add i64 %".565", %".578"
  %".588" = select  i1 %".586", i64 %".587", i64 %".565"
  %".589" = icmp slt i64 %".566", 0
  %".590" = add i64 %".566", %".579"
  %".591" = select  i1 %".589", i64 %".590", i64 %".566"
  %".592" = icmp slt i64 %".567", 0
  %".593" = add i64 %".567", %".580"
  %".594" = select  i1 %".592", i64 %".593", i64 %".567"
  %".595" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561", i32 0, i32 5
  %".596" = getelementptr inbounds [3 x i64], [3 x i64]* %".595", i32 0, i32 0
  %".597" = load i64, i64* %".596", !range !3
  %".598" = getelementptr inbounds [3 x i64], [3 x i64]* %".595", i32 0, i32 1
  %".599" = load i64, i64* %".598", !range !3
  %".600" = getelementptr inbounds [3 x i64], [3 x i64]* %".595", i32 0, i32 2
  %".601" = load i64, i64* %".600", !range !3
  %".602" = insertvalue [3 x i64] undef, i64 %".597", 0
  %".603" = insertvalue [3 x i64] %".602", i64 %".599", 1
  %".604" = insertvalue [3 x i64] %".603", i64 %".601", 2
  %".605" = extractvalue [3 x i64] %".604", 0
  %".606" = extractvalue [3 x i64] %".604", 1
  %".607" = extractvalue [3 x i64] %".604", 2
  %".608" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561", i32 0, i32 6
  %".609" = load [3 x i64], [3 x i64]* %".608"
  %".610" = extractvalue [3 x i64] %".609", 0
  %".611" = extractvalue [3 x i64] %".609", 1
  %".612" = extractvalue [3 x i64] %".609", 2
  %".613" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".561", i32 0, i32 4
  %".614" = load i32*, i32** %".613"
  %".615" = mul i64 1, %".606"
  %".616" = mul i64 %".615", %".607"
  %".617" = mul i64 1, %".607"
  %".618" = mul i64 %".588", %".616"
  %".619" = add i64 0, %".618"
  %".620" = mul i64 %".591", %".617"
  %".621" = add i64 %".619", %".620"
  %".622" = mul i64 %".594", 1
  %".623" = add i64 %".621", %".622"
  %".624" = getelementptr i32, i32* %".614", i64 %".623"
  %".625" = load i32, i32* %".624"
  %".626" = sext i32 %".556" to i64
  %".627" = sext i32 %".625" to i64
  %".628" = add nsw i64 %".626", %".627"
  %".629" = add nsw i64 %".447", %".628"
  %".630" = insertvalue [3 x i64] undef, i64 %".65", 0
  %".631" = insertvalue [3 x i64] %".630", i64 %".66", 1
  %".632" = insertvalue [3 x i64] %".631", i64 %".67", 2
  %".633" = extractvalue [3 x i64] %".632", 0
  %".634" = extractvalue [3 x i64] %".632", 1
  %".635" = extractvalue [3 x i64] %".632", 2
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636"
  store {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636"
  %".640" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636", i32 0, i32 5
  %".641" = getelementptr inbounds [3 x i64], [3 x i64]* %".640", i32 0, i32 0
  %".642" = load i64, i64* %".641", !range !3
  %".643" = getelementptr inbounds [3 x i64], [3 x i64]* %".640", i32 0, i32 1
  %".644" = load i64, i64* %".643", !range !3
  %".645" = getelementptr inbounds [3 x i64], [3 x i64]* %".640", i32 0, i32 2
  %".646" = load i64, i64* %".645", !range !3
  %".647" = insertvalue [3 x i64] undef, i64 %".642", 0
  %".648" = insertvalue [3 x i64] %".647", i64 %".644", 1
  %".649" = insertvalue [3 x i64] %".648", i64 %".646", 2
  %".650" = extractvalue [3 x i64] %".649", 0
  %".651" = extractvalue [3 x i64] %".649", 1
  %".652" = extractvalue [3 x i64] %".649", 2
  %".653" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636", i32 0, i32 6
  %".654" = load [3 x i64], [3 x i64]* %".653"
  %".655" = extractvalue [3 x i64] %".654", 0
  %".656" = extractvalue [3 x i64] %".654", 1
  %".657" = extractvalue [3 x i64] %".654", 2
  %".658" = icmp slt i64 %".633", 0
  %".659" = add i64 %".633", %".650"
  %".660" = select  i1 %".658", i64 %".659", i64 %".633"
  %".661" = icmp slt i64 %".634", 0
  %".662" = add i64 %".634", %".651"
  %".663" = select  i1 %".661", i64 %".662", i64 %".634"
  %".664" = icmp slt i64 %".635", 0
  %".665" = add i64 %".635", %".652"
  %".666" = select  i1 %".664", i64 %".665", i64 %".635"
  %".667" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636", i32 0, i32 5
  %".668" = getelementptr inbounds [3 x i64], [3 x i64]* %".667", i32 0, i32 0
  %".669" = load i64, i64* %".668", !range !3
  %".670" = getelementptr inbounds [3 x i64], [3 x i64]* %".667", i32 0, i32 1
  %".671" = load i64, i64* %".670", !range !3
  %".672" = getelementptr inbounds [3 x i64], [3 x i64]* %".667", i32 0, i32 2
  %".673" = load i64, i64* %".672", !range !3
  %".674" = insertvalue [3 x i64] undef, i64 %".669", 0
  %".675" = insertvalue [3 x i64] %".674", i64 %".671", 1
  %".676" = insertvalue [3 x i64] %".675", i64 %".673", 2
  %".677" = extractvalue [3 x i64] %".676", 0
  %".678" = extractvalue [3 x i64] %".676", 1
  %".679" = extractvalue [3 x i64] %".676", 2
  %".680" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636", i32 0, i32 6
  %".681" = load [3 x i64], [3 x i64]* %".680"
  %".682" = extractvalue [3 x i64] %".681", 0
  %".683" = extractvalue [3 x i64] %".681", 1
  %".684" = extractvalue [3 x i64] %".681", 2
  %".685" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, i32*, [3 x i64], [3 x i64]}* %".636", i32 0, i32 4
  %".686" = load i32*, i32** %".685"
  %".687" = mul i64 1, %".678"
  %".688" = mul i64 %".687", %".679"
  %".689" = mul i64 1, %".679"
  %".690" = mul i64 %".660", %".688"
  %".691" = add i64 0, %".690"
  %".692" = mul i64 %".663", %".689"
  %".693" = add i64 %".691", %".692"
  %".694" = mul i64 %".666", 1
  %".695" = add i64 %".693", %".694"
  %".696" = getelementptr i32, i32* %".686", i64 %".695"
  %".697" = trunc i64 %".629" to i32
  store i32 %".697", i32* %".696"
  ret void
B0.endif.endif.else.if:
  %".467" = sdiv i64 %".448", %".84"
  %".468" = srem i64 %".448", %".84"
  %".469" = xor i64 %".84", %".468"
  %".470" = icmp slt i64 %".469", 0
  %".471" = icmp ne i64 %".468", 0
  %".472" = and i1 %".471", %".470"
  br i1 %".472", label %"B0.endif.endif.else.if.if", label %"B0.endif.endif.else.if.else"
B0.endif.endif.else.endif:
  %".483" = load i64, i64* %".456"
  %".484" = load i64, i64* %".459"
  store i64 %".483", i64* %"quot.2"
  store i64 %".484", i64* %"rem.2"
  br label %"B0.endif.endif.endif"
B0.endif.endif.else.if.if:
  %".477" = sub i64 %".467", 1
  store i64 %".477", i64* %".456"
  %".479" = add i64 %".468", %".84"
  store i64 %".479", i64* %".459"
  br label %"B0.endif.endif.else.if.endif"
B0.endif.endif.else.if.else:
  store i64 %".467", i64* %".456"
  store i64 %".468", i64* %".459"
  br label %"B0.endif.endif.else.if.endif"
B0.endif.endif.else.if.endif:
  br label %"B0.endif.endif.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7stencilB2v6B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIiLi3E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ !"branch_weights", i32 99, i32 1 }
!3 = !{ i64 0, i64 9223372036854775807 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i64, i64, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7stencilB2v6B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi3E1C7mutable7alignedE5ArrayIiLi3E1C7mutable7alignedE", !"kernel", i32 1 }
