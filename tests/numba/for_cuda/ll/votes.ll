; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "votes$27"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels5votesB3v27B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels5votesB3v27B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"out" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".37" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37"
  %"rank" = alloca i64
  store i64 0, i64* %"rank"
  %"rank.4" = alloca i64
  store i64 0, i64* %"rank.4"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".103" = alloca i64
  store i64 0, i64* %".103"
  %".106" = alloca i64
  store i64 0, i64* %".106"
  %"is_odd" = alloca i1
  store i1 0, i1* %"is_odd"
  %"$314pred" = alloca i1
  store i1 0, i1* %"$314pred"
  %"rank.5" = alloca i64
  store i64 0, i64* %"rank.5"
  %"$376pred" = alloca i1
  store i1 0, i1* %"$376pred"
  %"rank.6" = alloca i64
  store i64 0, i64* %"rank.6"
  %"$438pred" = alloca i1
  store i1 0, i1* %"$438pred"
  %"$442pred" = alloca i1
  store i1 0, i1* %"$442pred"
  %".235" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".23" = trunc i64 1 to i32
  %".24" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".25" = sext i32 %".24" to i64
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = mul i64 %".27", %".29"
  %".31" = add i64 %".30", %".25"
  %".33" = load i64, i64* %"i"
  store i64 %".31", i64* %"i"
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".36" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 5
  %".42" = getelementptr inbounds [1 x i64], [1 x i64]* %".41", i32 0, i32 0
  %".43" = load i64, i64* %".42", !range !1
  %".44" = insertvalue [1 x i64] undef, i64 %".43", 0
  %".45" = extractvalue [1 x i64] %".44", 0
  %".46" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 6
  %".47" = load [1 x i64], [1 x i64]* %".46"
  %".48" = extractvalue [1 x i64] %".47", 0
  %".49" = icmp slt i64 %".36", 0
  %".50" = add i64 %".36", %".45"
  %".51" = select  i1 %".49", i64 %".50", i64 %".36"
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 5
  %".53" = getelementptr inbounds [1 x i64], [1 x i64]* %".52", i32 0, i32 0
  %".54" = load i64, i64* %".53", !range !1
  %".55" = insertvalue [1 x i64] undef, i64 %".54", 0
  %".56" = extractvalue [1 x i64] %".55", 0
  %".57" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 6
  %".58" = load [1 x i64], [1 x i64]* %".57"
  %".59" = extractvalue [1 x i64] %".58", 0
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 4
  %".61" = load i32*, i32** %".60"
  %".62" = mul i64 %".51", 1
  %".63" = add i64 0, %".62"
  %".64" = getelementptr i32, i32* %".61", i64 %".63"
  %".65" = load i32, i32* %".64"
  %".66" = sext i32 %".65" to i64
  %".67" = icmp sgt i64 %".66", 50
  %".68" = trunc i64 4294967295 to i32
  %".69" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".68", i32 3, i1 %".67")
  %".70" = extractvalue {i32, i1} %".69", 0
  %".71" = sext i32 %".35" to i64
  %".72" = and i64 %".71", -8
  %".73" = sext i32 %".70" to i64
  %".74" = ashr i64 %".73", %".72"
  %".75" = sext i32 %".35" to i64
  %".76" = and i64 %".75", 7
  %".77" = shl i64 1, %".76"
  %".78" = sub nsw i64 %".77", 1
  %".79" = and i64 %".74", %".78"
  %".80" = call i64 @"llvm.ctpop.i64"(i64 %".79")
  %".82" = load i64, i64* %"rank"
  store i64 %".80", i64* %"rank"
  %".84" = load i64, i64* %"rank"
  %".86" = load i64, i64* %"rank.4"
  store i64 %".84", i64* %"rank.4"
  %".88" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".89" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".90" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".91" = insertvalue {i32, i32, i32} undef, i32 %".88", 0
  %".92" = insertvalue {i32, i32, i32} %".91", i32 %".89", 1
  %".93" = insertvalue {i32, i32, i32} %".92", i32 %".90", 2
  %".94" = extractvalue {i32, i32, i32} %".93", 0
  %".95" = sext i32 %".94" to i64
  %".98" = icmp eq i64 2, 0
  br i1 %".98", label %"B0.if", label %"B0.else", !prof !2
