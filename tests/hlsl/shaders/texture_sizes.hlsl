// Sizes and levels of textures.
Texture2D<float4> given : register(t0);
RWTexture2D<float> target : register(u1);
RWStructuredBuffer<uint> result : register(u2);

[numthreads(1, 1, 1)]
void main() {
  uint width, height, levels;
  given.GetDimensions(width, height);
  result[0] = width;
  result[1] = height;
  given.GetDimensions(1, width, height, levels);
  result[2] = width;
  result[3] = height;
  result[4] = levels;
  target.GetDimensions(width, height);
  result[5] = width;
  result[6] = height;
}
