import { Shape, Vector2 } from 'three'
import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { glass, matte, plastic, rubber, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { display } from '../geometry/hardware.ts'
import { knob } from '../geometry/knob.ts'
import { around, extra, group, merged, part, place, spread } from '../geometry/parts.ts'
import { flatRing, pipe, wire } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  /** Half width and half depth of the column, and how round its section is: 2 is an ellipse, more is boxy. */
  readonly rx: number
  readonly rz: number
  readonly power: number
  readonly grille: 'ribs' | 'hoops' | 'mesh' | 'slant'
  readonly foot: 'round' | 'square' | 'bar'
  /** Share of the height that the grille takes. */
  readonly open: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { rx: 7.6, rz: 7, power: 2, grille: 'ribs', foot: 'round', open: 0.82 },
  { rx: 8.4, rz: 6, power: 3.4, grille: 'hoops', foot: 'square', open: 0.74 },
  { rx: 6.4, rz: 6.4, power: 2, grille: 'mesh', foot: 'round', open: 0.66 },
  { rx: 9, rz: 5.4, power: 5, grille: 'slant', foot: 'bar', open: 0.78 },
  { rx: 7, rz: 7.8, power: 2.6, grille: 'hoops', foot: 'round', open: 0.86 },
  { rx: 8, rz: 8, power: 4, grille: 'ribs', foot: 'square', open: 0.7 },
]

/** Half of the angle that the front grille takes. */
const OPEN = 0.66

function pointAt({ rx, rz, power }: Design, angle: number, inset = 0): Vector2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return new Vector2(
    Math.sign(c) * Math.abs(c) ** (2 / power) * (rx - inset),
    Math.sign(s) * Math.abs(s) ** (2 / power) * (rz - inset),
  )
}

function section(design: Design, grow: number): Shape {
  return new Shape(spread(97, 0, Math.PI * 2, (angle) => pointAt(design, angle, -grow)).slice(0, -1))
}

/** Ring segment of the shell, open to the front. */
function shell(design: Design): Shape {
  const arc = (inset: number): Vector2[] =>
    spread(90, Math.PI / 2 + OPEN, Math.PI / 2 - OPEN + Math.PI * 2, (angle) => pointAt(design, angle, inset))
  return new Shape([...arc(0), ...arc(0.55).reverse()])
}

const slice = (
  design: Design,
  y: number,
  height: number,
  finish: Finish,
  grow = 0,
  bevel = 0.35,
): ReturnType<typeof part> =>
  part(extrude(section(design, grow), height, bevel, { curveSegments: 8 }).rotateX(-Math.PI / 2), finish, [0, y, 0])

function bars(design: Design, from: number, to: number): BufferGeometry[] {
  const angles = (count: number): readonly number[] =>
    spread(count, Math.PI / 2 + OPEN * 1.02, Math.PI / 2 - OPEN * 1.02, (angle) => angle)
  const upright = (count: number): BufferGeometry[] =>
    angles(count).map((angle) => {
      const { x, y: z } = pointAt(design, angle, 0.25)
      return wire(
        [
          [x, from, z],
          [x, (from + to) / 2, z + 0.1],
          [x, to, z],
        ],
        0.16,
        12,
        6,
      )
    })
  // parallel bars at equal distances; those that would leave the opening end at its side
  const slanted = (step: number, lean: number): BufferGeometry[] => {
    const edge = pointAt(design, Math.PI / 2 - OPEN * 1.02, 0.25).x
    const front = (x: number): number =>
      (design.rz - 0.25) * (1 - (Math.abs(x) / (design.rx - 0.25)) ** design.power) ** (1 / design.power)
    const count = Math.round((edge * 2 + lean) / step)
    return spread(count, -edge - lean + step / 2, edge - step / 2, (foot) => {
      const [low, high] = [Math.max(0, (-edge - foot) / lean), Math.min(1, (edge - foot) / lean)]
      return wire(
        [low, (low + high) / 2, high].map((share) => {
          const x = foot + share * lean
          return [x, from + share * (to - from), front(x)] as const
        }),
        0.16,
        12,
        6,
      )
    })
  }
  const hoops = (count: number, thick: number): BufferGeometry[] =>
    spread(count, from + 1, to - 1, (y) =>
      wire(
        angles(19).map((angle) => {
          const p = pointAt(design, angle, 0.3)
          return [p.x, y, p.y] as const
        }),
        thick,
        36,
        6,
      ),
    )
  switch (design.grille) {
    case 'ribs':
      return [...upright(21), ...hoops(6, 0.16)]
    case 'hoops':
      return [...hoops(Math.round((to - from) / 1.15), 0.22), ...upright(3)]
    case 'mesh':
      return [...upright(13), ...hoops(Math.round((to - from) / 1.6), 0.12)]
    case 'slant':
      return [...slanted(0.85, 7), ...hoops(3, 0.16)]
  }
}

