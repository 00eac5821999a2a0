; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The number of a work-item stays what it is, so that a kernel has it from the beginning.
; CHECK: OpDecorate %[[#Id:]] BuiltIn GlobalInvocationId
; CHECK: = OpFunction %
; CHECK: OpLoad %{{[0-9]+}} %[[#Id]]
; CHECK-NOT: OpLoad %{{[0-9]+}} %[[#Id]]
; CHECK: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  br i1 %c, label %one, label %end
one:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %at
  br label %end
end:
  %j = call i64 @_Z13get_global_idj(i32 0)
  store i64 %j, ptr addrspace(1) %p
  ret void
}

declare i64 @_Z13get_global_idj(i32)
