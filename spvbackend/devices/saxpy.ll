; What the doctor runs: y = a * x + y.
target triple = "spirv64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @saxpy(ptr addrspace(1) %y, ptr addrspace(1) %x, float %a) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %py = getelementptr float, ptr addrspace(1) %y, i64 %i
  %px = getelementptr float, ptr addrspace(1) %x, i64 %i
  %vx = load float, ptr addrspace(1) %px
  %vy = load float, ptr addrspace(1) %py
  %product = fmul float %a, %vx
  %sum = fadd float %product, %vy
  store float %sum, ptr addrspace(1) %py
  ret void
}
