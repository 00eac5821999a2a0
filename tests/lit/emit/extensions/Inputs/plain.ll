define spir_kernel void @plain(ptr addrspace(1) %out, i32 %value) {
  store i32 %value, ptr addrspace(1) %out
  ret void
}
