; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; LangRef, phi: for several edges from one block the value is the same; each constant of a kind that
; has parts or operands is written out for each edge.

@table = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; CHECK: OpFunctionParameter
; CHECK: OpSwitch
; CHECK: OpPhi %{{[0-9]+( %[0-9]+){4}$}}
define <4 x i8> @vector(i32 %x, <4 x i8> %v) {
entry:
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %p = phi <4 x i8> [ <i8 -1, i8 7, i8 1, i8 2>, %entry ], [ <i8 -1, i8 7, i8 1, i8 2>, %entry ], [ %v, %other ]
  ret <4 x i8> %p
}

; CHECK: OpFunctionParameter
; CHECK: OpSwitch
; CHECK: OpPhi %{{[0-9]+( %[0-9]+){4}$}}
define i32 @expression(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %p = phi ptr addrspace(2) [ getelementptr (i8, ptr addrspace(2) @table, i64 4), %entry ], [ getelementptr (i8, ptr addrspace(2) @table, i64 4), %entry ], [ @table, %other ]
  %v = load i32, ptr addrspace(2) %p
  ret i32 %v
}

; CHECK: OpFunctionParameter
; CHECK: OpSwitch
; CHECK: OpPhi %{{[0-9]+( %[0-9]+){4}$}}
define i64 @number(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %p = phi i64 [ ptrtoint (ptr addrspace(2) @table to i64), %entry ], [ ptrtoint (ptr addrspace(2) @table to i64), %entry ], [ 0, %other ]
  ret i64 %p
}

; CHECK: OpFunctionParameter
; CHECK: OpSwitch
; CHECK: OpPhi %{{[0-9]+( %[0-9]+){4}$}}
define i8 @struct(i32 %x, { i8, <5 x i7> } %s) {
entry:
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %p = phi { i8, <5 x i7> } [ { i8 1, <5 x i7> <i7 1, i7 2, i7 3, i7 4, i7 5> }, %entry ], [ { i8 1, <5 x i7> <i7 1, i7 2, i7 3, i7 4, i7 5> }, %entry ], [ %s, %other ]
  %v = extractvalue { i8, <5 x i7> } %p, 0
  ret i8 %v
}

; CHECK: OpFunctionParameter
; CHECK: OpSwitch
; CHECK: OpPhi %{{[0-9]+( %[0-9]+){4}$}}
define i100 @wide(i32 %x, i100 %y) {
entry:
  %z = add i100 %y, 5
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %p = phi i100 [ %z, %entry ], [ %z, %entry ], [ 77, %other ]
  ret i100 %p
}

; CHECK: OpFunctionParameter
; CHECK: OpSwitch
; CHECK: OpPhi %{{[0-9]+( %[0-9]+){4}$}}
define i32 @pointer(i32 %x, ptr %a, ptr %b) {
entry:
  store i32 %x, ptr %a
  store <2 x i16> zeroinitializer, ptr %b
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %p = phi ptr [ %a, %entry ], [ %a, %entry ], [ %b, %other ]
  %v = load i32, ptr %p
  ret i32 %v
}
