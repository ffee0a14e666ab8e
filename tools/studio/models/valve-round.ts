import { CircleGeometry } from 'three'
import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, matte, plastic, powder, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { around, connection, group, merged, part, place } from '../geometry/parts.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, latheZ } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import { surface } from '../surface.ts'
import type { Look, Model } from '../types.ts'

/** What closes the valve: a cone, a flat disc, a dish, rings, or a square plate. */
type Core = 'cone' | 'disc' | 'dish' | 'rings' | 'plate'
const CORES: readonly [Core, ...Core[]] = ['cone', 'disc', 'rings', 'dish', 'plate']

function core(kind: Core, r: number, form: Form, coat: Finish): Group {
  const e = 0.2 + form.edge * 0.3
  switch (kind) {
    case 'cone':
      return group(
        part(
          latheZ(
            [
              at(0, 1.5),
              at(r * 0.4, 1.6, 2),
              at(r - 0.7, 2.1, 0.5),
              at(r, 1.8, 0.3),
              at(r - 0.2, 1.3, 0.3),
              at(r * 0.6, 0.2, 0.8),
              at(1.4, -1.2, 0.5),
              at(0, -1.2),
            ],
            128,
            8,
          ),
          coat,
        ),
      )
    case 'disc':
      return group(
        part(
          latheZ(
            [
              at(0, 2.4),
              at(r * 1.12, 2.3, e),
              at(r * 1.16, 1.7, e),
              at(r * 0.8, 1.4, 0.4),
              at(1.4, -1, 0.5),
              at(0, -1),
            ],
            128,
            8,
          ),
          coat,
        ),
      )
    case 'dish':
      return group(
        part(
          latheZ(
            [at(0, 0.2), at(r * 0.5, 0.5, 3), at(r * 0.94, 2, e), at(r, 1.6, 0.2), at(r * 0.7, 0, 0.6), at(0, -1.2)],
            128,
            8,
          ),
          coat,
        ),
        part(latheZ([at(0, 1.2), at(0.9, 1.1, 0.3), at(1.1, 0.2)], 48), matte(form.accent, 0.4)),
      )
    case 'rings':
      return group(
        [1, 0.74, 0.48].map((share) =>
          part(
            latheZ(
              [
                at(r * share, 0.8),
                at(r * share, 1.7, e * 0.6),
                at(r * (share - 0.16), 2.1, e * 0.6),
                at(r * (share - 0.17), 1.2),
                at(r * share, 0.8),
              ],
              112,
            ),
            coat,
          ),
        ),
        part(latheZ([at(0, 2.2), at(r * 0.22, 2.1, 0.2), at(r * 0.24, 1)], 64), coat),
        merged(
          around(3, (angle) =>
            box(r, 0.35, 0.5, 0.1, 2)
              .translate(r / 2, 0, 0.9)
              .rotateZ(angle),
          ),
          coat,
        ),
      )
    case 'plate':
      return group(
        part(extrude(roundedRect(r * 1.9, r * 1.9, 0.4 + form.corner * r * 0.5), 0.9, 0.25), coat, [0, 0, 1.7]),
        part(latheZ([at(r * 0.7, 1.8), at(1, -1, 0.5)], 64), coat),
      )
  }
}

export function roundValve(look: Look): Group {
  const form = formOf(look.brand)
  const kind = pick(CORES, form.first, look.line)
  const duct = centimetres(look, 'diameter', 12.5) / 2
  const r = duct * 1.06 + 1.9
  const hole = duct * 0.92
  const metal = factMatches(look, 'material', /plech/)
  const coat = metal ? powder(form.white, { roughness: 0.36, bump: [[0.05, 22]] }) : plastic(form.white, 0.38)
  const e = 0.3 + form.edge * 0.4
  const square = kind === 'plate'
  const ringShape = latheZ(
    [
      at(hole - 0.15, -4.4),
      at(hole, -0.6),
      at(r, -0.5, 0.2),
      at(r + 0.1, 0, 0.3),
      at(r - 0.7, 0.75, e),
      at(hole + 0.5, 0.5, e),
      at(hole - 0.1, -0.4, 0.5),
      at(hole - 0.15, -4.4),
    ],
    128,
    8,
  )
  return group(
    part(ringShape, coat),
    square
      ? [part(extrude(roundedRect(r * 2, r * 2, 0.6 + form.corner * r * 0.6, []), 0.5, 0.15), coat, [0, 0, -0.4])]
      : [],
    place(core(kind, hole - 0.6, form, coat), [0, 0, 0]),
    part(
      latheZ([at(0.42, -1), at(0.42, -6.2), at(0, -6.3)], 32),
      surface({ color: 0xc9ccce, metalness: 1, roughness: 0.3 }),
    ),
    part(latheZ([at(0, -4), at(1.2, -4, 0.1), at(1.2, -4.5, 0.1), at(0, -4.5)], 6), galvanised()),
    part(
      latheZ([at(hole, -1.4), at(hole + 0.4, -1.3, 0.15), at(hole + 0.4, -0.7, 0.15), at(hole, -0.6)], 112),
      plastic(form.seal, 0.7),
    ),
    connection(
      part(
        latheZ([at(duct - 0.04, -1.2), at(duct - 0.04, -8), at(duct - 0.25, -8.1), at(duct - 0.25, -1.2)], 112),
        metal ? galvanised() : plastic(0xdedfdd, 0.4),
      ),
      'z',
      -1,
    ),
    part(new CircleGeometry(duct - 0.3, 72), shade(0x202224), [0, 0, -4.6]),
    place(badge(form, 0.5, coat, r * 0.5), [0, -(r + hole) / 2 + 0.1, 0.72]),
  )
}

export const roundValveModel: Model = {
  kind: 'valve-round',
  colours: ['white'],
  views: {
    a: { azimuth: 36, elevation: 16, fill: 0.8 },
    b: { azimuth: 90, elevation: 3, lens: 14, fill: 0.8 },
    c: { azimuth: 58, elevation: 16, floor: false, focus: { at: [3.5, 3, 1], radius: 5 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 12.5), usual: 12.5, largest: 20 },
  build: roundValve,
}
