import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { fabric, galvanised, matte, plastic } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { ductEnd } from '../geometry/duct.ts'
import { bolt, cable, ratingPlate } from '../geometry/hardware.ts'
import { impeller } from '../geometry/impeller.ts'
import { knob } from '../geometry/knob.ts'
import { group, part, place } from '../geometry/parts.ts'
import { at } from '../geometry/profile.ts'
import { box, latheZ } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

interface Design {
  /** Long, high and deep as shares of the diameter, plus room for the wool. */
  readonly long: number
  readonly high: number
  readonly deep: number
  readonly frame: boolean
  readonly lid: 'latches' | 'bolts' | 'round' | 'ribs'
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { long: 1.5, high: 1.25, deep: 1.25, frame: true, lid: 'bolts' },
  { long: 2.1, high: 1.05, deep: 1.35, frame: false, lid: 'latches' },
  { long: 1.6, high: 1.2, deep: 1.2, frame: false, lid: 'round' },
  { long: 2.3, high: 1.15, deep: 1.15, frame: false, lid: 'ribs' },
  { long: 1.8, high: 1.15, deep: 1.5, frame: true, lid: 'latches' },
]

function lid(kind: Design['lid'], form: Form, w: number, h: number, z: number): Group {
  const metal = galvanised()
  switch (kind) {
    case 'bolts':
      return group(
        part(box(w - 4, h - 4, 0.5, 0.2), metal, [0, 0, z]),
        [-1, 0, 1].flatMap((x) => [-1, 1].map((y) => place(bolt(0.42), [x * (w / 2 - 3.2), y * (h / 2 - 3), z + 0.3]))),
      )
    case 'latches':
      return group(
        part(box(w - 2, h - 2, 0.6, 0.25), metal, [0, 0, z]),
        [-1, 1].flatMap((x) =>
          [-1, 1].map((y) =>
            group(
              part(box(2.2, 4, 0.9, 0.3), matte(form.black), [x * w * 0.28, y * (h / 2 - 2), z + 0.5]),
              part(box(1.2, 1, 0.4, 0.15), matte(form.accent), [x * w * 0.28, y * (h / 2 - 3.4), z + 1]),
            ),
          ),
        ),
      )
    case 'round':
      return group(
        part(
          latheZ([at(0, z + 0.9), at(h * 0.36, z + 0.8, 0.3), at(h * 0.38, z, 0.3), at(h * 0.41, z - 0.1)], 96),
          metal,
        ),
        part(
          latheZ([at(h * 0.3, z + 0.84), at(h * 0.31, z + 0.94, 0.05), at(h * 0.32, z + 0.8)], 96),
          matte(form.accent),
        ),
      )
    case 'ribs':
      return group([-2, -1, 0, 1, 2].map((i) => part(box(0.9, h - 3, 0.7, 0.3), metal, [(i * w) / 6, 0, z])))
  }
}

/** Width, height and depth of the box of a fan for a duct of radius r. */
function measures(look: Look, { long, high, deep }: Design, r: number): readonly [number, number, number] {
  const wool = factMatches(look, 'insulation', /50/) ? 12 : 9.5
  return [long * r * 2 + wool, high * r * 2 + wool, deep * r * 2 + wool]
}

const radiusOf = (look: Look): number => centimetres(look, 'diameter', 25) / 2

function mounting(look: Look): Mounting {
  const [w, h, d] = measures(look, pick(DESIGNS, formOf(look.brand).first, look.line), radiusOf(look))
  return {
    feet: { y: -h / 2 - 0.25, x: [1 - w / 2, w / 2 - 1], z: d / 2 + 1, deep: d / 2 + 2.5 },
    gland: { at: [7.4 - w * 0.18, h / 2 + 2, d * 0.12] },
  }
}

