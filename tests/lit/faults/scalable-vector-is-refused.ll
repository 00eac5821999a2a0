; RUN: pyllc --verify-diagnostics %s

define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a) { ; expected-error: vscale
  ret <vscale x 4 x i32> %a
}
