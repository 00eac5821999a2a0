; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_usm_storage_classes --split-input-file --verify-diagnostics %s

; OpSpecConstantOp takes the casts of core alone; an instruction takes those of the extension too.

@v = addrspace(5) global i32 0
@p = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(5) @v to ptr addrspace(4)) ; expected-error: a constant pointer cannot be cast to or from address space 5

; -----

@v = addrspace(5) global i32 0

define i32 @f() {
  %x = load i32, ptr addrspace(1) addrspacecast (ptr addrspace(5) @v to ptr addrspace(1))
  ret i32 %x
}
