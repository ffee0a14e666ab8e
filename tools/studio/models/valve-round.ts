import { CircleGeometry } from 'three'
import type { Group } from 'three'
import { galvanised, plastic, powder, shade } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { latheZ } from '../geometry/solids.ts'
import { surface } from '../surface.ts'
import { defineModel } from '../types.ts'

export interface RoundValve {
  readonly colour: number
  readonly radius?: number
}

/** Disc valve: a dished ring for the ceiling and a cone on a spindle that sets the gap. */
export function roundValve({ colour, radius = 8.6 }: RoundValve): Group {
  const coat = powder(colour, { roughness: 0.36, bump: [[0.05, 22]] })
  const r = radius
  return group(
    part(
      latheZ(
        [
          [r - 2.5, -4.4],
          [r - 2.4, -4.6],
          [r - 2.3, -4.4],
          [r - 2.3, -0.6],
          [r, -0.5, 0.2],
          [r + 0.1, 0, 0.3],
          [r - 0.7, 0.75, 0.7],
          [r - 2, 0.5, 0.6],
          [r - 2.5, -0.4, 0.5],
          [r - 2.5, -4.4],
        ],
        200,
        8,
      ),
      coat,
    ),
    part(
      latheZ(
        [
          [0, 1.5],
          [r * 0.3, 1.6, 2],
          [r - 3.2, 2.1, 0.5],
          [r - 2.6, 1.8, 0.3],
          [r - 2.8, 1.3, 0.3],
          [r - 4.6, 0.2, 0.8],
          [1.4, -1.2, 0.5],
          [0, -1.2],
        ],
        200,
        8,
      ),
      coat,
    ),
    part(
      latheZ(
        [
          [0.42, -1],
          [0.42, -6.2],
          [0, -6.3],
        ],
        32,
      ),
      surface({ color: 0xc9ccce, metalness: 1, roughness: 0.3 }),
    ),
    part(
      latheZ(
        [
          [0, -4],
          [1.2, -4, 0.1],
          [1.2, -4.5, 0.1],
          [0, -4.5],
        ],
        6,
      ),
      galvanised(),
    ),
    part(
      latheZ(
        [
          [r - 2.3, -1.4],
          [r - 1.9, -1.3, 0.15],
          [r - 1.9, -0.7, 0.15],
          [r - 2.3, -0.6],
        ],
        150,
      ),
      plastic(0x8d9194, 0.7),
    ),
    part(
      latheZ(
        [
          [r - 2.35, -4.5],
          [r - 2.35, -9],
        ],
        140,
      ),
      galvanised(),
    ),
    part(new CircleGeometry(r - 2.4, 80), shade(0x202224), [0, 0, -4.6]),
  )
}

export const roundValveModel = defineModel<RoundValve>({
  kind: 'valve-round',
  colours: { white: { colour: 0xf2f2f0 } },
  views: {
    a: { azimuth: 36, elevation: 16, fill: 0.78 },
    b: { azimuth: 90, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 58, elevation: 16, floor: false, focus: { at: [3.5, 3, 1], radius: 5 } },
  },
  build: roundValve,
})
