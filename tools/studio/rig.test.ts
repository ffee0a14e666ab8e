import { expect, test } from 'vitest'
import { createRig, luminance, sampleRig, seeded } from './rig.ts'

const rig = createRig(1)

test('samples carry all the light of the room, however many there are', () => {
  for (const count of [12, 108]) {
    const samples = sampleRig(rig, count, seeded(7))
    const power = samples.reduce((sum, { colour }) => sum + luminance(colour), 0)
    expect(samples).toHaveLength(count)
    expect(power / rig.total).toBeCloseTo(1, 6)
  }
})

test('most light comes from the upper left front, where the key stands', () => {
  const samples = sampleRig(rig, 400, seeded(7))
  const key = samples.filter(({ direction }) => direction.x < -0.2 && direction.y > 0.3 && direction.z > 0.1)
  expect(key.length / samples.length).toBeGreaterThan(0.25)
})

test('the same seed gives the same light', () => {
  expect(sampleRig(rig, 24, seeded(3))).toEqual(sampleRig(rig, 24, seeded(3)))
})
