; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_blocking_pipes %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_blocking_pipes %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A read that waits is another one than that of OpenCL.

; CHECK: OpExtension "SPV_INTEL_blocking_pipes"
; CHECK: OpReadPipeBlockingALTERA

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpReadPipeBlockingALTERA needs {{.*}}SPV_INTEL_blocking_pipes
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func void @_Z29__spirv_ReadPipeBlockingINTEL9ocl_rpipePU3AS4cii(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)

define spir_func void @next(target("spirv.Pipe", 0) %pipe, ptr addrspace(4) %packet) {
  call spir_func void @_Z29__spirv_ReadPipeBlockingINTEL9ocl_rpipePU3AS4cii(target("spirv.Pipe", 0) %pipe, ptr addrspace(4) %packet, i32 4, i32 4)
  ret void
}
