import type { Group } from 'three'
import { formOf } from '../brands.ts'
import { galvanised, matte } from '../finishes.ts'
import { ductEnd, endOf, sticker, tubeInside } from '../geometry/duct.ts'
import { group, part, place } from '../geometry/parts.ts'
import { ring, wire } from '../geometry/paths.ts'
import { at } from '../geometry/profile.ts'
import { latheX } from '../geometry/solids.ts'
import { centimetres, pick } from '../look.ts'
import type { Look, Model } from '../types.ts'

interface Design {
  /** How the branch meets the tube: with a pressed saddle, a cone, or a sharp seam. */
  readonly branch: 'saddle' | 'cone' | 'seam'
  readonly long: number
  readonly beads: number
}

const DESIGNS: readonly [Design, ...Design[]] = [
  { branch: 'saddle', long: 1.3, beads: 1 },
  { branch: 'cone', long: 1.7, beads: 2 },
  { branch: 'seam', long: 1.15, beads: 0 },
  { branch: 'saddle', long: 2, beads: 3 },
]

export function tee(look: Look): Group {
  const form = formOf(look.brand)
  const design = pick(DESIGNS, form.first, look.line)
  const radius = centimetres(look, 'diameter', 16) / 2
  const b = Math.min(radius, centimetres(look, 'branch', 12.5) / 2)
  const foot = design.branch === 'cone' ? Math.min(radius * 0.97, b * 1.35) : Math.min(radius * 0.985, b + 0.35)
  const length = Math.max(foot * 2 + 4, design.long * b * 2 + 5)
  const metal = galvanised()
  const saddle = Array.from({ length: 65 }, (_, i) => {
    const angle = (i / 64) * Math.PI * 2
    const z = foot * Math.sin(angle)
    return [foot * Math.cos(angle), Math.sqrt(Math.max(0, radius * radius - z * z)) + 0.12, z] as const
  })
  const rise = design.branch === 'cone' ? 5 : 2.4
  const stub = group(
    part(
      latheX(
        [
          at(foot + 0.15, radius * 0.2),
          at(foot + 0.05, radius + (design.branch === 'cone' ? 0.4 : 0.8)),
          at(b, radius + rise, 0.3),
        ],
        112,
      ),
      metal,
    ),
    place(ductEnd(endOf(form, look.line), b, metal, form), [radius + rise - 0.1, 0, 0]),
  )
  const beads = Array.from({ length: design.beads }, (_, i) =>
    [-1, 1].map((s) =>
      part(ring(radius + 0.04, 0.14, 0, 112, 8).rotateY(Math.PI / 2), metal, [s * (length / 2 - 1.2 - i * 0.9), 0, 0]),
    ),
  )
  return group(
    part(latheX([at(radius, -length / 2), at(radius, length / 2)], 128), metal),
    tubeInside(radius, length),
    design.branch === 'seam' ? [] : [part(wire(saddle, design.branch === 'saddle' ? 0.34 : 0.16, 128, 9), metal)],
    design.branch === 'seam' ? [part(wire(saddle, 0.22, 128, 8), matte(0x8f9498, 0.6))] : [],
    place(stub, [0, 0, 0], [0, 0, Math.PI / 2]),
    place(ductEnd(endOf(form, look.line), radius, metal, form), [length / 2, 0, 0]),
    place(ductEnd(endOf(form, look.line), radius, metal, form), [-length / 2, 0, 0], [0, Math.PI, 0]),
    beads.flat(),
    sticker(form, `Ø${radius * 20}/${b * 20}`, radius + 0.15, 0),
  )
}

export const teeModel: Model = {
  kind: 'tee',
  colours: ['galvanised'],
  views: {
    a: { azimuth: 40, elevation: 16, fill: 0.84 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.84 },
    c: { azimuth: 46, elevation: 30, floor: false, focus: { at: [2, 11, 2], radius: 10.5 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 16), usual: 16, largest: 25 },
  build: tee,
}
