import { BackSide } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, matte, plastic, powder, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { bolt, cable, ratingPlate, screw } from '../geometry/hardware.ts'
import { impeller } from '../geometry/impeller.ts'
import { knob } from '../geometry/knob.ts'
import { around, connection, group, merged, part, place, spread } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import type { Corner } from '../geometry/profile.ts'
import { timerDial } from '../geometry/sensors.ts'
import { box, extrude, lathe, latheX } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

/** How the body swells between its two spigots. */
type Body = 'cone' | 'barrel' | 'drum' | 'globe' | 'steps'
const BODIES: readonly [Body, ...Body[]] = ['cone', 'drum', 'barrel', 'globe', 'steps']

/** Mirrors the right half of a profile, so that the housing is the same on both sides. */
const symmetric = (half: readonly Corner[]): Corner[] => [
  ...half.map(([r, x, rounding]): Corner => [r, -x, rounding ?? 0]),
  ...half.toReversed().map(([r, x, rounding]): Corner => [r, x, rounding ?? 0]),
]

/** Half length of the body without spigots, and its largest radius. */
function measures(body: Body, r: number): { half: number; most: number } {
  const swell = { cone: 0.55, barrel: 0.32, drum: 1.05, globe: 0.8, steps: 0.6 }[body]
  const length = { cone: 1.2, barrel: 1.5, drum: 0.75, globe: 1.1, steps: 1.25 }[body]
  return { half: 3.4 + r * length, most: r + 0.4 + r * swell }
}

function swell(body: Body, r: number): Corner[] {
  const { half, most } = measures(body, r)
  switch (body) {
    case 'cone':
      return [at(r + 0.2, half, 0.4), at(most - 0.3, half * 0.58, r * 0.5), at(most, half * 0.5, 0.4)]
    case 'barrel':
      return [at(r + 0.3, half, 0.3), at(most, half - 0.6, 0.5)]
    case 'drum':
      return [at(r + 0.2, half, 0.5), at(most - 1, half * 0.72, 0.6), at(most, half * 0.5, 0.6)]
    case 'globe':
      return spread(17, Math.PI * 0.02, Math.PI / 2, (angle) =>
        at(r + (most - r) * Math.sin(angle), half * Math.cos(angle)),
      )
    case 'steps':
      return [
        at(r + 0.9, half, 0.2),
        at(r + 1, half * 0.75, 0.2),
        at(most - 0.7, half * 0.7, 0.2),
        at(most - 0.6, half * 0.4, 0.2),
        at(most, half * 0.35, 0.2),
      ]
  }
}

function housing(body: Body, r: number, spigot: number, finish: Finish, metal: boolean): Group {
  const { half, most } = measures(body, r)
  const end = half + spigot
  const bead = [
    at(r - 0.18, end),
    at(r - 0.02, end, 0.08),
    at(r - 0.02, end - 2.2),
    at(r + 0.14, end - 2.4, 0.06),
    at(r + 0.14, end - 2.7, 0.06),
    at(r - 0.04, end - 2.9),
  ]
  const outside = symmetric([...bead, ...swell(body, r)])
  const inside = symmetric([at(r - 0.18, end), at(r - 0.25, half), at(r + (most - r) * 0.6, half * 0.5)])
  const ribs = around(metal ? 0 : body === 'barrel' ? 24 : 40, (angle) =>
    box(half * (body === 'barrel' ? 1.5 : 0.85), 0.18, 0.34, 0.07, 3)
      .translate(0, most + 0.02, 0)
      .rotateX(angle),
  )
  const bolts = around(metal ? 8 : 0, (angle) =>
    place(group(place(bolt(0.36), [half * 0.5 + 0.4, most * 0.9, 0], [0, Math.PI / 2, 0])), [0, 0, 0], [angle, 0, 0]),
  )
  const lip = latheX(
    [at(most - 0.1, -0.5), at(most + 0.5, -0.4, 0.1), at(most + 0.5, 0.4, 0.1), at(most - 0.1, 0.5)],
    128,
  )
  return group(
    connection(part(latheX(outside, 128), finish), 'x', 1),
    part(latheX(inside, 96), plastic(0xc9cbca, 0.5, { side: BackSide })),
    ribs.length > 0 ? [merged(ribs, finish)] : [],
    metal ? [part(lip, galvanised())] : [],
    bolts,
  )
}

function terminalBox(look: Look, form: Form, trim: Finish, y: number): Group {
  const deep = 3 + form.edge * 0.4
  const screws = [-3.2, 3.2].flatMap((x) =>
    [-2.1, 2.1].map((z) => place(screw(0.3), [x, y + deep / 2 + 0.25, z], [-Math.PI / 2, 0, 0])),
  )
  const plate = place(ratingPlate(4.2, 1.7, ['230 V 50 Hz', `Ø ${centimetres(look, 'diameter', 10) * 10} IPX4`]), [
    -0.4,
    y - 0.2,
    3.13,
  ])
  const stepless = factMatches(look, 'control', /plynule/)
  const control = stepless
    ? place(knob(form, 1.15, trim), [1.7, y + deep / 2 + 0.22, 0], [-Math.PI / 2, 0, 0])
    : part(box(1.5, 0.5, 2.4, 0.15), matte(form.accent, 0.4), [1.8, y + deep / 2 + 0.35, 0], [0, 0, 0.12])
  return group(
    part(box(8.4, deep, 6.2, 0.3 + form.corner, 7), trim, [0, y, 0]),
    part(box(7.6, 0.5, 5.4, 0.22), trim, [0, y + deep / 2, 0]),
    screws,
    plate,
    control,
    has(look, 'timer') ? [place(timerDial(steel()), [-1.6, y + deep / 2 + 0.25, 0], [-Math.PI / 2, 0, 0])] : [],
  )
}

