import type { Denoiser } from './denoise.ts'
import type { Planes } from './exr.ts'
import type { Still } from './still.ts'

/** Shadow that is left everywhere below a bright sky, and where the rest has died away; the object fits a unit sphere. */
const HAZE = 0.1
const DEEPEST = 0.8
const NEAR = 0.7
const FAR = 1.35

type Seen = Pick<Still, 'camera' | 'angle' | 'object' | 'box'>

/** The floor that catches shadows is written with a colour that no material has. */
const FLOOR_ALBEDO = 1

/** Khronos PBR Neutral: keeps catalogue colours true and bends what is brighter than white. */
function neutral(colour: [number, number, number]): [number, number, number] {
  const start = 0.76
  const low = Math.min(...colour)
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04
  const lowered = colour.map((value) => value - offset) as [number, number, number]
  const peak = Math.max(...lowered)
  if (peak < start) return lowered
  const room = 1 - start
  const compressed = 1 - (room * room) / (peak + room - start)
  const grey = 1 - 1 / (0.15 * (peak - compressed) + 1)
  return lowered.map((value) => ((value * compressed) / peak) * (1 - grey) + compressed * grey) as [
    number,
    number,
    number,
  ]
}

const encoded = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055)

/** Develops what the path tracer wrote into straight-alpha sRGB, with shadows that end before the frame does. */
export async function develop(
  { width: size, plane }: Planes,
  still: Seen,
  denoise: Denoiser,
): Promise<{ pixels: Buffer; size: number }> {
  const albedo = ['R', 'G', 'B'].map((channel) => plane(`Denoising Albedo.${channel}`))
  const noisy = {
    size,
    light: ['R', 'G', 'B'].map((channel) => plane(`Combined.${channel}`)),
    alpha: plane('Combined.A'),
    albedo,
    normal: ['X', 'Y', 'Z'].map((axis) => plane(`Denoising Normal.${axis}`)),
    box: still.box,
  }
  const { light, alpha } = await denoise(noisy)
  const [red, green, blue] = light
  const shadowAt = fading(still, size)
  const pixels = Buffer.alloc(size * size * 4)
  for (let at = 0; at < size * size; at += 1) {
    const opacity = alpha[at] ?? 0
    const source = opacity < 0.98 ? mostOpaque(alpha, at, size) : at
    const full = Math.max(0.002, alpha[source] ?? 0)
    const straight = [red, green, blue].map((list) => (list?.[source] ?? 0) / full)
    // a shadow on the floor is black and lets the page through
    const brightest = Math.max(...light.map((plane) => plane[at] ?? 0))
    const isFloor =
      opacity < 0.97 && brightest < 0.02 && ((albedo[0]?.[at] ?? 0) > FLOOR_ALBEDO || isOutside(still, at, size))
    const colour = neutral(straight as [number, number, number])
    for (const [channel, value] of colour.entries())
      pixels[at * 4 + channel] = Math.min(255, Math.round(encoded(value)))
    const floor = !isFloor ? 1 : shadowAt((at % size) + 0.5, Math.floor(at / size) + 0.5)
    const shown = !isFloor ? opacity : (Math.max(0, opacity - HAZE) / (1 - HAZE)) * DEEPEST
    pixels[at * 4 + 3] = Math.round(shown * floor * 255)
  }
  return { pixels, size }
}

const isOutside = ({ box: [x, y, width, height] }: Seen, at: number, size: number): boolean => {
  const [column, row] = [at % size, Math.floor(at / size)]
  return column < x - 2 || column > x + width + 2 || row < y - 2 || row > y + height + 2
}

/** The pixel near by that shows most of an object: edges take their colour from it, so that none is drawn dark. */
function mostOpaque(alpha: Float32Array, at: number, size: number): number {
  let best = at
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const there = at + dy * size + dx
      if ((alpha[there] ?? 0) > (alpha[best] ?? 0)) best = there
    }
  }
  return best
}

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** How much of a shadow on the floor is kept in a pixel: it fades with its distance from the object and before the edge. */
function fading({ camera, angle, object }: Seen, size: number): (x: number, y: number) => number {
  const reach = Math.tan(angle / 2)
  const [middleX, middleZ] = [object[12] ?? 0, object[14] ?? 0]
  const column = (at: number): number[] => [camera[at * 4] ?? 0, camera[at * 4 + 1] ?? 0, camera[at * 4 + 2] ?? 0]
  const [right, up, back, eye] = [0, 1, 2, 3].map(column) as [number[], number[], number[], number[]]
  return (x, y) => {
    const [across, along] = [((2 * x) / size - 1) * reach, (1 - (2 * y) / size) * reach]
    const ray = [0, 1, 2].map((axis) => (right[axis] ?? 0) * across + (up[axis] ?? 0) * along - (back[axis] ?? 0))
    const walked = -(eye[1] ?? 0) / (ray[1] ?? -1)
    if (walked <= 0) return 0
    const away = Math.hypot(
      (eye[0] ?? 0) + (ray[0] ?? 0) * walked - middleX,
      (eye[2] ?? 0) + (ray[2] ?? 0) * walked - middleZ,
    )
    const edge = Math.min(x, y, size - x, size - y) / size
    return smooth(FAR, NEAR, away) * smooth(0, 0.09, edge)
  }
}
