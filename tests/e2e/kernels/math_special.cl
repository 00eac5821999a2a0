// Error and gamma functions.

kernel void error_functions(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    out[0 * n + i] = erf(in[i]);
    out[1 * n + i] = erfc(in[i]);
}

kernel void gammas(global const float *in, global float *out, global int *sign_of)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    int sign;
    out[0 * n + i] = tgamma(x);
    out[1 * n + i] = lgamma(x);
    out[2 * n + i] = lgamma_r(x, &sign);
    sign_of[i] = sign;
}
