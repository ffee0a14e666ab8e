import type { SceneDenoiser } from './denoise.ts'
import type { Planes } from './exr.ts'

/** Mean of the logarithm of what a good print of a room shows, in linear light. */
const KEY = 0.34
/** Brighter than this counts as no more: a window shall not darken its room. */
const GLARE = 4

const luminance = (red: number, green: number, blue: number): number => red * 0.2126 + green * 0.7152 + blue * 0.0722

/** The factor that a photographer would choose: brings the middle of the picture to a light grey. */
export function exposureOf([red, green, blue]: readonly Float32Array[]): number {
  let sum = 0
  const count = red?.length ?? 0
  for (let at = 0; at < count; at += 1) {
    const light = luminance(red?.[at] ?? 0, green?.[at] ?? 0, blue?.[at] ?? 0)
    sum += Math.log(Math.min(GLARE, Math.max(0.02, light)))
  }
  return KEY / Math.exp(sum / Math.max(1, count))
}

/** Straight up to a light grey, then bent so that bright walls and windows keep their form. */
function shoulder(value: number): number {
  const start = 0.5
  if (value <= start) return value
  const room = 1 - start
  const over = (value - start) / room
  return start + room * (1 - Math.exp(-over * 0.92))
}

const encoded = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055)

/** Develops a room into opaque sRGB. */
export async function developScene(
  { width, height, plane }: Planes,
  denoise: SceneDenoiser,
): Promise<{ readonly pixels: Buffer; readonly width: number; readonly height: number }> {
  const light = await denoise({
    ...{ width, height },
    light: ['R', 'G', 'B'].map((channel) => plane(`Combined.${channel}`)),
    albedo: ['R', 'G', 'B'].map((channel) => plane(`Denoising Albedo.${channel}`)),
    normal: ['X', 'Y', 'Z'].map((axis) => plane(`Denoising Normal.${axis}`)),
  })
  const factor = exposureOf(light)
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    for (const [channel, values] of light.entries())
      pixels[at * 3 + channel] = Math.min(255, Math.round(encoded(shoulder((values[at] ?? 0) * factor))))
  return { pixels, width, height }
}
