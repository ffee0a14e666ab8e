import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { glow, matte, plastic, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import type { Pattern } from '../geometry/grilles.ts'
import { display, screw } from '../geometry/hardware.ts'
import { knob } from '../geometry/knob.ts'
import { letters } from '../geometry/letters.ts'
import { outlineShape, rimPoint } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { group, merged, part, place } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { extrude, lathe, latheZ } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  readonly plate: Outline
  /** Where the display stands and how wide it is, as shares of the side. */
  readonly screen: readonly [y: number, width: number, height: number]
  readonly vent: Pattern
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { plate: 'square', screen: [0.16, 0.66, 0.38], vent: 'lines' },
  { plate: 'squircle', screen: [0.2, 0.54, 0.3], vent: 'hex' },
  { plate: 'square', screen: [0.22, 0.8, 0.26], vent: 'columns' },
  { plate: 'octagon', screen: [0.14, 0.6, 0.34], vent: 'slots' },
]

function controls(look: Look, form: Form, w: number, cover: Finish): Group {
  if (factMatches(look, 'control', /knoflík/)) return group(knob(form, w * 0.135, cover))
  const key = latheZ([at(0, 0.26), at(0.48, 0.24, 0.12), at(0.56, 0)], 48)
  const ink = matte(0x5b6064)
  return group(
    ['-', '+'].map((sign, i) =>
      group(
        part(key, i ? matte(form.accent, 0.4) : cover, [(i - 0.5) * w * 0.34, 0, 0]),
        merged(letters(sign, { height: 0.5, depth: 0.02 }), i ? matte(0xffffff) : ink, [
          (i - 0.5) * w * 0.34,
          -0.25,
          0.25,
        ]),
      ),
    ),
  )
}

export function hygrostat(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const [w, h] = [centimetres(look, 'width', 8.6), centimetres(look, 'depth', 8.6)]
  const cover = plastic(form.white, 0.34)
  const onWall = factMatches(look, 'installation', /^na/)
  const deep = onWall ? 2.6 : 1.2
  const [sy, sw, sh] = design.screen
  const vent = grille(design.vent, { width: w * 0.6, height: h * 0.12, pitch: 0.42, thick: 0.14, depth: 0.12 })
  const sealed = factMatches(look, 'protection', /54/)
  const screen = display(w * sw, h * sh, [
    { text: '58%', height: h * sh * 0.42, y: -h * sh * 0.01 },
    { text: '22,4°', height: h * sh * 0.17, x: w * sw * 0.22, y: -h * sh * 0.4 },
  ])
  const top = form.badge.place.startsWith('top')
  return group(
    part(
      extrude(outlineShape(design.plate, w, h, form.corner * 0.8), deep, Math.min(0.6, 0.45 * form.edge), {
        bevelSegments: 8,
      }),
      cover,
    ),
    part(
      extrude(outlineShape(design.plate, w - 0.5, h - 0.5, form.corner * 0.8), 0.5, 0.05),
      matte(0x8b8d8c),
      [0, 0, -0.3],
    ),
    place(screen, [0, h * (sy + (top ? -0.02 : 0.04)), deep - 0.08]),
    place(controls(look, form, w, cover), [0, -h * 0.16, deep]),
    merged(vent, matte(0x6a6e71, 0.6), [0, -h * (top ? 0.38 : 0.32), deep]),
    has(look, 'wifi')
      ? [part(latheZ([at(0, 0.1), at(0.16, 0.08), at(0.2, 0)], 24), glow(form.accent, 2), [w * 0.36, h * 0.36, deep])]
      : [],
    sealed
      ? [0.75, 1.75].map((turn) =>
          place(screw(0.26), [...rimPoint(design.plate, w, h, form.corner * 0.8, 0.65, turn * Math.PI), deep - 0.05]),
        )
      : [],
    sealed && onWall
      ? [
          part(lathe([at(0.7, -1.2), at(0.8, 0, 0.2), at(0.5, 1.2), at(0.4, -1.2)], 36), rubber(0x2a2c2f), [
            -w * 0.2,
            -h / 2 - 0.8,
            deep * 0.5,
          ]),
        ]
      : [],
    frontBadge(form, cover, {
      width: w,
      height: h,
      inset: 0.62,
      z: deep,
      size: 0.42,
      corners: design.plate === 'square',
      most: w * 0.42,
    }),
  )
}

/** Sealed ones on a wall have a gland below, of which the cable comes. */
function mounting(look: Look): Mounting {
  const [w, h] = [centimetres(look, 'width', 8.6), centimetres(look, 'depth', 8.6)]
  const hasGland = factMatches(look, 'protection', /54/) && factMatches(look, 'installation', /^na/)
  return hasGland ? { gland: { at: [-w * 0.2, -h / 2 - 1.9, 1.3], down: true } } : {}
}

export const hygrostatModel: Model = {
  kind: 'hygrostat',
  colours: ['white'],
  views: {
    a: { azimuth: 30, elevation: 14, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 34, elevation: 20, floor: false, focus: { at: [0.4, 0.8, 2], radius: 3.6 } },
  },
  sizes: { of: (look) => centimetres(look, 'width', 8.6), usual: 8.6, largest: 9.5 },
  mounting,
  build: hygrostat,
}
