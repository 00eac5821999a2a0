; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "shuffles$25"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels8shufflesB3v25B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels8shufflesB3v25B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", double* %"y.4", i64 %"y.5.0", i64 %"y.6.0")
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
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"y.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"y.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", double* %"y.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %"y" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"y"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".39" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39"
  %"value.2" = alloca i64
  store i64 0, i64* %"value.2"
  %".81" = alloca {i64*, [3 x i64]}
  store {i64*, [3 x i64]} zeroinitializer, {i64*, [3 x i64]}* %".81"
  %".84" = alloca i64
  store i64 0, i64* %".84"
  %"$phi64.0" = alloca {i64*, [3 x i64]}
  store {i64*, [3 x i64]} zeroinitializer, {i64*, [3 x i64]}* %"$phi64.0"
  %".97" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".97"
  %".100" = alloca {i64*, [3 x i64]}
  store {i64*, [3 x i64]} zeroinitializer, {i64*, [3 x i64]}* %".100"
  %".130" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".130"
  %".136" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".136"
  %"$64for_iter.3" = alloca i1
  store i1 0, i1* %"$64for_iter.3"
  %"$phi66.1" = alloca i64
  store i64 0, i64* %"$phi66.1"
  %".183" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183"
  %".219" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219"
  %".269" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"y"
  %".25" = trunc i64 1 to i32
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = mul i64 %".29", %".31"
  %".33" = add i64 %".32", %".27"
  %".35" = load i64, i64* %"i"
  store i64 %".33", i64* %"i"
  %".37" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".38" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".37", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39"
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39", i32 0, i32 5
  %".44" = getelementptr inbounds [1 x i64], [1 x i64]* %".43", i32 0, i32 0
  %".45" = load i64, i64* %".44", !range !1
  %".46" = insertvalue [1 x i64] undef, i64 %".45", 0
  %".47" = extractvalue [1 x i64] %".46", 0
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39", i32 0, i32 6
  %".49" = load [1 x i64], [1 x i64]* %".48"
  %".50" = extractvalue [1 x i64] %".49", 0
  %".51" = icmp slt i64 %".38", 0
  %".52" = add i64 %".38", %".47"
  %".53" = select  i1 %".51", i64 %".52", i64 %".38"
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39", i32 0, i32 5
  %".55" = getelementptr inbounds [1 x i64], [1 x i64]* %".54", i32 0, i32 0
  %".56" = load i64, i64* %".55", !range !1
  %".57" = insertvalue [1 x i64] undef, i64 %".56", 0
  %".58" = extractvalue [1 x i64] %".57", 0
  %".59" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39", i32 0, i32 6
  %".60" = load [1 x i64], [1 x i64]* %".59"
  %".61" = extractvalue [1 x i64] %".60", 0
  %".62" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".39", i32 0, i32 4
  %".63" = load i32*, i32** %".62"
  %".64" = mul i64 %".53", 1
  %".65" = add i64 0, %".64"
  %".66" = getelementptr i32, i32* %".63", i64 %".65"
  %".67" = load i32, i32* %".66"
  %".68" = sext i32 %".67" to i64
  %".70" = load i64, i64* %"value.2"
  store i64 %".68", i64* %"value.2"
  %".72" = insertvalue {i64, i64, i64} undef, i64 4, 0
  %".73" = insertvalue {i64, i64, i64} %".72", i64 2, 1
  %".74" = insertvalue {i64, i64, i64} %".73", i64 1, 2
  %".75" = extractvalue {i64, i64, i64} %".74", 0
  %".76" = extractvalue {i64, i64, i64} %".74", 1
  %".77" = extractvalue {i64, i64, i64} %".74", 2
  %".78" = insertvalue [3 x i64] undef, i64 4, 0
  %".79" = insertvalue [3 x i64] %".78", i64 2, 1
  %".80" = insertvalue [3 x i64] %".79", i64 1, 2
  store {i64*, [3 x i64]} zeroinitializer, {i64*, [3 x i64]}* %".81"
  store i64 0, i64* %".84"
  %".87" = getelementptr inbounds {i64*, [3 x i64]}, {i64*, [3 x i64]}* %".81", i32 0, i32 0
  store i64* %".84", i64** %".87"
  %".89" = getelementptr inbounds {i64*, [3 x i64]}, {i64*, [3 x i64]}* %".81", i32 0, i32 1
  store [3 x i64] %".80", [3 x i64]* %".89"
  %".91" = load {i64*, [3 x i64]}, {i64*, [3 x i64]}* %".81"
  %".93" = load {i64*, [3 x i64]}, {i64*, [3 x i64]}* %"$phi64.0"
  store {i64*, [3 x i64]} %".91", {i64*, [3 x i64]}* %"$phi64.0"
  br label %"B64"
