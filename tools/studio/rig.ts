import { DataTexture, EquirectangularReflectionMapping, FloatType, LinearFilter, RGBAFormat, Vector3 } from 'three'

type Rgb = readonly [number, number, number]

/** A soft box facing the object: half sizes are tangents as seen from the object. */
interface SoftBox {
  readonly direction: Vector3
  readonly halfWidth: number
  readonly halfHeight: number
  readonly softness: number
  readonly radiance: number
  readonly tint: Rgb
}

/** One direction of light with the radiant power it stands for. */
export interface LightSample {
  readonly direction: Vector3
  readonly colour: Rgb
}

/** The room as a light map, with the weight of every texel for sampling. */
export interface Rig {
  readonly texture: DataTexture
  readonly texels: Float32Array
  readonly weights: Float64Array
  readonly total: number
}

const WIDTH = 512
const HEIGHT = 256
const direction = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z).normalize()

/** The only light of the whole catalogue. It stays with the camera; the object turns. */
const boxes: readonly SoftBox[] = [
  {
    direction: direction(-0.75, 0.85, 0.65),
    halfWidth: 0.46,
    halfHeight: 0.46,
    softness: 0.16,
    radiance: 10,
    tint: [1, 0.985, 0.96],
  },
  {
    direction: direction(0.92, 0.3, 0.55),
    halfWidth: 0.3,
    halfHeight: 0.85,
    softness: 0.25,
    radiance: 3,
    tint: [0.96, 0.98, 1],
  },
  {
    direction: direction(-0.85, 0.35, -0.75),
    halfWidth: 0.14,
    halfHeight: 0.9,
    softness: 0.15,
    radiance: 6,
    tint: [1, 1, 1],
  },
  {
    direction: direction(0.75, 0.45, -0.8),
    halfWidth: 0.16,
    halfHeight: 0.9,
    softness: 0.15,
    radiance: 7,
    tint: [1, 1, 1],
  },
  {
    direction: direction(0.05, 1, -0.15),
    halfWidth: 0.55,
    halfHeight: 0.35,
    softness: 0.2,
    radiance: 4.5,
    tint: [1, 1, 1],
  },
]

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export const luminance = (colour: Rgb): number => colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722

function coverage(towards: Vector3, box: SoftBox): number {
  const depth = towards.dot(box.direction)
  if (depth <= 0.05) return 0
  const right = new Vector3(0, 1, 0).cross(box.direction).normalize()
  const up = box.direction.clone().cross(right)
  const x = Math.abs(towards.dot(right) / depth) / box.halfWidth
  const y = Math.abs(towards.dot(up) / depth) / box.halfHeight
  const edge = (value: number): number => smooth(1 + box.softness, 1 - box.softness, value)
  return edge(x) * edge(y)
}

function radiance(towards: Vector3, floorGlow: number): Rgb {
  const sky = 0.42 + 0.3 * smooth(0, 0.9, towards.y)
  const floor = 0.42 + 0.26 * smooth(0, -0.6, towards.y) * floorGlow
  const azimuth = Math.abs(Math.atan2(towards.x, towards.z))
  // Dark flags at both sides draw the edges of white products on a white page.
  const flag = Math.exp(-(((azimuth - 1.95) / 0.28) ** 2)) * smooth(0.75, 0.2, Math.abs(towards.y))
  const base = (towards.y > 0 ? sky : floor) * (1 - 0.8 * flag)
  let [red, green, blue] = [base, base, base]
  for (const box of boxes) {
    const power = coverage(towards, box) * box.radiance
    red += power * box.tint[0]
    green += power * box.tint[1]
    blue += power * box.tint[2]
  }
  return [red, green, blue]
}

const directionAt = (column: number, row: number): Vector3 => {
  const theta = (row / HEIGHT) * Math.PI
  const phi = (column / WIDTH) * 2 * Math.PI - Math.PI
  return new Vector3(Math.sin(theta) * Math.cos(phi), Math.cos(theta), Math.sin(theta) * Math.sin(phi))
}

/** Builds the studio as an equirectangular float map. `floorGlow` 1 is a plain grey floor. */
export function createRig(floorGlow: number): Rig {
  const texels = new Float32Array(WIDTH * HEIGHT * 4)
  const weights = new Float64Array(WIDTH * HEIGHT)
  let total = 0
  for (let row = 0; row < HEIGHT; row++) {
    const solidAngle = Math.sin(((row + 0.5) / HEIGHT) * Math.PI) * (Math.PI / HEIGHT) * ((2 * Math.PI) / WIDTH)
    for (let column = 0; column < WIDTH; column++) {
      const colour = radiance(directionAt(column + 0.5, row + 0.5), floorGlow)
      texels.set([...colour, 1], ((HEIGHT - 1 - row) * WIDTH + column) * 4)
      const weight = luminance(colour) * solidAngle
      weights[row * WIDTH + column] = weight
      total += weight
    }
  }
  const texture = new DataTexture(texels, WIDTH, HEIGHT, RGBAFormat, FloatType)
  texture.mapping = EquirectangularReflectionMapping
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return { texture, texels, weights, total }
}

/** Light that a card facing the camera receives, from which the exposure of every picture follows. */
export function cardIrradiance(rig: Rig): number {
  const normal = direction(-0.15, 0.2, 1)
  let sum = 0
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const cosine = directionAt(column + 0.5, row + 0.5).dot(normal)
      if (cosine > 0) sum += (rig.weights[row * WIDTH + column] ?? 0) * cosine
    }
  }
  return sum
}

/** Picks `count` directions in proportion to their light, stratified along a serpentine walk over the map. */
export function sampleRig(rig: Rig, count: number, random: () => number): readonly LightSample[] {
  const samples: LightSample[] = []
  const step = rig.total / count
  let walked = 0
  let next = step * random()
  for (let row = 0; row < HEIGHT; row++) {
    for (let k = 0; k < WIDTH; k++) {
      const column = row & 1 ? WIDTH - 1 - k : k
      walked += rig.weights[row * WIDTH + column] ?? 0
      while (walked >= next && samples.length < count) {
        const at = ((HEIGHT - 1 - row) * WIDTH + column) * 4
        const texel: Rgb = [rig.texels[at] ?? 0, rig.texels[at + 1] ?? 0, rig.texels[at + 2] ?? 0]
        const share = step / luminance(texel)
        samples.push({
          direction: directionAt(column + random(), row + random()),
          colour: [texel[0] * share, texel[1] * share, texel[2] * share],
        })
        next = step * (samples.length + random())
      }
    }
  }
  return shuffled(samples, random)
}

/** Fisher-Yates on a copy, so that every frame sees light from all over the room. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
  }
  return copy
}

/** Small linear congruential generator: the same picture needs the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
