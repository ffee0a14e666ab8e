import { Shape, Vector2 } from 'three'
import type { Group } from 'three'
import { cardboard, fabric, galvanised, matte } from '../finishes.ts'
import { label } from '../geometry/hardware.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { defineModel } from '../types.ts'

export interface PanelFilter {
  readonly media: number
  readonly side?: number
  readonly depth?: number
  readonly pleats?: number
}

/** Zigzag of the folded cloth as a thin closed ribbon, seen from above. */
function ribbon(width: number, depth: number, pleats: number): Shape {
  const front: Vector2[] = []
  for (let i = 0; i <= pleats * 2; i++) {
    const x = (i / (pleats * 2) - 0.5) * width
    front.push(new Vector2(x, i % 2 ? depth / 2 : -depth / 2))
  }
  return new Shape([...front, ...front.map((point) => new Vector2(point.x, point.y - 0.12)).reverse()])
}

export function panelFilter({ media, side = 40, depth = 4.8, pleats = 17 }: PanelFilter): Group {
  const board = cardboard()
  // Folds light each other up, which single lights do not do.
  const cloth = fabric(media, { bump: [[0.18, 10]], emissive: 0xf4f6f5, emissiveIntensity: 1.4 })
  const inner = side - 3.6
  const wires = [
    ...spread(9, -inner / 2 + 2, inner / 2 - 2, (y) =>
      box(inner, 0.14, 0.14, 0.05, 2).translate(0, y, depth / 2 - 0.5),
    ),
    ...spread(9, -inner / 2 + 2, inner / 2 - 2, (x) =>
      box(0.14, inner, 0.14, 0.05, 2).translate(x, 0, depth / 2 - 0.5),
    ),
  ]
  const print = label(
    9,
    1.6,
    (context) => {
      context.fillStyle = '#4a3a26'
      context.font = '700 1px sans-serif'
      context.fillText('G4  →', 0.3, 1.15)
      context.font = '.6px sans-serif'
      context.fillText('400 × 400 × 48', 4, 1.1)
    },
    { pixelsPerCm: 80 },
  )
  return group(
    part(extrude(roundedRect(side, side, 0.25, [roundedRectHole(inner, inner, 0.3)]), 0.5, 0.1), board, [
      0,
      0,
      depth / 2 - 0.5,
    ]),
    part(extrude(roundedRect(side, side, 0.25, [roundedRectHole(inner, inner, 0.3)]), 0.5, 0.1), board, [
      0,
      0,
      -depth / 2,
    ]),
    part(
      extrude(roundedRect(side, side, 0.25, [roundedRectHole(side - 0.7, side - 0.7, 0.2)]), depth - 0.2, 0.1),
      board,
      [0, 0, -depth / 2 + 0.1],
    ),
    part(
      extrude(ribbon(side - 0.8, depth - 2.6, pleats), side - 0.8, 0)
        .translate(0, 0, -(side - 0.8) / 2)
        .rotateX(Math.PI / 2),
      cloth,
    ),
    part(box(side - 1, side - 1, 0.2, 0.05), matte(0xb9bbb9, 0.9), [0, 0, -depth / 2 + 0.4]),
    merged(wires, galvanised({ roughness: 0.3 })),
    place(print, [-side / 2 + 6.6, -side / 2 + 0.9, depth / 2 + 0.02]),
  )
}

export const panelFilterModel = defineModel<PanelFilter>({
  kind: 'filter-panel',
  colours: { white: { media: 0xf1f2f1 } },
  views: {
    a: { azimuth: 34, elevation: 13, fill: 0.84 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.82 },
    c: { azimuth: 44, elevation: 20, floor: false, focus: { at: [-11, 12, 2], radius: 9.5 } },
  },
  build: panelFilter,
})
