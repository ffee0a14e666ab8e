import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { fabric, glass, glow, matte, plastic, rubber } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import type { Pattern } from '../geometry/grilles.ts'
import { display } from '../geometry/hardware.ts'
import { outlineShape } from '../geometry/outlines.ts'
import { around, group, merged, part, place } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  /** A round column, an upright slab, a cube or a column that narrows to its top. */
  readonly body: 'column' | 'slab' | 'cube' | 'cone'
  readonly intake: Pattern | 'cloth' | 'slits'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { body: 'column', intake: 'slits' },
  { body: 'slab', intake: 'hex' },
  { body: 'cone', intake: 'cloth' },
  { body: 'cube', intake: 'slots' },
  { body: 'slab', intake: 'lines' },
  { body: 'column', intake: 'cloth' },
  { body: 'slab', intake: 'diagonal' },
  { body: 'cube', intake: 'concentric' },
  { body: 'cone', intake: 'slits' },
]

interface Parts {
  readonly form: Form
  readonly body: Finish
  readonly dark: Finish
  readonly height: number
  readonly cloth: Finish
}

/** Upright slots all round, in rows that grow shorter upwards. */
function slits(radius: (y: number) => number, height: number): BufferGeometry[] {
  const rows = Math.max(3, Math.round((height * 0.55) / 5.3))
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const y = 6.2 + row * 5.3
    return around(64, (angle) =>
      box(0.62, 4.6 - row * 0.3, 0.7, 0.28, 2)
        .translate(0, y, radius(y) - 0.22)
        .rotateY(angle + (row % 2) * 0.049),
    )
  })
}

/** The outlet on top of a round body. */
function roundTop(r: number, { dark, form, height: h }: Parts): Group {
  return group(
    merged(
      around(Math.round(r * 4), (angle) =>
        box(0.24, 1.4, r * 0.42, 0.08, 2)
          .rotateY(0.5)
          .translate(0, 0, r * 0.58)
          .rotateY(angle)
          .translate(0, h - 1.3, 0),
      ),
      dark,
    ),
    merged(
      [0.5, 0.68, 0.82].map((share) => flatRing(r * share, 0.16, h - 0.7)),
      dark,
    ),
    part(
      lathe([at(r * 0.36, h - 2), at(r * 0.36, h - 0.3, 0.2), at(r * 0.32, h + 0.1, 0.3), at(0, h + 0.15)], 96),
      glass(0x15181b),
    ),
    part(flatRing(r * 0.34, 0.12, h + 0.1), glow(form.accent, 1.6)),
  )
}

function round(design: Design, look: Look, parts: Parts): Group {
  const { form, body, dark, cloth, height: h } = parts
  const foot = Math.max(8.5, h * 0.24 + 2)
  const top = design.body === 'cone' ? foot * 0.74 : foot
  const radius = (y: number): number => foot + ((top - foot) * y) / h
  const e = 0.6 + form.edge * 0.7
  const low = design.intake === 'cloth' ? h * 0.52 : h * 0.62
  const sleeve = lathe(
    [at(radius(3) + 0.1, 3), at(radius(low) + 0.12, low, 0.1), at(radius(low) - 0.2, low + 0.2)],
    128,
  )
  const z = radius(h * 0.78)
  const word = design.intake === 'cloth' ? h * 0.6 : h * 0.68
  return group(
    part(lathe([at(0, 0), at(foot - 1.4, 0), at(foot - 1.2, 1.2)], 96), rubber(0x2a2b2d)),
    part(
      lathe(
        [
          at(foot - 1.4, 0.8),
          at(foot - 0.3, 1, 0.5),
          at(foot, 2, 0.6),
          at(top, h - 3, 0.2),
          at(top - 0.4, h - 1, e),
          at(top - 1.8, h, 1),
          at(top - 2.6, h - 2.4),
        ],
        128,
        10,
      ),
      body,
    ),
    part(lathe([at(0, h - 2.4), at(top - 2.3, h - 2.4)], 96), matte(0x1d1f21)),
    design.intake === 'cloth' ? [part(sleeve, cloth)] : [merged(slits(radius, h), dark)],
    roundTop(top - 1.6, parts),
    place(panel(look, form, 5.4), [0, h * 0.78, z - 0.12]),
    place(badge(form, 1.1, body, 8), [0, word, radius(Math.min(word, h * 0.64)) + 0.02]),
  )
}

