; ModuleID = '<stdin>'
source_filename = "/tmp/autogen.bc"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

define void @autogen_SD2588(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4, i8 %5) {
BB:
  %A4 = alloca <8 x i1>, align 1
  %A3 = alloca <1 x i1>, align 1
  %A1 = alloca <1 x i32>, align 4
  %A.sroa.0.sroa.0 = alloca i8, align 8
  %A.sroa.0.sroa.0.0.A.sroa.0.sroa.0.0.A.sroa.0.0.L = load i8, ptr %A.sroa.0.sroa.0, align 8
  %A.sroa.0.sroa.4.0.insert.ext4 = zext i24 undef to i32
  %A.sroa.0.sroa.4.0.insert.shift5 = shl i32 %A.sroa.0.sroa.4.0.insert.ext4, 8
  %A.sroa.0.sroa.4.0.insert.mask6 = and i32 undef, 255
  %A.sroa.0.sroa.4.0.insert.insert7 = or i32 %A.sroa.0.sroa.4.0.insert.mask6, %A.sroa.0.sroa.4.0.insert.shift5
  %A.sroa.0.sroa.0.0.insert.ext1 = zext i8 %A.sroa.0.sroa.0.0.A.sroa.0.sroa.0.0.A.sroa.0.0.L to i32
  %A.sroa.0.sroa.0.0.insert.mask2 = and i32 %A.sroa.0.sroa.4.0.insert.insert7, -256
  %A.sroa.0.sroa.0.0.insert.insert3 = or i32 %A.sroa.0.sroa.0.0.insert.mask2, %A.sroa.0.sroa.0.0.insert.ext1
  %A.sroa.4.0.insert.ext = zext i32 undef to i64
  %A.sroa.4.0.insert.shift = shl i64 %A.sroa.4.0.insert.ext, 32
  %A.sroa.4.0.insert.mask = and i64 undef, 4294967295
  %A.sroa.4.0.insert.insert = or i64 %A.sroa.4.0.insert.mask, %A.sroa.4.0.insert.shift
  %A.sroa.0.0.insert.ext = zext i32 %A.sroa.0.sroa.0.0.insert.insert3 to i64
  %A.sroa.0.0.insert.mask = and i64 %A.sroa.4.0.insert.insert, -4294967296
  %A.sroa.0.0.insert.insert = or i64 %A.sroa.0.0.insert.mask, %A.sroa.0.0.insert.ext
  %E = extractelement <8 x i8> zeroinitializer, i32 444517
  %Shuff = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 3>
  %I = insertelement <2 x i32> %Shuff, i32 444517, i32 81485
  %PC = bitcast ptr %0 to ptr
  %Sl = select i1 true, i8 -67, i8 %E
  %Cmp = icmp slt i32 %3, 179545
  br label %CF852

CF852:                                            ; preds = %CF852, %BB
  %L5 = load <8 x i1>, ptr %PC, align 1
  store i1 true, ptr %PC, align 1
  %E6 = extractelement <2 x i32> zeroinitializer, i32 81485
  %Shuff7 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff, <2 x i32> poison
  %I8 = insertelement <2 x i32> %Shuff, i32 %E6, i32 81485
  %B = sdiv i8 %5, 33
  %Cmp10 = icmp ne i16 -2579, -23367
  br i1 %Cmp10, label %CF852, label %CF918

CF918:                                            ; preds = %CF852
  %L11 = load i8, ptr %PC, align 1
  store <16 x float> <float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000>, ptr %PC, align 64
  %E12 = extractelement <8 x i8> zeroinitializer, i32 81485
  %Shuff13 = shufflevector <2 x i8> zeroinitializer, <2 x i8> zeroinitializer, <2 x i32> <i32 2, i32 0>
  %I14 = insertelement <2 x i32> zeroinitializer, i32 81485, i32 %3
  %B15 = or i64 377161, 104681
  %FC = uitofp <2 x i32> zeroinitializer to <2 x double>
  %Sl16 = select <2 x i1> <i1 true, i1 false>, <2 x double> %FC, <2 x double> %FC
  %L17 = load double, ptr %PC, align 8
  %E18 = extractelement <8 x i8> zeroinitializer, i32 %3
  %Shuff19 = shufflevector <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> <i32 14, i32 16, i32 18, i32 20, i32 22, i32 poison, i32 26, i32 28, i32 30, i32 0, i32 poison, i32 4, i32 6, i32 8, i32 poison, i32 12>
  %I20 = insertelement <8 x i8> zeroinitializer, i8 %E, i32 81485
  %Sl22 = select i1 %Cmp, double 0x2803B0225B0198A0, double %L17
  %Cmp23 = icmp ule i16 -23367, 19265
  br label %CF851

CF851:                                            ; preds = %CF851, %CF918
  %L24 = load double, ptr %PC, align 8
  store <4 x i32> <i32 0, i32 -1, i32 0, i32 -1>, ptr %PC, align 16
  %E25 = extractelement <16 x i32> zeroinitializer, i32 %3
  %Shuff26 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff, <2 x i32> <i32 0, i32 2>
  %I27 = insertelement <2 x double> %Sl16, double %L17, i32 %E25
  %Se = sext i1 %Cmp10 to i16
  %Sl28 = select i1 %Cmp, i1 true, i1 true
  br i1 %Sl28, label %CF851, label %CF888

CF888:                                            ; preds = %CF888, %CF851
  %Cmp29 = icmp ult <2 x i32> %Shuff, zeroinitializer
  %A4.0.L30 = load float, ptr %A4, align 1
  store <1 x double> zeroinitializer, ptr %PC, align 8
  %E31 = extractelement <8 x i8> zeroinitializer, i32 %E25
  %Shuff32 = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 3>
  %I33 = insertelement <4 x i8> zeroinitializer, i8 %5, i32 %E25
  %Tr = trunc <2 x i32> %Shuff7 to <2 x i16>
  %Sl34 = select i1 true, float 0x437ABE4E80000000, float 0x4654370800000000
  %Cmp35 = icmp ne i8 %Sl, %E
  br i1 %Cmp35, label %CF888, label %CF915

CF915:                                            ; preds = %CF888
  %L36 = load <4 x i32>, ptr %PC, align 16
  %E37 = extractelement <2 x i32> %Shuff, i32 %E25
  %Shuff38 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff7, <2 x i32> <i32 1, i32 3>
  %I39 = insertelement <16 x i32> zeroinitializer, i32 81485, i32 %E37
  %B40 = urem <2 x i32> %Shuff, %I
  %FC41 = uitofp i8 %Sl to double
  %Sl42 = select i1 true, i16 -23367, i16 %Se
  %Cmp43 = icmp ule <2 x i32> %I14, zeroinitializer
  %L44 = load double, ptr %PC, align 8
  store <16 x i8> zeroinitializer, ptr %1, align 16
  %E45 = extractelement <16 x i8> zeroinitializer, i32 81485
  %Shuff46 = shufflevector <2 x double> %Sl16, <2 x double> %FC, <2 x i32> <i32 2, i32 poison>
  %I47 = insertelement <8 x i1> %L5, i1 %Cmp10, i32 %3
  %B48 = fdiv <2 x double> %FC, %FC
  %Cmp51 = icmp ule <4 x i32> %L36, %L36
  %A3.0.L52 = load <8 x double>, ptr %A3, align 1
  %E53 = extractelement <4 x i8> zeroinitializer, i32 81485
  %Shuff54 = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 13, i32 15, i32 1, i32 3, i32 5, i32 7, i32 poison, i32 11>
  %I55 = insertelement <4 x i32> %L36, i32 %3, i32 81485
  %B56 = lshr i8 %L11, %E12
  %Tr57 = trunc <16 x i32> zeroinitializer to <16 x i16>
  %Sl58 = select i1 true, i8 33, i8 %5
  %Cmp59 = icmp ult i1 true, true
  br label %CF

CF:                                               ; preds = %CF901, %CF878, %CF910, %CF879, %CF848, %CF876, %CF, %CF915
  %L60 = load float, ptr %PC, align 4
  %E61 = extractelement <16 x i32> %Shuff19, i32 444517
  %Shuff62 = shufflevector <16 x i8> zeroinitializer, <16 x i8> zeroinitializer, <16 x i32> <i32 poison, i32 0, i32 poison, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 poison, i32 poison, i32 28>
  %I63 = insertelement <4 x i1> %Cmp51, i1 %Cmp23, i32 %E61
  %B64 = lshr <2 x i16> %Tr, %Tr
  %Tr65 = trunc <2 x i32> %I14 to <2 x i16>
  %Sl66 = select i1 %Cmp, <2 x i8> zeroinitializer, <2 x i8> zeroinitializer
  %Cmp67 = icmp sge i1 %Cmp, %Cmp10
  br i1 %Cmp67, label %CF, label %CF876

CF876:                                            ; preds = %CF
  %A3.0.L68 = load i32, ptr %A3, align 1
  %E69 = extractelement <8 x i1> %I47, i32 %E37
  br i1 %E69, label %CF, label %CF848

CF848:                                            ; preds = %CF876
  %Shuff70 = shufflevector <16 x i8> %Shuff62, <16 x i8> zeroinitializer, <16 x i32> <i32 poison, i32 30, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 poison, i32 poison, i32 16, i32 18, i32 20, i32 22, i32 24, i32 poison>
  %I71 = insertelement <4 x i1> %I63, i1 %Cmp67, i32 %E25
  %Sl72 = select <2 x i1> %Cmp29, <2 x i32> %I14, <2 x i32> zeroinitializer
  %Cmp73 = icmp sgt i8 %Sl58, -67
  br i1 %Cmp73, label %CF, label %CF839

CF839:                                            ; preds = %CF839, %CF848
  %A4.0.L74 = load <8 x i1>, ptr %A4, align 1
  %E75 = extractelement <2 x i32> %Shuff32, i32 179545
  %Shuff76 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff, <2 x i32> <i32 3, i32 1>
  %I77 = insertelement <2 x i32> zeroinitializer, i32 %E61, i32 %E25
  %ZE = zext i8 61 to i32
  %Sl78 = select i1 %Sl28, float %Sl34, float 0x4654370800000000
  %Cmp79 = icmp ne i1 %Cmp10, true
  br i1 %Cmp79, label %CF839, label %CF879

CF879:                                            ; preds = %CF839
  %A4.0.L80 = load <2 x i8>, ptr %A4, align 1
  store float 0x47DE2D1200000000, ptr %PC, align 4
  %E81 = extractelement <2 x i16> %Tr, i32 %E37
  %Shuff82 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff, <2 x i32> <i32 3, i32 1>
  %I83 = insertelement <2 x i32> %Shuff7, i32 81485, i32 81485
  %B84 = fadd double %L44, %FC41
  %Sl85 = select i1 %Cmp, <4 x i8> %I33, <4 x i8> zeroinitializer
  %A4.0.L86 = load <8 x i8>, ptr %A4, align 1
  %6 = bitcast i32 %E61 to <1 x i32>
  store <1 x i32> %6, ptr %A1, align 4
  %E87 = extractelement <2 x i1> %Cmp29, i32 %ZE
  br i1 %E87, label %CF, label %CF838

CF838:                                            ; preds = %CF838, %CF879
  %Shuff88 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %I20, <8 x i32> <i32 7, i32 poison, i32 11, i32 13, i32 15, i32 1, i32 3, i32 5>
  %I89 = insertelement <2 x i32> %I77, i32 %E37, i32 %E61
  %B90 = sdiv <16 x i16> %Tr57, %Tr57
  %Se91 = sext i1 %Cmp73 to i64
  %Sl92 = select i1 true, i64 377161, i64 %Se91
  %Cmp93 = fcmp une <2 x double> %Shuff46, %FC
  %L94 = load double, ptr %0, align 8
  %E95 = extractelement <2 x i16> %B64, i32 81485
  %Shuff96 = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 12, i32 14, i32 0, i32 poison, i32 4, i32 poison, i32 8, i32 10>
  %I97 = insertelement <8 x double> %A3.0.L52, double %B84, i32 %E61
  %B98 = ashr <16 x i8> zeroinitializer, %Shuff62
  %Tr99 = trunc i16 %Sl42 to i1
  br i1 %Tr99, label %CF838, label %CF841

CF841:                                            ; preds = %CF898, %CF841, %CF838
  %Sl100 = select i1 true, i8 %E45, i8 %E31
  %Cmp101 = icmp sge i16 %Sl42, 27801
  br i1 %Cmp101, label %CF841, label %CF877

CF877:                                            ; preds = %CF925, %CF877, %CF841
  %L102 = load double, ptr %0, align 8
  store <1 x float> zeroinitializer, ptr %PC, align 4
  %E103 = extractelement <2 x i32> zeroinitializer, i32 %E6
  %Shuff104 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %Shuff88, <8 x i32> <i32 poison, i32 poison, i32 13, i32 15, i32 1, i32 3, i32 5, i32 7>
  %I105 = insertelement <8 x i8> zeroinitializer, i8 %E31, i32 %E25
  %B106 = mul <8 x i8> %Shuff104, %Shuff54
  %Sl107 = select i1 %Cmp35, i64 %A.sroa.0.0.insert.insert, i64 0
  %Cmp108 = icmp eq i16 -6319, %Sl42
  br i1 %Cmp108, label %CF877, label %CF925

CF925:                                            ; preds = %CF877
  %L109 = load <4 x i16>, ptr %PC, align 8
  store i8 %E53, ptr %A1, align 4
  %E110 = extractelement <8 x i8> zeroinitializer, i32 %E25
  %Shuff111 = shufflevector <2 x i32> %Shuff, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 poison>
  %I112 = insertelement <16 x i32> zeroinitializer, i32 %E103, i32 81485
  %Sl113 = select i1 %E87, <2 x i32> %Sl72, <2 x i32> %I14
  %Cmp114 = fcmp ogt <8 x double> %I97, %A3.0.L52
  %L115 = load i64, ptr %0, align 4
  %E116 = extractelement <2 x i1> %Cmp93, i32 %E103
  br i1 %E116, label %CF877, label %CF898

CF898:                                            ; preds = %CF925
  %Shuff117 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %Shuff54, <8 x i32> <i32 12, i32 14, i32 0, i32 poison, i32 4, i32 poison, i32 8, i32 10>
  %I118 = insertelement <2 x i8> %A4.0.L80, i8 %Sl100, i32 %E25
  %FC119 = fptoui double %FC41 to i1
  br i1 %FC119, label %CF841, label %CF845

CF845:                                            ; preds = %CF868, %CF884, %CF927, %CF845, %CF898
  %Sl120 = select i1 true, i1 true, i1 %Cmp101
  br i1 %Sl120, label %CF845, label %CF927

CF927:                                            ; preds = %CF845
  %Cmp121 = icmp slt <2 x i32> %B40, %Shuff
  %A.sroa.0.sroa.0.0.A.sroa.0.sroa.0.0.A.sroa.0.0.L122 = load i8, ptr %A.sroa.0.sroa.0, align 8
  %A.sroa.0.sroa.4.0.insert.ext = zext i24 undef to i32
  %A.sroa.0.sroa.4.0.insert.shift = shl i32 %A.sroa.0.sroa.4.0.insert.ext, 8
  %A.sroa.0.sroa.4.0.insert.mask = and i32 undef, 255
  %A.sroa.0.sroa.4.0.insert.insert = or i32 %A.sroa.0.sroa.4.0.insert.mask, %A.sroa.0.sroa.4.0.insert.shift
  %A.sroa.0.sroa.0.0.insert.ext = zext i8 %A.sroa.0.sroa.0.0.A.sroa.0.sroa.0.0.A.sroa.0.0.L122 to i32
  %A.sroa.0.sroa.0.0.insert.mask = and i32 %A.sroa.0.sroa.4.0.insert.insert, -256
  %A.sroa.0.sroa.0.0.insert.insert = or i32 %A.sroa.0.sroa.0.0.insert.mask, %A.sroa.0.sroa.0.0.insert.ext
  %E123 = extractelement <8 x i8> zeroinitializer, i32 %E103
  %Shuff124 = shufflevector <16 x i8> %Shuff62, <16 x i8> %Shuff70, <16 x i32> <i32 poison, i32 2, i32 4, i32 6, i32 poison, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  %I125 = insertelement <8 x i8> %I20, i8 %Sl100, i32 %E25
  %B126 = lshr <2 x i32> %Shuff32, %Shuff111
  %Se127 = sext <16 x i8> zeroinitializer to <16 x i64>
  %Sl128 = select <2 x i1> %Cmp29, <2 x i16> %Tr, <2 x i16> %Tr
  %Cmp129 = icmp ule i16 19265, 27801
  br i1 %Cmp129, label %CF845, label %CF884

CF884:                                            ; preds = %CF927
  %L130 = load <8 x i8>, ptr %PC, align 8
  store i16 %E95, ptr %A1, align 4
  %E131 = extractelement <2 x i1> %Cmp29, i32 %E103
  br i1 %E131, label %CF845, label %CF868

CF868:                                            ; preds = %CF884
  %Shuff132 = shufflevector <8 x i8> %Shuff104, <8 x i8> %Shuff54, <8 x i32> <i32 15, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13>
  %I133 = insertelement <2 x i32> zeroinitializer, i32 %E103, i32 %E61
  %Sl135 = select i1 %Cmp129, ptr %PC, ptr %PC
  %Cmp136 = icmp ule <2 x i8> %Sl66, %Sl66
  %A1.0.L137 = load <8 x i8>, ptr %A1, align 4
  store i32 %A.sroa.0.sroa.0.0.insert.insert, ptr %PC, align 4
  %E138 = extractelement <16 x i32> zeroinitializer, i32 %E61
  %Shuff139 = shufflevector <4 x i1> %I71, <4 x i1> %Cmp51, <4 x i32> <i32 1, i32 3, i32 poison, i32 7>
  %I140 = insertelement <4 x i16> %L109, i16 27801, i32 179545
  %B141 = or i32 %E6, %E6
  %Se142 = sext i1 true to i8
  %Sl143 = select i1 true, i1 %Sl28, i1 %Cmp59
  br i1 %Sl143, label %CF845, label %CF847

CF847:                                            ; preds = %CF911, %CF924, %CF847, %CF868
  %Cmp144 = icmp eq i32 %E75, %E61
  br i1 %Cmp144, label %CF847, label %CF924

CF924:                                            ; preds = %CF847
  %A3.0.L145 = load i16, ptr %A3, align 1
  %E146 = extractelement <4 x i1> %I63, i32 81485
  br i1 %E146, label %CF847, label %CF874

CF874:                                            ; preds = %CF874, %CF924
  %Shuff147 = shufflevector <16 x i32> %I39, <16 x i32> %Shuff19, <16 x i32> <i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 poison, i32 31, i32 1, i32 3, i32 5, i32 poison, i32 9, i32 11>
  %I148 = insertelement <16 x i32> %Shuff19, i32 %E6, i32 %E138
  %B149 = mul <16 x i64> %Se127, %Se127
  %Tr150 = trunc <2 x i32> %Shuff7 to <2 x i8>
  %Sl151 = select i1 true, i16 19265, i16 %E81
  %Cmp152 = icmp sgt i32 %B141, %E138
  br i1 %Cmp152, label %CF874, label %CF911

CF911:                                            ; preds = %CF874
  %A3.0.L153 = load double, ptr %A3, align 1
  store <2 x float> <float 0.000000e+00, float 0xFFFFFFFFE0000000>, ptr %0, align 8
  %E154 = extractelement <2 x i32> %Shuff, i32 %E103
  %Shuff155 = shufflevector <16 x i64> %B149, <16 x i64> %Se127, <16 x i32> <i32 12, i32 14, i32 16, i32 18, i32 20, i32 poison, i32 24, i32 26, i32 28, i32 30, i32 poison, i32 poison, i32 4, i32 poison, i32 8, i32 10>
  %I156 = insertelement <16 x i16> %B90, i16 27801, i32 %E154
  %B157 = sdiv i8 %E, -67
  %Se158 = sext <4 x i1> %Shuff139 to <4 x i64>
  %Sl159 = select <2 x i1> %Cmp93, <2 x i8> %I118, <2 x i8> %Tr150
  %Cmp160 = icmp ugt <16 x i32> %I112, %Shuff147
  %L161 = load <4 x float>, ptr %PC, align 16
  %E162 = extractelement <2 x i32> %Shuff, i32 %E103
  %Shuff163 = shufflevector <2 x i32> %Shuff, <2 x i32> %I89, <2 x i32> <i32 poison, i32 1>
  %I164 = insertelement <2 x i32> %Shuff, i32 %E61, i32 %E61
  %B165 = add <2 x i32> %Shuff163, %Shuff
  %Tr166 = trunc i8 %Se142 to i1
  br i1 %Tr166, label %CF847, label %CF860

CF860:                                            ; preds = %CF860, %CF911
  %Sl167 = select i1 %Cmp35, i1 %Cmp, i1 %Cmp10
  br i1 %Sl167, label %CF860, label %CF910

CF910:                                            ; preds = %CF860
  %Cmp168 = icmp sge <16 x i32> %Shuff19, zeroinitializer
  %L169 = load <8 x i8>, ptr %PC, align 8
  %E170 = extractelement <2 x i8> %A4.0.L80, i32 81485
  %Shuff171 = shufflevector <4 x i8> zeroinitializer, <4 x i8> zeroinitializer, <4 x i32> <i32 3, i32 5, i32 poison, i32 1>
  %I172 = insertelement <8 x i8> %Shuff104, i8 %Sl58, i32 %E103
  %FC173 = sitofp i64 225349 to float
  %Sl174 = select i1 %Cmp129, <8 x i8> %I172, <8 x i8> %I20
  %A3.0.L175 = load <2 x i16>, ptr %A3, align 1
  store i16 17249, ptr %0, align 2
  %E176 = extractelement <2 x i16> %Tr65, i32 %E138
  %Shuff177 = shufflevector <2 x i16> %Tr65, <2 x i16> %A3.0.L175, <2 x i32> <i32 3, i32 1>
  %I178 = insertelement <2 x i32> %Shuff111, i32 %E138, i32 %E25
  %B179 = lshr <2 x i32> %I133, %B126
  %ZE180 = zext <16 x i1> %Cmp160 to <16 x i64>
  %Sl181 = select i1 %Sl143, i1 %Cmp79, i1 %Cmp
  br i1 %Sl181, label %CF, label %CF835

CF835:                                            ; preds = %CF930, %CF889, %CF835, %CF910
  %Cmp182 = icmp ugt <8 x i8> %I125, %A4.0.L86
  %L183 = load <4 x float>, ptr %0, align 16
  %E184 = extractelement <2 x i8> %A4.0.L80, i32 81485
  %Shuff185 = shufflevector <4 x i64> %Se158, <4 x i64> %Se158, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %I186 = insertelement <8 x i8> zeroinitializer, i8 %E31, i32 %E162
  %B187 = urem <2 x i32> %Shuff26, %Shuff26
  %ZE188 = zext <4 x i1> %Shuff139 to <4 x i8>
  %Sl189 = select i1 %Cmp59, i64 %A.sroa.0.0.insert.insert, i64 %B15
  %Cmp190 = icmp ult i16 6181, %E176
  br i1 %Cmp190, label %CF835, label %CF889

CF889:                                            ; preds = %CF835
  %L191 = load <2 x double>, ptr %PC, align 16
  %7 = bitcast i32 %A.sroa.0.sroa.0.0.insert.insert to <1 x i32>
  store <1 x i32> %7, ptr %A1, align 4
  %E192 = extractelement <16 x i32> %Shuff147, i32 %A.sroa.0.sroa.0.0.insert.insert
  %Shuff193 = shufflevector <16 x i32> zeroinitializer, <16 x i32> zeroinitializer, <16 x i32> <i32 23, i32 poison, i32 27, i32 29, i32 31, i32 1, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21>
  %I194 = insertelement <8 x i8> zeroinitializer, i8 %B, i32 %A.sroa.0.sroa.0.0.insert.insert
  %B195 = srem i8 %Sl58, %E123
  %Tr196 = trunc <16 x i64> %Se127 to <16 x i32>
  %Sl197 = select i1 %E146, i8 %E45, i8 33
  %Cmp198 = icmp sge i1 %Cmp10, %Cmp73
  br i1 %Cmp198, label %CF835, label %CF843

CF843:                                            ; preds = %CF843, %CF889
  %A4.0.L199 = load float, ptr %A4, align 1
  %8 = bitcast <4 x i8> %Sl85 to <1 x i32>
  store <1 x i32> %8, ptr %A1, align 4
  %E200 = extractelement <4 x i8> zeroinitializer, i32 %A.sroa.0.sroa.0.0.insert.insert
  %Shuff201 = shufflevector <2 x i8> %Shuff13, <2 x i8> zeroinitializer, <2 x i32> poison
  %I202 = insertelement <2 x i32> zeroinitializer, i32 81485, i32 %E37
  %B203 = ashr i32 %E162, %E192
  %Sl204 = select i1 true, <2 x i32> %I14, <2 x i32> %Shuff76
  %Cmp205 = icmp eq i8 %E123, %E
  br i1 %Cmp205, label %CF843, label %CF856

CF856:                                            ; preds = %CF917, %CF856, %CF843
  %A3.0.L206 = load i16, ptr %A3, align 1
  store <4 x i16> %L109, ptr %0, align 8
  %E207 = extractelement <8 x i8> %Shuff88, i32 %E37
  %Shuff208 = shufflevector <2 x i1> %Cmp136, <2 x i1> %Cmp29, <2 x i32> <i32 0, i32 2>
  %I209 = insertelement <4 x i1> %Shuff139, i1 %Tr166, i32 %E61
  %B210 = sdiv <2 x i8> %Shuff13, %Sl66
  %Se211 = sext <4 x i1> %I209 to <4 x i64>
  %Cmp213 = icmp sge <2 x i8> zeroinitializer, %Tr150
  %A3.0.L214 = load i8, ptr %A3, align 1
  %E215 = extractelement <2 x i1> %Cmp29, i32 %A.sroa.0.sroa.0.0.insert.insert
  br i1 %E215, label %CF856, label %CF917

CF917:                                            ; preds = %CF856
  %Shuff216 = shufflevector <8 x i8> %Sl174, <8 x i8> %I186, <8 x i32> <i32 poison, i32 9, i32 11, i32 13, i32 poison, i32 1, i32 3, i32 5>
  %I217 = insertelement <8 x i8> %I172, i8 %Sl100, i32 81485
  %B218 = or i8 61, %Sl
  %FC219 = sitofp <8 x i8> %Shuff216 to <8 x float>
  %Sl220 = select i1 %Cmp205, <2 x i16> %Shuff177, <2 x i16> %Tr
  %Cmp221 = icmp slt <8 x i8> %Shuff117, %Shuff96
  %A3.0.L222 = load i64, ptr %A3, align 1
  store <8 x i64> <i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1>, ptr %PC, align 64
  %E223 = extractelement <8 x i8> %I105, i32 %E25
  %Shuff224 = shufflevector <16 x i8> zeroinitializer, <16 x i8> %Shuff124, <16 x i32> <i32 poison, i32 16, i32 18, i32 20, i32 poison, i32 24, i32 26, i32 28, i32 poison, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 poison>
  %I225 = insertelement <2 x i32> %Shuff26, i32 %E103, i32 %E162
  %B226 = or i32 %E162, 81485
  %FC227 = uitofp <2 x i32> %I8 to <2 x double>
  %Sl228 = select i1 %Sl181, i32 %E6, i32 81485
  %Cmp229 = icmp eq <4 x i8> %I33, %I33
  %A3.0.L230 = load <1 x i1>, ptr %A3, align 1
  %9 = bitcast <1 x i1> %A3.0.L230 to i1
  br i1 %9, label %CF856, label %CF913

CF913:                                            ; preds = %CF913, %CF917
  %E231 = extractelement <8 x i8> zeroinitializer, i32 %B226
  %Shuff232 = shufflevector <2 x double> %B48, <2 x double> %FC, <2 x i32> <i32 poison, i32 3>
  %I233 = insertelement <8 x i8> %Shuff54, i8 %E31, i32 %3
  %B234 = fdiv float %FC173, %A4.0.L30
  %Sl235 = select i1 %Sl143, <8 x i8> %L169, <8 x i8> %I233
  %Cmp236 = icmp ult <16 x i16> %B90, %Tr57
  %A3.0.L237 = load i64, ptr %A3, align 1
  store <1 x i8> zeroinitializer, ptr %A3, align 1
  %E238 = extractelement <8 x double> %A3.0.L52, i32 %E61
  %Shuff239 = shufflevector <16 x i16> %I156, <16 x i16> %Tr57, <16 x i32> <i32 poison, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 1, i32 3, i32 5, i32 7, i32 9, i32 poison, i32 13>
  %I240 = insertelement <8 x i8> %I105, i8 %E45, i32 %E25
  %B241 = or <2 x i32> %B179, %I202
  %Se242 = sext i1 %Cmp101 to i8
  %Sl243 = select <2 x i1> %Cmp121, <2 x i32> %I164, <2 x i32> %Shuff32
  %Cmp244 = icmp eq i32 %B141, %E154
  br i1 %Cmp244, label %CF913, label %CF930

CF930:                                            ; preds = %CF913
  %L245 = load <8 x i32>, ptr %0, align 32
  store <1 x i32> splat (i32 81485), ptr %A1, align 4
  %E246 = extractelement <2 x double> %Shuff232, i32 %E162
  %Shuff247 = shufflevector <16 x i8> %Shuff70, <16 x i8> %Shuff224, <16 x i32> <i32 13, i32 15, i32 17, i32 19, i32 21, i32 poison, i32 poison, i32 27, i32 29, i32 31, i32 1, i32 3, i32 5, i32 poison, i32 poison, i32 11>
  %I248 = insertelement <8 x i8> %I172, i8 %L11, i32 %B226
  %B249 = and <2 x i32> %B165, %I133
  %FC250 = uitofp i1 %Cmp101 to float
  %Sl251 = select <16 x i1> %Cmp236, <16 x i16> %B90, <16 x i16> %I156
  %Cmp252 = icmp uge <8 x i8> %Shuff216, %I233
  %L253 = load <4 x double>, ptr %PC, align 32
  store i32 %E75, ptr %0, align 4
  %E254 = extractelement <2 x i8> %Sl66, i32 81485
  %Shuff255 = shufflevector <8 x i8> %I248, <8 x i8> %I20, <8 x i32> <i32 11, i32 13, i32 15, i32 poison, i32 3, i32 5, i32 7, i32 poison>
  %I256 = insertelement <16 x i32> %I148, i32 %A.sroa.0.sroa.0.0.insert.insert, i32 %A.sroa.0.sroa.0.0.insert.insert
  %B257 = sub <2 x i32> %I225, %Shuff
  %Se258 = sext i8 %E184 to i64
  %Sl259 = select i1 %Sl181, i64 %Sl92, i64 %Sl107
  %Cmp260 = fcmp false float %L60, %B234
  br i1 %Cmp260, label %CF835, label %CF842

CF842:                                            ; preds = %CF893, %CF842, %CF930
  %L261 = load double, ptr %0, align 8
  store <2 x i32> %B241, ptr %0, align 8
  %E262 = extractelement <4 x i64> %Se211, i32 81485
  %Shuff263 = shufflevector <2 x double> %L191, <2 x double> %L191, <2 x i32> <i32 0, i32 2>
  %I264 = insertelement <16 x i8> %Shuff70, i8 %E170, i32 %E25
  %B265 = sdiv <8 x i8> %A4.0.L86, %I20
  %BC = bitcast <16 x i32> %Tr196 to <16 x float>
  %Sl266 = select i1 %Cmp35, <2 x i8> %Shuff201, <2 x i8> %Sl66
  %Cmp267 = fcmp olt double 0x2803B0225B0198A0, %A3.0.L153
  br i1 %Cmp267, label %CF842, label %CF881

CF881:                                            ; preds = %CF903, %CF881, %CF842
  %L268 = load i8, ptr %0, align 1
  store <2 x i64> <i64 0, i64 -1>, ptr %Sl135, align 16
  %E269 = extractelement <16 x i8> %Shuff124, i32 %A.sroa.0.sroa.0.0.insert.insert
  %Shuff270 = shufflevector <2 x i32> %Shuff, <2 x i32> %I202, <2 x i32> <i32 0, i32 2>
  %I271 = insertelement <2 x double> %FC, double 0x2803B0225B0198A0, i32 %3
  %B272 = srem i32 %3, %A.sroa.0.sroa.0.0.insert.insert
  %Tr273 = trunc i64 %Sl107 to i32
  %Sl274 = select i1 %Cmp190, i1 %Cmp152, i1 %9
  br i1 %Sl274, label %CF881, label %CF903

CF903:                                            ; preds = %CF881
  %Cmp275 = icmp sge i1 %Cmp205, true
  br i1 %Cmp275, label %CF881, label %CF893

CF893:                                            ; preds = %CF903
  %A1.0.L276 = load <1 x i32>, ptr %A1, align 4
  %10 = bitcast <1 x i32> %A1.0.L276 to i32
  %E277 = extractelement <2 x i32> %I77, i32 %B272
  %Shuff278 = shufflevector <8 x i1> %L5, <8 x i1> %Cmp182, <8 x i32> <i32 11, i32 13, i32 15, i32 1, i32 3, i32 5, i32 poison, i32 9>
  %I279 = insertelement <8 x i8> %Shuff96, i8 %A3.0.L214, i32 %E25
  %PC280 = bitcast ptr %PC to ptr
  %Sl281 = select i1 %Tr166, i8 %E, i8 33
  %Cmp282 = fcmp une double %FC41, %A3.0.L153
  br i1 %Cmp282, label %CF842, label %CF878

CF878:                                            ; preds = %CF893
  %L283 = load <8 x float>, ptr %PC280, align 32
  store double %A3.0.L153, ptr %PC, align 8
  %E284 = extractelement <8 x i8> %B106, i32 %B272
  %Shuff285 = shufflevector <16 x i64> %Shuff155, <16 x i64> %Se127, <16 x i32> <i32 5, i32 7, i32 9, i32 poison, i32 13, i32 poison, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 poison, i32 31, i32 1, i32 3>
  %I286 = insertelement <16 x i8> %Shuff124, i8 %E207, i32 81485
  %Se287 = sext <2 x i1> %Cmp29 to <2 x i64>
  %Sl288 = select i1 true, i8 %E269, i8 -67
  %Cmp289 = icmp ne i32 %E154, %E25
  br i1 %Cmp289, label %CF, label %CF833

CF833:                                            ; preds = %CF865, %CF900, %CF833, %CF878
  %L290 = load i1, ptr %PC280, align 1
  br i1 %L290, label %CF833, label %CF869

CF869:                                            ; preds = %CF869, %CF833
  store <8 x i8> %I20, ptr %PC280, align 8
  %E291 = extractelement <16 x i8> %I264, i32 %B226
  %Shuff292 = shufflevector <2 x i8> %Shuff201, <2 x i8> %Shuff13, <2 x i32> poison
  %I293 = insertelement <8 x i1> %Cmp182, i1 %Cmp152, i32 %E61
  %FC294 = sitofp <2 x i32> %I178 to <2 x double>
  %Sl295 = select i1 %Cmp190, <2 x double> %L191, <2 x double> %L191
  %Cmp296 = icmp ule i1 %Sl274, %Cmp35
  br i1 %Cmp296, label %CF869, label %CF900

CF900:                                            ; preds = %CF869
  %A4.0.L297 = load float, ptr %A4, align 1
  store <4 x double> %L253, ptr %PC280, align 32
  %E298 = extractelement <16 x i64> %Se127, i32 %B272
  %Shuff299 = shufflevector <2 x i32> %I83, <2 x i32> %Shuff270, <2 x i32> <i32 0, i32 poison>
  %I300 = insertelement <2 x i32> %I83, i32 %B272, i32 %3
  %B301 = srem <2 x i32> %Shuff7, zeroinitializer
  %FC302 = uitofp <2 x i32> %I133 to <2 x double>
  %Sl303 = select <2 x i1> %Cmp29, <2 x i8> %A4.0.L80, <2 x i8> zeroinitializer
  %Cmp304 = icmp ule i1 %Cmp23, true
  br i1 %Cmp304, label %CF833, label %CF844

CF844:                                            ; preds = %CF894, %CF844, %CF900
  %A3.0.L305 = load <2 x i1>, ptr %A3, align 1
  store i16 27801, ptr %0, align 2
  %E306 = extractelement <2 x i32> %Shuff111, i32 %B272
  %Shuff307 = shufflevector <2 x i32> %I225, <2 x i32> %Shuff, <2 x i32> <i32 3, i32 poison>
  %I308 = insertelement <2 x i8> zeroinitializer, i8 %E123, i32 %E306
  %FC309 = sitofp i8 %Se142 to double
  %Sl310 = select i1 %Cmp304, <8 x float> %FC219, <8 x float> %L283
  %Cmp311 = icmp ne <8 x i8> %B106, %Sl235
  %L312 = load i32, ptr %0, align 4
  %E313 = extractelement <2 x i1> %Cmp93, i32 %B272
  br i1 %E313, label %CF844, label %CF892

CF892:                                            ; preds = %CF892, %CF844
  %Shuff314 = shufflevector <8 x i1> %Cmp221, <8 x i1> %Cmp252, <8 x i32> <i32 poison, i32 10, i32 12, i32 poison, i32 0, i32 2, i32 poison, i32 poison>
  %I315 = insertelement <2 x i32> %Shuff26, i32 %B203, i32 %E6
  %B316 = or <8 x i8> %I186, %A4.0.L86
  %FC317 = sitofp i16 -6319 to float
  %Sl318 = select i1 %Cmp282, i32 %E6, i32 %E162
  %Cmp319 = icmp ugt i32 %A3.0.L68, %E103
  br i1 %Cmp319, label %CF892, label %CF894

CF894:                                            ; preds = %CF892
  %L320 = load <2 x double>, ptr %0, align 16
  store double %B84, ptr %PC280, align 8
  %E321 = extractelement <2 x i32> %Shuff26, i32 %B226
  %Shuff322 = shufflevector <16 x i8> %Shuff62, <16 x i8> %I286, <16 x i32> <i32 poison, i32 23, i32 25, i32 poison, i32 poison, i32 poison, i32 poison, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 poison, i32 15, i32 17, i32 19>
  %I323 = insertelement <2 x double> %FC227, double %A3.0.L153, i32 %E192
  %B324 = fdiv float %L60, %A4.0.L30
  %FC325 = fptosi <2 x double> %FC227 to <2 x i8>
  %Sl326 = select i1 %Cmp296, i1 %Sl167, i1 %Cmp23
  br i1 %Sl326, label %CF844, label %CF865

CF865:                                            ; preds = %CF894
  %Cmp327 = icmp sge i8 %E269, %5
  br i1 %Cmp327, label %CF833, label %CF840

CF840:                                            ; preds = %CF840, %CF865
  %L328 = load <4 x i32>, ptr %PC280, align 16
  %11 = bitcast i1 %Cmp35 to <1 x i1>
  store <1 x i1> %11, ptr %A3, align 1
  %E329 = extractelement <4 x i32> %L328, i32 %E37
  %Shuff330 = shufflevector <2 x i1> %Cmp43, <2 x i1> %A3.0.L305, <2 x i32> <i32 poison, i32 1>
  %I331 = insertelement <2 x i8> %Shuff13, i8 %Se242, i32 %E306
  %B332 = urem <2 x i32> %I133, %Shuff307
  %ZE333 = zext <2 x i8> %B210 to <2 x i32>
  %Sl334 = select i1 %Cmp267, <2 x double> %L320, <2 x double> %Shuff263
  %Cmp335 = icmp ne <2 x i1> %Cmp136, %A3.0.L305
  %L336 = load float, ptr %PC, align 4
  store <8 x i32> %L245, ptr %PC280, align 32
  %E337 = extractelement <4 x i64> %Shuff185, i32 %B272
  %Shuff338 = shufflevector <16 x i64> %Shuff155, <16 x i64> %Se127, <16 x i32> <i32 22, i32 24, i32 26, i32 28, i32 30, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 poison, i32 14, i32 16, i32 poison, i32 20>
  %I339 = insertelement <4 x i1> %Cmp51, i1 true, i32 %E192
  %B340 = add <8 x i8> %Shuff132, %Shuff54
  %Sl342 = select i1 %9, <4 x i8> %Sl85, <4 x i8> %I33
  %Cmp343 = fcmp false <2 x double> %Sl295, %FC
  %A3.0.L344 = load i16, ptr %A3, align 1
  store <2 x i32> %Shuff299, ptr %PC280, align 8
  %E345 = extractelement <16 x i8> zeroinitializer, i32 %E25
  %Shuff346 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff, <2 x i32> <i32 poison, i32 0>
  %I347 = insertelement <8 x i1> %I293, i1 %Sl181, i32 %10
  %ZE348 = zext <8 x i8> %Shuff132 to <8 x i32>
  %Sl349 = select i1 %9, <16 x i8> %B98, <16 x i8> %Shuff224
  %Cmp350 = icmp uge <16 x i64> %Shuff338, %Se127
  %L351 = load i16, ptr %PC280, align 2
  %E352 = extractelement <8 x i8> zeroinitializer, i32 %E103
  %Shuff353 = shufflevector <2 x i8> %Shuff201, <2 x i8> %Shuff292, <2 x i32> <i32 3, i32 1>
  %I354 = insertelement <2 x i1> %Shuff208, i1 %Sl181, i32 %E61
  %B355 = add i64 %B15, %E337
  %Se356 = sext i1 %Tr166 to i8
  %Sl357 = select i1 %Cmp260, float %FC250, float %FC250
  %Cmp358 = fcmp false double 0xE52F944E262D0ACC, %L17
  br i1 %Cmp358, label %CF840, label %CF901

CF901:                                            ; preds = %CF840
  %A3.0.L359 = load <1 x i1>, ptr %A3, align 1
  %12 = bitcast <1 x i1> %A3.0.L359 to i1
  br i1 %12, label %CF, label %CF830

CF830:                                            ; preds = %CF849, %CF871, %CF830, %CF901
  %E360 = extractelement <16 x i8> %Shuff124, i32 %B141
  %Shuff361 = shufflevector <2 x i32> %Shuff26, <2 x i32> %Sl72, <2 x i32> <i32 3, i32 1>
  %I362 = insertelement <2 x double> %L320, double %L102, i32 %E103
  %B363 = udiv <8 x i8> %Shuff96, %Shuff104
  %Se364 = sext i16 %E176 to i32
  %Sl365 = select <8 x i1> %Cmp182, <8 x i8> %Shuff132, <8 x i8> %Shuff54
  %Cmp366 = icmp eq <2 x i32> %Shuff307, %Shuff299
  %L367 = load <4 x i32>, ptr %0, align 16
  %E368 = extractelement <4 x i32> %I55, i32 %E192
  %Shuff369 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %B340, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1, i32 3>
  %I370 = insertelement <2 x i32> %I164, i32 %A.sroa.0.sroa.0.0.insert.insert, i32 %E25
  %B371 = mul <2 x i8> %FC325, %Sl266
  %Sl372 = select i1 %Cmp244, <8 x float> %Sl310, <8 x float> %FC219
  %Cmp373 = icmp sge <8 x i8> %L169, %A4.0.L86
  %A3.0.L374 = load <1 x i1>, ptr %A3, align 1
  %13 = bitcast <1 x i1> %A3.0.L374 to i1
  br i1 %13, label %CF830, label %CF871

CF871:                                            ; preds = %CF830
  store <1 x i8> zeroinitializer, ptr %A3, align 1
  %E375 = extractelement <2 x double> %Shuff263, i32 %E61
  %Shuff376 = shufflevector <2 x i8> %Shuff353, <2 x i8> %Sl66, <2 x i32> <i32 3, i32 1>
  %I377 = insertelement <8 x float> %L283, float %A4.0.L30, i32 %B272
  %B378 = mul <2 x i8> %Sl66, %Shuff201
  %Se379 = sext i8 %E12 to i16
  %Sl380 = select <8 x i1> %L5, <8 x i8> %Shuff132, <8 x i8> %I20
  %Cmp381 = icmp ne <2 x i32> %ZE333, zeroinitializer
  %L382 = load <16 x i64>, ptr %PC280, align 128
  store i1 %Cmp73, ptr %PC280, align 1
  %E383 = extractelement <2 x i1> %Cmp121, i32 %E192
  br i1 %E383, label %CF830, label %CF834

CF834:                                            ; preds = %CF916, %CF902, %CF907, %CF834, %CF871
  %Shuff384 = shufflevector <2 x double> %L320, <2 x double> %Shuff232, <2 x i32> <i32 poison, i32 3>
  %I385 = insertelement <4 x i32> %I55, i32 %Se364, i32 %E162
  %B386 = sub <2 x i32> %I370, %I89
  %Se387 = sext i1 %E146 to i32
  %Sl388 = select <2 x i1> %A3.0.L305, <2 x i32> %ZE333, <2 x i32> %B332
  %Cmp389 = icmp slt <4 x i1> %Cmp51, %I339
  %L390 = load <4 x i64>, ptr %0, align 32
  store float %A4.0.L30, ptr %PC280, align 4
  %E391 = extractelement <2 x i1> %Cmp366, i32 %E154
  br i1 %E391, label %CF834, label %CF857

CF857:                                            ; preds = %CF919, %CF890, %CF857, %CF834
  %Shuff392 = shufflevector <16 x i1> %Cmp160, <16 x i1> %Cmp160, <16 x i32> <i32 poison, i32 9, i32 11, i32 13, i32 15, i32 poison, i32 19, i32 21, i32 poison, i32 25, i32 poison, i32 29, i32 31, i32 1, i32 3, i32 5>
  %I393 = insertelement <2 x i32> %Shuff270, i32 %A.sroa.0.sroa.0.0.insert.insert, i32 %B272
  %B394 = lshr <2 x i8> %Shuff201, %Shuff13
  %Tr395 = trunc <2 x i32> %Shuff270 to <2 x i16>
  %Sl396 = select i1 %Cmp358, i1 %Sl120, i1 %E391
  br i1 %Sl396, label %CF857, label %CF882

CF882:                                            ; preds = %CF882, %CF857
  %Cmp397 = icmp eq <8 x i8> %I20, %I279
  %L398 = load i32, ptr %PC280, align 4
  %E399 = extractelement <16 x i32> zeroinitializer, i32 %Se387
  %Shuff400 = shufflevector <2 x i8> %Shuff353, <2 x i8> zeroinitializer, <2 x i32> <i32 3, i32 poison>
  %I401 = insertelement <2 x i8> %B378, i8 %E45, i32 %E6
  %B402 = udiv i32 %E6, %L398
  %Tr403 = trunc i64 %A3.0.L222 to i1
  br i1 %Tr403, label %CF882, label %CF890

CF890:                                            ; preds = %CF882
  %Sl404 = select i1 %Cmp190, <2 x i32> %B257, <2 x i32> %Sl72
  %Cmp405 = icmp sge <4 x i8> %Sl342, %Sl342
  %A3.0.L406 = load i64, ptr %A3, align 1
  %E407 = extractelement <4 x i1> %Shuff139, i32 %E25
  br i1 %E407, label %CF857, label %CF872

CF872:                                            ; preds = %CF896, %CF872, %CF890
  %Shuff408 = shufflevector <2 x i1> %Cmp213, <2 x i1> %A3.0.L305, <2 x i32> <i32 3, i32 poison>
  %I409 = insertelement <2 x double> %I362, double %FC41, i32 %E25
  %B410 = fsub <2 x double> %L320, %Shuff46
  %Sl411 = select i1 %Tr99, ptr %2, ptr %PC
  %Cmp412 = icmp slt <8 x i1> %Cmp373, %I293
  %L413 = load <4 x i8>, ptr %Sl411, align 4
  store i8 %E110, ptr %A3, align 1
  %E414 = extractelement <8 x float> %Sl310, i32 %E306
  %Shuff415 = shufflevector <2 x i32> %Sl388, <2 x i32> %I133, <2 x i32> poison
  %I416 = insertelement <8 x i8> %Shuff96, i8 %Sl100, i32 %Se364
  %Se417 = sext <16 x i1> %Cmp160 to <16 x i16>
  %Sl418 = select i1 %Cmp267, i32 179545, i32 %B203
  %Cmp419 = icmp sgt <8 x i8> %I240, %Sl380
  %L420 = load i32, ptr %PC, align 4
  %E421 = extractelement <2 x i32> %Shuff76, i32 %B226
  %Shuff422 = shufflevector <4 x i8> zeroinitializer, <4 x i8> zeroinitializer, <4 x i32> <i32 3, i32 5, i32 7, i32 1>
  %I423 = insertelement <2 x i32> %Shuff76, i32 %E103, i32 81485
  %B424 = or i8 61, %E345
  %Sl425 = select i1 %Sl181, i8 %E200, i8 %E
  %Cmp426 = icmp slt <8 x i1> %I47, %I47
  %L427 = load <4 x i1>, ptr %PC, align 1
  store double %E375, ptr %PC, align 8
  %E428 = extractelement <8 x i1> %Cmp373, i32 %Se364
  br i1 %E428, label %CF872, label %CF896

CF896:                                            ; preds = %CF872
  %Shuff429 = shufflevector <4 x i8> %Shuff422, <4 x i8> %Shuff171, <4 x i32> <i32 7, i32 1, i32 3, i32 5>
  %I430 = insertelement <2 x i1> %Cmp381, i1 %Cmp67, i32 %E192
  %B431 = fdiv <2 x double> %I27, %FC
  %FC432 = sitofp <8 x i1> %Cmp419 to <8 x double>
  %Sl433 = select i1 %Cmp260, <16 x i1> %Shuff392, <16 x i1> %Cmp160
  %Cmp434 = icmp uge i1 %Cmp304, %Cmp
  br i1 %Cmp434, label %CF872, label %CF886

CF886:                                            ; preds = %CF921, %CF886, %CF896
  %A3.0.L435 = load i32, ptr %A3, align 1
  store <4 x i32> %L328, ptr %Sl411, align 16
  %E436 = extractelement <2 x i8> %B394, i32 %E6
  %Shuff437 = shufflevector <2 x i8> %A4.0.L80, <2 x i8> %Shuff201, <2 x i32> <i32 2, i32 0>
  %I438 = insertelement <8 x i1> %A4.0.L74, i1 %E428, i32 %A.sroa.0.sroa.0.0.insert.insert
  %B439 = add i8 %E284, %B424
  %Tr440 = trunc <2 x i32> %Shuff76 to <2 x i16>
  %Sl441 = select i1 %Cmp327, i32 %E192, i32 %E154
  %Cmp442 = icmp ult <16 x i64> %Shuff285, %Se127
  %A3.0.L443 = load <4 x i1>, ptr %A3, align 1
  store i16 %A3.0.L145, ptr %PC280, align 2
  %E444 = extractelement <2 x i8> %Shuff437, i32 81485
  %Shuff445 = shufflevector <2 x i8> %B210, <2 x i8> %Sl266, <2 x i32> <i32 3, i32 1>
  %I446 = insertelement <8 x i8> zeroinitializer, i8 %E254, i32 %A.sroa.0.sroa.0.0.insert.insert
  %B447 = srem <8 x i8> zeroinitializer, %A4.0.L86
  %Se448 = sext i1 %Tr166 to i8
  %Sl449 = select i1 %E383, float %A4.0.L30, float %B234
  %Cmp450 = icmp ne i1 %Sl167, %Cmp244
  br i1 %Cmp450, label %CF886, label %CF921

CF921:                                            ; preds = %CF886
  %L451 = load i16, ptr %PC280, align 2
  %E452 = extractelement <2 x double> %L191, i32 %B203
  %Shuff453 = shufflevector <16 x i32> %Shuff193, <16 x i32> zeroinitializer, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 poison, i32 20, i32 poison, i32 24, i32 26, i32 poison, i32 30>
  %I454 = insertelement <4 x i32> %L328, i32 %A3.0.L435, i32 %B203
  %BC455 = bitcast float 0x4654370800000000 to i32
  %Sl456 = select i1 %Cmp23, <2 x i32> %I370, <2 x i32> %I225
  %Cmp457 = icmp sgt <2 x i32> %B126, %I225
  %L458 = load double, ptr %Sl411, align 8
  store <1 x i8> zeroinitializer, ptr %A1, align 4
  %E459 = extractelement <8 x i8> %Shuff117, i32 %L420
  %Shuff460 = shufflevector <2 x i8> %A4.0.L80, <2 x i8> %Sl66, <2 x i32> <i32 1, i32 3>
  %I461 = insertelement <16 x i32> %Shuff453, i32 %Sl318, i32 %B226
  %B462 = or <2 x i32> %Shuff, %I164
  %Se463 = sext i8 %Sl58 to i16
  %Sl464 = select <2 x i1> %Cmp29, <2 x i16> %Tr395, <2 x i16> %Tr
  %Cmp465 = icmp eq <16 x i16> %Sl251, %Shuff239
  %L466 = load <8 x i16>, ptr %PC280, align 16
  store i8 %E170, ptr %PC280, align 1
  %E467 = extractelement <2 x i32> %B332, i32 %E192
  %Shuff468 = shufflevector <8 x i1> %Cmp182, <8 x i1> %I47, <8 x i32> <i32 15, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13>
  %I469 = insertelement <8 x i1> %I438, i1 %Cmp358, i32 %E37
  %B470 = udiv <8 x i8> %I217, %I279
  %ZE471 = zext <2 x i8> %Tr150 to <2 x i16>
  %Sl472 = select i1 %Cmp79, <8 x i8> %I217, <8 x i8> %A4.0.L86
  %Cmp473 = fcmp ole <2 x double> %FC302, %L320
  %L474 = load float, ptr %PC280, align 4
  store <8 x double> %FC432, ptr %0, align 64
  %E475 = extractelement <16 x i1> %Shuff392, i32 81485
  br i1 %E475, label %CF886, label %CF914

CF914:                                            ; preds = %CF914, %CF921
  %Shuff476 = shufflevector <16 x i16> %Shuff239, <16 x i16> %Shuff239, <16 x i32> <i32 14, i32 16, i32 poison, i32 20, i32 poison, i32 24, i32 26, i32 28, i32 30, i32 poison, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12>
  %I477 = insertelement <2 x i8> %Shuff353, i8 %B424, i32 %E103
  %FC478 = sitofp <8 x i8> %I194 to <8 x float>
  %Sl479 = select i1 true, <2 x i32> %Sl456, <2 x i32> %Sl456
  %Cmp480 = icmp ugt i8 %E223, %E345
  br i1 %Cmp480, label %CF914, label %CF919

CF919:                                            ; preds = %CF914
  %L481 = load float, ptr %PC, align 4
  store <4 x i32> %L367, ptr %0, align 16
  %E482 = extractelement <2 x double> %Shuff232, i32 %Sl418
  %Shuff483 = shufflevector <2 x i32> %Shuff270, <2 x i32> %Sl456, <2 x i32> <i32 poison, i32 2>
  %I484 = insertelement <16 x i32> %Shuff453, i32 %E75, i32 %E138
  %B485 = shl i64 %Sl107, %A3.0.L406
  %Se486 = sext <8 x i8> %I125 to <8 x i32>
  %Sl487 = select i1 %E475, float %Sl357, float %Sl357
  %Cmp488 = icmp sgt <2 x i8> %B394, zeroinitializer
  %A4.0.L489 = load <8 x i1>, ptr %A4, align 1
  %14 = bitcast <8 x i1> %A4.0.L489 to i8
  %E490 = extractelement <8 x float> %Sl372, i32 %A3.0.L68
  %Shuff491 = shufflevector <4 x float> %L161, <4 x float> %L161, <4 x i32> <i32 poison, i32 0, i32 2, i32 4>
  %I492 = insertelement <16 x i64> %Shuff155, i64 225349, i32 %B226
  %B493 = urem i16 -2579, %A3.0.L145
  %Se494 = sext <4 x i1> %Shuff139 to <4 x i8>
  %Sl495 = select <4 x i1> %Shuff139, <4 x i64> %Se211, <4 x i64> %Shuff185
  %Cmp496 = icmp ugt i1 %E116, %Cmp289
  br i1 %Cmp496, label %CF857, label %CF866

CF866:                                            ; preds = %CF866, %CF919
  %L497 = load <4 x i32>, ptr %PC280, align 16
  store i1 %Cmp289, ptr %Sl411, align 1
  %E498 = extractelement <8 x i8> %B363, i32 %ZE
  %Shuff499 = shufflevector <16 x i16> %Se417, <16 x i16> %Shuff476, <16 x i32> <i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 1, i32 3, i32 poison, i32 7, i32 poison, i32 11, i32 13, i32 15, i32 poison, i32 19>
  %I500 = insertelement <2 x i32> %Shuff26, i32 %A.sroa.0.sroa.0.0.insert.insert, i32 %B272
  %B501 = frem double %FC309, %E452
  %FC502 = sitofp <4 x i32> %I385 to <4 x float>
  %Sl503 = select i1 %E428, i1 %E69, i1 true
  br i1 %Sl503, label %CF866, label %CF885

CF885:                                            ; preds = %CF885, %CF866
  %Cmp504 = icmp slt <2 x i8> %I331, %Sl266
  %L505 = load <16 x double>, ptr %PC280, align 128
  store float %FC317, ptr %PC, align 4
  %E506 = extractelement <2 x i32> %Shuff76, i32 %Se364
  %Shuff507 = shufflevector <2 x i8> %Sl159, <2 x i8> %Shuff437, <2 x i32> <i32 3, i32 1>
  %I508 = insertelement <2 x i16> %Tr, i16 %A3.0.L206, i32 %B203
  %FC509 = sitofp i1 %Cmp35 to float
  %Sl510 = select i1 %13, <4 x float> %FC502, <4 x float> %L183
  %Cmp511 = icmp ugt i1 %Cmp304, %Cmp496
  br i1 %Cmp511, label %CF885, label %CF895

CF895:                                            ; preds = %CF895, %CF885
  %A4.0.L512 = load <8 x i1>, ptr %A4, align 1
  %15 = bitcast <8 x i1> %A4.0.L512 to i8
  %E513 = extractelement <2 x i32> %I202, i32 %E421
  %Shuff514 = shufflevector <8 x i8> %Shuff104, <8 x i8> %Shuff369, <8 x i32> <i32 poison, i32 poison, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1>
  %I515 = insertelement <8 x i1> %Shuff278, i1 true, i32 81485
  %B516 = and <2 x i32> %B241, %B249
  %FC517 = uitofp i1 %Sl143 to double
  %Sl518 = select i1 %E407, i1 %Cmp275, i1 %Sl503
  br i1 %Sl518, label %CF895, label %CF907

CF907:                                            ; preds = %CF895
  %Cmp519 = icmp slt i32 %B402, %B203
  br i1 %Cmp519, label %CF834, label %CF850

CF850:                                            ; preds = %CF850, %CF907
  %L520 = load i64, ptr %0, align 4
  store <4 x double> %L253, ptr %0, align 32
  %E521 = extractelement <2 x i32> %I300, i32 %Sl228
  %Shuff522 = shufflevector <2 x i8> %Shuff13, <2 x i8> %Sl266, <2 x i32> <i32 0, i32 poison>
  %I523 = insertelement <4 x i32> %L328, i32 %E61, i32 %B272
  %B524 = and <8 x i8> %I248, %Shuff216
  %Sl525 = select <2 x i1> %Shuff208, <2 x i32> %Sl72, <2 x i32> %Shuff163
  %Cmp526 = icmp eq i8 %E184, %B195
  br i1 %Cmp526, label %CF850, label %CF902

CF902:                                            ; preds = %CF850
  %L527 = load <16 x i1>, ptr %Sl411, align 2
  %E528 = extractelement <2 x i32> %Shuff7, i32 %Se364
  %Shuff529 = shufflevector <2 x i32> %Shuff346, <2 x i32> %B241, <2 x i32> <i32 1, i32 3>
  %I530 = insertelement <2 x double> %FC, double %FC309, i32 %E103
  %FC531 = fptoui <2 x double> %FC227 to <2 x i1>
  %Sl532 = select <2 x i1> %Cmp29, <2 x i32> %Shuff483, <2 x i32> %B241
  %Cmp533 = icmp sgt <2 x i8> %Shuff13, %Sl266
  %A3.0.L534 = load <8 x i64>, ptr %A3, align 1
  %E535 = extractelement <2 x i32> zeroinitializer, i32 %E37
  %Shuff536 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff, <2 x i32> <i32 3, i32 1>
  %I537 = insertelement <2 x i8> %Sl159, i8 33, i32 %BC455
  %B538 = sdiv <2 x i16> %Tr440, %Tr395
  %Tr539 = trunc <2 x i32> %Sl404 to <2 x i8>
  %Sl540 = select <2 x i1> %Cmp29, <2 x i32> %I423, <2 x i32> %Sl479
  %Cmp541 = fcmp false double %E238, %E375
  br i1 %Cmp541, label %CF834, label %CF846

CF846:                                            ; preds = %CF904, %CF846, %CF902
  %L542 = load <4 x i1>, ptr %Sl411, align 1
  store i16 %A3.0.L145, ptr %PC280, align 2
  %E543 = extractelement <16 x i1> %L527, i32 %E467
  br i1 %E543, label %CF846, label %CF904

CF904:                                            ; preds = %CF846
  %Shuff544 = shufflevector <2 x i32> %Sl243, <2 x i32> %I202, <2 x i32> <i32 poison, i32 3>
  %I545 = insertelement <8 x float> %L283, float %L474, i32 444517
  %FC546 = sitofp i32 81485 to float
  %Sl547 = select i1 %Sl503, <8 x i8> %Sl472, <8 x i8> %I416
  %Cmp548 = icmp ule i64 %A3.0.L237, %L115
  br i1 %Cmp548, label %CF846, label %CF853

CF853:                                            ; preds = %CF883, %CF929, %CF853, %CF904
  %A3.0.L549 = load i32, ptr %A3, align 1
  store <4 x i8> %Sl342, ptr %PC280, align 4
  %E550 = extractelement <8 x i8> %L169, i32 %A3.0.L435
  %Shuff551 = shufflevector <2 x i8> %B210, <2 x i8> %Shuff13, <2 x i32> <i32 2, i32 0>
  %I552 = insertelement <8 x i8> %Shuff104, i8 %5, i32 %L312
  %B553 = urem <4 x i8> %Sl85, zeroinitializer
  %FC554 = sitofp i32 %E103 to double
  %Sl555 = select i1 true, i8 %B, i8 %B424
  %Cmp556 = icmp sgt i32 %B226, %E506
  br i1 %Cmp556, label %CF853, label %CF863

CF863:                                            ; preds = %CF863, %CF853
  %L557 = load <4 x double>, ptr %PC280, align 32
  store i8 %E31, ptr %A3, align 1
  %E558 = extractelement <8 x i8> zeroinitializer, i32 %B402
  %Shuff559 = shufflevector <8 x float> %Sl310, <8 x float> %FC478, <8 x i32> <i32 7, i32 poison, i32 11, i32 13, i32 15, i32 1, i32 poison, i32 5>
  %I560 = insertelement <2 x i1> %Cmp213, i1 %Cmp152, i32 %E506
  %B561 = fmul float %A4.0.L199, %A4.0.L30
  %Tr562 = trunc i8 %5 to i1
  br i1 %Tr562, label %CF863, label %CF864

CF864:                                            ; preds = %CF864, %CF863
  %Sl563 = select i1 %Cmp79, <2 x i1> %Cmp121, <2 x i1> %Cmp121
  %Cmp564 = fcmp oge double %E482, 0x2803B0225B0198A0
  br i1 %Cmp564, label %CF864, label %CF929

CF929:                                            ; preds = %CF864
  %L565 = load float, ptr %PC280, align 4
  store <2 x i8> %Shuff437, ptr %PC280, align 2
  %E566 = extractelement <2 x i1> %Shuff408, i32 %Sl418
  br i1 %E566, label %CF853, label %CF858

CF858:                                            ; preds = %CF887, %CF858, %CF929
  %Shuff567 = shufflevector <2 x i32> %Shuff7, <2 x i32> %B516, <2 x i32> <i32 0, i32 2>
  %I568 = insertelement <2 x i32> %I300, i32 %E421, i32 %E306
  %B569 = fdiv <4 x float> %L183, %L161
  %ZE570 = zext i8 %E352 to i64
  %Sl571 = select i1 %Cmp319, i8 %L11, i8 %Sl100
  %Cmp572 = icmp eq i8 %Sl555, %L268
  br i1 %Cmp572, label %CF858, label %CF887

CF887:                                            ; preds = %CF858
  %L573 = load <16 x i32>, ptr %0, align 64
  store i32 %E192, ptr %PC280, align 4
  %E574 = extractelement <2 x i8> %A4.0.L80, i32 %E162
  %Shuff575 = shufflevector <8 x i8> %I248, <8 x i8> %I416, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1, i32 poison>
  %I576 = insertelement <8 x float> %L283, float %B561, i32 %E192
  %B577 = fsub double %FC309, %E375
  %FC578 = uitofp i32 %E421 to double
  %Sl579 = select <2 x i1> %Shuff408, <2 x i16> %Tr, <2 x i16> %Tr
  %Cmp580 = icmp ne i32 %E61, %B402
  br i1 %Cmp580, label %CF858, label %CF883

CF883:                                            ; preds = %CF887
  %L581 = load <2 x i64>, ptr %PC280, align 16
  store i1 %Cmp101, ptr %0, align 1
  %E582 = extractelement <4 x i1> %I71, i32 %B272
  br i1 %E582, label %CF853, label %CF855

CF855:                                            ; preds = %CF905, %CF912, %CF855, %CF883
  %Shuff583 = shufflevector <2 x i32> %Sl479, <2 x i32> %Shuff346, <2 x i32> <i32 3, i32 1>
  %I584 = insertelement <2 x double> %Shuff46, double %E238, i32 %B272
  %ZE585 = zext i16 -23367 to i64
  %Sl586 = select i1 %Cmp59, i32 %Sl318, i32 %B226
  %Cmp587 = fcmp false <8 x float> %FC478, %FC478
  %L588 = load <16 x i1>, ptr %PC280, align 2
  store i8 %Se142, ptr %A3, align 1
  %E589 = extractelement <16 x i16> %Sl251, i32 %Sl418
  %Shuff590 = shufflevector <2 x i32> %Shuff, <2 x i32> %I225, <2 x i32> <i32 3, i32 1>
  %I591 = insertelement <2 x i8> %Shuff400, i8 %Sl571, i32 %Sl586
  %B592 = frem <8 x float> %Sl372, %Sl310
  %BC593 = bitcast double %L102 to i64
  %Sl594 = select i1 true, <2 x double> %I530, <2 x double> %L191
  %Cmp595 = icmp ult <8 x i8> %Shuff255, %I20
  %A3.0.L596 = load i32, ptr %A3, align 1
  store <4 x i16> %L109, ptr %0, align 8
  %E597 = extractelement <16 x i8> %Shuff62, i32 %E103
  %Shuff598 = shufflevector <2 x i8> %Shuff376, <2 x i8> %Shuff292, <2 x i32> <i32 0, i32 2>
  %I599 = insertelement <2 x i8> %Shuff353, i8 %E550, i32 81485
  %B600 = frem float %Sl357, %L474
  %ZE601 = zext i16 -6319 to i32
  %Sl602 = select i1 %Cmp541, <4 x i1> %Cmp229, <4 x i1> %Cmp51
  %Cmp603 = icmp uge <2 x i32> %Shuff415, %I500
  %L604 = load i32, ptr %PC280, align 4
  store <16 x i32> %Shuff19, ptr %0, align 64
  %E605 = extractelement <4 x i64> %Se158, i32 %E103
  %Shuff606 = shufflevector <16 x i32> %Shuff147, <16 x i32> %Shuff453, <16 x i32> <i32 6, i32 8, i32 10, i32 12, i32 14, i32 poison, i32 18, i32 20, i32 poison, i32 24, i32 26, i32 28, i32 30, i32 0, i32 2, i32 4>
  %I607 = insertelement <8 x i8> %I240, i8 %E231, i32 %Sl586
  %B608 = and <2 x i8> %Shuff437, %Sl66
  %FC609 = fptosi float %FC317 to i1
  br i1 %FC609, label %CF855, label %CF912

CF912:                                            ; preds = %CF855
  %Sl610 = select i1 %Cmp480, i32 444517, i32 %3
  %Cmp611 = icmp ule <2 x i32> %Shuff483, %Shuff111
  %L612 = load <4 x i64>, ptr %PC, align 32
  %E613 = extractelement <2 x double> %Shuff46, i32 %E192
  %Shuff614 = shufflevector <16 x i1> %Cmp168, <16 x i1> %Cmp160, <16 x i32> <i32 3, i32 poison, i32 7, i32 poison, i32 11, i32 13, i32 15, i32 17, i32 19, i32 poison, i32 23, i32 25, i32 27, i32 poison, i32 31, i32 1>
  %I615 = insertelement <16 x i8> zeroinitializer, i8 %E284, i32 %E25
  %B616 = ashr i32 %E528, %E506
  %Tr617 = trunc i64 %B355 to i16
  %Sl618 = select i1 %E116, <4 x float> %FC502, <4 x float> %L161
  %Cmp619 = icmp ult <2 x i8> %Shuff13, %A4.0.L80
  %L620 = load i1, ptr %PC280, align 1
  br i1 %L620, label %CF855, label %CF905

CF905:                                            ; preds = %CF912
  store <16 x i32> %Shuff453, ptr %0, align 64
  %E621 = extractelement <8 x i8> %I240, i32 %L604
  %Shuff622 = shufflevector <2 x i8> %Shuff13, <2 x i8> %B371, <2 x i32> <i32 poison, i32 2>
  %I623 = insertelement <4 x i8> %Shuff422, i8 %B424, i32 %A3.0.L68
  %B624 = lshr <8 x i8> %Shuff575, %I105
  %Sl625 = select i1 %Cmp59, <8 x i8> %Shuff96, <8 x i8> %B340
  %Cmp626 = icmp eq i1 %Cmp434, %Cmp580
  br i1 %Cmp626, label %CF855, label %CF880

CF880:                                            ; preds = %CF908, %CF880, %CF905
  %L627 = load i1, ptr %Sl411, align 1
  br i1 %L627, label %CF880, label %CF908

CF908:                                            ; preds = %CF880
  %E628 = extractelement <8 x i8> %Shuff216, i32 %B272
  %Shuff629 = shufflevector <8 x i1> %Shuff314, <8 x i1> %Cmp311, <8 x i32> <i32 poison, i32 poison, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13>
  %I630 = insertelement <8 x i1> %I469, i1 %Cmp59, i32 %E506
  %Sl632 = select i1 %E543, i32 %E329, i32 %Se364
  %Cmp633 = icmp sge <4 x i1> %Sl602, %I209
  %L634 = load i64, ptr %PC280, align 4
  %E635 = extractelement <2 x i64> %L581, i32 81485
  %Shuff636 = shufflevector <8 x double> %FC432, <8 x double> %FC432, <8 x i32> <i32 poison, i32 14, i32 0, i32 2, i32 4, i32 poison, i32 poison, i32 poison>
  %I637 = insertelement <2 x double> %Sl334, double %L44, i32 %B272
  %B638 = or <16 x i32> %Shuff453, %Shuff453
  %Sl639 = select i1 %L620, <4 x i32> %L497, <4 x i32> %I523
  %Cmp640 = fcmp olt <4 x double> %L253, %L253
  %L641 = load i8, ptr %Sl411, align 1
  %E642 = extractelement <8 x i1> %Cmp114, i32 %Sl586
  br i1 %E642, label %CF880, label %CF906

CF906:                                            ; preds = %CF906, %CF908
  %Shuff643 = shufflevector <8 x i8> %Shuff514, <8 x i8> %I446, <8 x i32> <i32 poison, i32 9, i32 11, i32 13, i32 15, i32 1, i32 3, i32 5>
  %I644 = insertelement <2 x i16> %Shuff177, i16 %E589, i32 %L398
  %B645 = fdiv float %FC317, %E414
  %FC646 = uitofp i32 179545 to double
  %Sl647 = select <2 x i1> %Cmp29, <2 x i16> %Sl464, <2 x i16> %A3.0.L175
  %Cmp648 = icmp sgt i1 %Sl503, %9
  br i1 %Cmp648, label %CF906, label %CF916

CF916:                                            ; preds = %CF906
  %L649 = load <16 x double>, ptr %0, align 128
  store i16 %Se379, ptr %0, align 2
  %E650 = extractelement <16 x i8> %Shuff62, i32 %E25
  %Shuff651 = shufflevector <2 x i8> %Shuff292, <2 x i8> %Tr150, <2 x i32> <i32 1, i32 3>
  %I652 = insertelement <2 x i1> %Cmp533, i1 %Cmp358, i32 %A3.0.L549
  %B653 = xor <16 x i32> %Shuff147, %I256
  %Se654 = sext i8 %E597 to i32
  %Sl655 = select i1 %Cmp205, i16 17249, i16 %A3.0.L344
  %Cmp656 = icmp ult <4 x i64> %L390, %Se158
  %A3.0.L657 = load i8, ptr %A3, align 1
  %E658 = extractelement <8 x i8> %B524, i32 %Sl586
  %Shuff659 = shufflevector <8 x i1> %Shuff314, <8 x i1> %Cmp587, <8 x i32> <i32 6, i32 poison, i32 10, i32 12, i32 14, i32 poison, i32 2, i32 4>
  %I660 = insertelement <4 x i1> %Sl602, i1 %Cmp, i32 %E467
  %B661 = shl <16 x i32> %Shuff453, %B653
  %FC662 = fptosi float %FC546 to i8
  %Sl663 = select i1 %Sl518, i1 %Sl181, i1 %Cmp59
  br i1 %Sl663, label %CF834, label %CF836

CF836:                                            ; preds = %CF870, %CF862, %CF899, %CF836, %CF916
  %Cmp664 = icmp ule <2 x i1> %Cmp136, %Cmp29
  %L665 = load <4 x float>, ptr %0, align 16
  %E666 = extractelement <2 x i32> %Shuff, i32 %L604
  %Shuff667 = shufflevector <16 x i64> %Shuff338, <16 x i64> %Se127, <16 x i32> <i32 19, i32 21, i32 23, i32 poison, i32 27, i32 29, i32 31, i32 poison, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 poison, i32 17>
  %I668 = insertelement <4 x i1> %Cmp51, i1 %Cmp296, i32 %Se364
  %B669 = sdiv <2 x i32> %B165, %I178
  %Sl671 = select <16 x i1> %Shuff614, <16 x i8> %Shuff62, <16 x i8> %Shuff70
  %Cmp672 = icmp ule i1 %Cmp244, %E642
  br i1 %Cmp672, label %CF836, label %CF899

CF899:                                            ; preds = %CF836
  %A1.0.L673 = load <4 x float>, ptr %A1, align 4
  %E674 = extractelement <16 x i64> %Shuff338, i32 %E103
  %Shuff675 = shufflevector <2 x i32> %Shuff, <2 x i32> %Shuff111, <2 x i32> poison
  %I676 = insertelement <4 x i1> %A3.0.L443, i1 true, i32 %E467
  %B677 = lshr <16 x i32> %I39, %Shuff453
  %Sl678 = select <4 x i1> %Cmp51, <4 x float> %A1.0.L673, <4 x float> %Shuff491
  %Cmp679 = icmp ule i8 %E284, %E184
  br i1 %Cmp679, label %CF836, label %CF862

CF862:                                            ; preds = %CF899
  %A1.0.L680 = load <8 x i16>, ptr %A1, align 4
  store i8 %Sl100, ptr %A3, align 1
  %E681 = extractelement <2 x i8> %Shuff201, i32 %E37
  %Shuff682 = shufflevector <16 x i1> %Shuff392, <16 x i1> %Cmp236, <16 x i32> <i32 15, i32 poison, i32 poison, i32 21, i32 23, i32 25, i32 27, i32 poison, i32 poison, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 poison>
  %I683 = insertelement <8 x i1> %Shuff314, i1 %Tr99, i32 %Se364
  %Tr684 = trunc i16 %Se to i8
  %Sl685 = select <2 x i1> %Shuff330, <2 x double> %Shuff263, <2 x double> %L191
  %Cmp686 = icmp ugt i32 %E321, %ZE
  br i1 %Cmp686, label %CF836, label %CF859

CF859:                                            ; preds = %CF909, %CF859, %CF862
  %L687 = load <1 x i32>, ptr %PC, align 4
  %16 = bitcast float %FC173 to <1 x i32>
  store <1 x i32> %16, ptr %A1, align 4
  %E688 = extractelement <16 x i16> %Shuff499, i32 %A3.0.L549
  %Shuff689 = shufflevector <2 x i8> %Shuff353, <2 x i8> zeroinitializer, <2 x i32> <i32 poison, i32 1>
  %I690 = insertelement <2 x i8> %I118, i8 %Se142, i32 %Se364
  %B691 = or <4 x i8> %Shuff429, %I623
  %ZE692 = zext <2 x i8> %I591 to <2 x i64>
  %Sl693 = select i1 %E428, <2 x i64> %ZE692, <2 x i64> %L581
  %Cmp694 = icmp ugt <2 x i32> %I500, %Sl525
  %E696 = extractelement <2 x i8> %FC325, i32 %A3.0.L68
  %Shuff697 = shufflevector <2 x i1> %Shuff208, <2 x i1> %I560, <2 x i32> <i32 2, i32 0>
  %I698 = insertelement <2 x i8> %Shuff292, i8 %E170, i32 %L398
  %B699 = ashr <4 x i32> %L328, %L36
  %Se700 = sext <8 x i8> %Sl380 to <8 x i16>
  %Sl701 = select i1 true, i1 %Cmp73, i1 true
  br i1 %Sl701, label %CF859, label %CF909

CF909:                                            ; preds = %CF859
  %Cmp702 = icmp eq <2 x i32> %Shuff270, %I14
  %A3.0.L703 = load i8, ptr %A3, align 1
  store <4 x i64> %Se158, ptr %Sl411, align 32
  %E704 = extractelement <8 x i8> zeroinitializer, i32 %A.sroa.0.sroa.0.0.insert.insert
  %Shuff705 = shufflevector <16 x i1> %Shuff392, <16 x i1> %L588, <16 x i32> <i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 poison, i32 30, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 poison, i32 14>
  %I706 = insertelement <8 x i8> %B470, i8 %E550, i32 %B226
  %B707 = srem i16 %Sl151, %L451
  %Tr708 = trunc <2 x i32> %I300 to <2 x i1>
  %Sl709 = select i1 %Sl120, <8 x i32> %ZE348, <8 x i32> %L245
  %Cmp710 = fcmp olt float %B324, %A4.0.L297
  br i1 %Cmp710, label %CF859, label %CF867

CF867:                                            ; preds = %CF920, %CF923, %CF867, %CF909
  %A1.0.L711 = load <1 x i32>, ptr %A1, align 4
  %17 = bitcast <1 x i32> %A1.0.L711 to float
  store <2 x i8> %Sl266, ptr %PC, align 2
  %E712 = extractelement <8 x i1> %Shuff468, i32 %E61
  br i1 %E712, label %CF867, label %CF923

CF923:                                            ; preds = %CF867
  %Shuff713 = shufflevector <2 x double> %L320, <2 x double> %FC, <2 x i32> <i32 2, i32 0>
  %I714 = insertelement <8 x i16> %Se700, i16 %A3.0.L344, i32 %Sl586
  %B715 = add <2 x i32> %B301, %Shuff299
  %ZE716 = zext i1 %FC119 to i32
  %Sl717 = select i1 %Sl701, float %A4.0.L199, float %Sl357
  %Cmp718 = icmp ult <2 x i8> %FC325, %Shuff201
  %A1.0.L719 = load <4 x i32>, ptr %A1, align 4
  store i32 81485, ptr %PC280, align 4
  %E720 = extractelement <8 x i32> %L245, i32 %BC455
  %Shuff721 = shufflevector <2 x i32> %Shuff26, <2 x i32> %Shuff361, <2 x i32> <i32 3, i32 1>
  %I722 = insertelement <2 x i8> %I118, i8 %B, i32 %ZE716
  %B723 = add <2 x i64> %Se287, %ZE692
  %Tr724 = trunc <2 x i64> %B723 to <2 x i1>
  %Sl725 = select i1 %Cmp23, i8 %E436, i8 %E18
  %Cmp726 = icmp eq i8 %L11, %14
  br i1 %Cmp726, label %CF867, label %CF920

CF920:                                            ; preds = %CF923
  %A1.0.L727 = load double, ptr %A1, align 4
  %E728 = extractelement <16 x i32> %Shuff453, i32 %E25
  %Shuff729 = shufflevector <2 x i32> %Shuff, <2 x i32> %I500, <2 x i32> <i32 0, i32 poison>
  %I730 = insertelement <8 x i8> %B470, i8 -67, i32 %Sl610
  %B731 = lshr <8 x i8> %I20, %A4.0.L86
  %Se732 = sext <2 x i32> %I225 to <2 x i64>
  %Sl733 = select <2 x i1> %Cmp457, <2 x i32> %Shuff76, <2 x i32> %B126
  %Cmp734 = icmp ne <16 x i1> %Cmp465, %Shuff682
  %L735 = load <2 x i8>, ptr %PC280, align 2
  %18 = bitcast float %FC173 to <1 x i32>
  store <1 x i32> %18, ptr %A1, align 4
  %E736 = extractelement <2 x i32> %Shuff111, i32 %E306
  %Shuff737 = shufflevector <16 x i16> %Shuff476, <16 x i16> %Tr57, <16 x i32> <i32 19, i32 poison, i32 23, i32 25, i32 27, i32 29, i32 poison, i32 1, i32 3, i32 5, i32 7, i32 9, i32 poison, i32 13, i32 poison, i32 17>
  %I738 = insertelement <2 x i32> %Shuff82, i32 %E728, i32 %E154
  %B739 = urem <8 x i8> %B363, %I607
  %Sl740 = select <4 x i1> %Cmp229, <4 x i1> %Cmp633, <4 x i1> %I339
  %Cmp741 = icmp eq <4 x i8> %Sl342, %Sl342
  %A1.0.L742 = load <2 x i1>, ptr %A1, align 4
  %E743 = extractelement <4 x i1> %Sl602, i32 %L398
  br i1 %E743, label %CF867, label %CF870

CF870:                                            ; preds = %CF920
  %Shuff744 = shufflevector <16 x i64> %Shuff338, <16 x i64> %L382, <16 x i32> <i32 15, i32 poison, i32 19, i32 21, i32 poison, i32 poison, i32 poison, i32 29, i32 poison, i32 1, i32 3, i32 poison, i32 7, i32 9, i32 11, i32 poison>
  %I745 = insertelement <2 x i8> %I401, i8 %E345, i32 %E25
  %PC746 = bitcast ptr %0 to ptr
  %Sl747 = select i1 %E116, i1 %E743, i1 %Cmp59
  br i1 %Sl747, label %CF836, label %CF849

CF849:                                            ; preds = %CF870
  %Cmp748 = icmp ult <2 x i1> %Shuff697, %A3.0.L305
  %A1.0.L749 = load <1 x i32>, ptr %A1, align 4
  %19 = bitcast <1 x i32> %A1.0.L749 to <1 x float>
  store i1 %E743, ptr %A1, align 4
  %E750 = extractelement <2 x i1> %Cmp213, i32 %Se364
  br i1 %E750, label %CF830, label %CF831

CF831:                                            ; preds = %CF931, %CF897, %CF831, %CF849
  %Shuff751 = shufflevector <16 x i8> %I264, <16 x i8> %Shuff62, <16 x i32> <i32 9, i32 11, i32 13, i32 15, i32 poison, i32 19, i32 21, i32 23, i32 25, i32 27, i32 poison, i32 31, i32 1, i32 3, i32 5, i32 7>
  %I752 = insertelement <2 x i32> %Shuff361, i32 %3, i32 %Se387
  %Sl753 = select i1 %Sl181, <16 x i1> %Cmp236, <16 x i1> %Cmp236
  %A3.0.L754 = load <4 x i1>, ptr %A3, align 1
  store i8 %L268, ptr %PC280, align 1
  %E755 = extractelement <8 x i1> %L5, i32 %Se387
  br i1 %E755, label %CF831, label %CF897

CF897:                                            ; preds = %CF831
  %Shuff756 = shufflevector <4 x i1> %I339, <4 x i1> %Sl602, <4 x i32> <i32 3, i32 5, i32 7, i32 1>
  %I757 = insertelement <2 x double> %Shuff232, double %E246, i32 %B272
  %B758 = or <2 x i32> %I133, %I500
  %Tr759 = trunc <2 x i8> %B210 to <2 x i1>
  %Sl760 = select i1 %Cmp59, i1 %Cmp23, i1 %Cmp198
  br i1 %Sl760, label %CF831, label %CF837

CF837:                                            ; preds = %CF928, %CF926, %CF837, %CF897
  %Cmp761 = icmp uge i1 %FC119, %E475
  br i1 %Cmp761, label %CF837, label %CF926

CF926:                                            ; preds = %CF837
  %L762 = load i1, ptr %Sl411, align 1
  br i1 %L762, label %CF837, label %CF875

CF875:                                            ; preds = %CF875, %CF926
  %E763 = extractelement <8 x i8> %Shuff643, i32 %ZE716
  %Shuff764 = shufflevector <2 x i1> %Cmp488, <2 x i1> %Shuff697, <2 x i32> <i32 3, i32 1>
  %I765 = insertelement <2 x i8> %B210, i8 %A3.0.L214, i32 %E306
  %B766 = shl i8 %L268, %Sl725
  %FC767 = sitofp <8 x i8> %I217 to <8 x double>
  %Sl768 = select i1 %E215, <2 x double> %B48, <2 x double> %FC
  %Cmp769 = icmp uge i8 %14, %E184
  br i1 %Cmp769, label %CF875, label %CF928

CF928:                                            ; preds = %CF875
  %A3.0.L770 = load i32, ptr %A3, align 1
  %E771 = extractelement <8 x i8> %Shuff117, i32 %Sl586
  %Shuff772 = shufflevector <8 x i1> %Shuff278, <8 x i1> %Shuff278, <8 x i32> <i32 poison, i32 poison, i32 14, i32 0, i32 poison, i32 4, i32 poison, i32 8>
  %I773 = insertelement <8 x i8> %Shuff132, i8 %E269, i32 %B272
  %Tr774 = trunc i32 %A3.0.L549 to i8
  %Sl775 = select i1 %Cmp710, i8 %E, i8 %B424
  %Cmp776 = icmp sgt <16 x i8> zeroinitializer, %Shuff62
  %A1.0.L777 = load <1 x i32>, ptr %A1, align 4
  %20 = bitcast <1 x i32> %A1.0.L777 to <2 x i16>
  store i8 %E207, ptr %0, align 1
  %E778 = extractelement <4 x i1> %L427, i32 %B272
  br i1 %E778, label %CF837, label %CF854

CF854:                                            ; preds = %CF873, %CF854, %CF928
  %Shuff779 = shufflevector <2 x i1> %Shuff330, <2 x i1> %Cmp93, <2 x i32> <i32 1, i32 3>
  %I780 = insertelement <16 x i8> zeroinitializer, i8 %E597, i32 %3
  %B781 = srem i8 %Sl, %E550
  %Tr782 = trunc <16 x i32> %Shuff453 to <16 x i16>
  %Sl783 = select <2 x i1> %Cmp29, <2 x i16> %Tr, <2 x i16> %Tr395
  %Cmp784 = icmp eq <8 x i8> %I607, %I416
  %A1.0.L785 = load <16 x double>, ptr %A1, align 4
  store <1 x i32> splat (i32 1923201088), ptr %A1, align 4
  %E786 = extractelement <8 x i1> %Shuff278, i32 %E25
  br i1 %E786, label %CF854, label %CF873

CF873:                                            ; preds = %CF854
  %Shuff787 = shufflevector <8 x i1> %I47, <8 x i1> %Shuff772, <8 x i32> <i32 7, i32 9, i32 11, i32 poison, i32 15, i32 1, i32 3, i32 poison>
  %I788 = insertelement <8 x i8> %Shuff369, i8 %E345, i32 %B272
  %Sl789 = select <8 x i1> %Cmp587, <8 x i1> %Shuff278, <8 x i1> %I47
  %Cmp790 = fcmp ule float %FC250, %FC509
  br i1 %Cmp790, label %CF854, label %CF861

CF861:                                            ; preds = %CF861, %CF873
  %A3.0.L791 = load <8 x double>, ptr %A3, align 1
  store i1 %Tr166, ptr %A.sroa.0.sroa.0, align 8
  %E792 = extractelement <2 x i8> %Shuff598, i32 81485
  %Shuff793 = shufflevector <8 x i1> %Cmp426, <8 x i1> %Shuff468, <8 x i32> <i32 poison, i32 5, i32 7, i32 9, i32 11, i32 poison, i32 poison, i32 1>
  %I794 = insertelement <8 x i8> %Shuff96, i8 %E763, i32 %E61
  %B795 = add <8 x i8> %Sl174, %Shuff96
  %FC796 = uitofp i8 %E170 to float
  %Sl797 = select i1 %Cmp59, i16 %A3.0.L145, i16 27801
  %Cmp798 = icmp ugt <16 x i32> %B638, %Shuff453
  %A1.0.L799 = load double, ptr %A1, align 4
  %E800 = extractelement <8 x i8> zeroinitializer, i32 %ZE716
  %Shuff801 = shufflevector <2 x i32> %I178, <2 x i32> %Shuff299, <2 x i32> <i32 0, i32 2>
  %I802 = insertelement <16 x i64> %Shuff667, i64 %ZE570, i32 81485
  %B803 = ashr <2 x i32> %Shuff415, %Sl456
  %FC804 = fptoui <2 x double> %Shuff384 to <2 x i8>
  %Sl805 = select i1 %E778, i1 %Cmp769, i1 %Cmp626
  br i1 %Sl805, label %CF861, label %CF931

CF931:                                            ; preds = %CF861
  %Cmp806 = fcmp uno <2 x double> %I584, %L191
  %A3.0.L807 = load <1 x i1>, ptr %A3, align 1
  %21 = bitcast <1 x i1> %A3.0.L807 to i1
  br i1 %21, label %CF831, label %CF832

CF832:                                            ; preds = %CF832, %CF931
  store <16 x i8> %Shuff224, ptr %PC, align 16
  %E808 = extractelement <4 x i1> %Sl740, i32 %Sl586
  br i1 %E808, label %CF832, label %CF891

CF891:                                            ; preds = %CF891, %CF832
  %Shuff809 = shufflevector <16 x i8> %Shuff124, <16 x i8> %Shuff224, <16 x i32> <i32 18, i32 20, i32 22, i32 poison, i32 poison, i32 28, i32 30, i32 0, i32 poison, i32 poison, i32 6, i32 8, i32 poison, i32 12, i32 14, i32 16>
  %I810 = insertelement <4 x i1> %Sl740, i1 %Sl396, i32 %B272
  %B811 = frem <4 x float> %L161, %Shuff491
  %FC812 = fptoui <8 x float> %FC478 to <8 x i16>
  %Sl813 = select <2 x i1> %I430, <2 x i1> %Cmp93, <2 x i1> %Cmp335
  %Cmp814 = icmp ugt <8 x i8> %Shuff96, %I706
  %A1.0.L815 = load <1 x i32>, ptr %A1, align 4
  %E816 = extractelement <8 x i8> %I186, i32 %A3.0.L770
  %Shuff817 = shufflevector <16 x i64> %Shuff667, <16 x i64> %ZE180, <16 x i32> <i32 17, i32 19, i32 poison, i32 23, i32 25, i32 27, i32 29, i32 31, i32 1, i32 poison, i32 5, i32 7, i32 9, i32 11, i32 poison, i32 15>
  %I818 = insertelement <8 x i1> %Cmp252, i1 %E428, i32 %B616
  %B819 = fsub <2 x double> %Sl334, %Shuff384
  %ZE820 = zext <8 x i8> %Shuff369 to <8 x i16>
  %Sl821 = select i1 %Cmp790, double %L102, double %L17
  %Cmp822 = icmp eq <8 x i32> %Sl709, %Sl709
  %L823 = load <1 x i8>, ptr %PC746, align 1
  %E824 = extractelement <8 x i32> %L245, i32 %A.sroa.0.sroa.0.0.insert.insert
  %Shuff825 = shufflevector <2 x i16> %Tr65, <2 x i16> %B64, <2 x i32> <i32 poison, i32 1>
  %I826 = insertelement <2 x i32> %Shuff270, i32 %Se654, i32 %Se387
  %B827 = ashr i32 %B272, %Sl610
  %Sl828 = select <4 x i1> %I209, <4 x i1> %Cmp405, <4 x i1> %Cmp51
  %Cmp829 = fcmp ugt double %E246, %L17
  br i1 %Cmp829, label %CF891, label %CF922

CF922:                                            ; preds = %CF891
  store <4 x double> %L557, ptr %Sl411, align 32
  %22 = bitcast <2 x i16> %Tr395 to i32
  %A.sroa.0.sroa.0.0.extract.trunc = trunc i32 %22 to i8
  store i8 %A.sroa.0.sroa.0.0.extract.trunc, ptr %A.sroa.0.sroa.0, align 8
  %A.sroa.0.sroa.4.0.extract.shift = lshr i32 %22, 8
  %A.sroa.0.sroa.4.0.extract.trunc = trunc i32 %A.sroa.0.sroa.4.0.extract.shift to i24
  store <2 x i64> %L581, ptr %PC280, align 16
  ret void
}
