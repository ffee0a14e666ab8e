import { CylinderGeometry, Shape } from 'three'
import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import { brushed, galvanised, plastic, powder, shade, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { grille } from '../geometry/grilles.ts'
import type { Pattern } from '../geometry/grilles.ts'
import { screw } from '../geometry/hardware.ts'
import { group, merged, part, place, spread } from '../geometry/parts.ts'
import { at, fillet, roundedRect, roundedRectHole } from '../geometry/profile.ts'
import { box, extrude } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  readonly face: Pattern | 'rain' | 'tilted'
  readonly border: number
  readonly pitch: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { face: 'rain', border: 2.2, pitch: 2.2 },
  { face: 'hex', border: 1.6, pitch: 1.3 },
  { face: 'tilted', border: 1.8, pitch: 1.3 },
  { face: 'columns', border: 2, pitch: 1.1 },
  { face: 'slots', border: 1.8, pitch: 1.2 },
  { face: 'grid', border: 1.5, pitch: 1.4 },
  { face: 'diagonal', border: 2.4, pitch: 1.3 },
  { face: 'waves', border: 1.7, pitch: 1.5 },
  { face: 'lines', border: 2.6, pitch: 0.9 },
]

function insectScreen(width: number, height: number): BufferGeometry[] {
  return [
    ...spread(Math.round(width / 0.62), -width / 2 + 0.2, width / 2 - 0.2, (x) =>
      new CylinderGeometry(0.05, 0.05, height, 5).translate(x, 0, 0),
    ),
    ...spread(Math.round(height / 0.62), -height / 2 + 0.2, height / 2 - 0.2, (y) =>
      new CylinderGeometry(0.05, 0.05, width, 5).rotateZ(Math.PI / 2).translate(0, y, 0),
    ),
  ]
}

/** Rain louvres: slanted sheets with a drip edge. */
function rain(width: number, height: number, pitch: number): BufferGeometry[] {
  const k = pitch / 2.2
  const profile = new Shape(
    fillet(
      [
        at(-1.6, 1.55),
        at(-1.5, 1.62, 0.06),
        at(1.05, -0.75, 0.3),
        at(1.35, -0.75, 0.2),
        at(1.35, -1.35, 0.12),
        at(1.22, -1.35, 0.05),
        at(1.22, -0.92, 0.1),
        at(0.95, -0.92, 0.1),
        at(-1.6, 1.45, 0.03),
        at(-1.6, 1.55),
      ].map(([x, y, r]) => at(x, y * k, r)),
      4,
    ),
  )
  const rows = Math.max(3, Math.round(height / pitch))
  return Array.from({ length: rows }, (_, i) =>
    extrude(profile, width, 0.02)
      .rotateY(-Math.PI / 2)
      .translate(width / 2, height / 2 - ((i + 0.62) * height) / rows, 0.6),
  )
}

function face({ face: kind, pitch }: Design, width: number, height: number, finish: Finish): Group {
  if (kind === 'rain') return group(merged(rain(width, height, pitch), finish))
  const tilted = kind === 'tilted'
  const opening = {
    width,
    height,
    pitch,
    thick: tilted ? 0.16 : pitch * 0.34,
    depth: tilted ? 1.7 : 0.9,
    tilt: tilted ? 0.75 : kind === 'lines' ? 0.3 : 0,
  }
  return group(merged(grille(tilted ? 'lines' : kind, opening), finish, [0, 0, 1.7]))
}

export function wallGrille(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const { border } = design
  const [width, height] = [centimetres(look, 'width', 20), centimetres(look, 'depth', 20)]
  const metal = look.colour === 'steel'
  const colour = look.colour === 'brown' ? 0x6b4631 : form.white
  const finish = metal
    ? brushed(0xc9ccce, { roughness: 0.38, bump: [[0.015, 0.4]] })
    : factMatches(look, 'material', /hliník/)
      ? powder(colour)
      : plastic(colour, 0.42)
  const [innerWidth, innerHeight] = [width - 2 * border, height - 2 * border]
  const bevel = Math.min(0.4, 0.2 * form.edge)
  // a hole whose corners are sharper than its bevel would overlap itself
  const corner = Math.max(bevel * 2.4, form.corner * 2.2)
  const screwed = factMatches(look, 'installation', /šroub/)
  const screws = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => place(screw(0.36, steel()), [x * (width / 2 - border / 2), y * (height / 2 - border / 2), 2.6])),
  )
  const clips = [-1, 1].map((x) => part(box(0.4, 3, 1.8, 0.15), finish, [x * (innerWidth / 2 + 0.35), 0, -3.6]))
  const collar = [roundedRectHole(innerWidth - 0.1, innerHeight - 0.1, 0.1)]
  return group(
    part(
      extrude(roundedRect(width, height, corner, [roundedRectHole(innerWidth, innerHeight, corner * 0.5)]), 1, bevel),
      finish,
      [0, 0, 1.6],
    ),
    part(extrude(roundedRect(innerWidth + 0.4, innerHeight + 0.4, 0.1, collar), 4.8, 0.05), finish, [0, 0, -3]),
    face(design, innerWidth, innerHeight, finish),
    merged(insectScreen(innerWidth, innerHeight), galvanised({ color: 0x8d9194 }), [0, 0, -2.2]),
    part(box(innerWidth, innerHeight, 0.05, 0.01), shade(0x3b3f42), [0, 0, -2.8]),
    screwed ? screws : clips,
    frontBadge(form, finish, {
      width,
      height,
      inset: border / 2,
      z: 2.6,
      size: Math.min(0.62, border * 0.36),
      corners: !screwed,
    }),
  )
}

/** Its collar sits in the hole, its frame lies on the wall. */
function mounting(look: Look): Mounting {
  const { border } = pick(DESIGNS, formOf(look.brand).first, look.line)
  const [width, height] = [centimetres(look, 'width', 20), centimetres(look, 'depth', 20)]
  return { hole: { x: width / 2 - border + 0.25, y: height / 2 - border + 0.25, back: 1.6, plate: width / 2 } }
}

export const wallGrilleModel: Model = {
  kind: 'grille-wall',
  colours: ['steel', 'white', 'brown'],
  views: {
    a: { azimuth: 32, elevation: 13 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.84 },
    c: { azimuth: 36, elevation: 18, floor: false, focus: { at: [-7, 5, 1.5], radius: 6.5 } },
  },
  sizes: {
    of: (look) => Math.max(centimetres(look, 'width', 20), centimetres(look, 'depth', 20)),
    usual: 20,
    largest: 40,
  },
  mounting,
  build: wallGrille,
}
