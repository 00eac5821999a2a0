; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SPV

; CHECK: bitcast i32 %a to <2 x i16>
; CHECK: call <2 x i16> @llvm.sadd.sat.v2i16
; CHECK: bitcast i32 %{{.*}} to <4 x i8>
; CHECK: icmp sge <4 x i8>
; CHECK: sext <4 x i1>
; An average of signed lanes goes away from zero, as PTX's.
; CHECK: ashr <2 x i16>
; CHECK: icmp sge <2 x i16>
; CHECK: extractelement <4 x i8>
; CHECK: zext i8
; SPV: OpFunctionEnd
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i32 %a, i32 %b) {
  %r0 = call i32 @__nv_vaddss2(i32 %a, i32 %b)
  %r1 = call i32 @__nv_vcmpges4(i32 %r0, i32 %b)
  %r2 = call i32 @__nv_vavgs2(i32 %r1, i32 %b)
  %r3 = call i32 @__nv_vsadu4(i32 %r2, i32 %b)
  store i32 %r3, ptr %p
  ret void
}
declare i32 @__nv_vaddss2(i32, i32)
declare i32 @__nv_vcmpges4(i32, i32)
declare i32 @__nv_vavgs2(i32, i32)
declare i32 @__nv_vsadu4(i32, i32)
