; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpSwitch %{{[0-9]+}} %{{[0-9]+}} 18446744073709551615 %{{[0-9]+}} 4294967296 %{{[0-9]+}}{{$}}
define i32 @f(i64 %a) {
  switch i64 %a, label %d [
    i64 -1, label %x
    i64 4294967296, label %y
  ]
d:
  ret i32 0
x:
  ret i32 1
y:
  ret i32 2
}
