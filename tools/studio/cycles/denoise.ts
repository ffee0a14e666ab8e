/** Planes of a picture, all of one size, and what guides the filter: noise-free colour, direction and distance. */
export interface Noisy {
  readonly size: number
  /** Red, green, blue and alpha, multiplied by alpha. */
  readonly light: readonly Float32Array[]
  readonly albedo: readonly Float32Array[]
  readonly normal: readonly Float32Array[]
}

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const LEVELS = 4

/**
 * Edge-avoiding wavelets (Dammertz 2010): widening blurs that stop where albedo, normal, or the light itself changes. The light
 * is divided by the albedo before and multiplied after, so that print and grain stay sharp.
 */
export function denoised({ size, light, albedo, normal }: Noisy, strength: number): readonly Float32Array[] {
  const pixels = size * size
  const tint = albedo.map((plane) => plane.map((value) => Math.max(0.04, value)))
  let planes: readonly Float32Array[] = light.map((plane, channel) => {
    const by = tint[channel]
    return by === undefined ? Float32Array.from(plane) : plane.map((value, at) => Math.min(value, 8) / (by[at] ?? 1))
  })
  planes = planes.map((plane) => withoutSpecks(plane, size))
  const [nx, ny, nz] = normal as [Float32Array, Float32Array, Float32Array]
  const [ar, ag, ab] = albedo as [Float32Array, Float32Array, Float32Array]
  for (let level = 0; level < LEVELS; level += 1) {
    const step = 1 << level
    const reach = strength / (1 + level)
    const [red, green, blue, alpha] = planes as [Float32Array, Float32Array, Float32Array, Float32Array]
    const next = planes.map(() => new Float32Array(pixels))
    const [outRed, outGreen, outBlue, outAlpha] = next as [Float32Array, Float32Array, Float32Array, Float32Array]
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const here = y * size + x
        let [sum, r, g, b, a] = [0, 0, 0, 0, 0]
        const own = ((red[here] ?? 0) + (green[here] ?? 0) + (blue[here] ?? 0)) / 3
        const tolerance = 1 / (reach * (0.25 + own))
        for (let dy = -2; dy <= 2; dy += 1) {
          const row = y + dy * step
          if (row < 0 || row >= size) continue
          for (let dx = -2; dx <= 2; dx += 1) {
            const column = x + dx * step
            if (column < 0 || column >= size) continue
            const there = row * size + column
            const dn =
              ((nx[here] ?? 0) - (nx[there] ?? 0)) ** 2 +
              ((ny[here] ?? 0) - (ny[there] ?? 0)) ** 2 +
              ((nz[here] ?? 0) - (nz[there] ?? 0)) ** 2
            const da =
              ((ar[here] ?? 0) - (ar[there] ?? 0)) ** 2 +
              ((ag[here] ?? 0) - (ag[there] ?? 0)) ** 2 +
              ((ab[here] ?? 0) - (ab[there] ?? 0)) ** 2
            const dl = (((red[there] ?? 0) + (green[there] ?? 0) + (blue[there] ?? 0)) / 3 - own) * tolerance
            const dAlpha = ((alpha[there] ?? 0) - (alpha[here] ?? 0)) / reach
            const weight =
              (KERNEL[dx + 2] ?? 0) * (KERNEL[dy + 2] ?? 0) * Math.exp(-dn * 14 - da * 70 - dl * dl - dAlpha * dAlpha)
            sum += weight
            r += (red[there] ?? 0) * weight
            g += (green[there] ?? 0) * weight
            b += (blue[there] ?? 0) * weight
            a += (alpha[there] ?? 0) * weight
          }
        }
        outRed[here] = r / sum
        outGreen[here] = g / sum
        outBlue[here] = b / sum
        outAlpha[here] = a / sum
      }
    }
    planes = next
  }
  return planes.map((plane, channel) => {
    const by = tint[channel]
    return by === undefined ? plane : plane.map((value, at) => value * (by[at] ?? 1))
  })
}

/** Single pixels that are brighter or darker than all around them become like their neighbours. */
function withoutSpecks(plane: Float32Array, size: number): Float32Array {
  const next = Float32Array.from(plane)
  for (let y = 1; y < size - 1; y += 1) {
    for (let x = 1; x < size - 1; x += 1) {
      let [low, high] = [Infinity, -Infinity]
      for (let at = 0; at < 9; at += 1) {
        if (at === 4) continue
        const value = plane[(y + Math.floor(at / 3) - 1) * size + x + (at % 3) - 1] ?? 0
        low = Math.min(low, value)
        high = Math.max(high, value)
      }
      next[y * size + x] = Math.min(high, Math.max(low, plane[y * size + x] ?? 0))
    }
  }
  return next
}
