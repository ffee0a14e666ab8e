import { Vector3 } from 'three'
import type { BufferGeometry } from 'three'
import { expect, test } from 'vitest'
import { blade } from './blade.ts'
import { lathe } from './solids.ts'

/** Positive when the faces look outwards. */
function volume(geometry: BufferGeometry): number {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  const position = flat.getAttribute('position')
  const corner = (i: number): Vector3 => new Vector3().fromBufferAttribute(position, i)
  let sum = 0
  for (let i = 0; i < position.count; i += 3) sum += corner(i).dot(corner(i + 1).cross(corner(i + 2))) / 6
  return sum
}

const cylinder = [
  [0, 0],
  [2, 0],
  [2, 5],
  [0, 5],
] as const

test('a profile drawn upwards or downwards gives the same solid, faces outwards', () => {
  for (const profile of [cylinder, cylinder.toReversed()]) {
    expect(volume(lathe(profile))).toBeCloseTo(Math.PI * 4 * 5, 0)
  }
})

test('a flat disc faces up whichever way it is drawn', () => {
  for (const profile of [cylinder.slice(2), cylinder.slice(2).toReversed()]) {
    const normal = lathe(profile).getAttribute('normal')
    expect(normal.getY(0)).toBeCloseTo(1)
  }
})

test('blades face outwards whichever way they are pitched', () => {
  for (const pitch of [-0.5, 0.5]) {
    const shape = { root: 2, tip: 10, rootWidth: 3, tipWidth: 4, rootPitch: pitch, tipPitch: pitch }
    expect(volume(blade(shape))).toBeGreaterThan(0)
  }
})
