import { DoubleSide, Shape } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { brushed, galvanised, matte, rubber, steel } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { ductEnd, endOf, sticker, tubeInside } from '../geometry/duct.ts'
import { group, part, place } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { at, disc } from '../geometry/profile.ts'
import { box, extrude, latheX } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  /** Two half-moons on an upright pin, one disc that tilts, or four petals. */
  readonly leaf: 'wings' | 'disc' | 'petals'
  /** How far they stand open, in radians. */
  readonly open: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { leaf: 'wings', open: 0.42 },
  { leaf: 'disc', open: 0.6 },
  { leaf: 'petals', open: 0.35 },
  { leaf: 'wings', open: 0.95 },
  { leaf: 'disc', open: 0.15 },
]

function sector(radius: number, from: number, to: number): Shape {
  const shape = new Shape()
  shape.moveTo(0.25 * Math.cos((from + to) / 2), 0.25 * Math.sin((from + to) / 2))
  shape.absarc(0, 0, radius, from + 0.03, to - 0.03, false)
  shape.closePath()
  return shape
}

/** A quarter of a disc round the direction x. */
function petal(radius: number): Shape {
  const half = Math.PI / 4 - 0.025
  const shape = new Shape()
  shape.moveTo(0.35, 0)
  shape.lineTo(radius * Math.cos(half), -radius * Math.sin(half))
  shape.absarc(0, 0, radius, -half, half, false)
  shape.closePath()
  return shape
}

function wings(radius: number, open: number, sheet: Finish): Group {
  const wing = (side: number): Group =>
    place(
      group(
        part(extrude(sector(radius - 0.45, -Math.PI / 2, Math.PI / 2), 0.12, 0.02), sheet),
        part(extrude(sector(radius * 0.7, -Math.PI / 2, Math.PI / 2), 0.06, 0.02), sheet, [0.6, 0, 0.14]),
      ),
      [0, 0, 0],
      [0, side > 0 ? -open : Math.PI + open, 0],
    )
  const coil = Array.from({ length: 121 }, (_, i) => {
    const turn = (i / 120) * Math.PI * 2 * 9
    return [0.55 * Math.cos(turn), -2.2 + (i / 120) * 4.4, 0.55 * Math.sin(turn) + 0.1] as const
  })
  return group(
    wing(1),
    wing(-1),
    part(box(0.5, radius * 1.96, 0.5, 0.2), steel()),
    part(wire(coil, 0.1, 300, 7), steel({ roughness: 0.2 })),
  )
}

function leaves({ leaf, open }: Design, radius: number, form: Form): Group {
  const sheet = brushed(0xd4d6d8, { grainAxis: 'y', side: DoubleSide })
  switch (leaf) {
    case 'wings':
      return wings(radius, open, sheet)
    case 'disc':
      return group(
        place(
          group(
            part(extrude(disc(radius - 0.5), 0.14, 0.03), sheet),
            part(extrude(disc(radius * 0.62), 0.08, 0.02), sheet, [0, 0, 0.14]),
          ),
          [0, radius * 0.2, 0],
          [open, 0, 0],
        ),
        part(box(radius * 1.98, 0.6, 0.6, 0.2), steel(), [0, radius * 0.2, 0.1]),
        part(box(0.5, radius * 0.5, 0.8, 0.2), matte(form.accent), [radius * 0.5, radius * 0.2, 0.5]),
      )
    case 'petals':
      return group(
        [0, 1, 2, 3].map((i) =>
          place(
            group(place(group(part(extrude(petal(radius - 0.5), 0.14, 0.02), sheet)), [0, 0, 0], [0, open * 0.5, 0])),
            [0, 0, 0],
            [0, 0, (i * Math.PI) / 2],
          ),
        ),
        [0, Math.PI / 2].map((turn) =>
          part(box(radius * 1.96, 0.5, 0.4, 0.15), steel(), [0, 0, turn ? 0.3 : 0.5], [0, 0, turn + Math.PI / 4]),
        ),
      )
  }
}

export function damper(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const r = centimetres(look, 'diameter', 16) / 2
  const length = centimetres(look, 'length', 10)
  const end = Math.max(2.6, length * 0.28)
  const middle = length - 2 * end
  const metal = galvanised()
  const upright = !factMatches(look, 'installation', /svisle/)
  const weight = group(
    part(box(0.7, 3.2, 0.7, 0.2), steel(), [0, r + 1.4, 0]),
    part(box(1.4, 1.2, 1.4, 0.3), matte(form.accent), [0, r + 3.1, 0]),
  )
  return group(
    part(
      latheX(
        [
          at(r, -middle / 2),
          at(r + 0.06, -middle * 0.3),
          at(r + 0.36, -middle * 0.22, 0.2),
          at(r + 0.36, middle * 0.22, 0.2),
          at(r + 0.06, middle * 0.3),
          at(r, middle / 2),
        ],
        128,
      ),
      metal,
    ),
    tubeInside(r, middle),
    place(ductEnd(endOf(form, look.line), r, metal, form, end), [middle / 2, 0, 0]),
    place(ductEnd(endOf(form, look.line), r, metal, form, end), [-middle / 2, 0, 0], [0, Math.PI, 0]),
    place(leaves(design, r, form), [length / 2 - Math.min(2.5, length * 0.2), 0, 0], [0, Math.PI / 2, 0]),
    part(ring(r - 0.35, 0.2, length / 2 - 3.2, 112, 8).rotateY(Math.PI / 2), rubber(form.seal)),
    upright ? [weight] : [],
    length > 12 ? [sticker(form, `Ø${r * 20}`, r + 0.4, 0)] : [],
  )
}

export const damperModel: Model = {
  kind: 'damper',
  colours: ['galvanised'],
  views: {
    a: { azimuth: 58, elevation: 14, fill: 0.82 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 76, elevation: 8, floor: false, focus: { at: [6, 0, 0], radius: 7.6 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 16), usual: 16, largest: 25 },
  build: damper,
}