function foot(design: Design, form: Form, body: Finish): Group {
  const neck = part(lathe([at(4.4, 1.6), at(3.6, 3, 0.8), at(3.4, 5.5)], 64), body)
  switch (design.foot) {
    case 'round':
      return group(
        part(
          lathe([at(0, 0), at(15, 0), at(15.4, 0.5, 0.4), at(15.2, 1.3, 0.6), at(13, 2.2, 1), at(4, 3.2, 0.8)], 128),
          body,
        ),
        part(flatRing(15, 0.16, 0.2, 128), rubber()),
        neck,
      )
    case 'square':
      return group(part(extrude(roundedRect(28, 26, 1 + form.corner * 8), 2, 0.6).rotateX(-Math.PI / 2), body), neck)
    case 'bar':
      // a neck as wide as the column, which is not round, or it would stand above a gap
      return group(
        part(box(31, 2.2, 9, 1), body, [0, 1.1, 0]),
        part(box(9, 2.2, 26, 1), body, [0, 1.1, 0]),
        slice(design, 1.6, 3.4, body, -0.5),
      )
  }
}

function controls(look: Look, form: Form, design: Design, h: number, body: Finish): Group {
  const z = design.rz - 0.1
  if (!factMatches(look, 'control', /panel/))
    return group(
      place(knob(form, 2.4, body), [0, h + 1.2, 0], [-Math.PI / 2, 0, 0]),
      spread(3, -2.4, 2.4, (x, i) =>
        part(box(1.4, 0.5, 0.4, 0.15), i ? matte(0xa7acaf) : matte(form.accent), [x, h - 3, z]),
      ),
    )
  return place(
    display(Math.min(6.4, design.rx * 0.9), 4, [
      { text: '24°', height: 1.5, y: -0.3 },
      { text: '. . .', height: 1, y: -1.5 },
    ]),
    [0, h - 2.8, z - 0.06],
  )
}

export function towerFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const h = centimetres(look, 'height', 91) - 1.3
  const black = look.colour === 'black'
  const body = plastic(black ? form.black : form.white, 0.3, { clearcoat: 0.25, clearcoatRoughness: 0.2 })
  const dark = matte(0x2b2d30, 0.42)
  const [from, to] = [h * (0.92 - design.open), h * 0.92]
  const inner = Math.min(design.rx, design.rz) - 2.3
  const drum = around(36, (angle) =>
    box(0.18, to - from, 0.8, 0.05, 2)
      .translate(0, (from + to) / 2, inner)
      .rotateY(angle),
  )
  return group(
    foot(design, form, body),
    part(
      extrude(shell(design), to - from, 0.22, { curveSegments: 8 })
        .rotateX(-Math.PI / 2)
        .rotateY(Math.PI),
      body,
      [0, from, 0],
    ),
    slice(design, 4.6, from - 4.4, body),
    slice(design, to - 0.2, h - to + 1, body, 0, Math.min(2, 0.9 * form.edge)),
    [from - 0.25, to - 0.45].map((y) => slice(design, y, 0.5, dark, -0.2, 0.05)),
    slice(design, h + 0.55, 0.3, glass(0x101114, { roughness: 0.12 }), -1.5, 0.1),
    part(lathe([at(inner - 0.4, from), at(inner - 0.4, to)], 64), shade(0x1a1c1e)),
    merged(drum, matte(0x44474a)),
    merged(bars(design, from, to), plastic(black ? 0x565a5f : form.white, 0.34)),
    part(box(design.rx * 1.2, 0.24, 0.3, 0.08), matte(form.accent, 0.35), [0, from - 1, design.rz - 0.02]),
    controls(look, form, design, h, body),
    place(badge(form, 1.2, body, design.rx * 1.1), [0, (4.6 + from) / 2, design.rz + 0.03]),
    has(look, 'remote')
      ? [
          extra(
            place(
              group(
                part(box(3.6, 11, 1.3, 0.6, 5), matte(form.black, 0.45)),
                part(box(1.2, 1.2, 0.2, 0.06), matte(form.accent), [0, 3, 0.65]),
              ),
              [14, 0.7, 12],
              [-Math.PI / 2, 0, 0.5],
            ),
          ),
        ]
      : [],
    extra(
      part(
        pipe(
          [
            [0, 1.2, -12],
            [0, 1.2, -16],
            [9, 0.35, -18],
            [16, 0.35, -13],
          ],
          3,
          0.34,
          70,
          14,
        ),
        rubber(),
      ),
    ),
  )
}

export const towerFanModel: Model = {
  kind: 'tower-fan',
  colours: ['white', 'black'],
  views: {
    a: { azimuth: -28, elevation: 13, fill: 0.92 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.9 },
    c: { azimuth: -26, elevation: 18, floor: false, focus: { at: [0, 84, 4], radius: 11 } },
  },
  sizes: { of: (look) => centimetres(look, 'height', 91), usual: 91, largest: 106 },
  build: towerFan,
}
