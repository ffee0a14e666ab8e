import type { Group } from 'three'
import { galvanised } from '../finishes.ts'
import { sealedEnd, tubeInside } from '../geometry/duct.ts'
import { group, part, place } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface Tee {
  readonly radius?: number
  readonly branch?: number
  readonly length?: number
}

export function tee({ radius = 7.5, branch = 5.9, length = 24 }: Tee): Group {
  const metal = galvanised()
  const r = branch + 0.35
  const saddle = Array.from({ length: 65 }, (_, i) => {
    const angle = (i / 64) * Math.PI * 2
    const z = r * Math.sin(angle)
    return [r * Math.cos(angle), Math.sqrt(radius * radius - z * z) + 0.12, z] as const
  })
  const stub = group(
    part(
      latheX(
        [
          [r + 0.15, radius - 4],
          [r + 0.05, radius + 0.8],
          [r - 0.3, radius + 2.4, 0.3],
        ],
        120,
      ),
      metal,
    ),
    place(sealedEnd(branch, metal), [radius + 2.2, 0, 0]),
  )
  return group(
    part(
      latheX(
        [
          [radius, -length / 2],
          [radius, length / 2],
        ],
        150,
      ),
      metal,
    ),
    tubeInside(radius, length),
    part(wire(saddle, 0.3, 160, 10), metal),
    place(stub, [0, 0, 0], [0, 0, Math.PI / 2]),
    place(sealedEnd(radius, metal), [length / 2, 0, 0]),
    place(sealedEnd(radius, metal), [-length / 2, 0, 0], [0, Math.PI, 0]),
    part(ring(radius + 0.04, 0.12, 0, 120, 8).rotateY(Math.PI / 2), metal, [-length / 2 + 1.6, 0, 0]),
    part(ring(radius + 0.04, 0.12, 0, 120, 8).rotateY(Math.PI / 2), metal, [length / 2 - 1.6, 0, 0]),
  )
}

export const teeModel = defineModel<Tee>({
  kind: 'tee',
  colours: { galvanised: {} },
  views: {
    a: { azimuth: 40, elevation: 16, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.84 },
    c: { azimuth: 46, elevation: 30, floor: false, focus: { at: [2, 11, 2], radius: 10.5 } },
  },
  build: tee,
})