export function boxFan(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const r = radiusOf(look)
  const [w, h, d] = measures(look, design, r)
  const metal = galvanised()
  const edge = galvanised({ color: 0xa3a7aa, roughness: 0.5 })
  const corner = matte(form.accent, 0.5)
  const frame = [-1, 1].flatMap((u) =>
    [-1, 1].flatMap((v) => [
      part(box(w + 0.6, 2.2, 2.2, 0.35), edge, [0, u * (h / 2 - 0.9), v * (d / 2 - 0.9)]),
      part(box(2.2, h + 0.6, 2.2, 0.35), edge, [u * (w / 2 - 0.9), 0, v * (d / 2 - 0.9)]),
      part(box(2.2, 2.2, d + 0.6, 0.35), edge, [u * (w / 2 - 0.9), v * (h / 2 - 0.9), 0]),
    ]),
  )
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z) =>
        part(box(2.8, 2.8, 2.8, 0.6), corner, [x * (w / 2 - 0.8), y * (h / 2 - 0.8), z * (d / 2 - 0.8)]),
      ),
    ),
  )
  const ec = factMatches(look, 'motor', /EC/)
  const blades = {
    root: r * 0.32,
    tip: r - 0.6,
    rootWidth: r * 0.26,
    tipWidth: r * 0.4 * form.rotor.width,
    rootPitch: 0.8,
    tipPitch: 0.5,
  }
  const end = form.first % 3 === 1 ? 'bead' : 'lip'
  const terminal = group(
    part(box(11, 8, 4.4, 0.4 + form.corner * 2, 6), plastic(ec ? form.black : 0xd9dbdc, 0.42)),
    ec
      ? [place(knob(form, 1.7, matte(0x3a3e42)), [2.4, 0, 2.2])]
      : [part(box(9.6, 6.6, 0.5, 0.3), plastic(0xd9dbdc, 0.36), [0, 0, 2.3])],
  )
  const plate = group(
    ratingPlate(7, 3.4, [`Ø ${r * 20}`, '230 V 50 Hz', 'IP44']),
    place(badge(form, 1.5, metal, w * 0.36), [0, 3.6, 0.02]),
  )
  return group(
    part(box(w - 0.8, h - 0.8, d - 0.8, 0.3), metal),
    design.frame
      ? [...frame, ...corners]
      : [part(box(w + 0.2, h - 5, d - 5, 0.3), metal), part(box(w - 5, h - 5, d + 0.2, 0.3), metal)],
    lid(design.lid, form, w, h, d / 2 + 0.1),
    [false, true].map((back) =>
      place(ductEnd(end, r, metal, form), [back ? -w / 2 : w / 2, 0, 0], [0, back ? Math.PI : 0, 0]),
    ),
    part(box(0.3, r * 2.3, r * 2.3, 0.1), fabric(0x4a4d50), [w / 2 - 0.2, 0, 0]),
    place(impeller(form.rotor.blades + 5, matte(0x54595d, 0.42), blades), [w / 2 + 1.4, 0, 0], [0, Math.PI / 2, 0]),
    place(terminal, [-w * 0.18, h / 2 + 2, d * 0.12], [-Math.PI / 2, 0, 0]),
    place(plate, [w * 0.22, -h * 0.26, d / 2 + 1.05]),
    cable(
      [
        [-w * 0.18 + 5.4, h / 2 + 2, d * 0.12],
        [w * 0.18, h / 2 + 1.8, d * 0.16],
        [w * 0.3, h / 2 + 0.6, d * 0.4],
        [w * 0.34, h * 0.36, d / 2 + 1],
        [w * 0.38, -h / 2 + 0.6, d / 2 + 2],
        [w / 2 + 8, -h / 2 + 0.6, d / 2 + 1],
      ],
      0.5,
    ),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => part(box(4, 0.5, 3, 0.2), edge, [x * (w / 2 - 1), -h / 2, z * (d / 2 + 1)])),
    ),
  )
}

export const boxFanModel: Model = {
  kind: 'box-fan',
  samples: 14,
  colours: ['galvanised'],
  views: {
    a: { azimuth: 36, elevation: 18, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 62, elevation: 14, floor: false, focus: { at: [22, 0, 0], radius: 18 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 25), usual: 25, largest: 31.5 },
  mounting,
  build: boxFan,
}
