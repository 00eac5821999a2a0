; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Byte:]] "a"
; CHECK-DAG: OpName %[[#Int:]] "b"
; CHECK-DAG: OpName %[[#Long:]] "c"
; CHECK: OpSwitch %[[#Byte]] %[[#First:]] 255 %{{[0-9]+}}
; CHECK: OpSwitch %[[#Int]] %[[#Second:]] 1 %{{[0-9]+}} 4294967295 %{{[0-9]+}}
; CHECK: OpSwitch %[[#Long]] %[[#Third:]] 4294967296 %{{[0-9]+}}
define i32 @f(i8 %a, i32 %b, i64 %c) {
  switch i8 %a, label %next [ i8 -1, label %one ]
next:
  switch i32 %b, label %last [ i32 1, label %one
                               i32 -1, label %two ]
last:
  switch i64 %c, label %two [ i64 4294967296, label %one ]
one:
  ret i32 1
two:
  ret i32 2
}
