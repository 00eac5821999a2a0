; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_inline_assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_inline_assembly %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; The text is LLVM's, and there once for all calls of the same types.

; CHECK: OpCapability AsmINTEL
; CHECK: OpExtension "SPV_INTEL_inline_assembly"
; CHECK: OpDecorate %[[#Move:]] SideEffectsINTEL
; CHECK-NOT: SideEffectsINTEL
; CHECK-DAG: %[[#Target:]] = OpAsmTargetINTEL "spirv64-unknown-unknown"
; CHECK-DAG: %[[#Void:]] = OpTypeVoid
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Move]] = OpAsmINTEL %[[#Int]] %[[#]] %[[#Target]] "mov $0, $1" "=r,r"
; CHECK-DAG: %[[#Add:]] = OpAsmINTEL %[[#Pair:]] %[[#]] %[[#Target]] "add $0, $1, \"$2\"" "=r,=r,r,i"
; CHECK-DAG: %[[#Put:]] = OpAsmINTEL %[[#Void]] %[[#]] %[[#Target]] "put $0" "r"
; CHECK-NOT: OpAsmINTEL
; CHECK: OpFunction
; CHECK: OpAsmCallINTEL %[[#Int]] %[[#Move]]
; CHECK: OpAsmCallINTEL %[[#Int]] %[[#Move]]
; CHECK: OpAsmCallINTEL %[[#Pair]] %[[#Add]]
; CHECK: OpAsmCallINTEL %[[#Void]] %[[#Put]]

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: inline assembly has no translation without SPV_INTEL_inline_assembly
; WITHOUT: note: pass --spirv-ext=+SPV_INTEL_inline_assembly

define spir_kernel void @k(ptr addrspace(1) %out, i32 %x) {
  %a = call i32 asm sideeffect "mov $0, $1", "=r,r"(i32 %x)
  %b = call i32 asm sideeffect "mov $0, $1", "=r,r"(i32 %a)
  %c = call { i32, i32 } asm "add $0, $1, \22$2\22", "=r,=r,r,i"(i32 %b, i32 7)
  %d = extractvalue { i32, i32 } %c, 1
  store i32 %d, ptr addrspace(1) %out
  call void asm "put $0", "r"(ptr addrspace(1) %out)
  ret void
}
