import { DoubleSide, Shape } from 'three'
import type { Group } from 'three'
import { brushed, galvanised, rubber, steel } from '../finishes.ts'
import { sealedEnd, tubeInside } from '../geometry/duct.ts'
import { group, part, place } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { box, extrude, latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface Damper {
  readonly radius?: number
  readonly length?: number
  /** How far the two flaps are open, in radians; 0 is shut. */
  readonly open?: number
}

function flap(radius: number): Shape {
  const shape = new Shape()
  shape.moveTo(0.25, -radius)
  shape.absarc(0, 0, radius, -Math.PI / 2 + 0.03, Math.PI / 2 - 0.03, false)
  shape.lineTo(0.25, radius)
  shape.lineTo(0.25, -radius)
  return shape
}

/** Back-draught damper: two spring-loaded half-moons on an upright pin inside a short tube. */
export function damper({ radius = 8, length = 7, open = 0.42 }: Damper): Group {
  const metal = galvanised()
  const sheet = brushed(0xd4d6d8, { grainAxis: 'y', side: DoubleSide })
  const wing = (side: number): Group =>
    place(
      group(
        part(extrude(flap(radius - 0.45), 0.12, 0.02), sheet),
        part(extrude(flap(radius - 1.4), 0.06, 0.02), sheet, [0.6, 0, 0.14]),
      ),
      [0, 0, 0],
      [0, side > 0 ? -open : Math.PI + open, 0],
    )
  const coil = Array.from({ length: 121 }, (_, i) => {
    const turn = (i / 120) * Math.PI * 2 * 9
    return [0.55 * Math.cos(turn), -2.2 + (i / 120) * 4.4, 0.55 * Math.sin(turn) + 0.1] as const
  })
  const inner = group(
    wing(1),
    wing(-1),
    part(box(0.5, radius * 1.96, 0.5, 0.2), steel(), [0, 0, 0]),
    part(wire(coil, 0.1, 420, 8), steel({ roughness: 0.2 })),
    part(
      wire(
        [
          [0.5, 2.2, 0.2],
          [2, 2.5, 0.7],
          [4, 2.3, 1.1 + open],
        ],
        0.09,
        20,
        8,
      ),
      steel(),
    ),
    part(
      wire(
        [
          [-0.5, -2.2, 0.2],
          [-2, -2.4, 0.7],
          [-4, -2.3, 1.1 + open],
        ],
        0.09,
        20,
        8,
      ),
      steel(),
    ),
    part(ring(radius - 0.4, 0.2, -0.4, 120, 8), rubber(0x2f3032)),
  )
  return group(
    part(
      latheX(
        [
          [radius, -length / 2],
          [radius + 0.06, -1.2],
          [radius + 0.36, -0.9, 0.2],
          [radius + 0.36, 0.9, 0.2],
          [radius + 0.06, 1.2],
          [radius, length / 2],
        ],
        150,
      ),
      metal,
    ),
    tubeInside(radius, length),
    place(sealedEnd(radius, metal, 4.6), [length / 2, 0, 0]),
    place(sealedEnd(radius, metal, 4.6), [-length / 2, 0, 0], [0, Math.PI, 0]),
    place(inner, [length / 2 + 0.6, 0, 0], [0, Math.PI / 2, 0]),
  )
}

export const damperModel = defineModel<Damper>({
  kind: 'damper',
  colours: { galvanised: {} },
  views: {
    a: { azimuth: 58, elevation: 14, fill: 0.78 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 76, elevation: 8, floor: false, focus: { at: [6, 0, 0], radius: 7.6 } },
  },
  build: damper,
})
