import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { matte, plastic, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import type { Pattern } from '../geometry/grilles.ts'
import { display } from '../geometry/hardware.ts'
import { knob } from '../geometry/knob.ts'
import { outlineShape } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { pipe } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheX } from '../geometry/solids.ts'
import { has, numberOf, pick, factMatches } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  readonly intake: Pattern
  readonly opening: Outline
  /** Width and depth as shares of the height. */
  readonly wide: number
  readonly deep: number
  readonly tank: 'window' | 'drawer' | 'clear'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { intake: 'lines', opening: 'square', wide: 0.64, deep: 0.45, tank: 'window' },
  { intake: 'hex', opening: 'squircle', wide: 0.56, deep: 0.5, tank: 'drawer' },
  { intake: 'columns', opening: 'square', wide: 0.72, deep: 0.4, tank: 'clear' },
  { intake: 'concentric', opening: 'round', wide: 0.62, deep: 0.44, tank: 'drawer' },
  { intake: 'slots', opening: 'arch', wide: 0.58, deep: 0.48, tank: 'window' },
  { intake: 'diagonal', opening: 'square', wide: 0.68, deep: 0.42, tank: 'clear' },
]

const heightOf = (look: Look): number => 38 + numberOf(look, 'drying', 16) * 0.75

function tank(kind: Design['tank'], litres: number, w: number, h: number, d: number, dark: Finish): Group {
  const clear = surface({ color: 0xdfeaf0, roughness: 0.1, clearcoat: 1, clearcoatRoughness: 0.04 })
  const water = surface({ color: 0x9fc4d6, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05 })
  const high = Math.min(h * 0.3, 5 + litres * 1.6)
  const y = 4 + high / 2
  const grip = part(box(w * 0.3, 1.5, 1.2, 0.5), dark, [0, y + high / 2 - 1, d / 2 - 0.2])
  switch (kind) {
    case 'window':
      return group(
        part(extrude(roundedRect(9, high, 1.4), 0.7, 0.2), dark, [0, y, d / 2 - 0.45]),
        part(extrude(roundedRect(7.6, high - 1.4, 1), 0.5, 0.2), clear, [0, y, d / 2 - 0.12]),
        part(extrude(roundedRect(7.2, high * 0.45, 0.6), 0.3, 0.1), water, [0, y - high * 0.24, d / 2 + 0.14]),
      )
    case 'drawer':
      return group(
        part(extrude(roundedRect(w * 0.84, high, 1.6), 0.8, 0.3), dark, [0, y, d / 2 - 0.4]),
        part(extrude(roundedRect(w * 0.82, high - 0.5, 1.4), 0.9, 0.3), plastic(0xe3e6e6, 0.4), [0, y, d / 2 - 0.3]),
        grip,
      )
    case 'clear':
      return group(
        part(box(w * 0.9, high, 3, 0.8), clear, [0, y, d / 2 - 0.9]),
        part(box(w * 0.86, high * 0.45, 2.9, 0.6), water, [0, y - high * 0.25, d / 2 - 0.8]),
        grip,
      )
  }
}

function controls(look: Look, form: Form, w: number): Group {
  if (factMatches(look, 'control', /dotyk/)) {
    const face = display(w * 0.6, 3.6, [
      { text: '55%', height: 1.5, y: -0.75 },
      { text: has(look, 'wifi') ? '°' : '-', height: 1, x: w * 0.2, y: -0.4 },
    ])
    return group(place(face, [0, 0, 0], [-Math.PI / 2, 0, 0]))
  }
  const keys = spread(3, -w * 0.05, w * 0.24, (x, i) =>
    part(box(1.8, 0.5, 1.4, 0.24), i ? matte(0xaab0b3, 0.4) : matte(form.accent, 0.4), [x, 0.2, 0]),
  )
  return group(place(knob(form, 1.7, matte(form.black, 0.4)), [-w * 0.2, 0, 0], [-Math.PI / 2, 0, 0]), keys)
}

function handle(form: Form, w: number, h: number, d: number, dark: Finish): Group {
  if (form.corner < 0.2) return group([-1, 1].map((s) => part(box(0.6, 2.2, 8, 0.3), dark, [(s * w) / 2, h * 0.9, 0])))
  return group(
    part(
      pipe(
        [
          [-w * 0.26, h, -d * 0.36],
          [-w * 0.26, h + 4.6, -d * 0.37],
          [w * 0.26, h + 4.6, -d * 0.37],
          [w * 0.26, h, -d * 0.36],
        ],
        3,
        0.9,
        80,
        16,
      ),
      dark,
    ),
  )
}

export function dehumidifier(look: Look): Group {
  const form = formOf(look.brand)
  const { intake, opening, wide, deep, tank: tankKind } = pick(DESIGNS, form.first, look.line)
  const h = heightOf(look)
  const [w, d] = [h * wide, h * deep]
  const body = plastic(form.white, 0.36)
  const dark = matte(form.black, 0.5)
  const corner = Math.min(d * 0.46, 1.4 + form.corner * d * 0.42)
  const round = opening === 'round'
  const [openW, openH] = round ? [w * 0.78, w * 0.78] : [w * 0.78, h * 0.42]
  const y = h * 0.68
  const bars = grille(intake, {
    width: openW - 0.8,
    height: openH - 0.8,
    round,
    pitch: 1.7,
    thick: 0.6,
    depth: 1,
    tilt: 0.5,
  })
  const slats = spread(13, -w * 0.32, w * 0.32, (x) =>
    box(0.7, 0.8, d * 0.28, 0.2, 3)
      .rotateZ(0.3)
      .translate(x, 0, 0),
  )
  const wheels = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      part(latheX([at(0, -0.9), at(1.7, -0.9, 0.3), at(1.9, 0), at(1.7, 0.9, 0.3), at(0, 0.9)], 40), rubber(), [
        x * (w / 2 - 4),
        1.9,
        z * (d / 2 - 3.4),
      ]),
    ),
  )
  return group(
    part(
      extrude(roundedRect(w, d, corner), h - 3, Math.min(1.6, 1.1 * form.edge), { bevelSegments: 8 }).rotateX(
        -Math.PI / 2,
      ),
      body,
      [0, 3, 0],
    ),
    part(extrude(outlineShape(opening, openW, openH, form.corner), 1, 0.25), dark, [0, y, d / 2 - 0.76]),
    merged(bars, body, [0, y, d / 2 + 0.2]),
    tank(tankKind, numberOf(look, 'tank', 4), w, h, d, dark),
    part(extrude(roundedRect(w - 7, d * 0.34, 1.4), 0.8, 0.2).rotateX(-Math.PI / 2), dark, [0, h - 0.5, -d * 0.18]),
    merged(slats, body, [0, h + 0.2, -d * 0.18]),
    place(controls(look, form, w), [0, h, d * 0.25]),
    handle(form, w, h, d, dark),
    wheels,
    place(badge(form, 1.2, body, w * 0.44), [
      form.badge.place.endsWith('left') ? -w * 0.2 : form.badge.place.endsWith('right') ? w * 0.2 : 0,
      h * 0.42,
      d / 2 + 0.01,
    ]),
  )
}

export const dehumidifierModel: Model = {
  kind: 'dehumidifier',
  colours: ['white'],
  views: {
    a: { azimuth: 32, elevation: 18, fill: 0.9 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.9 },
    c: { azimuth: 28, elevation: 34, floor: false, focus: { at: [2, 51, 4], radius: 16 } },
  },
  sizes: { of: heightOf, usual: 50, largest: 60.5 },
  build: dehumidifier,
}
