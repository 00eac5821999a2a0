// ConstantBuffer<T>, as one object and as a value.
struct View {
  float4x4 turn;
  float3 eye;
  uint frame;
  float2 sizes[2];
};
ConstantBuffer<View> view : register(b0);
RWStructuredBuffer<float4> result : register(u1);

float4 seen(View v, float4 p) { return mul(v.turn, p - float4(v.eye, 0)); }

[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  View copy = view;
  result[id.x] = seen(copy, float4(id.x, 2, 3, 1));
  result[id.x + 2] = float4(view.sizes[id.x], float(view.frame), copy.eye.y);
}
