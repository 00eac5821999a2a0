; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

define spir_kernel void @0() { ; expected-error: kernel '@0' has no name, by which a host asks for it
  ret void
}
