; Everything at module level: names, types, symbols, attributes, metadata.
source_filename = "a \22b\22.c"
target datalayout = "e-i64:64-v16:16-n8:16:32:64"
target triple = "spirv64-unknown-unknown"
module asm "first \22line\22"
module asm "second"
%pair = type { i32, float, [2 x %packed] }
%packed = type <{ i8, ptr addrspace(1) }>
%hidden = type opaque
%"a b" = type { ptr }
%empty = type {}
%0 = type { i32 }
%"0" = type { i64 }
$some = comdat any
$own = comdat any
$"quoted one" = comdat any
@plain = global i32 3, align 4
@"0" = global i8 1
@0 = private unnamed_addr constant [3 x i8] c"a\22\5C", align 1
@"x y" = internal addrspace(1) global %pair zeroinitializer
@slot = thread_local(initialexec) global i32 0
@slots = thread_local global i32 0
@seen = hidden constant ptr @plain
@guarded = protected global i32 0
@set = dso_local local_unnamed_addr global i8 0, section "foo,bar", comdat($some), align 16
@own = global i8 0, partition "p", comdat, code_model "large"
@outer = external externally_initialized global i32, !foo !0, !bar !1
@given = dllexport global i32 4, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag
@taken = external dllimport global i32
@maybe = extern_weak global i32
@numbered = global %0 { i32 1 }
@digits = global %"0" { i64 1 }
@boxed = global %"a b" zeroinitializer
@nothing = global %empty zeroinitializer
@far = external global %hidden
@once = linkonce_odr unnamed_addr global i32 0
@shared = common global i32 0
@copied = available_externally global i32 0
@weak = weak_odr global i32 0
@kept = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"
@grouped = global i32 0 #0
@tagged = global i32 0, !foo !0 #0
@1 = global i8 3
@second = alias i32, ptr @plain
@inside = internal unnamed_addr alias i8, getelementptr (i8, ptr @plain, i64 1)
@other = weak hidden alias %pair, ptr addrspace(1) @"x y"
@thread = thread_local(initialexec) alias i32, ptr @slot, partition "pp"
@cast = alias %pair, addrspacecast (ptr addrspace(1) @"x y" to ptr)
@chosen = ifunc i32 (i32), ptr @resolver
@picked = internal ifunc void (), ptr @resolver, partition "q"

define ptr @resolver() {
  ret ptr null
}

define linkonce_odr dso_local spir_kernel void @kernel(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 %x, float %"a b") unnamed_addr #1 section "s" align 32 gc "shadow-stack" prefix i32 7 prologue { i8, i8 } { i8 1, i8 2 } personality ptr @resolver !foo !1 {
  %3 = load float, ptr addrspace(1) %0, align 4
  %"7" = fadd float %3, %"a b"
  %"n 1" = fadd float %"7", 1.0
  store float %"n 1", ptr addrspace(1) %0, align 4
  ret void
}

declare !foo !0 noundef nonnull align 8 dereferenceable(16) ptr @far.away(ptr noundef captures(address, ret: provenance), i32 range(i32 -5, 7) "x"="y", float nofpclass(nan inf), ptr initializes((0, 4), (8, 12)), ...) local_unnamed_addr #2
declare extern_weak fastcc void @maybe.there(i32 signext "plain", i8 zeroext, ptr byval(%pair) align 8, ptr noalias readonly)
declare dllimport x86_stdcallcc void @elsewhere(ptr sret(i32) dead_on_unwind writable)
declare cc500 void @by.number()

attributes #0 = { "foo"="bar" "baz" }
attributes #1 = { convergent nounwind memory(argmem: read, inaccessiblemem: write) alignstack=8 uwtable "frame-pointer"="all" "no-trapping-math" }
attributes #2 = { allocsize(1) allockind("alloc,zeroed") vscale_range(1,16) }

!0 = !{}
!1 = distinct !{!1, !"text \22quoted\22, with } signs", i32 5, ptr @plain, null, !2}
!2 = !{!"nested"}
!named = !{!0, !1}
!empty = !{}
!\31x\20y = !{!0}
!llvm.module.flags = !{!3, !4}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 7, !"frame-pointer", i32 2}
