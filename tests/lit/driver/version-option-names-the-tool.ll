; RUN: pyllc --version | filecheck %s
; NO-SPIRV-VAL

; CHECK: {{^pyllc [0-9.]+: LLVM IR to SPIR-V 1.0 to 1.6$}}
