; Control flow, calls and their attributes, bundles, inline assembly, metadata arguments.
target triple = "spirv64-unknown-unknown"
declare i32 @variadic(ptr, ...)
declare i32 @personality(...)
declare token @llvm.experimental.convergence.entry()
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare i64 @llvm.read_register.i64(metadata)
declare i1 @llvm.type.test(ptr, metadata)

define i32 @flow(i32 %n, ptr %fp, ptr addrspace(1) %fq) personality ptr @personality {
entry:
  switch i32 %n, label %def [
    i32 0, label %one
    i32 -5, label %"two x"
  ]

one:
  %i = phi i32 [ 0, %entry ], [ %j, %one ]
  %ff = phi nnan float [ 0.0, %entry ], [ 1.5, %one ]
  %whole = phi [2 x i32] [ zeroinitializer, %entry ], [ %whole, %one ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %one, label %"two x", !prof !5, !llvm.loop !6

"two x":
  switch i1 true, label %def [
  ]

def:
  %c2 = phi i1 [ true, %entry ], [ false, %"two x" ]
  %k = call i32 (ptr, ...) @variadic(ptr %fp, i32 5, double 1.0)
  %k2 = tail call fastcc noundef i32 %fp(i32 noundef signext %n, ptr byval({ i32, i32 }) align 4 %fp) #1
  %k3 = notail call spir_func float %fp(<4 x float> splat (float 2.0), { i32, i32 } { i32 1, i32 2 }, [2 x i8] c"a,")
  %k4 = call fast nofpclass(nan) float %fp(float %k3)
  call addrspace(1) void %fq()
  call void null(i32 undef)
  call void asm sideeffect "foo $0, \22x\22", "r,~{memory}"(i32 %n), !srcloc !7
  %k5 = call { i32, float } asm alignstack inteldialect unwind "x", "=r,=r"()
  call cc500 void %fp() [ "deopt"(i32 %n, ptr %fp), "x"() ]
  call riscv_vls_cc(64) void %fp(i32 0) #0 [ "deopt"(i32 7) ]
  %k6 = invoke fastcc i32 %fp(i32 %n) #1 [ "x"(i32 5) ]
          to label %ok unwind label %lp, !foo !7

ok:
  ret i32 %k6

lp:
  %e = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          catch ptr @variadic
          filter [1 x ptr] [ptr @variadic]
  resume { ptr, i32 } %e
}

define void @convergent(ptr %p) convergent strictfp {
  %t = call token @llvm.experimental.convergence.entry()
  call void @convergent(ptr %p) [ "convergencectrl"(token %t) ]
  %x = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %r = call i64 @llvm.read_register.i64(metadata !8)
  %b = call i1 @llvm.type.test(ptr %p, metadata !"x \22y\22")
  ret void
}

attributes #0 = { allocsize(0) }
attributes #1 = { nobuiltin "a"="b\5C" }
!5 = !{!"branch_weights", i32 1, i32 2}
!6 = distinct !{!6}
!7 = !{i32 1}
!8 = !{!"sp\00"}
