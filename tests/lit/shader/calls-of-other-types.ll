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
; CHECK: error: builtin 'work_group_reduce_add': does not take type 'ptr addrspace(1)'
define spir_kernel void @reduction(ptr addrspace(1) %p) {
  %r = call spir_func i32 @_Z21work_group_reduce_addi(ptr addrspace(1) %p)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @_Z21work_group_reduce_addi(ptr addrspace(1))

; -----
; CHECK: error: builtin 'async_work_group_copy': does not take type 'i32'
define spir_kernel void @copy(ptr addrspace(3) %l, ptr addrspace(1) %p) {
  %e = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(i32 1, ptr addrspace(1) %p, i64 4, target("spirv.Event") zeroinitializer)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(i32, ptr addrspace(1), i64, target("spirv.Event"))

; -----
; CHECK: error: '{{.*}}async_work_group_copy{{.*}}' is not a function on events with these types
define spir_kernel void @no_event(ptr addrspace(3) %l, ptr addrspace(1) %p) {
  %e = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %p, i64 4, ptr null)
  %f = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3) %l, ptr addrspace(1) %p, i64 4, target("spirv.Event") %e)
  ret void
}

declare spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_m9ocl_event(ptr addrspace(3), ptr addrspace(1), i64, target("spirv.Event"))

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
; CHECK: error: '_Z7vstore4Dv4_fmPU3AS1f' takes a pointer; shaders cannot pass pointers
define spir_kernel void @stored(ptr addrspace(1) %p) {
  %r = call spir_func i32 @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> zeroinitializer, i64 0, ptr addrspace(1) %p)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))

