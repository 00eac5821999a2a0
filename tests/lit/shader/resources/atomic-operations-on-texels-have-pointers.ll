; RUN: pyllc %s -o - | filecheck %s

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; CHECK: %[[#Pointer:]] = OpTypePointer Image %{{[0-9]+}}
; CHECK: %[[#Texel:]] = OpImageTexelPointer %[[#Pointer]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpAtomicIAdd %{{[0-9]+}} %[[#Texel]]
; CHECK: OpImageTexelPointer
; CHECK: OpAtomicUMax
define void @main() #0 {
  %out = call target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_33t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_33t.i32(target("spirv.Image", i32, 5, 2, 0, 0, 2, 33) %out, i32 4)
  %old = call i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11) %to, i32 3)
  %other = atomicrmw umax ptr addrspace(11) %to, i32 %old monotonic
  ret void
}

declare i32 @llvm.spv.interlocked.add.i32.p11(ptr addrspace(11), i32)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
