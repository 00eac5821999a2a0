; RUN: pyllc -mtriple=spirv64 --verify-each -stop-after=private-constants %s -o - | filecheck %s

; An alias, also of a part or of another alias, is what it stands for.

; CHECK-NOT: @text
; CHECK-NOT: alias
; CHECK: @shared = weak unnamed_addr addrspace(2) constant
; CHECK-NOT: @text
; CHECK-NOT: alias
@text = private unnamed_addr constant [4 x i8] c"abc\00"
@name = internal alias i8, ptr @text
@rest_name = internal alias i8, getelementptr (i8, ptr @text, i64 1)
@shared = weak unnamed_addr constant [4 x i8] c"abc\00"
@shared_rest = internal alias i8, getelementptr (i8, ptr @shared, i64 1)
@last_byte = internal alias i8, getelementptr (i8, ptr @shared_rest, i64 1)

; CHECK: %[[Rest:[0-9]+]] = getelementptr i8, ptr addrspace(2) @shared, i64 1
; CHECK: %[[Last:[0-9]+]] = getelementptr i8, ptr addrspace(2) %[[Rest]], i64 1
; CHECK: load i8, ptr addrspace(2) %[[Last]]
define i8 @f() {
  %v = load i8, ptr @last_byte
  ret i8 %v
}
