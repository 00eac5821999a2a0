llvm.func spir_funccc @_Z13get_global_idj(i32) -> i64

llvm.func spir_kernelcc @saxpy(%a: f32, %x: !llvm.ptr<1>, %y: !llvm.ptr<1>) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %i = llvm.call spir_funccc @_Z13get_global_idj(%zero) : (i32) -> i64
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
  %vx = llvm.load %px : !llvm.ptr<1> -> f32
  %vy = llvm.load %py : !llvm.ptr<1> -> f32
  %product = llvm.fmul %a, %vx : f32
  %sum = llvm.fadd %product, %vy : f32
  llvm.store %sum, %py : f32, !llvm.ptr<1>
  llvm.return
}
