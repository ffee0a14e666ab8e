import { Shape, Vector2 } from 'three'
import type { Group } from 'three'
import { galvanised, powder, rubber, shade } from '../finishes.ts'
import { bolt, cable, ratingPlate } from '../geometry/hardware.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { circleHole, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface CentrifugalFan {
  readonly colour: number
  readonly width?: number
  /** Radius of the round inlet in cm. */
  readonly inlet?: number
}

/** Outline of the snail: it widens from the tongue, left and down round the wheel, into the upright outlet on the right. */
function snail(grow: number): Shape {
  const tongue = Math.PI * 0.36
  const spiral = Array.from({ length: 121 }, (_, i) => {
    const share = i / 120
    const angle = tongue + (Math.PI * 2 - tongue) * share
    const radius = 13.4 + 7.6 * share + grow
    return new Vector2(radius * Math.cos(angle), radius * Math.sin(angle))
  })
  return new Shape([...spiral, new Vector2(21 + grow, 26), new Vector2(5.2 - grow, 26)])
}

export function centrifugalFan({ colour, width = 20, inlet = 9.4 }: CentrifugalFan): Group {
  const body = powder(colour, { clearcoat: 0.25, clearcoatRoughness: 0.28 })
  const metal = galvanised({ color: 0xb4b8bb })
  const half = width / 2
  const vanes = around(36, (angle) =>
    box(0.16, 1.9, width * 0.7, 0.06, 2)
      .rotateZ(0.7)
      .translate(0, inlet - 0.7, 0)
      .rotateZ(angle),
  )
  const side = snail(0)
  const front = snail(0.9)
  front.holes.push(circleHole(inlet))
  const flangeBolts = around(8, (angle) =>
    place(bolt(0.4), [(inlet + 1.6) * Math.cos(angle + 0.4), (inlet + 1.6) * Math.sin(angle + 0.4), half + 0.55]),
  )
  const outletHoles = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => place(bolt(0.4), [13 + x * 9.2, 27.3, z * (half - 0.6)], [-Math.PI / 2, 0, 0])),
  )
  const rim = extrude(roundedRect(21, width + 3.4, 0.4, [roundedRectHole(15, width - 1.4, 0.3)]), 1.2, 0.15).rotateX(
    -Math.PI / 2,
  )
  return group(
    part(extrude(side, width - 1, 0.15), body, [0, 0, -half + 0.5]),
    part(extrude(front, 0.6, 0.2), body, [0, 0, half - 0.3]),
    part(extrude(snail(0.9), 0.6, 0.2), body, [0, 0, -half - 0.3]),
    part(
      latheZ(
        [
          [0, half - 8],
          [inlet - 1.5, half - 8],
        ],
        80,
      ),
      shade(0x2b2e31),
      [0, 0, 8.06],
    ),
    part(
      latheZ(
        [
          [inlet + 2.6, half + 0.2],
          [inlet + 2.5, half + 0.7, 0.2],
          [inlet + 0.8, half + 0.8, 0.2],
          [inlet + 0.5, half + 1.8, 0.5],
          [inlet - 0.4, half + 1.2, 0.8],
          [inlet - 1.4, half - 3],
        ],
        160,
        8,
      ),
      metal,
    ),
    flangeBolts,
    merged(vanes, metal, [0, 0, half - 4]),
    part(
      latheZ(
        [
          [0, half - 1.6],
          [2, half - 1.7, 0.4],
          [2.6, half - 2.6, 0.4],
          [4.6, half - 5],
          [inlet, half - 6],
        ],
        80,
      ),
      metal,
    ),
    merged(
      [4.6, 6.9, 9.2].map((radius) => ring(radius, 0.14, half + 1.5, 110, 8)),
      metal,
    ),
    merged(
      around(4, (angle) => box(0.26, inlet * 2.1, 0.26, 0.1, 2).rotateZ(angle / 2)),
      metal,
      [0, 0, half + 1.3],
    ),
    part(rim, metal, [13, 25.6, 0]),
    part(extrude(roundedRect(15, width - 1.4, 0.3), 0.2, 0.02).rotateX(-Math.PI / 2), shade(0x1c1e20), [13, 26.2, 0]),
    outletHoles,
    part(
      latheZ(
        [
          [7, -half - 0.2],
          [7, -half - 1, 0.3],
          [6.2, -half - 1.4, 0.3],
          [6.2, -half - 14, 1],
          [4, -half - 15, 0.5],
          [0, -half - 15],
        ],
        96,
      ),
      powder(0x4a4f54),
    ),
    merged(
      around(22, (angle) =>
        box(0.3, 0.9, 10.5, 0.1, 2)
          .translate(0, 6.4, -half - 8)
          .rotateZ(angle),
      ),
      powder(0x4a4f54),
    ),
    [-1, 1].map((s) => part(box(30, 2.2, 2.6, 0.3), metal, [0, -20.4, s * (half - 2)])),
    [-1, 1].flatMap((x) => [-1, 1].map((s) => part(box(4, 2.4, 3.4, 0.6), rubber(), [x * 12, -22.4, s * (half - 2)]))),
    [-1, 1].flatMap((x) => [-1, 1].map((s) => part(box(2.4, 9, 0.5, 0.2), metal, [x * 10, -17, s * (half + 0.4)]))),
    place(ratingPlate(7, 4, ['400 V 3~ 50 Hz  550 W', '1 850 m³/h', 'IP54']), [-11.5, 10.6, half + 0.32], [0, 0, 0]),
    part(box(8, 5, 6, 0.6), powder(0x3c4045, { clearcoat: 0.3, clearcoatRoughness: 0.2 }), [17.6, 2, -2]),
    cable(
      [
        [21.4, 1, -2],
        [25, 0, -2],
        [26, -10, 0],
        [25, -23, 4],
        [30, -23.1, 12],
      ],
      0.45,
    ),
  )
}

export const centrifugalFanModel = defineModel<CentrifugalFan>({
  kind: 'centrifugal-fan',
  colours: { grey: { colour: 0x7d868d } },
  views: {
    a: { azimuth: 32, elevation: 16, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 36, elevation: 14, floor: false, focus: { at: [0, 0, 10], radius: 12.5 } },
  },
  build: centrifugalFan,
})
