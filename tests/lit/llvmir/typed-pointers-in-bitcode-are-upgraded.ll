; RUN: pyllc -mtriple=spirv64 %S/Inputs/typed-pointers.bc -o - | filecheck %s

; Bitcode of LLVM 14, by llvm-as-14 from:
;   %struct.pair = type { i32, float addrspace(1)* }
;   define spir_kernel void @typed(float addrspace(1)* nocapture %p, %struct.pair* byval(%struct.pair) %s, i32 %n) {
;     %0 = getelementptr inbounds %struct.pair, %struct.pair* %s, i32 0, i32 1
;     %1 = load float addrspace(1)*, float addrspace(1)** %0
;     %2 = bitcast float addrspace(1)* %1 to i32 addrspace(1)*
;     %3 = atomicrmw add i32 addrspace(1)* %2, i32 %n seq_cst
;     %4 = bitcast float addrspace(1)* %p to <2 x float> addrspace(1)*
;     %5 = load <2 x float>, <2 x float> addrspace(1)* %4, align 8
;     %6 = extractelement <2 x float> %5, i32 1
;     store float %6, float addrspace(1)* %p

; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "typed"
; CHECK: OpName %[[#Struct:]] "struct.pair"
; CHECK-DAG: OpDecorate %{{[0-9]+}} FuncParamAttr NoCapture
; CHECK-DAG: OpDecorate %{{[0-9]+}} FuncParamAttr ByVal
; CHECK: %[[#Struct]] = OpTypeStruct
; CHECK: %[[#Kernel]] = OpFunction
; CHECK: OpInBoundsAccessChain
; CHECK-NEXT: %[[#Pointer:]] = OpLoad
; CHECK-NEXT: OpAtomicIAdd %{{[0-9]+}} %[[#Pointer]]
