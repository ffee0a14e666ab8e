import type { Group } from 'three'
import { formOf } from '../brands.ts'
import type { Form } from '../brands.ts'
import { chrome, matte, plastic, powder, wood } from '../finishes.ts'
import type { Finish } from '../finishes.ts'
import { guardedHead } from '../geometry/guard.ts'
import type { Cage } from '../geometry/guard.ts'
import { knob } from '../geometry/knob.ts'
import { group, part, place, spread } from '../geometry/parts.ts'
import { pipe } from '../geometry/paths.ts'
import { at, roundedRect } from '../geometry/profile.ts'
import { box, extrude, lathe, latheX } from '../geometry/solids.ts'
import { centimetres, pick, factMatches } from '../look.ts'
import type { Look, Model } from '../types.ts'

/** What it stands on: a dish with a neck, a block, a bent tube, three legs, or a drum. */
type Foot = 'dish' | 'block' | 'yoke' | 'legs' | 'drum'
const DESIGNS: readonly [readonly [Foot, Cage], ...(readonly [Foot, Cage])[]] = [
  ['dish', 'swirl'],
  ['block', 'rays'],
  ['yoke', 'rings'],
  ['legs', 'arches'],
  ['drum', 'pairs'],
  ['dish', 'rings'],
  ['yoke', 'swirl'],
]

const COLOURS: Readonly<Record<string, number>> = { mint: 0xa9d8c6 }

interface Parts {
  readonly body: Finish
  readonly trim: Finish
  readonly form: Form
  /** Half width of the foot and the height of the axis that the head tilts on. */
  readonly half: number
  readonly axis: number
  readonly radius: number
}

function controls(look: Look, { form, body }: Parts, y: number, z: number, tilt: number): Group {
  // a knob looks forwards anyway, keys have to be tilted to do so
  const forwards = tilt > 1
  if (factMatches(look, 'control', /knoflík/))
    return place(knob(form, 1.9, body), [0, y, z], [forwards ? 0 : tilt, 0, 0])
  const key = (i: number) => lathe([at(0, 0.5), at(0.62, 0.46, 0.2), at(0.72, 0)], 40).rotateX(tilt + (i - i))
  return group(spread(4, -3, 3, (x, i) => part(key(i), i === 0 ? matte(form.accent, 0.35) : chrome(), [x, y, z])))
}

function foot(kind: Foot, look: Look, parts: Parts): Group {
  const { body, trim, half, axis, radius } = parts
  const neck = part(lathe([at(2.4, 3), at(1.9, 6, 1), at(1.8, axis)], 64), trim)
  switch (kind) {
    case 'dish':
      return group(
        part(
          lathe(
            [
              at(0, 0),
              at(half - 0.4, 0),
              at(half, 0.5, 0.4),
              at(half - 0.1, 1.6, 0.6),
              at(half * 0.86, 3, 1),
              at(half * 0.4, 4, 1.4),
              at(2.6, 5.5, 1),
            ],
            128,
            8,
          ),
          body,
        ),
        neck,
        controls(look, parts, 3.35, half * 0.62, 0.22),
      )
    case 'block':
      return group(
        part(
          extrude(roundedRect(half * 1.7, half * 1.25, half * 0.3), 4.4, 0.7, { bevelSegments: 8 }).rotateX(
            -Math.PI / 2,
          ),
          body,
        ),
        neck,
        controls(look, parts, 4.4, half * 0.3, 0),
      )
    case 'drum':
      return group(
        part(lathe([at(0, 0), at(half * 0.62, 0, 0.4), at(half * 0.6, 6.4, 0.9), at(0, 6.8)], 128, 8), body),
        part(lathe([at(half * 0.63, 0.3), at(half * 0.64, 0.9, 0.1), at(half * 0.6, 1)], 128), trim),
        neck,
        controls(look, parts, 3.4, half * 0.6, Math.PI / 2),
      )
    case 'yoke': {
      const wide = radius + 1.4
      const tube = pipe(
        [
          [-wide, axis, 0],
          [-wide, 0.6, 0],
          [-wide * 0.72, 0.6, half * 0.9],
          [wide * 0.72, 0.6, half * 0.9],
          [wide, 0.6, 0],
          [wide, axis, 0],
        ],
        3.4,
        0.65,
        160,
        14,
      )
      const joints = [-1, 1].map((s) =>
        part(latheX([at(0, -0.8), at(1.3, -0.8, 0.2), at(1.3, 0.8, 0.2), at(0, 0.8)], 40), body, [s * wide, axis, 0]),
      )
      return group(
        part(tube, trim),
        joints,
        part(
          pipe(
            [
              [-wide, 0.65, 0],
              [wide, 0.65, 0],
            ],
            1,
            0.65,
            40,
            14,
          ),
          trim,
        ),
        controls(look, parts, 1.1, half * 0.9, 0),
      )
    }
    case 'legs': {
      // they spread below the cage, or they would pass through it
      const knee = axis - radius - 1.5
      return group(
        part(lathe([at(1.3, knee), at(1.3, axis - 1)], 48), trim),
        spread(3, Math.PI / 3, (5 * Math.PI) / 3, (angle) =>
          part(
            pipe(
              [
                [0, knee + 0.8, 0],
                [half * 0.5 * Math.sin(angle), knee * 0.55, half * 0.5 * Math.cos(angle)],
                [half * Math.sin(angle), 0.5, half * Math.cos(angle)],
              ],
              4,
              0.75,
              40,
              14,
            ),
            trim,
          ),
        ),
        part(lathe([at(0, 0), at(2.4, 0, 0.4), at(2.6, 2.4, 0.6), at(1.6, 3.6, 0.5), at(0, 3.8)], 64), body, [
          0,
          knee - 1.2,
          0,
        ]),
        controls(look, parts, knee + 0.2, 2.5, Math.PI / 2),
      )
    }
  }
}

