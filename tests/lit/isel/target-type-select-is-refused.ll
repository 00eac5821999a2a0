; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; OpSelect takes no opaque type by its own name; OpPhi, which a select becomes, takes all but sampled
; images.

define void @by_name(i1 %c, target("spirv.Event") %x) {
  %1 = call spir_func target("spirv.Event") @__spirv_Select(i1 %c, target("spirv.Event") %x, target("spirv.Event") %x)  ; expected-error: builtin '__spirv_Select' is not one of type
  ret void
}

declare spir_func target("spirv.Event") @__spirv_Select(i1, target("spirv.Event"), target("spirv.Event"))

; -----

define target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @phi(i1 %c, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %x, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %y) {
entry:
  br i1 %c, label %other, label %end

other:
  br label %end

end:
  %1 = phi target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) [ %x, %entry ], [ %y, %other ]  ; expected-error: 'phi' of type 'target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0)' has no SPIR-V counterpart
  ret target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %1
}

; -----

define target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @select(i1 %c, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %x, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %y) {
  %1 = select i1 %c, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %x, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %y  ; expected-error: 'phi' of type 'target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0)' has no SPIR-V counterpart
  ret target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %1
}
