import { expect, test } from 'vitest'
import { denoised } from './denoise.ts'

const SIZE = 32
const plane = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: SIZE * SIZE }, (_, at) => value(at % SIZE, Math.floor(at / SIZE)))
const noise = (x: number, y: number): number => ((x * 7 + y * 13) % 5) / 50 - 0.04
const even = plane(() => 0.5)

test('noise goes and the edge between two colours stays', () => {
  const light = plane((x, y) => (x < 16 ? 0.2 : 0.7) + noise(x, y))
  const albedo = plane((x) => (x < 16 ? 0.25 : 0.9))
  const [red = new Float32Array()] = denoised(
    {
      size: SIZE,
      light: [light, light, light, plane(() => 1)],
      albedo: [albedo, albedo, albedo],
      normal: [even, even, even],
    },
    0.6,
  )
  const row = [...red.slice(SIZE * 16, SIZE * 17)]
  for (const [x, value] of row.entries()) expect(Math.abs(value - (x < 16 ? 0.2 : 0.7))).toBeLessThan(0.015)
})
