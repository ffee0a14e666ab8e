import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { curve, denoiserOf, partOf, sceneDenoiserOf, straight } from './denoise.ts'
import type { Network } from './network.ts'

describe('the curve of light', () => {
  it('keeps between 0 and 1, and comes back', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: 60_000, noNaN: true }), (light) => {
        const curved = curve(light)
        expect(curved).toBeGreaterThanOrEqual(0)
        expect(curved).toBeLessThanOrEqual(1)
        expect(Math.abs(straight(curved) - light)).toBeLessThanOrEqual(1e-4 * light + 1e-5)
      }),
    )
  })
})

describe('the part that a network sees', () => {
  it('has sides that networks take, lies within the picture and holds the object', () => {
    const side = fc.integer({ min: 0, max: 50 }).map((value) => value * 16)
    fc.assert(
      fc.property(side, fc.tuple(fc.nat(900), fc.nat(900), fc.nat(900), fc.nat(900)), (size, [x, y, w, h]) => {
        const box = [Math.min(x, size), Math.min(y, size), Math.min(w, size - Math.min(x, size)), 0] as const
        const height = Math.min(h, size - box[1])
        const { left, top, width, height: high } = partOf([box[0], box[1], box[2], height], size)
        expect([width % 16, high % 16]).toEqual([0, 0])
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(left + width, top + high)).toBeLessThanOrEqual(size)
        expect(left <= box[0] && left + width >= box[0] + box[2]).toBe(true)
        expect(top <= box[1] && top + high >= box[1] + height).toBe(true)
      }),
    )
  })
})

describe('a denoiser', () => {
  it('hands a part of light, albedo and normal to one network and all of alpha to the other', async () => {
    const seen: { planes: number; width: number; height: number }[] = []
    const same: Network = async (planes, width, height) => {
      seen.push({ planes: planes.length / width / height, width, height })
      return planes.slice(0, 3 * width * height)
    }
    const size = 96
    const flat = (value: number) => new Float32Array(size * size).fill(value)
    const light = [flat(0.4), flat(0.2), flat(6)]
    const normal = [flat(0), flat(0), flat(1)]
    const box = [40, 40, 8, 8] as const
    const noisy = { size, light, alpha: flat(0.5), albedo: [flat(1), flat(1), flat(1)], normal, box }
    const clean = await denoiserOf(same, same)(noisy)
    expect(seen).toEqual([
      { planes: 9, width: 48, height: 48 },
      { planes: 3, width: 96, height: 96 },
    ])
    const middle = 44 * size + 44
    expect(clean.light.map((plane) => plane[middle]?.toFixed(3))).toEqual(['0.400', '0.200', '6.000'])
    expect(clean.light.map((plane) => plane[0])).toEqual([0, 0, 0])
    expect(clean.alpha[0]).toBeCloseTo(0.5, 3)
  })
})

describe('a denoiser of scenes', () => {
  const flat = (value: number) => new Float32Array(64 * 48).fill(value)
  const scene = { light: [flat(0.4), flat(0.2), flat(6)], albedo: [flat(1), flat(1), flat(1)] }
  const normal = [flat(0), flat(0), flat(1)]

  it('hands the whole picture with its guides to the network', async () => {
    const seen: number[][] = []
    const same: Network = async (planes, width, height) => {
      seen.push([planes.length / width / height, width, height])
      return planes.slice(0, 3 * width * height)
    }
    const light = await sceneDenoiserOf(same)({ ...scene, normal, width: 64, height: 48 })
    expect(seen).toEqual([[9, 64, 48]])
    expect(light.map((plane) => plane.at(-1)?.toFixed(3))).toEqual(['0.400', '0.200', '6.000'])
  })

  it('refuses sides that the network does not take', async () => {
    const never: Network = () => Promise.reject(new Error('must not run'))
    await expect(sceneDenoiserOf(never)({ ...scene, normal, width: 64, height: 50 })).rejects.toThrow('multiples of 16')
  })
})
