; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NEW-SPIRV-VAL

; A table in address space 0 moves to constant memory; the functions in it their address taken
; like those of any other table, so that a call through it needs no cast.

; CHECK-NOT: Bitcast
; CHECK:     OpVariable %{{[0-9]+}} UniformConstant %{{[0-9]+}}
; CHECK-NOT: Bitcast
; CHECK:     OpFunctionPointerCallINTEL
@table = internal constant [2 x ptr] [ptr @one, ptr @two]

define internal spir_func void @one(ptr addrspace(1) %x) {
  store float 1.0, ptr addrspace(1) %x
  ret void
}

define internal spir_func void @two(ptr addrspace(1) %x) {
  store float 2.0, ptr addrspace(1) %x
  ret void
}

define spir_kernel void @f(ptr addrspace(1) %p, i64 %i) {
  %place = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %chosen = load ptr, ptr %place
  call spir_func void %chosen(ptr addrspace(1) %p)
  ret void
}
