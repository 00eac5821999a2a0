; RUN: pyllc --split-input-file --verify-diagnostics %s -o -

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; expected-error@+1: the module has no entry point: no function has the attribute 'hlsl.shader'
define void @main() {
  ret void
}


; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; expected-error@+1: '@main' is a shader of stage 'pixel': only compute is supported
define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="pixel" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

; expected-error@+1: attribute 'hlsl.numthreads' has no sizes: '1,x,1'
define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,x,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  call void @again(i32 3)
  ret void
}

; expected-error@+1: '@again' is called and not inlined
define void @again(i32 %n) {
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %next, label %end

next:
  %less = sub i32 %n, 1
  call void @again(i32 %less)
  br label %end

end:
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@held = internal global target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, ptr @held
  %other = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr null)
  store target("spirv.VulkanBuffer", [0 x i32], 12, 1) %other, ptr @held ; expected-error: a variable holds several handles
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@held = internal global target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison

define void @main() #0 {
  %in = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr @held ; expected-error: the resource that a handle leads to is not known at compile time
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %in, i32 0)
  store i32 0, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 %id, i32 1, i32 0, ptr null) ; expected-error: the binding of a resource is not a constant
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 0, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %in = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %by = call target("spirv.Sampler") @llvm.spv.resource.handlefrombinding.tspirv.Samplert(i32 0, i32 1, i32 1, i32 0, ptr null)
  %texel = call <4 x float> @spv.resource.sample.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, target("spirv.Sampler") %by, <2 x float> zeroinitializer, <2 x i32> zeroinitializer) ; expected-error: intrinsic 'llvm.spv.resource.sample' is not supported
  ret void
}

declare <4 x float> @spv.resource.sample.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.tspirv.Samplert.v2f32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), target("spirv.Sampler"), <2 x float>, <2 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %odd = trunc i32 %id to i1
  %other = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %any = select i1 %odd, target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, target("spirv.VulkanBuffer", [0 x i32], 12, 1) %other ; expected-error: a handle of a resource is not known at compile time
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %any, i32 0)
  store i32 0, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%layout = type <{ i32 }>

@buffer = internal global target("spirv.VulkanBuffer", %layout, 2, 0) poison
@member = external addrspace(12) global i32

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %value = load i32, ptr addrspace(12) @member ; expected-error: constant buffer '@buffer' has no binding
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 %value, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!hlsl.cbs = !{!0}
!0 = !{ptr @buffer, ptr addrspace(12) @member}

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%layout = type <{ i32 }>

@buffer = internal global target("spirv.VulkanBuffer", %layout, 2, 0) poison
@member = external addrspace(12) global i32

; expected-error@+1: '!hlsl.cbs' does not name a constant buffer
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %value = load i32, ptr addrspace(12) @member
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 %value, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!hlsl.cbs = !{!0}
!0 = !{ptr addrspace(12) @member}

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

%layout = type <{ i32 }>

@buffer = internal global target("spirv.VulkanBuffer", %layout, 2, 0) poison
@member = external addrspace(12) global i32

; expected-error@+1: '!hlsl.cbs' does not name all of '@buffer'
define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %value = load i32, ptr addrspace(12) @member
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 %value, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

!hlsl.cbs = !{!0}
!0 = !{ptr @buffer}

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 0)
  %part = getelementptr i8, ptr addrspace(11) %to, i32 %id ; expected-error: a place within a component of a texel
  store float 0.0, ptr addrspace(11) %part
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %odd = trunc i32 %id to i1
  %one = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 0)
  %two = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 1)
  %to = select i1 %odd, ptr addrspace(11) %one, ptr addrspace(11) %two ; expected-error: 'select' of a pointer to a texel
  store float 0.0, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 0)
  %value = load double, ptr addrspace(11) %to ; expected-error: a texel of type 'float' is read as 'double'
  store double %value, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 0)
  %value = load <8 x float>, ptr addrspace(11) %to ; expected-error: a texel of four components is read as '<8 x float>'
  %eighth = extractelement <8 x float> %value, i32 7
  store float %eighth, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 0)
  store double 0.0, ptr addrspace(11) %to ; expected-error: a texel of type 'float' is written as 'double'
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %counter = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 5, i32 0)
  %up = call i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 2) ; expected-error: a counter changes by other than one
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@held = internal global target("spirv.VulkanBuffer", [0 x i32], 12, 1) poison

