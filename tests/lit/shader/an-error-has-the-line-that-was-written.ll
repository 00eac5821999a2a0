; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --split-input-file --verify-diagnostics %s

; Calls are inlined before anything is refused; the error is told of the line in the callee.

define spir_func i32 @inner(ptr %p, i32 %n) {
  %q = inttoptr i32 %n to ptr addrspace(3) ; expected-error: an integer becomes a pointer to local
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}

define spir_func i32 @middle(ptr %p, i32 %n) {
  %r = call spir_func i32 @inner(ptr %p, i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}

define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %n) {
  %a = alloca [2 x i32]
  %r = call spir_func i32 @middle(ptr %a, i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; -----

; Variables and arguments have places outside of bodies.

@count = external addrspace(1) global i32 ; expected-error: is defined in another module

define spir_kernel void @variable(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @count
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; -----

define spir_kernel void @pipe(target("spirv.Pipe", 0) %i) { ; expected-error: which a Vulkan launch cannot pass
  ret void
}

; -----

; With debug info of the user's own, which stays his; behind a switch.

define spir_kernel void @debugged(ptr addrspace(1) %p, i32 %n) !dbg !3 {
entry:
  switch i32 %n, label %end [
    i32 1, label %one
    i32 2, label %two
  ], !dbg !5

one:
  store i32 1, ptr addrspace(1) %p, !dbg !6
  br label %end, !dbg !6

two:
  #dbg_value(i32 %n, !7, !DIExpression(), !6)
  %q = call ptr addrspace(1) @elsewhere(), !dbg !6 ; expected-error: returns a pointer; shaders
  store i32 1, ptr addrspace(1) %q, !dbg !6
  br label %end, !dbg !6

end:
  ret void, !dbg !6
}

declare ptr addrspace(1) @elsewhere()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "k.cl", directory: "/")
!3 = distinct !DISubprogram(name: "debugged", scope: !2, file: !2, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !8)
!5 = !DILocation(line: 2, column: 3, scope: !3)
!6 = !DILocation(line: 3, column: 3, scope: !3)
!7 = !DILocalVariable(name: "n", scope: !3, file: !2, line: 2, type: !9)
!8 = !{null}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)

; -----

; What LLVM prints in two lines.

define spir_kernel void @two_lines() {
  callbr void asm "", ""() to label %a [] ; expected-error: callbr
a:
  ret void
}

; -----

; A type with a name in quotes stands before the function's.

%"pair of numbers" = type { i32, i32 }

define spir_func i32 @called(i32 %n) {
  ret i32 %n
}

declare %"pair of numbers" @not_known(i32) ; expected-error: '@not_known' is not defined, and shaders cannot import

define spir_kernel void @image() {
  %n = call spir_func i32 @called(i32 1)
  %i = call %"pair of numbers" @not_known(i32 %n)
  ret void
}
