; ModuleID = '<stdin>'
source_filename = "/tmp/autogen.bc"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

define void @autogen_SD3065(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4, i8 %5) {
BB:
  %A4 = alloca i8, align 1
  %A2 = alloca i1, align 1
  %A1 = alloca i8, align 1
  store double 0x797DC21CCD7B0B9A, ptr %0, align 8
  %E = extractelement <4 x i8> zeroinitializer, i32 415351
  %Shuff = shufflevector <4 x i1> zeroinitializer, <4 x i1> zeroinitializer, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %I = insertelement <4 x i8> zeroinitializer, i8 -1, i32 %3
  %FC = sitofp i8 %E to float
  %Sl = select i1 true, i16 -1, i16 -1
  %Cmp = fcmp ord float 0xC46A79EE40000000, %FC
  br label %CF831

CF831:                                            ; preds = %CF854, %CF837, %CF892, %CF866, %CF867, %CF873, %CF887, %CF831, %BB
  %L5 = load <2 x double>, ptr %0, align 16
  store i64 0, ptr %0, align 4
  %E6 = extractelement <16 x i1> zeroinitializer, i32 -1
  br i1 %E6, label %CF831, label %CF887

CF887:                                            ; preds = %CF831
  %Shuff7 = shufflevector <8 x i16> zeroinitializer, <8 x i16> zeroinitializer, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1, i32 3>
  %I8 = insertelement <4 x i8> zeroinitializer, i8 %5, i32 415351
  %B = sdiv <8 x i16> zeroinitializer, zeroinitializer
  %ZE = zext <8 x i16> %B to <8 x i32>
  %Sl9 = select i1 %Cmp, <8 x i16> zeroinitializer, <8 x i16> %Shuff7
  %Cmp10 = fcmp une float 0xC46A79EE40000000, 0x4158EAFCC0000000
  br i1 %Cmp10, label %CF831, label %CF873

CF873:                                            ; preds = %CF887
  %L11 = load i1, ptr %0, align 1
  br i1 %L11, label %CF831, label %CF867

CF867:                                            ; preds = %CF873
  store <16 x float> <float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000, float 0.000000e+00, float 0xFFFFFFFFE0000000>, ptr %0, align 64
  %E12 = extractelement <8 x i16> zeroinitializer, i32 %3
  %Shuff13 = shufflevector <2 x double> %L5, <2 x double> %L5, <2 x i32> <i32 0, i32 2>
  %I14 = insertelement <8 x i64> zeroinitializer, i64 0, i32 %3
  %Se = sext i16 -1 to i64
  %Sl15 = select i1 true, i8 %E, i8 -69
  %Cmp16 = icmp ule i64 %Se, 0
  br i1 %Cmp16, label %CF831, label %CF846

CF846:                                            ; preds = %CF869, %CF917, %CF846, %CF867
  %L17 = load i8, ptr %0, align 1
  store <4 x i64> <i64 0, i64 -1, i64 0, i64 -1>, ptr %0, align 32
  %E18 = extractelement <8 x i16> %B, i32 %3
  %Shuff19 = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 8, i32 10, i32 poison, i32 14, i32 0, i32 2, i32 4, i32 6>
  %I20 = insertelement <8 x i16> %B, i16 13203, i32 %3
  %B21 = mul <8 x i64> zeroinitializer, %I14
  %Sl22 = select i1 true, i32 -1, i32 %3
  %Cmp23 = icmp slt i32 0, -1
  br i1 %Cmp23, label %CF846, label %CF917

CF917:                                            ; preds = %CF846
  %L24 = load <4 x i16>, ptr %0, align 8
  %E25 = extractelement <4 x i1> zeroinitializer, i32 %Sl22
  br i1 %E25, label %CF846, label %CF869

CF869:                                            ; preds = %CF917
  %Shuff26 = shufflevector <4 x i8> zeroinitializer, <4 x i8> zeroinitializer, <4 x i32> <i32 3, i32 poison, i32 7, i32 1>
  %I27 = insertelement <8 x i8> %Shuff19, i8 %L17, i32 %Sl22
  %B28 = lshr i16 -18273, -6237
  %Se29 = sext i1 %Cmp16 to i8
  %Sl30 = select <8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>, <8 x i8> %Shuff19, <8 x i8> %Shuff19
  %Cmp31 = icmp sge <8 x i16> zeroinitializer, %Shuff7
  %L32 = load <8 x i1>, ptr %0, align 1
  store double 0x797DC21CCD7B0B9A, ptr %0, align 8
  %E33 = extractelement <8 x i64> %I14, i32 %Sl22
  %Shuff34 = shufflevector <4 x i1> zeroinitializer, <4 x i1> zeroinitializer, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %I35 = insertelement <8 x i8> zeroinitializer, i8 %E, i32 %Sl22
  %Sl36 = select i1 true, <2 x i16> undef, <2 x i16> undef
  %Cmp37 = icmp sgt i1 %L11, true
  br i1 %Cmp37, label %CF846, label %CF866

CF866:                                            ; preds = %CF869
  %A4.0.L38 = load i1, ptr %A4, align 1
  br i1 %A4.0.L38, label %CF831, label %CF844

CF844:                                            ; preds = %CF844, %CF866
  %E39 = extractelement <8 x i16> %Sl9, i32 %3
  %Shuff40 = shufflevector <4 x i8> zeroinitializer, <4 x i8> zeroinitializer, <4 x i32> <i32 0, i32 poison, i32 4, i32 6>
  %I41 = insertelement <8 x i8> zeroinitializer, i8 -69, i32 -1
  %Se42 = sext i16 %Sl to i32
  %Sl43 = select i1 true, i32 0, i32 %Sl22
  %Cmp44 = icmp sgt i16 %B28, -8553
  br i1 %Cmp44, label %CF844, label %CF892

CF892:                                            ; preds = %CF844
  %A4.0.L45 = load i1, ptr %A4, align 1
  br i1 %A4.0.L45, label %CF831, label %CF837

CF837:                                            ; preds = %CF892
  %E46 = extractelement <8 x i8> %I41, i32 %Sl22
  %Shuff47 = shufflevector <2 x double> %Shuff13, <2 x double> %L5, <2 x i32> <i32 0, i32 2>
  %I48 = insertelement <2 x i16> %Sl36, i16 -1, i32 415351
  %B49 = frem float 0x3AA36B6740000000, 0x3AA36B6740000000
  %FC50 = uitofp <8 x i8> %I41 to <8 x float>
  %Sl51 = select i1 true, i1 true, i1 %Cmp37
  br i1 %Sl51, label %CF831, label %CF836

CF836:                                            ; preds = %CF914, %CF836, %CF837
  %Cmp52 = icmp ugt i1 %Cmp37, %Cmp
  br i1 %Cmp52, label %CF836, label %CF874

CF874:                                            ; preds = %CF874, %CF836
  %A4.0.L53 = load i8, ptr %A4, align 1
  %E54 = extractelement <2 x double> %L5, i32 %Se42
  %Shuff55 = shufflevector <4 x i8> %Shuff26, <4 x i8> zeroinitializer, <4 x i32> <i32 4, i32 6, i32 0, i32 2>
  %I56 = insertelement <8 x i8> zeroinitializer, i8 99, i32 %Sl22
  %B57 = xor i64 374171, %4
  %Tr = trunc <8 x i64> %B21 to <8 x i8>
  %Sl58 = select i1 true, <2 x double> %Shuff13, <2 x double> %L5
  %Cmp59 = icmp eq <4 x i8> %Shuff26, zeroinitializer
  %A4.0.L60 = load float, ptr %A4, align 1
  %E61 = extractelement <8 x i8> %Shuff19, i32 %Sl22
  %Shuff62 = shufflevector <4 x i8> %Shuff40, <4 x i8> zeroinitializer, <4 x i32> <i32 1, i32 poison, i32 5, i32 7>
  %I63 = insertelement <4 x i8> %Shuff62, i8 99, i32 %3
  %B64 = sub <4 x i8> %I, zeroinitializer
  %Sl65 = select i1 %Sl51, ptr %A1, ptr %A4
  %Cmp66 = icmp eq i32 0, %3
  br i1 %Cmp66, label %CF874, label %CF914

CF914:                                            ; preds = %CF874
  %A4.0.L67 = load i8, ptr %A4, align 1
  %6 = bitcast i8 %A4.0.L67 to <8 x i1>
  store i8 %Se29, ptr %A4, align 1
  %E68 = extractelement <4 x i8> %Shuff62, i32 %Sl22
  %Shuff69 = shufflevector <4 x i8> %Shuff55, <4 x i8> %Shuff26, <4 x i32> <i32 5, i32 7, i32 poison, i32 3>
  %I70 = insertelement <4 x i1> %Shuff34, i1 true, i32 %3
  %B71 = xor i64 374171, %Se
  %FC72 = fptoui float 0xC135607940000000 to i64
  %Sl73 = select i1 %Cmp66, i1 %E25, i1 true
  br i1 %Sl73, label %CF836, label %CF854

CF854:                                            ; preds = %CF914
  %Cmp74 = icmp slt <8 x i16> zeroinitializer, zeroinitializer
  %L75 = load i16, ptr %Sl65, align 1
  %E76 = extractelement <2 x double> %Shuff13, i32 0
  %Shuff77 = shufflevector <4 x i8> %Shuff55, <4 x i8> %Shuff26, <4 x i32> <i32 2, i32 poison, i32 6, i32 0>
  %I78 = insertelement <2 x double> %L5, double %E76, i32 %Se42
  %ZE79 = zext <8 x i1> %L32 to <8 x i64>
  %Sl80 = select i1 %Cmp23, i8 %E68, i8 %Sl15
  %Cmp81 = icmp sgt <8 x i16> %Sl9, zeroinitializer
  %A4.0.L82 = load i8, ptr %A4, align 1
  %7 = bitcast i8 %A4.0.L82 to <8 x i1>
  store i8 99, ptr %Sl65, align 1
  %E83 = extractelement <4 x i8> %Shuff62, i32 %3
  %Shuff84 = shufflevector <8 x float> %FC50, <8 x float> %FC50, <8 x i32> <i32 7, i32 9, i32 11, i32 poison, i32 poison, i32 1, i32 3, i32 poison>
  %I85 = insertelement <2 x double> %Shuff47, double %E54, i32 %3
  %FC86 = sitofp i16 %B28 to double
  %Sl87 = select i1 %Cmp66, <8 x i16> zeroinitializer, <8 x i16> %Sl9
  %A4.0.L88 = load <4 x i1>, ptr %A4, align 1
  %E89 = extractelement <4 x i1> zeroinitializer, i32 %3
  br i1 %E89, label %CF831, label %CF833

CF833:                                            ; preds = %CF833, %CF854
  %Shuff90 = shufflevector <8 x i64> %B21, <8 x i64> zeroinitializer, <8 x i32> <i32 3, i32 poison, i32 7, i32 9, i32 11, i32 poison, i32 15, i32 1>
  %I91 = insertelement <4 x i16> %L24, i16 13203, i32 415351
  %Sl93 = select i1 true, i1 %E25, i1 true
  br i1 %Sl93, label %CF833, label %CF840

CF840:                                            ; preds = %CF922, %CF840, %CF833
  %Cmp94 = icmp uge <8 x i8> %Shuff19, %Shuff19
  %A4.0.L95 = load <4 x double>, ptr %A4, align 1
  %E96 = extractelement <2 x i16> undef, i32 %3
  %Shuff97 = shufflevector <16 x i1> zeroinitializer, <16 x i1> zeroinitializer, <16 x i32> <i32 29, i32 31, i32 1, i32 3, i32 5, i32 7, i32 poison, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27>
  %I98 = insertelement <4 x i1> zeroinitializer, i1 true, i32 %Se42
  %B99 = mul i32 %3, %3
  %Tr100 = trunc <8 x i8> %I56 to <8 x i1>
  %Sl101 = select i1 %Cmp23, ptr %2, ptr %Sl65
  %Cmp102 = icmp eq i16 %Sl, %E96
  br i1 %Cmp102, label %CF840, label %CF922

CF922:                                            ; preds = %CF840
  %A4.0.L103 = load i8, ptr %A4, align 1
  %A4.0.load.ext = zext i8 %A4.0.L103 to i32
  %E104 = extractelement <4 x i1> zeroinitializer, i32 %Sl22
  br i1 %E104, label %CF840, label %CF842

CF842:                                            ; preds = %CF924, %CF906, %CF842, %CF922
  %Shuff105 = shufflevector <8 x i64> %B21, <8 x i64> zeroinitializer, <8 x i32> <i32 11, i32 13, i32 15, i32 poison, i32 3, i32 5, i32 7, i32 9>
  %I106 = insertelement <8 x float> %Shuff84, float %A4.0.L60, i32 %3
  %ZE107 = zext i1 %Cmp44 to i64
  %Sl108 = select i1 %Cmp102, <4 x i1> %Shuff34, <4 x i1> %I98
  %Cmp109 = icmp ule i1 %L11, %Cmp37
  br i1 %Cmp109, label %CF842, label %CF889

CF889:                                            ; preds = %CF889, %CF842
  %A2.0.L110 = load i1, ptr %A2, align 1
  %A2.0.load.ext = zext i1 %A2.0.L110 to i16
  %E111 = extractelement <8 x i1> %Cmp94, i32 %Sl22
  br i1 %E111, label %CF889, label %CF906

CF906:                                            ; preds = %CF889
  %Shuff112 = shufflevector <8 x i1> %Cmp94, <8 x i1> %6, <8 x i32> <i32 8, i32 10, i32 poison, i32 14, i32 poison, i32 2, i32 poison, i32 poison>
  %I113 = insertelement <4 x i1> zeroinitializer, i1 %Cmp66, i32 %Sl22
  %B114 = lshr i32 %Se42, -1
  %Tr115 = trunc <8 x i8> zeroinitializer to <8 x i1>
  %Sl116 = select i1 %Sl51, i1 %Cmp16, i1 %Cmp23
  br i1 %Sl116, label %CF842, label %CF865

CF865:                                            ; preds = %CF865, %CF906
  %Cmp117 = icmp ult <8 x i1> %Shuff112, %6
  %A2.0.L118 = load <4 x i64>, ptr %A2, align 1
  %E119 = extractelement <8 x i64> zeroinitializer, i32 %B114
  %Shuff120 = shufflevector <8 x i16> %Sl87, <8 x i16> %Sl87, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1, i32 poison>
  %I121 = insertelement <8 x i1> %Shuff112, i1 %Cmp109, i32 %B99
  %B122 = add i16 -18273, %L75
  %FC123 = uitofp i1 true to float
  %Sl124 = select i1 true, float 0x3AA36B6740000000, float 0xBF667FEA40000000
  %Cmp125 = icmp slt <4 x i1> %A4.0.L88, zeroinitializer
  %L126 = load i16, ptr %0, align 2
  %E127 = extractelement <8 x i8> zeroinitializer, i32 %B99
  %Shuff128 = shufflevector <1 x i64> zeroinitializer, <1 x i64> zeroinitializer, <1 x i32> zeroinitializer
  %I129 = insertelement <2 x double> %Shuff47, double %E54, i32 %Sl22
  %B130 = sdiv i32 %B99, %Se42
  %Tr131 = trunc i64 %B57 to i8
  %Sl132 = select <8 x i1> %Cmp94, <8 x i64> %Shuff105, <8 x i64> %ZE79
  %Cmp133 = icmp ule i1 %E104, %L11
  br i1 %Cmp133, label %CF865, label %CF890

CF890:                                            ; preds = %CF890, %CF865
  %A2.0.L134 = load <16 x i1>, ptr %A2, align 1
  store i64 %E33, ptr %Sl65, align 1
  %E135 = extractelement <4 x i8> %Shuff40, i32 %Se42
  %Shuff136 = shufflevector <2 x i16> %Sl36, <2 x i16> undef, <2 x i32> <i32 poison, i32 3>
  %I137 = insertelement <2 x double> %L5, double %E54, i32 %Se42
  %FC138 = fptoui <8 x float> %I106 to <8 x i16>
  %Sl139 = select i1 %Sl73, i1 %A4.0.L45, i1 %Cmp66
  br i1 %Sl139, label %CF890, label %CF924

CF924:                                            ; preds = %CF890
  %Cmp140 = icmp ne <8 x i16> %Sl9, zeroinitializer
  %A2.0.L141 = load double, ptr %A2, align 1
  store <4 x i8> zeroinitializer, ptr %0, align 4
  %E142 = extractelement <8 x i16> %Shuff7, i32 %B99
  %Shuff143 = shufflevector <4 x i1> %Shuff, <4 x i1> %Cmp59, <4 x i32> <i32 poison, i32 4, i32 6, i32 0>
  %I144 = insertelement <1 x i64> %Shuff128, i64 %E119, i32 %B130
  %B145 = sub <8 x i8> %Sl30, %I35
  %Tr146 = trunc i64 %Se to i32
  %Sl147 = select <4 x i1> %I70, <4 x i1> %Shuff, <4 x i1> %Shuff
  %Cmp148 = icmp ne i8 %Tr131, %Sl80
  br i1 %Cmp148, label %CF842, label %CF852

CF852:                                            ; preds = %CF852, %CF924
  %L149 = load <2 x i16>, ptr %Sl65, align 1
  store i32 -1, ptr %0, align 4
  %E150 = extractelement <8 x i1> %Cmp140, i32 %Sl22
  br i1 %E150, label %CF852, label %CF912

CF912:                                            ; preds = %CF912, %CF852
  %Shuff151 = shufflevector <8 x i16> zeroinitializer, <8 x i16> %I20, <8 x i32> <i32 15, i32 1, i32 3, i32 5, i32 7, i32 poison, i32 11, i32 poison>
  %I152 = insertelement <8 x i1> %Cmp140, i1 true, i32 -1
  %B153 = ashr i16 %Sl, %L126
  %Tr154 = trunc i64 0 to i8
  %Sl155 = select i1 %Cmp66, i1 %Cmp148, i1 true
  br i1 %Sl155, label %CF912, label %CF927

CF927:                                            ; preds = %CF912
  %Cmp156 = icmp eq <8 x i16> %Shuff151, %Sl87
  %L157 = load <8 x double>, ptr %0, align 64
  store i64 %4, ptr %0, align 4
  %E158 = extractelement <8 x i16> %Shuff120, i32 -1
  %Shuff159 = shufflevector <8 x i64> %Shuff105, <8 x i64> %B21, <8 x i32> <i32 11, i32 poison, i32 poison, i32 1, i32 poison, i32 5, i32 7, i32 9>
  %I160 = insertelement <2 x i16> %Shuff136, i16 %E142, i32 %Sl22
  %B161 = udiv i32 %Se42, %B99
  %ZE162 = zext <8 x i1> %Cmp31 to <8 x i64>
  %Sl163 = select i1 %Cmp148, i32 0, i32 %Sl22
  %Cmp164 = icmp eq i1 %Cmp23, %E150
  br label %CF824

CF824:                                            ; preds = %CF862, %CF888, %CF824, %CF927
  %A4.0.L165 = load <4 x i16>, ptr %A4, align 1
  store i1 %Sl116, ptr %0, align 1
  %E166 = extractelement <4 x i1> zeroinitializer, i32 %B161
  br i1 %E166, label %CF824, label %CF888

CF888:                                            ; preds = %CF824
  %Shuff167 = shufflevector <16 x i1> zeroinitializer, <16 x i1> %Shuff97, <16 x i32> <i32 poison, i32 11, i32 poison, i32 15, i32 17, i32 19, i32 poison, i32 poison, i32 poison, i32 poison, i32 29, i32 31, i32 1, i32 3, i32 5, i32 7>
  %I168 = insertelement <16 x i1> %Shuff97, i1 %E89, i32 %Sl22
  %Sl170 = select <4 x i1> zeroinitializer, <4 x i8> %I8, <4 x i8> zeroinitializer
  %Cmp171 = fcmp false float 0x4158EAFCC0000000, %A4.0.L60
  br i1 %Cmp171, label %CF824, label %CF830

CF830:                                            ; preds = %CF926, %CF898, %CF903, %CF930, %CF830, %CF888
  %L172 = load <2 x i1>, ptr %0, align 1
  %E173 = extractelement <8 x i16> zeroinitializer, i32 %B130
  %Shuff174 = shufflevector <8 x i1> %Cmp74, <8 x i1> %Cmp74, <8 x i32> <i32 7, i32 9, i32 11, i32 13, i32 15, i32 1, i32 3, i32 poison>
  %I175 = insertelement <1 x i64> %Shuff128, i64 %4, i32 %B99
  %B176 = add <8 x i64> %ZE162, %Shuff90
  %Se177 = sext i16 %B153 to i64
  %Sl178 = select <4 x i1> %Shuff, <4 x i1> %Cmp59, <4 x i1> zeroinitializer
  %Cmp179 = icmp ule i1 %Sl51, %Cmp164
  br i1 %Cmp179, label %CF830, label %CF930

CF930:                                            ; preds = %CF830
  %L180 = load <4 x i32>, ptr %0, align 16
  store i16 %E39, ptr %0, align 2
  %E181 = extractelement <8 x i8> %Shuff19, i32 -1
  %Shuff182 = shufflevector <2 x i16> %Shuff136, <2 x i16> %Shuff136, <2 x i32> <i32 poison, i32 3>
  %I183 = insertelement <8 x i8> zeroinitializer, i8 %Tr131, i32 %Sl22
  %B184 = fdiv float %A4.0.L60, 0x3AA36B6740000000
  %Tr185 = trunc <4 x i8> %Shuff69 to <4 x i1>
  %Sl186 = select i1 true, i32 %Sl163, i32 -1
  %A4.0.L187 = load <2 x float>, ptr %A4, align 1
  store i8 %5, ptr %A4, align 1
  %E188 = extractelement <8 x i1> %Cmp31, i32 %Sl22
  br i1 %E188, label %CF830, label %CF903

CF903:                                            ; preds = %CF930
  %Shuff189 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %B145, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 poison, i32 poison, i32 3>
  %I190 = insertelement <8 x i1> %Tr115, i1 %Cmp133, i32 %B99
  %FC191 = sitofp i16 %E173 to double
  %Sl192 = select i1 %Cmp109, i16 %A2.0.load.ext, i16 13203
  %Cmp193 = icmp sgt i64 %ZE107, %Se177
  br i1 %Cmp193, label %CF830, label %CF868

CF868:                                            ; preds = %CF868, %CF903
  %L194 = load <2 x i64>, ptr %0, align 16
  %E195 = extractelement <1 x i64> zeroinitializer, i32 %B130
  %Shuff196 = shufflevector <4 x i1> %Cmp125, <4 x i1> %Shuff143, <4 x i32> <i32 1, i32 3, i32 5, i32 poison>
  %I197 = insertelement <8 x i16> zeroinitializer, i16 %E18, i32 %Se42
  %BC = bitcast <2 x double> %Sl58 to <2 x i64>
  %Sl198 = select i1 %Cmp66, float %FC123, float %FC123
  %Cmp199 = icmp ule <2 x i16> undef, undef
  %L200 = load <4 x i32>, ptr %0, align 16
  store i32 %Sl186, ptr %0, align 4
  %E201 = extractelement <4 x i8> %Shuff77, i32 0
  %Shuff202 = shufflevector <4 x i1> zeroinitializer, <4 x i1> %Shuff34, <4 x i32> <i32 5, i32 7, i32 1, i32 3>
  %I203 = insertelement <8 x i64> %Shuff90, i64 %Se177, i32 %B99
  %B204 = or <8 x i8> %Tr, zeroinitializer
  %Sl205 = select i1 %Sl155, <2 x i1> %L172, <2 x i1> %L172
  %Cmp206 = icmp ule i8 %E83, %E181
  br i1 %Cmp206, label %CF868, label %CF875

CF875:                                            ; preds = %CF875, %CF868
  %L207 = load double, ptr %0, align 8
  store <2 x float> %A4.0.L187, ptr %Sl101, align 1
  %E208 = extractelement <8 x i8> %Sl30, i32 %B114
  %Shuff209 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %I27, <8 x i32> <i32 poison, i32 12, i32 14, i32 0, i32 2, i32 4, i32 6, i32 8>
  %I210 = insertelement <8 x i8> zeroinitializer, i8 %E181, i32 %B130
  %FC211 = uitofp i1 %Cmp171 to float
  %Sl212 = select i1 %E89, float 0xC135607940000000, float 0x3AA36B6740000000
  %Cmp213 = icmp sgt <8 x i1> %Cmp140, %Cmp81
  %L214 = load i16, ptr %Sl65, align 1
  %E215 = extractelement <2 x i64> %L194, i32 %B99
  %Shuff216 = shufflevector <8 x i16> zeroinitializer, <8 x i16> %Sl87, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1, i32 3>
  %I217 = insertelement <2 x i1> %Cmp199, i1 true, i32 %Sl22
  %B218 = fdiv float 0xC46A79EE40000000, %B49
  %Tr219 = trunc i32 %A4.0.load.ext to i16
  %Sl220 = select i1 %Cmp133, i16 -1, i16 %Sl192
  %Cmp221 = icmp sge <8 x i8> %B204, %I56
  %A4.0.L222 = load <4 x i8>, ptr %A4, align 1
  %E223 = extractelement <8 x i8> %B145, i32 %Tr146
  %Shuff224 = shufflevector <8 x i1> %Cmp213, <8 x i1> %Cmp94, <8 x i32> <i32 poison, i32 poison, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %B226 = urem i32 %B114, %Sl186
  %Sl227 = select i1 true, float %Sl212, float %B49
  %Cmp228 = fcmp ult float %Sl212, %B49
  br i1 %Cmp228, label %CF875, label %CF898

CF898:                                            ; preds = %CF875
  %L229 = load double, ptr %0, align 8
  store <8 x i8> %B145, ptr %0, align 8
  %E230 = extractelement <2 x double> %L5, i32 %Tr146
  %Shuff231 = shufflevector <8 x i1> %Cmp156, <8 x i1> %Cmp213, <8 x i32> <i32 12, i32 poison, i32 0, i32 2, i32 4, i32 6, i32 8, i32 poison>
  %I232 = insertelement <8 x i64> %Shuff105, i64 %E215, i32 %B226
  %B233 = urem i32 0, %B161
  %Se234 = sext <8 x i16> %Sl9 to <8 x i32>
  %Sl235 = select i1 %E150, i8 %E83, i8 %Se29
  %Cmp236 = icmp sge <4 x i64> %A2.0.L118, %A2.0.L118
  %L237 = load i16, ptr %Sl65, align 1
  %E238 = extractelement <4 x i16> %A4.0.L165, i32 %B99
  %Shuff239 = shufflevector <2 x i1> %Cmp199, <2 x i1> %L172, <2 x i32> <i32 2, i32 0>
  %I240 = insertelement <8 x i1> %Cmp81, i1 %Cmp164, i32 %B114
  %FC242 = sitofp i64 %B57 to double
  %Sl243 = select i1 %Cmp10, <8 x i64> zeroinitializer, <8 x i64> %I232
  %Cmp244 = icmp ule <8 x i64> %ZE162, %I14
  %A4.0.L245 = load double, ptr %A4, align 1
  store <4 x i32> %L180, ptr %0, align 16
  %E246 = extractelement <8 x i16> zeroinitializer, i32 %Sl22
  %Shuff247 = shufflevector <2 x i16> %Sl36, <2 x i16> %Shuff136, <2 x i32> <i32 0, i32 2>
  %I248 = insertelement <8 x i8> zeroinitializer, i8 %5, i32 %Sl186
  %B249 = udiv <4 x i16> %I91, %A4.0.L165
  %Tr250 = trunc <8 x i8> %I41 to <8 x i1>
  %Sl251 = select i1 true, double %A4.0.L245, double 0x797DC21CCD7B0B9A
  %Cmp252 = icmp sge <4 x i1> %Shuff196, %Shuff
  %L253 = load <4 x i32>, ptr %0, align 16
  %E254 = extractelement <8 x i16> zeroinitializer, i32 %Sl22
  %Shuff255 = shufflevector <2 x i16> %I48, <2 x i16> %I48, <2 x i32> <i32 1, i32 3>
  %I256 = insertelement <2 x i16> %Shuff247, i16 %L214, i32 %B226
  %FC257 = sitofp i32 %B114 to float
  %Sl258 = select i1 %Sl139, i64 %ZE107, i64 %ZE107
  %Cmp259 = icmp ne <8 x i8> %Shuff19, %I183
  %A4.0.L260 = load <2 x double>, ptr %A4, align 1
  store double %E54, ptr %0, align 8
  %E261 = extractelement <8 x i8> zeroinitializer, i32 %B99
  %Shuff262 = shufflevector <4 x i8> zeroinitializer, <4 x i8> %I8, <4 x i32> <i32 5, i32 7, i32 1, i32 3>
  %I263 = insertelement <2 x double> %I129, double 0x797DC21CCD7B0B9A, i32 %B226
  %B264 = add <8 x i64> %ZE162, zeroinitializer
  %FC265 = fptoui float 0x4158EAFCC0000000 to i8
  %Sl266 = select <8 x i1> %Cmp31, <8 x i8> %Shuff189, <8 x i8> zeroinitializer
  %Cmp267 = icmp uge <8 x i64> %Shuff159, %ZE79
  %L268 = load <4 x i64>, ptr %0, align 32
  store i1 %Cmp133, ptr %0, align 1
  %E269 = extractelement <8 x i1> %Tr100, i32 %Sl186
  br i1 %E269, label %CF830, label %CF848

CF848:                                            ; preds = %CF848, %CF898
  %Shuff270 = shufflevector <8 x i1> %Shuff112, <8 x i1> %Cmp31, <8 x i32> <i32 3, i32 poison, i32 7, i32 9, i32 11, i32 13, i32 15, i32 poison>
  %I271 = insertelement <4 x i1> zeroinitializer, i1 %Sl73, i32 %B226
  %B272 = udiv <2 x i16> %Sl36, %Sl36
  %FC273 = uitofp i1 %Cmp to double
  %Sl274 = select i1 %E89, i16 %E158, i16 %E39
  %Cmp275 = icmp eq <8 x i1> %Cmp156, %Cmp31
  %A4.0.L276 = load i8, ptr %A4, align 1
  %A4.0.load.ext6 = zext i8 %A4.0.L276 to i16
  store <2 x i8> <i8 0, i8 -1>, ptr %0, align 2
  %E277 = extractelement <8 x i1> %Tr100, i32 %Se42
  br i1 %E277, label %CF848, label %CF857

CF857:                                            ; preds = %CF908, %CF857, %CF848
  %Shuff278 = shufflevector <16 x i1> %I168, <16 x i1> zeroinitializer, <16 x i32> <i32 poison, i32 20, i32 poison, i32 poison, i32 26, i32 28, i32 poison, i32 0, i32 poison, i32 4, i32 6, i32 8, i32 poison, i32 12, i32 14, i32 poison>
  %I279 = insertelement <8 x i8> %Sl266, i8 %Tr154, i32 %Sl186
  %Se280 = sext i1 %E6 to i32
  %Sl281 = select <1 x i1> splat (i1 true), <1 x i64> zeroinitializer, <1 x i64> %Shuff128
  %Cmp282 = icmp eq <16 x i1> %Shuff97, %Shuff97
  %L283 = load i8, ptr %0, align 1
  %E284 = extractelement <2 x i16> %Shuff247, i32 %B226
  %Shuff285 = shufflevector <1 x i64> zeroinitializer, <1 x i64> %Sl281, <1 x i32> zeroinitializer
  %I286 = insertelement <8 x i64> %B21, i64 %Se177, i32 %Se280
  %B287 = sdiv <4 x i32> %L200, %L180
  %Se288 = sext <4 x i16> %I91 to <4 x i64>
  %Sl289 = select <8 x i1> %Cmp267, <8 x i16> %Shuff151, <8 x i16> %Shuff151
  %Cmp290 = icmp ne <16 x i1> %Shuff278, %Shuff278
  %A4.0.L291 = load <4 x double>, ptr %A4, align 1
  store i1 %Cmp10, ptr %0, align 1
  %E292 = extractelement <4 x i1> zeroinitializer, i32 %B99
  br i1 %E292, label %CF857, label %CF901

CF901:                                            ; preds = %CF911, %CF901, %CF857
  %Shuff293 = shufflevector <8 x i16> %Sl87, <8 x i16> %Shuff120, <8 x i32> <i32 poison, i32 3, i32 poison, i32 7, i32 poison, i32 11, i32 13, i32 15>
  %I294 = insertelement <8 x i1> %Cmp31, i1 %Cmp148, i32 %Sl186
  %FC295 = fptosi double %L229 to i16
  %Sl296 = select i1 %Cmp193, <4 x i64> %Se288, <4 x i64> %L268
  %Cmp297 = icmp ne <8 x i16> %Shuff293, %Sl289
  %A4.0.L298 = load float, ptr %A4, align 1
  store <16 x i32> <i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1>, ptr %0, align 64
  %E299 = extractelement <4 x i1> zeroinitializer, i32 %B226
  br i1 %E299, label %CF901, label %CF911

CF911:                                            ; preds = %CF901
  %Shuff300 = shufflevector <1 x i64> %Sl281, <1 x i64> %I175, <1 x i32> poison
  %I301 = insertelement <8 x i8> %Shuff19, i8 %E83, i32 %B226
  %B302 = shl <8 x i8> %I35, zeroinitializer
  %Sl303 = select i1 %E269, i16 13203, i16 %L214
  %Cmp304 = icmp eq <4 x i64> %A2.0.L118, %L268
  %L305 = load i16, ptr %0, align 2
  %E306 = extractelement <8 x i64> %B264, i32 %Tr146
  %Shuff307 = shufflevector <4 x i8> %Shuff62, <4 x i8> %Sl170, <4 x i32> <i32 3, i32 poison, i32 7, i32 poison>
  %I308 = insertelement <2 x i64> %L194, i64 %4, i32 %3
  %B309 = sub i16 %E39, %E246
  %Se310 = sext i16 %E246 to i32
  %Sl311 = select i1 %Cmp133, i16 %B153, i16 %E12
  %L312 = load <1 x i1>, ptr %Sl65, align 1
  store i1 %E269, ptr %A2, align 1
  %E313 = extractelement <8 x i8> %B302, i32 %B161
  %Shuff314 = shufflevector <8 x i64> %Shuff105, <8 x i64> %Shuff159, <8 x i32> <i32 15, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13>
  %I315 = insertelement <8 x i1> %Tr250, i1 %Cmp133, i32 0
  %B316 = and i8 %E135, %L283
  %Se317 = sext i1 %Cmp193 to i32
  %Sl318 = select <4 x i1> %Sl178, <4 x i1> %I271, <4 x i1> %I113
  %Cmp319 = icmp uge <8 x i8> %Shuff19, %I56
  %L320 = load <1 x float>, ptr %Sl101, align 1
  store i64 %Sl258, ptr %0, align 4
  %E321 = extractelement <8 x i8> %Shuff209, i32 %B99
  %Shuff322 = shufflevector <16 x i1> %Shuff97, <16 x i1> %Shuff278, <16 x i32> <i32 29, i32 31, i32 poison, i32 poison, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 poison, i32 19, i32 21, i32 23, i32 25, i32 27>
  %I323 = insertelement <16 x i1> %Shuff97, i1 %Cmp16, i32 %Sl22
  %B324 = sdiv <8 x i16> %Shuff7, %Shuff120
  %Sl326 = select i1 %Cmp133, <2 x i64> %L194, <2 x i64> %I308
  %Cmp327 = fcmp une float %FC211, %B49
  br i1 %Cmp327, label %CF901, label %CF908

CF908:                                            ; preds = %CF911
  %L328 = load i1, ptr %0, align 1
  br i1 %L328, label %CF857, label %CF863

CF863:                                            ; preds = %CF919, %CF863, %CF908
  store <4 x i8> zeroinitializer, ptr %Sl101, align 1
  %E329 = extractelement <4 x i8> %Sl170, i32 %B99
  %Shuff330 = shufflevector <1 x i64> %Shuff285, <1 x i64> %Shuff128, <1 x i32> zeroinitializer
  %I331 = insertelement <8 x i1> %Cmp74, i1 %Cmp171, i32 %3
  %B332 = lshr i16 %E173, %Sl192
  %FC333 = uitofp <4 x i8> %Shuff62 to <4 x double>
  %Sl334 = select i1 %E89, i8 %E223, i8 %Sl15
  %Cmp335 = icmp sgt <2 x i1> %L172, %L172
  %L336 = load double, ptr %0, align 8
  %E337 = extractelement <2 x i16> %L149, i32 %B226
  %Shuff338 = shufflevector <1 x i64> %I144, <1 x i64> %Shuff128, <1 x i32> zeroinitializer
  %I339 = insertelement <8 x i16> %I20, i16 %Sl274, i32 %B161
  %BC340 = bitcast float 0xC135607940000000 to i32
  %Sl341 = select i1 %Cmp164, <4 x i8> zeroinitializer, <4 x i8> %Sl170
  %Cmp342 = icmp sgt <2 x i16> %Shuff247, %B272
  %A2.0.L343 = load double, ptr %A2, align 1
  %E344 = extractelement <16 x i1> zeroinitializer, i32 %Se280
  br i1 %E344, label %CF863, label %CF910

CF910:                                            ; preds = %CF910, %CF863
  %Shuff345 = shufflevector <8 x i64> %B176, <8 x i64> %I286, <8 x i32> <i32 14, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12>
  %I346 = insertelement <2 x i16> %Shuff182, i16 %A2.0.load.ext, i32 415351
  %B347 = xor i8 %E46, %E208
  %FC348 = uitofp <16 x i1> %Cmp290 to <16 x double>
  %Sl349 = select <8 x i1> %I121, <8 x i8> %I27, <8 x i8> zeroinitializer
  %Cmp350 = icmp sge <2 x i16> %I256, %I346
  %A4.0.L351 = load <4 x i8>, ptr %A4, align 1
  %E352 = extractelement <4 x i16> %A4.0.L165, i32 %Se317
  %Shuff353 = shufflevector <4 x i64> %Sl296, <4 x i64> %L268, <4 x i32> <i32 5, i32 7, i32 1, i32 3>
  %I354 = insertelement <8 x i1> %I190, i1 %Cmp133, i32 %B114
  %B355 = sdiv i8 %A4.0.L53, %E181
  %FC356 = fptoui double %A4.0.L245 to i16
  %Sl357 = select <8 x i1> %Tr100, <8 x i1> %I240, <8 x i1> %Cmp31
  %Cmp358 = icmp ule i8 -1, %B355
  br i1 %Cmp358, label %CF910, label %CF919

CF919:                                            ; preds = %CF910
  %A4.0.L359 = load <2 x i1>, ptr %A4, align 1
  store i1 %E269, ptr %0, align 1
  %E360 = extractelement <2 x i1> %Cmp350, i32 %B99
  br i1 %E360, label %CF863, label %CF864

CF864:                                            ; preds = %CF864, %CF919
  %Shuff361 = shufflevector <8 x i64> %I286, <8 x i64> %Sl243, <8 x i32> <i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 poison, i32 1>
  %I362 = insertelement <8 x i8> %Shuff209, i8 %E127, i32 %Se280
  %Sl364 = select i1 %Cmp179, i8 99, i8 %Sl80
  %Cmp365 = icmp sge i64 %Se177, %B57
  br i1 %Cmp365, label %CF864, label %CF926

CF926:                                            ; preds = %CF864
  %A2.0.L366 = load <8 x i1>, ptr %A2, align 1
  %E367 = extractelement <4 x i16> %L24, i32 %B99
  %Shuff368 = shufflevector <4 x i1> %Tr185, <4 x i1> %Sl178, <4 x i32> <i32 5, i32 7, i32 poison, i32 poison>
  %I369 = insertelement <2 x double> %L5, double %A2.0.L141, i32 %B99
  %B370 = shl i8 %E83, %Sl235
  %FC371 = sitofp <8 x i16> %Sl87 to <8 x float>
  %Sl372 = select i1 %E269, <4 x i8> %Shuff262, <4 x i8> zeroinitializer
  %Cmp373 = icmp ule <4 x i32> %L180, %L180
  %A2.0.L374 = load double, ptr %A2, align 1
  %E375 = extractelement <8 x i1> %Cmp74, i32 %Se42
  br i1 %E375, label %CF830, label %CF834

CF834:                                            ; preds = %CF872, %CF834, %CF926
  %Shuff376 = shufflevector <8 x i64> %ZE79, <8 x i64> %Shuff345, <8 x i32> <i32 4, i32 6, i32 poison, i32 10, i32 12, i32 poison, i32 poison, i32 poison>
  %I377 = insertelement <4 x i8> %Shuff26, i8 %E135, i32 %Tr146
  %B378 = srem <8 x i8> %Tr, %Sl266
  %FC379 = sitofp i1 %Cmp102 to double
  %Sl380 = select i1 %E269, float %Sl212, float 0x3AA36B6740000000
  %A2.0.L381 = load i1, ptr %A2, align 1
  %A2.0.load.ext2 = zext i1 %A2.0.L381 to i16
  %E382 = extractelement <4 x i1> zeroinitializer, i32 %Tr146
  br i1 %E382, label %CF834, label %CF872

CF872:                                            ; preds = %CF834
  %Shuff383 = shufflevector <8 x i64> %B264, <8 x i64> %Shuff314, <8 x i32> <i32 15, i32 1, i32 poison, i32 poison, i32 7, i32 9, i32 11, i32 13>
  %I384 = insertelement <8 x i8> %I183, i8 %E, i32 %B99
  %Sl385 = select i1 %Cmp193, ptr %1, ptr %A2
  %Cmp386 = icmp sgt <8 x i8> %B378, %I27
  %A2.0.L387 = load i1, ptr %A2, align 1
  %A2.0.load.ext3 = zext i1 %A2.0.L387 to i64
  %E388 = extractelement <4 x i32> %L180, i32 %B99
  %I390 = insertelement <8 x i1> %I240, i1 %Cmp66, i32 %BC340
  %B391 = xor <4 x i32> %L180, %L180
  %Sl392 = select i1 %E89, i8 %Sl15, i8 %B347
  %Cmp393 = icmp ugt <8 x i1> %Cmp74, %I152
  %A2.0.L394 = load double, ptr %A2, align 1
  %E395 = extractelement <8 x i1> %Tr100, i32 %B226
  br i1 %E395, label %CF834, label %CF861

CF861:                                            ; preds = %CF861, %CF872
  %Shuff396 = shufflevector <1 x i64> zeroinitializer, <1 x i64> %I144, <1 x i32> zeroinitializer
  %I397 = insertelement <4 x i1> zeroinitializer, i1 %E292, i32 %E388
  %Se398 = sext i1 %Cmp52 to i8
  %Sl399 = select i1 %Cmp133, i16 %E246, i16 %E158
  %Cmp400 = icmp sgt <4 x i32> %L253, %L180
  %A2.0.L401 = load i8, ptr %A2, align 1
  %E402 = extractelement <4 x i8> %I, i32 %Se280
  %Shuff403 = shufflevector <8 x i64> zeroinitializer, <8 x i64> %Shuff345, <8 x i32> <i32 10, i32 12, i32 14, i32 poison, i32 2, i32 4, i32 poison, i32 8>
  %I404 = insertelement <2 x i1> %Cmp199, i1 %E188, i32 %Se310
  %FC405 = sitofp <2 x i16> %I48 to <2 x float>
  %Sl406 = select i1 %E269, i1 %E299, i1 %Sl73
  %Cmp407 = icmp sgt i16 %Sl274, %L75
  %or.cond = select i1 %Sl406, i1 true, i1 %Cmp407
  br i1 %or.cond, label %CF861, label %CF862

CF862:                                            ; preds = %CF861
  %A2.0.L408 = load <2 x double>, ptr %A2, align 1
  store i1 %E292, ptr %A2, align 1
  %E409 = extractelement <16 x i1> %Cmp282, i32 %3
  br i1 %E409, label %CF824, label %CF829

CF829:                                            ; preds = %CF829, %CF862
  %Shuff410 = shufflevector <16 x i1> zeroinitializer, <16 x i1> %Shuff97, <16 x i32> <i32 7, i32 9, i32 poison, i32 13, i32 15, i32 17, i32 poison, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 1, i32 3, i32 5>
  %I411 = insertelement <2 x i16> %Sl36, i16 %FC295, i32 %E388
  %B412 = sdiv i16 %A4.0.load.ext6, %A2.0.load.ext
  %Tr413 = trunc <1 x i64> %Shuff338 to <1 x i8>
  %Sl414 = select <8 x i1> %Cmp140, <8 x i64> %Shuff105, <8 x i64> %I14
  %Cmp415 = fcmp uno float %Sl212, %A4.0.L298
  br i1 %Cmp415, label %CF829, label %CF877

CF877:                                            ; preds = %CF907, %CF877, %CF829
  %A2.0.L416 = load <4 x i64>, ptr %A2, align 1
  store i1 %E344, ptr %A4, align 1
  %E417 = extractelement <8 x i1> %Tr100, i32 %Se42
  br i1 %E417, label %CF877, label %CF907

CF907:                                            ; preds = %CF877
  %Shuff418 = shufflevector <8 x i1> %Shuff174, <8 x i1> %Cmp31, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 poison, i32 poison, i32 1, i32 3>
  %I419 = insertelement <2 x i16> %I256, i16 %E246, i32 %E388
  %B420 = ashr i32 %Sl186, %Sl22
  %Sl421 = select i1 %E382, ptr %Sl65, ptr %A4
  %Cmp422 = icmp uge <8 x i8> %Tr, %Sl349
  %A2.0.L423 = load i1, ptr %A2, align 1
  br i1 %A2.0.L423, label %CF877, label %CF879

CF879:                                            ; preds = %CF879, %CF907
  %E424 = extractelement <8 x i1> %Cmp213, i32 -1
  br i1 %E424, label %CF879, label %CF918

CF918:                                            ; preds = %CF879
  %Shuff425 = shufflevector <2 x i16> %I160, <2 x i16> %I346, <2 x i32> <i32 0, i32 2>
  %I426 = insertelement <2 x double> %L5, double %L229, i32 %Se310
  %Sl427 = select <4 x i1> %A4.0.L88, <4 x i8> %Shuff262, <4 x i8> %Sl170
  %Cmp428 = icmp ule <4 x i8> %Sl341, zeroinitializer
  %A4.0.L429 = load <2 x i64>, ptr %A4, align 1
  %E430 = extractelement <2 x double> %I78, i32 %B99
  %Shuff431 = shufflevector <8 x i16> %I197, <8 x i16> %B324, <8 x i32> <i32 15, i32 poison, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13>
  %I432 = insertelement <8 x i16> %Shuff151, i16 %Sl399, i32 %Sl22
  %Se433 = sext <8 x i1> %Cmp275 to <8 x i16>
  %Sl434 = select i1 %Cmp228, i64 %E119, i64 %E215
  %Cmp435 = icmp sge <8 x i64> %B176, %I14
  %A2.0.L436 = load double, ptr %A2, align 1
  %E437 = extractelement <4 x i8> %Shuff307, i32 %B99
  %Shuff438 = shufflevector <2 x i64> %L194, <2 x i64> %L194, <2 x i32> <i32 poison, i32 2>
  %I439 = insertelement <1 x i1> %L312, i1 %Cmp, i32 %Se280
  %FC440 = fptoui double %A2.0.L436 to i8
  %Sl441 = select i1 %E424, float %FC123, float %Sl380
  %Cmp442 = icmp ult <4 x i1> %Shuff143, %Shuff368
  %L443 = load i1, ptr %Sl385, align 1
  br label %CF

CF:                                               ; preds = %CF822, %CF925, %CF827, %CF849, %CF928, %CF929, %CF, %CF918
  store <4 x i64> %A2.0.L118, ptr %Sl421, align 1
  %E444 = extractelement <8 x i64> %Sl132, i32 %BC340
  %Shuff445 = shufflevector <8 x i64> %Sl132, <8 x i64> zeroinitializer, <8 x i32> <i32 poison, i32 14, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10>
  %I446 = insertelement <8 x float> %Shuff84, float %A4.0.L298, i32 %B233
  %B447 = frem double %E230, %A2.0.L343
  %FC448 = uitofp <8 x i1> %Cmp156 to <8 x double>
  %Sl449 = select <4 x i1> %Cmp236, <4 x i8> %Shuff69, <4 x i8> %Shuff262
  %Cmp450 = fcmp uno float %Sl198, %B49
  br i1 %Cmp450, label %CF, label %CF929

CF929:                                            ; preds = %CF
  %A2.0.L451 = load <4 x i64>, ptr %A2, align 1
  store i8 %E329, ptr %A2, align 1
  %E452 = extractelement <8 x i64> %ZE162, i32 %Se310
  %Shuff453 = shufflevector <2 x i1> %Cmp199, <2 x i1> %Cmp199, <2 x i32> <i32 3, i32 1>
  %I454 = insertelement <8 x i1> %Cmp213, i1 true, i32 %Sl22
  %B455 = or i16 %A2.0.load.ext2, %Sl192
  %Tr456 = trunc <4 x i64> %Shuff353 to <4 x i1>
  %Sl457 = select i1 true, i8 %B370, i8 -69
  %Cmp458 = icmp slt <4 x i1> %I397, %Shuff
  %A2.0.L459 = load i1, ptr %A2, align 1
  br i1 %A2.0.L459, label %CF, label %CF851

CF851:                                            ; preds = %CF851, %CF929
  store <8 x i8> %Shuff19, ptr %0, align 8
  %E460 = extractelement <8 x i64> %Shuff105, i32 %B99
  %Shuff461 = shufflevector <4 x i1> zeroinitializer, <4 x i1> %I271, <4 x i32> <i32 4, i32 6, i32 0, i32 poison>
  %I462 = insertelement <8 x i1> %7, i1 %E89, i32 %B226
  %B463 = fadd double %E230, %A2.0.L141
  %Se464 = sext <8 x i16> %I432 to <8 x i64>
  %Sl465 = select i1 %Sl139, i1 %Cmp44, i1 true
  %Cmp466 = icmp ne i8 %Sl457, %Sl80
  %or.cond8 = select i1 %Sl465, i1 true, i1 %Cmp466
  br i1 %or.cond8, label %CF851, label %CF853

CF853:                                            ; preds = %CF851, %CF876, %CF923, %CF853
  %L467 = load float, ptr %0, align 4
  store <4 x double> %A4.0.L95, ptr %0, align 32
  %E468 = extractelement <8 x i8> %Shuff209, i32 %B130
  %Shuff469 = shufflevector <4 x i16> %L24, <4 x i16> %L24, <4 x i32> <i32 2, i32 poison, i32 6, i32 0>
  %I470 = insertelement <2 x i1> %A4.0.L359, i1 %Cmp133, i32 %Se280
  %B471 = urem <4 x i8> %Sl372, %Shuff40
  %FC472 = uitofp <8 x i1> %Shuff174 to <8 x float>
  %Sl473 = select <4 x i1> %Shuff34, <4 x i8> %Shuff77, <4 x i8> zeroinitializer
  %Cmp474 = icmp ne <8 x i32> %ZE, %Se234
  %A2.0.L475 = load <8 x float>, ptr %A2, align 1
  store i8 %Sl80, ptr %A2, align 1
  %E476 = extractelement <2 x i1> %I470, i32 %Sl186
  br i1 %E476, label %CF853, label %CF886

CF886:                                            ; preds = %CF886, %CF853
  %Shuff477 = shufflevector <8 x i64> %Shuff383, <8 x i64> %Shuff383, <8 x i32> <i32 9, i32 poison, i32 poison, i32 15, i32 1, i32 3, i32 5, i32 7>
  %I478 = insertelement <4 x i1> %Cmp458, i1 %L443, i32 %Se280
  %B479 = fdiv float %Sl227, %FC123
  %ZE480 = zext <4 x i1> %Shuff461 to <4 x i16>
  %Sl481 = select i1 %Cmp450, <4 x i1> %I70, <4 x i1> %Cmp428
  %Cmp482 = icmp ule <2 x i1> %Cmp342, %Shuff453
  %A2.0.L483 = load i8, ptr %A2, align 1
  %E484 = extractelement <8 x i1> %Shuff112, i32 -1
  br i1 %E484, label %CF886, label %CF904

CF904:                                            ; preds = %CF904, %CF886
  %Shuff485 = shufflevector <8 x i1> %Cmp74, <8 x i1> %Cmp221, <8 x i32> <i32 8, i32 10, i32 12, i32 poison, i32 0, i32 2, i32 4, i32 6>
  %I486 = insertelement <8 x i1> %Cmp156, i1 %Cmp179, i32 %Se280
  %B487 = lshr <8 x i16> %Shuff151, %Shuff216
  %FC488 = uitofp <8 x i8> %I41 to <8 x double>
  %Sl489 = select <2 x i1> %I404, <2 x i64> %Sl326, <2 x i64> %I308
  %Cmp490 = fcmp uge double %A2.0.L343, %A2.0.L374
  br i1 %Cmp490, label %CF904, label %CF923

CF923:                                            ; preds = %CF904
  %A2.0.L491 = load <4 x i16>, ptr %A2, align 1
  store i1 true, ptr %A2, align 1
  %E492 = extractelement <4 x i1> zeroinitializer, i32 %B99
  br i1 %E492, label %CF853, label %CF876

CF876:                                            ; preds = %CF923
  %Shuff493 = shufflevector <8 x i64> %B264, <8 x i64> %Shuff376, <8 x i32> <i32 7, i32 9, i32 poison, i32 13, i32 15, i32 1, i32 3, i32 poison>
  %I494 = insertelement <8 x i64> zeroinitializer, i64 %B71, i32 %B99
  %B495 = shl <8 x i64> %Shuff345, %ZE79
  %FC496 = sitofp <8 x i1> %Cmp259 to <8 x float>
  %Sl497 = select i1 %Sl465, i8 %E201, i8 %5
  %Cmp498 = icmp ugt i8 %E208, %E437
  br i1 %Cmp498, label %CF853, label %CF855

CF855:                                            ; preds = %CF896, %CF855, %CF876
  %L499 = load <2 x i32>, ptr %0, align 8
  %E500 = extractelement <2 x i16> %Shuff255, i32 %Sl22
  %Shuff501 = shufflevector <4 x i64> %Se288, <4 x i64> %A2.0.L416, <4 x i32> <i32 poison, i32 7, i32 1, i32 3>
  %I502 = insertelement <1 x i64> zeroinitializer, i64 %Se, i32 %Se42
  %FC503 = uitofp <8 x i1> %Cmp213 to <8 x double>
  %Sl504 = select <2 x i1> %Cmp199, <2 x double> %Shuff47, <2 x double> %A4.0.L260
  %Cmp505 = fcmp ult <2 x double> %I129, %I129
  %A4.0.L506 = load i8, ptr %A4, align 1
  %8 = bitcast i8 %A4.0.L506 to <8 x i1>
  store i8 %Tr154, ptr %Sl65, align 1
  %E507 = extractelement <8 x i1> %Tr100, i32 415351
  br i1 %E507, label %CF855, label %CF893

CF893:                                            ; preds = %CF893, %CF855
  %Shuff508 = shufflevector <8 x i1> %Shuff112, <8 x i1> %I240, <8 x i32> <i32 11, i32 13, i32 15, i32 1, i32 poison, i32 5, i32 7, i32 9>
  %I509 = insertelement <8 x i64> %Shuff314, i64 %4, i32 415351
  %FC510 = sitofp i8 %Sl334 to double
  %Sl511 = select i1 true, <4 x i8> %Shuff26, <4 x i8> %Sl170
  %Cmp512 = icmp ugt i8 %L17, %A2.0.L483
  br i1 %Cmp512, label %CF893, label %CF896

CF896:                                            ; preds = %CF893
  %L513 = load i64, ptr %0, align 4
  %E514 = extractelement <8 x i1> %Shuff224, i32 %3
  br i1 %E514, label %CF855, label %CF856

CF856:                                            ; preds = %CF894, %CF902, %CF900, %CF856, %CF896
  %Shuff515 = shufflevector <8 x i64> %Shuff361, <8 x i64> %I14, <8 x i32> <i32 8, i32 poison, i32 12, i32 poison, i32 0, i32 2, i32 4, i32 6>
  %I516 = insertelement <8 x i16> %Se433, i16 %B455, i32 %B130
  %Se517 = sext i1 %Cmp to i8
  %Sl518 = select i1 %E424, i8 %Sl392, i8 %A2.0.L401
  %Cmp519 = icmp ugt <8 x i1> %Shuff231, %Shuff485
  %A2.0.L520 = load double, ptr %A2, align 1
  %E521 = extractelement <2 x double> %I263, i32 %3
  %Shuff522 = shufflevector <4 x i1> %Cmp442, <4 x i1> %Sl318, <4 x i32> <i32 6, i32 0, i32 2, i32 4>
  %I523 = insertelement <4 x i1> %Cmp125, i1 %Sl155, i32 %3
  %Tr524 = trunc <8 x i64> %Shuff345 to <8 x i32>
  %Sl525 = select <8 x i1> %Tr115, <8 x i1> %Cmp422, <8 x i1> %Cmp519
  %Cmp526 = icmp ugt i16 %B153, %B455
  br i1 %Cmp526, label %CF856, label %CF900

CF900:                                            ; preds = %CF856
  %A2.0.L527 = load <8 x i32>, ptr %A2, align 1
  store double 0x797DC21CCD7B0B9A, ptr %0, align 8
  %E528 = extractelement <4 x i1> %Cmp442, i32 %3
  br i1 %E528, label %CF856, label %CF871

CF871:                                            ; preds = %CF871, %CF900
  %Shuff529 = shufflevector <4 x i1> %Shuff143, <4 x i1> %Shuff522, <4 x i32> <i32 3, i32 5, i32 7, i32 1>
  %I530 = insertelement <4 x i8> %Shuff55, i8 %E261, i32 %Se280
  %B531 = shl i32 %B130, %Sl186
  %Tr532 = fptrunc double %B447 to float
  %Sl533 = select i1 true, i16 %A2.0.load.ext2, i16 %Sl192
  %Cmp534 = icmp sgt i8 %E68, %A2.0.L483
  br i1 %Cmp534, label %CF871, label %CF902

CF902:                                            ; preds = %CF871
  %A4.0.L535 = load <8 x float>, ptr %A4, align 1
  store double %L229, ptr %0, align 8
  %E536 = extractelement <8 x i16> %Shuff216, i32 %E388
  %Shuff537 = shufflevector <8 x i1> %I390, <8 x i1> %Cmp213, <8 x i32> <i32 15, i32 1, i32 3, i32 5, i32 poison, i32 9, i32 11, i32 13>
  %I538 = insertelement <2 x double> %Shuff13, double %A2.0.L141, i32 %Sl22
  %B539 = lshr <1 x i8> %Tr413, %Tr413
  %Sl541 = select <2 x i1> %L172, <2 x double> %I85, <2 x double> %Shuff47
  %Cmp542 = icmp uge <4 x i1> %Tr185, %Sl178
  %A2.0.L543 = load <4 x i16>, ptr %A2, align 1
  store i1 %Cmp327, ptr %A2, align 1
  %E544 = extractelement <8 x i8> zeroinitializer, i32 %Sl22
  %Shuff545 = shufflevector <4 x i8> zeroinitializer, <4 x i8> %I8, <4 x i32> <i32 3, i32 poison, i32 poison, i32 1>
  %I546 = insertelement <8 x i16> %B, i16 %E246, i32 %B531
  %B547 = fsub double 0x797DC21CCD7B0B9A, %FC510
  %Sl548 = select i1 %E395, i8 %E46, i8 %E127
  %Cmp549 = icmp sge <8 x i16> zeroinitializer, %B487
  %A2.0.L550 = load float, ptr %A2, align 1
  %E551 = extractelement <2 x i1> %Sl205, i32 %Se310
  br i1 %E551, label %CF856, label %CF860

CF860:                                            ; preds = %CF860, %CF902
  %Shuff552 = shufflevector <8 x i8> %Tr, <8 x i8> zeroinitializer, <8 x i32> <i32 14, i32 poison, i32 2, i32 poison, i32 6, i32 8, i32 10, i32 poison>
  %I553 = insertelement <8 x i1> %Cmp221, i1 %E269, i32 %3
  %B554 = mul i8 %FC265, 99
  %FC555 = fptoui <2 x double> %L5 to <2 x i1>
  %Sl556 = select <8 x i1> %I190, <8 x i1> %Cmp422, <8 x i1> %I315
  %Cmp557 = icmp eq <1 x i64> %Shuff338, %I175
  %A2.0.L558 = load <2 x i64>, ptr %A2, align 1
  store i1 %Cmp66, ptr %A2, align 1
  %E559 = extractelement <8 x i64> %Shuff515, i32 %B161
  %Shuff560 = shufflevector <4 x i1> %Tr185, <4 x i1> %Shuff368, <4 x i32> <i32 5, i32 7, i32 1, i32 poison>
  %I561 = insertelement <8 x i1> %Shuff224, i1 %E292, i32 %B226
  %Se562 = sext <8 x i1> %Cmp81 to <8 x i32>
  %Sl563 = select i1 true, i1 %Cmp52, i1 %E507
  br i1 %Sl563, label %CF860, label %CF894

CF894:                                            ; preds = %CF860
  %Cmp564 = icmp ne i1 %E514, %Sl73
  br i1 %Cmp564, label %CF856, label %CF858

CF858:                                            ; preds = %CF858, %CF894
  %A2.0.L565 = load i1, ptr %A2, align 1
  %A2.0.load.ext4 = zext i1 %A2.0.L565 to i16
  %E566 = extractelement <8 x i1> %Shuff112, i32 %Se280
  br i1 %E566, label %CF858, label %CF928

CF928:                                            ; preds = %CF858
  %Shuff567 = shufflevector <8 x i1> %Shuff231, <8 x i1> %Shuff485, <8 x i32> <i32 2, i32 poison, i32 6, i32 8, i32 10, i32 12, i32 14, i32 poison>
  %I568 = insertelement <8 x i1> %Shuff567, i1 %Cmp526, i32 %E388
  %B569 = fsub <8 x double> %FC488, %FC448
  %FC570 = fptosi double %E76 to i16
  %Sl571 = select i1 %Cmp415, <16 x i1> %I168, <16 x i1> zeroinitializer
  %Cmp572 = icmp sgt <4 x i8> %Sl511, %Sl427
  %A2.0.L573 = load i1, ptr %A2, align 1
  br i1 %A2.0.L573, label %CF, label %CF826

CF826:                                            ; preds = %CF826, %CF928
  %E574 = extractelement <1 x i8> %Tr413, i32 %Se280
  %Shuff575 = shufflevector <2 x float> %FC405, <2 x float> %A4.0.L187, <2 x i32> <i32 0, i32 2>
  %I576 = insertelement <8 x i1> %Cmp94, i1 true, i32 %Se280
  %B577 = add <8 x i8> %I183, zeroinitializer
  %Sl578 = select i1 %Cmp179, i8 %Se29, i8 %E329
  %Cmp579 = icmp sge <8 x i1> %Cmp386, %I331
  %A4.0.L580 = load <2 x i64>, ptr %A4, align 1
  %E581 = extractelement <4 x i1> %Cmp442, i32 %B226
  br i1 %E581, label %CF826, label %CF849

CF849:                                            ; preds = %CF826
  %Shuff582 = shufflevector <4 x i1> %Sl147, <4 x i1> %Shuff34, <4 x i32> <i32 poison, i32 1, i32 poison, i32 poison>
  %I583 = insertelement <4 x i1> %Sl147, i1 %A2.0.L459, i32 %B130
  %B584 = urem i8 %E223, %E201
  %FC585 = uitofp i16 %E284 to float
  %Sl586 = select i1 %Cmp450, i1 %E188, i1 true
  br i1 %Sl586, label %CF, label %CF825

CF825:                                            ; preds = %CF859, %CF891, %CF881, %CF825, %CF849
  %Cmp587 = fcmp uno <2 x float> %Shuff575, %A4.0.L187
  %A2.0.L588 = load i1, ptr %A2, align 1
  br i1 %A2.0.L588, label %CF825, label %CF881

CF881:                                            ; preds = %CF825
  %E589 = extractelement <8 x i1> %Cmp519, i32 %E388
  br i1 %E589, label %CF825, label %CF870

CF870:                                            ; preds = %CF870, %CF881
  %Shuff590 = shufflevector <4 x i1> %Shuff196, <4 x i1> %I397, <4 x i32> <i32 4, i32 poison, i32 0, i32 2>
  %I591 = insertelement <8 x i1> %Cmp81, i1 %E269, i32 %Sl22
  %FC592 = fptosi <8 x double> %FC448 to <8 x i8>
  %Sl593 = select i1 %E395, i8 %E68, i8 %E544
  %Cmp594 = icmp slt i8 %E544, %E
  br i1 %Cmp594, label %CF870, label %CF891

CF891:                                            ; preds = %CF870
  %A2.0.L595 = load <4 x i64>, ptr %A2, align 1
  %E596 = extractelement <8 x i1> %Cmp31, i32 %B130
  br i1 %E596, label %CF825, label %CF850

CF850:                                            ; preds = %CF850, %CF891
  %Shuff597 = shufflevector <4 x i8> %I63, <4 x i8> %A4.0.L222, <4 x i32> <i32 poison, i32 3, i32 5, i32 7>
  %I598 = insertelement <4 x i1> %Shuff461, i1 %Cmp, i32 -1
  %Sl600 = select i1 %E551, <16 x double> %FC348, <16 x double> %FC348
  %Cmp601 = fcmp oeq <8 x double> %FC503, %B569
  %A2.0.L602 = load i1, ptr %A2, align 1
  br i1 %A2.0.L602, label %CF850, label %CF859

CF859:                                            ; preds = %CF850
  %E603 = extractelement <16 x i1> %A2.0.L134, i32 %3
  br i1 %E603, label %CF825, label %CF827

CF827:                                            ; preds = %CF859
  %Shuff604 = shufflevector <4 x i1> %Shuff522, <4 x i1> %I583, <4 x i32> <i32 poison, i32 7, i32 poison, i32 3>
  %I605 = insertelement <4 x i64> %Sl296, i64 %B57, i32 %B99
  %B606 = udiv <4 x i16> %ZE480, %Shuff469
  %ZE607 = zext <2 x i1> %Cmp342 to <2 x i32>
  %Sl608 = select i1 %Sl51, double %E430, double %L336
  %Cmp609 = icmp ne <4 x i1> %Cmp236, %Sl108
  %A2.0.L610 = load <4 x i32>, ptr %A2, align 1
  store i8 %E83, ptr %A2, align 1
  %E611 = extractelement <4 x i1> %Sl108, i32 %E388
  br i1 %E611, label %CF, label %CF823

CF823:                                            ; preds = %CF905, %CF823, %CF827
  %Shuff612 = shufflevector <4 x i1> zeroinitializer, <4 x i1> %Shuff34, <4 x i32> <i32 3, i32 5, i32 7, i32 1>
  %I613 = insertelement <2 x double> %Shuff47, double %E76, i32 %B226
  %B614 = sub <4 x i64> %Se288, %Shuff501
  %Se615 = sext i1 %E476 to i32
  %Sl616 = select <8 x i1> %I152, <8 x i64> %I203, <8 x i64> %Shuff361
  %Cmp617 = icmp ult <8 x i16> %Sl87, %B324
  %L618 = load <1 x i1>, ptr %Sl101, align 1
  store i16 %Sl274, ptr %Sl385, align 1
  %E619 = extractelement <4 x i64> %A2.0.L416, i32 %Se280
  %Shuff620 = shufflevector <8 x i1> %Cmp140, <8 x i1> %Cmp519, <8 x i32> <i32 poison, i32 11, i32 13, i32 15, i32 poison, i32 poison, i32 5, i32 7>
  %I621 = insertelement <2 x i1> %L172, i1 %E375, i32 %Se280
  %B622 = xor <8 x i64> %Se464, %I509
  %Sl623 = select i1 %Cmp171, <4 x i64> %Shuff353, <4 x i64> %L268
  %Cmp624 = icmp uge i1 %Cmp594, %E551
  br i1 %Cmp624, label %CF823, label %CF895

CF895:                                            ; preds = %CF895, %CF823
  %A4.0.L625 = load i8, ptr %A4, align 1
  %A4.0.load.ext7 = zext i8 %A4.0.L625 to i16
  %E626 = extractelement <8 x i64> %Sl616, i32 %B226
  %Shuff627 = shufflevector <8 x i8> %I41, <8 x i8> %B204, <8 x i32> <i32 6, i32 8, i32 10, i32 12, i32 14, i32 0, i32 2, i32 4>
  %I628 = insertelement <8 x i64> %Shuff105, i64 %B71, i32 %B531
  %B629 = sub i16 %A4.0.load.ext6, %L75
  %FC630 = fptoui <8 x double> %FC488 to <8 x i32>
  %Sl631 = select i1 true, double %E54, double %B547
  %Cmp632 = icmp ugt <8 x i8> %I41, %I248
  %A2.0.L633 = load float, ptr %A2, align 1
  %E634 = extractelement <4 x i8> %B64, i32 %3
  %Shuff635 = shufflevector <2 x i1> %Shuff239, <2 x i1> %I404, <2 x i32> <i32 0, i32 2>
  %I636 = insertelement <4 x i1> %Sl147, i1 %A2.0.L602, i32 %B226
  %B637 = sdiv <4 x i32> %L200, %B391
  %FC638 = sitofp i16 %B412 to float
  %Sl639 = select i1 true, <4 x i1> %I70, <4 x i1> %Shuff
  %Cmp640 = icmp uge <8 x i1> %Shuff231, %Shuff418
  %L641 = load i64, ptr %Sl421, align 1
  store <16 x double> %Sl600, ptr %Sl421, align 1
  %E642 = extractelement <4 x i8> %A4.0.L351, i32 %Se317
  %Shuff643 = shufflevector <4 x i8> %Sl511, <4 x i8> zeroinitializer, <4 x i32> <i32 6, i32 poison, i32 2, i32 poison>
  %I644 = insertelement <2 x float> %A4.0.L187, float %A4.0.L298, i32 %Se615
  %B645 = and <2 x i16> %L149, %I346
  %FC646 = uitofp <16 x i1> %I323 to <16 x double>
  %Sl647 = select i1 %Cmp594, i1 %Cmp193, i1 %E269
  br i1 %Sl647, label %CF895, label %CF905

CF905:                                            ; preds = %CF895
  %Cmp648 = icmp ugt <8 x i16> zeroinitializer, %B487
  %A2.0.L649 = load i1, ptr %A2, align 1
  %A2.0.load.ext1 = zext i1 %A2.0.L649 to i16
  %E650 = extractelement <4 x i64> %A2.0.L416, i32 %Se42
  %Shuff651 = shufflevector <16 x i1> %A2.0.L134, <16 x i1> zeroinitializer, <16 x i32> <i32 28, i32 poison, i32 0, i32 poison, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26>
  %I652 = insertelement <8 x i1> %Cmp31, i1 %Cmp37, i32 0
  %B653 = frem float %A2.0.L550, %B479
  %FC654 = sitofp i64 %L513 to float
  %Sl655 = select i1 true, i16 %E142, i16 %E536
  %Cmp656 = icmp ne i1 %Sl116, %Sl647
  br i1 %Cmp656, label %CF823, label %CF828

CF828:                                            ; preds = %CF839, %CF899, %CF897, %CF880, %CF915, %CF828, %CF905
  %A2.0.L657 = load <16 x double>, ptr %A2, align 1
  store i8 %E181, ptr %A2, align 1
  %E658 = extractelement <8 x i1> %7, i32 %3
  br i1 %E658, label %CF828, label %CF913

CF913:                                            ; preds = %CF913, %CF828
  %Shuff659 = shufflevector <8 x i1> %I354, <8 x i1> %Cmp259, <8 x i32> <i32 9, i32 11, i32 13, i32 15, i32 1, i32 3, i32 5, i32 7>
  %I660 = insertelement <8 x i64> %Shuff345, i64 374171, i32 %Se615
  %Sl661 = select <2 x i1> %I404, <2 x double> %I129, <2 x double> %A2.0.L408
  %Cmp662 = icmp ugt i8 %E329, %Se517
  br i1 %Cmp662, label %CF913, label %CF915

CF915:                                            ; preds = %CF913
  %A4.0.L663 = load <2 x i16>, ptr %A4, align 1
  store float %FC, ptr %Sl385, align 1
  %E664 = extractelement <2 x double> %A2.0.L408, i32 %B420
  %Shuff665 = shufflevector <4 x i1> zeroinitializer, <4 x i1> %Shuff34, <4 x i32> <i32 5, i32 7, i32 1, i32 3>
  %I666 = insertelement <8 x i1> %A2.0.L366, i1 %Cmp228, i32 %Se615
  %B667 = fsub <8 x float> %A2.0.L475, %FC371
  %Tr668 = fptrunc <8 x double> %L157 to <8 x float>
  %Sl669 = select i1 %L328, i64 %B71, i64 %E195
  %Cmp670 = icmp ne <4 x i16> %B249, %A2.0.L543
  %A2.0.L671 = load i8, ptr %A2, align 1
  store <2 x float> %I644, ptr %0, align 8
  %E672 = extractelement <1 x i64> %Shuff330, i32 %B420
  %Shuff673 = shufflevector <4 x i8> %Sl341, <4 x i8> %Shuff62, <4 x i32> <i32 2, i32 4, i32 poison, i32 0>
  %I674 = insertelement <4 x i1> %Shuff143, i1 %Sl406, i32 %B531
  %B675 = mul <8 x i8> %FC592, %B378
  %Sl677 = select i1 %E395, double %A4.0.L245, double %A2.0.L141
  %Cmp678 = fcmp ugt float %L467, %B184
  br i1 %Cmp678, label %CF828, label %CF845

CF845:                                            ; preds = %CF885, %CF921, %CF845, %CF915
  %A2.0.L679 = load <2 x i64>, ptr %A2, align 1
  %E680 = extractelement <2 x double> %I613, i32 %B99
  %Shuff681 = shufflevector <8 x i1> %Cmp117, <8 x i1> %Cmp74, <8 x i32> <i32 15, i32 1, i32 poison, i32 poison, i32 7, i32 9, i32 11, i32 13>
  %I682 = insertelement <1 x i64> %Shuff300, i64 %E452, i32 %A4.0.load.ext
  %B683 = fdiv <2 x double> %Shuff47, %Sl504
  %Sl684 = select i1 false, <4 x i1> %Shuff590, <4 x i1> %Tr185
  %Cmp685 = icmp ult <4 x i64> %I605, %L268
  %L686 = load float, ptr %0, align 4
  %E687 = extractelement <4 x i16> %A4.0.L165, i32 %3
  %Shuff688 = shufflevector <8 x i1> %Shuff620, <8 x i1> %Shuff659, <8 x i32> <i32 12, i32 14, i32 0, i32 poison, i32 4, i32 poison, i32 8, i32 10>
  %I689 = insertelement <8 x i16> zeroinitializer, i16 %A4.0.load.ext7, i32 %B161
  %B690 = and i8 %B355, %Sl457
  %Tr691 = trunc <4 x i64> %Shuff501 to <4 x i8>
  %Sl692 = select i1 %Cmp171, i32 %BC340, i32 %B420
  %Cmp693 = icmp ule <8 x i1> %Cmp31, %Cmp319
  %A4.0.L694 = load <4 x i16>, ptr %A4, align 1
  store double %E54, ptr %Sl65, align 1
  %E695 = extractelement <4 x i1> %Cmp442, i32 %Se310
  br i1 %E695, label %CF845, label %CF916

CF916:                                            ; preds = %CF916, %CF845
  %Shuff696 = shufflevector <8 x i1> %Shuff418, <8 x i1> %Tr115, <8 x i32> <i32 poison, i32 11, i32 13, i32 poison, i32 1, i32 3, i32 5, i32 7>
  %I697 = insertelement <8 x i64> %Sl132, i64 %ZE107, i32 %Sl692
  %B698 = srem i8 %A2.0.L671, %Se517
  %FC699 = sitofp <8 x i64> %I14 to <8 x double>
  %Sl700 = select i1 %Sl563, <8 x i1> %I576, <8 x i1> %A2.0.L366
  %L701 = load <16 x i16>, ptr %0, align 32
  store i1 %E695, ptr %A2, align 1
  %E702 = extractelement <2 x double> %Shuff47, i32 %Tr146
  %Shuff703 = shufflevector <8 x i8> %Shuff627, <8 x i8> %I279, <8 x i32> <i32 7, i32 poison, i32 poison, i32 13, i32 15, i32 poison, i32 3, i32 5>
  %I704 = insertelement <8 x i64> %Shuff515, i64 %A2.0.load.ext3, i32 %B531
  %B705 = srem <8 x i64> %Shuff361, %Shuff445
  %Sl707 = select i1 %E344, <8 x i1> %Sl525, <8 x i1> %Cmp140
  %Cmp708 = icmp ult <4 x i1> %Cmp670, %Shuff522
  %L709 = load float, ptr %0, align 4
  store <1 x float> %L320, ptr %0, align 4
  %E710 = extractelement <2 x double> %Shuff47, i32 %Tr146
  %Shuff711 = shufflevector <8 x i32> %A2.0.L527, <8 x i32> %Se562, <8 x i32> <i32 6, i32 8, i32 10, i32 poison, i32 14, i32 0, i32 2, i32 poison>
  %I712 = insertelement <8 x i8> %I384, i8 %E634, i32 %B531
  %ZE713 = zext <2 x i1> %I404 to <2 x i16>
  %Sl714 = select i1 %E292, <8 x i1> %Cmp140, <8 x i1> %Sl556
  %Cmp715 = icmp ult <8 x i32> %A2.0.L527, %Tr524
  %A2.0.L716 = load i1, ptr %A2, align 1
  br i1 %A2.0.L716, label %CF916, label %CF921

CF921:                                            ; preds = %CF916
  %E717 = extractelement <8 x i1> %Cmp213, i32 %Se280
  br i1 %E717, label %CF845, label %CF882

CF882:                                            ; preds = %CF882, %CF921
  %Shuff718 = shufflevector <4 x i8> %Sl341, <4 x i8> %Shuff545, <4 x i32> <i32 4, i32 6, i32 0, i32 2>
  %I719 = insertelement <8 x i1> %Sl707, i1 %Cmp327, i32 %Se42
  %FC720 = sitofp <4 x i1> %Cmp572 to <4 x float>
  %Sl721 = select i1 %E344, <8 x i8> zeroinitializer, <8 x i8> %I248
  %Cmp722 = icmp ugt <8 x i64> %Sl616, %I286
  %L723 = load i64, ptr %Sl421, align 1
  store <1 x double> zeroinitializer, ptr %0, align 8
  %E724 = extractelement <8 x i1> %Shuff696, i32 %Sl692
  br i1 %E724, label %CF882, label %CF885

CF885:                                            ; preds = %CF882
  %Shuff725 = shufflevector <8 x i1> %Shuff688, <8 x i1> %Cmp31, <8 x i32> <i32 11, i32 13, i32 15, i32 1, i32 3, i32 5, i32 7, i32 9>
  %I726 = insertelement <4 x i8> %A4.0.L222, i8 %Sl457, i32 %Sl692
  %FC727 = uitofp <4 x i8> %I to <4 x float>
  %Sl728 = select i1 %E507, i1 %Cmp, i1 %Cmp133
  br i1 %Sl728, label %CF845, label %CF880

CF880:                                            ; preds = %CF885
  %Cmp729 = icmp ult <2 x i64> %Sl489, %L194
  %A2.0.L730 = load float, ptr %A2, align 1
  %E731 = extractelement <4 x i1> %Sl639, i32 -1
  br i1 %E731, label %CF828, label %CF843

CF843:                                            ; preds = %CF920, %CF843, %CF880
  %Shuff732 = shufflevector <8 x i1> %Tr115, <8 x i1> %Cmp213, <8 x i32> <i32 poison, i32 poison, i32 12, i32 14, i32 poison, i32 2, i32 4, i32 poison>
  %I733 = insertelement <4 x i32> %B391, i32 -1, i32 %B531
  %B734 = sdiv <2 x i16> %I48, %B645
  %Sl735 = select <8 x i1> %8, <8 x i16> %I197, <8 x i16> %Shuff431
  %Cmp736 = icmp sge i16 %B28, %L214
  br i1 %Cmp736, label %CF843, label %CF920

CF920:                                            ; preds = %CF843
  %A4.0.L737 = load <1 x i1>, ptr %A4, align 1
  store i64 %Se, ptr %0, align 4
  %E738 = extractelement <8 x i64> %Shuff515, i32 %B531
  %Shuff739 = shufflevector <4 x i16> %A4.0.L694, <4 x i16> %L24, <4 x i32> <i32 5, i32 poison, i32 1, i32 3>
  %I740 = insertelement <8 x i8> %Shuff209, i8 %E46, i32 %E388
  %B741 = shl i8 %Sl457, %E181
  %ZE742 = fpext float %FC638 to double
  %Sl743 = select i1 %E344, <2 x i1> %Sl205, <2 x i1> %Cmp729
  %Cmp744 = icmp ne i64 %L513, %B71
  br i1 %Cmp744, label %CF843, label %CF897

CF897:                                            ; preds = %CF920
  %A2.0.L745 = load i1, ptr %A2, align 1
  %A2.0.load.ext5 = zext i1 %A2.0.L745 to i16
  store <16 x i8> <i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -1, i8 0, i8 -1>, ptr %Sl421, align 1
  %E746 = extractelement <4 x i8> %Sl372, i32 %Se42
  %Shuff747 = shufflevector <8 x i1> %Cmp275, <8 x i1> %I315, <8 x i32> <i32 10, i32 12, i32 poison, i32 0, i32 2, i32 4, i32 6, i32 poison>
  %I748 = insertelement <8 x float> %FC496, float %Sl380, i32 %Sl692
  %ZE749 = zext <4 x i1> %Shuff to <4 x i32>
  %Sl750 = select i1 %A2.0.L573, <2 x i16> %Sl36, <2 x i16> %Shuff136
  %Cmp751 = fcmp ord float %B49, 0x3AA36B6740000000
  br i1 %Cmp751, label %CF828, label %CF841

CF841:                                            ; preds = %CF909, %CF841, %CF897
  %L752 = load i8, ptr %0, align 1
  store <8 x float> %FC50, ptr %0, align 32
  %E753 = extractelement <2 x i1> %Sl205, i32 %3
  br i1 %E753, label %CF841, label %CF909

CF909:                                            ; preds = %CF841
  %Shuff754 = shufflevector <8 x i16> %I20, <8 x i16> %Shuff431, <8 x i32> <i32 8, i32 10, i32 12, i32 14, i32 0, i32 poison, i32 4, i32 poison>
  %I755 = insertelement <8 x i16> %I339, i16 %Sl192, i32 %BC340
  %B756 = udiv <1 x i64> %Shuff330, zeroinitializer
  %Tr757 = trunc i64 %E619 to i32
  %Sl758 = select <8 x i1> %Shuff732, <8 x float> %FC371, <8 x float> %I748
  %Cmp759 = icmp uge <8 x i8> %Tr, %B577
  %A4.0.L760 = load <8 x i16>, ptr %A4, align 1
  %E761 = extractelement <8 x i64> %Shuff105, i32 %E388
  %Shuff762 = shufflevector <4 x i1> zeroinitializer, <4 x i1> %Shuff368, <4 x i32> <i32 5, i32 poison, i32 1, i32 poison>
  %I763 = insertelement <1 x i1> %L312, i1 %Sl586, i32 %B226
  %B764 = udiv <1 x i64> %I502, %Shuff128
  %FC765 = sitofp <4 x i64> %Sl296 to <4 x double>
  %Sl766 = select i1 %Cmp102, <1 x i64> %Shuff396, <1 x i64> %I682
  %Cmp767 = fcmp uno double %B547, %L229
  br i1 %Cmp767, label %CF841, label %CF899

CF899:                                            ; preds = %CF909
  %A4.0.L768 = load float, ptr %A4, align 1
  store <1 x float> %L320, ptr %0, align 4
  %E769 = extractelement <8 x i1> %Shuff725, i32 %B531
  br i1 %E769, label %CF828, label %CF839

CF839:                                            ; preds = %CF899
  %Shuff770 = shufflevector <2 x i1> %Sl205, <2 x i1> %Sl743, <2 x i32> <i32 0, i32 2>
  %I771 = insertelement <4 x i1> zeroinitializer, i1 true, i32 %Se615
  %B772 = sdiv <4 x i32> %A2.0.L610, %B391
  %Se773 = sext <8 x i1> %Shuff231 to <8 x i64>
  %Sl774 = select <2 x i1> %L172, <2 x double> %Shuff47, <2 x double> %L5
  %Cmp775 = icmp eq <8 x i1> %I462, %Tr100
  %A4.0.L776 = load <1 x i64>, ptr %A4, align 1
  %E777 = extractelement <4 x i1> %Tr456, i32 %3
  br i1 %E777, label %CF828, label %CF835

CF835:                                            ; preds = %CF835, %CF839
  %Shuff778 = shufflevector <4 x i16> %A2.0.L543, <4 x i16> %A4.0.L165, <4 x i32> <i32 7, i32 poison, i32 3, i32 poison>
  %I779 = insertelement <8 x i64> zeroinitializer, i64 %L723, i32 %Sl692
  %B780 = shl i8 %FC440, %E544
  %Sl781 = select <4 x i1> %Shuff522, <4 x i8> %Sl372, <4 x i8> %A4.0.L222
  %Cmp782 = icmp ule i8 %B355, %B355
  br i1 %Cmp782, label %CF835, label %CF925

CF925:                                            ; preds = %CF835
  %A2.0.L783 = load <4 x i32>, ptr %A2, align 1
  store i8 %B355, ptr %A2, align 1
  %E784 = extractelement <16 x i1> %Shuff322, i32 %Sl692
  br i1 %E784, label %CF, label %CF822

CF822:                                            ; preds = %CF925
  %Shuff785 = shufflevector <2 x i1> %Shuff635, <2 x i1> %FC555, <2 x i32> <i32 3, i32 1>
  %I786 = insertelement <4 x i1> %I113, i1 %Cmp498, i32 %Tr757
  %B787 = srem i16 %E158, %A4.0.load.ext7
  %BC788 = bitcast i64 %E195 to double
  %Sl789 = select i1 %Cmp767, i32 %B130, i32 %Se615
  %Cmp790 = icmp ugt <1 x i8> %B539, %Tr413
  %A2.0.L791 = load <4 x double>, ptr %A2, align 1
  store i1 %Sl155, ptr %0, align 1
  %E792 = extractelement <8 x i1> %Cmp435, i32 %Tr757
  br i1 %E792, label %CF, label %CF821

CF821:                                            ; preds = %CF821, %CF822
  %Shuff793 = shufflevector <8 x i16> %Shuff216, <8 x i16> %I546, <8 x i32> <i32 poison, i32 5, i32 7, i32 9, i32 11, i32 poison, i32 15, i32 1>
  %I794 = insertelement <8 x i1> %Shuff696, i1 %Cmp450, i32 %Sl789
  %B795 = srem <8 x i8> %Shuff209, %Sl349
  %Se796 = sext i1 %Cmp564 to i32
  %Sl797 = select i1 %Cmp450, i32 %Se796, i32 %Se615
  %Cmp798 = icmp eq i8 %E437, %B780
  br i1 %Cmp798, label %CF821, label %CF832

CF832:                                            ; preds = %CF883, %CF832, %CF821
  %A2.0.L799 = load i8, ptr %A2, align 1
  %E800 = extractelement <8 x i1> %A2.0.L366, i32 %Tr757
  br i1 %E800, label %CF832, label %CF847

CF847:                                            ; preds = %CF847, %CF832
  %Shuff801 = shufflevector <2 x double> %Shuff13, <2 x double> %I369, <2 x i32> <i32 0, i32 2>
  %I802 = insertelement <1 x i1> %L312, i1 %Cmp228, i32 %Sl692
  %FC803 = sitofp <8 x i1> %Sl556 to <8 x float>
  %Sl804 = select i1 %A2.0.L573, i1 %Cmp, i1 %E277
  br i1 %Sl804, label %CF847, label %CF878

CF878:                                            ; preds = %CF878, %CF847
  %Cmp805 = icmp sge <8 x i1> %A2.0.L366, %I354
  %L806 = load <4 x float>, ptr %0, align 16
  store float %Sl380, ptr %0, align 4
  %E807 = extractelement <2 x i1> %Cmp729, i32 %Sl692
  br i1 %E807, label %CF878, label %CF883

CF883:                                            ; preds = %CF878
  %Shuff808 = shufflevector <8 x i1> %Shuff508, <8 x i1> %Cmp31, <8 x i32> <i32 1, i32 3, i32 poison, i32 7, i32 9, i32 11, i32 poison, i32 15>
  %I809 = insertelement <16 x double> %FC348, double %L336, i32 %B531
  %ZE810 = zext i16 %Sl311 to i64
  %Sl811 = select i1 %Cmp171, <2 x i64> %BC, <2 x i64> %L194
  %Cmp812 = icmp sgt i16 %Sl303, -1
  br i1 %Cmp812, label %CF832, label %CF838

CF838:                                            ; preds = %CF883
  %L813 = load i64, ptr %Sl101, align 1
  %E814 = extractelement <8 x i8> %Shuff627, i32 %Se310
  %Shuff815 = shufflevector <2 x i1> %Cmp199, <2 x i1> %I621, <2 x i32> <i32 2, i32 0>
  %I816 = insertelement <1 x i1> %A4.0.L737, i1 %E395, i32 %A4.0.load.ext
  %B817 = srem <8 x i8> %I35, %B675
  %FC818 = sitofp i1 %E596 to float
  %Sl819 = select i1 %E581, <8 x i16> %Sl735, <8 x i16> %Shuff216
  %Cmp820 = icmp sge <8 x i8> %I41, zeroinitializer
  store i1 %Sl465, ptr %Sl65, align 1
  store i64 %E738, ptr %0, align 4
  store i64 %E619, ptr %Sl65, align 1
  ret void
}
