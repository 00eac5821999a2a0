; RUN: pyllc --split-input-file --verify-diagnostics %s

; A SPIR-V device is little-endian, so such a module means another program; the letter may be
; anywhere in the layout.
target datalayout = "E-p:64:64" ; expected-error: big-endian

define void @f() {
  ret void
}

; -----

target datalayout = "p:64:64-E" ; expected-error: big-endian

define void @f() {
  ret void
}

; -----

target datalayout = "e-p:64:64"

define void @f() {
  ret void
}
