; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "matches$54"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels7matchesB3v54B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels7matchesB3v54B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %".36" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36"
  %".75" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75"
  %"$272pred" = alloca i1
  store i1 0, i1* %"$272pred"
  %"$324pred" = alloca i1
  store i1 0, i1* %"$324pred"
  %".139" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139"
  %"$436pred" = alloca i1
  store i1 0, i1* %"$436pred"
  %".187" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187"
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
  %".35" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36"
  %".40" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 5
  %".41" = getelementptr inbounds [1 x i64], [1 x i64]* %".40", i32 0, i32 0
  %".42" = load i64, i64* %".41", !range !1
  %".43" = insertvalue [1 x i64] undef, i64 %".42", 0
  %".44" = extractvalue [1 x i64] %".43", 0
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 6
  %".46" = load [1 x i64], [1 x i64]* %".45"
  %".47" = extractvalue [1 x i64] %".46", 0
  %".48" = icmp slt i64 %".35", 0
  %".49" = add i64 %".35", %".44"
  %".50" = select  i1 %".48", i64 %".49", i64 %".35"
  %".51" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 5
  %".52" = getelementptr inbounds [1 x i64], [1 x i64]* %".51", i32 0, i32 0
  %".53" = load i64, i64* %".52", !range !1
  %".54" = insertvalue [1 x i64] undef, i64 %".53", 0
  %".55" = extractvalue [1 x i64] %".54", 0
  %".56" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 6
  %".57" = load [1 x i64], [1 x i64]* %".56"
  %".58" = extractvalue [1 x i64] %".57", 0
  %".59" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".36", i32 0, i32 4
  %".60" = load i32*, i32** %".59"
  %".61" = mul i64 %".50", 1
  %".62" = add i64 0, %".61"
  %".63" = getelementptr i32, i32* %".60", i64 %".62"
  %".64" = load i32, i32* %".63"
  %".65" = trunc i64 4294967295 to i32
  %".66" = call i32 @"llvm.nvvm.match.any.sync.i32"(i32 %".65", i32 %".64")
  %".67" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".68" = sext i32 %".67" to i64
  %".69" = and i64 %".68", -8
  %".70" = sext i32 %".66" to i64
  %".71" = ashr i64 %".70", %".69"
  %".72" = and i64 %".71", 255
  %".73" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".74" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".73", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75"
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75", i32 0, i32 5
  %".80" = getelementptr inbounds [1 x i64], [1 x i64]* %".79", i32 0, i32 0
  %".81" = load i64, i64* %".80", !range !1
  %".82" = insertvalue [1 x i64] undef, i64 %".81", 0
  %".83" = extractvalue [1 x i64] %".82", 0
  %".84" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75", i32 0, i32 6
  %".85" = load [1 x i64], [1 x i64]* %".84"
  %".86" = extractvalue [1 x i64] %".85", 0
  %".87" = icmp slt i64 %".74", 0
  %".88" = add i64 %".74", %".83"
  %".89" = select  i1 %".87", i64 %".88", i64 %".74"
  %".90" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75", i32 0, i32 5
  %".91" = getelementptr inbounds [1 x i64], [1 x i64]* %".90", i32 0, i32 0
  %".92" = load i64, i64* %".91", !range !1
  %".93" = insertvalue [1 x i64] undef, i64 %".92", 0
  %".94" = extractvalue [1 x i64] %".93", 0
  %".95" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75", i32 0, i32 6
  %".96" = load [1 x i64], [1 x i64]* %".95"
  %".97" = extractvalue [1 x i64] %".96", 0
  %".98" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".75", i32 0, i32 4
  %".99" = load i32*, i32** %".98"
  %".100" = mul i64 %".89", 1
  %".101" = add i64 0, %".100"
  %".102" = getelementptr i32, i32* %".99", i64 %".101"
  %".103" = trunc i64 %".72" to i32
  store i32 %".103", i32* %".102"
  %".105" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".106" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".107" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".108" = insertvalue {i32, i32, i32} undef, i32 %".105", 0
  %".109" = insertvalue {i32, i32, i32} %".108", i32 %".106", 1
  %".110" = insertvalue {i32, i32, i32} %".109", i32 %".107", 2
  %".111" = extractvalue {i32, i32, i32} %".110", 0
  %".112" = sext i32 %".111" to i64
  %".113" = trunc i64 4294967295 to i32
  %".114" = call {i32, i1} @"llvm.nvvm.match.all.sync.i64"(i32 %".113", i64 %".112")
  %".115" = extractvalue {i32, i1} %".114", 0
  %".116" = extractvalue {i32, i1} %".114", 1
  %".118" = load i1, i1* %"$272pred"
  store i1 %".116", i1* %"$272pred"
  %".120" = load i1, i1* %"$272pred"
  br i1 %".120", label %"B274", label %"B326"
B274:
  %".122" = load i1, i1* %"$272pred"
  store i1 0, i1* %"$272pred"
  %".124" = call i32 asm sideeffect "activemask.b32 $0;", "=r"()
  %".125" = zext i32 %".124" to i64
  %".126" = and i64 %".125", 255
  %".127" = icmp ne i64 %".126", 255
  %".129" = load i1, i1* %"$324pred"
  store i1 %".127", i1* %"$324pred"
  %".131" = load i1, i1* %"$324pred"
  br i1 %".131", label %"B326", label %"B336"