function band(x: number, r: number, y: number, trim: Finish): Group {
  const strip = latheX(
    [at(r - 0.06, -0.75), at(r + 0.3, -0.75, 0.12), at(r + 0.3, 0.75, 0.12), at(r - 0.06, 0.75)],
    128,
  )
  return group(part(strip, trim, [x, 0, 0]), part(box(1.7, 1.5, 1.6, 0.25), trim, [x, y, r * 0.72], [-0.85, 0, 0]))
}

export function inlineFan(look: Look): Group {
  const form = formOf(look.brand)
  const metal = factMatches(look, 'material', /plech/)
  const body = pick(BODIES, form.first, look.line)
  const r = centimetres(look, 'diameter', 10) / 2 - 0.02
  const { half, most } = measures(body, r)
  const colour = look.colour === 'grey' ? form.grey : form.white
  const shell = metal ? powder(colour) : plastic(colour, factMatches(look, 'material', /propylen/) ? 0.5 : 0.34)
  const trim = matte(form.black - 0x080808, 0.5)
  const spigot = 5
  const top = most + 1.9
  const foot = most + 1.3
  const blades = {
    root: r * 0.3,
    tip: r - 0.4,
    rootWidth: r * 0.3,
    tipWidth: r * 0.5 * form.rotor.width,
    rootPitch: 0.8,
    tipPitch: 0.5,
  }
  const guard = [
    ...[0.32, 0.55, 0.78].map((share) => ring(r * share, 0.07, 0, 64, 6).rotateY(Math.PI / 2)),
    ...around(4, (angle) => box(0.14, r * 1.92, 0.14, 0.06, 2).rotateX(angle / 2)),
  ]
  const badgeAt = Math.min(half * 0.9, 5)
  return group(
    housing(body, r, spigot, shell, metal),
    metal
      ? []
      : [-1, 1].map((side) =>
          band(side * half * 0.72, Math.max(r + 0.6, body === 'barrel' ? most : most * 0.86), r * 0.9, trim),
        ),
    terminalBox(look, form, trim, top),
    place(
      // beside the lip of a metal housing
      badge(form, Math.min(1.3, half * 0.2), shell, badgeAt * (metal ? 0.8 : 0.95)),
      [-badgeAt * (metal ? 0.62 : 0.55), most * 0.46, most * 0.9],
      [-0.47, 0, 0],
    ),
    cable([
      [4.1, top, 1.2],
      [7, top, 0.4],
      [8.4, most * 0.6, -most * 0.8],
      [8.4, -foot + 0.4, -most - 1],
      [12, -foot + 0.4, -most - 3],
    ]),
    [-0.55, 0.55].map((share) =>
      part(extrude(roundedRect(Math.max(9, half * 1.3), 2.6, 0.5), 0.45, 0.12).rotateX(-Math.PI / 2), trim, [
        0,
        -foot,
        share * most,
      ]),
    ),
    part(box(Math.max(8, half), 2.8, most * 1.1, 0.5), trim, [0, -foot + 1.2, 0]),
    part(
      lathe([at(0, 0.2), at(0.6, 0.2, 0.1), at(0.7, 0)], 3)
        .rotateX(Math.PI / 2)
        .rotateZ(-Math.PI / 2),
      matte(form.accent),
      [half * 0.1, -most * 0.2, most + 0.1],
    ),
    place(impeller(form.rotor.blades + 4, matte(0x4a4f54, 0.4), blades), [half + 0.6, 0, 0], [0, Math.PI / 2, 0]),
    merged(guard, matte(0x2f3336), [half + spigot * 0.55, 0, 0]),
  )
}

function mounting(look: Look): Mounting {
  const body = pick(BODIES, formOf(look.brand).first, look.line)
  const { half, most } = measures(body, centimetres(look, 'diameter', 10) / 2 - 0.02)
  const foot = Math.max(9, half * 1.3)
  return {
    feet: { y: -most - 1.3, x: foot > 15 ? [-foot * 0.3, foot * 0.3] : [0], z: 0.55 * most, deep: most },
    gland: { at: [5.5, most + 1.9, 1.2] },
  }
}

export const inlineFanModel: Model = {
  kind: 'inline-fan',
  colours: ['white', 'grey'],
  views: {
    a: { azimuth: 38, elevation: 20 },
    b: { azimuth: 0, elevation: 4, lens: 14, fill: 0.84 },
    c: { azimuth: 24, elevation: 30, floor: false, focus: { at: [0, 7.6, 3], radius: 7.2 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 10), usual: 10, largest: 31.5 },
  mounting,
  build: inlineFan,
}
