; ModuleID = '<stdin>'
source_filename = "/tmp/autogen.bc"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

define void @autogen_SD2479(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4, i8 %5) {
BB:
  %A = alloca i8, align 1
  %L = load <4 x i1>, ptr %0, align 1
  %E = extractelement <8 x i32> zeroinitializer, i32 0
  %Shuff = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 15, i32 1, i32 3, i32 poison, i32 7, i32 9, i32 11, i32 13>
  %I = insertelement <16 x i16> zeroinitializer, i16 -6403, i32 521865
  %B = sub i16 -3431, 13197
  %ZE = zext <1 x i8> zeroinitializer to <1 x i32>
  %A.0.L5 = load i8, ptr %A, align 1
  %A.0.load.ext = zext i8 %A.0.L5 to i16
  %E6 = extractelement <8 x i32> zeroinitializer, i32 %3
  %Shuff7 = shufflevector <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> <i32 poison, i32 14, i32 0, i32 2, i32 4, i32 6, i32 8, i32 10>
  %I8 = insertelement <8 x i32> zeroinitializer, i32 0, i32 %E6
  %B9 = shl i32 %3, %E
  %FC = uitofp <4 x i8> zeroinitializer to <4 x float>
  %Sl10 = select i1 true, double 0x6563258208617E00, double 0xE8078526850557A4
  %A.0.L11 = load <2 x i32>, ptr %A, align 1
  %E12 = extractelement <4 x i8> zeroinitializer, i32 521865
  %Shuff13 = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 9, i32 poison, i32 13, i32 15, i32 1, i32 3, i32 poison, i32 7>
  %I14 = insertelement <4 x i32> zeroinitializer, i32 %B9, i32 521865
  %B15 = ashr <4 x i8> zeroinitializer, zeroinitializer
  %FC16 = uitofp i8 %5 to double
  %Sl17 = select i1 true, i1 true, i1 false
  %Cmp = fcmp ole double %FC16, %Sl10
  br label %CF326

CF326:                                            ; preds = %CF343, %CF326, %BB
  %A.0.L18 = load i8, ptr %A, align 1
  %A.0.load.ext1 = zext i8 %A.0.L18 to i32
  store <4 x i8> %B15, ptr %0, align 4
  %E19 = extractelement <8 x i32> %Shuff7, i32 521865
  %Shuff20 = shufflevector <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> <i32 6, i32 8, i32 10, i32 poison, i32 poison, i32 poison, i32 2, i32 poison>
  %I21 = insertelement <4 x i8> zeroinitializer, i8 41, i32 %A.0.load.ext1
  %B22 = sdiv i32 %E6, %E
  %Sl23 = select <8 x i1> zeroinitializer, <8 x i8> %Shuff13, <8 x i8> %Shuff13
  %Cmp24 = icmp ule <8 x i32> %Shuff20, zeroinitializer
  %A.0.L25 = load i8, ptr %A, align 1
  %6 = bitcast i8 %A.0.L25 to <8 x i1>
  store i32 %E, ptr %0, align 4
  %E26 = extractelement <1 x i32> %ZE, i32 %A.0.load.ext1
  %Shuff27 = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 3, i32 poison, i32 7, i32 9, i32 11, i32 13, i32 15, i32 poison>
  %I28 = insertelement <8 x i32> %Shuff20, i32 0, i32 %A.0.load.ext1
  %B29 = lshr i32 %E19, %B22
  %ZE30 = zext <4 x i1> %L to <4 x i16>
  %Sl31 = select i1 false, <8 x i1> %6, <8 x i1> zeroinitializer
  %Cmp32 = icmp slt i16 %A.0.load.ext, 13197
  br i1 %Cmp32, label %CF326, label %CF343

CF343:                                            ; preds = %CF326
  %L33 = load float, ptr %0, align 4
  %E34 = extractelement <8 x i8> zeroinitializer, i32 %B22
  %Shuff35 = shufflevector <8 x i1> zeroinitializer, <8 x i1> zeroinitializer, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 poison, i32 13, i32 15>
  %I36 = insertelement <16 x i16> zeroinitializer, i16 -3431, i32 521865
  %FC37 = uitofp <8 x i1> %Shuff35 to <8 x double>
  %Sl38 = select <4 x i1> %L, <4 x float> %FC, <4 x float> %FC
  %Cmp39 = icmp ult i32 %3, %E26
  br i1 %Cmp39, label %CF326, label %CF327

CF327:                                            ; preds = %CF331, %CF351, %CF327, %CF343
  %A.0.L40 = load <1 x i1>, ptr %A, align 1
  store i1 %Sl17, ptr %A, align 1
  %E41 = extractelement <8 x i32> %Shuff20, i32 %B29
  %Shuff42 = shufflevector <4 x i8> zeroinitializer, <4 x i8> zeroinitializer, <4 x i32> <i32 7, i32 1, i32 poison, i32 poison>
  %I43 = insertelement <8 x i8> zeroinitializer, i8 -111, i32 %A.0.load.ext1
  %B44 = add i32 0, 0
  %BC = bitcast i64 -1 to double
  %Sl45 = select i1 false, i16 13197, i16 %B
  %Cmp46 = icmp uge <4 x i1> %L, %L
  %L47 = load <8 x double>, ptr %2, align 64
  store i64 381205, ptr %0, align 4
  %E48 = extractelement <4 x i1> %Cmp46, i32 %E41
  br i1 %E48, label %CF327, label %CF340

CF340:                                            ; preds = %CF340, %CF327
  %Shuff49 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %Shuff13, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 9, i32 11, i32 13, i32 poison, i32 1>
  %I50 = insertelement <16 x i16> zeroinitializer, i16 %Sl45, i32 0
  %B51 = fmul float 0xBED7B1EB80000000, 0xBD8A39BE00000000
  %FC52 = fptosi <4 x float> %Sl38 to <4 x i1>
  %Sl53 = select i1 %E48, double %BC, double 0xE8078526850557A4
  %Cmp54 = icmp ugt i1 %Cmp32, %Sl17
  br i1 %Cmp54, label %CF340, label %CF342

CF342:                                            ; preds = %CF342, %CF340
  %L55 = load <8 x i8>, ptr %0, align 8
  %E56 = extractelement <4 x i8> %Shuff42, i32 521865
  %Shuff57 = shufflevector <8 x i32> %Shuff20, <8 x i32> %I28, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 poison, i32 11, i32 poison, i32 poison>
  %I58 = insertelement <8 x i8> zeroinitializer, i8 %E56, i32 0
  %B59 = mul <8 x i8> %Shuff, zeroinitializer
  %Tr = trunc <16 x i16> %I36 to <16 x i1>
  %Sl60 = select <8 x i1> %Cmp24, <8 x i32> %I8, <8 x i32> zeroinitializer
  %Cmp61 = icmp uge i8 %5, 41
  br i1 %Cmp61, label %CF342, label %CF347

CF347:                                            ; preds = %CF356, %CF347, %CF342
  store float 0xBED7B1EB80000000, ptr %0, align 4
  %E63 = extractelement <1 x i32> %ZE, i32 %E41
  %Shuff64 = shufflevector <4 x i1> %Cmp46, <4 x i1> %Cmp46, <4 x i32> <i32 7, i32 1, i32 3, i32 5>
  %I65 = insertelement <8 x i32> zeroinitializer, i32 %A.0.load.ext1, i32 %E41
  %B66 = add i32 %B44, 0
  %Sl67 = select <8 x i1> %Cmp24, <8 x i32> zeroinitializer, <8 x i32> %I28
  %Cmp68 = icmp slt <16 x i1> %Tr, %Tr
  %L69 = load <2 x i32>, ptr %0, align 8
  %E70 = extractelement <8 x i32> %Sl67, i32 521865
  %Shuff71 = shufflevector <8 x i1> zeroinitializer, <8 x i1> %Sl31, <8 x i32> <i32 3, i32 poison, i32 7, i32 9, i32 poison, i32 13, i32 15, i32 1>
  %I72 = insertelement <8 x i1> zeroinitializer, i1 %Cmp61, i32 %E26
  %ZE73 = zext i1 true to i8
  %Sl74 = select i1 %Cmp39, float %L33, float 0x3A4331B700000000
  %Cmp75 = fcmp uno float %Sl74, 0xBD8A39BE00000000
  br i1 %Cmp75, label %CF347, label %CF356

CF356:                                            ; preds = %CF347
  %L76 = load <2 x i64>, ptr %0, align 16
  store i1 true, ptr %A, align 1
  %E77 = extractelement <4 x i16> %ZE30, i32 0
  %Shuff78 = shufflevector <8 x i32> %I8, <8 x i32> %Shuff7, <8 x i32> <i32 15, i32 1, i32 3, i32 poison, i32 7, i32 9, i32 11, i32 poison>
  %I79 = insertelement <4 x i8> zeroinitializer, i8 %ZE73, i32 %E63
  %B80 = mul <8 x i8> %Shuff49, zeroinitializer
  %Tr81 = trunc i64 481653 to i16
  %Sl82 = select i1 %Cmp32, i1 false, i1 false
  br i1 %Sl82, label %CF347, label %CF351

CF351:                                            ; preds = %CF356
  %Cmp83 = icmp slt <1 x i32> undef, %ZE
  %L84 = load <4 x i1>, ptr %0, align 1
  store i16 13197, ptr %0, align 2
  %E85 = extractelement <2 x i32> %A.0.L11, i32 521865
  %Shuff86 = shufflevector <8 x i32> %Shuff20, <8 x i32> %Shuff20, <8 x i32> <i32 poison, i32 13, i32 15, i32 poison, i32 3, i32 poison, i32 7, i32 poison>
  %I87 = insertelement <8 x i32> %I28, i32 %3, i32 %E
  %FC88 = fptosi double %Sl10 to i16
  %Sl89 = select i1 %Sl17, <8 x i32> zeroinitializer, <8 x i32> %Shuff20
  %Cmp90 = icmp sge i64 43317, 209301
  br i1 %Cmp90, label %CF327, label %CF331

CF331:                                            ; preds = %CF351
  %L91 = load double, ptr %0, align 8
  store <4 x i16> %ZE30, ptr %0, align 8
  %E92 = extractelement <4 x i1> %Shuff64, i32 %B9
  br i1 %E92, label %CF327, label %CF329

CF329:                                            ; preds = %CF331
  %Shuff93 = shufflevector <8 x double> %FC37, <8 x double> %FC37, <8 x i32> <i32 8, i32 10, i32 12, i32 14, i32 poison, i32 2, i32 poison, i32 poison>
  %I94 = insertelement <4 x i1> %Cmp46, i1 %Sl17, i32 %3
  %B95 = fadd float %Sl74, %L33
  %Tr96 = trunc <8 x i8> %Shuff49 to <8 x i1>
  %Sl97 = select i1 %Sl17, <8 x double> %Shuff93, <8 x double> %Shuff93
  %Cmp98 = icmp ne <8 x i32> %Shuff78, zeroinitializer
  %L99 = load i32, ptr %0, align 4
  store <8 x i64> <i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1>, ptr %0, align 64
  %E100 = extractelement <4 x i1> %FC52, i32 %L99
  br label %CF

CF:                                               ; preds = %CF338, %CF, %CF329
  %Shuff101 = shufflevector <16 x i16> %I, <16 x i16> %I50, <16 x i32> <i32 30, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28>
  %I102 = insertelement <8 x i32> %Shuff20, i32 0, i32 %E
  %B103 = ashr <8 x i32> %Sl60, %Shuff57
  %ZE104 = zext i1 %Cmp90 to i8
  %Sl105 = select i1 true, i1 true, i1 true
  br i1 %Sl105, label %CF, label %CF338

CF338:                                            ; preds = %CF
  %Cmp106 = icmp sge i1 %Cmp39, %Sl82
  br i1 %Cmp106, label %CF, label %CF325

CF325:                                            ; preds = %CF352, %CF325, %CF338
  %L107 = load <2 x i64>, ptr %0, align 16
  %E108 = extractelement <4 x i1> %Cmp46, i32 0
  br i1 %E108, label %CF325, label %CF352

CF352:                                            ; preds = %CF325
  %Shuff109 = shufflevector <4 x i8> %Shuff42, <4 x i8> zeroinitializer, <4 x i32> <i32 3, i32 5, i32 7, i32 poison>
  %I110 = insertelement <8 x i32> %I87, i32 %E6, i32 %B9
  %FC111 = uitofp <8 x i32> zeroinitializer to <8 x double>
  %Sl112 = select i1 false, i1 %E92, i1 %Sl17
  br i1 %Sl112, label %CF325, label %CF328

CF328:                                            ; preds = %CF357, %CF346, %CF344, %CF328, %CF352
  %Cmp113 = fcmp olt float 0x3A4331B700000000, %Sl74
  br i1 %Cmp113, label %CF328, label %CF344

CF344:                                            ; preds = %CF328
  %L114 = load double, ptr %0, align 8
  store <1 x i32> undef, ptr %0, align 4
  %E115 = extractelement <8 x i32> %Shuff20, i32 521865
  %Shuff116 = shufflevector <4 x i1> %Shuff64, <4 x i1> %L, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %I117 = insertelement <8 x i32> %Shuff20, i32 521865, i32 521865
  %B118 = fdiv float %B95, %B51
  %Tr119 = trunc i16 %A.0.load.ext to i1
  br i1 %Tr119, label %CF328, label %CF341

CF341:                                            ; preds = %CF341, %CF344
  %Sl120 = select i1 %Cmp61, i16 %E77, i16 %Sl45
  %Cmp121 = icmp ult <8 x i32> %I87, %I28
  %A.0.L122 = load i8, ptr %A, align 1
  %A.0.load.ext2 = zext i8 %A.0.L122 to i64
  %E123 = extractelement <2 x i64> %L107, i32 %B29
  %Shuff124 = shufflevector <8 x i8> zeroinitializer, <8 x i8> zeroinitializer, <8 x i32> <i32 3, i32 5, i32 7, i32 9, i32 11, i32 poison, i32 poison, i32 1>
  %I125 = insertelement <8 x i32> %I8, i32 %E115, i32 %E70
  %Tr126 = trunc i16 %B to i8
  %Sl127 = select <8 x i1> %Tr96, <8 x i32> %I110, <8 x i32> %Shuff57
  %Cmp128 = icmp ult i32 %E70, %3
  br i1 %Cmp128, label %CF341, label %CF346

CF346:                                            ; preds = %CF341
  %L129 = load <8 x i1>, ptr %0, align 1
  %E130 = extractelement <8 x i32> %Sl60, i32 %E
  %Shuff131 = shufflevector <16 x i16> zeroinitializer, <16 x i16> %Shuff101, <16 x i32> <i32 15, i32 17, i32 poison, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 poison, i32 3, i32 poison, i32 poison, i32 9, i32 11, i32 13>
  %I132 = insertelement <8 x i32> %Shuff7, i32 %B66, i32 %E63
  %B133 = mul <8 x i8> %Sl23, %Shuff124
  %FC134 = uitofp i32 %E6 to double
  %Sl135 = select i1 %Cmp32, i8 %ZE104, i8 -111
  %Cmp136 = icmp ult <8 x i32> zeroinitializer, zeroinitializer
  %L137 = load i16, ptr %0, align 2
  store <4 x double> <double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF, double 0.000000e+00, double 0xFFFFFFFFFFFFFFFF>, ptr %0, align 32
  %E138 = extractelement <1 x i32> %ZE, i32 %E115
  %Shuff139 = shufflevector <8 x i8> %I58, <8 x i8> %I43, <8 x i32> <i32 poison, i32 2, i32 4, i32 6, i32 8, i32 10, i32 poison, i32 14>
  %I140 = insertelement <8 x i32> %Shuff20, i32 %E85, i32 %E70
  %B141 = fadd float 0xBED7B1EB80000000, 0xBED7B1EB80000000
  %FC142 = uitofp <8 x i8> %B80 to <8 x float>
  %Sl143 = select i1 %Sl17, i16 %B, i16 %Sl120
  %Cmp144 = icmp ugt i8 1, %E34
  br i1 %Cmp144, label %CF328, label %CF332

CF332:                                            ; preds = %CF332, %CF346
  %L145 = load i1, ptr %0, align 1
  br i1 %L145, label %CF332, label %CF357

CF357:                                            ; preds = %CF332
  store <4 x i8> zeroinitializer, ptr %0, align 4
  %E146 = extractelement <1 x i32> undef, i32 %E63
  %Shuff147 = shufflevector <8 x i32> zeroinitializer, <8 x i32> %I140, <8 x i32> <i32 14, i32 poison, i32 poison, i32 4, i32 poison, i32 8, i32 poison, i32 poison>
  %I148 = insertelement <8 x i32> %Shuff20, i32 %E146, i32 %E63
  %ZE149 = zext <4 x i1> %L to <4 x i32>
  %Sl150 = select i1 %E48, i8 -111, i8 %5
  %Cmp151 = fcmp uno float %Sl74, %Sl74
  br i1 %Cmp151, label %CF328, label %CF330

CF330:                                            ; preds = %CF334, %CF335, %CF337, %CF350, %CF348, %CF330, %CF357
  %L152 = load <8 x i16>, ptr %0, align 16
  store i16 %Sl120, ptr %0, align 2
  %E153 = extractelement <8 x i32> zeroinitializer, i32 %E130
  %Shuff154 = shufflevector <8 x i32> %Shuff20, <8 x i32> %I117, <8 x i32> <i32 11, i32 poison, i32 15, i32 poison, i32 3, i32 5, i32 7, i32 9>
  %I155 = insertelement <8 x i1> %Cmp24, i1 %Tr119, i32 0
  %FC156 = sitofp i1 false to double
  %Sl157 = select i1 %Cmp54, <8 x i32> %Sl127, <8 x i32> zeroinitializer
  %Cmp158 = icmp uge <8 x i32> zeroinitializer, %I65
  %A.0.L159 = load i8, ptr %A, align 1
  %A.0.load.ext3 = zext i8 %A.0.L159 to i64
  %E160 = extractelement <8 x i8> %B59, i32 %E63
  %Shuff161 = shufflevector <4 x i8> %I21, <4 x i8> %Shuff109, <4 x i32> <i32 0, i32 2, i32 4, i32 poison>
  %I162 = insertelement <8 x i32> %Shuff147, i32 %B9, i32 %E63
  %B163 = frem <8 x double> %L47, %FC37
  %BC164 = bitcast <8 x i32> %B103 to <8 x float>
  %Sl165 = select i1 %E48, float 0x3A4331B700000000, float 0xBED7B1EB80000000
  %Cmp166 = icmp ult <8 x i32> zeroinitializer, %I65
  %L167 = load <8 x i32>, ptr %0, align 32
  store double %FC156, ptr %0, align 8
  %E168 = extractelement <4 x i1> %Shuff116, i32 0
  br i1 %E168, label %CF330, label %CF348

CF348:                                            ; preds = %CF330
  %Shuff169 = shufflevector <8 x i1> %Cmp136, <8 x i1> %Cmp24, <8 x i32> <i32 13, i32 15, i32 1, i32 3, i32 poison, i32 7, i32 poison, i32 11>
  %I170 = insertelement <8 x i1> %L129, i1 false, i32 %E138
  %Se = sext <8 x i1> %Sl31 to <8 x i32>
  %Sl171 = select i1 %E92, i32 %E41, i32 521865
  %Cmp172 = icmp sge i32 %E115, %E63
  br i1 %Cmp172, label %CF330, label %CF339

CF339:                                            ; preds = %CF339, %CF348
  %L173 = load i64, ptr %0, align 4
  %E174 = extractelement <8 x i32> %Sl157, i32 %B66
  %Shuff175 = shufflevector <8 x i32> %Sl89, <8 x i32> %I132, <8 x i32> <i32 9, i32 poison, i32 poison, i32 poison, i32 1, i32 3, i32 5, i32 7>
  %I176 = insertelement <4 x i8> %Shuff109, i8 %ZE104, i32 0
  %Se178 = sext i1 %Cmp106 to i32
  %Sl179 = select i1 %E168, i64 43317, i64 381205
  %Cmp180 = icmp sgt <1 x i1> %Cmp83, %A.0.L40
  %L181 = load i32, ptr %0, align 4
  store <16 x i32> <i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1, i32 0, i32 -1>, ptr %0, align 64
  %E182 = extractelement <8 x i32> zeroinitializer, i32 %L99
  %Shuff183 = shufflevector <8 x float> %FC142, <8 x float> %FC142, <8 x i32> <i32 poison, i32 poison, i32 10, i32 12, i32 14, i32 poison, i32 2, i32 4>
  %I184 = insertelement <8 x i32> %I87, i32 %E115, i32 %E115
  %B185 = sub i16 %Sl120, %Sl45
  %ZE186 = zext i1 true to i8
  %Sl187 = select i1 %E168, i8 %ZE186, i8 %ZE104
  %Cmp188 = fcmp ord float 0x41DBB9EF80000000, %Sl74
  br i1 %Cmp188, label %CF339, label %CF350

CF350:                                            ; preds = %CF339
  %A.0.L189 = load <8 x i32>, ptr %A, align 1
  store float %Sl74, ptr %0, align 4
  %E190 = extractelement <8 x i32> zeroinitializer, i32 %E63
  %Shuff191 = shufflevector <4 x i8> %Shuff42, <4 x i8> %B15, <4 x i32> <i32 3, i32 5, i32 7, i32 poison>
  %I192 = insertelement <8 x i1> %Cmp158, i1 %Sl17, i32 %Se178
  %B193 = xor <2 x i64> %L76, %L76
  %Sl194 = select i1 %Cmp106, <8 x i32> %I87, <8 x i32> %I162
  %Cmp195 = icmp sge i32 %E, %E130
  br i1 %Cmp195, label %CF330, label %CF336

CF336:                                            ; preds = %CF345, %CF336, %CF350
  %L196 = load i32, ptr %0, align 4
  store <8 x i64> <i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1>, ptr %0, align 64
  %E197 = extractelement <8 x i32> %I8, i32 0
  %Shuff198 = shufflevector <8 x i8> %I43, <8 x i8> %B133, <8 x i32> <i32 0, i32 poison, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  %I199 = insertelement <4 x i1> %Shuff116, i1 %Cmp188, i32 %E115
  %B200 = and i16 13197, %Sl45
  %Se201 = sext <16 x i1> %Cmp68 to <16 x i8>
  %Sl202 = select <8 x i1> %I155, <8 x i32> %I102, <8 x i32> %Shuff20
  %Cmp203 = icmp uge <4 x i8> %Shuff161, %I79
  %L204 = load <4 x float>, ptr %0, align 16
  store float %Sl74, ptr %0, align 4
  %E205 = extractelement <8 x i1> zeroinitializer, i32 521865
  br i1 %E205, label %CF336, label %CF345

CF345:                                            ; preds = %CF336
  %Shuff206 = shufflevector <8 x i1> %I72, <8 x i1> %Shuff71, <8 x i32> <i32 15, i32 1, i32 3, i32 5, i32 7, i32 9, i32 poison, i32 13>
  %I207 = insertelement <8 x i32> %Shuff147, i32 %L196, i32 %E70
  %ZE208 = zext i8 1 to i32
  %Sl209 = select i1 %Sl82, i32 %E70, i32 %Sl171
  %Cmp210 = fcmp ole double %FC134, 0xE8078526850557A4
  br i1 %Cmp210, label %CF336, label %CF337

CF337:                                            ; preds = %CF345
  %L211 = load <1 x i1>, ptr %0, align 1
  store i64 %A.0.load.ext2, ptr %0, align 4
  %E212 = extractelement <8 x i1> zeroinitializer, i32 %E190
  br i1 %E212, label %CF330, label %CF335

CF335:                                            ; preds = %CF337
  %Shuff213 = shufflevector <8 x i32> zeroinitializer, <8 x i32> %Shuff57, <8 x i32> <i32 11, i32 13, i32 15, i32 1, i32 3, i32 5, i32 poison, i32 9>
  %I214 = insertelement <8 x i8> %Shuff139, i8 %E56, i32 521865
  %B215 = fdiv float %B118, %Sl74
  %FC216 = sitofp <8 x i1> %Tr96 to <8 x float>
  %Sl217 = select i1 %Cmp39, <4 x i8> %I79, <4 x i8> %Shuff42
  %Cmp218 = icmp uge <1 x i1> %Cmp180, %A.0.L40
  %L219 = load double, ptr %0, align 8
  %E220 = extractelement <8 x i32> zeroinitializer, i32 %3
  %Shuff221 = shufflevector <8 x double> %Sl97, <8 x double> %FC37, <8 x i32> <i32 10, i32 12, i32 14, i32 0, i32 2, i32 4, i32 6, i32 poison>
  %I222 = insertelement <8 x i32> %A.0.L189, i32 %E85, i32 %E138
  %B223 = ashr <8 x i8> %Shuff198, %Sl23
  %Se224 = sext <4 x i1> %Cmp46 to <4 x i64>
  %Sl225 = select i1 %Cmp144, i8 %E160, i8 %E34
  %Cmp226 = icmp eq i8 %ZE186, %E12
  br i1 %Cmp226, label %CF330, label %CF334

CF334:                                            ; preds = %CF335
  %A.0.L227 = load i1, ptr %A, align 1
  br i1 %A.0.L227, label %CF330, label %CF333

CF333:                                            ; preds = %CF353, %CF355, %CF333, %CF334
  store <4 x i16> %ZE30, ptr %0, align 8
  %E228 = extractelement <8 x i32> zeroinitializer, i32 %B22
  %Shuff229 = shufflevector <8 x i32> %Shuff175, <8 x i32> %I132, <8 x i32> <i32 8, i32 poison, i32 poison, i32 14, i32 0, i32 2, i32 4, i32 6>
  %I230 = insertelement <8 x i32> %Shuff175, i32 %E130, i32 %E190
  %B231 = sdiv i64 %E123, %4
  %Sl232 = select i1 %Cmp128, float %L33, float %B141
  %Cmp233 = icmp eq i8 %E160, %Tr126
  br i1 %Cmp233, label %CF333, label %CF355

CF355:                                            ; preds = %CF333
  %L234 = load <8 x double>, ptr %0, align 64
  store i64 %A.0.load.ext2, ptr %0, align 4
  %E235 = extractelement <8 x i32> %Shuff20, i32 %E85
  %Shuff236 = shufflevector <8 x i8> %Shuff124, <8 x i8> %I43, <8 x i32> <i32 poison, i32 5, i32 7, i32 poison, i32 11, i32 13, i32 15, i32 1>
  %I237 = insertelement <8 x float> %Shuff183, float %B118, i32 0
  %B238 = or i32 %E19, %B44
  %PC = bitcast ptr %1 to ptr
  %Sl239 = select i1 %Cmp144, i64 -1, i64 %B231
  %Cmp240 = icmp ugt <8 x i32> %I28, %I102
  %L241 = load float, ptr %PC, align 4
  %E242 = extractelement <8 x i32> %Shuff147, i32 521865
  %Shuff243 = shufflevector <4 x i1> %Shuff116, <4 x i1> %L, <4 x i32> <i32 5, i32 7, i32 1, i32 3>
  %I244 = insertelement <8 x i1> %Cmp166, i1 true, i32 %E130
  %B245 = urem i8 1, %Sl150
  %Se246 = sext i1 %E108 to i16
  %Sl247 = select <8 x i1> %Shuff169, <8 x i1> %Cmp158, <8 x i1> %Shuff71
  %Cmp248 = icmp slt <8 x i16> %L152, %L152
  %L249 = load <4 x i64>, ptr %PC, align 32
  store i64 %B231, ptr %PC, align 4
  %E250 = extractelement <4 x i16> %ZE30, i32 %E228
  %Shuff251 = shufflevector <8 x i32> %Shuff229, <8 x i32> %Shuff213, <8 x i32> <i32 3, i32 5, i32 7, i32 9, i32 11, i32 poison, i32 15, i32 1>
  %I252 = insertelement <8 x i8> %Shuff198, i8 %Sl150, i32 521865
  %B253 = or <4 x i32> %ZE149, %ZE149
  %Tr254 = trunc <8 x i32> %Shuff57 to <8 x i1>
  %Sl255 = select <8 x i1> %L129, <8 x float> %BC164, <8 x float> %FC142
  %Cmp256 = icmp sgt i32 %E70, %L99
  br i1 %Cmp256, label %CF333, label %CF353

CF353:                                            ; preds = %CF355
  %L257 = load <1 x float>, ptr %PC, align 4
  store double %Sl53, ptr %PC, align 8
  %E258 = extractelement <8 x i32> %Sl127, i32 %E85
  %Shuff259 = shufflevector <8 x i32> %Shuff229, <8 x i32> %Sl202, <8 x i32> <i32 1, i32 3, i32 5, i32 poison, i32 poison, i32 11, i32 13, i32 15>
  %I260 = insertelement <8 x i1> %Shuff35, i1 %Sl82, i32 521865
  %B261 = lshr i32 %E41, %A.0.load.ext1
  %FC262 = sitofp <8 x i8> %L55 to <8 x double>
  %Sl263 = select i1 %Cmp188, i64 %E123, i64 381205
  %Cmp264 = icmp sge <8 x i32> %I222, zeroinitializer
  %L265 = load <8 x i32>, ptr %PC, align 32
  store i32 %E26, ptr %PC, align 4
  %E266 = extractelement <8 x i32> %Shuff86, i32 %E41
  %Shuff267 = shufflevector <1 x i1> %L211, <1 x i1> %Cmp218, <1 x i32> poison
  %I268 = insertelement <1 x i1> %L211, i1 %Cmp256, i32 %E130
  %B269 = mul i16 %Sl143, %Sl45
  %FC270 = sitofp <1 x i1> %I268 to <1 x float>
  %Sl271 = select i1 %Tr119, <8 x i1> %Shuff35, <8 x i1> %I155
  %Cmp272 = icmp ule <8 x i1> %Cmp240, %Cmp240
  %L273 = load i8, ptr %PC, align 1
  store <8 x i64> <i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1>, ptr %0, align 64
  %E274 = extractelement <4 x i32> zeroinitializer, i32 %E115
  %Shuff275 = shufflevector <8 x i8> %Shuff198, <8 x i8> %I43, <8 x i32> <i32 8, i32 poison, i32 poison, i32 14, i32 0, i32 poison, i32 4, i32 6>
  %I276 = insertelement <8 x i1> %Shuff206, i1 %Cmp188, i32 %B29
  %B277 = fmul float %B51, %B118
  %FC278 = fptosi float 0x41DBB9EF80000000 to i8
  %Sl279 = select i1 %E205, <4 x i8> zeroinitializer, <4 x i8> %Shuff109
  %Cmp280 = fcmp olt <4 x float> %L204, %L204
  %L281 = load float, ptr %PC, align 4
  store <4 x i8> %Shuff42, ptr %PC, align 4
  %E282 = extractelement <8 x float> %Sl255, i32 %E153
  %Shuff283 = shufflevector <8 x i8> %I58, <8 x i8> %Shuff124, <8 x i32> <i32 6, i32 8, i32 10, i32 12, i32 14, i32 0, i32 2, i32 4>
  %I284 = insertelement <4 x i1> %Shuff116, i1 %Sl105, i32 521865
  %B285 = add <2 x i64> %L76, %L76
  %ZE286 = zext i1 %Cmp256 to i8
  %Sl287 = select i1 %E168, i32 %B9, i32 %E258
  %Cmp288 = icmp sgt i32 %Se178, %B22
  br i1 %Cmp288, label %CF333, label %CF349

CF349:                                            ; preds = %CF353
  %L289 = load <4 x i8>, ptr %PC, align 4
  store i64 %A.0.load.ext3, ptr %PC, align 4
  %E290 = extractelement <8 x i32> %Shuff78, i32 %L181
  %Shuff291 = shufflevector <4 x i1> %I94, <4 x i1> %Cmp46, <4 x i32> <i32 3, i32 5, i32 7, i32 1>
  %I292 = insertelement <8 x i32> %Shuff259, i32 %E85, i32 521865
  %Tr293 = trunc <8 x i32> %Sl194 to <8 x i8>
  %Sl294 = select i1 %Cmp288, <8 x i32> %I28, <8 x i32> %I102
  %Cmp295 = icmp ule <8 x i1> %Cmp121, %Cmp24
  %A.0.L296 = load float, ptr %A, align 1
  store <4 x i8> %Shuff109, ptr %PC, align 4
  %E297 = extractelement <1 x i32> %ZE, i32 %Sl171
  %Shuff298 = shufflevector <8 x i1> %Cmp240, <8 x i1> %Cmp121, <8 x i32> <i32 8, i32 10, i32 12, i32 poison, i32 poison, i32 2, i32 4, i32 6>
  %I299 = insertelement <4 x i8> %Shuff161, i8 %E34, i32 521865
  %FC300 = sitofp <8 x i32> %I222 to <8 x double>
  %Sl301 = select i1 false, i64 0, i64 %A.0.load.ext2
  %Cmp302 = icmp slt <8 x i8> %L55, %I43
  %A.0.L303 = load <4 x float>, ptr %A, align 1
  store i64 %A.0.load.ext2, ptr %PC, align 4
  %E304 = extractelement <1 x i32> %ZE, i32 %E258
  %Shuff305 = shufflevector <8 x i1> %I260, <8 x i1> zeroinitializer, <8 x i32> <i32 5, i32 poison, i32 poison, i32 11, i32 13, i32 15, i32 1, i32 3>
  %I306 = insertelement <8 x i1> %Cmp248, i1 false, i32 %E63
  %FC307 = fptosi float %B95 to i32
  %Sl308 = select i1 %Sl105, i8 %Tr126, i8 1
  %Cmp309 = icmp eq <4 x i8> %B15, %B15
  %L310 = load <4 x double>, ptr %0, align 32
  store i1 %Cmp90, ptr %A, align 1
  %E311 = extractelement <8 x i32> %I28, i32 %Sl287
  %Shuff312 = shufflevector <8 x i8> zeroinitializer, <8 x i8> %Shuff, <8 x i32> <i32 1, i32 poison, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %I313 = insertelement <8 x i8> %Shuff236, i8 %Sl150, i32 %E146
  %Tr314 = trunc i32 %Sl287 to i16
  %Sl315 = select i1 %Cmp288, i32 0, i32 %E274
  %Cmp316 = icmp ult <8 x i32> %B103, %Shuff251
  %A.0.L317 = load i8, ptr %A, align 1
  %A.0.load.ext4 = zext i8 %A.0.L317 to i16
  store <8 x double> %B163, ptr %PC, align 64
  %E318 = extractelement <8 x i8> %Shuff236, i32 %E146
  %Shuff319 = shufflevector <4 x i8> %Shuff191, <4 x i8> %I79, <4 x i32> <i32 4, i32 6, i32 0, i32 2>
  %I320 = insertelement <8 x i1> %Cmp121, i1 %Cmp256, i32 %L99
  %B321 = mul i32 %E130, %E70
  %FC322 = uitofp <8 x i8> zeroinitializer to <8 x double>
  %Sl323 = select i1 %E48, ptr %PC, ptr %PC
  %Cmp324 = icmp sge <4 x i8> zeroinitializer, %Sl217
  store i32 %E41, ptr %PC, align 4
  store float %L33, ptr %Sl323, align 4
  store double %L219, ptr %Sl323, align 8
  ret void
}
