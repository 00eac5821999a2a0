; ModuleID = '<stdin>'
source_filename = "/tmp/autogen.bc"
target datalayout = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv32-unknown-unknown"

define void @autogen_SD3640(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4, i8 %5) {
BB:
  %A3 = alloca <16 x i1>, align 2
  %A = alloca <2 x i32>, align 8
  %L = load double, ptr %0, align 8
  store <4 x i8> <i8 0, i8 -1, i8 0, i8 -1>, ptr %0, align 4
  %E = extractelement <4 x i16> zeroinitializer, i32 68409
  %Shuff = shufflevector <2 x i1> zeroinitializer, <2 x i1> zeroinitializer, <2 x i32> <i32 2, i32 0>
  %I = insertelement <4 x i16> zeroinitializer, i16 27189, i32 %3
  %B = mul i16 27189, 7913
  %Sl = select i1 true, double %L, double 0xFE435662D141DEE0
  %Cmp = icmp sgt i8 61, -119
  br label %CF323

CF323:                                            ; preds = %CF351, %CF361, %CF323, %BB
  %A3.0.L5 = load <4 x i64>, ptr %A3, align 2
  store i8 113, ptr %A3, align 2
  %E6 = extractelement <4 x i16> zeroinitializer, i32 365581
  %Shuff7 = shufflevector <4 x i16> zeroinitializer, <4 x i16> zeroinitializer, <4 x i32> <i32 5, i32 7, i32 poison, i32 3>
  %I8 = insertelement <4 x i16> zeroinitializer, i16 %B, i32 -1
  %Tr = trunc i32 -1 to i8
  %Sl9 = select i1 true, i16 %E, i16 %E6
  %Cmp10 = icmp slt i8 -119, -75
  br i1 %Cmp10, label %CF323, label %CF330

CF330:                                            ; preds = %CF330, %CF323
  %L11 = load i1, ptr %0, align 1
  br i1 %L11, label %CF330, label %CF361

CF361:                                            ; preds = %CF330
  store <16 x double> <double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF>, ptr %0, align 128
  %E12 = extractelement <2 x i32> zeroinitializer, i32 %3
  %Shuff13 = shufflevector <4 x i16> zeroinitializer, <4 x i16> zeroinitializer, <4 x i32> <i32 0, i32 2, i32 4, i32 poison>
  %I14 = insertelement <4 x i16> zeroinitializer, i16 -1, i32 %E12
  %B15 = sdiv <4 x i64> %A3.0.L5, zeroinitializer
  %FC = fptosi double %Sl to i16
  %Sl16 = select i1 %Cmp, i32 %E12, i32 %E12
  %Cmp17 = icmp ule i8 61, 0
  br i1 %Cmp17, label %CF323, label %CF327

CF327:                                            ; preds = %CF355, %CF327, %CF361
  %A3.0.L18 = load <4 x i8>, ptr %A3, align 2
  %E19 = extractelement <4 x i16> zeroinitializer, i32 365581
  %Shuff20 = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 3>
  %I21 = insertelement <4 x i16> %I, i16 7913, i32 %E12
  %Sl22 = select i1 %Cmp, double %L, double 0x51D35DF28CD14E70
  %Cmp23 = icmp eq i32 %3, %E12
  br i1 %Cmp23, label %CF327, label %CF355

CF355:                                            ; preds = %CF327
  %A3.0.L24 = load <2 x i64>, ptr %A3, align 2
  store i16 %B, ptr %0, align 2
  %E25 = extractelement <8 x i32> zeroinitializer, i32 %E12
  %Shuff26 = shufflevector <2 x i8> zeroinitializer, <2 x i8> zeroinitializer, <2 x i32> <i32 3, i32 1>
  %I27 = insertelement <4 x i16> zeroinitializer, i16 7913, i32 %E12
  %B28 = shl i8 %5, %5
  %FC29 = uitofp i16 31725 to float
  %Sl30 = select i1 %Cmp23, i8 113, i8 %5
  %Cmp31 = icmp uge i16 -11495, 7913
  br i1 %Cmp31, label %CF327, label %CF335

CF335:                                            ; preds = %CF335, %CF355
  %A3.0.L32 = load float, ptr %A3, align 2
  store <2 x i32> %Shuff20, ptr %0, align 8
  %E33 = extractelement <4 x i16> zeroinitializer, i32 365581
  %Shuff34 = shufflevector <4 x i16> zeroinitializer, <4 x i16> %Shuff13, <4 x i32> <i32 poison, i32 6, i32 poison, i32 2>
  %I35 = insertelement <2 x i64> %A3.0.L24, i64 %4, i32 %3
  %B36 = fadd double 0xA663A682C9617F00, 0xFE435662D141DEE0
  %Sl37 = select i1 %Cmp, double 0xF2539E726D51CEF0, double 0xFE435662D141DEE0
  %A3.0.L38 = load double, ptr %A3, align 2
  %E39 = extractelement <4 x i16> zeroinitializer, i32 68409
  %Shuff40 = shufflevector <2 x i8> %Shuff26, <2 x i8> zeroinitializer, <2 x i32> <i32 poison, i32 3>
  %I41 = insertelement <2 x i64> %A3.0.L24, i64 %4, i32 %3
  %B42 = frem double 0x51D35DF28CD14E70, %B36
  %ZE = zext <2 x i1> zeroinitializer to <2 x i32>
  %Sl43 = select i1 %Cmp31, i1 %Cmp31, i1 %Cmp17
  br i1 %Sl43, label %CF335, label %CF350

CF350:                                            ; preds = %CF352, %CF350, %CF335
  %Cmp44 = fcmp false double %B36, %Sl22
  br i1 %Cmp44, label %CF350, label %CF352

CF352:                                            ; preds = %CF350
  %L45 = load <8 x i8>, ptr %0, align 8
  store i64 %4, ptr %0, align 4
  %E46 = extractelement <4 x i16> %Shuff34, i32 %E12
  %Shuff47 = shufflevector <2 x i8> %Shuff26, <2 x i8> %Shuff26, <2 x i32> <i32 3, i32 1>
  %I48 = insertelement <4 x i64> %B15, i64 %4, i32 %3
  %Sl49 = select i1 %Cmp, i8 61, i8 49
  %A3.0.L50 = load <4 x i64>, ptr %A3, align 2
  store i1 %Cmp10, ptr %A3, align 2
  %E51 = extractelement <2 x i8> %Shuff40, i32 %E12
  %Shuff52 = shufflevector <4 x i16> zeroinitializer, <4 x i16> %I, <4 x i32> <i32 5, i32 7, i32 1, i32 poison>
  %I53 = insertelement <8 x i32> zeroinitializer, i32 365581, i32 %E25
  %B54 = ashr i16 %FC, %FC
  %FC55 = fptoui double %A3.0.L38 to i32
  %Sl56 = select i1 %Sl43, i16 %E, i16 %B54
  %Cmp57 = icmp sge i16 7913, %E
  br i1 %Cmp57, label %CF350, label %CF351

CF351:                                            ; preds = %CF352
  %A3.0.L58 = load double, ptr %A3, align 2
  %E59 = extractelement <4 x i16> %I8, i32 365581
  %Shuff60 = shufflevector <4 x i16> %Shuff7, <4 x i16> %I21, <4 x i32> <i32 2, i32 4, i32 poison, i32 poison>
  %I61 = insertelement <2 x i32> zeroinitializer, i32 %Sl16, i32 -1
  %B62 = ashr <8 x i8> zeroinitializer, zeroinitializer
  %Sl63 = select i1 %Cmp57, ptr %0, ptr %0
  %Cmp64 = fcmp ule double %Sl22, 0xC38FEAAEF48D512C
  br i1 %Cmp64, label %CF323, label %CF324

CF324:                                            ; preds = %CF344, %CF340, %CF324, %CF351
  store i64 %4, ptr %Sl63, align 4
  %E66 = extractelement <2 x i8> %Shuff40, i32 %3
  %Shuff67 = shufflevector <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> <i32 5, i32 7, i32 9, i32 11, i32 13, i32 poison, i32 poison, i32 3>
  %I68 = insertelement <4 x i16> %Shuff52, i16 %E33, i32 %FC55
  %B69 = xor <2 x i8> %Shuff26, zeroinitializer
  %ZE70 = zext <2 x i8> %B69 to <2 x i32>
  %Sl71 = select i1 %Cmp, i32 %E25, i32 %FC55
  %Cmp72 = icmp ult i16 %E, %E46
  br i1 %Cmp72, label %CF324, label %CF340

CF340:                                            ; preds = %CF324
  %L73 = load <4 x double>, ptr %Sl63, align 32
  %E74 = extractelement <2 x i1> %Shuff, i32 %FC55
  br i1 %E74, label %CF324, label %CF336

CF336:                                            ; preds = %CF336, %CF340
  %Shuff75 = shufflevector <2 x i8> %Shuff40, <2 x i8> %Shuff26, <2 x i32> <i32 3, i32 1>
  %I76 = insertelement <4 x i16> %Shuff34, i16 7913, i32 %E25
  %Tr77 = trunc i8 %E66 to i1
  br i1 %Tr77, label %CF336, label %CF343

CF343:                                            ; preds = %CF356, %CF343, %CF336
  %Sl78 = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i8> %A3.0.L18, <4 x i8> %A3.0.L18
  %Cmp79 = fcmp ugt float 0xC32427D800000000, 0x3D573DCB00000000
  br i1 %Cmp79, label %CF343, label %CF356

CF356:                                            ; preds = %CF343
  %L80 = load <16 x i8>, ptr %Sl63, align 16
  %E81 = extractelement <4 x i16> %I14, i32 %E12
  %Shuff82 = shufflevector <4 x i16> zeroinitializer, <4 x i16> %I27, <4 x i32> <i32 7, i32 poison, i32 3, i32 5>
  %I83 = insertelement <2 x i8> %Shuff75, i8 %E66, i32 68409
  %B84 = frem float %FC29, %FC29
  %FC85 = fptoui float 0xBCFFA21380000000 to i16
  %Sl86 = select <2 x i1> zeroinitializer, <2 x i8> %I83, <2 x i8> %I83
  %Cmp87 = icmp slt i1 %Cmp10, %Cmp
  br i1 %Cmp87, label %CF343, label %CF344

CF344:                                            ; preds = %CF356
  %A3.0.L88 = load <1 x double>, ptr %A3, align 2
  store i1 %Cmp, ptr %Sl63, align 1
  %E89 = extractelement <8 x i32> zeroinitializer, i32 %3
  %Shuff90 = shufflevector <4 x i16> %I8, <4 x i16> zeroinitializer, <4 x i32> <i32 5, i32 7, i32 poison, i32 3>
  %I91 = insertelement <4 x i64> %A3.0.L5, i64 %4, i32 68409
  %ZE92 = zext i16 %E33 to i64
  %Sl93 = select i1 %Cmp10, i32 365581, i32 %Sl71
  %Cmp94 = icmp uge i1 %Cmp87, true
  br i1 %Cmp94, label %CF324, label %CF331

CF331:                                            ; preds = %CF345, %CF331, %CF344
  %A3.0.L95 = load <16 x i64>, ptr %A3, align 2
  %E96 = extractelement <2 x i64> %A3.0.L24, i32 %FC55
  %Shuff97 = shufflevector <2 x i8> %Shuff75, <2 x i8> %B69, <2 x i32> poison
  %I98 = insertelement <8 x float> undef, float %B84, i32 %E12
  %Sl100 = select i1 %Cmp57, <16 x i8> %L80, <16 x i8> %L80
  %Cmp101 = icmp ne i16 31725, %E19
  br i1 %Cmp101, label %CF331, label %CF345

CF345:                                            ; preds = %CF331
  %L102 = load i16, ptr %Sl63, align 2
  %6 = bitcast <4 x i16> %I27 to <2 x i32>
  store <2 x i32> %6, ptr %A, align 8
  %E103 = extractelement <4 x i8> %Sl78, i32 %E25
  %Shuff104 = shufflevector <4 x double> %L73, <4 x double> %L73, <4 x i32> <i32 poison, i32 2, i32 4, i32 6>
  %I105 = insertelement <2 x i8> %Sl86, i8 %E103, i32 %Sl71
  %B106 = lshr i16 %FC85, %E33
  %Sl107 = select i1 %Cmp64, i1 %Cmp79, i1 %Sl43
  br i1 %Sl107, label %CF331, label %CF332

CF332:                                            ; preds = %CF346, %CF332, %CF345
  %Cmp108 = icmp ugt <2 x i8> %Shuff47, %Shuff97
  %L109 = load <8 x double>, ptr %0, align 64
  store i64 %ZE92, ptr %0, align 4
  %E110 = extractelement <4 x i16> %I, i32 %3
  %Shuff111 = shufflevector <4 x i16> %Shuff13, <4 x i16> zeroinitializer, <4 x i32> <i32 poison, i32 5, i32 7, i32 poison>
  %I112 = insertelement <8 x double> %L109, double 0x51D35DF28CD14E70, i32 %E12
  %B113 = udiv <8 x i8> %L45, %L45
  %FC114 = uitofp i16 27189 to float
  %Sl115 = select <8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 true, i1 false, i1 true, i1 false>, <8 x float> %I98, <8 x float> undef
  %Cmp116 = icmp eq <8 x i32> zeroinitializer, zeroinitializer
  %L117 = load <2 x i64>, ptr %0, align 16
  store i1 %Cmp72, ptr %A, align 8
  %E118 = extractelement <4 x i16> zeroinitializer, i32 %E89
  %Shuff119 = shufflevector <16 x i8> %L80, <16 x i8> %L80, <16 x i32> <i32 17, i32 19, i32 21, i32 poison, i32 25, i32 27, i32 29, i32 31, i32 poison, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 poison>
  %I120 = insertelement <2 x i8> %Shuff40, i8 29, i32 -1
  %B121 = sub i8 %E51, %E103
  %ZE122 = zext <2 x i1> zeroinitializer to <2 x i16>
  %Sl123 = select i1 %Cmp, i16 -1, i16 %E33
  %Cmp124 = icmp ult <4 x i16> zeroinitializer, %Shuff82
  %A.0.L125 = load <1 x i16>, ptr %A, align 8
  %7 = bitcast i16 %B54 to <16 x i1>
  store <16 x i1> %7, ptr %A3, align 2
  %E126 = extractelement <2 x i8> %Shuff97, i32 -1
  %Shuff127 = shufflevector <4 x double> %Shuff104, <4 x double> %L73, <4 x i32> <i32 7, i32 1, i32 3, i32 5>
  %I128 = insertelement <4 x i16> zeroinitializer, i16 %E118, i32 -1
  %B129 = srem i32 %Sl71, %3
  %FC130 = sitofp <4 x i64> zeroinitializer to <4 x double>
  %Sl131 = select i1 %Cmp10, i16 27189, i16 %Sl9
  %Cmp132 = icmp sge i16 27189, %FC
  br i1 %Cmp132, label %CF332, label %CF341

CF341:                                            ; preds = %CF341, %CF332
  %L133 = load <16 x i8>, ptr %0, align 16
  store i1 %Cmp, ptr %A, align 8
  %E134 = extractelement <2 x i1> %Shuff, i32 %FC55
  br i1 %E134, label %CF341, label %CF346

CF346:                                            ; preds = %CF341
  %Shuff135 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %B113, <8 x i32> <i32 5, i32 7, i32 9, i32 poison, i32 13, i32 15, i32 poison, i32 3>
  %I136 = insertelement <4 x i16> %Shuff13, i16 %E, i32 %B129
  %B137 = urem <4 x i16> %Shuff82, %Shuff7
  %FC138 = fptoui double %Sl22 to i32
  %Sl139 = select i1 %Cmp, i32 %E89, i32 365581
  %Cmp140 = icmp ne <4 x i16> %Shuff7, %Shuff111
  %A.0.L141 = load i16, ptr %A, align 8
  %E142 = extractelement <8 x i8> %L45, i32 %3
  %Shuff143 = shufflevector <2 x i8> %I105, <2 x i8> %Shuff40, <2 x i32> <i32 1, i32 poison>
  %I144 = insertelement <2 x i1> %Cmp108, i1 %Cmp132, i32 %E89
  %B145 = frem float 0x3D573DCB00000000, 0xBCFFA21380000000
  %ZE146 = zext <4 x i16> %I to <4 x i32>
  %Sl147 = select i1 %Cmp, <4 x i64> %A3.0.L5, <4 x i64> %I91
  %L148 = load <8 x i32>, ptr %Sl63, align 32
  store i16 6773, ptr %0, align 2
  %E149 = extractelement <4 x i16> %Shuff7, i32 %B129
  %Shuff150 = shufflevector <8 x i32> zeroinitializer, <8 x i32> %L148, <8 x i32> <i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 1>
  %I151 = insertelement <4 x i16> %Shuff60, i16 %A.0.L141, i32 %B129
  %B152 = shl <4 x i64> %A3.0.L5, %I48
  %ZE153 = zext <4 x i16> %I68 to <4 x i64>
  %Sl154 = select i1 %Cmp94, <2 x i8> %I120, <2 x i8> %Shuff26
  %Cmp155 = icmp ugt <4 x i64> %B152, zeroinitializer
  %L156 = load i64, ptr %0, align 4
  store <4 x i32> %ZE146, ptr %Sl63, align 16
  %E157 = extractelement <2 x i1> %Cmp108, i32 %E12
  br i1 %E157, label %CF332, label %CF337

CF337:                                            ; preds = %CF360, %CF337, %CF346
  %Shuff158 = shufflevector <4 x i16> zeroinitializer, <4 x i16> %I76, <4 x i32> <i32 2, i32 poison, i32 6, i32 0>
  %I159 = insertelement <4 x double> %Shuff104, double 0x51D35DF28CD14E70, i32 %B129
  %Tr160 = trunc i32 %E89 to i8
  %Sl161 = select i1 %Sl43, <8 x i8> %B62, <8 x i8> zeroinitializer
  %Cmp162 = icmp ne i8 -55, %E103
  br i1 %Cmp162, label %CF337, label %CF353

CF353:                                            ; preds = %CF362, %CF353, %CF337
  %L163 = load double, ptr %Sl63, align 8
  %E164 = extractelement <8 x float> %I98, i32 68409
  %Shuff165 = shufflevector <8 x i32> zeroinitializer, <8 x i32> %L148, <8 x i32> <i32 6, i32 8, i32 poison, i32 12, i32 14, i32 0, i32 poison, i32 poison>
  %I166 = insertelement <2 x i1> %Shuff, i1 %Cmp132, i32 %Sl16
  %B167 = and i8 %Sl49, %B121
  %FC168 = fptosi float %E164 to i1
  br i1 %FC168, label %CF353, label %CF362

CF362:                                            ; preds = %CF353
  %Sl169 = select i1 %Cmp23, ptr %A3, ptr %Sl63
  %Cmp170 = icmp slt i32 %Sl93, %Sl71
  br i1 %Cmp170, label %CF353, label %CF360

CF360:                                            ; preds = %CF362
  %L171 = load <2 x i8>, ptr %Sl169, align 2
  store i64 %ZE92, ptr %Sl63, align 4
  %E172 = extractelement <4 x i16> %Shuff60, i32 %3
  %Shuff173 = shufflevector <4 x i16> %Shuff111, <4 x i16> %Shuff158, <4 x i32> <i32 3, i32 5, i32 7, i32 1>
  %I174 = insertelement <2 x i32> zeroinitializer, i32 %Sl71, i32 %E12
  %B175 = add <4 x i16> %Shuff60, %Shuff173
  %PC176 = bitcast ptr %1 to ptr
  %Sl177 = select i1 %Cmp31, i1 %Cmp132, i1 true
  br i1 %Sl177, label %CF337, label %CF339

CF339:                                            ; preds = %CF339, %CF360
  %Cmp178 = icmp ule i16 1265, %E81
  br i1 %Cmp178, label %CF339, label %CF348

CF348:                                            ; preds = %CF348, %CF339
  %L179 = load float, ptr %Sl63, align 4
  %E180 = extractelement <4 x i16> zeroinitializer, i32 %FC55
  %Shuff181 = shufflevector <4 x i16> %Shuff13, <4 x i16> %I151, <4 x i32> <i32 2, i32 4, i32 poison, i32 0>
  %I182 = insertelement <2 x i8> zeroinitializer, i8 %E66, i32 %FC55
  %BC = bitcast float %E164 to i32
  %Sl183 = select i1 %E157, <4 x i64> %A3.0.L50, <4 x i64> zeroinitializer
  %Cmp184 = icmp ult i32 %Sl93, %BC
  br i1 %Cmp184, label %CF348, label %CF354

CF354:                                            ; preds = %CF348
  %L185 = load i1, ptr %1, align 1
  store <4 x i32> %ZE146, ptr %Sl169, align 2
  %E186 = extractelement <4 x i32> %ZE146, i32 %E89
  %Shuff187 = shufflevector <4 x i16> %Shuff181, <4 x i16> %Shuff82, <4 x i32> <i32 6, i32 0, i32 2, i32 4>
  %I188 = insertelement <2 x i32> %Shuff20, i32 %E25, i32 68409
  %B189 = srem <8 x i8> zeroinitializer, %Shuff135
  %FC190 = fptosi float 0x3D573DCB00000000 to i8
  %Sl191 = select i1 %Cmp, i64 %ZE92, i64 %ZE92
  %Cmp192 = icmp ne <2 x i8> %Shuff47, zeroinitializer
  %L193 = load <1 x float>, ptr %Sl63, align 4
  store double %L163, ptr %Sl63, align 8
  %E194 = extractelement <2 x i8> %Shuff26, i32 %BC
  %Shuff195 = shufflevector <2 x i8> zeroinitializer, <2 x i8> %Shuff143, <2 x i32> <i32 poison, i32 1>
  %I196 = insertelement <4 x i16> %Shuff82, i16 %Sl123, i32 365581
  %B197 = frem double 0xF2539E726D51CEF0, %L163
  %Sl198 = select <4 x i1> %Cmp124, <4 x i16> zeroinitializer, <4 x i16> %I128
  %Cmp199 = icmp sgt i1 true, %Cmp
  br label %CF

CF:                                               ; preds = %CF334, %CF, %CF354
  %A3.0.L200 = load <8 x i1>, ptr %A3, align 2
  store double %B197, ptr %Sl169, align 2
  %E201 = extractelement <4 x i64> %ZE153, i32 %Sl71
  %Shuff202 = shufflevector <4 x i16> %I76, <4 x i16> zeroinitializer, <4 x i32> <i32 poison, i32 5, i32 7, i32 poison>
  %I203 = insertelement <4 x i1> %Cmp140, i1 %Cmp184, i32 %E25
  %B204 = xor <8 x i8> %B113, zeroinitializer
  %FC205 = sitofp <16 x i64> %A3.0.L95 to <16 x float>
  %Sl206 = select i1 %Cmp, i1 %Cmp162, i1 %Sl43
  br i1 %Sl206, label %CF, label %CF326

CF326:                                            ; preds = %CF329, %CF347, %CF358, %CF326, %CF
  %Cmp207 = icmp eq <2 x i64> %L117, %A3.0.L24
  %L208 = load <1 x i1>, ptr %PC176, align 1
  store i8 %5, ptr %A3, align 2
  %E209 = extractelement <2 x i32> zeroinitializer, i32 -1
  %Shuff210 = shufflevector <16 x i8> %L80, <16 x i8> %L80, <16 x i32> <i32 25, i32 27, i32 29, i32 poison, i32 1, i32 poison, i32 5, i32 7, i32 poison, i32 poison, i32 13, i32 poison, i32 17, i32 19, i32 21, i32 poison>
  %I211 = insertelement <4 x i64> %Sl147, i64 %4, i32 %FC55
  %B212 = shl i32 %Sl71, %E186
  %FC213 = sitofp <8 x i8> %B113 to <8 x double>
  %Sl214 = select i1 %Sl107, <8 x i1> %Cmp116, <8 x i1> %Cmp116
  %Cmp215 = icmp ult i32 %E25, %Sl16
  br i1 %Cmp215, label %CF326, label %CF358

CF358:                                            ; preds = %CF326
  %L216 = load i32, ptr %Sl169, align 2
  %E217 = extractelement <4 x i16> zeroinitializer, i32 %E12
  %Shuff218 = shufflevector <16 x i8> %L133, <16 x i8> %Shuff119, <16 x i32> <i32 23, i32 25, i32 poison, i32 poison, i32 31, i32 1, i32 3, i32 5, i32 7, i32 poison, i32 11, i32 13, i32 15, i32 17, i32 19, i32 poison>
  %I219 = insertelement <8 x i8> %L45, i8 %Sl49, i32 %BC
  %B220 = or i16 1265, %E39
  %Sl222 = select i1 %Cmp215, i8 61, i8 %5
  %L223 = load <8 x i1>, ptr %Sl169, align 1
  store i8 %E142, ptr %Sl63, align 1
  %E224 = extractelement <2 x i8> %Sl86, i32 %E25
  %Shuff225 = shufflevector <4 x i16> %Shuff34, <4 x i16> %I, <4 x i32> <i32 poison, i32 3, i32 5, i32 7>
  %I226 = insertelement <4 x i16> %Shuff34, i16 %E39, i32 %E186
  %B227 = lshr <4 x i16> %I21, %Shuff225
  %Sl228 = select i1 true, double 0xA663A682C9617F00, double 0x51D35DF28CD14E70
  %Cmp229 = icmp slt i32 %Sl71, %E89
  br i1 %Cmp229, label %CF326, label %CF333

CF333:                                            ; preds = %CF357, %CF333, %CF358
  %A3.0.L230 = load <8 x double>, ptr %A3, align 2
  %8 = bitcast i16 %B54 to <16 x i1>
  store <16 x i1> %8, ptr %A3, align 2
  %E231 = extractelement <2 x i8> %Shuff97, i32 %BC
  %Shuff232 = shufflevector <4 x i1> %Cmp140, <4 x i1> %I203, <4 x i32> <i32 5, i32 7, i32 1, i32 3>
  %I233 = insertelement <2 x i8> %Shuff40, i8 49, i32 %B129
  %B234 = sub i32 %FC55, %L216
  %FC235 = sitofp <2 x i8> %I105 to <2 x double>
  %Sl236 = select i1 %Cmp132, <2 x i1> %I166, <2 x i1> zeroinitializer
  %Cmp237 = fcmp false double %B197, 0xC38FEAAEF48D512C
  br i1 %Cmp237, label %CF333, label %CF357

CF357:                                            ; preds = %CF333
  %L238 = load i64, ptr %Sl169, align 2
  store <4 x i16> %I21, ptr %Sl63, align 8
  %E239 = extractelement <2 x i8> %L171, i32 %B129
  %Shuff240 = shufflevector <8 x i8> %Sl161, <8 x i8> %B113, <8 x i32> <i32 12, i32 poison, i32 poison, i32 2, i32 4, i32 6, i32 8, i32 10>
  %I241 = insertelement <4 x i8> %Sl78, i8 %5, i32 %B129
  %B242 = add i64 %4, %ZE92
  %ZE243 = zext i1 %Cmp178 to i8
  %Sl244 = select i1 %Cmp31, i8 %E224, i8 %E103
  %Cmp245 = icmp sge i1 %Sl206, %Cmp87
  br i1 %Cmp245, label %CF333, label %CF338

CF338:                                            ; preds = %CF349, %CF338, %CF357
  %L246 = load <2 x i32>, ptr %Sl169, align 2
  store i8 %Tr, ptr %1, align 1
  %E247 = extractelement <4 x i16> %Shuff34, i32 -1
  %Shuff248 = shufflevector <4 x i16> zeroinitializer, <4 x i16> %I, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %I249 = insertelement <16 x i8> %Shuff218, i8 %Sl222, i32 %B129
  %B250 = fsub <4 x double> %FC130, %L73
  %Se = sext i32 %Sl93 to i64
  %Sl251 = select <2 x i1> %Cmp108, <2 x i64> zeroinitializer, <2 x i64> zeroinitializer
  %Cmp252 = icmp ugt <4 x i8> %A3.0.L18, %I241
  %A3.0.L253 = load <4 x i8>, ptr %A3, align 2
  %E254 = extractelement <4 x i16> %Shuff34, i32 %FC138
  %Shuff255 = shufflevector <4 x i16> %Shuff225, <4 x i16> %Shuff181, <4 x i32> <i32 7, i32 1, i32 3, i32 poison>
  %I256 = insertelement <4 x i16> %Shuff82, i16 %E81, i32 %Sl93
  %B257 = ashr i32 %E12, %B129
  %FC258 = fptosi <8 x double> %L109 to <8 x i32>
  %Sl259 = select i1 %Cmp, double 0xFE435662D141DEE0, double %B36
  %A3.0.L260 = load i1, ptr %A3, align 2
  br i1 %A3.0.L260, label %CF338, label %CF349

CF349:                                            ; preds = %CF338
  store <2 x double> %FC235, ptr %0, align 16
  %E261 = extractelement <4 x i1> %Cmp252, i32 %E12
  br i1 %E261, label %CF338, label %CF347

CF347:                                            ; preds = %CF349
  %Shuff262 = shufflevector <4 x i16> %Shuff90, <4 x i16> %Shuff181, <4 x i32> <i32 4, i32 6, i32 poison, i32 2>
  %I263 = insertelement <4 x i16> %I, i16 %E39, i32 %FC138
  %B264 = frem <4 x double> %L73, %L73
  %Tr265 = trunc i16 %L102 to i1
  br i1 %Tr265, label %CF326, label %CF329

CF329:                                            ; preds = %CF347
  %Sl266 = select <2 x i1> %Sl236, <2 x i8> %I105, <2 x i8> %Shuff47
  %Cmp267 = icmp ne i1 %Cmp10, %Cmp72
  br i1 %Cmp267, label %CF326, label %CF328

CF328:                                            ; preds = %CF359, %CF363, %CF328, %CF329
  %L268 = load <4 x i8>, ptr %Sl63, align 4
  store i32 %B129, ptr %Sl63, align 4
  %E269 = extractelement <4 x i16> %Shuff60, i32 -1
  %Shuff270 = shufflevector <2 x i32> %Shuff20, <2 x i32> %I188, <2 x i32> <i32 1, i32 3>
  %I271 = insertelement <8 x i32> %Shuff67, i32 %B129, i32 %FC55
  %B272 = shl <4 x i32> %ZE146, %ZE146
  %Tr273 = trunc <2 x i64> %Sl251 to <2 x i8>
  %Sl274 = select i1 %Sl177, i8 %Sl30, i8 %Tr
  %Cmp275 = icmp eq <4 x i64> %Sl183, zeroinitializer
  %A3.0.L276 = load double, ptr %A3, align 2
  store <2 x i32> %ZE70, ptr %A, align 8
  %E277 = extractelement <4 x i16> %Shuff225, i32 -1
  %Shuff278 = shufflevector <16 x i8> %I249, <16 x i8> %L80, <16 x i32> <i32 26, i32 28, i32 30, i32 poison, i32 poison, i32 4, i32 6, i32 poison, i32 10, i32 12, i32 14, i32 poison, i32 18, i32 20, i32 22, i32 24>
  %I279 = insertelement <4 x i16> %Shuff82, i16 %L102, i32 %B129
  %B280 = urem i8 %E103, %FC190
  %ZE281 = zext i8 %Sl30 to i32
  %Sl282 = select i1 %Cmp87, double 0x51D35DF28CD14E70, double %B36
  %Cmp283 = icmp sge i8 61, 113
  br i1 %Cmp283, label %CF328, label %CF363

CF363:                                            ; preds = %CF328
  %A3.0.L284 = load <8 x i32>, ptr %A3, align 2
  store i64 %Sl191, ptr %Sl63, align 4
  %E285 = extractelement <4 x i16> %Shuff187, i32 %B212
  %Shuff286 = shufflevector <8 x i8> %L45, <8 x i8> %L45, <8 x i32> <i32 7, i32 9, i32 11, i32 poison, i32 15, i32 1, i32 3, i32 poison>
  %I287 = insertelement <8 x i8> %L45, i8 -55, i32 %B234
  %B288 = lshr i8 %ZE243, %5
  %FC289 = uitofp i8 %E103 to double
  %Sl290 = select <4 x i1> %Cmp124, <4 x i64> zeroinitializer, <4 x i64> %Sl183
  %Cmp291 = icmp ule i1 %Cmp101, %Cmp
  br i1 %Cmp291, label %CF328, label %CF342

CF342:                                            ; preds = %CF342, %CF363
  %L292 = load <2 x i8>, ptr %PC176, align 2
  store i1 %E157, ptr %Sl63, align 1
  %E293 = extractelement <8 x double> %A3.0.L230, i32 %B212
  %Shuff294 = shufflevector <2 x i8> %B69, <2 x i8> %Shuff75, <2 x i32> <i32 poison, i32 3>
  %I295 = insertelement <8 x double> %L109, double %B197, i32 %B129
  %B296 = frem <8 x double> %FC213, %I295
  %FC297 = sitofp <1 x i1> %L208 to <1 x float>
  %Sl298 = select i1 %Cmp57, <2 x i8> %Sl266, <2 x i8> %L292
  %Cmp299 = icmp ugt i8 %Tr, %Sl222
  br i1 %Cmp299, label %CF342, label %CF359

CF359:                                            ; preds = %CF342
  %A.0.L300 = load <2 x i32>, ptr %A, align 8
  %9 = bitcast <2 x i32> %A.0.L300 to double
  store <2 x i32> %Shuff20, ptr %0, align 8
  %E301 = extractelement <4 x i16> %Shuff60, i32 %E12
  %Shuff302 = shufflevector <4 x i16> zeroinitializer, <4 x i16> zeroinitializer, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %I303 = insertelement <4 x i16> %Shuff52, i16 %E118, i32 %Sl16
  %Tr304 = trunc <16 x i64> %A3.0.L95 to <16 x i16>
  %Sl305 = select i1 %Tr265, double %Sl22, double %Sl228
  %Cmp306 = fcmp une float 0xC32427D800000000, %E164
  br i1 %Cmp306, label %CF328, label %CF334

CF334:                                            ; preds = %CF359
  %L307 = load double, ptr %Sl169, align 2
  %10 = bitcast <4 x i16> %Shuff225 to <2 x i32>
  store <2 x i32> %10, ptr %A, align 8
  %E308 = extractelement <4 x i16> %I256, i32 %B257
  %Shuff309 = shufflevector <4 x i16> %Shuff52, <4 x i16> %I136, <4 x i32> <i32 4, i32 6, i32 0, i32 2>
  %I310 = insertelement <16 x float> %FC205, float %FC29, i32 %3
  %B311 = srem <2 x i8> %Shuff40, %Shuff26
  %Sl312 = select i1 %Cmp215, i16 -11495, i16 %E81
  %Cmp313 = fcmp oeq <8 x float> %Sl115, undef
  %L314 = load <8 x i64>, ptr %Sl169, align 2
  %E315 = extractelement <4 x double> %B264, i32 %Sl139
  %Shuff316 = shufflevector <4 x i64> zeroinitializer, <4 x i64> zeroinitializer, <4 x i32> <i32 7, i32 1, i32 poison, i32 poison>
  %I317 = insertelement <4 x i16> %Shuff202, i16 6773, i32 %3
  %B318 = mul <4 x i16> %Shuff60, %I128
  %Tr319 = trunc i32 %Sl139 to i8
  %Sl320 = select i1 %Cmp87, <4 x i16> %I256, <4 x i16> %I76
  %Cmp321 = fcmp ugt double %Sl22, %A3.0.L58
  br i1 %Cmp321, label %CF, label %CF325

CF325:                                            ; preds = %CF334
  store i8 %Sl49, ptr %0, align 1
  store i64 %Se, ptr %0, align 4
  store i64 %L156, ptr %0, align 4
  store i1 %Cmp184, ptr %Sl63, align 1
  store float 0x3D573DCB00000000, ptr %Sl169, align 2
  ret void
}
