import { Shape } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import { fabric, galvanised, matte, plastic } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { letters } from '../geometry/letters.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { at, fillet, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  readonly deep: number
  readonly frame: 'sheet' | 'plastic'
  /** How full the pockets are blown. */
  readonly full: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { deep: 42, frame: 'sheet', full: 1 },
  { deep: 30, frame: 'plastic', full: 0.86 },
  { deep: 52, frame: 'sheet', full: 0.9 },
  { deep: 36, frame: 'plastic', full: 1.1 },
]

/** Cloth of the usual colours of the classes: M5 white, F7 rose, F9 yellow. */
const CLOTH: Readonly<Record<string, number>> = { M5: 0xf0f2f1, F7: 0xeccfd2, F9: 0xf1e3b4 }

/** Wedge of a blown-up pocket seen from above: wide at the frame, sewn to a seam at its end. */
const pocket = (width: number, depth: number, full: number): Shape =>
  new Shape(
    fillet(
      [
        at(-width / 2, 0),
        at(width / 2, 0),
        at(width * 0.56 * full, -depth * 0.3, 6),
        at(width * 0.3 * full, -depth * 0.8, 6),
        at(0.15, -depth, 0.4),
        at(-0.15, -depth, 0.4),
        at(-width * 0.3 * full, -depth * 0.8, 6),
        at(-width * 0.56 * full, -depth * 0.3, 6),
        at(-width / 2, 0),
      ],
      8,
    ),
  )

export function bagFilter(look: Look): Group {
  const form = formOf(look.brand)
  const { deep, frame, full } = pick(DESIGNS, form.first, look.line)
  const [width, height] = [centimetres(look, 'width', 59.2), centimetres(look, 'depth', 59.2)]
  const kind = String(look.facts['filterClass'] ?? 'M5')
  const metal = frame === 'sheet' ? galvanised() : plastic(form.grey, 0.45)
  const glassy = factMatches(look, 'material', /sklen/)
  const cloth = fabric(CLOTH[kind] ?? 0xf2f3f2, {
    bump: glassy
      ? [
          [0.32, 5],
          [0.14, 0.6],
        ]
      : [
          [0.22, 9],
          [0.1, 0.7],
        ],
  })
  const seam = fabric(form.accent)
  const inner = [width - 3.6, height - 3.6] as const
  const pockets = Math.max(3, Math.round(width / ({ M5: 11, F7: 8, F9: 6.2 }[kind] ?? 8)))
  const step = inner[0] / pockets
  const bags = spread(pockets, -inner[0] / 2 + step / 2, inner[0] / 2 - step / 2, (x, i) => {
    const bag = extrude(pocket(step * 0.94, deep, full), inner[1] - 0.6, 1.3, { bevelSegments: 4 })
      .translate(0, 0, -(inner[1] - 0.6) / 2)
      .rotateX(Math.PI / 2)
    const sag = Math.sin(i * 2.4) * 0.02
    return group(
      part(bag, cloth, [x, 0, -0.4], [0, sag, 0]),
      part(box(0.3, inner[1] - 2, 1.2, 0.12), seam, [x - sag * deep, 0, -deep - 0.4]),
      spread(3, -inner[1] * 0.26, inner[1] * 0.26, (y) =>
        part(box(step * 1.03 * full, 0.16, 0.16, 0.06), fabric(0xd5d9db), [x, y, -deep * 0.36]),
      ),
    )
  })
  return group(
    part(
      extrude(roundedRect(width, height, 0.4, [roundedRectHole(inner[0], inner[1], 0.3)]), 2.4, 0.2),
      metal,
      [0, 0, -0.2],
    ),
    spread(pockets - 1, -inner[0] / 2 + step, inner[0] / 2 - step, (x) =>
      part(box(0.8, inner[1], 1.8, 0.2), metal, [x, 0, 0.9]),
    ),
    part(box(inner[0], inner[1], 0.1, 0.02), matte(0xa9adae, 0.9), [0, 0, -0.1]),
    bags,
    place(
      group(
        part(box(1.9, 14, 0.04, 0.01), matte(0xf1f2f0, 0.5)),
        place(badge(form, 0.7, matte(form.accent), 11), [0.3, 0, 0.03], [0, 0, Math.PI / 2]),
        merged(letters(kind, { height: 0.7, depth: 0.02 }), matte(0x333333), [-0.45, 0, 0.03]),
      ),
      [width / 2 + 0.03, height * 0.28, 1],
      [0, Math.PI / 2, 0],
    ),
  )
}

export const bagFilterModel: Model = {
  kind: 'filter-bag',
  colours: ['white'],
  views: {
    a: { azimuth: 128, elevation: 20, fill: 0.88 },
    b: { azimuth: 90, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 40, elevation: 16, floor: false, focus: { at: [10, 12, 1], radius: 15 } },
  },
  sizes: { of: (look) => centimetres(look, 'width', 59.2), usual: 59.2, largest: 89.2 },
  build: bagFilter,
}
