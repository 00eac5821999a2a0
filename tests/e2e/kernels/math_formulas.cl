// Formulas made of several functions, as applications write them.

float normal_cdf(float x)
{
    return 0.5f * erfc(-x * M_SQRT1_2_F);
}

kernel void black_scholes(global const float *spot, global const float *strike, global const float *years,
                          global float *call, global float *put, float rate, float volatility)
{
    size_t i = get_global_id(0);
    float s = spot[i], k = strike[i], t = years[i];
    float root = volatility * sqrt(t);
    float d1 = (log(s / k) + (rate + 0.5f * volatility * volatility) * t) / root;
    float d2 = d1 - root;
    float discounted = k * exp(-rate * t);
    call[i] = s * normal_cdf(d1) - discounted * normal_cdf(d2);
    put[i] = discounted * normal_cdf(-d2) - s * normal_cdf(-d1);
}

kernel void great_circle(global const float4 *legs, global float *km)
{
    size_t i = get_global_id(0);
    float4 leg = radians(legs[i]);
    float dlat = sin((leg.z - leg.x) * 0.5f), dlon = sin((leg.w - leg.y) * 0.5f);
    float h = dlat * dlat + cos(leg.x) * cos(leg.z) * dlon * dlon;
    km[i] = 12742.0f * asin(sqrt(clamp(h, 0.0f, 1.0f)));
}

kernel void softplus_family(global const float *in, global float *out)
{
    size_t i = get_global_id(0), n = get_global_size(0);
    float x = in[i];
    out[0 * n + i] = log1p(exp(-fabs(x))) + fmax(x, 0.0f);
    out[1 * n + i] = 1.0f / (1.0f + exp(-x));
    out[2 * n + i] = 0.5f * x * (1.0f + tanh(0.79788456f * (x + 0.044715f * x * x * x)));
}
