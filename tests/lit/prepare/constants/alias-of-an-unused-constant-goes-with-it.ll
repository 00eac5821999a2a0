; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; CHECK-NOT: OpName {{.*}} "text
; CHECK-NOT: OpName {{.*}} "{{.*}}name"
@text = private unnamed_addr constant [4 x i8] c"abc\00"
@name = internal alias i8, ptr @text
@rest_name = internal alias i8, getelementptr (i8, ptr @text, i64 1)

; CHECK: OpFunction
define void @f() {
  ret void
}
