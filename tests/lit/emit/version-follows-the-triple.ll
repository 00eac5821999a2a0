; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=PLAIN
; RUN: pyllc -mtriple=spirv64v1.0 %s -o - | filecheck %s --check-prefix=OLD
; RUN: pyllc -mtriple=spirv64v1.6 %s -o - | filecheck %s --check-prefix=NEW

; PLAIN: ; SPIR-V
; PLAIN-NEXT: ; Version: 1.4
; OLD: ; Version: 1.0
; NEW: ; Version: 1.6
define spir_kernel void @k() {
  ret void
}
