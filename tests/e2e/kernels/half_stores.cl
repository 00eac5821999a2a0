// Halves written and read in every width, form and rounding mode.
// A compiler that declares builtins by itself may leave these out.

#define DECLARED __attribute__((overloadable))
void DECLARED vstorea_half(float value, size_t at, global half *to);
void DECLARED vstorea_half_rte(float value, size_t at, global half *to);
void DECLARED vstorea_half_rtz(float value, size_t at, global half *to);
void DECLARED vstorea_half_rtp(float value, size_t at, global half *to);
void DECLARED vstorea_half_rtn(float value, size_t at, global half *to);
float DECLARED vloada_half(size_t at, global const half *from);

#define FORM(at, form, mode) \
    form##mode(v.s0, 0, to + 16 * (at)); \
    form##2##mode(v.s01, 0, to + 16 * (at) + 16); \
    form##3##mode(v.s012, 0, to + 16 * (at) + 32); \
    form##4##mode(v.s0123, 0, to + 16 * (at) + 48); \
    form##8##mode(v.s01234567, 0, to + 16 * (at) + 64); \
    form##16##mode(v, 0, to + 16 * (at) + 80)
#define STORES(name, mode) \
    kernel void name(global const float *in, global half *out) \
    { \
        size_t i = get_global_id(0); \
        float16 v = vload16(i, in); \
        global half *to = out + 192 * i; \
        FORM(0, vstore_half, mode); \
        FORM(6, vstorea_half, mode); \
        vstore_half(1.0f, 16 * 8 + 3, to); /* which vstorea_half3 may write too */ \
    }
STORES(store_default, )
STORES(store_rte, _rte)
STORES(store_rtz, _rtz)
STORES(store_rtp, _rtp)
STORES(store_rtn, _rtn)

#define LOADS(at, form) \
    sums[at] = form(1, from) + form##2(1, from).s1 + form##3(1, from).s2 + form##4(1, from).s3 \
        + form##8(1, from).s7 + form##16(1, from).sf

kernel void load_all(global const half *in, global float *out)
{
    size_t i = get_global_id(0);
    global const half *from = in + 32 * i;
    global float *sums = out + 2 * i;
    LOADS(0, vload_half);
    LOADS(1, vloada_half);
}
