import { BackSide } from 'three'
import type { Group } from 'three'
import { glow, matte, plastic } from '../finishes.ts'
import { around, group, merged, part, spread } from '../geometry/parts.ts'
import { roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface WallRecovery {
  readonly colour: number
  readonly radius?: number
  readonly tube?: number
}

/** Round indoor cover with a dished front plate, the wall tube behind it and the weather hood at its end. */
export function wallRecovery({ colour, radius = 12, tube = 7.8 }: WallRecovery): Group {
  const cover = plastic(colour, 0.34)
  const pipe = plastic(0xd9dad8, 0.4)
  const hood = plastic(0xe6e7e5, 0.42)
  const end = -34
  const louvres = spread(6, -6.5, 6.5, (y) =>
    box(Math.sqrt(100 - y * y) * 1.9, 0.5, 2.2, 0.15, 3)
      .rotateX(0.5)
      .translate(0, y, end - 2.4),
  )
  return group(
    part(
      latheZ(
        [
          [tube, -2.2],
          [radius - 0.8, -2.2, 0.3],
          [radius - 0.3, -1.6, 0.3],
          [radius - 0.3, 0.2, 0.3],
          [radius - 1.2, 0.6, 0.3],
          [radius - 2.4, 0.4],
        ],
        180,
      ),
      cover,
    ),
    part(
      latheZ(
        [
          [0, 0.3],
          [radius - 1.8, 0.3],
          [radius - 1.8, 1.6],
        ],
        140,
      ),
      matte(0x4a4e52),
    ),
    merged(
      around(30, (angle) =>
        box(0.34, 1.8, 1.2, 0.1, 2)
          .translate(0, radius - 2.2, 1)
          .rotateZ(angle),
      ),
      matte(0x6a6f73),
    ),
    part(
      latheZ(
        [
          [0, 2.5],
          [radius * 0.4, 2.6, 4],
          [radius - 0.9, 3.3, 0.8],
          [radius, 2.7, 0.45],
          [radius - 0.2, 2, 0.3],
          [radius - 1.2, 1.6],
        ],
        200,
        10,
      ),
      cover,
    ),
    part(box(1.1, 0.2, 0.06, 0.03), glow(0x35d07a, 1.8), [0, -radius * 0.72, 3.06], [0.12, 0, 0]),
    part(
      latheZ(
        [
          [tube, -2],
          [tube, end],
          [tube - 0.4, end],
        ],
        150,
      ),
      pipe,
    ),
    part(
      latheZ(
        [
          [tube - 0.4, end],
          [tube - 0.4, -2],
        ],
        120,
      ),
      plastic(0xc9cbca, 0.5, { side: BackSide }),
    ),
    [-9, -20, -31].map((z) =>
      part(
        latheZ(
          [
            [tube - 0.05, z - 0.5],
            [tube + 0.22, z - 0.4, 0.1],
            [tube + 0.22, z + 0.4, 0.1],
            [tube - 0.05, z + 0.5],
          ],
          150,
        ),
        pipe,
      ),
    ),
    part(extrude(roundedRect(23, 23, 2), 1, 0.3), hood, [0, 0, end - 1]),
    part(
      latheZ(
        [
          [10.6, end - 1],
          [11, end - 4.4, 0.6],
          [9.8, end - 5],
          [0, end - 5],
        ],
        150,
      ),
      hood,
    ),
    merged(louvres, hood),
  )
}

export const wallRecoveryModel = defineModel<WallRecovery>({
  kind: 'recovery-wall',
  colours: { white: { colour: 0xf3f3f1 } },
  views: {
    a: { azimuth: 42, elevation: 14, fill: 0.86 },
    b: { azimuth: 90, elevation: 3, lens: 14, fill: 0.88 },
    c: { azimuth: 46, elevation: 16, floor: false, focus: { at: [5, 6, 1.5], radius: 7 } },
  },
  build: wallRecovery,
})
