; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all --split-input-file %s 2>&1 | filecheck %s

; A call may say anything of a builtin that is declared: what its name does not take is refused
; before any pass takes the call apart.

; CHECK: :9:3: error: builtin 'get_global_id': is called with 2 arguments and takes 1
; CHECK-NEXT: get_global_idj
define spir_kernel void @too_many(ptr addrspace(1) %p) {
  call spir_func void @_Z13get_global_idj(i32 0, ptr addrspace(1) %p)
  ret void
}

declare spir_func void @_Z13get_global_idj(i32, ptr addrspace(1))

; -----
; CHECK: error: builtin 'get_global_id': works on integers, not 'void'
define spir_kernel void @no_result(ptr addrspace(1) %p) {
  call spir_func void @_Z13get_global_idj(i32 0)
  ret void
}

declare spir_func void @_Z13get_global_idj(i32)

; -----
; CHECK: error: builtin '__spirv_BuiltInGlobalInvocationId': works on integers, not '<3 x float>'
@__spirv_BuiltInGlobalInvocationId = external addrspace(7) global <3 x i64>

define spir_kernel void @another_load(ptr addrspace(1) %p) {
  %v = load <3 x float>, ptr addrspace(7) @__spirv_BuiltInGlobalInvocationId
  store <3 x float> %v, ptr addrspace(1) %p
  ret void
}

; -----
; CHECK: error: builtin 'work_group_scan_exclusive_mul': is called with 2 arguments and takes 1
define spir_kernel void @scan(ptr addrspace(1) %p) {
  call spir_func void @_Z29work_group_scan_exclusive_muli(ptr addrspace(1) %p, ptr addrspace(1) %p)
  ret void
}

declare spir_func i32 @_Z29work_group_scan_exclusive_muli(i32)

; -----
; CHECK: error: builtin 'work_group_reduce_add': takes another type than 'ptr addrspace(1)'
define spir_kernel void @reduction(ptr addrspace(1) %p) {
  %r = call spir_func i32 @_Z21work_group_reduce_addi(ptr addrspace(1) %p)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @_Z21work_group_reduce_addi(ptr addrspace(1))

; -----
; CHECK: error: builtin 'async_work_group_copy': takes another type than 'i32'
define spir_kernel void @copy(ptr addrspace(3) %l, ptr addrspace(1) %p) {
  %e = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(i32 1, ptr addrspace(1) %p, i64 4, target("spirv.Event") zeroinitializer)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(i32, ptr addrspace(1), i64, target("spirv.Event"))

; -----
; No extension of kernels alone is one of Vulkan's, so there is no option that helps.
; CHECK: error: OpMaskedGatherINTEL needs SPV_INTEL_masked_gather_scatter
; CHECK: note: no device for Vulkan has that extension
define spir_kernel void @gather(ptr addrspace(1) %p) {
  %v = call spir_func <2 x float> @_Z25__spirv_MaskedGatherINTELDv2_PU3AS1fiDv2_bDv2_f(<2 x ptr addrspace(1)> zeroinitializer, i32 4, <2 x i1> <i1 true, i1 false>, <2 x float> zeroinitializer)
  store <2 x float> %v, ptr addrspace(1) %p
  ret void
}

declare spir_func <2 x float> @_Z25__spirv_MaskedGatherINTELDv2_PU3AS1fiDv2_bDv2_f(<2 x ptr addrspace(1)>, i32, <2 x i1>, <2 x float>)

; -----
; CHECK: error: builtin 'atomic_flag_clear' is not one of type 'i1 (ptr addrspace(1))'
define spir_kernel void @cleared(ptr addrspace(1) %flag) {
  %r = call spir_func i1 @_Z17atomic_flag_clearPU3AS1VU7_Atomici(ptr addrspace(1) %flag)
  store i1 %r, ptr addrspace(1) %flag
  ret void
}

declare spir_func void @_Z17atomic_flag_clearPU3AS1VU7_Atomici(ptr addrspace(1))

; -----
; CHECK: error: '_Z7vstore4Dv4_fmPU3AS1f' takes a pointer, which a shader cannot hand on
define spir_kernel void @stored(ptr addrspace(1) %p) {
  %r = call spir_func i32 @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> zeroinitializer, i64 0, ptr addrspace(1) %p)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))

; -----
; CHECK: error: variable '@table' in address space 7 has an initialiser: the device says what is there
@x = internal addrspace(1) global i32 0
@table = internal addrspace(7) constant [1 x ptr addrspace(1)] [ptr addrspace(1) @x]

define spir_kernel void @inputs(i64 %i, ptr addrspace(1) %p) {
  %at = getelementptr inbounds [1 x ptr addrspace(1)], ptr addrspace(7) @table, i64 0, i64 %i
  %q = load ptr addrspace(1), ptr addrspace(7) %at
  store ptr addrspace(1) %q, ptr addrspace(1) %p
  ret void
}
