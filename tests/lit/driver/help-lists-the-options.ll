; RUN: pyllc --help | filecheck %s
; NO-SPIRV-VAL

; CHECK: usage: pyllc [options] [in.ll | in.bc | -]
; CHECK: {{^  -O=0..3 }}
; CHECK: {{^  -mtriple=TRIPLE }}
; CHECK: {{^  -spirv-ext=}}
; CHECK: {{^  -validate }}
