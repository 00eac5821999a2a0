; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; What keeps LLVM from inlining is an attribute, wherever it stands, and not the same word in a name
; or a string.

; CHECK: OpFunction
; CHECK-NOT: OpFunctionCall
; CHECK: OpFunctionEnd
; CHECK-NOT: OpFunction
define internal void @noinline(ptr addrspace(1) %optnone) noinline optnone "is"="noinline optsize" {
  store i32 1, ptr addrspace(1) %optnone
  ret void
}

define spir_kernel void @minsize(ptr addrspace(1) %p) minsize {
  call void @noinline(ptr addrspace(1) %p)
  ret void
}