B64:
  %".96" = load {i64*, [3 x i64]}, {i64*, [3 x i64]}* %"$phi64.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".97"
  store {i64*, [3 x i64]} zeroinitializer, {i64*, [3 x i64]}* %".100"
  store {i64*, [3 x i64]} %".96", {i64*, [3 x i64]}* %".100"
  %".104" = getelementptr inbounds {i64*, [3 x i64]}, {i64*, [3 x i64]}* %".100", i32 0, i32 1
  %".105" = load [3 x i64], [3 x i64]* %".104"
  %".106" = getelementptr inbounds {i64*, [3 x i64]}, {i64*, [3 x i64]}* %".100", i32 0, i32 0
  %".107" = load i64*, i64** %".106"
  %".108" = load i64, i64* %".107"
  %".109" = icmp slt i64 %".108", 3
  %".110" = getelementptr inbounds {i64, i1}, {i64, i1}* %".97", i32 0, i32 1
  store i1 %".109", i1* %".110"
  br i1 %".109", label %"B64.if", label %"B64.endif"
B66:
  %".150" = load i1, i1* %"$64for_iter.3"
  store i1 0, i1* %"$64for_iter.3"
  %".152" = load i64, i64* %"$phi66.1"
  %".153" = load i64, i64* %"$phi66.1"
  store i64 0, i64* %"$phi66.1"
  %".155" = load i64, i64* %"value.2"
  %".156" = trunc i64 4294967295 to i32
  %".157" = trunc i64 %".152" to i32
  %".158" = trunc i64 %".155" to i32
  %".159" = lshr i64 %".155", 32
  %".160" = trunc i64 %".159" to i32
  %".161" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".156", i32 3, i32 %".158", i32 %".157", i32 31)
  %".162" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".156", i32 3, i32 %".160", i32 %".157", i32 31)
  %".163" = extractvalue {i32, i1} %".161", 0
  %".164" = extractvalue {i32, i1} %".162", 0
  %".165" = zext i32 %".163" to i64
  %".166" = zext i32 %".164" to i64
  %".167" = shl i64 %".166", 32
  %".168" = or i64 %".167", %".165"
  %".169" = load i64, i64* %"value.2"
  %".170" = add nsw i64 %".169", %".168"
  %".171" = load i64, i64* %"value.2"
  store i64 %".170", i64* %"value.2"
  br label %"B64"
