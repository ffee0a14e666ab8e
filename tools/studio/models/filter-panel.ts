import { Shape, Vector2 } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { cardboard, fabric, galvanised, matte, plastic } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import { letters } from '../geometry/letters.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { wire } from '../geometry/paths.ts'
import { roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  /** What holds the cloth in front. */
  readonly support: 'grid' | 'diagonal' | 'columns' | 'hex' | 'none'
  readonly frame: 'board' | 'white' | 'plastic' | 'sheet'
  readonly depth: number
  readonly handle: boolean
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { support: 'grid', frame: 'board', depth: 4.8, handle: false },
  { support: 'diagonal', frame: 'white', depth: 4.8, handle: true },
  { support: 'none', frame: 'plastic', depth: 2.5, handle: true },
  { support: 'columns', frame: 'board', depth: 9, handle: false },
  { support: 'hex', frame: 'sheet', depth: 4.8, handle: false },
  { support: 'columns', frame: 'white', depth: 2.5, handle: false },
  { support: 'grid', frame: 'plastic', depth: 4.8, handle: true },
]

/** Tone of the cloth: finer classes are whiter. */
const CLOTH: Readonly<Record<string, number>> = { G4: 0xdfe7e4, M5: 0xe9eef2, F7: 0xf4f4f1 }

/** Zigzag of the folded cloth as a thin closed ribbon, seen from above. */
function ribbon(width: number, depth: number, pleats: number): Shape {
  const front = Array.from(
    { length: pleats * 2 + 1 },
    (_, i) => new Vector2((i / (pleats * 2) - 0.5) * width, i % 2 ? depth / 2 : -depth / 2),
  )
  return new Shape([...front, ...front.map((point) => new Vector2(point.x, point.y - 0.12)).reverse()])
}

function frameOf(kind: Design['frame'], form: Form): Finish {
  switch (kind) {
    case 'board':
      return cardboard()
    case 'white':
      return cardboard(0xeeece6)
    case 'plastic':
      return plastic(form.grey, 0.45)
    case 'sheet':
      return galvanised()
  }
}

function print(look: Look, form: Form, finish: Finish, width: number, border: number): Group {
  const kind = String(look.facts['filterClass'] ?? 'G4')
  const ink = matte(0x3c3428, 0.7)
  const size = border * 0.42
  const words = [
    ...letters(`${kind} →`, { height: size * 1.25, align: 'left', weight: 1.3, depth: 0.02 }),
    ...letters(`${centimetres(look, 'width', 40) * 10}×${centimetres(look, 'depth', 40) * 10}`, {
      height: size * 0.8,
      align: 'left',
      depth: 0.02,
    }).map((one) => one.translate(size * 5.4, 0, 0)),
  ]
  return group(
    merged(words, ink, [-width / 2 + border, -size * 0.5, 0]),
    place(badge(form, size, finish, width * 0.36), [width * 0.28, 0, 0]),
  )
}

export function panelFilter(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const [width, height] = [centimetres(look, 'width', 40), centimetres(look, 'depth', 40)]
  const { depth } = design
  const frame = frameOf(design.frame, form)
  const border = 1.9
  const [innerWidth, innerHeight] = [width - 2 * border, height - 2 * border]
  const kind = String(look.facts['filterClass'] ?? 'G4')
  // Folds light each other up, which single lights do not do.
  const cloth = fabric(CLOTH[kind] ?? 0xf1f2f1, { bump: [[0.18, 10]], emissive: 0xf4f6f5, emissiveIntensity: 0.5 })
  const folded = factMatches(look, 'material', /skládan/)
  const pleats = Math.max(5, Math.round(width / (folded ? ({ G4: 2.8, M5: 2.2, F7: 1.5 }[kind] ?? 2.2) : 5)))
  const rim = () => extrude(roundedRect(width, height, 0.25, [roundedRectHole(innerWidth, innerHeight, 0.3)]), 0.5, 0.1)
  const media = extrude(ribbon(width - 0.8, folded ? depth - 1.6 : 0.9, pleats), height - 0.8, 0)
    .translate(0, 0, -(height - 0.8) / 2)
    .rotateX(Math.PI / 2)
  const support =
    design.support === 'none'
      ? []
      : grille(design.support, { width: innerWidth, height: innerHeight, pitch: 4.2, thick: 0.16, depth: 0.16 })
  const tab = wire(
    [
      [-2.6, 0, 0],
      [-2, 1.8, 0.6],
      [2, 1.8, 0.6],
      [2.6, 0, 0],
    ],
    0.28,
    30,
    8,
  )
  return group(
    part(rim(), frame, [0, 0, depth / 2 - 0.5]),
    part(rim(), frame, [0, 0, -depth / 2]),
    part(
      extrude(roundedRect(width, height, 0.25, [roundedRectHole(width - 0.7, height - 0.7, 0.2)]), depth - 0.2, 0.1),
      frame,
      [0, 0, -depth / 2 + 0.1],
    ),
    part(media, cloth, [0, 0, folded ? 0 : depth * 0.2]),
    part(box(width - 1, height - 1, 0.2, 0.05), matte(0xb9bbb9, 0.9), [0, 0, -depth / 2 + 0.4]),
    support.length > 0
      ? [
          merged(support, design.frame === 'sheet' ? galvanised({ color: 0xaab0b4 }) : galvanised({ roughness: 0.3 }), [
            0,
            0,
            depth / 2 - 0.5,
          ]),
        ]
      : [],
    design.handle ? [part(tab, matte(form.accent, 0.5), [0, height / 2 - 1, depth / 2])] : [],
    part(box(width, 0.35, 0.04, 0.01), matte(form.accent, 0.6), [0, -height / 2 + border - 0.2, depth / 2 + 0.01]),
    place(print(look, form, frame, width, border), [0, -height / 2 + border * 0.5 - 0.1, depth / 2 + 0.01]),
  )
}

export const panelFilterModel: Model = {
  kind: 'filter-panel',
  colours: ['white'],
  views: {
    a: { azimuth: 34, elevation: 13, fill: 0.86 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.82 },
    c: { azimuth: 44, elevation: 20, floor: false, focus: { at: [-11, 12, 2], radius: 9.5 } },
  },
  sizes: { of: (look) => centimetres(look, 'width', 40), usual: 40, largest: 59.2 },
  build: panelFilter,
}
