import { BackSide, CircleGeometry } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import { galvanised, matte, shade } from '../finishes.ts'
import { ductEnd, endOf, spiralTube, sticker } from '../geometry/duct.ts'
import { around, group, merged, part, place, spread } from '../geometry/parts.ts'
import { ring } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { box, latheX } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model, Mounting } from '../types.ts'

type Jacket = 'spiral' | 'smooth' | 'ribbed' | 'square'
const JACKETS: readonly [Jacket, ...Jacket[]] = ['spiral', 'smooth', 'square', 'ribbed']

/** Coloured bands lie this share of the length beside the middle. */
const BAND = 0.34

/** Dark holes on the inner wall near the open end, in staggered rows. */
function perforation(radius: number, from: number): Group {
  const each = Math.round(radius * 5.5)
  const holes = Array.from({ length: 12 }, (_, row) =>
    around(each, (angle) =>
      new CircleGeometry(0.27, 8)
        .rotateX(Math.PI / 2)
        .translate(from - row * 0.95, radius - 0.26, 0)
        .rotateX(angle + ((row % 2) * Math.PI) / each),
    ),
  ).flat()
  return group(merged(holes, shade(0x1d1f21)))
}

function jacketOf(kind: Jacket, shell: number, length: number): Group {
  const metal = galvanised()
  const plain = part(latheX([at(shell, -length / 2), at(shell, length / 2)], 128), metal)
  switch (kind) {
    case 'spiral':
      return group(part(spiralTube(shell, length, 8.5, 0.2), metal))
    case 'smooth':
      return group(plain, part(box(length, 0.5, 1.8, 0.15), metal, [0, shell * 0.62, shell * 0.79], [0.9, 0, 0]))
    case 'ribbed': {
      // the label lies on the flat middle, and no rib meets a band
      const [flat, end] = [Math.min(7.6, length * 0.24), length / 2 - 3]
      const places = spread(Math.max(2, Math.round((end - flat) / 8) + 1), flat, end, (x) => x)
      return group(
        plain,
        merged(
          places
            .filter((x) => Math.abs(x - BAND * length) > 1.9)
            .flatMap((x) => [-x, x])
            .map((x) =>
              ring(shell, 1, 0, 112, 10)
                .rotateY(Math.PI / 2)
                .translate(x, 0, 0),
            ),
          metal,
        ),
      )
    }
    case 'square':
      return group(
        part(box(length, shell * 2, shell * 2, 0.4), metal),
        [-1, 1].flatMap((y) =>
          [-1, 1].map((z) =>
            part(box(length + 0.6, 1.6, 1.6, 0.3), galvanised({ color: 0xa9adb0 }), [
              0,
              y * (shell - 0.7),
              z * (shell - 0.7),
            ]),
          ),
        ),
      )
  }
}

export function silencer(look: Look): Group {
  const form = formOf(look.brand)
  const jacket = pick(JACKETS, form.first, look.line)
  const radius = centimetres(look, 'diameter', 16) / 2
  const shell = radius + (factMatches(look, 'insulation', /100/) ? 9 : 5)
  // a metre is not shown whole, or the end would be a dot
  const length = centimetres(look, 'length', 50) * (centimetres(look, 'length', 50) > 60 ? 0.84 : 1)
  const metal = galvanised()
  const half = length / 2
  const cap = (): Group =>
    group(
      jacket === 'square'
        ? part(latheX([at(shell - 1, 0), at(radius + 1.4, 0.4, 0.4), at(radius, 0.6)], 112), metal)
        : part(
            latheX(
              [
                at(shell + 0.1, -2.4),
                at(shell + 0.3, -2, 0.1),
                at(shell + 0.3, 0, 0.3),
                at(shell - 0.8, 0.35, 0.3),
                at(radius + 1.4, 0.5, 0.4),
                at(radius, 0.6),
              ],
              128,
            ),
            metal,
          ),
      ductEnd(endOf(form, look.line), radius, metal, form),
    )
  return group(
    jacketOf(jacket, shell, length),
    part(
      latheX([at(radius - 0.22, -half), at(radius - 0.22, half)], 112),
      galvanised({ side: BackSide, color: 0xb1b5b8 }),
    ),
    perforation(radius, half + 1),
    place(cap(), [half, 0, 0]),
    place(cap(), [-half, 0, 0], [0, Math.PI, 0]),
    [-BAND, BAND].map((share) =>
      part(
        jacket === 'square'
          ? box(1.6, shell * 2 + 0.5, shell * 2 + 0.5, 0.3)
          : latheX([at(shell, -0.8), at(shell + 0.45, -0.7, 0.1), at(shell + 0.45, 0.7, 0.1), at(shell, 0.8)], 112),
        matte(form.accent, 0.5),
        [share * length, 0, 0],
      ),
    ),
    place(
      group(
        sticker(
          form,
          `Ø${radius * 20} L${Math.round(centimetres(look, 'length', 50) * 10)}`,
          shell + (jacket === 'ribbed' ? 0.02 : 0.35),
          0,
        ),
      ),
      [0, 0, 0],
      // a label on a flat front must not be turned into it
      [jacket === 'square' ? 0.35 : 0, 0, 0],
    ),
  )
}

const mounting = (look: Look): Mounting => ({ flanged: endOf(formOf(look.brand), look.line) === 'flange' })

export const silencerModel: Model = {
  kind: 'silencer',
  colours: ['galvanised'],
  views: {
    a: { azimuth: 44, elevation: 14, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.9 },
    c: { azimuth: 62, elevation: 10, floor: false, focus: { at: [30, 0, 0], radius: 15 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 16), usual: 16, largest: 31.5 },
  mounting,
  build: silencer,
}
