import { expect, it } from 'vitest'
import { developScene, exposureOf } from './develop-scene.ts'

const flat = (value: number) => new Float32Array(16 * 16).fill(value)

/** The light of a room, as the path tracer writes it, with one bright window. */
function developed(light: number, window: number) {
  const lit = flat(light)
  lit[0] = window
  const plane = (name: string) => (name.startsWith('Combined') ? lit : flat(0.5))
  return developScene({ width: 16, height: 16, plane }, async (picture) => picture.light)
}

it('prints a dim room as light as a bright one', async () => {
  const [dim, bright] = [await developed(0.1, 0.1), await developed(0.8, 0.8)]
  expect(dim.pixels.at(-1)).toBe(bright.pixels.at(-1))
  expect(dim.pixels.at(-1)).toBeGreaterThan(140)
})

it('a window is white and does not darken its room', async () => {
  const [plain, sunny] = [await developed(0.3, 0.3), await developed(0.3, 500)]
  expect(sunny.pixels[0]).toBeGreaterThan(250)
  expect(Math.abs((sunny.pixels.at(-1) ?? 0) - (plain.pixels.at(-1) ?? 0))).toBeLessThan(3)
})

it('keeps brighter light brighter up to white', () => {
  const factors = [0.1, 0.2, 0.4].map((light) => exposureOf([flat(light), flat(light), flat(light)]) * light)
  for (const factor of factors) expect(factor).toBeCloseTo(0.34, 5)
})