B316:
  %".149" = load i1, i1* %"$314pred"
  store i1 0, i1* %"$314pred"
  %".151" = load i64, i64* %"rank"
  %".152" = add nsw i64 %".151", 100
  %".153" = load i64, i64* %"rank"
  store i64 0, i64* %"rank"
  %".155" = load i64, i64* %"rank.4"
  store i64 %".152", i64* %"rank.4"
  br label %"B326"
B326:
  %".158" = load i64, i64* %"rank"
  store i64 0, i64* %"rank"
  %".160" = load i1, i1* %"$314pred"
  store i1 0, i1* %"$314pred"
  %".162" = load i64, i64* %"rank.4"
  %".164" = load i64, i64* %"rank.5"
  store i64 %".162", i64* %"rank.5"
  %".166" = load i1, i1* %"is_odd"
  %".167" = trunc i64 4294967295 to i32
  %".168" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".167", i32 1, i1 %".166")
  %".169" = extractvalue {i32, i1} %".168", 1
  %".171" = load i1, i1* %"$376pred"
  store i1 %".169", i1* %"$376pred"
  %".173" = load i1, i1* %"$376pred"
  br i1 %".173", label %"B378", label %"B388"
B378:
  %".175" = load i1, i1* %"$376pred"
  store i1 0, i1* %"$376pred"
  %".177" = load i64, i64* %"rank.4"
  %".178" = add nsw i64 %".177", 1000
  %".179" = load i64, i64* %"rank.4"
  store i64 0, i64* %"rank.4"
  %".181" = load i64, i64* %"rank.5"
  store i64 %".178", i64* %"rank.5"
  br label %"B388"
B388:
  %".184" = load i64, i64* %"rank.4"
  store i64 0, i64* %"rank.4"
  %".186" = load i1, i1* %"$376pred"
  store i1 0, i1* %"$376pred"
  %".188" = load i64, i64* %"rank.5"
  %".190" = load i64, i64* %"rank.6"
  store i64 %".188", i64* %"rank.6"
  %".192" = load i1, i1* %"is_odd"
  %".193" = trunc i64 4294967295 to i32
  %".194" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".193", i32 2, i1 %".192")
  %".195" = extractvalue {i32, i1} %".194", 1
  %".197" = load i1, i1* %"$438pred"
  store i1 %".195", i1* %"$438pred"
  %".199" = load i1, i1* %"$438pred"
  br i1 %".199", label %"B440", label %"B454"
B440:
  %".201" = load i1, i1* %"$438pred"
  store i1 0, i1* %"$438pred"
  %".203" = load i64, i64* %"rank.5"
  %".204" = load i64, i64* %"rank.6"
  store i64 %".203", i64* %"rank.6"
  %".206" = load i1, i1* %"is_odd"
  %".208" = load i1, i1* %"$442pred"
  store i1 %".206", i1* %"$442pred"
  %".210" = load i1, i1* %"is_odd"
  store i1 0, i1* %"is_odd"
  %".212" = load i1, i1* %"$442pred"
  br i1 %".212", label %"B454", label %"B444"
B444:
  %".214" = load i1, i1* %"$442pred"
  store i1 0, i1* %"$442pred"
  %".216" = load i64, i64* %"rank.5"
  %".217" = add nsw i64 %".216", 10000
  %".218" = load i64, i64* %"rank.5"
  store i64 0, i64* %"rank.5"
  %".220" = load i64, i64* %"rank.6"
  store i64 %".217", i64* %"rank.6"
  br label %"B454"
