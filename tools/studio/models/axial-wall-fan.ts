import { DoubleSide } from 'three'
import type { Group } from 'three'
import { galvanised, powder } from '../finishes.ts'
import { blades } from '../geometry/blade.ts'
import { bolt, cable } from '../geometry/hardware.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { circleHole, roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface AxialWallFan {
  readonly colour: number
  readonly blade: number
  readonly side?: number
}

export function axialWallFan({ colour, blade, side = 46 }: AxialWallFan): Group {
  const R = side * 0.42
  const coat = { clearcoat: 0.4, clearcoatRoughness: 0.22 }
  const plate = powder(colour, coat)
  const leaf = powder(blade, coat)
  const nozzle = latheZ(
    [
      [R + 2.6, 0.5],
      [R + 1.4, 1, 0.6],
      [R + 0.4, 0, 1],
      [R, -2, 0.8],
      [R, -8.4],
      [R + 0.3, -8.6, 0.1],
      [R + 0.3, -9],
    ],
    200,
    10,
  )
  const shape = {
    root: 6,
    tip: R - 0.5,
    rootWidth: 8.6,
    middleWidth: 13,
    tipWidth: 14,
    rootPitch: 0.66,
    tipPitch: 0.42,
    sweep: 0.34,
    thickness: 0.36,
    camber: 0.09,
    tipRound: 0.12,
  }
  const dome = (radius: number): number => 4.6 - 3.6 * (radius / (R + 2)) ** 3
  const hoops = Array.from({ length: 11 }, (_, i) => 4.8 + i * ((R + 1.4 - 4.8) / 10)).map((radius) =>
    ring(radius, 0.17, dome(radius), 140, 8),
  )
  const spokes = around(8, (angle) =>
    wire(
      [3.6, R * 0.4, R * 0.7, R * 0.9, R + 2, R + 2.6].map(
        (r, i) => [r * Math.cos(angle), r * Math.sin(angle), i === 5 ? 0.7 : dome(r) - 0.3] as const,
      ),
      0.26,
      30,
      8,
    ),
  )
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => place(bolt(0.6), [x * (side / 2 - 2.6), y * (side / 2 - 2.6), 0.5])),
  )
  const feet = around(4, (angle) => place(bolt(0.45), [(R + 2.6) * Math.cos(angle), (R + 2.6) * Math.sin(angle), 0.6]))
  return group(
    part(extrude(roundedRect(side, side, 2.2, [circleHole(R + 1.2)]), 0.6, 0.2), plate),
    part(extrude(roundedRect(side, side, 2.2, [circleHole(R + 2.4)]), 1.4, 0.1), plate, [0, 0, -1]),
    part(nozzle, powder(colour, { ...coat, side: DoubleSide })),
    merged(blades(7, shape), leaf, [0, 0, -3.4]),
    part(
      latheZ(
        [
          [0, -0.6],
          [5.4, -0.8, 1],
          [6.6, -1.8, 0.8],
          [6.6, -6.4],
        ],
        96,
      ),
      leaf,
    ),
    part(
      latheZ(
        [
          [0, 4.2],
          [3.4, 4.2, 0.5],
          [3.8, 3.6, 0.3],
          [3.8, 0],
        ],
        64,
      ),
      plate,
    ),
    part(
      latheZ(
        [
          [5.6, -5],
          [5.9, -5.4, 0.3],
          [5.9, -15, 0.8],
          [4, -16.5, 0.5],
          [0, -16.5],
        ],
        96,
      ),
      galvanised({ color: 0x9fa3a6 }),
    ),
    merged([...hoops, ...spokes], powder(0x5b6065, coat)),
    corners,
    feet,
    part(box(6.4, 5, 3.6, 0.6), powder(0x3a3d41, coat), [side / 2 - 5, -side / 2 + 6, 2.4]),
    cable(
      [
        [side / 2 - 2, -side / 2 + 5, 2.4],
        [side / 2 + 3, -side / 2 + 5, 2.6],
        [side / 2 + 5, -side / 2 + 0.5, 5],
        [side / 2 + 2, -side / 2 + 0.4, 12],
      ],
      0.4,
    ),
  )
}

export const axialWallFanModel = defineModel<AxialWallFan>({
  kind: 'axial-wall-fan',
  colours: {
    black: { colour: 0x5c6167, blade: 0x747a80 },
    grey: { colour: 0xb4b9bd, blade: 0x747a80 },
  },
  views: {
    a: { azimuth: 34, elevation: 10, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.84 },
    c: { azimuth: 40, elevation: 12, floor: false, focus: { at: [8, 8, 1], radius: 13 } },
  },
  build: axialWallFan,
})
