import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { glass, glow, matte, plastic, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { frontBadge } from '../geometry/badge.ts'
import { outlineHole, outlineShape, rimPoint } from '../geometry/outlines.ts'
import type { Outline } from '../geometry/outlines.ts'
import { around, group, part, place } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { humiditySensor, motionLens, pilot, timerDial } from '../geometry/sensors.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'
import { wallSpigot } from './bathroom-fan.ts'

interface Design {
  readonly outline: Outline
  /** One pane, two side by side, a small one on a large one, a pane with an inlaid band, or one that stands open below. */
  readonly pane: 'whole' | 'split' | 'double' | 'banded' | 'tilted' | 'halo'
  readonly studs: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { outline: 'square', pane: 'whole', studs: 2 },
  { outline: 'round', pane: 'whole', studs: 0 },
  { outline: 'square', pane: 'split', studs: 4 },
  { outline: 'squircle', pane: 'double', studs: 0 },
  { outline: 'square', pane: 'banded', studs: 0 },
  { outline: 'leaf', pane: 'whole', studs: 1 },
  { outline: 'square', pane: 'tilted', studs: 0 },
  { outline: 'round', pane: 'double', studs: 3 },
  { outline: 'octagon', pane: 'whole', studs: 4 },
  { outline: 'arch', pane: 'banded', studs: 0 },
  { outline: 'squircle', pane: 'halo', studs: 0 },
]

const COLOURS: Readonly<Record<string, number>> = { black: 0x30343a, graphite: 0x5a6066 }
const FRONT = 3.02

function panes({ outline, pane }: Design, side: number, corner: number, finish: Finish, form: Form): Group {
  const sheet = (width: number, height: number): Group =>
    group(part(extrude(outlineShape(outline, width, height, corner), 0.62, 0.13, { bevelSegments: 8 }), finish))
  const band = matte(form.accent, 0.35, { metalness: 0.3 })
  switch (pane) {
    case 'split':
      return group(
        place(sheet(side, side * 0.655), [0, side * 0.1725, 2.4]),
        place(sheet(side, side * 0.31), [0, side * -0.345, 2.4]),
      )
    case 'double':
      return group(place(sheet(side, side), [0, 0, 2.1]), place(sheet(side * 0.7, side * 0.7), [0, 0, 2.95]))
    case 'banded':
      return group(
        place(sheet(side, side), [0, 0, 2.4]),
        part(box(side * 0.92, 0.5, 0.1, 0.04), band, [0, side * 0.2, FRONT]),
      )
    case 'tilted':
      return place(sheet(side, side), [0, 0, 2.9], [-0.1, 0, 0])
    case 'halo': {
      const ring = outlineShape(outline, side * 0.8, side * 0.8, corner, [
        outlineHole(outline, side * 0.77, side * 0.77, corner),
      ])
      return group(
        place(sheet(side, side), [0, 0, 2.4]),
        part(extrude(ring, 0.06, 0.01), glow(0xfff2da, 1.6), [0, 0, FRONT]),
      )
    }
    case 'whole':
      return place(sheet(side, side), [0, 0, 2.4])
  }
}

function equipment(look: Look, form: Form, { outline }: Design, side: number, z: number): Group {
  const dark = plastic(form.white, 0.4)
  // the badge has the other edge
  const edge = (side / 2 - 1.6) * (form.badge.place.startsWith('top') ? -1 : 1)
  // on round outlines it is nearer to the middle
  const spot = (x: number): [x: number, y: number, z: number] => {
    const rim = rimPoint(outline, side, side, form.corner * 0.7, 1.5, Math.atan2(edge, x))
    return Math.hypot(...rim) < Math.hypot(x, edge) ? [...rim, z] : [x, edge, z]
  }
  return group(
    has(look, 'motion') ? [place(motionLens(0.85), spot(side * 0.22))] : [],
    has(look, 'hygrostat') ? [place(humiditySensor(dark), spot(side * -0.22))] : [],
    has(look, 'timer') ? [place(timerDial(dark), [-side / 2 - 0.1, 0, 1.2], [0, -Math.PI / 2, 0])] : [],
  )
}

const sideOf = (look: Look): number => 8.4 + 0.9 * centimetres(look, 'diameter', 10)

export function glassFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const { outline } = design
  const side = sideOf(look)
  const colour = COLOURS[look.colour] ?? form.white
  const finish = factMatches(look, 'material', /^matn/) ? plastic(colour, 0.55) : glass(colour)
  const shell = plastic(form.white, 0.36)
  const corner = form.corner * 0.7
  const inner = (inset: number) => outlineShape(outline, side - inset, side - inset, corner)
  const hole = outlineHole(outline, side - 4.4, side - 4.4, corner)
  const stud = latheZ([at(0, 0.3), at(0.55, 0.26, 0.12), at(0.62, 0)], 48)
  const top = design.pane === 'double' ? 2.72 : design.pane === 'tilted' ? 3.6 : FRONT
  // the middle of that edge where the badge is stays free of studs
  const isBelow = !form.badge.place.startsWith('top')
  const turn = design.studs === 2 ? Math.PI * 0.75 : design.studs === 3 && isBelow ? Math.PI * 1.25 : Math.PI / 4
  const lit = rimPoint(outline, side, side, corner, 1.1, -Math.PI / 2)
  return group(
    part(extrude(outlineShape(outline, side - 1.2, side - 1.2, corner, [hole]), 2.2, 0.4), shell, [0, 0, -0.6]),
    part(extrude(inner(3.4), 1.4, 0.4), shell, [0, 0, -1.2]),
    part(extrude(inner(4.2), 0.5, 0.1), matte(0x3a3d40), [0, 0, 0.4]),
    part(extrude(inner(5), 1.5, 0.1), matte(0x505458), [0, 0, 1]),
    wallSpigot(plastic(0xdedfdd, 0.4), centimetres(look, 'diameter', 10) / 2),
    panes(design, side, corner, finish, form),
    around(design.studs, (angle) => {
      const [x, y] = rimPoint(outline, side, side, corner, 1.5, angle + turn)
      return part(stud, steel({ roughness: 0.2 }), [x, y, 3])
    }),
    place(pilot(form.accent, 1.1), [lit[0], lit[1], top]),
    equipment(look, form, design, side, design.pane === 'double' ? 2.72 : FRONT),
    frontBadge(form, finish, {
      width: side,
      height: side,
      inset: design.pane === 'double' && isBelow ? 1.65 : 1.9,
      z: top,
      size: 0.6,
      corners: outline === 'square' && form.corner < 0.5 && design.pane !== 'tilted' && design.studs === 0,
    }),
  )
}

export const glassFanModel: Model = {
  kind: 'bathroom-fan-glass',
  colours: ['white', 'black', 'graphite'],
  views: {
    a: { azimuth: 36, elevation: 14, fill: 0.8 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 52, elevation: 18, floor: false, focus: { at: [5.5, 5.5, 1.5], radius: 5 } },
  },
  sizes: { of: sideOf, usual: 17.4, largest: 19.65 },
  build: glassFan,
}
