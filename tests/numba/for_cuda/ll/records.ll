; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "records$46"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels7recordsB3v46B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels7recordsB3v46B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE"(i8* %"particles.0", i8* %"particles.1", i64 %"particles.2", i64 %"particles.3", [32 x i8]* %"particles.4", i64 %"particles.5.0", i64 %"particles.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} undef, i8* %"particles.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"particles.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"particles.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"particles.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.itemsize", [32 x i8]* %"particles.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"particles.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"particles.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %"particles" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".28" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28"
  %"$76pred" = alloca i1
  store i1 0, i1* %"$76pred"
  %".68" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".68"
  %".78" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".78"
  %".82" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".82"
  %".91" = alloca i64
  store i64 0, i64* %".91"
  %".94" = alloca i64
  store i64 0, i64* %".94"
  %"$phi108.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi108.0"
  %".133" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".133"
  %".136" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".136"
  %".162" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".162"
  %".168" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".168"
  %"$108for_iter.3" = alloca i1
  store i1 0, i1* %"$108for_iter.3"
  %"$phi110.1" = alloca i64
  store i64 0, i64* %"$phi110.1"
  %".189" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189"
  %".217" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217"
  %".241" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241"
  %".272" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272"
  %".310" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310"
  %".351" = alloca {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %".14" = trunc i64 1 to i32
  %".15" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".16" = sext i32 %".15" to i64
  %".17" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".18" = sext i32 %".17" to i64
  %".19" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".20" = sext i32 %".19" to i64
  %".21" = mul i64 %".18", %".20"
  %".22" = add i64 %".21", %".16"
  %".24" = load i64, i64* %"i"
  store i64 %".22", i64* %"i"
  %".26" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %".27" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".26", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28"
  %".32" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 5
  %".33" = getelementptr inbounds [1 x i64], [1 x i64]* %".32", i32 0, i32 0
  %".34" = load i64, i64* %".33", !range !1
  %".35" = insertvalue [1 x i64] undef, i64 %".34", 0
  %".36" = extractvalue [1 x i64] %".35", 0
  %".37" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 6
  %".38" = load [1 x i64], [1 x i64]* %".37"
  %".39" = extractvalue [1 x i64] %".38", 0
  %".40" = icmp slt i64 %".27", 0
  %".41" = add i64 %".27", %".36"
  %".42" = select  i1 %".40", i64 %".41", i64 %".27"
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 5
  %".44" = getelementptr inbounds [1 x i64], [1 x i64]* %".43", i32 0, i32 0
  %".45" = load i64, i64* %".44", !range !1
  %".46" = insertvalue [1 x i64] undef, i64 %".45", 0
  %".47" = extractvalue [1 x i64] %".46", 0
  %".48" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 6
  %".49" = load [1 x i64], [1 x i64]* %".48"
  %".50" = extractvalue [1 x i64] %".49", 0
  %".51" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".28", i32 0, i32 4
  %".52" = load [32 x i8]*, [32 x i8]** %".51"
  %".53" = mul i64 %".42", 1
  %".54" = add i64 0, %".53"
  %".55" = getelementptr [32 x i8], [32 x i8]* %".52", i64 %".54"
  %".56" = getelementptr inbounds [32 x i8], [32 x i8]* %".55", i32 0, i32 24
  %".57" = bitcast i8* %".56" to i16*
  %".58" = load i16, i16* %".57"
  %".59" = sext i16 %".58" to i64
  %".60" = icmp eq i64 %".59", 1
  %".62" = load i1, i1* %"$76pred"
  store i1 %".60", i1* %"$76pred"
  %".64" = load i1, i1* %"$76pred"
  br i1 %".64", label %"B78", label %"B238"
B78:
  %".66" = load i1, i1* %"$76pred"
  store i1 0, i1* %"$76pred"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".68"
  %".71" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".68", i32 0, i32 0
  store i64 0, i64* %".71"
  %".73" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".68", i32 0, i32 1
  store i64 3, i64* %".73"
  %".75" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".68", i32 0, i32 2
  store i64 1, i64* %".75"
  %".77" = load {i64, i64, i64}, {i64, i64, i64}* %".68"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".78"
  store {i64, i64, i64} %".77", {i64, i64, i64}* %".78"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".82"
  %".85" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".78", i32 0, i32 0
  %".86" = load i64, i64* %".85"
  %".87" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".78", i32 0, i32 1
  %".88" = load i64, i64* %".87"
  %".89" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".78", i32 0, i32 2
  %".90" = load i64, i64* %".89"
  store i64 %".86", i64* %".91"
  %".96" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82", i32 0, i32 0
  store i64* %".91", i64** %".96"
  %".98" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82", i32 0, i32 1
  store i64 %".88", i64* %".98"
  %".100" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82", i32 0, i32 2
  store i64 %".90", i64* %".100"
  %".102" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82", i32 0, i32 3
  store i64* %".94", i64** %".102"
  %".104" = sub i64 %".88", %".86"
  %".105" = icmp sgt i64 %".104", 0
  %".106" = icmp sgt i64 %".90", 0
  %".107" = xor i1 %".105", %".106"
  %".108" = icmp eq i64 %".90", 0
  br i1 %".108", label %"B78.if", label %"B78.endif", !prof !2
B108:
  %".132" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi108.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".133"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".136"
  store {i64*, i64, i64, i64*} %".132", {i64*, i64, i64, i64*}* %".136"
  %".140" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".136", i32 0, i32 3
  %".141" = load i64*, i64** %".140"
  %".142" = load i64, i64* %".141"
  %".143" = icmp sgt i64 %".142", 0
  %".144" = getelementptr inbounds {i64, i1}, {i64, i1}* %".133", i32 0, i32 1
  store i1 %".143", i1* %".144"
  br i1 %".143", label %"B108.if", label %"B108.endif"
B110:
  %".182" = load i1, i1* %"$108for_iter.3"
  store i1 0, i1* %"$108for_iter.3"
  %".184" = load i64, i64* %"$phi110.1"
  %".185" = load i64, i64* %"$phi110.1"
  store i64 0, i64* %"$phi110.1"
  %".187" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %".188" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".187", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189"
  %".193" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189", i32 0, i32 5
  %".194" = getelementptr inbounds [1 x i64], [1 x i64]* %".193", i32 0, i32 0
  %".195" = load i64, i64* %".194", !range !1
  %".196" = insertvalue [1 x i64] undef, i64 %".195", 0
  %".197" = extractvalue [1 x i64] %".196", 0
  %".198" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189", i32 0, i32 6
  %".199" = load [1 x i64], [1 x i64]* %".198"
  %".200" = extractvalue [1 x i64] %".199", 0
  %".201" = icmp slt i64 %".188", 0
  %".202" = add i64 %".188", %".197"
  %".203" = select  i1 %".201", i64 %".202", i64 %".188"
  %".204" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189", i32 0, i32 5
  %".205" = getelementptr inbounds [1 x i64], [1 x i64]* %".204", i32 0, i32 0
  %".206" = load i64, i64* %".205", !range !1
  %".207" = insertvalue [1 x i64] undef, i64 %".206", 0
  %".208" = extractvalue [1 x i64] %".207", 0
  %".209" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189", i32 0, i32 6
  %".210" = load [1 x i64], [1 x i64]* %".209"
  %".211" = extractvalue [1 x i64] %".210", 0
  %".212" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".189", i32 0, i32 4
  %".213" = load [32 x i8]*, [32 x i8]** %".212"
  %".214" = mul i64 %".203", 1
  %".215" = add i64 0, %".214"
  %".216" = getelementptr [32 x i8], [32 x i8]* %".213", i64 %".215"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217"
  %".220" = getelementptr inbounds [32 x i8], [32 x i8]* %".216", i32 0, i32 0
  %".221" = bitcast i8* %".220" to float*
  %".222" = insertvalue [1 x i64] undef, i64 3, 0
  %".223" = insertvalue [1 x i64] undef, i64 4, 0
  %".224" = extractvalue [1 x i64] %".222", 0
  %".225" = mul nsw i64 1, %".224"
  %".226" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 5
  store [1 x i64] %".222", [1 x i64]* %".226"
  %".228" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 6
  store [1 x i64] %".223", [1 x i64]* %".228"
  %".230" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 4
  store float* %".221", float** %".230"
  %".232" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 3
  store i64 4, i64* %".232"
  %".234" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 0
  store i8* null, i8** %".234"
  %".236" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 1
  store i8* null, i8** %".236"
  %".238" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217", i32 0, i32 2
  store i64 %".225", i64* %".238"
  %".240" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".217"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".240", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241"
  %".245" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 5
  %".246" = getelementptr inbounds [1 x i64], [1 x i64]* %".245", i32 0, i32 0
  %".247" = load i64, i64* %".246", !range !1
  %".248" = insertvalue [1 x i64] undef, i64 %".247", 0
  %".249" = extractvalue [1 x i64] %".248", 0
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 6
  %".251" = load [1 x i64], [1 x i64]* %".250"
  %".252" = extractvalue [1 x i64] %".251", 0
  %".253" = icmp slt i64 %".184", 0
  %".254" = add i64 %".184", %".249"
  %".255" = select  i1 %".253", i64 %".254", i64 %".184"
  %".256" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 5
  %".257" = getelementptr inbounds [1 x i64], [1 x i64]* %".256", i32 0, i32 0
  %".258" = load i64, i64* %".257", !range !1
  %".259" = insertvalue [1 x i64] undef, i64 %".258", 0
  %".260" = extractvalue [1 x i64] %".259", 0
  %".261" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 6
  %".262" = load [1 x i64], [1 x i64]* %".261"
  %".263" = extractvalue [1 x i64] %".262", 0
  %".264" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 4
  %".265" = load float*, float** %".264"
  %".266" = mul i64 %".255", 1
  %".267" = add i64 0, %".266"
  %".268" = getelementptr float, float* %".265", i64 %".267"
  %".269" = load float, float* %".268"
  %".270" = fptrunc double 0x3fe0000000000000 to float
  %".271" = fadd float %".269", %".270"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".240", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272"
  %".276" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272", i32 0, i32 5
  %".277" = getelementptr inbounds [1 x i64], [1 x i64]* %".276", i32 0, i32 0
  %".278" = load i64, i64* %".277", !range !1
  %".279" = insertvalue [1 x i64] undef, i64 %".278", 0
  %".280" = extractvalue [1 x i64] %".279", 0
  %".281" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272", i32 0, i32 6
  %".282" = load [1 x i64], [1 x i64]* %".281"
  %".283" = extractvalue [1 x i64] %".282", 0
  %".284" = icmp slt i64 %".184", 0
  %".285" = add i64 %".184", %".280"
  %".286" = select  i1 %".284", i64 %".285", i64 %".184"
  %".287" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272", i32 0, i32 5
  %".288" = getelementptr inbounds [1 x i64], [1 x i64]* %".287", i32 0, i32 0
  %".289" = load i64, i64* %".288", !range !1
  %".290" = insertvalue [1 x i64] undef, i64 %".289", 0
  %".291" = extractvalue [1 x i64] %".290", 0
  %".292" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272", i32 0, i32 6
  %".293" = load [1 x i64], [1 x i64]* %".292"
  %".294" = extractvalue [1 x i64] %".293", 0
  %".295" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".272", i32 0, i32 4
  %".296" = load float*, float** %".295"
  %".297" = mul i64 %".286", 1
  %".298" = add i64 0, %".297"
  %".299" = getelementptr float, float* %".296", i64 %".298"
  store float %".271", float* %".299"
  br label %"B108"
B194:
  %".302" = load i64, i64* %"$phi110.1"
  store i64 0, i64* %"$phi110.1"
  %".304" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi108.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi108.0"
  %".306" = load i1, i1* %"$108for_iter.3"
  store i1 0, i1* %"$108for_iter.3"
  %".308" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %".309" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".308", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310"
  %".314" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310", i32 0, i32 5
  %".315" = getelementptr inbounds [1 x i64], [1 x i64]* %".314", i32 0, i32 0
  %".316" = load i64, i64* %".315", !range !1
  %".317" = insertvalue [1 x i64] undef, i64 %".316", 0
  %".318" = extractvalue [1 x i64] %".317", 0
  %".319" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310", i32 0, i32 6
  %".320" = load [1 x i64], [1 x i64]* %".319"
  %".321" = extractvalue [1 x i64] %".320", 0
  %".322" = icmp slt i64 %".309", 0
  %".323" = add i64 %".309", %".318"
  %".324" = select  i1 %".322", i64 %".323", i64 %".309"
  %".325" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310", i32 0, i32 5
  %".326" = getelementptr inbounds [1 x i64], [1 x i64]* %".325", i32 0, i32 0
  %".327" = load i64, i64* %".326", !range !1
  %".328" = insertvalue [1 x i64] undef, i64 %".327", 0
  %".329" = extractvalue [1 x i64] %".328", 0
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310", i32 0, i32 6
  %".331" = load [1 x i64], [1 x i64]* %".330"
  %".332" = extractvalue [1 x i64] %".331", 0
  %".333" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".310", i32 0, i32 4
  %".334" = load [32 x i8]*, [32 x i8]** %".333"
  %".335" = mul i64 %".324", 1
  %".336" = add i64 0, %".335"
  %".337" = getelementptr [32 x i8], [32 x i8]* %".334", i64 %".336"
  %".338" = getelementptr inbounds [32 x i8], [32 x i8]* %".337", i32 0, i32 16
  %".339" = bitcast i8* %".338" to double*
  %".340" = load double, double* %".339"
  %".341" = sitofp i64 2 to double
  %".342" = fmul double %".340", %".341"
  %".343" = getelementptr inbounds [32 x i8], [32 x i8]* %".337", i32 0, i32 16
  %".344" = bitcast i8* %".343" to double*
  store double %".342", double* %".344"
  br label %"B238"
B238:
  %".347" = load i1, i1* %"$76pred"
  store i1 0, i1* %"$76pred"
  %".349" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %".350" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} %".349", {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351"
  %".355" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 5
  %".356" = getelementptr inbounds [1 x i64], [1 x i64]* %".355", i32 0, i32 0
  %".357" = load i64, i64* %".356", !range !1
  %".358" = insertvalue [1 x i64] undef, i64 %".357", 0
  %".359" = extractvalue [1 x i64] %".358", 0
  %".360" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 6
  %".361" = load [1 x i64], [1 x i64]* %".360"
  %".362" = extractvalue [1 x i64] %".361", 0
  %".363" = icmp slt i64 %".350", 0
  %".364" = add i64 %".350", %".359"
  %".365" = select  i1 %".363", i64 %".364", i64 %".350"
  %".366" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 5
  %".367" = getelementptr inbounds [1 x i64], [1 x i64]* %".366", i32 0, i32 0
  %".368" = load i64, i64* %".367", !range !1
  %".369" = insertvalue [1 x i64] undef, i64 %".368", 0
  %".370" = extractvalue [1 x i64] %".369", 0
  %".371" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 6
  %".372" = load [1 x i64], [1 x i64]* %".371"
  %".373" = extractvalue [1 x i64] %".372", 0
  %".374" = getelementptr inbounds {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 4
  %".375" = load [32 x i8]*, [32 x i8]** %".374"
  %".376" = mul i64 %".365", 1
  %".377" = add i64 0, %".376"
  %".378" = getelementptr [32 x i8], [32 x i8]* %".375", i64 %".377"
  %".379" = load {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  store {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, [32 x i8]*, [1 x i64], [1 x i64]}* %"particles"
  %".381" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".383" = getelementptr inbounds [32 x i8], [32 x i8]* %".378", i32 0, i32 24
  %".384" = bitcast i8* %".383" to i16*
  %".385" = load i16, i16* %".384"
  %".386" = sext i16 %".385" to i64
  %".387" = add nsw i64 %".386", 1
  %".388" = trunc i64 %".387" to i16
  %".389" = getelementptr inbounds [32 x i8], [32 x i8]* %".378", i32 0, i32 24
  %".390" = bitcast i8* %".389" to i16*
  store i16 %".388", i16* %".390"
  ret void
B78.if:
  ret void
B78.endif:
  br i1 %".107", label %"B78.endif.if", label %"B78.endif.else"
B78.endif.if:
  %".112" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82", i32 0, i32 3
  %".113" = load i64*, i64** %".112"
  store i64 0, i64* %".113"
  br label %"B78.endif.endif"
B78.endif.else:
  %".116" = srem i64 %".104", %".90"
  %".117" = sub i64 0, %".116"
  %".118" = select  i1 %".105", i64 %".116", i64 %".117"
  %".119" = icmp sgt i64 %".118", 0
  %".120" = sdiv i64 %".104", %".90"
  %".121" = select  i1 %".119", i64 1, i64 0
  %".122" = add i64 %".120", %".121"
  %".123" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82", i32 0, i32 3
  %".124" = load i64*, i64** %".123"
  store i64 %".122", i64* %".124"
  br label %"B78.endif.endif"
B78.endif.endif:
  %".127" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".82"
  %".129" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi108.0"
  store {i64*, i64, i64, i64*} %".127", {i64*, i64, i64, i64*}* %"$phi108.0"
  br label %"B108"
B108.if:
  %".147" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".136", i32 0, i32 0
  %".148" = load i64*, i64** %".147"
  %".149" = load i64, i64* %".148"
  %".150" = getelementptr inbounds {i64, i1}, {i64, i1}* %".133", i32 0, i32 0
  store i64 %".149", i64* %".150"
  %".152" = sub nsw i64 %".142", 1
  store i64 %".152", i64* %".141"
  %".154" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".136", i32 0, i32 2
  %".155" = load i64, i64* %".154"
  %".156" = add i64 %".149", %".155"
  %".157" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".136", i32 0, i32 0
  %".158" = load i64*, i64** %".157"
  store i64 %".156", i64* %".158"
  br label %"B108.endif"
B108.endif:
  %".161" = load {i64, i1}, {i64, i1}* %".133"
  store {i64, i1} zeroinitializer, {i64, i1}* %".162"
  store {i64, i1} %".161", {i64, i1}* %".162"
  %".166" = getelementptr inbounds {i64, i1}, {i64, i1}* %".162", i32 0, i32 0
  %".167" = load i64, i64* %".166"
  store {i64, i1} zeroinitializer, {i64, i1}* %".168"
  store {i64, i1} %".161", {i64, i1}* %".168"
  %".172" = getelementptr inbounds {i64, i1}, {i64, i1}* %".168", i32 0, i32 1
  %".173" = load i1, i1* %".172"
  %".175" = load i1, i1* %"$108for_iter.3"
  store i1 %".173", i1* %"$108for_iter.3"
  %".178" = load i64, i64* %"$phi110.1"
  store i64 %".167", i64* %"$phi110.1"
  %".180" = load i1, i1* %"$108for_iter.3"
  br i1 %".180", label %"B110", label %"B194"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, [32 x i8]*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7recordsB3v46B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, [32 x i8]*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels7recordsB3v46B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayI6RecordILi894EELi1E1C7mutable7alignedE", !"kernel", i32 1 }
