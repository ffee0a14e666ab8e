import { expect, it } from 'vitest'
import { pageBytes } from './memory.ts'
import { roughSize } from './rough-size.ts'

it('counts the text of data at every depth, and shared parts once', () => {
  const text = 'x'.repeat(1_000)
  const part = { text }
  expect(roughSize(text)).toBeGreaterThanOrEqual(2_000)
  expect(roughSize({ a: [{ b: text }], c: null, d: 1 }) - roughSize(text)).toBeLessThan(300)
  expect(roughSize([part, part])).toBeLessThan(3_000)
  expect(roughSize([{ text }, { text }])).toBeGreaterThan(4_000)
})

it('terminates for cyclic data', () => {
  const data: { own?: unknown } = {}
  data.own = data
  expect(roughSize(data)).toBeLessThan(100)
})

it('gives cached pages a part of the available memory, within limits', () => {
  const gibibyte = 2 ** 30
  expect([0.5, 2, 8, 512].map((memory) => pageBytes(memory * gibibyte) / 2 ** 20)).toEqual([32, 64, 256, 512])
  expect(pageBytes()).toBeGreaterThanOrEqual(32 * 2 ** 20)
})
