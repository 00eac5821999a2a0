; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; No local or private object lies at an address that a module writes down (LangRef, Pointer Aliasing
; Rules). MLIR fills the parts of its descriptors with one that nothing reads.

@buf = internal addrspace(3) global [64 x float] undef

; A pointer that nothing asks for is nothing.

; CHECK: %[[#Buf:]] = OpVariable %{{[0-9]+}} Workgroup
; CHECK: OpFunction
; CHECK: %[[#At:]] = OpInBoundsAccessChain %{{[0-9]+}} %[[#Buf]] %{{[0-9]+}}
; CHECK: OpStore %[[#At]] %{{[0-9]+}} NonPrivatePointer
; CHECK: OpFunctionEnd
define spir_kernel void @descriptor(i32 %i, float %x) {
  %never = inttoptr i64 3735928559 to ptr addrspace(3)
  %first = insertvalue { ptr addrspace(3), ptr addrspace(3) } undef, ptr addrspace(3) %never, 0
  %both = insertvalue { ptr addrspace(3), ptr addrspace(3) } %first, ptr addrspace(3) @buf, 1
  %aligned = extractvalue { ptr addrspace(3), ptr addrspace(3) } %both, 1
  %at = getelementptr float, ptr addrspace(3) %aligned, i32 %i
  store float %x, ptr addrspace(3) %at
  ret void
}

; One of two is a number, and the address is that number.

; CHECK: %[[#Mask:]] = OpBitwiseAnd
; CHECK: %[[#Odd:]] = OpINotEqual %{{[0-9]+}} %[[#Mask]]
; CHECK: %[[#One:]] = OpSelect %{{[0-9]+}} %[[#Odd]] %[[#Never:]] %{{[0-9]+}}
; CHECK: OpIEqual %{{[0-9]+}} %[[#One]] %[[#Never]]
; CHECK: OpStore %{{[0-9]+}} %[[#Never]] Aligned|NonPrivatePointer 8
define spir_kernel void @one_of_two(ptr addrspace(1) %out, i32 %i) {
  %mine = alloca i32
  %odd = trunc i32 %i to i1
  %never = inttoptr i64 3735928559 to ptr
  %one = select i1 %odd, ptr %never, ptr %mine
  store volatile i32 1, ptr %mine
  %value = load i32, ptr %one
  store i32 %value, ptr addrspace(1) %out
  %is = icmp eq ptr %one, %never
  %flag = zext i1 %is to i32
  store i32 %flag, ptr addrspace(1) %out
  %number = ptrtoint ptr %never to i64
  store i64 %number, ptr addrspace(1) %out
  ret void
}
