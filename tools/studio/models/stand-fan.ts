import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { chrome, glass, matte, plastic, powder } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { guardedHead } from '../geometry/guard.ts'
import type { Cage } from '../geometry/guard.ts'
import { display } from '../geometry/hardware.ts'
import { around, extra, group, part, place } from '../geometry/parts.ts'
import { pipe } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe } from '../geometry/solids.ts'
import { centimetres, has, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

type Foot = 'dish' | 'cross' | 'ring' | 'plate' | 'tripod'
const DESIGNS: readonly [readonly [Foot, Cage], ...(readonly [Foot, Cage])[]] = [
  ['dish', 'swirl'],
  ['cross', 'rays'],
  ['plate', 'rings'],
  ['tripod', 'arches'],
  ['ring', 'pairs'],
  ['plate', 'swirl'],
]

function foot(kind: Foot, half: number, body: Finish): Group {
  const socket = part(lathe([at(4, 1), at(3.2, 4.2, 0.6), at(2.6, 9, 0.4), at(1.6, 9.6)], 64), body)
  switch (kind) {
    case 'dish':
      return group(
        part(
          lathe(
            [
              at(0, 0),
              at(half - 0.6, 0),
              at(half, 0.5, 0.4),
              at(half - 0.2, 1.5, 0.7),
              at(half * 0.8, 2.6, 1.2),
              at(4, 4.2, 1),
            ],
            128,
          ),
          body,
        ),
        socket,
      )
    case 'cross':
      return group(
        around(4, (angle) =>
          part(
            box(half, 2, 4.4, 0.9, 5)
              .translate(half / 2, 1.2, 0)
              .rotateY(angle + Math.PI / 4),
            body,
          ),
        ),
        socket,
      )
    case 'plate':
      return group(
        part(extrude(roundedRect(half * 1.7, half * 1.7, half * 0.24), 1.8, 0.5).rotateX(-Math.PI / 2), body),
        socket,
      )
    case 'ring':
      return group(
        part(
          lathe([at(half - 4, 0), at(half, 0, 0.5), at(half, 1.6, 0.7), at(half - 4, 1.6, 0.7), at(half - 4, 0)], 128),
          body,
        ),
        part(box(half * 2 - 4, 1.4, 4, 0.5), body, [0, 0.8, 0]),
        socket,
      )
    case 'tripod':
      return group(
        around(3, (angle) =>
          part(
            pipe(
              [
                [0, 22, 0],
                [half * 0.4 * Math.sin(angle), 12, half * 0.4 * Math.cos(angle)],
                [half * 1.15 * Math.sin(angle), 0.8, half * 1.15 * Math.cos(angle)],
              ],
              6,
              1,
              40,
              14,
            ),
            body,
          ),
        ),
        part(lathe([at(0, 0), at(2.6, 0, 0.5), at(2.6, 6, 0.5), at(0, 6)], 48), body, [0, 19, 0]),
      )
  }
}

function panel(look: Look, form: Form, body: Finish, y: number): Group {
  const touch = factMatches(look, 'control', /dotyk/)
  const keys = [0, 1, 2, 3].map((i) =>
    part(box(3.6, 1.3, 0.7, 0.3), i ? matte(0x8a8f93, 0.4) : matte(form.accent, 0.4), [0, y - 4 + i * 2.2, 3.3]),
  )
  return group(
    part(box(6.4, 13, 4.6, 0.4 + form.corner * 2, 7), body, [0, y, 1]),
    touch
      ? [
          place(
            display(4.6, 10, [
              { text: '24°', height: 1.1, y: 2.6 },
              { text: '. . .', height: 1, y: -1 },
              { text: '+', height: 1, y: -3.4 },
            ]),
            [0, y, 3.2],
          ),
        ]
      : keys,
  )
}

/** Remote control in a clip on the pole. */
const remote = (form: Form, y: number): Group =>
  group(
    part(box(3.4, 10, 1.4, 0.6, 5), matte(form.black, 0.45), [3.4, y, 0.6]),
    part(box(2.4, 3, 0.1, 0.04), glass(0x15181b), [3.4, y + 2.6, 1.32]),
    part(box(1, 1, 0.14, 0.05), matte(form.accent), [3.4, y - 1, 1.32]),
  )

export function standFan(look: Look): Group {
  const form = formOf(look.brand)
  const [kind, cage] = pick(DESIGNS, form.first, look.line)
  const guard = centimetres(look, 'diameter', 40) / 2 + 1.8
  const height = centimetres(look, 'height', 120) - guard
  const metal = factMatches(look, 'material', /kov/)
  const colour = look.colour === 'black' ? form.black : form.white
  const body = metal ? powder(colour, { clearcoat: 0.2, clearcoatRoughness: 0.3 }) : plastic(colour, 0.4)
  const pole = metal ? chrome({ roughness: 0.16 }) : body
  return group(
    foot(kind, guard * 0.92, body),
    part(lathe([at(1.35, 8), at(1.35, height - 30)], 48), pole),
    part(
      lathe([at(1.4, height - 40), at(2.1, height - 40, 0.2), at(2.2, height - 34, 0.3), at(1.5, height - 33)], 48),
      body,
    ),
    part(lathe([at(1, height - 38), at(1, height - 6)], 40), pole),
    part(box(3.4, 9, 3.2, 0.8, 6), body, [0, height - 9, -1.5]),
    place(
      guardedHead({
        form,
        body,
        blade: look.colour === 'black' ? 0xb9c5ca : 0xd9e2e6,
        wire: look.colour === 'black' ? 0x9da1a4 : 0xd2d5d7,
        radius: guard,
        cage,
      }),
      [0, height, 0],
      [-0.1, 0, 0],
    ),
    panel(look, form, body, height - guard - 15),
    has(look, 'remote') ? [extra(remote(form, height - guard - 34))] : [],
  )
}

export const standFanModel: Model = {
  kind: 'stand-fan',
  samples: 14,
  colours: ['black', 'white'],
  views: {
    a: { azimuth: -30, elevation: 8, fill: 0.93 },
    b: { azimuth: 0, elevation: 2, lens: 14, fill: 0.92 },
    c: { azimuth: -34, elevation: 10, floor: false, focus: { at: [0, 98, 2], radius: 19 } },
  },
  sizes: { of: (look) => centimetres(look, 'height', 120), usual: 120, largest: 133 },
  build: standFan,
}
