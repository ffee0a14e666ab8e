import { CylinderGeometry } from 'three'
import type { BufferGeometry, Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { galvanised, matte, powder, shade } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { badge } from '../geometry/badge.ts'
import { bolt } from '../geometry/hardware.ts'
import { around, group, merged, part, place, spread } from '../geometry/parts.ts'
import { flatRing } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

/** A square pyramid that is cut off at the top, with flat sides; `low` and `high` are half of its sides. */
function pyramid(low: number, high: number, tall: number): BufferGeometry {
  const made = new CylinderGeometry(high * Math.SQRT2, low * Math.SQRT2, tall, 4, 1).toNonIndexed()
  made.computeVertexNormals()
  return made.rotateY(Math.PI / 4).translate(0, tall / 2, 0)
}

/** A dome, a flat plate, a square hat, or a pot that blows upwards. */
type Hood = 'dome' | 'plate' | 'hat' | 'pot'
const HOODS: readonly [Hood, ...Hood[]] = ['dome', 'hat', 'plate', 'pot']

function hoodOf(kind: Hood, r: number, form: Form, hood: Finish): Group {
  switch (kind) {
    case 'dome': {
      const seams = around(12, (angle) =>
        box(r * 0.62, 0.3, 0.32, 0.12, 2)
          .rotateZ(-0.36)
          .translate(r * 0.58, 24.3, 0)
          .rotateY(angle),
      )
      return group(
        part(
          lathe(
            [
              at(0, 17),
              at(r - 4, 17),
              at(r - 0.6, 16.2, 0.4),
              at(r + 0.5, 15.8, 0.3),
              at(r + 0.6, 17.4, 0.8),
              at(r - 1, 20.6, 1.8),
              at(r * 0.62, 25.4, 5),
              at(r * 0.3, 27, 2.5),
              at(0, 27.3),
            ],
            128,
            10,
          ),
          hood,
        ),
        merged(seams, hood),
        part(lathe([at(0, 29.4), at(2.6, 29.2, 0.8), at(3.4, 28, 0.4), at(3.6, 27, 0.3), at(4.6, 26.8)], 72), hood),
      )
    }
    case 'plate':
      return group(
        part(
          lathe(
            [
              at(0, 17),
              at(r, 17, 0.3),
              at(r + 1, 17.6, 0.4),
              at(r + 1, 18.6, 0.4),
              at(r * 0.7, 20.6, 2),
              at(r * 0.36, 21, 0.5),
              at(r * 0.34, 27, 1),
              at(0, 27.6),
            ],
            128,
          ),
          hood,
        ),
      )
    case 'hat':
      return group(
        part(
          extrude(roundedRect(r * 2, r * 2, 1 + form.corner * r * 0.5), 6, 1.2).rotateX(-Math.PI / 2),
          hood,
          [0, 16.4, 0],
        ),
        part(pyramid(r - 1.3, r * 0.2, 5.6), hood, [0, 22, 0]),
      )
    case 'pot':
      return group(
        part(
          lathe(
            [
              at(r * 0.86, 12),
              at(r * 0.9, 24, 0.6),
              at(r * 1.02, 27.4, 1),
              at(r * 0.96, 27.4),
              at(r * 0.8, 23.4, 0.6),
              at(r * 0.78, 12),
            ],
            128,
          ),
          hood,
        ),
        merged(
          [
            ...spread(7, 0.12, 0.94, (share) => flatRing(r * share * 0.98, 0.18, 26.8, 96, 7)),
            ...around(4, (angle) =>
              box(r * 1.9, 0.36, 0.36, 0.1, 2)
                .rotateY(angle / 2)
                .translate(0, 26.5, 0),
            ),
          ],
          galvanised({ color: 0x9a9ea1 }),
        ),
        part(lathe([at(0, 24), at(r * 0.8, 22)], 80), shade(0x2b2d30)),
      )
  }
}

export function roofFan(look: Look): Group {
  const form = formOf(look.brand)
  const kind = pick(HOODS, form.first, look.line)
  const r = centimetres(look, 'diameter', 31.5) / 2 + 8
  const graphite = look.colour === 'graphite'
  const hood = graphite ? powder(form.black + 0x0c0c0c, { clearcoat: 0.35, clearcoatRoughness: 0.25 }) : galvanised()
  const plinth = graphite
    ? powder(form.black, { clearcoat: 0.2, clearcoatRoughness: 0.3 })
    : galvanised({ color: 0xa5a9ac })
  const mesh = galvanised({ color: 0x9a9ea1 })
  const side = r * 1.9
  const bars = around(Math.round(r * 3.6), (angle) =>
    box(0.24, 9.6, 0.24, 0.1, 2)
      .translate(r - 4.6, 12.4, 0)
      .rotateY(angle),
  )
  const posts = around(6, (angle) =>
    box(1.5, 10.2, 0.9, 0.2)
      .translate(r - 5, 12.2, 0)
      .rotateY(angle + 0.3),
  )
  const strong = factMatches(look, 'motor', /fáz|EC/)
  return group(
    part(extrude(roundedRect(side, side, 0.4 + form.corner * 5), 3.2, 0.35).rotateX(-Math.PI / 2), plinth),
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => place(bolt(0.6), [x * (side / 2 - 2.4), 3.3, z * (side / 2 - 2.4)], [-Math.PI / 2, 0, 0])),
    ),
    part(
      lathe(
        [
          at(r * 0.82, 3.1),
          at(r * 0.8, 4.2, 0.6),
          at(r - 6, 5.6, 1),
          at(r - 6, 7.4),
          at(r - 3.8, 7.6, 0.2),
          at(r - 3.8, 8.2, 0.2),
          at(r - 6, 8.4),
        ],
        128,
      ),
      plinth,
    ),
    part(lathe([at(r - 8, 7), at(r - 8, 18)], 112), shade(0x2b2d30)),
    merged(bars, mesh),
    merged(
      [9.6, 12.4, 15.2].map((y) => flatRing(r - 4.6, 0.14, y)),
      mesh,
    ),
    merged(posts, plinth),
    hoodOf(kind, r, form, hood),
    part(lathe([at(r * 0.802, 4.3), at(r * 0.806, 4.9, 0.1), at(r * 0.77, 5)], 128), matte(form.accent, 0.5)),
    strong
      ? [
          part(box(8, 5, 5, 0.6), matte(form.black), [side * 0.3, 5.4, side * 0.34]),
          part(box(2, 2, 0.4, 0.2), matte(form.accent), [side * 0.3, 5.6, side * 0.34 + 2.6]),
        ]
      : [],
    place(badge(form, 1.5, plinth, side * 0.34), [0, 1.6, side / 2 + 0.01]),
  )
}

export const roofFanModel: Model = {
  kind: 'roof-fan',
  colours: ['graphite', 'galvanised'],
  views: {
    a: { azimuth: 30, elevation: 15, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: 24, elevation: 8, floor: false, focus: { at: [-6, 13, 18], radius: 13 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 31.5), usual: 31.5, largest: 40 },
  build: roofFan,
}
