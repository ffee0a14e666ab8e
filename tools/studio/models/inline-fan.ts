import { BackSide, Shape, Vector2 } from 'three'
import type { Group } from 'three'
import { matte, plastic, steel } from '../finishes.ts'
import { cable, ratingPlate, screw } from '../geometry/hardware.ts'
import { impeller } from '../geometry/impeller.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { roundedRect } from '../geometry/profile.ts'
import type { Corner } from '../geometry/profile.ts'
import { box, extrude, latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface InlineFan {
  readonly colour: number
  readonly trim: number
  /** Radius of the spigots in cm. */
  readonly radius?: number
}

/** Mirrors the right half of a profile, so that the housing is the same on both sides. */
const symmetric = (half: readonly Corner[]): Corner[] => [
  ...half.map(([r, x, rounding]): Corner => [r, -x, rounding ?? 0]),
  ...half.toReversed().map(([r, x, rounding]): Corner => [r, x, rounding ?? 0]),
]

function housing(finish: ReturnType<typeof plastic>, r: number): Group {
  const outside = symmetric([
    [r - 0.18, 15],
    [r, 15, 0.08],
    [r, 14.6, 0.1],
    [r - 0.1, 14.4],
    [r - 0.1, 12.4],
    [r + 0.12, 12.3, 0.06],
    [r + 0.12, 12, 0.06],
    [r - 0.05, 11.8],
    [r - 0.05, 11],
    [r + 0.9, 9.6, 0.5],
    [r + 2.5, 7.6, 1.2],
    [r + 2.8, 6.2, 0.4],
  ])
  const inside = symmetric([
    [r - 0.18, 15],
    [r - 0.25, 10],
    [r + 1.6, 7],
  ])
  const ribs = around(40, (angle) =>
    box(8.6, 0.16, 0.34, 0.07, 3)
      .translate(0, r + 2.84, 0)
      .rotateX(angle),
  )
  return group(
    part(latheX(outside, 160), finish),
    part(latheX(inside, 96), plastic(0xc9cbca, 0.5, { side: BackSide })),
    merged(ribs, finish),
  )
}

function terminalBox(trim: number, y: number): Group {
  const screws = [-3.2, 3.2].flatMap((x) =>
    [-2.1, 2.1].map((z) => place(screw(0.3), [x, y + 1.96, z], [-Math.PI / 2, 0, 0])),
  )
  const plate = ratingPlate(4.2, 1.9, ['230 V ~ 50 Hz  26 W', '187 m³/h   36 dB(A)', 'IPX4   0,11 A'])
  return group(
    part(box(8.4, 3.4, 6.2, 0.55, 7), matte(trim, 0.5), [0, y, 0]),
    part(box(7.6, 0.5, 5.4, 0.22), matte(trim, 0.42), [0, y + 1.72, 0]),
    screws,
    place(plate, [0, y + 1.985, 0], [-Math.PI / 2, 0, 0]),
  )
}

function clampBand(side: number, trim: ReturnType<typeof matte>, r: number): Group {
  return group(
    part(
      latheX(
        [
          [r + 2.76, -0.75],
          [r + 3.12, -0.75, 0.12],
          [r + 3.12, 0.75, 0.12],
          [r + 2.76, 0.75],
        ],
        160,
      ),
      trim,
      [side * 5.6, 0, 0],
    ),
    part(box(1.7, 1.5, 2.2, 0.25), trim, [side * 5.6, 5.2, 6.4], [-0.85, 0, 0]),
    part(
      latheX(
        [
          [0, 0.3],
          [0.34, 0.3, 0.06],
          [0.4, -0.3],
        ],
        32,
      ),
      steel(),
      [side * 5.6, 5.65, 7.2],
      [0, Math.PI / 2 + 0.4, 0],
    ),
  )
}

export function inlineFan({ colour, trim, radius = 4.9 }: InlineFan): Group {
  const r = radius
  const dark = matte(trim, 0.5)
  const rotor = matte(0x4a4f54, 0.4)
  const arrow = new Shape(
    [
      [-2, -0.28],
      [0.6, -0.28],
      [0.6, -0.8],
      [2, 0],
      [0.6, 0.8],
      [0.6, 0.28],
      [-2, 0.28],
    ].map(([x, y]) => new Vector2(x, y)),
  )
  const guard = [
    ...[1.6, 2.7, 3.8].map((radius) => ring(radius, 0.07, 0, 80, 8).rotateY(Math.PI / 2)),
    ...around(4, (angle) => box(0.14, r * 1.92, 0.14, 0.06, 2).rotateX(angle / 2)),
  ]
  return group(
    housing(plastic(colour, 0.36), r),
    [-1, 1].map((side) => clampBand(side, dark, r)),
    terminalBox(trim, r + 4),
    cable([
      [4.1, 8.9, 1.2],
      [8.2, 8.9, 0.4],
      [9, 5, -7.5],
      [9, -7.95, -11],
      [16, -8, -15],
    ]),
    [-4.6, 4.6].map((z) =>
      part(extrude(roundedRect(11, 2.6, 0.5), 0.45, 0.12).rotateX(-Math.PI / 2), dark, [0, -8.4, z]),
    ),
    part(box(10, 2.6, 7.6, 0.5), dark, [0, -7.3, 0]),
    part(extrude(arrow, 0.16, 0.04), dark, [0, 0, r + 2.98]),
    place(
      impeller(9, rotor, { root: 1.5, tip: r - 0.4, rootWidth: 1.5, tipWidth: 2.6, rootPitch: 0.8, tipPitch: 0.5 }),
      [9.4, 0, 0],
      [0, Math.PI / 2, 0],
    ),
    merged(guard, matte(0x2f3336), [12.2, 0, 0]),
  )
}

export const inlineFanModel = defineModel<InlineFan>({
  kind: 'inline-fan',
  colours: {
    white: { colour: 0xefefed, trim: 0x3a3e42 },
    grey: { colour: 0x8b9196, trim: 0x303438 },
  },
  views: {
    a: { azimuth: 38, elevation: 20 },
    b: { azimuth: 0, elevation: 4, lens: 14, fill: 0.84 },
    c: { azimuth: 24, elevation: 30, floor: false, focus: { at: [0, 7.6, 3], radius: 7.2 } },
  },
  build: inlineFan,
})
