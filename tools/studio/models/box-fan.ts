import { BackSide } from 'three'
import type { Group } from 'three'
import { galvanised, matte, plastic, rubber } from '../finishes.ts'
import { bolt, cable, ratingPlate } from '../geometry/hardware.ts'
import { impeller } from '../geometry/impeller.ts'
import { group, part, place } from '../geometry/parts.ts'
import { box, latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface BoxFan {
  readonly side?: number
  /** Radius of the round connections in cm. */
  readonly radius?: number
  readonly trim: number
}

function spigot(radius: number, from: number, mirrored: boolean): Group {
  const r = radius
  const metal = galvanised()
  const shell = group(
    part(
      latheX(
        [
          [r + 2, 0],
          [r + 2, 0.3, 0.1],
          [r, 0.4, 0.3],
          [r, 6.2],
          [r - 0.15, 6.2],
        ],
        140,
      ),
      metal,
    ),
    part(
      latheX(
        [
          [r - 0.2, 6.2],
          [r - 0.2, 0],
        ],
        120,
      ),
      galvanised({ side: BackSide, color: 0x8d9194 }),
    ),
    part(
      latheX(
        [
          [r - 0.05, 4.3],
          [r + 0.4, 4.4, 0.15],
          [r + 0.4, 5.2, 0.15],
          [r - 0.05, 5.3],
        ],
        140,
      ),
      rubber(0x2a2b2d),
    ),
  )
  return place(shell, [mirrored ? -from : from, 0, 0], [0, mirrored ? Math.PI : 0, 0])
}

export function boxFan({ side = 40, radius = 12.4, trim }: BoxFan): Group {
  const metal = galvanised()
  const edge = galvanised({ color: 0xa3a7aa, roughness: 0.5 })
  const half = side / 2
  const frame = [-1, 1].flatMap((u) =>
    [-1, 1].flatMap((v) => [
      part(box(side + 0.6, 2.6, 2.6, 0.35), edge, [0, u * (half - 1), v * (half - 1)]),
      part(box(2.6, side + 0.6, 2.6, 0.35), edge, [u * (half - 1), 0, v * (half - 1)]),
      part(box(2.6, 2.6, side + 0.6, 0.35), edge, [u * (half - 1), v * (half - 1), 0]),
    ]),
  )
  const bolts = [-1, 0, 1].flatMap((x) =>
    [-1, 1].map((y) => place(bolt(0.42), [x * (half - 3.6), y * (half - 3.6), half + 0.05])),
  )
  return group(
    part(box(side - 0.8, side - 0.8, side - 0.8, 0.3), metal),
    frame,
    part(box(side - 4.6, side - 4.6, 0.5, 0.2), metal, [0, 0, half - 0.3]),
    bolts,
    spigot(radius, half - 0.2, false),
    spigot(radius, half - 0.2, true),
    place(
      impeller(11, matte(0x54595d, 0.42), {
        root: 4,
        tip: radius - 0.8,
        rootWidth: 3,
        tipWidth: 4.4,
        rootPitch: 0.8,
        tipPitch: 0.5,
      }),
      [half + 1.4, 0, 0],
      [0, Math.PI / 2, 0],
    ),
    part(box(11, 8, 5, 0.8, 6), plastic(trim, 0.42), [-6, 6, half + 2.4]),
    part(box(9.6, 6.6, 0.5, 0.3), plastic(trim, 0.36), [-6, 6, half + 4.9]),
    place(ratingPlate(9, 5, ['230 V ~ 50 Hz  128 W', '910 m³/h   38 dB(A)', 'IP44   0,56 A']), [7, -8, half - 0.03]),
    cable(
      [
        [-0.4, 4.4, half + 2.6],
        [6, 4.4, half + 3.2],
        [13, -4, half + 3],
        [17, -half + 0.6, half + 4],
        [half + 12, -half + 0.6, half + 2],
      ],
      0.5,
    ),
  )
}

export const boxFanModel = defineModel<BoxFan>({
  kind: 'box-fan',
  colours: { galvanised: { trim: 0xd9dbdc } },
  views: {
    a: { azimuth: 36, elevation: 18, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 62, elevation: 14, floor: false, focus: { at: [22, 0, 0], radius: 18 } },
  },
  build: boxFan,
})