B454:
  %".223" = load i64, i64* %"rank.5"
  store i64 0, i64* %"rank.5"
  %".225" = load i1, i1* %"is_odd"
  store i1 0, i1* %"is_odd"
  %".227" = load i1, i1* %"$442pred"
  store i1 0, i1* %"$442pred"
  %".229" = load i1, i1* %"$438pred"
  store i1 0, i1* %"$438pred"
  call void @"llvm.nvvm.bar.warp.sync"(i32 4294967295)
  %".232" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".233" = load i64, i64* %"rank.6"
  %".234" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".232", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235"
  %".239" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235", i32 0, i32 5
  %".240" = getelementptr inbounds [1 x i64], [1 x i64]* %".239", i32 0, i32 0
  %".241" = load i64, i64* %".240", !range !1
  %".242" = insertvalue [1 x i64] undef, i64 %".241", 0
  %".243" = extractvalue [1 x i64] %".242", 0
  %".244" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235", i32 0, i32 6
  %".245" = load [1 x i64], [1 x i64]* %".244"
  %".246" = extractvalue [1 x i64] %".245", 0
  %".247" = icmp slt i64 %".234", 0
  %".248" = add i64 %".234", %".243"
  %".249" = select  i1 %".247", i64 %".248", i64 %".234"
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235", i32 0, i32 5
  %".251" = getelementptr inbounds [1 x i64], [1 x i64]* %".250", i32 0, i32 0
  %".252" = load i64, i64* %".251", !range !1
  %".253" = insertvalue [1 x i64] undef, i64 %".252", 0
  %".254" = extractvalue [1 x i64] %".253", 0
  %".255" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235", i32 0, i32 6
  %".256" = load [1 x i64], [1 x i64]* %".255"
  %".257" = extractvalue [1 x i64] %".256", 0
  %".258" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".235", i32 0, i32 4
  %".259" = load i32*, i32** %".258"
  %".260" = mul i64 %".249", 1
  %".261" = add i64 0, %".260"
  %".262" = getelementptr i32, i32* %".259", i64 %".261"
  %".263" = trunc i64 %".233" to i32
  store i32 %".263", i32* %".262"
  %".265" = load i64, i64* %"rank.6"
  store i64 0, i64* %"rank.6"
  %".267" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".269" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B0.if:
  store i64 2, i64* %"quot"
  store i64 2, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".103"
  store i64 0, i64* %".106"
  %".109" = icmp eq i64 %".95", -9223372036854775808
  %".110" = icmp eq i64 2, -1
  %".111" = and i1 %".109", %".110"
  %".112" = xor i1 %".111", -1
  br i1 %".112", label %"B0.else.if", label %"B0.else.endif", !prof !3
B0.endif:
  %".135" = load i64, i64* %"rem"
  %".136" = icmp eq i64 %".135", 1
  %".138" = load i1, i1* %"is_odd"
  store i1 %".136", i1* %"is_odd"
  %".140" = load i1, i1* %"is_odd"
  %".141" = trunc i64 4294967295 to i32
  %".142" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".141", i32 0, i1 %".140")
  %".143" = extractvalue {i32, i1} %".142", 1
  %".145" = load i1, i1* %"$314pred"
  store i1 %".143", i1* %"$314pred"
  %".147" = load i1, i1* %"$314pred"
  br i1 %".147", label %"B316", label %"B326"
B0.else.if:
  %".114" = sdiv i64 %".95", 2
  %".115" = srem i64 %".95", 2
  %".116" = xor i64 2, %".115"
  %".117" = icmp slt i64 %".116", 0
  %".118" = icmp ne i64 %".115", 0
  %".119" = and i1 %".118", %".117"
  br i1 %".119", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".130" = load i64, i64* %".103"
  %".131" = load i64, i64* %".106"
  store i64 %".130", i64* %"quot"
  store i64 %".131", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".124" = sub i64 %".114", 1
  store i64 %".124", i64* %".103"
  %".126" = add i64 %".115", 2
  store i64 %".126", i64* %".106"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".114", i64* %".103"
  store i64 %".115", i64* %".106"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.laneid"()

declare {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".1", i32 %".2", i1 %".3")

declare i64 @"llvm.ctpop.i64"(i64 %".1")

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

declare void @"llvm.nvvm.bar.warp.sync"(i32 %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels5votesB3v27B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels5votesB3v27B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE", !"kernel", i32 1 }
