; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SHADER

; OpenCL.std's rotate takes the amount modulo the width, as LLVM does; Vulkan has no such
; instruction, and needs two shifts and their union.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 4
; CHECK-DAG: %[[#Seven:]] = OpConstant %[[#Int]] 7{{$}}
; CHECK-DAG: %[[#Rest:]] = OpConstant %[[#Int]] 25{{$}}
; CHECK-DAG: %[[#Sevens:]] = OpConstantComposite %[[#Vector]] %[[#Seven]] %[[#Seven]] %[[#Seven]] %[[#Seven]]
; CHECK: = OpFunction %
; CHECK: %[[#Value:]] = OpLoad %[[#Int]]
; CHECK: %[[#Amount:]] = OpLoad %[[#Int]]
; CHECK-NEXT: OpExtInst %[[#Int]] %{{[0-9]+}} rotate %[[#Value]] %[[#Seven]]
; CHECK-NEXT: OpExtInst %[[#Int]] %{{[0-9]+}} rotate %{{[0-9]+}} %[[#Rest]]
; CHECK-NEXT: OpExtInst %[[#Int]] %{{[0-9]+}} rotate %{{[0-9]+}} %[[#Seven]]
; CHECK-NEXT: OpExtInst %[[#Int]] %{{[0-9]+}} rotate %{{[0-9]+}} %[[#Amount]]
; CHECK-NEXT: %[[#Back:]] = OpSNegate %[[#Int]] %[[#Amount]]
; CHECK-NEXT: OpExtInst %[[#Int]] %{{[0-9]+}} rotate %{{[0-9]+}} %[[#Back]]
; CHECK: OpExtInst %[[#Vector]] %{{[0-9]+}} rotate %{{[0-9]+}} %[[#Sevens]]
; CHECK-NOT: OpShift
; CHECK: OpFunctionEnd

; SHADER: = OpFunction %
; SHADER: OpLoad
; SHADER: OpLoad
; SHADER: %[[#High:]] = OpShiftLeftLogical
; SHADER-NEXT: %[[#Low:]] = OpShiftRightLogical
; SHADER-NEXT: OpBitwiseOr %{{[0-9]+}} %[[#High]] %[[#Low]]
; SHADER-NEXT: OpShiftLeftLogical %{{[0-9]+}} %{{[0-9]+}}
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %v) {
  %a = load i32, ptr addrspace(1) %p
  %n = load i32, ptr addrspace(1) %q
  %l = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 7)
  %r = call i32 @llvm.fshr.i32(i32 %l, i32 %l, i32 7)
  %m = call i32 @llvm.fshl.i32(i32 %r, i32 %r, i32 39)
  %s = call i32 @llvm.fshl.i32(i32 %m, i32 %m, i32 %n)
  %t = call i32 @llvm.fshr.i32(i32 %s, i32 %s, i32 %n)
  store i32 %t, ptr addrspace(1) %p
  %w = load <4 x i32>, ptr addrspace(1) %v
  %x = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %w, <4 x i32> %w, <4 x i32> <i32 7, i32 7, i32 7, i32 7>)
  store <4 x i32> %x, ptr addrspace(1) %v
  ret void
}
