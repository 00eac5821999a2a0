; RUN: pyllc -mtriple=spirv64v1.3 --verify-diagnostics %s
; RUN: pyllc -mtriple=spirv64v1.3 -w %s -o - | filecheck %s

; CHECK-NOT: OpDecorate {{.*}} {{Cache|Stall|NoSigned|Alignment 3|Restrict}}

@g = addrspace(1) global i32 0, align 4, !spirv.Decorations !0 ; expected-warning: decoration CacheControlStoreINTEL needs SPV_INTEL_cache_controls; it is ignored

define spir_kernel void @k(i32 %n, ptr addrspace(1) %p) !spirv.Decorations !1 !spirv.ParameterDecorations !7 { ; expected-warning: decoration StallEnable
  %a = add i32 %n, 1, !spirv.Decorations !2 ; expected-warning: decoration NoSignedWrap needs SPV_KHR_no_integer_wrap_decoration or SPIR-V 1.4; it is ignored
  store i32 %a, ptr addrspace(1) %p
  %b = and i32 %n, 1, !spirv.Decorations !2 ; expected-warning: decoration NoSignedWrap is not for this instruction; it is ignored
  store i32 %b, ptr addrspace(1) %p
  ; expected-warning@+1: metadata 'spirv.Decorations' must be Alignment and a number, found '!{i32 44}'; it is ignored
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %n, !spirv.Decorations !8
  store i32 %b, ptr addrspace(1) %q
  ; expected-warning@+1: decoration Restrict is for variables and parameters that are pointers; it is ignored
  %c = or i32 %n, 1, !spirv.Decorations !10
  store i32 %c, ptr addrspace(1) %p
  ret void
}

!0 = !{!3}
!1 = !{!4}
!2 = !{!5}
!3 = !{i32 6443, i32 0, i32 1}
!4 = !{i32 5905}
!5 = !{i32 4469}
!7 = !{}
!8 = !{!9}
!9 = !{i32 44}
!10 = !{!11}
!11 = !{i32 19}
