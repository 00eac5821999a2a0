; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; Functions of cuda_fp16.h, as numba.cuda binds them: the result is behind the first pointer.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @halves(
; CHECK-NEXT: %[[Addrspacecast:[v0-9]+]] = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
; CHECK-NEXT: %[[Addrspacecast2:[v0-9]+]] = addrspacecast ptr addrspace(1) %q to ptr addrspace(4)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i16 %[[Load]] to half
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i16 %[[Load2]] to half
; CHECK-NEXT: %[[Fadd:[v0-9]+]] = fadd half %[[Bitcast]], %[[Bitcast2]]
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast half %[[Fadd]] to i16
; CHECK-NEXT: store i16 %[[Bitcast3]], ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Load3:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast4:[v0-9]+]] = bitcast i16 %[[Load3]] to half
; CHECK-NEXT: %[[Load4:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast5:[v0-9]+]] = bitcast i16 %[[Load4]] to half
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp ogt half %[[Bitcast4]], %[[Bitcast5]]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Fcmp]] to i8
; CHECK-NEXT: store i8 %[[Zext]], ptr addrspace(4) %[[Addrspacecast2]], align 1
; CHECK-NEXT: %[[Load5:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast6:[v0-9]+]] = bitcast i16 %[[Load5]] to half
; CHECK-NEXT: %[[Load6:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast7:[v0-9]+]] = bitcast i16 %[[Load6]] to half
; CHECK-NEXT: %[[Load7:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast8:[v0-9]+]] = bitcast i16 %[[Load7]] to half
; CHECK-NEXT: %[[Call:[v0-9]+]] = call half @llvm.fma.f16(half %[[Bitcast6]], half %[[Bitcast7]], half %[[Bitcast8]])
; CHECK-NEXT: %[[Bitcast9:[v0-9]+]] = bitcast half %[[Call]] to i16
; CHECK-NEXT: store i16 %[[Bitcast9]], ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Load8:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast10:[v0-9]+]] = bitcast i16 %[[Load8]] to half
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call half @_Z3sinDh(half %[[Bitcast10]])
; CHECK-NEXT: %[[Bitcast11:[v0-9]+]] = bitcast half %[[Call2]] to i16
; CHECK-NEXT: store i16 %[[Bitcast11]], ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast12:[v0-9]+]] = bitcast i16 15360 to half
; CHECK-NEXT: %[[Fdiv:[v0-9]+]] = fdiv half 0xH3C00, %[[Bitcast12]]
; CHECK-NEXT: %[[Bitcast13:[v0-9]+]] = bitcast half %[[Fdiv]] to i16
; CHECK-NEXT: store i16 %[[Bitcast13]], ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Load9:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast14:[v0-9]+]] = bitcast i16 %[[Load9]] to half
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call half @llvm.fabs.f16(half %[[Bitcast14]])
; CHECK-NEXT: %[[Fcmp2:[v0-9]+]] = fcmp oeq half %[[Call3]], 0xH7C00
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i1 %[[Fcmp2]] to i8
; CHECK-NEXT: store i8 %[[Zext2]], ptr addrspace(4) %[[Addrspacecast2]], align 1
; CHECK-NEXT: %[[Load10:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast]], align 2
; CHECK-NEXT: %[[Bitcast15:[v0-9]+]] = bitcast i16 %[[Load10]] to half
; CHECK-NEXT: %[[Fcmp3:[v0-9]+]] = fcmp uno half %[[Bitcast15]], %[[Bitcast15]]
; CHECK-NEXT: %[[Zext3:[v0-9]+]] = zext i1 %[[Fcmp3]] to i8
; CHECK-NEXT: store i8 %[[Zext3]], ptr addrspace(4) %[[Addrspacecast2]], align 1
; CHECK-NEXT: ret void
define ptx_kernel void @halves(i16* %p, i8* %q) {
  %a = call i32 @"_ZplRK6__halfS1__nbst"(i16* %p, i16* %p, i16* %p)
  %b = call i32 @"_ZgtRK6__halfS1__nbst"(i8* %q, i16* %p, i16* %p)
  %c = call i32 @"_ZL6__hfma6__halfS_S__nbst"(i16* %p, i16* %p, i16* %p, i16* %p)
  %d = call i32 @"_ZL4hsin6__half_12"(i16* %p, i16* %p)
  %e = call i32 @"__numba_wrapper_hrcp"(i16* %p, i16 15360)
  %f = call i32 @"_ZL8__hisinf6__half_nbst"(i8* %q, i16* %p)
  %g = call i32 @"_ZL8__hisnan6__half_nbst"(i8* %q, i16* %p)
  ret void
}

; CHECK-LABEL: define spir_kernel void @wider(
; CHECK-NEXT: %[[Addrspacecast:[v0-9]+]] = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
; CHECK-NEXT: %[[Addrspacecast2:[v0-9]+]] = addrspacecast ptr addrspace(1) %q to ptr addrspace(4)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i16, ptr addrspace(4) %[[Addrspacecast2]], align 2
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i16 %[[Load]] to half
; CHECK-NEXT: %[[Fpext:[v0-9]+]] = fpext half %[[Bitcast]] to float
; CHECK-NEXT: store float %[[Fpext]], ptr addrspace(4) %[[Addrspacecast]], align 4
; CHECK-NEXT: ret void
define ptx_kernel void @wider(float* %p, i16* %q) {
  %a = call i32 @"_ZL12__half2float6__half_nbst"(float* %p, i16* %q)
  ret void
}

declare i32 @"_ZplRK6__halfS1__nbst"(i16*, i16*, i16*)
declare i32 @"_ZgtRK6__halfS1__nbst"(i8*, i16*, i16*)
declare i32 @"_ZL6__hfma6__halfS_S__nbst"(i16*, i16*, i16*, i16*)
declare i32 @"_ZL4hsin6__half_12"(i16*, i16*)
declare i32 @"__numba_wrapper_hrcp"(i16*, i16)
declare i32 @"_ZL8__hisinf6__half_nbst"(i8*, i16*)
declare i32 @"_ZL8__hisnan6__half_nbst"(i8*, i16*)
declare i32 @"_ZL12__half2float6__half_nbst"(float*, i16*)