export function deskFan(look: Look): Group {
  const form = formOf(look.brand)
  const [kind, cage] = pick(DESIGNS, form.first, look.line)
  const radius = centimetres(look, 'diameter', 30) / 2
  const metal = factMatches(look, 'material', /kov/)
  const colour = COLOURS[look.colour] ?? (look.colour === 'black' ? form.black : form.white)
  const body = metal
    ? powder(colour, { clearcoat: 0.3, clearcoatRoughness: 0.2 })
    : plastic(colour, 0.3, { clearcoat: 0.45, clearcoatRoughness: 0.14 })
  const trim = factMatches(look, 'material', /dřev/) ? wood(0xb98550, { grainAxis: 'y' }) : metal ? chrome() : body
  const guard = radius + 1.6
  const half = Math.max(8, guard * 0.78)
  const axis = Math.max(guard + 3, centimetres(look, 'height', guard * 2 + 10) - guard)
  const parts = { body, trim, form, half, axis, radius: guard }
  return group(
    foot(kind, look, parts),
    kind === 'yoke'
      ? []
      : [
          part(box(4.2, 5, 4.2, 1.5, 6), body, [0, axis - 0.5, -2.4]),
          part(latheX([at(0, 2.8), at(1.4, 2.7, 0.3), at(1.6, -2.7, 0.3), at(0, -2.8)], 40), chrome(), [0, axis, -2.4]),
        ],
    place(
      guardedHead({
        form,
        body,
        blade: look.colour === 'black' ? 0x8f979c : look.colour === 'mint' ? 0xd7ece3 : 0xdfe6e9,
        wire: metal ? 0xc8b48a : 0xd2d5d7,
        radius: guard,
        cage,
        bulk: kind === 'yoke' ? 0.2 : 0.6,
      }),
      [0, axis, 1],
      [-0.12, 0, 0],
    ),
  )
}

export const deskFanModel: Model = {
  kind: 'desk-fan',
  samples: 14,
  colours: ['white', 'black', 'mint'],
  views: {
    a: { azimuth: -32, elevation: 10, fill: 0.88 },
    b: { azimuth: 0, elevation: 3, lens: 14, fill: 0.86 },
    c: { azimuth: -38, elevation: 12, floor: false, focus: { at: [0, 28, 2], radius: 12 } },
  },
  sizes: { of: (look) => centimetres(look, 'diameter', 30), usual: 28, largest: 30 },
  build: deskFan,
}
