; RUN: pyllc %s -target-profile=pocl -subgroup-size=32 -workgroup-size=64 -stop-after=no-subgroups -o - | filecheck %s
; RUN: pyllc %s -target-profile=pocl -subgroup-size=32 -workgroup-size=32 -stop-after=no-subgroups -o - | filecheck %s --check-prefix=ONE
; RUN: pyllc %s -target-profile=pocl -subgroup-size=32 -workgroup-size=48 -stop-after=no-subgroups -o - | filecheck %s --check-prefix=ODD
; RUN: pyllc %s -target-profile=pocl -subgroup-size=32 -workgroup-size=64 -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc %s -target-profile=rusticl -subgroup-size=32 -workgroup-size=64 -o - | filecheck %s --check-prefix=ELSE

; PoCL has no sub-groups on CPUs. A read of the first lane goes where all lanes certainly have one
; value, as a wavefront's number; the barrier of a wavefront is that of a group which is no larger.

target triple = "spirv64"

; SPIRV-NOT:  OpExecutionMode {{.*}} SubgroupSize
; ELSE:       OpExecutionMode {{.*}} SubgroupSize 32

; CHECK-LABEL: @number(
; CHECK:       %wave = lshr i32 %item, 5
; CHECK-NEXT:  %masked = and i32 %wave, 3
; CHECK-NEXT:  %sum = add i32 %masked, %n
; CHECK-NEXT:  store i32 %sum
; ONE-LABEL:   @number(
; ONE-NOT:     readfirstlane
; ONE:         ret void
; ODD-LABEL:   @number(
; ODD:         %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %masked)
define amdgpu_kernel void @number(ptr addrspace(1) %out, i32 %n) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %item, 5
  %masked = and i32 %wave, 3
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %masked)
  %sum = add i32 %first, %n
  %again = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %sum)
  store i32 %again, ptr addrspace(1) %out
  ret void
}

; The bits of a lane's own number, and what memory holds, may differ.
; CHECK-LABEL: @lanes(
; CHECK:       @llvm.amdgcn.readfirstlane.i32(i32 %pair)
; CHECK:       @llvm.amdgcn.readfirstlane.i32(i32 %loaded)
; CHECK-NOT:   @llvm.amdgcn.readfirstlane.i32(i32 %rest)
; CHECK:       call void @llvm.amdgcn.wave.barrier()
; ONE-LABEL:   @lanes(
; ONE:         @llvm.amdgcn.readfirstlane.i32(i32 %pair)
; ONE:         call void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @lanes(ptr addrspace(1) %out) {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %pair = lshr i32 %item, 1
  %a = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %pair)
  %loaded = load i32, ptr addrspace(1) %out
  %b = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %loaded)
  %rest = and i32 %item, 96
  %c = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %rest)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  call void @llvm.amdgcn.wave.barrier()
  store i32 %abc, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.wave.barrier()
