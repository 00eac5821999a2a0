; y[i] = a * x[i] + y[i] for each i below n, as an OpenCL C compiler writes it for spirv64.
target triple = "spirv64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @saxpy(ptr addrspace(1) align 4 %y, ptr addrspace(1) align 4 %x, float %a, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %limit = zext i32 %n to i64
  %inside = icmp ult i64 %id, %limit
  br i1 %inside, label %body, label %done

body:
  %xi = getelementptr inbounds float, ptr addrspace(1) %x, i64 %id
  %yi = getelementptr inbounds float, ptr addrspace(1) %y, i64 %id
  %xv = load float, ptr addrspace(1) %xi, align 4
  %yv = load float, ptr addrspace(1) %yi, align 4
  %product = fmul float %a, %xv
  %sum = fadd float %product, %yv
  store float %sum, ptr addrspace(1) %yi, align 4
  br label %done

done:
  ret void
}
