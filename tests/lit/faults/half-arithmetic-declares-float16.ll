; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Float16Buffer allows halves in memory only.

; CHECK: OpCapability Float16{{$}}
define half @f(half %a) {
  %b = fadd half %a, %a
  ret half %b
}