; -----
; CHECK: error: builtin '_Z12convert_chari': does not take type '<1 x i32>'
define spir_kernel void @one_lane(ptr addrspace(1) %p) {
  %r = call spir_func i8 @_Z12convert_chari(<1 x i32> zeroinitializer)
  store i8 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i8 @_Z12convert_chari(<1 x i32>)

; -----
; CHECK: error: builtin '_Z12convert_int2Dv2_j': does not return type '<2 x ptr>'
define spir_kernel void @pointers(ptr addrspace(1) %p) {
  %r = call spir_func <2 x ptr> @_Z12convert_int2Dv2_j(<2 x i32> zeroinitializer)
  store <2 x ptr> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <2 x ptr> @_Z12convert_int2Dv2_j(<2 x i32>)

; -----
; CHECK: error: builtin '_Z20convert_char_sat_rtzd': does not take type 'bfloat'
define spir_kernel void @bfloats(ptr addrspace(1) %p) {
  %r = call spir_func i8 @_Z20convert_char_sat_rtzd(bfloat 1.0)
  store i8 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i8 @_Z20convert_char_sat_rtzd(bfloat)

; -----
; CHECK: error: builtin 'bit_reverse': does not return type 'float'
define spir_kernel void @reversed(ptr addrspace(1) %p) {
  %r = call spir_func float @_Z11bit_reversej(i32 5)
  store float %r, ptr addrspace(1) %p
  ret void
}

declare spir_func float @_Z11bit_reversej(i32)

; -----
; CHECK: error: builtin 'signbit': does not return type 'i16'
define spir_kernel void @signs(ptr addrspace(1) %p) {
  %r = call spir_func i16 @_Z7signbitDv3_Dh(<3 x half> zeroinitializer)
  store i16 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i16 @_Z7signbitDv3_Dh(<3 x half>)

; -----
; CHECK: error: builtin 'radians': does not return type 'i128'
define spir_kernel void @degrees(ptr addrspace(1) %p) {
  %r = call spir_func i128 @_Z7radiansDv2_d(<2 x double> zeroinitializer)
  store i128 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i128 @_Z7radiansDv2_d(<2 x double>)

; -----
; CHECK: error: builtin 'mul_hi': does not take type '<16 x i8>'
define spir_kernel void @unlike(ptr addrspace(1) %p) {
  %r = call spir_func <16 x i64> @_Z6mul_hiDv16_mS_(<16 x i64> zeroinitializer, <16 x i8> zeroinitializer)
  store <16 x i64> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <16 x i64> @_Z6mul_hiDv16_mS_(<16 x i64>, <16 x i8>)

; -----
; CHECK: error: builtin 'vload16': does not return type '<1 x i32>'
define spir_kernel void @loaded(ptr addrspace(1) %p) {
  %r = call spir_func <1 x i32> @_Z7vload16mPU3AS1Ki(i64 0, ptr addrspace(1) %p)
  store <1 x i32> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <1 x i32> @_Z7vload16mPU3AS1Ki(i64, ptr addrspace(1))

; -----
; CHECK: error: builtin 'length': does not return type '<4 x float>'
define spir_kernel void @distances(ptr addrspace(1) %p) {
  %r = call spir_func <4 x float> @_Z6lengthDv4_f(<4 x float> zeroinitializer)
  store <4 x float> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <4 x float> @_Z6lengthDv4_f(<4 x float>)

; -----
; CHECK: error: builtin 'ilogb': does not return type 'float'
define spir_kernel void @exponents(ptr addrspace(1) %p) {
  %r = call spir_func float @_Z5ilogbf(float 1.0)
  store float %r, ptr addrspace(1) %p
  ret void
}

declare spir_func float @_Z5ilogbf(float)

; -----
; CHECK: error: builtin 'shuffle': does not return type '<4 x float>'
define spir_kernel void @shuffled(ptr addrspace(1) %p) {
  %r = call spir_func <4 x float> @_Z7shuffleDv4_fDv2_j(<4 x float> zeroinitializer, <2 x i32> zeroinitializer)
  store <4 x float> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <4 x float> @_Z7shuffleDv4_fDv2_j(<4 x float>, <2 x i32>)

; -----
; CHECK: error: builtin '__spirv_BitReverse' is not one of type 'bfloat (bfloat)'
define spir_kernel void @reversed_bfloat(ptr addrspace(1) %p) {
  %r = call spir_func bfloat @_Z18__spirv_BitReverseDF16b(bfloat 1.0)
  store bfloat %r, ptr addrspace(1) %p
  ret void
}

declare spir_func bfloat @_Z18__spirv_BitReverseDF16b(bfloat)

; -----
; CHECK: error: 'shuffle' has no translation for shaders yet
define spir_kernel void @scalars(ptr addrspace(1) %p) {
  %r = call spir_func i32 @__spirv_ocl_shuffle(i32 3, <2 x i32> zeroinitializer)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i32 @__spirv_ocl_shuffle(i32, <2 x i32>)

; -----
; CHECK: error: 'shuffle' has no translation for shaders yet
define spir_kernel void @float_mask(ptr addrspace(1) %p) {
  %r = call spir_func <2 x double> @__spirv_ocl_shuffle(<2 x double> zeroinitializer, <2 x double> zeroinitializer)
  store <2 x double> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <2 x double> @__spirv_ocl_shuffle(<2 x double>, <2 x double>)

; -----
; CHECK: error: OpOrdered is not for shaders
define spir_kernel void @ordered_words(ptr addrspace(1) %p) {
  %r = call spir_func i1 @__spirv_Ordered(i32 3, i32 3)
  store i1 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i1 @__spirv_Ordered(i32, i32)

; -----
; CHECK: error: OpIsFinite is not for shaders
define spir_kernel void @finite_float(ptr addrspace(1) %p) {
  %r = call spir_func double @__spirv_IsFinite(double 1.0)
  store double %r, ptr addrspace(1) %p
  ret void
}

declare spir_func double @__spirv_IsFinite(double)

; -----
; CHECK: error: a function of 'i64' has no translation for shaders
define spir_kernel void @logarithm(ptr addrspace(1) %p) {
  %r = call spir_func i64 @_Z22__spirv_ocl_half_log10l(i64 3)
  store i64 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @_Z22__spirv_ocl_half_log10l(i64)

; -----
; CHECK: error: '__spirv_ocl_vloadn' takes a pointer; shaders cannot pass pointers
define spir_kernel void @float_offset(ptr addrspace(1) %p) {
  %r = call spir_func <4 x float> @__spirv_ocl_vloadn(float 1.0, ptr addrspace(1) %p, i32 4)
  store <4 x float> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_vloadn(float, ptr addrspace(1), i32)

; -----
; CHECK: error: 'extractvalue' returns a pointer; shaders cannot pass pointers
define spir_kernel void @of_pointers(ptr addrspace(1) %p) {
  %r = call spir_func <2 x ptr addrspace(1)> @__spirv_ocl_sqrt(<2 x double> zeroinitializer)
  store <2 x ptr addrspace(1)> %r, ptr addrspace(1) %p
  ret void
}

declare spir_func <2 x ptr addrspace(1)> @__spirv_ocl_sqrt(<2 x double>)

; -----
; CHECK: error: builtin '__spirv_ocl_u_mul_hi' is not one of type 'i64 (i64, i32)'
define spir_kernel void @high(ptr addrspace(1) %p) {
  %r = call spir_func i64 @__spirv_ocl_u_mul_hi(i64 3, i32 3)
  store i64 %r, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @__spirv_ocl_u_mul_hi(i64, i32)

; -----
; CHECK: error: '__to_local' takes a pointer; shaders cannot pass pointers
define spir_kernel void @no_pointer(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %r = call spir_func float @__to_local(ptr addrspace(4) %g)
  store float %r, ptr addrspace(1) %p
  ret void
}

declare spir_func float @__to_local(ptr addrspace(4))

; -----
; CHECK: error: variable '@table' in address space 7 has an initialiser: the device sets its value
@x = internal addrspace(1) global i32 0
@table = internal addrspace(7) constant [1 x ptr addrspace(1)] [ptr addrspace(1) @x]

define spir_kernel void @inputs(i64 %i, ptr addrspace(1) %p) {
  %at = getelementptr inbounds [1 x ptr addrspace(1)], ptr addrspace(7) @table, i64 0, i64 %i
  %q = load ptr addrspace(1), ptr addrspace(7) %at
  store ptr addrspace(1) %q, ptr addrspace(1) %p
  ret void
}

; -----
; CHECK: error: '__spirv_ControlBarrierWaitINTEL': its semantics must be a constant
define spir_kernel void @waits(i32 %order) {
  call spir_func void @__spirv_ControlBarrierWaitINTEL(i32 2, i32 2, i32 %order)
  ret void
}

declare spir_func void @__spirv_ControlBarrierWaitINTEL(i32, i32, i32)

; -----
; CHECK: error: 'getelementptr' of the address of a built-in variable has no translation
@__spirv_BuiltInGlobalInvocationId = addrspace(2) constant [4 x float] zeroinitializer

define spir_kernel void @table(ptr addrspace(1) %p, i64 %i) {
  %at = getelementptr float, ptr addrspace(2) @__spirv_BuiltInGlobalInvocationId, i64 %i
  %v = load float, ptr addrspace(2) %at
  store float %v, ptr addrspace(1) %p
  ret void
}
