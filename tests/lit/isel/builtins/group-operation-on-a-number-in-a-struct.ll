; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s

; A number of 16 bits is a class in C++, which calls pass in memory.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Class:]] = OpTypeStruct %[[#Half]]
; CHECK: %[[#Whole:]] = OpLoad %[[#Class]]
; CHECK: %[[#Number:]] = OpCompositeExtract %[[#Half]] %[[#Whole]] 0
; CHECK: %[[#Moved:]] = OpGroupNonUniformShuffle %[[#Half]] %{{[0-9]+}} %[[#Number]]
; CHECK: %[[#Result:]] = OpCompositeConstruct %[[#Class]] %[[#Moved]]
; CHECK: OpStore %{{[0-9]+}} %[[#Result]]
%class.half = type { half }

define spir_func void @f(ptr %from, ptr %to) {
  call spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_iS0_j(ptr sret(%class.half) align 2 %to, i32 3, ptr byval(%class.half) align 2 %from, i32 8)
  ret void
}

declare spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_iS0_j(ptr sret(%class.half) align 2, i32, ptr byval(%class.half) align 2, i32)
