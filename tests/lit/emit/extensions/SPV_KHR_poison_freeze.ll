; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_poison_freeze %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_poison_freeze %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; freeze is a copy; the names of the instructions ask for these.

; CHECK: OpExtension "SPV_KHR_poison_freeze"
; CHECK: OpFreezeKHR

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: Op{{PoisonKHR|FreezeKHR}} needs SPV_KHR_poison_freeze
; WITHOUT: note: pass --spirv-ext=+SPV_KHR_poison_freeze
declare spir_func i32 @_Z17__spirv_PoisonKHRv()
declare spir_func i32 @_Z17__spirv_FreezeKHRi(i32)

define spir_func i32 @anything() {
  %poison = call spir_func i32 @_Z17__spirv_PoisonKHRv()
  %value = call spir_func i32 @_Z17__spirv_FreezeKHRi(i32 %poison)
  ret i32 %value
}
