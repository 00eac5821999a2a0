; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; OpenCL has no private memory at module scope, so that no other module can mean one of these,
; whatever their linkage or a note to LLVM's linker.

; CHECK-NOT: OpVariable
; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "f"
; CHECK-NOT: LinkageAttributes
; CHECK-NOT: OpVariable
; CHECK: %[[#Kernel]] = OpFunction
; CHECK-NOT: OpFunction{{$}}
@numba_environment = common local_unnamed_addr global ptr null
@inside = internal global [4 x i32] zeroinitializer
@weak = weak global i32 1
@once = linkonce_odr global i32 2
@strong = global i32 3
@elsewhere = external global i32
@of_a_thread = internal thread_local global i32 4
@noted = global i32 5
@llvm.used = appending global [1 x ptr] [ptr @noted], section "llvm.metadata"
@chain = internal global ptr @inside

define spir_kernel void @f() {
  ret void
}