B130:
  %".174" = load i64, i64* %"$phi66.1"
  store i64 0, i64* %"$phi66.1"
  %".176" = load {i64*, [3 x i64]}, {i64*, [3 x i64]}* %"$phi64.0"
  store {i64*, [3 x i64]} zeroinitializer, {i64*, [3 x i64]}* %"$phi64.0"
  %".178" = load i1, i1* %"$64for_iter.3"
  store i1 0, i1* %"$64for_iter.3"
  %".180" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".181" = load i64, i64* %"value.2"
  %".182" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".180", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183"
  %".187" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183", i32 0, i32 5
  %".188" = getelementptr inbounds [1 x i64], [1 x i64]* %".187", i32 0, i32 0
  %".189" = load i64, i64* %".188", !range !1
  %".190" = insertvalue [1 x i64] undef, i64 %".189", 0
  %".191" = extractvalue [1 x i64] %".190", 0
  %".192" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183", i32 0, i32 6
  %".193" = load [1 x i64], [1 x i64]* %".192"
  %".194" = extractvalue [1 x i64] %".193", 0
  %".195" = icmp slt i64 %".182", 0
  %".196" = add i64 %".182", %".191"
  %".197" = select  i1 %".195", i64 %".196", i64 %".182"
  %".198" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183", i32 0, i32 5
  %".199" = getelementptr inbounds [1 x i64], [1 x i64]* %".198", i32 0, i32 0
  %".200" = load i64, i64* %".199", !range !1
  %".201" = insertvalue [1 x i64] undef, i64 %".200", 0
  %".202" = extractvalue [1 x i64] %".201", 0
  %".203" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183", i32 0, i32 6
  %".204" = load [1 x i64], [1 x i64]* %".203"
  %".205" = extractvalue [1 x i64] %".204", 0
  %".206" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".183", i32 0, i32 4
  %".207" = load i32*, i32** %".206"
  %".208" = mul i64 %".197", 1
  %".209" = add i64 0, %".208"
  %".210" = getelementptr i32, i32* %".207", i64 %".209"
  %".211" = trunc i64 %".181" to i32
  store i32 %".211", i32* %".210"
  %".213" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".215" = load i64, i64* %"value.2"
  store i64 0, i64* %"value.2"
  %".217" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"y"
  %".218" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".217", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219"
  %".223" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 5
  %".224" = getelementptr inbounds [1 x i64], [1 x i64]* %".223", i32 0, i32 0
  %".225" = load i64, i64* %".224", !range !1
  %".226" = insertvalue [1 x i64] undef, i64 %".225", 0
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 6
  %".229" = load [1 x i64], [1 x i64]* %".228"
  %".230" = extractvalue [1 x i64] %".229", 0
  %".231" = icmp slt i64 %".218", 0
  %".232" = add i64 %".218", %".227"
  %".233" = select  i1 %".231", i64 %".232", i64 %".218"
  %".234" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 5
  %".235" = getelementptr inbounds [1 x i64], [1 x i64]* %".234", i32 0, i32 0
  %".236" = load i64, i64* %".235", !range !1
  %".237" = insertvalue [1 x i64] undef, i64 %".236", 0
  %".238" = extractvalue [1 x i64] %".237", 0
  %".239" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 6
  %".240" = load [1 x i64], [1 x i64]* %".239"
  %".241" = extractvalue [1 x i64] %".240", 0
  %".242" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".219", i32 0, i32 4
  %".243" = load double*, double** %".242"
  %".244" = mul i64 %".233", 1
  %".245" = add i64 0, %".244"
  %".246" = getelementptr double, double* %".243", i64 %".245"
  %".247" = load double, double* %".246"
  %".248" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".249" = sext i32 %".248" to i64
  %".250" = and i64 %".249", -8
  %".251" = add nsw i64 %".250", 3
  %".252" = bitcast double %".247" to i64
  %".253" = trunc i64 4294967295 to i32
  %".254" = trunc i64 %".251" to i32
  %".255" = trunc i64 %".252" to i32
  %".256" = lshr i64 %".252", 32
  %".257" = trunc i64 %".256" to i32
  %".258" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".253", i32 0, i32 %".255", i32 %".254", i32 31)
  %".259" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".253", i32 0, i32 %".257", i32 %".254", i32 31)
  %".260" = extractvalue {i32, i1} %".258", 0
  %".261" = extractvalue {i32, i1} %".259", 0
  %".262" = zext i32 %".260" to i64
  %".263" = zext i32 %".261" to i64
  %".264" = shl i64 %".263", 32
  %".265" = or i64 %".264", %".262"
  %".266" = bitcast i64 %".265" to double
  %".267" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"y"
  %".268" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".267", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269"
  %".273" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 5
  %".274" = getelementptr inbounds [1 x i64], [1 x i64]* %".273", i32 0, i32 0
  %".275" = load i64, i64* %".274", !range !1
  %".276" = insertvalue [1 x i64] undef, i64 %".275", 0
  %".277" = extractvalue [1 x i64] %".276", 0
  %".278" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 6
  %".279" = load [1 x i64], [1 x i64]* %".278"
  %".280" = extractvalue [1 x i64] %".279", 0
  %".281" = icmp slt i64 %".268", 0
  %".282" = add i64 %".268", %".277"
  %".283" = select  i1 %".281", i64 %".282", i64 %".268"
  %".284" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 5
  %".285" = getelementptr inbounds [1 x i64], [1 x i64]* %".284", i32 0, i32 0
  %".286" = load i64, i64* %".285", !range !1
  %".287" = insertvalue [1 x i64] undef, i64 %".286", 0
  %".288" = extractvalue [1 x i64] %".287", 0
  %".289" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 6
  %".290" = load [1 x i64], [1 x i64]* %".289"
  %".291" = extractvalue [1 x i64] %".290", 0
  %".292" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".269", i32 0, i32 4
  %".293" = load double*, double** %".292"
  %".294" = mul i64 %".283", 1
  %".295" = add i64 0, %".294"
  %".296" = getelementptr double, double* %".293", i64 %".295"
  store double %".266", double* %".296"
  %".298" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"y"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %"y"
  %".300" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B64.if:
  switch i64 %".108", label %"switch.else" [i64 0, label %"switch.0" i64 -3, label %"switch.0" i64 1, label %"switch.1" i64 -2, label %"switch.1" i64 2, label %"switch.2" i64 -1, label %"switch.2"]
