// Vectors that a loop carries.
StructuredBuffer<float4> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 state = given[id.x];
  int4 turns = 0;
  while (any(state > 1.0f)) {
    bool4 large = state > 1.0f;
    state = select(large, state * 0.5f, state);
    turns += int4(large);
  }
  result[id.x] = state + float4(turns) * 10.0f;
}
