import { PlaneGeometry } from 'three'
import type { BufferGeometry } from 'three'
import { shade, steel } from '../../finishes.ts'
import type { Finish } from '../../finishes.ts'
import { group, part } from '../../geometry/parts.ts'
import { box } from '../../geometry/solids.ts'
import { surface } from '../../surface.ts'
import { noise } from './window.ts'

/** Glass wool: a fibrous, uneven surface. */
export const fibres = (colour: number): Finish =>
  surface({
    ...{ color: colour, roughness: 1, grain: 'fabric' as const },
    bump: [
      [1, 1.1],
      [0.9, 3.7],
      [0.7, 10],
    ],
  })

const FELT = 1.3

/** Slabs of wool end to end between two joists, from z = 0 on, thinner at their seams; each `seed` is another lay. */
export function batts(width: number, deep: number, seed: number): BufferGeometry {
  const [columns, rows] = [Math.round(width / FELT), Math.round(deep / FELT)]
  const made = new PlaneGeometry(width, deep, columns, rows).rotateX(-Math.PI / 2).translate(0, 0, deep / 2)
  const position = made.getAttribute('position')
  const dip = (away: number, wide: number): number => Math.max(0, 1 - away / wide) ** 2
  for (let k = 0; k < position.count; k += 1) {
    const [x, z] = [position.getX(k), position.getZ(k)]
    const slab = Math.floor((z + seed * 37) / 104)
    const seam = Math.abs(((z + seed * 37 + noise(x / 9, seed) * 3) % 104) - 52)
    position.setY(
      k,
      15.2 +
        1.6 * (noise(slab * 7.3, seed * 3.1) - 0.5) +
        3.2 * (noise(x / 13 + seed * 9, z / 15) - 0.5) +
        1.5 * (noise(x / 3.4 + seed, z / 3.4) - 0.5) +
        0.8 * (noise(x * 0.8, z * 0.8) - 0.5) -
        2.6 * dip(width / 2 - Math.abs(x), 4.5) -
        2.4 * dip(52 - seam, 2.6),
    )
  }
  made.computeVertexNormals()
  return made
}

/** A trunk for clothes: slats, metal corners, two locks and a handle. */
export function trunk(colour: number, slat: Finish) {
  const [brass, skin] = [
    steel({ color: 0xc2a468 }),
    surface({
      color: colour,
      roughness: 0.7,
      bump: [
        [0.25, 2.2],
        [0.2, 7],
      ],
    }),
  ]
  return group(
    part(box(60, 22, 38, 0.8), skin, [0, 11, 0]),
    part(box(60.6, 9.6, 38.6, 1.6), skin, [0, 27.2, 0]),
    part(box(60.9, 0.9, 38.9, 0.2), brass, [0, 22.2, 0]),
    [-19, 19].map((x) => part(box(5, 32.6, 39.6, 0.5), slat, [x, 16.2, 0])),
    [-1, 1].flatMap((x) => [1.9, 30.3].map((y) => part(box(4.4, 4.4, 39.2, 0.6), brass, [x * 28.4, y, 0]))),
    [-10, 10].map((x) => part(box(4, 6, 1.2, 0.4), brass, [x, 22, 19.6])),
    part(box(13, 2, 1.4, 0.7), surface({ color: 0x5b3f2c, roughness: 0.6 }), [0, 13.6, 21]),
    [-6.6, 6.6].map((x) => part(box(2, 3, 2.4, 0.5), brass, [x, 13.6, 20])),
  )
}

/** A carton with tape along the seam of its flaps. */
export function carton(width: number, high: number, deep: number, finish: Finish) {
  const tape = surface({ color: 0xb98f5a, roughness: 0.28 })
  return group(
    part(box(width, high, deep, 0.5), finish),
    part(box(width + 0.16, 0.1, 0.25, 0.02), shade(0x6d573b), [0, high / 2, 0]),
    part(box(5, 0.2, deep + 0.3, 0.05), tape, [0, high / 2, 0]),
    part(box(5, 9, 0.2, 0.05), tape, [0, high / 2 - 4.5, deep / 2]),
    part(box(12, 8, 0.2, 0.05), surface({ color: 0xf0eee8, roughness: 0.6 }), [
      width * 0.24,
      high * 0.1,
      deep / 2 + 0.02,
    ]),
    [1.6, 0.2, -1.2].map((y, k) =>
      part(box(8 - k * 1.6, 0.5, 0.2, 0.05), shade(0x4a4d50), [width * 0.24 - k * 0.8, high * 0.1 + y, deep / 2 + 0.1]),
    ),
  )
}
