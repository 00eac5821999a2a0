; Every instruction that computes or accesses memory, with its flags.
target triple = "spirv64-unknown-unknown"
%pair = type { i32, [4 x float] }

define i32 @values(i32 %a, i32 %b, float %x, float %y, <4 x i32> %v, i1 %c) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub i32 %a, 5
  %3 = mul nsw i32 %2, -7
  %4 = udiv exact i32 %a, %b
  %5 = sdiv i32 %a, %b
  %6 = urem i32 %a, %b
  %7 = srem i32 %a, %b
  %8 = shl nuw i32 %a, %b
  %9 = lshr exact i32 %a, %b
  %10 = ashr i32 %a, %b
  %11 = and i32 %a, %b
  %12 = or disjoint i32 %a, %b
  %13 = xor i32 %a, -1
  %14 = fadd fast float %x, %y
  %15 = fsub reassoc nnan ninf nsz arcp contract afn float %x, 1.0
  %16 = fmul nnan contract float %x, 0x7FF0000000000000
  %17 = fdiv arcp float %x, %y
  %18 = frem float %x, %y
  %19 = fneg nsz float %x
  %20 = trunc nuw nsw i32 %a to i8
  %21 = zext nneg i8 %20 to i64
  %22 = sext i8 %20 to i64
  %23 = fptrunc nnan float %x to half
  %24 = fpext reassoc afn float %x to double
  %25 = fptoui float %x to i32
  %26 = fptosi float %x to i32
  %27 = uitofp nneg i32 %a to float
  %28 = sitofp i32 %a to float
  %29 = inttoptr i64 %21 to ptr addrspace(1)
  %30 = ptrtoint ptr addrspace(1) %29 to i64
  %31 = bitcast i32 %a to float
  %32 = addrspacecast ptr addrspace(1) %29 to ptr
  %33 = ptrtoaddr ptr %32 to i64
  %34 = icmp samesign ult i32 %a, %b
  %35 = fcmp nnan ord float %x, %y
  %36 = fcmp true float %x, %y
  %37 = icmp eq ptr %32, null
  %38 = icmp slt <4 x i32> %v, splat (i32 5)
  %39 = select nsz i1 %c, float %x, float %y
  %40 = select <4 x i1> %38, <4 x i32> %v, <4 x i32> <i32 1, i32 2, i32 poison, i32 undef>
  %41 = freeze i32 %a
  %42 = extractelement <4 x i32> %v, i64 2
  %43 = insertelement <4 x i32> %v, i32 %a, i32 %b
  %44 = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  %45 = shufflevector <4 x i32> %v, <4 x i32> %44, <3 x i32> <i32 1, i32 poison, i32 7>
  %46 = shufflevector <4 x i32> %v, <4 x i32> %44, <2 x i32> poison
  %47 = insertvalue { i32, [2 x i32] } poison, i32 %a, 1, 0
  %48 = extractvalue { i32, [2 x i32] } %47, 1, 1
  %49 = extractvalue { i32, [2 x i32] } %47, 0
  ret i32 %48
}

define ptr @memory(ptr %p, ptr addrspace(1) %q, i64 %n, <2 x ptr> %vp, <2 x i64> %vi, float %f) {
  %a = alloca %pair, align 8
  %b = alloca i32, i64 %n, align 4
  %c = alloca i32, align 4, addrspace(5)
  %d = alloca inalloca i32, align 4
  %l = load i32, ptr %p, align 4, !tbaa !0, !range !3
  %l2 = load volatile <4 x float>, ptr addrspace(1) %q, align 16
  %l3 = load atomic i32, ptr %p acquire, align 4
  %l4 = load atomic volatile i32, ptr %p syncscope("agent") monotonic, align 4
  store i32 %l, ptr %p, align 4
  store volatile i32 0, ptr %p, align 4, !nontemporal !5
  store atomic i32 %l, ptr %p release, align 4
  store atomic volatile float %f, ptr %p syncscope("a\22b") seq_cst, align 8
  %g = getelementptr inbounds %pair, ptr %p, i64 0, i32 1, i64 %n
  %g2 = getelementptr nusw nuw i8, ptr %p, i64 %n
  %g3 = getelementptr i32, <2 x ptr> %vp, i64 1
  %g4 = getelementptr i32, ptr %p, <2 x i64> %vi
  %g5 = getelementptr inbounds nuw [2 x [3 x i32]], ptr addrspace(1) %q, i64 0, i64 1
  %r = atomicrmw volatile add ptr %p, i32 5 syncscope("x") acq_rel, align 4
  %r2 = atomicrmw fmaximum ptr %p, float %f seq_cst, align 4
  %r3 = atomicrmw usub_sat ptr %p, i32 1 seq_cst, align 4
  %r4 = atomicrmw xchg ptr %p, ptr %p seq_cst, align 8
  %x = cmpxchg weak volatile ptr %p, i32 1, i32 2 syncscope("agent") acq_rel monotonic, align 4
  %x2 = cmpxchg ptr %p, ptr null, ptr %p seq_cst seq_cst, align 8
  fence seq_cst
  fence syncscope("singlethread") acquire
  %va = va_arg ptr %p, i32
  ret ptr %g
}

define void @early(i32 %a) {
  musttail call void @early(i32 %a)
  ret void
}

define internal void @never() align 16 {
  unreachable
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{i32 0, i32 10}
!5 = !{i32 1}