define void @main() #0 {
  %out = load target("spirv.VulkanBuffer", [0 x i32], 12, 1), ptr @held
  %counter = call target("spirv.VulkanBuffer", i32, 12, 1) @llvm.spv.resource.counterhandlefromimplicitbinding.tspirv.VulkanBuffer_i32_12_1t.tspirv.VulkanBuffer_a0i32_12_1t(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 5, i32 0) ; expected-error: the buffer of a counter is not known at compile time
  %up = call i32 @llvm.spv.resource.updatecounter.tspirv.VulkanBuffer_i32_12_1t(target("spirv.VulkanBuffer", i32, 12, 1) %counter, i8 1)
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

@table = internal addrspace(10) constant [2 x i32] [i32 1, i32 2]
; expected-error@+1: variable '@other' needs an address, and the shader has none
@other = internal addrspace(10) constant [2 x ptr addrspace(10)] [ptr addrspace(10) @table, ptr addrspace(10) @table]

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %at = getelementptr ptr addrspace(10), ptr addrspace(10) @other, i32 %id
  %from = load ptr addrspace(10), ptr addrspace(10) %at
  %value = load i32, ptr addrspace(10) %from
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  store i32 %value, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %odd = trunc i32 %id to i1
  %other = call target("spirv.VulkanBuffer", [0 x i32], 12, 1) @llvm.spv.resource.handlefrombinding.tspirv.VulkanBuffer_a0i32_12_1t(i32 0, i32 1, i32 3, i32 %id, ptr null)
  %one = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %out, i32 0)
  %two = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.VulkanBuffer_a0i32_12_1t.i32(target("spirv.VulkanBuffer", [0 x i32], 12, 1) %other, i32 0) ; expected-error: a pointer may lead to several resources, one of them in an array
  %to = select i1 %odd, ptr addrspace(11) %one, ptr addrspace(11) %two
  store i32 0, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %in = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %offset = insertelement <2 x i32> zeroinitializer, i32 %id, i32 0
  %texel = call <4 x float> @spv.resource.load.level.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, <2 x i32> zeroinitializer, i32 0, <2 x i32> %offset) ; expected-error: an offset in texels is not a constant
  ret void
}

declare <4 x float> @spv.resource.load.level.v4f32.tspirv.Image_f32_1_2_0_0_1_0t.v2i32.i32.v2i32(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), <2 x i32>, i32, <2 x i32>)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", float, 5, 2, 0, 0, 2, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_5_2_0_0_2_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.spv.thread.id.i32(i32 0)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_5_2_0_0_2_1t.i32(target("spirv.Image", float, 5, 2, 0, 0, 2, 1) %out, i32 0)
  %part = getelementptr float, ptr addrspace(11) %to, i32 %id
  store <2 x float> zeroinitializer, ptr addrspace(11) %part ; expected-error: components of a texel from one that is not known on
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %out = call target("spirv.Image", i32, 5, 2, 0, 0, 2, 30) @llvm.spv.resource.handlefrombinding.tspirv.Image_i32_5_2_0_0_2_30t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_i32_5_2_0_0_2_30t.i32(target("spirv.Image", i32, 5, 2, 0, 0, 2, 30) %out, i32 4)
  %part = getelementptr i32, ptr addrspace(11) %to, i32 1
  %old = atomicrmw add ptr addrspace(11) %part, i32 3 monotonic ; expected-error: an atomic operation on one component of a texel
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %in = call target("spirv.Image", float, 1, 2, 0, 0, 1, 0) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1_2_0_0_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %texel = call <4 x float> @spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t(target("spirv.Image", float, 1, 2, 0, 0, 1, 0) %in, float 0.0) ; expected-error: intrinsic 'llvm.spv.resource.samplelevel' has 2 operands, fewer than 4
  ret void
}

declare <4 x float> @spv.resource.samplelevel.v4f32.tspirv.Image_f32_1_2_0_0_1_0t(target("spirv.Image", float, 1, 2, 0, 0, 1, 0), float)

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }

; -----

target datalayout = "e-ve-i64:64-n8:16:32:64-G10"
target triple = "spirv1.6-unknown-vulkan1.3-compute"

define void @main() #0 {
  %in = call target("spirv.Image", float, 1) @llvm.spv.resource.handlefrombinding.tspirv.Image_f32_1t(i32 0, i32 0, i32 1, i32 0, ptr null) ; expected-error: type 'target("spirv.Image", float, 1)' lacks parameters of a resource
  %to = call ptr addrspace(11) @llvm.spv.resource.getpointer.p11.tspirv.Image_f32_1t.i32(target("spirv.Image", float, 1) %in, i32 0)
  store float 0.0, ptr addrspace(11) %to
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