B64.endif:
  %".129" = load {i64, i1}, {i64, i1}* %".97"
  store {i64, i1} zeroinitializer, {i64, i1}* %".130"
  store {i64, i1} %".129", {i64, i1}* %".130"
  %".134" = getelementptr inbounds {i64, i1}, {i64, i1}* %".130", i32 0, i32 0
  %".135" = load i64, i64* %".134"
  store {i64, i1} zeroinitializer, {i64, i1}* %".136"
  store {i64, i1} %".129", {i64, i1}* %".136"
  %".140" = getelementptr inbounds {i64, i1}, {i64, i1}* %".136", i32 0, i32 1
  %".141" = load i1, i1* %".140"
  %".143" = load i1, i1* %"$64for_iter.3"
  store i1 %".141", i1* %"$64for_iter.3"
  %".146" = load i64, i64* %"$phi66.1"
  store i64 %".135", i64* %"$phi66.1"
  %".148" = load i1, i1* %"$64for_iter.3"
  br i1 %".148", label %"B66", label %"B130"
switch.else:
  ret void
switch.end:
  %".115" = phi  i64 [%".116", %"switch.0"], [%".118", %"switch.1"], [%".120", %"switch.2"]
  %".122" = getelementptr inbounds {i64, i1}, {i64, i1}* %".97", i32 0, i32 0
  store i64 %".115", i64* %".122"
  %".124" = add i64 %".108", 1
  %".125" = getelementptr inbounds {i64*, [3 x i64]}, {i64*, [3 x i64]}* %".100", i32 0, i32 0
  %".126" = load i64*, i64** %".125"
  store i64 %".124", i64* %".126"
  br label %"B64.endif"
switch.0:
  %".116" = extractvalue [3 x i64] %".105", 0
  br label %"switch.end"
switch.1:
  %".118" = extractvalue [3 x i64] %".105", 1
  br label %"switch.end"
switch.2:
  %".120" = extractvalue [3 x i64] %".105", 2
  br label %"switch.end"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".1", i32 %".2", i32 %".3", i32 %".4", i32 %".5")

declare i32 @"llvm.nvvm.read.ptx.sreg.laneid"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8shufflesB3v25B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels8shufflesB3v25B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIiLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE", !"kernel", i32 1 }
