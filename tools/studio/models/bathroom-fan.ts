import { BackSide, CircleGeometry, Shape } from 'three'
import type { Group } from 'three'
import { glow, matte, plastic } from '../finishes.ts'
import { impeller } from '../geometry/impeller.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { fillet, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude, lathe, latheZ } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface BathroomFan {
  readonly colour: number
  readonly louvre: number
  readonly rotor: number
  /** Paint with metal flakes. */
  readonly metallic?: boolean
  /** Side of the square front in cm. */
  readonly side?: number
  readonly louvres?: number
}

/** Wall spigot behind the front: a tube with sealing beads and the motor's impeller inside. */
export function wallSpigot(finish: ReturnType<typeof plastic>, radius = 4.9): Group {
  const r = radius
  const tube = latheZ([
    [r - 0.15, -9.2],
    [r + 0.05, -9.2, 0.1],
    [r + 0.05, -8.9, 0.1],
    [r - 0.02, -8.8],
    [r - 0.02, -6.2],
    [r + 0.12, -6.05, 0.08],
    [r + 0.12, -5.75, 0.08],
    [r, -5.6],
    [r, -1.6],
    [r + 0.7, -0.9, 0.5],
    [r + 1, -0.4],
  ])
  const inside = latheZ(
    [
      [r - 0.2, -9.2],
      [r - 0.2, 0],
    ],
    96,
  )
  return group(part(tube, finish), part(inside, plastic(0xcfd0ce, 0.5, { side: BackSide })))
}

export function bathroomFan({ colour, louvre, rotor, metallic = false, side = 17.6, louvres = 9 }: BathroomFan): Group {
  const flakes = metallic ? { metalness: 0.6, clearcoat: 0.3, clearcoatRoughness: 0.2 } : {}
  const front = plastic(colour, 0.34, flakes)
  const slat = plastic(louvre, 0.42, flakes)
  const hole = side * 0.716
  const model = group(
    part(
      extrude(roundedRect(side, side, 1.9, [roundedRectHole(hole, hole, 1.3)]), 2.3, 0.55, { bevelSegments: 10 }),
      front,
    ),
    part(
      extrude(roundedRect(hole + 0.6, hole + 0.6, 1.5, [roundedRectHole(hole - 0.9, hole - 0.9, 1)]), 1.5, 0.18),
      slat,
      [0, 0, 0.1],
    ),
    part(box(side - 4, side - 4, 1.2, 0.5), plastic(0xdedfdd, 0.4), [0, 0, -0.5]),
    wallSpigot(plastic(0xdedfdd, 0.4), side * 0.278),
    part(new CircleGeometry(hole * 0.48, 64), matte(0x2a2c2e), [0, 0, 0.12]),
  )
  const width = hole - 0.7
  const profile = new Shape(
    fillet(
      [
        [-0.62, -0.42],
        [0.62, 0.28],
        [0.62, 0.44, 0.06],
        [-0.62, -0.24, 0.06],
        [-0.62, -0.42],
      ],
      5,
    ),
  )
  spread(louvres, -width * 0.425, width * 0.425, (y) => {
    model.add(
      part(
        extrude(profile, width, 0.05)
          .rotateY(Math.PI / 2)
          .translate(-width / 2, y, 0.95),
        slat,
      ),
    )
  })
  for (const x of [-width / 4, width / 4]) model.add(part(box(0.28, width - 0.1, 0.8, 0.1), slat, [x, 0, 0.55]))
  model.add(
    place(
      impeller(7, plastic(rotor, 0.4), {
        root: 1.6,
        tip: side * 0.256,
        rootWidth: 1.6,
        tipWidth: 3.2,
        rootPitch: 0.7,
        tipPitch: 0.45,
      }),
      [0, 0, 0.3],
    ),
  )
  const cap = lathe(
    [
      [0, 0.14],
      [0.42, 0.12, 0.08],
      [0.46, 0],
    ],
    48,
  ).rotateX(Math.PI / 2)
  const corner = side / 2 - 1.3
  model.add(merged([cap.clone().translate(-corner, corner, 2.28), cap.clone().translate(corner, -corner, 2.28)], slat))
  model.add(part(box(0.9, 0.16, 0.1, 0.05), glow(0x35d07a, 1.6), [corner - 0.9, -corner - 0.1, 2.3]))
  return model
}

export const bathroomFanModel = defineModel<BathroomFan>({
  kind: 'bathroom-fan',
  colours: {
    white: { colour: 0xf3f3f1, louvre: 0xf3f3f1, rotor: 0x9da1a3 },
    silver: { colour: 0xc9ccce, louvre: 0xc0c3c6, rotor: 0x7c8083, metallic: true },
    black: { colour: 0x46494d, louvre: 0x4c4f53, rotor: 0x6a6d70 },
  },
  views: {
    a: { azimuth: 34, elevation: 12 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 40, elevation: 16, floor: false, focus: { at: [1.5, 0.5, 1.5], radius: 5.6 } },
  },
  build: bathroomFan,
})
