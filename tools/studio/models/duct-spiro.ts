import type { Group } from 'three'
import { galvanised } from '../finishes.ts'
import { spiralTube, tubeInside } from '../geometry/duct.ts'
import { group, part, place } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { defineModel } from '../types.ts'

export interface SpiralDuct {
  readonly radius?: number
  readonly length?: number
}

function tube(radius: number, length: number): Group {
  const metal = galvanised({ roughness: 0.36 })
  const rims = [-1, 1].map((s) =>
    part(ring(radius - 0.06, 0.12, 0, 140, 8).rotateY(Math.PI / 2), metal, [(s * length) / 2, 0, 0]),
  )
  return group(part(spiralTube(radius, length), metal), tubeInside(radius, length), rims)
}

export function spiralDuct({ radius = 8, length = 62 }: SpiralDuct): Group {
  return group(
    place(tube(radius, length), [0, radius, 0]),
    place(tube(radius, length * 0.92), [2, radius, -radius * 2.1]),
    place(tube(radius, length * 0.86), [-1, radius + radius * 1.72, -radius * 1.05]),
  )
}

export const spiralDuctModel = defineModel<SpiralDuct>({
  kind: 'duct-spiro',
  colours: { galvanised: {} },
  views: {
    a: { azimuth: 42, elevation: 16, fill: 0.88 },
    b: { azimuth: 0, elevation: 4, lens: 14, fill: 0.9 },
    c: { azimuth: 62, elevation: 14, floor: false, focus: { at: [27, 12, -6], radius: 15 } },
  },
  build: spiralDuct,
})
