// Arrays of ConstantBuffer<T>.
struct Row {
  float4 weights;
  int count;
};
ConstantBuffer<Row> rows[3] : register(b0);
RWStructuredBuffer<float> result : register(u3);

[numthreads(6, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[i] = rows[NonUniformResourceIndex(i % 3)].weights[i / 3] + float(rows[1].count);
}
