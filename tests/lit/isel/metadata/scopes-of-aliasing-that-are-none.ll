; RUN: pyllc --spirv-ext=+SPV_INTEL_memory_access_aliasing %s -o - | filecheck %s

; CHECK-NOT: Alias
; CHECK: OpStore {{.*}} Aligned 4{{$}}
define spir_func void @f(ptr addrspace(1) %p, i32 %v) {
  store i32 %v, ptr addrspace(1) %p, !noalias !0
  ret void
}

!0 = !{}
