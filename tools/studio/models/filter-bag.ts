import { Shape } from 'three'
import type { Group } from 'three'
import { fabric, galvanised, matte } from '../finishes.ts'
import { group, part, spread } from '../geometry/parts.ts'
import { fillet, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface BagFilter {
  readonly media: number
  readonly width?: number
  readonly height?: number
  readonly pockets?: number
  readonly depth?: number
}

/** Wedge of a blown-up pocket seen from above: wide at the frame, sewn to a seam at its end. */
const pocket = (width: number, depth: number): Shape =>
  new Shape(
    fillet(
      [
        [-width / 2, 0],
        [width / 2, 0],
        [width * 0.56, -depth * 0.3, 6],
        [width * 0.3, -depth * 0.8, 6],
        [0.15, -depth, 0.4],
        [-0.15, -depth, 0.4],
        [-width * 0.3, -depth * 0.8, 6],
        [-width * 0.56, -depth * 0.3, 6],
        [-width / 2, 0],
      ],
      8,
    ),
  )

export function bagFilter({ media, width = 49, height = 49, pockets = 6, depth = 42 }: BagFilter): Group {
  const metal = galvanised()
  const cloth = fabric(media, {
    bump: [
      [0.22, 9],
      [0.1, 0.7],
    ],
  })
  const seam = fabric(0xd5d9db)
  const inner = [width - 3.6, height - 3.6] as const
  const step = inner[0] / pockets
  const bags = spread(pockets, -inner[0] / 2 + step / 2, inner[0] / 2 - step / 2, (x, i) => {
    const bag = extrude(pocket(step * 0.94, depth), inner[1] - 0.6, 1.3, { bevelSegments: 5 })
      .translate(0, 0, -(inner[1] - 0.6) / 2)
      .rotateX(Math.PI / 2)
    const sag = Math.sin(i * 2.4) * 0.02
    return group(
      part(bag, cloth, [x, 0, -0.4], [0, sag, 0]),
      part(box(0.3, inner[1] - 2, 1.2, 0.12), seam, [x - sag * depth, 0, -depth - 0.4]),
      spread(3, -inner[1] * 0.26, inner[1] * 0.26, (y) =>
        part(box(step * 1.03, 0.16, 0.16, 0.06), seam, [x, y, -depth * 0.36]),
      ),
    )
  })
  return group(
    part(
      extrude(roundedRect(width, height, 0.3, [roundedRectHole(inner[0], inner[1], 0.2)]), 2.4, 0.2),
      metal,
      [0, 0, -0.2],
    ),
    spread(pockets - 1, -inner[0] / 2 + step, inner[0] / 2 - step, (x) =>
      part(box(0.8, inner[1], 1.8, 0.2), metal, [x, 0, 0.9]),
    ),
    part(box(inner[0], inner[1], 0.1, 0.02), matte(0xa9adae, 0.9), [0, 0, -0.1]),
    bags,
  )
}

export const bagFilterModel = defineModel<BagFilter>({
  kind: 'filter-bag',
  colours: { white: { media: 0xf2f3f2 } },
  views: {
    a: { azimuth: 128, elevation: 20, fill: 0.86 },
    b: { azimuth: 90, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 40, elevation: 16, floor: false, focus: { at: [10, 12, 1], radius: 15 } },
  },
  build: bagFilter,
})
