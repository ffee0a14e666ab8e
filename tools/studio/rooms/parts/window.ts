import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Group, Object3D } from 'three'
import { glow } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part, place } from '../../geometry/parts.ts'
import { box } from '../../geometry/solids.ts'
import { lacquer } from '../palette.ts'
import type { Light } from '../room.ts'
import { border } from './shell.ts'
import type { Rect } from './shell.ts'

/** What is seen through windows: it lets the sun pass and gives no light of its own, which comes from `daylight`. */
export function outside(colour: number, strength: number): Finish {
  const finish = glow(colour, strength)
  Object.assign(finish.userData['wear'], { outside: true })
  return finish
}

type Colour = readonly [red: number, green: number, blue: number]

const hash = (x: number, y: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/** Smooth noise from 0 to 1, one bump for each unit. */
export function noise(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)]
  const ease = (share: number): number => share * share * (3 - 2 * share)
  const [u, v] = [ease(x - left), ease(y - low)]
  const row = (at: number): number => hash(left, at) * (1 - u) + hash(left + 1, at) * u
  return row(low) * (1 - v) + row(low + 1) * v
}

export const blend = (from: Colour, to: Colour, share: number): Colour => {
  const toward = Math.min(1, Math.max(0, share))
  const [red, green, blue] = from.map((value, at) => value + ((to[at] ?? 0) - value) * toward)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

export const rgb = (colour: number): Colour => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255]

/** Colours are rounded to so many levels, at random up or down, so that few surfaces show no bands. */
const LEVELS = 3

/** A painted sheet in the plane z = 0 in small cells: a picture out of focus, without a texture file. */
export function painted(
  [left, bottom, width, height]: Rect,
  cell: number,
  strength: number,
  colourAt: (x: number, y: number) => Colour,
): Group {
  const piles = new Map<number, number[]>()
  for (let y = bottom; y < bottom + height; y += cell)
    for (let x = left; x < left + width; x += cell) {
      const even = colourAt(x, y).map((value) =>
        Math.min(255, Math.floor(value / LEVELS + hash(x * 0.37, y * 0.53)) * LEVELS),
      )
      const key = ((even[0] ?? 0) << 16) | ((even[1] ?? 0) << 8) | (even[2] ?? 0)
      const points = piles.get(key) ?? []
      piles.set(key, points)
      const [right, top] = [x + cell, y + cell]
      points.push(x, y, 0, right, y, 0, right, top, 0, x, y, 0, right, top, 0, x, top, 0)
    }
  return group(
    [...piles].map(([colour, points]) => {
      const made = new BufferGeometry()
      made.setAttribute('position', new Float32BufferAttribute(points, 3))
      made.computeVertexNormals()
      return part(made, outside(colour, strength))
    }),
  )
}

/** Sky over the height of a picture from 0 at the horizon to 1, with thin clouds `size` wide. */
export function skyAt(x: number, y: number, share: number, size: number): Colour {
  const clear = blend(rgb(0xf1f3f1), rgb(0xa3c8ea), Math.max(0, share) ** 0.8)
  const [u, v] = [x / size, (y / size) * 2.6]
  const cloud = noise(u, v) * 0.55 + noise(u * 2.3 + 5, v * 2.3) * 0.3 + noise(u * 5.1, v * 5.1 + 9) * 0.15
  return blend(clear, rgb(0xfcfbf8), (cloud - 0.42) * 2.1 * Math.min(1, 0.4 + share))
}

/** Sky, trees and a few roofs far behind a window, out of focus. */
function scenery(bottom: number, height: number, isHigh: boolean) {
  const crown = (x: number, wide: number): number => noise(x / wide, 3) * 0.6 + noise(x / (wide * 0.4), 7) * 0.4
  return (x: number, y: number): Colour => {
    const up = (y - bottom) / height
    const sky = skyAt(x, y, up * 0.9 - 0.1, 70)
    if (isHigh) return sky
    const soft = (edge: number, blur: number): number => Math.min(1, Math.max(0, (edge - y) / blur + 0.5))
    const far = soft(bottom + height * (0.36 + 0.1 * crown(x + 40, 46)), 8)
    const ridge = Math.abs(((x + 1000) % 74) - 37)
    const roof =
      soft(bottom + height * 0.38 - Math.max(0, ridge - 9) * 0.7, 9) * Math.min(1, Math.max(0, 4 - ridge / 8))
    const near = soft(bottom + height * (0.1 + 0.3 * crown(x, 40)), 10)
    const leaves = blend(rgb(0x6f8a62), rgb(0x9fb487), noise(x / 13, y / 11) * 0.75 + noise(x / 6, y / 6) * 0.25)
    return blend(blend(blend(sky, rgb(0xb3c6bd), far), rgb(0xb99784), roof), leaves, near)
  }
}

/** A window in an opening of the wall z = 0: frame, sashes, sill, and a bright sky behind it. */
export function glazed([left, bottom, width, height]: Rect, sashes = 1, finish: Finish = lacquer(0xf3f3f0)): Group {
  const middle = bottom + height / 2
  const sash = (width - 5) / sashes
  return group(
    part(border(width, height, 5, 6, 0.3), finish, [left + width / 2, middle, -14]),
    Array.from({ length: sashes }, (_, at) =>
      part(border(sash - 0.4, height - 5, 6, 6, 0.4), finish, [left + 2.5 + sash * (at + 0.5), middle, -11]),
    ),
    part(box(2.2, 12, 1.4, 0.6), lacquer(0xc9cbcc, 0.3), [left + width - 5.5, bottom + height / 2, -4.4]),
    // a little above the edge of the wall, or both would lie in one plane
    part(box(width + 10, 2.8, 24, 0.7), finish, [left + width / 2, bottom - 1, -4]),
    // no land is seen from below through a high window
    place(
      painted(
        [left - 45, bottom - height * 0.3, width + 90, height * 1.6],
        Math.max(0.8, width / 150),
        1.7,
        scenery(bottom, height, bottom > 150),
      ),
      [0, 0, -62],
    ),
  )
}

/**
 * Puts a wall and what hangs on it at the left side of a room, x = `x`, facing right. Its own x then runs away from the
 * camera: openings lie at negative x.
 */
export const atLeft = (x: number, ...objects: readonly (Object3D | readonly Object3D[])[]): Group =>
  place(group(...objects), [x, 0, 0], [0, Math.PI / 2, 0])

/** The daylight of a window in the back wall. */
export const daylight = ([left, bottom, width, height]: Rect, strength = 9): Light => ({
  at: [left + width / 2, bottom + height / 2, 1],
  towards: [0, -0.3, 1],
  width: width - 8,
  height: height - 8,
  colour: 0xf2f7ff,
  strength,
})

/** The daylight of a window in a wall that `atLeft` has placed. */
export const daylightAtLeft = (x: number, [left, bottom, width, height]: Rect, strength = 9): Light => ({
  at: [x + 1, bottom + height / 2, -left - width / 2],
  towards: [1, -0.25, -0.15],
  width: width - 8,
  height: height - 8,
  colour: 0xf2f7ff,
  strength,
})
