; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -stop-after=opaque-selects %s -o - | filecheck %s --check-prefix=CLEANED

; OpSelect takes no opaque type and nothing that holds one, so control flow chooses. The phis of the
; blocks behind have the new block before them.

; CLEANED-NOT: select
; CHECK: OpBranchConditional %[[#Cond:]] %[[#Taken:]] %[[#Join:]]
; CHECK: OpPhi %[[#Event:]] %{{[0-9]+}} %[[#Taken]]
; CHECK-NOT: OpSelect
define spir_func target("spirv.Event") @chained(i1 %c, i1 %d, target("spirv.Event") %a, target("spirv.Event") %b) {
entry:
  %s = select i1 %c, target("spirv.Event") %a, target("spirv.Event") %b
  %t = select i1 %d, target("spirv.Event") %s, target("spirv.Event") zeroinitializer
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi target("spirv.Event") [ %t, %entry ], [ %s, %x ]
  ret target("spirv.Event") %p
}

define spir_func { target("spirv.Event"), i32 } @member(i1 %c, { target("spirv.Event"), i32 } %x, { target("spirv.Event"), i32 } %y) {
  %s = select i1 %c, { target("spirv.Event"), i32 } %x, { target("spirv.Event"), i32 } %y
  ret { target("spirv.Event"), i32 } %s
}

define spir_func void @image(i1 %c, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %y) {
  %s = select i1 %c, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %x, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %y
  call spir_func void @taken(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %s)
  ret void
}

declare spir_func void @taken(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
