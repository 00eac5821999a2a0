; Constants of every kind and type.
target datalayout = "e-i64:64"
target triple = "spirv64-unknown-unknown"
%pair = type { i32, float }
@g = global i32 3
@h = global i32 4
@far = addrspace(1) global %pair zeroinitializer
@wide = global i128 170141183460469231731687303715884105727
@lowest = global i128 -170141183460469231731687303715884105728
@widest = global i1000 12345678901234567890123456789012345678901234567890
@bits = global [3 x i1] [i1 true, i1 false, i1 poison]
@floats = global [10 x float] [float 1.0, float -0.0, float 1.0e10, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x47EFFFFFE0000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF4000000000000, float 0xFFF8000020000000]
@doubles = global [5 x double] [double 0.1, double 1.0e300, double 0x7FF8000000000001, double 0x0000000000000001, double 0x3FB999999999999B]
@halves = global [3 x half] [half 1.0, half 0xH7E01, half 0xHFC00]
@brains = global [2 x bfloat] [bfloat 1.0, bfloat 0xR7FC1]
@x87 = global x86_fp80 0xK4000C8F5C28F5C28F800
@quad = global fp128 0xL0123456789ABCDEF3FFF000000000000
@double.double = global ppc_fp128 0xM3FF00000000000003C90000000000000
@text = constant [9 x i8] c"a\22,\5C\00\09\FF ;"
@struct = global { i8, <{ i16, i8 }> } { i8 1, <{ i16, i8 }> <{ i16 2, i8 3 }> }
@nested = global [2 x %pair] [%pair { i32 1, float 2.0 }, %pair zeroinitializer]
@vector = global <4 x i32> <i32 1, i32 2, i32 3, i32 poison>
@splat = global <4 x float> splat (float 1.0)
@pointers = global <2 x ptr> <ptr @g, ptr null>
@holes = global { i32, ptr, i32 } { i32 undef, ptr poison, i32 zeroinitializer }
@event = global target("spirv.Event") zeroinitializer
@image = external global target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)
@member = global ptr getelementptr inbounds nuw (%pair, ptr addrspacecast (ptr addrspace(1) @far to ptr), i32 0, i32 1)
@bounded = global ptr getelementptr inrange(-4, 4) (i8, ptr @g, i64 4)
@address = global i64 ptrtoint (ptr @g to i64)
@plus = global i64 add (i64 ptrtoint (ptr @g to i64), i64 5)
@minus = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@mixed = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 5)
@back = global ptr inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 1) to ptr)
@plain.address = global i64 ptrtoaddr (ptr @g to i64)
@cast = global <2 x i32> bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to <2 x i32>)
@taken = global i64 extractelement (<2 x i64> ptrtoint (<2 x ptr> <ptr @g, ptr @h> to <2 x i64>), i32 0)
@label = global ptr blockaddress(@labels, %b)
@label.quoted = global ptr blockaddress(@labels, %"q r")
@label.number = global ptr blockaddress(@numbers, %2)
@checked = global ptr no_cfi @labels
@local = global ptr dso_local_equivalent @numbers
@signed = global ptr ptrauth (ptr @g, i32 0)
@signed.twice = global ptr ptrauth (ptr @g, i32 0, i64 65535, ptr @h)

define ptr @labels(i1 %x) {
  br i1 %x, label %b, label %"q r"

b:
  ret ptr null

"q r":
  indirectbr ptr blockaddress(@labels, %b), [label %b, label %"q r"]
}

define void @numbers(i1 %0) {
  br label %2

2:
  indirectbr ptr blockaddress(@numbers, %2), [label %2, label %3]

3:
  ret void
}
