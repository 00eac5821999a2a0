; numba-cuda 0.30.4, numba 0.68.1, llvmlite 0.50.0
; ModuleID = "constant_table$13"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv5tests5numba8for_cuda7kernels14constant_tableB3v13B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE" = common global i8* null
define void @"_ZN5tests5numba8for_cuda7kernels14constant_tableB3v13B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE"(i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", double* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"out.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"out.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"out.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.itemsize", double* %"out.4", 4
  %".10" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".10", 5
  %".11" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".11", 6
  %".12" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".57" = alloca i64
  store i64 0, i64* %".57"
  %".60" = alloca i64
  store i64 0, i64* %".60"
  %".90" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90"
  %".128" = alloca {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128"
  br label %"B0"
B0:
  %"generic" = addrspacecast [64 x i8] addrspace(4)* @"_cudapy_cmem" to i8*
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12"
  %".15" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 4
  %".16" = load double*, double** %".15"
  %".17" = bitcast i8* %"generic" to double*
  %".18" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 3
  %".19" = load i64, i64* %".18"
  %".20" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 1
  %".21" = load i8*, i8** %".20"
  %".22" = insertvalue [1 x i64] undef, i64 8, 0
  %".23" = insertvalue [1 x i64] undef, i64 8, 0
  %".24" = extractvalue [1 x i64] %".22", 0
  %".25" = mul nsw i64 1, %".24"
  %".26" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 5
  store [1 x i64] %".22", [1 x i64]* %".26"
  %".28" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 6
  store [1 x i64] %".23", [1 x i64]* %".28"
  %".30" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 4
  store double* %".17", double** %".30"
  %".32" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 3
  store i64 %".19", i64* %".32"
  %".34" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 0
  store i8* null, i8** %".34"
  %".36" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 1
  store i8* %".21", i8** %".36"
  %".38" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12", i32 0, i32 2
  store i64 %".25", i64* %".38"
  %".40" = load {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".12"
  %".41" = trunc i64 1 to i32
  %".42" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".43" = sext i32 %".42" to i64
  %".44" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".45" = sext i32 %".44" to i64
  %".46" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".47" = sext i32 %".46" to i64
  %".48" = mul i64 %".45", %".47"
  %".49" = add i64 %".48", %".43"
  %".52" = icmp eq i64 8, 0
  br i1 %".52", label %"B0.if", label %"B0.else", !prof !1
B0.if:
  store i64 8, i64* %"quot"
  store i64 8, i64* %"rem"
  br label %"B0.endif"
B0.else:
  store i64 0, i64* %".57"
  store i64 0, i64* %".60"
  %".63" = icmp eq i64 %".49", -9223372036854775808
  %".64" = icmp eq i64 8, -1
  %".65" = and i1 %".63", %".64"
  %".66" = xor i1 %".65", -1
  br i1 %".66", label %"B0.else.if", label %"B0.else.endif", !prof !2
B0.endif:
  %".89" = load i64, i64* %"rem"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %".40", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90"
  %".94" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90", i32 0, i32 5
  %".95" = getelementptr inbounds [1 x i64], [1 x i64]* %".94", i32 0, i32 0
  %".96" = load i64, i64* %".95", !range !3
  %".97" = insertvalue [1 x i64] undef, i64 %".96", 0
  %".98" = extractvalue [1 x i64] %".97", 0
  %".99" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90", i32 0, i32 6
  %".100" = load [1 x i64], [1 x i64]* %".99"
  %".101" = extractvalue [1 x i64] %".100", 0
  %".102" = icmp slt i64 %".89", 0
  %".103" = add i64 %".89", %".98"
  %".104" = select  i1 %".102", i64 %".103", i64 %".89"
  %".105" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90", i32 0, i32 5
  %".106" = getelementptr inbounds [1 x i64], [1 x i64]* %".105", i32 0, i32 0
  %".107" = load i64, i64* %".106", !range !3
  %".108" = insertvalue [1 x i64] undef, i64 %".107", 0
  %".109" = extractvalue [1 x i64] %".108", 0
  %".110" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90", i32 0, i32 6
  %".111" = load [1 x i64], [1 x i64]* %".110"
  %".112" = extractvalue [1 x i64] %".111", 0
  %".113" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".90", i32 0, i32 4
  %".114" = load double*, double** %".113"
  %".115" = mul i64 %".104", 1
  %".116" = add i64 0, %".115"
  %".117" = getelementptr double, double* %".114", i64 %".116"
  %".118" = load double, double* %".117"
  %".119" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".120" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".121" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".122" = insertvalue {i32, i32, i32} undef, i32 %".119", 0
  %".123" = insertvalue {i32, i32, i32} %".122", i32 %".120", 1
  %".124" = insertvalue {i32, i32, i32} %".123", i32 %".121", 2
  %".125" = extractvalue {i32, i32, i32} %".124", 0
  %".126" = sitofp i32 %".125" to double
  %".127" = fmul double %".118", %".126"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128"
  store {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128"
  %".132" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128", i32 0, i32 5
  %".133" = getelementptr inbounds [1 x i64], [1 x i64]* %".132", i32 0, i32 0
  %".134" = load i64, i64* %".133", !range !3
  %".135" = insertvalue [1 x i64] undef, i64 %".134", 0
  %".136" = extractvalue [1 x i64] %".135", 0
  %".137" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128", i32 0, i32 6
  %".138" = load [1 x i64], [1 x i64]* %".137"
  %".139" = extractvalue [1 x i64] %".138", 0
  %".140" = icmp slt i64 %".49", 0
  %".141" = add i64 %".49", %".136"
  %".142" = select  i1 %".140", i64 %".141", i64 %".49"
  %".143" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128", i32 0, i32 5
  %".144" = getelementptr inbounds [1 x i64], [1 x i64]* %".143", i32 0, i32 0
  %".145" = load i64, i64* %".144", !range !3
  %".146" = insertvalue [1 x i64] undef, i64 %".145", 0
  %".147" = extractvalue [1 x i64] %".146", 0
  %".148" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128", i32 0, i32 6
  %".149" = load [1 x i64], [1 x i64]* %".148"
  %".150" = extractvalue [1 x i64] %".149", 0
  %".151" = getelementptr inbounds {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, double*, [1 x i64], [1 x i64]}* %".128", i32 0, i32 4
  %".152" = load double*, double** %".151"
  %".153" = mul i64 %".142", 1
  %".154" = add i64 0, %".153"
  %".155" = getelementptr double, double* %".152", i64 %".154"
  store double %".127", double* %".155"
  ret void
B0.else.if:
  %".68" = sdiv i64 %".49", 8
  %".69" = srem i64 %".49", 8
  %".70" = xor i64 8, %".69"
  %".71" = icmp slt i64 %".70", 0
  %".72" = icmp ne i64 %".69", 0
  %".73" = and i1 %".72", %".71"
  br i1 %".73", label %"B0.else.if.if", label %"B0.else.if.else"
B0.else.endif:
  %".84" = load i64, i64* %".57"
  %".85" = load i64, i64* %".60"
  store i64 %".84", i64* %"quot"
  store i64 %".85", i64* %"rem"
  br label %"B0.endif"
B0.else.if.if:
  %".78" = sub i64 %".68", 1
  store i64 %".78", i64* %".57"
  %".80" = add i64 %".69", 8
  store i64 %".80", i64* %".60"
  br label %"B0.else.if.endif"
B0.else.if.else:
  store i64 %".68", i64* %".57"
  store i64 %".69", i64* %".60"
  br label %"B0.else.if.endif"
B0.else.if.endif:
  br label %"B0.else.endif"
}

@"_cudapy_cmem" = internal addrspace(4) constant [64 x i8] [i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 8, i8 64, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 240, i8 63, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 16, i8 64, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 240, i8 63, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 20, i8 64, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 34, i8 64, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 64, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 24, i8 64], align 8
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels14constant_tableB3v13B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ !"branch_weights", i32 99, i32 1 }
!3 = !{ i64 0, i64 9223372036854775807 }
!4 = !{ void (i8*, i8*, i64, i64, double*, i64, i64)* @"_ZN5tests5numba8for_cuda7kernels14constant_tableB3v13B88cw51cXTLSUwv1sDUaKthoaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkEJoHkbttqdSBL3UrBuFYTAA_3d_3dE5ArrayIdLi1E1C7mutable7alignedE", !"kernel", i32 1 }
