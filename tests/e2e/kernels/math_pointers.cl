// The functions with an out-pointer, into each address space.

kernel void out_pointers(global const float *in, global float *parts, global int *exponents, local float *scratch)
{
    size_t i = get_global_id(0), n = get_global_size(0), l = get_local_id(0);
    float x = in[i];
    local int quotients[64];
    // global
    parts[0 * n + i] = modf(x, &parts[1 * n + i]);
    parts[2 * n + i] = frexp(x, exponents + i);
    // local
    parts[3 * n + i] = fract(x, scratch + l);
    parts[4 * n + i] = scratch[l];
    parts[5 * n + i] = remquo(x, 1.25f, &quotients[l]);
    exponents[n + i] = quotients[l] < 0 ? -(-quotients[l] & 0x7f) : quotients[l] & 0x7f;
    // private
    float cosine;
    parts[6 * n + i] = sincos(x, &cosine);
    parts[7 * n + i] = cosine;
}

float fraction_of(float x, float *whole)
{
    return modf(x, whole);
}

kernel void out_generic(global const float *in, global float *parts)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float whole;
    parts[0 * n + i] = fraction_of(in[i], &whole);
    parts[1 * n + i] = whole;
    parts[2 * n + i] = fraction_of(in[i] * 2.0f, &parts[3 * n + i]);
}
