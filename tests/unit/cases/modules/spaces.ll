; A data layout with address spaces of its own for functions, variables and allocas.
target datalayout = "e-p9:64:64-G1-P9-A5"
@g = addrspace(1) global i32 3
@h = addrspace(1) global ptr addrspace(9) @f

define void @f() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4, addrspace(5)
  call void @f()
  call addrspace(0) void null()
  ret void
}

define void @near() addrspace(0) {
  call addrspace(0) void @near()
  ret void
}
