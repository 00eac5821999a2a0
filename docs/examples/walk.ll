@mask = internal constant i32 255

define spir_kernel void @mix(ptr addrspace(1) %data, i24 %n) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %data, i64 %i
  %old = load i32, ptr addrspace(1) %at
  %low = load i32, ptr @mask
  %kept = call i32 @llvm.umin.i32(i32 %old, i32 %low)
  %next = add i24 %n, 1
  %wide = zext i24 %next to i32
  %turned = call i32 @llvm.fshl.i32(i32 %kept, i32 %wide, i32 7)
  store i32 %turned, ptr addrspace(1) %at
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
