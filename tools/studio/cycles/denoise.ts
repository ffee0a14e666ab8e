import { openNetwork } from './network.ts'
import type { Network } from './network.ts'

/** Planes of a square picture: its light, and what guides the network, which has little noise of its own. */
export interface Noisy {
  readonly size: number
  /** Red, green and blue, multiplied by alpha. */
  readonly light: readonly Float32Array[]
  readonly alpha: Float32Array
  readonly albedo: readonly Float32Array[]
  readonly normal: readonly Float32Array[]
  /** The object without its shadow: x, y, width, height. Light is black around it. */
  readonly box: readonly [number, number, number, number]
}

export interface Clean {
  readonly light: readonly Float32Array[]
  readonly alpha: Float32Array
}

export type Denoiser = (picture: Noisy) => Promise<Clean>

/** Sides that a network takes are multiples of this. */
const GRAIN = 16
/** Pixels around the object that the network sees, too. */
const MARGIN = 16

/** Opens Intel's Open Image Denoise: one network for light, a small one for alpha. */
export const openDenoiser = async (): Promise<Denoiser> =>
  denoiserOf(await openNetwork('rt_hdr_alb_nrm'), await openNetwork('rt_hdr_small'))

export function denoiserOf(forLight: Network, forAlpha: Network): Denoiser {
  return async ({ size, light, alpha, albedo, normal, box }) => {
    const part = partOf(box, size)
    const guides = [...albedo.map((plane) => plane.map(within)), ...normal.map((plane) => plane.map(unsigned))]
    const seen = [...light.map((plane) => plane.map(curve)), ...guides].map((plane) => cut(plane, size, part))
    const area = part.width * part.height
    const output = await forLight(joined(seen), part.width, part.height)
    const curved = alpha.map((value) => curve(within(value)))
    const shown = await forAlpha(joined([curved, curved, curved]), size, size)
    return {
      light: light.map((_, channel) =>
        paste(output.subarray(channel * area, (channel + 1) * area).map(straight), size, part),
      ),
      alpha: shown.slice(0, size * size).map((value) => within(straight(value))),
    }
  }
}

/** A whole picture without alpha, its sides multiples of 16. */
export interface NoisyScene extends Pick<Noisy, 'light' | 'albedo' | 'normal'> {
  readonly width: number
  readonly height: number
}

export type SceneDenoiser = (picture: NoisyScene) => Promise<readonly Float32Array[]>

export const openSceneDenoiser = async (): Promise<SceneDenoiser> =>
  sceneDenoiserOf(await openNetwork('rt_hdr_alb_nrm'))

/** Cleans the light of a whole picture, with the network and the guides that products have. */
export function sceneDenoiserOf(network: Network): SceneDenoiser {
  return async ({ width, height, light, albedo, normal }) => {
    if (width % GRAIN !== 0 || height % GRAIN !== 0) throw new Error(`Sides must be multiples of ${GRAIN}.`)
    const guides = [...albedo.map((plane) => plane.map(within)), ...normal.map((plane) => plane.map(unsigned))]
    const output = await network(joined([...light.map((plane) => plane.map(curve)), ...guides]), width, height)
    const area = width * height
    return light.map((_, channel) => output.slice(channel * area, (channel + 1) * area).map(straight))
  }
}

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a picture that an object with its margin needs, in sizes that a network takes. */
export function partOf([x, y, width, height]: Noisy['box'], size: number): Part {
  const side = (start: number, length: number): [number, number] => {
    const padded = Math.ceil((length + 2 * MARGIN) / GRAIN) * GRAIN
    const taken = Math.min(size, padded)
    return [Math.min(size - taken, Math.max(0, Math.floor(start) - MARGIN)), taken]
  }
  const [left, across] = side(x, width)
  const [top, down] = side(y, height)
  return { left, top, width: across, height: down }
}

function cut(plane: Float32Array, size: number, { left, top, width, height }: Part): Float32Array {
  const taken = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const start = (top + row) * size + left
    taken.set(plane.subarray(start, start + width), row * width)
  }
  return taken
}

function paste(plane: Float32Array, size: number, { left, top, width, height }: Part): Float32Array {
  const padded = new Float32Array(size * size)
  for (let row = 0; row < height; row += 1)
    padded.set(plane.subarray(row * width, (row + 1) * width), (top + row) * size + left)
  return padded
}

function joined(planes: readonly Float32Array[]): Float32Array {
  const length = planes[0]?.length ?? 0
  const all = new Float32Array(length * planes.length)
  for (const [at, plane] of planes.entries()) all.set(plane, at * length)
  return all
}

const within = (value: number): number => Math.min(1, Math.max(0, value))
const unsigned = (value: number): number => within(value * 0.5 + 0.5)

// The curve between light and what the network sees, "PU" of Open Image Denoise: near black, dark, bright.
const BRIGHTEST = 65_504
const [DARK, BRIGHT] = [1.5794576e-6, 0.0322087631]
const [DARK_CURVED, BRIGHT_CURVED] = [0.00223151711, 0.370974749]
const perceived = (light: number): number => {
  if (light <= DARK) return 1412.83765 * light
  if (light <= BRIGHT) return 1.64593172 * light ** 0.431384981 - 0.00294139609
  return 0.192653254 * Math.log(light + 0.00626026094) + 0.998620152
}
const WHOLE = perceived(BRIGHTEST)

/** From linear light to the range of a network. */
export const curve = (light: number): number => perceived(Math.min(BRIGHTEST, Math.max(0, light))) / WHOLE

/** From the range of a network to linear light. */
export function straight(value: number): number {
  const curved = value * WHOLE
  if (curved <= DARK_CURVED) return curved / 1412.83765
  if (curved <= BRIGHT_CURVED) return ((curved + 0.00294139609) / 1.64593172) ** (1 / 0.431384981)
  return Math.exp((curved - 0.998620152) / 0.192653254) - 0.00626026094
}
