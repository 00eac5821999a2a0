; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each %s -o - | filecheck %s

; A pointer that is read from memory may lead to any variable whose address is written down: also
; to one that stands in a block of its own.

; CHECK: OpFunction
; CHECK: OpVariable
; CHECK: OpStore
define spir_kernel void @k(ptr addrspace(1) %out, i1 %c, i32 %i) {
  %places = alloca [2 x ptr]
  %b = alloca i32
  store i32 7, ptr %b
  store ptr %b, ptr %places
  %second = getelementptr ptr, ptr %places, i32 1
  store ptr %b, ptr %second
  br i1 %c, label %then, label %exit

then:
  %a = alloca i32
  store i32 5, ptr %a
  %at = getelementptr ptr, ptr %places, i32 %i
  store ptr %a, ptr %at
  br label %exit

exit:
  %from = getelementptr ptr, ptr %places, i32 %i
  %p = load ptr, ptr %from
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
