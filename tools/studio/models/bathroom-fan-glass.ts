import type { Group } from 'three'
import { glass, glow, matte, plastic, steel } from '../finishes.ts'
import { group, part } from '../geometry/parts.ts'
import { circleHole, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'
import { wallSpigot } from './bathroom-fan.ts'

export interface GlassFan {
  readonly plate: number
  readonly body: number
  readonly light: number
  /** Side of the glass plate in cm. */
  readonly side?: number
}

export function glassFan({ plate, body, light, side = 17.8 }: GlassFan): Group {
  const shell = plastic(body, 0.36)
  const pane = glass(plate)
  const stud = latheZ(
    [
      [0, 0.3],
      [0.55, 0.26, 0.12],
      [0.62, 0],
    ],
    48,
  )
  const corner = side / 2 - 1.5
  return group(
    part(
      extrude(roundedRect(side - 1.2, side - 1.2, 1.6, [roundedRectHole(side - 4.4, side - 4.4, 1.2)]), 2.2, 0.4),
      shell,
      [0, 0, -0.6],
    ),
    part(box(side - 3.4, side - 3.4, 1.4, 0.4), shell, [0, 0, -0.5]),
    part(extrude(roundedRect(side - 3.6, side - 3.6, 1.1, [circleHole(4.6)]), 0.5, 0.1), matte(0x3a3d40), [0, 0, 0.4]),
    part(extrude(roundedRect(side - 5, side - 5, 1), 1.5, 0.1), matte(0x505458), [0, 0, 1]),
    wallSpigot(plastic(0xdedfdd, 0.4)),
    part(extrude(roundedRect(side, side, 0.7), 0.62, 0.13, { bevelSegments: 8 }), pane, [0, 0, 2.4]),
    [-1, 1].map((s) => part(stud, steel({ roughness: 0.2 }), [s * corner, s * -corner, 3])),
    part(box(1.1, 0.16, 0.06, 0.03), glow(light, 1.8), [0, -side / 2 + 1.2, 3.03]),
  )
}

export const glassFanModel = defineModel<GlassFan>({
  kind: 'bathroom-fan-glass',
  colours: {
    white: { plate: 0xf4f5f4, body: 0xf0f0ee, light: 0x35d07a },
    black: { plate: 0x30343a, body: 0xf0f0ee, light: 0x4fc3ff },
    graphite: { plate: 0x5a6066, body: 0xe3e4e3, light: 0xffffff },
  },
  views: {
    a: { azimuth: 36, elevation: 14, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 52, elevation: 18, floor: false, focus: { at: [5.5, 5.5, 1.5], radius: 5 } },
  },
  build: glassFan,
})
