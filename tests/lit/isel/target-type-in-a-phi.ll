; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Opaque values are joined by a phi, and frozen, which leaves them as they are.

; CHECK-DAG: %[[#Event:]] = OpTypeEvent
; CHECK-DAG: %[[#Sampler:]] = OpTypeSampler
; CHECK-DAG: %[[#Queue:]] = OpTypeQueue
; CHECK-DAG: %[[#Reserve:]] = OpTypeReserveId
; CHECK-DAG: %[[#Image:]] = OpTypeImage
; CHECK: %[[#Joined:]] = OpPhi %[[#Event]]
; CHECK-NEXT: OpPhi %[[#Sampler]]
; CHECK-NEXT: OpPhi %[[#Queue]]
; CHECK-NEXT: OpPhi %[[#Reserve]]
; CHECK-NEXT: OpPhi %[[#Image]]
; CHECK: OpReturnValue %[[#Joined]]
define spir_func target("spirv.Event") @f(i1 %c, target("spirv.Event") %e, target("spirv.Event") %f, target("spirv.Sampler") %s, target("spirv.Queue") %q, target("spirv.ReserveId") %r, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i) {
entry:
  br i1 %c, label %other, label %end

other:
  br label %end

end:
  %event = phi target("spirv.Event") [ %e, %entry ], [ %f, %other ]
  %sampler = phi target("spirv.Sampler") [ %s, %entry ], [ poison, %other ]
  %queue = phi target("spirv.Queue") [ %q, %entry ], [ poison, %other ]
  %reserve = phi target("spirv.ReserveId") [ %r, %entry ], [ poison, %other ]
  %image = phi target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) [ %i, %entry ], [ poison, %other ]
  %frozen = freeze target("spirv.Event") %event
  ret target("spirv.Event") %frozen
}
