// Prices of options, with the hardware's functions.
static float normal(float x) {
  float k = native_recip(1.0f + 0.2316419f * fabs(x));
  float tail = k * (0.319381530f +
                    k * (-0.356563782f +
                         k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  float y = 1.0f - 0.398942280f * native_exp(-0.5f * x * x) * tail;
  return x < 0.0f ? 1.0f - y : y;
}

kernel void black_scholes(global const float *restrict spot, global const float *restrict strike,
                          global const float *restrict years, global float *restrict calls,
                          global float *restrict puts, float rate, float volatility) {
  int i = get_global_id(0);
  float s = spot[i], k = strike[i], t = years[i];
  float root = volatility * native_sqrt(t);
  float drift = rate + 0.5f * volatility * volatility;
  float d1 = native_divide(native_log(native_divide(s, k)) + drift * t, root);
  float d2 = d1 - root;
  float later = k * native_exp(-rate * t);
  float first = normal(d1), second = normal(d2);
  calls[i] = s * first - later * second;
  puts[i] = later * (1.0f - second) - s * (1.0f - first);
}