function square(design: Design, look: Look, parts: Parts): Group {
  const { form, body, dark, height: h } = parts
  const cube = design.body === 'cube'
  const [w, d] = cube ? [h * 0.62 + 4, h * 0.6 + 2] : [h * 0.56 + 4, h * 0.3 + 4]
  const corner = Math.min(1 + form.corner * d * 0.42, w * 0.2)
  // what lies on the front keeps off its rounded edges
  const flat = w - 2 * Math.min(corner, d * 0.46)
  const tall = h * (cube ? 0.5 : 0.56)
  const open = { width: Math.min(w * 0.78, flat - 1.4), height: tall }
  const foot = h * 0.11 + 2.4
  const pattern = design.intake === 'cloth' || design.intake === 'slits' ? 'lines' : design.intake
  const roundOpen = pattern === 'concentric'
  const across = Math.min(open.width, open.height)
  const opening = {
    ...open,
    ...(roundOpen && { width: across, height: across }),
    round: roundOpen,
    corner: form.corner,
    pitch: 1.5,
    thick: 0.5,
    depth: 0.8,
  }
  const y = foot + opening.height / 2 + (tall - opening.height) * 0.6
  const upright = extrude(roundedRect(w, d, Math.min(corner, d * 0.46)), h - 2, Math.min(1.4, 0.9 * form.edge), {
    bevelSegments: 8,
  }).rotateX(-Math.PI / 2)
  const fins = around(18, (_, i) =>
    box(w * 0.7, 0.5, 0.3, 0.1, 2)
      .rotateX(0.4)
      .translate(0, h + 0.02, (i - 8.5) * d * 0.034),
  )
  return group(
    part(upright, body, [0, 2, 0]),
    part(box(w * 0.86, 2, d * 0.8, 0.4), rubber(0x2a2b2d), [0, 1, 0]),
    part(
      extrude(
        outlineShape(roundOpen ? 'round' : 'square', opening.width + 1, opening.height + 1, form.corner),
        0.3,
        0.1,
      ),
      matte(0x2a2d30),
      [0, y, d / 2 - 0.12],
    ),
    merged(grille(pattern, opening), dark, [0, y, d / 2 + 0.35]),
    part(box(w * 0.76, 0.3, d * 0.66, 0.1), matte(0x1d1f21), [0, h - 0.05, 0]),
    merged(fins, body),
    place(panel(look, form, w * 0.24), [0, h * 0.86, d / 2 - 0.08]),
    place(badge(form, 1.1, body, flat * 0.6), [0, foot * 0.5 + 0.9, d / 2 + 0.02]),
    has(look, 'ioniser')
      ? [place(group(part(box(0.2, 2.4, 0.2, 0.08), glow(form.accent, 1.4))), [-flat * 0.44, h * 0.86, d / 2])]
      : [],
  )
}

function panel(look: Look, form: Form, size: number): Group {
  if (!factMatches(look, 'control', /dotyk/))
    return group(
      [-1, 0, 1].map((i) =>
        part(
          lathe([at(0, 0.5), at(0.6, 0.45, 0.15), at(0.75, 0)], 32).rotateX(Math.PI / 2),
          i ? matte(0xb4b8ba, 0.4) : matte(form.accent, 0.4),
          [i * 2, 0, 0.1],
        ),
      ),
    )
  return group(
    display(size, size, [
      { text: '12', height: size * 0.3, y: -size * 0.02 },
      { text: 'PM2,5', height: size * 0.11, y: -size * 0.3 },
    ]),
    part(box(size * 0.5, 0.14, 0.1, 0.04), glow(form.accent, 1.6), [0, -size * 0.42, 0.2]),
    has(look, 'wifi')
      ? [part(box(size * 0.1, size * 0.1, 0.05, 0.02), glow(0xffffff, 1.2), [size * 0.36, size * 0.36, 0.2])]
      : [],
  )
}

export function airPurifier(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const black = look.colour === 'black'
  const parts = {
    ...{ form, height: centimetres(look, 'height', 52), body: plastic(black ? form.black : form.white, 0.36) },
    ...{ dark: matte(black ? 0x2b2d30 : 0x8f9497, 0.5), cloth: fabric(black ? 0x53575b : 0xb9bab6) },
  }
  return design.body === 'column' || design.body === 'cone' ? round(design, look, parts) : square(design, look, parts)
}

export const airPurifierModel: Model = {
  kind: 'air-purifier',
  colours: ['white', 'black'],
  views: {
    a: { azimuth: -22, elevation: 20, fill: 0.9 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.88 },
    c: { azimuth: -20, elevation: 34, floor: false, focus: { at: [0, 48, 4], radius: 14.5 } },
  },
  sizes: { of: (look) => centimetres(look, 'height', 52), usual: 52, largest: 76 },
  build: airPurifier,
}
