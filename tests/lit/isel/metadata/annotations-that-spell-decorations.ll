; RUN: pyllc --spirv-ext=+SPV_INTEL_fpga_memory_attributes,+SPV_INTEL_fpga_buffer_location %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN
; NEW-SPIRV-VAL

; By number or by name; what is none, or may not stand there, is a text like any other.

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpName %[[#Local:]] "a"
; CHECK: OpDecorate %[[#Local]] Register{{INTEL|ALTERA}}
; CHECK-NEXT: OpDecorate %[[#Local]] Memory{{INTEL|ALTERA}} "testmem"
; CHECK-NEXT: OpDecorate %[[#Local]] Bankwidth{{INTEL|ALTERA}} 42
; CHECK-NEXT: OpDecorate %[[#Local]] Merge{{INTEL|ALTERA}} "str1" "str2"
; CHECK-NEXT: OpDecorate %[[#Local]] BankBits{{INTEL|ALTERA}} 1 3 2
; CHECK-NEXT: OpDecorate %[[#Local]] Doublepump{{INTEL|ALTERA}}
; CHECK-NEXT: OpDecorate %[[#Local]] UserSemantic "{99999:1}{other:1}{5827:x}"
; CHECK-NEXT: OpDecorate %[[#Pointer]] BufferLocation{{INTEL|ALTERA}} 2

; PLAIN-NOT: {{INTEL|ALTERA}}
; PLAIN: UserSemantic "{5825}{memory:testmem}
; PLAIN: UserSemantic "{5921:\"2\"}"

@.a = private unnamed_addr constant [108 x i8] c"{5825}{memory:testmem}{5828:42}{merge:str1:str2}{5835:\221\22,3,\222\22}{pump:2}{99999:1}{other:1}{5827:x}\00\00\00\00\00\00\00\00\00\00", section "llvm.metadata"
@.p = private unnamed_addr constant [11 x i8] c"{5921:\222\22}\00", section "llvm.metadata"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = alloca i32
  call void @llvm.var.annotation.p0.p0(ptr %a, ptr @.a, ptr null, i32 1, ptr null)
  %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %p, ptr @.p, ptr null, i32 1, ptr null)
  store i32 1, ptr %a
  %v = load i32, ptr %a
  store i32 %v, ptr addrspace(1) %q
  ret void
}

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)
