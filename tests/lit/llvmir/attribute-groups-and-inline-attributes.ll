; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Those without a meaning in SPIR-V are read and dropped.

; CHECK-DAG: OpDecorate %[[#Param:]] FuncParamAttr NoWrite
; CHECK-DAG: OpDecorate %[[#Param]] Alignment 8
; CHECK: OpFunction %{{[0-9]+}} DontInline
; CHECK-NEXT: %[[#Param]] = OpFunctionParameter
define spir_func void @f(ptr addrspace(1) noundef nonnull readonly align 8 dereferenceable(16) initializes((0, 4)) %p) local_unnamed_addr noinline nounwind memory(argmem: read) "frame-pointer"="all" "x"="a=b,\22c\22" #0 {
  %v = load i32, ptr addrspace(1) %p
  ret void
}

attributes #0 = { convergent mustprogress norecurse uwtable(sync) allockind("alloc,zeroed") vscale_range(1,2) "target-cpu" "stack-protector-buffer-size"="8" }
