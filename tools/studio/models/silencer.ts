import { BackSide, CircleGeometry } from 'three'
import type { Group } from 'three'
import { galvanised, shade } from '../finishes.ts'
import { sealedEnd, spiralTube } from '../geometry/duct.ts'
import { ratingPlate } from '../geometry/hardware.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { latheX } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface Silencer {
  readonly radius?: number
  readonly shell?: number
  readonly length?: number
}

/** Dark holes on the inner wall near the open end, in staggered rows. */
function perforation(radius: number, from: number): Group {
  const holes = []
  for (let row = 0; row < 14; row++) {
    for (let k = 0; k < 44; k++) {
      const angle = ((k + (row % 2) / 2) / 44) * Math.PI * 2
      holes.push(
        new CircleGeometry(0.27, 10)
          .rotateX(Math.PI / 2)
          .translate(from - row * 0.95, radius - 0.26, 0)
          .rotateX(angle),
      )
    }
  }
  return group(merged(holes, shade(0x1d1f21)))
}

export function silencer({ radius = 8, shell = 13.4, length = 56 }: Silencer): Group {
  const metal = galvanised()
  const half = length / 2
  const cap = (): Group =>
    group(
      part(
        latheX(
          [
            [shell + 0.1, -2.4],
            [shell + 0.3, -2, 0.1],
            [shell + 0.3, 0, 0.3],
            [shell - 0.8, 0.35, 0.3],
            [radius + 1.4, 0.5, 0.4],
            [radius + 0.6, 0.3, 0.3],
            [radius, 0.6],
          ],
          160,
        ),
        metal,
      ),
      sealedEnd(radius, metal),
    )
  return group(
    place(part(spiralTube(shell, length, 8.5, 0.2), metal), [0, 0, 0]),
    part(
      latheX(
        [
          [radius - 0.22, -half],
          [radius - 0.22, half],
        ],
        120,
      ),
      galvanised({ side: BackSide, color: 0xb1b5b8 }),
    ),
    perforation(radius, half + 1),
    place(cap(), [half, 0, 0]),
    place(cap(), [-half, 0, 0], [0, Math.PI, 0]),
    place(
      ratingPlate(9, 4.4, ['Ø 160  L 600', 'útlum 250 Hz: 14 dB', 'útlum 1 kHz: 32 dB']),
      [-8, 5, Math.sqrt(shell * shell - 25) + 0.45],
      [-0.38, 0, 0],
    ),
  )
}

export const silencerModel = defineModel<Silencer>({
  kind: 'silencer',
  colours: { galvanised: {} },
  views: {
    a: { azimuth: 44, elevation: 14, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.9 },
    c: { azimuth: 62, elevation: 10, floor: false, focus: { at: [30, 0, 0], radius: 15 } },
  },
  build: silencer,
})