B326:
  %".133" = load i1, i1* %"$324pred"
  store i1 0, i1* %"$324pred"
  %".135" = load i1, i1* %"$272pred"
  store i1 0, i1* %"$272pred"
  %".137" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".138" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".137", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139"
  %".143" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139", i32 0, i32 5
  %".144" = getelementptr inbounds [1 x i64], [1 x i64]* %".143", i32 0, i32 0
  %".145" = load i64, i64* %".144", !range !1
  %".146" = insertvalue [1 x i64] undef, i64 %".145", 0
  %".147" = extractvalue [1 x i64] %".146", 0
  %".148" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139", i32 0, i32 6
  %".149" = load [1 x i64], [1 x i64]* %".148"
  %".150" = extractvalue [1 x i64] %".149", 0
  %".151" = icmp slt i64 %".138", 0
  %".152" = add i64 %".138", %".147"
  %".153" = select  i1 %".151", i64 %".152", i64 %".138"
  %".154" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139", i32 0, i32 5
  %".155" = getelementptr inbounds [1 x i64], [1 x i64]* %".154", i32 0, i32 0
  %".156" = load i64, i64* %".155", !range !1
  %".157" = insertvalue [1 x i64] undef, i64 %".156", 0
  %".158" = extractvalue [1 x i64] %".157", 0
  %".159" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139", i32 0, i32 6
  %".160" = load [1 x i64], [1 x i64]* %".159"
  %".161" = extractvalue [1 x i64] %".160", 0
  %".162" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".139", i32 0, i32 4
  %".163" = load i32*, i32** %".162"
  %".164" = mul i64 %".153", 1
  %".165" = add i64 0, %".164"
  %".166" = getelementptr i32, i32* %".163", i64 %".165"
  %".167" = trunc i64 -1 to i32
  store i32 %".167", i32* %".166"
  br label %"B336"
B336:
  %".170" = load i1, i1* %"$324pred"
  store i1 0, i1* %"$324pred"
  %".172" = call i32 asm sideeffect "mov.u32 $0, %lanemask_lt;", "=r"()
  %".173" = call i32 @"llvm.ctpop.i32"(i32 %".172")
  %".174" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".175" = zext i32 %".173" to i64
  %".176" = sext i32 %".174" to i64
  %".177" = icmp ne i64 %".175", %".176"
  %".179" = load i1, i1* %"$436pred"
  store i1 %".177", i1* %"$436pred"
  %".181" = load i1, i1* %"$436pred"
  br i1 %".181", label %"B438", label %"B452"
B438:
  %".183" = load i1, i1* %"$436pred"
  store i1 0, i1* %"$436pred"
  %".185" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".186" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".185", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187"
  %".191" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187", i32 0, i32 5
  %".192" = getelementptr inbounds [1 x i64], [1 x i64]* %".191", i32 0, i32 0
  %".193" = load i64, i64* %".192", !range !1
  %".194" = insertvalue [1 x i64] undef, i64 %".193", 0
  %".195" = extractvalue [1 x i64] %".194", 0
  %".196" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187", i32 0, i32 6
  %".197" = load [1 x i64], [1 x i64]* %".196"
  %".198" = extractvalue [1 x i64] %".197", 0
  %".199" = icmp slt i64 %".186", 0
  %".200" = add i64 %".186", %".195"
  %".201" = select  i1 %".199", i64 %".200", i64 %".186"
  %".202" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187", i32 0, i32 5
  %".203" = getelementptr inbounds [1 x i64], [1 x i64]* %".202", i32 0, i32 0
  %".204" = load i64, i64* %".203", !range !1
  %".205" = insertvalue [1 x i64] undef, i64 %".204", 0
  %".206" = extractvalue [1 x i64] %".205", 0
  %".207" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187", i32 0, i32 6
  %".208" = load [1 x i64], [1 x i64]* %".207"
  %".209" = extractvalue [1 x i64] %".208", 0
  %".210" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".187", i32 0, i32 4
  %".211" = load i32*, i32** %".210"
  %".212" = mul i64 %".201", 1
  %".213" = add i64 0, %".212"
  %".214" = getelementptr i32, i32* %".211", i64 %".213"
  %".215" = trunc i64 -2 to i32
  store i32 %".215", i32* %".214"
  %".217" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".219" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B452:
  %".223" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".225" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".227" = load i1, i1* %"$436pred"
  store i1 0, i1* %"$436pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.match.any.sync.i32"(i32 %".1", i32 %".2")

declare i32 @"llvm.nvvm.read.ptx.sreg.laneid"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

declare {i32, i1} @"llvm.nvvm.match.all.sync.i64"(i32 %".1", i64 %".2")

declare i32 @"llvm.ctpop.i32"(i32 %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7matchesB3v54B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7matchesB3v54B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIiLi1E1C7mutable7alignedE", !"kernel", i32 1 }
