; RUN: pyllc -mtriple=spirv64 -target-profile=chipstar %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -target-profile=chipstar -dynamic-local-memory=64 %s -o - | filecheck %s --check-prefix=SIZED

; chipStar's runtime gives each kernel that uses the memory a pointer to it, after its own arguments.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Floats:]] = OpTypePointer Workgroup %[[#Float]]
; CHECK-DAG: %[[#Ints:]] = OpTypePointer Workgroup %[[#Int]]
; SIZED: OpVariable %{{.*}} Workgroup
@one = external addrspace(3) global [0 x float], align 16
@two = external addrspace(3) global [0 x i32], align 4

; CHECK: %[[#Get:]] = OpFunction %
; CHECK-NEXT: OpFunctionParameter %
; CHECK-NEXT: %[[#Memory:]] = OpFunctionParameter %[[#Floats]]
; CHECK: OpPtrAccessChain %[[#Floats]] %[[#Memory]]
define internal float @get(i64 %i) {
  %q = getelementptr [0 x float], ptr addrspace(3) @one, i64 0, i64 %i
  %r = load float, ptr addrspace(3) %q
  ret float %r
}

; CHECK: OpFunction %
; CHECK-NEXT: OpFunctionParameter %
; CHECK-NEXT: %[[#Own:]] = OpFunctionParameter %[[#Ints]]
; CHECK: OpInBoundsPtrAccessChain %[[#Ints]] %[[#Own]]
; CHECK: %[[#Cast:]] = OpBitcast %[[#Floats]] %[[#Own]]
; CHECK-NEXT: OpFunctionCall %[[#Float]] %[[#Get]] %[[#]] %[[#Cast]]
define spir_kernel void @uses(ptr addrspace(1) %p) {
  store i32 7, ptr addrspace(3) getelementptr inbounds ([0 x i32], ptr addrspace(3) @two, i64 0, i64 3)
  %r = call float @get(i64 3)
  store float %r, ptr addrspace(1) %p
  ret void
}

; CHECK: OpFunction %
; CHECK-NEXT: OpFunctionParameter %
; CHECK-NEXT: OpLabel
define spir_kernel void @plain(ptr addrspace(1) %p) {
  store float 1.0, ptr addrspace(1) %p
  ret void
}
