; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "bodies$48"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels6bodiesB3v48B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels6bodiesB3v48B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE"(i8* %"at.0", i8* %"at.1", i64 %"at.2", i64 %"at.3", double* %"at.4", i64 %"at.5.0", i64 %"at.5.1", i64 %"at.6.0", i64 %"at.6.1", i8* %"force.0", i8* %"force.1", i64 %"force.2", i64 %"force.3", double* %"force.4", i64 %"force.5.0", i64 %"force.5.1", i64 %"force.6.0", i64 %"force.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} undef, i8* %"at.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"at.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"at.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"at.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.itemsize", double* %"at.4", 4
  %".21" = insertvalue [2 x i64] undef, i64 %"at.5.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"at.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".22", 5
  %".23" = insertvalue [2 x i64] undef, i64 %"at.6.0", 0
  %".24" = insertvalue [2 x i64] %".23", i64 %"at.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".24", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} undef, i8* %"force.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"force.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"force.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"force.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", double* %"force.4", 4
  %".25" = insertvalue [2 x i64] undef, i64 %"force.5.0", 0
  %".26" = insertvalue [2 x i64] %".25", i64 %"force.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".26", 5
  %".27" = insertvalue [2 x i64] undef, i64 %"force.6.0", 0
  %".28" = insertvalue [2 x i64] %".27", i64 %"force.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".28", 6
  %"at" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %"force" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"force"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"total.2" = alloca [3 x double]
  store [3 x double] zeroinitializer, [3 x double]* %"total.2"
  %".52" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".52"
  %".64" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".64"
  %".74" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".74"
  %".78" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".78"
  %".87" = alloca i64
  store i64 0, i64* %".87"
  %".90" = alloca i64
  store i64 0, i64* %".90"
  %"$phi100.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi100.0"
  %".129" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".129"
  %".132" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".132"
  %".158" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".158"
  %".164" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".164"
  %"$100for_iter.3" = alloca i1
  store i1 0, i1* %"$100for_iter.3"
  %"$phi102.1" = alloca i64
  store i64 0, i64* %"$phi102.1"
  %".190" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190"
  %".245" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245"
  %".300" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300"
  %".355" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355"
  %".410" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410"
  %".465" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465"
  %".546" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".546"
  %".556" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".556"
  %".560" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".560"
  %".569" = alloca i64
  store i64 0, i64* %".569"
  %".572" = alloca i64
  store i64 0, i64* %".572"
  %"$phi390.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi390.0"
  %".611" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".611"
  %".614" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".614"
  %".640" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".640"
  %".646" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".646"
  %"$390for_iter.3" = alloca i1
  store i1 0, i1* %"$390for_iter.3"
  %"$phi392.1" = alloca i64
  store i64 0, i64* %"$phi392.1"
  %".681" = alloca {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"force"
  %".33" = trunc i64 1 to i32
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".37" = sext i32 %".36" to i64
  %".38" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".39" = sext i32 %".38" to i64
  %".40" = mul i64 %".37", %".39"
  %".41" = add i64 %".40", %".35"
  %".43" = load i64, i64* %"i"
  store i64 %".41", i64* %"i"
  %".45" = insertvalue [3 x double] undef, double              0x0, 0
  %".46" = insertvalue [3 x double] %".45", double              0x0, 1
  %".47" = insertvalue [3 x double] %".46", double              0x0, 2
  %".49" = load [3 x double], [3 x double]* %"total.2"
  store [3 x double] %".47", [3 x double]* %"total.2"
  %".51" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".52"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".51", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".52"
  %".56" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".52", i32 0, i32 5
  %".57" = getelementptr inbounds [2 x i64], [2 x i64]* %".56", i32 0, i32 0
  %".58" = load i64, i64* %".57", !range !1
  %".59" = getelementptr inbounds [2 x i64], [2 x i64]* %".56", i32 0, i32 1
  %".60" = load i64, i64* %".59", !range !1
  %".61" = insertvalue [2 x i64] undef, i64 %".58", 0
  %".62" = insertvalue [2 x i64] %".61", i64 %".60", 1
  %".63" = extractvalue [2 x i64] %".62", 0
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".64"
  %".67" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".64", i32 0, i32 0
  store i64 0, i64* %".67"
  %".69" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".64", i32 0, i32 1
  store i64 %".63", i64* %".69"
  %".71" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".64", i32 0, i32 2
  store i64 1, i64* %".71"
  %".73" = load {i64, i64, i64}, {i64, i64, i64}* %".64"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".74"
  store {i64, i64, i64} %".73", {i64, i64, i64}* %".74"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".78"
  %".81" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".74", i32 0, i32 0
  %".82" = load i64, i64* %".81"
  %".83" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".74", i32 0, i32 1
  %".84" = load i64, i64* %".83"
  %".85" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".74", i32 0, i32 2
  %".86" = load i64, i64* %".85"
  store i64 %".82", i64* %".87"
  %".92" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78", i32 0, i32 0
  store i64* %".87", i64** %".92"
  %".94" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78", i32 0, i32 1
  store i64 %".84", i64* %".94"
  %".96" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78", i32 0, i32 2
  store i64 %".86", i64* %".96"
  %".98" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78", i32 0, i32 3
  store i64* %".90", i64** %".98"
  %".100" = sub i64 %".84", %".82"
  %".101" = icmp sgt i64 %".100", 0
  %".102" = icmp sgt i64 %".86", 0
  %".103" = xor i1 %".101", %".102"
  %".104" = icmp eq i64 %".86", 0
  br i1 %".104", label %"B0.if", label %"B0.endif", !prof !2
B100:
  %".128" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi100.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".129"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".132"
  store {i64*, i64, i64, i64*} %".128", {i64*, i64, i64, i64*}* %".132"
  %".136" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".132", i32 0, i32 3
  %".137" = load i64*, i64** %".136"
  %".138" = load i64, i64* %".137"
  %".139" = icmp sgt i64 %".138", 0
  %".140" = getelementptr inbounds {i64, i1}, {i64, i1}* %".129", i32 0, i32 1
  store i1 %".139", i1* %".140"
  br i1 %".139", label %"B100.if", label %"B100.endif"
B102:
  %".178" = load i1, i1* %"$100for_iter.3"
  store i1 0, i1* %"$100for_iter.3"
  %".180" = load i64, i64* %"$phi102.1"
  %".181" = load i64, i64* %"$phi102.1"
  store i64 0, i64* %"$phi102.1"
  %".183" = insertvalue {i64, i64} undef, i64 %".180", 0
  %".184" = insertvalue {i64, i64} %".183", i64 0, 1
  %".185" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".186" = extractvalue {i64, i64} %".184", 0
  %".187" = extractvalue {i64, i64} %".184", 1
  %".188" = insertvalue [2 x i64] undef, i64 %".186", 0
  %".189" = insertvalue [2 x i64] %".188", i64 0, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".185", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190"
  %".194" = extractvalue [2 x i64] %".189", 0
  %".195" = extractvalue [2 x i64] %".189", 1
  %".196" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190", i32 0, i32 5
  %".197" = getelementptr inbounds [2 x i64], [2 x i64]* %".196", i32 0, i32 0
  %".198" = load i64, i64* %".197", !range !1
  %".199" = getelementptr inbounds [2 x i64], [2 x i64]* %".196", i32 0, i32 1
  %".200" = load i64, i64* %".199", !range !1
  %".201" = insertvalue [2 x i64] undef, i64 %".198", 0
  %".202" = insertvalue [2 x i64] %".201", i64 %".200", 1
  %".203" = extractvalue [2 x i64] %".202", 0
  %".204" = extractvalue [2 x i64] %".202", 1
  %".205" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190", i32 0, i32 6
  %".206" = load [2 x i64], [2 x i64]* %".205"
  %".207" = extractvalue [2 x i64] %".206", 0
  %".208" = extractvalue [2 x i64] %".206", 1
  %".209" = icmp slt i64 %".194", 0
  %".210" = add i64 %".194", %".203"
  %".211" = select  i1 %".209", i64 %".210", i64 %".194"
  %".212" = icmp slt i64 %".195", 0
  %".213" = add i64 %".195", %".204"
  %".214" = select  i1 %".212", i64 %".213", i64 %".195"
  %".215" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190", i32 0, i32 5
  %".216" = getelementptr inbounds [2 x i64], [2 x i64]* %".215", i32 0, i32 0
  %".217" = load i64, i64* %".216", !range !1
  %".218" = getelementptr inbounds [2 x i64], [2 x i64]* %".215", i32 0, i32 1
  %".219" = load i64, i64* %".218", !range !1
  %".220" = insertvalue [2 x i64] undef, i64 %".217", 0
  %".221" = insertvalue [2 x i64] %".220", i64 %".219", 1
  %".222" = extractvalue [2 x i64] %".221", 0
  %".223" = extractvalue [2 x i64] %".221", 1
  %".224" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190", i32 0, i32 6
  %".225" = load [2 x i64], [2 x i64]* %".224"
  %".226" = extractvalue [2 x i64] %".225", 0
  %".227" = extractvalue [2 x i64] %".225", 1
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".190", i32 0, i32 4
  %".229" = load double*, double** %".228"
  %".230" = mul i64 1, %".223"
  %".231" = mul i64 %".211", %".230"
  %".232" = add i64 0, %".231"
  %".233" = mul i64 %".214", 1
  %".234" = add i64 %".232", %".233"
  %".235" = getelementptr double, double* %".229", i64 %".234"
  %".236" = load double, double* %".235"
  %".237" = load i64, i64* %"i"
  %".238" = insertvalue {i64, i64} undef, i64 %".237", 0
  %".239" = insertvalue {i64, i64} %".238", i64 0, 1
  %".240" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".241" = extractvalue {i64, i64} %".239", 0
  %".242" = extractvalue {i64, i64} %".239", 1
  %".243" = insertvalue [2 x i64] undef, i64 %".241", 0
  %".244" = insertvalue [2 x i64] %".243", i64 0, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".240", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245"
  %".249" = extractvalue [2 x i64] %".244", 0
  %".250" = extractvalue [2 x i64] %".244", 1
  %".251" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 5
  %".252" = getelementptr inbounds [2 x i64], [2 x i64]* %".251", i32 0, i32 0
  %".253" = load i64, i64* %".252", !range !1
  %".254" = getelementptr inbounds [2 x i64], [2 x i64]* %".251", i32 0, i32 1
  %".255" = load i64, i64* %".254", !range !1
  %".256" = insertvalue [2 x i64] undef, i64 %".253", 0
  %".257" = insertvalue [2 x i64] %".256", i64 %".255", 1
  %".258" = extractvalue [2 x i64] %".257", 0
  %".259" = extractvalue [2 x i64] %".257", 1
  %".260" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 6
  %".261" = load [2 x i64], [2 x i64]* %".260"
  %".262" = extractvalue [2 x i64] %".261", 0
  %".263" = extractvalue [2 x i64] %".261", 1
  %".264" = icmp slt i64 %".249", 0
  %".265" = add i64 %".249", %".258"
  %".266" = select  i1 %".264", i64 %".265", i64 %".249"
  %".267" = icmp slt i64 %".250", 0
  %".268" = add i64 %".250", %".259"
  %".269" = select  i1 %".267", i64 %".268", i64 %".250"
  %".270" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 5
  %".271" = getelementptr inbounds [2 x i64], [2 x i64]* %".270", i32 0, i32 0
  %".272" = load i64, i64* %".271", !range !1
  %".273" = getelementptr inbounds [2 x i64], [2 x i64]* %".270", i32 0, i32 1
  %".274" = load i64, i64* %".273", !range !1
  %".275" = insertvalue [2 x i64] undef, i64 %".272", 0
  %".276" = insertvalue [2 x i64] %".275", i64 %".274", 1
  %".277" = extractvalue [2 x i64] %".276", 0
  %".278" = extractvalue [2 x i64] %".276", 1
  %".279" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 6
  %".280" = load [2 x i64], [2 x i64]* %".279"
  %".281" = extractvalue [2 x i64] %".280", 0
  %".282" = extractvalue [2 x i64] %".280", 1
  %".283" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".245", i32 0, i32 4
  %".284" = load double*, double** %".283"
  %".285" = mul i64 1, %".278"
  %".286" = mul i64 %".266", %".285"
  %".287" = add i64 0, %".286"
  %".288" = mul i64 %".269", 1
  %".289" = add i64 %".287", %".288"
  %".290" = getelementptr double, double* %".284", i64 %".289"
  %".291" = load double, double* %".290"
  %".292" = fsub double %".236", %".291"
  %".293" = insertvalue {i64, i64} undef, i64 %".180", 0
  %".294" = insertvalue {i64, i64} %".293", i64 1, 1
  %".295" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".296" = extractvalue {i64, i64} %".294", 0
  %".297" = extractvalue {i64, i64} %".294", 1
  %".298" = insertvalue [2 x i64] undef, i64 %".296", 0
  %".299" = insertvalue [2 x i64] %".298", i64 1, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".295", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300"
  %".304" = extractvalue [2 x i64] %".299", 0
  %".305" = extractvalue [2 x i64] %".299", 1
  %".306" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300", i32 0, i32 5
  %".307" = getelementptr inbounds [2 x i64], [2 x i64]* %".306", i32 0, i32 0
  %".308" = load i64, i64* %".307", !range !1
  %".309" = getelementptr inbounds [2 x i64], [2 x i64]* %".306", i32 0, i32 1
  %".310" = load i64, i64* %".309", !range !1
  %".311" = insertvalue [2 x i64] undef, i64 %".308", 0
  %".312" = insertvalue [2 x i64] %".311", i64 %".310", 1
  %".313" = extractvalue [2 x i64] %".312", 0
  %".314" = extractvalue [2 x i64] %".312", 1
  %".315" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300", i32 0, i32 6
  %".316" = load [2 x i64], [2 x i64]* %".315"
  %".317" = extractvalue [2 x i64] %".316", 0
  %".318" = extractvalue [2 x i64] %".316", 1
  %".319" = icmp slt i64 %".304", 0
  %".320" = add i64 %".304", %".313"
  %".321" = select  i1 %".319", i64 %".320", i64 %".304"
  %".322" = icmp slt i64 %".305", 0
  %".323" = add i64 %".305", %".314"
  %".324" = select  i1 %".322", i64 %".323", i64 %".305"
  %".325" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300", i32 0, i32 5
  %".326" = getelementptr inbounds [2 x i64], [2 x i64]* %".325", i32 0, i32 0
  %".327" = load i64, i64* %".326", !range !1
  %".328" = getelementptr inbounds [2 x i64], [2 x i64]* %".325", i32 0, i32 1
  %".329" = load i64, i64* %".328", !range !1
  %".330" = insertvalue [2 x i64] undef, i64 %".327", 0
  %".331" = insertvalue [2 x i64] %".330", i64 %".329", 1
  %".332" = extractvalue [2 x i64] %".331", 0
  %".333" = extractvalue [2 x i64] %".331", 1
  %".334" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300", i32 0, i32 6
  %".335" = load [2 x i64], [2 x i64]* %".334"
  %".336" = extractvalue [2 x i64] %".335", 0
  %".337" = extractvalue [2 x i64] %".335", 1
  %".338" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".300", i32 0, i32 4
  %".339" = load double*, double** %".338"
  %".340" = mul i64 1, %".333"
  %".341" = mul i64 %".321", %".340"
  %".342" = add i64 0, %".341"
  %".343" = mul i64 %".324", 1
  %".344" = add i64 %".342", %".343"
  %".345" = getelementptr double, double* %".339", i64 %".344"
  %".346" = load double, double* %".345"
  %".347" = load i64, i64* %"i"
  %".348" = insertvalue {i64, i64} undef, i64 %".347", 0
  %".349" = insertvalue {i64, i64} %".348", i64 1, 1
  %".350" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".351" = extractvalue {i64, i64} %".349", 0
  %".352" = extractvalue {i64, i64} %".349", 1
  %".353" = insertvalue [2 x i64] undef, i64 %".351", 0
  %".354" = insertvalue [2 x i64] %".353", i64 1, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".350", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355"
  %".359" = extractvalue [2 x i64] %".354", 0
  %".360" = extractvalue [2 x i64] %".354", 1
  %".361" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 5
  %".362" = getelementptr inbounds [2 x i64], [2 x i64]* %".361", i32 0, i32 0
  %".363" = load i64, i64* %".362", !range !1
  %".364" = getelementptr inbounds [2 x i64], [2 x i64]* %".361", i32 0, i32 1
  %".365" = load i64, i64* %".364", !range !1
  %".366" = insertvalue [2 x i64] undef, i64 %".363", 0
  %".367" = insertvalue [2 x i64] %".366", i64 %".365", 1
  %".368" = extractvalue [2 x i64] %".367", 0
  %".369" = extractvalue [2 x i64] %".367", 1
  %".370" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 6
  %".371" = load [2 x i64], [2 x i64]* %".370"
  %".372" = extractvalue [2 x i64] %".371", 0
  %".373" = extractvalue [2 x i64] %".371", 1
  %".374" = icmp slt i64 %".359", 0
  %".375" = add i64 %".359", %".368"
  %".376" = select  i1 %".374", i64 %".375", i64 %".359"
  %".377" = icmp slt i64 %".360", 0
  %".378" = add i64 %".360", %".369"
  %".379" = select  i1 %".377", i64 %".378", i64 %".360"
  %".380" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 5
  %".381" = getelementptr inbounds [2 x i64], [2 x i64]* %".380", i32 0, i32 0
  %".382" = load i64, i64* %".381", !range !1
  %".383" = getelementptr inbounds [2 x i64], [2 x i64]* %".380", i32 0, i32 1
  %".384" = load i64, i64* %".383", !range !1
  %".385" = insertvalue [2 x i64] undef, i64 %".382", 0
  %".386" = insertvalue [2 x i64] %".385", i64 %".384", 1
  %".387" = extractvalue [2 x i64] %".386", 0
  %".388" = extractvalue [2 x i64] %".386", 1
  %".389" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 6
  %".390" = load [2 x i64], [2 x i64]* %".389"
  %".391" = extractvalue [2 x i64] %".390", 0
  %".392" = extractvalue [2 x i64] %".390", 1
  %".393" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".355", i32 0, i32 4
  %".394" = load double*, double** %".393"
  %".395" = mul i64 1, %".388"
  %".396" = mul i64 %".376", %".395"
  %".397" = add i64 0, %".396"
  %".398" = mul i64 %".379", 1
  %".399" = add i64 %".397", %".398"
  %".400" = getelementptr double, double* %".394", i64 %".399"
  %".401" = load double, double* %".400"
  %".402" = fsub double %".346", %".401"
  %".403" = insertvalue {i64, i64} undef, i64 %".180", 0
  %".404" = insertvalue {i64, i64} %".403", i64 2, 1
  %".405" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".406" = extractvalue {i64, i64} %".404", 0
  %".407" = extractvalue {i64, i64} %".404", 1
  %".408" = insertvalue [2 x i64] undef, i64 %".406", 0
  %".409" = insertvalue [2 x i64] %".408", i64 2, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".405", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410"
  %".414" = extractvalue [2 x i64] %".409", 0
  %".415" = extractvalue [2 x i64] %".409", 1
  %".416" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410", i32 0, i32 5
  %".417" = getelementptr inbounds [2 x i64], [2 x i64]* %".416", i32 0, i32 0
  %".418" = load i64, i64* %".417", !range !1
  %".419" = getelementptr inbounds [2 x i64], [2 x i64]* %".416", i32 0, i32 1
  %".420" = load i64, i64* %".419", !range !1
  %".421" = insertvalue [2 x i64] undef, i64 %".418", 0
  %".422" = insertvalue [2 x i64] %".421", i64 %".420", 1
  %".423" = extractvalue [2 x i64] %".422", 0
  %".424" = extractvalue [2 x i64] %".422", 1
  %".425" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410", i32 0, i32 6
  %".426" = load [2 x i64], [2 x i64]* %".425"
  %".427" = extractvalue [2 x i64] %".426", 0
  %".428" = extractvalue [2 x i64] %".426", 1
  %".429" = icmp slt i64 %".414", 0
  %".430" = add i64 %".414", %".423"
  %".431" = select  i1 %".429", i64 %".430", i64 %".414"
  %".432" = icmp slt i64 %".415", 0
  %".433" = add i64 %".415", %".424"
  %".434" = select  i1 %".432", i64 %".433", i64 %".415"
  %".435" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410", i32 0, i32 5
  %".436" = getelementptr inbounds [2 x i64], [2 x i64]* %".435", i32 0, i32 0
  %".437" = load i64, i64* %".436", !range !1
  %".438" = getelementptr inbounds [2 x i64], [2 x i64]* %".435", i32 0, i32 1
  %".439" = load i64, i64* %".438", !range !1
  %".440" = insertvalue [2 x i64] undef, i64 %".437", 0
  %".441" = insertvalue [2 x i64] %".440", i64 %".439", 1
  %".442" = extractvalue [2 x i64] %".441", 0
  %".443" = extractvalue [2 x i64] %".441", 1
  %".444" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410", i32 0, i32 6
  %".445" = load [2 x i64], [2 x i64]* %".444"
  %".446" = extractvalue [2 x i64] %".445", 0
  %".447" = extractvalue [2 x i64] %".445", 1
  %".448" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".410", i32 0, i32 4
  %".449" = load double*, double** %".448"
  %".450" = mul i64 1, %".443"
  %".451" = mul i64 %".431", %".450"
  %".452" = add i64 0, %".451"
  %".453" = mul i64 %".434", 1
  %".454" = add i64 %".452", %".453"
  %".455" = getelementptr double, double* %".449", i64 %".454"
  %".456" = load double, double* %".455"
  %".457" = load i64, i64* %"i"
  %".458" = insertvalue {i64, i64} undef, i64 %".457", 0
  %".459" = insertvalue {i64, i64} %".458", i64 2, 1
  %".460" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".461" = extractvalue {i64, i64} %".459", 0
  %".462" = extractvalue {i64, i64} %".459", 1
  %".463" = insertvalue [2 x i64] undef, i64 %".461", 0
  %".464" = insertvalue [2 x i64] %".463", i64 2, 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".460", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465"
  %".469" = extractvalue [2 x i64] %".464", 0
  %".470" = extractvalue [2 x i64] %".464", 1
  %".471" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 5
  %".472" = getelementptr inbounds [2 x i64], [2 x i64]* %".471", i32 0, i32 0
  %".473" = load i64, i64* %".472", !range !1
  %".474" = getelementptr inbounds [2 x i64], [2 x i64]* %".471", i32 0, i32 1
  %".475" = load i64, i64* %".474", !range !1
  %".476" = insertvalue [2 x i64] undef, i64 %".473", 0
  %".477" = insertvalue [2 x i64] %".476", i64 %".475", 1
  %".478" = extractvalue [2 x i64] %".477", 0
  %".479" = extractvalue [2 x i64] %".477", 1
  %".480" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 6
  %".481" = load [2 x i64], [2 x i64]* %".480"
  %".482" = extractvalue [2 x i64] %".481", 0
  %".483" = extractvalue [2 x i64] %".481", 1
  %".484" = icmp slt i64 %".469", 0
  %".485" = add i64 %".469", %".478"
  %".486" = select  i1 %".484", i64 %".485", i64 %".469"
  %".487" = icmp slt i64 %".470", 0
  %".488" = add i64 %".470", %".479"
  %".489" = select  i1 %".487", i64 %".488", i64 %".470"
  %".490" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 5
  %".491" = getelementptr inbounds [2 x i64], [2 x i64]* %".490", i32 0, i32 0
  %".492" = load i64, i64* %".491", !range !1
  %".493" = getelementptr inbounds [2 x i64], [2 x i64]* %".490", i32 0, i32 1
  %".494" = load i64, i64* %".493", !range !1
  %".495" = insertvalue [2 x i64] undef, i64 %".492", 0
  %".496" = insertvalue [2 x i64] %".495", i64 %".494", 1
  %".497" = extractvalue [2 x i64] %".496", 0
  %".498" = extractvalue [2 x i64] %".496", 1
  %".499" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 6
  %".500" = load [2 x i64], [2 x i64]* %".499"
  %".501" = extractvalue [2 x i64] %".500", 0
  %".502" = extractvalue [2 x i64] %".500", 1
  %".503" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".465", i32 0, i32 4
  %".504" = load double*, double** %".503"
  %".505" = mul i64 1, %".498"
  %".506" = mul i64 %".486", %".505"
  %".507" = add i64 0, %".506"
  %".508" = mul i64 %".489", 1
  %".509" = add i64 %".507", %".508"
  %".510" = getelementptr double, double* %".504", i64 %".509"
  %".511" = load double, double* %".510"
  %".512" = fsub double %".456", %".511"
  %".513" = fmul double %".292", %".292"
  %".514" = fmul double %".402", %".402"
  %".515" = fadd double %".513", %".514"
  %".516" = fmul double %".512", %".512"
  %".517" = fadd double %".515", %".516"
  %".518" = fadd double %".517", 0x3f847ae147ae147b
  %".519" = call double @"__nv_pow"(double %".518", double 0xbff8000000000000)
  %".520" = load [3 x double], [3 x double]* %"total.2"
  %".521" = extractvalue [3 x double] %".520", 0
  %".522" = fmul double %".292", %".519"
  %".523" = fadd double %".521", %".522"
  %".524" = load [3 x double], [3 x double]* %"total.2"
  %".525" = extractvalue [3 x double] %".524", 1
  %".526" = fmul double %".402", %".519"
  %".527" = fadd double %".525", %".526"
  %".528" = load [3 x double], [3 x double]* %"total.2"
  %".529" = extractvalue [3 x double] %".528", 2
  %".530" = fmul double %".512", %".519"
  %".531" = fadd double %".529", %".530"
  %".532" = insertvalue [3 x double] undef, double %".523", 0
  %".533" = insertvalue [3 x double] %".532", double %".527", 1
  %".534" = insertvalue [3 x double] %".533", double %".531", 2
  %".535" = load [3 x double], [3 x double]* %"total.2"
  store [3 x double] %".534", [3 x double]* %"total.2"
  br label %"B100"
B360:
  %".538" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"at"
  %".540" = load i64, i64* %"$phi102.1"
  store i64 0, i64* %"$phi102.1"
  %".542" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi100.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi100.0"
  %".544" = load i1, i1* %"$100for_iter.3"
  store i1 0, i1* %"$100for_iter.3"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".546"
  %".549" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".546", i32 0, i32 0
  store i64 0, i64* %".549"
  %".551" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".546", i32 0, i32 1
  store i64 3, i64* %".551"
  %".553" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".546", i32 0, i32 2
  store i64 1, i64* %".553"
  %".555" = load {i64, i64, i64}, {i64, i64, i64}* %".546"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".556"
  store {i64, i64, i64} %".555", {i64, i64, i64}* %".556"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".560"
  %".563" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".556", i32 0, i32 0
  %".564" = load i64, i64* %".563"
  %".565" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".556", i32 0, i32 1
  %".566" = load i64, i64* %".565"
  %".567" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".556", i32 0, i32 2
  %".568" = load i64, i64* %".567"
  store i64 %".564", i64* %".569"
  %".574" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560", i32 0, i32 0
  store i64* %".569", i64** %".574"
  %".576" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560", i32 0, i32 1
  store i64 %".566", i64* %".576"
  %".578" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560", i32 0, i32 2
  store i64 %".568", i64* %".578"
  %".580" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560", i32 0, i32 3
  store i64* %".572", i64** %".580"
  %".582" = sub i64 %".566", %".564"
  %".583" = icmp sgt i64 %".582", 0
  %".584" = icmp sgt i64 %".568", 0
  %".585" = xor i1 %".583", %".584"
  %".586" = icmp eq i64 %".568", 0
  br i1 %".586", label %"B360.if", label %"B360.endif", !prof !2
B390:
  %".610" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi390.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".611"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".614"
  store {i64*, i64, i64, i64*} %".610", {i64*, i64, i64, i64*}* %".614"
  %".618" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".614", i32 0, i32 3
  %".619" = load i64*, i64** %".618"
  %".620" = load i64, i64* %".619"
  %".621" = icmp sgt i64 %".620", 0
  %".622" = getelementptr inbounds {i64, i1}, {i64, i1}* %".611", i32 0, i32 1
  store i1 %".621", i1* %".622"
  br i1 %".621", label %"B390.if", label %"B390.endif"
B392:
  %".660" = load i1, i1* %"$390for_iter.3"
  store i1 0, i1* %"$390for_iter.3"
  %".662" = load i64, i64* %"$phi392.1"
  %".663" = load i64, i64* %"$phi392.1"
  store i64 0, i64* %"$phi392.1"
  %".665" = load [3 x double], [3 x double]* %"total.2"
  switch i64 %".662", label %"switch.else" [i64 0, label %"switch.0" i64 -3, label %"switch.0" i64 1, label %"switch.1" i64 -2, label %"switch.1" i64 2, label %"switch.2" i64 -1, label %"switch.2"]
B422:
  %".727" = load [3 x double], [3 x double]* %"total.2"
  store [3 x double] zeroinitializer, [3 x double]* %"total.2"
  %".729" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".731" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"force"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"force"
  %".733" = load i64, i64* %"$phi392.1"
  store i64 0, i64* %"$phi392.1"
  %".735" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi390.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi390.0"
  %".737" = load i1, i1* %"$390for_iter.3"
  store i1 0, i1* %"$390for_iter.3"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".103", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".108" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78", i32 0, i32 3
  %".109" = load i64*, i64** %".108"
  store i64 0, i64* %".109"
  br label %"B0.endif.endif"
B0.endif.else:
  %".112" = srem i64 %".100", %".86"
  %".113" = sub i64 0, %".112"
  %".114" = select  i1 %".101", i64 %".112", i64 %".113"
  %".115" = icmp sgt i64 %".114", 0
  %".116" = sdiv i64 %".100", %".86"
  %".117" = select  i1 %".115", i64 1, i64 0
  %".118" = add i64 %".116", %".117"
  %".119" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78", i32 0, i32 3
  %".120" = load i64*, i64** %".119"
  store i64 %".118", i64* %".120"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".123" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".78"
  %".125" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi100.0"
  store {i64*, i64, i64, i64*} %".123", {i64*, i64, i64, i64*}* %"$phi100.0"
  br label %"B100"
B100.if:
  %".143" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".132", i32 0, i32 0
  %".144" = load i64*, i64** %".143"
  %".145" = load i64, i64* %".144"
  %".146" = getelementptr inbounds {i64, i1}, {i64, i1}* %".129", i32 0, i32 0
  store i64 %".145", i64* %".146"
  %".148" = sub nsw i64 %".138", 1
  store i64 %".148", i64* %".137"
  %".150" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".132", i32 0, i32 2
  %".151" = load i64, i64* %".150"
  %".152" = add i64 %".145", %".151"
  %".153" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".132", i32 0, i32 0
  %".154" = load i64*, i64** %".153"
  store i64 %".152", i64* %".154"
  br label %"B100.endif"
B100.endif:
  %".157" = load {i64, i1}, {i64, i1}* %".129"
  store {i64, i1} zeroinitializer, {i64, i1}* %".158"
  store {i64, i1} %".157", {i64, i1}* %".158"
  %".162" = getelementptr inbounds {i64, i1}, {i64, i1}* %".158", i32 0, i32 0
  %".163" = load i64, i64* %".162"
  store {i64, i1} zeroinitializer, {i64, i1}* %".164"
  store {i64, i1} %".157", {i64, i1}* %".164"
  %".168" = getelementptr inbounds {i64, i1}, {i64, i1}* %".164", i32 0, i32 1
  %".169" = load i1, i1* %".168"
  %".171" = load i1, i1* %"$100for_iter.3"
  store i1 %".169", i1* %"$100for_iter.3"
  %".174" = load i64, i64* %"$phi102.1"
  store i64 %".163", i64* %"$phi102.1"
  %".176" = load i1, i1* %"$100for_iter.3"
  br i1 %".176", label %"B102", label %"B360"
B360.if:
  ret void
B360.endif:
  br i1 %".585", label %"B360.endif.if", label %"B360.endif.else"
B360.endif.if:
  %".590" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560", i32 0, i32 3
  %".591" = load i64*, i64** %".590"
  store i64 0, i64* %".591"
  br label %"B360.endif.endif"
B360.endif.else:
  %".594" = srem i64 %".582", %".568"
  %".595" = sub i64 0, %".594"
  %".596" = select  i1 %".583", i64 %".594", i64 %".595"
  %".597" = icmp sgt i64 %".596", 0
  %".598" = sdiv i64 %".582", %".568"
  %".599" = select  i1 %".597", i64 1, i64 0
  %".600" = add i64 %".598", %".599"
  %".601" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560", i32 0, i32 3
  %".602" = load i64*, i64** %".601"
  store i64 %".600", i64* %".602"
  br label %"B360.endif.endif"
B360.endif.endif:
  %".605" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".560"
  %".607" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi390.0"
  store {i64*, i64, i64, i64*} %".605", {i64*, i64, i64, i64*}* %"$phi390.0"
  br label %"B390"
B390.if:
  %".625" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".614", i32 0, i32 0
  %".626" = load i64*, i64** %".625"
  %".627" = load i64, i64* %".626"
  %".628" = getelementptr inbounds {i64, i1}, {i64, i1}* %".611", i32 0, i32 0
  store i64 %".627", i64* %".628"
  %".630" = sub nsw i64 %".620", 1
  store i64 %".630", i64* %".619"
  %".632" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".614", i32 0, i32 2
  %".633" = load i64, i64* %".632"
  %".634" = add i64 %".627", %".633"
  %".635" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".614", i32 0, i32 0
  %".636" = load i64*, i64** %".635"
  store i64 %".634", i64* %".636"
  br label %"B390.endif"
B390.endif:
  %".639" = load {i64, i1}, {i64, i1}* %".611"
  store {i64, i1} zeroinitializer, {i64, i1}* %".640"
  store {i64, i1} %".639", {i64, i1}* %".640"
  %".644" = getelementptr inbounds {i64, i1}, {i64, i1}* %".640", i32 0, i32 0
  %".645" = load i64, i64* %".644"
  store {i64, i1} zeroinitializer, {i64, i1}* %".646"
  store {i64, i1} %".639", {i64, i1}* %".646"
  %".650" = getelementptr inbounds {i64, i1}, {i64, i1}* %".646", i32 0, i32 1
  %".651" = load i1, i1* %".650"
  %".653" = load i1, i1* %"$390for_iter.3"
  store i1 %".651", i1* %"$390for_iter.3"
  %".656" = load i64, i64* %"$phi392.1"
  store i64 %".645", i64* %"$phi392.1"
  %".658" = load i1, i1* %"$390for_iter.3"
  br i1 %".658", label %"B392", label %"B422"
switch.else:
  ret void
switch.end:
  %".668" = phi  double [%".669", %"switch.0"], [%".671", %"switch.1"], [%".673", %"switch.2"]
  %".675" = load i64, i64* %"i"
  %".676" = insertvalue [2 x i64] undef, i64 %".675", 0
  %".677" = insertvalue [2 x i64] %".676", i64 %".662", 1
  %".678" = load {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %"force"
  %".679" = extractvalue [2 x i64] %".677", 0
  %".680" = extractvalue [2 x i64] %".677", 1
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681"
  store {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]} %".678", {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681"
  %".685" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681", i32 0, i32 5
  %".686" = getelementptr inbounds [2 x i64], [2 x i64]* %".685", i32 0, i32 0
  %".687" = load i64, i64* %".686", !range !1
  %".688" = getelementptr inbounds [2 x i64], [2 x i64]* %".685", i32 0, i32 1
  %".689" = load i64, i64* %".688", !range !1
  %".690" = insertvalue [2 x i64] undef, i64 %".687", 0
  %".691" = insertvalue [2 x i64] %".690", i64 %".689", 1
  %".692" = extractvalue [2 x i64] %".691", 0
  %".693" = extractvalue [2 x i64] %".691", 1
  %".694" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681", i32 0, i32 6
  %".695" = load [2 x i64], [2 x i64]* %".694"
  %".696" = extractvalue [2 x i64] %".695", 0
  %".697" = extractvalue [2 x i64] %".695", 1
  %".698" = icmp slt i64 %".679", 0
  %".699" = add i64 %".679", %".692"
  %".700" = select  i1 %".698", i64 %".699", i64 %".679"
  %".701" = icmp slt i64 %".680", 0
  %".702" = add i64 %".680", %".693"
  %".703" = select  i1 %".701", i64 %".702", i64 %".680"
  %".704" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681", i32 0, i32 5
  %".705" = getelementptr inbounds [2 x i64], [2 x i64]* %".704", i32 0, i32 0
  %".706" = load i64, i64* %".705", !range !1
  %".707" = getelementptr inbounds [2 x i64], [2 x i64]* %".704", i32 0, i32 1
  %".708" = load i64, i64* %".707", !range !1
  %".709" = insertvalue [2 x i64] undef, i64 %".706", 0
  %".710" = insertvalue [2 x i64] %".709", i64 %".708", 1
  %".711" = extractvalue [2 x i64] %".710", 0
  %".712" = extractvalue [2 x i64] %".710", 1
  %".713" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681", i32 0, i32 6
  %".714" = load [2 x i64], [2 x i64]* %".713"
  %".715" = extractvalue [2 x i64] %".714", 0
  %".716" = extractvalue [2 x i64] %".714", 1
  %".717" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, double*, [2 x i64], [2 x i64]}* %".681", i32 0, i32 4
  %".718" = load double*, double** %".717"
  %".719" = mul i64 1, %".712"
  %".720" = mul i64 %".700", %".719"
  %".721" = add i64 0, %".720"
  %".722" = mul i64 %".703", 1
  %".723" = add i64 %".721", %".722"
  %".724" = getelementptr double, double* %".718", i64 %".723"
  store double %".668", double* %".724"
  br label %"B390"
switch.0:
  %".669" = extractvalue [3 x double] %".665", 0
  br label %"switch.end"
switch.1:
  %".671" = extractvalue [3 x double] %".665", 1
  br label %"switch.end"
switch.2:
  %".673" = extractvalue [3 x double] %".665", 2
  br label %"switch.end"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"__nv_pow"(double %".1", double %".2")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6bodiesB3v48B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, double*, i64, i64, i64, i64, i8*, i8*, i64, i64, double*, i64, i64, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels6bodiesB3v48B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi2E1C7mutable7alignedE5ArrayIdLi2E1C7mutable7alignedE", !"kernel", i32 1 }
