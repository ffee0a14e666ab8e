import { BackSide } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { glow, matte, plastic, powder } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import type { Pattern } from '../geometry/grilles.ts'
import { outlineHole, outlineShape } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { connection, group, merged, part, place, spread } from '../geometry/parts.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { humiditySensor } from '../geometry/sensors.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { centimetres, has, pick } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  readonly outline: Outline
  readonly front: 'plate' | Pattern
  /** Weather hood outside. */
  readonly hood: 'louvres' | 'cap' | 'slope'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { outline: 'round', front: 'plate', hood: 'louvres' },
  { outline: 'square', front: 'lines', hood: 'slope' },
  { outline: 'squircle', front: 'plate', hood: 'cap' },
  { outline: 'square', front: 'plate', hood: 'louvres' },
  { outline: 'round', front: 'concentric', hood: 'slope' },
  { outline: 'leaf', front: 'plate', hood: 'cap' },
  { outline: 'octagon', front: 'slots', hood: 'louvres' },
]

function cover({ outline, front }: Design, side: number, form: Form, finish: Finish): Group {
  const corner = form.corner
  const base = part(extrude(outlineShape(outline, side - 1, side - 1, corner), 2.6, 0.4), finish, [0, 0, -2.2])
  const gap = part(
    extrude(outlineShape(outline, side - 3.4, side - 3.4, corner), 1.6, 0.1),
    matte(0x4a4e52),
    [0, 0, 0.3],
  )
  if (front === 'plate') {
    const plate = extrude(outlineShape(outline, side, side, corner), 1.5, Math.min(0.7, 0.45 * form.edge), {
      bevelSegments: 8,
    })
    return group(base, gap, part(plate, finish, [0, 0, 1.8]))
  }
  const hole = side * 0.72
  const mouth: Outline = front === 'concentric' ? 'round' : 'square'
  const frame = outlineShape(outline, side, side, corner, [outlineHole(mouth, hole, hole, corner * 0.7)])
  const bars = grille(front, {
    width: hole,
    height: hole,
    round: mouth === 'round',
    pitch: 1.5,
    thick: 0.55,
    depth: 0.8,
    tilt: 0.5,
  })
  return group(
    base,
    gap,
    part(extrude(frame, 2.4, Math.min(0.6, 0.4 * form.edge)), finish, [0, 0, 0.9]),
    merged(bars, finish, [0, 0, 2.4]),
  )
}

function hood(kind: Design['hood'], r: number, end: number, finish: Finish): Group {
  const side = r * 2 + 6.5
  const plate = part(extrude(roundedRect(side, side, kind === 'cap' ? side * 0.45 : 1.2), 1, 0.3), finish, [
    0,
    0,
    end - 1,
  ])
  switch (kind) {
    case 'louvres': {
      const slats = spread(6, -r * 0.8, r * 0.8, (y) =>
        box(Math.sqrt((r + 2) ** 2 - y * y) * 1.9, 0.5, 2.2, 0.15, 3)
          .rotateX(0.5)
          .translate(0, y, end - 2.4),
      )
      return group(
        plate,
        part(
          latheZ([at(r + 2.4, end - 1), at(r + 2.8, end - 4.4, 0.6), at(r + 1.8, end - 5), at(0, end - 5)], 112),
          finish,
        ),
        merged(slats, finish),
      )
    }
    case 'cap':
      return group(
        plate,
        part(
          latheZ([at(r + 2.2, end - 2), at(r + 2, end - 5, 1.6), at(r * 0.6, end - 7, 2), at(0, end - 7.2)], 112),
          finish,
        ),
      )
    case 'slope':
      return group(plate, part(box(r * 2 + 3, r * 2 + 1, 4.6, 0.5), finish, [0, 1.2, end - 3], [0.32, 0, 0]))
  }
}

const sideOf = (look: Look): number => 11 + centimetres(look, 'diameter', 16) * 0.86

export function wallRecovery(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const tube = centimetres(look, 'diameter', 16) / 2
  const side = sideOf(look)
  const finish = plastic(form.white, 0.34)
  const pipe = plastic(0xd9dad8, 0.4)
  const end = -34
  const z = 3.3
  return group(
    cover(design, side, form, finish),
    connection(part(latheZ([at(tube, -2), at(tube, end), at(tube - 0.4, end)], 112), pipe), 'z', -1),
    part(latheZ([at(tube - 0.4, end), at(tube - 0.4, -2)], 96), plastic(0xc9cbca, 0.5, { side: BackSide })),
    [-9, -20, -31].map((at0) =>
      part(
        latheZ(
          [
            at(tube - 0.05, at0 - 0.5),
            at(tube + 0.02, at0 - 0.4, 0.1),
            at(tube + 0.02, at0 + 0.4, 0.1),
            at(tube - 0.05, at0 + 0.5),
          ],
          112,
        ),
        matte(form.accent, 0.5),
      ),
    ),
    hood(design.hood, tube, end, powder(design.hood === 'slope' ? form.grey : 0xe6e7e5)),
    part(box(1.3, 0.22, 0.08, 0.03), glow(form.accent, 1.8), [
      0,
      form.badge.place.startsWith('bottom') ? side * 0.38 : -side * 0.4,
      z + 0.02,
    ]),
    has(look, 'hygrostat')
      ? [
          place(humiditySensor(finish), [
            0,
            form.badge.place.startsWith('bottom') ? side * 0.42 : -side * 0.42,
            z - 0.05,
          ]),
        ]
      : [],
    has(look, 'wifi')
      ? [
          part(box(0.5, 0.22, 0.08, 0.03), glow(0xffffff, 1.6), [
            1.4,
            form.badge.place.startsWith('bottom') ? side * 0.38 : -side * 0.4,
            z + 0.02,
          ]),
        ]
      : [],
    frontBadge(form, finish, {
      width: side,
      height: side,
      inset: side * 0.075,
      z,
      size: 0.75,
      corners: design.outline === 'square' && form.corner < 0.5,
    }),
  )
}

export const wallRecoveryModel: Model = {
  kind: 'recovery-wall',
  colours: ['white'],
  views: {
    a: { azimuth: 42, elevation: 14, fill: 0.86 },
    b: { azimuth: 90, elevation: 3, lens: 14, fill: 0.88 },
    c: { azimuth: 46, elevation: 16, floor: false, focus: { at: [5, 6, 1.5], radius: 7 } },
  },
  sizes: { of: sideOf, usual: 24.8, largest: 24.8 },
  build: wallRecovery,
}
